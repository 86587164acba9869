/* SPDX-License-Identifier: MIT */
/*
** words_table.c -- a table of every word of the games side by side: where a game has it, what is
** written in its place, or why a game has no room for it.
**
** The rows are those that the loader reads (actions, words for abilities, fields, attributes) and
** those by which it refuses another game's words (OtherWord), so the table says what it does.
*/
#include <string.h>

#include "language/games.h"
#include "language/words.h"

typedef enum Kind { ACTION, ABILITY, FIELD_OF_ABILITY, ATTRIBUTE, KINDS } Kind;

_Static_assert(1 << ATTRIBUTE == OTHER_ATTRIBUTE, "in the order of OTHER_...");

static const char *const kinds[] = {"actions", "abilities", "fields of abilities", "attributes"};

static bool is_keyword(const ArbRules *rules, const char *name)
{
  for (int i = 0; i < rules->keyword_count; i++)
    if (strcmp(rules->keywords[i], name) == 0) return true;
  return false;
}

/* The word with that number, and the rule that its row names (NULL: none).  NULL when there are no
** more words. */
static const char *word_at(const BindGame *game, Kind kind, int i, const char **rule)
{
  const ArbRules *rules = game->rules;
  GameWords words = words_of(game);
  *rule = NULL;
  switch (kind) {
  case ACTION:
    if (i >= rules->action_count) return NULL;
    *rule = rules->actions[i].rule;
    return rules->actions[i].name;
  case ABILITY: return words.abilities[i].word;
  case FIELD_OF_ABILITY: return words.fields[i].name;
  case ATTRIBUTE:
    if (i >= rules->attribute_count) return NULL;
    *rule = rules->attributes[i].rule;
    return rules->attributes[i].name;
  default: return NULL;
  }
}

static bool has(const BindGame *game, Kind kind, const char *name, const char **rule)
{
  const char *word;
  for (int i = 0; (word = word_at(game, kind, i, rule)); i++)
    if (strcmp(word, name) == 0) return true;
  *rule = NULL;
  return false;
}

/* Whether no earlier game or row has a word of that name, and it is no keyword. */
static bool is_new(int game, Kind kind, int i, const char *name)
{
  const char *rule, *word;
  if (kind == ATTRIBUTE && is_keyword(bind_game_at(game)->rules, name)) return false;
  for (int before = 0; before < game; before++)
    if (has(bind_game_at(before), kind, name, &rule)) return false;
  for (int j = 0; j < i && (word = word_at(bind_game_at(game), kind, j, &rule)); j++)
    if (strcmp(word, name) == 0) return false;
  return true;
}

static void write_cell(FILE *out, const BindGame *game, Kind kind, const char *name)
{
  const char *rule;
  bool there = has(game, kind, name, &rule);
  GameWords words = words_of(game);
  const OtherWord *other = there ? NULL : other_word(&words, name, 1u << kind);
  if (there) fprintf(out, " yes%s%s |", rule ? ", " : "", rule ? rule : "");
  else if (other && other->form) fprintf(out, " write `%s` |", other->form);
  else if (other && other->ours) fprintf(out, " write `%s` |", other->ours);
  else if (other) fprintf(out, " no, %s: %s |", other->rule, other->why);
  else fputs(" |", out);
}

static void write_row(FILE *out, Kind kind, const char *name)
{
  fprintf(out, "| `%s` |", name);
  for (int i = 0; bind_game_at(i); i++) write_cell(out, bind_game_at(i), kind, name);
  fputc('\n', out);
}

static void write_kind(FILE *out, Kind kind)
{
  fprintf(out, "\n## %c%s\n\n| word |", kinds[kind][0] - 'a' + 'A', kinds[kind] + 1);
  for (int i = 0; bind_game_at(i); i++) fprintf(out, " %s |", bind_game_at(i)->title);
  fputs("\n| --- |", out);
  for (int i = 0; bind_game_at(i); i++) fputs(" --- |", out);
  fputc('\n', out);
  for (int game = 0; bind_game_at(game); game++) {
    const char *rule, *name;
    for (int i = 0; (name = word_at(bind_game_at(game), kind, i, &rule)); i++)
      if (is_new(game, kind, i, name)) write_row(out, kind, name);
  }
}

void bind_write_words(FILE *out)
{
  fputs("# Words by game\n\n"
        "Written by the program from its own tables (bindings/tooling/words_table.c): every\n"
        "word of cards, in which games it is there (with its rule), what is written in its\n"
        "place, or which rule leaves no room for it. A load says the same of a card.\n"
        "What the words mean: [reference.md](reference.md), "
        "[reference-evolve.md](reference-evolve.md).\n",
        out);
  for (int kind = 0; kind < KINDS; kind++) write_kind(out, (Kind)kind);
}

int bind_words_unsaid(FILE *out)
{
  int unsaid = 0;
  for (int kind = 0; kind < KINDS; kind++)
    for (int of = 0; bind_game_at(of); of++)
      for (int in = 0; bind_game_at(in); in++) {
        const char *rule, *name;
        GameWords words = words_of(bind_game_at(in));
        for (int i = 0; (name = word_at(bind_game_at(of), (Kind)kind, i, &rule)); i++) {
          if (kind == ATTRIBUTE && is_keyword(bind_game_at(of)->rules, name)) continue;
          if (has(bind_game_at(in), (Kind)kind, name, &rule) ||
              other_word(&words, name, 1u << kind))
            continue;
          fprintf(out, "%s: nothing is said of `%s` (%s)\n", bind_game_at(in)->name, name,
                  kinds[kind]);
          unsaid++;
        }
      }
  return unsaid;
}
