/* SPDX-License-Identifier: MIT */
/*
** verbs.c -- the game actions (407-439) as the rules use them: ready, exhaust, heal, buff, move,
** recall, kill, discard, recycle, hide, deal.  act_*.c offers them, and more, to scripts.
*/
#include "riftbound/effects/effects.h"
#include "riftbound/rb.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"
#include "kernel/parts/act.h"

/* ---- Ready, exhaust, heal, buff ----------------------------------------- */

void rb_ready(ArbGame *g, int card1, ArbSeat by)
{
  RbBody *body = rb_body(g, card1);
  if (!body || !(body->flags & RB_EXHAUSTED)) return; /* 415.1.c */
  bool by_effect = rb_table(g)->running1;
  if (rb_forbidden(g, card1, RB_CANNOT_BE_READIED, ARB_NOTHING) || /* 054 */
      (by_effect && rb_forbidden(g, card1, RB_CANNOT_BE_READIED_BY_EFFECTS, ARB_NOTHING)))
    return;
  body->flags &= (uint16_t)~RB_EXHAUSTED;
  ArbEvent event = rb_event(g, RB_E_READY, by, card1);
  rb_emit(g, &event);
}

void rb_exhaust(ArbGame *g, int card1, ArbSeat by)
{
  RbBody *body = rb_body(g, card1);
  if (!body || body->flags & RB_EXHAUSTED) return; /* 414.1.c */
  body->flags |= RB_EXHAUSTED;
  ArbEvent event = rb_event(g, RB_E_EXHAUST, by, card1);
  rb_emit(g, &event);
}

void rb_heal(ArbGame *g, int card1, ArbSeat by) /* 418, 411 */
{
  RbBody *body = rb_body(g, card1);
  if (!body || body->damage == 0) return;
  ArbEvent event = rb_event(g, RB_E_HEAL, by, card1);
  event.amount = body->damage;
  body->damage = 0;
  body->damaged_by = 0;
  body->hurt_by = 0;
  body->flags &= (uint16_t)~RB_HURT_BY_UNITS;
  rb_emit(g, &event);
}

void rb_buff(ArbGame *g, int card1, ArbSeat by) /* 426, 702.3 */
{
  RbBody *body = rb_body(g, card1);
  if (!body || rb_def_of(g, card1)->type != RB_UNIT) return; /* 426.1 */
  if (body->buffs > 0 && !rb_any_buffs(g, card1)) return;
  body->buffs = (uint8_t)arb_flow_sum(g, body->buffs, 1, UINT8_MAX, "buffs");
  ArbEvent event = rb_event(g, RB_E_BUFF, by, card1);
  rb_emit(g, &event);
}

/* Writes the objects to which an event happens after replacement effects (367). */
static int happens_to(ArbGame *g, int kind, const ArbId *objects, int count, ArbSeat by,
                      ArbId *left)
{
  ArbEvent *events = arena_take(g, (size_t)(count + 1) * sizeof *events);
  bool *gone = arena_take(g, (size_t)count + 1);
  int asked = 0, happen = 0;
  for (int i = 0; i < count; i++) {
    bool twice = false;
    for (int j = 0; j < asked; j++) twice |= id_equal(events[j].subject, objects[i]);
    if (!twice && state_resolve(g->s, objects[i]))
      events[asked++] = rb_event(g, kind, by, id_index1(objects[i]));
  }
  if (rb_may_be_replaced(g, kind)) rb_replace(g, events, asked, gone);
  for (int i = 0; i < asked; i++)
    if (!gone[i] && state_resolve(g->s, events[i].subject)) left[happen++] = events[i].subject;
  return happen;
}

static bool can_be_stunned(const ArbGame *g, ArbId id) /* 423.1.a.1 */
{
  const RbBody *body = rb_body_of(g, id);
  if (!body || rb_def_of(g, id_index1(id))->type != RB_UNIT) return false; /* 423.1 */
  return !(body->flags & RB_STUNNED);
}

