/* SPDX-License-Identifier: MIT */
/*
** timeline.h -- a game in play as a tree of moments.
**
**     start --- 1 --- 2 --- 3 --- 4 --- 5        undo: from 5 to 3
**                     |     +---- 6 --- 7        ... another answer, and on from there
**                     +---- 8                    goto 2, an edit
**
** Every move (record.h) makes a moment, and none is ever lost: undo, redo and goto only say
** at which one the game stands.  A few moments hold a copy of the game, the others are
** reached by making their moves again from the nearest copy before them.  What was told, and
** who answers for which seat, belongs to a moment too, so both are right after every jump.
**
** Nothing of a moment but the copies depends on card scripts.  timeline_again makes the
** same moves in a game with other scripts, as far as they still fit.
*/
#ifndef CLI_TIMELINE_H
#define CLI_TIMELINE_H

#include <string.h>

#include "bots/bot.h"
#include "faces/narrate.h"
#include "session/replay.h"

enum { TIMELINE_NAME_MAX = 32 };

/* Who answers, by seat: "person" or a bot's name. */
typedef struct Seats {
  char who[SESSION_SEATS][BOT_NAME_MAX];
} Seats;

static inline bool seats_person(const Seats *seats, ArbSeat seat)
{
  return strcmp(seats->who[seat], "person") == 0;
}

typedef struct Moment Moment;
struct Moment {
  Moment *parent;   /* NULL: the beginning */
  int order, depth; /* of all moments; moves since the beginning */
  ReplayEntry move; /* that led here; its text is the moment's own */
  Values values;    /* ... and what it answered, with the scripts of this timeline */
  bool mine;        /* a person chose it: where undo and redo stop */
  uint32_t events;  /* so many had happened that every seat may know */
  Seats seats;
  char *told;         /* what was told of it */
  ArbGame *game;      /* a copy, or NULL */
  Narrator *narrator; /* ... and the narrator, as it was */
};

typedef struct Branch {
  char name[TIMELINE_NAME_MAX];
  Moment *moment;  /* NULL: with the scripts of today it cannot be reached ... */
  char lost[160];  /* ... because of this */
  uint32_t number; /* of the decision that was open there, the turn, what was asked */
  int32_t turn;
  char asked[96];
} Branch;

/* What was done, in its order: a move (its moment), a jump (where it went), a mark. */
typedef struct Note {
  EntryKind kind;
  Moment *moment;
  char *text; /* its own, or NULL */
} Note;

/* A stream into memory, which wants to stay where it is. */
typedef struct Story {
  FILE *out;
  char *text;
  size_t size;
} Story;

typedef struct Timeline {
  ArbGame *game; /* as it is now; its owner is the timeline */
  const Session *session;
  Narrator narrator;
  Story *story; /* what the narrator writes to */
  Moment **moments;
  int count;
  Moment *at, *redo_end; /* where the game stands; the end of what was undone, or NULL */
  Branch *branches;
  int branch_count;
  Note *notes;
  int note_count;
} Timeline;

/* Begins with a fresh game, which it takes; `narrator` has been started, its stream is set
** here.  False with a sentence when the game cannot begin. */
bool timeline_start(Timeline *timeline, const Session *session, ArbGame *game,
                    const Narrator *narrator, const Seats *seats, ArbError *error);
void timeline_free(Timeline *timeline);

/* Makes a move from where the game stands; `mine`: a person chose it.  number, seat and hash
** are filled in.  Drops what could be redone.  On failure nothing has changed. */
bool timeline_move(Timeline *timeline, const ReplayEntry *move, bool mine, ArbError *error);
/* The same with an answer as values. */
bool timeline_answer(Timeline *timeline, const int32_t *values, int count, bool mine,
                     ArbError *error);
/* What was told of the last move or of the beginning. */
const char *timeline_told(const Timeline *timeline);
/* Adds to it. */
void timeline_tell(Timeline *timeline, const char *text);

/* Stands at another moment.  `kind` and `name` (of a branch) are noted; what can be redone
** stays as it is.  False when memory runs out. */
bool timeline_go(Timeline *timeline, Moment *to, EntryKind kind, const char *name);
/* Before the last move that a person chose; NULL: there is none. */
Moment *timeline_undo_to(const Timeline *timeline);
/* Behind the next move of a person and what followed, as far as it was undone. */
Moment *timeline_redo_to(const Timeline *timeline);
/* On the way from the beginning to what can be redone: where this decision was open; NULL. */
Moment *timeline_at_decision(const Timeline *timeline, uint32_t number);
/* So many events are on the way to both moments. */
uint32_t timeline_shared_events(const Moment *a, const Moment *b);
uint32_t timeline_number(const Timeline *timeline); /* of the open decision; 0: over */

/* Gives the moment a name; one that was given before moves here. */
void timeline_branch(Timeline *timeline, const char *name);
/* By name, or by the beginning of just one; NULL. */
Branch *timeline_find_branch(const Timeline *timeline, const char *name);

/* Everything that was told on the way to this moment. */
void timeline_log(const Timeline *timeline, Text *out);
bool timeline_save(const Timeline *timeline, const Seating *seating, const char *path,
                   ArbError *error);
/* Makes all moves of a replay, in a timeline that has just begun.  `is_mine` says of an
** answer whether a person chose it. */
typedef bool TimelineJudge(const void *data, const Timeline *timeline, ArbSeat seat);
bool timeline_read(Timeline *timeline, const Replay *replay, TimelineJudge *is_mine,
                   const void *data, ArbError *error);

/* The moves of `old` in a timeline that has just begun, first those that led to where it
** stands.  Returns the first of them that does not fit, with a sentence, and stands before
** it; NULL: they all fit. */
Moment *timeline_again(Timeline *fresh, const Timeline *old, Moment **map, ArbError *error);
/* Then the others, the branches and the notes; a branch that cannot be reached is lost.
** `cards` says what was loaded anew. */
void timeline_again_all(Timeline *fresh, const Timeline *old, Moment **map, const char *cards);

#endif
