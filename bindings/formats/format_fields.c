/* SPDX-License-Identifier: MIT */
/*
** format_fields.c -- the fields of a format.
**
** Every number is a row of a table, with its bounds.  The numbers of every format are here; those
** of the game are in its rules (ArbRules.format_numbers) and its row (BindGame.deck_numbers).
** Loading a format, `check` and the documents all read these rows.  Checks of several numbers
** together are also here.
*/
#include <lauxlib.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "formats/format.h"
#include "basics/guess.h"
#include "open.h"

enum { FIELDS_MAX = 100, COPIES_MAX = 200 };

const char *const bind_format_fields[] = {"name",    "game",     "deck",     "rules",
                                          "house",   "check",    "mulligan", "abilities",
                                          "signals", "counters", NULL};
const char *const bind_deck_lists[] = {"banned", "limits", NULL};

/* In the order of bind_format_house. */
enum {
  PLAYERS,
  OPENING_HAND,
  MULLIGAN_MAX,
  TEAMS,
  GAMES,
  OPENING_DRAW,
  MULLIGAN_TIMES,
  MULLIGAN_FREE,
  HAND_OF
};
const ArbFormatNumber bind_format_house[] = {
  [PLAYERS] = {"players", ARB_FORMAT_NEEDED, 2, ARB_SEATS_MAX, 0, NULL, NULL, 0},
  [OPENING_HAND] = {"opening_hand", ARB_FORMAT_NEEDED, 0, 99, 0, NULL, "cards", 0},
  [MULLIGAN_MAX] = {"mulligan_max", 0, 0, 99, 0, NULL, "cards", 0},
  [TEAMS] = {"teams", 0, 0, ARB_SEATS_MAX, 0, NULL, NULL, 0},
  [GAMES] = {"games", 0, 0, 99, 0, NULL, NULL, 0},
  [OPENING_DRAW] = {"opening_draw", 0, 1, 99, 0, NULL, "cards", 0},
  [MULLIGAN_TIMES] = {"mulligan_times", 0, 1, 99, 0, NULL, NULL, 0},
  [MULLIGAN_FREE] = {"mulligan_free", 0, 0, 99, 0, NULL, NULL, 0},
  [HAND_OF] = {"opening_hand_p1", ARB_FORMAT_ZERO | ARB_FORMAT_OF(0), 0, 99, 0, NULL, "cards", 0},
  {"opening_hand_p2", ARB_FORMAT_ZERO | ARB_FORMAT_OF(1), 0, 99, 0, NULL, "cards", 0},
  {"opening_hand_p3", ARB_FORMAT_ZERO | ARB_FORMAT_OF(2), 0, 99, 0, NULL, "cards", 0},
  {"opening_hand_p4", ARB_FORMAT_ZERO | ARB_FORMAT_OF(3), 0, 99, 0, NULL, "cards", 0},
  {NULL, 0, 0, 0, 0, NULL, NULL, 0},
};

/* In the order of ArbMulligan. */
static const char *const mulligans[ARB_MULLIGAN_COUNT] = {
  [ARB_MULLIGAN_EXCHANGE] = "exchange", [ARB_MULLIGAN_ANEW] = "anew",
  [ARB_MULLIGAN_LONDON] = "london",     [ARB_MULLIGAN_PARIS] = "paris",
  [ARB_MULLIGAN_NONE] = "none",
};

const char *bind_mulligan(const ArbFormat *format)
{
  return format->mulligan < ARB_MULLIGAN_COUNT ? mulligans[format->mulligan] : NULL;
}

/* ---- Which there are ------------------------------------------------------------ */

static void add_known(const char **known, int *count, const char *name)
{
  if (name && *count < FIELDS_MAX - 1) known[(*count)++] = name;
  known[*count] = NULL;
}

void bind_format_check_fields(lua_State *L, FormatReader *r)
{
  const char *known[FIELDS_MAX];
  const ArbRules *rules = r->game->rules;
  int count = 0;
  for (int i = 0; bind_format_fields[i]; i++) add_known(known, &count, bind_format_fields[i]);
  for (int i = 0; bind_format_house[i].name; i++)
    add_known(known, &count, bind_format_house[i].name);
  for (int i = 0; i < rules->format_number_count; i++)
    add_known(known, &count, rules->format_numbers[i].name);
  add_known(known, &count, rules->shared_field);
  bind_fields_check(L, &r->l, -1, known, true);
}

