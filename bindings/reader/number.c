/* SPDX-License-Identifier: MIT */
/*
** number.c -- makes data of numbers and comparisons, in any game.
**
**   number.count(units { at = "here" }) * 2 + 1
**     -> COUNT s7  CONST 2  MUL  CONST 1  ADD                    (postfix terms)
*/
#include "reader/number.h"

#include <lauxlib.h>
#include <string.h>

#include "language/lint.h"

/* ---- Operands --------------------------------------------------------------- */

void bind_terms_add(lua_State *L, Loader *l, Terms *terms, ArbTerm term)
{
  terms->depth += term.op >= ARB_N_ADD ? -1 : 1;
  if (terms->count == TERMS_MAX || terms->depth > ARB_NUMBER_DEPTH)
    loader_fail(L, l, NULL, "this number has too many parts");
  terms->items[terms->count++] = term;
}

/* Pushes entry `i` of an expression, which must be there. */
static int operand(lua_State *L, Loader *l, int index, int i, const char *what)
{
  if (lua_rawgeti(L, index, i) == LUA_TNIL)
    bind_loader_fail_as(L, l, BIND_C_MISSING, what, NULL, "number.%s: argument %d is missing", what,
                        i);
  return lua_gettop(L);
}

/* Reads number.me("might"), number.ref(1, "might") ...; entry `at` is the name. */
static int operand_attribute(lua_State *L, Loader *l, int index, int at, const char *what)
{
  operand(L, l, index, at, what);
  int attribute = bind_find_attribute(L, l, bind_text_at(L, l, -1, what));
  lua_pop(L, 1);
  return attribute;
}

static int operand_selector(lua_State *L, Loader *l, int index, const char *what)
{
  operand(L, l, index, 1, what);
  int selector = bind_compile_selector(L, l, -1);
  lua_pop(L, 1);
  return selector;
}

static int operand_count(lua_State *L, Loader *l, int index, const char *what, int most)
{
  operand(L, l, index, 1, what);
  int n = (int)bind_integer_at(L, l, -1, what, 1, most);
  lua_pop(L, 1);
  return n - 1;
}

/* Reads amount = at_least(n). */
static uint8_t tally_bound(lua_State *L, Loader *l, int table)
{
  if (!bind_field(L, table, "amount")) return 0;
  TagInfo bound = bind_script_tag(L, -1);
  if (bound.tag != TAG_BOUND || strcmp(bound.what, "at_least") != 0)
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, "amount", NULL,
                        "number.tally: 'amount' takes at_least(n)");
  lua_rawgeti(L, -1, 1);
  uint8_t least = (uint8_t)bind_integer_at(L, l, -1, "amount", 1, UINT8_MAX);
  lua_pop(L, 2);
  return least;
}

/* Reads source = { "spell", "unit" }: "with spells or unit abilities". */
static uint8_t tally_sources(lua_State *L, Loader *l, int table)
{
  uint8_t sources = 0;
  if (!bind_field(L, table, "source")) return 0;
  if (lua_type(L, -1) != LUA_TTABLE || lua_rawlen(L, -1) == 0) /* a selector is no list */
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, "source", NULL,
                        "'source' is a list of card types");
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, -1, i);
    int type = bind_choice_of(L, l, "source", bind_text_at(L, l, -1, "source"), l->words->types);
    sources |= (uint8_t)(1 << (l->words->first_type + type));
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return sources;
}

const char *const bind_tally_fields[] = {"event",     "signal", "by",  "subject",
                                         "source",    "amount", "sum", "phase",
                                         "last_turn", "ever",   NULL};

/* Reads signal = "race", which replaces an event. */
static uint8_t tally_signal(lua_State *L, Loader *l, int table)
{
  if (!bind_field(L, table, "signal")) return 0;
  int signal = bind_signal_at(L, l, "signal");
  lua_pop(L, 1);
  return (uint8_t)(signal + 1);
}

/* An event that is only recorded is counted nowhere, so the tally would always be 0. */
static void check_counted(lua_State *L, Loader *l, const char *event)
{
  for (const char *const *told = l->words->told; told && *told; told++)
    if (strcmp(event, *told) == 0)
      bind_loader_fail_as(L, l, BIND_C_NOT_HERE, event, l->words->cites.event,
                          "number.tally: nothing counts the event '%s': it is only told%s", event,
                          bind_told_hint(event));
}

