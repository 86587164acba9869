/* SPDX-License-Identifier: MIT */
/*
** commands.h -- the subcommands.  Each takes its own name in argv[0] and returns the program's exit
** code (options.h).
**
** Uses: bindings/basics, bindings/language, bindings/formats, bindings/tooling,
**       bindings/module, cli/common, cli/session
** Used by: cli/games, cli/bench, cli
*/
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

int command_play(int argc, char **argv);
int command_watch(int argc, char **argv);
int command_sim(int argc, char **argv);
int command_serve(int argc, char **argv);
int command_replay(int argc, char **argv);
int command_explain(int argc, char **argv);
int command_deck(int argc, char **argv);
int command_show(int argc, char **argv);
int command_cards(int argc, char **argv);
int command_rules(int argc, char **argv);
int command_docs(int argc, char **argv);
int command_test(int argc, char **argv);
int command_new(int argc, char **argv);
int command_check(int argc, char **argv);

#endif
