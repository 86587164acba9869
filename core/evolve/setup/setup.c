/* SPDX-License-Identifier: MIT */
/* setup.c -- preparation (6.2), positions built by hand, the invariants of a position. */
#include <stdio.h>
#include <string.h>

#include "evolve/effects/effects.h"
#include "evolve/ev.h"
#include "evolve/play/play.h"
#include "evolve/script/script.h"
#include "evolve/timing/timing.h"
#include "kernel/parts/act.h"
#include "kernel/parts/phases.h"

/* ---- Records of what lies before the players ------------------------------ */

void ev_body_made(ArbGame *g, int card1)
{
  EvBody *body = ev_body(g, card1);
  body->face = card_at(g, card1)->def;
  body->timestamp = ++g->s->timestamp;
  ev_take_derived(g, card_at(g, card1)->body1);
}

/* 4.1.4: whether a move keeps the card the same.  In another zone it is a new card, except one that
** is being played (10.6.2.1.2, 10.6.2.7.1.1), one that goes from the EX area to the field
** (4.8.3.3), or from field to field (10.9.2). */
static bool stays_itself(const ArbGame *g, int from, int to)
{
  if (to == EV_Z_RESOLUTION) return from == EV_Z_EX || from == EV_Z_HAND;
  return to == EV_Z_FIELD &&
         (g->rules->zones[from].board || from == EV_Z_RESOLUTION || from == EV_Z_EX);
}

void ev_zone_changed(ArbGame *g, int card1, int from, int to)
{
  ArbCard *card = card_at(g, card1);
  if (from < 0 && !(card->flags & ARB_CARD_TOKEN)) ev_player(g, card->owner)->cards++;
  if (from >= 0 && !stays_itself(g, from, to)) {
    bool played_on = from == EV_Z_FIELD || from == EV_Z_LEADER; /* 10.11.1: ev_forget_gone */
    ev_drop_effects_but(g, id_of(g, card1), played_on ? EV_MEMORY : 0);
    ev_marks_drop(g, id_of(g, card1), played_on);
  }
  card->flags &= (uint8_t)~EV_CARD_REVEALED; /* 5.20.1.1 */
  if (from == EV_Z_EVOLVE_DECK) card->flags &= (uint8_t)~EV_CARD_FACEUP;
  if (from == EV_Z_FIELD && to != EV_Z_FIELD) ev_unlink(g, card1); /* 5.15.4 */
}

/* ---- Before the game (6.2) ------------------------------------------------ */

/* 6.1.1: why a card's type does not belong into a section; NULL: it does. */
const char *ev_section_fault(const ArbCards *cards, uint16_t number, int section)
{
  const EvCardDef *def = &ev_cards(cards)->defs[number];
  if (section == EV_SECTION_LEADER)
    return def->type == EV_LEADER ? NULL : "is no leader card (6.1.1.1)";
  if (section == EV_SECTION_EVOLVE)
    return def->special & EV_EVOLVED ? NULL : "is no evolved card (6.1.1.3)";
  return def->type == EV_LEADER || def->special ? "cannot be in a main deck (6.1.1.2)" : NULL;
}

static void lay_out(ArbGame *g, const ArbDeck *deck, ArbSeat seat)
{
  static const uint8_t zones[EV_SECTIONS] = {[EV_SECTION_LEADER] = EV_Z_LEADER, /* 6.2.1.2 */
                                             [EV_SECTION_MAIN] = EV_Z_DECK};
  for (int i = 0; i < EV_SECTION_EVOLVE; i++) arb_zone_fill(g, &deck->sections[i], seat, zones[i]);
  ev_shuffle(g, seat); /* 6.2.1.3 */
  /* 6.2.1.4; 4.6.2: in an order from which others learn nothing */
  arb_zone_fill_mixed(g, &deck->sections[EV_SECTION_EVOLVE], seat, EV_Z_EVOLVE_DECK);
}

const char *ev_format_fault(const ArbFormat *format, int *row)
{
  int said = format->numbers[EV_N_POINTS_LIMIT], limit = said ? said : EV_POINTS_LIMIT;
  for (*row = EV_N_PLAY_POINTS_OF; *row <= EV_N_PLAY_POINTS_LAST; ++*row)
    if (format->numbers[*row] > limit)
      return "a player begins with more play points than 'play_points_max' allows";
  return NULL;
}

/* The abilities of the format belong to a definition that is in no player's deck. */
static void place_format(ArbGame *g)
{
  uint16_t def = arb_cards_format(g->cards, g->format.name);
  if (def) arb_zone_create(g, def, 0, zone_at(g, EV_Z_FORMAT, 0), ARB_CARD_TOKEN);
}

