/* SPDX-License-Identifier: MIT */
/*
** selector.c -- makes data of selectors and conditions, in any game.
**
**   unit { enemy = true, at = "here", might = at_most(3) }
**     -> type has unit, enemy = 1, at has here, might <= 3       (a list of tests)
**
** A field of a selector is an attribute of the same name in the game's table.  The attribute's kind
** says what may stand behind the equals sign.
*/
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "basics/guess.h"
#include "language/lint.h"
#include "reader/number.h"

/* Registry keys: selector table -> its one-based index; card name -> definition (the first, when
** several cards have the name); selector table -> whether `bind_compile_selector_in` read it. */
static const char key_selectors, key_definitions, key_placed;

enum { TESTS_MAX = 32 };

typedef struct Tests {
  ArbTest items[TESTS_MAX];
  int count;
  LintTests known; /* those that stand for themselves: no alternative, no relation */
} Tests;
_Static_assert((int)TESTS_MAX <= (int)LINT_TESTS_MAX, "each test can be known");

/* ---- Selectors ----------------------------------------------------------- */

static void add_test(lua_State *L, Loader *l, Tests *tests, ArbTest test)
{
  if (tests->count == TESTS_MAX) loader_fail(L, l, NULL, "this selector has too many fields");
  tests->items[tests->count++] = test;
}

static void know(Tests *tests, int attribute, ArbCompare how, bool known, int32_t value)
{
  tests->known.items[tests->known.count++] = (LintTest){attribute, (uint8_t)how, known, value};
}

static void add_constant(lua_State *L, Loader *l, Tests *tests, int attribute, ArbCompare how,
                         int32_t value)
{
  add_test(L, l, tests,
           (ArbTest){.attribute = (uint8_t)attribute,
                     .compare = (uint8_t)how,
                     .number = arb_build_constant(l->base, value)});
}

/* Calls for each text in a text, in a list of texts, or in any_of or none_of with a list. */

static void each_text(lua_State *L, Loader *l, int index, const char *what, TextVisitor *visit,
                      void *data)
{
  index = lua_absindex(L, index);
  if (lua_type(L, index) != LUA_TTABLE) {
    visit(L, l, bind_text_at(L, l, index, what), data);
    return;
  }
  lua_Integer count = (lua_Integer)lua_rawlen(L, index);
  if (count == 0)
    bind_loader_fail_as(L, l, BIND_C_MISSING, what, NULL, "'%s' is an empty list", what);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, index, i);
    visit(L, l, bind_text_at(L, l, -1, what), data);
    lua_pop(L, 1);
  }
}

typedef struct Bits {
  const ArbAttribute *attribute;
  int32_t mask;
} Bits;

static void add_bit(lua_State *L, Loader *l, const char *text, void *data)
{
  Bits *bits = data;
  bits->mask |= 1 << bind_choice_of(L, l, bits->attribute->name, text, bits->attribute->values);
}
static void add_keyword_bit(lua_State *L, Loader *l, const char *text, void *data)
{
  ((Bits *)data)->mask |= (int32_t)(1u << bind_find_keyword(L, l, text));
}
static void add_zone_bit(lua_State *L, Loader *l, const char *text, void *data)
{
  *(uint32_t *)data |= 1u << bind_find_zone(L, l, text);
}

/* Whether it is none_of { "A", "B" }, of which none may hold. */
static bool is_none_of(lua_State *L, int index)
{
  return bind_script_tag(L, index).tag == TAG_NONE_OF;
}

typedef struct Row { /* tests of which one is enough; of none_of all are needed */
  Tests *tests;
  int attribute;
  bool none;
} Row;

static void add_tag(lua_State *L, Loader *l, const char *text, void *data)
{
  Row *row = data;
  add_constant(L, l, row->tests, row->attribute, row->none ? ARB_NOT_TAGGED : ARB_TAGGED,
               l->words->add_tag(l, text));
}

static _Noreturn void no_such_card(lua_State *L, Loader *l, const char *name)
{
  char hint[80];
  Guess guess = bind_guess_begin(name);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_definitions);
  for (lua_pushnil(L); l->lint && lua_next(L, -2); lua_pop(L, 1))
    bind_guess_try(&guess, lua_tostring(L, -2));
  bind_loader_fail_as(L, l, BIND_C_UNKNOWN_CARD, name, NULL, "there is no card named '%s'%s", name,
                      bind_guess_text(&guess, hint, sizeof hint));
}

