/* SPDX-License-Identifier: MIT */
/* print.c -- `event print`: pages of HTML for the wall and the tables. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "event/desk.h"

static const char style[] =
    "body{font:11pt sans-serif;margin:1.5em}h1{font-size:16pt}h2{font-size:12pt;margin:0 0 .4em}\n"
    "table{border-collapse:collapse;width:100%}thead{display:table-header-group}\n"
    "th,td{text-align:left;padding:.2em .6em;border-bottom:1px solid #999}\n"
    "tr,.slip,.deck{break-inside:avoid}.number{text-align:right}\n"
    ".slip{border:1px dashed #666;padding:1em;margin:0 0 1em}.slip td{border:0;padding:.6em}\n"
    ".line{border-bottom:1px solid #000 !important;min-width:6em}\n"
    ".deck{break-after:page}pre{font:10pt monospace}\n"
    "@media print{body{margin:0}}@page{margin:15mm}\n";

/* A text in HTML. */
static void put(const char *text)
{
  for (const char *c = text; *c; c++)
    if (*c == '<') fputs("&lt;", stdout);
    else if (*c == '>') fputs("&gt;", stdout);
    else if (*c == '&') fputs("&amp;", stdout);
    else if (*c == '"') fputs("&quot;", stdout);
    else putchar(*c);
}

static void begin(const Event *event, const char *title, int round)
{
  printf("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>");
  put(event_setup(event)->name);
  printf("</title><style>\n%s</style></head><body>\n<h1>", style);
  put(event_setup(event)->name);
  printf(": %s", title);
  if (round) printf(", round %d", round);
  printf("</h1>\n");
}

static void cell(const char *text)
{
  printf("<td>");
  put(text);
  printf("</td>");
}

static const char *name_of(const Event *event, int entrant)
{
  return entrant ? event_entrant(event, entrant)->name : "bye";
}

/* ---- Pairings ------------------------------------------------- */

static void by_table(const Event *event, const EventRound *round)
{
  begin(event, "pairings by table", round->number);
  printf("<table><thead><tr><th>Table</th><th>Player</th><th>Player</th></tr></thead><tbody>\n");
  for (int t = 0; t < round->table_count; t++) {
    printf("<tr><td>%d</td>", t + 1);
    cell(name_of(event, round->tables[t].entrants[0]));
    cell(name_of(event, round->tables[t].entrants[1]));
    printf("</tr>\n");
  }
  printf("</tbody></table>\n");
}

typedef struct Seat {
  const char *name, *opponent;
  int table; /* or 1000 times the pod, and the seat there */
} Seat;

static int compare_seats(const void *one, const void *other)
{
  const Seat *a = one, *b = other;
  int order = strcmp(a->name, b->name);
  return order ? order : a->table - b->table;
}

static void by_name(const Event *event, const EventRound *round)
{
  int count = 0;
  Seat *seats = calloc((size_t)round->table_count * 2 + 1, sizeof *seats);
  for (int t = 0; seats && t < round->table_count; t++)
    for (int s = 0; s < 2; s++) {
      const int *two = round->tables[t].entrants;
      if (two[s]) seats[count++] = (Seat){name_of(event, two[s]), name_of(event, two[!s]), t + 1};
    }
  if (seats) qsort(seats, (size_t)count, sizeof *seats, compare_seats);
  begin(event, "pairings by name", round->number);
  printf("<table><thead><tr><th>Player</th><th>Table</th><th>Opponent</th></tr></thead><tbody>\n");
  for (int i = 0; i < count; i++) {
    printf("<tr>");
    cell(seats[i].name);
    printf("<td>%d</td>", seats[i].table);
    cell(seats[i].opponent);
    printf("</tr>\n");
  }
  printf("</tbody></table>\n");
  free(seats);
}

static void slips(const Event *event, const EventRound *round)
{
  begin(event, "result slips", round->number);
  for (int t = 0; t < round->table_count; t++) {
    const EventTable *of = &round->tables[t];
    if (!of->entrants[1] || of->done) continue;
    printf("<div class=\"slip\"><h2>Round %d, table %d", round->number, t + 1);
    if (of->minutes) printf(", %d minutes more", of->minutes);
    if (of->losses[0] || of->losses[1] || of->draws)
      printf(", begins at %d-%d-%d by penalty", of->losses[1], of->losses[0], of->draws);
    printf("</h2><table>\n");
    for (int s = 0; s < 2; s++) {
      printf("<tr>");
      cell(name_of(event, of->entrants[s]));
      printf("<td>games won</td><td class=\"line\"></td><td>leaves</td><td class=\"line\"></td>"
             "<td>signature</td><td class=\"line\"></td></tr>\n");
    }
    printf("<tr><td></td><td>games drawn</td><td class=\"line\"></td></tr></table></div>\n");
  }
}

