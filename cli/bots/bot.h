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
**   exec:COMMAND  a program of its own that speaks the bot protocol (external.h)
**   greedy  tries each option on a copy in which everything its seat does not
**           know was dealt anew, plays the turn out, and takes the position it
**           likes best (greedy.c)
**
** No bot cancels, and only programs concede or fail.
*/
#ifndef CLI_BOT_H
#define CLI_BOT_H

#include "host/answer.h"

typedef struct Bot Bot;

enum { BOT_NAME_MAX = 512, BOT_FAILED = -1, BOT_CONCEDES = -2 };

/* A bot by name; NULL when there is none of that name. */
Bot *bot_new(const char *name);
void bot_free(Bot *bot);
/* Whether bot_new would give one that can play; else a sentence in `error`. */
bool bot_check(const char *name, ArbError *error);
/* How long a program may take for one answer, in seconds. */
void bot_set_timeout(Bot *bot, double seconds);
/* What a bot is told when it sits down. */
typedef struct BotSeat {
  const ArbCards *cards;
  ArbSeat seat;
  int goal;           /* the Victory Score; 0: not told */
  const char *format; /* the mode of play, by name; NULL: not told */
  ArbGame *game;      /* as it begins; only for the length of the call */
  uint64_t seed;
} BotSeat;

/* Forgets everything and takes a seat in a new game. */
void bot_sit(Bot *bot, const BotSeat *seat);
/* Answers the open decision of the bot's seat.  Returns how many values there
** are in *values, which stay valid until the next call; or BOT_CONCEDES; or BOT_FAILED with
** bot_error. */
int bot_choose(Bot *bot, ArbGame *game, const int32_t **values);
const char *bot_error(const Bot *bot); /* "": all is well with it */
/* The engine refused its answer.  Whether the bot may try again; else bot_error. */
bool bot_refused(Bot *bot, const char *why);
/* Whether it is a program of its own, which may answer otherwise the next time. */
bool bot_is_program(const Bot *bot);
/* What has happened, for bots that want to be told (bot_wants_events); and how it ended:
** `failed` when it could not be ended, else NULL. */
bool bot_wants_events(const Bot *bot);
void bot_watch(Bot *bot, ArbGame *game);
/* The game goes on elsewhere: what it was told behind event `number` never was. */
void bot_back(Bot *bot, uint32_t number);
void bot_end(Bot *bot, ArbGame *game, const char *failed);
/* "random, greedy, exec:COMMAND": for messages. */
const char *bot_names(void);

/* ---- What bots are made of ------------------------------------------------------ */

/* Room for the answers of a decision; without memory the program ends. */
void bot_reserve(BotAnswer *answer, int options);

typedef struct Greedy Greedy;
Greedy *greedy_new(void);
void greedy_free(Greedy *greedy);
void greedy_sit(Greedy *greedy, const BotSeat *seat);
int greedy_choose(Greedy *greedy, BotAnswer *answer, ArbGame *game);

#endif
