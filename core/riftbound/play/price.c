/* SPDX-License-Identifier: MIT */
/*
** price.c -- the cost of a play with the choices made so far (356).
**
**   356.1 base cost    356.2 additional costs    356.3 increases    356.4 discounts
**
** cost.c has the resources and the payment; statics.c and discount.c find the statics that change
** costs.
*/
#include <string.h>

#include "kernel/parts/explain.h"
#include "riftbound/play/process.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"
#include "riftbound/timing/timing.h"
#include "riftbound/view/view.h"

/* ---- Abilities ----------------------------------------------------------- */

const RbAbility *rb_price_equip(const ArbGame *g, const ArbPlan *plan)
{
  const ArbPlanSlot *chosen = plan_find(plan, SLOT_TARGET, 1, 0);
  if (!chosen || !chosen->count || !state_resolve(g->s, chosen->picks[0].object)) return NULL;
  const RbCardDef *def = rb_def_of(g, id_index1(chosen->picks[0].object));
  for (int i = 0; i < def->ability_count; i++) {
    const RbAbility *ability = rb_ability(g, def->first_ability + i);
    if (ability->flags & RB_IS_EQUIP) return ability; /* 725.3: though it may be Inactive */
  }
  return NULL;
}

const RbCost *rb_price_ability(const ArbGame *g, const ArbPlan *plan)
{
  const Play *play = plan->data;
  const RbAbility *text = rb_ability(g, play->ability);
  const RbAbility *equip = text->flags & RB_PAYS_EQUIP ? rb_price_equip(g, plan) : NULL;
  return equip ? &equip->cost : &text->cost;
}

/* The n-th cost that is paid with objects, of the ability or of the additional costs that are
** taken. */
const RbObjectCost *rb_price_object_cost(const ArbGame *g, const ArbPlan *plan, int n)
{
  const Play *play = plan->data;
  const RbCost *own = play->ability >= 0 ? rb_price_ability(g, plan) : NULL;
  for (int i = 0; own && i < 2; i++)
    if (own->objects[i].pay && n-- == 0) return &own->objects[i];
  for (int e = 0; e < play->extra_count; e++) {
    if (!rb_choices_takes_extra(plan, e)) continue;
    for (int i = 0; i < 2; i++)
      if (play->extras[e]->cost.objects[i].pay && n-- == 0)
        return &play->extras[e]->cost.objects[i];
  }
  return NULL;
}

/* The additional cost that the n-th object cost belongs to; -1: it is the ability's own. */
static int extra_of(const ArbGame *g, const ArbPlan *plan, int n)
{
  const Play *play = plan->data;
  const RbObjectCost *cost = rb_price_object_cost(g, plan, n);
  for (int i = 0; i < play->extra_count; i++)
    if (cost == &play->extras[i]->cost.objects[0] || cost == &play->extras[i]->cost.objects[1])
      return i;
  return -1;
}

int rb_price_least_given(ArbGame *g, const ArbPlan *plan, int n)
{
  const Play *play = plan->data;
  const RbObjectCost *cost = rb_price_object_cost(g, plan, n);
  if (cost->is.count) return rb_price_given_now(g, plan, cost);
  int least = cost->least, extra = extra_of(g, plan, n);
  return !least && extra >= 0 && play->extras[extra]->optional ? 1 : least;
}

static RbCost cost_now(ArbGame *g, const ArbPlan *plan, const RbCost *cost);

enum { LESS_NOTHING, LESS_ENERGY, LESS_POWER }; /* the options of a SLOT_LESS */
enum { OF_TOTAL = -1 };                         /* else: the number of an additional cost */

/* ---- Discounts that rest on choices (356.4, discount.c) ------------------ */

