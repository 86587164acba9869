/* SPDX-License-Identifier: MIT */
/*
** bench.c -- `lunarbiter-bench`: how fast the engine is, on this machine.
**
** One run measures everything with pinned decks and seeds, beside yardsticks
** of the machine taken in the same round, and prints a table (or --json).
** README.md says how to read it.  No test depends on it: time is nobody's bug.
*/
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/json.h"
#include "measure.h"

typedef struct BenchOptions {
  bool json, help;
  int rounds, games;
  const char *data;
} BenchOptions;

/* ---- Ratios ------------------------------------------------------------------ */

static double a_second(const Bench *bench, const Play *play, double amount)
{
  return amount / figure_median(bench, &play->seconds);
}

/* How many empty protected Lua calls take as long. */
static double in_lua_calls(const Bench *bench, const Figure *figure)
{
  return figure_ratio(bench, figure, &bench->yardsticks.lua_call_ns);
}

/* The median of the positions' ratios to a memcpy of their own bytes, and the worst. */
typedef struct Spread {
  double middle, worst;
} Spread;

static int by_size(const void *a, const void *b)
{
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static Spread clone_spread(const Bench *bench)
{
  double ratios[POSITIONS];
  for (int i = 0; i < POSITIONS; i++)
    ratios[i] = figure_ratio(bench, &bench->positions[i].clone_ns, &bench->positions[i].memcpy_ns);
  qsort(ratios, POSITIONS, sizeof *ratios, by_size);
  return (Spread){ratios[POSITIONS / 2], ratios[POSITIONS - 1]};
}

/* ---- The table ----------------------------------------------------------------- */

static void print_yardsticks(const Bench *bench)
{
  printf("yardsticks of this machine (median of %d rounds)\n", bench->rounds);
  printf("  memcpy of 16 KiB           %8.0f ns\n",
         figure_median(bench, &bench->yardsticks.memcpy_ns));
  printf("  empty protected Lua call   %8.0f ns\n\n",
         figure_median(bench, &bench->yardsticks.lua_call_ns));
}

static void print_plays(const Bench *bench)
{
  printf("%d games of two random bots, all included (x: in empty Lua calls)\n", bench->games);
  printf("  %-16s %8s %10s %12s %9s %7s\n", "", "games/s", "windows/s", "decisions/s", "ns/decis.",
         "x");
  for (int i = 0; i < PAIRINGS; i++) {
    const Play *play = &bench->plays[i];
    printf("  %-16s %8.0f %10.0f %12.0f %9.0f %7.1f\n", play->name,
           a_second(bench, play, bench->games), a_second(bench, play, (double)play->windows),
           a_second(bench, play, (double)play->decisions), figure_median(bench, &play->decision_ns),
           in_lua_calls(bench, &play->decision_ns));
  }
}

static void print_answers(const Bench *bench)
{
  printf("\none answer, to the next question, in us (engine and scripts, no bots)\n");
  printf("  %-16s %8s %8s %8s %9s %7s\n", "", "median", "99th", "most", "ns/decis.", "x");
  for (int i = 0; i < PAIRINGS; i++) {
    const Play *play = &bench->plays[i];
    printf("  %-16s %8.1f %8.1f %8.1f %9.0f %7.1f\n", play->name,
           figure_median(bench, &play->answer_ns) * 1e-3,
           figure_median(bench, &play->answer_p99_ns) * 1e-3,
           figure_median(bench, &play->answer_max_ns) * 1e-3,
           figure_median(bench, &play->engine_ns), in_lua_calls(bench, &play->engine_ns));
  }
}

static void print_ratio(const Bench *bench, const Position *position, const Figure *figure)
{
  printf(" %9.0f %6.2f", figure_median(bench, figure),
         figure_ratio(bench, figure, &position->memcpy_ns));
}

static void print_positions(const Bench *bench)
{
  printf("\ncopies in mid-game, in ns (x: in memcpys of the bytes in use)\n");
  printf("  %-16s %5s %6s %7s %9s %6s %9s %6s %9s %6s %9s %6s\n", "", "at", "bytes", "memcpy",
         "clone", "x", "and ask", "x", "save", "x", "load", "x");
  for (int i = 0; i < POSITIONS; i++) {
    const Position *position = &bench->positions[i];
    printf("  %-16s %4u%s %6zu %7.0f", position->play->name, (unsigned)position->decision,
           position->answers ? "*" : " ", position->bytes,
           figure_median(bench, &position->memcpy_ns));
    print_ratio(bench, position, &position->clone_ns);
    print_ratio(bench, position, &position->look_ns);
    print_ratio(bench, position, &position->save_ns);
    print_ratio(bench, position, &position->load_ns);
    putchar('\n');
  }
  Spread spread = clone_spread(bench);
  printf("  (* within a step)  clone: %.2f memcpys in the middle, %.2f at worst\n", spread.middle,
         spread.worst);
}

static void print_table(const Bench *bench)
{
  print_yardsticks(bench);
  print_plays(bench);
  print_answers(bench);
  print_positions(bench);
}

/* ---- JSON ------------------------------------------------------------------------ */

static json_t *json_play(const Bench *bench, const Play *play)
{
  char hash[20];
  snprintf(hash, sizeof hash, "%016" PRIx64, play->state_hash);
  json_t *page =
      json_pack("{s:[ss], s:i, s:s, s:I, s:I, s:f, s:f, s:f, s:f, s:f}", "decks", play->decks[0],
                play->decks[1], "games", bench->games, "state_hash", hash, "windows",
                (json_int_t)play->windows, "decisions", (json_int_t)play->decisions,
                "games_per_second", a_second(bench, play, bench->games), "windows_per_second",
                a_second(bench, play, (double)play->windows), "decisions_per_second",
                a_second(bench, play, (double)play->decisions), "decision_ns",
                figure_median(bench, &play->decision_ns), "decision_in_lua_calls",
                in_lua_calls(bench, &play->decision_ns));
  json_object_set_new(page, "answer",
                      json_pack("{s:f, s:f, s:f, s:f, s:f}", "median_ns",
                                figure_median(bench, &play->answer_ns), "p99_ns",
                                figure_median(bench, &play->answer_p99_ns), "max_ns",
                                figure_median(bench, &play->answer_max_ns),
                                "engine_ns_per_decision", figure_median(bench, &play->engine_ns),
                                "engine_in_lua_calls", in_lua_calls(bench, &play->engine_ns)));
  return page;
}

static void set_ratio(const Bench *bench, json_t *page, const char *name, const Position *position,
                      const Figure *figure)
{
  json_object_set_new(page, name,
                      json_pack("{s:f, s:f}", "ns", figure_median(bench, figure), "in_memcpys",
                                figure_ratio(bench, figure, &position->memcpy_ns)));
}

static json_t *json_position(const Bench *bench, const Position *position)
{
  json_t *page = json_pack(
      "{s:[ss], s:I, s:b, s:I, s:I, s:f}", "decks", position->play->decks[0],
      position->play->decks[1], "decision", (json_int_t)position->decision, "within_step",
      position->answers > 0, "bytes_in_use", (json_int_t)position->bytes, "save_bytes",
      (json_int_t)position->save_size, "memcpy_ns", figure_median(bench, &position->memcpy_ns));
  set_ratio(bench, page, "clone", position, &position->clone_ns);
  set_ratio(bench, page, "clone_and_question", position, &position->look_ns);
  set_ratio(bench, page, "save", position, &position->save_ns);
  set_ratio(bench, page, "load", position, &position->load_ns);
  return page;
}

static void print_json(const Bench *bench)
{
  Spread spread = clone_spread(bench);
  json_t *plays = json_array(), *positions = json_array();
  for (int i = 0; i < PAIRINGS; i++)
    json_array_append_new(plays, json_play(bench, &bench->plays[i]));
  for (int i = 0; i < POSITIONS; i++)
    json_array_append_new(positions, json_position(bench, &bench->positions[i]));
  json_page(json_pack("{s:s, s:i, s:{s:f, s:f}, s:o, s:o, s:{s:f, s:f}}", "version", ARB_VERSION,
                      "rounds", bench->rounds, "yardsticks", "memcpy_16k_ns",
                      figure_median(bench, &bench->yardsticks.memcpy_ns), "lua_call_ns",
                      figure_median(bench, &bench->yardsticks.lua_call_ns), "plays", plays,
                      "positions", positions, "clone_in_memcpys", "median", spread.middle, "worst",
                      spread.worst));
}

/* ---- The command line --------------------------------------------------------------- */

static void print_help(FILE *out)
{
  fprintf(out, "usage: lunarbiter-bench [--rounds N] [--games N] [--json] [--data DIR]\n\n"
               "Measures games between random bots and copies of positions in mid-game, with\n"
               "pinned decks and seeds, and each figure also in yardsticks of this machine.\n\n"
               "  --rounds N   measure all of it N times, report the medians (5)\n"
               "  --games N    games of each pairing in a round (200)\n"
               "  --json       the report as JSON\n"
               "  --data DIR   the folder with scripts/, cards/ and decks/\n");
}

static bool read_number(const char *text, int max, int *to)
{
  char *end;
  long value = strtol(text, &end, 10);
  if (end == text || *end || value < 1 || value > max) return false;
  *to = (int)value;
  return true;
}

static bool read_options(BenchOptions *options, int argc, char **argv)
{
  for (int i = 1; i < argc; i++) {
    bool has_value = i + 1 < argc;
    if (strcmp(argv[i], "--json") == 0) options->json = true;
    else if (strcmp(argv[i], "--help") == 0) options->help = true;
    else if (strcmp(argv[i], "--data") == 0 && has_value) options->data = argv[++i];
    else if (strcmp(argv[i], "--rounds") == 0 && has_value &&
             read_number(argv[++i], ROUNDS_MAX, &options->rounds))
      continue;
    else if (strcmp(argv[i], "--games") == 0 && has_value &&
             read_number(argv[++i], 100000, &options->games))
      continue;
    else return false;
  }
  return true;
}

int main(int argc, char **argv)
{
  BenchOptions options = {.rounds = 5, .games = 200};
  if (!read_options(&options, argc, argv)) {
    print_help(stderr);
    return EXIT_USAGE;
  }
  if (options.help) {
    print_help(stdout);
    return EXIT_FINE;
  }
  static Bench bench;
  ArbError error = {0};
  bench.rounds = options.rounds, bench.games = options.games;
  bool good = bench_open(&bench, options.data, &error);
  for (int round = 0; good && round < bench.rounds; round++)
    good = bench_round(&bench, round, &error);
  if (!good) fprintf(stderr, "lunarbiter-bench: %s\n", error.text);
  else if (options.json) print_json(&bench);
  else print_table(&bench);
  bench_close(&bench);
  return good ? EXIT_FINE : EXIT_FAILED;
}
