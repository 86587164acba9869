/* SPDX-License-Identifier: MIT */
/* cost.c -- what Riftbound's costs and places are, as records. */
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "reader/riftbound/words.h"

enum { COST_MAX = 99 };

/* ---- Costs --------------------------------------------------------------- */

static int domain_bit(lua_State *L, Loader *l, const char *name)
{
  return 1 << bind_choice_of(L, l, "power", name, rb_domain_words);
}

/* Reads domains: "fury", "body/order", "any", "own". */
static uint8_t domains_of(lua_State *L, Loader *l, const char *key)
{
  if (strcmp(key, "any") == 0) return RB_ANY_DOMAIN;
  if (strcmp(key, "own") == 0) {
    if (rb_load(l)->domains == RB_OWN_DOMAIN) return RB_OWN_DOMAIN; /* known with its card */
    bool single = rb_load(l)->domains && !(rb_load(l)->domains & (rb_load(l)->domains - 1));
    return single ? rb_load(l)->domains : RB_ANY_DOMAIN; /* 135.2.e.6.b */
  }
  uint8_t bits = 0;
  while (*key) {
    char name[16];
    size_t length = strcspn(key, "/");
    snprintf(name, sizeof name, "%.*s", (int)length, key);
    bits |= (uint8_t)domain_bit(L, l, name);
    key += length + (key[length] == '/');
  }
  return bits;
}

/* Reads a whole number, or (with `is`) one that is worked out when it is paid. */
static int amount_at(lua_State *L, Loader *l, const char *name, int least, ArbNumber *is)
{
  if (!is || lua_isnumber(L, -1)) return (int)bind_integer_at(L, l, -1, name, least, COST_MAX);
  *is = bind_compile_number(L, l, lua_gettop(L));
  return 0;
}

int bind_compile_power(lua_State *L, Loader *l, int index, RbPower *out, ArbNumber *is, int max)
{
  int count = 0;
  index = lua_absindex(L, index);
  bind_sandbox_keys(L, index);
  lua_Integer keys = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= keys; i++) {
    lua_rawgeti(L, -1, i);
    const char *key = bind_text_at(L, l, -1, "power");
    lua_rawget(L, index);
    if (count == max) {
      bind_loader_unsupported(l, "a cost with more than %d kinds of Power", max);
      lua_pop(L, 1);
      break;
    }
    int amount = amount_at(L, l, "power", 1, is ? &is[count] : NULL);
    lua_pop(L, 1);
    lua_rawgeti(L, -1, i);
    key = lua_tostring(L, -1);
    out[count++] = (RbPower){domains_of(L, l, key), (uint8_t)amount};
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return count;
}

static void add_object_cost(Loader *l, RbCost *cost, RbObjectCost object)
{
  for (int i = 0; i < 2; i++) {
    if (cost->objects[i].pay != RB_PAY_NONE) continue;
    cost->objects[i] = object;
    return;
  }
  bind_loader_unsupported(l, "a cost with more than two kinds of objects");
}

/* Reads a cost on objects at the top of the stack: "me", a selector, two(selector),
** up_to(n, selector), any_number(selector). */
static void one_object_cost(lua_State *L, Loader *l, const char *name, RbPay pay, int me,
                            RbCost *cost)
{
  static const char *const counted[] = {"n", "selector", NULL};
  int top = lua_gettop(L);
  if (lua_type(L, top) == LUA_TSTRING && strcmp(lua_tostring(L, top), "me") == 0) {
    if (!me) loader_fail(L, l, NULL, "'%s' may not be \"me\"", name);
    cost->me |= (uint8_t)me;
    return;
  }
  RbObjectCost object = {.pay = (uint8_t)pay, .least = 1, .count = 1};
  TagInfo info = bind_script_tag(L, top);
  bool any = info.tag == TAG_SLOT && strcmp(info.what, "any_number") == 0;
  bool up_to = info.tag == TAG_SLOT && strcmp(info.what, "up_to") == 0;
  if (any || up_to) {
    bind_fields_check(L, l, top, counted, false);
    object.least = 0;
    object.count =
        any ? ARB_ANY_NUMBER : (uint8_t)bind_field_integer(L, l, top, "n", 1, COST_MAX, 1);
  } else if (info.tag == TAG_SEVERAL && bind_field(L, top, "n")) {
    object.least = object.count = (uint8_t)amount_at(L, l, name, 1, &object.is);
    lua_settop(L, top);
  }
  bool within = any || up_to || info.tag == TAG_SEVERAL;
  if (within && !bind_field(L, top, "selector"))
    bind_loader_fail_as(L, l, BIND_C_MISSING, name, NULL, "'%s': the selector is missing", name);
  object.selector1 = (uint16_t)bind_compile_selector(L, l, -1);
  bind_loader_needs_cards(L, l, object.selector1, name, "357");
  lua_settop(L, top);
  add_object_cost(l, cost, object);
}

