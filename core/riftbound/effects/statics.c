/* SPDX-License-Identifier: MIT */
/*
** statics.c -- static abilities about other things than the layers: costs, places and timing of
** cards when they are played (366), moves, damage.  bans.c has the bans; active.c finds the statics
** that are active.
*/
#include <limits.h>
#include <stddef.h>
#include <string.h>

#include "kernel/parts/explain.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/rb.h"
#include "riftbound/timing/timing.h"
#include "riftbound/view/view.h"

/* ---- Statics about cards as they are played (366) ----------------------- */

typedef struct Ask {
  int card1;
  ArbSeat player;
  int value;
  int battlefield1;
  bool yes, no, increases;
  int least, next; /* the minimum of discounts applied now (0: none); the next lower one */
  const RbChosen *chosen;
  RbDiscounts *found; /* NULL: the discounts are not wanted */
} Ask;

/* Whether a static that names zones is about its card: only when it is played from there. */
static bool plays_from_there(const ArbGame *g, int card1, const RbAbility *ability)
{
  return !ability->active_zones ||
         (ability->active_zones & (uint32_t)rb_played_from(g, card1)) != 0;
}

/* Whether a static that is not only about its own card applies to that card, too, when the card is
** played from where the static works.  The card lies on the chain by then, so no other visit finds
** the static. */
static bool speaks_of_itself(const ArbGame *g, int card1, const RbAbility *ability)
{
  uint32_t zones = ability->active_zones;
  if (ability->stat.affects == RB_AFFECTS_ME) return plays_from_there(g, card1, ability);
  return zones && !(zones >> RB_Z_CHAIN & 1) && ability->stat.affects == RB_AFFECTS_SELECTOR &&
         zone_of(g, card1) == RB_Z_CHAIN && plays_from_there(g, card1, ability);
}

/* Visits the statics of one definition: the card's own, or that of a keyword it has. */
static void own_statics_of(ArbGame *g, const Ask *ask, uint16_t number, uint32_t about,
                           RbStaticVisitor *visit, void *data)
{
  const RbCardDef *def = rb_def(g, number);
  ArbContext context = {.me = id_of(g, ask->card1), .you = ask->player, .def = number};
  for (int i = 0; i < def->ability_count; i++) {
    const RbAbility *ability = rb_ability(g, def->first_ability + i);
    context.ability = (uint16_t)(def->first_ability + i);
    if (ability->about & about && !(ability->flags & (ARB_HAS_NAME | RB_EFFECT_TEXT)) &&
        speaks_of_itself(g, ask->card1, ability) && ability_holds(g, &ability->head, &context))
      visit(g, &ability->stat, &context, data);
  }
}

/* Visits the statics on the card itself and those of its printed keywords, which are about the card
** wherever it is (366.2, 801.1). */
static void own_statics(ArbGame *g, const Ask *ask, uint32_t about, RbStaticVisitor *visit,
                        void *data)
{
  const RbCardDef *def = rb_def_of(g, ask->card1);
  if (!(def->own_about & about) || rb_is_layered(g, ask->card1)) return;
  if (def->static_about & about)
    own_statics_of(g, ask, card_at(g, ask->card1)->def, about, visit, data);
  for (uint32_t left = def->keywords & rb_cards(g->cards)->static_keywords; left;
       left &= left - 1) {
    uint16_t keyword = rb_cards(g->cards)->keyword_defs[__builtin_ctz(left)];
    if (rb_def(g, keyword)->static_about & about)
      own_statics_of(g, ask, keyword, about, visit, data);
  }
}

void rb_own_statics(ArbGame *g, int card1, ArbSeat player, uint32_t about, RbStaticVisitor *visit,
                    void *data)
{
  Ask ask = {.card1 = card1, .player = player};
  own_statics(g, &ask, about, visit, data);
}

static bool visit_ready(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Ask *ask = data;
  if ((stat->enters_ready || stat->enters_exhausted) &&
      rb_affects(g, stat, context, id_of(g, ask->card1))) {
    ask->yes |= stat->enters_ready;
    ask->no |= stat->enters_exhausted;
  }
  return true;
}

/* `ready`: as its type enters (143.4, 149.1), or as the effect that plays it says. */
bool rb_enters_ready(ArbGame *g, int card1, ArbSeat controller, bool ready)
{
  Ask ask = {.card1 = card1, .player = controller};
  own_statics(g, &ask, RB_ABOUT_READY, visit_ready, &ask);
  rb_each_static(g, RB_ABOUT_READY, visit_ready, &ask);
  return (ready && !ask.no) || ask.yes;
}

