/* SPDX-License-Identifier: MIT */
/*
** test_questions.c -- what games ask: every question says something, and its answer makes a
** difference.
**
** At every decision of random games each option is answered on a clone, and the clone goes on
** with least answers.  Options whose clones meet the same positions are alike; a question all of
** whose options are alike need not be asked.  With `--list [GAMES]` the program counts the
** questions by rule and text, and those that need not be asked; without, the tests run.
*/
#include "boards.h"
#include "support.h"

/* Pairings of both games, and modes of play with their decks. */
static const char *const pairings[][2] = {
  {"jinx-origins", "viktor-origins"},
  {"lee-sin-origins", "fiora-spiritforged"},
  {"rumble-spiritforged", "vex-unleashed"},
  {"vi-unleashed", "annie-proving-grounds"},
  {"match", NULL},
  {"ffa3", NULL},
  {"ffa4", NULL},
  {"2v2", NULL},
  {"sd01-forest", "sd02-sword"},
  {"sd03-rune", "sd04-dragon"},
  {"sd05-abyss", "sd06-haven"},
};
enum {
  PAIRINGS = sizeof pairings / sizeof *pairings,
  OPTIONS_MAX = 64,
  TRIED_MAX = 6, /* of so many options of a question at most the outcome is compared */
  FURTHER = 12,  /* decisions that a clone goes on for */
  SELDOM = 500,  /* one question of so many may need no answer */
  TEXT_MAX = 320,
  LABEL_MAX = 400,
  KINDS_MAX = 1024
};

/* A question by its rule and text, without what stands in brackets. */
typedef struct Kind {
  char name[TEXT_MAX], example[TEXT_MAX];
  int asked, alike;
} Kind;

typedef struct Tally {
  Kind kinds[KINDS_MAX];
  int count, asked, alike;
} Tally;

static uint64_t mixed(uint64_t hash, uint64_t word)
{
  return (hash ^ word) * 0x9E3779B97F4A7C15u ^ hash >> 29;
}

/* What the clone meets after this answer: the positions at the next decisions, and how many
** options each has. */
static uint64_t outcome(ArbGame *game, const int32_t *values, int count)
{
  ArbGame *clone = arb_clone(game);
  uint64_t met = 0;
  int32_t next[OPTIONS_MAX];
  assert_non_null(clone);
  assert_int_equal(answer(clone, values, count), ARB_OK);
  for (int i = 0; i < FURTHER && arb_advance(clone) == ARB_AWAITING; i++) {
    const ArbDecision *d = arb_decision(clone);
    met = mixed(met, (uint64_t)d->option_count << 8 | d->player);
    if (!d->open) met = mixed(met, arb_position_hash(clone));
    int n = arb_default(clone, next, OPTIONS_MAX);
    if (answer(clone, next, n) != ARB_OK) break;
    arb_forget_events(clone);
  }
  met = mixed(met, arb_position_hash(clone));
  arb_destroy(clone);
  return met;
}

/* The i-th answer to compare: one option and what has to be picked beside it, or the options in
** the order that begins with the i-th. */
static int nth_answer(ArbGame *game, int nth, int32_t *values)
{
  const ArbDecision *d = arb_decision(game);
  int count = 0;
  if (d->shape == ARB_ORDER) {
    for (int i = 0; i < d->option_count; i++) values[count++] = (nth + i) % d->option_count;
    return count;
  }
  values[count++] = nth;
  for (int i = 0; i < d->option_count && count < d->min; i++) {
    values[count] = i;
    if (i != nth && arb_partial(game, values, count + 1)) count++;
  }
  return count;
}

static bool needs_asking(ArbGame *game)
{
  const ArbDecision *d = arb_decision(game);
  uint64_t first = 0;
  int32_t values[OPTIONS_MAX], compared = 0;
  if (d->shape > ARB_ORDER || d->option_count < (d->min > 0 ? 2 : 1) || d->option_count > TRIED_MAX)
    return true;
  if (d->shape == ARB_PICK && d->min < 1) { /* to pick none is one answer more */
    first = outcome(game, values, 0);
    compared++;
  }
  for (int i = 0; i < d->option_count; i++) {
    if (arb_options(game)[i].flags & ARB_OPTION_MANUAL) continue;
    int count = nth_answer(game, i, values);
    if (count < d->min) continue;
    uint64_t met = outcome(game, values, count);
    if (compared++ && met != first) return true;
    first = met;
  }
  return compared < 2;
}

