/* SPDX-License-Identifier: MIT */
/* facts.c -- see facts.h. */
#include "tooling/facts.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#include "basics/plain_lua.h"
#include "loader/declared.h"
#include "memory.h"

enum { NAMES_MAX = 64 };

struct CardFacts {
  lua_State *L;
  Declarer *declarer;
};

typedef struct Visit {
  lua_State *L;
  CardFactVisitor visit;
  void *data;
} Visit;

CardFacts *bind_card_facts_new(const ArbCards *cards, ArbError *error)
{
  CardFacts *facts = arb_memory_zeroed(1, sizeof *facts);
  if (facts) facts->L = bind_plain_lua_open();
  if (facts && facts->L && (facts->declarer = bind_declarer_new(cards, error))) return facts;
  if (!facts || !facts->L) {
    error->status = ARB_MEMORY;
    snprintf(error->text, sizeof error->text, "out of memory");
  }
  bind_card_facts_free(facts);
  return NULL;
}

void bind_card_facts_free(CardFacts *facts)
{
  if (!facts) return;
  bind_declarer_free(facts->declarer);
  if (facts->L) lua_close(facts->L);
  arb_memory_free(facts);
}

/* ---- One field ---------------------------------------------------------------- */

/* The word of the constructor that made a table, "ability"; NULL: it is a plain table. */
static const char *tag_of(lua_State *L)
{
  const char *tag = lua_getfield(L, -1, "tag") == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
  lua_pop(L, 1); /* the table still holds it */
  return tag;
}

static void tell(const Visit *v, const char *field, const char *word, int64_t number)
{
  v->visit(v->data, &(CardFact){field, word, number});
}

/* Visits the named fields of the table on top in sorted order, with the value on top of it. */
typedef void (*NamedField)(const Visit *v, const char *field, const char *name);

static int by_text(const void *a, const void *b)
{
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void each_named(const Visit *v, const char *field, NamedField visit)
{
  lua_State *L = v->L;
  const char *names[NAMES_MAX];
  int count = 0;
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1))
    if (lua_type(L, -2) == LUA_TSTRING && count < NAMES_MAX) names[count++] = lua_tostring(L, -2);
  qsort(names, (size_t)count, sizeof *names, by_text);
  for (int i = 0; i < count; i++) {
    lua_getfield(L, -1, names[i]);
    visit(v, field, names[i]);
    lua_pop(L, 1);
  }
}

static void tell_table(const Visit *v, const char *field);

/* Tells the value on top, which has a name within a field: { energy = 2 }. */
static void tell_entry(const Visit *v, const char *field, const char *name)
{
  lua_State *L = v->L;
  if (lua_istable(L, -1) && !tag_of(L)) tell_table(v, name);
  else if (lua_isinteger(L, -1)) tell(v, field, name, lua_tointeger(L, -1));
  else if (!lua_isboolean(L, -1) || lua_toboolean(L, -1)) tell(v, field, name, 1);
}

/* Tells the table on top: a list of words, or names with values, also where tables of numbers are
** nested in it. */
static void tell_table(const Visit *v, const char *field)
{
  lua_State *L = v->L;
  for (lua_Integer i = 1; lua_geti(L, -1, i) != LUA_TNIL; i++) {
    if (lua_type(L, -1) == LUA_TSTRING) tell(v, field, lua_tostring(L, -1), 1);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  each_named(v, field, tell_entry);
}

/* Tells the value on top; of an ability only its word. */
static void tell_ability(const Visit *v)
{
  lua_getfield(v->L, -1, "what");
  tell(v, "ability", lua_tostring(v->L, -1), 1);
  lua_pop(v->L, 1);
}

/* Tells the value on top, which is a field of the card. */
static void tell_field(const Visit *v, const char *of, const char *field)
{
  lua_State *L = v->L;
  const char *tag = lua_istable(L, -1) ? tag_of(L) : NULL;
  (void)of;
  if (tag && strcmp(tag, "ability") == 0) tell_ability(v);
  if (tag) return;
  switch (lua_type(L, -1)) {
  case LUA_TNUMBER: tell(v, field, NULL, lua_tointeger(L, -1)); break;
  case LUA_TBOOLEAN: tell(v, field, NULL, lua_toboolean(L, -1)); break;
  case LUA_TSTRING: tell(v, field, lua_tostring(L, -1), 1); break;
  case LUA_TTABLE: tell_table(v, field); break;
  default: break;
  }
}

/* Tells the abilities in the table on top that have no name. */
static void tell_abilities(const Visit *v)
{
  for (lua_Integer i = 1; lua_geti(v->L, -1, i) != LUA_TNIL; i++) {
    const char *tag = lua_istable(v->L, -1) ? tag_of(v->L) : NULL;
    if (tag && strcmp(tag, "ability") == 0) tell_ability(v);
    lua_pop(v->L, 1);
  }
  lua_pop(v->L, 1);
}

/* ---- One card ------------------------------------------------------------------- */

bool bind_card_facts(CardFacts *facts, uint16_t def, CardFactVisitor visit, void *data,
                     ArbError *error)
{
  lua_State *L = facts->L;
  const Visit v = {L, visit, data};
  lua_settop(L, 0);
  if (!bind_declarer_push(facts->declarer, L, def, error)) return false;
  tell_abilities(&v);
  each_named(&v, NULL, tell_field);
  lua_settop(L, 0);
  return true;
}
