/* SPDX-License-Identifier: MIT */
/* play.c -- the requests of players: answers, taking back, wishes. */
#include <string.h>

#include "table/inside.h"

static bool can_move(HallRequest *request)
{
  return !hall_game_locked(request->game, request->why, sizeof request->why);
}

/* Reads the values of a request for the open decision; -1: it is refused. */
static int read_values(HallRequest *request)
{
  HallGame *game = request->game;
  const Viewer *viewer = &game->viewers[request->viewer];
  const char *type = request->kind->type;
  const ArbDecision *decision = arb_decision(game->timeline.game);
  if (!decision || decision->player != request->viewer || !viewer->open) {
    hall_refuse(request, "%s: this seat is not asked now", type);
    return -1;
  }
  if (hall_number(request, "number", 0) != viewer->number) {
    hall_refuse(request, "%s: the answer is for another decision", type);
    return -1;
  }
  json_t *bare = json_object();
  json_object_set(bare, "values", json_object_get(request->message, "values"));
  int count =
      protocol_values(bare, game->timeline.game, &game->answer, request->why, sizeof request->why);
  json_decref(bare);
  return count;
}

HANDLER(answer)
{
  HallGame *game = request->game;
  ArbError error = {0};
  int count = read_values(request), seat = request->viewer;
  bool by_itself = hall_flag(request, "auto");
  if (count < 0 || !can_move(request)) return false;
  if (by_itself) hall_viewer_remark(game, seat, "answered automatically: nothing else to choose");
  if (!timeline_answer(&game->timeline, game->answer.values, count, !by_itself, &error)) {
    if (by_itself) hall_viewer_unremark(game, seat);
    return hall_refuse(request, "%.400s", error.text);
  }
  hall_game_changed(game);
  return true;
}

/* Whether these values, with one more option, can become an answer. */
static json_t *list_next(ArbGame *of, BotAnswer *answer, int count)
{
  const ArbDecision *decision = arb_decision(of);
  json_t *next = json_array();
  bot_reserve(answer, count + 1);
  for (int option = 0; option < decision->option_count; option++) {
    bool taken = false;
    for (int i = 0; i < count; i++) taken |= answer->values[i] == option;
    answer->values[count] = option;
    if (!taken && arb_partial(of, answer->values, count + 1))
      json_array_append_new(next, json_integer(option));
  }
  return next;
}

/* Numbers and splits are in their bounds, and a split comes to its total. */
static bool fits(ArbGame *of, const int32_t *values, int count)
{
  const ArbDecision *decision = arb_decision(of);
  const ArbOption *options = arb_options(of);
  int64_t sum = 0;
  if (decision->shape == ARB_NUMBER)
    return count == 1 && values[0] >= decision->min && values[0] <= decision->max;
  if (count != decision->option_count) return false;
  for (int i = 0; i < count; i++) {
    if (values[i] < options[i].aux || values[i] > options[i].value) return false;
    sum += values[i];
  }
  return sum == decision->max;
}

HANDLER(partial)
{
  ArbGame *of = request->game->timeline.game;
  BotAnswer *answer = &request->game->answer;
  int count = read_values(request);
  if (count < 0) return false;
  const ArbDecision *decision = arb_decision(of);
  bool options = decision->shape == ARB_PICK || decision->shape == ARB_ORDER;
  bool possible =
      options ? arb_partial(of, answer->values, count) : fits(of, answer->values, count);
  int least = decision->shape == ARB_PICK ? decision->min : decision->option_count;
  bool complete =
      possible &&
      (!options || (count >= least && (decision->shape != ARB_PICK || count <= decision->max)));
  json_object_set_new(request->reply, "possible", json_boolean(possible));
  json_object_set_new(request->reply, "complete", json_boolean(complete));
  json_object_set_new(request->reply, "next",
                      options && possible ? list_next(of, answer, count) : json_array());
  return true;
}

static bool make_move(HallRequest *request, const ReplayEntry *move)
{
  HallGame *game = request->game;
  ArbError error = {0};
  if (!can_move(request)) return false;
  if (!timeline_move(&game->timeline, move, true, &error))
    return hall_refuse(request, "%s: %.400s", request->kind->type, error.text);
  hall_game_changed(game);
  return true;
}

HANDLER(cancel)
{
  const ArbDecision *decision = arb_decision(request->game->timeline.game);
  if (!decision || decision->player != request->viewer || !decision->open)
    return hall_refuse(request, "cancel: no step of this seat can be taken back");
  return make_move(request, &(ReplayEntry){.kind = ENTRY_CANCEL, .seat = (ArbSeat)request->viewer});
}

HANDLER(concede)
{
  if (!arb_decision(request->game->timeline.game))
    return hall_refuse(request, "concede: the game is over");
  return make_move(request,
                   &(ReplayEntry){.kind = ENTRY_CONCEDE, .seat = (ArbSeat)request->viewer});
}

HANDLER(call)
{
  const char *word = hall_text(request, "call");
  int64_t seat = hall_number(request, "seat", 0);
  int call = arb_call_find(word);
  if (call < 0) return hall_refuse(request, "call: there is no call '%.40s'", word);
  if (!arb_decision(request->game->timeline.game))
    return hall_refuse(request, "call: the game is over");
  if (seat < 0 || seat >= request->game->seats)
    return hall_refuse(request, "call: there is no such seat");
  return make_move(request,
                   &(ReplayEntry){.kind = ENTRY_CALL, .seat = (ArbSeat)seat, .answer = word});
}

