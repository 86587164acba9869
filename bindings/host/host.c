/* SPDX-License-Identifier: MIT */
/*
** host.c -- a lua_State that plays: the core calls scripts, scripts act.
**
**   core  --call-->  host_call  --lua_pcall-->  run(game, me, ...)
**                                                 game.deal(2, u)  -->  act
**   core  <--row->run(game, context, values)-------------------------------'
**
** Both directions nest.  The state of the running call (game, context, mode) is in the host, and is
** restored when the call ends in any way.  An action may leave by lua_error at any time, so nothing
** here owns memory while it calls an action: lists lie in the step's arena.
**
** Ids are light userdata in Lua: 32 bits of kind, index and generation in the pointer, with the one
** metatable that all light userdata share.
*/
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "basics/guess.h"
#include "host/host.h"
#include "host/labels.h"
#include "memory.h"

/* Registry keys: the address is the key. */
static const char key_functions, key_game, key_q, key_lists, key_event;

enum { CALL_STACK = 48 };

/* ---- Values -------------------------------------------------------------- */

/* Explains the reading of an object's field on a list, which would give nil.  Upvalue 1: the
** methods of lists by name. */
static int list_index(lua_State *L)
{
  char hint[80];
  if (lua_type(L, 2) != LUA_TSTRING) return 0;
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) return 1;
  const char *name = lua_tostring(L, 2);
  const ArbRules *rules = rules_of(L);
  Guess guess = bind_guess_begin(name);
  for (int i = 0; i < arb_actions_in(rules->list_actions); i++)
    bind_guess_try(&guess, rules->list_actions[i].name);
  return luaL_error(L,
                    "a list has no '%s'%s: it holds objects, the first is list[1], and "
                    "for _, each in ipairs(list) goes through them",
                    name, bind_guess_text(&guess, hint, sizeof hint));
}

static int act(lua_State *L);

/* Makes the metatable that all lists share, with their methods; scripts cannot reach it. */
static void open_lists(lua_State *L)
{
  const ArbRules *rules = rules_of(L);
  lua_createtable(L, 0, 2);
  lua_createtable(L, 0, arb_actions_in(rules->list_actions));
  for (int i = 0; i < arb_actions_in(rules->list_actions); i++) {
    lua_pushlightuserdata(L, (void *)(uintptr_t)&rules->list_actions[i]);
    lua_pushboolean(L, 1);
    lua_pushcclosure(L, act, 2);
    lua_setfield(L, -2, rules->list_actions[i].name);
  }
  lua_pushcclosure(L, list_index, 1);
  lua_setfield(L, -2, "__index");
  lua_pushliteral(L, "list");
  lua_setfield(L, -2, "__name");
  lua_rawsetp(L, LUA_REGISTRYINDEX, &key_lists);
}

/* Explains list.where(selector): a dot instead of a colon, which passes no list. */
static void check_list(lua_State *L, const ArbAction *action)
{
  bool ours = lua_getmetatable(L, 1) && lua_type(L, 1) == LUA_TTABLE;
  if (ours) {
    lua_rawgetp(L, LUA_REGISTRYINDEX, &key_lists);
    ours = lua_rawequal(L, -1, -2);
    lua_pop(L, 2);
  }
  if (!ours) luaL_error(L, "write list:%s(...), with a colon", action->name);
}

static void push_ids(lua_State *L, const ArbId *ids, int count)
{
  lua_createtable(L, count, 0);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_lists);
  lua_setmetatable(L, -2);
  for (int i = 0; i < count; i++) {
    bind_host_push_id(L, ids[i]);
    lua_rawseti(L, -2, i + 1);
  }
}

static void push_numbers(lua_State *L, const int32_t *numbers, int count)
{
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    lua_pushinteger(L, numbers[i]);
    lua_rawseti(L, -2, i + 1);
  }
}

static void push_value(lua_State *L, const ArbValue *value)
{
  switch ((ArbType)value->type) {
  case ARB_T_NIL: lua_pushnil(L); break;
  case ARB_T_BOOL: lua_pushboolean(L, value->number != 0); break;
  case ARB_T_INT:
    if (value->number == ARB_NULL) bind_host_push_none(L);
    else lua_pushinteger(L, value->number);
    break;
  case ARB_T_ID: bind_host_push_id(L, value->id); break;
  case ARB_T_IDS: push_ids(L, value->ids, value->count); break;
  case ARB_T_INTS: push_numbers(L, value->numbers, value->count); break;
  case ARB_T_NAME: lua_pushstring(L, value->name ? value->name : ""); break;
  default: bind_host_push_none(L);
  }
}

