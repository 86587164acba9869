/* SPDX-License-Identifier: MIT */
/*
** bot.h -- players made of code.
**
** A bot is asked one thing: the answer to the open decision of its seat.  It
** sees what the seat may know and nothing else, keeps no clock, and draws from
** a generator of its own, so the same game and seed give the same answers on
** any machine and with any number of threads.
**
**   random  uniform over the options that are not manual; for several picks a
**           uniform legal number of them, then a uniform legal set
**   greedy  tries each option on a copy in which everything its seat does not
**           know was dealt anew, plays the turn out, and takes the position it
**           likes best (greedy.c)
**
** No bot concedes or cancels.
*/
#ifndef CLI_BOT_H
#define CLI_BOT_H

#include "answer.h"

typedef struct Bot Bot;

/* A bot by name; NULL when there is none of that name. */
Bot *bot_new(const char *name);
void bot_free(Bot *bot);
/* What a bot is told when it sits down. */
typedef struct BotSeat {
  const ArbCards *cards;
  ArbSeat seat;
  int goal;        /* the Victory Score; 0: not told */
  uint64_t seed;
} BotSeat;

/* Forgets everything and takes a seat in a new game. */
void bot_sit(Bot *bot, const BotSeat *seat);
/* Answers the open decision of the bot's seat.  Returns how many values there
** are in *values, which stay valid until the next call. */
int bot_choose(Bot *bot, const ArbGame *game, const int32_t **values);
/* "random, greedy": for messages. */
const char *bot_names(void);

/* ---- What bots are made of ------------------------------------------------------ */

/* Room for the answers of a decision; without memory the program ends. */
void bot_reserve(BotAnswer *answer, int options);

typedef struct Greedy Greedy;
Greedy *greedy_new(void);
void greedy_free(Greedy *greedy);
void greedy_sit(Greedy *greedy, const BotSeat *seat);
int greedy_choose(Greedy *greedy, BotAnswer *answer, const ArbGame *game);

#endif
