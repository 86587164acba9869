/* SPDX-License-Identifier: MIT */
/* lobby.c -- coming in, what can be played, new tables, links. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench/play.h"
#include "bots/external.h"
#include "formats/format.h"
#include "table/inside.h"

/* ---- Keys ------------------------------------------------------------------------- */

/* Compares in a time that does not depend on where the texts differ. */
static bool same_key(const char *a, const char *b)
{
  size_t length = strlen(a);
  unsigned differs = length != strlen(b) || length == 0;
  for (size_t i = 0; !differs && i < length; i++)
    differs |= (unsigned)((unsigned char)a[i] ^ (unsigned char)b[i]);
  return !differs;
}

/* The place that a link's key opens; NULL: none. */
static HallGame *find_key(Hall *hall, const char *key, int *viewer)
{
  HallGame *found = NULL;
  for (HallGame *game = hall->games; game; game = game->next) {
    if (game->closed) continue;
    for (int seat = 0; seat < game->seats; seat++)
      if (same_key(game->keys[seat], key)) found = game, *viewer = seat;
    if (same_key(game->watch_key, key)) found = game, *viewer = VIEWER_ALL;
  }
  return found;
}

static void copy_name(char *out, const char *name)
{
  size_t length = 0;
  for (; name && name[length] && length < 40; length++)
    if ((unsigned char)name[length] < ' ') break;
  while (length && name && ((unsigned char)name[length] & 0xC0) == 0x80) length--;
  snprintf(out, HALL_NAME_MAX, "%.*s", (int)length, name ? name : "");
}

/* ---- Waking a table --------------------------------------------------------------- */

typedef struct Coming { /* a client who waits for the table */
  HallLater later;
  int viewer;
  json_t *reply;
} Coming;

typedef struct Waking {
  HallWork work;
  HallGame *game;
  char *lines;
  char *key;            /* of the session (hall_session_find) */
  HallSession *session; /* found, or loaded */
  bool found;
  Replay replay;
  const char *data;
  const SessionMods *mods;
  bool good, same; /* same: the cards are as they were */
  ArbError error;
  Coming *coming;
  int count;
} Waking;

/* A text of lines that ends like a file, so that it can be read as one. */
static void finish_lines(const char *lines, Text *out)
{
  text_add(out, "%send open #0000000000000000\n", lines);
  text_add(out, "sum %016llx\n", (unsigned long long)record_sum(out->bytes, out->length));
}

/* What tells sessions apart: the header without the seed, and who plays. */
static char *key_of(const char *lines)
{
  Text key = {0};
  for (const char *at = lines; *at;) {
    size_t length = strcspn(at, "\n");
    bool own = strncmp(at, "seed ", 5) == 0 || strncmp(at, "first ", 6) == 0 ||
               strncmp(at, "bot ", 4) == 0;
    if (!own) text_add(&key, "%.*s\n", (int)length, at);
    if (strncmp(at, "begin", 5) == 0) break;
    at += length + (at[length] == '\n');
  }
  return key.bytes ? key.bytes : calloc(1, 1);
}

/* On any thread. */
static void load_recorded(HallWork *work)
{
  Waking *waking = (Waking *)work;
  Text text = {0};
  finish_lines(waking->lines, &text);
  waking->good = replay_read_text(&waking->replay, "the stored game", text.bytes, text.length,
                                  &waking->error) &&
                 replay_sit_again(&waking->replay, NULL, &waking->error);
  text_free(&text);
  if (!waking->good || waking->found) return;
  HallSession *session = must_take(NULL, sizeof *session);
  *session = (HallSession){.tables = 1, .loaded = time(NULL)};
  waking->session = session;
  waking->good =
      replay_open(&waking->replay, &session->session, waking->data, waking->mods, &waking->error) &&
      (session->host = bind_host_new(session->session.cards, &waking->error)) != NULL;
}

