/* SPDX-License-Identifier: MIT */
/*
** static.c -- the fields of Riftbound's statics: whom they affect, what they give, change (363),
** forbid (054) and permit (419.1.a).
*/
#include <lauxlib.h>
#include <string.h>

#include "language/lint.h"
#include "reader/riftbound/words.h"
#include "riftbound/block.h"

static RbStatic *stat_of(const Draft *draft)
{
  return &((RbAbility *)(void *)draft->a)->stat;
}

/* The table that a field holds, at the top of the stack. */
static int table_at(lua_State *L, Loader *l, const char *name)
{
  if (!lua_istable(L, -1))
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, NULL, NULL, "'%s' must be a table, got %s", name,
                        bind_sandbox_type_name(L, -1));
  return lua_gettop(L);
}

static void read_field_number(lua_State *L, Loader *l, int table, const char *name,
                              ArbNumber *number)
{
  if (!bind_field(L, table, name)) return;
  *number = bind_compile_number(L, l, lua_gettop(L));
  lua_pop(L, 1);
}

/* ---- Whom it affects --------------------------------------------------------- */

void bind_read_affects(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  static const struct {
    const char *word;
    uint8_t affects;
  } words[] = {{"me", RB_AFFECTS_ME},
               {"you", RB_AFFECTS_YOU},
               {"opponents", RB_AFFECTS_OPPONENTS},
               {"players", RB_AFFECTS_PLAYERS},
               {"team", RB_AFFECTS_TEAM}};
  RbStatic *stat = stat_of(draft);
  const char *word = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
  (void)row;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (strcmp(words[i].word, word) == 0) {
      stat->affects = words[i].affects;
      return;
    }
  if (bind_script_tag(L, -1).tag == TAG_REF) {
    stat->affects = RB_AFFECTS_REF;
    lua_rawgeti(L, -1, 1);
    stat->selector1 = (uint16_t)bind_integer_at(L, l, -1, "ref", 1, ARB_REFS_MAX);
    lua_pop(L, 1);
  } else {
    stat->affects = RB_AFFECTS_SELECTOR;
    stat->selector1 = (uint16_t)bind_compile_selector(L, l, lua_gettop(L));
  }
}

/* ---- What it gives ------------------------------------------------------------- */

static void add_given_tag(lua_State *L, Loader *l, void *data)
{
  RbStatic *stat = data;
  RbBuilder *builder = rb_load(l)->builder;
  int tag = rb_builder_tag(builder, bind_text_at(L, l, -1, "tags"));
  int bit = rb_builder_given_tag(builder, tag);
  if (bit < 0) bind_loader_unsupported(l, "more than %d tags that are given", RB_GIVEN_TAGS_MAX);
  else stat->tags |= 1u << bit;
}

const char *const bind_rb_becomes_fields[] = {"might", "tags", NULL};

/* becomes = { might = 4, tags = "Yordle" }: Might is set to that, tags are added (472.1). */
void bind_read_becomes(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  RbStatic *stat = stat_of(draft);
  int becomes = table_at(L, l, row->name);
  bind_fields_check(L, l, becomes, bind_rb_becomes_fields, false);
  read_field_number(L, l, becomes, "might", &stat->set_might);
  if (!bind_field(L, becomes, "tags")) return;
  bind_each_value(L, l, -1, add_given_tag, stat);
  lua_pop(L, 1);
}

/* might = -2, minimum = 1: Might is not lowered below 1 (472.3.d.2.b). */
void bind_read_minimum(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  RbStatic *stat = stat_of(draft);
  stat->least = (int8_t)bind_integer_at(L, l, -1, row->name, 0, COUNT_MAX);
  stat->bounded = 1;
  if (!stat->might.count && !stat->buff_might.count)
    loader_fail(L, l, "472.3.d.2",
                "'%s' goes with a 'might' that is lowered; of a cost it "
                "stands in it: cost = { energy = -1, minimum = 1 }",
                row->name);
  if (!bind_field(L, draft->table, "might")) return;
  if (lua_tointeger(L, -1) > 0)
    loader_fail(L, l, "472.3.d.2", "'%s' is how far Might may be lowered, and this raises it",
                row->name);
  lua_pop(L, 1);
}

/* ---- Costs (356.4) ---------------------------------------------------------------- */

