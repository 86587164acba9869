/* SPDX-License-Identifier: MIT */
/*
** print.c -- `event print`: pages of HTML for the wall and the tables.
**
** A page stands alone: its style is in it, and it asks for nothing from elsewhere.  On paper the
** head of a table is repeated on each sheet, sheets are numbered, and no row, slip or list is cut
** between two sheets.
*/
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/text.h"
#include "event/desk/desk.h"
#include "event/reading/reading.h"

static const char style[] =
    "body{font:12pt/1.35 'Noto Sans','DejaVu Sans',Arial,sans-serif;margin:2em auto;max-width:52em;"
    "padding:0 1em}\n"
    "h1{font-size:15pt;margin:0 0 .2em}.of{color:#444;margin:0 0 1em}\n"
    "table{border-collapse:collapse;width:100%}thead{display:table-header-group}\n"
    "th{font-size:10pt;vertical-align:bottom;border-bottom:2px solid #000}\n"
    "th,td{text-align:left;padding:.22em .5em;overflow-wrap:anywhere}\n"
    "td{border-bottom:1px solid #bbb}.note{break-before:avoid}tbody "
    "tr:nth-child(even){background:#f2f2f2}\n"
    ".n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}\n"
    ".t{font-weight:bold}.q{color:#444;font-size:10pt}.w{width:36%}.gone td{color:#666}\n"
    "tr,.slip,h2,h3{break-inside:avoid}\n"
    ".slip{border:1px dashed #666;padding:.5em .8em;margin:0 0 .7em}\n"
    ".slip h2{font-size:12pt;margin:0 0 .2em}.slip h2 span{font-weight:normal}\n"
    ".slip td{border:0;padding:.25em .3em;height:1.7em;white-space:nowrap}\n"
    ".slip tbody tr{background:none !important}.slip .who{width:36%;white-space:normal}\n"
    ".line{border-bottom:1px solid #000 !important;width:20%}\n"
    ".box{display:inline-block;border:1px solid #000;width:1.15em;height:1.15em;"
    "margin-right:.3em;vertical-align:-.2em}\n"
    ".deck{break-after:page}.deck:last-child{break-after:auto}\n"
    ".deck h2{font-size:14pt;margin:0 0 .5em;border-bottom:2px solid #000}\n"
    ".cards{columns:2;column-gap:2.5em}.cards div{break-inside:avoid}\n"
    ".cards h3{font-size:11pt;margin:.6em 0 .15em;border-bottom:1px solid #999}\n"
    ".cards p{margin:0;padding-left:2em;text-indent:-2em}.cards p b{display:inline-block;"
    "width:1.6em;margin-right:.4em;text-align:right;text-indent:0}\n"
    "@media print{body{margin:0;padding:0;max-width:none;font-size:11pt}\n"
    "tbody tr:nth-child(even){background:#f2f2f2;print-color-adjust:exact}\n"
    ".screen{display:none}}\n";

/* ---- Pieces ------------------------------------------------- */

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

/* The name of the event at the foot of each sheet, as a string of CSS within HTML. */
static void put_css(const char *text)
{
  for (const unsigned char *c = (const unsigned char *)text; *c; c++)
    if (isalnum(*c) || *c == ' ' || *c >= 0x80) putchar(*c);
    else printf("\\%02x ", *c);
}

/* The head of a page.  `round` 0: it belongs to no round. */
static void begin(const Event *event, const char *title, int round, bool heading)
{
  const EventSetup *setup = event_setup(event);
  printf("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width\"><title>");
  put(setup->name);
  printf(": %s</title><style>\n%s@page{margin:14mm 14mm 16mm;@bottom-left{font-size:9pt;content:\"",
         title, style);
  put_css(setup->name);
  printf("\"}@bottom-right{font-size:9pt;content:\"%s", title);
  if (round) printf(", round %d", round);
  printf(", \" counter(page) \" of \" counter(pages)}}\n</style></head><body>\n");
  printf("<h1%s>", heading ? "" : " class=\"screen\"");
  put(setup->name);
  printf(": %s", title);
  if (round) printf(", round %d", round);
  printf("</h1>\n");
}

static void cell(const char *text)
{
  printf("<td dir=\"auto\">");
  put(text);
  printf("</td>");
}

static void number(int value)
{
  printf("<td class=\"n\">%d</td>", value);
}

static void head(const char *of)
{
  printf("<p class=\"of\">%s</p>\n", of);
}

static const char *name_of(const Event *event, int entrant)
{
  return entrant ? event_entrant(event, entrant)->name : "bye";
}

