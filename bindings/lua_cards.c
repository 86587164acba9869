/* SPDX-License-Identifier: MIT */
/*
** lua_cards.c -- the load: from files to a card pool.
**
**   read     every file, keywords first, cards in the order of their paths
**   run      each once in the sandbox; judge what its functions would do
**   compile  what they declared, into an RbBuilder
**
** A mistake breaks one file and no other: it is reported, the file is left out,
** and what remains is compiled anew, so that numbers have no gaps.  The whole
** of it runs inside one protected call; only that call's caller owns memory.
*/
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games.h"
#include "loader.h"

/* Registry keys: script number -> { result, made, functions }; messages of files
** that may turn out not to matter. */
static const char key_results, key_held;

enum { REPORTS_MAX = 50, MIGHT_MAX = 999, VALUE_MAX = 255, KEYWORD_EXTRAS_MAX = 2 };

typedef struct Load {
  Loader l;
  const BindPaths *paths;
  const BindGame *game;
  BindReport *report;
  void *data;
  int reported;
  bool partial;            /* broken cards are left out, not fatal */
  int keyword_scripts;     /* how many of the scripts are keywords, not cards */
  RbExtra extras[RB_KEYWORD_COUNT][KEYWORD_EXTRAS_MAX];
  int extra_counts[RB_KEYWORD_COUNT];
  ArbCards *cards;         /* the result */
} Load;

/* ---- Reading files ------------------------------------------------------- */

static char *copy_text(const char *text)
{
  char *copy = malloc(strlen(text) + 1);
  if (copy) strcpy(copy, text);
  return copy;
}

/* Takes `text`. */
static bool fill_script(Script *script, const char *name, char *text, size_t size)
{
  *script = (Script){.name = copy_text(name), .text = text, .size = size};
  if (text) script->hash = hash_bytes(0, text, size);
  return script->name && text;
}

static bool add_script(ScriptPool *pool, const char *name, char *text, size_t size, ArbError *error)
{
  if (pool->script_count == pool->script_room) {
    int room = pool->script_room ? pool->script_room * 2 : 256;
    Script *scripts = realloc(pool->scripts, (size_t)room * sizeof *scripts);
    if (scripts) pool->scripts = scripts;
    if (scripts) pool->script_room = room;
  }
  if (text && pool->script_count < pool->script_room &&
      fill_script(&pool->scripts[pool->script_count], name, text, size)) {
    pool->script_count++;
    return true;
  }
  free(text);
  error_set(error, ARB_MEMORY, "out of memory");
  return false;
}

static bool add_file(ScriptPool *pool, const char *path, ArbError *error)
{
  size_t size = 0;
  char *text = file_read(path, &size, error);
  return text && add_script(pool, path, text, size, error);
}

static bool ends_with(const char *text, const char *end)
{
  size_t length = strlen(text), tail = strlen(end);
  return length >= tail && strcmp(text + length - tail, end) == 0;
}

/* Whether a file of keywords is the game's: "riftbound.lua", "riftbound-mine.lua". */
static bool is_of_game(const char *path, const char *game)
{
  const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
  size_t length = strlen(game);
  return strncmp(name, game, length) == 0 && strchr(".-_", name[length]);
}

/* All scripts of a directory that are not scenarios; with `game` those of that game. */
static bool add_directory(ScriptPool *pool, const char *directory, const char *game,
                          ArbError *error)
{
  char **paths;
  int count = files_find(directory, !game, &paths, error);
  bool fine = count >= 0;
  for (int i = 0; i < count && fine; i++)
    if (game ? is_of_game(paths[i], game) : !ends_with(paths[i], "_spec.lua"))
      fine = add_file(pool, paths[i], error);
  files_free(paths, count > 0 ? count : 0);
  return fine;
}

static bool read_all(Load *load, ArbError *error)
{
  char path[1024];
  const BindPaths *paths = load->paths;
  ScriptPool *pool = load->l.pool;
  size_t size = 0;
  snprintf(path, sizeof path, "%s/vocabulary.lua", paths->scripts);
  char *text = file_read(path, &size, error);
  if (!text || !fill_script(&pool->vocabulary, path, text, size)) return false;
  snprintf(path, sizeof path, "%s/keywords", paths->scripts);
  if (!add_directory(pool, path, load->game->name, error)) return false;
  load->keyword_scripts = pool->script_count;
  for (int i = 0; i < paths->card_count; i++)
    if (!add_directory(pool, paths->cards[i], NULL, error)) return false;
  for (int i = 0; i < paths->text_count; i++) {
    const BindText *card = &paths->texts[i];
    if (!add_script(pool, card->name, copy_text(card->text), strlen(card->text), error))
      return false;
  }
  return true;
}

