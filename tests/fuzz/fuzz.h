/* SPDX-License-Identifier: MIT */
/*
** fuzz.h -- what the fuzz targets share: bytes that decide, and a table of cards and decks.
**
** A target is one file with LLVMFuzzerTestOneInput.  It is linked with libFuzzer, or with
** driver.c, which draws its inputs (docs/testing.md).  What must hold is told on stderr and
** ends the program.
*/
#ifndef TESTS_FUZZ_H
#define TESTS_FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "bots/bot.h"
#include "session/session.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct Bytes {
  const uint8_t *at, *end;
} Bytes;
/* The next byte, below `bound` (1 to 256); 0 behind the last. */
int bytes_below(Bytes *bytes, int bound);
int32_t bytes_number(Bytes *bytes);
bool bytes_left(const Bytes *bytes);

enum { FUZZ_TABLES = 5, FUZZ_EVOLVE = 2 };
typedef struct FuzzTable {
  Session session;
  BindHost *host;
} FuzzTable;
/* Riftbound's duel, its game of four, Evolve, Riftbound's games of three and of teams: loaded
** once. */
FuzzTable *fuzz_table(int which);
/* A new game of its decks. */
ArbGame *fuzz_game(FuzzTable *table, uint64_t seed);
/* Stops the program with a sentence when the game is broken. */
void fuzz_sound(ArbGame *game, const char *after);
_Noreturn void fuzz_failed(const char *what, const char *why);
/* Ends the program when it cannot begin, whatever the input is: the files of the tree are not those
** of the build, or memory is short.  No input is kept, and the exit code is FUZZ_NO_START, not that
** of a finding (libFuzzer's 77). */
enum { FUZZ_NO_START = 3 };
_Noreturn void fuzz_cannot_begin(const char *what, const char *why);

#endif
