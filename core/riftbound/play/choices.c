/* SPDX-License-Identifier: MIT */
/*
** choices.c -- the choices of a play in their order (355, 356.2, 357.2): optional additional costs;
** the X of costs; the place; for every execution its mode and targets; the objects given up to pay;
** reductions that the player divides.
**
** kernel/parts/plan.h searches these slots.  Which slots there are may depend on earlier choices.
*/
#include "riftbound/play/process.h"
#include "riftbound/scratch/scratch.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"
#include "riftbound/timing/timing.h"

/* ---- The text that is carried out --------------------------------------- */

int rb_spell_text(const RbCardDef *def, const RbAbility *abilities)
{
  for (int i = 0; i < def->ability_count; i++)
    if (abilities[def->first_ability + i].kind == RB_SPELL_TEXT) return def->first_ability + i;
  return -1;
}

/* Several modes of one execution are carried out in their order on the card (355.3, 359.3.d); each
** has a round of choices of its own. */
int rb_rounds(const RbAbility *text)
{
  return text && text->modes_most > 1 ? text->modes_most : 1;
}

const RbAbility *rb_item_text(const ArbGame *g, int item1, int execution)
{
  const RbItem *item = rb_item(g, item1);
  if (item->ability == UINT16_MAX) return NULL;
  const RbAbility *text = rb_ability(g, item->ability);
  for (int i = 1; text->mode_count && i <= g->s->pools[RB_POOL_PICK].used; i++) {
    const ArbPick *pick = pool_at(g->s, RB_POOL_PICK, i);
    if (pick->item1 == item1 && pick->slot == RB_PICK_MODE && pick->round == execution)
      return rb_ability(g, text->first_mode + pick->id.slot - 1);
  }
  return text;
}

/* ---- Where a permanent may be played (355.2, 148.1.a.1, 811.1.d.1) ------ */

/* 358.3: the timing that is needed since the play was begun. */
int rb_play_needed_timing(const Play *play)
{
  if (play->item.flags & RB_NEEDS_REACTION) return RB_ON_REACTION;
  return play->item.flags & RB_NEEDS_ACTION ? RB_ON_ACTION : RB_ANYTIME_NO;
}

int rb_play_own_timing(ArbGame *g, const Play *play)
{
  return rb_play_needed_timing(play) ? rb_play_timing(g, play->card1) : RB_ANYTIME_NO;
}

/* Whether a permanent may be played to a battlefield.  By default the player must control it, and
** the card's own timing counts; a permission for the place may bring another timing (355.2.b,
** 822.1.b). */
static bool may_be_played_to(ArbGame *g, const Play *play, int battlefield1)
{
  int needed = rb_play_needed_timing(play), own = rb_play_own_timing(g, play);
  bool added = play->item.flags & RB_PLACE_ADDED &&
               id_equal(play->item.place, id_of(g, battlefield1)); /* an effect says so */
  if ((added || card_at(g, battlefield1)->controller == play->seat) && own >= needed) return true;
  int granted = rb_place_timing(g, play->card1, play->seat, battlefield1);
  return granted >= 0 && (own >= needed || granted >= needed);
}

static void offer_place(ArbGame *g, const Play *play, ArbId place, ArbOption **out, int *count,
                        int *room)
{
  if (!rb_play_forbidden_by(g, play->seat, play->card1, place)) /* 054 */
    arb_plan_offer(g, (ArbOption){.verb = RB_V_PLACE, .place = place}, out, count, room);
}

/* Whether it enters at one and the same place wherever it is played to, because its own text says
** where ("I enter there"): then nobody is asked. */
static bool enters_elsewhere(ArbGame *g, const Play *play, const ArbOption *places, int count)
{
  ArbId first = ARB_NOTHING;
  for (int i = 0; i < count; i++) {
    ArbId enters = rb_play_enters_at(g, play, places[i].place);
    if (id_is_nothing(enters) || (i > 0 && !id_equal(enters, first))) return false;
    first = enters;
  }
  return count > 1;
}