/* A choice that the player had, of a person. */
static bool was_persons(const void *data, const Timeline *timeline, ArbSeat seat)
{
  (void)data;
  return seats_person(&timeline->at->seats, seat) && play_only_option(timeline->game) < 0;
}

static bool play_recorded(HallGame *game, HallSession *session, const Replay *replay, bool *all,
                          ArbError *error)
{
  Seats seats = {0};
  for (int seat = 0; seat < replay->seats; seat++)
    snprintf(seats.who[seat], sizeof seats.who[0], "%s", replay->bots[seat]);
  *all = true;
  if (!hall_game_start(game, session, &replay->seating, &seats, error)) return false;
  bool same = replay_same_cards(replay, &session->session, error);
  bool read = timeline_read(&game->timeline, replay, was_persons, NULL, error);
  *all = same && read;
  game->shown = game->timeline.at;
  return true;
}

/* Brings a client to its place. */
static void arrive(HallClient *client, HallGame *game, int viewer)
{
  hall_sit(client, game, viewer);
  hall_viewer_greet(game, client, viewer);
  hall_push_seats(game);
}

static void woken(HallWork *work)
{
  Waking *waking = (Waking *)work;
  HallGame *game = waking->game;
  ArbError error = waking->error;
  bool all = true;
  game->waking = NULL;
  if (waking->good && !waking->found && !hall_session_find(game->hall, waking->key))
    hall_session_add(game->hall, waking->session, waking->key);
  bool good = waking->good && !game->closed &&
              play_recorded(game, waking->session, &waking->replay, &all, &error);
  if (good && all) {
    timeline_writer_go_on(&game->writer); /* these lines are stored */
    text_cut(&game->writer.recorder.text, 0);
  } else if (good) {
    ArbError unsaved = {0};
    hall_viewers_remark(game, "The cards have changed since this was played: the game goes on from "
                              "the last move that fits.");
    hall_game_store(game, &unsaved);
  } else if (game->session) {
    hall_game_sleep(game);
  }
  for (int i = 0; i < waking->count; i++) {
    HallClient *client = hall_later_client(&waking->coming[i].later);
    game->awake = good;
    if (client && good) arrive(client, game, waking->coming[i].viewer);
    hall_answer_later(&waking->coming[i].later, good ? waking->coming[i].reply : NULL, error.text);
    if (!good) json_decref(waking->coming[i].reply);
  }
  game->awake = good;
  if (good) hall_game_wake(game);
  hall_session_release(waking->session);
  replay_free(&waking->replay);
  free(waking->lines);
  free(waking->key);
  free(waking->coming);
  free(waking);
  if (game->closed) hall_game_free(game);
}

static void wait_for(Waking *waking, HallRequest *request, int viewer)
{
  waking->coming = must_take(waking->coming, (size_t)(waking->count + 1) * sizeof *waking->coming);
  waking->coming[waking->count++] =
      (Coming){hall_later(request), viewer, json_incref(request->reply)};
}

/* Brings the sender to a place; a table that is asleep wakes first. */
static bool come(HallRequest *request, HallGame *game, int viewer)
{
  Hall *hall = request->hall;
  ArbError error = {0};
  if (!hall_sits(request->client, game, viewer) && !hall_has_place(request->client))
    return hall_refuse(request, "%s: you sit at as many places as may be; leave one first",
                       request->kind->type);
  if (!game->awake && !hall_may_wait(request, false)) return false;
  json_object_set_new(request->reply, "table", json_string(game->id));
  if (viewer < SESSION_SEATS) json_object_set_new(request->reply, "seat", json_integer(viewer));
  if (game->awake) {
    arrive(request->client, game, viewer);
    hall_game_wake(game);
    return true;
  }
  if (game->waking) {
    wait_for(game->waking, request, viewer);
    return true;
  }
  char *lines = hall->setup.store->lines(hall->setup.store->data, game->id, &error);
  if (!lines) return hall_refuse(request, "%.400s", error.text);
  Waking *waking = game->waking = must_take(NULL, sizeof *waking);
  *waking = (Waking){.work = {.run = load_recorded, .done = woken},
                     .game = game,
                     .lines = lines,
                     .key = key_of(lines),
                     .data = hall->setup.data,
                     .mods = hall->setup.mods};
  waking->session = hall_session_find(hall, waking->key);
  waking->found = waking->session != NULL;
  if (waking->session) hall_session_keep(waking->session);
  wait_for(waking, request, viewer);
  hall_do(hall, &waking->work);
  return true;
}

