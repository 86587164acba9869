/* SPDX-License-Identifier: MIT */
/*
** ability.c -- makes records of abilities, modes and slots, in any game.
**
** The game's tables (words.h) say which words there are and which fields may stand in them.  Here
** are the fields that mean the same in every game, and the walk over the tables' rows.  An ability
** that waits for several events becomes one record for each, all with the same function.
*/
#include <assert.h>
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "kernel/parts/replace.h"
#include "language/lint.h"
#include "reader/number.h"

/* Registry key: word -> the table that it stands for. */
static const char key_shorthands;

/* ---- Values that may be a list ------------------------------------------------ */

void bind_each_value(lua_State *L, Loader *l, int index, ValueVisitor *visit, void *data)
{
  index = lua_absindex(L, index);
  if (lua_type(L, index) != LUA_TTABLE) {
    lua_pushvalue(L, index);
    visit(L, l, data);
    lua_pop(L, 1);
    return;
  }
  lua_Integer count = (lua_Integer)lua_rawlen(L, index);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, index, i);
    visit(L, l, data);
    lua_pop(L, 1);
  }
}

/* ---- Slots ---------------------------------------------------------------------- */

/* Whether a word relates a choice to an earlier one. */
static bool is_relation(const TagInfo *info)
{
  return strcmp(info->what, "another") == 0 || strcmp(info->what, "on_slot") == 0;
}

void bind_slot_selector(lua_State *L, Loader *l, int index, int before, ArbSlot *slot)
{
  const char *rule = l->words->cites.targets;
  TagInfo info = bind_script_tag(L, index);
  if (info.tag != TAG_SLOT) {
    slot->selector1 = (uint16_t)bind_compile_selector(L, l, index);
    return;
  }
  if (!is_relation(&info)) loader_fail(L, l, rule, "targets: '%s' may not stand here", info.what);
  slot->different = strcmp(info.what, "another") == 0;
  if (!slot->different) {
    uint8_t of = (uint8_t)bind_field_integer(L, l, index, "n", 1, before ? before : 1, 0);
    if (!of || !before)
      loader_fail(L, l, rule, "targets: '%s' takes the number of an earlier slot", info.what);
    slot->on_slot = of;
  }
  if (!bind_field(L, index, "selector"))
    bind_loader_fail_as(L, l, BIND_C_MISSING, info.what, rule, "targets: '%s' takes a selector",
                        info.what);
  slot->selector1 = (uint16_t)bind_compile_selector(L, l, -1);
  lua_pop(L, 1);
}

/* Reads what the group as a whole must fulfil: { same = "controller" | "place",
** different = "place" (one at each), total = { might = at_most(8) } }. */
static void read_total(lua_State *L, Loader *l, int total, ArbSlot *slot)
{
  const char *rule = l->words->cites.group;
  lua_pushnil(L);
  if (!lua_next(L, total) || lua_type(L, -2) != LUA_TSTRING)
    loader_fail(L, l, rule, "'total' names one number: total = { %s = at_most(8) }",
                l->words->a_number);
  TagInfo info = bind_script_tag(L, -1);
  if (info.tag != TAG_BOUND || strcmp(info.what, "at_most") != 0)
    loader_fail(L, l, rule, "'total' takes at_most(n)");
  slot->total1 = (uint8_t)(bind_find_attribute(L, l, lua_tostring(L, -2)) + 1);
  lua_rawgeti(L, -1, 1);
  slot->most = bind_compile_number(L, l, lua_gettop(L));
}

const char *const bind_group_fields[] = {"same", "different", "total", NULL};

static void read_group(lua_State *L, Loader *l, int index, ArbSlot *slot)
{
  static const char *const same[] = {"controller", "place", NULL};
  static const char *const different[] = {"place", NULL};
  if (!bind_field_table(L, l, index, "group")) return;
  int group = lua_gettop(L);
  bind_fields_check(L, l, group, bind_group_fields, false);
  int which = bind_field_choice(L, l, group, "same", same, -1);
  if (which >= 0) slot->same = (uint8_t)(1 << which);
  if (bind_field_choice(L, l, group, "different", different, -1) >= 0)
    slot->same |= ARB_OTHER_PLACES;
  if (bind_field_table(L, l, group, "total")) read_total(L, l, lua_gettop(L), slot);
  lua_settop(L, group - 1);
}

/* Reads only_if(condition, slot): unless the condition holds there is nothing to choose. */
static void only_if_slot(lua_State *L, Loader *l, int index, int before, ArbSlot *slot)
{
  if (!bind_field(L, index, "selector") || !bind_field(L, index, "n"))
    loader_fail(L, l, l->words->cites.if_,
                "targets: 'only_if' takes a condition and what is chosen then");
  int condition = lua_gettop(L);
  bind_slot_at(L, l, condition - 1, before, slot);
  slot->if_ = bind_compile_condition(L, l, condition);
  lua_settop(L, condition - 2);
}

