const byId = (id) => document.getElementById(id);
const run = JSON.parse(byId("run").textContent);
const { tasks, solvers, states, kinds, palette } = run;
const COLORS = ["black", "blue", "red", "green", "yellow", "gray", "magenta", "orange", "cyan", "maroon"];

/** An element with properties and children. */
function make(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props || {})) {
    if (name in element && name !== "list") element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

// The rows: a solver on a task. Results stand solver by solver when each solver has its own task,
// sample by sample when every solver runs on every task.
const isOwn = run.owners !== null;
const firstCase = [];
let cases = 0;
for (const task of tasks) {
  firstCase.push(cases);
  cases += task.known.length;
}
const rowCount = isOwn ? solvers.length : solvers.length * tasks.length;
const firstResult = [];
if (isOwn) {
  let results = 0;
  for (const task of run.owners) {
    firstResult.push(results);
    results += tasks[task].known.length;
  }
}
const taskOf = (row) => (isOwn ? run.owners[row] : Math.floor(row / solvers.length));
const solverOf = (row) => (isOwn ? row : row % solvers.length);
const rowOf = (solver, task) => (isOwn ? (run.owners[solver] === task ? solver : -1) : task * solvers.length + solver);
const samplesOf = (row) => tasks[taskOf(row)].known.length;
const resultOf = (row, sample) =>
  isOwn ? firstResult[row] + sample : (firstCase[taskOf(row)] + sample) * solvers.length + solverOf(row);
const sampleName = (task, sample) =>
  sample < tasks[task].train ? `train ${sample}` : `test ${sample - tasks[task].train}`;

// What became of each row.
const SOLVED = 0, WRONG = 1, FAILED = 2, NONGRID = 3, OPEN = 4, ABSENT = 5;
const CLASSES = [
  { name: "Solved", css: "m" }, { name: "Wrong", css: "w" }, { name: "Failed", css: "f" },
  { name: "Not a grid", css: "n" }, { name: "Unknown", css: "u" }, { name: "Not run", css: "u" },
];
const SIGNS = { m: "✓", w: "×", f: "!", n: "∅", u: "?", "-": "·" };
/** The letter of a state: errors have one digit per kind. */
const letter = (state) => (state >= "0" && state <= "9" ? "f" : state);
const rowClass = new Uint8Array(rowCount);
const rowMatched = new Uint16Array(rowCount);
const rowKnown = new Uint16Array(rowCount);
const rowKinds = new Uint16Array(rowCount);
const classCounts = new Array(CLASSES.length).fill(0);
const kindCounts = new Array(kinds.length).fill(0);

function classify() {
  for (let row = 0; row < rowCount; row++) {
    const { known } = tasks[taskOf(row)];
    let matched = 0, wrong = 0, nongrid = 0, failed = 0, absent = 0, expected = 0;
    for (let sample = 0; sample < known.length; sample++) {
      const state = states.charCodeAt(resultOf(row, sample));
      expected += known.charCodeAt(sample) - 48;
      if (state === 109) matched++;
      else if (state === 119) wrong++;
      else if (state === 110) nongrid++;
      else if (state === 45) absent++;
      else if (state < 58) failed |= 1 << (state - 48);
    }
    rowMatched[row] = matched;
    rowKnown[row] = expected;
    rowKinds[row] = failed;
    const it = expected > 0 && matched === expected ? SOLVED
      : failed ? FAILED : nongrid ? NONGRID : wrong ? WRONG : absent === known.length ? ABSENT : OPEN;
    rowClass[row] = it;
    classCounts[it]++;
    if (it === FAILED) for (let kind = 0; kind < kinds.length; kind++) kindCounts[kind] += (failed >> kind) & 1;
  }
}

// Blocks are opened when something in them is looked at.
const opened = new Map();
const MAX_OPENED = 24;

async function openBlock(id) {
  if (!opened.has(id)) {
    if (opened.size >= MAX_OPENED) opened.delete(opened.keys().next().value);
    opened.set(id, inflate(byId(id).textContent));
  }
  return opened.get(id);
}

async function inflate(text) {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

const blockOrder = run.blocks.map((start, number) => ({ start, number })).sort((a, b) => a.start - b.start);

/** The last entry that starts at or before a place. */
function entryBefore(entries, place, startOf) {
  let low = 0, high = entries.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (startOf(entries[middle]) <= place) low = middle;
    else high = middle;
  }
  return low;
}

async function taskGrids(task) {
  const number = entryBefore(run.task_blocks, task, (start) => start);
  const block = await openBlock(`tasks-${number}`);
  return block[task - run.task_blocks[number]];
}

async function resultAt(place) {
  if (states[place] === "-") return null;
  const { start, number } = blockOrder[entryBefore(blockOrder, place, (entry) => entry.start)];
  const block = await openBlock(`results-${number}`);
  const code = block.results[place - start];
  if (code === 0) return { expected: true };
  const index = Math.floor((code - 1) / 3);
  return [{ grid: block.grids[index] }, { text: block.texts[index] }, { step: block.steps[index] }][(code - 1) % 3];
}

/** A grid from its packed form: width, height and colors; none of these where it is too large. */
function unpack(packed) {
  const [, width, sign, rest] = /^(\d+)([:;x])(.*)$/.exec(packed);
  if (sign === "x") return { height: +width, width: +rest, cells: null };
  const cells = sign === ":" ? Array.from(rest, Number) : rest.split(",").map(Number);
  return { width: +width, height: +width ? cells.length / width : 0, cells };
}

// The list.
const listBox = byId("rows");
const tools = byId("tools");
const search = byId("search");
const OVERSCAN = 6;
/** Browsers limit the height of a page; a longer list scrolls faster than it is drawn. */
const MAX_HEIGHT = 8e6;
let shown = new Uint32Array(0);
let active = -1;
let chosenState = -1;
let openRow = -1;
const drawn = new Map();

const rowHeight = () => parseFloat(getComputedStyle(listBox).getPropertyValue("--row")) || 58;
let height = rowHeight();

function listMetrics() {
  const full = shown.length * height;
  const top = listBox.getBoundingClientRect().top + scrollY;
  const view = Math.max(1, innerHeight);
  const box = Math.min(full, MAX_HEIGHT);
  const ratio = box > view && full > box ? (full - view) / (box - view) : 1;
  return { full, top, view, box, ratio };
}

function drawRows() {
  const { top, view, ratio } = listMetrics();
  const scrolled = Math.max(0, scrollY - top);
  const offset = Math.max(0, scrollY - top) * ratio;
  const first = Math.max(0, Math.floor(offset / height) - OVERSCAN);
  const last = Math.min(shown.length, Math.ceil((offset + view) / height) + OVERSCAN);
  for (const [index, item] of drawn) {
    if (index < first || index >= last) {
      item.remove();
      drawn.delete(index);
    }
  }
  for (let index = first; index < last; index++) {
    let item = drawn.get(index);
    if (!item) {
      item = rowItem(index);
      drawn.set(index, item);
      const after = drawn.get(index + 1);
      listBox.insertBefore(item, after || null);
    }
    item.style.transform = `translateY(${index * height - offset + scrolled}px)`;
  }
}

function rowItem(index) {
  const row = shown[index];
  const task = tasks[taskOf(row)];
  const solver = solvers[solverOf(row)];
  const count = `${rowMatched[row]} of ${rowKnown[row]}`;
  const name = CLASSES[rowClass[row]].name;
  const button = make("button", {
    type: "button", className: "row", tabIndex: index === Math.max(0, active) ? 0 : -1,
    "aria-label": `Solver ${solver} on task ${task.id}: ${name.toLowerCase()}, ${count} samples matched`,
    "aria-current": String(row === openRow),
  }, make("b", {}, solver), make("i", {}, task.id), marks(row), make("em", {}, count));
  button.addEventListener("click", () => {
    active = shown.indexOf(row);
    choose(row);
    refreshRows();
  });
  return make("li", { "aria-posinset": index + 1, "aria-setsize": shown.length }, button);
}

function marks(row) {
  const MOST = 12;
  const task = tasks[taskOf(row)];
  const box = make("span", { className: "marks", "aria-hidden": "true" });
  const count = samplesOf(row);
  for (let sample = 0; sample < Math.min(count, MOST); sample++) {
    const state = letter(states[resultOf(row, sample)]);
    const test = sample < task.train ? "" : sample === task.train && sample > 0 ? " test first-test" : " test";
    box.append(make("u", { className: state + test, title: sampleName(taskOf(row), sample) }, SIGNS[state]));
  }
  if (count > MOST) box.append(make("small", {}, `+${count - MOST}`));
  return box;
}

/** Brings rows that stay where they are up to date. */
function refreshRows() {
  for (const [index, item] of drawn) {
    const button = item.firstChild;
    button.setAttribute("aria-current", String(shown[index] === openRow));
    button.tabIndex = index === Math.max(0, active) ? 0 : -1;
  }
}

function redrawList() {
  drawn.clear();
  listBox.replaceChildren();
  listBox.style.height = `${listMetrics().box}px`;
  drawRows();
}

/** Which names have all the words asked for, in themselves or their partner. */
function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 30);
  const task = byId("task").value;
  const solver = byId("solver").value;
  const kind = chosenState === FAILED && byId("kind").value !== "" ? 1 << byId("kind").value : 0;
  const bits = (names) => names.map((name) => {
    const text = name.toLowerCase();
    return words.reduce((found, word, place) => (text.includes(word) ? found | (1 << place) : found), 0);
  });
  const ofTasks = bits(tasks.map(({ id }) => id));
  const ofSolvers = bits(solvers);
  const all = (1 << words.length) - 1;
  const rows = new Uint32Array(rowCount);
  const counts = new Array(CLASSES.length).fill(0);
  let count = 0;
  for (let row = 0; row < rowCount; row++) {
    const t = taskOf(row), s = solverOf(row);
    if ((ofTasks[t] | ofSolvers[s]) !== all) continue;
    if (task !== "" && t !== +task) continue;
    if (solver !== "" && s !== +solver) continue;
    counts[rowClass[row]]++;
    if (chosenState >= 0 && rowClass[row] !== chosenState) continue;
    if (kind && !(rowKinds[row] & kind)) continue;
    rows[count++] = row;
  }
  shown = sorted(rows.subarray(0, count));
  active = openRow >= 0 ? shown.indexOf(openRow) : -1;
  showCounts(counts);
  const many = (n) => n.toLocaleString("en");
  byId("count").textContent = count === rowCount ? `${many(count)} ${count === 1 ? "result" : "results"}`
    : `${many(count)} of ${many(rowCount)} results`;
  if (scrollY > listMetrics().top) scrollTo(0, Math.max(0, listMetrics().top - tools.offsetHeight - 30));
  redrawList();
  if (count === 0) listBox.append(make("li", { className: "none", style: "position: static" }, "Nothing fits this filter."));
}

