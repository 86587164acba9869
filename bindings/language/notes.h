/* SPDX-License-Identifier: MIT */
/*
** notes.h -- what the words of card files mean, for people and editors.
**
** Which words there are is said where they are read: the rows of words.h, the tables of the
** rules, the lists of fields.  Here stands one line of help for each, the rule behind it and
** what its value looks like to an editor.  The reference (reference.c) and the annotations
** (annotations.c) are written from both; a test fails when a word has no note, or a note no
** word.
**
** In a type a name with a capital letter is a class or an alias of the annotations; there the
** game's name stands before it.
*/
#ifndef BINDINGS_NOTES_H
#define BINDINGS_NOTES_H

#include <stdbool.h>
#include <stddef.h>

struct BindGame;

typedef struct BindNote {
  const char *of;   /* whose word: "card", an ability ("when"), "*" any ability, "zone" ... */
  const char *name; /* of a field, a zone ...; of an ability itself: "" */
  const char *type; /* of a field; NULL: none */
  const char *rule; /* NULL: none, or the table that has the word says it */
  const char *help;
} BindNote;

/* The words of every game, and those of one; each ends with a note of nothing. */
extern const BindNote house_notes[], riftbound_notes[], evolve_notes[];

/* The note of a word: the game's, else the house's; for a field of an ability one of that
** ability, else of any.  NULL: there is none. */
const BindNote *note_of(const struct BindGame *game, const char *of, const char *name);

/* Is told of every word that wants a note, in the order of the tables: whose it is and its name;
** `fields` says that it is a field. */
typedef void NoteVisitor(void *data, const char *of, const char *name, bool field);
void notes_each_word(const struct BindGame *game, NoteVisitor *visit, void *data);

#endif
