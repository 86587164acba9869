/* SPDX-License-Identifier: MIT */
/*
** check_game.c -- checks a game's row against its rules and its words.
**
** The check runs whenever cards are loaded.  What a new game leaves out, or misspells in one of two
** tables, is reported by name before a card uses it.
*/
#include <stdio.h>
#include <string.h>

#include "language/games.h"
#include "kernel/parts/check_tables.h"
#include "language/words.h"

static bool fault(const BindGame *game, ArbError *error, const char *where, const char *row,
                  const char *what)
{
  bind_error_set(error, ARB_UNSUPPORTED, "game '%s': %s%s%s%s: %s", game->name ? game->name : "?",
                 where, row ? " '" : "", row ? row : "", row ? "'" : "", what);
  return false;
}

static bool is_listed(const char *const *names, const char *name)
{
  for (; names && *names; names++)
    if (strcmp(*names, name) == 0) return true;
  return false;
}

/* ---- The row and the reader ------------------------------------------------------ */

static bool numbers_are_good(const BindGame *game, ArbError *error)
{
  for (int i = 0; i < game->deck_number_count; i++) {
    const ArbFormatNumber *row = &game->deck_numbers[i];
    if (!row->name) return fault(game, error, "deck_numbers", NULL, "a row has no name");
    if (row->least > row->most || row->least_of1 > game->deck_number_count)
      return fault(game, error, "deck_numbers", row->name, "its bounds do not go together");
  }
  return true;
}

static bool reader_is_good(const BindGame *game, ArbError *error)
{
  const CardReader *reader = game->reader;
  bool own = reader->begin && reader->finish && reader->drop;
  if (!reader->card) return fault(game, error, "reader", NULL, "'card' is missing");
  if (!reader->def_size && !own)
    return fault(game, error, "reader", NULL,
                 "it needs def_size, or begin, finish and drop (reading.h)");
  if (reader->def_size && reader->def_size < sizeof(ArbCardHead))
    return fault(game, error, "reader", NULL, "its records do not begin with ARB_CARD_HEAD");
  return true;
}

/* ---- The words ---------------------------------------------------------------------- */

/* Whether a field is read without a row: modes in a card, `label` of a mode ... */
static bool is_field(const GameWords *words, const char *name)
{
  for (const FieldRow *row = words->fields; row->name; row++)
    if (strcmp(row->name, name) == 0) return true;
  return false;
}

static bool fields_are_good(const BindGame *game, const GameWords *words, ArbError *error)
{
  for (const FieldRow *row = words->fields; row->name; row++)
    if (!row->read) return fault(game, error, "words.fields", row->name, "nothing reads it");
  for (const AbilityWord *word = words->abilities; word->word; word++)
    for (const char *const *name = word->fields; *name && !word->compile; name++)
      if (!is_field(words, *name)) {
        char what[120];
        snprintf(what, sizeof what, "its field '%s' has no row in words.fields", *name);
        return fault(game, error, "words.abilities", word->word, what);
      }
  for (const char *const *name = words->text_fields; *name; name++)
    if (!is_field(words, *name))
      return fault(game, error, "words.text_fields", *name, "it has no row in words.fields");
  return true;
}

static bool has_zone(const ArbRules *rules, const char *name)
{
  for (int i = 0; i < rules->zone_count; i++)
    if (strcmp(rules->zones[i].name, name) == 0) return true;
  return false;
}

static bool zones_are_good(const BindGame *game, const GameWords *words, ArbError *error)
{
  if (!has_zone(game->rules, words->board))
    return fault(game, error, "words.board", words->board, "there is no such zone");
  for (const UsualZones *usual = words->usual; usual->type; usual++)
    for (int z = 0; usual->zones[z]; z++)
      if (!has_zone(game->rules, usual->zones[z]))
        return fault(game, error, "words.usual", usual->zones[z], "there is no such zone");
  return true;
}

/* Checks that selectors can ask for types, by the attribute `type`. */
static bool types_are_good(const BindGame *game, const GameWords *words, ArbError *error)
{
  const ArbRules *rules = game->rules;
  for (int i = 0; i < rules->attribute_count; i++) {
    const ArbAttribute *row = &rules->attributes[i];
    if (row->kind == ARB_A_TAG && !words->add_tag)
      return fault(game, error, "words.add_tag", NULL, "it is missing, and there is a tag");
    if (strcmp(row->name, "type") != 0 || row->kind != ARB_A_SET) continue;
    for (const char *const *type = words->types; *type; type++)
      if (!is_listed(row->values, *type))
        return fault(game, error, "words.types", *type, "the attribute 'type' has no such value");
  }
  return true;
}

static bool words_are_good(const BindGame *game, ArbError *error)
{
  GameWords words = bind_words_of(game);
  bool some = words.abilities->word != NULL || words.text_fields[0] != NULL;
  if (some && (!words.add_ability || !words.add_slots))
    return fault(game, error, "words", NULL, "add_ability or add_slots is missing");
  if (words.ability_size < sizeof(ArbAbility) || words.slot_size < sizeof(ArbSlot))
    return fault(game, error, "words", NULL,
                 "its records do not begin with ARB_ABILITY_HEAD and ARB_SLOT_HEAD");
  return fields_are_good(game, &words, error) && zones_are_good(game, &words, error) &&
         types_are_good(game, &words, error);
}

bool bind_check_game(const BindGame *game, ArbError *error)
{
  ArbError ignored;
  if (!error) error = &ignored;
  if (!game->name || !game->title || !game->rules || !game->format || !game->reader)
    return fault(game, error, "its row", NULL, "name, title, rules, format or reader is missing");
  if (!game->rules->name || strcmp(game->name, game->rules->name) != 0)
    return fault(game, error, "its row", NULL, "its rules have another name");
  return arb_rules_check(game->rules, error) && numbers_are_good(game, error) &&
         reader_is_good(game, error) && words_are_good(game, error);
}