/* ---- game and q ---------------------------------------------------------- */

/* Raises in the host's own state: scripts have no coroutines, so no other state can run. */
static __attribute__((noreturn)) void host_raise(void *self)
{
  BindHost *host = self;
  lua_pushnil(host->box.L);
  lua_error(host->box.L);
  __builtin_unreachable();
}

/* Raises a mistake of the script that an action found, with the script's line. */
static __attribute__((noreturn)) void host_fail(void *self, const char *text)
{
  BindHost *host = self;
  luaL_error(host->box.L, "%s", text);
  __builtin_unreachable();
}

/* Tells the observer of an action; its arguments are the last values on the stack. */
static void observe(lua_State *L, BindHost *host, const ArbAction *action)
{
  int positional, count = bind_host_count_params(action, &positional);
  const ObservedCall call = {host->now.game, host->now.context, action, host->now.function,
                             lua_gettop(L) - count + 1};
  bind_observer_action(host->observer, L, &call);
}

static void observe_line(void *owner, lua_State *L, lua_Debug *where)
{
  const BindHost *host = owner;
  if (host->now.game) bind_observer_line(host->observer, host->now.function, L, where);
}

/* Runs an action; upvalue 1 is its row, upvalue 2 says whether it is a method of lists. */
static int act(lua_State *L)
{
  BindHost *host = host_of(L);
  const ArbAction *action = lua_touserdata(L, lua_upvalueindex(1));
  ArbValue values[ARB_PARAMS_MAX];
  if (lua_toboolean(L, lua_upvalueindex(2))) check_list(L, action);
  if (!host->now.game) return luaL_error(L, "no game is being played");
  if (script_must_stop(host->now.game)) host_raise(host);
  if (action->mode > host->now.mode)
    return luaL_error(L, "'%s' may not be used here: this function may only %s (rule %s)",
                      action->name, host->now.mode == ARB_READ ? "look" : "look and pay",
                      action->rule);
  bind_host_read_arguments(L, host, action, values);
  if (host->observer) observe(L, host, action);
  bind_sandbox_charge(L, action->mode == ARB_READ ? SANDBOX_LOOK : SANDBOX_ACT);
  ArbValue result = action->run(host->now.game, host->now.context, values);
  if (action->mode != ARB_READ) arb_know_open(host->now.game);
  push_value(L, &result);
  return 1;
}

/* ---- game.event: what triggered the running ability ---------------------------------- */

static void push_seat(lua_State *L, ArbSeat seat)
{
  bind_host_push_id(L, seat < ARB_SEATS_MAX ? id_player(seat) : ARB_NOTHING);
}

static void push_kind(lua_State *L, const ArbEvent *event)
{
  lua_pushstring(L, event->kind1 ? rules_of(L)->events[event->kind1 - 1].name : NULL);
}

/* Refuses a field that events do not have. */
static int event_index(lua_State *L)
{
  static const char *const fields[] = {
#define X(field, type, help, push) #field,
    HOST_EVENT_FIELDS(X)
#undef X
        NULL};
  char hint[80];
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  Guess guess = bind_guess_begin(name);
  for (const char *const *field = fields; *field; field++) {
    if (strcmp(*field, name) == 0) return 0;
    bind_guess_try(&guess, *field);
  }
  return luaL_error(L, "an event has no '%s'%s", name, bind_guess_text(&guess, hint, sizeof hint));
}

static void open_event(lua_State *L)
{
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, event_index);
  lua_setfield(L, -2, "__index");
  lua_rawsetp(L, LUA_REGISTRYINDEX, &key_event);
}

static void push_event(lua_State *L, const BindHost *host)
{
  const ArbEvent *event = host->now.context ? host->now.context->event : NULL;
  if (!event) {
    bind_host_push_none(L);
    return;
  }
  lua_createtable(L, 0, 9);
#define X(field, type, help, push) push, lua_setfield(L, -2, #field);
  HOST_EVENT_FIELDS(X)
#undef X
  bind_sandbox_freeze(L, -1, "");
  bind_sandbox_content(L, -1);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_event);
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

/* ---- What game and q do not have ------------------------------------------------------ */

