/* SPDX-License-Identifier: MIT */
/*
** play.c -- playing cards and abilities (10.6.2), paying for them (10.4), resolving them.
**
**   specified -> selections -> targets -> costs        one open step: it can be taken back
**             -> resolved                              a step of its own, sealed
**
** kernel/plan.h searches the choices, so that nothing is offered that cannot be finished
** (10.6.2.1.1).
*/
#include "ev.h"

/* ---- Items ------------------------------------------------------------------ */

int ev_item_make(ArbGame *g, int kind, ArbSeat controller, ArbId source, int ability)
{
  int item1 = game_take(g, EV_POOL_ITEM);
  *ev_item(g, item1) = (EvItem){.kind1 = (uint16_t)kind,
                                .ability = (uint16_t)ability,
                                .serial = ++ev_table(g)->serial,
                                .source = source,
                                .controller = controller};
  return item1;
}

void ev_item_free(ArbGame *g, int item1)
{
  for (int i = g->s->pools[EV_POOL_PAST].used; i > 0; i--)
    if (((EvPast *)pool_at(g->s, EV_POOL_PAST, i))->item1 == item1)
      pool_free(g->s, EV_POOL_PAST, i);
  for (int i = g->s->pools[EV_POOL_PICK].used; i > 0; i--)
    if (((EvPick *)pool_at(g->s, EV_POOL_PICK, i))->item1 == item1)
      pool_free(g->s, EV_POOL_PICK, i);
  pool_free(g->s, EV_POOL_ITEM, item1);
}

ArbId ev_item_id(const ArbGame *g, int item1)
{
  return id_make(ARB_KIND_ITEM, item1, (int)(ev_item(g, item1)->serial & 0xFFFF));
}

int ev_item_targets(const ArbGame *g, int item1, int mode, int slot, ArbId *out, int max)
{
  int count = 0;
  for (int i = 1; i <= g->s->pools[EV_POOL_PICK].used; i++) {
    const EvPick *pick = pool_at(g->s, EV_POOL_PICK, i);
    if (pick->item1 != item1 || pick->slot != slot || pick->mode != mode) continue;
    if (count < max) out[count] = pick->id;
    count++;
  }
  return count;
}

/* ---- What is being put together ---------------------------------------------- */

enum { SLOT_MODE, SLOT_TARGET, SLOT_REVEAL, SLOT_PAY };
enum { WITH_PLAY_POINTS = 1, WITH_EVOLUTION_POINT }; /* 12.2.3 */

typedef struct Play {
  ArbSeat seat;
  int card1;                /* the card, or the one whose ability it is; 0: it is gone */
  const EvAbility *ability; /* what it does; NULL: nothing */
  int points;               /* play points it costs */
  bool engages;             /* 10.4.6 */
  ArbContext context;
} Play;

static int spell_text(const ArbGame *g, int card1)
{
  const EvCardDef *def = ev_face(g, card1);
  for (int i = 0; i < def->ability_count; i++)
    if (ev_ability(g, def->first_ability + i)->kind == EV_SPELL_TEXT) return def->first_ability + i;
  return EV_NO_ABILITY;
}

static Play play_of_card(ArbGame *g, ArbSeat seat, int card1)
{
  int text = spell_text(g, card1);
  return (Play){.seat = seat,
                .card1 = card1,
                .ability = text == EV_NO_ABILITY ? NULL : ev_ability(g, text),
                .points = ev_cost_of(g, card1),
                .context = {.me = ev_id(g, card1), .you = seat, .def = ev_card(g, card1)->def}};
}

static Play play_of_ability(ArbGame *g, ArbSeat seat, ArbId source, uint16_t def, int ability)
{
  const EvAbility *text = ev_ability(g, ability);
  const ArbCard *card = state_resolve(g->s, source);
  return (Play){.seat = seat,
                .card1 = card ? id_index1(source) : 0,
                .ability = text,
                .points = text->cost.play_points,
                .engages = text->cost.engage_me,
                .context = {.me = source, .you = seat, .def = def, .ability = (uint16_t)ability}};
}

