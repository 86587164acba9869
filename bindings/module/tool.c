/* SPDX-License-Identifier: MIT */
/* tool.c -- see tool.h. */
#include "module/tool.h"

#include <lauxlib.h>
#include <lua.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "memory.h"
#include "basics/apart.h"
#include "basics/aside.h"
#include "sandbox/allowance.h"
#include "sandbox/confine.h"
#include "open.h"
#include "basics/workers.h"

typedef struct Run {
  const BindTool *tool;
  BindToolResult *results;
} Run;

/* In a text these bytes stand before a colour.  They differ from run to run, so a text that
** comes from a stranger cannot hold them. */
static char color_mark[24];

static void make_color_mark(void)
{
  struct timespec now;
  unsigned long long chance = (uintptr_t)&now;
  FILE *source = fopen("/dev/urandom", "rb");
  clock_gettime(CLOCK_REALTIME, &now);
  chance ^= (unsigned long long)now.tv_nsec << 20 ^ (unsigned long long)now.tv_sec;
  if (source && fread(&chance, sizeof chance, 1, source) != 1) chance ^= 1;
  if (source) fclose(source);
  snprintf(color_mark, sizeof color_mark, "\1%016llx", chance);
}

/* Writes one line.  A mark in it is followed by the two digits of a colour. */
static void print_colored(const BindTool *tool, FILE *out, const char *text)
{
  char code[8];
  size_t length = strlen(color_mark);
  for (const char *mark; (mark = strstr(text, color_mark)) && strlen(mark) > length + 1;) {
    fprintf(out, "%.*s", (int)(mark - text), text);
    mark += length;
    snprintf(code, sizeof code, "\33[%.2sm", mark);
    tool->control(out, code);
    text = mark + 2;
  }
  fprintf(out, "%s\n", text);
}

/* print(text): writes where the caller of the tool wants it. */
static int tool_print(lua_State *L)
{
  const BindTool *tool = lua_touserdata(L, lua_upvalueindex(1));
  FILE *out = tool->out ? tool->out : stdout;
  const char *text = luaL_checkstring(L, 1);
  if (tool->control) print_colored(tool, out, text);
  else fprintf(out, "%s\n", text);
  fflush(out); /* a scenario may stop the program (confine.c) */
  return 0;
}

/* control(bytes [, error]): writes cursor movements to stdout, or to stderr. */
static int tool_control(lua_State *L)
{
  const BindTool *tool = lua_touserdata(L, lua_upvalueindex(1));
  FILE *out = lua_toboolean(L, 2) ? stderr : stdout;
  const char *bytes = luaL_checkstring(L, 1);
  if (tool->control) tool->control(out, bytes);
  else fputs(bytes, out);
  return 0;
}

/* clock() -> seconds since some moment */
static int tool_clock(lua_State *L)
{
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  lua_pushnumber(L, (lua_Number)now.tv_sec + (lua_Number)now.tv_nsec / 1e9);
  return 1;
}

/* sleep(seconds) -> whether the tool is to stop; a signal ends the sleep early. */
static int tool_sleep(lua_State *L)
{
  const volatile sig_atomic_t *stop = lua_touserdata(L, lua_upvalueindex(1));
  lua_Number seconds = luaL_checknumber(L, 1);
  luaL_argcheck(L, seconds >= 0 && seconds < 1e6, 1, "no time to sleep");
  struct timespec rest = {.tv_sec = (time_t)seconds};
  rest.tv_nsec = (long)((seconds - (lua_Number)rest.tv_sec) * 1e9);
  if (!(stop && *stop)) nanosleep(&rest, NULL);
  lua_pushboolean(L, stop && *stop);
  return 1;
}

static void push_texts(lua_State *L, const char *const *texts, int count)
{
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    lua_pushstring(L, texts[i]);
    lua_seti(L, -2, i + 1);
  }
}

static void push_option(lua_State *L, const BindToolOption *option)
{
  int count = 0;
  while (option->list && option->list[count]) count++;
  if (option->text) lua_pushstring(L, option->text);
  else if (option->list) push_texts(L, option->list, count);
  else if (option->number) lua_pushnumber(L, *option->number);
  else lua_pushboolean(L, option->flag);
}

