//! What a report of bounds looks like: as JSON for tools, as text, and as one page.
//!
//! | module | what it holds |
//! |---|---|
//! | [`record`] | the figures, as they stand in the JSON |
//! | `text` | tables for a terminal |
//! | `html` | one page that needs nothing beside itself |
//! | `figure` | a figure on the page, and where in the JSON it stands |
//! | `plots` | its plots |

mod figure;
mod html;
mod plots;
pub mod record;
mod text;

pub use html::{PageError, page};
pub use record::Report;
