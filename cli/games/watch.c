/* SPDX-License-Identifier: MIT */
/* watch.c -- `lunarbiter watch`: two bots play, and every event is told. */
#include <stdio.h>

#include "commands/commands.h"
#include "bots/external.h"
#include "session/match.h"
#include "faces/narrate.h"

typedef struct WatchOptions {
  TextList decks;
  SessionMods mods;
  const char *game, *format, *bots, *data, *save;
  uint64_t seed;
  NarrateOptions told;
  int64_t timeout, budget;
  bool check;
} WatchOptions;

static ArbStatus play_out(Match *match, Narrator *narrator, ArbError *error)
{
  for (;;) {
    ArbStatus status = match_next(match, error);
    narrate(narrator, match->game);
    arb_forget_events(match->game);
    if (status != ARB_AWAITING) return status;
    status = match_bot_answers(match, error);
    if (status < 0) return status;
  }
}

static int watch_game(const WatchOptions *options, const Session *session, Match *match,
                      const Seating *seating)
{
  ArbError error = {0};
  Narrator narrator;
  PlayerNames names;
  session_player_names(session, seating, &names);
  narrate_start(&narrator, stdout, session->cards, ARB_NO_SEAT, &options->told, &session->format,
                names.name);
  if (!options->told.json) session_tell_mods(session, stdout);
  match_sit(match, session->cards, options->seed);
  ArbStatus status = play_out(match, &narrator, &error);
  match_end(match, status, &error);
  if (match->recorder &&
      !recorder_write(match->recorder, match->game, status < 0, options->save, &error))
    return session_failed("watch", &error);
  if (status < 0) return session_gave_up("watch", &error);
  narrate_result(&narrator, match->game);
  return EXIT_FINE;
}

static int watch_session(const WatchOptions *options, const Session *session, const BotNames *bots)
{
  ArbError error = {0};
  Seating seating = {.by_lot = true, .seed = options->seed, .check = options->check};
  Recorder recorder = {0};
  Match match = {.recorder = options->save ? &recorder : NULL,
                 .goal = session_goal(session),
                 .format = session->format_name};
  const char *names[SESSION_SEATS];
  BindHost *host = bind_host_new(session->cards, &error);
  if (host) match.game = session_game(session, host, &seating, &error);
  int code = EXIT_FAILED;
  if (match.game) {
    for (int seat = 0; seat < session->seats; seat++) {
      match.bots[seat] = match_new_bot(bots, seat);
      names[seat] = bots->name[seat];
    }
    if (match.recorder) recorder_start(&recorder, session, &seating, names);
    code = watch_game(options, session, &match, &seating);
    for (int seat = 0; seat < session->seats; seat++) bot_free(match.bots[seat]);
    recorder_free(&recorder);
    arb_destroy(match.game);
  } else session_gave_up("watch", &error);
  if (host) bind_host_free(host);
  return code;
}

int command_watch(int argc, char **argv)
{
  WatchOptions options = {.bots = "greedy", .seed = 1, .timeout = EXTERNAL_TIMEOUT};
  /* clang-format off */
  const Option table[] = {
    {.name = "deck", .kind = OPTION_LIST, .to = &options.decks, .argument = "DECK",
     .help = "a deck, by path or name; give it once for all players, or once for each\n"
             "(default: jinx-origins against viktor-origins)"},
    {.name = "seed", .kind = OPTION_SEED, .to = &options.seed, .argument = "S",
     .help = "the seed; the same seed gives the same game (default: 1)"},
    {.name = "bots", .kind = OPTION_TEXT, .to = &options.bots, .argument = "X,Y",
     .help = "the bots in seat order: random, greedy or exec:COMMAND; one name stands\n"
             "for all (default: greedy)"},
    MATCH_TIMEOUT_OPTION(&options.timeout),
    {.name = "format", .kind = OPTION_TEXT, .to = &options.format, .argument = "F",
     .help = "the mode of play: duel, match, ffa3, 2v2, standard ... (default: the\n"
             "game's own, duel or standard, or one in which both decks are legal)"},
    NARRATE_OPTIONS(&options.told),
    {.name = "json", .kind = OPTION_FLAG, .to = &options.told.json,
     .help = "print every event as one line of JSON"},
    {.name = "save", .kind = OPTION_TEXT, .to = &options.save, .argument = "FILE",
     .help = "write the game as a replay"},
    {.name = "check", .kind = OPTION_FLAG, .to = &options.check,
     .help = "the engine checks itself at every step"},
    SESSION_BUDGET_OPTION(&options.budget),
    SESSION_GAME_OPTION(&options.game),
    SESSION_MOD_OPTIONS(&options.mods),
    SESSION_DATA_OPTION(&options.data),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "watch",
    .synopsis = "[options]",
    .text = "Two bots play one game, and the program narrates everything that happens, up to the\n"
            "winner. Lots decide who plays first. The viewer sees all hands.",
    .examples = "watch\n"
                "watch --seed 7 --rules\n"
                "watch --deck annie-proving-grounds --deck lux-proving-grounds\n"
                "watch --format ffa3 --seed 7\n"
                "watch --game evolve --deck sd02-sword --deck sd04-dragon\n"
                "watch --seed 7 --save game.replay",
    .options = table,
    .option_count = sizeof table / sizeof *table,
  };
  int count;
  Session session = {0};
  BotNames bots;
  ArbError error = {0};
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  if (!match_bot_names(options.bots, &bots, &error)) return options_wrong(&usage, "%s", error.text);
  bots.timeout = (double)options.timeout;
  int code = session_allow(options.budget, &error) &&
                     session_pair(&session, options.data, &options.mods, options.game,
                                  &options.decks, options.format, &error) &&
                     match_bots_for(&bots, session.seats, &error)
                 ? watch_session(&options, &session, &bots)
                 : session_gave_up("watch", &error);
  session_close(&session);
  return session_end("watch", code);
}
