/* SPDX-License-Identifier: MIT */
/* fields.c -- reads a declared table; mistakes say where, what was found and what is allowed. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "basics/guess.h"
#include "language/reading.h"
#include "language/words.h"

/* ---- Where we are ---------------------------------------------------------- */

void bind_loader_unsupported(Loader *l, const char *format, ...)
{
  if (l->unsupported[0]) return;
  va_list list;
  va_start(list, format);
  vsnprintf(l->unsupported, sizeof l->unsupported, format, list);
  va_end(list);
}

Spot bind_loader_enter(Loader *l, const char *part, int line)
{
  Spot before = {l->part, l->line, l->nth};
  l->part = part;
  l->line = line;
  l->nth = 0;
  return before;
}

void bind_loader_leave(Loader *l, Spot spot)
{
  l->part = spot.part;
  l->line = spot.line;
  l->nth = spot.nth;
}

/* ---- Values -------------------------------------------------------------- */

const char *bind_text_at(lua_State *L, Loader *l, int index, const char *what)
{
  if (lua_type(L, index) != LUA_TSTRING)
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, what, NULL, "'%s' must be a text, got %s", what,
                        bind_sandbox_type_name(L, index));
  return lua_tostring(L, index);
}

lua_Integer bind_integer_at(lua_State *L, Loader *l, int index, const char *what, lua_Integer least,
                            lua_Integer most)
{
  if (!lua_isinteger(L, index))
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, what, NULL, "'%s' must be an integer, got %s",
                        what, bind_sandbox_type_name(L, index));
  lua_Integer value = lua_tointeger(L, index);
  if (value < least || value > most)
    bind_loader_fail_as(L, l, BIND_C_OUT_OF_RANGE, what, NULL,
                        "'%s' must be from %lld to %lld, got %lld", what, (long long)least,
                        (long long)most, (long long)value);
  return value;
}

/* "a, b or c" */
static const char *list_choices(const char *const *choices, char *out, size_t size)
{
  size_t used = 0;
  out[0] = '\0';
  for (int i = 0; choices[i] && used < size; i++) {
    const char *between = i == 0 ? "" : choices[i + 1] ? ", " : " or ";
    int wrote = snprintf(out + used, size - used, "%s%s", between, choices[i]);
    used += wrote > 0 ? (size_t)wrote : 0;
  }
  return out;
}

int bind_choice_of(lua_State *L, Loader *l, const char *what, const char *text,
                   const char *const *choices)
{
  char list[200], hint[120] = "";
  Guess guess = bind_guess_begin(text);
  for (int i = 0; choices[i]; i++) {
    if (strcmp(choices[i], text) == 0) return i;
    bind_guess_try(&guess, choices[i]);
  }
  if (strcmp(what, "type") == 0 && bind_other_word(l->words, text, ~0u))
    snprintf(hint, sizeof hint,
             ": that is another game's; whose a mod's cards are stands in mod.lua");
  else if (l->lint) bind_guess_text(&guess, hint, sizeof hint);
  bind_loader_fail_as(L, l, BIND_C_UNKNOWN_VALUE, text, NULL, "'%s' is '%s', but may be %s%s", what,
                      text, list_choices(choices, list, sizeof list), hint);
}

/* ---- Fields -------------------------------------------------------------- */

bool bind_field(lua_State *L, int table, const char *name)
{
  table = lua_absindex(L, table);
  lua_pushstring(L, name);
  if (lua_rawget(L, table) != LUA_TNIL) return true;
  lua_pop(L, 1);
  return false;
}

/* What is read from a field.  In lint mode a field with a mistake counts as missing. */
typedef struct Wanted {
  const char *name;
  lua_Integer least, most, value;
  const char *text;
  const char *const *choices;
} Wanted;

static void read_flag_value(lua_State *L, Loader *l, void *data)
{
  Wanted *wanted = data;
  if (!lua_isboolean(L, -1))
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, wanted->name, NULL,
                        "'%s' must be true or false, got %s", wanted->name,
                        bind_sandbox_type_name(L, -1));
  wanted->value = lua_toboolean(L, -1);
}

static void read_integer_value(lua_State *L, Loader *l, void *data)
{
  Wanted *wanted = data;
  wanted->value = bind_integer_at(L, l, -1, wanted->name, wanted->least, wanted->most);
}

static void read_text_value(lua_State *L, Loader *l, void *data)
{
  Wanted *wanted = data;
  wanted->text = bind_text_at(L, l, -1, wanted->name);
}

static void read_choice_value(lua_State *L, Loader *l, void *data)
{
  Wanted *wanted = data;
  wanted->value =
      bind_choice_of(L, l, wanted->name, bind_text_at(L, l, -1, wanted->name), wanted->choices);
}

