/* SPDX-License-Identifier: MIT */
/*
** card.c -- what the readers of all games do in the same way with a card's table: its head, its
** entries, the abilities that stand under a name, shorthand.
*/
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "formats/format.h"

enum { ALIASES_MAX = 200 };

void bind_begin_definition(Loader *l, const char *title, int line)
{
  l->title = title;
  l->part = l->field = NULL;
  l->line = line;
  l->unsupported[0] = '\0';
  l->choices = l->spoken = l->card_spoken = l->text_slots = 0;
  l->by_x = l->uses_x = l->pays_x = l->named = false;
  l->place = NULL;
  l->mistakes = bind_loader_mistakes(l);
}

/* A text of a list, at the top of the stack. */
typedef struct TextStep {
  const char *name;
  TextVisitor *visit;
  void *data;
} TextStep;

static void visit_text(lua_State *L, Loader *l, void *data)
{
  const TextStep *step = data;
  step->visit(L, l, bind_text_at(L, l, -1, step->name), step->data);
}

void bind_each_text_in(lua_State *L, Loader *l, int table, const char *name, TextVisitor *visit,
                       void *data)
{
  TextStep step = {name, visit, data};
  if (!bind_field_table(L, l, table, name)) return;
  int list = lua_gettop(L);
  lua_Integer count = (lua_Integer)lua_rawlen(L, list);
  bind_sandbox_keys(L, list);
  if ((lua_Integer)lua_rawlen(L, -1) != count)
    bind_loader_slip(L, l, BIND_C_WRONG_TYPE, name, NULL, "'%s' is a list of texts", name);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, list, i);
    bind_loader_try(L, l, visit_text, &step);
    lua_pop(L, 1);
  }
  lua_settop(L, list - 1);
}

/* ---- The head ------------------------------------------------------------------ */

static void add_alias(lua_State *L, Loader *l, const char *text, void *data)
{
  char *joined = data;
  size_t used = strlen(joined), length = strlen(text);
  if (used + length + 2 > ALIASES_MAX) loader_fail(L, l, NULL, "'aliases' are too long");
  if (used) joined[used++] = '\n';
  memcpy(joined + used, text, length + 1);
}

int bind_signal_at(lua_State *L, Loader *l, const char *what)
{
  const char *name = bind_text_at(L, l, -1, what);
  int signal = arb_build_signal(l->base, name);
  if (signal < 0) loader_fail(L, l, NULL, "the cards of this pool have too many signals");
  return signal;
}

static void add_signal(lua_State *L, Loader *l, const char *text, void *data)
{
  (void)text, (void)data;
  bind_signal_at(L, l, "signals");
}

void bind_read_signals(lua_State *L, Loader *l, int table)
{
  bind_each_text_in(L, l, table, "signals", add_signal, NULL);
}

/* Reads copies = 10, or "any", which replaces the limit in the deck rules. */
static uint8_t read_copies(lua_State *L, Loader *l, int card)
{
  int copies = UINT8_MAX;
  if (!bind_field(L, card, "copies")) return 0;
  if (lua_type(L, -1) != LUA_TSTRING || strcmp(lua_tostring(L, -1), "any") != 0)
    copies = (int)bind_integer_at(L, l, -1, "copies", 1, UINT8_MAX - 1);
  lua_pop(L, 1);
  return (uint8_t)copies;
}

/* Records list cards by id, with spaces and commas between them, and decks by name, one in a line:
** nothing in either may end the line, or begin what reads like the next entry. */
static void check_lines(lua_State *L, Loader *l, const char *id, const char *name)
{
  for (const char *c = id; c && *c; c++)
    if ((unsigned char)*c <= ' ' || *c == 0x7f || *c == ',')
      bind_loader_slip(L, l, BIND_C_UNKNOWN_VALUE, "id", NULL,
                       "an id has no spaces, commas or control characters");
  if (name && strchr(name, '\n'))
    bind_loader_slip(L, l, BIND_C_UNKNOWN_VALUE, "name", NULL, "a name is one line");
}

void bind_read_card_head(lua_State *L, Loader *l, int card, const char *const *known,
                         ArbCardHead *head)
{
  char aliases[ALIASES_MAX] = "";
  const char *id = bind_field_text(L, l, card, "id"), *name = bind_field_text(L, l, card, "name");
  if (!name) bind_loader_slip(L, l, BIND_C_MISSING, "card", NULL, "'name' is missing");
  check_lines(L, l, id, name);
  bind_fields_check(L, l, card, known, true);
  bind_each_text_in(L, l, card, "aliases", add_alias, aliases);
  head->id = arb_build_string(l->base, id);
  head->name = arb_build_string(l->base, name ? name : "");
  head->aliases = aliases[0] ? arb_build_string(l->base, aliases) : NULL;
  head->file = arb_build_string(l->base, l->script->name);
  const char *text = bind_field_text(L, l, card, "text");
  head->text = text ? arb_build_string(l->base, text) : NULL;
  head->mod = l->script->mod ? arb_build_string(l->base, l->script->mod) : NULL;
  head->hash = l->script->hash;
  head->copies = read_copies(L, l, card);
  bind_read_signals(L, l, card);
}