int rb_stun(ArbGame *g, const ArbId *units, int count, ArbSeat by) /* 423 */
{
  ArbId *stunned = id_room(g, count);
  int n = 0, done = 0;
  rb_batch_open(g);
  for (int i = 0; i < count; i++)
    if (can_be_stunned(g, units[i])) stunned[n++] = units[i];
  n = happens_to(g, RB_E_STUN, stunned, n, by, stunned);
  for (int i = 0; i < n; i++) {
    if (!can_be_stunned(g, stunned[i])) continue;
    rb_body_of(g, stunned[i])->flags |= RB_STUNNED;
    ArbEvent event = rb_event(g, RB_E_STUN, by, id_index1(stunned[i]));
    rb_emit(g, &event);
    done++;
  }
  rb_batch_close(g);
  return done;
}

int rb_gained(ArbGame *g, int kind, ArbSeat seat, int amount, const RbGain *how)
{
  if (!rb_may_be_replaced(g, kind)) return amount;
  ArbEvent *event = rb_about_to(g, kind, seat, amount);
  event->cause = how->cause;
  event->place = how->place;
  return rb_replaced(g, event) ? 0 : event->amount;
}

/* 730.1: without a limit (733) but that of the record. */
void rb_gain_xp(ArbGame *g, ArbSeat seat, int amount)
{
  RbPlayer *player = rb_player(g, seat);
  arb_flow_sum(g, 0, amount, INT16_MAX, "XP gained at once");
  if (amount > 0) amount = rb_gained(g, RB_E_GAIN_XP, seat, amount, &(RbGain){0});
  if (amount <= 0) return;
  player->xp = (uint16_t)arb_flow_sum(g, player->xp, amount, UINT16_MAX, "XP");
  ArbEvent event = rb_event(g, RB_E_GAIN_XP, seat, 0);
  event.amount = (int16_t)amount;
  rb_emit(g, &event);
}

void rb_spend_xp(ArbGame *g, ArbSeat seat, int amount) /* 730.2 */
{
  RbPlayer *player = rb_player(g, seat);
  if (amount <= 0 || amount > player->xp) return;
  player->xp = (uint16_t)(player->xp - amount);
  ArbEvent event = rb_event(g, RB_E_SPEND_XP, seat, 0);
  event.amount = (int16_t)amount;
  rb_emit(g, &event);
}

/* ---- Entering, moving, contesting --------------------------------------- */

/* 187.3.a.1: units of a player who does not control it contest a battlefield. */
void rb_contest(ArbGame *g, int card1)
{
  ArbId place = rb_body(g, card1)->place;
  RbBody *battlefield = rb_is_battlefield(place) ? rb_body_of(g, place) : NULL;
  ArbSeat seat = card_at(g, card1)->controller;
  if (!battlefield || rb_def_of(g, card1)->type != RB_UNIT) return;
  if (battlefield->flags & RB_CONTESTED || card_at(g, id_index1(place))->controller == seat) return;
  battlefield->flags |= RB_CONTESTED;
  battlefield->contested_by = seat;
}

void rb_enter(ArbGame *g, int card1, ArbSeat controller, ArbId place, bool exhausted)
{
  rb_date_statics(g, false);
  arb_zone_move(g, card1, zone_at(g, RB_Z_BOARD, 0), ARB_BOTTOM);
  RbBody *body = rb_body(g, card1);
  card_at(g, card1)->controller = controller;
  ArbId card = id_of(g, card1);
  if (rb_def_of(g, card1)->type == RB_UNIT &&
      (!rb_may_arrive(g, controller, place) || !rb_has_room(g, &card, 1, controller, place)))
    place = rb_base(controller); /* 457.2.a */
  body->place = place;
  if (exhausted) body->flags |= RB_EXHAUSTED;
  rb_tell(g, RB_E_ENTER, controller, card1, place, 0);
  rb_contest(g, card1);
  game_touched(g, RB_TOUCH_FACTS);
}

