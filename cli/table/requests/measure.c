/* SPDX-License-Identifier: MIT */
/*
** measure.c -- series of games between bots, started from a page.
**
** A measure has one line of games for each pairing of decks: one, two for a comparison (the same
** games with another first deck), or all pairs of a matrix.  The games are those of `sim`
** (session/series.h): each is made of the seed and its number alone, so any of them can be played
** again and opened as a table.  A HallWork plays games for some milliseconds; then progress is told
** and the next one is begun, until all are played or somebody cancels.
*/
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bots/external.h"
#include "games/rates.h"
#include "common/share.h"
#include "session/series.h"
#include "table/inside.h"

enum {
  MEASURES_MAX = 32,
  DECKS_MAX = 8,
  GAMES_MAX = 20000, /* of all lines together */
  WORK_MS = 40,
  PROGRESS_MS = 200,
  CURVE_MAX = 64,
  TURNS_MAX = 200
};

enum { OUTCOME_DRAW = -1, OUTCOME_ERROR = -2 };

/* The games of one pairing. */
typedef struct Line {
  TextList decks;
  Series series;
  Session *session; /* NULL: not loaded yet */
  BindHost *host;
  Bot *bots[SESSION_SEATS];
  Rates *rates; /* NULL: no cards are rated */
  int done;
  int8_t *outcomes; /* by game: the deck that won, or an OUTCOME_ */
  uint8_t *turns;
  uint8_t *happened; /* by game, then as RatedGame.happened; NULL without rates */
} Line;

struct Measure {
  HallWork work;
  Hall *hall;
  struct Measure *next;
  int id;
  int users; /* the list, the work, games that are being fetched */
  json_t *message;
  const char *data;
  SessionMods mods; /* a broken one is refused: numbers without it would mislead */
  Line *lines;
  int line_count, line; /* line: the one that is being played */
  int games;            /* of each line */
  bool compares, cancelled, finished, at_work;
  int64_t told; /* when progress was told */
  ArbError error;
};

static const char *text_of(const Measure *measure, const char *field)
{
  return json_string_value(json_object_get(measure->message, field));
}

static TextList texts_of(const Measure *measure, const char *field)
{
  TextList list = {.count = 0};
  const json_t *value = json_object_get(measure->message, field);
  size_t count = json_is_array(value) ? json_array_size(value) : value != NULL;
  for (size_t i = 0; i < count && list.count < OPTION_LIST_MAX; i++)
    list.items[list.count++] =
        json_string_value(json_is_array(value) ? json_array_get(value, i) : value);
  return list;
}

/* ---- Playing ---------------------------------------------------------------------- */

static void unload(Line *line)
{
  for (int deck = 0; deck < SESSION_SEATS; deck++)
    if (line->bots[deck]) bot_free(line->bots[deck]);
  memset(line->bots, 0, sizeof line->bots);
  if (line->host) bind_host_free(line->host);
  line->host = NULL;
}

static void line_free(Line *line)
{
  unload(line);
  rates_free(line->rates);
  if (line->session) session_close(line->session);
  free(line->session);
  free(line->outcomes);
  free(line->turns);
  free(line->happened);
}

static void measure_release(Measure *measure)
{
  if (--measure->users > 0) return;
  for (int i = 0; i < measure->line_count; i++) line_free(&measure->lines[i]);
  free(measure->lines);
  json_decref(measure->message);
  free(measure);
}

static bool name_bots(const Measure *measure, int seats, BotNames *bots, ArbError *error)
{
  TextList names = texts_of(measure, "bots");
  *bots = (BotNames){.count = names.count ? names.count : 1};
  for (int i = 0; i < bots->count && i < SESSION_SEATS; i++)
    snprintf(bots->name[i], sizeof bots->name[0], "%s", names.count ? names.items[i] : "greedy");
  return match_bots_for(bots, seats, error);
}

