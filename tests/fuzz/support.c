/* SPDX-License-Identifier: MIT */
/* support.c -- see fuzz.h. */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int bytes_below(Bytes *bytes, int bound)
{
  return bytes->at < bytes->end ? *bytes->at++ % bound : 0;
}

bool bytes_left(const Bytes *bytes)
{
  return bytes->at < bytes->end;
}

int32_t bytes_number(Bytes *bytes)
{
  static const int32_t far[] = {-1, 255, 256, 9999, INT16_MAX, UINT16_MAX, INT32_MAX, INT32_MIN};
  int kind = bytes_below(bytes, 256);
  return kind < 224 ? kind % 16 : far[kind % 8];
}

void fuzz_failed(const char *what, const char *why)
{
  fprintf(stderr, "%s: %s\n", what, why);
  abort();
}

void fuzz_cannot_begin(const char *what, const char *why)
{
  fprintf(stderr, "cannot begin: %s: %s\n", what, why);
  _Exit(FUZZ_NO_START); /* libFuzzer would take an exit for a finding */
}

void fuzz_sound(ArbGame *game, const char *after)
{
  ArbError error = {0};
  if (!arb_check(game, &error) && error.status == ARB_BUG) fuzz_failed(after, error.text);
}

FuzzTable *fuzz_table(int which)
{
  static FuzzTable tables[FUZZ_TABLES];
  static const char *const games[] = {"riftbound", "riftbound", "evolve", "riftbound", "riftbound"};
  static const char *const formats[] = {NULL, "ffa4", NULL, "ffa3", "2v2"};
  FuzzTable *table = &tables[which];
  ArbError error = {0};
  TextList none = {.count = 0};
  if (table->host) return table;
  if (!session_pair(&table->session, ARB_DATA_DIR, NULL, games[which], &none, formats[which],
                    &error) ||
      !(table->host = bind_host_new(table->session.cards, &error)))
    fuzz_cannot_begin(games[which], error.text);
  return table;
}

ArbGame *fuzz_game(FuzzTable *table, uint64_t seed)
{
  ArbError error = {0};
  Seating seating = {.by_lot = true, .seed = seed};
  ArbGame *game = session_game(&table->session, table->host, &seating, &error);
  if (!game) fuzz_failed("a new game", error.text);
  return game;
}
