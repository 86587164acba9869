/* SPDX-License-Identifier: MIT */
/* plan.c -- filling the slots of a play, and the search for a completion; see plan.h. */
#include "kernel/parts/plan.h"

#include <string.h>

#include "kernel/cards/item.h"

/* ---- What is chosen so far --------------------------------------------------------- */

static bool is_asked(const ArbPlanSlot *slot, int kind, int round)
{
  return slot->kind == kind && (round == ARB_ANY_ROUND || slot->round == round);
}

bool arb_plan_has(const ArbPlan *plan, int kind, int round, ArbId id)
{
  for (int i = 0; i < plan->filled; i++)
    for (int j = 0; is_asked(&plan->slots[i], kind, round) && j < plan->slots[i].count; j++)
      if (id_equal(plan->slots[i].picks[j].object, id)) return true;
  return false;
}

bool arb_plan_again(const ArbPlan *plan, int slot, int pick)
{
  const ArbPlanSlot *its = &plan->slots[slot];
  for (int i = 0; i <= slot; i++)
    for (int j = 0; plan->slots[i].kind == its->kind && j < plan->slots[i].count; j++)
      if ((i < slot || j < pick) &&
          id_equal(plan->slots[i].picks[j].object, its->picks[pick].object))
        return true;
  return false;
}

void arb_plan_speaks_of(ArbGame *game, const ArbPlan *plan, int kind, int first, int round,
                        ArbContext *context)
{
  int room = 1, count = 0;
  for (int i = 0; i < plan->filled; i++) room += plan->slots[i].count;
  ArbId *ids = arena_raw(game, (size_t)room * sizeof *ids);
  uint8_t *slots = arena_raw(game, (size_t)room);
  for (int i = 0; i < plan->filled; i++) {
    const ArbPlanSlot *slot = &plan->slots[i];
    for (int j = 0; is_asked(slot, kind, round) && j < slot->count; j++) {
      const ArbOption *pick = &slot->picks[j];
      slots[count] = (uint8_t)(slot->index - first);
      ids[count++] = id_is_nothing(pick->object) ? pick->place : pick->object;
    }
  }
  arb_targets_speak_of(game, context, slots, ids, count);
}

/* ---- The search -------------------------------------------------------------------- */

void arb_plan_offer(ArbGame *game, ArbOption option, ArbOption **out, int *count, int *room)
{
  if (*count == *room) {
    int wanted = *room ? *room * 2 : 16;
    ArbOption *grown = arena_raw(game, (size_t)wanted * sizeof *grown);
    if (*count) memcpy(grown, *out, (size_t)*count * sizeof *grown);
    *out = grown;
    *room = wanted;
  }
  (*out)[(*count)++] = option;
}

static bool search(ArbGame *game, ArbPlan *plan);

/* Tries sets of candidates from `start` on, the smallest sets first. */
static bool combine(ArbGame *game, ArbPlan *plan, const ArbOption *candidates, int count,
                    ArbOption *picks, int picked, int start)
{
  ArbPlanSlot *slot = &plan->slots[plan->filled];
  if (picked >= slot->min) {
    slot->picks = picks;
    slot->count = picked;
    plan->filled++;
    bool found = search(game, plan);
    plan->filled--;
    if (found || slot->more_never_helps) return found;
  }
  for (int i = start; i < count && picked < slot->max; i++) {
    picks[picked] = candidates[i];
    if (combine(game, plan, candidates, count, picks, picked + 1, i + 1)) return true;
  }
  return false;
}

/* Adds the next slot behind the filled ones.  False when there is none. */
static bool next_slot(ArbGame *game, ArbPlan *plan)
{
  ArbPlanSlot beyond;
  bool full = plan->filled == ARB_PLAN_SLOTS_MAX;
  bool more = plan->slot(game, plan, plan->filled, full ? &beyond : &plan->slots[plan->filled]);
  if (more && full)
    arb_flow_refuse(game, "a play asks for more than %d choices", ARB_PLAN_SLOTS_MAX);
  return more;
}

static bool search(ArbGame *game, ArbPlan *plan)
{
  ArbOption *candidates = NULL;
  int count = 0, room = 0, n = plan->filled;
  if (!next_slot(game, plan)) return plan->complete(game, plan);
  plan->list(game, plan, n, &candidates, &count, &room);
  if (count < plan->slots[n].min) return false;
  ArbOption *picks = arena_raw(game, (size_t)(count + 1) * sizeof *picks);
  return combine(game, plan, candidates, count, picks, 0, 0);
}

