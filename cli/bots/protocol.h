/* SPDX-License-Identifier: MIT */
/*
** protocol.h -- the bot protocol: one JSON object a line (docs/bot-protocol.md).
**
**     engine                            bot
**     hello      --------------------->
**                <---------------------  hello      its name, and what it wants to be told
**     event ...  --------------------->             when it wants events
**     decision   --------------------->
**                <---------------------  answer     or concede
**     error      --------------------->             refused: the decision is sent again
**     end        --------------------->
**
** This file makes the messages and reads the answers.  external.c sends them to a child process;
** serve.c sends them when this program is the child.  Seats and options count from 0, as in
** replays.  tell.h writes the part of a message that describes the game, for one seat.
*/
#ifndef CLI_PROTOCOL_H
#define CLI_PROTOCOL_H

#include <jansson.h>

#include "host/answer.h"
#include "host/tell.h"

enum { PROTOCOL_VERSION = 1 };

/* A bot's name, and what it wants to be told. */
typedef struct ProtocolWishes {
  bool view, events;
  char name[64], version[32];
} ProtocolWishes;

/* ---- From the engine.  Each function returns a new object. ------------------------- */

/* `goal`: the Victory Score; 0: the bot is not told. */
json_t *protocol_hello(ArbGame *game, const ArbCards *cards, const char *format, int goal);
/* The open decision, for the seat that must answer it. */
json_t *protocol_decision(ArbGame *game, const ArbCards *cards, bool view);
/* The table as the seat may see it (ARB_NO_SEAT: as the host, ARB_EVERY_SEAT: what every seat may
** know). */
json_t *protocol_view(ArbGame *game, const ArbCards *cards, ArbSeat seat);
/* Appends the events after number `after`, as the seat may know them, and returns the number of
** the last one.  If the game was taken back to before `after`, "back" comes first. */
uint32_t protocol_events(json_t *list, ArbGame *game, const ArbCards *cards, ArbSeat seat,
                         uint32_t after);
/* The events after number `number` never happened. */
json_t *protocol_back(ArbSeat seat, uint32_t number);
/* `failed`: why the game could not be finished; else NULL. */
json_t *protocol_end(ArbGame *game, ArbSeat seat, const char *failed);
json_t *protocol_error(const char *message);

/* ---- From the bot ------------------------------------------------------------------ */

typedef enum ProtocolSaid {
  SAID_WRONG,
  SAID_HELLO,
  SAID_ANSWER,
  SAID_CONCEDE,
  SAID_OTHER
} ProtocolSaid;

/* Reads a line.  *message is NULL or an object that the caller releases with json_decref.  For
** SAID_WRONG, `why` says what is wrong. */
ProtocolSaid protocol_read(const char *line, json_t **message, char *why, size_t size);
/* Reads a hello; false, with a sentence, when it is of another version. */
bool protocol_wishes(const json_t *hello, ProtocolWishes *wishes, char *why, size_t size);
/* Reads the values of an answer to the open decision.  Returns how many, or -1 with a sentence. */
int protocol_values(const json_t *message, ArbGame *game, BotAnswer *answer, char *why,
                    size_t size);

#endif
