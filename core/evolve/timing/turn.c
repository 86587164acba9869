/* SPDX-License-Identifier: MIT */
/*
** turn.c -- the phases of a turn (7).
**
**   start -> main -> end -> the other player's start
**
** The TURN frame is always at the bottom.  A stage runs when nothing is above it, so whatever must
** come first (confirmation timing, an attack) is simply put on top.
*/
#include "evolve/effects/effects.h"
#include "evolve/ev.h"
#include "evolve/play/play.h"
#include "evolve/script/script.h"
#include "evolve/timing/timing.h"
#include "kernel/parts/phases.h"

static void next_stage(ArbGame *g, int stage)
{
  ((ArbFrame *)pool_at(g->s, ARB_POOL_FRAME, 1))->stage = (uint8_t)stage;
}

static void announce(ArbGame *g, ArbSeat seat, int phase)
{
  ev_table(g)->phase = (uint8_t)phase;
  game_changed(g);
  ev_tell(g, EV_E_PHASE, seat, id_player(seat), 0, phase);
}

/* 10.10.1: whether something else, or nothing, happens in place of a player's turn, of a phase or
** of a part of one.  `phase`: EV_PHASE_..., EV_PART_...; 0: a turn. */
static bool is_replaced(ArbGame *g, ArbSeat seat, int phase)
{
  int kind = phase ? EV_E_PHASE : EV_E_TURN;
  if (!events_have(&ev_cards(g->cards)->replaced, kind)) return false;
  ArbEvent *event = arena_take(g, sizeof *event);
  *event = ev_event(g, kind, seat, 0);
  event->subject = id_player(seat), event->known = 0xFF;
  event->subject_owner = event->subject_controller = seat;
  event->amount = 1, event->aux = (int16_t)phase;
  ev_moment_open(g);
  bool replaced = ev_replaced(g, event);
  ev_moment_close(g);
  return replaced;
}

/* ---- Start phase (7.2) ---------------------------------------------------- */

static void refresh_all(ArbGame *g, ArbSeat seat) /* 7.2.3 */
{
  ev_moment_open(g);
  for (ZONE_EACH(g, card1, zone_at(g, EV_Z_FIELD, seat))) ev_refresh(g, card1, seat);
  ev_moment_close(g);
}

static void start_phase(ArbGame *g, ArbSeat seat)
{
  EvPlayer *player = ev_player(g, seat);
  arb_flow_seal(g);
  next_stage(g, EV_STAGE_OPENING);
  if (is_replaced(g, seat, EV_PHASE_START)) return;
  announce(g, seat, EV_PHASE_START);
  ev_raise_max(g, seat, 1);                      /* 7.2.1 */
  player->play_points = player->max_play_points; /* 7.2.2 */
  ev_tell(g, EV_E_POINTS, seat, id_player(seat), player->play_points, player->max_play_points);
  if (!is_replaced(g, seat, EV_PART_REFRESH)) refresh_all(g, seat);
  bool first_turn = seat == ev_table(g)->first_player && player->turns == 1 &&
                    !arb_phase_is_added(pool_at(g->s, ARB_POOL_FRAME, 1));     /* 7.2.4.1 */
  if (!first_turn && !is_replaced(g, seat, EV_PART_DRAW)) ev_draw(g, seat, 1); /* 7.2.4 */
  ev_confirm(g);                                                               /* 7.2.5 */
}

/* ---- Main phase (7.3) ----------------------------------------------------- */

static void opening(ArbGame *g, ArbSeat seat)
{
  arb_flow_seal(g);
  next_stage(g, EV_STAGE_CLOSING);
  if (is_replaced(g, seat, EV_PHASE_MAIN)) return;
  announce(g, seat, EV_PHASE_MAIN);
  ev_moment_open(g);
  ev_tell(g, EV_E_MAIN_PHASE, seat, id_player(seat), 0, 0); /* 7.3.1 */
  ev_moment_close(g);
  next_stage(g, EV_STAGE_MAIN);
  ev_confirm(g); /* 7.3.2 */
}

static void list_plays(ArbGame *g, ArbSeat seat, int kind, bool quick_only)
{
  for (ZONE_EACH(g, card1, zone_at(g, kind, seat)))
    if (ev_may_play(g, seat, card1, quick_only))
      ask_option(g, (ArbOption){.verb = EV_V_PLAY, .object = id_of(g, card1)});
}

