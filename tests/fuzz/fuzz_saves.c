/* SPDX-License-Identifier: MIT */
/*
** fuzz_saves.c -- saves with changed bytes and a mended sum: refused, or a sound game that can be
** played on.
*/
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "kernel/block/state.h"

enum { SUM_OF_SAVES = 0x5641534C, ON = 12 };

static ArbGame *some_game(Bytes *bytes, FuzzTable *table)
{
  static BotRandom random;
  static BotAnswer drawn;
  ArbGame *game = fuzz_game(table, (uint64_t)bytes_below(bytes, 16));
  random.state = 1;
  for (int answers = bytes_below(bytes, 128); answers > 0 && arb_advance(game) == ARB_AWAITING;
       answers--) {
    int count = bind_random_choose(&random, &drawn, game);
    arb_answer(game, arb_decision(game)->number, drawn.values, count);
  }
  return game;
}

static void play_on(ArbGame *game)
{
  int32_t values[ARB_ANSWERS_MAX];
  fuzz_sound(game, "a changed save was accepted");
  for (int i = 0; i < ON && arb_advance(game) == ARB_AWAITING; i++) {
    int count = arb_default(game, values, ARB_ANSWERS_MAX);
    if (arb_answer(game, arb_decision(game)->number, values, count) == ARB_BUG)
      fuzz_failed("playing on from a changed save", arb_error(game));
    fuzz_sound(game, "playing on from a changed save");
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  Bytes bytes = {data, data + size};
  FuzzTable *table = fuzz_table(bytes_below(&bytes, FUZZ_TABLES));
  ArbGame *game = some_game(&bytes, table);
  size_t length = arb_save_size(game);
  uint8_t *save = malloc(length);
  ArbError error = {0};
  arb_save(game, save, length);
  for (int i = 0; i < 8 && bytes_left(&bytes); i++) {
    size_t at = (size_t)bytes_below(&bytes, 256) << 16;
    at |= (size_t)bytes_below(&bytes, 256) << 8;
    at |= (size_t)bytes_below(&bytes, 256);
    save[at % length] = (uint8_t)bytes_below(&bytes, 256);
  }
  uint64_t sum = arb_hash_bytes(SUM_OF_SAVES, save, length - sizeof sum);
  memcpy(save + length - sizeof sum, &sum, sizeof sum);
  ArbGame *load =
      arb_load(table->session.cards, bind_script_host(table->host), save, length, &error);
  if (load) play_on(load);
  if (!load && !error.text[0]) fuzz_failed("a save", "refused without a sentence");
  arb_destroy(load);
  arb_destroy(game);
  free(save);
  return 0;
}
