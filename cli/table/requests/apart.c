/* SPDX-License-Identifier: MIT */
/* apart.c -- taking a game apart: its moments, edits by hand, who answers, files. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench/play.h"
#include "bench/put.h"
#include "bots/external.h"
#include "faces/face.h"
#include "table/inside.h"

enum { MOMENTS_MAX = 2000 };

static bool locked(HallRequest *request)
{
  return hall_game_locked(request->game, request->why, sizeof request->why);
}

static bool done_at(HallRequest *request)
{
  const HallGame *game = request->game;
  json_object_set_new(request->reply, "at", json_integer(game->timeline.at->order));
  return true;
}

/* ---- The time line ---------------------------------------------------------------- */

static json_t *moment_row(const HallGame *game, const Moment *moment)
{
  json_t *row = json_object();
  const ReplayEntry *move = &moment->move;
  json_object_set_new(row, "moment", json_integer(moment->order));
  if (moment->parent) json_object_set_new(row, "parent", json_integer(moment->parent->order));
  json_object_set_new(row, "depth", json_integer(moment->depth));
  json_object_set_new(row, "kind", json_string(moment->parent ? entry_word(move) : "start"));
  if (moment->parent && move->kind != ENTRY_EDIT)
    json_object_set_new(row, "seat", json_integer(move->seat));
  if (moment->parent) json_object_set_new(row, "number", json_integer(move->number));
  json_object_set_new(row, "turn", json_integer(hall_viewers_turn(game, moment)));
  json_object_set_new(row, "label", json_text(hall_viewers_label(game, moment)));
  if (moment->mine) json_object_set_new(row, "mine", json_true());
  return row;
}

static json_t *branches_json(const Timeline *timeline)
{
  json_t *branches = json_array();
  for (int i = 0; i < timeline->branch_count; i++) {
    const Branch *branch = &timeline->branches[i];
    json_t *row = json_object();
    json_object_set_new(row, "name", json_text(branch->name));
    if (branch->moment) json_object_set_new(row, "moment", json_integer(branch->moment->order));
    else json_object_set_new(row, "lost", json_text(branch->lost));
    json_object_set_new(row, "turn", json_integer(branch->turn));
    json_object_set_new(row, "question", json_text(branch->asked));
    json_array_append_new(branches, row);
  }
  return branches;
}

HANDLER(timeline)
{
  const HallGame *game = request->game;
  const Timeline *timeline = &game->timeline;
  int64_t from = hall_number(request, "from", 0);
  json_t *moments = json_array();
  if (from < 0) from = 0;
  for (int64_t i = from; i < timeline->count && i < from + MOMENTS_MAX; i++)
    json_array_append_new(moments, moment_row(game, timeline->moments[i]));
  json_object_set_new(request->reply, "moments", moments);
  json_object_set_new(request->reply, "count", json_integer(timeline->count));
  json_object_set_new(request->reply, "branches", branches_json(timeline));
  if (timeline->redo_end)
    json_object_set_new(request->reply, "redo", json_integer(timeline->redo_end->order));
  return done_at(request);
}

HANDLER(goto)
{
  HallGame *game = request->game;
  const json_t *number = json_object_get(request->message, "moment");
  const char *name = hall_text(request, "branch");
  char numbered[TIMELINE_NAME_MAX];
  if (!number == !name) return hall_refuse(request, "goto: say a moment, or the name of a branch");
  Branch *branch = name ? timeline_find_branch(&game->timeline, name) : NULL;
  Moment *to = number ? hall_game_moment(game, number) : branch ? branch->moment : NULL;
  if (name && !branch) return hall_refuse(request, "goto: there is no branch '%.40s'", name);
  if (branch && !to) return hall_refuse(request, "goto: that branch is lost: %s", branch->lost);
  if (!to) return hall_refuse(request, "goto: there is no such moment");
  if (locked(request)) return false;
  snprintf(numbered, sizeof numbered, "moment-%d", to->order);
  if (!timeline_go(&game->timeline, to, ENTRY_GOTO, branch ? branch->name : numbered))
    return hall_refuse(request, "goto: that moment cannot be reached");
  game->looked = game->timeline.at;
  hall_game_changed(game);
  return done_at(request);
}

