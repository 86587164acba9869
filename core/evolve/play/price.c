/* SPDX-License-Identifier: MIT */
/*
** price.c -- the cost of playing a card, or its evolve ability.
**
** A card's cost is the number printed on it (2.5.1).  An ability that gives it another cost
** replaces how it is played (10.2.1.3.3).  First come abilities that set a cost, then those that
** add or reduce (10.10.2.4); a result below zero is zero (1.3.2.2.1, S14).  If several abilities
** set a cost, the player could choose their order (10.10.2.1), so the least of them is paid.
*/
#include "kernel/parts/explain.h"
#include "evolve/play/process.h"
#include "evolve/effects/effects.h"
#include "evolve/play/play.h"

/* A reduction with its minimum. */
enum { BOUNDED_MAX = 16 };
typedef struct Bounded {
  int by, least;
} Bounded;

typedef struct Price {
  ArbId card;
  ArbSeat player;          /* who would pay it */
  bool evolve;             /* it is the cost of the evolve ability, not of the card */
  bool given;              /* an ability has set the cost */
  int base, change, raise; /* raise: the increases in `change` */
  Bounded *bounded;        /* reductions with a minimum, the highest minimum first */
  int bounded_count;
  const ArbContext *chosen; /* the choices for it, or NULL */
} Price;

/* Sets the cost; the least of several counts. */
static void give_cost(Price *price, int cost)
{
  if (!price->given || cost < price->base) price->base = cost;
  price->given = true;
}

static void change(Price *price, int by)
{
  price->change += by;
  if (by > 0) price->raise += by;
}

/* Adds a reduction with a minimum. */
static void lower(ArbGame *g, Price *price, int by, int least)
{
  if (price->bounded_count == BOUNDED_MAX)
    arb_flow_refuse(g, "more than %d effects lower a cost to a minimum", BOUNDED_MAX);
  int at = price->bounded_count++;
  for (; at > 0 && price->bounded[at - 1].least < least; at--)
    price->bounded[at] = price->bounded[at - 1];
  price->bounded[at] = (Bounded){by, least};
}

/* 10.10.2.1: the player chooses the order and so pays the least: increases first, then reductions
** with a minimum, the highest first, then those without. */
static int bounded_cost(const Price *price)
{
  int cost = price->base + price->raise;
  for (int i = 0; i < price->bounded_count; i++) {
    int lowered = cost + price->bounded[i].by, least = price->bounded[i].least;
    cost = lowered >= least ? lowered : cost < least ? cost : least;
  }
  return cost + price->change - price->raise;
}

static void note(ArbGame *g, const Price *price, const ArbContext *context, bool sets, int amount)
{
  if (!explains_object(g, EV_WHY_COST, price->card)) return;
  ArbReason reason = {.kind = ARB_WHY_EFFECT,
                      .player = ARB_NO_SEAT,
                      .topic = price->evolve ? "evolve cost" : "cost",
                      .rule = "10.10.2.4",
                      .source = context->me,
                      .source_def = context->def,
                      .timestamp = context->timestamp,
                      .amount = amount,
                      .value = bounded_cost(price)};
  arb_explain_note(g, reason, sets ? "costs %d by %s" : "%+d from %s", amount,
                   context->def ? ev_def(g, context->def)->name : "an effect");
}

static bool number_of(ArbGame *g, ArbNumber number, const ArbContext *context, int32_t *value)
{
  if (!number.count) return false;
  *value = arb_number_value(g, number, context);
  return *value != ARB_NULL;
}

static bool visit_cost(ArbGame *g, const EvAbility *ability, const ArbContext *context, void *data)
{
  Price *price = data;
  const EvStatic *stat = ev_static(g, ability);
  ArbNumber sets = price->evolve ? stat->set_evolve_cost : stat->set_cost;
  ArbNumber adds = price->evolve ? stat->evolve_cost : stat->cost;
  int32_t value;
  if (!sets.count && !adds.count) return true;
  if (!ev_affects_played(g, stat, context, id_index1(price->card), price->player)) return true;
  ArbContext on_it = *context;
  on_it.subject = price->card;
  if (price->chosen)
    on_it.targets = price->chosen->targets, on_it.target_count = price->chosen->target_count;
  if (number_of(g, sets, &on_it, &value)) {
    give_cost(price, value);
    note(g, price, context, true, value);
  }
  if (number_of(g, adds, &on_it, &value)) {
    if (stat->bounded && value < 0) lower(g, price, value, stat->least);
    else change(price, value);
    note(g, price, context, false, value);
  }
  return true;
}

/* Adds the effects on the card itself, wherever it lies (10.6.2.1.2). */
static void add_effects(ArbGame *g, Price *price)
{
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used && !price->evolve; i++) {
    const EvEffect *effect = ev_effect(g, i);
    bool sets = effect->kind1 == EV_F_SET_COST, adds = effect->kind1 == EV_F_COST;
    if (!id_equal(effect->object, price->card) || (!sets && !adds)) continue;
    if (sets) give_cost(price, effect->amount);
    if (adds) change(price, effect->amount);
    ArbContext whose = {.me = effect->source, .def = effect->def, .timestamp = effect->timestamp};
    note(g, price, &whose, sets, effect->amount);
  }
}

static int price_of(ArbGame *g, int card1, Price *price)
{
  int kind = zone_of(g, card1);
  add_effects(g, price);
  if (kind != EV_Z_FIELD)
    ev_each_own_passive(g, card1, price->player, EV_ABOUT_COST, visit_cost, price);
  ev_each_passive(g, EV_ABOUT_COST, visit_cost, price);
  int cost = bounded_cost(price);
  return cost > 0 ? cost : 0;
}

int ev_price_of(ArbGame *g, int card1, int set1, int more, const ArbContext *chosen)
{
  Bounded bounded[BOUNDED_MAX];
  Price price = {.card = id_of(g, card1),
                 .player = chosen ? chosen->you : card_at(g, card1)->controller,
                 .bounded = bounded,
                 .base = ev_cost_of(g, card1),
                 .chosen = chosen};
  change(&price, more);
  if (set1) give_cost(&price, set1 - 1);
  return price_of(g, card1, &price);
}

int ev_price(ArbGame *g, int card1)
{
  return ev_price_of(g, card1, 0, 0, NULL);
}

/* A changed cost stays with the follower (EV_M_EVOLVE_COST). */
int ev_evolve_price(ArbGame *g, int card1, const EvAbility *evolve)
{
  ArbContext context = {.me = id_of(g, card1), .you = card_at(g, card1)->controller};
  int points = ev_points_of(g, &evolve->cost, &context);
  const EvMark *changed = ev_mark(g, id_of(g, card1), EV_M_EVOLVE_COST, 0);
  Bounded bounded[BOUNDED_MAX];
  Price price = {.card = id_of(g, card1),
                 .player = card_at(g, card1)->controller,
                 .evolve = true,
                 .bounded = bounded,
                 .base = changed ? changed->amount : points};
  return price_of(g, card1, &price);
}

void ev_note_price(ArbGame *g, int card1)
{
  ArbReason reason = {.kind = ARB_WHY_BASE,
                      .player = ARB_NO_SEAT,
                      .topic = "cost",
                      .rule = "2.5.1",
                      .value = ev_def(g, card_at(g, card1)->def)->cost};
  arb_explain_note(g, reason, "%d printed", reason.value);
  int before = explain_about(g, EV_WHY_COST);
  reason.value = ev_price(g, card1);
  explain_about(g, before);
  reason.kind = ARB_WHY_VALUE, reason.rule = "10.10.2.4";
  arb_explain_note(g, reason, "%d to play it", reason.value);
}