/* ---- A recorded game -------------------------------------------------------------- */

typedef struct Opening {
  HallWork work;
  HallLater later;
  char name[HALL_NAME_MAX];
  bool running, good;
  Replay replay;
  HallSession *session;
  const char *data;
  const SessionMods *mods;
  ArbError error;
} Opening;

/* On any thread. */
static void load_opened(HallWork *work)
{
  Opening *opening = (Opening *)work;
  HallSession *session = must_take(NULL, sizeof *session);
  *session = (HallSession){.tables = 1, .loaded = time(NULL)};
  opening->session = session;
  opening->good = replay_open(&opening->replay, &session->session, opening->data, opening->mods,
                              &opening->error) &&
                  (session->host = bind_host_new(session->session.cards, &opening->error)) != NULL;
}

static HallGame *opened_game(Opening *opening, json_t *reply, ArbError *error)
{
  bool all = true;
  HallGame *game = hall_game_new(opening->later.hall);
  HallClient *client = hall_later_client(&opening->later);
  snprintf(game->name, sizeof game->name, "%s", opening->name);
  game->running = opening->running;
  bool good = play_recorded(game, opening->session, &opening->replay, &all, error);
  game->awake = good;
  if (good && !all) {
    Text said = {0};
    text_add(&said, "%s: the record is followed as far as it fits", error->text);
    hall_viewers_remark(game, said.bytes);
    text_free(&said);
  }
  if (good) hall_game_summarize(game); /* a table without it is not listed: stored together */
  if (!good || !hall_game_store(game, error)) {
    hall_game_close(game, error->text);
    return NULL;
  }
  int sits = 0;
  for (int seat = 0; client && seat < game->seats; seat++)
    if (hall_game_person(game, seat)) arrive(client, game, seat), sits++;
  if (client && !sits) arrive(client, game, VIEWER_HOST);
  json_object_set_new(reply, "table", json_string(game->id));
  json_object_set_new(reply, "at", json_integer(game->timeline.at->order));
  hall_game_wake(game);
  return game;
}

static void opened(HallWork *work)
{
  Opening *opening = (Opening *)work;
  ArbError error = opening->error;
  json_t *reply = json_object();
  bool good = opening->good && opened_game(opening, reply, &error);
  hall_answer_later(&opening->later, good ? reply : NULL, error.text);
  if (!good) json_decref(reply);
  hall_session_release(opening->session);
  replay_free(&opening->replay);
  free(opening);
}

static bool has_room(HallRequest *request)
{
  return hall_has_room(request->hall) ||
         hall_refuse(request, "%s: there are as many tables as may be; close one first",
                     request->kind->type);
}

bool hall_open_replay(HallRequest *request, const char *text, const char *name, bool running)
{
  Hall *hall = request->hall;
  ArbError error = {0};
  if (!has_room(request)) return false;
  Opening *opening = must_take(NULL, sizeof *opening);
  *opening = (Opening){.work = {.run = load_opened, .done = opened},
                       .running = running,
                       .data = hall->setup.data,
                       .mods = hall->setup.mods};
  copy_name(opening->name, name);
  if (!replay_read_text(&opening->replay, "the text", text, strlen(text), &error)) {
    free(opening);
    return hall_refuse(request, "open: %.400s", error.text);
  }
  if (!replay_sit_again(&opening->replay, NULL, &error)) {
    replay_free(&opening->replay);
    free(opening);
    return hall_refuse(request, "open: %.400s", error.text);
  }
  opening->later = hall_later(request);
  hall_do(hall, &opening->work);
  return true;
}