/* Whether the static changes the cost of the affected card, in the present kind of visit: with or
** without dependence on choices. */
static bool concerns(ArbGame *g, const Ask *ask, const RbStatic *stat, const ArbContext *context)
{
  return !stat->either && stat->part == RB_PART_TOTAL &&
         rb_affects_played(g, stat, context, ask->card1, ask->player) &&
         (!stat->choosing1 || (ask->chosen && rb_is_chosen_for(g, stat, context, ask->chosen)));
}

static int32_t change_of(ArbGame *g, const Ask *ask, ArbNumber number, const ArbContext *context)
{
  ArbContext with = *context;
  if (!number.count) return 0;
  if (ask->card1) with.subject = id_of(g, ask->card1); /* the card that costs more or less */
  if (!ask->chosen) return arb_number_value(g, number, &with);
  with.targets = ask->chosen->context.targets;
  with.target_count = ask->chosen->context.target_count;
  return arb_number_value(g, number, &with);
}

/* Whether a change is applied in this pass; else notes the minimum that a later pass is for. */
static bool is_due(Ask *ask, int32_t change, int least)
{
  if (change > 0) return ask->increases;
  if (!ask->increases && least == ask->least) return true;
  if (least < ask->least && least > ask->next) ask->next = least;
  return false;
}

static bool visit_cost(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Ask *ask = data;
  if (!stat->cost_energy.count || !concerns(g, ask, stat, context)) return true;
  int32_t change = change_of(g, ask, stat->cost_energy, context);
  if (change == ARB_NULL || !is_due(ask, change, stat->cost_minimum)) return true;
  if (change > 0) ask->value += change;
  else ask->value = rb_discount_apply(ask->value, -change, stat->cost_minimum);
  if (change < 0) rb_discounts_add(g, ask->found, -change, stat->cost_minimum);
  if (explains(g, RB_WHY_COST))
    arb_explain_note(g,
                     (ArbReason){.kind = ARB_WHY_EFFECT,
                                 .player = ARB_NO_SEAT,
                                 .topic = "cost",
                                 .rule = change > 0 ? "356.3" : "356.4",
                                 .source = context->me,
                                 .source_def = context->def,
                                 .timestamp = context->timestamp,
                                 .amount = change,
                                 .value = ask->value},
                     "%+d Energy from %s", (int)change, rb_def(g, context->def)->name);
  return true;
}

static bool keep_cost(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  RbKeptCosts *kept = data;
  (void)g;
  if (kept->count == RB_KEPT_COSTS || context->ref_count) { /* refs may not live long enough */
    kept->count = RB_KEPT_COSTS + 1;
    return false;
  }
  kept->list[kept->count].stat = stat;
  kept->list[kept->count++].context = *context;
  return true;
}

/* Only there for speed: the statics of the board about costs, found once for all cards of a
** listing.  The simple rule is rb_each_static, with which a check build compares. */
static bool costs_hold(ArbGame *g, const RbKeptCosts *kept)
{
  size_t mark = g->arena.used;
  RbKeptCosts *now = arena_raw(g, sizeof *now);
  now->count = 0;
  rb_each_static(g, RB_ABOUT_COST, keep_cost, now);
  bool same = now->count == kept->count;
  bool listed = now->count <= RB_KEPT_COSTS;
  for (int i = 0; same && listed && i < now->count; i++)
    same = now->list[i].stat == kept->list[i].stat &&
           id_equal(now->list[i].context.me, kept->list[i].context.me);
  g->arena.used = mark;
  return same;
}

static const RbKeptCosts *keep_costs(ArbGame *g)
{
  RbKeptCosts *kept = rb_kept_costs(g);
  ARB_HOLDS(g, !g->check || kept->change != g->s->change + 1 || costs_hold(g, kept),
            "the statics about costs that are kept are not those of the board (356)");
  if (kept->change != g->s->change + 1) {
    kept->count = 0;
    rb_each_static(g, RB_ABOUT_COST, keep_cost, kept);
    kept->change = g->s->change + 1;
  }
  return kept;
}

static void board_costs(ArbGame *g, const RbKeptCosts *kept, RbStaticVisitor *visit, Ask *ask)
{
  if (kept->count > RB_KEPT_COSTS) rb_each_static(g, RB_ABOUT_COST, visit, ask);
  else
    for (int i = 0; i < kept->count; i++) visit(g, kept->list[i].stat, &kept->list[i].context, ask);
}

