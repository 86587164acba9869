/* SPDX-License-Identifier: MIT */
/* passive_cards.h -- cards of the test pool with passive abilities and replacement effects. */
#ifndef EVOLVE_PASSIVE_CARDS_H
#define EVOLVE_PASSIVE_CARDS_H

#include "evolve/script/script.h"

void passive_cards(EvBuilder *builder);

#endif
