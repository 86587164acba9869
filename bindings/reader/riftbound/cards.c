/* SPDX-License-Identifier: MIT */
/*
** cards.c -- the reader of Riftbound.  It puts what cards and keywords declare into an RbBuilder;
** load.c calls it, file by file.
*/
#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "memory.h"
#include "reader/riftbound/words.h"

enum { MIGHT_MAX = 999, VALUE_MAX = 255 };

/* ---- Cards --------------------------------------------------------------- */

typedef struct CardDraft {
  RbCardDef def;
  int card; /* stack position of its table */
} CardDraft;

static void begin_card(Loader *l, const char *title, int line)
{
  bind_begin_definition(l, title, line);
  rb_load(l)->domains = 0;
}

static const char *const riftbound_card_fields[] = {
  "id",          "name",   "type",      "supertypes", "domains", "cost",        "might",
  "might_bonus", "tags",   "keywords",  "plays_to",   "aliases", "text",        "signals",
  "counters",    "copies", "abilities", "targets",    "run",     "unsupported", NULL};

/* Adds a counter that the card's functions put. */
static void add_counter(lua_State *L, Loader *l, const char *text, void *data)
{
  (void)L, (void)data;
  rb_builder_counter(rb_load(l)->builder, text);
}

static void add_supertype(lua_State *L, Loader *l, const char *text, void *data)
{
  CardDraft *draft = data;
  static const char *const supertypes[] = {"champion", "signature", "token", "basic", NULL};
  draft->def.supertypes |= (uint8_t)(1 << bind_choice_of(L, l, "supertypes", text, supertypes));
}

static void add_domain(lua_State *L, Loader *l, const char *text, void *data)
{
  CardDraft *draft = data;
  draft->def.domains |= (uint8_t)(1 << bind_choice_of(L, l, "domains", text, rb_domain_words));
}

static void add_tag(lua_State *L, Loader *l, const char *text, void *data)
{
  CardDraft *draft = data;
  if (draft->def.tag_count == RB_TAGS_MAX)
    loader_fail(L, l, NULL, "'tags' lists more than %d", RB_TAGS_MAX);
  draft->def.tags[draft->def.tag_count++] = (uint16_t)rb_builder_tag(rb_load(l)->builder, text);
}

/* Keywords that the rules in C execute: they only permit something, mark an ability or shape a
** decision.  The others do something only where a script defines them. */
enum {
  BUILT_IN_KEYWORDS = 1u << RB_KW_ACTION | 1u << RB_KW_DEATHKNELL | 1u << RB_KW_DEFLECT |
                      1u << RB_KW_GANKING | 1u << RB_KW_HIDDEN | 1u << RB_KW_LEGION |
                      1u << RB_KW_REACTION | 1u << RB_KW_TANK | 1u << RB_KW_UNIQUE |
                      1u << RB_KW_BACKLINE | 1u << RB_KW_LEVEL | 1u << RB_KW_EQUIP,
  /* Keywords that no file may define. */
  FIXED_KEYWORDS = BUILT_IN_KEYWORDS | 1u << RB_KW_REPEAT
};

void bind_need_keywords(Loader *l, uint32_t keywords)
{
  for (uint32_t left = keywords & ~rb_load(l)->keywords; left; left &= left - 1)
    bind_loader_unsupported(l, "the keyword '%s' has no definition",
                            build_keyword_at(l->base, __builtin_ctz(left))->name);
}

static void add_keyword(Loader *l, CardDraft *draft, int keyword, int value)
{
  draft->def.keywords |= 1u << keyword;
  draft->def.keyword_value[keyword] = (uint16_t)value;
  bind_need_keywords(l, 1u << keyword);
}

static void add_printed_keyword(lua_State *L, Loader *l, int keyword, int value, void *data)
{
  const char *name = build_keyword_at(l->base, keyword)->name;
  add_keyword(l, data, keyword, value ? (int)bind_integer_at(L, l, value, name, 1, VALUE_MAX) : 1);
}

/* keywords = { "ganking", assault = 2 } */
static void read_printed_keywords(lua_State *L, Loader *l, CardDraft *draft)
{
  if (!bind_field_table(L, l, draft->card, "keywords")) return;
  bind_each_keyword_in(L, l, -1, add_printed_keyword, draft);
  lua_pop(L, 1);
}

const char *const bind_rb_printed_fields[] = {"energy", "power", NULL};

