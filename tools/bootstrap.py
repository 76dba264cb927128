"""Keeps .venv in step with the pins, for ./play and ./test. Standard library only.

A Python that is too old must still be able to parse this file, or it could not say so.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Stolik needs Python 3.11 or newer, and %s is Python %d.%d.\n"
        "If a newer one is installed, name it:  python3.12 %s"
        % (sys.executable, *sys.version_info[:2], sys.argv[0])
    )

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import pages

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PROJECT = ROOT / "pyproject.toml"
PINS = ROOT / "requirements.lock"
CLUSTER_PINS = ROOT / "tools" / "cluster.lock"
NODE_PINS = ROOT / "tools" / "node.lock"
STAMP = VENV / "stolik-stamp"  # written last: without it .venv is half made
LOCK = ROOT / ".venv.lock"  # beside .venv, which may have to be deleted under the lock

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
FONTS = ("fonts-dejavu-core", "fonts-noto-core")  # so that pictures are alike everywhere

AGAIN = "Nothing is broken: start again and it is made anew."
OFFLINE = re.compile(
    r"name resolution|resolve host|NameResolutionError|dns error|NewConnectionError"
    r"|Failed to establish a new connection|network is unreachable|connection refused"
    r"|timed? ?out|ProxyError|error sending request|Could not connect|Temporary failure resolving",
    re.IGNORECASE,
)


def prepare() -> None:
    """Make .venv and the pages or bring them up to date; at once when there is nothing to do."""
    if is_current() and pages.is_current():
        return
    with exclusive():  # the one we waited for may have done the work
        if not is_current():
            build()
        if not pages.is_current():
            build_pages()


def prepare_cluster() -> None:
    """Ray, for the tests of clusters: too large for all who only play."""
    stamp, wanted = VENV / "stolik-cluster-stamp", hashlib.sha256(CLUSTER_PINS.read_bytes())
    with exclusive():
        if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted.hexdigest():
            uv = shutil.which("uv")
            install = [uv, "pip", "install", "--python", python()] if uv else pip_install()
            run("Installing Ray", [*install, "--require-hashes", "-r", str(CLUSTER_PINS)])
            stamp.write_text(wanted.hexdigest(), encoding="utf-8")


def hand_over(program: str, *arguments: str) -> NoReturn:
    """Go on as a program of .venv, with the terminal as it is."""
    command = [str(BIN / program), *arguments]
    if sys.platform == "win32":  # its exec returns to the prompt while the program still runs
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def is_current() -> bool:
    return read_stamp() == wanted_stamp() and (BIN / "python").exists()


def read_stamp() -> str:
    try:
        return STAMP.read_text(encoding="utf-8")
    except OSError:
        return ""


def wanted_stamp() -> str:
    digest = hashlib.sha256(PROJECT.read_bytes() + PINS.read_bytes()).hexdigest()
    return foundation() + digest + "\n"


def foundation() -> str:
    """What can't be changed in a .venv: its Python, and its place, which its scripts name."""
    return "Python %d.%d in %s\n" % (*sys.version_info[:2], ROOT)


@contextlib.contextmanager
def exclusive() -> Iterator[None]:
    """Hold the lock; whoever comes second waits and says so."""
    if sys.platform == "win32":
        yield
        return
    import fcntl  # noqa: PLC0415 (there is none on Windows)

    with LOCK.open("w") as file:
        # An installer that outlives us goes on writing into .venv, so it keeps the lock.
        os.set_inheritable(file.fileno(), True)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another start is preparing .venv, waiting for it ...\n")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def build() -> None:
    started = time.monotonic()
    say("Preparing .venv (only the first time and when the pinned packages change)\n")
    uv = shutil.which("uv")
    keep = is_reusable(uv)
    STAMP.unlink(missing_ok=True)
    if not keep:
        make_venv(uv)
    run("Installing the pinned packages", [*install(), "--require-hashes", "-r", str(PINS)])
    build_pages()
    run("Installing Stolik", [*install(), "--no-deps", "--no-build-isolation", "-e", str(ROOT)])
    STAMP.write_text(wanted_stamp(), encoding="utf-8")
    say("Ready in %.1f s\n" % (time.monotonic() - started))


def build_pages() -> None:
    """Makes what the browser shows. Only a changed page or a new version needs it."""
    if not pages.is_current():
        pages.build(ready_node(), run_in_web)


def ready_node() -> pages.Node:
    """A Node for the pages' tools; one from PyPI if the machine's own is missing or old."""
    packages = next((VENV / "lib").glob("python3*/site-packages"), VENV / "Lib" / "site-packages")
    node = pages.find_node(packages)
    if node is None:
        wheel = [*install(), "--require-hashes", "-r", str(NODE_PINS)]
        run("Installing Node, which builds the pages", wheel)
        node = pages.find_node(packages)
    if node is None:
        sys.exit("There is no Node for this machine on PyPI. Install Node 22.12 or newer.")
    return node


