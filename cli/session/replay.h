/* SPDX-License-Identifier: MIT */
/*
** replay.h -- a game as a text file: what it was made from, and every answer.
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
** Answers, edits by hand and new players are moves (record.h).  A file in which the game was taken
** back, or went on from an earlier moment, holds a tree of moves, and is played in the order in
** which they were made.
**
** A recorder writes such a text while a game is played.  Reading it gives a Replay, and playing
** that gives a fresh game the same answers.
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
  uint64_t format_hash; /* 0: the format is not of a mod */
  ReplayCard *cards;
  int card_count;
  ReplayEntry *entries;
  int entry_count;
  int *from; /* for each move, the number of the move before it; 0: the beginning */
  int move_count;
  int at;          /* the move after which the game stands at the end of the file */
  const char *end; /* "winner 0", "draw", "open", "error" */
  int end_line;
  uint64_t end_hash;
} Replay;

/* Reads a replay from a file.  False with a sentence that names the file and the line. */
bool replay_read(Replay *replay, const char *path, ArbError *error);
/* The same from a text of `size` bytes; `name` stands for its path in messages. */
bool replay_read_text(Replay *replay, const char *name, const char *text, size_t size,
                      ArbError *error);
void replay_free(Replay *replay);
/* Makes the session that the replay was played in: its cards, mods, decks and format.  Mods and
** cards that are missing, or whose scripts have changed, are named in `error`. */
bool replay_session(const Replay *replay, Session *session, const char *data,
                    const SessionMods *mods, ArbError *error);
/* The two halves of replay_session: a session with today's cards; whether these are the same. */
bool replay_open(const Replay *replay, Session *session, const char *data, const SessionMods *mods,
                 ArbError *error);
bool replay_same_cards(const Replay *replay, const Session *session, ArbError *error);

/* Seats the players of the record again, for a game that goes on from its end.  Records come from
** strangers and must not start programs: where a program (exec:COMMAND) sat, the bot `instead` of
** that seat sits down, a name that lives as long as the replay.  False, with a sentence, when
** `instead` is NULL there, or when a name is not that of a bot. */
bool replay_sit_again(Replay *replay, const char *const instead[SESSION_SEATS], ArbError *error);

/* A recorded game at its start, and everything that it is played with. */
typedef struct RecordedGame {
  Replay replay;
  Session session;
  BindHost *host;
  ArbGame *game;
} RecordedGame;
/* Reads the file and makes its game.  Close it even when this fails. */
bool recorded_open(RecordedGame *recorded, const char *path, const char *data,
                   const SessionMods *mods, ArbError *error);
void recorded_close(RecordedGame *recorded);

/* Called before each entry, while the game waits.  False ends the replay. */
typedef bool ReplayVisitor(void *data, ArbGame *game, const ReplayEntry *entry);

/* Plays a fresh game entry by entry.  `verify`: compares the hash at every decision.  The game is
** overwritten by copies where it goes on from another moment. */
bool replay_play(const Replay *replay, ArbGame *game, const ArbCards *cards, bool verify,
                 ReplayVisitor *visit, void *data, ArbError *error);

#endif
