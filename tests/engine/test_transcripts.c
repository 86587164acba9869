/* SPDX-License-Identifier: MIT */
/*
** test_transcripts.c -- what games ask, tell, show and say is as it was: a net under the tests of
** rules, which notices that something changed, not what is right.
**
** Random games of both games are written down as three sums each: what is asked and what happens
** (moves), what is true of each object (facts), and how it is said (words: questions, labels,
** reasons).  Some are games of shipped decks, in all modes of play; the others begin on boards
** where any shipped cards lie anywhere, so that every card and rule has its turn.
** transcripts.txt holds the sums.  After a change that is meant, look at what changed (`--list ROW`
** writes a game out; compare with that of the program before), then renew the file with `--renew`
** and commit it with the change.
*/
#include <stdlib.h>

#include "boards.h"
#include "support.h"

#define KEPT ARB_DATA_DIR "/tests/engine/transcripts.txt"

enum {
  DECKS = 4,   /* games of each pairing */
  BOARDS = 60, /* boards of each game */
  LONG = 250,  /* decisions of a game */
  EVERY = 29,  /* after so many decisions everything is looked at */
  PARTS = 3,   /* reasons are asked for one card of so many */
  ROWS_MAX = 256,
  TEXT_MAX = 512
};

static const char *const pairings[][2] = {
  {"jinx-origins", "viktor-origins"},
  {"lee-sin-origins", "fiora-spiritforged"},
  {"rumble-spiritforged", "vex-unleashed"},
  {"vi-unleashed", "annie-proving-grounds"},
  {"garen-proving-grounds", "lux-proving-grounds"},
  {"match", NULL},
  {"ffa3", NULL},
  {"ffa4", NULL},
  {"2v2", NULL},
  {"sd01-forest", "sd02-sword"},
  {"sd03-rune", "sd04-dragon"},
  {"sd05-abyss", "sd06-haven"},
};
enum { PAIRINGS = sizeof pairings / sizeof *pairings };

/* One game: of a pairing, or (-1) on a board. */
typedef struct Row {
  int pairing, game; /* game: BOARD_RIFTBOUND or BOARD_EVOLVE */
  int nth;
  char name[64];
} Row;

typedef struct Sums {
  uint64_t moves, facts, words;
} Sums;

typedef struct Kept {
  char name[64];
  Sums sums;
} Kept;

static Row rows[ROWS_MAX];
static int row_count;
static Kept kept[ROWS_MAX];
static int kept_count;
static char head[1024]; /* the comment lines of the file */

/* ---- Writing a game down ------------------------------------------------------------------ */

typedef struct Writer {
  ArbGame *game;
  ArbSeat seat;
  int part; /* PARTS */
  Sums sums;
  FILE *list; /* for people, or NULL */
} Writer;

static void add(uint64_t *sum, const void *bytes, size_t count)
{
  const unsigned char *at = bytes;
  for (size_t i = 0; i < count; i++) *sum = (*sum ^ at[i]) * 0x100000001B3u;
}

static void write_number(Writer *w, uint64_t *sum, const char *what, int64_t number)
{
  add(sum, &number, sizeof number);
  if (w->list) fprintf(w->list, " %s %lld", what, (long long)number);
}

static void write_text(Writer *w, uint64_t *sum, const char *text)
{
  add(sum, text, strlen(text) + 1);
  if (w->list) fprintf(w->list, " [%s]", text);
}

/* Whom an id names, in words that do not change with the number of cards in the pool. */
static void write_id(Writer *w, uint64_t *sum, const char *what, ArbId id)
{
  write_number(w, sum, what, (int64_t)id.slot << 16 | id.generation);
}

static void end_line(Writer *w)
{
  if (w->list) fputc('\n', w->list);
}

