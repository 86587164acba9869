/* SPDX-License-Identifier: MIT */
/* inside.h -- what the files of the hall share. */
#ifndef CLI_TABLE_INSIDE_H
#define CLI_TABLE_INSIDE_H

#include <time.h>

#include "bench/timeline.h"
#include "bots/protocol.h"
#include "common/json.h"
#include "table/hall.h"
#include "table/kinds.h"

/* ---- sessions.c ------------------------------------------------------------------- */

/* A session and its script host on the hall's thread, shared by tables. */
typedef struct HallSession {
  Session session;
  BindHost *host;
  int tables;    /* number of tables that use it */
  char *key;     /* what it was made of; NULL: it is not in the list */
  time_t loaded; /* when its files were read, by the clock of files */
  struct HallSession *next;
} HallSession;

/* One more table uses the session; hall_session_release: one less, which may be NULL.  The last one
** frees it. */
HallSession *hall_session_keep(HallSession *session);
void hall_session_release(HallSession *session);
/* A session that was made of the same and whose files have not changed; NULL: there is none. */
HallSession *hall_session_find(Hall *hall, const char *key);
/* Takes a session that was loaded into the hall's list, with the key. */
void hall_session_add(Hall *hall, HallSession *session, const char *key);
/* Forgets what was loaded: the next tables read the files anew. */
void hall_sessions_forget(Hall *hall);

/* ---- game.c ----------------------------------------------------------------------- */

/* Viewers: the seats, then the spectators, then the host, who sees everything. */
enum { VIEWER_ALL = SESSION_SEATS, VIEWER_HOST, VIEWERS };

enum { HALL_ID_MAX = 12, HALL_NAME_MAX = 64, HALL_KEY_MAX = 33, PACE_MAX = 10000 };

/* What a viewer was told at a moment. */
typedef struct ViewerLines {
  json_t *lines; /* a list, or NULL */
  int before;    /* lines on the way to the moment before */
  int turn;      /* of the game then */
} ViewerLines;

typedef struct Viewer {
  Narrator narrator;
  json_t *collecting; /* the lines of the move that is being made */
  uint32_t number;    /* of the last decision that was put to the seat */
  bool open;          /* whether that decision is still open */
  uint32_t events;    /* number of the last event that was told */
  int lines;          /* how many lines of the log its clients have */
  char *view;         /* the last view that its clients have, or NULL */
  bool dirty;         /* something may have changed since */
  bool ended;         /* the end was told */
  int64_t viewed;     /* when the last view was sent */
  int clients;
} Viewer;

typedef enum UndoRule { UNDO_AGREED, UNDO_ALWAYS, UNDO_NEVER } UndoRule;

typedef struct Wish {
  uint32_t number;
  ArbSeat by;
  int what;        /* index of wish_words; -1: there is none */
  unsigned agreed; /* a bit a seat */
} Wish;

typedef struct Thinker Thinker;

typedef struct HallGame {
  Hall *hall;
  struct HallGame *next;
  char id[HALL_ID_MAX], name[HALL_NAME_MAX];
  char keys[SESSION_SEATS][HALL_KEY_MAX], watch_key[HALL_KEY_MAX];
  UndoRule undo;
  int pace;
  bool running; /* bots move */
  bool closed;  /* it goes when its work is done */
  /* Asleep, a table has its settings only. */
  bool awake;
  struct Waking *waking; /* being loaded; NULL: it is not */
  json_t *summary;       /* for the lobby: game, format, seats, turn, over, winner */
  HallSession *session;
  Seating seating;
  PlayerNames names;
  int seats;
  Timeline timeline;
  TimelineWriter writer;
  ViewerLines (*lines)[VIEWERS]; /* by moment */
  int lines_room;
  Viewer viewers[VIEWERS];
  char who_is[SESSION_SEATS][HALL_NAME_MAX]; /* the names of the persons */
  Wish wish;
  Thinker *thinkers[SESSION_SEATS];
  Bot *bots[SESSION_SEATS]; /* quick ones, on the hall's thread */
  BotAnswer answer;
  bool thinking;        /* a thinker is at work */
  const Moment *stuck;  /* where a bot failed */
  const Moment *looked; /* the moment that the owner went to, where bots wait */
  char *unsaved;        /* why the last moves could not be stored; NULL: they are */
  int64_t due;          /* when the bot moves; -1: nobody waits for a bot */
  int64_t idle_since;   /* when the last client left */
  const Moment *shown;  /* the moment that clients know */
} HallGame;

/* The table with that id; NULL: there is none. */
HallGame *hall_game_find(Hall *hall, const char *id);
/* Whether there may be one more table. */
bool hall_has_room(const Hall *hall);
/* A table with a fresh id and keys; it belongs to the hall. */
HallGame *hall_game_new(Hall *hall);
/* A table that was stored, asleep. */
void hall_game_remember(Hall *hall, const char *id, const json_t *settings);
void hall_game_free(HallGame *game);
/* Begins with the game at its start.  False with a sentence; then close the table. */
bool hall_game_start(HallGame *game, HallSession *session, const Seating *seating,
                     const Seats *seats, ArbError *error);
