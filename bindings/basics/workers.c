/* SPDX-License-Identifier: MIT */
/* workers.c -- see workers.h. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "basics/workers.h"

#include <errno.h>
#include <lauxlib.h>
#include <lua.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "memory.h"

enum { SHARE_COUNT = 2, SHARE_WORK, SHARE_TAKE, SHARE_TEXTS, READ_AT_ONCE = 65536 };

/* The header that a worker sends before a text. */
typedef struct Parcel {
  int32_t number;
  int32_t failed; /* the text is an error */
  uint64_t size;
} Parcel;

typedef struct Worker {
  pid_t process;
  int from;    /* the pipe with its parcels; -1: it is closed */
  char *bytes; /* bytes that came and were not unpacked yet */
  size_t count, room;
} Worker;

typedef struct Share {
  Worker workers[WORKERS_MAX];
  int count;
  atomic_int *next; /* the next piece of work, in memory that all processes share */
} Share;

/* ---- In a worker ------------------------------------------------------------ */

static bool send_bytes(int to, const void *bytes, size_t size)
{
  const char *at = bytes;
  while (size) {
    ssize_t sent = write(to, at, size);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    at += sent;
    size -= (size_t)sent;
  }
  return true;
}

/* Takes pieces of work until none is left; never returns. */
static _Noreturn void work(lua_State *L, const Share *share, int count, int to)
{
  for (;;) {
    Parcel parcel = {.number = atomic_fetch_add(share->next, 1)};
    if (parcel.number > count) break;
    lua_pushvalue(L, SHARE_WORK);
    lua_pushinteger(L, parcel.number);
    parcel.failed = lua_pcall(L, 1, 1, 0) != LUA_OK;
    size_t size;
    const char *text = luaL_tolstring(L, -1, &size);
    parcel.size = size;
    if (!send_bytes(to, &parcel, sizeof parcel) || !send_bytes(to, text, size)) break;
    lua_pop(L, 2);
  }
  _exit(0); /* does not flush or close what is the parent's */
}

/* ---- At home ------------------------------------------------------------------ */

static void end_worker(Worker *worker)
{
  if (worker->from >= 0) close(worker->from);
  if (worker->process > 0) waitpid(worker->process, NULL, 0);
  arb_memory_free(worker->bytes);
  *worker = (Worker){.from = -1};
}

/* __gc and __close of a Share; an error ends it, too. */
static int end_share(lua_State *L)
{
  Share *share = lua_touserdata(L, 1);
  if (share->next) atomic_store(share->next, INT32_MAX / 2); /* no worker begins another piece */
  for (int i = 0; i < share->count; i++) end_worker(&share->workers[i]);
  if (share->next) munmap(share->next, sizeof *share->next);
  share->count = 0;
  share->next = NULL;
  return 0;
}

static Share *new_share(lua_State *L)
{
  Share *share = lua_newuserdatauv(L, sizeof *share, 0);
  *share = (Share){.count = 0};
  if (luaL_newmetatable(L, "lunarbiter.Share")) {
    lua_pushcfunction(L, end_share);
    lua_pushvalue(L, -1);
    lua_setfield(L, -3, "__gc");
    lua_setfield(L, -2, "__close");
  }
  lua_setmetatable(L, -2);
  void *shared =
      mmap(NULL, sizeof *share->next, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) luaL_error(L, "no memory can be shared: %s", strerror(errno));
  share->next = shared;
  atomic_init(share->next, 1);
  return share;
}

static void start_worker(lua_State *L, Share *share, int count)
{
  int ends[2];
  Worker *worker = &share->workers[share->count];
  if (pipe(ends) != 0) luaL_error(L, "no pipe: %s", strerror(errno));
  *worker = (Worker){.process = fork(), .from = ends[0]};
  if (worker->process == 0) {
    close(ends[0]);
    for (int i = 0; i < share->count; i++) close(share->workers[i].from);
    work(L, share, count, ends[1]);
  }
  close(ends[1]);
  share->count++;
  if (worker->process < 0) luaL_error(L, "no further process: %s", strerror(errno));
}

