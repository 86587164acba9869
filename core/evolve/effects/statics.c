/* SPDX-License-Identifier: MIT */
/*
** statics.c -- which passive abilities are valid (10.1.1.3, 10.3), and those about other things
** than card information: bans (1.3.3), limits, how cards enter, what a player's numbers count.
** Card information is info.c, costs are price.c, events replace.c.
**
** A passive ability is valid while its card is where it works: on a field or in a leader area, or
** where its text clearly means (10.3.4, 10.3.5).  It is not played; it simply applies (10.6.1).
*/
#include <stddef.h>

#include "evolve/effects/effects.h"
#include "evolve/scratch/scratch.h"
#include "evolve/script/script.h"

/* ---- Which are valid ------------------------------------------------------------- */

/* 10.9.1.6.1: the time at which its card came into its zone. */
static uint32_t timestamp_of(const ArbGame *g, int card1)
{
  const EvBody *body = ev_body(g, card1);
  return body ? body->timestamp : 0;
}

typedef struct Visit {
  uint32_t about;
  uint32_t bans;  /* only abilities with one of these bans, a bit each; 0: all */
  bool dormant;   /* also those whose conditions (10.3.2, 10.3.3) do not hold (10.9.1.5) */
  bool own;       /* only those of one card while it can be played */
  ArbSeat player; /* with `own`: who would play that card (10.6.2.1.1) */
  const ArbEvent *event;
  EvPassiveVisitor *visit;
  void *data;
} Visit;

/* Visits the abilities of one definition: the card's face, or a keyword that the card has. */
static bool visit_def(ArbGame *g, uint16_t number, ArbContext *context, uint32_t zone,
                      const Visit *v)
{
  const EvCardDef *def = ev_def(g, number);
  context->def = number;
  for (int i = 0; i < def->ability_count; i++) {
    const EvAbility *ability = ev_ability(g, def->first_ability + i);
    if (!(ability->about & v->about) || ability->flags & ARB_HAS_NAME) continue;
    if (v->own ? !(ability->flags & EV_WHILE_PLAYED)
               : ability->flags & EV_WHILE_PLAYED || !(ev_zones_of(ability) & zone))
      continue;
    if (v->bans && !(ev_static(g, ability)->cannot & v->bans)) continue;
    context->ability = (uint16_t)(def->first_ability + i);
    if (!v->dormant && !ability_holds(g, &ability->head, context)) continue;
    if (!v->visit(g, ability, context, v->data)) return false;
  }
  return true;
}

/* The pool's own keywords of a card whose abilities may be visited.  While the layers run, it may
** get any keyword; info.c checks then whether it has. */
static uint32_t keywords_for(ArbGame *g, int card1, uint32_t zone, const Visit *v)
{
  const EvCards *cards = ev_cards(g->cards);
  if (!(cards->keyword_about & v->about)) return 0;
  if (!v->dormant) return ev_keywords_of(g, card1) & cards->own_keywords;
  return zone & EV_PLACES ? cards->own_keywords : ev_face(g, card1)->keywords & cards->own_keywords;
}

/* The definition whose text a card has as its own (10.9.1.2), when that text has a passive ability
** with one of these topics; else 0. */
static uint16_t text_for(ArbGame *g, int card1, uint32_t zone, uint32_t about)
{
  uint16_t face = ev_face_number(g, card1);
  if (!ev_texts_move(g) && !(ev_def(g, face)->about & about)) return 0;
  uint16_t text = zone & EV_PLACES ? ev_own_text(g, card1) : face;
  return ev_def(g, text)->about & about ? text : 0;
}

/* Visits the abilities of one card.  "You" in them is its controller (3.1.2.1). */
static bool visit_card(ArbGame *g, int card1, uint32_t zone, const Visit *v)
{
  uint16_t text = text_for(g, card1, zone, v->about);
  uint32_t keywords = keywords_for(g, card1, zone, v);
  if (!text && !keywords) return true;
  ArbContext context = {.me = id_of(g, card1),
                        .you = v->own ? v->player : card_at(g, card1)->controller,
                        .event = v->event,
                        .timestamp = timestamp_of(g, card1)};
  if (text && !visit_def(g, text, &context, zone, v)) return false;
  for (; keywords; keywords &= keywords - 1) {
    uint16_t def = ev_cards(g->cards)->keyword_defs[__builtin_ctz(keywords)];
    if (!visit_def(g, def, &context, zone, v)) return false;
  }
  return true;
}

