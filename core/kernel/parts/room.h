/* SPDX-License-Identifier: MIT */
/*
** Parts that a game is put together from: plans of plays, layers, replacements, shared actions,
** reasons.
**
**   act.h           what the actions of every game share (action.h): results, arguments, the
**                   parameters of rows, and the questions and choices that no game has in its own
**                   way
**   check_tables.h  whether the tables of a game are in order
**   effect.h        effects that last on an object: what their records have in common, and how
**                   they end
**   explain.h       records why, when asked
**   layer.h         continuous effects on objects: layer by layer, within a layer by timestamp,
**                   and what depends on another effect behind it
**   plan.h          playing without dead ends: the slots of a play and the search for a
**                   completion
**   replace.h       replacement effects: what could apply to an event, what was applied to it,
**                   and which of several comes first
**
** Uses: core/kernel/block, core/kernel, core/kernel/cards, core/kernel/step
** Used by: core/riftbound, core/riftbound/timing, core/riftbound/play,
**          core/riftbound/effects, core/riftbound/script, core/riftbound/view,
**          core/evolve, core/evolve/play, core/evolve/effects, core/evolve/script,
**          core/evolve/view, bindings/language, bindings/reader
*/
#ifndef ROOM_CORE_KERNEL_PARTS_H
#define ROOM_CORE_KERNEL_PARTS_H
#endif