/* Unpacks a whole parcel of a worker into the table of texts, or raises its error; false when none
** has come. */
static bool unpack(lua_State *L, Worker *worker)
{
  Parcel parcel;
  if (worker->count < sizeof parcel) return false;
  memcpy(&parcel, worker->bytes, sizeof parcel);
  size_t whole = sizeof parcel + (size_t)parcel.size;
  if (worker->count < whole) return false;
  lua_pushlstring(L, worker->bytes + sizeof parcel, (size_t)parcel.size);
  if (parcel.failed) lua_error(L);
  lua_seti(L, SHARE_TEXTS, parcel.number);
  worker->count -= whole;
  memmove(worker->bytes, worker->bytes + whole, worker->count);
  return true;
}

/* Reads what has come from a worker; at the end of its pipe, the worker must have finished. */
static void hear(lua_State *L, Worker *worker)
{
  if (worker->room - worker->count < READ_AT_ONCE) {
    char *bytes = arb_memory_grow(worker->bytes, worker->room * 2 + READ_AT_ONCE);
    if (!bytes) luaL_error(L, "out of memory");
    worker->bytes = bytes;
    worker->room = worker->room * 2 + READ_AT_ONCE;
  }
  ssize_t size = read(worker->from, worker->bytes + worker->count, READ_AT_ONCE);
  if (size < 0 && errno == EINTR) return;
  if (size > 0) {
    worker->count += (size_t)size;
    while (unpack(L, worker)) continue;
    return;
  }
  int status = 0;
  waitpid(worker->process, &status, 0);
  worker->process = 0;
  end_worker(worker);
  if (status == 0) return;
  lua_pushfstring(L, "a worker ended with %s %d (--threads 1 shows where)",
                  WIFSIGNALED(status) ? "signal" : "exit code",
                  WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
  lua_error(L); /* without a place: what ended it was a scenario, not the script that shared */
}

/* Waits until some worker has sent something; false when all have finished. */
static bool listen_to_all(lua_State *L, Share *share)
{
  struct pollfd waits[WORKERS_MAX];
  Worker *whose[WORKERS_MAX];
  int open = 0;
  for (int i = 0; i < share->count; i++) {
    if (share->workers[i].from < 0) continue;
    whose[open] = &share->workers[i];
    waits[open++] = (struct pollfd){.fd = share->workers[i].from, .events = POLLIN};
  }
  if (open == 0) return false;
  if (poll(waits, (nfds_t)open, -1) < 0 && errno != EINTR)
    luaL_error(L, "waiting failed: %s", strerror(errno));
  for (int i = 0; i < open; i++)
    if (waits[i].revents) hear(L, whose[i]);
  return true;
}

/* Passes the texts that are next to `take`; returns the number of the first missing one. */
static int take_next(lua_State *L, int next)
{
  while (lua_geti(L, SHARE_TEXTS, next) == LUA_TSTRING) {
    lua_pushvalue(L, SHARE_TAKE);
    lua_pushinteger(L, next);
    lua_rotate(L, -3, -1);
    lua_call(L, 2, 0);
    lua_pushnil(L);
    lua_seti(L, SHARE_TEXTS, next++);
  }
  lua_pop(L, 1);
  return next;
}

int bind_workers_share(lua_State *L)
{
  lua_Integer workers = luaL_checkinteger(L, 1), count = luaL_checkinteger(L, 2);
  luaL_argcheck(L, workers >= 1, 1, "no number of workers");
  if (workers > WORKERS_MAX) workers = WORKERS_MAX;
  luaL_argcheck(L, count >= 0 && count < INT32_MAX / 4, SHARE_COUNT, "no number of pieces");
  luaL_checktype(L, SHARE_WORK, LUA_TFUNCTION);
  luaL_checktype(L, SHARE_TAKE, LUA_TFUNCTION);
  lua_settop(L, SHARE_TAKE);
  lua_newtable(L);
  Share *share = new_share(L);
  lua_toclose(L, -1);
  fflush(NULL); /* else every worker would write the buffers again */
  for (int i = 0; i < workers && i < count; i++) start_worker(L, share, (int)count);
  int next = 1;
  while (listen_to_all(L, share)) next = take_next(L, next);
  if (next <= count) luaL_error(L, "piece %d of the work was not done", next);
  return 0;
}
