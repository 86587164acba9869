/* SPDX-License-Identifier: MIT */
/*
** reference.c -- the tables, written for people (for editors: annotations.c).
**
** The text of a game is made from the tables that check arguments and fields while a card is
** loaded and played, with the help of notes.h, so it cannot contradict them.  A test compares the
** files in the repository with what this writes.
*/
#include <ctype.h>
#include <string.h>

#include "language/games.h"
#include "language/notes.h"
#include "language/words.h"

/* ---- Types ------------------------------------------------------------------ */

static const struct {
  const char *text;
} type_names[] = {
  [ARB_T_NIL] = {"nothing"},    [ARB_T_NONE] = {"none"},         [ARB_T_BOOL] = {"boolean"},
  [ARB_T_INT] = {"integer"},    [ARB_T_ID] = {"object"},         [ARB_T_IDS] = {"objects"},
  [ARB_T_NAME] = {"text"},      [ARB_T_KEYWORD] = {"keyword"},   [ARB_T_SELECTOR] = {"selector"},
  [ARB_T_PLAYER] = {"player"},  [ARB_T_DURATION] = {"duration"}, [ARB_T_PLACE] = {"place"},
  [ARB_T_CHOICE] = {"objects"}, [ARB_T_DEALS] = {"deals"},       [ARB_T_WAS] = {"object"},
  [ARB_T_NAMES] = {"texts"}};

static int param_count(const ArbAction *action, bool named)
{
  int count = 0;
  for (int i = 0; i < ARB_PARAMS_MAX && action->params[i].name; i++)
    count += (action->params[i].named != 0) == named;
  return count;
}

/* ---- Markdown ------------------------------------------------------------------ */

/* Writes a call, deal(amount, units, { by = object }), without its first `without` parameters. */
static void write_call(FILE *out, const ArbAction *action, int without)
{
  const char *between = "";
  fprintf(out, "%s(", action->name);
  for (int i = without; i < ARB_PARAMS_MAX && action->params[i].name; i++) {
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
        "`game` has all actions; `q` has those that only read. An argument with `?` may be left\n"
        "out. Braces stand for a table of options, each of which may be left out. A list of\n"
        "objects may be one object, a list or a selector; objects that are gone are dropped. A\n"
        "player is an id or one of \"you\", \"opponent\", \"next\", \"turn_player\"; ",
        out);
  if (takes_places(rules)) fputs("a place an id, \"base\" or\n\"here\"; ", out);
  fputs("a duration one of", out);
  for (int i = 0; rules->durations && rules->durations[i].word; i++)
    fprintf(out, "%s \"%s\"", i ? "," : "", rules->durations[i].word);
  fputs(". An action on `none`, or on an\n"
        "object that is gone, does nothing. `game.event` is a field, not a function: the event\n"
        "that triggered the running ability, with `kind`, `subject`, `owner`, `place`, `source`,\n"
        "`other`, `player` and `amount`.\n\n"
        "| action | gives | in | rule | |\n| --- | --- | --- | --- | --- |\n",
        out);
  for (int i = 0; i < rules->action_count; i++) {
    const ArbAction *action = &rules->actions[i];
    fputs("| `", out);
    write_call(out, action, 0);
    fprintf(out, "` | %s | %s | %s | %s |\n", type_names[action->result].text,
            action->mode == ARB_READ ? "`game` `q`" : "`game`", action->rule, action->help);
  }
}

/* What is asked of a list that an action gave. */
/* Writes what can be asked of a list that an action returned. */
static void write_lists(FILE *out, const BindGame *game)
{
  const ArbRules *rules = game->rules;
  if (!rules->list_action_count) return;
  fputs("\n## Lists\n\n"
        "An action that gives objects gives a list: `#list` is their number, `list[1]` the first.\n"
        "A list has these functions, called with a colon; each gives a list again.\n"
        "`game.list(...)` makes a list from a table that a script put together.\n\n"
        "| of a list | gives | rule | |\n| --- | --- | --- | --- |\n",
        out);
  for (int i = 0; i < rules->list_action_count; i++) {
    const ArbAction *action = &rules->list_actions[i];
    fputs("| `list:", out);
    write_call(out, action, 1);
    fprintf(out, "` | %s | %s | %s |\n", type_names[action->result].text, action->rule,
            action->help);
  }
}

