/* SPDX-License-Identifier: MIT */
/* test_legality.c -- legal sets and banned cards (Tournament Rules T601.2-3), and decks of bots. */
#include "support.h"

#include "formats/rules.h"
#include "language/games.h"
#include "riftbound/house.h"

typedef struct Fixture {
  ArbCards *cards;
  char told[2000];
} Fixture;

static const BindPaths paths = {.scripts = SCRIPTS};

static int open_fixture(void **state)
{
  Fixture *f = calloc(1, sizeof *f);
  if (!f) return -1;
  f->cards = whole_pool();
  *state = f;
  return 0;
}

static int close_fixture(void **state)
{
  Fixture *f = *state;
  arb_cards_release(f->cards);
  free(f);
  return 0;
}

static void note(void *data, const char *rule, const char *text)
{
  Fixture *f = data;
  size_t used = strlen(f->told);
  snprintf(f->told + used, sizeof f->told - used, "%s: %s\n", rule, text);
}

/* What is told of a main deck of one card, on a day in a region. */
static const char *told_in(Fixture *f, const ArbCards *cards, const char *format, const char *card,
                           const char *day, const char *region)
{
  ArbError error = {0};
  uint16_t def = arb_cards_find(cards, card);
  ArbDeck deck = {.sections = {[RB_SECTION_MAIN] = {&def, 1}}};
  BindLegality legality = {.cards = "standard", .day = day, .region = region};
  f->told[0] = '\0';
  if (!def) fail_msg("there is no card named '%s'", card);
  if (bind_check_legality(&paths, format, cards, &deck, &legality, note, f, &error) < 0)
    fail_msg("%s", error.text);
  return f->told;
}

static const char *told(Fixture *f, const char *card, const char *day)
{
  return told_in(f, f->cards, "match", card, day, "world");
}

static void a_card_is_banned_from_its_day_on(void **state)
{
  Fixture *f = *state;
  assert_string_equal(told(f, "Scrapheap", "2026-03-29"), "");
  assert_string_equal(told(f, "Scrapheap", "2026-03-30"),
                      "T601.2.d: Scrapheap has been banned since 2026-03-30\n");
  assert_string_equal(told(f, "Stealthy Pursuer", "2026-07-23"), "");
  assert_string_equal(told(f, "Stealthy Pursuer", "2026-07-24"),
                      "T601.2.d: Stealthy Pursuer has been banned since 2026-07-24\n");
  assert_string_equal(told(f, "Gust", "2026-07-24"), "");
  /* Two against two has the same bans. */
  assert_string_equal(told_in(f, f->cards, "2v2-constructed", "Scrapheap", "2026-08-01", "world"),
                      "T601.2.d: Scrapheap has been banned since 2026-03-30\n");
}

/* T602.1.b */
static void a_ban_of_constructed_decks_is_none_in_a_limited_format(void **state)
{
  Fixture *f = *state;
  const char *rule = "T602.1.b";
  if (*told_in(f, f->cards, "sealed", "Scrapheap", "2026-08-01", "world"))
    fail_msg("%s: %s", rule, f->told);
}

static void standard_has_four_sets(void **state)
{
  Fixture *f = *state;
  static const struct {
    const char *rule, *card;
  } sets[] = {{"T601.3.c and T601.3.c.1", "ogs-007"},
              {"T601.3.c.2", "ogn-001"},
              {"T601.3.c.3", "sfd-001"},
              {"T601.3.c.4", "unl-001"}};
  for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
    if (*told(f, sets[i].card, "2026-06-01")) fail_msg("%s: %s", sets[i].rule, f->told);
}

static void a_set_is_legal_from_its_launch_in_the_region_on(void **state)
{
  Fixture *f = *state;
  static const struct {
    const char *rule, *day, *region;
    bool legal;
  } days[] = {{"T601.3.c.4.a", "2026-04-09", "china", false},
              {"T601.3.c.4.a", "2026-04-10", "china", true},
              {"T601.3.c.4.b", "2026-05-07", "world", false},
              {"T601.3.c.4.b", "2026-05-08", "world", true}};
  for (size_t i = 0; i < sizeof days / sizeof *days; i++) {
    const char *text = told_in(f, f->cards, "match", "unl-001", days[i].day, days[i].region);
    if (!*text != days[i].legal) fail_msg("%s: %s: %s", days[i].rule, days[i].day, text);
    if (!days[i].legal) assert_non_null(strstr(text, "T601.2.b: "));
  }
}

