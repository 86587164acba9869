/* SPDX-License-Identifier: MIT */
/*
** room.h -- the subcommands that play games, or look into one that was played.
**
**   sim.c       many games between bots; rates.h: win rates with their intervals
**   watch.c     one game between bots, as a story
**   serve.c     a game that another program plays, line by line (docs/bot-protocol.md)
**   replay.c    a recorded game, checked
**   explain.h   how a value, a refusal or an offer came about
**
** They are declared with all other subcommands in commands/commands.h.
**
** Uses: cli/common, cli/faces, cli/bots, cli/session, cli/commands
** Used by: cli/bench, cli/table/requests
*/
#ifndef ROOM_CLI_GAMES_H
#define ROOM_CLI_GAMES_H
#endif
