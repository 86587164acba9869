/* SPDX-License-Identifier: MIT */
/* replay.c -- `lunarbiter replay`: tells, verifies or stops in a recorded game. */
#include <inttypes.h>
#include <stdio.h>

#include "commands/commands.h"
#include "common/json.h"
#include "faces/narrate.h"
#include "session/replay.h"

typedef struct ReplayOptions {
  const char *data;
  SessionMods mods;
  int64_t to, budget;
  bool verify;
  NarrateOptions told;
} ReplayOptions;

typedef struct Showing {
  const ReplayOptions *options;
  Narrator narrator;
  int answers;
} Showing;

/* Shows an entry that is no event: the game was taken back, edited by hand, or went on
** elsewhere. */
static void show_mark(const Showing *showing, ArbGame *game, const ReplayEntry *entry)
{
  Text text = {0};
  entry_tell(entry, game, showing->narrator.cards, ARB_NO_SEAT, &text);
  if (text.length && showing->options->told.json)
    json_line(json_pack("{s:s, s:i, s:o}", "mark", entry_word(entry), "decision",
                        (int)entry->number, "text", json_text(text.bytes)));
  else if (text.length) printf("   -- %s --\n", text.bytes);
  text_free(&text);
}

/* Before each entry: tells what has happened, and stops at --to. */
static bool show(void *data, ArbGame *game, const ReplayEntry *entry)
{
  Showing *showing = data;
  const ReplayOptions *options = showing->options;
  if (options->to && entry_is_move(entry) && entry->number >= (uint64_t)options->to) return false;
  if (!options->verify) {
    narrate(&showing->narrator, game);
    show_mark(showing, game, entry);
  }
  if (entry_is_move(entry)) showing->answers++;
  return true;
}

/* The question the game stands at, with its options. */
static void show_decision(ArbGame *game)
{
  char text[256], id[64];
  const ArbDecision *decision = arb_decision(game);
  if (!decision) return;
  arb_question(game, text, sizeof text);
  printf("\ndecision %u, seat %d: %s (%s)\n", (unsigned)decision->number, decision->player, text,
         arb_decision_rule(game));
  for (int i = 0; i < decision->option_count; i++) {
    bind_option_label(game, i, text, sizeof text);
    arb_option_id(game, i, id, sizeof id);
    printf("  %-24s %s\n", id, text);
  }
  printf("state: %016" PRIx64 "\n", arb_hash(game));
}

static void show_verified(const Replay *replay, const Showing *showing)
{
  if (showing->options->told.json)
    json_page(json_pack("{s:b, s:i, s:s, s:s}", "verified", 1, "answers", showing->answers, "end",
                        replay->end, "format", replay->format));
  else printf("%s: verified: %d answers, end: %s\n", replay->path, showing->answers, replay->end);
}

static int run_game(const ReplayOptions *options, const Replay *replay, const Session *session,
                    ArbGame *game)
{
  ArbError error = {0};
  Showing showing = {.options = options};
  PlayerNames names;
  session_player_names(session, &replay->seating, &names);
  narrate_start(&showing.narrator, stdout, session->cards, ARB_NO_SEAT, &options->told,
                &session->format, names.name);
  if (!options->verify && !options->told.json) session_tell_mods(session, stdout);
  if (!replay_play(replay, game, session->cards, options->verify, show, &showing, &error))
    return session_gave_up("replay", &error);
  bool over = arb_advance(game) == ARB_OVER;
  if (options->verify) {
    show_verified(replay, &showing);
    return EXIT_FINE;
  }
  narrate(&showing.narrator, game);
  if (over) narrate_result(&showing.narrator, game);
  else if (!options->told.json) show_decision(game);
  return EXIT_FINE;
}

static int run_replay(const ReplayOptions *options, const char *path)
{
  RecordedGame recorded;
  ArbError error = {0};
  int code = session_allow(options->budget, &error) &&
                     recorded_open(&recorded, path, options->data, &options->mods, &error)
                 ? run_game(options, &recorded.replay, &recorded.session, recorded.game)
                 : session_gave_up("replay", &error);
  recorded_close(&recorded);
  return session_end("replay", code);
}

int command_replay(int argc, char **argv)
{
  ReplayOptions options = {0};
  /* clang-format off */
  const Option table[] = {
    {.name = "verify", .kind = OPTION_FLAG, .to = &options.verify,
     .help = "narrate nothing; compare the recorded hash at every decision and report\n"
             "the first one that differs"},
    {.name = "to", .kind = OPTION_NUMBER, .to = &options.to, .argument = "N",
     .help = "stop before decision N is answered, and show it", .min = 1, .max = UINT32_MAX},
    NARRATE_OPTIONS(&options.told),
    {.name = "json", .kind = OPTION_FLAG, .to = &options.told.json,
     .help = "print every event as one line of JSON; with --verify the result as JSON"},
    SESSION_BUDGET_OPTION(&options.budget),
    SESSION_MOD_OPTIONS(&options.mods),
    SESSION_DATA_OPTION(&options.data),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "replay",
    .synopsis = "[options] FILE",
    .text = "Plays a recorded game again, answer by answer, and narrates it as `watch` does.\n"
            "A replay is a text file with the format, the decks, the seed, the cards with the\n"
            "hashes of their scripts, and every answer as the ids of the options taken. A\n"
            "replay that was cut off or edited is refused, and so is one with a missing or\n"
            "changed card.",
    .examples = "replay game.replay\n"
                "replay --verify game.replay\n"
                "replay --to 40 --ids game.replay",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 1,
    .max_arguments = 1,
  };
  int count;
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  return parsed == PARSED_RUN ? run_replay(&options, argv[0]) : options_exit(parsed);
}
