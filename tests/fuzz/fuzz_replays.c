/* SPDX-License-Identifier: MIT */
/*
** fuzz_replays.c -- recorded games, stirred and summed anew: refused with a sentence, or played
** to a sound game.
*/
#include "soup.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "session/replay.h"

enum { MOVES = 40, OPENED = 32 /* one of so many is also opened with its own cards */ };

/* Marks and jumps, as people leave them behind. */
static void wander(Recorder *recorder, ArbGame *game, Bytes *bytes, int moves)
{
  ReplayEntry entry = {.number = arb_decision(game)->number, .hash = arb_hash(game)};
  int kind = bytes_below(bytes, 16);
  if (kind == 0) entry.kind = ENTRY_BRANCH, entry.answer = "here";
  else if (kind == 1) entry.kind = ENTRY_SEAT, entry.seat = 1, entry.answer = "person";
  else if (kind == 2) entry.kind = ENTRY_GOTO, entry.to = moves, entry.answer = "here";
  else if (kind == 3) entry.kind = ENTRY_EDIT, entry.answer = "set p1 points 2";
  else return;
  recorder_add(recorder, &entry);
}

/* A game by lot, as a file has it but for the last two lines. */
static void record(Recorder *recorder, const FuzzTable *table, ArbGame *game,
                   const Seating *seating, Bytes *bytes)
{
  static const char *const bots[] = {"random", "person", "greedy", "random"};
  static BotAnswer drawn;
  BotRandom random = {seating->seed};
  recorder_start(recorder, &table->session, seating, bots);
  for (int i = bytes_below(bytes, MOVES); i > 0 && arb_advance(game) == ARB_AWAITING; i--) {
    int count = bind_random_choose(&random, &drawn, game);
    wander(recorder, game, bytes, MOVES - i);
    recorder_answer(recorder, game, drawn.values, count);
    arb_answer(game, arb_decision(game)->number, drawn.values, count);
  }
  arb_advance(game);
  text_add(&recorder->text, "end ");
  record_end(&recorder->text, game, false);
  text_add(&recorder->text, " #%016" PRIx64 "\n", arb_hash(game));
}

static void told(bool good, const ArbError *error, const char *what)
{
  if (error->status == ARB_BUG) fuzz_failed(what, error->text);
  if (!good && !error->text[0]) fuzz_failed(what, "it is refused without a sentence");
}

static void play(const Replay *replay, FuzzTable *table, bool verify)
{
  ArbError error = {0};
  if (replay->seats != table->session.seats) return;
  ArbGame *game = session_game(&table->session, table->host, &replay->seating, &error);
  if (!game) return told(false, &error, "the game of a replay");
  bool good = replay_play(replay, game, table->session.cards, verify, NULL, NULL, &error);
  told(good, &error, "playing a replay");
  fuzz_sound(game, "after a replay");
  arb_destroy(game);
}

static void open_whole(const char *path)
{
  ArbError error = {0};
  RecordedGame recorded;
  SessionMods none = {.none = true};
  bool good = recorded_open(&recorded, path, ARB_DATA_DIR, &none, &error);
  told(good, &error, "opening a replay");
  recorded_close(&recorded);
}

static void read_file(const char *path, FuzzTable *table, Bytes *bytes)
{
  ArbError error = {0};
  Replay *replay = calloc(1, sizeof *replay);
  bool good = replay_read(replay, path, &error);
  told(good, &error, "reading a replay");
  if (good) play(replay, table, bytes_below(bytes, 2));
  if (good) replay_free(replay);
  free(replay);
  if (bytes_below(bytes, OPENED) == OPENED - 1) open_whole(path);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  Bytes bytes = {data, data + size};
  FuzzTable *table = fuzz_table(bytes_below(&bytes, FUZZ_TABLES));
  Seating seating = {.by_lot = bytes_below(&bytes, 2), .seed = (uint64_t)bytes_below(&bytes, 4)};
  ArbError error = {0};
  ArbGame *game = session_game(&table->session, table->host, &seating, &error);
  if (!game) fuzz_failed("a new game", error.text);
  Recorder recorder;
  record(&recorder, table, game, &seating, &bytes);
  arb_destroy(game);
  char *stirred = soup_of_text(recorder.text.bytes, recorder.text.bytes, &bytes);
  Text whole = {0};
  text_add(&whole, "%s", stirred);
  text_add(&whole, "sum %016" PRIx64 "\n", record_sum(whole.bytes, whole.length));
  read_file(soup_file(".replay", whole.bytes, whole.length), table, &bytes);
  text_free(&whole);
  recorder_free(&recorder);
  return 0;
}
