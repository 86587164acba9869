/* SPDX-License-Identifier: MIT */
/*
** What every command wants: options, texts, JSON, the terminal, child processes, the fence.
**
**   fence.h         the kernel keeps a process from what it has no business to do
**   json.h          what the subcommands share of writing JSON (with Jansson)
**   options.h       the argument parser every subcommand shares
**   process.h       a child process that is talked to in lines
**   share.h         how often out of how often, and how sure one may be of it
**   terminal.h      nothing that is printed moves a cursor but the program itself
**   text.h          a text that grows
**
** Uses: bindings/basics
** Used by: cli/faces, cli/bots, cli/session, cli/commands, cli/bench, cli/event, cli
*/
#ifndef ROOM_CLI_COMMON_H
#define ROOM_CLI_COMMON_H
#endif