/* Reads an object cost, or a list of them: exhaust = { "me", unit { friendly = true } }. */
static void object_cost(lua_State *L, Loader *l, int table, const char *name, RbPay pay, int me,
                        RbCost *cost)
{
  if (!bind_field(L, table, name)) return;
  bool list = lua_istable(L, -1) && bind_script_tag(L, -1).tag == TAG_NONE;
  lua_Integer count = list ? (lua_Integer)lua_rawlen(L, -1) : 0;
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, -1, i);
    one_object_cost(L, l, name, pay, me, cost);
    lua_pop(L, 1);
  }
  if (!count) one_object_cost(L, l, name, pay, me, cost);
  lua_pop(L, 1);
}

const char *const bind_rb_cost_fields[] = {"energy",         "power",   "xp",         "exhaust",
                                           "kill",           "recycle", "spend_buff", "banish",
                                           "return_to_hand", "discard", NULL};

/* Reads discard = 2, number.x(), or "me": a card in hand, for an ability that works there. */
static void discard_cost(lua_State *L, Loader *l, int table, RbCost *cost)
{
  RbObjectCost object = {.pay = RB_PAY_DISCARD};
  if (!bind_field(L, table, "discard")) return;
  bool itself = lua_type(L, -1) == LUA_TSTRING && strcmp(lua_tostring(L, -1), "me") == 0;
  if (itself) {
    cost->me |= RB_DISCARD_ME;
  } else {
    object.least = object.count = (uint8_t)amount_at(L, l, "discard", 1, &object.is);
    add_object_cost(l, cost, object);
  }
  lua_pop(L, 1);
}

static RbCost read_cost(lua_State *L, Loader *l, int index)
{
  static const struct {
    const char *name;
    RbPay pay;
    int me;
  } objects[] = {
    {"exhaust", RB_PAY_EXHAUST, RB_EXHAUST_ME},          {"kill", RB_PAY_KILL, RB_KILL_ME},
    {"recycle", RB_PAY_RECYCLE, RB_RECYCLE_ME},          {"banish", RB_PAY_BANISH, RB_BANISH_ME},
    {"spend_buff", RB_PAY_SPEND_BUFF, RB_SPEND_MY_BUFF}, {"return_to_hand", RB_PAY_RETURN, 0}};
  RbCost cost = {0};
  int top = lua_gettop(L);
  index = lua_absindex(L, index);
  if (lua_type(L, index) != LUA_TTABLE)
    loader_fail(L, l, NULL, "'cost' must be a table, got %s", bind_sandbox_type_name(L, index));
  bind_fields_check(L, l, index, bind_rb_cost_fields, false);
  if (bind_field(L, index, "energy")) {
    cost.energy = (int16_t)amount_at(L, l, "energy", 0, &cost.energy_is);
    lua_pop(L, 1);
  }
  if (bind_field(L, index, "xp")) {
    cost.xp = (uint8_t)amount_at(L, l, "xp", 0, &cost.xp_is);
    lua_pop(L, 1);
  }
  if (bind_field_table(L, l, index, "power")) {
    bind_compile_power(L, l, -1, cost.power, cost.power_is, RB_POWER_MAX);
    lua_pop(L, 1);
  }
  cost.counted = cost.energy_is.count || cost.xp_is.count;
  for (int i = 0; i < RB_POWER_MAX; i++) cost.counted |= cost.power_is[i].count > 0;
  for (size_t i = 0; i < sizeof objects / sizeof *objects; i++)
    object_cost(L, l, index, objects[i].name, objects[i].pay, objects[i].me, &cost);
  discard_cost(L, l, index, &cost);
  lua_settop(L, top);
  return cost;
}

RbCost bind_compile_cost(lua_State *L, Loader *l, int index)
{
  bool by_x = l->by_x;
  l->by_x = false;
  RbCost cost = read_cost(L, l, index);
  cost.by_x = l->by_x;
  l->pays_x |= l->by_x;
  l->by_x |= by_x;
  return cost;
}

/* ---- Places ---------------------------------------------------------------- */

int bind_compile_place(lua_State *L, Loader *l, int index)
{
  index = lua_absindex(L, index);
  if (bind_script_tag(L, index).tag == TAG_SELECTOR) return bind_compile_selector(L, l, index);
  return bind_compile_where(L, l, index, "battlefield", "at");
}
