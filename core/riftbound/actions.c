/* SPDX-License-Identifier: MIT */
/*
** actions.c -- what scripts may do and ask: a function each, then the table
** (action.h) from which bindings, checks, annotations and reference are made.
*/
#include <string.h>

#include "rb.h"

static ArbValue nil(void)
{
  return (ArbValue){.type = ARB_T_NIL};
}
static ArbValue none(void)
{
  return (ArbValue){.type = ARB_T_NONE};
}
static ArbValue boolean(bool value)
{
  return (ArbValue){.type = ARB_T_BOOL, .number = value};
}
static ArbValue integer(int32_t value)
{
  return value == ARB_NULL ? none() : (ArbValue){.type = ARB_T_INT, .number = value};
}
static ArbValue object(ArbId id)
{
  return id_is_nothing(id) ? none() : (ArbValue){.type = ARB_T_ID, .id = id};
}
static ArbValue list(const ArbId *ids, int count)
{
  return (ArbValue){.type = ARB_T_IDS, .ids = ids, .count = count};
}

static bool given(const ArbValue *v)
{
  return v->type != ARB_T_NIL && v->type != ARB_T_NONE;
}

/* A number of cards or times: never below 0, and no more than there can be. */
static int how_many(const ArbValue *v, int otherwise)
{
  if (v->type != ARB_T_INT) return otherwise;
  return v->number < 0 ? 0 : v->number > ARB_INDEX_MAX ? ARB_INDEX_MAX : v->number;
}

/* An amount of damage or Might, kept within what a record holds. */
static int amount_of(const ArbValue *v)
{
  int most = INT16_MAX / 2;
  return v->number > most ? most : v->number < -most ? -most : v->number;
}

/* The objects of an argument that takes one or several. */
static int objects(const ArbValue *v, const ArbId **ids)
{
  if (v->type == ARB_T_ID) {
    *ids = &v->id;
    return 1;
  }
  *ids = v->ids;
  return v->type == ARB_T_IDS ? v->count : 0;
}

static ArbSeat actor_seat(const ArbContext *c, const ArbValue *by)
{
  if (by && by->type == ARB_T_NONE) return ARB_NO_SEAT;
  return by && by->type == ARB_T_ID ? id_seat(by->id) : c->you;
}

/* Who is responsible for what the running item does (411, 417.6). */
static RbActor actor_of(const ArbGame *g, const ArbContext *c)
{
  RbActor actor = {.player = c->you, .cause = RB_CAUSE_ABILITY, .source = c->me, .def = c->def};
  int item1 = rb_item_find(g, c->item);
  if (item1) {
    actor.serial = rb_item(g, item1)->serial;
    if (rb_item(g, item1)->kind1 == RB_I_CARD) actor.cause = RB_CAUSE_SPELL;
  }
  return actor;
}

typedef void Each(ArbGame *g, int card1, ArbSeat by);

/* Does it to each as one simultaneous event; true when something changed. */
static ArbValue to_each(ArbGame *g, const ArbContext *c, const ArbValue *what, Each *each)
{
  const ArbId *ids;
  int count = objects(what, &ids);
  uint32_t before = g->s->events;
  rb_batch_open(g);
  for (int i = 0; i < count; i++)
    if (state_resolve(g->s, ids[i])) each(g, id_index1(ids[i]), c->you);
  rb_batch_close(g);
  return boolean(g->s->events != before);
}

static void each_heal(ArbGame *g, int card1, ArbSeat by)
{
  (void)by;
  rb_heal(g, card1);
}

#define ACTION(name) static ArbValue act_##name(ArbGame *g, const ArbContext *c, const ArbValue *a)

ACTION(ready)
{
  return to_each(g, c, a, rb_ready);
}
ACTION(exhaust)
{
  return to_each(g, c, a, rb_exhaust);
}
ACTION(stun)
{
  return to_each(g, c, a, rb_stun);
}
ACTION(heal)
{
  return to_each(g, c, a, each_heal);
}
ACTION(buff)
{
  return to_each(g, c, a, rb_buff);
}
ACTION(recall)
{
  return to_each(g, c, a, rb_recall);
}
/* 110: there they are other objects than before, so that is what it gives. */
ACTION(banish)
{
  const ArbId *ids;
  int count = objects(a, &ids), there = 0;
  ArbId *banished = arena_take(g, (size_t)(count + 1) * sizeof *banished);
  rb_batch_open(g);
  for (int i = 0; i < count; i++) {
    if (!state_resolve(g->s, ids[i])) continue;
    int card1 = id_index1(ids[i]);
    rb_banish(g, card1, c->you);
    if (rb_card(g, card1)->def && rb_zone_of(g, card1) == RB_Z_BANISHMENT)
      banished[there++] = rb_id(g, card1);
  }
  for (int i = 0; i < there && a[1].type == ARB_T_ID; i++) rb_banish_with(g, banished[i], a[1].id);
  rb_batch_close(g);
  return list(banished, there);
}
ACTION(return_to_hand)
{
  return to_each(g, c, a, rb_return_to_hand);
}

static void each_spend(ArbGame *g, int card1, ArbSeat by)
{
  if (rb_can_pay_object(g, by, RB_PAY_SPEND_BUFF, rb_id(g, card1)))
    rb_pay_object(g, by, RB_PAY_SPEND_BUFF, rb_id(g, card1));
}
ACTION(spend_buff)
{
  return to_each(g, c, a, each_spend);
}

static void each_to_trash(ArbGame *g, int card1, ArbSeat by)
{
  (void)by;
  rb_to_trash(g, card1);
}
/* 108.2.b: from off the board; what is on it is killed. */
ACTION(put_in_trash)
{
  const ArbId *ids;
  int count = objects(&a[0], &ids);
  for (int i = 0; i < count; i++)
    if (rb_body_of(g, ids[i])) flow_refuse(g, "what is on the board is killed, not put away");
  return to_each(g, c, a, each_to_trash);
}

/* 472.1.b.2: into its Effect Text, as long as it is attached. */
ACTION(copy_text)
{
  RbBody *body = given(&a[0]) ? rb_body_of(g, a[0].id) : NULL;
  const ArbCard *model = given(&a[1]) ? state_resolve(g->s, a[1].id) : NULL;
  (void)c;
  if (!body || !model || !rb_is_attached(body)) return boolean(false);
  body->text_def = model->def;
  game_changed(g);
  return boolean(true);
}

/* 434: a list of what is to be attached, one thing to attach it to. */
ACTION(attach)
{
  const ArbId *ids;
  int count = objects(&a[0], &ids);
  bool done = false;
  if (!given(&a[1]) || !rb_body_of(g, a[1].id)) return boolean(false);
  for (int i = 0; i < count; i++)
    if (rb_body_of(g, ids[i])) done |= rb_attach(g, id_index1(ids[i]), id_index1(a[1].id), c->you);
  return boolean(done);
}

static void each_detach(ArbGame *g, int card1, ArbSeat by)
{
  rb_detach(g, card1, by);
}
ACTION(detach)
{
  return to_each(g, c, a, each_detach);
}

ACTION(kill)
{
  const ArbId *ids;
  int count = objects(a, &ids);
  RbActor actor = actor_of(g, c);
  return boolean(rb_kill(g, ids, count, &actor) > 0);
}

ACTION(recycle)
{
  const ArbId *ids;
  int count = objects(a, &ids);
  rb_recycle(g, ids, count, c->you);
  return boolean(count > 0);
}

ACTION(deal)
{
  const ArbId *ids;
  int count = objects(&a[1], &ids);
  if (a[0].type != ARB_T_INT) return boolean(false);
  ArbDeal *deals = arena_take(g, (size_t)(count + 1) * sizeof *deals);
  for (int i = 0; i < count; i++)
    deals[i] = (ArbDeal){ids[i], a[2].type == ARB_T_ID ? a[2].id : ARB_NOTHING, amount_of(&a[0])};
  RbActor actor = actor_of(g, c);
  uint32_t before = g->s->events;
  rb_deal(g, deals, count, &actor);
  return boolean(g->s->events != before);
}

ACTION(deal_each)
{
  RbActor actor = actor_of(g, c);
  uint32_t before = g->s->events;
  rb_deal(g, a[0].deals, a[0].count, &actor);
  return boolean(g->s->events != before);
}

typedef struct Split {
  const ArbId *ids;
  int count, total;
} Split;

static void list_split(ArbGame *g, const void *data)
{
  const Split *split = data;
  for (int i = 0; i < split->count; i++)
    ask_option(g, (ArbOption){.verb = RB_V_DAMAGE,
                              .object = split->ids[i],
                              .aux = 1, /* 355.14.g */
                              .value = split->total});
}

static void list_split_targets(ArbGame *g, const void *data)
{
  const Split *split = data;
  for (int i = 0; i < split->count; i++)
    ask_option(g, (ArbOption){.verb = RB_V_TARGET, .object = split->ids[i]});
}

/* 355.14.h: with more targets than damage the controller says which remain. */
static void drop_targets(ArbGame *g, const ArbContext *c, Split *split)
{
  if (split->count <= split->total) return;
  ArbPicked kept = ask_pick(g, &(ArbAsk){.player = c->you,
                                         .shape = ARB_PICK,
                                         .rule = "355.14.h",
                                         .text = "Which targets remain?",
                                         .source = c->me,
                                         .min = split->total,
                                         .max = split->total,
                                         .list = list_split_targets,
                                         .data = split});
  ArbId *left = arena_take(g, (size_t)kept.count * sizeof *left);
  for (int i = 0; i < kept.count; i++) left[i] = kept.options[i].object;
  split->ids = left;
  split->count = kept.count;
}

