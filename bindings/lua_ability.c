/* SPDX-License-Identifier: MIT */
/*
** lua_ability.c -- abilities, modes, slots and additional costs become records.
**
** Every constructor has a row: what it makes and which fields it may have.  The
** fields themselves mean the same wherever they are allowed, so one reader
** serves all.  An ability that waits for several events becomes one record per
** event, with the same function.
*/
#include <assert.h>
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "loader.h"

enum { EVENTS_MAX = 8, MODES_MAX = 8, COUNT_MAX = 99, ANY_NUMBER = 255 };

#define WHEN                                                                           \
  "event", "by", "turn", "subject", "to", "at", "killed_by_this", "one_or_more", "from", \
    "measure", "cause", "theirs"
#define DEPENDS "level", "legion"
#define TEXT "targets", "run"

typedef struct AbilityRow {
  const char *word;
  RbAbilityKind kind;
  bool named, unnamed;      /* where it may stand: under `abilities`, in the card */
  const char *fields[48];
} AbilityRow;

static const AbilityRow rows[] = {
  {"spell_text", RB_SPELL_TEXT, false, true, {TEXT}},
  {"when", RB_TRIGGERED, true, true,
   {WHEN, DEPENDS, "nth", "first_each_turn", "each_player", "once_each_turn", "optional",
    "if_", "while_", "cost",
    "pays_equip", "active_in", TEXT}},
  {"when_played", RB_TRIGGERED, false, true,
   {DEPENDS, "turn", "from", "measure", "optional", "if_", "while_", "cost", "pays_equip", TEXT}},
  {"deathknell", RB_TRIGGERED, false, true,
   {DEPENDS, "measure", "optional", "if_", "while_", "cost", TEXT}},
  {"activated", RB_ACTIVATED, true, true,
   {DEPENDS, "less", "timing", "while_", "if_", "once_each_turn", "cost", "add",
    "active_in", TEXT}},
  {"equip", RB_ACTIVATED, false, true, {"less", "timing", "while_", "if_", "cost", "targets"}},
  {"as_attached", RB_AS_ATTACHED, false, true, {"run"}},
  {"as_played", RB_AS_PLAYED, false, true, {"run"}},
  {"as_seen", RB_AS_SEEN, false, true, {"revealed", "run"}},
  {"effect_text", RB_STATIC, false, true, {"keywords"}},
  {"static", RB_STATIC, true, true,
   {DEPENDS, "affects", "while_", "if_", "active_in", "becomes", "might", "keywords",
    "enters_ready",
    "enters_exhausted", "cost", "extra", "next", "timing", "open_to_moves",
    "move_tax", "hides_more", "victory_score",
    "grants", "bonus_damage", "bonus_damage_to",
    "buff_might", "plays_to", "everywhere", "borrows", "assigned_last", "lethal", "triggers",
    "holds_are_conquers", "cannot", "cards", "at", "except_at", "where", "turn",
    "plays_from", "price", "loses", "any_buffs", "hides_for"}},
  {"instead_of", RB_REPLACEMENT, true, true,
   {WHEN, DEPENDS, "optional", "once_each_turn", "if_", "while_", "active_in", "once", "ends",
    "amount", "continues", "cost", "asks", "run"}},
  {"delayed", RB_TRIGGERED, true, false,
   {WHEN, "once", "ends", "optional", "if_", "while_", "cost", "add", TEXT}},
  {"reflexive", RB_TRIGGERED, true, false, {"optional", "if_", "cost", TEXT}},
};

const char *ability_word(int i, const char *const **fields)
{
  if (i < 0 || (size_t)i >= sizeof rows / sizeof *rows) return NULL;
  *fields = rows[i].fields;
  return rows[i].word;
}

/* An ability under construction: the record and what may be several. */
typedef struct Draft {
  RbAbility a;
  uint8_t events[EVENTS_MAX];
  int event_count;
  RbAbility modes[MODES_MAX];
  int mode_count;
} Draft;

/* ---- Slots (355) --------------------------------------------------------- */

/* Words that say how a choice stands to an earlier one. */
static bool is_relation(const TagInfo *info)
{
  return strcmp(info->what, "another") == 0 || strcmp(info->what, "on_slot") == 0;
}

/* What a slot chooses from: a selector, another(selector) or on_slot(n, selector). */
static void slot_selector(lua_State *L, Loader *l, int index, int before, RbSlot *slot)
{
  TagInfo info = script_tag(L, index);
  if (info.tag != TAG_SLOT) {
    slot->selector1 = (uint16_t)compile_selector(L, l, index);
    return;
  }
  if (!is_relation(&info))
    loader_fail(L, l, "355", "targets: '%s' may not stand here", info.what);
  slot->different = strcmp(info.what, "another") == 0;
  if (!slot->different) {
    uint8_t of = (uint8_t)field_integer(L, l, index, "n", 1, before ? before : 1, 0);
    if (!of || !before)
      loader_fail(L, l, "355", "targets: '%s' takes the number of an earlier slot", info.what);
    slot->on_slot = of;
  }
  if (!field(L, index, "selector"))
    loader_fail(L, l, "355", "targets: '%s' takes a selector", info.what);
  slot->selector1 = (uint16_t)compile_selector(L, l, -1);
  lua_pop(L, 1);
}

static RbSlot destination_slot(lua_State *L, Loader *l, int index, int before)
{
  static const char *const fields[] = {"of", "to", "beside", NULL};
  fields_check(L, l, index, fields, false);
  RbSlot slot = {.kind = RB_SLOT_DESTINATION, .min = 1, .max = 1};
  slot.of = (uint8_t)field_integer(L, l, index, "of", 1, before ? before : 1, 0);
  if (!slot.of || !before)
    loader_fail(L, l, "355.4", "targets: 'destination' needs 'of', the number of an earlier slot");
  if (field(L, index, "to")) {
    slot.selector1 = (uint16_t)compile_selector(L, l, -1);
    lua_pop(L, 1);
  }
  if (field(L, index, "beside")) {
    slot.beside1 = (uint16_t)compile_selector(L, l, -1);
    lua_pop(L, 1);
  }
  return slot;
}

