/* SPDX-License-Identifier: MIT */
/*
** notes.h -- what the words of card files mean, for people and editors.
**
** The words themselves are defined where they are read: in the rows of words.h, the tables of the
** rules, the lists of fields.  A note adds one line of help, the rule, and the type of the value as
** editors show it.  The reference and the annotations of an editor are written from both
** (scripts/reference).  A test fails when a word has no note, or a note no word.
**
** In a type, a name with a capital letter is a class or an alias of the annotations; the game's
** name is put before it there.
*/
#ifndef BINDINGS_NOTES_H
#define BINDINGS_NOTES_H

#include <stdbool.h>
#include <stddef.h>

struct BindGame;

typedef struct BindNote {
  const char *of;   /* "card", an ability ("when"), "*" for any ability, "zone" ... */
  const char *name; /* of a field, a zone ...; "" for the ability itself */
  const char *type; /* of a field; NULL: none */
  const char *rule; /* NULL: none, or the table that has the word gives it */
  const char *help;
} BindNote;

/* The words that every game has, and those of one game.  Each list ends with an empty note. */
extern const BindNote bind_house_notes[], bind_riftbound_notes[], bind_evolve_notes[];

/* The note of a word.  The game's notes come before those of every game; for a field of an ability,
** the ability's notes come before those of any ability.  NULL: there is none. */
const BindNote *bind_note_of(const struct BindGame *game, const char *of, const char *name);

/* Visits every word that needs a note, in the order of the tables.  `field`: it is a field. */
typedef void NoteVisitor(void *data, const char *of, const char *name, bool field);
void bind_notes_each_word(const struct BindGame *game, NoteVisitor *visit, void *data);

#endif