static bool cannot_move(ArbGame *g, int card1, ArbId place)
{
  return rb_forbidden(g, card1, RB_CANNOT_MOVE, place) ||
         (rb_is_base(place) && rb_forbidden(g, card1, RB_CANNOT_MOVE_TO_BASE, place));
}

/* Whether it may be moved to a place other than its own (144.4.a.1, 355.4.a, 442.2, 444.2). */
bool rb_may_be_moved_to(ArbGame *g, int card1, ArbId place)
{
  const RbBody *body = rb_body(g, card1);
  ArbSeat seat = card_at(g, card1)->controller;
  if (id_equal(body->place, place)) return false;
  if (rb_is_base(place) && !id_equal(place, rb_base(seat))) return false;
  if (cannot_move(g, card1, place)) return false;
  if (rb_is_base(place)) return true;
  ArbId unit = id_of(g, card1);
  return rb_may_arrive(g, seat, place) && !rb_of_a_team_mate(g, seat, place) &&
         rb_has_room(g, &unit, 1, ARB_NO_SEAT, place); /* 444.1 */
}

void rb_move(ArbGame *g, const ArbId *units, int count, ArbId place, ArbSeat by)
{
  rb_batch_open(g);
  for (int i = 0; i < count; i++) {
    if (!rb_body_of(g, units[i]) || rb_def_of(g, id_index1(units[i]))->type != RB_UNIT)
      continue; /* 442.3 */
    int card1 = id_index1(units[i]);
    if (rb_cannot_move(g, card1, by)) continue; /* 054 */
    if (!rb_may_be_moved_to(g, card1, place)) {
      if (rb_is_battlefield(place) && !id_equal(rb_body(g, card1)->place, place) &&
          !cannot_move(g, card1, place))
        rb_recall(g, card1, by); /* 442.2.c */
      continue;
    }
    ArbEvent event = rb_event(g, RB_E_MOVE, by, card1);
    event.other = event.place; /* the origin */
    event.place = place;
    rb_put(g, card1, place);
    RbBody *body = rb_body(g, card1);
    body->moves = (uint16_t)arb_flow_sum(g, body->moves, 1, UINT16_MAX, "moves");
    rb_contest(g, card1); /* 445 */
    rb_emit(g, &event);
  }
  rb_batch_close(g);
}

void rb_recall(ArbGame *g, int card1, ArbSeat by) /* 449-453 */
{
  RbBody *body = rb_body(g, card1);
  ArbId base = rb_base(card_at(g, card1)->controller);
  if (!body || id_equal(body->place, base) || rb_is_attached(body)) return; /* 718.5.c */
  ArbEvent event = rb_event(g, RB_E_RECALL, by, card1);
  event.other = event.place;
  event.place = base;
  rb_put(g, card1, base);
  rb_emit(g, &event);
}

/* ---- Leaving the board -------------------------------------------------- */

/* 056: it always goes to its owner's zone.  A token ceases to exist (183.1). */
ArbId rb_leave(ArbGame *g, int card1, int zone, int end)
{
  ArbSeat owner = card_at(g, card1)->owner;
  const RbBody *body = rb_body(g, card1);
  ArbId *attached = NULL, top = id_of(g, card1);
  int count = body && rb_is_top(body) ? rb_attached_list(g, card1, &attached) : 0;
  int running1 = rb_table(g)->running1;
  if (running1 && rb_body(g, card1)) { /* the running item can refer to it (359.3.e.13) */
    RbPast past = rb_past(g, card1);
    rb_remember(g, running1, &past, RB_PAY_NONE);
  }
  if (running1 && id_equal(rb_item(g, running1)->card, top)) g->run.ceased = true; /* 359.3.e.15 */
  if (body && zone_of(g, card1) == RB_Z_BOARD &&
      events_have(rb_board_watches(g), RB_E_LEAVE_BOARD)) { /* abilities look back: 383.2.c.1 */
    ArbEvent event = rb_event(g, RB_E_LEAVE_BOARD, card_at(g, card1)->controller, card1);
    rb_emit(g, &event);
  }
  arb_zone_move(g, card1, zone_at(g, zone, owner), end);
  if (count) rb_let_go(g, attached, count, top, ARB_NO_SEAT); /* 719.5 */
  if (body) rb_source_left(g, top);
  if (!(card_at(g, card1)->flags & ARB_CARD_TOKEN)) return id_of(g, card1);
  rb_tell(g, RB_E_CEASE, ARB_NO_SEAT, card1, ARB_NOTHING, 0);
  arb_zone_destroy(g, card1);
  return ARB_NOTHING;
}