/* What the group as a whole must fulfil (355.11): { same = "controller" | "place",
** different = "place" (one at each), total = { might = at_most(8) } }. */
static void read_group(lua_State *L, Loader *l, int index, RbSlot *slot)
{
  static const char *const fields[] = {"same", "different", "total", NULL};
  static const char *const same[] = {"controller", "place", NULL};
  static const char *const different[] = {"place", NULL};
  if (!field_table(L, l, index, "group")) return;
  int group = lua_gettop(L);
  fields_check(L, l, group, fields, false);
  int which = field_choice(L, l, group, "same", same, -1);
  if (which >= 0) slot->same = (uint8_t)(1 << which);
  if (field_choice(L, l, group, "different", different, -1) >= 0) slot->same |= ARB_OTHER_PLACES;
  if (field_table(L, l, group, "total")) {
    int total = lua_gettop(L);
    lua_pushnil(L);
    if (!lua_next(L, total) || lua_type(L, -2) != LUA_TSTRING)
      loader_fail(L, l, "355.11", "'total' names one number: total = { might = at_most(8) }");
    TagInfo info = script_tag(L, -1);
    if (info.tag != TAG_BOUND || strcmp(info.what, "at_most") != 0)
      loader_fail(L, l, "355.11", "'total' takes at_most(n)");
    slot->total1 = (uint8_t)(find_attribute(L, l, lua_tostring(L, -2)) + 1);
    lua_rawgeti(L, -1, 1);
    slot->most = compile_number(L, l, lua_gettop(L));
  }
  lua_settop(L, group - 1);
}

/* split(amount, selector): targets that share damage, at least one; any_number: or none. */
static RbSlot split_slot(lua_State *L, Loader *l, int index, int before)
{
  RbSlot slot = {.kind = RB_SLOT_TARGET, .min = 1, .max = ANY_NUMBER, .list = 1, .split = 1};
  if (!field(L, index, "n") || !field(L, index, "selector"))
    loader_fail(L, l, "355.14", "targets: 'split' takes an amount and a selector");
  int amount = lua_gettop(L) - 1, selector = lua_gettop(L);
  slot.most = compile_number(L, l, amount);
  slot.by_unit = field_flag(L, l, index, "by_unit");
  bool none = strcmp(script_tag(L, selector).what, "any_number") == 0;
  if (none) {
    slot.min = 0;
    if (!field(L, selector, "selector"))
      loader_fail(L, l, "355.14", "targets: 'any_number' takes a selector");
  }
  slot_selector(L, l, lua_gettop(L), before, &slot);
  lua_settop(L, amount - 1);
  return slot;
}

static RbSlot slot_at(lua_State *L, Loader *l, int index, int before)
{
  TagInfo info = script_tag(L, index);
  RbSlot slot = {.kind = RB_SLOT_TARGET, .min = 1, .max = 1};
  if (info.tag == TAG_SLOT && strcmp(info.what, "destination") == 0)
    return destination_slot(L, l, index, before);
  if (info.tag == TAG_SLOT && strcmp(info.what, "only_if") == 0) {
    if (!field(L, index, "selector") || !field(L, index, "n"))
      loader_fail(L, l, "727", "targets: 'only_if' takes a condition and what is chosen then");
    int condition = lua_gettop(L);
    slot = slot_at(L, l, condition - 1, before);
    slot.if_ = compile_condition(L, l, condition);
    lua_settop(L, condition - 2);
    return slot;
  }
  bool paid = info.tag == TAG_SLOT && strcmp(info.what, "if_paid") == 0;
  if (paid || (info.tag == TAG_SLOT && strcmp(info.what, "unless_paid") == 0)) {
    if (!field(L, index, "selector") || !field(L, index, "n"))
      loader_fail(L, l, "356.2", "targets: '%s' takes a name and what is chosen then", info.what);
    int name = lua_gettop(L);
    slot = slot_at(L, l, name - 1, before);
    slot.extra = rb_builder_string(l->builder, text_at(L, l, name, info.what));
    slot.unless_paid = !paid;
    lua_settop(L, name - 2);
    return slot;
  }
  if (info.tag == TAG_SLOT && strcmp(info.what, "split") == 0)
    return split_slot(L, l, index, before);
  if (info.tag != TAG_SLOT || is_relation(&info)) {
    slot_selector(L, l, index, before, &slot);
    return slot;
  }
  slot.list = 1;
  slot.max = (uint8_t)field_integer(L, l, index, "n", 1, COUNT_MAX, ANY_NUMBER);
  slot.min = strcmp(info.what, "exactly") == 0 ? slot.max : 0;
  if (slot.max == ANY_NUMBER && strcmp(info.what, "any_number") != 0)
    loader_fail(L, l, "355", "targets: '%s' takes a number and a selector", info.what);
  if (!field(L, index, "selector"))
    loader_fail(L, l, "355", "targets: '%s' takes a selector", info.what);
  slot_selector(L, l, lua_gettop(L), before, &slot);
  lua_pop(L, 1);
  read_group(L, l, index, &slot);
  return slot;
}

static void read_targets(lua_State *L, Loader *l, int table, RbAbility *a)
{
  RbSlot slots[ARB_SLOTS_MAX];
  if (!field_table(L, l, table, "targets")) return;
  if (script_tag(L, -1).tag != TAG_NONE)
    loader_fail(L, l, "355", "'targets' is a list: targets = { unit {} }");
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
  if (count > ARB_SLOTS_MAX) {
    loader_unsupported(l, "more than %d choices in one ability", ARB_SLOTS_MAX);
    count = ARB_SLOTS_MAX;
  }
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, -1, i);
    slots[i - 1] = slot_at(L, l, lua_gettop(L), (int)i - 1);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  a->slot_count = (uint8_t)count;
  if (count) a->first_slot = (uint16_t)rb_builder_slots(l->builder, slots, (int)count);
}

static void read_run(lua_State *L, Loader *l, int table, RbAbility *a)
{
  if (!field(L, table, "run")) return;
  a->function = compile_function(L, l, lua_gettop(L));
  lua_pop(L, 1);
}

/* ---- Modes (355.3) ------------------------------------------------------- */

static void read_mode(lua_State *L, Loader *l, int index, Draft *draft)
{
  static const char *const fields[] = {TEXT, NULL};
  TagInfo info = script_tag(L, index);
  if (info.tag != TAG_MODE)
    loader_fail(L, l, "355.3", "modes: a mode expected, got %s", sandbox_type_name(L, index));
  if (draft->mode_count == MODES_MAX) {
    loader_unsupported(l, "more than %d modes", MODES_MAX);
    return;
  }
  Spot spot = loader_enter(l, "mode", info.line);
  RbAbility *mode = &draft->modes[draft->mode_count++];
  *mode = (RbAbility){.kind = RB_MODE, .line = (uint16_t)info.line};
  fields_check(L, l, index, fields, false);
  read_targets(L, l, index, mode);
  read_run(L, l, index, mode);
  if (!mode->function) loader_fail(L, l, "355.3", "'run' is missing");
  loader_leave(l, spot);
}

