/* SPDX-License-Identifier: MIT */
/* ability.c -- functions on the heads of records, for every game. */
#include "kernel/cards/ability.h"

#include <string.h>

#include "kernel/cards/static_field.h"
#include "kernel/game.h"

static const ArbAbility *ability_at(const ArbCards *cards, int ability)
{
  size_t at = (size_t)ability * cards->ability_size;
  return (const ArbAbility *)(const void *)((const char *)cards->abilities + at);
}

int arb_cards_ability_named(const ArbCards *cards, uint16_t def, const char *name)
{
  const ArbCardHead *head = arb_cards_head(cards, def);
  for (int i = head->first_ability; i < head->first_ability + head->ability_count; i++) {
    const ArbAbility *ability = ability_at(cards, i);
    if (ability->flags & ARB_HAS_NAME && strcmp(ability->name, name) == 0) return i;
  }
  return -1;
}

bool arb_condition_holds(ArbGame *game, const ArbCondition *condition, const ArbContext *context)
{
  if (condition->me_selector1 &&
      !arb_selector_matches(game, condition->me_selector1, context, context->me))
    return false;
  if (!condition->number.count) return true;
  int32_t value = arb_number_value(game, condition->number, context);
  return value != 0 && value != ARB_NULL;
}

uint32_t arb_condition_looks(const ArbCards *cards, const ArbLook *look,
                             const ArbCondition *condition)
{
  return arb_selector_looks(cards, look, condition->me_selector1) |
         arb_number_looks(cards, look, condition->number);
}

/* ---- The fields of statics ----------------------------------------------------- */

static const void *member(const void *stat, const ArbStaticField *field)
{
  return (const char *)stat + field->offset;
}

bool arb_static_says(const void *stat, const ArbStaticField *field)
{
  const unsigned char *at = member(stat, field);
  for (int i = 0; i < field->size; i++)
    if (at[i]) return true;
  return false;
}

uint32_t arb_static_topics(const void *stat, const ArbStaticField *fields)
{
  uint32_t topics = 0;
  for (; fields->word; fields++)
    if (arb_static_says(stat, fields)) topics |= fields->about;
  return topics;
}

uint32_t arb_static_fields_look(const ArbCards *cards, const ArbLook *look, const void *stat,
                                const ArbStaticField *fields)
{
  uint32_t mask = 0;
  for (; fields->word; fields++) {
    const void *at = member(stat, fields);
    if (fields->layer == ARB_LAYER_PLAIN) continue;
    if (fields->type == ARB_FIELD_NUMBER)
      mask |= arb_number_looks(cards, look, *(const ArbNumber *)at);
    if (fields->type == ARB_FIELD_SELECTOR)
      mask |= arb_selector_looks(cards, look, *(const uint16_t *)at);
  }
  return mask;
}

const ArbStaticField *arb_static_field_past(const void *stat, const ArbStaticField *fields,
                                            unsigned whom)
{
  for (; fields->word; fields++)
    if (!(fields->whom & whom) && arb_static_says(stat, fields)) return fields;
  return NULL;
}
