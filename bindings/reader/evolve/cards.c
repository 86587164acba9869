/* SPDX-License-Identifier: MIT */
/*
** cards.c -- the reader of Shadowverse: Evolve.  It puts what cards declare into an EvBuilder;
** load.c calls it, file by file.
*/
#include <lauxlib.h>
#include <string.h>

#include "reader/evolve/words.h"
#include "language/lint.h"

enum { NUMBER_MAX = 99 };

static const char *const card_fields[] = {"id",
                                          "name",
                                          "text",
                                          "aliases",
                                          "type",
                                          "class",
                                          "traits",
                                          "cost",
                                          "attack",
                                          "defense",
                                          "evolved",
                                          "token",
                                          "keywords",
                                          "counters",
                                          "signals",
                                          "copies",
                                          "evolve",
                                          "options",
                                          "abilities",
                                          "if_",
                                          "option",
                                          "targets",
                                          "targets_if_paid",
                                          "process",
                                          "run",
                                          "unsupported",
                                          NULL};

/* ---- What is printed (2) ------------------------------------------------------------ */

static void add_trait(lua_State *L, Loader *l, const char *text, void *data)
{
  EvCardDef *def = data;
  if (def->trait_count == EV_TRAITS_MAX)
    loader_fail(L, l, "2.4", "'traits' lists more than %d", EV_TRAITS_MAX);
  def->traits[def->trait_count++] = (uint16_t)ev_builder_trait(ev_builder(l), text);
}

/* keywords = { "ward", cinder = 2 } */
static void add_keyword(lua_State *L, Loader *l, int keyword, int value, void *data)
{
  EvCardDef *def = data;
  const ArbKeyword *known = build_keyword_at(l->base, keyword);
  def->keywords |= 1u << keyword;
  def->keyword_value[keyword] =
      (uint16_t)(value ? bind_integer_at(L, l, value, known->name, 1, NUMBER_MAX) : 1);
}

/* 14.1.2: adds a counter that the card's functions put; counters in costs are found there. */
static void add_counter(lua_State *L, Loader *l, const char *text, void *data)
{
  (void)L, (void)data;
  ev_builder_counter(ev_builder(l), text);
}

static int needed_choice(lua_State *L, Loader *l, int card, const char *name,
                         const char *const *choices, const char *rule)
{
  int choice = bind_field_choice(L, l, card, name, choices, -1);
  if (choice < 0) bind_loader_slip(L, l, BIND_C_MISSING, name, rule, "'%s' is missing", name);
  return choice < 0 ? 0 : choice;
}

/* 2.7, 2.8: reads a number that only followers have. */
static int16_t fighting_number(lua_State *L, Loader *l, int card, const char *name, int type)
{
  int value = (int)bind_field_integer(L, l, card, name, 0, NUMBER_MAX, -1);
  if (type == EV_FOLLOWER && value < 0)
    bind_loader_slip(L, l, BIND_C_MISSING, name, "2.7", "a follower needs '%s'", name);
  if (type != EV_FOLLOWER && value >= 0)
    bind_loader_slip(L, l, BIND_C_NOT_HERE, name, "2.7", "only a follower has '%s'", name);
  return (int16_t)(value < 0 ? 0 : value);
}

/* A card that is read. */
typedef struct CardStep {
  EvCardDef *def;
  int card; /* stack position of its table */
} CardStep;