/* Stores it as a new one, with all its lines. */
bool hall_game_store(HallGame *game, ArbError *error);
void hall_game_store_settings(HallGame *game);
/* Frees what an awake table holds.  The table is asleep then. */
void hall_game_sleep(HallGame *game);
/* Ends a table for good. */
void hall_game_close(HallGame *game, const char *why);
/* The game has moved or stands elsewhere: stores, tells everybody, and lets a bot move in time. */
void hall_game_changed(HallGame *game);
/* Whether no move can be made now; `why` gets a sentence then. */
bool hall_game_locked(HallGame *game, char *why, size_t size);
/* Plans the next move of a bot.  Call it when the table has woken, and when its pace has
** changed. */
void hall_game_wake(HallGame *game);
/* Lets a bot move that is due, sends views that were held back. */
void hall_game_tick(HallGame *game);
/* When a bot of the game wants to move, in milliseconds as hall_tick counts them; -1: none does, or
** nobody would see it. */
int64_t hall_game_due(const HallGame *game);
/* Who sits in a seat at the present moment: "person" or a bot's name. */
static inline const char *hall_game_who(const HallGame *game, int seat)
{
  return game->timeline.at->seats.who[seat];
}
static inline bool hall_game_person(const HallGame *game, int seat)
{
  return seats_person(&game->timeline.at->seats, (ArbSeat)seat);
}
ArbSeat hall_viewer_seat(int viewer);
/* The moment with that number; NULL: there is none. */
Moment *hall_game_moment(const HallGame *game, const json_t *number);
/* Forgets the thinkers.  Call it when cards or seats have changed. */
void hall_game_forget_bots(HallGame *game);
/* Makes the summary anew and tells the owners' lobby. */
void hall_game_summarize(HallGame *game);

/* ---- viewer.c --------------------------------------------------------------------- */

/* Lets a narrator for each viewer follow the timeline of an awake table; hall_viewers_free frees
** what the viewers hold. */
void hall_viewers_follow(HallGame *game);
void hall_viewers_free(HallGame *game);
/* The turn in which a moment lies. */
int hall_viewers_turn(const HallGame *game, const Moment *moment);
/* What was told of the move to people who see everything, else the answer itself; "" at the start.
** The text lasts as long as the moment. */
const char *hall_viewers_label(const HallGame *game, const Moment *moment);
/* Tells all viewers what has happened since the last time. */
void hall_viewers_tell(HallGame *game);
/* Sends the views that were held back. */
void hall_viewers_flush(HallGame *game);
/* Tells a client that has just come everything. */
void hall_viewer_greet(HallGame *game, HallClient *client, int viewer);
/* Adds a line that is not about an event to a viewer's log: an automatic pass, an edit. */
void hall_viewer_remark(HallGame *game, int viewer, const char *text);
/* Takes back the remark that was made last at this moment. */
void hall_viewer_unremark(HallGame *game, int viewer);
void hall_viewers_remark(HallGame *game, const char *text);
/* Sends a push to the clients of a viewer, and to all at the table; both release it. */
void hall_push(HallGame *game, int viewer, json_t *message);
void hall_push_all(HallGame *game, json_t *message);
json_t *hall_news(const HallGame *game, const char *type, int viewer);
/* Tells everybody who sits where. */
void hall_push_seats(HallGame *game);
json_t *hall_seats_json(const HallGame *game);
/* The push `moment`, for owners. */
json_t *hall_moment_news(const HallGame *game);
/* Tells the owners at the table where the game stands. */
void hall_push_moment(HallGame *game);

/* ---- reload.c --------------------------------------------------------------------- */

/* A request to load changed scripts into a running game.  `after` is called once, on the hall's
** thread, with the table as it is then (a new HallGame), or with NULL and the reason of a failure;
** it frees the request. */
typedef struct HallReload HallReload;
struct HallReload {
  const char *more, *zone; /* a card that is loaded too, and where it is to lie; or NULL */
  const char *mod;         /* a mod that comes into the game; or NULL */
  bool anyhow;             /* go on from the first move that does not fit */
  void (*after)(HallReload *reload, HallGame *game, const char *why);
  /* What came of it: the ids of changed cards; the first move that does not fit, or "", and the
  ** number of moves that are lost with it. */
  char changed[400], unfit[400];
  int lost_moves;
};
void hall_game_reload(HallGame *game, HallReload *reload);

/* lobby.c: forgets what can be played: the next `lobby` looks. */
void hall_lobby_forget(Hall *hall);
/* lobby.c: opens a recorded game as a table. */
bool hall_open_replay(struct HallRequest *request, const char *text, const char *name,
                      bool running);

/* ---- studio.c, measure.c ---------------------------------------------------------- */

typedef struct HallStudio HallStudio;
void hall_studio_free(Hall *hall);
/* From here on copies of the process (apart.h) give up the rights to write and to start
** programs. */
void hall_guard_copies(void);
/* The time of a tool that opens files of strangers; it runs in such a copy (scripts/apart.lua). */
enum { HALL_TOOL_SECONDS = 90 };
typedef struct Measure Measure;
/* Starts work for series that wait for a thread.  Whether any series is unfinished. */
bool hall_measures_tick(Hall *hall);
void hall_measures_free(Hall *hall);

