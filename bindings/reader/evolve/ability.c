/* SPDX-License-Identifier: MIT */
/*
** ability.c -- Evolve's words for abilities and their fields, as tables (words.h).
**
** `fanfare`, `last_words`, `on_evolve` and `strike` are not words of their own: they are short for
** `when` (scripts/keywords/evolve.lua).
*/
#include <lauxlib.h>
#include <stddef.h>
#include <string.h>

#include "reader/evolve/words.h"
#include "language/notes.h"
#include "evolve/effects/effects.h"
#include "evolve/play/play.h"
#include "evolve/script/script.h"
#include "evolve/timing/timing.h"

#define AT(name) offsetof(EvDraft, ability.name)
#define OF(name) offsetof(EvDraft, name)

static EvAbility *ev(const Draft *draft)
{
  return (EvAbility *)(void *)draft->a;
}

/* ---- Fields -------------------------------------------------------------------- */

/* at = "leader", or a selector: what is attacked (8.4.5). */
static void read_at(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  ArbAbility *a = draft->a;
  if (lua_type(L, -1) != LUA_TSTRING) {
    a->place1 = (uint16_t)bind_compile_selector(L, l, -1);
    return;
  }
  const char *type = lua_tostring(L, -1);
  bind_choice_of(L, l, row->name, type, ev_type_words);
  a->place1 = (uint16_t)bind_compile_where(L, l, -1, type, "type");
}

/* turn = "you" or "opponent": only in a turn of that player (7.1.1). */
static void read_turn(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  static const char *const turns[] = {"opponent", "you", NULL};
  int yours = bind_choice_of(L, l, row->name, bind_text_at(L, l, -1, row->name), turns);
  ArbTerm terms[3] = {{.op = ARB_N_YOU, .a = EV_A_ACTIVE},
                      {.op = ARB_N_CONST, .value = yours},
                      {.op = ARB_N_COMPARE, .a = ARB_EQUAL}};
  bind_add_condition(l, &draft->a->while_, terms, 3);
}

/* phase = "draw": in place of these phases, or parts of the start phase (7.1.2, 10.10.1). */
static const char *const phase_words[] = {"start", "main", "end", "refresh", "draw", NULL};
static void read_phases(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  bind_read_set(L, l, draft, row);
  ev(draft)->from_zones <<= EV_PHASE_START;
}

static void read_cost(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  *(EvCost *)(void *)((char *)(void *)draft->a + row->to) =
      bind_compile_ev_cost(L, l, lua_gettop(L));
}

/* option = "earth_rite", or { name = ..., cost = ... }, or a list of these (10.4.7.3). */
static void read_option(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  EvAbility *a = ev(draft);
  (void)row;
  int first = 0;
  a->option_count = (uint16_t)bind_compile_ev_options(L, l, lua_gettop(L), false, &first);
  a->first_option = (uint16_t)first;
  draft->extra = ev_builder_option_name(ev_builder(l), first);
}

/* split(3, up_to(2, follower {})): targets that share an amount (10.6.2.4). */
static void split_slot(lua_State *L, Loader *l, int index, int before, ArbSlot *head)
{
  if (!bind_field(L, index, "n") || !bind_field(L, index, "selector"))
    loader_fail(L, l, "10.6.2.4", "targets: 'split' takes an amount and what shares it");
  int amount = lua_gettop(L) - 1, among = lua_gettop(L);
  bind_slot_at(L, l, among, before, head);
  head->list = 1;
  head->most = bind_compile_number(L, l, amount);
  ((EvSlot *)(void *)head)->divides = 1;
  lua_settop(L, amount - 1);
}

const char *const bind_ev_more_fields[] = {"if_", "choose", NULL};

/* more = { if_ = ..., choose = 2 }: if the condition holds, up to that many modes are chosen. */
static void read_more_modes(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  EvAbility *a = ev(draft);
  int table = lua_gettop(L);
  if (!lua_istable(L, table))
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, NULL, "5.17.2", "'%s' must be a table, got %s",
                        row->name, bind_sandbox_type_name(L, table));
  bind_fields_check(L, l, table, bind_ev_more_fields, false);
  a->more_modes = (uint8_t)bind_field_integer(L, l, table, "choose", 1, MODES_MAX, 0);
  if (!a->more_modes || !bind_field(L, table, "if_"))
    loader_fail(L, l, "5.17.2", "'%s' needs 'if_' and 'choose'", row->name);
  a->more_if = bind_compile_condition(L, l, lua_gettop(L));
  lua_pop(L, 1);
}

