/* SPDX-License-Identifier: MIT */
/*
** cost.c -- costs, the Rune Pool, and paying (356-357, 164-167, 429).
**
** A rune gives Energy by being exhausted and Power by being recycled, and the two do not compete.
** So a few comparisons tell whether a cost can be paid.  How it is paid is one question.  Its
** options are the outcomes that are not worse than another (as many runes ready, as many in all, of
** every domain, as many other sources unused, as much left in the pool), at most twelve in a fixed
** order; and "by hand", which goes rune by rune.  When the pool then pays in more than twelve ways,
** each of its domains is asked about.
*/
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "riftbound/scratch/scratch.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"

void rb_total_add_power(RbTotal *total, RbPower power)
{
  int at = 0;
  if (!power.amount) return;
  while (at < total->power_count && total->power[at].domains != power.domains) at++;
  if (at == total->power_count) {
    if (at == (int)(sizeof total->power / sizeof *total->power)) {
      total->beyond = true;
      return;
    }
    total->power[total->power_count++] = (RbPower){power.domains, 0};
  }
  if (power.amount > UINT8_MAX - total->power[at].amount) {
    total->beyond = true;
    return;
  }
  total->power[at].amount = (uint8_t)(total->power[at].amount + power.amount);
}

void rb_total_add(RbTotal *total, const RbCost *cost)
{
  total->energy += cost->energy;
  total->xp += cost->xp;
  total->me |= cost->me;
  for (int i = 0; i < RB_POWER_MAX; i++) rb_total_add_power(total, cost->power[i]);
}

/* ---- What a player has -------------------------------------------------- */

static void copy_wallet(Wallet *to, const Wallet *from)
{
  memcpy(to, from, offsetof(Wallet, sources) + (size_t)from->source_count * sizeof(Source));
}

static bool usable(int restriction, const RbTotal *total)
{
  return restriction == RB_FOR_ANYTHING || restriction == total->restriction ||
         (restriction == RB_FOR_SHOWDOWNS && total->showdown);
}

static bool is_tied(int restriction)
{
  return restriction != RB_FOR_ANYTHING && restriction != RB_FOR_SHOWDOWNS;
}

static int domain_of(const RbCardDef *rune)
{
  return rune->domains ? __builtin_ctz(rune->domains) : 0;
}

static const RbBusy *find_busy(ArbId id, const RbBusy *busy, int count)
{
  for (int i = 0; i < count; i++)
    if (id_equal(id, busy[i].id)) return &busy[i];
  return NULL;
}

/* Whether an Add ability can be used while paying: it has Reaction and costs nothing but the object
** itself (357.1.a, 429.3). */
static bool is_source(const ArbGame *g, ArbSeat seat, int card1, const RbAbility *ability,
                      const RbTotal *total)
{
  return rb_adds_at_once(ability) && ability->timing == RB_ON_REACTION && ability->cost.me &&
         usable(ability->add.only, total) && rb_can_pay_me(g, seat, card1, ability->cost.me);
}

/* 377.2.b, 727: whether the conditions of an Add ability hold. */
static bool source_is_active(ArbGame *g, int card1, int ability)
{
  const RbAbility *a = rb_ability(g, ability);
  if (!a->while_.number.count && !a->while_.me_selector1 && !a->if_.number.count &&
      !a->if_.me_selector1)
    return true;
  ArbContext context = rb_context(g, card1, ability);
  return ability_holds(g, &a->head, &context);
}

/* The ability with which an object helps to pay; -1: none.  Several abilities of one object share
** its exhaustion, so only the best counts (the loader refuses cards where none is the best). */
static int source_ability(ArbGame *g, ArbSeat seat, int card1, const RbTotal *total,
                          const RbBusy *busy, int busy_count, bool *restricted)
{
  int best = -1;
  if (card_at(g, card1)->controller != seat) return -1;
  if (!rb_may_activate(g, card1, RB_ACTIVATES_ADD)) return -1;
  const RbBusy *elsewhere = find_busy(id_of(g, card1), busy, busy_count);
  if (elsewhere && !elsewhere->doomed) return -1;
  int count;
  const int *abilities = rb_object_abilities(g, card1, &count);
  for (int i = 0; i < count; i++) {
    const RbAbility *ability = rb_ability(g, abilities[i]);
    if (ability->add.only != RB_FOR_ANYTHING) *restricted = true;
    if (!is_source(g, seat, card1, ability, total)) continue;
    if (!source_is_active(g, card1, abilities[i])) continue;
    if (elsewhere && ability->cost.me != RB_EXHAUST_ME) continue; /* it can be given up only once */
    if (best < 0 || rb_adds_as_much(&ability->add, &rb_ability(g, best)->add)) best = abilities[i];
  }
  return best;
}

