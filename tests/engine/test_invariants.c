/* SPDX-License-Identifier: MIT */
/*
** test_invariants.c -- arb_check finds each thing that can be wrong with a game.
**
** Boards are played at random and stopped.  In a copy of the game one record is spoiled, in one
** way, and arb_check then says what is wrong, in the words that stand in the table.  In the game
** itself it finds nothing.  Each row of the tables must have been met.
*/
#include "boards.h"
#include "evolve/effects/effects.h"
#include "evolve/ev.h"
#include "kernel/cards/tally.h"
#include "kernel/parts/phases.h"
#include "riftbound/effects/effects.h"
#include "riftbound/rb.h"
#include "riftbound/timing/timing.h"
#include "support.h"

enum {
  BOARDS = 400,    /* at most, until each row was met */
  DECISIONS = 120, /* of each */
  EVERY = 4,       /* a game is stopped after so many */
  OFTEN = 4,       /* each row is tried so often at most */
  NOBODY = 7       /* a seat that no game has */
};

/* One way to spoil a record; false: this one cannot be spoiled so. */
typedef struct Row {
  const char *what, *told;
  int pool;
  bool (*spoil)(ArbGame *g, void *record, int index1);
} Row;

/* ---- What a row may ask for ----------------------------------------------------- */

static ArbZone *zone_of_card(ArbGame *g, const ArbCard *card)
{
  return pool_at(g->base, ARB_POOL_ZONE, card->zone + 1);
}

static bool lies_in(ArbGame *g, const ArbCard *card, int kind)
{
  return zone_of_card(g, card)->kind1 == kind + 1;
}

static ArbCard *card_of_body(ArbGame *g, uint16_t card1)
{
  return pool_at(g->base, ARB_POOL_CARD, card1);
}

/* An id that named the card once, or will when it has gone somewhere else. */
static ArbId gone(ArbId id)
{
  return (ArbId){id.slot, (uint16_t)(id.generation + 1)};
}

/* A definition of Riftbound with this type; 0: the pool has none. */
static uint16_t rb_def_of_type(ArbGame *g, int type)
{
  for (int def = 1; def <= g->cards->card_count; def++)
    if (rb_def(g, (uint16_t)def)->type == type) return (uint16_t)def;
  return 0;
}

/* The same of Evolve, evolved or not. */
static uint16_t ev_def_of_type(ArbGame *g, int type, bool evolved)
{
  for (int def = 1; def <= g->cards->card_count; def++)
    if (ev_def(g, (uint16_t)def)->type == type &&
        (ev_def(g, (uint16_t)def)->special & EV_EVOLVED) == (evolved ? EV_EVOLVED : 0))
      return (uint16_t)def;
  return 0;
}

/* Each row is a function: where the condition holds of the record `it`, the change is made. */
#define SPOIL(name, type, condition, change)             \
  static bool name(ArbGame *g, void *record, int index1) \
  {                                                      \
    type *it = record;                                   \
    (void)g, (void)it, (void)index1;                     \
    if (!(condition)) return false;                      \
    change;                                              \
    return true;                                         \
  }

/* ---- What holds of both games ----------------------------------------------------- */

