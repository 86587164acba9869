/* SPDX-License-Identifier: MIT */
/*
** What a game consists of, as plain records: the block, the tables of actions, the state of the
** step driver.
**
**   action.h        the table of what scripts may do and ask
**   event_set.h     sets of kinds of events, a bit each: what somebody looks for
**   script.h        how the core calls card scripts without knowing their language
**   state.h         the whole game in one flat block
**   step.h          the state of the step driver: what is running, what is kept, what is posed
**
** Uses: core
** Used by: core/kernel, core/kernel/cards, core/kernel/parts, core/evolve,
**          bindings/host
*/
#ifndef ROOM_CORE_KERNEL_BLOCK_H
#define ROOM_CORE_KERNEL_BLOCK_H
#endif
