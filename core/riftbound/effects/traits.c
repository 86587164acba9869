/* SPDX-License-Identifier: MIT */
/*
** traits.c -- objects that change what they are, or whose: control (185-188), copies (472.1.b),
** objects that are created (439), and objects that replace another one (438).
**
** What lasts is a record in the effects pool.  Control and copies depend on nothing but their
** order.  So their results stand in the card itself -- its controller, its definition -- and are
** computed again whenever one begins or ends.  The layers then apply assignments on top (472.1).
**
** A token that replaces a card takes over its record and its id, so everything on the board that
** refers to the object stays.  The card itself is put into Banishment under an id of its own, which
** the effect remembers (438.5, 438.5.a, 438.7).
*/
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/script/script.h"
#include "riftbound/timing/timing.h"

/* The newest, or the first, effect of a kind on an object; 0: none.  `seat`: of that player, or
** ARB_NO_SEAT for anybody's. */
static int effect_on(const ArbGame *g, ArbId object, RbEffectKind kind, ArbSeat seat, bool first)
{
  int found = 0;
  uint32_t at = 0;
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, i);
    if (effect->kind1 != kind || !id_equal(effect->object, object)) continue;
    if (seat != ARB_NO_SEAT && effect->controller != seat) continue;
    if (found && (effect->timestamp < at) != first) continue;
    found = i;
    at = effect->timestamp;
  }
  return found;
}

static RbEffect *effect_at(const ArbGame *g, int effect1)
{
  return pool_at(g->s, RB_POOL_EFFECT, effect1);
}

static RbEffect *begin(ArbGame *g, RbEffectKind kind, int card1, int until)
{
  RbEffect *effect = effect_at(g, rb_effect_new(g, kind, until));
  effect->object = id_of(g, card1);
  return effect;
}

/* ---- Control (188) -------------------------------------------------------- */

static void control(ArbGame *g, int card1, ArbSeat seat)
{
  if (card_at(g, card1)->controller == seat) return;
  card_at(g, card1)->controller = seat;
  game_changed(g);
  ArbEvent event = rb_event(g, RB_E_TAKE_CONTROL, seat, card1);
  rb_emit(g, &event);
  if (rb_body(g, card1)) rb_contest(g, card1); /* 187.3.a.1 */
}

bool rb_take_control(ArbGame *g, int card1, ArbSeat seat, int until, ArbId source)
{
  if (zone_of(g, card1) != RB_Z_BOARD) return false;
  if (!rb_may_be_taken(g, card1, seat)) return false; /* 457.3 */
  int before1 = effect_on(g, id_of(g, card1), RB_F_CONTROL, ARB_NO_SEAT, false);
  ArbSeat home = before1 ? (ArbSeat)effect_at(g, before1)->amount : card_at(g, card1)->controller;
  RbEffect *effect = begin(g, RB_F_CONTROL, card1, until);
  effect->controller = seat;
  effect->source = source;
  effect->amount = home; /* the controller without any such effect */
  control(g, card1, seat);
  return true;
}

/* Others may have taken it since, or had it before: what gave it to them goes on. */
bool rb_lose_control(ArbGame *g, int card1, ArbSeat seat)
{
  int effect1 = effect_on(g, id_of(g, card1), RB_F_CONTROL, seat, false);
  if (!effect1) return false;
  rb_effect_ends(g, effect1);
  return true;
}

/* 187.4.b: not while a showdown or combat is there.  Control is established, so the battlefield is
** no longer contested (187.3.b); units of other players there contest it again (187.3.a).  This is
** no conquest, which requires a contested battlefield (464.1.b). */
bool rb_give_battlefield(ArbGame *g, int battlefield1, ArbSeat seat)
{
  ArbId place = id_of(g, battlefield1);
  RbBody *body = rb_body(g, battlefield1);
  if (rb_is_fought_over(g, place)) return false;
  if (card_at(g, battlefield1)->controller == seat) return false;
  body->flags &= (uint16_t)~(RB_CONTESTED | RB_STAGED_SHOWDOWN | RB_STAGED_COMBAT);
  body->contested_by = ARB_NO_SEAT;
  rb_battlefield_goes(g, battlefield1, seat);
  for (ZONE_EACH(g, unit1, zone_at(g, RB_Z_BOARD, 0)))
    if (id_equal(rb_body(g, unit1)->place, place)) rb_contest(g, unit1);
  game_changed(g);
  return true;
}