/* The card of a dead object, as it lies in the trash since; or 0. */
int rb_fallen(const ArbGame *g, ArbId who)
{
  int card1 = id_kind(who) == ARB_KIND_CARD ? id_index1(who) : 0;
  bool there = pool_in_use(g->s, ARB_POOL_CARD, card1) && zone_of(g, card1) == RB_Z_TRASH &&
               card_at(g, card1)->generation == (uint16_t)(who.generation + 1);
  return there ? card1 : 0;
}

void rb_to_trash(ArbGame *g, int card1)
{
  rb_leave(g, card1, RB_Z_TRASH, ARB_BOTTOM);
}

/* The player whose damage it is: in a combat that of the other side. */
static ArbSeat other_side(const ArbFrame *showdown, const RbBody *body)
{
  return showdown->value[body->flags & RB_ATTACKER ? RB_DEFENDING : RB_ATTACKING];
}

/* 428.5.c: whether combat damage before this Cleanup killed the unit (460.3). */
static bool killed_in_combat(const ArbGame *g, const RbBody *body)
{
  const ArbFrame *showdown = rb_showdown(g);
  return showdown && showdown->stage == RB_COMBAT_RESULT && !rb_table(g)->last_serial &&
         !body->damaged_by && body->flags & (RB_ATTACKER | RB_DEFENDER);
}

/* 428.5.c: credits a death to the spell or ability that dealt the damage; not when units dealt all
** of it (417.6.b.3). */
static void credit_item(ArbEvent *event, const RbTable *table, const RbBody *body)
{
  if (body->flags & RB_HURT_BY_UNITS) event->flags = RB_DEALT_BY_UNIT;
  else event->cause = table->last_kind;
}

static ArbEvent death_of(ArbGame *g, int card1, const RbActor *actor)
{
  ArbSeat player = actor->own ? card_at(g, card1)->controller : actor->player;
  ArbEvent event = rb_event(g, RB_E_DIE, player, card1);
  const RbBody *body = rb_body(g, card1);
  const RbTable *table = rb_table(g);
  RbOrigin origin = actor->origin;
  bool anothers = actor->anothers || (actor->own && player != actor->player);
  event.amount = (int16_t)rb_might(g, card1);
  event.cause = actor->cause;
  event.source = actor->source;
  event.source_def = actor->def;
  event.item_serial = actor->serial;
  if (actor->cause == RB_CAUSE_CLEANUP && table->last_serial &&
      body->damaged_by == table->last_serial) {
    event.actor = table->last_player; /* 428.5.c: who is responsible for the deal action */
    event.item_serial = table->last_serial;
    origin = table->last_origin;
    credit_item(&event, table, body);
  } else if (actor->cause == RB_CAUSE_CLEANUP && killed_in_combat(g, body)) {
    event.actor = other_side(rb_showdown(g), body);
  }
  event.origin_serial = origin.serial; /* 428.5.d */
  if (event.flags & RB_DEALT_BY_UNIT) return event;
  event.flags = (uint8_t)((anothers ? RB_WITH_ANOTHERS : 0) |
                          (origin.cause == RB_CAUSE_SPELL ? RB_BEGUN_BY_SPELL : 0) |
                          (origin.seat == event.actor ? RB_BEGUN_WITH_OWN : 0));
  return event;
}

