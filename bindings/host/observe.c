/* SPDX-License-Identifier: MIT */
/*
** observe.c -- see observe.h.
**
** Notes are kept outside of the lua_State that plays, so they count for no script's budget.  A line
** is a bit.  An action is noted once for each way of calling it, found again in a table of hashes.
*/
#include "host/observe.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "memory.h"
#include "sandbox/bytecode.h"
#include "kernel/cards/item.h"
#include "reader/set.h"

enum { SAID_MAX = 400, LIST_SAID_MAX = 12 };

/* A function of the pool; entry i is function i + 1. */
typedef struct Function {
  int script, line, last_line;
  bool called;
} Function;

typedef struct Noted {
  uint64_t hash;
  int function, line;
  const ArbAction *action;
  char *values; /* a line "name<tab>text" for each argument */
} Noted;

struct Observer {
  const ArbCards *cards;
  const ScriptPool *pool;
  Function *functions;
  uint8_t **lines; /* by script: a bit a line; NULL: none ran */
  Noted *noted;
  int count, room;
  int *slots; /* by hash: the index of a note, plus one; their number is a power of two */
  int slot_count;
};

/* ---- Making one ---------------------------------------------------------- */

static int lines_in(const Script *script)
{
  int lines = 1;
  for (size_t i = 0; i < script->size; i++) lines += script->text[i] == '\n';
  return lines;
}

Observer *bind_observer_new(const ArbCards *cards)
{
  Observer *observer = arb_memory_zeroed(1, sizeof *observer);
  if (!observer) return NULL;
  const ScriptPool *pool = scripts_of(cards);
  *observer = (Observer){.cards = cards, .pool = pool};
  observer->functions =
      arb_memory_zeroed((size_t)pool->function_count + 1, sizeof *observer->functions);
  observer->lines = arb_memory_zeroed((size_t)pool->script_count + 1, sizeof *observer->lines);
  if (!observer->functions || !observer->lines) {
    bind_observer_free(observer);
    return NULL;
  }
  for (int s = 0; s < pool->script_count; s++)
    for (int i = 0; i < pool->scripts[s].function_count; i++)
      observer->functions[pool->scripts[s].first_function + i].script = s;
  return observer;
}

void bind_observer_free(Observer *observer)
{
  if (!observer) return;
  for (int i = 0; observer->lines && i < observer->pool->script_count; i++)
    arb_memory_free(observer->lines[i]);
  for (int i = 0; i < observer->count; i++) arb_memory_free(observer->noted[i].values);
  arb_memory_free(observer->functions);
  arb_memory_free(observer->lines);
  arb_memory_free(observer->noted);
  arb_memory_free(observer->slots);
  arb_memory_free(observer);
}

void bind_observer_forget(Observer *observer)
{
  for (int i = 0; i < observer->pool->script_count; i++) {
    arb_memory_free(observer->lines[i]);
    observer->lines[i] = NULL;
  }
  for (int i = 0; i < observer->pool->function_count; i++) observer->functions[i].called = false;
  for (int i = 0; i < observer->count; i++) arb_memory_free(observer->noted[i].values);
  observer->count = 0;
  for (int i = 0; i < observer->slot_count; i++) observer->slots[i] = 0;
}

void bind_observer_function(Observer *observer, int function, int line, int last_line)
{
  observer->functions[function - 1].line = line;
  observer->functions[function - 1].last_line = last_line;
}

/* ---- Lines --------------------------------------------------------------- */

static const Script *script_of(const Observer *observer, int function)
{
  return &observer->pool->scripts[observer->functions[function - 1].script];
}

void bind_observer_call(Observer *observer, int function)
{
  observer->functions[function - 1].called = true;
}

