/* SPDX-License-Identifier: MIT */
/*
** game.c -- a table: its game, who plays, bots, what is stored.
**
**     asleep --- join ---> waking --- loaded ---> awake --- nobody there for long ---> asleep
**
** A table that is asleep is its settings and the lines in the store.  Bots move while somebody is
** there to see it.  A quick bot (random) moves on the hall's thread; another one thinks in a
** HallWork, with a copy of the game and a script host of its own.
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "session/match.h"
#include "table/inside.h"

enum {
  IDLE_MS = 10 * 60 * 1000,
  THINKS_LONG_MS = 500,
  TABLES_MAX = 1000,
  NOTES_MAX = 20000 /* moves, jumps and names that a table keeps */
};

/* A bot that thinks elsewhere: what it needs, and what it has found. */
struct Thinker {
  HallWork work;
  HallGame *game; /* NULL: the table needs it no more */
  const Moment *at;
  HallSession *session; /* kept; its cards are used, not its host */
  ArbSeat seat;
  uint64_t seed;
  char bot_name[BOT_NAME_MAX];
  BindHost *host;
  Bot *bot;
  void *save; /* the game, and its size */
  size_t size;
  int32_t *values;
  int count; /* or negative, with `error` */
  ArbError error;
  bool busy, told;
  int64_t since;
};

/* ---- Tables ----------------------------------------------------------------------- */

HallGame *hall_game_find(Hall *hall, const char *id)
{
  for (HallGame *game = hall->games; game; game = game->next)
    if (!game->closed && strcmp(game->id, id) == 0) return game;
  return NULL;
}

bool hall_has_room(const Hall *hall)
{
  int tables = 0;
  for (const HallGame *game = hall->games; game; game = game->next) tables++;
  return tables < TABLES_MAX;
}

static HallGame *game_add(Hall *hall)
{
  HallGame *game = must_take(NULL, sizeof *game), **last = &hall->games;
  *game = (HallGame){.hall = hall, .pace = 400, .running = true, .due = -1, .wish.what = -1};
  while (*last) last = &(*last)->next;
  return *last = game;
}

HallGame *hall_game_new(Hall *hall)
{
  HallGame *game = game_add(hall);
  char id[HALL_ID_MAX];
  do hall_key(hall, id, 6);
  while (hall_game_find(hall, id));
  memcpy(game->id, id, sizeof id);
  for (int seat = 0; seat < SESSION_SEATS; seat++) hall_key(hall, game->keys[seat], 32);
  hall_key(hall, game->watch_key, 32);
  return game;
}

static void thinker_free(Thinker *thinker)
{
  bot_free(thinker->bot);
  if (thinker->host) bind_host_free(thinker->host);
  hall_session_release(thinker->session);
  free(thinker->save);
  free(thinker->values);
  free(thinker);
}

/* One at work is freed when its work is done. */
static void forget_thinker(HallGame *game, int seat)
{
  Thinker *thinker = game->thinkers[seat];
  game->thinkers[seat] = NULL;
  if (!thinker) return;
  thinker->game = NULL;
  if (!thinker->busy) thinker_free(thinker);
}

void hall_game_forget_bots(HallGame *game)
{
  for (int seat = 0; seat < SESSION_SEATS; seat++) {
    forget_thinker(game, seat);
    bot_free(game->bots[seat]);
    game->bots[seat] = NULL;
  }
  game->thinking = false;
}

void hall_game_sleep(HallGame *game)
{
  if (!game->awake) return;
  hall_game_forget_bots(game);
  hall_viewers_free(game);
  timeline_writer_free(&game->writer);
  timeline_free(&game->timeline);
  bind_answer_free(&game->answer);
  hall_session_release(game->session);
  game->session = NULL;
  game->awake = false;
  game->stuck = game->looked = game->shown = NULL;
  game->due = -1;
}

void hall_game_free(HallGame *game)
{
  Hall *hall = game->hall;
  hall_game_sleep(game);
  for (HallGame **at = &hall->games; *at; at = &(*at)->next) {
    if (*at != game) continue;
    *at = game->next;
    break;
  }
  if (hall->turn == game) hall->turn = game->next;
  json_decref(game->summary);
  free(game->unsaved);
  free(game);
}