static void list_plays_elsewhere(ArbGame *g, ArbSeat seat, bool quick_only)
{
  for (uint32_t left = ev_cards(g->cards)->play_zones; left; left &= left - 1)
    list_plays(g, seat, __builtin_ctz(left), quick_only);
}

/* Abilities of the pool's own keywords; in other zones only those that work there. */
static void each_of_keywords(ArbGame *g, int card1, bool there, EvUseVisitor *visit, void *data)
{
  uint16_t abilities[EV_KEYWORD_ABILITIES_MAX];
  int count = ev_keyword_abilities(g, card1, abilities);
  for (int i = 0; i < count; i++) {
    const EvAbility *ability = ev_ability(g, abilities[i]);
    int first = ev_def(g, ev_defining(g, 0, abilities[i]))->first_ability;
    int number = EV_OF_KEYWORD + ability->keyword1 - 1 + EV_KEYWORDS_MAX * (abilities[i] - first);
    if (there || ability->active_zones) visit(g, card1, abilities[i], number, data);
  }
}

/* Abilities that the card was given (10.9.1.2). */
static void each_gift(ArbGame *g, int card1, EvUseVisitor *visit, void *data)
{
  int count;
  const EvGiven *given = ev_given(g, card1, EV_ACTIVATED, &count);
  for (int i = 0; i < count; i++) visit(g, card1, given[i].ability, EV_OF_GIFT + i, data);
}

void ev_each_use(ArbGame *g, int card1, EvUseVisitor *visit, void *data)
{
  bool there = EV_PLACES >> zone_of(g, card1) & 1;         /* 10.3.5 */
  const EvCardDef *own = ev_def(g, ev_own_text(g, card1)); /* 10.9.1.2 */
  for (int i = 0; i < own->ability_count; i++)
    if (there || ev_ability(g, own->first_ability + i)->active_zones)
      visit(g, card1, own->first_ability + i, i + 1, data);
  if (there && ev_has(g, card1, EV_KW_STACK)) /* 13.3.2.2 */
    visit(g, card1, ev_cards(g->cards)->keyword_ability1[EV_KW_STACK] - 1,
          EV_OF_KEYWORD + EV_KW_STACK, data);
  each_of_keywords(g, card1, there, visit, data);
  if (there) each_gift(g, card1, visit, data);
}

typedef struct Offers {
  ArbSeat seat;
  bool quick_only;
} Offers;

/* `number`: the number of the ability, for the option's id. */
static void offer_use(ArbGame *g, int card1, int ability, int number, void *data)
{
  const Offers *offers = data;
  if (ev_may_use(g, offers->seat, card1, ability, offers->quick_only))
    ask_option(g, (ArbOption){.verb = EV_V_USE,
                              .object = id_of(g, card1),
                              .aux = (uint16_t)number,
                              .value = ability});
}

/* 10.3.4: other zones in which abilities may work; then the leader area and the field. */
static const uint8_t used_from[] = {EV_Z_EX,       EV_Z_HAND,   EV_Z_CEMETERY,
                                    EV_Z_BANISHED, EV_Z_LEADER, EV_Z_FIELD};
enum { USED_FROM = sizeof used_from };

static void list_uses(ArbGame *g, ArbSeat seat, bool quick_only)
{
  Offers offers = {seat, quick_only};
  for (int i = 0; i < USED_FROM; i++) {
    int kind = used_from[i];
    if (!((ev_cards(g->cards)->use_zones | EV_PLACES) >> kind & 1)) continue;
    for (ZONE_EACH(g, card1, zone_at(g, kind, seat))) ev_each_use(g, card1, offer_use, &offers);
  }
}

static void list_main(ArbGame *g, const void *data)
{
  ArbSeat seat = *(const ArbSeat *)data;
  list_plays(g, seat, EV_Z_HAND, false);
  list_plays(g, seat, EV_Z_EX, false);
  list_plays_elsewhere(g, seat, false);
  list_uses(g, seat, false);
  for (ZONE_EACH(g, card1, zone_at(g, EV_Z_FIELD, seat)))
    if (ev_may_attack(g, seat, card1))
      ask_option(g, (ArbOption){.verb = EV_V_ATTACK, .object = id_of(g, card1)});
  ask_option(g, (ArbOption){.verb = EV_V_END});
  arb_loop_restrain(g, seat);
}