void ev_format_of(ArbGame *g, ArbSeat seat)
{
  int holder = zone_first(g, zone_at(g, EV_Z_FORMAT, 0));
  if (!holder || card_at(g, holder)->controller == seat) return;
  card_at(g, holder)->controller = seat;
  game_changed(g);
}

ArbStatus ev_set_up(ArbGame *g, const ArbSetup *setup, ArbError *error)
{
  arb_flow_seal(g);
  ev_take_derived(g, 0);
  arb_frame_push(g, EV_FRAME_TURN);
  place_format(g);
  if (setup->bare) return ARB_OK;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    if (setup->decks[seat].sections[EV_SECTION_LEADER].count != 1) {
      arb_set_error(error, ARB_UNSUPPORTED, "a deck has one leader (6.1.1.1)");
      return ARB_UNSUPPORTED;
    }
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) lay_out(g, &setup->decks[seat], seat);
  ArbFrame *frame = frame_top(g);
  if (setup->fixed_first) frame->stage = EV_STAGE_MULLIGAN;
  else /* 6.2.1.5: the player who decides who begins, until that is decided */
    ev_table(g)->first_player = (ArbSeat)arb_rng_below(g->s, g->s->seats);
  return ARB_OK;
}

static void list_players(ArbGame *g, const void *data)
{
  (void)data;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    ask_option(g, (ArbOption){.verb = EV_V_PLAYER, .object = id_player(seat)});
}

void ev_first_step(ArbGame *g) /* 6.2.1.5 */
{
  EvTable *table = ev_table(g);
  ArbPicked picked = arb_ask_pick(g, &(ArbAsk){.player = table->first_player,
                                               .shape = ARB_PICK,
                                               .rule = "6.2.1.5",
                                               .text = "Who goes first?",
                                               .min = 1,
                                               .max = 1,
                                               .list = list_players});
  table->first_player = id_seat(picked.options[0].object);
  frame_top(g)->stage = EV_STAGE_MULLIGAN;
}

static void list_hand(ArbGame *g, const void *data)
{
  for (ZONE_EACH(g, card1, zone_at(g, EV_Z_HAND, *(const ArbSeat *)data)))
    ask_option(g, (ArbOption){.verb = EV_V_CARD, .object = id_of(g, card1)});
}

/* Cards of a hand that go under the deck; the first in the order is on top of them (S16). */
typedef struct Under {
  int count;
  ArbId cards[];
} Under;

static const void *listed(ArbGame *g, const Under *under)
{
  return arb_act_listed(g, under->cards, under->count, EV_V_CARD);
}

static Under *under_new(ArbGame *g, int room)
{
  return arena_take(g, sizeof(Under) + (size_t)(room + 1) * sizeof(ArbId));
}

static Under *whole_hand(ArbGame *g, ArbSeat seat)
{
  int hand = zone_at(g, EV_Z_HAND, seat);
  Under *under = under_new(g, state_zone(g->s, hand)->count);
  for (ZONE_EACH(g, card1, hand)) under->cards[under->count++] = id_of(g, card1);
  return under;
}

static Under *some_of_hand(ArbGame *g, ArbSeat seat, const char *text, int min, int max)
{
  ArbPicked picked = arb_ask_pick(g, &(ArbAsk){.player = seat,
                                               .shape = ARB_PICK,
                                               .rule = "6.2.1.7",
                                               .text = text,
                                               .min = min,
                                               .max = max,
                                               .list = list_hand,
                                               .data = ask_seat(g, seat)});
  Under *under = under_new(g, picked.count);
  for (int i = 0; i < picked.count; i++) under->cards[under->count++] = picked.options[i].object;
  return under;
}

static ArbPicked order_of(ArbGame *g, ArbSeat seat, const Under *under)
{
  return arb_ask_order(g, &(ArbAsk){.player = seat,
                                    .shape = ARB_ORDER,
                                    .rule = "6.2.1.7",
                                    .text = "In which order do they go under your deck?",
                                    .list = arb_act_list,
                                    .data = listed(g, under)});
}

static void put_under(ArbGame *g, ArbSeat seat, const ArbPicked *order)
{
  arb_flow_seal(g);
  for (int i = 0; i < order->count; i++)
    arb_zone_move(g, id_index1(order->options[i].object), zone_at(g, EV_Z_DECK, seat), ARB_BOTTOM);
}

/* Puts the cards under the deck and draws as many.  True when there were any. */
static bool exchange(ArbGame *g, ArbSeat seat, const Under *under)
{
  if (under->count == 0) return false;
  ArbPicked order = order_of(g, seat, under);
  ev_tell(g, EV_E_MULLIGAN, seat, ARB_NOTHING, order.count, 0);
  put_under(g, seat, &order);
  ev_draw(g, seat, order.count);
  return true;
}

