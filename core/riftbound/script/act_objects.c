/* SPDX-License-Identifier: MIT */
/*
** act_objects.c -- actions on objects: deal, kill, move, ready, buff, attach (407-439).
*/
#include <string.h>

#include "riftbound/script/actions.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/script/script.h"

/* Types that stay where they are by rule (107.4.d, 169.3-4): what moves or kills answers false. */
enum { STAY = 1 << RB_LEGEND | 1 << RB_BATTLEFIELD };

ACTION(ready)
{
  rb_actions_not_entering(g, c, &a[0], "ready");
  return arb_act_to_each(g, a, arg_actor(c, &a[1]), rb_ready);
}

ACTION(exhaust)
{
  rb_actions_not_entering(g, c, &a[0], "exhaust");
  return arb_act_to_each(g, a, arg_actor(c, &a[1]), rb_exhaust);
}

ACTION(stun)
{
  rb_actions_not_entering(g, c, &a[0], "stun");
  rb_actions_units(g, &a[0], "stun", "423.1");
  return arb_act_to_all(g, a, arg_actor(c, &a[1]), rb_stun);
}

ACTION(heal)
{
  rb_actions_not_entering(g, c, &a[0], "heal");
  rb_actions_units(g, &a[0], "heal", "418.1");
  return arb_act_to_each(g, a, arg_actor(c, &a[1]), rb_heal);
}

ACTION(buff)
{
  const ArbId *ids;
  rb_actions_units(g, &a[0], "buff", "426.1");
  int count = arg_objects(&a[0], &ids);
  for (int i = 0; i < count; i++) /* it enters with the buff */
    if (actions_enters(g, c, ids[i])) {
      RbEffect *effect =
          pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, RB_F_ENTERS_BUFFED, RB_UNTIL_BOARD));
      effect->object = ids[i], effect->controller = arg_actor(c, &a[1]);
      if (count == 1) return value_bool(true);
    }
  return arb_act_to_each(g, a, arg_actor(c, &a[1]), rb_buff);
}

/* 056: off the board a card lies only in its owner's zones.  An effect that names another player's
** is refused, and the card is not sent elsewhere (056.2). */
void rb_actions_own_zone(ArbGame *g, const ArbValue *cards, const ArbValue *whose)
{
  const ArbId *ids;
  int count = arg_objects(cards, &ids);
  for (int i = 0; i < count && whose->type == ARB_T_ID; i++) {
    const ArbCard *card = state_resolve(g->s, ids[i]);
    if (card && card->owner != id_seat(whose->id))
      arb_flow_refuse(g,
                      "off the board a card lies in its owner's zones only, not in those of player "
                      "%d (056.2): leave `whose` out",
                      id_seat(whose->id) + 1);
  }
}

ACTION(recall)
{
  int types = 1 << RB_UNIT | 1 << RB_GEAR | 1 << RB_RUNE; /* 450, 323.7 */
  rb_actions_not_entering(g, c, &a[0], "recall");
  rb_actions_only(g, &a[0], types | STAY, "recall", "units, gear and runes", "450");
  ArbSeat by = arg_actor(c, &a[1]);
  bool healed = arg_is_true(&a[2]) && arb_act_to_each(g, a, by, rb_heal).number;
  bool exhausted = arg_is_true(&a[3]) && arb_act_to_each(g, a, by, rb_exhaust).number;
  bool recalled = arb_act_to_each(g, a, by, rb_recall).number;
  return value_bool(healed || exhausted || recalled);
}

/* 375: cards banished in the place of others, or with them, count as banished by this ability.
** Cards that this banishes in the place of another one are linked with the same object. */
static ArbValue with_handed(ArbGame *g, const ArbContext *c, const RbHandedOn *handed,
                            ArbValue banished)
{
  ArbId *all = id_room(g, banished.count + handed->count);
  int n = 0;
  for (int i = 0; i < banished.count; i++) all[n++] = banished.ids[i];
  n += rb_handed_in(handed, NULL, all + n);
  RbHandedOn *around = rb_handed(g, c, RB_E_BANISH);
  if (around) rb_hand_in(g, around, c->event->subject, all, n);
  return value_list(all, n);
}