static bool exchange_battlefields(ArbGame *g, int a1, int b1, ArbSeat a, ArbSeat b)
{
  if (rb_is_fought_over(g, id_of(g, a1)) || rb_is_fought_over(g, id_of(g, b1))) return false;
  rb_batch_open(g);
  rb_give_battlefield(g, a1, b);
  rb_give_battlefield(g, b1, a);
  rb_batch_close(g);
  return true;
}

bool rb_exchange_control(ArbGame *g, int a1, int b1, int until, ArbId source)
{
  int zone = zone_of(g, a1);
  ArbSeat a = card_at(g, a1)->controller, b = card_at(g, b1)->controller;
  if (a == b || zone_of(g, b1) != zone) return false;
  if (zone == RB_Z_BATTLEFIELDS) return exchange_battlefields(g, a1, b1, a, b);
  if (zone != RB_Z_BOARD) return false;
  if (!rb_may_be_taken(g, a1, b) || !rb_may_be_taken(g, b1, a)) return false; /* 457.3 */
  rb_batch_open(g);
  rb_take_control(g, a1, b, until, source);
  rb_take_control(g, b1, a, until, source);
  rb_batch_close(g);
  return true;
}

/* ---- Copies (472.1.b) ----------------------------------------------------- */

/* Gives an object all copyable traits and the rules text of another one (472.1.b.3).  Its state,
** its controller and what it was given stay. */
bool rb_become_copy(ArbGame *g, int card1, int of1, int until)
{
  bool enters = zone_of(g, card1) == RB_Z_CHAIN; /* as it is played; it keeps its id */
  if ((!enters && zone_of(g, card1) != RB_Z_BOARD) || card1 == of1) return false;
  if (rb_def_of(g, card1)->type != rb_def_of(g, of1)->type) return false;
  uint16_t def = card_at(g, of1)->def;
  int first1 = effect_on(g, id_of(g, card1), RB_F_COPY, ARB_NO_SEAT, true);
  uint16_t printed = first1 ? effect_at(g, first1)->ability : card_at(g, card1)->def;
  RbEffect *effect = begin(g, RB_F_COPY, card1, until);
  effect->def = def;
  effect->ability = printed; /* the definition that it has again afterwards */
  card_at(g, card1)->def = def;
  game_changed(g);
  if (enters) return true;
  ArbEvent event = rb_event(g, RB_E_COPY, card_at(g, card1)->controller, card1);
  event.other = id_of(g, of1);
  rb_emit(g, &event);
  return true;
}

/* ---- What ends ------------------------------------------------------------ */

/* Settles what the object is after an effect ended: by a later effect, or as before any. */
static void settle(ArbGame *g, const RbEffect *ended)
{
  int card1 = id_index1(ended->object);
  if (!state_resolve(g->s, ended->object)) return;
  int last1 = effect_on(g, ended->object, (RbEffectKind)ended->kind1, ARB_NO_SEAT, false);
  if (ended->kind1 == RB_F_CONTROL)
    control(g, card1, last1 ? effect_at(g, last1)->controller : (ArbSeat)ended->amount);
  else if (ended->kind1 == RB_F_COPY)
    card_at(g, card1)->def = last1 ? effect_at(g, last1)->def : ended->ability;
}

void rb_effect_ends(ArbGame *g, int effect1)
{
  RbEffect ended = *effect_at(g, effect1);
  arb_pool_free(g->s, RB_POOL_EFFECT, effect1);
  settle(g, &ended);
  game_touched(g, rb_effect_touches((RbEffectKind)ended.kind1));
}