static void check_deck_fields(lua_State *L, FormatReader *r)
{
  const char *known[FIELDS_MAX];
  int count = 0;
  for (int i = 0; i < r->game->deck_number_count; i++)
    add_known(known, &count, r->game->deck_numbers[i].name);
  for (int i = 0; bind_deck_lists[i]; i++) add_known(known, &count, bind_deck_lists[i]);
  bind_fields_check(L, &r->l, -1, known, false);
}

/* ---- A number -------------------------------------------------------------------- */

typedef struct Number {
  const ArbFormatNumber *row;
  const char *rule;
  int least, most, value;
} Number;

static void read_number_value(lua_State *L, Loader *l, void *data)
{
  Number *number = data;
  const char *name = number->row->name, *unit = number->row->unit;
  char range[48];
  long long value = bind_integer_at(L, l, -1, name, INT_MIN, INT_MAX);
  if (number->least == number->most) snprintf(range, sizeof range, "%d", number->least);
  else snprintf(range, sizeof range, "from %d to %d", number->least, number->most);
  if (value < number->least || value > number->most)
    bind_loader_fail_as(L, l, BIND_C_OUT_OF_RANGE, name, number->rule,
                        "'%s' must be %s%s%s, got %lld", name, range, unit ? " " : "",
                        unit ? unit : "", value);
  number->value = (int)value;
}

/* The number of the table at `table`; -1 when it is missing or wrong. */
static int take_number(lua_State *L, FormatReader *r, int table, const ArbFormatNumber *row,
                       const char *rule)
{
  Number number = {row, rule, row->least, row->most, -1};
  const ArbRules *rules = r->game->rules;
  if (row == &bind_format_house[PLAYERS] && rules->seats_most)
    number.least = rules->seats_least, number.most = rules->seats_most;
  if (row->flags & ARB_FORMAT_FLAG) return bind_field_flag(L, &r->l, table, row->name);
  if (!bind_field(L, table, row->name)) {
    if (row->flags & ARB_FORMAT_NEEDED)
      bind_loader_slip(L, &r->l, BIND_C_MISSING, row->name, rule, "'%s' is missing", row->name);
    return -1;
  }
  if (!bind_loader_try(L, &r->l, read_number_value, &number)) bind_loader_told(&r->l, row->name);
  lua_pop(L, 1);
  return number.value;
}

static uint8_t house_number(lua_State *L, FormatReader *r, int which)
{
  const BindFormatRules *cites = &r->game->cites;
  const ArbFormatNumber *row = &bind_format_house[which];
  const char *rules[] = {[PLAYERS] = cites->players,
                         [OPENING_HAND] = cites->opening_hand,
                         [MULLIGAN_MAX] = NULL,
                         [TEAMS] = cites->teams,
                         [GAMES] = cites->games};
  bool hand = which >= HAND_OF || which == OPENING_DRAW;
  const char *rule = hand ? cites->opening_hand : which <= GAMES ? rules[which] : NULL;
  int value = take_number(L, r, -1, row, rule);
  if (value == 0 && row->flags & ARB_FORMAT_ZERO) return ARB_FORMAT_NONE;
  return (uint8_t)(value < 0 ? 0 : value);
}

/* Whether a row is for one player what another row is for all. */
static bool is_of_player(const ArbFormatNumber *row, const ArbFormatNumber *all)
{
  size_t length = strlen(all->name);
  return row->flags / ARB_FORMAT_SEAT && strncmp(row->name, all->name, length) == 0 &&
         strncmp(row->name + length, "_p", 2) == 0;
}

/* Refuses a number that is less than another one of its table, if both are known. */
static void check_not_less(lua_State *L, FormatReader *r, const ArbFormatNumber *rows,
                           const int *values, int i, int of)
{
  if (values[i] < 0 || values[of] < 0 || values[i] >= values[of]) return;
  bind_loader_slip(L, &r->l, BIND_C_OUT_OF_RANGE, rows[i].name, rows[i].rule,
                   "'%s' is %d, but '%s' is %d: it cannot be less", rows[i].name, values[i],
                   rows[of].name, values[of]);
}

static void check_least(lua_State *L, FormatReader *r, const ArbFormatNumber *rows,
                        const int *values, int i)
{
  int of = rows[i].least_of1 - 1;
  if (of < 0) return;
  check_not_less(L, r, rows, values, i, of);
  for (int j = 0; j < r->game->rules->format_number_count; j++)
    if (is_of_player(&rows[j], &rows[of])) check_not_less(L, r, rows, values, i, j);
}