static int tally(lua_State *L, Loader *l, int index)
{
  operand(L, l, index, 1, "tally");
  int table = lua_gettop(L);
  if (lua_type(L, table) != LUA_TTABLE)
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, "tally", NULL,
                        "number.tally takes a table: number.tally { event = ... }");
  bind_fields_check(L, l, table, bind_tally_fields, false);
  uint8_t signal1 = tally_signal(L, l, table);
  const char *event = signal1 ? "signal" : bind_field_text(L, l, table, "event");
  if (!event)
    bind_loader_fail_as(L, l, BIND_C_MISSING, "tally", NULL, "number.tally: 'event' is missing");
  check_counted(L, l, event);
  ArbTally t = {.event = (uint8_t)bind_find_event(L, l, event),
                .by = (uint8_t)bind_field_choice(L, l, table, "by", bind_who_names, ARB_BY_ANY),
                .signal1 = signal1};
  if (bind_field(L, table, "subject")) {
    t.subject1 = (uint16_t)bind_compile_selector(L, l, -1);
    lua_pop(L, 1);
  }
  t.least = tally_bound(L, l, table);
  t.sums = bind_field_flag(L, l, table, "sum");
  t.phase = (uint8_t)(bind_field_choice(L, l, table, "phase", l->words->phases, -1) + 1);
  t.sources = tally_sources(L, l, table);
  bool last = bind_field_flag(L, l, table, "last_turn");
  t.ever = bind_field_flag(L, l, table, "ever");
  if (last && t.ever)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, "ever", NULL,
                        "number.tally: 'ever' counts the whole game and 'last_turn' one turn");
  lua_settop(L, table - 1);
  int number = arb_build_tally(l->base, t);
  if (!last) return number;
  t.last1 = (uint16_t)(number + 1);
  return arb_build_tally(l->base, t);
}

/* ---- What stands behind a word --------------------------------------------- */

typedef void Operands(lua_State *L, Loader *l, int index, const char *what, ArbTerm *term);

static void of_attribute(lua_State *L, Loader *l, int index, const char *what, ArbTerm *term)
{
  term->a = (uint16_t)operand_attribute(L, l, index, 1, what);
  bind_lint_number(l, (ArbOp)term->op, term->a);
}

/* Reads number.game("turn"): a number that no object has. */
static void of_game(lua_State *L, Loader *l, int index, const char *what, ArbTerm *term)
{
  operand(L, l, index, 1, what);
  const char *name = bind_text_at(L, l, -1, what);
  if (strcmp(name, "phase") == 0)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, name, NULL,
                        "number.game: the phase is a word and no number: write the condition "
                        "{ phase = \"main\" }, or game.phase() in a function");
  bind_choice_of(L, l, "number.game", name, l->words->game_numbers);
  term->a = (uint16_t)bind_find_attribute(L, l, name);
  lua_pop(L, 1);
}

static void of_ref(lua_State *L, Loader *l, int index, const char *what, ArbTerm *term)
{
  term->value = operand_count(L, l, index, what, ARB_REFS_MAX);
  term->a = (uint16_t)operand_attribute(L, l, index, 2, what);
}

static void of_target(lua_State *L, Loader *l, int index, const char *what, ArbTerm *term)
{
  term->value = operand_count(L, l, index, what, ARB_SLOTS_MAX);
  bind_loader_speaks_of(L, l, what, term->value + 1);
  term->a = (uint16_t)operand_attribute(L, l, index, 2, what);
}

static void of_given_up(lua_State *L, Loader *l, int index, const char *what, ArbTerm *term)
{
  if (!l->gives_up)
    bind_loader_fail_as(
        L, l, BIND_C_NOT_HERE, what, "356.4",
        "'%s' depends on the objects given up to pay: it stands in 'reduces' of that "
        "cost; 'run' asks game.paid_with",
        what);
  bool counted = lua_rawgeti(L, index, 1) == LUA_TNIL;
  lua_pop(L, 1);
  term->a = counted ? ARB_HOW_MANY : (uint16_t)operand_attribute(L, l, index, 1, what);
}

/* Reads the value of a keyword, which is an attribute of its own. */
static void of_keyword(lua_State *L, Loader *l, int index, const char *what, ArbTerm *term)
{
  operand(L, l, index, 1, what);
  const char *name = bind_text_at(L, l, -1, what);
  int keyword = bind_find_keyword(L, l, name), first1 = l->rules->keyword_value1;
  if (!first1) loader_fail(L, l, NULL, "the keyword '%s' has no value", name);
  lua_pop(L, 1);
  term->a = (uint16_t)(first1 - 1 + keyword);
}

static void of_argument(lua_State *L, Loader *l, int index, const char *what, ArbTerm *term)
{
  term->value = operand_count(L, l, index, what, 8);
}

static void of_tally(lua_State *L, Loader *l, int index, const char *what, ArbTerm *term)
{
  (void)what;
  term->a = (uint16_t)tally(L, l, index);
}

