/* SPDX-License-Identifier: MIT */
/*
** What is written down from the tables: references, annotations for editors, facts of cards for
** lists.
**
**   annotations.c   the tables, written down for editors that know LuaLS annotations
**   facts.h         the plain facts of cards, for lists and searches
**   reference.c     the tables, written down for people (for editors: annotations.c)
**   words_table.c   every word by game: there, said otherwise, or refused with the rule
**
** Uses: core, bindings, bindings/language, bindings/loader, bindings/host, bindings/basics
** Used by: cli/commands
*/
#ifndef ROOM_BINDINGS_TOOLING_H
#define ROOM_BINDINGS_TOOLING_H
#endif
