/* SPDX-License-Identifier: MIT */
/*
** toy.h -- a game small enough to test the kernel with.
**
** Two seats, decks of numbered cards.  A turn draws a card, then its player
** picks from a menu until he passes:
**
**     play     PICK a card, NUMBER of counters for it; once it lies on the
**              table the other seat says whether it bows
**     share    SPLIT four points over the cards on the table, then forty
**              questions with one answer each, which nobody is asked
**     bottom   ORDER the hand under the deck
**     shuffle  shuffle the deck, then PICK whether to draw
**     buy      a play with slots: PICK a card of the hand, then up to three
**              others whose powers add up to its power; those go to the trash
**     request  PICK of the other seat: a card of his to put in the trash
**     hoard    take five counters at once: the pool holds two
**     script   NUMBER for a card script, which may ask, fail or do both
**     many     NUMBER again and again: how many answers a step takes
**     duel     a frame of its own: both bid unseen, the higher one scores
**     pass     the next turn; after twelve the higher score wins
**
** It stands for every game system: it brings one ArbRules and nothing else.
*/
#ifndef TOY_H
#define TOY_H

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "kernel/cards/select.h"
#include "kernel/game.h"
#include "kernel/parts/plan.h"

enum { TOY_DECK, TOY_HAND, TOY_TABLE, TOY_STACK, TOY_TRASH, TOY_ZONES };
enum { TOY_COUNTERS = ARB_POOL_GAME, TOY_SCORES, TOY_TOTALS, TOY_BODIES, TOY_POOLS };
enum { TOY_TURN, TOY_DUEL };
enum { TOY_DREW, TOY_PLAYED, TOY_SCORED, TOY_BID, TOY_EVENTS };
/* What the pool counts of one's own doing: how often one drew, how many, how often three or
** more; cards played. */
enum { TOY_DRAWS, TOY_DRAWN, TOY_BIG_DRAWS, TOY_PLAYS, TOY_TALLIES };
enum {
  TOY_NO,
  TOY_YES, /* the kernel's two come first */
  TOY_PLAY,
  TOY_SHARE,
  TOY_BOTTOM,
  TOY_SHUFFLE,
  TOY_BUY,
  TOY_REQUEST,
  TOY_HOARD,
  TOY_SCRIPT,
  TOY_MANY,
  TOY_START_DUEL,
  TOY_PASS,
  TOY_CARD,
  TOY_VERBS
};
enum { TOY_POWER, TOY_MINE, TOY_SUIT, TOY_HAS, TOY_SCORE, TOY_TURNS, TOY_TOTAL, TOY_ATTRIBUTES };

/* What the script does with the number it is given. */
enum {
  TOY_SCRIPT_FINE,       /* scores one */
  TOY_SCRIPT_FAILS,      /* fails at once */
  TOY_SCRIPT_ASKS,       /* calls an action that asks, scores the answer */
  TOY_SCRIPT_ASKS_FAILS, /* the same, then fails when the answer was 1 */
  TOY_SCRIPT_NESTS,      /* a script in a script in a script, then asks */
  TOY_SCRIPT_DIVES,      /* calls itself for ever */
  TOY_SCRIPT_HOARDS,     /* takes counters until the pool has to grow */
  TOY_SCRIPT_LATE_FAILS, /* leaves a mark: the next step fails, which asks nothing */
  TOY_SCRIPT_SLEEPS,     /* leaves a mark: the next menu has one entry, to pass */
  TOY_SCRIPT_FAULTS,     /* asks; when the answer was 1, a rule of the engine is broken */
  TOY_SCRIPT_BREAKS,     /* leaves a pool that counts wrongly: only a check finds it */
  TOY_SCRIPT_IMPOSSIBLE, /* finds something impossible, scores one and asks how much more */
  TOY_SCRIPT_SPILLS,     /* works with more than the arena has; asks for how much more */
  TOY_SCRIPTS
};

/* How many definitions the toy's card pool has; definition n has power n. */
enum { TOY_DEFS = 12 };

/* Selectors of the pool, one-based: what they find is said in toy.c. */
enum {
  TOY_ON_TABLE = 1,
  TOY_STRONG,
  TOY_MINE_STRONG,
  TOY_OTHERS,
  TOY_RED_OR_SEVEN,
  TOY_HAND_OR_WEAK,
  TOY_WEAK,
  TOY_EVEN,
  TOY_AT_MOST_ARG,
  TOY_ONLY_ME,
  TOY_NOT_RED,
  TOY_SCORELESS,
  TOY_IN_TRASH,
  TOY_SELECTOR_END
};

/* Numbers of the pool. */
typedef enum ToyNumber {
  TOY_N_COUNT,
  TOY_N_SUM,
  TOY_N_HIGHEST,
  TOY_N_HIGHEST_NOTHING,
  TOY_N_SUM_NOTHING,
  TOY_N_ARITHMETIC,
  TOY_N_NONE_PLUS_ONE,
  TOY_N_ME,
  TOY_N_SUBJECT,
  TOY_N_REF,
  TOY_N_YOU,
  TOY_N_OPPONENT,
  TOY_N_ARG,
  TOY_N_EVENT,
  TOY_N_TALLY,
  TOY_N_SCRIPT,
  TOY_N_ENOUGH,
  TOY_N_NONE_COMPARED,
  TOY_NUMBERS
} ToyNumber;
ArbNumber toy_number(ToyNumber which);

typedef struct ToyCounter {
  uint16_t card1, amount;
} ToyCounter;

typedef struct ToyBody { /* of a card on the table */
  uint16_t card1, power;
} ToyBody;

typedef struct ToyScore {
  uint16_t in_use;
  int16_t points;
} ToyScore;

extern const ArbRules toy_rules;

/* Makes the script keep something outside the block, as none may: its score
** grows with every call. */
extern bool toy_script_remembers;
/* Lets TOY_SCRIPT_FAULTS and TOY_SCRIPT_BREAKS do so. */
extern bool toy_breaks;
/* Lets a turn begin with questions that the engine answers for itself, without end. */
extern bool toy_stuck;
/* How often TOY_SCRIPT_IMPOSSIBLE has looked. */
extern int toy_looks;

/* A game between two decks of ten cards, and one without any card.  The test
** fails when it cannot be made. */
ArbGame *toy_new(uint64_t seed, bool check);
ArbGame *toy_new_of(const ArbCards *cards, uint64_t seed); /* with this pool */
ArbGame *toy_bare(void);
const ArbCards *toy_cards(void);
const ArbScriptHost *toy_host(void);
int toy_points(ArbGame *game, ArbSeat seat);

/* Where the game stands, as the public interface tells it. */
int toy_zone_count(ArbGame *game, int kind, ArbSeat owner);
ArbId toy_first(ArbGame *game, int kind, ArbSeat owner); /* its first card, or nothing */

/* Play: these assert that the game accepts what they do. */
const ArbDecision *toy_advance(ArbGame *game);   /* to the next decision */
void toy_choose(ArbGame *game, int verb);        /* the menu option with that verb */
void toy_answer(ArbGame *game, int32_t value);   /* one value */
ArbStatus toy_try(ArbGame *game, int32_t value); /* one value, whatever comes back */
int toy_find(ArbGame *game, int verb);           /* its option, or -1 */
/* A legal answer drawn from `seed`; returns how many values. */
int toy_random_answer(ArbGame *game, uint64_t *seed, int32_t *values, int max);
/* Advances, answers at random and checks, until the game is over. */
void toy_play_out(ArbGame *game, uint64_t seed);

#endif