/* 355.14.e, 355.14.f: the whole amount is divided now, at least 1 to each. */
ACTION(deal_split)
{
  const ArbId *ids;
  int count = objects(&a[1], &ids);
  bool by_unit = a[2].type == ARB_T_ID;
  if (a[0].type != ARB_T_INT || a[2].type == ARB_T_NONE || c->you == ARB_NO_SEAT)
    return boolean(false);
  int total = amount_of(&a[0]);
  if (total > 0 && !by_unit) total += rb_bonus_damage(g, c->you, 0); /* 715.3 */
  if (count == 0 || total < 1) return boolean(false);
  Split *split = arena_take(g, sizeof *split);
  ArbId *targets = arena_take(g, (size_t)count * sizeof *targets);
  memcpy(targets, ids, (size_t)count * sizeof *targets);
  *split = (Split){targets, count, total};
  drop_targets(g, c, split);
  ArbDeal *deals = arena_take(g, (size_t)split->count * sizeof *deals);
  for (int i = 0; i < split->count; i++)
    deals[i] = (ArbDeal){split->ids[i], by_unit ? a[2].id : ARB_NOTHING, total / split->count};
  if (split->count > 1 && split->count < total) {
    ArbPicked amounts = ask_split(g, &(ArbAsk){.player = c->you,
                                               .shape = ARB_SPLIT,
                                               .rule = "355.14.e",
                                               .text = "Split the damage",
                                               .source = c->me,
                                               .min = total,
                                               .max = total,
                                               .list = list_split,
                                               .data = split});
    for (int i = 0; i < split->count; i++) deals[i].amount = amounts.options[i].value;
  }
  RbActor actor = actor_of(g, c);
  actor.bonus_counted = true;
  uint32_t before = g->s->events;
  rb_deal(g, deals, split->count, &actor);
  return boolean(g->s->events != before);
}

/* "base": each unit's own; "here": where the ability's object is. */
static ArbId place_argument(ArbGame *g, const ArbContext *c, const ArbValue *v, int card1)
{
  if (v->type == ARB_T_ID) {
    const RbBody *body = rb_body_of(g, v->id);
    if (body && rb_def_of(g, id_index1(v->id))->type != RB_BATTLEFIELD) return body->place;
    return v->id;
  }
  if (v->type != ARB_T_NAME) return ARB_NOTHING;
  if (strcmp(v->name, "here") == 0) return c->here;
  if (strcmp(v->name, "base") != 0)
    flow_refuse(g, "there is no place \"%s\" (base, here or an id)", v->name);
  if (card1) return rb_base(rb_card(g, card1)->controller);
  return c->you == ARB_NO_SEAT ? ARB_NOTHING : rb_base(c->you);
}

ACTION(move)
{
  const ArbId *ids;
  int count = objects(&a[0], &ids);
  uint32_t before = g->s->events;
  rb_batch_open(g);
  for (int i = 0; i < count; i++) {
    if (!rb_body_of(g, ids[i])) continue;
    ArbId place = place_argument(g, c, &a[1], id_index1(ids[i]));
    if (!id_is_nothing(place)) rb_move(g, &ids[i], 1, place, c->you);
  }
  rb_batch_close(g);
  return boolean(g->s->events != before);
}

/* Whose effect it is, for whoever asks later. */
static void begun_by(RbEffect *effect, const ArbContext *c)
{
  effect->source = c->me;
  effect->def = c->def;
}

/* 472.3.b: a limit is measured now and remembered. */
ACTION(give_might)
{
  const ArbId *ids;
  int count = objects(&a[0], &ids);
  RbActor actor = actor_of(g, c);
  if (a[1].type != ARB_T_INT) return boolean(false);
  for (int i = 0; i < count; i++) {
    if (!rb_body_of(g, ids[i]) || rb_def_of(g, id_index1(ids[i]))->type != RB_UNIT) continue;
    int card1 = id_index1(ids[i]), amount = amount_of(&a[1]), now = rb_derived(g, card1)->might;
    if (a[3].type == ARB_T_INT && amount < 0 && now + amount < a[3].number)
      amount = now < a[3].number ? 0 : a[3].number - now;
    RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, RB_F_MIGHT, a[2].number));
    begun_by(effect, c);
    effect->object = ids[i];
    effect->amount = (int16_t)amount;
    effect->serial = actor.serial;
    rb_tell(g, RB_E_MIGHT, c->you, card1, ARB_NOTHING, amount);
  }
  game_changed(g);
  return boolean(count > 0);
}

/* A fixed change of Might, measured now. */
static void change_might(ArbGame *g, const ArbContext *c, RbEffectKind kind, ArbId unit, int amount,
                         int until)
{
  int card1 = id_index1(unit);
  RbActor actor = actor_of(g, c);
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, kind, until));
  int change = kind == RB_F_SET_MIGHT ? amount - rb_base_might(g, card1) : amount;
  begun_by(effect, c);
  effect->object = unit;
  effect->amount = (int16_t)amount;
  effect->serial = actor.serial;
  game_changed(g); /* the layers were asked meanwhile */
  rb_tell(g, RB_E_MIGHT, c->you, card1, ARB_NOTHING, change);
}

static bool is_unit_there(const ArbGame *g, ArbId id)
{
  return rb_body_of(g, id) && rb_def_of(g, id_index1(id))->type == RB_UNIT;
}

/* 432: by what each has now, below 0 too (143.2.b.1). */
ACTION(double_might)
{
  const ArbId *ids;
  int count = objects(&a[0], &ids), done = 0;
  int16_t *now = arena_take(g, (size_t)(count + 1) * sizeof *now);
  for (int i = 0; i < count; i++)
    if (is_unit_there(g, ids[i])) now[i] = rb_derived(g, id_index1(ids[i]))->might;
  for (int i = 0; i < count; i++) {
    if (!is_unit_there(g, ids[i])) continue;
    change_might(g, c, RB_F_MIGHT, ids[i], now[i], a[1].number);
    done++;
  }
  return boolean(done > 0);
}

/* 433: one is increased and one decreased, by the difference there is now. */
ACTION(swap_might)
{
  if (!given(&a[0]) || !given(&a[1])) return boolean(false);
  if (!is_unit_there(g, a[0].id) || !is_unit_there(g, a[1].id)) return boolean(false);
  int more = rb_derived(g, id_index1(a[1].id))->might - rb_derived(g, id_index1(a[0].id))->might;
  change_might(g, c, RB_F_MIGHT, a[0].id, more, a[2].number);
  change_might(g, c, RB_F_MIGHT, a[1].id, -more, a[2].number);
  return boolean(true);
}

/* Up to a value, measured now; what is there already is left alone. */
ACTION(raise_might)
{
  const ArbId *ids;
  int count = objects(&a[0], &ids), done = 0;
  if (a[1].type != ARB_T_INT) return boolean(false);
  for (int i = 0; i < count; i++) {
    if (!is_unit_there(g, ids[i])) continue;
    int more = amount_of(&a[1]) - rb_derived(g, id_index1(ids[i]))->might;
    if (more <= 0) continue;
    change_might(g, c, RB_F_MIGHT, ids[i], more, a[2].number);
    done++;
  }
  return boolean(done > 0);
}

ACTION(set_might) /* 472.1.a.1: assigned before arithmetic */
{
  const ArbId *ids;
  int count = objects(&a[0], &ids), done = 0;
  if (a[1].type != ARB_T_INT) return boolean(false);
  for (int i = 0; i < count; i++) {
    if (!is_unit_there(g, ids[i])) continue;
    change_might(g, c, RB_F_SET_MIGHT, ids[i], amount_of(&a[1]), a[2].number);
    done++;
  }
  return boolean(done > 0);
}

ACTION(give) /* 801.3 */
{
  const ArbId *ids;
  int count = objects(&a[0], &ids);
  for (int i = 0; i < count; i++) {
    if (!rb_body_of(g, ids[i])) continue;
    RbEffect *effect = pool_at(
        g->s, RB_POOL_EFFECT,
        rb_effect_new(g, RB_F_KEYWORD, a[3].type == ARB_T_INT ? a[3].number : RB_UNTIL_BOARD));
    begun_by(effect, c);
    effect->object = ids[i];
    effect->keyword = (uint8_t)a[1].number;
    effect->amount = (int16_t)(a[2].type == ARB_T_INT ? a[2].number : 1);
    ArbEvent told = rb_event(g, RB_E_GRANT, c->you, id_index1(ids[i]));
    told.aux = (int16_t)a[1].number;
    told.amount = effect->amount;
    event_record(g, &told);
  }
  game_changed(g);
  return boolean(count > 0);
}