/* ---- Reports ------------------------------------------------------------- */

/* Reports the message at the top of the stack, pops it, leaves the file out. */
static void report(lua_State *L, Load *load, Script *script)
{
  const char *message = lua_tostring(L, -1);
  script->broken = true;
  if (load->reported++ < REPORTS_MAX)
    load->report(load->data, message ? message : "an error without a message");
  lua_pop(L, 1);
}

/* The same for a file that may not have been asked for: nobody knows its id. */
static void hold(lua_State *L, Load *load, Script *script)
{
  if (!load->paths->only) {
    report(L, load, script);
    return;
  }
  script->broken = true;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_held);
  lua_insert(L, -2);
  lua_pushinteger(L, (lua_Integer)(script - load->l.pool->scripts));
  lua_insert(L, -2);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

/* ---- Running ------------------------------------------------------------- */

/* A card file makes one card and nothing that belongs elsewhere; its tables are
** at 4, what it returned at 3. */
static void check_made(lua_State *L, Loader *l)
{
  lua_Integer count = (lua_Integer)lua_rawlen(L, 4);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, 4, i);
    TagInfo info = script_tag(L, -1);
    l->line = info.line;
    if (info.tag == TAG_KEYWORD || info.tag == TAG_FORMAT)
      loader_fail(L, l, NULL, "a %s is not made in a card file", sandbox_type_name(L, -1));
    if (info.tag == TAG_CARD && !lua_rawequal(L, -1, 3))
      loader_fail(L, l, NULL, "a card file makes one card");
    lua_pop(L, 1);
  }
}

/* (load, script, result, made, functions): is it what the file should be? */
static int check_result(lua_State *L)
{
  Load *load = lua_touserdata(L, 1);
  Script *script = lua_touserdata(L, 2);
  Loader *l = &load->l;
  bool card = script - l->pool->scripts >= load->keyword_scripts;
  TagInfo info = script_tag(L, 3);
  l->title = peek_name(L, 3);
  l->part = NULL;
  l->line = info.line ? info.line : 1;
  if (card && info.tag == TAG_SELECTOR && strcmp(info.what, "card") == 0)
    loader_fail(L, l, NULL, "'id' is missing: card { id = \"set-000\", ... }");
  if (card && info.tag != TAG_CARD)
    loader_fail(L, l, NULL, "a card file returns one card { ... }, got %s",
                sandbox_type_name(L, 3));
  judge_functions(L, l, 5);
  if (card) check_made(L, l);
  script->function_count = (int)lua_rawlen(L, 5);
  script->table_count = (int)lua_rawlen(L, 4);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_results);
  lua_createtable(L, 3, 0);
  for (int i = 0; i < 3; i++) {
    lua_pushvalue(L, 3 + i);
    lua_rawseti(L, -2, i + 1);
  }
  lua_rawseti(L, -2, (lua_Integer)(script - l->pool->scripts) + 1);
  return 0;
}

static void run_script(lua_State *L, Load *load, Script *script)
{
  load->l.script = script;
  if (script_run(&load->l.box, script, judge_file, &load->l) != LUA_OK) {
    hold(L, load, script);
    return;
  }
  lua_pushlightuserdata(L, load);
  lua_pushlightuserdata(L, script);
  lua_rotate(L, -5, 2);
  lua_pushcfunction(L, check_result);
  lua_insert(L, -6);
  if (lua_pcall(L, 5, 0, 0) != LUA_OK) hold(L, load, script);
}

/* ---- Cards --------------------------------------------------------------- */

typedef struct CardDraft {
  RbCardDef def;
  int card;     /* stack position of its table */
} CardDraft;

const char *const card_fields[] = {
  "id", "name", "type", "supertypes", "domains", "cost", "might", "might_bonus", "tags", "keywords",
  "plays_to", "aliases", "abilities", "targets", "run", "unsupported", NULL};

