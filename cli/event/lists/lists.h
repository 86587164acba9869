/* SPDX-License-Identifier: MIT */
/*
** lists.h -- deck lists and pools as events keep them: texts, not files.  The lists of a team stand
** one behind the other, with a line between them.
**
**     lists.c      deck: lists are read, checked and registered
**     pool.c       pool: what players were given in limited events
**     boosters.c   boosters: dealt by lot, and drafts (boosters.h)
**     checks.c     check: which decks are checked (TR 411)
**
** Uses: bindings/formats, bindings/sandbox, cli/bots, cli/common, cli/event/desk, cli/session,
**       event/pairing
** Used by: cli/event, cli/event/entry, cli/event/rehearsal
*/
#ifndef CLI_EVENT_LISTS_H
#define CLI_EVENT_LISTS_H

#include "common/text.h"
#include "event/desk/desk.h"
#include "session/session.h"

EventVerb verb_deck, verb_pool, verb_boosters, verb_check;

/* Data, mods, cards and the format of an event.  The caller closes the session in any case. */
bool lists_open(Session *session, const EventSetup *setup, const char *data, EventError *error);
/* Reads a list that is a text and looks its cards up. */
bool lists_read(const Session *session, const char *text, Deck *deck, ArbError *error);
/* Reads the list of the A player (0) or of the B player (1) from a team's lists. */
bool lists_read_of(const Session *session, const char *text, int player, Deck *deck,
                   ArbError *error);
/* The line between the lists of a team. */
#define LISTS_BETWEEN "\n# The B player:\n"

/* Holds a list against the event's format, and against the cards that are legal in it (601.2).
** Returns the number of problems, or -1 with `error`. */
int lists_check(const Session *session, const EventSetup *setup, const Deck *deck,
                BindProblem *report, void *data, ArbError *error);

enum { LISTS_MAX = 2 }; /* a team has one for each player */

/* The lists that a player or a team hands in, and what was found in them. */
typedef struct HandedIn {
  const char *player;
  const char *decks[LISTS_MAX]; /* deck files, or names of decks */
  int count;
  const char *within; /* the folder below which files must lie; NULL: anywhere */
  const char *of;     /* the file whose problems are told */
  Text name, list;
  int problems; /* each was told on stderr; the list is registered as not legal then */
} HandedIn;

/* A FactMaker of FACT_DECK, for a HandedIn.  lists_forget frees what it has found. */
FactMaker lists_hand_in;
void lists_forget(HandedIn *in);

#endif
