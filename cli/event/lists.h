/* SPDX-License-Identifier: MIT */
/* lists.h -- deck lists and pools as events keep them: texts, not files. */
#ifndef CLI_EVENT_LISTS_H
#define CLI_EVENT_LISTS_H

#include "event/desk.h"
#include "session/session.h"

/* Data, mods, cards and the format of an event.  The caller closes the session in any case. */
bool lists_open(Session *session, const EventSetup *setup, const char *data, EventError *error);
/* Reads a list that is a text and looks its cards up. */
bool lists_read(const Session *session, const char *text, Deck *deck, ArbError *error);

#endif