/* Calls for each text of the list in field `name`. */
typedef void ListVisitor(lua_State *L, Load *load, const char *text, CardDraft *draft);
static void each_in_list(lua_State *L, Load *load, CardDraft *draft, const char *name,
                         ListVisitor *visit)
{
  if (!field_table(L, &load->l, draft->card, name)) return;
  int list = lua_gettop(L);
  lua_Integer count = (lua_Integer)lua_rawlen(L, list);
  sandbox_keys(L, list);
  if ((lua_Integer)lua_rawlen(L, -1) != count)
    loader_fail(L, &load->l, NULL, "'%s' is a list of texts", name);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, list, i);
    visit(L, load, text_at(L, &load->l, -1, name), draft);
    lua_pop(L, 1);
  }
  lua_settop(L, list - 1);
}

static void add_supertype(lua_State *L, Load *load, const char *text, CardDraft *draft)
{
  static const char *const supertypes[] = {"champion", "signature", "token", "basic", NULL};
  draft->def.supertypes |= (uint8_t)(1 << choice_of(L, &load->l, "supertypes", text, supertypes));
}

static void add_domain(lua_State *L, Load *load, const char *text, CardDraft *draft)
{
  static const char *const domains[] = {"fury", "calm", "mind", "body", "chaos", "order", NULL};
  draft->def.domains |= (uint8_t)(1 << choice_of(L, &load->l, "domains", text, domains));
}

static void add_tag(lua_State *L, Load *load, const char *text, CardDraft *draft)
{
  if (draft->def.tag_count == RB_TAGS_MAX)
    loader_fail(L, &load->l, NULL, "'tags' lists more than %d", RB_TAGS_MAX);
  draft->def.tags[draft->def.tag_count++] = (uint16_t)rb_builder_tag(load->l.builder, text);
}

static void add_alias(lua_State *L, Load *load, const char *text, CardDraft *draft)
{
  char joined[200];
  const char *before = draft->def.aliases;
  snprintf(joined, sizeof joined, "%s%s%s", before ? before : "", before ? "\n" : "", text);
  draft->def.aliases = rb_builder_string(load->l.builder, joined);
  (void)L;
}

/* Keywords the rules in C know: they only permit something, mark an ability or
** shape a decision of the rules.  The others work when a script defines them. */
static const uint32_t built_in_keywords =
  1u << RB_KW_ACTION | 1u << RB_KW_DEATHKNELL | 1u << RB_KW_DEFLECT | 1u << RB_KW_GANKING |
  1u << RB_KW_HIDDEN | 1u << RB_KW_LEGION | 1u << RB_KW_REACTION | 1u << RB_KW_TANK |
  1u << RB_KW_UNIQUE | 1u << RB_KW_BACKLINE | 1u << RB_KW_LEVEL | 1u << RB_KW_EQUIP;

static void add_keyword(Load *load, CardDraft *draft, int keyword, int value)
{
  draft->def.keywords |= 1u << keyword;
  draft->def.keyword_value[keyword] = (uint8_t)value;
  need_keyword(&load->l, keyword);
}

/* keywords = { "ganking", assault = 2 } */
static void read_keywords(lua_State *L, Load *load, CardDraft *draft)
{
  Loader *l = &load->l;
  if (!field_table(L, l, draft->card, "keywords")) return;
  int list = lua_gettop(L);
  sandbox_keys(L, list);
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, list + 1, i);
    lua_pushvalue(L, -1);
    lua_rawget(L, list);
    if (lua_type(L, -2) == LUA_TSTRING) {
      int keyword = find_keyword(L, l, lua_tostring(L, -2));
      add_keyword(load, draft, keyword,
                  (int)integer_at(L, l, -1, rb_rules.keywords[keyword], 1, VALUE_MAX));
    } else {
      add_keyword(load, draft, find_keyword(L, l, text_at(L, l, -1, "keywords")), 1);
    }
    lua_pop(L, 2);
  }
  lua_settop(L, list - 1);
}

