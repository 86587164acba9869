/* SPDX-License-Identifier: MIT */
/*
** boards.h -- positions of both games in which any shipped cards lie anywhere, for what is to meet
** every card and rule some time.
*/
#ifndef TESTS_ENGINE_BOARDS_H
#define TESTS_ENGINE_BOARDS_H

#include "lunarbiter.h"

/* On the last kind of board the fields and EX areas of Evolve are full. */
enum { BOARD_RIFTBOUND, BOARD_EVOLVE, BOARD_GAMES, BOARD_EVOLVE_FULL = BOARD_GAMES, BOARD_KINDS };

/* The n-th board of a kind for two players, where the first one's main phase begins.  The caller
** destroys it.  The pool of all cards is loaded once and kept to the end of the program. */
ArbGame *board_open(int kind, uint64_t nth);

#endif