/* Decks, cards, format and bots of a line, when it is its turn. */
static bool load_line(Measure *measure, Line *line, ArbError *error)
{
  size_t games = (size_t)measure->games;
  const TextList cards = texts_of(measure, "cards");
  bool all = json_is_true(json_object_get(measure->message, "all_cards"));
  line->session = must_take(NULL, sizeof *line->session);
  *line->session = (Session){0};
  Line *first = &measure->lines[0];
  bool other = measure->compares && line != first;
  bool paired =
      other ? series_pair_other(line->session, measure->data, &measure->mods,
                                text_of(measure, "format"), text_of(measure, "compare"),
                                first->session, error)
            : session_pair(line->session, measure->data, &measure->mods, text_of(measure, "game"),
                           &line->decks, text_of(measure, "format"), error);
  if (!paired || !name_bots(measure, line->session->seats, &line->series.bots, error)) return false;
  line->series.session = line->session;
  if ((cards.count || all) && !other &&
      !(line->rates = rates_new(line->session, &cards, all, error)))
    return false;
  line->host = bind_host_new(line->session->cards, error);
  if (!line->host) return false;
  for (int deck = 0; deck < line->session->seats; deck++)
    line->bots[deck] = match_new_bot(&line->series.bots, deck);
  line->outcomes = must_take(NULL, games);
  line->turns = must_take(NULL, games);
  if (line->rates) line->happened = must_take(NULL, games * (size_t)rates_count(line->rates) + 1);
  return true;
}

static int outcome_of(const Line *line, int number, ArbGame *game)
{
  if (arb_winner(game) == ARB_NO_SEAT) return OUTCOME_DRAW;
  for (int deck = 0; deck < line->session->seats; deck++)
    if (series_won(&line->series, number, game, deck)) return deck;
  return OUTCOME_DRAW;
}

static void watch(void *rated, ArbGame *game)
{
  rates_watch(rated, game);
}

static void play_one(Line *line)
{
  int number = line->done;
  int32_t turns = 0;
  ArbError error = {0};
  Seating seating = series_seating(&line->series, number);
  RatedGame rated = rates_begin(line->rates, &seating);
  SeriesGame playing = {.number = number, .watch = line->rates ? watch : NULL, .data = &rated};
  bool good = series_play(&line->series, line->host, line->bots, &playing, &error) >= 0;
  if (good) arb_look(playing.game, ARB_NO_SEAT, (ArbId){0, 0}, "turn", &turns);
  line->outcomes[number] = (int8_t)(good ? outcome_of(line, number, playing.game) : OUTCOME_ERROR);
  line->turns[number] = (uint8_t)(turns > TURNS_MAX ? TURNS_MAX : turns);
  if (good && line->rates) rates_add(&rated, playing.game);
  if (line->rates) {
    size_t count = (size_t)rates_count(line->rates);
    memcpy(line->happened + (size_t)number * count, rated.happened, count);
  }
  rates_end(&rated);
  arb_destroy(playing.game);
  line->done++;
}