/* Whether any static may change the cost of a card; for most cards none does. */
static bool costs_change(const ArbGame *g, const RbKeptCosts *kept, int card1)
{
  return kept->count || rb_def_of(g, card1)->own_about & RB_ABOUT_COST;
}

static void all_costs(ArbGame *g, const RbKeptCosts *kept, RbStaticVisitor *visit, Ask *ask)
{
  own_statics(g, ask, RB_ABOUT_COST, visit, ask);
  board_costs(g, kept, visit, ask);
  if (!ask->chosen) return;
  own_statics(g, ask, RB_ABOUT_CHOICE, visit, ask);
  rb_each_static(g, RB_ABOUT_CHOICE, visit, ask);
}

/* 356.3: increases first; 356.4: then discounts, those with the highest minimum first and those
** without a minimum last.  In no other order is the cost lower (356.4.d.1). */
int rb_cost_change(ArbGame *g, int card1, ArbSeat player, int energy, int less,
                   const RbChosen *chosen, RbDiscounts *found)
{
  const RbKeptCosts *kept = keep_costs(g);
  Ask ask = {.card1 = card1,
             .player = player,
             .value = energy,
             .increases = true,
             .least = INT_MAX,
             .chosen = chosen,
             .found = found};
  bool none = !chosen && !costs_change(g, kept, card1);
  if (!none) all_costs(g, kept, visit_cost, &ask);
  if (found) found->from = ask.value;
  ask.increases = false;
  while (ask.next > 0) {
    ask.least = ask.next, ask.next = 0;
    all_costs(g, kept, visit_cost, &ask);
  }
  ask.value = rb_discount_apply(ask.value, less, 0);
  rb_discounts_add(g, found, less, 0);
  ask.least = 0;
  if (!none) all_costs(g, kept, visit_cost, &ask);
  return ask.value;
}

typedef struct Changes {
  Ask ask;
  ArbId whom; /* who pays a part of costs, or the source of an ability that costs so */
  int part;
  int *powers, energy;
} Changes;

static void add_change(ArbGame *g, const Ask *ask, ArbNumber number, const ArbContext *context,
                       int *sum)
{
  int32_t change = change_of(g, ask, number, context);
  if (change != ARB_NULL && (change > 0) == ask->increases) *sum += change;
}

static bool visit_power(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Changes *c = data;
  if (!stat->cost_power.count || !concerns(g, &c->ask, stat, context)) return true;
  int of = stat->cost_domain1 ? stat->cost_domain1 - 1 : RB_DOMAINS;
  add_change(g, &c->ask, stat->cost_power, context, &c->powers[of]);
  return true;
}

static void board_power(ArbGame *g, const RbKeptCosts *kept, Changes *c)
{
  if (kept->count > RB_KEPT_COSTS) rb_each_static(g, RB_ABOUT_COST, visit_power, c);
  else
    for (int i = 0; i < kept->count; i++)
      visit_power(g, kept->list[i].stat, &kept->list[i].context, c);
}

void rb_power_changes(ArbGame *g, int card1, ArbSeat player, bool increases, const RbChosen *chosen,
                      int changes[RB_DOMAINS + 1])
{
  const RbKeptCosts *kept = keep_costs(g);
  memset(changes, 0, (RB_DOMAINS + 1) * sizeof *changes);
  if (!chosen && !costs_change(g, kept, card1)) return;
  Changes c = {.ask = {.card1 = card1, .player = player, .increases = increases, .chosen = chosen},
               .powers = changes};
  own_statics(g, &c.ask, RB_ABOUT_COST, visit_power, &c);
  board_power(g, kept, &c);
  if (!chosen) return;
  own_statics(g, &c.ask, RB_ABOUT_CHOICE, visit_power, &c);
  rb_each_static(g, RB_ABOUT_CHOICE, visit_power, &c);
}

/* 356.4.c: adds a discount of one part. */
static bool visit_part(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Changes *c = data;
  if (stat->part != c->part || !rb_affects(g, stat, context, c->whom)) return true;
  int of = stat->cost_domain1 ? stat->cost_domain1 - 1 : RB_DOMAINS;
  add_change(g, &c->ask, stat->cost_energy, context, &c->energy);
  add_change(g, &c->ask, stat->cost_power, context, &c->powers[of]);
  return true;
}

