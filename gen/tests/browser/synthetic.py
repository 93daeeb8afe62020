"""A corpus of any size: tasks with simple rules, one solver that is right for each, and solvers that go wrong or fail elsewhere."""

import json
import pathlib
import random
import sys

STEPS = ["vmirror({})", "hmirror({})", "rot90({})", "rot180({})", "rot270({})", "dmirror({})", "cmirror({})",
         "replace({}, {a}, {b})", "switch({}, {a}, {b})", "tophalf({})", "lefthalf({})", "trim({})"]
RULES = {
    "vmirror(I)": lambda grid: [row[::-1] for row in grid],
    "hmirror(I)": lambda grid: grid[::-1],
    "rot180(I)": lambda grid: [row[::-1] for row in grid[::-1]],
    "dmirror(I)": lambda grid: [list(column) for column in zip(*grid)],
}


def grid(rng):
    height, width = rng.randint(3, 16), rng.randint(3, 16)
    return [[rng.choice([0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) for _ in range(width)] for _ in range(height)]


def solver(rng, name, rule):
    lines = [f"def solve_{name}(I):", f"    x1 = {rule}"]
    for number in range(2, rng.randint(2, 5)):
        a, b = rng.sample(["ONE", "TWO", "THREE", "FOUR", "FIVE"], 2)
        lines.append(f"    x{number} = {rng.choice(STEPS).format(f'x{number - 1}', a=a, b=b)}")
    last = len(lines) - 1
    ending = rng.random()
    if ending < 0.1:
        lines += [f"    y = objects(x{last}, T, F, T)", "    z = argmax(y, size)", "    O = subgrid(z, I)"]
    elif ending < 0.2:
        lines += [f"    y = ofcolor(x{last}, NINE)", "    z = first(y)", "    O = fill(I, TWO, z)"]
    elif ending < 0.25:
        lines += [f"    O = palette(x{last})"]
    else:
        lines += [f"    O = identity(x{last})"]
    return "\n".join(lines + ["    return O", "", ""])


def write(folder, tasks, solvers, seed=1):
    """Writes `tasks/` and `solvers.py` into the folder."""
    rng = random.Random(seed)
    (folder / "tasks").mkdir(parents=True)
    texts = []
    for number in range(max(tasks, solvers)):
        rule = rng.choice(list(RULES))
        if number < tasks:
            pairs = [{"input": pair, "output": RULES[rule](pair)} for pair in (grid(rng) for _ in range(4))]
            task = {"train": pairs[:3], "test": pairs[3:]}
            (folder / "tasks" / f"t{number:04}.json").write_text(json.dumps(task))
        if number < solvers:
            texts.append(solver(rng, f"t{number:04}", rule))
    (folder / "solvers.py").write_text("\n".join(texts))


if __name__ == "__main__":
    write(pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