/* 428, R6: replacement effects apply to the whole set first.  Victims that really die trigger their
** own "when I die" before they move; other abilities see the deaths afterwards.  Returns how many
** died, for "if you do" (359.3.e.14.a). */
int rb_kill(ArbGame *g, const ArbId *victims, int count, const RbActor *actor)
{
  ArbId *dying = id_room(g, count);
  ArbEvent *deaths = arena_take(g, (size_t)(count + 1) * sizeof *deaths);
  bool *replaced = arena_take(g, (size_t)count + 1);
  int n = 0;
  for (int i = 0; i < count; i++) {
    if (!rb_body_of(g, victims[i]) || zone_of(g, id_index1(victims[i])) != RB_Z_BOARD) continue;
    bool twice = false;
    for (int j = 0; j < n; j++) twice |= id_equal(dying[j], victims[i]);
    if (twice) continue;
    deaths[n] = death_of(g, id_index1(victims[i]), actor);
    dying[n++] = victims[i];
  }
  rb_batch_open(g);
  rb_replace(g, deaths, n, replaced);
  rb_batch_close(g);
  int left = 0;
  for (int i = 0; i < n; i++) /* the replacement of another death may have killed it already */
    if (!replaced[i] && rb_body_of(g, dying[i])) dying[left++] = dying[i];
  n = left;
  rb_batch_open(g);
  for (int i = 0; i < n; i++) { /* its characteristics may have changed meanwhile */
    deaths[i] = death_of(g, id_index1(dying[i]), actor);
    rb_emit_own_death(g, &deaths[i]);
  }
  rb_batch_close(g);
  rb_batch_open(g);
  rb_leaving(g, dying, n, RB_Z_TRASH);
  for (int i = 0; i < n; i++) rb_emit(g, &deaths[i]); /* 383.2.c */
  for (int i = 0; i < n; i++) rb_leave(g, id_index1(dying[i]), RB_Z_TRASH, ARB_BOTTOM);
  rb_leaving(g, NULL, 0, 0);
  rb_batch_close(g);
  return n;
}

static bool go_to(ArbGame *g, int kind, int card1, ArbSeat by, int zone)
{
  ArbEvent event = rb_event(g, kind, by, card1);
  rb_emit(g, &event);
  if (!state_resolve(g->s, event.subject)) return false;
  rb_leave(g, card1, zone, ARB_BOTTOM);
  return true;
}

/* 427, 108.7: moves the cards that may go there, after replacement effects, each with its event. */
static int put_away(ArbGame *g, int kind, const ArbId *cards, int count, ArbSeat by, int zone)
{
  ArbId *going = id_room(g, count);
  int n = 0, gone = 0;
  for (int i = 0; i < count; i++)
    if (rb_may_go(g, cards[i], zone)) going[n++] = cards[i];
  rb_batch_open(g);
  n = happens_to(g, kind, going, n, by, going);
  rb_leaving(g, going, n, zone);
  for (int i = 0; i < n; i++)
    if (state_resolve(g->s, going[i])) gone += go_to(g, kind, id_index1(going[i]), by, zone);
  rb_leaving(g, NULL, 0, 0);
  rb_batch_close(g);
  return gone;
}

void rb_banish_lost(ArbGame *g, int card1, ArbSeat by) /* 652.1: nothing can prevent it */
{
  if (rb_may_go(g, id_of(g, card1), RB_Z_BANISHMENT))
    go_to(g, RB_E_BANISH, card1, by, RB_Z_BANISHMENT);
}

void rb_banish(ArbGame *g, const ArbId *cards, int count, ArbSeat by)
{
  put_away(g, RB_E_BANISH, cards, count, by, RB_Z_BANISHMENT);
}

/* "Banished with this": links the card to the object, as long as it lies in Banishment. */
void rb_banish_with(ArbGame *g, ArbId card, ArbId with)
{
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, RB_F_LINK, RB_UNTIL_EVER));
  effect->object = card;
  effect->source = with;
}

void rb_relink(ArbGame *g, ArbId before, ArbId now)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_LINK && id_equal(effect->object, before)) effect->object = now;
  }
}

bool rb_banished_with(const ArbGame *g, ArbId card, ArbId with)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_LINK && id_equal(effect->object, card) &&
        id_equal(effect->source, with))
      return true;
  }
  return false;
}

