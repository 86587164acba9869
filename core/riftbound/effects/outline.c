/* SPDX-License-Identifier: MIT */
/*
** outline.c -- what statics and effects of the whole board could be about.  Only there for speed.
**
** The simple rule is a visit to every static ability and every lasting effect (active.c).  Most
** questions are about things that are nowhere on the board, and the outline answers them with one
** mask.  It holds everything that is printed on the board or begun by effects, whether it is active
** or not.  So it may say "perhaps" where a visit finds nothing, and never the reverse.  It is kept
** in the block until the board changes.  A check build compares the kept outline with a new one
** after each step (rb_outline_holds), and makes the visit that an outline spares
** (rb_each_static).
*/
#include "riftbound/effects/effects.h"
#include "riftbound/effects/layers.h"

/* The outline when any text may come onto the board. */
static void outline_any(const ArbGame *g, RbSummary *summary)
{
  events_join(&summary->watches, &rb_cards(g->cards)->awaited);
  summary->gives = summary->keywords = summary->about = summary->rests = UINT32_MAX;
  summary->dated = 1;
}

static void outline_text(const ArbGame *g, RbSummary *summary, const RbCardDef *def)
{
  if (def->gives_text) outline_any(g, summary);
  events_join(&summary->watches, &def->watches);
  summary->gives |= def->static_gives;
  summary->keywords |= def->keywords;
  summary->rests |= def->static_looks;
  summary->about |= def->board_about;
  summary->dated |= def->has_dated;
}

static void outline_effects(const ArbGame *g, RbSummary *summary)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_KEYWORD) summary->gives |= 1u << effect->keyword;
    if (effect->kind1 == RB_F_LOSES) summary->about |= RB_ABOUT_LOSSES;
    if (effect->kind1 == RB_F_LOSES && effect->x) outline_text(g, summary, rb_def(g, effect->x));
    if (effect->kind1 == RB_F_ABILITY) {
      summary->about |= RB_ABOUT_GRANTS;
      if (rb_ability(g, effect->ability)->event1)
        events_add(&summary->watches, rb_ability(g, effect->ability)->event1 - 1);
    }
    if (effect->kind1 != RB_F_STATIC) continue;
    summary->about |= rb_ability(g, effect->ability)->about;
    summary->rests |= rb_ability(g, effect->ability)->looks;
    summary->gives = UINT32_MAX; /* it may give any keyword */
    if (rb_ability(g, effect->ability)->stat.text_of1) outline_any(g, summary);
  }
}

static void outline_zone(const ArbGame *g, int zone, RbSummary *summary)
{
  for (ZONE_EACH(g, card1, zone)) {
    outline_text(g, summary, rb_def_of(g, card1));
    if (!rb_body(g, card1)->text_def) continue;
    outline_text(g, summary, copied_text(g, card1));
    summary->gives |= copied_text(g, card1)->keywords;
  }
}

static void outline_board(const ArbGame *g, RbSummary *summary)
{
  summary->watches = rb_cards(g->cards)->elsewhere_watches;
  summary->gives = rb_cards(g->cards)->keyword_gives;
  summary->keywords = 0;
  summary->rests = ON_BOARD | RB_TOUCH_TEXT | RB_TOUCH_REST | rb_cards(g->cards)->keyword_looks;
  summary->about = rb_cards(g->cards)->keyword_about | rb_cards(g->cards)->elsewhere_about;
  summary->dated = rb_cards(g->cards)->dated_keywords != 0;
  outline_zone(g, zone_at(g, RB_Z_BOARD, 0), summary);
  outline_zone(g, zone_at(g, RB_Z_BATTLEFIELDS, 0), summary);
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    outline_zone(g, zone_at(g, RB_Z_LEGENDS, seat), summary);
  outline_zone(g, zone_at(g, RB_Z_FORMAT, 0), summary);
  outline_effects(g, summary);
  summary->keywords |= summary->gives;
}

const RbSummary *rb_outline_anew(ArbGame *g)
{
  RbSummary *summary = pool_at(g->s, RB_POOL_SUMMARY, 1);
  outline_board(g, summary);
  summary->in_use = 1;
  summary->outlined = 1;
  g->s->touched[RB_LOOK_OUTLINE] = 0;
  return summary;
}

bool rb_outline_holds(const ArbGame *g)
{
  const RbSummary *kept = pool_at(g->s, RB_POOL_SUMMARY, 1);
  RbSummary now = *kept;
  if (!rb_is_outlined(g)) return true;
  outline_board(g, &now);
  for (int kind = 0; kind < RB_EVENT_COUNT; kind++)
    if (events_have(&now.watches, kind) && !events_have(&kept->watches, kind)) return false;
  return !(now.gives & ~kept->gives || now.keywords & ~kept->keywords || now.rests & ~kept->rests ||
           now.about & ~kept->about || now.dated > kept->dated);
}
