/* SPDX-License-Identifier: MIT */
/*
** choices.c -- the choices for a play (10.6.2.2-10.6.2.5), as slots of a plan:
**
**   options of the card, of its text       10.4.7.3, 10.6.2.2.1
**   modes, and options of these            5.17.3
**   the X of what is paid                  10.6.2.2
**   targets, text by text                  10.6.2.3
**   the card an evolve ability reveals     12.2.2
**   what is given up, cost by cost         10.6.2.5
**   the evolution point                    12.2.3
**
** kernel/parts/plan.h searches these slots, so that nothing is offered that cannot be completed.
*/
#include "evolve/play/process.h"
#include "evolve/scratch/scratch.h"
#include "evolve/effects/effects.h"
#include "evolve/play/play.h"

/* ---- Texts (5.17, 10.3) ------------------------------------------------------------- */

const EvAbility *ev_text_of(const ArbGame *g, const EvAbility *ability, int mode)
{
  return mode ? ev_ability(g, ability->first_mode + mode - 1) : ability;
}

bool ev_text_valid(ArbGame *g, const EvAbility *text, const ArbContext *context)
{
  return arb_condition_holds(g, &text->if_, context);
}

static bool has_mode(const ArbPlan *plan, int mode)
{
  const ArbPlanSlot *modes = plan_find(plan, EV_SLOT_MODE, 0, 0);
  for (int i = 0; modes && i < modes->count; i++)
    if (modes->picks[i].aux == mode) return true;
  return false;
}

/* The next text to execute from `mode` on, in the written order: the ability itself (0), then the
** chosen modes; modes that were not chosen do not exist (5.17.1.2).  -1: there is no more. */
static int next_text(const ArbPlan *plan, const EvAbility *ability, int mode)
{
  if (!ability) return -1;
  for (; mode <= ability->mode_count; mode++)
    if (mode == 0 || has_mode(plan, mode)) return mode;
  return -1;
}

/* ---- Options (10.6.2.2.1) ------------------------------------------------------------ */

typedef struct Options {
  int first, count;
} Options;

static Options options_of(const ArbGame *g, const EvPlay *play, int round)
{
  if (round == EV_OF_CARD)
    return play->card ? (Options){play->card->first_option, play->card->option_count}
                      : (Options){0, 0};
  const EvAbility *text = ev_text_of(g, play->ability, round);
  return (Options){text->first_option, text->option_count};
}

static bool option_slot(const ArbGame *g, const EvPlay *play, int round, int *n, ArbPlanSlot *out)
{
  if (options_of(g, play, round).count == 0 || (*n)-- > 0) return false;
  *out = (ArbPlanSlot){.kind = EV_SLOT_OPTION,
                       .round = (uint8_t)round,
                       .max = 1,
                       .rule = "10.6.2.2.1",
                       .text = "Do you do this as you play it?"};
  return true;
}

static void list_options(ArbGame *g, const ArbPlan *plan, int round, ArbOption **out, int *count,
                         int *room)
{
  const EvPlay *play = plan->data;
  Options options = options_of(g, play, round);
  ev_speak_of(g, plan, round == EV_OF_CARD ? 0 : round);
  for (int i = 0; i < options.count; i++) {
    int number = options.first + i;
    const EvOption *option = &ev_cards(g->cards)->options[number];
    if (arb_condition_holds(g, &option->if_, &play->context) && ev_can_pay(g, play, &option->cost))
      arb_plan_offer(g,
                     (ArbOption){.verb = EV_V_OPTION,
                                 .object = play->context.me,
                                 .aux = (uint16_t)(number + 1)},
                     out, count, room);
  }
}

static bool is_paid(const ArbGame *g, const ArbPlan *plan, const char *name)
{
  int again1 = ((const EvPlay *)plan->data)->again1;
  if (again1) return ev_item_took(g, again1, name);
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *slot = &plan->slots[i];
    if (slot->kind == EV_SLOT_OPTION && slot->count &&
        strcmp(ev_cards(g->cards)->options[slot->picks[0].aux - 1].name, name) == 0)
      return true;
  }
  return false;
}

/* ---- Targets (10.6.2.3) ------------------------------------------------------- */

