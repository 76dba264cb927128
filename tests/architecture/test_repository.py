"""What is in the repository can be cloned, read and installed on any machine."""

import ast
import json
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LARGEST = 700_000  # bytes; more than that is hardly written by hand

# Joined from parts, or this file would find itself.
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
        ("deb", "debian", "org"),
    )
]
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|root|home/\w+|Users/\w+)/")
NOT_OURS = {".git", ".venv", "__pycache__", "node_modules", "build", "dist"}


def repository_files() -> list[Path]:
    """The files git tracks or would add; in an unpacked archive, the files that are there."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if (ROOT / ".git").exists() and listing.returncode == 0:
        names = sorted(set(listing.stdout.split("\0")) - {""})
        return [ROOT / name for name in names if (ROOT / name).is_file()]
    return [path for path in ROOT.rglob("*") if path.is_file() and is_ours(path)]


def is_ours(path: Path) -> bool:
    parts = path.relative_to(ROOT).parts
    return not NOT_OURS.intersection(parts) and not any(part.endswith("_cache") for part in parts)


def texts() -> list[tuple[str, str]]:
    """Name and content of every file that is text."""
    found = []
    for path in repository_files():
        content = path.read_bytes()
        if b"\0" not in content:
            found.append((str(path.relative_to(ROOT)), content.decode("utf-8")))
    return found


def pins(file: str = "requirements.lock") -> dict[str, list[tuple[Requirement, str]]]:
    """Each pinned package with its requirements (one for a range of Pythons) and their hashes."""
    found: dict[str, list[tuple[Requirement, str]]] = {}
    text = (ROOT / file).read_text(encoding="utf-8")
    entries = re.sub(r"^ *#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    for entry in entries.splitlines():
        requirement, *hashes = entry.split(" --hash=")
        pin = Requirement(requirement.strip())
        found.setdefault(canonicalize_name(pin.name), []).append((pin, " ".join(hashes)))
    return found


def test_there_are_files_to_look_at() -> None:
    names = {name for name, _ in texts()}
    assert {"pyproject.toml", "play", "tests/architecture/test_repository.py"} <= names


def test_no_file_names_a_package_registry() -> None:
    found = [(name, host) for name, text in texts() for host in REGISTRIES if host in text]
    assert not found


def test_no_file_names_a_path_of_one_machine() -> None:
    found = [(name, hit[0]) for name, text in texts() for hit in MACHINE_PATH.finditer(text)]
    assert not found


@pytest.mark.parametrize("folder", ["work", "root", "home/ann", "Users/ann"])
def test_a_path_of_one_machine_is_recognized(folder: str) -> None:
    assert MACHINE_PATH.search(f"see '/{folder}/games'")


@pytest.mark.parametrize("text", ["src/work/x", "host.example/home/a/b", "../root/x", "/usr/bin/"])
def test_other_paths_are_left_alone(text: str) -> None:
    assert not MACHINE_PATH.search(text)


def test_lock_files_hold_no_addresses() -> None:
    for name, text in texts():
        assert Path(name).name != "uv.lock", "it records registry addresses"
        if name.endswith((".lock", "package-lock.json")):
            assert "://" not in without_funding(name, text), name
            assert '"resolved"' not in text, name


def without_funding(name: str, text: str) -> str:
    """A lock file without the pages where the makers of packages ask for help."""
    if not name.endswith(".json"):
        return text
    packages = json.loads(text)["packages"]
    return json.dumps([{**package, "funding": None} for package in packages.values()])


@pytest.mark.parametrize("file", ["requirements.lock", "tools/cluster.lock"])
def test_every_pin_is_exact_and_hashed(file: str) -> None:
    for name, entries in pins(file).items():
        for pin, hashes in entries:
            assert re.fullmatch(r"==[^,*]+", str(pin.specifier)), name
            assert pin.url is None, name
            assert re.fullmatch(r"(sha256:[0-9a-f]{64} *)+", hashes), name


def test_pins_of_the_cluster_agree_with_all_others() -> None:
    ours, more = pins(), pins("tools/cluster.lock")
    assert "ray" in more
    for name in more.keys() & ours.keys():
        versions = [{str(pin.specifier) for pin, _ in lock[name]} for lock in (ours, more)]
        assert versions[0] == versions[1], f"{name}: make tools/cluster.lock anew"


def test_pins_meet_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = project["dependencies"] + project["optional-dependencies"]["dev"]
    pinned = pins()
    for wish in map(Requirement, asked):
        entries = pinned[canonicalize_name(wish.name)]
        versions = [str(pin.specifier).removeprefix("==") for pin, _ in entries]
        assert all(version in wish.specifier for version in versions), wish


@pytest.mark.parametrize("name", ["play", "test", ".ci/run"])
def test_script_can_be_run(name: str) -> None:
    script = ROOT / name
    assert os.access(script, os.X_OK)
    assert script.read_text(encoding="utf-8").startswith("#!/usr/bin/env ")


@pytest.mark.parametrize("name", ["play", "test", "tools/bootstrap.py"])
def test_an_old_python_can_read_that_it_is_too_old(name: str) -> None:
    ast.parse((ROOT / name).read_text(encoding="utf-8"), feature_version=(3, 7))


def test_no_file_is_huge() -> None:
    sizes = {str(path.relative_to(ROOT)): path.stat().st_size for path in repository_files()}
    assert {name: size for name, size in sizes.items() if size > LARGEST} == {}