static void add_name(lua_State *L, Loader *l, const char *text, void *data)
{
  Row *row = data;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_definitions);
  lua_pushstring(L, text);
  bool elsewhere = l->some_only || l->of_game; /* definition 0 matches nothing */
  if (lua_rawget(L, -2) == LUA_TNIL && !elsewhere) no_such_card(L, l, text);
  add_constant(L, l, row->tests, row->attribute, row->none ? ARB_NOT_NAMED : ARB_NAMED,
               (int32_t)lua_tointeger(L, -1));
  lua_pop(L, 2);
}

static void add_row(lua_State *L, Loader *l, Tests *tests, int attribute, int value,
                    TextVisitor *visit)
{
  Row row = {tests, attribute, is_none_of(L, value)};
  int first = tests->count;
  each_text(L, l, value, l->rules->attributes[attribute].name, visit, &row);
  for (int i = first; !row.none && i + 1 < tests->count; i++) tests->items[i].or_next = 1;
}

static void add_flag(lua_State *L, Loader *l, Tests *tests, int attribute, int value)
{
  if (!lua_isboolean(L, value))
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, l->rules->attributes[attribute].name, NULL,
                        "'%s' must be true or false, got %s", l->rules->attributes[attribute].name,
                        bind_sandbox_type_name(L, value));
  add_constant(L, l, tests, attribute, ARB_EQUAL, lua_toboolean(L, value));
  know(tests, attribute, ARB_EQUAL, true, lua_toboolean(L, value));
}

/* Adds the test of might = 3, might = at_most(3) or might = number.me("might"). */
static void add_number(lua_State *L, Loader *l, Tests *tests, int attribute, int value)
{
  ArbTest test = {.attribute = (uint8_t)attribute, .compare = ARB_EQUAL};
  TagInfo info = bind_script_tag(L, value);
  if (info.tag == TAG_BOUND) {
    test.compare = (uint8_t)bind_comparison_of(info.what);
    lua_rawgeti(L, value, 1);
  } else {
    lua_pushvalue(L, value);
  }
  test.number = bind_compile_number(L, l, -1);
  if (attribute < l->rules->attribute_count)
    know(tests, attribute, (ArbCompare)test.compare, lua_isinteger(L, -1),
         (int32_t)lua_tointeger(L, -1));
  lua_pop(L, 1);
  add_test(L, l, tests, test);
}

/* at = battlefields { remembered_by_me = true }: it is where the other selector finds a place. */
static void add_place(lua_State *L, Loader *l, Tests *tests, int attribute, int value)
{
  const ArbAttribute *row = &l->rules->attributes[attribute];
  TagInfo info = bind_script_tag(L, value);
  if (strcmp(info.what, l->words->place) != 0)
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, row->name, row->rule,
                        "'%s' takes words or %ss { ... }, and a %s is no place", row->name,
                        l->words->place, info.what);
  add_constant(L, l, tests, attribute, ARB_RELATED, bind_compile_selector(L, l, value));
}

static void add_attribute(lua_State *L, Loader *l, Tests *tests, const char *name, int value)
{
  int attribute = bind_find_attribute(L, l, name);
  if (l->words->chosen && strcmp(name, l->words->chosen) == 0)
    bind_loader_speaks_of(L, l, name, lua_isinteger(L, value) ? (int)lua_tointeger(L, value) : 1);
  if (attribute >= l->rules->attribute_count) { /* the value of a keyword */
    add_number(L, l, tests, attribute, value);
    return;
  }
  Bits bits = {.attribute = &l->rules->attributes[attribute]};
  ArbCompare how;
  switch ((ArbAttributeKind)bits.attribute->kind) {
  case ARB_A_BOOL: add_flag(L, l, tests, attribute, value); break;
  case ARB_A_NUMBER: add_number(L, l, tests, attribute, value); break;
  case ARB_A_TAG: add_row(L, l, tests, attribute, value, add_tag); break;
  case ARB_A_NAME: add_row(L, l, tests, attribute, value, add_name); break;
  case ARB_A_PLACE:
    if (lua_type(L, value) == LUA_TNUMBER) /* ref(1) */
      bind_loader_fail_as(
          L, l, BIND_C_WRONG_TYPE, name, bits.attribute->rule,
          "'%s' takes words or %ss { ... }: %ss { given = true } is what the ability "
          "was begun with",
          name, l->words->place, l->words->place);
    if (bind_script_tag(L, value).tag == TAG_SELECTOR) {
      add_place(L, l, tests, attribute, value);
      break;
    } /* fall through */
  case ARB_A_SET:
    each_text(L, l, value, name, add_bit, &bits);
    how = is_none_of(L, value) ? ARB_HAS_NONE : ARB_HAS_ANY;
    add_constant(L, l, tests, attribute, how, bits.mask);
    know(tests, attribute, how, true, bits.mask);
    break;
  case ARB_A_RELATION:
    add_constant(L, l, tests, attribute, ARB_RELATED, bind_compile_selector(L, l, value));
    break;
  case ARB_A_KEYWORD:
    each_text(L, l, value, name, add_keyword_bit, &bits);
    how = is_none_of(L, value) ? ARB_HAS_NONE : ARB_HAS_ANY;
    add_constant(L, l, tests, attribute, how, bits.mask);
    know(tests, attribute, how, true, bits.mask);
    break;
  }
}

