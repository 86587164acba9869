/* SPDX-License-Identifier: MIT */
/* boosters.h -- boosters by lot, and drafts of bots (boosters.c). */
#ifndef CLI_EVENT_BOOSTERS_H
#define CLI_EVENT_BOOSTERS_H

#include "event/lists/lists.h"

/* Adds a fact within a change; the fact has no time yet. */
typedef bool BoostersAdd(EventStore *store, EventFact fact, EventError *error);

/* Within a change, deals boosters to everybody without a pool, or lets bots draft in the pods of
** the newest seating.  The cards are those of a set, or of a product file (`path`; NULL: none). */
bool boosters_deal(EventStore *store, const Session *session, const char *set, const char *path,
                   BoostersAdd *add, EventError *error);
/* Whether a format is a draft: "draft" and those whose names begin with that. */
bool boosters_are_drafted(const char *format);

#endif