/* Shuffles the hand back and draws another one of `count` cards. */
static bool shuffle_hand_back(ArbGame *g, ArbSeat seat, int count)
{
  if (!arb_ask_yes(g, seat, "6.2.1.7", "Shuffle your hand into your deck and draw anew?",
                   ARB_NOTHING))
    return false;
  const Under *hand = whole_hand(g, seat);
  ev_tell(g, EV_E_MULLIGAN, seat, ARB_NOTHING, hand->count, 0);
  arb_flow_seal(g);
  for (int i = 0; i < hand->count; i++)
    arb_zone_move(g, id_index1(hand->cards[i]), zone_at(g, EV_Z_DECK, seat), ARB_BOTTOM);
  ev_shuffle(g, seat);
  ev_draw(g, seat, count);
  return true;
}

/* Keeps `kept` of the cards drawn; the player chooses which others go under the deck. */
static void put_back(ArbGame *g, ArbSeat seat, int kept)
{
  int count = state_zone(g->s, zone_at(g, EV_Z_HAND, seat))->count - kept;
  if (count <= 0) return;
  ArbPicked order =
      order_of(g, seat, some_of_hand(g, seat, "Which cards go under your deck?", count, count));
  put_under(g, seat, &order);
}

/* One mulligan of a kind, if the player takes it (6.2.1.7: the whole hand or nothing). */
static bool take_mulligan(ArbGame *g, ArbSeat seat, int kind, int taken)
{
  switch (kind) {
  case ARB_MULLIGAN_EXCHANGE:
    return exchange(g, seat,
                    some_of_hand(g, seat, "Which cards do you put under your deck to draw as many?",
                                 0, g->format.mulligan_max));
  case ARB_MULLIGAN_ANEW:
    return arb_ask_yes(g, seat, "6.2.1.7", "Put your hand under your deck and draw anew?",
                       ARB_NOTHING) &&
           exchange(g, seat, whole_hand(g, seat));
  case ARB_MULLIGAN_LONDON: return shuffle_hand_back(g, seat, arb_opening_drawn(g, seat));
  case ARB_MULLIGAN_PARIS: return shuffle_hand_back(g, seat, arb_opening_kept(g, seat, taken + 1));
  default: return false;
  }
}

/* 6.2.1.7, or the format's kind; whether the player is done with mulligans. */
static bool mulligan(ArbGame *g, ArbSeat seat, int taken)
{
  int kind = arb_opening_mulligan(g, ARB_MULLIGAN_ANEW), times = arb_opening_times(g, seat, kind);
  bool again = taken < times && take_mulligan(g, seat, kind, taken);
  if (kind < ARB_MULLIGAN_LONDON) /* with Paris nothing is put back */
    return !again || taken + 1 >= times;
  if (!again) put_back(g, seat, arb_opening_kept(g, seat, taken));
  return !again;
}

static void prepare(ArbGame *g, ArbSeat first) /* 6.2.1.8-10 */
{
  ev_player(g, ev_other(first))->evolution_points =
      (uint8_t)ev_format(g, EV_N_SECOND_POINTS, EV_SECOND_POINTS);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    EvPlayer *player = ev_player(g, seat);
    player->evolution_points =
        (uint8_t)ev_format(g, EV_N_EVOLUTION_OF + seat, player->evolution_points);
    player->max_play_points = (uint8_t)ev_format(g, EV_N_PLAY_POINTS_OF + seat, 0);
  }
  ev_tell(g, EV_E_START, first, id_player(first), 0, 0);
}

/* The values of the turn's frame before the first turn: tasks done (the hands, then each player's
** choice); mulligans that the next player has taken; players for whom the format's abilities
** ran. */
enum { DONE = 0, TAKEN = 1, HOOKED = 2 };

/* Runs the format's abilities around mulligans for each player, who is "you" in them, in turn
** order; one step for each player.  False when all players are done. */
static bool format_acts(ArbGame *g, int kind, int from)
{
  ArbFrame *frame = frame_top(g);
  int holder = zone_first(g, zone_at(g, EV_Z_FORMAT, 0)), turn = frame->value[HOOKED] - from;
  if (!holder || turn >= g->s->seats) return false;
  const EvCardDef *def = ev_def(g, card_at(g, holder)->def);
  ArbSeat first = ev_table(g)->first_player, seat = turn ? ev_other(first) : first;
  ev_format_of(g, seat);
  for (int i = 0; i < def->ability_count; i++) {
    int ability = def->first_ability + i;
    if (ev_ability(g, ability)->kind != kind) continue;
    ArbContext *context = arena_take(g, sizeof *context);
    *context = (ArbContext){.me = id_of(g, holder),
                            .you = seat,
                            .def = card_at(g, holder)->def,
                            .ability = (uint16_t)ability};
    if (arb_condition_holds(g, &ev_ability(g, ability)->if_, context))
      arb_script_call(g, ev_ability(g, ability)->function, ARB_ACT, context, NULL, 0);
  }
  frame_top(g)->value[HOOKED]++;
  return true;
}

