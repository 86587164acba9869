/* SPDX-License-Identifier: MIT */
/*
** answer.h -- answers under construction, and answers by lot.
**
** The random bot is uniform over the options that are not manual; for several picks it
** draws a legal number of them, then a legal set of that size.  Each draws from a
** generator of his own, so the same game and seed give the same answers on any machine.
*/
#ifndef BINDINGS_ANSWER_H
#define BINDINGS_ANSWER_H

#include "lunarbiter.h"

/* A small generator (splitmix64). */
typedef struct BotRandom {
  uint64_t state;
} BotRandom;

uint64_t bot_random(BotRandom *random);
/* A number below `bound`, which is at least 1. */
int bot_below(BotRandom *random, int bound);
/* Stirs two numbers into one: seeds of games and seats from one seed. */
uint64_t bot_mix(uint64_t a, uint64_t b);

/* An answer under construction, and lists to make it from. */
typedef struct BotAnswer {
  int32_t *values, *left; /* room for every option of the decision, at least one */
  int room;
} BotAnswer;

/* False when there is no memory. */
bool answer_reserve(BotAnswer *answer, int options);
void answer_free(BotAnswer *answer);
/* A legal answer to the open decision, drawn as `random` (bot.h) draws it; the count of
** answer->values, -1 when there is no memory. */
int random_choose(BotRandom *random, BotAnswer *answer, ArbGame *game);

#endif