/* Reads if_paid("name", slot) and unless_paid("name", slot). */
static void paid_slot(lua_State *L, Loader *l, int index, int before, ArbSlot *slot)
{
  TagInfo info = bind_script_tag(L, index);
  if (!bind_field(L, index, "selector") || !bind_field(L, index, "n"))
    loader_fail(L, l, l->words->cites.if_paid, "targets: '%s' takes a name and what is chosen then",
                info.what);
  int name = lua_gettop(L);
  bind_slot_at(L, l, name - 1, before, slot);
  slot->extra = arb_build_string(l->base, bind_text_at(L, l, name, info.what));
  slot->unless_paid = strcmp(info.what, "unless_paid") == 0;
  lua_settop(L, name - 2);
}

/* Reads up_to(n, selector), exactly(n, selector) and any_number(selector). */
static void counted_slot(lua_State *L, Loader *l, int index, int before, ArbSlot *slot)
{
  const char *rule = l->words->cites.targets;
  TagInfo info = bind_script_tag(L, index);
  slot->list = 1;
  slot->max = (uint8_t)bind_field_integer(L, l, index, "n", 1, COUNT_MAX, ARB_ANY_NUMBER);
  slot->min = strcmp(info.what, "exactly") == 0 ? slot->max : 0;
  if (slot->max == ARB_ANY_NUMBER && strcmp(info.what, "any_number") != 0)
    loader_fail(L, l, rule, "targets: '%s' takes a number and a selector", info.what);
  if (!bind_field(L, index, "selector"))
    bind_loader_fail_as(L, l, BIND_C_MISSING, info.what, rule, "targets: '%s' takes a selector",
                        info.what);
  bind_slot_selector(L, l, lua_gettop(L), before, slot);
  lua_pop(L, 1);
  read_group(L, l, index, slot);
}

const SlotWord bind_house_slots[] = {
  {"only_if", only_if_slot},       {"if_paid", paid_slot},          {"unless_paid", paid_slot},
  {"up_to", counted_slot},         {"exactly", counted_slot},       {"any_number", counted_slot},
  {"another", bind_slot_selector}, {"on_slot", bind_slot_selector}, {0}};

static const SlotWord *find_slot(const SlotWord *words, const char *word)
{
  for (; words && words->word; words++)
    if (strcmp(words->word, word) == 0) return words;
  return NULL;
}

void bind_slot_at(lua_State *L, Loader *l, int index, int before, ArbSlot *slot)
{
  TagInfo info = bind_script_tag(L, index);
  slot->min = slot->max = 1;
  if (info.tag != TAG_SLOT) {
    bind_slot_selector(L, l, index, before, slot);
    return;
  }
  const SlotWord *word = find_slot(l->words->slots, info.what);
  if (!word) word = find_slot(bind_house_slots, info.what);
  if (!word)
    loader_fail(L, l, l->words->cites.targets, "targets: '%s' may not stand here", info.what);
  word->read(L, l, index, before, slot);
}

/* A slot of `targets`, at the top of the stack. */
typedef struct SlotStep {
  ArbSlot *slot;
  int before;
} SlotStep;

/* Refuses a target in a zone that not everybody sees: the effect chooses there, not the player
** beforehand. */
static void check_target(lua_State *L, Loader *l, const ArbSlot *slot)
{
  const ArbSelector *all = (const ArbSelector *)(const void *)l->base->selectors.items;
  uint32_t zones = 0;
  int zone = 0;
  for (int s = slot->selector1; s; s = all[s - 1].or_else1) zones |= all[s - 1].zones;
  zones &= l->words->untargeted;
  /* "me" may lie anywhere */
  if (!zones || (slot->selector1 && all[slot->selector1 - 1].only_me)) return;
  while (!(zones >> zone & 1)) zone++;
  const char *name = l->rules->zones[zone].name;
  bind_loader_fail_as(L, l, BIND_C_NOT_HERE, name, l->words->cites.targets,
                      "'targets': a card in zone \"%s\" is no target: choose it in `run`: "
                      "game.choose(cards { zone = \"%s\", ... })",
                      name, name);
}

static void read_slot(lua_State *L, Loader *l, void *data)
{
  const SlotStep *step = data;
  l->choices = step->before;
  bind_slot_at(L, l, lua_gettop(L), step->before, step->slot);
  check_target(L, l, step->slot);
}

