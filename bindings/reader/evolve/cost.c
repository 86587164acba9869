/* SPDX-License-Identifier: MIT */
/* cost.c -- what Evolve's costs (10.4.2) and options (10.4.7.3) are, as records. */
#include <lauxlib.h>
#include <string.h>

#include "reader/evolve/words.h"

enum { OPTIONS_MAX = 8 };

/* ---- Costs (10.4.2) -------------------------------------------------------------- */

static const struct {
  const char *name;
  uint8_t of;
} pays[EV_PAY_COUNT] = {
#define X(id, field, of, rule, help) [EV_PAY_##id] = {field, EV_PAY_##of},
  EV_PAYS(X)
#undef X
};

const char *bind_ev_pay_name(int pay)
{
  return pays[pay].name;
}

static EvPart *add_part(lua_State *L, Loader *l, EvCost *cost, int pay)
{
  if (cost->part_count == EV_PARTS_MAX)
    loader_fail(L, l, "10.4", "a cost has more than %d parts", EV_PARTS_MAX);
  EvPart *part = &cost->parts[cost->part_count++];
  *part = (EvPart){.pay = (uint8_t)pay, .min = 1, .max = 1};
  return part;
}

/* Payments that are made with cards of one zone only: their selectors look there. */
static const struct {
  uint8_t pay, zone;
  const char *rule, *why;
} zones_of_pays[] = {
  {EV_PAY_DISCARD, EV_Z_HAND, "5.11.1",
   "only cards in the hand are discarded: leave 'zone' out, "
   "or write 'bury' or 'banish'"},
  {EV_PAY_REVEAL, EV_Z_HAND, "5.20", "only cards in the hand are revealed: leave 'zone' out"},
  {EV_PAY_ENGAGE, EV_Z_FIELD, "10.4.6", "only cards on the field can: leave 'zone' out"},
  {EV_PAY_RITE, EV_Z_FIELD, "10.4.6", "only cards on the field can: leave 'zone' out"},
  {EV_PAY_FACEUP, EV_Z_EVOLVE_DECK, "4.2.3", "only cards in the evolve deck can: leave 'zone' out"},
  {EV_PAY_FACEDOWN, EV_Z_EVOLVE_DECK, "4.2.3",
   "only cards in the evolve deck can: leave 'zone' out"},
};

static uint16_t cards_of(lua_State *L, Loader *l, int index, const EvPart *part)
{
  uint32_t zones = 0;
  int row = 0, rows = sizeof zones_of_pays / sizeof *zones_of_pays;
  while (row < rows && zones_of_pays[row].pay != part->pay) row++;
  if (row == rows) return (uint16_t)bind_compile_selector(L, l, index);
  int zone = zones_of_pays[row].zone;
  int selector1 = bind_compile_selector_in(L, l, index, l->rules->zones[zone].name);
  const ArbSelector *all = (const ArbSelector *)(const void *)l->base->selectors.items;
  for (int s = selector1; s; s = all[s - 1].or_else1) zones |= all[s - 1].zones;
  if (!(zones >> zone & 1))
    loader_fail(L, l, zones_of_pays[row].rule, "'%s': %s", pays[part->pay].name,
                zones_of_pays[row].why);
  return (uint16_t)selector1;
}

/* Reads a whole number, or one that is worked out when it is paid. */
static uint8_t amount_at(lua_State *L, Loader *l, const char *name, int least, ArbNumber *is)
{
  if (lua_isnumber(L, -1)) return (uint8_t)bind_integer_at(L, l, -1, name, least, COUNT_MAX);
  *is = bind_compile_number(L, l, lua_gettop(L));
  return 1;
}

/* Reads the cards to be given up: a selector, how many a selector matches, or how many of any. */
static void read_cards(lua_State *L, Loader *l, int value, EvPart *part)
{
  ArbSlot slot = {0};
  TagInfo info = bind_script_tag(L, value);
  if (info.tag == TAG_SEVERAL) {
    if (!bind_field(L, value, "n"))
      bind_loader_fail_as(L, l, BIND_C_MISSING, l->part, "10.4", "how many is missing");
    part->min = part->max = amount_at(L, l, pays[part->pay].name, 1, &part->is);
    lua_pop(L, 1);
    if (!bind_field(L, value, "selector"))
      bind_loader_fail_as(L, l, BIND_C_MISSING, l->part, "10.4", "the selector is missing");
    part->selector1 = cards_of(L, l, lua_gettop(L), part);
    lua_pop(L, 1);
  } else if (info.tag == TAG_SLOT) {
    bind_slot_at(L, l, value, 0, &slot);
    part->min = slot.min, part->max = slot.max, part->selector1 = slot.selector1;
  } else if (lua_isinteger(L, value) || info.tag == TAG_NUMBER) {
    part->min = part->max = amount_at(L, l, pays[part->pay].name, 1, &part->is);
  } else if (!lua_isboolean(L, value)) {
    part->selector1 = cards_of(L, l, value, part);
  }
}

