/* SPDX-License-Identifier: MIT */
/*
** Small tools that every room may use: guessing misspelt names, writing files whole, sharing work
** among processes.
**
**   apart.h         work of a tool that is done in a copy of the process
**   aside.h         files are written whole or not at all
**   guess.h         what was meant by a misspelt name
**   plain_lua.h     a Lua state for the library's own tables
**   workers.h       several processes share the work of a tool
**   wrong.h         a refusal in one line: `return wrong(error, "there is no '%s'", name);`
**
** Uses: core
** Used by: bindings/sandbox, bindings/formats, bindings/reader, bindings/loader,
**          bindings/tooling, bindings/host, bindings/module, cli/common, cli/session,
**          cli/commands, cli/table/requests, cli
*/
#ifndef ROOM_BINDINGS_BASICS_H
#define ROOM_BINDINGS_BASICS_H
#endif
