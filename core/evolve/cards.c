/* SPDX-License-Identifier: MIT */
/* cards.c -- building the card pool; what is read-only afterwards. */
#include <stdlib.h>
#include <string.h>

#include "ev.h"

struct EvBuilder {
  ArbBuilder base;
  EvCards *cards;
  ArbVector defs, abilities, slots, traits;
};

/* 12.13, 12.14: keywords that are automatic abilities. */
static void add_keyword_abilities(EvBuilder *b)
{
  static const EvAbility drain = {.kind = EV_AUTOMATIC,
                                  .name = "Drain",
                                  .event1 = EV_E_DAMAGE + 1,
                                  .role = EV_BY_ME,
                                  .flags = EV_ATTACK_DAMAGE,
                                  .run = ev_run_drain};
  static const EvAbility bane = {.kind = EV_AUTOMATIC,
                                 .name = "Bane",
                                 .event1 = EV_E_FOUGHT + 1,
                                 .role = EV_TO_ME,
                                 .run = ev_run_bane};
  b->cards->keyword_ability1[EV_KW_DRAIN] = (uint16_t)(ev_builder_ability(b, &drain) + 1);
  b->cards->keyword_ability1[EV_KW_BANE] = (uint16_t)(ev_builder_ability(b, &bane) + 1);
}

EvBuilder *ev_builder_new(void)
{
  static const EvCardDef nothing = {.id = "", .name = ""};
  EvBuilder *b = calloc(1, sizeof *b);
  if (!b) abort();
  b->cards = calloc(1, sizeof *b->cards);
  if (!b->cards) abort();
  vector_append(&b->defs, &nothing, 1, sizeof nothing); /* definitions count from 1 */
  add_keyword_abilities(b);
  return b;
}

ArbBuilder *ev_builder_base(EvBuilder *b)
{
  return &b->base;
}

int ev_builder_slots(EvBuilder *b, const EvSlot *slots, int count)
{
  return vector_append(&b->slots, slots, count, sizeof *slots);
}

int ev_builder_trait(EvBuilder *b, const char *name)
{
  const char **traits = (const char **)(void *)b->traits.items;
  for (int i = 0; i < b->traits.count; i++)
    if (strcmp(traits[i], name) == 0) return i;
  const char *copy = build_string(&b->base, name);
  return vector_append(&b->traits, &copy, 1, sizeof copy);
}

int ev_builder_ability(EvBuilder *b, const EvAbility *ability)
{
  EvAbility own = *ability;
  if (own.name) own.name = build_string(&b->base, own.name);
  return vector_append(&b->abilities, &own, 1, sizeof own);
}

int ev_builder_evolve(EvBuilder *b, int play_points)
{
  EvAbility evolve = {.kind = EV_ACTIVATED,
                      .name = "Evolve",
                      .flags = EV_IS_EVOLVE,
                      .cost = {.play_points = (int8_t)play_points},
                      .run = ev_run_evolve};
  return ev_builder_ability(b, &evolve);
}

int ev_builder_card(EvBuilder *b, const EvCardDef *def)
{
  EvCardDef own = *def;
  own.id = build_string(&b->base, def->id);
  own.name = build_string(&b->base, def->name);
  if (def->unsupported) own.unsupported = build_string(&b->base, def->unsupported);
  own.type_name = ev_type_names[def->type];
  own.token = (def->special & EV_TOKEN) != 0;
  own.by_id = (def->special & EV_EVOLVED) != 0; /* it shares its follower's name (S21) */
  return vector_append(&b->defs, &own, 1, sizeof own);
}

void ev_builder_free(EvBuilder *b)
{
  build_drop(&b->base);
  free(b->defs.items);
  free(b->abilities.items);
  free(b->slots.items);
  free(b->traits.items);
  free(b->cards);
  free(b);
}

/* ---- The finished pool -------------------------------------------------- */

static void destroy(ArbCards *base)
{
  EvCards *cards = (EvCards *)base;
  if (base->free_scripts) base->free_scripts(base->scripts);
  build_release(base, &cards->owned);
  free(cards->defs);
  free(cards->abilities);
  free(cards->slots);
  free((void *)(uintptr_t)cards->traits);
  free(cards);
}

static void watch(const EvCards *cards, int ability, ArbEventSet *set)
{
  if (cards->abilities[ability].event1) events_add(set, cards->abilities[ability].event1 - 1);
}

static void work_out_watches(EvCards *cards)
{
  for (int k = 0; k < EV_KEYWORD_COUNT; k++)
    if (cards->keyword_ability1[k])
      watch(cards, cards->keyword_ability1[k] - 1, &cards->keyword_watches);
  cards->watches = cards->keyword_watches;
  for (int n = 1; n <= cards->base.card_count; n++) {
    EvCardDef *def = &cards->defs[n];
    for (int i = 0; i < def->ability_count; i++)
      watch(cards, def->first_ability + i, &def->watches);
    events_join(&cards->watches, &def->watches);
  }
}

static void work_out_names(EvCards *cards)
{
  for (int n = 1; n <= cards->base.card_count; n++) {
    int first = 1;
    while (strcmp(cards->defs[first].name, cards->defs[n].name) != 0) first++;
    cards->defs[n].called = (uint16_t)first;
  }
}

static uint64_t hash_of(const EvCards *cards)
{
  uint64_t hash = 0x5EED;
  for (int n = 1; n <= cards->base.card_count; n++) {
    const EvCardDef *def = &cards->defs[n];
    int64_t facts[] = {(int64_t)def->hash, def->type,     def->special,
                       def->class_,        def->cost,     def->attack,
                       def->defense,       def->keywords, def->ability_count};
    hash = hash_bytes(hash, def->id, strlen(def->id));
    hash = hash_bytes(hash, facts, sizeof facts);
  }
  return hash;
}

ArbCards *ev_builder_finish(EvBuilder *b)
{
  EvCards *cards = b->cards;
  cards->defs = (EvCardDef *)(void *)b->defs.items;
  cards->abilities = (EvAbility *)(void *)b->abilities.items;
  cards->ability_count = b->abilities.count;
  cards->slots = (EvSlot *)(void *)b->slots.items;
  cards->slot_count = b->slots.count;
  cards->traits = (const char **)(void *)b->traits.items;
  cards->trait_count = b->traits.count;
  cards->base = (ArbCards){.rules = &ev_rules, .refs = 1, .destroy = destroy};
  build_heads(&cards->base, cards->defs, sizeof *cards->defs, b->defs.count - 1);
  cards->owned = build_finish(&b->base, &cards->base);
  work_out_watches(cards);
  work_out_names(cards);
  cards->base.hash = hash_of(cards);
  free(b);
  return &cards->base;
}
