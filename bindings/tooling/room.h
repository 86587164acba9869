/* SPDX-License-Identifier: MIT */
/*
** What only tools ask of cards: their plain facts, for lists and searches.  The reference and the
** annotations for editors are made in Lua (scripts/reference/).
**
**   facts.h         the plain facts of cards, for lists and searches
**
** Uses: core, bindings, bindings/loader, bindings/basics
** Used by: cli/commands
*/
#ifndef ROOM_BINDINGS_TOOLING_H
#define ROOM_BINDINGS_TOOLING_H
#endif
