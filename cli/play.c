/* SPDX-License-Identifier: MIT */
/*
** play.c -- `lunarbiter play`: a person at the terminal against a bot.
**
** The person sees what the seat may see: the engine masks views, events,
** options and refusals, and this file asks for nothing else.  Input is read
** line by line, so a file or a pipe can play as well.  Before every answer a
** copy of the game is kept: `u` goes back to the last one, over everything the
** bot did since.
*/
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "board.h"
#include "commands.h"
#include "explain.h"
#include "face.h"
#include "match.h"
#include "narrate.h"

enum { LINE_MAX_ = 512, LABEL_MAX = 256 };

typedef struct PlayOptions {
  TextList decks;
  const char *game, *format, *bot, *data;
  BotNames bots;
  int64_t seat;
  uint64_t seed;
  bool skip, lot;
  NarrateOptions told;
} PlayOptions;

typedef struct Kept {
  ArbGame *game;
  uint32_t number;    /* of the decision that was open */
} Kept;

typedef struct Table {
  const PlayOptions *options;
  Match match;
  Recorder recorder;
  Board board;
  Narrator narrator;
  FILE *story;        /* what was narrated so far */
  char *story_text;
  size_t story_size, story_shown;
  ArbSeat seat;
  Kept *kept; int kept_count;
  bool manual;        /* manual options are shown */
  bool quit;
  bool draw, fresh;   /* the board was asked for; something has happened since */
  int32_t drawn_turn; /* the turn in which it was last on the screen */
  int32_t *values; int value_room;
} Table;

/* ---- Telling -------------------------------------------------------------------- */

/* Prints what the narrator has written since the last time. */
static void tell(Table *table)
{
  narrate(&table->narrator, table->match.game);
  fflush(table->story);
  if (table->story_size > table->story_shown)
    fwrite(table->story_text + table->story_shown, 1, table->story_size - table->story_shown,
           stdout);
  table->story_shown = table->story_size;
}

static bool shown(const Table *table, int option)
{
  return table->manual || !(arb_options(table->match.game)[option].flags & ARB_OPTION_MANUAL);
}

static const char *shape_hint(const ArbDecision *decision, char *out, size_t size)
{
  int min = (int)decision->min, max = (int)decision->max;
  switch (decision->shape) {
  case ARB_ORDER: snprintf(out, size, "all numbers in the order you want"); break;
  case ARB_NUMBER: snprintf(out, size, "a number from %d to %d", min, max); break;
  case ARB_SPLIT: snprintf(out, size, "an amount for each, %d in all", max); break;
  default:
    if (max == 1) snprintf(out, size, min ? "one of them" : "one of them, or -");
    else if (min == max) snprintf(out, size, "%d of them", min);
    else snprintf(out, size, "%d to %d of them%s", min, max, min ? "" : ", - for none");
  }
  return out;
}

static void show_option(const Table *table, int option)
{
  char label[LABEL_MAX];
  const ArbOption *o = &arb_options(table->match.game)[option];
  arb_option_label(table->match.game, option, label, sizeof label);
  printf("  %2d  %s", option + 1, label);
  if (arb_decision(table->match.game)->shape == ARB_SPLIT)
    printf(" (%d to %d)", o->aux, (int)o->value);
  printf("%s\n", o->flags & ARB_OPTION_MANUAL ? "  [manual]" : "");
}

/* The board is shown when asked for, once each turn, and whenever a turn's player is
** free to act. */
static bool board_is_due(Table *table)
{
  int32_t turn = 0;
  const char *rule = face_of(table->board.cards)->free_rule;
  arb_look(table->match.game, table->seat, (ArbId){0, 0}, "turn", &turn);
  bool due = table->draw || turn != table->drawn_turn ||
             (table->fresh && rule && strcmp(arb_decision_rule(table->match.game), rule) == 0);
  table->drawn_turn = turn;
  table->draw = table->fresh = false;
  return due;
}

