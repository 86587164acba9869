/* SPDX-License-Identifier: MIT */
/*
** keywords.c -- the keywords of a card pool: those of the engine, and those that only a file
** defines (docs/keywords.md).
**
** The engine's list comes first.  Some of its keywords are rules in C; others are only named there
** and stand for abilities that a file declares.  A name that is not in the list becomes a keyword
** of the pool.  All files are searched for names before anything is compiled, so that a card or
** another keyword may speak of any of them.  The game's reader compiles the abilities that a
** keyword stands for, like those of a card.
*/
#include <ctype.h>
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "language/words.h"

enum { NAME_MAX_LENGTH = 31, REMINDER_MAX = 400 };

static const char *const keyword_fields[] = {"reminder",  "takes_value", "stacks",  "replaces",
                                             "abilities", "counters",    "signals", NULL};

/* ---- Declaring ------------------------------------------------------------------ */

static int engine_keyword(const Loader *l, const char *name)
{
  for (int i = 0; i < l->rules->keyword_count; i++)
    if (strcmp(l->rules->keywords[i], name) == 0) return i;
  return -1;
}

static int keyword_named(const Loader *l, const char *name)
{
  for (int i = 0; i < l->base->keywords.count; i++)
    if (strcmp(build_keyword_at(l->base, i)->name, name) == 0) return i;
  return -1;
}

static void check_name(lua_State *L, Loader *l, const char *name)
{
  bool fine = islower((unsigned char)name[0]);
  for (const char *at = name; *at; at++)
    fine &= islower((unsigned char)*at) || isdigit((unsigned char)*at) || *at == '_';
  if (!fine || strlen(name) > NAME_MAX_LENGTH)
    loader_fail(L, l, NULL,
                "a keyword is named with at most %d small letters, digits and _: \"ember_guard\"",
                NAME_MAX_LENGTH);
  if (engine_keyword(l, name) < 0 &&
      (bind_attribute_of(l->rules, name) >= 0 || strcmp(name, "abilities") == 0))
    loader_fail(L, l, NULL, "'%s' means something else already: choose another name", name);
}

/* How several instances count: their values are added up, each counts, or only one does. */
static uint8_t read_stacks(lua_State *L, Loader *l, int table, bool takes_value)
{
  static const char *const words[] = {"once", "sum", "each", NULL};
  _Static_assert(ARB_STACKS_SUM == 1 && ARB_STACKS_EACH == 2, "in the order of the words");
  int usual = takes_value ? ARB_STACKS_SUM : ARB_STACKS_ONCE;
  int stacks = bind_field_choice(L, l, table, "stacks", words, usual);
  if (takes_value != (stacks == ARB_STACKS_SUM))
    loader_fail(L, l, NULL,
                takes_value ? "with 'takes_value' values are added up: stacks = \"sum\""
                            : "stacks = \"sum\" goes with 'takes_value'");
  return (uint8_t)stacks;
}

static const char *read_reminder(lua_State *L, Loader *l, int table)
{
  const char *text = bind_field_text(L, l, table, "reminder");
  if (text && strlen(text) > REMINDER_MAX)
    loader_fail(L, l, NULL, "'reminder' is longer than %d bytes", REMINDER_MAX);
  return text ? arb_build_string(l->base, text) : NULL;
}

/* Refuses a second definition of a name, unless the file says that it replaces the first. */
static void check_replaced(lua_State *L, Loader *l, int table, int keyword)
{
  const ArbKeyword *there = build_keyword_at(l->base, keyword);
  bool engine = keyword < l->rules->keyword_count;
  bool fixed = engine && l->reader->fixed_keywords >> keyword & 1;
  bool replaces = bind_field_flag(L, l, table, "replaces");
  if (fixed)
    bind_loader_fail_as(L, l, BIND_C_DUPLICATE, there->name, NULL,
                        "the keyword '%s' is a rule of the engine: choose another name",
                        there->name);
  if (engine && (bind_field(L, table, "takes_value") || bind_field(L, table, "stacks")))
    loader_fail(L, l, NULL, "'takes_value' and 'stacks' of '%s' are the engine's", there->name);
  if (there->file && !replaces)
    bind_loader_fail_as(L, l, BIND_C_DUPLICATE, there->name, NULL,
                        "the keyword '%s' is defined in %s:%d: choose another name, or say "
                        "replaces = true",
                        there->name, there->file, there->line);
  if (!there->file && replaces)
    loader_fail(L, l, NULL, "'replaces': no file before this one defines '%s'", there->name);
}