static bool has_room(ArbGame *g, const Play *play, ArbId place) /* 355.2, 054.1 */
{
  ArbId card = id_of(g, play->card1);
  return play->def->type != RB_UNIT || rb_has_room(g, &card, 1, play->seat, place);
}

static void every_place(ArbGame *g, const Play *play, ArbOption **out, int *count, int *room)
{
  if (play->item.flags & (RB_FROM_HIDDEN | RB_PLACE_FIXED)) {
    offer_place(g, play, play->item.place, out, count, room);
    return;
  }
  if (rb_play_own_timing(g, play) >= rb_play_needed_timing(play))
    offer_place(g, play, rb_base(play->seat), out, count, room);
  if (play->def->type != RB_UNIT) return;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0)))
    if (may_be_played_to(g, play, card1) && rb_may_arrive(g, play->seat, id_of(g, card1)) &&
        has_room(g, play, id_of(g, card1))) /* 457.2, 355.2 */
      offer_place(g, play, id_of(g, card1), out, count, room);
}

static void list_places(ArbGame *g, const Play *play, ArbOption **out, int *count, int *room)
{
  every_place(g, play, out, count, room);
  if (play->def->acts_as_played && enters_elsewhere(g, play, *out, *count)) *count = 1;
}

/* 355.2: why a permanent may not be played to that place; NULL: it may. */
const char *rb_choices_place_fault(ArbGame *g, const Play *play, ArbId place)
{
  ArbOption *list = NULL;
  int count = 0, room = 0;
  bool base = rb_is_base(place);
  every_place(g, play, &list, &count, &room);
  for (int i = 0; i < count; i++)
    if (id_equal(list[i].place, place)) return NULL;
  if (play->item.flags & RB_FROM_HIDDEN)
    return "it is played where it was hidden, and only there (811.1.d.1)";
  if (!base && play->def->type != RB_UNIT) return "gear is played to its player's base (148.1.a.1)";
  if (rb_play_forbidden_by(g, play->seat, play->card1, place))
    return "something forbids to play it there (054)";
  if (base) return "it has no timing to be played there now (355.2.b)";
  if (!rb_may_arrive(g, play->seat, place))
    return "others fight there, or a team mate is there (457.2)";
  if (!has_room(g, play, place)) return "there is no room there (355.2)";
  if (card_at(g, id_index1(place))->controller == play->seat)
    return "it has no timing to be played there now (355.2.b)";
  return "you do not control it (355.2.a)";
}

typedef struct Places {
  ArbOption *list;
  int count, room;
} Places;

static void offer_places(ArbGame *g, const void *data)
{
  const Places *places = data;
  for (int i = 0; i < places->count; i++) ask_option(g, places->list[i]);
}

/* 439.2.b: asks for any location to which it could be played. */
ArbId rb_ask_place(ArbGame *g, ArbSeat seat, int card1)
{
  Play play = rb_play_of_card(g, seat, card1);
  Places *places = arena_take(g, sizeof *places);
  list_places(g, &play, &places->list, &places->count, &places->room);
  ArbPicked place = arb_ask_pick(g, &(ArbAsk){.player = seat,
                                              .shape = ARB_PICK,
                                              .rule = "439.2.b",
                                              .text = "Where is it created?",
                                              .min = 1,
                                              .max = 1,
                                              .source = play.item.card,
                                              .list = offer_places,
                                              .data = places});
  return place.options[0].place;
}

/* ---- The slots of a play ------------------------------------------------ */

const RbAbility *rb_choices_text(const ArbGame *g, const ArbPlan *plan, int round)
{
  const Play *play = plan->data;
  if (play->ability < 0) return NULL;
  const RbAbility *text = rb_ability(g, play->ability);
  int rounds = rb_rounds(text), part = round % rounds;
  const ArbPlanSlot *mode = plan_find(plan, SLOT_MODE, 0, round - part);
  if (!mode || !mode->count) return text;
  int number = rb_choices_mode(mode, part);
  return number ? rb_ability(g, text->first_mode + number - 1) : NULL;
}

int rb_choices_mode(const ArbPlanSlot *slot, int part)
{
  uint32_t chosen = 0; /* modes, a bit each */
  for (int i = 0; i < slot->count; i++) chosen |= 1u << slot->picks[i].aux;
  for (; part > 0; part--) chosen &= chosen - 1;
  return chosen ? __builtin_ctz(chosen) : 0;
}

