/* SPDX-License-Identifier: MIT */
/*
** reference.c -- the tables, written down for people and for editors.
**
** Both texts of a game are made from what checks arguments and fields while a card is
** loaded and played, so they cannot say anything else.  A test compares the files in the
** repository with what these functions write.  Only what a field's value looks like for an
** editor is said here (game_types): who adds a field adds its type.
*/
#include <string.h>

#include "games.h"
#include "words.h"

/* ---- Types ------------------------------------------------------------------ */

/* What a parameter or result is called, for people and for LuaLS. */
static const struct { const char *text, *lua; } type_names[] = {
  [ARB_T_NIL] = {"nothing", "nil"}, [ARB_T_NONE] = {"none", "none"},
  [ARB_T_BOOL] = {"boolean", "boolean"}, [ARB_T_INT] = {"integer", "integer|none"},
  [ARB_T_ID] = {"object", "Object"}, [ARB_T_IDS] = {"objects", "Objects"},
  [ARB_T_NAME] = {"text", "string"}, [ARB_T_KEYWORD] = {"keyword", "Keyword"},
  [ARB_T_SELECTOR] = {"selector", "Selector"}, [ARB_T_PLAYER] = {"player", "Player"},
  [ARB_T_DURATION] = {"duration", "Duration"}, [ARB_T_PLACE] = {"place", "Place"},
  [ARB_T_CHOICE] = {"objects", "Objects"}, [ARB_T_DEALS] = {"deals", "Deal[]"},
  [ARB_T_WAS] = {"object", "Object"}, [ARB_T_NAMES] = {"texts", "string|string[]"}};

static int param_count(const ArbAction *action, bool named)
{
  int count = 0;
  for (int i = 0; i < ARB_PARAMS_MAX && action->params[i].name; i++)
    count += (action->params[i].named != 0) == named;
  return count;
}

/* ---- Markdown ------------------------------------------------------------------ */

/* deal(amount, units, { by = object }) */
static void write_call(FILE *out, const ArbAction *action)
{
  const char *between = "";
  fprintf(out, "%s(", action->name);
  for (int i = 0; i < ARB_PARAMS_MAX && action->params[i].name; i++) {
    const ArbParam *param = &action->params[i];
    if (param->named) continue;
    fprintf(out, "%s%s%s", between, param->name, param->optional ? "?" : "");
    between = ", ";
  }
  const char *open = param_count(action, true) ? "{ " : "";
  for (int i = 0; i < ARB_PARAMS_MAX && action->params[i].name; i++) {
    const ArbParam *param = &action->params[i];
    if (!param->named) continue;
    fprintf(out, "%s%s%s = %s", between, open, param->name, type_names[param->type].text);
    between = ", ";
    open = "";
  }
  fprintf(out, "%s)", param_count(action, true) ? " }" : "");
}

static bool takes_places(const ArbRules *rules)
{
  for (int i = 0; i < rules->action_count; i++)
    for (int j = 0; j < ARB_PARAMS_MAX && rules->actions[i].params[j].name; j++)
      if (rules->actions[i].params[j].type == ARB_T_PLACE) return true;
  return false;
}

static void write_actions(FILE *out, const BindGame *game)
{
  const ArbRules *rules = game->rules;
  fputs("## Actions\n\n"
        "`game` has them all, `q` those that only look. `?`: may be left out; what stands in\n"
        "braces is a table of options, each of which may be left out. A list of objects may be\n"
        "one object, a list or a selector; what is gone is left out of it. A player is an id or\n"
        "one of \"you\", \"opponent\", \"next\", \"turn_player\"; ", out);
  if (takes_places(rules)) fputs("a place an id, \"base\" or\n\"here\"; ", out);
  fputs("a duration one of", out);
  for (int i = 0; rules->durations && rules->durations[i].word; i++)
    fprintf(out, "%s \"%s\"", i ? "," : "", rules->durations[i].word);
  fputs(". `event` is a field, not a\n"
        "function: what triggered the running ability, with `kind`, `subject`, `place`,\n"
        "`source`, `other`, `player` and `amount`.\n\n"
        "| action | gives | in | rule | |\n| --- | --- | --- | --- | --- |\n", out);
  for (int i = 0; i < rules->action_count; i++) {
    const ArbAction *action = &rules->actions[i];
    fputs("| `", out);
    write_call(out, action);
    fprintf(out, "` | %s | %s | %s | %s |\n", type_names[action->result].text,
            action->mode == ARB_READ ? "`game` `q`" : "`game`", action->rule, action->help);
  }
}

