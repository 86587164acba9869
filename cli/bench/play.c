/* SPDX-License-Identifier: MIT */
/*
** play.c -- `lunarbiter play`: a person at the terminal against bots, and a bench for whoever
** makes cards.
**
** The person sees what the seat may see: the engine masks views, events, options and
** refusals, and nothing else is asked for.  Who wants to see more sits down elsewhere (`as`)
** or edits the game (`set`), and the record says so.  Input is read line by line, so a file
** or a pipe can play as well.
*/
#include "bench/play.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "commands/commands.h"
#include "bots/external.h"
#include "faces/face.h"

/* ---- Telling --------------------------------------------------------------------- */

void play_tell(const Table *table)
{
  fputs(timeline_told(&table->timeline), stdout);
}

void play_remark(Table *table, const char *format, ...)
{
  char text[400], line[420];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  snprintf(line, sizeof line, "   -- %s --\n", text);
  fputs(line, stdout);
  timeline_tell(&table->timeline, line);
}

/* ---- Reading --------------------------------------------------------------------- */

/* Behind the lines of --script come those of the terminal. */
static bool next_line(Table *table, char *line, size_t size)
{
  if (fgets(line, (int)size, table->in)) return true;
  if (table->in == stdin) return false;
  fclose(table->in);
  table->in = stdin;
  return fgets(line, (int)size, stdin);
}

bool play_read_line(Table *table, char *line, size_t size)
{
  if (!next_line(table, line, size)) {
    printf("\n");
    table->quit = true;
    return false;
  }
  size_t length = strlen(line);
  if (length == size - 1 && line[length - 1] != '\n') { /* the rest of it is no line of its own */
    for (int c = getc(table->in); c != EOF && c != '\n';) c = getc(table->in);
    printf("a line has %d letters at most\n", (int)size - 2);
    length = 0;
  }
  while (length > 0 && isspace((unsigned char)line[length - 1])) length--;
  line[length] = 0;
  size_t blank = strspn(line, " \t");
  memmove(line, line + blank, length - blank + 1);
  /* a script's answers belong to the record */
  if (!isatty(fileno(table->in))) printf("%s\n", line);
  return true;
}

bool play_confirms(Table *table, const char *question)
{
  char line[PLAY_LINE_MAX];
  for (;;) {
    printf("%s (y/n)> ", question);
    fflush(stdout);
    if (!play_read_line(table, line, sizeof line)) return false;
    if (play_begins("yes", line)) return true;
    if (play_begins("no", line)) return false;
    printf("expected y or n\n");
  }
}

/* ---- Moves ----------------------------------------------------------------------- */

bool play_move(Table *table, const ReplayEntry *move)
{
  ArbError error = {0};
  if (!timeline_move(&table->timeline, move, true, &error)) {
    play_tell_refusal(table, &error);
    return false;
  }
  play_tell(table);
  table->fresh = true;
  return true;
}

int play_only_option(ArbGame *game)
{
  const ArbDecision *decision = arb_decision(game);
  int only = -1, count = 0;
  if (decision->shape != ARB_PICK || decision->min != 1) return -1;
  for (int i = 0; i < decision->option_count; i++)
    if (!(arb_options(game)[i].flags & ARB_OPTION_MANUAL)) only = i, count++;
  return count == 1 ? only : -1;
}

/* ---- Who sits where --------------------------------------------------------------- */

/* Sits the bots down that are not there yet; each has a seed made of the game's. */
static void seat_bots(Table *table)
{
  const Seats *seats = play_seats(table);
  for (int seat = 0; seat < table->session->seats; seat++) {
    if (strcmp(seats->who[seat], table->seated.who[seat]) == 0) continue;
    bot_free(table->bots[seat]);
    table->bots[seat] = seats_person(seats, (ArbSeat)seat) ? NULL : bot_new(seats->who[seat]);
    if (!table->bots[seat]) continue;
    bot_set_timeout(table->bots[seat], (double)table->options->timeout);
    bot_sit(table->bots[seat],
            &(BotSeat){.cards = table->session->cards,
                       .seat = (ArbSeat)seat,
                       .goal = session_goal(table->session),
                       .format = table->session->format_name,
                       .game = table->timeline.game,
                       .seed = bind_bot_mix(table->seating.seed, (uint64_t)seat)});
  }
  table->seated = *seats;
}