/* A field of a selector, whose name and value are on top of the stack. */
typedef struct SelectorField {
  Tests *tests;
  ArbSelector *selector;
} SelectorField;

static void add_field(lua_State *L, Loader *l, void *data)
{
  const SelectorField *to = data;
  int value = lua_gettop(L);
  if (lua_type(L, -2) != LUA_TSTRING)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, l->part, NULL,
                        "a selector has named fields only: unit { enemy = true }");
  const char *name = lua_tostring(L, -2);
  l->field = name;
  if (strcmp(name, "other") == 0) {
    if (lua_type(L, value) != LUA_TBOOLEAN || !lua_toboolean(L, value))
      bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, name, NULL, "'other' may only be true");
    to->selector->not_me = 1;
  } else if (strcmp(name, "zone") == 0) {
    each_text(L, l, value, "zone", add_zone_bit, &to->selector->zones);
    to->tests->known.zones = to->selector->zones;
    to->selector->zoned = 1;
  } else {
    add_attribute(L, l, to->tests, name, value);
  }
}

/* Adds the fields of the table at stack index `table`, in sorted order. */
static void add_fields(lua_State *L, Loader *l, int table, Tests *tests, ArbSelector *selector)
{
  SelectorField to = {tests, selector};
  bind_sandbox_keys(L, table);
  int keys = lua_gettop(L);
  lua_Integer count = (lua_Integer)lua_rawlen(L, keys);
  for (lua_Integer i = 1; i <= count; i++, lua_settop(L, keys)) {
    lua_rawgeti(L, keys, i);
    lua_pushvalue(L, -1);
    lua_rawget(L, table);
    bind_loader_try(L, l, add_field, &to);
  }
  lua_settop(L, keys - 1);
}

/* The zones where a selector looks when it names none. */
static uint32_t usual_zones(lua_State *L, Loader *l, const char *what)
{
  uint32_t zones = 0;
  for (const UsualZones *usual = l->words->usual; usual->type; usual++)
    for (int z = 0; strcmp(usual->type, what) == 0 && usual->zones[z]; z++)
      zones |= 1u << bind_find_zone(L, l, usual->zones[z]);
  return zones;
}

/* The word's row when it means things that are no cards; NULL: it means cards. */
static const ThingWord *thing_of(const Loader *l, const char *what)
{
  for (const ThingWord *thing = l->words->things; thing && thing->type; thing++)
    if (strcmp(thing->type, what) == 0) return thing;
  return NULL;
}

/* Whether a selector is used where cards of a certain zone are meant, so that its usual zones do
** not matter. */
static bool is_placed(lua_State *L, int index)
{
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_placed);
  lua_pushvalue(L, index);
  lua_rawget(L, -2);
  bool placed = !lua_isnil(L, -1);
  lua_pop(L, 2);
  return placed;
}

static void place(lua_State *L, int index)
{
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_placed);
  lua_pushvalue(L, index);
  lua_pushboolean(L, 1);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

/* Compiles one selector table.  `or_else1` is a selector that may match instead; `zone` is where it
** looks when it names none (NULL: as usual). */
static int one_selector(lua_State *L, Loader *l, int index, const TagInfo *info, int or_else1,
                        const char *zone)
{
  Tests tests = {.count = 0};
  ArbSelector selector = {.or_else1 = (uint16_t)or_else1};
  Spot spot = bind_loader_enter(l, info->what, info->line);
  l->nth = info->nth;
  if (zone) place(L, index);
  if (strcmp(info->what, "card") != 0) {
    lua_pushstring(L, info->what);
    add_attribute(L, l, &tests, "type", lua_gettop(L));
    lua_pop(L, 1);
  }
  add_fields(L, l, index, &tests, &selector);
  const ThingWord *thing = thing_of(l, info->what);
  if (thing) { /* no card, in no zone of cards */
    if (selector.zones) loader_fail(L, l, thing->rule, "'zone': %s lies in none", info->what);
    if (thing->kind == ARB_KIND_PLAYER && selector.not_me)
      loader_fail(L, l, thing->rule, "'other': no player is this card");
    selector.things = (uint16_t)(1u << thing->kind);
  } else if (!selector.zones) {
    selector.zones = zone ? 1u << bind_find_zone(L, l, zone) : usual_zones(L, l, info->what);
  }
  bind_lint_selector(l, &tests.known, zone || !is_placed(L, index) ? selector.zones : 0, false);
  bind_loader_leave(l, spot);
  return arb_build_selector(l->base, selector, tests.items, tests.count);
}