static double milliseconds(void)
{
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

/* On any thread: some games. */
static void play_some(HallWork *work)
{
  Measure *measure = (Measure *)work;
  Line *line = &measure->lines[measure->line];
  double until = milliseconds() + WORK_MS;
  if (!line->session && !load_line(measure, line, &measure->error)) {
    if (!*measure->error.text)
      snprintf(measure->error.text, sizeof measure->error.text, "the games cannot begin");
    return;
  }
  do play_one(line);
  while (line->done < measure->games && milliseconds() < until);
  if (line->done == measure->games) unload(line);
}

/* ---- Telling ---------------------------------------------------------------------- */

static int games_done(const Measure *measure)
{
  int done = 0;
  for (int i = 0; i < measure->line_count; i++) done += measure->lines[i].done;
  return done;
}

static json_t *state_of(const Measure *measure)
{
  json_t *state =
      json_pack("{s:i, s:i, s:i, s:b, s:b}", "sim", measure->id, "done", games_done(measure),
                "games", measure->games * measure->line_count, "finished", (int)measure->finished,
                "cancelled", (int)measure->cancelled);
  if (*measure->error.text)
    json_object_set_new(state, "message", json_sentence(measure->error.text));
  return state;
}

static void tell_progress(Measure *measure)
{
  measure->told = measure->hall->now;
  for (HallClient *client = measure->hall->clients; client; client = client->next) {
    if (!client->owner) continue;
    json_t *news = state_of(measure);
    json_object_set_new(news, "type", json_string("sim_progress"));
    hall_send(client, news);
  }
}

static void go_on(Measure *measure)
{
  measure->at_work = true;
  measure->users++;
  hall_do(measure->hall, &measure->work);
}

static void some_played(HallWork *work)
{
  Measure *measure = (Measure *)work;
  const Hall *hall = measure->hall;
  measure->at_work = false;
  if (measure->lines[measure->line].done == measure->games &&
      measure->line < measure->line_count - 1)
    measure->line++;
  if (measure->cancelled || *measure->error.text ||
      games_done(measure) == measure->games * measure->line_count)
    measure->finished = true;
  if (measure->finished || hall->now - measure->told >= PROGRESS_MS) tell_progress(measure);
  /* without somebody who queues work, the next tick goes on */
  if (!measure->finished && hall->setup.work) go_on(measure);
  measure_release(measure);
}

bool hall_measures_tick(Hall *hall)
{
  bool playing = false;
  for (Measure *measure = hall->measures; measure; measure = measure->next) {
    if (measure->finished) continue;
    playing = true;
    if (!measure->at_work) go_on(measure);
  }
  return playing;
}

void hall_measures_free(Hall *hall)
{
  while (hall->measures) {
    Measure *measure = hall->measures;
    hall->measures = measure->next;
    measure_release(measure);
  }
}

/* ---- Results ---------------------------------------------------------------------- */

static json_t *share_json(int64_t part, int64_t whole)
{
  Share share = share_of(part, whole);
  return json_pack("{s:I, s:I, s:f, s:f, s:f}", "wins", (json_int_t)part, "games",
                   (json_int_t)whole, "share", share.value, "low", share.low, "high", share.high);
}

/* How the first deck's share of wins comes to rest, as more games are played. */
static json_t *curve_of(const Line *line)
{
  json_t *curve = json_array();
  int step = line->done / CURVE_MAX + 1, wins = 0, decided = 0;
  for (int game = 0; game < line->done; game++) {
    wins += line->outcomes[game] == 0;
    decided += line->outcomes[game] >= 0;
    if ((game + 1) % step != 0 && game + 1 != line->done) continue;
    json_t *point = share_json(wins, decided);
    json_object_set_new(point, "played", json_integer(game + 1));
    json_array_append_new(curve, point);
  }
  return curve;
}

/* The games by the turn in which they ended. */
static json_t *lengths_of(const Line *line)
{
  int games[TURNS_MAX + 1] = {0}, wins[TURNS_MAX + 1] = {0};
  json_t *list = json_array();
  for (int game = 0; game < line->done; game++) {
    if (line->outcomes[game] < 0) continue;
    games[line->turns[game]]++;
    wins[line->turns[game]] += line->outcomes[game] == 0;
  }
  for (int turn = 0; turn <= TURNS_MAX; turn++) {
    if (!games[turn]) continue;
    json_t *row = share_json(wins[turn], games[turn]);
    json_object_set_new(row, "turn", json_integer(turn));
    json_array_append_new(list, row);
  }
  return list;
}

static json_t *line_json(const Line *line)
{
  json_t *decks = json_array(), *wins = json_array(), *page;
  int won[SESSION_SEATS] = {0}, decided = 0, draws = 0, errors = 0, first = 0;
  int seats = line->session ? line->session->seats : 0;
  for (int game = 0; game < line->done; game++) {
    int outcome = line->outcomes[game];
    draws += outcome == OUTCOME_DRAW;
    errors += outcome == OUTCOME_ERROR;
    if (outcome < 0) continue;
    won[outcome]++;
    decided++;
    /* the deck that has seat 0 in this game */
    Seating seating = series_seating(&line->series, game);
    first += session_deck_of(line->session, &seating, 0) == outcome;
  }
  for (int deck = 0; deck < seats; deck++) {
    json_array_append_new(decks, json_pack("{s:o, s:o}", "name",
                                           json_text(line->session->decks[deck].name), "bot",
                                           json_text(line->series.bots.name[deck])));
    json_array_append_new(wins, share_json(won[deck], decided));
  }
  page =
      json_pack("{s:o, s:o, s:i, s:i, s:i, s:o, s:o, s:o}", "decks", decks, "wins", wins, "games",
                line->done, "draws", draws, "errors", errors, "first", share_json(first, decided),
                "curve", curve_of(line), "lengths", lengths_of(line));
  if (line->session) json_object_set_new(page, "format", json_text(line->session->format_name));
  if (line->rates) json_object_set_new(page, "cards", rates_json(line->rates));
  return page;
}

/* The difference of the first two lines, over games that were played in both. */
static json_t *compared(const Measure *measure)
{
  const Line *one = &measure->lines[0], *other = &measure->lines[1];
  int count = 0, only_first = 0, only_second = 0;
  for (int game = 0; game < one->done && game < other->done; game++) {
    if (one->outcomes[game] < 0 || other->outcomes[game] < 0) continue;
    count++;
    only_first += one->outcomes[game] == 0 && other->outcomes[game] != 0;
    only_second += one->outcomes[game] != 0 && other->outcomes[game] == 0;
  }
  Share share = share_of_pairs(only_first, only_second, count);
  return json_pack("{s:i, s:i, s:i, s:f, s:f, s:f}", "pairs", count, "only_first", only_first,
                   "only_other", only_second, "value", share.value, "low", share.low, "high",
                   share.high);
}

/* ---- Requests --------------------------------------------------------------------- */

static Measure *measure_find(HallRequest *request)
{
  int64_t id = hall_number(request, "sim", 0);
  for (Measure *measure = request->hall->measures; measure; measure = measure->next)
    if (measure->id == id) return measure;
  hall_refuse(request, "%s: there is no series of games %d", request->kind->type, (int)id);
  return NULL;
}

/* The line of a request; its games may be asked for only while no work plays them. */
static Line *line_find(HallRequest *request, Measure *measure)
{
  int64_t at = hall_number(request, "line", 0);
  if (at >= 0 && at < measure->line_count && measure->lines[at].session) return &measure->lines[at];
  hall_refuse(request, "%s: there is no line %d of games yet", request->kind->type, (int)at);
  return NULL;
}

/* One line for the decks, two for a comparison, or one for each pair of a matrix. */
static bool make_lines(HallRequest *request, Measure *measure)
{
  TextList decks = texts_of(measure, "decks");
  bool matrix = hall_flag(request, "matrix");
  measure->compares = hall_text(request, "compare") != NULL;
  if (matrix && measure->compares)
    return hall_refuse(request, "sim: a matrix compares nothing: leave one of them out");
  if (matrix && (decks.count < 2 || decks.count > DECKS_MAX))
    return hall_refuse(request, "sim: a matrix has 2 to %d decks", DECKS_MAX);
  measure->line_count = matrix ? decks.count * (decks.count - 1) / 2 : measure->compares ? 2 : 1;
  if (measure->games < 1 || measure->games * measure->line_count > GAMES_MAX)
    return hall_refuse(request, "sim: from 1 to %d games in all", GAMES_MAX);
  measure->lines = must_take(NULL, (size_t)measure->line_count * sizeof *measure->lines);
  uint64_t seed = 1;
  const json_t *said = json_object_get(measure->message, "seed");
  if (said) field_seed(said, &seed);
  for (int i = 0; i < measure->line_count; i++)
    measure->lines[i] = (Line){.decks = decks, .series = {.seed = seed}};
  for (int a = 0, at = 0; matrix && a < decks.count; a++)
    for (int b = a + 1; b < decks.count; b++, at++)
      measure->lines[at].decks = (TextList){.items = {decks.items[a], decks.items[b]}, .count = 2};
  return true;
}

static bool check_bots(HallRequest *request, const Measure *measure)
{
  ArbError error = {0};
  TextList bots = texts_of(measure, "bots");
  for (int i = 0; i < bots.count; i++) {
    if (external_command(bots.items[i]))
      return hall_refuse(request, "sim: a message starts no programs (bots: random, greedy)");
    if (!bot_check(bots.items[i], &error)) return hall_refuse(request, "sim: %.400s", error.text);
  }
  return bots.count <= SESSION_SEATS || hall_refuse(request, "sim: at most %d bots", SESSION_SEATS);
}

HANDLER(sim)
{
  Hall *hall = request->hall;
  int known = 0, last = 0;
  for (const Measure *other = hall->measures; other; other = other->next)
    known++, last = other->id > last ? other->id : last;
  if (known >= MEASURES_MAX)
    return hall_refuse(request, "sim: there are %d series of games: forget one first", known);
  SessionMods mods = hall->setup.mods ? *hall->setup.mods : (SessionMods){.none = true};
  mods.forgive = false;
  Measure *measure = must_take(NULL, sizeof *measure);
  *measure = (Measure){.work = {.run = play_some, .done = some_played},
                       .hall = hall,
                       .id = last + 1,
                       .users = 1,
                       .message = json_deep_copy(request->message),
                       .data = hall->setup.data,
                       .mods = mods,
                       .games = (int)hall_number(request, "games", 200)};
  int64_t games = hall_number(request, "games", 200);
  if (games < 1 || games > GAMES_MAX) measure->games = 0; /* is refused with the others */
  if (!check_bots(request, measure) || !make_lines(request, measure)) {
    if (!measure->lines) measure->line_count = 0;
    measure_release(measure);
    return false;
  }
  Measure **at = &hall->measures;
  while (*at) at = &(*at)->next;
  *at = measure;
  json_object_set_new(request->reply, "sim", json_integer(measure->id));
  if (hall->setup.work) go_on(measure);
  return true;
}

HANDLER(sims)
{
  json_t *list = json_array();
  for (const Measure *measure = request->hall->measures; measure; measure = measure->next)
    json_array_append_new(list, state_of(measure));
  json_object_set_new(request->reply, "sims", list);
  return true;
}

HANDLER(sim_cancel)
{
  Measure *measure = measure_find(request);
  if (!measure) return false;
  if (!measure->finished) measure->cancelled = true;
  if (!measure->at_work && !measure->finished) {
    measure->finished = true;
    tell_progress(measure);
  }
  return true;
}

HANDLER(sim_forget)
{
  Measure *measure = measure_find(request);
  if (!measure) return false;
  if (!measure->finished)
    return hall_refuse(request, "sim_forget: the games are still being played: cancel them first");
  Measure **at = &request->hall->measures;
  while (*at != measure) at = &(*at)->next;
  *at = measure->next;
  measure_release(measure);
  return true;
}

HANDLER(sim_result)
{
  Measure *measure = measure_find(request);
  if (!measure) return false;
  if (!measure->finished)
    return hall_refuse(request, "sim_result: the games are still being played");
  json_t *state = state_of(measure), *lines = json_array();
  char seed[24];
  for (int i = 0; i < measure->line_count; i++)
    json_array_append_new(lines, line_json(&measure->lines[i]));
  snprintf(seed, sizeof seed, "%" PRIu64, measure->lines[0].series.seed);
  json_object_update(request->reply, state);
  json_object_set_new(request->reply, "lines", lines);
  json_object_set_new(request->reply, "seed", json_string(seed));
  if (measure->compares && measure->lines[1].session)
    json_object_set_new(request->reply, "compared", compared(measure));
  json_decref(state);
  return true;
}

/* Which games a request means: each of its fields that is there must fit. */
typedef struct Filter {
  int64_t deck, turn; /* -1: any */
  const char *outcome;
  int entry; /* of RatedGame.happened; -1: any */
  bool with;
} Filter;

static bool fits(const Line *line, const Filter *filter, int game)
{
  int outcome = line->outcomes[game];
  const char *want = filter->outcome;
  if (filter->turn >= 0 && line->turns[game] != filter->turn) return false;
  if (filter->entry >= 0) {
    size_t count = (size_t)rates_count(line->rates);
    bool happened = line->happened[(size_t)game * count + (size_t)filter->entry];
    if (outcome < 0 || happened != filter->with) return false;
  }
  if (!want) return true;
  if (strcmp(want, "draw") == 0) return outcome == OUTCOME_DRAW;
  if (strcmp(want, "error") == 0) return outcome == OUTCOME_ERROR;
  if (outcome < 0) return false;
  return (outcome == filter->deck) == (strcmp(want, "won") == 0);
}

HANDLER(sim_games)
{
  static const char *const words[] = {"won", "lost", "draw", "error"};
  Measure *measure = measure_find(request);
  Line *line = measure ? line_find(request, measure) : NULL;
  if (!line) return false;
  if (!measure->finished)
    return hall_refuse(request, "sim_games: the games are still being played");
  const char *card = hall_text(request, "card"), *event = hall_text(request, "event");
  Filter filter = {.deck = hall_number(request, "deck", 0),
                   .turn = hall_number(request, "turn", -1),
                   .outcome = hall_text(request, "outcome"),
                   .entry = -1,
                   .with = hall_flag(request, "with")};
  bool known = !filter.outcome;
  for (int i = 0; !known && i < 4; i++) known = strcmp(words[i], filter.outcome) == 0;
  if (!known) return hall_refuse(request, "sim_games: the outcome is won, lost, draw or error");
  if (card && line->rates)
    filter.entry = rates_entry(line->rates, (int)filter.deck, card, event ? event : "drawn");
  if (card && filter.entry < 0)
    return hall_refuse(request, "sim_games: this card was not looked at in these games");
  json_t *games = json_array();
  for (int game = 0; game < line->done; game++)
    if (fits(line, &filter, game))
      json_array_append_new(games, json_pack("{s:i, s:i, s:i}", "game", game, "turn",
                                             line->turns[game], "outcome", line->outcomes[game]));
  json_object_set_new(request->reply, "games", games);
  return true;
}

/* ---- A game of a series, as a replay ---------------------------------------------- */

typedef struct Fetching {
  HallWork work;
  HallLater later;
  Measure *measure;
  Line *line;
  int number;
  Text text;
  ArbError error;
} Fetching;

/* On any thread: plays the game once more, with a recorder. */
static void fetch(HallWork *work)
{
  Fetching *fetching = (Fetching *)work;
  const Series *series = &fetching->line->series;
  Recorder recorder = {0};
  Bot *bots[SESSION_SEATS] = {NULL};
  BindHost *host = bind_host_new(series->session->cards, &fetching->error);
  if (!host) return;
  for (int deck = 0; deck < series->session->seats; deck++)
    bots[deck] = match_new_bot(&series->bots, deck);
  SeriesGame playing = {.number = fetching->number, .recorder = &recorder};
  bool good = series_play(series, host, bots, &playing, &fetching->error) >= 0;
  if (playing.game) recorder_finish(&recorder, playing.game, !good, &fetching->text);
  recorder_free(&recorder);
  arb_destroy(playing.game);
  for (int deck = 0; deck < series->session->seats; deck++) bot_free(bots[deck]);
  bind_host_free(host);
}

static void fetched(HallWork *work)
{
  Fetching *fetching = (Fetching *)work;
  char name[64];
  json_t *reply = fetching->text.length ? json_object() : NULL;
  if (reply) {
    snprintf(name, sizeof name, "game %d of series %d", fetching->number, fetching->measure->id);
    json_object_set_new(reply, "text", json_text(fetching->text.bytes));
    json_object_set_new(reply, "name", json_string(name));
  }
  hall_answer_later(&fetching->later, reply, fetching->error.text);
  text_free(&fetching->text);
  measure_release(fetching->measure);
  free(fetching);
}

HANDLER(sim_game)
{
  Measure *measure = measure_find(request);
  Line *line = measure ? line_find(request, measure) : NULL;
  if (!line) return false;
  int64_t number = hall_number(request, "game", 0);
  if (!measure->finished) return hall_refuse(request, "sim_game: the games are still being played");
  if (number < 0 || number >= line->done)
    return hall_refuse(request, "sim_game: there is no game %d in this line", (int)number);
  Fetching *fetching = must_take(NULL, sizeof *fetching);
  *fetching = (Fetching){.work = {.run = fetch, .done = fetched},
                         .later = hall_later(request),
                         .measure = measure,
                         .line = line,
                         .number = (int)number};
  measure->users++;
  hall_do(request->hall, &fetching->work);
  return true;
}
