/* SPDX-License-Identifier: MIT */
/*
** ways.c -- the ways to pay a cost (357.1): those that are not worse than another, in a fixed
** order.
**
** When there are more than twelve, or they are too many to look at, Search.cut says so, and cost.c
** lets the player pay by hand.
*/
#include <string.h>

#include "riftbound/scratch/wallet.h"
#include "riftbound/rb.h"

enum { TRIED_MAX = 256, SETS_MAX = 256, STEPS_MAX = 20000 };

/* Whether `a` leaves at least as much as `b` of everything. */
static bool no_worse(const Search *s, const Outcome *a, const Outcome *b)
{
  for (int i = 0; i < LEFT_SOURCES + s->wallet->source_count; i++)
    if (a->left[i] < b->left[i]) return false;
  return true;
}

static void keep_outcome(Search *s, const Outcome *o)
{
  int kept = 0;
  for (int i = 0; i < s->count; i++)
    if (no_worse(s, &s->found[i], o)) return;
  for (int i = 0; i < s->count; i++)
    if (!no_worse(s, o, &s->found[i])) s->found[kept++] = s->found[i];
  s->count = kept;
  if (s->count < s->room) s->found[s->count++] = *o;
  else s->cut = true;
}

/* Whether enough has been looked at. */
static bool tires(Search *s)
{
  bool enough = s->tried >= TRIED_MAX || s->steps >= STEPS_MAX;
  s->steps++;
  if (enough) s->cut = true;
  return enough;
}

static void finish_outcome(Search *s, Outcome o, int floating)
{
  for (int i = 0; i < s->domain_count; i++) {
    int d = s->domains[i];
    o.left[2 * d] = s->purse.ready[d] - o.exhaust[d];
    o.left[2 * d + 1] = s->purse.ready[d] + s->purse.spent[d] - o.recycle[d];
    o.left[2 * RB_DOMAINS + d] = s->purse.power[d] - o.spend[d];
  }
  for (int i = 0; i < s->wallet->source_count; i++)
    o.left[LEFT_SOURCES + i] = s->wallet->sources[i].count - s->sources[i];
  o.left[LEFT_FLOATING] = floating - s->exchange.energy;
  o.left[LEFT_UNIVERSAL] = s->purse.universal - o.universal;
  memcpy(o.sources, s->sources, sizeof o.sources);
  o.exchange = s->exchange;
  keep_outcome(s, &o);
}

/* Distributes `needed` exhaustions over the domains from `d` on. */
static void spread_energy(Search *s, Outcome *o, int d, int needed, int floating)
{
  if (tires(s)) return;
  while (d < RB_DOMAINS && o->exhaust[d] == s->purse.ready[d]) d++; /* none is left in d */
  if (d == RB_DOMAINS) {
    s->tried++;
    if (needed == 0) finish_outcome(s, *o, floating);
    return;
  }
  int forced = o->exhaust[d], free_runes = s->purse.ready[d] - forced, later = 0;
  for (int e = d + 1; e < RB_DOMAINS; e++) later += s->purse.ready[e] - o->exhaust[e];
  for (int n = needed > later ? needed - later : 0; n <= free_runes && n <= needed; n++) {
    o->exhaust[d] = (uint16_t)(forced + n);
    spread_energy(s, o, d + 1, needed - n, floating);
  }
  o->exhaust[d] = (uint16_t)forced;
}

/* A ready rune is exhausted before it is recycled, so its Energy is not lost. */
static void spread_from(Search *s, Outcome *o)
{
  int needed = s->total->energy - s->purse.energy, given = 0;
  for (int d = 0; d < RB_DOMAINS; d++) {
    int ready = o->recycle[d] - s->purse.spent[d];
    o->exhaust[d] = (uint16_t)(ready > 0 ? ready : 0);
    given += o->exhaust[d];
  }
  if (needed < 0) needed = 0;
  int floating = given > needed ? given - needed : 0;
  /* Ready runes that pay Energy may be recycled afterwards: fewer exhaustions are forced. */
  spread_energy(s, o, 0, needed > given ? needed - given : 0, floating);
}

