/* SPDX-License-Identifier: MIT */
/*
** timeline.h -- a game in play as a tree of moments.
**
**     start --- 1 --- 2 --- 3 --- 4 --- 5        undo: from 5 to 3
**                     |     +---- 6 --- 7        another answer, and on from there
**                     +---- 8                    goto 2, an edit
**
** Every move (record.h) makes a moment, and no moment is ever lost: undo, redo and goto only change
** which one the game is at.  A few moments hold a copy of the game.  The others are reached by
** making their moves again, from the nearest copy before them.  The told text, and who answers for
** which seat, belong to a moment, too, so both are right after every jump.
**
** Of a moment, only the copies depend on card scripts.  timeline_again makes the same moves in a
** game with other scripts, as far as they still fit.
*/
#ifndef CLI_TIMELINE_H
#define CLI_TIMELINE_H

#include <string.h>

#include "bots/bot.h"
#include "faces/narrate.h"
#include "session/replay.h"

enum { TIMELINE_NAME_MAX = 32 };

/* Who answers for each seat: "person", or a bot's name. */
typedef struct Seats {
  char who[SESSION_SEATS][BOT_NAME_MAX];
} Seats;

static inline bool seats_person(const Seats *seats, ArbSeat seat)
{
  return strcmp(seats->who[seat], "person") == 0;
}

typedef struct Moment Moment;
typedef struct Timeline Timeline;

/* An observer of the game whose knowledge follows every jump.  `moved` is called at each new
** moment, the beginning included, and `again` at each moment on the way to another one.  `keep`
** makes a copy of the follower's knowledge, which lies beside the copy of the game; `back` restores
** it, and `drop` frees it. */
typedef struct Follower {
  void *data;
  void (*moved)(void *data, const Moment *moment);
  void (*again)(void *data, const Moment *moment);
  void *(*keep)(void *data);
  void (*back)(void *data, const void *kept);
  void (*drop)(void *data, void *kept);
} Follower;

struct Moment {
  Moment *parent;   /* NULL: the beginning */
  int order, depth; /* its number among all moments; moves since the beginning */
  ReplayEntry move; /* the move that led here; the moment owns its text */
  Values values;    /* the answer of that move, with the scripts of this timeline */
  bool mine;        /* a person chose the move: undo and redo stop here */
  uint32_t events;  /* number of events so far that every seat may know */
  Seats seats;
  char *told;         /* what the narrator told of the move */
  ArbGame *game;      /* a copy of the game at this moment, or NULL */
  Narrator *narrator; /* with `game`: a copy of the narrator */
  void *kept;         /* with `game`: what the follower kept */
};

typedef struct Branch {
  char name[TIMELINE_NAME_MAX];
  Moment *moment; /* NULL: it cannot be reached with the present scripts, because of `lost` */
  char lost[160];
  uint32_t number; /* the decision that was open there; also its turn and question */
  int32_t turn;
  char asked[96];
} Branch;

/* Something that was done, in order: a move (its moment), a jump (where it led), a mark. */
typedef struct Note {
  EntryKind kind;
  Moment *moment;
  char *text; /* owned, or NULL */
} Note;

/* A stream into memory.  It must not move in memory while the stream is open. */
typedef struct Story {
  FILE *out;
  char *text;
  size_t size;
} Story;

struct Timeline {
  ArbGame *game; /* at the present moment; owned by the timeline */
  const Session *session;
  Narrator narrator;
  Story *story; /* the narrator writes to it */
  Moment **moments;
  int count;
  Moment *at, *redo_end; /* the present moment; the last undone moment, or NULL */
  Branch *branches;
  int branch_count;
  Note *notes;
  int note_count;
  int spacing, copies; /* moves between two copies of the game; the number of copies */
  Follower follower;   /* all NULL: there is none */
};