static bool alike(ArbGame *g, const Source *source, int card1, int ability)
{
  const RbBody *body = rb_body(g, card1);
  if (rb_any_speaks_of(g, RB_ABOUT_ADDS)) {
    RbAdd add = rb_adds_of(g, id_of(g, card1), rb_ability(g, ability));
    if (memcmp(&add, &source->add, sizeof add) != 0) return false;
  }
  return source->ability == ability && source->def == card_at(g, card1)->def &&
         rb_def(g, source->def)->type == RB_GEAR && !rb_is_attached(body) &&
         !rb_is_attached(rb_body(g, source->card1)) && id_equal(source->place, body->place);
}

static void add_source(ArbGame *g, Wallet *wallet, int card1, int ability)
{
  for (int i = 0; i < wallet->source_count; i++) {
    if (!alike(g, &wallet->sources[i], card1, ability)) continue;
    wallet->sources[i].count++;
    return;
  }
  if (wallet->source_count == SOURCES_MAX)
    arb_flow_refuse(g, "more than %d kinds of objects add resources", SOURCES_MAX);
  const RbBody *body = rb_body(g, card1);
  const RbAbility *a = rb_ability(g, ability);
  wallet->sources[wallet->source_count++] = (Source){card1,
                                                     ability,
                                                     1,
                                                     card_at(g, card1)->def,
                                                     body ? body->place : ARB_NOTHING,
                                                     rb_adds_of(g, id_of(g, card1), a),
                                                     a->add.each};
}

static void find_sources(ArbGame *g, ArbSeat seat, int zone, const RbTotal *total,
                         const RbBusy *busy, int busy_count, Wallet *wallet)
{
  for (ZONE_EACH(g, card1, zone)) {
    int ability = source_ability(g, seat, card1, total, busy, busy_count, &wallet->restricted);
    if (ability >= 0) add_source(g, wallet, card1, ability);
  }
}

static void fill_wallet(ArbGame *g, ArbSeat seat, const RbTotal *total, const RbBusy *busy,
                        int count, Wallet *w)
{
  Purse *purse = &w->purse;
  *purse = (Purse){0};
  w->restricted = false;
  w->source_count = 0;
  for (int i = 0; i < RB_RESTRICTIONS; i++) {
    static const RbMana nothing;
    const RbMana *mana = &rb_player(g, seat)->mana[i];
    if (memcmp(mana, &nothing, sizeof nothing) == 0) continue;
    w->restricted |= i != RB_FOR_ANYTHING;
    if (!usable(i, total)) continue;
    purse->energy += mana->energy;
    purse->universal += mana->universal;
    for (int d = 0; d < RB_DOMAINS; d++) purse->power[d] += mana->power[d];
    if (!is_tied(i)) continue;
    purse->tied_energy += mana->energy;
    for (int d = 0; d < RB_DOMAINS; d++) purse->tied_power[d] += mana->power[d];
    purse->tied_power[RB_DOMAINS] += mana->universal;
  }
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_RUNES, seat))) {
    const RbCardDef *def = rb_def_of(g, card1);
    if (!def->basic_rune || (count && find_busy(id_of(g, card1), busy, count))) continue;
    bool spent = rb_body(g, card1)->flags & RB_EXHAUSTED;
    ++*(spent ? &purse->spent[domain_of(def)] : &purse->ready[domain_of(def)]);
  }
  find_sources(g, seat, zone_at(g, RB_Z_BOARD, seat), total, busy, count, w);
  find_sources(g, seat, zone_at(g, RB_Z_LEGENDS, seat), total, busy, count, w);
}

/* The purse of a wallet with `used` of each source; NULL: with all of them. */
Purse rb_wallet_with(const ArbGame *g, const Wallet *w, const uint16_t *used)
{
  Purse purse = w->purse;
  for (int i = 0; i < w->source_count; i++) {
    int times = used ? used[i] : w->sources[i].count;
    const RbAdd *add = &w->sources[i].add;
    bool tied = is_tied(add->only);
    purse.energy += times * add->energy;
    if (tied) purse.tied_energy += times * add->energy;
    if (times && w->sources[i].each) purse.exchanges |= 1 << w->sources[i].each;
    for (int p = 0; p < RB_ADDS_MAX && times; p++) {
      int domains = add->power[p].domains, amount = times * add->power[p].amount;
      if (!domains) continue;
      int d = domains & (domains - 1) ? RB_DOMAINS : __builtin_ctz((unsigned)domains);
      int *power = d < RB_DOMAINS ? &purse.power[d] : &purse.universal;
      *power += amount;
      if (tied) purse.tied_power[d] += amount;
    }
  }
  return purse;
}

