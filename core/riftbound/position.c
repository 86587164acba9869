/* SPDX-License-Identifier: MIT */
/*
** position.c -- what two positions have in common when a player could not tell
** them apart: everything but numbering and history.
**
** An id is replaced by what it names: a card by its definition, its state, its
** place, and its rank among the timestamps; so twins count as one another, and
** what is gone counts as gone.  Order counts where the rules know an order.
*/
#include "rb.h"

/* Where something is: a base, or the n-th battlefield. */
static uint32_t place_word(const ArbGame *g, ArbId place)
{
  uint32_t number = 100;
  if (!rb_is_battlefield(place)) return place.slot;
  for (RB_EACH(g, card1, rb_zone(g, RB_Z_BATTLEFIELDS, 0))) {
    if (id_equal(rb_id(g, card1), place)) return number;
    number++;
  }
  return 1;
}

/* 475.3: how many objects on the board are older. */
static uint32_t rank_of(const ArbGame *g, const RbBody *body)
{
  uint32_t older = 0;
  const RbBody *bodies = pool_items(g->s, RB_POOL_BODY);
  for (int i = 0; i < g->s->pools[RB_POOL_BODY].used; i++)
    older += bodies[i].card1 && bodies[i].timestamp < body->timestamp;
  return older;
}

static uint64_t bare_card_word(const ArbGame *g, int card1)
{
  const ArbCard *card = rb_card(g, card1);
  const RbBody *body = rb_body(g, card1);
  uint32_t words[10] = {card->def, card->owner, card->controller, card->known, card->zone};
  if (body) {
    bool facedown = rb_zone_of(g, card1) == RB_Z_FACEDOWN;
    words[5] = body->flags | (uint32_t)body->this_turn << 16;
    words[6] = (uint32_t)(uint16_t)body->damage | (uint32_t)body->buffs << 16;
    words[7] = place_word(g, body->place) | (uint32_t)body->text_def << 16;
    words[8] = body->contested_by | (uint32_t)body->scored << 8 | (uint32_t)body->barred << 16 |
               (uint32_t)(facedown && body->since_turn < rb_table(g)->turn) << 24;
    words[9] = body->modes | rank_of(g, body) << 16;
  }
  return hash_bytes(0xC0FFEE, words, sizeof words);
}

/* How many items of the chain are older; they are hashed in this order. */
static uint64_t place_on_chain(const ArbGame *g, int item1)
{
  uint64_t older = 0;
  for (int i = 1; i <= g->s->pools[RB_POOL_ITEM].used; i++)
    older += rb_item(g, i)->kind1 && rb_item(g, i)->serial < rb_item(g, item1)->serial;
  return older;
}

/* What an id names. */
static uint64_t id_word(const ArbGame *g, ArbId id)
{
  if (id_kind(id) == ARB_KIND_CARD)
    return state_resolve(g->s, id) ? bare_card_word(g, id_index1(id)) : 1;
  if (id_kind(id) == ARB_KIND_ITEM)
    return item_find(g, id) ? 4u + (place_on_chain(g, item_find(g, id)) << 32) : 2;
  return 3u + id.slot;
}

static uint64_t refs_word(const ArbGame *g, const ArbId *refs)
{
  uint64_t hash = 0;
  for (int i = 0; i < ARB_REFS_MAX; i++) {
    uint64_t one = id_word(g, refs[i]);
    hash = hash_bytes(hash, &one, sizeof one);
  }
  return hash;
}

static uint64_t effect_word(const ArbGame *g, const RbEffect *effect)
{
  uint32_t words[4] = {effect->kind1, effect->ability | (uint32_t)effect->def << 16,
                       (uint32_t)(uint16_t)effect->amount | (uint32_t)effect->until << 16 |
                           (uint32_t)effect->keyword << 24,
                       effect->controller | (uint32_t)effect->used << 8};
  uint64_t hash = refs_word(g, effect->refs), source = id_word(g, effect->source);
  hash = hash_bytes(hash, &source, sizeof source);
  return hash_bytes(hash, words, sizeof words);
}