/* A change of what cards cost to play; it may speak of what is chosen for them. */
static void read_price_change(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  bind_read_number(L, l, draft, row);
  draft->elsewhere = true;
  bool of_me = ((EvDraft *)(void *)draft->a)->stat.affects == EV_AFFECTS_ME;
  if (of_me) bind_card_speaks_of(l, l->spoken, "static");
}

static const FieldRow mode_fields[] = {FIELD("more", read_more_modes), {0}};

static const SlotWord slots[] = {{"split", split_slot}, {0}};

/* ---- The tables ------------------------------------------------------------------ */

#define WHEN \
  "event", "signal", "by", "subject", "source", "at", "from", "to", "one_or_more", "cause"
#define HOLDS "if_", "while_", "turn"
#define REPLACES                                                                                \
  HOLDS, "active_in", "by", "subject", "source", "nth", "amount", "optional", "once_each_turn", \
      "once"
#define MOVES "play enter put bury leave destroy banish discard return_to_hand create draw"
#define TEXT  "label", "option", "targets", "targets_if_paid", "process", "run"

#define NAME_OF(type, field, whom, about, layer, rule, help, said) #field,

/* clang-format off */
static const AbilityWord words[] = {
  {"spell_text", EV_SPELL_TEXT, .unnamed = true, .card_only = true, .fields = {"if_", TEXT}},
  {"when", EV_AUTOMATIC, .formats = BIND_BOTH, .named = true, .unnamed = true, .begun = "start",
   .fields = {WHEN, HOLDS, "nth", "once_each_turn", "cost", "active_in", TEXT}},
  {"state", EV_STATE, .unnamed = true, .fields = {"if_", "once_each_turn", "cost", TEXT}},
  {"delayed", EV_AUTOMATIC, .formats = BIND_BOTH, .named = true, .begun = "later",
   .fields = {WHEN, HOLDS, "ends", "cost", TEXT}},
  {"activated", EV_ACTIVATED, .formats = BIND_BOTH, .named = true, .unnamed = true,
   .begun = "start", .paid = "10.1.1.1.1",
   .fields = {HOLDS, "cost", "quick", "once_each_turn", "active_in", TEXT}},
  {"static", EV_PASSIVE, .formats = BIND_BOTH,
   .named = true, .unnamed = true, .plain = true, .begun = "start",
   .fields = {HOLDS, "active_in", "affects", "keywords", "loses", "traits",
              EV_PLAIN_FIELDS(NAME_OF) "minimum", "cost", "set_cost", "cannot", "limits", "counts",
              "grants", "triggers", "plays_from"}},
  {"instead_of", EV_REPLACEMENT, .formats = BIND_BOTH,
   .named = true, .unnamed = true, .plain = true, .begun = "start",
   .fields = {REPLACES, "label", "event", "phase", "from", "to", "continues", "run"}},
  {"damage", EV_REPLACEMENT, .formats = BIND_BOTH,
   .named = true, .unnamed = true, .plain = true, .begun = "start",
   .event = "damage",
   .fields = {REPLACES, "label", "cause"}},
  {"evolve", EV_ACTIVATED, .unnamed = true, .card_only = true, .flags = EV_IS_EVOLVE, .plain = true,
   .fields = {HOLDS, "label", "cost", "quick", "option"}},
  {"before_mulligans", EV_BEFORE_MULLIGANS, .formats = BIND_OF_FORMATS, .unnamed = true,
   .card_only = true, .fields = {"if_", "run"}},
  {"after_mulligans", EV_AFTER_MULLIGANS, .formats = BIND_OF_FORMATS, .unnamed = true,
   .card_only = true, .fields = {"if_", "run"}},
  {0}};
/* clang-format on */

static const char *const ends[] = {"turn", NULL};

enum { PASSIVES = 1 << EV_PASSIVE, OTHERS = ~PASSIVES };
static const char *const causes[] = {"attack", "combat", "ability", NULL};
_Static_assert(EV_BY_ATTACK == 1 && EV_BY_COMBAT == 2 && EV_BY_ABILITY == 4, "in their order");
const char *const bind_ev_ban_words[] = {
#define X(id, name, rule, help) name,
  EV_BANS(X)
#undef X
      NULL};