void ev_mulligan_step(ArbGame *g)
{
  ArbFrame *frame = frame_top(g);
  ArbSeat first = ev_table(g)->first_player;
  bool mulligans = frame->value[DONE] < 3;
  if (frame->value[DONE] == 1 && !frame->value[TAKEN] && format_acts(g, EV_BEFORE_MULLIGANS, 0))
    return;
  if (frame->value[DONE] == 0) { /* 6.2.1.6 */
    arb_flow_seal(g);
    ev_draw(g, first, arb_opening_drawn(g, first));
    ev_draw(g, ev_other(first), arb_opening_drawn(g, ev_other(first)));
  } else if (mulligans) {
    int taken = frame->value[TAKEN];
    bool last = mulligan(g, frame->value[DONE] == 1 ? first : ev_other(first), taken);
    frame = frame_top(g);
    frame->value[TAKEN] = (uint8_t)(last ? 0 : taken + 1);
    if (!last) return;
  }
  if (mulligans) frame->value[DONE]++;
  if (frame->value[DONE] < 3) return;
  if (mulligans && zone_first(g, zone_at(g, EV_Z_FORMAT, 0))) return; /* it takes a step */
  if (format_acts(g, EV_AFTER_MULLIGANS, g->s->seats)) return;
  frame = frame_top(g);
  frame->value[DONE] = frame->value[HOOKED] = 0;
  prepare(g, first);
  ev_begin_turn(g, first); /* 6.2.1.11 */
}

/* ---- Positions built by hand ---------------------------------------------- */

void ev_begin(ArbGame *g)
{
  EvTable *table = ev_table(g);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    if (ev_player(g, seat)->turns == 0) ev_player(g, seat)->turns = 1;
  if (table->turn == 0) table->turn = 2;
  ev_format_of(g, table->turn_player);
  ArbFrame *frame = pool_at(g->s, ARB_POOL_FRAME, 1);
  if (frame->stage == EV_STAGE_FIRST) frame->stage = EV_STAGE_MAIN; /* unless an edit set it */
  game_changed(g);
  arb_know_open(g);
}

void ev_comes_by_hand(ArbGame *g, int card1)
{
  if (ev_has(g, card1, EV_KW_STACK)) /* 13.3.2.2 */
    ev_mark_set(g, id_of(g, card1), EV_M_COUNTERS, EV_STACK_COUNTER, 1);
}

void ev_placed(ArbGame *g, int card1, ArbId place)
{
  ArbCard *card = card_at(g, card1);
  int kind = zone_of(g, card1);
  if (ev_def(g, card->def)->special & EV_TOKEN) {
    card->flags |= ARB_CARD_TOKEN;
    ev_player(g, card->owner)->cards--;
  }
  if (kind == EV_Z_FIELD) ev_comes_by_hand(g, card1);
  if (kind != EV_Z_EVOLVE || id_is_nothing(place)) return;
  int follower1 = ev_on_field(g, place);
  if (!follower1) arb_flow_refuse(g, "it can be linked to a card on the field only (5.15.1)");
  ev_body(g, card1)->link = place;
  ev_look_at_links(g, follower1);
}

enum {
  SET_FACEUP,
  SET_CONTROLLER,
  SET_ENGAGED,
  SET_NEW,
  SET_EVOLVED_NOW,
  SET_DAMAGE,
  SET_DEFENSE,
  SET_EVOLUTION_POINTS,
  SET_TURNS,
  SET_PLAYED,
  SET_SANGUINE,
  SET_EXTRA_TURNS,
  SET_PLAY_POINTS,
  SET_MAX_PLAY_POINTS,
  SET_TURN_PLAYER,
  SET_FIRST_PLAYER,
  SET_TURN,
  SET_PHASE,
  SET_EVOLVED
};