void bind_observer_line(Observer *observer, int function, lua_State *L, lua_Debug *where)
{
  const Script *script = script_of(observer, function);
  uint8_t **lines = &observer->lines[observer->functions[function - 1].script];
  lua_getinfo(L, "Sl", where);
  if (where->source[0] != '@' || strcmp(where->source + 1, script->name) != 0) return;
  if (!*lines) *lines = arb_memory_zeroed((size_t)lines_in(script) / 8 + 1, 1);
  if (!*lines) luaL_error(L, "out of memory");
  (*lines)[where->currentline / 8] |= (uint8_t)(1u << where->currentline % 8);
}

static bool ran(const Observer *observer, int script, int line)
{
  const uint8_t *lines = observer->lines[script];
  return lines && lines[line / 8] >> line % 8 & 1;
}

/* ---- Arguments in words -------------------------------------------------- */

/* A text that is being built; it is cut off when it is full. */
typedef struct Said {
  char text[SAID_MAX];
  size_t used;
} Said;

static void say(Said *said, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void say(Said *said, const char *format, ...)
{
  va_list list;
  va_start(list, format);
  int wrote = vsnprintf(said->text + said->used, sizeof said->text - said->used, format, list);
  va_end(list);
  said->used += wrote > 0 ? (size_t)wrote : 0;
  if (said->used >= sizeof said->text) said->used = sizeof said->text - 1;
}

/* Appends a card's text on one line. */
static void say_text(Said *said, const char *text)
{
  for (; *text; text++) say(said, "%c", (unsigned char)*text < ' ' ? ' ' : *text);
}

static void say_player(Said *said, const ObservedCall *call, ArbSeat seat)
{
  ArbSeat you = call->context->you;
  say(said, "%s", you == ARB_NO_SEAT ? "player" : seat == you ? "you" : "opponent");
}

/* Appends the part of the object in this call: "the second target". */
static void say_part(Said *said, const ObservedCall *call, ArbId id)
{
  const ArbContext *c = call->context;
  for (int i = 0; i < c->target_count; i++) {
    if (!id_equal(c->targets[i], id)) continue;
    say(said, " (target %d)", targets_slot(i));
    return;
  }
  if (c->event && id_equal(c->event->subject, id)) say(said, " (the event's)");
}

/* "friendly unit", "enemy card in hand" */
static void say_card(Said *said, const ObservedCall *call, ArbId id)
{
  ArbGame *game = call->game;
  const ArbState *s = game->s;
  const ArbCard *card = state_resolve(s, id);
  ArbSeat you = call->context->you;
  ArbSeat seat = ARB_NO_SEAT;
  if (game->rules->controller_of) seat = game->rules->controller_of(game, id);
  if (you != ARB_NO_SEAT && seat != ARB_NO_SEAT)
    say(said, "%s ", seat == you ? "friendly" : "enemy");
  if (!card) {
    say(said, "object that is gone");
    return;
  }
  const char *type = card->def ? arb_card_type(game->cards, card->def) : NULL;
  const ArbZoneKind *zone = &game->rules->zones[state_zone(s, card->zone)->kind1 - 1];
  say(said, "%s", type ? type : "card");
  if (!zone->board) say(said, " in %s", zone->name);
}

static void say_object(Said *said, const ObservedCall *call, ArbId id)
{
  const ArbContext *c = call->context;
  if (id_equal(id, c->me)) {
    say(said, "me");
    return;
  }
  switch (id_kind(id)) {
  case ARB_KIND_PLAYER: say_player(said, call, id_seat(id)); break;
  case ARB_KIND_CARD: say_card(said, call, id); break;
  case ARB_KIND_PLACE: say(said, "%s", id_equal(id, c->here) ? "here" : "place"); break;
  case ARB_KIND_ITEM: say(said, "item"); break;
  default: say(said, "nothing");
  }
  say_part(said, call, id);
}

static void say_value(Said *said, lua_State *L, const ObservedCall *call, int index, int depth);

/* Appends a declared table: units { friendly, might = at_least(3) }. */
static void say_declared(Said *said, lua_State *L, const ObservedCall *call, int index, int depth)
{
  TagInfo info = bind_script_tag(L, index);
  say(said, "%s", info.what);
  bind_sandbox_content(L, index);
  int content = lua_gettop(L), shown = 0;
  bind_sandbox_keys(L, content);
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, content + 1, i);
    lua_pushvalue(L, -1);
    lua_rawget(L, content);
    say(said, "%s", shown++ ? ", " : info.tag == TAG_SELECTOR ? " { " : "(");
    bool named = lua_type(L, -2) == LUA_TSTRING;
    bool flag = lua_isboolean(L, -1) && lua_toboolean(L, -1);
    if (named) say_text(said, lua_tostring(L, -2));
    if (named && !flag) say(said, " = ");
    if (!named || !flag) say_value(said, L, call, lua_gettop(L), depth + 1);
    lua_settop(L, content + 1);
  }
  if (shown) say(said, "%s", info.tag == TAG_SELECTOR ? " }" : ")");
  lua_settop(L, content - 1);
}

