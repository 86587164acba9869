/* SPDX-License-Identifier: MIT */
/*
** How a game begins: its tables for the kernel, its card pool, preparation, and positions built by
** hand.
**
**   cards.c         building the card pool, and the summaries that are read-only afterwards
**   fields.h        what the fields of statics are about, and what they look at
**   move.c          moving a card by hand
**   rules.c         the tables that make Riftbound a game of the kernel
**   setup.c         setting up (111-119), positions built by hand, and the invariants of a
**                   position
**
** Uses: core, core/kernel/cards, core/riftbound, core/riftbound/timing, core/riftbound/play,
**       core/riftbound/effects, core/riftbound/script, core/riftbound/view,
**       core/riftbound/scratch
** Used by: nobody by name: games are created from the tables in rules.c
*/
#ifndef ROOM_CORE_RIFTBOUND_SETUP_H
#define ROOM_CORE_RIFTBOUND_SETUP_H
#endif