/* Refuses targets = { unit {}, optional = true }: the field belongs beside the list. */
static void refuse_named(lua_State *L, Loader *l, int list)
{
  bind_sandbox_keys(L, list); /* in order, so that the same mistake is reported each time */
  for (lua_Integer i = 1, count = (lua_Integer)lua_rawlen(L, -1); i <= count; i++) {
    lua_rawgeti(L, -1, i);
    if (lua_type(L, -1) == LUA_TSTRING)
      bind_loader_slip(
          L, l, BIND_C_NOT_HERE, lua_tostring(L, -1), l->words->cites.targets,
          "'%s' stands in the list of targets: put it beside 'targets', behind the bracket",
          lua_tostring(L, -1));
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

/* Makes a record of each choice in targets = { unit {} }, behind those that are there.  With
** `extra` they are chosen only if that cost is paid. */
static void compile_targets(lua_State *L, Loader *l, int list, ArbAbility *a, const char *extra)
{
  size_t size = l->words->slot_size;
  int before = a->slot_count, room = ARB_SLOTS_MAX - before;
  if (lua_type(L, list) != LUA_TTABLE)
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, "targets", NULL,
                        "'targets' must be a table, got %s", bind_sandbox_type_name(L, list));
  if (bind_script_tag(L, list).tag != TAG_NONE)
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, "targets", l->words->cites.targets,
                        "'targets' is a list: targets = { %s {} }",
                        l->words->types[0] ? l->words->types[0] : "card");
  refuse_named(L, l, list);
  int count = (int)lua_rawlen(L, list);
  if (count > room) {
    bind_loader_unsupported(l, "more than %d choices in one ability", ARB_SLOTS_MAX);
    count = room;
  }
  char *slots = lua_newuserdatauv(L, size * ARB_SLOTS_MAX, 0);
  memset(slots, 0, size * ARB_SLOTS_MAX);
  for (int i = 0; i < count; i++) {
    ArbSlot *slot = (ArbSlot *)(void *)(slots + (size_t)i * size);
    lua_rawgeti(L, list, i + 1);
    SlotStep step = {slot, before + i};
    bind_loader_try(L, l, read_slot, &step);
    if (extra) slot->extra = extra;
    lua_pop(L, 1);
  }
  if (count) {
    int first = l->words->add_slots(l, slots, count);
    assert(!before || first == a->first_slot + before); /* they stand in a row */
    if (!before) a->first_slot = (uint16_t)first;
  }
  a->slot_count = (uint8_t)(before + count);
  lua_pop(L, 1);
}

/* ---- Modes ---------------------------------------------------------------------- */

static void read_fields(lua_State *L, Loader *l, Draft *draft, const char *const *names);

static void read_mode(lua_State *L, Loader *l, int index, Draft *draft)
{
  const char *rule = l->words->cites.modes;
  TagInfo info = bind_script_tag(L, index);
  if (info.tag != TAG_MODE)
    loader_fail(L, l, rule, "modes: a mode expected, got %s", bind_sandbox_type_name(L, index));
  if (draft->mode_count == MODES_MAX) {
    bind_loader_unsupported(l, "more than %d modes", MODES_MAX);
    return;
  }
  Spot spot = bind_loader_enter(l, "mode", info.line);
  ArbAbility *mode = draft->modes[draft->mode_count++];
  Draft text = {.a = mode, .table = index};
  mode->kind = (uint8_t)l->words->mode_kind, mode->line = (uint16_t)info.line;
  bind_fields_check(L, l, index, l->words->text_fields, false);
  read_fields(L, l, &text, l->words->text_fields);
  if (!mode->function && bind_loader_is_fine(l))
    bind_loader_fail_as(L, l, BIND_C_MISSING, "mode", rule, "'run' is missing");
  bind_loader_leave(l, spot);
}

/* The mode at the top of the stack. */
static void add_mode(lua_State *L, Loader *l, void *data)
{
  read_mode(L, l, lua_gettop(L), data);
}

const char *const bind_house_mode_fields[] = {"choose", "up_to", NULL};

/* Checks the fields of modes: these, and those that the game adds. */
static void check_modes(lua_State *L, Loader *l, int index)
{
  const char *fields[8] = {NULL};
  const FieldRow *own = l->words->mode_fields;
  int house = 0;
  for (; bind_house_mode_fields[house]; house++) fields[house] = bind_house_mode_fields[house];
  for (int i = 0; own[i].name; i++) fields[house + i] = own[i].name;
  bind_fields_check(L, l, index, fields, true);
}

static void read_modes(lua_State *L, Loader *l, int index, Draft *draft)
{
  const GameWords *words = l->words;
  ArbAbility *a = draft->a;
  Spot spot = bind_loader_enter(l, "modes", bind_script_tag(L, index).line);
  check_modes(L, l, index);
  a->modes_most = (uint8_t)bind_field_integer(L, l, index, "choose", 1, MODES_MAX, 1);
  a->modes_least = bind_field_flag(L, l, index, "up_to") ? 1 : a->modes_most;
  for (const FieldRow *row = words->mode_fields; row->name; row++) {
    if (!bind_field(L, index, row->name)) continue;
    row->read(L, l, draft, row);
    lua_pop(L, 1);
  }
  lua_Integer count = (lua_Integer)lua_rawlen(L, index);
  if (count < a->modes_most)
    loader_fail(L, l, words->cites.modes,
                count ? "has fewer modes than are chosen" : "has no mode");
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, index, i);
    bind_loader_try(L, l, add_mode, draft);
    lua_pop(L, 1);
  }
  bind_loader_leave(l, spot);
}

/* Reads the entries without a name, where modes stand: activated { cost = ..., modes { ... } }. */
static void read_entries(lua_State *L, Loader *l, int table, Draft *draft)
{
  lua_Integer count = (lua_Integer)lua_rawlen(L, table);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, table, i);
    TagInfo info = bind_script_tag(L, -1);
    if (info.tag == TAG_ABILITY)
      bind_loader_fail_as(L, l, BIND_C_NOT_HERE, info.what, NULL,
                          "'%s' stands inside '%s': end that one before it, with '},'", info.what,
                          l->part);
    if (lua_type(L, -1) == LUA_TSTRING)
      bind_loader_fail_as(L, l, BIND_C_NOT_HERE, lua_tostring(L, -1), NULL,
                          "the text \"%s\" belongs to no field: event = \"%s\"?",
                          lua_tostring(L, -1), lua_tostring(L, -1));
    if (info.tag != TAG_MODES || draft->mode_count)
      bind_loader_fail_as(L, l, BIND_C_NOT_HERE, info.what, NULL,
                          "has an entry without a name: %s (only one 'modes' may stand here)",
                          bind_sandbox_type_name(L, -1));
    read_modes(L, l, lua_gettop(L), draft);
    lua_pop(L, 1);
  }
}

