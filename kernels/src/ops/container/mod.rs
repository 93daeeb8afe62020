mod make;
mod rank;
mod select;
mod sets;

pub use make::*;
pub use rank::*;
pub use select::*;
pub use sets::*;
