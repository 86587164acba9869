/* SPDX-License-Identifier: MIT */
/*
** match.h -- one game between its players, and its record.
**
** A match answers the open decision with the bot of the seat that is asked, records the answer when
** there is a recorder, and ends a game that has gone on for too long.
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
  Recorder *recorder;       /* NULL: nothing is recorded */
  int goal;                 /* the Victory Score, for the bots; 0: they are not told */
  const char *format;       /* the format's name, for the bots; or NULL */
  uint32_t answers;
} Match;

/* Seats the bots, with seeds made from the game's seed. */
void match_sit(Match *match, const ArbCards *cards, uint64_t seed);
/* Runs to the next decision.  ARB_AWAITING, ARB_OVER, or a failure with a sentence in `error`, also
** when the game has gone on for too long. */
ArbStatus match_next(Match *match, ArbError *error);
/* Lets the bot of the deciding seat answer.  ARB_OK, or a failure with `error`. */
ArbStatus match_bot_answers(Match *match, ArbError *error);
/* Makes a call of the host (arb_call) at the open decision.  ARB_OK or why it was refused. */
ArbStatus match_call(Match *match, int call, ArbSeat seat, ArbError *error);
/* The game is over, or failed with that error (a negative status): the bots are told. */
void match_end(Match *match, ArbStatus status, const ArbError *error);
/* Whether a bot wants to be told events; then the game must keep them. */
bool match_wants_events(const Match *match);

/* Reads bot names from "X,Y,Z" or "X".  A comma within quotes or behind a backslash is part of a
** name.  False, with a sentence, when one of them is not the name of a bot. */
typedef struct BotNames {
  char name[SESSION_SEATS][BOT_NAME_MAX];
  int count;
  double timeout; /* for one answer of a program, in seconds */
} BotNames;
bool match_bot_names(const char *text, BotNames *names, ArbError *error);
/* One name stands for all seats; else there must be `wanted` names. */
bool match_bots_for(BotNames *names, int wanted, ArbError *error);
Bot *match_new_bot(const BotNames *names, int at);

/* The option of commands that have bots. */
#define MATCH_TIMEOUT_OPTION(to_)                                            \
  {.name = "bot-timeout",                                                    \
   .kind = OPTION_NUMBER,                                                    \
   .to = (to_),                                                              \
   .argument = "SECONDS",                                                    \
   .help = "how long a program (exec:COMMAND) may take for one answer (30)", \
   .min = 1,                                                                 \
   .max = 1000000}

#endif
