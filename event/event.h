/* SPDX-License-Identifier: MIT */
/*
** event.h -- an organised play event as a log of facts, and what follows from it.
**
** An Event holds facts in the order in which they became known: a player registered, a round
** was paired, a result was reported.  Entrants, rounds, standings and pairings are computed
** from those facts and stored nowhere else.  No fact is ever changed or removed: a mistake is
** taken back by a fact of kind FACT_UNDONE that names it.
**
**     Event *event = event_new();
**     event_add(event, &created, &error);       a fact is checked, then appended
**     event_pair(event, now, &fact, &error);    the next round, as a fact that is not yet added
**     event_add(event, &fact, &error);
**     event_standings(event, &standings);
**
** The same facts give the same pairings and standings on every machine: what is random is drawn
** from the seed of the first fact.  It knows no clock (time comes in with the facts), no file
** (store.h does) and no card game: it uses the C library, GMP for exact fractions and LEMON for
** matchings.
** TR numbers, and bare ones in this room, are those of the Tournament Rules of 2026-04-29.
**
**     fact.c       the table of the kinds of facts
**     event.c      the log: facts are copied, appended and taken back
**     ledger.c     what each kind of fact asks for and changes; results.c: matches; names.c: names
**     pairing/     the next round, the cut, seats, drafts: who meets whom
**     standings.c  points and tiebreakers; penalty.c: infractions; look.c: what hosts read
**     store.c      events in files of SQLite (store.h); the others know no file
**
** Uses: nothing
** Used by: event/pairing, cli/event/desk, cli/event/rehearsal
*/
#ifndef EVENT_H
#define EVENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Why a call was refused: one sentence, with the rule number where a rule refuses. */
typedef struct EventError {
  char text[400];
} EventError;

/* ---- Facts ---------------------------------------------------------------- */

enum { FACT_NUMBERS_MAX = 10, FACT_TEXTS_MAX = 6 };

/* What an event holds at most: facts, entrants, the bytes of a text, the numbers of a list.  An
** event of 2,000 players has some 20,000 facts. */
enum {
  EVENT_FACTS_MAX = 100000,
  EVENT_ENTRANTS_MAX = 4096,
  FACT_TEXT_BYTES_MAX = 65536,
  FACT_LIST_MAX = 2 * EVENT_ENTRANTS_MAX
};

/* One row per kind of fact: its word, its numbers, its texts, and whether a list of further
** numbers may follow.  fact.c turns the words into a table; store.c, exports and messages read
** that table. */
#define FACT_LIST(X)                                                                         \
  X(CREATED, "created", "structure level best_of team rounds cut minutes open seed limited", \
    "name game format cards day region", false)                                              \
  X(REGISTERED, "registered", "entrant", "name members", false)                              \
  X(DECK, "deck", "entrant legal", "name list", false)                                       \
  X(POOL, "pool", "entrant", "list", false)                                                  \
  X(SEATED, "seated", "pod", "", true)                                                       \
  X(STARTED, "started", "", "", false)                                                       \
  X(PAIRED, "paired", "round stage", "", true)                                               \
  X(CLOCK, "clock", "round", "", false)                                                      \
  X(REPORTED, "reported", "round table wins1 wins2 drawn how", "", false)                    \
  X(CORRECTED, "corrected", "round table wins1 wins2 drawn how", "", false)                  \
  X(EXTENDED, "extended", "round table minutes", "reason", false)                            \
  X(PENALISED, "penalised", "entrant penalty moment", "infraction note", false)              \
  X(DROPPED, "dropped", "entrant absent", "", false)                                         \
  X(RETURNED, "returned", "entrant", "", false)                                              \
  X(CUT, "cut", "size", "", true)                                                            \
  X(CHECKED, "checked", "entrant fine", "note", false)                                       \
  X(FINISHED, "finished", "", "", false)                                                     \
  X(UNDONE, "undone", "which", "reason", false)

typedef enum FactKind {
#define X(name, word, numbers, texts, list) FACT_##name,
  FACT_LIST(X)
#undef X
      FACT_KINDS
} FactKind;

/* Penalties with the same `moment`, a number other than 0 that the caller chooses, were given at
** the same time (TR 701.2.b.2, 701.2.b.3); 0: at no time with another one. */

/* A fact.  `numbers` and `texts` stand in the order of the kind's row; `list` holds `list_count`
** further numbers: of a round the entrants of its tables, two a table, 0 for "no opponent"; of a
** cut the entrants by seed; of a seating the entrants by seat, with a 0 behind each pod.
** event_add copies the texts and the list. */
typedef struct EventFact {
  int64_t at; /* when it became known, in seconds since 1970; at most the end of 9999 */
  FactKind kind;
  int64_t numbers[FACT_NUMBERS_MAX];
  const char *texts[FACT_TEXTS_MAX]; /* a text that is not given is "" or NULL */
  const int32_t *list;
  int list_count;
} EventFact;

