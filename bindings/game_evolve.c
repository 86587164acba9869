/* SPDX-License-Identifier: MIT */
/*
** game_evolve.c -- the row of Shadowverse: Evolve (games.h).
**
** What is printed on its cards stands in cards/evolve/facts.tsv: a line a card, with
** tabs between id, name, class, type, kind ("token", "evolved"), cost, attack, defense
** and traits.  That is a pool for deck rules (6.1); a card without a script cannot be
** played, and says so.
*/
#include <lua.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games.h"
#include "loader.h"

enum { FACT_FIELDS = 9, PATH_ROOM = 1024 };
enum { FACT_ID, FACT_NAME, FACT_CLASS, FACT_TYPE, FACT_KIND };
enum { SECTION_LEADER, SECTION_MAIN, SECTION_EVOLVE, SECTIONS };

/* A line of the file, cut at its tabs. */
typedef struct Fact {
  const char *field[FACT_FIELDS];
  uint64_t hash;
} Fact;

typedef struct FactPool {
  ArbCards base;
  char *text;
  Fact *facts; /* by definition number */
} FactPool;

static const Fact *fact_of(const ArbCards *cards, uint16_t def)
{
  return &((const FactPool *)(const void *)cards)->facts[def];
}

static bool is_kind(const ArbCards *cards, uint16_t def, const char *kind)
{
  return strstr(fact_of(cards, def)->field[FACT_KIND], kind) != NULL;
}

/* ---- The pool ------------------------------------------------------------------- */

static const char *card_id(const ArbCards *cards, uint16_t def)
{
  return fact_of(cards, def)->field[FACT_ID];
}

static const char *card_name(const ArbCards *cards, uint16_t def)
{
  return fact_of(cards, def)->field[FACT_NAME];
}

static const char *card_type(const ArbCards *cards, uint16_t def)
{
  return fact_of(cards, def)->field[FACT_TYPE];
}

static const char *card_unsupported(const ArbCards *cards, uint16_t def)
{
  (void)cards, (void)def;
  return "it is not scripted yet";
}

static bool card_named(const ArbCards *cards, uint16_t def, const char *name)
{
  const Fact *fact = fact_of(cards, def);
  return strcmp(fact->field[FACT_NAME], name) == 0 || strcmp(fact->field[FACT_ID], name) == 0;
}

static bool card_token(const ArbCards *cards, uint16_t def) { return is_kind(cards, def, "token"); }

static uint64_t card_hash(const ArbCards *cards, uint16_t def)
{
  return fact_of(cards, def)->hash;
}

static void destroy(ArbCards *cards)
{
  FactPool *pool = (FactPool *)(void *)cards;
  free(pool->text);
  free(pool->facts);
  free(pool);
}

static const ArbSectionKind sections[SECTIONS] = {
  [SECTION_LEADER] = {"Leader", "leader", 1},      /* 6.1.1.1 */
  [SECTION_MAIN] = {"MainDeck", "main", 0},        /* 6.1.1.2 */
  [SECTION_EVOLVE] = {"EvolveDeck", "evolve", 0}}; /* 6.1.1.3 */

/* As far as decks need a game. */
static const ArbRules deck_rules = {.name = "evolve",
                                    .edition = "Comprehensive Rules 1.3.1",
                                    .sections = sections,
                                    .section_count = SECTIONS};

/* Cuts a line into fields; false when it has not as many as it should. */
static bool cut_line(char *line, Fact *fact)
{
  fact->hash = hash_bytes(0, line, strlen(line));
  for (int i = 0; i < FACT_FIELDS; i++) {
    fact->field[i] = line;
    line += strcspn(line, "\t");
    if ((*line == 0) != (i == FACT_FIELDS - 1)) return false;
    if (*line) *line++ = 0;
  }
  return *fact->field[FACT_ID] && *fact->field[FACT_NAME] && *fact->field[FACT_TYPE];
}