/* Removes one Power from the cost: from a part that the fewest domains can pay; among equal parts,
** the first without which the rest can be paid. */
static void take_power_of(ArbGame *g, ArbSeat seat, RbTotal *total, int mask)
{
  int best = -1;
  bool payable = false;
  for (int i = 0; i < total->power_count; i++) {
    int domains = __builtin_popcount(total->power[i].domains);
    if (total->power[i].amount == 0 || !(total->power[i].domains & mask)) continue;
    if (best >= 0 && domains > __builtin_popcount(total->power[best].domains)) continue;
    RbTotal rest = *total;
    rest.power[i].amount--;
    bool now = rb_can_pay(g, seat, &rest, NULL, 0);
    bool fewer = best >= 0 && domains < __builtin_popcount(total->power[best].domains);
    if (best < 0 || fewer || (now && !payable)) best = i, payable = now;
  }
  if (best < 0) return;
  total->power[best].amount--;
  if (total->power[best].amount) return;
  total->power[best] = total->power[--total->power_count];
  total->power[total->power_count] = (RbPower){0, 0};
}

static void take_power(ArbGame *g, ArbSeat seat, RbTotal *total)
{
  take_power_of(g, seat, total, RB_ANY_DOMAIN);
}

/* Applies reductions of a domain first, then those of any domain. */
static void apply_powers(ArbGame *g, ArbSeat seat, RbTotal *total, const int *changes)
{
  for (int d = 0; d <= RB_DOMAINS; d++) {
    int mask = d < RB_DOMAINS ? 1 << d : RB_ANY_DOMAIN, change = changes[d];
    if (change > UINT8_MAX) total->beyond = true;
    else if (change > 0) rb_total_add_power(total, (RbPower){(uint8_t)mask, (uint8_t)change});
    for (; change < 0 && total->power_count; change++) take_power_of(g, seat, total, mask);
  }
}

/* 356.3: increases, 356.4: discounts of one part; never below 0 (356.5). */
static void change_part(ArbGame *g, ArbSeat seat, ArbId whom, int part, RbTotal *total)
{
  if (!rb_any_speaks_of(g, RB_ABOUT_PARTS)) return;
  for (int increases = 1; increases >= 0; increases--) {
    int changes[RB_DOMAINS + 1];
    total->energy += rb_part_changes(g, whom, part, increases, changes);
    if (total->energy < 0) total->energy = 0;
    apply_powers(g, seat, total, changes);
  }
}

void rb_change_part(ArbGame *g, ArbSeat player, int part, RbTotal *total)
{
  change_part(g, player, id_player(player), part, total);
}

bool rb_price_minds_choices(ArbGame *g, const Play *play)
{
  return play->def && !(play->def->supertypes & RB_TOKEN) &&
         rb_speaks_of(g, play->card1, RB_ABOUT_CHOICE);
}

/* The choices so far: all targets, and those of the first execution by slot. */
static RbChosen chosen_so_far(ArbGame *g, const ArbPlan *plan)
{
  int count = 0, room = 1;
  for (int i = 0; i < plan->filled; i++) room += plan->slots[i].count;
  ArbId *ids = arena_raw(g, (size_t)room * sizeof *ids);
  for (int i = 0; i < plan->filled; i++)
    for (int j = 0; plan->slots[i].kind == SLOT_TARGET && j < plan->slots[i].count; j++)
      ids[count++] = plan->slots[i].picks[j].object; /* of a place: nothing */
  RbChosen chosen = {.ids = ids, .count = count};
  targets_so_far(g, plan, 0, &chosen.context);
  return chosen;
}

/* The reductions that the player may divide, with these choices. */
static RbLess less_for(ArbGame *g, const ArbPlan *plan)
{
  const Play *play = plan->data;
  if (!rb_price_minds_choices(g, play)) return (RbLess){0};
  RbChosen chosen = chosen_so_far(g, plan);
  return rb_less_for_choices(g, play->card1, play->seat, &chosen);
}

/* The part of the cost that the n-th "Energy or Power" is about; false: there is no n-th.  356.4.c:
** parts come before the whole. */
static bool less_part(ArbGame *g, const ArbPlan *plan, int n, int *part)
{
  const Play *play = plan->data;
  RbLess less = less_for(g, plan);
  for (int i = 0; i < play->extra_count && less.extras; i++) {
    if (!play->extras[i]->optional || !rb_choices_takes_extra(plan, i)) continue;
    *part = i;
    if (n < less.extras) return true;
    n -= less.extras;
  }
  *part = OF_TOTAL;
  return n < less.either;
}

