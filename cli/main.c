/* SPDX-License-Identifier: MIT */
/*
** main.c -- the program `lunarbiter`: one table of subcommands.
**
** Exit codes: 0 what was asked for was done and is fine, 1 it failed (an
** illegal deck, an error in a game, a replay that differs), 2 the command line
** was not understood.
**
** Uses: core, bindings/basics, cli/common, cli/commands, cli/event, cli/server
** Used by: nobody: it is the program
*/
#include <stdio.h>
#include <string.h>

#include "commands/commands.h"
#ifdef ARB_EVENT
#include "event/command.h"
#endif
#ifdef ARB_TABLE
#include "server/server.h"
#endif
#include "basics/guess.h"
#include "lunarbiter.h"
#include "common/json.h"
#include "common/options.h"
#include "common/terminal.h"

typedef struct Command {
  const char *name;
  int (*run)(int argc, char **argv);
  const char *help;
} Command;

static const Command commands[] = {
  {"play", command_play, "play against bots at the terminal"},
  {"watch", command_watch, "watch two bots play, narrated"},
#ifdef ARB_TABLE
  {"table", command_table, "see games, play them and take them apart in a browser"},
#endif
  {"sim", command_sim, "let bots play many games, and report statistics"},
  {"serve", command_serve, "serve the engine to another program, in JSON"},
  {"replay", command_replay, "narrate or verify a recorded game"},
  {"explain", command_explain, "explain why something in a recorded game is as it is"},
  {"deck", command_deck, "check a deck against a format"},
  {"show", command_show, "draw a card and describe its text as the engine understands it"},
  {"cards", command_cards, "list card sets and the status of each card"},
  {"rules", command_rules, "list the rules that sources and tests cite"},
  {"new", command_new, "write the skeleton of a card, keyword, format or mod"},
  {"check", command_check, "find mistakes in cards, keywords, formats and scenarios"},
  {"test", command_test, "run scenario files"},
#ifdef ARB_EVENT
  {"event", command_event, "run organised play: pairings, results, standings, penalties"},
#endif
  {"docs", command_docs, "run the code blocks of Markdown pages"},
};
enum { COMMAND_COUNT = sizeof commands / sizeof *commands };

static void print_help(FILE *out)
{
  fprintf(out, "usage: lunarbiter COMMAND [options]\n\n"
               "Lunarbiter is a rules engine for trading card games. It plays whole games by the\n"
               "rules and asks each player every question that the rules give them.\n\n"
               "  lunarbiter watch            two bots play a duel\n"
               "  lunarbiter play             you play against a bot\n\n"
               "commands:\n");
  for (int i = 0; i < COMMAND_COUNT; i++)
    fprintf(out, "  %-8s %s\n", commands[i].name, commands[i].help);
  fprintf(out, "\n`lunarbiter COMMAND --help` explains a command; --version prints the version.\n");
}

static int run(int argc, char **argv)
{
  if (argc < 2) {
    print_help(stderr);
    return EXIT_USAGE;
  }
  const char *name = argv[1];
  if (strcmp(name, "--help") == 0 || strcmp(name, "help") == 0) {
    print_help(stdout);
    return EXIT_FINE;
  }
  if (strcmp(name, "--version") == 0) {
    printf("lunarbiter %s\n", ARB_VERSION);
    return EXIT_FINE;
  }
  for (int i = 0; i < COMMAND_COUNT; i++)
    if (strcmp(commands[i].name, name) == 0) return commands[i].run(argc - 1, argv + 1);
  char hint[80];
  Guess guess = bind_guess_begin(name);
  for (int i = 0; i < COMMAND_COUNT; i++) bind_guess_try(&guess, commands[i].name);
  fprintf(stderr, "lunarbiter: there is no command '%s'%s (lunarbiter --help)\n", name,
          bind_guess_text(&guess, hint, sizeof hint));
  return EXIT_USAGE;
}

int main(int argc, char **argv)
{
  terminal_guard();
  json_must_take();
  return terminal_finish(run(argc, argv));
}