static void of_selector(lua_State *L, Loader *l, int index, const char *what, ArbTerm *term)
{
  term->a = (uint16_t)operand_selector(L, l, index, what);
}

static void of_x(lua_State *L, Loader *l, int index, const char *what, ArbTerm *term)
{
  (void)index, (void)what, (void)term;
  bind_loader_speaks_of_x(L, l);
}

/* An object has several tags, so there is no number of theirs to compare. */
static void need_one_value(lua_State *L, Loader *l, const ArbTerm *term)
{
  const ArbAttribute *attribute = &l->rules->attributes[term->b];
  if (term->op == ARB_N_DISTINCT && attribute->kind == ARB_A_TAG)
    bind_loader_fail_as(L, l, BIND_C_MISSING, attribute->name, attribute->rule,
                        "number.distinct: an object may have several %s, so list those that count: "
                        "number.distinct(selector, \"%s\", { \"...\", \"...\" })",
                        attribute->name, attribute->name);
}

static void of_values(lua_State *L, Loader *l, int index, const char *what, ArbTerm *term)
{
  of_selector(L, l, index, what, term);
  term->b = (uint8_t)operand_attribute(L, l, index, 2, what);
  need_one_value(L, l, term);
}

/* Compiles the selector of number.distinct with the value at the top as one condition more. */
static int selector_with(lua_State *L, Loader *l, int index, const char *attribute)
{
  int value = lua_gettop(L);
  operand(L, l, index, 1, "distinct");
  if (bind_script_tag(L, -1).tag != TAG_SELECTOR)
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, "distinct", NULL,
                        "number.distinct: with a list of values it takes one selector");
  if (bind_field(L, value + 1, attribute))
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, attribute, NULL,
                        "number.distinct: the selector says '%s' itself, and the list says it, too",
                        attribute);
  bind_script_copy(L, value + 1);
  lua_pushvalue(L, value);
  lua_setfield(L, -2, attribute);
  int selector1 = bind_compile_selector(L, l, -1);
  lua_settop(L, value);
  return selector1;
}

/* Reads number.distinct(units {}, "tags", { "Bird", "Cat" }): how many of the values some object
** has; the sum of as many numbers, each of them 0 or 1. */
static void of_listed(lua_State *L, Loader *l, int index, Terms *terms)
{
  int top = lua_gettop(L);
  operand(L, l, index, 2, "distinct");
  const char *attribute = bind_text_at(L, l, -1, "distinct");
  int list = operand(L, l, index, 3, "distinct");
  lua_Integer count = lua_type(L, list) == LUA_TTABLE ? (lua_Integer)lua_rawlen(L, list) : 0;
  if (count < 2)
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, "distinct", NULL,
                        "number.distinct: the values that count are a list of two or more");
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, list, i);
    uint16_t selector1 = (uint16_t)selector_with(L, l, index, attribute);
    bind_terms_add(L, l, terms, (ArbTerm){.op = ARB_N_COUNT, .a = selector1});
    bind_terms_add(L, l, terms, (ArbTerm){.op = ARB_N_CONST, .value = 1});
    bind_terms_add(L, l, terms, (ArbTerm){.op = ARB_N_MIN});
    if (i > 1) bind_terms_add(L, l, terms, (ArbTerm){.op = ARB_N_ADD});
    lua_settop(L, list);
  }
  lua_settop(L, top);
}

/* Whether number.distinct says which values count. */
static bool is_listed(lua_State *L, int index, ArbOp op)
{
  bool listed = op == ARB_N_DISTINCT && lua_rawgeti(L, index, 3) != LUA_TNIL;
  if (op == ARB_N_DISTINCT) lua_pop(L, 1);
  return listed;
}

static void of_two(lua_State *L, Loader *l, int index, const char *what, Terms *terms, ArbTerm term)
{
  for (int i = 1; i <= 2; i++) {
    bind_terms_number(L, l, operand(L, l, index, i, what), terms);
    lua_pop(L, 1);
  }
  bind_terms_add(L, l, terms, term);
}