/* There is enough of each domain when every set of domains has as much as is asked of it alone;
** what is missing may be universal. */
bool rb_power_covers(const int *have, int universal, const RbTotal *total)
{
  int asked = 0;
  for (int i = 0; i < total->power_count; i++) asked |= total->power[i].domains;
  for (int set = asked;; set = (set - 1) & asked) {
    int missing = 0;
    for (int i = 0; i < total->power_count; i++)
      if (!(total->power[i].domains & ~set)) missing += total->power[i].amount;
    for (int left = set; left; left &= left - 1) missing -= have[__builtin_ctz((unsigned)left)];
    if (missing > universal) return false;
    if (set == 0) return true;
  }
}

static bool power_suffices(const Purse *w, const RbTotal *total)
{
  int have[RB_DOMAINS];
  if (total->beyond) return false;
  if (!total->power_count) return true;
  for (int d = 0; d < RB_DOMAINS; d++) have[d] = w->power[d] + w->ready[d] + w->spent[d];
  return rb_power_covers(have, w->universal, total);
}

bool rb_purse_covers_alone(const Purse *w, const RbTotal *total)
{
  int energy = w->energy;
  for (int d = 0; d < RB_DOMAINS; d++) energy += w->ready[d];
  return energy >= total->energy && power_suffices(w, total);
}

/* The purse and the cost after an exchange.  False when a number does not fit. */
bool rb_purse_exchange(const Purse *w, const RbTotal *total, Exchange how, Purse *purse,
                       RbTotal *cost)
{
  *purse = *w, *cost = *total;
  purse->exchanges = 0;
  int spare = w->tied_energy - total->energy;
  if (how.energy) {
    if (spare > 0) purse->energy -= spare;
    purse->universal += how.energy;
    cost->energy += how.energy;
  }
  if (!how.power) return true;
  if (cost->power_count == (int)(sizeof cost->power / sizeof *cost->power)) return false;
  for (int d = 0; d < RB_DOMAINS; d++) purse->power[d] -= w->tied_power[d];
  purse->universal -= w->tied_power[RB_DOMAINS];
  rb_total_add_power(cost, (RbPower){RB_ANY_DOMAIN, how.power});
  cost->energy -= how.power;
  return true;
}

static int total_power_of(const RbTotal *total)
{
  int power = 0;
  for (int i = 0; i < total->power_count; i++) power += total->power[i].amount;
  return power;
}

/* The largest exchange that can make sense: in one direction, and no more than the cost needs. */
Exchange rb_purse_most_exchanged(const Purse *w, const RbTotal *total)
{
  int power = w->exchanges >> RB_EACH_ENERGY & 1 ? total_power_of(total) : 0;
  int energy = w->exchanges >> RB_EACH_POWER & 1 ? total->energy : 0;
  return (Exchange){(uint8_t)power, (uint8_t)(energy < UINT8_MAX ? energy : UINT8_MAX)};
}

static bool suffices_exchanged(const Purse *w, const RbTotal *total)
{
  Purse purse;
  RbTotal cost;
  Exchange most = rb_purse_most_exchanged(w, total);
  for (int n = 1; n <= most.energy || n <= most.power; n++) {
    Exchange of_energy = {(uint8_t)n, 0}, of_power = {0, (uint8_t)n};
    if (n <= most.energy && rb_purse_exchange(w, total, of_energy, &purse, &cost) &&
        rb_purse_covers_alone(&purse, &cost))
      return true;
    if (n <= most.power && rb_purse_exchange(w, total, of_power, &purse, &cost) &&
        rb_purse_covers_alone(&purse, &cost))
      return true;
  }
  return false;
}

bool rb_purse_covers(const Purse *w, const RbTotal *total)
{
  return rb_purse_covers_alone(w, total) || (w->exchanges && suffices_exchanged(w, total));
}

/* ---- Kept wallets: only there for speed ---------------------------------- */

/* The simple rule is fill_wallet.  A listing asks it for one card after the other, so what a player
** could pay with when no object is busy is kept in the scratch, for each restriction, until the
** state changes.  A check build fills each wallet anew and compares. */
static RbKept *kept_of(ArbGame *g)
{
  RbScratch *scratch = rb_scratch(g);
  if (!scratch->keeps) { /* nothing is kept yet */
    scratch->keeps = true;
    for (int i = 0; i < RB_RESTRICTIONS; i++) scratch->kept.wallets[i].change = g->s->change;
    scratch->kept.costs.change = g->s->change;
  }
  return &scratch->kept;
}

RbKeptCosts *rb_kept_costs(ArbGame *g)
{
  return &kept_of(g)->costs;
}

static bool still_holds(const ArbGame *g, const RbKeptWallet *kept, ArbSeat seat)
{
  return kept->change == g->s->change + 1 && kept->seat == seat;
}

