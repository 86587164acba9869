/* SPDX-License-Identifier: MIT */
/*
** save.c -- a game as bytes and as a number.
**
** A save is a header, the block at the start of the running step (derived
** values zeroed), the answers so far, and a sum.  Loading trusts none of it:
** sizes, sum, layout and every invariant are checked before it is a game.
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "flow.h"

typedef struct SaveHeader {
  uint32_t magic, version, block_size, answer_count, value_count, decision_number;
  uint64_t reseed_with;
  ArbFormat format;
  uint32_t reseed, check;
} SaveHeader;
enum { SAVE_MAGIC = 0x5641534C /* "LSAV" */ };

size_t arb_save_size(const ArbGame *game)
{
  return sizeof(SaveHeader) + game->base->size + (size_t)game->log.count * sizeof(ArbAnswer) +
         game->log.value_count * sizeof(ArbOption) + sizeof(uint64_t);
}

static void clear_derived(ArbState *state, const ArbPoolSpec *specs)
{
  for (uint32_t i = 0; i < state->pool_count; i++) {
    if (!(specs[i].flags & ARB_POOL_DERIVED)) continue;
    memset(pool_items(state, (int)i), 0,
           (size_t)state->pools[i].item_size * state->pools[i].capacity);
    state->pools[i].used = state->pools[i].count = 0;
  }
  memset(state->touched, 0xFF, sizeof state->touched);
}

size_t arb_save(const ArbGame *game, void *out, size_t size)
{
  size_t needed = arb_save_size(game);
  if (size < needed) return 0;
  const ArbAnswerLog *log = &game->log;
  SaveHeader header;
  memset(&header, 0, sizeof header);
  header.magic = SAVE_MAGIC, header.version = ARB_STATE_VERSION;
  header.block_size = game->base->size;
  header.answer_count = (uint32_t)log->count, header.value_count = log->value_count;
  header.decision_number = game->decision.number - (game->awaiting ? 1 : 0);
  header.format = game->format;
  header.reseed = game->reseed, header.reseed_with = game->reseed_with;
  header.check = game->check;
  char *at = out;
  memcpy(at, &header, sizeof header), at += sizeof header;
  memcpy(at, game->base, game->base->size);
  clear_derived((ArbState *)(void *)at, game->rules->pools), at += game->base->size;
  if (log->count) memcpy(at, log->answers, (size_t)log->count * sizeof(ArbAnswer));
  at += (size_t)log->count * sizeof(ArbAnswer);
  if (log->value_count) memcpy(at, log->values, log->value_count * sizeof(ArbOption));
  at += log->value_count * sizeof(ArbOption);
  uint64_t sum = hash_bytes(SAVE_MAGIC, out, (size_t)(at - (char *)out));
  memcpy(at, &sum, sizeof sum);
  return needed;
}

/* A file is not trusted: size, sums and every pool's bounds first. */
static const char *save_fault(const ArbCards *cards, const char *data, size_t size, SaveHeader *h)
{
  if (size < sizeof *h + sizeof(uint64_t)) return "the save is too short";
  memcpy(h, data, sizeof *h);
  if (h->magic != SAVE_MAGIC) return "this is not a save";
  if (h->version != ARB_STATE_VERSION) return "the save is of another version";
  uint64_t expected = sizeof *h + (uint64_t)h->block_size +
                      (uint64_t)h->answer_count * sizeof(ArbAnswer) +
                      (uint64_t)h->value_count * sizeof(ArbOption) + sizeof(uint64_t);
  if (expected != size || h->answer_count > ARB_ANSWERS_MAX || h->block_size < sizeof(ArbState) ||
      h->block_size % 16)
    return "the save is truncated or damaged";
  uint64_t sum;
  memcpy(&sum, data + size - sizeof sum, sizeof sum);
  if (sum != hash_bytes(SAVE_MAGIC, data, size - sizeof sum)) return "the save is damaged";
  ArbState state;
  memcpy(&state, data + sizeof *h, sizeof state);
  if (state.magic != ARB_MAGIC || state.cards_hash != cards->hash)
    return "the save belongs to other cards";
  if (state.size != h->block_size || state.pool_count != (uint32_t)cards->rules->pool_count)
    return "the save is damaged";
  if (state.seats < 1 || state.seats > ARB_SEATS_MAX || state.seats != h->format.players ||
      (state.gone | state.conceded | state.leaving | state.winners) >> state.seats ||
      state.leaving & ~state.conceded ||
      (state.winner != ARB_NO_SEAT && state.winner >= state.seats))
    return "the save is damaged";
  if (!state.over && state.gone == (1u << state.seats) - 1)
    return "the save is damaged: every seat has left a game that goes on";
  ArbPoolSpec specs[ARB_POOLS_MAX]; /* the pools must lie where a fresh layout puts them */
  ArbState fresh = {.magic = 0};
  for (uint32_t i = 0; i < state.pool_count; i++) {
    specs[i] = cards->rules->pools[i];
    specs[i].capacity = state.pools[i].capacity;
  }
  if (state_layout(&fresh, specs, (int)state.pool_count) != state.size)
    return "the save is damaged";
  for (uint32_t i = 0; i < state.pool_count; i++) {
    const ArbPool *p = &state.pools[i];
    uint64_t end = (uint64_t)p->offset + (uint64_t)p->item_size * p->capacity;
    if (p->item_size != cards->rules->pools[i].item_size || end > state.size ||
        p->offset != fresh.pools[i].offset || p->used > p->capacity || p->count > p->used)
      return "the save is damaged";
  }
  return NULL;
}