/* "You" in a passive ability that an effect has begun on a card.  It is the controller of the card
** if the card was given the ability (3.1.2.1), and the controller of the effect if the effect only
** applies to the card (3.1.2.4). */
static ArbSeat begun_for(const ArbGame *g, const EvEffect *effect)
{
  const ArbCard *card = effect->amount ? state_resolve(g->s, effect->object) : NULL;
  return card ? card->controller : effect->controller;
}

int ev_begun_by(const ArbGame *g, const ArbContext *context)
{
  if (!(ev_ability(g, context->ability)->flags & ARB_HAS_NAME)) return 0;
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++)
    if (ev_effect(g, i)->kind1 == EV_F_ABILITY &&
        ev_effect(g, i)->timestamp == context->timestamp &&
        ev_effect(g, i)->ability == context->ability)
      return i;
  return 0;
}

bool ev_is_lost(const EvEffect *effect, const EvDerived *d)
{
  return effect->amount && effect->timestamp < d->lost;
}

/* The same, of the card as it is now; what only applies to a card is never lost. */
static bool is_lost_now(const ArbGame *g, const EvEffect *effect)
{
  return effect->amount && state_resolve(g->s, effect->object) &&
         ev_is_lost(effect, ev_derived(g, id_index1(effect->object)));
}

/* 10.2.1.2: visits the passive abilities that effects have begun on objects; `me` is the object. */
static void visit_begun(ArbGame *g, const Visit *v)
{
  for (int i = 1; i <= g->s->pools[EV_POOL_EFFECT].used; i++) {
    const EvEffect *effect = ev_effect(g, i);
    if (effect->kind1 != EV_F_ABILITY) continue;
    const EvAbility *ability = ev_ability(g, effect->ability);
    if (!(ability->about & v->about)) continue;
    if (v->bans && !(ev_static(g, ability)->cannot & v->bans)) continue;
    if (!v->dormant && is_lost_now(g, effect)) continue;
    ArbContext context = {.me = effect->object,
                          .you = begun_for(g, effect),
                          .def = effect->def,
                          .ability = effect->ability,
                          .event = v->event,
                          .timestamp = effect->timestamp};
    if (!v->dormant && !ability_holds(g, &ability->head, &context)) continue;
    if (!v->visit(g, ability, &context, v->data)) return;
  }
}

/* The kinds of zones in which abilities with a topic work. */
static uint32_t zones_about(const EvCards *cards, uint32_t about)
{
  uint32_t zones = 0;
  for (; about; about &= about - 1) zones |= cards->passive_zones[__builtin_ctz(about)];
  return zones;
}

static void visit_all(ArbGame *g, const Visit *v)
{
  const EvCards *cards = ev_cards(g->cards);
  if (cards->about & v->about)
    for (uint32_t left = zones_about(cards, v->about); left; left &= left - 1) {
      int kind = __builtin_ctz(left);
      ArbSeat seats = g->rules->zones[kind].shared ? 1 : g->s->seats;
      for (ArbSeat seat = 0; seat < seats; seat++)
        for (ZONE_EACH(g, card1, zone_at(g, kind, seat)))
          if (!visit_card(g, card1, 1u << kind, v)) return;
    }
  visit_begun(g, v);
}

void ev_each_passive(ArbGame *g, uint32_t about, EvPassiveVisitor *visit, void *data)
{
  visit_all(g, &(Visit){.about = about, .visit = visit, .data = data});
}

void ev_each_passive_and_dormant(ArbGame *g, uint32_t about, EvPassiveVisitor *visit, void *data)
{
  visit_all(g, &(Visit){.about = about, .dormant = true, .visit = visit, .data = data});
}

