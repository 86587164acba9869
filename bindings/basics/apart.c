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

int bind_apart_call(lua_State *L)
{
  luaL_checktype(L, 1, LUA_TFUNCTION);
  luaL_checkinteger(L, 2);
  call_here(L);
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

/* In the copy: keeps standard streams and the pipe, works, sends one byte and the text. */
static _Noreturn void work(lua_State *L, int to, unsigned seconds)
{
  size_t size;
  const struct rlimit limit = {.rlim_cur = seconds, .rlim_max = seconds};
  if (to != 3) dup2(to, 3), to = 3;
  close_others(4);
  signal(SIGPIPE, SIG_DFL);
  setrlimit(RLIMIT_CPU, &limit); /* should the parent be gone before it can end this process */
  if (bind_apart_guard) bind_apart_guard();
  call_here(L);
  const char *text = lua_tolstring(L, -1, &size);
  write_all(to, lua_toboolean(L, -2) ? "+" : "-", 1);
  write_all(to, text, size);
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

int bind_apart_call(lua_State *L)
{
  int ends[2];
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_Integer seconds = luaL_checkinteger(L, 2);
  luaL_argcheck(L, seconds > 0 && seconds < 3600, 2, "from 1 to 3599 seconds");
  if (pipe(ends) != 0) return luaL_error(L, "no pipe can be had: %s", strerror(errno));
  pid_t copy = fork();
  if (copy == 0) work(L, ends[1], (unsigned)seconds);
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
