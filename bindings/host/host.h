/* SPDX-License-Identifier: MIT */
/*
** host.h -- what the parts of the script host share.
**
**   host.c       making a host, calls, the values `game` and `q`
**   ids.c        ids, `none`, and reading attributes of an id: enemy.might
**   arguments.c  the arguments of an action, checked against its row
**
** Uses: core, core/kernel/block, core/kernel, core/kernel/cards, bindings,
**       bindings/basics, bindings/sandbox, bindings/language, bindings/reader,
**       bindings/loader
** Used by: bindings/module, cli/bots, cli/session, cli/faces, cli/table/requests
*/
#ifndef BINDINGS_HOST_H
#define BINDINGS_HOST_H

#include "bindings.h"
#include "kernel/block/action.h"
#include "language/reading.h"
#include "host/observe.h"

/* The call that is running; `game` is NULL when there is none. */
typedef struct Running {
  ArbGame *game;
  const ArbContext *context;
  ArbMode mode;
  int function;
} Running;

struct BindHost {
  ArbScriptHost api;
  Sandbox box;
  const ArbCards *cards;
  const ScriptPool *pool;
  Running now;
  int64_t worked;        /* instructions of the last call */
  Observer *observer;    /* NULL: the host notes nothing */
  struct Labels *labels; /* labels.h; NULL: no label was asked for yet */
};

/* The script host of a game; NULL when it was not made by bind_host_new. */
BindHost *bind_host_behind(ArbGame *game);

extern const char bind_host_key_tables; /* key of the registry: table -> its number in the pool */

static inline BindHost *host_of(lua_State *L)
{
  return bind_sandbox_of(L)->owner;
}
/* The tables of the game that the host's cards belong to. */
static inline const ArbRules *rules_of(lua_State *L)
{
  return host_of(L)->cards->rules;
}

/* ---- game.event (host.c) ------------------------------------------------ */

/*   field    type for editors  help                   what pushes it */
#define HOST_EVENT_FIELDS(X)                                                      \
  X(kind, "EventName", "what happened", push_kind(L, event))                      \
  X(subject, "Object", "to what", bind_host_push_id(L, event->subject))           \
  X(owner, "Object", "whose that is", push_seat(L, event->subject_owner))         \
  X(place, "Object", "where", bind_host_push_id(L, event->place))                 \
  X(source, "Object", "by what", bind_host_push_id(L, event->source))             \
  X(other, "Object", "what else it is about", bind_host_push_id(L, event->other)) \
  X(player, "Object", "whose doing", push_seat(L, event->actor))                  \
  X(amount, "integer", "how much", lua_pushinteger(L, event->amount))

/* ---- ids.c ------------------------------------------------------------- */

/* Push the value that scripts have for "nothing", and an id as they see it. */
void bind_host_push_none(lua_State *L);
void bind_host_push_id(lua_State *L, ArbId id);
/* Whether an id names something that still exists. */
bool bind_host_is_fresh(const BindHost *host, ArbId id);
/* Open the metatable that all ids share, and the value `none`. */
void bind_host_open_ids(lua_State *L);
void bind_host_open_none(lua_State *L);

static inline ArbId id_at(lua_State *L, int index)
{
  uintptr_t bits = (uintptr_t)lua_touserdata(L, index);
  return (ArbId){(uint16_t)(bits & 0xFFFF), (uint16_t)(bits >> 16)};
}
static inline bool is_id(lua_State *L, int index)
{
  return lua_type(L, index) == LUA_TLIGHTUSERDATA;
}
static inline bool is_none(lua_State *L, int index)
{
  return lua_type(L, index) == LUA_TUSERDATA;
}

/* ---- arguments.c -------------------------------------------------------- */

static inline ArbValue of_type(ArbType type)
{
  return (ArbValue){.type = (uint8_t)type};
}
/* The places that a script may name by a word; ends with NULL. */
extern const char *const bind_host_place_words[];
/* The number of parameters of a row, and how many of them are by position. */
int bind_host_count_params(const ArbAction *action, int *positional);
/* Fills in one value per parameter from the arguments on the stack.  The Lua value of each stays on
** the stack. */
void bind_host_read_arguments(lua_State *L, BindHost *host, const ArbAction *action,
                              ArbValue *values);
/* The value that a script function returned. */
ArbValue bind_host_result_at(lua_State *L, BindHost *host, int index);

#endif