bool rb_play_is_permanent(const Play *play)
{
  return play->def && (play->def->type == RB_UNIT || play->def->type == RB_GEAR);
}

static void add_extra(ArbGame *g, Play *play, const RbExtra *extra)
{
  if (play->extra_count == PLAY_EXTRAS_MAX)
    arb_flow_refuse(g, "more than %d additional costs for one card", PLAY_EXTRAS_MAX);
  play->extras[play->extra_count++] = extra;
}

/* Whether additional costs are paid as it is played; a copy is not paid for (439.2.b.1). */
static bool costs_extra(const Play *play)
{
  return !(play->item.flags & RB_IGNORE_ALL) &&
         !(play->item.flags & RB_CREATED && play->item.pending);
}

/* Adds an additional cost that a static gives, or that of a keyword which it gives to a card that
** is played; Power in it is of the card's domain (135.2.e.6). */
static bool grant_extra(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Play *play = data;
  const RbCards *cards = rb_cards(g->cards);
  (void)context;
  play->more_times += play->def->type == RB_SPELL ? stat->repeats : 0;
  if (!costs_extra(play)) return true;
  if (stat->extra1) add_extra(g, play, &cards->extras[stat->extra1 - 1]);
  for (int k = 0; k < g->cards->keyword_count && stat->keywords & cards->extra_keywords; k++) {
    if (!(stat->keywords & cards->extra_keywords & 1u << k)) continue;
    if (play->def->keywords >> k & 1) continue; /* redundant (805.4) */
    const RbCardDef *keyword = rb_def(g, cards->keyword_defs[k]);
    for (int i = 0; i < keyword->extra_count; i++) {
      RbExtra *extra = arena_take(g, sizeof *extra);
      *extra = cards->extras[keyword->first_extra + i];
      int domains = play->def->domains;
      for (int p = 0; p < RB_POWER_MAX; p++)
        if (extra->cost.power[p].domains == RB_OWN_DOMAIN)
          extra->cost.power[p].domains =
              domains && !(domains & (domains - 1)) ? (uint8_t)domains : RB_ANY_DOMAIN;
      add_extra(g, play, extra);
    }
  }
  return true;
}

void rb_choices_gather_extras(ArbGame *g, Play *play)
{
  int printed = costs_extra(play) ? play->def->extra_count : 0;
  bool granted = rb_speaks_of(g, play->card1, RB_ABOUT_EXTRAS);
  play->more_times = 0;
  if (!printed && !granted) return;
  play->extras = arena_raw(g, PLAY_EXTRAS_MAX * sizeof *play->extras);
  for (int i = 0; i < printed; i++)
    add_extra(g, play, &rb_cards(g->cards)->extras[play->def->first_extra + i]);
  if (granted) rb_each_extra(g, play->card1, play->seat, grant_extra, play);
}

bool rb_choices_takes_extra(const ArbPlan *plan, int i)
{
  const Play *play = plan->data;
  if (!play->extras[i]->optional) return true;
  const ArbPlanSlot *slot = plan_find(plan, SLOT_EXTRAS, 0, 0);
  for (int j = 0; slot && j < slot->count; j++)
    if (slot->picks[j].aux == i + 1) return true;
  return false;
}

/* Whether an optional additional cost may be paid as things are. */
static bool offers_extra(ArbGame *g, const Play *play, int i)
{
  const RbExtra *extra = play->extras[i];
  return extra->optional && arb_condition_holds(g, &extra->if_, &play->context);
}

int rb_choices_optional_extras(ArbGame *g, const Play *play)
{
  int count = 0;
  for (int i = 0; i < play->extra_count; i++) count += offers_extra(g, play, i);
  return count;
}

/* 355.14.c, 715.3: the most targets of divided damage: as many as there is damage, with its
** bonus. */
static int split_most(ArbGame *g, const ArbPlan *plan, const RbSlot *slot, int round)
{
  const Play *play = plan->data;
  ArbContext context = play->context;
  targets_so_far(g, plan, round, &context);
  int32_t amount = arb_number_value(g, slot->most, &context);
  if (amount < 1) return 0; /* or ARB_NULL */
  return slot->by_unit ? amount : amount + rb_bonus_damage(g, play->seat, play->context.me, 0);
}

