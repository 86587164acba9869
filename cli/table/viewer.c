/* SPDX-License-Identifier: MIT */
/*
** viewer.c -- what a seat, the spectators and the host are told.
**
** Each viewer has a narrator, which is where the game is after every jump (Follower), and each
** moment has the lines that each viewer was told there.  So a log is what was told on the way to
** the present moment, whatever else was tried.
*/
#include <stdlib.h>
#include <string.h>

#include "faces/face.h"
#include "table/inside.h"

enum { VIEW_EVERY_MS = 40 };

ArbSeat hall_viewer_seat(int viewer)
{
  return viewer == VIEWER_HOST  ? ARB_NO_SEAT
         : viewer == VIEWER_ALL ? ARB_EVERY_SEAT
                                : (ArbSeat)viewer;
}

static bool exists(const HallGame *game, int viewer)
{
  return viewer >= VIEWER_ALL || viewer < game->seats;
}

/* ---- The story -------------------------------------------------------------------- */

static json_t *line_of(const char *kind, const char *text, const char *rule)
{
  json_t *line = json_object();
  json_object_set_new(line, "kind", json_string(kind));
  json_object_set_new(line, "text", json_text(text));
  if (*rule) json_object_set_new(line, "rule", json_text(rule));
  return line;
}

static void take_line(void *data, NarrateLine kind, const char *text, const char *rule)
{
  static const char *const words[] = {"told", "aside", "heading", "score"};
  Viewer *viewer = data;
  if (!viewer->collecting) viewer->collecting = json_array();
  json_array_append_new(viewer->collecting, line_of(words[kind], text, rule));
}

/* Tells the viewer of the last move, or, if it was told then, only brings the narrator there. */
static json_t *narrated(HallGame *game, const ArbGame *of, Viewer *viewer)
{
  (void)of;
  narrate(&viewer->narrator, game->timeline.game);
  if (!arb_decision(game->timeline.game)) narrate_result(&viewer->narrator, game->timeline.game);
  json_t *lines = viewer->collecting;
  viewer->collecting = NULL;
  return lines;
}

static ViewerLines *lines_at(HallGame *game, const Moment *moment)
{
  if (moment->order >= game->lines_room) {
    int room = moment->order + 256;
    game->lines = must_take(game->lines, (size_t)room * sizeof *game->lines);
    memset(game->lines + game->lines_room, 0,
           (size_t)(room - game->lines_room) * sizeof *game->lines);
    game->lines_room = room;
  }
  return game->lines[moment->order];
}

static int count_at(const ViewerLines *lines)
{
  return lines->before + (int)json_array_size(lines->lines);
}

/* A step that is taken back stays in the log of whoever saw it, and the log says so. */
static void remark_cancel(const HallGame *game, const Moment *moment, ViewerLines *lines)
{
  const int seat = moment->move.seat, who[] = {seat, VIEWER_HOST};
  if (moment->move.kind != ENTRY_CANCEL) return;
  for (int i = 0; i < 2; i++) {
    Text text = {0};
    if (i == 0) text_add(&text, "You take it back");
    else text_add(&text, "%s takes it back", game->names.name[seat]);
    if (!lines[who[i]].lines) lines[who[i]].lines = json_array();
    json_array_append_new(lines[who[i]].lines, line_of("remark", text.bytes, ""));
    text_free(&text);
  }
}

static void moved(void *data, const Moment *moment)
{
  HallGame *game = data;
  ViewerLines *lines = lines_at(game, moment);
  const ViewerLines *before = moment->parent ? game->lines[moment->parent->order] : NULL;
  int32_t turn = 0;
  arb_look(game->timeline.game, ARB_NO_SEAT, (ArbId){0, 0}, "turn", &turn);
  for (int viewer = 0; viewer < VIEWERS; viewer++) {
    if (!exists(game, viewer)) continue;
    lines[viewer].lines = narrated(game, game->timeline.game, &game->viewers[viewer]);
    lines[viewer].turn = (int)turn;
    lines[viewer].before = before ? count_at(&before[viewer]) : 0;
  }
  remark_cancel(game, moment, lines);
}

