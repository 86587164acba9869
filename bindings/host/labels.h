/* SPDX-License-Identifier: MIT */
/*
** labels.h -- what an option's ability does, in words: behind its label (bind_option_label).
**
** Of an option that is about an ability the core knows whose text that is and which function
** carries it out.  scripts/show/does.lua makes words of its file.  It runs in a state of its
** own that belongs to the host, is made when somebody asks for the first time, and keeps what
** it said: whoever asks for no labels pays nothing.
*/
#ifndef BINDINGS_LABELS_H
#define BINDINGS_LABELS_H

#include "bindings.h"

typedef struct Labels Labels;

/* The ability that an option is about: all that words are made of.  It stays true when the game
** has gone on. */
typedef struct LabelKey {
  int32_t function;   /* of the pool; 0: it has none */
  uint16_t def, line; /* whose text it is, and where it stands */
} LabelKey;

/* False: the option is about no ability. */
bool label_key(ArbGame *game, int option, LabelKey *key);
/* Appends ": deals 2 damage to an enemy unit" to a label; nothing when no words are known. */
void label_add(BindHost *host, const LabelKey *key, char *out, size_t size);
void labels_free(Labels *labels);

#endif