static void read_facts(lua_State *L, Loader *l, void *data)
{
  const CardStep *step = data;
  EvCardDef *def = step->def;
  int card = step->card;
  if (bind_asks_for_played(l))
    ev_builder_asks_played(ev_builder(l)); /* also where only a cost asks */
  def->type = (uint8_t)(EV_LEADER + needed_choice(L, l, card, "type", ev_type_words, "2.3"));
  def->class_ = (uint8_t)needed_choice(L, l, card, "class", ev_class_names, "2.2");
  if (bind_field_flag(L, l, card, "evolved")) def->special |= EV_EVOLVED;
  if (bind_field_flag(L, l, card, "token")) def->special |= EV_TOKEN;
  if (bind_field(L, card, "cost")) {
    bind_check_printed(L, l, "cost", "2.5.1", "...");
    lua_pop(L, 1);
  }
  if (def->type == EV_FOLLOWER && !(def->special & EV_EVOLVED))
    bind_lint_never(
        l, "evolve",
        "the face that has evolved lies on top of this one and has this text no more: write "
        "'on_evolve' in the card with evolved = true");
  int cost = (int)bind_field_integer(L, l, card, "cost", 0, NUMBER_MAX, -1);
  bool costs = def->type != EV_LEADER && !(def->special & EV_EVOLVED);
  if (costs && cost < 0) bind_loader_slip(L, l, BIND_C_MISSING, "cost", "2.5", "'cost' is missing");
  if (!costs && cost >= 0)
    bind_loader_slip(L, l, BIND_C_NOT_HERE, "cost", "2.5",
                     "leaders and evolved cards have no 'cost'");
  def->cost = (int8_t)(cost < 0 ? 0 : cost);
  def->attack = fighting_number(L, l, card, "attack", def->type);
  def->defense = fighting_number(L, l, card, "defense", def->type);
  bind_each_text_in(L, l, card, "traits", add_trait, def);
  if (bind_field_table(L, l, card, "keywords")) {
    bind_each_keyword_in(L, l, -1, add_keyword, def);
    lua_pop(L, 1);
  }
  bind_each_text_in(L, l, card, "counters", add_counter, NULL);
}

/* ---- What it does ------------------------------------------------------------------- */

static void add_entry(lua_State *L, Loader *l, void *data)
{
  (void)data;
  bind_compile_ability(L, l, lua_gettop(L), NULL);
}

static void read_abilities(lua_State *L, Loader *l, void *data)
{
  const CardStep *step = data;
  EvCardDef *def = step->def;
  int card = step->card;
  bool spell = def->type == EV_SPELL;
  int evolve = (int)bind_field_integer(L, l, card, "evolve", 0, NUMBER_MAX, -1);
  if (evolve >= 0 && def->type != EV_FOLLOWER)
    bind_loader_slip(L, l, BIND_C_NOT_HERE, "evolve", "12.2", "only a follower has 'evolve'");
  if (evolve >= 0) bind_add_evolve_ability(l, evolve);
  if (bind_field(L, card, "options")) {
    int first = 0;
    def->option_count = (uint16_t)bind_compile_ev_options(L, l, lua_gettop(L), true, &first);
    def->first_option = (uint16_t)first;
    lua_pop(L, 1);
  }
  if (spell) bind_compile_spell_text(L, l, card);
  bind_each_entry(L, l, card, spell, add_entry, NULL);
  bind_read_named_abilities(L, l, card);
  bind_check_card_choices(L, l, spell ? l->text_slots : 0);
}

static void compile_card(lua_State *L, Loader *l, int card)
{
  EvCardDef def = {0};
  bind_begin_definition(l, bind_peek_name(L, card), bind_script_tag(L, card).line);
  bind_read_card_head(L, l, card, card_fields, &def.head);
  bind_check_own_text(L, l, card, "10.6.2.7");
  CardStep step = {&def, card};
  bind_loader_try(L, l, read_facts, &step);
  if (!l->lint) bind_compile_constants(L, l, card + 1);
  def.first_ability = (uint16_t)l->abilities;
  const char *reason = bind_field_text(L, l, card, "unsupported");
  if (reason) bind_loader_unsupported(l, "%s", reason);
  else bind_loader_try(L, l, read_abilities, &step);
  bind_check_grants(L, l, def.first_ability, l->abilities - def.first_ability);
  if (l->lint) bind_compile_constants(L, l, card + 1); /* by then it is known what they are for */
  def.ability_count = (uint16_t)(l->abilities - def.first_ability);
  if (l->unsupported[0]) def.unsupported = arb_build_string(l->base, l->unsupported);
  ev_builder_card(ev_builder(l), &def);
}