int rb_return_to_hand(ArbGame *g, const ArbId *cards, int count, ArbSeat by)
{
  return put_away(g, RB_E_RETURN, cards, count, by, RB_Z_HAND);
}

/* ---- Hands and decks ---------------------------------------------------- */

/* 422.1.b: all cards lie in the trash before abilities trigger; so each sees the others
** (383.2.c.1). */
void rb_discard(ArbGame *g, const ArbId *cards, int count, ArbSeat by) /* 422 */
{
  ArbId *lying = id_room(g, count);
  rb_batch_open(g);
  for (int i = 0; i < count; i++)
    lying[i] = state_resolve(g->s, cards[i])
                   ? rb_leave(g, id_index1(cards[i]), RB_Z_TRASH, ARB_BOTTOM)
                   : ARB_NOTHING;
  for (int i = 0; i < count; i++) {
    if (id_is_nothing(lying[i])) continue;
    ArbEvent event = rb_event(g, RB_E_DISCARD, by, id_index1(lying[i]));
    rb_emit(g, &event);
  }
  rb_batch_close(g);
}

/* 416.5.a: several runes go under the Rune Deck in an order that their owner chooses; equal runes
** leave nothing to choose. */
static void recycle_runes(ArbGame *g, ArbSeat owner, const ArbId *runes, int count)
{
  bool alike = true;
  for (int i = 1; i < count; i++)
    alike &= card_at(g, id_index1(runes[i]))->def == card_at(g, id_index1(runes[0]))->def;
  const ArbOption *sorted = NULL;
  if (!alike)
    sorted = arb_ask_order(g, &(ArbAsk){.player = owner,
                                        .shape = ARB_ORDER,
                                        .rule = "416.5.a",
                                        .text = "Recycle the runes, the one that goes first first",
                                        .list = arb_act_list,
                                        .data = arb_act_listed(g, runes, count, RB_V_RECYCLE)})
                 .options;
  for (int i = 0; i < count; i++)
    rb_leave(g, id_index1(sorted ? sorted[i].object : runes[i]), RB_Z_RUNE_DECK, ARB_BOTTOM);
}

/* 108.3.c.1: a Champion Zone holds one card. */
static bool has_room(const ArbGame *g, ArbId id, int kind)
{
  int zone = zone_at(g, kind, card_at(g, id_index1(id))->owner);
  return kind != RB_Z_CHAMPION || !zone_first(g, zone);
}

/* 108: puts cards into their owners' zones at one moment, if they may lie there.  Leaving the board
** in this way can be replaced (367). */
int rb_put_into(ArbGame *g, const ArbId *cards, int count, ArbSeat by, int kind)
{
  ArbId *leaving = id_room(g, count);
  ArbId *left = id_room(g, count);
  int n = 0, on_board = 0, done = 0;
  rb_batch_open(g);
  for (int i = 0; i < count; i++) {
    bool goes = rb_may_go(g, cards[i], kind) && zone_of(g, id_index1(cards[i])) != kind &&
                has_room(g, cards[i], kind);
    bool there = goes && zone_of(g, id_index1(cards[i])) == RB_Z_BOARD;
    if (there) leaving[on_board++] = cards[i];
    else if (goes) left[n++] = cards[i];
  }
  n += happens_to(g, RB_E_LEAVE_BOARD, leaving, on_board, by, left + n);
  rb_leaving(g, left, n, kind);
  for (int i = 0; i < n; i++) {
    if (!state_resolve(g->s, left[i]) || !has_room(g, left[i], kind)) continue;
    rb_leave(g, id_index1(left[i]), kind, ARB_BOTTOM);
    done++;
  }
  rb_leaving(g, NULL, 0, 0);
  rb_batch_close(g);
  return done;
}

