/* SPDX-License-Identifier: MIT */
/* item.c -- see item.h. */
#include "kernel/cards/item.h"

ArbPick *arb_picks_keep(ArbGame *game, int pool, int item1, int slot, int round, ArbId id)
{
  ArbPick *pick = pool_at(game->s, pool, arb_game_take(game, pool));
  *pick = (ArbPick){(uint16_t)item1, (uint8_t)slot, (uint8_t)round, id, ARB_NOTHING};
  return pick;
}

int arb_picks_list(const ArbGame *game, int pool, int item1, int slot, int round, ArbId *out,
                   int max)
{
  int count = 0;
  for (int i = 1; i <= game->s->pools[pool].used; i++) {
    const ArbPick *pick = pool_at(game->s, pool, i);
    if (pick->item1 != item1 || pick->slot != slot || pick->round != round) continue;
    if (count < max) out[count] = pick->id;
    count++;
  }
  return count;
}

/* Writes the targets of an item, unless `out` is NULL.  Returns how many there are. */
static int list_targets(const ArbGame *game, int item1, bool (*is_target)(const ArbPick *pick),
                        ArbId *out)
{
  int pool = game->rules->pick_pool, count = 0;
  for (int i = 1; i <= game->s->pools[pool].used; i++) {
    const ArbPick *pick = pool_at(game->s, pool, i);
    if (pick->item1 != item1 || !is_target(pick)) continue;
    if (out) out[count] = pick->id;
    count++;
  }
  return count;
}

void arb_item_targets(ArbGame *game, int item1, bool (*is_target)(const ArbPick *pick),
                      ArbItemView *view)
{
  int count = list_targets(game, item1, is_target, NULL);
  ArbId *targets = arena_raw(game, (size_t)count * sizeof *targets);
  list_targets(game, item1, is_target, targets);
  view->targets = targets;
  view->target_count = (uint16_t)count;
}

void arb_targets_speak_of(ArbGame *game, ArbContext *context, const uint8_t *slots,
                          const ArbId *ids, int count)
{
  int filled[ARB_TARGET_COLUMNS] = {0}, most = 1;
  for (int i = 0; i < count; i++)
    if (++filled[slots[i]] > most) most = filled[slots[i]];
  ArbId *targets = arena_take(game, (size_t)most * ARB_TARGET_COLUMNS * sizeof *targets);
  for (int i = count - 1; i >= 0; i--)
    targets[--filled[slots[i]] * ARB_TARGET_COLUMNS + slots[i]] = ids[i];
  context->targets = targets;
  context->target_count = most * ARB_TARGET_COLUMNS;
}

int arb_targets_slot_of(const ArbContext *context, ArbId id)
{
  for (int i = 0; i < context->target_count; i++)
    if (id_equal(context->targets[i], id)) return targets_slot(i);
  return 0;
}

bool arb_picks_name(const ArbGame *game, int pool, int item1, ArbId id)
{
  for (int i = 1; i <= game->s->pools[pool].used; i++) {
    const ArbPick *pick = pool_at(game->s, pool, i);
    if (pick->item1 == item1 && id_equal(pick->id, id)) return true;
  }
  return false;
}

/* Frees all records of a pool that belong to an item. */
static void forget(const ArbGame *game, int pool, int item1)
{
  for (int i = 1; i <= game->s->pools[pool].used; i++)
    if (*(const uint16_t *)pool_at(game->s, pool, i) == item1) arb_pool_free(game->s, pool, i);
}

void arb_item_free(ArbGame *game, int item1)
{
  const ArbRules *rules = game->rules;
  if (rules->pick_pool) forget(game, rules->pick_pool, item1);
  if (rules->past_pool) forget(game, rules->past_pool, item1);
  arb_pool_free(game->s, rules->item_pool, item1);
}

const void *arb_past_find(const ArbGame *game, int pool, int item1, ArbId id)
{
  for (int i = 1; i <= game->s->pools[pool].used; i++) {
    const ArbPast *past = pool_at(game->s, pool, i);
    if (past->item1 && (past->item1 == item1 || !item1) && id_equal(past->id, id)) return past;
  }
  return NULL;
}

void *arb_past_keep(ArbGame *game, int pool, int item1, const void *past, size_t size)
{
  ArbPast *kept = pool_at(game->s, pool, arb_game_take(game, pool));
  memcpy(kept, past, size);
  kept->item1 = (uint16_t)item1;
  return kept;
}