/* Reads the numbers in the game's table.  Numbers for deck rules alone are checked but not kept, so
** formats that differ only in them play alike. */
static void read_numbers(lua_State *L, FormatReader *r)
{
  const ArbRules *rules = r->game->rules;
  int values[ARB_FORMAT_NUMBERS_MAX];
  for (int i = 0; i < rules->format_number_count; i++) {
    const ArbFormatNumber *row = &rules->format_numbers[i];
    values[i] = take_number(L, r, -1, row, row->rule);
    uint8_t kept = (uint8_t)(values[i] < 0 ? 0 : values[i]);
    if (values[i] == 0 && row->flags & ARB_FORMAT_ZERO) kept = ARB_FORMAT_NONE;
    if (!(row->flags & ARB_FORMAT_DECK)) r->out->numbers[i] = kept;
  }
  for (int i = 0; i < rules->format_number_count; i++)
    check_least(L, r, rules->format_numbers, values, i);
}

/* The existing switches, for an error: "a, b, c". */
static const char *switch_names(lua_State *L, const ArbRules *rules)
{
  luaL_Buffer text;
  luaL_buffinit(L, &text);
  for (int i = 0; i < rules->switch_count; i++) {
    if (i) luaL_addstring(&text, ", ");
    luaL_addstring(&text, rules->switches[i].name);
  }
  luaL_pushresult(&text);
  return lua_tostring(L, -1);
}

static const char *switch_hint(lua_State *L, const ArbRules *rules, const char *name)
{
  char hint[80];
  Guess guess = bind_guess_begin(name);
  for (int i = 0; i < rules->switch_count; i++) bind_guess_try(&guess, rules->switches[i].name);
  return lua_pushstring(L, bind_guess_text(&guess, hint, sizeof hint));
}

static const char *profile_hint(lua_State *L, const ArbRules *rules, const char *name)
{
  char hint[80];
  Guess guess = bind_guess_begin(name);
  for (int i = 0; i < rules->profile_count; i++) bind_guess_try(&guess, rules->profiles[i].name);
  return lua_pushstring(L, bind_guess_text(&guess, hint, sizeof hint));
}

static int find_switch(const ArbRules *rules, const char *name)
{
  for (int i = 0; i < rules->switch_count; i++)
    if (strcmp(rules->switches[i].name, name) == 0) return i;
  return -1;
}

/* Reads `rules` (a profile by name) and `house` (single switches, on or off).  NULL, or what is
** wrong, which lies on the stack. */
const char *bind_house_rules(lua_State *L, const ArbRules *rules, int format, uint32_t *house,
                             const char **word)
{
  format = lua_absindex(L, format);
  *house = 0;
  *word = NULL;
  lua_getfield(L, format, "rules");
  if (!lua_isnil(L, -1)) {
    const char *name = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
    const ArbProfile *found = NULL;
    for (int i = 0; i < rules->profile_count; i++)
      if (strcmp(rules->profiles[i].name, name) == 0) found = &rules->profiles[i];
    if (!found) {
      *word = *name ? name : "rules";
      return lua_pushfstring(L, "there are no rules \"%s\"%s", name, profile_hint(L, rules, name));
    }
    *house = found->switches;
  }
  lua_getfield(L, format, "house");
  if (lua_isnil(L, -1)) return NULL;
  if (!lua_istable(L, -1)) return "'house' is a table of switches, each true or false";
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    const char *name = lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "";
    int at = find_switch(rules, name);
    if (at < 0 || !lua_isboolean(L, -1)) {
      *word = name;
      return lua_pushfstring(
          L, "'house': \"%s\" is no switch that is true or false%s (there are: %s)", name,
          at < 0 ? switch_hint(L, rules, name) : "", switch_names(L, rules));
    }
    if (lua_toboolean(L, -1)) *house |= 1u << at;
    else *house &= ~(1u << at);
  }
  return NULL;
}

/* ---- Cards that a format names ------------------------------------------------ */

static bool is_listed(const FormatReader *r, const char *name)
{
  for (int i = 0; i < r->name_count; i++)
    if (strcmp(r->names[i], name) == 0) return true;
  return false;
}

