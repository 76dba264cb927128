/* How fast can random games of Carcassonne (base game, farms, two seats) be played on one core?
 *
 * Plain C for one tile set and two seats; README.md says how to build, run and check it. What makes
 * it fast is that branches that nobody can guess are replaced by writes that do not count. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- tile data ---- */
enum {
  CITY0 = 1,
  MON0 = 56,
  ROAD0 = 64,
  FARM0 = 128
}; /* the first label of each kind of feature */
typedef struct {
  uint8_t n, two[8], mm[8], shift[8], touch[8], ord[8], hard, mon;
  uint32_t add[8], count, base[4];
} __attribute__((aligned(128))) Kind;
typedef struct {
  uint32_t port[8], show[4];
  uint8_t terr[4], pat[4], owner[16];
} __attribute__((aligned(128))) Turned;
#include "tiles.h"

#define HOT static inline __attribute__((always_inline))
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define RARE(x) __builtin_expect(!!(x), 0)

enum { TILES = 72, SLOTS = 148, DUMMY = 192, NONE = 255, SKIP = 8 };
#define GUESTS (255ull << 56)
#define ADDED (0xFFFFFFull | GUESTS) /* of a city's or road's word; the rest is a set */
#define MULTI0 24

/* A feature is one word. All kinds: bits 56-59 and 60-63 meeples of the seats.
 * City, road, monastery: 0-7 open ends, 8-15 tiles, 16-23 pennants, 24-39 tiles that have two or
 * more features of this kind (13 of 72), so that a tile is counted once. Farm: bit 0 set (never
 * complete), bit c: touches city label c. Labels: 0 none, 1-55 cities, 56-63 monasteries, 64-127
 * roads, 128-255 farms. */
typedef struct {
  uint64_t word[256];
  uint8_t root[256];
  uint8_t lab[DUMMY + 8][24]; /* nodes that a slot's neighbors show: [side * 4 + {half 0, half 1,
                                 middle, -}], then room for its own */
  uint16_t cell[DUMMY + 8];
  uint8_t met[256]
      __attribute__((aligned(64))); /* sides with a neighbor: what they are, two bits a side */
  uint8_t stack[SLOTS + 2];         /* free slots */
  uint8_t grid[CELLS];              /* NONE, or a slot; a tile is the dummy slot */
  uint8_t mark[CELLS];              /* monasteries beside a cell, as bits */
  uint32_t laid[TILES]; /* cell, kind and rotation, where its meeple went: nothing here reads it */
  uint8_t bag[80];
  uint16_t mon_cell[8];
  uint32_t base[4]; /* next nodes as a side of each terrain shows them */
  uint32_t next;    /* next label of each kind: four bytes */
  uint8_t stood[TILES], n_stood, gone[64],
      n_gone; /* where meeples were put, for the final scoring */
  uint8_t supply[2];
  int16_t points[2][4];
  int n_bag, n_laid, n_multi, sp, high, seat, first;
  int drawn;
  uint64_t listed, rng;
} __attribute__((aligned(64))) State;

typedef struct {
  int n, kind[8], tiles[8], pennants[8], value[8], winners[8], back[8][2];
  int cell[8], discarded[TILES], n_discarded, n_late;
} Log;

static const int step[4] = {CELLS - WIDTH, 1, WIDTH, CELLS - 1};
static const int ring[8] = {CELLS - WIDTH - 1, CELLS - WIDTH, CELLS - WIDTH + 1, CELLS - 1, 1,
                            WIDTH - 1,         WIDTH,         WIDTH + 1};
static uint32_t
    ports[256]; /* sides with a neighbor to ports; the upper bits let everything through */

HOT uint64_t rnd(State *s) { /* a Weyl sequence, mixed by one wide product */
  s->rng += 0xa0761d6478bd642full;
  __uint128_t m = (__uint128_t)s->rng * (s->rng ^ 0xe7037ed1a0b428dbull);
  return (uint64_t)(m >> 64) ^ (uint64_t)m;
}
HOT uint32_t pick(uint32_t r, uint32_t n) { return (uint64_t)r * n >> 32; }