static bool is_evolve(const Play *play)
{
  return play->ability && play->ability->flags & EV_IS_EVOLVE;
}

/* 12.2.3, S5: once for each evolve ability, and only for a play point that it costs. */
static bool may_use_evolution_point(const ArbGame *g, const Play *play)
{
  return is_evolve(play) && play->points >= 1 && ev_player(g, play->seat)->evolution_points > 0;
}

/* 10.4.2.2, 10.4.4, 10.4.6 */
static bool can_pay(const ArbGame *g, const Play *play, bool evolution_point)
{
  if (play->engages && (!play->card1 || ev_zone_of(g, play->card1) != EV_Z_FIELD ||
                        ev_body(g, play->card1)->flags & EV_ENGAGED))
    return false;
  return ev_player(g, play->seat)->play_points >= play->points - evolution_point;
}

static bool can_pay_somehow(const ArbGame *g, const Play *play)
{
  return can_pay(g, play, false) || (may_use_evolution_point(g, play) && can_pay(g, play, true));
}

/* ---- Targets (10.6.2.3) ------------------------------------------------------- */

bool ev_may_select(ArbGame *g, ArbSeat seat, int card1) /* 12.15.2 */
{
  bool bodied = ev_zone_of(g, card1) == EV_Z_FIELD;
  return !bodied || ev_card(g, card1)->controller == seat || !ev_has(g, card1, EV_KW_AURA);
}

static void list_targets(ArbGame *g, const Play *play, const EvSlot *slot, ArbOption **out,
                         int *count, int *room)
{
  int max = g->s->pools[ARB_POOL_CARD].used;
  ArbId *found = arena_raw(g, (size_t)(max + 1) * sizeof *found);
  int n = selector_list(g, slot->selector1, &play->context, found, max);
  for (int i = 0; i < n; i++)
    if (ev_may_select(g, play->seat, id_index1(found[i])))
      plan_offer(g, (ArbOption){.verb = EV_V_SELECT, .object = found[i]}, out, count, room);
}

static int count_targets(ArbGame *g, const Play *play, const EvSlot *slot)
{
  ArbOption *options = NULL;
  int count = 0, room = 0;
  size_t mark = g->arena.used;
  list_targets(g, play, slot, &options, &count, &room);
  g->arena.used = mark;
  return count;
}

/* ---- Options and the texts they bring (5.17, 10.6.2.2) ---------------------------- */

static const ArbPlanSlot *chosen(const ArbPlan *plan, int kind)
{
  for (int i = 0; i < plan->filled; i++)
    if (plan->slots[i].kind == kind) return &plan->slots[i];
  return NULL;
}

static bool has_mode(const ArbPlan *plan, int mode)
{
  const ArbPlanSlot *modes = chosen(plan, SLOT_MODE);
  for (int i = 0; modes && i < modes->count; i++)
    if (modes->picks[i].aux == mode) return true;
  return false;
}

static const EvAbility *mode_text(const ArbGame *g, const EvAbility *ability, int mode)
{
  return mode ? ev_ability(g, ability->first_mode + mode - 1) : ability;
}

/* What is carried out, in the written order: the ability (0), then the options that were
** chosen; the others do not exist (5.17.1.2).  The first one from `mode` on; -1: no more. */
static int next_text(const ArbPlan *plan, const EvAbility *ability, int mode)
{
  if (!ability) return -1;
  for (; mode <= ability->mode_count; mode++)
    if (mode == 0 || has_mode(plan, mode)) return mode;
  return -1;
}