bool ev_may_select(ArbGame *g, ArbSeat seat, int card1) /* 12.15.2 */
{
  bool bodied = zone_of(g, card1) == EV_Z_FIELD;
  if (!bodied || card_at(g, card1)->controller == seat) return true;
  return !ev_has(g, card1, EV_KW_AURA) && !ev_cannot(g, card1, EV_CANNOT_BE_SELECTED);
}

bool ev_minds_choices(const ArbGame *g)
{
  return ev_cards(g->cards)->of_choices;
}

void ev_speak_of(ArbGame *g, const ArbPlan *plan, int round)
{
  EvPlay *play = plan->data;
  const ArbPlanSlot *x = plan_find(plan, EV_SLOT_X, 0, 0);
  play->context.x = x && x->count ? x->picks[0].aux : 0;
  if (play->again1) play->context.x = ev_item(g, play->again1)->x;
  if (ev_minds_choices(g) && play->ability)
    arb_plan_speaks_of(g, plan, EV_SLOT_TARGET, 0, round, &play->context);
}

static void list_targets(ArbGame *g, const ArbPlan *plan, const EvSlot *slot, ArbOption **out,
                         int *count, int *room)
{
  const EvPlay *play = plan->data;
  int max = g->s->pools[ARB_POOL_CARD].used;
  ArbId *found = arena_raw(g, (size_t)(max + 1) * sizeof *found);
  int n = arb_selector_list(g, slot->selector1, &play->context, found, max);
  for (int i = 0; i < n; i++) {
    bool itself = play->card && id_index1(found[i]) == play->card1; /* the card being played */
    if (!itself && ev_may_select(g, play->seat, id_index1(found[i])) &&
        !(slot->different && arb_plan_has(plan, EV_SLOT_TARGET, ARB_ANY_ROUND, found[i])))
      arb_plan_offer(g, (ArbOption){.verb = EV_V_SELECT, .object = found[i]}, out, count, room);
  }
}

static int count_targets(ArbGame *g, const ArbPlan *plan, const EvSlot *slot)
{
  ArbOption *options = NULL;
  int count = 0, room = 0;
  size_t mark = g->arena.used;
  list_targets(g, plan, slot, &options, &count, &room);
  g->arena.used = mark;
  return count;
}

static bool asks_for(ArbGame *g, const ArbPlan *plan, const EvSlot *slot)
{
  const EvPlay *play = plan->data;
  if (slot->extra && is_paid(g, plan, slot->extra) == slot->unless_paid) return false;
  return arb_condition_holds(g, &slot->if_, &play->context);
}

/* 10.6.2.4.1, 10.6.2.3.2.1: each target of a division gets at least one unit; at least one target
** is selected. */
static void bound_division(ArbGame *g, const EvPlay *play, const EvSlot *slot, ArbPlanSlot *out)
{
  int total = arb_number_value(g, slot->most, &play->context);
  if (out->min < 1) out->min = 1;
  if (out->max > total) out->max = total;
}

/* 10.6.2.3.1, .3: as many targets as there are; with none it cannot be played (10.6.2.3.4). */
static void target_slot(ArbGame *g, const ArbPlan *plan, int mode, int n, ArbPlanSlot *out)
{
  const EvPlay *play = plan->data;
  const EvAbility *text = ev_text_of(g, play->ability, mode);
  const EvSlot *slot = &ev_cards(g->cards)->slots[text->first_slot + n];
  ev_speak_of(g, plan, mode);
  bool asks = asks_for(g, plan, slot);
  int there = asks ? count_targets(g, plan, slot) : 0;
  *out = (ArbPlanSlot){.kind = EV_SLOT_TARGET,
                       .index = (uint8_t)n,
                       .round = (uint8_t)mode,
                       .more_never_helps = !ev_minds_choices(g),
                       .min = there > 0 && there < slot->min ? there : slot->min,
                       .max = slot->max,
                       .rule = "10.6.2.3",
                       .text = "What do you select?"};
  if (slot->divides) bound_division(g, play, slot, out);
  if (!asks) out->min = out->max = 0;
}

/* The number of slots of a text; none when its condition does not hold (10.3.2). */
static int slots_of(ArbGame *g, const EvPlay *play, const EvAbility *text)
{
  return ev_text_valid(g, text, &play->context) ? text->slot_count : 0;
}

