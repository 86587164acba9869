/* SPDX-License-Identifier: MIT */
/*
** game_evolve.c -- the row of Shadowverse: Evolve (games.h).
**
** What is printed on its cards stands in cards/evolve/facts.tsv: a line a card, with
** tabs between its fields.  A card on which nothing else is printed than numbers and
** keywords is whole with that ("all"); any other needs a script, and is unsupported until
** it has one.
*/
#include <lua.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "evolve/ev.h"
#include "games.h"
#include "loader.h"

enum { PATH_ROOM = 1024, WORD_MAX = 64 };
enum { /* the fields of a line */
  FACT_ID, FACT_NAME, FACT_CLASS, FACT_TYPE, FACT_KIND, FACT_COST, FACT_ATTACK, FACT_DEFENSE,
  FACT_TRAITS, FACT_KEYWORDS, FACT_EVOLVE, FACT_COMPLETE, FACT_FIELDS
};

static const char *const classes[] = {"neutral", "forestcraft", "swordcraft", "runecraft",
                                      "dragoncraft", "abysscraft", "havencraft", NULL}; /* 2.2 */
static const char *const types[] = {"leader", "follower", "amulet", "spell", NULL}; /* 2.3.2 */

typedef struct Reader {
  const BindPaths *paths;
  const char *path;
  int line;
  EvBuilder *builder;
  EvCardDef def;
  int abilities;   /* of the builder so far, but for those of keywords */
  char *field[FACT_FIELDS];
  bool *found;     /* by number in paths->only */
  ArbError *error;
} Reader;

/* ---- A line ---------------------------------------------------------------------- */

static bool wrong(const Reader *r, const char *what, const char *got)
{
  error_set(r->error, ARB_SCRIPT, "%s:%d: %s '%s'", r->path, r->line, what, got);
  return false;
}

/* Cuts a line into fields; false when it has not as many as it should. */
static bool cut_line(Reader *r, char *line)
{
  for (int i = 0; i < FACT_FIELDS; i++) {
    r->field[i] = line;
    line += strcspn(line, "\t");
    if ((*line == 0) != (i == FACT_FIELDS - 1)) {
      error_set(r->error, ARB_SCRIPT, "%s:%d: a card's facts are %d fields with tabs between them",
                r->path, r->line, FACT_FIELDS);
      return false;
    }
    if (*line) *line++ = 0;
  }
  return true;
}

/* The place of a word in a list; -1: it is not there. */
static int place_in(const char *const *list, const char *word)
{
  for (int i = 0; list[i]; i++)
    if (strcmp(list[i], word) == 0) return i;
  return -1;
}

/* Cuts the next of "A, B" off; NULL behind the last. */
static const char *next_word(char **list, char out[WORD_MAX])
{
  size_t length = strcspn(*list, ",");
  if (**list == 0) return NULL;
  snprintf(out, WORD_MAX, "%.*s", (int)length, *list);
  *list += length;
  *list += strspn(*list, ", ");
  return out;
}

static bool read_traits(Reader *r)
{
  char word[WORD_MAX], *list = r->field[FACT_TRAITS];
  while (next_word(&list, word)) {
    if (r->def.trait_count == EV_TRAITS_MAX) return wrong(r, "too many traits at", word);
    r->def.traits[r->def.trait_count++] = (uint16_t)ev_builder_trait(r->builder, word);
  }
  return true;
}

static bool read_keywords(Reader *r)
{
  char word[WORD_MAX], *list = r->field[FACT_KEYWORDS];
  while (next_word(&list, word)) {
    int keyword = 0;
    while (keyword < ev_rules.keyword_count && strcmp(ev_rules.keywords[keyword], word) != 0)
      keyword++;
    if (keyword == ev_rules.keyword_count) return wrong(r, "there is no keyword", word);
    r->def.keywords |= 1u << keyword;
  }
  return true;
}

static bool read_facts(Reader *r)
{
  int type = place_in(types, r->field[FACT_TYPE]), class_ = place_in(classes, r->field[FACT_CLASS]);
  if (type < 0) return wrong(r, "there is no type", r->field[FACT_TYPE]);
  if (class_ < 0) return wrong(r, "there is no class", r->field[FACT_CLASS]);
  r->def.type = (uint8_t)(EV_LEADER + type);
  r->def.class_ = (uint8_t)class_;
  if (strcmp(r->field[FACT_KIND], "token") == 0) r->def.special = EV_TOKEN;
  else if (strcmp(r->field[FACT_KIND], "evolved") == 0) r->def.special = EV_EVOLVED;
  else if (*r->field[FACT_KIND]) return wrong(r, "there is no kind", r->field[FACT_KIND]);
  r->def.cost = (int8_t)atoi(r->field[FACT_COST]);
  r->def.attack = (int16_t)atoi(r->field[FACT_ATTACK]);
  r->def.defense = (int16_t)atoi(r->field[FACT_DEFENSE]);
  return read_traits(r) && read_keywords(r);
}

