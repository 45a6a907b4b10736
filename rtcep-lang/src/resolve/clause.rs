//! Conditions that read one event alone, and why they read nothing else.

/// Whose condition reads one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Clause {
    /// That of an operand's modifier, or the `of` of a `trend`.
    Operand(&'static str),
    /// A lifespan's `from`.
    From,
    /// A lifespan's `until`.
    Until,
    /// `refer` or `action`.
    Stateless(&'static str),
}

impl Clause {
    /// What reads one event alone.
    fn reads(self) -> String {
        match self {
            Clause::Operand(word) => format!("`{word}` reads"),
            Clause::From | Clause::Until => "the `if` of a lifespan reads".to_owned(),
            Clause::Stateless(word) => format!("`{word}` reads"),
        }
    }

    /// Why an attribute of something else cannot be read here.
    pub(super) fn refuse(self, owner: &str, attribute: &str, own: bool) -> String {
        let reads = self.reads();
        match self {
            Clause::Operand(_) | Clause::Stateless(_) if owner == "init" && !own => {
                no_initiator(attribute)
            }
            _ if own => format!("{reads} the event alone; write `{attribute}`"),
            Clause::Operand("of") => {
                format!("{reads} one event of the trend alone; write `{attribute}`")
            }
            Clause::Operand(_) => format!(
                "{reads} one event alone; \
                 compare with other operands in `when {owner}.{attribute} ..;`"
            ),
            Clause::From if owner == "init" => format!(
                "`init.{attribute}` is of the event that opened an instance, and `from` opens one; \
                 it stands in the `if` of an `until`"
            ),
            Clause::From | Clause::Until => format!(
                "{reads} one event alone; compare events in \
                 the `when` of a situation, and open or end the lifespan at its detection"
            ),
            Clause::Stateless(_) => format!(
                "{reads} one event alone; compare events in the `when` of a situation, and go on \
                 from its detection"
            ),
        }
    }

    /// Why an aggregate cannot stand here.
    pub(super) fn no_aggregate(self) -> String {
        format!(
            "{} one event alone, an aggregate is of many; it stands in `when` and `emit`",
            self.reads()
        )
    }
}

/// `init.x` where no instance ends.
pub(super) fn no_initiator(attribute: &str) -> String {
    format!(
        "`init.{attribute}` is read by the `if` of an `until` alone; where a situation has to know \
         what opened its instance, open it by `from E including` and make `E` an operand"
    )
}
