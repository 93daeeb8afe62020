//! Which column is a value's, as far as it is remembered.

use kernels::value::Value;

/// How many values are remembered, as a power of two.
const BITS: u32 = 8;

/// A small memory that forgets at once and now and then.
#[derive(Debug)]
pub struct Constants {
    slots: Box<[Slot; 1 << BITS]>,
    /// Whatever has another number is forgotten.
    current: u32,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    value: Value,
    column: u32,
    of: u32,
}

impl Default for Constants {
    fn default() -> Self {
        let free = Slot { value: Value::MISSING, column: 0, of: 0 };
        Constants { slots: Box::new([free; 1 << BITS]), current: 1 }
    }
}

impl Constants {
    /// Forgets all.
    pub fn clear(&mut self) {
        self.current = self.current.wrapping_add(1);
        if self.current == 0 {
            *self = Constants::default();
        }
    }

    /// The column of a value.
    pub fn find(&self, value: Value) -> Option<u32> {
        let slot = &self.slots[place(value)];
        (slot.of == self.current && slot.value == value).then_some(slot.column)
    }

    /// Remembers the column of a value.
    pub fn keep(&mut self, value: Value, column: u32) {
        self.slots[place(value)] = Slot { value, column, of: self.current };
    }
}

fn place(value: Value) -> usize {
    (value.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - BITS)) as usize
}