/* The card with this name or id in a pool of all cards; 0 when only names are known, or nothing.
** Raises when there is no such card. */
static uint16_t card_named(lua_State *L, FormatReader *r, const char *what, const char *name)
{
  char hint[80];
  uint16_t def = r->cards ? bind_find_card(r->cards, name, -1) : 0;
  if (def || (!r->cards && (!r->names || is_listed(r, name)))) return def;
  Guess guess = bind_guess_begin(name);
  for (int i = 1; r->cards && i <= arb_cards_count(r->cards); i++)
    bind_guess_try(&guess, arb_card_title(r->cards, (uint16_t)i));
  for (int i = 0; !r->cards && i < r->name_count; i++) bind_guess_try(&guess, r->names[i]);
  bind_loader_fail_as(L, &r->l, BIND_C_UNKNOWN_CARD, name, NULL, "'%s': there is no card '%s'%s",
                      what, name, bind_guess_text(&guess, hint, sizeof hint));
}

static void add_shared(lua_State *L, Loader *l, const char *text, void *data)
{
  FormatReader *r = data;
  const ArbRules *rules = r->game->rules;
  if (r->shared_count == ARB_SHARED_MAX)
    loader_fail(L, l, rules->shared_rule, "'%s' lists more than %d", rules->shared_field,
                ARB_SHARED_MAX);
  uint16_t def = card_named(L, r, rules->shared_field, text);
  if (r->shared) r->shared[r->shared_count] = def;
  r->shared_count++;
}

void bind_format_read_shared(lua_State *L, FormatReader *r)
{
  r->shared_count = 0;
  if (r->game->rules->shared_field)
    bind_each_text_in(L, &r->l, -1, r->game->rules->shared_field, add_shared, r);
}

/* ---- What decks may hold -------------------------------------------------------- */

typedef struct Limit {
  FormatReader *r;
  FormatLimit *visit;
  int table;
} Limit;

static void visit_banned(lua_State *L, Loader *l, const char *text, void *data)
{
  const Limit *limit = data;
  (void)l;
  uint16_t def = card_named(L, limit->r, "banned", text);
  if (limit->visit) limit->visit(L, limit->r, text, def, 0);
}

/* Visits an entry of limits = { ["Gust"] = 1 }; its name is at the top. */
static void visit_limit(lua_State *L, Loader *l, void *data)
{
  const Limit *limit = data;
  if (lua_type(L, -1) != LUA_TSTRING)
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, "limits", NULL,
                        "'limits' says how many copies of a card are allowed: { [\"Gust\"] = 1 }");
  const char *name = lua_tostring(L, -1);
  uint16_t def = card_named(L, limit->r, "limits", name);
  int most = (int)bind_field_integer(L, l, limit->table, name, 0, COPIES_MAX, 0);
  if (limit->visit) limit->visit(L, limit->r, name, def, most);
}

void bind_format_each_limit(lua_State *L, FormatReader *r, FormatLimit *visit)
{
  Limit limit = {r, visit, 0};
  bind_each_text_in(L, &r->l, -1, "banned", visit_banned, &limit);
  if (!bind_field_table(L, &r->l, -1, "limits")) return;
  limit.table = lua_gettop(L);
  bind_sandbox_keys(L, limit.table);
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, limit.table + 1, i);
    bind_loader_try(L, &r->l, visit_limit, &limit);
    lua_settop(L, limit.table + 1);
  }
  lua_settop(L, limit.table - 1);
}

/* Where a number comes from that the format does not give: the rulebook. */
static const char *said_by(int i, const int *said)
{
  return said[i] < 0 ? ", which is the rulebook's where a format says nothing" : "";
}

/* Refuses numbers that no deck could meet. */
static void check_deck_numbers(lua_State *L, FormatReader *r, const int *said)
{
  const ArbFormatNumber *rows = r->game->deck_numbers;
  for (int i = 0; i < r->game->deck_number_count; i++) {
    int of = rows[i].least_of1 - 1, own = said[i] < 0 ? of : i;
    if (of < 0 || r->deck[i] < 0 || r->deck[of] < 0 || r->deck[i] >= r->deck[of]) continue;
    bind_loader_slip(L, &r->l, BIND_C_OUT_OF_RANGE, rows[own].name, rows[i].rule,
                     "no deck can be of at least %d and at most %d %s: '%s' is %d%s, '%s' is %d%s",
                     r->deck[of], r->deck[i], rows[i].unit, rows[of].name, r->deck[of],
                     said_by(of, said), rows[i].name, r->deck[i], said_by(i, said));
  }
}