void hall_game_close(HallGame *game, const char *why)
{
  ArbError error = {0};
  Hall *hall = game->hall;
  json_t *message = hall_news(game, "closed", -1);
  if (why) json_object_set_new(message, "message", json_sentence(why));
  game->closed = true;
  hall_push_all(game, message);
  for (HallClient *client = hall->clients; client; client = client->next)
    hall_get_up(client, game, -1);
  if (hall->setup.store) hall->setup.store->drop(hall->setup.store->data, game->id, &error);
  hall->lobby_changed = true;
  if (!game->waking) hall_game_free(game);
}

/* ---- What is stored --------------------------------------------------------------- */

static const char *const undo_words[] = {"agreed", "always", "never"};

static json_t *settings_of(const HallGame *game)
{
  json_t *settings = json_object(), *keys = json_array();
  for (int seat = 0; seat < game->seats; seat++)
    json_array_append_new(keys, json_string(game->keys[seat]));
  json_object_set_new(settings, "name", json_text(game->name));
  json_object_set_new(settings, "seats", json_integer(game->seats));
  json_object_set_new(settings, "keys", keys);
  json_object_set_new(settings, "watch", json_string(game->watch_key));
  json_object_set_new(settings, "undo", json_string(undo_words[game->undo]));
  json_object_set_new(settings, "pace", json_integer(game->pace));
  json_object_set_new(settings, "running", json_boolean(game->running));
  if (game->summary) json_object_set(settings, "summary", game->summary);
  return settings;
}

static void copy_text(char *out, size_t size, const json_t *value)
{
  const char *text = json_string_value(value);
  snprintf(out, size, "%s", text ? text : "");
}

void hall_game_remember(Hall *hall, const char *id, const json_t *settings)
{
  HallGame *game = game_add(hall);
  const json_t *keys = json_object_get(settings, "keys");
  const char *undo = json_string_value(json_object_get(settings, "undo"));
  snprintf(game->id, sizeof game->id, "%s", id);
  copy_text(game->name, sizeof game->name, json_object_get(settings, "name"));
  copy_text(game->watch_key, sizeof game->watch_key, json_object_get(settings, "watch"));
  json_int_t seats = json_integer_value(json_object_get(settings, "seats"));
  game->seats = seats < 0 ? 0 : seats > SESSION_SEATS ? SESSION_SEATS : (int)seats;
  for (int seat = 0; seat < game->seats; seat++)
    copy_text(game->keys[seat], sizeof game->keys[seat], json_array_get(keys, (size_t)seat));
  for (int i = 0; undo && i < 3; i++)
    if (strcmp(undo, undo_words[i]) == 0) game->undo = (UndoRule)i;
  json_int_t pace = json_integer_value(json_object_get(settings, "pace"));
  game->pace = pace < 0 ? 0 : pace > PACE_MAX ? PACE_MAX : (int)pace;
  game->running = json_is_true(json_object_get(settings, "running"));
  game->summary = json_incref(json_object_get(settings, "summary"));
}

static char *settings_text(const HallGame *game)
{
  json_t *settings = settings_of(game);
  char *text = json_dumps(settings, JSON_COMPACT);
  json_decref(settings);
  return text;
}

/* After a failure all lines are stored anew, as soon as that works again. */
static void note_unsaved(HallGame *game, const ArbError *error)
{
  size_t size = strlen(error->text) + 1;
  game->unsaved = must_take(game->unsaved, size);
  memcpy(game->unsaved, error->text, size);
}

void hall_game_store_settings(HallGame *game)
{
  const HallStore *store = game->hall->setup.store;
  ArbError error = {0};
  char *text = store ? settings_text(game) : NULL;
  if (text && !store->set(store->data, game->id, text, &error)) note_unsaved(game, &error);
  free(text);
}

bool hall_game_store(HallGame *game, ArbError *error)
{
  const HallStore *store = game->hall->setup.store;
  timeline_writer_free(&game->writer);
  timeline_writer_start(&game->writer, &game->timeline, &game->seating);
  timeline_writer_go_on(&game->writer);
  char *settings = store ? settings_text(game) : NULL;
  bool good = !settings ||
              store->put(store->data, game->id, settings, game->writer.recorder.text.bytes, error);
  free(settings);
  text_cut(&game->writer.recorder.text, 0);
  if (!good) note_unsaved(game, error);
  else if (game->unsaved) free(game->unsaved), game->unsaved = NULL;
  return good;
}