static void write_attributes(FILE *out, const BindGame *game)
{
  const ArbRules *rules = game->rules;
  static const char *const kinds[] = {[ARB_A_BOOL] = "true or false", [ARB_A_NUMBER] = "number",
                                      [ARB_A_SET] = "one of",         [ARB_A_TAG] = "tag",
                                      [ARB_A_KEYWORD] = "keyword",    [ARB_A_NAME] = "name",
                                      [ARB_A_RELATION] = "selector"};
  fprintf(out,
          "\n## Attributes\n\n"
          "Fields of selectors. A script may also read numbers, and fields that are true or\n"
          "false, from an object: `enemy.%s`.\n\n"
          "| field | kind | rule | |\n| --- | --- | --- | --- |\n",
          words_of(game).a_number);
  for (int i = 0; i < rules->attribute_count; i++) {
    const ArbAttribute *attribute = &rules->attributes[i];
    fprintf(out, "| `%s` | %s", attribute->name, kinds[attribute->kind]);
    for (int v = 0; attribute->values && attribute->values[v]; v++)
      fprintf(out, " `%s`", attribute->values[v]);
    fprintf(out, " | %s | %s |\n", attribute->rule, attribute->help);
  }
}

static const char *help_of(const BindGame *game, const char *of, const char *name)
{
  const BindNote *note = note_of(game, of, name);
  return note ? note->help : "";
}

static void write_note_row(FILE *out, const BindGame *game, const char *of, const char *name)
{
  const BindNote *note = note_of(game, of, name);
  fprintf(out, "| `%s` | %s | %s |\n", name, note ? note->rule : "", note ? note->help : "");
}

/* Where a visitor writes, and about which game. */
typedef struct Chapter {
  FILE *out;
  const BindGame *game;
  char open[40]; /* the table whose fields are being written */
} Chapter;

static bool is_only_told(const BindGame *game, const char *event)
{
  for (const char *const *told = words_of(game).told; told && *told; told++)
    if (strcmp(event, *told) == 0) return true;
  return false;
}

static bool is_replaceable(const ArbRules *rules, int event)
{
  for (const int16_t *it = rules->replaceable; it && *it >= 0; it++)
    if (*it == event) return true;
  return false;
}

static void write_events(FILE *out, const BindGame *game)
{
  const ArbRules *rules = game->rules;
  fputs("\n## Events\n\n"
        "The second column says which abilities an event may be used in: `when` (also `delayed`\n"
        "and tallies) and `instead_of`. An event without either is only told to players and\n"
        "tests.\n\n"
        "| event | used in | rule | what happened; its place; its amount |\n"
        "| --- | --- | --- | --- |\n",
        out);
  for (int i = 0; i < rules->event_count; i++) {
    const ArbNamed *event = &rules->events[i];
    fprintf(out, "| `%s` |%s%s | %s | %s |\n", event->name,
            is_only_told(game, event->name) ? "" : " `when`",
            is_replaceable(rules, i) ? " `instead_of`" : "", event->rule, event->help);
  }
}

/* The bans, each with what it is about: objects, cards or players. */
static void write_ban(void *data, const char *of, const char *name, bool field)
{
  const Chapter *c = data;
  (void)field;
  if (strcmp(of, "ban") != 0) return;
  const BindNote *note = note_of(c->game, of, name);
  if (note) fprintf(c->out, "| `%s` | %s | %s | %s |\n", name, note->type, note->rule, note->help);
}

static void write_bans(FILE *out, const BindGame *game)
{
  Chapter chapter = {.out = out, .game = game};
  fputs("\n## Bans\n\n"
        "Words that the field `cannot` of a static takes, and whom they forbid it.\n\n"
        "| ban | forbidden to | rule | |\n| --- | --- | --- | --- |\n",
        out);
  notes_each_word(game, write_ban, &chapter);
}