/* ---- features ---- */
static __attribute__((noinline)) int join(State *s, int a,
                                          int b) { /* two different roots; b becomes a */
  uint64_t x = s->word[a], y = s->word[b];
  uint8_t *root = s->root;
  if (a < FARM0) {
    uint64_t both = x & y & ~ADDED;
    s->word[a] = ((x & ADDED) + (y & ADDED) - ((uint64_t)__builtin_popcountll(both) << 8)) |
                 ((x | y) & ~ADDED);
    root += a & 64;
    s->gone[s->n_gone] = b;
    s->n_gone += a < ROAD0;
    for (int i = 0; i < 64; i++)
      root[i] = root[i] == b ? a : root[i];
  } else {
    s->word[a] = ((x & GUESTS) + (y & GUESTS)) | ((x | y) & ~GUESTS);
    root += FARM0;
    for (int i = 0; i < 128; i++)
      root[i] = root[i] == b ? a : root[i];
  }
  s->word[b] = 0;
  return a;
}

/* ---- listing ---- */
typedef struct {
  uint16_t place[4 * SLOTS + 64];
} Moves;
static uint64_t spread[256]; /* by rotations << 4 | 2 * how many: the rotations, one in 16 bits */
static uint64_t codes[SLOTS + 8];
HOT int list_places(State *s, Moves *m, int kind) {
  const uint8_t *fit = fits[kind];
  char *p = (char *)m->place;
  for (int i = 0; i < s->high; i += 8)
#pragma GCC unroll 8
    for (int j = 0; j < 8; j++) {
      uint64_t set = fit[s->met[i + j]], v = codes[i + j] + spread[set];
      memcpy(p, &v, 8);
      p += set & 15;
    }
  return (p - (char *)m->place) >> 1;
}

/* ---- scoring ---- */
HOT int kind_of(int label) {
  return label >= FARM0 ? 2 : label >= ROAD0 ? 1 : label >= MON0 ? 3 : 0;
}

HOT void award(State *s, uint64_t w, int kind, int value) {
  int a = w >> 56 & 15, b = w >> 60;
  s->points[0][kind] += value & -(a >= b);
  s->points[1][kind] += value & -(b >= a);
}

static __attribute__((noinline)) void pay(State *s, int label, Log *log, int cell) {
  uint64_t w = s->word[label];
  int kind = kind_of(label), tiles = w >> 8 & 255, pen = w >> 16 & 255,
      value = kind ? tiles : 2 * (tiles + pen);
  award(s, w, kind, value);
  s->supply[0] += w >> 56 & 15;
  s->supply[1] += w >> 60;
  s->word[label] = w & ~GUESTS;
  if (log) {
    int a = w >> 56 & 15, b = w >> 60, i = log->n++;
    log->kind[i] = kind, log->tiles[i] = tiles, log->pennants[i] = pen, log->value[i] = value;
    log->winners[i] = (a >= b) | (b >= a) << 1, log->back[i][0] = a, log->back[i][1] = b,
    log->cell[i] = cell;
  }
}

/* Final points by kind are added to out. */
static __attribute__((noinline)) void score_end(State *s, int out[2][4]) {
  int16_t save[2][4];
  memcpy(save, s->points, sizeof save);
  memset(s->points, 0, sizeof s->points);
  uint8_t taken[TILES + 1];
  uint64_t words[TILES + 1], full = 0;
  int n = 0;
  for (int i = 0; i < s->n_stood; i++) { /* each feature once; meeples that went home leave none */
    int l = s->root[s->stood[i]];
    uint64_t w = s->word[l];
    taken[n] = l, words[n] = w;
    n += (w & GUESTS) != 0;
    s->word[l] = w & ~GUESTS;
  }
  for (int c = CITY0; c < MON0; c++)
    full |= (uint64_t)((s->word[c] & 255) == 0) << c;
  for (int i = 0; i < n; i++) {
    uint64_t l = taken[i], w = words[i], farm = l >= FARM0, mon = l - MON0 < 8, t = w & ~GUESTS;
    for (int j = 0; j < s->n_gone; j++) { /* cities that became part of another */
      uint64_t b = s->gone[j], had = t >> b & 1;
      t = (t & ~(1ull << b)) | had << s->root[b];
    }
    int of_farm = 3 * __builtin_popcountll(t & full),
        other = (int)(w >> 8 & 255) + (int)(w >> 16 & 255) - (int)(w & 255 & -mon);
    int kind = farm ? 2 : mon ? 3 : l >= ROAD0;
    award(s, w, kind, farm ? of_farm : other);
  }
  for (int p = 0; p < 2; p++)
    for (int k = 0; k < 4; k++)
      out[p][k] = s->points[p][k];
  memcpy(s->points, save, sizeof save);
}