/* 475.3: how many assignments to the same object are older; other effects commute. */
static uint64_t turn_of(const ArbGame *g, const RbEffect *effect)
{
  uint64_t older = 0;
  if (effect->kind1 == RB_F_LOSES) { /* what is given later stays */
    for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
      const RbEffect *other = pool_at(g->s, RB_POOL_EFFECT, i);
      older += (other->kind1 == RB_F_KEYWORD || other->kind1 == RB_F_ABILITY) &&
               id_equal(other->object, effect->object) && other->timestamp < effect->timestamp;
    }
    return older;
  }
  if (effect->kind1 != RB_F_SET_MIGHT) return 0;
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *other = pool_at(g->s, RB_POOL_EFFECT, i);
    older += other->kind1 == RB_F_SET_MIGHT && id_equal(other->object, effect->object) &&
             other->timestamp < effect->timestamp;
  }
  return older;
}

/* A card with what it is attached to and what lasts on it. */
static uint64_t card_word(const ArbGame *g, int card1)
{
  uint64_t hash = bare_card_word(g, card1);
  if (!rb_body(g, card1)) return hash;
  ArbId top = rb_body(g, card1)->top;
  if (!id_is_nothing(top)) {
    uint64_t one = id_word(g, top);
    hash = hash_bytes(hash, &one, sizeof one);
  }
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (!effect->kind1 || !id_equal(effect->object, rb_id(g, card1))) continue;
    uint64_t words[2] = {effect_word(g, effect), turn_of(g, effect)};
    hash += hash_bytes(0xEFF, words, sizeof words);
  }
  return hash;
}

static uint64_t zone_word(const ArbGame *g, int zone)
{
  int kind = zone_kind(g, zone);
  bool ordered = kind == RB_Z_DECK || kind == RB_Z_RUNE_DECK || kind == RB_Z_CHAIN;
  uint64_t sum = (uint64_t)zone;
  for (RB_EACH(g, card1, zone)) {
    uint64_t one = card_word(g, card1);
    sum = ordered ? hash_bytes(sum, &one, sizeof one) : sum + one;
  }
  return sum;
}

static uint64_t item_word(const ArbGame *g, int item1)
{
  const RbItem *item = rb_item(g, item1);
  uint32_t words[6] = {item->kind1 | (uint32_t)item->flags << 16,
                       item->def | (uint32_t)item->ability << 16,
                       item->controller | (uint32_t)item->pending << 8 |
                           (uint32_t)item->from_zone << 16 | (uint32_t)item->repeats << 24,
                       place_word(g, item->place) | (uint32_t)item->extras << 16,
                       item->event.kind1 | (uint32_t)(uint16_t)item->event.amount << 16,
                       (uint32_t)item->measured ^ (uint32_t)item->origin.cause << 24};
  uint64_t named[5] = {id_word(g, item->source), id_word(g, item->card), refs_word(g, item->refs),
                       id_word(g, item->event.subject), place_word(g, item->event.place)};
  uint64_t hash = hash_bytes(0x17E3, words, sizeof words);
  hash = hash_bytes(hash, named, sizeof named);
  for (int i = 1; i <= g->s->pools[RB_POOL_PICK].used; i++) {
    const ArbPick *pick = pool_at(g->s, RB_POOL_PICK, i);
    if (pick->item1 != item1) continue;
    uint64_t one = pick->slot == RB_PICK_MODE ? pick->id.slot : id_word(g, pick->id);
    one += pick->slot + ((uint64_t)pick->round << 56);
    hash = hash_bytes(hash, &one, sizeof one);
  }
  return hash;
}