static void check_table_value(lua_State *L, Loader *l, void *data)
{
  const Wanted *wanted = data;
  if (lua_type(L, -1) != LUA_TTABLE)
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, wanted->name, NULL,
                        "'%s' must be a table, got %s: %s = { ... }", wanted->name,
                        bind_sandbox_type_name(L, -1), wanted->name);
}

static void read_field(lua_State *L, Loader *l, int table, LoaderStep *read, Wanted *wanted)
{
  if (!bind_field(L, table, wanted->name)) return;
  if (!bind_loader_try(L, l, read, wanted)) bind_loader_told(l, wanted->name);
  lua_pop(L, 1);
}

bool bind_field_flag(lua_State *L, Loader *l, int table, const char *name)
{
  Wanted wanted = {.name = name};
  read_field(L, l, table, read_flag_value, &wanted);
  return wanted.value;
}

lua_Integer bind_field_integer(lua_State *L, Loader *l, int table, const char *name,
                               lua_Integer least, lua_Integer most, lua_Integer missing)
{
  Wanted wanted = {.name = name, .least = least, .most = most, .value = missing};
  read_field(L, l, table, read_integer_value, &wanted);
  return wanted.value;
}

const char *bind_field_text(lua_State *L, Loader *l, int table, const char *name)
{
  Wanted wanted = {.name = name};
  read_field(L, l, table, read_text_value, &wanted);
  return wanted.text;
}

int bind_field_choice(lua_State *L, Loader *l, int table, const char *name,
                      const char *const *choices, int missing)
{
  Wanted wanted = {.name = name, .choices = choices, .value = missing};
  read_field(L, l, table, read_choice_value, &wanted);
  return (int)wanted.value;
}

bool bind_field_table(lua_State *L, Loader *l, int table, const char *name)
{
  Wanted wanted = {.name = name};
  if (!bind_field(L, table, name)) return false;
  if (bind_loader_try(L, l, check_table_value, &wanted)) return true;
  bind_loader_told(l, name);
  lua_pop(L, 1);
  return false;
}

const char *bind_peek_name(lua_State *L, int index)
{
  const char *name = NULL;
  index = lua_absindex(L, index);
  if (lua_type(L, index) != LUA_TTABLE || !bind_field(L, index, "name")) return NULL;
  if (lua_type(L, -1) == LUA_TSTRING) name = lua_tostring(L, -1);
  lua_pop(L, 1);
  return name;
}

static bool is_known(const char *const *known, const char *name)
{
  for (; *known; known++)
    if (strcmp(*known, name) == 0) return true;
  return false;
}

/* Whether the name is one of these words, which are separated by spaces. */
static bool is_one_of(const char *words, const char *name)
{
  size_t length = strlen(name);
  while (*words) {
    size_t word = strcspn(words, " ");
    if (word == length && memcmp(words, name, length) == 0) return true;
    words += word;
    words += strspn(words, " ");
  }
  return false;
}

const OtherWord *bind_other_word(const GameWords *words, const char *name, unsigned kinds)
{
  for (const OtherWord *other = words ? words->others : NULL; other && other->word; other++)
    if (is_one_of(other->word, name) && (!other->kinds || other->kinds & kinds)) return other;
  return NULL;
}

const char *bind_word_of_other(const GameWords *words, const char *name)
{
  const OtherWord *other = bind_other_word(words, name, OTHER_ABILITY);
  return other ? other->ours : NULL;
}

enum { HOLDERS_MOST = 3, HOLDERS_ROOM = 120 };

/* ": delayed has it": the words whose abilities have that field, when they are few. */
static const char *say_holders(const Loader *l, const char *name, char out[HOLDERS_ROOM])
{
  int count = 0;
  out[0] = '\0';
  for (const AbilityWord *word = l->words->abilities; word->word; word++)
    for (int i = 0; i < WORD_FIELDS_MAX && word->fields[i]; i++) {
      if (strcmp(word->fields[i], name) != 0) continue;
      if (++count > HOLDERS_MOST) return ": abilities of other kinds have it";
      arb_text_add(out, HOLDERS_ROOM, "%s%s", count > 1 ? ", " : ": ", word->word);
    }
  arb_text_add(out, HOLDERS_ROOM, count > 1 ? " have it" : " has it");
  return count ? out : ": abilities of other kinds have it";
}

/* Where else a field of that name may stand; NULL: nowhere. */
static const char *place_of_field(const Loader *l, const char *name, char out[HOLDERS_ROOM])
{
  if (!l->words) return NULL;
  for (const AbilityWord *word = l->words->abilities; word->word; word++)
    if (strcmp(word->word, name) == 0)
      return ": an ability has no '=', and its fields in braces: when { event = ..., run = ... }";
  for (const FieldRow *row = l->words->fields; row->name; row++)
    if (strcmp(row->name, name) == 0)
      return l->part ? say_holders(l, name, out) : ": it belongs into an ability";
  return NULL;
}