/* In the order in which they are read. */
static const FieldRow fields[] = {
  FIELD("label", bind_read_label),
  FIELD_TO("optional", bind_read_flag, ARB_OPTIONAL),
  FIELD_TO("once_each_turn", bind_read_flag, ARB_ONCE_EACH_TURN),
  FIELD_TO("once", bind_read_flag, ARB_ONLY_ONCE),
  FIELD_TO("quick", bind_read_flag, EV_HAS_QUICK),
  FIELD_TO("one_or_more", bind_read_flag, EV_ONE_OR_MORE),
  FIELD("event", bind_read_event),
  FIELD("signal", bind_read_signal),
  FIELD("by", bind_read_by),
  FIELD("subject", bind_read_subject),
  FIELD_TO("source", bind_read_selector, AT(source1), .kinds = 1u << EV_AUTOMATIC),
  FIELD("nth", bind_read_nth),
  FIELD("at", read_at),
  FIELD_TO("from", bind_read_zones, AT(from_zones), .events = MOVES),
  FIELD_TO("to", bind_read_zones, AT(to_zones), .events = MOVES),
  FIELD_TO("cause", bind_read_set8, AT(kinds), .kinds = 1u << EV_AUTOMATIC, .events = "damage",
           .choices = causes),
  FIELD_TO("phase", read_phases, AT(from_zones), .events = "phase", .choices = phase_words),
  FIELD_TO("if_", bind_read_condition, AT(if_)),
  FIELD_TO("while_", bind_read_condition, AT(while_)),
  FIELD("turn", read_turn),
  FIELD_TO("active_in", bind_read_active_in, AT(active_zones)),
  FIELD_TO("ends", bind_read_choice, AT(until), .least = EV_UNTIL_END_OF_TURN, .choices = ends),
  FIELD_TO("cost", read_cost, AT(cost), .kinds = (uint32_t)OTHERS, .speaks = true),
  FIELD_TO("process", read_cost, AT(process), .speaks = true),
  {.name = "option", .read = read_option, .speaks = true},
  {.name = "targets", .read = bind_read_targets, .speaks = true},
  {.name = "targets_if_paid", .read = bind_read_targets_if_paid, .speaks = true},
  FIELD("run", bind_read_run),
  /* passive ones (10.1.1.3) */
  FIELD("affects", bind_read_ev_affects),
  FIELD_TO("keywords", bind_read_given_keywords, OF(stat)),
  FIELD_TO("loses", bind_read_losses, OF(stat.loses), .also = OF(stat.loses_all)),
  FIELD("traits", bind_read_ev_traits),
#define X(type, field, whom, about, layer, rule, help, said) \
  {.name = #field, .read = READ_##type(OF(stat.ARB_MEMBER_##type(field))), .shown = said},
  EV_PLAIN_FIELDS(X)
#undef X
      FIELD_TO("cost", read_price_change, OF(stat.cost), .kinds = PASSIVES, .speaks = true),
  FIELD_TO("set_cost", read_price_change, OF(stat.set_cost), .kinds = PASSIVES, .speaks = true),
  FIELD("minimum", bind_read_ev_minimum), /* of what was read before */
  FIELD_TO("cannot", bind_read_set, OF(stat.cannot), .choices = bind_ev_ban_words), /* 1.3.3 */
  FIELD("limits", bind_read_ev_limits),
  FIELD("counts", bind_read_ev_counts),
  FIELD_TO("grants", bind_read_grants, OF(stat)),
  FIELD_TO("triggers", bind_read_triggers, OF(stat), .choices = ev_class_words),
  FIELD_TO("plays_from", bind_read_zones, OF(stat.plays_from)),
  /* replacement effects (10.10) */
  {.name = "source", .read = bind_read_ev_source, .kinds = 1u << EV_REPLACEMENT},
  FIELD_TO("cause", bind_read_set8, OF(replacement.kinds), .kinds = 1u << EV_REPLACEMENT,
           .choices = causes),
  FIELD_TO("amount", bind_read_number, OF(replacement.amount)),
  FIELD_TO("continues", bind_read_flag8, OF(replacement.continues)),
  {0}};

/* ---- What fields say together ------------------------------------------------------ */

static void begin(Loader *l, Draft *draft)
{
  (void)l, (void)draft;
}

static void check_replaced(lua_State *L, Loader *l, const Draft *draft)
{
  const EvAbility *a = ev(draft);
  bind_loader_check_replaced(L, l, draft, "10.10.1");
  const EvReplacement *r = &((const EvDraft *)(const void *)a)->replacement;
  if (a->nth && (a->flags & ARB_SUBJECT_ME || a->from_zones || a->to_zones || r->source_me ||
                 r->source1 || r->kinds))
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, "nth", "10.10.1",
                        "'nth' of a replacement counts what happens to players or such a subject, "
                        "whatever causes it, from and to any zone");
  if (a->flags & ARB_ONLY_ONCE && !(a->flags & ARB_HAS_NAME))
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, "once", "10.2.1.2",
                        "'once' ends what game.start has "
                        "begun: put this under 'abilities'; of a card itself write once_each_turn");
}

