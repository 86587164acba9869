/* SPDX-License-Identifier: MIT */
/*
** The plain records of a game: the block, the tables of actions, the state of the step driver.
**
**   action.h        the table of actions: what scripts may do and ask
**   event_set.h     sets of kinds of events: a bit for each row of the event table
**   script.h        how the core calls card scripts without knowing their language
**   state.h         the whole game in one flat block
**   step.h          the state of the step driver: the running step, the way back, the question
**
** Uses: core
** Used by: core/kernel, core/kernel/cards, core/kernel/parts, core/GAME, bindings/host
*/
#ifndef ROOM_CORE_KERNEL_BLOCK_H
#define ROOM_CORE_KERNEL_BLOCK_H
#endif
