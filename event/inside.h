/* SPDX-License-Identifier: MIT */
/*
** inside.h -- what the files of event/ share and nobody else sees.
**
** A Ledger is everything that follows from the facts.  It is made by applying the facts that stand,
** one after the other, and made anew when a fact is taken back.  Texts are borrowed from the facts,
** which never move.
*/
#ifndef EVENT_INSIDE_H
#define EVENT_INSIDE_H

#include "event.h"

enum { NAME_MAX_BYTES = 120 };

/* An entrant: its public part, and state that only this room uses. */
typedef struct Entry {
  EventEntrant seen;
  char plain[3][NAME_MAX_BYTES + 1]; /* names.c: the name and those of its members, to compare */
  bool paired;                       /* it has been listed in a round */
  int away;                          /* rounds since it left */
  int64_t loss_moment; /* of the newest game or match loss; 0: a moment of its own (TR 701.2.b.2) */
  bool deck_wrong;     /* a decklist error was found and not yet mended (TR 703.3.b.1) */
  int seed;            /* of the playoff, from 1; 0: it is not in the playoff */
} Entry;

typedef struct Round {
  EventRound seen;
  EventTable *tables;
} Round;

/* A penalty that was given. */
typedef struct Given {
  int entrant, round;
  EventPenalty penalty;
  const EventInfraction *infraction;
} Given;

typedef struct Ledger {
  bool created, started, finished;
  EventSetup setup;
  Entry *entries;
  int entry_count, entry_room;
  Round *rounds;
  int round_count, round_room;
  Given *given;
  int given_count, given_room;
  int cut;              /* size of the playoff; 0: there was no cut */
  const int32_t *seats; /* the list of the newest seating; NULL: none */
  int seat_count;
} Ledger;

struct Event {
  EventFact **facts; /* owned, each a block of its own */
  int *undone_by;
  int count, room;
  int settled; /* number of facts that the ledger is made of; less than `count` during a recall */
  Ledger ledger;
};

/* Fills `error` and returns false. */
bool event_refuse(EventError *error, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The array with room for one more element, perhaps at another place; NULL: memory is short, and
** the array is as it was. */
void *event_grown(void *array, int *room, int count, size_t size);

/* Applies one fact.  On refusal the ledger is as it was. */
bool ledger_apply(Ledger *ledger, const EventFact *fact, EventError *error);
void ledger_clear(Ledger *ledger);

/* The entrant may be paired in the next round. */
bool entry_plays(const Entry *entry);
/* The entrant plays, or has played (414.2). */
bool entry_takes_part(const Entry *entry);
/* The newest round; NULL before the first. */
Round *ledger_newest(const Ledger *ledger);
/* The first table of a round without a result, from 1; 0: all have one. */
int round_open_table(const Round *round);
/* The table of an entrant in a round, and its side (0 or 1) there; NULL: it has none. */
EventTable *round_table_of(const Round *round, int entrant, int *side);
/* Games that win a match. */
int ledger_needed(const Ledger *ledger);
/* The side that won a table; -1: nobody did. */
int table_winner(const EventTable *table);
/* bracket.c: who has won a playoff or an elimination: the only one who has neither lost nor left
** (TR 414.6).  0: nobody yet. */
int playoff_winner(const Ledger *ledger);
/* Whether everybody who plays has handed in a list where the level asks for one (TR 401.1). */
bool lists_are_in(const Ledger *ledger, EventError *error);

/* A number that depends on the event's seed and on these two and on nothing else. */
uint64_t event_random(const Event *event, uint64_t purpose, uint64_t index);
/* Puts numbers into a random order, the same for the same event and purpose. */
void event_shuffle(const Event *event, uint64_t purpose, int32_t *numbers, int count);

#endif
