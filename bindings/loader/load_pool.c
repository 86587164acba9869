/* SPDX-License-Identifier: MIT */
/*
** load_pool.c -- which files the pool has, and the names of their cards.
**
** No two cards share an id or a name, unless a mod says that its card replaces another one.  A pool
** of some cards leaves out the others, and the keywords that these do not need.
*/
#include <ctype.h>
#include <lauxlib.h>
#include <string.h>

#include "formats/format.h"
#include "loader/load.h"
#include "memory.h"
#include "sandbox/source.h"

/* ---- Cards of one name -------------------------------------------------------- */

/* Pushes field `name` of card script `i`; false when it is not a text. */
static bool push_fact(lua_State *L, int i, const char *name)
{
  bind_load_push_results(L, i);
  lua_pop(L, 2);
  bool found = bind_field(L, -1, name);
  if (found) lua_remove(L, -2);
  if (found && lua_type(L, -1) == LUA_TSTRING) return true;
  lua_pop(L, 1);
  return false;
}

/* Pushes the name with a mark for the field in which cards with one name may differ. */
static bool push_key(lua_State *L, const Load *load, int i, const char *name)
{
  const char *apart = load->game->reader->apart;
  if (!push_fact(L, i, name)) return false;
  if (!apart || strcmp(name, "name") != 0) return true;
  int fact = lua_gettop(L);
  bind_load_push_results(L, i);
  bool differs = bind_field(L, -3, apart) && lua_toboolean(L, -1);
  lua_settop(L, fact);
  if (!differs) return true;
  lua_pushfstring(L, "%s (%s)", lua_tostring(L, fact), apart);
  lua_remove(L, fact);
  return true;
}

/* Whether the mod of a file says that its card replaces that card, which is shipped or belongs to a
** mod that it builds on. */
static bool takes_place(const Load *load, const Script *script, const Script *first, const char *id)
{
  if (!script->mod1 || script->mod1 == first->mod1) return false;
  const BindMod *mod = &load->paths->mods[script->mod1 - 1];
  return bind_mod_replaces(mod, id) && (!first->mod1 || bind_mod_uses(mod, first->mod));
}

/* A hint at what the author of a mod may have meant. */
static const char *twin_hint(lua_State *L, const Script *script, const char *name, const char *text)
{
  if (!script->mod1) return "";
  if (strcmp(name, "id") != 0)
    return " (to take its place on purpose, use its id and say so in mod.lua: replaces = { ... })";
  return lua_pushfstring(L,
                         " (to take its place on purpose, say it in mod.lua: replaces = { "
                         "\"%s\" })",
                         text);
}

/* Reports that script `i` has a name or an id of an earlier script. */
static void tell_twin(lua_State *L, Load *load, int i, int other, const char *name,
                      const char *text)
{
  Script *scripts = load->l.pool->scripts;
  if (load->lint && !bind_load_is_linted(load, &scripts[i])) { /* report it for the wanted file */
    int first = other;
    other = i, i = first;
  }
  bind_load_push_results(L, i);
  int line = bind_script_tag(L, -3).line;
  const char *hint = twin_hint(L, &scripts[i], name, text);
  if (load->lint) {
    bind_load_enter(load, &scripts[i]);
    load->l.line = line;
    if (load->l.lint)
      bind_loader_slip(L, &load->l, BIND_C_DUPLICATE, name, NULL,
                       "the %s '%s' is already used by %s%s", name, text, scripts[other].name,
                       hint);
    return;
  }
  lua_pushfstring(L, "%s:%d: the %s '%s' is already used by %s%s", scripts[i].name, line, name,
                  text, scripts[other].name, hint);
  bind_load_report(L, load, &scripts[i]);
}

void bind_load_find_twins(lua_State *L, Load *load, const char *name)
{
  bool ids = strcmp(name, "id") == 0;
  ScriptPool *pool = load->l.pool;
  lua_newtable(L);
  int seen = lua_gettop(L);
  for (int i = load->keyword_scripts; i < load->format_scripts; i++) {
    Script *script = &pool->scripts[i];
    if (script->broken || !push_key(L, load, i, name)) continue;
    const char *text = lua_tostring(L, -1);
    lua_pushvalue(L, -1);
    bool again = lua_rawget(L, seen) != LUA_TNIL;
    int other = (int)lua_tointeger(L, -1);
    if (again && ids && takes_place(load, script, &pool->scripts[other], text)) {
      pool->scripts[other].broken = true;
      again = false;
    }
    if (again) {
      tell_twin(L, load, i, other, name, text);
    } else {
      lua_pop(L, 1);
      lua_pushinteger(L, i);
      lua_rawset(L, seen);
    }
    lua_settop(L, seen);
  }
  lua_pop(L, 1);
}