#define ANY_ROWS(X)                                                                                \
  X(zone_kind, ARB_POOL_ZONE, ArbZone, true, it->kind1 ^= 1, "no such zone")                       \
  X(zone_owner, ARB_POOL_ZONE, ArbZone, true, it->owner ^= 1, "no such zone")                      \
  X(zone_beyond, ARB_POOL_ZONE, ArbZone, it->first1,                                               \
    it->first1 = (uint16_t)(g->base->pools[ARB_POOL_CARD].used + 1), "a zone holds no card")       \
  X(card_elsewhere, ARB_POOL_CARD, ArbCard, true, it->zone ^= 1, "a zone's links are broken")      \
  X(card_back, ARB_POOL_CARD, ArbCard, true, it->prev1 ^= 1, "a zone's links are broken")          \
  X(card_def, ARB_POOL_CARD, ArbCard, true, it->def = (uint16_t)(g->cards->card_count + 1),        \
    "a card has no definition")                                                                    \
  X(card_owner, ARB_POOL_CARD, ArbCard, true, it->owner = g->base->seats, "a card has no owner")   \
  X(zone_less, ARB_POOL_ZONE, ArbZone, it->count, it->count--, "a zone counts wrongly")            \
  X(zone_more, ARB_POOL_ZONE, ArbZone, true, it->count++, "a zone counts wrongly")                 \
  X(zone_last, ARB_POOL_ZONE, ArbZone, it->count > 1, it->last1 = it->first1,                      \
    "a zone counts wrongly")                                                                       \
  X(zone_lost, ARB_POOL_ZONE, ArbZone, it->count, it->first1 = it->last1 = it->count = 0,          \
    "a card is in no zone")                                                                        \
  X(frame_kind, ARB_POOL_FRAME, ArbFrame, true, it->kind1 = (uint16_t)(g->rules->frame_count + 1), \
    "no such frame")                                                                               \
  X(frame_first, ARB_POOL_FRAME, ArbFrame, index1 > 1, it->kind1 = 1, "no such frame")             \
  X(frame_stage, ARB_POOL_FRAME, ArbFrame, g->rules->frames[it->kind1 - 1].stages,                 \
    it->stage = (uint8_t)g->rules->frames[it->kind1 - 1].stages, "a frame is nowhere")             \
  X(card_controller, ARB_POOL_CARD, ArbCard, true, it->controller = g->base->seats,                \
    "nobody controls a card")                                                                      \
  X(card_no_body, ARB_POOL_CARD, ArbCard, it->body1, it->body1 = 0,                                \
    "a record on the board is missing or left over")                                               \
  X(card_more_body, ARB_POOL_CARD, ArbCard, !it->body1, it->body1 = 1,                             \
    "a record on the board is missing or left over")                                               \
  X(tally_kind, ARB_POOL_TALLY, ArbCount, true,                                                    \
    it->tally1 = (uint16_t)(g->cards->tally_count + 1), "a count is of no tally")                  \
  X(tally_seat, ARB_POOL_TALLY, ArbCount, true, it->seat = g->base->seats, "a count is of no tally")

/* ---- Riftbound ----------------------------------------------------- */

static RbSummary *summary_of(ArbGame *g)
{
  return pool_at(g->base, RB_POOL_SUMMARY, 1);
}

static bool is_outlined(ArbGame *g)
{
  return summary_of(g)->outlined && !(g->base->touched[RB_LOOK_OUTLINE] & RB_OUTLINED);
}

static bool waits_for_any(ArbGame *g)
{
  for (int kind = 0; kind < RB_EVENT_COUNT; kind++)
    if (events_have(&summary_of(g)->watches, kind)) return true;
  return false;
}

/* Whether the layers have been computed, for a unit among others. */
static bool has_layers(ArbGame *g, int body1)
{
  uint32_t looks = summary_of(g)->looks;
  const RbBody *body = pool_at(g->base, RB_POOL_BODY, body1);
  return pool_in_use(g->base, RB_POOL_BODY, body1) && looks &&
         !(g->base->touched[RB_LOOK_LAYERS] & looks) &&
         lies_in(g, card_of_body(g, body->card1), RB_Z_BOARD);
}

static bool is_permanent(ArbGame *g, const RbBody *body)
{
  return lies_in(g, card_of_body(g, body->card1), RB_Z_BOARD);
}

/* Makes an effect one of another kind, whose x and amount are these. */
static void become(RbEffect *effect, int kind, int x, int amount)
{
  effect->kind1 = (uint16_t)kind, effect->x = (uint16_t)x, effect->amount = (int16_t)amount;
}

/* Effects whose ability must be there. */
static bool begins_text(const RbEffect *effect)
{
  return (effect->kind1 >= RB_F_STATIC && effect->kind1 <= RB_F_REPLACEMENT) ||
         effect->kind1 == RB_F_ABILITY;
}

#define NO_ITEM     "an item on the chain is nothing"
#define NO_CHOICE   "a choice is made for nothing"
#define NO_EFFECT   "a lasting effect is nothing"
#define NO_TOP      "a card is attached to nothing, or to what is elsewhere"
#define NO_TIME     "no such time was called"
#define NO_FIELD    "a showdown is nowhere or nobody's"
#define NO_COUNTER  "counters that are none"
#define OUT_OF_DATE "derived values are out of date"
#define NO_OUTLINE  "the outline lacks something"
#define NOT_ALL     "a player's cards are not all there"

