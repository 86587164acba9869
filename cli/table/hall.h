/* SPDX-License-Identifier: MIT */
/*
** hall.h -- many games at once, for clients who exchange JSON messages (docs/table-protocol.md).
**
** The hall knows no sockets, files or processes: messages come in through hall_message and go out
** through HallSetup.send, time comes in through hall_tick, and what lasts goes through a HallStore.
** So the same hall serves the network (cli/server) and a page that runs the engine itself.
**
**     hall.c      the hall, its clients, the way of a request through the rows of kinds.h
**     sessions.c  cards, decks and format, shared by the games that are played with them
**     game.c      a table: its game, who plays, who watches, bots, what is stored
**     viewer.c    what a seat is told: log, events, view, decision
**     face.c      how a game wants to be drawn, as JSON
**     lobby.c     the requests of the lobby
**     kinds.c     the rows, as a page and as types
**     requests/   the other requests
**
** One thread calls all functions of a hall.  What takes long (loading cards, a bot's thinking) is
** a HallWork, which another thread may run.
**
** Uses: bindings/formats, cli/common, cli/faces, cli/bots, cli/session, cli/bench
** Used by: cli/table/requests, cli/server
*/
#ifndef CLI_TABLE_HALL_H
#define CLI_TABLE_HALL_H

#include "session/session.h"

typedef struct Hall Hall;
typedef struct HallClient HallClient;

/* The longest message, and the longest message that carries a file, in bytes. */
enum { HALL_MESSAGE_MAX = 64 * 1024, HALL_TEXT_MAX = 1024 * 1024 };

/* A piece of work that may take long.  `run` may be called on any thread and touches nothing but
** what the work holds; then `done` is called on the hall's thread, once, and frees the work. */
typedef struct HallWork HallWork;
struct HallWork {
  void (*run)(HallWork *work);
  void (*done)(HallWork *work);
  HallWork *next; /* for whoever queues it */
};

/* What is stored of a table: its settings, a text of JSON, and the lines of its replay.  Each call
** is one transaction.  False with a sentence when it failed. */
typedef struct HallStore {
  void *data;
  /* A new table, or one whose lines are all new: `lines` replace what was there. */
  bool (*put)(void *data, const char *table, const char *settings, const char *lines,
              ArbError *error);
  bool (*set)(void *data, const char *table, const char *settings, ArbError *error);
  /* Appends lines; each ends with a line break. */
  bool (*add)(void *data, const char *table, const char *lines, ArbError *error);
  bool (*drop)(void *data, const char *table, ArbError *error);
  /* Visits the tables.  The texts are valid during the visit. */
  bool (*each)(void *data, void (*visit)(void *to, const char *table, const char *settings),
               void *to, ArbError *error);
  /* All lines of a table; the caller frees them.  NULL with a sentence. */
  char *(*lines)(void *data, const char *table, ArbError *error);
} HallStore;

typedef struct HallSetup {
  const char *data;        /* the data folder, or NULL (session_find_data) */
  const SessionMods *mods; /* the mods that games may use; lives as long as the hall */
  const char *token;       /* the owner's key; NULL: every client is the owner */
  const HallStore *store;  /* NULL: games end with the hall */
  void *host;              /* is given to the functions */
  void (*send)(void *host, void *client, const char *text, size_t length);
  /* Whether the client takes more at once; NULL: always.  One that does not is spared views, of
  ** which only the last one counts. */
  bool (*ready)(void *host, void *client);
  /* Ends the client's connection; NULL: nothing. */
  void (*part)(void *host, void *client);
  void (*random)(void *host, void *out, size_t size);
  /* Has another thread run the work; NULL: it is run at once. */
  void (*work)(void *host, HallWork *work);
} HallSetup;

/* Opens a hall; with a store, its tables are there, asleep until a client comes.  NULL with a
** sentence. */
Hall *hall_open(const HallSetup *setup, ArbError *error);
/* Closes the hall.  No HallWork may be running any more. */
void hall_close(Hall *hall);

/* Lets a client in; `client` is handed back to HallSetup.send.  hall_disconnect takes it from its
** places and frees it. */
HallClient *hall_connect(Hall *hall, void *client);
void hall_disconnect(Hall *hall, HallClient *client);
/* A message has come.  False: it was junk, or its key was wrong; the client was told. */
bool hall_message(Hall *hall, HallClient *client, const char *text, size_t length);
/* A message has come that is not looked at: its sender is told why, under the id that it has. */
void hall_turn_down(HallClient *client, const char *text, size_t length, const char *why);
/* The longest message that the client may send, in bytes: files come from the owner only. */
size_t hall_longest(const HallClient *client);
/* Whether the client has shown a key. */
bool hall_entered(const HallClient *client);

/* Lets bots move and sends what is due, for a few milliseconds.  `now`: milliseconds since any
** beginning, never falling.  Returns how many milliseconds may pass until the next call, at most
** 1000. */
int hall_tick(Hall *hall, int64_t now);
/* The longest time by which a bot's move was later than its pace, in milliseconds, since the last
** call of this function; for measuring. */
double hall_longest_wait(Hall *hall);

#endif
