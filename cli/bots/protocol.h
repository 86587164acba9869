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
**     error      --------------------->             refused: the decision is put again
**     end        --------------------->
**
** This file makes the messages and reads the answers; who carries them is external.c (the bot
** is our child) and serve.c (we are the child).  Seats and options count from 0, as in
** replays.  What a message tells of a game is written by tell.h, for one seat.
*/
#ifndef CLI_PROTOCOL_H
#define CLI_PROTOCOL_H

#include <jansson.h>

#include "host/answer.h"
#include "host/tell.h"

enum { PROTOCOL_VERSION = 1 };

/* What a bot wants to be told, and what it calls itself. */
typedef struct ProtocolWishes {
  bool view, events;
  char name[64], version[32];
} ProtocolWishes;

/* ---- From the engine.  Each gives a new object. ----------------------------------- */

json_t *protocol_hello(ArbGame *game, const ArbCards *cards, const char *format, int goal);
/* The open decision, for the seat that has to answer it. */
json_t *protocol_decision(ArbGame *game, const ArbCards *cards, bool view);
/* Appends the events after number `after`, as the seat may know them; the last number.  A
** game that was taken back behind `after` is told as "back". */
uint32_t protocol_events(json_t *list, ArbGame *game, const ArbCards *cards, ArbSeat seat,
                         uint32_t after);
/* The events behind that number never were. */
json_t *protocol_back(ArbSeat seat, uint32_t number);
/* `failed`: what went wrong, when the game could not be ended; else NULL. */
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

/* Reads a line.  *message is NULL or an object that the caller gives back with json_decref;
** of a line that is wrong `why` says what is. */
ProtocolSaid protocol_read(const char *line, json_t **message, char *why, size_t size);
/* What a hello says; false with a sentence when it is of another version. */
bool protocol_wishes(const json_t *hello, ProtocolWishes *wishes, char *why, size_t size);
/* The values of an answer to the open decision; their number, or -1 with a sentence. */
int protocol_values(const json_t *message, ArbGame *game, BotAnswer *answer, char *why,
                    size_t size);

#endif