/* Puts cards on decks; cards on the board leave it, which can be replaced. */
static int put_on_decks(ArbGame *g, int kind, const ArbId *cards, int count, ArbSeat by,
                        ArbId *left)
{
  ArbId *leaving = id_room(g, count);
  int n = 0, on_board = 0;
  for (int i = 0; i < count; i++) {
    bool there = rb_may_go(g, cards[i], rb_deck_of(g, cards[i]));
    if (there && zone_of(g, id_index1(cards[i])) == RB_Z_BOARD) leaving[on_board++] = cards[i];
    else if (there) left[n++] = cards[i];
  }
  return n + happens_to(g, kind, leaving, on_board, by, left + n);
}

/* 108.4: not the action of recycling (416).  Legends and battlefields do not move. */
int rb_put_on_deck(ArbGame *g, const ArbId *cards, int count, ArbSeat by, int end)
{
  ArbId *left = id_room(g, count);
  int done = 0;
  rb_batch_open(g);
  count = put_on_decks(g, RB_E_LEAVE_BOARD, cards, count, by, left);
  rb_leaving(g, left, count, RB_Z_DECK);
  for (int i = 0; i < count; i++) {
    if (!state_resolve(g->s, left[i])) continue;
    rb_leave(g, id_index1(left[i]), rb_deck_of(g, left[i]), end);
    done++;
  }
  rb_leaving(g, NULL, 0, 0);
  rb_batch_close(g);
  return done;
}

/* 416: puts each card at the bottom of its owner's deck; several go to a Main Deck in random order
** (416.5). */
int rb_recycle(ArbGame *g, const ArbId *cards, int count, ArbSeat by)
{
  int done = 0;
  ArbId *main = id_room(g, count);
  ArbId *runes = id_room(g, count);
  rb_batch_open(g);
  if (rb_may_be_replaced(g, RB_E_RECYCLE)) {
    ArbId *left = id_room(g, count);
    count = put_on_decks(g, RB_E_RECYCLE, cards, count, by, left);
    cards = left;
  }
  rb_leaving(g, cards, count, RB_Z_DECK);
  for (ArbSeat owner = 0; owner < g->s->seats; owner++) {
    int scattered = 0, rune_count = 0;
    for (int i = 0; i < count; i++) {
      bool rune = rb_deck_of(g, cards[i]) == RB_Z_RUNE_DECK;
      if (!rb_may_go(g, cards[i], rb_deck_of(g, cards[i]))) continue;
      int card1 = id_index1(cards[i]);
      if (card_at(g, card1)->owner != owner) continue;
      ArbEvent event = rb_event(g, RB_E_RECYCLE, by, card1);
      rb_emit(g, &event);
      done++;
      if (rune) {
        runes[rune_count++] = id_of(g, card1);
        continue;
      }
      ArbId id = rb_leave(g, card1, RB_Z_DECK, ARB_BOTTOM);
      if (!id_is_nothing(id)) main[scattered++] = id;
    }
    arb_zone_scatter(g, main, scattered);
    if (rune_count) recycle_runes(g, owner, runes, rune_count);
  }
  rb_leaving(g, NULL, 0, 0);
  rb_batch_close(g);
  return done;
}

void rb_hide(ArbGame *g, int card1, int battlefield1) /* 421 */
{
  ArbSeat seat = card_at(g, card1)->owner;
  arb_zone_move(g, card1, zone_at(g, RB_Z_FACEDOWN, 0), ARB_BOTTOM);
  int hidden1 = state_zone(g->s, zone_at(g, RB_Z_FACEDOWN, 0))->last1; /* the slot may differ */
  RbBody *body = rb_body(g, hidden1);
  body->place = id_of(g, battlefield1);
  body->since_turn = rb_table(g)->turn;
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 == RB_F_SEES && id_equal(effect->object, id_player(seat)))
      arb_know_show(g, hidden1, 1u << effect->controller);
  }
  ArbEvent event = rb_event(g, RB_E_HIDE, seat, hidden1);
  rb_emit(g, &event);
}

/* ---- Damage (417, 712) -------------------------------------------------- */