static void write_attributes(FILE *out, const BindGame *game)
{
  const ArbRules *rules = game->rules;
  static const char *const kinds[] = {
    [ARB_A_BOOL] = "true or false", [ARB_A_NUMBER] = "number",   [ARB_A_SET] = "one of",
    [ARB_A_TAG] = "tag",            [ARB_A_KEYWORD] = "keyword", [ARB_A_NAME] = "name",
    [ARB_A_RELATION] = "selector"};
  fprintf(out,
          "\n## Attributes\n\n"
          "Fields of selectors. Those that are numbers or true or false may also be read from an\n"
          "object: `enemy.%s`.\n\n| field | kind | rule | |\n| --- | --- | --- | --- |\n",
          game->reader->words->a_number);
  for (int i = 0; i < rules->attribute_count; i++) {
    const ArbAttribute *attribute = &rules->attributes[i];
    fprintf(out, "| `%s` | %s", attribute->name, kinds[attribute->kind]);
    for (int v = 0; attribute->values && attribute->values[v]; v++)
      fprintf(out, " `%s`", attribute->values[v]);
    fprintf(out, " | %s | %s |\n", attribute->rule, attribute->help);
  }
}

static void write_names(FILE *out, const BindGame *game)
{
  const ArbRules *rules = game->rules;
  fputs("\n## Events\n\n| event | rule | what happened; its place; its amount |\n"
        "| --- | --- | --- |\n", out);
  for (int i = 0; i < rules->event_count; i++)
    fprintf(out, "| `%s` | %s | %s |\n", rules->events[i].name, rules->events[i].rule,
            rules->events[i].help);
  fputs("\n## Zones\n\n| zone | rule |\n| --- | --- |\n", out);
  for (int i = 0; i < rules->zone_count; i++)
    fprintf(out, "| `%s` | %s |\n", rules->zones[i].name, rules->zones[i].rule);
  if (rules->switch_count)
    fputs("\n## Switches\n\n"
          "Rules that a format may have otherwise (`docs/formats.md`). E: the earlier edition.\n\n"
          "| switch | rule | what is done instead |\n| --- | --- | --- |\n", out);
  for (int i = 0; i < rules->switch_count; i++)
    fprintf(out, "| `%s` | %s | %s |\n", rules->switches[i].name, rules->switches[i].rule,
            rules->switches[i].help);
  fputs("\n## Keywords\n\n", out);
  for (int i = 0; i < rules->keyword_count; i++)
    fprintf(out, "%s`%s`", i == 0 ? "" : i % 8 ? " " : "\n", rules->keywords[i]);
  fputs("\n", out);
}

static void write_constructors(FILE *out, const BindGame *game)
{
  const char *const *fields;
  fputs("\n## Fields\n\n| word | fields |\n| --- | --- |\n| `card` |", out);
  for (int i = 0; game->reader->card_fields[i]; i++)
    fprintf(out, " `%s`", game->reader->card_fields[i]);
  fputs(" |\n", out);
  for (int i = 0; ability_word(game->reader->words, i, &fields); i++) {
    fprintf(out, "| `%s` |", ability_word(game->reader->words, i, &fields));
    for (; *fields; fields++) fprintf(out, " `%s`", *fields);
    fputs(" |\n", out);
  }
}

void bind_write_reference(const BindGame *game, FILE *out)
{
  fprintf(out,
          "# Reference (%s, %s)\n\n"
          "Written by the program from its own tables (bindings/reference.c);\n"
          "`docs/vocabulary.md` explains how they are used.\n\n", game->rules->name,
          game->rules->edition);
  write_actions(out, game);
  write_attributes(out, game);
  write_names(out, game);
  write_constructors(out, game);
}