void ev_each_own_passive(ArbGame *g, int card1, ArbSeat player, uint32_t about,
                         EvPassiveVisitor *visit, void *data)
{
  Visit v = {.about = about, .own = true, .player = player, .visit = visit, .data = data};
  visit_card(g, card1, 0, &v);
}

void ev_each_replacing(ArbGame *g, const ArbEvent *event, EvPassiveVisitor *visit, void *data)
{
  visit_all(g, &(Visit){.about = EV_ABOUT_EVENTS, .event = event, .visit = visit, .data = data});
}

bool ev_affects(ArbGame *g, const EvStatic *stat, const ArbContext *context, ArbId object)
{
  switch (stat->affects) {
  case EV_AFFECTS_ME: return id_equal(object, context->me);
  case EV_AFFECTS_YOU: return id_seat(object) == context->you;
  case EV_AFFECTS_OPPONENT: return id_seat(object) == ev_other(context->you);
  case EV_AFFECTS_PLAYERS: return id_kind(object) == ARB_KIND_PLAYER;
  default: return arb_selector_finds(g, stat->selector1, context, object);
  }
}

/* 3.1.2.1: the player who plays a card controls it, also while it still lies with its owner. */
bool ev_affects_played(ArbGame *g, const EvStatic *stat, const ArbContext *context, int card1,
                       ArbSeat player)
{
  ArbCard *card = card_at(g, card1);
  ArbSeat before = card->controller;
  if (before == player) return ev_affects(g, stat, context, id_of(g, card1));
  card->controller = player;
  bool affects = ev_affects(g, stat, context, id_of(g, card1));
  card->controller = before;
  return affects;
}

/* ---- Keywords of the pool's own ---------------------------------------------------- */

int ev_keyword_abilities(const ArbGame *g, int card1, uint16_t *out)
{
  const EvCards *cards = ev_cards(g->cards);
  uint32_t left = cards->own_keywords ? ev_keywords_of(g, card1) & cards->own_keywords : 0;
  int count = 0;
  for (; left; left &= left - 1) {
    const EvCardDef *def = ev_def(g, cards->keyword_defs[__builtin_ctz(left)]);
    for (int i = 0; i < def->ability_count && count < EV_KEYWORD_ABILITIES_MAX; i++)
      if (!(ev_ability(g, def->first_ability + i)->flags & ARB_HAS_NAME))
        out[count++] = (uint16_t)(def->first_ability + i);
  }
  return count;
}

/* ---- What cannot happen (1.3.3) --------------------------------------------------- */

typedef struct Ask {
  ArbId object;
  int zone;       /* the kind of its zone */
  ArbSeat player; /* who would play the card */
  bool yes;
} Ask;

static bool visit_ban(ArbGame *g, const EvAbility *ability, const ArbContext *context, void *data)
{
  Ask *ask = data;
  const EvStatic *stat = ev_static(g, ability);
  bool card = id_kind(ask->object) == ARB_KIND_CARD;
  ask->yes = card ? ev_affects_played(g, stat, context, id_index1(ask->object), ask->player)
                  : ev_affects(g, stat, context, ask->object);
  return !ask->yes;
}

static bool is_banned(ArbGame *g, int card1, ArbSeat player, uint32_t bans)
{
  if (!(ev_cards(g->cards)->bans & bans)) return false;
  Ask ask = {.object = id_of(g, card1), .player = player};
  Visit v = {
    .about = EV_ABOUT_BANS, .bans = bans, .player = player, .visit = visit_ban, .data = &ask};
  if (zone_of(g, card1) != EV_Z_FIELD) {
    v.own = true;
    visit_card(g, card1, 0, &v);
    v.own = false;
  }
  if (!ask.yes) visit_all(g, &v);
  return ask.yes;
}

bool ev_any_ban(ArbGame *g, int card1, uint32_t bans)
{
  return is_banned(g, card1, card_at(g, card1)->controller, bans);
}