/* The chain, oldest first. */
static uint64_t chain_word(const ArbGame *g)
{
  uint64_t hash = 0;
  uint32_t after = 0;
  for (;;) {
    int next1 = 0;
    for (int i = 1; i <= g->s->pools[RB_POOL_ITEM].used; i++) {
      const RbItem *item = rb_item(g, i);
      if (item->kind1 && item->serial > after &&
          (!next1 || item->serial < rb_item(g, next1)->serial))
        next1 = i;
    }
    if (!next1) return hash;
    after = rb_item(g, next1)->serial;
    uint64_t one = item_word(g, next1);
    hash = hash_bytes(hash, &one, sizeof one);
  }
}

static uint64_t player_word(const ArbGame *g, ArbSeat seat)
{
  const RbPlayer *player = rb_player(g, seat);
  uint32_t words[3] = {(uint32_t)(uint16_t)player->points | (uint32_t)player->xp << 16,
                       player->finalized | (uint32_t)player->burned << 8 |
                           (uint32_t)player->wins << 16,
                       player->excess | (uint32_t)player->played << 16};
  uint64_t hash = hash_bytes(seat, words, sizeof words);
  hash = hash_bytes(hash, player->mana, sizeof player->mana);
  uint64_t counted = tallies_hash(g, seat);
  return hash_bytes(hash, &counted, sizeof counted);
}

static uint64_t frame_word(const ArbGame *g, const ArbFrame *frame)
{
  uint32_t words[4] = {frame->kind1, frame->stage | (uint32_t)frame->flags << 8,
                       frame->value[0] | (uint32_t)frame->value[1] << 8 |
                           (uint32_t)frame->value[2] << 16 | (uint32_t)frame->value[3] << 24,
                       place_word(g, frame->place)};
  return hash_bytes(0xF4A3E, words, sizeof words);
}

/* Effects that lie on no card: statics, delayed abilities, turns that wait. */
static uint64_t loose_effects(const ArbGame *g)
{
  uint64_t sum = 0;
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (!effect->kind1 || rb_body_of(g, effect->object)) continue;
    uint64_t one = effect_word(g, effect) ^ id_word(g, effect->object);
    sum += hash_bytes(0xEFFEC7, &one, sizeof one);
  }
  return sum;
}

uint64_t rb_position_hash(const ArbGame *g)
{
  const RbTable *table = rb_table(g);
  uint8_t bytes[12] = {table->turn_player, table->cleanup_due, table->fepr,     table->invited,
                       table->declined,    table->last_kind,   g->s->leaving,   g->s->gone,
                       g->s->conceded,     table->queue,       table->finished, table->last_winner};
  uint64_t hash = hash_bytes(0x9E3779B97F4A7C15u, bytes, sizeof bytes);
  for (int zone = 0; zone < g->s->pools[ARB_POOL_ZONE].used; zone++) {
    uint64_t one = zone_word(g, zone);
    hash = hash_bytes(hash, &one, sizeof one);
  }
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    uint64_t one = player_word(g, seat);
    hash = hash_bytes(hash, &one, sizeof one);
  }
  for (int i = 1; i <= g->s->pools[ARB_POOL_FRAME].used; i++) {
    uint64_t one = frame_word(g, pool_at(g->s, ARB_POOL_FRAME, i));
    hash = hash_bytes(hash, &one, sizeof one);
  }
  uint64_t ends[2] = {chain_word(g), loose_effects(g)};
  return hash_bytes(hash, ends, sizeof ends);
}

/* What a player chose in a window, in this position: the same each time round. */
uint64_t rb_choice_hash(const ArbGame *g, ArbSeat seat, const ArbOption *option)
{
  uint64_t words[5] = {rb_position_hash(g), (uint64_t)seat << 8 | option->verb,
                       (uint64_t)(uint32_t)option->value << 16 | option->aux,
                       id_is_nothing(option->object) ? 0 : id_word(g, option->object),
                       place_word(g, option->place)};
  return hash_bytes(0xC401CE, words, sizeof words);
}