/* ---- Annotations ------------------------------------------------------------------ */

/* fun(amount: integer, units: Objects, options?: { by?: Object }): boolean */
static void write_signature(FILE *out, const ArbAction *action)
{
  const char *between = "";
  fputs("fun(", out);
  for (int i = 0; i < ARB_PARAMS_MAX && action->params[i].name; i++) {
    const ArbParam *param = &action->params[i];
    if (param->named) continue;
    fprintf(out, "%s%s%s: %s", between, param->name, param->optional ? "?" : "",
            type_names[param->type].lua);
    between = ", ";
  }
  if (param_count(action, true)) fprintf(out, "%soptions?: {", between);
  between = " ";
  for (int i = 0; i < ARB_PARAMS_MAX && action->params[i].name; i++) {
    const ArbParam *param = &action->params[i];
    if (!param->named) continue;
    fprintf(out, "%s%s?: %s", between, param->name, type_names[param->type].lua);
    between = ", ";
  }
  fprintf(out, "%s)", param_count(action, true) ? " }" : "");
  if (action->result == ARB_T_IDS) fputs(": Object[]", out);
  else if (action->result != ARB_T_NIL) fprintf(out, ": %s", type_names[action->result].lua);
}

static void write_action_class(FILE *out, const BindGame *game, const char *name,
                               const char *parent, bool acting)
{
  const ArbRules *rules = game->rules;
  fprintf(out, "\n---@class %s%s\n", name, parent);
  if (!acting) fputs("---@field event Event what triggered the running ability\n", out);
  for (int i = 0; i < rules->action_count; i++) {
    const ArbAction *action = &rules->actions[i];
    if ((action->mode != ARB_READ) != acting) continue;
    fprintf(out, "---@field %s ", action->name);
    write_signature(out, action);
    fprintf(out, " %s (%s)\n", action->help, action->rule);
  }
}

/* Names that stand at the head of the rows of a table. */
static void write_alias(FILE *out, const char *alias, const void *rows, size_t size, int count)
{
  fprintf(out, "\n---@alias %s\n", alias);
  for (int i = 0; i < count; i++)
    fprintf(out, "---| \"%s\"\n", *(const char *const *)((const char *)rows + (size_t)i * size));
}

static const char *attribute_type(const ArbAttribute *attribute)
{
  switch ((ArbAttributeKind)attribute->kind) {
  case ARB_A_BOOL: return "boolean";
  case ARB_A_NUMBER: return "Number|Bound";
  case ARB_A_KEYWORD: return "Keyword|Keyword[]";
  case ARB_A_RELATION: return "Selector";
  default: return "string|string[]";
  }
}

static void write_objects(FILE *out, const BindGame *game)
{
  const ArbRules *rules = game->rules;
  fputs("\n---@class Object: lightuserdata a card, a player, an item on the chain, a place\n",
        out);
  for (int i = 0; i < rules->attribute_count; i++) {
    const ArbAttribute *attribute = &rules->attributes[i];
    if (attribute->kind == ARB_A_BOOL || attribute->kind == ARB_A_NUMBER)
      fprintf(out, "---@field %s %s %s (%s)\n", attribute->name,
              attribute->kind == ARB_A_BOOL ? "boolean" : "integer", attribute->help,
              attribute->rule);
  }
  fputs("\n---@class SelectorFields\n---@field other? boolean not me\n"
        "---@field zone? Zone|Zone[]\n", out);
  for (int i = 0; i < rules->attribute_count; i++) {
    const ArbAttribute *attribute = &rules->attributes[i];
    fprintf(out, "---@field %s? %s %s (%s)\n", attribute->name, attribute_type(attribute),
            attribute->help, attribute->rule);
  }
}

/* The type of a field, or of a field of one word ("card.cost"). */
typedef struct FieldType {
  const char *name, *type;
} FieldType;

