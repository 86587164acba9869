/* SPDX-License-Identifier: MIT */
/* arguments.c -- the arguments of an action, checked against its row; see host.h. */
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "basics/guess.h"
#include "host/host.h"

enum { LIST_MAX = 4096 };

const char bind_host_key_tables;

/* ---- Arguments ----------------------------------------------------------- */

/* Where an argument stands, for errors. */
typedef struct Argument {
  BindHost *host;
  const ArbAction *action;
  const ArbParam *param;
  int position; /* 0: a named one */
} Argument;

/* list:where(selector): the list itself is not counted. */
static int position_for_people(lua_State *L, const Argument *a)
{
  const ArbRules *rules = rules_of(L);
  bool of_list = a->action >= rules->list_actions &&
                 a->action < rules->list_actions + arb_actions_in(rules->list_actions);
  return a->position - of_list;
}

static const char *expected(const ArbParam *param)
{
  switch ((ArbType)param->type) {
  case ARB_T_BOOL: return "true or false";
  case ARB_T_INT: return "integer";
  case ARB_T_ID:
  case ARB_T_WAS: return "object";
  case ARB_T_IDS: return "object, list or selector";
  case ARB_T_NAME: return "text";
  case ARB_T_KEYWORD: return "keyword";
  case ARB_T_SELECTOR: return "selector";
  case ARB_T_PLAYER: return "player";
  case ARB_T_DURATION: return "duration";
  case ARB_T_PLACE: return "place, \"base\" or \"here\"";
  case ARB_T_CHOICE: return "list or selector";
  case ARB_T_DEALS: return "list of { unit, amount }";
  case ARB_T_NAMES: return "text or list of texts";
  default: return "nothing";
  }
}

/* "turn", "combat" or "board" */
static void say_durations(const ArbWord *words, char *out, size_t size)
{
  *out = '\0';
  for (const ArbWord *word = words; word && word->word; word++) {
    const char *before = word == words ? "" : word[1].word ? ", " : " or ";
    arb_text_add(out, size, "%s\"%s\"", before, word->word);
  }
}

static _Noreturn void bad_argument(lua_State *L, const Argument *a, int index)
{
  char where[80], wanted[120];
  if (a->position)
    snprintf(where, sizeof where, "bad argument #%d to '%s'", position_for_people(L, a),
             a->action->name);
  else snprintf(where, sizeof where, "bad option '%s' of '%s'", a->param->name, a->action->name);
  if (a->param->type == ARB_T_DURATION)
    say_durations(rules_of(L)->durations, wanted, sizeof wanted);
  else snprintf(wanted, sizeof wanted, "%s", expected(a->param));
  if (lua_type(L, index) == LUA_TSTRING)
    luaL_error(L, "%s (%s expected, got \"%s\")", where, wanted, lua_tostring(L, index));
  luaL_error(L, "%s (%s expected, got %s)", where, wanted, bind_sandbox_type_name(L, index));
  __builtin_unreachable();
}

/* The number of a tagged table in the pool; 0: it is not tagged. */
static int table_at(lua_State *L, int index)
{
  if (lua_type(L, index) != LUA_TTABLE) return 0;
  lua_pushvalue(L, index);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &bind_host_key_tables);
  lua_insert(L, -2);
  lua_rawget(L, -2);
  int table = (int)lua_tointeger(L, -1);
  lua_pop(L, 2);
  return table;
}

/* The selector that a table was compiled to, one-based; 0: it is not a selector. */
static int selector_at(lua_State *L, const BindHost *host, int index)
{
  int table = table_at(L, index);
  return table ? host->pool->selectors[table - 1] : 0;
}

/* Refuses a number below 0 where something is counted: the action would silently do nothing. */
static void check_count(lua_State *L, const Argument *a, int32_t value)
{
  const ArbParam *param = a->param;
  if (!param->counts || value >= 0) return;
  if (param->opposite)
    luaL_error(L, "%s: %d is less than nothing: game.%s(%d)", a->action->name, (int)value,
               param->opposite, -(int)value);
  luaL_error(L,
             "%s: `%s` is %d, which is less than nothing: math.max(0, n) where a number n may be "
             "below 0",
             a->action->name, param->name, (int)value);
}

