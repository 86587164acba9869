/* SPDX-License-Identifier: MIT */
/*
** explain.c -- `lunarbiter explain`: why something in a replay is as it is.
**
**     Void Seeker <c17>
**       type        spell (133)
**     + zone        it is in your hand (419.1.a)
**     - timing      a chain exists and it lacks Reaction (309.1.a)
**
** A plus is a condition that holds, a minus one that fails, a star what an effect
** did, an equals sign what something is in the end.
*/
#include "games/explain.h"

#include <stdlib.h>
#include <string.h>

#include "commands/commands.h"
#include "faces/face.h"
#include "common/json.h"
#include "common/options.h"
#include "session/replay.h"

/* ---- One reason ----------------------------------------------------------------- */

static const char *const kinds[] = {"value", "base",     "effect", "holds",
                                    "fails", "replaced", "fact"};
static const char *const signs[] = {"=", " ", "*", "+", "-", "*", " "};

static void print_reason(void *data, const ArbReason *reason)
{
  const Board *board = data;
  printf("  %s %-12s %s", signs[reason->kind], reason->topic, reason->text);
  if (*reason->layer) printf(" [%s", reason->layer);
  if (*reason->layer && reason->timestamp) printf(", since %u", (unsigned)reason->timestamp);
  if (*reason->layer) printf("]");
  if (reason->source.slot && reason->kind == ARB_WHY_EFFECT) {
    char id[24];
    arb_id_text(board->game, reason->source, id, sizeof id);
    printf(" <%s>", id);
  }
  printf("%s%s%s\n", *reason->rule ? " (" : "", reason->rule, *reason->rule ? ")" : "");
}

typedef struct Page {
  const Board *board;
  json_t *reasons;
} Page;

static void add_reason(void *data, const ArbReason *reason)
{
  Page *page = data;
  char id[24] = "";
  if (reason->source.slot) arb_id_text(page->board->game, reason->source, id, sizeof id);
  json_t *line = json_object();
  json_object_set_new(line, "kind", json_string(kinds[reason->kind]));
  json_object_set_new(line, "topic", json_text(reason->topic));
  json_object_set_new(line, "text", json_text(reason->text));
  json_object_set_new(line, "rule", json_text(*reason->rule ? reason->rule : NULL));
  json_object_set_new(line, "layer", json_text(*reason->layer ? reason->layer : NULL));
  json_object_set_new(line, "timestamp", json_integer(reason->timestamp));
  json_object_set_new(line, "amount", json_integer(reason->amount));
  json_object_set_new(line, "value", json_integer(reason->value));
  json_object_set_new(line, "player",
                      reason->player == ARB_NO_SEAT ? json_null() : json_integer(reason->player));
  json_object_set_new(line, "source", json_text(*id ? id : NULL));
  json_object_set_new(
      line, "source_card",
      json_text(reason->source_def ? arb_card_id(page->board->cards, reason->source_def) : NULL));
  json_array_append_new(page->reasons, line);
}

/* ---- A card, an event ------------------------------------------------------------ */

/* A keyword with a reminder that the card has, from `i` on; NULL: there is no further one. */
static const ArbKeyword *next_reminder(const Board *board, ArbId card, int *i)
{
  for (; *i < arb_keywords_count(board->cards); ++*i) {
    const ArbKeyword *keyword = arb_keyword(board->cards, *i);
    if (keyword->reminder && board_look(board, card, keyword->name) > 0) return keyword;
  }
  return NULL;
}

void explain_card(const Board *board, ArbId card)
{
  char name[96], id[24];
  arb_card_name(board->game, board->viewer, card, name, sizeof name);
  arb_id_text(board->game, card, id, sizeof id);
  printf("%s <%s>\n", name, id);
  arb_explain(board->game, board->viewer, card, print_reason, (void *)(uintptr_t)board);
  const ArbKeyword *keyword;
  for (int i = 0; (keyword = next_reminder(board, card, &i)); i++)
    printf("  %s: %s\n", keyword->name, keyword->reminder);
}

bool explain_event(const Board *board, uint32_t number)
{
  int count =
      arb_explain_event(board->game, board->viewer, number, print_reason, (void *)(uintptr_t)board);
  if (count == 0) printf("  no replacement effect led to it\n");
  return count >= 0;
}

json_t *explain_card_json(const Board *board, ArbId card)
{
  char name[96], id[24];
  Page page = {board, json_array()};
  arb_card_name(board->game, board->viewer, card, name, sizeof name);
  arb_id_text(board->game, card, id, sizeof id);
  arb_explain(board->game, board->viewer, card, add_reason, &page);
  json_t *object = json_object();
  json_object_set_new(object, "id", json_text(id));
  json_object_set_new(object, "name", json_text(name));
  json_object_set_new(object, "reasons", page.reasons);
  json_t *reminders = json_object();
  const ArbKeyword *keyword;
  for (int i = 0; (keyword = next_reminder(board, card, &i)); i++)
    json_object_set_new(reminders, keyword->name, json_text(keyword->reminder));
  json_object_set_new(object, "reminders", reminders);
  return object;
}

json_t *explain_event_json(const Board *board, uint32_t number)
{
  Page page = {board, json_array()};
  bool kept = arb_explain_event(board->game, board->viewer, number, add_reason, &page) >= 0;
  if (kept) return json_pack("{s:o}", "reasons", page.reasons);
  json_decref(page.reasons);
  return NULL;
}

static bool print_event_json(const Board *board, uint32_t number)
{
  json_t *page = explain_event_json(board, number);
  if (page) json_page(page);
  return page != NULL;
}

