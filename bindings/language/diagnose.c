/* SPDX-License-Identifier: MIT */
/*
** diagnose.c -- mistakes as data, and continuing after one; see diagnose.h.
**
** A load that wants only one mistake raises it, which ends the file.  In *lint mode* a mistake is
** noted, and the field, entry or card that it is in is left out.  Such a part is read in a
** bind_loader_try, and the mistake jumps back there.  Between the two, nothing owns memory and no
** protected call runs, so only the Lua stack and the place have to be restored.
*/
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "language/lint.h"
#include "memory.h"
#include "sandbox/source.h"

const BindCodeInfo bind_codes[BIND_CODE_COUNT] = {
#define X(id, name, severity, help) {name, BIND_##severity, help},
  BIND_CODES(X)
#undef X
};

const char *const bind_severities[] = {"error", "warning", "note"};

enum { MESSAGE_MAX = 400, WORD_MAX = 80 };

/* ---- What a message says beside its words ------------------------------------- */

/* Copies the text between `before` and `after`; false when it is not there. */
static bool between(const char *text, const char *before, const char *after, char *out, size_t size)
{
  const char *at = strstr(text, before);
  if (!at) return false;
  at += strlen(before);
  const char *end = strstr(at, after);
  if (!end || end == at || (size_t)(end - at) >= size) return false;
  snprintf(out, size, "%.*s", (int)(end - at), at);
  return true;
}

/* The same place is told of once, whatever follows from the mistake there. */
static bool is_news(const Loader *l, const char *about_what)
{
  Lint *lint = l->lint;
  uint64_t place = (uint64_t)l->line | (uint64_t)l->nth << 32;
  uint64_t about = arb_hash_bytes(place, about_what, strlen(about_what));
  for (int i = 0; i < lint->noted_count; i++)
    if (lint->noted[i] == about) return false;
  if (lint->noted_count < LINT_NOTED_MAX) lint->noted[lint->noted_count++] = about;
  return true;
}

void bind_loader_told(Loader *l, const char *word)
{
  if (l->lint) is_news(l, word);
}

/* The place of the word that a message is about; without a word, of the first that it quotes. */
static void place_of(const Loader *l, const char *word, const char *message, int *line, int *column)
{
  char quoted[WORD_MAX];
  if (!word && between(message, "'", "'", quoted, sizeof quoted)) word = quoted;
  *line = l->line ? l->line : 1;
  bool named = strncmp(message, "unknown name '", 14) == 0;
  *column = named ? bind_source_name(l->script->text, *line, word) : 0;
  if (!*column)
    bind_source_place(l->script->text, l->part ? l->part : "card", l->nth, word, line, column);
}

static void tell(Loader *l, BindCode code, const char *word, const char *rule, const char *message)
{
  char quoted[WORD_MAX], hint[WORD_MAX];
  Lint *lint = l->lint;
  if (!word && between(message, "'", "'", quoted, sizeof quoted)) word = quoted;
  if (bind_codes[code].severity == BIND_ERROR) lint->mistakes++;
  if (!is_news(l, word ? word : message)) return;
  BindDiagnostic d = {.file = l->script->name,
                      .line = l->line ? l->line : 1,
                      .code = code,
                      .message = message,
                      .part = l->part,
                      .card = l->title,
                      .rule = rule};
  if (between(message, "(did you mean ", "?)", hint, sizeof hint))
    d.hint = strrchr(hint, '.') ? strrchr(hint, '.') + 1 : hint; /* "game.deal" -> "deal" */
  if (code == BIND_C_SYNTAX) d.column = bind_source_last(l->script->text, d.line, word);
  else place_of(l, word, message, &d.line, &d.column);
  lint->tell(lint->data, &d);
}

/* ---- Raising, noting, going on -------------------------------------------------- */

static _Noreturn void raise_text(lua_State *L, const Loader *l, const char *word, const char *rule,
                                 const char *text)
{
  char where[MESSAGE_MAX];
  int line, column;
  place_of(l, word, text, &line, &column);
  if (l->title && rule) snprintf(where, sizeof where, " (%s, rule %s)", l->title, rule);
  else if (l->title) snprintf(where, sizeof where, " (%s)", l->title);
  else if (rule) snprintf(where, sizeof where, " (rule %s)", rule);
  else where[0] = '\0';
  lua_pushfstring(L, "%s:%d:%d: %s%s%s%s", l->script->name, line, column, l->part ? l->part : "",
                  l->part ? ": " : "", text, where);
  lua_error(L);
  __builtin_unreachable();
}

