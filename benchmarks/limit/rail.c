/* How fast can random games of the rail rules be played on one core?
 *
 * Every decision builds the full list of legal moves in memory (2 bytes a move), then picks from
 * it. Rule options are compile-time constants of each instance (GAME x SEATS x LOG); the map is
 * data. Plain C; README.md says how to build, run and check it. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int16_t i16;
#define ALWAYS static inline __attribute__((always_inline))
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define RARE(x) __builtin_expect(!!(x), 0)

/* ---- map data ---- */
typedef struct {
  u8 at, color, length, ferry, tunnel, a, b, twin, same_as_first;
  const char *id;
} RawRoute;
typedef struct {
  u64 from;
  int n, least;
  u64 to[4];
  int points[4];
  const char *id;
} RawTicket;
typedef struct {
  const char *id;
  int routes, tickets, first_deck, places, points[9];
  const char *card[9];
  const RawRoute *route;
  const RawTicket *ticket;
} RawMap;
#include "rail.h"

enum { LOCO = 8, NONE = 9, GRAY = 8 };
/* ---- rules: the options as they usually are ---- */
enum { EUROPE, SWISS };
typedef struct {
  int cars, hand, open, start_long, start_short, start_keep, ticket_draw, ticket_keep, ticket_limit,
      rejects_under, mixed, open_loco_ends, both_cards, reserve, sweep, sweep_limit, anywhere,
      surcharge_locos, tunnel_cards, longest, last_cars, both_halves, pass_always, passes_per_seat;
} Rules;
static const Rules RULES[2] = {
    {45, 4, 5, 1, 3, 2, 3, 1, 8, 1, 0, 1, 0, 0, 3, 3, 1, 0, 3, 0, 2, 4, 1, 2},
    {40, 4, 5, 0, 5, 3, 3, 1, 0, 0, 1, 0, 1, 5, 0, 0, 0, 1, 3, 10, 2, 99, 0, 1}};

/* ---- moves ----
 * 16 bits. A claim is 1 rrrrrrr cccc mmmm: route, color, locomotives; with locomotives alone the
 * color is free. */
enum { DECK = 5, TICKETS = 6, PASS = 7, WITHDRAW = 8, PAY = 16, KEEP = 32, CLAIM = 0x8000 };
enum { P_KEEP, P_TURN, P_SECOND, P_SURCHARGE };
enum { END_NO, END_LAST, END_PASSES, END_LIMIT };

/* ---- tables, filled once ---- */
static struct {
  u8 length[192], color[128], ferry[128], tunnel[128], a[128], b[128], points[16];
  u16 claim[192];                     /* claim code without locomotives */
  u64 close[128][2];                  /* bits that a claim closes for all seats */
  u64 twin[128][2];                   /* bits that it closes for the owner too, with 4-5 seats */
  u64 all[2];                         /* listed routes at the start */
  u64 cars[64][2];                    /* routes no longer than that */
  u64 afford0[9][32], afford1[9][32]; /* colored routes of word 0 / word 1 by cards that count */
  u64 least0[16], least1[16];         /* colored routes at least so long */
  u64 gray[16][16]; /* gray routes by locomotives played (fewer than the length) and cards of a
                       color in hand */
  u64 gray_all[16]; /* gray routes that so many locomotives pay exactly */
  u16 head[128][8]; /* moves by mask: bit 0 tickets, 1 deck, 2-6 slots */
  u8 bits[256];
  struct {
    int n;
    u16 move[32];
  } keep[6][4][6];
  struct {
    u64 from;
    int n, least;
    u64 to[4];
    int points[4];
  } ticket[64];
} M __attribute__((aligned(64)));
static const RawMap *map;
static const char *route_id[128];

/* ---- state ---- */
typedef struct {
  u8 hand[16];         /* 0-7 colors, 8 locomotives */
  u8 comp[64];         /* connected component of each place (a label) */
  u64 own[2], free[2]; /* routes owned; routes open to this seat (used with 4-5 seats) */
  u64 held;            /* tickets */
  u64 afford[2];       /* colored routes that the hand pays without locomotives */
  i16 cars, points;
  u8 nheld, pad[3];
} Seat;
typedef struct {
  Seat seat[5];
  u64 free[2]; /* routes still open (2-3 seats: one list for all) */
  u8 deck[128], disc[128], tdeck[128];
  u8 open[8], offer[8], offers[5][8];
  u8 ndeck, ndisc, open_any, open_loco; /* open_*: masks of slots */
  u8 thead, ttail, tunseen, noffer;
  u8 turn, phase, first_deck, opening, passes, last, over, first;
  u8 tun_route, tun_color, tun_n, tun_m, tun_extra;
  u16 turns;
  u8 recycled, hold; /* transcripts: a recycling whose event comes later */
} State;

static u64 rng_state;
ALWAYS u64 next(u64 *g) { /* wyrand step */
  *g += 0xa0761d6478bd642full;
  __uint128_t t = (__uint128_t)*g * (*g ^ 0xe7037ed1a0b428dbull);
  return (u64)(t >> 64) ^ (u64)t;
}
ALWAYS u32 below(u32 x, u32 n) { return (u64)x * n >> 32; }
ALWAYS u32 rnd(u64 *g, u32 n) { return below(next(g) >> 32, n); }