/* Appends a list, each kind of object once; their number is accidental. */
static void say_list(Said *said, lua_State *L, const ObservedCall *call, int index, int depth)
{
  bind_sandbox_content(L, index);
  int list = lua_gettop(L);
  lua_Integer count = (lua_Integer)lua_rawlen(L, list);
  char seen[LIST_SAID_MAX][48];
  int shown = 0;
  say(said, "{");
  for (lua_Integer i = 1; i <= count && shown < LIST_SAID_MAX; i++) {
    Said one = {.used = 0};
    lua_rawgeti(L, list, i);
    say_value(&one, L, call, lua_gettop(L), depth + 1);
    lua_pop(L, 1);
    one.text[sizeof seen[0] - 1] = '\0';
    bool known = false;
    for (int k = 0; k < shown && !known; k++) known = strcmp(seen[k], one.text) == 0;
    if (known) continue;
    memcpy(seen[shown], one.text, sizeof seen[0]);
    say(said, "%s%s", shown++ ? ", " : "", one.text);
  }
  say(said, "}");
  lua_settop(L, list - 1);
}

static void say_value(Said *said, lua_State *L, const ObservedCall *call, int index, int depth)
{
  enum { DEPTH_MAX = 4 };
  switch (lua_type(L, index)) {
  case LUA_TBOOLEAN: say(said, "%s", lua_toboolean(L, index) ? "true" : "false"); break;
  case LUA_TNUMBER: say(said, "%lld", (long long)lua_tointeger(L, index)); break;
  case LUA_TSTRING: say_text(said, lua_tostring(L, index)); break;
  case LUA_TLIGHTUSERDATA: {
    uintptr_t bits = (uintptr_t)lua_touserdata(L, index);
    say_object(said, call, (ArbId){(uint16_t)(bits & 0xFFFF), (uint16_t)(bits >> 16)});
    break;
  }
  case LUA_TTABLE:
    luaL_checkstack(L, 12, "observing");
    if (depth > DEPTH_MAX) say(said, "...");
    else if (bind_script_tag(L, index).tag != TAG_NONE) say_declared(said, L, call, index, depth);
    else say_list(said, L, call, index, depth);
    break;
  case LUA_TFUNCTION: say(said, "function"); break;
  default: say(said, "nothing");
  }
}

/* ---- Actions ------------------------------------------------------------- */

/* The line of the function's file that is running. */
static int calling_line(lua_State *L, const Script *script)
{
  lua_Debug info;
  for (int level = 1; lua_getstack(L, level, &info); level++) {
    lua_getinfo(L, "Sl", &info);
    if (info.currentline > 0 && info.source[0] == '@' && strcmp(info.source + 1, script->name) == 0)
      return info.currentline;
  }
  return 0;
}