/* `n` counts from the first slot of objects given up. */
bool rb_price_less_slot(ArbGame *g, const ArbPlan *plan, int n, ArbPlanSlot *out)
{
  int part;
  while (n > 0 && !rb_price_object_cost(g, plan, n - 1)) n--, out->index++;
  if (!less_part(g, plan, out->index, &part)) return false;
  out->kind = SLOT_LESS, out->rule = "356.4", out->text = "What costs less?";
  return true;
}

/* Applies the discounts of one part that are chosen already. */
static void take_discounts(ArbGame *g, const ArbPlan *plan, int of, RbTotal *total,
                           RbDiscounts *found)
{
  const Play *play = plan->data;
  int part;
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *slot = &plan->slots[i];
    if (slot->kind != SLOT_LESS || !slot->count || !less_part(g, plan, slot->index, &part) ||
        part != of)
      continue;
    if (slot->picks[0].aux == LESS_ENERGY) {
      total->energy = rb_discount_apply(total->energy, 1, 0);
      rb_discounts_add(g, found, 1, 0);
    }
    if (slot->picks[0].aux == LESS_POWER && total->power_count) take_power(g, play->seat, total);
  }
}

/* ---- The total cost (356) ----------------------------------------------- */

/* 809: each choice of an opponent's permanent with Deflect costs Power. */
int rb_price_deflected(ArbGame *g, const ArbPlan *plan)
{
  const Play *play = plan->data;
  int power = 0;
  for (int i = 0; i < plan->filled; i++)
    for (int j = 0; plan->slots[i].kind == SLOT_TARGET && j < plan->slots[i].count; j++) {
      ArbId id = plan->slots[i].picks[j].object;
      if (!rb_body_of(g, id) || !rb_opponents(g, card_at(g, id_index1(id))->controller, play->seat))
        continue;
      if (rb_house(g, RB_H_DEFLECT_ONCE) && arb_plan_again(plan, i, j)) continue; /* E725.1.c */
      if (rb_awake_of(g, id_index1(id), 1u << RB_KW_DEFLECT))                     /* 721.1 */
        power += rb_awake_value(g, id_index1(id), RB_KW_DEFLECT);
    }
  return power;
}

static RbCost printed_cost(const Play *play)
{
  RbCost printed = {.energy = play->def->energy};
  memcpy(printed.power, play->def->power, sizeof printed.power);
  return printed;
}

/* The context for the amounts of an ability's cost.  The unit of Weaponmaster counts as chosen for
** the Equip ability that it pays for (821.1.c.2). */
static ArbContext amounts_context(ArbGame *g, const ArbPlan *plan)
{
  const Play *play = plan->data;
  ArbContext context = play->context;
  const uint8_t first = 0;
  if (rb_play_pays_equip(g, play))
    arb_targets_speak_of(g, &context, &first, &play->item.source, 1); /* no Equip cost has an X */
  else targets_so_far(g, plan, 0, &context);
  return context;
}

int rb_price_given_now(ArbGame *g, const ArbPlan *plan, const RbObjectCost *cost)
{
  ArbContext context = amounts_context(g, plan);
  return arb_number_within(g, cost->is, &context, 0, UINT8_MAX);
}

static RbCost cost_now(ArbGame *g, const ArbPlan *plan, const RbCost *cost)
{
  if (!cost->counted) return *cost;
  ArbContext context = amounts_context(g, plan);
  return rb_cost_now(g, cost, &context);
}

/* 821.1.c, .3: the cost of Equip, with one Power less if it has any. */
static RbCost equip_cost(ArbGame *g, const ArbPlan *plan)
{
  RbCost cost = cost_now(g, plan, rb_price_ability(g, plan));
  cost.me = 0; /* the ability is not activated: 821.1.c.6 */
  for (int i = 0; i < RB_POWER_MAX; i++) {
    if (!cost.power[i].amount) continue;
    cost.power[i].amount--;
    break;
  }
  return cost;
}

