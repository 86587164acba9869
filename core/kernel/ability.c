/* SPDX-License-Identifier: MIT */
/* ability.c -- what every game asks of the heads of its records. */
#include "ability.h"

bool condition_holds(ArbGame *game, const ArbCondition *condition, const ArbContext *context)
{
  if (condition->me_selector1 &&
      !selector_matches(game, condition->me_selector1, context, context->me))
    return false;
  if (!condition->number.count) return true;
  int32_t value = number_value(game, condition->number, context);
  return value != 0 && value != ARB_NULL;
}

uint32_t condition_looks(const ArbCards *cards, const ArbLook *look, const ArbCondition *condition)
{
  return selector_looks(cards, look, condition->me_selector1) |
         number_looks(cards, look, condition->number);
}