int rb_choices_executions(const ArbPlan *plan)
{
  const Play *play = plan->data;
  int count = 1 + play->more_times;
  for (int i = 0; i < play->extra_count; i++)
    count += play->extras[i]->repeats && rb_choices_takes_extra(plan, i);
  return count;
}

/* "If you paid the additional cost, choose ...": whether the slot exists; costs are chosen before
** targets (356.2, 355.5). */
static bool is_paid_for(const ArbPlan *plan, const RbSlot *slot)
{
  const Play *play = plan->data;
  bool paid = false;
  if (!slot->extra) return true;
  for (int i = 0; i < play->extra_count; i++)
    paid |= play->extras[i]->name && strcmp(play->extras[i]->name, slot->extra) == 0 &&
            rb_choices_takes_extra(plan, i);
  return paid != slot->unless_paid;
}

/* "If the first one is ..., choose ..." (only_if): whether the slot exists, by earlier choices. */
static bool is_asked_for(ArbGame *g, const ArbPlan *plan, const RbSlot *slot, int round)
{
  const Play *play = plan->data;
  if (!is_paid_for(plan, slot)) return false;
  if (condition_is_empty(&slot->if_)) return true;
  ArbContext context = play->context;
  targets_so_far(g, plan, round, &context);
  return arb_condition_holds(g, &slot->if_, &context);
}

/* The slots of one execution: its mode, then the targets of its instructions. */
static bool execution_slot(ArbGame *g, const ArbPlan *plan, int round, int *n, ArbPlanSlot *out)
{
  const Play *play = plan->data;
  const RbAbility *whole = play->ability >= 0 ? rb_ability(g, play->ability) : NULL;
  if (whole && whole->mode_count && round % rb_rounds(whole) == 0 && (*n)-- == 0) {
    out->kind = SLOT_MODE, out->round = (uint8_t)round;
    out->min = whole->modes_least > 1 ? whole->modes_least : 1, out->max = rb_rounds(whole);
    out->rule = "355.3", out->text = out->max > 1 ? "Choose modes" : "Choose one";
    return true;
  }
  const RbAbility *text = rb_choices_text(g, plan, round);
  int targets = text ? text->slot_count : 0;
  if (*n >= targets) {
    *n -= targets;
    return false;
  }
  const RbSlot *slot = &rb_cards(g->cards)->slots[text->first_slot + *n];
  bool place = slot->kind == RB_SLOT_DESTINATION;
  bool active = is_asked_for(g, plan, slot, round);
  const ArbPlanSlot *moved = place ? plan_find(plan, SLOT_TARGET, slot->of, round) : NULL;
  *out =
      (ArbPlanSlot){.kind = SLOT_TARGET,
                    .index = (uint8_t)(*n + 1),
                    .round = (uint8_t)round,
                    .more_never_helps = slot->min == slot->max || !rb_price_minds_choices(g, play),
                    .min = !active || (moved && moved->count == 0) ? 0 : slot->min,
                    .max = !active            ? 0
                           : slot->split      ? split_most(g, plan, slot, round)
                           : slot->max == 255 ? 1000
                                              : slot->max,
                    .rule = place ? "355.4" : "355.5",
                    .text = place ? "Where to?" : "Choose a target"};
  return true;
}

static void list_costs(ArbGame *g, const ArbPlan *plan, const RbObjectCost *cost, ArbOption **out,
                       int *count, int *room);

