/* SPDX-License-Identifier: MIT */
/*
** entry.h -- the verbs by which an event comes into being and fills with players.
**
**     before.c     new, start
**     register.c   register, and several players in one change (register.h)
**     import.c     import: exported JSON, or a table of players (csv.h)
**     players.c    players: who is registered, and what is missing
**     seat.c       seat: who sits where before the first round
**
** Uses: cli/common, cli/event/desk, cli/event/lists, cli/session
** Used by: cli/event
*/
#ifndef CLI_EVENT_ENTRY_H
#define CLI_EVENT_ENTRY_H

#include "event/desk/desk.h"

EventVerb verb_new, verb_start, verb_register, verb_import, verb_players, verb_seat;

#endif
