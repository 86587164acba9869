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
  begin_definition(l, peek_name(L, card), script_tag(L, card).line);
  Stone stone = {.weight = (int16_t)field_integer(L, l, card, "weight", 0, 9, 0)};
  read_card_head(L, l, card, fields, &stone.head);
  stone.type_name = "stone";
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
  pool->base = (ArbCards){.rules = &stones_rules, .refs = 1, .destroy = destroy};
  build_heads(&pool->base, pool->stones, sizeof *pool->stones, b->stones.count - 1);
  pool->owned = build_finish(&b->base, &pool->base);
  free(b);
  l->own = NULL;
  return &pool->base;
}

static const CardReader reader = {.begin = begin, .keywords = no_keywords, .card = read_card,
                                  .finish = finish, .drop = drop};

/* ---- The row (games.h) -------------------------------------------------------------- */

static void push_facts(lua_State *L, const ArbCards *cards, uint16_t def)
{
  lua_createtable(L, 0, 2);
  lua_pushstring(L, stones_of(cards)[def].name);
  lua_setfield(L, -2, "name");
  lua_pushinteger(L, stones_of(cards)[def].weight);
  lua_setfield(L, -2, "weight");
}

static const char *const deck_fields[] = {"stones_min", NULL};

const BindGame stones_game = {.name = "stones", .title = "Stones", .rules = &stones_rules,
                              .format = "first", .deck_fields = deck_fields,
                              .push_facts = push_facts, .reader = &reader};
