/* SPDX-License-Identifier: MIT */
/*
** What cards are to any game: selectors and numbers as data, heads of abilities, items,
** tallies, and when two positions are alike.
**
**   ability.h       what the records of a card, an ability, a choice have in common in every game
**   build.h         what every card pool is put together with
**   item.h          what goes with an item: a card or ability that is being played, or waits
**   position.h      what two positions have in common when a player could not tell them apart:
**                   everything but numbering and history
**   select.h        numbers as data, and compiled predicates over objects
**   tally.h         how often something has happened to a player this turn
**
** Uses: core/kernel/block, core/kernel
** Used by: core/kernel/step, core/kernel/parts, core/riftbound, core/riftbound/effects,
**          core/riftbound/view, core/riftbound/setup, core/evolve, core/evolve/timing,
**          core/evolve/view, bindings/language, bindings/host
*/
#ifndef ROOM_CORE_KERNEL_CARDS_H
#define ROOM_CORE_KERNEL_CARDS_H
#endif