static bool seats_page(const Event *event, EventError *error)
{
  int count, used = 0, pod, seat;
  event_seating(event, &count);
  Seat *seats = calloc((size_t)count + 1, sizeof *seats);
  for (int i = 1; seats && i <= event_entrant_count(event); i++)
    if (event_seat_of(event, i, &pod, &seat))
      seats[used++] = (Seat){name_of(event, i), NULL, pod * 1000 + seat};
  if (!used) {
    free(seats);
    snprintf(error->text, sizeof error->text, "No seats have been drawn: event seat draws them.");
    return false;
  }
  qsort(seats, (size_t)used, sizeof *seats, compare_seats);
  begin(event, "seats", 0);
  printf("<table><thead><tr><th>Player</th><th>Pod</th><th>Seat</th></tr></thead><tbody>\n");
  for (int i = 0; i < used; i++) {
    printf("<tr>");
    cell(seats[i].name);
    printf("<td>%d</td><td>%d</td></tr>\n", seats[i].table / 1000, seats[i].table % 1000);
  }
  printf("</tbody></table>\n");
  free(seats);
  return true;
}

/* ---- Standings and lists ------------------------------------------------- */

static bool standings_page(const Event *event, EventError *error)
{
  EventStandings standings;
  if (!event_standings(event, &standings, error)) return false;
  begin(event, "standings", 0);
  printf(
      "<table><thead><tr><th>Rank</th><th>Player</th><th>Points</th><th>Won-lost-drawn</th>"
      "<th>Opponents' match wins</th><th>Game wins</th><th>Opponents' game wins</th></tr></thead>"
      "<tbody>\n");
  for (int i = 0; i < standings.count; i++) {
    const EventStanding *row = &standings.rows[i];
    printf("<tr><td>%d</td>", row->rank);
    cell(name_of(event, row->entrant));
    printf("<td>%d</td><td>%d-%d-%d</td><td>%.2f&nbsp;%%</td><td>%.2f&nbsp;%%</td>"
           "<td>%.2f&nbsp;%%</td></tr>\n",
           row->points, row->won, row->lost, row->drawn, 100 * row->opponents_match_win.value,
           100 * row->game_win.value, 100 * row->opponents_game_win.value);
  }
  printf("</tbody></table>\n");
  event_standings_free(&standings);
  return true;
}

static void deck_lists(const Event *event)
{
  begin(event,
        event_setup(event)->open_lists ? "deck lists (open, 401.5)"
                                       : "deck lists (for judges only, 401.5)",
        0);
  for (int i = 1; i <= event_entrant_count(event); i++) {
    const EventEntrant *of = event_entrant(event, i);
    if (!of->deck) continue;
    printf("<div class=\"deck\"><h2>");
    put(of->name);
    printf(": ");
    put(of->deck_name);
    printf("%s</h2><pre>", of->deck_legal ? "" : " (not legal)");
    put(of->deck);
    printf("</pre></div>\n");
  }
}

/* ---- The verb ------------------------------------------------- */

static bool refuse(EventError *error, const char *text, const char *what)
{
  snprintf(error->text, sizeof error->text, "%s '%.60s'.", text, what);
  return false;
}

static bool print_page(const Event *event, const char *page, int64_t number, EventError *error)
{
  static const struct {
    const char *word;
    void (*print)(const Event *event, const EventRound *round);
  } of_rounds[] = {{"names", by_name}, {"tables", by_table}, {"slips", slips}};
  const EventRound *round = event_round(event, number ? (int)number : event_round_count(event));
  if (strcmp(page, "standings") == 0) return standings_page(event, error);
  if (strcmp(page, "seats") == 0) return seats_page(event, error);
  if (strcmp(page, "decks") == 0) {
    deck_lists(event);
    return true;
  }
  for (int i = 0; i < 3; i++) {
    if (strcmp(page, of_rounds[i].word) != 0) continue;
    if (!round) return refuse(error, "No such round has been paired: there is no page", page);
    of_rounds[i].print(event, round);
    return true;
  }
  return refuse(error, "A page is seats, names, tables, slips, standings or decks, not", page);
}

int verb_print(int argc, char **argv)
{
  int count;
  int64_t round = 0;
  const Option table[] = {
    {.name = "round",
     .kind = OPTION_NUMBER,
     .to = &round,
     .argument = "N",
     .min = 1,
     .max = 200,
     .help = "the round (default: the newest)"},
  };
  const Usage usage = {
    .name = "event print",
    .synopsis = "[options] FILE PAGE",
    .text = "Prints a page of HTML that a browser prints well: names (pairings by name), tables\n"
            "(pairings by table), slips (of the matches that are open), seats, standings, decks.",
    .examples = "event print friday.event names >names.html\n",
    .options = table,
    .option_count = 1,
    .min_arguments = 2,
    .max_arguments = 2,
  };
  EventError error;
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  EventStore *store = desk_open(argv[0]);
  if (!store) return EXIT_FAILED;
  bool good = print_page(store_event(store), argv[1], round, &error);
  store_close(store);
  if (!good) return desk_failed(&error);
  printf("</body></html>\n");
  return EXIT_FINE;
}
