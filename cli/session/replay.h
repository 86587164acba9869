/* SPDX-License-Identifier: MIT */
/*
** replay.h -- a game as a text file: what it was made of, and every answer.
**
**     lunarbiter replay 1
**     engine 0.1.0
**     game riftbound                (a replay without this line is of Riftbound)
**     rules Core Rules ...          the rulebook edition
**     mod ember-court 1.0           each mod the game uses, in load order
**     format duel                   with a hash behind it when it is of a mod
**     seed 7
**     first seat0                   or "lot"
**     deck 0 jinx-origins           then its lines: section, count, card id
**     Legend 1 ogn-251
**     ...
**     ...                           as many decks and bots as there are players
**     bot 0 greedy                  or "person"
**     card ogn-251 5f3c...          every card the game can reach, script hash
**     begin
**     1 0 unit u4, unit u5 #9d0c... what was done, line by line: record.h
**     ...
**     end winner 0 #...             or draw, open (still running), error
**     sum 17ab...                   of every byte above: a cut or edited file is refused
**
** Answers, edits by hand and seats (record.h) are moves; a file in which the game was taken
** back, or went on from an earlier moment, holds a tree of them, and is played in the order
** in which it came about.
**
** The recorder writes such a text while a game is played; reading gives a
** Replay, and playing it answers a fresh game the same way.
*/
#ifndef CLI_REPLAY_H
#define CLI_REPLAY_H

#include "session/record.h"

typedef struct ReplayMod {
  int line;
  const char *name, *version;
} ReplayMod;

typedef struct ReplayCard {
  int line;
  const char *id;
  uint64_t hash;
} ReplayCard;

typedef struct Replay {
  char path[DECK_PATH_MAX];
  char *bytes; /* the file; the texts below point into it */
  const char *engine, *rules, *format, *bots[SESSION_SEATS];
  const BindGame *game;
  int seats;
  Deck decks[SESSION_SEATS]; /* by seat */
  Seating seating;
  ReplayMod *mods;
  int mod_count;
  int format_line;
  uint64_t format_hash; /* 0: of no mod */
  ReplayCard *cards;
  int card_count;
  ReplayEntry *entries;
  int entry_count;
  int *from;
  int move_count;  /* by move, less one: after how many it was made */
  int at;          /* where the game stands at the end of the file */
  const char *end; /* "winner 0", "draw", "open", "error" */
  int end_line;
  uint64_t end_hash;
} Replay;

bool replay_read(Replay *replay, const char *path, ArbError *error);
void replay_free(Replay *replay);
/* Makes the session the replay was played in: its cards, mods, decks and format;
** mods and cards that are missing, or whose scripts have changed, are named. */
bool replay_session(const Replay *replay, Session *session, const char *data,
                    const SessionMods *mods, ArbError *error);
/* Its two halves: the session with the cards as they are today; whether they have changed. */
bool replay_open(const Replay *replay, Session *session, const char *data, const SessionMods *mods,
                 ArbError *error);
bool replay_same_cards(const Replay *replay, const Session *session, ArbError *error);

/* A recorded game at its start, and all that it is played with. */
typedef struct RecordedGame {
  Replay replay;
  Session session;
  BindHost *host;
  ArbGame *game;
} RecordedGame;
/* Reads the file and makes its game; close it also where that failed. */
bool recorded_open(RecordedGame *recorded, const char *path, const char *data,
                   const SessionMods *mods, ArbError *error);
void recorded_close(RecordedGame *recorded);

/* Is called before each entry, with the game waiting; false ends the playing. */
typedef bool ReplayVisitor(void *data, ArbGame *game, const ReplayEntry *entry);

/* Plays a fresh game entry by entry.  With `verify` the hash is compared at
** every decision.  *game is replaced where it goes on from another moment. */
bool replay_play(const Replay *replay, ArbGame *game, const ArbCards *cards, bool verify,
                 ReplayVisitor *visit, void *data, ArbError *error);

#endif