/* ---- event text (transcripts only) ---- */
static char ev[1 << 16];
static int evn;
static void ev_start(void) {
  ev[evn] = evn ? ',' : '[';
  evn++;
}
#define EV(...) (evn += sprintf(ev + evn, __VA_ARGS__))
static const char *quoted(int c) {
  static char b[4][16];
  static int k;
  k = (k + 1) & 3;
  if (c == NONE)
    return "null";
  sprintf(b[k], "\"%s\"", map->card[c]);
  return b[k];
}
static void ev_cards(const char *key, const u8 *c, int n) {
  EV("{\"%s\":[", key);
  for (int i = 0; i < n; i++)
    EV("%s%s", i ? "," : "", quoted(c[i]));
  EV("]");
}
static void ev_open(const State *s) {
  u8 r[5];
  for (int i = 0; i < 5; i++)
    r[i] = s->open_any >> i & 1 ? s->open[i] : NONE;
  ev_start();
  ev_cards("open", r, 5);
  EV("}");
}
static void ev_tickets(const char *key, const u8 *t, int n) {
  ev_start();
  EV("{\"%s\":[", key);
  for (int i = 0; i < n; i++)
    EV("%s\"%s\"", i ? "," : "", map->ticket[t[i]].id);
  EV("]}");
}
static u8 setup_swept[4][5];
static int n_setup_swept;

/* ---- cards ---- */
#define ARGS const int G, const int N, const int LOG, State *restrict s, u64 *restrict g
#define PASS_ON G, N, LOG, s, g
#define O RULES[G]
#define SUPPLY(s) ((s)->ndeck + (s)->ndisc)

ALWAYS void hand_changed(const int G, Seat *q,
                         int c) { /* c may be the locomotive: its rows are empty */
  int n = q->hand[c];
  q->afford[0] = (q->afford[0] & ~M.afford0[c][31]) | M.afford0[c][n];
  if (G == SWISS)
    q->afford[1] = (q->afford[1] & ~M.afford1[c][31]) | M.afford1[c][n];
}
ALWAYS void shuffle(u8 *v, int n, u64 *g) {
  for (int i = n - 1; i > 0; i--) {
    int j = rnd(g, i + 1);
    u8 t = v[i];
    v[i] = v[j];
    v[j] = t;
  }
}
static void late_recycled(State *s) {
  ev_start();
  EV("{\"recycled\":%d}", s->recycled);
  s->recycled = 0;
}
ALWAYS void recycle(ARGS) {
  memcpy(s->deck, s->disc, 112);
  s->ndeck = s->ndisc;
  s->ndisc = 0;
  shuffle(s->deck, s->ndeck, g);
  if (LOG) {
    s->recycled = s->ndeck;
    if (!s->hold)
      late_recycled(s);
  }
}
ALWAYS int take(ARGS) { /* one card; there is one */
  if (RARE(s->ndeck == 0))
    recycle(PASS_ON);
  return s->deck[--s->ndeck];
}
ALWAYS void discard(State *s, int card, int n) {
  for (int i = 0; i < n; i++)
    s->disc[s->ndisc++] = card;
}
ALWAYS void put_open(State *s, int i, int c) {
  s->open[i] = c;
  s->open_any |= 1 << i;
  s->open_loco |= (c == LOCO) << i;
}
ALWAYS void fill_slow(ARGS) { /* all empty slots, lowest first, as far as cards go */
  for (int i = 0; i < 5; i++)
    if (!(s->open_any >> i & 1) && SUPPLY(s))
      put_open(s, i, take(PASS_ON));
  if (LOG)
    ev_open(s);
}
ALWAYS int must_sweep(const int G, const State *s) {
  return O.sweep && __builtin_popcount(s->open_loco) >= O.sweep && SUPPLY(s) >= O.open;
}
ALWAYS void sweeps(ARGS) {
  for (int k = 0; k < O.sweep_limit && must_sweep(G, s); k++) {
    u8 row[5];
    int n = 0;
    for (int i = 0; i < 5; i++)
      if (s->open_any >> i & 1) {
        row[n++] = s->open[i];
        s->disc[s->ndisc++] = s->open[i];
      }
    if (LOG) {
      ev_start();
      ev_cards("swept", row, n);
      EV("}");
      if (s->turns == 0 && s->opening == 0xFF)
        memcpy(setup_swept[n_setup_swept++], row, 5);
    }
    s->open_any = s->open_loco = 0;
    fill_slow(PASS_ON);
  }
}