int rb_part_changes(ArbGame *g, ArbId whom, int part, bool increases, int changes[RB_DOMAINS + 1])
{
  Changes c = {.ask = {.increases = increases}, .whom = whom, .part = part, .powers = changes};
  memset(changes, 0, (RB_DOMAINS + 1) * sizeof *changes);
  rb_each_static(g, RB_ABOUT_PARTS, visit_part, &c);
  return c.energy;
}

static bool visit_place(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Ask *ask = data;
  if (!stat->plays_to1 || stat->plays_timing <= ask->value) return true;
  if (!rb_affects_played(g, stat, context, ask->card1, ask->player)) return true;
  if (!ask->battlefield1 ||
      arb_selector_matches(g, stat->plays_to1, context, id_of(g, ask->battlefield1)))
    ask->value = stat->plays_timing;
  return true;
}

int rb_place_timing(ArbGame *g, int card1, ArbSeat player, int battlefield1) /* 355.2.b */
{
  const RbCardDef *def = rb_def_of(g, card1);
  if (!def->plays_to1 && !rb_speaks_of(g, card1, RB_ABOUT_PLACES))
    return -1; /* neither the card nor the board has such a permission */
  Ask ask = {.card1 = card1, .player = player, .battlefield1 = battlefield1, .value = -1};
  ArbContext context = {.me = id_of(g, card1), .you = player, .def = card_at(g, card1)->def};
  if (def->plays_to1 &&
      (!battlefield1 || arb_selector_matches(g, def->plays_to1, &context, id_of(g, battlefield1))))
    ask.value = RB_ANYTIME_NO;
  own_statics(g, &ask, RB_ABOUT_PLACES, visit_place, &ask);
  rb_each_static(g, RB_ABOUT_PLACES, visit_place, &ask);
  return ask.value;
}

typedef struct Extras {
  Ask ask;
  RbStaticVisitor *visit;
  void *data;
} Extras;

static bool visit_extra(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  const Extras *extras = data;
  if (!rb_affects_played(g, stat, context, extras->ask.card1, extras->ask.player)) return true;
  return extras->visit(g, stat, context, extras->data);
}

static bool visit_open(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Ask *ask = data;
  ask->yes |= stat->open_to_moves && id_equal(context->me, id_of(g, ask->battlefield1));
  return !ask->yes;
}

bool rb_open_to_moves(ArbGame *g, ArbId battlefield) /* 184.9 */
{
  Ask ask = {.battlefield1 = id_index1(battlefield)};
  rb_each_static(g, RB_ABOUT_MOVES, visit_open, &ask);
  return ask.yes;
}

/* Units that come to a place together, for statics that limit who is there (444.1). */
typedef struct Coming {
  const ArbId *units;
  int count;
  ArbSeat seat; /* who controls them when they come; ARB_NO_SEAT: who does now */
  ArbId place;
  bool no_room;
} Coming;

static ArbSeat comes_under(const ArbGame *g, const Coming *coming, int card1)
{
  return coming->seat != ARB_NO_SEAT ? coming->seat : card_at(g, card1)->controller;
}

/* Whether a unit with this controller is one that the static counts, for one player or for all. */
static bool takes_room(ArbGame *g, const RbStatic *stat, const ArbContext *context, int card1,
                       ArbSeat controller, ArbSeat whose)
{
  ArbCard *card = card_at(g, card1);
  ArbSeat before = card->controller;
  if (stat->room_each && controller != whose) return false;
  if (!stat->room_for1) return true;
  card->controller = controller; /* as in rb_affects_played */
  bool counts = arb_selector_matches(g, stat->room_for1, context, id_of(g, card1));
  card->controller = before;
  return counts;
}

static bool is_coming(const Coming *coming, ArbId unit)
{
  for (int i = 0; i < coming->count; i++)
    if (id_equal(coming->units[i], unit)) return true;
  return false;
}

/* Whether those who come of one player, or of all, are too many with those who are there. */
static bool too_many(ArbGame *g, const RbStatic *stat, const ArbContext *context,
                     const Coming *coming, ArbSeat whose)
{
  int come = 0, there = 0;
  for (int i = 0; i < coming->count; i++) {
    int card1 = id_index1(coming->units[i]);
    come += takes_room(g, stat, context, card1, comes_under(g, coming, card1), whose);
  }
  if (!come) return false;
  for (ZONE_EACH(g, card1, zone_at(g, RB_Z_BOARD, 0)))
    there += rb_def_of(g, card1)->type == RB_UNIT &&
             id_equal(rb_body(g, card1)->place, coming->place) &&
             !is_coming(coming, id_of(g, card1)) &&
             takes_room(g, stat, context, card1, card_at(g, card1)->controller, whose);
  ArbContext of = *context;
  of.subject = coming->place;
  int32_t room = arb_number_value(g, stat->room, &of);
  return room != ARB_NULL && come + there > room;
}