const ArbWritable ev_writables[EV_WRITABLE_COUNT] = {
  [SET_FACEUP] = {"faceup", ARB_OF_CARD, 0, 1, "whether it lies faceup in the evolve deck"},
  [SET_CONTROLLER] = {"controller", ARB_OF_CARD, 0, 1,
                      "on whose field or in whose EX area it is: a seat from 0"},
  [SET_ENGAGED] = {"engaged", ARB_OF_CARD, 0, 1, "whether it is engaged"},
  [SET_NEW] = {"new", ARB_OF_CARD, 0, 1, "whether it came onto the field this turn"},
  [SET_EVOLVED_NOW] = {"evolved_now", ARB_OF_CARD, 0, 1, "whether it evolved this turn"},
  [SET_DAMAGE] = {"damage", ARB_OF_CARD, -INT16_MAX, INT16_MAX,
                  "how much defense it has lost (below 0: gained)"},
  [SET_DEFENSE] = {"defense", ARB_OF_PLAYER, -9999, 9999, "the defense of the leader"},
  [SET_EVOLUTION_POINTS] = {"evolution_points", ARB_OF_PLAYER, 0, UINT8_MAX,
                            "the evolution points left"},
  [SET_TURNS] = {"turns", ARB_OF_PLAYER, 0, UINT8_MAX, "how many turns the player has begun"},
  [SET_PLAYED] = {"played", ARB_OF_PLAYER, 0, UINT8_MAX, "cards played this turn"},
  [SET_SANGUINE] = {"sanguine", ARB_OF_PLAYER, 0, UINT8_MAX,
                    "whether the player's own leader was hurt in the player's turn"},
  [SET_EXTRA_TURNS] = {"extra_turns", ARB_OF_PLAYER, 0, UINT8_MAX, "turns still to be added"},
  [SET_PLAY_POINTS] = {"play_points", ARB_OF_PLAYER, 0, EV_POINTS_MOST,
                       "play points left (3.2.4.1)"},
  [SET_MAX_PLAY_POINTS] = {"max_play_points", ARB_OF_PLAYER, 0, EV_POINTS_MOST,
                           "the most play points the player has (3.2.4.1)"},
  [SET_TURN_PLAYER] = {"turn_player", ARB_OF_GAME, 0, 1, "whose turn it is"},
  [SET_FIRST_PLAYER] = {"first_player", ARB_OF_GAME, 0, 1, "who goes first"},
  [SET_TURN] = {"turn", ARB_OF_GAME, 0, UINT16_MAX - 1, "the number of the turn"},
  [SET_PHASE] = {"phase", ARB_OF_GAME, EV_PHASE_START, EV_PHASE_END,
                 "in which phase the position begins"},
  [SET_EVOLVED] = {"evolved", ARB_OF_GAME, 0, 1, "whether a follower evolved this turn (8.3.2)"},
};

/* 3.2.4.1: the format may have another limit of play points. */
int32_t ev_writable_most(const ArbGame *g, int row)
{
  bool points = row == SET_PLAY_POINTS || row == SET_MAX_PLAY_POINTS;
  return points ? ev_points_limit(g) : ev_writables[row].most;
}

/* Puts a card onto another field or into another EX area (3.1.2), as if it had always been
** there. */
static bool set_controller(ArbGame *g, int card1, int32_t value)
{
  int kind = zone_of(g, card1);
  if ((kind != EV_Z_FIELD && kind != EV_Z_EX) || value < 0 || value >= g->s->seats) return false;
  arb_zone_move(g, card1, zone_at(g, kind, (ArbSeat)value), ARB_BOTTOM);
  card_at(g, card1)->controller = (ArbSeat)value;
  return true;
}

static int counter_named(const ArbGame *g, const char *name)
{
  const EvCards *cards = ev_cards(g->cards);
  for (int i = 0; i < cards->counter_count; i++)
    if (strcmp(cards->counters[i], name) == 0) return i;
  return -1;
}

int32_t ev_named_count(ArbGame *g, ArbId object, const char *name)
{
  int counter = counter_named(g, name);
  return counter < 0 ? ARB_NULL : ev_counters(g, object, counter);
}

/* Counters of a name (14.1.2). */
static bool set_counters(ArbGame *g, int card1, const char *name, int32_t value)
{
  int counter = counter_named(g, name);
  if (counter < 0 || value < 0 || value > INT16_MAX) return false;
  ev_remove_counters(g, id_of(g, card1), counter, INT16_MAX);
  ev_put_counters(g, id_of(g, card1), counter, value);
  return true;
}

static bool set_faceup(ArbGame *g, int card1, int32_t value)
{
  ArbCard *card = card_at(g, card1);
  if (zone_of(g, card1) != EV_Z_EVOLVE_DECK) return false;
  card->flags = (uint8_t)(value ? card->flags | EV_CARD_FACEUP : card->flags & ~EV_CARD_FACEUP);
  if (value) card->known = (uint8_t)((1u << g->s->seats) - 1);
  return true;
}

