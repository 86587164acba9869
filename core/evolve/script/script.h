/* SPDX-License-Identifier: MIT */
/*
** script.h -- what scripts do and ask, and what happens to cards and players (5, 9.1).
**
**   verbs.c     what happens to cards and players                        (5, 9.1)
**   decks.c     decks and hands: drawing, searching, discarding          (5.7-5.11)
**   actions.c   the table of what scripts may do and ask; act_*.c: the function of each row
**   attribute.c the attributes that selectors, scripts and hosts may read
**
** Uses: core/kernel/parts, core/evolve, core/evolve/timing, core/evolve/play,
**       core/evolve/effects
** Used by: core/evolve/timing, core/evolve/play, core/evolve/effects,
**          core/evolve/setup, bindings/reader/evolve
*/
#ifndef EV_SCRIPT_H
#define EV_SCRIPT_H

#include "evolve/ev.h"

/* verbs.c: a card named by a stale id is left out (1.3.2). */
typedef struct EvDeal {
  ArbId target, source;
  int amount, kinds; /* kinds: EV_BY_..., a bit each */
} EvDeal;
int ev_move_to_resolution(ArbGame *g, int card1);
int ev_deal(ArbGame *g, const EvDeal *deals, int count); /* 5.13 */
void ev_gain_defense(ArbGame *g, ArbId object, int amount);
void ev_lose_defense(ArbGame *g, ArbId object, int amount);
int ev_destroy(ArbGame *g, const ArbId *cards, int count, ArbSeat actor); /* 5.5 */
void ev_banish(ArbGame *g, const ArbId *cards, int count, ArbSeat actor); /* 5.6 */
/* 5.4.1: moves cards to a zone without a limit.  Returns how many moved, and writes them, as they
** lie there, to `out` (may be NULL).  A token that may not be there ceases to exist (9.1.4.3). */
typedef struct EvMove {
  int kind, end; /* the kind of zone; ARB_TOP or ARB_BOTTOM */
  ArbSeat actor;
  int event; /* the event that is recorded */
} EvMove;
/* Whether a card may be moved into a zone of the kind (4.3, 4.6, 4.12, 4.4.1). */
bool ev_may_go(const ArbGame *g, ArbId id, int kind);
int ev_move_all(ArbGame *g, const ArbId *cards, int count, const EvMove *move, ArbId *out);
void ev_bury(ArbGame *g, const ArbId *cards, int count, ArbSeat actor);
void ev_return(ArbGame *g, const ArbId *cards, int count, ArbSeat actor); /* to hands */
/* Puts cards on top of or under their owners' decks, in an order that the owners choose (4.1.5). */
void ev_to_deck(ArbGame *g, const ArbId *cards, int count, int end, ArbSeat actor);
/* The same, each card at the end of the deck that its controller chooses. */
void ev_to_deck_ends(ArbGame *g, const ArbId *cards, int count, ArbSeat actor);
/* 5.4: puts cards onto a field or into an EX area, as many as fit; `actor` selects which. */
void ev_put(ArbGame *g, const ArbId *cards, int count, int kind, ArbSeat seat, ArbSeat actor);
/* The same.  Returns how many moved, and writes them to `out` (may be NULL). */
int ev_put_all(ArbGame *g, const ArbId *cards, int count, int kind, ArbSeat seat, ArbSeat actor,
               ArbId *out);
int ev_room(ArbGame *g, int kind, ArbSeat seat); /* cards that still fit (4.4.4.1, 4.8.3.1) */
/* 9.1.2: creates tokens, as many as fit.  Returns how many; `out` may be NULL. */
int ev_create(ArbGame *g, uint16_t def, int count, int kind, ArbSeat seat, ArbId *out);
/* Creates tokens that are copies of a card, wherever the card lies. */
int ev_create_copies(ArbGame *g, ArbId of, int count, int kind, ArbSeat seat, ArbId *out);
/* Creates different tokens; `actor` selects which, when not all fit. */
int ev_create_all(ArbGame *g, const uint16_t *defs, int count, int kind, ArbSeat seat,
                  ArbSeat actor, ArbId *out);
/* Asks which of these tokens are made (`ask`: the player, how many), and moves them to the front of
** `defs`.  Returns how many. */
int ev_pick_tokens(ArbGame *g, const ArbAsk *ask, uint16_t *defs, int count);
/* Transforms cards into tokens.  Returns how many, and writes the tokens to `out`. */
int ev_transform(ArbGame *g, const ArbId *cards, int count, uint16_t def, ArbSeat actor,
                 ArbId *out);