/* 10.6.2.3.1, .3: as many as there are; with none it cannot be played (10.6.2.3.4). */
static void target_slot(ArbGame *g, const Play *play, int mode, int n, ArbPlanSlot *out)
{
  const EvAbility *text = mode_text(g, play->ability, mode);
  const EvSlot *slot = &ev_cards(g->cards)->slots[text->first_slot + n];
  int there = count_targets(g, play, slot);
  int min = there > 0 && there < slot->min ? there : slot->min;
  *out = (ArbPlanSlot){.kind = SLOT_TARGET,
                       .index = (uint8_t)n,
                       .round = (uint8_t)mode,
                       .more_never_helps = true,
                       .min = min,
                       .max = slot->max,
                       .rule = "10.6.2.3",
                       .text = "What do you select?"};
}

static bool text_slot(ArbGame *g, const ArbPlan *plan, int *n, ArbPlanSlot *out)
{
  const Play *play = plan->data;
  for (int mode = 0; (mode = next_text(plan, play->ability, mode)) >= 0; mode++) {
    int count = mode_text(g, play->ability, mode)->slot_count;
    if (*n < count) {
      target_slot(g, play, mode, *n, out);
      return true;
    }
    *n -= count;
  }
  return false;
}

/* ---- The plan (10.6.2.2-10.6.2.5) -------------------------------------------------- */

static bool play_slot(ArbGame *g, const ArbPlan *plan, int n, ArbPlanSlot *out)
{
  const Play *play = plan->data;
  const EvAbility *text = play->ability;
  if (text && text->mode_count && n-- == 0) { /* 5.17.3 */
    *out = (ArbPlanSlot){.kind = SLOT_MODE,
                         .min = text->modes_least,
                         .max = text->modes_most,
                         .rule = "5.17",
                         .text = "What do you choose?"};
    return true;
  }
  if (text_slot(g, plan, &n, out)) return true;
  *out = (ArbPlanSlot){.min = 1, .max = 1, .more_never_helps = true};
  if (is_evolve(play) && n-- == 0) {
    out->kind = SLOT_REVEAL, out->rule = "12.2.2", out->text = "Which card do you reveal?";
    return true;
  }
  if (!may_use_evolution_point(g, play) || n > 0) return false;
  out->kind = SLOT_PAY, out->rule = "12.2.3", out->text = "How do you pay?";
  return true;
}