/* Applies the reduction of an ability's cost that depends on its targets. */
static void take_less(ArbGame *g, const ArbPlan *plan, const RbAbility *ability, RbTotal *total)
{
  if (!ability->less.count) return;
  ArbContext context = amounts_context(g, plan);
  int32_t less = arb_number_value(g, ability->less, &context);
  if (less <= 0) return; /* or ARB_NULL */
  total->energy = total->energy > less ? total->energy - less : 0;
}

int rb_price_chosen(const ArbPlan *plan)
{
  const Play *play = plan->data;
  const ArbPlanSlot *slot = plan_find(plan, SLOT_PRICE, 0, 0);
  if (slot && slot->count) return slot->picks[0].value;
  return play->price_count == 1 ? play->prices[0] : 0;
}

static int restriction_of(const RbCardDef *def)
{
  return def->type == RB_SPELL  ? RB_FOR_SPELLS
         : def->type == RB_GEAR ? RB_FOR_GEAR
                                : RB_FOR_ANYTHING;
}

/* Whether a card costs what is printed: nothing printed on it changes its cost, and no static is
** about costs.  This is so for most cards on most boards. */
bool rb_price_is_printed(ArbGame *g, int card1)
{
  const uint32_t changes = RB_ABOUT_COST | RB_ABOUT_CHOICE | RB_ABOUT_EXTRAS | RB_ABOUT_FROM;
  const RbCardDef *def = rb_def_of(g, card1);
  return !rb_speaks_of(g, card1, changes) && !def->extra_count && !(def->supertypes & RB_TOKEN) &&
         zone_of(g, card1) != RB_Z_FACEDOWN;
}

RbTotal rb_price_printed(const ArbGame *g, const RbCardDef *def)
{
  RbTotal total = {.energy = def->energy,
                   .restriction = (uint8_t)restriction_of(def),
                   .showdown = rb_showdown(g) != NULL};
  for (int i = 0; i < RB_POWER_MAX; i++)
    if (def->power[i].amount) rb_total_add_power(&total, def->power[i]);
  return total;
}

bool rb_price_of_play_is_printed(ArbGame *g, const Play *play)
{
  const int otherwise = RB_IGNORE_ENERGY | RB_IGNORE_POWER | RB_IGNORE_ALL | RB_FOR_COST;
  return play->def && play->def == rb_def_of(g, play->card1) && !(play->item.flags & otherwise) &&
         !play->item.less && !play->price_count && !play->extra_count && !g->recorder &&
         rb_price_is_printed(g, play->card1);
}

bool rb_price_is_affordable(ArbGame *g, Play *play)
{
  if (!play->affordable) {
    RbTotal total = rb_price_printed(g, play->def);
    play->affordable = rb_can_pay(g, play->seat, &total, NULL, 0) ? 1 : -1;
  }
  return play->affordable > 0;
}

/* 356.1.a, .b: the printed cost, another price, or the printed cost without a part. */
static RbCost base_for(const ArbGame *g, const Play *play, int price)
{
  const RbAbility *instead = price ? rb_ability(g, price - 1) : NULL;
  int ignores = instead ? instead->stat.ignores : 0;
  if (instead && !ignores) return instead->cost;
  RbCost base = printed_cost(play);
  if (ignores & RB_IGNORES_ENERGY) base.energy = 0;
  if (ignores & RB_IGNORES_POWER) memset(base.power, 0, sizeof base.power);
  return base;
}

