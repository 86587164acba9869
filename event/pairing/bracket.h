/* SPDX-License-Identifier: MIT */
/*
** bracket.h -- who meets whom: rounds, the cut, seats, drafts.
**
**     bracket.c     event_pair and event_cut; round robin, elimination, the playoff
**     pairing.c     Swiss, as a perfect matching of least cost
**     matching.cc   such a matching, by LEMON (matching.h)
**     seats.c       seats and pods before the first round, and a first round by seat
**     draft.c       boosters that go round a table (draft.h)
**
** The functions below are the pairings of each structure, among which event_pair chooses.  Each
** fills the list of `fact`, which belongs to the caller.
**
** Uses: event
** Used by: cli/event/lists
*/
#ifndef EVENT_BRACKET_H
#define EVENT_BRACKET_H

#include "inside.h"

bool pair_swiss(const Event *event, EventFact *fact, EventError *error);
bool pair_round_robin(const Event *event, EventFact *fact, EventError *error);
bool pair_playoff(const Event *event, EventFact *fact, EventError *error);

#endif