enum { SAID_MOST = 14, SAID_ROOM = 300 };

/* ": energy, power": the fields that are known, when they are few enough to be read; else "". */
static const char *say_known(const char *const *known, char out[SAID_ROOM])
{
  int count = 0;
  size_t at = 0;
  out[0] = '\0';
  while (known[count]) count++;
  for (int i = 0; i < count && count <= SAID_MOST && at < SAID_ROOM; i++)
    at += (size_t)snprintf(out + at, SAID_ROOM - at, "%s%s", i ? ", " : ": ", known[i]);
  return at < SAID_ROOM ? out : "";
}

static void unknown_field(lua_State *L, Loader *l, const char *const *known, const char *name)
{
  char hint[80], said[SAID_ROOM], holders[HOLDERS_ROOM];
  Guess guess = bind_guess_begin(name);
  const char *const *all = known;
  const OtherWord *other = bind_other_word(l->words, name, OTHER_FIELD | OTHER_ABILITY);
  const char *ours = other ? other->ours : NULL;
  if (other && other->form && ours && is_known(known, ours)) {
    bind_loader_slip(L, l, BIND_C_UNKNOWN_FIELD, name, NULL,
                     "'%s' is another game's: here it is %s, as in %s", name, ours, other->form);
    return;
  }
  if (other && other->form) {
    bind_loader_slip(L, l, BIND_C_UNKNOWN_FIELD, name, NULL, "'%s' is another game's: write %s",
                     name, other->form);
    return;
  }
  if (other && other->why) {
    bind_loader_slip(L, l, BIND_C_UNKNOWN_FIELD, name, other->rule, "'%s' is another game's: %s",
                     name, other->why);
    return;
  }
  if (ours && is_known(known, ours)) snprintf(guess.best, sizeof guess.best, "%s", ours);
  else
    for (; *known; known++) bind_guess_try(&guess, *known);
  const char *place = ours ? NULL : place_of_field(l, name, holders);
  if (!place && !*bind_guess_text(&guess, hint, sizeof hint)) place = say_known(all, said);
  bind_loader_slip(L, l, BIND_C_UNKNOWN_FIELD, name, NULL, "unknown field '%s'%s", name,
                   place ? place : bind_guess_text(&guess, hint, sizeof hint));
}

void bind_fields_check(lua_State *L, Loader *l, int table, const char *const *known, bool list)
{
  table = lua_absindex(L, table);
  bind_sandbox_keys(L, table); /* in order, so that the same mistake is reported each time */
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, -1, i);
    if (lua_type(L, -1) == LUA_TSTRING) {
      if (!is_known(known, lua_tostring(L, -1))) unknown_field(L, l, known, lua_tostring(L, -1));
    } else if (!list || !lua_isinteger(L, -1)) {
      lua_rawget(L, table);
      bind_loader_slip(L, l, BIND_C_NOT_HERE, NULL, NULL, "has an entry without a name: a %s",
                       bind_sandbox_type_name(L, -1));
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

/* The code for an unknown word of a kind: "unknown-zone" for a "zone". */
static BindCode code_for(const char *what)
{
  for (int code = 0; code < BIND_CODE_COUNT; code++)
    if (strncmp(bind_codes[code].name, "unknown-", 8) == 0 &&
        strcmp(bind_codes[code].name + 8, what) == 0)
      return (BindCode)code;
  return BIND_C_UNKNOWN_VALUE;
}

int bind_name_index(lua_State *L, Loader *l, const char *what, const char *name, const void *rows,
                    size_t row_size, int count)
{
  char hint[80];
  Guess guess = bind_guess_begin(name);
  const OtherWord *other = NULL;
  for (int i = 0; i < count; i++) {
    const char *at =
        *(const char *const *)(const void *)((const char *)rows + (size_t)i * row_size);
    if (strcmp(at, name) == 0) return i;
    bind_guess_try(&guess, at);
  }
  if (strcmp(what, "attribute") == 0) other = bind_other_word(l->words, name, OTHER_ATTRIBUTE);
  if (other && other->form)
    bind_loader_fail_as(L, l, code_for(what), name, NULL, "'%s' is another game's: write %s", name,
                        other->form);
  if (other && other->why)
    bind_loader_fail_as(L, l, code_for(what), name, other->rule, "'%s' is another game's: %s", name,
                        other->why);
  if (other) snprintf(guess.best, sizeof guess.best, "%s", other->ours);
  bind_loader_fail_as(L, l, code_for(what), name, NULL, "unknown %s '%s'%s", what, name,
                      bind_guess_text(&guess, hint, sizeof hint));
}