static void base_cost(ArbGame *g, const ArbPlan *plan, RbTotal *total)
{
  const Play *play = plan->data;
  if (rb_play_pays_equip(g, play)) {
    RbCost cost = equip_cost(g, plan);
    rb_total_add(total, &cost);
    const RbAbility *equip = rb_price_equip(g, plan);
    if (equip) take_less(g, plan, equip, total);
    rb_change_part(g, play->seat, RB_PART_EQUIP, total);
    return;
  }
  if (!play->def) {
    const RbAbility *ability = rb_ability(g, play->ability);
    RbCost cost = cost_now(g, plan, &ability->cost);
    rb_total_add(total, &cost);
    take_less(g, plan, ability, total);
    if (ability->flags & RB_IS_EQUIP) rb_change_part(g, play->seat, RB_PART_EQUIP, total);
    if (ability->kind == RB_ACTIVATED)
      change_part(g, play->seat, play->context.me, RB_PART_ABILITY, total);
    return;
  }
  if (play->def->supertypes & RB_TOKEN) return; /* 182.2.a.1 */
  int price = rb_price_chosen(plan);
  RbCost base = base_for(g, play, price);
  if (play->item.flags & RB_FOR_COST) /* 356.1.a */
    base =
        (RbCost){.energy = play->item.for_energy, .power = {{RB_ANY_DOMAIN, play->item.for_any}}};
  for (int i = 0; i < play->extra_count; i++)
    if (play->extras[i]->ignores && rb_choices_takes_extra(plan, i)) base = (RbCost){0};
  if (play->item.flags & RB_IGNORE_ENERGY) base.energy = 0; /* 356.1.b */
  if (play->item.flags & RB_IGNORE_POWER) memset(base.power, 0, sizeof base.power);
  rb_total_add(total, &base);
}

static void add_total(RbTotal *total, const RbTotal *more)
{
  RbCost cost = {.energy = (int16_t)more->energy};
  rb_total_add(total, &cost);
  total->beyond |= more->beyond;
  for (int i = 0; i < more->power_count; i++) {
    RbCost power = {.power = {more->power[i]}};
    rb_total_add(total, &power);
  }
}

/* 356.2, 356.4.c: what an additional cost is, before the discounts that its player divides.
** `base`: the base cost, which it may be equal to. */
static RbTotal extra_part(ArbGame *g, const ArbPlan *plan, int i, const RbTotal *base)
{
  const Play *play = plan->data;
  const RbExtra *extra = play->extras[i];
  RbTotal part = {0};
  RbCost own =
      extra->own_cost == RB_COST_PRINTED ? printed_cost(play) : cost_now(g, plan, &extra->cost);
  rb_total_add(&part, &own);
  if (extra->own_cost == RB_COST_BASE) add_total(&part, base);
  if (extra->repeats) rb_change_part(g, play->seat, RB_PART_REPEAT, &part);
  return part;
}

/* 356.3, 356.4.  `less`: reductions by additional costs that are paid, or by an effect. */
static void change_cost(ArbGame *g, const ArbPlan *plan, int less, const int *powers,
                        RbTotal *total, RbDiscounts *found)
{
  const Play *play = plan->data;
  int more_power[RB_DOMAINS + 1], less_power[RB_DOMAINS + 1];
  bool minds = rb_price_minds_choices(g, play);
  RbChosen so_far = minds ? chosen_so_far(g, plan) : (RbChosen){0};
  const RbChosen *chosen = minds ? &so_far : NULL;
  rb_power_changes(g, play->card1, play->seat, true, chosen, more_power);
  rb_power_changes(g, play->card1, play->seat, false, chosen, less_power);
  apply_powers(g, play->seat, total, more_power);
  total->energy = rb_cost_change(g, play->card1, play->seat, total->energy, less, chosen, found);
  for (int d = 0; d <= RB_DOMAINS; d++) less_power[d] -= powers[d];
  apply_powers(g, play->seat, total, less_power);
}

static bool can_reduce(const RbExtra *extra)
{
  return extra->reduces_energy.count || extra->reduces_power[0].domains || extra->ignores;
}