/* ---- laying ---- */
HOT int pays(uint64_t w) {
  return (uint16_t)((w << 8 | w >> 56) - 1) < 255;
} /* complete, with meeples on it */

/* Features of the new tile that meet two or more of the neighbors' join them. */
static __attribute__((noinline)) int join_all(State *s, const uint8_t *lab, const Turned *t,
                                              uint32_t extra, uint8_t *L) {
  int any = 0;
  do {
    int port = __builtin_ctz(extra), a = s->root[L[t->owner[port]]], o = s->root[lab[port]];
    if (o != a)
      join(s, a, o);
    extra &= extra - 1;
  } while (extra & 0xFFFF);
#pragma GCC unroll 8
  for (int i = 0; i < 8; i++)
    any |= pays(s->word[L[i] = s->root[L[i]]]);
  return any;
}

/* One feature of the tile being laid becomes part of a neighbor's, or stays for itself: then its
 * only port is its own. */
HOT void spot(State *s, const Kind *k, const Turned *t, uint8_t *lab, uint32_t P, int i,
              uint64_t next, uint32_t *extra, int *any, uint64_t adj, uint64_t mbit, uint8_t *L) {
  uint8_t own = (next >> k->shift[i]) + k->ord[i];
  lab[16 + i] = own;
  uint32_t pm = t->port[i] & P, ends = __builtin_popcount(pm);
  uint8_t label = s->root[lab[__builtin_ctz(pm)]];
  s->root[own] = label;
  *extra |= pm & (pm - 1); /* its second, third … port */
  uint64_t w = s->word[label], mb = mbit & -(uint64_t)k->mm[i];
  w += k->add[i] - (2 * ends & k->two[i]);
  if (mbit)
    w -= (uint64_t)((w & mb) != 0) << 8;
  w |= adj | mb;
  s->word[label] = w;
  *any |= pays(w);
  L[i] = label;
}

