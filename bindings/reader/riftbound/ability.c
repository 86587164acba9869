/* SPDX-License-Identifier: MIT */
/*
** ability.c -- Riftbound's words for abilities and their fields, as tables
** (words.h); additional costs.
*/
#include <assert.h>
#include <lauxlib.h>
#include <stddef.h>
#include <string.h>

#include "language/lint.h"
#include "language/notes.h"
#include "reader/riftbound/words.h"
#include "riftbound/timing/timing.h"

#define AT(name) offsetof(RbAbility, name)

static RbAbility *rb(const Draft *draft)
{
  return (RbAbility *)(void *)draft->a;
}

/* ---- Slots (355) --------------------------------------------------------- */

const char *const bind_rb_destination_fields[] = {"of", "to", "beside", NULL};

/* destination { of = 1, to = battlefield {}, beside = unit {} } (355.4) */
static void destination_slot(lua_State *L, Loader *l, int index, int before, ArbSlot *head)
{
  RbSlot *slot = (RbSlot *)(void *)head;
  bind_fields_check(L, l, index, bind_rb_destination_fields, false);
  slot->kind = RB_SLOT_DESTINATION;
  slot->of = (uint8_t)bind_field_integer(L, l, index, "of", 1, before ? before : 1, 0);
  if (!slot->of || !before)
    loader_fail(L, l, "355.4", "targets: 'destination' needs 'of', the number of an earlier slot");
  if (bind_field(L, index, "to")) {
    slot->selector1 = (uint16_t)bind_compile_selector(L, l, -1);
    lua_pop(L, 1);
  }
  if (bind_field(L, index, "beside")) {
    slot->beside1 = (uint16_t)bind_compile_selector(L, l, -1);
    lua_pop(L, 1);
  }
}

/* Reads split(amount, selector): targets that share damage, at least one; with any_number, or
** none. */
static void split_slot(lua_State *L, Loader *l, int index, int before, ArbSlot *head)
{
  RbSlot *slot = (RbSlot *)(void *)head;
  slot->max = ARB_ANY_NUMBER, slot->list = 1, slot->split = 1;
  if (!bind_field(L, index, "n") || !bind_field(L, index, "selector"))
    loader_fail(L, l, "355.14", "targets: 'split' takes an amount and a selector");
  int amount = lua_gettop(L) - 1, selector = lua_gettop(L);
  slot->most = bind_compile_number(L, l, amount);
  slot->by_unit = bind_field_flag(L, l, index, "by_unit");
  bool none = strcmp(bind_script_tag(L, selector).what, "any_number") == 0;
  if (none) {
    slot->min = 0;
    if (!bind_field(L, selector, "selector"))
      loader_fail(L, l, "355.14", "targets: 'any_number' takes a selector");
  }
  bind_slot_selector(L, l, lua_gettop(L), before, head);
  bind_loader_needs_cards(L, l, head->selector1, "split", "355.14.a");
  lua_settop(L, amount - 1);
}

static const SlotWord slots[] = {{"destination", destination_slot}, {"split", split_slot}, {0}};

/* ---- When ---------------------------------------------------------------- */

/* turn = "opponent": one more condition, about the player who is "you". */
static void read_turn(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  static const char *const turns[] = {"opponent", "you", NULL};
  int mine = bind_choice_of(L, l, row->name, bind_text_at(L, l, -1, row->name), turns);
  const char *whose = mine ? "turn_player" : "opponents_turn";
  ArbTerm terms[3] = {{.op = ARB_N_YOU, .a = (uint16_t)bind_find_attribute(L, l, whose)},
                      {.op = ARB_N_CONST, .value = 1},
                      {.op = ARB_N_COMPARE, .a = ARB_EQUAL}};
  bind_add_condition(l, &draft->a->while_, terms, 3);
}

/* 727: a Level ability is active while its player has enough XP (824). */
static void read_level(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  int level = (int)bind_integer_at(L, l, -1, row->name, 1, COUNT_MAX);
  ArbTerm terms[3] = {{.op = ARB_N_YOU, .a = (uint16_t)bind_find_attribute(L, l, "xp")},
                      {.op = ARB_N_CONST, .value = level},
                      {.op = ARB_N_COMPARE, .a = ARB_AT_LEAST}};
  bind_add_condition(l, &draft->a->while_, terms, 3);
}

/* 727: a Legion ability is active if its player has played another card this turn (812). */
static void read_legion(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  if (!bind_field_flag(L, l, draft->table, row->name)) return;
  ArbTerm term = {.op = ARB_N_ME, .a = (uint16_t)bind_find_attribute(L, l, "legion")};
  bind_add_condition(l, &draft->a->while_, &term, 1);
}

static void read_to(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  static const char *const me[] = {"me", NULL};
  bind_choice_of(L, l, row->name, bind_text_at(L, l, -1, row->name), me);
  draft->a->flags |= RB_TO_ME;
}

/* The events that happen at no place, so that `at` never holds for them; a test plays games and
** looks. */
const char bind_rb_placeless[] =
    "beginning main_phase turn_end turn mulligan draw discard mill look reveal_deck cease finalize "
    "gain_xp spend_xp spend_power lose_points burn_out extra_turn extra_phase invite "
    "concede "
    "lose time next_point";

static void read_at(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  (void)row;
  draft->a->place1 = (uint16_t)bind_compile_place(L, l, -1);
}