/* Refuses a name that is no action of the table; upvalue 1 is the table's name. */
static int missing_action(lua_State *L)
{
  const char *table = lua_tostring(L, lua_upvalueindex(1));
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  const ArbRules *rules = rules_of(L);
  Guess guess = bind_guess_begin(name);
  if (strcmp(name, "event") == 0) {
    push_event(L, host_of(L));
    return 1;
  }
  for (int i = 0; i < arb_actions_in(rules->actions); i++) {
    const ArbAction *action = &rules->actions[i];
    if (strcmp(action->name, name) == 0)
      return luaL_error(L, "%s.%s: a number or condition may only look, not act (rule %s)", table,
                        name, action->rule);
    bind_guess_try(&guess, action->name);
  }
  if (!guess.best[0]) return luaL_error(L, "%s.%s: no such action", table, name);
  return luaL_error(L, "%s.%s: no such action (did you mean %s.%s?)", table, name, table,
                    guess.best);
}

/* Makes `game` or `q`: a frozen table of the actions that a mode allows. */
static void open_actions(lua_State *L, const char *name, ArbMode mode, const char *key)
{
  const ArbRules *rules = rules_of(L);
  lua_newtable(L);
  for (int i = 0; i < arb_actions_in(rules->actions); i++) {
    const ArbAction *action = &rules->actions[i];
    if (action->mode > mode) continue;
    lua_pushlightuserdata(L, (void *)(uintptr_t)action);
    lua_pushcclosure(L, act, 1);
    lua_setfield(L, -2, action->name);
  }
  bind_sandbox_freeze(L, -1, "");
  bind_sandbox_content(L, -1);
  lua_createtable(L, 0, 1);
  lua_pushstring(L, name);
  lua_pushcclosure(L, missing_action, 1);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, key);
}

/* ---- Calling ------------------------------------------------------------- */

typedef struct Call {
  const ArbValue *values;
  int count;
  ArbValue *result;
} Call;

/* The protected part: (call) */
static int run_call(lua_State *L)
{
  BindHost *host = host_of(L);
  const Call *call = lua_touserdata(L, 1);
  luaL_checkstack(L, call->count + 8, "a call");
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_functions);
  lua_rawgeti(L, -1, host->now.function);
  lua_rawgetp(L, LUA_REGISTRYINDEX, host->now.mode == ARB_READ ? &key_q : &key_game);
  bind_host_push_id(L, host->now.context->me);
  for (int i = 0; i < call->count; i++) push_value(L, &call->values[i]);
  lua_call(L, call->count + 2, 1);
  *call->result = bind_host_result_at(L, host, lua_gettop(L));
  return 0;
}

/* Explains t:where(...) on a table that the script made, which has no methods. */
static void hint_list(lua_State *L)
{
  static const char before[] = "attempt to call a nil value (method '";
  const char *message = lua_tostring(L, -1), *from = message ? strstr(message, before) : NULL;
  const ArbRules *rules = rules_of(L);
  for (int i = 0; from && i < arb_actions_in(rules->list_actions); i++) {
    const char *name = rules->list_actions[i].name, *at = from + sizeof before - 1;
    if (strncmp(at, name, strlen(name)) != 0 || at[strlen(name)] != '\'') continue;
    lua_pushfstring(L, "%s: game.list(it) makes a list of a table of objects, and that has ':%s'",
                    message, name);
    return;
  }
}

/* Makes the message where the error is raised, unless the error only carries an unwinding. */
static int explain_call(lua_State *L)
{
  BindHost *host = host_of(L);
  if (script_unwinds(host->now.game)) return 1;
  bind_sandbox_explain(L);
  hint_list(L);
  return 1;
}

static void describe(void *owner, char *out, size_t size)
{
  const BindHost *host = owner;
  if (!host->now.game) return;
  const ScriptFunction *function = &host->pool->functions[host->now.function - 1];
  snprintf(out, size, "%s: %s: ", function->card, function->part);
}

static const char *file_of(const ScriptPool *pool, int function)
{
  for (int i = 0; i < pool->script_count; i++) {
    const Script *script = &pool->scripts[i];
    if (function > script->first_function &&
        function <= script->first_function + script->function_count)
      return script->name;
  }
  return "?";
}

