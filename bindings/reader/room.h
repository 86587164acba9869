/* SPDX-License-Identifier: MIT */
/*
** From what a card file declares to the records of the core: fields, numbers, selectors,
** abilities; each game adds a room of its own.
**
**   ability.c       abilities, modes and slots become records, of any game
**   card.c          what the readers of all games do alike with a card's table: its head, its
**                   entries, the abilities that stand under a name, shorthand
**   chosen.c        where a card may speak of what is chosen: number.target(n, ...), chosen_in
**   constants.c     what stands in front of a card and its functions use: selectors, numbers
**   fields.c        reading a declared table; it says where, what came and what is allowed
**   keywords.c      the keywords of a card pool: those of the engine, and those that only a file
**                   defines (docs/keywords.md)
**   number.h        a number that is being put together; for number.c and selector.c
**   plain.c         the pool of a game whose cards are records, their abilities and the slots of
**                   those, and nothing else (CardReader.def_size): what its reader would do
**                   beside reading
**   selector.c      selectors and conditions become data, of any game
**   set.h           a field of the table on top of the stack
**
** Uses: core, core/kernel/parts, bindings/basics, bindings/language, bindings/formats
** Used by: bindings/loader, bindings/host
*/
#ifndef ROOM_BINDINGS_READER_H
#define ROOM_BINDINGS_READER_H
#endif