static void add_cause(lua_State *L, Loader *l, void *data)
{
  static const char *const causes[] = {"combat",  "spell",   "ability", "cost",
                                       "cleanup", "conquer", "hold",    NULL};
  static const uint8_t values[] = {RB_CAUSE_COMBAT, RB_CAUSE_SPELL,   RB_CAUSE_ABILITY,
                                   RB_CAUSE_COST,   RB_CAUSE_CLEANUP, RB_CAUSE_CONQUER,
                                   RB_CAUSE_HOLD};
  RbAbility *a = data;
  a->causes |=
      (uint8_t)(1u
                << values[bind_choice_of(L, l, "cause", bind_text_at(L, l, -1, "cause"), causes)]);
}

static void read_cause(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  (void)row;
  bind_each_value(L, l, -1, add_cause, rb(draft));
}

/* theirs = true, or "owner" (187.6.a). */
static void read_theirs(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  static const char *const whose[] = {"owner", NULL};
  if (lua_isboolean(L, -1)) {
    draft->a->flags |= lua_toboolean(L, -1) ? RB_THEIRS : 0;
    return;
  }
  bind_choice_of(L, l, row->name, bind_text_at(L, l, -1, row->name), whose);
  draft->a->flags |= RB_OWNERS;
}

static void read_ends(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  static const char *const ends[] = {"turn", "combat", "cleanup", "me", "next_turn", NULL};
  static const uint8_t until[] = {RB_UNTIL_TURN, RB_UNTIL_COMBAT, RB_UNTIL_CLEANUP, RB_UNTIL_SOURCE,
                                  RB_UNTIL_NEXT};
  rb(draft)->ends_at =
      until[bind_choice_of(L, l, row->name, bind_text_at(L, l, -1, row->name), ends)];
}

/* ---- Activated abilities ------------------------------------------------- */

const char *const bind_rb_add_fields[] = {"energy", "power", "only", "for_each", NULL};

static void read_add(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  static const char *const only[] = {"anything", "spells", "gear", "showdowns", NULL};
  RbAdd *add = &rb(draft)->add;
  int table = lua_gettop(L);
  if (!lua_istable(L, table))
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, NULL, NULL, "'%s' must be a table, got %s",
                        row->name, bind_sandbox_type_name(L, table));
  bind_fields_check(L, l, table, bind_rb_add_fields, false);
  add->energy = (uint8_t)bind_field_integer(L, l, table, "energy", 0, COUNT_MAX, 0);
  add->only = (uint8_t)bind_field_choice(L, l, table, "only", only, RB_FOR_ANYTHING);
  if (bind_field_table(L, l, table, "power")) bind_compile_power(L, l, -1, add->power, NULL, 2);
  lua_settop(L, table);
  if (!add->energy && !add->power[0].amount) loader_fail(L, l, "429", "'add' adds nothing");
  static const char *const paid[] = {"energy", "power", NULL};
  add->each = (uint8_t)(bind_field_choice(L, l, table, "for_each", paid, -1) + RB_EACH_ENERGY);
  bool energy = add->energy == 1 && !add->power[0].amount;
  bool power = !add->energy && add->power[0].amount == 1 && !add->power[1].amount &&
               add->power[0].domains == RB_ANY_DOMAIN;
  if (add->each && !(add->each == RB_EACH_ENERGY ? power : energy))
    loader_fail(L, l, "429",
                "'for_each': { power = { any = 1 }, for_each = \"energy\" } or "
                "{ energy = 1, for_each = \"power\" }");
}

static void read_cost(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  (void)row;
  rb(draft)->cost = bind_compile_cost(L, l, lua_gettop(L));
}

/* Keeps the one of an object's Add abilities that adds most: costs are paid with that one. */
static void compare_adds(RbLoad *load, const RbAbility *a)
{
  bool first = !load->add.energy && !load->add.power[0].amount;
  if (a->kind != RB_ACTIVATED || (!a->add.energy && !a->add.power[0].amount)) return;
  if (!first && !rb_adds_as_much(&a->add, &load->add) && !rb_adds_as_much(&load->add, &a->add))
    load->adds_apart = true;
  if (first || rb_adds_as_much(&a->add, &load->add)) load->add = a->add;
}

/* 818.1.c.2: Equip chooses a unit you control, unless the card says otherwise. */
static void equip_target(Loader *l, RbAbility *a)
{
  static const char *const names[] = {"type", "mine"};
  ArbTest tests[2];
  memset(tests, 0, sizeof tests);
  for (int i = 0; i < 2; i++) {
    tests[i].attribute = (uint8_t)rb_find_attribute(names[i]);
    tests[i].compare = i == 0 ? ARB_HAS_ANY : ARB_EQUAL; /* type: unit is the first bit */
    tests[i].number = arb_build_constant(l->base, 1);
  }
  ArbSelector selector = {.zones = 1u << rb_find_zone("board")};
  RbSlot slot = {.kind = RB_SLOT_TARGET, .min = 1, .max = 1};
  slot.selector1 = (uint16_t)arb_build_selector(l->base, selector, tests, 2);
  a->slot_count = 1;
  a->first_slot = (uint16_t)rb_builder_slots(rb_load(l)->builder, &slot, 1);
}

/* ---- Effect Text (136) ----------------------------------------------------- */