/* Reports that memory ran out: the line is not known, but the card is. */
static void tell_memory(const BindHost *host, ArbGame *game)
{
  char whose[120] = "";
  describe((void *)(uintptr_t)host, whose, sizeof whose);
  arb_script_failed(game, "%s: %s%s", file_of(host->pool, host->now.function), whose,
                    host->box.refused ? host->box.refused : "ran out of memory");
}

static int host_call(void *self, ArbGame *game, int function, ArbMode mode,
                     const ArbContext *context, const ArbValue *values, int count, ArbValue *result)
{
  BindHost *host = self;
  lua_State *L = host->box.L;
  if (function < 1 || function > host->pool->function_count || !lua_checkstack(L, CALL_STACK)) {
    arb_script_failed(game, "script function %d cannot be called", function);
    return -1;
  }
  const Running outer = host->now;
  Call call = {values, count, result};
  *result = of_type(ARB_T_NIL);
  host->now = (Running){game, context, mode, function};
  if (host->observer) bind_observer_call(host->observer, function);
  SandboxBudget budget = bind_sandbox_enter(&host->box);
  int base = lua_gettop(L);
  host->box.starved = false;
  lua_pushcfunction(L, explain_call);
  lua_pushcfunction(L, run_call);
  lua_pushlightuserdata(L, &call);
  int status = lua_pcall(L, 1, 0, base + 1);
  bool starved = status == LUA_ERRMEM && host->box.starved; /* not the card's fault */
  if (status == LUA_ERRMEM && !script_unwinds(game)) tell_memory(host, game);
  else if (status != LUA_OK && !script_unwinds(game))
    arb_script_failed(game, "%s",
                      lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "a script failed");
  lua_settop(L, base);
  host->worked = host->box.budget.given - host->box.budget.instructions;
  bind_sandbox_leave(&host->box, budget);
  host->now = outer;
  return status == LUA_OK ? 0 : starved ? ARB_MEMORY : -1;
}

static uint64_t host_worked(void *self)
{
  const BindHost *host = self;
  return host->worked > 0 ? (uint64_t)host->worked : 0;
}

/* Only an acting function may draw a random number; the draw seals the step. */
static int64_t draw(void *owner, uint32_t bound)
{
  BindHost *host = owner;
  if (!host->now.game || host->now.mode != ARB_ACT) return -1;
  arb_flow_seal(host->now.game);
  return arb_rng_below(host->now.game->s, bound);
}

/* ---- Making a host ------------------------------------------------------- */

/* Tells the observer where the function at the top stands in its file. */
static void place_function(lua_State *L, int number)
{
  lua_Debug info;
  const BindHost *host = host_of(L);
  if (!host->observer) return;
  lua_pushvalue(L, -1);
  lua_getinfo(L, ">S", &info);
  bind_observer_function(host->observer, number, info.linedefined, info.lastlinedefined);
}

static int not_worked_out(lua_State *L)
{
  return luaL_error(L, "this number is not worked out yet: game.value(it) gives its value "
                       "now (in a number: q.value)");
}

/* During play a frozen number is only good as an argument; other uses explain number.value. */
static void guard_number(lua_State *L, int index)
{
  static const char *const words[] = {"__add", "__sub", "__mul", "__div", "__idiv",
                                      "__mod", "__unm", "__lt",  "__le",  "__concat"};
  index = lua_absindex(L, index);
  lua_getmetatable(L, index);
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    lua_pushcfunction(L, not_worked_out);
    lua_setfield(L, -2, words[i]);
  }
  bind_sandbox_content(L, index);
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, not_worked_out);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_pop(L, 2);
}

/* Keeps the functions and tables of a file, frozen, under the numbers of the pool:
** (script, result, made, functions). */
static int adopt(lua_State *L)
{
  const Script *script = lua_touserdata(L, 1);
  const ScriptPool *pool = host_of(L)->pool;
  char source[300];
  snprintf(source, sizeof source, "@%s", script->name);
  if ((int)lua_rawlen(L, 4) != script->function_count ||
      (int)lua_rawlen(L, 3) != script->table_count)
    return luaL_error(L, "%s: did not run the same way twice", script->name);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_functions);
  for (int i = 1; i <= script->function_count; i++) {
    lua_rawgeti(L, 4, i);
    bind_sandbox_freeze(L, -1, source);
    place_function(L, script->first_function + i);
    lua_rawseti(L, -2, script->first_function + i);
  }
  lua_rawgetp(L, LUA_REGISTRYINDEX, &bind_host_key_tables);
  for (int i = 1; i <= script->table_count; i++) {
    lua_rawgeti(L, 3, i);
    bind_sandbox_freeze(L, -1, source);
    if (pool->numbers[script->first_table + i - 1].count) guard_number(L, -1);
    lua_pushinteger(L, script->first_table + i);
    lua_rawset(L, -3);
  }
  return 0;
}