/* ---- set-up ---- */
static State blank;
ALWAYS int take_ticket(State *s) {
  return s->tdeck[s->thead++];
} /* the next of the ticket deck; there is one */
static void make_blank(const int G, const int N) {
  State *s = &blank;
  memset(s, 0, sizeof *s);
  int n = 0;
  for (int c = 0; c < 8; c++)
    for (int i = 0; i < 12; i++)
      s->deck[n++] = c;
  for (int i = 0; i < 14; i++)
    s->deck[n++] = LOCO;
  s->ndeck = n;
  for (int p = 0; p < N; p++) {
    s->seat[p].cars = O.cars;
    memcpy(s->seat[p].free, M.all, 16);
    for (int i = 0; i < 64; i++)
      s->seat[p].comp[i] = i;
  }
  memcpy(s->free, M.all, 16);
  for (int i = 0; i < map->first_deck; i++)
    s->tdeck[i] = i;
  s->ttail = s->tunseen = map->first_deck;
  s->phase = P_KEEP;
  s->opening = 0xFF;
}
ALWAYS void start(ARGS) {
  memcpy(s->seat, blank.seat, N * sizeof(Seat));
  memcpy(s->free, blank.free, sizeof(State) - offsetof(State, free));
  shuffle(s->deck, 110, g);
  shuffle(s->tdeck, s->tunseen, g);
  if (LOG)
    n_setup_swept = 0;
  for (int p = 0; p < N; p++)
    for (int i = 0; i < O.hand; i++) {
      int c = take(PASS_ON);
      s->seat[p].hand[c]++;
      hand_changed(G, &s->seat[p], c);
    }
  for (int i = 0; i < 5; i++)
    put_open(s, i, take(PASS_ON));
  if (RARE(must_sweep(G, s)))
    sweeps(PASS_ON);
  u32 longs = (1u << O.start_long * 6) - 1; /* long tickets left: 6 */
  for (int p = 0; p < N; p++) {
    int n = 0;
    if (O.start_long) {
      int k = rnd(g, __builtin_popcount(longs));
      u32 bit, more = longs;
      while (k--)
        more &= more - 1;
      bit = more & -more;
      longs ^= bit;
      s->offers[p][n++] = map->first_deck + __builtin_ctz(bit);
    }
    for (int i = 0; i < O.start_short; i++)
      s->offers[p][n++] = take_ticket(s);
  }
  s->first = s->turn = rnd(g, N);
  s->opening = N;
  memcpy(s->offer, s->offers[s->turn], 8);
  s->noffer = O.start_long + O.start_short;
}

/* ---- legal moves ---- */
ALWAYS u16 *copy8(u16 *p, const u16 *from, int n) {
  for (int i = 0; i < n; i++)
    *p++ = from[i];
  return p;
}
/* One claim for each bit of w. */
ALWAYS u16 *pack_routes(u16 *p, u64 w, int first, u32 extra) {
  for (; w; w &= w - 1)
    *p++ = M.claim[first + __builtin_ctzll(w)] + extra;
  return p;
}
ALWAYS u16 *list_claims(const int G, const int N, const State *s, const Seat *q, u16 *p) {
  const int tunnels = G == SWISS; /* colored routes in word 1 */
  const u8 *hand = q->hand;
  int locos = hand[LOCO];
  const u64 *f = N < O.both_halves ? s->free : q->free;
  u64 w0 = f[0] & M.cars[q->cars][0], w1 = f[1] & M.cars[q->cars][1];
  int m = 0, top = locos < 8 ? locos : 8;
  do { /* all claims with m locomotives */
    u64 a0 = q->afford[0], a1 = q->afford[1], gray;
    if (O.anywhere || m == 0) {
      if (m)
        for (int c = 0; c < 8; c++)
          a0 |= M.afford0[c][hand[c] + m];
      p = pack_routes(p, w0 & a0 & M.least0[m], 0, m);
    }
    if (tunnels) {
      if (m)
        for (int c = 0; c < 8; c++)
          a1 |= M.afford1[c][hand[c] + m];
      p = pack_routes(p, w1 & a1 & M.least1[m], 64, m);
    }
    gray = w1 & M.gray[m][12]; /* sorted by length: the first bit is the shortest */
    int least = gray ? M.length[64 + __builtin_ctzll(gray)] - m : 100, colors = 0;
    if (gray)
      for (int c = 0; c < 8; c++)
        colors |= (hand[c] >= least) << c;
    while (colors) {
      int c = __builtin_ctz(colors);
      colors &= colors - 1;
      p = pack_routes(p, (w1 & M.gray[m][hand[c]]) >> (G == EUROPE ? 0 : 40),
                      G == EUROPE ? 64 : 104, c << 4 | m);
    }
    if (RARE(m > 1))
      p = pack_routes(p, (w1 & M.gray_all[m]) >> (G == EUROPE ? 0 : 40), G == EUROPE ? 64 : 104,
                      LOCO << 4 | m);
  } while (RARE(++m <= top));
  return p;
}
ALWAYS int legal(const int G, const int N, const int phase, const State *s, u16 *mv) {
  const Seat *q = &s->seat[s->turn];
  u16 *p = mv;
  switch (phase) {
  case P_TURN: {
    int more = (s->ttail != s->thead) & (!O.ticket_limit || q->nheld < O.ticket_limit),
        cards = s->open_any << 2 | (SUPPLY(s) > 0) << 1;
    if (O.reserve && RARE(SUPPLY(s) < O.reserve))
      cards = 0;
    p = copy8(p, M.head[cards | more], M.bits[cards | more]);
  }
    p = list_claims(G, N, s, q, p);
    *p = PASS;
    p += O.pass_always || p == mv;
    break;
  case P_SECOND: {
    int m = (O.open_loco_ends ? s->open_any & ~s->open_loco : s->open_any) << 2, d = (SUPPLY(s) > 0)
                                                                                     << 1;
    m = O.mixed ? m | d : s->first_deck ? d : m;
    p = copy8(p, M.head[m], M.bits[m]);
  }
    *p = PASS;
    p += !O.both_cards || p == mv;
    break;
  case P_KEEP: {
    int n = s->noffer, low = s->opening ? O.start_keep : O.ticket_keep, high = n;
    if (!s->opening && O.ticket_limit) {
      int room = O.ticket_limit - q->nheld;
      high = room < n ? room : n;
    }
    for (int i = 0; i < M.keep[n][low][high].n; i++)
      p[i] = M.keep[n][low][high].move[i];
    p += M.keep[n][low][high].n;
    break;
  }
  default: {
    int x = s->tun_extra, low = x - (s->tun_n ? q->hand[s->tun_color] - s->tun_n : 0),
        high = q->hand[LOCO] - s->tun_m;
    low = low > 0 ? low : 0;
    high = high < x ? high : x;
    int n = high - low + 1;
    for (int i = 0; i < n; i++)
      *p++ = PAY + low + i;
    *p++ = WITHDRAW;
  }
  }
  return p - mv;
}