static void read_modes(lua_State *L, Loader *l, int index, Draft *draft)
{
  static const char *const fields[] = {"choose", "up_to", "not_chosen_this_turn",
                                       "not_chosen_for_this", NULL};
  Spot spot = loader_enter(l, "modes", script_tag(L, index).line);
  fields_check(L, l, index, fields, true);
  draft->a.modes_most = (uint8_t)field_integer(L, l, index, "choose", 1, MODES_MAX, 1);
  draft->a.modes_least = field_flag(L, l, index, "up_to") ? 1 : draft->a.modes_most;
  if (field_flag(L, l, index, "not_chosen_this_turn")) draft->a.flags |= RB_MODES_DISTINCT;
  if (field_flag(L, l, index, "not_chosen_for_this")) draft->a.flags |= RB_MODES_APART;
  lua_Integer count = (lua_Integer)lua_rawlen(L, index);
  if (count < draft->a.modes_most)
    loader_fail(L, l, "355.3", count ? "has fewer modes than are chosen" : "has no mode");
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, index, i);
    read_mode(L, l, lua_gettop(L), draft);
    lua_pop(L, 1);
  }
  loader_leave(l, spot);
}

/* Modes stand as an entry without a name: activated { cost = ..., modes { ... } }. */
static void read_entries(lua_State *L, Loader *l, int table, Draft *draft)
{
  lua_Integer count = (lua_Integer)lua_rawlen(L, table);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, table, i);
    if (script_tag(L, -1).tag != TAG_MODES || draft->mode_count)
      loader_fail(L, l, NULL, "has an entry without a name: a %s (only one 'modes' may stand here)",
                  sandbox_type_name(L, -1));
    read_modes(L, l, lua_gettop(L), draft);
    lua_pop(L, 1);
  }
}

/* ---- When ---------------------------------------------------------------- */

static void add_event(lua_State *L, Loader *l, int index, Draft *draft)
{
  int event = find_event(L, l, text_at(L, l, index, "event"));
  static const char *const only_told[] = {
    "declare", "activate", "trigger", "resolve", "drop", "counter", "pass", "add", "grant",
    "shuffle", "replaced", "declined", "phase", "loop", "drawn", "win", "start", "next_game"};
  for (size_t i = 0; i < sizeof only_told / sizeof *only_told; i++)
    if (strcmp(rb_rules.events[event].name, only_told[i]) == 0)
      loader_fail(L, l, "383", "nothing waits for the event '%s': it is only told", only_told[i]);
  if (draft->event_count == EVENTS_MAX)
    loader_fail(L, l, "383", "'event' lists more than %d events", EVENTS_MAX);
  draft->events[draft->event_count++] = (uint8_t)(event + 1);
}

static void read_events(lua_State *L, Loader *l, int table, Draft *draft)
{
  if (!field(L, table, "event")) return;
  if (lua_type(L, -1) != LUA_TTABLE) {
    add_event(L, l, -1, draft);
  } else {
    lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
      lua_rawgeti(L, -1, i);
      add_event(L, l, -1, draft);
      lua_pop(L, 1);
    }
  }
  lua_pop(L, 1);
}

static void read_subject(lua_State *L, Loader *l, int table, RbAbility *a)
{
  if (!field(L, table, "subject")) return;
  TagInfo info = script_tag(L, -1);
  if (lua_type(L, -1) == LUA_TSTRING && strcmp(lua_tostring(L, -1), "me") == 0) {
    a->flags |= ARB_SUBJECT_ME;
  } else if (info.tag == TAG_REF) {
    if (!a->name) loader_fail(L, l, "390", "'subject': only a named ability has refs");
    lua_rawgeti(L, -1, 1);
    a->subject_ref1 = (uint8_t)integer_at(L, l, -1, "ref", 1, ARB_REFS_MAX);
    lua_pop(L, 1);
  } else {
    a->subject1 = (uint16_t)compile_selector(L, l, -1);
  }
  lua_pop(L, 1);
}

static void read_number(lua_State *L, Loader *l, int table, const char *name, ArbNumber *number)
{
  if (!field(L, table, name)) return;
  *number = compile_number(L, l, lua_gettop(L));
  lua_pop(L, 1);
}

/* `turn = "opponent"`: one more thing that must hold, of the player who is you. */
static void read_turn(lua_State *L, Loader *l, int table, ArbCondition *while_)
{
  static const char *const turns[] = {"opponent", "you", NULL};
  int mine = field_choice(L, l, table, "turn", turns, -1);
  if (mine < 0) return;
  const char *whose = mine ? "turn_player" : "opponents_turn";
  ArbTerm terms[3] = {{.op = ARB_N_YOU, .a = (uint16_t)find_attribute(L, l, whose)},
                      {.op = ARB_N_CONST, .value = 1},
                      {.op = ARB_N_COMPARE, .a = ARB_EQUAL}};
  ArbNumber now = rb_builder_number(l->builder, terms, 3);
  while_->number = build_both(l->base, while_->number, now);
}

static void read_condition(lua_State *L, Loader *l, int table, const char *name,
                           ArbCondition *condition)
{
  if (!field(L, table, name)) return;
  *condition = compile_condition(L, l, lua_gettop(L));
  lua_pop(L, 1);
}

/* "the first time each turn": counted by a tally of the same event (A7). */
static void read_nth(lua_State *L, Loader *l, int table, Draft *draft)
{
  RbAbility *a = &draft->a;
  a->nth = (uint8_t)field_integer(L, l, table, "nth", 1, COUNT_MAX, 0);
  if (!a->nth || draft->event_count == 0) return;
  ArbTally tally = {.event = (uint8_t)(draft->events[0] - 1), .by = a->by, .subject1 = a->subject1};
  int found = rb_builder_tally(l->builder, tally);
  if (found < 0) loader_unsupported(l, "more than %d tallies in this pool", RB_TALLIES_MAX);
  else a->tally = (uint8_t)found;
}

