//! A source file, loaded into the memory of a card.

use crate::code::Module;
use crate::decode::{self, Addresses, function_address};
use crate::memory::Memory;
use crate::ptx::{self, Error, Operand, Space, Variable};

/// Loads PTX: places its variables in memory, fills them, and decodes its functions.
///
/// Gives the module and the allocations it holds.
pub fn load(text: &str, memory: &mut Memory, capability: u32) -> Result<(Module, Vec<u64>), Error> {
    let source = ptx::parse(text)?;
    let target = source.target.trim_start_matches("sm_").trim_end_matches(char::is_alphabetic);
    let needed = target
        .parse::<u32>()
        .map_err(|_| Error::new(1, format!("not a target: {}", source.target)))?;
    if needed > capability {
        return Err(Error::new(
            1,
            format!("code for {} does not run on a card of sm_{capability}", source.target),
        ));
    }
    let mut held = Vec::new();
    let module = place(&source, memory, &mut held);
    match module {
        Ok(module) => Ok((module, held)),
        Err(error) => {
            for start in held {
                memory.free(start);
            }
            Err(error)
        }
    }
}

fn place(
    source: &ptx::Source<'_>,
    memory: &mut Memory,
    held: &mut Vec<u64>,
) -> Result<Module, Error> {
    let mut addresses = Addresses::new();
    let placed = |variable: &&Variable<'_>| matches!(variable.space, Space::Global | Space::Const);
    for variable in source.variables.iter().filter(placed) {
        let Some(start) = memory.allocate(u64::from(variable.size)) else {
            return Err(Error::new(variable.line, format!("no memory for {}", variable.name)));
        };
        held.push(start);
        addresses.insert(variable.name.to_owned(), (start, variable.size));
    }
    let numbers = decode::function_numbers(source);
    for variable in source.variables.iter().filter(placed) {
        let (start, size) = addresses[variable.name];
        let mut bytes = Vec::new();
        for value in &variable.init {
            let value = match value {
                Operand::Int(value) => *value,
                Operand::Name(name) | Operand::Sum(name, _) | Operand::Generic(name, _) => {
                    let base = addresses.get(*name).map(|&(start, _)| start);
                    let base =
                        base.or_else(|| numbers.get(name).map(|&number| function_address(number)));
                    let Some(base) = base else {
                        return Err(Error::new(variable.line, format!("no such name: {name}")));
                    };
                    let offset = if let Operand::Sum(_, k) | Operand::Generic(_, k) = value {
                        *k
                    } else {
                        0
                    };
                    base.wrapping_add_signed(offset)
                }
                other => return Err(Error::new(variable.line, format!("not a value: {other:?}"))),
            };
            bytes.extend(&value.to_le_bytes()[..variable.element as usize]);
        }
        if bytes.len() > size as usize {
            return Err(Error::new(variable.line, "more values than there is room for"));
        }
        // What is not named is zero, as in C.
        bytes.resize(size as usize, 0);
        let written = memory.write(start, &bytes);
        written.map_err(|fault| Error::new(variable.line, fault.what))?;
        if variable.space == Space::Const {
            memory.protect(start);
        }
    }
    decode::decode(source, addresses)
}
