/* SPDX-License-Identifier: MIT */
/*
** activated.c -- the activated abilities of an object (376): its own, those of attached cards,
** borrowed ones and given ones.
*/
#include <string.h>

#include "riftbound/play/process.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"

/* A list in the arena that grows; each ability once. */
typedef struct Abilities {
  int *list, count, room;
} Abilities;

static void add_ability(ArbGame *g, Abilities *to, int ability)
{
  for (int i = 0; i < to->count; i++)
    if (to->list[i] == ability) return;
  if (to->count == to->room) {
    to->room = to->room ? 2 * to->room : 8;
    int *more = arena_raw(g, (size_t)to->room * sizeof *more);
    if (to->count) memcpy(more, to->list, (size_t)to->count * sizeof *more);
    to->list = more;
  }
  to->list[to->count++] = ability;
}

static void add_text(ArbGame *g, int card1, const RbText *text, bool exhaust_only, Abilities *to)
{
  const RbCardDef *def = rb_def(g, text->def);
  for (int i = 0; i < def->ability_count; i++) {
    const RbAbility *ability = rb_ability(g, def->first_ability + i);
    if (ability->kind != RB_ACTIVATED || !rb_of_text(ability, text)) continue;
    if (exhaust_only && !(ability->cost.me & RB_EXHAUST_ME)) continue;
    if (rb_works_there(g, card1, ability) && rb_keeps(g, card1, ability))
      add_ability(g, to, def->first_ability + i);
  }
}

/* Adds the abilities of all text that is not Inactive (721.2), attached cards included, each
** once. */
static void add_own(ArbGame *g, int card1, bool exhaust_only, Abilities *to)
{
  const RbBody *body = rb_body(g, card1);
  RbText own = {.def = body ? rb_own_text(g, card1) : card_at(g, card1)->def};
  if (!body || (!rb_is_top(body) && !rb_is_attached(body))) {
    if (own.def) add_text(g, card1, &own, exhaust_only, to);
    return;
  }
  for (RB_EACH_TEXT(g, text, card1)) add_text(g, card1, &text, exhaust_only, to);
}

typedef struct Borrow {
  ArbId who;
  Abilities *to;
} Borrow;

/* What the object was given it has like its own (472.2.a). */
static void lend(ArbGame *g, int card1, const RbText *text, int ability, void *data)
{
  (void)card1, (void)text;
  if (rb_ability(g, ability)->cost.me & RB_EXHAUST_ME) add_ability(g, data, ability);
}

/* "I have their abilities that cost exhausting": live (A8). */
static bool borrow(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Borrow *b = data;
  if (!stat->borrows1 || !rb_affects(g, stat, context, b->who)) return true;
  int max = g->s->pools[ARB_POOL_CARD].used;
  ArbId *from = arena_raw(g, (size_t)(max + 1) * sizeof *from);
  int count = arb_selector_list(g, stat->borrows1, context, from, max);
  for (int i = 0; i < count; i++) {
    add_own(g, id_index1(from[i]), true, b->to);
    rb_each_given(g, id_index1(from[i]), RB_ACTIVATED, lend, b->to);
  }
  return true;
}

/* "Units here have ...": adds the ability once, however many statics give it. */
static void grant(ArbGame *g, int card1, const RbText *text, int ability, void *data)
{
  (void)card1, (void)text;
  add_ability(g, ((Borrow *)data)->to, ability);
}

const int *rb_object_abilities(ArbGame *g, int card1, int *count)
{
  Abilities all = {NULL, 0, 0};
  Borrow b = {id_of(g, card1), &all};
  add_own(g, card1, false, &all);
  rb_each_given(g, card1, RB_ACTIVATED, grant, &b);
  if (rb_any_speaks_of(g, RB_ABOUT_BORROWING)) rb_each_static(g, RB_ABOUT_BORROWING, borrow, &b);
  *count = all.count;
  return all.list;
}

ArbId rb_activated_source(const ArbGame *g, int card1, int ability, bool *used)
{
  ArbId found = ARB_NOTHING;
  bool any = false;
  *used = false;
  for (RB_EACH_TEXT(g, text, card1)) {
    const RbCardDef *def = rb_def(g, text.def);
    if (ability < def->first_ability || ability >= def->first_ability + def->ability_count ||
        !rb_of_text(rb_ability(g, ability), &text))
      continue;
    any = true;
    found = text.from;
    *used = rb_used(g, id_of(g, card1), ability, text.from);
    if (!*used) return found;
  }
  if (!any) *used = rb_used(g, id_of(g, card1), ability, ARB_NOTHING); /* a borrowed ability */
  return found;
}

bool rb_activated_used_up(const ArbGame *g, int card1, int ability)
{
  bool used;
  rb_activated_source(g, card1, ability, &used);
  return used;
}

/* The definition that has an ability. */
uint16_t rb_defining_card(const ArbGame *g, int ability)
{
  for (int def = 1; def <= g->cards->card_count; def++) {
    const RbCardDef *d = rb_def(g, (uint16_t)def);
    if (ability >= d->first_ability && ability < d->first_ability + d->ability_count)
      return (uint16_t)def;
  }
  return 0;
}
