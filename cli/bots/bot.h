/* SPDX-License-Identifier: MIT */
/*
** bot.h -- bots: players made of code.
**
** A bot does one thing: it answers the open decision of its seat.  It sees only what the seat may
** know, keeps no clock, and draws from a generator of its own.  So the same game and seed give the
** same answers on any machine, with any number of threads.
**
**   random  uniform over the options that are not manual; for several picks a uniform legal number
**           of them, then a uniform legal set
**   exec:COMMAND  an external program that speaks the bot protocol (external.h)
**   greedy  tries each option on copies in which everything that its seat does not know is redealt,
**           plays the turn out, and takes the option that leads to the best position (greedy.c)
**
** No bot cancels.  Only programs concede or fail.
*/
#ifndef CLI_BOT_H
#define CLI_BOT_H

#include "host/answer.h"

typedef struct Bot Bot;

enum { BOT_NAME_MAX = 512, BOT_FAILED = -1, BOT_CONCEDES = -2 };

/* A bot by its name; the caller frees it.  NULL when there is no such bot. */
Bot *bot_new(const char *name);
void bot_free(Bot *bot);
/* Whether bot_new gives a bot that can play; if not, with a sentence in `error`. */
bool bot_check(const char *name, ArbError *error);
/* Sets how long a program may take for one answer, in seconds. */
void bot_set_timeout(Bot *bot, double seconds);
/* What a bot is told when it takes a seat. */
typedef struct BotSeat {
  const ArbCards *cards;
  ArbSeat seat;
  int goal;           /* the Victory Score; 0: it is not told */
  const char *format; /* the format's name; NULL: it is not told */
  ArbGame *game;      /* the game at its start; valid only during the call */
  uint64_t seed;
} BotSeat;

/* Forgets everything and takes a seat in a new game. */
void bot_sit(Bot *bot, const BotSeat *seat);
/* Answers the open decision of the bot's seat.  Returns the number of values in *values, which are
** valid until the next call; or BOT_CONCEDES; or BOT_FAILED, with bot_error. */
int bot_choose(Bot *bot, ArbGame *game, const int32_t **values);
const char *bot_error(const Bot *bot); /* a sentence; "" when the bot has not failed */
/* The engine refused the bot's answer.  True: it may try again.  False: it failed, bot_error. */
bool bot_refused(Bot *bot, const char *why);
/* Whether the bot is an external program, which may answer differently the next time. */
bool bot_is_program(const Bot *bot);
/* bot_watch tells new events to a bot that wants them (bot_wants_events). */
bool bot_wants_events(const Bot *bot);
void bot_watch(Bot *bot, ArbGame *game);
/* The game was taken back: the events after number `number` never happened. */
void bot_back(Bot *bot, uint32_t number);
/* The game has ended.  `failed`: why it could not be finished; else NULL. */
void bot_end(Bot *bot, ArbGame *game, const char *failed);
/* "random, greedy, exec:COMMAND": for messages. */
const char *bot_names(void);

/* ---- For the files of the bots -------------------------------------------------- */

/* Makes room for the answers of a decision.  The program ends when memory runs out. */
void bot_reserve(BotAnswer *answer, int options);

typedef struct Greedy Greedy;
Greedy *greedy_new(void);
void greedy_free(Greedy *greedy);
void greedy_sit(Greedy *greedy, const BotSeat *seat);
int greedy_choose(Greedy *greedy, BotAnswer *answer, ArbGame *game);

#endif