/* 10.6.2.1.1: a card's conditions on its own play are evaluated for the player who plays it. */
bool ev_cannot_be_played(ArbGame *g, ArbSeat player, int card1)
{
  return is_banned(g, card1, player, 1u << EV_CANNOT_BE_PLAYED);
}

bool ev_cannot(ArbGame *g, int card1, EvBan ban)
{
  return ev_any_ban(g, card1, 1u << ban);
}

bool ev_player_cannot(ArbGame *g, ArbSeat seat, EvBan ban)
{
  if (!(ev_cards(g->cards)->bans >> ban & 1)) return false;
  Ask ask = {.object = id_player(seat)};
  visit_all(g,
            &(Visit){.about = EV_ABOUT_BANS, .bans = 1u << ban, .visit = visit_ban, .data = &ask});
  return ask.yes;
}

/* ---- From where cards are played (8.2.1) ---------------------------------------------- */

static bool visit_plays(ArbGame *g, const EvAbility *ability, const ArbContext *context, void *data)
{
  Ask *ask = data;
  const EvStatic *stat = ev_static(g, ability);
  ask->yes = stat->plays_from >> ask->zone & 1 && ev_affects(g, stat, context, ask->object);
  return !ask->yes;
}

bool ev_played_from_there(ArbGame *g, ArbSeat seat, int card1)
{
  int kind = zone_of(g, card1);
  Ask ask = {.object = id_of(g, card1), .zone = kind};
  if (card_at(g, card1)->controller != seat) return false;
  if (kind == EV_Z_HAND || kind == EV_Z_EX) return true;
  if (!(ev_cards(g->cards)->play_zones >> kind & 1)) return false;
  if (kind == EV_Z_DECK && (card_at(g, card1)->prev1 || !arb_know_sees(g, g->s, card1, seat)))
    return false; /* 4.5.2: the top card, when the player knows it */
  ev_each_own_passive(g, card1, seat, EV_ABOUT_PLAYS, visit_plays, &ask);
  if (!ask.yes) ev_each_passive(g, EV_ABOUT_PLAYS, visit_plays, &ask);
  return ask.yes;
}

/* ---- Flags and small numbers ------------------------------------------------------------ */

static bool visit_said(ArbGame *g, const EvAbility *ability, const ArbContext *context, void *data)
{
  ArbSaid *said = data;
  const EvStatic *stat = ev_static(g, ability);
  int value = said_value(said, &stat->head);
  return !value || !ev_affects(g, stat, context, said->object) || said_add(said, value);
}

static bool is_said(ArbGame *g, uint32_t about, size_t field, int card1)
{
  ArbSaid said = {.object = id_of(g, card1), .field = field, .once = true};
  ev_each_passive(g, about, visit_said, &said);
  return said.sum != 0;
}

bool ev_ignores_ward(ArbGame *g, int card1)
{
  return is_said(g, EV_ABOUT_ATTACKS, offsetof(EvStatic, ignores_ward), card1);
}

/* 2.7.1, 8.4.9: its attack, unless an ability says that it deals its defense. */
int ev_strength_of(ArbGame *g, int card1)
{
  bool defense = is_said(g, EV_ABOUT_ATTACKS, offsetof(EvStatic, deals_defense), card1);
  return defense ? ev_defense_of(g, card1) : ev_attack_of(g, card1);
}

/* 4.2.2.3: a card enters reserved, unless an ability says otherwise.  This is asked when it is on
** the field, where its own abilities are valid (10.9.3). */
bool ev_enters_engaged(ArbGame *g, int card1)
{
  return is_said(g, EV_ABOUT_ENTERING, offsetof(EvStatic, enters_engaged), card1);
}

typedef struct Repeats {
  ArbId card;
  int more;
} Repeats;

/* The spell has left the zone where a selector finds it for the resolution area (10.6.2.1). */
static bool visit_repeats(ArbGame *g, const EvAbility *ability, const ArbContext *context,
                          void *data)
{
  Repeats *repeats = data;
  const EvStatic *stat = ev_static(g, ability);
  bool affects = stat->affects == EV_AFFECTS_SELECTOR
                     ? arb_selector_matches(g, stat->selector1, context, repeats->card)
                     : ev_affects(g, stat, context, repeats->card);
  if (affects) repeats->more += stat->repeats;
  return true;
}