/* Compiles abilities that work where the card is attached.  Keywords in it are given to the unit
** there. */
static void compile_effect_text(lua_State *L, Loader *l, int index)
{
  static const char *const fields[] = {"keywords", NULL};
  RbLoad *load = rb_load(l);
  RbAbility given = {.kind = RB_STATIC, .flags = RB_EFFECT_TEXT, .line = (uint16_t)l->line};
  lua_Integer count = (lua_Integer)lua_rawlen(L, index);
  if (load->effect_text) loader_fail(L, l, "136", "may not stand in itself");
  bind_fields_check(L, l, index, fields, true);
  bool deathknell = load->has_deathknell;
  load->effect_text = true, load->has_deathknell = false;
  int32_t types = bind_lint_types(l, -1); /* they are abilities of what it is attached to */
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, index, i);
    if (bind_script_tag(L, -1).tag != TAG_ABILITY)
      loader_fail(L, l, "136", "entry %d is no ability but a %s", (int)i,
                  bind_sandbox_type_name(L, -1));
    bind_compile_ability(L, l, lua_gettop(L), NULL);
    lua_pop(L, 1);
  }
  given.stat.affects = RB_AFFECTS_ME;
  if (bind_field_table(L, l, index, "keywords")) {
    bind_given_keywords(L, l, lua_gettop(L), &given.stat.head);
    bind_need_keywords(l, given.stat.keywords);
    lua_pop(L, 1);
  }
  if (load->has_deathknell) given.stat.keywords |= 1u << RB_KW_DEATHKNELL;
  load->effect_text = false, load->has_deathknell |= deathknell;
  bind_lint_types(l, types);
  if (given.stat.keywords) bind_add_ability(l, &given);
  else if (!count) loader_fail(L, l, "136.2.a", "is empty: leave it out");
}

/* ---- The tables ------------------------------------------------------------ */

#define WHEN                                                                             \
  "event", "by", "turn", "subject", "to", "at", "killed_by_this", "one_or_more", "from", \
      "measure", "cause"
#define DEPENDS "level", "legion"
#define TEXT    "label", "targets", "run"

#define NAME_OF(type, field, whom, about, layer, works, rule, help, said) #field,

/* clang-format off */
static const AbilityWord words[] = {
  {"spell_text", RB_SPELL_TEXT, .unnamed = true, .card_only = true, .fields = {TEXT}},
  {"when", RB_TRIGGERED, .formats = BIND_BOTH, .named = true, .unnamed = true,
   .fields = {WHEN, "signal", "source", DEPENDS, "nth", "first_each_turn", "each_player",
              "theirs", "once_each_turn", "optional", "if_", "while_", "cost", "add", "pays_equip",
              "active_in", TEXT}},
  {"when_played", RB_TRIGGERED, .unnamed = true, .event = "play", .flags = ARB_SUBJECT_ME,
   .fields = {DEPENDS, "turn", "from", "measure", "optional", "if_", "while_", "cost",
              "pays_equip", TEXT}}, /* 383.4.a */
  {"deathknell", RB_TRIGGERED, .unnamed = true, .event = "die",
   .flags = ARB_SUBJECT_ME | RB_IS_DEATHKNELL,
   .fields = {DEPENDS, "measure", "optional", "if_", "while_", "cost", TEXT}}, /* 808.1.c */
  {"activated", RB_ACTIVATED, .formats = BIND_BOTH, .named = true, .unnamed = true, .paid = "377.1",
   .fields = {DEPENDS, "less", "timing", "while_", "if_", "once_each_turn", "cost", "add",
              "active_in", TEXT}},
  {"equip", RB_ACTIVATED, .unnamed = true, .card_only = true, .flags = RB_IS_EQUIP,
   .paid = "818.1.b",
   .fields = {"label", "less", "timing", "while_", "if_", "cost", "targets"}},
  {"as_attached", RB_AS_ATTACHED, .unnamed = true, .card_only = true, .fields = {"run"}},
  {"as_played", RB_AS_PLAYED, .unnamed = true, .card_only = true, .fields = {"run"}},
  {"as_seen", RB_AS_SEEN, .unnamed = true, .card_only = true, .fields = {"revealed", "run"}},
  {"effect_text", RB_STATIC, .unnamed = true, .card_only = true, .compile = compile_effect_text,
   .fields = {"keywords"}},
  {"static", RB_STATIC, .formats = BIND_BOTH, .named = true, .unnamed = true, .plain = true,
   .begun = "start",
   .fields = {DEPENDS, "affects", "while_", "if_", "active_in", "becomes", "keywords", "minimum",
              RB_PLAIN_FIELDS(NAME_OF) "cost", "extra", "timing", "grants", "triggers", "cannot",
              "cards", "at", "except_at", "where", "turn", "plays_from", "price", "loses",
              "hides_for", "adds_more"}},
  {"instead_of", RB_REPLACEMENT, .formats = BIND_BOTH,
   .named = true, .unnamed = true, .begun = "later",
   .fields = {WHEN, "phase", DEPENDS, "nth", "first_each_turn", "optional", "once_each_turn",
              "if_", "while_", "active_in", "once", "ends", "amount", "continues", "cost", "asks",
              "label", "run"}},
  {"delayed", RB_TRIGGERED, .formats = BIND_BOTH, .named = true, .begun = "later extra_turn",
   .fields = {WHEN, "signal", "source", "once", "ends", "optional", "if_", "while_", "cost", "add",
              TEXT}},
  {"reflexive", RB_TRIGGERED, .formats = BIND_BOTH, .named = true, .begun = "then_do then_do_among",
   .fields = {"optional", "if_", "cost", TEXT}},
  {"before_mulligans", RB_BEFORE_MULLIGANS, .formats = BIND_OF_FORMATS, .unnamed = true,
   .card_only = true, .fields = {"if_", "run"}},
  {"after_mulligans", RB_AFTER_MULLIGANS, .formats = BIND_OF_FORMATS, .unnamed = true,
   .card_only = true, .fields = {"if_", "run"}},
  {0}};
