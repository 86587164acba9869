/* SPDX-License-Identifier: MIT */
/*
** external.h -- a bot that is a program of its own: exec:COMMAND.
**
** The program is started when it first sits down and plays any number of games, one after the
** other; it is talked to as protocol.h says.  One that crashes, hangs, or says what is no
** answer loses nothing but this game: it is ended, told of in one sentence that names it, and
** started anew for the next game.
*/
#ifndef CLI_EXTERNAL_H
#define CLI_EXTERNAL_H

#include "bots/bot.h"

enum { EXTERNAL_REFUSALS_MAX = 10, EXTERNAL_TIMEOUT = 30 };

typedef struct External External;

/* What follows the name of such a bot; NULL: it is no such name. */
const char *external_command(const char *name);
External *external_new(const char *command);
void external_free(External *external);
void external_set_timeout(External *external, double seconds);

void external_sit(External *external, const BotSeat *seat);
/* Tells what happened since the last time, when the bot wants to know. */
void external_watch(External *external, ArbGame *game);
bool external_wants_events(const External *external);
/* As bot_choose; BOT_FAILED with external_error. */
int external_choose(External *external, BotAnswer *answer, ArbGame *game);
/* Its answer was refused.  False when it has had its tries: external_error. */
bool external_refused(External *external, const char *why);
void external_back(External *external, uint32_t number);
void external_end(External *external, ArbGame *game, const char *failed);
const char *external_error(const External *external);

#endif
