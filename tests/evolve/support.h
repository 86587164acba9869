/* SPDX-License-Identifier: MIT */
/*
** support.h -- a card pool built in C, and a table to play it on.
**
** Texts of cards are C functions of the test: `text(n, function)` says what the text
** number n does, which spells, Fanfares and so on of the pool call.  The pool's cards are
** named for what they are: "Ward 2/2", "Spell 1", "Fighter" with evolved "Fighter+".
*/
#ifndef EVOLVE_SUPPORT_H
#define EVOLVE_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "evolve/effects/effects.h"
#include "evolve/play/play.h"
#include "evolve/script/script.h"
#include "evolve/timing/timing.h"
#include "evolve/view/view.h"

enum { TEXTS = 16 };
enum { ENEMY_FOLLOWERS = 1, SPELLS_OF_DECK }; /* the pool's selectors */
typedef void Text(ArbGame *game, const ArbContext *context, const ArbValue *values, int count);

/* What text number n (from 1) does from now on; NULL: nothing. */
void text(int n, Text *function);

const ArbCards *pool(void);
uint16_t def_of(const char *name);

/* A card with one ability, which runs text number n; a follower is a 1/2. */
void with_text(EvBuilder *b, const char *name, int type, EvAbility ability, int n,
               uint32_t keywords);
void cards_of_play(EvBuilder *b); /* those with costs, options, conditions: cards_of_play.c */

/* An empty table: both leaders, ten fillers in each deck, ten play points each.  Every
** step runs twice and is checked. */
ArbGame *table(void);
ArbId put(ArbGame *game, const char *name, ArbSeat seat, const char *zone);
ArbId put_at(ArbGame *game, const char *name, ArbSeat seat, const char *zone, ArbId place);
void set(ArbGame *game, ArbId object, const char *attribute, int32_t value);
/* Main phase of player 0, unless "turn_player" was set. */
void begin(ArbGame *game);
ArbDeck deck_of(const uint16_t *leader, const uint16_t *main_defs, int main_count,
                const uint16_t *evolve_defs, int evolve_count);
/* A whole game between two decks of the pool, from its preparation on. */
ArbGame *match(uint64_t seed, bool fixed_first);
/* A game of a pool whose cards nearly all have a text. */
ArbGame *wild_match(uint64_t seed);
/* A game of a pool with all kinds of costs, conditions and counters (cards_of_play.c). */
ArbGame *costly_match(uint64_t seed);

/* The same, begun. */
ArbGame *begun(void);
/* Runs a function inside of a step, as a spell of player 0. */
void as_spell(ArbGame *game, Text *function);
/* The same, of what the engine refuses for this reason. */
void refused_spell(ArbGame *game, Text *function, const char *reason);
#define TEXT(name) \
  static void name(ArbGame *game, const ArbContext *context, const ArbValue *values, int count)

/* ---- Play: these fail the test when the game does not accept it ------------- */
void choose(ArbGame *game, const char *verb, ArbId object);
void choose_all(ArbGame *game, const ArbId *objects, int count); /* a PICK of these */
void decline(ArbGame *game);                                     /* a PICK of nothing */
void answer_with(ArbGame *game, const int32_t *values, int count);
bool offered(ArbGame *game, const char *verb, ArbId object);
const char *asked(ArbGame *game);                          /* the rule of the open question */
ArbSeat asks(ArbGame *game);                               /* whom */
void cast(ArbGame *game, const char *spell, ArbSeat seat); /* puts it into the hand, plays it */
void attack(ArbGame *game, ArbId attacker, ArbId target);
/* Declines Quick windows and engaging Wards, until something else is asked. */
void skip_windows(ArbGame *game);
void end_turn(ArbGame *game); /* goes on to the other player's main phase */
const char *why(ArbGame *game, ArbSeat seat, ArbId card);
void assert_why(ArbGame *game, ArbSeat seat, ArbId card, const char *expected);

/* ---- Looking ---------------------------------------------------------------- */
int32_t look(ArbGame *game, ArbId object, const char *attribute);
int32_t of_player(ArbGame *game, ArbSeat seat, const char *attribute);
int size_of(ArbGame *game, const char *zone, ArbSeat seat);
bool is_in(ArbGame *game, ArbId id, const char *zone);           /* under this very id */
ArbId nth(ArbGame *game, const char *zone, ArbSeat seat, int n); /* from 0; nothing */
ArbId named(ArbGame *game, const char *name, const char *zone, ArbSeat seat);
ArbId leader(ArbGame *game, ArbSeat seat);
int events_of(ArbGame *game, const char *kind); /* how many since the last forget */

/* ---- Random play -------------------------------------------------------------- */
int random_answer(ArbGame *game, uint64_t *seed, int32_t *values, int max);

#define NOBODY ((ArbId){0, 0})

#endif