#define RB_ROWS(X)                                                                                 \
  X(queue, RB_POOL_TABLE, RbTable, true, it->queue = NOBODY, "nobody's turn")                      \
  X(turn_player, RB_POOL_TABLE, RbTable, true, it->turn_player = NOBODY, "nobody's turn")          \
  X(first_player, RB_POOL_TABLE, RbTable, true, it->first_player = NOBODY, "nobody's turn")        \
  X(invited, RB_POOL_TABLE, RbTable, true, it->invited = NOBODY, "nobody's turn")                  \
  X(winner, RB_POOL_TABLE, RbTable, true, it->last_winner = NOBODY, "nobody's turn")               \
  X(time, RB_POOL_TABLE, RbTable, true, g->base->time = RB_TIMES, NO_TIME)                         \
  X(time_left, RB_POOL_TABLE, RbTable, !g->base->time, g->base->time_left = 1, NO_TIME)            \
  X(running, RB_POOL_TABLE, RbTable, true,                                                         \
    it->running1 = (uint16_t)(g->base->pools[RB_POOL_ITEM].capacity + 1), "what runs is nothing")  \
  X(priority, ARB_POOL_FRAME, ArbFrame, it->kind1 == RB_FRAME_CHAIN + 1,                           \
    it->value[RB_PRIORITY] = NOBODY, "nobody has priority")                                        \
  X(phase, ARB_POOL_FRAME, ArbFrame, it->kind1 == RB_FRAME_TURN + 1,                               \
    it->value[ARB_PHASE_BACK] = UINT8_MAX, "an added phase is none")                               \
  X(focus, ARB_POOL_FRAME, ArbFrame, it->kind1 == RB_FRAME_SHOWDOWN + 1,                           \
    it->value[RB_FOCUS] = NOBODY, NO_FIELD)                                                        \
  X(at_base, ARB_POOL_FRAME, ArbFrame, it->kind1 == RB_FRAME_SHOWDOWN + 1, it->place = rb_base(0), \
    NO_FIELD)                                                                                      \
  X(nowhere, ARB_POOL_FRAME, ArbFrame, it->kind1 == RB_FRAME_SHOWDOWN + 1,                         \
    it->place = gone(it->place), NO_FIELD)                                                         \
  X(attacking, ARB_POOL_FRAME, ArbFrame, it->kind1 == RB_FRAME_SHOWDOWN + 1,                       \
    it->value[RB_ATTACKING] = NOBODY, "nobody attacks or defends")                                 \
  X(defending, ARB_POOL_FRAME, ArbFrame, it->kind1 == RB_FRAME_SHOWDOWN + 1,                       \
    it->value[RB_DEFENDING] = NOBODY, "nobody attacks or defends")                                 \
  X(item_kind, RB_POOL_ITEM, RbItem, true, it->kind1 = RB_I_TRIGGERED + 1, NO_ITEM)                \
  X(item_player, RB_POOL_ITEM, RbItem, true, it->controller = g->base->seats, NO_ITEM)             \
  X(item_no_def, RB_POOL_ITEM, RbItem, true, it->def = 0, NO_ITEM)                                 \
  X(item_def, RB_POOL_ITEM, RbItem, true, it->def = (uint16_t)(g->cards->card_count + 1), NO_ITEM) \
  X(item_ability, RB_POOL_ITEM, RbItem, true,                                                      \
    it->ability = (uint16_t)rb_cards(g->cards)->ability_count, NO_ITEM)                            \
  X(item_event, RB_POOL_ITEM, RbItem, true, it->event.kind1 = RB_EVENT_COUNT + 1, NO_ITEM)         \
  X(pick_item, RB_POOL_PICK, ArbPick, true,                                                        \
    it->item1 = (uint16_t)(g->base->pools[RB_POOL_ITEM].used + 1), "something goes with no item")  \
  X(pick_slot, RB_POOL_PICK, ArbPick, true, it->slot = ARB_SLOTS_MAX + 1, NO_CHOICE)               \
  X(pick_round, RB_POOL_PICK, ArbPick, true, it->round = UINT8_MAX, NO_CHOICE)                     \
  X(counter_name, RB_POOL_EFFECT, RbEffect, true,                                                  \
    become(it, RB_F_COUNTERS, rb_cards(g->cards)->counter_count, 1), NO_COUNTER)                   \
  X(no_counters, RB_POOL_EFFECT, RbEffect, true, become(it, RB_F_COUNTERS, 0, 0), NO_COUNTER)      \
  X(lost_text, RB_POOL_EFFECT, RbEffect, true,                                                     \
    become(it, RB_F_LOSES, g->cards->card_count + 1, 1), NO_EFFECT)                                \
  X(effect_kind, RB_POOL_EFFECT, RbEffect, true, it->kind1 = RB_EFFECT_KINDS, NO_EFFECT)           \
  X(effect_keyword, RB_POOL_EFFECT, RbEffect, true,                                                \
    it->keyword = (uint8_t)g->cards->keyword_count, NO_EFFECT)                                     \
  X(effect_def, RB_POOL_EFFECT, RbEffect, true, it->def = (uint16_t)(g->cards->card_count + 1),    \
    NO_EFFECT)                                                                                     \
  X(extra_turn, RB_POOL_EFFECT, RbEffect, true, become(it, RB_F_EXTRA_TURN, 0, 0); it->def = 0;    \
    it->controller = NOBODY, NO_EFFECT)                                                            \
  X(effect_text, RB_POOL_EFFECT, RbEffect, begins_text(it), it->def = 0, NO_EFFECT)                \
  X(effect_ability, RB_POOL_EFFECT, RbEffect, begins_text(it),                                     \
    it->ability = (uint16_t)rb_cards(g->cards)->ability_count, NO_EFFECT)                          \
  X(token_away, ARB_POOL_CARD, ArbCard, !it->body1 && !lies_in(g, it, RB_Z_CHAIN),                 \
    it->flags |= ARB_CARD_TOKEN, "a token is off the board")                                       \
  X(contested, RB_POOL_BODY, RbBody, it->flags &RB_CONTESTED, it->contested_by = NOBODY,           \
    "nobody contests a battlefield")                                                               \
  X(damage, RB_POOL_BODY, RbBody, true, it->damage = -1, "negative damage")                        \
  X(place, RB_POOL_BODY, RbBody, is_permanent(g, it), it->place = ARB_NOTHING,                     \
    "a card on the board is nowhere")                                                              \
  X(place_of_none, RB_POOL_BODY, RbBody, is_permanent(g, it),                                      \
    it->place = id_make(ARB_KIND_PLACE, 0, 0), "a card on the board is nowhere")                   \
  X(place_beyond, RB_POOL_BODY, RbBody, is_permanent(g, it), it->place = rb_base(g->base->seats),  \
    "a card on the board is nowhere")                                                              \
  X(hidden_place, RB_POOL_BODY, RbBody, lies_in(g, card_of_body(g, it->card1), RB_Z_FACEDOWN),     \
    it->place = gone(it->place), "a card on the board is nowhere")                                 \
  X(nobodys, ARB_POOL_CARD, ArbCard, lies_in(g, it, RB_Z_BOARD), it->controller = ARB_NO_SEAT,     \
    "nobody controls a permanent")                                                                 \
  X(top_most, RB_POOL_BODY, RbBody, true, it->flags ^= RB_TOP_MOST,                                \
    "a Top-Most Card with nothing attached, or the reverse")                                       \
  X(no_text, RB_POOL_BODY, RbBody, id_is_nothing(it->top), it->text_def = 1, "text from nowhere")  \
  X(attached_text, RB_POOL_BODY, RbBody, !id_is_nothing(it->top),                                  \
    it->text_def = (uint16_t)(g->cards->card_count + 1), NO_TOP)                                   \
  X(attached_place, RB_POOL_BODY, RbBody, !id_is_nothing(it->top),                                 \
    it->place = id_equal(it->place, rb_base(0)) ? rb_base(1) : rb_base(0), NO_TOP)                 \
  X(anothers, ARB_POOL_CARD, ArbCard, lies_in(g, it, RB_Z_HAND), it->owner ^= 1,                   \
    "a card lies in another player's zone")                                                        \
  X(rune_in_hand, ARB_POOL_CARD, ArbCard, lies_in(g, it, RB_Z_HAND),                               \
    it->def = rb_def_of_type(g, RB_RUNE), "a card lies where none of its type may")                \
  X(derived, RB_POOL_DERIVED, RbDerived, has_layers(g, index1), it->might++, OUT_OF_DATE)          \
  X(about, RB_POOL_TABLE, RbTable, is_outlined(g) && summary_of(g)->about,                         \
    summary_of(g)->about = 0, NO_OUTLINE)                                                          \
  X(gives, RB_POOL_TABLE, RbTable, is_outlined(g) && summary_of(g)->gives,                         \
    summary_of(g)->gives = 0, NO_OUTLINE)                                                          \
  X(printed, RB_POOL_TABLE, RbTable, is_outlined(g) && summary_of(g)->keywords,                    \
    summary_of(g)->keywords = 0, NO_OUTLINE)                                                       \
  X(rests, RB_POOL_TABLE, RbTable, is_outlined(g) && summary_of(g)->rests,                         \
    summary_of(g)->rests = 0, NO_OUTLINE)                                                          \
  X(watches, RB_POOL_TABLE, RbTable, is_outlined(g) && waits_for_any(g),                           \
    summary_of(g)->watches = (ArbEventSet){0}, NO_OUTLINE)                                         \
  X(cards, RB_POOL_PLAYER, RbPlayer, true, it->cards++, NOT_ALL)