static void read_printed_cost(lua_State *L, Loader *l, CardDraft *draft)
{
  if (!bind_field_table(L, l, draft->card, "cost")) return;
  bind_fields_check(L, l, -1, bind_rb_printed_fields, false);
  if (bind_field(L, -1, "energy")) {
    bind_check_printed(L, l, "energy", "131.4", "{ energy = ... }");
    lua_pop(L, 1);
  }
  draft->def.energy = (int16_t)bind_field_integer(L, l, -1, "energy", 0, MIGHT_MAX, 0);
  if (bind_field_table(L, l, -1, "power")) {
    bind_compile_power(L, l, -1, draft->def.power, NULL, RB_POWER_MAX);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

static void read_facts(lua_State *L, Loader *l, void *data)
{
  CardDraft *draft = data;
  RbCardDef *def = &draft->def;
  const char *type = bind_field_text(L, l, draft->card, "type");
  if (!type) bind_loader_fail_as(L, l, BIND_C_MISSING, "card", "133", "'type' is missing");
  def->type = (uint8_t)(RB_UNIT + bind_choice_of(L, l, "type", type, rb_type_words));
  bind_each_text_in(L, l, draft->card, "supertypes", add_supertype, draft);
  bind_each_text_in(L, l, draft->card, "domains", add_domain, draft);
  bind_each_text_in(L, l, draft->card, "tags", add_tag, draft);
  bind_each_text_in(L, l, draft->card, "counters", add_counter, NULL);
  rb_load(l)->domains = def->domains;
  read_printed_cost(L, l, draft);
  int might = (int)bind_field_integer(L, l, draft->card, "might", 0, MIGHT_MAX, -1);
  if (def->type == RB_UNIT && might < 0)
    bind_loader_slip(L, l, BIND_C_MISSING, NULL, "137", "a unit needs 'might'");
  if (def->type != RB_UNIT && might >= 0)
    bind_loader_slip(L, l, BIND_C_NOT_HERE, NULL, "137", "only a unit has 'might'");
  def->might = (int16_t)(might < 0 ? 0 : might);
  def->might_bonus = (int16_t)bind_field_integer(L, l, draft->card, "might_bonus", 0, MIGHT_MAX, 0);
  read_printed_keywords(L, l, draft);
  if (bind_field(L, draft->card, "plays_to")) {
    def->plays_to1 = (uint16_t)bind_compile_selector(L, l, lua_gettop(L));
    lua_pop(L, 1);
  }
}

/* ---- Entries: additional costs (356.2) and abilities --------------------------- */

/* An additional cost of a keyword; [C] becomes this card's domain (135.2.e.6). */
static RbExtra for_card(RbExtra extra, uint8_t domains)
{
  bool single = domains && !(domains & (domains - 1));
  for (int i = 0; i < RB_POWER_MAX; i++)
    if (extra.cost.power[i].domains == RB_OWN_DOMAIN)
      extra.cost.power[i].domains = single ? domains : RB_ANY_DOMAIN;
  return extra;
}

static void add_keyword_extras(Loader *l, uint32_t keywords)
{
  const RbLoad *load = rb_load(l);
  for (int k = 0; k < l->base->keywords.count; k++) {
    if (!(keywords >> k & 1)) continue;
    for (int i = 0; i < load->keyword_extra_counts[k]; i++) {
      RbExtra extra = for_card(load->keyword_extras[k][i], load->domains);
      bind_add_extra(l, &extra);
    }
  }
}

/* Whether the entry at the top is an additional cost; otherwise it is an ability. */
static bool is_additional(lua_State *L)
{
  return strcmp(bind_script_tag(L, -1).what, "additional") == 0;
}

static void add_entry_extra(lua_State *L, Loader *l, void *data)
{
  CardDraft *draft = data;
  if (!is_additional(L)) return;
  RbExtra extra = bind_compile_additional(L, l, lua_gettop(L));
  bind_add_extra(l, &extra);
  if (!extra.repeats) return; /* 820.4; by itself the word has no cost */
  draft->def.keywords |= 1u << RB_KW_REPEAT;
  draft->def.keyword_value[RB_KW_REPEAT]++;
}

static void add_entry_ability(lua_State *L, Loader *l, void *data)
{
  (void)data;
  if (!is_additional(L)) bind_compile_ability(L, l, lua_gettop(L), NULL);
}

/* Checks that what a static grants is a named ability of the same definition (472.2.a), and no
** static, as a static cannot be given on. */
static void check_granted(lua_State *L, Loader *l, void *data)
{
  const RbCardDef *def = &((const CardDraft *)data)->def;
  int count = l->abilities - def->first_ability;
  if (count == 0) return; /* the pool may hold no ability yet */
  const RbAbility *all = rb_builder_abilities(rb_load(l)->builder) + def->first_ability;
  for (int i = 0; i < count; i++) {
    const char *name = all[i].stat.grants;
    const RbAbility *named = NULL;
    for (int j = 0; name && j < count; j++)
      if (all[j].name && strcmp(all[j].name, name) == 0) named = &all[j];
    if (!name || (named && named->kind != RB_STATIC)) continue;
    bind_loader_enter(l, "static", all[i].line);
    if (named)
      bind_loader_fail_as(
          L, l, BIND_C_NOT_HERE, name, "472.2.a",
          "'grants' gives what triggers, is activated or replaces: '%s' is a static; "
          "write what it changes here, beside 'affects'",
          name);
    bind_loader_fail_as(
        L, l, BIND_C_UNKNOWN_ABILITY, name, "472.2.a",
        "'grants': no ability of this card is named '%s' (abilities = { %s = ... })", name, name);
  }
}

static void read_abilities(lua_State *L, Loader *l, void *data)
{
  CardDraft *draft = data;
  RbLoad *load = rb_load(l);
  RbCardDef *def = &draft->def;
  bool spell = def->type == RB_SPELL;
  load->has_deathknell = load->has_equip = load->effect_text = load->adds_apart = false;
  load->of_keyword = false;
  load->add = (RbAdd){0};
  def->first_extra = (uint16_t)load->extras;
  add_keyword_extras(l, def->keywords);
  bind_each_entry(L, l, draft->card, spell, add_entry_extra, draft);
  def->extra_count = (uint16_t)(load->extras - def->first_extra);
  def->first_ability = (uint16_t)l->abilities;
  if (bind_asks_for_played(l))
    rb_builder_asks_played(load->builder); /* also where only a cost asks */
  if (spell) bind_compile_spell_text(L, l, draft->card);
  bind_each_entry(L, l, draft->card, spell, add_entry_ability, draft);
  bind_read_named_abilities(L, l, draft->card);
  if (!bind_loader_mistakes(l)) bind_loader_try(L, l, check_granted, draft);
  def->ability_count = (uint16_t)(l->abilities - def->first_ability);
  bind_check_card_choices(L, l, spell ? l->text_slots : 0);
  if (load->has_deathknell) add_keyword(l, draft, RB_KW_DEATHKNELL, 1);
  if (load->has_equip) add_keyword(l, draft, RB_KW_EQUIP, 1);
  if (load->adds_apart && def->type != RB_RUNE) /* basic runes: 163.2 */
    bind_loader_unsupported(l, "two abilities that add, neither of them more than the other");
  if (spell && def->ability_count == 0 && bind_loader_is_fine(l))
    bind_loader_fail_as(L, l, BIND_C_MISSING, "card", "359.3",
                        "a spell needs 'run', 'spell_text' or 'modes'");
}

static void compile_card(lua_State *L, Loader *l, int card)
{
  CardDraft draft = {.card = card};
  begin_card(l, bind_peek_name(L, card), bind_script_tag(L, card).line);
  bind_read_card_head(L, l, card, riftbound_card_fields, &draft.def.head);
  bind_check_own_text(L, l, card, "359.3");
  bind_loader_try(L, l, read_facts, &draft);
  bind_compile_constants(L, l, card + 1);
  /* A card may say itself that it cannot be executed; then it has facts only. */
  const char *reason = bind_field_text(L, l, card, "unsupported");
  if (reason) bind_loader_unsupported(l, "%s", reason);
  else bind_loader_try(L, l, read_abilities, &draft);
  if (l->unsupported[0]) draft.def.unsupported = arb_build_string(l->base, l->unsupported);
  rb_builder_card(rb_load(l)->builder, &draft.def);
}

/* ---- Keywords ------------------------------------------------------------ */

static void keep_keyword_extra(lua_State *L, Loader *l, void *data)
{
  RbLoad *load = rb_load(l);
  int keyword = *(const int *)data;
  if (is_additional(L))
    load->keyword_extras[keyword][load->keyword_extra_counts[keyword]++] =
        bind_compile_additional(L, l, lua_gettop(L));
}

static void read_keyword(lua_State *L, Loader *l, int index, int keyword, CardDraft *draft)
{
  RbLoad *load = rb_load(l);
  bind_check_keyword_table(L, l, index);
  bind_each_text_in(L, l, index, "counters", add_counter, NULL);
  bind_each_entry(L, l, index, false, add_entry_extra, draft);
  int count = load->extras - draft->def.first_extra;
  if (count > KEYWORD_EXTRAS_MAX) loader_fail(L, l, "356.2", "has too many additional costs");
  draft->def.extra_count = (uint16_t)count;
  load->keyword_extra_counts[keyword] = 0;
  bind_each_entry(L, l, index, false, keep_keyword_extra, &keyword);
  bind_each_entry(L, l, index, false, add_entry_ability, draft);
  bind_read_named_abilities(L, l, index);
  if (!bind_loader_mistakes(l)) bind_loader_try(L, l, check_granted, draft);
  draft->def.ability_count = (uint16_t)(l->abilities - draft->def.first_ability);
}

/* A keyword is a kind of card of its own that has only abilities. */
static void compile_keyword(lua_State *L, Loader *l, int index, const TagInfo *info)
{
  RbLoad *load = rb_load(l);
  CardDraft draft = {.card = index, .def = {.type = RB_KEYWORD_CARD}};
  begin_card(l, info->what, info->line);
  load->domains = RB_OWN_DOMAIN; /* [C] is the domain of the card that has the keyword */
  load->of_keyword = true;
  int keyword = bind_find_keyword(L, l, info->what);
  load->keywords |= 1u << keyword;
  bind_read_keyword_head(l, info, &draft.def.head);
  draft.def.first_ability = (uint16_t)l->abilities;
  draft.def.first_extra = (uint16_t)load->extras;
  read_keyword(L, l, index, keyword, &draft);
  if (l->unsupported[0]) loader_fail(L, l, NULL, "cannot be executed: %s", l->unsupported);
  rb_builder_keyword(load->builder, keyword, (uint16_t)rb_builder_card(load->builder, &draft.def));
}

static void compile_keywords(lua_State *L, Loader *l, int made)
{
  for (lua_Integer i = 1; lua_rawgeti(L, made, i) != LUA_TNIL; i++) {
    TagInfo info = bind_script_tag(L, -1);
    if (info.tag == TAG_KEYWORD && bind_keyword_here(l, l->script, &info))
      compile_keyword(L, l, lua_gettop(L), &info);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  begin_card(l, NULL, 1);
  bind_compile_constants(L, l, made);
}

/* ---- Formats --------------------------------------------------------------- */

/* A format is a kind of card of its own that has only abilities. */
static void compile_format(lua_State *L, Loader *l, int format)
{
  RbCardDef def = {.type = RB_FORMAT_CARD};
  rb_load(l)->domains = 0;
  bind_read_format_head(L, l, format, &def.head);
  bind_each_text_in(L, l, format, "counters", add_counter, NULL);
  def.first_ability = (uint16_t)l->abilities;
  bind_each_entry(L, l, format, false, add_entry_ability, NULL);
  bind_read_named_abilities(L, l, format);
  CardDraft draft = {.def = def};
  draft.def.ability_count = (uint16_t)(l->abilities - def.first_ability);
  if (!bind_loader_mistakes(l)) bind_loader_try(L, l, check_granted, &draft);
  bind_compile_constants(L, l, format + 1);
  if (l->unsupported[0]) loader_fail(L, l, NULL, "cannot be executed: %s", l->unsupported);
  rb_builder_card(rb_load(l)->builder, &draft.def);
}

/* ---- The reader ------------------------------------------------------------ */

static void begin(Loader *l)
{
  RbLoad *load = l->own = bind_loader_taken(l, arb_memory_zeroed(1, sizeof *load));
  load->keywords = BUILT_IN_KEYWORDS;
  load->builder = bind_loader_taken(l, rb_builder_bare());
  bind_loader_builds(l, rb_builder_base(load->builder));
  rb_builder_open(load->builder);
}

static void forget(Loader *l)
{
  arb_memory_free(l->own);
  l->own = NULL;
}

static ArbCards *finish(Loader *l)
{
  ArbCards *cards = rb_builder_finish(rb_load(l)->builder);
  forget(l);
  return cards;
}

static void drop(Loader *l)
{
  if (l->own && rb_load(l)->builder) rb_builder_free(rb_load(l)->builder);
  forget(l);
}

const CardReader bind_riftbound_reader = {.words = &bind_riftbound_words,
                                          .card_fields = riftbound_card_fields,
                                          .begin = begin,
                                          .keywords = compile_keywords,
                                          .fixed_keywords = FIXED_KEYWORDS,
                                          .card = compile_card,
                                          .format = compile_format,
                                          .finish = finish,
                                          .drop = drop};