/* ---- playing ---- */
ALWAYS void end_turn(ARGS, int passed) {
  const Seat *q = &s->seat[s->turn];
  s->turns++;
  if (RARE(s->last != 0)) {
    if (--s->last == 0)
      s->over = END_LAST;
  } /* last: turns to come */
  else if (RARE(q->cars <= O.last_cars)) {
    s->last = N;
    if (LOG) {
      ev_start();
      EV("{\"last_round\":true}");
    }
  }
  if (!passed)
    s->passes = 0;
  else if (++s->passes >= O.passes_per_seat * N && !s->over)
    s->over = END_PASSES;
  if (LOG && s->over) {
    ev_start();
    EV("{\"over\":\"%s\"}", s->over == END_LAST     ? "last_round"
                            : s->over == END_PASSES ? "passes"
                                                    : "limit");
  }
  s->turn = s->turn + 1 == N ? 0 : s->turn + 1;
  s->phase = P_TURN;
}
ALWAYS void build(ARGS, int r, int c, int n,
                  int m) { /* pay n of color c and m locomotives, take the route */
  Seat *q = &s->seat[s->turn];
  if (LOG) {
    u8 v[32];
    int k = 0;
    for (int i = 0; i < n; i++)
      v[k++] = c;
    for (int i = 0; i < m; i++)
      v[k++] = LOCO;
    ev_start();
    ev_cards("paid", v, k);
    EV("}");
  }
  q->hand[c] -= n;
  q->hand[LOCO] -= m;
  hand_changed(G, q, c);
  discard(s, c, n);
  discard(s, LOCO, m);
  int len = M.length[r];
  q->cars -= len;
  q->points += M.points[len];
  q->own[r >> 6] |= 1ull << (r & 63);
  if (N < O.both_halves) {
    s->free[0] &= ~M.close[r][0];
    s->free[1] &= ~M.close[r][1];
  } else {
    for (int p = 0; p < N; p++) {
      s->seat[p].free[0] &= ~M.close[r][0];
      s->seat[p].free[1] &= ~M.close[r][1];
    }
    q->free[0] &= ~M.twin[r][0];
    q->free[1] &= ~M.twin[r][1];
  }
  int to = q->comp[M.a[r]], from = q->comp[M.b[r]];
  for (int i = 0; i < 64; i++)
    q->comp[i] = q->comp[i] == from ? to : q->comp[i];
  if (LOG) {
    ev_start();
    EV("{\"claimed\":\"%s\",\"points\":%d}", route_id[r], M.points[len]);
  }
  if (RARE(s->open_any != 31) && SUPPLY(s)) {
    fill_slow(PASS_ON);
    sweeps(PASS_ON);
  }
  end_turn(PASS_ON, 0);
}

ALWAYS void claim(ARGS, int r, int c, int m) {
  int n = M.length[r] - m, x = 0;
  if (M.tunnel[r]) {
    u8 up[4];
    int k = SUPPLY(s);
    k = k < O.tunnel_cards ? k : O.tunnel_cards;
    for (int i = 0; i < k; i++) {
      up[i] = take(PASS_ON);
      x += n == 0 ? up[i] == LOCO : O.surcharge_locos ? (up[i] == c) | (up[i] == LOCO) : up[i] == c;
    }
    for (int i = 0; i < k; i++)
      s->disc[s->ndisc++] = up[i];
    if (LOG) {
      ev_start();
      ev_cards("revealed", up, k);
      EV(",\"surcharge\":%d}", x);
    }
    if (x) {
      s->tun_route = r;
      s->tun_color = c;
      s->tun_n = n;
      s->tun_m = m;
      s->tun_extra = x;
      s->phase = P_SURCHARGE;
      return;
    }
  }
  build(PASS_ON, r, c, n, m);
}
/* One card, from the deck (slot 5) or the row. Both take a card from the deck: an open draw puts it
 * in the slot. */