static bool pool_has(const Search *s, const Outcome *o, int domains)
{
  for (int d = 0; d < RB_DOMAINS; d++)
    if (domains >> d & 1 && s->purse.power[d] > o->spend[d]) return true;
  return false;
}

/* Takes one Power from choice `n`: from the pool of a domain; from the pool of every domain (not
** while a single domain would do); or from a rune of a domain (not while the pool has that domain).
** NULL when that is not possible. */
static uint16_t *power_from(Search *s, Outcome *o, int n, int domains)
{
  if (n == RB_DOMAINS)
    return s->purse.universal > o->universal && !pool_has(s, o, domains) ? &o->universal : NULL;
  int d = n < RB_DOMAINS ? n : n - RB_DOMAINS - 1;
  if (!(domains >> d & 1)) return NULL;
  if (n < RB_DOMAINS) return s->purse.power[d] > o->spend[d] ? &o->spend[d] : NULL;
  bool runes = o->recycle[d] < s->purse.ready[d] + s->purse.spent[d];
  return runes && s->purse.power[d] == o->spend[d] ? &o->recycle[d] : NULL;
}

/* Chooses where Power comes from, entry by entry.  Within an entry the order is fixed, which gives
** combinations instead of permutations. */
static void spread_power(Search *s, Outcome *o, int at, int amount, int from)
{
  if (at == s->total->power_count) {
    spread_from(s, o);
    return;
  }
  if (amount == 0) {
    spread_power(s, o, at + 1, at + 1 < s->total->power_count ? s->total->power[at + 1].amount : 0,
                 0);
    return;
  }
  for (int n = from; n <= 2 * RB_DOMAINS && !tires(s); n++) {
    uint16_t *taken = power_from(s, o, n, s->total->power[at].domains);
    if (!taken) continue;
    ++*taken;
    spread_power(s, o, at, amount - 1, n);
    --*taken;
  }
}

/* Whether `used` of each source, with the runes and the pool, are enough. */
static bool set_sources(ArbGame *g, const Wallet *wallet, Search *s, const uint16_t *used)
{
  s->wallet = wallet;
  memcpy(s->sources, used, sizeof s->sources);
  s->purse = rb_wallet_with(g, wallet, used);
  return rb_purse_covers(&s->purse, s->total);
}

/* The next set of sources, counting up from none of each to all of each; false after the last. */
static bool next_set(const Wallet *wallet, uint16_t *used)
{
  for (int i = 0; i < wallet->source_count; i++) {
    if (used[i] < wallet->sources[i].count) {
      used[i]++;
      return true;
    }
    used[i] = 0;
  }
  return false;
}

/* When there are too many sets: finds one that is enough, and is not with one source less. */
static void fewest_sources(ArbGame *g, const Wallet *wallet, Search *s, uint16_t *used)
{
  for (int i = 0; i < wallet->source_count; i++) used[i] = (uint16_t)wallet->sources[i].count;
  for (int i = 0; i < wallet->source_count; i++) {
    while (used[i] && set_sources(g, wallet, s, used)) used[i]--;
    if (!set_sources(g, wallet, s, used)) used[i]++;
  }
}

static void find_ways(Search *s)
{
  Outcome o;
  memset(&o, 0, sizeof o);
  s->tried = s->steps = s->domain_count = 0;
  for (int d = 0; d < RB_DOMAINS; d++)
    if (s->purse.ready[d] || s->purse.spent[d] || s->purse.power[d])
      s->domains[s->domain_count++] = (uint8_t)d;
  spread_power(s, &o, 0, s->total->power_count ? s->total->power[0].amount : 0, 0);
}

/* Adds outcomes that use an exchange. */
static void outcomes_exchanged(Search *s)
{
  Purse whole = s->purse;
  const RbTotal *total = s->total;
  RbTotal cost;
  Exchange most = rb_purse_most_exchanged(&whole, total);
  for (int n = 1; n <= most.energy || n <= most.power; n++)
    for (int of_power = 0; of_power < 2; of_power++) {
      if (n > (of_power ? most.power : most.energy)) continue;
      s->exchange = of_power ? (Exchange){0, (uint8_t)n} : (Exchange){(uint8_t)n, 0};
      if (!rb_purse_exchange(&whole, total, s->exchange, &s->purse, &cost)) continue;
      s->total = &cost;
      if (rb_purse_covers_alone(&s->purse, &cost)) find_ways(s);
    }
  s->purse = whole, s->total = total, s->exchange = (Exchange){0, 0};
}