/* What an ability of a Dependent Keyword needs to be active (727): XP (824), or another
** card played this turn (812). */
static void read_dependence(lua_State *L, Loader *l, int table, ArbCondition *while_)
{
  int level = (int)field_integer(L, l, table, "level", 1, COUNT_MAX, 0);
  if (level) {
    ArbTerm terms[3] = {{.op = ARB_N_YOU, .a = (uint16_t)find_attribute(L, l, "xp")},
                        {.op = ARB_N_CONST, .value = level},
                        {.op = ARB_N_COMPARE, .a = ARB_AT_LEAST}};
    ArbNumber enough = rb_builder_number(l->builder, terms, 3);
    while_->number = build_both(l->base, while_->number, enough);
  }
  if (field_flag(L, l, table, "legion")) {
    ArbTerm term = {.op = ARB_N_ME, .a = (uint16_t)find_attribute(L, l, "legion")};
    ArbNumber met = rb_builder_number(l->builder, &term, 1);
    while_->number = build_both(l->base, while_->number, met);
  }
}

static uint32_t zones_in(lua_State *L, Loader *l, int table, const char *name)
{
  uint32_t zones = 0;
  if (!field(L, table, name)) return 0;
  if (lua_type(L, -1) != LUA_TTABLE) {
    zones = 1u << find_zone(L, l, text_at(L, l, -1, name));
  } else {
    lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
      lua_rawgeti(L, -1, i);
      zones |= 1u << find_zone(L, l, text_at(L, l, -1, name));
      lua_pop(L, 1);
    }
  }
  lua_pop(L, 1);
  return zones;
}

static void read_zones(lua_State *L, Loader *l, int table, RbAbility *a)
{
  a->active_zones = zones_in(L, l, table, "active_in");
  bool on_board = a->active_zones >> find_zone(L, l, "board") & 1;
  if (a->active_zones && !on_board) a->flags |= ARB_OFF_BOARD;
}

static void read_flags(lua_State *L, Loader *l, int table, RbAbility *a)
{
  static const struct { const char *name; uint32_t flag; } flags[] = {
    {"optional", ARB_OPTIONAL}, {"once_each_turn", ARB_ONCE_EACH_TURN}, {"once", ARB_ONLY_ONCE},
    {"killed_by_this", RB_KILLED_BY_THIS}, {"continues", RB_CONTINUES},
    {"pays_equip", RB_PAYS_EQUIP}, {"first_each_turn", RB_FIRST_TIME},
    {"one_or_more", RB_ONE_OR_MORE}, {"each_player", RB_EACH_PLAYER},
    {"theirs", RB_THEIRS}, {"revealed", RB_WHEN_REVEALED}};
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
    if (field_flag(L, l, table, flags[i].name)) a->flags |= flags[i].flag;
}

static void read_ends(lua_State *L, Loader *l, int table, RbAbility *a)
{
  static const char *const ends[] = {"turn", "combat", "cleanup", "me", NULL};
  static const uint8_t until[] = {RB_UNTIL_TURN, RB_UNTIL_COMBAT, RB_UNTIL_CLEANUP,
                                  RB_UNTIL_SOURCE};
  int end = field_choice(L, l, table, "ends", ends, -1);
  a->ends_at = end < 0 ? RB_UNTIL_EVER : until[end];
}

static void read_when(lua_State *L, Loader *l, int table, Draft *draft)
{
  RbAbility *a = &draft->a;
  read_events(L, l, table, draft);
  if (field(L, table, "by")) { /* a player the ability was started with */
    bool is_ref = script_tag(L, -1).tag == TAG_REF;
    if (is_ref && !a->name) loader_fail(L, l, "390", "'by': only a named ability has refs");
    if (is_ref) {
      lua_rawgeti(L, -1, 1);
      a->by_ref1 = (uint8_t)integer_at(L, l, -1, "ref", 1, ARB_REFS_MAX);
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
  }
  if (!a->by_ref1) a->by = (uint8_t)who_of(L, l, table, "by");
  read_subject(L, l, table, a);
  if (field_text(L, l, table, "to")) {
    static const char *const me[] = {"me", NULL};
    field_choice(L, l, table, "to", me, 0);
    a->flags |= RB_TO_ME;
  }
  read_nth(L, l, table, draft);
  if (field(L, table, "at")) {
    a->place1 = (uint16_t)compile_place(L, l, -1);
    lua_pop(L, 1);
  }
  read_condition(L, l, table, "if_", &a->if_);
  read_condition(L, l, table, "while_", &a->while_);
  read_turn(L, l, table, &a->while_);
  read_dependence(L, l, table, &a->while_);
  read_number(L, l, table, "measure", &a->measure);
  read_number(L, l, table, "less", &a->less);
  a->from_zones = zones_in(L, l, table, "from");
  if (draft->event_count > 1 && (a->nth || a->flags & (ARB_ONCE_EACH_TURN | RB_FIRST_TIME)))
    loader_unsupported(l, "a use each turn that several events share");
}

/* ---- Activated abilities ------------------------------------------------- */

static void read_add(lua_State *L, Loader *l, int table, RbAbility *a)
{
  static const char *const fields[] = {"energy", "power", "only", NULL};
  static const char *const only[] = {"anything", "spells", "gear", "showdowns", NULL};
  if (!field_table(L, l, table, "add")) return;
  int add = lua_gettop(L);
  fields_check(L, l, add, fields, false);
  a->add.energy = (uint8_t)field_integer(L, l, add, "energy", 0, COUNT_MAX, 0);
  a->add.only = (uint8_t)field_choice(L, l, add, "only", only, RB_FOR_ANYTHING);
  if (field_table(L, l, add, "power")) compile_power(L, l, -1, a->add.power, 2);
  lua_settop(L, add - 1);
  if (!a->add.energy && !a->add.power[0].amount) loader_fail(L, l, "429", "'add' adds nothing");
}

/* Costs are paid with one of an object's Add abilities: the one that adds more. */
static void compare_adds(Loader *l, const RbAbility *a)
{
  bool first = !l->add.energy && !l->add.power[0].amount;
  if (a->kind != RB_ACTIVATED || (!a->add.energy && !a->add.power[0].amount)) return;
  if (!first && !rb_adds_as_much(&a->add, &l->add) && !rb_adds_as_much(&l->add, &a->add))
    l->adds_apart = true;
  if (first || rb_adds_as_much(&a->add, &l->add)) l->add = a->add;
}

static void read_timing(lua_State *L, Loader *l, int table, RbAbility *a)
{
  static const char *const timings[] = {"action", "reaction", NULL};
  static const uint8_t values[] = {RB_ON_ACTION, RB_ON_REACTION};
  int timing = field_choice(L, l, table, "timing", timings, -1);
  if (timing >= 0) a->timing = values[timing];
}

/* ---- Statics ------------------------------------------------------------- */

static void read_selector(lua_State *L, Loader *l, int table, const char *name, uint16_t *selector1)
{
  if (!field(L, table, name)) return;
  *selector1 = (uint16_t)compile_selector(L, l, lua_gettop(L));
  lua_pop(L, 1);
}

static void read_affects(lua_State *L, Loader *l, int table, RbStatic *stat)
{
  if (!field(L, table, "affects"))
    loader_fail(L, l, "363", "'affects' is missing: \"me\", \"you\", \"opponents\", \"players\" or "
                             "a selector");
  const char *word = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
  if (strcmp(word, "me") == 0) stat->affects = RB_AFFECTS_ME;
  else if (strcmp(word, "you") == 0) stat->affects = RB_AFFECTS_YOU;
  else if (strcmp(word, "opponents") == 0) stat->affects = RB_AFFECTS_OPPONENTS;
  else if (strcmp(word, "players") == 0) stat->affects = RB_AFFECTS_PLAYERS;
  else if (strcmp(word, "team") == 0) stat->affects = RB_AFFECTS_TEAM;
  else if (script_tag(L, -1).tag == TAG_REF) {
    stat->affects = RB_AFFECTS_REF;
    lua_rawgeti(L, -1, 1);
    stat->selector1 = (uint16_t)integer_at(L, l, -1, "ref", 1, ARB_REFS_MAX);
    lua_pop(L, 1);
  }
  else {
    stat->affects = RB_AFFECTS_SELECTOR;
    stat->selector1 = (uint16_t)compile_selector(L, l, lua_gettop(L));
  }
  lua_pop(L, 1);
}

/* keywords = { "ganking", assault = 2 }: one static gives one value. */
static void read_given_keywords(lua_State *L, Loader *l, int table, RbStatic *stat)
{
  if (!field_table(L, l, table, "keywords")) return;
  int given = lua_gettop(L);
  sandbox_keys(L, given);
  lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, given + 1, i);
    bool valued = lua_type(L, -1) == LUA_TSTRING;
    const char *name = valued ? lua_tostring(L, -1) : NULL; /* a number would be changed */
    lua_pushvalue(L, -1);
    lua_rawget(L, given);
    if (!valued) name = text_at(L, l, -1, "keywords");
    int keyword = find_keyword(L, l, name);
    need_keyword(l, keyword);
    stat->keywords |= 1u << keyword;
    if (valued && stat->keyword_value.count)
      loader_fail(L, l, "801", "gives two keywords with values: write two statics");
    if (valued) stat->keyword_value = compile_number(L, l, -1);
    lua_pop(L, 2);
  }
  lua_settop(L, given - 1);
}