static bool set_card(ArbGame *g, ArbId id, int row, const char *name, int32_t value)
{
  int card1 = id_index1(id);
  if (row == SET_FACEUP) return set_faceup(g, card1, value);
  if (row == SET_CONTROLLER) return set_controller(g, card1, value);
  EvBody *body = ev_body(g, card1);
  if (!body) return false;
  switch (row) {
  case SET_ENGAGED: flag_set(&body->flags, EV_ENGAGED, value); return true;
  case SET_NEW: flag_set(&body->flags, EV_NEW, value); return true;
  case SET_EVOLVED_NOW: flag_set(&body->flags, EV_EVOLVED_NOW, value); return true;
  case SET_DAMAGE: return body->lost = (int16_t)value, true;
  default: return set_counters(g, card1, name, value);
  }
}

static bool set_player(ArbGame *g, ArbSeat seat, int row, int32_t value)
{
  EvPlayer *player = ev_player(g, seat);
  int leader1 = ev_leader_of(g, seat);
  bool points = row == SET_PLAY_POINTS || row == SET_MAX_PLAY_POINTS;
  if (points && value > ev_points_limit(g)) /* the format may have another limit */
    arb_flow_refuse(g, "\"%s\" cannot be set to %d: the limit of this format is %d (3.2.4.1)",
                    ev_writables[row].name, (int)value, ev_points_limit(g));
  switch (row) {
  case SET_DEFENSE:
    if (!leader1) return false;
    return ev_body(g, leader1)->lost = (int16_t)(ev_leader_defense(g, seat) - value), true;
  case SET_EVOLUTION_POINTS: return player->evolution_points = (uint8_t)value, true;
  case SET_TURNS: return player->turns = (uint16_t)value, true;
  case SET_PLAYED: return player->played = (uint8_t)value, true;
  case SET_SANGUINE: return player->bled = value != 0, true;
  case SET_EXTRA_TURNS: return player->extra_turns = (uint8_t)value, true;
  case SET_PLAY_POINTS: return player->play_points = (uint8_t)value, true;
  case SET_MAX_PLAY_POINTS: return player->max_play_points = (uint8_t)value, true;
  default: return false;
  }
}

/* Sets the phase of the turn in which the position begins. */
static bool set_phase(const ArbGame *g, int32_t phase)
{
  static const uint8_t stages[] = {[EV_PHASE_START] = EV_STAGE_START,
                                   [EV_PHASE_MAIN] = EV_STAGE_MAIN,
                                   [EV_PHASE_END] = EV_STAGE_CLOSING};
  ArbFrame *turn = pool_at(g->s, ARB_POOL_FRAME, 1);
  turn->stage = stages[phase];
  arb_phases_drop(turn);
  ev_table(g)->phase = (uint8_t)phase;
  return true;
}

bool ev_set(ArbGame *g, ArbId object, int row, const char *name, int32_t value)
{
  EvTable *table = ev_table(g);
  if (id_kind(object) == ARB_KIND_CARD) return set_card(g, object, row, name, value);
  if (id_kind(object) == ARB_KIND_PLAYER) return set_player(g, id_seat(object), row, value);
  switch (row) {
  case SET_TURN_PLAYER: return table->turn_player = (ArbSeat)value, true;
  case SET_FIRST_PLAYER: return table->first_player = (ArbSeat)value, true;
  case SET_TURN: return table->turn = (uint16_t)value, true;
  case SET_PHASE: return set_phase(g, value);
  case SET_EVOLVED: return table->evolved = value != 0, true; /* 8.3.2 */
  default: return false;
  }
}

/* ---- Views ----------------------------------------------------------------- */

void ev_card_view(ArbGame *g, int card1, bool sees, ArbCardView *view)
{
  const EvBody *body = ev_body(g, card1);
  int kind = zone_of(g, card1);
  int type = sees ? ev_face(g, card1)->type : EV_NO_TYPE;
  bool lives = type == EV_FOLLOWER || type == EV_LEADER;
  view->facedown = kind == EV_Z_EVOLVE_DECK && !(card_at(g, card1)->flags & EV_CARD_FACEUP);
  view->numbers[0] = type == EV_FOLLOWER ? ev_attack_of(g, card1) : ARB_NO_NUMBER;
  view->numbers[1] = lives ? ev_defense_of(g, card1) : ARB_NO_NUMBER;
  view->numbers[2] = body ? body->lost : 0;
  view->numbers[3] = body && body->flags & EV_ENGAGED;
  if (!body) return;
  view->attached_to = body->link;
}