/* Tells the bots what has happened since they were last told, or, after a jump, which of the events
** that they were told never happened. */
static void tell_bots(Table *table)
{
  const Moment *at = table->timeline.at;
  for (int seat = 0; seat < table->session->seats; seat++) {
    if (!table->bots[seat]) continue;
    if (table->told_at && table->told_at != at)
      bot_back(table->bots[seat], timeline_shared_events(table->told_at, at));
    bot_watch(table->bots[seat], table->timeline.game);
  }
  table->told_at = at;
}

/* Chooses whose view is shown: that of the person who is asked, else that of the person who was
** asked last and still sits there. */
static void choose_eyes(Table *table)
{
  const ArbDecision *decision = arb_decision(table->timeline.game);
  if (decision && seats_person(play_seats(table), decision->player)) table->seat = decision->player;
  else if (!seats_person(play_seats(table), table->seat)) table->seat = table->home;
  table->board.viewer = table->timeline.narrator.viewer = table->seat;
}

void play_arrive(Table *table)
{
  table->board.game = table->timeline.game;
  table->board.cards = table->session->cards;
  if (arb_decision(table->timeline.game)) table->ended = false;
  seat_bots(table);
  tell_bots(table);
  choose_eyes(table);
}

/* The bots follow the person round the table. */
static const char *bot_of(const Table *table, ArbSeat seat)
{
  int seats = table->session->seats;
  return table->options->bots.name[(seat - table->home + seats) % seats - 1];
}

static void introduce(const Table *table)
{
  const Session *session = table->session;
  int teams = session->format.teams;
  printf("You play %s", table->names.name[table->home]);
  for (int side = 0; side < 2; side++) { /* a team mate first */
    const char *word = side ? " against" : " with";
    for (int i = 1; i < session->seats; i++) {
      int seat = (table->home + i) % session->seats;
      bool friend = teams && seat % teams == table->home % teams;
      if (friend == (side == 1)) continue;
      printf("%s %s (%s)", word, table->names.name[seat], play_seats(table)->who[seat]);
      word = ",";
    }
  }
  printf(". Type help for help.\n");
  session_tell_mods(session, stdout);
}

/* ---- The game --------------------------------------------------------------------- */

/* The open question as a text: who is asked, and all options by their ids. */
static void spell_question(ArbGame *game, Text *out)
{
  char id[PLAY_LABEL_MAX];
  const ArbDecision *decision = arb_decision(game);
  text_add(out, "%d:", decision ? decision->player : -1);
  for (int i = 0; decision && i < decision->option_count; i++) {
    arb_option_id(game, i, id, sizeof id);
    text_add(out, " %s", id);
  }
}

/* Takes changed files into the game; whether the same is asked as before. */
static bool asks_the_same_after_reload(Table *table)
{
  Text before = {0}, after = {0};
  spell_question(table->timeline.game, &before);
  play_reload(table, NULL, 0);
  spell_question(table->timeline.game, &after);
  bool same = strcmp(before.bytes, after.bytes) == 0;
  text_free(&before);
  text_free(&after);
  return same;
}

static void read_command(Table *table)
{
  char line[PLAY_LINE_MAX];
  if (!play_read_line(table, line, sizeof line)) return;
  if (table->options->watch && play_watch_changed(table) && !asks_the_same_after_reload(table) &&
      *line) {
    printf("'%s' was meant for another question: answer again\n", line);
    return;
  }
  if (*line) play_obey(table, line);
  else if (!arb_decision(table->timeline.game)) table->quit = true;
}

static bool bot_answers(Table *table, ArbSeat seat, ArbError *error)
{
  Bot *bot = table->bots[seat];
  ReplayEntry gives_up = {.kind = ENTRY_CONCEDE, .seat = seat};
  for (;;) {
    const int32_t *values;
    int count = bot_choose(bot, table->timeline.game, &values);
    bool good = count >= 0 ? timeline_answer(&table->timeline, values, count, false, error)
                           : count == BOT_CONCEDES &&
                                 timeline_move(&table->timeline, &gives_up, false, error);
    if (good) return true;
    if (count >= 0 && error->status == ARB_REFUSED && bot_refused(bot, error->text)) continue;
    if (*bot_error(bot)) snprintf(error->text, sizeof error->text, "%s", bot_error(bot));
    return false;
  }
}