static void show_decision(Table *table)
{
  char text[LABEL_MAX], hint[80];
  const ArbGame *game = table->match.game;
  const ArbDecision *decision = arb_decision(game);
  int hidden = 0;
  if (board_is_due(table)) board_print(&table->board, stdout);
  arb_question(game, text, sizeof text);
  printf("\n%s (%s)%s\n", *text ? text : "choose", arb_decision_rule(game),
         decision->open ? "  [u takes this back]" : "");
  for (int i = 0; i < decision->option_count; i++) {
    if (shown(table, i)) show_option(table, i);
    else hidden++;
  }
  if (hidden) printf("      and %d manual options (m)\n", hidden);
  printf("%s> ", shape_hint(decision, hint, sizeof hint));
  fflush(stdout);
}

/* ---- Answers -------------------------------------------------------------------- */

static void reserve_values(Table *table, int count)
{
  if (count < table->value_room) return;
  table->value_room = count + 64;
  table->values = must_take(table->values, (size_t)table->value_room * sizeof *table->values);
}

static void keep_game(Table *table)
{
  ArbGame *copy = arb_clone(table->match.game);
  if (!copy) return; /* no memory for it: this answer cannot be taken back */
  table->kept = must_take(table->kept, (size_t)(table->kept_count + 1) * sizeof *table->kept);
  table->kept[table->kept_count++] = (Kept){copy, arb_decision(table->match.game)->number};
}

static void drop_kept(Table *table) { arb_destroy(table->kept[--table->kept_count].game); }

static void give_answer(Table *table, int count)
{
  ArbError error = {0};
  keep_game(table);
  int kept = table->kept_count;
  if (match_answer(&table->match, table->values, count, &error) >= 0) {
    table->fresh = true;
    return;
  }
  recorder_refused(&table->recorder);
  if (table->kept_count == kept && kept > 0) drop_kept(table);
  printf("%s\n", error.text);
}

/* An option by its id, or by the beginning of just one option's id or label. */
static int option_named(const Table *table, const char *text)
{
  const ArbGame *game = table->match.game;
  char id[LABEL_MAX], label[LABEL_MAX];
  int found = -1, matches = 0;
  for (int i = 0; i < arb_decision(game)->option_count; i++) {
    arb_option_id(game, i, id, sizeof id);
    arb_option_label(game, i, label, sizeof label);
    if (strcmp(id, text) == 0) return i;
    bool begins = strncmp(id, text, strlen(text)) == 0 || strncmp(label, text, strlen(text)) == 0;
    if (begins && shown(table, i)) found = i, matches++;
  }
  return matches == 1 ? found : -1;
}

/* Reads numbers parted by blanks or commas; -1 when something else stands there. */
static int read_numbers(Table *table, const char *line)
{
  int count = 0;
  for (const char *at = line; *at;) {
    char *end;
    long number = strtol(at, &end, 10);
    if (end == at || (*end && !isspace((unsigned char)*end) && *end != ',')) return -1;
    reserve_values(table, count + 1);
    table->values[count++] = (int32_t)number;
    at = end + strspn(end, " ,\t");
  }
  return count;
}

static void answer_line(Table *table, const char *line)
{
  const ArbDecision *decision = arb_decision(table->match.game);
  bool indices = decision->shape == ARB_PICK || decision->shape == ARB_ORDER;
  int count = strcmp(line, "-") == 0 ? 0 : read_numbers(table, line);
  if (count < 0) {
    reserve_values(table, 1);
    int option = indices ? option_named(table, line) : -1;
    if (option < 0) {
      printf("'%s' is no answer and no command (help)\n", line);
      return;
    }
    table->values[0] = option + 1;
    count = 1;
  }
  for (int i = 0; indices && i < count; i++) table->values[i]--;
  give_answer(table, count);
}

/* ---- Commands ------------------------------------------------------------------- */