/* Whether a redeal may put a face on this hidden card. */
bool ev_may_lie(const ArbGame *g, int card1, uint16_t def)
{
  bool evolved = ev_def(g, def)->special & EV_EVOLVED;
  return evolved == (zone_of(g, card1) == EV_Z_EVOLVE_DECK);
}

/* ---- The invariants --------------------------------------------------------- */

static bool check_frames(const ArbGame *g, ArbError *error)
{
  for (int i = 1; i <= g->s->pools[ARB_POOL_FRAME].used; i++) {
    const ArbFrame *frame = pool_at(g->s, ARB_POOL_FRAME, i);
    if (frame->kind1 - 1 == EV_FRAME_RESOLVE &&
        !pool_in_use(g->s, EV_POOL_ITEM, id_index1(frame->place)))
      return arb_check_fault(error, "nothing is to be resolved", i);
    if (frame->kind1 - 1 == EV_FRAME_TURN && !ev_phases_are_sound(frame))
      return arb_check_fault(error, "an added phase is none", i);
  }
  return true;
}

static bool check_players(const ArbGame *g, ArbError *error)
{
  int limit = ev_points_limit(g);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    if (ev_player(g, seat)->play_points > limit || ev_player(g, seat)->max_play_points > limit)
      return arb_check_fault(error, "more play points than the limit (3.2.4.1)", seat);
  return true;
}

static bool check_body(const ArbGame *g, int card1, ArbError *error)
{
  int kind = zone_of(g, card1);
  const EvBody *body = ev_body(g, card1);
  if (!body) return true;
  if (body->face < 1 || body->face > g->cards->card_count)
    return arb_check_fault(error, "a card has no information", card1);
  if (kind != EV_Z_EVOLVE && !id_is_nothing(body->link))
    return arb_check_fault(error, "what is not in the evolve zone is linked (5.15.1)", card1);
  if (!id_is_nothing(body->link) && !ev_on_field(g, body->link))
    return arb_check_fault(error, "a link to what is not on the field (5.15.4)", card1);
  if (kind != EV_Z_FIELD) return true;
  return body->face == ev_face_of(g, card1) ||
         arb_check_fault(error, "information of another card (5.15.2)", card1);
}

/* Checks that a card is where its kind may be. */
static bool check_place(const ArbGame *g, int card1, ArbError *error)
{
  const ArbCard *card = card_at(g, card1);
  const EvCardDef *def = ev_def(g, card->def);
  int kind = zone_of(g, card1);
  ArbSeat whose = state_zone(g->s, card->zone)->owner;
  bool token = card->flags & ARB_CARD_TOKEN, evolved = def->special & EV_EVOLVED;
  if (!arb_zone_takes(g, kind, card->def))
    return arb_check_fault(error, "a card lies where none of its type may (4.4.1)", card1);
  if (kind == EV_Z_FORMAT) return true;
  if (token && kind != EV_Z_EX && kind != EV_Z_FIELD && kind != EV_Z_RESOLUTION)
    return arb_check_fault(error, "a token is where none may exist (9.1.4)", card1);
  if (evolved != (kind == EV_Z_EVOLVE || kind == EV_Z_EVOLVE_DECK))
    return arb_check_fault(error, "an evolved card is elsewhere (4.6.1)", card1);
  if (whose != ARB_NO_SEAT && card->controller != whose)
    return arb_check_fault(error, "a card's controller is not whose zone it is (3.1.2)", card1);
  if (whose != ARB_NO_SEAT && kind != EV_Z_FIELD && card->owner != whose && kind != EV_Z_EX)
    return arb_check_fault(error, "a card lies in another player's zone (4.1.6)", card1);
  return true;
}

static bool known_ability(const ArbGame *g, int ability)
{
  return ability == EV_NO_ABILITY || ability < ev_cards(g->cards)->ability_count;
}

static bool check_marks(const ArbGame *g, ArbError *error)
{
  const EvCards *cards = ev_cards(g->cards);
  for (int i = 1; i <= g->s->pools[EV_POOL_MARK].used; i++) {
    const EvMark *mark = pool_at(g->s, EV_POOL_MARK, i);
    int bound = mark->kind1 == EV_M_COUNTERS ? cards->counter_count : cards->ability_count;
    bool there = state_resolve(g->s, mark->object) != NULL;
    if (mark->kind1 > EV_M_COUNTED || (mark->kind1 && mark->what >= bound))
      return arb_check_fault(error, "a mark is nothing", i);
    if (mark->kind1 && mark->kind1 != EV_M_COUNTERS && !there)
      return arb_check_fault(error, "a mark on what is gone (4.1.4)", i);
    if (mark->kind1 == EV_M_COUNTERS &&
        (mark->amount < 1 || (there && !ev_bears_counters(g, mark->object))))
      return arb_check_fault(error, "counters that are none (14.1)", i);
  }
  for (int i = 1; i <= g->s->pools[EV_POOL_DELAYED].used; i++) {
    const EvDelayed *delayed = pool_at(g->s, EV_POOL_DELAYED, i);
    if (delayed->in_use &&
        (delayed->ability >= cards->ability_count || !game_has_seat(g, delayed->controller)))
      return arb_check_fault(error, "what waits is nothing (10.7.5)", i);
  }
  return true;
}