function sorted(rows) {
  const order = byId("order").value;
  const share = (row) => (rowKnown[row] ? rowMatched[row] / rowKnown[row] : 0);
  const ids = tasks.map(({ id }, place) => place).sort((a, b) => (tasks[a].id < tasks[b].id ? -1 : 1));
  const rank = new Uint32Array(tasks.length);
  ids.forEach((task, place) => { rank[task] = place; });
  const byTask = (a, b) => rank[taskOf(a)] - rank[taskOf(b)] || a - b;
  const compare = {
    task: byTask,
    solver: (a, b) => solverOf(a) - solverOf(b) || a - b,
    most: (a, b) => share(b) - share(a) || byTask(a, b),
    least: (a, b) => share(a) - share(b) || byTask(a, b),
  };
  return rows.sort(compare[order]);
}

// The samples of one row.
const detail = byId("detail");
const isNarrow = () => matchMedia("(max-width: 899px)").matches;

function choose(row, { keepHistory = false } = {}) {
  const before = openRow;
  openRow = row;
  if (!keepHistory) remember(row, before);
  document.documentElement.classList.toggle("open", row >= 0);
  detail.toggleAttribute("aria-modal", row >= 0 && isNarrow());
  if (row >= 0 && isNarrow()) detail.setAttribute("role", "dialog");
  else detail.removeAttribute("role");
  showDetail().then(() => { if (row >= 0 && before < 0 && isNarrow()) detail.focus(); });
}

