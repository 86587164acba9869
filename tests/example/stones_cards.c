/* SPDX-License-Identifier: MIT */
/* stones_cards.c -- from `card { id, name, weight, run }` to a pool, and the game's row. */
#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#include "loader.h"
#include "stones.h"

typedef struct StonePool {
  ArbCards base;
  ArbOwned owned;
  Stone *stones;
} StonePool;

typedef struct Builder {
  ArbBuilder base;
  ArbVector stones;
} Builder;

const Stone *stones_of(const ArbCards *cards)
{
  return ((const StonePool *)(const void *)cards)->stones;
}

static const char *name_of(const ArbCards *c, uint16_t def) { return stones_of(c)[def].name; }
static const char *id_of(const ArbCards *c, uint16_t def) { return stones_of(c)[def].id; }
static const char *type_of(const ArbCards *c, uint16_t def) { return "stone"; }
static const char *fault_of(const ArbCards *c, uint16_t def) { return NULL; }
static bool is_token(const ArbCards *c, uint16_t def) { return false; }
static uint64_t hash_of(const ArbCards *c, uint16_t def) { return stones_of(c)[def].hash; }
static bool is_named(const ArbCards *c, uint16_t def, const char *name)
{
  return strcmp(name_of(c, def), name) == 0 || strcmp(id_of(c, def), name) == 0;
}

static void destroy(ArbCards *cards)
{
  StonePool *pool = (StonePool *)(void *)cards;
  cards->free_scripts(cards->scripts);
  build_release(cards, &pool->owned);
  free(pool->stones);
  free(pool);
}

/* ---- The reader (loader.h) --------------------------------------------------------- */

static void begin(Loader *l)
{
  Builder *b = l->own = calloc(1, sizeof *b);
  if (!b) abort();
  l->base = &b->base;
  vector_append(&b->stones, &(Stone){.id = ""}, 1, sizeof(Stone)); /* they count from 1 */
}

static void read_card(lua_State *L, Loader *l, int card)
{
  static const char *const fields[] = {"id", "name", "weight", "run", NULL};
  Builder *b = l->own;
  fields_check(L, l, card, fields, false);
  l->title = field_text(L, l, card, "name");
  Stone stone = {.id = build_string(l->base, field_text(L, l, card, "id")),
                 .name = build_string(l->base, l->title), .hash = l->script->hash,
                 .weight = (int16_t)field_integer(L, l, card, "weight", 0, 9, 0)};
  if (field(L, card, "run")) stone.function = compile_function(L, l, lua_gettop(L));
  vector_append(&b->stones, &stone, 1, sizeof stone);
}

static void no_keywords(lua_State *L, Loader *l, int made) {}

static void drop(Loader *l)
{
  Builder *b = l->own;
  if (!b) return;
  build_drop(&b->base);
  free(b->stones.items);
  free(b);
  l->own = NULL;
}

static ArbCards *finish(Loader *l)
{
  Builder *b = l->own;
  StonePool *pool = calloc(1, sizeof *pool);
  if (!pool) abort();
  pool->stones = (Stone *)(void *)b->stones.items;
  pool->base = (ArbCards){.rules = &stones_rules, .refs = 1, .card_count = b->stones.count - 1,
                          .card_name = name_of, .card_id = id_of, .card_type = type_of,
                          .card_unsupported = fault_of, .card_named = is_named,
                          .card_token = is_token, .card_hash = hash_of, .destroy = destroy};
  pool->owned = build_finish(&b->base, &pool->base);
  free(b);
  l->own = NULL;
  return &pool->base;
}

static const CardReader reader = {begin, no_keywords, read_card, finish, drop};

/* ---- The row (games.h) -------------------------------------------------------------- */

static void push_facts(lua_State *L, const ArbCards *cards, uint16_t def)
{
  lua_createtable(L, 0, 2);
  lua_pushstring(L, name_of(cards, def));
  lua_setfield(L, -2, "name");
  lua_pushinteger(L, stones_of(cards)[def].weight);
  lua_setfield(L, -2, "weight");
}

static const char *const deck_fields[] = {"stones_min", NULL};

const BindGame stones_game = {.name = "stones", .title = "Stones", .rules = &stones_rules,
                              .format = "first", .deck_fields = deck_fields,
                              .push_facts = push_facts, .reader = &reader};