static void grow_slots(Observer *observer)
{
  int count = observer->slot_count ? observer->slot_count * 2 : 256;
  int *slots = arb_memory_zeroed((size_t)count, sizeof *slots);
  if (!slots) return;
  for (int i = 0; i < observer->count; i++) {
    int at = (int)(observer->noted[i].hash & (uint64_t)(count - 1));
    while (slots[at]) at = (at + 1) & (count - 1);
    slots[at] = i + 1;
  }
  arb_memory_free(observer->slots);
  observer->slots = slots;
  observer->slot_count = count;
}

static bool same_note(const Noted *a, const Noted *b)
{
  return a->hash == b->hash && a->function == b->function && a->line == b->line &&
         a->action == b->action && strcmp(a->values, b->values) == 0;
}

/* The slot of a note, or the free one where it belongs; there always is one. */
static int *slot_of(const Observer *observer, const Noted *note)
{
  int at = (int)(note->hash & (uint64_t)(observer->slot_count - 1));
  while (observer->slots[at] && !same_note(&observer->noted[observer->slots[at] - 1], note))
    at = (at + 1) & (observer->slot_count - 1);
  return &observer->slots[at];
}

/* Makes room for one more note; false when memory runs out. */
static bool make_room(Observer *observer)
{
  if (observer->count * 2 >= observer->slot_count) grow_slots(observer);
  if (observer->count * 2 >= observer->slot_count) return false;
  if (observer->count < observer->room) return true;
  int room = observer->room ? observer->room * 2 : 128;
  Noted *noted = arb_memory_grow(observer->noted, (size_t)room * sizeof *noted);
  if (!noted) return false;
  observer->noted = noted;
  observer->room = room;
  return true;
}

static bool note(Observer *observer, Noted note, const char *values, size_t length)
{
  if (!make_room(observer)) return false;
  note.hash = arb_hash_bytes((uint64_t)note.function << 32 | (uint32_t)note.line, values, length);
  note.values = (char *)(uintptr_t)values;
  int *slot = slot_of(observer, &note);
  if (*slot) return true;
  note.values = arb_memory_take(length + 1);
  if (!note.values) return false;
  memcpy(note.values, values, length + 1);
  observer->noted[observer->count++] = note;
  *slot = observer->count;
  return true;
}

void bind_observer_action(Observer *observer, lua_State *L, const ObservedCall *call)
{
  Said said = {.used = 0};
  Sandbox *box = bind_sandbox_of(L);
  SandboxBudget budget = box->budget;
  int top = lua_gettop(L);
  box->budget.limited = false; /* taking notes is not the script's work */
  for (int i = 0; i < ARB_PARAMS_MAX && call->action->params[i].name; i++) {
    if (lua_isnoneornil(L, call->first + i)) continue;
    say(&said, "%s\t", call->action->params[i].name);
    say_value(&said, L, call, call->first + i, 0);
    say(&said, "\n");
  }
  if (said.used == SAID_MAX - 1) said.text[SAID_MAX - 2] = '\n'; /* cut off */
  lua_settop(L, top);
  box->budget = budget;
  Noted noted = {.function = call->function,
                 .action = call->action,
                 .line = calling_line(L, script_of(observer, call->function))};
  if (!note(observer, noted, said.text, said.used)) luaL_error(L, "out of memory");
}

/* ---- The report ---------------------------------------------------------- */

/* The state of pushing one file. */
typedef struct Report {
  const Observer *observer;
  lua_State *L;
  int script;
  int functions, actions; /* stack positions: the list, actions by function in it */
  int count;              /* functions so far */
  int line, last_line;    /* of the function that is being pushed */
  int number;             /* of that function in the pool; 0: it has none */
  uint8_t *claimed;       /* functions that were matched to a place, by number in the file */
} Report;