static Kind *kind_of(Tally *tally, ArbGame *game)
{
  char text[TEXT_MAX], name[TEXT_MAX + 32];
  arb_question(game, text, sizeof text);
  size_t length = strcspn(text, "(");
  snprintf(name, sizeof name, "%s %.*s", arb_decision_rule(game), (int)length, text);
  name[TEXT_MAX - 1] = 0;
  for (int i = 0; i < tally->count; i++)
    if (strcmp(tally->kinds[i].name, name) == 0) return &tally->kinds[i];
  if (tally->count == KINDS_MAX) return &tally->kinds[KINDS_MAX - 1];
  Kind *kind = &tally->kinds[tally->count++];
  memcpy(kind->name, name, TEXT_MAX);
  return kind;
}

/* The question and its options, as a line. */
static void describe(ArbGame *game, char *out, size_t size)
{
  arb_question(game, out, size);
  for (int i = 0; i < arb_decision(game)->option_count; i++) {
    char label[TEXT_MAX];
    size_t length = strlen(out);
    arb_option_label(game, i, label, sizeof label);
    snprintf(out + length, size - length, " | %s", label);
  }
}

static void count_question(Tally *tally, ArbGame *game)
{
  Kind *kind = kind_of(tally, game);
  bool alike = !needs_asking(game);
  kind->asked++, tally->asked++;
  kind->alike += alike, tally->alike += alike;
  if (alike) describe(game, kind->example, sizeof kind->example);
}

static void play_through(int pairing, uint64_t seed, void (*look)(Tally *, ArbGame *), Tally *tally)
{
  Duel duel;
  duel_open(&duel, pairings[pairing][0], pairings[pairing][1], seed, false);
  do look(tally, duel.game);
  while (duel_step(&duel));
  duel_close(&duel);
}

/* ---- Tests ------------------------------------------------------------------------ */

/* Rules whose steps ask by themselves, without a card that wants it. */
static const char *const steps[] = {
  "316.2.a", "338.1",   "347",     "144.3",   "116.1.a", "118.1",     "383.3.d",   "481.5",
  "323.11",  "6.2.1.5", "6.2.1.7", "7.3.3",   "7.4.3",   "7.4.4",     "8.4.7",     "10.7.3",
  "4.1.5",   "5.11",    "357.1.a", "372",     "373",     "460.2.c.3", "460.2.c.4", "652.5.a",
  "484.8.a", "338.1.a", "347.3",   "10.10.1", "5.10.2.2"};

/* The question names the card that asks it, if its player may know that one; without a card a
** step of the rules asks. */
static void look_at_question(ArbGame *game, const char *text)
{
  const ArbDecision *d = arb_decision(game);
  char name[TEXT_MAX];
  assert_true(*text);
  assert_true(*arb_decision_rule(game));
  if (d->source.slot) {
    arb_card_name(game, d->player, d->source, name, sizeof name);
    if (strcmp(name, "a hidden card") == 0 || strstr(text, name)) return;
    fail_msg("%s: the question does not name %s", text, name);
  }
  for (int i = 0; i < (int)(sizeof steps / sizeof *steps); i++)
    if (strcmp(arb_decision_rule(game), steps[i]) == 0) return;
  fail_msg("%s (%s): no card asks it", text, arb_decision_rule(game));
}

static void look_at_texts(Tally *tally, ArbGame *game)
{
  char text[TEXT_MAX], labels[OPTIONS_MAX][LABEL_MAX];
  int count = arb_decision(game)->option_count;
  arb_question(game, text, sizeof text);
  look_at_question(game, text);
  for (int i = 0; i < count && i < OPTIONS_MAX; i++) {
    bind_option_label(game, i, labels[i], LABEL_MAX);
    if (!*labels[i]) fail_msg("%s: an option has no label", text);
    for (int j = 0; j < i; j++)
      if (strcmp(labels[i], labels[j]) == 0) fail_msg("%s: twice \"%s\"", text, labels[i]);
  }
  tally->asked++;
}