HANDLER(branch)
{
  HallGame *game = request->game;
  const char *name = hall_text(request, "name");
  size_t length = strlen(name);
  if (!length || length >= TIMELINE_NAME_MAX || strpbrk(name, " \t\r\n"))
    return hall_refuse(request, "branch: a name has 1 to %d letters and no blanks",
                       TIMELINE_NAME_MAX - 1);
  for (const char *c = name; *c; c++)
    if ((unsigned char)*c < ' ') return hall_refuse(request, "branch: a name is a word");
  if (locked(request)) return false;
  timeline_branch(&game->timeline, name);
  hall_game_changed(game);
  return done_at(request);
}

/* ---- The position by hand --------------------------------------------------------- */

/* An id as an edit says it; "game" for nothing. */
static bool edit_object(HallRequest *request, ArbId *object, const char **id)
{
  *object = (ArbId){0, 0};
  *id = hall_text(request, "object");
  if (!*id) {
    *id = "game";
    return true;
  }
  *object = arb_id_find(request->game->timeline.game, *id);
  return object->slot ||
         hall_refuse(request, "%s: there is nothing called '%.20s'", request->kind->type, *id);
}

static int kind_of(const HallGame *game, ArbId object)
{
  if (!object.slot) return ARB_OF_GAME;
  for (int seat = 0; seat < game->seats; seat++)
    if (board_same(arb_player_id((ArbSeat)seat), object)) return ARB_OF_PLAYER;
  return ARB_OF_CARD;
}

HANDLER(settable)
{
  ArbId object;
  const char *id;
  const ArbWritable *row;
  ArbGame *of = request->game->timeline.game;
  json_t *rows = json_array(), *zones = json_array();
  if (!edit_object(request, &object, &id)) {
    json_decref(rows);
    json_decref(zones);
    return false;
  }
  for (int i = 0; (row = arb_writable(of, i)); i++) {
    int32_t now;
    if (row->of != kind_of(request->game, object)) continue;
    json_t *told = json_object();
    json_object_set_new(told, "name", json_text(row->name));
    json_object_set_new(told, "least", json_integer(row->least));
    json_object_set_new(told, "most", json_integer(arb_writable_most(of, i)));
    json_object_set_new(told, "help", json_text(row->help));
    if (edit_sets_seat(row->name)) json_object_set_new(told, "seat", json_true());
    if (arb_look(of, ARB_NO_SEAT, object, row->name, &now))
      json_object_set_new(told, "value", json_integer(now));
    json_array_append_new(rows, told);
  }
  for (int zone = 0; zone < arb_zone_count(of); zone++)
    json_array_append_new(zones, json_text(arb_zone_name(of, zone)));
  json_object_set_new(request->reply, "rows", rows);
  json_object_set_new(request->reply, "zones", zones);
  return true;
}

/* Writes an edit to the logs.  Every viewer is told that there was an edit; the edit itself is told
** to those who see everything. */
static void tell_edit(HallGame *game)
{
  const Timeline *timeline = &game->timeline;
  for (int viewer = 0; viewer < VIEWERS; viewer++) {
    Text said = {0};
    if (viewer < SESSION_SEATS && viewer >= game->seats) continue;
    bool all = viewer == VIEWER_HOST;
    if (all)
      entry_tell(&timeline->at->move, timeline->game, game->session->session.cards, ARB_NO_SEAT,
                 &said);
    else text_add(&said, "the position was edited by hand");
    hall_viewer_remark(game, viewer, said.bytes);
    text_free(&said);
  }
}

typedef struct Editing {
  HallGame *game;
  ArbError error;
  int made;
} Editing;

static bool make_edit(void *data, const char *text, bool first, bool told)
{
  Editing *editing = data;
  ReplayEntry move = {.kind = ENTRY_EDIT, .answer = text};
  if (!timeline_move(&editing->game->timeline, &move, first, &editing->error)) return false;
  editing->made++;
  if (told) tell_edit(editing->game);
  return true;
}

HANDLER(set)
{
  ArbId object;
  const char *id, *name = hall_text(request, "name");
  int64_t value = hall_number(request, "value", 0);
  Editing editing = {.game = request->game};
  Text text = {0};
  if (!edit_object(request, &object, &id)) return false;
  if (value < INT32_MIN || value > INT32_MAX) return hall_refuse(request, "set: no such value");
  if (!*name || strpbrk(name, " \t\r\n#"))
    return hall_refuse(request, "set: '%.40s' is no name", name);
  if (locked(request)) return false;
  text_add(&text, "set %s %s %d", id, name, (int)value);
  bool made = make_edit(&editing, text.bytes, true, true);
  text_free(&text);
  if (!made) return hall_refuse(request, "set: %.400s", editing.error.text);
  hall_game_changed(request->game);
  return done_at(request);
}