static bool has_note(const EventTable *of)
{
  return of->minutes || of->losses[0] || of->losses[1] || of->draws;
}

/* Prints the time extensions and penalties of a table (412.2, 701.2.b). */
static void put_note(const EventTable *of)
{
  const char *between = "";
  if (of->losses[0] || of->losses[1] || of->draws) {
    printf("begins at %d-%d-%d by penalty", of->losses[1], of->losses[0], of->draws);
    between = "; ";
  }
  if (of->minutes) printf("%s%d minutes more", between, of->minutes);
}

/* Match points before this round; a page that tells none has a standing of nobody. */
static int points_of(const EventStandings *standings, int entrant)
{
  const EventStanding *row = entrant ? event_standing(standings, entrant) : NULL;
  return row ? row->points : 0;
}

/* ---- Pairings ------------------------------------------------- */

static void by_table(const Event *event, const EventRound *round, const EventStandings *standings)
{
  begin(event, "pairings by table", round->number, true);
  printf("<table><thead><tr><th class=\"n\">Table</th><th class=\"w\">Player</th>"
         "<th class=\"n\">Points</th><th class=\"w\">Player</th><th class=\"n\">Points</th>"
         "</tr></thead><tbody>\n");
  for (int t = 0; t < round->table_count; t++) {
    const EventTable *of = &round->tables[t];
    printf("<tr><td class=\"n t\">%d</td>", t + 1);
    for (int s = 0; s < 2; s++) {
      cell(name_of(event, of->entrants[s]));
      if (of->entrants[s]) number(points_of(standings, of->entrants[s]));
      else printf("<td></td>");
    }
    printf("</tr>\n");
    if (!has_note(of)) continue;
    printf("<tr class=\"note\"><td></td><td colspan=\"4\" class=\"q\">Table %d: ", t + 1);
    put_note(of);
    printf("</td></tr>\n");
  }
  printf("</tbody></table>\n");
}

/* A line of a page that is sorted by name. */
typedef struct Line {
  char name[280];
  int entrant, opponent, table; /* or pod and seat in the last two */
} Line;

static int compare_lines(const void *one, const void *other)
{
  const Line *a = one, *b = other;
  int order = event_name_order(a->name, b->name);
  return order ? order : a->table - b->table;
}

/* An entrant as one line; a team as one for each member too, who looks for their own name. */
static int add_lines(const Event *event, Line *lines, int count, Line line)
{
  const EventEntrant *of = event_entrant(event, line.entrant);
  const char *member = of->members;
  snprintf(line.name, sizeof line.name, "%s", of->name);
  lines[count++] = line;
  while (member && *member) {
    size_t length = strcspn(member, ";");
    snprintf(line.name, sizeof line.name, "%.*s (%.120s)", (int)(length > 120 ? 120 : length),
             member, of->name);
    lines[count++] = line;
    member += length + strspn(member + length, "; ");
  }
  return count;
}

/* Room for all lines of an event, sorted later. */
static Line *new_lines(const Event *event)
{
  return must_take(NULL, (size_t)(event_entrant_count(event) * 3 + 1) * sizeof(Line));
}

static void by_name(const Event *event, const EventRound *round, const EventStandings *standings)
{
  int count = 0;
  Line *lines = new_lines(event);
  for (int t = 0; t < round->table_count; t++)
    for (int s = 0; s < 2; s++) {
      const int *two = round->tables[t].entrants;
      Line line = {.entrant = two[s], .opponent = two[!s], .table = t + 1};
      if (two[s]) count = add_lines(event, lines, count, line);
    }
  qsort(lines, (size_t)count, sizeof *lines, compare_lines);
  begin(event, "pairings by name", round->number, true);
  printf("<table><thead><tr><th class=\"w\">Player</th><th class=\"n\">Table</th>"
         "<th class=\"w\">Opponent</th><th class=\"n\">Points</th></tr></thead><tbody>\n");
  for (int i = 0; i < count; i++) {
    const Line *line = &lines[i];
    printf("<tr>");
    cell(line->name);
    if (line->opponent) printf("<td class=\"n t\">%d</td>", line->table);
    else printf("<td class=\"n\">-</td>");
    cell(name_of(event, line->opponent));
    printf("<td class=\"n\">%d", points_of(standings, line->entrant));
    if (line->opponent) printf(" : %d", points_of(standings, line->opponent));
    printf("</td></tr>\n");
  }
  printf("</tbody></table>\n");
  free(lines);
}

static void box(const char *label)
{
  printf("<td><span class=\"box\"></span>%s</td>", label);
}

