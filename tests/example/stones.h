/* SPDX-License-Identifier: MIT */
/* stones.h -- the example game: its rules (stones.c) and its row (stones_cards.c). */
#ifndef STONES_H
#define STONES_H

#include "games.h"
#include "kernel/ability.h"

enum { STONES_TURNS = 10 }; /* of each player (1) */

typedef struct Stone {
  ARB_CARD_HEAD;
  int16_t weight;
  int function; /* of the script, or 0 */
} Stone;

const Stone *stones_of(const ArbCards *cards); /* by definition number */

extern const ArbRules stones_rules;
extern const BindGame stones_game;

#endif
