/* SPDX-License-Identifier: MIT */
/*
** annotations.c -- the tables, written for editors that read LuaLS annotations.
**
** Everything of a game carries the game's name, "riftbound.Selector", so that the files of two
** games do not mix.  Only the words of card files are global, as they are in those files, so a
** workspace takes the folder of one game (docs/editor.md).  A class with `(exact)` has no other
** fields than those listed, so that editors underline a wrong one.
*/
#include <ctype.h>
#include <string.h>

#include "language/games.h"
#include "host/host.h"
#include "language/notes.h"
#include "language/words.h"

/* What the types of parameters are called here (for people: reference.c).  Results of actions have
** the same names, except that an integer is a plain one (result_type). */
static const struct {
  const char *type, *help;
} param_types[] = {[ARB_T_NIL] = {"nil", ""},
                   [ARB_T_NONE] = {"nil", ""},
                   [ARB_T_BOOL] = {"boolean", ""},
                   [ARB_T_INT] = {"integer|NumberExpression", ""},
                   [ARB_T_ID] = {"Object", "one object"},
                   [ARB_T_IDS] = {"Objects", "one object, a list or a selector"},
                   [ARB_T_NAME] = {"string", ""},
                   [ARB_T_KEYWORD] = {"Keyword", "a keyword"},
                   [ARB_T_SELECTOR] = {"Selector", "a selector, built at file level"},
                   [ARB_T_PLAYER] = {"Player", "a player; the controller when left out"},
                   [ARB_T_DURATION] = {"Duration", "how long it lasts"},
                   [ARB_T_PLACE] = {"Place", "a place"},
                   [ARB_T_CHOICE] = {"Objects", "what is chosen from"},
                   [ARB_T_DEALS] = {"Deal[]", "{ target, amount, by = object } each"},
                   [ARB_T_WAS] = {"Object", "one object, also one that is gone"},
                   [ARB_T_NAMES] = {"string|string[]", "a name, or a list of them"}};

static const char *result_type(const ArbAction *action)
{
  return action->result == ARB_T_INT ? "integer" : param_types[action->result].type;
}

/* ---- Lines ------------------------------------------------------------------------ */

/* Writes a type, with the game's name before every name that begins with a capital letter. */
static void write_type(FILE *out, const BindGame *game, const char *type)
{
  bool quoted = false, inside = false; /* a text, a name */
  for (; *type; type++) {
    if (*type == '"') quoted = !quoted;
    if (!quoted && !inside && isupper((unsigned char)*type)) fprintf(out, "%s.", game->name);
    inside = isalnum((unsigned char)*type) || *type == '_';
    fputc(*type, out);
  }
}

static void write_help(FILE *out, const char *help, const char *rule)
{
  fprintf(out, "%s", help);
  if (rule && *rule) fprintf(out, " (%s)", rule);
}

static void begin_class(FILE *out, const BindGame *game, const char *name, bool exact)
{
  fprintf(out, "\n---@class %s%s.%s\n", exact ? "(exact) " : "", game->name, name);
}

static void write_field(FILE *out, const BindGame *game, const char *name, bool needed,
                        const char *type, const char *help, const char *rule)
{
  fprintf(out, "---@field %s%s ", name, needed ? "" : "?");
  write_type(out, game, type);
  fputs(help && *help ? " " : "", out);
  write_help(out, help ? help : "", rule);
  fputs("\n", out);
}

/* Writes one word of a list of words, with its help. */
static void write_word(FILE *out, const char *word, const char *help, const char *rule)
{
  fprintf(out, "---| \"%s\" # ", word);
  write_help(out, help, rule);
  fputs("\n", out);
}

static void begin_alias(FILE *out, const BindGame *game, const char *name)
{
  fprintf(out, "\n---@alias %s.%s\n", game->name, name);
}

/* ---- Words with help ---------------------------------------------------------------- */

static const char *help_of(const BindGame *game, const char *of, const char *name)
{
  const BindNote *note = note_of(game, of, name);
  return note ? note->help : "";
}

