/* SPDX-License-Identifier: MIT */
/*
** test_pinned.c -- the same seeds give the same games: on every compiler, at
** every level of optimisation, with any number of threads, and tomorrow.
**
** pinned_hashes.txt holds the arb_state_hash that `lunarbiter sim --json` reports
** for some pairings and seeds.  All builds read the same file, so two builds
** that differ cannot both pass.  A hash also covers the text of the scripts that
** were loaded and the layout of the state; after a change to those, look that
** the games are still right, and renew the file by running this program with
** the argument `--renew` (then commit the file with the change).
*/
#include <unistd.h>

#include "commands/commands.h"
#include "support.h"

#define PINNED ARB_DATA_DIR "/tests/engine/pinned_hashes.txt"

enum { PINS_MAX = 32, WORD = 32, OUTPUT_MAX = 8192 };

typedef struct Pin {
  char one[WORD], other[WORD], bots[WORD], seed[WORD], games[WORD], hash[WORD];
} Pin;

typedef struct Pins {
  Pin pins[PINS_MAX];
  int count;
  char head[1024]; /* the comment lines */
} Pins;

static bool read_pins(Pins *pins)
{
  char line[256];
  FILE *file = fopen(PINNED, "r");
  *pins = (Pins){.count = 0};
  while (file && fgets(line, sizeof line, file)) {
    Pin *pin = &pins->pins[pins->count];
    size_t length = strlen(pins->head);
    if (line[0] == '#') snprintf(pins->head + length, sizeof pins->head - length, "%s", line);
    else if (pins->count < PINS_MAX &&
             sscanf(line, "%31s %31s %31s %31s %31s %31s", pin->one, pin->other, pin->bots,
                    pin->seed, pin->games, pin->hash) == 6)
      pins->count++;
  }
  if (file) fclose(file);
  return pins->count > 0;
}

/* What a command prints on its standard output. */
static void run_sim(char **arguments, int count, char *output)
{
  FILE *file = tmpfile();
  assert_non_null(file);
  fflush(stdout);
  int kept = dup(STDOUT_FILENO);
  dup2(fileno(file), STDOUT_FILENO);
  int code = command_sim(count, arguments);
  fflush(stdout);
  dup2(kept, STDOUT_FILENO);
  close(kept);
  rewind(file);
  output[fread(output, 1, OUTPUT_MAX - 1, file)] = 0;
  fclose(file);
  assert_int_equal(code, 0);
}

/* The arb_state_hash of these games. */
static void hash_of(const Pin *pin, const char *threads, char *hash)
{
  Pin copy = *pin;
  char words[][12] = {"sim",     "--deck",    "--bots", "--seed",
                      "--games", "--threads", "--json", "--data"};
  char data[] = ARB_DATA_DIR, count[WORD], output[OUTPUT_MAX];
  snprintf(count, sizeof count, "%s", threads);
  char *arguments[] = {words[0],  words[1], copy.one,  words[1], copy.other, words[2],
                       copy.bots, words[3], copy.seed, words[4], copy.games, words[5],
                       count,     words[6], words[7],  data,     NULL};
  run_sim(arguments, sizeof arguments / sizeof *arguments - 1, output);
  const char *found = strstr(output, "\"state_hash\": \"");
  assert_non_null(found);
  snprintf(hash, WORD, "%.16s", found + strlen("\"state_hash\": \""));
}

static void pinned_games_are_played_as_ever(void **state)
{
  Pins pins;
  (void)state;
  assert_true(read_pins(&pins));
  for (int i = 0; i < pins.count; i++) {
    const Pin *pin = &pins.pins[i];
    char hash[WORD];
    hash_of(pin, "1", hash);
    if (strcmp(hash, pin->hash) != 0)
      fail_msg("%s against %s, seed %s: state_hash %s, pinned was %s (is that meant? then run "
               "this program with --renew)",
               pin->one, pin->other, pin->seed, hash, pin->hash);
  }
}

static void the_number_of_threads_does_not_matter(void **state)
{
  static const char *const threads[] = {"2", "5"};
  Pins pins;
  (void)state;
  assert_true(read_pins(&pins));
  for (int i = 0; i < pins.count; i++) {
    char one[WORD], many[WORD];
    hash_of(&pins.pins[i], "1", one);
    hash_of(&pins.pins[i], threads[i % 2], many);
    assert_string_equal(one, many);
  }
}

static int renew(void)
{
  Pins pins;
  if (!read_pins(&pins)) return 1;
  for (int i = 0; i < pins.count; i++) hash_of(&pins.pins[i], "1", pins.pins[i].hash);
  FILE *file = fopen(PINNED, "w");
  if (!file) return 1;
  fputs(pins.head, file);
  for (int i = 0; i < pins.count; i++) {
    const Pin *pin = &pins.pins[i];
    fprintf(file, "%-25s %-25s %-13s %4s %5s %s\n", pin->one, pin->other, pin->bots, pin->seed,
            pin->games, pin->hash);
  }
  return fclose(file) != 0;
}

int main(int argc, char **argv)
{
  if (argc == 2 && strcmp(argv[1], "--renew") == 0) return renew();
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(pinned_games_are_played_as_ever),
    cmocka_unit_test(the_number_of_threads_does_not_matter),
  };
  return cmocka_run_group_tests_name("pinned", tests, NULL, NULL);
}