/* The next function of the file on these lines that was not matched yet; 0: none. */
static int claim(const Report *r, int line, int last_line)
{
  const Script *script = &r->observer->pool->scripts[r->script];
  for (int i = 0; i < script->function_count; i++) {
    const Function *function = &r->observer->functions[script->first_function + i];
    if (r->claimed[i] || function->line != line || function->last_line != last_line) continue;
    r->claimed[i] = 1;
    return script->first_function + i + 1;
  }
  return 0;
}

/* Whether a line of the function that is being pushed ran.  The line of a function on a single line
** may have other code, too. */
static bool function_ran(const Report *r, int line)
{
  if (r->line == r->last_line && r->number) return r->observer->functions[r->number - 1].called;
  return ran(r->observer, r->script, line);
}

static void push_line(void *data, int line)
{
  const Report *r = data;
  lua_State *L = r->L;
  lua_getfield(L, -1, function_ran(r, line) ? "lines" : "unrun");
  lua_pushboolean(L, 1);
  lua_rawseti(L, -2, line);
  lua_pop(L, 1);
}

/* Makes a list of the lines of the function at the top that never ran.  The line of `end` has code,
** but it runs only without a `return` before. */
static void finish_function(const Report *r)
{
  lua_State *L = r->L;
  lua_newtable(L);
  lua_getfield(L, -2, "unrun");
  int count = 0, last = r->last_line > r->line ? r->last_line - 1 : r->last_line;
  for (int line = r->line; line <= last; line++) {
    bool missed = lua_rawgeti(L, -1, line) != LUA_TNIL;
    lua_pop(L, 1);
    if (!missed) continue;
    lua_pushinteger(L, line);
    lua_rawseti(L, -3, ++count);
  }
  lua_pop(L, 1);
  lua_setfield(L, -2, "missed");
  lua_pushnil(L);
  lua_setfield(L, -2, "unrun");
}

static void close_function(const Report *r)
{
  if (!r->count) return;
  lua_rawgeti(r->L, r->functions, r->count);
  finish_function(r);
  lua_pop(r->L, 2);
}

/* Pushes a function's table and leaves it at the top, for its lines. */
static void push_function(void *data, int line, int last_line)
{
  Report *r = data;
  lua_State *L = r->L;
  close_function(r);
  r->line = line, r->last_line = last_line, r->number = claim(r, line, last_line);
  lua_createtable(L, 0, 8);
  set_integer(L, "line", line);
  set_integer(L, "last_line", last_line);
  if (r->number) {
    const ScriptFunction *known = &r->observer->pool->functions[r->number - 1];
    set_integer(L, "number", r->number);
    if (known->part && known->part[0]) set_string(L, "part", known->part);
  }
  static const char *const tables[] = {"lines", "unrun", "actions"};
  for (int i = 0; i < 3; i++) {
    lua_newtable(L);
    lua_setfield(L, -2, tables[i]);
  }
  lua_pushvalue(L, -1);
  lua_rawseti(L, r->functions, ++r->count);
}

/* Pushes the values as a list; those without names as a text. */
static void push_values(lua_State *L, const Noted *noted)
{
  char text[SAID_MAX + 5 * ARB_PARAMS_MAX];
  size_t used = 0;
  int count = 0;
  text[0] = '\0';
  lua_newtable(L);
  for (const char *at = noted->values, *end; (end = strchr(at, '\n')) != NULL; at = end + 1) {
    const char *tab = strchr(at, '\t');
    int position = 0;
    if (!tab || tab > end) break; /* cut off */
    while (strncmp(noted->action->params[position].name, at, (size_t)(tab - at)) != 0 ||
           noted->action->params[position].name[tab - at])
      position++;
    lua_createtable(L, 0, 2);
    lua_pushlstring(L, at, (size_t)(tab - at));
    lua_setfield(L, -2, "name");
    lua_pushlstring(L, tab + 1, (size_t)(end - tab - 1));
    lua_setfield(L, -2, "text");
    lua_rawseti(L, -2, ++count);
    bool named = noted->action->params[position].named;
    used += (size_t)snprintf(text + used, sizeof text - used, "%s%.*s%s%.*s", count > 1 ? ", " : "",
                             named ? (int)(tab - at) : 0, at, named ? " = " : "",
                             (int)(end - tab - 1), tab + 1);
    if (used >= sizeof text) used = sizeof text - 1;
  }
  lua_setfield(L, -2, "values");
  set_string(L, "arguments", text);
}