static void command_help_text(void)
{
  printf("  3        take option 3; several: 1 4 5; by name: pass, play c12\n"
         "  -        take none\n"
         "  ?        what is asked, and why cards of your hand cannot be played now\n"
         "  ? 3      explain option 3        ? c12 or ? NAME   a card: every condition of\n"
         "           playing it, or how each of its characteristics came about\n"
         "  ? event  how the last event came about: what was replaced, and who chose\n"
         "           (`explain X` is the same as `? X`)\n"
         "  u        take back your last answer\n"
         "  m        show or hide manual options\n"
         "  b        show the board           log      everything told so far\n"
         "  save F   write the game to file F, to be told with `lunarbiter replay F`\n"
         "  concede  give the game up         quit     leave\n");
}

static void tell_why_not(const Table *table, ArbId card)
{
  char name[96], id[24], facts[160], why[400];
  arb_card_name(table->match.game, table->seat, card, name, sizeof name);
  arb_id_text(table->match.game, card, id, sizeof id);
  board_facts(&table->board, card, facts, sizeof facts);
  arb_why_not(table->match.game, table->seat, card, why, sizeof why);
  printf("  %s <%s>%s%s: %s\n", name, id, *facts ? ", " : "", facts,
         *why ? why : "can be played or used now");
}

static void explain_all(const Table *table)
{
  const char *const *zones = face_of(table->board.cards)->own;
  char text[LABEL_MAX];
  ArbCardView hand[BOARD_CARDS_MAX];
  const ArbDecision *decision = arb_decision(table->match.game);
  arb_question(table->match.game, text, sizeof text);
  printf("  decision %u: %s (rule %s)\n", (unsigned)decision->number, *text ? text : "choose",
         arb_decision_rule(table->match.game));
  const char *zone;
  for (int z = 0; (zone = face_zone(zones, table->match.game, z)); z++) {
    int count = board_cards(&table->board, zone, table->seat, hand, BOARD_CARDS_MAX);
    for (int i = 0; i < count && i < BOARD_CARDS_MAX; i++)
      if (hand[i].id.slot) tell_why_not(table, hand[i].id);
  }
}

static void explain_option(const Table *table, int option)
{
  char label[LABEL_MAX], id[LABEL_MAX];
  const ArbOption *o = &arb_options(table->match.game)[option];
  arb_option_label(table->match.game, option, label, sizeof label);
  arb_option_id(table->match.game, option, id, sizeof id);
  printf("  %d  %s\n      id: %s; asked by rule %s%s\n", option + 1, label, id,
         arb_decision_rule(table->match.game),
         o->flags & ARB_OPTION_MANUAL ? "; manual: adds or pays step by step" : "");
  ArbId things[] = {o->object, o->place};
  for (int i = 0; i < 2; i++) {
    char name[96], facts[160];
    if (things[i].slot == 0) continue;
    arb_card_name(table->match.game, table->seat, things[i], name, sizeof name);
    board_facts(&table->board, things[i], facts, sizeof facts);
    if (*facts) printf("      %s: %s\n", name, facts);
  }
}

static void explain(const Table *table, const char *what)
{
  char *end;
  long number = strtol(what, &end, 10);
  if (*what == 0) {
    explain_all(table);
  } else if (end != what && *end == 0) {
    if (number >= 1 && number <= arb_decision(table->match.game)->option_count)
      explain_option(table, (int)number - 1);
    else printf("there is no option %ld\n", number);
  } else if (strcmp(what, "event") == 0) {
    if (!explain_event(&table->board, 0)) printf("nothing has happened yet\n");
  } else {
    ArbId card = board_find(&table->board, what);
    if (card.slot) explain_card(&table->board, card);
    else printf("you see nothing called '%s'\n", what);
  }
}

/* After a cancel: the copies of that step lead nowhere, and the one of its first
** question is what the game is now. */
static void drop_step(Table *table)
{
  const Kept *kept = table->kept;
  while (table->kept_count && arb_decision(kept[table->kept_count - 1].game)->open)
    drop_kept(table);
  if (table->kept_count &&
      arb_hash(kept[table->kept_count - 1].game) == arb_hash(table->match.game))
    drop_kept(table);
}