static void write_named(FILE *out, const BindGame *game, const char *alias, const ArbNamed *rows,
                        int count)
{
  if (!count) return;
  begin_alias(out, game, alias);
  for (int i = 0; i < count; i++) write_word(out, rows[i].name, rows[i].help, rows[i].rule);
}

static void write_choices(FILE *out, const BindGame *game, const char *alias,
                          const char *const *words)
{
  begin_alias(out, game, alias);
  for (; *words; words++) fprintf(out, "---| \"%s\"\n", *words);
}

/* Whether an earlier row has the same name: that one is meant by it. */
static bool is_hidden(const ArbRules *rules, int row)
{
  for (int i = 0; i < row; i++)
    if (strcmp(rules->attributes[i].name, rules->attributes[row].name) == 0) return true;
  return false;
}

/* Whether an object can be asked for the attribute of a row. */
static bool is_answered(const ArbRules *rules, int row)
{
  uint8_t kind = rules->attributes[row].kind;
  return (kind == ARB_A_BOOL || kind == ARB_A_NUMBER) && !is_hidden(rules, row);
}

/* What write_ban needs. */
typedef struct Bans {
  FILE *out;
  const BindGame *game;
} Bans;

/* Writes a row of an alias; notes_each_word calls this for every word. */
static void write_ban(void *data, const char *of, const char *name, bool field)
{
  const Bans *bans = data;
  (void)field;
  if (strcmp(of, "ban") != 0) return;
  const BindNote *note = note_of(bans->game, of, name);
  write_word(bans->out, name, note ? note->help : "", note ? note->rule : NULL);
}

/* The words that the field `cannot` takes. */
static void write_bans(FILE *out, const BindGame *game)
{
  begin_alias(out, game, "Ban");
  notes_each_word(game, write_ban, &(Bans){out, game});
}

static void write_enumerations(FILE *out, const BindGame *game)
{
  const ArbRules *rules = game->rules;
  begin_alias(out, game, "Keyword");
  for (int i = 0; i < rules->keyword_count; i++) {
    const BindNote *note = note_of(game, "keyword", rules->keywords[i]);
    write_word(out, rules->keywords[i], note ? note->help : "", note ? note->rule : NULL);
  }
  fputs("---| string # one that a mod defines\n", out);
  write_named(out, game, "EventName", rules->events, rules->event_count);
  begin_alias(out, game, "Zone");
  for (int i = 0; i < rules->zone_count; i++)
    write_word(out, rules->zones[i].name, help_of(game, "zone", rules->zones[i].name),
               rules->zones[i].rule);
  begin_alias(out, game, "Duration");
  for (const ArbWord *lasts = rules->durations; lasts && lasts->word; lasts++) {
    const BindNote *note = note_of(game, "duration", lasts->word);
    write_word(out, lasts->word, note ? note->help : "", note ? note->rule : NULL);
  }
  write_named(out, game, "Switch", rules->switches, rules->switch_count);
  if (!rules->switch_count) fprintf(out, "\n---@alias %s.Switch string\n", game->name);
  write_choices(out, game, "CardType", words_of(game).types);
  write_bans(out, game);
  begin_alias(out, game, "Attribute");
  for (int i = 0; i < rules->attribute_count; i++) {
    const ArbAttribute *row = &rules->attributes[i];
    if (is_answered(rules, i)) write_word(out, row->name, row->help, row->rule);
  }
}

static void write_aliases(FILE *out, const BindGame *game, const BindNote *notes)
{
  for (; notes->of; notes++) {
    if (strcmp(notes->of, "alias") != 0) continue;
    fprintf(out, "\n---");
    write_help(out, notes->help, notes->rule);
    fprintf(out, "\n---@alias %s.%s ", game->name, notes->name);
    write_type(out, game, notes->type);
    fputs("\n", out);
  }
}

/* ---- Values ------------------------------------------------------------------------- */

