/* SPDX-License-Identifier: MIT */
/*
** play_commands.c -- the commands of `lunarbiter play`: one table gives what is obeyed and
** what `help` says.  Beginnings of two letters or more will do where just one command has
** them and they mean no option.
*/
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "commands/commands.h"
#include "games/explain.h"
#include "faces/face.h"
#include "bench/play.h"

typedef struct Command {
  const char *name, *other; /* another name for it, or NULL */
  const char *arguments, *help;
  void (*run)(Table *table, const char *rest);
  const char *group; /* a heading that stands before it, or NULL */
} Command;

bool play_begins(const char *word, const char *text)
{
  return *text && strncasecmp(word, text, strlen(text)) == 0;
}

int play_seat_named(const Table *table, const char *text)
{
  if (strcasecmp(text, "me") == 0 || strcasecmp(text, "you") == 0) return table->seat;
  for (int seat = 0; seat < table->session->seats; seat++) {
    bool number = tolower((unsigned char)*text) == 'p' && text[1] == '1' + seat && !text[2];
    if (number || strcasecmp(text, table->names.name[seat]) == 0) return seat;
  }
  return -1;
}

bool play_tell_no_player(const Table *table, const char *text)
{
  bool digits = text[0] && text[1] && !text[1 + strspn(text + 1, "0123456789")];
  bool is_player = digits && tolower((unsigned char)*text) == 'p';
  if (is_player)
    printf("there are %d players, p1 to p%d\n", table->session->seats, table->session->seats);
  return is_player;
}

/* ---- Explaining ------------------------------------------------------------------ */

static void tell_why_not(const Table *table, ArbId card)
{
  char name[96], id[24], facts[160], why[400];
  ArbGame *game = table->timeline.game;
  arb_card_name(game, table->seat, card, name, sizeof name);
  arb_id_text(game, card, id, sizeof id);
  board_facts(&table->board, card, facts, sizeof facts);
  arb_why_not(game, table->seat, card, why, sizeof why);
  printf("  %s <%s>%s%s: %s\n", name, id, *facts ? ", " : "", facts,
         *why ? why : "can be played or used now");
}

static void explain_all(const Table *table)
{
  const char *const *zones = face_of(table->board.cards)->own;
  char text[PLAY_LABEL_MAX];
  ArbGame *game = table->timeline.game;
  const ArbDecision *decision = arb_decision(game);
  if (!decision) {
    printf("  the game is over\n");
    return;
  }
  arb_question(game, text, sizeof text);
  printf("  decision %u: %s (rule %s)\n", (unsigned)decision->number, *text ? text : "choose",
         arb_decision_rule(game));
  const char *zone;
  for (int z = 0; (zone = face_zone(zones, game, z)); z++) {
    BoardList list = board_list(&table->board, zone, table->seat);
    for (int i = 0; i < list.count; i++)
      if (list.cards[i].id.slot) tell_why_not(table, list.cards[i].id);
    board_list_free(&list);
  }
}

static void explain_option(const Table *table, int option)
{
  char label[PLAY_LABEL_MAX], id[PLAY_LABEL_MAX];
  ArbGame *game = table->timeline.game;
  const ArbOption *o = &arb_options(game)[option];
  bind_option_label(game, option, label, sizeof label);
  arb_option_id(game, option, id, sizeof id);
  printf("  %d  %s\n      id: %s; asked by rule %s%s\n", option + 1, label, id,
         arb_decision_rule(game),
         o->flags & ARB_OPTION_MANUAL ? "; manual: adds or pays step by step" : "");
  ArbId things[] = {o->object, o->place};
  for (int i = 0; i < 2; i++) {
    char name[96], facts[160];
    if (things[i].slot == 0) continue;
    arb_card_name(game, table->seat, things[i], name, sizeof name);
    board_facts(&table->board, things[i], facts, sizeof facts);
    if (*facts) printf("      %s: %s\n", name, facts);
  }
}

