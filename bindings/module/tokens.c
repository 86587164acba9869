/* SPDX-License-Identifier: MIT */
/* tokens.c -- the words of a script's text and their places (source.h), for tools; see
** module.c. */
#include <string.h>

#include "module/module.h"
#include "sandbox/source.h"

enum { DEPTH_MAX = 200, WORD_MAX = 16 }; /* Lua itself refuses what is nested deeper */

/* Reads tokens into the list at stack index `list`, and keeps the open brackets and blocks. */
typedef struct Reader {
  lua_State *L;
  int list, count, depth;
  const char *text; /* where bytes are counted from; NULL: they are not told */
  struct {
    int index;
    const char *closes;
  } open[DEPTH_MAX];
} Reader;

static bool is_word(const Source *s, const char *word)
{
  return strlen(word) == s->length && memcmp(s->word, word, s->length) == 0;
}

/* What closes the bracket or block that the token opens; `until` closes a block as "end" does. */
static const char *closing(const Source *s)
{
  static const char *const blocks[] = {"function", "do", "if", "repeat"};
  if (s->kind == '{') return "}";
  if (s->kind == '(') return ")";
  if (s->kind == '[') return "]";
  for (size_t i = 0; s->kind == 'a' && i < sizeof blocks / sizeof *blocks; i++)
    if (is_word(s, blocks[i])) return "end";
  return NULL;
}

static bool ends(const Source *s, const char *closes)
{
  if (s->kind == '"') return false;
  return is_word(s, closes) || (strcmp(closes, "end") == 0 && is_word(s, "until"));
}

static void mark(const Reader *r, int token, const char *key)
{
  lua_rawgeti(r->L, r->list, token);
  lua_insert(r->L, -2);
  lua_setfield(r->L, -2, key);
  lua_pop(r->L, 1);
}

/* Enters what the token opens, or leaves what it closes. */
static void nest(Reader *r, const Source *s)
{
  const char *closes = closing(s);
  if (closes && r->depth < DEPTH_MAX) {
    r->open[r->depth].index = r->count;
    r->open[r->depth++].closes = closes;
  } else if (r->depth && ends(s, r->open[r->depth - 1].closes)) {
    lua_pushinteger(r->L, r->count);
    mark(r, r->open[--r->depth].index, "close");
  }
}

static void push_token(const Reader *r, const Source *s)
{
  const char *kind = s->kind == 'a'   ? "name"
                     : s->kind == '0' ? "number"
                     : s->kind == '"' ? "string"
                                      : "op";
  lua_createtable(r->L, 0, 6);
  bind_module_set_string(r->L, "kind", kind);
  lua_pushlstring(r->L, s->word, s->length);
  lua_setfield(r->L, -2, "text");
  bind_module_set_integer(r->L, "line", s->start_line);
  bind_module_set_integer(r->L, "column", s->start_column);
  if (r->depth) bind_module_set_integer(r->L, "open", r->open[r->depth - 1].index);
  if (!r->text) return;
  bind_module_set_integer(r->L, "from", s->start - r->text + 1);
  bind_module_set_integer(r->L, "to", s->at - r->text);
}

int bind_module_tokens(lua_State *L)
{
  const char *text = luaL_checkstring(L, 1);
  Source s = bind_source_open(text, 1);
  Reader r = {.L = L, .text = lua_toboolean(L, 2) ? text : NULL};
  lua_newtable(L);
  r.list = lua_gettop(L);
  while (bind_source_next(&s)) {
    push_token(&r, &s);
    lua_rawseti(L, r.list, ++r.count);
    nest(&r, &s);
  }
  while (r.depth) {
    lua_pushboolean(L, true);
    mark(&r, r.open[--r.depth].index, "unclosed");
  }
  return 1;
}
