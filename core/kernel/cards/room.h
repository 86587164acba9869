/* SPDX-License-Identifier: MIT */
/*
** What cards are to any game: selectors and numbers as data, heads of abilities, items,
** tallies, and when two positions are alike.
**
**   ability.h       the fields that cards, abilities and choices have in every game
**   build.h         building a card pool
**   item.h          what belongs to an item: its choices, and past objects that it refers to
**   position.h      comparing positions: two are alike when no player could tell them apart
**   select.h        numbers as data, and compiled predicates over objects
**   static_field.h  the fields of a game's static abilities, a row each
**   tally.h         counts of what has happened to a player this turn
**
** Uses: core, core/kernel/block, core/kernel
** Used by: core/kernel/step, core/kernel/parts, core/GAME, core/GAME/effects,
**          core/GAME/view, core/GAME/setup, core/GAME/timing, bindings/language,
**          bindings/host
*/
#ifndef ROOM_CORE_KERNEL_CARDS_H
#define ROOM_CORE_KERNEL_CARDS_H
#endif