void bind_format_read_deck(lua_State *L, FormatReader *r, int format)
{
  const ArbFormatNumber *rows = r->game->deck_numbers;
  int said[FORMAT_DECK_NUMBERS], count = r->game->deck_number_count, top = lua_gettop(L);
  if (!bind_field_table(L, &r->l, format, "deck")) lua_newtable(L);
  check_deck_fields(L, r);
  for (int i = 0; i < count; i++) {
    said[i] = take_number(L, r, lua_gettop(L), &rows[i], rows[i].rule);
    r->deck[i] = said[i] < 0 && rows[i].usual ? rows[i].usual : said[i];
  }
  check_deck_numbers(L, r, said);
  lua_settop(L, top);
}

/* The most cards that a player draws for a hand; and the field that says so. */
static int most_drawn(const ArbFormat *f, const char **name)
{
  int most = f->opening_hand;
  *name = "opening_hand";
  for (int seat = 0; seat < ARB_SEATS_MAX; seat++) {
    if (f->opening_hand_of[seat] == ARB_FORMAT_NONE || f->opening_hand_of[seat] <= most) continue;
    most = f->opening_hand_of[seat];
    *name = bind_format_house[HAND_OF + seat].name;
  }
  if (f->opening_draw > most) most = f->opening_draw, *name = "opening_draw";
  return most;
}

/* Refuses a hand that is larger than a legal deck. */
static void check_hand(lua_State *L, FormatReader *r)
{
  const ArbFormatNumber *rows = r->game->deck_numbers;
  const char *name;
  int drawn = most_drawn(r->out, &name);
  for (int i = 0; i < r->game->deck_number_count; i++)
    if (rows[i].flags & ARB_FORMAT_DRAWN && r->deck[i] >= 0 && drawn > r->deck[i])
      bind_loader_slip(L, &r->l, BIND_C_OUT_OF_RANGE, name, r->game->cites.opening_hand,
                       "'%s' is %d %s, but a deck may have no more than %d ('%s')", name, drawn,
                       rows[i].unit, r->deck[i], rows[i].name);
  if (r->out->mulligan_max > r->out->opening_hand)
    bind_loader_warn(&r->l, BIND_C_NO_EFFECT, "mulligan_max", NULL,
                     "'mulligan_max' is %d, but the opening hand is of %d", r->out->mulligan_max,
                     r->out->opening_hand);
}

/* ---- All of it -------------------------------------------------------------------- */

void bind_format_name_of(const char *path, char *out, size_t size)
{
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path;
  size_t length = strlen(name), tail = strlen(".lua");
  if (length >= tail && strcmp(name + length - tail, ".lua") == 0) length -= tail;
  snprintf(out, size, "%.*s", (int)length, name);
}

void bind_format_name_of_script(const Script *script, char *out, size_t size)
{
  if (script->format) snprintf(out, size, "%s", script->format);
  else bind_format_name_of(script->name, out, size);
}

/* Refuses a `name` that differs from the file's: a format is asked for by the file's name. */
static void read_name(lua_State *L, Loader *l, void *data)
{
  FormatReader *r = data;
  char file[64];
  const char *rule = r->game->cites.format, *name = bind_field_text(L, l, -1, "name");
  bind_format_name_of_script(&r->format, file, sizeof file);
  if (!name || strlen(name) >= sizeof r->out->name)
    bind_loader_fail_as(L, l, BIND_C_MISSING, "name", rule,
                        "'name' is missing or longer than %d letters",
                        (int)sizeof r->out->name - 1);
  strcpy(r->out->name, name);
  if (strcmp(name, file) != 0)
    bind_loader_fail_as(L, l, BIND_C_NOT_TOGETHER, "name", NULL,
                        "'name' is '%s', but the file is %s.lua: a format is called like its file",
                        name, file);
}

static void read_sides(lua_State *L, FormatReader *r)
{
  const BindFormatRules *cites = &r->game->cites;
  ArbFormat *f = r->out;
  f->games = house_number(L, r, GAMES);
  f->teams = house_number(L, r, TEAMS);
  bool two = f->players == 2 || f->teams == 2;
  if (f->games > 1 && f->players && (!two || f->games % 2 == 0))
    bind_loader_slip(L, &r->l, BIND_C_NOT_TOGETHER, "games", cites->games,
                     "'games': a match is for two players or two teams, best of 3, 5 ...");
  if (f->teams && f->players && (f->teams < 2 || f->teams >= f->players || f->players % f->teams))
    bind_loader_slip(L, &r->l, BIND_C_NOT_TOGETHER, "teams", cites->teams,
                     "'teams': %d players cannot be divided into %d teams", f->players, f->teams);
}