/* Every question says what asks, and its options can be told from one another. */
static void every_question_and_option_has_a_text(void **state)
{
  (void)state;
  Tally *tally = calloc(1, sizeof *tally);
  assert_non_null(tally);
  for (int i = 0; i < 2 * PAIRINGS; i++)
    play_through(i % PAIRINGS, 61 + (uint64_t)i, look_at_texts, tally);
  assert_true(tally->asked > 2000);
  free(tally);
}

/* Which answer is given makes a difference, but for a few picks among cards that are equal. */
static void answers_make_a_difference(void **state)
{
  (void)state;
  Tally *tally = calloc(1, sizeof *tally);
  assert_non_null(tally);
  for (int i = 0; i < PAIRINGS; i++) play_through(i, 1 + (uint64_t)i, count_question, tally);
  for (int i = 0; i < tally->count; i++) {
    const Kind *kind = &tally->kinds[i];
    bool damage = strncmp(kind->name, "460.2.c.3 ", 10) == 0;
    if (damage && kind->alike) fail_msg("asked in vain: %s", kind->example);
  }
  assert_true(tally->alike * SELDOM <= tally->asked);
  free(tally);
}

/* The texts of all questions, each with one of its options and how often it came. */
static void collect_text(Tally *tally, ArbGame *game)
{
  Kind *kind = kind_of(tally, game);
  if (!kind->asked++) describe(game, kind->example, sizeof kind->example);
  kind->alike += id_is_nothing(arb_decision(game)->source);
}

static int texts(int games)
{
  Tally *tally = calloc(1, sizeof *tally);
  if (!tally) return 1;
  for (int i = 0; i < games; i++) play_through(i % PAIRINGS, 1 + (uint64_t)i, collect_text, tally);
  for (int i = 0; i < tally->count; i++) {
    const Kind *kind = &tally->kinds[i];
    printf("%6d %6d %s\n       %s\n", kind->asked, kind->alike, kind->name, kind->example);
  }
  free(tally);
  return 0;
}

/* ---- Equal things ------------------------------------------------------------------ */

static const char zap[] = "return card { id = \"q-za\", name = \"Zap\", type = \"spell\",\n"
                          "cost = { energy = 0 }, targets = { unit { enemy = true } },\n"
                          "run = function(game, me, foe) game.deal(1, foe) end }";
static const char swap[] = "return card { id = \"q-sw\", name = \"Swap\", type = \"spell\",\n"
                           "cost = { energy = 0 },\n"
                           "targets = { unit { enemy = true }, unit { enemy = true } },\n"
                           "run = function(game, me, one, two) game.deal(1, one) end }";
static const char doll[] = "return card { id = \"q-do\", name = \"Doll\", type = \"unit\",\n"
                           "might = 3, cost = { energy = 1 } }";
static const char thug[] = "return card { id = \"q-th\", name = \"Thug\", type = \"unit\",\n"
                           "might = 3, cost = { energy = 1 } }";

/* The rule that asks when player 1 plays the spell against these two units. */
static const char *asks(Desk *desk, const char *spell, const char *unit, const char *other)
{
  const char *texts[] = {zap, swap, doll, thug};
  desk_open(desk, texts, 4, true);
  desk_put(desk, unit, 1, "board", (ArbId){0, 0});
  desk_put(desk, other, 1, "board", (ArbId){0, 0});
  ArbId card = desk_put(desk, spell, 0, "hand", (ArbId){0, 0});
  desk_begin(desk);
  choose(desk->game, "play", card);
  return arb_decision_rule(desk->game);
}

/* 355.5: all that could be chosen is equal. */
static void of_equal_targets_nobody_is_asked(void **state)
{
  Desk desk;
  (void)state;
  assert_string_equal(asks(&desk, "Zap", "Doll", "Doll"), "338.1");
  desk_close(&desk);
  assert_string_equal(asks(&desk, "Zap", "Doll", "Thug"), "355.5");
  desk_close(&desk);
}

/* Once one of them has been chosen they are not equal any more: the same one, or the other? */
static void what_was_chosen_before_makes_a_difference(void **state)
{
  Desk desk;
  (void)state;
  assert_string_equal(asks(&desk, "Swap", "Doll", "Doll"), "355.5");
  desk_close(&desk);
}

/* ---- Boards of all cards -------------------------------------------------------------- */

enum { ON_BOARD = 60 }; /* decisions that are answered on a board */
#ifdef ARB_SANITIZED
enum { FULL_BOARDS = 15 };
#else
enum { FULL_BOARDS = 60 };
#endif