static bool has_id(lua_State *L, int i, const char *id)
{
  if (!push_fact(L, i, "id")) return false;
  bool has = strcmp(lua_tostring(L, -1), id) == 0;
  lua_pop(L, 1);
  return has;
}

/* NULL, or why mod `mod1` cannot replace the card with that id.  A mod without such a card leaves
** the other one as it is: no game is refused for it, so that the file and the line in mod.lua may
** come and go one after the other (scripts/studio/write.lua).  Whoever checks the mod is told. */
static const char *cannot_replace(lua_State *L, const Load *load, int mod1, const char *id)
{
  const ScriptPool *pool = load->l.pool;
  bool own = false, other = false, broken = false;
  for (int i = load->keyword_scripts; i < pool->script_count; i++) {
    const Script *script = &pool->scripts[i];
    if (script->broken && script->mod1 == mod1) broken = true; /* it may be the one meant */
    if (script->broken || !has_id(L, i, id)) continue;
    if (script->mod1 == mod1) own = true;
    else other = true;
  }
  if (!own && !broken && (load->lint || !other)) return "it has no card with that id";
  return !other ? "there is none" : NULL;
}

/* Reports a mistake in mod.lua, which is no script of the pool and has run before (mods.c). */
static void tell_replaces(lua_State *L, Load *load, int m, const char *id, const char *why)
{
  const BindMod *mod = &load->paths->mods[m];
  const char *file = lua_pushfstring(L, "%s/mod.lua", mod->directory);
  const char *text = lua_pushfstring(L, "'replaces' names the card '%s', but %s", id, why);
  int line = mod->line, column = 1;
  size_t size;
  char *source = bind_file_read(file, &size, NULL);
  if (source) bind_source_place(source, "mod", 0, id, &line, &column);
  arb_memory_free(source);
  if (load->lint) {
    load->lint->tell(load->lint->data, &(BindDiagnostic){.file = file,
                                                         .line = line,
                                                         .column = column,
                                                         .code = BIND_C_UNKNOWN_CARD,
                                                         .message = text,
                                                         .part = "mod"});
  } else {
    load->reported++;
    load->report(load->data, lua_pushfstring(L, "%s:%d:%d: mod: %s", file, line, column, text));
    lua_pop(L, 1);
  }
  bind_load_note_broken_mod(load, m + 1);
  lua_pop(L, 2);
}

void bind_load_check_replaces(lua_State *L, Load *load)
{
  for (int m = 0; m < load->paths->mod_count && !load->l.some_only; m++) {
    const BindMod *mod = &load->paths->mods[m];
    for (const char *const *id = mod->replaces; *id; id++) {
      const char *why = cannot_replace(L, load, m + 1, *id);
      if (why) tell_replaces(L, load, m, *id, why);
    }
  }
}

/* ---- Cards that were asked for -------------------------------------------------- */

static bool is_wanted(const BindPaths *paths, const char *id)
{
  for (int i = 0; i < paths->only_count; i++)
    if (strcmp(paths->only[i], id) == 0) return true;
  return false;
}

void bind_load_keep_only(lua_State *L, Load *load)
{
  ScriptPool *pool = load->l.pool;
  const BindPaths *paths = load->paths;
  if (!paths->only) return;
  lua_newtable(L); /* the ids found */
  int found = lua_gettop(L);
  for (int i = load->keyword_scripts; i < pool->script_count; i++) {
    if (pool->scripts[i].broken) continue;
    if (i >= load->format_scripts) {
      char name[64];
      bind_format_name_of_script(&pool->scripts[i], name, sizeof name);
      pool->scripts[i].broken = !paths->format || strcmp(paths->format, name) != 0;
      continue;
    }
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
      if (!told) bind_load_report_held(L, load);
      told = true;
      load->reported++;
      lua_pushfstring(L, "no card has the id '%s'", paths->only[i]);
      load->report(load->data, lua_tostring(L, -1));
    }
    lua_settop(L, found);
  }
  lua_pop(L, 1);
}

/* ---- Keywords that nothing needs ------------------------------------------- */