static void write_event(void *data, const ArbEventView *event)
{
  Writer *w = data;
  uint64_t *moves = &w->sums.moves;
  write_text(w, moves, event->kind);
  write_number(w, moves, "by", event->actor);
  write_id(w, moves, "of", event->subject);
  write_text(w, moves, arb_card_id(w->game->cards, event->subject_def));
  write_id(w, moves, "at", event->place);
  write_id(w, moves, "from", event->source);
  write_text(w, moves, arb_card_id(w->game->cards, event->source_def));
  write_number(w, moves, "amount", event->amount);
  write_number(w, moves, "aux", event->aux);
  write_text(w, &w->sums.words, event->rule);
  write_text(w, &w->sums.words, event->detail);
  end_line(w);
}

static void write_option(Writer *w, int i)
{
  char text[TEXT_MAX];
  const ArbOption *option = &arb_options(w->game)[i];
  arb_option_id(w->game, i, text, sizeof text);
  write_text(w, &w->sums.moves, text);
  write_number(w, &w->sums.moves, "value", option->value);
  write_number(w, &w->sums.moves, "aux", option->aux);
  write_number(w, &w->sums.moves, "flags", option->flags);
  arb_option_label(w->game, i, text, sizeof text);
  write_text(w, &w->sums.words, text);
  end_line(w);
}

static void write_question(Writer *w)
{
  char text[TEXT_MAX];
  int32_t values[64];
  const ArbDecision *d = arb_decision(w->game);
  int64_t numbers[] = {d->player, d->shape, d->min, d->max, d->open, d->option_count};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    write_number(w, &w->sums.moves, "asked", numbers[i]);
  write_id(w, &w->sums.moves, "by", d->source);
  arb_question(w->game, text, sizeof text);
  write_text(w, &w->sums.words, text);
  write_text(w, &w->sums.words, arb_decision_rule(w->game));
  end_line(w);
  for (int i = 0; i < d->option_count; i++) write_option(w, i);
  int count = arb_default(w->game, values, 64);
  for (int i = 0; i < count; i++) write_number(w, &w->sums.moves, "default", values[i]);
  end_line(w);
}

/* ---- All that can be seen of a moment -------------------------------------------------------- */

static void write_numbers(Writer *w, ArbId object)
{
  const ArbRules *rules = w->game->rules;
  for (int i = 0; i < rules->attribute_count; i++) {
    int32_t value = 0;
    if (arb_look_at(w->game, w->seat, object, i, &value))
      write_number(w, &w->sums.facts, rules->attributes[i].name, value);
  }
  end_line(w);
}

static void write_reason(void *data, const ArbReason *reason)
{
  Writer *w = data;
  uint64_t *words = &w->sums.words;
  write_number(w, words, "reason", reason->kind);
  write_text(w, words, reason->topic);
  write_text(w, words, reason->text);
  write_text(w, words, reason->rule);
  write_text(w, words, reason->layer);
  write_text(w, words, arb_card_id(w->game->cards, reason->source_def));
  write_id(w, words, "source", reason->source);
  write_number(w, words, "player", reason->player);
  write_number(w, words, "amount", reason->amount);
  write_number(w, words, "value", reason->value);
  end_line(w);
}

static void write_reasons(Writer *w, ArbId object)
{
  write_number(w, &w->sums.words, "reasons",
               arb_explain(w->game, w->seat, object, write_reason, w));
  end_line(w);
}

static bool write_card(void *data, const ArbCardView *card)
{
  Writer *w = data;
  uint64_t *facts = &w->sums.facts;
  write_text(w, facts, arb_card_id(w->game->cards, card->def));
  write_id(w, facts, "card", card->id);
  write_id(w, facts, "at", card->place);
  write_id(w, facts, "on", card->attached_to);
  int64_t numbers[] = {card->owner, card->controller, card->facedown};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    write_number(w, facts, "", numbers[i]);
  for (int i = 0; i < ARB_CARD_NUMBERS_MAX; i++) write_number(w, facts, "", card->numbers[i]);
  end_line(w);
  return true;
}