/* clang-format on */

static bool is_counter(const Loader *l, const char *name)
{
  return rb_builder_has_counter(rb_load(l)->builder, name);
}

static const char *const timings[] = {"action", "reaction", NULL};
static const char *const trigger_classes[] = {"play",   "deathknell", "conquer",   "hold",
                                              "attack", "defend",     "temporary", NULL};
static const char *const bans[] = {
#define X(id, name, rule, whom, help) name,
  RB_BANS(X)
#undef X
      NULL};
/* In place of which phases something may happen (314, 367). */
static const char *const phase_words[] = {"awaken", "beginning", "scoring", "channel",
                                          "draw",   "main",      "ending",  NULL};
_Static_assert(RB_PHASE_AWAKEN == 0 && RB_PHASE_ENDING == 6, "in their order");
static const char *const asked[] = {"controller", "subject", NULL};
_Static_assert(RB_ON_REACTION == RB_ON_ACTION + 1, "in the order of their names");

enum { STATICS = 1 << RB_STATIC, OTHERS = ~STATICS, REPLACEMENTS = 1 << RB_REPLACEMENT };

/* In the order in which they are read. */
static const FieldRow fields[] = {
  FIELD("label", bind_read_label),
  FIELD_TO("optional", bind_read_flag, ARB_OPTIONAL),
  FIELD_TO("once_each_turn", bind_read_flag, ARB_ONCE_EACH_TURN),
  FIELD_TO("once", bind_read_flag, ARB_ONLY_ONCE),
  FIELD_TO("killed_by_this", bind_read_flag, RB_KILLED_BY_THIS, .events = "die"),
  FIELD_TO("continues", bind_read_flag, RB_CONTINUES),
  FIELD_TO("pays_equip", bind_read_flag, RB_PAYS_EQUIP),
  FIELD_TO("first_each_turn", bind_read_flag, RB_FIRST_TIME),
  FIELD_TO("one_or_more", bind_read_flag, RB_ONE_OR_MORE),
  FIELD_TO("each_player", bind_read_flag, RB_EACH_PLAYER),
  FIELD("theirs", read_theirs),
  FIELD_TO("revealed", bind_read_flag, RB_WHEN_REVEALED),
  FIELD("event", bind_read_event),
  FIELD("signal", bind_read_signal),
  FIELD_TO("source", bind_read_selector, AT(source1)),
  FIELD("by", bind_read_by),
  FIELD("subject", bind_read_subject),
  FIELD_TO("to", read_to, 0, .events = "attach detach"),
  FIELD("nth", bind_read_nth),
  FIELD_TO("at", read_at, 0, .not_events = bind_rb_placeless),
  FIELD_TO("phase", bind_read_set8, AT(phases), .events = "phase", .choices = phase_words),
  FIELD_TO("if_", bind_read_condition, AT(if_)),
  FIELD_TO("while_", bind_read_condition, AT(while_)),
  FIELD("turn", read_turn),
  FIELD("level", read_level),
  FIELD("legion", read_legion),
  FIELD_TO("measure", bind_read_number, AT(measure)),
  FIELD_TO("less", bind_read_number, AT(less), .speaks = true),
  FIELD_TO("from", bind_read_zones, AT(from_zones), .events = "play"),
  FIELD_TO("cause", read_cause, 0,
           .events = "die damage choose exhaust discard recycle banish return_to_hand spend_buff "
                     "points"),
  FIELD_TO("active_in", bind_read_active_in, AT(active_zones)),
  FIELD("ends", read_ends),
  FIELD_TO("timing", bind_read_choice, AT(timing), .least = RB_ON_ACTION, .choices = timings),
  FIELD("add", read_add),
  /* statics (363) */
  FIELD("affects", bind_read_affects),
  FIELD("becomes", bind_read_becomes),
#define X(type, field, whom, about, layer, works, rule, help, said) \
  {.name = #field, .read = READ_##type(AT(stat.ARB_MEMBER_##type(field))), .shown = said},
  RB_PLAIN_FIELDS(X)
#undef X
      FIELD("minimum", bind_read_minimum),
  FIELD_TO("keywords", bind_read_given_keywords, AT(stat)),
  FIELD_TO("cost", bind_read_cost_change, 0, .kinds = STATICS, .speaks = true),
  FIELD_TO("hides_for", bind_read_hides_for, 0, .most = COUNT_MAX),
  FIELD("adds_more", bind_read_adds_more),
  FIELD_TO("grants", bind_read_grants, AT(stat)),
  FIELD("extra", bind_read_extra),
  FIELD_TO("triggers", bind_read_rb_triggers, AT(stat), .choices = trigger_classes),
  FIELD_TO("cannot", bind_read_set, AT(stat.cannot), .choices = bans), /* A18 */
  FIELD_TO("cards", bind_read_selector, AT(stat.ban_cards1)),
  FIELD_TO("except_at", bind_read_places, AT(stat.ban_except1)),
  FIELD_TO("where", bind_read_number, AT(stat.ban_where)),
  FIELD_TO("plays_from", bind_read_zones, AT(stat.plays_from)),
  FIELD("price", bind_read_price),
  FIELD_TO("loses", bind_read_losses, AT(stat.loses), .also = AT(stat.loses_all)), /* 472.2.a */
  /* all others */
  FIELD_TO("cost", read_cost, 0, .kinds = REPLACEMENTS),
  FIELD_TO("cost", read_cost, 0, .kinds = (uint32_t)OTHERS & ~(uint32_t)REPLACEMENTS,
           .speaks = true),
  FIELD_TO("amount", bind_read_number, AT(amount), .kinds = REPLACEMENTS),
  FIELD_TO("asks", bind_read_choice, AT(asks), .least = RB_ASKS_CONTROLLER, .choices = asked),
  {.name = "targets", .read = bind_read_targets, .speaks = true},
  FIELD("run", bind_read_run),
  {0}};

/* ---- What fields say together ------------------------------------------------ */

/* 718.2: the rules text of an attached card is inactive, but for what waits for its being attached.
** Effect Text works on a card that others are attached to, while that card's text is active.  Text
** that is given, or started, may work anywhere (135.4.b). */
static void lint_attachment(Loader *l, const Draft *draft)
{
  bool effect = rb_load(l)->effect_text, waits = draft->word->kind == RB_TRIGGERED;
  if (l->named || rb_load(l)->of_keyword || (waits && !effect)) return;
  bind_lint_me(l, "attached", "has_me_attached");
}

static void begin(Loader *l, Draft *draft)
{
  RbAbility *a = rb(draft);
  a->ends_at = RB_UNTIL_EVER;
  if (rb_load(l)->effect_text) a->flags |= RB_EFFECT_TEXT;
  lint_attachment(l, draft);
  draft->elsewhere = a->flags & RB_IS_EQUIP; /* its choice need not be written (818.1.c.2) */
}

/* Points of a battlefield are gained by conquering or holding it (466.1); nothing else is caused
** so, and combats, costs and cleanups give no points. */
static void check_scoring(lua_State *L, Loader *l, const Draft *draft)
{
  uint32_t causes = rb(draft)->causes, scoring = 1u << RB_CAUSE_CONQUER | 1u << RB_CAUSE_HOLD;
  uint32_t of_points = scoring | 1u << RB_CAUSE_SPELL | 1u << RB_CAUSE_ABILITY;
  for (int i = 0; i < draft->event_count; i++) {
    bool points = draft->events[i] == RB_E_POINTS + 1;
    if (!points && causes & scoring)
      loader_fail(L, l, "466.1",
                  "'cause': only 'points' are gained by \"conquer\" or \"hold\", not '%s'",
                  l->rules->events[draft->events[i] - 1].name);
    if (points && causes & ~of_points)
      loader_fail(L, l, "466.1",
                  "'cause': points are gained by \"conquer\", \"hold\", a \"spell\" or an "
                  "\"ability\"");
  }
}

/* Of what is given up only the payment has a cause of its own (357). */
static void check_cause(lua_State *L, Loader *l, const Draft *draft)
{
  const RbAbility *a = rb(draft);
  check_scoring(L, l, draft);
  if (!a->causes || a->causes == 1u << RB_CAUSE_COST) return;
  for (int i = 0; i < draft->event_count; i++)
    if (rb_may_be_paid(draft->events[i] - 1))
      loader_fail(L, l, "357", "'cause': of '%s' only \"cost\" can be asked",
                  l->rules->events[draft->events[i] - 1].name);
}

/* by = "me": I take part in what happens, or deal the damage. */
static void check_by_me(lua_State *L, Loader *l, const Draft *draft)
{
  for (int i = 0; i < draft->event_count; i++) {
    int event = draft->events[i] - 1, at = 0;
    while (rb_of_me[at] >= 0 && rb_of_me[at] != event) at++;
    if (rb_of_me[at] < 0)
      bind_loader_fail_as(
          L, l, BIND_C_NOT_HERE, "me", "383",
          "'by': nobody is told by whose doing '%s' is but the player's; \"me\" goes "
          "with attacks, combats, conquering, holding and damage; for what happens to "
          "me write subject = \"me\"",
          l->rules->events[event].name);
  }
}

/* 383.1.b: "the second time an opponent ..." is counted for each opponent, by what that player
** does.  An ability with a subject that is told from "you" counts by itself. */
static void count_for_each(Loader *l, const Draft *draft)
{
  RbAbility *a = rb(draft);
  if (a->kind == RB_TRIGGERED && a->subject1) a->flags |= RB_COUNTS_ITSELF;
  if (a->flags & RB_COUNTS_ITSELF || a->subject1) return;
  ArbTally tally = ((const ArbTally *)(const void *)l->base->tallies.items)[a->tally];
  tally.by = ARB_BY_YOU;
  a->tally = (uint16_t)arb_build_tally(l->base, tally);
}

static void check_event(lua_State *L, Loader *l, const Draft *draft)
{
  RbAbility *a = rb(draft);
  if (a->by == ARB_BY_ME) check_by_me(L, l, draft);
  check_cause(L, l, draft);
  /* What the tallies of the game cannot tell apart it counts by itself (383.1.b). */
  if (a->nth && (a->place1 || a->causes || a->from_zones || a->by == ARB_BY_ME ||
                 a->flags & (ARB_SUBJECT_ME | RB_TO_ME)))
    a->flags |= RB_COUNTS_ITSELF;
  if (a->nth && a->by == ARB_BY_OPPONENT) count_for_each(l, draft);
  bool waits = a->kind == RB_REPLACEMENT ||
               (a->kind == RB_TRIGGERED && strcmp(draft->word->word, "reflexive") != 0);
  if (a->kind == RB_REPLACEMENT) bind_loader_check_replaced(L, l, draft, "367");
  if (a->kind == RB_REPLACEMENT && a->flags & RB_COUNTS_ITSELF)
    bind_loader_fail_as(
        L, l, BIND_C_NOT_HERE, "nth", "367",
        "'nth' of instead_of counts what happens to players, not to me, there or for "
        "that reason: the first time is first_each_turn = true");
  if (draft->event_count > 1 && (a->nth || a->flags & (ARB_ONCE_EACH_TURN | RB_FIRST_TIME)))
    bind_loader_unsupported(l, "a use each turn that several events share");
  if (waits && !draft->event_count)
    bind_loader_fail_as(L, l, BIND_C_MISSING, l->part, "383", "'event' is missing");
}

static void check_equip(lua_State *L, Loader *l, const RbAbility *a)
{
  if (a->flags & RB_IS_EQUIP && a->slot_count != 1)
    loader_fail(L, l, "818.1.b.1", "'targets' of Equip is one unit");
  if (a->flags & RB_IS_EQUIP && a->cost.by_x)
    bind_loader_unsupported(l, "an Equip cost whose size is chosen");
  if (a->flags & RB_PAYS_EQUIP && !a->slot_count)
    loader_fail(L, l, "821.1.c", "'pays_equip' needs 'targets': whose Equip cost?");
}

/* Checks an ability that adds: those can be used while paying (429.3). */
static void check_adds(lua_State *L, Loader *l, const RbAbility *a)
{
  bool reacts = a->timing == RB_ON_REACTION;
  if (a->kind != RB_ACTIVATED && a->add.each)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, "for_each", "429",
                        "'for_each' of 'add' goes with an activated ability");
  if (a->kind != RB_ACTIVATED) return;
  if (!reacts && a->timing != RB_ON_ACTION)
    loader_fail(L, l, "429", "an ability that adds has timing = \"reaction\" or \"action\"");
  if (reacts && !rb_adds_at_once(a))
    bind_loader_unsupported(l, "adds resources as a Reaction, for more than the object itself");
}

