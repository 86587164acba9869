/* SPDX-License-Identifier: MIT */
/*
** match.h -- one game between its players, and what is written down of it.
**
** A match answers the open decision with the bot of the seat that is asked,
** records the answer when there is a recorder, and knows when a game has gone
** on for too long to be one.
*/
#ifndef CLI_MATCH_H
#define CLI_MATCH_H

#include "bots/bot.h"
#include "session/replay.h"
#include "session/session.h"

enum { MATCH_DECISIONS_MAX = 20000, MATCH_ANSWERS_MAX = 200000 };

typedef struct Match {
  ArbGame *game;
  Bot *bots[SESSION_SEATS]; /* NULL: a person */
  Recorder *recorder;       /* NULL: nothing is written down */
  int goal;                 /* the Victory Score, for the bots; 0: they do not mind it */
  const char *format;       /* the mode of play, for them, too; or NULL */
  uint32_t answers;
} Match;

/* Sits the bots down with seeds made of the game's. */
void match_sit(Match *match, const ArbCards *cards, uint64_t seed);
/* Runs to the next decision: ARB_AWAITING, ARB_OVER, or what went wrong, also
** when the game has gone on for too long, with a sentence in `error`. */
ArbStatus match_next(Match *match, ArbError *error);
/* The bot of the seat that decides answers.  ARB_OK or what went wrong. */
ArbStatus match_bot_answers(Match *match, ArbError *error);
/* Makes a call of the host (arb_call) at the open decision.  ARB_OK or why it was refused. */
ArbStatus match_call(Match *match, int call, ArbSeat seat, ArbError *error);
/* The game is over, or failed with that error (a negative status): the bots are told. */
void match_end(Match *match, ArbStatus status, const ArbError *error);
/* Whether a bot wants to be told events: they must be kept then. */
bool match_wants_events(const Match *match);

/* Bot names from "X,Y,Z" or "X"; false with a sentence when one of them is no bot's
** name.  A comma within quotes or behind a backslash is part of a name. */
typedef struct BotNames {
  char name[SESSION_SEATS][BOT_NAME_MAX];
  int count;
  double timeout; /* for programs, in seconds */
} BotNames;
bool match_bot_names(const char *text, BotNames *names, ArbError *error);
/* One name is for all; else there must be `wanted`. */
bool match_bots_for(BotNames *names, int wanted, ArbError *error);
Bot *match_new_bot(const BotNames *names, int at);

/* What commands with bots say of them. */
#define MATCH_TIMEOUT_OPTION(to_)                                            \
  {.name = "bot-timeout",                                                    \
   .kind = OPTION_NUMBER,                                                    \
   .to = (to_),                                                              \
   .argument = "SECONDS",                                                    \
   .help = "how long a program (exec:COMMAND) may take for one answer (30)", \
   .min = 1,                                                                 \
   .max = 1000000}

#endif
