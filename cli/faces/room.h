/* SPDX-License-Identifier: MIT */
/*
** How a game is shown: boards, sentences for events; one row for each game.
**
**   board.h         the table as text, as one seat may see it
**   evolve_face.c   how Shadowverse: Evolve is shown (face.h)
**   face.h          how the program shows a game: one row for each game, in GAME_face.c
**   narrate.h       tells what happens in a game, as one viewer may know it
**   riftbound_face.c how Riftbound is shown (face.h)
**   worth.h         what the greedy bot must know of a game: one row for each game
**
** Uses: core, bindings/language, bindings/host, cli/common
** Used by: cli/bots, cli/session, cli/games, cli/bench, cli/table, cli/table/requests
*/
#ifndef ROOM_CLI_FACES_H
#define ROOM_CLI_FACES_H
#endif