/* The values that words give, and what may be done with them. */
static const char *const values[][2] = {{"Ability", "an ability, ready to stand in a card"},
                                        {"Definition", "a card"},
                                        {"Selector", "objects that are looked for"},
                                        {"Slot", "something that is chosen"},
                                        {"Several", "how many a cost takes"},
                                        {"Bound", "what a number of a selector must be"},
                                        {"Ref", "what a named ability was started with"},
                                        {"Comparison", "true or false of numbers"}};

static void write_values(FILE *out, const BindGame *game)
{
  static const char *const comparisons[] = {"at_least",  "at_most", "less_than",
                                            "more_than", "equals",  "different"};
  static const char *const operators[] = {"add", "sub", "mul"};
  for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
    fprintf(out, "\n---%s\n---@class %s.%s", values[i][1], game->name, values[i][0]);
    /* a selector stands wherever a slot may */
    if (strcmp(values[i][0], "Selector") == 0) fprintf(out, ": %s.Slot", game->name);
    fputs("\n", out);
  }
  begin_class(out, game, "NumberExpression", false);
  for (int i = 0; i < 3; i++)
    fprintf(out, "---@operator %s(%s.Number): %s.NumberExpression\n", operators[i], game->name,
            game->name);
  fprintf(out, "---@operator unm: %s.NumberExpression\n", game->name);
  for (int i = 0; i < 6; i++)
    write_field(out, game, comparisons[i], true,
                "fun(self: NumberExpression, n: Number): Comparison",
                help_of(game, "bound", comparisons[i]), NULL);
  begin_class(out, game, "Deal", false);
  fputs("---@field [1] ", out);
  write_type(out, game, "Object to what\n---@field [2] integer how much\n---@field by? Object\n");
  begin_class(out, game, "Event", true);
#define X(field, type, help, push) write_field(out, game, #field, true, type, help, NULL);
  HOST_EVENT_FIELDS(X)
#undef X
}

static const char *attribute_type(const ArbAttribute *attribute)
{
  switch ((ArbAttributeKind)attribute->kind) {
  case ARB_A_BOOL: return "boolean";
  case ARB_A_NUMBER: return "Number|Bound";
  case ARB_A_KEYWORD: return "Keyword|Keyword[]";
  case ARB_A_RELATION: return "Selector";
  default: return "string|string[]|table";
  }
}

static void write_objects(FILE *out, const BindGame *game)
{
  const ArbRules *rules = game->rules;
  fputs("\n---a card, a player, an item that waits, a place; or a list of them\n", out);
  fprintf(out, "---@class %s.Object: lightuserdata\n", game->name);
  fprintf(out, "---@field [integer] %s.Object of a list\n", game->name);
  for (int i = 0; i < rules->attribute_count; i++) {
    const ArbAttribute *row = &rules->attributes[i];
    if (is_answered(rules, i))
      write_field(out, game, row->name, true, row->kind == ARB_A_BOOL ? "boolean" : "integer",
                  row->help, row->rule);
  }
  begin_class(out, game, "SelectorFields", true);
  write_field(out, game, "other", false, "boolean", "not me", NULL);
  write_field(out, game, "zone", false, "Zone|Zone[]", "in these zones", NULL);
  for (int i = 0; i < rules->attribute_count; i++) {
    const ArbAttribute *row = &rules->attributes[i];
    if (!is_hidden(rules, i))
      write_field(out, game, row->name, false, attribute_type(row), row->help, row->rule);
  }
}

/* ---- Actions ------------------------------------------------------------------------ */

static bool has_options(const ArbAction *action)
{
  for (int i = 0; i < ARB_PARAMS_MAX && action->params[i].name; i++)
    if (action->params[i].named) return true;
  return false;
}

/* Writes the table that ends a call as a class of its own, so that editors see a wrong option. */
static void write_options(FILE *out, const BindGame *game, const ArbAction *action)
{
  fprintf(out, "\n---@class (exact) %s.%s_options\n", game->name, action->name);
  for (int i = 0; i < ARB_PARAMS_MAX && action->params[i].name; i++) {
    const ArbParam *param = &action->params[i];
    if (param->named)
      write_field(out, game, param->name, false, param_types[param->type].type,
                  param_types[param->type].help, NULL);
  }
}