static bool wallet_holds(ArbGame *g, const RbKeptWallet *kept, ArbSeat seat, const RbTotal *total)
{
  size_t mark = g->arena.used;
  Wallet *now = arena_raw(g, sizeof *now);
  fill_wallet(g, seat, total, NULL, 0, now);
  Purse full = rb_wallet_with(g, now, NULL);
  g->arena.used = mark;
  return memcmp(&full, &kept->full, sizeof full) == 0;
}

/* A wallet that is kept and can stand for this cost, or NULL.  A wallet without restricted
** resources is the same for every kind of cost. */
static const RbKeptWallet *find_wallet(ArbGame *g, ArbSeat seat, const RbTotal *total)
{
  const RbKeptWallet *wallets = kept_of(g)->wallets, *kept = &wallets[total->restriction];
  if (still_holds(g, kept, seat) && kept->showdown == total->showdown) return kept;
  for (int i = 0; i < RB_RESTRICTIONS; i++)
    if (still_holds(g, &wallets[i], seat) && !wallets[i].bare.restricted) return &wallets[i];
  return NULL;
}

static const RbKeptWallet *kept_wallet(ArbGame *g, ArbSeat seat, const RbTotal *total)
{
  const RbKeptWallet *found = find_wallet(g, seat, total);
  if (found) {
    ARB_HOLDS(g, !g->check || wallet_holds(g, found, seat, total),
              "the wallet that is kept says otherwise than the board (357)");
    return found;
  }
  RbKeptWallet *kept = &kept_of(g)->wallets[total->restriction];
  fill_wallet(g, seat, total, NULL, 0, &kept->bare);
  kept->full = rb_wallet_with(g, &kept->bare, NULL);
  kept->change = g->s->change + 1, kept->seat = seat, kept->showdown = total->showdown;
  return kept;
}

static const Purse *full_purse(ArbGame *g, ArbSeat seat, const RbTotal *total)
{
  return &kept_wallet(g, seat, total)->full;
}

/* Whether busy objects may be part of the wallet. */
static bool takes_part(ArbGame *g, const RbBusy *busy, int count)
{
  for (int i = 0; i < count; i++) {
    int card1 = id_index1(busy[i].id);
    if (!state_resolve(g->s, busy[i].id) || !rb_body(g, card1)) continue;
    if (zone_of(g, card1) == RB_Z_RUNES || rb_may_activate(g, card1, RB_ACTIVATES_ADD)) return true;
  }
  return false;
}

static void bare_wallet(ArbGame *g, ArbSeat seat, const RbTotal *total, const RbBusy *busy,
                        int count, Wallet *out)
{
  if (takes_part(g, busy, count)) fill_wallet(g, seat, total, busy, count, out);
  else copy_wallet(out, &kept_wallet(g, seat, total)->bare);
}

bool rb_can_pay(ArbGame *g, ArbSeat seat, const RbTotal *total, const RbBusy *busy, int count)
{
  if (total->beyond || total->xp > rb_player(g, seat)->xp) return false; /* 730.2 */
  if (total->energy == 0 && total->power_count == 0) return true;
  if (!takes_part(g, busy, count)) return rb_purse_covers(full_purse(g, seat, total), total);
  Wallet rest;
  fill_wallet(g, seat, total, busy, count, &rest);
  Purse purse = rb_wallet_with(g, &rest, NULL);
  return rb_purse_covers(&purse, total);
}

/* ---- As text ------------------------------------------------------------ */

static void power_name(int domains, char *out, size_t size)
{
  if ((domains & RB_ANY_DOMAIN) == RB_ANY_DOMAIN) {
    snprintf(out, size, "Power");
    return;
  }
  out[0] = '\0';
  for (int d = 0; d < RB_DOMAINS; d++)
    if (domains >> d & 1) arb_text_add(out, size, "%s%s", *out ? "/" : "", rb_domain_names[d]);
}

void rb_total_text(const RbTotal *total, char *out, size_t size)
{
  char power[60];
  snprintf(out, size, "%d Energy", total->energy);
  for (int i = 0; i < total->power_count; i++) {
    power_name(total->power[i].domains, power, sizeof power);
    arb_text_add(out, size, ", %d %s", total->power[i].amount, power);
  }
}

/* "1 Chaos, 2 XP": the parts of a cost, for a question. */
void rb_asked_text(const RbTotal *total, char *out, size_t size)
{
  char amounts[120];
  rb_total_text(total, amounts, sizeof amounts);
  const char *shown = amounts, *power = strchr(amounts, ',');
  if (!total->energy) shown = power ? power + 2 : "";
  snprintf(out, size, "%s", shown);
  if (total->xp) arb_text_add(out, size, "%s%d XP", *out ? ", " : "", total->xp);
}

