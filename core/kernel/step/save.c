/* SPDX-License-Identifier: MIT */
/*
** save.c -- saves and hashes of a game.
**
** A save is a header, the block at the start of the running step (with derived values zeroed), the
** answers so far, and a sum.  Loading trusts none of it: size, sum, layout and every invariant are
** checked before it is a game.
*/
#include <stdio.h>
#include <string.h>

#include "kernel/step/flow.h"
#include "memory.h"

enum { CHECKS = 1, NAMED_APART = 2 }; /* bits of Header.check */
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

/* Writes the block, at any alignment, without derived values. */
static void write_block(char *out, const ArbState *state, const ArbPoolSpec *specs)
{
  ArbState header = *state;
  memcpy(out, state, state->size);
  memset(header.touched, 0xFF, sizeof header.touched);
  for (uint32_t i = 0; i < state->pool_count; i++) {
    ArbPool *pool = &header.pools[i];
    if (!(specs[i].flags & ARB_POOL_DERIVED)) continue;
    memset(out + pool->offset, 0, (size_t)pool->item_size * pool->capacity);
    pool->used = pool->count = 0;
  }
  memcpy(out, &header, sizeof header);
}

static SaveHeader header_of(const ArbGame *game)
{
  SaveHeader header;
  memset(&header, 0, sizeof header); /* the padding between its fields, too */
  header.magic = SAVE_MAGIC, header.version = ARB_STATE_VERSION;
  header.block_size = game->base->size;
  header.answer_count = (uint32_t)game->log.count, header.value_count = game->log.value_count;
  header.decision_number = game->posed.decision.number - (posed_any(&game->posed) ? 1 : 0);
  header.format = game->format;
  header.reseed = game->reseed, header.reseed_with = game->reseed_with;
  header.check = (game->check ? CHECKS : 0) | (game->named_apart ? NAMED_APART : 0);
  return header;
}

static char *write_bytes(char *out, const void *bytes, size_t size)
{
  if (size) memcpy(out, bytes, size);
  return out + size;
}

size_t arb_save(const ArbGame *game, void *out, size_t size)
{
  size_t needed = arb_save_size(game);
  if (size < needed) return 0;
  const ArbAnswerLog *log = &game->log;
  SaveHeader header = header_of(game);
  char *at = write_bytes(out, &header, sizeof header);
  write_block(at, game->base, game->rules->pools), at += game->base->size;
  at = write_bytes(at, log->answers, (size_t)log->count * sizeof *log->answers);
  at = write_bytes(at, log->values, log->value_count * sizeof *log->values);
  uint64_t sum = arb_hash_bytes(SAVE_MAGIC, out, (size_t)(at - (char *)out));
  memcpy(at, &sum, sizeof sum);
  return needed;
}

/* ---- A file is not trusted ---------------------------------------------- */

/* Checks the length and the sum of a save. */
static const char *frame_fault(const char *data, size_t size, SaveHeader *h)
{
  uint64_t sum;
  if (size < sizeof *h + sizeof sum) return "the save is too short";
  memcpy(h, data, sizeof *h);
  if (h->magic != SAVE_MAGIC) return "this is not a save";
  if (h->version != ARB_STATE_VERSION) return "the save is of another version";
  uint64_t expected = sizeof *h + (uint64_t)h->block_size +
                      (uint64_t)h->answer_count * sizeof(ArbAnswer) +
                      (uint64_t)h->value_count * sizeof(ArbOption) + sizeof sum;
  if (expected != size || h->answer_count > ARB_ANSWERS_MAX || h->block_size < sizeof(ArbState) ||
      h->block_size % 16)
    return "the save is truncated or damaged";
  memcpy(&sum, data + size - sizeof sum, sizeof sum);
  return sum == arb_hash_bytes(SAVE_MAGIC, data, size - sizeof sum) ? NULL : "the save is damaged";
}

static const char *seats_fault(const ArbState *state, const SaveHeader *h)
{
  if (state->seats < 1 || state->seats > ARB_SEATS_MAX || state->seats != h->format.players ||
      (state->gone | state->conceded | state->leaving | state->winners) >> state->seats ||
      (state->leaving | state->lost) & ~state->conceded ||
      (state->winner != ARB_NO_SEAT && state->winner >= state->seats))
    return "the save is damaged";
  if (!state->over && state->gone == (1u << state->seats) - 1)
    return "the save is damaged: every seat has left a game that goes on";
  return NULL;
}

/* Whether the pools lie where a fresh layout puts them, and hold no more than ids can name. */
static bool pools_fit(const ArbState *state, const ArbRules *rules)
{
  ArbPoolSpec specs[ARB_POOLS_MAX];
  ArbState fresh = {.magic = 0};
  if (state->pool_count != (uint32_t)rules->pool_count) return false;
  for (uint32_t i = 0; i < state->pool_count; i++) {
    if (state->pools[i].capacity > ARB_INDEX_MAX) return false;
    specs[i] = rules->pools[i];
    specs[i].capacity = state->pools[i].capacity;
  }
  if (arb_state_layout(&fresh, specs, (int)state->pool_count) != state->size) return false;
  for (uint32_t i = 0; i < state->pool_count; i++) {
    const ArbPool *p = &state->pools[i];
    if (p->item_size != fresh.pools[i].item_size || p->offset != fresh.pools[i].offset ||
        p->used > p->capacity || p->count > p->used)
      return false;
  }
  return true;
}