/* Compiles any_of { a, b, c }: the alternative of each is the one behind it. */
static int alternatives(lua_State *L, Loader *l, int index, const char *zone)
{
  int selector1 = 0;
  lua_Integer count = (lua_Integer)lua_rawlen(L, index);
  if (count == 0)
    bind_loader_fail_as(L, l, BIND_C_MISSING, "any_of", NULL, "any_of takes at least one selector");
  for (lua_Integer i = count; i >= 1; i--) {
    lua_rawgeti(L, index, i);
    TagInfo info = bind_script_tag(L, -1);
    if (info.tag != TAG_SELECTOR)
      bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, "any_of", NULL,
                          "any_of: a selector expected, got %s", bind_sandbox_type_name(L, -1));
    selector1 = one_selector(L, l, lua_gettop(L), &info, selector1, zone);
    lua_pop(L, 1);
  }
  return selector1;
}

static int new_selector(lua_State *L, Loader *l, int index, const char *zone)
{
  TagInfo info = bind_script_tag(L, index);
  if (info.tag == TAG_SELECTOR) return one_selector(L, l, index, &info, 0, zone);
  if (info.tag == TAG_ANY_OF) return alternatives(L, l, index, zone);
  if (lua_type(L, index) == LUA_TSTRING && strcmp(lua_tostring(L, index), "me") == 0) {
    ArbSelector selector = {.only_me = 1, .zones = usual_zones(L, l, "me")};
    return arb_build_selector(l->base, selector, NULL, 0);
  }
  if (lua_type(L, index) == LUA_TSTRING)
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, lua_tostring(L, index), NULL,
                        "a selector or \"me\" expected, got \"%s\"", lua_tostring(L, index));
  bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, l->field, NULL, "a selector expected, got %s",
                      bind_sandbox_type_name(L, index));
}

/* A selector may be used in several places, so the choices that it refers to are kept with its
** number. */
enum { BY_SLOT_SHIFT = 24, BY_X_SHIFT, SPOKEN_SHIFT };

static int known_selector(lua_State *L, Loader *l, int index)
{
  Choices before = bind_choices_open(l, l->choices, l->place);
  bool by_slot = l->by_slot, by_x = l->by_x;
  l->by_slot = l->by_x = false;
  int known = new_selector(L, l, index, NULL);
  known |= l->by_slot << BY_SLOT_SHIFT | l->by_x << BY_X_SHIFT |
           bind_choices_close(l, before) << SPOKEN_SHIFT;
  l->by_slot |= by_slot, l->by_x |= by_x;
  return known;
}

/* Checks a known selector again: not every place allows the choices that it refers to. */
static void speaks_again(lua_State *L, Loader *l, int index, int known)
{
  TagInfo info = bind_script_tag(L, index);
  bool by_slot = known >> BY_SLOT_SHIFT & 1;
  Spot spot = bind_loader_enter(l, l->part, info.line ? info.line : l->line);
  if (known >> BY_X_SHIFT & 1) bind_loader_speaks_of_x(L, l);
  bind_loader_speaks_of(L, l, by_slot ? l->words->chosen : "target", known >> SPOKEN_SHIFT);
  bind_loader_leave(l, spot);
}

static void lint_used(lua_State *L, Loader *l, int index, int selector1)
{
  TagInfo info = bind_script_tag(L, index);
  Spot spot = bind_loader_enter(l, l->part, info.line ? info.line : l->line);
  bind_lint_used(l, selector1);
  bind_loader_leave(l, spot);
}

int bind_compile_selector(lua_State *L, Loader *l, int index)
{
  index = lua_absindex(L, index);
  luaL_checkstack(L, 16, "a selector");
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_selectors);
  lua_pushvalue(L, index);
  lua_rawget(L, -2);
  int known = (int)lua_tointeger(L, -1);
  lua_pop(L, 1);
  if (known == 0) {
    known = known_selector(L, l, index);
    lua_pushvalue(L, index);
    lua_pushinteger(L, known);
    lua_rawset(L, -3);
  } else if (known >> SPOKEN_SHIFT) {
    speaks_again(L, l, index, known);
  }
  lua_pop(L, 1);
  known &= (1 << BY_SLOT_SHIFT) - 1;
  if (l->lint) lint_used(L, l, index, known);
  return known;
}