/* Refuses zones where an ability of its kind cannot work, as nobody looks for it there (366.1,
** 383.2, 377.1). */
static void check_zones(lua_State *L, Loader *l, const RbAbility *a)
{
  uint32_t nowhere = a->active_zones & ~(rb_board_zones() | rb_other_zones(a->kind));
  const char *zone = nowhere ? l->rules->zones[__builtin_ctz(nowhere)].name : "";
  if (nowhere)
    bind_loader_fail_as(
        L, l, BIND_C_NOT_HERE, zone, "383.2",
        "'active_in': no such ability works from '%s', but from the board, the "
        "battlefields and legends, the hand, the trash, banishment and the champion "
        "zone%s",
        zone, a->kind == RB_STATIC ? ", or from the chain" : "");
  if (a->active_zones && a->flags & RB_EFFECT_TEXT)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, "active_in", "136.2",
                        "'active_in': Effect Text works where the card is attached");
  if (a->kind == RB_STATIC && a->active_zones & rb_other_zones(a->kind))
    bind_check_static_elsewhere(L, l, &a->stat);
}

/* Checks an ability of a format, which is no object and has no controller: "you" is who does what
** the ability waits for, and "once each turn" holds for each player. */
static void check_of_format(lua_State *L, Loader *l, RbAbility *a)
{
  bool me = a->flags & (ARB_SUBJECT_ME | RB_TO_ME) || a->by == ARB_BY_ME ||
            (a->kind == RB_STATIC && a->stat.affects == RB_AFFECTS_ME) || a->cost.me;
  if (a->flags & ARB_HAS_NAME) return;
  if (me)
    bind_loader_fail_as(
        L, l, BIND_C_NOT_HERE, "me", "478",
        "\"me\" is a card, and a format is not one: say which objects or players it is "
        "about");
  if (a->by == ARB_BY_YOU) a->flags |= RB_THEIRS;
  bool waits = a->kind == RB_TRIGGERED || a->kind == RB_REPLACEMENT;
  if (a->by == ARB_BY_YOU && waits) a->flags |= RB_EACH_PLAYER;
}