/* The ids of all cards, to find those that are new. */
typedef struct Ids {
  ArbId *ids;
  int count;
} Ids;

static bool add_id(void *data, const ArbCardView *card)
{
  Ids *ids = data;
  ids->ids = must_take(ids->ids, (size_t)(ids->count + 1) * sizeof *ids->ids);
  ids->ids[ids->count++] = card->id;
  return true;
}

static Ids ids_in(const HallGame *game, const char *zone, int seat)
{
  Ids ids = {0};
  ArbGame *of = game->timeline.game;
  arb_view_zone(of, ARB_NO_SEAT, arb_zone_find(of, zone), (ArbSeat)seat, add_id, &ids);
  return ids;
}

/* The board as the host sees it. */
static Board host_board(const HallGame *game)
{
  return (Board){.game = game->timeline.game,
                 .cards = game->session->session.cards,
                 .viewer = ARB_NO_SEAT,
                 .players = game->names.name};
}

static json_t *new_ids(const HallGame *game, const Ids *before, const Ids *after)
{
  json_t *list = json_array();
  for (int i = 0; i < after->count; i++) {
    char id[24];
    bool known = false;
    for (int k = 0; k < before->count; k++) known |= board_same(before->ids[k], after->ids[i]);
    arb_id_text(game->timeline.game, after->ids[i], id, sizeof id);
    if (!known) json_array_append_new(list, json_string(id));
  }
  return list;
}

static bool put_now(HallGame *game, Put *put, json_t *reply, char *why, size_t size)
{
  Editing editing = {.game = game};
  Board host = host_board(game);
  Ids before = ids_in(game, put->zone, put->seat);
  put_make(&host, put, make_edit, &editing);
  Ids after = ids_in(game, put->zone, put->seat);
  json_t *objects = new_ids(game, &before, &after);
  free(before.ids);
  free(after.ids);
  if (editing.made) hall_game_changed(game);
  if (json_array_size(objects) == (size_t)put->count) {
    json_object_set_new(reply, "objects", objects);
    json_object_set_new(reply, "at", json_integer(game->timeline.at->order));
    return true;
  }
  json_decref(objects);
  snprintf(why, size, "put: %.400s", editing.error.text);
  return false;
}

/* A card that no deck has is loaded, and the game played again with it in the pool. */
typedef struct PutLater {
  HallReload reload;
  HallLater later;
  Put put;
  char zone[32], name[128];
} PutLater;

static void put_after(HallReload *reload, HallGame *game, const char *why)
{
  PutLater *later = (PutLater *)reload;
  char said[480];
  json_t *reply = json_object();
  bool good = game != NULL;
  if (!good) snprintf(said, sizeof said, "put: %.400s", why);
  uint16_t def =
      good ? put_card_named(game->session->session.cards, later->put.zone, later->name) : 0;
  if (good && !def) {
    good = false;
    snprintf(said, sizeof said, "put: there is no card '%.60s' that may lie there", later->name);
  }
  if (good) {
    later->put.card = arb_card_id(game->session->session.cards, def);
    good = put_now(game, &later->put, reply, said, sizeof said);
  }
  hall_answer_later(&later->later, good ? reply : NULL, said);
  if (!good) json_decref(reply);
  free(later);
}

HANDLER(put)
{
  HallGame *game = request->game;
  ArbGame *of = game->timeline.game;
  const char *zone = hall_text(request, "zone"), *place = hall_text(request, "place");
  const char *name = hall_text(request, "card");
  int64_t seat = hall_number(request, "seat", 0), count = hall_number(request, "count", 1);
  if (seat < 0 || seat >= game->seats) return hall_refuse(request, "put: there is no such seat");
  if (count < 1 || count > PUT_COPIES_MAX)
    return hall_refuse(request, "put: 1 to %d copies at a time", PUT_COPIES_MAX);
  if (arb_zone_find(of, zone) < 0)
    return hall_refuse(request, "put: there is no zone '%.40s'", zone);
  if (place && !arb_id_find(of, place).slot)
    return hall_refuse(request, "put: there is no place '%.20s'", place);
  if (locked(request)) return false;
  Put put = {.seat = (int)seat, .count = (int)count, .zone = zone};
  snprintf(put.place, sizeof put.place, "%s", place ? place : "");
  const Session *session = &game->session->session;
  uint16_t def = put_card_named(session->cards, zone, name);
  if (def && put_may_lie(session, def, zone)) {
    put.card = arb_card_id(session->cards, def);
    return put_now(game, &put, request->reply, request->why, sizeof request->why);
  }
  PutLater *later = must_take(NULL, sizeof *later);
  *later = (PutLater){.reload = {.more = later->name, .zone = later->zone, .after = put_after},
                      .later = hall_later(request),
                      .put = put};
  snprintf(later->zone, sizeof later->zone, "%s", zone);
  snprintf(later->name, sizeof later->name, "%s", name);
  later->put.zone = later->zone;
  hall_game_reload(game, &later->reload);
  return true;
}

