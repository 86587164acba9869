/* SPDX-License-Identifier: MIT */
/*
** play.c -- what may be played, playing (10.6.2), resolving.
**
**   specified -> selections -> targets -> costs        one open step: it can be taken back
**             -> resolved                              a step of its own, sealed
*/
#include "evolve/play/process.h"
#include "evolve/effects/effects.h"
#include "evolve/ev.h"
#include "evolve/play/play.h"
#include "evolve/script/script.h"

/* ---- Items ------------------------------------------------------------------ */

int ev_item_make(ArbGame *g, int kind, ArbSeat controller, ArbId source, int ability)
{
  int item1 = arb_game_take(g, EV_POOL_ITEM);
  *ev_item(g, item1) = (EvItem){.kind1 = (uint16_t)kind,
                                .ability = (uint16_t)ability,
                                .serial = ++ev_table(g)->serial,
                                .source = source,
                                .controller = controller};
  return item1;
}

int ev_item_targets(const ArbGame *g, int item1, int mode, int slot, ArbId *out, int max)
{
  return arb_picks_list(g, EV_POOL_PICK, item1, slot, mode, out, max);
}

bool ev_item_took(const ArbGame *g, int item1, const char *option)
{
  ArbId taken[EV_COSTS_MAX];
  int count = arb_picks_list(g, EV_POOL_PICK, item1, EV_PICK_OPTION, 0, taken, EV_COSTS_MAX);
  for (int i = 0; i < count && i < EV_COSTS_MAX; i++)
    if (strcmp(ev_cards(g->cards)->options[taken[i].slot - 1].name, option) == 0) return true;
  return false;
}

int ev_item_share(const ArbGame *g, int item1, ArbId target)
{
  for (int i = 1; i <= g->s->pools[EV_POOL_PICK].used; i++) {
    const ArbPick *pick = pool_at(g->s, EV_POOL_PICK, i);
    bool share = pick->slot >= EV_PICK_SHARE && pick->slot < EV_PICK_GIVEN;
    if (pick->item1 == item1 && share && id_equal(pick->id, target))
      return pick->slot - EV_PICK_SHARE;
  }
  return 0;
}

uint16_t ev_waiting_def(const ArbGame *g, ArbId source)
{
  for (int i = 1; i <= g->s->pools[EV_POOL_ITEM].used; i++)
    if (ev_item(g, i)->kind1 && id_equal(ev_item(g, i)->source, source)) return ev_item(g, i)->def;
  return 0;
}

/* The context of an item, for its texts. */
static ArbContext item_context(const ArbGame *g, int item1)
{
  const EvItem *item = ev_item(g, item1);
  return (ArbContext){.me = item->source,
                      .you = item->controller,
                      .item = item_id(g, item1),
                      .def = item->def,
                      .ability = item->ability,
                      .event = item->event.kind1 ? &item->event : NULL,
                      .refs = item->refs,
                      .x = item->x,
                      .ref_count = ARB_REFS_MAX};
}

/* ---- What is being put together (process.h) -------------------------------------- */

static int spell_text(const ArbGame *g, int card1)
{
  const EvCardDef *def = ev_face(g, card1);
  for (int i = 0; i < def->ability_count; i++)
    if (ev_ability(g, def->first_ability + i)->kind == EV_SPELL_TEXT) return def->first_ability + i;
  return EV_NO_ABILITY;
}

static EvPlay rb_play_of_card(ArbGame *g, ArbSeat seat, int card1)
{
  int text = spell_text(g, card1);
  return (EvPlay){.seat = seat,
                  .card1 = card1,
                  .card = ev_face(g, card1),
                  .ability = text == EV_NO_ABILITY ? NULL : ev_ability(g, text),
                  .context = {.me = id_of(g, card1), .you = seat, .def = card_at(g, card1)->def}};
}