static void again(void *data, const Moment *moment)
{
  HallGame *game = data;
  (void)moment;
  for (int viewer = 0; viewer < VIEWERS; viewer++)
    if (exists(game, viewer))
      json_decref(narrated(game, game->timeline.game, &game->viewers[viewer]));
}

int hall_viewers_turn(const HallGame *game, const Moment *moment)
{
  return game->lines[moment->order][VIEWER_HOST].turn;
}

const char *hall_viewers_label(const HallGame *game, const Moment *moment)
{
  size_t i;
  json_t *line, *lines = game->lines[moment->order][VIEWER_HOST].lines;
  json_array_foreach(lines, i, line)
  {
    const char *kind = json_string_value(json_object_get(line, "kind"));
    if (strcmp(kind, "told") == 0 || strcmp(kind, "remark") == 0)
      return json_string_value(json_object_get(line, "text"));
  }
  return moment->move.answer ? moment->move.answer : "";
}

typedef struct Kept {
  Narrator narrators[VIEWERS];
} Kept;

static void *keep(void *data)
{
  HallGame *game = data;
  Kept *kept = must_take(NULL, sizeof *kept);
  for (int viewer = 0; viewer < VIEWERS; viewer++)
    kept->narrators[viewer] = game->viewers[viewer].narrator;
  return kept;
}

static void back(void *data, const void *from)
{
  HallGame *game = data;
  const Kept *kept = from;
  for (int viewer = 0; viewer < VIEWERS; viewer++)
    game->viewers[viewer].narrator = kept->narrators[viewer];
}

static void drop(void *data, void *kept)
{
  (void)data;
  free(kept);
}

void hall_viewers_follow(HallGame *game)
{
  const Follower follower = {game, moved, again, keep, back, drop};
  const NarrateOptions options = {.all = true, .you = true};
  const Session *session = &game->session->session;
  for (int viewer = 0; viewer < VIEWERS; viewer++) {
    Narrator *narrator = &game->viewers[viewer].narrator;
    narrate_start(narrator, NULL, session->cards, hall_viewer_seat(viewer), &options,
                  &session->format, game->names.name);
    narrator->take = take_line;
    narrator->take_data = &game->viewers[viewer];
  }
  timeline_follow(&game->timeline, &follower);
}

void hall_viewers_free(HallGame *game)
{
  for (int i = 0; i < game->lines_room; i++)
    for (int viewer = 0; viewer < VIEWERS; viewer++) json_decref(game->lines[i][viewer].lines);
  free(game->lines);
  game->lines = NULL;
  game->lines_room = 0;
  for (int viewer = 0; viewer < VIEWERS; viewer++) {
    free(game->viewers[viewer].view);
    game->viewers[viewer] = (Viewer){.clients = game->viewers[viewer].clients};
  }
}

void hall_viewer_remark(HallGame *game, int viewer, const char *text)
{
  ViewerLines *lines = &lines_at(game, game->timeline.at)[viewer];
  if (!lines->lines) lines->lines = json_array();
  json_array_append_new(lines->lines, line_of("remark", text, ""));
}

void hall_viewer_unremark(HallGame *game, int viewer)
{
  json_t *lines = lines_at(game, game->timeline.at)[viewer].lines;
  json_array_remove(lines, json_array_size(lines) - 1);
}

void hall_viewers_remark(HallGame *game, const char *text)
{
  for (int viewer = 0; viewer < VIEWERS; viewer++)
    if (exists(game, viewer)) hall_viewer_remark(game, viewer, text);
}

/* Appends the lines on the way to a moment, from number `from` on. */
static void add_lines(const HallGame *game, const Moment *moment, int viewer, int from, json_t *out)
{
  const ViewerLines *lines = &game->lines[moment->order][viewer];
  if (moment->parent && lines->before > from) add_lines(game, moment->parent, viewer, from, out);
  for (int i = 0; i < (int)json_array_size(lines->lines); i++)
    if (lines->before + i >= from) json_array_append(out, json_array_get(lines->lines, (size_t)i));
}