static void write_params(FILE *out, const BindGame *game, const ArbAction *action, int without)
{
  for (int i = without; i < ARB_PARAMS_MAX && action->params[i].name; i++) {
    const ArbParam *param = &action->params[i];
    if (param->named) continue;
    fprintf(out, "---@param %s%s ", param->name, param->optional ? "?" : "");
    write_type(out, game, param_types[param->type].type);
    fprintf(out, "%s%s\n", *param_types[param->type].help ? " " : "",
            param_types[param->type].help);
  }
  if (has_options(action))
    fprintf(out, "---@param options? %s.%s_options\n", game->name, action->name);
}

/* Writes `text` and the type of what the action returns; nothing when it returns nothing. */
static void write_given(FILE *out, const BindGame *game, const ArbAction *action, const char *text)
{
  if (action->result == ARB_T_NIL) return;
  bool list = action->result == ARB_T_IDS || action->result == ARB_T_CHOICE;
  fputs(text, out);
  write_type(out, game, list ? "List" : result_type(action));
}

static void write_result(FILE *out, const BindGame *game, const ArbAction *action)
{
  write_given(out, game, action, "---@return ");
  if (action->result != ARB_T_NIL) fputs("\n", out);
}

/* Writes the calls in which the options follow although optional parameters are left out. */
static void write_overloads(FILE *out, const BindGame *game, const ArbAction *action, int without,
                            const char *class, char sign)
{
  int count = 0;
  while (count < ARB_PARAMS_MAX && action->params[count].name && !action->params[count].named)
    count++;
  for (int last = count - 1; has_options(action) && last >= without; last--) {
    if (!action->params[last].optional) break;
    fprintf(out, "---@overload fun(%s", sign == ':' ? "self: " : "");
    if (sign == ':') fprintf(out, "%s.%s, ", game->name, class);
    for (int i = without; i < last; i++) {
      const ArbParam *param = &action->params[i];
      fprintf(out, "%s%s: ", param->name, param->optional ? "?" : "");
      write_type(out, game, param_types[param->type].type);
      fputs(", ", out);
    }
    fprintf(out, "options: %s.%s_options)", game->name, action->name);
    write_given(out, game, action, ": ");
    fputs("\n", out);
  }
}

/* Writes an action as a function of a class, after a dot; as a method of lists, after a colon and
** without the list. */
static void write_action(FILE *out, const BindGame *game, const ArbAction *action,
                         const char *class, char sign)
{
  const char *between = "";
  int without = sign == ':';
  if (has_options(action)) write_options(out, game, action);
  fputs("\n---", out);
  write_help(out, action->help, action->rule);
  fputs("\n", out);
  write_params(out, game, action, without);
  write_result(out, game, action);
  write_overloads(out, game, action, without, class, sign);
  fprintf(out, "function %s%c%s(", class, sign, action->name);
  for (int i = without; i < ARB_PARAMS_MAX && action->params[i].name; i++) {
    if (action->params[i].named) continue;
    fprintf(out, "%s%s", between, action->params[i].name);
    between = ", ";
  }
  fprintf(out, "%s) end\n", has_options(action) ? *between ? ", options" : "options" : "");
}

/* Writes the lists that actions return; they may be used wherever an object or a list may. */
static void write_lists(FILE *out, const BindGame *game)
{
  const ArbRules *rules = game->rules;
  fprintf(out,
          "\n---a list of objects that an action gives\n---@class %s.List: %s.Object\n"
          "local List = {}\n",
          game->name, game->name);
  for (int i = 0; i < rules->list_action_count; i++)
    write_action(out, game, &rules->list_actions[i], "List", ':');
}

