/* SPDX-License-Identifier: MIT */
/* measure.c -- see measure.h. */
#include "measure.h"

#include <lauxlib.h>
#include <lua.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* What is played is pinned: with another seed the figures are of other games. */
enum { PINNED_SEED = 1, YARD = 16384 };

/* What plays against what, and after how many decisions a position is taken, twice. */
typedef struct Pairing {
  const char *decks[MEASURE_SEATS];
  uint32_t every;
} Pairing;

enum { RIFTBOUND_EVERY = 60, EVOLVE_EVERY = 25 /* its games have half as many */ };

static const Pairing pairings[PAIRINGS] = {
  {{"jinx-origins", "viktor-origins"}, RIFTBOUND_EVERY},
  {{"annie-proving-grounds", "garen-proving-grounds"}, RIFTBOUND_EVERY},
  {{"annie-proving-grounds", "lux-proving-grounds"}, RIFTBOUND_EVERY},
  {{"annie-proving-grounds", "master-yi-proving-grounds"}, RIFTBOUND_EVERY},
  {{"garen-proving-grounds", "lux-proving-grounds"}, RIFTBOUND_EVERY},
  {{"garen-proving-grounds", "master-yi-proving-grounds"}, RIFTBOUND_EVERY},
  {{"lux-proving-grounds", "master-yi-proving-grounds"}, RIFTBOUND_EVERY},
  {{"sd01-forest", "sd02-sword"}, EVOLVE_EVERY},
  {{"sd03-rune", "sd04-dragon"}, EVOLVE_EVERY},
  {{"sd05-abyss", "sd06-haven"}, EVOLVE_EVERY},
};