/* What hardly a board shows: a modal spell on the chain for which a unit was given up, in a pool
** where no card has a second buff, and a hand that lies open. */
#define DESK_ROWS(X)                                                                              \
  X(past_item, RB_POOL_PAST, RbPast, it->item1,                                                   \
    it->item1 = (uint16_t)(g->base->pools[RB_POOL_ITEM].used + 1), "something goes with no item") \
  X(past_no_def, RB_POOL_PAST, RbPast, it->item1, it->def = 0, "a memory is nobody's")            \
  X(past_def, RB_POOL_PAST, RbPast, it->item1, it->def = (uint16_t)(g->cards->card_count + 1),    \
    "a memory is nobody's")                                                                       \
  X(no_mode, RB_POOL_PICK, ArbPick, it->slot == RB_PICK_MODE, it->id.slot = 0, "an unknown mode") \
  X(mode, RB_POOL_PICK, ArbPick, it->slot == RB_PICK_MODE, it->id.slot = 3, "an unknown mode")    \
  X(buffs, RB_POOL_BODY, RbBody, is_permanent(g, it), it->buffs = 2, "more than one buff")        \
  X(unknown, ARB_POOL_CARD, ArbCard, lies_in(g, it, RB_Z_HAND) && it->owner == 1, it->known = 2,  \
    "a card that lies open is not known to all")