/* 357.2: what an object pays with itself happens to it, on the board or (`zones`) elsewhere. */
static void lint_cost_of_me(Loader *l, const RbAbility *a)
{
  static const struct {
    const char *word;
    uint32_t zones;
    uint8_t me;
    int16_t event;
  } rows[] = {
    {"exhaust", 0, RB_EXHAUST_ME, RB_E_EXHAUST},
    {"kill", 0, RB_KILL_ME, RB_E_DIE},
    {"spend_buff", 0, RB_SPEND_MY_BUFF, RB_E_SPEND_BUFF},
    {"recycle", UINT32_MAX, RB_RECYCLE_ME, RB_E_RECYCLE},
    {"banish", UINT32_MAX & ~(1u << RB_Z_BANISHMENT), RB_BANISH_ME, RB_E_BANISH},
    {"discard", 1u << RB_Z_HAND, RB_DISCARD_ME, RB_E_DISCARD},
  };
  uint32_t works = a->active_zones ? a->active_zones : rb_board_zones();
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    bool board = rows[i].me != RB_DISCARD_ME && works & rb_board_zones(); /* 422 */
    if (a->cost.me & rows[i].me)
      bind_lint_paid(l, rows[i].word, &l->rules->events[rows[i].event],
                     board || works & rows[i].zones);
  }
}