static bool text_slot(ArbGame *g, const ArbPlan *plan, int *n, ArbPlanSlot *out)
{
  const EvPlay *play = plan->data;
  for (int mode = 0; (mode = next_text(plan, play->ability, mode)) >= 0; mode++) {
    int count = slots_of(g, play, ev_text_of(g, play->ability, mode));
    if (*n < count) {
      target_slot(g, plan, mode, *n, out);
      return true;
    }
    *n -= count;
  }
  return false;
}

/* ---- What is given up (10.6.2.5) -------------------------------------------------------- */

static bool gift_slot(ArbGame *g, const ArbPlan *plan, int *n, ArbPlanSlot *out)
{
  const EvPlay *play = plan->data;
  const EvCost *costs[EV_COSTS_MAX];
  int count = ev_costs(g, plan, costs);
  for (int c = 0; c < count; c++)
    for (int i = 0; i < costs[c]->part_count; i++) {
      const EvPart *part = &costs[c]->parts[i];
      if (!ev_part_is_chosen(part) || (*n)-- > 0) continue;
      ev_speak_of(g, plan, ARB_ANY_ROUND);
      int given = ev_amount_of(g, part, &play->context);
      *out = (ArbPlanSlot){.kind = EV_SLOT_GIVE,
                           .index = (uint8_t)i,
                           .round = (uint8_t)c,
                           .min = part->is.count ? given : part->min,
                           .max = part->is.count ? given : part->max,
                           .more_never_helps = true,
                           .rule = "10.4.2",
                           .text = "With which cards do you pay?"};
      return true;
    }
  return false;
}

/* ---- X: costs whose size is chosen (10.6.2.2) ------------------------------------------ */

/* Whether something that is paid depends on X, and the least X.  An option that was chosen cannot
** be paid with nothing. */
static bool asks_x(ArbGame *g, const ArbPlan *plan, int *least)
{
  const EvPlay *play = plan->data;
  const EvCost *costs[EV_COSTS_MAX];
  int count = ev_costs(g, plan, costs);
  bool asks = false;
  *least = 0;
  for (int i = 0; i < count; i++) {
    if (!costs[i]->by_x) continue;
    asks = true;
    if (costs[i] != play->cost) *least = 1;
  }
  return asks;
}

/* Whether X can be paid.  A larger X costs more.  A card's own cost can depend on targets, which
** are chosen later. */
static bool can_pay_x(ArbGame *g, const ArbPlan *plan)
{
  const EvPlay *play = plan->data;
  const EvCost *costs[EV_COSTS_MAX];
  int count = ev_costs(g, plan, costs), points = ev_plan_points(g, plan);
  if (!ev_minds_choices(g) && points > ev_player(g, play->seat)->play_points) return false;
  ev_speak_of(g, plan, ARB_ANY_ROUND);
  for (int c = 0; c < count; c++) {
    if (!ev_can_pay(g, play, costs[c])) return false;
    for (int i = 0; i < costs[c]->part_count; i++) {
      const EvPart *part = &costs[c]->parts[i];
      ArbOption *found = NULL;
      int n = 0, room = 0;
      if (!ev_part_is_chosen(part) || !part->is.count) continue;
      ev_list_gifts(g, play, part, &found, &n, &room);
      if (ev_amount_of(g, part, &play->context) > n) return false;
    }
  }
  return true;
}

static void list_x(ArbGame *g, const ArbPlan *plan, ArbOption **out, int *count, int *room)
{
  int least;
  ArbPlan *with = arena_raw(g, sizeof *with);
  ArbOption *pick = arena_raw(g, sizeof *pick);
  asks_x(g, plan, &least);
  *with = *plan;
  ArbPlanSlot *slot = &with->slots[with->filled++];
  slot->picks = pick, slot->count = 1;
  for (int x = least; x <= EV_AMOUNT_MAX; x++) {
    *pick = (ArbOption){.verb = EV_V_X, .aux = (uint16_t)x};
    if (!can_pay_x(g, with)) return;
    arb_plan_offer(g, *pick, out, count, room);
    if (!plan->cut) continue;
    *plan->cut = true;
    return;
  }
}