/* Reads counters = { spell = 3 } (14.1.4): a part for each name. */
static void read_counters(lua_State *L, Loader *l, int table, EvCost *cost)
{
  if (!lua_istable(L, table))
    loader_fail(L, l, "14.1.4", "'counters' is a table: counters = { spell = 3 }");
  bind_sandbox_keys(L, table);
  int keys = lua_gettop(L);
  lua_Integer count = (lua_Integer)lua_rawlen(L, keys);
  for (lua_Integer i = 1; i <= count; i++) {
    EvPart *part = add_part(L, l, cost, EV_PAY_COUNTERS);
    lua_rawgeti(L, keys, i);
    part->counter = (uint8_t)ev_builder_counter(ev_builder(l), bind_text_at(L, l, -1, "counters"));
    lua_rawget(L, table);
    part->min = part->max = amount_at(L, l, "counters", 1, &part->is);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

/* Whether the value at the top of the stack is "me", the card itself. */
static bool says_me(lua_State *L)
{
  return lua_type(L, -1) == LUA_TSTRING && strcmp(lua_tostring(L, -1), "me") == 0;
}

/* Whether the field of this payment may also say "me": bury = "me". */
static bool may_say_me(int pay)
{
  if (pay == EV_PAY_ENGAGE) return true;
  for (int i = 0; i < EV_PAY_COUNT; i++)
    if (pays[i].of == EV_PAY_ME && strcmp(pays[i].name, pays[pay].name) == 0) return true;
  return false;
}

/* Reads one part of a cost, whose value is at the top of the stack. */
static void read_part(lua_State *L, Loader *l, int pay, EvCost *cost)
{
  const char *name = pays[pay].name;
  int value = lua_gettop(L);
  if (pays[pay].of == EV_PAY_ME || (says_me(L) && may_say_me(pay))) {
    if (pays[pay].of == EV_PAY_ME && says_me(L)) add_part(L, l, cost, pay);
    return;
  }
  if (pay == EV_PAY_COUNTERS) {
    read_counters(L, l, value, cost);
    return;
  }
  bool flag = lua_isboolean(L, value);
  if (flag && !lua_toboolean(L, value)) return;
  EvPart *part = add_part(L, l, cost, pay);
  if (pays[pay].of == EV_PAY_AMOUNT) part->min = part->max = amount_at(L, l, name, 1, &part->is);
  if (pays[pay].of == EV_PAY_CARDS) {
    if (flag && pay != EV_PAY_RITE)
      loader_fail(L, l, NULL, "'%s' takes a number or a selector, got boolean", name);
    read_cards(L, l, value, part);
  }
}

/* Reads a field at the top of the stack, which holds one part or a list of parts:
** bury = { "me", follower { friendly = true } }. */
static void read_parts(lua_State *L, Loader *l, int pay, EvCost *cost)
{
  bool list = lua_istable(L, -1) && bind_script_tag(L, -1).tag == TAG_NONE && may_say_me(pay);
  lua_Integer count = list ? (lua_Integer)lua_rawlen(L, -1) : 0;
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, -1, i);
    read_part(L, l, pay, cost);
    if (pay == EV_PAY_ENGAGE) cost->engage_me |= says_me(L);
    lua_pop(L, 1);
  }
  if (!count) read_part(L, l, pay, cost);
  if (!count && pay == EV_PAY_ENGAGE) cost->engage_me |= says_me(L);
}

#define FIELD_CARDS(field)  field,
#define FIELD_AMOUNT(field) field,
#define FIELD_ME(field)     /* stands there as CARDS already */
const char *const bind_ev_cost_fields[] = {"play_points",
#define X(id, field, of, rule, help) FIELD_##of(field)
                                           EV_PAYS(X)
#undef X
                                               NULL};