/* The value of `number.tally { ... }` and the like, now, for the script's context. */
static ArbValue worked_out(lua_State *L, const Argument *a, int index)
{
  const BindHost *host = a->host;
  int table = table_at(L, index);
  if (!table || !host->pool->numbers[table - 1].count) bad_argument(L, a, index);
  int32_t value =
      arb_number_value(host->now.game, host->pool->numbers[table - 1], host->now.context);
  if (value == ARB_NULL) return of_type(ARB_T_NONE);
  check_count(L, a, value);
  return (ArbValue){.type = ARB_T_INT, .number = value};
}

static ArbValue check_integer(lua_State *L, const Argument *a, int index)
{
  int exact = 0;
  if (is_none(L, index)) return of_type(ARB_T_NONE);
  if (lua_type(L, index) == LUA_TTABLE) return worked_out(L, a, index);
  lua_Integer value = lua_type(L, index) == LUA_TNUMBER ? lua_tointegerx(L, index, &exact) : 0;
  if (!exact) bad_argument(L, a, index);
  if (value <= INT32_MIN || value > INT32_MAX)
    luaL_error(L, "the number given to '%s' is too large", a->action->name);
  check_count(L, a, (int32_t)value);
  return (ArbValue){.type = ARB_T_INT, .number = (int32_t)value};
}

/* A player, a place or an ability where cards are meant is a mistake of the script.  A place that
** is a card, a battlefield, the action itself looks at. */
static void check_cards(lua_State *L, const Argument *a, const ArbId *ids, int count)
{
  static const char *const kinds[] = {[ARB_KIND_PLAYER] = "a player",
                                      [ARB_KIND_ITEM] = "an ability that waits",
                                      [ARB_KIND_PLACE] = "a place"};
  bool many = a->param->type == ARB_T_IDS;
  for (int i = 0; a->param->cards && i < count; i++) {
    int kind = id_kind(ids[i]);
    if (kind != ARB_KIND_CARD && kind != ARB_KIND_NONE)
      luaL_error(L, "game.%s: this is %s, and only %s can be meant (%s)", a->action->name,
                 kinds[kind], many ? a->param->name : "a card", a->action->rule);
  }
}

static ArbValue check_id(lua_State *L, const Argument *a, int index)
{
  if (is_none(L, index)) return of_type(ARB_T_NONE);
  if (!is_id(L, index)) bad_argument(L, a, index);
  ArbId id = id_at(L, index);
  check_cards(L, a, &id, 1);
  if (!bind_host_is_fresh(a->host, id)) return of_type(ARB_T_NONE);
  return (ArbValue){.type = ARB_T_ID, .id = id};
}

/* An object argument; a gone object is allowed, and counts as it last was. */
static ArbValue check_was(lua_State *L, const Argument *a, int index)
{
  if (is_id(L, index)) return (ArbValue){.type = ARB_T_ID, .id = id_at(L, index)};
  return check_id(L, a, index);
}

/* Places that may be named by words. */
const char *const bind_host_place_words[] = {"base", "here", NULL};

static ArbValue check_place(lua_State *L, const Argument *a, int index)
{
  if (lua_type(L, index) != LUA_TSTRING) return check_id(L, a, index);
  const char *word = lua_tostring(L, index);
  for (const char *const *known = bind_host_place_words; *known; known++)
    if (strcmp(word, *known) == 0) return (ArbValue){.type = ARB_T_NAME, .name = *known};
  bad_argument(L, a, index);
}

static lua_Integer list_length(lua_State *L, const Argument *a, int index)
{
  lua_Integer count = luaL_len(L, index);
  if (count > LIST_MAX) luaL_error(L, "the list given to '%s' is too long", a->action->name);
  return count;
}

static ArbValue selected(lua_State *L, const Argument *a, int selector1)
{
  ArbGame *game = a->host->now.game;
  int count = arb_selector_list(game, selector1, a->host->now.context, NULL, 0);
  ArbId *ids = arena_take(game, (size_t)(count ? count : 1) * sizeof *ids);
  arb_selector_list(game, selector1, a->host->now.context, ids, count);
  check_cards(L, a, ids, count);
  return (ArbValue){.type = ARB_T_IDS, .ids = ids, .count = count};
}