/* The most objects that may be given up for the n-th cost.  With more objects less remains to be
** paid, so if all of them are not enough, no smaller number is. */
static int most_given(ArbGame *g, const ArbPlan *plan, int n, const RbObjectCost *cost)
{
  const Play *play = plan->data;
  int most = cost->count == ARB_ANY_NUMBER ? INT16_MAX : cost->count;
  if (cost->is.count) return rb_price_given_now(g, plan, cost);
  if (cost->least == cost->count) return most;
  if (rb_price_object_cost(g, plan, n + 1) || rb_price_minds_choices(g, play) || g->recorder)
    return most;
  ArbPlan *all = arena_raw(g, sizeof *all);
  *all = *plan;
  if (all->filled == ARB_PLAN_SLOTS_MAX) return most;
  ArbPlanSlot *slot = &all->slots[all->filled];
  ArbOption *picks = NULL;
  int room = 0;
  *slot = (ArbPlanSlot){.kind = SLOT_COST, .index = (uint8_t)n};
  list_costs(g, plan, cost, &picks, &slot->count, &room);
  slot->picks = picks;
  all->filled++;
  RbTotal total = rb_price_total(g, all);
  return rb_can_pay(g, play->seat, &total, NULL, 0) ? most : rb_price_least_given(g, plan, n);
}

/* ---- X: costs whose size is chosen (355, 356) ----------------------------- */

enum { X_MOST = 99 };

/* Whether a cost that is paid depends on X, and the least X.  An optional additional cost that was
** chosen cannot be paid with nothing. */
static bool asks_x(const ArbGame *g, const ArbPlan *plan, int *least)
{
  const Play *play = plan->data;
  bool asks = play->ability >= 0 && !play->def && rb_ability(g, play->ability)->cost.by_x;
  *least = 0;
  for (int i = 0; i < play->extra_count; i++) {
    if (!play->extras[i]->cost.by_x || !rb_choices_takes_extra(plan, i)) continue;
    asks = true;
    if (play->extras[i]->optional) *least = 1;
  }
  return asks;
}

/* Whether there are enough objects to give up with this X. */
static bool enough_to_give(ArbGame *g, const ArbPlan *plan)
{
  const RbObjectCost *cost;
  for (int n = 0; (cost = rb_price_object_cost(g, plan, n)) != NULL; n++) {
    ArbOption *found = NULL;
    int count = 0, room = 0;
    if (!cost->is.count) continue;
    list_costs(g, plan, cost, &found, &count, &room);
    if (rb_price_given_now(g, plan, cost) > count) return false;
  }
  return true;
}

/* The question for objects that a cost uses (356.6). */
static const char *given_question(int pay)
{
  static const char *const questions[] = {
    "Choose what pays the cost",      "Choose what you kill to pay",
    "Choose what you exhaust to pay", "Choose what you spend a buff of to pay",
    "Choose what you recycle to pay", "Choose what you discard to pay",
    "Choose what you return to pay",  "Choose what you banish to pay"};
  return questions[pay];
}

/* Lists the values of X.  A larger X costs more, so after one that is too much none is listed. */
static void list_x(ArbGame *g, const ArbPlan *plan, ArbOption **out, int *count, int *room)
{
  int least;
  ArbPlan *with = arena_raw(g, sizeof *with);
  ArbOption *pick = arena_raw(g, sizeof *pick);
  asks_x(g, plan, &least);
  *with = *plan;
  ArbPlanSlot *slot = &with->slots[with->filled++];
  slot->picks = pick, slot->count = 1;
  for (int x = least; x <= X_MOST; x++) {
    *pick = (ArbOption){.verb = RB_V_X, .aux = (uint16_t)x};
    if (rb_price_too_dear(g, with) || !enough_to_give(g, with)) return;
    arb_plan_offer(g, *pick, out, count, room);
    if (!plan->cut) continue;
    *plan->cut = true;
    return;
  }
}

