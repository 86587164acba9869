/* SPDX-License-Identifier: MIT */
/* position.c -- see position.h. */
#include "kernel/cards/position.h"

#include <string.h>

#include "kernel/cards/item.h"

/* The number of items that are older. */
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

uint64_t arb_position_id(const ArbGame *game, ArbId id)
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
  return position_mix(position_mix(0xF4A3E, word), arb_position_id(game, frame->place));
}

uint64_t arb_game_position(const ArbGame *game)
{
  if (!game->rules->position_card) return arb_hash(game);
  uint64_t hash = game->rules->position_rest(game);
  for (int zone = 0; zone < game->s->pools[ARB_POOL_ZONE].used; zone++)
    hash = position_mix(hash, zone_word(game, zone));
  for (int i = 1; i <= game->s->pools[ARB_POOL_FRAME].used; i++)
    hash = position_mix(hash, frame_word(game, pool_at(game->s, ARB_POOL_FRAME, i)));
  return hash;
}

uint64_t arb_position_apart(const ArbGame *game)
{
  uint64_t hash = arb_game_position(game);
  for (int zone = 0; zone < game->s->pools[ARB_POOL_ZONE].used; zone++)
    if (game->rules->zones[zone_kind(game, zone)].privacy != ARB_PUBLIC)
      for (ZONE_EACH(game, card1, zone))
        hash = position_mix(hash, (uint64_t)card1 << 16 | (uint64_t)zone);
  return hash;
}

/* Whether a record of this pool holds the id. */
static bool pool_names(const ArbGame *game, int pool, ArbId id, int item1, int other1)
{
  const ArbPool *records = &game->s->pools[pool];
  bool items = pool == game->rules->item_pool;
  for (int i = 1; i <= records->used; i++) {
    const char *bytes = pool_at(game->s, pool, i);
    if (items && (i == item1 || i == other1)) continue;
    for (int at = 0; at + (int)sizeof id <= records->item_size; at += 2)
      if (memcmp(bytes + at, &id, sizeof id) == 0) return true;
  }
  return false;
}

static bool is_named(const ArbGame *game, ArbId id, int item1, int other1)
{
  for (int pool = ARB_POOL_FRAME; pool < game->rules->pool_count; pool++)
    if (!(game->rules->pools[pool].flags & ARB_POOL_DERIVED) &&
        pool_names(game, pool, id, item1, other1))
      return true;
  return false;
}

bool arb_position_twins(const ArbGame *game, ArbId a, ArbId b, int item1, int other1)
{
  if (id_equal(a, b)) return true;
  if (!game->rules->twins || id_kind(a) != ARB_KIND_CARD) return false;
  const ArbCard *one = state_resolve(game->s, a), *other = state_resolve(game->s, b);
  return one && other && one->def == other->def && one->zone == other->zone &&
         one->owner == other->owner && one->controller == other->controller &&
         one->known == other->known && one->flags == other->flags &&
         game->rules->twins(game, id_index1(a), id_index1(b)) &&
         !is_named(game, a, item1, other1) && !is_named(game, b, item1, other1);
}

uint64_t arb_position_choice(const ArbGame *game, ArbSeat seat, const ArbOption *option)
{
  uint64_t words[] = {arb_game_position(game), (uint64_t)seat << 8 | option->verb,
                      (uint64_t)(uint32_t)option->value << 16 | option->aux,
                      arb_position_id(game, option->object), arb_position_id(game, option->place)};
  return arb_hash_bytes(0xC401CE, words, sizeof words);
}