/* ---- Costs that nothing can pay (10.6.2.5.3) ------------------------------------ */

/* The zones where a card may lie when an ability of its own is paid for; 0: unknown. */
static uint32_t zones_as_paid(const Draft *draft)
{
  const EvAbility *a = ev(draft);
  uint32_t zones = 0;
  if (a->flags & ARB_HAS_NAME) return 0;
  if (a->kind != EV_AUTOMATIC || !(a->flags & ARB_SUBJECT_ME))
    return a->active_zones ? a->active_zones : a->kind == EV_ACTIVATED ? 1u << EV_Z_FIELD : 0;
  for (int i = 0; i < draft->event_count; i++) switch (draft->events[i] - 1) {
    case EV_E_BURY:
    case EV_E_DISCARD: zones |= 1u << EV_Z_CEMETERY; break;
    case EV_E_BANISH: zones |= 1u << EV_Z_BANISHED; break;
    case EV_E_RETURN: zones |= 1u << EV_Z_HAND; break;
    default: return 0;
    }
  return zones;
}

/* The zones from which a part of a cost can be paid with the card itself. */
static uint32_t zones_of_part(const EvPart *part)
{
  uint32_t board = 1u << EV_Z_FIELD | 1u << EV_Z_LEADER;
  switch (part->pay) {
  case EV_PAY_BURY_ME: return ~(1u << EV_Z_CEMETERY | 1u << EV_Z_LEADER);
  case EV_PAY_BANISH_ME: return ~(1u << EV_Z_BANISHED | 1u << EV_Z_LEADER);
  case EV_PAY_RETURN_ME: return ~(1u << EV_Z_HAND | 1u << EV_Z_LEADER);
  case EV_PAY_COUNTERS: return board | 1u << EV_Z_EX | 1u << EV_Z_CEMETERY | 1u << EV_Z_BANISHED;
  default: return UINT32_MAX;
  }
}

static void check_cost(lua_State *L, Loader *l, const Draft *draft, const EvCost *cost)
{
  uint32_t zones = zones_as_paid(draft);
  if (!zones) return;
  if (cost->engage_me && !(zones & 1u << EV_Z_FIELD))
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, "engage", "10.4.6",
                        "engage = \"me\" is never paid: the card is not on the field then; "
                        "write banish = \"me\", bury = \"me\" or play_points");
  for (int i = 0; i < cost->part_count; i++)
    if (!(zones & zones_of_part(&cost->parts[i])))
      bind_loader_fail_as(
          L, l, BIND_C_NOT_HERE, bind_ev_pay_name(cost->parts[i].pay), "10.6.2.5.3",
          "'%s' is never paid: the card lies in no zone then from which it could be",
          bind_ev_pay_name(cost->parts[i].pay));
}

/* 10.3.4: what triggers or is used must lie where its player sees it. */
static void check_zones(lua_State *L, Loader *l, const EvAbility *a)
{
  uint32_t can =
      EV_PLACES | 1u << EV_Z_EX | 1u << EV_Z_HAND | 1u << EV_Z_CEMETERY | 1u << EV_Z_BANISHED;
  bool placed = a->kind == EV_AUTOMATIC || a->kind == EV_ACTIVATED;
  uint32_t nowhere = placed ? a->active_zones & ~can : 0;
  const char *zone = nowhere ? l->rules->zones[__builtin_ctz(nowhere)].name : "";
  if (nowhere)
    bind_loader_fail_as(
        L, l, BIND_C_NOT_HERE, zone, "10.3.4",
        "'active_in': no such ability works from '%s', but from the field, the EX area, "
        "the hand, the cemetery and the banished zone",
        zone);
}