static EvPlay play_of_ability(ArbGame *g, ArbSeat seat, ArbId source, uint16_t def, int ability)
{
  const EvAbility *text = ev_ability(g, ability);
  const ArbCard *card = state_resolve(g->s, source);
  return (EvPlay){.seat = seat,
                  .card1 = card ? id_index1(source) : 0,
                  .ability = text,
                  .cost = &text->cost,
                  .context = {.me = source, .you = seat, .def = def, .ability = (uint16_t)ability}};
}

/* ---- What may be played -------------------------------------------------------- */

static bool goes_to_field(const EvCardDef *def)
{
  return def->type == EV_FOLLOWER || def->type == EV_AMULET;
}

const char *ev_play_fault(ArbGame *g, ArbSeat seat, int card1, bool quick_only)
{
  EvPlay play = rb_play_of_card(g, seat, card1);
  if (!ev_played_from_there(g, seat, card1)) return "it is not in your hand or EX area (8.2.1)";
  if (ev_player_cannot(g, seat, EV_CANNOT_PLAY)) return "you cannot play cards now (1.3.3)";
  if (quick_only && !ev_has(g, card1, EV_KW_QUICK)) return "it does not have Quick (12.3.4)";
  bool full =
      goes_to_field(play.card) && ev_count(g, EV_Z_FIELD, seat) >= ev_limit(g, EV_Z_FIELD, seat);
  if (full && !play.card->option_count) return "your field is full (10.6.2.6)";
  if (ev_cannot_be_played(g, seat, card1)) return "it cannot be played now (1.3.3)";
  bool dear = ev_price(g, card1) > ev_player(g, seat)->play_points;
  if (dear && !play.card->option_count && !ev_minds_choices(g))
    return "you have not enough play points (10.4.4)";
  if (ev_plan_completable(g, &play)) return NULL;
  if (full) return "your field is full (10.6.2.6)";
  return dear ? "you have not enough play points (10.4.4)"
              : "there is nothing it can select (10.6.2.3.4)";
}

bool ev_may_play(ArbGame *g, ArbSeat seat, int card1, bool quick_only)
{
  return !ev_play_fault(g, seat, card1, quick_only);
}

/* Whether the card has the ability: printed, or because of a keyword (13.3.2.2). */
static bool has_ability(ArbGame *g, int card1, int ability)
{
  const EvCardDef *own = ev_def(g, ev_own_text(g, card1)); /* 10.9.1.2 */
  int keyword1 = ev_ability(g, ability)->keyword1;
  if (keyword1) return ev_has(g, card1, keyword1 - 1);
  if (ev_ability(g, ability)->flags & ARB_HAS_NAME) return ev_giver(g, card1, ability) != 0;
  if (ability >= own->first_ability && ability < own->first_ability + own->ability_count)
    return true;
  for (int k = 0; k < EV_KEYWORD_COUNT; k++)
    if (ev_cards(g->cards)->keyword_ability1[k] == ability + 1) return ev_has(g, card1, k);
  return false;
}

/* 8.3.2 is about the main phase; with Quick an evolve ability is played otherwise (7.4.4,
** 8.4.7). */
static const char *evolve_fault(ArbGame *g, int card1, bool quick_only)
{
  if (ev_table(g)->evolved && !quick_only) return "an evolve ability was played this turn (8.3.2)";
  return ev_may_evolve(g, card1) ? NULL
                                 : "your evolve deck has no unused card of that name (12.2.2)";
}

/* Whether the play points, and everything that needs no choice, can be paid at the least cost. */
static bool can_pay_somehow(ArbGame *g, const EvPlay *play)
{
  const EvPlayer *player = ev_player(g, play->seat);
  bool evolve = play->ability->flags & EV_IS_EVOLVE;
  int points = evolve ? ev_evolve_price(g, play->card1, play->ability)
                      : ev_points_of(g, play->cost, &play->context);
  bool point = evolve && points >= 1 && player->evolution_points > 0; /* 12.2.3 */
  return player->play_points >= points - point && ev_can_pay(g, play, play->cost);
}

