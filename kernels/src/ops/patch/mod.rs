mod forms;
mod kinds;
mod rows;

pub use forms::*;
pub use kinds::*;
pub use rows::*;