/* ---- Fields that every game has --------------------------------------------------- */

static void *place_in(const Draft *draft, const FieldRow *row)
{
  return (char *)(void *)draft->a + row->to;
}

void bind_read_flag(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  if (!lua_isboolean(L, -1))
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, row->name, NULL,
                        "'%s' must be true or false, got %s", row->name,
                        bind_sandbox_type_name(L, -1));
  if (lua_toboolean(L, -1)) draft->a->flags |= row->to;
}

void bind_read_flag8(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  if (!lua_isboolean(L, -1))
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, row->name, NULL,
                        "'%s' must be true or false, got %s", row->name,
                        bind_sandbox_type_name(L, -1));
  *(uint8_t *)place_in(draft, row) = (uint8_t)lua_toboolean(L, -1);
}

void bind_read_number(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  *(ArbNumber *)place_in(draft, row) = bind_compile_number(L, l, lua_gettop(L));
}

void bind_read_condition(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  *(ArbCondition *)place_in(draft, row) = bind_compile_condition(L, l, lua_gettop(L));
}

void bind_read_selector(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  *(uint16_t *)place_in(draft, row) = (uint16_t)bind_compile_selector(L, l, lua_gettop(L));
}

void bind_read_integer8(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  lua_Integer value = bind_integer_at(L, l, -1, row->name, row->least, row->most);
  *(uint8_t *)place_in(draft, row) = (uint8_t)value;
}

/* Reads the text shown to people (show/does.lua); the engine does not use it. */
void bind_read_label(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  const char *label = bind_text_at(L, l, -1, row->name);
  size_t length = strlen(label);
  (void)draft;
  if (!length || length > LABEL_MAX || strpbrk(label, "\r\n"))
    loader_fail(L, l, NULL, "'%s' is a line of 1 to %d letters", row->name, LABEL_MAX);
}

void bind_read_choice(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  int choice = bind_choice_of(L, l, row->name, bind_text_at(L, l, -1, row->name), row->choices);
  *(uint8_t *)place_in(draft, row) = (uint8_t)(row->least + choice);
}

typedef struct Bits {
  const char *name;
  const char *const *choices;
  uint32_t bits;
  uint8_t all; /* ARB_LOSES_... */
} Bits;

static void add_zone(lua_State *L, Loader *l, void *data)
{
  Bits *zones = data;
  zones->bits |= 1u << bind_find_zone(L, l, bind_text_at(L, l, -1, zones->name));
}

static void add_choice(lua_State *L, Loader *l, void *data)
{
  Bits *set = data;
  set->bits |=
      1u << bind_choice_of(L, l, set->name, bind_text_at(L, l, -1, set->name), set->choices);
}

void bind_read_set(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  Bits set = {.name = row->name, .choices = row->choices};
  bind_each_value(L, l, -1, add_choice, &set);
  *(uint32_t *)place_in(draft, row) = set.bits;
}

void bind_read_set8(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  Bits set = {.name = row->name, .choices = row->choices};
  bind_each_value(L, l, -1, add_choice, &set);
  *(uint8_t *)place_in(draft, row) = (uint8_t)set.bits;
}

static void add_loss(lua_State *L, Loader *l, void *data)
{
  Bits *losses = data;
  const char *name = bind_text_at(L, l, -1, losses->name);
  if (strcmp(name, "abilities") == 0) losses->all = ARB_LOSES_ALL;
  else if (strcmp(name, "text") == 0) losses->all = ARB_LOSES_TEXT;
  else losses->bits |= 1u << bind_find_keyword(L, l, name);
}

void bind_read_losses(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  Bits losses = {.name = row->name};
  bind_each_value(L, l, -1, add_loss, &losses);
  *(uint32_t *)place_in(draft, row) = losses.bits;
  *((uint8_t *)(void *)draft->a + row->also) = losses.all;
}

/* ---- What a static gives ------------------------------------------------------------- */

static ArbStatic *static_of(const Draft *draft, const FieldRow *row)
{
  return (ArbStatic *)place_in(draft, row);
}

typedef struct Given {
  ArbStatic *stat;
  Terms value; /* of the keywords with a value so far */
} Given;

static bool are_equal(const Terms *a, const Terms *b)
{
  return a->count == b->count &&
         memcmp(a->items, b->items, (size_t)a->count * sizeof *a->items) == 0;
}

/* Adds a keyword of keywords = { "ganking", assault = 2 }: one static gives one value, to one
** keyword or to several. */
static void add_given_keyword(lua_State *L, Loader *l, int keyword, int value, void *data)
{
  Given *given = data;
  ArbStatic *stat = given->stat;
  stat->keywords |= 1u << keyword;
  if (!value) return;
  Terms terms = {.count = 0};
  bind_terms_number(L, l, value, &terms);
  if (stat->valued && !are_equal(&terms, &given->value))
    loader_fail(L, l, l->words->cites.keywords,
                "gives keywords with different values: write a static for each value");
  if (!stat->valued) stat->keyword_value = arb_build_number(l->base, terms.items, terms.count);
  given->value = terms;
  stat->valued |= 1u << keyword;
}