/* Whose text an activated ability of a card is. */
static uint16_t def_of(ArbGame *g, int card1, int ability)
{
  bool given = ev_ability(g, ability)->flags & ARB_HAS_NAME;
  return given ? ev_giver(g, card1, ability) : ev_defining(g, ev_own_text(g, card1), ability);
}

const char *ev_use_fault(ArbGame *g, ArbSeat seat, int card1, int ability, bool quick_only)
{
  const EvAbility *text = ev_ability(g, ability);
  if (text->kind != EV_ACTIVATED || !has_ability(g, card1, ability))
    return "it is no activated ability (8.3.1)";
  if (!(ev_zones_of(text) >> zone_of(g, card1) & 1) || /* 10.3.4-5 */
      card_at(g, card1)->controller != seat)
    return "you do not control it (8.3.1)";
  if (quick_only && !(text->flags & EV_HAS_QUICK)) return "it does not have Quick (12.3.3)";
  if (ev_cannot(g, card1, EV_CANNOT_USE)) return "its abilities cannot be used now (1.3.3)";
  const char *fault = text->flags & EV_IS_EVOLVE ? evolve_fault(g, card1, quick_only) : NULL;
  if (fault) return fault;
  if (text->flags & ARB_ONCE_EACH_TURN && ev_used_up(g, card1, ability))
    return "it was activated this turn (1.3.3)";
  uint16_t def = def_of(g, card1, ability);
  EvPlay play = play_of_ability(g, seat, id_of(g, card1), def, ability);
  if (!arb_condition_holds(g, &text->while_, &play.context))
    return "it cannot be activated now (10.3.3)";
  if (!can_pay_somehow(g, &play)) return "you cannot pay its cost (10.6.2.5.3)";
  if (ev_plan_completable(g, &play)) return NULL;
  return text->slot_count || text->mode_count ? "there is nothing it can select (10.6.2.3.4)"
                                              : "you cannot pay its cost (10.6.2.5.3)";
}

bool ev_may_use(ArbGame *g, ArbSeat seat, int card1, int ability, bool quick_only)
{
  return !ev_use_fault(g, seat, card1, ability, quick_only);
}

/* ---- Playing -------------------------------------------------------------------- */

/* Records an event of an item, also when its card is gone (10.7.7). */
static void tell_item(ArbGame *g, int kind, const EvItem *item)
{
  const ArbCard *card = state_resolve(g->s, item->source);
  ArbEvent event = ev_event(g, kind, item->controller, card ? id_index1(item->source) : 0);
  if (!card) event.subject = item->source, event.subject_def = item->def, event.known = 0xFF;
  ev_moment_open(g);
  ev_emit(g, &event);
  ev_moment_close(g);
}

/* Makes it the next thing to resolve. */
static void push_resolve(ArbGame *g, int item1)
{
  arb_frame_push(g, EV_FRAME_RESOLVE)->place = item_id(g, item1);
}

static EvPlay *keep_play(ArbGame *g, EvPlay play)
{
  EvPlay *kept = arena_take(g, sizeof *kept);
  *kept = play;
  return kept;
}

/* 10.6.2.1-10.6.2.5: makes all choices for a play and pays for it.  Returns the item. */
static int put_together(ArbGame *g, EvPlay *play)
{
  int card1 = play->card1, from = zone_of(g, card1);
  ArbPlan *plan = ev_plan_chosen(g, play);
  play->points1 = ev_plan_points(g, plan) + 1; /* computed before the card moves */
  int item1 = ev_item_make(g, EV_I_CARD, play->seat, id_of(g, card1), spell_text(g, card1));
  EvItem *item = ev_item(g, item1);
  item->def = card_at(g, card1)->def;
  item->from_zone = (uint8_t)from;
  ev_plan_divide(g, plan, item1);
  ev_moment_open(g);
  card1 = ev_move_to_resolution(g, card1); /* 10.6.2.1, 4.11.2 */
  item->card = item->source = id_of(g, card1);
  card_at(g, card1)->controller = play->seat;
  ev_plan_keep(g, plan, item1);
  ev_pay(g, plan, item1);
  ev_player(g, play->seat)->played++; /* 13.2.1 */
  ev_note_played(g, item1);
  ArbEvent event = ev_event(g, EV_E_PLAY, play->seat, card1);
  event.amount = item->paid;
  event.aux = (int16_t)from;
  ev_emit(g, &event);
  ev_plan_tell(g, plan);
  ev_moment_close(g);
  return item1;
}

