/* SPDX-License-Identifier: MIT */
/*
** scenario.c -- a scenario of ours from a moment of a game, and a scenario step by step.
**
** The work is done by scripts (retell.lua, steps.lua), which read what is gathered here: the
** position at a moment when a player is free to act, as the host sees it, and the answers since.
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "faces/face.h"
#include "module/tool.h"
#include "table/inside.h"

enum { SCENARIO_MOVES = 20 };

/* ---- Running a script ------------------------------------------------------------- */

typedef struct Retelling {
  HallWork work;
  HallLater later;
  const char *tool;
  char *told;     /* JSON */
  json_t *result; /* what the script printed; NULL: it failed, because of `why` */
  char why[400];
  const char *data;
} Retelling;

/* On any thread. */
static void run_tool(HallWork *work)
{
  Retelling *retelling = (Retelling *)work;
  char cards[SESSION_PATH_MAX + 16], *text = NULL;
  size_t size = 0;
  ArbError error = {0};
  Session *session = must_take(NULL, sizeof *session);
  *session = (Session){0};
  FILE *out = open_memstream(&text, &size);
  bool good = out && session_find_data(session, retelling->data, &error);
  snprintf(retelling->why, sizeof retelling->why, "%s", error.text);
  snprintf(cards, sizeof cards, "%s/cards", session->data);
  const double seconds = HALL_TOOL_SECONDS;
  const BindToolOption options[] = {
    {.name = "cards", .text = cards},          {.name = "told", .text = retelling->told},
    {.name = "tool", .text = retelling->tool}, {.name = "seconds", .number = &seconds},
    {.name = "writes", .flag = true},          {.name = NULL}};
  const BindTool tool = {
    .scripts = session->scripts, .name = "apart", .options = options, .out = out};
  good = good && bind_run_tool(&tool, NULL, retelling->why, sizeof retelling->why);
  if (out) fclose(out);
  retelling->result = good ? json_loadb(text, size, 0, NULL) : NULL;
  if (good && !retelling->result)
    snprintf(retelling->why, sizeof retelling->why, "what the script said cannot be read");
  free(text);
  free(session);
}

static void tool_done(HallWork *work)
{
  Retelling *retelling = (Retelling *)work;
  hall_answer_later(&retelling->later, retelling->result, retelling->why);
  free(retelling->told);
  free(retelling);
}

/* Runs the script with the value (released), and answers with what it prints. */
static void let_tell(HallRequest *request, const char *tool, json_t *told)
{
  Retelling *retelling = must_take(NULL, sizeof *retelling);
  *retelling = (Retelling){.work = {.run = run_tool, .done = tool_done},
                           .later = hall_later(request),
                           .tool = tool,
                           .told = json_dumps(told, JSON_COMPACT),
                           .data = request->hall->setup.data};
  json_decref(told);
  hall_do(request->hall, &retelling->work);
}

/* ---- The position ----------------------------------------------------------------- */

/* Adds, as `set`, what can be set of the object and is not 0. */
static void add_settable(ArbGame *game, int of, const char *id, json_t *to)
{
  const ArbWritable *row;
  json_t *set = json_object();
  ArbId object = id ? arb_id_find(game, id) : (ArbId){0, 0};
  for (int i = 0; (row = arb_writable(game, i)); i++) {
    int32_t value = 0;
    if (row->of == of && (object.slot || !id) &&
        arb_look(game, ARB_NO_SEAT, object, row->name, &value))
      json_object_set_new(set, row->name, json_integer(value));
  }
  json_object_set_new(to, "set", set);
}

static json_t *whole_view(ArbGame *game, const ArbCards *cards)
{
  json_t *view = protocol_view(game, cards, ARB_NO_SEAT), *zone, *card, *player;
  size_t i, k;
  add_settable(game, ARB_OF_GAME, NULL, view);
  json_array_foreach(json_object_get(view, "players"), i, player)
      add_settable(game, ARB_OF_PLAYER, json_string_value(json_object_get(player, "id")), player);
  json_array_foreach(json_object_get(view, "zones"), i, zone)
      json_array_foreach(json_object_get(zone, "cards"), k, card)
          add_settable(game, ARB_OF_CARD, json_string_value(json_object_get(card, "id")), card);
  return view;
}

/* Whether a position can be said as a scenario says one: its player is free to act, and nothing
** waits. */
static bool is_sayable(ArbGame *game, const ArbCards *cards)
{
  const ArbDecision *decision = arb_decision(game);
  int32_t turn = -1;
  if (!decision || decision->open || arb_view_items(game, ARB_NO_SEAT, NULL, NULL)) return false;
  bool ends = false;
  for (int i = 0; i < decision->option_count; i++)
    ends |= strcmp(cards->rules->verbs[arb_options(game)[i].verb].name, "end") == 0;
  return ends &&
         arb_look(game, ARB_NO_SEAT, arb_player_id(decision->player), "turn_player", &turn) &&
         turn == 1;
}

/* ---- The answers ------------------------------------------------------------------ */