/* Writes everything that a player could pay this cost with. */
void rb_wallet_text(ArbGame *g, ArbSeat seat, const RbTotal *total, char *out, size_t size)
{
  const Purse *w = full_purse(g, seat, total);
  int energy = w->energy;
  for (int d = 0; d < RB_DOMAINS; d++) energy += w->ready[d];
  snprintf(out, size, "%d Energy", energy);
  for (int d = 0; d < RB_DOMAINS; d++) {
    int power = w->power[d] + w->ready[d] + w->spent[d];
    if (power) arb_text_add(out, size, ", %d %s", power, rb_domain_names[d]);
  }
  if (w->universal) arb_text_add(out, size, ", %d Power of every domain", w->universal);
}

/* ---- Spending from the pool --------------------------------------------- */

/* Spends restricted Energy first, which is good for little else. */
static void spend_energy(ArbGame *g, ArbSeat seat, const RbTotal *total)
{
  int left = total->energy;
  for (int i = RB_RESTRICTIONS - 1; i >= 0; i--) {
    RbMana *mana = &rb_player(g, seat)->mana[i];
    if (!usable(i, total)) continue;
    int part = mana->energy < left ? mana->energy : left;
    mana->energy = (uint8_t)(mana->energy - part);
    left -= part;
  }
}

/* Takes `count` Power of a domain (RB_DOMAINS: of every domain) from the pool. */
static void spend_power(ArbGame *g, ArbSeat seat, const RbTotal *total, int domain, int count)
{
  for (int i = RB_RESTRICTIONS - 1; i >= 0; i--) {
    RbMana *mana = &rb_player(g, seat)->mana[i];
    uint8_t *power = domain < RB_DOMAINS ? &mana->power[domain] : &mana->universal;
    int part = usable(i, total) ? (*power < count ? *power : count) : 0;
    *power = (uint8_t)(*power - part);
    count -= part;
  }
}

static void spend(ArbGame *g, ArbSeat seat, const RbTotal *total, const Outcome *o)
{
  spend_energy(g, seat, total);
  for (int d = 0; d < RB_DOMAINS; d++) spend_power(g, seat, total, d, o->spend[d] + o->recycle[d]);
  spend_power(g, seat, total, RB_DOMAINS, o->universal);
  int power = total_power_of(total) + o->exchange.power;
  if (power && events_have(&rb_cards(g->cards)->watched, RB_E_SPEND_POWER)) {
    ArbEvent event = rb_event(g, RB_E_SPEND_POWER, seat, 0);
    event.amount = (int16_t)power;
    rb_emit(g, &event);
  }
  game_touched(g, RB_TOUCH_POOL);
}

/* ---- Paying ------------------------------------------------------------- */

static int find_rune(const ArbGame *g, ArbSeat seat, int domain, bool exhausted)
{
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_RUNES, seat))) {
    const RbCardDef *def = rb_def_of(g, card1);
    bool is = rb_body(g, card1)->flags & RB_EXHAUSTED;
    if (def->basic_rune && domain_of(def) == domain && is == exhausted) return card1;
  }
  return 0;
}

static void exhaust_rune(ArbGame *g, ArbSeat seat, int card1) /* 163.2.a */
{
  bool before = rb_pays(g, true);
  rb_exhaust(g, card1, seat);
  rb_pays(g, before);
  rb_add(g, seat, &(RbAdd){.energy = 1});
}

static void recycle_rune(ArbGame *g, ArbSeat seat, int card1) /* 163.2.b */
{
  ArbId id = id_of(g, card1);
  int domain = domain_of(rb_def_of(g, card1));
  bool before = rb_pays(g, true);
  rb_recycle(g, &id, 1, seat);
  rb_pays(g, before);
  rb_add(g, seat, &(RbAdd){.power = {{(uint8_t)(1 << domain), 1}}});
}

typedef struct PayData {
  const Search *search;
  ArbSeat seat;
  const RbTotal *total;
  const RbBusy *busy;
  int busy_count;
  bool payable;   /* the pool is enough: nothing must be added */
  bool pooled;    /* all resources are in the pool */
  bool exchanges; /* it takes an exchange */
} PayData;

/* Exchanges Energy of the pool for Power.  Power for Energy is spent with the rest. */
static void use_exchange(ArbGame *g, const PayData *pay, int card1, int ability, Exchange how)
{
  const RbAbility *a = rb_ability(g, ability);
  ArbId source = id_of(g, card1);
  RbAdd more = rb_adds_of(g, source, a);
  RbAdd add = rb_adds_each(a, how.energy ? how.energy : how.power);
  RbTotal paid = {.energy = how.energy, .showdown = pay->total->showdown};
  rb_batch_open(g);
  rb_tell_use(g, pay->seat, source);
  rb_pay_me(g, pay->seat, card1, a->cost.me);
  spend_energy(g, pay->seat, &paid);
  rb_add(g, pay->seat, &add);
  rb_add(g, pay->seat, &more);
  rb_batch_close(g);
}