HOT int lay(State *s, int kind, int slot, int turns, uint8_t *L) {
  const Kind *k = kinds + kind;
  const Turned *t = turned + 4 * kind + turns;
  uint8_t *lab = s->lab[slot];
  uint32_t P = ports[s->met[slot]];
  uint64_t next = s->next, c0, c1;
  uint32_t extra = 0;
  int any = 0, cell = s->cell[slot], sp = s->sp;
  s->next += k->count;
  memset(L, 0, 16);
  /* the slot is free again */
  s->met[slot] = 0;
  s->grid[cell] =
      DUMMY +
      (s->n_laid & 7); /* not one dummy: writes to the same place would wait for each other */
  /* the empty cells beyond its sides; a tile beyond takes the writes as the dummy slot */
#pragma GCC unroll 4
  for (int e = 0; e < 4; e++) {
    uint32_t beyond = (cell + step[e]) & (CELLS - 1), g = s->grid[beyond], top = s->stack[sp - 1],
             fresh = g == NONE;
    uint32_t to = g ^ ((g ^ top) & -fresh);
    sp -= fresh;
    s->grid[beyond] = to;
    s->cell[to] = beyond;
    uint32_t v = t->show[e] + s->base[t->terr[e]];
    memcpy(s->lab[to] + 4 * (e ^ 2), &v, 4);
    s->met[to] |= t->pat[e];
  }
  for (int i = 0; i < 4; i++)
    s->base[i] += k->base[i];
  int in_use = SLOTS - sp;
  s->high = in_use > s->high ? in_use : s->high;
  s->stack[sp] =
      slot; /* not used again before the next turn: its neighbors' labels are still needed */
  s->sp = sp + 1;
#define ADJ(i) ((c0 & -(uint64_t)(k->touch[i] & 1)) | (c1 & -(uint64_t)(k->touch[i] >> 1)))
  if (LIKELY(!k->hard)) {
    spot(s, k, t, lab, P, 0, next, &extra, &any, 0, 0, L);
    c0 = 1ull << (L[0] & 63);
    spot(s, k, t, lab, P, 1, next, &extra, &any, c0 & -(uint64_t)(k->touch[1]), 0, L);
    spot(s, k, t, lab, P, 2, next, &extra, &any, c0 & -(uint64_t)(k->touch[2]), 0, L);
    spot(s, k, t, lab, P, 3, next, &extra, &any, c0 & -(uint64_t)(k->touch[3]), 0, L);
  } else {
    uint64_t mbit = 1ull << (MULTI0 + s->n_multi++);
    spot(s, k, t, lab, P, 0, next, &extra, &any, 0, mbit, L);
    c0 = 1ull << (L[0] & 63);
    spot(s, k, t, lab, P, 1, next, &extra, &any, 0, mbit, L);
    c1 = 1ull << (L[1] & 63);
    spot(s, k, t, lab, P, 2, next, &extra, &any, ADJ(2), mbit, L);
    if (k->n > 3) /* then to the last: those beyond are all zeros */
      for (int i = 3; i < 8; i++)
        spot(s, k, t, lab, P, i, next, &extra, &any, ADJ(i), mbit, L);
  }
  if (RARE(extra & 0xFFFF))
    any = join_all(s, lab, t, extra, L);
  if (RARE(k->mon)) {
    int i = (s->next >> 24) - 1 - MON0, near = 0;
    s->mon_cell[i] = cell;
    for (int d = 0; d < 8; d++) {
      int c = (cell + ring[d]) & (CELLS - 1);
      s->mark[c] |= 1 << i;
      near += (uint8_t)(s->grid[c] - DUMMY) < 8;
    }
    s->word[MON0 + i] -= near;
  }
  return any;
}

static void begin(State *s) {
  for (int i = 0; i < (int)(s->next >> 24) - MON0; i++)
    for (int d = 0; d < 8; d++)
      s->mark[(s->mon_cell[i] + ring[d]) & (CELLS - 1)] = 0;
  memset(s->grid, NONE, sizeof s->grid);
  memset(s->word, 0, sizeof s->word);
  memset(s->met, 0, sizeof s->met);
  s->word[0] = 1ull << 56 | 1;
  s->word[63] = 255;
  for (int i = FARM0; i < 256; i++)
    s->word[i] = 1;
  for (int i = 0; i < 256; i++)
    s->root[i] = i;
  for (int i = 0; i < SLOTS; i++)
    s->stack[i] = SLOTS - 1 - i;
  memcpy(s->bag, full_bag, sizeof full_bag);
  s->n_bag = sizeof full_bag;
  s->n_laid = s->n_multi = 0;
  s->high = 1;
  s->listed = 0;
  s->next = (uint32_t)CITY0 | ROAD0 << 8 | FARM0 << 16 | (uint32_t)MON0 << 24;
  s->base[0] = FARM0 * 0x101, s->base[1] = FARM0 * 0x101 + (ROAD0 << 16), s->base[2] = CITY0 << 16;
  s->n_stood = s->n_gone = 0;
  s->supply[0] = s->supply[1] = 7;
  memset(s->points, 0, sizeof s->points);
  s->sp = SLOTS - 1; /* slot 0 is the start cell's */
  s->cell[0] = 0;
  uint8_t L[16];
  lay(s, START, 0, 0, L);
  s->seat = s->first = rnd(s) >> 63;
}