static void read_printed_cost(lua_State *L, Load *load, CardDraft *draft)
{
  static const char *const fields[] = {"energy", "power", NULL};
  Loader *l = &load->l;
  if (!field_table(L, l, draft->card, "cost")) return;
  fields_check(L, l, -1, fields, false);
  draft->def.energy = (int16_t)field_integer(L, l, -1, "energy", 0, MIGHT_MAX, 0);
  if (field_table(L, l, -1, "power")) {
    compile_power(L, l, -1, draft->def.power, RB_POWER_MAX);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

static void read_facts(lua_State *L, Load *load, CardDraft *draft)
{
  static const char *const types[] = {"unit", "gear", "spell", "rune", "battlefield", "legend",
                                      NULL};
  Loader *l = &load->l;
  RbCardDef *def = &draft->def;
  const char *type = field_text(L, l, draft->card, "type");
  if (!type) loader_fail(L, l, "133", "'type' is missing");
  def->type = (uint8_t)(RB_UNIT + choice_of(L, l, "type", type, types));
  each_in_list(L, load, draft, "supertypes", add_supertype);
  each_in_list(L, load, draft, "domains", add_domain);
  each_in_list(L, load, draft, "tags", add_tag);
  each_in_list(L, load, draft, "aliases", add_alias);
  l->domains = def->domains;
  read_printed_cost(L, load, draft);
  int might = (int)field_integer(L, l, draft->card, "might", 0, MIGHT_MAX, -1);
  if (def->type == RB_UNIT && might < 0) loader_fail(L, l, "137", "a unit needs 'might'");
  if (def->type != RB_UNIT && might >= 0) loader_fail(L, l, "137", "only a unit has 'might'");
  def->might = (int16_t)(might < 0 ? 0 : might);
  def->might_bonus = (int16_t)field_integer(L, l, draft->card, "might_bonus", 0, MIGHT_MAX, 0);
  read_keywords(L, load, draft);
  if (field(L, draft->card, "plays_to")) {
    def->plays_to1 = (uint16_t)compile_selector(L, l, lua_gettop(L));
    lua_pop(L, 1);
  }
}

/* An additional cost of a keyword, with [C] as this card's domain (135.2.e.6). */
static RbExtra for_card(RbExtra extra, const Loader *l)
{
  bool single = l->domains && !(l->domains & (l->domains - 1));
  for (int i = 0; i < RB_POWER_MAX; i++)
    if (extra.cost.power[i].domains == RB_OWN_DOMAIN)
      extra.cost.power[i].domains = single ? l->domains : RB_ANY_DOMAIN;
  return extra;
}

static void add_keyword_extras(Load *load, uint32_t keywords)
{
  for (int k = 0; k < RB_KEYWORD_COUNT; k++) {
    if (!(keywords >> k & 1)) continue;
    for (int i = 0; i < load->extra_counts[k]; i++) {
      RbExtra extra = for_card(load->extras[k][i], &load->l);
      add_extra(&load->l, &extra);
    }
  }
}

/* Whether entry at the top is an additional cost (or else an ability). */
static bool is_additional(lua_State *L)
{
  TagInfo info = script_tag(L, -1);
  return info.tag == TAG_ABILITY && strcmp(info.what, "additional") == 0;
}

static void read_entries(lua_State *L, Load *load, CardDraft *draft, bool extras)
{
  Loader *l = &load->l;
  lua_Integer count = (lua_Integer)lua_rawlen(L, draft->card);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, draft->card, i);
    TagInfo info = script_tag(L, -1);
    bool modes = info.tag == TAG_MODES && draft->def.type == RB_SPELL;
    if (info.tag != TAG_ABILITY && !modes)
      loader_fail(L, l, NULL, "entry %d is no ability but a %s", (int)i, sandbox_type_name(L, -1));
    if (is_additional(L) && extras) {
      RbExtra extra = compile_additional(L, l, lua_gettop(L));
      add_extra(l, &extra);
      if (extra.repeats) { /* 820.4; by itself the word has no cost */
        draft->def.keywords |= 1u << RB_KW_REPEAT;
        draft->def.keyword_value[RB_KW_REPEAT]++;
      }
    } else if (!is_additional(L) && !extras && !modes) {
      compile_ability(L, l, lua_gettop(L), NULL);
    }
    lua_pop(L, 1);
  }
}

