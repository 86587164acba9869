/* SPDX-License-Identifier: MIT */
/* look.c -- the verbs that read: tables, standings, log; and backup. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "common/json.h"
#include "event/desk/desk.h"
#include "event/reading/reading.h"

/* ---- tables ------------------------------------------------- */

int verb_tables(int argc, char **argv)
{
  int count;
  int64_t round = 0;
  bool json = false;
  const Option table[] = {
    {.name = "round",
     .kind = OPTION_NUMBER,
     .to = &round,
     .argument = "N",
     .min = 1,
     .max = 200,
     .help = "the round (default: the newest)"},
    JSON_OPTION(&json),
  };
  const Usage usage = {
    .name = "event tables",
    .synopsis = "[options] FILE",
    .text = "Shows the tables of a round with their results.",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 1,
    .max_arguments = 1,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  EventStore *store = desk_open(argv[0]);
  if (!store) return EXIT_FAILED;
  const Event *event = store_event(store);
  int which = round ? (int)round : event_round_count(event);
  bool is = which >= 1 && which <= event_round_count(event);
  if (is) desk_tables(event, which, json);
  else fprintf(stderr, "lunarbiter event: Round %d has not been paired.\n", which ? which : 1);
  store_close(store);
  return is ? EXIT_FINE : EXIT_FAILED;
}

/* ---- standings ------------------------------------------------- */

static json_t *json_of_row(const Event *event, const EventStanding *row)
{
  return json_pack(
      "{s:i, s:i, s:o, s:i, s:[i,i,i], s:[i,i,i], s:s, s:s, s:s, s:s, s:b}", "rank", row->rank,
      "entrant", row->entrant, "name", json_text(event_entrant(event, row->entrant)->name),
      "points", row->points, "matches", row->won, row->lost, row->drawn, "games", row->games_won,
      row->games_lost, row->games_drawn, "match_win", row->match_win.text, "opponents_match_win",
      row->opponents_match_win.text, "game_win", row->game_win.text, "opponents_game_win",
      row->opponents_game_win.text, "dropped", row->dropped);
}

static void print_rows(const Event *event, const EventStandings *standings, bool json)
{
  if (json) {
    json_t *rows = json_array();
    for (int i = 0; i < standings->count; i++)
      json_array_append_new(rows, json_of_row(event, &standings->rows[i]));
    json_page(json_pack("{s:i, s:o}", "rounds", event_round_count(event), "standings", rows));
    return;
  }
  printf("rank  %-28s points  won-lost-drawn  opp. match    game  opp. game\n", "name");
  for (int i = 0; i < standings->count; i++) {
    const EventStanding *row = &standings->rows[i];
    char record[40], name[140];
    desk_fit(name, sizeof name, desk_name(event, row->entrant), 28, true);
    snprintf(record, sizeof record, "%d-%d-%d", row->won, row->lost, row->drawn);
    printf("%4d  %s %6d  %-14s %10.2f%% %6.2f%% %9.2f%%%s\n", row->rank, name, row->points, record,
           100 * row->opponents_match_win.value, 100 * row->game_win.value,
           100 * row->opponents_game_win.value, row->dropped ? "  left" : "");
  }
}

/* A match, and what its opponent adds to the tiebreakers (409.2).  Matches after a cut add
** nothing: who came further there is ranked before the others. */
static void explain_match(const Event *event, const EventStandings *standings, const EventTable *of,
                          int side, bool counts)
{
  int other = of->entrants[!side];
  const char *name = desk_name(event, other);
  const EventStanding *theirs = other ? event_numbers(standings, other) : NULL;
  if (!other) printf("a bye, won without a game lost%s\n", counts ? "" : " (playoff)");
  else if (!of->done) printf("against %s: no result yet\n", name);
  else if (!counts || !theirs)
    printf("against %s: %d-%d-%d %s%s (playoff)\n", name, of->wins[side], of->wins[!side],
           of->drawn, event_how_word(of->how), of->both_lose ? ", both lose" : "");
  else
    printf("against %s: %d-%d-%d %s%s; their match wins %s, game wins %s%s\n", name, of->wins[side],
           of->wins[!side], of->drawn, event_how_word(of->how), of->both_lose ? ", both lose" : "",
           theirs->match_win.text, theirs->game_win.text,
           theirs->rank ? "" : " (disqualified since)");
}

static void explain_matches(const Event *event, const EventStandings *standings, int entrant)
{
  for (int r = 1; r <= event_round_count(event); r++) {
    const EventRound *round = event_round(event, r);
    for (int t = 0; t < round->table_count; t++) {
      const EventTable *of = &round->tables[t];
      int side = of->entrants[1] == entrant;
      if (of->entrants[side] != entrant) continue;
      printf("  round %d, table %d: ", r, t + 1);
      explain_match(event, standings, of, side,
                    !event_is_cut(event) || round->stage != STAGE_PLAYOFF);
    }
  }
}

static int explain(const Event *event, const EventStandings *standings, const char *player)
{
  EventError error;
  int entrant = event_find(event, player, &error);
  if (!entrant) return desk_failed(&error);
  const EventEntrant *who = event_entrant(event, entrant);
  const EventStanding *row = event_standing(standings, entrant);
  if (!row) {
    printf("%s is not in the standings: %s.\n", who->name,
           who->disqualified ? "disqualified (701.2.d.3)" : "left before the event (414.2)");
    return EXIT_FINE;
  }
  printf("%s is number %d with %d points: %d won, %d drawn, %d lost (3 and 1 points).\n", who->name,
         row->rank, row->points, row->won, row->drawn, row->lost);
  explain_matches(event, standings, entrant);
  if (who->missed)
    printf("  %d %s missed: as many matches lost, without games\n", who->missed,
           who->missed == 1 ? "round was" : "rounds were");
  if (event_seed(event, entrant))
    printf("  seed %d of the playoff: who came further in it ranks before the others, and of those "
           "who came as far the better seed\n",
           event_seed(event, entrant));
  printf("  opponents' match wins, mean (409.2.a): %s\n", row->opponents_match_win.text);
  printf("  game wins (409.2.b): %d-%d-%d, %s, at least 1/3\n", row->games_won, row->games_lost,
         row->games_drawn, row->game_win.text);
  printf("  opponents' game wins, mean (409.2.c): %s\n", row->opponents_game_win.text);
  printf("  then by lot, drawn from the seed of the event (409.3)\n");
  return EXIT_FINE;
}

int verb_standings(int argc, char **argv)
{
  int count, code = EXIT_FINE;
  const char *why = NULL;
  bool json = false;
  const Option table[] = {
    {.name = "why",
     .kind = OPTION_TEXT,
     .to = &why,
     .argument = "PLAYER",
     .help = "explain the place of one player: every opponent and every number"},
    JSON_OPTION(&json),
  };
  const Usage usage = {
    .name = "event standings",
    .synopsis = "[options] FILE",
    .text = "Ranks all entrants by match points and the tiebreakers of 409, which are computed as\n"
            "exact fractions. The table shows them rounded, --json and --why exactly.",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 1,
    .max_arguments = 1,
  };
  EventError error;
  EventStandings standings;
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (why && json) return options_wrong(&usage, "--why is for people; take --json without it");
  EventStore *store = desk_open(argv[0]);
  if (!store) return EXIT_FAILED;
  if (event_standings(store_event(store), &standings, &error)) {
    if (why) code = explain(store_event(store), &standings, why);
    else print_rows(store_event(store), &standings, json);
    event_standings_free(&standings);
  } else {
    code = desk_failed(&error);
  }
  store_close(store);
  return code;
}

/* ---- log, backup ------------------------------------------------- */

static void print_time(int64_t seconds)
{
  char text[40];
  time_t at = (time_t)seconds;
  struct tm parts;
  if (localtime_r(&at, &parts) && strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S", &parts))
    printf("%s", text);
}

int verb_log(int argc, char **argv)
{
  int count;
  bool json = false;
  const Option table[] = {JSON_OPTION(&json)};
  const Usage usage = {
    .name = "event log",
    .synopsis = "[options] FILE",
    .text = "Prints every fact with its number, the newest last; with --json one in each line.",
    .options = table,
    .option_count = 1,
    .min_arguments = 1,
    .max_arguments = 1,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  EventStore *store = desk_open(argv[0]);
  if (!store) return EXIT_FAILED;
  for (int i = 1; i <= event_fact_count(store_event(store)); i++) {
    if (!json) print_time(event_fact(store_event(store), i)->at);
    desk_tell(store_event(store), i, json);
  }
  store_close(store);
  return EXIT_FINE;
}

int verb_backup(int argc, char **argv)
{
  int count;
  EventError error;
  const Usage usage = {
    .name = "event backup",
    .synopsis = "FILE TO",
    .text = "Writes a copy of an event file, also while others use the file.",
    .min_arguments = 2,
    .max_arguments = 2,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  EventStore *store = desk_open(argv[0]);
  if (!store) return EXIT_FAILED;
  bool good = store_backup(store, argv[1], &error);
  store_close(store);
  if (!good) return desk_failed(&error);
  printf("%s is a copy of %s\n", argv[1], argv[0]);
  return EXIT_FINE;
}