/* Fields that mean the same in every game. */
static const FieldType house_types[] = {
  {"id", "string"}, {"name", "string"}, {"type", "CardType"},
  {"keywords", "table<integer|Keyword, Keyword|Number>"}, {"aliases", "string[]"},
  {"abilities", "table<string, Ability>"}, {"targets", "Slot[]"}, {"run", "Run"},
  {"unsupported", "string"}, {"event", "EventName|EventName[]"}, {"by", "Who"},
  {"subject", "\"me\"|Selector|Ref"}, {"at", "PlaceSelector"}, {"nth", "integer"},
  {"once_each_turn", "boolean"}, {"optional", "boolean"}, {"if_", "Condition"},
  {"while_", "Condition"}, {"cost", "Cost"}, {"from", "Zone|Zone[]"},
  {"active_in", "Zone|Zone[]"},
  {NULL, NULL}};

static const FieldType riftbound_types[] = {
  {"card.might", "integer"}, {"static.cost", "{ energy: Number, minimum?: integer }"},
  {"supertypes", "Supertype[]"}, {"domains", "Domain[]"}, {"might", "Number"},
  {"might_bonus", "integer"}, {"tags", "string[]"}, {"plays_to", "Selector"},
  {"turn", "\"you\"|\"opponent\""}, {"killed_by_this", "boolean"}, {"one_or_more", "boolean"},
  {"theirs", "boolean"}, {"to", "\"me\""}, {"pays_equip", "boolean"},
  {"first_each_turn", "boolean"}, {"level", "integer"}, {"legion", "boolean"},
  {"measure", "Number"}, {"timing", "\"action\"|\"reaction\""}, {"add", "Add"},
  {"affects", "\"me\"|\"you\"|\"opponents\"|\"players\"|\"team\"|Selector|Ref"},
  {"enters_ready", "boolean"}, {"everywhere", "boolean"}, {"enters_exhausted", "boolean"},
  {"bonus_damage", "Number"}, {"bonus_damage_to", "Number"}, {"cause", "Cause|Cause[]"},
  {"amount", "Number"}, {"continues", "boolean"}, {"asks", "\"controller\"|\"subject\""},
  {"becomes", "{ might?: Number, tags?: string|string[] }"}, {"buff_might", "Number"},
  {"borrows", "Selector"}, {"extra", "Ability"}, {"next", "boolean"},
  {"open_to_moves", "boolean"}, {"any_buffs", "boolean"}, {"hides_for", "integer"},
  {"revealed", "boolean"}, {"move_tax", "integer"}, {"hides_more", "integer"},
  {"victory_score", "integer"}, {"grants", "string"}, {"less", "Number"},
  {"each_player", "boolean"}, {"once", "boolean"}, {"assigned_last", "boolean"},
  {"lethal", "boolean"}, {"holds_are_conquers", "boolean"}, {"cannot", "string|string[]"},
  {"cards", "Selector"}, {"except_at", "PlaceSelector"}, {"where", "Comparison"},
  {"plays_from", "Zone|Zone[]"}, {"price", "Cost"}, {"loses", "string|string[]"},
  {"triggers", "{ class: string, more?: integer, never?: boolean, at?: PlaceSelector }"},
  {"ends", "\"turn\"|\"combat\"|\"cleanup\"|\"me\""},
  {NULL, NULL}};