static void read_cost_change(lua_State *L, Loader *l, int table, RbStatic *stat)
{
  static const char *const fields[] = {"energy", "any", "minimum", "either", "part", "choosing",
                                       "power", NULL};
  static const char *const parts[] = {"total", "additional", "repeat", "hide", "equip", NULL};
  static const char *const domains[] = {"fury", "calm", "mind", "body", "chaos", "order", NULL};
  stat->cost_minimum = -1;
  if (!field_table(L, l, table, "cost")) return;
  int cost = lua_gettop(L);
  fields_check(L, l, cost, fields, false);
  read_number(L, l, cost, "energy", &stat->cost_energy);
  read_number(L, l, cost, "any", &stat->cost_power);
  stat->cost_minimum = (int16_t)field_integer(L, l, cost, "minimum", 0, COUNT_MAX, -1);
  stat->either = field_flag(L, l, cost, "either");
  stat->part = (uint8_t)field_choice(L, l, cost, "part", parts, RB_PART_TOTAL);
  read_selector(L, l, cost, "choosing", &stat->choosing1);
  if (field_table(L, l, cost, "power")) { /* power = { calm = -1 }: of one domain */
    int power = lua_gettop(L);
    if (stat->cost_power.count) loader_fail(L, l, "356.4", "'power' and 'any': write two statics");
    lua_pushnil(L);
    if (!lua_next(L, power) || lua_type(L, -2) != LUA_TSTRING)
      loader_fail(L, l, "356.4", "'power' names one domain: power = { calm = -1 }");
    stat->cost_domain1 = (uint8_t)(1 + choice_of(L, l, "power", lua_tostring(L, -2), domains));
    stat->cost_power = compile_number(L, l, lua_gettop(L));
    lua_pop(L, 1);
    if (lua_next(L, power)) loader_fail(L, l, "356.4", "'power' of two domains: write two statics");
    lua_settop(L, power - 1);
  }
  bool players = stat->affects == RB_AFFECTS_YOU || stat->affects >= RB_AFFECTS_OPPONENTS;
  if (stat->part > RB_PART_ADDITIONAL && !players)
    loader_fail(L, l, "356.4.c", "part = \"repeat\", \"hide\" or \"equip\" goes with affects = "
                                 "\"you\", \"team\", \"opponents\" or \"players\"");
  if (stat->part == RB_PART_ADDITIONAL && !stat->either)
    loader_fail(L, l, "356.4.c", "part = \"additional\" goes with 'either'");
  if (stat->part > RB_PART_ADDITIONAL && (stat->either || stat->choosing1))
    loader_fail(L, l, "356.4.c", "'either' and 'choosing' are about the total or additional costs");
  if ((stat->either || stat->choosing1) && (stat->cost_power.count || !stat->cost_energy.count))
    loader_fail(L, l, "356.4", "'either' and 'choosing' go with 'energy'");
  lua_pop(L, 1);
}

static void add_given_tag(lua_State *L, Loader *l, int index, RbStatic *stat)
{
  int tag = rb_builder_tag(l->builder, text_at(L, l, index, "tags"));
  int bit = rb_builder_given_tag(l->builder, tag);
  if (bit < 0) loader_unsupported(l, "more than %d tags that are given", RB_GIVEN_TAGS_MAX);
  else stat->tags |= 1u << bit;
}

static void read_given_tags(lua_State *L, Loader *l, int table, RbStatic *stat)
{
  if (!field(L, table, "tags")) return;
  if (lua_type(L, -1) != LUA_TTABLE) {
    add_given_tag(L, l, -1, stat);
  } else {
    lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
      lua_rawgeti(L, -1, i);
      add_given_tag(L, l, -1, stat);
      lua_pop(L, 1);
    }
  }
  lua_pop(L, 1);
}