/* Most keywords are the engine's.  The others are a kind of card of their own that has only
** abilities. */
static void compile_keyword(lua_State *L, Loader *l, int index, const TagInfo *info)
{
  EvCardDef def = {.type = EV_KEYWORD_CARD};
  bind_begin_definition(l, info->what, info->line);
  bind_read_keyword_head(l, info, &def.head);
  bind_check_keyword_table(L, l, index);
  bind_each_text_in(L, l, index, "counters", add_counter, NULL);
  bind_read_signals(L, l, index);
  def.first_ability = (uint16_t)l->abilities;
  bind_each_entry(L, l, index, false, add_entry, NULL);
  bind_read_named_abilities(L, l, index);
  def.ability_count = (uint16_t)(l->abilities - def.first_ability);
  bind_check_grants(L, l, def.first_ability, def.ability_count);
  if (def.ability_count > EV_OF_KEYWORD_MAX)
    loader_fail(L, l, NULL, "has more than %d abilities", EV_OF_KEYWORD_MAX);
  if (l->unsupported[0]) loader_fail(L, l, NULL, "cannot be executed: %s", l->unsupported);
  uint16_t number = (uint16_t)ev_builder_card(ev_builder(l), &def);
  ev_builder_keyword(ev_builder(l), bind_find_keyword(L, l, info->what), number);
}

/* A format is a kind of card of its own that has only abilities. */
static void compile_format(lua_State *L, Loader *l, int format)
{
  EvCardDef def = {.type = EV_FORMAT_CARD};
  bind_read_format_head(L, l, format, &def.head);
  bind_each_text_in(L, l, format, "counters", add_counter, NULL);
  def.first_ability = (uint16_t)l->abilities;
  bind_each_entry(L, l, format, false, add_entry, NULL);
  bind_read_named_abilities(L, l, format);
  def.ability_count = (uint16_t)(l->abilities - def.first_ability);
  bind_check_grants(L, l, def.first_ability, def.ability_count);
  bind_compile_constants(L, l, format + 1);
  if (l->unsupported[0]) loader_fail(L, l, NULL, "cannot be executed: %s", l->unsupported);
  ev_builder_card(ev_builder(l), &def);
}

static void compile_keywords(lua_State *L, Loader *l, int made)
{
  ev_builder_words(ev_builder(l), l->script->hash);
  bind_read_shorthands(L, l, made); /* words for abilities that are short for others */
  for (lua_Integer i = 1; lua_rawgeti(L, made, i) != LUA_TNIL; i++) {
    TagInfo info = bind_script_tag(L, -1);
    if (info.tag == TAG_KEYWORD && bind_keyword_here(l, l->script, &info))
      compile_keyword(L, l, lua_gettop(L), &info);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  bind_begin_definition(l, NULL, 1);
  bind_compile_constants(L, l, made);
}

/* ---- The reader ------------------------------------------------------------------------ */

static void begin(Loader *l)
{
  EvBuilder *builder = l->own = bind_loader_taken(l, ev_builder_bare());
  bind_loader_builds(l, ev_builder_base(builder));
  ev_builder_open(builder);
  l->abilities = ev_builder_abilities(builder); /* those of keywords */
}

static ArbCards *finish(Loader *l)
{
  ArbCards *cards = ev_builder_finish(ev_builder(l));
  l->own = NULL;
  return cards;
}

static void drop(Loader *l)
{
  if (l->own) ev_builder_free(ev_builder(l));
  l->own = NULL;
}

const CardReader bind_evolve_reader = {.words = &bind_evolve_words,
                                       .card_fields = card_fields,
                                       .apart = "evolved",
                                       .begin = begin,
                                       .fixed_keywords = (1u << EV_KEYWORD_COUNT) - 1,
                                       .keywords = compile_keywords,
                                       .card = compile_card,
                                       .format = compile_format,
                                       .finish = finish,
                                       .drop = drop};
