/* SPDX-License-Identifier: MIT */
/* register.h -- several players are registered in one change: all of them, or nobody. */
#ifndef CLI_EVENT_REGISTER_H
#define CLI_EVENT_REGISTER_H

#include "event/desk/desk.h"

/* Registration of several players.  Faults are told on stderr, each with its place. */
typedef struct Registering {
  EventStore *store;
  bool another;       /* a name that is nearly a registered one is accepted: it is another player */
  const char *within; /* lists are decks by name, or files below this folder; NULL: any files */
  int first;          /* the number of the first fact */
  int faults;
} Registering;

/* Begins a change of the store; false: the reason was told. */
bool register_begin(Registering *registering, EventStore *store, bool another);
/* Registers a player, or a team whose `members` are "A; B" (else ""), with the lists that `decks`
** names ("A; B" of a team; "": none yet).  `where` is the place of the name for messages, "" for
** none.  A fault is counted, and the next player can be registered all the same. */
void register_one(Registering *registering, const char *where, const char *name,
                  const char *members, const char *decks);
/* Keeps the change and tells its facts, or drops it when there was a fault.  Returns the exit
** code. */
int register_end(Registering *registering, bool json);

/* Whether a file is a table of players, by its name. */
bool register_is_table(const char *path);
/* Registers the players of a table (CSV) in the event file at `path`.  Returns the exit code. */
int register_table(const char *path, const char *from, bool another, bool json);

#endif