/* Begins the chosen play or attack in the same step, so that it can be taken back (10.6.2.1.1). */
static void act(ArbGame *g, ArbSeat seat, const ArbOption *option)
{
  switch (option->verb) {
  case EV_V_PLAY: ev_play(g, seat, id_index1(option->object)); break;
  case EV_V_USE: ev_use(g, seat, id_index1(option->object), option->value); break;
  default: ev_attack(g, seat, id_index1(option->object)); break;
  }
}

static void main_phase(ArbGame *g, ArbSeat seat) /* 7.3.3 */
{
  ArbOption option = arb_ask_window(g, seat, "7.3.3", "What do you do?", list_main);
  if (option.verb == EV_V_END) { /* 7.3.4 */
    arb_flow_seal(g);
    next_stage(g, EV_STAGE_CLOSING);
    return;
  }
  if (arb_loop_watched(g)) arb_loop_chosen(g, seat, &option, false, false);
  ev_confirm(g); /* 7.3.4: once it is done */
  act(g, seat, &option);
}

/* ---- Quick windows (7.4.4, 8.4.7, 12.3.4) ---------------------------------- */

static bool shows_quick_in(ArbGame *g, ArbSeat seat, int kind)
{
  for (ZONE_EACH(g, card1, zone_at(g, kind, seat))) {
    const EvCardDef *own = ev_def(g, ev_own_text(g, card1)); /* 10.9.1.2 */
    for (int i = 0; i < own->ability_count; i++)
      if (ev_may_use(g, seat, card1, own->first_ability + i, true)) return true;
    uint16_t others[EV_KEYWORD_ABILITIES_MAX];
    int count = ev_keyword_abilities(g, card1, others);
    for (int i = 0; i < count; i++)
      if (ev_may_use(g, seat, card1, others[i], true)) return true;
    const EvGiven *given = ev_given(g, card1, EV_ACTIVATED, &count);
    for (int i = 0; i < count; i++)
      if (ev_may_use(g, seat, card1, given[i].ability, true)) return true;
  }
  return false;
}

static bool plays_quick_from(ArbGame *g, ArbSeat seat, int kind)
{
  for (ZONE_EACH(g, card1, zone_at(g, kind, seat)))
    if (ev_may_play(g, seat, card1, true)) return true;
  return false;
}

/* Whether the player has cards with Quick that everybody sees.  The hand does not count here: a
** player with a hand is asked whatever is in it. */
static bool shows_quick(ArbGame *g, ArbSeat seat)
{
  uint32_t plays = ev_cards(g->cards)->play_zones | 1u << EV_Z_EX;
  uint32_t uses = ev_cards(g->cards)->use_zones | 1u << EV_Z_FIELD | 1u << EV_Z_LEADER;
  for (plays &= ~(1u << EV_Z_HAND); plays; plays &= plays - 1)
    if (plays_quick_from(g, seat, __builtin_ctz(plays))) return true;
  for (uses &= ~(1u << EV_Z_HAND); uses; uses &= uses - 1)
    if (shows_quick_in(g, seat, __builtin_ctz(uses))) return true;
  return false;
}

/* Whether the player knows the top card of the deck, where a card lets decks be played from: as
** with a hand, whether there is a question must not tell which card it is. */
static bool knows_top(const ArbGame *g, ArbSeat seat)
{
  int top1 = zone_first(g, zone_at(g, EV_Z_DECK, seat));
  return ev_cards(g->cards)->play_zones >> EV_Z_DECK & 1 && top1 &&
         arb_know_sees(g, g->s, top1, seat);
}

bool ev_quick_asked(ArbGame *g)
{
  ArbSeat seat = ev_other(ev_table(g)->turn_player);
  return ev_count(g, EV_Z_HAND, seat) > 0 || knows_top(g, seat) || shows_quick(g, seat);
}

static void list_quick(ArbGame *g, const void *data)
{
  ArbSeat seat = *(const ArbSeat *)data;
  ask_option(g, (ArbOption){.verb = EV_V_PASS});
  list_plays(g, seat, EV_Z_HAND, true);
  list_plays(g, seat, EV_Z_EX, true);
  list_plays_elsewhere(g, seat, true);
  list_uses(g, seat, true);
  arb_loop_restrain(g, seat);
}

/* Whether who passes could have done something else (14.2.1.3). */
static bool could_act(ArbGame *g, ArbSeat seat)
{
  return plays_quick_from(g, seat, EV_Z_HAND) || shows_quick(g, seat);
}

