pub(crate) mod census;
mod count;
mod cut;
mod draw;
mod join;
pub(crate) mod loose;
mod marks;
mod places;
pub(crate) mod seq;
mod turn;
mod view;

pub use count::*;
pub use cut::*;
pub use draw::*;
pub use join::*;
pub use turn::*;
pub use view::*;