const char *fact_word(FactKind kind);
/* The kind with that word; FACT_KINDS for a word that no kind has. */
FactKind fact_kind(const char *word);
int fact_number_count(FactKind kind);
int fact_text_count(FactKind kind);
bool fact_has_list(FactKind kind);
/* Writes the name of number or text `index` of a kind into `name`; false past the last. */
bool fact_number_name(FactKind kind, int index, char *name, size_t size);
bool fact_text_name(FactKind kind, int index, char *name, size_t size);

/* ---- What a created event fixes -------------------------------------------- */

typedef enum EventStructure {
  EVENT_SWISS,       /* TR 202.3, with a cut to a playoff where one is asked for */
  EVENT_ROUND_ROBIN, /* everybody meets everybody once */
  EVENT_ELIMINATION, /* TR 202.4 from the first round */
  EVENT_STRUCTURES
} EventStructure;

typedef enum EventLevel {
  EVENT_CASUAL,
  EVENT_COMPETITIVE,
  EVENT_PROFESSIONAL,
  EVENT_LEVELS
} EventLevel;

const char *event_structure_word(EventStructure structure);
const char *event_level_word(EventLevel level);
bool event_structure_find(const char *word, EventStructure *structure);
bool event_level_find(const char *word, EventLevel *level);

typedef struct EventSetup {
  const char *name; /* of the event */
  const char *game; /* these are words that the caller understands; this room looks at none */
  const char *format;
  const char *cards;  /* which cards are legal (TR 601.2); "": all of the format */
  const char *day;    /* of the event, "2026-08-01" */
  const char *region; /* whose launch dates count (TR 601.2.b) */
  EventStructure structure;
  EventLevel level; /* TR 205 */
  int best_of;      /* 1 or 3 games a match (TR 404.2) */
  int team;         /* players of an entrant: 1, or 2 for 2v2 (TR 603) */
  int rounds;       /* of Swiss; 0: as many as the number of entrants asks for */
  int cut;          /* size of the playoff, a power of two; 0: none */
  int minutes;      /* of a round (TR 604.1); 0: untimed */
  bool open_lists;  /* TR 401.5 */
  bool limited;     /* decks are built from pools (TR 202.1) */
  uint64_t seed;    /* of all that is random */
} EventSetup;

/* The fact that creates an event.  Its texts are those of `setup`. */
EventFact fact_created(int64_t at, const EventSetup *setup);

/* Rounds of Swiss for a number of entrants.  The Tournament Rules name none; the table is the one
** that other card games recommend: up to 128 entrants, n rounds for up to 2^n of them; then 8
** rounds for up to 226, 9 for up to 409, and 10 above. */
int event_swiss_rounds(int entrants);

/* ---- An event ------------------------------------------------------------- */

typedef struct Event Event;

/* An event without facts; NULL when memory is short.  The caller owns it. */
Event *event_new(void);
void event_free(Event *event);

/* Checks a fact against all facts before it and appends it.  On refusal, also for lack of
** memory, the event is as it was. */
bool event_add(Event *event, const EventFact *fact, EventError *error);

/* Facts that were recorded before, from a file or an export, in their order:
**
**     while (there are more) event_recall(event, &fact, &error);
**     event_recalled(event, &refused, &error);
**
** The time is linear in their number, also when many of them were taken back: those that stand are
** checked in one pass as if they were new, and those that were taken back for their form only.
** Between the two calls nothing else is asked of the event.  On refusal event_recall leaves the
** event as it was, and event_recalled drops facts that were recalled, but none that was there
** before; `refused` gets the number of the one at fault. */
bool event_recall(Event *event, const EventFact *fact, EventError *error);
bool event_recalled(Event *event, int *refused, EventError *error);
/* Drops what was recalled since the last event_recalled. */
void event_recall_none(Event *event);

/* Facts are numbered from 1.  The record points into the event, until the next event_add. */
int event_fact_count(const Event *event);
const EventFact *event_fact(const Event *event, int number);
/* The fact that took fact `number` back; 0: it stands. */
int event_undone_by(const Event *event, int number);

/* NULL before the first fact. */
const EventSetup *event_setup(const Event *event);

/* ---- Entrants -------------------------------------------------------------- */

