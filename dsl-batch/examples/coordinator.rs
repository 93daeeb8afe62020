//! Two programs on ten thousand samples, with a progress line, on the CPU.

use dsl::{Grid, Sample};
use dsl_batch::{Coordinator, Device, Program};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let programs: Vec<Program> = vec![
        "t1 = vmirror(I)\no flip = t1\n".parse()?,
        "t1 = palette(I)\no colors = t1\n".parse()?,
    ];
    let grids = (0..10_000).map(|n| Grid::from_rows(&[[n % 10, n / 10 % 10], [1, 2]]));
    let samples: Vec<Sample> = grids.map(|grid| grid.map(Sample::new)).collect::<Result<_, _>>()?;
    let mut grids_seen = 0;
    let progress = Coordinator::new(&programs, &samples).run(&[Device::cpu()], |chunk| {
        println!("{} of {} lanes", chunk.progress.lanes_done, chunk.progress.lanes);
        let outputs = chunk.results.iter().flat_map(|lane| &lane.outputs);
        grids_seen += outputs.flatten().filter(|value| value.grid().is_ok()).count();
        Ok::<(), std::convert::Infallible>(())
    })?;
    println!("{grids_seen} grids from {} lanes", progress.lanes);
    Ok(())
}