static void run_again(lua_State *L, BindHost *host, const Script *script)
{
  if (bind_script_run(&host->box, script, NULL, NULL) != LUA_OK) lua_error(L);
  lua_pushcfunction(L, adopt);
  lua_pushlightuserdata(L, (void *)(uintptr_t)script);
  lua_rotate(L, -5, 2);
  lua_call(L, 4, 0);
}

/* (host) */
static int open_host(lua_State *L)
{
  BindHost *host = lua_touserdata(L, 1);
  static const char *const keys[] = {&key_functions, &bind_host_key_tables};
  for (int i = 0; i < 2; i++) {
    lua_newtable(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, keys[i]);
  }
  bind_host_open_none(L);
  bind_host_open_ids(L);
  open_lists(L);
  open_event(L);
  open_actions(L, "game", ARB_ACT, &key_game);
  open_actions(L, "q", ARB_READ, &key_q);
  for (int i = 0; i < host->pool->script_count; i++) run_again(L, host, &host->pool->scripts[i]);
  if (!host->observer) bind_script_forget(L); /* an observer describes selectors by their tags */
  lua_gc(L, LUA_GCCOLLECT);
  return 0;
}

static BindHost *new_host(const ArbCards *cards, Observer *observer, ArbError *error)
{
  char text[300];
  BindHost *host = arb_memory_zeroed(1, sizeof *host);
  if (!host || !scripts_of(cards)) {
    bind_error_set(error, host ? ARB_UNSUPPORTED : ARB_MEMORY,
                   host ? "these cards were not made by bind_load" : "out of memory");
    arb_memory_free(host);
    return NULL;
  }
  host->pool = scripts_of(cards);
  host->observer = observer;
  host->cards = cards; /* referenced below, when nothing can fail any more */
  if (!bind_script_open(&host->box, host->pool->vocabulary, VOCABULARIES, text, sizeof text)) {
    bind_error_set(error, ARB_SCRIPT, "%s", text);
    arb_memory_free(host);
    return NULL;
  }
  arb_cards_keep(cards);
  host->api = (ArbScriptHost){.self = host,
                              .call = host_call,
                              .worked = host_worked,
                              .raise = host_raise,
                              .fail = host_fail,
                              .cards = cards};
  host->box.owner = host;
  host->box.random = draw;
  host->box.describe = describe;
  lua_pushcfunction(host->box.L, open_host);
  lua_pushlightuserdata(host->box.L, host);
  if (lua_pcall(host->box.L, 1, 0, 0) == LUA_OK) {
    if (observer) host->box.line = observe_line;
    return host;
  }
  const char *message = lua_tostring(host->box.L, -1);
  bind_error_set(error, ARB_SCRIPT, "%s", message ? message : "out of memory");
  host->observer = NULL; /* on failure it still belongs to the caller */
  bind_host_free(host);
  return NULL;
}

BindHost *bind_host_new(const ArbCards *cards, ArbError *error)
{
  return new_host(cards, NULL, error);
}

BindHost *bind_host_new_observing(const ArbCards *cards, ArbError *error)
{
  Observer *observer = scripts_of(cards) ? bind_observer_new(cards) : NULL;
  if (scripts_of(cards) && !observer) {
    bind_error_set(error, ARB_MEMORY, "out of memory");
    return NULL;
  }
  BindHost *host = new_host(cards, observer, error);
  if (!host) bind_observer_free(observer);
  return host;
}

Observer *bind_host_observer(const BindHost *host)
{
  return host->observer;
}

BindHost *bind_host_behind(ArbGame *game)
{
  return game->script && game->script->call == host_call ? game->script->self : NULL;
}

void bind_host_free(BindHost *host)
{
  if (!host) return;
  bind_labels_free(host->labels);
  bind_sandbox_close(&host->box);
  bind_observer_free(host->observer);
  arb_cards_release(host->cards);
  arb_memory_free(host);
}

const ArbScriptHost *bind_script_host(const BindHost *host)
{
  return &host->api;
}