/* Whether a word is in a text, by itself. */
static bool mentions(const char *text, const char *word)
{
  size_t length = strlen(word);
  for (const char *at = strstr(text, word); at; at = strstr(at + 1, word)) {
    char before = at == text ? ' ' : at[-1], behind = at[length];
    if (!isalnum((unsigned char)before) && before != '_' && !isalnum((unsigned char)behind) &&
        behind != '_')
      return true;
  }
  return false;
}

/* Whether the file at `i` defines a keyword that the text mentions.  `engine`: keywords of the
** engine, and everything else that it defines, count as mentioned. */
static bool defines(lua_State *L, const Load *load, int i, const char *text, bool engine)
{
  const ArbRules *rules = load->l.rules;
  bool found = false;
  bind_load_push_results(L, i);
  lua_Integer count = (lua_Integer)lua_rawlen(L, -2);
  for (lua_Integer k = 1; k <= count && !found; k++) {
    lua_rawgeti(L, -2, k);
    TagInfo info = bind_script_tag(L, -1);
    bool known = info.tag == TAG_SHORTHAND;
    for (int n = 0; info.tag == TAG_KEYWORD && n < rules->keyword_count; n++)
      known |= strcmp(rules->keywords[n], info.what) == 0;
    found = engine ? known : info.tag == TAG_KEYWORD && mentions(text, info.what);
    lua_pop(L, 1);
  }
  lua_pop(L, 3);
  return found;
}

/* Whether a file of keywords ships with the game; cards need not have its keywords. */
static bool is_of_game(const Load *load, const Script *script)
{
  const char *folder = load->paths->scripts;
  return !script->mod && folder && strncmp(script->name, folder, strlen(folder)) == 0;
}

/* Whether a remaining file needs the keywords of file `i`.  The game's own words need none. */
static bool needed(lua_State *L, const Load *load, int i)
{
  const ScriptPool *pool = load->l.pool;
  for (int k = 0; k < pool->script_count; k++) {
    const Script *other = &pool->scripts[k];
    if (k < load->keyword_scripts && is_of_game(load, other)) continue;
    if (!other->broken && !other->unused && defines(L, load, i, other->text, false)) return true;
  }
  return false;
}

void bind_load_leave_keywords(lua_State *L, Load *load)
{
  Script *scripts = load->l.pool->scripts;
  for (int i = 0; i < load->keyword_scripts; i++)
    scripts[i].unused =
        (load->paths->only || is_of_game(load, &scripts[i])) && !defines(L, load, i, NULL, true);
  for (bool more = true; more;) {
    more = false;
    for (int i = 0; i < load->keyword_scripts; i++)
      if (scripts[i].unused && needed(L, load, i)) scripts[i].unused = false, more = true;
  }
  for (int i = 0; i < load->keyword_scripts; i++) scripts[i].broken |= scripts[i].unused;
}

/* ---- Names ----------------------------------------------------------------------- */

void bind_load_number_names(lua_State *L, Load *load)
{
  ScriptPool *pool = load->l.pool;
  int def = 0;
  for (int i = 0; i < load->keyword_scripts; i++) {
    if (pool->scripts[i].broken) continue;
    bind_load_push_results(L, i);
    for (lua_Integer k = 1; lua_rawgeti(L, -2, k) != LUA_TNIL; k++) {
      TagInfo info = bind_script_tag(L, -1);
      if (info.tag == TAG_KEYWORD && bind_keyword_here(&load->l, &pool->scripts[i], &info)) def++;
      lua_pop(L, 1);
    }
    lua_pop(L, 4);
  }
  for (int i = load->keyword_scripts; i < load->format_scripts; i++) {
    if (pool->scripts[i].broken) continue;
    def++;
    if (!push_fact(L, i, "name")) continue;
    bind_compile_name(L, lua_tostring(L, -1), def);
    lua_pop(L, 1);
  }
}

void bind_load_name_broken(lua_State *L, Load *load)
{
  const ScriptPool *pool = load->l.pool;
  for (int i = load->keyword_scripts; i < load->format_scripts; i++) {
    const char *at = pool->scripts[i].broken ? strstr(pool->scripts[i].text, "name = \"") : NULL;
    const char *end = at ? strchr(at + 8, '"') : NULL;
    if (!end) continue;
    lua_pushlstring(L, at + 8, (size_t)(end - at - 8));
    bind_compile_name(L, lua_tostring(L, -1),
                      load->lint ? i + 1 : 0); /* 0: there is no such card */
    lua_pop(L, 1);
  }
}