static void write_names(FILE *out, const BindGame *game)
{
  const ArbRules *rules = game->rules;
  write_events(out, game);
  fputs("\n## Options\n\n"
        "The first word of an option's id is its kind, which says what the option does.\n\n"
        "| option | rule | |\n| --- | --- | --- |\n",
        out);
  for (int i = 0; i < rules->verb_count; i++)
    fprintf(out, "| `%s` | %s | %s |\n", rules->verbs[i].name, rules->verbs[i].rule,
            rules->verbs[i].help);
  fputs("\n## Zones\n\n| zone | rule | |\n| --- | --- | --- |\n", out);
  for (int i = 0; i < rules->zone_count; i++)
    fprintf(out, "| `%s` | %s | %s |\n", rules->zones[i].name, rules->zones[i].rule,
            help_of(game, "zone", rules->zones[i].name));
  fputs("\n## Durations\n\n| duration | rule | |\n| --- | --- | --- |\n", out);
  for (const ArbWord *lasts = rules->durations; lasts && lasts->word; lasts++)
    write_note_row(out, game, "duration", lasts->word);
  write_bans(out, game);
  if (rules->switch_count)
    fputs("\n## Switches\n\n"
          "Single rules that a format may change ([formats.md](formats.md#switches)).\n"
          "E: the earlier edition of the rules.\n\n"
          "| switch | rule | what happens instead |\n| --- | --- | --- |\n",
          out);
  for (int i = 0; i < rules->switch_count; i++)
    fprintf(out, "| `%s` | %s | %s |\n", rules->switches[i].name, rules->switches[i].rule,
            rules->switches[i].help);
  fputs("\n## Keywords\n\n| keyword | rule | |\n| --- | --- | --- |\n", out);
  for (int i = 0; i < rules->keyword_count; i++)
    write_note_row(out, game, "keyword", rules->keywords[i]);
}

/* ---- Fields ----------------------------------------------------------------------- */

/* Writes a text into a cell of a table, where a bar would end the cell. */
static void write_cell(FILE *out, const char *text)
{
  for (; text && *text; text++) {
    if (*text == '|') fputc('\\', out);
    fputc(*text, out);
  }
}

static void begin_fields(Chapter *c, const char *of)
{
  const BindNote *note = note_of(c->game, of, "");
  snprintf(c->open, sizeof c->open, "%s", of);
  fprintf(c->out, "\n### `%s`\n\n", of);
  if (note) fprintf(c->out, "%c%s.\n\n", toupper((unsigned char)*note->help), note->help + 1);
  fputs("| field | value | rule | |\n| --- | --- | --- | --- |\n", c->out);
}

static void visit_field(void *data, const char *of, const char *name, bool field)
{
  Chapter *c = data;
  if (!field) return;
  if (strcmp(of, c->open) != 0) begin_fields(c, of);
  const BindNote *note = note_of(c->game, of, name);
  fprintf(c->out, "| `%s` | ", name);
  write_cell(c->out, note ? note->type : "");
  fprintf(c->out, " | %s | ", note && note->rule ? note->rule : "");
  write_cell(c->out, note ? note->help : "");
  fputs(" |\n", c->out);
}

static void write_words_of(FILE *out, const BindNote *notes, const char *const *kinds)
{
  for (; notes->of; notes++)
    for (const char *const *kind = kinds; *kind; kind++) {
      if (strcmp(*kind, notes->of) != 0) continue;
      fprintf(out, "| `%s%s` | ", strcmp(notes->of, "number") == 0 ? "number." : "", notes->name);
      write_cell(out, notes->type ? notes->type : "");
      fputs(" | ", out);
      write_cell(out, notes->help);
      fputs(" |\n", out);
    }
}

/* Writes the constructors.  A capital letter begins the name of a kind of value; those kinds that
** are tables have a part below. */
static void write_constructors(FILE *out, const BindGame *game)
{
  static const char *const words[] = {"selector", "slot",   "several", "value",
                                      "bound",    "number", "file",    NULL};
  static const char *const aliases[] = {"alias", NULL};
  Chapter chapter = {.out = out, .game = game};
  fputs("\n## Words\n\nWords that do not take a table of fields. A kind of value begins with a "
        "capital letter;\nkinds that are tables are listed below, with their fields.\n\n"
        "| word | what it takes and gives | |\n| --- | --- | --- |\n",
        out);
  write_words_of(out, words_of(game).notes, words);
  write_words_of(out, house_notes, words);
  fputs("\n| kind of value | what it may be | |\n| --- | --- | --- |\n", out);
  write_words_of(out, words_of(game).notes, aliases);
  write_words_of(out, house_notes, aliases);
  fputs("\n## Fields\n", out);
  notes_each_word(game, visit_field, &chapter);
}

void bind_write_reference(const BindGame *game, FILE *out)
{
  fprintf(out,
          "# Reference (%s, %s)\n\n"
          "The program writes this page from its own tables (bindings/tooling/reference.c).\n"
          "[README.md](README.md) lists the pages that explain the words with examples;\n"
          "[reference-words.md](reference-words.md) compares the games.\n\n",
          game->rules->name, game->rules->edition);
  write_actions(out, game);
  write_lists(out, game);
  write_attributes(out, game);
  write_names(out, game);
  write_constructors(out, game);
}