/* Uses a source; finds its objects first, because objects that are used may leave. */
static void use_source(ArbGame *g, const PayData *pay, const Source *source, int times,
                       Exchange how)
{
  ArbId *ids = arena_take(g, (size_t)(times + 1) * sizeof *ids);
  int zones[] = {zone_at(g, RB_Z_BOARD, pay->seat), zone_at(g, RB_Z_LEGENDS, pay->seat)}, count = 0;
  for (int z = 0; z < 2; z++)
    for (ZONE_EACH(g, card1, zones[z])) {
      if (count == times) break;
      bool any;
      int ability =
          source_ability(g, pay->seat, card1, pay->total, pay->busy, pay->busy_count, &any);
      if (card1 == source->card1 || (ability >= 0 && alike(g, source, card1, ability)))
        ids[count++] = id_of(g, card1);
    }
  for (int i = 0; i < count; i++)
    if (source->each)
      use_exchange(g, pay, id_index1(ids[i]), source->ability, i ? (Exchange){0, 0} : how);
    else rb_use_add(g, pay->seat, id_index1(ids[i]), source->ability);
}

/* Uses the sources: first those that only add, then those that exchange. */
static void use_sources_of(ArbGame *g, const PayData *pay, const Wallet *wallet, const Outcome *o,
                           bool exchanging)
{
  for (int i = 0; i < wallet->source_count; i++)
    if (o->sources[i] && (wallet->sources[i].each != 0) == exchanging)
      use_source(g, pay, &wallet->sources[i], o->sources[i], o->exchange);
}

static void perform(ArbGame *g, const PayData *pay, const Wallet *wallet, const Outcome *o)
{
  ArbSeat seat = pay->seat;
  use_sources_of(g, pay, wallet, o, false);
  for (int d = 0; d < RB_DOMAINS; d++)
    for (int n = 0; n < o->exhaust[d]; n++) exhaust_rune(g, seat, find_rune(g, seat, d, false));
  for (int d = 0; d < RB_DOMAINS; d++)
    for (int n = 0; n < o->recycle[d]; n++) {
      int rune = find_rune(g, seat, d, true);
      recycle_rune(g, seat, rune ? rune : find_rune(g, seat, d, false));
    }
  use_sources_of(g, pay, wallet, o, true);
}

static void list_outcomes(ArbGame *g, const void *data)
{
  const PayData *pay = data;
  for (int i = 0; i < pay->search->count; i++)
    ask_option(g, (ArbOption){.verb = RB_V_PAY, .aux = (uint16_t)(i + 1)});
  if ((pay->search->count > 1 || pay->search->cut) && !pay->pooled)
    ask_option(g, (ArbOption){.verb = RB_V_BY_HAND, .flags = ARB_OPTION_MANUAL});
}

static void tell_runes(const char *what, const uint16_t *counts, char *out, size_t size)
{
  const char *joint = what;
  for (int d = 0; d < RB_DOMAINS; d++) {
    if (!counts[d]) continue;
    arb_text_add(out, size, "%s%s%d %s", *out && joint == what ? "; " : "", joint, counts[d],
                 rb_domain_names[d]);
    joint = ", ";
  }
}

/* "exhaust 2 Fury, 1 Chaos; recycle 1 Fury; use Lux, Crownguard" */
void rb_pay_label(ArbGame *g, const ArbOption *option, ArbSeat seat, char *out, size_t size)
{
  const PayData *pay = arb_asked_of(g, seat)->data;
  const Outcome *o = &pay->search->found[option->aux - 1];
  const Wallet *wallet = pay->search->wallet;
  out[0] = '\0';
  tell_runes("exhaust ", o->exhaust, out, size);
  tell_runes("recycle ", o->recycle, out, size);
  tell_runes("spend ", o->spend, out, size);
  for (int i = 0; i < wallet->source_count; i++) {
    if (!o->sources[i]) continue;
    arb_text_add(out, size, "%suse ", *out ? "; " : "");
    if (o->sources[i] > 1) arb_text_add(out, size, "%d ", o->sources[i]);
    arb_text_add(out, size, "%s", rb_def(g, wallet->sources[i].def)->name);
    int paid = o->exchange.energy ? o->exchange.energy : o->exchange.power;
    if (wallet->sources[i].each) arb_text_add(out, size, " for %d", paid);
  }
  if (!*out) snprintf(out, size, "from the Rune Pool");
}