ALWAYS void draw(ARGS, const int phase, u32 slot) {
  Seat *q = &s->seat[s->turn];
  int c;
  if (LIKELY(s->open_any == 31 && SUPPLY(s))) {
    if (LOG)
      s->hold = slot != DECK;
    int x = take(PASS_ON);
    if (LOG)
      s->hold = 0;
    s->open[DECK] = x;
    c = s->open[slot];
    s->open[slot] = x;
    if (LOG) {
      ev_start();
      if (slot == DECK)
        EV("{\"drawn\":%s,\"from\":\"deck\"}", quoted(c));
      else
        EV("{\"drawn\":%s,\"from\":%d}", quoted(c), slot);
    }
    if (LOG && slot != DECK) {
      if (s->recycled)
        late_recycled(s);
      ev_open(s);
    }
    if (O.sweep)
      s->open_loco = ((s->open_loco & ~(1 << slot)) | (x == LOCO) << slot) & 31;
  } else if (slot == DECK) {
    c = take(PASS_ON);
    if (LOG) {
      ev_start();
      EV("{\"drawn\":%s,\"from\":\"deck\"}", quoted(c));
    }
  } else {
    c = s->open[slot];
    if (LOG) {
      ev_start();
      EV("{\"drawn\":%s,\"from\":%d}", quoted(c), slot);
    }
    s->open_any &= ~(1 << slot);
    s->open_loco &= ~(1 << slot);
    fill_slow(PASS_ON);
  }
  q->hand[c]++;
  hand_changed(G, q, c);
  if (O.sweep && RARE(__builtin_popcount(s->open_loco) >= O.sweep) && slot != DECK)
    sweeps(PASS_ON);
  int done = phase == P_SECOND || (O.open_loco_ends && c == LOCO && slot != DECK);
  s->first_deck = slot == DECK;
  if (phase ==
      P_TURN) { /* no cars go in this turn: end_turn without its tests, and without a branch */
    int next = s->turn + 1 == N ? 0 : s->turn + 1;
    if (!(O.open_loco_ends)) {
      s->phase = P_SECOND;
      return;
    }
    if (RARE(s->last != 0)) {
      if (done)
        end_turn(PASS_ON, 0);
      else
        s->phase = P_SECOND;
      return;
    }
    s->phase = done ? P_TURN : P_SECOND;
    s->turn = done ? next : s->turn;
    s->turns += done;
    s->passes = 0;
  } else
    end_turn(PASS_ON, 0);
}
ALWAYS void apply(ARGS, const int phase, u32 mv) {
  Seat *q = &s->seat[s->turn];
  if (phase == P_TURN && mv & CLAIM) {
    claim(PASS_ON, mv >> 8 & 127, mv >> 4 & 15, mv & 15);
    return;
  }
  if ((phase == P_TURN || phase == P_SECOND) && mv <= DECK) {
    draw(PASS_ON, phase, mv);
    return;
  }
  if (phase == P_KEEP) {
    u8 kept[8], back[8];
    int k = 0, b = 0;
    for (int i = 0; i < s->noffer; i++) {
      int t = s->offer[i], yes = mv >> i & 1;
      kept[k] = back[b] = t;
      k += yes;
      b += !yes;
      q->held |= (u64)yes << t;
    }
    q->nheld += k;
    if (LOG)
      ev_tickets("kept", kept, k);
    if (s->opening) {
      s->turn = s->turn + 1 == N ? 0 : s->turn + 1;
      if (--s->opening)
        memcpy(s->offer, s->offers[s->turn], 8);
      else
        s->phase = P_TURN;
      return;
    }
    if (O.rejects_under) {
      memcpy(s->tdeck + s->ttail, back, 4);
      s->ttail += b;
      if (LOG && b)
        ev_tickets("returned", back, b);
    }
    end_turn(PASS_ON, 0);
    return;
  }
  if (phase == P_TURN && mv == TICKETS) {
    int k = s->ttail - s->thead;
    k = k < O.ticket_draw ? k : O.ticket_draw;
    for (int i = 0; i < k; i++)
      s->offer[i] = take_ticket(s);
    s->noffer = k;
    s->phase = P_KEEP;
    if (LOG)
      ev_tickets("offer", s->offer, k);
    return;
  }
  if (phase == P_SURCHARGE && mv != WITHDRAW) {
    int m = mv - PAY;
    build(PASS_ON, s->tun_route, s->tun_color, s->tun_n + s->tun_extra - m, s->tun_m + m);
    return;
  }
  if (LOG && phase == P_SURCHARGE) {
    ev_start();
    EV("{\"abandoned\":\"%s\"}", route_id[s->tun_route]);
  }
  end_turn(PASS_ON, phase == P_TURN); /* pass or withdraw */
}

/* ---- scoring ---- */
ALWAYS u64 reach(const Seat *q, u64 from) { /* places joined to any of these */
  u64 out = 0;
  for (; from; from &= from - 1) {
    int v = q->comp[__builtin_ctzll(from)];
    for (int i = 0; i < 64; i++)
      out |= (u64)(q->comp[i] == v) << i;
  }
  return out;
}
ALWAYS int ticket_value(const Seat *q, int t) {
  u64 seen = reach(q, M.ticket[t].from);
  for (int i = 0; i < M.ticket[t].n; i++)
    if (seen & M.ticket[t].to[i])
      return M.ticket[t].points[i];
  return -M.ticket[t].least;
}
/* Longest trail: cut leaves off (keeping the two longest twigs of each place), then try all trails
 * in what is left. */
