/* SPDX-License-Identifier: MIT */
/*
** act_traits.c -- actions that change objects, for a time or for good: Might, keywords, control,
** copies, prevention (188, 432-433, 437-439, 472, 801.3).
*/
#include "riftbound/script/actions.h"
#include "kernel/parts/layer.h"
#include "riftbound/effects/effects.h"
#include "riftbound/play/play.h"
#include "riftbound/script/script.h"

/* ---- Effects that last --------------------------------------------------- */

/* Notes the source of an effect, for explanations. */
void rb_actions_begun_by(RbEffect *effect, const ArbContext *c)
{
  effect->source = c->me;
  effect->def = c->def;
}

/* 472.3.b: the change with its minimum, measured now and remembered. */
static int limited(int now, int amount, int least)
{
  if (amount >= 0 || now + amount >= least) return amount;
  return now < least ? 0 : least - now;
}

/* Begins a fixed change of Might, measured now. */
static void change_might(ArbGame *g, const ArbContext *c, RbEffectKind kind, ArbId unit, int amount,
                         int until)
{
  int card1 = id_index1(unit);
  RbActor actor = rb_actions_actor(g, c);
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, kind, until));
  int change = kind == RB_F_SET_MIGHT ? amount - rb_base_might(g, card1) : amount;
  rb_actions_begun_by(effect, c);
  effect->object = unit;
  effect->amount = layer_sum(amount, 0);
  effect->serial = actor.serial;
  game_changed(g); /* the layers were computed meanwhile */
  rb_tell(g, RB_E_MIGHT, c->you, card1, ARB_NOTHING, change);
}

static bool is_unit_there(const ArbGame *g, ArbId id)
{
  return rb_body_of(g, id) && rb_def_of(g, id_index1(id))->type == RB_UNIT;
}

/* 432: increases by the Might that each unit has now, also below 0 (143.2.b.1). */
ACTION(double_might)
{
  const ArbId *ids;
  rb_actions_units(g, &a[0], "double_might", "432.1");
  rb_actions_not_entering(g, c, &a[0], "double_might");
  int count = arg_objects(&a[0], &ids), done = 0;
  int16_t *now = arena_take(g, (size_t)(count + 1) * sizeof *now);
  for (int i = 0; i < count; i++)
    if (is_unit_there(g, ids[i])) now[i] = rb_derived(g, id_index1(ids[i]))->might;
  for (int i = 0; i < count; i++) {
    if (!is_unit_there(g, ids[i])) continue;
    change_might(g, c, RB_F_MIGHT, ids[i], now[i], a[1].number);
    done++;
  }
  return value_bool(done > 0);
}

/* 433: increases one and decreases the other by their present difference. */
ACTION(swap_might)
{
  rb_actions_units(g, &a[0], "swap_might", "433.1");
  rb_actions_units(g, &a[1], "swap_might", "433.1");
  for (int i = 0; i < 2; i++) rb_actions_not_entering(g, c, &a[i], "swap_might");
  if (!arg_given(&a[0]) || !arg_given(&a[1])) return value_bool(false);
  if (!is_unit_there(g, a[0].id) || !is_unit_there(g, a[1].id)) return value_bool(false);
  int more = rb_derived(g, id_index1(a[1].id))->might - rb_derived(g, id_index1(a[0].id))->might;
  change_might(g, c, RB_F_MIGHT, a[0].id, more, a[2].number);
  change_might(g, c, RB_F_MIGHT, a[1].id, -more, a[2].number);
  return value_bool(true);
}

/* Raises Might to a value, measured now; greater Might stays. */
ACTION(raise_might)
{
  const ArbId *ids;
  rb_actions_units(g, &a[0], "raise_might", "143.2");
  rb_actions_not_entering(g, c, &a[0], "raise_might");
  int count = arg_objects(&a[0], &ids), done = 0;
  if (a[1].type != ARB_T_INT) return value_bool(false);
  for (int i = 0; i < count; i++) {
    if (!is_unit_there(g, ids[i])) continue;
    int more = arg_amount(&a[1]) - rb_derived(g, id_index1(ids[i]))->might;
    if (more <= 0) continue;
    change_might(g, c, RB_F_MIGHT, ids[i], more, a[2].number);
    done++;
  }
  return value_bool(done > 0);
}

