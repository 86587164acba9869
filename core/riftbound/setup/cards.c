/* SPDX-License-Identifier: MIT */
/* cards.c -- building the card pool, and the summaries that are read-only afterwards. */
#include "riftbound/cards.h"

#include <stdlib.h>
#include <string.h>

#include "kernel/cards/build.h"
#include "memory.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"
#include "riftbound/setup/fields.h"

const uint8_t rb_keyword_stacks[RB_KEYWORD_COUNT] = {
#define X(id, name, rule, how) ARB_STACKS_##how,
  RB_KEYWORDS(X)
#undef X
};

struct RbBuilder {
  ArbBuilder base;
  RbCards *cards;
  ArbVector defs, abilities, slots, extras, tags, counters;
};

ArbBuilder *rb_builder_base(RbBuilder *b)
{
  return &b->base;
}

RbBuilder *rb_builder_bare(void)
{
  RbBuilder *b = arb_memory_zeroed(1, sizeof *b);
  if (b) b->cards = arb_memory_zeroed(1, sizeof *b->cards);
  if (b && b->cards) return b;
  arb_memory_free(b);
  return NULL;
}

void rb_builder_open(RbBuilder *b)
{
  RbCardDef nothing;
  memset(&nothing, 0, sizeof nothing);
  nothing.id = nothing.name = nothing.file = "";
  arb_build_append(&b->base, &b->defs, "cards", &nothing, 1, sizeof nothing); /* numbered from 1 */
}

const char *rb_builder_string(RbBuilder *b, const char *text)
{
  return arb_build_string(&b->base, text);
}

int rb_builder_counter(RbBuilder *b, const char *name)
{
  return arb_build_name(&b->base, &b->counters, name);
}

bool rb_builder_has_counter(const RbBuilder *b, const char *name)
{
  return arb_vector_find_name(&b->counters, name) >= 0;
}

int rb_builder_tag(RbBuilder *b, const char *name)
{
  return arb_build_name(&b->base, &b->tags, name);
}

int rb_builder_given_tag(RbBuilder *b, int tag)
{
  RbCards *cards = b->cards;
  return arb_build_bit(cards->given_tags, &cards->given_tag_count, RB_GIVEN_TAGS_MAX, tag);
}

int rb_builder_slots(RbBuilder *b, const RbSlot *slots, int count)
{
  return arb_build_append(&b->base, &b->slots, "targets", slots, count, sizeof *slots);
}

int rb_builder_ability(RbBuilder *b, const RbAbility *ability)
{
  return arb_build_append(&b->base, &b->abilities, "abilities", ability, 1, sizeof *ability);
}

const RbAbility *rb_builder_abilities(const RbBuilder *b)
{
  return (const RbAbility *)(const void *)b->abilities.items;
}

int rb_builder_extra(RbBuilder *b, const RbExtra *extra)
{
  RbExtra numbered = *extra;
  numbered.number = (uint16_t)b->extras.count;
  return arb_build_append(&b->base, &b->extras, "additional costs", &numbered, 1, sizeof numbered);
}

const char *const rb_domain_words[RB_DOMAINS + 1] = {"fury",  "calm",  "mind", "body",
                                                     "chaos", "order", NULL};
const char *const rb_domain_names[RB_DOMAINS] = {"Fury", "Calm", "Mind", "Body", "Chaos", "Order"};
const char *const rb_type_words[RB_LEGEND + 1] = {"unit",        "gear",   "spell", "rune",
                                                  "battlefield", "legend", NULL};

static const char *type_name(int type)
{
  switch (type) {
  case RB_NO_TYPE: return "";
  case RB_KEYWORD_CARD: return "keyword";
  case RB_FORMAT_CARD: return ARB_FORMAT_TYPE;
  default: return rb_type_words[type - RB_UNIT];
  }
}

int rb_builder_card(RbBuilder *b, const RbCardDef *def)
{
  RbCardDef own = *def;
  own.type_name = type_name(def->type);
  own.token = (def->supertypes & RB_TOKEN) != 0;
  return arb_build_append(&b->base, &b->defs, "cards", &own, 1, sizeof own);
}

void rb_builder_keyword(RbBuilder *b, int keyword, uint16_t def)
{
  b->cards->keyword_defs[keyword] = def;
}

uint32_t rb_board_zones(void)
{
  return 1u << RB_Z_BOARD | 1u << RB_Z_BATTLEFIELDS | 1u << RB_Z_LEGENDS | 1u << RB_Z_FORMAT;
}

uint32_t rb_other_zones(RbAbilityKind kind)
{
  return RB_ELSEWHERE | (kind == RB_STATIC ? 1u << RB_Z_CHAIN : 0);
}

/* ---- The finished pool -------------------------------------------------- */

