/* SPDX-License-Identifier: MIT */
/*
** sim.c -- `lunarbiter sim`: many games between two bots, on several threads.
**
** The games are a series (session/series.h): each is made of the seed and its number alone.  Each
** thread has its own script host and its own bots, and takes the next number from a counter.  What
** is summed up does not depend on the order either; state_hash is a sum over (hash of the final
** state, game number).
**
** A game that ends with an error is played once more, in the same way, with a recorder; games of
** bots that are programs are recorded from the beginning.  With --compare every game is played a
** second time, from the same seed and with another first deck, when all have been played once.
*/
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "commands/commands.h"
#include "bots/external.h"
#include "common/json.h"
#include "session/series.h"
#include "games/rates.h"
#include "common/share.h"
#include "common/terminal.h"

typedef struct SimOptions {
  TextList decks, cards;
  SessionMods mods;
  const char *game, *format, *bots, *data, *out, *compare;
  int64_t games, threads, timeout, budget;
  uint64_t seed;
  bool json, progress, check, all_cards;
} SimOptions;

typedef struct Tally {
  int64_t games, errors, draws, turns, shortest, longest;
  int64_t wins[SESSION_SEATS];      /* by deck; team mates win together */
  int64_t seat_wins[SESSION_SEATS]; /* by seat: in the order of turns */
  uint64_t hash;
  ArbCounters counters;
} Tally;

enum GameResult { RESULT_OPEN, RESULT_WON, RESULT_LOST }; /* open: a draw, or an error */

typedef struct Sim {
  const SimOptions *options;
  Series series;
  pthread_mutex_t lock; /* guards what follows */
  int64_t next, done;
  Tally tally;
  Rates *rates;     /* NULL: nobody asked */
  uint8_t *results; /* of each game, a GameResult for the first deck; or NULL */
  int broken;       /* a thread could not even begin */
  double start, last_shown;
} Sim;

typedef struct Worker {
  Sim *sim;
  pthread_t thread;
  bool started;
} Worker;

