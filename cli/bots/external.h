/* SPDX-License-Identifier: MIT */
/*
** external.h -- a bot that is an external program: exec:COMMAND.
**
** The program is started when it takes its first seat, and plays any number of games one after the
** other; protocol.h describes the messages.  A program that crashes, hangs, or sends something that
** is not an answer loses only this game: it is ended, one sentence reports it by name, and it is
** started again for the next game.
*/
#ifndef CLI_EXTERNAL_H
#define CLI_EXTERNAL_H

#include "bots/bot.h"

/* How many answers to one decision may be refused before the program has failed, and how many
** seconds it may take for one answer unless external_set_timeout says otherwise. */
enum { EXTERNAL_REFUSALS_MAX = 10, EXTERNAL_TIMEOUT = 30 };

typedef struct External External;

/* The command in a bot's name ("exec:COMMAND"); NULL for other names. */
const char *external_command(const char *name);
/* A bot for the command, which is not started yet; the caller frees it.  external_free ends the
** process. */
External *external_new(const char *command);
void external_free(External *external);
void external_set_timeout(External *external, double seconds);

/* The calls of bot.h for this bot: external_sit is bot_sit, and so on. */
void external_sit(External *external, const BotSeat *seat);
/* Sends the events since the last call, if the bot wants events. */
void external_watch(External *external, ArbGame *game);
bool external_wants_events(const External *external);
/* Like bot_choose.  BOT_FAILED with external_error. */
int external_choose(External *external, BotAnswer *answer, ArbGame *game);
/* The engine refused its answer.  False when it has no more tries: external_error. */
bool external_refused(External *external, const char *why);
void external_back(External *external, uint32_t number);
void external_end(External *external, ArbGame *game, const char *failed);
const char *external_error(const External *external);

#endif