/* Draws until a tile fits; lists its moves. 0: the game is over. */
HOT int draw(State *s, Moves *m, Log *log) {
  while (LIKELY(s->n_bag > 0)) {
    int i = pick(rnd(s) >> 32, s->n_bag), kind = s->bag[i];
    s->bag[i] = s->bag[--s->n_bag];
    s->drawn = kind;
    int n = list_places(s, m, kind);
    if (LIKELY(n > 0))
      return n;
    if (log)
      log->discarded[log->n_discarded++] = kind;
  }
  return 0;
}

HOT int list_meeples(State *s, const uint8_t *L, int n_spots, uint8_t *code) {
  int n = 0;
  if (s->supply[s->seat]) {
    for (int i = 0; i < 4; i++) { /* there are labels 0, which are taken, beyond the last */
      code[n] = i;
      n += (s->word[L[i]] & GUESTS) == 0;
    }
    for (int i = 4; i < n_spots; i++) {
      code[n] = i;
      n += (s->word[L[i]] & GUESTS) == 0;
    }
  }
  code[n] = SKIP;
  return n + 1;
}

HOT void finish_turn(State *s, const uint8_t *L, int kind, int turns, int cell, int spot, int any,
                     Log *log) {
  int seat = s->seat, n_spots = kinds[kind].n;
  s->laid[s->n_laid++] = cell | (4 * kind + turns) << 16 | spot << 24 | seat << 28;
  if (s->supply[seat]) {
    int put = spot != SKIP; /* if not, the writes go to label 0 */
    uint64_t w = s->word[L[spot]] += (uint64_t)put << (56 + 4 * seat);
    s->supply[seat] -= put;
    s->stood[s->n_stood] = L[spot];
    s->n_stood += put;
    any |= pays(w);
  }
  if (RARE(any))
    for (int i = 0; i < n_spots; i++)
      if (pays(s->word[L[i]]))
        pay(s, L[i], log, cell);
  /* one monastery or none without a branch: label 63 is nobody's */
  uint32_t marks = s->mark[cell];
  int l = MON0 + __builtin_ctz(marks | 128);
  marks &= marks - 1;
  uint64_t w = --s->word[l];
  if (RARE(pays(w)))
    pay(s, l, log, s->mon_cell[l - MON0]);
  for (; RARE(marks); marks &= marks - 1) {
    l = MON0 + __builtin_ctz(marks);
    w = --s->word[l];
    if (pays(w))
      pay(s, l, log, s->mon_cell[l - MON0]);
  }
  s->seat = seat ^ 1;
}

static uint64_t n_decisions, n_listed, n_games;
static double sums[2], squares[2], wins[2];

static void count_game(State *s, int out[2][4]) {
  int total[2];
  for (int p = 0; p < 2; p++) {
    total[p] = 0;
    for (int k = 0; k < 4; k++)
      total[p] += s->points[p][k] + out[p][k];
    sums[p] += total[p];
    squares[p] += (double)total[p] * total[p];
  }
  wins[0] += total[0] >= total[1];
  wins[1] += total[1] >= total[0];
  n_games++;
  n_listed += s->listed;
  n_decisions += 2 * s->n_laid;
}

HOT void turn(State *s, Moves *m, int n) {
  uint8_t L[16], code[16];
  uint64_t r = rnd(s);
  s->listed += n;
  int move = m->place[pick(r >> 32, n)], kind = s->drawn, cell = s->cell[move >> 2];
  int any = lay(s, kind, move >> 2, move & 3, L);
  int c = list_meeples(s, L, kinds[kind].n, code);
  s->listed += c;
  finish_turn(s, L, kind, move & 3, cell, code[pick((uint32_t)r, c)], any, NULL);
}

static State state __attribute__((aligned(64)));
static Moves list __attribute__((aligned(64)));

static __attribute__((noinline)) void bench(long games) {
  int out[2][4];
  long over = 0;
  State *s = &state;
  begin(s);
  while (over < games) {
    int n = draw(s, &list, NULL);
    if (RARE(!n)) {
      score_end(s, out);
      count_game(s, out);
      over++;
      begin(s);
      n = draw(s, &list, NULL);
    }
    turn(s, &list, n);
  }
}