static void destroy(ArbCards *base)
{
  RbCards *cards = (RbCards *)base;
  arb_build_release(base);
  arb_memory_free(cards->slots);
  arb_memory_free(cards->extras);
  arb_memory_free(cards->tags);
  arb_memory_free(cards->counters);
  arb_memory_free(cards);
}

void rb_builder_free(RbBuilder *b)
{
  ArbVector *vectors[] = {&b->defs, &b->abilities, &b->slots, &b->extras, &b->tags, &b->counters};
  arb_build_drop(&b->base);
  for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++) arb_memory_free(vectors[i]->items);
  arb_memory_free(b->cards);
  arb_memory_free(b);
}

/* ---- Whether costs speak of what is chosen (355) ------------------------------- */

static uint32_t term_is_x(const ArbTerm *term)
{
  return term->op == ARB_N_X;
}

static uint32_t test_is_x(const ArbTest *test)
{
  (void)test;
  return 0;
}

/* Finds numbers that depend on X (355). */
static const ArbLook by_x = {term_is_x, test_is_x, NULL};

static void index_cost(const RbCards *cards, RbCost *cost)
{
  const ArbCards *base = &cards->base;
  uint32_t of_x =
      arb_number_looks(base, &by_x, cost->energy_is) | arb_number_looks(base, &by_x, cost->xp_is);
  for (int i = 0; i < RB_POWER_MAX; i++) of_x |= arb_number_looks(base, &by_x, cost->power_is[i]);
  for (int i = 0; i < 2; i++) {
    RbObjectCost *object = &cost->objects[i];
    of_x |= arb_number_looks(base, &by_x, object->is);
    if (!object->selector1) continue;
    object->of_choices = (arb_selector_looks(base, &rb_by_choices, object->selector1) |
                          arb_selector_looks(base, &by_x, object->selector1)) != 0;
  }
  cost->by_x = of_x != 0;
}

/* ---- What is worked out for each ability and card ------------------------- */

/* Whether the amount of damage dealt to a unit matters to an ability, between combat damage and the
** healing that follows it (461.1.a.1): it waits for or replaces damage or healing, or it keeps a
** unit from dying, or its conditions read damage. */
static bool minds_damage(const RbCards *cards, const RbAbility *ability)
{
  if (ability->event1 == RB_E_DAMAGE + 1 || ability->event1 == RB_E_HEAL + 1) return true;
  if (ability->kind == RB_REPLACEMENT)
    return ability->event1 == RB_E_DIE + 1 || ability->event1 == RB_E_LEAVE_BOARD + 1;
  if (ability->kind == RB_STATIC) return ability->reads & RB_READS_DAMAGE;
  uint32_t reads = arb_condition_looks(&cards->base, &rb_by_reading, &ability->while_) |
                   arb_condition_looks(&cards->base, &rb_by_reading, &ability->if_) |
                   arb_selector_looks(&cards->base, &rb_by_reading, ability->subject1);
  return ability->kind == RB_TRIGGERED && reads & RB_READS_DAMAGE;
}

/* Indexes a static that works off the board and is about more than the card as it is played. */
static void index_elsewhere(RbCards *cards, RbCardDef *def, const RbAbility *ability,
                            const RbAbility *granted)
{
  uint32_t zones = ability->active_zones & (RB_ELSEWHERE | 1u << RB_Z_CHAIN);
  bool itself = ability->stat.affects == RB_AFFECTS_ME;
  uint32_t about = itself ? ability->about & ~(uint32_t)RB_ABOUT_ITSELF : ability->about;
  if (!zones) return;
  def->elsewhere_about |= about;
  cards->elsewhere_about |= about;
  cards->static_zones |= zones;
  if (granted && granted->event1) events_add(&cards->elsewhere_watches, granted->event1 - 1);
}

