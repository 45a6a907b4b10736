//! Which line a byte stands in.

/// What a file in UTF-8 may begin with; a second one is text.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Counts lines up to positions that only grow.
pub(crate) struct Lines<'a> {
    text: &'a [u8],
    counted: usize,
    line: u64,
}

impl<'a> Lines<'a> {
    pub(crate) fn new(text: &'a [u8]) -> Self {
        Self {
            text,
            // The reader of CSV passes over it before blank lines.
            counted: if text.starts_with(BYTE_ORDER_MARK) {
                BYTE_ORDER_MARK.len()
            } else {
                0
            },
            line: 1,
        }
    }

    /// The line, from 1, of the row that is read next from this byte on: the reader of
    /// CSV passes over the rest of a line's end and over blank lines first, and does not
    /// count them.
    pub(crate) fn of_row_behind(&mut self, byte: u64) -> u64 {
        let byte = usize::try_from(byte).unwrap_or(usize::MAX);
        while let Some(&b) = self.text.get(self.counted) {
            if self.counted >= byte && !matches!(b, b'\n' | b'\r') {
                break;
            }
            // `\r\n` ends one line, as `\r` and `\n` alone do.
            let paired = b == b'\r' && self.text.get(self.counted + 1) == Some(&b'\n');
            if matches!(b, b'\n' | b'\r') && !paired {
                self.line += 1;
            }
            self.counted += 1;
        }
        self.line
    }
}
