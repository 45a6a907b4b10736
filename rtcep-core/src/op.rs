//! The vocabulary of counted operations (bounds.md, section 1).
//!
//! An operation is a *segment* of generated code and not an instruction: it is
//! what the cost analysis counts, what an instrumented run counts and what a
//! calibration prices, in one list. Matches over [`Op`] have no `_` arm, so a
//! new operation does not compile until it has a price.

macro_rules! ops {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// One counted operation.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(usize)]
        pub enum Op { $($(#[$doc])* $name,)* }

        impl Op {
            /// Every operation, in the order of the columns of [`OpCounts`](crate::OpCounts).
            pub const ALL: [Op; Op::COUNT] = [$(Op::$name,)*];
            /// How many operations there are.
            pub const COUNT: usize = [$($text,)*].len();

            /// The name in reports and cost tables; stable over versions.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Op::$name => $text,)* }
            }
        }
    };
}

ops! {
    /// An input event taken by `process`: the clock check and the dispatch.
    Arrival = "arrival",
    /// A detection, or an event that a stateless rule made, taken as an event of the
    /// transitive closure.
    Derive = "derive",
    /// An event offered to one open instance of a situation.
    Offer = "offer",
    /// A threshold judged (its expression nodes are counted apart).
    Threshold = "threshold",
    /// `&&`, `||`, `!`.
    Logic = "logic",
    /// `<`, `<=`, `>`, `>=`, `==`, `!=`.
    Compare = "compare",
    /// Checked integer arithmetic but for division, and bit operations.
    Integer = "integer",
    /// Checked integer division and remainder.
    Division = "division",
    /// Floating-point arithmetic, division included.
    Float = "float",
    /// A checked conversion (`as`).
    Convert = "convert",
    /// `min`, `max`, `abs`, `clamp`.
    Choose = "choose",
    /// 8 bytes of a text compared.
    Text = "text",
    /// A declared function called; what it does in there is the user's.
    Call = "call",
    /// A candidate that time or order took out of existence.
    Expire = "expire",
    /// A place visited at an outer level of a composition.
    Step = "step",
    /// A place visited at the innermost level: one combination examined.
    Row = "row",
    /// An emission evaluated and, unless it faults, handed to the sink.
    Emit = "emit",
    /// A word of 8 bytes copied into storage or into a detection.
    Word = "word",
    /// A detection, or an event that a stateless rule made, kept for the transitive closure.
    Keep = "keep",
    /// A `retain` judged for a used candidate (nodes apart).
    Retain = "retain",
    /// A candidate consumed.
    Consume = "consume",
    /// A place of a list from which candidates in the middle leave.
    Compact = "compact",
    /// A place compared with a consumed event that may stand in another list.
    Trace = "trace",
    /// A candidate stored.
    Admit = "admit",
    /// A candidate, or a waiting action, dropped to make room.
    Evict = "evict",
    /// A notice handed to the sink.
    Notice = "notice",
    /// A timer compared with the time: that of the engine, which says when to
    /// look at all, or that of a lifespan or a situation.
    TimerCheck = "timer check",
    /// A timer of a situation set, or set anew.
    Arm = "timer set",
    /// A timer of a situation that fires.
    Fire = "timer fired",
    /// The open instances of a key looked up.
    Probe = "key probe",
    /// A place of the column of keys compared in a look-up.
    Key = "key",
    /// An open instance visited in opening order.
    Scan = "instance scan",
    /// An instance opened.
    Open = "open",
    /// The state of one situation made ready for a new instance.
    Reset = "reset",
    /// An instance closed.
    Close = "close",
    /// An instance that its time ends: found by the timers, oldest first.
    Lapse = "lapse",
    /// A deferred situation composed at the end of an instance.
    Conclude = "conclude",
    /// A weight judged (its expression nodes are counted apart).
    Weigh = "weigh",
    /// A sum of weights updated and compared.
    Count = "count",
    /// A forbidden or absent event noted, or a forbidden one asked for at the end.
    Veto = "veto",
    /// An `override` judged (its expression nodes are counted apart).
    Override = "override",
    /// The list of an operand emptied by an event that overrides.
    Clear = "list emptied",
    /// A possible loss asked whether it touches a detection.
    Recall = "recall",
    /// A running aggregate that takes up, or gives up, one value.
    Update = "update",
    /// A value of a stored candidate folded into one aggregate, or its weight read again.
    Fold = "fold",
    /// A list looked at for the candidate that comes next in several lists.
    Merge = "merge",
    /// A share, a crossing or a run decided (the nodes of `of` are counted apart).
    Decide = "decide",
    /// A place judged to gather the group of a repetition.
    Group = "group",
    /// A stateless rule or an action judged (its expression nodes are counted apart).
    Refer = "refer",
    /// An action stored for the host.
    Queue = "action queued",
    /// A level of the heap that an event rises or sinks through in a [`Reorder`](crate::adapter::Reorder).
    Sift = "sift",
    /// A source looked at by a [`Merge`](crate::adapter::Merge).
    Source = "source",
}
