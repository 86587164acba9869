/* SPDX-License-Identifier: MIT */
/*
** How a game runs: steps, questions and answers, zones, events, copies, saves, edits, and what
** a seat may see.
**
**   answer.c        what becomes of an answer: it is held against the question, logged, and the
**                   step runs again; or it is taken back, or the player concedes
**   arena.c         memory for one run of a step, and the rules' record of it
**   ask.c           one interface for every choice: four shapes, listed lazily
**   edit.c          building a position by hand (scenarios, sandbox play), and the invariants
**                   that every position must keep
**   event.c         what happened: fixed records, numbered without gaps, masked per seat
**   flow.h          what the kernel's own files share about the step driver
**   handle.c        the handle a host holds: creation, copies, changes tried on a copy
**   look.c          what one seat may see, and the texts that are made on request
**   loop.h          loops: turns that come back to a position and would do so for ever
**   opening.c       how a game opens, as its format has it: hands and mulligans
**   redeal.c        the same game for a seat, with other cards where it may not look
**   save.c          a game as bytes and as a number
**   zone.c          ordered zones, the one move primitive, and who has seen what
**
** Uses: core/kernel, core/kernel/cards
** Used by: core/kernel/parts, core/riftbound, core/evolve
*/
#ifndef ROOM_CORE_KERNEL_STEP_H
#define ROOM_CORE_KERNEL_STEP_H
#endif