static void check(lua_State *L, Loader *l, Draft *draft)
{
  RbAbility *a = rb(draft);
  lint_cost_of_me(l, a);
  if (l->of_format) check_of_format(L, l, a);
  check_zones(L, l, a);
  if (a->kind == RB_STATIC) bind_check_static(L, l, draft);
  if (a->kind == RB_REPLACEMENT && a->cost.objects[0].pay)
    bind_loader_unsupported(l, "a replacement that costs other objects (name them in 'run')");
  if (a->flags & RB_IS_EQUIP && !a->slot_count) equip_target(l, a);
  check_event(L, l, draft);
  bool adds = a->add.energy || a->add.power[0].amount;
  if (adds && (a->function || draft->mode_count || a->slot_count))
    loader_fail(L, l, "429", "'add' stands without 'run', 'targets' and modes");
  check_equip(L, l, a);
  int event = draft->event_count ? draft->events[0] - 1 : -1; /* a turn or a phase is left out */
  bool left_out = a->kind == RB_REPLACEMENT && (event == RB_E_PHASE || event == RB_E_TURN);
  bool alone = a->kind == RB_STATIC || a->flags & RB_IS_EQUIP || a->amount.count || left_out;
  if (!alone && !a->function && !draft->mode_count && !adds)
    bind_loader_fail_as(L, l, BIND_C_MISSING, l->part, NULL, "'run' is missing");
  if (adds) check_adds(L, l, a);
  compare_adds(rb_load(l), a);
}

/* ---- Riftbound's row ------------------------------------------------------------ */

static int add_to_pool(Loader *l, const void *ability)
{
  RbLoad *load = rb_load(l);
  const RbAbility *a = ability;
  if (bind_asks_for_played(l)) rb_builder_asks_played(load->builder);
  load->has_equip |= (a->flags & RB_IS_EQUIP) != 0;
  load->has_deathknell |= (a->flags & RB_IS_DEATHKNELL) != 0;
  return rb_builder_ability(load->builder, a);
}

static int add_slots(Loader *l, const void *records, int count)
{
  return rb_builder_slots(rb_load(l)->builder, records, count);
}

static int add_tag(Loader *l, const char *text)
{
  return rb_builder_tag(rb_load(l)->builder, text);
}

static const UsualZones usual[] = {{"unit", {"board"}},
                                   {"gear", {"board"}},
                                   {"spell", {"chain"}},
                                   {"rune", {"runes"}},
                                   {"battlefield", {"battlefields"}},
                                   {"legend", {"legends"}},
                                   {"card", {"board", "runes", "battlefields", "legends"}},
                                   {"me", {"board", "runes", "battlefields", "legends"}},
                                   {0}};

static const ThingWord things[] = {
  {"ability", ARB_KIND_ITEM, "355.9.a.2"}, {"player", ARB_KIND_PLAYER, "355.9.a"}, {0}};
static const char *const game_numbers[] = {
  "turn", "turn_player", "victory_score", "chain", "time", "turns_left", NULL};
static const char *const phases[] = {"beginning", NULL};
static const char *const told[] = {"declare",  "activate", "trigger",   "resolve", "drop",
                                   "counter",  "pass",     "add",       "grant",   "shuffle",
                                   "replaced", "declined", "phase",     "loop",    "drawn",
                                   "win",      "start",    "next_game", "named",   NULL};
static const FieldRow mode_fields[] = {
  FIELD_TO("not_chosen_this_turn", bind_read_flag, RB_MODES_DISTINCT),
  FIELD_TO("not_chosen_for_this", bind_read_flag, RB_MODES_APART),
  {0}};
static const char *const text_fields[] = {TEXT, NULL};

static const WordTable tables[] = {{"PrintedCost", NULL, bind_rb_printed_fields},
                                   {"Cost", NULL, bind_rb_cost_fields},
                                   {"Add", NULL, bind_rb_add_fields},
                                   {"additional", "additional", bind_rb_additional_fields},
                                   {"AddsMore", NULL, bind_rb_adds_more_fields},
                                   {"Ignoring", NULL, bind_rb_price_fields},
                                   {"Reduction", NULL, bind_rb_reduces_fields},
                                   {"Destination", NULL, bind_rb_destination_fields},
                                   {"Becomes", NULL, bind_rb_becomes_fields},
                                   {"CostChange", NULL, bind_rb_cost_change_fields},
                                   {"Triggers", NULL, bind_rb_triggers_fields},
                                   {0}};