/* Whether it comes with the program, and not with a mod. */
static bool is_shipped(const Session *session, const char *name)
{
  ArbCards *all = session_all_cards(session);
  uint16_t def = all ? bind_find_card(all, name, -1) : 0;
  bool shipped = def && !arb_card_mod(all, def);
  if (all) arb_cards_release(all);
  return shipped;
}

/* The card as its file is now, whether or not it has been loaded. */
static void tell_file(const Table *table, const char *rest)
{
  enum { MODS_MAX = 16 };
  const Session *session = table->session;
  const char *arguments[8 + 2 * MODS_MAX] = {"show", "--data", session->data, "--game",
                                             session->game->name};
  int count = 5, mods = session->mods ? session->mods->count : 0;
  for (int i = 0; i < mods && i < MODS_MAX && !is_shipped(session, rest); i++) {
    if (!session->mods->items[i].asked) continue;
    arguments[count++] = "--mod";
    arguments[count++] = session->mods->items[i].directory;
  }
  arguments[count++] = "--";
  arguments[count++] = rest;
  fflush(stdout);
  command_show(count, (char **)(uintptr_t)arguments);
}

/* A keyword by its word or title, "assault", "Quick Draw": what it stands for. */
static bool explain_keyword(const Table *table, const char *what)
{
  char word[PLAY_LINE_MAX];
  snprintf(word, sizeof word, "%s", what);
  for (char *at = word; *at; at++) *at = *at == ' ' || *at == '-' ? '_' : *at;
  for (int i = 0; i < arb_keywords_count(table->board.cards); i++) {
    const ArbKeyword *keyword = arb_keyword(table->board.cards, i);
    if (strcasecmp(keyword->name, word) != 0) continue;
    tell_file(table, keyword->name);
    return true;
  }
  return false;
}

/* A part of its name is enough where just one name has it; else the names are told. */
static void explain_named(const Table *table, const char *what)
{
  enum { MATCHES_MAX = 12 };
  BoardMatch matches[MATCHES_MAX];
  const Board *board = &table->board;
  ArbId card = board_find(board, what);
  int found = card.slot ? 0 : board_named(board, what, true, matches, MATCHES_MAX), kinds = 0;
  for (int i = 0; i < found && i < MATCHES_MAX; i++)
    kinds += strcmp(matches[i].title, matches[0].title) != 0;
  if (!card.slot && found > 0 && kinds == 0) card = matches[0].id;
  if (card.slot) {
    explain_card(board, card);
    return;
  }
  if (found) printf("'%s' could be\n", what);
  for (int i = 0; i < found && i < MATCHES_MAX; i++) {
    printf("  ");
    board_print_match(board, stdout, &matches[i]);
    printf("\n");
  }
  if (found > MATCHES_MAX) printf("  and %d more\n", found - MATCHES_MAX);
  if (found || explain_keyword(table, what)) return;
  if (play_tell_no_player(table, what)) return;
  const char *nearest = bind_deck_nearest_card(board->cards, what);
  printf("you see nothing called '%s'", what);
  if (nearest && board_named(board, nearest, false, NULL, 0))
    printf(" (did you mean '%s'?)", nearest);
  printf("\n");
}

static void explain(Table *table, const char *what)
{
  char *end;
  const ArbDecision *decision = arb_decision(table->timeline.game);
  long number = strtol(what, &end, 10);
  if (*what == 0) {
    explain_all(table);
  } else if (end != what && *end == 0) {
    if (decision && number >= 1 && number <= decision->option_count)
      explain_option(table, (int)number - 1);
    else printf("there is no option %ld\n", number);
  } else if (strcmp(what, "event") == 0) {
    if (!explain_event(&table->board, 0)) printf("nothing has happened yet\n");
  } else {
    explain_named(table, what);
  }
}

static void show_card(Table *table, const char *rest)
{
  if (*rest == 0) printf("show takes a card: show Gust\n");
  else tell_file(table, rest);
}

/* ---- Looking --------------------------------------------------------------------- */

static void show_board(Table *table, const char *rest)
{
  (void)rest;
  if (arb_decision(table->timeline.game)) table->draw = true;
  else board_print(&table->board, stdout);
}

static void toggle_manual(Table *table, const char *rest)
{
  (void)rest;
  table->manual = !table->manual;
}

