/* SPDX-License-Identifier: MIT */
/* confine.c -- see confine.h. */
#define _XOPEN_SOURCE 700 /* realpath, setitimer */
#include "sandbox/confine.h"

#include <lauxlib.h>
#include <limits.h>
#include <lualib.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "basics/plain_lua.h"
#include "memory.h"
#include "sandbox/allowance.h"

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

/* Nanoseconds in which a slow machine runs an instruction. */
enum { SLOWEST = 100 };

static void raise_spent(lua_State *L)
{
  char told[160];
  bind_allowance_tell(told, sizeof told);
  lua_pushstring(L, told);
  lua_error(L);
}

/* Handing on the values of "..." takes as long as there are many (sandbox.c). */
static void raise_arguments(lua_State *L, Confine *confine)
{
  confine->exhausted = true;
  confine->instructions = GRACE;
  lua_pushfstring(L, "handed on more than %d arguments with ... (does it call itself for ever?)",
                  CONFINE_ARGUMENTS);
  lua_error(L);
}

static void tick(lua_State *L, lua_Debug *where)
{
  Confine *confine = confine_of(L);
  confine->instructions -= CONFINE_TICK;
  if (confine->counts && lua_getlocal(L, where, -(CONFINE_ARGUMENTS + 1)))
    raise_arguments(L, confine);
  if (!confine->counts || confine->instructions >= 0) return;
  confine->exhausted = true;
  confine->instructions = GRACE;
  lua_pushfstring(L, "ran for more than %d million instructions (does it loop for ever?)",
                  CONFINE_MILLIONS);
  lua_error(L);
}

/* The state whose call is timed, for the signal's handler. */
static lua_State *volatile timed;

/* The first instruction after a function of C that took long: the scenario fails. */
static void late(lua_State *L, lua_Debug *where)
{
  Confine *confine = confine_of(L);
  (void)where;
  lua_sethook(L, tick, LUA_MASKCOUNT, CONFINE_TICK);
  confine->exhausted = true;
  confine->instructions = GRACE;
  lua_pushfstring(L, "ran for more than %d seconds of processor time (does it loop for ever?)",
                  CONFINE_SECONDS);
  lua_error(L);
}

/* What the program says when it is stopped; made before, because a handler of signals may not. */
static char last_words[400];
static size_t last_length;

/* at(path): says whose scenario or file runs from now on. */
static int module_at(lua_State *L)
{
  char place[256];
  snprintf(place, sizeof place, "%s", luaL_checkstring(L, 1));
  for (char *c = place; *c; c++)
    if ((unsigned char)*c < ' ' || *c == 127) *c = '?';
  snprintf(last_words, sizeof last_words,
           "lunarbiter: %s: a function of Lua's library ran for more than %d seconds of processor "
           "time, and the program was stopped\n",
           place, CONFINE_SECONDS);
  last_length = strlen(last_words);
  return 0;
}

/* Comes each CONFINE_SECONDS.  The second time the program is stopped: a function of C that does
** not return, as pattern matching may not, cannot be ended otherwise. */
static void too_long(int signal_number)
{
  lua_State *L = timed;
  (void)signal_number;
  timed = NULL;
  if (L) {
    lua_sethook(L, late, LUA_MASKCOUNT | LUA_MASKRET, 1); /* may be called at any moment */
    return;
  }
  ssize_t written = write(STDERR_FILENO, last_words, last_length);
  (void)written;
  _exit(1);
}

