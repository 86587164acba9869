/* SPDX-License-Identifier: MIT */
/*
** position.c -- comparing positions (kernel/cards/position.h): cards with their effects, the chain,
** the players.
*/
#include "kernel/cards/position.h"

#include "riftbound/effects/effects.h"
#include "riftbound/timing/timing.h"
#include "riftbound/view/view.h"

/* Where something is: a base, or the n-th battlefield. */
static uint32_t place_word(const ArbGame *g, ArbId place)
{
  uint32_t number = 100;
  if (!rb_is_battlefield(place)) return place.slot;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BATTLEFIELDS, 0))) {
    if (id_equal(id_of(g, card1), place)) return number;
    number++;
  }
  return 1;
}

/* 475.3: the number of objects on the board that are older. */
static uint32_t rank_of(const ArbGame *g, const RbBody *body)
{
  uint32_t older = 0;
  const RbBody *bodies = pool_items(g->s, RB_POOL_BODY);
  for (int i = 0; i < g->s->pools[RB_POOL_BODY].used; i++)
    older += bodies[i].card1 && bodies[i].timestamp < body->timestamp;
  return older;
}

static uint64_t card_word(const ArbGame *g, int card1)
{
  const ArbCard *card = card_at(g, card1);
  const RbBody *body = rb_body(g, card1);
  uint32_t words[10] = {card->def, card->owner, card->controller, card->known, card->zone};
  if (body) {
    bool facedown = zone_of(g, card1) == RB_Z_FACEDOWN;
    /* Many conquests of a turn are alike, as counts are (tally.h): a cycle of them ends. */
    uint32_t conquests = body->this_turn < ARB_COUNTS_ALIKE ? body->this_turn : ARB_COUNTS_ALIKE;
    words[5] = body->flags | conquests << 16;
    words[6] = (uint32_t)(uint16_t)body->damage | (uint32_t)body->buffs << 16 |
               (uint32_t)body->hurt_by << 24;
    words[7] = place_word(g, body->place) | (uint32_t)body->text_def << 16;
    words[8] = body->contested_by | (uint32_t)body->scored << 8 | (uint32_t)body->barred << 16 |
               (uint32_t)(facedown && body->since_turn < rb_table(g)->turn) << 24;
    words[9] = body->modes | rank_of(g, body) << 16;
  }
  return arb_hash_bytes(0xC0FFEE, words, sizeof words);
}

/* Compares bodies without their age, which counts where one of their statics is dated (475.1). */
bool rb_twins(const ArbGame *g, int card1, int other1)
{
  const RbBody *body = rb_body(g, card1), *other = rb_body(g, other1);
  if (!body || !other) return !body && !other;
  if (rb_def_of(g, card1)->has_dated || zone_of(g, card1) == RB_Z_FACEDOWN) return false;
  RbBody one = *body, two = *other;
  one.card1 = two.card1 = 0;
  one.timestamp = two.timestamp = 0;
  return memcmp(&one, &two, sizeof one) == 0;
}

static uint64_t refs_word(const ArbGame *g, const ArbId *refs)
{
  uint64_t hash = 0;
  for (int i = 0; i < ARB_REFS_MAX; i++) hash = position_mix(hash, arb_position_id(g, refs[i]));
  return hash;
}

static uint64_t effect_word(const ArbGame *g, const RbEffect *effect)
{
  uint32_t words[4] = {effect->kind1 | (uint32_t)effect->x << 16,
                       effect->ability | (uint32_t)effect->def << 16,
                       (uint32_t)(uint16_t)effect->amount | (uint32_t)effect->until << 16 |
                           (uint32_t)effect->keyword << 24,
                       effect->controller | (uint32_t)effect->used << 8};
  uint64_t hash = position_mix(refs_word(g, effect->refs), arb_position_id(g, effect->source));
  return arb_hash_bytes(hash, words, sizeof words);
}

