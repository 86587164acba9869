/* SPDX-License-Identifier: MIT */
/*
** replay.h -- a game as a text file: what it was made of, and every answer.
**
**     lunarbiter replay 1
**     engine 0.1.0
**     game riftbound                (a replay without this line is of Riftbound)
**     rules Core Rules ...          the rulebook edition
**     format duel
**     seed 7
**     first seat0                   or "lot"
**     deck 0 jinx-origins           then its lines: section, count, card id
**     Legend 1 ogn-251
**     ...
**     ...                           as many decks and bots as there are players
**     bot 0 greedy                  or "person"
**     card ogn-251 5f3c...          every card the game can reach, script hash
**     begin
**     1 0 unit u4, unit u5 #9d0c... number of the decision, seat, answer, hash before
**     9 1 cancel #...               an open step was taken back
**     12 0 concede #...
**     undo 9                        back to before the answer to decision 9
**     end winner 0 #...             or draw, open (still running), error
**     sum 17ab...                   of every byte above: a cut or edited file is refused
**
** An answer is the stable ids of its options, joined by commas; "-" picks none.
** Where options of one decision share an id the later ones get "~2", "~3".
** A number is "=3", a split "id=2, id=1".
**
** The recorder writes such a text while a game is played; reading gives a
** Replay, and playing it answers a fresh game the same way.
*/
#ifndef CLI_REPLAY_H
#define CLI_REPLAY_H

#include "session.h"
#include "text.h"

/* ---- Recording ------------------------------------------------------------------ */

typedef struct Recorder {
  Text text;
  size_t last_line; /* where the last answer begins */
} Recorder;

/* Writes the header: the session's cards, decks and format as seated. `bots`
** are the players' names for it, by seat. */
void recorder_start(Recorder *recorder, const Session *session, const Seating *seating,
                    const char *const *bots);
/* Each before the call it records. */
void recorder_answer(Recorder *recorder, const ArbGame *game, const int32_t *values, int count);
void recorder_cancel(Recorder *recorder, const ArbGame *game, ArbSeat seat);
void recorder_concede(Recorder *recorder, const ArbGame *game, ArbSeat seat);
/* The call was refused: takes its line out again. */
void recorder_refused(Recorder *recorder);
/* The game went back to before the answer to decision `number`. */
void recorder_undo(Recorder *recorder, uint32_t number);
/* Writes the whole file; `failed`: the game ended with an error. */
bool recorder_write(const Recorder *recorder, const ArbGame *game, bool failed, const char *path,
                    ArbError *error);
void recorder_free(Recorder *recorder);

/* ---- Reading -------------------------------------------------------------------- */

typedef enum EntryKind { ENTRY_ANSWER, ENTRY_CANCEL, ENTRY_CONCEDE, ENTRY_UNDO } EntryKind;

typedef struct ReplayEntry {
  EntryKind kind;
  int line;
  uint32_t number;   /* of the decision; UNDO: where to go back to */
  ArbSeat seat;
  bool kept;         /* a later undo comes back to here */
  const char *answer;
  uint64_t hash;
} ReplayEntry;

typedef struct ReplayCard {
  int line;
  const char *id;
  uint64_t hash;
} ReplayCard;

typedef struct Replay {
  char path[DECK_PATH_MAX];
  char *bytes;                       /* the file; the texts below point into it */
  const char *engine, *rules, *format, *bots[SESSION_SEATS];
  const BindGame *game;
  int seats;
  Deck decks[SESSION_SEATS];         /* by seat */
  Seating seating;
  ReplayCard *cards; int card_count;
  ReplayEntry *entries; int entry_count;
  const char *end;                   /* "winner 0", "draw", "open", "error" */
  int end_line;
  uint64_t end_hash;
} Replay;

bool replay_read(Replay *replay, const char *path, ArbError *error);
void replay_free(Replay *replay);
/* Makes the session the replay was played in: its cards, decks and format;
** cards that are missing or have changed are named. */
bool replay_session(const Replay *replay, Session *session, const char *data, ArbError *error);

/* Is called before each entry, with the game waiting; false ends the playing. */
typedef bool ReplayVisitor(void *data, const ArbGame *game, const ReplayEntry *entry);

/* Answers a fresh game entry by entry.  With `verify` the hash is compared at
** every decision.  *game is replaced where an undo goes back. */
bool replay_play(const Replay *replay, ArbGame *game, bool verify, ReplayVisitor *visit,
                 void *data, ArbError *error);

#endif
