/* SPDX-License-Identifier: MIT */
/*
** position.c -- what positions have in common that are alike (kernel/cards/position.h): cards with
** what sticks to them, what is played, players.
*/
#include "evolve/effects/effects.h"
#include "evolve/view/view.h"
#include "kernel/cards/position.h"

static uint64_t effect_word(const ArbGame *g, const EvEffect *effect)
{
  uint32_t words[2] = {effect->kind1 | (uint32_t)(uint16_t)effect->amount << 16,
                       effect->keyword | (uint32_t)effect->until << 8 |
                           (uint32_t)effect->ability << 16};
  uint64_t word = arb_hash_bytes(0xEFF, words, sizeof words);
  return effect->kind1 == EV_F_CARD ? position_mix(word, arb_position_id(g, effect->source)) : word;
}

/* Cards that a player has played this turn, and which of them is the last one (13.2.1). */
static uint64_t played_word(const ArbGame *g, ArbSeat seat)
{
  uint64_t sum = 0;
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++) {
    const EvEffect *effect = ev_effect(g, i);
    if (effect->kind1 == EV_F_PLAYED && effect->controller == seat)
      sum +=
          position_mix(ev_was_played(g, effect->source, true), arb_position_id(g, effect->source));
  }
  return sum;
}

/* Additions commute, so they are hashed without their order.  The order of all other effects
** counts. */
static uint64_t effects_word(const ArbGame *g, ArbId id)
{
  uint64_t sum = 0;
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++) {
    const EvEffect *effect = pool_at(g->s, EV_POOL_EFFECT, i);
    if (!effect->kind1 || !id_equal(effect->object, id)) continue;
    uint64_t older = 0;
    bool added = effect->kind1 <= EV_F_COST;
    for (int j = 1; !added && j <= g->s->pools[EV_POOL_EFFECT].used; j++) {
      const EvEffect *other = ev_effect(g, j);
      older += other->kind1 > EV_F_COST && id_equal(other->object, id) &&
               other->timestamp < effect->timestamp;
    }
    sum += position_mix(effect_word(g, effect), older);
  }
  return sum;
}

/* Counters, what was used; the order is all one. */
static uint64_t marks_word(const ArbGame *g, ArbId id)
{
  uint64_t sum = 0;
  for (int i = 1; i <= g->s->pools[EV_POOL_MARK].used; i++) {
    const EvMark *mark = pool_at(g->s, EV_POOL_MARK, i);
    if (mark->kind1 && id_equal(mark->object, id))
      sum += position_mix(0x3A7, mark->kind1 | (uint64_t)mark->what << 16 |
                                     (uint64_t)(uint16_t)mark->amount << 32);
  }
  return sum;
}

uint64_t ev_position_card(const ArbGame *g, int card1, bool whole)
{
  const ArbCard *card = card_at(g, card1);
  const EvBody *body = ev_body(g, card1);
  uint32_t words[4] = {card->def | (uint32_t)card->owner << 16 | (uint32_t)card->controller << 24,
                       card->known | (uint32_t)card->zone << 8 | (uint32_t)card->flags << 16};
  if (body) {
    words[2] = body->flags | (uint32_t)body->face << 16;
    words[3] = (uint32_t)(uint16_t)body->lost;
  }
  uint64_t sticks = effects_word(g, id_of(g, card1)) + marks_word(g, id_of(g, card1));
  uint64_t hash = arb_hash_bytes(sticks, words, sizeof words);
  return whole && body ? position_mix(hash, arb_position_id(g, body->link)) : hash;
}

/* All that a body holds but for the age, which says nothing of cards that nothing sticks to. */
bool ev_twins(const ArbGame *g, int card1, int other1)
{
  const EvBody *body = ev_body(g, card1), *other = ev_body(g, other1);
  if (!body || !other) return !body && !other;
  return body->flags == other->flags && body->face == other->face && body->lost == other->lost &&
         id_equal(body->link, other->link);
}

/* Mixes in the objects that a delayed ability was begun with. */
static uint64_t with_refs(const ArbGame *g, uint64_t hash, const ArbId *refs)
{
  for (const ArbId *ref = refs; ref != refs + ARB_REFS_MAX; ref++)
    hash = position_mix(hash, arb_position_id(g, *ref));
  return hash;
}

static uint64_t item_word(const ArbGame *g, int item1)
{
  const EvItem *item = ev_item(g, item1);
  uint32_t words[4] = {item->kind1 | (uint32_t)item->ability << 16,
                       item->def | (uint32_t)item->controller << 16 | (uint32_t)item->pending << 24,
                       item->from_zone | (uint32_t)item->event.kind1 << 8 | (uint32_t)item->x << 24,
                       (uint32_t)(uint16_t)item->event.amount};
  uint64_t hash = arb_hash_bytes(0x17E3, words, sizeof words);
  hash = position_mix(hash, arb_position_id(g, item->source));
  hash = position_mix(hash, arb_position_id(g, item->card));
  hash = position_mix(hash, arb_position_id(g, item->reveal));
  hash = position_mix(hash, arb_position_id(g, item->event.subject));
  hash = position_mix(hash, arb_position_id(g, item->event.other));
  hash = with_refs(g, hash, item->refs);
  for (int i = 1; i <= g->s->pools[EV_POOL_PICK].used; i++) {
    const ArbPick *pick = pool_at(g->s, EV_POOL_PICK, i);
    if (pick->item1 == item1)
      hash = position_mix(hash,
                          arb_position_id(g, pick->id) + pick->slot + ((uint64_t)pick->round << 8));
  }
  return hash;
}

static uint64_t items_word(const ArbGame *g)
{
  uint64_t sum = 0;
  for (int i = 1; i <= g->s->pools[EV_POOL_ITEM].used; i++)
    if (ev_item(g, i)->kind1) sum += position_mix(11, item_word(g, i));
  return sum;
}

static uint64_t delayed_word(const ArbGame *g)
{
  uint64_t sum = 0;
  for (int i = 1; i <= g->s->pools[EV_POOL_DELAYED].used; i++) {
    const EvDelayed *delayed = pool_at(g->s, EV_POOL_DELAYED, i);
    if (!delayed->in_use) continue;
    uint64_t one = position_mix(delayed->ability | (uint64_t)delayed->controller << 16 |
                                    (uint64_t)delayed->until << 24,
                                arb_position_id(g, delayed->source));
    sum += position_mix(13, with_refs(g, one, delayed->refs));
  }
  return sum;
}

static uint64_t players_word(const ArbGame *g)
{
  const EvTable *table = ev_table(g);
  uint64_t hash = 0;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++) {
    const EvPlayer *p = ev_player(g, seat);
    uint8_t bytes[8] = {p->play_points, p->max_play_points, p->evolution_points, p->played,
                        p->overdrawn,   p->turns == 1,      p->extra_turns,      p->bled};
    hash = arb_hash_bytes(position_mix(hash, seat), bytes, sizeof bytes);
    hash = position_mix(hash, arb_tallies_hash(g, seat));
    if (ev_cards(g->cards)->asks_played) hash = position_mix(hash, played_word(g, seat));
  }
  uint8_t bytes[4] = {table->turn_player, table->first_player, table->evolved, table->fighting};
  hash = arb_hash_bytes(hash, bytes, sizeof bytes);
  hash = position_mix(hash, arb_position_id(g, table->attacker));
  return position_mix(hash, arb_position_id(g, table->attacked));
}

uint64_t ev_position_rest(const ArbGame *g)
{
  return position_mix(position_mix(players_word(g), items_word(g)), delayed_word(g));
}