static double read_clock(clockid_t clock)
{
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

/* Nanoseconds this thread has worked; dear to ask for. */
static double worked(void)
{
  return read_clock(CLOCK_THREAD_CPUTIME_ID);
}
/* Nanoseconds of the clock on the wall; cheap. */
static double now(void)
{
  return read_clock(CLOCK_MONOTONIC);
}

/* The compiler must believe that somebody reads these bytes, or it copies nothing. */
static void used(const void *bytes)
{
  __asm__ volatile("" : : "r"(bytes) : "memory");
}

/* ---- Figures ------------------------------------------------------------------ */

static int by_size(const void *a, const void *b)
{
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, int count)
{
  qsort(values, (size_t)count, sizeof *values, by_size);
  return values[count / 2];
}

double figure_median(const Bench *bench, const Figure *figure)
{
  double values[ROUNDS_MAX];
  memcpy(values, figure->of, sizeof values);
  return median(values, bench->rounds);
}

double figure_ratio(const Bench *bench, const Figure *figure, const Figure *yardstick)
{
  double values[ROUNDS_MAX];
  for (int i = 0; i < bench->rounds; i++) values[i] = figure->of[i] / yardstick->of[i];
  return median(values, bench->rounds);
}

/* ---- Timing one operation ------------------------------------------------------- */

typedef bool Operation(void *data);

/* Nanoseconds a call: the fastest of a few runs of about 2 ms each.  What
** disturbs a run can only make it slower. */
static double time_operation(Operation *operation, void *data)
{
  double best = 0;
  int calls = 1;
  for (int run = 0; run < 6;) {
    double start = worked();
    for (int i = 0; i < calls; i++)
      if (!operation(data)) return -1;
    double took = worked() - start;
    if (took < 1e6 && calls < 1 << 24) {
      calls *= 2; /* too short to be measured */
      continue;
    }
    if (run++ == 0 || took / calls < best) best = took / calls;
  }
  return best;
}

/* ---- Yardsticks ------------------------------------------------------------------- */

typedef struct Copying {
  char *to;
  const char *from;
  size_t count;
} Copying;

static bool copy_bytes(void *data)
{
  Copying *copying = data;
  used(copying->from);
  memcpy(copying->to, copying->from, copying->count);
  used(copying->to);
  return true;
}

static int do_nothing(lua_State *L)
{
  (void)L;
  return 0;
}

static bool call_lua(void *data)
{
  lua_State *L = data;
  lua_pushvalue(L, 1);
  return lua_pcall(L, 0, 0, 0) == LUA_OK;
}

/* The function is Lua's own code, not C: what a card script is. */
static bool open_lua(lua_State **L)
{
  *L = luaL_newstate();
  if (!*L) return false;
  lua_pushcfunction(*L, do_nothing); /* slot 1, should loading fail */
  if (luaL_loadstring(*L, "") != LUA_OK) return false;
  lua_replace(*L, 1);
  return true;
}

static bool measure_yardsticks(Bench *bench, int round)
{
  char *bytes = must_take(NULL, 2 * YARD);
  memset(bytes, 1, 2 * YARD);
  Copying copying = {bytes, bytes + YARD, YARD};
  bench->yardsticks.memcpy_ns.of[round] = time_operation(copy_bytes, &copying);
  free(bytes);
  lua_State *L = NULL;
  bool good = open_lua(&L);
  if (good) bench->yardsticks.lua_call_ns.of[round] = time_operation(call_lua, L);
  if (L) lua_close(L);
  return good;
}

/* ---- Games -------------------------------------------------------------------------- */

/* Sits two random bots down at game `number`, as `lunarbiter sim` does. */
static bool sit(Play *play, Match *match, Bot *const *bots, int number, ArbError *error)
{
  Seating seating = {.rotation = (int)(number % 2),
                     .seed = bind_bot_mix(PINNED_SEED, (uint64_t)number)};
  *match = (Match){.game = session_game(&play->session, play->host, &seating, error)};
  if (!match->game) return false;
  arb_keep_events(match->game, false);
  for (int seat = 0; seat < MEASURE_SEATS; seat++)
    match->bots[seat] = bots[session_deck_of(&play->session, &seating, (ArbSeat)seat)];
  match_sit(match, play->session.cards, seating.seed);
  return true;
}

static void open_bots(Bot **bots)
{
  for (int i = 0; i < MEASURE_SEATS; i++) bots[i] = bot_new("random");
}

static void close_bots(Bot **bots)
{
  for (int i = 0; i < MEASURE_SEATS; i++) bot_free(bots[i]);
}

static bool play_out(Match *match, ArbError *error)
{
  ArbStatus status;
  while ((status = match_next(match, error)) == ARB_AWAITING)
    if (match_bot_answers(match, error) < 0) return false;
  return status == ARB_OVER;
}

static void add_up(Play *play, ArbGame *game, int number)
{
  const ArbCounters *counters = arb_counters(game);
  play->windows += counters->windows;
  play->decisions += counters->decisions;
  play->answers += counters->answers;
  play->state_hash += bind_bot_mix(arb_hash(game), (uint64_t)number);
}

/* All games of a pairing, timed from the first set-up to the last end. */
static bool measure_games(Bench *bench, Play *play, Bot **bots, int round, ArbError *error)
{
  play->windows = play->decisions = play->answers = play->state_hash = 0;
  bool good = true;
  double start = worked();
  for (int number = 0; good && number < bench->games; number++) {
    Match match;
    if (!sit(play, &match, bots, number, error)) return false;
    good = play_out(&match, error);
    if (good) add_up(play, match.game, number);
    arb_destroy(match.game);
  }
  double took = worked() - start;
  play->seconds.of[round] = took * 1e-9;
  play->decision_ns.of[round] = took / (double)play->decisions;
  return good;
}

static void note_latency(Bench *bench, size_t count, double took)
{
  if (count == bench->latency_room) {
    bench->latency_room = count * 2 + 4096;
    bench->latencies = must_take(bench->latencies, bench->latency_room * sizeof(double));
  }
  bench->latencies[count] = took;
}

/* One game with a clock around each arb_answer; adds to `count`. */
static bool time_answers(Bench *bench, Match *match, size_t *count, ArbError *error)
{
  ArbStatus status;
  while ((status = match_next(match, error)) == ARB_AWAITING) {
    const ArbDecision *decision = arb_decision(match->game);
    const int32_t *values;
    int picks = bot_choose(match->bots[decision->player], match->game, &values);
    double start = now();
    status = arb_answer(match->game, decision->number, values, picks);
    note_latency(bench, *count, now() - start);
    if (status < 0) return false;
    match->answers++;
    (*count)++;
  }
  return status == ARB_OVER;
}

static void latency_figures(Bench *bench, Play *play, size_t count, uint64_t decisions, int round)
{
  double *sorted = bench->latencies, sum = 0;
  qsort(sorted, count, sizeof *sorted, by_size);
  for (size_t i = 0; i < count; i++) sum += sorted[i];
  play->answer_ns.of[round] = sorted[count / 2];
  play->answer_p99_ns.of[round] = sorted[count * 99 / 100];
  play->answer_max_ns.of[round] = sorted[count - 1];
  play->engine_ns.of[round] = sum / (double)decisions;
}

/* A quarter of the games again, each answer by itself. */
static bool measure_answers(Bench *bench, Play *play, Bot **bots, int round, ArbError *error)
{
  size_t count = 0;
  uint64_t decisions = 0;
  bool good = true;
  for (int number = 0; good && number < (bench->games + 3) / 4; number++) {
    Match match;
    if (!sit(play, &match, bots, number, error)) return false;
    good = time_answers(bench, &match, &count, error);
    decisions += arb_counters(match.game)->decisions;
    arb_destroy(match.game);
  }
  if (good) latency_figures(bench, play, count, decisions, round);
  return good;
}

/* ---- Positions ------------------------------------------------------------------------ */

static bool clone_it(void *data)
{
  Position *position = data;
  return arb_copy(position->copy, position->game) == ARB_OK;
}

/* What a search pays that goes on from the copy: the question is made again. */
static bool clone_and_look(void *data)
{
  Position *position = data;
  char text[64];
  if (arb_copy(position->copy, position->game) != ARB_OK) return false;
  arb_question(position->copy, text, sizeof text);
  return true;
}

static bool save_it(void *data)
{
  Position *position = data;
  return arb_save(position->game, position->save, position->save_size) == position->save_size;
}

static bool load_it(void *data)
{
  Position *position = data;
  ArbError error;
  ArbGame *game = arb_load(position->play->session.cards, bind_script_host(position->play->host),
                           position->save, position->save_size, &error);
  arb_destroy(game);
  return game != NULL;
}

static void measure_position(Position *position, int round)
{
  Copying copying = {position->block, position->block + position->bytes, position->bytes};
  position->memcpy_ns.of[round] = time_operation(copy_bytes, &copying);
  position->clone_ns.of[round] = time_operation(clone_it, position);
  position->look_ns.of[round] = time_operation(clone_and_look, position);
  position->save_ns.of[round] = time_operation(save_it, position);
  position->load_ns.of[round] = time_operation(load_it, position);
}

static void open_position(Position *position, const Play *play, ArbGame *game, int answers)
{
  *position = (Position){.play = play,
                         .decision = arb_decision(game)->number,
                         .answers = answers,
                         .bytes = arb_bytes_in_use(game),
                         .save_size = arb_save_size(game)};
  position->game = arb_clone(game);
  position->copy = arb_clone(game);
  position->block = must_take(NULL, 2 * position->bytes);
  position->save = must_take(NULL, position->save_size);
  memset(position->block, 1, 2 * position->bytes);
}

/* Plays on to the first decision after `from` that is the first of its step,
** or (in_step) one in the middle of an open step; false: the game ended before. */
static bool go_on(Match *match, uint32_t from, bool in_step, ArbError *error)
{
  while (match_next(match, error) == ARB_AWAITING) {
    const ArbDecision *decision = arb_decision(match->game);
    if (decision->number >= from && (decision->open != 0) == in_step) return true;
    if (match_bot_answers(match, error) < 0) return false;
  }
  return false;
}

/* The first game of the pairing after so many decisions between two steps, and after as many
** again within one. */
static bool open_positions(Play *play, uint32_t every, Position *positions, ArbError *error)
{
  Bot *bots[MEASURE_SEATS];
  Match match;
  open_bots(bots);
  bool good = sit(play, &match, bots, 0, error);
  for (int i = 0; good && i < POSITIONS_EACH; i++) {
    uint32_t from = every * (uint32_t)(i + 1);
    good = go_on(&match, from, i == 1, error);
    if (good) open_position(&positions[i], play, match.game, i);
    else
      snprintf(error->text, sizeof error->text, "%s against %s: the game ends before decision %u",
               play->decks[0], play->decks[1], (unsigned)from);
  }
  if (match.game) arb_destroy(match.game);
  close_bots(bots);
  return good;
}

static void close_position(Position *position)
{
  arb_destroy(position->game);
  arb_destroy(position->copy);
  free(position->block);
  free(position->save);
}

/* ---- All of it -------------------------------------------------------------------------- */

/* "annie-proving-grounds" is annie in a table, "sd01-forest" sd01. */
static void name_play(Play *play)
{
  int lengths[MEASURE_SEATS];
  for (int i = 0; i < MEASURE_SEATS; i++) {
    const char *set = strstr(play->decks[i], "-proving-grounds");
    if (!set) set = strchr(play->decks[i], '-');
    lengths[i] = (int)(set - play->decks[i]);
  }
  snprintf(play->name, sizeof play->name, "%.*s, %.*s", lengths[0], play->decks[0], lengths[1],
           play->decks[1]);
}

static bool open_play(Play *play, const char *const *decks, const char *data, ArbError *error)
{
  TextList names = {.items = {decks[0], decks[1]}, .count = 2};
  play->decks[0] = decks[0], play->decks[1] = decks[1];
  name_play(play);
  if (!session_pair(&play->session, data, NULL, NULL, &names, NULL, error)) return false;
  play->host = bind_host_new(play->session.cards, error);
  return play->host != NULL;
}

bool bench_open(Bench *bench, const char *data, ArbError *error)
{
  for (int i = 0; i < PAIRINGS; i++)
    if (!open_play(&bench->plays[i], pairings[i].decks, data, error) ||
        !open_positions(&bench->plays[i], pairings[i].every, &bench->positions[i * POSITIONS_EACH],
                        error))
      return false;
  return true;
}

bool bench_round(Bench *bench, int round, ArbError *error)
{
  Bot *bots[MEASURE_SEATS];
  bool good = measure_yardsticks(bench, round);
  open_bots(bots);
  for (int i = 0; good && i < PAIRINGS; i++)
    good = measure_games(bench, &bench->plays[i], bots, round, error) &&
           measure_answers(bench, &bench->plays[i], bots, round, error);
  close_bots(bots);
  for (int i = 0; good && i < POSITIONS; i++) measure_position(&bench->positions[i], round);
  return good;
}

void bench_close(Bench *bench)
{
  for (int i = 0; i < POSITIONS; i++) close_position(&bench->positions[i]);
  for (int i = 0; i < PAIRINGS; i++) {
    bind_host_free(bench->plays[i].host);
    session_close(&bench->plays[i].session);
  }
  free(bench->latencies);
}