static bool still_payable(ArbGame *g, const PayData *pay, int rune, bool recycled)
{
  Wallet w;
  fill_wallet(g, pay->seat, pay->total, pay->busy, pay->busy_count, &w);
  Purse purse = rb_wallet_with(g, &w, NULL);
  int d = domain_of(rb_def_of(g, rune));
  if (!pay->exchanges) purse.exchanges = 0; /* they are abilities to use */
  if (rb_body(g, rune)->flags & RB_EXHAUSTED) purse.spent[d] -= recycled;
  else if (recycled) purse.ready[d]--;
  else purse.ready[d]--, purse.spent[d]++, purse.energy++;
  if (recycled) purse.power[d]++;
  return rb_purse_covers(&purse, pay->total);
}

static void list_by_hand(ArbGame *g, const void *data)
{
  const PayData *pay = data;
  if (pay->payable) ask_option(g, (ArbOption){.verb = RB_V_DONE});
  for (int d = 0; d < RB_DOMAINS; d++)
    for (int exhausted = 0; exhausted < 2; exhausted++) {
      int rune = find_rune(g, pay->seat, d, exhausted);
      if (!rune || find_busy(id_of(g, rune), pay->busy, pay->busy_count)) continue;
      if (!exhausted && still_payable(g, pay, rune, false))
        ask_option(g, (ArbOption){.verb = RB_V_USE, .object = id_of(g, rune), .aux = 1});
      if (still_payable(g, pay, rune, true))
        ask_option(g, (ArbOption){.verb = RB_V_RECYCLE, .object = id_of(g, rune)});
    }
  Wallet w;
  fill_wallet(g, pay->seat, pay->total, pay->busy, pay->busy_count, &w);
  for (int i = 0; i < w.source_count; i++)
    if (!w.sources[i].each)
      ask_option(g, (ArbOption){.verb = RB_V_USE,
                                .object = id_of(g, w.sources[i].card1),
                                .aux = 2,
                                .value = w.sources[i].ability});
}

/* The wallet without runes, and without sources but those that exchange, if it takes one. */
static void pool_alone(ArbGame *g, const PayData *pay, Wallet *out)
{
  int kept = 0;
  fill_wallet(g, pay->seat, pay->total, pay->busy, pay->busy_count, out);
  memset(out->purse.ready, 0, sizeof out->purse.ready);
  memset(out->purse.spent, 0, sizeof out->purse.spent);
  for (int i = 0; i < out->source_count; i++)
    if (pay->exchanges && out->sources[i].each) out->sources[kept++] = out->sources[i];
  out->source_count = kept;
}

static bool pool_pays(ArbGame *g, const PayData *pay)
{
  Wallet w;
  pool_alone(g, pay, &w);
  Purse purse = rb_wallet_with(g, &w, NULL);
  return rb_purse_covers(&purse, pay->total);
}

/* "How do you pay 2 Energy, 1 Fury?"; a question that is answered already needs no words. */
static const char *pay_question(ArbGame *g, const char *question, const RbTotal *total,
                                const char *end)
{
  enum { ROOM = 200 };
  char cost[120];
  if (ask_replays(g)) return question;
  char *text = arena_take(g, ROOM);
  rb_asked_text(total, cost, sizeof cost);
  snprintf(text, ROOM, "%s %s%s", question, cost, end);
  return text;
}

static void pay_by_hand(ArbGame *g, const PayData *given, ArbId source)
{
  for (;;) {
    PayData *pay = arena_take(g, sizeof *pay);
    *pay = *given;
    pay->payable = pool_pays(g, pay);
    const char *text = pay_question(g, "Add resources to pay", pay->total, "");
    ArbOption option = arb_ask_pick(g, &(ArbAsk){.player = pay->seat,
                                                 .shape = ARB_PICK,
                                                 .rule = "357.1.a",
                                                 .text = text,
                                                 .source = source,
                                                 .min = 1,
                                                 .max = 1,
                                                 .list = list_by_hand,
                                                 .data = pay})
                           .options[0];
    if (option.verb == RB_V_DONE) return;
    int card1 = id_index1(option.object);
    if (option.verb == RB_V_RECYCLE) recycle_rune(g, pay->seat, card1);
    else if (option.aux == 1) exhaust_rune(g, pay->seat, card1);
    else rb_use_add(g, pay->seat, card1, option.value);
  }
}

/* Asks for one of the ways that were found; NULL: by hand.  The search and its wallet lie in the
** arena, as long as the question may be looked at. */
static const Outcome *ask_outcome(ArbGame *g, PayData *data, const Search *search, ArbId source)
{
  data->search = search;
  const char *text = pay_question(g, "How do you pay", data->total, "?");
  ArbOption option = arb_ask_pick(g, &(ArbAsk){.player = data->seat,
                                               .shape = ARB_PICK,
                                               .rule = "357.1",
                                               .text = text,
                                               .source = source,
                                               .min = 1,
                                               .max = 1,
                                               .list = list_outcomes,
                                               .data = data})
                         .options[0];
  return option.verb == RB_V_BY_HAND ? NULL : &search->found[option.aux - 1];
}