/* abilities = { name = delayed { ... } }, by name. */
static void read_named(lua_State *L, Load *load, CardDraft *draft)
{
  Loader *l = &load->l;
  if (!field_table(L, l, draft->card, "abilities")) return;
  int named = lua_gettop(L);
  sandbox_keys(L, named);
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, named + 1, i);
    const char *name = text_at(L, l, -1, "the name of an ability");
    lua_pushvalue(L, -1);
    lua_rawget(L, named);
    if (script_tag(L, -1).tag != TAG_ABILITY)
      loader_fail(L, l, NULL, "abilities.%s is no ability but a %s", name,
                  sandbox_type_name(L, -1));
    compile_ability(L, l, lua_gettop(L), name);
    lua_pop(L, 2);
  }
  lua_settop(L, named - 1);
}

static void read_abilities(lua_State *L, Load *load, CardDraft *draft)
{
  Loader *l = &load->l;
  RbCardDef *def = &draft->def;
  l->has_deathknell = l->has_equip = l->effect_text = l->adds_apart = false;
  l->add = (RbAdd){0};
  def->first_extra = (uint16_t)l->extras;
  add_keyword_extras(load, def->keywords);
  read_entries(L, load, draft, true);
  def->extra_count = (uint16_t)(l->extras - def->first_extra);
  def->first_ability = (uint16_t)l->abilities;
  if (def->type == RB_SPELL) compile_spell_text(L, l, draft->card);
  read_entries(L, load, draft, false);
  read_named(L, load, draft);
  def->ability_count = (uint16_t)(l->abilities - def->first_ability);
  if (l->has_deathknell) add_keyword(load, draft, RB_KW_DEATHKNELL, 1);
  if (l->has_equip) add_keyword(load, draft, RB_KW_EQUIP, 1);
  if (l->adds_apart && def->type != RB_RUNE) /* basic runes: 163.2 */
    loader_unsupported(l, "two abilities that add, neither of them more than the other");
  if (def->type == RB_SPELL && def->ability_count == 0)
    loader_fail(L, l, "359.3", "a spell needs 'run', 'spell_text' or 'modes'");
}

/* A card may say itself that it cannot be executed; then it has facts only. */
static void read_unsupported(lua_State *L, Load *load, CardDraft *draft)
{
  const char *reason = field_text(L, &load->l, draft->card, "unsupported");
  if (reason) loader_unsupported(&load->l, "%s", reason);
  else read_abilities(L, load, draft);
}

static void begin_definition(Loader *l, const char *title, int line)
{
  l->title = title;
  l->part = NULL;
  l->line = line;
  l->domains = 0;
  l->unsupported[0] = '\0';
}

static void compile_card(lua_State *L, Load *load, int card)
{
  Loader *l = &load->l;
  CardDraft draft = {.card = card};
  begin_definition(l, peek_name(L, card), script_tag(L, card).line);
  const char *id = field_text(L, l, card, "id"), *name = field_text(L, l, card, "name");
  if (!name) loader_fail(L, l, NULL, "'name' is missing");
  fields_check(L, l, card, card_fields, true);
  if (field(L, card, "run") || field(L, card, "targets")) {
    lua_pop(L, 1);
    if (field_text(L, l, card, "type") && strcmp(field_text(L, l, card, "type"), "spell") != 0)
      loader_fail(L, l, "359.3", "only a spell has 'run' and 'targets' itself: put them into an "
                                 "ability");
  }
  draft.def.id = rb_builder_string(l->builder, id);
  draft.def.name = rb_builder_string(l->builder, name);
  draft.def.file = rb_builder_string(l->builder, l->script->name);
  draft.def.hash = l->script->hash;
  read_facts(L, load, &draft);
  compile_selectors(L, l, card + 1);
  read_unsupported(L, load, &draft);
  if (l->unsupported[0])
    draft.def.unsupported = rb_builder_string(l->builder, l->unsupported);
  rb_builder_card(l->builder, &draft.def);
}

/* ---- Keywords ------------------------------------------------------------ */

static void read_keyword(lua_State *L, Load *load, int index, int keyword, CardDraft *draft)
{
  static const char *const fields[] = {NULL};
  Loader *l = &load->l;
  fields_check(L, l, index, fields, true);
  read_entries(L, load, draft, true);
  int count = l->extras - draft->def.first_extra;
  if (count > KEYWORD_EXTRAS_MAX) loader_fail(L, l, "356.2", "has too many additional costs");
  draft->def.extra_count = (uint16_t)count;
  load->extra_counts[keyword] = 0;
  lua_Integer entries = (lua_Integer)lua_rawlen(L, index);
  for (lua_Integer i = 1; i <= entries; i++) {
    lua_rawgeti(L, index, i);
    if (is_additional(L))
      load->extras[keyword][load->extra_counts[keyword]++] =
        compile_additional(L, l, lua_gettop(L));
    lua_pop(L, 1);
  }
  read_entries(L, load, draft, false);
  draft->def.ability_count = (uint16_t)(l->abilities - draft->def.first_ability);
}

