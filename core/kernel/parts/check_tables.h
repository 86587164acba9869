/* SPDX-License-Identifier: MIT */
/*
** check_tables.h -- are a game's tables in order?
**
** An ArbRules is data that the kernel trusts.  Whoever writes a new one has it looked at once,
** when its cards are loaded: what is missing or does not go together is told by table and row,
** in place of what would go wrong later.
*/
#ifndef ARB_CHECK_TABLES_H
#define ARB_CHECK_TABLES_H

#include "kernel/game.h"

/* False with the first fault in `error`: "game 'x': attributes[3] 'size': ..." */
bool rules_check(const ArbRules *rules, ArbError *error);

#endif