/* One object, a list of objects or a selector; objects that are gone are left out, unless the
** action looks at what they were. */
static ArbValue check_ids(lua_State *L, const Argument *a, int index)
{
  int selector1 = selector_at(L, a->host, index);
  if (selector1) return selected(L, a, selector1);
  bool list = lua_type(L, index) == LUA_TTABLE;
  if (!list && !is_id(L, index) && !is_none(L, index)) bad_argument(L, a, index);
  lua_Integer length = list ? list_length(L, a, index) : 1;
  ArbId *ids = arena_take(a->host->now.game, (size_t)(length ? length : 1) * sizeof *ids);
  int count = 0;
  for (lua_Integer i = 1; i <= length; i++) {
    if (list) lua_geti(L, index, i);
    else lua_pushvalue(L, index);
    if (!is_id(L, -1) && !is_none(L, -1)) bad_argument(L, a, lua_gettop(L));
    if (is_id(L, -1) && (a->param->gone || bind_host_is_fresh(a->host, id_at(L, -1))))
      ids[count++] = id_at(L, -1);
    lua_pop(L, 1);
  }
  check_cards(L, a, ids, count);
  return (ArbValue){.type = ARB_T_IDS, .ids = ids, .count = count};
}

static ArbValue check_selector(lua_State *L, const Argument *a, int index)
{
  int selector1 = selector_at(L, a->host, index);
  if (!selector1) bad_argument(L, a, index);
  return (ArbValue){.type = ARB_T_SELECTOR, .number = selector1};
}

/* The objects to choose from; the action itself evaluates a selector. */
static ArbValue check_choice(lua_State *L, const Argument *a, int index)
{
  int selector1 = selector_at(L, a->host, index);
  if (selector1) return (ArbValue){.type = ARB_T_SELECTOR, .number = selector1};
  return lua_type(L, index) == LUA_TTABLE ? check_ids(L, a, index) : check_id(L, a, index);
}

static ArbValue check_keyword(lua_State *L, const Argument *a, int index)
{
  if (lua_type(L, index) != LUA_TSTRING) bad_argument(L, a, index);
  const char *name = lua_tostring(L, index);
  Guess guess = bind_guess_begin(name);
  char hint[80];
  const ArbCards *cards = a->host->cards;
  for (int i = 0; i < cards->keyword_count; i++) {
    if (strcmp(cards->keywords[i].name, name) == 0)
      return (ArbValue){.type = ARB_T_KEYWORD, .number = i};
    bind_guess_try(&guess, cards->keywords[i].name);
  }
  luaL_error(L, "unknown keyword '%s'%s", name, bind_guess_text(&guess, hint, sizeof hint));
  return of_type(ARB_T_NIL);
}

static ArbValue player_value(ArbId id)
{
  return id_is_nothing(id) ? of_type(ARB_T_NONE) : (ArbValue){.type = ARB_T_ID, .id = id};
}

static ArbValue check_player(lua_State *L, const Argument *a, int index)
{
  const BindHost *host = a->host;
  ArbSeat you = host->now.context->you;
  if (is_none(L, index)) return of_type(ARB_T_NONE);
  if (is_id(L, index) && id_kind(id_at(L, index)) == ARB_KIND_PLAYER)
    return player_value(id_at(L, index));
  const char *word = lua_type(L, index) == LUA_TSTRING ? lua_tostring(L, index) : "";
  ArbGame *game = host->now.game;
  if (strcmp(word, "turn_player") == 0 && game->rules->table_pool)
    return player_value(id_player(game_turn_player(game)));
  bool next = strcmp(word, "opponent") == 0 || strcmp(word, "next") == 0;
  if (!next && strcmp(word, "you") != 0) bad_argument(L, a, index);
  if (you == ARB_NO_SEAT) return of_type(ARB_T_NONE);
  return player_value(id_player(next ? arb_game_next_seat(host->now.game, you) : you));
}

static ArbValue check_duration(lua_State *L, const Argument *a, int index)
{
  const char *word = lua_type(L, index) == LUA_TSTRING ? lua_tostring(L, index) : "";
  for (const ArbWord *lasts = rules_of(L)->durations; lasts && lasts->word; lasts++)
    if (strcmp(lasts->word, word) == 0)
      return (ArbValue){.type = ARB_T_INT, .number = lasts->value};
  bad_argument(L, a, index);
}

