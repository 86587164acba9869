/* SPDX-License-Identifier: MIT */
/* sandbox.c -- the budgets of a call; opening a sandbox, running files, explaining errors. */
#include "sandbox/sandbox.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "basics/plain_lua.h"
#include "memory.h"
#include "sandbox/allowance.h"
#include "sandbox/bytecode.h"
#include "sandbox/whitelist.h"

/* ---- Memory -------------------------------------------------------------- */

static const char too_much_memory[] = "used more than 8 MiB of memory";
static const char too_much_traffic[] = "allocated more than 256 MiB in all";

/* The last resort against what allocates a lot between two looks at the budget.  Lua gives such an
** error no line. */
static bool may_allocate(Sandbox *box, size_t more, bool string)
{
  SandboxBudget *budget = &box->budget;
  if (!budget->limited) return true;
  budget->traffic += more;
  if (string && more > SANDBOX_STRING + 64) box->refused = "made a string of more than 64 KiB";
  else if (box->used + more > budget->memory + SANDBOX_SLACK) box->refused = too_much_memory;
  else if (budget->traffic > SANDBOX_TRAFFIC + SANDBOX_SLACK) box->refused = too_much_traffic;
  else return true;
  budget->traffic -= more;
  return false;
}

/* Counts, and refuses what is over the budget.  Shrinking never fails. */
static void *allocate(void *data, void *block, size_t old_size, size_t new_size)
{
  Sandbox *box = data;
  size_t before = block ? old_size : 0; /* without a block, old_size says what it is for */
  if (new_size == 0) {
    arb_memory_free(block);
    box->used -= before;
    return NULL;
  }
  bool string = !block && old_size == LUA_TSTRING;
  if (new_size > before && !may_allocate(box, new_size - before, string)) return NULL;
  void *result = arb_memory_grow(block, new_size);
  if (!result) box->starved = true;
  if (!result && new_size <= before) result = block; /* larger than it need be, until it is freed */
  if (result) box->used += new_size - before;
  return result;
}

/* ---- Budgets ------------------------------------------------------------- */

/* To an allowance, in instructions: a call that ends before the first look at its budget, and the
** bytes allocated in the time of an instruction. */
enum { CALL_CHARGE = SANDBOX_TICK / 4, BYTES_PER_CHARGE = 32 };

Sandbox *bind_sandbox_of(lua_State *L)
{
  return *(Sandbox **)lua_getextraspace(L);
}

static void exhausted(lua_State *L)
{
  char told[160];
  bind_allowance_tell(told, sizeof told);
  if (!bind_sandbox_of(L)->budget.given && bind_allowance_spent()) lua_pushstring(L, told);
  else if (!bind_sandbox_of(L)->budget.given)
    lua_pushfstring(L, "the files that are read ran for more than %d million instructions in all",
                    SANDBOX_READING / 1000000);
  else
    lua_pushfstring(L, "ran for more than %d million instructions (does it loop for ever?)",
                    SANDBOX_INSTRUCTIONS / 1000000);
  lua_error(L);
}

void bind_sandbox_charge(lua_State *L, size_t work)
{
  Sandbox *box = bind_sandbox_of(L);
  if (!box->budget.limited) return;
  box->budget.instructions -= work < SANDBOX_INSTRUCTIONS ? (int64_t)work : SANDBOX_INSTRUCTIONS;
  if (box->budget.instructions < 0) exhausted(L);
}

/* Checks the memory where a script can still be stopped at a line.  First its garbage is
** collected; SANDBOX_GARBAGE bytes have to be filled for that, so it happens rarely. */
static void look_at_memory(lua_State *L)
{
  const Sandbox *box = bind_sandbox_of(L);
  const SandboxBudget *budget = &box->budget;
  const char *fault = budget->traffic > SANDBOX_TRAFFIC ? too_much_traffic : NULL;
  if (box->used > budget->memory + SANDBOX_GARBAGE) {
    lua_gc(L, LUA_GCCOLLECT);
    if (box->used > budget->memory) fault = too_much_memory;
  }
  if (!budget->limited || !fault) return;
  lua_pushstring(L, fault);
  lua_error(L);
}

