"use strict";
// Where the time goes: the ops, and in mode own the solvers, as bars.
const PLOT_ROWS = 15;
const MEASURES = [
  { name: "Time", of: (row) => row.seconds, text: duration },
  { name: "Calls", of: (row) => row.calls, text: (calls) => calls.toLocaleString("en") },
  { name: "Time per call", of: (row) => row.seconds / row.calls, text: duration },
];

/** Seconds with three digits, in the unit that fits. */
function duration(seconds) {
  const [unit, name] = [[1, "s"], [1e-3, "ms"], [1e-6, "µs"], [1e-9, "ns"]].find(([least]) => seconds >= least) || [1e-9, "ns"];
  return `${Number((seconds / unit).toPrecision(3))} ${name}`;
}

/** Horizontal bars, the longest first. */
function barPlot(label, rows, measure, width) {
  const LINE = 24, NAME = 132, VALUE = 76;
  const longest = Math.max(...rows.map(measure.of), Number.MIN_VALUE);
  const room = Math.max(40, width - NAME - VALUE);
  const tall = rows.length * LINE;
  const picture = shape("svg", { viewBox: `0 0 ${width} ${tall}`, width, height: tall, role: "img", class: "bars", "aria-label": label });
  rows.forEach((row, place) => {
    const long = Math.max(1, (room * measure.of(row)) / longest);
    const middle = place * LINE + LINE / 2;
    const group = shape("g", { "data-name": row.name });
    const text = (at, content) => group.append(Object.assign(shape("text", { y: middle + 4.5, ...at }), { textContent: content }));
    group.append(Object.assign(shape("title", {}), {
      textContent: `${row.name}: ${row.calls.toLocaleString("en")} calls, ${duration(row.seconds)}, ${duration(row.seconds / row.calls)} each`,
    }));
    text({ x: NAME - 8, "text-anchor": "end", class: "name" }, row.name.length > 15 ? `${row.name.slice(0, 14)}…` : row.name);
    group.append(shape("rect", { x: NAME, y: middle - 7, width: long, height: 14, rx: 2 }));
    text({ x: NAME + long + 7 }, measure.text(measure.of(row)));
    picture.append(group);
  });
  return picture;
}

/** A plot with its title and, where rows are many, a button for all of them. */
function plotCard(title, all, measure) {
  const sorted = [...all].sort((a, b) => measure.of(b) - measure.of(a));
  const box = make("div", {});
  const card = make("section", { className: "sample plot", "aria-label": title }, make("div", {}, make("h3", {}, title)), box);
  let count = PLOT_ROWS;
  const draw = () => {
    const rows = sorted.slice(0, count);
    const label = `${title}: ${rows.slice(0, 3).map((row) => `${row.name} ${measure.text(measure.of(row))}`).join(", ")} and others`;
    box.replaceChildren(barPlot(label, rows, measure, Math.max(260, box.clientWidth)));
    if (sorted.length > count) {
      const more = make("button", { type: "button", className: "only" }, `Show all ${sorted.length}`);
      more.addEventListener("click", () => { count = sorted.length; draw(); });
      box.append(more);
    }
  };
  return { card, draw };
}

function showProfile() {
  const { profile } = run;
  if (!profile) return;
  const ops = profile.ops.map((row) => ({ ...row, name: row.op }));
  const ofSolvers = profile.solvers.filter((row) => row.samples).map((row) => ({ ...row, name: row.solver, calls: row.samples }));
  const chooser = make("div", { className: "measures", role: "group", "aria-label": "What the bars show" });
  const cards = make("div", { className: "plots" });
  let plots = [];
  const show = (measure) => {
    for (const button of chooser.children) button.setAttribute("aria-pressed", String(button.textContent === measure.name));
    plots = [plotCard(`${measure.name} by op`, ops, measure)];
    if (ofSolvers.length && measure.text === duration) {
      plots.push(plotCard(`${measure.name.replace("call", "sample")} by solver`, ofSolvers, measure));
    }
    cards.replaceChildren(...plots.map(({ card }) => card));
    plots.forEach(({ draw }) => draw());
  };
  for (const measure of MEASURES) {
    const button = make("button", { type: "button" }, measure.name);
    button.addEventListener("click", () => show(measure));
    chooser.append(button);
  }
  const box = byId("profile");
  const where = `${profile.device}, ${profile.threads} ${profile.threads === 1 ? "thread" : "threads"}`;
  const told = `${duration(profile.seconds)} in ${profile.calls.toLocaleString("en")} calls on ${where}`;
  box.append(make("summary", {}, "Where the time goes ", make("span", {}, told)), chooser, cards);
  box.hidden = false;
  box.open = !solvers.length;
  const first = () => { if (box.open && !plots.length) show(MEASURES[0]); };
  box.addEventListener("toggle", first);
  first();
  addEventListener("resize", () => { if (box.open) plots.forEach(({ draw }) => draw()); });
}

/** What a solver took per sample, where that was measured. */
function solverTime(solver) {
  const row = run.profile?.solvers.find((row) => row.solver === solvers[solver]);
  return row?.samples ? duration(row.seconds / row.samples) : null;
}
