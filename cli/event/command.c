/* SPDX-License-Identifier: MIT */
/* command.c -- `lunarbiter event VERB`: one table of verbs. */
#include <stdio.h>
#include <string.h>

#include "event/command.h"
#include "event/entry/entry.h"
#include "event/lists/lists.h"
#include "event/reading/reading.h"
#include "event/rehearsal/play.h"
#include "event/rounds/rounds.h"

static const struct {
  const char *name;
  EventVerb *run;
  const char *help;
} verbs[] = {
  {"new", verb_new, "make an event file"},
  {"register", verb_register, "register players or a team"},
  {"players", verb_players, "who is registered, and what is missing"},
  {"deck", verb_deck, "register a deck list, checked at once"},
  {"pool", verb_pool, "register what a player was given, in a limited event"},
  {"boosters", verb_boosters, "deal boosters, and let bots draft"},
  {"seat", verb_seat, "draw seats, or the pods of a draft"},
  {"start", verb_start, "close the registration of decks"},
  {"pair", verb_pair, "pair the next round"},
  {"clock", verb_clock, "start the clock of the round"},
  {"tables", verb_tables, "the tables of a round"},
  {"watch", verb_watch, "a screen that follows the round"},
  {"report", verb_report, "report or correct a result"},
  {"extend", verb_extend, "give a match more time"},
  {"penalty", verb_penalty, "record an infraction and what it earns"},
  {"drop", verb_drop, "remove a player"},
  {"return", verb_return, "let a player come back"},
  {"cut", verb_cut, "cut to a playoff"},
  {"standings", verb_standings, "who stands where, and why"},
  {"check", verb_check, "which decks to check, at random"},
  {"print", verb_print, "pages for the wall and the tables, as HTML"},
  {"play", verb_play, "bots play an event to its end"},
  {"finish", verb_finish, "end the event"},
  {"undo", verb_undo, "take a fact back"},
  {"log", verb_log, "every fact"},
  {"backup", verb_backup, "copy the file"},
  {"export", verb_export, "the event as JSON, the standings as CSV"},
  {"import", verb_import, "an event file of exported JSON; players of a table"},
};
enum { VERBS = sizeof verbs / sizeof *verbs };

static void print_help(FILE *out)
{
  fprintf(out, "usage: lunarbiter event VERB FILE [arguments]\n\n"
               "Organised play: an event is a file of facts, from which pairings and standings\n"
               "are computed. Every fact can be taken back. docs/organised-play.md shows an\n"
               "evening's event.\n"
               "\nverbs:\n");
  for (int i = 0; i < VERBS; i++) fprintf(out, "  %-10s %s\n", verbs[i].name, verbs[i].help);
  fprintf(out, "\n`lunarbiter event VERB --help` says more about each.\n");
}

int command_event(int argc, char **argv)
{
  if (argc < 2 || strcmp(argv[1], "--help") == 0) {
    print_help(argc < 2 ? stderr : stdout);
    return argc < 2 ? EXIT_USAGE : EXIT_FINE;
  }
  for (int i = 0; i < VERBS; i++)
    if (strcmp(verbs[i].name, argv[1]) == 0) return verbs[i].run(argc - 1, argv + 1);
  fprintf(stderr, "lunarbiter event: there is no verb '%s' (lunarbiter event --help)\n", argv[1]);
  return EXIT_USAGE;
}