/* T601.2.a: another printing makes a card legal; T601.2.c: not one beyond the normal numbering. */
static void a_card_is_legal_with_the_name_of_one_of_a_legal_set(void **state)
{
  Fixture *f = *state;
  ArbError error = {0};
  const char *const texts[] = {
    "return card { id = \"xxx-001\", name = \"Alone\", type = \"unit\", might = 1 }",
    "return card { id = \"ogn-299\", name = \"Showcase\", type = \"unit\", might = 1 }",
    "return card { id = \"ogn-298\", name = \"Last\", type = \"unit\", might = 1 }"};
  ArbCards *cards = pool_of_cards(texts, 3, &error);
  if (!cards) fail_msg("%s", error.text);
  assert_string_equal(told_in(f, cards, "match", "Alone", "2026-08-01", "world"),
                      "T601.2.a: Alone is of no set that is legal in Standard\n");
  const char *rule = "T601.2.c";
  if (!*told_in(f, cards, "match", "Showcase", "2026-08-01", "world"))
    fail_msg("%s: a number beyond the set's counts", rule);
  assert_string_equal(told_in(f, cards, "match", "Last", "2026-08-01", "world"), "");
  arb_cards_release(cards);
}

/* ---- Decks of bots ------------------------------------------------------------------------ */

typedef struct Built {
  char text[2][4000];
  int count;
} Built;

static void keep_list(void *data, const char *list)
{
  Built *built = data;
  snprintf(built->text[built->count++], sizeof built->text[0], "%s", list);
}

static bool build(Fixture *f, const char *format, int from, int size, int decks, Built *built,
                  ArbError *error)
{
  uint16_t pool[120];
  *built = (Built){.count = 0};
  for (int i = 0; i < size; i++) pool[i] = (uint16_t)(from + i);
  ArbDeck deck = {.sections = {[RB_SECTION_POOL] = {pool, (uint16_t)size}}};
  return bind_build_decks(&paths, format, f->cards, &deck, decks, keep_list, built, error);
}

static void a_pool_that_is_too_small_is_told(void **state)
{
  Built built;
  ArbError error = {0};
  Fixture *f = *state;
  int first = arb_cards_find(f->cards, "ogn-001");
  assert_false(build(f, "sealed", first, 10, 1, &built, &error));
  assert_non_null(strstr(error.text, "cards for a main deck of three domains; it needs 25"));
  assert_int_equal(built.count, 0);
}

static void the_same_pool_gives_the_same_decks(void **state)
{
  Built one, other;
  ArbError error = {0};
  Fixture *f = *state;
  int first = arb_cards_find(f->cards, "ogn-001");
  if (!build(f, "2v2-sealed", first, 110, 2, &one, &error)) fail_msg("%s", error.text);
  assert_true(build(f, "2v2-sealed", first, 110, 2, &other, &error));
  assert_int_equal(one.count, 2);
  assert_string_equal(one.text[0], other.text[0]);
  assert_string_equal(one.text[1], other.text[1]);
  assert_string_not_equal(one.text[0], one.text[1]);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_card_is_banned_from_its_day_on),
    cmocka_unit_test(a_ban_of_constructed_decks_is_none_in_a_limited_format),
    cmocka_unit_test(standard_has_four_sets),
    cmocka_unit_test(a_set_is_legal_from_its_launch_in_the_region_on),
    cmocka_unit_test(a_card_is_legal_with_the_name_of_one_of_a_legal_set),
    cmocka_unit_test(a_pool_that_is_too_small_is_told),
    cmocka_unit_test(the_same_pool_gives_the_same_decks),
  };
  return cmocka_run_group_tests(tests, open_fixture, close_fixture);
}