static bool check_items(const ArbGame *g, ArbError *error)
{
  for (int i = 1; i <= g->s->pools[EV_POOL_ITEM].used; i++) {
    const EvItem *item = ev_item(g, i);
    if (!item->kind1) continue;
    if (item->kind1 > EV_I_AUTOMATIC || !game_has_seat(g, item->controller) ||
        !known_ability(g, item->ability) || item->def > g->cards->card_count ||
        item->event.kind1 > EV_EVENT_COUNT)
      return arb_check_fault(error, "what is played is nothing", i);
    if (item->kind1 == EV_I_CARD && !ev_find_in(g, item->card, EV_Z_RESOLUTION) &&
        ev_table(g)->running1 != i)
      return arb_check_fault(error, "what is played is not in the resolution zone (10.6.2.1)", i);
  }
  for (int i = 1; i <= g->s->pools[EV_POOL_PAST].used; i++) {
    const EvPast *past = pool_at(g->s, EV_POOL_PAST, i);
    if (past->item1 && (past->face > g->cards->card_count || past->text > g->cards->card_count))
      return arb_check_fault(error, "a memory is nobody's", i);
  }
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++) {
    const EvEffect *effect = pool_at(g->s, EV_POOL_EFFECT, i);
    if (effect->kind1 >= EV_EFFECT_KINDS || effect->keyword >= EV_GIVEN_TRAITS_MAX ||
        (effect->kind1 == EV_F_KEYWORD && effect->keyword >= g->cards->keyword_count))
      return arb_check_fault(error, "a lasting effect is nothing", i);
    bool names_card = effect->kind1 == EV_F_COPY || effect->kind1 == EV_F_TEXT;
    if (names_card && (effect->amount < 1 || effect->amount > g->cards->card_count))
      return arb_check_fault(error, "a copy of nothing", i);
    if (effect->kind1 == EV_F_PLAYED && id_seat(effect->object) >= g->s->seats)
      return arb_check_fault(error, "a card that nobody has played (13.2.1)", i);
    bool remembers = EV_MEMORY >> effect->kind1 & 1;
    if (effect->kind1 && effect->kind1 != EV_F_PLAYED && !remembers &&
        !state_resolve(g->s, effect->object))
      return arb_check_fault(error, "an effect on what is gone (4.1.4)", i);
  }
  for (int i = 1; i <= g->s->pools[EV_POOL_DERIVED].used; i++) {
    const EvDerived *derived = pool_at(g->s, EV_POOL_DERIVED, i);
    if (derived->text > g->cards->card_count)
      return arb_check_fault(error, "the text of no card (10.9.1.2)", i);
  }
  if (!check_marks(g, error)) return false;
  int running1 = ev_table(g)->running1;
  return !running1 || arb_check_fault(error, "something is still being resolved", running1);
}

bool ev_check(const ArbGame *g, ArbError *error)
{
  int brought[ARB_SEATS_MAX] = {0};
  if (!check_frames(g, error) || !check_players(g, error) || !check_items(g, error)) return false;
  for (int card1 = 1; card1 <= g->s->pools[ARB_POOL_CARD].used; card1++) {
    if (!pool_in_use(g->s, ARB_POOL_CARD, card1)) continue;
    const ArbCard *card = card_at(g, card1);
    if (!game_has_seat(g, card->controller))
      return arb_check_fault(error, "nobody controls a card", card1);
    if (!(card->flags & ARB_CARD_TOKEN)) brought[card->owner]++;
    if (!check_body(g, card1, error) || !check_place(g, card1, error)) return false;
  }
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    if (brought[seat] != ev_player(g, seat)->cards)
      return arb_check_fault(error, "a player's cards are not all there", brought[seat]);
  if (!g->s->over && !arb_know_open_is_shown((ArbGame *)(uintptr_t)g))
    return arb_check_fault(error, "a card that lies open is not known to all", 0);
  return ev_derived_hold((ArbGame *)(uintptr_t)g) || /* it changes only derived values */
         arb_check_fault(error, "card information is out of date (10.9.1)", 0);
}