static bool visit_room(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Coming *coming = data;
  if (!stat->room.count || !rb_affects(g, stat, context, coming->place)) return true;
  for (int i = 0; i < coming->count && !coming->no_room; i++)
    coming->no_room =
        too_many(g, stat, context, coming, comes_under(g, coming, id_index1(coming->units[i])));
  return !coming->no_room;
}

bool rb_has_room(ArbGame *g, const ArbId *units, int count, ArbSeat seat, ArbId place)
{
  Coming coming = {units, count, seat, place, false};
  if (rb_is_battlefield(place)) rb_each_static(g, RB_ABOUT_MOVES, visit_room, &coming);
  return !coming.no_room;
}

static bool visit_said(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  ArbSaid *said = data;
  int value = said_value(said, &stat->head);
  return !value || !rb_affects(g, stat, context, said->object) || said_add(said, value);
}

static bool is_said(ArbGame *g, uint32_t about, size_t field, int card1)
{
  ArbSaid said = {.object = id_of(g, card1), .field = field, .once = true};
  rb_each_static(g, about, visit_said, &said);
  return said.sum != 0;
}

int rb_facedown_limit(ArbGame *g, int battlefield1) /* 107.3.b, 107.3.b.1 */
{
  ArbSaid said = {.object = id_of(g, battlefield1), .field = offsetof(RbStatic, hides_more)};
  rb_each_static(g, RB_ABOUT_MOVES, visit_said, &said);
  return said.sum > -1 ? 1 + said.sum : 0;
}

/* Whether the static is about the seat's side.  A team has one Victory Score (478.3), so a static
** that affects one of its members changes the score once. */
static bool about_side(ArbGame *g, const RbStatic *stat, const ArbContext *context, ArbSeat seat)
{
  for (ArbSeat s = 0; s < g->s->seats; s++)
    if (seat != ARB_NO_SEAT && rb_friends(g, s, seat) && rb_affects(g, stat, context, id_player(s)))
      return true;
  return false;
}

static bool visit_victory(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Ask *ask = data;
  bool everybodys = stat->affects == RB_AFFECTS_ME; /* a battlefield's own, about the whole game */
  if (stat->victory_score && (everybodys || about_side(g, stat, context, ask->player)))
    ask->value += stat->victory_score;
  return true;
}

/* 478.3: the format's Victory Score; for a seat its own, for a team the highest of its members. */
static int format_victory_score(const ArbGame *g, ArbSeat seat)
{
  int own = 0;
  for (ArbSeat s = 0; s < g->s->seats && seat != ARB_NO_SEAT; s++)
    if (rb_friends(g, s, seat) && rb_format(g, RB_F_VICTORY_SCORE_OF + s) > own)
      own = rb_format(g, RB_F_VICTORY_SCORE_OF + s);
  return own ? own : rb_format(g, RB_F_VICTORY_SCORE);
}

/* 478.3: the format's Victory Score with what abilities add to it. */
int rb_victory_score(const ArbGame *game, ArbSeat seat)
{
  ArbGame *g = (ArbGame *)(uintptr_t)game;
  Ask ask = {.player = seat, .value = format_victory_score(g, seat)};
  if (!rb_cards(g->cards)->victory_changes) return ask.value;
  rb_each_static(g, RB_ABOUT_VICTORY, visit_victory, &ask);
  return ask.value > 1 ? ask.value : 1;
}

/* ---- Hands and decks that are played revealed (108.4, 108.7, 128.5, 424.1.b) ---- */

typedef struct AskOpen {
  ArbSeat player;
  size_t field; /* offset of hand_revealed or deck_top_revealed */
  bool yes;
} AskOpen;

static bool visit_revealed(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  AskOpen *ask = data;
  const uint8_t *said = (const uint8_t *)(const void *)stat + ask->field;
  ask->yes |= *said && rb_affects(g, stat, context, id_player(ask->player));
  return !ask->yes;
}

bool rb_any_lies_open(ArbGame *g)
{
  return rb_cards(g->cards)->plays_open && rb_any_speaks_of(g, RB_ABOUT_OPEN);
}

