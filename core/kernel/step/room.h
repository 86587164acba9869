/* SPDX-License-Identifier: MIT */
/*
** How a game runs: steps, questions and answers, zones, events, copies, saves, edits, and what a
** seat may see.
**
**   answer.c        answering: an answer is checked and logged, and the step runs again; also
**                   taking a step back, conceding, and calls of the host
**   arena.c         memory for one run of a step, and the rules' scratch
**   ask.c           questions: four shapes, one interface, options listed only when needed
**   edit.c          building a position by hand (scenarios, sandbox play), and the invariants
**                   that every position must keep
**   event.c         events: records of fixed size, numbered without gaps, masked per seat
**   flow.h          the parts of the step driver that only the kernel's own files call
**   handle.c        the handle that a host holds: creation, copies, changes tried on a copy
**   look.c          what one seat may see, and texts that are made on request
**   loop.h          loops: turns that come back to a position and would do so for ever
**   opening.c       opening hands and mulligans, as the format has them
**   redeal.c        the same game for a seat, with other cards where it may not look
**   save.c          saves and hashes of a game
**   zone.c          ordered zones, the one function that moves cards, and who has seen what
**
** Uses: core, core/kernel, core/kernel/cards
** Used by: core/kernel/parts, core/GAME
*/
#ifndef ROOM_CORE_KERNEL_STEP_H
#define ROOM_CORE_KERNEL_STEP_H
#endif