/* The words of numbers (scripts/vocabulary.lua makes no others). */
static const struct NumberWord {
  const char *what;
  ArbOp op;
  Operands *read; /* NULL: nothing stands there, or two numbers (from ARB_N_ADD on) */
} number_words[] = {{"me", ARB_N_ME, of_attribute},
                    {"you", ARB_N_YOU, of_attribute},
                    {"opponent", ARB_N_OPPONENT, of_attribute},
                    {"game", ARB_N_GAME, of_game},
                    {"subject", ARB_N_SUBJECT, of_attribute},
                    {"ref", ARB_N_REF, of_ref},
                    {"target", ARB_N_TARGET, of_target},
                    {"given_up", ARB_N_GIVEN_UP, of_given_up},
                    {"keyword", ARB_N_ME, of_keyword},
                    {"arg", ARB_N_ARG, of_argument},
                    {"event", ARB_N_EVENT, NULL},
                    {"tally", ARB_N_TALLY, of_tally},
                    {"x", ARB_N_X, of_x},
                    {"count", ARB_N_COUNT, of_selector},
                    {"sum", ARB_N_SUM, of_values},
                    {"highest", ARB_N_HIGHEST, of_values},
                    {"lowest", ARB_N_LOWEST, of_values},
                    {"distinct", ARB_N_DISTINCT, of_values},
                    {"add", ARB_N_ADD, NULL},
                    {"sub", ARB_N_SUB, NULL},
                    {"mul", ARB_N_MUL, NULL},
                    {"min", ARB_N_MIN, NULL},
                    {"max", ARB_N_MAX, NULL},
                    {NULL, ARB_N_CONST, NULL}};

static void add_word(lua_State *L, Loader *l, int index, const char *what, Terms *terms)
{
  const struct NumberWord *word = number_words;
  while (word->what && strcmp(word->what, what) != 0) word++;
  if (!word->what) loader_fail(L, l, NULL, "there is no number.%s", what);
  ArbTerm term = {.op = (uint8_t)word->op};
  if (term.op >= ARB_N_ADD) {
    of_two(L, l, index, what, terms, term);
    return;
  }
  if (is_listed(L, index, word->op)) {
    of_listed(L, l, index, terms);
    return;
  }
  if (word->read) word->read(L, l, index, what, &term);
  bind_terms_add(L, l, terms, term);
}

/* ---- Whole numbers ---------------------------------------------------------- */

ArbCompare bind_comparison_of(const char *what)
{
  static const struct {
    const char *what;
    ArbCompare how;
  } words[] = {{"at_least", ARB_AT_LEAST},
               {"at_most", ARB_AT_MOST},
               {"less_than", ARB_LESS},
               {"more_than", ARB_MORE},
               {"different", ARB_NOT_EQUAL}};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (strcmp(words[i].what, what) == 0) return words[i].how;
  return ARB_EQUAL;
}

/* Conditions give 1 or 0, so "all of them" is their product and "any of them" the highest. */
static void fold_conditions(lua_State *L, Loader *l, int index, Terms *terms, ArbOp op)
{
  lua_Integer count = (lua_Integer)lua_rawlen(L, index);
  if (count == 0) loader_fail(L, l, NULL, "all_of and any_of take at least one condition");
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, index, i);
    bind_terms_number(L, l, -1, terms);
    lua_pop(L, 1);
    if (i > 1) bind_terms_add(L, l, terms, (ArbTerm){.op = (uint8_t)op});
  }
}

void bind_terms_number(lua_State *L, Loader *l, int index, Terms *terms)
{
  index = lua_absindex(L, index);
  luaL_checkstack(L, 16, "a number");
  if (lua_type(L, index) == LUA_TNUMBER) {
    lua_Integer value = bind_integer_at(L, l, index, "a number", INT16_MIN, INT16_MAX);
    bind_terms_add(L, l, terms, (ArbTerm){.op = ARB_N_CONST, .value = (int32_t)value});
    return;
  }
  if (lua_type(L, index) == LUA_TFUNCTION) {
    int function = bind_compile_function(L, l, index);
    bind_judge_looking(L, l, index);
    bind_terms_add(L, l, terms, (ArbTerm){.op = ARB_N_SCRIPT, .value = function});
    return;
  }
  TagInfo info = bind_script_tag(L, index);
  if (info.tag == TAG_NUMBER) add_word(L, l, index, info.what, terms);
  else if (info.tag == TAG_COMPARISON)
    of_two(L, l, index, info.what, terms,
           (ArbTerm){.op = ARB_N_COMPARE, .a = (uint16_t)bind_comparison_of(info.what)});
  else if (info.tag == TAG_ALL_OF) fold_conditions(L, l, index, terms, ARB_N_MUL);
  else if (info.tag == TAG_ANY_OF) fold_conditions(L, l, index, terms, ARB_N_MAX);
  else
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, l->field, NULL, "%s%s%sa number expected, got %s",
                        l->field ? "'" : "", l->field ? l->field : "", l->field ? "': " : "",
                        bind_sandbox_type_name(L, index));
}

ArbNumber bind_compile_number(lua_State *L, Loader *l, int index)
{
  Terms terms = {.count = 0};
  bind_terms_number(L, l, index, &terms);
  return arb_build_number(l->base, terms.items, terms.count);
}