const GameWords bind_riftbound_words = {.abilities = words,
                                        .fields = fields,
                                        .slots = slots,
                                        .usual = usual,
                                        .things = things,
                                        .others = bind_riftbound_others,
                                        .board = "board",
                                        .types = rb_type_words,
                                        .first_type = RB_UNIT,
                                        .phases = phases,
                                        .game_numbers = game_numbers,
                                        .told = told,
                                        .text_fields = text_fields,
                                        .mode_fields = mode_fields,
                                        .tables = tables,
                                        .notes = bind_riftbound_notes,
                                        .a_number = "might",
                                        .place = "battlefield",
                                        .chosen = "chosen_in",
                                        .ability_size = sizeof(RbAbility),
                                        .slot_size = sizeof(RbSlot),
                                        .is_counter = is_counter,
                                        .stat_at = AT(stat),
                                        .stat_size = sizeof(RbStatic),
                                        .spell_kind = RB_SPELL_TEXT,
                                        .mode_kind = RB_MODE,
                                        .add_ability = add_to_pool,
                                        .add_slots = add_slots,
                                        .add_tag = add_tag,
                                        .begin = begin,
                                        .check = check,
                                        .cites = {.targets = "355",
                                                  .group = "355.11",
                                                  .if_ = "727",
                                                  .if_paid = "356.2",
                                                  .modes = "355.3",
                                                  .event = "383",
                                                  .refs = "390",
                                                  .keywords = "801",
                                                  .triggers = "383"}};

/* ---- Additional costs (356.2) -------------------------------------------- */

const char *const bind_rb_additional_fields[] = {
  "name", "optional", "cost", "reduces", "enters_ready", "repeats", "ignores", "if_", NULL};

/* Compiles the cost of a card.  Only a spell chooses as it is played (bind_check_card_choices). */
static RbCost compile_card_cost(lua_State *L, Loader *l, int index)
{
  Choices before = bind_choices_open(l, ARB_SLOTS_MAX, "cost");
  RbCost cost = bind_compile_cost(L, l, index);
  int spoken = bind_choices_close(l, before);
  bind_card_speaks_of(l, spoken, "additional");
  return cost;
}

const char *const bind_rb_reduces_fields[] = {"energy", "power", NULL};

/* Reads reduces = 2, or { energy = number.given_up("energy"), power = { order = 1 } } (356.4). */
static void read_reductions(lua_State *L, Loader *l, int table, RbExtra *extra)
{
  if (bind_script_tag(L, table).tag == TAG_NUMBER || lua_type(L, table) != LUA_TTABLE) {
    extra->reduces_energy = bind_compile_number(L, l, table);
    return;
  }
  bind_fields_check(L, l, table, bind_rb_reduces_fields, false);
  if (bind_field(L, table, "energy"))
    extra->reduces_energy = bind_compile_number(L, l, lua_gettop(L));
  lua_settop(L, table);
  if (!bind_field_table(L, l, table, "power")) return;
  int count =
      bind_compile_power(L, l, -1, extra->reduces_power, extra->reduces_power_by, RB_POWER_MAX);
  for (int i = 0; i < count; i++) {
    int domains = extra->reduces_power[i].domains;
    if (domains & (domains - 1) && domains != RB_ANY_DOMAIN)
      bind_loader_unsupported(l, "less Power of either of two domains");
  }
  lua_settop(L, table);
}

static void compile_reductions(lua_State *L, Loader *l, int index, RbExtra *extra)
{
  if (!bind_field(L, index, "reduces")) return;
  Choices before = bind_choices_open(l, 0, "reduces");
  l->gives_up = true;
  read_reductions(L, l, lua_gettop(L), extra);
  l->gives_up = false;
  bind_choices_close(l, before);
  lua_pop(L, 1);
}

RbExtra bind_compile_additional(lua_State *L, Loader *l, int index)
{
  static const char *const own[] = {"printed", "base", NULL};
  Spot spot = bind_loader_enter(l, "additional", bind_script_tag(L, index).line);
  bind_fields_check(L, l, index, bind_rb_additional_fields, false);
  const char *name = bind_field_text(L, l, index, "name");
  if (!name) bind_loader_fail_as(L, l, BIND_C_MISSING, l->part, "356.2", "'name' is missing");
  RbExtra extra = {.name = arb_build_string(l->base, name)};
  extra.optional = bind_field_flag(L, l, index, "optional");
  extra.enters_ready = bind_field_flag(L, l, index, "enters_ready");
  compile_reductions(L, l, index, &extra);
  extra.repeats = bind_field_flag(L, l, index, "repeats");
  extra.ignores = bind_field_flag(L, l, index, "ignores");
  if (!bind_field(L, index, "cost"))
    bind_loader_fail_as(L, l, BIND_C_MISSING, l->part, "356.2", "'cost' is missing");
  if (lua_type(L, -1) == LUA_TSTRING)
    extra.own_cost =
        (uint8_t)(RB_COST_PRINTED + bind_choice_of(L, l, "cost", lua_tostring(L, -1), own));
  else extra.cost = compile_card_cost(L, l, lua_gettop(L));
  lua_pop(L, 1);
  if (bind_field(L, index, "if_")) {
    Choices before =
        bind_choices_open(l, 0, "if_"); /* whether it is paid is said first (356.2.b.1) */
    extra.if_ = bind_compile_condition(L, l, lua_gettop(L));
    bind_choices_close(l, before);
    lua_pop(L, 1);
  }
  if (!extra.optional && !condition_is_empty(&extra.if_))
    loader_fail(L, l, "356.2", "'if_' goes with an optional cost");
  bind_loader_leave(l, spot);
  return extra;
}

void bind_add_extra(Loader *l, const RbExtra *extra)
{
  RbLoad *load = rb_load(l);
  int index = rb_builder_extra(load->builder, extra);
  assert(index == load->extras); /* those of one card stand in a row */
  (void)index;
  load->extras++;
}