static void show_log(Table *table, const char *rest)
{
  Text text = {0};
  char *end;
  long lines = strtol(rest, &end, 10);
  if (*end || lines < 0) {
    printf("log takes a number of lines, or nothing: log 20\n");
    return;
  }
  timeline_log(&table->timeline, &text);
  const char *from = text.bytes;
  if (lines > 0) {
    from = text.bytes + text.length;
    for (long left = lines + 1; from > text.bytes; from--)
      if (from[-1] == '\n' && --left == 0) break;
  }
  fputs(from, stdout);
  text_free(&text);
}

/* ---- Undo, redo, branches --------------------------------------------------------- */

void play_go(Table *table, Moment *to, EntryKind kind, const char *name)
{
  Text text = {0};
  ReplayEntry entry = {.kind = kind, .answer = name};
  if (!timeline_go(&table->timeline, to, kind, name)) {
    printf("out of memory\n");
    return;
  }
  entry.number = timeline_number(&table->timeline);
  entry_tell(&entry, table->timeline.game, table->board.cards, table->seat, &text);
  printf("   -- %s; a replay of this game says so --\n", text.bytes);
  text_free(&text);
  play_arrive(table);
  table->draw = true;
}

static void undo(Table *table, const char *rest)
{
  (void)rest;
  Moment *to = timeline_undo_to(&table->timeline);
  if (to) play_go(table, to, ENTRY_UNDO, NULL);
  else printf("there is nothing to take back\n");
}

static void redo(Table *table, const char *rest)
{
  (void)rest;
  Moment *to = timeline_redo_to(&table->timeline);
  if (to) play_go(table, to, ENTRY_REDO, NULL);
  else printf("there is nothing to do again\n");
}

bool play_cancel(Table *table)
{
  ReplayEntry move = {.kind = ENTRY_CANCEL, .seat = table->seat};
  uint32_t number = timeline_number(&table->timeline);
  if (!play_move(table, &move)) return false;
  play_remark(table, "decision %u and its step are taken back", (unsigned)number);
  table->draw = true;
  return true;
}

static void cancel(Table *table, const char *rest)
{
  (void)rest;
  play_cancel(table);
}

static void list_branches(Table *table, const char *rest)
{
  (void)rest;
  const Timeline *timeline = &table->timeline;
  if (timeline->branch_count == 0) printf("no moment has a name yet: branch NAME\n");
  for (int i = 0; i < timeline->branch_count; i++) {
    const Branch *branch = &timeline->branches[i];
    printf("  %-12s turn %d, decision %u%s%s%s", branch->name, (int)branch->turn,
           (unsigned)branch->number, *branch->asked ? ": " : "", branch->asked,
           branch->moment == timeline->at ? "  <- here" : "");
    if (!branch->moment) printf("  (lost: %s)", branch->lost);
    printf("\n");
  }
}

static void make_branch(Table *table, const char *rest)
{
  bool number = isdigit((unsigned char)*rest);
  if (!*rest || number || strlen(rest) >= TIMELINE_NAME_MAX || strpbrk(rest, "#@")) {
    printf("branch takes a name for this moment, of less than %d letters, that is no number: "
           "branch before\n",
           TIMELINE_NAME_MAX);
    return;
  }
  timeline_branch(&table->timeline, rest);
  printf("   -- decision %u is remembered as '%s': goto %s --\n",
         (unsigned)timeline_number(&table->timeline), rest, rest);
}

/* To a branch, or to a decision by its number. */
static void go_to(Table *table, const char *rest)
{
  char *end;
  unsigned long number = strtoul(rest, &end, 10);
  const Branch *branch = timeline_find_branch(&table->timeline, rest);
  if (!*rest) {
    printf("goto takes a name or the number of a decision:\n");
    list_branches(table, "");
  } else if (end != rest && *end == 0) {
    Moment *to = timeline_at_decision(&table->timeline, (uint32_t)number);
    bool forward = to && to->depth > table->timeline.at->depth;
    if (to) play_go(table, to, forward ? ENTRY_REDO : ENTRY_UNDO, NULL);
    else printf("decision %lu is not on the way to this moment\n", number);
  } else if (!branch) {
    printf("there is no branch '%s' (branches lists them)\n", rest);
  } else if (!branch->moment) {
    printf("'%s' cannot be reached any more: %s\n", branch->name, branch->lost);
  } else {
    play_go(table, branch->moment, ENTRY_GOTO, branch->name);
  }
}