/* "my keywords": as they are now (359.3.f.2), each as its own effect. */
ACTION(give_keywords)
{
  const ArbId *ids;
  int count = objects(&a[0], &ids), done = 0;
  if (!given(&a[1]) || !state_resolve(g->s, a[1].id)) return boolean(false);
  for (int k = 0; k < RB_KEYWORD_COUNT; k++) {
    int of1 = id_index1(a[1].id);
    if (!rb_has(g, of1, k)) continue;
    ArbValue values[] = {a[0],
                         {.type = ARB_T_KEYWORD, .number = k},
                         {.type = ARB_T_INT, .number = rb_keyword_value(g, of1, k)},
                         a[2]};
    int times = rb_keyword_stacks[k] == RB_STACKS_EACH ? values[2].number : 1;
    for (int i = 0; i < times; i++) act_give(g, c, values);
    done += count;
  }
  return boolean(done > 0);
}

/* ---- Control, copies, created and replaced objects ------------------------ */

static uint16_t token_def(ArbGame *g, const char *name);

ACTION(take_control) /* 188 */
{
  const ArbId *ids;
  int count = objects(&a[0], &ids), done = 0;
  ArbSeat by = actor_seat(c, &a[2]);
  if (by == ARB_NO_SEAT || (a[1].number == RB_UNTIL_SOURCE && !rb_body_of(g, c->me)))
    return boolean(false);
  for (int i = 0; i < count; i++)
    if (rb_body_of(g, ids[i]))
      done += rb_take_control(g, id_index1(ids[i]), by, a[1].number, c->me);
  return boolean(done > 0);
}

ACTION(lose_control)
{
  const ArbId *ids;
  int count = objects(&a[0], &ids), done = 0;
  (void)c;
  for (int i = 0; i < count; i++)
    if (rb_body_of(g, ids[i])) done += rb_lose_control(g, id_index1(ids[i]));
  return boolean(done > 0);
}

ACTION(become_copy) /* 472.1.b */
{
  const ArbId *ids;
  int count = objects(&a[0], &ids), done = 0;
  int until = a[2].type == ARB_T_INT ? a[2].number : RB_UNTIL_BOARD;
  (void)c;
  if (!given(&a[1]) || !rb_body_of(g, a[1].id)) return boolean(false);
  for (int i = 0; i < count; i++)
    if (rb_body_of(g, ids[i]))
      done += rb_become_copy(g, id_index1(ids[i]), id_index1(a[1].id), until);
  return boolean(done > 0);
}

ACTION(create) /* 439 */
{
  uint16_t def = token_def(g, a[0].name);
  ArbId place = place_argument(g, c, &a[1], 0);
  if (c->you == ARB_NO_SEAT) return none();
  if (a[1].type == ARB_T_NIL) place = rb_base(c->you);
  if (id_is_nothing(place)) return none();
  return object(rb_id(g, rb_create(g, def, c->you, place)));
}

ACTION(replace) /* 438 */
{
  uint16_t def = token_def(g, a[1].name);
  if (!given(&a[0]) || !rb_body_of(g, a[0].id) || c->you == ARB_NO_SEAT) return boolean(false);
  return boolean(rb_put_in_place(g, id_index1(a[0].id), def, c->you));
}

ACTION(swap_back) /* 438.7 */
{
  if (!given(&a[0]) || !rb_body_of(g, a[0].id)) return boolean(false);
  return boolean(rb_swap_back(g, id_index1(a[0].id), c->you));
}

ACTION(draw)
{
  ArbSeat by = actor_seat(c, &a[1]);
  if (by == ARB_NO_SEAT || a[0].type != ARB_T_INT) return boolean(false);
  rb_draw(g, by, how_many(&a[0], 0));
  return boolean(true);
}

static void list_hand(ArbGame *g, const void *data)
{
  for (RB_EACH(g, card1, rb_zone(g, RB_Z_HAND, *(const ArbSeat *)data)))
    ask_option(g, (ArbOption){.verb = RB_V_CARD, .object = rb_id(g, card1)});
}

/* A card that was named already; it must be in a hand still. */
static ArbValue discard_that(ArbGame *g, const ArbValue *which, ArbSeat by)
{
  if (!state_resolve(g->s, which->id) || rb_zone_of(g, id_index1(which->id)) != RB_Z_HAND)
    return list(NULL, 0);
  int card1 = id_index1(which->id);
  ArbId *discarded = arena_take(g, sizeof *discarded);
  rb_discard(g, card1, by);
  *discarded = rb_id(g, card1);
  return list(discarded, 1);
}

ACTION(discard) /* 422.1.a, .4 */
{
  ArbSeat *by = arena_take(g, sizeof *by);
  *by = actor_seat(c, &a[1]);
  if (*by == ARB_NO_SEAT || a[0].type != ARB_T_INT || a[0].number < 1) return list(NULL, 0);
  if (given(&a[2])) return discard_that(g, &a[2], *by);
  ArbPicked picked = ask_pick(g, &(ArbAsk){.player = *by,
                                           .shape = ARB_PICK,
                                           .rule = "422.1.a",
                                           .text = "Discard",
                                           .source = c->me,
                                           .min = a[0].number,
                                           .max = a[0].number,
                                           .list = list_hand,
                                           .data = by});
  ArbId *discarded = arena_take(g, (size_t)(picked.count + 1) * sizeof *discarded);
  rb_batch_open(g);
  for (int i = 0; i < picked.count; i++) {
    int card1 = id_index1(picked.options[i].object);
    rb_discard(g, card1, *by);
    discarded[i] = rb_id(g, card1);
  }
  rb_batch_close(g);
  return list(discarded, picked.count);
}

/* 431.1.b: puts the top cards of the Main Deck into the trash. */
ACTION(mill)
{
  ArbSeat by = actor_seat(c, &a[1]);
  if (by == ARB_NO_SEAT) return boolean(false);
  int count = how_many(&a[0], 0);
  rb_mill(g, by, count);
  return boolean(count > 0);
}

ACTION(channel)
{
  ArbSeat by = actor_seat(c, &a[2]);
  if (by == ARB_NO_SEAT) return integer(0);
  return integer(rb_channel(g, by, how_many(&a[0], 0), a[1].type == ARB_T_BOOL && a[1].number));
}

/* ---- Looking at decks --------------------------------------------------- */

static int top_cards(ArbGame *g, ArbSeat seat, int count, ArbId **ids)
{
  int deck = rb_zone(g, RB_Z_DECK, seat), n = 0;
  int size = state_zone(g->s, deck)->count;
  if (count > size) count = size; /* 431.1.c: no Burn Out */
  *ids = arena_take(g, (size_t)(count + 1) * sizeof **ids);
  for (int at = zone_first(g, deck); at && n < count; at = card_next(g, at))
    (*ids)[n++] = rb_id(g, at);
  return n;
}

ACTION(look)
{
  ArbSeat by = actor_seat(c, &a[1]), whose = given(&a[2]) ? actor_seat(c, &a[2]) : by;
  ArbId *ids;
  if (by == ARB_NO_SEAT || whose == ARB_NO_SEAT) return list(NULL, 0);
  int count = top_cards(g, whose, how_many(&a[0], 0), &ids);
  for (int i = 0; i < count; i++) know_show(g, id_index1(ids[i]), 1u << by);
  rb_tell(g, RB_E_LOOK, by, 0, ARB_NOTHING, count);
  return list(ids, count);
}

/* 437: `amount` of the next damage, or all of it, as long as it lasts. */
ACTION(prevent)
{
  const ArbId *ids;
  int count = objects(&a[0], &ids), done = 0;
  bool all = a[2].type != ARB_T_INT;
  if (!all && a[2].number < 1) return boolean(false);
  for (int i = 0; i < count; i++) {
    if (!is_unit_there(g, ids[i])) continue;
    RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, RB_F_PREVENT, a[1].number));
    effect->object = ids[i];
    effect->source = c->me;
    effect->def = c->def;
    effect->controller = c->you;
    effect->amount = (int16_t)(all ? INT16_MAX : amount_of(&a[2]));
    done++;
  }
  return boolean(done > 0);
}

static ArbValue act_reveal(ArbGame *g, const ArbContext *c, const ArbValue *a);

/* 424: the top cards of a deck, seen only as they are revealed. */
ACTION(reveal_top)
{
  ArbSeat whose = actor_seat(c, &a[1]);
  ArbId *ids;
  if (whose == ARB_NO_SEAT) return list(NULL, 0);
  ArbEvent *event = arena_take(g, sizeof *event);
  *event = rb_event(g, RB_E_REVEAL_DECK, c->you, 0);
  event->subject = id_player(whose);
  event->subject_owner = event->subject_controller = whose;
  event->amount = (int16_t)how_many(&a[0], 1);
  if (rb_replaced(g, event)) return list(NULL, 0);
  int count = top_cards(g, whose, event->amount, &ids);
  ArbValue cards = list(ids, count);
  act_reveal(g, c, &cards);
  return cards;
}

ACTION(reveal) /* 424 */
{
  const ArbId *ids;
  int count = objects(a, &ids);
  rb_batch_open(g);
  for (int i = 0; i < count; i++) {
    if (!state_resolve(g->s, ids[i])) continue;
    know_show(g, id_index1(ids[i]), 0xFF);
    ArbEvent event = rb_event(g, RB_E_REVEAL, c->you, id_index1(ids[i]));
    rb_emit(g, &event);
  }
  rb_batch_close(g);
  return nil();
}

typedef struct Listed {
  const ArbId *ids;
  int count;
  uint8_t verb;
} Listed;

