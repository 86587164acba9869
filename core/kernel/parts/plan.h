/* SPDX-License-Identifier: MIT */
/*
** plan.h -- playing without dead ends: the slots of a play, and the search for a completion.
**
** A play is a short list of slots: optional costs, mode, place, targets, objects given up to pay.
** Which slots there are may depend on earlier choices.  One backtracking search answers "can this
** be completed at all?".  It is asked again for every option of every slot, with the slots so far
** filled, so that no offered option leads to a dead end.
*/
#ifndef ARB_PLAN_H
#define ARB_PLAN_H

#include "kernel/game.h"

enum { ARB_PLAN_SLOTS_MAX = 48 };

typedef struct ArbPlanSlot {
  uint8_t kind, index;   /* the game's */
  uint8_t round;         /* which repetition of this choice it is; the game's */
  bool more_never_helps; /* if the fewest picks cannot be completed, more cannot either */
  int min, max;          /* number of picks */
  const ArbOption *picks;
  int count;
  const char *rule, *text; /* of the question */
} ArbPlanSlot;

typedef struct ArbPlan ArbPlan;
struct ArbPlan {
  void *data;
  ArbSeat player;
  ArbId source;
  /* Describes slot `n`, with slots 0 to n - 1 filled; false when there is no slot `n`. */
  bool (*slot)(ArbGame *game, const ArbPlan *plan, int n, ArbPlanSlot *out);
  /* Offers the options for slot `n` by calling arb_plan_offer.  If `cut` is not NULL, it may stop
  ** at the slot's fewest picks, and then sets *cut: usually the first option will do. */
  void (*list)(ArbGame *game, const ArbPlan *plan, int n, ArbOption **out, int *count, int *room);
  /* Whether a plan with all slots filled is legal and can be paid. */
  bool (*complete)(ArbGame *game, const ArbPlan *plan);
  ArbPlanSlot slots[ARB_PLAN_SLOTS_MAX];
  int filled;
  bool *cut;
};

/* A filled slot of the plan; NULL when it is not there or not filled. */
static inline const ArbPlanSlot *plan_find(const ArbPlan *plan, int kind, int index, int round)
{
  for (int i = 0; i < plan->filled; i++)
    if (plan->slots[i].kind == kind && plan->slots[i].index == index &&
        plan->slots[i].round == round)
      return &plan->slots[i];
  return NULL;
}
/* Whether an object was picked for a slot of the kind, in a round or in ARB_ANY_ROUND. */
enum { ARB_ANY_ROUND = -1 };
bool arb_plan_has(const ArbPlan *plan, int kind, int round, ArbId id);
/* Whether a pick of a slot was picked before, in the same slot or in an earlier one of its kind. */
bool arb_plan_again(const ArbPlan *plan, int slot, int pick);
/* Makes the picks so far for slots of the kind the targets of the context (item.h).  Slots count
** from index `first`. */
void arb_plan_speaks_of(ArbGame *game, const ArbPlan *plan, int kind, int first, int round,
                        ArbContext *context);
/* Adds an option to the growing list; for ArbPlan.list. */
void arb_plan_offer(ArbGame *game, ArbOption option, ArbOption **out, int *count, int *room);
/* Whether the slots filled so far can be completed. */
bool arb_plan_completable(ArbGame *game, ArbPlan *plan);
/* Asks for the next slot and fills it; false when there is no further slot. */
bool arb_plan_ask(ArbGame *game, ArbPlan *plan);

#endif