/* Keeps the game in a file of the current folder, and writes "saved to FILE" or why it is not. */
static void keep_in_file(Table *table, char *told, size_t size)
{
  char path[64];
  ArbError error = {0};
  snprintf(path, sizeof path, "play-%" PRIu64 "-%u.replay", table->seating.seed,
           (unsigned)timeline_number(&table->timeline));
  if (timeline_save(&table->timeline, &table->seating, path, &error))
    snprintf(told, size, "saved to %s", path);
  else snprintf(told, size, "it cannot be saved: %s", error.text);
}

/* A fault of the engine is worth a report: the game up to the question, and the answer. */
void play_tell_refusal(Table *table, const ArbError *why)
{
  char kept[480];
  printf("%s\n", why->text);
  if (why->status != ARB_BUG) return;
  keep_in_file(table, kept, sizeof kept);
  printf("the game stands where it stood (%s); the same answer there shows the fault: please "
         "report it\n",
         kept);
}

/* A bot failed, or its move did: the game stands where it stood, and is kept in a file. */
static void get_stuck(Table *table, ArbSeat seat, const ArbError *why)
{
  char kept[480];
  fflush(stdout);
  fprintf(stderr, "lunarbiter play: %s\n", why->text);
  keep_in_file(table, kept, sizeof kept);
  printf("p%d's bot has not answered; the game stands where it stood (%s)\n"
         "  bot p%d NAME lets a bot answer, this one again or another; as p%d: you answer; undo;\n"
         "  reload takes changed scripts; quit leaves\n",
         seat + 1, kept, seat + 1, seat + 1);
  bot_free(table->bots[seat]); /* the next time one sits down it is a fresh one */
  table->bots[seat] = NULL;
  memset(table->seated.who[seat], 0, sizeof table->seated.who[seat]);
  table->stuck = table->timeline.at;
}

/* Nobody answers before a line says who, or goes elsewhere. */
static void wait_for_help(Table *table, ArbSeat seat)
{
  printf("p%d's bot has not answered> ", seat + 1);
  fflush(stdout);
  read_command(table);
}

/* Lets the player who is asked answer: a person by a command, a bot by itself. */
static void take_turn(Table *table)
{
  ArbError failed = {0}, *error = &failed;
  Timeline *timeline = &table->timeline;
  ArbSeat seat = arb_decision(timeline->game)->player;
  if (table->stuck != timeline->at) table->stuck = NULL;
  if (!seats_person(play_seats(table), seat)) {
    if (table->stuck) wait_for_help(table, seat);
    else if (bot_answers(table, seat, error)) play_tell(table);
    else get_stuck(table, seat, error);
    return;
  }
  bool skip = table->options->skip && !table->manual && !table->stuck;
  int32_t only = skip ? play_only_option(timeline->game) : -1;
  if (only >= 0 && timeline_answer(timeline, &only, 1, false, error)) {
    play_tell(table);
    return;
  }
  if (only >= 0) { /* a script failed: a person has to see it */
    play_tell_refusal(table, error);
    table->stuck = timeline->at;
  }
  play_show_decision(table);
  read_command(table);
}

/* It may still be taken back, saved, gone on with from elsewhere. */
static void after_the_end(Table *table)
{
  if (!table->ended) {
    FILE *out = table->timeline.narrator.out;
    table->timeline.narrator.out = stdout;
    narrate_result(&table->timeline.narrator, table->timeline.game);
    table->timeline.narrator.out = out;
    table->ended = true;
    if (isatty(fileno(table->in))) printf("(undo, goto, log, save F; anything else leaves)\n> ");
    fflush(stdout);
  }
  read_command(table);
}