static void list_given(ArbGame *g, const void *data)
{
  const Listed *listed = data;
  for (int i = 0; i < listed->count; i++)
    ask_option(g, (ArbOption){.verb = listed->verb, .object = listed->ids[i]});
}

static Listed *listed_of(ArbGame *g, const ArbId *ids, int count, int verb)
{
  Listed *listed = arena_take(g, sizeof *listed);
  ArbId *copy = arena_take(g, (size_t)(count + 1) * sizeof *copy);
  if (count) memcpy(copy, ids, (size_t)count * sizeof *copy);
  *listed = (Listed){copy, count, (uint8_t)verb};
  return listed;
}

/* 436: looks at the top cards, recycles any of them, puts the rest back in any order. */
ACTION(predict)
{
  ArbSeat by = c->you;
  ArbId *ids, *rest;
  int kept = 0;
  if (by == ARB_NO_SEAT) return nil();
  int count = top_cards(g, by, how_many(&a[0], 1), &ids);
  if (count == 0) return nil();
  for (int i = 0; i < count; i++) know_show(g, id_index1(ids[i]), 1u << by);
  rb_tell(g, RB_E_LOOK, by, 0, ARB_NOTHING, count);
  ArbPicked out = ask_pick(g, &(ArbAsk){.player = by,
                                        .shape = ARB_PICK,
                                        .rule = "436.1",
                                        .text = "Recycle which?",
                                        .source = c->me,
                                        .min = 0,
                                        .max = count,
                                        .list = list_given,
                                        .data = listed_of(g, ids, count, RB_V_RECYCLE)});
  ArbId *gone = arena_take(g, (size_t)(out.count + 1) * sizeof *gone);
  rest = arena_take(g, (size_t)(count + 1) * sizeof *rest);
  for (int i = 0; i < out.count; i++) gone[i] = out.options[i].object;
  for (int i = 0; i < count; i++) {
    bool recycled = false;
    for (int j = 0; j < out.count; j++) recycled |= id_equal(gone[j], ids[i]);
    if (!recycled) rest[kept++] = ids[i];
  }
  int recycled = out.count;
  ArbPicked order = ask_order(g, &(ArbAsk){.player = by,
                                           .shape = ARB_ORDER,
                                           .rule = "436.1.b",
                                           .text = "In which order, from the top?",
                                           .source = c->me,
                                           .list = list_given,
                                           .data = listed_of(g, rest, kept, RB_V_TOP)});
  for (int i = kept - 1; i >= 0; i--) rest[i] = order.options[i].object;
  for (int i = kept - 1; i >= 0; i--) { /* put back from the last to the first */
    int card1 = id_index1(rest[i]);
    zone_move(g, card1, rb_zone(g, RB_Z_DECK, by), ARB_TOP);
  }
  rb_recycle(g, gone, recycled, by);
  return nil();
}

/* ---- Choosing on resolution (355.17) ------------------------------------ */

ACTION(choose)
{
  const ArbId *ids;
  int count = objects(&a[0], &ids);
  if (a[0].type == ARB_T_SELECTOR) {
    int max = g->s->pools[ARB_POOL_CARD].used;
    ArbId *found = arena_raw(g, (size_t)(max + 1) * sizeof *found);
    count = selector_list(g, a[0].number, c, found, max);
    ids = found;
  }
  int n = how_many(&a[1], 1), max = how_many(&a[2], n);
  bool optional = a[4].type == ARB_T_BOOL && a[4].number;
  ArbSeat by = actor_seat(c, &a[3]);
  ArbId *picked = arena_take(g, (size_t)(count + 1) * sizeof *picked);
  if (a[6].type == ARB_T_SELECTOR) { /* where */
    int kept = 0;
    ArbContext context = *c;
    int32_t args[4];
    context.args = args, context.arg_count = 0;
    if (a[7].type == ARB_T_INT) args[context.arg_count++] = a[7].number;
    for (int i = 0; i < count; i++)
      if (selector_matches(g, a[6].number, &context, ids[i])) picked[kept++] = ids[i];
    ids = picked, count = kept;
  }
  if (by == ARB_NO_SEAT || count == 0) return max > 1 ? list(NULL, 0) : none();
  char *text = NULL;
  if (a[5].type == ARB_T_NAME) {
    size_t size = strlen(a[5].name) + 1;
    text = arena_take(g, size);
    memcpy(text, a[5].name, size);
  }
  int min = optional || a[2].type == ARB_T_INT ? 0 : n;
  ArbPicked chosen = ask_pick(g, &(ArbAsk){.player = by,
                                           .shape = ARB_PICK,
                                           .rule = "355.17",
                                           .text = text ? text : "Choose",
                                           .source = c->me,
                                           .min = min,
                                           .max = max,
                                           .list = list_given,
                                           .data = listed_of(g, ids, count, RB_V_CARD)});
  ArbId *result = arena_take(g, (size_t)(chosen.count + 1) * sizeof *result);
  for (int i = 0; i < chosen.count; i++) result[i] = chosen.options[i].object;
  if (max > 1) return list(result, chosen.count);
  return chosen.count ? object(result[0]) : none();
}

ACTION(yes)
{
  ArbSeat by = actor_seat(c, &a[1]);
  size_t size = strlen(a[0].name) + 1;
  char *text = arena_take(g, size);
  memcpy(text, a[0].name, size);
  return boolean(by != ARB_NO_SEAT && ask_yes(g, by, "355.17", text, c->me));
}

/* ---- Playing by effect (354.3, 419.3) ----------------------------------- */

/* What "ignoring" takes off: base costs (356.1.b), or with "all" any and all costs. */
static int ignored_costs(ArbGame *g, const ArbValue *what)
{
  static const struct {
    const char *name;
    int flags;
  } words[] = {{"cost", RB_IGNORE_ENERGY | RB_IGNORE_POWER},
               {"energy", RB_IGNORE_ENERGY},
               {"power", RB_IGNORE_POWER},
               {"all", RB_IGNORE_ALL}};
  if (what->type != ARB_T_NAME) return 0;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (strcmp(words[i].name, what->name) == 0) return words[i].flags;
  flow_refuse(g, "play: one can ignore \"cost\", \"energy\", \"power\" or \"all\", not \"%s\"",
              what->name);
}

ACTION(play)
{
  ArbSeat by = actor_seat(c, &a[3]);
  if (!given(&a[0]) || !state_resolve(g->s, a[0].id) || by == ARB_NO_SEAT) return boolean(false);
  int card1 = id_index1(a[0].id), type = rb_def_of(g, card1)->type;
  int flags = ignored_costs(g, &a[1]);
  if (type != RB_UNIT && type != RB_GEAR && type != RB_SPELL) return boolean(false);
  ArbId place = place_argument(g, c, &a[2], 0);
  if (given(&a[2]) && id_is_nothing(place)) return boolean(false);
  if (a[4].type == ARB_T_INT || a[5].type == ARB_T_INT) flags |= RB_FOR_COST; /* 356.1.a */
  rb_declare_play(g, by, card1, flags);
  RbItem *item = rb_item(g, rb_item_newest(g, false));
  item->less = (uint16_t)how_many(&a[7], 0);
  int origin1 = rb_item_find(g, c->item);
  item->for_energy = (uint8_t)how_many(&a[4], 0);
  item->for_any = (uint8_t)how_many(&a[5], 0);
  item->measured = a[8].type == ARB_T_INT ? a[8].number : 0;
  if (a[6].type == ARB_T_NAME) {
    int zone = rb_find_zone(a[6].name);
    if (zone < 0) flow_refuse(g, "play: there is no zone \"%s\"", a[6].name);
    item->leaves_to1 = (uint8_t)(zone + 1);
  }
  if (given(&a[2]))
    item->flags |= RB_PLACE_FIXED, item->place = place;
  else if (origin1 && type == RB_UNIT && rb_item(g, origin1)->flags & RB_FROM_HIDDEN)
    item->flags |= RB_PLACE_FIXED, item->place = rb_item(g, origin1)->place; /* 811.1.d.3 */
  return boolean(true);
}

static uint16_t token_def(ArbGame *g, const char *name)
{
  for (int def = 1; def <= g->cards->card_count; def++) {
    const RbCardDef *d = rb_def(g, (uint16_t)def);
    if (d->supertypes & RB_TOKEN && strncmp(d->id, "token-", 6) == 0 &&
        strcmp(d->id + 6, name) == 0)
      return (uint16_t)def;
  }
  flow_refuse(g, "there is no token \"%s\"", name);
}

/* The item an id names: its own, or the card that is being played. */
static int item_of(const ArbGame *g, ArbId id)
{
  for (int i = 1; i <= g->s->pools[RB_POOL_ITEM].used; i++)
    if (rb_item(g, i)->kind1 && id_equal(rb_item(g, i)->card, id)) return i;
  return rb_item_find(g, id);
}

typedef struct TokenPlay {
  uint16_t def;
  ArbSeat by;
  uint16_t flags;
  ArbId place;
} TokenPlay;

static int start_token(ArbGame *g, const TokenPlay *play)
{
  int card1 = zone_create(g, play->def, play->by, rb_zone(g, RB_Z_CHAIN, 0), ARB_CARD_TOKEN);
  RbItem *item = rb_item(g, rb_item_new(g, RB_I_TOKEN, play->by));
  item->card = rb_id(g, card1);
  item->def = play->def;
  item->from_zone = RB_Z_CHAIN;
  item->flags |= play->flags;
  item->place = play->place;
  return card1;
}

