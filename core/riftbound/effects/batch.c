/* SPDX-License-Identifier: MIT */
/*
** batch.c -- abilities that triggered at one moment go onto the chain (383.3).
**
** Abilities are gathered until the *batch* of simultaneous events closes.  Then each player,
** beginning with the turn player, says which "you may" abilities trigger (383.3.a), and in which
** order their abilities go onto the chain (383.3.d), as pending items.
*/
#include <stdio.h>
#include <string.h>

#include "kernel/cards/position.h"
#include "kernel/parts/replace.h"
#include "riftbound/scratch/scratch.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/timing/timing.h"

/* ---- The batch --------------------------------------------------------------- */

void rb_leaving(ArbGame *g, const ArbId *objects, int count, int zone)
{
  batch_of(g)->leaving = objects;
  batch_of(g)->leaving_count = count;
  batch_of(g)->leaving_to = zone;
}

/* Lets play effects of the permanent that enters refer to what was given up to play it. */
void rb_batch_paid(ArbGame *g, const RbPast *paid, int count, int x)
{
  batch_of(g)->x = x;
  batch_of(g)->paid = paid;
  batch_of(g)->paid_count = count;
}

void rb_batch_open(ArbGame *g)
{
  Batch *batch = batch_of(g);
  if (batch->depth++ > 0) return;
  batch->counts = NULL;
  batch->tallies = arb_tallies_kept(g);
}

/* ---- Placing what triggered --------------------------------------------- */

static void mark_used(ArbGame *g, const Triggered *t)
{
  bool each = rb_ability(g, t->ability)->flags & RB_EACH_PLAYER;
  rb_mark_used(g, t->me, t->ability, each ? id_player(t->event.actor) : t->from);
}

/* 429.2: whether an ability that adds resources costs nothing.  Such an ability needs no place on
** the chain: it is finalized and resolved at once, before anything else is finalized.  One with a
** cost waits until it is its turn to be finalized. */
static bool adds_at_once(const RbAbility *ability)
{
  return rb_adds_at_once(ability) && !ability->cost.me;
}

static void add_at_once(ArbGame *g, const Triggered *t)
{
  const RbAbility *ability = rb_ability(g, t->ability);
  ArbEvent told = {.kind1 = RB_E_TRIGGER + 1,
                   .actor = t->controller,
                   .known = 0xFF,
                   .subject = t->me,
                   .subject_def = t->def};
  arb_event_record(g, &told);
  if (t->effect1 && ability->flags & ARB_ONLY_ONCE) arb_pool_free(g->s, RB_POOL_EFFECT, t->effect1);
  if (ability->flags & ONCE) mark_used(g, t);
  RbAdd add = rb_adds_of(g, t->me, ability);
  if (!t->no_you) rb_add(g, t->controller, &add);
}

/* Fills in an item from what triggered it. */
static void describe(ArbGame *g, int item1, const Triggered *t)
{
  RbItem *item = rb_item(g, item1);
  item->source = t->me;
  item->def = t->def;
  item->ability = t->ability;
  item->event = t->event;
  item->measured = t->measured;
  if (t->event.kind1 == RB_E_PLAY + 1) item->x = (uint16_t)batch_of(g)->x;
  memcpy(item->refs, t->refs, sizeof item->refs);
  if (t->no_you) item->flags |= RB_NO_YOU;
  if (t->event.kind1 == RB_E_PLAY + 1 && t->event.flags & RB_FROM_HIDDEN &&
      id_equal(t->event.subject, t->me)) {
    item->flags |= RB_FROM_HIDDEN; /* 811.1.d.2: a play effect of a hidden permanent */
    item->place = t->event.place;
  }
  if (t->effect1) {
    item->flags |= RB_IS_DELAYED;
    const RbEffect *begun = pool_at(g->s, RB_POOL_EFFECT, t->effect1);
    item->origin = begun->origin;
    item->x = (uint16_t)begun->x;
  }
  if (t->past) rb_remember(g, item1, t->past, RB_PAY_NONE);
  bool play_effect = t->event.kind1 == RB_E_PLAY + 1 && id_equal(t->event.subject, t->me);
  for (int i = 0; i < batch_of(g)->paid_count && play_effect; i++)
    rb_remember(g, item1, &batch_of(g)->paid[i], batch_of(g)->paid[i].pay);
}

