/* SPDX-License-Identifier: MIT */
/*
** Bots, and the protocol for external programs.
**
**   bot.h           bots: players made of code
**   evolve_worth.c  the value of a position of Shadowverse: Evolve (worth.h): defense of the
**                   leaders, followers on the fields, cards and points
**   external.h      a bot that is an external program: exec:COMMAND
**   greedy.c        a bot that tries every option and takes the best one
**   protocol.h      the bot protocol: one JSON object a line (docs/bot-protocol.md)
**   riftbound_worth.c the value of a position of Riftbound (worth.h): points, battlefields held
**                   and whether they will stay held, Might on the board, cards, runes
**
** Uses: bindings/language, bindings/host, cli/common, cli/faces
** Used by: cli/session, cli/games, cli/bench, cli/event/lists, cli/event/rehearsal, cli/table,
**          cli/table/requests
*/
#ifndef ROOM_CLI_BOTS_H
#define ROOM_CLI_BOTS_H
#endif