static void push_options(lua_State *L, const BindTool *tool)
{
  lua_newtable(L);
  lua_pushstring(L, tool->scripts);
  lua_setfield(L, -2, "scripts");
  for (const BindToolOption *option = tool->options; option && option->name; option++) {
    push_option(L, option);
    lua_setfield(L, -2, option->name);
  }
  lua_pushlightuserdata(L, (void *)(uintptr_t)tool);
  lua_pushcclosure(L, tool_print, 1);
  lua_setfield(L, -2, "print");
  lua_pushlightuserdata(L, (void *)(uintptr_t)tool);
  lua_pushcclosure(L, tool_control, 1);
  lua_setfield(L, -2, "control");
  if (tool->control) make_color_mark();
  if (tool->control) lua_pushstring(L, color_mark);
  else lua_pushnil(L);
  lua_setfield(L, -2, "mark");
  lua_pushlightuserdata(L, (void *)(uintptr_t)tool->stop);
  lua_pushcclosure(L, tool_sleep, 1);
  lua_setfield(L, -2, "sleep");
  lua_pushcfunction(L, tool_clock);
  lua_setfield(L, -2, "clock");
  lua_pushcfunction(L, bind_workers_share);
  lua_setfield(L, -2, "share");
  lua_pushcfunction(L, bind_apart_call);
  lua_setfield(L, -2, "apart");
}

/* Opens the libraries, loads the tool and pushes the table that it returns. */
static void load_tool(lua_State *L, const BindTool *tool)
{
  bind_confine_libraries(L, tool->scripts);
  luaL_requiref(L, "lunarbiter", bind_open_module, 0);
  luaL_requiref(L, "confine", bind_confine_module, 0);
  luaL_requiref(L, "aside", bind_aside_module, 0);
  lua_pushfstring(L, "%s/%s.lua", tool->scripts, tool->name);
  if (luaL_loadfile(L, lua_tostring(L, -1)) != LUA_OK) lua_error(L);
  lua_call(L, 0, 1);
}

/* Loads the tool and calls its run(arguments, options); protected by the caller. */
static int protected_run(lua_State *L)
{
  const Run *run = lua_touserdata(L, 1);
  const BindTool *tool = run->tool;
  load_tool(L, tool);
  lua_getfield(L, -1, "run");
  push_texts(L, tool->arguments, tool->argument_count);
  push_options(L, tool);
  lua_call(L, 2, 1);
  for (BindToolResult *result = run->results; result && result->name; result++) {
    if (lua_istable(L, -1)) lua_getfield(L, -1, result->name);
    else lua_pushnil(L);
    result->value = (int)luaL_optinteger(L, -1, 0);
    lua_pop(L, 1);
  }
  return 0;
}

static int push_last_file(lua_State *L)
{
  lua_getfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  if (lua_getfield(L, -1, "files") == LUA_TTABLE) lua_getfield(L, -1, "last");
  return 1;
}

/* The file that the tool read last (scripts/files.lua); "": none, or memory has run out. */
static const char *last_file(lua_State *L)
{
  lua_pushcfunction(L, push_last_file);
  bool fine = lua_pcall(L, 0, 1, 0) == LUA_OK && lua_type(L, -1) == LUA_TSTRING;
  return fine ? lua_tostring(L, -1) : "";
}

/* The message without "DIR/scripts/NAME.lua:12: ", which Lua puts before an error inside our own
** scripts; NULL: the message has no such beginning, so a script raised it on purpose. */
static const char *stumbled(const char *message)
{
  const char *script = strstr(message, "scripts/"), *end = script ? strstr(script, ".lua:") : NULL;
  for (const char *c = message; end && c < end; c++)
    if (*c == '\n' || *c == ' ') return NULL;
  if (!end) return NULL;
  end += strlen(".lua:");
  size_t digits = strspn(end, "0123456789");
  return digits && strncmp(end + digits, ": ", 2) == 0 ? end + digits + 2 : NULL;
}

