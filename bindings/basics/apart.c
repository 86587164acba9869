/* SPDX-License-Identifier: MIT */
/* apart.c -- see apart.h. */
#define _GNU_SOURCE /* close_range */
#include "basics/apart.h"

#include <errno.h>
#include <lauxlib.h>
#include <lua.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#endif

#include "memory.h"

void (*bind_apart_guard)(void) = NULL;

/* Calls the function at 1; leaves whether it went well and a text on the stack. */
static void call_here(lua_State *L)
{
  lua_pushvalue(L, 1);
  bool fine = lua_pcall(L, 0, 1, 0) == LUA_OK;
  lua_pushboolean(L, fine);
  lua_insert(L, -2);
  luaL_tolstring(L, -1, NULL);
  lua_remove(L, -2);
}

#ifdef __EMSCRIPTEN__

/* Done by JavaScript (web/engine/imports.js): keeps the memory up to `end`, calls bind_apart_work,
** takes its text out, and puts the memory back.  The text is a copy from bind_apart_take, which the
** caller frees, of `size` bytes, with + in front when the work went well, else -.  NULL: the work
** came to no end. */
extern char *apart_in_kept_memory(lua_State *L, const void *end, size_t *size);

typedef struct ApartResult {
  const char *text;
  size_t size;
} ApartResult;

/* Called by apart_in_kept_memory.  The result is valid until the memory is put back. */
EMSCRIPTEN_KEEPALIVE const ApartResult *bind_apart_work(lua_State *L)
{
  static ApartResult result;
  call_here(L);
  lua_pushstring(L, lua_toboolean(L, -2) ? "+" : "-");
  lua_insert(L, -2);
  lua_concat(L, 2);
  result.text = lua_tolstring(L, -1, &result.size);
  return &result;
}

/* The end of the memory that is in use, for apart_in_kept_memory. */
EMSCRIPTEN_KEEPALIVE const void *bind_apart_end(void)
{
  return sbrk(0);
}

/* Memory for the text that apart_in_kept_memory returns. */
EMSCRIPTEN_KEEPALIVE void *bind_apart_take(size_t size)
{
  return arb_memory_take(size);
}

/* The seconds do not count here: nobody can stop a function of WebAssembly.  Scripts of strangers
** have budgets of their own. */
int bind_apart_call(lua_State *L)
{
  size_t size;
  luaL_checktype(L, 1, LUA_TFUNCTION);
  luaL_checkinteger(L, 2);
  char *text = apart_in_kept_memory(L, bind_apart_end(), &size);
  lua_pushboolean(L, text && text[0] == '+');
  if (text) lua_pushlstring(L, text + 1, size - 1);
  else lua_pushstring(L, "it was stopped: it came to no end");
  arb_memory_free(text);
  return 2;
}

#else

enum { READ_AT_ONCE = 65536, RESULT_MAX = 64 << 20 };