static void list_modes(ArbGame *g, const Play *play, ArbOption **out, int *count, int *room)
{
  for (int i = 0; i < play->ability->mode_count; i++)
    plan_offer(g,
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
  plan_offer(g, (ArbOption){.verb = EV_V_REVEAL, .object = id}, offers->out, offers->count,
             offers->room);
}

static void play_list(ArbGame *g, const ArbPlan *plan, int n, ArbOption **out, int *count,
                      int *room)
{
  const Play *play = plan->data;
  Offers offers = {out, count, room};
  const ArbPlanSlot *slot = &plan->slots[n];
  switch (slot->kind) {
  case SLOT_MODE: list_modes(g, play, out, count, room); break;
  case SLOT_TARGET: {
    const EvAbility *text = mode_text(g, play->ability, slot->round);
    list_targets(g, play, &ev_cards(g->cards)->slots[text->first_slot + slot->index], out, count,
                 room);
    break;
  }
  case SLOT_REVEAL: ev_list_evolve_cards(g, play->card1, offer_evolve_card, &offers); break;
  default:
    for (int way = WITH_PLAY_POINTS; way <= WITH_EVOLUTION_POINT; way++)
      plan_offer(g, (ArbOption){.verb = EV_V_PAY, .aux = (uint16_t)way, .value = play->points}, out,
                 count, room);
  }
}

static bool uses_evolution_point(const ArbPlan *plan)
{
  const ArbPlanSlot *pay = chosen(plan, SLOT_PAY);
  return pay && pay->picks[0].aux == WITH_EVOLUTION_POINT;
}

static bool play_complete(ArbGame *g, const ArbPlan *plan)
{
  return can_pay(g, plan->data, uses_evolution_point(plan));
}

static void begin(ArbPlan *plan, Play *play)
{
  plan->data = play, plan->player = play->seat, plan->source = play->context.me;
  plan->slot = play_slot, plan->list = play_list, plan->complete = play_complete;
  plan->filled = 0;
}

static bool completable(ArbGame *g, Play *play)
{
  const EvAbility *text = play->ability;
  if (!text || (!text->slot_count && !text->mode_count && !is_evolve(play))) return true;
  size_t mark = g->arena.used;
  ArbPlan *plan = arena_raw(g, sizeof *plan);
  begin(plan, play);
  bool can = plan_completable(g, plan);
  g->arena.used = mark;
  return can;
}

/* ---- What may be played -------------------------------------------------------- */

static bool goes_to_field(const EvCardDef *def)
{
  return def->type == EV_FOLLOWER || def->type == EV_AMULET;
}

const char *ev_play_fault(ArbGame *g, ArbSeat seat, int card1, bool quick_only)
{
  int kind = ev_zone_of(g, card1);
  Play play = play_of_card(g, seat, card1);
  if ((kind != EV_Z_HAND && kind != EV_Z_EX) || ev_card(g, card1)->controller != seat)
    return "it is not in your hand or EX area (8.2.1)";
  if (quick_only && !ev_has(g, card1, EV_KW_QUICK)) return "it does not have Quick (12.3.4)";
  if (goes_to_field(ev_face(g, card1)) && ev_count(g, EV_Z_FIELD, seat) >= EV_FIELD_LIMIT)
    return "your field is full (10.6.2.6)";
  if (!can_pay(g, &play, false)) return "you have not enough play points (10.4.4)";
  return completable(g, &play) ? NULL : "there is nothing it can select (10.6.2.3.4)";
}

bool ev_may_play(ArbGame *g, ArbSeat seat, int card1, bool quick_only)
{
  return !ev_play_fault(g, seat, card1, quick_only);
}

const char *ev_use_fault(ArbGame *g, ArbSeat seat, int card1, int ability, bool quick_only)
{
  const EvAbility *text = ev_ability(g, ability);
  if (text->kind != EV_ACTIVATED) return "it is no activated ability (8.3.1)";
  if (ev_zone_of(g, card1) != EV_Z_FIELD || ev_card(g, card1)->controller != seat)
    return "you do not control it (8.3.1)";
  if (quick_only && !(text->flags & EV_HAS_QUICK)) return "it does not have Quick (12.3.3)";
  if (text->flags & EV_IS_EVOLVE && ev_table(g)->evolved)
    return "an evolve ability was played this turn (8.3.2)";
  if (text->flags & EV_IS_EVOLVE && !ev_may_evolve(g, card1))
    return "your evolve deck has no unused card of that name (12.2.2)";
  Play play = play_of_ability(g, seat, ev_id(g, card1), ev_card(g, card1)->def, ability);
  if (!can_pay_somehow(g, &play)) return "you cannot pay its cost (10.6.2.5.3)";
  return completable(g, &play) ? NULL : "there is nothing it can select (10.6.2.3.4)";
}

bool ev_may_use(ArbGame *g, ArbSeat seat, int card1, int ability, bool quick_only)
{
  return !ev_use_fault(g, seat, card1, ability, quick_only);
}

/* ---- Playing -------------------------------------------------------------------- */

static void keep_pick(ArbGame *g, int item1, int slot, int mode, ArbId id)
{
  EvPick *pick = pool_at(g->s, EV_POOL_PICK, game_take(g, EV_POOL_PICK));
  *pick = (EvPick){(uint16_t)item1, (uint8_t)slot, (uint8_t)mode, id};
}

static void keep_choices(ArbGame *g, const ArbPlan *plan, int item1)
{
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *slot = &plan->slots[i];
    for (int j = 0; j < slot->count; j++) {
      if (slot->kind == SLOT_TARGET) {
        keep_pick(g, item1, slot->index, slot->round, slot->picks[j].object);
        ev_tell(g, EV_E_SELECT, ev_item(g, item1)->controller, slot->picks[j].object, 0, 0);
      }
      if (slot->kind == SLOT_MODE)
        keep_pick(g, item1, EV_PICK_MODE, slot->picks[j].aux, ARB_NOTHING);
    }
  }
}