/* A keyword is a card of its own kind that only has abilities. */
static void compile_keyword(lua_State *L, Load *load, int index, const TagInfo *info)
{
  Loader *l = &load->l;
  char text[64];
  CardDraft draft = {.card = index, .def = {.type = RB_KEYWORD_CARD, .hash = l->script->hash}};
  begin_definition(l, info->what, info->line);
  l->domains = RB_OWN_DOMAIN; /* [C] is the domain of the card that has the keyword */
  int keyword = find_keyword(L, l, info->what);
  l->keywords |= 1u << keyword;
  snprintf(text, sizeof text, "keyword-%s", info->what);
  draft.def.id = rb_builder_string(l->builder, text);
  snprintf(text, sizeof text, "%c%s", info->what[0] - 'a' + 'A', info->what + 1);
  draft.def.name = rb_builder_string(l->builder, text);
  draft.def.file = rb_builder_string(l->builder, l->script->name);
  draft.def.first_ability = (uint16_t)l->abilities;
  draft.def.first_extra = (uint16_t)l->extras;
  read_keyword(L, load, index, keyword, &draft);
  if (l->unsupported[0]) loader_fail(L, l, NULL, "cannot be executed: %s", l->unsupported);
  rb_builder_keyword(l->builder, keyword, (uint16_t)rb_builder_card(l->builder, &draft.def));
}

static void compile_keywords(lua_State *L, Load *load, int made)
{
  for (lua_Integer i = 1; lua_rawgeti(L, made, i) != LUA_TNIL; i++) {
    TagInfo info = script_tag(L, -1);
    if (info.tag == TAG_KEYWORD) compile_keyword(L, load, lua_gettop(L), &info);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  begin_definition(&load->l, NULL, 1);
  compile_selectors(L, &load->l, made);
}

/* ---- A pass over all files ----------------------------------------------- */

/* Pushes what script `i` left: result, made, functions. */
static void push_results(lua_State *L, int i)
{
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_results);
  lua_rawgeti(L, -1, i + 1);
  lua_remove(L, -2);
  for (int part = 1; part <= 3; part++) lua_rawgeti(L, -part, part);
  lua_remove(L, -4);
}

/* (load, script number) */
static int compile_script(lua_State *L)
{
  Load *load = lua_touserdata(L, 1);
  int i = (int)lua_tointeger(L, 2);
  push_results(L, i);
  load->l.functions = lua_gettop(L);
  if (i < load->keyword_scripts) compile_keywords(L, load, lua_gettop(L) - 1);
  else compile_card(L, load, lua_gettop(L) - 2);
  return 0;
}

/* Gives every function and tagged table of the files that are left its number. */
static void number_scripts(lua_State *L, Load *load)
{
  ScriptPool *pool = load->l.pool;
  int functions = 0, tables = 0;
  for (int i = 0; i < pool->script_count; i++) {
    Script *script = &pool->scripts[i];
    if (script->broken) continue;
    script->first_function = functions;
    script->first_table = tables;
    functions += script->function_count;
    tables += script->table_count;
  }
  free(pool->functions);
  free(pool->selectors);
  pool->functions = calloc((size_t)functions + 1, sizeof *pool->functions);
  pool->selectors = calloc((size_t)tables + 1, sizeof *pool->selectors);
  pool->function_count = functions;
  if (!pool->functions || !pool->selectors) luaL_error(L, "out of memory");
}

/* Pushes field `name` of card script `i`; false when it is no text. */
static bool push_fact(lua_State *L, int i, const char *name)
{
  push_results(L, i);
  lua_pop(L, 2);
  bool found = field(L, -1, name);
  if (found) lua_remove(L, -2);
  if (found && lua_type(L, -1) == LUA_TSTRING) return true;
  lua_pop(L, 1);
  return false;
}