/* Answers by lot, and looks at each question. */
static void play_board(int kind, uint64_t nth, Tally *tally)
{
  ArbGame *game = board_open(kind, nth);
  BotRandom random = {bind_bot_mix(nth, 17)};
  BotAnswer drawn = {0};
  for (int i = 0; i < ON_BOARD && arb_advance(game) == ARB_AWAITING; i++) {
    count_question(tally, game);
    int count = bind_random_choose(&random, &drawn, game);
    if (count < 0 || answer(game, drawn.values, count) != ARB_OK) break;
  }
  bind_answer_free(&drawn);
  arb_destroy(game);
}

/* 4.4.4.1, 4.8.3.1: on fields that are full nobody is asked, as an effect is carried out, what
** could not be put there anyway.  Targets are selected all the same (10.6.2.3). */
static void what_finds_no_room_is_not_asked_for(void **state)
{
  Tally *tally = calloc(1, sizeof *tally);
  int choices = 0;
  (void)state;
  assert_non_null(tally);
  for (int i = 0; i < FULL_BOARDS; i++) play_board(BOARD_EVOLVE_FULL, (uint64_t)i, tally);
  for (int i = 0; i < tally->count; i++) {
    const Kind *kind = &tally->kinds[i];
    if (strncmp(kind->name, "10.6.2.7.2 ", 11) != 0) continue;
    choices += kind->asked;
    if (kind->alike) fail_msg("asked in vain: %s", kind->example);
  }
  assert_true(choices > FULL_BOARDS / 3);
  free(tally);
}

static int by_alike(const void *a, const void *b)
{
  const Kind *one = a, *other = b;
  return other->alike != one->alike ? other->alike - one->alike : other->asked - one->asked;
}

static void print_alike(Tally *tally)
{
  qsort(tally->kinds, (size_t)tally->count, sizeof *tally->kinds, by_alike);
  for (int i = 0; i < tally->count && tally->kinds[i].alike; i++)
    printf("%6d %6d  %s\n                 %s\n", tally->kinds[i].alike, tally->kinds[i].asked,
           tally->kinds[i].name, tally->kinds[i].example);
}

/* The questions of boards of this kind that need not be asked. */
static int list_boards(int kind, int boards)
{
  Tally *tally = calloc(1, sizeof *tally);
  if (!tally) return 1;
  for (int i = 0; i < boards; i++) play_board(kind, (uint64_t)i, tally);
  printf("%d boards, %d questions, %d need not be asked\n", boards, tally->asked, tally->alike);
  print_alike(tally);
  free(tally);
  return 0;
}

static int list(int games)
{
  Tally *tally = calloc(1, sizeof *tally);
  if (!tally) return 1;
  for (int i = 0; i < games; i++)
    play_through(i % PAIRINGS, 1 + (uint64_t)i, count_question, tally);
  qsort(tally->kinds, (size_t)tally->count, sizeof *tally->kinds, by_alike);
  printf("%d games, %d questions, %d need not be asked\n", games, tally->asked, tally->alike);
  for (int i = 0; i < tally->count; i++) {
    const Kind *kind = &tally->kinds[i];
    printf("%6d %6d  %s\n", kind->asked, kind->alike, kind->name);
    if (kind->alike) printf("                 %s\n", kind->example);
  }
  free(tally);
  return 0;
}

int main(int argc, char **argv)
{
  if (argc >= 2 && strcmp(argv[1], "--list") == 0) return list(argc > 2 ? atoi(argv[2]) : 22);
  if (argc == 4 && strcmp(argv[1], "--boards") == 0)
    return list_boards(atoi(argv[2]), atoi(argv[3]));
  if (argc >= 2 && strcmp(argv[1], "--texts") == 0) return texts(argc > 2 ? atoi(argv[2]) : 22);
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_question_and_option_has_a_text),
    cmocka_unit_test(answers_make_a_difference),
    cmocka_unit_test(what_finds_no_room_is_not_asked_for),
    cmocka_unit_test(of_equal_targets_nobody_is_asked),
    cmocka_unit_test(what_was_chosen_before_makes_a_difference),
  };
  return cmocka_run_group_tests_name("questions", tests, NULL, NULL);
}