static const FieldType evolve_field_types[] = {
  {"class", "CardClass"}, {"traits", "string[]"}, {"card.cost", "integer"},
  {"static.cost", "Number"}, {"attack", "Number"}, {"defense", "Number"},
  {"evolved", "boolean"}, {"token", "boolean"}, {"evolve", "integer"}, {"to", "Zone|Zone[]"},
  {"quick", "boolean"}, {"options", "table<string, Cost>"}, {"option", "string|Cost"},
  {"targets_if_paid", "Slot[]"}, {"process", "Cost"}, {"one_or_more", "boolean"},
  {"attack_damage", "boolean"}, {"ends", "\"turn\"|\"leaves\""},
  {"affects", "\"me\"|\"you\"|\"opponent\"|\"players\"|Selector"}, {"loses", "string|string[]"},
  {"cannot", "string|string[]"}, {"static.traits", "string|string[]"},
  {"static.keywords", "Keyword|Keyword[]"}, {"set_attack", "Number"}, {"set_defense", "Number"},
  {"set_cost", "Number"}, {"evolve_cost", "Number"}, {"set_evolve_cost", "Number"},
  {"ignores_ward", "boolean"}, {"deals_defense", "boolean"}, {"enters_engaged", "boolean"},
  {"limits", "{ field?: integer, hand?: integer, ex?: integer }"},
  {"counts", "{ spellchain?: Selector }"}, {"source", "\"me\"|Selector"},
  {"cause", "string|string[]"}, {"amount", "Number"}, {"continues", "boolean"},
  {"counters", "string[]"},
  {"turn", "\"you\"|\"opponent\""},
  {NULL, NULL}};

/* What is said of a game's words here. */
typedef struct GameTypes {
  const char *game;
  const FieldType *fields;
  const char *const *selectors; /* words for objects, plurals too ... */
  const char *const *shorthand; /* ... and words that are short for `when` */
  const char *aliases;
} GameTypes;

static const char *type_in(const FieldType *types, const char *name)
{
  for (; types->name; types++)
    if (strcmp(types->name, name) == 0) return types->type;
  return NULL;
}

static const char *field_type(const GameTypes *types, const char *word, const char *name)
{
  char full[80];
  snprintf(full, sizeof full, "%s.%s", word, name);
  const char *own = type_in(types->fields, full), *any = type_in(types->fields, name);
  const char *house = type_in(house_types, name);
  return own ? own : any ? any : house ? house : "unknown"; /* the test looks for it */
}

static void write_fields(FILE *out, const GameTypes *types, const char *word,
                         const char *const *fields)
{
  bool card = strcmp(word, "card") == 0;
  fprintf(out, "\n---@class %sFields\n", card ? "Card" : word);
  for (; *fields; fields++) {
    bool required = card && (strcmp(*fields, "id") == 0 || strcmp(*fields, "name") == 0 ||
                             strcmp(*fields, "type") == 0);
    fprintf(out, "---@field %s%s %s\n", *fields, required ? "" : "?",
            field_type(types, word, *fields));
  }
  if (card) return;
  fprintf(out, "\n---@param fields %sFields\n---@return Ability\nfunction %s(fields) end\n", word,
          word);
}

static const char fixed_types[] =
  "\n---@alias Objects Object|Object[]|Selector\n"
  "---@alias Player Object|\"you\"|\"opponent\"|\"next\"|\"turn_player\"\n"
  "---@alias Number integer|NumberExpression|fun(q: Query, me: Object, subject: Object): integer\n"
  "---@alias Condition SelectorFields|Comparison|Number\n"
  "---@alias Slot Selector|table\n"
  "---@alias Cost table<string, any>\n"
  "---@alias Run fun(game: Game, me: Object, ...): any\n"
  "---@class none what asking about something that is gone gives\n"
  "---@class Deal { [1]: Object, [2]: integer, by?: Object }\n"
  "---@class Ability\n---@class Selector\n---@class Bound\n---@class Ref\n---@class Comparison\n"
  "---@class NumberExpression\n---@operator add(Number): NumberExpression\n"
  "---@operator sub(Number): NumberExpression\n---@operator mul(Number): NumberExpression\n"
  "---@field at_least fun(self, n: Number): Comparison\n"
  "---@field at_most fun(self, n: Number): Comparison\n"
  "---@field less_than fun(self, n: Number): Comparison\n"
  "---@field more_than fun(self, n: Number): Comparison\n"
  "---@field equals fun(self, n: Number): Comparison\n"
  "---@class Event\n---@field kind EventName\n---@field subject Object\n---@field place Object\n"
  "---@field source Object\n---@field other Object\n---@field player Object\n"
  "---@field amount integer\n";

static const char *const riftbound_selectors[] = {
  "unit", "units", "gear", "spell", "spells", "rune", "runes", "battlefield", "battlefields",
  "legend", "legends", "cards", "ability", NULL};
