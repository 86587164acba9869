/* SPDX-License-Identifier: MIT */
/*
** sim.c -- `lunarbiter sim`: many games between two bots, on several threads.
**
** Game number g is made of the seed S and g alone, so it is the same game
** whichever thread plays it and whatever was played before: each thread has its
** own script host and its own bots, and takes the next number from a counter.
** What is summed up does not depend on the order either; state_hash is a sum
** over (hash of the final state, game number).
**
** The deck named first has seat 0, and so the first turn, in game 0; then the decks
** move on by one seat from game to game.  A game that ends with an error is played
** once more, in the same way, with a recorder; games of bots that are programs are recorded
** from the beginning.
*/
#include <inttypes.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "commands.h"
#include "external.h"
#include "json.h"
#include "match.h"

typedef struct SimOptions {
  TextList decks;
  SessionMods mods;
  const char *game, *format, *bots, *data, *out;
  int64_t games, threads, timeout;
  uint64_t seed;
  bool json, progress, check;
} SimOptions;

typedef struct Tally {
  int64_t games, errors, draws, turns, shortest, longest;
  int64_t wins[SESSION_SEATS]; /* by deck; team mates win together */
  int64_t seat_wins[SESSION_SEATS]; /* by seat: in the order of turns */
  uint64_t hash;
  ArbCounters counters;
} Tally;

typedef struct Sim {
  const SimOptions *options;
  const Session *session;
  BotNames bots;
  pthread_mutex_t lock;        /* guards what follows */
  int64_t next, done;
  Tally tally;
  int broken;                  /* a thread could not even begin */
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

static Seating seating_of(const Sim *sim, int64_t number)
{
  return (Seating){.rotation = (int)(number % sim->session->seats), .check = sim->options->check,
                   .seed = bot_mix(sim->options->seed, (uint64_t)number)};
}

static ArbStatus play_out(Match *match, ArbError *error)
{
  bool events = match_wants_events(match); /* who wants them has them by now */
  for (;;) {
    ArbStatus status = match_next(match, error);
    if (events) arb_forget_events(match->game);
    if (status != ARB_AWAITING) return status;
    status = match_bot_answers(match, error);
    if (status < 0) return status;
  }
}

/* Plays game `number`; *game stays for the caller to look at and destroy. */
static ArbStatus play_game(const Sim *sim, BindHost *host, Bot *const *bots, int64_t number,
                           Recorder *recorder, ArbGame **game, ArbError *error)
{
  Seating seating = seating_of(sim, number);
  Match match = {.recorder = recorder, .goal = session_goal(sim->session),
                 .format = sim->session->format_name};
  const char *names[SESSION_SEATS];
  for (int seat = 0; seat < sim->session->seats; seat++) {
    int deck = session_deck_of(sim->session, &seating, (ArbSeat)seat);
    match.bots[seat] = bots[deck];
    names[seat] = sim->bots.name[deck];
  }
  *game = match.game = session_game(sim->session, host, &seating, error);
  if (!match.game) return error->status;
  if (recorder) recorder_start(recorder, sim->session, &seating, names);
  match_sit(&match, sim->session->cards, seating.seed);
  arb_keep_events(match.game, match_wants_events(&match));
  ArbStatus status = play_out(&match, error);
  match_end(&match, status, error);
  return status;
}

/* A game went wrong and is written down. */
static void write_error(const Sim *sim, const Recorder *recorder, const ArbGame *game,
                        int64_t number, const ArbError *what)
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
  ArbGame *game;
  ArbError error = {0};
  Recorder recorder = {0};
  play_game(sim, host, bots, number, &recorder, &game, &error);
  write_error(sim, &recorder, game, number, what);
  recorder_free(&recorder);
  arb_destroy(game);
}

/* Plays a game, and sees to it that one that went wrong is written down.  What programs answer
** may be another thing the next time: their games are recorded from the beginning. */
static bool play_safely(const Sim *sim, BindHost *host, Bot *const *bots, int64_t number,
                        ArbGame **game)
{
  ArbError error = {0};
  Recorder recorder = {0};
  bool programs = false;
  for (int deck = 0; deck < sim->session->seats; deck++) programs |= bot_is_program(bots[deck]);
  bool good =
    play_game(sim, host, bots, number, programs ? &recorder : NULL, game, &error) >= 0;
  if (!good && programs) write_error(sim, &recorder, *game, number, &error);
  if (!good && !programs) replay_error(sim, host, bots, number, &error);
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
  for (int i = 0; i <= ARB_ANSWERS_MAX; i++)
    sum->answers_per_step[i] += more->answers_per_step[i];
}

