/* SPDX-License-Identifier: MIT */
/*
** adding.c -- adding resources (429): what an ability adds, with the bonuses of statics; and
** abilities that exchange one kind of resource for another.
**
** cost.c decides which of them pay for a cost; here they are used.
*/
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"
#include "riftbound/timing/timing.h"

bool rb_is_add(const RbAbility *ability)
{
  return ability->add.energy || ability->add.power[0].amount;
}

bool rb_adds_at_once(const RbAbility *ability)
{
  const RbCost *cost = &ability->cost;
  return rb_is_add(ability) && !cost->energy && !cost->xp && !cost->power[0].amount &&
         !cost->counted && !cost->objects[0].pay;
}

/* ---- What is added ---------------------------------------------------------- */

typedef struct More {
  ArbId source;
  RbAdd *add;
} More;

/* Adds a static's bonus to the last entry; it is Power of every domain. */
static bool visit_more(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  const More *more = data;
  RbPower *power = &more->add->power[RB_ADDS_MAX - 1];
  if (!rb_affects(g, stat, context, more->source)) return true;
  more->add->energy =
      (uint8_t)arb_flow_sum(g, more->add->energy, stat->adds_energy, UINT8_MAX, "Energy");
  if (!stat->adds_any) return true;
  int any = arb_flow_sum(g, power->amount, stat->adds_any, UINT8_MAX, "Power");
  *power = (RbPower){RB_ANY_DOMAIN, (uint8_t)any};
  return true;
}

static void add_more(ArbGame *g, ArbId source, RbAdd *add)
{
  if (!rb_any_speaks_of(g, RB_ABOUT_ADDS) || !state_resolve(g->s, source)) return;
  rb_each_static(g, RB_ABOUT_ADDS, visit_more, &(More){source, add});
}

RbAdd rb_adds_of(ArbGame *g, ArbId source, const RbAbility *ability)
{
  RbAdd add = ability->add;
  if (add.each) add.energy = 0, add.power[0].amount = 0; /* as much as is paid */
  add_more(g, source, &add);
  return add;
}

void rb_add_more(ArbGame *g, ArbSeat seat, ArbId source)
{
  RbAdd more = {0};
  add_more(g, source, &more);
  rb_add(g, seat, &more);
}

static int bit_of(int domains)
{
  return domains & (domains - 1) ? RB_DOMAINS : __builtin_ctz((unsigned)domains);
}

void rb_add(ArbGame *g, ArbSeat seat, const RbAdd *add)
{
  RbMana *mana = &rb_player(g, seat)->mana[add->only];
  ArbEvent told = rb_event(g, RB_E_ADD, seat, 0);
  game_touched(g, RB_TOUCH_POOL);
  mana->energy = (uint8_t)arb_flow_sum(g, mana->energy, add->energy, UINT8_MAX, "Energy");
  told.amount = add->energy;
  told.aux = -1;
  if (add->energy) arb_event_record(g, &told);
  for (int p = 0; p < RB_ADDS_MAX; p++) {
    int amount = add->power[p].amount;
    if (!amount) continue;
    int domain = bit_of(add->power[p].domains);
    uint8_t *power = domain < RB_DOMAINS ? &mana->power[domain] : &mana->universal;
    *power = (uint8_t)arb_flow_sum(g, *power, amount, UINT8_MAX, "Power");
    told.amount = (int16_t)amount;
    told.aux = (int16_t)domain;
    arb_event_record(g, &told);
  }
}

/* ---- An amount for each payment (742.1.a) --------------------------------- */

/* A cost of `amount` that is paid to an exchanging ability. */
static RbTotal paid_for(const ArbGame *g, ArbId source, int each, int amount)
{
  const ArbCard *card = state_resolve(g->s, source);
  bool gear = card && rb_def(g, card->def)->type == RB_GEAR;
  RbTotal total = {.restriction = gear ? RB_FOR_GEAR : RB_FOR_ANYTHING,
                   .showdown = rb_showdown(g) != NULL};
  if (each == RB_EACH_ENERGY) total.energy = amount;
  else rb_total_add_power(&total, (RbPower){RB_ANY_DOMAIN, (uint8_t)amount});
  return total;
}

RbAdd rb_adds_each(const RbAbility *ability, int amount)
{
  RbAdd add = {.only = ability->add.only};
  if (ability->add.each == RB_EACH_ENERGY)
    add.power[0] = (RbPower){ability->add.power[0].domains, (uint8_t)amount};
  else add.energy = (uint8_t)amount;
  return add;
}

bool rb_can_exchange(ArbGame *g, ArbSeat seat, ArbId source, const RbAbility *ability)
{
  RbTotal one = paid_for(g, source, ability->add.each, 1);
  RbBusy me = {source, false};
  return !ability->add.each || rb_can_pay(g, seat, &one, &me, 1);
}

static void exchange(ArbGame *g, ArbSeat seat, ArbId source, const RbAbility *ability)
{
  int each = ability->add.each, most = 0;
  RbTotal *total = arena_take(g, sizeof *total);
  RbBusy *me = arena_take(g, sizeof *me);
  *me = (RbBusy){source, false};
  for (; most < UINT8_MAX; most++) {
    *total = paid_for(g, source, each, most + 1);
    if (!rb_can_pay(g, seat, total, me, 1)) break;
  }
  if (!most) return;
  int paid =
      arb_ask_number(g, &(ArbAsk){.player = seat,
                                  .shape = ARB_NUMBER,
                                  .rule = "742.1.a",
                                  .text = each == RB_EACH_ENERGY ? "How much Energy do you pay?"
                                                                 : "How much Power do you pay?",
                                  .min = 0,
                                  .max = most,
                                  .source = source});
  *total = paid_for(g, source, each, paid);
  if (!paid) return;
  rb_pay(g, seat, total, source, me, 1);
  RbAdd add = rb_adds_each(ability, paid);
  rb_add(g, seat, &add);
}

void rb_resolve_add(ArbGame *g, ArbSeat seat, ArbId source, const RbAbility *ability,
                    const RbAdd *add)
{
  if (ability->add.each) exchange(g, seat, source, ability);
  rb_add(g, seat, add);
}

/* 429.2: an Add ability resolves as it is finalized; no player gains priority. */
void rb_use_add(ArbGame *g, ArbSeat seat, int object1, int ability)
{
  const RbAbility *a = rb_ability(g, ability);
  ArbId source = id_of(g, object1);
  RbAdd *add = arena_take(g, sizeof *add);
  *add = rb_adds_of(g, source, a);
  rb_batch_open(g);
  rb_tell_use(g, seat, source); /* before it pays: it may be its own price */
  rb_pay_me(g, seat, object1, a->cost.me);
  rb_resolve_add(g, seat, source, a, add);
  rb_batch_close(g);
}