/* 12.3.3: in an opponent's turn only what has Quick is played. */
static void lint_turn(lua_State *L, Loader *l, const Draft *draft)
{
  const EvAbility *a = ev(draft);
  if (!l->lint || a->kind != EV_ACTIVATED || a->flags & EV_HAS_QUICK) return;
  const char *turn = bind_field_text(L, l, draft->table, "turn");
  if (turn && strcmp(turn, "opponent") == 0)
    bind_loader_warn(l, BIND_C_MATCHES_NOTHING, "turn", "12.3.3",
                     "without quick = true it is never used in the opponent's turn");
}

/* Checks an ability of a format, which is no card and has no controller: "you" is who does what the
** ability waits for. */
static void check_of_format(lua_State *L, Loader *l, const Draft *draft)
{
  EvAbility *a = ev(draft);
  const EvDraft *whole = (const EvDraft *)(const void *)draft->a;
  bool me = a->flags & ARB_SUBJECT_ME || a->role & (EV_TO_ME | EV_BY_ME) ||
            (a->kind == EV_PASSIVE && whole->stat.affects == EV_AFFECTS_ME) ||
            (a->kind == EV_REPLACEMENT && whole->replacement.source_me);
  if (a->flags & ARB_HAS_NAME) return;
  if (me)
    bind_loader_fail_as(
        L, l, BIND_C_NOT_HERE, "me", "6.2",
        "\"me\" is a card, and a format is not one: say which cards or players it is "
        "about");
  bool waits = a->kind == EV_AUTOMATIC || a->kind == EV_REPLACEMENT;
  if (a->by == ARB_BY_YOU && waits) a->flags |= EV_THEIRS;
  a->active_zones = 1u << EV_Z_FORMAT;
}

/* What the tallies of the game cannot tell apart an ability counts by itself. */
static void check_nth(EvAbility *a)
{
  bool more = a->flags & ARB_SUBJECT_ME || a->source1 || a->place1 || a->from_zones ||
              a->to_zones || a->kinds;
  if (a->kind == EV_AUTOMATIC && a->nth && more) a->flags |= EV_COUNTS_ITSELF;
}

static void check(lua_State *L, Loader *l, Draft *draft)
{
  EvAbility *a = ev(draft);
  check_nth(a);
  check_zones(L, l, a);
  if (l->of_format) check_of_format(L, l, draft);
  lint_turn(L, l, draft);
  check_cost(L, l, draft, &a->cost);
  check_cost(L, l, draft, &a->process);
  if (a->kind == EV_AUTOMATIC && !draft->event_count)
    bind_loader_fail_as(L, l, BIND_C_MISSING, l->part, "10.7.1", "'event' is missing");
  if (a->kind == EV_STATE && condition_is_empty(&a->if_))
    bind_loader_fail_as(L, l, BIND_C_MISSING, l->part, "10.7.6",
                        "'if_' is missing: the state that it waits for");
  if (a->kind == EV_STATE) a->while_ = a->if_, a->if_ = (ArbCondition){0}; /* as it triggers */
  if (a->flags & EV_IS_EVOLVE) a->run = ev_run_evolve, a->name = "Evolve";
  if (a->kind == EV_REPLACEMENT) check_replaced(L, l, draft);
  bool gift = a->kind == EV_ACTIVATED || strcmp(draft->word->word, "when") == 0;
  if (a->flags & ARB_HAS_NAME && gift) a->flags |= EV_IS_GIVEN;
  if (a->kind == EV_PASSIVE || a->kind == EV_REPLACEMENT) bind_check_passive(L, l, draft);
  else if (!a->run && !a->function && !draft->mode_count)
    bind_loader_fail_as(L, l, BIND_C_MISSING, l->part, NULL, "'run' is missing");
}

void bind_add_evolve_ability(Loader *l, int play_points)
{
  ev_builder_evolve(ev_builder(l), play_points);
  l->abilities++;
}

/* ---- Evolve's row -------------------------------------------------------------------- */

