"""Plays on quickly at the table that a page shows, as the same person by another socket."""

from typing import Literal

from playwright.sync_api import Page

SOCKET = """
const follow = (table, answer) => new Promise((done, fail) => {
  const host = location.origin.replace("http", "ws");
  const socket = new WebSocket(`${host}/api/tables/${table}/socket`);
  const send = (message) => socket.send(JSON.stringify(message));
  let sent = -1;
  socket.onopen = () => send({ type: "hello", id: 1 });
  socket.onerror = () => fail(new Error("no socket"));
  socket.onmessage = ({ data }) => {
    const { position } = JSON.parse(data);
    const decides = position?.moves.length && position.version !== sent;
    if (!position?.score && !decides) return;
    const move = position.score ? null : answer(position);
    if (!move) {
      socket.close();
      return done(position.version);
    }
    sent = position.version;
    send({ type: "play", id: 2, version: sent, moves: [move] });
  };
});
"""
TILES = """
([table, least]) => {
  const choose = ({ version, view, moves }) => {
    const several = view.seats[view.turn].meeples > 2;
    const stands = moves.filter(({ type, spot }) =>
      type === "meeple" && several && (!spot.startsWith("farm") || version % 5 === 0));
    if (view.phase === "meeple" && !stands.length) return moves.at(-1);
    const list = stands.length ? stands : moves;
    return list[(version * 7) % list.length];
  };
  return follow(table, (position) => {
    const { phase, bag } = position.view;
    return phase === "place" && bag <= least ? null : choose(position);
  });
}
"""
RAIL = """
async ([table, game, stage, cards]) => {
  const data = await (await fetch(`/api/games/${game}`)).json();
  const tunnels = new Set(data.map.routes.filter(({ tunnel }) => tunnel).map(({ id }) => id));
  const most = (moves) => moves.reduce((a, b) => (b.tickets.length > a.tickets.length ? b : a));
  const price = ({ cards, locos }) => cards + 10 * locos;
  return follow(table, ({ phase, view, moves }) => {
    if (phase === "keep") return most(moves);
    if (phase === "surcharge") {
      return stage === "tunnel" ? null : moves.at(-1);
    }
    const held = Object.values(view.hand).reduce((sum, count) => sum + count, 0);
    const draws = moves.filter(({ type }) => type === "draw");
    const claims = moves.filter(({ type }) => type === "claim");
    if (claims.length && held >= cards && stage === "turn") return null;
    const digs = claims.filter(({ route }) => tunnels.has(route));
    const cheapest = digs.sort((a, b) => price(a) - price(b))[0];
    if (stage === "tunnel" && held >= cards && cheapest) return cheapest;
    if (stage === "end" && claims.length) return claims.sort((a, b) => price(b) - price(a))[0];
    return draws.at(-1) ?? claims[0] ?? moves.at(-1);
  });
}
"""


def forward(page: Page, left: int) -> None:
    """To the first own turn with at most so many tiles in the bag; -1: to the end."""
    _run(page, TILES, [_table(page), left])


def forward_rail(
    page: Page, data: str, stage: Literal["turn", "tunnel", "end"], cards: int = 0
) -> None:
    """To an own turn with so many cards at least, to a tunnel that costs more, or to the end.

    `data` names the game and its map: `europe/europe`.
    """
    _run(page, RAIL, [_table(page), data, stage, cards])


def _table(page: Page) -> str:
    return page.url.rsplit("/", 1)[-1]


def _run(page: Page, script: str, arguments: list[object]) -> None:
    page.evaluate(f"(args) => {{ {SOCKET} return ({script})(args); }}", arguments)
