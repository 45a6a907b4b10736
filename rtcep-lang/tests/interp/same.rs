//! When two outputs tell the same: bit for bit, but for NaN.

use rtcep_core::Value;
use rtcep_lang::interp::Output;
use rtcep_lang::model::OnFull;

fn detection(exact: bool, values: &[Value]) -> Output {
    Output::Detection {
        t: 3,
        call: 2,
        instance: 1,
        situation: 0,
        exact,
        values: values.to_vec(),
    }
}

#[test]
fn detections_are_the_same_by_the_bits_of_their_values() {
    let nan = f64::from_bits(f64::NAN.to_bits() | 1);
    let same = [
        ([Value::F64(f64::NAN)], [Value::F64(nan)]),
        ([Value::F32(f32::NAN)], [Value::F32(f32::NAN)]),
        ([Value::F64(0.0)], [Value::F64(0.0)]),
        ([Value::U32(1)], [Value::U32(1)]),
    ];
    for (a, b) in same {
        assert!(
            detection(true, &a).same(&detection(true, &b)),
            "{a:?} {b:?}"
        );
    }
    let others = [
        ([Value::F64(0.0)], [Value::F64(-0.0)]),
        ([Value::F64(f64::NAN)], [Value::F64(1.0)]),
        ([Value::F32(0.0)], [Value::F32(-0.0)]),
        ([Value::F32(f32::NAN)], [Value::F32(1.0)]),
        ([Value::U32(1)], [Value::U64(1)]),
    ];
    for (a, b) in others {
        assert!(
            !detection(true, &a).same(&detection(true, &b)),
            "{a:?} {b:?}"
        );
    }
    let one = detection(true, &[Value::U32(1)]);
    assert!(!one.same(&detection(false, &[Value::U32(1)])));
    assert!(!one.same(&detection(true, &[])));
    assert!(!one.same(&detection(true, &[Value::U32(1), Value::U32(2)])));
}

#[test]
fn notices_are_the_same_by_what_they_say() {
    let full = |lifespan| Output::LifespanFull {
        lifespan,
        on_full: OnFull::Reject,
    };
    assert!(full(0).same(&full(0)));
    assert!(!full(0).same(&full(1)));
    assert!(!full(0).same(&detection(true, &[])));
}
