/* SPDX-License-Identifier: MIT */
/*
** fuzz_answers.c -- any answer to any question, in every mode: accepted with a sound game, or
** refused with a sentence, the game and its question as they were.
*/
#include "fuzz.h"

#include <string.h>

enum { QUESTIONS = 250, VALUES = 48 };

/* Which values: those of options, in any order and any number, or anything at all. */
static int any_values(const ArbDecision *d, Bytes *bytes, int32_t *values)
{
  bool wild = bytes_below(bytes, 4) == 0;
  int most = d->max < VALUES - 1 ? d->max + 1 : VALUES;
  int count = bytes_below(bytes, wild ? VALUES : most + 1);
  for (int i = 0; i < count; i++)
    values[i] = wild || d->option_count == 0
                    ? bytes_number(bytes)
                    : (int32_t)((bytes_below(bytes, 256) << 8 | bytes_below(bytes, 256)) %
                                (d->option_count + 1));
  return count;
}

static ArbStatus give(ArbGame *game, Bytes *bytes)
{
  static BotRandom random;
  static BotAnswer drawn;
  int32_t values[VALUES];
  const ArbDecision *d = arb_decision(game);
  int kind = bytes_below(bytes, 8);
  if (kind < 2) return arb_answer(game, d->number, values, any_values(d, bytes, values));
  if (kind == 2) {
    int count = arb_default(game, values, VALUES);
    return arb_answer(game, d->number + (uint32_t)bytes_below(bytes, 2), values, count);
  }
  random.state = (uint64_t)bytes_below(bytes, 256);
  int count = bind_random_choose(&random, &drawn, game);
  ArbStatus status = arb_answer(game, d->number, drawn.values, count);
  if (status < 0) fuzz_failed("an answer by lot is refused", arb_error(game));
  return status;
}

static void nothing_changed(ArbGame *game, uint64_t hash, uint32_t number)
{
  const ArbDecision *d = arb_decision(game);
  if (!d || d->number != number) fuzz_failed("a refused answer", "the question is another one");
  if (arb_hash(game) != hash) fuzz_failed("a refused answer", "the game has changed");
  if (!arb_error(game)[0]) fuzz_failed("a refused answer", "there is no sentence");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  Bytes bytes = {data, data + size};
  FuzzTable *table = fuzz_table(bytes_below(&bytes, FUZZ_TABLES));
  ArbGame *game = fuzz_game(table, (uint64_t)bytes_below(&bytes, 256));
  for (int i = 0; i < QUESTIONS && bytes_left(&bytes) && arb_advance(game) == ARB_AWAITING; i++) {
    uint64_t hash = arb_hash(game);
    uint32_t number = arb_decision(game)->number;
    ArbStatus status = give(game, &bytes);
    if (status == ARB_BUG) fuzz_failed("an answer", arb_error(game));
    if (status < 0) nothing_changed(game, hash, number);
    fuzz_sound(game, "after an answer");
  }
  arb_destroy(game);
  return 0;
}