bool ev_swap(ArbGame *g, ArbId a, ArbId b, ArbSeat actor); /* 5.12 */
/* Moves cards onto the field of `seat`, at once; `actor` selects which, when not all fit. */
void ev_take_control(ArbGame *g, const ArbId *cards, int count, ArbSeat seat, ArbSeat actor);
bool ev_exchange_control(ArbGame *g, ArbId a, ArbId b); /* 5.12: both change fields, or neither */
void ev_engage(ArbGame *g, int card1, ArbSeat actor);   /* 5.3 */
void ev_refresh(ArbGame *g, int card1, ArbSeat actor);
void ev_recover(ArbGame *g, ArbSeat seat, int count); /* 5.14 */
void ev_raise_max(ArbGame *g, ArbSeat seat, int count);
void ev_gain_evolution_points(ArbGame *g, ArbSeat seat, int count);
int ev_lose_points(ArbGame *g, ArbSeat seat, int count); /* the number of play points lost */
int ev_lose_evolution_points(ArbGame *g, ArbSeat seat, int count);

/* decks.c */
void ev_draw(ArbGame *g, ArbSeat seat, int count); /* 5.9 */
/* 5.9.3: draws one card after the other, until the player has enough.  Returns how many. */
int ev_draw_up_to(ArbGame *g, ArbSeat seat, int count);
void ev_shuffle(ArbGame *g, ArbSeat seat); /* 5.8 */
/* 5.11: asks which cards of the hand are discarded.  Returns how many were. */
int ev_discard(ArbGame *g, ArbSeat seat, int count, ArbId source);
/* Asks for some of these cards, but does not discard them yet.  Returns how many. */
int ev_pick_discards(ArbGame *g, ArbSeat seat, const ArbId *cards, int count, int min, int max,
                     ArbId source, ArbId *out);
/* Asks for some of these cards and discards them.  Returns how many. */
int ev_discard_some(ArbGame *g, ArbSeat seat, const ArbId *cards, int count, int min, int max,
                    ArbId source);
int ev_discard_all(ArbGame *g, const ArbId *cards, int count); /* those that are in hands */
void ev_reveal(ArbGame *g, int card1);                         /* 5.20 */
bool ev_is_revealed(const ArbGame *g, int card1);              /* whether it still is (5.20.1.1) */
/* For an effect that interrupts another one.  ev_revealed_before notes the cards that the outer
** effect has revealed.  ev_reveal_ends ends the inner effect: only the noted cards stay
** revealed. */
const uint8_t *ev_revealed_before(ArbGame *g);
void ev_reveal_ends(ArbGame *g, const uint8_t *before);
/* 5.7: the player looks through their deck for cards that match (selector1 0: any), reveals them if
** there is a selector, puts them into the hand and shuffles. */
void ev_search(ArbGame *g, ArbSeat seat, int selector1, int count, ArbId source);
/* The same, with another destination.  Returns how many cards, and writes them to `out` (may be
** NULL). */
typedef struct EvSearch {
  int selector1, count;
  bool up_to; /* fewer cards may be taken, even without a selector */
  int to;     /* kind of the zone that they go to */
  ArbContext context;
} EvSearch;
int ev_search_for(ArbGame *g, ArbSeat seat, const EvSearch *search, ArbId *out);
/* Writes the top cards of a deck without showing them.  Returns how many there are. */
int ev_top_of(const ArbGame *g, ArbSeat seat, int count, ArbId *out);
/* 5.10: the player looks at the top cards, which stay where they are.  Returns how many. */
int ev_look_at_top(ArbGame *g, ArbSeat seat, ArbSeat whose, int count, ArbId *out);
/* 5.10.2: the same, one card after the other, until the player has seen enough. */
int ev_look_at_up_to(ArbGame *g, ArbSeat seat, ArbSeat whose, int count, ArbId *out);
/* 5.19: rolls a die with `sides` sides, and tells everybody.  Returns the result, from 1. */
int ev_roll(ArbGame *g, ArbSeat seat, int sides);

/* actions.c */
extern const ArbAction ev_list_actions[];
extern const ArbAction ev_actions[];
/* ArbRules.chose: shows what a player chose at once with others (1.3.4.1). */
void ev_chose(ArbGame *g, ArbSeat by, ArbId object, int number);