/* Each of them may be replaced by itself (373); what comes of it comes as it would have
** (375).  Gives how many of `made` there are. */
static int start_tokens(ArbGame *g, const TokenPlay *play, int count, ArbId *made)
{
  int room = count * 4, n = 0;
  ArbEvent *events = arena_take(g, (size_t)(count + 1) * sizeof *events);
  bool *gone = arena_take(g, (size_t)count + 1);
  for (int i = 0; i < count; i++) {
    int card1 = start_token(g, play);
    events[i] = rb_event(g, RB_E_PLAY_TOKEN, play->by, card1);
    events[i].place = play->place;
    events[i].amount = 1;
  }
  rb_replace(g, events, count, gone);
  for (int i = 0; i < count; i++) {
    if (gone[i]) { /* not played after all */
      rb_item_remove(g, item_of(g, events[i].subject));
      zone_destroy(g, id_index1(events[i].subject));
      continue;
    }
    made[n++] = events[i].subject;
    for (int more = 1; more < events[i].amount && n < room; more++)
      made[n++] = rb_id(g, start_token(g, play));
  }
  return n;
}

/* A token is played like a card: its place is chosen when it is finalized. One
** played from a hidden card's effect goes where that was hidden (811.1.d.3). */
ACTION(play_token)
{
  int count = how_many(&a[3], 1), origin1 = rb_item_find(g, c->item);
  TokenPlay *play = arena_take(g, sizeof *play);
  *play = (TokenPlay){.def = token_def(g, a[0].name), .by = actor_seat(c, &a[4])};
  bool hidden = origin1 && rb_item(g, origin1)->flags & RB_FROM_HIDDEN;
  if (a[2].type == ARB_T_BOOL)
    play->flags |= a[2].number ? RB_ENTER_READY : RB_ENTER_EXHAUSTED; /* 181.1 */
  if (a[1].type != ARB_T_NIL)
    play->flags |= RB_PLACE_FIXED, play->place = place_argument(g, c, &a[1], 0);
  else if (hidden)
    play->flags |= RB_PLACE_FIXED, play->place = rb_item(g, origin1)->place;
  if (play->by == ARB_NO_SEAT || (a[1].type != ARB_T_NIL && id_is_nothing(play->place)))
    return list(NULL, 0);
  ArbId *made = arena_take(g, (size_t)(count * 4 + 1) * sizeof *made);
  int n = start_tokens(g, play, count, made);
  return n == 1 ? object(made[0]) : list(made, n);
}

/* ---- Abilities started by name ------------------------------------------ */

static int named_ability(ArbGame *g, const ArbContext *c, const char *name)
{
  int ability = rb_named(g, c->def, name);
  if (ability < 0) flow_refuse(g, "%s has no ability named \"%s\"", rb_def(g, c->def)->name, name);
  return ability;
}

/* A reference to something that is gone starts nothing (359.3.e.6). */
static bool take_refs(const ArbValue *values, ArbId *refs)
{
  for (int i = 0; i < ARB_REFS_MAX && values[i].type != ARB_T_NIL; i++) {
    if (values[i].type != ARB_T_ID) return false;
    refs[i] = values[i].id;
  }
  return true;
}

static ArbValue start_effect(ArbGame *g, const ArbContext *c, int ability, RbEffectKind kind,
                             int until, const ArbValue *refs)
{
  ArbId taken[ARB_REFS_MAX] = {{0, 0}};
  RbActor actor = actor_of(g, c);
  if (!take_refs(refs, taken)) return boolean(false);
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, kind, until));
  effect->ability = (uint16_t)ability;
  begun_by(effect, c);
  effect->controller = c->you;
  effect->serial = actor.serial;
  memcpy(effect->refs, taken, sizeof taken);
  return boolean(true);
}

ACTION(later) /* 389-392 */
{
  int ability = named_ability(g, c, a[0].name);
  const RbAbility *named = rb_ability(g, ability);
  RbEffectKind kind = named->kind == RB_REPLACEMENT ? RB_F_REPLACEMENT : RB_F_DELAYED;
  return start_effect(g, c, ability, kind, named->ends_at, &a[1]);
}

ACTION(start) /* 390.4 */
{
  return start_effect(g, c, named_ability(g, c, a[0].name), RB_F_STATIC, a[1].number, &a[2]);
}

/* "Activate the conquer effects of", "repeat its play effect": without the event. */
ACTION(run_effects)
{
  static const char *const names[] = {NULL,   "play",   "deathknell", "conquer",
                                      "hold", "attack", "defend"};
  const ArbId *ids = &c->me; /* nobody named: my own, also when I am gone */
  int count = a[1].type == ARB_T_NIL ? 1 : objects(&a[1], &ids);
  for (int class = 1; class < (int)(sizeof names / sizeof *names); class ++)
    if (strcmp(names[class], a[0].name) == 0) {
      rb_run_class(g, class, ids, count, c->you, c->me, c->def);
      return boolean(count > 0);
    }
  flow_refuse(g, "there are no \"%s\" effects (play, deathknell, conquer, hold, attack, defend)",
              a[0].name);
}

ACTION(then_do) /* 386-388 */
{
  int ability = named_ability(g, c, a[0].name);
  ArbId taken[ARB_REFS_MAX] = {{0, 0}};
  if (c->you == ARB_NO_SEAT || !take_refs(&a[1], taken)) return boolean(false);
  int item1 = rb_item_new(g, RB_I_TRIGGERED, c->you);
  RbItem *item = rb_item(g, item1);
  item->source = c->me;
  item->def = c->def;
  item->ability = (uint16_t)ability;
  item->flags |= RB_IS_REFLEXIVE;
  if (c->event) item->event = *c->event;
  memcpy(item->refs, taken, sizeof taken);
  ArbEvent told = {.kind1 = RB_E_TRIGGER + 1,
                   .actor = c->you,
                   .known = 0xFF,
                   .subject = c->me,
                   .subject_def = c->def,
                   .source = rb_item_id(g, item1)};
  event_record(g, &told);
  return boolean(true);
}

/* ---- Points, resources, the chain --------------------------------------- */

ACTION(add)
{
  RbAdd add = {.energy = (uint8_t)(a[0].type == ARB_T_INT ? a[0].number : 0)};
  if (c->you == ARB_NO_SEAT) return nil();
  if (a[1].type == ARB_T_INT && a[1].number > 0)
    add.power[0] = (RbPower){RB_ANY_DOMAIN, (uint8_t)a[1].number};
  rb_add(g, c->you, &add);
  for (int d = 0; d < RB_DOMAINS; d++) {
    if (a[2 + d].type != ARB_T_INT || a[2 + d].number < 1) continue;
    RbAdd power = {.power = {{(uint8_t)(1 << d), (uint8_t)a[2 + d].number}}};
    rb_add(g, c->you, &power);
  }
  return nil();
}

/* 742.1.a: a cost within an instruction of a spell, paid as it resolves. */
ACTION(pay)
{
  ArbSeat by = actor_seat(c, &a[8]);
  RbTotal *total = arena_take(g, sizeof *total);
  total->showdown = rb_showdown(g) != NULL;
  RbCost cost = {.energy = (int16_t)(a[0].type == ARB_T_INT ? a[0].number : 0)};
  if (a[1].type == ARB_T_INT) cost.power[0] = (RbPower){RB_ANY_DOMAIN, (uint8_t)a[1].number};
  rb_total_add(total, &cost);
  for (int d = 0; d < RB_DOMAINS; d++) {
    if (a[2 + d].type != ARB_T_INT) continue;
    RbCost power = {.power = {{(uint8_t)(1 << d), (uint8_t)a[2 + d].number}}};
    rb_total_add(total, &power);
  }
  total->xp = a[10].type == ARB_T_INT && a[10].number > 0 ? a[10].number : 0;
  if (by == ARB_NO_SEAT || !rb_can_pay(g, by, total, NULL, 0)) return boolean(false);
  bool optional = a[9].type == ARB_T_BOOL && a[9].number;
  if (optional && !ask_yes(g, by, "742.1.a", "Pay the cost?", c->me)) return boolean(false);
  rb_pay(g, by, total, c->me, NULL, 0);
  return boolean(true);
}

ACTION(gain_xp) /* 730.1 */
{
  ArbSeat by = actor_seat(c, &a[1]);
  if (by == ARB_NO_SEAT || a[0].type != ARB_T_INT) return boolean(false);
  rb_gain_xp(g, by, amount_of(&a[0]));
  return boolean(a[0].number > 0);
}

/* What the ability measured as it triggered. */
ACTION(measured)
{
  int item1 = rb_item_find(g, c->item);
  (void)a;
  return item1 ? integer(rb_item(g, item1)->measured) : none();
}

/* Whether what runs, or what was played, came from that zone. */
ACTION(played_from)
{
  int item1 = rb_item_find(g, c->item), zone = rb_find_zone(a[0].name);
  if (zone < 0) flow_refuse(g, "there is no zone \"%s\"", a[0].name);
  if (item1 && rb_item(g, item1)->kind1 == RB_I_CARD)
    return boolean(rb_item(g, item1)->from_zone == zone);
  return boolean(c->event && c->event->kind1 == RB_E_PLAY + 1 && c->event->cause == zone + 1);
}