/* ---- Pushes ----------------------------------------------------------------------- */

json_t *hall_news(const HallGame *game, const char *type, int viewer)
{
  json_t *message = json_object();
  json_object_set_new(message, "type", json_string(type));
  json_object_set_new(message, "table", json_string(game->id));
  if (viewer >= 0 && viewer < SESSION_SEATS)
    json_object_set_new(message, "seat", json_integer(viewer));
  return message;
}

static void send_to(const HallGame *game, int viewer, const char *text, size_t length)
{
  const HallSetup *setup = &game->hall->setup;
  for (HallClient *client = game->hall->clients; client; client = client->next)
    if (hall_sits(client, game, viewer)) setup->send(setup->host, client->data, text, length);
}

void hall_push(HallGame *game, int viewer, json_t *message)
{
  char *text = game->viewers[viewer].clients ? json_dumps(message, JSON_COMPACT) : NULL;
  if (text) send_to(game, viewer, text, strlen(text));
  free(text);
  json_decref(message);
}

/* A client is told once, however many places it has. */
void hall_push_all(HallGame *game, json_t *message)
{
  const HallSetup *setup = &game->hall->setup;
  char *text = json_dumps(message, JSON_COMPACT);
  for (HallClient *client = game->hall->clients; client && text; client = client->next) {
    bool here = false;
    for (int i = 0; i < client->place_count; i++) here |= client->places[i].game == game;
    if (here) setup->send(setup->host, client->data, text, strlen(text));
  }
  free(text);
  json_decref(message);
}

json_t *hall_seats_json(const HallGame *game)
{
  json_t *seats = json_array();
  for (int seat = 0; seat < game->seats; seat++) {
    json_t *row = json_object();
    json_object_set_new(row, "seat", json_integer(seat));
    json_object_set_new(row, "who", json_text(hall_game_who(game, seat)));
    if (*game->who_is[seat]) json_object_set_new(row, "name", json_text(game->who_is[seat]));
    json_object_set_new(row, "deck", json_text(game->names.name[seat]));
    json_object_set_new(row, "here", json_boolean(game->viewers[seat].clients > 0));
    json_array_append_new(seats, row);
  }
  return seats;
}

void hall_push_seats(HallGame *game)
{
  static const char *const undo[] = {"agreed", "always", "never"};
  json_t *message = hall_news(game, "seats", -1);
  json_object_set_new(message, "seats", hall_seats_json(game));
  json_object_set_new(
      message, "watching",
      json_integer(game->viewers[VIEWER_ALL].clients + game->viewers[VIEWER_HOST].clients));
  json_object_set_new(message, "undo", json_string(undo[game->undo]));
  hall_push_all(game, message);
}

static json_t *hello_for(const HallGame *game, int viewer)
{
  const Session *session = &game->session->session;
  json_t *said = protocol_hello(game->timeline.game, session->cards, session->format_name,
                                session_goal(session));
  json_t *message = hall_news(game, "hello", viewer), *decks = json_array();
  json_object_update_missing(message, said);
  json_decref(said);
  for (int seat = 0; seat < game->seats; seat++)
    json_array_append_new(decks, json_text(game->names.name[seat]));
  json_object_set_new(message, "decks", decks);
  json_object_set_new(message, "name", json_text(game->name));
  json_object_set_new(message, "face", hall_face_json(session->game));
  return message;
}

/* Whether the viewer is asked, and a person is to answer. */
static bool is_asked(const HallGame *game, int viewer)
{
  const ArbDecision *decision = arb_decision(game->timeline.game);
  return decision && decision->player == viewer && hall_game_person(game, viewer);
}

/* Whether the viewer made a move on the way here.  A seat is not told of others' moves, which may
** be answers of a step that nobody else sees. */
static bool has_moved(const HallGame *game, const Moment *at, int viewer)
{
  for (; at->parent; at = at->parent)
    if (at->mine && (viewer >= SESSION_SEATS || at->move.seat == viewer)) return true;
  return false;
}

