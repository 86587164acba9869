/* SPDX-License-Identifier: MIT */
/* hall.c -- the hall, its clients, and the way of a request.  See hall.h. */
#include "table/inside.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TICK_MS = 8, PLACES_MAX = 256, WAITING_OF_CLIENT = 16, WAITING_MAX = 256 };

/* ---- Sending ---------------------------------------------------------------------- */

void hall_send(HallClient *client, json_t *message)
{
  char *text = json_dumps(message, JSON_COMPACT);
  if (text) client->hall->setup.send(client->hall->setup.host, client->data, text, strlen(text));
  free(text);
  json_decref(message);
}

static json_t *message_of(const char *type, json_t *id)
{
  json_t *message = json_object();
  json_object_set_new(message, "type", json_string(type));
  if (id) json_object_set(message, "id", id);
  return message;
}

static void send_error(HallClient *client, json_t *id, const char *why)
{
  json_t *message = message_of("error", id);
  json_object_set_new(message, "message", json_sentence(why));
  hall_send(client, message);
}

static void send_reply(HallClient *client, json_t *id, json_t *fields)
{
  json_t *message = message_of("reply", id);
  json_object_update(message, fields);
  hall_send(client, message);
}

bool hall_refuse(HallRequest *request, const char *format, ...)
{
  va_list args;
  va_start(args, format);
  vsnprintf(request->why, sizeof request->why, format, args);
  va_end(args);
  return false;
}

/* ---- Later ------------------------------------------------------------------------ */

HallLater hall_later(HallRequest *request)
{
  request->later = true;
  request->client->waiting++;
  request->hall->waiting++;
  return (HallLater){.hall = request->hall,
                     .client = request->client->serial,
                     .id = json_incref(json_object_get(request->message, "id"))};
}

HallClient *hall_later_client(const HallLater *later)
{
  for (HallClient *client = later->hall->clients; client; client = client->next)
    if (client->serial == later->client) return client;
  return NULL;
}

bool hall_may_wait(HallRequest *request, bool all)
{
  const HallClient *client = request->client;
  if (client->owner ||
      (client->waiting < WAITING_OF_CLIENT && (!all || request->hall->waiting < WAITING_MAX)))
    return true;
  return hall_refuse(request, "%s: too much waits to be done; ask again later",
                     request->kind->type);
}

void hall_answer_later(HallLater *later, json_t *reply, const char *why)
{
  HallClient *client = hall_later_client(later);
  if (client) client->waiting--;
  later->hall->waiting--;
  if (client && reply) send_reply(client, later->id, reply);
  else if (client) send_error(client, later->id, why);
  json_decref(reply);
  json_decref(later->id);
  later->id = NULL;
}

void hall_do(Hall *hall, HallWork *work)
{
  if (hall->setup.work) {
    hall->setup.work(hall->setup.host, work);
    return;
  }
  work->run(work);
  work->done(work);
}

void hall_key(Hall *hall, char *out, int letters)
{
  static const char digits[] = "0123456789abcdef";
  unsigned char bytes[HALL_KEY_MAX];
  hall->setup.random(hall->setup.host, bytes, (size_t)letters);
  for (int i = 0; i < letters; i++) out[i] = digits[bytes[i] & 15];
  out[letters] = 0;
}

/* ---- Fields of requests ----------------------------------------------------------- */

const char *hall_text(const HallRequest *request, const char *field)
{
  return json_string_value(json_object_get(request->message, field));
}

int64_t hall_number(const HallRequest *request, const char *field, int64_t otherwise)
{
  const json_t *value = json_object_get(request->message, field);
  return value ? json_integer_value(value) : otherwise;
}

bool hall_flag(const HallRequest *request, const char *field)
{
  return json_is_true(json_object_get(request->message, field));
}

/* ---- Places ----------------------------------------------------------------------- */

bool hall_sits(const HallClient *client, const HallGame *game, int viewer)
{
  for (int i = 0; i < client->place_count; i++)
    if (client->places[i].game == game && client->places[i].viewer == viewer) return true;
  return false;
}

bool hall_has_place(const HallClient *client)
{
  return client->place_count < PLACES_MAX;
}

bool hall_sit(HallClient *client, HallGame *game, int viewer)
{
  if (hall_sits(client, game, viewer) || !hall_has_place(client)) return false;
  client->places =
      must_take(client->places, (size_t)(client->place_count + 1) * sizeof *client->places);
  client->places[client->place_count++] = (Place){game, viewer};
  game->viewers[viewer].clients++;
  if (viewer < SESSION_SEATS)
    snprintf(game->who_is[viewer], sizeof game->who_is[viewer], "%s", client->name);
  client->hall->lobby_changed = true;
  return true;
}

static int clients_of(const HallGame *game)
{
  int count = 0;
  for (int viewer = 0; viewer < VIEWERS; viewer++) count += game->viewers[viewer].clients;
  return count;
}