def require_chromium() -> None:
    """For the browser tests; they are skipped, or fail in CI, where there is none."""
    if any(shutil.which(name) for name in CHROMIUMS) or "STOLIK_CHROMIUM" in os.environ:
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        run("Updating the package lists", ["apt-get", "update"])
        options = ["-y", "--no-install-recommends"]
        run("Installing chromium", ["apt-get", "install", *options, "chromium", *FONTS])


def require_nginx() -> None:
    """For the test of the documented proxy; it is skipped, or fails in CI, where there is none."""
    if not shutil.which("nginx") and shutil.which("apt-get") and os.geteuid() == 0:
        run("Updating the package lists", ["apt-get", "update"])
        options = ["-y", "--no-install-recommends"]
        run("Installing nginx", ["apt-get", "install", *options, "nginx-light"])


def run_in_web(title: str, command: list[str], environment: dict[str, str]) -> None:
    run(title, command, pages.WEB, environment)


def install() -> list[str]:
    uv = shutil.which("uv")
    return [uv, "pip", "install", "--python", python()] if uv else pip_install()


def is_reusable(uv: str | None) -> bool:
    """True for a finished .venv whose pins alone have changed: other tools in it are kept."""
    made_here = read_stamp().startswith(foundation()) and (BIN / "python").exists()
    return made_here and (uv is not None or (BIN / "pip").exists())


def make_venv(uv: str | None) -> None:
    if VENV.exists():
        shutil.rmtree(VENV)
    # Not sys.executable: with .venv activated, that is the very Python deleted above.
    base = getattr(sys, "_base_executable", None) or sys.executable
    title = "Making .venv with Python %d.%d" % sys.version_info[:2]
    if uv:
        run(title, [uv, "venv", "--python", base, str(VENV)])
    else:
        require_ensurepip()
        run(title, [base, "-m", "venv", str(VENV)])


def python() -> str:
    return str(BIN / "python")


def pip_install() -> list[str]:
    return [python(), "-m", "pip", "install", "--disable-pip-version-check", "--retries", "2"]


def require_ensurepip() -> None:
    """Debian and Ubuntu keep venv's pip in a package of its own."""
    if importlib.util.find_spec("ensurepip"):
        return
    missing = "This Python can't make virtual environments (it has no ensurepip)."
    if not shutil.which("apt-get"):
        sys.exit(missing + " Install your system's package for that and start again.")
    package = "python3.%d-venv" % sys.version_info[1]
    if os.geteuid() != 0:
        line = "sudo apt-get update && sudo apt-get install -y " + package
        sys.exit(missing + " Type this once and start again:\n  " + line)
    run("Updating the package lists", ["apt-get", "update"])
    run("Installing " + package, ["apt-get", "install", "-y", "--no-install-recommends", package])


def run(
    title: str,
    command: list[str],
    folder: Path = ROOT,
    environment: dict[str, str] | None = None,
) -> None:
    """Run a command quietly under a line with its seconds; its output is shown if it fails."""
    started = time.monotonic()
    say("  " + title + " ...")
    with subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        close_fds=False,  # the lock goes with it
    ) as process:
        try:
            output = wait(process, title, started)
        except KeyboardInterrupt:
            process.kill()
            say("\n")
            sys.exit("Interrupted. " + AGAIN)
    if process.returncode:
        say(" failed\n")
        explain_failure(command, output)
    say("%s %.1f s\n" % (rewind(title), time.monotonic() - started))


def rewind(title: str) -> str:
    """On a terminal the line is written over, so that its seconds seem to run."""
    return "\r  " + title + " ..." if sys.stderr.isatty() else ""


def wait(process: "subprocess.Popen[str]", title: str, started: float) -> str:
    while True:
        try:
            return process.communicate(timeout=1)[0]
        except subprocess.TimeoutExpired:
            if sys.stderr.isatty():
                say("%s %d s" % (rewind(title), time.monotonic() - started))


def explain_failure(command: list[str], output: str) -> NoReturn:
    say("\n".join(["", *output.strip().splitlines()[-15:], "", "The command was: "]))
    say(" ".join(command) + "\n\n")
    if OFFLINE.search(output):
        sys.exit(
            "It looks as if there is no network. The first start downloads the pinned packages "
            "(about 240 MB);\nlater ones need none. " + AGAIN
        )
    sys.exit("Preparing .venv failed, see above. " + AGAIN)


def say(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()
