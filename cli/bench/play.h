/* SPDX-License-Identifier: MIT */
/*
** play.h -- what the parts of `lunarbiter play` share: the table at which a person sits.
**
**     play.c           the command: options, seats, the game from question to question
**     play_answer.c    showing questions, and reading lines that answer them
**     play_commands.c  the table of commands; logs, explanations, files
**     play_edit.c      the sandbox: `set`, `as`, `bot`
**     play_reload.c    `reload` and --watch: changed scripts in the present position
**     put.c            new cards in a position
**     timeline.c       undo, redo, branches
**
** Uses: cli/common, cli/faces, cli/bots, cli/session, cli/commands,
**       cli/games
** Used by: cli/table, cli/table/requests
*/
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "faces/board.h"
#include "bots/bot.h"
#include "session/match.h"
#include "bench/timeline.h"

enum { PLAY_LINE_MAX = 512, PLAY_LABEL_MAX = 256 };

/* The values of the command's options. */
typedef struct PlayOptions {
  TextList decks;
  SessionMods mods;
  const char *game, *format, *bot, *data, *from, *script;
  BotNames bots;
  int64_t seat, at, timeout, budget;
  uint64_t seed;
  bool skip, lot, watch;
  NarrateOptions told;
} PlayOptions;

/* A watched file, as it was when it was last loaded. */
typedef struct WatchedFile {
  char *path;
  int64_t time, size;
} WatchedFile;

typedef struct Table {
  const PlayOptions *options;
  Session *session;
  Seating seating;
  PlayerNames names;
  BindHost *host;
  Timeline timeline;
  Board board;
  FILE *in;
  ArbSeat home, seat;  /* the person's first seat; the seat whose view is shown */
  Seats first, seated; /* the players at the beginning; the players that `bots` are for */
  Bot *bots[SESSION_SEATS];
  const Moment *told_at; /* the last moment at which the bots were told events; NULL: none */
  const Moment *stuck;   /* the moment at which a bot, or its answer, failed; NULL: none */
  Values values;
  WatchedFile *watched;
  int watched_count;
  bool manual; /* manual options are shown */
  bool quit;
  bool draw, fresh;   /* the board was asked for; something has happened since it was drawn */
  bool ended;         /* the winner has been told */
  int32_t drawn_turn; /* the turn in which the board was last drawn */
} Table;

/* ---- play.c ---- */
static inline const Seats *play_seats(const Table *table)
{
  return &table->timeline.at->seats;
}
/* Starts a timeline with a fresh game of the session.  False with a sentence. */
bool play_start(Table *table, Timeline *timeline, BindHost *host, ArbError *error);
/* Shows the right seat's view of the right game, after a jump, an edit or a reload. */
void play_arrive(Table *table);
/* Prints what the narrator told of the last move. */
void play_tell(const Table *table);
/* Prints why an answer was refused.  A fault of the engine (ARB_BUG) is also written to a file. */
void play_tell_refusal(Table *table, const ArbError *why);
/* Prints a sentence of the program, which the log keeps: "   -- ... --". */
void play_remark(Table *table, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Reads a line of input without the blanks around it.  False at the end of input. */
bool play_read_line(Table *table, char *line, size_t size);
/* Asks a yes-or-no question.  The end of input is no. */
bool play_confirms(Table *table, const char *question);
/* Makes a move of the person; prints what was told, or why the move is refused. */
bool play_move(Table *table, const ReplayEntry *move);
/* The index of the only option that is not manual, when the question has one answer; else -1. */
int play_only_option(ArbGame *game);

/* ---- play_answer.c ---- */
/* Prints the open question with its options. */
void play_show_decision(Table *table);
/* Prints the options with their numbers. */
void play_show_options(const Table *table, ArbGame *game);
/* Answers with a line.  False when it is not an answer; `why` says what is expected. */
bool play_answer(Table *table, const char *line, char *why, size_t size);

/* ---- play_commands.c ---- */
/* Does what a line says: a command, its beginning, or an answer.  Prints why it is none of them. */
void play_obey(Table *table, const char *line);
/* Goes to a moment, says so, and draws the board. */
void play_go(Table *table, Moment *to, EntryKind kind, const char *name);
/* Takes the open step back, if the rules of the game allow it. */
bool play_cancel(Table *table);
/* The seat named by "p2", a player's name, or "me"; -1: none. */
int play_seat_named(const Table *table, const char *text);

/* "p3" in a game of two: tells how many players there are; false for any other text. */
bool play_tell_no_player(const Table *table, const char *text);
/* Whether `text` is the beginning of `word`, whatever the case of letters. */
bool play_begins(const char *word, const char *text);

/* ---- play_edit.c ---- */
/* The commands of these names, with what follows them on the line. */
void play_set(Table *table, const char *rest);
void play_as(Table *table, const char *rest);
void play_bot(Table *table, const char *rest);

/* ---- play_reload.c ---- */
/* Loads changed files, and cards that were not loaded (`more`), into the present position.  False
** when the game is as it was. */
bool play_reload(Table *table, const char *const *more, int more_count);
void play_reload_command(Table *table, const char *rest);
/* play_watch notes the state of the files; play_watch_changed: whether one changed since. */
void play_watch(Table *table);
bool play_watch_changed(Table *table);
void play_watch_free(Table *table);

#endif