/* The function of the report to which an action belongs: the innermost around its line; of
** functions on a single line, the one that was called. */
static int home_of(const Report *r, const Noted *noted)
{
  lua_State *L = r->L;
  int home = 0, least = 0;
  for (int i = 1; i <= r->count; i++) {
    lua_rawgeti(L, r->functions, i);
    lua_getfield(L, -1, "line");
    lua_getfield(L, -2, "last_line");
    lua_getfield(L, -3, "number");
    int line = (int)lua_tointeger(L, -3), last = (int)lua_tointeger(L, -2);
    bool called = lua_tointeger(L, -1) == noted->function;
    lua_pop(L, 4);
    if (noted->line < line || noted->line > last) continue;
    int size = (last - line) * 2 + !called;
    if (home && size >= least) continue;
    home = i, least = size;
  }
  return home;
}

static void push_action(const Report *r, const Noted *noted)
{
  static const char *const modes[] = {[ARB_READ] = "read", [ARB_COST] = "cost", [ARB_ACT] = "act"};
  lua_State *L = r->L;
  int home = home_of(r, noted);
  if (!home) return;
  lua_rawgeti(L, r->functions, home);
  lua_getfield(L, -1, "actions");
  lua_createtable(L, 0, 5);
  set_string(L, "name", noted->action->name);
  set_string(L, "mode", modes[noted->action->mode]);
  set_integer(L, "line", noted->line);
  push_values(L, noted);
  lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
  lua_pop(L, 2);
}

/* Pushes the list of a file's functions. */
static void push_functions(Report *r)
{
  lua_State *L = r->L;
  const Script *script = &r->observer->pool->scripts[r->script];
  lua_newtable(L);
  r->functions = lua_gettop(L);
  r->claimed = lua_newuserdatauv(L, (size_t)script->function_count + 1, 0);
  memset(r->claimed, 0, (size_t)script->function_count + 1);
  if (luaL_loadbufferx(L, script->text, script->size, "=card", "t") != LUA_OK) lua_error(L);
  Bytecode *code = bind_bytecode_read(L);
  if (!code) luaL_error(L, "%s: its bytecode cannot be read", script->name);
  const BytecodeVisit visit = {push_function, push_line, r};
  bind_bytecode_functions(code, &visit);
  bind_bytecode_free(code);
  close_function(r);
  lua_settop(L, r->functions);
}

static void push_file(const Observer *observer, lua_State *L, int script)
{
  Report report = {.observer = observer, .L = L, .script = script};
  const Script *file = &observer->pool->scripts[script];
  lua_createtable(L, 0, 3);
  set_string(L, "file", file->name);
  push_functions(&report);
  for (int i = 0; i < observer->count; i++)
    if (observer->functions[observer->noted[i].function - 1].script == script)
      push_action(&report, &observer->noted[i]);
  lua_setfield(L, -2, "functions");
  for (int i = 0; i < file->function_count; i++) {
    const char *card = observer->pool->functions[file->first_function + i].card;
    if (card && card[0]) set_string(L, "card", card);
  }
}

void bind_observer_push(const Observer *observer, lua_State *to, const char *file)
{
  int count = 0;
  lua_newtable(to);
  luaL_checkstack(to, 20, "what was observed");
  for (int s = 0; s < observer->pool->script_count; s++) {
    const Script *script = &observer->pool->scripts[s];
    if (!script->function_count || (file && strcmp(file, script->name) != 0)) continue;
    push_file(observer, to, s);
    lua_rawseti(to, -2, ++count);
  }
}