ArbOpen rb_lies_open(ArbGame *g, int zone)
{
  int kind = zone_kind(g, zone);
  if (kind != RB_Z_HAND && kind != RB_Z_DECK) return ARB_OPEN_NONE;
  bool hand = kind == RB_Z_HAND;
  AskOpen ask = {.player = state_zone(g->s, zone)->owner,
                 .field = hand ? offsetof(RbStatic, hand_revealed)
                               : offsetof(RbStatic, deck_top_revealed)};
  rb_each_static(g, RB_ABOUT_OPEN, visit_revealed, &ask);
  if (!ask.yes) return ARB_OPEN_NONE;
  return hand ? ARB_OPEN_ALL : ARB_OPEN_TOP;
}

bool rb_any_buffs(ArbGame *g, int unit1) /* 702.3 */
{
  return is_said(g, RB_ABOUT_LIMITS, offsetof(RbStatic, any_buffs), unit1);
}

static bool visit_hiding(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Ask *ask = data;
  (void)g;
  if (stat->hides_for1 && context->you == ask->player && stat->hides_for1 <= ask->value)
    ask->value = stat->hides_for1 - 1;
  return true;
}

/* The least Energy that the player can pay for hiding, instead of 1 Power; -1: none. */
int rb_hides_for(ArbGame *g, ArbSeat player)
{
  Ask ask = {.player = player, .value = UINT8_MAX};
  rb_each_static(g, RB_ABOUT_LIMITS, visit_hiding, &ask);
  return ask.value < UINT8_MAX ? ask.value : -1;
}

typedef struct Tax {
  ArbId place;
  ArbSeat by;
  int power;
} Tax;

static bool visit_tax(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Tax *tax = data;
  if (stat->move_tax && id_equal(context->here, tax->place) &&
      rb_opponents(g, context->you, tax->by))
    tax->power += stat->move_tax;
  return true;
}

int rb_move_tax(ArbGame *g, ArbId place, ArbSeat by)
{
  Tax tax = {place, by, 0};
  if (rb_is_battlefield(place)) rb_each_static(g, RB_ABOUT_MOVES, visit_tax, &tax);
  return tax.power;
}

void rb_each_extra(ArbGame *g, int card1, ArbSeat player, RbStaticVisitor *visit, void *data)
{
  Extras extras = {{.card1 = card1, .player = player}, visit, data};
  rb_own_statics(g, card1, player, RB_ABOUT_EXTRAS, visit_extra, &extras);
  rb_each_static(g, RB_ABOUT_EXTRAS, visit_extra, &extras);
}

typedef struct Bonus {
  Ask ask;
  ArbId source;
} Bonus;

static bool visit_bonus(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  const ArbId source = ((Bonus *)data)->source;
  Ask *ask = &((Bonus *)data)->ask;
  int32_t more = 0;
  if (stat->bonus_damage.count &&
      (stat->affects == RB_AFFECTS_YOU ? context->you == ask->player
                                       : rb_affects(g, stat, context, source)))
    more = number_or_zero(g, stat->bonus_damage, context);
  if (stat->bonus_damage_to.count && ask->card1 &&
      rb_affects(g, stat, context, id_of(g, ask->card1)))
    more += number_or_zero(g, stat->bonus_damage_to, context);
  if (more > 0) ask->value += more;
  return true;
}

/* 714: the sum of Bonus Damage, never below 0; a spell keeps what it has as "the next spell". */
int rb_bonus_damage(ArbGame *g, ArbSeat player, ArbId source, int target1)
{
  Bonus bonus = {{.card1 = target1, .player = player}, source};
  int item1 = id_is_nothing(source) ? 0 : rb_item_of(g, source);
  rb_each_static(g, RB_ABOUT_BONUS, visit_bonus, &bonus);
  return bonus.ask.value + (item1 ? rb_item(g, item1)->bonus : 0);
}

/* ---- Statics about damage -------------------------------------------------- */

bool rb_assigned_last(ArbGame *g, int card1)
{
  return is_said(g, RB_ABOUT_LAST, offsetof(RbStatic, assigned_last), card1);
}

static bool visit_lethal(ArbGame *g, const RbStatic *stat, const ArbContext *context, void *data)
{
  Ask *ask = data;
  if (stat->lethal && context->you != ARB_NO_SEAT &&
      rb_affects(g, stat, context, id_of(g, ask->card1)))
    ask->value |= 1 << context->you;
  return true;
}

int rb_lethal_for(ArbGame *g, int card1)
{
  Ask ask = {.card1 = card1};
  rb_each_static(g, RB_ABOUT_LETHAL, visit_lethal, &ask);
  return ask.value;
}