static bool load_log(ArbGame *game, const SaveHeader *h, const char *at)
{
  ArbAnswerLog *log = &game->log;
  log->values = calloc(h->value_count + 1, sizeof *log->values);
  if (!log->values) return false;
  log->count = (int)h->answer_count;
  log->value_count = log->value_room = h->value_count;
  memcpy(log->answers, at, h->answer_count * sizeof(ArbAnswer));
  memcpy(log->values, at + h->answer_count * sizeof(ArbAnswer), h->value_count * sizeof(ArbOption));
  for (int i = 0; i < log->count; i++)
    if ((uint64_t)log->answers[i].first + log->answers[i].count > log->value_count) return false;
  return true;
}

ArbGame *arb_load(const ArbCards *cards, const void *script_host, const void *data, size_t size,
                  ArbError *error)
{
  SaveHeader h;
  const char *fault = save_fault(cards, data, size, &h);
  if (fault) {
    set_error(error, ARB_CORRUPT, fault);
    return NULL;
  }
  ArbGame *game = handle_new(cards, script_host);
  if (!game || !flow_reserve(&game->base, &game->base_room, h.block_size) ||
      !flow_reserve(&game->work, &game->work_room, h.block_size)) {
    arb_destroy(game);
    set_error(error, ARB_MEMORY, "out of memory");
    return NULL;
  }
  const char *at = (const char *)data + sizeof h;
  memcpy(game->base, at, h.block_size);
  game->s = game->base;
  number_zones(game, game->base->seats);
  game->format = h.format;
  game->check = h.check != 0;
  game->decision.number = h.decision_number;
  game->reseed = h.reseed != 0, game->reseed_with = h.reseed_with;
  ArbError broken = {0};
  if (load_log(game, &h, at + h.block_size) && arb_check(game, &broken)) {
    game->event_first = game->base->events;
    game->loading = true;
    ArbStatus status = game->base->over ? ARB_OVER : flow_run(game);
    game->loading = false;
    if (status >= 0) return game;
    snprintf(broken.text, sizeof broken.text, "%s", game->error);
  }
  set_error(error, ARB_CORRUPT, broken.text[0] ? broken.text : "the save is damaged");
  arb_destroy(game);
  return NULL;
}

/* The answers of a running step belong to where the game stands. */
static uint64_t hash_answers(const ArbGame *game, uint64_t hash)
{
  for (int i = 0; i < game->log.count; i++) {
    const ArbAnswer *answer = &game->log.answers[i];
    if (!answer->self)
      hash = hash_bytes(hash, game->log.values + answer->first, answer->count * sizeof(ArbOption));
  }
  return hash;
}

uint64_t arb_hash(const ArbGame *game)
{
  return hash_answers(game, state_hash(game->base, game->rules->pools));
}

uint64_t game_position(const ArbGame *game)
{
  return game->rules->position_hash ? game->rules->position_hash(game) : arb_hash(game);
}

uint64_t arb_position_hash(const ArbGame *constant)
{
  ArbGame *game = (ArbGame *)(uintptr_t)constant;
  ArbState *kept = game->s;
  game->s = game->base;
  uint64_t hash = hash_answers(game, game_position(game));
  game->s = kept;
  return hash;
}
size_t arb_bytes_in_use(const ArbGame *game)
{
  return game->base->size;
}
const ArbCounters *arb_counters(const ArbGame *game)
{
  return &game->counters;
}