/* Adds the ability, together with what it says as a passive ability or what it replaces. */
static int add_to_pool(Loader *l, const void *record)
{
  EvBuilder *builder = ev_builder(l);
  if (bind_asks_for_played(l)) ev_builder_asks_played(builder);
  const EvDraft *draft = record;
  EvAbility ability = draft->ability;
  if (ability.kind == EV_PASSIVE)
    ability.static1 = (uint16_t)ev_builder_static(builder, &draft->stat);
  if (ability.kind == EV_REPLACEMENT)
    ability.replacement1 = (uint16_t)ev_builder_replacement(builder, &draft->replacement);
  return ev_builder_ability(builder, &ability);
}

/* Refuses choices of a whole group and of what is attached to a choice: Evolve's rules in C do not
** know them. */
static int add_slots(Loader *l, const void *records, int count)
{
  const EvSlot *added = records;
  for (int i = 0; i < count; i++)
    if (added[i].same || added[i].total1 || added[i].on_slot)
      bind_loader_unsupported(l, "a choice with on_slot, or of a whole group");
  return ev_builder_slots(ev_builder(l), records, count);
}

static int add_tag(Loader *l, const char *text)
{
  return ev_builder_trait(ev_builder(l), text);
}

/* Where a selector of each word looks.  "me" may be anywhere by the time conditions are looked
** at. */
static const UsualZones usual[] = {{"leader", {"leader"}},
                                   {"follower", {"field"}},
                                   {"amulet", {"field"}},
                                   {"spell", {"resolution"}},
                                   {"card", {"field"}},
                                   {"me",
                                    {"leader", "field", "ex", "hand", "deck", "evolve_deck",
                                     "evolve", "cemetery", "banished", "resolution"}},
                                   {0}};

static const char *const game_numbers[] = {"turn", "turn_player", "first_player", NULL};
static const char *const phases[] = {"start", "main", "end", NULL}; /* 7.1.2 */
static const char *const told[] = {"start", "mulligan", "phase", "resolve", "trigger", "pass",
                                   "lose",  "concede",  "win",   "drawn",   NULL};

static const char *const text_fields[] = {"if_", TEXT, NULL};

static const WordTable tables[] = {{"Cost", NULL, bind_ev_cost_fields},
                                   {"TextOption", NULL, bind_ev_option_fields},
                                   {"CardOption", NULL, bind_ev_card_option_fields},
                                   {"MoreModes", NULL, bind_ev_more_fields},
                                   {"Triggers", NULL, bind_house_triggers_fields},
                                   {"Limits", NULL, bind_ev_limits_fields},
                                   {"Counts", NULL, bind_ev_counts_fields},
                                   {0}};

static bool is_counter(const Loader *l, const char *name)
{
  return ev_builder_has_counter(ev_builder(l), name);
}

const GameWords bind_evolve_words = {.abilities = words,
                                     .fields = fields,
                                     .slots = slots,
                                     .text_fields = text_fields,
                                     .mode_fields = mode_fields,
                                     .tables = tables,
                                     .notes = bind_evolve_notes,
                                     .usual = usual,
                                     .others = bind_evolve_others,
                                     .board = "field",
                                     .untargeted =
                                         1u << EV_Z_HAND | 1u << EV_Z_DECK | 1u << EV_Z_EVOLVE_DECK,
                                     .types = ev_type_words,
                                     .first_type = EV_LEADER,
                                     .phases = phases,
                                     .game_numbers = game_numbers,
                                     .told = told,
                                     .a_number = "attack",
                                     .chosen = "chosen_in",
                                     .is_counter = is_counter,
                                     .ability_size = sizeof(EvDraft),
                                     .slot_size = sizeof(EvSlot),
                                     .stat_at = OF(stat),
                                     .stat_size = sizeof(EvStatic),
                                     .spell_kind = EV_SPELL_TEXT,
                                     .mode_kind = EV_MODE,
                                     .add_ability = add_to_pool,
                                     .add_slots = add_slots,
                                     .add_tag = add_tag,
                                     .begin = begin,
                                     .check = check,
                                     .cites = {.targets = "10.6.2.3",
                                               .group = "10.6.2.3",
                                               .if_ = "10.6.2.3",
                                               .if_paid = "10.6.2.2.1",
                                               .modes = "5.17",
                                               .event = "10.7.1",
                                               .refs = "10.7.5",
                                               .keywords = "10.9.1.2",
                                               .triggers = "10.7.2"}};