static const char *const evolve_selectors[] = {
  "follower", "followers", "amulet", "amulets", "spell", "spells", "leader", "leaders", "player",
  "players", "cards", NULL};
static const char *const no_shorthand[] = {NULL};
static const char *const evolve_shorthand[] = {"fanfare", "last_words", "on_evolve", "strike",
                                               NULL};

static const GameTypes game_types[] = {
  {"riftbound", riftbound_types, riftbound_selectors, no_shorthand,
   "---@alias Place Object|\"base\"|\"here\"\n"
   "---@alias Cause \"combat\"|\"spell\"|\"ability\"|\"cost\"|\"cleanup\"\n"
   "---@alias Who \"any\"|\"you\"|\"team\"|\"opponent\"|\"me\"\n"
   "---@alias Supertype \"champion\"|\"signature\"|\"token\"|\"basic\"\n"
   "---@alias Domain \"fury\"|\"calm\"|\"mind\"|\"body\"|\"chaos\"|\"order\"\n"
   "---@alias PlaceSelector string|string[]|Selector\n"
   "---@alias Add { energy?: integer, power?: table<string, integer>, only?: string }\n"},
  {"evolve", evolve_field_types, evolve_selectors, evolve_shorthand,
   "---@alias Place Object\n"
   "---@alias Who \"any\"|\"you\"|\"opponent\"|\"me\"\n"
   "---@alias CardClass \"neutral\"|\"forestcraft\"|\"swordcraft\"|\"runecraft\"|"
   "\"dragoncraft\"|\"abysscraft\"|\"havencraft\"\n"
   "---@alias PlaceSelector \"leader\"|\"follower\"|Selector\n"}};

static const GameTypes *types_of(const BindGame *game)
{
  const GameTypes *found = game_types;
  for (size_t i = 0; i < sizeof game_types / sizeof *game_types; i++)
    if (strcmp(game_types[i].game, game->name) == 0) found = &game_types[i];
  return found;
}

static void write_words(FILE *out, const BindGame *game, const GameTypes *types)
{
  const char *const *fields;
  write_fields(out, types, "card", game->reader->card_fields);
  fputs("\n---@param fields CardFields|SelectorFields\n---@return Selector\nfunction card(fields) "
        "end\n", out);
  for (int i = 0; ability_word(game->reader->words, i, &fields); i++)
    write_fields(out, types, ability_word(game->reader->words, i, &fields), fields);
  for (int i = 0; types->shorthand[i]; i++)
    fprintf(out, "\n---@param fields whenFields\n---@return Ability\nfunction %s(fields) end\n",
            types->shorthand[i]);
  for (int i = 0; types->selectors[i]; i++)
    fprintf(out, "\n---@param fields SelectorFields\n---@return Selector\n"
                 "function %s(fields) end\n", types->selectors[i]);
}

void bind_write_annotations(const BindGame *game, FILE *out)
{
  const ArbRules *rules = game->rules;
  const GameTypes *types = types_of(game);
  const char *const *card_types = game->reader->words->types;
  int durations = 0, type_count = 0;
  while (rules->durations && rules->durations[durations].word) durations++;
  while (card_types[type_count]) type_count++;
  fputs("---@meta\n-- SPDX-License-Identifier: MIT\n--\n"
        "-- Written by the program from its own tables (bindings/reference.c).\n", out);
  write_alias(out, "Keyword", rules->keywords, sizeof *rules->keywords, rules->keyword_count);
  write_alias(out, "EventName", rules->events, sizeof *rules->events, rules->event_count);
  write_alias(out, "Zone", rules->zones, sizeof *rules->zones, rules->zone_count);
  write_alias(out, "Duration", rules->durations, sizeof *rules->durations, durations);
  write_alias(out, "CardType", card_types, sizeof *card_types, type_count);
  fputs(fixed_types, out);
  fputs(types->aliases, out);
  write_objects(out, game);
  write_action_class(out, game, "Query", "", false);
  write_action_class(out, game, "Game", ": Query", true);
  write_words(out, game, types);
}