void ev_play(ArbGame *g, ArbSeat seat, int card1)
{
  push_resolve(g, put_together(g, keep_play(g, rb_play_of_card(g, seat, card1))));
}

void ev_use(ArbGame *g, ArbSeat seat, int card1, int ability)
{
  const EvAbility *text = ev_ability(g, ability);
  uint16_t def = def_of(g, card1, ability);
  EvPlay *play = keep_play(g, play_of_ability(g, seat, id_of(g, card1), def, ability));
  ArbPlan *plan = ev_plan_chosen(g, play);
  int item1 = ev_item_make(g, EV_I_ACTIVATED, seat, id_of(g, card1), ability);
  ev_item(g, item1)->def = def;
  if (text->flags & EV_IS_EVOLVE && seat == ev_table(g)->turn_player)
    ev_table(g)->evolved = 1; /* 8.3.2 */
  if (text->flags & ARB_ONCE_EACH_TURN) ev_use_once(g, card1, ability);
  ev_plan_divide(g, plan, item1);
  ev_moment_open(g);
  ArbEvent event = ev_event(g, EV_E_ACTIVATE, seat, card1); /* before it pays */
  ev_plan_keep(g, plan, item1);
  ev_pay(g, plan, item1);
  event.amount = ev_item(g, item1)->paid;
  ev_emit(g, &event);
  ev_plan_tell(g, plan);
  ev_moment_close(g);
  push_resolve(g, item1);
}

void ev_play_pending(ArbGame *g, int item1)
{
  EvItem *item = ev_item(g, item1);
  const EvAbility *text = ev_ability(g, item->ability);
  EvPlay *play =
      keep_play(g, play_of_ability(g, item->controller, item->source, item->def, item->ability));
  play->context = item_context(g, item1);
  bool costs = !ev_costs_nothing(&text->cost); /* 10.1.1.2.2: paying is optional (10.4.7) */
  bool plays = costs ? ev_ask_to_pay(g, play, "10.4.7", "Pay for this ability")
                     : ev_plan_completable(g, play);
  if (!plays) { /* 10.7.3.2 */
    arb_item_free(g, item1);
    return;
  }
  ArbPlan *plan = ev_plan_chosen(g, play);
  ev_plan_divide(g, plan, item1);
  item->pending = 0;
  tell_item(g, EV_E_TRIGGER, item);
  ev_plan_tell(g, plan);
  ev_plan_keep(g, plan, item1);
  ev_pay(g, plan, item1);
  push_resolve(g, item1);
}

/* ---- Resolving (10.6.2.7) ------------------------------------------------------- */

/* 10.4.7.4-5: asks the controller whether to do what is written before the colon; only then what is
** written after it happens. */
static bool process(ArbGame *g, int item1, const EvAbility *text, ArbContext *context)
{
  const EvItem *item = ev_item(g, item1);
  if (ev_costs_nothing(&text->process)) return true;
  const ArbCard *card = state_resolve(g->s, item->source);
  EvPlay *play = keep_play(g, (EvPlay){.seat = item->controller,
                                       .card1 = card ? id_index1(item->source) : 0,
                                       .cost = &text->process,
                                       .context = *context});
  if (!ev_ask_to_pay(g, play, "10.4.7.4", "Do this for the effect")) return false;
  ArbPlan *plan = ev_plan_chosen(g, play);
  ev_pay(g, plan, item1);
  if (text->process.by_x) {
    ev_plan_keep(g, plan, item1);
    context->x = ev_item(g, item1)->x;
  }
  ev_item(g, item1)->processed = 1;
  return true;
}