/* ---- ask.c ------------------------------------------------------------------------ */

typedef struct HallBook HallBook;
void hall_books_forget(Hall *hall);
void hall_rules_free(Hall *hall);

/* ---- face.c ----------------------------------------------------------------------- */

json_t *hall_face_json(const BindGame *game);

/* ---- hall.c ----------------------------------------------------------------------- */

/* Where a client sits. */
typedef struct Place {
  HallGame *game;
  int viewer;
} Place;

struct HallClient {
  Hall *hall;
  HallClient *next;
  void *data;
  uint32_t serial;
  bool entered, owner;
  char name[HALL_NAME_MAX];
  Place *places;
  int place_count;
  int waiting; /* answers that come later */
};

struct Hall {
  HallSetup setup;
  HallClient *clients;
  HallGame *games;
  HallSession *sessions;
  uint32_t serial;
  int64_t now;
  double longest_wait;
  HallGame *turn; /* the table whose bots come first in the next tick */
  bool lobby_changed;
  int waiting;   /* answers that come later, of all clients */
  json_t *lobby; /* lobby.c: games and mods, as they were at `lobby_at`; or NULL */
  int64_t lobby_at;
  struct HallBook *books;  /* ask.c: what `show` says of all cards of each game */
  struct HallRules *rules; /* ask.c: what rules are about */
  HallStudio *studio;      /* studio.c: the service of scripts/studio.lua; NULL: not yet */
  Measure *measures;       /* measure.c: series of games */
};

/* A request on its way.  A handler fills `reply` and returns true, or writes why not and returns
** false; then nothing has changed.  With `later` it answers by hall_reply. */
typedef struct HallRequest {
  Hall *hall;
  HallClient *client;
  const json_t *message;
  const HallKind *kind;
  HallGame *game; /* of the message's table; NULL: it names none */
  int viewer;     /* the seat that is meant, or how the client watches */
  json_t *reply;
  bool later;
  char why[480];
} HallRequest;

/* An answer that comes later. */
typedef struct HallLater {
  Hall *hall;
  uint32_t client; /* its serial: it may be gone by then */
  json_t *id;
} HallLater;

HallLater hall_later(HallRequest *request);
/* Whether one more answer of the sender may come later; else the request is refused.  `all`: the
** answers that wait for all clients together are bounded, too.  No bound holds for the owner. */
bool hall_may_wait(HallRequest *request, bool all);
/* Sends the answer: `reply` (released), or an error. */
void hall_answer_later(HallLater *later, json_t *reply, const char *why);
HallClient *hall_later_client(const HallLater *later);
void hall_send(HallClient *client, json_t *message); /* releases it */
/* Has the work run, on another thread if the host has any. */
void hall_do(Hall *hall, HallWork *work);
/* Writes a random key of `letters` hexadecimal digits, below HALL_KEY_MAX, and a zero. */
void hall_key(Hall *hall, char *out, int letters);
/* Writes why a request is refused.  Always returns false. */
bool hall_refuse(HallRequest *request, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Whether the client may sit down at one more place. */
bool hall_has_place(const HallClient *client);
/* Sits a client down at a table; false when it sits there already. */
bool hall_sit(HallClient *client, HallGame *game, int viewer);
void hall_get_up(HallClient *client, HallGame *game, int viewer); /* -1: from all places there */
bool hall_sits(const HallClient *client, const HallGame *game, int viewer);
json_t *hall_tables_json(Hall *hall, const HallClient *client);

const char *hall_text(const HallRequest *request, const char *field); /* NULL: left out */
int64_t hall_number(const HallRequest *request, const char *field, int64_t otherwise);
bool hall_flag(const HallRequest *request, const char *field);

/* ---- Handlers: one for each row --------------------------------------------------- */

#define HANDLER(name) bool serve_##name(HallRequest *request)
HANDLER(enter);
HANDLER(lobby);
HANDLER(create);
HANDLER(join);
HANDLER(leave);
HANDLER(links);
HANDLER(close);
HANDLER(answer);
HANDLER(partial);
HANDLER(cancel);
HANDLER(concede);
HANDLER(call);
HANDLER(undo);
HANDLER(redo);
HANDLER(draw);
HANDLER(agree);
HANDLER(look);
HANDLER(pace);
HANDLER(explain);
HANDLER(why);
HANDLER(show);
HANDLER(rule);
HANDLER(timeline);
HANDLER(goto);
HANDLER(branch);
HANDLER(settable);
HANDLER(set);
HANDLER(put);
HANDLER(move);
HANDLER(as);
HANDLER(bot);
HANDLER(save);
HANDLER(open);
HANDLER(run);
HANDLER(scenario);
HANDLER(open_scenario);
HANDLER(studio);
HANDLER(reload);
HANDLER(sim);
HANDLER(sims);
HANDLER(sim_cancel);
HANDLER(sim_forget);
HANDLER(sim_result);
HANDLER(sim_games);
HANDLER(sim_game);

#endif
