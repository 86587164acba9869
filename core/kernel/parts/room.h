/* SPDX-License-Identifier: MIT */
/*
** Parts that a game is put together from: plans of plays, layers, replacements, shared actions,
** reasons.
**
**   act.h           actions that every game shares (action.h): results, arguments, parameters of
**                   rows, questions and choices
**   check_tables.h  checks that a game's tables are in order
**   effect.h        effects that last on an object: their common fields, and how they end
**   explain.h       recording why something is as it is, when somebody asks
**   layer.h         continuous effects on objects, in order: by layer, then by dependency, then
**                   by timestamp
**   phases.h        additional phases of a turn
**   plan.h          playing without dead ends: the slots of a play, and the search for a
**                   completion
**   replace.h       replacement effects: what could apply to an event, what was applied to it,
**                   and which of several comes first
**
** Uses: core, core/kernel/block, core/kernel, core/kernel/cards, core/kernel/step
** Used by: core/GAME, core/GAME/timing, core/GAME/play, core/GAME/effects,
**          core/GAME/script, core/GAME/view, core/GAME/setup, bindings/language,
**          bindings/reader
*/
#ifndef ROOM_CORE_KERNEL_PARTS_H
#define ROOM_CORE_KERNEL_PARTS_H
#endif
