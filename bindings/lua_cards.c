/* SPDX-License-Identifier: MIT */
/*
** lua_cards.c -- the reader of Riftbound: what cards and keywords declare, into an
** RbBuilder (load.c calls it, file by file).
*/
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "loader.h"

enum { MIGHT_MAX = 999, VALUE_MAX = 255, KEYWORD_EXTRAS_MAX = 2 };

/* A pass over all files. */
typedef struct Load {
  Loader *l;
  RbExtra extras[RB_KEYWORD_COUNT][KEYWORD_EXTRAS_MAX]; /* what keywords cost more */
  int extra_counts[RB_KEYWORD_COUNT];
} Load;

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
  if (!field_table(L, load->l, draft->card, name)) return;
  int list = lua_gettop(L);
  lua_Integer count = (lua_Integer)lua_rawlen(L, list);
  sandbox_keys(L, list);
  if ((lua_Integer)lua_rawlen(L, -1) != count)
    loader_fail(L, load->l, NULL, "'%s' is a list of texts", name);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, list, i);
    visit(L, load, text_at(L, load->l, -1, name), draft);
    lua_pop(L, 1);
  }
  lua_settop(L, list - 1);
}

static void add_supertype(lua_State *L, Load *load, const char *text, CardDraft *draft)
{
  static const char *const supertypes[] = {"champion", "signature", "token", "basic", NULL};
  draft->def.supertypes |= (uint8_t)(1 << choice_of(L, load->l, "supertypes", text, supertypes));
}

static void add_domain(lua_State *L, Load *load, const char *text, CardDraft *draft)
{
  static const char *const domains[] = {"fury", "calm", "mind", "body", "chaos", "order", NULL};
  draft->def.domains |= (uint8_t)(1 << choice_of(L, load->l, "domains", text, domains));
}

static void add_tag(lua_State *L, Load *load, const char *text, CardDraft *draft)
{
  if (draft->def.tag_count == RB_TAGS_MAX)
    loader_fail(L, load->l, NULL, "'tags' lists more than %d", RB_TAGS_MAX);
  draft->def.tags[draft->def.tag_count++] = (uint16_t)rb_builder_tag(load->l->builder, text);
}

static void add_alias(lua_State *L, Load *load, const char *text, CardDraft *draft)
{
  char joined[200];
  const char *before = draft->def.aliases;
  snprintf(joined, sizeof joined, "%s%s%s", before ? before : "", before ? "\n" : "", text);
  draft->def.aliases = rb_builder_string(load->l->builder, joined);
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
  need_keyword(load->l, keyword);
}

/* keywords = { "ganking", assault = 2 } */
static void read_keywords(lua_State *L, Load *load, CardDraft *draft)
{
  Loader *l = load->l;
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
  Loader *l = load->l;
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
  Loader *l = load->l;
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
      RbExtra extra = for_card(load->extras[k][i], load->l);
      add_extra(load->l, &extra);
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
  Loader *l = load->l;
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
  Loader *l = load->l;
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
  Loader *l = load->l;
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
  const char *reason = field_text(L, load->l, draft->card, "unsupported");
  if (reason) loader_unsupported(load->l, "%s", reason);
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

static void compile_card(lua_State *L, Loader *l, int card)
{
  Load *load = l->own;
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
  Loader *l = load->l;
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
  Loader *l = load->l;
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

static void compile_keywords(lua_State *L, Loader *l, int made)
{
  Load *load = l->own;
  for (lua_Integer i = 1; lua_rawgeti(L, made, i) != LUA_TNIL; i++) {
    TagInfo info = script_tag(L, -1);
    if (info.tag == TAG_KEYWORD) compile_keyword(L, load, lua_gettop(L), &info);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  begin_definition(l, NULL, 1);
  compile_selectors(L, l, made);
}

/* ---- The reader ------------------------------------------------------------ */

static void begin(Loader *l)
{
  Load *load = calloc(1, sizeof *load);
  if (!load) abort();
  load->l = l;
  l->own = load;
  l->builder = rb_builder_new();
  l->base = rb_builder_base(l->builder);
  l->abilities = l->extras = 0;
  l->keywords = built_in_keywords;
}

static void forget(Loader *l)
{
  free(l->own);
  l->own = NULL;
  l->builder = NULL;
}

static ArbCards *finish(Loader *l)
{
  ArbCards *cards = rb_builder_finish(l->builder);
  forget(l);
  return cards;
}

static void drop(Loader *l)
{
  if (l->builder) rb_builder_free(l->builder);
  forget(l);
}

const CardReader riftbound_reader = {.begin = begin, .keywords = compile_keywords,
                                     .card = compile_card, .finish = finish, .drop = drop};