static void write_zones(Writer *w)
{
  for (int zone = 0; zone < arb_zone_count(w->game); zone++)
    for (ArbSeat owner = 0; owner < arb_seats(w->game); owner++) {
      write_text(w, &w->sums.facts, arb_zone_name(w->game, zone));
      int count = arb_view_zone(w->game, w->seat, zone, owner, write_card, w);
      write_number(w, &w->sums.facts, "count", count);
      end_line(w);
    }
}

static void write_cards(Writer *w)
{
  char text[TEXT_MAX];
  for (int card1 = 1; card1 <= w->game->base->pools[ARB_POOL_CARD].used; card1++) {
    if (!pool_in_use(w->game->base, ARB_POOL_CARD, card1)) continue;
    ArbId id = state_card_id(w->game->base, card1);
    write_numbers(w, id);
    if (card1 % PARTS != w->part) continue;
    arb_card_name(w->game, w->seat, id, text, sizeof text);
    write_text(w, &w->sums.words, text);
    arb_why_not(w->game, w->seat, id, text, sizeof text);
    write_text(w, &w->sums.words, text);
    write_reasons(w, id);
  }
}

static void write_things(Writer *w)
{
  char text[TEXT_MAX];
  ArbId things[64];
  int count = arb_things(w->game, w->seat, things, 64);
  write_number(w, &w->sums.facts, "things", count);
  for (int i = 0; i < count && i < 64; i++) {
    arb_card_name(w->game, w->seat, things[i], text, sizeof text);
    write_text(w, &w->sums.words, text);
    write_reasons(w, things[i]);
  }
}

static void write_moment(Writer *w)
{
  write_zones(w);
  write_numbers(w, ARB_NOTHING);
  for (ArbSeat seat = 0; seat < arb_seats(w->game); seat++) {
    write_numbers(w, arb_player_id(seat));
    write_reasons(w, arb_player_id(seat));
  }
  write_cards(w);
  write_things(w);
  arb_explain_event(w->game, w->seat, 0, write_reason, w);
  end_line(w);
}

/* ---- Games ----------------------------------------------------------------------------------- */

static Sums write_game(ArbGame *game, uint64_t seed, int most, FILE *list)
{
  BotRandom random = {seed};
  BotAnswer answers = {0};
  Writer w = {.game = game, .seat = ARB_NO_SEAT, .list = list};
  for (int i = 0; i < most && arb_advance(game) == ARB_AWAITING; i++) {
    arb_events(game, ARB_NO_SEAT, 0, write_event, &w);
    write_question(&w);
    if (i % EVERY == EVERY - 1) {
      w.seat = i / EVERY % 2 ? arb_decision(game)->player : ARB_NO_SEAT;
      w.part = (int)(seed + (uint64_t)i / EVERY) % PARTS;
      write_moment(&w);
    }
    arb_forget_events(game);
    int count = bind_random_choose(&random, &answers, game);
    if (answer(game, answers.values, count) != ARB_OK) fail_msg("%s", arb_error(game));
  }
  if (arb_error(game)[0]) write_text(&w, &w.sums.moves, arb_error(game));
  arb_events(game, ARB_NO_SEAT, 0, write_event, &w);
  w.seat = ARB_NO_SEAT;
  write_zones(&w);
  bind_answer_free(&answers);
  return w.sums;
}

static Sums game_of_decks(const Row *row, FILE *list)
{
  static Duel duels[PAIRINGS];
  Duel *duel = &duels[row->pairing];
  const char *const *names = pairings[row->pairing];
  if (duel->host) duel_again(duel, (uint64_t)row->nth + 100, false);
  else duel_open(duel, names[0], names[1], (uint64_t)row->nth + 100, false);
  return write_game(duel->game, (uint64_t)row->nth, LONG, list);
}

