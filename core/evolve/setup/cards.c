/* SPDX-License-Identifier: MIT */
/* cards.c -- building the card pool, and the summaries that are read-only afterwards. */
#include <stdlib.h>
#include <string.h>

#include "evolve/effects/effects.h"
#include "evolve/play/play.h"
#include "evolve/timing/timing.h"
#include "evolve/view/view.h"
#include "evolve/script/script.h"
#include "memory.h"

struct EvBuilder {
  ArbBuilder base;
  EvCards *cards;
  uint64_t words; /* hash of the meanings of words */
  ArbVector defs, abilities, slots, traits, options, counters, statics, replacements;
};

/* 12.13, 12.14: keywords that are automatic abilities. */
static void add_keyword_abilities(EvBuilder *b)
{
  static const EvAbility drain = {.kind = EV_AUTOMATIC,
                                  .name = "Drain",
                                  .event1 = EV_E_DAMAGE + 1,
                                  .role = EV_BY_ME,
                                  .kinds = EV_BY_ATTACK,
                                  .run = ev_run_drain};
  static const EvAbility bane = {.kind = EV_AUTOMATIC,
                                 .name = "Bane",
                                 .event1 = EV_E_FOUGHT + 1,
                                 .role = EV_TO_ME,
                                 .run = ev_run_bane};
  /* S12: cards print the cost of transferring; the rules do not (1.3.1). */
  static const EvAbility stack = {.kind = EV_ACTIVATED,
                                  .name = "Transfer",
                                  .cost = {.engage_me = 1},
                                  .slot_count = 1,
                                  .run = ev_run_transfer};
  b->cards->keyword_ability1[EV_KW_DRAIN] = (uint16_t)(ev_builder_ability(b, &drain) + 1);
  b->cards->keyword_ability1[EV_KW_BANE] = (uint16_t)(ev_builder_ability(b, &bane) + 1);
  b->cards->keyword_ability1[EV_KW_STACK] = (uint16_t)(ev_builder_ability(b, &stack) + 1);
}

/* 13.3.2.2: "another amulet with Stack on your field". */
static void add_stack_slot(EvBuilder *b)
{
  const struct {
    int attribute, compare, value;
  } asks[] = {{EV_A_TYPE, ARB_HAS_ANY, 1 << (EV_AMULET - 1)},
              {EV_A_FRIENDLY, ARB_EQUAL, 1},
              {EV_A_KEYWORD, ARB_HAS_ANY, 1 << EV_KW_STACK}};
  ArbTest tests[3] = {{0}};
  for (int i = 0; i < 3; i++)
    tests[i] = (ArbTest){.attribute = (uint8_t)asks[i].attribute,
                         .compare = (uint8_t)asks[i].compare,
                         .number = arb_build_constant(&b->base, asks[i].value)};
  int selector1 =
      arb_build_selector(&b->base, (ArbSelector){.zones = 1u << EV_Z_FIELD, .not_me = 1}, tests, 3);
  EvSlot slot = {.min = 1, .max = 1, .selector1 = (uint16_t)selector1};
  EvAbility *abilities = (EvAbility *)(void *)b->abilities.items;
  int first = ev_builder_slots(b, &slot, 1);
  abilities[b->cards->keyword_ability1[EV_KW_STACK] - 1].first_slot = (uint16_t)first;
}

EvBuilder *ev_builder_bare(void)
{
  EvBuilder *b = arb_memory_zeroed(1, sizeof *b);
  if (b) b->cards = arb_memory_zeroed(1, sizeof *b->cards);
  if (b && b->cards) return b;
  arb_memory_free(b);
  return NULL;
}

void ev_builder_open(EvBuilder *b)
{
  static const EvCardDef nothing = {.id = "", .name = ""};
  arb_build_append(&b->base, &b->defs, "cards", &nothing, 1, sizeof nothing); /* numbered from 1 */
  add_keyword_abilities(b);
  ev_builder_counter(b, "stack"); /* EV_STACK_COUNTER */
}

ArbBuilder *ev_builder_base(EvBuilder *b)
{
  return &b->base;
}

int ev_builder_slots(EvBuilder *b, const EvSlot *slots, int count)
{
  return arb_build_append(&b->base, &b->slots, "targets", slots, count, sizeof *slots);
}

int ev_builder_options(EvBuilder *b, const EvOption *options, int count)
{
  int first = b->options.count;
  for (int i = 0; i < count; i++) {
    EvOption own = options[i];
    own.name = arb_build_string(&b->base, own.name);
    arb_build_append(&b->base, &b->options, "options of plays", &own, 1, sizeof own);
  }
  return first;
}

const char *ev_builder_option_name(const EvBuilder *b, int option)
{
  return ((const EvOption *)(void *)b->options.items)[option].name;
}

bool ev_builder_has_counter(const EvBuilder *b, const char *name)
{
  return arb_vector_find_name(&b->counters, name) >= 0;
}

