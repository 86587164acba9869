/* SPDX-License-Identifier: MIT */
/*
** eyes.h -- everything a seat is ever told, as one text.
**
** What lunarbiter.h, the bot protocol and the program tell a seat of a game: views, numbers,
** events, names, reasons, refusals, its own question, messages, the board and the log.  A new
** output for a seat is written down here too; then test_seats.c compares it.
*/
#ifndef TESTS_ENGINE_EYES_H
#define TESTS_ENGINE_EYES_H

#include "session/session.h"
#include "common/text.h"

typedef struct Eyes {
  ArbGame *game; /* a throw-away copy: refused calls are tried on it */
  const Session *session;
  ArbSeat seat;
  int part, parts; /* slow things are done for one card of so many */
  Text *out;
} Eyes;

/* Everything of this moment. */
void eyes_open(const Eyes *eyes);
/* What has been told of the events after `after`, a line each. */
void eyes_events(const Eyes *eyes, uint32_t after);

#endif