/* Adds the outcomes with these sources, until the list has `room`. */
static void outcomes_with(ArbGame *g, const Wallet *wallet, Search *s, const uint16_t *used,
                          int room)
{
  if (!set_sources(g, wallet, s, used)) return;
  s->room = room;
  if (s->room == s->count && s->count < OUTCOMES_MAX) s->room++;
  if (s->purse.exchanges) outcomes_exchanged(s);
  else find_ways(s);
}

static Search *begin_search(ArbGame *g, const Wallet *wallet, const RbTotal *total, int most)
{
  Search *s = arena_take(g, sizeof *s);
  s->wallet = wallet;
  s->total = total;
  s->found = arena_raw(g, (size_t)most * sizeof *s->found);
  return s;
}

/* Every set of sources gets a share of the list, so that none is crowded out. */
Search *rb_ways_find(ArbGame *g, const Wallet *wallet, const RbTotal *total)
{
  Search *s = begin_search(g, wallet, total, OUTCOMES_MAX);
  uint16_t used[SOURCES_MAX] = {0};
  int sets = 0, looked = 0;
  bool more = true;
  if (wallet->source_count == 0) {
    outcomes_with(g, wallet, s, used, OUTCOMES_MAX);
    return s;
  }
  for (; more && looked < SETS_MAX; looked++, more = next_set(wallet, used))
    sets += set_sources(g, wallet, s, used);
  s->cut = more;
  if (sets == 0) {
    fewest_sources(g, wallet, s, used);
    outcomes_with(g, wallet, s, used, OUTCOMES_MAX);
    return s;
  }
  memset(used, 0, sizeof used);
  for (int i = 0; i < looked; i++, next_set(wallet, used))
    if (set_sources(g, wallet, s, used))
      outcomes_with(g, wallet, s, used, s->count + (OUTCOMES_MAX - s->count) / sets--);
  return s;
}

/* Adds the exchanges of these sources after which the cost is covered. */
static void exchanges_of(ArbGame *g, const Wallet *wallet, Search *s, const uint16_t *used)
{
  if (!set_sources(g, wallet, s, used) || !s->purse.exchanges) return;
  Exchange most = rb_purse_most_exchanged(&s->purse, s->total);
  for (int of_power = 0; of_power < 2; of_power++)
    for (int n = 1; n <= (of_power ? most.power : most.energy); n++) {
      Exchange how = of_power ? (Exchange){0, (uint8_t)n} : (Exchange){(uint8_t)n, 0};
      Purse purse;
      RbTotal cost;
      if (!rb_purse_exchange(&s->purse, s->total, how, &purse, &cost) ||
          !rb_purse_covers_alone(&purse, &cost))
        continue;
      s->found[s->count] = (Outcome){.exchange = how};
      memcpy(s->found[s->count++].sources, used, sizeof s->found->sources);
    }
}

Search *rb_ways_to_exchange(ArbGame *g, const Wallet *wallet, const RbTotal *total)
{
  Purse all = rb_wallet_with(g, wallet, NULL);
  Exchange most = rb_purse_most_exchanged(&all, total);
  Search *s =
      begin_search(g, wallet, total, 1 + (wallet->source_count + 1) * (most.energy + most.power));
  uint16_t used[SOURCES_MAX] = {0};
  if (rb_purse_covers_alone(&wallet->purse, total))
    s->found[s->count++] = (Outcome){.universal = 0};
  for (int i = 0; i < wallet->source_count; i++) {
    used[i] = 1;
    exchanges_of(g, wallet, s, used);
    used[i] = 0;
  }
  if (s->count > 0) return s;
  fewest_sources(g, wallet, s, used);
  exchanges_of(g, wallet, s, used);
  return s;
}
