//! Steps that depend on no input run once for all samples of a program, and nobody can tell.

use dsl::{Grid, Policy, Sample};
use dsl_batch::{Device, Program};

/// Programs with steps that depend on nothing: functions, products, failures that are used and some that are not.
const PROGRAMS: [&str; 5] = [
    "t1 = fork(add, first, last)\nt2 = compose(even, t1)\nt3 = asindices(I)\nt4 = sfilter(t3, t2)\nt5 = fill(I, 5, t4)\no even = t5\n",
    "t1 = interval(0, 3, 1)\nt2 = product(t1, t1)\nt3 = product(t2, t2)\nt4 = apply(first, t3)\nt5 = asindices(I)\nt6 = intersection(t4, t5)\nt7 = fill(I, 7, t6)\no corner = t7\n",
    "t1 = divide(1, 0)\nt2 = add(t1, 1)\nt3 = canvas(t2, (2, 2))\nt4 = hconcat(I, I)\no failed = t3\no twice = t4\n",
    "t1 = first(3)\nt2 = vmirror(I)\no guarded = t2 after t1\n",
    "t1 = rbind(shift, (1, 1))\nt2 = rbind(shift, (1, 1))\nt3 = equality(t1, t2)\nt4 = equality(t1, t1)\nt5 = add(t3, t4)\nt6 = replace(I, 0, t5)\no same = t6\n",
];

#[test]
fn fixed_steps_give_what_they_give_in_every_lane() {
    let programs = PROGRAMS.map(|text| text.parse::<Program>().unwrap());
    let grid = |n: i64| Grid::from_rows(&[[n, 0, 2], [0, n, 0], [3, 0, n], [n, n, 1]]).unwrap();
    let samples: Vec<Sample> = (0..5).map(|n| Sample::new(grid(n))).collect();
    // Program by program, as batches usually are, and sample by sample.
    let by_program: Vec<_> =
        programs.iter().flat_map(|p| samples.iter().map(move |s| (p, s))).collect();
    let by_sample: Vec<_> =
        samples.iter().flat_map(|s| programs.iter().map(move |p| (p, s))).collect();
    for policy in [Policy::Poison, Policy::SafeDefault] {
        for lanes in [&by_program, &by_sample] {
            let cpu = Device::cpu();
            let found = cpu.run(lanes, policy);
            assert_eq!(found, Device::scalar().run(lanes, policy));
            assert_eq!(cpu.stats().scalar_lanes, 0);
        }
    }
}