int ev_repeats(ArbGame *g, int card1)
{
  Repeats repeats = {id_of(g, card1), 0};
  ArbSeat player = card_at(g, card1)->controller;
  ev_each_own_passive(g, card1, player, EV_ABOUT_PLAYS, visit_repeats, &repeats);
  ev_each_passive(g, EV_ABOUT_PLAYS, visit_repeats, &repeats);
  return repeats.more;
}

/* 4.4.4, 4.7.3, 4.8.3 */
int ev_limit(ArbGame *g, int kind, ArbSeat seat)
{
  static const uint8_t limits[] = {EV_FIELD_LIMIT, EV_HAND_LIMIT, EV_EX_LIMIT};
  size_t which = kind == EV_Z_FIELD ? 0 : kind == EV_Z_HAND ? 1 : 2;
  ArbSaid said = {.object = id_player(seat), .field = offsetof(EvStatic, more) + which};
  ev_each_passive(g, EV_ABOUT_LIMITS, visit_said, &said);
  int limit = limits[which] + said.sum;
  return limit > 0 ? limit : 0;
}

/* ---- Hands and decks that are played revealed (4.5.2, 4.7.1) ------------------------------- */

bool ev_any_lies_open(ArbGame *g)
{
  return ev_cards(g->cards)->about & EV_ABOUT_OPEN;
}

ArbOpen ev_lies_open(ArbGame *g, int zone)
{
  int kind = zone_kind(g, zone);
  if (kind != EV_Z_HAND && kind != EV_Z_DECK) return ARB_OPEN_NONE;
  bool hand = kind == EV_Z_HAND;
  ArbSaid said = {.object = id_player(state_zone(g->s, zone)->owner),
                  .field = hand ? offsetof(EvStatic, hand_revealed)
                                : offsetof(EvStatic, deck_top_revealed),
                  .once = true};
  ev_each_passive(g, EV_ABOUT_OPEN, visit_said, &said);
  if (!said.sum) return ARB_OPEN_NONE;
  return hand ? ARB_OPEN_ALL : ARB_OPEN_TOP;
}

void ev_step(ArbGame *g)
{
  arb_game_step(g);
  ev_forget_gone(g);
  arb_know_open(g);
  ARB_HOLDS(g, moment_of(g)->depth == 0, "a step leaves a moment open (10.7)");
}

/* ---- What a player's numbers count (10.2.1.2) ----------------------------------------------- */

typedef struct Counted {
  int quantity;
  ArbSeat seat;
  int zone;       /* the kind of zone whose cards count */
  uint8_t *found; /* by card1: 1 when it counts */
} Counted;

static bool visit_quantity(ArbGame *g, const EvAbility *ability, const ArbContext *context,
                           void *data)
{
  Counted *counted = data;
  const EvStatic *stat = ev_static(g, ability);
  if (stat->quantity != counted->quantity) return true;
  if (!ev_affects(g, stat, context, id_player(counted->seat))) return true;
  for (ZONE_EACH(g, card1, zone_at(g, counted->zone, counted->seat)))
    if (arb_selector_matches(g, stat->counts1, context, id_of(g, card1))) counted->found[card1] = 1;
  return true;
}

/* Counts each card once, however many abilities include it. */
int ev_counted(ArbGame *g, int quantity, ArbSeat seat, int zone, int type)
{
  size_t mark = g->arena.used;
  int used = g->s->pools[ARB_POOL_CARD].used, count = 0;
  Counted counted = {quantity, seat, zone, arena_take(g, (size_t)used + 1)};
  for (ZONE_EACH(g, card1, zone_at(g, zone, seat)))
    counted.found[card1] = ev_def(g, card_at(g, card1)->def)->type == type;
  ev_each_passive(g, EV_ABOUT_QUANTITIES, visit_quantity, &counted);
  for (int i = 1; i <= used; i++) count += counted.found[i];
  g->arena.used = mark;
  return count;
}