/* An instruction that hands on the values of "..." takes as long as there are many of them, so a
** function that calls itself with one more each time would run for minutes within its budget. */
static void look_at_arguments(lua_State *L, const lua_Debug *where)
{
  const Sandbox *box = bind_sandbox_of(L);
  if (!box->budget.limited || !lua_getlocal(L, where, -(SANDBOX_ARGUMENTS + 1))) return;
  lua_pushfstring(L, "handed on more than %d arguments with ... (does it call itself for ever?)",
                  SANDBOX_ARGUMENTS);
  lua_error(L);
}

static void tick(lua_State *L, lua_Debug *where)
{
  const Sandbox *box = bind_sandbox_of(L);
  if (where->event == LUA_HOOKLINE) {
    box->line(box->owner, L, where);
    return;
  }
  bind_sandbox_charge(L, SANDBOX_TICK);
  look_at_arguments(L, where);
  look_at_memory(L);
}

static void set_hook(const Sandbox *box)
{
  lua_sethook(box->L, tick, box->line ? LUA_MASKCOUNT | LUA_MASKLINE : LUA_MASKCOUNT, SANDBOX_TICK);
}

SandboxBudget bind_sandbox_enter(Sandbox *box)
{
  SandboxBudget outer = box->budget;
  int64_t given = bind_allowance_spent() ? 0 : SANDBOX_INSTRUCTIONS;
  outer.instructions -= SANDBOX_TICK;
  box->budget = (SandboxBudget){.given = given,
                                .instructions = given,
                                .memory = box->used + SANDBOX_MEMORY,
                                .traffic = 0,
                                .limited = true};
  box->refused = NULL;
  set_hook(box);
  return outer;
}

/* What the running call took, in instructions. */
static int64_t taken(const SandboxBudget *budget)
{
  return budget->given - budget->instructions + (int64_t)(budget->traffic / BYTES_PER_CHARGE);
}

void bind_sandbox_leave(Sandbox *box, SandboxBudget outer)
{
  bind_allowance_charge(taken(&box->budget) + CALL_CHARGE);
  box->budget = outer;
  if (outer.limited) set_hook(box);
  else lua_sethook(box->L, NULL, 0, 0);
}

SandboxBudget bind_sandbox_enter_file(Sandbox *box)
{
  SandboxBudget outer = bind_sandbox_enter(box);
  if (box->read > SANDBOX_READING) box->budget.given = box->budget.instructions = 0;
  return outer;
}

void bind_sandbox_leave_file(Sandbox *box, SandboxBudget outer)
{
  box->read += taken(&box->budget);
  bind_sandbox_leave(box, outer);
}

/* ---- Opening and closing ------------------------------------------------- */

bool bind_sandbox_open(Sandbox *box)
{
  *box = (Sandbox){0};
  box->L = lua_newstate(allocate, box);
  if (!box->L) return false;
  lua_atpanic(box->L, bind_plain_lua_panic);
  *(Sandbox **)lua_getextraspace(box->L) = box;
  lua_pushcfunction(box->L, bind_whitelist_open);
  bool open = lua_pcall(box->L, 0, 0, 0) == LUA_OK && bind_bytecode_works(box->L);
  if (!open) bind_sandbox_close(box);
  return open;
}

void bind_sandbox_close(Sandbox *box)
{
  if (box->L) lua_close(box->L);
  box->L = NULL;
}

/* ---- Running files ------------------------------------------------------- */

/* Whether line `number` of a text has the word, and behind it a single "=". */
static bool is_set_in_line(const char *text, int number, const char *word)
{
  while (number > 1 && (text = strchr(text, '\n'))) text++, number--;
  size_t length = strlen(word), rest = text ? strcspn(text, "\n") : 0;
  for (size_t i = 0; i + length < rest; i++) {
    if (strncmp(text + i, word, length) != 0) continue;
    size_t behind = i + length + strspn(text + i + length, " \t");
    if (text[behind] == '=' && text[behind + 1] != '=') return true;
  }
  return false;
}

/* Adds to Lua's message on the stack that "if = ..." is written "if_ = ...", because `if` is a word
** of Lua itself.  Leaves any other message as it is. */
static void explain_reserved(lua_State *L, const char *text)
{
  static const char *const WORDS[] = {"if", "while"};
  const char *message = lua_tostring(L, -1), *line = message ? strstr(message, ": ") : NULL;
  char near[24];
  while (line && line > message && line[-1] >= '0' && line[-1] <= '9') line--;
  for (size_t i = 0; line && i < sizeof WORDS / sizeof *WORDS; i++) {
    snprintf(near, sizeof near, " near '%s'", WORDS[i]);
    const char *end = strstr(message, near);
    if (!end || end[strlen(near)] || !is_set_in_line(text, atoi(line), WORDS[i])) continue;
    lua_pushfstring(L, "%s: '%s' is a word of Lua itself, the field is written %s_ = ...", message,
                    WORDS[i], WORDS[i]);
    lua_remove(L, -2);
    return;
  }
}