/* 10.4.2.1: in the order in which they are written: play points, engaging, revealing. */
static void pay(ArbGame *g, const ArbPlan *plan, int item1)
{
  const Play *play = plan->data;
  EvPlayer *player = ev_player(g, play->seat);
  EvItem *item = ev_item(g, item1);
  bool evolution = uses_evolution_point(plan);
  item->evolution_paid = evolution;
  item->paid = (uint8_t)(play->points - evolution);
  player->evolution_points = (uint8_t)(player->evolution_points - evolution);
  player->play_points = (uint8_t)(player->play_points - item->paid);
  if (item->paid) game_changed(g);
  if (play->engages) ev_engage(g, play->card1, play->seat);
  const ArbPlanSlot *reveal = chosen(plan, SLOT_REVEAL);
  if (!reveal) return;
  item->reveal = reveal->picks[0].object;
  ev_reveal(g, id_index1(item->reveal));
}

/* It is the next thing to do. */
static void push_resolve(ArbGame *g, int item1)
{
  frame_push(g, EV_FRAME_RESOLVE)->place = ev_item_id(g, item1);
}

static ArbPlan *chosen_plan(ArbGame *g, Play *play)
{
  ArbPlan *plan = arena_take(g, sizeof *plan);
  begin(plan, play);
  while (plan_ask(g, plan)) continue;
  return plan;
}

void ev_play(ArbGame *g, ArbSeat seat, int card1)
{
  Play *play = arena_take(g, sizeof *play);
  *play = play_of_card(g, seat, card1);
  ArbPlan *plan = chosen_plan(g, play);
  int text = spell_text(g, card1), from = ev_zone_of(g, card1);
  int item1 = ev_item_make(g, EV_I_CARD, seat, ev_id(g, card1), text);
  EvItem *item = ev_item(g, item1);
  item->def = ev_card(g, card1)->def;
  item->from_zone = (uint8_t)from;
  item->card = ev_id(g, card1);
  zone_move(g, card1, ev_zone(g, EV_Z_RESOLUTION, 0), ARB_TOP); /* 10.6.2.1, 4.11.2 */
  ev_card(g, card1)->controller = seat;
  keep_choices(g, plan, item1);
  ev_moment_open(g);
  pay(g, plan, item1);
  ev_player(g, seat)->played++;
  ArbEvent event = ev_event(g, EV_E_PLAY, seat, card1);
  event.amount = item->paid;
  event.aux = (int16_t)from;
  ev_emit(g, &event);
  ev_moment_close(g);
  push_resolve(g, item1);
}

void ev_use(ArbGame *g, ArbSeat seat, int card1, int ability)
{
  Play *play = arena_take(g, sizeof *play);
  *play = play_of_ability(g, seat, ev_id(g, card1), ev_card(g, card1)->def, ability);
  ArbPlan *plan = chosen_plan(g, play);
  int item1 = ev_item_make(g, EV_I_ACTIVATED, seat, ev_id(g, card1), ability);
  ev_item(g, item1)->def = ev_body(g, card1)->face;
  if (is_evolve(play)) ev_table(g)->evolved = 1; /* 8.3.2 */
  keep_choices(g, plan, item1);
  ev_moment_open(g);
  pay(g, plan, item1);
  ArbEvent event = ev_event(g, EV_E_ACTIVATE, seat, card1);
  event.amount = ev_item(g, item1)->paid;
  ev_emit(g, &event);
  ev_moment_close(g);
  push_resolve(g, item1);
}