static void add_length(Tally *tally, const ArbGame *game)
{
  int32_t turns = 0;
  arb_look(game, ARB_NO_SEAT, (ArbId){0, 0}, "turn", &turns);
  tally->turns += turns;
  if (tally->shortest == 0 || turns < tally->shortest) tally->shortest = turns;
  if (turns > tally->longest) tally->longest = turns;
}

static void add_game(Sim *sim, int64_t number, const ArbGame *game, bool failed)
{
  Tally *tally = &sim->tally;
  tally->games++;
  if (game) {
    tally->hash += bot_mix(arb_hash(game), (uint64_t)number);
    add_counters(&tally->counters, arb_counters(game));
  }
  if (failed || !game) {
    tally->errors++;
    return;
  }
  add_length(tally, game);
  Seating seating = seating_of(sim, number);
  tally->draws += arb_winner(game) == ARB_NO_SEAT;
  for (int seat = 0; seat < sim->session->seats; seat++) {
    if (!arb_won(game, (ArbSeat)seat)) continue;
    tally->wins[session_deck_of(sim->session, &seating, (ArbSeat)seat)]++;
    tally->seat_wins[seat]++;
  }
}

static void show_progress(Sim *sim)
{
  double time = now();
  if (!sim->options->progress || (time - sim->last_shown < 0.2 && sim->done < sim->options->games))
    return;
  sim->last_shown = time;
  fprintf(stderr, "\r%" PRId64 " of %" PRId64 " games, %.0f a second, %" PRId64 " errors",
          sim->done, sim->options->games, (double)sim->done / (time - sim->start + 1e-9),
          sim->tally.errors);
  if (sim->done == sim->options->games) fputc('\n', stderr);
}

/* ---- Threads -------------------------------------------------------------------- */

/* The number of the next game; -1 when all are taken. */
static int64_t take_number(Sim *sim)
{
  pthread_mutex_lock(&sim->lock);
  int64_t number = sim->next < sim->options->games ? sim->next++ : -1;
  pthread_mutex_unlock(&sim->lock);
  return number;
}

static void work_through(Sim *sim, BindHost *host, Bot *const *bots)
{
  for (int64_t number; (number = take_number(sim)) >= 0;) {
    ArbGame *game;
    bool failed = !play_safely(sim, host, bots, number, &game);
    pthread_mutex_lock(&sim->lock);
    add_game(sim, number, game, failed);
    sim->done++;
    show_progress(sim);
    pthread_mutex_unlock(&sim->lock);
    arb_destroy(game);
  }
}