/* power = { calm = -1 }: changes the power cost of one domain. */
static void read_power_change(lua_State *L, Loader *l, int power, RbStatic *stat)
{
  if (stat->cost_power.count) loader_fail(L, l, "356.4", "'power' and 'any': write two statics");
  lua_pushnil(L);
  if (!lua_next(L, power) || lua_type(L, -2) != LUA_TSTRING)
    loader_fail(L, l, "356.4", "'power' names one domain: power = { calm = -1 }");
  stat->cost_domain1 =
      (uint8_t)(1 + bind_choice_of(L, l, "power", lua_tostring(L, -2), rb_domain_words));
  stat->cost_power = bind_compile_number(L, l, lua_gettop(L));
  lua_pop(L, 1);
  if (lua_next(L, power)) loader_fail(L, l, "356.4", "'power' of two domains: write two statics");
  lua_settop(L, power - 1);
}

static void check_cost_change(lua_State *L, Loader *l, const RbStatic *stat)
{
  bool players = stat->affects == RB_AFFECTS_YOU || stat->affects >= RB_AFFECTS_OPPONENTS;
  bool of_ability = stat->part == RB_PART_ABILITY;
  if (of_ability && players)
    loader_fail(L, l, "356.4.c",
                "part = \"ability\" goes with affects = \"me\", a selector or ref(n): the cards "
                "whose abilities cost more or less");
  if (stat->part > RB_PART_ADDITIONAL && !of_ability && !players)
    loader_fail(L, l, "356.4.c",
                "part = \"repeat\", \"hide\" or \"equip\" goes with affects = "
                "\"you\", \"team\", \"opponents\" or \"players\"");
  if (stat->part == RB_PART_ADDITIONAL && !stat->either)
    loader_fail(L, l, "356.4.c", "part = \"additional\" goes with 'either'");
  if (stat->part > RB_PART_ADDITIONAL && stat->cost_minimum)
    loader_fail(L, l, "356.4.e", "'minimum' is about the total cost");
  if (stat->part > RB_PART_ADDITIONAL && (stat->either || stat->choosing1))
    loader_fail(L, l, "356.4.c", "'either' and 'choosing' are about the total or additional costs");
  if (stat->either && (stat->cost_power.count || !stat->cost_energy.count))
    loader_fail(L, l, "356.4", "'either' goes with 'energy'");
  if (stat->choosing1 && !stat->cost_power.count && !stat->cost_energy.count)
    loader_fail(L, l, "356.4", "'choosing' goes with 'energy', 'any' or 'power'");
  if (stat->cost_minimum && stat->either)
    loader_fail(L, l, "356.4.e",
                "'minimum' goes with a discount of Energy only, without "
                "'either'");
}

const char *const bind_rb_cost_change_fields[] = {"energy", "any",      "minimum", "either",
                                                  "part",   "choosing", "power",   NULL};

void bind_read_cost_change(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  static const char *const parts[] = {"total", "additional", "repeat", "hide",
                                      "equip", "ability",    NULL};
  RbStatic *stat = stat_of(draft);
  int cost = table_at(L, l, row->name);
  bind_fields_check(L, l, cost, bind_rb_cost_change_fields, false);
  read_field_number(L, l, cost, "energy", &stat->cost_energy);
  read_field_number(L, l, cost, "any", &stat->cost_power);
  stat->cost_minimum = (int16_t)bind_field_integer(L, l, cost, "minimum", 0, COUNT_MAX, 0);
  stat->either = bind_field_flag(L, l, cost, "either");
  stat->part = (uint8_t)bind_field_choice(L, l, cost, "part", parts, RB_PART_TOTAL);
  if (bind_field(L, cost, "choosing")) {
    stat->choosing1 = (uint16_t)bind_compile_selector(L, l, lua_gettop(L));
    lua_pop(L, 1);
  }
  if (bind_field_table(L, l, cost, "power")) read_power_change(L, l, lua_gettop(L), stat);
  check_cost_change(L, l, stat);
  draft->elsewhere = true; /* of the spell that costs so */
  if (l->spoken && stat->part > RB_PART_ADDITIONAL)
    loader_fail(L, l, "356.4.c", "'cost' of a part of the cost cannot depend on a choice");
  if (stat->affects == RB_AFFECTS_ME) bind_card_speaks_of(l, l->spoken, "static");
}