void ev_play_pending(ArbGame *g, int item1)
{
  EvItem *item = ev_item(g, item1);
  Play *play = arena_take(g, sizeof *play);
  *play = play_of_ability(g, item->controller, item->source, item->def, item->ability);
  play->context.event = &item->event;
  if (!can_pay_somehow(g, play) || !completable(g, play)) { /* 10.7.3.2 */
    ev_item_free(g, item1);
    return;
  }
  bool costs = play->points > 0 || play->engages; /* 10.1.1.2.2: it need not be paid (10.4.7) */
  if (costs && !ask_yes(g, item->controller, "10.4.7", "Pay for this ability?", item->source)) {
    ev_item_free(g, item1);
    return;
  }
  ArbPlan *plan = chosen_plan(g, play);
  item->pending = 0;
  keep_choices(g, plan, item1);
  pay(g, plan, item1);
  ev_tell(g, EV_E_TRIGGER, item->controller, item->source, 0, 0);
  push_resolve(g, item1);
}

/* ---- Resolving (10.6.2.7) ------------------------------------------------------- */

/* A text does what it says, with a value for each of its slots. */
static void run_text(ArbGame *g, int item1, int mode)
{
  const EvItem *item = ev_item(g, item1);
  const EvAbility *text = mode_text(g, ev_ability(g, item->ability), mode);
  if (text->run) text->run(g, item1);
  if (!text->function) return;
  int max = g->s->pools[EV_POOL_PICK].used, total = 0;
  ArbValue *values = arena_take(g, (size_t)(text->slot_count + 1) * sizeof *values);
  ArbId *targets = arena_take(g, (size_t)(max + 1) * sizeof *targets);
  for (int i = 0; i < text->slot_count; i++) {
    int count = ev_item_targets(g, item1, mode, i, targets + total, max - total);
    const EvSlot *slot = &ev_cards(g->cards)->slots[text->first_slot + i];
    bool one = slot->max == 1 && !slot->list;
    values[i] = (ArbValue){.type = !one    ? ARB_T_IDS
                                   : count ? ARB_T_ID
                                           : ARB_T_NONE,
                           .id = count ? targets[total] : ARB_NOTHING,
                           .ids = targets + total,
                           .count = count};
    total += count;
  }
  ArbContext context = {.me = item->source,
                        .you = item->controller,
                        .item = ev_item_id(g, item1),
                        .def = item->def,
                        .ability = item->ability,
                        .event = item->event.kind1 ? &item->event : NULL,
                        .targets = targets,
                        .target_count = total};
  script_call(g, text->function, ARB_ACT, &context, values, text->slot_count);
}

/* 10.6.2.7.2: in the written order. */
static void run_texts(ArbGame *g, int item1)
{
  int ability = ev_item(g, item1)->ability;
  if (ability == EV_NO_ABILITY) return;
  run_text(g, item1, 0);
  for (int mode = 1; mode <= ev_ability(g, ability)->mode_count; mode++)
    if (ev_item_targets(g, item1, mode, EV_PICK_MODE, NULL, 0)) run_text(g, item1, mode);
}

/* 10.6.2.7.1: ev_put moves it if there is still room; else it goes with what remains (S7). */
static void resolve_card(ArbGame *g, int item1)
{
  const EvItem *item = ev_item(g, item1);
  int card1 = ev_find_in(g, item->card, EV_Z_RESOLUTION);
  if (card1 && goes_to_field(ev_face(g, card1)))
    ev_put(g, &item->card, 1, EV_Z_FIELD, item->controller, item->controller);
  else if (card1)
    run_texts(g, item1);
}

void ev_resolve_step(ArbGame *g)
{
  int item1 = id_index1(frame_top(g)->place);
  const EvItem *item = ev_item(g, item1);
  flow_seal(g);
  frame_pop(g);
  ev_table(g)->running1 = (uint16_t)item1;
  ev_tell(g, EV_E_RESOLVE, item->controller, item->source, 0, 0);
  if (item->kind1 == EV_I_CARD)
    resolve_card(g, item1);
  else
    run_texts(g, item1);
  if (ev_find_in(g, item->card, EV_Z_RESOLUTION)) /* 10.6.2.7.3 */
    ev_bury(g, &item->card, 1, item->controller);
  ev_table(g)->running1 = 0;
  ev_item_free(g, item1);
}