/* Two cards may not share an id or a name. */
static void find_twins(lua_State *L, Load *load, const char *name)
{
  ScriptPool *pool = load->l.pool;
  lua_newtable(L);
  int seen = lua_gettop(L);
  for (int i = load->keyword_scripts; i < pool->script_count; i++) {
    Script *script = &pool->scripts[i];
    if (script->broken || !push_fact(L, i, name)) continue;
    const char *text = lua_tostring(L, -1);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, seen) != LUA_TNIL) {
      push_results(L, i);
      int line = script_tag(L, -3).line;
      lua_pushfstring(L, "%s:%d: the %s '%s' is already used by %s", script->name, line, name, text,
                      pool->scripts[lua_tointeger(L, -4)].name);
      report(L, load, script);
    } else {
      lua_pop(L, 1);
      lua_pushinteger(L, i);
      lua_rawset(L, seen);
    }
    lua_settop(L, seen);
  }
  lua_pop(L, 1);
}

static bool is_wanted(const BindPaths *paths, const char *id)
{
  for (int i = 0; i < paths->only_count; i++)
    if (strcmp(paths->only[i], id) == 0) return true;
  return false;
}

/* Reports what was held back: one of these files may be the one that is missing. */
static void report_held(lua_State *L, Load *load)
{
  ScriptPool *pool = load->l.pool;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_held);
  for (int i = 0; i < pool->script_count; i++) {
    if (lua_rawgeti(L, -1, i) == LUA_TNIL) lua_pop(L, 1);
    else report(L, load, &pool->scripts[i]);
  }
  lua_pop(L, 1);
}

/* Leaves out the cards that were not asked for. */
static void keep_only(lua_State *L, Load *load)
{
  ScriptPool *pool = load->l.pool;
  const BindPaths *paths = load->paths;
  if (!paths->only) return;
  lua_newtable(L); /* ids that were found */
  int found = lua_gettop(L);
  for (int i = load->keyword_scripts; i < pool->script_count; i++) {
    if (pool->scripts[i].broken) continue;
    bool wanted = push_fact(L, i, "id") && is_wanted(paths, lua_tostring(L, -1));
    if (!wanted) pool->scripts[i].broken = true;
    lua_settop(L, found);
    if (wanted && push_fact(L, i, "id")) {
      lua_pushboolean(L, 1);
      lua_rawset(L, found);
    }
  }
  bool told = false;
  for (int i = 0; i < paths->only_count; i++) {
    if (lua_getfield(L, found, paths->only[i]) == LUA_TNIL) {
      if (!told) report_held(L, load);
      told = true;
      load->reported++;
      lua_pushfstring(L, "no card has the id '%s'", paths->only[i]);
      load->report(load->data, lua_tostring(L, -1));
    }
    lua_settop(L, found);
  }
  lua_pop(L, 1);
}

/* Selectors may name cards that come later, so names get their numbers first:
** keywords are definitions too and come before the cards. */
static void number_names(lua_State *L, Load *load)
{
  ScriptPool *pool = load->l.pool;
  int def = 0;
  for (int i = 0; i < load->keyword_scripts; i++) {
    push_results(L, i);
    for (lua_Integer k = 1; lua_rawgeti(L, -2, k) != LUA_TNIL; k++) {
      if (script_tag(L, -1).tag == TAG_KEYWORD) def++;
      lua_pop(L, 1);
    }
    lua_pop(L, 4);
  }
  for (int i = load->keyword_scripts; i < pool->script_count; i++) {
    if (pool->scripts[i].broken) continue;
    def++;
    if (!push_fact(L, i, "name")) continue;
    compile_name(L, lua_tostring(L, -1), def);
    lua_pop(L, 1);
  }
}

/* Compiles every file that is left; false when one of them turned out broken. */
static bool compile_pass(lua_State *L, Load *load)
{
  Loader *l = &load->l;
  bool fine = true;
  l->builder = rb_builder_new();
  if (!l->builder) luaL_error(L, "out of memory");
  l->abilities = l->extras = 0;
  l->keywords = built_in_keywords;
  number_scripts(L, load);
  compile_begin(L, l);
  number_names(L, load);
  for (int i = 0; i < l->pool->script_count; i++) {
    Script *script = &l->pool->scripts[i];
    if (script->broken) continue;
    l->script = script;
    lua_pushcfunction(L, compile_script);
    lua_pushlightuserdata(L, load);
    lua_pushinteger(L, i);
    if (lua_pcall(L, 2, 0, 0) == LUA_OK) continue;
    report(L, load, script);
    fine = false;
  }
  if (fine) return true;
  rb_builder_free(l->builder);
  l->builder = NULL;
  return false;
}