static void slip(const Event *event, const EventRound *round, int t)
{
  static const char *const ways[2][3] = {{"2-0", "2-1", "1-0"}, {"1-0", "", ""}};
  const EventTable *of = &round->tables[t];
  const char *const *won = ways[event_setup(event)->best_of == 1];
  printf("<div class=\"slip\"><h2>Round %d, table %d <span>", round->number, t + 1);
  put(event_setup(event)->name);
  if (has_note(of)) printf(" &ndash; ");
  put_note(of);
  printf("</span></h2><table><tbody>\n");
  for (int s = 0; s < 2; s++) {
    printf("<tr><td class=\"who t\" dir=\"auto\">");
    put(name_of(event, of->entrants[s]));
    printf("</td><td class=\"q\">wins</td>");
    for (int i = 0; i < 3; i++)
      if (*won[i]) box(won[i]);
    box("leaves");
    printf("<td class=\"q\">signed</td><td class=\"line\"></td></tr>\n");
  }
  printf("<tr><td></td><td class=\"q\">draw</td>");
  box("0-0");
  if (*won[1]) box("1-1");
  printf("%s<td></td><td class=\"q\">games drawn</td><td class=\"line\"></td></tr>"
         "</tbody></table></div>\n",
         *won[1] ? "<td></td>" : "");
}

static void slips(const Event *event, const EventRound *round, const EventStandings *standings)
{
  (void)standings;
  begin(event, "result slips", round->number, false);
  for (int t = 0; t < round->table_count; t++)
    if (round->tables[t].entrants[1] && !round->tables[t].done) slip(event, round, t);
}

static bool seats_page(const Event *event, EventError *error)
{
  int used = 0, pod, seat;
  Line *lines = new_lines(event);
  for (int i = 1; i <= event_entrant_count(event); i++)
    if (event_seat_of(event, i, &pod, &seat))
      used = add_lines(event, lines, used, (Line){.entrant = i, .table = pod, .opponent = seat});
  if (!used) {
    free(lines);
    snprintf(error->text, sizeof error->text, "No seats have been drawn: event seat draws them.");
    return false;
  }
  qsort(lines, (size_t)used, sizeof *lines, compare_lines);
  begin(event, "seats", 0, true);
  printf("<table><thead><tr><th>Player</th><th class=\"n\">Pod</th><th class=\"n\">Seat</th></tr>"
         "</thead><tbody>\n");
  for (int i = 0; i < used; i++) {
    printf("<tr>");
    cell(lines[i].name);
    number(lines[i].table);
    printf("<td class=\"n t\">%d</td></tr>\n", lines[i].opponent);
  }
  printf("</tbody></table>\n");
  free(lines);
  return true;
}

/* ---- Standings ------------------------------------------------- */

static void standings_head(const Event *event)
{
  char text[200];
  int rounds = event_round_count(event), missing = 0;
  const EventRound *round = rounds ? event_round(event, rounds) : NULL;
  for (int t = 0; round && t < round->table_count; t++) missing += !round->tables[t].done;
  if (!round) snprintf(text, sizeof text, "Before the first round.");
  else if (missing)
    snprintf(text, sizeof text, "During round %d: %d %s without a result.", rounds, missing,
             missing == 1 ? "table is" : "tables are");
  else snprintf(text, sizeof text, "After round %d.", rounds);
  head(text);
}

static void percent(EventFraction fraction)
{
  printf("<td class=\"n\">%.2f&nbsp;%%</td>", 100 * fraction.value);
}

static bool standings_page(const Event *event, EventError *error)
{
  EventStandings standings;
  if (!event_standings(event, &standings, error)) return false;
  begin(event, "standings", 0, true);
  standings_head(event);
  printf("<table><thead><tr><th class=\"n\">Rank</th><th class=\"w\">Player</th><th "
         "class=\"n\">Points</th>"
         "<th class=\"n\">W-L-D</th><th class=\"n\">Opp. match</th><th class=\"n\">Game</th>"
         "<th class=\"n\">Opp. game</th></tr></thead><tbody>\n");
  for (int i = 0; i < standings.count; i++) {
    const EventStanding *row = &standings.rows[i];
    printf("<tr%s><td class=\"n t\">%d</td>", row->dropped ? " class=\"gone\"" : "", row->rank);
    printf("<td dir=\"auto\">");
    put(name_of(event, row->entrant));
    printf("%s</td><td class=\"n\">%d</td><td class=\"n\">%d-%d-%d</td>",
           row->dropped ? " <span class=\"q\">left</span>" : "", row->points, row->won, row->lost,
           row->drawn);
    percent(row->opponents_match_win);
    percent(row->game_win);
    percent(row->opponents_game_win);
    printf("</tr>\n");
  }
  printf("</tbody></table>\n<p class=\"q\">Won, lost, drawn. Equal points go by the opponents' "
         "match wins, the games won, the opponents' games won (409.2), then by lot.</p>\n");
  event_standings_free(&standings);
  return true;
}