bool ev_quick_window(ArbGame *g, const char *rule)
{
  if (!ev_quick_asked(g)) return false;
  ArbSeat seat = ev_other(ev_table(g)->turn_player);
  ArbOption option = arb_ask_window(g, seat, rule, "Do you play something with Quick?", list_quick);
  bool passes = option.verb == EV_V_PASS;
  if (arb_loop_watched(g)) arb_loop_chosen(g, seat, &option, passes, passes && could_act(g, seat));
  if (passes) {
    ev_tell(g, EV_E_PASS, seat, ARB_NOTHING, 0, 0);
    return false;
  }
  ev_confirm(g); /* 7.4.5, 8.4.8 */
  act(g, seat, &option);
  return true;
}

bool ev_may_act(const ArbGame *g, ArbSeat seat, bool *quick_only)
{
  const ArbFrame *turn = pool_at(g->s, ARB_POOL_FRAME, 1);
  const ArbFrame *top = pool_at(g->s, ARB_POOL_FRAME, g->s->pools[ARB_POOL_FRAME].used);
  bool active = ev_table(g)->turn_player == seat;
  bool window = top == turn ? turn->stage == EV_STAGE_QUICK
                            : top->kind1 - 1 == EV_FRAME_ATTACK && top->stage == EV_ATTACK_QUICK;
  *quick_only = !active;
  return active ? top == turn && turn->stage == EV_STAGE_MAIN : window;
}

/* ---- End phase (7.4) ------------------------------------------------------ */

static void closing(ArbGame *g, ArbSeat seat)
{
  arb_flow_seal(g);
  next_stage(g, EV_STAGE_CLEAN); /* 7.4.7: what lasts until the turn ends does so all the same */
  if (is_replaced(g, seat, EV_PHASE_END)) return;
  announce(g, seat, EV_PHASE_END);
  ev_moment_open(g);
  ev_tell(g, EV_E_END_PHASE, seat, id_player(seat), 0, 0); /* 7.4.1 */
  ev_moment_close(g);
  next_stage(g, EV_STAGE_WARD);
  ev_confirm(g); /* 7.4.2 */
}

static void list_wards(ArbGame *g, const void *data)
{
  for (ZONE_EACH(g, card1, zone_at(g, EV_Z_FIELD, *(const ArbSeat *)data)))
    if (ev_face(g, card1)->type == EV_FOLLOWER && ev_has(g, card1, EV_KW_WARD) &&
        !(ev_body(g, card1)->flags & EV_ENGAGED)) /* 1.3.2.1 */
      ask_option(g, (ArbOption){.verb = EV_V_CARD, .object = id_of(g, card1)});
}

static void engage_wards(ArbGame *g, ArbSeat seat) /* 7.4.3, 12.8.2 (ii) */
{
  ArbPicked picked = arb_ask_pick(g, &(ArbAsk){.player = seat,
                                               .shape = ARB_PICK,
                                               .rule = "7.4.3",
                                               .text = "Which followers with Ward do you engage?",
                                               .max = 1000,
                                               .list = list_wards,
                                               .data = ask_seat(g, seat)});
  ev_moment_open(g);
  for (int i = 0; i < picked.count; i++) ev_engage(g, id_index1(picked.options[i].object), seat);
  ev_moment_close(g);
  next_stage(g, EV_STAGE_QUICK);
}

static void closing_window(ArbGame *g, ArbSeat seat) /* 7.4.4-5 */
{
  (void)seat;
  if (!ev_quick_window(g, "7.4.4")) next_stage(g, EV_STAGE_LIMIT);
}

static void hand_limit(ArbGame *g, ArbSeat seat) /* 7.4.6 */
{
  int over = ev_count(g, EV_Z_HAND, seat) - ev_limit(g, EV_Z_HAND, seat);
  if (over <= 0) {
    next_stage(g, EV_STAGE_CLEAN);
    return;
  }
  if (ev_discard(g, seat, over, ARB_NOTHING) > 0) ev_confirm(g);
  else next_stage(g, EV_STAGE_CLEAN);
}

/* Whose turn is next: a turn that is taken after this one comes first (1.3.1).  Turns may be
** replaced (10.10.1); when both players' are, the second one begins all the same: nobody could act
** otherwise. */
static ArbSeat next_player(ArbGame *g, ArbSeat seat)
{
  for (int left = g->s->seats; left > 0; left--) {
    EvPlayer *player = ev_player(g, seat);
    bool again = player->extra_turns > 0;
    player->extra_turns = (uint8_t)(player->extra_turns - again);
    if (!again) seat = ev_other(seat);
    if (!is_replaced(g, seat, 0)) break;
  }
  return seat;
}

