/* SPDX-License-Identifier: MIT */
/*
** main.c -- the program `lunarbiter`: one table of subcommands.
**
** Exit codes: 0 what was asked for was done and is fine, 1 it failed (an
** illegal deck, an error in a game, a replay that differs), 2 the command line
** was not understood.
**
** Uses: core, bindings/basics, cli/common, cli/commands, cli/event
** Used by: nobody: it is the program
*/
#include <stdio.h>
#include <string.h>

#include "commands/commands.h"
#ifdef ARB_EVENT
#include "event/desk.h"
#endif
#include "basics/guess.h"
#include "lunarbiter.h"
#include "common/options.h"
#include "common/terminal.h"

typedef struct Command {
  const char *name;
  int (*run)(int argc, char **argv);
  const char *help;
} Command;

static const Command commands[] = {
  {"play", command_play, "play against a bot at the terminal"},
  {"watch", command_watch, "two bots play, narrated"},
  {"sim", command_sim, "bots play many games; statistics"},
  {"serve", command_serve, "the engine for another program: messages in JSON"},
  {"replay", command_replay, "tell or verify a recorded game"},
  {"explain", command_explain, "why something in a recorded game is as it is"},
  {"deck", command_deck, "check a deck against a format"},
  {"show", command_show, "draw a card and tell its text as the engine understood it"},
  {"cards", command_cards, "list card sets and the status of each card"},
  {"rules", command_rules, "which rules sources and tests cite"},
  {"new", command_new, "write the skeleton of a card, keyword, format or mod"},
  {"check", command_check, "what is wrong in cards, keywords, formats, scenarios"},
  {"test", command_test, "run scenario files"},
#ifdef ARB_EVENT
  {"event", command_event, "organised play: pairings, results, standings, penalties"},
#endif
  {"docs", command_docs, "run the code blocks of Markdown pages"},
};
enum { COMMAND_COUNT = sizeof commands / sizeof *commands };

static void print_help(FILE *out)
{
  fprintf(out, "usage: lunarbiter COMMAND [options]\n\n"
               "A rules arbiter for trading card games: every choice of a game goes through\n"
               "one decision interface, every card is a script, and the rules are kept.\n\n"
               "commands:\n");
  for (int i = 0; i < COMMAND_COUNT; i++)
    fprintf(out, "  %-8s %s\n", commands[i].name, commands[i].help);
  fprintf(out,
          "\n`lunarbiter COMMAND --help` says more about each, --version tells the version.\n");
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
  Guess guess = guess_begin(name);
  for (int i = 0; i < COMMAND_COUNT; i++) guess_try(&guess, commands[i].name);
  fprintf(stderr, "lunarbiter: there is no command '%s'%s (lunarbiter --help)\n", name,
          guess_text(&guess, hint, sizeof hint));
  return EXIT_USAGE;
}

int main(int argc, char **argv)
{
  terminal_guard();
  return terminal_finish(run(argc, argv));
}