/* Sets the follower.  Call it before timeline_start. */
void timeline_follow(Timeline *timeline, const Follower *follower);
/* Begins with a fresh game and takes ownership of it.  `narrator` was started; its stream is set
** here.  False with a sentence when the game cannot begin. */
bool timeline_start(Timeline *timeline, const Session *session, ArbGame *game,
                    const Narrator *narrator, const Seats *seats, ArbError *error);
void timeline_free(Timeline *timeline);

/* Makes a move at the present moment; `mine`: a person chose it.  Fills in its number, seat and
** hash, and drops what could be redone.  On failure nothing has changed. */
bool timeline_move(Timeline *timeline, const ReplayEntry *move, bool mine, ArbError *error);
/* The same with an answer as values. */
bool timeline_answer(Timeline *timeline, const int32_t *values, int count, bool mine,
                     ArbError *error);
/* The narrator's text about the last move, or about the beginning. */
const char *timeline_told(const Timeline *timeline);
/* Appends to that text. */
void timeline_tell(Timeline *timeline, const char *text);

/* Goes to another moment, and notes `kind` and `name` (of a branch).  The undone moves can still be
** redone.  False when memory runs out. */
bool timeline_go(Timeline *timeline, Moment *to, EntryKind kind, const char *name);
/* A copy of the game as it was at a moment; the caller owns it.  NULL when memory runs out. */
ArbGame *timeline_game_at(const Timeline *timeline, const Moment *moment);
/* The moment before the last move that a person chose; NULL: there is none. */
Moment *timeline_undo_to(const Timeline *timeline);
/* The moment after the next undone move of a person and the moves of bots that followed it. */
Moment *timeline_redo_to(const Timeline *timeline);
/* The moment at which this decision was open, on the way from the beginning to the last undone
** moment; NULL: there is none. */
Moment *timeline_at_decision(const Timeline *timeline, uint32_t number);
/* The number of events that the ways to both moments share. */
uint32_t timeline_shared_events(const Moment *a, const Moment *b);
uint32_t timeline_number(const Timeline *timeline); /* of the open decision; 0: the game is over */

/* Gives the present moment a name.  A name that another moment had moves here. */
void timeline_branch(Timeline *timeline, const char *name);
/* A branch by its name, or by the beginning of exactly one name; NULL: there is none. */
Branch *timeline_find_branch(const Timeline *timeline, const char *name);

/* Appends everything that was told on the way to the present moment. */
void timeline_log(const Timeline *timeline, Text *out);
bool timeline_save(const Timeline *timeline, const Seating *seating, const char *path,
                   ArbError *error);

/* Writes the lines of a replay (replay.h) while the game goes on.  Each call appends the lines of
** the moves and marks since the call before to recorder.text, which may be emptied in between.  A
** file names a moment by the number of moves that it holds by then. */
typedef struct TimelineWriter {
  Recorder recorder;
  const Timeline *timeline;
  int *numbers; /* by moment: the number of moves that the file holds by then */
  int room, moves, notes;
  const Moment *at;
} TimelineWriter;
/* Writes the header. */
void timeline_writer_start(TimelineWriter *writer, const Timeline *timeline,
                           const Seating *seating);
void timeline_writer_go_on(TimelineWriter *writer);
void timeline_writer_free(TimelineWriter *writer);

/* Makes all moves of a replay, in a timeline that has just begun.  `is_mine` says whether a person
** chose an answer. */
typedef bool TimelineJudge(const void *data, const Timeline *timeline, ArbSeat seat);
bool timeline_read(Timeline *timeline, const Replay *replay, TimelineJudge *is_mine,
                   const void *data, ArbError *error);

/* Makes the moves of `old` in a timeline that has just begun, first those that led to its present
** moment.  Returns the first move that does not fit, with a sentence, and stops before it; NULL:
** all fit. */
Moment *timeline_again(Timeline *fresh, const Timeline *old, Moment **map, ArbError *error);
/* Then makes the other moves, branches and notes; a branch that cannot be reached is lost.  `cards`
** names what was loaded again. */
void timeline_again_all(Timeline *fresh, const Timeline *old, Moment **map, const char *cards);

#endif