void hall_get_up(HallClient *client, HallGame *game, int viewer)
{
  int kept = 0;
  bool left = false;
  for (int i = 0; i < client->place_count; i++) {
    Place place = client->places[i];
    bool leaves = place.game == game && (viewer < 0 || place.viewer == viewer);
    if (leaves) game->viewers[place.viewer].clients--;
    else client->places[kept++] = place;
    left |= leaves;
  }
  client->place_count = kept;
  if (!left) return;
  client->hall->lobby_changed = true;
  if (!clients_of(game)) game->idle_since = client->hall->now;
  if (game->awake && !game->closed) hall_push_seats(game);
}

/* ---- Clients ---------------------------------------------------------------------- */

HallClient *hall_connect(Hall *hall, void *data)
{
  HallClient *client = must_take(NULL, sizeof *client);
  *client = (HallClient){.hall = hall, .data = data, .serial = ++hall->serial};
  client->next = hall->clients;
  return hall->clients = client;
}

void hall_disconnect(Hall *hall, HallClient *client)
{
  while (client->place_count) hall_get_up(client, client->places[0].game, -1);
  for (HallClient **at = &hall->clients; *at; at = &(*at)->next) {
    if (*at != client) continue;
    *at = client->next;
    break;
  }
  free(client->places);
  free(client);
}

bool hall_entered(const HallClient *client)
{
  return client->entered;
}

size_t hall_longest(const HallClient *client)
{
  return client->owner ? HALL_TEXT_MAX : HALL_MESSAGE_MAX;
}

/* ---- Requests --------------------------------------------------------------------- */

/* The table that a message names, if the client may know of it.  For other tables the answer is the
** same as for tables that do not exist. */
static bool find_table(HallRequest *request)
{
  const char *id = hall_text(request, "table");
  if (!id) return true;
  HallGame *game = hall_game_find(request->hall, id);
  const HallClient *client = request->client;
  bool knows = client->owner;
  for (int i = 0; i < client->place_count; i++) knows |= client->places[i].game == game;
  if (!game || !knows)
    return hall_refuse(request, "%s: there is no table '%.20s' for you", request->kind->type, id);
  request->game = game;
  return true;
}

/* The seat that a message means, or how its sender watches; -1: none. */
static int place_meant(const HallRequest *request, bool player)
{
  const HallClient *client = request->client;
  int only = -1, count = 0;
  for (int i = 0; i < client->place_count; i++) {
    const Place *place = &client->places[i];
    if (place->game != request->game || (player && place->viewer >= SESSION_SEATS)) continue;
    if (only < 0 || place->viewer > only) only = place->viewer;
    count++;
  }
  if (count <= 1 || !player) return only;
  /* a client with several seats: the seat that is asked */
  const ArbDecision *decision =
      request->game->awake ? arb_decision(request->game->timeline.game) : NULL;
  return decision && hall_sits(client, request->game, decision->player) ? decision->player : -1;
}

static bool find_place(HallRequest *request)
{
  const char *type = request->kind->type;
  HallRight right = request->kind->right;
  const json_t *said = json_object_get(request->message, "seat");
  request->viewer = -1;
  if (!request->game || (right != RIGHT_PLAYER && right != RIGHT_WATCHER)) return true;
  if (said) {
    json_int_t seat = json_integer_value(said);
    if (seat < 0 || seat >= request->game->seats ||
        !hall_sits(request->client, request->game, (int)seat))
      return hall_refuse(request, "%s: you do not play that seat", type);
    request->viewer = (int)seat;
    return true;
  }
  request->viewer = place_meant(request, right == RIGHT_PLAYER);
  if (request->viewer >= 0) return true;
  if (right == RIGHT_WATCHER && request->client->owner) {
    request->viewer = VIEWER_HOST;
    return true;
  }
  return hall_refuse(request,
                     right == RIGHT_PLAYER ? "%s: say for which seat, with \"seat\""
                                           : "%s: you are not at that table",
                     type);
}

static bool has_right(HallRequest *request)
{
  const HallClient *client = request->client;
  HallRight right = request->kind->right;
  if (right == RIGHT_ANYBODY) return true;
  if (!client->entered)
    return hall_refuse(request, "%s: the first message is enter", request->kind->type);
  if (right == RIGHT_OWNER && !client->owner)
    return hall_refuse(request, "%s: only the owner of the hall may do that", request->kind->type);
  return true;
}

/* A table that is asleep has no game; whoever needs it joins first, which wakes it. */
static bool is_awake(HallRequest *request)
{
  const char *type = request->kind->type;
  bool without = strcmp(type, "join") == 0 || strcmp(type, "links") == 0 ||
                 strcmp(type, "close") == 0 || strcmp(type, "leave") == 0;
  if (!request->game || request->game->awake || without) return true;
  return hall_refuse(request, "%s: the table is asleep: join it first", type);
}