int bind_sandbox_compile(lua_State *L, const char *text, size_t size, const char *name)
{
  char chunk[300];
  snprintf(chunk, sizeof chunk, "@%s", name);
  int status = luaL_loadbufferx(L, text, size, chunk, "t");
  if (status == LUA_ERRSYNTAX) explain_reserved(L, text);
  if (status != LUA_OK) return status;
  bind_whitelist_environment(L);
  lua_setupvalue(L, -2, 1);
  return LUA_OK;
}

void bind_sandbox_give(lua_State *L, const char *name)
{
  lua_setglobal(L, name);
}

/* The length of a name without ".lua". */
static int stem(const char *name)
{
  const char *dot = strrchr(name, '.');
  return dot && strcmp(dot, ".lua") == 0 ? (int)(dot - name) : (int)strlen(name);
}

bool bind_sandbox_trusts(const Sandbox *box, const char *chunk)
{
  size_t length = strlen(box->trusted);
  if (!length || strncmp(chunk, box->trusted, length) != 0) return false;
  return chunk[length] == '/' || strcmp(chunk + length, ".lua") == 0 || !chunk[length];
}

int bind_sandbox_run_trusted(Sandbox *box, const char *text, size_t size, const char *name)
{
  lua_State *L = box->L;
  char chunk[sizeof box->trusted];
  snprintf(chunk, sizeof chunk, "@%s", name);
  if (!box->trusted[0]) snprintf(box->trusted, sizeof box->trusted, "%.*s", stem(chunk), chunk);
  int status = luaL_loadbufferx(L, text, size, chunk, "t");
  if (status == LUA_OK) status = lua_pcall(L, 0, 1, 0);
  if (status != LUA_OK) return status;
  lua_pushcfunction(L, bind_whitelist_publish);
  lua_insert(L, -2);
  return lua_pcall(L, 1, 0, 0);
}

/* ---- Explaining errors --------------------------------------------------- */

/* Finds the innermost line of a card that is running; false when none is. */
static bool card_line(lua_State *L, lua_Debug *info)
{
  Sandbox *box = bind_sandbox_of(L);
  for (int level = 0; lua_getstack(L, level, info); level++) {
    lua_getinfo(L, "Sl", info);
    if (info->currentline > 0 && info->source[0] == '@' && !bind_sandbox_trusts(box, info->source))
      return true;
  }
  return false;
}

/* Lua begins most messages with "file:line: " and cuts the file short; returns the message behind
** that, as ours gives the file in full.  The position belongs to one of the innermost levels, and
** there may be very many levels. */
static const char *without_position(lua_State *L, const char *message)
{
  lua_Debug info;
  for (int level = 0; level < 16 && lua_getstack(L, level, &info); level++) {
    char prefix[LUA_IDSIZE + 16];
    lua_getinfo(L, "Sl", &info);
    snprintf(prefix, sizeof prefix, "%s:%d: ", info.short_src, info.currentline);
    size_t length = strlen(prefix);
    if (strncmp(message, prefix, length) == 0) return message + length;
  }
  return message;
}

int bind_sandbox_explain(lua_State *L)
{
  lua_Debug info;
  const char *message = lua_type(L, 1) == LUA_TSTRING ? lua_tostring(L, 1) : NULL;
  if (!message)
    message = lua_pushfstring(L, "an error that is a %s, not a text", bind_sandbox_type_name(L, 1));
  if (!card_line(L, &info)) {
    lua_pushstring(L, message);
    return 1;
  }
  Sandbox *box = bind_sandbox_of(L);
  char whose[120] = "", hint[120];
  if (box->describe) box->describe(box->owner, whose, sizeof whose);
  lua_pushfstring(L, "%s:%d: %s%s%s", info.source + 1, info.currentline, whose,
                  without_position(L, message),
                  bind_sandbox_call_hint(L, message, hint, sizeof hint));
  return 1;
}