ACTION(set_might) /* 472.1.a.1: assigned before arithmetic */
{
  const ArbId *ids;
  rb_actions_units(g, &a[0], "set_might", "143.2");
  int count = arg_objects(&a[0], &ids), done = 0;
  if (a[1].type != ARB_T_INT) return value_bool(false);
  for (int i = 0; i < count; i++) {
    bool unit = actions_there(g, c, ids[i]) && rb_def_of(g, id_index1(ids[i]))->type == RB_UNIT;
    if (!unit) continue;
    change_might(g, c, RB_F_SET_MIGHT, ids[i], arg_amount(&a[1]), a[2].number);
    done++;
  }
  return value_bool(done > 0);
}

/* 472.3: changes Might for a time, not below a minimum. */
static bool give_might(ArbGame *g, const ArbContext *c, ArbId unit, const ArbValue *might,
                       const ArbValue *minimum, int until)
{
  int card1 = id_index1(unit), amount = arg_amount(might);
  if (!actions_there(g, c, unit) || rb_def_of(g, card1)->type != RB_UNIT) return false;
  RbActor actor = rb_actions_actor(g, c);
  bool there = rb_is_layered(g, card1);
  int now = there ? rb_derived(g, card1)->might : rb_def_of(g, card1)->might;
  if (minimum->type == ARB_T_INT) amount = limited(now, amount, minimum->number);
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, RB_F_MIGHT, until));
  rb_actions_begun_by(effect, c);
  effect->object = unit;
  effect->amount = (int16_t)amount;
  effect->serial = actor.serial;
  rb_tell(g, RB_E_MIGHT, c->you, card1, ARB_NOTHING, amount);
  return true;
}

/* 801.3: gives a keyword for a time. */
static bool give_keyword(ArbGame *g, const ArbContext *c, ArbId object, int keyword, int value,
                         int until)
{
  if (!actions_there(g, c, object)) return false;
  RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, RB_F_KEYWORD, until));
  rb_actions_begun_by(effect, c);
  effect->object = object;
  effect->keyword = (uint8_t)keyword;
  effect->amount = (int16_t)value;
  ArbEvent told = rb_event(g, RB_E_GRANT, c->you, id_index1(object));
  told.aux = (int16_t)keyword;
  told.amount = effect->amount;
  arb_event_record(g, &told);
  return true;
}

ACTION(give)
{
  const ArbValue *might = &a[1], *minimum = &a[2], *keyword = &a[3], *value = &a[4];
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids), until = arg_until(&a[5]), done = 0;
  if (might->type == ARB_T_NIL && keyword->type == ARB_T_NIL)
    arb_flow_refuse(g, "'give' is to give something: { might = n } or { keyword = \"name\" }");
  if (might->type == ARB_T_INT) {
    rb_actions_units(g, &a[0], "give { might }", "143.2");
    for (int i = 0; i < count; i++) done += give_might(g, c, ids[i], might, minimum, until);
    game_touched(g, RB_TOUCH_REST);
  }
  if (arg_given(keyword)) {
    for (int i = 0; i < count; i++)
      done += give_keyword(g, c, ids[i], keyword->number,
                           value->type == ARB_T_INT ? arg_amount(value) : 1, until);
    game_changed(g);
  }
  return value_bool(done > 0);
}

typedef struct Loss {
  int keyword, all; /* ARB_LOSES_... */
  uint16_t text;    /* the definition whose text replaces the lost text */
} Loss;

/* 472.2.a: the objects lose a keyword, printed or given; or all abilities. */
static ArbValue begin_losses(ArbGame *g, const ArbContext *c, const ArbValue *of, Loss loss,
                             const ArbValue *lasts)
{
  const ArbId *ids;
  int count = arg_objects(of, &ids), done = 0;
  int until = arg_until(lasts);
  for (int i = 0; i < count; i++) {
    if (!actions_there(g, c, ids[i])) continue;
    RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, RB_F_LOSES, until));
    rb_actions_begun_by(effect, c);
    effect->object = ids[i];
    effect->keyword = (uint8_t)loss.keyword;
    effect->amount = (int16_t)loss.all;
    effect->x = loss.text;
    done++;
  }
  game_changed(g);
  return value_bool(done > 0);
}

ACTION(lose_keyword)
{
  return begin_losses(g, c, &a[0], (Loss){.keyword = a[1].number}, &a[2]);
}

ACTION(lose_abilities)
{
  return begin_losses(g, c, &a[0], (Loss){.all = ARB_LOSES_ALL}, &a[1]);
}

ACTION(lose_text)
{
  return begin_losses(g, c, &a[0], (Loss){.all = ARB_LOSES_TEXT}, &a[1]);
}