/* Takes the person's own open step back. */
static bool cancel_step(Table *table)
{
  const ArbDecision *decision = arb_decision(table->match.game);
  uint32_t number = decision->number;
  if (!decision->open) return false;
  recorder_cancel(&table->recorder, table->match.game, table->seat);
  if (arb_cancel(table->match.game, table->seat) >= 0) {
    drop_step(table);
    fprintf(table->story, "   -- decision %u and its step are taken back --\n", (unsigned)number);
    return true;
  }
  recorder_refused(&table->recorder);
  return false;
}

/* An open step is cancelled; else the game goes back to the last question that
** was answered here, over everything the bot did. */
static void take_back(Table *table)
{
  table->draw = true;
  if (cancel_step(table)) return;
  if (table->kept_count == 0) {
    printf("there is nothing to take back\n");
    return;
  }
  const Kept *last = &table->kept[table->kept_count - 1];
  if (arb_copy(table->match.game, last->game) < 0) {
    printf("out of memory\n");
    return;
  }
  recorder_undo(&table->recorder, last->number);
  fprintf(table->story, "   -- taken back to decision %u; a replay of this game says so --\n",
          (unsigned)last->number);
  drop_kept(table);
  tell(table);
}

static void save(Table *table, const char *path)
{
  ArbError error = {0};
  if (*path == 0) printf("save wants a file: save FILE\n");
  else if (recorder_write(&table->recorder, table->match.game, false, path, &error))
    printf("saved to %s\n", path);
  else printf("%s\n", error.text);
}

static void give_up(Table *table)
{
  recorder_concede(&table->recorder, table->match.game, table->seat);
  if (arb_concede(table->match.game, table->seat) >= 0) return;
  recorder_refused(&table->recorder);
  printf("%s\n", arb_error(table->match.game));
}

/* Obeys a command; false when the line is none. */
static bool obey(Table *table, const char *line)
{
  if (strcmp(line, "help") == 0 || strcmp(line, "h") == 0) command_help_text();
  else if (*line == '?') explain(table, line + 1 + strspn(line + 1, " "));
  else if (strcmp(line, "explain") == 0) explain(table, "");
  else if (strncmp(line, "explain ", 8) == 0) explain(table, line + 8 + strspn(line + 8, " "));
  else if (strcmp(line, "u") == 0 || strcmp(line, "undo") == 0) take_back(table);
  else if (strcmp(line, "m") == 0) table->manual = !table->manual;
  else if (strcmp(line, "b") == 0) table->draw = true;
  else if (strcmp(line, "log") == 0) fwrite(table->story_text, 1, table->story_shown, stdout);
  else if (strcmp(line, "concede") == 0) give_up(table);
  else if (strcmp(line, "quit") == 0 || strcmp(line, "q") == 0) table->quit = true;
  else if (strcmp(line, "save") == 0) save(table, "");
  else if (strncmp(line, "save ", 5) == 0) save(table, line + 5 + strspn(line + 5, " "));
  else return false;
  return true;
}

static void read_command(Table *table)
{
  char line[LINE_MAX_];
  if (!fgets(line, sizeof line, stdin)) {
    printf("\n");
    table->quit = true;
    return;
  }
  char *end = line + strlen(line), *start = line + strspn(line, " \t");
  while (end > start && isspace((unsigned char)end[-1])) *--end = 0;
  if (!isatty(STDIN_FILENO)) printf("%s\n", start); /* a script's answers belong to the record */
  if (*start && !obey(table, start)) answer_line(table, start);
}

/* ---- The game ------------------------------------------------------------------- */