/* A23: the event of damage with its Bonus Damage, before anything is prevented or replaced.  Its
** `aux` is the part that is Bonus Damage (715.4). */
static ArbEvent damage_of(ArbGame *g, const ArbDeal *deal, const RbActor *actor)
{
  int card1 = id_index1(deal->target), amount = deal->amount;
  bool by_unit = !id_is_nothing(deal->by); /* 417.6.b.3: not the spell's damage */
  if (actor->cause != RB_CAUSE_COMBAT && !by_unit && amount < INT16_MAX)
    amount += actor->bonus + rb_bonus_damage(g, actor->player, actor->source, card1) -
              (actor->bonus_counted ? rb_bonus_damage(g, actor->player, actor->source, 0) : 0);
  ArbEvent event = rb_event(g, RB_E_DAMAGE, actor->player, card1);
  const ArbCard *dealer = by_unit ? state_resolve(g->s, deal->by) : NULL;
  event.amount = (int16_t)(amount > INT16_MAX ? INT16_MAX : amount);
  if (!rb_house(g, RB_H_BONUS_ON_NOTHING)) event.aux = (int16_t)(event.amount - deal->amount);
  event.cause = actor->cause;
  event.flags = by_unit ? RB_DEALT_BY_UNIT : 0;
  event.source = by_unit ? deal->by : actor->source;
  event.source_def = dealer ? dealer->def : actor->def;
  event.item_serial = actor->serial;
  return event;
}

static ArbSeat dealer_of(ArbGame *g, const RbBody *body, const RbActor *actor)
{
  const ArbFrame *showdown = rb_showdown(g);
  bool fights = actor->cause == RB_CAUSE_COMBAT && showdown;
  return fights ? other_side(showdown, body) : actor->player;
}

/* 417.6.b.3: notes who dealt damage.  When a unit deals it, the item that made the unit do so is
** not noted; an item that has dealt some itself stays noted. */
static void note_dealer(RbBody *body, const ArbEvent *event, const RbActor *actor)
{
  bool by_unit = event->flags & RB_DEALT_BY_UNIT;
  bool itself = body->damaged_by == actor->serial && !(body->flags & RB_HURT_BY_UNITS);
  body->flags &= (uint16_t)~RB_HURT_BY_UNITS;
  if (by_unit && actor->serial && !itself) body->flags |= RB_HURT_BY_UNITS;
  body->damaged_by = actor->serial;
}

static bool mark_damage(ArbGame *g, ArbEvent *event, const RbActor *actor)
{
  RbBody *body = rb_body_of(g, event->subject);
  if (!body) return false;
  int marked = body->damage + event->amount;
  body->damage = (int16_t)(marked > INT16_MAX ? INT16_MAX : marked);
  note_dealer(body, event, actor);
  ArbSeat dealer = dealer_of(g, body, actor);
  if (dealer != ARB_NO_SEAT) body->hurt_by |= (uint8_t)(1u << dealer);
  rb_emit(g, event);
  return true;
}

int rb_deal(ArbGame *g, const ArbDeal *deals, int count, const RbActor *actor)
{
  ArbEvent *events = arena_take(g, (size_t)(count + 1) * sizeof *events);
  bool *gone = arena_take(g, (size_t)count + 1);
  int n = 0, dealt = 0;
  for (int i = 0; i < count; i++) {
    int least = rb_house(g, RB_H_BONUS_ON_NOTHING) ? 0 : 1; /* 417.1.e, 715.4 */
    if (!rb_body_of(g, deals[i].target) || deals[i].amount < least) continue;
    if (rb_def_of(g, id_index1(deals[i].target))->type != RB_UNIT) continue;
    if (rb_forbidden(g, id_index1(deals[i].target), RB_CANNOT_TAKE_DAMAGE, ARB_NOTHING)) continue;
    events[n] = damage_of(g, &deals[i], actor);
    n += events[n].amount > 0;
  }
  rb_batch_open(g);
  rb_replace(g, events, n, gone);
  for (int i = 0; i < n; i++)
    if (!gone[i]) dealt += mark_damage(g, &events[i], actor);
  rb_batch_close(g);
  return dealt;
}