/* 110: returns the cards as the new objects that they are in Banishment. */
ACTION(banish)
{
  rb_actions_own_zone(g, &a[0], &a[3]);
  const ArbId *ids;
  int count = arg_objects(a, &ids), there = 0;
  ArbId *banished = id_room(g, count);
  int *cards = arena_take(g, (size_t)(count + 1) * sizeof *cards), n = 0;
  for (int i = 0; i < count; i++)
    if (state_resolve(g->s, ids[i])) cards[n++] = id_index1(ids[i]);
  const RbHandedOn *around = rb_handed(g, c, RB_E_BANISH);
  const ArbValue *with = a[1].type == ARB_T_NIL && around ? around->how : &a[1];
  RbHandedOn *handed = rb_hand_on(g, RB_E_BANISH, with);
  rb_batch_open(g);
  rb_banish(g, ids, count, arg_actor(c, &a[2]));
  rb_handed_back(g, handed);
  for (int i = 0; i < n; i++)
    if (card_at(g, cards[i])->def && zone_of(g, cards[i]) == RB_Z_BANISHMENT)
      banished[there++] = id_of(g, cards[i]);
  for (int i = 0; i < there && with->type == ARB_T_ID; i++)
    rb_banish_with(g, banished[i], with->id);
  rb_batch_close(g);
  return with_handed(g, c, handed, value_list(banished, there));
}

ACTION(return_to_hand)
{
  rb_actions_own_zone(g, &a[0], &a[2]);
  return arb_act_to_all(g, a, arg_actor(c, &a[1]), rb_return_to_hand);
}

static void each_spend(ArbGame *g, int card1, ArbSeat by)
{
  if (rb_can_pay_object(g, by, RB_PAY_SPEND_BUFF, id_of(g, card1)))
    rb_pay_object(g, by, RB_PAY_SPEND_BUFF, id_of(g, card1));
}

ACTION(spend_buff)
{
  rb_actions_units(g, &a[0], "spend_buff", "702.2.b");
  return arb_act_to_each(g, a, arg_actor(c, &a[1]), each_spend);
}

/* 108.2.b: for cards off the board; objects on the board are killed instead. */
ACTION(put_in_trash)
{
  rb_actions_own_zone(g, &a[0], &a[2]);
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids);
  for (int i = 0; i < count; i++)
    if (rb_body_of(g, ids[i])) arb_flow_refuse(g, "what is on the board is killed, not put away");
  return value_bool(rb_put_into(g, ids, count, c->you, RB_Z_TRASH) > 0);
}

/* 108.3: a Champion Zone holds one card. */
ACTION(put_in_champion_zone)
{
  rb_actions_own_zone(g, &a[0], &a[2]);
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids);
  return value_bool(rb_put_into(g, ids, count, arg_actor(c, &a[1]), RB_Z_CHAMPION) > 0);
}

/* 472.1.b.2: copies text into an Effect Text, as long as the card is attached. */
ACTION(copy_text)
{
  RbBody *body = arg_given(&a[0]) ? rb_body_of(g, a[0].id) : NULL;
  const ArbCard *model = arg_given(&a[1]) ? state_resolve(g->s, a[1].id) : NULL;
  (void)c;
  if (!body || !model || !rb_is_attached(body)) return value_bool(false);
  body->text_def = model->def;
  game_changed(g);
  return value_bool(true);
}

/* 434: attaches a list of cards to one object. */
ACTION(attach)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids);
  bool done = false;
  rb_actions_only(g, &a[1], 1 << RB_UNIT | 1 << RB_GEAR, "attach { to }", "units and gear",
                  "434.1");
  rb_actions_not_entering(g, c, &a[1], "attach");
  if (!arg_given(&a[1]) || !rb_body_of(g, a[1].id)) return value_bool(false);
  for (int i = 0; i < count; i++)
    if (rb_body_of(g, ids[i])) done |= rb_attach(g, id_index1(ids[i]), id_index1(a[1].id), c->you);
  return value_bool(done);
}

static void each_detach(ArbGame *g, int card1, ArbSeat by)
{
  rb_detach(g, card1, by);
}

ACTION(detach)
{
  return arb_act_to_each(g, a, arg_actor(c, &a[1]), each_detach);
}

ACTION(kill)
{
  const ArbId *ids;
  rb_actions_not_entering(g, c, &a[0], "kill");
  rb_actions_only(g, &a[0], 1 << RB_UNIT | 1 << RB_GEAR | STAY, "kill", "units and gear", "428.1");
  int count = arg_objects(a, &ids);
  RbActor actor = rb_actions_actor(g, c);
  actor.anothers = arg_actor(c, &a[1]) != actor.player;
  actor.player = arg_actor(c, &a[1]);
  actor.own = a[2].type == ARB_T_BOOL && a[2].number;
  return value_bool(rb_kill(g, ids, count, &actor) > 0);
}