/* rules = "...", house = { ... } */
static void read_house(lua_State *L, Loader *l, void *data)
{
  FormatReader *r = data;
  int top = lua_gettop(L);
  const char *word, *wrong = bind_house_rules(L, r->game->rules, -1, &r->out->house, &word);
  if (wrong) bind_loader_fail_as(L, l, BIND_C_UNKNOWN_VALUE, word, NULL, "%s", wrong);
  lua_settop(L, top);
}

static void check_function(lua_State *L, FormatReader *r)
{
  if (!bind_field(L, -1, "check")) return;
  if (!lua_isfunction(L, -1))
    bind_loader_slip(L, &r->l, BIND_C_WRONG_TYPE, "check", NULL,
                     "'check' must be a function, got %s", bind_sandbox_type_name(L, -1));
  lua_pop(L, 1);
}

/* mulligan = "..." */
static void read_mulligan(lua_State *L, Loader *l, void *data)
{
  FormatReader *r = data;
  char hint[80];
  const char *said = bind_field_text(L, l, -1, "mulligan");
  if (!said) return;
  Guess guess = bind_guess_begin(said);
  for (int i = 1; i < ARB_MULLIGAN_COUNT; i++) {
    if (strcmp(mulligans[i], said) == 0) r->out->mulligan = (uint8_t)i;
    bind_guess_try(&guess, mulligans[i]);
  }
  if (!r->out->mulligan)
    bind_loader_fail_as(L, l, BIND_C_UNKNOWN_VALUE, said, NULL,
                        "'mulligan': there is no kind \"%s\"%s (there are: exchange, anew, london, "
                        "paris, none)",
                        said, bind_guess_text(&guess, hint, sizeof hint));
}

static void read_hands(lua_State *L, FormatReader *r)
{
  ArbFormat *f = r->out;
  f->opening_hand = house_number(L, r, OPENING_HAND);
  for (int seat = 0; seat < ARB_SEATS_MAX; seat++)
    f->opening_hand_of[seat] = house_number(L, r, HAND_OF + seat);
  f->opening_draw = house_number(L, r, OPENING_DRAW);
  f->mulligan_max = house_number(L, r, MULLIGAN_MAX);
  f->mulligan_times = house_number(L, r, MULLIGAN_TIMES);
  f->mulligan_free = house_number(L, r, MULLIGAN_FREE);
  bind_loader_try(L, &r->l, read_mulligan, r);
}

/* Refuses to use more shared cards than the format lists. */
static void check_shared(lua_State *L, FormatReader *r)
{
  const ArbRules *rules = r->game->rules;
  for (int i = 0; i < rules->format_number_count && rules->shared_field; i++) {
    const ArbFormatNumber *row = &rules->format_numbers[i];
    size_t length = strlen(rules->shared_field);
    if (strncmp(row->name, rules->shared_field, length) != 0 ||
        strcmp(row->name + length, "_used") != 0 || r->out->numbers[i] <= r->shared_count)
      continue;
    bind_loader_slip(L, &r->l, BIND_C_NOT_TOGETHER, row->name, row->rule,
                     "'%s' is %d, but '%s' lists %d", row->name, r->out->numbers[i],
                     rules->shared_field, r->shared_count);
  }
}

/* Refuses fields that are allowed one by one, but not together.  Fields that are wrong by
** themselves are reported elsewhere; then `players` may be 0. */
static void check_together(lua_State *L, FormatReader *r)
{
  const char *field,
      *fault = r->out->players ? arb_format_fault(r->game->rules, r->out, &field) : NULL;
  if (fault) bind_loader_slip(L, &r->l, BIND_C_NOT_TOGETHER, field, NULL, "%s", fault);
}

void bind_format_read_fields(lua_State *L, Loader *l, void *reader)
{
  FormatReader *r = reader;
  *r->out = (ArbFormat){0};
  bind_loader_try(L, l, read_name, r);
  r->out->players = house_number(L, r, PLAYERS);
  read_numbers(L, r);
  read_hands(L, r);
  read_sides(L, r);
  bind_loader_try(L, l, read_house, r);
  bind_format_read_shared(L, r);
  check_shared(L, r);
  bind_format_read_deck(L, r, lua_gettop(L));
  check_hand(L, r);
  check_together(L, r);
  if (bind_field_table(L, l, -1, "deck")) {
    bind_format_each_limit(L, r, NULL);
    lua_pop(L, 1);
  }
  check_function(L, r);
}
