/* SPDX-License-Identifier: MIT */
/*
** activated.c -- which activated abilities an object has (376): its own, those that
** an attached card appends, borrowed ones and granted ones.
*/
#include "play.h"

static int text_activated(const ArbGame *g, const RbText *text, int *out, int max,
                          bool exhaust_only)
{
  const RbCardDef *def = rb_def(g, text->def);
  int count = 0;
  for (int i = 0; i < def->ability_count; i++) {
    const RbAbility *ability = rb_ability(g, def->first_ability + i);
    if (ability->kind != RB_ACTIVATED || ability->flags & RB_NAMED || !rb_of_text(ability, text))
      continue;
    if (exhaust_only && !(ability->cost.me & RB_EXHAUST_ME)) continue;
    if (count < max) out[count++] = def->first_ability + i;
  }
  return count;
}

/* All that is not Inactive (721.2), each ability once, with what is appended. */
static int own_activated(const ArbGame *g, int card1, int *out, int max, bool exhaust_only)
{
  const RbBody *body = rb_body(g, card1);
  RbText own = {.def = rb_card(g, card1)->def};
  if (!body || (!rb_is_top(body) && !rb_is_attached(body)))
    return text_activated(g, &own, out, max, exhaust_only);
  int count = 0;
  for (RB_EACH_TEXT(g, text, card1)) {
    int more[8], n = text_activated(g, &text, more, 8, exhaust_only);
    for (int i = 0; i < n && count < max; i++) {
      bool known = false;
      for (int k = 0; k < count; k++) known |= out[k] == more[i];
      if (!known) out[count++] = more[i];
    }
  }
  return count;
}

typedef struct Borrow {
  ArbId who;
  int *out;
  int count, max;
} Borrow;

/* "I have their abilities that cost exhausting": each once, live (A8). */
static bool borrow(ArbGame *g, const RbStatic *stat, const ArbContext *context, uint32_t timestamp,
                   void *data)
{
  Borrow *b = data;
  ArbId from[64];
  (void)timestamp;
  if (!stat->borrows1 || !rb_affects(g, stat, context, b->who)) return true;
  int count = selector_list(g, stat->borrows1, context, from, 64);
  for (int i = 0; i < count && i < 64; i++) {
    int abilities[8], n = own_activated(g, id_index1(from[i]), abilities, 8, true);
    for (int j = 0; j < n && b->count < b->max; j++) {
      bool known = false;
      for (int k = 0; k < b->count; k++) known |= b->out[k] == abilities[j];
      if (!known) b->out[b->count++] = abilities[j];
    }
  }
  return true;
}

/* "Units here have ...": once, however many say so. */
static bool grant(ArbGame *g, const RbStatic *stat, const ArbContext *context, uint32_t timestamp,
                  void *data)
{
  Borrow *b = data;
  (void)timestamp;
  if (!rb_affects(g, stat, context, b->who) || b->count == b->max) return true;
  for (int k = 0; k < b->count; k++)
    if (b->out[k] == stat->grants1 - 1) return true;
  b->out[b->count++] = stat->grants1 - 1;
  return true;
}

int rb_object_abilities(ArbGame *g, int card1, int *abilities, int max)
{
  const RbCardDef *def = rb_def_of(g, card1);
  int count = own_activated(g, card1, abilities, max, false);
  if (rb_granted(g)) {
    Borrow b = {rb_id(g, card1), abilities, count, max};
    rb_each_static(g, RB_ABOUT_GRANTS, grant, &b);
    count = b.count;
  }
  for (int i = 0; i < def->ability_count; i++) {
    if (!rb_ability(g, def->first_ability + i)->stat.borrows1) continue;
    Borrow b = {rb_id(g, card1), abilities, count, max};
    rb_each_static(g, RB_ABOUT_BORROWING, borrow, &b);
    return b.count;
  }
  return count;
}

ArbId activated_source(const ArbGame *g, int card1, int ability, bool *used)
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
    *used = rb_used(g, rb_id(g, card1), ability, text.from);
    if (!*used) return found;
  }
  if (!any) *used = rb_used(g, rb_id(g, card1), ability, ARB_NOTHING); /* a borrowed one */
  return found;
}

bool activated_used_up(const ArbGame *g, int card1, int ability)
{
  bool used;
  activated_source(g, card1, ability, &used);
  return used;
}

/* The card that defines an ability. */
uint16_t rb_defining_card(const ArbGame *g, int ability)
{
  for (int def = 1; def <= g->cards->card_count; def++) {
    const RbCardDef *d = rb_def(g, (uint16_t)def);
    if (ability >= d->first_ability && ability < d->first_ability + d->ability_count)
      return (uint16_t)def;
  }
  return 0;
}