/* Whether Power of the pool pays the rest of a cost, from entry `at` on, when `amount` of a domain
** is spent for that entry; earlier domains have had their turn. */
static bool still_covers(const Purse *purse, const RbTotal *cost, int at, int domain, int amount)
{
  RbTotal rest = *cost;
  int have[RB_DOMAINS];
  for (int i = 0; i < at; i++) rest.power[i].amount = 0;
  rest.power[at].amount = (uint8_t)(rest.power[at].amount - amount);
  rest.power[at].domains &= (uint8_t)(RB_ANY_DOMAIN << 1 << domain);
  memcpy(have, purse->power, sizeof have);
  have[domain] -= amount;
  return rb_power_covers(have, purse->universal, &rest);
}

/* Spends Power of a domain for entry `at` of a cost: as much as the player says, where that is not
** given by the rest of the cost. */
static void spend_part(ArbGame *g, const PayData *pay, Purse *purse, RbTotal *cost, int at,
                       int domain, ArbId source)
{
  enum { ROOM = 80 };
  int asked = cost->power[at].amount, most = purse->power[domain], least = 0;
  if (!(cost->power[at].domains >> domain & 1)) return;
  if (most > asked) most = asked;
  while (most > 0 && !still_covers(purse, cost, at, domain, most)) most--;
  while (least < most && !still_covers(purse, cost, at, domain, least)) least++;
  if (least < most) {
    char *text = arena_take(g, ROOM);
    snprintf(text, ROOM, "How much Power of %s do you spend?", rb_domain_names[domain]);
    least = arb_ask_number(g, &(ArbAsk){.player = pay->seat,
                                        .shape = ARB_NUMBER,
                                        .rule = "357.1",
                                        .text = text,
                                        .source = source,
                                        .min = least,
                                        .max = most});
  }
  cost->power[at].amount = (uint8_t)(asked - least);
  purse->power[domain] -= least;
}

/* Asks about one domain of the pool after the other. */
static const Outcome *choose_by_parts(ArbGame *g, PayData *pay, const Wallet *wallet, ArbId source)
{
  const Search *ways = rb_ways_to_exchange(g, wallet, pay->total);
  ARB_HOLDS(g, ways->count > 0, "the pool pays, and does not pay (357.1)");
  Outcome *o = arena_raw(g, sizeof *o);
  *o = ways->count == 1 ? ways->found[0] : *ask_outcome(g, pay, ways, source);
  Purse whole = rb_wallet_with(g, wallet, o->sources), *purse = arena_raw(g, sizeof *purse);
  RbTotal *cost = arena_raw(g, sizeof *cost);
  if (!rb_purse_exchange(&whole, pay->total, o->exchange, purse, cost)) return o;
  Purse before = *purse;
  for (int at = 0; at < cost->power_count; at++) {
    for (int d = 0; d < RB_DOMAINS; d++) spend_part(g, pay, purse, cost, at, d, source);
    o->universal = (uint16_t)(o->universal + cost->power[at].amount);
    purse->universal -= cost->power[at].amount;
  }
  for (int d = 0; d < RB_DOMAINS; d++) o->spend[d] = (uint16_t)(before.power[d] - purse->power[d]);
  return o;
}

static const Outcome *choose_outcome(ArbGame *g, PayData *data, const Wallet *wallet, ArbId source)
{
  const Search *search = rb_ways_find(g, wallet, data->total);
  if (search->cut && data->pooled) return choose_by_parts(g, data, wallet, source);
  ARB_HOLDS(g, search->count > 0, "a cost that could be paid cannot be paid (357.1)");
  return ask_outcome(g, data, search, source);
}

void rb_pay(ArbGame *g, ArbSeat seat, const RbTotal *total, ArbId source, const RbBusy *busy,
            int count)
{
  rb_spend_xp(g, seat, total->xp);
  if (total->energy == 0 && total->power_count == 0) return;
  Wallet *wallet = arena_raw(g, sizeof *wallet);
  bare_wallet(g, seat, total, busy, count, wallet);
  PayData *data = arena_take(g, sizeof *data), *pooled = arena_take(g, sizeof *pooled);
  Purse whole = rb_wallet_with(g, wallet, NULL);
  *data = (PayData){.seat = seat,
                    .total = total,
                    .busy = busy,
                    .busy_count = count,
                    .exchanges = !rb_purse_covers_alone(&whole, total)};
  const Outcome *outcome = choose_outcome(g, data, wallet, source);
  if (!outcome) {
    pay_by_hand(g, data, source);
    *pooled = *data;
    pooled->pooled = true;
    pool_alone(g, data, wallet);
    outcome = choose_outcome(g, pooled, wallet, source);
  }
  perform(g, data, wallet, outcome);
  spend(g, seat, total, outcome);
}