static void add_ways(const HallGame *game, json_t *message, int viewer)
{
  const Timeline *timeline = &game->timeline;
  if (viewer == VIEWER_ALL || game->undo == UNDO_NEVER) return;
  if (has_moved(game, timeline->at, viewer)) json_object_set_new(message, "undo", json_true());
  if (timeline_redo_to(timeline) && has_moved(game, timeline->redo_end, viewer))
    json_object_set_new(message, "redo", json_true());
}

static json_t *decision_for(const HallGame *game, int viewer)
{
  ArbGame *of = game->timeline.game;
  const ArbCards *cards = game->session->session.cards;
  json_t *message = hall_news(game, "decision", viewer), *said = protocol_decision(of, cards, true);
  json_object_update_missing(message, said);
  json_decref(said);
  json_object_set_new(message, "number", json_integer(game->viewers[viewer].number));
  if (face_asks_freely(face_of(cards), arb_decision_rule(of)))
    json_object_set_new(message, "free", json_true());
  add_ways(game, message, viewer);
  return message;
}

static json_t *view_for(const HallGame *game, int viewer)
{
  json_t *message = hall_news(game, "view", viewer);
  json_object_set_new(
      message, "view",
      protocol_view(game->timeline.game, game->session->session.cards, hall_viewer_seat(viewer)));
  add_ways(game, message, viewer);
  return message;
}

static json_t *end_for(const HallGame *game, int viewer)
{
  json_t *message = hall_news(game, "end", viewer);
  json_t *said = protocol_end(game->timeline.game, hall_viewer_seat(viewer), NULL);
  if (viewer >= SESSION_SEATS) {
    json_object_del(said, "seat");
    json_object_del(said, "won");
  }
  json_object_update_missing(message, said);
  json_decref(said);
  return message;
}

/* ---- What has happened ------------------------------------------------------------ */

static void tell_events(HallGame *game, int viewer)
{
  Viewer *of = &game->viewers[viewer];
  json_t *list = json_array(), *event;
  size_t i;
  of->events = protocol_events(list, game->timeline.game, game->session->session.cards,
                               hall_viewer_seat(viewer), of->events);
  json_array_foreach(list, i, event)
  {
    json_t *message = hall_news(game, json_string_value(json_object_get(event, "type")), viewer);
    json_object_del(event, "seat");
    json_object_update_missing(message, event);
    if (strcmp(json_string_value(json_object_get(event, "type")), "back") == 0) /* the log stays */
      json_object_set_new(message, "lines", json_integer(of->lines));
    hall_push(game, viewer, message);
  }
  json_decref(list);
}

/* The game stands elsewhere: what both ways share is still true. */
static void tell_back(HallGame *game, int viewer)
{
  Viewer *of = &game->viewers[viewer];
  const Moment *at = game->timeline.at, *from = game->shown;
  uint32_t shared = timeline_shared_events(from, at);
  const Moment *a = from, *b = at;
  while (a != b) {
    const Moment **deeper = a->depth >= b->depth ? &a : &b;
    *deeper = (*deeper)->parent;
  }
  int lines = count_at(&game->lines[a->order][viewer]);
  if (shared > of->events) shared = of->events;
  if (lines > of->lines) lines = of->lines;
  json_t *message = hall_news(game, "back", viewer);
  json_object_set_new(message, "number", json_integer(shared));
  json_object_set_new(message, "lines", json_integer(lines));
  hall_push(game, viewer, message);
  of->lines = lines;
  of->events = arb_events(game->timeline.game, hall_viewer_seat(viewer), UINT32_MAX, NULL, NULL);
}

static void tell_lines(HallGame *game, int viewer)
{
  Viewer *of = &game->viewers[viewer];
  int count = count_at(&game->lines[game->timeline.at->order][viewer]);
  if (count <= of->lines) return;
  json_t *message = hall_news(game, "log", viewer), *lines = json_array();
  add_lines(game, game->timeline.at, viewer, of->lines, lines);
  json_object_set_new(message, "from", json_integer(of->lines));
  json_object_set_new(message, "lines", lines);
  hall_push(game, viewer, message);
  of->lines = count;
}