static void write_actions(FILE *out, const BindGame *game, const char *class, bool acting)
{
  const ArbRules *rules = game->rules;
  fprintf(out, "\n---%s\n---@class %s.%s",
          acting ? "what `run` gets first: what may be done, and asked"
                 : "what may be asked, and changes nothing",
          game->name, class);
  if (acting) fprintf(out, ": %s.Query", game->name);
  fprintf(out, "\n---@field event %s.Event what triggered the running ability\n", game->name);
  fprintf(out, "local %s = {}\n", class);
  for (int i = 0; i < rules->action_count; i++)
    if ((rules->actions[i].mode != ARB_READ) == acting)
      write_action(out, game, &rules->actions[i], class, '.');
}

/* ---- The words of files --------------------------------------------------------------- */

static bool is_needed(const char *of, const char *name)
{
  static const char *const needed[][2] = {
    {"card", "id"},         {"card", "name"},       {"card", "type"},   {"format", "name"},
    {"format", "players"},  {"mod", "name"},        {"mod", "version"}, {"mod", "game"},
    {"additional", "name"}, {"additional", "cost"}, {"Tally", "event"}};
  for (size_t i = 0; i < sizeof needed / sizeof *needed; i++)
    if (strcmp(needed[i][0], of) == 0 && strcmp(needed[i][1], name) == 0) return true;
  return false;
}

static void write_noted(FILE *out, const BindGame *game, const char *of, const char *name)
{
  const BindNote *note = note_of(game, of, name);
  write_field(out, game, name, is_needed(of, name), note && note->type ? note->type : "unknown",
              note ? note->help : "", note ? note->rule : NULL);
}

typedef struct Classes {
  FILE *out;
  const BindGame *game;
  char open[40]; /* the class whose fields come */
} Classes;

/* Writes the class of a word, its name with "Fields", or of a table, its own name. */
static void write_class_name(FILE *out, const BindGame *game, const char *of)
{
  if (isupper((unsigned char)*of)) fprintf(out, "%s.%s", game->name, of);
  else fprintf(out, "%s.%sFields", game->name, of);
}

static void open_class(Classes *c, const char *of)
{
  static const char *const entries[][2] = {
    {"card", "Ability"}, {"modes", "Ability"}, {"effect_text", "Ability"}, {"format", "Ability"}};
  snprintf(c->open, sizeof c->open, "%s", of);
  fputs("\n---@class (exact) ", c->out);
  write_class_name(c->out, c->game, of);
  fputs("\n", c->out);
  const char *const *fields, *word;
  GameWords words = words_of(c->game);
  bool listed = false;
  for (size_t i = 0; i < sizeof entries / sizeof *entries; i++)
    listed |= strcmp(entries[i][0], of) == 0;
  for (int i = 0; (word = ability_word(&words, i, &fields)); i++)
    listed |= strcmp(word, of) == 0; /* modes may stand in it */
  if (listed) fprintf(c->out, "---@field [integer] %s.Ability\n", c->game->name);
}

static void visit_field(void *data, const char *of, const char *name, bool field)
{
  Classes *c = data;
  if (!field) return;
  if (strcmp(of, c->open) != 0) open_class(c, of);
  write_noted(c->out, c->game, of, name);
}

/* Whether a word is what a file returns that declares no card. */
static bool is_file_word(const char *of)
{
  return strcmp(of, "format") == 0 || strcmp(of, "mod") == 0;
}

/* Writes a word that takes a table of fields and gives an ability. */
static void visit_word(void *data, const char *of, const char *name, bool field)
{
  const Classes *c = data;
  if (field || *name) return;
  const BindNote *note = note_of(c->game, of, "");
  fputs("\n---", c->out);
  write_help(c->out, note ? note->help : "", note ? note->rule : NULL);
  fputs("\n---@param fields ", c->out);
  if (strcmp(of, "mode") == 0) fprintf(c->out, "%s.spell_textFields", c->game->name);
  else write_class_name(c->out, c->game, of);
  fprintf(c->out, "\n---@return %s.%s\nfunction %s(fields) end\n", c->game->name,
          is_file_word(of) ? "Definition" : "Ability", of);
}

