//! Solvers as part of a Rust program: `solvers.py` became `my_batt.rs` with
//!
//! ```sh
//! batt emit --solvers solvers.py --out src/my_batt.rs
//! ```

mod my_batt;

use dsl::task::{Style, beside, render};
use dsl::{Grid, Sample, Value};
use dsl_batch::Device;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let samples = [
        Sample::new(Grid::from_rows(&[[0, 3, 3], [4, 0, 3], [0, 0, 0]])?),
        Sample::new(Grid::from_rows(&[[5, 5, 0, 1], [0, 5, 0, 1]])?),
    ];
    let results = my_batt::batt_batch(&Device::cpu(), &samples);
    for (sample, batt) in samples.iter().zip(&results) {
        assert_eq!(*batt, my_batt::batt(sample), "a sample alone gives the same");
        let mut pictures = vec![("input", render(&sample.input, Style::Plain))];
        for output in &batt.o {
            match &output.value {
                Ok(Value::Grid(grid)) => pictures.push((output.solver, render(grid, Style::Plain))),
                Ok(other) => println!("{}: {other}", output.solver),
                Err(fault) => println!("{}: {} in step {}", output.solver, fault.kind, fault.t),
            }
        }
        println!("{}\n", beside(&pictures, 80));
    }
    Ok(())
}