static void *work(void *data)
{
  Sim *sim = ((Worker *)data)->sim;
  ArbError error = {0};
  BindHost *host = bind_host_new(sim->session->cards, &error);
  if (!host) {
    session_failed("sim", &error);
    pthread_mutex_lock(&sim->lock);
    sim->broken++;
    pthread_mutex_unlock(&sim->lock);
    return NULL;
  }
  Bot *bots[SESSION_SEATS];
  int decks = sim->session->seats;
  for (int deck = 0; deck < decks; deck++) bots[deck] = match_new_bot(&sim->bots, deck);
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

/* A share with its 95% interval (Wilson). */
typedef struct Share {
  double value, low, high;
} Share;

static Share share_of(int64_t part, int64_t whole)
{
  const double z = 1.959964;
  if (whole == 0) return (Share){0.5, 0, 1};
  double n = (double)whole, p = (double)part / n, d = 1 + z * z / n;
  double middle = (p + z * z / (2 * n)) / d;
  double half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / d;
  return (Share){p, middle - half, middle + half};
}

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

static double per(double amount, double whole) { return whole > 0 ? amount / whole : 0; }

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
  const Session *session = sim->session;
  json_t *decks = json_array(), *bots = json_array();
  for (int deck = 0; deck < session->seats; deck++) {
    json_array_append_new(decks, json_text(session->decks[deck].name));
    json_array_append_new(bots, json_text(sim->bots.name[deck]));
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

static void print_json(const Sim *sim, double seconds)
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
  json_object_set_new(page, "answers_per_step",
                      json_pack("{s:f, s:i, s:i}", "mean", steps.mean, "p99", steps.p99, "max",
                                steps.max));
  json_object_set_new(page, "wins", json_numbers(t->wins, sim->session->seats));
  json_object_set_new(page, "seat_wins", json_numbers(t->seat_wins, sim->session->seats));
  json_object_set_new(page, "first_player", json_share(t->seat_wins[0],
                                                       share_of(t->seat_wins[0], decided)));
  json_object_set_new(page, "draws", json_integer(t->draws));
  json_object_set_new(page, "errors", json_integer(t->errors));
  json_object_set_new(page, "turns",
                      json_pack("{s:f, s:I, s:I}", "mean",
                                per((double)t->turns, (double)(t->games - t->errors)), "min",
                                (json_int_t)t->shortest, "max", (json_int_t)t->longest));
  json_object_set_new(page, "state_hash", json_string(hash));
  json_page(page);
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
  session_tell_mods(sim->session, stdout);
  for (int deck = 0; deck < sim->session->seats; deck++) {
    snprintf(who, sizeof who, "%s (%s)", sim->session->decks[deck].name, sim->bots.name[deck]);
    print_share(who, t->wins[deck], decided);
  }
  for (int seat = 0; seat < (sim->session->seats == 2 ? 1 : sim->session->seats); seat++) {
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
}

static int run_sim(const SimOptions *options, const Session *session, const BotNames *bots)
{
  Sim sim = {.options = options, .session = session, .bots = *bots, .start = now()};
  pthread_mutex_init(&sim.lock, NULL);
  run_workers(&sim);
  pthread_mutex_destroy(&sim.lock);
  double seconds = now() - sim.start;
  if (sim.done < options->games) return EXIT_FAILED; /* no thread could begin: told there */
  if (options->json) print_json(&sim, seconds);
  else print_report(&sim, seconds);
  return sim.tally.errors ? EXIT_FAILED : EXIT_FINE;
}

int command_sim(int argc, char **argv)
{
  SimOptions options = {.games = 100, .threads = 1, .seed = 1, .bots = "random", .out = ".",
                        .timeout = EXTERNAL_TIMEOUT,
                        .progress = isatty(STDERR_FILENO) == 1};
  const Option table[] = {
    {.name = "deck", .kind = OPTION_LIST, .to = &options.decks, .argument = "DECK",
     .help = "a deck, by path or name; once for all, or once for each player\n"
             "(jinx-origins against viktor-origins)"},
    {.name = "games", .kind = OPTION_NUMBER, .to = &options.games, .argument = "N",
     .help = "how many games (100)", .min = 1, .max = 100000000},
    {.name = "seed", .kind = OPTION_SEED, .to = &options.seed, .argument = "S",
     .help = "every game is made of this and its number (1)"},
    {.name = "bots", .kind = OPTION_TEXT, .to = &options.bots, .argument = "X,Y",
     .help = "random, greedy or exec:COMMAND, by deck; one name for all (random)"},
    MATCH_TIMEOUT_OPTION(&options.timeout),
    {.name = "threads", .kind = OPTION_NUMBER, .to = &options.threads, .argument = "T",
     .help = "no result depends on it but the speed (1)", .min = 1, .max = 256},
    {.name = "format", .kind = OPTION_TEXT, .to = &options.format, .argument = "F",
     .help = "the mode of play: duel, match, ffa3, 2v2, standard ... (the game's\n"
             "own: duel, standard; or one both decks are legal in)"},
    {.name = "json", .kind = OPTION_FLAG, .to = &options.json, .help = "the report as JSON"},
    {.name = "out", .kind = OPTION_TEXT, .to = &options.out, .argument = "DIR",
     .help = "where replays of games with errors are written (.)"},
    {.name = "progress", .kind = OPTION_FLAG, .to = &options.progress,
     .help = "show progress on stderr even when that is no terminal"},
    {.name = "check", .kind = OPTION_FLAG, .to = &options.check,
     .help = "the engine runs every step twice and checks its invariants"},
    SESSION_GAME_OPTION(&options.game),
    SESSION_MOD_OPTIONS(&options.mods),
    SESSION_DATA_OPTION(&options.data),
  };
  const Usage usage = {
    .name = "sim", .synopsis = "[options]",
    .text = "Bots play many games; the report says who won how often, with 95% intervals\n"
            "(Wilson), how long games are and how fast they went. The decks take turns at\n"
            "playing first. A window is every question put or answered by the engine\n"
            "itself; a decision has two or more options that are not manual; answers a step\n"
            "are counted over the steps that took any. A game with a script error, or of\n"
            "more than 20,000 decisions, counts as an error: its replay is written and the\n"
            "run goes on. The exit code is 1 when there was one.",
    .examples = "sim --games 1000 --threads 4 --seed 1\n"
                "sim --deck jinx-origins --games 200 --bots greedy,random --json\n"
                "sim --format 2v2 --games 50 --bots greedy,random,greedy,random\n"
                "sim --check --games 20 --out errors",
    .options = table, .option_count = sizeof table / sizeof *table,
  };
  int count;
  Session session = {0};
  BotNames bots;
  ArbError error = {0};
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (!match_bot_names(options.bots, &bots, &error)) return options_wrong(&usage, "%s", error.text);
  bots.timeout = (double)options.timeout;
  int code = session_pair(&session, options.data, &options.mods, options.game, &options.decks,
                          options.format, &error) &&
                 match_bots_for(&bots, session.seats, &error)
               ? run_sim(&options, &session, &bots)
               : session_failed("sim", &error);
  session_close(&session);
  return code;
}