/* The arguments of a script: the objects that a delayed ability was begun with (10.7.5), then a
** value for each slot. */
typedef struct Given {
  ArbValue *values;
  int count;
} Given;

static ArbValue slot_value(const EvSlot *slot, const ArbId *ids, int count)
{
  bool one = slot->max == 1 && !slot->list;
  return (ArbValue){.type = !one    ? ARB_T_IDS
                            : count ? ARB_T_ID
                                    : ARB_T_NONE,
                    .id = count ? ids[0] : ARB_NOTHING,
                    .ids = ids,
                    .count = count};
}

static Given given_to(ArbGame *g, int item1, int mode, const EvAbility *text)
{
  const EvItem *item = ev_item(g, item1);
  int max = g->s->pools[EV_POOL_PICK].used;
  Given given = {0};
  given.values = arena_take(g, (size_t)(ARB_REFS_MAX + text->slot_count) * sizeof *given.values);
  for (int i = 0; text->flags & ARB_HAS_NAME && i < ARB_REFS_MAX; i++) {
    if (id_is_nothing(item->refs[i])) break;
    given.values[given.count++] = (ArbValue){.type = ARB_T_ID, .id = item->refs[i]};
  }
  for (int i = 0; i < text->slot_count; i++) {
    ArbId *ids = arena_take(g, (size_t)(max + 1) * sizeof *ids);
    int count = ev_item_targets(g, item1, mode, i, ids, max);
    const EvSlot *slot = &ev_cards(g->cards)->slots[text->first_slot + i];
    given.values[given.count++] = slot_value(slot, ids, count);
  }
  return given;
}

/* Writes the choices for the text's slots into the context (number.target, chosen_in). */
static void speak_of_targets(ArbGame *g, int item1, int mode, const EvAbility *text,
                             ArbContext *context)
{
  int max = g->s->pools[EV_POOL_PICK].used, count = 0;
  ArbId *ids = arena_take(g, (size_t)(max + 1) * sizeof *ids);
  uint8_t *slots = arena_take(g, (size_t)max + 1);
  for (int i = 0; i < text->slot_count; i++) {
    int n = ev_item_targets(g, item1, mode, i, ids + count, max - count);
    memset(slots + count, i, (size_t)n);
    count += n;
  }
  arb_targets_speak_of(g, context, slots, ids, count);
}

/* Runs a text. */
static void run_text(ArbGame *g, int item1, int mode)
{
  const EvAbility *text = ev_text_of(g, ev_ability(g, ev_item(g, item1)->ability), mode);
  ArbContext *context = arena_take(g, sizeof *context);
  *context = item_context(g, item1);
  if (!ev_text_valid(g, text, context)) return;
  speak_of_targets(g, item1, mode, text, context);
  if (!process(g, item1, text, context)) return;
  if (text->run) text->run(g, item1);
  if (!text->function) return;
  Given given = given_to(g, item1, mode, text);
  arb_script_call(g, text->function, ARB_ACT, context, given.values, given.count);
}

/* 10.6.2.7.2: runs the texts in the written order. */
static void run_texts(ArbGame *g, int item1)
{
  int ability = ev_item(g, item1)->ability;
  if (ability == EV_NO_ABILITY) return;
  run_text(g, item1, 0);
  for (int mode = 1; mode <= ev_ability(g, ability)->mode_count; mode++)
    if (ev_item_targets(g, item1, mode, EV_PICK_MODE, NULL, 0)) run_text(g, item1, mode);
}