static int64_t now_ms(void)
{
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void write_all(int to, const char *bytes, size_t size)
{
  while (size) {
    ssize_t sent = write(to, bytes, size);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return;
    bytes += sent;
    size -= (size_t)sent;
  }
}

/* Closes all files from this one on: the copy must not keep connections of its parent open. */
static void close_others(int first)
{
#ifdef CLOSE_RANGE_CLOEXEC
  if (close_range((unsigned)first, ~0u, 0) == 0) return;
#endif
  long most = sysconf(_SC_OPEN_MAX);
  for (int file = first; file < (most > 0 && most < 65536 ? (int)most : 65536); file++) close(file);
}

/* (function) -> whether it went well, a text */
static int work_here(lua_State *L)
{
  call_here(L);
  return 2;
}

/* In the copy: keeps standard streams and the pipe, works, sends one byte and the text. */
static _Noreturn void work(lua_State *L, int to, unsigned seconds, bool writes)
{
  size_t size;
  const struct rlimit limit = {.rlim_cur = seconds, .rlim_max = seconds};
  if (to != 3) dup2(to, 3), to = 3;
  close_others(4);
  signal(SIGPIPE, SIG_DFL);
  setrlimit(RLIMIT_CPU, &limit); /* should the parent be gone before it can end this process */
  if (bind_apart_guard && !writes) bind_apart_guard();
  lua_pushcfunction(L, work_here); /* an error must not get to whoever called the parent */
  lua_pushvalue(L, 1);
  bool fine = lua_pcall(L, 1, 2, 0) == LUA_OK;
  const char *text = lua_tolstring(L, -1, &size);
  write_all(to, fine && lua_toboolean(L, -2) ? "+" : "-", 1);
  if (text) write_all(to, text, size);
  _exit(0); /* does not flush or close what is the parent's */
}

/* Reads until the copy closes its end.  False when it took too long or sent too much. */
static bool read_all(int from, int64_t until, char **bytes, size_t *size)
{
  size_t room = 0;
  for (*size = 0; *size < RESULT_MAX;) {
    int64_t left = until - now_ms();
    struct pollfd wait = {.fd = from, .events = POLLIN};
    int ready = left > 0 ? poll(&wait, 1, (int)left) : 0;
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return false;
    if (room - *size < READ_AT_ONCE) {
      char *more = arb_memory_grow(*bytes, room = room * 2 + READ_AT_ONCE);
      if (!more) return false;
      *bytes = more;
    }
    ssize_t got = read(from, *bytes + *size, READ_AT_ONCE);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return got == 0;
    *size += (size_t)got;
  }
  return false;
}

/* A copy of a process with threads must not find the allocator in the hands of a thread that it has
** not: malloc of glibc sees to that, and the address sanitizer since clang 17.  For older ones the
** locks are taken here, by the names that they have in the library of the sanitizer. */
#if defined __has_feature
#if __has_feature(address_sanitizer) && defined __clang_major__ && __clang_major__ < 17
#define ALLOCATOR_IS_LOCKED_HERE
#endif
#endif

#ifdef ALLOCATOR_IS_LOCKED_HERE
typedef void LockCall(void);
extern LockCall lock_allocator __asm__("_ZN6__lsan13LockAllocatorEv") __attribute__((weak));
extern LockCall unlock_allocator __asm__("_ZN6__lsan15UnlockAllocatorEv") __attribute__((weak));
extern LockCall lock_stacks __asm__("_ZN11__sanitizer17StackDepotLockAllEv") __attribute__((weak));
extern LockCall unlock_stacks __asm__("_ZN11__sanitizer19StackDepotUnlockAllEv")
    __attribute__((weak));

static pid_t copy_process(void)
{
  if (lock_allocator) lock_allocator();
  if (lock_stacks) lock_stacks();
  pid_t copy = fork();
  if (unlock_stacks) unlock_stacks();
  if (unlock_allocator) unlock_allocator();
  return copy;
}
#else
static pid_t copy_process(void)
{
  return fork();
}
#endif

int bind_apart_call(lua_State *L)
{
  int ends[2];
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_Integer seconds = luaL_checkinteger(L, 2);
  luaL_argcheck(L, seconds > 0 && seconds < 3600, 2, "from 1 to 3599 seconds");
  if (pipe(ends) != 0) return luaL_error(L, "no pipe can be had: %s", strerror(errno));
  pid_t copy = copy_process();
  if (copy == 0) work(L, ends[1], (unsigned)seconds, lua_toboolean(L, 3));
  close(ends[1]);
  if (copy < 0) {
    close(ends[0]);
    return luaL_error(L, "no process can be had: %s", strerror(errno));
  }
  char *bytes = NULL;
  size_t size = 0;
  bool whole = read_all(ends[0], now_ms() + (int64_t)seconds * 1000, &bytes, &size) && size > 0;
  close(ends[0]);
  if (!whole) kill(copy, SIGKILL);
  while (waitpid(copy, NULL, 0) < 0 && errno == EINTR) continue;
  lua_pushboolean(L, whole && bytes[0] == '+');
  if (whole) lua_pushlstring(L, bytes + 1, size - 1);
  else
    lua_pushfstring(L, "it was stopped: it ended without a result, or took more than %d seconds",
                    (int)seconds);
  arb_memory_free(bytes);
  return 2;
}

#endif