/* A player, or a team of two.  Entrants are numbered from 1 in order of registration. */
typedef struct EventEntrant {
  int number;
  const char *name;             /* of the player or the team */
  const char *members;          /* of a team: "A player; B player" (TR 603.2.a); else "" */
  const char *deck_name, *deck; /* the registered list (TR 401); NULL: none yet */
  bool deck_legal;              /* as the deck check at registration found */
  const char *pool;             /* limited: the registered pool; NULL: none */
  int entered;                  /* the first round for which the entrant may be paired */
  bool dropped;                 /* TR 414 */
  bool disqualified;            /* TR 701.2.d */
  int missed;                   /* rounds before a late entry, or between leaving and returning */
  int byes;
  int game_losses;  /* by penalty, which wait for the next match (TR 701.2.b.1) */
  int match_losses; /* by penalty, which wait for the next match (TR 701.2.c.1) */
} EventEntrant;

int event_entrant_count(const Event *event);
const EventEntrant *event_entrant(const Event *event, int number);
/* The entrant of that number ("7", "#7"), of that name or with a member of that name; case, order
** of words and punctuation do not matter.  0: there is none, and the sentence names a near one. */
int event_find(const Event *event, const char *name, EventError *error);
/* The order of two names in a list for people: letters with marks stand beside those without, and
** "Player 2" before "Player 10".  Less than 0, 0 for the same text, more than 0. */
int event_name_order(const char *one, const char *two);
/* The first entrant whose name or member is one letter away from `name`; 0: there is none. */
int event_near(const Event *event, const char *name);

/* ---- Rounds ---------------------------------------------------------------- */

typedef enum EventStage { STAGE_SWISS, STAGE_PLAYOFF, EVENT_STAGES } EventStage;

/* The way in which a match ended. */
typedef enum EventHow {
  HOW_PLAYED,
  HOW_CONCEDED, /* TR 410.2 */
  HOW_AGREED,   /* an intentional draw (TR 410.2) */
  HOW_TIME,     /* the end of match procedure (TR 408) */
  HOW_PENALTY,  /* a match loss (TR 701.2.c): computed, never reported */
  HOW_BYE,      /* computed, never reported */
  EVENT_HOWS
} EventHow;

const char *event_how_word(EventHow how);

typedef struct EventTable {
  int entrants[2]; /* [1] is 0 for a bye */
  int wins[2];
  int drawn;      /* drawn games */
  bool done;      /* there is a result */
  bool corrected; /* the result was corrected after it had been reported */
  bool late;      /* it was corrected after the next round had been paired */
  bool both_lose; /* both received a match loss, or both left (TR 701.2.c) */
  EventHow how;
  int minutes;   /* time extensions (TR 412.2), in minutes */
  int losses[2]; /* game losses by penalty, part of what is to be reported (TR 701.2.b) */
  int draws;     /* games drawn by penalty, part of what is to be reported (TR 701.2.b.3) */
} EventTable;

typedef struct EventRound {
  int number; /* from 1, playoff rounds counted on */
  EventStage stage;
  const EventTable *tables; /* table 1 is tables[0] */
  int table_count;
  int64_t clock; /* when the round clock started; 0: not yet */
} EventRound;

int event_round_count(const Event *event);
const EventRound *event_round(const Event *event, int number);
/* Rounds of Swiss, round robin or elimination that this event plays before a cut. */
int event_planned_rounds(const Event *event);
/* The first table without a result in the newest round; 0: none is open. */
int event_open_table(const Event *event);
bool event_started(const Event *event);
bool event_is_cut(const Event *event);
bool event_is_finished(const Event *event);
/* The winner of the playoff or the elimination; 0: nobody yet, or the event has none. */
int event_winner(const Event *event);
/* The seed of an entrant in the playoff, from 1; 0: it was not cut to. */
int event_seed(const Event *event, int entrant);

/* ---- Pairing (pairing.c, bracket.c) ------------------------------------------- */

/* Computes the next round as a fact of kind FACT_PAIRED.  The list of the fact belongs to the
** caller: free(). */
bool event_pair(const Event *event, int64_t at, EventFact *fact, EventError *error);
/* Computes the cut as a fact of kind FACT_CUT; `size` 0: the size the event was created with.
** The list of the fact belongs to the caller: free(). */
bool event_cut(const Event *event, int64_t at, int size, EventFact *fact, EventError *error);

/* ---- Seats (seats.c) ------------------------------------------------------------ */