void bind_read_hides_for(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  lua_Integer energy = bind_integer_at(L, l, -1, row->name, row->least, row->most);
  stat_of(draft)->hides_for1 = (uint8_t)(energy + 1);
}

const char *const bind_rb_price_fields[] = {"ignoring", NULL};

/* price = { energy = 3 }, or { ignoring = "energy" }: the printed cost without its energy
** (356.1.b). */
void bind_read_price(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  static const char *const ignored[] = {"energy", "power", "cost", NULL};
  RbAbility *a = (RbAbility *)(void *)draft->a;
  int table = lua_gettop(L);
  (void)row;
  if (lua_istable(L, table) && bind_field(L, table, "ignoring")) {
    lua_settop(L, table);
    bind_fields_check(L, l, table, bind_rb_price_fields, false);
    a->stat.ignores =
        (uint8_t)(bind_field_choice(L, l, table, "ignoring", ignored, -1) + RB_IGNORES_ENERGY);
    a->stat.priced = 1;
    return;
  }
  a->cost = bind_compile_cost(L, l, lua_gettop(L));
  a->stat.priced = 1;
  if (a->cost.counted)
    loader_fail(L, l, "356.1.a",
                "'price' takes whole numbers: what makes it cheaper or dearer "
                "is 'cost'");
  if (a->cost.me || a->cost.objects[0].pay)
    bind_loader_unsupported(l, "a price that is more than Energy, Power and XP");
}

/* ---- Abilities that it gives, multiplies or takes ------------------------------------ */

void bind_read_extra(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  RbLoad *load = rb_load(l);
  TagInfo info = bind_script_tag(L, -1);
  (void)row;
  if (info.tag != TAG_ABILITY || strcmp(info.what, "additional") != 0)
    loader_fail(L, l, "356.2", "'extra' takes additional { ... }");
  int spoken = l->card_spoken;
  RbExtra extra = bind_compile_additional(L, l, lua_gettop(L));
  l->card_spoken = spoken; /* it is other cards that cost so */
  load->extras = rb_builder_extra(load->builder, &extra) + 1;
  stat_of(draft)->extra1 = (uint16_t)load->extras; /* the card's own stand in a row before */
}

const char *const bind_rb_triggers_fields[] = {"class", "more", "never", "at", NULL};

/* triggers = { class = "deathknell", more = 1, at = "here" } */
void bind_read_rb_triggers(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  bind_triggers_at(L, l, draft, row, bind_rb_triggers_fields);
  if (!bind_field(L, lua_gettop(L), "at")) return;
  stat_of(draft)->trigger_place1 = (uint16_t)bind_compile_place(L, l, -1);
  lua_pop(L, 1);
}

/* ---- What it forbids (054) -------------------------------------------------------------- */

void bind_read_places(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  *(uint16_t *)(void *)((char *)(void *)draft->a + row->to) =
      (uint16_t)bind_compile_place(L, l, -1);
}

/* Refuses a mix: some bans are about objects, others about players. */
static void check_affected(lua_State *L, Loader *l, const RbStatic *stat)
{
  bool players = stat->cannot & RB_BANS_PLAYERS,
       objects = stat->cannot & ~(uint32_t)RB_BANS_PLAYERS;
  if (players && objects)
    loader_fail(L, l, "054", "'cannot' is about objects and about players: write two statics");
  bool ref = stat->affects == RB_AFFECTS_REF;
  bool affects_players = stat->affects == RB_AFFECTS_YOU || stat->affects >= RB_AFFECTS_OPPONENTS;
  if (players && !affects_players && !ref)
    loader_fail(L, l, "054",
                "'cannot' is about players: affects = \"you\", \"opponents\", "
                "\"players\" or ref(n)");
  if (objects && affects_players)
    loader_fail(L, l, "054", "'cannot' is about objects: affects = \"me\", a selector or ref(n)");
  if (objects && stat->ban_cards1)
    loader_fail(L, l, "054", "'cards' says which cards players cannot play or hide");
}

