/* SPDX-License-Identifier: MIT */
/*
** fields.c -- what the fields of a passive ability are about, and what they look at: worked out
** once, as the pool is finished, from the rows of EV_STATIC_FIELDS (evolve/statics.h).
*/
#include <stddef.h>

#include "evolve/effects/effects.h"
#include "evolve/script/script.h"

/* ---- The fields ----------------------------------------------------------------------- */

const EvStaticField ev_static_fields[] = {
#define X(field, of, about, kind)                                                             \
  {offsetof(EvStatic, field), sizeof((EvStatic *)0)->field, EV_SAYS_OF_##of, EV_FIELD_##kind, \
   EV_ABOUT_##about},
  EV_STATIC_FIELDS(X)
#undef X
      {0}};

bool ev_static_says(const EvStatic *stat, const EvStaticField *field)
{
  const unsigned char *at = (const unsigned char *)(const void *)stat + field->offset;
  for (int i = 0; i < field->size; i++)
    if (at[i]) return true;
  return false;
}

unsigned ev_static_speaks_of(const EvStatic *stat)
{
  unsigned of = stat->cannot & EV_CARD_BANS ? EV_SAYS_OF_CARDS : 0;
  if (stat->cannot & ~(uint32_t)EV_CARD_BANS) of |= EV_SAYS_OF_PLAYERS;
  for (const EvStaticField *field = ev_static_fields; field->size; field++)
    if (field->of != EV_SAYS_OF_EITHER && ev_static_says(stat, field)) of |= field->of;
  return of;
}

/* ---- What they speak of, and look at ------------------------------------------------------ */

enum { READS_ALL = EV_READS_KEYWORDS | EV_READS_TRAITS | EV_READS_NUMBERS };

static uint32_t attribute_reads(int attribute)
{
  switch (attribute) {
  case EV_A_KEYWORD: return EV_READS_KEYWORDS;
  case EV_A_ATTACK:
  case EV_A_DEFENSE: return EV_READS_NUMBERS;
  default: return attribute >= EV_ATTRIBUTE_COUNT ? EV_READS_KEYWORDS : 0;
  }
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

/* The numbers and selectors of fields that the layers go through, as they are measured there. */
static uint32_t fields_read(const ArbCards *cards, const EvStatic *stat)
{
  uint32_t mask = 0;
  for (const EvStaticField *field = ev_static_fields; field->size; field++) {
    const void *at = (const char *)(const void *)stat + field->offset;
    if (field->kind == EV_FIELD_NUMBER)
      mask |= arb_number_looks(cards, &reads, *(const ArbNumber *)at);
    if (field->kind == EV_FIELD_SELECTOR)
      mask |= arb_selector_looks(cards, &reads, *(const uint16_t *)at);
  }
  return mask;
}

static uint32_t static_reads(const ArbCards *cards, const EvAbility *ability, const EvStatic *stat)
{
  uint32_t there = ability->keyword1 ? EV_READS_KEYWORDS : 0; /* as long as its card has it */
  uint32_t numbers = stat->bounded ? EV_READS_NUMBERS : 0;    /* how much is there (10.9.1.5) */
  return there | numbers | arb_condition_looks(cards, &reads, &ability->while_) |
         arb_condition_looks(cards, &reads, &ability->if_) |
         arb_selector_looks(cards, &reads, stat->selector1) | fields_read(cards, stat) |
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
  uint32_t about = 0;
  for (const EvStaticField *field = ev_static_fields; field->size; field++)
    if (ev_static_says(stat, field)) about |= field->about;
  bool of_me = stat->affects == EV_AFFECTS_ME && ability->active_zones & ~(uint32_t)EV_PLACES;
  bool elsewhere = of_me || zones_reached(cards, stat) & ~(uint32_t)EV_PLACES;
  return about & EV_ABOUT_INFORMATION && elsewhere ? about | EV_ABOUT_ELSEWHERE : about;
}

/* 10.3.4: what a card says of how it is played itself is valid where it can be played from. */
static bool is_of_playing(const EvAbility *ability, const EvStatic *stat)
{
  return !ability->active_zones && stat->affects == EV_AFFECTS_ME &&
         (stat->cost.count || stat->set_cost.count || stat->plays_from ||
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
