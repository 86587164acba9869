/* SPDX-License-Identifier: MIT */
/*
** position.c -- what two positions have in common when a player could not tell them apart:
** everything but numbering and history.
**
** An id counts as what it names, a timestamp as its rank.  Order counts where the rules
** track it (4.1.3): in decks and in the resolution zone.
*/
#include "ev.h"

static uint64_t mix(uint64_t hash, uint64_t one)
{
  return hash_bytes(hash, &one, sizeof one);
}

static uint64_t effect_word(const EvEffect *effect)
{
  uint32_t words[2] = {effect->kind1 | (uint32_t)(uint16_t)effect->amount << 16,
                       effect->keyword | (uint32_t)effect->until << 8 |
                           (uint32_t)effect->ability << 16};
  return hash_bytes(0xEFF, words, sizeof words);
}

/* What is added commutes; of anything else the order counts. */
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
    sum += mix(effect_word(effect), older);
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
      sum += mix(0x3A7,
                 mark->kind1 | (uint64_t)mark->what << 16 | (uint64_t)(uint16_t)mark->amount << 32);
  }
  return sum;
}

static uint64_t card_word(const ArbGame *g, int card1)
{
  const ArbCard *card = ev_card(g, card1);
  const EvBody *body = ev_body(g, card1);
  uint32_t words[4] = {card->def | (uint32_t)card->owner << 16 | (uint32_t)card->controller << 24,
                       card->known | (uint32_t)card->zone << 8 | (uint32_t)card->flags << 16};
  if (body) {
    words[2] = body->flags | (uint32_t)body->face << 16;
    words[3] = (uint32_t)(uint16_t)body->lost;
  }
  uint64_t sticks = effects_word(g, ev_id(g, card1)) + marks_word(g, ev_id(g, card1));
  return hash_bytes(sticks, words, sizeof words);
}

/* What an id names.  Items count by their kind: they are hashed in order. */
static uint64_t id_word(const ArbGame *g, ArbId id)
{
  if (id_kind(id) == ARB_KIND_CARD)
    return state_resolve(g->s, id) ? card_word(g, id_index1(id)) : 1;
  return id_kind(id) == ARB_KIND_ITEM ? 2 : 3u + id.slot;
}

static uint64_t zone_word(const ArbGame *g, int zone)
{
  int kind = zone_kind(g, zone);
  bool ordered = kind == EV_Z_DECK || kind == EV_Z_RESOLUTION;
  uint64_t sum = (uint64_t)zone;
  for (EV_EACH(g, card1, zone)) {
    uint64_t one = card_word(g, card1);
    if (kind == EV_Z_EVOLVE) one = mix(one, id_word(g, ev_body(g, card1)->link));
    sum = ordered ? mix(sum, one) : sum + mix(7, one);
  }
  return sum;
}

static uint64_t item_word(const ArbGame *g, int item1)
{
  const EvItem *item = ev_item(g, item1);
  uint32_t words[4] = {item->kind1 | (uint32_t)item->ability << 16,
                       item->def | (uint32_t)item->controller << 16 | (uint32_t)item->pending << 24,
                       item->from_zone | (uint32_t)item->event.kind1 << 8,
                       (uint32_t)(uint16_t)item->event.amount};
  uint64_t hash = hash_bytes(0x17E3, words, sizeof words);
  hash = mix(hash, id_word(g, item->source));
  hash = mix(hash, id_word(g, item->card));
  hash = mix(hash, id_word(g, item->reveal));
  hash = mix(hash, id_word(g, item->event.subject));
  hash = mix(hash, id_word(g, item->event.other));
  for (int i = 0; i < ARB_REFS_MAX; i++) hash = mix(hash, id_word(g, item->refs[i]));
  for (int i = 1; i <= g->s->pools[EV_POOL_PICK].used; i++) {
    const ArbPick *pick = pool_at(g->s, EV_POOL_PICK, i);
    if (pick->item1 == item1)
      hash = mix(hash, id_word(g, pick->id) + pick->slot + ((uint64_t)pick->round << 8));
  }
  return hash;
}

static uint64_t items_word(const ArbGame *g)
{
  uint64_t sum = 0;
  for (int i = 1; i <= g->s->pools[EV_POOL_ITEM].used; i++)
    if (ev_item(g, i)->kind1) sum += mix(11, item_word(g, i));
  return sum;
}

static uint64_t delayed_word(const ArbGame *g)
{
  uint64_t sum = 0;
  for (int i = 1; i <= g->s->pools[EV_POOL_DELAYED].used; i++) {
    const EvDelayed *delayed = pool_at(g->s, EV_POOL_DELAYED, i);
    if (!delayed->in_use) continue;
    uint64_t one =
        mix(delayed->ability | (uint64_t)delayed->controller << 16 | (uint64_t)delayed->until << 24,
            id_word(g, delayed->source));
    for (int j = 0; j < ARB_REFS_MAX; j++) one = mix(one, id_word(g, delayed->refs[j]));
    sum += mix(13, one);
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
    hash = hash_bytes(mix(hash, seat), bytes, sizeof bytes);
    hash = mix(hash, tallies_hash(g, seat));
  }
  uint8_t bytes[4] = {table->turn_player, table->first_player, table->evolved, table->fighting};
  hash = hash_bytes(hash, bytes, sizeof bytes);
  hash = mix(hash, id_word(g, table->attacker));
  return mix(hash, id_word(g, table->attacked));
}

uint64_t ev_position_hash(const ArbGame *g)
{
  uint64_t hash = mix(mix(players_word(g), items_word(g)), delayed_word(g));
  for (int zone = 0; zone < g->s->pools[ARB_POOL_ZONE].used; zone++)
    hash = mix(hash, zone_word(g, zone));
  for (int i = 1; i <= g->s->pools[ARB_POOL_FRAME].used; i++) {
    const ArbFrame *frame = pool_at(g->s, ARB_POOL_FRAME, i);
    hash = mix(hash, frame->kind1 | (uint64_t)frame->stage << 16 | (uint64_t)frame->value[0] << 24);
  }
  return hash;
}

uint64_t ev_choice_hash(const ArbGame *g, ArbSeat seat, const ArbOption *option)
{
  uint64_t words[4] = {ev_position_hash(g), (uint64_t)seat << 8 | option->verb,
                       (uint64_t)(uint32_t)option->value << 16 | option->aux,
                       id_is_nothing(option->object) ? 0 : id_word(g, option->object)};
  return hash_bytes(0xC401CE, words, sizeof words);
}