/* Stores what was done since the last time. */
static void store_moves(HallGame *game)
{
  const HallStore *store = game->hall->setup.store;
  ArbError error = {0};
  if (game->unsaved) {
    hall_game_store(game, &error);
    return;
  }
  timeline_writer_go_on(&game->writer);
  Text *text = &game->writer.recorder.text;
  if (store && text->length && !store->add(store->data, game->id, text->bytes, &error)) {
    note_unsaved(game, &error);
    hall_viewers_remark(game, "This could not be stored: the game waits until it can.");
  }
  text_cut(text, 0);
}

static bool cannot_be_stored(HallGame *game, char *why, size_t size)
{
  ArbError error = {0};
  if (!game->unsaved || hall_game_store(game, &error)) return false;
  snprintf(why, size, "the game cannot be stored, so it waits: %.300s", error.text);
  return true;
}

bool hall_game_locked(HallGame *game, char *why, size_t size)
{
  if (game->timeline.note_count < NOTES_MAX) return cannot_be_stored(game, why, size);
  snprintf(why, size, "the table keeps %d moves and jumps, as many as may be: begin another one",
           NOTES_MAX);
  return true;
}

/* ---- The summary ------------------------------------------------------------------ */

void hall_game_summarize(HallGame *game)
{
  ArbGame *of = game->timeline.game;
  int32_t turn = 0;
  json_t *summary = json_object(), *seats = json_array();
  const Session *session = &game->session->session;
  bool over = !arb_decision(of);
  arb_look(of, ARB_NO_SEAT, (ArbId){0, 0}, "turn", &turn);
  json_object_set_new(summary, "game", json_text(session->game->name));
  json_object_set_new(summary, "format", json_text(session->format_name));
  json_object_set_new(summary, "turn", json_integer(turn));
  json_object_set_new(summary, "over", json_boolean(over));
  if (over && arb_winner(of) != ARB_NO_SEAT)
    json_object_set_new(summary, "winner", json_integer(arb_winner(of)));
  for (int seat = 0; seat < game->seats; seat++) {
    json_t *row = json_object();
    json_object_set_new(row, "seat", json_integer(seat));
    json_object_set_new(row, "who", json_text(hall_game_who(game, seat)));
    json_object_set_new(row, "deck", json_text(game->names.name[seat]));
    json_array_append_new(seats, row);
  }
  json_object_set_new(summary, "seats", seats);
  bool changed = !json_equal(summary, game->summary);
  json_decref(game->summary);
  game->summary = summary;
  if (!changed) return;
  game->hall->lobby_changed = true;
  hall_game_store_settings(game);
}

/* ---- Beginning -------------------------------------------------------------------- */

bool hall_game_start(HallGame *game, HallSession *session, const Seating *seating,
                     const Seats *seats, ArbError *error)
{
  Narrator narrator;
  const NarrateOptions options = {0};
  const Session *of = &session->session;
  game->session = hall_session_keep(session);
  game->seating = *seating;
  game->seats = of->seats;
  session_player_names(of, seating, &game->names);
  for (int seat = 0; seat < of->seats; seat++) game->names.name[seat] = game->names.text[seat];
  game->awake = true;
  ArbGame *fresh = session_game(of, session->host, seating, error);
  if (!fresh) return false;
  narrate_start(&narrator, NULL, of->cards, ARB_NO_SEAT, &options, &of->format, game->names.name);
  hall_viewers_follow(game);
  if (!timeline_start(&game->timeline, of, fresh, &narrator, seats, error)) return false;
  game->shown = game->timeline.at;
  timeline_writer_start(&game->writer, &game->timeline, seating);
  return true;
}

Moment *hall_game_moment(const HallGame *game, const json_t *number)
{
  json_int_t order = json_integer_value(number);
  if (!json_is_integer(number) || order < 0 || order >= game->timeline.count) return NULL;
  return game->timeline.moments[order];
}

/* Whether a bot is asked that does not move before the owner says so. */
static bool is_held(const HallGame *game)
{
  const ArbDecision *decision = arb_decision(game->timeline.game);
  return decision && !hall_game_person(game, decision->player) &&
         (!game->running || game->looked == game->timeline.at);
}

