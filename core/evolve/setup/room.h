/* SPDX-License-Identifier: MIT */
/*
** How a game begins: its tables for the kernel, its card pool, preparation, and positions built by
** hand.
**
**   cards.c         building the card pool, and the summaries that are read-only afterwards
**   move.c          moving a card by hand
**   rules.c         the tables that make Shadowverse: Evolve a game of the kernel
**   setup.c         preparation (6.2), positions built by hand, the invariants of a position
**
** Uses: core, core/kernel/parts, core/evolve, core/evolve/timing, core/evolve/play,
**       core/evolve/effects, core/evolve/script, core/evolve/view, core/evolve/scratch
** Used by: nobody by name: games are created from the tables in rules.c
*/
#ifndef ROOM_CORE_EVOLVE_SETUP_H
#define ROOM_CORE_EVOLVE_SETUP_H
#endif