/* The only option that is not manual, when the question has just one answer. */
static int only_option(const Table *table)
{
  const ArbDecision *decision = arb_decision(table->match.game);
  int only = -1, count = 0;
  if (decision->shape != ARB_PICK || decision->min != 1) return -1;
  for (int i = 0; i < decision->option_count; i++)
    if (!(arb_options(table->match.game)[i].flags & ARB_OPTION_MANUAL)) only = i, count++;
  return count == 1 ? only : -1;
}

static ArbStatus take_turn(Table *table, ArbError *error)
{
  if (arb_decision(table->match.game)->player != table->seat)
    return match_bot_answers(&table->match, error);
  int32_t only = table->options->skip && !table->manual ? only_option(table) : -1;
  if (only >= 0) return match_answer(&table->match, &only, 1, error);
  show_decision(table);
  read_command(table);
  return ARB_OK;
}

static int play_out(Table *table)
{
  ArbError error = {0};
  while (!table->quit) {
    ArbStatus status = match_next(&table->match, &error);
    tell(table);
    if (status == ARB_AWAITING) status = take_turn(table, &error);
    if (status < 0) return session_failed("play", &error);
    if (status != ARB_OVER) continue;
    narrate_result(&table->narrator, table->match.game);
    tell(table);
    break;
  }
  return EXIT_FINE;
}

/* The bots follow the person round the table. */
static const char *bot_of(const Table *table, const Session *session, ArbSeat seat)
{
  return table->options->bots.name[(seat - table->seat + session->seats) % session->seats - 1];
}

static void introduce(const Table *table, const Session *session, const PlayerNames *names)
{
  int teams = session->format.teams;
  printf("You play %s", names->name[table->seat]);
  for (int side = 0; side < 2; side++) { /* a team mate first */
    const char *word = side ? " against" : " with";
    for (int i = 1; i < session->seats; i++) {
      int seat = (table->seat + i) % session->seats;
      bool friend = teams && seat % teams == table->seat % teams;
      if (friend == (side == 1)) continue;
      printf("%s %s (%s)", word, names->name[seat], bot_of(table, session, (ArbSeat)seat));
      word = ",";
    }
  }
  printf(". Type help for help.\n");
}

static int sit_down(Table *table, const Session *session, const Seating *seating)
{
  PlayerNames names;
  session_player_names(session, seating, &names);
  table->board = (Board){.game = table->match.game, .cards = session->cards,
                         .viewer = table->seat, .players = names.name,
                         .goal = session_goal(session)};
  table->story = open_memstream(&table->story_text, &table->story_size);
  if (!table->story) return EXIT_FAILED;
  narrate_start(&table->narrator, table->story, session->cards, table->seat,
                &table->options->told, &session->format, names.name);
  const char *players[SESSION_SEATS];
  for (int seat = 0; seat < session->seats; seat++)
    players[seat] = seat == table->seat ? "person" : bot_of(table, session, (ArbSeat)seat);
  recorder_start(&table->recorder, session, seating, players);
  match_sit(&table->match, session->cards, seating->seed);
  introduce(table, session, &names);
  int code = play_out(table);
  fclose(table->story);
  free(table->story_text);
  return code;
}

static void clear_table(Table *table)
{
  while (table->kept_count) drop_kept(table);
  free(table->kept);
  free(table->values);
  recorder_free(&table->recorder);
  for (int seat = 0; seat < SESSION_SEATS; seat++) bot_free(table->match.bots[seat]);
  arb_destroy(table->match.game);
}

static int play_session(const PlayOptions *options, const Session *session)
{
  ArbError error = {0};
  Table table = {.options = options, .seat = (ArbSeat)(options->seat - 1)};
  /* the first deck named is the person's */
  Seating seating = {.seed = options->seed, .rotation = session->seats - table.seat,
                     .by_lot = options->lot};
  BindHost *host = bind_host_new(session->cards, &error);
  if (host) table.match.game = session_game(session, host, &seating, &error);
  int code = EXIT_FAILED;
  if (table.match.game) {
    table.match.recorder = &table.recorder;
    table.match.goal = session_goal(session);
    for (int seat = 0; seat < session->seats; seat++)
      if (seat != table.seat)
        table.match.bots[seat] = bot_new(bot_of(&table, session, (ArbSeat)seat));
    code = sit_down(&table, session, &seating);
    clear_table(&table);
  } else {
    session_failed("play", &error);
  }
  if (host) bind_host_free(host);
  return code;
}