static double now(void)
{
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* ---- One game ------------------------------------------------------------------- */

/* A game went wrong and is written down. */
static void write_error(const Sim *sim, const Recorder *recorder, ArbGame *game, int64_t number,
                        const ArbError *what)
{
  char path[DECK_PATH_MAX];
  ArbError error = {0};
  snprintf(path, sizeof path, "%s/sim-%" PRIu64 "-%" PRId64 ".replay", sim->options->out,
           sim->options->seed, number);
  bool written = game && recorder_write(recorder, game, true, path, &error);
  fprintf(stderr, "lunarbiter sim: game %" PRId64 ": %s (%s%s)\n", number, what->text,
          written ? "replay: " : "no replay: ", written ? path : error.text);
}

/* The same game again, with a recorder: most games go well and need none. */
static void replay_error(const Sim *sim, BindHost *host, Bot *const *bots, int64_t number,
                         const ArbError *what)
{
  ArbError error = {0};
  Recorder recorder = {0};
  SeriesGame again = {.number = number, .recorder = &recorder};
  series_play(&sim->series, host, bots, &again, &error);
  write_error(sim, &recorder, again.game, number, what);
  recorder_free(&recorder);
  arb_destroy(again.game);
}

/* Plays a game, and writes a record of a game that went wrong.  Programs may answer differently the
** next time, so their games are recorded from the beginning. */
static bool play_safely(const Sim *sim, BindHost *host, Bot *const *bots, SeriesGame *playing)
{
  ArbError error = {0};
  Recorder recorder = {0};
  bool programs = false;
  for (int deck = 0; deck < sim->series.session->seats; deck++)
    programs |= bot_is_program(bots[deck]);
  playing->recorder = programs ? &recorder : NULL;
  bool good = series_play(&sim->series, host, bots, playing, &error) >= 0;
  if (!good && session_spent()) good = false; /* which is told once, in the end */
  else if (!good && programs) write_error(sim, &recorder, playing->game, playing->number, &error);
  else if (!good) replay_error(sim, host, bots, playing->number, &error);
  recorder_free(&recorder);
  return good;
}

/* ---- Summing up ----------------------------------------------------------------- */

static void add_counters(ArbCounters *sum, const ArbCounters *more)
{
  sum->windows += more->windows;
  sum->decisions += more->decisions;
  sum->steps += more->steps;
  sum->answers += more->answers;
  sum->reruns += more->reruns;
  sum->grows += more->grows;
  for (int i = 0; i <= ARB_ANSWERS_MAX; i++) sum->answers_per_step[i] += more->answers_per_step[i];
}

static void add_length(Tally *tally, ArbGame *game)
{
  int32_t turns = 0;
  arb_look(game, ARB_NO_SEAT, (ArbId){0, 0}, "turn", &turns);
  tally->turns += turns;
  if (tally->shortest == 0 || turns < tally->shortest) tally->shortest = turns;
  if (turns > tally->longest) tally->longest = turns;
}

static void add_game(Sim *sim, int64_t number, ArbGame *game, bool failed)
{
  Tally *tally = &sim->tally;
  tally->games++;
  if (game) {
    tally->hash += bind_bot_mix(arb_hash(game), (uint64_t)number);
    add_counters(&tally->counters, arb_counters(game));
  }
  if (failed || !game) {
    tally->errors++;
    return;
  }
  add_length(tally, game);
  Seating seating = series_seating(&sim->series, number);
  tally->draws += arb_winner(game) == ARB_NO_SEAT;
  for (int seat = 0; seat < sim->series.session->seats; seat++) {
    if (!arb_won(game, (ArbSeat)seat)) continue;
    tally->wins[session_deck_of(sim->series.session, &seating, (ArbSeat)seat)]++;
    tally->seat_wins[seat]++;
  }
}

/* How the game went for the first deck. */
static enum GameResult result_of(const Sim *sim, int64_t number, ArbGame *game)
{
  if (arb_winner(game) == ARB_NO_SEAT) return RESULT_OPEN;
  return series_won(&sim->series, number, game, 0) ? RESULT_WON : RESULT_LOST;
}

/* For those who asked more than how many games were won. */
static void add_details(Sim *sim, const SeriesGame *playing, const RatedGame *rated)
{
  if (sim->rates) rates_add(rated, playing->game);
  if (sim->results)
    sim->results[playing->number] = (uint8_t)result_of(sim, playing->number, playing->game);
}

static void show_progress(Sim *sim)
{
  double time = now();
  if (!sim->options->progress || (time - sim->last_shown < 0.2 && sim->done < sim->options->games))
    return;
  sim->last_shown = time;
  terminal_control(stderr, "\r");
  fprintf(stderr, "%" PRId64 " of %" PRId64 " games, %.0f a second, %" PRId64 " errors", sim->done,
          sim->options->games, (double)sim->done / (time - sim->start + 1e-9), sim->tally.errors);
  if (sim->done == sim->options->games) fputc('\n', stderr);
  fflush(stderr);
}

/* ---- Threads -------------------------------------------------------------------- */

/* The number of the next game; -1 when all are taken. */
static int64_t take_number(Sim *sim)
{
  pthread_mutex_lock(&sim->lock);
  int64_t number = sim->next < sim->options->games && !session_spent() ? sim->next++ : -1;
  pthread_mutex_unlock(&sim->lock);
  return number;
}

static void watch(void *rated, ArbGame *game)
{
  rates_watch(rated, game);
}

static void play_one(Sim *sim, BindHost *host, Bot *const *bots, int64_t number)
{
  Seating seating = series_seating(&sim->series, number);
  RatedGame rated = rates_begin(sim->rates, &seating);
  SeriesGame playing = {.number = number, .watch = sim->rates ? watch : NULL, .data = &rated};
  bool good = play_safely(sim, host, bots, &playing);
  pthread_mutex_lock(&sim->lock);
  bool counts = good || !session_spent();
  if (counts) add_game(sim, number, playing.game, !good);
  if (good) add_details(sim, &playing, &rated);
  sim->done += counts;
  show_progress(sim);
  pthread_mutex_unlock(&sim->lock);
  rates_end(&rated);
  arb_destroy(playing.game);
}

static void work_through(Sim *sim, BindHost *host, Bot *const *bots)
{
  for (int64_t number; (number = take_number(sim)) >= 0;) play_one(sim, host, bots, number);
}

static void *work(void *data)
{
  Sim *sim = ((Worker *)data)->sim;
  ArbError error = {0};
  BindHost *host = bind_host_new(sim->series.session->cards, &error);
  if (!host) {
    session_gave_up("sim", &error);
    pthread_mutex_lock(&sim->lock);
    sim->broken++;
    pthread_mutex_unlock(&sim->lock);
    return NULL;
  }
  Bot *bots[SESSION_SEATS];
  int decks = sim->series.session->seats;
  for (int deck = 0; deck < decks; deck++) bots[deck] = match_new_bot(&sim->series.bots, deck);
  work_through(sim, host, bots);
  for (int deck = 0; deck < decks; deck++) bot_free(bots[deck]);
  bind_host_free(host);
  return NULL;
}

/* Further threads that cannot be had are no loss: the others play their games. */
static void run_workers(Sim *sim)
{
  int64_t count = sim->options->threads - 1;
  Worker *workers = must_take(NULL, (size_t)(count + 1) * sizeof *workers);
  for (int64_t i = 0; i < count; i++) {
    workers[i] = (Worker){.sim = sim};
    workers[i].started = pthread_create(&workers[i].thread, NULL, work, &workers[i]) == 0;
  }
  workers[count] = (Worker){.sim = sim};
  work(&workers[count]);
  for (int64_t i = 0; i < count; i++)
    if (workers[i].started) pthread_join(workers[i].thread, NULL);
  free(workers);
}

/* ---- The report ----------------------------------------------------------------- */

/* Over the steps that took an answer at all. */
typedef struct StepAnswers {
  double mean;
  int p99, max;
} StepAnswers;

static StepAnswers step_answers(const ArbCounters *counters)
{
  StepAnswers result = {0};
  uint64_t steps = 0, answers = 0, seen = 0;
  for (int i = 1; i <= ARB_ANSWERS_MAX; i++) {
    steps += counters->answers_per_step[i];
    answers += counters->answers_per_step[i] * (uint64_t)i;
    if (counters->answers_per_step[i]) result.max = i;
  }
  if (steps) result.mean = (double)answers / (double)steps;
  for (int i = 1; i <= ARB_ANSWERS_MAX && result.p99 == 0; i++) {
    seen += counters->answers_per_step[i];
    if (steps && seen * 100 >= steps * 99) result.p99 = i;
  }
  return result;
}

static double per(double amount, double whole)
{
  return whole > 0 ? amount / whole : 0;
}

static json_t *json_share(int64_t part, Share share)
{
  return json_pack("{s:I, s:f, s:f, s:f}", "wins", (json_int_t)part, "share", share.value, "low",
                   share.low, "high", share.high);
}

static int64_t games_decided(const Tally *tally)
{
  return tally->games - tally->errors - tally->draws;
}

static json_t *json_numbers(const int64_t *numbers, int count)
{
  json_t *list = json_array();
  for (int i = 0; i < count; i++) json_array_append_new(list, json_integer(numbers[i]));
  return list;
}

static void add_json_setup(json_t *page, const Sim *sim)
{
  const Session *session = sim->series.session;
  json_t *decks = json_array(), *bots = json_array();
  for (int deck = 0; deck < session->seats; deck++) {
    json_array_append_new(decks, json_text(session->decks[deck].name));
    json_array_append_new(bots, json_text(sim->series.bots.name[deck]));
  }
  json_object_set_new(page, "decks", decks);
  json_object_set_new(page, "bots", bots);
  json_object_set_new(page, "format", json_text(session->format_name));
  json_t *mods = json_array();
  for (int i = 0; i < session->paths.mod_count; i++)
    json_array_append_new(mods, json_pack("{s:o, s:o}", "name", json_text(session->in_use[i].name),
                                          "version", json_text(session->in_use[i].version)));
  json_object_set_new(page, "mods", mods);
  char seed[24];
  snprintf(seed, sizeof seed, "%" PRIu64, sim->options->seed); /* may not fit a JSON number */
  json_object_set_new(page, "seed", json_string(seed));
  json_object_set_new(page, "threads", json_integer(sim->options->threads));
}

static json_t *json_report(const Sim *sim, double seconds)
{
  const Tally *t = &sim->tally;
  const ArbCounters *c = &t->counters;
  int64_t decided = games_decided(t);
  StepAnswers steps = step_answers(c);
  char hash[20];
  snprintf(hash, sizeof hash, "%016" PRIx64, t->hash);
  json_t *page = json_object();
  add_json_setup(page, sim);
  json_object_set_new(page, "games", json_integer(t->games));
  json_object_set_new(page, "seconds", json_real(seconds));
  json_object_set_new(page, "games_per_second", json_real(per((double)t->games, seconds)));
  json_object_set_new(page, "windows", json_integer((json_int_t)c->windows));
  json_object_set_new(page, "windows_per_second", json_real(per((double)c->windows, seconds)));
  json_object_set_new(page, "decisions", json_integer((json_int_t)c->decisions));
  json_object_set_new(page, "decisions_per_second", json_real(per((double)c->decisions, seconds)));
  json_object_set_new(page, "decisions_per_game",
                      json_real(per((double)c->decisions, (double)t->games)));
  json_object_set_new(
      page, "answers_per_step",
      json_pack("{s:f, s:i, s:i}", "mean", steps.mean, "p99", steps.p99, "max", steps.max));
  json_object_set_new(page, "wins", json_numbers(t->wins, sim->series.session->seats));
  json_object_set_new(page, "seat_wins", json_numbers(t->seat_wins, sim->series.session->seats));
  json_object_set_new(page, "first_player",
                      json_share(t->seat_wins[0], share_of(t->seat_wins[0], decided)));
  json_object_set_new(page, "draws", json_integer(t->draws));
  json_object_set_new(page, "errors", json_integer(t->errors));
  json_object_set_new(page, "turns",
                      json_pack("{s:f, s:I, s:I}", "mean",
                                per((double)t->turns, (double)(t->games - t->errors)), "min",
                                (json_int_t)t->shortest, "max", (json_int_t)t->longest));
  json_object_set_new(page, "state_hash", json_string(hash));
  if (sim->rates) json_object_set_new(page, "cards", rates_json(sim->rates));
  return page;
}

static void print_share(const char *what, int64_t part, int64_t whole)
{
  Share share = share_of(part, whole);
  if (whole == 0) { /* no game was won: nothing is known of shares */
    printf("%-26s %7" PRId64 "\n", what, part);
    return;
  }
  printf("%-26s %7" PRId64 "  %5.1f%%  (95%%: %.1f to %.1f)\n", what, part, share.value * 100,
         share.low * 100, share.high * 100);
}

static void print_report(const Sim *sim, double seconds)
{
  const Tally *t = &sim->tally;
  const ArbCounters *c = &t->counters;
  int64_t decided = games_decided(t);
  StepAnswers steps = step_answers(c);
  static const char *const order[] = {"first", "second", "third", "fourth"};
  char who[DECK_NAME_MAX + 24];
  session_tell_mods(sim->series.session, stdout);
  for (int deck = 0; deck < sim->series.session->seats; deck++) {
    snprintf(who, sizeof who, "%s (%s)", sim->series.session->decks[deck].name,
             sim->series.bots.name[deck]);
    print_share(who, t->wins[deck], decided);
  }
  for (int seat = 0; seat < (sim->series.session->seats == 2 ? 1 : sim->series.session->seats);
       seat++) {
    snprintf(who, sizeof who, "whoever plays %s", order[seat]);
    print_share(who, t->seat_wins[seat], decided);
  }
  printf("%-26s %7" PRId64 "\n%-26s %7" PRId64 "\n", "draws", t->draws, "errors", t->errors);
  printf("length: %.1f turns a game (%" PRId64 " to %" PRId64 "), %.1f decisions\n",
         per((double)t->turns, (double)(t->games - t->errors)), t->shortest, t->longest,
         per((double)c->decisions, (double)t->games));
  printf("speed: %" PRId64 " games in %.2f s: %.1f games, %.0f windows, %.0f decisions a second\n",
         t->games, seconds, per((double)t->games, seconds), per((double)c->windows, seconds),
         per((double)c->decisions, seconds));
  printf("answers a step: %.2f on average, %d at the 99th of 100, %d at most\n", steps.mean,
         steps.p99, steps.max);
  printf("state hash: %016" PRIx64 "\n", t->hash);
  if (sim->rates) rates_print(sim->rates);
}

/* ---- The same games with another deck -------------------------------------------- */

/* How the pairs of games ended that both have a winner. */
typedef struct Pairs {
  int64_t count, only_first, only_second;
} Pairs;

static Pairs pairs_of(const Sim *first, const Sim *second)
{
  Pairs pairs = {0};
  for (int64_t i = 0; i < first->options->games; i++) {
    enum GameResult one = first->results[i], other = second->results[i];
    if (one == RESULT_OPEN || other == RESULT_OPEN) continue;
    pairs.count++;
    pairs.only_first += one == RESULT_WON && other == RESULT_LOST;
    pairs.only_second += one == RESULT_LOST && other == RESULT_WON;
  }
  return pairs;
}

static void print_compared(const Sim *first, const Sim *second)
{
  Pairs pairs = pairs_of(first, second);
  Share d = share_of_pairs(pairs.only_first, pairs.only_second, pairs.count);
  const char *one = first->series.session->decks[0].name,
             *other = second->series.session->decks[0].name;
  char who[DECK_NAME_MAX + BOT_NAME_MAX + 4];
  printf("\nthe same games with %s in place of %s:\n", other, one);
  snprintf(who, sizeof who, "%s (%s)", other, second->series.bots.name[0]);
  print_share(who, second->tally.wins[0], games_decided(&second->tally));
  printf("%-26s %7" PRId64 "\n%-26s %7" PRId64 "\n", "draws", second->tally.draws, "errors",
         second->tally.errors);
  printf("of %" PRId64 " pairs of games: only %s won %" PRId64 ", only %s won %" PRId64 "\n",
         pairs.count, one, pairs.only_first, other, pairs.only_second);
  printf("difference, %s less %s: %+.1f points  (95%%: %+.1f to %+.1f)\n", one, other,
         d.value * 100, d.low * 100, d.high * 100);
}

static json_t *json_compared(const Sim *first, const Sim *second)
{
  Pairs pairs = pairs_of(first, second);
  Share d = share_of_pairs(pairs.only_first, pairs.only_second, pairs.count);
  const Tally *t = &second->tally;
  return json_pack("{s:o, s:o, s:I, s:I, s:I, s:I, s:I, s:{s:f, s:f, s:f}}", "deck",
                   json_text(second->series.session->decks[0].name), "share",
                   json_share(t->wins[0], share_of(t->wins[0], games_decided(t))), "draws",
                   (json_int_t)t->draws, "errors", (json_int_t)t->errors, "pairs",
                   (json_int_t)pairs.count, "only_first", (json_int_t)pairs.only_first,
                   "only_other", (json_int_t)pairs.only_second, "difference", "value", d.value,
                   "low", d.low, "high", d.high);
}

/* ---- The command ------------------------------------------------------------------ */

static bool play_all(Sim *sim)
{
  pthread_mutex_init(&sim->lock, NULL);
  sim->start = now();
  run_workers(sim);
  pthread_mutex_destroy(&sim->lock);
  return sim->done == sim->options->games; /* else no thread could begin: told there */
}

static void report(const Sim *sim, const Sim *other, double seconds)
{
  if (sim->options->json) {
    json_t *page = json_report(sim, seconds);
    if (other) json_object_set_new(page, "compared", json_compared(sim, other));
    json_page(page);
    return;
  }
  print_report(sim, seconds);
  if (other) print_compared(sim, other);
}

static uint8_t *no_results(int64_t games)
{
  uint8_t *results = must_take(NULL, (size_t)games);
  memset(results, RESULT_OPEN, (size_t)games);
  return results;
}

static int run_sim(const SimOptions *options, const Session *session, const Session *other,
                   const BotNames *bots)
{
  ArbError error = {0};
  const Series series = {session, *bots, options->seed, options->check};
  Sim sim = {.options = options, .series = series};
  Sim compared = {.options = options, .series = series};
  compared.series.session = other;
  if ((options->cards.count || options->all_cards) &&
      !(sim.rates = rates_new(session, &options->cards, options->all_cards, &error)))
    return session_failed("sim", &error);
  if (other) sim.results = no_results(options->games);
  if (other) compared.results = no_results(options->games);
  bool played = play_all(&sim);
  double seconds = now() - sim.start;
  played = played && (!other || play_all(&compared));
  if (played) report(&sim, other ? &compared : NULL, seconds);
  rates_free(sim.rates);
  free(sim.results);
  free(compared.results);
  return played && !sim.tally.errors && !compared.tally.errors ? EXIT_FINE : EXIT_FAILED;
}

int command_sim(int argc, char **argv)
{
  SimOptions options = {.games = 100,
                        .threads = 1,
                        .seed = 1,
                        .bots = "random",
                        .out = ".",
                        .timeout = EXTERNAL_TIMEOUT,
                        .progress = isatty(STDERR_FILENO) == 1};
  /* clang-format off */
  const Option table[] = {
    {.name = "deck", .kind = OPTION_LIST, .to = &options.decks, .argument = "DECK",
     .help = "a deck, by path or name; give it once for all players, or once for each\n"
             "(default: jinx-origins against viktor-origins)"},
    {.name = "games", .kind = OPTION_NUMBER, .to = &options.games, .argument = "N",
     .help = "the number of games (default: 100)", .min = 1, .max = 100000000},
    {.name = "seed", .kind = OPTION_SEED, .to = &options.seed, .argument = "S",
     .help = "the seed; each game's own seed comes from it and the game's number\n"
             "(default: 1)"},
    {.name = "bots", .kind = OPTION_TEXT, .to = &options.bots, .argument = "X,Y",
     .help = "the bots in deck order: random, greedy or exec:COMMAND; one name stands\n"
             "for all (default: random)"},
    MATCH_TIMEOUT_OPTION(&options.timeout),
    {.name = "threads", .kind = OPTION_NUMBER, .to = &options.threads, .argument = "T",
     .help = "the number of threads; it changes the speed and no result (default: 1)",
     .min = 1, .max = 256},
    {.name = "format", .kind = OPTION_TEXT, .to = &options.format, .argument = "F",
     .help = "the mode of play: duel, match, ffa3, 2v2, standard ... (default: the\n"
             "game's own, duel or standard, or one in which both decks are legal)"},
    {.name = "card", .kind = OPTION_LIST, .to = &options.cards, .argument = "CARD",
     .help = "report how often players won who drew or played this card, and players\n"
             "who did not; by name or id, may be given several times (docs/win-rates.md)"},
    {.name = "cards", .kind = OPTION_FLAG, .to = &options.all_cards,
     .help = "the same report for every card of the decks"},
    {.name = "compare", .kind = OPTION_TEXT, .to = &options.compare, .argument = "DECK",
     .help = "play the same games again with this deck in place of the first one, and\n"
             "report the difference in wins"},
    {.name = "json", .kind = OPTION_FLAG, .to = &options.json, .help = "the report as JSON"},
    {.name = "out", .kind = OPTION_TEXT, .to = &options.out, .argument = "DIR",
     .help = "the folder for replays of games with errors (default: .)"},
    {.name = "progress", .kind = OPTION_FLAG, .to = &options.progress,
     .help = "show progress on stderr even when it is not a terminal"},
    {.name = "check", .kind = OPTION_FLAG, .to = &options.check,
     .help = "run every step twice and check the engine's invariants"},
    SESSION_BUDGET_OPTION(&options.budget),
    SESSION_GAME_OPTION(&options.game),
    SESSION_MOD_OPTIONS(&options.mods),
    SESSION_DATA_OPTION(&options.data),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "sim",
    .synopsis = "[options]",
    .text = "Bots play many games. The report says how often each deck and seat won, with 95%\n"
            "intervals (Wilson), how long the games were and how fast they went. The decks\n"
            "take turns at playing first. A window is every question, also one that the\n"
            "engine answers itself; a decision has two or more options besides paying by\n"
            "hand. A game with a script error, or with more than 20,000 decisions, counts as\n"
            "an error: its replay is written, the run goes on, and the exit code is 1.",
    .examples = "sim\n"
                "sim --games 1000 --threads 4 --seed 1\n"
                "sim --deck jinx-origins --games 200 --bots greedy,random --json\n"
                "sim --format 2v2 --games 50 --bots greedy,random,greedy,random\n"
                "sim --bots greedy --games 1000 --card \"Traveling Merchant\"\n"
                "sim --bots greedy --games 1000 --deck with.txt --deck viktor-origins "
                "--compare without.txt\n"
                "sim --check --games 20 --out errors",
    .options = table,
    .option_count = sizeof table / sizeof *table,
  };
  int count;
  Session session = {0}, other = {0};
  BotNames bots;
  ArbError error = {0};
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (!match_bot_names(options.bots, &bots, &error)) return options_wrong(&usage, "%s", error.text);
  bots.timeout = (double)options.timeout;
  bool ready =
      session_allow(options.budget, &error) &&
      session_pair(&session, options.data, &options.mods, options.game, &options.decks,
                   options.format, &error) &&
      match_bots_for(&bots, session.seats, &error) &&
      (!options.compare || series_pair_other(&other, options.data, &options.mods, options.format,
                                             options.compare, &session, &error));
  int code = ready ? run_sim(&options, &session, options.compare ? &other : NULL, &bots)
                   : session_gave_up("sim", &error);
  session_close(&session);
  session_close(&other);
  return session_end("sim", code);
}