/* ---- Coming in -------------------------------------------------------------------- */

HANDLER(enter)
{
  Hall *hall = request->hall;
  HallClient *client = request->client;
  const char *key = hall_text(request, "key"), *name = hall_text(request, "name");
  int viewer = VIEWER_ALL;
  if (hall_number(request, "protocol", PROTOCOL_VERSION) != PROTOCOL_VERSION)
    return hall_refuse(request, "enter: this hall speaks protocol %d", PROTOCOL_VERSION);
  bool owner = !hall->setup.token || (key && same_key(hall->setup.token, key));
  HallGame *game = key && !owner ? find_key(hall, key, &viewer) : NULL;
  if (!owner && !game) return hall_refuse(request, "enter: this key opens nothing");
  client->entered = true;
  client->owner |= owner;
  if (name) copy_name(client->name, name);
  json_object_set_new(request->reply, "protocol", json_integer(PROTOCOL_VERSION));
  json_object_set_new(request->reply, "engine", json_string(ARB_VERSION));
  json_object_set_new(request->reply, "rights",
                      json_string(client->owner          ? "owner"
                                  : viewer == VIEWER_ALL ? "spectator"
                                                         : "seat"));
  return !game || come(request, game, viewer);
}

HANDLER(join)
{
  const HallClient *client = request->client;
  const char *key = hall_text(request, "key");
  int viewer = VIEWER_ALL;
  HallGame *game = key ? find_key(request->hall, key, &viewer) : request->game;
  if (key && !game) return hall_refuse(request, "join: this key opens nothing");
  if (!key && (!game || !client->owner))
    return hall_refuse(request, "join: a link's key is missing");
  if (!key) {
    int64_t seat = hall_number(request, "seat", -1);
    if (seat >= game->seats || (seat < 0 && json_object_get(request->message, "seat")))
      return hall_refuse(request, "join: there is no such seat");
    viewer = seat >= 0 ? (int)seat : hall_flag(request, "host") ? VIEWER_HOST : VIEWER_ALL;
  }
  return come(request, game, viewer);
}

HANDLER(leave)
{
  bool one = json_object_get(request->message, "seat") != NULL;
  hall_get_up(request->client, request->game, one ? request->viewer : -1);
  return true;
}

/* ---- What there is ---------------------------------------------------------------- */

json_t *hall_tables_json(Hall *hall, const HallClient *client)
{
  json_t *tables = json_array();
  for (const HallGame *game = hall->games; game; game = game->next) {
    bool knows = client->owner;
    for (int i = 0; i < client->place_count; i++) knows |= client->places[i].game == game;
    if (game->closed || !knows || !game->summary) continue;
    json_t *row = json_deep_copy(game->summary), *seat;
    size_t i;
    json_object_set_new(row, "table", json_string(game->id));
    json_object_set_new(row, "name", json_text(game->name));
    json_array_foreach(json_object_get(row, "seats"), i, seat)
        json_object_set_new(seat, "here", json_boolean(game->viewers[i].clients > 0));
    json_array_append_new(tables, row);
  }
  return tables;
}