static void check_bans(lua_State *L, Loader *l, const Draft *draft)
{
  static const char *const goes_with[] = {"cards", "at", "except_at", "where", NULL};
  const RbStatic *stat = stat_of(draft);
  for (int i = 0; goes_with[i] && !stat->cannot; i++)
    if (bind_field(L, draft->table, goes_with[i]))
      loader_fail(L, l, "054", "'%s' goes with 'cannot'", goes_with[i]);
  if (stat->cannot) check_affected(L, l, stat);
}

const char *const bind_rb_adds_more_fields[] = {"energy", "any", NULL};

/* adds_more = { energy = 1 }: the objects' abilities add that much more (429). */
void bind_read_adds_more(lua_State *L, Loader *l, Draft *draft, const FieldRow *row)
{
  RbStatic *stat = &((RbAbility *)(void *)draft->a)->stat;
  int table = lua_gettop(L);
  if (!lua_istable(L, table))
    bind_loader_fail_as(L, l, BIND_C_WRONG_TYPE, NULL, NULL, "'%s' must be a table, got %s",
                        row->name, bind_sandbox_type_name(L, table));
  bind_fields_check(L, l, table, bind_rb_adds_more_fields, false);
  stat->adds_energy = (uint8_t)bind_field_integer(L, l, table, "energy", 1, COUNT_MAX, 0);
  stat->adds_any = (uint8_t)bind_field_integer(L, l, table, "any", 1, COUNT_MAX, 0);
  if (!stat->adds_energy && !stat->adds_any) loader_fail(L, l, "429", "'adds_more' adds nothing");
}

/* ---- What the fields say together (363) --------------------------------------------------- */

/* Refuses a field that says nothing of those that the static affects (the column `whom`). */
static void check_whom(lua_State *L, Loader *l, const RbStatic *stat)
{
  static const char *const words[] = {
    "\"me\"", "a selector", "\"you\"", "\"team\", \"opponents\", \"players\"", "ref(n)", NULL};
  char whom[SAYING_MAX];
  const ArbStaticField *past =
      arb_static_field_past(stat, rb_static_fields, rb_says_of(stat->affects));
  if (past)
    loader_fail(L, l, past->rule, "'%s' goes with affects = %s", past->word,
                bind_affects_words(whom, past->whom, words));
  bool players = rb_says_of(stat->affects) & (RB_OF_YOU | RB_OF_OTHERS);
  if (players && stat->part == RB_PART_TOTAL && (stat->cost_energy.count || stat->cost_power.count))
    loader_fail(L, l, "356.4",
                "'cost' of players is of a 'part' of costs; what cards cost goes with affects = "
                "\"me\", a selector or ref(n)");
}

/* 429: what basic runes add is a rule, not an ability of theirs. */
static void check_adds_more(lua_State *L, Loader *l, const RbStatic *stat)
{
  const ArbSelector *all = (const ArbSelector *)(const void *)l->base->selectors.items;
  uint32_t zones = stat->affects == RB_AFFECTS_SELECTOR ? all[stat->selector1 - 1].zones : 0;
  if ((stat->adds_energy || stat->adds_any) && zones >> rb_find_zone("runes") & 1)
    loader_fail(L, l, "429",
                "'adds_more' does not change basic runes; name gear, units or "
                "legends");
}

/* 419.1.a: only zones off the board in which cards wait.  Of a deck it is the top card, when the
** player knows it. */
static void check_plays_from(lua_State *L, Loader *l, const RbStatic *stat)
{
  uint32_t can = 1u << RB_Z_HAND | 1u << RB_Z_CHAMPION | 1u << RB_Z_DECK | 1u << RB_Z_TRASH |
                 1u << RB_Z_BANISHMENT;
  if (stat->plays_from & ~can)
    bind_loader_fail_as(L, l, BIND_C_NOT_HERE, "plays_from", "419.1.a",
                        "'plays_from' takes \"hand\", \"champion\", \"deck\", \"trash\" and "
                        "\"banishment\"");
}