void bind_given_keywords(lua_State *L, Loader *l, int index, ArbStatic *stat)
{
  Given given = {.stat = stat};
  bind_each_keyword_in(L, l, index, add_given_keyword, &given);
}

void bind_read_given_keywords(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  ArbStatic *stat = static_of(draft, row);
  if (lua_istable(L, -1)) bind_given_keywords(L, l, -1, stat);
  else stat->keywords |= 1u << bind_find_keyword(L, l, bind_text_at(L, l, -1, row->name));
}

const char *bind_affects_words(char out[SAYING_MAX], unsigned whom, const char *const *words)
{
  size_t used = 0;
  out[0] = '\0';
  for (int i = 0; words[i]; i++) {
    if (!(whom >> i & 1)) continue;
    whom &= ~(1u << i);
    const char *before = !used ? "" : whom ? ", " : " or ";
    int wrote = snprintf(out + used, SAYING_MAX - used, "%s%s", before, words[i]);
    used += (size_t)wrote;
    if (used >= SAYING_MAX) break;
  }
  return out;
}

/* grants = "name": the affected cards have the ability of that name. */
void bind_read_grants(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  ArbStatic *stat = static_of(draft, row);
  if (!lua_istable(L, -1)) {
    stat->grants = arb_build_string(l->base, bind_text_at(L, l, -1, row->name));
    return;
  }
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
  if (count < 1 || count > GRANTS_MAX)
    loader_fail(L, l, l->words->cites.keywords, "'%s' lists from 1 to %d abilities", row->name,
                GRANTS_MAX);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, -1, i);
    const char *name = arb_build_string(l->base, bind_text_at(L, l, -1, row->name));
    if (i == 1) stat->grants = name;
    else draft->grants[draft->grant_count++] = name;
    lua_pop(L, 1);
  }
}

const char *const bind_house_triggers_fields[] = {"class", "more", "never", NULL};

/* triggers = { class = "deathknell", more = 1 }, or never = true */
void bind_triggers_at(lua_State *L, Loader *l, Draft *draft, const FieldRow *row,
                      const char *const *fields)
{
  ArbStatic *stat = static_of(draft, row);
  const char *rule = l->words->cites.triggers;
  int table = lua_gettop(L);
  if (!lua_istable(L, table))
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, NULL, rule, "'%s' must be a table, got %s",
                        row->name, bind_sandbox_type_name(L, table));
  bind_fields_check(L, l, table, fields, false);
  int class = bind_field_choice(L, l, table, "class", row->choices, -1);
  if (class < 0) loader_fail(L, l, rule, "'triggers' needs a 'class'");
  stat->trigger_class1 = (uint8_t)(class + 1);
  stat->trigger_more = (int8_t)bind_field_integer(L, l, table, "more", 1, COUNT_MAX, 0);
  if (bind_field_flag(L, l, table, "never")) stat->trigger_more = -1;
  if (!stat->trigger_more) loader_fail(L, l, rule, "'triggers' needs 'more' or 'never'");
}

void bind_read_triggers(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  bind_triggers_at(L, l, draft, row, bind_house_triggers_fields);
}

void bind_read_zones(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  Bits zones = {.name = row->name};
  bind_each_value(L, l, -1, add_zone, &zones);
  *(uint32_t *)place_in(draft, row) = zones.bits;
}

void bind_read_active_in(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  bind_read_zones(L, l, draft, row);
  uint32_t zones = draft->a->active_zones;
  if (zones && !(zones >> bind_find_zone(L, l, l->words->board) & 1))
    draft->a->flags |= ARB_OFF_BOARD;
}

const char *bind_told_hint(const char *event)
{
  if (strcmp(event, "pass") != 0) return "";
  return ": a pass does nothing but let the next player act, so ask for what is done, 'play' for "
         "example";
}

static void add_event(lua_State *L, Loader *l, void *data)
{
  Draft *draft = data;
  const char *rule = l->words->cites.event, *name = bind_text_at(L, l, -1, "event");
  int event = bind_find_event(L, l, name);
  bool replaces = strcmp(draft->word->word, "instead_of") == 0; /* loader_check_replaced refuses */
  for (const char *const *told = l->words->told; told && *told; told++)
    if (strcmp(name, *told) == 0 && !replaces)
      bind_loader_fail_as(L, l, BIND_C_NOT_HERE, name, rule,
                          "nothing waits for the event '%s': it is only told%s", name,
                          bind_told_hint(name));
  if (strcmp(name, "signal") == 0)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, name, rule,
                        "which signal? Write signal = \"name\" in place of 'event'");
  if (draft->event_count == EVENTS_MAX)
    loader_fail(L, l, rule, "'event' lists more than %d events", EVENTS_MAX);
  draft->events[draft->event_count++] = (uint8_t)(event + 1);
}

void bind_read_event(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  (void)row;
  bind_each_value(L, l, -1, add_event, draft);
}