/* ---- transcripts ---- */
static const char *kind_name[4] = {"city", "road", "farm", "monastery"};
static int place_x[CELLS], place_y[CELLS];
static void events(Log *g) {
  const char *sep = "";
  printf("\"events\":[");
  for (int i = 0; i < g->n_discarded; i++, sep = ",")
    printf("%s{\"discarded\":\"%s\"}", sep, tile_name[g->discarded[i]]);
  for (int pass = 0; pass < 2; pass++)
    for (;;) { /* cities and roads as they come, then monasteries by (y, x) */
      int best = -1;
      for (int i = 0; i < g->n; i++)
        if (g->kind[i] >= 0 && (g->kind[i] == 3) == pass &&
            (best < 0 || (pass && (place_y[g->cell[i]] * 1000 + place_x[g->cell[i]] <
                                   place_y[g->cell[best]] * 1000 + place_x[g->cell[best]]))))
          best = i;
      if (best < 0)
        break;
      int i = best;
      printf("%s{\"scored\":\"%s\",\"tiles\":%d,\"pennants\":%d,\"points\":%d,\"seats\":[%s],"
             "\"returned\":[%d,%d]}",
             sep, kind_name[g->kind[i]], g->tiles[i], g->pennants[i], g->value[i],
             g->winners[i] == 3   ? "0,1"
             : g->winners[i] == 2 ? "1"
                                  : "0",
             g->back[i][0], g->back[i][1]);
      sep = ",";
      g->kind[i] = -1;
    }
  for (int i = 0; i < g->n_late; i++, sep = ",")
    printf("%s{\"discarded\":\"%s\"}", sep, tile_name[g->discarded[i]]);
  printf("]");
}
static void after(State *s) {
  int p[2];
  for (int i = 0; i < 2; i++)
    p[i] = s->points[i][0] + s->points[i][1] + s->points[i][2] + s->points[i][3];
  printf(",\"scores\":[%d,%d],\"meeples\":[%d,%d]}\n", p[0], p[1], s->supply[0], s->supply[1]);
}
static void transcript(long games) {
  State *s = &state;
  Moves *m = &list;
  static Log log, before;
  for (int c = 0; c < CELLS; c++)
    place_x[c] = 9999;
  for (int y = -74; y <= 74; y++)
    for (int x = abs(y) - 74; x <= 74 - abs(y); x++) {
      int c = (x + WIDTH * y) & (CELLS - 1), d = abs(x) + abs(y);
      if (place_x[c] == 9999 || abs(place_x[c]) + abs(place_y[c]) > d)
        place_x[c] = x, place_y[c] = y;
    }
  for (long game = 0; game < games; game++) {
    begin(s);
    printf("{\"transcript\":1,\"game\":\"carcassonne\",\"tiles\":\"base\",\"seats\":2,\"rules\":{"
           "\"meeples\":7},\"first\":%d,\"start\":\"D\"}\n",
           s->seat);
    memset(&before, 0, sizeof before);
    int n = draw(s, m, &before), decision = 0;
    while (n) {
      uint8_t L[16], code[16];
      int kind = s->drawn;
      int i = pick(rnd(s) >> 32, n), move = m->place[i];
      printf("{\"n\":%d,\"seat\":%d,\"phase\":\"place\",\"tile\":\"%s\",\"legal\":[", decision++,
             s->seat, tile_name[kind]);
      for (int j = 0; j < n; j++) {
        int v = m->place[j], c = s->cell[v >> 2];
        printf("%s\"place %d %d %d\"", j ? "," : "", place_x[c], place_y[c], 90 * (v & 3));
      }
      int c = s->cell[move >> 2];
      printf("],\"move\":\"place %d %d %d\",", place_x[c], place_y[c], 90 * (move & 3));
      events(&before);
      int any = lay(s, kind, move >> 2, move & 3, L);
      after(s);
      int k = list_meeples(s, L, kinds[kind].n, code), spot = code[pick(rnd(s) >> 32, k)];
      printf("{\"n\":%d,\"seat\":%d,\"phase\":\"meeple\",\"tile\":\"%s\",\"legal\":[", decision++,
             s->seat, tile_name[kind]);
      for (int j = 0; j < k; j++)
        if (code[j] == SKIP)
          printf("%s\"skip\"", j ? "," : "");
        else
          printf("%s\"meeple %s\"", j ? "," : "", spot_name[kind][code[j]]);
      if (spot == SKIP)
        printf("],\"move\":\"skip\",");
      else
        printf("],\"move\":\"meeple %s\",", spot_name[kind][spot]);
      memset(&log, 0, sizeof log);
      finish_turn(s, L, kind, move & 3, c, spot, any, &log);
      memset(&before, 0, sizeof before);
      n = draw(s, m, &before);
      if (!n)
        memcpy(log.discarded, before.discarded, sizeof log.discarded),
            log.n_late = before.n_discarded;
      events(&log);
      after(s);
    }
    int out[2][4], total[2];
    score_end(s, out);
    printf("{\"result\":[");
    for (int p = 0; p < 2; p++) {
      total[p] = 0;
      for (int q = 0; q < 4; q++)
        total[p] += s->points[p][q] + out[p][q];
      printf("%s{\"road\":%d,\"city\":%d,\"monastery\":%d,\"farm\":%d,\"final_road\":%d,\"final_"
             "city\":%d,\"final_monastery\":%d,\"total\":%d}",
             p ? "," : "", s->points[p][1], s->points[p][0], s->points[p][3], out[p][2], out[p][1],
             out[p][0], out[p][3], total[p]);
    }
    printf("],\"winners\":[%s]}\n", total[0] > total[1] ? "0" : total[1] > total[0] ? "1" : "0,1");
  }
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

int main(int c, char **v) {
  if (c < 3)
    return fprintf(stderr, "usage: tiles --bench N | --transcript N | --copy N  [seed]\n"), 2;
  long n = atol(v[2]);
  uint64_t seed = c > 3 ? strtoull(v[3], 0, 0) : 1;
  state.rng = seed * 0x9E3779B97F4A7C15ull;
  state.next = (uint32_t)MON0 << 24;
  for (int i = 0; i < 9; i++)
    rnd(&state);
  for (int i = 0; i < 256; i++) {
    ports[i] = 0xFF0000;
    for (int e = 0; e < 4; e++)
      ports[i] |= i >> 2 * e & 3 ? 15 << 4 * e : 0;
    for (int r = 0, n = 0; r < 4; r++)
      if (i >> (r + 4) & 1)
        spread[i] |= (uint64_t)r << 16 * n++;
    if (i < SLOTS)
      codes[i] = 0x0004000400040004ull * i;
  }
  if (!strcmp(v[1], "--transcript"))
    return transcript(n), 0;
  if (!strcmp(v[1], "--copy")) {
    static State to;
    begin(&state);
    double t = now();
    for (long i = 0; i < n; i++) {
      memcpy(&to, &state, sizeof to);
      __asm__ volatile("" ::"r"(&to), "r"(&state) : "memory");
    }
    return printf("{\"state_bytes\": %zu, \"copy_ns\": %.1f}\n", sizeof to, (now() - t) / n * 1e9),
           0;
  }
  double t = now();
  bench(n);
  t = now() - t;
  printf("{\"games\": %llu, \"games_per_cpu_s\": %.0f, \"decisions\": %.3f, \"legal\": %.4f, "
         "\"mean\": [%.4f, %.4f], \"wins\": [%.4f, %.4f], \"state_bytes\": %zu}\n",
         (unsigned long long)n_games, n_games / t, (double)n_decisions / n_games,
         (double)n_listed / n_decisions, sums[0] / n_games, sums[1] / n_games, wins[0] / n_games,
         wins[1] / n_games, sizeof(State));
  return 0;
}