static int compare_names(const void *a, const void *b)
{
  return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Adds the decks of a folder, by name. */
static void add_decks(json_t *decks, const char *folder, const char *mod)
{
  char *names[512];
  int count = 0;
  DIR *directory = opendir(folder);
  for (struct dirent *each; directory && (each = readdir(directory)) && count < 512;) {
    const char *dot = strrchr(each->d_name, '.');
    if (!dot || strcmp(dot, ".txt") != 0) continue;
    size_t length = (size_t)(dot - each->d_name);
    names[count] = must_take(NULL, length + 1);
    snprintf(names[count++], length + 1, "%s", each->d_name);
  }
  if (directory) closedir(directory);
  qsort(names, (size_t)count, sizeof *names, compare_names);
  for (int i = 0; i < count; i++) {
    char name[2 * SESSION_PATH_MAX];
    snprintf(name, sizeof name, "%s%s%s", mod ? mod : "", mod ? "/" : "", names[i]);
    json_t *row = json_object();
    json_object_set_new(row, "deck", json_text(name));
    if (mod) json_object_set_new(row, "mod", json_text(mod));
    json_array_append_new(decks, row);
    free(names[i]);
  }
}

static json_t *decks_of(const Session *session, const BindGame *game)
{
  char folder[2 * SESSION_PATH_MAX];
  json_t *decks = json_array();
  snprintf(folder, sizeof folder, "%s/decks/%s", session->data, game->name);
  add_decks(decks, folder, NULL);
  for (int i = 0; session->mods && i < session->mods->count; i++) {
    const BindMod *mod = &session->mods->items[i];
    if (strcmp(mod->game, game->name) != 0) continue;
    snprintf(folder, sizeof folder, "%s/decks", mod->directory);
    add_decks(decks, folder, mod->name);
  }
  return decks;
}

static json_t *format_row(const ArbFormat *format, const char *name, bool limited)
{
  json_t *row = json_object();
  json_object_set_new(row, "format", json_text(name));
  json_object_set_new(row, "players", json_integer(format->players));
  if (format->teams) json_object_set_new(row, "teams", json_integer(format->teams));
  if (format->games > 1) json_object_set_new(row, "games", json_integer(format->games));
  if (limited) json_object_set_new(row, "limited", json_true());
  return row;
}

static json_t *formats_of(const Session *session)
{
  char **names;
  json_t *formats = json_array();
  int count = session_format_names(session, &names);
  for (int i = 0; i < count; i++) {
    ArbFormat format;
    if (session_format_there(session, names[i], &format))
      json_array_append_new(formats, format_row(&format, names[i], false));
  }
  arb_free(names);
  return formats;
}

static json_t *defaults_of(const BindGame *game)
{
  json_t *by_players = json_object();
  for (int players = 2; players <= ARB_SEATS_MAX; players++) {
    char key[16];
    json_t *decks = json_array();
    for (int seat = 0; seat < players && game->decks[players][seat]; seat++)
      json_array_append_new(decks, json_text(game->decks[players][seat]));
    snprintf(key, sizeof key, "%d", players);
    if (json_array_size(decks)) json_object_set_new(by_players, key, decks);
    else json_decref(decks);
  }
  return by_players;
}

static json_t *game_row(Session *session, const BindGame *game)
{
  ArbError ignored = {0};
  json_t *row = json_object();
  session_set_game(session, game->name, &ignored);
  json_object_set_new(row, "game", json_text(game->name));
  json_object_set_new(row, "title", json_text(game->title));
  json_object_set_new(row, "edition", json_text(game->rules->edition));
  json_object_set_new(row, "format", json_text(game->format));
  json_object_set_new(row, "pairing", defaults_of(game));
  json_object_set_new(row, "formats", formats_of(session));
  json_object_set_new(row, "decks", decks_of(session, game));
  json_object_set_new(row, "face", hall_face_json(game));
  return row;
}

static json_t *mods_json(const Session *session)
{
  json_t *mods = json_array();
  for (int i = 0; session->mods && i < session->mods->count; i++) {
    const BindMod *mod = &session->mods->items[i];
    json_t *row = json_object();
    json_object_set_new(row, "name", json_text(mod->name));
    json_object_set_new(row, "version", json_text(mod->version));
    json_object_set_new(row, "title", json_text(mod->title));
    json_object_set_new(row, "game", json_text(mod->game));
    json_array_append_new(mods, row);
  }
  return mods;
}

/* The sentences about mods that are left out, if there are any. */
static void add_left_out(json_t *reply, const Session *session)
{
  json_t *list = json_array();
  for (const char *at = session->left_out; *at;) {
    size_t length = strcspn(at, "\n");
    json_array_append_new(list, json_part(at, length));
    at += length + (at[length] == '\n');
  }
  if (json_array_size(list)) json_object_set(reply, "left_out", list);
  json_decref(list);
}

enum { LOBBY_MS = 1000 };

void hall_lobby_forget(Hall *hall)
{
  json_decref(hall->lobby);
  hall->lobby = NULL;
}

/* Games, bots and mods; NULL with a sentence.  Files are read for it, so it is kept for a moment:
** any guest may ask. */
static json_t *lobby_of(Hall *hall, ArbError *error)
{
  if (hall->lobby && hall->now - hall->lobby_at < LOBBY_MS) return hall->lobby;
  hall_lobby_forget(hall);
  Session *session = must_take(NULL, sizeof *session);
  *session = (Session){0};
  if (session_find_data(session, hall->setup.data, error) &&
      session_find_mods(session, hall->setup.mods, error)) {
    json_t *games = json_array();
    for (int i = 0; bind_game_at(i); i++)
      json_array_append_new(games, game_row(session, bind_game_at(i)));
    hall->lobby = json_pack("{s:o, s:[s,s], s:o}", "games", games, "bots", "random", "greedy",
                            "mods", mods_json(session));
    add_left_out(hall->lobby, session);
    hall->lobby_at = hall->now;
  }
  session_close(session);
  free(session);
  return hall->lobby;
}

HANDLER(lobby)
{
  ArbError error = {0};
  json_t *lobby = lobby_of(request->hall, &error);
  if (!lobby) return hall_refuse(request, "lobby: %.400s", error.text);
  json_object_update(request->reply, lobby);
  if (!request->client->owner) json_object_del(request->reply, "left_out"); /* it names folders */
  json_object_set_new(request->reply, "tables", hall_tables_json(request->hall, request->client));
  return true;
}

/* ---- A new table ------------------------------------------------------------------ */

typedef struct Creating {
  HallWork work;
  HallLater later;
  json_t *message; /* the request; the texts below are in it */
  char *key;
  HallSession *session;
  bool found, good;
  const char *data;
  const SessionMods *mods;
  ArbError error;
} Creating;

static TextList texts_of(const json_t *value)
{
  TextList list = {.count = 0};
  size_t count = json_is_array(value) ? json_array_size(value) : value != NULL;
  for (size_t i = 0; i < count && list.count < OPTION_LIST_MAX; i++)
    list.items[list.count++] =
        json_string_value(json_is_array(value) ? json_array_get(value, i) : value);
  return list;
}

/* On any thread. */
static void load_new(HallWork *work)
{
  Creating *creating = (Creating *)work;
  const json_t *message = creating->message;
  TextList decks = texts_of(json_object_get(message, "decks"));
  if (creating->found) return;
  HallSession *session = must_take(NULL, sizeof *session);
  *session = (HallSession){.tables = 1, .loaded = time(NULL)};
  creating->session = session;
  creating->good =
      session_pair(&session->session, creating->data, creating->mods,
                   json_string_value(json_object_get(message, "game")), &decks,
                   json_string_value(json_object_get(message, "format")), &creating->error) &&
      (session->host = bind_host_new(session->session.cards, &creating->error)) != NULL;
}

/* "seats": who plays; left out: the owner, and greedy bots. */
static bool read_seats(const json_t *message, int seats, Seats *out, ArbError *error)
{
  TextList named = texts_of(json_object_get(message, "seats"));
  error->status = ARB_REFUSED;
  if (named.count && named.count != seats) {
    snprintf(error->text, sizeof error->text, "create: the game has %d seats, not %d", seats,
             named.count);
    return false;
  }
  *out = (Seats){0};
  for (int seat = 0; seat < seats; seat++) {
    const char *who = named.count ? named.items[seat] : seat ? "greedy" : "person";
    if (external_command(who)) {
      snprintf(error->text, sizeof error->text,
               "create: a message starts no programs (seats: person, random, greedy)");
      return false;
    }
    if (strcmp(who, "person") != 0 && !bot_check(who, error)) return false;
    snprintf(out->who[seat], sizeof out->who[0], "%s", who);
  }
  return true;
}

/* "sit": the seats of the sender, a bit each. */
static bool read_sits(const json_t *message, const Seats *seats, int count, unsigned *sits,
                      ArbError *error)
{
  const json_t *list = json_object_get(message, "sit"), *value;
  size_t i;
  *sits = 0;
  for (int seat = count - 1; !list && seat >= 0; seat--)
    if (seats_person(seats, (ArbSeat)seat)) *sits = 1u << seat;
  json_array_foreach(list, i, value)
  {
    json_int_t seat = json_integer_value(value);
    if (seat < 0 || seat >= count || !seats_person(seats, (ArbSeat)seat)) {
      *error = (ArbError){ARB_REFUSED, "create: in \"sit\" stands a seat that is no person's"};
      return false;
    }
    *sits |= 1u << seat;
  }
  return true;
}

/* The rule of undo that is not said: always, if the sender sits on all seats of persons. */
static UndoRule undo_for(const Seats *seats, int count, unsigned sits)
{
  for (int seat = 0; seat < count; seat++)
    if (seats_person(seats, (ArbSeat)seat) && !(sits >> seat & 1)) return UNDO_AGREED;
  return UNDO_ALWAYS;
}

static void read_settings(HallGame *game, const json_t *message)
{
  static const char *const words[] = {"agreed", "always", "never"};
  const char *undo = json_string_value(json_object_get(message, "undo"));
  const json_t *pace = json_object_get(message, "pace");
  copy_name(game->name, json_string_value(json_object_get(message, "name")));
  for (int i = 0; undo && i < 3; i++)
    if (strcmp(undo, words[i]) == 0) game->undo = (UndoRule)i;
  if (pace) game->pace = (int)json_integer_value(pace);
}

static uint64_t seed_of(Hall *hall, const json_t *message)
{
  uint64_t seed = 0;
  const json_t *value = json_object_get(message, "seed");
  if (value) field_seed(value, &seed);
  else hall->setup.random(hall->setup.host, &seed, 4);
  return seed;
}

static HallGame *new_game(Creating *creating, json_t *reply, ArbError *error)
{
  Seats seats;
  unsigned sits;
  Hall *hall = creating->later.hall;
  const json_t *message = creating->message;
  int count = creating->session->session.seats;
  Seating seating = {.seed = seed_of(hall, message),
                     .by_lot = json_is_true(json_object_get(message, "lot"))};
  if (!read_seats(message, count, &seats, error) ||
      !read_sits(message, &seats, count, &sits, error))
    return NULL;
  HallGame *game = hall_game_new(hall);
  game->undo = undo_for(&seats, count, sits);
  read_settings(game, message);
  const Session *session = &creating->session->session;
  bool good = hall_game_start(game, creating->session, &seating, &seats, error);
  game->awake = good;
  if (good && *session->left_out)
    hall_viewers_remark(game, "A mod that holds a mistake is left out of this game.");
  if (good) hall_game_summarize(game); /* a table without it is not listed: stored together */
  if (!good || !hall_game_store(game, error)) {
    hall_game_close(game, error->text);
    return NULL;
  }
  json_t *list = json_array();
  HallClient *client = hall_later_client(&creating->later);
  for (int seat = 0; seat < count; seat++) {
    if (!(sits >> seat & 1)) continue;
    json_array_append_new(list, json_integer(seat));
    if (client) arrive(client, game, seat);
  }
  if (client && !sits) arrive(client, game, VIEWER_ALL);
  json_object_set_new(reply, "table", json_string(game->id));
  json_object_set_new(reply, "seats", list);
  add_left_out(reply, session);
  hall_game_wake(game);
  return game;
}

/* What was asked for may be missing because its mod is left out. */
static void say_left_out(const Creating *creating, ArbError *error)
{
  const HallSession *session = creating->session;
  size_t length = strlen(error->text);
  if (creating->good || !session || !*session->session.left_out) return;
  snprintf(error->text + length, sizeof error->text - length, " (%.300s)",
           session->session.left_out);
  for (char *c = error->text; *c; c++)
    if (*c == '\n') *c = ' ';
}

static void created(HallWork *work)
{
  Creating *creating = (Creating *)work;
  Hall *hall = creating->later.hall;
  ArbError error = creating->error;
  json_t *reply = json_object();
  if (creating->good && !creating->found && !hall_session_find(hall, creating->key) &&
      !*creating->session->session.left_out) /* its author may mend it for the next game */
    hall_session_add(hall, creating->session, creating->key);
  say_left_out(creating, &error);
  bool good = creating->good && new_game(creating, reply, &error);
  hall_answer_later(&creating->later, good ? reply : NULL, error.text);
  if (!good) json_decref(reply);
  hall_session_release(creating->session);
  json_decref(creating->message);
  free(creating->key);
  free(creating);
}

static char *creating_key(const json_t *message)
{
  json_t *key = json_object();
  static const char *const of[] = {"game", "format", "decks"};
  for (int i = 0; i < 3; i++)
    if (json_object_get(message, of[i]))
      json_object_set(key, of[i], json_object_get(message, of[i]));
  char *text = json_dumps(key, JSON_COMPACT | JSON_SORT_KEYS);
  json_decref(key);
  return text;
}

HANDLER(create)
{
  Hall *hall = request->hall;
  static const char *const undo[] = {"agreed", "always", "never"};
  const char *wanted = hall_text(request, "undo");
  int64_t pace = hall_number(request, "pace", 0);
  bool known = !wanted;
  for (int i = 0; wanted && i < 3; i++) known |= strcmp(undo[i], wanted) == 0;
  if (!known) return hall_refuse(request, "create: undo is always, agreed or never");
  if (pace < 0 || pace > PACE_MAX)
    return hall_refuse(request, "create: pace is 0 to %d milliseconds", PACE_MAX);
  if (!has_room(request)) return false;
  Creating *creating = must_take(NULL, sizeof *creating);
  *creating = (Creating){.work = {.run = load_new, .done = created},
                         .later = hall_later(request),
                         .message = json_incref((json_t *)(uintptr_t)request->message),
                         .key = creating_key(request->message),
                         .data = hall->setup.data,
                         .mods = hall->setup.mods};
  creating->session = hall_session_find(hall, creating->key);
  creating->found = creating->good = creating->session != NULL;
  if (creating->session) hall_session_keep(creating->session);
  hall_do(hall, &creating->work);
  return true;
}

/* ---- Links ------------------------------------------------------------------------ */

HANDLER(links)
{
  HallGame *game = request->game;
  json_t *seats = json_array();
  if (hall_flag(request, "renew")) {
    for (int seat = 0; seat < game->seats; seat++) hall_key(request->hall, game->keys[seat], 32);
    hall_key(request->hall, game->watch_key, 32);
    for (HallClient *client = request->hall->clients; client; client = client->next) {
      bool here = false;
      for (int i = 0; i < client->place_count; i++) here |= client->places[i].game == game;
      if (client->owner || !here) continue;
      json_t *message = hall_news(game, "closed", -1);
      json_object_set_new(message, "message", json_string("your link is no longer good"));
      hall_send(client, message);
      hall_get_up(client, game, -1);
    }
    hall_game_store_settings(game);
  }
  for (int seat = 0; seat < game->seats; seat++)
    json_array_append_new(seats, json_string(game->keys[seat]));
  json_object_set_new(request->reply, "seats", seats);
  json_object_set_new(request->reply, "watch", json_string(game->watch_key));
  return true;
}

HANDLER(close)
{
  hall_game_close(request->game, NULL);
  return true;
}
