/* SPDX-License-Identifier: MIT */
/*
** fields.c -- what the fields of a passive ability are about, and what they look at: worked out
** once, as the pool is finished, from the rows of EV_PLAIN_FIELDS and EV_MADE_FIELDS
** (evolve/statics.h).
*/
#include <stddef.h>

#include "evolve/effects/effects.h"
#include "evolve/script/script.h"

/* ---- The fields ----------------------------------------------------------------------- */

const ArbStaticField ev_static_fields[] = {
#define X(type, name, whom, about, layer, rule, help, shown)                                       \
  ARB_STATIC_ROW(EvStatic, EV, type, ARB_MEMBER_##type(name), whom, about, layer, ANYWHERE, #name, \
                 rule),
  EV_PLAIN_FIELDS(X)
#undef X
#define X(type, member, whom, about, layer, word, rule) \
  ARB_STATIC_ROW(EvStatic, EV, type, member, whom, about, layer, ANYWHERE, word, rule),
      EV_MADE_FIELDS(X)
#undef X
          {0}};

/* ---- What they speak of, and look at ------------------------------------------------------ */

enum { READS_ALL = EV_READS_KEYWORDS | EV_READS_TRAITS | EV_READS_NUMBERS };

static uint32_t attribute_reads(int attribute)
{
  return attribute < EV_ATTRIBUTE_COUNT ? ev_attributes[attribute].reads : EV_READS_KEYWORDS;
}

static uint32_t term_reads(const ArbTerm *term)
{
  int attribute = arb_term_attribute(term);
  if (attribute >= 0) return attribute_reads(attribute);
  return term->op == ARB_N_SCRIPT ? READS_ALL : 0; /* it may look at anything */
}

static uint32_t test_reads(const ArbTest *test)
{
  return attribute_reads(test->attribute) | (test_is_of_tags(test) ? EV_READS_TRAITS : 0);
}

static const ArbLook reads = {term_reads, test_reads, NULL};

static uint32_t static_reads(const ArbCards *cards, const EvAbility *ability, const EvStatic *stat)
{
  uint32_t there = ability->keyword1 ? EV_READS_KEYWORDS : 0; /* as long as its card has it */
  uint32_t numbers = stat->bounded ? EV_READS_NUMBERS : 0;    /* how much is there (10.9.1.5) */
  return there | numbers | arb_condition_looks(cards, &reads, &ability->while_) |
         arb_condition_looks(cards, &reads, &ability->if_) |
         arb_selector_looks(cards, &reads, stat->selector1) |
         arb_static_fields_look(cards, &reads, stat, ev_static_fields) |
         arb_number_looks(cards, &reads, stat->keyword_value);
}

static uint32_t zones_reached(const EvCards *cards, const EvStatic *stat)
{
  uint32_t zones = 0;
  if (stat->affects != EV_AFFECTS_SELECTOR) return 0;
  for (int selector1 = stat->selector1; selector1;
       selector1 = cards->base.selectors[selector1 - 1].or_else1)
    zones |= cards->base.selectors[selector1 - 1].zones;
  return zones;
}

static uint32_t static_about(const EvCards *cards, const EvAbility *ability, const EvStatic *stat)
{
  uint32_t about = arb_static_topics(stat, ev_static_fields);
  bool of_me = stat->affects == EV_AFFECTS_ME && ability->active_zones & ~(uint32_t)EV_PLACES;
  bool elsewhere = of_me || zones_reached(cards, stat) & ~(uint32_t)EV_PLACES;
  return about & EV_ABOUT_INFORMATION && elsewhere ? about | EV_ABOUT_ELSEWHERE : about;
}

/* 10.3.4: what a card says of how it is played itself is valid where it can be played from. */
static bool is_of_playing(const EvAbility *ability, const EvStatic *stat)
{
  return !ability->active_zones && stat->affects == EV_AFFECTS_ME &&
         (stat->cost.count || stat->set_cost.count || stat->plays_from || stat->repeats ||
          stat->cannot & 1u << EV_CANNOT_BE_PLAYED);
}

static void work_out_ability(EvCards *cards, EvAbility *ability)
{
  if (ability->kind == EV_PASSIVE) {
    const EvStatic *stat = &cards->statics[ability->static1 - 1];
    ability->about = (uint16_t)static_about(cards, ability, stat);
    ability->reads = (uint8_t)static_reads(&cards->base, ability, stat);
    cards->bans |= stat->cannot;
    cards->play_zones |= stat->plays_from;
    cards->puts_texts |= stat->text_of1 != 0;
    if (is_of_playing(ability, stat)) ability->flags |= EV_WHILE_PLAYED;
  } else if (ability->kind == EV_REPLACEMENT) {
    ability->about = EV_ABOUT_EVENTS;
    if (ability->event1) events_add(&cards->replaced, ability->event1 - 1);
  } else {
    return;
  }
  cards->about |= ability->about;
  if (ability->flags & EV_WHILE_PLAYED) return;
  for (int bit = 0; bit < EV_ABOUTS; bit++)
    if (ability->about >> bit & 1) cards->passive_zones[bit] |= ev_zones_of(ability);
}

void ev_work_out_passives(EvCards *cards)
{
  for (int i = 0; i < cards->ability_count; i++) work_out_ability(cards, &cards->abilities[i]);
  for (int n = 1; n <= cards->base.card_count; n++) {
    EvCardDef *def = &cards->defs[n];
    for (int i = 0; i < def->ability_count; i++)
      def->about |= cards->abilities[def->first_ability + i].about;
    if (def->type == EV_KEYWORD_CARD) cards->keyword_about |= def->about;
  }
}