/* Draws seats for everybody who plays, as a fact of kind FACT_SEATED: one table for all when
** `pod` is 0, else pods as close to `pod` seats as possible (TR 602.4.b.2), whose sizes differ by
** one at most.  The list of the fact belongs to the caller: free(). */
bool event_seat(const Event *event, int64_t at, int pod, EventFact *fact, EventError *error);
/* The number of pods for `entrants` players, so that pods are as near to `wanted` seats as
** possible: the sum over all entrants of the distance between their pod's size and `wanted` is the
** least. */
int event_pod_count(int entrants, int wanted);
/* The seating that stands, as the list of its fact; NULL: none was drawn. */
const int32_t *event_seating(const Event *event, int *count);
/* The pod and the seat of an entrant, from 1; false: the entrant has none. */
bool event_seat_of(const Event *event, int entrant, int *pod, int *seat);
/* Computes the first round of Swiss from the seats: everybody meets who sits opposite in the pod.
** The bye goes to the last of the standings, as in any round.  The list belongs to the caller. */
bool event_pair_by_seat(const Event *event, int64_t at, EventFact *fact, EventError *error);

/* ---- Standings (standings.c) ---------------------------------------------------- */

/* A fraction in lowest terms, as decimal text: "5/9". */
typedef struct EventFraction {
  char text[640];
  double value; /* the nearest, for tables */
} EventFraction;

typedef struct EventStanding {
  int entrant;
  int rank;             /* from 1; no two are equal (TR 409.3) */
  int points;           /* 3 a won match, 1 a drawn one */
  int won, lost, drawn; /* matches; a bye is won, a missed round is lost */
  int games_won, games_lost, games_drawn;
  EventFraction match_win;           /* of the entrant, at least 1/3 */
  EventFraction opponents_match_win; /* TR 409.2.a */
  EventFraction game_win;            /* TR 409.2.b, at least 1/3 */
  EventFraction opponents_game_win;  /* TR 409.2.c */
  bool dropped;
} EventStanding;

typedef struct EventStandings {
  EventStanding *rows; /* by rank; behind them the rows of the disqualified, with rank 0 */
  int count;           /* of those who have a rank */
  int out;             /* of the disqualified, whose numbers still count for their opponents */
} EventStandings;

/* Computes the standings after all results that are known.  The disqualified are left out (TR
** 701.2.d.3).  `rows` belongs to the caller: event_standings_free. */
bool event_standings(const Event *event, EventStandings *standings, EventError *error);
void event_standings_free(EventStandings *standings);
/* The row of an entrant who has a rank; NULL: it has none. */
const EventStanding *event_standing(const EventStandings *standings, int entrant);
/* The row of an entrant, also of one who was disqualified; NULL: it was never in the event. */
const EventStanding *event_numbers(const EventStandings *standings, int entrant);

/* ---- Penalties (penalty.c) ------------------------------------------------------- */

typedef enum EventPenalty {
  PENALTY_NONE,
  PENALTY_WARNING,
  PENALTY_GAME_LOSS,
  PENALTY_MATCH_LOSS,
  PENALTY_DISQUALIFICATION,
  EVENT_PENALTIES
} EventPenalty;

typedef enum InfractionClass {
  INFRACTION_PLAY,       /* TR 702 */
  INFRACTION_TOURNAMENT, /* TR 703 */
  INFRACTION_UNSPORTING, /* TR 704 */
  INFRACTION_CLASSES
} InfractionClass;

/* An infraction of TR 702 to 704. */
typedef struct EventInfraction {
  const char *word; /* as commands name it */
  const char *rule;
  const char *title;
  InfractionClass kind;
  uint8_t base[EVENT_LEVELS]; /* EventPenalty, by level */
  bool mends_list;            /* another deck list may be handed in afterwards (TR 703.3.b.1) */
  bool counts;         /* a repeated warning is upgraded (TR 702.1.b.1, 703.1.b.1, 704.1.b) */
  const char *remedy;  /* what the judge does, in our words */
  const char *upgrade; /* when it is more or less than the base penalty; NULL: only by repetition */
} EventInfraction;

const char *event_penalty_word(EventPenalty penalty);
bool event_penalty_find(const char *word, EventPenalty *penalty);
int event_infraction_count(void);
const EventInfraction *event_infraction(int index);
const EventInfraction *event_infraction_find(const char *word);

/* The penalty of an infraction at the level of the event, before any upgrade. */
EventPenalty event_penalty_base(const Event *event, const EventInfraction *infraction);
/* The penalty that an infraction earns an entrant now.  `found` is what the judge found right: the
** base penalty, or another one where the infraction allows it.  A repeated warning is upgraded
** (EventInfraction.counts).  `why` gets a sentence that explains the result. */
EventPenalty event_penalty_due(const Event *event, int entrant, const EventInfraction *infraction,
                               EventPenalty found, char *why, size_t size);
/* The penalty for being `minutes` minutes late (TR 703.8). */
EventPenalty event_penalty_late(EventLevel level, int minutes);

#ifdef __cplusplus
}
#endif

#endif