void bind_loader_needs_cards(lua_State *L, Loader *l, int selector1, const char *what,
                             const char *rule)
{
  const ArbSelector *all = (const ArbSelector *)(const void *)l->base->selectors.items;
  for (int s = selector1; s; s = all[s - 1].or_else1)
    for (const ThingWord *thing = l->words->things; thing && thing->type; thing++)
      if (all[s - 1].things >> thing->kind & 1)
        bind_loader_fail_as(L, l, BIND_C_NOT_HERE, thing->type, rule,
                            "'%s' takes cards, and %s is not one", what, thing->type);
}

int bind_compile_selector_in(lua_State *L, Loader *l, int index, const char *zone)
{
  luaL_checkstack(L, 16, "a selector");
  return new_selector(L, l, lua_absindex(L, index), zone);
}

int bind_compile_where(lua_State *L, Loader *l, int index, const char *type, const char *attribute)
{
  Tests tests = {.count = 0};
  ArbSelector selector = {.zones = usual_zones(L, l, type)};
  add_attribute(L, l, &tests, attribute, lua_absindex(L, index));
  return arb_build_selector(l->base, selector, tests.items, tests.count);
}

/* ---- Conditions ---------------------------------------------------------- */

typedef struct Condition {
  Tests me;
  ArbSelector selector;
  Terms number;
} Condition;

static void condition(lua_State *L, Loader *l, int index, Condition *c)
{
  index = lua_absindex(L, index);
  Tag tag = bind_script_tag(L, index).tag;
  if (tag == TAG_ALL_OF) {
    lua_Integer count = (lua_Integer)lua_rawlen(L, index);
    for (lua_Integer i = 1; i <= count; i++) {
      lua_rawgeti(L, index, i);
      condition(L, l, -1, c);
      lua_pop(L, 1);
    }
  } else if (tag == TAG_NONE && lua_type(L, index) == LUA_TTABLE) {
    add_fields(L, l, index, &c->me, &c->selector);
  } else if (lua_type(L, index) == LUA_TSTRING) {
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, lua_tostring(L, index), NULL,
                        "'%s' takes attributes of me, { %s = true }, or a comparison",
                        l->field ? l->field : "a condition", lua_tostring(L, index));
  } else {
    bind_terms_number(L, l, index, &c->number);
    if (c->number.depth > 1) bind_terms_add(L, l, &c->number, (ArbTerm){.op = ARB_N_MUL});
  }
}

ArbCondition bind_compile_condition(lua_State *L, Loader *l, int index)
{
  Condition c = {.selector = {.zones = usual_zones(L, l, "me")}};
  ArbCondition result = {0};
  condition(L, l, index, &c);
  bind_lint_selector(l, &c.me.known, 0, true);
  if (c.me.count || c.selector.not_me)
    result.me_selector1 = (uint16_t)arb_build_selector(l->base, c.selector, c.me.items, c.me.count);
  if (c.number.count) result.number = arb_build_number(l->base, c.number.items, c.number.count);
  return result;
}

/* ---- Functions -------------------------------------------------------------- */

int bind_compile_function(lua_State *L, Loader *l, int index)
{
  if (lua_type(L, index) != LUA_TFUNCTION)
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, l->field, NULL,
                        "%s%s%sa function expected, got %s", l->field ? "'" : "",
                        l->field ? l->field : "", l->field ? "': " : "",
                        bind_sandbox_type_name(L, index));
  lua_pushvalue(L, index);
  lua_rawget(L, l->functions);
  int number_in_file = (int)lua_tointeger(L, -1);
  lua_pop(L, 1);
  int function = l->script->first_function + number_in_file;
  ScriptFunction *known = &l->pool->functions[function - 1];
  known->card = arb_build_string(l->base, l->title ? l->title : "");
  known->part = arb_build_string(l->base, l->part ? l->part : "");
  return function;
}

void bind_compile_begin(lua_State *L, Loader *l)
{
  static const char *const keys[] = {&key_selectors, &key_definitions, &key_placed};
  (void)l;
  for (int i = 0; i < 3; i++) {
    lua_newtable(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, keys[i]);
  }
  bind_compile_no_shorthands(L);
}

void bind_compile_name(lua_State *L, const char *name, int def)
{
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_definitions);
  lua_pushstring(L, name);
  if (lua_rawget(L, -2) == LUA_TNIL) {
    lua_pushstring(L, name);
    lua_pushinteger(L, def);
    lua_rawset(L, -4);
  }
  lua_pop(L, 2);
}