json_t *hall_moment_news(const HallGame *game)
{
  json_t *message = hall_news(game, "moment", -1);
  json_object_set_new(message, "at", json_integer(game->timeline.at->order));
  json_object_set_new(message, "count", json_integer(game->timeline.count));
  if (is_held(game)) json_object_set_new(message, "held", json_true());
  return message;
}

void hall_push_moment(HallGame *game)
{
  for (HallClient *client = game->hall->clients; client; client = client->next) {
    bool here = false;
    for (int i = 0; i < client->place_count; i++) here |= client->places[i].game == game;
    if (client->owner && here) hall_send(client, hall_moment_news(game));
  }
}

/* When the bot that is asked moves; -1: nobody waits for one. */
static void plan_bot(HallGame *game)
{
  const ArbDecision *decision = arb_decision(game->timeline.game);
  bool bots = decision && !is_held(game) && game->stuck != game->timeline.at &&
              !hall_game_person(game, decision->player);
  if (!bots) game->due = -1;
  else if (game->due < 0 || !game->thinking) game->due = game->hall->now + game->pace;
}

void hall_game_wake(HallGame *game)
{
  game->due = -1;
  plan_bot(game);
}

void hall_game_changed(HallGame *game)
{
  if (game->wish.what >= 0) {
    json_t *message = hall_news(game, "wish_over", -1);
    json_object_set_new(message, "wish", json_integer(game->wish.number));
    json_object_set_new(message, "granted", json_false());
    game->wish.what = -1;
    hall_push_all(game, message);
  }
  store_moves(game);
  hall_viewers_tell(game);
  hall_push_moment(game);
  hall_game_summarize(game);
  plan_bot(game);
}

/* ---- Bots ------------------------------------------------------------------------- */

static void get_stuck(HallGame *game, ArbSeat seat, const char *why)
{
  json_t *message = hall_news(game, "stuck", seat);
  json_object_set_new(message, "message", json_sentence(why));
  game->stuck = game->timeline.at;
  game->due = -1;
  forget_thinker(game, seat);
  hall_push_all(game, message);
}

static void bot_answers(HallGame *game, ArbSeat seat, const int32_t *values, int count,
                        const char *why)
{
  ArbError error = {0};
  game->due = -1;
  if (count < 0) get_stuck(game, seat, why);
  else if (!timeline_answer(&game->timeline, values, count, false, &error))
    get_stuck(game, seat, error.text);
  else hall_game_changed(game);
}

static BotSeat bot_seat(const HallSession *session, ArbSeat seat, ArbGame *game, uint64_t seed)
{
  return (BotSeat){.cards = session->session.cards,
                   .seat = seat,
                   .goal = session_goal(&session->session),
                   .format = session->session.format_name,
                   .game = game,
                   .seed = bind_bot_mix(seed, (uint64_t)seat)};
}

/* On any thread. */
static void think(HallWork *work)
{
  Thinker *thinker = (Thinker *)work;
  const ArbCards *cards = thinker->session->session.cards;
  const int32_t *values;
  ArbGame *game = NULL;
  thinker->count = -1;
  if (!thinker->host) thinker->host = bind_host_new(cards, &thinker->error);
  if (thinker->host)
    game = arb_load(cards, bind_script_host(thinker->host), thinker->save, thinker->size,
                    &thinker->error);
  if (game && arb_advance(game) != ARB_AWAITING) {
    snprintf(thinker->error.text, sizeof thinker->error.text, "%s", arb_error(game));
  } else if (game) {
    if (!thinker->bot) {
      BotSeat place = bot_seat(thinker->session, thinker->seat, game, thinker->seed);
      thinker->bot = bot_new(thinker->bot_name);
      bot_sit(thinker->bot, &place);
    }
    thinker->count = bot_choose(thinker->bot, game, &values);
    if (thinker->count < 0)
      snprintf(thinker->error.text, sizeof thinker->error.text, "%s", bot_error(thinker->bot));
    size_t size = (size_t)(thinker->count > 0 ? thinker->count : 0) * sizeof *values;
    thinker->values = must_take(thinker->values, size + 1);
    if (size) memcpy(thinker->values, values, size);
  }
  arb_destroy(game);
}

static void thought(HallWork *work)
{
  Thinker *thinker = (Thinker *)work;
  HallGame *game = thinker->game;
  thinker->busy = false;
  if (!game) {
    thinker_free(thinker);
    return;
  }
  game->thinking = false;
  if (game->timeline.at == thinker->at && !is_held(game))
    bot_answers(game, thinker->seat, thinker->values, thinker->count, thinker->error.text);
  else plan_bot(game);
}