/* 472.2.a: the objects have the printed text of another card, wherever that lies. */
ACTION(take_text)
{
  const ArbCard *of = arg_given(&a[1]) ? state_resolve(g->s, a[1].id) : NULL;
  Loss loss = {.all = ARB_LOSES_TEXT, .text = of ? of->def : 0};
  return of ? begin_losses(g, c, &a[0], loss, &a[2]) : value_bool(false);
}

/* 472.2.a: gives others a named ability of this card for a time. */
ACTION(give_ability)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids), done = 0, ability = arb_act_named(g, c, a[1].name);
  int kind = rb_ability(g, ability)->kind;
  if (kind != RB_TRIGGERED && kind != RB_ACTIVATED && kind != RB_REPLACEMENT)
    arb_flow_refuse(g, "\"%s\" is no ability to give: start a static instead", a[1].name);
  for (int i = 0; i < count; i++) {
    if (!actions_there(g, c, ids[i])) continue;
    int until = arg_until(&a[2]);
    RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, RB_F_ABILITY, until));
    rb_actions_begun_by(effect, c);
    effect->object = ids[i];
    effect->ability = (uint16_t)ability;
    done++;
  }
  game_changed(g);
  return value_bool(done > 0);
}

/* "My keywords": as they are now (359.3.f.2), each as an effect of its own. */
ACTION(give_keywords)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids), done = 0;
  if (!arg_given(&a[1]) || !state_resolve(g->s, a[1].id)) return value_bool(false);
  int of1 = id_index1(a[1].id), until = arg_until(&a[2]);
  for (int k = 0; k < g->cards->keyword_count; k++) {
    if (!rb_has(g, of1, k)) continue;
    int value = rb_keyword_value(g, of1, k);
    int times = g->cards->keywords[k].stacks == ARB_STACKS_EACH ? value : 1;
    for (int i = 0; i < times * count; i++)
      done += give_keyword(g, c, ids[i % count], k, value, until);
  }
  game_changed(g);
  return value_bool(done > 0);
}

/* ---- Control, copies, created and replaced objects ------------------------ */

/* 187.5: control of a battlefield lasts until play takes it away, so a duration is refused. */
static void refuse_duration(ArbGame *g, const char *action, int until)
{
  if (until != RB_UNTIL_BOARD)
    arb_flow_refuse(g, "%s: control of a battlefield has no duration (187.5): write \"board\"",
                    action);
}

/* 187, 188: refuses runes, legends and facedown cards, which no rule gives to another player. */
static void refuse_control(ArbGame *g, const char *action, int card1)
{
  int zone = zone_of(g, card1);
  if (zone == RB_Z_BOARD || zone == RB_Z_BATTLEFIELDS) return;
  arb_flow_refuse(g,
                  "%s: what lies in the zone \"%s\" stays with its player: permanents and "
                  "battlefields change control (187, 188)",
                  action, g->rules->zones[zone].name);
}

ACTION(take_control) /* 188 */
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids), done = 0;
  ArbSeat by = arg_actor(c, &a[2]);
  int until = arg_until(&a[1]);
  rb_actions_not_entering(g, c, &a[0], "take_control");
  if (by == ARB_NO_SEAT || (until == RB_UNTIL_SOURCE && !rb_body_of(g, c->me)))
    return value_bool(false);
  for (int i = 0; i < count; i++) {
    if (!rb_body_of(g, ids[i])) continue;
    int card1 = id_index1(ids[i]);
    refuse_control(g, "take_control", card1);
    if (zone_of(g, card1) == RB_Z_BATTLEFIELDS) {
      refuse_duration(g, "take_control", until);
      done += rb_give_battlefield(g, card1, by);
    } else {
      done += rb_take_control(g, card1, by, until, c->me);
    }
  }
  return value_bool(done > 0);
}

ACTION(exchange_control) /* 187, 188 */
{
  int until = arg_until(&a[2]);
  for (int i = 0; i < 2; i++) rb_actions_not_entering(g, c, &a[i], "exchange_control");
  if (!arg_given(&a[0]) || !arg_given(&a[1]) || !rb_body_of(g, a[0].id) ||
      !rb_body_of(g, a[1].id) || (until == RB_UNTIL_SOURCE && !rb_body_of(g, c->me)))
    return value_bool(false);
  int a1 = id_index1(a[0].id), b1 = id_index1(a[1].id);
  refuse_control(g, "exchange_control", a1);
  refuse_control(g, "exchange_control", b1);
  bool battlefields = zone_of(g, a1) == RB_Z_BATTLEFIELDS;
  if (battlefields != (zone_of(g, b1) == RB_Z_BATTLEFIELDS))
    arb_flow_refuse(g,
                    "exchange_control: a battlefield is exchanged for a battlefield only, as it is "
                    "controlled by other rules (187)");
  if (battlefields) refuse_duration(g, "exchange_control", until);
  return value_bool(rb_exchange_control(g, a1, b1, until, c->me));
}