/* Reads { unit, amount, by = unit } at the top; false when one of the objects is none. */
static bool read_deal(lua_State *L, const Argument *a, ArbDeal *deal)
{
  int entry = lua_gettop(L);
  if (lua_type(L, entry) != LUA_TTABLE) bad_argument(L, a, entry);
  lua_geti(L, entry, 1);
  lua_geti(L, entry, 2);
  lua_getfield(L, entry, "by");
  if (lua_isnil(L, -1)) {
    lua_pop(L, 1);
    bind_host_push_none(L);
  }
  for (int i = 1; i <= 3; i += 2)
    if (!is_id(L, entry + i) && !is_none(L, entry + i)) bad_argument(L, a, entry + i);
  bool whole = is_id(L, entry + 1) && bind_host_is_fresh(a->host, id_at(L, entry + 1));
  ArbValue amount = check_integer(L, a, entry + 2);
  if (whole) deal->target = id_at(L, entry + 1);
  deal->by = is_id(L, entry + 3) ? id_at(L, entry + 3) : ARB_NOTHING;
  deal->amount = amount.number;
  lua_settop(L, entry);
  return whole && amount.type == ARB_T_INT;
}

static ArbValue check_deals(lua_State *L, const Argument *a, int index)
{
  if (lua_type(L, index) != LUA_TTABLE) bad_argument(L, a, index);
  lua_Integer length = list_length(L, a, index);
  ArbDeal *deals = arena_take(a->host->now.game, (size_t)(length ? length : 1) * sizeof *deals);
  int count = 0;
  for (lua_Integer i = 1; i <= length; i++) {
    lua_geti(L, index, i);
    if (read_deal(L, a, &deals[count])) count++;
    lua_pop(L, 1);
  }
  return (ArbValue){.type = ARB_T_DEALS, .deals = deals, .count = count};
}

/* The texts stay valid in their list, which is on the caller's stack. */
static ArbValue check_names(lua_State *L, const Argument *a, int index)
{
  bool is_list = lua_type(L, index) == LUA_TTABLE;
  lua_Integer length = is_list ? list_length(L, a, index) : 1;
  size_t room = (size_t)(length ? length : 1);
  const char **names = arena_take(a->host->now.game, room * sizeof *names);
  for (lua_Integer i = 1; i <= length; i++) {
    if (is_list) lua_geti(L, index, i);
    else lua_pushvalue(L, index);
    if (lua_type(L, -1) != LUA_TSTRING) bad_argument(L, a, lua_gettop(L));
    names[i - 1] = lua_tostring(L, -1);
    lua_pop(L, 1);
  }
  return (ArbValue){.type = ARB_T_NAMES, .names = names, .count = (int)length};
}

static ArbValue check_value(lua_State *L, const Argument *a, int index)
{
  if (lua_isnoneornil(L, index)) {
    if (!a->param->optional) bad_argument(L, a, index);
    return of_type(ARB_T_NIL);
  }
  switch ((ArbType)a->param->type) {
  case ARB_T_BOOL:
    if (!lua_isboolean(L, index)) bad_argument(L, a, index);
    return (ArbValue){.type = ARB_T_BOOL, .number = lua_toboolean(L, index)};
  case ARB_T_INT: return check_integer(L, a, index);
  case ARB_T_ID: return check_id(L, a, index);
  case ARB_T_WAS: return check_was(L, a, index);
  case ARB_T_IDS: return check_ids(L, a, index);
  case ARB_T_NAME:
    if (lua_type(L, index) != LUA_TSTRING) bad_argument(L, a, index);
    return (ArbValue){.type = ARB_T_NAME, .name = lua_tostring(L, index)};
  case ARB_T_KEYWORD: return check_keyword(L, a, index);
  case ARB_T_SELECTOR: return check_selector(L, a, index);
  case ARB_T_PLAYER: return check_player(L, a, index);
  case ARB_T_DURATION: return check_duration(L, a, index);
  case ARB_T_PLACE: return check_place(L, a, index);
  case ARB_T_CHOICE: return check_choice(L, a, index);
  case ARB_T_DEALS: return check_deals(L, a, index);
  case ARB_T_NAMES: return check_names(L, a, index);
  default: bad_argument(L, a, index);
  }
}

