/* SPDX-License-Identifier: MIT */
/*
** fuzz_calls.c -- any sequence of calls over several games: answers, copies, saves, redeals,
** cancelling, conceding, edits.  After each call that was accepted the game is sound; a call that
** was refused has left the hash as it was.
*/
#include "fuzz.h"

#include <stdlib.h>

enum { GAMES = 3, CALLS_MAX = 300 };

typedef struct Bench {
  FuzzTable *table;
  ArbGame *games[GAMES];
  Bytes bytes;
} Bench;

static ArbId some_id(Bench *b)
{
  int kind = bytes_below(&b->bytes, 8), index = bytes_below(&b->bytes, 256);
  if (kind == 0) return (ArbId){0, 0};
  if (kind == 1) return arb_player_id((ArbSeat)(index % 5));
  char text[8] = {"cbrifldh"[kind], 0};
  int n = 1 + index;
  text[1] = (char)('0' + n / 100), text[2] = (char)('0' + n / 10 % 10),
  text[3] = (char)('0' + n % 10);
  for (int lead = 0; lead < 2 && text[1] == '0'; lead++)
    text[1] = text[2], text[2] = text[3], text[3] = 0;
  return arb_id_find(b->games[0], text);
}

static ArbStatus answer_some(Bench *b, ArbGame *game)
{
  static BotRandom random;
  static BotAnswer drawn;
  const ArbDecision *d = arb_decision(game);
  int32_t values[8];
  if (!d) return arb_answer(game, 1, values, 0);
  if (bytes_below(&b->bytes, 8) == 0) { /* anything */
    int count = bytes_below(&b->bytes, 8);
    for (int i = 0; i < count; i++) values[i] = bytes_number(&b->bytes);
    return arb_answer(game, d->number, values, count);
  }
  random.state = (uint64_t)bytes_below(&b->bytes, 256);
  int count = bind_random_choose(&random, &drawn, game);
  return arb_answer(game, d->number, drawn.values, count);
}

static ArbStatus put_some(Bench *b, ArbGame *game)
{
  int def = bytes_below(&b->bytes, 256) << 8;
  def |= bytes_below(&b->bytes, 256);
  const char *zone = arb_zone_name(game, bytes_below(&b->bytes, arb_zone_count(game)));
  uint16_t card = (uint16_t)(def % (arb_cards_count(b->table->session.cards) + 1));
  return arb_put(game, card, (ArbSeat)bytes_below(&b->bytes, 3), zone, some_id(b)).slot
             ? ARB_OK
             : ARB_REFUSED;
}

static ArbStatus set_some(Bench *b, ArbGame *game)
{
  int rows = 0;
  while (arb_writable(game, rows)) rows++;
  const ArbWritable *row = arb_writable(game, bytes_below(&b->bytes, rows));
  return arb_set(game, some_id(b), row->name, bytes_number(&b->bytes));
}

/* The game becomes what its save says. */
static ArbStatus save_and_load(Bench *b, int at)
{
  size_t size = arb_save_size(b->games[at]);
  void *bytes = malloc(size);
  ArbError error = {0};
  arb_save(b->games[at], bytes, size);
  ArbGame *load =
      arb_load(b->table->session.cards, bind_script_host(b->table->host), bytes, size, &error);
  free(bytes);
  if (!load) fuzz_failed("a save of its own is refused", error.text);
  arb_destroy(b->games[at]);
  b->games[at] = load;
  return ARB_OK;
}

static ArbStatus look_around(Bench *b, ArbGame *game)
{
  char text[256];
  int32_t value;
  ArbSeat seat = (ArbSeat)bytes_below(&b->bytes, 4);
  ArbId id = some_id(b);
  arb_question(game, text, sizeof text);
  arb_option_label(game, bytes_below(&b->bytes, 16), text, sizeof text);
  arb_why_not(game, seat, id, text, sizeof text);
  arb_card_name(game, seat, id, text, sizeof text);
  arb_look(game, seat, id, "cost", &value);
  return ARB_REFUSED; /* it changes nothing */
}

static ArbStatus call(Bench *b, int at)
{
  ArbGame *game = b->games[at];
  switch (bytes_below(&b->bytes, 20)) {
  case 0: return arb_cancel(game, (ArbSeat)bytes_below(&b->bytes, 5));
  case 1:
    return arb_redeal(game, (ArbSeat)bytes_below(&b->bytes, 5), (uint64_t)bytes_number(&b->bytes));
  case 2: return arb_copy(game, b->games[bytes_below(&b->bytes, GAMES)]);
  case 3: return save_and_load(b, at);
  case 4: return put_some(b, game);
  case 5: return set_some(b, game);
  case 6: return arb_begin(game);
  case 7:
    if (bytes_below(&b->bytes, 8)) return ARB_OK;
    int call = bytes_below(&b->bytes, ARB_CALL_COUNT + 1);
    ArbSeat seat = (ArbSeat)bytes_below(&b->bytes, 5);
    return call == ARB_CALL_COUNT ? arb_concede(game, seat) : arb_call(game, call, seat);
  case 8: return look_around(b, game);
  case 9: arb_forget_events(game); return ARB_OK;
  default: return answer_some(b, game);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  Bench b = {.bytes = {data, data + size}};
  b.table = fuzz_table(bytes_below(&b.bytes, FUZZ_TABLES));
  for (int i = 0; i < GAMES; i++)
    b.games[i] = fuzz_game(b.table, (uint64_t)bytes_below(&b.bytes, 256));
  for (int i = 0; i < GAMES; i++) arb_advance(b.games[i]);
  for (int n = 0; n < CALLS_MAX && bytes_left(&b.bytes); n++) {
    int at = bytes_below(&b.bytes, GAMES);
    uint64_t hash = arb_hash(b.games[at]);
    ArbStatus status = call(&b, at);
    if (status == ARB_BUG) fuzz_failed("a call", arb_error(b.games[at]));
    if (status < 0 && arb_hash(b.games[at]) != hash)
      fuzz_failed("a refused call changed the game", arb_error(b.games[at]));
    fuzz_sound(b.games[at], "after a call");
  }
  for (int i = 0; i < GAMES; i++) arb_destroy(b.games[i]);
  return 0;
}