/* Indexes what a definition's abilities wait for, so that play can skip the other definitions. */
static void index_def(RbCards *cards, RbCardDef *def)
{
  for (int i = 0; i < def->ability_count; i++) {
    const RbAbility *ability = &cards->abilities[def->first_ability + i];
    def->minds_damage |= ability->minds_damage && !(ability->flags & ARB_HAS_NAME);
    if (ability->kind == RB_STATIC && !(ability->flags & ARB_HAS_NAME)) {
      def->has_statics = 1;
      def->static_reads |= ability->reads;
      def->has_dated |= ability->dated;
      if (ability->about & RB_ABOUT_LAYERS) def->static_looks |= ability->looks;
      def->static_gives |= ability->stat.keywords;
      const RbAbility *granted =
          ability->stat.grants1 ? &cards->abilities[ability->stat.grants1 - 1] : NULL;
      if (granted && granted->event1) events_add(&def->watches, granted->event1 - 1);
      index_elsewhere(cards, def, ability, granted);
      def->static_about |= ability->about;
      def->board_about |= ability->stat.affects == RB_AFFECTS_ME
                              ? ability->about & ~(uint32_t)RB_ABOUT_PLAYS
                              : ability->about;
    }
    def->acts_as_played |= ability->kind == RB_AS_PLAYED;
    def->acts_as_seen |= ability->kind == RB_AS_SEEN;
    if (ability->kind == RB_ACTIVATED && !(ability->flags & ARB_HAS_NAME))
      def->activates |= RB_ACTIVATES;
    if (ability->kind == RB_ACTIVATED && rb_is_add(ability)) def->activates |= RB_ACTIVATES_ADD;
    def->gives_text |= ability->stat.text_of1 != 0;
    if (ability->stat.borrows1) def->activates |= RB_ACTIVATES | RB_ACTIVATES_ADD;
    if (ability->kind == RB_ACTIVATED) {
      cards->use_zones |= ability->active_zones & RB_ELSEWHERE;
      if (!(ability->flags & ARB_HAS_NAME)) def->use_zones |= ability->active_zones & RB_ELSEWHERE;
    }
    def->equips |= (ability->flags & RB_IS_EQUIP) != 0;
    if (!ability->event1 || ability->flags & ARB_HAS_NAME) continue;
    if (ability->kind != RB_TRIGGERED && ability->kind != RB_REPLACEMENT) continue;
    events_add(&def->watches, ability->event1 - 1);
    if (!(ability->active_zones & RB_ELSEWHERE)) continue;
    def->watches_off_board = 1;
    events_add(ability->kind == RB_TRIGGERED ? &cards->off_board_watches
                                             : &cards->off_board_replaced,
               ability->event1 - 1);
  }
}

/* 163.2: exhaust for 1 Energy, recycle for 1 Power of its domain. */
static bool is_basic_rune(const RbCards *cards, const RbCardDef *def)
{
  if (def->type != RB_RUNE || def->ability_count != 2) return false;
  const RbAbility *first = &cards->abilities[def->first_ability], *second = first + 1;
  return first->cost.me == RB_EXHAUST_ME && first->add.energy == 1 && !first->add.power[0].amount &&
         second->cost.me == RB_RECYCLE_ME && !second->add.energy &&
         second->add.power[0].amount == 1 && second->add.power[0].domains == def->domains;
}

/* Finds the abilities that its statics grant, by their names in the same definition. */
static void find_granted(RbCards *cards, const RbCardDef *def)
{
  for (int i = 0; i < def->ability_count; i++) {
    RbStatic *stat = &cards->abilities[def->first_ability + i].stat;
    for (int j = 0; stat->grants && j < def->ability_count; j++) {
      const RbAbility *named = &cards->abilities[def->first_ability + j];
      if (named->name && strcmp(named->name, stat->grants) == 0)
        stat->grants1 = (uint16_t)(def->first_ability + j + 1);
    }
  }
}

/* Whether it has activated or replacement abilities. */
static bool acts(const RbCards *cards, const RbCardDef *def)
{
  for (int i = 0; i < def->ability_count; i++) {
    const RbAbility *ability = &cards->abilities[def->first_ability + i];
    bool kind = ability->kind == RB_ACTIVATED || ability->kind == RB_REPLACEMENT;
    if (kind && !(ability->flags & ARB_HAS_NAME)) return true;
  }
  return false;
}

/* Indexes the statics of a card off the board, and its abilities there: of its own text and of its
** printed keywords (801.1). */
static void index_off_board(const RbCards *cards, RbCardDef *def)
{
  def->own_about = def->static_about;
  for (int k = 0; k < cards->base.keyword_count; k++) {
    if (!(def->keywords >> k & 1) || !cards->keyword_defs[k]) continue;
    const RbCardDef *keyword = &cards->defs[cards->keyword_defs[k]];
    def->own_about |= keyword->static_about;
    def->elsewhere_about |= keyword->elsewhere_about;
    def->use_zones |= keyword->use_zones;
  }
}