static bool x_slot(ArbGame *g, const ArbPlan *plan, int *n, ArbPlanSlot *out)
{
  int least;
  if (!asks_x(g, plan, &least) || (*n)-- > 0) return false;
  *out = (ArbPlanSlot){.kind = EV_SLOT_X,
                       .min = 1,
                       .max = 1,
                       .more_never_helps = true,
                       .rule = "10.6.2.2",
                       .text = "What is X?"};
  return true;
}

static bool given_twice(const ArbPlan *plan)
{
  for (int i = 0; i < plan->filled; i++)
    for (int j = 0; plan->slots[i].kind == EV_SLOT_GIVE && j < plan->slots[i].count; j++)
      if (arb_plan_again(plan, i, j)) return true;
  return false;
}

/* ---- The plan ---------------------------------------------------------------------------- */

static bool is_evolve(const EvPlay *play)
{
  return play->ability && play->ability->flags & EV_IS_EVOLVE && play->cost == &play->ability->cost;
}

/* 12.2.3, S5: once for each evolve ability, and only in place of a play point of its cost. */
static bool may_use_evolution_point(ArbGame *g, const ArbPlan *plan)
{
  const EvPlay *play = plan->data;
  return is_evolve(play) && ev_player(g, play->seat)->evolution_points > 0 &&
         ev_plan_points(g, plan) >= 1;
}

static bool mode_slot(ArbGame *g, const EvPlay *play, int *n, ArbPlanSlot *out)
{
  const EvAbility *text = play->ability;
  if (!text || text->mode_count == 0 || (*n)-- > 0) return false; /* 5.17.3 */
  bool more = text->more_modes && arb_condition_holds(g, &text->more_if, &play->context);
  *out = (ArbPlanSlot){.kind = EV_SLOT_MODE,
                       .min = more ? 1 : text->modes_least, /* 5.17.2 */
                       .max = more ? text->more_modes : text->modes_most,
                       .rule = "5.17",
                       .text = "What do you choose?"};
  return true;
}

static bool options_of_modes(const ArbGame *g, const ArbPlan *plan, int *n, ArbPlanSlot *out)
{
  const EvPlay *play = plan->data;
  for (int mode = 1; (mode = next_text(plan, play->ability, mode)) >= 0; mode++)
    if (option_slot(g, play, mode, n, out)) return true;
  return false;
}

static bool find_slot(ArbGame *g, const ArbPlan *plan, int n, ArbPlanSlot *out)
{
  const EvPlay *play = plan->data;
  const EvAbility *text = play->ability;
  if (play->again1) return mode_slot(g, play, &n, out) || text_slot(g, plan, &n, out);
  if (option_slot(g, play, EV_OF_CARD, &n, out)) return true;
  if (text && option_slot(g, play, 0, &n, out)) return true;
  if (mode_slot(g, play, &n, out)) return true;
  if (text && options_of_modes(g, plan, &n, out)) return true;
  if (x_slot(g, plan, &n, out)) return true;
  if (text_slot(g, plan, &n, out)) return true;
  if (is_evolve(play) && n-- == 0) {
    *out = (ArbPlanSlot){.kind = EV_SLOT_REVEAL,
                         .min = 1,
                         .max = 1,
                         .more_never_helps = true,
                         .rule = "12.2.2",
                         .text = "Which card do you reveal?"};
    return true;
  }
  if (gift_slot(g, plan, &n, out)) return true;
  if (!may_use_evolution_point(g, plan) || n > 0) return false;
  *out = (ArbPlanSlot){.kind = EV_SLOT_POINT,
                       .min = 1,
                       .max = 1,
                       .more_never_helps = true,
                       .rule = "12.2.3",
                       .text = "How do you pay?"};
  return true;
}

static void list_modes(ArbGame *g, const EvPlay *play, ArbOption **out, int *count, int *room)
{
  for (int i = 0; i < play->ability->mode_count; i++)
    arb_plan_offer(g,
                   (ArbOption){.verb = EV_V_MODE,
                               .object = play->context.me,
                               .aux = (uint16_t)(i + 1),
                               .value = play->ability->first_mode + i},
                   out, count, room);
}

typedef struct Offers {
  ArbOption **out;
  int *count, *room;
} Offers;

static void offer_evolve_card(ArbGame *g, ArbId id, void *data)
{
  Offers *offers = data;
  arb_plan_offer(g, (ArbOption){.verb = EV_V_REVEAL, .object = id}, offers->out, offers->count,
                 offers->room);
}

