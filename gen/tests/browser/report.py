"""The report in a real browser: `report.py BATT [SCREENSHOTS]`.

Runs the command for the demo corpus and for a synthetic run of 160,000 rows, and uses the pages as a reader would. With a
folder for screenshots, keeps pictures of what it saw.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import time

import synthetic
from webdriver import Browser

MAX_PAINT_MS = 2000
SHOTS = None


def shoot(browser, name):
    if SHOTS:
        browser.screenshot(SHOTS / f"{name}.png")


def load(browser, page):
    browser.open(page)
    browser.wait("document.querySelector('.row')")


def press_state(browser, name):
    browser.click(f"#states button[value='{['Solved', 'Wrong', 'Failed', 'Not a grid'].index(name)}']")


def count(browser):
    return browser.js("return byId('count').textContent")


def open_first(browser):
    browser.click("#rows .row")
    browser.wait("document.querySelector('.sample figure svg')")


def no_sideways_scroll(browser):
    wide = browser.js("return [...document.querySelectorAll('html, body, #detail')].filter((e) => e.scrollWidth > innerWidth).length")
    assert wide == 0, "the page is wider than the screen"


def loading(browser, page, rows):
    load(browser, page)
    facts = browser.js("return byId('facts').textContent")
    for part in ["tasks solved", "samples matched", "samples failed", "device", "samples/s"]:
        assert part in facts, facts
    assert count(browser) == f"{rows} results", count(browser)
    drawn = browser.js("return document.querySelectorAll('.row').length")
    assert 5 < drawn < 60, f"{drawn} rows drawn of {rows}"


def filtering(browser, page, expected):
    load(browser, page)
    press_state(browser, "Wrong")
    assert count(browser).startswith(f"{expected['wrong']} of "), count(browser)
    press_state(browser, "Failed")
    assert count(browser).startswith(f"{expected['failed']} of "), count(browser)
    assert browser.js("return !byId('kind').hidden")
    browser.click("#states button[value='-1']")
    browser.click("#search")
    browser.keys("mirrorwall _2")
    assert browser.wait("document.querySelector('.row b').textContent === 'mirrorwall_2'")
    assert count(browser).startswith("1 of "), count(browser)
    browser.keys("Escape")
    assert not count(browser).startswith("1 of ")
    browser.js("const box = byId('task'); fillSelect(box); box.selectedIndex = 1; box.dispatchEvent(new Event('change'))")
    tasks = browser.js("return [...new Set([...document.querySelectorAll('.row i')].map((e) => e.textContent))]")
    assert len(tasks) == 1, tasks
    browser.keys("/", "zzzz")
    assert "Nothing fits" in browser.js("return byId('rows').textContent")


def failing_sample(browser, page):
    """A wrong sample: the marks are exactly where the grids differ, and in the colors of the palette."""
    load(browser, page)
    press_state(browser, "Wrong")
    open_first(browser)
    seen = browser.js("""
        const card = [...document.querySelectorAll('.sample')].find((card) => card.querySelector('.badge.w'));
        const [input, expected, produced] = card.querySelectorAll('svg');
        return {
          names: [input, expected, produced].map((svg) => svg.dataset.name),
          boxes: [input, expected, produced].map((svg) => svg.getBoundingClientRect().toJSON()),
          expected: expected.grid, produced: produced.grid,
          marks: [...produced.querySelectorAll('.mark')].map((mark) => mark.dataset.cell),
          ring: getComputedStyle(produced.querySelector('.mark .inner')).stroke,
          fills: [...produced.querySelectorAll('path')].map((path) => path.getAttribute('fill')),
          unmarked: document.querySelectorAll('.badge.m').length
            && [...document.querySelectorAll('.sample')].filter((card) => card.querySelector('.badge.m') && card.querySelector('.mark')).length,
          badge: card.querySelector('.badge').textContent,
        };""")
    assert seen["names"] == ["input", "expected", "produced"], seen
    boxes = seen["boxes"]
    assert boxes[0]["right"] < boxes[1]["left"] and boxes[1]["right"] < boxes[2]["left"], "grids stand side by side"
    expected, produced = seen["expected"], seen["produced"]
    width = produced["width"]
    differing = [f"{place // width},{place % width}" for place, color in enumerate(produced["cells"])
                 if expected["cells"][place] != color]
    assert seen["marks"] == differing and differing, seen
    assert seen["ring"] == "rgb(255, 255, 255)", seen
    palette = "#000000 #0074d9 #ff4136 #2ecc40 #ffdc00 #aaaaaa #f012be #ff851b #7fdbff #870c25".split()
    assert set(seen["fills"]) == {palette[color] for color in produced["cells"]}, seen
    assert seen["unmarked"] == 0 and str(len(differing)) in seen["badge"], seen
    shoot(browser, "desktop-light")


def error_step(browser, page):
    load(browser, page)
    press_state(browser, "Failed")
    open_first(browser)
    said = browser.wait("document.querySelector('.said')?.textContent")
    assert "error in step t" in said and "variable" in said and "(" in said, said
    assert "nothing there to take" in said, said


def keyboard(browser, page):
    load(browser, page)
    browser.keys("/")
    assert browser.js("return document.activeElement === search")
    browser.keys("Escape", "j")
    focus = "return document.activeElement.matches('.row') ? document.activeElement.closest('li').getAttribute('aria-posinset') : ''"
    assert browser.js(focus) == "2", browser.js(focus)
    browser.keys("ArrowDown", "j", "k")
    assert browser.js(focus) == "3", browser.js(focus)
    ring = browser.js("const s = getComputedStyle(document.activeElement); return [s.outlineStyle, parseFloat(s.outlineWidth)]")
    assert ring[0] != "none" and ring[1] >= 2, ring
    browser.keys("Enter")
    first = browser.wait("document.querySelector('#detail h2')?.textContent")
    browser.keys("j")
    browser.wait(f"document.querySelector('#detail h2').textContent !== {json.dumps(first)}")
    assert browser.js("return document.querySelector('.row[aria-current=true] b').textContent === document.querySelector('#detail h2').textContent")
    browser.keys("End")
    last = browser.js("return shown.length")
    browser.wait(f"document.activeElement.closest('li')?.getAttribute('aria-posinset') === '{last}'")
    browser.keys("Escape")
    browser.wait("!document.querySelector('.sample')")
    nameless = browser.js("return [...document.querySelectorAll('button, input, select')].filter((e) => !(e.getAttribute('aria-label') || e.textContent).trim()).length")
    assert nameless == 0, "every control has a name"


def address(browser, page):
    """An open row can be linked to."""
    load(browser, f"{page}#mirrorwall/mirrorwall")
    browser.wait("document.querySelector('#detail h2')?.textContent === 'mirrorwall'")
    # Otherwise the next load would only change the address.
    browser.open("/dev/null")


def dark(browser, page):
    background = "return getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number).reduce((a, b) => a + b)"
    browser.scheme("dark")
    load(browser, page)
    assert browser.js(background) < 150
    press_state(browser, "Wrong")
    open_first(browser)
    shoot(browser, "desktop-dark")
    browser.click("#theme")
    assert browser.js(background) > 600
    # The browser writes the choice down a moment later, which a page that is loaded at once may miss.
    for _ in range(50):
        load(browser, page)
        if browser.js(background) > 600:
            break
        time.sleep(0.2)
    assert browser.js(background) > 600, "the choice lasts"
    browser.click("#theme")
    browser.scheme("light")
    assert browser.js(background) < 150, "the choice counts more than the system"
    browser.js("localStorage.clear()")
    load(browser, page)
    assert browser.js(background) > 600


def phone(browser, page):
    browser.window(360, 740, mobile=True)
    load(browser, page)
    no_sideways_scroll(browser)
    shoot(browser, "phone-list")
    for state in ["Solved", "Wrong", "Failed"]:
        press_state(browser, state)
        open_first(browser)
        no_sideways_scroll(browser)
        shoot(browser, f"phone-{state.lower()}")
        covered = browser.js("const box = byId('detail').getBoundingClientRect(); return [box.width, box.height]")
        assert covered == [360, 740], covered
        if state == "Wrong":
            browser.js("history.back()")
        else:
            browser.click("[aria-label=Close]")
        browser.wait("getComputedStyle(byId('detail')).display === 'none'")
        browser.js("window.scrollTo(0, 0)")
    browser.scheme("dark")
    load(browser, page)
    press_state(browser, "Wrong")
    open_first(browser)
    shoot(browser, "phone-dark")
    browser.scheme("light")
    browser.window(1280, 860)


def profile(browser, page, alone):
    """The plots: longest bar first, other measures, light and dark, in the report and as a page of its own."""
    load(browser, page)
    assert browser.js("return !byId('profile').open && byId('profile').querySelector('svg') === null")
    browser.click("#profile summary")
    browser.wait("document.querySelectorAll('.bars').length === 2")
    bars = "return [...document.querySelectorAll('.bars')].map((svg) => [...svg.querySelectorAll('rect')].map((r) => +r.getAttribute('width')))"
    for widths in browser.js(bars):
        assert len(widths) == 15 and widths == sorted(widths, reverse=True) and widths[0] > 4 * widths[-1] / 3, widths
    browser.js("[...document.querySelectorAll('.measures button')].find((b) => b.textContent === 'Calls').click()")
    top = browser.js("return document.querySelector('.bars g').dataset.name")
    most = browser.js("return [...run.profile.ops].sort((a, b) => b.calls - a.calls)[0].op")
    assert top == most, (top, most)
    shoot(browser, "profile")
    open_first(browser)
    assert "per sample" in browser.js("return document.querySelector('.about').textContent")
    colors = []
    for scheme in ["dark", "light"]:
        browser.scheme(scheme)
        browser.open(alone)
        browser.wait("document.querySelectorAll('.bars').length === 2")
        colors.append(browser.js("return ['rect', '.name'].map((part) => getComputedStyle(document.querySelector(`.bars ${part}`)).fill)"))
        shoot(browser, f"profile-alone-{scheme}")
    assert colors[0][0] != colors[1][0] and colors[0][1] != colors[1][1], colors
    assert browser.js("return getComputedStyle(document.querySelector('main')).display") == "none"
    browser.window(360, 740, mobile=True)
    browser.open(alone)
    browser.wait("document.querySelectorAll('.bars').length === 2")
    no_sideways_scroll(browser)
    shoot(browser, "profile-phone")
    browser.window(1280, 860)


def many_rows(browser, page):
    load(browser, page)
    paints = browser.wait("""performance.getEntriesByName('rows-drawn').length && {
        paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
        rows: performance.getEntriesByName('rows-drawn')[0].startTime}""")
    print(f"  160,000 rows: first paint {paints['paint']:.0f} ms, rows there after {paints['rows']:.0f} ms")
    assert max(paints.values()) < MAX_PAINT_MS, paints
    assert count(browser) == "160,000 results", count(browser)
    slow = browser.js("const start = performance.now(); search.value = 't01 9'; filter(); return performance.now() - start")
    assert slow < 500, f"a search takes {slow} ms"
    browser.js("search.value = ''; filter(); scrollTo(0, document.documentElement.scrollHeight)")
    browser.wait("[...document.querySelectorAll('.row')].some((row) => row.closest('li').getAttribute('aria-posinset') === '160000')")
    browser.js("scrollTo(0, document.documentElement.scrollHeight / 3)")
    browser.wait("document.querySelectorAll('.row').length > 5 && ![...drawn.keys()].includes(0)")
    assert browser.js("return document.querySelectorAll('.row').length") < 60
    press_state(browser, "Wrong")
    open_first(browser)
    assert browser.js("return document.querySelectorAll('.sample').length") == 4
    assert browser.js("return document.querySelectorAll('.mark').length") > 0
    shoot(browser, "many")
    for state in ["Failed", "Not a grid", "Solved"]:
        press_state(browser, state)
        open_first(browser)
    browser.window(360, 740, mobile=True)
    load(browser, page)
    no_sideways_scroll(browser)
    browser.window(1280, 860)


def ran(batt, *args, command="run"):
    done = subprocess.run([batt, command, *map(str, args)], stdout=subprocess.PIPE, check=True)
    return done.stdout.decode()


def expected_counts(jsonl):
    """How many solvers are wrong and how many fail, by the JSON lines."""
    rows = {}
    for line in map(json.loads, jsonl.read_text().splitlines()):
        rows.setdefault((line["solver"], line["task"]), []).append(line)
    unsolved = [lines for lines in rows.values() if not all(line["match"] in (True, None) for line in lines)]
    failed = sum(any(line["error"] for line in lines) for lines in unsolved)
    return {"rows": len(rows), "failed": failed, "wrong": len(unsolved) - failed}


def main():
    global SHOTS
    batt = pathlib.Path(sys.argv[1]).resolve()
    if len(sys.argv) > 2:
        SHOTS = pathlib.Path(sys.argv[2]).resolve()
        SHOTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        folder = pathlib.Path(folder)
        demo, many = folder / "demo.html", folder / "many.html"
        ran(batt, "--report", demo, "--jsonl", folder / "demo.jsonl")
        profiled, alone = folder / "profiled.html", folder / "profile.html"
        ran(batt, "--report", profiled, "--profile")
        ran(batt, "--report", alone, command="profile")
        expected = expected_counts(folder / "demo.jsonl")
        synthetic.write(folder / "many", 400, 400)
        ran(batt, "--solvers", folder / "many/solvers.py", "--tasks", folder / "many/tasks", "--mode", "merged",
            "--on-error", "poison", "--report", many)
        browser.window(1280, 860)
        tests = [
            lambda: loading(browser, demo, expected["rows"]), lambda: filtering(browser, demo, expected),
            lambda: failing_sample(browser, demo), lambda: error_step(browser, demo), lambda: keyboard(browser, demo),
            lambda: address(browser, demo), lambda: dark(browser, demo), lambda: phone(browser, demo),
            lambda: profile(browser, profiled, alone), lambda: many_rows(browser, many),
        ]
        for test in tests:
            start = time.monotonic()
            test()
            name = test.__code__.co_names[0]
            print(f"  {name} ok ({time.monotonic() - start:.1f} s)", flush=True)
        complaints = browser.messages()
        assert not complaints, complaints
    print("report in the browser: ok")


if __name__ == "__main__":
    main()