static void index_pool(RbCards *cards)
{
  for (int i = 1; i <= cards->base.card_count; i++) find_granted(cards, &cards->defs[i]);
  uint64_t hash = 0xCBF29CE484222325u;
  for (int k = 0; k < cards->base.keyword_count; k++)
    if (cards->keyword_defs[k] && cards->defs[cards->keyword_defs[k]].extra_count)
      cards->extra_keywords |= 1u << k;
  for (int i = 0; i < cards->ability_count; i++) index_cost(cards, &cards->abilities[i].cost);
  for (int i = 0; i < cards->extra_count; i++) index_cost(cards, &cards->extras[i].cost);
  for (int i = 0; i < cards->ability_count; i++)
    if (cards->abilities[i].kind == RB_STATIC) rb_index_static(cards, &cards->abilities[i]);
  for (int i = 0; i < cards->ability_count; i++)
    cards->plays_from |= cards->abilities[i].stat.plays_from;
  for (int i = 0; i < cards->ability_count; i++)
    cards->any_buffs |= cards->abilities[i].stat.any_buffs;
  for (int i = 0; i < cards->ability_count; i++)
    cards->abilities[i].minds_damage = minds_damage(cards, &cards->abilities[i]);
  for (int i = 1; i <= cards->base.card_count; i++) {
    RbCardDef *def = &cards->defs[i];
    index_def(cards, def);
    def->basic_rune = is_basic_rune(cards, def);
    def->facts = rb_def_facts(def);
    if (def->type == RB_BATTLEFIELD && def->supertypes & RB_TOKEN && !def->ability_count &&
        !def->keywords && !cards->blank_battlefield)
      cards->blank_battlefield = (uint16_t)i;
    hash = arb_hash_bytes(hash, def->id, strlen(def->id));
    hash = arb_hash_bytes(hash, &def->hash, sizeof def->hash);
  }
  for (int k = 0; k < cards->base.keyword_count; k++) {
    if (!cards->keyword_defs[k]) continue;
    const RbCardDef *def = &cards->defs[cards->keyword_defs[k]];
    events_join(&cards->keyword_watches, &def->watches);
    for (int e = 0; e < ARB_EVENTS_MAX; e++)
      if (events_have(&def->watches, e)) cards->event_keywords[e] |= 1u << k;
    if (def->has_statics) cards->static_keywords |= 1u << k;
    if (def->watches_off_board) cards->off_board_keywords |= 1u << k;
    if (def->minds_damage) cards->damage_keywords |= 1u << k;
    cards->keyword_looks |= def->static_looks;
    cards->keyword_gives |= def->static_gives;
    cards->keyword_about |= def->board_about;
    if (def->has_dated) cards->dated_keywords |= 1u << k;
    if (acts(cards, def)) cards->acting_keywords |= 1u << k;
  }
  for (int i = 1; i <= cards->base.card_count; i++) index_off_board(cards, &cards->defs[i]);
  if (cards->acting_keywords) cards->keyword_about |= RB_ABOUT_GRANTS; /* given.c */
  for (int i = 0; i < cards->ability_count; i++)
    if (cards->abilities[i].kind == RB_TRIGGERED && cards->abilities[i].event1)
      events_add(&cards->awaited, cards->abilities[i].event1 - 1);
  for (int i = 0; i < cards->ability_count; i++)
    cards->victory_changes |= cards->abilities[i].stat.victory_score != 0;
  for (int i = 0; i < cards->ability_count; i++) {
    cards->bounded |= cards->abilities[i].stat.bounded;
    cards->cost_minimums |= cards->abilities[i].stat.cost_minimum != 0;
    cards->prices += cards->abilities[i].stat.priced;
    cards->plays_open |= cards->abilities[i].about & RB_ABOUT_OPEN ? 1 : 0;
  }
  cards->equipment_tag = -1;
  for (int i = 0; i < cards->tag_count; i++)
    if (strcmp(cards->tags[i], "Equipment") == 0) cards->equipment_tag = i;
  for (int i = 0; i < cards->base.tally_count; i++)
    events_add(&cards->watched, cards->base.tallies[i].event);
  cards->base.hash = hash;
}

void rb_builder_asks_played(RbBuilder *b)
{
  b->cards->asks_played = 1;
}

ArbCards *rb_builder_finish(RbBuilder *b)
{
  RbCards *cards = b->cards;
  cards->defs = (RbCardDef *)(void *)b->defs.items;
  cards->abilities = (RbAbility *)(void *)b->abilities.items;
  cards->ability_count = b->abilities.count;
  cards->slots = (RbSlot *)(void *)b->slots.items;
  cards->extras = (RbExtra *)(void *)b->extras.items;
  cards->extra_count = b->extras.count;
  cards->tags = (const char **)(void *)b->tags.items;
  cards->tag_count = b->tags.count;
  cards->counters = (const char **)(void *)b->counters.items;
  cards->counter_count = b->counters.count;
  cards->base = (ArbCards){.rules = &rb_rules, .refs = 1, .destroy = destroy};
  arb_build_heads(&cards->base, cards->defs, sizeof *cards->defs, b->defs.count - 1);
  arb_build_abilities(&cards->base, cards->abilities, sizeof *cards->abilities);
  arb_build_finish(&b->base, &cards->base);
  index_pool(cards);
  arb_memory_free(b);
  return &cards->base;
}