/* signal = "race": waits for the signal of that name, which other cards send. */
void bind_read_signal(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  if (draft->event_count)
    loader_fail(L, l, l->words->cites.event, "'signal' is an event of its own: leave 'event' out");
  draft->a->signal1 = (uint8_t)(bind_signal_at(L, l, row->name) + 1);
  draft->events[draft->event_count++] = (uint8_t)(bind_find_event(L, l, row->name) + 1);
}

/* The number of ref(n), something the ability was started with, at the top of the stack; 0: the
** value there is no ref. */
static int ref_at(lua_State *L, Loader *l, const Draft *draft, const char *name)
{
  if (bind_script_tag(L, -1).tag != TAG_REF) return 0;
  if (!draft->a->name)
    loader_fail(L, l, l->words->cites.refs, "'%s': only a named ability has refs", name);
  lua_rawgeti(L, -1, 1);
  int n = (int)bind_integer_at(L, l, -1, "ref", 1, ARB_REFS_MAX);
  lua_pop(L, 1);
  return n;
}

void bind_read_by(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  ArbAbility *a = draft->a;
  a->by_ref1 = (uint8_t)ref_at(L, l, draft, row->name);
  if (!a->by_ref1)
    a->by =
        (uint8_t)bind_choice_of(L, l, row->name, bind_text_at(L, l, -1, row->name), bind_who_names);
}

void bind_read_subject(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  ArbAbility *a = draft->a;
  if (lua_type(L, -1) == LUA_TSTRING && strcmp(lua_tostring(L, -1), "me") == 0) {
    a->flags |= ARB_SUBJECT_ME;
    return;
  }
  a->subject_ref1 = (uint8_t)ref_at(L, l, draft, row->name);
  if (!a->subject_ref1) a->subject1 = (uint16_t)bind_compile_selector(L, l, -1);
}

/* "The first time each turn": counted by a tally of the same event (A7). */
void bind_read_nth(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  ArbAbility *a = draft->a;
  a->nth = (uint8_t)bind_integer_at(L, l, -1, row->name, 1, COUNT_MAX);
  if (draft->event_count == 0) return;
  ArbTally tally = {.event = (uint8_t)(draft->events[0] - 1),
                    .by = a->by,
                    .subject1 = a->subject1,
                    .signal1 = a->signal1};
  a->tally = (uint16_t)arb_build_tally(l->base, tally);
}

void bind_read_targets(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  (void)row;
  compile_targets(L, l, lua_gettop(L), draft->a, NULL);
}

void bind_read_targets_if_paid(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  if (!draft->extra)
    loader_fail(L, l, l->words->cites.if_paid, "'%s' goes with what is paid", row->name);
  compile_targets(L, l, lua_gettop(L), draft->a, draft->extra);
}

void bind_read_run(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  (void)row;
  lua_Debug info;
  bool is_function = lua_isfunction(L, -1);
  lua_pushvalue(L, -1);
  if (is_function) lua_getinfo(L, ">u", &info);
  else lua_pop(L, 1);
  draft->alone = is_function && info.nparams < 2 && !info.isvararg;
  draft->a->function = bind_compile_function(L, l, lua_gettop(L));
}

void bind_add_condition(Loader *l, ArbCondition *condition, const ArbTerm *terms, int count)
{
  condition->number =
      arb_build_both(l->base, condition->number, arb_build_number(l->base, terms, count));
}

/* ---- Shorthand ---------------------------------------------------------------------- */

void bind_compile_shorthand(lua_State *L, int index, const char *word)
{
  index = lua_absindex(L, index);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_shorthands);
  lua_pushstring(L, word);
  lua_pushvalue(L, index);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

void bind_compile_no_shorthands(lua_State *L)
{
  lua_newtable(L);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &key_shorthands);
}

/* Pushes the table that a word stands for, or nil. */
static bool push_shorthand(lua_State *L, const char *word)
{
  lua_rawgetp(L, LUA_REGISTRYINDEX, &key_shorthands);
  lua_pushstring(L, word);
  lua_rawget(L, -2);
  lua_remove(L, -2);
  return lua_type(L, -1) == LUA_TTABLE;
}

bool bind_draft_field(lua_State *L, const Draft *draft, const char *name)
{
  return bind_field(L, draft->table, name) ||
         (draft->shorthand && bind_field(L, draft->shorthand, name));
}

/* ---- One ability --------------------------------------------------------------------- */

const char *bind_ability_word(const GameWords *words, int i, const char *const **fields)
{
  if (!words->abilities[i].word) return NULL;
  *fields = words->abilities[i].fields;
  return words->abilities[i].word;
}

bool bind_asks_for_played(const Loader *l)
{
  const char *text = l->script ? l->script->text : NULL;
  return text && (strstr(text, "played_this_turn") || strstr(text, "last_played"));
}

void bind_add_ability(Loader *l, const void *ability)
{
  int index = l->words->add_ability(l, ability);
  assert(index == l->abilities); /* they are numbered in a row */
  (void)index;
  l->abilities++;
}

