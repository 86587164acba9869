/* SPDX-License-Identifier: MIT */
/* ability.c -- functions on the heads of records, for every game. */
#include "kernel/cards/ability.h"

#include <string.h>

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