/* The reduction of the whole cost by an additional cost that is paid; it may refer to the objects
** given up for it (number.given_up).  `powers`: for each domain, and last for any. */
static int take_reductions(ArbGame *g, const ArbPlan *plan, int extra, int *powers)
{
  const Play *play = plan->data;
  const RbExtra *paid = play->extras[extra];
  ArbContext context = play->context;
  int room = 1, count = 0;
  for (int i = 0; i < plan->filled; i++) room += plan->slots[i].count;
  ArbId *ids = arena_raw(g, (size_t)room * sizeof *ids);
  uint8_t *slots = arena_raw(g, (size_t)room);
  memset(slots, ARB_GIVEN_UP, (size_t)room);
  for (int i = 0; i < plan->filled; i++)
    for (int j = 0; plan->slots[i].kind == SLOT_COST && j < plan->slots[i].count; j++)
      if (extra_of(g, plan, plan->slots[i].index) == extra)
        ids[count++] = plan->slots[i].picks[j].object;
  arb_targets_speak_of(g, &context, slots, ids, count);
  RbCost less = {.counted = 1, .energy_is = paid->reduces_energy};
  memcpy(less.power, paid->reduces_power, sizeof less.power);
  memcpy(less.power_is, paid->reduces_power_by, sizeof less.power_is);
  less = rb_cost_now(g, &less, &context);
  for (int i = 0; i < RB_POWER_MAX; i++) {
    int domains = less.power[i].domains;
    bool single = domains && !(domains & (domains - 1));
    if (domains)
      powers[single ? __builtin_ctz((unsigned)domains) : RB_DOMAINS] += less.power[i].amount;
  }
  return less.energy;
}

static ArbReason cost_reason(int kind, const char *rule)
{
  return (ArbReason){.kind = (uint8_t)kind, .player = ARB_NO_SEAT, .topic = "cost", .rule = rule};
}

/* The restriction of resources that may pay: for a spell, for gear, or for other things; spells
** have no abilities to use (A12). */
static int restriction_of_play(const ArbGame *g, const Play *play)
{
  if (play->def) return restriction_of(play->def);
  if (play->item.kind1 != RB_I_ACTIVATED || !state_resolve(g->s, play->item.source))
    return RB_FOR_ANYTHING;
  return restriction_of(rb_def_of(g, id_index1(play->item.source)));
}

static void add_deflect(ArbGame *g, const ArbPlan *plan, RbTotal *total)
{
  int power = rb_price_deflected(g, plan);
  if (power) rb_total_add_power(total, (RbPower){RB_ANY_DOMAIN, (uint8_t)power});
}

/* The total cost in the cheapest order of discounts.  `found` (or NULL) receives the discounts of
** the whole cost. */
static RbTotal cheapest_total(ArbGame *g, const ArbPlan *plan, RbDiscounts *found)
{
  const Play *play = plan->data;
  if (play->printed) {
    RbTotal printed = rb_price_printed(g, play->def);
    add_deflect(g, plan, &printed);
    return printed;
  }
  RbTotal total = {.showdown = rb_showdown(g) != NULL};
  int reduced = 0, powers[RB_DOMAINS + 1] = {0};
  total.restriction = (uint8_t)restriction_of_play(g, play);
  base_cost(g, plan, &total);
  if (play->item.flags & RB_IGNORE_ALL) return (RbTotal){0};
  if (explains(g, RB_WHY_COST)) {
    char cost[120];
    rb_total_text(&total, cost, sizeof cost);
    arb_explain_note(g, cost_reason(ARB_WHY_BASE, "356.1"), "%s", cost);
  }
  RbTotal base = total;
  for (int i = 0; i < play->extra_count; i++) { /* 356.2 */
    const RbExtra *extra = play->extras[i];
    if (!rb_choices_takes_extra(plan, i)) continue;
    RbTotal part = extra_part(g, plan, i, &base);
    if (extra->optional) take_discounts(g, plan, i, &part, NULL);
    total.me |= part.me;
    total.xp += part.xp;
    add_total(&total, &part);
    if (explains(g, RB_WHY_COST))
      arb_explain_note(g, cost_reason(ARB_WHY_EFFECT, "356.2"), "additional cost \"%s\"",
                       extra->name ? extra->name : "");
    if (can_reduce(extra)) reduced += take_reductions(g, plan, i, powers);
  }
  add_deflect(g, plan, &total);
  reduced += play->item.less;
  if (play->def && !(play->def->supertypes & RB_TOKEN))
    change_cost(g, plan, reduced, powers, &total, found);
  else total.energy = total.energy > reduced ? total.energy - reduced : 0; /* 356.5 */
  take_discounts(g, plan, OF_TOTAL, &total, found);
  return total;
}

RbTotal rb_price_total(ArbGame *g, const ArbPlan *plan)
{
  const ArbPlanSlot *order = plan_find(plan, SLOT_ORDER, 0, 0);
  RbTotal total = cheapest_total(g, plan, NULL);
  if (order && order->count) total.energy = order->picks[0].value; /* 356.4.d.1 */
  return total;
}

