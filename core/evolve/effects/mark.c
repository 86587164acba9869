/* SPDX-License-Identifier: MIT */
/*
** mark.c -- marks on a card as long as it stays where it is: counters (14.1), Stack (13.3.2), and
** what the card has done.
*/
#include "evolve/effects/effects.h"
#include "evolve/play/play.h"

EvMark *ev_mark(const ArbGame *g, ArbId object, int kind, int what)
{
  for (int i = 1; i <= g->s->pools[EV_POOL_MARK].used; i++) {
    EvMark *mark = pool_at(g->s, EV_POOL_MARK, i);
    if (mark->kind1 == kind && mark->what == what && id_equal(mark->object, object)) return mark;
  }
  return NULL;
}

/* A mark whose amount is 0 is removed. */
void ev_mark_set(ArbGame *g, ArbId object, int kind, int what, int amount)
{
  EvMark *mark = ev_mark(g, object, kind, what);
  if (!mark) mark = pool_at(g->s, EV_POOL_MARK, arb_game_take(g, EV_POOL_MARK));
  *mark = (EvMark){
    .kind1 = (uint16_t)kind, .what = (uint16_t)what, .amount = (int16_t)amount, .object = object};
  game_changed(g);
}

static void drop(ArbGame *g, int i)
{
  arb_pool_free(g->s, EV_POOL_MARK, i);
  game_changed(g);
}

void ev_marks_drop(ArbGame *g, ArbId object, bool but_counters)
{
  for (int i = g->s->pools[EV_POOL_MARK].used; i > 0; i--) {
    const EvMark *mark = pool_at(g->s, EV_POOL_MARK, i);
    bool kept = but_counters && mark->kind1 == EV_M_COUNTERS;
    if (mark->kind1 && !kept && id_equal(mark->object, object)) drop(g, i);
  }
}

void ev_marks_forget(ArbGame *g, int kind)
{
  for (int i = g->s->pools[EV_POOL_MARK].used; i > 0; i--)
    if (((const EvMark *)pool_at(g->s, EV_POOL_MARK, i))->kind1 == kind) drop(g, i);
}

/* ---- Counters (14.1) ------------------------------------------------------------------ */

int ev_counters(const ArbGame *g, ArbId object, int counter)
{
  const EvMark *mark = ev_mark(g, object, EV_M_COUNTERS, counter);
  return mark ? mark->amount : 0;
}

static void change_counters(ArbGame *g, ArbId object, int counter, int change)
{
  const ArbCard *card = state_resolve(g->s, object);
  int now = arb_flow_sum(g, ev_counters(g, object, counter), change, INT16_MAX, "counters");
  ev_mark_set(g, object, EV_M_COUNTERS, counter, now);
  if (now == 0) {
    EvMark *mark = ev_mark(g, object, EV_M_COUNTERS, counter);
    drop(g, (int)(mark - (EvMark *)pool_items(g->s, EV_POOL_MARK)) + 1);
  }
  ev_tell(g, EV_E_COUNTERS, card->controller, object, change, counter);
}

/* 14.1.3: on a card that lies open by itself, a leader included. */
bool ev_bears_counters(const ArbGame *g, ArbId object)
{
  const ArbCard *card = state_resolve(g->s, object);
  int kind = card ? zone_kind(g, card->zone) : EV_Z_HAND;
  return !ev_is_private(g, kind) && kind != EV_Z_EVOLVE;
}

void ev_put_counters(ArbGame *g, ArbId object, int counter, int count)
{
  if (count > 0 && ev_bears_counters(g, object)) change_counters(g, object, counter, count);
}

int ev_remove_counters(ArbGame *g, ArbId object, int counter, int count)
{
  int there = state_resolve(g->s, object) ? ev_counters(g, object, counter) : 0;
  if (count > there) count = there; /* 1.3.2 */
  if (count > 0) change_counters(g, object, counter, -count);
  return count;
}

/* ---- Stack (13.3.2) --------------------------------------------------------------------- */

/* 13.3.2.2: a counter is removed instead of the card, which is on the field; without a counter the
** card leaves (S12). */
bool ev_stack_keeps(ArbGame *g, int card1)
{
  return ev_has(g, card1, EV_KW_STACK) &&
         ev_remove_counters(g, id_of(g, card1), EV_STACK_COUNTER, 1) > 0;
}

bool ev_stack_is_empty(const ArbGame *g, int card1) /* 11.7.1 */
{
  return ev_has(g, card1, EV_KW_STACK) && !ev_counters(g, id_of(g, card1), EV_STACK_COUNTER);
}

void ev_run_transfer(ArbGame *g, int item1) /* 13.3.2.2 */
{
  ArbId me = ev_item(g, item1)->source, to = ARB_NOTHING;
  ev_item_targets(g, item1, 0, 0, &to, 1);
  if (!ev_on_field(g, me) || !ev_on_field(g, to)) return;
  ev_moment_open(g);
  int count = ev_remove_counters(g, me, EV_STACK_COUNTER, INT16_MAX);
  ev_put_counters(g, to, EV_STACK_COUNTER, count);
  ev_moment_close(g);
}