/* The number of calls that Lua has open. */
static int calls_in(lua_State *L)
{
  lua_Debug level;
  int calls = 0;
  while (lua_getstack(L, calls, &level)) calls++;
  return calls;
}

void bind_loader_fail_as(lua_State *L, Loader *l, BindCode code, const char *word, const char *rule,
                         const char *format, ...)
{
  char text[MESSAGE_MAX];
  va_list list;
  va_start(list, format);
  vsnprintf(text, sizeof text, format, list);
  va_end(list);
  if (!l->lint || !l->lint->rescue) raise_text(L, l, word, rule, text);
  tell(l, code, word, rule, text);
  if (calls_in(L) != l->lint->rescue->calls)
    arb_memory_fatal("a mistake in a card was found inside of a call that Lua made");
  longjmp(l->lint->rescue->to, 1);
}

void bind_loader_slip(lua_State *L, Loader *l, BindCode code, const char *word, const char *rule,
                      const char *format, ...)
{
  char text[MESSAGE_MAX];
  va_list list;
  va_start(list, format);
  vsnprintf(text, sizeof text, format, list);
  va_end(list);
  if (!l->lint) raise_text(L, l, word, rule, text);
  tell(l, code, word, rule, text);
}

void bind_loader_warn(Loader *l, BindCode code, const char *word, const char *rule,
                      const char *format, ...)
{
  char text[MESSAGE_MAX];
  va_list list;
  if (!l->lint) return;
  va_start(list, format);
  vsnprintf(text, sizeof text, format, list);
  va_end(list);
  tell(l, code, word, rule, text);
}

bool bind_loader_try(lua_State *L, Loader *l, LoaderStep *step, void *data)
{
  if (!l->lint) {
    step(L, l, data);
    return true;
  }
  Rescue here = {.calls = calls_in(L), .outer = l->lint->rescue};
  const int top = lua_gettop(L);
  const Spot spot = {l->part, l->line, l->nth};
  int before = l->lint->mistakes;
  l->lint->rescue = &here;
  if (setjmp(here.to) == 0) step(L, l, data);
  else lua_settop(L, top);
  l->part = spot.part, l->line = spot.line, l->nth = spot.nth;
  l->lint->rescue = here.outer;
  return l->lint->mistakes == before;
}

int bind_loader_mistakes(const Loader *l)
{
  return l->lint ? l->lint->mistakes : 0;
}

bool bind_loader_is_fine(const Loader *l)
{
  return bind_loader_mistakes(l) == l->mistakes;
}

/* ---- What Lua itself says -------------------------------------------------------- */

/* The message "file:12: text" without its place, which becomes the loader's place. */
static const char *without_place(Loader *l, const char *message)
{
  size_t length = strlen(l->script->name);
  l->line = 1;
  if (strncmp(message, l->script->name, length) != 0 || message[length] != ':') return message;
  char *end;
  long line = strtol(message + length + 1, &end, 10);
  if (*end != ':') return message + length + 2; /* no line, because memory ran out */
  l->line = (int)line;
  char *behind;
  if (strtol(end + 1, &behind, 10) > 0 && *behind == ':') end = behind; /* a column */
  return end[1] == ' ' ? end + 2 : end + 1;
}

void bind_lint_message(Loader *l, BindCode code, const char *message)
{
  char word[WORD_MAX];
  l->title = l->part = NULL;
  message = without_place(l, message);
  bool near = between(message, "near '", "'", word, sizeof word);
  tell(l, code, near ? word : NULL, NULL, message);
}

bool bind_lint_run(lua_State *L, Loader *l)
{
  const Script *script = l->script;
  if (bind_script_run(&l->box, script, bind_judge_place, NULL) == LUA_OK) {
    lua_pop(L, 2);
    return true;
  }
  const char *message = lua_tostring(L, -1) ? lua_tostring(L, -1) : "an error without a message";
  bool syntax = bind_sandbox_compile(L, script->text, script->size, script->name) != LUA_OK;
  bool unknown = strstr(message, "unknown name '") != NULL;
  lua_pop(L, 1);
  bind_lint_message(l,
                    syntax    ? BIND_C_SYNTAX
                    : unknown ? BIND_C_UNKNOWN_NAME
                              : BIND_C_SCRIPT,
                    message);
  lua_pop(L, 1);
  return false;
}

void bind_lint_unsupported(lua_State *L, Loader *l, int card)
{
  if (!l->lint || !l->unsupported[0]) return;
  if (bind_field(L, card, "unsupported")) lua_pop(L, 1);
  else
    bind_loader_warn(l, BIND_C_UNSUPPORTED, "card", NULL, "cannot be executed: %s", l->unsupported);
}