void bind_read_format_head(lua_State *L, Loader *l, int format, ArbCardHead *head)
{
  char name[64], id[sizeof name + sizeof ARB_FORMAT_ID];
  bind_format_name_of_script(l->script, name, sizeof name);
  snprintf(id, sizeof id, ARB_FORMAT_ID "%s", name);
  head->id = arb_build_string(l->base, id);
  head->name = arb_build_string(l->base, name);
  head->file = arb_build_string(l->base, l->script->name);
  head->mod = l->script->mod ? arb_build_string(l->base, l->script->mod) : NULL;
  head->hash = l->script->hash;
  head->by_id = 1;
  bind_read_signals(L, l, format);
}

void bind_check_own_text(lua_State *L, Loader *l, int card, const char *rule)
{
  const char *type = bind_field_text(L, l, card, "type");
  if (!type || strcmp(type, "spell") == 0) return;
  if (bind_field(L, card, "run") || bind_field(L, card, "targets"))
    bind_loader_slip(L, l, BIND_C_NOT_HERE, NULL, rule,
                     "only a spell has 'run' and 'targets' itself: put them into an ability");
}

/* ---- Abilities ------------------------------------------------------------------- */

/* An entry of a card, at the top of the stack. */
typedef struct EntryStep {
  int number;
  bool modes;
  EntryVisitor *visit;
  void *data;
} EntryStep;

static void visit_entry(lua_State *L, Loader *l, void *data)
{
  const EntryStep *step = data;
  TagInfo info = bind_script_tag(L, -1);
  if (info.tag != TAG_ABILITY && !(step->modes && info.tag == TAG_MODES))
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, info.what, NULL, "entry %d is no ability but a %s",
                        step->number, bind_sandbox_type_name(L, -1));
  if (info.tag == TAG_ABILITY) step->visit(L, l, step->data);
}

void bind_each_entry(lua_State *L, Loader *l, int card, bool modes, EntryVisitor *visit, void *data)
{
  lua_Integer count = (lua_Integer)lua_rawlen(L, card);
  for (lua_Integer i = 1; i <= count; i++) {
    EntryStep step = {(int)i, modes, visit, data};
    lua_rawgeti(L, card, i);
    bind_loader_try(L, l, visit_entry, &step);
    lua_pop(L, 1);
  }
}

/* Reads a named ability; the name and the ability are on top of the stack. */
static void read_named_ability(lua_State *L, Loader *l, void *data)
{
  if (lua_type(L, -2) != LUA_TSTRING)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, "abilities", NULL,
                        "'abilities' holds those that others start, by name: "
                        "abilities = { later = delayed { ... } }; the card's own stand in the card "
                        "itself");
  const char *name = lua_tostring(L, -2);
  (void)data;
  if (bind_script_tag(L, -1).tag != TAG_ABILITY)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, name, NULL, "abilities.%s is no ability but a %s",
                        name, bind_sandbox_type_name(L, -1));
  bind_compile_ability(L, l, lua_gettop(L), name);
}

/* Reads abilities = { name = delayed { ... } }, sorted by name. */
void bind_read_named_abilities(lua_State *L, Loader *l, int card)
{
  if (!bind_field_table(L, l, card, "abilities")) return;
  int named = lua_gettop(L);
  bind_sandbox_keys(L, named);
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, named + 1, i);
    lua_pushvalue(L, -1);
    lua_rawget(L, named);
    bind_loader_try(L, l, read_named_ability, NULL);
    lua_pop(L, 2);
  }
  lua_settop(L, named - 1);
}

/* ---- Shorthand --------------------------------------------------------------------- */

void bind_read_shorthands(lua_State *L, Loader *l, int made)
{
  for (lua_Integer i = 1; lua_rawgeti(L, made, i) != LUA_TNIL; i++) {
    TagInfo info = bind_script_tag(L, -1);
    if (info.tag == TAG_SHORTHAND) {
      bind_begin_definition(l, info.what, info.line);
      if (l->script->mod)
        bind_loader_fail_as(L, l, BIND_C_NOT_HERE, info.what, NULL,
                            "shorthand '%s': a mod brings no words of its own for abilities: write "
                            "when { ... } in the card, or a keyword that has the ability",
                            info.what);
      bind_compile_shorthand(L, lua_gettop(L), info.what);
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  bind_begin_definition(l, NULL, 1);
}