static void place_one(ArbGame *g, const Triggered *t)
{
  if (adds_at_once(rb_ability(g, t->ability))) {
    add_at_once(g, t);
    return;
  }
  int item1 = rb_item_new(g, RB_I_TRIGGERED, t->controller);
  describe(g, item1, t);
  for (const AlsoSubject *also = t->also; also; also = also->next)
    arb_picks_keep(g, RB_POOL_PICK, item1, RB_PICK_GIVEN, 0, also->id);
  const RbAbility *ability = rb_ability(g, t->ability);
  if (ability->flags & ONCE) mark_used(g, t);
  if (t->effect1 && ability->flags & ARB_ONLY_ONCE) arb_pool_free(g->s, RB_POOL_EFFECT, t->effect1);
  ArbEvent told = {.kind1 = RB_E_TRIGGER + 1,
                   .actor = t->controller,
                   .known = 0xFF,
                   .subject = t->me,
                   .subject_def = t->def,
                   .source = item_id(g, item1)};
  arb_event_record(g, &told);
}

enum Prospect { UNCERTAIN, IN_VAIN, ASKED_TO_PAY };

/* What comes of an ability that is finalized next.  In vain: it lacks a target, or its cost cannot
** be paid.  Asked to pay: that is the only question (404.2), and who says no is where declining
** the ability would have led, unless it can be used once only.  Its player is then not asked
** whether it triggers.  While other abilities, pending items, the rest of an effect or deaths come
** first (335.2), nothing is certain. */
static enum Prospect prospect(ArbGame *g, const Triggered *t)
{
  const RbAbility *ability = rb_ability(g, t->ability);
  if (batch_of(g)->count != 1 || t->times != 1 || rb_item_pending(g) || rb_table(g)->running1 ||
      adds_at_once(ability) || rb_deaths_due(g))
    return UNCERTAIN;
  int item1 = arb_game_take(g, RB_POOL_ITEM);
  *rb_item(g, item1) = (RbItem){.kind1 = RB_I_TRIGGERED,
                                .controller = t->controller,
                                .pending = 1,
                                .serial = rb_table(g)->serial + 1};
  describe(g, item1, t);
  bool once = ability->flags & ONCE || (t->effect1 && ability->flags & ARB_ONLY_ONCE);
  bool finalizable = rb_can_be_finalized(g, item1);
  bool pays = !once && rb_asks_first_to_pay(g, item1);
  arb_item_free(g, item1);
  return !finalizable ? IN_VAIN : pays ? ASKED_TO_PAY : UNCERTAIN;
}

typedef struct OrderData {
  Triggered *const *list;
  int count;
} OrderData;

static void list_triggered(ArbGame *g, const void *data)
{
  const OrderData *order = data;
  for (int i = 0; i < order->count; i++) {
    const Triggered *t = order->list[i];
    ArbId about = arb_know_subject(g, &t->event, t->controller);
    ask_option(g, (ArbOption){.verb = RB_V_TRIGGER,
                              .object = t->me,
                              .place = id_equal(about, t->me) ? ARB_NOTHING : about,
                              .aux = (uint16_t)(i + 1),
                              .value = t->ability});
  }
}

/* Whether only one of several events of this batch counts: the Nth (383.1.b), or the next (390). */
static bool counts_once(const Triggered *t, const RbAbility *ability)
{
  return ability->nth || ability->flags & RB_FIRST_TIME ||
         (t->effect1 && ability->flags & ARB_ONLY_ONCE);
}

static bool same_ability(const Triggered *a, const Triggered *b)
{
  return a->ability == b->ability && a->effect1 == b->effect1 && id_equal(a->me, b->me) &&
         id_equal(a->from, b->from) && a->each == b->each;
}

enum { TRIGGER_QUESTION = 120 };

/* Writes a question about the ability and its event, with texts before and after the ability. */
static const char *ability_question(ArbGame *g, ArbSeat seat, const Triggered *t,
                                    const char *before, const char *behind)
{
  char *text = arena_take(g, TRIGGER_QUESTION);
  snprintf(text, TRIGGER_QUESTION, "%s the ability of %s%s", before,
           arb_know_public(g, t->me, rb_def(g, rb_defining_card(g, t->ability))->name), behind);
  return arb_replace_question(g, seat, &t->event, false, text);
}

/* 383.3.f: whether it was used for an earlier event of this batch.  If it was declined, it is
** offered again. */
static bool taken_before(ArbGame *g, Triggered *const *taken, int count, const Triggered *t)
{
  if (!(rb_ability(g, t->ability)->flags & ONCE)) return false;
  for (int i = 0; i < count; i++)
    if (same_ability(taken[i], t)) return true;
  return false;
}

