/* SPDX-License-Identifier: MIT */
/*
** What every command needs: options, texts, JSON, the terminal, child processes, the fence.
**
**   fence.h         the operating system denies a process what it does not need
**   fields.h        the fields of JSON messages, checked against a table
**   json.h          writing JSON, for all subcommands (with Jansson)
**   options.h       the argument parser of all subcommands
**   process.h       a child process that exchanges lines with this one
**   share.h         shares of games, with their confidence intervals
**   terminal.h      no name that is printed can control the terminal
**   text.h          a text that grows
**
** Uses: bindings/basics
** Used by: cli/faces, cli/bots, cli/session, cli/commands, cli/games, cli/bench, cli/event/desk,
**          cli/event/entry, cli/event/lists, cli/event/reading, cli/event/rehearsal, cli/table,
**          cli/table/requests, cli/server, cli
*/
#ifndef ROOM_CLI_COMMON_H
#define ROOM_CLI_COMMON_H
#endif