static json_t *answer_json(ArbGame *game, const ArbCards *cards, const Moment *moment)
{
  json_t *answer = json_object(), *values = json_array();
  const ReplayEntry *move = &moment->move;
  json_object_set_new(answer, "kind", json_string(entry_word(move)));
  json_object_set_new(answer, "seat", json_integer(move->seat));
  if (move->kind == ENTRY_ANSWER) {
    json_t *decision = protocol_decision(game, cards, false);
    json_object_set(answer, "shape", json_object_get(decision, "shape"));
    json_object_set(answer, "options", json_object_get(decision, "options"));
    json_decref(decision);
    for (int i = 0; i < moment->values.count; i++)
      json_array_append_new(values, json_integer(moment->values.values[i]));
  }
  json_object_set_new(answer, "values", values);
  return answer;
}

/* The moments from the beginning to the present one. */
static Moment **way_to(Moment *at)
{
  Moment **way = must_take(NULL, (size_t)(at->depth + 1) * sizeof *way);
  for (; at; at = at->parent) way[at->depth] = at;
  return way;
}

static bool is_told_move(const Moment *moment)
{
  return moment->move.kind == ENTRY_ANSWER || moment->move.kind == ENTRY_CANCEL ||
         moment->move.kind == ENTRY_CONCEDE || moment->move.kind == ENTRY_SEAT;
}

/* The last moment on the way, at most at depth `to`, whose position can be said, and from which
** answers alone lead on; -1: none. */
static int last_sayable(const Timeline *timeline, Moment **way, int from, int to)
{
  int last = timeline->at->depth;
  for (int depth = last; depth >= from; depth--) {
    if (depth <= to) {
      ArbGame *game = timeline_game_at(timeline, way[depth]);
      bool sayable = game && is_sayable(game, timeline->session->cards);
      arb_destroy(game);
      if (sayable) return depth;
    }
    if (depth > 0 && !is_told_move(way[depth])) return -1;
  }
  return -1;
}

static json_t *gather(const HallGame *game, Moment **way, int from)
{
  const Timeline *timeline = &game->timeline;
  const ArbCards *cards = timeline->session->cards;
  json_t *told = json_object(), *answers = json_array();
  ArbGame *copy = timeline_game_at(timeline, way[from]);
  json_object_set_new(told, "game", json_text(timeline->session->game->name));
  json_object_set_new(told, "format", json_text(timeline->session->format_name));
  json_object_set_new(told, "players", json_integer(game->seats));
  json_object_set_new(told, "turn", json_integer(arb_decision(copy)->player));
  json_object_set_new(told, "view", whole_view(copy, cards));
  for (int depth = from + 1; depth <= timeline->at->depth; depth++) {
    if (way[depth]->move.kind != ENTRY_SEAT)
      json_array_append_new(answers, answer_json(copy, cards, way[depth]));
    arb_destroy(copy);
    copy = timeline_game_at(timeline, way[depth]);
  }
  json_object_set_new(told, "answers", answers);
  json_object_set_new(told, "after", whole_view(copy, cards));
  arb_destroy(copy);
  return told;
}

HANDLER(scenario)
{
  HallGame *game = request->game;
  const Timeline *timeline = &game->timeline;
  const json_t *number = json_object_get(request->message, "from");
  const char *name = hall_text(request, "name");
  const Moment *said = number ? hall_game_moment(game, number) : NULL;
  int depth = timeline->at->depth, from = -1;
  Moment **way = way_to(timeline->at);
  bool on_way = said && said->depth <= depth && way[said->depth] == said;
  if (!number) {
    from = last_sayable(timeline, way, 0, depth > SCENARIO_MOVES ? depth - SCENARIO_MOVES : 0);
    if (from < 0) from = last_sayable(timeline, way, 0, depth);
  } else if (on_way) {
    from = last_sayable(timeline, way, said->depth, said->depth);
  }
  json_t *told = from >= 0 ? gather(game, way, from) : NULL;
  free(way);
  if (!told)
    return hall_refuse(request,
                       number && on_way ? "scenario: it cannot begin there: a scenario begins in a "
                                          "main phase with nothing waiting, and no edit may follow"
                       : number         ? "scenario: that moment does not lead to the present one"
                                : "scenario: there is no main phase before this moment from which "
                                  "answers alone lead here");
  json_object_set_new(told, "name", json_text(name && *name ? name : "a moment of a game, retold"));
  let_tell(request, "retell", told);
  return true;
}

/* ---- Step by step ----------------------------------------------------------------- */

/* A path below the data folder, that leads nowhere else. */
static bool is_inside(const char *path)
{
  return *path && *path != '/' && !strstr(path, "..") && !strchr(path, '\\');
}

HANDLER(open_scenario)
{
  const char *text = hall_text(request, "text"), *file = hall_text(request, "file");
  const char *name = hall_text(request, "name"), *game = hall_text(request, "game");
  ArbError error = {0};
  if (!text == !file) return hall_refuse(request, "open_scenario: say a text, or a file");
  if (file && !is_inside(file))
    return hall_refuse(request, "open_scenario: a file lies below the data folder");
  if (game && !bind_game(game, &error))
    return hall_refuse(request, "open_scenario: %.300s", error.text);
  json_t *told = json_object();
  if (text) json_object_set_new(told, "text", json_text(text));
  if (file) json_object_set_new(told, "file", json_text(file));
  if (name) json_object_set_new(told, "name", json_text(name));
  if (game) json_object_set_new(told, "game", json_text(game));
  let_tell(request, "steps", told);
  return true;
}