/* Explains what went wrong in terms of the user's files.  The line of the engine's own script is
** shown only when LUNARBITER_TRACE is set. */
static void explain(lua_State *L, const char *text, char *out, size_t size)
{
  const char *what = text && !getenv("LUNARBITER_TRACE") ? stumbled(text) : NULL;
  const char *file = what ? last_file(L) : "";
  if (what)
    snprintf(out, size,
             "%s%sthis program stumbled (%s), which is a mistake of its own: please report it with "
             "the file and what LUNARBITER_TRACE=1 adds",
             file, *file ? ": " : "", what);
  else snprintf(out, size, "%s", text ? text : "the tool failed");
}

bool bind_run_tool(const BindTool *tool, BindToolResult *results, char *error, size_t error_size)
{
  Run run = {tool, results};
  Confine confine;
  lua_State *L = bind_confine_open(&confine);
  if (!L) {
    snprintf(error, error_size, "out of memory");
    return false;
  }
  lua_pushcfunction(L, protected_run);
  lua_pushlightuserdata(L, &run);
  bool fine = lua_pcall(L, 1, 0, 0) == LUA_OK;
  const char *text = fine ? NULL : lua_tostring(L, -1);
  if (!fine) explain(L, text, error, error_size);
  lua_close(L);
  if (!fine || !bind_allowance_spent()) return fine;
  bind_allowance_tell(error, error_size);
  return false;
}

/* ---- Services ------------------------------------------------------------------------- */

struct BindService {
  Confine confine;
  BindTool tool; /* print, control and sleep point to it */
  lua_State *L;
};

/* The stack of a service holds its table of functions, and above it the last result. */
enum { FUNCTIONS = 1, RESULT = 2 };

static int protected_open(lua_State *L)
{
  const BindTool *tool = lua_touserdata(L, 1);
  load_tool(L, tool);
  lua_getfield(L, -1, "serve");
  push_options(L, tool);
  lua_call(L, 1, 1);
  luaL_checktype(L, -1, LUA_TTABLE);
  return 1;
}

BindService *bind_service_open(const BindTool *tool, char *error, size_t error_size)
{
  BindService *service = arb_memory_zeroed(1, sizeof *service);
  if (service) service->L = bind_confine_open(&service->confine);
  if (!service || !service->L) {
    snprintf(error, error_size, "out of memory");
    arb_memory_free(service);
    return NULL;
  }
  service->tool = *tool;
  lua_pushcfunction(service->L, protected_open);
  lua_pushlightuserdata(service->L, &service->tool);
  if (lua_pcall(service->L, 1, 1, 0) == LUA_OK) return service;
  explain(service->L, lua_tostring(service->L, -1), error, error_size);
  bind_service_close(service);
  return NULL;
}

/* What a call of a service is given. */
typedef struct ServiceCall {
  const char *name, *text;
  size_t length;
} ServiceCall;

static int protected_serve(lua_State *L)
{
  const ServiceCall *call = lua_touserdata(L, 2);
  if (lua_getfield(L, 1, call->name) != LUA_TFUNCTION)
    return luaL_error(L, "the service has no function '%s'", call->name);
  lua_pushlstring(L, call->text, call->length);
  lua_call(L, 1, 1);
  luaL_checktype(L, -1, LUA_TSTRING);
  return 1;
}

const char *bind_service_call(BindService *service, const char *name, const char *text,
                              size_t length, size_t *result_length, char *error, size_t error_size)
{
  lua_State *L = service->L;
  ServiceCall call = {name, text, length};
  lua_settop(L, FUNCTIONS);
  lua_pushcfunction(L, protected_serve);
  lua_pushvalue(L, FUNCTIONS);
  lua_pushlightuserdata(L, &call);
  if (lua_pcall(L, 2, 1, 0) == LUA_OK) return lua_tolstring(L, RESULT, result_length);
  explain(L, lua_tostring(L, -1), error, error_size);
  return NULL;
}

void bind_service_close(BindService *service)
{
  if (!service) return;
  lua_close(service->L);
  arb_memory_free(service);
}
