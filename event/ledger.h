/* SPDX-License-Identifier: MIT */
/* ledger.h -- functions that ledger.c, results.c and names.c call of each other. */
#ifndef EVENT_LEDGER_H
#define EVENT_LEDGER_H

#include "inside.h"

/* The entrant of that number; NULL and a sentence: there is none. */
Entry *ledger_entry(const Ledger *ledger, int64_t number, EventError *error);

/* names.c: whether an entrant may be registered under these names. */
bool names_check(const Ledger *ledger, const char *name, const char *members, EventError *error);
/* names.c: keeps the forms in which the names of a new entrant are compared. */
void names_keep(Entry *entry);

/* results.c: facts about matches. */
bool reported(Ledger *ledger, const EventFact *fact, EventError *error);
bool corrected(Ledger *ledger, const EventFact *fact, EventError *error);
bool extended(Ledger *ledger, const EventFact *fact, EventError *error);
bool penalised(Ledger *ledger, const EventFact *fact, EventError *error);

/* results.c: a match begins; penalties that waited for it are applied (701.2.b.1, 701.2.c.1). */
void table_begin(Ledger *ledger, EventTable *table);
/* results.c: that side loses the match that is open, 0 to the number of games that win one. */
void table_forfeit(const Ledger *ledger, EventTable *table, int side, EventHow how);
/* results.c: nobody wins a match that a side had won by penalty. */
void table_lose_both(EventTable *table);

#endif