/* becomes = { might = 4, tags = "Yordle" }: Might is assigned, tags are given (472.1). */
static void read_becomes(lua_State *L, Loader *l, int table, RbStatic *stat)
{
  static const char *const fields[] = {"might", "tags", NULL};
  if (!field_table(L, l, table, "becomes")) return;
  int becomes = lua_gettop(L);
  fields_check(L, l, becomes, fields, false);
  read_number(L, l, becomes, "might", &stat->set_might);
  read_given_tags(L, l, becomes, stat);
  lua_pop(L, 1);
}

/* triggers = { class = "deathknell", more = 1, at = "here" } */
static void read_triggers(lua_State *L, Loader *l, int table, RbStatic *stat)
{
  static const char *const fields[] = {"class", "more", "never", "at", NULL};
  static const char *const classes[] = {"play",   "deathknell", "conquer",   "hold",
                                        "attack", "defend",     "temporary", NULL};
  if (!field_table(L, l, table, "triggers")) return;
  int triggers = lua_gettop(L);
  fields_check(L, l, triggers, fields, false);
  int class = field_choice(L, l, triggers, "class", classes, -1);
  if (class < 0) loader_fail(L, l, "383", "'triggers' needs a 'class'");
  stat->trigger_class = (uint8_t)(class + 1);
  stat->trigger_more = (int8_t)field_integer(L, l, triggers, "more", 1, COUNT_MAX, 0);
  if (field_flag(L, l, triggers, "never")) stat->trigger_more = -1;
  if (!stat->trigger_more) loader_fail(L, l, "383", "'triggers' needs 'more' or 'never'");
  if (field(L, triggers, "at")) {
    stat->trigger_place1 = (uint16_t)compile_place(L, l, -1);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

static void read_static(lua_State *L, Loader *l, int table, RbAbility *a)
{
  RbStatic *stat = &a->stat;
  read_affects(L, l, table, stat);
  read_becomes(L, l, table, stat);
  read_number(L, l, table, "might", &stat->might);
  read_number(L, l, table, "buff_might", &stat->buff_might);
  read_number(L, l, table, "bonus_damage", &stat->bonus_damage);
  read_number(L, l, table, "bonus_damage_to", &stat->bonus_damage_to);
  read_given_keywords(L, l, table, stat);
  read_cost_change(L, l, table, stat);
  stat->enters_ready = field_flag(L, l, table, "enters_ready");
  stat->enters_exhausted = field_flag(L, l, table, "enters_exhausted");
  read_selector(L, l, table, "plays_to", &stat->plays_to1);
  stat->plays_timing = a->timing;
  stat->next = field_flag(L, l, table, "next");
  stat->open_to_moves = field_flag(L, l, table, "open_to_moves");
  stat->move_tax = (uint8_t)field_integer(L, l, table, "move_tax", 1, COUNT_MAX, 0);
  stat->victory_score =
    (int8_t)field_integer(L, l, table, "victory_score", -COUNT_MAX, COUNT_MAX, 0);
  stat->hides_more = (int8_t)field_integer(L, l, table, "hides_more", -COUNT_MAX, COUNT_MAX, 0);
  stat->any_buffs = field_flag(L, l, table, "any_buffs");
  stat->hides_for1 = (uint8_t)(field_integer(L, l, table, "hides_for", 0, COUNT_MAX, -1) + 1);
  const char *granted = field_text(L, l, table, "grants");
  if (granted) stat->grants = rb_builder_string(l->builder, granted);
  if (stat->next && !a->name)
    loader_fail(L, l, "390.4", "'next' goes with a static that is started by name");
  if (field(L, table, "extra")) {
    TagInfo info = script_tag(L, -1);
    if (info.tag != TAG_ABILITY || strcmp(info.what, "additional") != 0)
      loader_fail(L, l, "356.2", "'extra' takes additional { ... }");
    RbExtra extra = compile_additional(L, l, lua_gettop(L));
    stat->extra1 = (uint16_t)(rb_builder_extra(l->builder, &extra) + 1);
    l->extras = stat->extra1; /* those of the card itself stand in a row before */
    lua_pop(L, 1);
  }
  read_selector(L, l, table, "borrows", &stat->borrows1);
  stat->assigned_last = field_flag(L, l, table, "assigned_last");
  stat->lethal = field_flag(L, l, table, "lethal");
  read_triggers(L, l, table, stat);
  compile_bans(L, l, table, a);
  stat->plays_from = zones_in(L, l, table, "plays_from");
  compile_price(L, l, table, a);
  compile_losses(L, l, table, stat);
  stat->holds_are_conquers = field_flag(L, l, table, "holds_are_conquers");
  bool changes = stat->set_might.count || stat->tags || stat->might.count ||
                 stat->buff_might.count || stat->bonus_damage.count ||
                 stat->bonus_damage_to.count || stat->keywords || stat->cost_energy.count ||
                 stat->cost_power.count || stat->extra1 || stat->grants ||
                 stat->move_tax || stat->hides_more || stat->victory_score || stat->open_to_moves ||
                 stat->enters_ready ||
                 stat->enters_exhausted || stat->plays_to1 || stat->borrows1 ||
                 stat->plays_from || stat->priced || stat->loses || stat->loses_all ||
                 stat->assigned_last || stat->lethal || stat->trigger_class ||
                 stat->holds_are_conquers || stat->cannot || stat->any_buffs ||
                 stat->hides_for1;
  if (!changes) loader_fail(L, l, "363", "changes nothing");
  stat->everywhere = field_flag(L, l, table, "everywhere");
  if (stat->everywhere && !stat->keywords)
    loader_fail(L, l, "366", "'everywhere' goes with 'keywords'");
  if (stat->affects == RB_AFFECTS_YOU && !stat->bonus_damage.count && !stat->trigger_class &&
      !stat->part && !stat->cannot && !stat->hides_for1)
    loader_fail(L, l, "363", "affects = \"you\" goes with 'bonus_damage', 'triggers', 'cannot' "
                             "or 'hides_for' only");
  if (stat->hides_for1 && stat->affects != RB_AFFECTS_YOU)
    loader_fail(L, l, "811.1.b", "'hides_for' goes with affects = \"you\"");
  if (stat->trigger_class && stat->affects != RB_AFFECTS_YOU)
    loader_fail(L, l, "383", "'triggers' goes with affects = \"you\"");
  if (stat->holds_are_conquers && stat->affects != RB_AFFECTS_ME)
    loader_fail(L, l, "383", "'holds_are_conquers' goes with affects = \"me\"");
  if (stat->bonus_damage.count && stat->affects != RB_AFFECTS_YOU)
    loader_fail(L, l, "712", "'bonus_damage' goes with affects = \"you\"");
}

/* ---- Replacements (367) --------------------------------------------------- */

static void add_cause(lua_State *L, Loader *l, int index, RbAbility *a)
{
  static const char *const causes[] = {"combat", "spell", "ability", "cost", "cleanup", NULL};
  static const uint8_t values[] = {RB_CAUSE_COMBAT, RB_CAUSE_SPELL, RB_CAUSE_ABILITY,
                                   RB_CAUSE_COST, RB_CAUSE_CLEANUP};
  a->causes |= (uint8_t)(1u << values[choice_of(L, l, "cause", text_at(L, l, index, "cause"),
                                                causes)]);
}

static void read_causes(lua_State *L, Loader *l, int table, RbAbility *a)
{
  if (!field(L, table, "cause")) return;
  if (lua_type(L, -1) != LUA_TTABLE) {
    add_cause(L, l, -1, a);
  } else {
    lua_Integer count = (lua_Integer)lua_rawlen(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
      lua_rawgeti(L, -1, i);
      add_cause(L, l, -1, a);
      lua_pop(L, 1);
    }
  }
  lua_pop(L, 1);
}

static void read_replacement(lua_State *L, Loader *l, int table, RbAbility *a)
{
  static const char *const asks[] = {"controller", "subject", NULL};
  read_number(L, l, table, "amount", &a->amount);
  a->asks = (uint8_t)field_choice(L, l, table, "asks", asks, RB_ASKS_CONTROLLER);
  if (a->cost.objects[0].pay)
    loader_unsupported(l, "a replacement that costs other objects (name them in 'run')");
}

/* ---- One ability --------------------------------------------------------- */

static void add_ability(Loader *l, const RbAbility *ability)
{
  int index = rb_builder_ability(l->builder, ability);
  assert(index == l->abilities); /* they are numbered in a row */
  (void)index;
  l->abilities++;
}

static void add_draft(Loader *l, Draft *draft)
{
  int records = draft->event_count ? draft->event_count : 1;
  for (int i = 0; i < records; i++) {
    draft->a.event1 = draft->event_count ? draft->events[i] : 0;
    draft->a.mode_count = (uint8_t)draft->mode_count;
    draft->a.first_mode = (uint16_t)(draft->mode_count ? l->abilities + 1 : 0);
    add_ability(l, &draft->a);
    for (int m = 0; m < draft->mode_count; m++) add_ability(l, &draft->modes[m]);
  }
}

static void set_event(lua_State *L, Loader *l, Draft *draft, const char *event)
{
  draft->events[draft->event_count++] = (uint8_t)(find_event(L, l, event) + 1);
  draft->a.flags |= ARB_SUBJECT_ME;
}

/* What the constructor itself says. */
static void apply_word(lua_State *L, Loader *l, Draft *draft, const char *word)
{
  if (strcmp(word, "when_played") == 0) set_event(L, l, draft, "play"); /* 383.4.a */
  if (strcmp(word, "equip") == 0) {
    draft->a.flags |= RB_IS_EQUIP;
    l->has_equip = true;
  }
  if (strcmp(word, "deathknell") != 0) return;
  set_event(L, l, draft, "die"); /* 808.1.c */
  draft->a.flags |= RB_IS_DEATHKNELL;
  l->has_deathknell = true;
}

static void check_draft(lua_State *L, Loader *l, const AbilityRow *row, const Draft *draft)
{
  const RbAbility *a = &draft->a;
  bool adds = a->add.energy || a->add.power[0].amount;
  bool waits = row->kind == RB_REPLACEMENT ||
               (row->kind == RB_TRIGGERED && strcmp(row->word, "reflexive") != 0);
  if (waits && !draft->event_count) loader_fail(L, l, "383", "'event' is missing");
  if (draft->mode_count && (a->function || a->slot_count))
    loader_fail(L, l, "355.3", "has modes and 'targets' or 'run': give those to the modes");
  if (adds && (a->function || draft->mode_count || a->slot_count))
    loader_fail(L, l, "429", "'add' stands without 'run', 'targets' and modes");
  if (a->flags & RB_IS_EQUIP && a->slot_count != 1)
    loader_fail(L, l, "818.1.b.1", "'targets' of Equip is one unit");
  if (a->flags & RB_PAYS_EQUIP && !a->slot_count)
    loader_fail(L, l, "821.1.c", "'pays_equip' needs 'targets': whose Equip cost?");
  bool alone = row->kind == RB_STATIC || a->flags & RB_IS_EQUIP || a->amount.count;
  if (!alone && !a->function && !draft->mode_count && !adds)
    loader_fail(L, l, NULL, "'run' is missing");
  bool reacts = a->timing == RB_ON_REACTION; /* such a one can be used while paying (429.3) */
  if (adds && a->kind == RB_ACTIVATED && !reacts && a->timing != RB_ON_ACTION)
    loader_fail(L, l, "429", "an ability that adds has timing = \"reaction\" or \"action\"");
  if (adds && a->kind == RB_ACTIVATED && reacts && !rb_adds_at_once(a))
    loader_unsupported(l, "adds resources as a Reaction, for more than the object itself");
}

static const AbilityRow *row_of(lua_State *L, Loader *l, const TagInfo *info, const char *name)
{
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    if (strcmp(rows[i].word, info->what) != 0) continue;
    if (name && !rows[i].named)
      loader_fail(L, l, NULL, "'%s' may not stand under 'abilities': nothing starts it by name",
                  info->what);
    if (!name && !rows[i].unnamed)
      loader_fail(L, l, NULL, "'%s' stands under a name: abilities = { name = %s { ... } }",
                  info->what, info->what);
    return &rows[i];
  }
  loader_fail(L, l, NULL, "'%s' may not stand here", info->what);
}

/* 818.1.c.2: Equip chooses a unit you control, unless the card says otherwise. */
static void equip_target(Loader *l, RbAbility *a)
{
  static const char *const names[] = {"type", "friendly"};
  ArbTest tests[2];
  memset(tests, 0, sizeof tests);
  for (int i = 0; i < 2; i++) {
    tests[i].attribute = (uint8_t)rb_find_attribute(names[i]);
    tests[i].compare = i == 0 ? ARB_HAS_ANY : ARB_EQUAL; /* type: unit is the first bit */
    tests[i].number = rb_builder_constant(l->builder, 1);
  }
  ArbSelector selector = {.zones = 1u << rb_find_zone("board")};
  RbSlot slot = {.kind = RB_SLOT_TARGET, .min = 1, .max = 1};
  slot.selector1 = (uint16_t)rb_builder_selector(l->builder, selector, tests, 2);
  a->slot_count = 1;
  a->first_slot = (uint16_t)rb_builder_slots(l->builder, &slot, 1);
}

/* 136: abilities that work where the card is attached; keywords stand there as
** what the unit is given. */
static void compile_effect_text(lua_State *L, Loader *l, int index, const AbilityRow *row)
{
  RbAbility given = {.kind = RB_STATIC, .flags = RB_EFFECT_TEXT, .line = (uint16_t)l->line};
  lua_Integer count = (lua_Integer)lua_rawlen(L, index);
  if (l->effect_text) loader_fail(L, l, "136", "may not stand in itself");
  fields_check(L, l, index, row->fields, true);
  bool deathknell = l->has_deathknell;
  l->effect_text = true, l->has_deathknell = false;
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, index, i);
    if (script_tag(L, -1).tag != TAG_ABILITY)
      loader_fail(L, l, "136", "entry %d is no ability but a %s", (int)i, sandbox_type_name(L, -1));
    compile_ability(L, l, lua_gettop(L), NULL);
    lua_pop(L, 1);
  }
  given.stat.affects = RB_AFFECTS_ME;
  given.stat.cost_minimum = -1;
  read_given_keywords(L, l, index, &given.stat);
  if (l->has_deathknell) given.stat.keywords |= 1u << RB_KW_DEATHKNELL;
  l->effect_text = false, l->has_deathknell |= deathknell;
  if (given.stat.keywords) add_ability(l, &given);
  else if (!count) loader_fail(L, l, "136.2.a", "is empty: leave it out");
}