static bool is_word(const BindGame *game, const char *of)
{
  const char *const *fields, *word;
  GameWords words = words_of(game);
  if (strcmp(of, "modes") == 0 || strcmp(of, "mode") == 0 || is_file_word(of)) return true;
  for (int i = 0; (word = ability_word(&words, i, &fields)); i++)
    if (strcmp(word, of) == 0) return true;
  for (const WordTable *table = words.tables; table && table->name; table++)
    if (table->word && strcmp(table->word, of) == 0) return true;
  return false;
}

/* Writes the words that are short for `when`, or that take what their note says. */
static void write_shorthands(FILE *out, const BindGame *game, const BindNote *notes)
{
  for (; notes->of; notes++) {
    if (*notes->name || is_word(game, notes->of)) continue;
    fprintf(out, "\n---");
    write_help(out, notes->help, notes->rule);
    fputs("\n---@param fields ", out);
    if (notes->type) write_type(out, game, notes->type);
    else write_class_name(out, game, "when");
    fprintf(out, "\n---@return %s.Ability\nfunction %s(fields) end\n", game->name, notes->of);
  }
}

static void write_selectors(FILE *out, const BindGame *game, const BindNote *notes)
{
  for (; notes->of; notes++) {
    if (strcmp(notes->of, "selector") != 0) continue;
    bool card = strcmp(notes->name, "card") == 0;
    fprintf(out, "\n---");
    write_help(out, notes->help, notes->rule);
    if (card)
      fprintf(out,
              "\n---@param fields %s.cardFields\n---@return %s.Definition\n"
              "---@overload fun(fields: %s.SelectorFields): %s.Selector\n",
              game->name, game->name, game->name, game->name);
    else
      fprintf(out, "\n---@param fields %s.SelectorFields\n---@return %s.Selector\n", game->name,
              game->name);
    fprintf(out, "function %s(fields) end\n", notes->name);
  }
}

/* Writes the words that are called in other ways; their note holds the whole type. */
static void write_called(FILE *out, const BindGame *game, const BindNote *notes)
{
  static const char *const kinds[] = {"slot", "several", "value", "bound", "file"};
  for (; notes->of; notes++)
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
      if (strcmp(kinds[i], notes->of) != 0) continue;
      fputs("\n---", out);
      write_help(out, notes->help, notes->rule);
      fputs("\n---@type ", out);
      write_type(out, game, notes->type);
      fprintf(out, "\n%s = nil\n", notes->name);
    }
}

static void write_numbers(FILE *out, const BindGame *game, const BindNote *own)
{
  const BindNote *const lists[] = {house_notes, own};
  fprintf(out,
          "\n---numbers that are data: the engine evaluates them when it needs them\n"
          "---@class (exact) %s.Numbers\n",
          game->name);
  for (int i = 0; i < 2; i++)
    for (const BindNote *note = lists[i]; note->of; note++)
      if (strcmp(note->of, "number") == 0)
        write_field(out, game, note->name, true, note->type, note->help, note->rule);
  fprintf(out, "\n---@type %s.Numbers\nnumber = nil\n", game->name);
}

void bind_write_annotations(const BindGame *game, FILE *out)
{
  Classes classes = {.out = out, .game = game};
  const BindNote *own = words_of(game).notes;
  fputs("---@meta\n-- SPDX-License-Identifier: MIT\n--\n"
        "-- Written by the program from its own tables (bindings/tooling/annotations.c).\n",
        out);
  write_enumerations(out, game);
  write_aliases(out, game, house_notes);
  write_aliases(out, game, own);
  write_values(out, game);
  write_objects(out, game);
  write_lists(out, game);
  write_actions(out, game, "Query", false);
  write_actions(out, game, "Game", true);
  notes_each_word(game, visit_field, &classes);
  fprintf(out,
          "\n---@class %s.KeywordFields\n---@field [integer] %s.Ability\n"
          "---@field abilities? table<string, %s.Ability>\n",
          game->name, game->name, game->name);
  notes_each_word(game, visit_word, &classes);
  write_shorthands(out, game, own);
  write_selectors(out, game, house_notes);
  write_selectors(out, game, own);
  write_called(out, game, house_notes);
  write_called(out, game, own);
  write_numbers(out, game, own);
}