/* The number of parameters of a row, and how many of them are by position. */
int bind_host_count_params(const ArbAction *action, int *positional)
{
  int count = 0;
  *positional = 0;
  while (count < ARB_PARAMS_MAX && action->params[count].name) {
    *positional += !action->params[count].named;
    count++;
  }
  return count;
}

/* A table whose entries have names: { by = player }.  The empty table may be a list. */
static bool is_options(lua_State *L, int index)
{
  if (lua_type(L, index) != LUA_TTABLE) return false;
  int top = lua_gettop(L);
  bind_sandbox_content(L, index);
  lua_pushnil(L);
  bool named = lua_next(L, -2) && lua_type(L, -2) == LUA_TSTRING;
  lua_settop(L, top);
  return named;
}

static void unknown_option(lua_State *L, const ArbAction *action, const char *name)
{
  char hint[80];
  Guess guess = bind_guess_begin(name);
  for (int i = 0; i < ARB_PARAMS_MAX && action->params[i].name; i++)
    if (action->params[i].named) bind_guess_try(&guess, action->params[i].name);
  luaL_error(L, "'%s' has no option '%s'%s", action->name, name,
             bind_guess_text(&guess, hint, sizeof hint));
}

/* Refuses options that the row does not have. */
static void check_options(lua_State *L, const ArbAction *action, int options)
{
  bind_sandbox_content(L, options);
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    bool known = false;
    const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "?";
    for (int i = 0; i < ARB_PARAMS_MAX && action->params[i].name; i++)
      known = known || (action->params[i].named && strcmp(action->params[i].name, name) == 0);
    if (!known) unknown_option(L, action, name);
  }
  lua_pop(L, 1);
}

/* Fills in one value per parameter from the arguments on the stack. */
void bind_host_read_arguments(lua_State *L, BindHost *host, const ArbAction *action,
                              ArbValue *values)
{
  int positional, count = bind_host_count_params(action, &positional);
  int given = lua_gettop(L), options = 0;
  bool named = count > positional;
  if (named && given > 0 && given <= positional + 1 && is_options(L, given) &&
      !selector_at(L, host, given))
    options = given--;
  if (given > positional)
    luaL_error(L, "too many arguments to '%s' (%d at most%s)", action->name, positional,
               named ? ", then a table of options" : "");
  if (options) check_options(L, action, options);
  luaL_checkstack(L, count + 8, action->name);
  for (int i = 0, at = 0; i < count; i++) {
    Argument a = {host, action, &action->params[i], 0};
    if (!a.param->named) {
      a.position = ++at;
      if (at > given) lua_pushnil(L);
      else lua_pushvalue(L, at);
    } else if (options) {
      lua_getfield(L, options, a.param->name);
    } else {
      lua_pushnil(L);
    }
    bool first_ref = !a.param->named && strcmp(a.param->name, "ref1") == 0;
    if (first_ref && at <= given && lua_isnil(L, -1)) /* trailing refs may be nil */
      luaL_error(L,
                 "bad argument #%d to '%s' (it is nil: there is no first of an empty list; ask "
                 "#list > 0 before)",
                 at, action->name);
    values[i] = check_value(L, &a, lua_gettop(L)); /* the Lua value stays: its texts are used */
  }
}

/* The value that a script function returned. */
ArbValue bind_host_result_at(lua_State *L, BindHost *host, int index)
{
  static const ArbAction action = {.name = "return"};
  static const ArbParam param = {.name = "result", .type = ARB_T_INT, .optional = 1};
  Argument a = {host, &action, &param, 1};
  switch (lua_type(L, index)) {
  case LUA_TNIL: return of_type(ARB_T_NIL);
  case LUA_TBOOLEAN: return (ArbValue){.type = ARB_T_BOOL, .number = lua_toboolean(L, index)};
  case LUA_TNUMBER: return check_integer(L, &a, index);
  case LUA_TLIGHTUSERDATA: return (ArbValue){.type = ARB_T_ID, .id = id_at(L, index)};
  case LUA_TUSERDATA: return of_type(ARB_T_NONE);
  case LUA_TTABLE: return check_ids(L, &a, index);
  default: bad_argument(L, &a, index);
  }
}