static bool keywords_broken(const Load *load)
{
  for (int i = 0; i < load->keyword_scripts; i++)
    if (load->l.pool->scripts[i].broken) return true;
  return false;
}

/* Broken files are not kept: a host would run them. */
static void drop_broken(ScriptPool *pool)
{
  int kept = 0;
  for (int i = 0; i < pool->script_count; i++) {
    Script *script = &pool->scripts[i];
    if (!script->broken) {
      pool->scripts[kept++] = *script;
      continue;
    }
    free(script->name);
    free(script->text);
  }
  pool->script_count = kept;
}

/* (load): run all, then compile until nothing is broken any more. */
static int load_all(lua_State *L)
{
  Load *load = lua_touserdata(L, 1);
  ScriptPool *pool = load->l.pool;
  static const char *const keys[] = {&key_results, &key_held};
  for (int i = 0; i < 2; i++) {
    lua_newtable(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, keys[i]);
  }
  load->l.some_only = load->paths->only != NULL;
  for (int i = 0; i < pool->script_count; i++) run_script(L, load, &pool->scripts[i]);
  if (keywords_broken(load)) {
    report_held(L, load);
    return 0;
  }
  keep_only(L, load);
  find_twins(L, load, "id");
  find_twins(L, load, "name");
  while (!compile_pass(L, load))
    if (!load->partial || keywords_broken(load)) return 0;
  if (load->reported && !load->partial) return 0;
  drop_broken(pool);
  ArbCards *cards = rb_builder_finish(load->l.builder);
  load->l.builder = NULL;
  if (!cards) return luaL_error(L, "out of memory");
  cards->scripts = pool;
  cards->free_scripts = scripts_free;
  load->l.pool = NULL;
  load->cards = cards;
  return 0;
}

static ArbCards *run_load(Load *load, ArbError *error)
{
  char text[300];
  load->game = bind_game(load->paths->game, error);
  if (!load->game) return NULL;
  if (load->game->load) return load->game->load(load->paths, error);
  load->l.pool = scripts_new();
  if (!load->l.pool) {
    error_set(error, ARB_MEMORY, "out of memory");
    return NULL;
  }
  if (read_all(load, error)) {
    if (!script_open(&load->l.box, &load->l.pool->vocabulary, text, sizeof text)) {
      error_set(error, ARB_SCRIPT, "%s", text);
    } else {
      lua_State *L = load->l.box.L;
      lua_pushcfunction(L, load_all);
      lua_pushlightuserdata(L, load);
      if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
        const char *message = lua_tostring(L, -1);
        error_set(error, ARB_MEMORY, "%s", message ? message : "out of memory");
      }
      sandbox_close(&load->l.box);
    }
  }
  if (load->l.builder) rb_builder_free(load->l.builder);
  scripts_free(load->l.pool);
  return load->cards;
}

/* ---- The public calls ---------------------------------------------------- */

/* Keeps the first mistakes, one a line, as far as they fit. */
static void keep_message(void *data, const char *message)
{
  ArbError *error = data;
  size_t used = strlen(error->text), room = sizeof error->text - used;
  error->status = ARB_SCRIPT;
  if (used && strlen(message) + 2 > room) return; /* no half sentences behind a whole one */
  snprintf(error->text + used, room, "%s%s", used ? "\n" : "", message);
}

ArbCards *bind_load(const BindPaths *paths, ArbError *error)
{
  ArbError ignored;
  if (!error) error = &ignored;
  *error = (ArbError){.status = ARB_OK};
  Load load = {.paths = paths, .report = keep_message, .data = error};
  return run_load(&load, error);
}

ArbCards *bind_load_reporting(const BindPaths *paths, BindReport *tell, void *data, ArbError *error)
{
  Load load = {.paths = paths, .report = tell, .data = data, .partial = true};
  if (error) *error = (ArbError){.status = ARB_OK};
  ArbCards *cards = run_load(&load, error);
  if (!cards && error && error->status == ARB_OK)
    error_set(error, ARB_SCRIPT, "the keywords are broken");
  return cards;
}