static EvCost read_ev_cost(lua_State *L, Loader *l, int index)
{
  EvCost cost = {0};
  index = lua_absindex(L, index);
  if (lua_type(L, index) != LUA_TTABLE)
    loader_fail(L, l, "10.4", "a cost must be a table, got %s", bind_sandbox_type_name(L, index));
  bind_fields_check(L, l, index, bind_ev_cost_fields, false);
  if (bind_field(L, index, "play_points")) {
    int points = amount_at(L, l, "play_points", 0, &cost.points_is);
    cost.play_points = (int8_t)(cost.points_is.count ? 0 : points);
    lua_pop(L, 1);
  }
  for (int i = 0; i < EV_PAY_COUNT; i++) {
    if (!bind_field(L, index, pays[i].name)) continue;
    read_parts(L, l, i, &cost);
    lua_pop(L, 1);
  }
  return cost;
}

EvCost bind_compile_ev_cost(lua_State *L, Loader *l, int index)
{
  bool by_x = l->by_x;
  l->by_x = false;
  EvCost cost = read_ev_cost(L, l, index);
  cost.by_x = l->by_x;
  l->pays_x |= l->by_x;
  l->by_x |= by_x;
  return cost;
}

/* ---- Options (10.4.7.3) ------------------------------------------------------------ */

/* Makes an option of a name alone: option = "earth_rite" is a cost of that name. */
static EvOption named_option(lua_State *L, Loader *l, int index)
{
  const char *name = lua_tostring(L, index);
  if (strcmp(name, "earth_rite") != 0)
    loader_fail(L, l, "10.4.7.3", "'option' is '%s', but may be earth_rite or a table", name);
  EvOption rite = {.name = arb_build_string(l->base, name)};
  add_part(L, l, &rite.cost, EV_PAY_RITE);
  return rite;
}

const char *const bind_ev_option_fields[] = {"name", "cost", "if_", NULL};

const char *const bind_ev_card_option_fields[] = {"name", "cost", "if_", "costs", "change", NULL};

static EvOption option_at(lua_State *L, Loader *l, int index, bool card)
{
  if (lua_type(L, index) == LUA_TSTRING) return named_option(L, l, index);
  if (!lua_istable(L, index))
    loader_fail(L, l, "10.4.7.3", "an option must be a table, got %s",
                bind_sandbox_type_name(L, index));
  bind_fields_check(L, l, index, card ? bind_ev_card_option_fields : bind_ev_option_fields, false);
  const char *name = bind_field_text(L, l, index, "name");
  if (!name)
    bind_loader_fail_as(L, l, BIND_C_MISSING, l->part, "10.4.7.3",
                        "the 'name' of an option is missing");
  EvOption option = {.name = arb_build_string(l->base, name)};
  if (bind_field(L, index, "cost")) {
    Choices before = bind_choices_open(l, ARB_SLOTS_MAX, "cost");
    option.cost = bind_compile_ev_cost(L, l, lua_gettop(L));
    int spoken = bind_choices_close(l, before);
    if (card) bind_card_speaks_of(l, spoken, "options");
    lua_pop(L, 1);
  }
  if (bind_field(L, index, "if_")) {
    Choices before = bind_choices_open(l, 0, "if_"); /* it is taken before (10.6.2.2.1) */
    option.if_ = bind_compile_condition(L, l, lua_gettop(L));
    bind_choices_close(l, before);
    lua_pop(L, 1);
  }
  int costs = (int)bind_field_integer(L, l, index, "costs", 0, COUNT_MAX, -1);
  option.sets_cost = costs >= 0;
  option.set = (int8_t)(costs >= 0 ? costs : 0);
  option.change = (int8_t)bind_field_integer(L, l, index, "change", -COUNT_MAX, COUNT_MAX, 0);
  return option;
}

int bind_compile_ev_options(lua_State *L, Loader *l, int index, bool card, int *first)
{
  EvOption options[OPTIONS_MAX];
  int count = 1;
  bool list = lua_istable(L, index) && lua_rawlen(L, index) > 0;
  if (!list) {
    options[0] = option_at(L, l, index, card);
  } else {
    count = (int)lua_rawlen(L, index);
    if (count > OPTIONS_MAX)
      loader_fail(L, l, "10.4.7.3", "there are more than %d options", OPTIONS_MAX);
    for (int i = 0; i < count; i++) {
      lua_rawgeti(L, index, i + 1);
      options[i] = option_at(L, l, lua_gettop(L), card);
      lua_pop(L, 1);
    }
  }
  *first = ev_builder_options(ev_builder(l), options, count);
  return count;
}