static bool is_wanted(ArbGame *g, ArbSeat seat, const Triggered *t) /* 383.3.a */
{
  if (!(rb_ability(g, t->ability)->flags & (ARB_OPTIONAL | ARB_ONCE_EACH_TURN))) return true;
  enum Prospect certain = prospect(g, t);
  if (certain != UNCERTAIN) return certain == ASKED_TO_PAY;
  return arb_ask_yes(g, seat, "383.3.a", ability_question(g, seat, t, "Let", " trigger"), t->me);
}

/* Whether both remember equal subjects, when the subjects have left the board. */
static bool past_alike(const RbPast *a, const RbPast *b)
{
  if (!a || !b) return a == b;
  RbPast one = *a, other = *b;
  one.id = other.id;
  return memcmp(&one, &other, sizeof one) == 0;
}

/* Whether the ability cannot tell the two events apart, whatever they happened to: it reads neither
** event, nor, where one of them is about the object itself, the object. */
static bool is_blind_to_both(const ArbGame *g, const Triggered *a, const Triggered *b)
{
  int blind = rb_ability(g, a->ability)->blind;
  bool one = id_equal(a->me, a->event.subject), other = id_equal(b->me, b->event.subject);
  if (!blind || (one && other)) return false;
  return blind >= ARB_BLIND_TO_ME || one == other;
}

/* The event without its subject, place and source; the player and the manner remain. */
static ArbEvent without_subject(ArbEvent event)
{
  event.subject = event.place = event.source = event.other = ARB_NOTHING;
  event.subject_owner = event.subject_controller = 0;
  event.subject_def = event.source_def = 0;
  event.known = 0;
  event.amount = 0;
  return event;
}

/* 390: whether both are of the board, or were begun by effects that hand on the same. */
static bool begun_alike(const ArbGame *g, const Triggered *a, const Triggered *b)
{
  if (a->effect1 == b->effect1) return true;
  if (!a->effect1 || !b->effect1) return false;
  const RbEffect *one = pool_at(g->s, RB_POOL_EFFECT, a->effect1);
  const RbEffect *other = pool_at(g->s, RB_POOL_EFFECT, b->effect1);
  return one->x == other->x && one->origin.seat == other->origin.seat &&
         one->origin.cause == other->origin.cause;
}

/* Whether the ability cannot tell the two objects apart.  Cards that only begun effects speak of
** are no twins, but what does not read its own object does not see that. */
static bool sources_alike(const ArbGame *g, const Triggered *a, const Triggered *b)
{
  if (arb_position_twins(g, a->me, b->me, 0, 0)) return true;
  return a->effect1 && rb_ability(g, a->ability)->blind >= ARB_BLIND_TO_ME;
}

/* Whether both were begun with the same, or the ability reads it nowhere once it has triggered. */
static bool refs_alike(const ArbGame *g, const Triggered *a, const Triggered *b)
{
  const RbAbility *ability = rb_ability(g, a->ability);
  if (memcmp(a->refs, b->refs, sizeof a->refs) == 0) return true;
  return ability->blind >= ARB_BLIND_TO_REFS && !ability->slot_count && !ability->cost.me &&
         !ability->cost.counted;
}

/* Whether nobody could tell which of the two comes first: the same ability of the same object or of
** twins, about the same subject or twins, or about a subject that it does not read. */
static bool is_like(const ArbGame *g, const Triggered *a, const Triggered *b)
{
  if (a == b) return true;
  if (a->ability != b->ability || a->def != b->def || !begun_alike(g, a, b)) return false;
  if (a->no_you != b->no_you || a->measured != b->measured || a->each != b->each) return false;
  if (!refs_alike(g, a, b) || !id_equal(a->from, b->from)) return false;
  if (is_blind_to_both(g, a, b) && sources_alike(g, a, b)) {
    ArbEvent one = without_subject(a->event), other = without_subject(b->event);
    return memcmp(&one, &other, sizeof one) == 0;
  }
  bool itself = id_equal(a->me, a->event.subject) && id_equal(b->me, b->event.subject);
  bool left = a->past && b->past && itself; /* each is about its own object leaving */
  if (!past_alike(a->past, b->past)) return false;
  if (!left && !arb_position_twins(g, a->me, b->me, 0, 0)) return false;
  if (!left && !arb_position_twins(g, a->event.subject, b->event.subject, 0, 0)) return false;
  ArbEvent one = a->event, other = b->event;
  one.subject = other.subject;
  return memcmp(&one, &other, sizeof one) == 0;
}

