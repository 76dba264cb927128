"""What figures of speed and strength were measured on."""

import os
import platform
import re
from pathlib import Path


def machine() -> str:
    """Cores and processor, as in `2 cores, Intel Xeon 2.80 GHz`."""
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return f"{count} {'core' if count == 1 else 'cores'}, {processor()}"


def processor() -> str:
    """The processor's name without what sellers put around it."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        text = ""
    found = re.search(r"^model name\s*:\s*(.+)$", text, re.MULTILINE)
    name = found[1] if found else platform.processor() or platform.machine()
    name = re.sub(r"\((R|TM)\)|\bCPU\b|\bProcessor\b", "", name).replace("@", "")
    return re.sub(r"\s+", " ", name).replace("GHz", " GHz").replace("  ", " ").strip()