static Thinker *thinker_new(HallGame *game, ArbSeat seat)
{
  Thinker *thinker = must_take(NULL, sizeof *thinker);
  *thinker = (Thinker){.work = {.run = think, .done = thought},
                       .game = game,
                       .session = hall_session_keep(game->session),
                       .seat = seat,
                       .seed = game->seating.seed};
  snprintf(thinker->bot_name, sizeof thinker->bot_name, "%s", hall_game_who(game, seat));
  return thinker;
}

static void let_think(HallGame *game, ArbSeat seat)
{
  Thinker *thinker = game->thinkers[seat];
  if (thinker && strcmp(thinker->bot_name, hall_game_who(game, seat)) != 0) {
    forget_thinker(game, seat);
    thinker = NULL;
  }
  if (!thinker) thinker = game->thinkers[seat] = thinker_new(game, seat);
  if (thinker->busy) return; /* with another moment: it is asked again when it is done */
  thinker->size = arb_save_size(game->timeline.game);
  thinker->save = must_take(thinker->save, thinker->size);
  arb_save(game->timeline.game, thinker->save, thinker->size);
  thinker->at = game->timeline.at;
  thinker->busy = game->thinking = true;
  thinker->told = false;
  thinker->since = game->hall->now;
  hall_do(game->hall, &thinker->work);
}

static void move_at_once(HallGame *game, ArbSeat seat)
{
  const int32_t *values;
  if (!game->bots[seat]) { /* of these there is one kind */
    BotSeat place = bot_seat(game->session, seat, game->timeline.game, game->seating.seed);
    game->bots[seat] = bot_new(hall_game_who(game, seat));
    bot_sit(game->bots[seat], &place);
  }
  int count = bot_choose(game->bots[seat], game->timeline.game, &values);
  bot_answers(game, seat, values, count, count < 0 ? bot_error(game->bots[seat]) : "");
}

/* A game that does not end is stopped, as everywhere. */
static bool goes_on_for_ever(HallGame *game, ArbSeat seat)
{
  if (game->timeline.at->depth < MATCH_ANSWERS_MAX &&
      arb_counters(game->timeline.game)->decisions <= MATCH_DECISIONS_MAX)
    return false;
  get_stuck(game, seat, "the game went on for more than 20,000 decisions");
  return true;
}

static bool is_watched(const HallGame *game)
{
  for (int viewer = 0; viewer < VIEWERS; viewer++)
    if (game->viewers[viewer].clients) return true;
  return false;
}

static void tell_thinking(HallGame *game)
{
  for (int seat = 0; seat < game->seats; seat++) {
    Thinker *thinker = game->thinkers[seat];
    if (!thinker || !thinker->busy || thinker->told ||
        game->hall->now - thinker->since < THINKS_LONG_MS)
      continue;
    thinker->told = true;
    hall_push_all(game, hall_news(game, "thinking", seat));
  }
}

int64_t hall_game_due(const HallGame *game)
{
  if (!game->awake || game->thinking || !is_watched(game)) return -1;
  return arb_decision(game->timeline.game) ? game->due : -1;
}

void hall_game_tick(HallGame *game)
{
  Hall *hall = game->hall;
  char why[400];
  if (!game->awake) return;
  hall_viewers_flush(game);
  tell_thinking(game);
  if (!is_watched(game)) {
    if (hall->setup.store && !game->thinking && hall->now - game->idle_since > IDLE_MS &&
        !cannot_be_stored(game, why, sizeof why))
      hall_game_sleep(game);
    return;
  }
  const ArbDecision *decision = arb_decision(game->timeline.game);
  if (game->due < 0 || game->due > hall->now || game->thinking || !decision) return;
  if (hall_game_locked(game, why, sizeof why)) {
    game->due = hall->now + 1000;
    return;
  }
  double waited = (double)(hall->now - game->due);
  if (waited > hall->longest_wait) hall->longest_wait = waited;
  ArbSeat seat = decision->player;
  if (goes_on_for_ever(game, seat)) return;
  if (strcmp(hall_game_who(game, seat), "random") == 0) move_at_once(game, seat);
  else let_think(game, seat);
}