static bool read_lines(FactPool *pool, const char *path, ArbError *error)
{
  bool headed = false;
  char *next = pool->text;
  for (int line = 1; *next; line++) {
    char *at = next, *end = strchr(at, '\n');
    next = end ? end + 1 : at + strlen(at);
    if (end) *end = 0;
    if (*at == '#' || *at == 0) continue;
    Fact *fact = &pool->facts[pool->base.card_count + 1];
    if (!cut_line(at, fact)) {
      error_set(error, ARB_SCRIPT, "%s:%d: a card's facts are %d fields with tabs between them",
                path, line, FACT_FIELDS);
      return false;
    }
    if (headed) pool->base.hash = hash_bytes(pool->base.hash, &fact->hash, sizeof fact->hash);
    pool->base.card_count += headed;
    headed = true; /* the first line says what the fields are */
  }
  return true;
}

static ArbCards *read_facts(const char *path, ArbError *error)
{
  size_t size = 0, lines = 2;
  FactPool *pool = calloc(1, sizeof *pool);
  if (!pool) abort();
  pool->base = (ArbCards){.rules = &deck_rules, .refs = 1, .card_name = card_name,
                          .card_id = card_id, .card_type = card_type,
                          .card_unsupported = card_unsupported, .card_named = card_named,
                          .card_token = card_token, .card_hash = card_hash, .destroy = destroy};
  pool->text = file_read(path, &size, error);
  for (size_t i = 0; i < size; i++) lines += pool->text[i] == '\n';
  pool->facts = calloc(lines + 1, sizeof *pool->facts);
  if (!pool->facts) abort();
  if (pool->text && read_lines(pool, path, error)) return &pool->base;
  destroy(&pool->base);
  return NULL;
}

static ArbCards *load(const BindPaths *paths, ArbError *error)
{
  char path[PATH_ROOM];
  snprintf(path, sizeof path, "%s/facts.tsv", paths->card_count ? paths->cards[0] : ".");
  return read_facts(path, error);
}

/* ---- Decks ---------------------------------------------------------------------- */

/* A follower and its evolved form share a name: the evolve deck means the latter. */
static bool fits(const ArbCards *cards, uint16_t def, int section)
{
  bool leader = strcmp(card_type(cards, def), "leader") == 0;
  return leader == (section == SECTION_LEADER) &&
         is_kind(cards, def, "evolved") == (section == SECTION_EVOLVE) && !card_token(cards, def);
}

static void push_facts(lua_State *L, const ArbCards *cards, uint16_t def)
{
  const Fact *fact = fact_of(cards, def);
  lua_createtable(L, 0, 5);
  lua_pushstring(L, fact->field[FACT_NAME]);
  lua_setfield(L, -2, "name");
  lua_pushstring(L, fact->field[FACT_TYPE]);
  lua_setfield(L, -2, "type");
  lua_pushstring(L, fact->field[FACT_CLASS]);
  lua_setfield(L, -2, "class");
  lua_pushboolean(L, is_kind(cards, def, "evolved"));
  lua_setfield(L, -2, "evolved");
  lua_pushboolean(L, card_token(cards, def));
  lua_setfield(L, -2, "token");
}

/* ---- The row -------------------------------------------------------------------- */

static const char *const deck_fields[] = {"main_min", "main_max", "evolve_max", "copies_max", NULL};

const BindGame bind_evolve = {
  .name = "evolve",
  .title = "Shadowverse: Evolve",
  .rules = &deck_rules,
  .format = "standard",
  .decks = {[2] = {"sd01-forest", "sd02-sword"}},
  .deck_fields = deck_fields,
  .cites = {.players = "1.1.1"},
  .numbering = {.digits_min = 1, .digits_max = 2, .appendix = true, .sure = 3, .alone = 2,
                .mark = "SVE"},
  .push_facts = push_facts,
  .fits = fits,
  .load = load,
};