/* 475.3: the number of older assignments to the same object; other effects commute. */
static uint64_t turn_of(const ArbGame *g, const RbEffect *effect)
{
  uint64_t older = 0;
  if (effect->kind1 == RB_F_LOSES) { /* abilities given later stay */
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

/* `whole`: with its attachments and the effects on it. */
uint64_t rb_position_card(const ArbGame *g, int card1, bool whole)
{
  uint64_t hash = card_word(g, card1);
  if (!whole || !rb_body(g, card1)) return hash;
  hash = position_mix(hash, arb_position_id(g, rb_body(g, card1)->top));
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (!effect->kind1 || !id_equal(effect->object, id_of(g, card1))) continue;
    uint64_t words[2] = {effect_word(g, effect), turn_of(g, effect)};
    hash += arb_hash_bytes(0xEFF, words, sizeof words);
  }
  return hash;
}

static uint64_t item_word(const ArbGame *g, int item1)
{
  const RbItem *item = rb_item(g, item1);
  uint32_t words[8] = {
    item->kind1 | (uint32_t)item->flags << 16,
    item->def | (uint32_t)item->ability << 16,
    item->controller | (uint32_t)item->pending << 8 | (uint32_t)item->from_zone << 16 |
        (uint32_t)item->repeats << 24,
    place_word(g, item->place) | (uint32_t)item->extras << 16,
    item->event.kind1 | (uint32_t)(uint16_t)item->event.amount << 16,
    (uint32_t)item->measured ^ (uint32_t)item->origin.cause << 24 ^ (uint32_t)item->x << 8,
    item->bonus | (uint32_t)item->leaves_to1 << 8 | (uint32_t)item->spent_energy << 16 |
        (uint32_t)item->spent_power << 24,
    item->less | (uint32_t)item->for_energy << 16 | (uint32_t)item->for_any << 24};
  uint64_t named[6] = {arb_position_id(g, item->source), arb_position_id(g, item->card),
                       refs_word(g, item->refs),         arb_position_id(g, item->event.subject),
                       place_word(g, item->event.place), arb_position_id(g, item->from)};
  uint64_t hash = arb_hash_bytes(0x17E3, words, sizeof words);
  hash = arb_hash_bytes(hash, named, sizeof named);
  for (int i = 1; i <= g->s->pools[RB_POOL_PICK].used; i++) {
    const ArbPick *pick = pool_at(g->s, RB_POOL_PICK, i);
    if (pick->item1 != item1) continue;
    uint64_t one = pick->slot == RB_PICK_MODE ? pick->id.slot : arb_position_id(g, pick->id);
    one += pick->slot + ((uint64_t)pick->round << 56);
    hash = position_mix(hash, one ^ (uint64_t)place_word(g, pick->place) << 24);
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
    hash = position_mix(hash, item_word(g, next1));
  }
}

static uint64_t player_word(const ArbGame *g, ArbSeat seat)
{
  const RbPlayer *player = rb_player(g, seat);
  uint32_t words[3] = {(uint32_t)(uint16_t)player->points | (uint32_t)player->xp << 16,
                       player->finalized | (uint32_t)player->burned << 8 |
                           (uint32_t)player->wins << 16,
                       player->excess | (uint32_t)player->played << 16};
  uint64_t hash = arb_hash_bytes(seat, words, sizeof words);
  hash = arb_hash_bytes(hash, player->mana, sizeof player->mana);
  return position_mix(hash, arb_tallies_hash(g, seat));
}

/* Hashes effects on no card: statics, delayed abilities, additional turns. */
static uint64_t loose_effects(const ArbGame *g)
{
  uint64_t sum = 0;
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (!effect->kind1 || rb_body_of(g, effect->object)) continue;
    sum += position_mix(0xEFFEC7, effect_word(g, effect) ^ arb_position_id(g, effect->object));
  }
  return sum;
}

uint64_t rb_position_rest(const ArbGame *g)
{
  const RbTable *table = rb_table(g);
  uint8_t bytes[12] = {table->turn_player, table->cleanup_due, table->fepr,     table->invited,
                       table->declined,    table->last_kind,   g->s->leaving,   g->s->gone,
                       g->s->conceded,     table->queue,       table->finished, table->last_winner};
  uint64_t hash = arb_hash_bytes(0x9E3779B97F4A7C15u, bytes, sizeof bytes);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    hash = position_mix(hash, player_word(g, seat));
  if (g->s->time) hash = position_mix(hash, g->s->time + ((uint64_t)g->s->time_left << 8));
  return position_mix(position_mix(hash, chain_word(g)), loose_effects(g));
}
