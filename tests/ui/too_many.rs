//! More than the limits allow: variants, operands, parentheses, operators,
//! and the digits of a resolution.

rtcep::situations! {
    engine Defence;
    enum Code {
        C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18,
        C19, C20, C21, C22, C23, C24, C25, C26, C27, C28, C29, C30, C31, C32, C33, C34, C35,
        C36, C37, C38, C39, C40, C41, C42, C43, C44, C45, C46, C47, C48, C49, C50, C51, C52,
        C53, C54, C55, C56, C57, C58, C59, C60, C61, C62, C63, C64, C65, C66, C67, C68, C69,
        C70, C71, C72, C73, C74, C75, C76, C77, C78, C79, C80, C81, C82, C83, C84, C85, C86,
        C87, C88, C89, C90, C91, C92, C93, C94, C95, C96, C97, C98, C99, C100, C101, C102,
        C103, C104, C105, C106, C107, C108, C109, C110, C111, C112, C113, C114, C115, C116,
        C117, C118, C119, C120, C121, C122, C123, C124, C125, C126, C127, C128, C129, C130,
        C131, C132, C133, C134, C135, C136, C137, C138, C139, C140, C141, C142, C143, C144,
        C145, C146, C147, C148, C149, C150, C151, C152, C153, C154, C155, C156, C157, C158,
        C159, C160, C161, C162, C163, C164, C165, C166, C167, C168, C169, C170, C171, C172,
        C173, C174, C175, C176, C177, C178, C179, C180, C181, C182, C183, C184, C185, C186,
        C187, C188, C189, C190, C191, C192, C193, C194, C195, C196, C197, C198, C199, C200,
        C201, C202, C203, C204, C205, C206, C207, C208, C209, C210, C211, C212, C213, C214,
        C215, C216, C217, C218, C219, C220, C221, C222, C223, C224, C225, C226, C227, C228,
        C229, C230, C231, C232, C233, C234, C235, C236, C237, C238, C239, C240, C241, C242,
        C243, C244, C245, C246, C247, C248, C249, C250, C251, C252, C253, C254, C255, C256,
    }
    event Track { x: u32, b: bool, code: Code }
    lifespan Watch { from startup; max_open 1; }
    situation Deep: all in Watch {
        operand a: first Track if (((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((x > 3)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
    }
    situation Tall: all in Watch {
        operand a: first Track if x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x > 3;
    }
}

rtcep::situations! {
    engine Attack;
    resolution 0.00000000000000000000001s;
    event Shot { x: u32 }
    lifespan Watch { from startup; max_open 1; }
    situation Wide: all in Watch {
        operand a0: first Shot if x == 0, max 1; operand a1: first Shot if x == 1, max 1;
        operand a2: first Shot if x == 2, max 1; operand a3: first Shot if x == 3, max 1;
        operand a4: first Shot if x == 4, max 1; operand a5: first Shot if x == 5, max 1;
        operand a6: first Shot if x == 6, max 1; operand a7: first Shot if x == 7, max 1;
        operand a8: first Shot if x == 8, max 1; operand a9: first Shot if x == 9, max 1;
        operand a10: first Shot if x == 10, max 1; operand a11: first Shot if x == 11, max 1;
        operand a12: first Shot if x == 12, max 1; operand a13: first Shot if x == 13, max 1;
        operand a14: first Shot if x == 14, max 1; operand a15: first Shot if x == 15, max 1;
        operand a16: first Shot if x == 16, max 1; operand a17: first Shot if x == 17, max 1;
        operand a18: first Shot if x == 18, max 1; operand a19: first Shot if x == 19, max 1;
        operand a20: first Shot if x == 20, max 1; operand a21: first Shot if x == 21, max 1;
        operand a22: first Shot if x == 22, max 1; operand a23: first Shot if x == 23, max 1;
        operand a24: first Shot if x == 24, max 1; operand a25: first Shot if x == 25, max 1;
        operand a26: first Shot if x == 26, max 1; operand a27: first Shot if x == 27, max 1;
        operand a28: first Shot if x == 28, max 1; operand a29: first Shot if x == 29, max 1;
        operand a30: first Shot if x == 30, max 1; operand a31: first Shot if x == 31, max 1;
        operand a32: first Shot if x == 32, max 1; operand a33: first Shot if x == 33, max 1;
        operand a34: first Shot if x == 34, max 1; operand a35: first Shot if x == 35, max 1;
        operand a36: first Shot if x == 36, max 1; operand a37: first Shot if x == 37, max 1;
        operand a38: first Shot if x == 38, max 1; operand a39: first Shot if x == 39, max 1;
        operand a40: first Shot if x == 40, max 1; operand a41: first Shot if x == 41, max 1;
        operand a42: first Shot if x == 42, max 1; operand a43: first Shot if x == 43, max 1;
        operand a44: first Shot if x == 44, max 1; operand a45: first Shot if x == 45, max 1;
        operand a46: first Shot if x == 46, max 1; operand a47: first Shot if x == 47, max 1;
        operand a48: first Shot if x == 48, max 1; operand a49: first Shot if x == 49, max 1;
        operand a50: first Shot if x == 50, max 1; operand a51: first Shot if x == 51, max 1;
        operand a52: first Shot if x == 52, max 1; operand a53: first Shot if x == 53, max 1;
        operand a54: first Shot if x == 54, max 1; operand a55: first Shot if x == 55, max 1;
        operand a56: first Shot if x == 56, max 1; operand a57: first Shot if x == 57, max 1;
        operand a58: first Shot if x == 58, max 1; operand a59: first Shot if x == 59, max 1;
        operand a60: first Shot if x == 60, max 1; operand a61: first Shot if x == 61, max 1;
        operand a62: first Shot if x == 62, max 1; operand a63: first Shot if x == 63, max 1;
        operand a64: first Shot if x == 64, max 1;
    }
}

fn main() {}