bool rb_choices_slot(ArbGame *g, const ArbPlan *plan, int n, ArbPlanSlot *out)
{
  const Play *play = plan->data;
  *out = (ArbPlanSlot){.min = 1, .max = 1, .more_never_helps = true};
  if (play->price_count > 1 && n-- == 0) { /* 356.1.a */
    out->kind = SLOT_PRICE, out->rule = "356.1.a", out->text = "For which cost?";
    return true;
  }
  if (rb_choices_optional_extras(g, play) && n-- == 0) {
    *out = (ArbPlanSlot){.kind = SLOT_EXTRAS,
                         .max = rb_choices_optional_extras(g, play),
                         .rule = "356.2.b",
                         .text = "Pay an additional cost?"};
    return true;
  }
  int least;
  if (asks_x(g, plan, &least) && n-- == 0) {
    out->kind = SLOT_X, out->rule = "355", out->text = "What is X?";
    return true;
  }
  if (rb_play_is_permanent(play) && n-- == 0) {
    out->kind = SLOT_PLACE, out->rule = "355.2", out->text = "Where is it played?";
    return true;
  }
  int rounds = play->ability < 0 ? 1 : rb_rounds(rb_ability(g, play->ability));
  for (int round = 0; round < rb_choices_executions(plan) * rounds; round++)
    if (execution_slot(g, plan, round, &n, out)) return true;
  const RbObjectCost *cost = rb_price_object_cost(g, plan, n);
  if (!cost) return rb_price_less_slot(g, plan, n, out) || rb_price_order_slot(g, plan, out);
  *out = (ArbPlanSlot){.kind = SLOT_COST,
                       .index = (uint8_t)n,
                       .min = rb_price_least_given(g, plan, n),
                       .max = most_given(g, plan, n, cost),
                       .rule = "357.2",
                       .text = given_question(cost->pay)};
  return true;
}

static void list_extras(ArbGame *g, const Play *play, ArbOption **out, int *count, int *room)
{
  for (int i = 0; i < play->extra_count; i++)
    if (offers_extra(g, play, i))
      arb_plan_offer(g,
                     (ArbOption){.verb = RB_V_EXTRA,
                                 .object = play->item.card,
                                 .aux = (uint16_t)(i + 1),
                                 .value = play->extras[i]->number},
                     out, count, room);
}

static bool chosen_in_another(const ArbPlan *plan, int mode1)
{
  for (int i = 0; i < plan->filled; i++)
    for (int j = 0; plan->slots[i].kind == SLOT_MODE && j < plan->slots[i].count; j++)
      if (plan->slots[i].picks[j].aux == mode1) return true;
  return false;
}

static void list_modes(ArbGame *g, const ArbPlan *plan, ArbOption **out, int *count, int *room)
{
  const Play *play = plan->data;
  const RbAbility *text = rb_ability(g, play->ability);
  const RbBody *body = rb_body_of(g, play->item.source);
  for (int i = 0; i < text->mode_count; i++)
    if (!(text->flags & RB_MODES_DISTINCT && body && body->modes >> i & 1) &&
        !(text->flags & RB_MODES_APART && chosen_in_another(plan, i + 1)))
      arb_plan_offer(g,
                     (ArbOption){.verb = RB_V_MODE,
                                 .object = play->item.source,
                                 .aux = (uint16_t)(i + 1),
                                 .value = text->first_mode + i},
                     out, count, room);
}

/* 357.3: removes the targets from the objects that may be given up, if enough others remain. */
static int spare_targets(const ArbPlan *plan, const RbObjectCost *cost, ArbId *found, int count)
{
  if (cost->pay == RB_PAY_EXHAUST || cost->pay == RB_PAY_SPEND_BUFF) return count; /* it remains */
  int others = 0;
  for (int i = 0; i < count; i++)
    others += !arb_plan_has(plan, SLOT_TARGET, ARB_ANY_ROUND, found[i]);
  if (others == count || others < cost->least || cost->least < cost->count) return count;
  int left = 0;
  for (int i = 0; i < count; i++)
    if (!arb_plan_has(plan, SLOT_TARGET, ARB_ANY_ROUND, found[i])) found[left++] = found[i];
  return left;
}

/* How often an object can be given up: with "any number of buffs", once for each buff (702.3). */
static int times_given(ArbGame *g, const RbObjectCost *cost, ArbId id)
{
  bool each = cost->pay == RB_PAY_SPEND_BUFF && cost->least < cost->count;
  return each ? rb_body_of(g, id)->buffs : 1;
}

