"""What a page takes over the line when nothing of it is cached: files, requests, bytes."""

from collections import Counter
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext


class FirstLoad(NamedTuple):
    """Bytes of each answer by its path, as sent, without its headers; sockets have none."""

    sizes: Counter[str]
    requests: list[str]

    @property
    def kilobytes(self) -> float:
        return self.sizes.total() / 1024


def first_load(context: BrowserContext, url: str, ready: str) -> FirstLoad:
    """What a browser with the same cookies and an empty cache asks for.

    `ready` is a selector of what is there at last.
    """
    browser = context.browser
    assert browser is not None
    context = browser.new_context(
        storage_state=context.storage_state(), locale="en", service_workers="block"
    )
    page = context.new_page()
    paths: dict[str, str] = {}
    sizes: Counter[str] = Counter()
    network = context.new_cdp_session(page)

    def asked(event: dict[str, Any]) -> None:
        url = urlsplit(event["request"]["url"])
        if url.scheme == "http":  # pictures that the page made itself come over no line
            paths[event["requestId"]] = url.path

    def opened(event: dict[str, Any]) -> None:
        paths[event["requestId"]] = urlsplit(event["url"]).path

    def answered(event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache"):
            del paths[event["requestId"]]

    def came(event: dict[str, Any]) -> None:
        if path := paths.get(event["requestId"]):
            sizes[path] += event["encodedDataLength"]

    network.on("Network.requestWillBeSent", asked)
    network.on("Network.webSocketCreated", opened)
    network.on("Network.responseReceived", answered)
    network.on("Network.dataReceived", came)
    network.send("Network.enable")
    page.goto(url)
    page.locator(ready).first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    context.close()
    return FirstLoad(sizes, list(paths.values()))