/* Whether it was granted. */
static bool answer_request(HallRequest *request)
{
  json_t *id = json_object_get(request->message, "id");
  uint32_t serial = request->client->serial;
  request->reply = json_object();
  const char *type = request->kind->type;
  json_t *bare = json_copy((json_t *)(uintptr_t)request->message);
  json_object_del(bare, "id");
  bool good = fields_fit(request->kind->fields, bare, type, request->why, sizeof request->why) &&
              has_right(request) && find_table(request) && is_awake(request) &&
              find_place(request) && request->kind->serve(request);
  json_decref(bare);
  bool here = false; /* a handler may have sent the client away */
  for (const HallClient *at = request->hall->clients; at; at = at->next)
    here |= at->serial == serial;
  if (here && !request->later) {
    if (good) send_reply(request->client, id, request->reply);
    else send_error(request->client, id, request->why);
  }
  json_decref(request->reply);
  return good;
}

static bool is_id(const json_t *id)
{
  return json_is_integer(id) || (json_is_string(id) && json_string_length(id) <= 64);
}

/* `id` goes back as it came, unless it is no id. */
static bool junk(HallClient *client, json_t *message, const char *why)
{
  json_t *id = json_object_get(message, "id");
  send_error(client, is_id(id) ? id : NULL, why);
  json_decref(message);
  return false;
}

void hall_turn_down(HallClient *client, const char *text, size_t length, const char *why)
{
  junk(client, json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL), why);
}

bool hall_message(Hall *hall, HallClient *client, const char *text, size_t length)
{
  json_error_t error;
  char why[200];
  if (length > HALL_TEXT_MAX) return junk(client, NULL, "a message is longer than 1 MB");
  json_t *message = json_loadb(text, length, JSON_REJECT_DUPLICATES, &error);
  const char *type = json_string_value(json_object_get(message, "type"));
  if (!type) return junk(client, message, "a message is a JSON object with a \"type\"");
  if (!is_id(json_object_get(message, "id")))
    return junk(client, message,
                "a request has an \"id\": a whole number, or a text of at most 64 letters");
  const HallKind *kind = hall_kind(type);
  if (!kind) {
    snprintf(why, sizeof why, "there is no request '%.40s'", type);
    return junk(client, message, why);
  }
  if (length > HALL_MESSAGE_MAX && !kind->long_text)
    return junk(client, message, "a message is longer than 64 KB");
  bool enters = kind->right == RIGHT_ANYBODY;
  HallRequest request = {.hall = hall, .client = client, .message = message, .kind = kind};
  bool good = answer_request(&request);
  json_decref(message);
  return good || !enters;
}

/* ---- The hall --------------------------------------------------------------------- */

static void visit_stored(void *to, const char *table, const char *settings)
{
  Hall *hall = to;
  json_t *read = json_loads(settings, 0, NULL);
  if (read && strlen(table) < HALL_ID_MAX) hall_game_remember(hall, table, read);
  json_decref(read);
}

Hall *hall_open(const HallSetup *setup, ArbError *error)
{
  Hall *hall = must_take(NULL, sizeof *hall);
  *hall = (Hall){.setup = *setup};
  hall_guard_copies();
  json_must_take();
  if (setup->store && !setup->store->each(setup->store->data, visit_stored, hall, error)) {
    hall_close(hall);
    return NULL;
  }
  return hall;
}

void hall_close(Hall *hall)
{
  while (hall->clients) hall_disconnect(hall, hall->clients);
  while (hall->games) hall_game_free(hall->games);
  hall_sessions_forget(hall);
  hall_lobby_forget(hall);
  hall_rules_free(hall);
  hall_measures_free(hall);
  hall_studio_free(hall);
  free(hall);
}

static double milliseconds(void)
{
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static void tell_lobby(Hall *hall)
{
  hall->lobby_changed = false;
  for (HallClient *client = hall->clients; client; client = client->next) {
    if (!client->owner) continue;
    json_t *message = message_of("tables", NULL);
    json_object_set_new(message, "tables", hall_tables_json(hall, client));
    hall_send(client, message);
  }
}

int hall_tick(Hall *hall, int64_t now)
{
  int64_t next = now + 1000;
  hall->now = now;
  double until = milliseconds() + TICK_MS;
  HallGame *first = hall->turn ? hall->turn : hall->games, *game = first;
  bool all = true;
  for (bool begun = false; game && (!begun || game != first); begun = true) {
    HallGame *after = game->next ? game->next : hall->games;
    if (milliseconds() > until) {
      all = false;
      break;
    }
    hall_game_tick(game);
    game = after;
  }
  hall->turn = game;
  for (HallGame *each = hall->games; each; each = each->next) {
    int64_t due = hall_game_due(each);
    if (due >= 0 && due < next) next = due;
  }
  for (HallGame *each = hall->games; each; each = each->next)
    for (int viewer = 0; viewer < VIEWERS; viewer++)
      if (each->viewers[viewer].dirty && each->viewers[viewer].clients && next > now + 20)
        next = now + 20;
  if (hall->lobby_changed) tell_lobby(hall);
  if (hall_measures_tick(hall) && !hall->setup.work) return 0;
  if (!all) return 0;
  return next > now ? (int)(next - now) : 0;
}

double hall_longest_wait(Hall *hall)
{
  double longest = hall->longest_wait;
  hall->longest_wait = 0;
  return longest;
}