/* 7.4.7-8: no confirmation timing follows: what this makes outstanding waits (S2). */
static void clean(ArbGame *g, ArbSeat seat)
{
  arb_flow_seal(g);
  ev_end_of_turn_effects(g);
  ev_end_delayed(g, EV_UNTIL_END_OF_TURN);
  ev_begin_turn(g, next_player(g, seat));
}

bool ev_end_turn(ArbGame *g)
{
  ArbFrame *turn = pool_at(g->s, ARB_POOL_FRAME, 1);
  if (turn->stage < EV_STAGE_START || turn->stage > EV_STAGE_CLOSING) return false;
  bool before = turn->stage < EV_STAGE_CLOSING;
  ev_break_off_attack(g);
  arb_phases_drop(turn); /* nothing is added to a turn that is ended */
  next_stage(g, EV_STAGE_CLOSING);
  return before;
}

void ev_extra_turn(ArbGame *g, ArbSeat seat)
{
  EvPlayer *player = ev_player(g, seat);
  player->extra_turns =
      (uint8_t)arb_flow_sum(g, player->extra_turns, 1, UINT8_MAX, "turns still to come");
  ev_tell(g, EV_E_EXTRA_TURN, seat, id_player(seat), 0, 0);
}

void ev_begin_turn(ArbGame *g, ArbSeat seat)
{
  EvTable *table = ev_table(g);
  table->turn_player = seat;
  ev_format_of(g, seat);
  table->turn++;
  table->evolved = 0;
  ev_player(g, seat)->turns++;
  ev_forget_turn(g);
  arb_loop_forget(g);
  for (ArbSeat s = 0; s < g->s->seats; s++)
    for (ZONE_EACH(g, card1, zone_at(g, EV_Z_FIELD, s)))
      ev_body(g, card1)->flags &= (uint16_t)~(EV_NEW | EV_TAKEN | EV_EVOLVED_NOW);
  next_stage(g, EV_STAGE_START);
  arb_phases_drop(pool_at(g->s, ARB_POOL_FRAME, 1));
  ev_tell(g, EV_E_TURN, seat, id_player(seat), table->turn, 0);
  game_changed(g);
}

/* ---- Added phases (1.3.1) -------------------------------------------------- */

const char *const ev_added_words[] = {"start", "main", "end", NULL};

bool ev_add_phase(ArbGame *g, int word)
{
  static const uint8_t stages[] = {EV_STAGE_START, EV_STAGE_OPENING, EV_STAGE_CLOSING};
  ArbSeat seat = ev_table(g)->turn_player;
  if (!arb_phase_add(pool_at(g->s, ARB_POOL_FRAME, 1), stages[word])) return false;
  ev_tell(g, EV_E_EXTRA_PHASE, seat, id_player(seat), 0, EV_PHASE_START + word);
  return true;
}

/* Where a phase, or the next turn, begins after another phase is over. */
static const unsigned phase_begins =
    1u << EV_STAGE_OPENING | 1u << EV_STAGE_CLOSING | 1u << EV_STAGE_CLEAN;

bool ev_phases_are_sound(const ArbFrame *turn)
{
  return turn->stage < EV_STAGE_START || /* its values are other things (ev_mulligan_step) */
         arb_phases_are_sound(turn, phase_begins | 1u << EV_STAGE_START);
}

void ev_turn_step(ArbGame *g)
{
  ArbFrame *turn = frame_top(g);
  if (phase_begins >> turn->stage & 1) turn->stage = (uint8_t)arb_phase_after(turn, turn->stage);
  static void (*const stages[EV_STAGES])(ArbGame *g, ArbSeat seat) = {
    [EV_STAGE_START] = start_phase, [EV_STAGE_OPENING] = opening,
    [EV_STAGE_MAIN] = main_phase,   [EV_STAGE_CLOSING] = closing,
    [EV_STAGE_WARD] = engage_wards, [EV_STAGE_QUICK] = closing_window,
    [EV_STAGE_LIMIT] = hand_limit,  [EV_STAGE_CLEAN] = clean};
  switch (frame_top(g)->stage) {
  case EV_STAGE_FIRST: ev_first_step(g); return;
  case EV_STAGE_MULLIGAN: ev_mulligan_step(g); return;
  default: stages[frame_top(g)->stage](g, ev_table(g)->turn_player);
  }
}