/* A view that says nothing new is not sent: that another player considers a step is nobody's to
** know. */
static void tell_view_now(HallGame *game, int viewer)
{
  Viewer *of = &game->viewers[viewer];
  json_t *message = view_for(game, viewer);
  char *text = json_dumps(message, JSON_COMPACT);
  json_decref(message);
  of->dirty = false;
  if (!text || (of->view && strcmp(of->view, text) == 0)) {
    free(text);
    return;
  }
  send_to(game, viewer, text, strlen(text));
  free(of->view);
  of->view = text;
  of->viewed = game->hall->now;
}

/* Whether some client of the viewer takes more at once. */
static bool takes_more(const HallGame *game, int viewer)
{
  const HallSetup *setup = &game->hall->setup;
  if (!setup->ready) return true;
  for (HallClient *client = game->hall->clients; client; client = client->next)
    if (hall_sits(client, game, viewer) && setup->ready(setup->host, client->data)) return true;
  return false;
}

static void tell_position(HallGame *game, int viewer)
{
  Viewer *of = &game->viewers[viewer];
  if (is_asked(game, viewer)) {
    of->number++;
    of->open = true;
    of->dirty = false;
    free(of->view);
    of->view = NULL;
    hall_push(game, viewer, decision_for(game, viewer));
    return;
  }
  of->open = false;
  of->dirty = true;
}

static void tell_end(HallGame *game, int viewer)
{
  Viewer *of = &game->viewers[viewer];
  bool over = !arb_decision(game->timeline.game);
  if (over && !of->ended) {
    if (of->dirty) tell_view_now(game, viewer);
    hall_push(game, viewer, end_for(game, viewer));
  }
  of->ended = over;
}

static void tell_viewer(HallGame *game, int viewer)
{
  Viewer *of = &game->viewers[viewer];
  bool jumped = game->shown != game->timeline.at && game->timeline.at->parent != game->shown;
  if (!of->clients) {
    of->open = false;
    return;
  }
  if (jumped) tell_back(game, viewer);
  else tell_events(game, viewer);
  tell_lines(game, viewer);
  tell_position(game, viewer);
  if (of->dirty && game->hall->now - of->viewed >= VIEW_EVERY_MS && takes_more(game, viewer))
    tell_view_now(game, viewer);
  tell_end(game, viewer);
}

void hall_viewers_tell(HallGame *game)
{
  for (int viewer = 0; viewer < VIEWERS; viewer++)
    if (exists(game, viewer)) tell_viewer(game, viewer);
  game->shown = game->timeline.at;
}

void hall_viewers_flush(HallGame *game)
{
  for (int viewer = 0; viewer < VIEWERS; viewer++) {
    Viewer *of = &game->viewers[viewer];
    if (of->dirty && of->clients && game->hall->now - of->viewed >= VIEW_EVERY_MS &&
        takes_more(game, viewer))
      tell_view_now(game, viewer);
  }
}

/* ---- Somebody comes --------------------------------------------------------------- */

void hall_viewer_greet(HallGame *game, HallClient *client, int viewer)
{
  Viewer *of = &game->viewers[viewer];
  const Moment *at = game->timeline.at;
  json_t *log = hall_news(game, "log", viewer), *lines = json_array();
  hall_send(client, hello_for(game, viewer));
  add_lines(game, at, viewer, 0, lines);
  json_object_set_new(log, "from", json_integer(0));
  json_object_set_new(log, "lines", lines);
  hall_send(client, log);
  if (of->clients <= 1) { /* the first one: nobody has to be told what was before */
    of->lines = count_at(&game->lines[at->order][viewer]);
    of->events = arb_events(game->timeline.game, hall_viewer_seat(viewer), UINT32_MAX, NULL, NULL);
  }
  if (is_asked(game, viewer)) {
    if (!of->open) of->number++;
    of->open = true;
    hall_send(client, decision_for(game, viewer));
  } else {
    hall_send(client, view_for(game, viewer));
  }
  of->ended = !arb_decision(game->timeline.game);
  if (of->ended) hall_send(client, end_for(game, viewer));
  if (client->owner) hall_send(client, hall_moment_news(game));
}