ACTION(win)
{
  ArbSeat seat = actor_seat(c, &a[0]);
  if (seat != ARB_NO_SEAT && !rb_over(g)) rb_win(g, seat);
  return nil();
}

ACTION(gain_points)
{
  ArbSeat seat = actor_seat(c, &a[1]);
  if (seat != ARB_NO_SEAT && a[0].type == ARB_T_INT) rb_gain_points(g, seat, a[0].number);
  return nil();
}

ACTION(counter) /* 425, R52 */
{
  int item1 = given(&a[0]) ? item_of(g, a[0].id) : 0;
  if (!item1) return boolean(false);
  RbItem item = *rb_item(g, item1);
  ArbEvent told = {.kind1 = RB_E_COUNTER + 1,
                   .actor = c->you,
                   .known = 0xFF,
                   .subject = item.card,
                   .subject_def = item.def,
                   .source = a[0].id};
  event_record(g, &told);
  rb_item_remove(g, item1);
  if (state_resolve(g->s, item.card)) rb_to_trash(g, id_index1(item.card));
  return boolean(true);
}

ACTION(paid)
{
  int item1 = rb_item_find(g, c->item);
  const RbCardDef *def = rb_def(g, c->def);
  int extras = item1 ? rb_item(g, item1)->extras : 0;
  if (c->event && c->event->kind1 == RB_E_PLAY + 1 && id_equal(c->event->subject, c->me))
    extras = (uint16_t)c->event->aux; /* a play effect asks about its own card's play */
  for (int i = 0; i < def->extra_count; i++) {
    const RbExtra *extra = &rb_cards(g->cards)->extras[def->first_extra + i];
    if (extra->name && strcmp(extra->name, a[0].name) == 0) return boolean(extras >> i & 1);
  }
  flow_refuse(g, "%s has no additional cost named \"%s\"", def->name, a[0].name);
}

/* One card, to go on with: as it lies in Banishment, or none when it is not there. */
ACTION(banish_one)
{
  if (!given(&a[0]) || !state_resolve(g->s, a[0].id)) return none();
  int card1 = id_index1(a[0].id);
  uint16_t generation = rb_card(g, card1)->generation;
  rb_banish(g, card1, c->you);
  if (!pool_in_use(g->s, ARB_POOL_CARD, card1) || rb_zone_of(g, card1) != RB_Z_BANISHMENT ||
      rb_card(g, card1)->generation != (uint16_t)(generation + 1))
    return none();
  return object(rb_id(g, card1));
}

/* 188.2: a spell on the chain; with `choose`, new choices may be made for it. */
ACTION(control_spell)
{
  int item1 = given(&a[0]) ? item_of(g, a[0].id) : 0;
  if (!item1 || rb_item(g, item1)->kind1 != RB_I_CARD || c->you == ARB_NO_SEAT)
    return boolean(false);
  rb_item(g, item1)->controller = c->you;
  rb_card(g, id_index1(rb_item(g, item1)->card))->controller = c->you;
  game_changed(g);
  bool may = a[1].type == ARB_T_BOOL && a[1].number;
  if (may && ask_yes(g, c->you, "355", "Make new choices for it?", rb_item(g, item1)->card))
    rb_choose_again(g, item1);
  return boolean(true);
}

/* What was given up as a cost of that kind, for this item or for the permanent whose
** play effect this is: cards that were discarded as they lie in the trash. */
ACTION(paid_with)
{
  static const char *const kinds[] = {[RB_PAY_KILL] = "kill",
                                      [RB_PAY_EXHAUST] = "exhaust",
                                      [RB_PAY_SPEND_BUFF] = "spend_buff",
                                      [RB_PAY_RECYCLE] = "recycle",
                                      [RB_PAY_DISCARD] = "discard",
                                      [RB_PAY_RETURN] = "return_to_hand",
                                      [RB_PAY_BANISH] = "banish"};
  int item1 = rb_item_find(g, c->item), how = 0, count = 0;
  for (size_t i = RB_PAY_KILL; i < sizeof kinds / sizeof *kinds; i++)
    if (strcmp(kinds[i], a[0].name) == 0) how = (int)i;
  if (!how) flow_refuse(g, "nothing is paid with \"%s\"", a[0].name);
  ArbId *ids = arena_take(g, (g->s->pools[RB_POOL_PAST].used + 1u) * sizeof *ids);
  for (int i = 1; item1 && i <= g->s->pools[RB_POOL_PAST].used; i++) {
    const RbPast *past = pool_at(g->s, RB_POOL_PAST, i);
    if (past->item1 == item1 && past->pay == how) ids[count++] = past->id;
  }
  return list(ids, count);
}

/* ---- Questions ---------------------------------------------------------- */

static ArbValue attribute_of(ArbGame *g, const ArbContext *c, const ArbValue *v, const char *name)
{
  if (!given(v)) return none();
  return integer(rb_attribute(g, c, v->id, rb_find_attribute(name)));
}

ACTION(might)
{
  return attribute_of(g, c, a, "might");
}
ACTION(energy)
{
  return attribute_of(g, c, a, "energy");
}
ACTION(power)
{
  return attribute_of(g, c, a, "power");
}
ACTION(damage)
{
  return attribute_of(g, c, a, "damage");
}

ACTION(controller)
{
  const ArbCard *card = given(&a[0]) ? state_resolve(g->s, a[0].id) : NULL;
  int item1 = given(&a[0]) ? rb_item_find(g, a[0].id) : 0;
  (void)c;
  if (item1) return object(id_player(rb_item(g, item1)->controller));
  return card && card->controller != ARB_NO_SEAT ? object(id_player(card->controller)) : none();
}

ACTION(owner)
{
  const ArbCard *card = given(&a[0]) ? state_resolve(g->s, a[0].id) : NULL;
  (void)c;
  return card ? object(id_player(card->owner)) : none();
}

ACTION(place)
{
  const RbBody *body = given(&a[0]) ? rb_body_of(g, a[0].id) : NULL;
  (void)c;
  if (!body) return none();
  return object(rb_def_of(g, id_index1(a[0].id))->type == RB_BATTLEFIELD ? a[0].id : body->place);
}

/* My card, as it lies in the trash since I died: the next object of it. */
ACTION(fallen)
{
  int card1 = id_kind(c->me) == ARB_KIND_CARD ? id_index1(c->me) : 0;
  (void)a;
  if (!card1 || !pool_in_use(g->s, ARB_POOL_CARD, card1) || rb_zone_of(g, card1) != RB_Z_TRASH ||
      rb_card(g, card1)->generation != (uint16_t)(c->me.generation + 1))
    return none();
  return object(rb_id(g, card1));
}

/* In the order in which they lie there; I may be gone by now. */
ACTION(banished_with_me)
{
  ArbId *ids = arena_take(g, (size_t)(g->s->pools[ARB_POOL_CARD].used + 1) * sizeof *ids);
  int count = 0;
  (void)a;
  for (ArbSeat seat = 0; seat < g->s->seats; seat++)
    for (RB_EACH(g, card1, rb_zone(g, RB_Z_BANISHMENT, seat)))
      if (rb_banished_with(g, rb_id(g, card1), c->me)) ids[count++] = rb_id(g, card1);
  return list(ids, count);
}

ACTION(attached_to)
{
  const RbBody *body = given(&a[0]) ? rb_body_of(g, a[0].id) : NULL;
  (void)c;
  return body ? object(body->top) : none();
}

ACTION(attachments)
{
  ArbId *ids = arena_take(g, (size_t)(g->s->pools[RB_POOL_BODY].used + 1) * sizeof *ids);
  int count = 0;
  (void)c;
  if (!given(&a[0]) || !rb_body_of(g, a[0].id)) return list(NULL, 0);
  for (RB_EACH_ATTACHED(g, card1, id_index1(a[0].id))) ids[count++] = rb_id(g, card1);
  return list(ids, count);
}

ACTION(exists)
{
  (void)c;
  if (!given(&a[0])) return boolean(false);
  if (id_kind(a[0].id) == ARB_KIND_CARD) return boolean(state_resolve(g->s, a[0].id) != NULL);
  if (id_kind(a[0].id) == ARB_KIND_ITEM) return boolean(rb_item_find(g, a[0].id) != 0);
  return boolean(true);
}

ACTION(is)
{
  return boolean(given(&a[0]) && state_resolve(g->s, a[0].id) &&
                 selector_matches(g, a[1].number, c, a[0].id));
}

ACTION(all)
{
  int max = g->s->pools[ARB_POOL_CARD].used, kept = 0;
  ArbId *found = arena_raw(g, (size_t)(max + 1) * sizeof *found);
  int count = selector_list(g, a[0].number, c, found, max);
  if (a[1].type == ARB_T_NIL) return list(found, count);
  ArbId place = place_argument(g, c, &a[1], 0);
  for (int i = 0; i < count; i++) {
    const RbBody *body = rb_body_of(g, found[i]);
    if (body && !id_is_nothing(place) && id_equal(body->place, place)) found[kept++] = found[i];
  }
  return list(found, kept);
}

ACTION(count)
{
  return integer(act_all(g, c, a).count);
}