static int play_out(Table *table)
{
  while (!table->quit) {
    play_arrive(table);
    if (!arb_decision(table->timeline.game)) {
      after_the_end(table);
      continue;
    }
    if (table->timeline.at->depth >= MATCH_ANSWERS_MAX ||
        arb_counters(table->timeline.game)->decisions > MATCH_DECISIONS_MAX)
      return session_gave_up("play", &(ArbError){ARB_FULL, "the game went on for more than "
                                                           "20,000 decisions"});
    take_turn(table);
  }
  return table->stuck && table->stuck == table->timeline.at ? EXIT_FAILED : EXIT_FINE;
}

/* ---- Sitting down ------------------------------------------------------------------ */

/* Starts a timeline with a fresh game of the session; false with a sentence. */
bool play_start(Table *table, Timeline *timeline, BindHost *host, ArbError *error)
{
  Narrator narrator;
  ArbGame *game = session_game(table->session, host, &table->seating, error);
  if (!game) return false;
  narrate_start(&narrator, NULL, table->session->cards, table->home, &table->options->told,
                &table->session->format, table->names.name);
  if (timeline_start(timeline, table->session, game, &narrator, &table->first, error)) return true;
  timeline_free(timeline);
  return false;
}

static bool open_input(Table *table, ArbError *error)
{
  const char *script = table->options->script;
  table->in = script ? fopen(script, "r") : stdin;
  if (table->in) return true;
  error->status = ARB_REFUSED;
  snprintf(error->text, sizeof error->text, "%.200s: %s", script, strerror(errno));
  return false;
}

static void clear_table(Table *table)
{
  if (table->in && table->in != stdin) fclose(table->in);
  ArbGame *game = table->timeline.game;
  for (int seat = 0; seat < SESSION_SEATS; seat++) {
    if (game && table->bots[seat] && !arb_decision(game)) bot_end(table->bots[seat], game, NULL);
    bot_free(table->bots[seat]);
  }
  timeline_free(&table->timeline);
  values_free(&table->values);
  play_watch_free(table);
  if (table->host) bind_host_free(table->host);
}

static bool sit_down(Table *table, ArbError *error)
{
  session_player_names(table->session, &table->seating, &table->names);
  table->board = (Board){.players = table->names.name, .goal = session_goal(table->session)};
  table->host = bind_host_new(table->session->cards, error);
  return table->host && open_input(table, error) &&
         play_start(table, &table->timeline, table->host, error);
}

static int play_session(const PlayOptions *options, Session *session)
{
  ArbError error = {0};
  Table table = {.options = options, .session = session, .home = (ArbSeat)(options->seat - 1)};
  table.seat = table.home;
  /* the first deck named is the person's */
  table.seating = (Seating){
    .seed = options->seed, .rotation = session->seats - table.home, .by_lot = options->lot};
  for (int seat = 0; seat < session->seats; seat++)
    snprintf(table.first.who[seat], sizeof table.first.who[0], "%s",
             seat == table.home ? "person" : bot_of(&table, (ArbSeat)seat));
  int code = EXIT_FAILED;
  if (sit_down(&table, &error)) {
    introduce(&table);
    play_tell(&table);
    if (options->watch) play_watch(&table);
    code = play_out(&table);
  } else session_gave_up("play", &error);
  clear_table(&table);
  return code;
}

/* ---- From a replay ------------------------------------------------------------------ */

/* Of a recorded answer: whether a person gave it, and was asked. */
static bool was_mine(const void *data, const Timeline *timeline, ArbSeat seat)
{
  const Table *table = data;
  return seats_person(&timeline->at->seats, seat) &&
         (!table->options->skip || play_only_option(timeline->game) < 0);
}

/* The seat that is asked for, else the first that a person had. */
static ArbSeat home_in(const Replay *replay, const PlayOptions *options)
{
  if (options->seat) return (ArbSeat)(options->seat - 1);
  for (int seat = 0; seat < replay->seats; seat++)
    if (strcmp(replay->bots[seat], "person") == 0) return (ArbSeat)seat;
  return 0;
}

/* Where a program sat, the bot of the command line sits down; a person sits at home from now on. */
static bool sit_again(const Table *table, PlayOptions *options, Replay *replay, ArbError *error)
{
  const char *instead[SESSION_SEATS];
  if (options->bot && !match_bots_for(&options->bots, replay->seats - 1, error)) return false;
  for (int seat = 0; seat < replay->seats; seat++)
    instead[seat] = seat == table->home ? "greedy" : bot_of(table, (ArbSeat)seat);
  return replay_sit_again(replay, options->bot ? instead : NULL, error);
}

