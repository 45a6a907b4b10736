//! Declared functions, which the interpreter is given by name (language.md, section 6).

use rtcep_core::Value;
use rtcep_lang::compile_str;
use rtcep_lang::interp::{Declared, Interpreter, Output, Refused};

/// Two functions whose arguments are not interchangeable.
const RULES: &str = "engine Test; resolution 1us;
    event A { x: i64 }
    fn less(x: i64, y: i64) -> i64 = less;
    fn odd(x: i64) -> bool = odd;
    lifespan L { from startup; max_open 1; }
    situation S: all in L {
        operand a: first A if odd(x);
        emit { less: less(a.x, 3) }
    }";

const LESS: Declared = |values| match *values {
    [Value::I64(x), Value::I64(y)] => Value::I64(x - y),
    _ => panic!("{values:?}"),
};

const ODD: Declared = |values| match *values {
    [Value::I64(x)] => Value::Bool(x % 2 == 1),
    _ => panic!("{values:?}"),
};

fn interpreter(functions: &[(&str, Declared)]) -> Interpreter {
    let compiled = compile_str(RULES).expect("valid rules");
    Interpreter::with_functions(compiled.model, functions)
}

/// In whichever order they are given: 10 is even, 11 is 8 more than 3.
#[test]
fn functions_are_found_by_name_and_called_with_their_arguments_in_order() {
    for functions in [
        [("less", LESS), ("odd", ODD)],
        [("odd", ODD), ("less", LESS)],
    ] {
        let mut interpreter = interpreter(&functions);
        let mut out = Vec::new();
        for (t, x) in [(0, 10), (1, 11)] {
            let told = interpreter.process(t, 0, &[Value::I64(x)], &mut out);
            assert_eq!(told, Ok(()));
        }
        let [Output::Detection { t: 1, values, .. }] = out.as_slice() else {
            panic!("{out:?}");
        };
        assert_eq!(values.as_slice(), [Value::I64(8)]);
    }
}

#[test]
fn a_function_that_is_not_given_refuses_the_event() {
    let mut interpreter = interpreter(&[("less", LESS)]);
    let mut out = Vec::new();
    let refused = interpreter.process(0, 0, &[Value::I64(1)], &mut out);
    assert_eq!(refused, Err(Refused::Function { function: 1 }));
    let told = Refused::Function { function: 1 }.to_string();
    assert!(told.contains("function 1 was not given"), "{told}");
    assert!(out.is_empty(), "{out:?}");
}