/* ---- The command ------------------------------------------------------------------ */

typedef struct ExplainOptions {
  const char *data;
  SessionMods mods;
  int64_t at, seat, budget;
  bool json;
} ExplainOptions;

static bool stop_at(void *data, ArbGame *game, const ReplayEntry *entry)
{
  const ExplainOptions *options = data;
  (void)game;
  return options->at == 0 || !entry_is_move(entry) || entry->number < (uint64_t)options->at;
}

/* "event" or "event 12": which event is meant; false when it is a card. */
static bool means_event(const char *what, uint32_t *number)
{
  *number = 0;
  if (strncmp(what, "event", 5) != 0) return false;
  char *end;
  *number = (uint32_t)strtoul(what + 5, &end, 10);
  return *end == 0;
}

/* Everything in the hands and on the board that the viewer may know. */
static void explain_all(const Board *board, bool json)
{
  json_t *pages = json_array();
  const char *const *zones = face_of(board->cards)->explained;
  const char *zone;
  for (int z = 0; (zone = face_zone(zones, board->game, z)); z++) {
    BoardList list = board_list(board, zone, ARB_NO_SEAT);
    for (int i = 0; i < list.count; i++) {
      const ArbCardView *card = &list.cards[i];
      if (!card->id.slot || !card->def) continue;
      if (json) json_array_append_new(pages, explain_card_json(board, card->id));
      else explain_card(board, card->id);
    }
    board_list_free(&list);
  }
  if (json) json_page(pages);
  else json_decref(pages);
}

static int explain_what(const Board *board, const char *what, bool json)
{
  uint32_t number;
  if (!what) {
    explain_all(board, json);
    return EXIT_FINE;
  }
  if (means_event(what, &number)) {
    if (json ? print_event_json(board, number) : explain_event(board, number)) return EXIT_FINE;
    fprintf(stderr, "lunarbiter explain: there is no event %u\n", (unsigned)number);
    return EXIT_FAILED;
  }
  ArbId card = board_find(board, what);
  if (!card.slot) {
    fprintf(stderr, "lunarbiter explain: %s called '%s'\n",
            board->viewer == ARB_NO_SEAT ? "there is nothing" : "this seat sees nothing", what);
    return EXIT_FAILED;
  }
  if (json) json_page(explain_card_json(board, card));
  else explain_card(board, card);
  return EXIT_FINE;
}

static int explain_game(ExplainOptions *options, const Replay *replay, const Session *session,
                        ArbGame *game, const char *what)
{
  ArbError error = {0};
  PlayerNames names;
  session_player_names(session, &replay->seating, &names);
  if (!replay_play(replay, game, session->cards, false, stop_at, options, &error))
    return session_gave_up("explain", &error);
  arb_advance(game);
  Board board = {.game = game,
                 .cards = session->cards,
                 .viewer = options->seat ? (ArbSeat)(options->seat - 1) : ARB_NO_SEAT,
                 .players = names.name,
                 .goal = session_goal(session)};
  return explain_what(&board, what, options->json);
}

static int run_explain(ExplainOptions *options, const char *path, const char *what)
{
  RecordedGame recorded;
  ArbError error = {0};
  int code = session_allow(options->budget, &error) &&
                     recorded_open(&recorded, path, options->data, &options->mods, &error)
                 ? explain_game(options, &recorded.replay, &recorded.session, recorded.game, what)
                 : session_gave_up("explain", &error);
  recorded_close(&recorded);
  return session_end("explain", code);
}

int command_explain(int argc, char **argv)
{
  ExplainOptions options = {0};
  /* clang-format off */
  const Option table[] = {
    {.name = "at", .kind = OPTION_NUMBER, .to = &options.at, .argument = "N",
     .help = "explain the game as it is before decision N is answered (default: the end)",
     .min = 1, .max = UINT32_MAX},
    {.name = "seat", .kind = OPTION_NUMBER, .to = &options.seat, .argument = "N",
     .help = "explain only what this player may know (default: everything)",
     .min = 1, .max = SESSION_SEATS},
    {.name = "json", .kind = OPTION_FLAG, .to = &options.json, .help = "print JSON"},
    SESSION_BUDGET_OPTION(&options.budget),
    SESSION_MOD_OPTIONS(&options.mods),
    SESSION_DATA_OPTION(&options.data),
  };
  /* clang-format on */
  const Usage usage = {
    .name = "explain",
    .synopsis = "[options] FILE [OBJECT]",
    .text = "Explains why something in a recorded game is as it is. OBJECT is one of these:\n"
            "a card, by name or id: on the board, how each characteristic came about (the\n"
            "printed value, then each effect in the order applied, with layer, timestamp,\n"
            "source and rule) and what may be done with it; in a hand, every condition of\n"
            "playing it, and which one fails; on the chain, what it chose, and which choices\n"
            "are still legal;\n"
            "an ability on the chain (i3);\n"
            "a player (p1): points, resources and bans;\n"
            "`event` or `event N`: the replacement effects that led to the last event or to\n"
            "event N, in their order, and who chose it. Without OBJECT every card in play and\n"
            "in hand is explained. Signs: + holds, - fails, * an effect, = the result.",
    .examples = "explain game.replay --at 40 'Void Seeker'\n"
                "explain game.replay --at 40 --seat 2 c17\n"
                "explain game.replay --json event",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 1,
    .max_arguments = 2,
  };
  int count;
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  return parsed == PARSED_RUN ? run_explain(&options, argv[0], count > 1 ? argv[1] : NULL)
                              : options_exit(parsed);
}