/* Stands at decision --at, and lets the person answer for the seat from there. */
static bool go_on(Table *table, ArbError *error)
{
  Timeline *timeline = &table->timeline;
  int64_t number = table->options->at;
  if (number) {
    Moment *to = timeline_at_decision(timeline, (uint32_t)number);
    if (!to) {
      error->status = ARB_REFUSED;
      snprintf(error->text, sizeof error->text, "%s: decision %u was not asked in this game",
               table->options->from, (unsigned)number);
      return false;
    }
    if (to != timeline->at && !timeline_go(timeline, to, ENTRY_UNDO, NULL)) return false;
  }
  play_arrive(table);
  Text log = {0};
  timeline_log(timeline, &log);
  fputs(log.bytes, stdout);
  text_free(&log);
  printf("   -- %s, decision %u: on from here (redo follows the record) --\n", table->options->from,
         (unsigned)timeline_number(timeline));
  return true;
}

static int play_replay(Table *table, const Replay *replay)
{
  ArbError error = {0};
  bool same = replay_same_cards(replay, table->session, &error);
  if (!same) printf("   -- %s: its answers are tried with the new script --\n", error.text);
  if (!sit_down(table, &error)) return session_gave_up("play", &error);
  ReplayEntry sits = {.kind = ENTRY_SEAT, .seat = table->home, .answer = "person"};
  if (!seats_person(play_seats(table), table->home))
    timeline_move(&table->timeline, &sits, false, &error);
  bool read = timeline_read(&table->timeline, replay, was_mine, table, &error);
  if (!read && same) return session_gave_up("play", &error);
  if (!read) printf("   -- %s: the record ends here --\n", error.text);
  if (!go_on(table, &error)) return session_gave_up("play", &error);
  introduce(table);
  if (table->options->watch) play_watch(table);
  return play_out(table);
}

static int play_from(PlayOptions *options)
{
  Replay *replay = must_take(NULL, sizeof *replay);
  Session session = {0};
  ArbError error = {0};
  Table table = {.options = options, .session = &session};
  int code = EXIT_FAILED;
  if (!replay_read(replay, options->from, &error)) {
    free(replay);
    return session_gave_up("play", &error);
  }
  table.home = table.seat = home_in(replay, options);
  if (options->seat > replay->seats) {
    snprintf(error.text, sizeof error.text, "%s has %d seats, not %d", options->from, replay->seats,
             (int)options->seat);
    session_gave_up("play", &error);
  } else if (replay_open(replay, &session, options->data, &options->mods, &error) &&
             sit_again(&table, options, replay, &error)) {
    table.seating = replay->seating;
    for (int seat = 0; seat < replay->seats; seat++)
      snprintf(table.first.who[seat], sizeof table.first.who[0], "%s", replay->bots[seat]);
    code = play_replay(&table, replay);
    clear_table(&table);
  } else session_gave_up("play", &error);
  session_close(&session);
  replay_free(replay);
  free(replay);
  return code;
}

/* ---- The command -------------------------------------------------------------------- */

static bool has_seat(const Session *session, int64_t seat, ArbError *error)
{
  if (seat <= session->seats) return true;
  error->status = ARB_REFUSED;
  snprintf(error->text, sizeof error->text, "%s has %d seats, not %d", session->format_name,
           session->seats, (int)seat);
  return false;
}

static int play_new(PlayOptions *options)
{
  Session session = {0};
  ArbError error = {0};
  if (!options->seat) options->seat = 1;
  int code = session_pair(&session, options->data, &options->mods, options->game, &options->decks,
                          options->format, &error) &&
                     match_bots_for(&options->bots, session.seats - 1, &error) &&
                     has_seat(&session, options->seat, &error)
                 ? play_session(options, &session)
                 : session_gave_up("play", &error);
  session_close(&session);
  return code;
}