int rb_actions_owned_by(const ArbGame *g, const ArbId *ids, int count, ArbSeat owner, ArbId *theirs)
{
  int n = 0;
  for (int i = 0; i < count; i++)
    if (state_resolve(g->s, ids[i]) && card_at(g, id_index1(ids[i]))->owner == owner)
      theirs[n++] = ids[i];
  return n;
}

/* 411.1: each owner recycles their own cards, all at the same time. */
static int recycle_own(ArbGame *g, const ArbId *ids, int count)
{
  ArbId *theirs = id_room(g, count);
  int done = 0;
  rb_batch_open(g);
  for (ArbSeat owner = 0; owner < g->s->seats; owner++) {
    int n = rb_actions_owned_by(g, ids, count, owner, theirs);
    if (n > 0) done += rb_recycle(g, theirs, n, owner);
  }
  rb_batch_close(g);
  return done;
}

ACTION(recycle)
{
  rb_actions_own_zone(g, &a[0], &a[3]);
  const ArbId *ids;
  int count = arg_objects(a, &ids);
  bool own = a[2].type == ARB_T_BOOL && a[2].number;
  int done = own ? recycle_own(g, ids, count) : rb_recycle(g, ids, count, arg_actor(c, &a[1]));
  return value_bool(done > 0);
}

ACTION(deal)
{
  const ArbId *ids;
  rb_actions_units(g, &a[1], "deal", "417.1");
  rb_actions_not_entering(g, c, &a[1], "deal");
  int count = arg_objects(&a[1], &ids);
  if (a[0].type != ARB_T_INT) return value_bool(false);
  ArbDeal *deals = arena_take(g, (size_t)(count + 1) * sizeof *deals);
  for (int i = 0; i < count; i++)
    deals[i] = (ArbDeal){ids[i], a[2].type == ARB_T_ID ? a[2].id : ARB_NOTHING, arg_amount(&a[0])};
  RbActor actor = rb_actions_actor(g, c);
  bool more = a[3].type == ARB_T_INT && a[3].number > 0; /* 714.1 */
  if (more) actor.bonus = (int16_t)arg_amount(&a[3]);
  return value_bool(rb_deal(g, deals, count, &actor) > 0);
}

ACTION(deal_each)
{
  RbActor actor = rb_actions_actor(g, c);
  return value_bool(rb_deal(g, a[0].deals, a[0].count, &actor) > 0);
}

typedef struct Split {
  const ArbId *ids;
  int count, total;
} Split;

/* 355.14.h: with more targets than damage, the controller chooses which remain. */
static void drop_targets(ArbGame *g, const ArbContext *c, Split *split)
{
  if (split->count <= split->total) return;
  ArbPicked kept =
      arb_ask_pick(g, &(ArbAsk){.player = c->you,
                                .shape = ARB_PICK,
                                .rule = "355.14.h",
                                .text = "Which targets remain?",
                                .source = c->me,
                                .min = split->total,
                                .max = split->total,
                                .list = arb_act_list,
                                .data = arb_act_listed(g, split->ids, split->count, RB_V_TARGET)});
  ArbId *left = arena_take(g, (size_t)kept.count * sizeof *left);
  for (int i = 0; i < kept.count; i++) left[i] = kept.options[i].object;
  split->ids = left;
  split->count = kept.count;
}