/* ---- Evolve ----------------------------------------------------- */

static bool on_field(ArbGame *g, const EvBody *body)
{
  return lies_in(g, card_of_body(g, body->card1), EV_Z_FIELD);
}

static bool has_object(const EvEffect *effect)
{
  return effect->kind1 != EV_F_PLAYED && !(EV_MEMORY >> effect->kind1 & 1);
}

/* Whether card information has been computed, of a card on the field among others. */
static bool has_information(ArbGame *g, int body1)
{
  const EvDerived *first = pool_at(g->base, EV_POOL_DERIVED, 1);
  return pool_in_use(g->base, EV_POOL_BODY, body1) && first->stamp == g->base->change + 1 &&
         on_field(g, pool_at(g->base, EV_POOL_BODY, body1));
}

static void become_spell(ArbGame *g, EvBody *body)
{
  body->face = card_of_body(g, body->card1)->def = ev_def_of_type(g, EV_SPELL, false);
}

#define NO_PLAYED  "what is played is nothing"
#define NO_MARK    "a mark is nothing"
#define NO_WAIT    "what waits is nothing"
#define NO_INFO    "a card has no information"
#define MORE_POINT "more play points than the limit"
#define EV_COUNTS  "counters that are none"

#define EV_ROWS(X)                                                                                 \
  X(resolved, ARB_POOL_FRAME, ArbFrame, it->kind1 == EV_FRAME_RESOLVE + 1,                         \
    it->place = id_make(ARB_KIND_ITEM, g->base->pools[EV_POOL_ITEM].used + 1, 0),                  \
    "nothing is to be resolved")                                                                   \
  X(ev_phase, ARB_POOL_FRAME, ArbFrame, it->kind1 == EV_FRAME_TURN + 1,                            \
    it->value[ARB_PHASE_BACK] = UINT8_MAX, "an added phase is none")                               \
  X(points, EV_POOL_PLAYER, EvPlayer, true, it->play_points = UINT8_MAX, MORE_POINT)               \
  X(most_points, EV_POOL_PLAYER, EvPlayer, true, it->max_play_points = UINT8_MAX, MORE_POINT)      \
  X(ev_item_kind, EV_POOL_ITEM, EvItem, true, it->kind1 = EV_I_AUTOMATIC + 1, NO_PLAYED)           \
  X(ev_item_player, EV_POOL_ITEM, EvItem, true, it->controller = NOBODY, NO_PLAYED)                \
  X(ev_item_ability, EV_POOL_ITEM, EvItem, true,                                                   \
    it->ability = (uint16_t)ev_cards(g->cards)->ability_count, NO_PLAYED)                          \
  X(ev_item_def, EV_POOL_ITEM, EvItem, true, it->def = (uint16_t)(g->cards->card_count + 1),       \
    NO_PLAYED)                                                                                     \
  X(ev_item_event, EV_POOL_ITEM, EvItem, true, it->event.kind1 = EV_EVENT_COUNT + 1, NO_PLAYED)    \
  X(resolution, EV_POOL_ITEM, EvItem, it->kind1 == EV_I_CARD, it->card = gone(it->card),           \
    "what is played is not in the resolution zone")                                                \
  X(past_face, EV_POOL_PAST, EvPast, it->item1, it->face = (uint16_t)(g->cards->card_count + 1),   \
    "a memory is nobody's")                                                                        \
  X(past_text, EV_POOL_PAST, EvPast, it->item1, it->text = (uint16_t)(g->cards->card_count + 1),   \
    "a memory is nobody's")                                                                        \
  X(ev_effect_kind, EV_POOL_EFFECT, EvEffect, true, it->kind1 = EV_EFFECT_KINDS, NO_EFFECT)        \
  X(trait, EV_POOL_EFFECT, EvEffect, true, it->keyword = EV_GIVEN_TRAITS_MAX, NO_EFFECT)           \
  X(keyword, EV_POOL_EFFECT, EvEffect, it->kind1 == EV_F_KEYWORD,                                  \
    it->keyword = (uint8_t)g->cards->keyword_count, NO_EFFECT)                                     \
  X(no_copy, EV_POOL_EFFECT, EvEffect, has_object(it), it->kind1 = EV_F_COPY;                      \
    it->amount = 0, "a copy of nothing")                                                           \
  X(copy, EV_POOL_EFFECT, EvEffect, has_object(it), it->kind1 = EV_F_TEXT;                         \
    it->amount = (int16_t)(g->cards->card_count + 1), "a copy of nothing")                         \
  X(played, EV_POOL_EFFECT, EvEffect, true, it->kind1 = EV_F_PLAYED;                               \
    it->object = id_player(NOBODY), "a card that nobody has played")                               \
  X(effect_gone, EV_POOL_EFFECT, EvEffect, has_object(it) && id_kind(it->object) == ARB_KIND_CARD, \
    it->object = gone(it->object), "an effect on what is gone")                                    \
  X(text, EV_POOL_DERIVED, EvDerived, true, it->text = (uint16_t)(g->cards->card_count + 1),       \
    "the text of no card")                                                                         \
  X(mark_kind, EV_POOL_MARK, EvMark, true, it->kind1 = EV_M_COUNTED + 1, NO_MARK)                  \
  X(mark_what, EV_POOL_MARK, EvMark, true, it->what = UINT16_MAX, NO_MARK)                         \
  X(mark_gone, EV_POOL_MARK, EvMark,                                                               \
    it->kind1 != EV_M_COUNTERS && id_kind(it->object) == ARB_KIND_CARD,                            \
    it->object = gone(it->object), "a mark on what is gone")                                       \
  X(ev_no_counters, EV_POOL_MARK, EvMark, it->kind1 == EV_M_COUNTERS, it->amount = 0, EV_COUNTS)   \
  X(delayed, EV_POOL_DELAYED, EvDelayed, true,                                                     \
    it->ability = (uint16_t)ev_cards(g->cards)->ability_count, NO_WAIT)                            \
  X(delayed_player, EV_POOL_DELAYED, EvDelayed, true, it->controller = NOBODY, NO_WAIT)            \
  X(ev_running, EV_POOL_TABLE, EvTable, !it->running1, it->running1 = 1,                           \
    "something is still being resolved")                                                           \
  X(ev_nobodys, ARB_POOL_CARD, ArbCard, true, it->controller = ARB_NO_SEAT,                        \
    "nobody controls a card")                                                                      \
  X(no_face, EV_POOL_BODY, EvBody, true, it->face = 0, NO_INFO)                                    \
  X(face, EV_POOL_BODY, EvBody, true, it->face = (uint16_t)(g->cards->card_count + 1), NO_INFO)    \
  X(linked, EV_POOL_BODY, EvBody, on_field(g, it), it->link = state_card_id(g->base, it->card1),   \
    "what is not in the evolve zone is linked")                                                    \
  X(link, EV_POOL_BODY, EvBody, it->card1 < id_index1(it->link), it->link = gone(it->link),        \
    "a link to what is not on the field")                                                          \
  X(other_face, EV_POOL_BODY, EvBody, on_field(g, it),                                             \
    it->face = (uint16_t)(it->face > 1 ? it->face - 1 : 2), "information of another card")         \
  X(token_in_hand, ARB_POOL_CARD, ArbCard, lies_in(g, it, EV_Z_HAND), it->flags |= ARB_CARD_TOKEN, \
    "a token is where none may exist")                                                             \
  X(leader, ARB_POOL_CARD, ArbCard, lies_in(g, it, EV_Z_HAND),                                     \
    it->def = ev_def_of_type(g, EV_LEADER, false), "a card lies where none of its type may")       \
  X(spell, EV_POOL_BODY, EvBody, on_field(g, it), become_spell(g, it),                             \
    "a card lies where none of its type may")                                                      \
  X(evolved, ARB_POOL_CARD, ArbCard, lies_in(g, it, EV_Z_HAND),                                    \
    it->def = ev_def_of_type(g, EV_FOLLOWER, true), "an evolved card is elsewhere")                \
  X(whose_zone, ARB_POOL_CARD, ArbCard, lies_in(g, it, EV_Z_HAND), it->controller ^= 1,            \
    "a card's controller is not whose zone it is")                                                 \
  X(ev_anothers, ARB_POOL_CARD, ArbCard, lies_in(g, it, EV_Z_HAND), it->owner ^= 1,                \
    "a card lies in another player's zone")                                                        \
  X(ev_cards_all, EV_POOL_PLAYER, EvPlayer, true, it->cards++, NOT_ALL)                            \
  X(attack, EV_POOL_DERIVED, EvDerived, has_information(g, index1), it->attack++,                  \
    "card information is out of date")