void compile_ability(lua_State *L, Loader *l, int index, const char *name)
{
  TagInfo info = script_tag(L, index);
  Spot spot = loader_enter(l, name ? name : info.what, info.line);
  const AbilityRow *row = row_of(L, l, &info, name);
  Draft draft = {.a = {.kind = (uint8_t)row->kind, .line = (uint16_t)info.line}};
  RbAbility *a = &draft.a;
  luaL_checkstack(L, 24, "an ability");
  if (strcmp(info.what, "effect_text") == 0) {
    compile_effect_text(L, l, index, row);
    loader_leave(l, spot);
    return;
  }
  if (l->effect_text) a->flags |= RB_EFFECT_TEXT;
  fields_check(L, l, index, row->fields, row->kind != RB_STATIC);
  if (name) {
    a->name = rb_builder_string(l->builder, name);
    a->flags |= ARB_HAS_NAME;
  }
  apply_word(L, l, &draft, info.what);
  read_flags(L, l, index, a);
  read_when(L, l, index, &draft);
  read_causes(L, l, index, a);
  read_zones(L, l, index, a);
  read_ends(L, l, index, a);
  read_timing(L, l, index, a);
  read_add(L, l, index, a);
  if (row->kind == RB_STATIC) read_static(L, l, index, a);
  else if (field(L, index, "cost")) {
    a->cost = compile_cost(L, l, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (row->kind == RB_REPLACEMENT) read_replacement(L, l, index, a);
  read_targets(L, l, index, a);
  if (a->flags & RB_IS_EQUIP && !a->slot_count) equip_target(l, a);
  read_run(L, l, index, a);
  if (row->kind != RB_STATIC) read_entries(L, l, index, &draft);
  check_draft(L, l, row, &draft);
  compare_adds(l, a);
  add_draft(l, &draft);
  loader_leave(l, spot);
}

/* A spell's own targets, run and modes are its text (359.3). */
void compile_spell_text(lua_State *L, Loader *l, int card)
{
  Draft draft = {.a = {.kind = RB_SPELL_TEXT, .line = (uint16_t)l->line}};
  lua_Integer count = (lua_Integer)lua_rawlen(L, card);
  Spot spot = loader_enter(l, "spell text", l->line);
  read_targets(L, l, card, &draft.a);
  read_run(L, l, card, &draft.a);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, card, i);
    if (script_tag(L, -1).tag == TAG_MODES) read_modes(L, l, lua_gettop(L), &draft);
    lua_pop(L, 1);
  }
  if (draft.mode_count && (draft.a.function || draft.a.slot_count))
    loader_fail(L, l, "355.3", "has modes and 'targets' or 'run': give those to the modes");
  if (draft.a.slot_count && !draft.a.function) loader_fail(L, l, NULL, "'run' is missing");
  if (draft.a.function || draft.mode_count) add_draft(l, &draft);
  loader_leave(l, spot);
}