static void set_clock(lua_State *L, int seconds)
{
  static bool caught;
  if (!caught) {
    struct sigaction action = {.sa_handler = too_long, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(SIGVTALRM, &action, NULL);
    caught = true;
  }
  timed = L;
  setitimer(ITIMER_VIRTUAL,
            &(struct itimerval){.it_value.tv_sec = seconds, .it_interval.tv_sec = seconds}, NULL);
}

/* Nanoseconds of processor time of this process. */
static int64_t processor_time(void)
{
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Charges a call that began at `began` to the allowance: the instructions of the scenario or, where
** functions of C took longer, which count none, the time that they took.  What cards ran has been
** charged by their sandbox. */
static void charge(const Confine *confine, int64_t began)
{
  int64_t ran = (int64_t)CONFINE_MILLIONS * 1000 * 1000 - confine->instructions + CONFINE_TICK;
  int64_t lasted = (processor_time() - began) / SLOWEST;
  bind_allowance_charge(ran > lasted ? ran : lasted);
}

/* call(f, ...) -> what f returns.  A call within another one shares its budget.  When the allowance
** of the command is spent, f is not called. */
static int confine_call(lua_State *L)
{
  Confine *confine = confine_of(L);
  luaL_checktype(L, 1, LUA_TFUNCTION);
  int count = lua_gettop(L) - 1;
  if (!confine || confine->counts) {
    lua_call(L, count, LUA_MULTRET);
    return lua_gettop(L);
  }
  if (bind_allowance_spent()) raise_spent(L);
  int64_t began = processor_time();
  confine->instructions = (int64_t)CONFINE_MILLIONS * 1000 * 1000;
  confine->most = confine->used + CONFINE_MEMORY;
  confine->exhausted = false;
  confine->counts = true;
  lua_sethook(L, tick, LUA_MASKCOUNT, CONFINE_TICK);
  set_clock(L, CONFINE_SECONDS);
  int status = lua_pcall(L, count, LUA_MULTRET, 0);
  set_clock(NULL, 0);
  lua_sethook(L, NULL, 0, 0);
  confine->counts = false;
  charge(confine, began);
  return status == LUA_OK ? lua_gettop(L) : lua_error(L);
}

/* exhausted() -> whether the running call has used up its budget */
static int confine_exhausted(lua_State *L)
{
  const Confine *confine = confine_of(L);
  lua_pushboolean(L, confine && confine->exhausted);
  return 1;
}

/* ---- The allowance of a command ------------------------------------------------------ */

/* allow(millions): lets all scripts of this command run for so many millions of instructions. */
static int module_allow(lua_State *L)
{
  lua_Integer millions = luaL_checkinteger(L, 1);
  luaL_argcheck(L, millions >= 0 && millions < INT64_MAX / 10000000, 1, "no such budget");
  if (!bind_allowance_open(millions)) return luaL_error(L, "no memory can be shared");
  return 0;
}

/* allow_files(budget, count): as allow(budget); without a budget, what suits a command that opens
** so many files. */
static int module_allow_files(lua_State *L)
{
  lua_Integer count = luaL_checkinteger(L, 2);
  luaL_argcheck(L, count >= 0 && count < INT32_MAX, 2, "no number of files");
  if (!lua_toboolean(L, 1)) lua_pushinteger(L, ALLOWANCE_BASE + count * ALLOWANCE_OF_FILE);
  else lua_pushvalue(L, 1);
  lua_replace(L, 1);
  return module_allow(L);
}

/* spent() -> whether the allowance of this command is spent */
static int module_spent(lua_State *L)
{
  lua_pushboolean(L, bind_allowance_spent());
  return 1;
}

/* left() -> millions of instructions that are left of the allowance; nil: there is none */
static int module_left(lua_State *L)
{
  int64_t left = bind_allowance_left();
  if (left < 0) lua_pushnil(L);
  else lua_pushinteger(L, left);
  return 1;
}

/* sentence() -> what tells the user that the allowance is spent */
static int module_sentence(lua_State *L)
{
  char told[160];
  bind_allowance_tell(told, sizeof told);
  lua_pushstring(L, told);
  return 1;
}

/* others_time() -> seconds of processor time of the processes that this one started and that have
** ended */
static int module_others_time(lua_State *L)
{
  struct rusage used;
  getrusage(RUSAGE_CHILDREN, &used);
  lua_pushnumber(L, (lua_Number)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
                        (lua_Number)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6);
  return 1;
}

/* charge(seconds): charges the processor time of another process that ran scripts. */
static int module_charge(lua_State *L)
{
  lua_Number seconds = luaL_checknumber(L, 1);
  if (seconds > 0 && seconds < 1e6) bind_allowance_charge((int64_t)(seconds * 1e9 / SLOWEST));
  return 0;
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
                                       {"allow", module_allow},
                                       {"allow_files", module_allow_files},
                                       {"spent", module_spent},
                                       {"left", module_left},
                                       {"charge", module_charge},
                                       {"inside", module_inside},
                                       {"at", module_at},
                                       {"sentence", module_sentence},
                                       {"others_time", module_others_time},
                                       {NULL, NULL}};
  luaL_newlib(L, functions);
  return 1;
}
