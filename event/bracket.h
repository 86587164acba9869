/* SPDX-License-Identifier: MIT */
/* bracket.h -- the pairings of each structure; event_pair (bracket.c) chooses among them.  Each
** fills the list of `fact`, which belongs to the caller. */
#ifndef EVENT_BRACKET_H
#define EVENT_BRACKET_H

#include "inside.h"

bool pair_swiss(const Event *event, EventFact *fact, EventError *error);
bool pair_round_robin(const Event *event, EventFact *fact, EventError *error);
bool pair_playoff(const Event *event, EventFact *fact, EventError *error);

#endif
