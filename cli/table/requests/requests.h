/* SPDX-License-Identifier: MIT */
/*
** requests.h -- the requests of clients, without those of the lobby.
**
**   kinds_play.c kinds_studio.c kinds_tools.c   the rows of the requests (kinds.h)
**   play.c      of players: answers, taking back, wishes
**   ask.c       why something is so, why not, what a card says, what a rule is about
**   apart.c     taking a game apart: its moments, edits by hand, who answers, files
**   reload.c    the same game with other scripts
**   scenario.c  scenarios made from games, and games made from scenarios
**   studio.c    files, texts as they are written, scenarios, decks (scripts/studio.lua)
**   measure.c   series of games between bots
**
** The hall finds a handler by its row; inside.h declares the handlers and what they may use.
**
** Uses: core, bindings/basics, bindings/formats, bindings/host, bindings/module, cli/common,
**       cli/faces, cli/bots, cli/session, cli/games, cli/bench, cli/table
** Used by: the hall, through the rows
*/
#ifndef CLI_TABLE_REQUESTS_H
#define CLI_TABLE_REQUESTS_H
#endif
