"""A browser through the WebDriver protocol, with nothing but Python's own library."""

import base64
import json
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--hide-scrollbars",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]
KEYS = {"Enter": "\ue007", "Escape": "\ue00c", "ArrowDown": "\ue015", "ArrowUp": "\ue013", "End": "\ue010",
        "Home": "\ue011", "Tab": "\ue004"}
PATIENCE = 20


class Browser:
    """Chromium with an empty profile. Leaving the `with` block ends it."""

    def __enter__(self):
        self.profile = tempfile.mkdtemp(prefix="batt-browser-")
        self.driver = subprocess.Popen(
            [shutil.which("chromedriver"), "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        port = None
        for line in self.driver.stdout:
            if "started successfully on port" in line:
                port = line.split("port")[1].strip(" .\n")
                break
        self.url = f"http://127.0.0.1:{port}"
        options = {"binary": shutil.which("chromium"), "args": FLAGS + [f"--user-data-dir={self.profile}"]}
        wanted = {"browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
        session = self.call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.url += f"/session/{session['sessionId']}"
        return self

    def __exit__(self, *_):
        try:
            self.call("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait()
            shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, path, body=None):
        data = None if method != "POST" else json.dumps(body or {}).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"}, method=method)
        # A proxy of the environment has no business on the loopback.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(json.load(error)["value"]["message"]) from None

    def open(self, path):
        """Loads a file, and waits until it is loaded."""
        self.call("POST", "/url", {"url": f"file://{path}"})

    def js(self, code, *args):
        return self.call("POST", "/execute/sync", {"script": code, "args": list(args)})

    def cdp(self, command, **params):
        return self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": params})

    def wait(self, condition):
        """Waits until an expression is true, and gives its value."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            value = self.js(f"return {condition}")
            if value:
                return value
            time.sleep(0.02)
        raise AssertionError(f"never true: {condition}")

    def click(self, selector):
        element = self.call("POST", "/element", {"using": "css selector", "value": selector})
        self.call("POST", f"/element/{next(iter(element.values()))}/click")

    def keys(self, *keys):
        """Presses keys, by name or as text, one after the other."""
        actions = []
        for key in keys:
            for char in [KEYS[key]] if key in KEYS else key:
                actions += [{"type": "keyDown", "value": char}, {"type": "keyUp", "value": char}]
        self.call("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def window(self, width, height, mobile=False):
        self.cdp("Emulation.setDeviceMetricsOverride", width=width, height=height,
                 deviceScaleFactor=2 if mobile else 1, mobile=mobile)

    def scheme(self, name):
        self.cdp("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("GET", "/screenshot")))

    def messages(self):
        """What the page complained about."""
        return [line["message"] for line in self.call("POST", "/se/log", {"type": "browser"})
                if line["level"] in ("SEVERE", "WARNING")]