static void list_slot(ArbGame *g, const ArbPlan *plan, int n, ArbOption **out, int *count,
                      int *room)
{
  const EvPlay *play = plan->data;
  const EvCost *costs[EV_COSTS_MAX];
  Offers offers = {out, count, room};
  const ArbPlanSlot *slot = &plan->slots[n];
  switch (slot->kind) {
  case EV_SLOT_OPTION: list_options(g, plan, slot->round, out, count, room); break;
  case EV_SLOT_MODE: list_modes(g, play, out, count, room); break;
  case EV_SLOT_TARGET: {
    const EvAbility *text = ev_text_of(g, play->ability, slot->round);
    ev_speak_of(g, plan, slot->round);
    if (slot->max > 0)
      list_targets(g, plan, &ev_cards(g->cards)->slots[text->first_slot + slot->index], out, count,
                   room);
    break;
  }
  case EV_SLOT_X: list_x(g, plan, out, count, room); break;
  case EV_SLOT_REVEAL: ev_list_evolve_cards(g, play->card1, offer_evolve_card, &offers); break;
  case EV_SLOT_GIVE:
    ev_costs(g, plan, costs);
    ev_speak_of(g, plan, ARB_ANY_ROUND);
    ev_list_gifts(g, play, &costs[slot->round]->parts[slot->index], out, count, room);
    break;
  default:
    for (int way = EV_WITH_PLAY_POINTS; way <= EV_WITH_EVOLUTION_POINT; way++)
      arb_plan_offer(
          g, (ArbOption){.verb = EV_V_PAY, .aux = (uint16_t)way, .value = ev_plan_points(g, plan)},
          out, count, room);
  }
}

/* The number of cards that leave the field as a cost; this makes room before it is counted
** (10.6.2.5, 10.6.2.6). */
static int leaves_field(ArbGame *g, const ArbPlan *plan)
{
  const EvCost *costs[EV_COSTS_MAX];
  int leaves = 0;
  ev_costs(g, plan, costs);
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *slot = &plan->slots[i];
    for (int j = 0; slot->kind == EV_SLOT_GIVE && j < slot->count; j++)
      leaves +=
          ev_leaves_field(g, costs[slot->round]->parts[slot->index].pay, slot->picks[j].object);
  }
  return leaves;
}

static bool has_room(ArbGame *g, const ArbPlan *plan)
{
  const EvPlay *play = plan->data;
  if (!play->card || play->card->type == EV_SPELL) return true;
  return ev_count(g, EV_Z_FIELD, play->seat) - leaves_field(g, plan) <
         ev_limit(g, EV_Z_FIELD, play->seat);
}

/* 10.4.2.2, 10.4.4: whether all of it can be paid. */
static bool rb_play_complete(ArbGame *g, const ArbPlan *plan)
{
  const EvPlay *play = plan->data;
  const EvCost *costs[EV_COSTS_MAX];
  const ArbPlanSlot *way = plan_find(plan, EV_SLOT_POINT, 0, 0);
  if (play->again1) return true; /* what was paid stays paid */
  int count = ev_costs(g, plan, costs);
  int points = ev_plan_points(g, plan) - (way && way->picks[0].aux == EV_WITH_EVOLUTION_POINT);
  if (ev_player(g, play->seat)->play_points < points || given_twice(plan)) return false;
  if (!has_room(g, plan)) return false; /* 10.6.2.6 */
  for (int i = 0; i < count; i++)
    if (!ev_can_pay(g, play, costs[i])) return false;
  return true;
}

/* While choices are made for a card, it counts as played (ev_playing_card). */
static bool play_slot(ArbGame *g, const ArbPlan *plan, int n, ArbPlanSlot *out)
{
  const EvPlay *outer = ev_scratch(g)->playing;
  ev_scratch(g)->playing = plan->data;
  bool more = find_slot(g, plan, n, out);
  ev_scratch(g)->playing = outer;
  return more;
}

static void play_list(ArbGame *g, const ArbPlan *plan, int n, ArbOption **out, int *count,
                      int *room)
{
  const EvPlay *outer = ev_scratch(g)->playing;
  ev_scratch(g)->playing = plan->data;
  list_slot(g, plan, n, out, count, room);
  ev_scratch(g)->playing = outer;
}