int command_play(int argc, char **argv)
{
  PlayOptions options = {.seed = 1, .skip = true, .timeout = EXTERNAL_TIMEOUT};
  /* clang-format off */
  const Option table[] = {
    {.name = "deck", .kind = OPTION_LIST, .to = &options.decks, .argument = "DECK",
     .help = "your deck, then the others' decks in seat order, each by path or name\n"
             "(default: jinx-origins against viktor-origins)"},
    {.name = "bot", .kind = OPTION_TEXT, .to = &options.bot, .argument = "BOT",
     .help = "the bot: random, greedy or exec:COMMAND. With several opponents: one\n"
             "bot for all, or one for each, X,Y,Z (default: greedy). With --from: the bot in\n"
             "place of programs that played, as a record starts none"},
    {.name = "bots", .kind = OPTION_TEXT, .to = &options.bot, .argument = "X,Y",
     .help = "the same as --bot"},
    MATCH_TIMEOUT_OPTION(&options.timeout),
    {.name = "seat", .kind = OPTION_NUMBER, .to = &options.seat, .argument = "N",
     .help = "your seat: 1 plays first, 2 next ... (default: 1)", .min = 1, .max = SESSION_SEATS},
    {.name = "lot", .kind = OPTION_FLAG, .to = &options.lot,
     .help = "draw lots for the first player instead"},
    {.name = "seed", .kind = OPTION_SEED, .to = &options.seed, .argument = "S",
     .help = "the seed; the same seed shuffles the same way (default: 1)"},
    {.name = "format", .kind = OPTION_TEXT, .to = &options.format, .argument = "F",
     .help = "the mode of play: duel, match, ffa3, 2v2, standard ... (default: the\n"
             "game's own, duel or standard, or one in which both decks are legal)"},
    {.name = "from", .kind = OPTION_TEXT, .to = &options.from, .argument = "REPLAY",
     .help = "continue a recorded game, with its decks, format, seed and bots"},
    {.name = "at", .kind = OPTION_NUMBER, .to = &options.at, .argument = "N",
     .help = "with --from: continue at decision N (default: its end)", .min = 1, .max = UINT32_MAX},
    {.name = "script", .kind = OPTION_TEXT, .to = &options.script, .argument = "FILE",
     .help = "read the lines of FILE first, as if they were typed"},
    {.name = "watch", .kind = OPTION_FLAG, .to = &options.watch,
     .help = "reload changed card, keyword and format files before each line is read"},
    {.name = "no-skip", .kind = OPTION_NEGATED, .to = &options.skip,
     .help = "ask even when there is only one option"},
    NARRATE_OPTIONS(&options.told),
    SESSION_BUDGET_OPTION(&options.budget),
    SESSION_GAME_OPTION(&options.game),
    SESSION_MOD_OPTIONS(&options.mods),
    SESSION_DATA_OPTION(&options.data),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "play",
    .synopsis = "[options]",
    .text = "You play at the terminal against bots. You see what your seat may see. Options\n"
            "are numbered. `?` explains an option, or says why a card cannot be played now.\n"
            "`undo` takes back, `branch` and `goto` try other ways, `set` edits the position,\n"
            "`reload` brings changed cards into the game, `save FILE` writes a replay, `help`\n"
            "lists all commands. Answers are read line by line, so a file can play too.",
    .examples = "play\n"
                "play --deck lee-sin-origins --deck jinx-origins --seat 2\n"
                "play --bot random --seed 42 --rules\n"
                "play --format 2v2 --seat 2\n"
                "play --deck my-deck.txt --watch\n"
                "play --from game.replay --at 40",
    .options = table,
    .option_count = sizeof table / sizeof *table,
  };
  int count;
  ArbError error = {0};
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (!match_bot_names(options.bot ? options.bot : "greedy", &options.bots, &error))
    return options_wrong(&usage, "%s", error.text);
  if (options.at && !options.from) return options_wrong(&usage, "--at wants --from REPLAY");
  if (options.from && (options.decks.count || options.format || options.game))
    return options_wrong(&usage, "with --from the decks and the format are those of the replay");
  if (!session_allow(options.budget, &error)) return session_failed("play", &error);
  return session_end("play", options.from ? play_from(&options) : play_new(&options));
}