static bool add_card(Reader *r)
{
  if (!read_facts(r)) return false;
  r->def.id = r->field[FACT_ID];
  r->def.name = r->field[FACT_NAME];
  if (strcmp(r->field[FACT_COMPLETE], "all") != 0) r->def.unsupported = "it is not scripted yet";
  if (*r->field[FACT_EVOLVE]) { /* 12.2 */
    r->def.first_ability = (uint16_t)ev_builder_evolve(r->builder, atoi(r->field[FACT_EVOLVE]));
    r->def.ability_count = 1;
  }
  ev_builder_card(r->builder, &r->def);
  return true;
}

/* Whether the card was asked for. */
static bool is_wanted(Reader *r, const char *id)
{
  if (!r->paths->only) return true;
  for (int i = 0; i < r->paths->only_count; i++)
    if (strcmp(r->paths->only[i], id) == 0) return r->found[i] = true;
  return false;
}

/* ---- The file --------------------------------------------------------------------- */

static bool read_lines(Reader *r, char *text)
{
  bool headed = false; /* the first line says what the fields are */
  for (char *next = text; *next;) {
    char *at = next, *end = strchr(at, '\n');
    next = end ? end + 1 : at + strlen(at);
    if (end) *end = 0;
    r->line++;
    if (*at == '#' || *at == 0) continue;
    r->def = (EvCardDef){.hash = hash_bytes(0, at, strlen(at))};
    if (!cut_line(r, at)) return false;
    if (headed && is_wanted(r, r->field[FACT_ID]) && !add_card(r)) return false;
    headed = true;
  }
  for (int i = 0; i < r->paths->only_count; i++)
    if (!r->found[i]) {
      error_set(r->error, ARB_SCRIPT, "no card has the id '%s'", r->paths->only[i]);
      return false;
    }
  return true;
}

/* No card has a script; a host wants the words they would be written in. */
static bool add_scripts(ArbCards *cards, const BindPaths *paths, ArbError *error)
{
  ScriptPool *pool = scripts_new();
  if (!pool) abort();
  cards->scripts = pool;
  cards->free_scripts = scripts_free;
  return vocabulary_read(pool, paths->scripts, bind_evolve.name, error);
}

static ArbCards *load(const BindPaths *paths, ArbError *error)
{
  char path[PATH_ROOM];
  size_t size = 0;
  snprintf(path, sizeof path, "%s/facts.tsv", paths->card_count ? paths->cards[0] : ".");
  char *text = file_read(path, &size, error);
  if (!text) return NULL;
  Reader r = {.paths = paths, .path = path, .builder = ev_builder_new(), .error = error};
  r.found = calloc((size_t)paths->only_count + 1, sizeof *r.found);
  if (!r.found) abort();
  bool fine = read_lines(&r, text);
  free(text);
  free(r.found);
  if (!fine) {
    ev_builder_free(r.builder);
    return NULL;
  }
  ArbCards *cards = ev_builder_finish(r.builder);
  if (add_scripts(cards, paths, error)) return cards;
  arb_cards_release(cards);
  return NULL;
}

/* ---- Decks ---------------------------------------------------------------------- */

/* A follower and its evolved form share a name: the evolve deck means the latter (S21). */
static bool fits(const ArbCards *cards, uint16_t number, int section)
{
  const EvCardDef *def = &ev_cards(cards)->defs[number];
  return (def->type == EV_LEADER) == (section == EV_SECTION_LEADER) &&
         ((def->special & EV_EVOLVED) != 0) == (section == EV_SECTION_EVOLVE) &&
         !(def->special & EV_TOKEN);
}

static void push_facts(lua_State *L, const ArbCards *cards, uint16_t number)
{
  const EvCardDef *def = &ev_cards(cards)->defs[number];
  lua_createtable(L, 0, 5);
  lua_pushstring(L, def->name);
  lua_setfield(L, -2, "name");
  lua_pushstring(L, types[def->type - EV_LEADER]);
  lua_setfield(L, -2, "type");
  lua_pushstring(L, classes[def->class_]);
  lua_setfield(L, -2, "class");
  lua_pushboolean(L, def->special & EV_EVOLVED);
  lua_setfield(L, -2, "evolved");
  lua_pushboolean(L, def->special & EV_TOKEN);
  lua_setfield(L, -2, "token");
}

/* ---- The row -------------------------------------------------------------------- */

static const char *const deck_fields[] = {"main_min", "main_max", "evolve_max", "copies_max", NULL};

const BindGame bind_evolve = {
  .name = "evolve",
  .title = "Shadowverse: Evolve",
  .rules = &ev_rules,
  .format = "standard",
  .decks = {[2] = {"sd01-forest", "sd02-sword"}},
  .deck_fields = deck_fields,
  .cites = {.players = "1.1.1", .opening_hand = "6.2.1.6"},
  .numbering = {.digits_min = 1, .digits_max = 2, .appendix = true, .sure = 3, .alone = 2,
                .mark = "SVE"},
  .push_facts = push_facts,
  .fits = fits,
  .load = load,
};