/* ---- The game -------------------------------------------------------------------- */

static void save(Table *table, const char *path)
{
  ArbError error = {0};
  if (*path == 0) printf("save takes a file: save FILE\n");
  else if (timeline_save(&table->timeline, &table->seating, path, &error))
    printf("saved to %s\n", path);
  else printf("%s\n", error.text);
}

static void give_up(Table *table, const char *rest)
{
  if (*rest) {
    printf("concede takes no name: it is p%d who gives up here\n", table->seat + 1);
    return;
  }
  play_move(table, &(ReplayEntry){.kind = ENTRY_CONCEDE, .seat = table->seat});
}

/* judge CALL [SEAT] */
static void judge(Table *table, const char *rest)
{
  char word[24] = "", seat[8] = "";
  sscanf(rest, "%23s %7s", word, seat);
  ReplayEntry move = {.kind = ENTRY_CALL, .seat = table->seat};
  if (*seat) move.seat = (ArbSeat)(seat[0] == 'p' ? seat[1] - '1' : ARB_NO_SEAT);
  int call = arb_call_find(word);
  if (move.seat >= table->session->seats) {
    printf("there is no player '%s'\n", seat);
  } else if (call < 0) {
    printf("judge wants one of these:");
    for (int i = 0; arb_call_word(i); i++) printf("%s %s", i ? "," : "", arb_call_word(i));
    printf("\n");
  } else {
    move.answer = arb_call_word(call);
    if (play_move(table, &move)) play_remark(table, "the host calls: %s", move.answer);
  }
}

static void quit(Table *table, const char *rest)
{
  (void)rest;
  table->quit = true;
}

static void help(Table *table, const char *rest);

static const Command commands[] = {
  {"?", NULL, "", "what is asked, and why cards of your hand cannot be played now", explain,
   "Seeing"},
  {"?", NULL, "3", "explain option 3", explain, NULL},
  {"?", NULL, "c12 or NAME",
   "a card, by its id or a part of its name: every condition of\n"
   "playing it, or how each of its characteristics came about",
   explain, NULL},
  {"?", NULL, "KEYWORD", "what a keyword stands for", explain, NULL},
  {"?", NULL, "event", "how the last event came about: what was replaced, and who chose", explain,
   NULL},
  {"explain", NULL, "X", "the same as ? X", explain, NULL},
  {"show", NULL, "NAME", "the card or keyword, and its text as the engine reads its file",
   show_card, NULL},
  {"board", "b", "", "show the board", show_board, NULL},
  {"m", "manual", "", "show or hide manual options", toggle_manual, NULL},
  {"log", NULL, "[N]", "everything told on the way to this moment; its last N lines", show_log,
   NULL},
  {"undo", "u", "", "take back your last answer, and all that came of it", undo,
   "Other ways the game could have gone (a replay says all of it)"},
  {"redo", "r", "", "forward again to your next question", redo, NULL},
  {"cancel", NULL, "", "take the open step back, as the rules allow", cancel, NULL},
  {"branch", NULL, "NAME", "remember this moment", make_branch, NULL},
  {"goto", NULL, "NAME or N", "on from a branch, or from decision N on the way here", go_to, NULL},
  {"branches", NULL, "", "list the moments that have names", list_branches, NULL},
  {"set", NULL, "...", "edit the position: put cards, set numbers (set ? says what)", play_set,
   "Sandbox (a replay says that the game was edited by hand)"},
  {"as", NULL, "p2", "answer for that seat too; alone: who answers for whom", play_as, NULL},
  {"bot", NULL, "[p2] NAME",
   "let a bot answer for it, or for all others; bot on: as in the\n"
   "beginning, bot off: answer for everybody",
   play_bot, NULL},
  {"reload", NULL, "",
   "load changed card, keyword and format files: the game is played\n"
   "again up to here with them",
   play_reload_command, NULL},
  {"save", NULL, "F", "write the game to file F: lunarbiter replay F, play --from F", save,
   "The game"},
  {"concede", NULL, "", "give the game up", give_up, NULL},
  {"judge", NULL, "CALL [p2]",
   "what a host calls: time, elimination-time, draw, draw-match,\n"
   "concede-match (who concedes: p2, or you)",
   judge, NULL},
  {"help", "h", "", "this list", help, NULL},
  {"quit", "q", "", "leave", quit, NULL},
};
enum { COMMAND_COUNT = sizeof commands / sizeof *commands };

