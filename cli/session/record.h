/* SPDX-License-Identifier: MIT */
/*
** record.h -- what was done in a game, as lines of text.
**
** A move leads to another moment of the game: an answer, a step that is taken back, a player who
** concedes, a call of the host, an edit by hand, a change of the person or bot who answers for a
** seat.  Moves are counted from 1; "@14" is the moment after the fourteenth move, "@0" the
** beginning.  The other lines are jumps, from which the game goes on at another moment, and marks
** for readers.
**
**     1 0 unit u4, unit u5 #9d0c... number of the decision, seat, answer, hash before
**     9 1 cancel #...               an open step was taken back
**     12 0 concede #...
**     call 12 0 time #...           the host called time; the seat says who concedes a match
**     edit 12 put p2 hand ogn-169 #...           by hand: a card is put somewhere
**     edit 12 put p1 board ogn-012 b2 #...       by hand: at that place, or attached to that card
**     edit 12 set u4 damage 3 #...               by hand: a number of a card, a player, the game
**     seat 12 1 person #...         who answers for a seat from here on
**     undo 9 @14                    back to decision 9, as the game was after move 14
**     redo 12 @20                   forward again
**     goto 9 @14 before             to a moment that has a name
**     branch 9 before               gives this moment a name
**     reload 12 ogn-169, ogn-170    the scripts of these cards were loaded again
**
** An answer is the stable ids of its options, joined by commas; "-" picks none.  When options of
** one decision share an id, the later ones get "~2", "~3".  A number is written "=3", a split
** "id=2, id=1".
*/
#ifndef CLI_RECORD_H
#define CLI_RECORD_H

#include "session/session.h"
#include "common/text.h"

typedef enum EntryKind {
  ENTRY_ANSWER,
  ENTRY_CANCEL,
  ENTRY_CONCEDE,
  ENTRY_EDIT,
  ENTRY_CALL,
  ENTRY_SEAT, /* moves */
  ENTRY_UNDO,
  ENTRY_REDO,
  ENTRY_GOTO, /* the kinds from UNDO to here are jumps */
  ENTRY_BRANCH,
  ENTRY_RELOAD, /* the last two are marks */
  ENTRY_MOVES = ENTRY_UNDO,
  ENTRY_JUMPS = ENTRY_BRANCH /* the first kinds that are no moves, and no jumps */
} EntryKind;

typedef struct ReplayEntry {
  EntryKind kind;
  int line;        /* its line in the file */
  uint32_t number; /* of the open decision; for a jump, of the decision that it leads to */
  ArbSeat seat;
  const char *answer; /* or the edit, the call, the branch, the seat's new bot, the cards */
  int to;             /* for a jump: the number of moves before that moment */
  uint64_t hash;      /* for a move: the hash of the state before it */
} ReplayEntry;

static inline bool entry_is_move(const ReplayEntry *entry)
{
  return entry->kind < ENTRY_MOVES;
}
static inline bool entry_is_jump(const ReplayEntry *entry)
{
  return !entry_is_move(entry) && entry->kind < ENTRY_JUMPS;
}
/* The word for its kind: "answer", "undo" ... */
const char *entry_word(const ReplayEntry *entry);
/* Whether the value of this attribute is a seat: a controller, the turn player. */
bool edit_sets_seat(const char *attribute);
/* Appends a sentence about an entry for people, as it stands between events: "taken back to
** decision 9".  Nothing for answers. */
void entry_tell(const ReplayEntry *entry, ArbGame *game, const ArbCards *cards, ArbSeat viewer,
                Text *out);

/* ---- Between a game and its text ------------------------------------------------- */

typedef struct Values { /* an answer, as arb_answer takes it */
  int32_t *values;
  int count, room;
} Values;
/* Frees the numbers; the answer is empty then. */
void values_free(Values *values);

/* Appends the text of an answer to the open decision. */
void record_answer_text(Text *out, ArbGame *game, const int32_t *values, int count);
/* Carries out the text of an edit.  On failure the game is as it was. */
bool record_edit(ArbGame *game, const ArbCards *cards, const char *text, ArbError *error);
/* Makes a move and advances to the next decision; `values` gets the answer.  On failure the game is
** as it was. */
bool record_move(ArbGame *game, const ArbCards *cards, const ReplayEntry *move, Values *values,
                 ArbError *error);

/* ---- Writing --------------------------------------------------------------------- */

typedef struct Recorder {
  Text text;
} Recorder;

/* Writes the header: the session's cards, decks and format as seated.  `bots`: the names of the
** players, by seat. */
void recorder_start(Recorder *recorder, const Session *session, const Seating *seating,
                    const char *const *bots);
void recorder_add(Recorder *recorder, const ReplayEntry *entry);
/* Records an answer; call it before the answer is given. */
void recorder_answer(Recorder *recorder, ArbGame *game, const int32_t *values, int count);
/* Appends the state of the game: "winner 0", "draw", "open" or "error". */
void record_end(Text *out, ArbGame *game, bool failed);
/* Writes the whole text to `out`, which is empty: what was recorded, the end and the sum. */
void recorder_finish(const Recorder *recorder, ArbGame *game, bool failed, Text *out);
/* Writes the whole file.  `failed`: the game ended with an error. */
bool recorder_write(const Recorder *recorder, ArbGame *game, bool failed, const char *path,
                    ArbError *error);
void recorder_free(Recorder *recorder);
/* The sum that ends a file (FNV-1a).  Any changed byte changes it. */
uint64_t record_sum(const char *bytes, size_t count);
extern const char record_first_line[];

#endif