static Sums game_of_board(const Row *row, FILE *list)
{
  ArbGame *game = board_open(row->game, (uint64_t)row->nth);
  Sums sums = write_game(game, (uint64_t)row->nth, LONG, list);
  arb_destroy(game);
  return sums;
}

static Sums sums_of(const Row *row, FILE *list)
{
  return row->pairing < 0 ? game_of_board(row, list) : game_of_decks(row, list);
}

/* ---- The rows, and the file --------------------------------------------------------------- */

static Row *new_row(int pairing, int game, int nth)
{
  Row *row = &rows[row_count++];
  *row = (Row){pairing, game, nth, ""};
  if (pairing < 0) snprintf(row->name, sizeof row->name, "board-%s-%d", game ? "ev" : "rb", nth);
  else snprintf(row->name, sizeof row->name, "%s-%d", pairings[pairing][0], nth);
  return row;
}

/* Neighbours are of different decks. */
static void make_rows(void)
{
  for (int nth = 1; nth <= BOARDS; nth++) {
    for (int i = 0; i < PAIRINGS && nth <= DECKS; i++) new_row(i, 0, nth);
    for (int game = 0; game < BOARD_GAMES; game++) new_row(-1, game, nth);
  }
}

static void read_kept(void)
{
  char line[256];
  FILE *file = fopen(KEPT, "r");
  while (file && fgets(line, sizeof line, file)) {
    Kept *one = &kept[kept_count];
    unsigned long long moves, facts, words;
    size_t length = strlen(head);
    if (line[0] == '#') snprintf(head + length, sizeof head - length, "%s", line);
    else if (kept_count < ROWS_MAX &&
             sscanf(line, "%63s %llx %llx %llx", one->name, &moves, &facts, &words) == 4)
      one->sums = (Sums){moves, facts, words}, kept_count++;
  }
  if (file) fclose(file);
}

static void is_as_it_was(void **state)
{
  const Row *row = *state;
  Sums now = sums_of(row, NULL);
  for (int i = 0; i < kept_count; i++) {
    if (strcmp(kept[i].name, row->name) != 0) continue;
    const char *other = kept[i].sums.moves != now.moves   ? "what is asked or happens"
                        : kept[i].sums.facts != now.facts ? "what is true of objects"
                        : kept[i].sums.words != now.words ? "how it is said"
                                                          : NULL;
    if (other)
      fail_msg(
          "%s: %s has changed (`%s --list %s` writes the game out; `--renew` when it is meant)",
          row->name, other, "engine_test_transcripts", row->name);
    return;
  }
  fail_msg("%s is not in transcripts.txt (--renew)", row->name);
}

static int renew(void)
{
  FILE *file = fopen(KEPT, "w");
  if (!file) return 1;
  fputs(head, file);
  for (int i = 0; i < row_count; i++) {
    Sums sums = sums_of(&rows[i], NULL);
    fprintf(file, "%-28s %016llx %016llx %016llx\n", rows[i].name, (unsigned long long)sums.moves,
            (unsigned long long)sums.facts, (unsigned long long)sums.words);
  }
  return fclose(file) != 0;
}

static int list(const char *name)
{
  for (int i = 0; i < row_count; i++)
    if (strcmp(rows[i].name, name) == 0) return sums_of(&rows[i], stdout).moves == 0;
  fprintf(stderr, "there is no row %s\n", name);
  return 2;
}

int main(int argc, char **argv)
{
  static struct CMUnitTest tests[ROWS_MAX];
  make_rows();
  read_kept();
  if (argc == 2 && strcmp(argv[1], "--renew") == 0) return renew();
  if (argc == 3 && strcmp(argv[1], "--list") == 0) return list(argv[2]);
  for (int i = 0; i < row_count; i++)
    tests[i] = (struct CMUnitTest){rows[i].name, is_as_it_was, NULL, NULL, &rows[i]};
  return _cmocka_run_group_tests("transcripts", tests, (size_t)row_count, NULL, NULL);
}