/* 355.14.e, 355.14.f: the whole amount is divided now, at least 1 to each. */
ACTION(deal_split)
{
  const ArbId *ids;
  rb_actions_units(g, &a[1], "deal_split", "355.14");
  int count = arg_objects(&a[1], &ids);
  bool by_unit = a[2].type == ARB_T_ID;
  if (a[0].type != ARB_T_INT || a[2].type == ARB_T_NONE || c->you == ARB_NO_SEAT)
    return value_bool(false);
  int total = arg_amount(&a[0]);
  if (total > 0 && !by_unit) total += rb_bonus_damage(g, c->you, c->me, 0); /* 715.3 */
  if (count == 0 || total < 1) return value_bool(false);
  Split *split = arena_take(g, sizeof *split);
  ArbId *targets = arena_take(g, (size_t)count * sizeof *targets);
  memcpy(targets, ids, (size_t)count * sizeof *targets);
  *split = (Split){targets, count, total};
  drop_targets(g, c, split);
  ArbDeal *deals = arena_take(g, (size_t)split->count * sizeof *deals);
  int32_t *amounts = arena_take(g, (size_t)split->count * sizeof *amounts);
  ArbAsk ask = {.player = c->you, .rule = "355.14.e", .text = "Split the damage", .source = c->me};
  arb_act_split(g, &ask, RB_V_DAMAGE, split->ids, split->count, total, amounts); /* 355.14.g */
  for (int i = 0; i < split->count; i++)
    deals[i] = (ArbDeal){split->ids[i], by_unit ? a[2].id : ARB_NOTHING, amounts[i]};
  RbActor actor = rb_actions_actor(g, c);
  actor.bonus_counted = true;
  return value_bool(rb_deal(g, deals, split->count, &actor) > 0);
}

/* "base": the base of each unit's controller; "here": the place of the ability's object. */
ArbId rb_actions_place(ArbGame *g, const ArbContext *c, const ArbValue *v, int card1)
{
  if (v->type == ARB_T_ID) {
    const RbBody *body = rb_body_of(g, v->id);
    bool stands = body && rb_def_of(g, id_index1(v->id))->type != RB_BATTLEFIELD;
    ArbId place = stands ? body->place : v->id;
    return rb_is_place(g, place) ? place : ARB_NOTHING;
  }
  if (v->type != ARB_T_NAME) return ARB_NOTHING;
  if (strcmp(v->name, "here") == 0) return c->here;
  if (strcmp(v->name, "base") != 0)
    arb_flow_refuse(g, "there is no place \"%s\" (base, here or an id)", v->name);
  if (card1) return rb_base(card_at(g, card1)->controller);
  return c->you == ARB_NO_SEAT ? ARB_NOTHING : rb_base(c->you);
}

ACTION(move)
{
  const ArbId *ids;
  rb_actions_not_entering(g, c, &a[0], "move");
  rb_actions_only(g, &a[0], 1 << RB_UNIT | STAY, "move", "units", "442.3");
  int count = arg_objects(&a[0], &ids);
  uint32_t before = g->s->events;
  rb_batch_open(g);
  for (int i = 0; i < count; i++) {
    if (!rb_body_of(g, ids[i])) continue;
    ArbId place = rb_actions_place(g, c, &a[1], id_index1(ids[i]));
    if (!id_is_nothing(place)) rb_move(g, &ids[i], 1, place, arg_actor(c, &a[2]));
  }
  rb_batch_close(g);
  return value_happened(g, before);
}

/* 420: two moves of one moment, each to the place that was the other unit's before. */
ACTION(swap_places)
{
  uint32_t before = g->s->events;
  ArbId places[2];
  for (int i = 0; i < 2; i++) {
    rb_actions_not_entering(g, c, &a[i], "swap_places");
    rb_actions_only(g, &a[i], 1 << RB_UNIT | STAY, "swap_places", "units", "442.3");
    const RbBody *body = arg_given(&a[i]) ? rb_body_of(g, a[i].id) : NULL;
    if (!body || rb_def_of(g, id_index1(a[i].id))->type != RB_UNIT) return value_bool(false);
    places[i] = body->place;
  }
  if (id_equal(places[0], places[1])) return value_bool(false);
  rb_batch_open(g);
  for (int i = 0; i < 2; i++)
    if (rb_body_of(g, a[i].id)) rb_move(g, &a[i].id, 1, places[1 - i], arg_actor(c, &a[2]));
  rb_batch_close(g);
  return value_happened(g, before);
}

/* Banishes one card.  Returns it as it lies in Banishment, or none when it is not there. */
ACTION(banish_one)
{
  if (!arg_given(&a[0]) || !state_resolve(g->s, a[0].id)) return value_none();
  int card1 = id_index1(a[0].id);
  uint16_t generation = card_at(g, card1)->generation;
  rb_banish(g, &a[0].id, 1, arg_actor(c, &a[1]));
  if (!pool_in_use(g->s, ARB_POOL_CARD, card1) || zone_of(g, card1) != RB_Z_BANISHMENT ||
      card_at(g, card1)->generation != (uint16_t)(generation + 1))
    return value_none();
  return value_object(id_of(g, card1));
}
