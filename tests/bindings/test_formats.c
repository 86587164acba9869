/* SPDX-License-Identifier: MIT */
/* test_formats.c -- formats, and the deck rules of 103. */
#include "support.h"

#include <unistd.h>

#include "language/games.h"
#include "riftbound/house.h"

enum { SECTION_MAX = 80, SECTIONS = 5, LINE_MAX_ = 128 };

/* A deck of the shipped lists, to be changed by a test. */
typedef struct TestDeck {
  uint16_t cards[SECTIONS][SECTION_MAX]; /* legend, champion, main, battlefields, runes */
  int counts[SECTIONS];
} TestDeck;
enum { LEGEND, CHAMPION, MAIN, BATTLEFIELDS, RUNES };

typedef struct Fixture {
  ArbCards *cards;
  TestDeck deck;
  char told[4000];
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

/* ---- Decks ------------------------------------------------------------------- */

static void add(Fixture *f, int section, int count, const char *name)
{
  uint16_t def = arb_cards_find(f->cards, name);
  if (!def) fail_msg("there is no card named '%s'", name);
  for (int i = 0; i < count; i++) {
    assert_in_range(f->deck.counts[section], 0, SECTION_MAX - 1);
    f->deck.cards[section][f->deck.counts[section]++] = def;
  }
}

/* Takes one copy out. */
static void take(Fixture *f, int section, const char *name)
{
  uint16_t def = arb_cards_find(f->cards, name);
  TestDeck *deck = &f->deck;
  for (int i = 0; i < deck->counts[section]; i++) {
    if (deck->cards[section][i] != def) continue;
    deck->cards[section][i] = deck->cards[section][--deck->counts[section]];
    return;
  }
  fail_msg("'%s' is not in the deck", name);
}

static void read_deck(Fixture *f, const char *name)
{
  static const char *const sections[] = {
    "Legend:", "Champion:", "MainDeck:", "Battlefields:", "Runes:"};
  char path[256], line[LINE_MAX_];
  int section = 0;
  memset(&f->deck, 0, sizeof f->deck);
  snprintf(path, sizeof path, ARB_DATA_DIR "/decks/riftbound/%s.txt", name);
  FILE *file = fopen(path, "r");
  if (!file) fail_msg("%s cannot be read", path);
  while (fgets(line, sizeof line, file)) {
    char *end;
    line[strcspn(line, "\r\n")] = '\0';
    for (int i = 0; i < SECTIONS; i++)
      if (strcmp(line, sections[i]) == 0) section = i;
    long count = strtol(line, &end, 10);
    if (count > 0) add(f, section, (int)count, end + 1);
  }
  fclose(file);
}

static void note(void *data, const char *rule, const char *text)
{
  Fixture *f = data;
  size_t used = strlen(f->told);
  snprintf(f->told + used, sizeof f->told - used, "%s: %s\n", rule, text);
}

static ArbDeck deck_of(const TestDeck *d)
{
  ArbDeck deck = {0};
  for (int i = 0; i < SECTIONS; i++) deck.sections[i] = (ArbSection){d->cards[i], d->counts[i]};
  return deck;
}

static int problems(Fixture *f, const char *format)
{
  const TestDeck *d = &f->deck;
  ArbDeck deck = deck_of(d);
  ArbError error = {0};
  f->told[0] = '\0';
  int count = bind_check_deck(&paths, format, f->cards, &deck, note, f, &error);
  if (count < 0) fail_msg("%s", error.text);
  return count;
}

static void has_one_problem(Fixture *f, const char *text)
{
  problems(f, "duel");
  assert_string_equal(f->told, text);
}

static void the_shipped_decks_are_legal_in_their_formats(void **state)
{
  static const char *const decks[][2] = {{"jinx-origins", "duel"},
                                         {"lee-sin-origins", "duel"},
                                         {"viktor-origins", "duel"},
                                         {"annie-proving-grounds", "proving-grounds"},
                                         {"garen-proving-grounds", "proving-grounds"},
                                         {"lux-proving-grounds", "proving-grounds"},
                                         {"master-yi-proving-grounds", "proving-grounds"}};
  Fixture *f = *state;
  for (size_t i = 0; i < sizeof decks / sizeof *decks; i++) {
    read_deck(f, decks[i][0]);
    problems(f, decks[i][1]);
    assert_string_equal(f->told, "");
  }
}

static void a_deck_for_one_format_is_told_what_another_wants(void **state)
{
  Fixture *f = *state;
  read_deck(f, "annie-proving-grounds");
  has_one_problem(f, "103.4.a: the deck has 1 battlefields; this format needs 3\n");
  read_deck(f, "jinx-origins");
  assert_int_equal(problems(f, "proving-grounds"), 1);
}

static void rule_103_1_there_is_one_legend(void **state)
{
  Fixture *f = *state;
  read_deck(f, "jinx-origins");
  f->deck.counts[LEGEND] = 0;
  has_one_problem(f, "103.1: the deck has no legend\n");
  add(f, LEGEND, 1, "Vi, Destructive");
  problems(f, "duel");
  assert_non_null(strstr(f->told, "103.1: Vi, Destructive is no legend but a unit\n"));
}

static void rule_103_2_a_main_deck_has_40_cards_with_its_champion(void **state)
{
  Fixture *f = *state;
  read_deck(f, "jinx-origins");
  take(f, MAIN, "Gust");
  has_one_problem(f, "103.2: the main deck has 39 cards with its champion; at least 40 are "
                     "needed\n");
  add(f, MAIN, 1, "Gust");
  add(f, MAIN, 1, "Void Seeker"); /* 41 are allowed */
  assert_int_equal(problems(f, "duel"), 0);
}

static void rule_103_2_the_main_deck_holds_units_gear_and_spells(void **state)
{
  Fixture *f = *state;
  read_deck(f, "jinx-origins");
  add(f, MAIN, 1, "Fury Rune");
  has_one_problem(f, "103.2: Fury Rune is a rune and cannot be in the main deck\n");
  take(f, MAIN, "Fury Rune");
  add(f, MAIN, 1, "Recruit");
  has_one_problem(f, "182: Recruit is a token, not a card\n");
}

static void rule_103_2_a_2_the_champion_has_the_legends_tag(void **state)
{
  Fixture *f = *state;
  read_deck(f, "jinx-origins");
  f->deck.counts[CHAMPION] = 0;
  assert_int_equal(problems(f, "duel"), 2);
  assert_string_equal(f->told, "103.2: the main deck has 39 cards with its champion; at least 40 "
                               "are needed\n103.2.a: the deck has no chosen champion\n");
  add(f, CHAMPION, 1, "Vi, Destructive");
  has_one_problem(f, "103.2.a.2: Vi, Destructive has no champion tag of Loose Cannon\n");
  f->deck.counts[CHAMPION] = 0;
  add(f, CHAMPION, 1, "Raging Soul");
  problems(f, "duel");
  assert_non_null(strstr(f->told, "103.2.a.2: Raging Soul is no champion unit\n"));
}

static void rule_103_2_b_three_copies_of_a_name_with_the_champion(void **state)
{
  Fixture *f = *state;
  read_deck(f, "jinx-origins");
  add(f, MAIN, 1, "Gust");
  has_one_problem(f, "103.2.b: the main deck has 4 copies of Gust; at most 3 are allowed\n");
  take(f, MAIN, "Gust");
  add(f, MAIN, 2, "Jinx, Demolitionist");
  assert_int_equal(problems(f, "duel"), 0);
  add(f, MAIN, 1, "Jinx, Demolitionist"); /* 103.2.b.1 */
  has_one_problem(f, "103.2.b: the main deck has 4 copies of Jinx, Demolitionist; at most 3 are "
                     "allowed\n");
}

static void rule_103_1_b_cards_are_within_the_domain_identity(void **state)
{
  Fixture *f = *state;
  read_deck(f, "jinx-origins");
  add(f, MAIN, 2, "Stupefy");
  has_one_problem(f, "103.2.c: Stupefy is mind; Loose Cannon is fury and chaos\n");
  take(f, MAIN, "Stupefy");
  take(f, MAIN, "Stupefy");
  take(f, RUNES, "Fury Rune");
  add(f, RUNES, 1, "Calm Rune");
  has_one_problem(f, "103.3.a.1: Calm Rune is calm; Loose Cannon is fury and chaos\n");
}

/* 103.1.b.4: a card with two domains needs both. */
static void rule_103_1_b_4_every_domain_of_a_card_counts(void **state)
{
  Fixture *f = *state;
  read_deck(f, "jinx-origins");
  add(f, MAIN, 1, "Decisive Strike");
  problems(f, "duel");
  assert_non_null(strstr(f->told, "103.2.c: Decisive Strike is body and order; Loose Cannon is "
                                  "fury and chaos\n"));
}

static void rule_103_2_d_signature_cards_are_few_and_the_legends(void **state)
{
  Fixture *f = *state;
  read_deck(f, "annie-proving-grounds");
  add(f, MAIN, 2, "Tibbers");
  problems(f, "proving-grounds");
  assert_string_equal(f->told,
                      "103.2.b: the main deck has 4 copies of Tibbers; at most 3 are allowed\n"
                      "103.2.d.1: the main deck has 4 signature cards; at most 3 are allowed\n");
  read_deck(f, "jinx-origins");
  add(f, MAIN, 1, "Tibbers");
  has_one_problem(f, "103.2.d.2: Tibbers is a signature card of another champion than Loose "
                     "Cannon\n");
}

static void rule_103_3_a_there_are_twelve_runes(void **state)
{
  Fixture *f = *state;
  read_deck(f, "jinx-origins");
  take(f, RUNES, "Fury Rune");
  has_one_problem(f, "103.3.a: the rune deck has 11 cards; it needs 12\n");
  add(f, RUNES, 1, "Gust");
  has_one_problem(f, "103.3.a: Gust is no rune but a spell\n");
}

static void rule_103_4_c_battlefields_have_different_names(void **state)
{
  Fixture *f = *state;
  read_deck(f, "jinx-origins");
  take(f, BATTLEFIELDS, "Zaun Warrens");
  has_one_problem(f, "103.4.a: the deck has 2 battlefields; this format needs 3\n");
  add(f, BATTLEFIELDS, 1, "Reaver's Row");
  has_one_problem(f, "103.4.c: the deck has 2 copies of the battlefield Reaver's Row\n");
}

/* 103.1.b.1, with 103.1.b.3: one domain of the legend's is enough for a card of one. */
static void rule_103_1_b_1_cards_abide_by_the_domain_identity(void **state)
{
  Fixture *f = *state;
  read_deck(f, "jinx-origins");
  add(f, MAIN, 1, "Stupefy");
  problems(f, "duel");
  assert_non_null(strstr(f->told, "103.2.c: Stupefy is mind"));
}

static void rule_103_1_b_3_a_card_of_one_of_the_two_domains_is_allowed(void **state)
{
  Fixture *f = *state;
  read_deck(f, "jinx-origins");
  for (int i = 0; i < f->deck.counts[MAIN]; i++)
    if (strcmp(arb_card_title(f->cards, f->deck.cards[MAIN][i]), "Chemtech Enforcer") == 0) {
      assert_int_equal(problems(f, "duel"), 0); /* fury, of fury and chaos */
      return;
    }
  fail_msg("the deck has no Chemtech Enforcer");
}

static void rule_103_2_b_1_the_chosen_champion_counts_among_the_copies(void **state)
{
  Fixture *f = *state;
  read_deck(f, "jinx-origins");
  take(f, MAIN, "Gust");
  take(f, MAIN, "Gust");
  add(f, MAIN, 2, "Jinx, Demolitionist");
  assert_int_equal(problems(f, "duel"), 0);
  add(f, MAIN, 1, "Jinx, Demolitionist");
  has_one_problem(f, "103.2.b: the main deck has 4 copies of Jinx, Demolitionist; at most 3 are "
                     "allowed\n");
}

/* 133.7.b: Tibbers is a signature card and therefore no champion. */
static void rule_103_2_d_3_a_signature_card_is_no_chosen_champion(void **state)
{
  Fixture *f = *state;
  read_deck(f, "annie-proving-grounds");
  f->deck.counts[CHAMPION] = 0;
  add(f, CHAMPION, 1, "Tibbers");
  problems(f, "proving-grounds");
  assert_non_null(strstr(f->told, "103.2.a.2: Tibbers is no champion unit\n"));
}

static void rule_133_7_a_only_a_champion_can_be_chosen(void **state)
{
  Fixture *f = *state;
  read_deck(f, "jinx-origins");
  assert_int_equal(problems(f, "duel"), 0);
  f->deck.counts[CHAMPION] = 0;
  add(f, CHAMPION, 1, "Chemtech Enforcer");
  problems(f, "duel");
  assert_non_null(strstr(f->told, "103.2.a.2: Chemtech Enforcer is no champion unit\n"));
}

static void rule_133_7_b_signature_cards_are_counted_whatever_their_names(void **state)
{
  Fixture *f = *state;
  read_deck(f, "annie-proving-grounds");
  assert_int_equal(problems(f, "proving-grounds"), 0);
  add(f, MAIN, 2, "Tibbers");
  problems(f, "proving-grounds");
  assert_non_null(strstr(f->told, "103.2.d.1: the main deck has 4 signature cards"));
}

static void rule_133_8_b_a_champion_tag_links_legend_champion_and_signature(void **state)
{
  Fixture *f = *state;
  read_deck(f, "jinx-origins");
  f->deck.counts[CHAMPION] = 0;
  add(f, CHAMPION, 1, "Vi, Destructive");
  problems(f, "duel");
  assert_non_null(strstr(f->told, "103.2.a.2: Vi, Destructive has no champion tag of Loose "));
}

/* 825.2.a, with a card of our own: no shipped card is Unique. */
static void rule_825_a_unique_card_is_there_once(void **state)
{
  Fixture *f = *state;
  ArbError error;
  ArbCards *cards =
      pool_of_card("return card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = 1,\n"
                   "keywords = { \"unique\" } }",
                   &error);
  uint16_t trial = arb_cards_find(cards, "Trial");
  uint16_t main[] = {trial, trial};
  ArbDeck deck = {.sections = {[RB_SECTION_MAIN] = {main, 2}}};
  f->told[0] = '\0';
  bind_check_deck(&paths, "duel", cards, &deck, note, f, &error);
  assert_non_null(strstr(f->told, "825.2.a: the main deck has 2 copies of Trial; at most 1 are "
                                  "allowed\n"));
  arb_cards_release(cards);
}

/* ---- Formats --------------------------------------------------------------------- */

static void rule_480_the_duel(void **state)
{
  (void)state;
  ArbFormat duel;
  ArbError error;
  assert_true(bind_format(&paths, "duel", &duel, &error));
  assert_string_equal(duel.name, "duel");
  assert_int_equal(duel.players, 2);                         /* 480.1 */
  assert_int_equal(duel.numbers[RB_F_VICTORY_SCORE], 8);     /* 480.3 */
  assert_int_equal(duel.numbers[RB_F_BATTLEFIELDS_USED], 1); /* 480.4.a */
  assert_int_equal(duel.opening_hand, 4);                    /* 117 */
  assert_int_equal(duel.mulligan_max, 2);                    /* 118.1 */
  assert_int_equal(duel.numbers[RB_F_EXTRA_RUNES_LAST], 1);  /* 480.7 */
  assert_int_equal(duel.numbers[RB_F_FIRST_SKIPS_DRAW], 0);
}

static void an_unknown_format_is_answered_with_those_there_are(void **state)
{
  (void)state;
  ArbFormat format;
  ArbError error;
  assert_false(bind_format(&paths, "../duel", &format, &error));
  assert_string_equal(
      error.text,
      "there is no format '../duel' (there are: of Riftbound 2v2-constructed, 2v2-match, "
      "2v2-sealed-match, 2v2-sealed, 2v2, best-of-one, draft-match, draft, duel-2025, duel, ffa3, "
      "ffa4, match, preconstructed, proving-grounds, sealed-match, sealed; of Shadowverse: Evolve "
      "standard) (did you mean duel?)");
  BindPaths of_evolve = paths;
  of_evolve.game = "evolve";
  assert_false(bind_format(&of_evolve, "standart", &format, &error));
  assert_string_equal(error.text, "there is no format 'standart' (there are: standard) (did you "
                                  "mean standard?)");
  assert_false(bind_format(&of_evolve, "duell", &format, &error));
  assert_string_equal(error.text, "there is no format 'duell' (there are: standard)");
}

static void the_names_of_formats_are_sorted(void **state)
{
  (void)state;
  static const char *const sorted[] = {/* by their files' names */
                                       "2v2-constructed",
                                       "2v2-match",
                                       "2v2-sealed-match",
                                       "2v2-sealed",
                                       "2v2",
                                       "best-of-one",
                                       "draft-match",
                                       "draft",
                                       "duel-2025",
                                       "duel",
                                       "ffa3",
                                       "ffa4",
                                       "match",
                                       "preconstructed",
                                       "proving-grounds",
                                       "sealed-match",
                                       "sealed",
                                       "standard"};
  enum { COUNT = sizeof sorted / sizeof *sorted };
  char **names;
  ArbError error;
  assert_int_equal(bind_format_names(&paths, &names, &error), COUNT);
  for (int i = 0; i < COUNT; i++) assert_string_equal(names[i], sorted[i]);
  arb_free(names);
}

/* A scripts directory of our own with one more format in it: "mine". */
static void make_scripts(char *root, const char *text)
{
  char path[256], command[512];
  assert_non_null(mkdtemp(root));
  snprintf(command, sizeof command, "cp -r '%s/.' %s", SCRIPTS, root);
  assert_int_equal(system(command), 0);
  snprintf(path, sizeof path, "%s/formats/mine.lua", root);
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  fputs(text, file);
  fclose(file);
}

static void drop_scripts(const char *root)
{
  char command[512];
  snprintf(command, sizeof command, "rm -r %s", root);
  assert_int_equal(system(command), 0);
}

static void a_format_may_check_decks_itself(void **state)
{
  Fixture *f = *state;
  char root[] = "formats-XXXXXX";
  ArbError error = {0};
  make_scripts(root, "return format { name = \"mine\", players = 2, victory_score = 8,\n"
                     "battlefields_in_deck = 3, battlefields_used = 1, opening_hand = 4,\n"
                     "deck = { main_max = 40, copies_max = 2 },\n"
                     "check = function(deck)\n"
                     "  if deck.legend.name == \"Loose Cannon\" then\n"
                     "    return { { rule = \"house\", text = \"no explosives\" } }\n"
                     "  end\n"
                     "  return {}\n"
                     "end }");
  BindPaths own = {.scripts = root};
  read_deck(f, "jinx-origins");
  const TestDeck *d = &f->deck;
  ArbDeck deck = deck_of(d);
  f->told[0] = '\0';
  int count = bind_check_deck(&own, "mine", f->cards, &deck, note, f, &error);
  drop_scripts(root);
  assert_string_equal(error.text, "");
  assert_int_equal(count, 9); /* eight cards are there three times */
  assert_non_null(strstr(f->told, "103.2.b: the main deck has 3 copies of Brazen Buccaneer; at "
                                  "most 2 are allowed\n"));
  assert_non_null(strstr(f->told, "house: no explosives\n"));
}

static void format_is_refused(const char *text, const char *message)
{
  char root[] = "formats-XXXXXX";
  ArbFormat format;
  ArbError error = {0};
  make_scripts(root, text);
  BindPaths own = {.scripts = root};
  bool fine = bind_format(&own, "mine", &format, &error);
  drop_scripts(root);
  assert_false(fine);
  const char *from = strstr(error.text, "mine.lua");
  assert_non_null(from);
  assert_string_equal(from, message);
}

#define MINE                                                                                 \
  "return format { name = \"mine\", players = 2, victory_score = 8, battlefields_used = 1, " \
  "battlefields_in_deck = 3, opening_hand = 4, deck = {}, "

/* A format is of one game: its number of players comes from there, and its fields. */
static void a_format_is_of_one_game(void **state)
{
  (void)state;
  ArbFormat format;
  ArbError error = {0};
  BindPaths own = {.scripts = SCRIPTS, .game = "riftbound"};
  assert_true(bind_format(&own, "duel", &format, &error));
  assert_false(bind_format(&own, "standard", &format, &error));
  assert_non_null(strstr(
      error.text, "the format 'standard' is one of Shadowverse: Evolve, and this is Riftbound"));
  assert_true(bind_format(&paths, "standard", &format, &error));
  own.game = "chess";
  assert_false(bind_format(&own, "duel", &format, &error));
  assert_non_null(strstr(error.text, "there is no game 'chess' (there are: riftbound, evolve)"));
  assert_true(bind_format_game(&paths, "duel", &error) == &bind_riftbound);
  assert_true(bind_format_game(&paths, "standard", &error) == &bind_evolve);
  assert_null(bind_format_game(&paths, "chess", &error));
  format_is_refused("return format { name = \"mine\", game = \"chess\" }",
                    "mine.lua:1:39: format: 'game': there is no game 'chess' (there are: "
                    "riftbound, "
                    "evolve)");
  format_is_refused("return format { name = \"mine\", game = \"evolve\", victory_score = 8 }",
                    "mine.lua:1:49: format: unknown field 'victory_score'");
}

/* A profile first, single switches over it. */
static void a_format_sets_house_rules(void **state)
{
  (void)state;
  char root[] = "formats-XXXXXX";
  ArbFormat plain, older, mine;
  ArbError error = {0};
  assert_true(bind_format(&paths, "duel", &plain, &error));
  assert_int_equal(plain.house, 0);
  assert_true(bind_format(&paths, "duel-2025", &older, &error));
  assert_true(older.house != 0);
  make_scripts(root, MINE "rules = \"riftbound-2025\", house = { win_at_once = false } }");
  BindPaths own = {.scripts = root};
  bool fine = bind_format(&own, "mine", &mine, &error);
  drop_scripts(root);
  assert_true(fine);
  uint32_t differs = mine.house ^ older.house;
  assert_int_equal(differs, 1); /* just the first switch */
}

static void an_unknown_switch_is_answered_with_those_there_are(void **state)
{
  (void)state;
  char root[] = "formats-XXXXXX";
  ArbFormat format;
  ArbError error = {0};
  make_scripts(root, MINE "house = { win_at_onec = true } }");
  BindPaths own = {.scripts = root};
  bool fine = bind_format(&own, "mine", &format, &error);
  drop_scripts(root);
  assert_false(fine);
  assert_non_null(strstr(error.text, "\"win_at_onec\" is no switch"));
  assert_non_null(strstr(error.text, "there are: win_at_once, limit_at_one_short"));
}

static void a_wrong_format_is_refused_with_its_line(void **state)
{
  (void)state;
  format_is_refused("return format {", "mine.lua:1: unexpected symbol near <eof>");
  format_is_refused("return 3",
                    "mine.lua:1:1: a format file returns one format { ... }, got integer");
  format_is_refused("return format { name = \"mine\", players = 9 }",
                    "mine.lua:1:32: format: 'players' must be from 2 to 4, got 9 (rule 478.1)");
  format_is_refused("return format { name = \"mine\", players = 2 }",
                    "mine.lua:1:8: format: 'victory_score' is missing (rule 478.3)");
  format_is_refused(MINE "rules = \"riftbound-1999\" }",
                    "mine.lua:1:150: format: there are no rules \"riftbound-1999\"");
  format_is_refused(MINE "house = 3 }",
                    "mine.lua:1:142: format: 'house' is a table of switches, each true or false");
  format_is_refused("return format { name = \"mine\", palyers = 2 }",
                    "mine.lua:1:32: format: unknown field 'palyers' (did you mean players?)");
  format_is_refused("-- five\nreturn format {\n  name = \"mine\",\n  plaeyrs = 2 }",
                    "mine.lua:4:3: format: unknown field 'plaeyrs' (did you mean players?)");
}

/* Numbers that no game could be played with. */
static void impossible_numbers_are_refused(void **state)
{
  (void)state;
  format_is_refused("return format { name = \"mien\", players = 2 }",
                    "mine.lua:1:17: format: 'name' is 'mien', but the file is mine.lua: a format "
                    "is called like its file");
  format_is_refused("return format { name = \"mine\", players = 2, victory_score = 0 }",
                    "mine.lua:1:45: format: 'victory_score' must be from 1 to 99 points, got 0 "
                    "(rule 478.3)");
  format_is_refused("return format { name = \"mine\", players = 2, victory_score = 8, "
                    "battlefields_used = 3,\nbattlefields_in_deck = 1, opening_hand = 4 }",
                    "mine.lua:2:1: format: 'battlefields_in_deck' is 1, but 'battlefields_used' is "
                    "3: it cannot be less (rule 478.4.a)");
#define HAND(number)                                                  \
  "return format { name = \"mine\", players = 2, victory_score = 8, " \
  "battlefields_used = 1, battlefields_in_deck = 3, opening_hand = " number ",\n"
  format_is_refused(HAND("4") "deck = { main_min = 40, main_max = 30 } }",
                    "mine.lua:2:25: format: no deck can be of at least 40 and at most 30 cards: "
                    "'main_min' is 40, 'main_max' is 30 (rule 103.2)");
  format_is_refused(HAND("4") "deck = { main_max = 30 } }",
                    "mine.lua:2:10: format: no deck can be of at least 40 and at most 30 cards: "
                    "'main_min' is 40, which is the rulebook's where a format says nothing, "
                    "'main_max' is 30 (rule 103.2)");
  format_is_refused(HAND("4") "deck = { copies_max = 0 } }",
                    "mine.lua:2:10: format: 'copies_max' must be from 1 to 200 copies, got 0 "
                    "(rule 103.2.b)");
  format_is_refused(HAND("4") "deck = { mian_min = 10 } }",
                    "mine.lua:2:10: format: unknown field 'mian_min' (did you mean main_min?)");
  format_is_refused(HAND("4") "check = 3 }",
                    "mine.lua:2:1: format: 'check' must be a function, got integer");
  format_is_refused(HAND("50") "deck = { main_min = 45 } }",
                    "mine.lua:1:113: format: 'opening_hand' is 50 cards, but a deck may have no "
                    "more than 45 ('main_min') (rule 117)");
#define EVOLVE "return format { name = \"mine\", game = \"evolve\", opening_hand = 4, players = "
  format_is_refused(EVOLVE "3 }", "mine.lua:1:67: format: 'players' must be 2, got 3 (rule 1.1.1)");
  format_is_refused(EVOLVE "2,\nleader_defense = 0 }",
                    "mine.lua:2:1: format: 'leader_defense' must be from 1 to 99, got 0 "
                    "(rule 2.8.3.1)");
  format_is_refused(EVOLVE "2,\nplay_points_max = 0 }",
                    "mine.lua:2:1: format: 'play_points_max' must be from 1 to 99 play points, got "
                    "0 (rule 3.2.4.1)");
  format_is_refused(EVOLVE "2,\ndeck = { main_min = 60 } }",
                    "mine.lua:2:10: format: no deck can be of at least 60 and at most 50 cards: "
                    "'main_min' is 60, 'main_max' is 50, which is the rulebook's where a format "
                    "says nothing (rule 6.1.1.2)");
}

/* Of what a rulebook gives, none is not the same as nothing being said. */
static void a_format_may_give_no_evolution_points(void **state)
{
  (void)state;
  char root[] = "formats-XXXXXX";
  ArbFormat format;
  ArbError error = {0};
  make_scripts(root, EVOLVE "2, evolution_points_last = 0 }");
  BindPaths own = {.scripts = root};
  bool fine = bind_format(&own, "mine", &format, &error);
  drop_scripts(root);
  assert_true(fine);
  assert_int_equal(format.numbers[2], ARB_FORMAT_NONE);
}

/* Fields that are right by themselves, and not together. */
static void mulligans_that_make_no_sense_are_refused(void **state)
{
  (void)state;
#define PLAIN                                                         \
  "return format { name = \"mine\", players = 2, victory_score = 8, " \
  "battlefields_used = 1, battlefields_in_deck = 3, opening_hand = 4,\n"
  format_is_refused(PLAIN "mulligan = \"lodnon\" }",
                    "mine.lua:2:12: format: 'mulligan': there is no kind \"lodnon\" (did you mean "
                    "london?) (there are: exchange, anew, london, paris, none)");
  format_is_refused(PLAIN "mulligan = \"london\", mulligan_max = 2 }",
                    "mine.lua:2:22: format: 'mulligan_max' is how many cards the mulligan "
                    "\"exchange\" is of: the other kinds are of the whole hand");
  format_is_refused(PLAIN "mulligan = \"exchange\" }",
                    "mine.lua:1:8: format: "
                    "'mulligan_max' is missing: how many cards may be exchanged");
  format_is_refused(PLAIN "mulligan = \"anew\", mulligan_free = 1 }",
                    "mine.lua:2:20: format: 'mulligan_free': only the mulligans \"london\" and "
                    "\"paris\" cost cards, of which some may be free");
  format_is_refused(PLAIN "mulligan = \"london\", mulligan_times = 5 }",
                    "mine.lua:2:22: format: 'mulligan_times': that many mulligans cost more cards "
                    "than an opening hand has");
  format_is_refused(PLAIN "mulligan = \"london\", mulligan_times = 1, mulligan_free = 2 }",
                    "mine.lua:2:42: format: 'mulligan_free' is more than 'mulligan_times': "
                    "that many are never taken");
  format_is_refused(PLAIN "mulligan = \"none\", mulligan_times = 1 }",
                    "mine.lua:2:20: format: "
                    "'mulligan_times': with the mulligan \"none\" there is nothing to repeat");
  format_is_refused(PLAIN "opening_draw = 6 }",
                    "mine.lua:2:1: format: 'opening_draw': only with the mulligans \"london\" and "
                    "\"none\" are cards of a new hand put back");
  format_is_refused(PLAIN "mulligan = \"london\", opening_draw = 5, opening_hand_p2 = 6 }",
                    "mine.lua:2:22: format: 'opening_draw' is less than an opening hand: "
                    "the hand is kept of the cards drawn");
  format_is_refused(PLAIN "opening_hand_p2 = 50, deck = { main_min = 45 } }",
                    "mine.lua:2:1: format: 'opening_hand_p2' is 50 cards, but a deck may have no "
                    "more than 45 ('main_min') (rule 117)");
  format_is_refused(PLAIN "opening_hand_p3 = 5 }",
                    "mine.lua:2:1: format: an opening hand is given to a player who is not in the "
                    "game");
  format_is_refused(PLAIN "victory_score_p4 = 5 }",
                    "mine.lua:2:1: format: the format says something of a player who is not in the "
                    "game");
}

/* Of one player, and of what the format brings. */
static void impossible_starts_are_refused(void **state)
{
  (void)state;
  format_is_refused(PLAIN "points_p2 = 8 }",
                    "mine.lua:2:1: format: the points at the start reach the Victory Score: the "
                    "game would be won before it begins");
  format_is_refused(PLAIN "points_p1 = 4, victory_score_p1 = 4 }",
                    "mine.lua:2:1: format: the points at the start reach the Victory Score: the "
                    "game would be won before it begins");
  format_is_refused(PLAIN "points_p3 = 1 }",
                    "mine.lua:2:1: format: the format says something of a player who is not in the "
                    "game");
  format_is_refused(PLAIN "shared_battlefields_used = 2, shared_battlefields = { \"Here\" } }",
                    "mine.lua:2:1: format: 'shared_battlefields_used' is 2, but "
                    "'shared_battlefields' lists 1 (rule 478.4)");
  format_is_refused("return format { name = \"mine\", players = 2, victory_score = 8, "
                    "opening_hand = 4, battlefields_used = 1, battlefields_used_p2 = 4,\n"
                    "battlefields_in_deck = 3 }",
                    "mine.lua:2:1: format: 'battlefields_in_deck' is 3, but "
                    "'battlefields_used_p2' is 4: it cannot be less (rule 478.4.a)");
  format_is_refused(EVOLVE "2,\nplay_points_p2 = 11 }",
                    "mine.lua:2:1: format: a player begins with more play points than "
                    "'play_points_max' allows");
  format_is_refused(EVOLVE "2,\nleader_defense_p3 = 11 }",
                    "mine.lua:2:1: format: unknown field 'leader_defense_p3' (did you mean "
                    "leader_defense_p1?)");
}

/* As a save may say it, whose bytes nobody vouches for. */
static void a_format_of_too_many_players_is_looked_at_no_further(void **state)
{
  (void)state;
  const char *field = NULL;
  ArbFormat format = {.players = 255, .opening_hand = 4, .teams = 2};
  assert_string_equal(arb_format_fault(bind_riftbound.rules, &format, &field),
                      "a game has one to four players");
  assert_string_equal(field, "players");
  format.players = 4;
  assert_null(arb_format_fault(bind_riftbound.rules, &format, &field));
  format.mulligan = ARB_MULLIGAN_COUNT;
  assert_non_null(arb_format_fault(bind_riftbound.rules, &format, &field));
  assert_string_equal(field, "mulligan");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_shipped_decks_are_legal_in_their_formats),
    cmocka_unit_test(a_deck_for_one_format_is_told_what_another_wants),
    cmocka_unit_test(rule_103_1_there_is_one_legend),
    cmocka_unit_test(rule_103_2_a_main_deck_has_40_cards_with_its_champion),
    cmocka_unit_test(rule_103_2_the_main_deck_holds_units_gear_and_spells),
    cmocka_unit_test(rule_103_2_a_2_the_champion_has_the_legends_tag),
    cmocka_unit_test(rule_103_2_b_three_copies_of_a_name_with_the_champion),
    cmocka_unit_test(rule_103_1_b_cards_are_within_the_domain_identity),
    cmocka_unit_test(rule_103_1_b_4_every_domain_of_a_card_counts),
    cmocka_unit_test(rule_103_2_d_signature_cards_are_few_and_the_legends),
    cmocka_unit_test(rule_103_3_a_there_are_twelve_runes),
    cmocka_unit_test(rule_103_4_c_battlefields_have_different_names),
    cmocka_unit_test(rule_103_1_b_1_cards_abide_by_the_domain_identity),
    cmocka_unit_test(rule_103_1_b_3_a_card_of_one_of_the_two_domains_is_allowed),
    cmocka_unit_test(rule_103_2_b_1_the_chosen_champion_counts_among_the_copies),
    cmocka_unit_test(rule_103_2_d_3_a_signature_card_is_no_chosen_champion),
    cmocka_unit_test(rule_133_7_a_only_a_champion_can_be_chosen),
    cmocka_unit_test(rule_133_7_b_signature_cards_are_counted_whatever_their_names),
    cmocka_unit_test(rule_133_8_b_a_champion_tag_links_legend_champion_and_signature),
    cmocka_unit_test(rule_825_a_unique_card_is_there_once),
    cmocka_unit_test(rule_480_the_duel),
    cmocka_unit_test(an_unknown_format_is_answered_with_those_there_are),
    cmocka_unit_test(the_names_of_formats_are_sorted),
    cmocka_unit_test(a_format_may_check_decks_itself),
    cmocka_unit_test(a_format_is_of_one_game),
    cmocka_unit_test(a_format_sets_house_rules),
    cmocka_unit_test(an_unknown_switch_is_answered_with_those_there_are),
    cmocka_unit_test(a_wrong_format_is_refused_with_its_line),
    cmocka_unit_test(impossible_numbers_are_refused),
    cmocka_unit_test(a_format_may_give_no_evolution_points),
    cmocka_unit_test(mulligans_that_make_no_sense_are_refused),
    cmocka_unit_test(impossible_starts_are_refused),
    cmocka_unit_test(a_format_of_too_many_players_is_looked_at_no_further),
  };
  return cmocka_run_group_tests_name("formats", tests, open_fixture, close_fixture);
}