void rb_price_list_less(ArbGame *g, const ArbPlan *plan, int n, ArbOption **out, int *count,
                        int *room)
{
  int part;
  if (!less_part(g, plan, n, &part)) return;
  RbTotal total, base = {0};
  if (part == OF_TOTAL) total = rb_price_total(g, plan);
  else {
    base_cost(g, plan, &base);
    total = extra_part(g, plan, part, &base);
    take_discounts(g, plan, part, &total, NULL);
  }
  bool power = false;
  for (int i = 0; i < total.power_count; i++) power |= total.power[i].amount > 0;
  if (total.energy > 0)
    arb_plan_offer(g, (ArbOption){.verb = RB_V_LESS, .aux = LESS_ENERGY}, out, count, room);
  if (power) arb_plan_offer(g, (ArbOption){.verb = RB_V_LESS, .aux = LESS_POWER}, out, count, room);
  if (total.energy <= 0 && !power)
    arb_plan_offer(g, (ArbOption){.verb = RB_V_LESS, .aux = LESS_NOTHING}, out, count, room);
}

/* ---- The order of discounts (356.4.d.1) --------------------------------- */

/* The costs that the player may choose from, lowest first; with fewer than two there is no
** choice. */
static int order_outcomes(ArbGame *g, const ArbPlan *plan, int **out)
{
  const Play *play = plan->data;
  if (!rb_cards(g->cards)->cost_minimums || play->printed || !play->def ||
      play->def->supertypes & RB_TOKEN)
    return 0;
  RbDiscounts *found = arena_take(g, sizeof *found);
  struct ArbRecorder *recorder = g->recorder;
  g->recorder = NULL; /* the cost is noted where it is asked for */
  cheapest_total(g, plan, found);
  g->recorder = recorder;
  return found->count > 1 ? rb_discounts_outcomes(g, found, out) : 0;
}

bool rb_price_order_slot(ArbGame *g, const ArbPlan *plan, ArbPlanSlot *out)
{
  int *outcomes;
  if (plan_find(plan, SLOT_ORDER, 0, 0) || order_outcomes(g, plan, &outcomes) < 2) return false;
  out->kind = SLOT_ORDER, out->index = 0;
  out->rule = "356.4.d.1", out->text = "In which order do its discounts apply?";
  return true;
}

void rb_price_list_orders(ArbGame *g, const ArbPlan *plan, ArbOption **out, int *count, int *room)
{
  int *outcomes, outcome_count = order_outcomes(g, plan, &outcomes);
  for (int i = 0; i < outcome_count; i++)
    arb_plan_offer(g, (ArbOption){.verb = RB_V_COME_TO, .value = outcomes[i]}, out, count, room);
}

int rb_price_busy(ArbGame *g, const ArbPlan *plan, RbBusy **busy)
{
  const Play *play = plan->data;
  int count = 0, room = 2;
  for (int i = 0; i < plan->filled; i++) room += plan->slots[i].count;
  *busy = arena_raw(g, (size_t)room * sizeof **busy);
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *slot = &plan->slots[i];
    for (int j = 0; slot->kind == SLOT_COST && j < slot->count; j++)
      (*busy)[count++] = (RbBusy){
        slot->picks[j].object, rb_price_object_cost(g, plan, slot->index)->pay != RB_PAY_EXHAUST};
  }
  int me = play->def ? 0 : rb_ability(g, play->ability)->cost.me;
  if (me) (*busy)[count++] = (RbBusy){play->item.source, !(me & RB_EXHAUST_ME)};
  return count;
}

bool rb_price_too_dear(ArbGame *g, const ArbPlan *plan)
{
  const Play *play = plan->data;
  if (rb_price_minds_choices(g, play) || play->price_count > 1) return false;
  for (int i = 0; i < play->extra_count; i++)
    if (can_reduce(play->extras[i])) return false;
  RbTotal total = rb_price_total(g, plan);
  return !rb_can_pay(g, play->seat, &total, NULL, 0);
}