/* ---- Additional costs (356.2) -------------------------------------------- */

RbExtra compile_additional(lua_State *L, Loader *l, int index)
{
  static const char *const fields[] = {"name", "optional", "cost", "reduces", "enters_ready",
                                       "repeats", "ignores", "if_", NULL};
  static const char *const own[] = {"printed", "base", NULL};
  Spot spot = loader_enter(l, "additional", script_tag(L, index).line);
  fields_check(L, l, index, fields, false);
  const char *name = field_text(L, l, index, "name");
  if (!name) loader_fail(L, l, "356.2", "'name' is missing");
  RbExtra extra = {.name = rb_builder_string(l->builder, name)};
  extra.optional = field_flag(L, l, index, "optional");
  extra.enters_ready = field_flag(L, l, index, "enters_ready");
  extra.reduces_energy = (int16_t)field_integer(L, l, index, "reduces", 0, COUNT_MAX, 0);
  extra.repeats = field_flag(L, l, index, "repeats");
  extra.ignores = field_flag(L, l, index, "ignores");
  if (!field(L, index, "cost")) loader_fail(L, l, "356.2", "'cost' is missing");
  if (lua_type(L, -1) == LUA_TSTRING)
    extra.own_cost = (uint8_t)(RB_COST_PRINTED + choice_of(L, l, "cost", lua_tostring(L, -1), own));
  else
    extra.cost = compile_cost(L, l, lua_gettop(L));
  lua_pop(L, 1);
  read_condition(L, l, index, "if_", &extra.if_);
  if (!extra.optional && (extra.if_.number.count || extra.if_.me_selector1))
    loader_fail(L, l, "356.2", "'if_' goes with an optional cost");
  loader_leave(l, spot);
  return extra;
}

void add_extra(Loader *l, const RbExtra *extra)
{
  int index = rb_builder_extra(l->builder, extra);
  assert(index == l->extras); /* those of one card stand in a row */
  (void)index;
  l->extras++;
}