/* Checks a static that works away from the board: layers are only about the board, and some other
** changes depend on the place of the static. */
void bind_check_static_elsewhere(lua_State *L, Loader *l, const RbStatic *stat)
{
  for (const ArbStaticField *field = rb_static_fields; field->word; field++) {
    if (!arb_static_says(stat, field)) continue;
    bool keywords = strcmp(field->word, "keywords") == 0 && stat->everywhere;
    if (field->layer != ARB_LAYER_PLAIN && !keywords)
      bind_loader_fail_as(
          L, l, BIND_C_NOT_HERE, "active_in", "468",
          "'active_in': what changes Might, keywords or traits works from the board "
          "only; off it a static is about costs, of what can be played, of what cannot "
          "be done ('cannot'), or 'grants' an ability");
    if (field->works == ARB_WORKS_HERE)
      bind_loader_fail_as(L, l, BIND_C_NOT_HERE, "active_in", "366",
                          "'active_in': '%s' is about where the static is: it works from the board",
                          field->word);
  }
}

/* Fields that say something of cards of one type only. */
static const struct {
  const char *field, *type, *rule;
} of_types[] = {{"room", "battlefield", "444.1"},
                {"hides_more", "battlefield", "421"},
                {"open_to_moves", "battlefield", "420"},
                {"repeats", "spell", "820"}};

static void check_types(lua_State *L, Loader *l, const Draft *draft)
{
  for (size_t i = 0; i < sizeof of_types / sizeof *of_types; i++) {
    if (!bind_field(L, draft->table, of_types[i].field)) continue;
    lua_pop(L, 1);
    bind_field(L, draft->table, "affects"); /* it is there (bind_check_static) */
    TagInfo info = bind_script_tag(L, -1);
    bool me = lua_type(L, -1) == LUA_TSTRING && strcmp(lua_tostring(L, -1), "me") == 0;
    if (me && l->lint && !bind_lint_may_be(l, of_types[i].type))
      bind_loader_warn(l, BIND_C_MATCHES_NOTHING, of_types[i].field, of_types[i].rule,
                       "'%s' is about %ss, and this is none", of_types[i].field, of_types[i].type);
    if (info.tag == TAG_SELECTOR && strcmp(info.what, "card") != 0 &&
        strcmp(info.what, of_types[i].type) != 0)
      loader_fail(L, l, of_types[i].rule, "'%s' is about %ss, and this affects %ss",
                  of_types[i].field, of_types[i].type, info.what);
    lua_pop(L, 1);
  }
  static const char *const with_room[] = {"room_for", "room_each", NULL};
  const RbStatic *stat = &((RbAbility *)(void *)draft->a)->stat;
  for (int i = 0; with_room[i] && !stat->room.count; i++)
    if (bind_field(L, draft->table, with_room[i]))
      loader_fail(L, l, "444.1", "'%s' goes with 'room'", with_room[i]);
  if (stat->counts_once && !stat->might.count)
    loader_fail(L, l, "472.3", "'counts_once' goes with 'might'");
}

void bind_check_static(lua_State *L, Loader *l, Draft *draft)
{
  RbAbility *a = (RbAbility *)(void *)draft->a;
  RbStatic *stat = &a->stat;
  if (!bind_field(L, draft->table, "affects"))
    bind_loader_fail_as(L, l, BIND_C_MISSING, l->part, "363",
                        "'affects' is missing: \"me\", \"you\", \"opponents\", \"players\" or "
                        "a selector");
  lua_pop(L, 1);
  if (stat->text_of1 && (stat->loses || stat->loses_all || stat->keywords))
    loader_fail(L, l, "472.2.a",
                "'text_of' stands without 'loses' and 'keywords': write those as "
                "a static of their own");
  if (stat->text_of1) stat->loses_all = ARB_LOSES_TEXT;
  stat->plays_timing = a->timing;
  stat->ban_at1 = a->place1; /* read with the rest of "when" */
  a->place1 = 0;
  if (stat->next && !a->name)
    loader_fail(L, l, "390.4", "'next' goes with a static that is started by name");
  check_bans(L, l, draft);
  check_types(L, l, draft);
  bind_need_keywords(l, stat->keywords);
  if (!arb_static_topics(stat, rb_static_fields) && !stat->cannot && !stat->cost_energy.count &&
      !stat->cost_power.count)
    loader_fail(L, l, "363", "changes nothing");
  if (stat->everywhere && !stat->keywords)
    loader_fail(L, l, "366", "'everywhere' goes with 'keywords'");
  check_whom(L, l, stat);
  check_adds_more(L, l, stat);
  check_plays_from(L, l, stat);
}
