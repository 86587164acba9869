/* SPDX-License-Identifier: MIT */
/*
** field.h -- a position of both games with a card of every kind in every zone, for what is to be
** tried with all of them.
*/
#ifndef TESTS_FIELD_H
#define TESTS_FIELD_H

#include "bindings.h"
#include "kernel/game.h"

typedef struct WildLies {
  const char *name;
  ArbSeat seat;
  const char *zone, *place; /* `place`: the name of the card it is at, or on */
} WildLies;

typedef struct WildField {
  const char *game, *tokens;
  const ArbRules *rules;
  bool riftbound;
  const BindText *plain; /* the cards of the position */
  int plain_count;
  const WildLies *lies;
  int lie_count;
} WildField;

enum { WILD_FIELDS = 2 };
extern const WildField wild_fields[WILD_FIELDS];

/* The pool of these cards and more. */
const ArbCards *wild_pool(const WildField *field, const BindText *more, int count, ArbError *error);
/* The position, with more that lies there, where the first player's main phase begins. */
ArbGame *wild_game(const WildField *field, const ArbCards *cards, BindHost *host,
                   const WildLies *more, int count, uint64_t seed, ArbError *error);

#endif