ACTION(lose_control)
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids), done = 0;
  for (int i = 0; i < count; i++)
    if (rb_body_of(g, ids[i])) done += rb_lose_control(g, id_index1(ids[i]), c->you);
  return value_bool(done > 0);
}

/* 472.1.b.3: what is copied is what is printed, or of an object on the board what it has become.
** Everybody sees what lies in a trash or in Banishment. */
static bool can_be_copied(const ArbGame *g, ArbId of)
{
  if (rb_body_of(g, of)) return true;
  if (!state_resolve(g->s, of)) return false;
  int zone = zone_of(g, id_index1(of));
  return zone == RB_Z_TRASH || zone == RB_Z_BANISHMENT;
}

ACTION(become_copy) /* 472.1.b */
{
  const ArbId *ids;
  int count = arg_objects(&a[0], &ids), done = 0;
  int until = arg_until(&a[2]);
  bool enters = rb_ability(g, c->ability)->kind == RB_AS_PLAYED; /* "I enter as a copy" */
  if (!arg_given(&a[1]) || !can_be_copied(g, a[1].id)) return value_bool(false);
  for (int i = 0; i < count; i++)
    if (rb_body_of(g, ids[i]) || (enters && id_equal(ids[i], c->me)))
      done += rb_become_copy(g, id_index1(ids[i]), id_index1(a[1].id), until);
  return value_bool(done > 0);
}

/* 439.2.b: without a place, a unit or gear goes where it could be played; its creator is asked. */
static ArbId place_of_creation(ArbGame *g, ArbSeat by, uint16_t def)
{
  int type = rb_def(g, def)->type;
  if (type != RB_UNIT && type != RB_GEAR) return rb_base(by); /* its type says where */
  int card1 = arb_zone_create(g, def, by, zone_at(g, RB_Z_CHAIN, 0), ARB_CARD_TOKEN);
  ArbId place = rb_ask_place(g, by, card1);
  arb_zone_destroy(g, card1);
  return place;
}

ACTION(create) /* 439 */
{
  uint16_t def = rb_actions_token_def(g, a[0].name);
  ArbId place = rb_actions_place(g, c, &a[1], 0);
  int type = rb_def(g, def)->type;
  if (a[1].type != ARB_T_NIL && type != RB_UNIT && type != RB_GEAR)
    arb_flow_refuse(g,
                    "create: a %s is created where its type belongs, so leave out `at` (439.2.b)",
                    arb_card_type(g->cards, def));
  if (c->you == ARB_NO_SEAT) return value_none();
  if (a[1].type == ARB_T_NIL) place = place_of_creation(g, c->you, def);
  if (id_is_nothing(place)) return value_none();
  return value_object(id_of(g, rb_create(g, def, c->you, place)));
}

ACTION(replace) /* 438 */
{
  uint16_t def = rb_actions_token_def(g, a[1].name);
  if (!arg_given(&a[0]) || !rb_body_of(g, a[0].id) || c->you == ARB_NO_SEAT)
    return value_bool(false);
  return value_bool(rb_put_in_place(g, id_index1(a[0].id), def, c->you));
}

ACTION(swap_back) /* 438.7 */
{
  if (!arg_given(&a[0]) || !rb_body_of(g, a[0].id)) return value_bool(false);
  return value_bool(rb_swap_back(g, id_index1(a[0].id), c->you));
}

/* 437: prevents `amount` of the next damage; or all damage, as long as it lasts. */
ACTION(prevent)
{
  const ArbId *ids;
  rb_actions_units(g, &a[0], "prevent", "437.1.b");
  rb_actions_not_entering(g, c, &a[0], "prevent");
  int count = arg_objects(&a[0], &ids), done = 0;
  bool all = a[2].type != ARB_T_INT;
  if (!all && a[2].number < 1) return value_bool(false);
  for (int i = 0; i < count; i++) {
    if (!is_unit_there(g, ids[i])) continue;
    RbEffect *effect = pool_at(g->s, RB_POOL_EFFECT, rb_effect_new(g, RB_F_PREVENT, a[1].number));
    effect->object = ids[i];
    effect->source = c->me;
    effect->def = c->def;
    effect->controller = c->you;
    effect->amount = (int16_t)(all ? INT16_MAX : arg_amount(&a[2]));
    done++;
  }
  return value_bool(done > 0);
}