ACTION(hand)
{
  ArbSeat seat = actor_seat(c, &a[0]);
  if (seat == ARB_NO_SEAT) return list(NULL, 0);
  int zone = rb_zone(g, RB_Z_HAND, seat), n = 0;
  ArbId *ids = arena_take(g, (size_t)(state_zone(g->s, zone)->count + 1) * sizeof *ids);
  for (RB_EACH(g, card1, zone)) ids[n++] = rb_id(g, card1);
  return list(ids, n);
}

/* In turn order from the turn player (303.2.a), or from "you" or "next". */
ACTION(players)
{
  ArbId *ids = arena_take(g, ARB_SEATS_MAX * sizeof *ids);
  ArbSeat seat = a[0].type == ARB_T_ID ? id_seat(a[0].id) : rb_table(g)->turn_player;
  int n = 0;
  (void)c;
  for (int i = 0; i < g->s->seats; i++) {
    if (game_seat_in(g, seat)) ids[n++] = id_player(seat);
    seat = (ArbSeat)((seat + 1) % g->s->seats);
  }
  return list(ids, n);
}

ACTION(points)
{
  ArbSeat seat = actor_seat(c, &a[0]);
  return seat == ARB_NO_SEAT ? none() : integer(rb_player(g, seat)->points);
}
ACTION(you)
{
  (void)g, (void)a;
  return c->you == ARB_NO_SEAT ? none() : object(id_player(c->you));
}
/* In turn order from "you" (303.2.a). */
ACTION(opponents)
{
  ArbId *ids = arena_take(g, ARB_SEATS_MAX * sizeof *ids);
  int n = 0;
  (void)a;
  if (c->you == ARB_NO_SEAT) return list(ids, 0);
  for (int i = 1; i < g->s->seats; i++) {
    ArbSeat seat = (ArbSeat)((c->you + i) % g->s->seats);
    if (game_seat_in(g, seat) && !rb_friends(g, seat, c->you)) ids[n++] = id_player(seat);
  }
  return list(ids, n);
}
ACTION(extra_turn)
{
  ArbSeat seat = actor_seat(c, &a[0]);
  if (seat != ARB_NO_SEAT) rb_extra_turn(g, seat);
  return nil();
}
ACTION(opponent)
{
  (void)a;
  return c->you == ARB_NO_SEAT ? none() : object(id_player(game_next_seat(g, c->you)));
}
ACTION(turn_player)
{
  (void)c, (void)a;
  return object(id_player(rb_table(g)->turn_player));
}

/* ==== The table ========================================================== */

#define P(n, t)                  \
  {                              \
    .name = n, .type = ARB_T_##t \
  }
#define O(n, t)                                 \
  {                                             \
    .name = n, .type = ARB_T_##t, .optional = 1 \
  }
#define N(n, t)                                             \
  {                                                         \
    .name = n, .type = ARB_T_##t, .optional = 1, .named = 1 \
  }
#define REFS O("ref1", ID), O("ref2", ID), O("ref3", ID), O("ref4", ID)

