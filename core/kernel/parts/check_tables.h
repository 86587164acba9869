/* SPDX-License-Identifier: MIT */
/*
** check_tables.h -- checks that a game's tables are in order.
**
** The kernel trusts an ArbRules.  This check runs once, when the game's cards are loaded, so that a
** missing or contradictory entry is reported by table and row before anything goes wrong.
*/
#ifndef ARB_CHECK_TABLES_H
#define ARB_CHECK_TABLES_H

#include "kernel/game.h"

/* False, with the first fault in `error`, for example: "game 'x': attributes[3] 'size': ..." */
bool arb_rules_check(const ArbRules *rules, ArbError *error);

#endif