static void print_help_line(const char *left, const char *text)
{
  printf("  %-18s ", left);
  for (; *text; text++) {
    putchar(*text);
    if (*text == '\n') printf("  %-18s ", "");
  }
  printf("\n");
}

static void help(Table *table, const char *rest)
{
  char left[64];
  (void)table, (void)rest;
  printf("Answering\n");
  print_help_line("3", "take option 3; several: 1 4 5");
  print_help_line("pass, c12, Gust",
                  "by its id, card, a part of its text or words of it;\nseveral: c12, c14");
  print_help_line("-", "take none");
  for (int i = 0; i < COMMAND_COUNT; i++) {
    const Command *command = &commands[i];
    if (command->group) printf("%s\n", command->group);
    snprintf(left, sizeof left, "%s%s%s %s", command->name, command->other ? ", " : "",
             command->other ? command->other : "", command->arguments);
    print_help_line(left, command->help);
  }
  printf("A command may be shortened as long as it is clear: bra x, rel.\n");
}

/* ---- Obeying --------------------------------------------------------------------- */

static const Command *command_named(const char *word)
{
  for (int i = 0; i < COMMAND_COUNT; i++)
    if (strcasecmp(commands[i].name, word) == 0 ||
        (commands[i].other && strcasecmp(commands[i].other, word) == 0))
      return &commands[i];
  return NULL;
}

/* The command that a word of two or more letters begins: the only one, or the one whose name begins
** all the others (branch, branches).  Else NULL, and `several` names those that it could be. */
static const Command *command_begun(const char *word, char *several, size_t size)
{
  const Command *found = NULL;
  bool clear = true;
  size_t used = 0;
  *several = 0;
  if (strlen(word) < 2) return NULL;
  for (int i = 0; i < COMMAND_COUNT; i++) {
    const Command *command = &commands[i];
    if (!play_begins(command->name, word) || (found && found->run == command->run)) continue;
    if (!found) found = command;
    clear &= play_begins(command->name, found->name);
    if (used < size)
      used +=
          (size_t)snprintf(several + used, size - used, "%s%s", used ? ", " : "", command->name);
  }
  return clear ? found : NULL;
}

/* The name of a branch or a file may stand in quotes. */
static void obey(Table *table, const Command *command, const char *rest)
{
  char bare[PLAY_LINE_MAX];
  size_t length = strlen(rest);
  bool quoted = length > 1 && *rest == '"' && strchr(rest + 1, '"') == rest + length - 1;
  snprintf(bare, sizeof bare, "%.*s", (int)(quoted ? length - 2 : length), rest + quoted);
  command->run(table, bare);
}

void play_obey(Table *table, const char *line)
{
  char word[32], why[PLAY_LINE_MAX + 400], several[120];
  size_t length = *line == '?' ? 1 : strcspn(line, " \t");
  const char *rest = line + length + strspn(line + length, " \t");
  snprintf(word, sizeof word, "%.*s", (int)length, line);
  const Command *command = command_named(word);
  if (command) {
    obey(table, command, rest);
    return;
  }
  if (play_answer(table, line, why, sizeof why)) return;
  command = command_begun(word, several, sizeof several);
  if (command) obey(table, command, rest);
  else if (*several) printf("'%s' could be %s\n", word, several);
  else if (!arb_decision(table->timeline.game)) table->quit = true;
  else printf("%s\n", why);
}
