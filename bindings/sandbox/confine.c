/* SPDX-License-Identifier: MIT */
/* confine.c -- see confine.h. */
#define _XOPEN_SOURCE 700 /* realpath, setitimer */
#include "sandbox/confine.h"

#include <lauxlib.h>
#include <limits.h>
#include <lualib.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#include "basics/plain_lua.h"
#include "memory.h"

/* Registry key: the address is the key. */
static const char key_confine;

/* ---- Memory -------------------------------------------------------------- */

static void *allocate(void *data, void *block, size_t old_size, size_t new_size)
{
  Confine *confine = data;
  size_t before = block ? old_size : 0; /* without a block, old_size says what it is for */
  if (new_size == 0) {
    arb_memory_free(block);
    confine->used -= before;
    return NULL;
  }
  if (confine->counts && new_size > before && confine->used + new_size - before > confine->most)
    return NULL;
  void *result = arb_memory_grow(block, new_size);
  if (!result && new_size <= before) result = block; /* shrinking never fails */
  if (result) confine->used = confine->used - before + new_size;
  return result;
}

lua_State *bind_confine_open(Confine *confine)
{
  *confine = (Confine){0};
  lua_State *L = lua_newstate(allocate, confine);
  if (!L) return NULL;
  lua_atpanic(L, bind_plain_lua_panic);
  lua_pushlightuserdata(L, confine);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &key_confine);
  return L;
}

static Confine *confine_of(lua_State *L)
{
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_confine);
  Confine *confine = lua_touserdata(L, -1);
  lua_pop(L, 1);
  return confine;
}

/* ---- Libraries ----------------------------------------------------------- */

/* Sets package.NAME to `first` and those of its templates that begin at the root. */
static void keep_absolute(lua_State *L, int package, const char *name, const char *first)
{
  luaL_Buffer buffer;
  lua_getfield(L, package, name);
  const char *path = luaL_optstring(L, -1, "");
  luaL_buffinit(L, &buffer);
  luaL_addstring(&buffer, first);
  while (*path) {
    size_t length = strcspn(path, ";");
    if (*path == '/') {
      luaL_addlstring(&buffer, path, length);
      luaL_addchar(&buffer, ';');
    }
    path += length + (path[length] == ';');
  }
  luaL_pushresult(&buffer);
  lua_setfield(L, package, name);
  lua_pop(L, 1);
}

void bind_confine_libraries(lua_State *L, const char *scripts)
{
  luaL_openlibs(L);
  lua_getglobal(L, "package");
  int package = lua_gettop(L);
  const char *first = scripts ? lua_pushfstring(L, "%s/?.lua;", scripts) : lua_pushliteral(L, "");
  keep_absolute(L, package, "path", first);
  keep_absolute(L, package, "cpath", "");
  lua_settop(L, package - 1);
}

/* ---- Budgets ------------------------------------------------------------- */

/* Instructions that are left to code that catches the error, so that it can report it. */
enum { GRACE = 1000 * 1000 };

static void tick(lua_State *L, lua_Debug *where)
{
  Confine *confine = confine_of(L);
  (void)where;
  confine->instructions -= CONFINE_TICK;
  if (!confine->counts || confine->instructions >= 0) return;
  confine->exhausted = true;
  confine->instructions = GRACE;
  lua_pushfstring(L, "ran for more than %d million instructions (does it loop for ever?)",
                  CONFINE_MILLIONS);
  lua_error(L);
}

/* Stops the program.  A C function that does not return, as pattern matching may not, cannot be
** stopped otherwise. */
static void too_long(int signal_number)
{
  static const char said[] = "lunarbiter: a scenario took more than 120 seconds of processor "
                             "time and was stopped, and the program with it\n";
  (void)signal_number;
  ssize_t written = write(STDERR_FILENO, said, sizeof said - 1);
  (void)written;
  _exit(1);
}

static void set_clock(int seconds)
{
  static bool caught;
  if (!caught) {
    struct sigaction action = {.sa_handler = too_long};
    sigemptyset(&action.sa_mask);
    sigaction(SIGVTALRM, &action, NULL);
    caught = true;
  }
  setitimer(ITIMER_VIRTUAL, &(struct itimerval){.it_value.tv_sec = seconds}, NULL);
}

/* call(f, ...) -> what f returns.  A call within another one shares its budget. */
static int confine_call(lua_State *L)
{
  Confine *confine = confine_of(L);
  luaL_checktype(L, 1, LUA_TFUNCTION);
  int count = lua_gettop(L) - 1;
  if (!confine || confine->counts) {
    lua_call(L, count, LUA_MULTRET);
    return lua_gettop(L);
  }
  confine->instructions = (int64_t)CONFINE_MILLIONS * 1000 * 1000;
  confine->most = confine->used + CONFINE_MEMORY;
  confine->exhausted = false;
  confine->counts = true;
  lua_sethook(L, tick, LUA_MASKCOUNT, CONFINE_TICK);
  set_clock(CONFINE_SECONDS);
  int status = lua_pcall(L, count, LUA_MULTRET, 0);
  set_clock(0);
  lua_sethook(L, NULL, 0, 0);
  confine->counts = false;
  return status == LUA_OK ? lua_gettop(L) : lua_error(L);
}

/* exhausted() -> whether the running call has used up its budget */
static int confine_exhausted(lua_State *L)
{
  const Confine *confine = confine_of(L);
  lua_pushboolean(L, confine && confine->exhausted);
  return 1;
}

/* ---- Paths --------------------------------------------------------------- */

bool bind_confine_inside(const char *root, const char *path)
{
  char *real_root = realpath(root, NULL), *real_path = realpath(path, NULL);
  size_t length = real_root ? strlen(real_root) : 0;
  while (length > 1 && real_root[length - 1] == '/') length--;
  bool inside = real_root && real_path && strncmp(real_root, real_path, length) == 0 &&
                (real_path[length] == '/' || real_path[length] == '\0' || length == 1);
  free(real_root);
  free(real_path);
  return inside;
}

/* inside(root, path) -> whether the path lies in the root once links are followed */
static int module_inside(lua_State *L)
{
  lua_pushboolean(L, bind_confine_inside(luaL_checkstring(L, 1), luaL_checkstring(L, 2)));
  return 1;
}

int bind_confine_module(lua_State *L)
{
  static const luaL_Reg functions[] = {{"call", confine_call},
                                       {"exhausted", confine_exhausted},
                                       {"inside", module_inside},
                                       {NULL, NULL}};
  luaL_newlib(L, functions);
  return 1;
}