/* Adds a record for each further ability that a static grants.  Besides the grant it says only whom
** the static affects. */
static void add_grants(Loader *l, Draft *draft)
{
  const GameWords *words = l->words;
  ArbStatic *stat = (ArbStatic *)(void *)((char *)(void *)draft->a + words->stat_at);
  ArbStatic first = *stat;
  for (int i = 0; i < draft->grant_count; i++) {
    memset(stat, 0, words->stat_size);
    words->begin(l, draft);
    stat->affects = first.affects;
    stat->selector1 = first.selector1;
    stat->grants = draft->grants[i];
    bind_add_ability(l, draft->a);
  }
}

static void add_draft(Loader *l, Draft *draft)
{
  draft->a->blind = l->script->blind;
  if (l->script->nameless && draft->alone) draft->a->blind = ARB_BLIND_TO_REFS;
  if (draft->a->kind == l->words->spell_kind)
    l->text_slots = draft->mode_count ? ARB_SLOTS_MAX : draft->a->slot_count;
  int records = draft->event_count ? draft->event_count : 1;
  for (int i = 0; i < records; i++) {
    draft->a->event1 = draft->event_count ? draft->events[i] : 0;
    draft->a->mode_count = (uint8_t)draft->mode_count;
    draft->a->first_mode = (uint16_t)(draft->mode_count ? l->abilities + 1 : 0);
    bind_add_ability(l, draft->a);
    for (int m = 0; m < draft->mode_count; m++) bind_add_ability(l, draft->modes[m]);
  }
  add_grants(l, draft);
}

/* Makes room on the stack for the record and its modes. */
static Draft new_draft(lua_State *L, const Loader *l, int table)
{
  size_t size = l->words->ability_size;
  char *records = lua_newuserdatauv(L, size * (1 + MODES_MAX), 0);
  memset(records, 0, size * (1 + MODES_MAX));
  Draft draft = {.a = (ArbAbility *)(void *)records, .table = table};
  for (int i = 0; i < MODES_MAX; i++)
    draft.modes[i] = (ArbAbility *)(void *)(records + (size_t)(i + 1) * size);
  return draft;
}

static const AbilityWord *find_word(const GameWords *words, const char *word)
{
  for (const AbilityWord *row = words->abilities; row->word; row++)
    if (strcmp(row->word, word) == 0) return row;
  return NULL;
}

/* The row of a word.  For shorthand it is the row of `when`, and the table that the shorthand
** stands for is pushed. */
static const AbilityWord *row_of(lua_State *L, Loader *l, const TagInfo *info, const char *name,
                                 Draft *draft)
{
  const AbilityWord *row = find_word(l->words, info->what);
  if (!row && push_shorthand(L, info->what)) {
    draft->shorthand = lua_gettop(L);
    row = find_word(l->words, "when");
  }
  if (!row)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, info->what, NULL, "'%s' may not stand here",
                        info->what);
  if (l->of_format && !name && row->paid && row->formats == BIND_BOTH)
    bind_loader_fail_as(
        L, l, BIND_C_NOT_HERE, info->what, row->paid,
        "'%s' is used of a card that a player controls, and nobody controls a format: "
        "give it to cards, abilities = { name = %s { ... } } and "
        "static { affects = ..., grants = \"name\" }",
        info->what, info->what);
  if (l->of_format ? row->formats == BIND_OF_CARDS : row->formats == BIND_OF_FORMATS)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, info->what, NULL, "'%s' stands in a %s, not in a %s",
                        info->what, l->of_format ? "card" : "format",
                        l->of_format ? "format" : "card");
  if (name && !row->named)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, info->what, NULL,
                        "'%s' may not stand under 'abilities': nothing starts it by name",
                        info->what);
  if (!name && !row->unnamed)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, info->what, NULL,
                        "'%s' stands under a name: abilities = { name = %s { ... } }", info->what,
                        info->what);
  return row;
}

/* Puts into the draft what the word itself means. */
static void apply_word(lua_State *L, Loader *l, Draft *draft, const char *name)
{
  const AbilityWord *word = draft->word;
  draft->a->kind = word->kind;
  draft->a->flags |= word->flags;
  l->words->begin(l, draft);
  if (word->event)
    draft->events[draft->event_count++] = (uint8_t)(bind_find_event(L, l, word->event) + 1);
  if (!name) return;
  draft->a->name = arb_build_string(l->base, name);
  draft->a->flags |= ARB_HAS_NAME;
}

static bool is_listed(const char *const *names, const char *name)
{
  for (; *names; names++)
    if (strcmp(*names, name) == 0) return true;
  return false;
}

/* A field, whose value is at the top of the stack. */
typedef struct RowStep {
  Draft *draft;
  const FieldRow *row;
} RowStep;

static void read_row(lua_State *L, Loader *l, void *data)
{
  const RowStep *step = data;
  l->field = step->row->name;
  step->row->read(L, l, step->draft, step->row);
}

/* Reads one field.  Whether a cost may speak of a choice is checked later (check_text), when it is
** known what is chosen. */
static void read_step(lua_State *L, Loader *l, RowStep *step)
{
  Draft *draft = step->draft;
  Choices before = bind_choices_open(l, step->row->speaks ? ARB_SLOTS_MAX : 0, step->row->name);
  bind_loader_try(L, l, read_row, step);
  int spoken = bind_choices_close(l, before);
  bool slots = step->row->read == bind_read_targets || step->row->read == bind_read_targets_if_paid;
  if (!slots && spoken > draft->spoken) draft->spoken = spoken, draft->speaks = step->row->name;
}