/* ---- The tables ----------------------------------------------------- */

#define AS_FUNCTION(name, pool, type, condition, change, told) \
  SPOIL(spoil_##name, type, condition, change)
#define AS_ROW(name, pool, type, condition, change, told) {#name, told, pool, spoil_##name},
ANY_ROWS(AS_FUNCTION)
RB_ROWS(AS_FUNCTION)
DESK_ROWS(AS_FUNCTION)
EV_ROWS(AS_FUNCTION)
static const Row rb_rows[] = {ANY_ROWS(AS_ROW) RB_ROWS(AS_ROW)};
static const Row desk_rows[] = {DESK_ROWS(AS_ROW)};
static const Row ev_rows[] = {ANY_ROWS(AS_ROW) EV_ROWS(AS_ROW)};

enum { ROWS_MAX = 128 };
static int met[ROWS_MAX];

/* ---- Spoiling ----------------------------------------------------- */

static void is_found_out(const Row *row, ArbGame *spoiled, int index1)
{
  ArbError error = {0};
  if (arb_check(spoiled, &error)) fail_msg("%s of %d: nothing was found", row->what, index1);
  if (strncmp(error.text, row->told, strlen(row->told)) != 0 ||
      strncmp(error.text + strlen(row->told), " (", 2) != 0)
    fail_msg("%s of %d: %s", row->what, index1, error.text);
  assert_int_equal(error.status, ARB_BUG);
}

static void spoil_one(ArbGame *game, ArbGame *copy, const Row *row, int *times)
{
  const ArbState *s = game->base;
  for (int i = s->pools[row->pool].used; i > 0 && *times < OFTEN; i--) {
    if (!pool_in_use(s, row->pool, i)) continue;
    if (!row->spoil(copy, pool_at(copy->base, row->pool, i), i)) continue;
    is_found_out(row, copy, i);
    assert_int_equal(arb_copy(copy, game), ARB_OK);
    (*times)++;
  }
}

static void spoil_all(ArbGame *game, const Row *rows, int count)
{
  ArbGame *copy = arb_clone(game);
  assert_non_null(copy);
  assert_sound(game);
  for (int row = 0; row < count; row++) spoil_one(game, copy, &rows[row], &met[row]);
  arb_destroy(copy);
}

static void all_are_met(const Row *rows, int count)
{
  for (int i = 0; i < count; i++)
    if (!met[i]) fail_msg("no game had a record for %s", rows[i].what);
}

static bool each_was_met(int count)
{
  for (int i = 0; i < count; i++)
    if (!met[i]) return false;
  return true;
}

static void spoil_games(int of, const Row *rows, int count)
{
  BotAnswer answers = {0};
  assert_in_range(count, 1, ROWS_MAX);
  memset(met, 0, sizeof met);
  for (uint64_t nth = 1; nth <= BOARDS && !each_was_met(count); nth++) {
    BotRandom random = {nth};
    ArbGame *game = board_open(of, nth);
    for (int i = 0; i < DECISIONS && arb_advance(game) == ARB_AWAITING; i++) {
      if (i % EVERY == 0) spoil_all(game, rows, count);
      arb_forget_events(game);
      int values = bind_random_choose(&random, &answers, game);
      assert_int_equal(answer(game, answers.values, values), ARB_OK);
    }
    arb_destroy(game);
  }
  bind_answer_free(&answers);
  all_are_met(rows, count);
}

static void what_is_wrong_with_a_game_of_riftbound_is_found(void **state)
{
  (void)state;
  spoil_games(BOARD_RIFTBOUND, rb_rows, sizeof rb_rows / sizeof *rb_rows);
}

static void what_is_wrong_with_a_game_of_evolve_is_found(void **state)
{
  (void)state;
  spoil_games(BOARD_EVOLVE, ev_rows, sizeof ev_rows / sizeof *ev_rows);
}

static void what_is_wrong_with_modes_buffs_and_open_hands_is_found(void **state)
{
  static const char *const texts[] = {
    "return card { id = 'tst-001', name = 'Either', type = 'spell', domains = { 'mind' },"
    "  cost = { energy = 1 }, additional { name = 'kill', cost = { kill = unit { friendly = true } "
    "} },"
    "  modes { mode { run = function(game) game.draw(1) end },"
    "  mode { run = function(game) game.draw(2) end } } }",
    "return card { id = 'tst-002', name = 'Lantern', type = 'gear', domains = { 'mind' },"
    "  cost = { energy = 1 }, static { affects = 'opponents', hand_revealed = true } }"};
  Desk desk;
  (void)state;
  memset(met, 0, sizeof met);
  desk_open(&desk, texts, 2, false);
  ArbId either = desk_put(&desk, "Either", 0, "hand", ARB_NOTHING);
  desk_put(&desk, "Lantern", 0, "board", ARB_NOTHING);
  desk_put(&desk, "Unit 2", 1, "board", ARB_NOTHING);
  desk_put(&desk, "Unit 2", 0, "board", ARB_NOTHING);
  desk_put(&desk, "Filler", 1, "hand", ARB_NOTHING);
  desk_begin(&desk);
  choose(desk.game, "play", either);
  choose(desk.game, "mode", ARB_NOTHING);
  spoil_all(desk.game, desk_rows, sizeof desk_rows / sizeof *desk_rows);
  all_are_met(desk_rows, sizeof desk_rows / sizeof *desk_rows);
  desk_close(&desk);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_is_wrong_with_a_game_of_riftbound_is_found),
    cmocka_unit_test(what_is_wrong_with_modes_buffs_and_open_hands_is_found),
    cmocka_unit_test(what_is_wrong_with_a_game_of_evolve_is_found),
  };
  return cmocka_run_group_tests_name("invariants", tests, NULL, NULL);
}