/* ---- Deck lists ------------------------------------------------- */

/* The number of cards of the section whose lines begin here. */
static int cards_in(const char *text)
{
  int sum = 0;
  while (*text) {
    size_t length = strcspn(text, "\r\n");
    if (*text == '#' || (length && text[length - 1] == ':')) break;
    sum += atoi(text);
    text += length + strspn(text + length, "\r\n");
  }
  return sum;
}

/* A line of a list: a head of a section, or a count and a card. */
static void list_line(const char *line, const char *rest, bool *open)
{
  size_t length = strlen(line), digits = strspn(line, "0123456789");
  if (!length || (*line == '#' && strncmp(line, "# The B player:", 15) != 0)) return;
  if (line[length - 1] == ':') {
    if (*open) printf("</div>");
    *open = true;
    printf("<div><h3>");
    put(line + (*line == '#' ? 2 : 0));
    if (*line != '#') printf(" %d", cards_in(rest));
    printf("</h3>\n");
    return;
  }
  printf("<p><b>%.*s</b>", (int)digits, line);
  put(line + digits + strspn(line + digits, " "));
  printf("</p>\n");
}

static void deck_text(const char *text)
{
  bool open = false;
  char line[300];
  printf("<div class=\"cards\">");
  while (*text) {
    size_t length = strcspn(text, "\r\n"), kept = length < sizeof line ? length : sizeof line - 1;
    memcpy(line, text, kept);
    line[kept] = '\0';
    text += length + strspn(text + length, "\r\n");
    list_line(line, text, &open);
  }
  printf("%s</div>", open ? "</div>" : "");
}

static int compare_entrants(const void *one, const void *other)
{
  const EventEntrant *const *a = one, *const *b = other;
  return event_name_order((*a)->name, (*b)->name);
}

static void lists_page(const Event *event)
{
  int count = 0;
  const EventEntrant **all =
      must_take(NULL, (size_t)(event_entrant_count(event) + 1) * sizeof *all);
  for (int i = 1; i <= event_entrant_count(event); i++)
    if (event_entrant(event, i)->deck) all[count++] = event_entrant(event, i);
  qsort(all, (size_t)count, sizeof *all, compare_entrants);
  begin(event,
        event_setup(event)->open_lists ? "deck lists (open, 401.5)"
                                       : "deck lists (for judges only, 401.5)",
        0, false);
  for (int i = 0; i < count; i++) {
    printf("<div class=\"deck\"><h2 dir=\"auto\">");
    put(all[i]->name);
    if (*all[i]->members) {
      printf(" (");
      put(all[i]->members);
      printf(")");
    }
    printf(": ");
    put(all[i]->deck_name);
    printf("%s</h2>", all[i]->deck_legal ? "" : " (not legal)");
    deck_text(all[i]->deck);
    printf("</div>\n");
  }
  free(all);
}

/* ---- The verb ------------------------------------------------- */

static bool refuse(EventError *error, const char *text, const char *what)
{
  snprintf(error->text, sizeof error->text, "%s '%.60s'.", text, what);
  return false;
}

static bool print_page(const Event *event, const char *page, int64_t wanted, EventError *error)
{
  static const struct {
    const char *word;
    void (*print)(const Event *event, const EventRound *round, const EventStandings *standings);
  } of_rounds[] = {{"names", by_name}, {"tables", by_table}, {"slips", slips}};
  EventStandings standings;
  const EventRound *round = event_round(event, wanted ? (int)wanted : event_round_count(event));
  if (strcmp(page, "standings") == 0) return standings_page(event, error);
  if (strcmp(page, "seats") == 0) return seats_page(event, error);
  if (strcmp(page, "decks") == 0) {
    lists_page(event);
    return true;
  }
  for (int i = 0; i < 3; i++) {
    if (strcmp(page, of_rounds[i].word) != 0) continue;
    if (!round) return refuse(error, "No such round has been paired: there is no page", page);
    if (!event_standings(event, &standings, error)) return false;
    of_rounds[i].print(event, round, &standings);
    event_standings_free(&standings);
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
