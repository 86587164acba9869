/* SPDX-License-Identifier: MIT */
/*
** driver.c -- runs a fuzz target without libFuzzer: FUZZER [SECONDS [SEED]], or a file to run.
** It begins with the target's seeds (seeds/NAME), if it has any.
*/
#include <glob.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "fuzz.h"

enum { SIZE_MAX_DRAWN = 2048 };

static uint8_t drawn[SIZE_MAX_DRAWN];
static size_t drawn_size;
static char kept[4200]; /* a path, as a target may work in a folder of its own */

/* The input that ended the program, for another run with the file. */
static void keep_input(int number)
{
  FILE *file = fopen(kept, "wb");
  if (file) fwrite(drawn, 1, drawn_size, file), fclose(file);
  fprintf(stderr, "the input is kept in %s\n", kept);
  signal(number, SIG_DFL);
  raise(number);
}

static int run_file(const char *path)
{
  static uint8_t bytes[1 << 20];
  FILE *file = fopen(path, "rb");
  if (!file) return perror(path), EXIT_FAILURE;
  size_t size = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  return LLVMFuzzerTestOneInput(bytes, size);
}

static void run_seeds(void)
{
  glob_t found;
  if (glob(FUZZ_SEEDS "/*", 0, NULL, &found) != 0) return;
  for (size_t i = 0; i < found.gl_pathc; i++) run_file(found.gl_pathv[i]);
  globfree(&found);
}

static uint64_t next(uint64_t *state)
{
  uint64_t z = *state += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

int main(int argc, char **argv)
{
  char *end = NULL, here[4096];
  snprintf(kept, sizeof kept, "%s/fuzz-input", getcwd(here, sizeof here) ? here : ".");
  long seconds = argc > 1 ? strtol(argv[1], &end, 10) : 2;
  if (end && *end) return run_file(argv[1]);
  uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1, state = seed;
  time_t until = time(NULL) + seconds;
  unsigned long runs = 0;
  signal(SIGABRT, keep_input);
  signal(SIGSEGV, keep_input);
  run_seeds();
  for (; time(NULL) < until || runs == 0; runs++) {
    drawn_size = (size_t)(next(&state) % SIZE_MAX_DRAWN);
    for (size_t i = 0; i < drawn_size; i++) drawn[i] = (uint8_t)next(&state);
    LLVMFuzzerTestOneInput(drawn, drawn_size);
  }
  printf("%lu executions in %ld s, seed %llu\n", runs, seconds, (unsigned long long)seed);
  return 0;
}
