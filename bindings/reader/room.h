/* SPDX-License-Identifier: MIT */
/*
** From the declarations of a card file to the records of the core: fields, numbers, selectors,
** abilities.  Each game adds a room of its own.
**
**   ability.c       compiles abilities, modes and slots, for any game
**   card.c          what the readers of all games share: a card's head, its entries, its named
**                   abilities, shorthand
**   chosen.c        where a card may refer to choices: number.target(n, ...), chosen_in
**   constants.c     compiles the selectors and numbers that a card's functions use
**   fields.c        reads a declared table; errors say where, what came and what is allowed
**   keywords.c      the keywords of a card pool: those of the engine, and those that only a file
**                   defines (docs/keywords.md)
**   number.h        building a number, term by term; only number.c and selector.c include it
**   plain.c         the pool of a game whose records are just cards, abilities and slots
**                   (CardReader.def_size)
**   selector.c      compiles selectors and conditions, for any game
**   set.h           sets a field of the table on top of the Lua stack
**
** Uses: core, core/kernel/parts, bindings/basics, bindings/language, bindings/formats
** Used by: bindings/loader, bindings/host
*/
#ifndef ROOM_BINDINGS_READER_H
#define ROOM_BINDINGS_READER_H
#endif