/* 1.3.1: carries the text of a spell out once more: modes and targets are selected anew (10.6.2.3),
** what was paid stays paid.  False: there is nothing that it can select (10.6.2.3.4). */
static bool run_again(ArbGame *g, int item1)
{
  const EvItem *item = ev_item(g, item1);
  EvPlay *play = keep_play(g, (EvPlay){.seat = item->controller,
                                       .card1 = id_index1(item->card),
                                       .ability = ev_ability(g, item->ability),
                                       .again1 = item1,
                                       .context = item_context(g, item1)});
  if (!ev_plan_completable(g, play)) return false;
  ArbPlan *plan = ev_plan_chosen(g, play);
  for (int i = g->s->pools[EV_POOL_PICK].used; i > 0; i--) {
    const ArbPick *pick = pool_at(g->s, EV_POOL_PICK, i);
    bool kept = pick->slot == EV_PICK_OPTION || pick->slot == EV_PICK_GIVEN;
    if (pick->item1 == item1 && !kept) arb_pool_free(g->s, EV_POOL_PICK, i);
  }
  ev_plan_divide(g, plan, item1);
  ev_plan_tell(g, plan);
  ev_plan_keep(g, plan, item1);
  run_texts(g, item1);
  return true;
}

static void run_spell(ArbGame *g, int item1, int card1)
{
  int more = ev_repeats(g, card1);
  run_texts(g, item1);
  while (more-- > 0 && ev_item(g, item1)->ability != EV_NO_ABILITY && run_again(g, item1)) continue;
}

/* 10.6.2.7.1: puts the card onto the field if there is room; else it goes where S7 says. */
static void resolve_card(ArbGame *g, int item1, ArbId *there)
{
  const EvItem *item = ev_item(g, item1);
  int card1 = ev_find_in(g, item->card, EV_Z_RESOLUTION);
  if (card1 && goes_to_field(ev_face(g, card1)))
    ev_put_all(g, &item->card, 1, EV_Z_FIELD, item->controller, item->controller, there);
  else if (card1) run_spell(g, item1, card1);
}

/* Resolves an item.  Returns the played card as it lies then (4.1.4); nothing if there is none. */
static ArbId resolve(ArbGame *g, int item1)
{
  ArbId there = ARB_NOTHING;
  EvMove rest = {EV_Z_CEMETERY, ARB_BOTTOM, ev_item(g, item1)->controller, EV_E_BURY};
  const EvItem *item = ev_item(g, item1);
  uint16_t outer1 = ev_table(g)->running1; /* S20: an effect that plays a card continues then */
  const uint8_t *revealed = outer1 ? ev_revealed_before(g) : NULL;
  ev_date_play(g, item1);
  ev_fix_counts(g, item1);
  ev_table(g)->running1 = (uint16_t)item1;
  tell_item(g, EV_E_RESOLVE, item);
  if (item->kind1 == EV_I_CARD) resolve_card(g, item1, &there);
  else run_texts(g, item1);
  if (ev_find_in(g, item->card, EV_Z_RESOLUTION)) /* 10.6.2.7.3 */
    ev_move_all(g, &item->card, 1, &rest, &there);
  if (item->kind1 == EV_I_CARD) ev_played_lies(g, item1, there);
  ev_table(g)->running1 = outer1;
  ev_reveal_ends(g, revealed); /* 5.20.1.1 */
  arb_item_free(g, item1);
  return there;
}

void ev_resolve_step(ArbGame *g)
{
  int item1 = id_index1(frame_top(g)->place);
  arb_flow_seal(g);
  arb_frame_pop(g);
  resolve(g, item1);
}

ArbId ev_play_now(ArbGame *g, ArbSeat seat, int card1, int fixed1)
{
  EvPlay *play = keep_play(g, rb_play_of_card(g, seat, card1));
  play->fixed1 = fixed1;
  if (ev_player_cannot(g, seat, EV_CANNOT_PLAY) || ev_cannot_be_played(g, seat, card1))
    return ARB_NOTHING; /* 1.3.3 */
  if (!ev_plan_completable(g, play)) return ARB_NOTHING;
  return resolve(g, put_together(g, play));
}