static bool has_seat(const Session *session, int64_t seat, ArbError *error)
{
  if (seat <= session->seats) return true;
  error->status = ARB_REFUSED;
  snprintf(error->text, sizeof error->text, "%s has %d seats, not %d", session->format_name,
           session->seats, (int)seat);
  return false;
}

int command_play(int argc, char **argv)
{
  PlayOptions options = {.bot = "greedy", .seed = 1, .seat = 1, .skip = true};
  const Option table[] = {
    {.name = "deck", .kind = OPTION_LIST, .to = &options.decks, .argument = "DECK",
     .help = "your deck, then those of the others in their order, by path or\n"
             "name (jinx-origins against viktor-origins)"},
    {.name = "bot", .kind = OPTION_TEXT, .to = &options.bot, .argument = "BOT",
     .help = "random or greedy; with several others one for all, or one for\n"
             "each: X,Y,Z (greedy)"},
    {.name = "bots", .kind = OPTION_TEXT, .to = &options.bot, .argument = "X,Y",
     .help = "the same"},
    {.name = "seat", .kind = OPTION_NUMBER, .to = &options.seat, .argument = "N",
     .help = "where you sit: 1 plays first, 2 next ... (1)", .min = 1, .max = SESSION_SEATS},
    {.name = "lot", .kind = OPTION_FLAG, .to = &options.lot,
     .help = "draw lots for who plays first instead"},
    {.name = "seed", .kind = OPTION_SEED, .to = &options.seed, .argument = "S",
     .help = "the same seed shuffles the same way (1)"},
    {.name = "format", .kind = OPTION_TEXT, .to = &options.format, .argument = "F",
     .help = "the mode of play: duel, match, ffa3, 2v2, standard ... (the game's\n"
             "own: duel, standard; or one both decks are legal in)"},
    {.name = "no-skip", .kind = OPTION_NEGATED, .to = &options.skip,
     .help = "ask even when there is only one thing to do"},
    {.name = "rules", .kind = OPTION_FLAG, .to = &options.told.rules,
     .help = "put the number of the rule behind each sentence"},
    {.name = "ids", .kind = OPTION_FLAG, .to = &options.told.ids,
     .help = "put its id behind each card"},
    {.name = "all", .kind = OPTION_FLAG, .to = &options.told.all,
     .help = "tell passes, phases and payments too"},
    SESSION_GAME_OPTION(&options.game),
    SESSION_DATA_OPTION(&options.data),
  };
  const Usage usage = {
    .name = "play", .synopsis = "[options]",
    .text = "Play at the terminal against bots. You see what your seat may see; options are\n"
            "numbered; `?` explains an option or says why a card cannot be played now, `u`\n"
            "takes back, `save FILE` writes a replay, `help` lists the commands. Answers are\n"
            "read line by line, so a file can play too.",
    .examples = "play\n"
                "play --deck lee-sin-origins --deck jinx-origins --seat 2\n"
                "play --bot random --seed 42 --rules\n"
                "play --format 2v2 --seat 2",
    .options = table, .option_count = sizeof table / sizeof *table,
  };
  int count;
  Session session = {0};
  ArbError error = {0};
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (!match_bot_names(options.bot, &options.bots, &error))
    return options_wrong(&usage, "%s", error.text);
  int code = session_pair(&session, options.data, options.game, &options.decks, options.format,
                          &error) &&
                 match_bots_for(&options.bots, session.seats - 1, &error) &&
                 has_seat(&session, options.seat, &error)
               ? play_session(&options, &session)
               : session_failed("play", &error);
  session_close(&session);
  return code;
}