HANDLER(move)
{
  HallGame *game = request->game;
  const char *zone = hall_text(request, "zone"), *place = hall_text(request, "place");
  ArbId card;
  const char *id;
  Editing editing = {.game = game};
  if (!edit_object(request, &card, &id)) return false;
  if (arb_zone_find(game->timeline.game, zone) < 0)
    return hall_refuse(request, "move: there is no zone '%.40s'", zone);
  if (place && !arb_id_find(game->timeline.game, place).slot)
    return hall_refuse(request, "move: there is no place '%.20s'", place);
  if (locked(request)) return false;
  Board host = host_board(game);
  put_move(&host, id, zone, place ? place : "", make_edit, &editing);
  if (!editing.made) return hall_refuse(request, "move: %.400s", editing.error.text);
  hall_game_changed(game);
  return done_at(request);
}

/* ---- Who answers ------------------------------------------------------------------ */

static bool seat_answers(HallRequest *request, const char *who)
{
  HallGame *game = request->game;
  ArbError error = {0};
  int64_t seat = hall_number(request, "seat", 0);
  ReplayEntry move = {.kind = ENTRY_SEAT, .answer = who};
  if (seat < 0 || seat >= game->seats)
    return hall_refuse(request, "%s: there is no such seat", request->kind->type);
  move.seat = (ArbSeat)seat;
  if (locked(request)) return false;
  bool person = strcmp(who, "person") == 0, changes = strcmp(who, hall_game_who(game, (int)seat));
  game->stuck = NULL;
  if (changes && !timeline_move(&game->timeline, &move, true, &error))
    return hall_refuse(request, "%s: %.400s", request->kind->type, error.text);
  if (changes) {
    Text said = {0};
    entry_tell(&game->timeline.at->move, game->timeline.game, game->session->session.cards,
               ARB_EVERY_SEAT, &said);
    hall_viewers_remark(game, said.bytes);
    text_free(&said);
  }
  bool sits = person && hall_sit(request->client, game, (int)seat);
  hall_game_changed(game);
  if (sits) hall_viewer_greet(game, request->client, (int)seat);
  hall_push_seats(game);
  return done_at(request);
}

HANDLER(as)
{
  return seat_answers(request, "person");
}

HANDLER(bot)
{
  ArbError error = {0};
  const char *name = hall_text(request, "bot");
  if (external_command(name)) return hall_refuse(request, "bot: a message starts no programs");
  if (!bot_check(name, &error)) return hall_refuse(request, "bot: %.300s", error.text);
  return seat_answers(request, name);
}

HANDLER(run)
{
  HallGame *game = request->game;
  game->running = hall_flag(request, "running");
  game->stuck = game->looked = NULL;
  hall_game_store_settings(game);
  hall_game_wake(game);
  hall_push_moment(game);
  return true;
}

/* ---- Files ------------------------------------------------------------------------ */

HANDLER(save)
{
  HallGame *game = request->game;
  char name[80];
  TimelineWriter writer;
  Text text = {0};
  timeline_writer_start(&writer, &game->timeline, &game->seating);
  timeline_writer_go_on(&writer);
  recorder_finish(&writer.recorder, game->timeline.game, false, &text);
  timeline_writer_free(&writer);
  snprintf(name, sizeof name, "table-%" PRIu64 "-%d.replay", game->seating.seed,
           game->timeline.at->depth);
  json_object_set_new(request->reply, "text", json_text(text.bytes));
  json_object_set_new(request->reply, "name", json_string(name));
  text_free(&text);
  return true;
}

HANDLER(open)
{
  return hall_open_replay(request, hall_text(request, "text"), hall_text(request, "name"),
                          hall_flag(request, "running"));
}