static struct {
  u64 at[64];
  u8 len[64], x[64];
  int h1[64], h2[64];
  int best, start, most;
} T;
static void walk(int p, u64 used, int len, int left) {
  if (len + left + T.most <= T.best)
    return;
  u64 a = T.at[p] & ~used;
  while (a) {
    int e = __builtin_ctzll(a);
    a &= a - 1;
    int o = T.x[e] ^ p, n = len + T.len[e], all = n + (o == T.start ? T.h2[o] : T.h1[o]);
    if (all > T.best)
      T.best = all;
    walk(o, used | 1ull << e, n, left - T.len[e]);
  }
}
static int longest_trail(const Seat *q) {
  u8 leaf[128], deg[64];
  int n = 0, nl = 0;
  u64 places = 0;
  memset(T.at, 0, sizeof T.at);
  memset(T.h1, 0, sizeof T.h1);
  memset(T.h2, 0, sizeof T.h2);
  T.best = 0;
  for (int w = 0; w < 2; w++)
    for (u64 o = q->own[w]; o; o &= o - 1) {
      int r = w * 64 + __builtin_ctzll(o);
      T.len[n] = M.length[r];
      T.x[n] = M.a[r] ^ M.b[r];
      T.at[M.a[r]] |= 1ull << n;
      T.at[M.b[r]] |= 1ull << n;
      places |= 1ull << M.a[r] | 1ull << M.b[r];
      n++;
    }
  for (u64 v = places; v; v &= v - 1) {
    int p = __builtin_ctzll(v);
    deg[p] = __builtin_popcountll(T.at[p]);
    leaf[nl] = p;
    nl += deg[p] == 1;
  }
  while (nl) {
    int p = leaf[--nl];
    if (deg[p] != 1)
      continue;
    int e = __builtin_ctzll(T.at[p]), o = T.x[e] ^ p, d = T.h1[p] + T.len[e];
    T.at[p] = 0;
    deg[p] = 0;
    T.at[o] &= ~(1ull << e);
    if (T.h1[o] + d > T.best)
      T.best = T.h1[o] + d;
    if (d > T.h1[o]) {
      T.h2[o] = T.h1[o];
      T.h1[o] = d;
    } else if (d > T.h2[o])
      T.h2[o] = d;
    if (--deg[o] == 1)
      leaf[nl++] = o;
  }
  u64 core = 0;
  for (u64 v = places; v; v &= v - 1) {
    int p = __builtin_ctzll(v);
    core |= (u64)(deg[p] > 0) << p;
  }
  while (core) { /* one component of the rest after the other */
    u64 comp = reach(q, core & -core) & core;
    core ^= comp;
    int total = 0;
    T.most = 0;
    u64 edges = 0;
    for (u64 v = comp; v; v &= v - 1) {
      int p = __builtin_ctzll(v);
      edges |= T.at[p];
      if (T.h1[p] > T.most)
        T.most = T.h1[p];
    }
    for (u64 v = edges; v; v &= v - 1)
      total += T.len[__builtin_ctzll(v)];
    for (u64 v = comp; v; v &= v - 1) {
      int p = __builtin_ctzll(v);
      T.start = p;
      walk(p, 0, T.h1[p], total);
    }
  }
  return T.best;
}
ALWAYS void score(const int G, const int N, const int LOG, const State *s, int *total, int *trail) {
  int most = 0;
  for (int p = 0; p < N; p++) {
    const Seat *q = &s->seat[p];
    total[p] = q->points;
    for (u64 h = q->held; h; h &= h - 1)
      total[p] += ticket_value(q, __builtin_ctzll(h));
    if (O.longest || LOG) {
      trail[p] = longest_trail(q);
      most = trail[p] > most ? trail[p] : most;
    }
  }
  if (O.longest)
    for (int p = 0; p < N; p++)
      if (trail[p] == most)
        total[p] += O.longest;
}