void rb_source_left(ArbGame *g, ArbId source)
{
  for (int i = g->s->pools[RB_POOL_EFFECT].used; i > 0; i--) {
    const RbEffect *effect = effect_at(g, i);
    if (effect->kind1 && effect->until == RB_UNTIL_SOURCE && id_equal(effect->source, source))
      rb_effect_ends(g, i);
  }
}

/* A card that leaves the board is itself again (472.1.b); a swapped card for good. */
void rb_itself_again(ArbGame *g, int card1)
{
  int first1 = effect_on(g, id_of(g, card1), RB_F_COPY, ARB_NO_SEAT, true);
  if (first1) card_at(g, card1)->def = effect_at(g, first1)->ability;
}

/* The definition that gives the card its traits before any copy (472.1). */
uint16_t rb_printed_def(const ArbGame *g, int card1)
{
  int first1 = effect_on(g, id_of(g, card1), RB_F_COPY, ARB_NO_SEAT, true);
  return first1 ? effect_at(g, first1)->ability : card_at(g, card1)->def;
}

/* ---- Creating (439) ------------------------------------------------------- */

/* 439.2.b.1: puts it onto the chain as pending: choices are made, costs are not paid, it
** resolves. */
static void put_on_chain(ArbGame *g, int card1, ArbSeat by)
{
  RbItem *item = rb_item(g, rb_item_new(g, RB_I_CARD, by));
  int text = rb_spell_text(rb_def_of(g, card1), rb_cards(g->cards)->abilities);
  item->card = id_of(g, card1);
  item->def = card_at(g, card1)->def;
  item->ability = (uint16_t)text;
  item->from_zone = RB_Z_CHAIN;
  item->flags |= RB_CREATED | RB_IGNORE_ALL;
}

/* The zone in which a type belongs (439.2.b). */
static int zone_of_type(const ArbGame *g, int type, ArbSeat by)
{
  switch (type) {
  case RB_SPELL: return zone_at(g, RB_Z_CHAIN, 0);
  case RB_RUNE: return zone_at(g, RB_Z_RUNES, by);
  case RB_LEGEND: return zone_at(g, RB_Z_LEGENDS, by);
  case RB_BATTLEFIELD: return zone_at(g, RB_Z_BATTLEFIELDS, 0);
  default: return zone_at(g, RB_Z_BOARD, 0);
  }
}

/* Creates an object where its type belongs (439.2.b); it is not played.  Its creator owns and
** controls it (439.4, 439.4.a); a token ceases to exist like any other (439.3.a). */
int rb_create(ArbGame *g, uint16_t def, ArbSeat by, ArbId place)
{
  int type = rb_def(g, def)->type;
  int card1 = arb_zone_create(g, def, by, zone_of_type(g, type, by), ARB_CARD_TOKEN);
  RbBody *body = rb_body(g, card1);
  if (type == RB_BATTLEFIELD) {
    body->place = id_of(g, card1);
    card_at(g, card1)->controller = ARB_NO_SEAT; /* 439.4.b */
  } else if (body) {
    body->place = place;
  }
  ArbEvent event = rb_event(g, RB_E_CREATE, by, card1);
  rb_emit(g, &event);
  if (type == RB_UNIT || type == RB_GEAR) rb_contest(g, card1);
  if (type == RB_SPELL) put_on_chain(g, card1, by);
  return card1;
}

/* ---- Replacing and swapping back (438) ------------------------------------ */

/* 434, 718: gear is attached to units, so attachments that no longer fit are cut. */
static void settle_attached(ArbGame *g, int card1, ArbSeat by)
{
  int type = rb_def_of(g, card1)->type;
  const RbBody *body = rb_body(g, card1);
  if (type != RB_GEAR && rb_is_attached(body)) rb_detach(g, card1, by);
  if (type == RB_UNIT || !rb_is_top(rb_body(g, card1))) return;
  ArbId *attached;
  int count = rb_attached_list(g, card1, &attached);
  for (int i = 0; i < count; i++)
    if (rb_body_of(g, attached[i])) rb_detach(g, id_index1(attached[i]), by);
}