/** Keeps the open row in the address, so that it can be shared and the back button closes it. */
function remember(row, before) {
  const address = row >= 0
    ? `#${encodeURIComponent(solvers[solverOf(row)])}/${encodeURIComponent(tasks[taskOf(row)].id)}` : "#";
  try {
    if (row >= 0 && before < 0 && isNarrow()) history.pushState({ opened: true }, "", address);
    else if (row < 0 && history.state && history.state.opened) history.back();
    else history.replaceState(history.state, "", address);
  } catch { /* an address that cannot change is no loss */ }
}

function rowOfAddress() {
  const [solver, task] = location.hash.slice(1).split("/").map((part) => {
    try { return decodeURIComponent(part); } catch { return part; }
  });
  const places = [solvers.indexOf(solver), tasks.findIndex(({ id }) => id === task)];
  return places.includes(-1) ? -1 : rowOf(...places);
}

function close() {
  if (openRow < 0) return;
  choose(-1);
  refreshRows();
  focusActive();
}

const ICONS = {
  up: "M5 12l5-5 5 5", down: "M5 8l5 5 5-5", close: "M5.5 5.5l9 9M14.5 5.5l-9 9",
};

function iconButton(icon, label, action) {
  const button = make("button", { type: "button", className: "icon", "aria-label": label, title: label });
  button.innerHTML = `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${ICONS[icon]}" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  button.addEventListener("click", action);
  return button;
}

function onlyButton(select, place, text) {
  const button = make("button", { type: "button", className: "only" }, text);
  button.addEventListener("click", () => {
    const box = byId(select);
    fillSelect(box);
    box.value = box.value === String(place) ? "" : String(place);
    if (isNarrow()) choose(-1);
    filter();
  });
  return button;
}

async function showDetail() {
  const row = openRow;
  if (row < 0) {
    const keys = make("p", {});
    for (const [key, what] of [["/", "search"], ["j k", "move"], ["Enter", "open"], ["Esc", "close"]]) {
      keys.append(make("kbd", {}, key), ` ${what}`);
    }
    detail.replaceChildren(make("div", { className: "hint" }, make("p", {}, "Choose a result to see its grids."), keys));
    return;
  }
  const task = taskOf(row), solver = solverOf(row);
  const grids = await taskGrids(task);
  const samples = await Promise.all(grids.map((_, sample) => resultAt(resultOf(row, sample))));
  if (row !== openRow) return;
  const state = CLASSES[rowClass[row]];
  const about = make("p", { className: "about" },
    "task ", make("code", {}, tasks[task].id), " · ",
    make("span", { className: `badge ${state.css}` }, state.name.toLowerCase()),
    `, ${rowMatched[row]} of ${rowKnown[row]} samples matched`);
  if (solverTime(solver)) about.append(` · ${solverTime(solver)} per sample`);
  if (!isOwn || solvers.length > tasks.length) {
    about.append(" · ", onlyButton("task", task, byId("task").value === String(task) ? "all tasks" : "only this task"));
  }
  if (!isOwn) {
    about.append(" · ", onlyButton("solver", solver, byId("solver").value === String(solver) ? "all solvers" : "only this solver"));
  }
  const bar = make("div", { className: "bar" },
    make("h2", {}, solvers[solver]),
    iconButton("up", "Previous result", () => move(-1)),
    iconButton("down", "Next result", () => move(1)),
    iconButton("close", "Close", close));
  const width = detail.clientWidth - (isNarrow() ? 58 : 46);
  const cards = grids.map(([input, expected], sample) => sampleCard(
    sampleName(task, sample), letter(states[resultOf(row, sample)]), kinds[states[resultOf(row, sample)]],
    unpack(input), expected === null ? null : unpack(expected), samples[sample], width));
  detail.replaceChildren(bar, about, ...cards);
  detail.scrollTop = 0;
}

/** One sample: what went in, what should come out and what did. */
function sampleCard(name, state, kind, input, expected, result, width) {
  const produced = !result ? null : result.expected ? expected : result.grid ? unpack(result.grid) : null;
  const wrong = state === "w" ? differences(expected, produced) : [];
  const all = [input, expected, produced].filter((grid) => grid && grid.cells);
  const cell = cellSize(all, width);
  const readout = make("output", {});
  const figures = [figure("input", input, cell)];
  figures.push(expected ? figure("expected", expected, cell) : blank("expected", "unknown"));
  if (produced) figures.push(figure("produced", produced, cell, wrong));
  else if (result && result.step) figures.push(saidBox("produced", ...faultText(kind, result.step)));
  else if (result) figures.push(saidBox("produced", "Not a grid:", make("br"), make("code", {}, result.text)));
  else figures.push(blank("produced", "not run"));
  const isTight = all.some((grid) => grid.width * cell < 106);
  const card = make("section", { className: "sample", "aria-label": name },
    make("div", {}, make("h3", {}, name), make("span", { className: `badge ${state}` }, verdict(state, kind, wrong, expected, produced)), readout),
    make("div", { className: isTight ? "grids tight" : "grids" }, ...figures));
  followPointer(card, readout);
  return card;
}

function verdict(state, kind, wrong, expected, produced) {
  switch (state) {
    case "m": return "matches";
    case "w":
      if (expected.height !== produced.height || expected.width !== produced.width) {
        return `wrong size: ${size(produced)} instead of ${size(expected)}`;
      }
      return `wrong: ${wrong.length} ${wrong.length === 1 ? "cell differs" : "cells differ"}`;
    case "f": return `failed: ${kind} error`;
    case "n": return "not a grid";
    case "u": return "true output unknown";
    default: return "not run";
  }
}

/** What the kinds of errors mean. */
const MEANING = {
  type: "a value of the wrong type",
  index: "a place outside a tuple or grid",
  empty: "nothing there to take or choose",
  zero: "a division by zero",
  overflow: "a number too large for 64 bits",
  limit: "a value or its computation grew too large",
};

function faultText(kind, [t, op, name, call]) {
  return [
    make("b", {}, `${kind[0].toUpperCase()}${kind.slice(1)} error`), ` in step t${t}, op `, make("code", {}, op),
    name ? ", variable " : ", a nested call", name ? make("code", {}, name) : "", make("br"),
    make("code", {}, name ? `${name} = ${call}` : call), make("br"), MEANING[kind] ?? "",
  ];
}

const size = (grid) => `${grid.height}×${grid.width}`;

/** Places in the produced grid that are not as expected. */
function differences(expected, produced) {
  const places = [];
  if (!expected.cells || !produced.cells) return places;
  for (let i = 0; i < produced.height; i++) {
    for (let j = 0; j < produced.width; j++) {
      const there = i < expected.height && j < expected.width ? expected.cells[i * expected.width + j] : null;
      if (there !== produced.cells[i * produced.width + j]) places.push([i, j]);
    }
  }
  return places;
}

/** No figure is narrower, so that its caption fits. */
const MIN_FIGURE = 64;

/** The largest side of a cell with which the grids stand side by side, if they can. */
function cellSize(grids, width) {
  const gap = isNarrow() ? 12 : 20;
  const tallest = Math.max(1, ...grids.map((grid) => grid.height));
  const fits = (cell) =>
    grids.reduce((sum, grid) => sum + Math.max(grid.width * cell + 1, MIN_FIGURE) + gap, -gap) <= width;
  for (let cell = Math.min(24, Math.max(8, Math.floor(400 / tallest))); cell >= 5; cell--) {
    if (fits(cell)) return cell;
  }
  const widest = Math.max(1, ...grids.map((grid) => grid.width));
  return Math.max(3, Math.min(12, Math.floor(width / widest)));
}

const saidBox = (name, ...content) =>
  make("figure", {}, make("figcaption", {}, name, make("span", {})), make("div", { className: "said" }, ...content));
const blank = (name, text) =>
  make("figure", {}, make("figcaption", {}, name, make("span", {})), make("div", { className: "blank" }, text));

const SVG = "http://www.w3.org/2000/svg";

function shape(tag, props) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, value);
  return element;
}

function figure(name, grid, cell, wrong = []) {
  const caption = make("figcaption", {}, `${name} `, make("span", {}, size(grid)));
  if (!grid.cells) return make("figure", {}, caption, make("div", { className: "blank" }, "too large to draw"));
  if (!grid.cells.length) return make("figure", {}, caption, make("div", { className: "blank" }, "empty"));
  const marked = wrong.length ? `, ${wrong.length} cells marked as different` : "";
  // A pixel of line before every cell and after the last, unless cells are too small for that.
  const line = cell >= 5 ? 1 : 0;
  const [width, tall] = [grid.width * cell + line, grid.height * cell + line];
  const picture = shape("svg", {
    viewBox: `0 0 ${width} ${tall}`, width, height: tall, role: "img", "data-name": name,
    "aria-label": `${name}, ${grid.height} rows and ${grid.width} columns${marked}`,
  });
  Object.assign(picture, { grid, cell, line });
  const side = cell - line;
  const paths = new Map();
  grid.cells.forEach((color, place) => {
    const [x, y] = [(place % grid.width) * cell + line, Math.floor(place / grid.width) * cell + line];
    paths.set(color, `${paths.get(color) || ""}M${x} ${y}h${side}v${side}h-${side}z`);
  });
  for (const [color, path] of paths) picture.append(shape("path", { d: path, fill: palette[color] || "#303030" }));
  grid.cells.forEach((color, place) => {
    if (palette[color]) return;
    const [i, j] = [Math.floor(place / grid.width), place % grid.width];
    const at = { x: (j + 0.5) * cell, y: (i + 0.66) * cell, "font-size": cell * 0.45, "text-anchor": "middle" };
    picture.append(Object.assign(shape("text", at), { textContent: color }));
  });
  const stroke = cell >= 12 ? 2 : 1;
  for (const [i, j] of wrong) {
    const ring = shape("g", { class: "mark", "data-cell": `${i},${j}`, "stroke-width": stroke });
    // A small cell has room for one ring and its color.
    const isSmall = cell < 9;
    if (!isSmall) ring.append(cellRing(picture, i, j, "outer", stroke / 2));
    ring.append(cellRing(picture, i, j, "inner", isSmall ? 0.5 : stroke * 1.5));
    picture.append(ring);
  }
  return make("figure", { style: `width: ${Math.max(width, MIN_FIGURE)}px` }, caption, picture);
}

/** The outline of a cell, some pixels inside it. */
function cellRing({ cell, line }, i, j, name, inset) {
  const side = Math.max(0, cell - line - 2 * inset);
  return shape("rect", { class: name, x: j * cell + line + inset, y: i * cell + line + inset, width: side, height: side });
}

/** Shows the cell under the pointer in all grids of a sample. */
function followPointer(card, readout) {
  const clear = () => {
    card.querySelectorAll(".here").forEach((here) => here.remove());
    readout.textContent = "";
  };
  card.addEventListener("pointermove", (event) => {
    const picture = event.target.closest("svg[data-name]");
    if (!picture) return clear();
    const box = picture.getBoundingClientRect();
    const i = Math.floor(((event.clientY - box.top) / box.height) * picture.grid.height);
    const j = Math.floor(((event.clientX - box.left) / box.width) * picture.grid.width);
    clear();
    const told = [];
    for (const other of card.querySelectorAll("svg[data-name]")) {
      const { grid } = other;
      if (i < 0 || j < 0 || i >= grid.height || j >= grid.width) continue;
      const color = grid.cells[i * grid.width + j];
      told.push(`${other.dataset.name} ${COLORS[color] ? `${color} ${COLORS[color]}` : color}`);
      other.append(cellRing(other, i, j, "here", 1));
    }
    readout.textContent = `(${i}, ${j}): ${told.join(", ")}`;
  });
  card.addEventListener("pointerleave", clear);
}

// Moving around.
function focusActive() {
  const item = drawn.get(Math.max(0, active));
  if (item) item.firstChild.focus({ preventScroll: true });
}

function move(by) {
  if (!shown.length) return;
  const focused = [...drawn].find(([, item]) => item.contains(document.activeElement));
  if (active < 0 && focused) active = focused[0];
  active = active < 0 ? 0 : Math.min(shown.length - 1, Math.max(0, active + by));
  const { top, ratio } = listMetrics();
  const at = (active * height) / ratio + top;
  const above = tools.offsetHeight + 8;
  if (at < scrollY + above) scrollTo(0, at - above);
  else if (at + height > scrollY + innerHeight - 8) scrollTo(0, at + height - innerHeight + 8);
  drawRows();
  if (openRow >= 0) choose(shown[active]);
  refreshRows();
  if (openRow < 0 || !isNarrow()) focusActive();
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const inField = event.target.matches("input, select");
  const inDetail = detail.contains(event.target);
  switch (event.key) {
    case "/":
      if (inField) return;
      if (isNarrow() && openRow >= 0) choose(-1);
      search.focus();
      search.select();
      break;
    case "Escape":
      if (event.target === search && search.value) {
        search.value = "";
        filter();
      } else if (openRow >= 0) close();
      else if (inField) focusActive();
      break;
    case "j": case "k":
      if (inField) return;
      move(event.key === "j" ? 1 : -1);
      break;
    case "ArrowDown": case "ArrowUp":
      if (inDetail || (inField && event.target !== search)) return;
      move(event.key === "ArrowDown" ? (event.target === search ? 0 : 1) : -1);
      break;
    case "Home": case "End":
      if (inField || inDetail) return;
      move(event.key === "Home" ? -shown.length : shown.length);
      break;
    case "PageDown": case "PageUp":
      if (inField || inDetail) return;
      move((event.key === "PageDown" ? 1 : -1) * Math.max(1, Math.floor((innerHeight - tools.offsetHeight) / height) - 1));
      break;
    default: return;
  }
  event.preventDefault();
}

// The frame.
function showFacts() {
  for (const [label, content] of run.facts) {
    const grouped = content.replace(/(?<![\d.])\d{4,}/g, (digits) => (+digits).toLocaleString("en"));
    const [, number, rest] = /^([\d.,]+)?(.*)$/s.exec(grouped);
    const value = make("dd", {}, number ? make("b", {}, number) : null, number ? rest : make("strong", {}, rest));
    byId("facts").append(make("div", {}, make("dt", {}, label), value));
  }
}

function showCounts(counts) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  for (const button of byId("states").children) {
    const count = button.value === "-1" ? all : counts[button.value];
    button.lastChild.textContent = count.toLocaleString("en");
    button.setAttribute("aria-pressed", String(+button.value === chosenState));
  }
  byId("kind").hidden = chosenState !== FAILED;
}

function makeStates() {
  const button = (name, value) => {
    const it = make("button", { type: "button", value, "aria-pressed": "false" }, name, make("span", {}));
    it.addEventListener("click", () => {
      chosenState = chosenState === value ? -1 : value;
      filter();
    });
    return it;
  };
  byId("states").append(button("All", -1));
  CLASSES.forEach(({ name }, value) => {
    if (value < OPEN || classCounts[value]) byId("states").append(button(name, value));
  });
  kinds.forEach((kind, place) => {
    if (kindCounts[place]) byId("kind").append(make("option", { value: place }, `${kind} (${kindCounts[place].toLocaleString("en")})`));
  });
}

/** Names are many: a list is filled when it is needed. */
function fillSelect(box) {
  if (box.length > 1) return;
  const names = box.id === "task" ? tasks.map(({ id }) => id) : solvers;
  const options = names.map((name, place) => ({ name, place })).sort((a, b) => (a.name < b.name ? -1 : 1));
  box.append(...options.map(({ name, place }) => make("option", { value: place }, name)));
}

function start() {
  classify();
  showFacts();
  showProfile();
  document.documentElement.classList.toggle("profile-only", !solvers.length && Boolean(run.profile));
  makeStates();
  byId("theme").addEventListener("click", () => window.toggleTheme());
  tools.addEventListener("submit", (event) => event.preventDefault());
  search.addEventListener("input", filter);
  for (const id of ["task", "solver"]) {
    const box = byId(id);
    for (const event of ["pointerdown", "focus", "keydown"]) box.addEventListener(event, () => fillSelect(box));
    box.addEventListener("change", filter);
  }
  for (const id of ["order", "kind"]) byId(id).addEventListener("change", filter);
  document.addEventListener("keydown", onKey);
  addEventListener("scroll", () => requestAnimationFrame(drawRows), { passive: true });
  const measure = () => {
    height = rowHeight();
    document.documentElement.style.setProperty("--tools", `${tools.offsetHeight}px`);
    listBox.style.height = `${listMetrics().box}px`;
    drawRows();
  };
  let width = innerWidth;
  addEventListener("resize", () => {
    measure();
    if (width !== innerWidth) showDetail();
    width = innerWidth;
  });
  addEventListener("popstate", () => {
    choose(rowOfAddress(), { keepHistory: true });
    refreshRows();
  });
  openRow = rowOfAddress();
  filter();
  choose(openRow, { keepHistory: true });
  measure();
  requestAnimationFrame(() => performance.mark("rows-drawn"));
}

start();