static void declare_keyword(lua_State *L, Loader *l, int table, const TagInfo *info)
{
  bind_begin_definition(l, info->what, info->line);
  if (!l->reader->keywords) loader_fail(L, l, NULL, "the cards of %s have none", l->rules->name);
  check_name(L, l, info->what);
  bind_fields_check(L, l, table, keyword_fields, true);
  if (!l->words->is_counter && bind_field(L, table, "counters"))
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, "counters", NULL, "the cards of %s have no counters",
                        l->rules->name);
  int keyword = keyword_named(l, info->what), engine = engine_keyword(l, info->what);
  if (keyword >= 0) check_replaced(L, l, table, keyword);
  else if (bind_field_flag(L, l, table, "replaces"))
    loader_fail(L, l, NULL, "'replaces': no file before this one defines '%s'", info->what);
  ArbKeyword read = {.name = arb_build_string(l->base, info->what),
                     .reminder = read_reminder(L, l, table),
                     .file = arb_build_string(l->base, l->script->name),
                     .line = info->line,
                     .own = engine < 0};
  if (engine >= 0) {
    const ArbKeyword *there = build_keyword_at(l->base, engine);
    read.takes_value = there->takes_value, read.stacks = there->stacks;
  } else {
    read.takes_value = bind_field_flag(L, l, table, "takes_value");
    read.stacks = read_stacks(L, l, table, read.takes_value);
  }
  if (keyword >= 0) *build_keyword_at(l->base, keyword) = read;
  else if (arb_build_keyword(l->base, &read) < 0)
    loader_fail(L, l, NULL,
                "there are too many keywords: %d of the game and %d of files are all "
                "there is room for",
                l->rules->keyword_count, ARB_KEYWORDS_MAX - l->rules->keyword_count);
}

void bind_declare_keywords(lua_State *L, Loader *l, int made)
{
  for (lua_Integer i = 1; lua_rawgeti(L, made, i) != LUA_TNIL; i++) {
    TagInfo info = bind_script_tag(L, -1);
    if (info.tag == TAG_KEYWORD) declare_keyword(L, l, lua_gettop(L), &info);
    lua_settop(L, made);
  }
  lua_pop(L, 1);
}

bool bind_keyword_here(const Loader *l, const Script *script, const TagInfo *info)
{
  int keyword = keyword_named(l, info->what);
  const ArbKeyword *there = keyword < 0 ? NULL : build_keyword_at(l->base, keyword);
  return there && there->file && there->line == info->line &&
         strcmp(there->file, script->name) == 0;
}

/* ---- What readers share ----------------------------------------------------------- */

static const AbilityWord *arb_word_of(const Loader *l, const char *what)
{
  for (const AbilityWord *word = l->words->abilities; word->word; word++)
    if (strcmp(word->word, what) == 0) return word;
  return NULL;
}

void bind_check_keyword_table(lua_State *L, Loader *l, int table)
{
  lua_Integer count = (lua_Integer)lua_rawlen(L, table);
  bind_fields_check(L, l, table, keyword_fields, true);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, table, i);
    TagInfo info = bind_script_tag(L, -1);
    const AbilityWord *word = info.tag == TAG_ABILITY ? arb_word_of(l, info.what) : NULL;
    l->line = info.line ? info.line : l->line;
    if (word && word->card_only)
      bind_loader_fail_as(L, l, BIND_C_NOT_HERE, info.what, NULL,
                          "'%s' stands in a card, not in a keyword", info.what);
    lua_pop(L, 1);
  }
}

void bind_read_keyword_head(Loader *l, const TagInfo *info, ArbCardHead *head)
{
  char text[64];
  snprintf(text, sizeof text, "keyword-%s", info->what);
  head->id = arb_build_string(l->base, text);
  snprintf(text, sizeof text, "%c%s", toupper((unsigned char)info->what[0]), info->what + 1);
  head->name = arb_build_string(l->base, text);
  head->file = arb_build_string(l->base, l->script->name);
  head->mod = l->script->mod ? arb_build_string(l->base, l->script->mod) : NULL;
  head->hash = l->script->hash;
  head->by_id = 1; /* a card may have the keyword's name */
}

/* A name and its value, at the top of the stack. */
typedef struct KeywordStep {
  KeywordVisitor *visit;
  void *data;
  uint32_t seen; /* those before it, a bit each */
} KeywordStep;

/* Whether a keyword has a value.  For those of the engine's own whose instances count one by one it
** is the number of instances. */
static bool has_value(const ArbKeyword *keyword)
{
  return keyword->takes_value || (!keyword->own && keyword->stacks == ARB_STACKS_EACH);
}

static void visit_keyword(lua_State *L, Loader *l, void *data)
{
  KeywordStep *step = data;
  int value = lua_gettop(L);
  bool valued = lua_type(L, -2) == LUA_TSTRING; /* a number would be changed */
  const char *name = valued ? lua_tostring(L, -2) : bind_text_at(L, l, value, "keywords");
  int keyword = bind_find_keyword(L, l, name);
  const ArbKeyword *known = build_keyword_at(l->base, keyword);
  if (valued && !has_value(known))
    bind_loader_fail_as(
        L, l, BIND_C_NOT_HERE, name, NULL, "the keyword '%s' takes no value%s", name,
        known->own ? " (its file does not say 'takes_value')" : ": it stands alone");
  if (step->seen >> keyword & 1)
    bind_loader_warn(l, BIND_C_NO_EFFECT, name, NULL, "the keyword '%s' stands here twice", name);
  step->seen |= 1u << keyword;
  step->visit(L, l, keyword, valued ? value : 0, step->data);
}

void bind_each_keyword_in(lua_State *L, Loader *l, int list, KeywordVisitor *visit, void *data)
{
  KeywordStep step = {visit, data, 0};
  list = lua_absindex(L, list);
  bind_sandbox_keys(L, list);
  int keys = lua_gettop(L);
  lua_Integer count = (lua_Integer)lua_rawlen(L, keys);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, keys, i);
    lua_pushvalue(L, -1);
    lua_rawget(L, list);
    bind_loader_try(L, l, visit_keyword, &step);
    lua_settop(L, keys);
  }
  lua_settop(L, keys - 1);
}