/* 383.3.d: whether the order in which they go onto the chain does not matter: each is like the
** first, or none becomes an item. */
static bool order_is_idle(ArbGame *g, Triggered *const *taken, int count)
{
  for (int i = 1; i < count; i++)
    if (!is_like(g, taken[i], taken[0]) && !(adds_at_once(rb_ability(g, taken[i]->ability)) &&
                                             adds_at_once(rb_ability(g, taken[0]->ability))))
      return false;
  return true;
}

/* 383.1.b: when several events of this moment could be the one that counts, the player says which,
** if the ability can tell them apart. */
static void keep_one(ArbGame *g, Triggered **mine, int *count)
{
  for (int i = 0; i < *count; i++) {
    if (!counts_once(mine[i], rb_ability(g, mine[i]->ability))) continue;
    for (int j = *count - 1; j > i; j--) {
      if (!same_ability(mine[i], mine[j])) continue;
      bool alike = is_like(g, mine[i], mine[j]);
      ArbSeat seat = mine[i]->controller;
      const char *text =
          ability_question(g, seat, mine[j], "Is this the event that counts for", "");
      if (!alike && arb_ask_yes(g, seat, "383.1.b", text, mine[j]->event.subject))
        mine[i] = mine[j];
      memmove(mine + j, mine + j + 1, (size_t)(*count - j - 1) * sizeof *mine);
      --*count;
    }
  }
}

static void place_for(ArbGame *g, ArbSeat seat)
{
  Batch *batch = batch_of(g);
  if (!game_seat_in(g, seat)) return; /* 651.3 */
  Triggered **mine = arena_take(g, (size_t)(batch->count + 1) * sizeof *mine);
  int count = 0;
  for (int i = 0; i < batch->count; i++)
    if (batch->list[i].controller == seat) mine[count++] = &batch->list[i];
  keep_one(g, mine, &count);
  int wanted = 0, most = 0;
  for (int i = 0; i < count; i++) most += mine[i]->times;
  Triggered **taken = arena_take(g, (size_t)(most + 1) * sizeof *taken);
  for (int i = 0; i < count; i++) {
    bool before = taken_before(g, taken, wanted, mine[i]);
    for (int again = 0; again < mine[i]->times && !before; again++)
      if (is_wanted(g, seat, mine[i])) taken[wanted++] = mine[i];
      else if (rb_ability(g, mine[i]->ability)->flags & RB_FIRST_TIME)
        mark_used(g, mine[i]); /* 383.1.b: that was the first time */
  }
  OrderData *order = arena_take(g, sizeof *order);
  *order = (OrderData){taken, wanted};
  if (order_is_idle(g, taken, wanted)) {
    for (int i = 0; i < wanted; i++) place_one(g, taken[i]);
    return;
  }
  ArbPicked sorted =
      arb_ask_order(g, &(ArbAsk){.player = seat,
                                 .shape = ARB_ORDER,
                                 .rule = "383.3.d",
                                 .text = "Put your abilities onto the chain, first to last",
                                 .list = list_triggered,
                                 .data = order});
  for (int i = 0; i < sorted.count; i++) place_one(g, taken[sorted.options[i].aux - 1]);
}

/* Closes a batch.  True when it was the outermost and something triggered in it. */
static bool closes(ArbGame *g)
{
  Batch *batch = batch_of(g);
  ARB_HOLDS(g, batch->depth > 0, "a batch is closed that was not opened (383.3.d)");
  return --batch->depth == 0 && batch->count > 0;
}

static void place_all(ArbGame *g, const ArbSeat *seats, int count)
{
  Batch *batch = batch_of(g);
  batch->depth++; /* abilities that placing these triggers have to wait */
  for (int i = 0; i < count; i++) place_for(g, seats[i]);
  batch->count = 0;
  batch->depth--;
}

void rb_batch_close_ordered(ArbGame *g, const ArbSeat *seats, int count)
{
  if (closes(g)) place_all(g, seats, count);
}

void rb_batch_close(ArbGame *g)
{
  ArbSeat seats[ARB_SEATS_MAX], seat = rb_table(g)->turn_player;
  if (!closes(g)) return;
  for (int i = 0; i < g->s->seats; i++) { /* 383.3.d.1 */
    seats[i] = seat;
    seat = (ArbSeat)((seat + 1) % g->s->seats);
  }
  place_all(g, seats, g->s->seats);
}