/* attribute.c */
/*   id            name              kind    values   rule    help */
#define EV_ATTRIBUTES(X)                                                                           \
  X(NAME, "name", NAME, NULL, "2.1", NOTHING, "what it is called")                                 \
  X(TRAITS, "traits", TAG, NULL, "2.4", NOTHING, "it has this trait")                              \
  X(TYPE, "type", SET, ev_type_words, "2.3", NOTHING, "follower, amulet, spell or leader")         \
  X(CLASS, "class", SET, ev_class_names, "2.2", NOTHING, "its class")                              \
  X(COST, "cost", NUMBER, NULL, "2.5", NOTHING, "printed: what it costs to play")                  \
  X(PRICE, "price", NUMBER, NULL, "10.10.2.4", NOTHING, "what it costs to play now")               \
  X(ODD, "odd", BOOL, NULL, "2.5", NOTHING, "its cost is odd", NULL, "even")                       \
  X(EVEN, "even", BOOL, NULL, "2.5", NOTHING, "its cost is even")                                  \
  X(ATTACK, "attack", NUMBER, NULL, "2.7", NUMBERS, "of a follower", "follower")                   \
  X(DEFENSE, "defense", NUMBER, NULL, "2.8", NUMBERS,                                              \
    "of a follower, a leader, or a player's leader", "follower leader player")                     \
  X(DAMAGE, "damage", NUMBER, NULL, "2.8.2", NOTHING, "defense lost so far", "follower leader",    \
    NULL, "field leader")                                                                          \
  X(KEYWORD, "keyword", KEYWORD, NULL, "12", KEYWORDS, "it has this keyword")                      \
  X(FRIENDLY, "friendly", BOOL, NULL, "3.1.2", NOTHING, "you control it", NULL, "enemy")           \
  X(ENEMY, "enemy", BOOL, NULL, "3.1.2", NOTHING, "an opponent controls it")                       \
  X(OWNED, "owned", BOOL, NULL, "3.1.1", NOTHING, "you own it")                                    \
  X(ENGAGED, "engaged", BOOL, NULL, "4.2.2", NOTHING, "it is engaged", NULL, NULL, "field leader") \
  X(FACEUP, "faceup", BOOL, NULL, "4.2.3", NOTHING, "in an evolve deck: it has been used", NULL,   \
    NULL, "evolve_deck evolve")                                                                    \
  X(EVOLVED, "evolved", BOOL, NULL, "5.15", NOTHING, "it is an evolved follower", "follower")      \
  X(EVOLVES, "evolves", BOOL, NULL, "12.2", NOTHING, "it has an evolve ability", "follower")       \
  X(TOKEN, "token", BOOL, NULL, "9.1", NOTHING, "it is a token")                                   \
  X(NEW, "new", BOOL, NULL, "8.4.2.1", NOTHING, "it came onto its field this turn", NULL, NULL,    \
    "field")                                                                                       \
  X(ENTERED, "entered", BOOL, NULL, "10.7.4.3", NOTHING,                                           \
    "it was put onto a field this turn, not only taken over", NULL, NULL, "field")                 \
  X(PLAYED_THIS_TURN, "played_this_turn", BOOL, NULL, "13.2.1", NOTHING,                           \
    "a card that was played this turn, as it lies since")                                          \
  X(LAST_PLAYED, "last_played", BOOL, NULL, "13.2.1", NOTHING,                                     \
    "the last one that its player has played this turn, as it lies since")                         \
  X(REMEMBERED, "remembered", NUMBER, NULL, "10.2.1.2", NOTHING,                                   \
    "the number that it remembers; 0: none")                                                       \
  X(REMEMBERED_BY_ME, "remembered_by_me", BOOL, NULL, "10.2.1.2", NOTHING,                         \
    "this card remembers it")                                                                      \
  X(NAMED_CARD, "named_card", BOOL, NULL, "2.1.1", NOTHING,                                        \
    "it has the name that was named for this card")                                                \
  X(PLAY_POINTS, "play_points", NUMBER, NULL, "3.2.2", NOTHING, "of a player", "player")           \
  X(MAX_PLAY_POINTS, "max_play_points", NUMBER, NULL, "3.2.3", NOTHING, "of a player", "player")   \
  X(EVOLUTION_POINTS, "evolution_points", NUMBER, NULL, "3.2.5", NOTHING, "of a player", "player") \
  X(PLAYED, "played", NUMBER, NULL, "13.2.1", NOTHING, "cards a player has played this turn",      \
    "player")                                                                                      \
  X(COMBO, "combo", NUMBER, NULL, "13.2.1", NOTHING, "the same, for Combo", "player")              \
  X(SPELLCHAIN, "spellchain", NUMBER, NULL, "13.3.1", NOTHING,                                     \
    "of a player: spells in the cemetery", "player")                                               \
  X(NECROCHARGE, "necrocharge", NUMBER, NULL, "13.5.1", NOTHING,                                   \
    "of a player: cards in the cemetery", "player")                                                \
  X(OVERFLOW, "overflow", BOOL, NULL, "13.4.1", NOTHING, "it is active for a player", "player")    \
  X(SANGUINE, "sanguine", BOOL, NULL, "13.5.2", NOTHING, "it is active for a player", "player")    \
  X(STACK, "stack", NUMBER, NULL, "13.3.2", NOTHING, "Stack counters on a card")                   \
  X(CHOSEN_IN, "chosen_in", NUMBER, NULL, "10.6.2.3", NOTHING,                                     \
    "the slot of this text that chose it; 0: none")                                                \
  X(ACTIVE, "active", BOOL, NULL, "7.1.1", NOTHING, "it is this player's turn", "player")          \
  X(TURNS, "turns", NUMBER, NULL, "7.1.1", NOTHING, "of a player: turns they have had", "player")  \
  X(SEAT, "seat", NUMBER, NULL, "6.2", NOTHING,                                                    \
    "of a player: in the order of the decks, from 1; of a card: its controller's")                 \
  X(HAND, "hand", NUMBER, NULL, "4.1.2.1", NOTHING, "of a player: how many cards", "player")       \
  X(DECK, "deck", NUMBER, NULL, "4.1.2.1", NOTHING, "of a player: how many cards", "player")       \
  X(CEMETERY, "cemetery", NUMBER, NULL, "4.1.2.1", NOTHING, "of a player: how many cards",         \
    "player")                                                                                      \
  X(FIELD, "field", NUMBER, NULL, "4.1.2.1", NOTHING, "of a player: how many cards", "player")     \
  X(EX, "ex", NUMBER, NULL, "4.1.2.1", NOTHING, "of a player: how many cards", "player")           \
  X(FIELD_ROOM, "field_room", NUMBER, NULL, "4.4.4", NOTHING,                                      \
    "of a player: how many more may be there", "player")                                           \
  X(EX_ROOM, "ex_room", NUMBER, NULL, "4.8.3", NOTHING, "of a player: how many more may be there", \
    "player")                                                                                      \
  X(TURN, "turn", NUMBER, NULL, "7.1.1", NOTHING, "the number of the turn")                        \
  X(TURN_PLAYER, "turn_player", NUMBER, NULL, "7.1.1", NOTHING,                                    \
    "the active player's seat; of a player: 1 or 0")                                               \
  X(FIRST_PLAYER, "first_player", NUMBER, NULL, "6.2.1.5", NOTHING, "who went first")              \
  X(PHASE, "phase", SET, phases, "7.1.2", NOTHING, "the phase of the turn: start, main or end")

enum {
#define X(id, ...) EV_A_##id,
  EV_ATTRIBUTES(X)
#undef X
      EV_ATTRIBUTE_COUNT /* from here on: the value of each keyword, 0 without it */
};
/* The value of an attribute of an object or a player; ARB_NULL: it has none. */
int32_t ev_attribute(ArbGame *g, const ArbContext *context, ArbId object, int attribute);
extern const ArbAttribute ev_attributes[];
int ev_find_attribute(const char *name); /* -1: none */
/* 10.11.1: whether the running item knows what a card was that has left the field.  The functions
** below answer for such cards, too. */
bool ev_remembers(const ArbGame *g, ArbId card);
ArbSeat ev_controller_of(const ArbGame *g, ArbId id);
bool ev_last_sides(const ArbGame *g, const ArbContext *context, ArbId card, ArbSeat *owner,
                   ArbSeat *controller); /* ArbRules.last_sides */
bool ev_tagged(ArbGame *g, ArbId object, int trait);
bool ev_named(ArbGame *g, ArbId object, uint16_t def);

#endif