/* ---- transcripts ---- */
static void print_payment(int c, int n, int m) {
  if (n)
    printf(" %s:%d", map->card[c], n);
  if (m)
    printf(" loco:%d", m);
}
static void print_move(const State *s, u32 mv) {
  putchar('"');
  if (mv & CLAIM) {
    int r = mv >> 8 & 127, m = mv & 15;
    printf("claim %s", route_id[r]);
    print_payment(mv >> 4 & 15, M.length[r] - m, m);
  } else if (mv < DECK)
    printf("draw %d", mv);
  else if (mv == DECK)
    printf("draw deck");
  else if (mv == TICKETS)
    printf("tickets");
  else if (mv == PASS)
    printf("pass");
  else if (mv == WITHDRAW)
    printf("withdraw");
  else if (mv >= KEEP) {
    printf("keep");
    for (int i = 0; i < 5; i++)
      if (mv >> i & 1)
        printf(" %s", map->ticket[s->offer[i]].id);
  } else {
    printf("pay");
    print_payment(s->tun_color, s->tun_extra - (mv - PAY), mv - PAY);
  }
  putchar('"');
}
static void print_cards(const u8 *c, int n) {
  putchar('[');
  for (int i = 0; i < n; i++)
    printf("%s%s", i ? "," : "", quoted(c[i]));
  putchar(']');
}
static void print_header(const int G, const int N, const State *s) {
  static const char *B[2] = {"false", "true"};
  printf("{\"transcript\":1,\"game\":\"%s\",\"map\":\"%s\",\"seats\":%d,\"rules\":{\"cars\":%d,"
         "\"hand\":%d,\"open\":%d,\"start_long\":%d,\"start_short\":%d,"
         "\"start_keep\":%d,\"ticket_draw\":%d,\"ticket_keep\":%d,\"ticket_limit\":%d,\"ticket_"
         "rejects\":\"%s\",\"mixed_draws\":%s,\"open_locomotive_ends_turn\":%s,"
         "\"both_cards\":%s,\"card_reserve\":%d,\"sweep_locomotives\":%d,\"sweep_limit\":%d,"
         "\"locomotives_anywhere\":%s,\"surcharge_counts_locomotives\":%s,"
         "\"tunnel_cards\":%d,\"longest_trail_points\":%d,\"last_round_cars\":%d,\"both_halves_"
         "seats\":%d,\"pass_always\":%s,\"passes_per_seat\":%d,\"turn_limit\":0},"
         "\"first\":%d,\"hands\":[",
         G == EUROPE ? "europe" : "swiss", map->id, N, O.cars, O.hand, O.open, O.start_long,
         O.start_short, O.start_keep, O.ticket_draw, O.ticket_keep, O.ticket_limit,
         O.rejects_under ? "under" : "gone", B[O.mixed], B[O.open_loco_ends], B[O.both_cards],
         O.reserve, O.sweep, O.sweep_limit, B[O.anywhere], B[O.surcharge_locos], O.tunnel_cards,
         O.longest, O.last_cars, O.both_halves, B[O.pass_always], O.passes_per_seat, s->first);
  for (int p = 0; p < N; p++) {
    u8 v[8];
    int n = 0;
    for (int c = 0; c < 9; c++)
      for (int i = 0; i < s->seat[p].hand[c]; i++)
        v[n++] = c;
    if (p)
      putchar(',');
    print_cards(v, n);
  }
  printf("],\"open\":");
  print_cards(s->open, 5);
  printf(",\"deck\":%d,\"swept\":[", s->ndeck);
  for (int k = 0; k < n_setup_swept; k++) {
    if (k)
      putchar(',');
    print_cards(setup_swept[k], 5);
  }
  printf("],\"offers\":[");
  for (int p = 0; p < N; p++) {
    printf("%s[", p ? "," : "");
    for (int i = 0; i < O.start_long + O.start_short; i++)
      printf("%s\"%s\"", i ? "," : "", map->ticket[s->offers[p][i]].id);
    putchar(']');
  }
  printf("]}\n");
}
static void print_result(const int G, const int N, const State *s, const int *total,
                         const int *trail) {
  int top = total[0], far = 0, k = 0;
  for (int p = 0; p < N; p++) {
    top = total[p] > top ? total[p] : top;
    far = trail[p] > far ? trail[p] : far;
  }
  printf("{\"result\":[");
  for (int p = 0; p < N; p++) {
    const Seat *q = &s->seat[p];
    int i = 0;
    printf("%s{\"routes\":%d,\"tickets\":[", p ? "," : "", q->points);
    for (u64 h = q->held; h; h &= h - 1, i++) {
      int t = __builtin_ctzll(h);
      printf("%s[\"%s\",%d]", i ? "," : "", map->ticket[t].id, ticket_value(q, t));
    }
    printf("],\"longest\":%d,\"total\":%d}", trail[p] == far ? O.longest : 0, total[p]);
  }
  printf("],\"longest_trail\":[");
  for (int p = 0; p < N; p++)
    printf("%s%d", p ? "," : "", trail[p]);
  printf("],\"winners\":[");
  for (int p = 0; p < N; p++)
    if (total[p] == top)
      printf("%s%d", k++ ? "," : "", p);
  printf("]}\n");
}

/* ---- many games ---- */
typedef struct {
  long decisions, listed, score, best;
} Stats;
static void print_decision(const State *s, int count, const u16 *mv, int n, u32 m) {
  static const char *PHASE[4] = {"keep", "turn", "second", "surcharge"};
  printf("{\"n\":%d,\"seat\":%d,\"phase\":\"%s\",\"legal\":[", count - 1, s->turn, PHASE[s->phase]);
  for (int i = 0; i < n; i++) {
    if (i)
      putchar(',');
    print_move(s, mv[i]);
  }
  printf("],\"move\":");
  print_move(s, m);
  evn = 0;
}
ALWAYS void play(const int G, const int N, const int LOG, long games, Stats *out) {
  static State state __attribute__((aligned(64)));
  State *s = &state;
  static u16 mv[8192] __attribute__((aligned(64)));
  u64 gen = rng_state, *g = &gen;
  Stats st = {0};
  make_blank(G, N);
  for (long k = 0; k < games; k++) {
    evn = 0;
    start(PASS_ON);
    if (LOG)
      print_header(G, N, s);
    int count = 0;
    long listed = 0;
    do {
#define STEP(phase)                                                                                \
  {                                                                                                \
    int all = legal(G, N, phase, s, mv);                                                           \
    int n = all;                                                                                   \
    if (phase == P_TURN || phase == P_SECOND)                                                      \
      n -= (mv[n - 1] == PASS) & (n > 1);                                                          \
    u32 m = mv[below(next(g) >> 32, n)];                                                           \
    if (LOG)                                                                                       \
      print_decision(s, count, mv, all, m);                                                        \
    apply(PASS_ON, phase, m);                                                                      \
    if (LOG) {                                                                                     \
      if (!evn)                                                                                    \
        ev[evn++] = '[';                                                                           \
      ev[evn] = 0;                                                                                 \
      printf(",\"events\":%s]}\n", ev);                                                            \
    }                                                                                              \
    listed += all;                                                                                 \
  }
      count++;
      switch (s->phase) {
      case P_TURN:
        STEP(P_TURN) break;
      case P_SECOND:
        STEP(P_SECOND) break;
      case P_KEEP:
        STEP(P_KEEP) break;
      default:
        STEP(P_SURCHARGE)
      }
    } while (!s->over);
    int total[5], trail[5], best = -1000;
    score(G, N, LOG, s, total, trail);
    if (LOG)
      print_result(G, N, s, total, trail);
    for (int p = 0; p < N; p++) {
      st.score += total[p];
      best = total[p] > best ? total[p] : best;
    }
    st.best += best;
    st.decisions += count;
    st.listed += listed;
  }
  rng_state = gen;
  *out = st;
}
#define INSTANCE(G, N)                                                                             \
  static __attribute__((noinline)) void run_##G##N(long games, Stats *out) {                       \
    play(G, N, 0, games, out);                                                                     \
  }