static void begin(ArbPlan *plan, EvPlay *play)
{
  plan->data = play, plan->player = play->seat, plan->source = play->context.me;
  plan->slot = play_slot, plan->list = play_list, plan->complete = rb_play_complete;
  plan->filled = 0;
}

bool ev_playing_card(const ArbGame *g, ArbSeat seat)
{
  const EvPlay *play = ev_scratch(g)->playing;
  return play && play->card && play->seat == seat;
}

bool ev_plan_completable(ArbGame *g, EvPlay *play)
{
  size_t mark = g->arena.used;
  ArbPlan *plan = arena_raw(g, sizeof *plan);
  begin(plan, play);
  bool can = arb_plan_completable(g, plan);
  g->arena.used = mark;
  return can;
}

ArbPlan *ev_plan_chosen(ArbGame *g, EvPlay *play)
{
  ArbPlan *plan = arena_take(g, sizeof *plan);
  begin(plan, play);
  while (arb_plan_ask(g, plan)) continue;
  return plan;
}

/* ---- What is kept of it ------------------------------------------------------------------- */

void ev_plan_keep(ArbGame *g, const ArbPlan *plan, int item1)
{
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *slot = &plan->slots[i];
    for (int j = 0; j < slot->count; j++) {
      const ArbOption *pick = &slot->picks[j];
      if (slot->kind == EV_SLOT_X) ev_item(g, item1)->x = (uint8_t)pick->aux;
      if (slot->kind == EV_SLOT_TARGET)
        arb_picks_keep(g, EV_POOL_PICK, item1, slot->index, slot->round, pick->object);
      if (slot->kind == EV_SLOT_MODE)
        arb_picks_keep(g, EV_POOL_PICK, item1, EV_PICK_MODE, pick->aux, ARB_NOTHING);
      if (slot->kind == EV_SLOT_OPTION)
        arb_picks_keep(g, EV_POOL_PICK, item1, EV_PICK_OPTION, 0, pick_number(pick->aux));
    }
  }
}

void ev_plan_tell(ArbGame *g, const ArbPlan *plan)
{
  for (int i = 0; i < plan->filled; i++)
    for (int j = 0; plan->slots[i].kind == EV_SLOT_TARGET && j < plan->slots[i].count; j++)
      ev_tell(g, EV_E_SELECT, plan->player, plan->slots[i].picks[j].object, 0, 0);
}

typedef struct Shares {
  const ArbPlanSlot *slot;
  int total;
} Shares;

static void list_shares(ArbGame *g, const void *data)
{
  const Shares *shares = data;
  for (int i = 0; i < shares->slot->count; i++)
    ask_option(g, (ArbOption){.verb = EV_V_SELECT,
                              .object = shares->slot->picks[i].object,
                              .aux = 1,
                              .value = shares->total});
}

static void divide(ArbGame *g, const ArbPlan *plan, const ArbPlanSlot *slot, int total, int item1)
{
  Shares *shares = arena_take(g, sizeof *shares);
  *shares = (Shares){slot, total};
  ArbPicked amounts = {0};
  if (slot->count > 1)
    amounts = arb_ask_split(g, &(ArbAsk){.player = plan->player,
                                         .shape = ARB_SPLIT,
                                         .rule = "10.6.2.4",
                                         .text = "How do you divide it?",
                                         .source = plan->source,
                                         .min = total,
                                         .max = total,
                                         .list = list_shares,
                                         .data = shares});
  for (int i = 0; i < slot->count; i++) {
    int share = slot->count > 1 ? amounts.options[i].value : total;
    arb_picks_keep(g, EV_POOL_PICK, item1, EV_PICK_SHARE + share, slot->round,
                   slot->picks[i].object);
  }
}

void ev_plan_divide(ArbGame *g, const ArbPlan *plan, int item1)
{
  const EvPlay *play = plan->data;
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *slot = &plan->slots[i];
    if (slot->kind != EV_SLOT_TARGET || slot->count == 0) continue;
    const EvAbility *text = ev_text_of(g, play->ability, slot->round);
    const EvSlot *target = &ev_cards(g->cards)->slots[text->first_slot + slot->index];
    ev_speak_of(g, plan, slot->round);
    if (target->divides)
      divide(g, plan, slot, arb_number_value(g, target->most, &play->context), item1);
  }
}
