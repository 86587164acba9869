/* SPDX-License-Identifier: MIT */
/*
** labels.h -- the effect of an option's ability in words, for bind_option_label.
**
** For an option that is about an ability, the core knows the definition and the script function.
** scripts/show/does.lua makes words of the card's file.  It runs in a state of its own, which
** belongs to the script host, is made for the first request, and keeps its results.  Programs that
** ask for no labels pay nothing.
*/
#ifndef BINDINGS_LABELS_H
#define BINDINGS_LABELS_H

#include "bindings.h"

typedef struct Labels Labels;

/* The ability that an option is about.  It stays valid when the game goes on. */
typedef struct LabelKey {
  int32_t function;   /* number of the script function in the pool; 0: it has none */
  uint16_t def, line; /* the definition whose text it is, and its line in the file */
  char about[64];     /* of a trigger: the other card that it is about; "": there is none */
} LabelKey;

/* Whether the option is a trigger whose `place` is no place: the other card that it is about.  Only
** the label tells that card (LabelKey). */
bool bind_label_is_about(ArbGame *game, int option);
/* False when the option is about no ability. */
bool bind_label_key(ArbGame *game, int option, LabelKey *key);
/* Appends ": deals 2 damage to an enemy unit" to a label, if there are words, and what a trigger is
** about: " (about Ember)". */
void bind_label_add(BindHost *host, const LabelKey *key, char *out, size_t size);
void bind_labels_free(Labels *labels);

#endif
