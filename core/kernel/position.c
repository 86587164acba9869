/* SPDX-License-Identifier: MIT */
/* position.c -- see position.h. */
#include "position.h"

#include "item.h"

/* How many items are older. */
static uint64_t rank_of(const ArbGame *game, int item1)
{
  int pool = game->rules->item_pool;
  const ArbItem *item = pool_at(game->s, pool, item1);
  uint64_t older = 0;
  for (int i = 1; i <= game->s->pools[pool].used; i++) {
    const ArbItem *other = pool_at(game->s, pool, i);
    older += other->kind1 && other->serial < item->serial;
  }
  return older;
}

uint64_t position_id(const ArbGame *game, ArbId id)
{
  int item1 = item_find(game, id);
  if (id_kind(id) == ARB_KIND_CARD)
    return state_resolve(game->s, id) ? game->rules->position_card(game, id_index1(id), false) : 1;
  if (id_kind(id) == ARB_KIND_ITEM) return item1 ? 4u + (rank_of(game, item1) << 32) : 2;
  return 3u + id.slot;
}

static uint64_t zone_word(const ArbGame *game, int zone)
{
  const ArbZoneKind *kind = &game->rules->zones[zone_kind(game, zone)];
  bool ordered = kind->privacy == ARB_SECRET || kind->keeps_id == ARB_KEEPS_ID;
  uint64_t sum = (uint64_t)zone;
  for (ZONE_EACH(game, card1, zone)) {
    uint64_t one = game->rules->position_card(game, card1, true);
    sum = ordered ? position_mix(sum, one) : sum + position_mix(7, one);
  }
  return sum;
}

static uint64_t frame_word(const ArbGame *game, const ArbFrame *frame)
{
  uint64_t word = frame->kind1 | (uint64_t)frame->stage << 16 | (uint64_t)frame->flags << 24;
  for (int i = 0; i < 4; i++) word |= (uint64_t)frame->value[i] << (32 + 8 * i);
  return position_mix(position_mix(0xF4A3E, word), position_id(game, frame->place));
}

uint64_t game_position(const ArbGame *game)
{
  if (!game->rules->position_card) return arb_hash(game);
  uint64_t hash = game->rules->position_rest(game);
  for (int zone = 0; zone < game->s->pools[ARB_POOL_ZONE].used; zone++)
    hash = position_mix(hash, zone_word(game, zone));
  for (int i = 1; i <= game->s->pools[ARB_POOL_FRAME].used; i++)
    hash = position_mix(hash, frame_word(game, pool_at(game->s, ARB_POOL_FRAME, i)));
  return hash;
}

uint64_t position_choice(const ArbGame *game, ArbSeat seat, const ArbOption *option)
{
  uint64_t words[] = {game_position(game), (uint64_t)seat << 8 | option->verb,
                      (uint64_t)(uint32_t)option->value << 16 | option->aux,
                      position_id(game, option->object), position_id(game, option->place)};
  return hash_bytes(0xC401CE, words, sizeof words);
}