/* Tries to complete the plan, and resets the arena afterwards.  The search begins with few
** candidates for each slot, and takes all of them only when that fails. */
static bool searched(ArbGame *game, ArbPlan *plan, const ArbOption *candidates, int count,
                     ArbOption *picks, int picked)
{
  int filled = plan->filled;
  size_t mark = game->arena.used;
  bool found = false, cut = true;
  for (int few = 1; few >= 0 && cut && !found; few--) {
    cut = false;
    plan->cut = few ? &cut : NULL;
    found =
        candidates ? combine(game, plan, candidates, count, picks, picked, 0) : search(game, plan);
    game->arena.used = mark;
    plan->filled = filled;
  }
  plan->cut = NULL;
  return found;
}

bool arb_plan_completable(ArbGame *game, ArbPlan *plan)
{
  return searched(game, plan, NULL, 0, NULL, 0);
}

/* ---- Asking ------------------------------------------------------------- */

typedef struct Candidates {
  ArbOption *list;
  int count, room;
} Candidates;

static Candidates candidates_of(ArbGame *game, ArbPlan *plan)
{
  Candidates c = {NULL, 0, 0};
  plan->list(game, plan, plan->filled, &c.list, &c.count, &c.room);
  return c;
}

/* Whether these picks, perhaps with more, can be part of a completed play. */
static bool extends(ArbGame *game, ArbPlan *plan, const Candidates *all, const ArbOption *picks,
                    int count)
{
  size_t mark = game->arena.used;
  ArbOption *others = arena_raw(game, (size_t)(all->count + 1) * sizeof *others);
  ArbOption *chosen = arena_raw(game, (size_t)(all->count + count + 1) * sizeof *chosen);
  int left = 0, more = plan->slots[plan->filled].max > count ? all->count : 0;
  for (int i = 0; i < more; i++) {
    bool taken = false;
    for (int j = 0; j < count; j++) taken |= memcmp(&all->list[i], &picks[j], sizeof *picks) == 0;
    if (!taken) others[left++] = all->list[i];
  }
  if (count) memcpy(chosen, picks, (size_t)count * sizeof *chosen);
  bool found = searched(game, plan, others, left, chosen, count);
  game->arena.used = mark;
  return found;
}

static void list_open(ArbGame *game, const void *data)
{
  ArbPlan *plan = (ArbPlan *)(uintptr_t)data;
  Candidates all = candidates_of(game, plan);
  for (int i = 0; i < all.count; i++)
    if (extends(game, plan, &all, &all.list[i], 1)) ask_option(game, all.list[i]);
}

static bool fits_open(ArbGame *game, const void *data, const ArbOption *picks, int count,
                      ArbExtent extent)
{
  ArbPlan *plan = (ArbPlan *)(uintptr_t)data;
  if (extent == ARB_PART) {
    Candidates all = candidates_of(game, plan);
    return extends(game, plan, &all, picks, count);
  }
  ArbPlanSlot *slot = &plan->slots[plan->filled];
  slot->picks = picks;
  slot->count = count;
  plan->filled++;
  bool completes = arb_plan_completable(game, plan);
  plan->filled--;
  return completes;
}

/* The fewest picks: one more than the slot allows if picking nothing is a dead end. */
static int fewest_open(ArbGame *game, const void *data)
{
  ArbPlan *plan = (ArbPlan *)(uintptr_t)data;
  int min = plan->slots[plan->filled].min;
  return min > 0 || fits_open(game, data, NULL, 0, ARB_WHOLE) ? min : 1;
}

bool arb_plan_ask(ArbGame *game, ArbPlan *plan)
{
  if (!next_slot(game, plan)) return false;
  ArbPlanSlot *slot = &plan->slots[plan->filled];
  ArbPicked picked = arb_ask_pick(game, &(ArbAsk){.player = plan->player,
                                                  .shape = ARB_PICK,
                                                  .alike = true,
                                                  .rule = slot->rule,
                                                  .text = slot->text,
                                                  .source = plan->source,
                                                  .min = slot->min,
                                                  .max = slot->max,
                                                  .list = list_open,
                                                  .data = plan,
                                                  .fits = slot->max > 1 ? fits_open : NULL,
                                                  .fewest = fewest_open});
  ArbOption *kept = arena_raw(game, (size_t)(picked.count + 1) * sizeof *kept);
  if (picked.count) memcpy(kept, picked.options, (size_t)picked.count * sizeof *kept);
  slot->picks = kept;
  slot->count = picked.count;
  plan->filled++;
  return true;
}
