/* SPDX-License-Identifier: MIT */
/* tally.c -- see tally.h. */
#include "kernel/cards/tally.h"

#include <string.h>

static ArbCount *row_at(const ArbGame *game, int index1)
{
  return pool_at(game->s, ARB_POOL_TALLY, index1);
}

static ArbCount *row_of(const ArbGame *game, ArbSeat seat, int tally)
{
  for (int i = 1; i <= game->s->pools[ARB_POOL_TALLY].used; i++) {
    ArbCount *row = row_at(game, i);
    if (row->tally1 == tally + 1 && row->seat == seat) return row;
  }
  return NULL;
}

int arb_tally_of(const ArbGame *game, ArbSeat seat, int tally)
{
  const ArbCount *row = row_of(game, seat, tally);
  return row ? row->count : 0;
}

ArbCounts arb_tallies_kept(ArbGame *game)
{
  int used = game->s->pools[ARB_POOL_TALLY].used;
  if (!used) return (ArbCounts){0};
  ArbCount *rows = arena_raw(game, (size_t)used * sizeof *rows);
  memcpy(rows, pool_items(game->s, ARB_POOL_TALLY), (size_t)used * sizeof *rows);
  return (ArbCounts){rows, used};
}

int arb_tally_in(const ArbCounts *counts, ArbSeat seat, int tally)
{
  for (int i = 0; i < counts->used; i++)
    if (counts->rows[i].tally1 == tally + 1 && counts->rows[i].seat == seat)
      return counts->rows[i].count;
  return 0;
}

bool arb_tally_reached(const ArbGame *game, const ArbCounts *before, ArbSeat seat, int tally,
                       int nth)
{
  return arb_tally_in(before, seat, tally) < nth && arb_tally_of(game, seat, tally) >= nth;
}

static void add(ArbGame *game, ArbSeat seat, int tally, int times)
{
  ArbCount *row = row_of(game, seat, tally);
  if (!row) {
    row = row_at(game, arb_game_take(game, ARB_POOL_TALLY));
    *row = (ArbCount){.tally1 = (uint16_t)(tally + 1), .seat = seat};
  }
  row->count = arb_flow_sum(game, row->count, times, INT32_MAX, "things counted");
}

bool arb_tallies_count(ArbGame *game, const ArbEvent *event)
{
  bool counted = false;
  for (int i = 0; i < game->cards->tally_count; i++) {
    const ArbTally *tally = &game->cards->tallies[i];
    int times = tally->sums ? event->amount : 1;
    if (tally->last1) continue;
    if (tally->event + 1 != event->kind1 || times <= 0) continue;
    if (tally->signal1 && tally->signal1 != event->aux + 1) continue;
    if (tally->least && event->amount < tally->least) continue;
    for (ArbSeat seat = 0; seat < game->s->seats; seat++) {
      ArbContext context = {.you = seat, .event = event};
      if (!game->rules->counts(game, tally, event, &context)) continue;
      add(game, seat, i, times);
      counted = true;
    }
  }
  return counted;
}

void arb_tallies_clear(ArbGame *game)
{
  for (int i = game->s->pools[ARB_POOL_TALLY].used; i > 0; i--)
    if (row_at(game, i)->tally1) arb_pool_free(game->s, ARB_POOL_TALLY, i);
}

void arb_tallies_turn(ArbGame *game)
{
  ArbCounts before = arb_tallies_kept(game);
  for (int i = game->s->pools[ARB_POOL_TALLY].used; i > 0; i--) {
    int tally1 = row_at(game, i)->tally1;
    if (tally1 && !game->cards->tallies[tally1 - 1].ever) arb_pool_free(game->s, ARB_POOL_TALLY, i);
  }
  for (int i = 0; i < game->cards->tally_count; i++) {
    int last1 = game->cards->tallies[i].last1;
    for (ArbSeat seat = 0; last1 && seat < game->s->seats; seat++) {
      int count = arb_tally_in(&before, seat, last1 - 1);
      if (count) add(game, seat, i, count);
    }
  }
}

uint64_t arb_tallies_hash(const ArbGame *game, ArbSeat seat)
{
  uint64_t sum = 0;
  for (int i = 1; i <= game->s->pools[ARB_POOL_TALLY].used; i++) {
    const ArbCount *row = row_at(game, i);
    if (!row->tally1 || row->seat != seat) continue;
    int count = row->count < ARB_COUNTS_ALIKE ? row->count : ARB_COUNTS_ALIKE;
    uint32_t word = row->tally1 | (uint32_t)seat << 16 | (uint32_t)count << 24;
    sum += arb_hash_bytes(seat, &word, sizeof word);
  }
  return sum;
}