/* ---- Wishes ----------------------------------------------------------------------- */

enum { WISH_UNDO, WISH_REDO, WISH_DRAW };
static const char *const wish_words[] = {"undo", "redo", "draw"};

/* The seats of other persons who are in the game, a bit each: who must agree. */
static unsigned others_of(const HallGame *game, const HallClient *client)
{
  unsigned others = 0;
  for (int seat = 0; seat < game->seats; seat++) {
    bool own = hall_sits(client, game, seat);
    if (hall_game_person(game, seat) && !own && game->viewers[seat].clients) others |= 1u << seat;
  }
  return others;
}

static Moment *wished_moment(const HallGame *game, int what)
{
  return what == WISH_UNDO ? timeline_undo_to(&game->timeline) : timeline_redo_to(&game->timeline);
}

static bool grant(HallGame *game, int what, ArbSeat by, ArbError *error)
{
  if (what == WISH_DRAW) {
    ReplayEntry move = {.kind = ENTRY_CALL, .seat = by, .answer = "draw"};
    if (!timeline_move(&game->timeline, &move, true, error)) return false;
  } else {
    Moment *to = wished_moment(game, what);
    EntryKind kind = what == WISH_UNDO ? ENTRY_UNDO : ENTRY_REDO;
    *error = (ArbError){ARB_REFUSED, "there is nothing to go to"};
    if (!to || !timeline_go(&game->timeline, to, kind, NULL)) return false;
  }
  hall_game_changed(game);
  return true;
}

static bool wish(HallRequest *request, int what)
{
  HallGame *game = request->game;
  ArbError error = {0};
  ArbSeat by = (ArbSeat)request->viewer;
  unsigned others = others_of(game, request->client);
  const char *word = wish_words[what];
  if (what != WISH_DRAW && game->undo == UNDO_NEVER)
    return hall_refuse(request, "%s: at this table nothing is taken back", word);
  if (what != WISH_DRAW && !wished_moment(game, what))
    return hall_refuse(request, "%s: there is nothing to go to", word);
  if (what == WISH_DRAW && !others)
    return hall_refuse(request, "draw: there is nobody who could agree");
  if (what == WISH_DRAW && !arb_decision(game->timeline.game))
    return hall_refuse(request, "draw: the game is over");
  if (!can_move(request)) return false;
  if (!others || (what != WISH_DRAW && game->undo == UNDO_ALWAYS))
    return grant(game, what, by, &error) || hall_refuse(request, "%s: %.400s", word, error.text);
  if (game->wish.what >= 0) return hall_refuse(request, "%s: another wish is still open", word);
  game->wish = (Wish){.number = game->wish.number + 1, .by = by, .what = what};
  game->wish.agreed = ~others;
  for (int seat = 0; seat < game->seats; seat++) {
    if (!(others >> seat & 1)) continue;
    json_t *message = hall_news(game, "wish", seat);
    json_object_set_new(message, "wish", json_integer(game->wish.number));
    json_object_set_new(message, "by", json_integer(by));
    json_object_set_new(message, "what", json_string(word));
    hall_push(game, seat, message);
  }
  json_object_set_new(request->reply, "asked", json_true());
  return true;
}

HANDLER(undo)
{
  return wish(request, WISH_UNDO);
}
HANDLER(redo)
{
  return wish(request, WISH_REDO);
}
HANDLER(draw)
{
  return wish(request, WISH_DRAW);
}

static void end_wish(HallGame *game, bool granted)
{
  json_t *message = hall_news(game, "wish_over", -1);
  json_object_set_new(message, "wish", json_integer(game->wish.number));
  json_object_set_new(message, "granted", json_boolean(granted));
  game->wish.what = -1;
  hall_push_all(game, message);
}

HANDLER(agree)
{
  HallGame *game = request->game;
  ArbError error = {0};
  int what = game->wish.what;
  unsigned bit = 1u << request->viewer, everybody = (1u << game->seats) - 1;
  if (what < 0 || hall_number(request, "wish", 0) != game->wish.number)
    return hall_refuse(request, "agree: that wish is over");
  if (game->wish.agreed & bit) return hall_refuse(request, "agree: this seat is not asked");
  if (!hall_flag(request, "yes")) {
    end_wish(game, false);
    return true;
  }
  game->wish.agreed |= bit;
  if ((game->wish.agreed & everybody) != everybody) return true;
  end_wish(game, true);
  return grant(game, what, game->wish.by, &error) ||
         hall_refuse(request, "%s: %.400s", wish_words[what], error.text);
}

/* ---- Looking ---------------------------------------------------------------------- */

HANDLER(look)
{
  HallClient *client = request->client;
  bool one = json_object_get(request->message, "seat") != NULL;
  for (int i = 0; i < client->place_count; i++) {
    Place place = client->places[i];
    if (place.game == request->game && (!one || place.viewer == request->viewer))
      hall_viewer_greet(place.game, client, place.viewer);
  }
  return true;
}

HANDLER(pace)
{
  HallGame *game = request->game;
  int64_t pace = hall_number(request, "pace", 0);
  if (pace < 0 || pace > PACE_MAX)
    return hall_refuse(request, "pace: 0 to %d milliseconds", PACE_MAX);
  game->pace = (int)pace;
  hall_game_store_settings(game);
  hall_game_wake(game);
  return true;
}
