/* SPDX-License-Identifier: MIT */
/*
** Documents made from the tables: references, annotations for editors, facts of cards for lists.
**
**   annotations.c   writes the tables for editors that know LuaLS annotations
**   facts.h         the plain facts of cards, for lists and searches
**   reference.c     writes the tables for people (for editors: annotations.c)
**   words_table.c   every word by game: it exists, has another spelling, or is refused by a rule
**
** Uses: core, bindings, bindings/language, bindings/loader, bindings/host, bindings/basics
** Used by: cli/commands
*/
#ifndef ROOM_BINDINGS_TOOLING_H
#define ROOM_BINDINGS_TOOLING_H
#endif
