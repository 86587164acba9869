/* SPDX-License-Identifier: MIT */
/*
** answer.h -- building an answer, and drawing one at random.
**
** The random bot is uniform over the options that are not manual.  For several picks it draws a
** legal number of them, then a legal set of that size.  Each bot draws from a generator of its own,
** so the same game and seed give the same answers on any machine.
*/
#ifndef BINDINGS_ANSWER_H
#define BINDINGS_ANSWER_H

#include "lunarbiter.h"

/* A small generator (splitmix64). */
typedef struct BotRandom {
  uint64_t state;
} BotRandom;

/* The next number of the generator: all 64 bits are random. */
uint64_t bind_bot_random(BotRandom *random);
/* A number from 0 to bound - 1; `bound` is at least 1. */
int bind_bot_below(BotRandom *random, int bound);
/* Mixes two numbers into one: makes seeds of games and seats from one seed. */
uint64_t bind_bot_mix(uint64_t a, uint64_t b);

/* Room for building an answer. */
typedef struct BotAnswer {
  int32_t *values, *left; /* room for every option of the decision, at least one */
  int room;
} BotAnswer;

/* Makes room for the options of a decision.  False when memory runs out. */
bool bind_answer_reserve(BotAnswer *answer, int options);
void bind_answer_free(BotAnswer *answer);
/* Draws a legal answer to the open decision, as the bot `random` (bot.h) does, into answer->values.
** Returns the number of values, or -1 when memory runs out. */
int bind_random_choose(BotRandom *random, BotAnswer *answer, ArbGame *game);

#endif
