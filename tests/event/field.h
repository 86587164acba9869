/* SPDX-License-Identifier: MIT */
/* field.h -- events for the tests of this layer: facts in a line, pictures, random events. */
#ifndef TESTS_EVENT_FIELD_H
#define TESTS_EVENT_FIELD_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "event.h"

#define NUMBERS(...) .numbers = {__VA_ARGS__}
#define TEXTS(...)   .texts = {__VA_ARGS__}

/* A fact that must be accepted; one that must be refused with that sentence, after which the event
** is as it was. */
#define SAID(event, what, ...) field_said(event, (EventFact){.kind = FACT_##what, __VA_ARGS__})
#define REFUSED(event, sentence, what, ...) \
  field_refused(event, (EventFact){.kind = FACT_##what, __VA_ARGS__}, sentence)

void field_said(Event *event, EventFact fact);
void field_refused(Event *event, EventFact fact, const char *sentence);

/* An event that has been created, and one with players "Player 1" and so on that has started. */
Event *field_created(const EventSetup *setup);
Event *field_started(EventStructure structure, int players, int best_of, uint64_t seed);
Event *field_of_level(EventLevel level, int players);
void field_register(Event *event, const char *name);
void field_pair(Event *event);
/* The next round is refused with that sentence. */
void field_not_paired(Event *event, const char *sentence);
/* The playoff has that winner, so no round is paired any more. */
void field_won_by(Event *event, int winner);
void field_cut(Event *event, int size);
void field_report(Event *event, int table, int wins1, int wins2);
/* Every open table of the newest round: the entrant with the lower number wins. */
void field_report_all(Event *event);
const EventTable *field_table(const Event *event, int round, int table);
/* The table of an entrant in the newest round, from 1; 0: none. */
int field_table_of(const Event *event, int entrant);

/* All that an event says of itself, as text; the caller frees it. */
char *field_picture(const Event *event);
/* Another event of the facts that stand in this one. */
Event *field_replayed(const Event *event);

/* Numbers from 0 to `below` - 1, the same in every run. */
typedef struct Chance {
  uint64_t state;
} Chance;
int chance(Chance *chance, int below);

/* A report of one open table, at random. */
void field_random_report(Event *event, Chance *of, int table);
/* Between two rounds: somebody leaves, returns, enters late, is penalised, or nothing happens. */
void field_random_happening(Event *event, Chance *of);

#endif