int ev_builder_trait(EvBuilder *b, const char *name)
{
  return arb_build_name(&b->base, &b->traits, name);
}

int ev_builder_counter(EvBuilder *b, const char *name)
{
  return arb_build_name(&b->base, &b->counters, name);
}

int ev_builder_ability(EvBuilder *b, const EvAbility *ability)
{
  EvAbility own = *ability;
  if (own.name) own.name = arb_build_string(&b->base, own.name);
  return arb_build_append(&b->base, &b->abilities, "abilities", &own, 1, sizeof own);
}

int ev_builder_abilities(const EvBuilder *b)
{
  return b->abilities.count;
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

int ev_builder_static(EvBuilder *b, const EvStatic *stat)
{
  return arb_build_append(&b->base, &b->statics, "static abilities", stat, 1, sizeof *stat) + 1;
}

int ev_builder_replacement(EvBuilder *b, const EvReplacement *replacement)
{
  return arb_build_append(&b->base, &b->replacements, "replacement abilities", replacement, 1,
                          sizeof *replacement) +
         1;
}

int ev_builder_given_trait(EvBuilder *b, int trait)
{
  EvCards *cards = b->cards;
  return arb_build_bit(cards->given_traits, &cards->given_trait_count, EV_GIVEN_TRAITS_MAX, trait);
}

const char *const ev_type_words[EV_SPELL + 1] = {"leader", "follower", "amulet", "spell", NULL};
const char *const ev_class_names[EV_CLASSES + 1] = {"neutral",    "forestcraft", "swordcraft",
                                                    "runecraft",  "dragoncraft", "abysscraft",
                                                    "havencraft", NULL};

static const char *type_name(int type)
{
  switch (type) {
  case EV_NO_TYPE: return "";
  case EV_KEYWORD_CARD: return "keyword";
  case EV_FORMAT_CARD: return ARB_FORMAT_TYPE;
  default: return ev_type_words[type - EV_LEADER];
  }
}

int ev_builder_card(EvBuilder *b, const EvCardDef *def)
{
  EvCardDef own = *def;
  own.id = arb_build_string(&b->base, def->id);
  own.name = arb_build_string(&b->base, def->name);
  if (def->unsupported) own.unsupported = arb_build_string(&b->base, def->unsupported);
  own.type_name = type_name(def->type);
  own.token = (def->special & EV_TOKEN) != 0;
  return arb_build_append(&b->base, &b->defs, "cards", &own, 1, sizeof own);
}

void ev_builder_keyword(EvBuilder *b, int keyword, uint16_t def)
{
  const EvCardDef *own = (const EvCardDef *)(const void *)b->defs.items + def;
  EvAbility *abilities = (EvAbility *)(void *)b->abilities.items + own->first_ability;
  for (int i = 0; i < own->ability_count; i++) abilities[i].keyword1 = (uint8_t)(keyword + 1);
  b->cards->keyword_defs[keyword] = def;
  b->cards->own_keywords |= 1u << keyword;
}

void ev_builder_words(EvBuilder *b, uint64_t hash)
{
  b->words = arb_hash_bytes(b->words, &hash, sizeof hash);
}

void ev_builder_free(EvBuilder *b)
{
  arb_build_drop(&b->base);
  arb_memory_free(b->defs.items);
  arb_memory_free(b->abilities.items);
  arb_memory_free(b->slots.items);
  arb_memory_free(b->statics.items);
  arb_memory_free(b->replacements.items);
  arb_memory_free(b->options.items);
  arb_memory_free(b->counters.items);
  arb_memory_free(b->traits.items);
  arb_memory_free(b->cards);
  arb_memory_free(b);
}

static int named_gift(const EvAbility *all, int first, int count, const char *name)
{
  for (int i = first; i < first + count; i++)
    if (all[i].flags & EV_IS_GIVEN && strcmp(all[i].name, name) == 0) return i + 1;
  return 0;
}

const char *ev_builder_grants(EvBuilder *b, int first, int count)
{
  const EvAbility *all = (const EvAbility *)(const void *)b->abilities.items;
  EvStatic *statics = (EvStatic *)(void *)b->statics.items;
  for (int i = first; i < first + count; i++) {
    EvStatic *stat = all[i].static1 ? &statics[all[i].static1 - 1] : NULL;
    if (!stat || !stat->grants) continue;
    stat->grants1 = (uint16_t)named_gift(all, first, count, stat->grants);
    if (!stat->grants1) return stat->grants;
  }
  return NULL;
}

/* ---- The finished pool -------------------------------------------------- */

static void destroy(ArbCards *base)
{
  EvCards *cards = (EvCards *)base;
  arb_build_release(base);
  arb_memory_free(cards->slots);
  arb_memory_free(cards->statics);
  arb_memory_free(cards->replacements);
  arb_memory_free(cards->options);
  arb_memory_free(cards->counters);
  arb_memory_free(cards->traits);
  arb_memory_free(cards);
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
  for (uint32_t left = cards->own_keywords; left; left &= left - 1) {
    const EvCardDef *def = &cards->defs[cards->keyword_defs[__builtin_ctz(left)]];
    for (int i = 0; i < def->ability_count; i++)
      watch(cards, def->first_ability + i, &cards->keyword_watches);
  }
  cards->watches = cards->keyword_watches;
  for (int n = 1; n <= cards->base.card_count; n++) {
    EvCardDef *def = &cards->defs[n];
    for (int i = 0; i < def->ability_count; i++) {
      const EvAbility *ability = &cards->abilities[def->first_ability + i];
      watch(cards, def->first_ability + i, &def->watches);
      if (ability->active_zones) watch(cards, def->first_ability + i, &cards->elsewhere_watches);
      if (ability->kind == EV_STATE) cards->has_states = 1;
      if (ability->flags & EV_IS_GIVEN) cards->gives = 1;
      if (ability->flags & EV_IS_GIVEN) watch(cards, def->first_ability + i, &cards->given_watches);
      if (ability->kind == EV_ACTIVATED) cards->use_zones |= ability->active_zones;
    }
    events_join(&cards->watches, &def->watches);
  }
}

/* Whether there is a card with this name that is not an evolved one. */
static bool has_follower(const EvCards *cards, const char *name)
{
  for (int n = 1; n <= cards->base.card_count; n++)
    if (!(cards->defs[n].special & EV_EVOLVED) && strcmp(cards->defs[n].name, name) == 0)
      return true;
  return false;
}

static void work_out_names(EvCards *cards)
{
  for (int n = 1; n <= cards->base.card_count; n++) {
    int first = 1;
    while (strcmp(cards->defs[first].name, cards->defs[n].name) != 0) first++;
    cards->defs[n].called = (uint16_t)first;
    bool evolved = cards->defs[n].special & EV_EVOLVED;
    cards->defs[n].by_id = evolved && has_follower(cards, cards->defs[n].name); /* S21 */
  }
}

static uint64_t hash_of(const EvCards *cards, uint64_t hash)
{
  for (int n = 1; n <= cards->base.card_count; n++) {
    const EvCardDef *def = &cards->defs[n];
    int64_t facts[] = {(int64_t)def->hash, def->type,     def->special,
                       def->class_,        def->cost,     def->attack,
                       def->defense,       def->keywords, def->ability_count};
    hash = arb_hash_bytes(hash, def->id, strlen(def->id));
    hash = arb_hash_bytes(hash, facts, sizeof facts);
  }
  return hash;
}

static bool speaks_of_choices(const ArbBuilder *base)
{
  const ArbTerm *terms = (const ArbTerm *)(const void *)base->terms.items;
  const ArbTest *tests = (const ArbTest *)(const void *)base->tests.items;
  for (int i = 0; i < base->terms.count; i++)
    if (terms[i].op == ARB_N_TARGET) return true;
  for (int i = 0; i < base->tests.count; i++)
    if (tests[i].attribute == EV_A_CHOSEN_IN) return true;
  return false;
}

void ev_builder_asks_played(EvBuilder *b)
{
  b->cards->asks_played = 1;
}

ArbCards *ev_builder_finish(EvBuilder *b)
{
  EvCards *cards = b->cards;
  cards->of_choices = speaks_of_choices(&b->base);
  add_stack_slot(b); /* after the slots of the game's cards */
  cards->defs = (EvCardDef *)(void *)b->defs.items;
  cards->abilities = (EvAbility *)(void *)b->abilities.items;
  cards->ability_count = b->abilities.count;
  cards->slots = (EvSlot *)(void *)b->slots.items;
  cards->statics = (EvStatic *)(void *)b->statics.items;
  cards->static_count = b->statics.count;
  cards->replacements = (EvReplacement *)(void *)b->replacements.items;
  cards->replacement_count = b->replacements.count;
  cards->slot_count = b->slots.count;
  cards->options = (EvOption *)(void *)b->options.items;
  cards->option_count = b->options.count;
  cards->counters = (const char **)(void *)b->counters.items;
  cards->counter_count = b->counters.count;
  cards->traits = (const char **)(void *)b->traits.items;
  cards->trait_count = b->traits.count;
  cards->base = (ArbCards){.rules = &ev_rules, .refs = 1, .destroy = destroy};
  arb_build_heads(&cards->base, cards->defs, sizeof *cards->defs, b->defs.count - 1);
  arb_build_abilities(&cards->base, cards->abilities, sizeof *cards->abilities);
  arb_build_finish(&b->base, &cards->base);
  ev_work_out_passives(cards);
  work_out_watches(cards);
  work_out_names(cards);
  cards->base.hash = hash_of(cards, b->words);
  arb_memory_free(b);
  return &cards->base;
}
