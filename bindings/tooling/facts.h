/* SPDX-License-Identifier: MIT */
/*
** facts.h -- the plain facts of cards, for lists and searches.
**
** A fact is one statement of a card's file (declared.h), in the words of the file.  Fields come in
** the order of their names.  Functions and selectors are left out:
**
**     type = "unit", might = 4                    {type, unit, 1} {might, -, 4}
**     domains = { "fury", "body" }                {domains, fury, 1} {domains, body, 1}
**     cost = { energy = 3, power = { fury = 2 } } {cost, energy, 3} {power, fury, 2}
**     keywords = { "tank", assault = 2 }          {keywords, tank, 1} {keywords, assault, 2}
**     last_words { ... }                          {ability, last_words, 1}
*/
#ifndef BINDINGS_FACTS_H
#define BINDINGS_FACTS_H

#include "bindings.h"

typedef struct CardFact {
  const char *field;
  const char *word; /* NULL: the fact is a number, or 1 for yes and 0 for no */
  int64_t number;
} CardFact;
/* The texts are valid during the call. */
typedef void (*CardFactVisitor)(void *data, const CardFact *fact);

typedef struct CardFacts CardFacts;
/* For the cards of a pool; the caller frees it.  NULL with `error`. */
CardFacts *bind_card_facts_new(const ArbCards *cards, ArbError *error);
void bind_card_facts_free(CardFacts *facts);
/* Visits the facts of one card; false with `error` when its file cannot be read again. */
bool bind_card_facts(CardFacts *facts, uint16_t def, CardFactVisitor visit, void *data,
                     ArbError *error);

#endif