/* 438.1: an object that replaces another is what the replacement says, so the old object's copy
** effects end. */
static void end_copies(ArbGame *g, int card1)
{
  rb_itself_again(g, card1);
  for (int i = g->s->pools[RB_POOL_EFFECT].used; i > 0; i--)
    if (effect_at(g, i)->kind1 == RB_F_COPY && id_equal(effect_at(g, i)->object, id_of(g, card1)))
      arb_pool_free(g->s, RB_POOL_EFFECT, i);
}

/* Exchanges the definitions and owners of two slots; places and records stay. */
static void exchange(ArbGame *g, int a1, int b1)
{
  ArbCard *a = card_at(g, a1), *b = card_at(g, b1);
  ArbCard was = *a;
  a->def = b->def, a->owner = b->owner, a->flags = b->flags;
  b->def = was.def, b->owner = was.owner, b->flags = was.flags;
}

/* The first object in a chain of replaced ones: a card, if any of them is a card (438.7.c). */
static int first_replaced(const ArbGame *g, int card1)
{
  return effect_on(g, id_of(g, card1), RB_F_REPLACED, ARB_NO_SEAT, true);
}

/* 438.6, 438.6.a: a token that is replaced ceases to exist.  What it stands for can still be put
** back, and so can the token (438.7.b); a token that stands for nothing cannot (438.7.c). */
static void replace_token(ArbGame *g, int card1)
{
  RbEffect *effect = NULL;
  if (first_replaced(g, card1)) effect = begin(g, RB_F_REPLACED, card1, RB_UNTIL_BOARD);
  rb_tell(g, RB_E_CEASE, ARB_NO_SEAT, card1, ARB_NOTHING, 0);
  if (!effect) return;
  effect->def = card_at(g, card1)->def;
  effect->amount = card_at(g, card1)->owner;
}

bool rb_put_in_place(ArbGame *g, int card1, uint16_t def, ArbSeat by)
{
  ArbCard *card = card_at(g, card1);
  int zone = card->zone;
  ArbSeat whose = state_zone(g->s, zone)->owner;
  if (!rb_body(g, card1) || zone_of(g, card1) == RB_Z_FACEDOWN) return false;
  if (zone_of(g, card1) == RB_Z_FORMAT || !arb_zone_takes(g, zone_of(g, card1), def)) /* 439.2.a */
    arb_flow_refuse(g, "a %s cannot take the place of a %s (438.1, 439.2.a)",
                    arb_card_type(g->cards, def), arb_card_type(g->cards, card->def));
  if (whose != ARB_NO_SEAT && whose != by) return false; /* 439.4: `by` is to own it */
  end_copies(g, card1);
  if (card->flags & ARB_CARD_TOKEN) {
    replace_token(g, card1);
    card->def = def;
    card->owner = by;
  } else {
    int away1 = arb_zone_create(g, def, card->owner, zone_at(g, RB_Z_BANISHMENT, card->owner),
                                ARB_CARD_TOKEN);
    card = card_at(g, card1);
    card_at(g, away1)->owner = by;
    exchange(g, card1, away1);
    begin(g, RB_F_REPLACED, card1, RB_UNTIL_BOARD)->refs[0] = id_of(g, away1);
  }
  game_changed(g);
  ArbEvent event = rb_event(g, RB_E_REPLACE, by, card1);
  rb_emit(g, &event);
  settle_attached(g, card1, by);
  return true;
}

typedef struct Chain { /* the objects that an object stands for */
  ArbId object;
} Chain;

static bool is_link(const RbEffect *effect, ArbId object)
{
  return effect->kind1 == RB_F_REPLACED && id_equal(effect->object, object);
}