INSTANCE(EUROPE, 2)
INSTANCE(SWISS, 2)
static __attribute__((noinline, optimize("O1"))) void run_logged(int G, int N, long games,
                                                                 Stats *out) {
  play(G, N, 1, games, out);
}

static void make_tables(const RawMap *raw, const int G, const int N) {
  map = raw;
  memset(&M, 0, sizeof M);
  memset(M.length, 100, sizeof M.length);
  for (int i = 0; i < 9; i++)
    M.points[i] = raw->points[i];
  for (int i = 0; i < raw->routes; i++) {
    const RawRoute *r = &raw->route[i];
    int at = r->at, w = at >> 6;
    u64 bit = 1ull << (at & 63);
    route_id[at] = r->id;
    M.claim[at] = CLAIM | at << 8 | (r->color == GRAY ? 0 : r->color << 4);
    M.length[at] = r->length;
    M.color[at] = r->color;
    M.ferry[at] = r->ferry;
    M.tunnel[at] = r->tunnel;
    M.a[at] = r->a;
    M.b[at] = r->b;
    M.close[at][w] |= bit;
    if (r->twin != 255) {
      u64 *v = N < O.both_halves ? M.close[at] : M.twin[at];
      v[r->twin >> 6] |= 1ull << (r->twin & 63);
    }
    if (!(r->same_as_first && N < O.both_halves))
      M.all[w] |= bit;
    for (int c = r->length; c < 64; c++)
      M.cars[c][w] |= bit;
    if (r->color != GRAY) {
      for (int k = r->length; k < 32; k++)
        (w ? M.afford1 : M.afford0)[r->color][k] |= bit;
      for (int m = 0; m <= r->length; m++)
        (w ? M.least1 : M.least0)[m] |= bit;
    } else {
      int wild = O.anywhere || r->tunnel;
      for (int m = r->ferry; m < r->length && (wild || m == 0); m++)
        for (int n = r->length - m; n <= 12; n++)
          M.gray[m][n] |= bit;
      if (wild)
        M.gray_all[r->length] |= bit;
    }
  }
  for (int i = 0; i < 256; i++) {
    int n = 0;
    for (int b = 0; b < 8; b++)
      if (i >> b & 1)
        n++;
    M.bits[i] = n;
  }
  for (int i = 0; i < 128; i++) {
    int n = 0;
    if (i & 2)
      M.head[i][n++] = DECK;
    for (int b = 0; b < 5; b++)
      if (i >> 2 >> b & 1)
        M.head[i][n++] = b;
    if (i & 1)
      M.head[i][n++] = TICKETS;
  }
  for (int n = 1; n < 6; n++)
    for (int lo = 0; lo < 4; lo++)
      for (int hi = 0; hi <= n; hi++) {
        int k = 0, least = lo < n ? lo : n;
        for (int m = 0; m < 1 << n; m++)
          if (__builtin_popcount(m) >= least && __builtin_popcount(m) <= hi)
            M.keep[n][lo][hi].move[k++] = KEEP + m;
        M.keep[n][lo][hi].n = k;
      }
  for (int i = 0; i < raw->tickets; i++) {
    const RawTicket *t = &raw->ticket[i];
    M.ticket[i].from = t->from;
    M.ticket[i].n = t->n;
    M.ticket[i].least = t->least;
    memcpy(M.ticket[i].to, t->to, sizeof t->to);
    memcpy(M.ticket[i].points, t->points, sizeof t->points);
  }
}
static double cpu(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}
int main(int argc, char **argv) {
  if (argc < 4)
    return fprintf(stderr, "usage: rail europe|europe-modern|swiss --bench N | --transcript N  "
                           "[seats] [seed]\n"),
           2;
  const RawMap *maps[3] = {&europe_map, &europe_modern_map, &switzerland_map};
  const char *names[3] = {"europe", "europe-modern", "swiss"};
  int which = 0;
  while (which < 3 && strcmp(argv[1], names[which]))
    which++;
  int G = which == 2 ? SWISS : EUROPE, N = argc > 4 ? atoi(argv[4]) : 2,
      log = !strcmp(argv[2], "--transcript");
  if (which == 3 || N < 2 || N > (G == SWISS ? 2 : 5) || (N > 2 && !log))
    return fprintf(stderr, "no such table\n"), 2;
  make_tables(maps[which], G, N);
  rng_state = (argc > 5 ? strtoull(argv[5], 0, 10) : 1) * 0x9E3779B97F4A7C15ull;
  long games = atol(argv[3]);
  Stats st;
  if (log)
    return run_logged(G, N, games, &st), 0;
  double t = cpu(), k = games;
  (G == SWISS ? run_SWISS2 : run_EUROPE2)(games, &st);
  t = cpu() - t;
  printf("{\"games\": %ld, \"games_per_cpu_s\": %.0f, \"decisions\": %.3f, \"legal\": %.4f, "
         "\"mean\": %.4f, \"best\": %.4f, \"state_bytes\": %zu}\n",
         games, k / t, st.decisions / k, (double)st.listed / st.decisions, st.score / k / N,
         st.best / k, sizeof(State) - (5 - N) * sizeof(Seat));
  return 0;
}
