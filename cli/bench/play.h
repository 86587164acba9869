/* SPDX-License-Identifier: MIT */
/*
** play.h -- what the parts of `lunarbiter play` share: the table that a person sits at.
**
**     play.c           the command: options, who sits where, the game from question to question
**     play_answer.c    what is asked, and lines that answer it
**     play_commands.c  the table of commands; what is told, explained and written
**     play_edit.c      the sandbox: `set`, `as`, `bot`
**     play_reload.c    `reload` and --watch: changed scripts in the position at hand
**     timeline.c       undo, redo, branches
**
** Uses: cli/common, cli/faces, cli/bots, cli/session, cli/commands
** Used by: nobody: it is the program
*/
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "faces/board.h"
#include "bots/bot.h"
#include "session/match.h"
#include "bench/timeline.h"

enum { PLAY_LINE_MAX = 512, PLAY_LABEL_MAX = 256 };

typedef struct PlayOptions {
  TextList decks;
  SessionMods mods;
  const char *game, *format, *bot, *data, *from, *script;
  BotNames bots;
  int64_t seat, at, timeout;
  uint64_t seed;
  bool skip, lot, watch;
  NarrateOptions told;
} PlayOptions;

/* A file that is watched, as it was when it was last loaded. */
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
  ArbSeat home, seat;  /* where the person sat down; for whom is being looked */
  Seats first, seated; /* who answered in the beginning; whose bots are in `bots` */
  Bot *bots[SESSION_SEATS];
  const Moment *told_at; /* where the bots were last told what has happened; NULL: nowhere */
  const Moment *stuck;   /* here a bot failed, or what it wanted did; NULL: nowhere */
  Values values;
  WatchedFile *watched;
  int watched_count;
  bool manual; /* manual options are shown */
  bool quit;
  bool draw, fresh;   /* the board was asked for; something has happened since */
  bool ended;         /* who won has been told */
  int32_t drawn_turn; /* the turn in which it was last on the screen */
} Table;

/* ---- play.c ---- */
static inline const Seats *play_seats(const Table *table)
{
  return &table->timeline.at->seats;
}
/* Starts a timeline with a fresh game of the session; false with a sentence. */
bool play_start(Table *table, Timeline *timeline, BindHost *host, ArbError *error);
/* After a jump, an edit, other scripts: looks through the right eyes, at the right game. */
void play_arrive(Table *table);
/* Prints what was told of the last move. */
void play_tell(const Table *table);
/* Prints why an answer was refused; a fault of the engine (ARB_BUG) is also kept in a file. */
void play_tell_refusal(Table *table, const ArbError *why);
/* A sentence of the program, which the log keeps: "   -- ... --". */
void play_remark(Table *table, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A line of input without the blanks around it; false at its end. */
bool play_read_line(Table *table, char *line, size_t size);
/* Asks, and reads yes or no; the end of input is no. */
bool play_confirms(Table *table, const char *question);
/* Makes a move of the person; prints why not, and what was told. */
bool play_move(Table *table, const ReplayEntry *move);
/* The only option that is not manual, when the question has just one answer; else -1. */
int play_only_option(ArbGame *game);

/* ---- play_answer.c ---- */
void play_show_decision(Table *table);
/* Options as they are listed, numbered. */
void play_show_options(const Table *table, ArbGame *game);
/* Answers with a line; false when it is none: `why` says what was expected. */
bool play_answer(Table *table, const char *line, char *why, size_t size);

/* ---- play_commands.c ---- */
void play_obey(Table *table, const char *line);
/* Goes to a moment, says so and draws the board. */
void play_go(Table *table, Moment *to, EntryKind kind, const char *name);
/* Takes the open step back as the rules of the game allow. */
bool play_cancel(Table *table);
/* A seat by "p2", the player's name, "me"; -1. */
int play_seat_named(const Table *table, const char *text);
/* Whether `text` is the beginning of `word`, whatever the case. */
bool play_begins(const char *word, const char *text);

/* ---- play_edit.c ---- */
void play_set(Table *table, const char *rest);
void play_as(Table *table, const char *rest);
void play_bot(Table *table, const char *rest);

/* ---- play_reload.c ---- */
/* Takes changed files, and cards that were not loaded (`more`), into the position at hand.
** false when the game is as it was. */
bool play_reload(Table *table, const char *const *more, int more_count);
void play_reload_command(Table *table, const char *rest);
/* Remembers how the files are now; whether one has changed since. */
void play_watch(Table *table);
bool play_watch_changed(Table *table);
void play_watch_free(Table *table);

#endif