/* Lists the card first; of equal tokens only one. */
static void list_chain(ArbGame *g, const void *data)
{
  const Chain *chain = data;
  uint32_t at = 0;
  for (;;) {
    const RbEffect *next = NULL;
    bool known = false;
    for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
      const RbEffect *it = effect_at(g, i);
      if (is_link(it, chain->object) && it->timestamp > at &&
          (!next || it->timestamp < next->timestamp))
        next = it;
    }
    if (!next) return;
    for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
      const RbEffect *it = effect_at(g, i);
      known |= is_link(it, chain->object) && it->timestamp <= at && it->def == next->def &&
               it->amount == next->amount; /* a card has no def there, but a ref */
    }
    at = next->timestamp;
    if (!id_is_nothing(next->refs[0]))
      ask_option(g, (ArbOption){.verb = RB_V_CARD, .object = next->refs[0]});
    else if (!known)
      ask_option(
          g, (ArbOption){.verb = RB_V_TOKEN, .value = next->def, .aux = (uint16_t)next->amount});
  }
}

/* 438.7.b: asks the player who swaps back for an object of the chain.  Returns its effect. */
static int ask_which(ArbGame *g, int card1, ArbSeat by)
{
  Chain *chain = arena_take(g, sizeof *chain);
  int first1 = first_replaced(g, card1), found1 = first1;
  chain->object = id_of(g, card1);
  if (effect_on(g, chain->object, RB_F_REPLACED, ARB_NO_SEAT, false) == first1) return first1;
  ArbPicked picked =
      arb_ask_pick(g, &(ArbAsk){.player = by == ARB_NO_SEAT ? rb_acting_player(g) : by,
                                .shape = ARB_PICK,
                                .rule = "438.7.b",
                                .text = "What is put back?",
                                .min = 1,
                                .max = 1,
                                .source = chain->object,
                                .list = list_chain,
                                .data = chain});
  if (picked.options[0].verb == RB_V_CARD) return first1;
  for (int i = 1; i <= g->s->pools[RB_POOL_EFFECT].used; i++) {
    const RbEffect *it = effect_at(g, i);
    if (is_link(it, chain->object) && id_is_nothing(it->refs[0]) &&
        it->def == picked.options[0].value && it->amount == picked.options[0].aux &&
        (found1 == first1 || it->timestamp < effect_at(g, found1)->timestamp))
      found1 = i;
  }
  return found1;
}

/* Drops the records of that object and of all that came later. */
static void forget_since(ArbGame *g, int card1, uint32_t timestamp)
{
  for (int i = g->s->pools[RB_POOL_EFFECT].used; i > 0; i--)
    if (is_link(effect_at(g, i), id_of(g, card1)) && effect_at(g, i)->timestamp >= timestamp)
      arb_pool_free(g->s, RB_POOL_EFFECT, i);
}

/* 438.7.b: swaps an object back.  A card that has left Banishment cannot be (438.7.c). */
bool rb_swap_back(ArbGame *g, int card1, ArbSeat by)
{
  int first1 = first_replaced(g, card1);
  if (!first1 || !state_resolve(g->s, effect_at(g, first1)->refs[0])) return false;
  RbEffect back = *effect_at(g, ask_which(g, card1, by));
  rb_tell(g, RB_E_CEASE, ARB_NO_SEAT, card1, ARB_NOTHING, 0);
  end_copies(g, card1);
  forget_since(g, card1, back.timestamp);
  if (id_is_nothing(back.refs[0])) {
    card_at(g, card1)->def = back.def;
    card_at(g, card1)->owner = (ArbSeat)back.amount;
  } else {
    exchange(g, card1, id_index1(back.refs[0]));
    arb_zone_destroy(g, id_index1(back.refs[0]));
  }
  game_changed(g);
  ArbEvent event = rb_event(g, RB_E_REPLACE, by, card1);
  rb_emit(g, &event);
  settle_attached(g, card1, by);
  return true;
}