/* What is wrong with a save before it is checked as a game; NULL: nothing. */
static const char *save_fault(const ArbCards *cards, const char *data, size_t size, SaveHeader *h)
{
  const char *fault = frame_fault(data, size, h);
  if (fault) return fault;
  ArbState state;
  memcpy(&state, data + sizeof *h, sizeof state);
  if (state.magic != ARB_MAGIC || state.cards_hash != cards->hash)
    return "the save belongs to other cards";
  if (state.size != h->block_size || !pools_fit(&state, cards->rules)) return "the save is damaged";
  const char *field;
  if (arb_format_fault(cards->rules, &h->format, &field)) return "the save is damaged";
  return seats_fault(&state, h);
}

static bool all_zero(const char *bytes, size_t count)
{
  for (size_t i = 0; i < count; i++)
    if (bytes[i]) return false;
  return true;
}

/* Whether free items are zero, as arb_pool_take expects them, and caches are empty. */
static bool free_items_are_zero(const ArbState *state, const ArbPoolSpec *specs)
{
  for (uint32_t i = 0; i < state->pool_count; i++) {
    const ArbPool *p = &state->pools[i];
    if (specs[i].flags & ARB_POOL_DERIVED && (p->used || p->count)) return false;
    for (int index1 = 1; index1 <= p->capacity; index1++)
      if (!pool_in_use(state, (int)i, index1) &&
          !all_zero(pool_at(state, (int)i, index1), p->item_size))
        return false;
  }
  return true;
}

static bool load_log(ArbGame *game, const SaveHeader *h, const char *at)
{
  ArbAnswerLog *log = &game->log;
  log->values = arb_memory_zeroed(h->value_count + 1, sizeof *log->values);
  if (!log->values) return false;
  log->count = (int)h->answer_count;
  log->value_count = log->value_room = h->value_count;
  memcpy(log->answers, at, h->answer_count * sizeof(ArbAnswer));
  memcpy(log->values, at + h->answer_count * sizeof(ArbAnswer), h->value_count * sizeof(ArbOption));
  for (int i = 0; i < log->count; i++)
    if ((uint64_t)log->answers[i].first + log->answers[i].count > log->value_count) return false;
  return true;
}

/* A game whose next step fails before anybody has answered stands where it stood when it was saved:
** what fails is the game, not the save, and arb_advance says it again. */
static bool is_stuck(ArbStatus status)
{
  return status == ARB_SCRIPT || status == ARB_REFUSED || status == ARB_FULL;
}

ArbGame *arb_load(const ArbCards *cards, const ArbScriptHost *script_host, const void *data,
                  size_t size, ArbError *error)
{
  SaveHeader h;
  const char *fault = save_fault(cards, data, size, &h);
  if (fault) {
    arb_set_error(error, ARB_CORRUPT, fault);
    return NULL;
  }
  if (!arb_handle_hosted(cards, script_host, error)) return NULL;
  ArbGame *game = arb_handle_new(cards, script_host);
  if (!game || !arb_flow_reserve(&game->base, &game->base_room, h.block_size) ||
      !arb_flow_reserve(&game->work, &game->work_room, h.block_size)) {
    arb_destroy(game);
    arb_set_error(error, ARB_MEMORY, "out of memory");
    return NULL;
  }
  const char *at = (const char *)data + sizeof h;
  memcpy(game->base, at, h.block_size);
  game->s = game->base;
  arb_number_zones(game, game->base->seats);
  game->format = h.format;
  game->check = h.check & CHECKS;
  game->named_apart = h.check & NAMED_APART;
  game->posed.decision.number = h.decision_number;
  game->reseed = h.reseed != 0, game->reseed_with = h.reseed_with;
  ArbError broken = {0};
  ArbStatus status = ARB_CORRUPT;
  memset(game->base->touched, 0xFF, sizeof game->base->touched);
  if (load_log(game, &h, at + h.block_size) &&
      free_items_are_zero(game->base, game->rules->pools) && arb_check(game, &broken)) {
    const bool log_is_empty = game->log.count == 0;
    game->event_first = game->base->events;
    game->distrusted = true;
    status = game->base->over || game->base->bare ? ARB_OK : arb_flow_run(game);
    game->distrusted = false;
    if (status >= 0 || (log_is_empty && is_stuck(status))) return game;
    snprintf(broken.text, sizeof broken.text, "%s", game->error);
  }
  if (status == ARB_MEMORY || !game->log.values) arb_set_error(error, ARB_MEMORY, "out of memory");
  else arb_set_error(error, ARB_CORRUPT, broken.text[0] ? broken.text : "the save is damaged");
  arb_destroy(game);
  return NULL;
}

/* The answers of a running step are part of the state of the game. */
static uint64_t hash_answers(const ArbGame *game, uint64_t hash)
{
  for (int i = 0; i < game->log.count; i++) {
    const ArbAnswer *answer = &game->log.answers[i];
    if (!answer->self && answer->count > 0)
      hash =
          arb_hash_bytes(hash, game->log.values + answer->first, answer->count * sizeof(ArbOption));
  }
  return hash;
}

uint64_t arb_hash(const ArbGame *game)
{
  return hash_answers(game, arb_state_hash(game->base, game->rules->pools));
}

uint64_t arb_position_hash(ArbGame *game)
{
  ArbState *kept = game->s;
  game->s = game->base;
  uint64_t hash = hash_answers(game, arb_game_position(game));
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