/* clang-format off */
const ArbAction rb_actions[] = {
    {"deal", act_deal, "417", ARB_ACT, ARB_T_BOOL,
     {P("amount", INT), P("units", IDS), N("by", ID)},
     "deals that much damage to each; `by`: the unit that deals it instead of this"},
    {"deal_each", act_deal_each, "417", ARB_ACT, ARB_T_BOOL,
     {P("deals", DEALS)},
     "deals different amounts at once: { unit, amount, by = unit } each"},
    {"deal_split", act_deal_split, "355.14", ARB_ACT, ARB_T_BOOL,
     {P("amount", INT), P("units", IDS), N("by", ID)},
     "splits damage among them as you say, at least 1 to each"},
    {"kill", act_kill, "428", ARB_ACT, ARB_T_BOOL,
     {P("permanents", IDS)},
     "kills them at once"},
    {"banish", act_banish, "427", ARB_ACT, ARB_T_IDS,
     {P("cards", IDS), N("with", ID)},
     "puts them into their owners' Banishment; gives them as they lie there"},
    {"recall", act_recall, "449", ARB_ACT, ARB_T_BOOL,
     {P("permanents", IDS)},
     "puts them into their controllers' bases without a move"},
    {"return_to_hand", act_return_to_hand, "108.7", ARB_ACT, ARB_T_BOOL,
     {P("cards", IDS)},
     "returns them to their owners' hands"},
    {"recycle", act_recycle, "416", ARB_ACT, ARB_T_BOOL,
     {P("cards", IDS)},
     "puts them on the bottom of their decks"},
    {"move", act_move, "420", ARB_ACT, ARB_T_BOOL,
     {P("units", IDS), {.name = "to", .type = ARB_T_PLACE, .named = 1}},
     "moves them to a place: an id, \"base\" (each to its own) or \"here\""},
    {"ready", act_ready, "415", ARB_ACT, ARB_T_BOOL,
     {P("objects", IDS)},
     "readies them"},
    {"exhaust", act_exhaust, "414", ARB_ACT, ARB_T_BOOL,
     {P("objects", IDS)},
     "exhausts them"},
    {"stun", act_stun, "423", ARB_ACT, ARB_T_BOOL,
     {P("units", IDS)},
     "stuns them"},
    {"heal", act_heal, "418", ARB_ACT, ARB_T_BOOL,
     {P("units", IDS)},
     "clears their damage"},
    {"buff", act_buff, "426", ARB_ACT, ARB_T_BOOL,
     {P("units", IDS)},
     "gives each a buff if it has none"},
    {"put_in_trash", act_put_in_trash, "108.2.b", ARB_ACT, ARB_T_BOOL,
     {P("cards", IDS)},
     "puts cards that are not on the board into their owners' trashes"},
    {"copy_text", act_copy_text, "472.1.b.2", ARB_ACT, ARB_T_BOOL,
     {P("card", ID), P("from", ID)},
     "copies printed text into the Effect Text of a card that is attached, for as long as it is"},
    {"attach", act_attach, "434", ARB_ACT, ARB_T_BOOL,
     {P("cards", IDS), P("to", ID)},
     "attaches them to a unit; false when nothing came of it"},
    {"detach", act_detach, "435", ARB_ACT, ARB_T_BOOL,
     {P("cards", IDS)},
     "detaches them from what they are attached to"},
    {"spend_buff", act_spend_buff, "702.2.b", ARB_ACT, ARB_T_BOOL,
     {P("units", IDS)},
     "spends a buff of each"},
    {"give_might", act_give_might, "472.3", ARB_ACT, ARB_T_BOOL,
     {P("units", IDS), P("amount", INT), P("lasts", DURATION), N("minimum", INT)},
     "changes their Might for a time; a minimum is measured now"},
    {"double_might", act_double_might, "432", ARB_ACT, ARB_T_BOOL,
     {P("units", IDS), P("lasts", DURATION)},
     "doubles their Might: an increase by what it is now"},
    {"swap_might", act_swap_might, "433", ARB_ACT, ARB_T_BOOL,
     {P("unit1", ID), P("unit2", ID), P("lasts", DURATION)},
     "swaps the Might of two units: fixed changes, measured now"},
    {"raise_might", act_raise_might, "472.3.d.1", ARB_ACT, ARB_T_BOOL,
     {P("units", IDS), P("might", INT), P("lasts", DURATION)},
     "increases their Might to this, where it is less now"},
    {"set_might", act_set_might, "472.1.a.1", ARB_ACT, ARB_T_BOOL,
     {P("units", IDS), P("might", INT), P("lasts", DURATION)},
     "their Might becomes this, before increases and decreases"},
    {"give", act_give, "801.3", ARB_ACT, ARB_T_BOOL,
     {P("objects", IDS), P("keyword", KEYWORD), O("value", INT), O("lasts", DURATION)},
     "gives a keyword; without a duration it lasts on the board"},
    {"give_keywords", act_give_keywords, "801.3", ARB_ACT, ARB_T_BOOL,
     {P("objects", IDS), P("of", ID), P("lasts", DURATION)},
     "gives all keywords that another object has now"},
    {"take_control", act_take_control, "188", ARB_ACT, ARB_T_BOOL,
     {P("permanents", IDS), P("lasts", DURATION), N("by", PLAYER)},
     "takes control of them"},
    {"lose_control", act_lose_control, "188", ARB_ACT, ARB_T_BOOL,
     {P("permanents", IDS)},
     "ends the last effect that took control of them"},
    {"become_copy", act_become_copy, "472.1.b", ARB_ACT, ARB_T_BOOL,
     {P("permanents", IDS), P("of", ID), O("lasts", DURATION)},
     "they become copies of another permanent; without a duration it lasts on the board"},
    {"create", act_create, "439", ARB_ACT, ARB_T_ID,
     {P("token", NAME), N("at", PLACE)},
     "creates a token where its type belongs, without playing it"},
    {"replace", act_replace, "438", ARB_ACT, ARB_T_BOOL,
     {P("object", ID), P("token", NAME)},
     "puts a token in its place; state, control and effects stay"},
    {"swap_back", act_swap_back, "438.7", ARB_ACT, ARB_T_BOOL,
     {P("object", ID)},
     "puts back what the token replaced"},
    {"draw", act_draw, "413", ARB_ACT, ARB_T_BOOL,
     {P("count", INT), N("by", PLAYER)},
     "draws cards"},
    {"discard", act_discard, "422", ARB_ACT, ARB_T_IDS,
     {P("count", INT), N("by", PLAYER), N("card", ID)},
     "discards cards of the player's choice, or that card; gives them as they lie in the trash"},
    {"mill", act_mill, "431.1.b", ARB_ACT, ARB_T_BOOL,
     {P("count", INT), N("by", PLAYER)},
     "puts the top cards of the Main Deck into the trash"},
    {"channel", act_channel, "430", ARB_ACT, ARB_T_INT,
     {P("count", INT), N("exhausted", BOOL), N("by", PLAYER)},
     "channels runes; gives how many"},
    {"look", act_look, "431.1.c", ARB_ACT, ARB_T_IDS,
     {P("count", INT), N("by", PLAYER), N("of", PLAYER)},
     "looks at the top cards of the Main Deck"},
    {"prevent", act_prevent, "437", ARB_ACT, ARB_T_BOOL,
     {P("units", IDS), P("lasts", DURATION), N("amount", INT)},
     "prevents that much of the damage they would be dealt; without an amount, all of it"},
    {"reveal_top", act_reveal_top, "424", ARB_ACT, ARB_T_IDS,
     {O("count", INT), N("of", PLAYER)},
     "reveals the top cards of a player's deck"},
    {"reveal", act_reveal, "424", ARB_ACT, ARB_T_NIL,
     {P("cards", IDS)},
     "shows cards to everybody"},
    {"predict", act_predict, "436", ARB_ACT, ARB_T_NIL,
     {O("count", INT)},
     "looks at the top cards and recycles any of them"},
    {"choose", act_choose, "355.17", ARB_ACT, ARB_T_IDS,
     {P("from", CHOICE), N("n", INT), N("max", INT), N("by", PLAYER), N("optional", BOOL),
      N("text", NAME), N("where", SELECTOR), N("arg", INT)},
     "a choice made on resolution: one id, or a list with n or max above 1"},
    {"yes", act_yes, "355.17", ARB_ACT, ARB_T_BOOL,
     {P("question", NAME), N("by", PLAYER)},
     "asks yes or no"},
    {"play", act_play, "419.3", ARB_ACT, ARB_T_BOOL,
     {P("card", ID), N("ignoring", NAME), N("at", PLACE), N("by", PLAYER), N("energy", INT),
      N("any", INT), N("leaves_to", NAME), N("less", INT), N("measured", INT)},
     "starts playing a card, perhaps for a cost; it is finished after this effect"},
    {"play_token", act_play_token, "182.1.a", ARB_ACT, ARB_T_IDS,
     {P("token", NAME), N("at", PLACE), N("ready", BOOL), N("count", INT), N("by", PLAYER)},
     "starts playing tokens"},
    {"later", act_later, "389", ARB_ACT, ARB_T_BOOL,
     {P("ability", NAME), REFS},
     "starts a delayed or replacement ability of this card"},
    {"run_effects", act_run_effects, "383.4", ARB_ACT, ARB_T_BOOL,
     {P("kind", NAME), O("objects", IDS)},
     "play, deathknell, conquer, hold, attack or defend abilities trigger without their event"},
    {"then_do", act_then_do, "386", ARB_ACT, ARB_T_BOOL,
     {P("ability", NAME), REFS},
     "puts a reflexive ability of this card onto the chain"},
    {"start", act_start, "390.4", ARB_ACT, ARB_T_BOOL,
     {P("ability", NAME), P("lasts", DURATION), REFS},
     "starts a static ability of this card for a time"},
    {"add", act_add, "429", ARB_ACT, ARB_T_NIL,
     {N("energy", INT), N("any", INT), N("fury", INT), N("calm", INT), N("mind", INT),
      N("body", INT), N("chaos", INT), N("order", INT)},
     "adds resources to your Rune Pool"},
    {"pay", act_pay, "742.1.a", ARB_ACT, ARB_T_BOOL,
     {N("energy", INT), N("any", INT), N("fury", INT), N("calm", INT), N("mind", INT),
      N("body", INT), N("chaos", INT), N("order", INT), N("by", PLAYER), N("optional", BOOL),
      N("xp", INT)},
     "pays a cost on resolution; false when it is not, or cannot be, paid"},
    {"gain_xp", act_gain_xp, "730.1", ARB_ACT, ARB_T_BOOL,
     {P("count", INT), N("by", PLAYER)},
     "gains XP"},
    {"win", act_win, "467", ARB_ACT, ARB_T_NIL,
     {O("player", PLAYER)},
     "that player wins the game"},
    {"extra_turn", act_extra_turn, "735", ARB_ACT, ARB_T_NIL,
     {O("player", PLAYER)},
     "that player takes a turn after this one"},
    {"gain_points", act_gain_points, "463", ARB_ACT, ARB_T_NIL,
     {P("count", INT), N("by", PLAYER)},
     "gains points without scoring"},
    {"counter", act_counter, "425", ARB_ACT, ARB_T_BOOL,
     {P("item", ID)},
     "counters an item on the chain"},
    {"paid", act_paid, "356.4.f.1", ARB_READ, ARB_T_BOOL,
     {P("cost", NAME)},
     "whether that additional cost of this card was paid"},
    {"banish_one", act_banish_one, "427", ARB_ACT, ARB_T_ID,
     {P("card", ID)},
     "banishes a card and gives it as it lies there, to be played or remembered"},
    {"control_spell", act_control_spell, "188.2", ARB_ACT, ARB_T_BOOL,
     {P("spell", ID), N("choose", BOOL)},
     "takes control of a spell on the chain; `choose`: perhaps with new choices"},
    {"paid_with", act_paid_with, "357.2", ARB_READ, ARB_T_IDS,
     {P("how", NAME)},
     "what was given up as that kind of cost: kill, exhaust, spend_buff, recycle, discard, ..."},
    {"measured", act_measured, "823.1.c.3", ARB_READ, ARB_T_INT,
     {{0}},
     "the number `measure` of this ability had when it triggered"},
    {"played_from", act_played_from, "419.1.a", ARB_READ, ARB_T_BOOL,
     {P("zone", NAME)},
     "whether this card was played from that zone"},
    {"might", act_might, "143.2", ARB_READ, ARB_T_INT,
     {P("unit", ID)},
     "its Might"},
    {"energy", act_energy, "131.4", ARB_READ, ARB_T_INT,
     {P("card", ID)},
     "its printed Energy cost"},
    {"power", act_power, "131.4", ARB_READ, ARB_T_INT,
     {P("card", ID)},
     "its printed Power cost"},
    {"damage", act_damage, "142", ARB_READ, ARB_T_INT,
     {P("unit", ID)},
     "the damage marked on it"},
    {"controller", act_controller, "185", ARB_READ, ARB_T_ID,
     {P("object", ID)},
     "who controls it"},
    {"owner", act_owner, "127", ARB_READ, ARB_T_ID,
     {P("card", ID)},
     "who owns it"},
    {"place", act_place, "146", ARB_READ, ARB_T_ID,
     {P("object", ID)},
     "where it is"},
    {"fallen", act_fallen, "808.1.d.3", ARB_READ, ARB_T_ID,
     {{0}},
     "my card, as it lies in the trash since I died"},
    {"banished_with_me", act_banished_with_me, "427", ARB_READ, ARB_T_IDS,
     {{0}},
     "what was banished with me and lies there still"},
    {"attached_to", act_attached_to, "718", ARB_READ, ARB_T_ID,
     {P("card", ID)},
     "what it is attached to"},
    {"attachments", act_attachments, "719", ARB_READ, ARB_T_IDS,
     {P("object", ID)},
     "what is attached to it"},
    {"exists", act_exists, "359.3.e.12", ARB_READ, ARB_T_BOOL,
     {P("object", ID)},
     "whether it is still there"},
    {"is", act_is, "355.9.b", ARB_READ, ARB_T_BOOL,
     {P("object", ID), P("selector", SELECTOR)},
     "whether it matches"},
    {"all", act_all, "355.10.d", ARB_READ, ARB_T_IDS,
     {P("selector", SELECTOR), N("at", PLACE)},
     "everything that matches"},
    {"count", act_count, "355.10.d", ARB_READ, ARB_T_INT,
     {P("selector", SELECTOR), N("at", PLACE)},
     "how many match"},
    {"hand", act_hand, "108.7", ARB_READ, ARB_T_IDS,
     {O("player", PLAYER)},
     "the cards of a hand"},
    {"players", act_players, "303.2.a", ARB_READ, ARB_T_IDS,
     {N("from", PLAYER)},
     "the players in turn order, from the turn player on"},
    {"points", act_points, "463", ARB_READ, ARB_T_INT,
     {O("player", PLAYER)},
     "a player's points"},
    {"you", act_you, "188.4", ARB_READ, ARB_T_ID,
     {{0}},
     "who controls this ability"},
    {"opponents", act_opponents, "740.2", ARB_READ, ARB_T_IDS,
     {{0}},
     "all your opponents, in turn order"},
    {"opponent", act_opponent, "740.2", ARB_READ, ARB_T_ID,
     {{0}},
     "the next opponent"},
    {"turn_player", act_turn_player, "304", ARB_READ, ARB_T_ID,
     {{0}},
     "the player whose turn it is"},
};
/* clang-format on */
_Static_assert(sizeof rb_actions / sizeof *rb_actions == RB_ACTION_COUNT, "count them in rb.h");
