/* SPDX-License-Identifier: MIT */
/*
** support.h -- two ways to get a running game for a test of the whole engine.
**
** A Desk is a position built of test cards, which are given as texts in the
** vocabulary of cards; a Duel is a whole game between two real decks.  Both are
** played through lunarbiter.h alone; what a test asks of them stands below.
*/
#ifndef TESTS_ENGINE_SUPPORT_H
#define TESTS_ENGINE_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "bots/bot.h"
#include "session/session.h"

/* ---- A position of test cards --------------------------------------------------- */

typedef struct Desk {
  const ArbCards *cards;
  BindHost *host;
  ArbGame *game;
  ArbId fields[2]; /* two battlefields without text */
} Desk;

/* A pool of these card files, the tokens and some plain cards ("Unit 2",
** "Filler", "Field"), and a bare game with 20 Fillers in each deck and 9 Energy
** in each pool.  `check`: the engine runs every step twice and checks itself. */
void desk_open(Desk *desk, const char *const *texts, int count, bool check);
void desk_close(Desk *desk);
/* `place`: nothing for the owner's base, or a battlefield. */
ArbId desk_put(Desk *desk, const char *name, ArbSeat seat, const char *zone, ArbId place);
/* The first player's main phase begins. */
void desk_begin(Desk *desk);
/* The open decision must have an option with this verb that speaks of `object`
** (nothing: of anything); answers with it. */
void choose(ArbGame *game, const char *verb, ArbId object);
/* The same, but says what the engine answered instead of failing. */
ArbStatus try_choose(ArbGame *game, const char *verb, ArbId object);
/* The index of such an option, or -1. */
int find_option(ArbGame *game, const char *verb, ArbId object);
/* Plays a card from the hand with one target (or nothing), and passes until it
** resolves; the game then asks what the script asks, or is back in its main phase. */
void play_out(ArbGame *game, ArbId card, ArbId target);
/* Everybody passes priority until something else is asked. */
void pass_priority(ArbGame *game);
/* The open question's text; valid until the next call. */
const char *question(ArbGame *game);
int32_t number_of(ArbGame *game, ArbId object, const char *attribute);
/* How many cards lie in a zone. */
int zone_size(ArbGame *game, const char *zone, ArbSeat seat);

/* ---- A game between two decks ------------------------------------------------------ */

typedef struct Duel {
  Session session;
  BindHost *host;
  ArbGame *game;
  BotRandom random;
  BotAnswer values; /* what draw_answer drew */
  uint64_t number;  /* decisions answered so far */
} Duel;

/* Two decks; or, without `other`, a mode of play with its default decks. */
void duel_open(Duel *duel, const char *one, const char *other, uint64_t seed, bool check);
void duel_close(Duel *duel);
/* A new game with the same decks. */
void duel_again(Duel *duel, uint64_t seed, bool check);
/* Draws an answer to the open decision of `game`; their count. */
int draw_answer(Duel *duel, ArbGame *game);
/* Answers it, and forgets the events; false when the game is over. */
bool duel_step(Duel *duel);

/* ---- What is asked of games ----------------------------------------------------------- */

ArbStatus answer(ArbGame *game, const int32_t *values, int count);
/* Same hashes, same open decision, same options. */
void assert_same(ArbGame *a, ArbGame *b);
/* The answer is refused with this status; the decision, its options and the
** hash are as before, and so they are when it is given a second time. */
void assert_refused(ArbGame *game, ArbStatus expected, const int32_t *values, int count);
/* Answers nobody may give are refused: out of range, negative, doubled, too
** many, too few, for another decision. */
void assert_wrong_answers_are_refused(ArbGame *game);
void assert_sound(ArbGame *game);
/* A save's bytes; free them. */
void *saved(ArbGame *game, size_t *size);
ArbGame *loaded(const ArbCards *cards, BindHost *host, ArbGame *game);

/* Everything a seat can see, as one number: zones, numbers of players, events,
** names, reasons; its own question and options when it is asked. */
uint64_t all_seen(ArbGame *game, ArbSeat seat);
/* The open decision with the ids and labels of its options. */
uint64_t all_offered(ArbGame *game);

#endif
