/* SPDX-License-Identifier: MIT */
/* notes.c -- finding the note of a word, and the words that want one (notes.h). */
#include "language/notes.h"

#include <string.h>

#include "language/games.h"
#include "language/words.h"

static const BindNote *find(const BindNote *notes, const char *of, const char *name)
{
  for (; notes && notes->of; notes++)
    if (strcmp(notes->of, of) == 0 && strcmp(notes->name, name) == 0) return notes;
  return NULL;
}

static const BindNote *find_any(const BindGame *game, const char *of, const char *name)
{
  const BindNote *note = find(bind_words_of(game).notes, of, name);
  return note ? note : find(bind_house_notes, of, name);
}

static bool is_ability(const BindGame *game, const char *of)
{
  const char *const *fields, *word;
  GameWords words = bind_words_of(game);
  for (int i = 0; (word = bind_ability_word(&words, i, &fields)); i++)
    if (strcmp(word, of) == 0) return true;
  return false;
}

const BindNote *bind_note_of(const BindGame *game, const char *of, const char *name)
{
  const BindNote *note = find_any(game, of, name);
  if (!note && *name && is_ability(game, of)) note = find_any(game, "*", name);
  return note;
}

/* ---- Every word ------------------------------------------------------------------ */

static void each(const char *of, const char *const *names, bool field, NoteVisitor *visit,
                 void *data)
{
  for (; names && *names; names++) visit(data, of, *names, field);
}

/* Visits the names with which the rows of a table begin. */
static void each_row(const char *of, const void *rows, size_t size, int count, NoteVisitor *visit,
                     void *data)
{
  for (int i = 0; i < count; i++)
    visit(data, of, *(const char *const *)((const char *)rows + (size_t)i * size), false);
}

static void each_slot(const SlotWord *slots, NoteVisitor *visit, void *data)
{
  for (; slots && slots->word; slots++) visit(data, "slot", slots->word, false);
}

static void each_of_cards(const BindGame *game, NoteVisitor *visit, void *data)
{
  GameWords words = bind_words_of(game);
  const char *const *fields, *word;
  each("card", game->reader->card_fields, true, visit, data);
  for (int i = 0; (word = bind_ability_word(&words, i, &fields)); i++) {
    visit(data, word, "", false);
    each(word, fields, true, visit, data);
  }
  visit(data, "modes", "", false);
  visit(data, "modes", "choose", true);
  visit(data, "modes", "up_to", true);
  for (const FieldRow *row = words.mode_fields; row->name; row++)
    visit(data, "modes", row->name, true);
  visit(data, "mode", "", false);
  each_slot(bind_house_slots, visit, data);
  each_slot(words.slots, visit, data);
  each("Group", bind_group_fields, true, visit, data);
  each("Tally", bind_tally_fields, true, visit, data);
  for (const WordTable *table = words.tables; table && table->name; table++) {
    if (table->word) visit(data, table->word, "", false);
    each(table->name, table->fields, true, visit, data);
  }
}

/* The words that the field `cannot` takes. */
static void each_ban(const BindGame *game, NoteVisitor *visit, void *data)
{
  for (const FieldRow *row = bind_words_of(game).fields; row->name; row++)
    if (strcmp(row->name, "cannot") == 0) each("ban", row->choices, false, visit, data);
}

void bind_notes_each_word(const BindGame *game, NoteVisitor *visit, void *data)
{
  const ArbRules *rules = game->rules;
  each_of_cards(game, visit, data);
  visit(data, "mod", "", false);
  each("mod", bind_mod_fields, true, visit, data);
  visit(data, "format", "", false);
  each("format", bind_format_fields, true, visit, data);
  for (const ArbFormatNumber *row = bind_format_house; row->name; row++)
    visit(data, "format", row->name, true);
  for (int i = 0; i < rules->format_number_count; i++)
    visit(data, "format", rules->format_numbers[i].name, true);
  if (rules->shared_field) visit(data, "format", rules->shared_field, true);
  for (int i = 0; i < game->deck_number_count; i++)
    visit(data, "DeckRules", game->deck_numbers[i].name, true);
  each("DeckRules", bind_deck_lists, true, visit, data);
  each_row("zone", rules->zones, sizeof *rules->zones, rules->zone_count, visit, data);
  each_row("keyword", rules->keywords, sizeof *rules->keywords, rules->keyword_count, visit, data);
  for (const ArbWord *lasts = rules->durations; lasts && lasts->word; lasts++)
    visit(data, "duration", lasts->word, false);
  each_ban(game, visit, data);
}