/* Reads those fields of the list that the table has, in the order of the game's rows. */
static void read_fields(lua_State *L, Loader *l, Draft *draft, const char *const *names)
{
  for (const FieldRow *row = l->words->fields; row->name; row++) {
    if (row->kinds && !(row->kinds >> draft->a->kind & 1)) continue;
    if (!bind_draft_field(L, draft, row->name)) continue;
    RowStep step = {draft, row};
    if (is_listed(names, row->name)) read_step(L, l, &step);
    lua_pop(L, 1);
  }
}

/* Checks for what is missing and what excludes each other, in any game. */
static void check_text(lua_State *L, Loader *l, const Draft *draft)
{
  if (draft->mode_count && (draft->a->function || draft->a->slot_count))
    loader_fail(L, l, l->words->cites.modes,
                "has modes and 'targets' or 'run': give those to the modes");
  if (draft->spoken <= draft->a->slot_count || draft->mode_count || draft->elsewhere) return;
  if (!draft->a->slot_count)
    bind_loader_fail_as(
        L, l, BIND_C_NOT_HERE, draft->speaks, l->words->cites.targets,
        "'%s' depends on a choice, but the ability makes none: 'targets' is missing",
        draft->speaks);
  bind_loader_fail_as(L, l, BIND_C_NOT_HERE, draft->speaks, l->words->cites.targets,
                      "'%s' names choice %d, but 'targets' has %d", draft->speaks, draft->spoken,
                      draft->a->slot_count);
}

/* Adds an ability that was read without a mistake. */
static void add_checked(lua_State *L, Loader *l, Draft *draft)
{
  check_text(L, l, draft);
  l->words->check(L, l, draft);
  bind_lint_ability(L, l, draft);
  add_draft(l, draft);
}

void bind_compile_ability(lua_State *L, Loader *l, int index, const char *name)
{
  int top = lua_gettop(L);
  TagInfo info = bind_script_tag(L, index);
  Spot spot = bind_loader_enter(l, name ? name : info.what, info.line);
  l->nth = name ? 0 : info.nth;
  luaL_checkstack(L, 24, "an ability");
  int mistakes = bind_loader_mistakes(l);
  Draft draft = new_draft(L, l, index);
  l->named = name != NULL;
  bind_lint_begin(l);
  draft.word = row_of(L, l, &info, name, &draft);
  draft.a->line = (uint16_t)info.line;
  if (draft.word->compile) {
    draft.word->compile(L, l, index);
  } else {
    bind_fields_check(L, l, index, draft.word->fields, !draft.word->plain);
    apply_word(L, l, &draft, name);
    read_fields(L, l, &draft, draft.word->fields);
    if (!draft.word->plain) read_entries(L, l, index, &draft);
    if (bind_loader_mistakes(l) == mistakes) add_checked(L, l, &draft);
  }
  l->named = false;
  lua_settop(L, top);
  bind_loader_leave(l, spot);
}

/* A spell's own targets, run and modes make up its text. */
void bind_compile_spell_text(lua_State *L, Loader *l, int card)
{
  Draft draft = new_draft(L, l, card);
  lua_Integer count = (lua_Integer)lua_rawlen(L, card);
  Spot spot = bind_loader_enter(l, "spell text", l->line);
  int mistakes = bind_loader_mistakes(l);
  draft.a->kind = (uint8_t)l->words->spell_kind, draft.a->line = (uint16_t)l->line;
  read_fields(L, l, &draft, l->words->text_fields);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, card, i);
    if (bind_script_tag(L, -1).tag == TAG_MODES) read_modes(L, l, lua_gettop(L), &draft);
    lua_pop(L, 1);
  }
  if (bind_loader_mistakes(l) == mistakes) {
    check_text(L, l, &draft);
    if (draft.a->slot_count && !draft.a->function)
      bind_loader_fail_as(L, l, BIND_C_MISSING, "targets", NULL, "'run' is missing");
    if (draft.a->function || draft.mode_count) add_draft(l, &draft);
  }
  lua_pop(L, 1);
  bind_loader_leave(l, spot);
}

void bind_loader_check_replaced(lua_State *L, Loader *l, const Draft *draft, const char *rule)
{
  luaL_Buffer names;
  for (int i = 0; i < draft->event_count; i++) {
    int event = draft->events[i] - 1;
    const char *name = l->rules->events[event].name;
    if (arb_rules_replace(l->rules, event)) continue;
    if (!l->rules->replaceable)
      bind_loader_fail_as(L, l, BIND_C_NOT_HERE, name, rule, "nothing replaces events in %s",
                          l->rules->name);
    luaL_buffinit(L, &names);
    for (int n = 0; l->rules->replaceable[n] >= 0; n++) {
      luaL_addstring(&names, n ? ", " : "");
      luaL_addstring(&names, l->rules->events[l->rules->replaceable[n]].name);
    }
    luaL_pushresult(&names);
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, name, rule,
                        "nothing replaces the event '%s': instead_of is for %s; "
                        "for what follows another event write `when`",
                        name, lua_tostring(L, -1));
  }
}