static void list_costs(ArbGame *g, const ArbPlan *plan, const RbObjectCost *cost, ArbOption **out,
                       int *count, int *room)
{
  const Play *play = plan->data;
  int max = arb_selector_room(g), n = 0, able = 0;
  ArbId *found = arena_raw(g, (size_t)(max + 1) * sizeof *found);
  ArbContext context = play->context;
  if (cost->of_choices) targets_so_far(g, plan, 0, &context);
  if (cost->selector1) n = arb_selector_list(g, cost->selector1, &context, found, max);
  else
    for (ZONE_EACH(g, card1, zone_at(g, RB_Z_HAND, play->seat))) found[n++] = id_of(g, card1);
  for (int i = 0; i < n; i++)
    if (id_index1(found[i]) != play->card1 &&
        !arb_plan_has(plan, SLOT_COST, ARB_ANY_ROUND, found[i]) &&
        rb_can_pay_object(g, play->seat, cost->pay, found[i]))
      found[able++] = found[i];
  able = spare_targets(plan, cost, found, able);
  for (int i = 0; i < able; i++)
    for (int time = 0; time < times_given(g, cost, found[i]); time++)
      arb_plan_offer(g, (ArbOption){.verb = RB_V_CARD, .object = found[i], .aux = (uint16_t)time},
                     out, count, room);
}

void rb_choices_list(ArbGame *g, const ArbPlan *plan, int n, ArbOption **out, int *count, int *room)
{
  const Play *play = plan->data;
  const ArbPlanSlot *slot = &plan->slots[n];
  switch (slot->kind) {
  case SLOT_EXTRAS: list_extras(g, play, out, count, room); break;
  case SLOT_X: list_x(g, plan, out, count, room); break;
  case SLOT_MODE: list_modes(g, plan, out, count, room); break;
  case SLOT_PLACE: list_places(g, play, out, count, room); break;
  case SLOT_COST:
    list_costs(g, plan, rb_price_object_cost(g, plan, slot->index), out, count, room);
    break;
  case SLOT_PRICE:
    for (int i = 0; i < play->price_count; i++)
      arb_plan_offer(g,
                     (ArbOption){.verb = RB_V_PRICE,
                                 .object = play->item.card,
                                 .aux = (uint16_t)(i + 1),
                                 .value = play->prices[i]},
                     out, count, room);
    break;
  case SLOT_LESS: rb_price_list_less(g, plan, slot->index, out, count, room); break;
  case SLOT_ORDER: rb_price_list_orders(g, plan, out, count, room); break;
  default: {
    const RbSlot *target =
        &rb_cards(g->cards)
             ->slots[rb_choices_text(g, plan, slot->round)->first_slot + slot->index - 1];
    if (slot->max == 0) break;
    if (target->kind == RB_SLOT_DESTINATION)
      rb_targets_list_destinations(g, plan, target, slot->round, out, count, room);
    else rb_targets_list(g, plan, target, slot->round, out, count, room);
  }
  }
}

bool rb_choices_place_stays(ArbGame *g, const ArbPlan *plan)
{
  const Play *play = plan->data;
  const ArbPlanSlot *place = plan_find(plan, SLOT_PLACE, 0, 0);
  int count = 0, room = 1;
  if (!place || !rb_is_battlefield(place->picks[0].place)) return true;
  for (int i = 0; i < plan->filled; i++)
    if (plan->slots[i].kind == SLOT_COST) room += plan->slots[i].count;
  if (room == 1 || play->item.flags & (RB_FROM_HIDDEN | RB_PLACE_FIXED)) return true;
  ArbId *ids = arena_raw(g, (size_t)room * sizeof *ids);
  for (int i = 0; i < plan->filled; i++)
    for (int j = 0; plan->slots[i].kind == SLOT_COST && j < plan->slots[i].count; j++) {
      int pay = rb_price_object_cost(g, plan, plan->slots[i].index)->pay;
      if (pay != RB_PAY_EXHAUST && pay != RB_PAY_SPEND_BUFF)
        ids[count++] = plan->slots[i].picks[j].object;
    }
  RbGivenUp given = {ids, count};
  const RbGivenUp *outer = rb_scratch(g)->given_up;
  rb_scratch(g)->given_up = &given;
  bool stays = may_be_played_to(g, play, id_index1(place->picks[0].place));
  rb_scratch(g)->given_up = outer;
  return stays;
}
