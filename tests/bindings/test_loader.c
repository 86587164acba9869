/* SPDX-License-Identifier: MIT */
/* test_loader.c -- what a card file becomes, and how a wrong one is refused. */
#include "support.h"

#include <sys/stat.h>
#include <unistd.h>

#define FACTS \
  "id = \"t-1\", name = \"Trial\", type = \"unit\", might = 1, domains = { \"fury\" },\n"

/* ---- Refusals --------------------------------------------------------------- */

static void a_syntax_error_names_file_and_line(void **state)
{
  (void)state;
  refused("return card {\n  id = \"t-1\",\n  name = = \"x\"\n}",
          "a.lua:3: unexpected symbol near '='");
}

static void a_card_needs_id_name_type_and_might(void **state)
{
  (void)state;
  refused("return card { name = \"Trial\", type = \"unit\", might = 1 }",
          "a.lua:1:8: 'id' is missing: card { id = \"set-000\", ... } (Trial)");
  refused("\nreturn card { id = \"t-1\", type = \"unit\", might = 1 }",
          "a.lua:2:8: 'name' is missing");
  refused("return card { id = \"t-1\", name = \"Trial\" }",
          "a.lua:1:8: 'type' is missing (Trial, rule 133)");
  refused("return card { id = \"t-1\", name = \"Trial\", type = \"unit\" }",
          "a.lua:1:8: a unit needs 'might' (Trial, rule 137)");
  refused("return card { id = \"t-1\", name = \"Trial\", type = \"gear\", might = 2 }",
          "a.lua:1:58: only a unit has 'might' (Trial, rule 137)");
  refused("return card { id = \"t-1\", name = \"Trial\", type = \"spell\" }",
          "a.lua:1:8: a spell needs 'run', 'spell_text' or 'modes' (Trial, rule 359.3)");
}

/* Records list ids with commas and spaces between them, decks a name in each line. */
static void an_id_is_a_word_and_a_name_one_line(void **state)
{
  static const char *const ids[] = {"t\\n1", "t 1", "t,1", "t\\0271", "t\\1271"};
  char text[128];
  (void)state;
  for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
    snprintf(text, sizeof text,
             "return card { id = \"%s\", name = \"Trial\", type = \"unit\", might = 1 }", ids[i]);
    refused(text, "a.lua:1:15: an id has no spaces, commas or control characters (Trial)");
  }
  refused("return card { id = \"t-1\", name = \"Trial\\nMainDeck:\", type = \"unit\", might = 1 }",
          "a.lua:1:27: a name is one line (Trial\nMainDeck:)");
}

static void a_card_file_returns_one_card(void **state)
{
  (void)state;
  refused("local x = 1", "a.lua:1:1: a card file returns one card { ... }, got nil: "
                         "write return card { ... }");
  refused("return { id = \"t-1\" }", "a.lua:1:1: a card file returns one card { ... }, got table");
  refused("return unit { enemy = true }",
          "a.lua:1:1: a card file returns one card { ... }, got selector");
}

static void a_card_file_makes_nothing_else(void **state)
{
  (void)state;
  refused("keyword \"swift\" {}\nreturn card { " FACTS "}",
          "a.lua:1:1: a keyword is not made in a card file (Trial)");
  refused("local other = card { id = \"t-2\", name = \"Other\", type = \"unit\", might = 1 }\n"
          "return card { " FACTS "}",
          "a.lua:1:15: a card file makes one card (Trial)");
}

static void unknown_fields_come_with_a_suggestion(void **state)
{
  (void)state;
  refused("return card { " FACTS "mihgt = 3 }",
          "a.lua:2:1: unknown field 'mihgt' (did you mean might?) (Trial)");
  refused("return card { " FACTS "when_played {\n targts = { unit {} }, run = function() end } }",
          "a.lua:3:2: when_played: unknown field 'targts' (did you mean targets?) (Trial)");
  refused("return card { " FACTS "when_played { xyzzy = 1, run = function() end } }",
          "a.lua:2:15: when_played: unknown field 'xyzzy': level, legion, turn, from, measure, "
          "optional, if_, while_, cost, pays_equip, label, targets, run (Trial)");
  refused("return card { " FACTS "additional { name = \"x\", cots = {} } }",
          "a.lua:2:26: additional: unknown field 'cots' (did you mean cost?) (Trial)");
  refused("return card { " FACTS "activated { cost = { enrgy = 1 }, run = function() end } }",
          "a.lua:2:22: activated: unknown field 'enrgy' (did you mean energy?) (Trial)");
}

static void unknown_names_come_with_a_suggestion(void **state)
{
  (void)state;
  refused("return card { " FACTS "keywords = { \"gankin\" } }",
          "a.lua:2:14: unknown keyword 'gankin' (did you mean ganking?) (Trial)");
  refused("return card { " FACTS "when { event = \"conqer\", run = function() end } }",
          "a.lua:2:16: when: unknown event 'conqer' (did you mean conquer?) (Trial)");
  refused("return card { " FACTS "static { affects = unit { enmy = true }, might = 1 } }",
          "a.lua:2:27: unit: unknown attribute 'enmy' (did you mean enemy?) (Trial)");
  refused("return card { " FACTS "static { affects = card { zone = \"trsh\" }, might = 1 } }",
          "a.lua:2:34: card: unknown zone 'trsh' (did you mean trash?) (Trial)");
  refused("return card { " FACTS "static { affects = card { name = \"Nobody\" }, might = 1 } }",
          "a.lua:2:34: card: there is no card named 'Nobody' (Trial)");
  refused("return card { " FACTS "static { affects = \"me\", might = number.me(\"mihgt\") } }",
          "a.lua:2:44: static: unknown attribute 'mihgt' (did you mean might?) (Trial)");
  refused("return card { " FACTS "wen_played { run = function() end } }",
          "a.lua:2: unknown name 'wen_played' (did you mean when_played?)");
  refused("return card { " FACTS "when_played { run = function(game) game.draw(numbr) end } }",
          "a.lua:2:46: unknown name 'numbr' (did you mean number?) (Trial)");
}

static void wrong_types_are_named(void **state)
{
  (void)state;
  refused("return card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = \"3\" }",
          "a.lua:1:58: 'might' must be an integer, got string (Trial)");
  refused("return card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = 1.5 }",
          "a.lua:1:58: 'might' must be an integer, got fraction (Trial)");
  refused("return card { id = \"t-1\", name = \"Trial\", type = \"unti\", might = 1 }",
          "a.lua:1:50: 'type' is 'unti', but may be unit, gear, spell, rune, battlefield or legend "
          "(Trial)");
  refused("return card { " FACTS "tags = \"Mech\" }",
          "a.lua:2:1: 'tags' must be a table, got string: tags = { ... } (Trial)");
  refused("return card { " FACTS "when_played { optional = 1, run = function() end } }",
          "a.lua:2:15: when_played: 'optional' must be true or false, got integer (Trial)");
  refused("return card { " FACTS "when_played { run = 3 } }",
          "a.lua:2:15: when_played: 'run': a function expected, got integer (Trial)");
  refused("return card { " FACTS "when_played { targets = unit {}, run = function() end } }",
          "a.lua:2:15: when_played: 'targets' is a list: targets = { unit {} } (Trial, rule 355)");
  refused("return card { " FACTS "when_played { targets = { 3 }, run = function() end } }",
          "a.lua:2:15: when_played: a selector expected, got integer (Trial)");
  refused("return card { " FACTS "static { affects = \"them\", might = 1 } }",
          "a.lua:2:20: static: a selector or \"me\" expected, got \"them\" (Trial)");
  refused("return card { " FACTS "static { affects = unit { enemy = 1 }, might = 1 } }",
          "a.lua:2:27: unit: 'enemy' must be true or false, got integer (Trial)");
  refused("return card { " FACTS "when_played { targets = { player { zone = \"hand\" } }, "
          "run = function() end } }",
          "a.lua:2:36: player: 'zone': player lies in none (Trial, rule 355.9.a)");
  refused("return card { " FACTS "when_played { targets = { player { other = true } }, "
          "run = function() end } }",
          "a.lua:2:36: player: 'other': no player is this card (Trial, rule 355.9.a)");
  refused(
      "return card { " FACTS "when_played { targets = { split(2, players {}) }, "
      "run = function() end } }",
      "a.lua:2:1: when_played: 'split' takes cards, and player is not one (Trial, rule 355.14.a)");
  refused("return card { " FACTS "when_played { cost = { kill = player {} }, "
          "run = function() end } }",
          "a.lua:2:31: when_played: 'kill' takes cards, and player is not one (Trial, rule 357)");
  refused("return card { " FACTS "unit { enemy = true } }",
          "a.lua:1:50: entry 1 is no ability but a selector (Trial)");
  refused("return card { " FACTS "when_played \"x\" }",
          "a.lua:2: when_played takes a table: when_played { ... }");
}

static void incomplete_abilities_are_refused(void **state)
{
  (void)state;
  refused("return card { " FACTS "when { run = function() end } }",
          "a.lua:2:1: when: 'event' is missing (Trial, rule 383)");
  refused("return card { " FACTS "when_played {} }",
          "a.lua:2:1: when_played: 'run' is missing (Trial)");
  refused("return card { " FACTS "static { might = 1 } }",
          "a.lua:2:1: static: 'affects' is missing: \"me\", \"you\", \"opponents\", \"players\" or "
          "a selector (Trial, rule 363)");
  refused("return card { " FACTS "static { affects = \"me\" } }",
          "a.lua:2:1: static: changes nothing (Trial, rule 363)");
  refused("return card { " FACTS "delayed { event = \"die\", run = function() end } }",
          "a.lua:2:1: delayed: 'delayed' stands under a name: abilities = { name = delayed { ... "
          "} } "
          "(Trial)");
  refused("return card { " FACTS "abilities = { x = when_played { run = function() end } } }",
          "a.lua:2:19: x: 'when_played' may not stand under 'abilities': nothing starts it by name "
          "(Trial)");
  refused("return card { " FACTS
          "when_played { targets = { destination { of = 1 } }, run = function() end } }",
          "a.lua:2:27: when_played: targets: 'destination' needs 'of', the number of an earlier "
          "slot "
          "(Trial, rule 355.4)");
  refused("return card { " FACTS "run = function() end }",
          "a.lua:2:1: only a spell has 'run' and 'targets' itself: put them into an ability "
          "(Trial, rule 359.3)");
}

static void ids_and_names_are_used_once(void **state)
{
  (void)state;
  ArbError error;
  const char *ids[] = {"return card { id = \"t-1\", name = \"A\", type = \"unit\", might = 1 }",
                       "\nreturn card { id = \"t-1\", name = \"B\", type = \"unit\", might = 1 }"};
  assert_null(pool_of_cards(ids, 2, &error));
  assert_string_equal(error.text, "b.lua:2: the id 't-1' is already used by a.lua");
  const char *names[] = {"return card { id = \"t-1\", name = \"A\", type = \"unit\", might = 1 }",
                         "return card { id = \"t-2\", name = \"A\", type = \"unit\", might = 1 }"};
  assert_null(pool_of_cards(names, 2, &error));
  assert_string_equal(error.text, "b.lua:1: the name 'A' is already used by a.lua");
}

static void all_mistakes_are_told_as_far_as_they_fit(void **state)
{
  (void)state;
  ArbError error;
  const char *texts[] = {"return card {", "return card { id = \"t-1\", type = \"unit\" }",
                         "return card { id = \"t-2\", name = \"B\", type = \"unit\", might = 1 }"};
  assert_null(pool_of_cards(texts, 3, &error));
  assert_string_equal(error.text, "a.lua:1: unexpected symbol near <eof>\n"
                                  "b.lua:1:8: 'name' is missing");
  assert_int_equal(error.status, ARB_SCRIPT);
}

static void a_file_that_loops_or_eats_memory_is_refused(void **state)
{
  (void)state;
  refused("\nwhile true do end",
          "a.lua:2: ran for more than 10 million instructions (does it loop for ever?)");
  refused("local t = {} for i = 1, 1000000000 do t[i] = {} end",
          "a.lua:1: used more than 8 MiB of memory");
}

static void bytecode_is_refused(void **state)
{
  (void)state;
  ArbError error;
  assert_null(pool_of_card("\033LuaT", &error));
  assert_non_null(strstr(error.text, "a.lua"));
}

/* ---- Reporting, and a pool of some cards ---------------------------------------- */

typedef struct Told {
  char text[2000];
  int count;
} Told;

static void tell(void *data, const char *message)
{
  Told *told = data;
  size_t used = strlen(told->text);
  snprintf(told->text + used, sizeof told->text - used, "%s\n", message);
  told->count++;
}

static void broken_cards_are_left_out_and_the_rest_works(void **state)
{
  (void)state;
  const BindText texts[] = {
    {"a.lua", "return card { id = \"t-1\", name = \"A\", type = \"unit\", might = 1,\n"
              "when_played { run = function(game) game.draw(1) end } }"},
    {"b.lua", "return card { id = \"t-2\", name = \"B\", type = \"unit\", might = 1,\n"
              "when_played { run = function(game) game.draw(2) end, x = 1 } }"},
    {"c.lua", "return card { id = \"t-3\", name = \"C\", type = \"unit\", might = 1,\n"
              "when_played { run = function(game) error(\"I am C\") end } }"}};
  BindPaths paths = {.scripts = SCRIPTS, .texts = texts, .text_count = 3};
  ArbError error;
  Told told = {.count = 0};
  ArbCards *cards = bind_load_reporting(&paths, tell, &told, &error);
  assert_non_null(cards);
  assert_string_equal(
      told.text, "b.lua:2:54: when_played: unknown field 'x': level, legion, turn, from, "
                 "measure, optional, if_, while_, cost, pays_equip, label, targets, run (B)\n");
  assert_int_equal(arb_cards_find(cards, "B"), 0);
  assert_true(ability_of(cards, "C", 0)->function == ability_of(cards, "A", 0)->function + 1);
  BindHost *host = bind_host_new(cards, &error);
  if (!host) fail_msg("%s", error.text);
  bind_host_free(host);
  arb_cards_release(cards);
}

static void a_pool_of_some_cards_minds_no_others(void **state)
{
  (void)state;
  /* clang-format off */
  const BindText texts[] = {
    {"a.lua", "return card { id = \"t-1\", name = \"A\", type = \"unit\", might = 1,\n"
              "static { affects = card { name = \"C\" }, might = 1 } }"},
    {"b.lua", "return card {"},
    {"c.lua", "return card { id = \"t-3\", name = \"C\", type = \"unit\", might = 1 }"}};
  const char *only[] = {"t-1"};
  BindPaths paths = {.scripts = SCRIPTS, .texts = texts, .text_count = 3,
                     .only = only, .only_count = 1};
  ArbError error;
  ArbCards *cards = bind_load(&paths, &error);
  if (!cards) fail_msg("%s", error.text);
  assert_int_not_equal(arb_cards_find(cards, "A"), 0);
  assert_int_equal(arb_cards_find(cards, "C"), 0);
  BindHost *host = bind_host_new(cards, &error);
  assert_non_null(host);
  bind_host_free(host);
  arb_cards_release(cards);
  only[0] = "t-2";
  assert_null(bind_load(&paths, &error));
  assert_string_equal(error.text,
                      "b.lua:1: unexpected symbol near <eof>\nno card has the id 't-2'");
}
/* clang-format on */

static void a_missing_directory_is_one_clear_error(void **state)
{
  (void)state;
  ArbError error;
  const char *directory = "no/such/place";
  BindPaths paths = {.scripts = SCRIPTS, .cards = &directory, .card_count = 1};
  assert_null(bind_load(&paths, &error));
  assert_string_equal(error.text, "no/such/place: is not a directory");
  paths.scripts = "no/scripts";
  assert_null(bind_load(&paths, &error));
  assert_string_equal(error.text, "no/scripts/vocabulary.lua: cannot be read");
}

static void write_file(const char *path, const char *text)
{
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  fputs(text, file);
  fclose(file);
}

static void directories_are_searched_in_the_order_of_paths(void **state)
{
  (void)state;
  char root[] = "loader-XXXXXX", path[128], command[128];
  ArbError error;
  assert_non_null(mkdtemp(root));
  snprintf(path, sizeof path, "%s/z", root);
  assert_int_equal(mkdir(path, 0700), 0);
  snprintf(path, sizeof path, "%s/z/a.lua", root);
  write_file(path, "return card { id = \"z\", name = \"Z\", type = \"unit\", might = 1 }");
  snprintf(path, sizeof path, "%s/b.lua", root);
  write_file(path, "return card { id = \"b\", name = \"B\", type = \"unit\", might = 1 }");
  snprintf(path, sizeof path, "%s/a.lua", root);
  write_file(path, "return card { id = \"a\", name = \"A\", type = \"unit\", might = 1 }");
  snprintf(path, sizeof path, "%s/a_spec.lua", root);
  write_file(path, "this is a scenario, not a card");
  snprintf(path, sizeof path, "%s/notes.txt", root);
  write_file(path, "nor is this");
  const char *directory = root;
  BindPaths paths = {.scripts = SCRIPTS, .cards = &directory, .card_count = 1};
  ArbCards *cards = bind_load(&paths, &error);
  if (!cards) fail_msg("%s", error.text);
  uint16_t a = arb_cards_find(cards, "A");
  assert_int_equal(arb_cards_find(cards, "B"), a + 1);
  assert_int_equal(arb_cards_find(cards, "Z"), a + 2);
  assert_int_equal(arb_cards_count(cards), a + 2);
  arb_cards_release(cards);
  snprintf(command, sizeof command, "rm -r %s", root);
  assert_int_equal(system(command), 0);
}

/* A selector would count whatever the source is. */
static void a_tally_of_sources_names_types(void **state)
{
  (void)state;
  refused("return card { " FACTS "when { event = \"play\", if_ = number.tally { event = \"die\",\n"
          "  source = spell {} }:at_least(1), run = function() end } }",
          "a.lua:3:3: when: 'source' is a list of card types (Trial)");
  refused("return card { " FACTS "when { event = \"play\", if_ = number.tally { event = \"die\",\n"
          "  source = {} }:at_least(1), run = function() end } }",
          "a.lua:3:3: when: 'source' is a list of card types (Trial)");
}

static void what_nothing_listens_to_is_refused(void **state)
{
  (void)state;
  refused(
      "return card { " FACTS "static { affects = units {},\n"
      "  might = number.tally { event = \"pass\", by = \"opponent\" } } }",
      "a.lua:3:34: static: number.tally: nothing counts the event 'pass': it is only told: a pass "
      "does nothing but let the next player act, so ask for what is done, 'play' for example "
      "(Trial, rule 383)");
  refused("return card { " FACTS "when { event = \"hold\", cause = \"conquer\",\n"
          "  run = function() end } }",
          "a.lua:2:24: when: 'cause': only 'points' are gained by \"conquer\" or \"hold\", not "
          "'hold' (Trial, rule 466.1)");
  refused(
      "return card { " FACTS "when { event = \"points\", cause = \"combat\",\n"
      "  run = function() end } }",
      "a.lua:2:26: when: 'cause': points are gained by \"conquer\", \"hold\", a \"spell\" or an "
      "\"ability\" (Trial, rule 466.1)");
  refused("return card { " FACTS "when { event = \"die\", active_in = \"deck\",\n"
          "  run = function() end } }",
          "a.lua:2:35: when: 'active_in': no such ability works from 'deck', but from the "
          "board, the "
          "battlefields and legends, the hand, the trash, banishment and the champion zone (Trial, "
          "rule 383.2)");
  refused("return card { " FACTS "static { affects = \"me\", active_in = \"trash\", might = 1 } }",
          "a.lua:2:26: static: 'active_in': what changes Might, keywords or traits works from the "
          "board only; off it a static is about costs, of what can be played, of what cannot be "
          "done ('cannot'), or 'grants' an ability (Trial, rule 468)");
  refused("return card { " FACTS "instead_of { event = \"shuffle\", run = function() end } }",
          "a.lua:2:22: instead_of: nothing replaces the event 'shuffle': instead_of is for die, "
          "damage, play_token, reveal_deck, tie, draw, points, gain_xp, stun, return_to_hand, "
          "banish, leave_board, lose_points, burn_out, phase, turn; for what follows another event "
          "write `when` (Trial, rule 367)");
  refused("return card { " FACTS "instead_of { event = \"move\", run = function() end } }",
          "a.lua:2:22: instead_of: nothing replaces the event 'move': instead_of is for die, "
          "damage, play_token, reveal_deck, tie, draw, points, gain_xp, stun, return_to_hand, "
          "banish, leave_board, lose_points, burn_out, phase, turn; for what follows another event "
          "write `when` (Trial, rule 367)");
  refused("return card { " FACTS "static { affects = units {}, grants = \"aura\" },\n"
          "  abilities = { aura = static { affects = \"me\", might = 1 } } }",
          "a.lua:2:39: static: 'grants' gives what triggers, is activated or replaces: 'aura' is a "
          "static; write what it changes here, beside 'affects' (Trial, rule 472.2.a)");
  refused("return card { " FACTS "static { affects = units {}, grants = \"aura\" } }",
          "a.lua:2:39: static: 'grants': no ability of this card is named 'aura' (abilities = "
          "{ aura "
          "= ... }) (Trial, rule 472.2.a)");
}

/* ---- Cards the engine cannot execute ----------------------------------------------- */

static void unsupported_is(const char *text, const char *reason)
{
  ArbError error;
  ArbCards *cards = pool_of_card(text, &error);
  if (!cards) fail_msg("%s", error.text);
  assert_non_null(arb_card_unsupported(cards, arb_cards_find(cards, "Trial")));
  assert_string_equal(arb_card_unsupported(cards, arb_cards_find(cards, "Trial")), reason);
  arb_cards_release(cards);
}

static void what_cannot_be_executed_is_loaded_with_a_reason(void **state)
{
  (void)state;
  unsupported_is("return card { " FACTS "keywords = { \"repeat\" } }",
                 "the keyword 'repeat' has no definition");
  unsupported_is("return card { " FACTS "unsupported = \"it copies text\" }", "it copies text");
  unsupported_is("return card { " FACTS
                 "activated { timing = \"reaction\", cost = { exhaust = \"me\" },\n"
                 "  add = { energy = 1 } },\n"
                 "activated { timing = \"reaction\", cost = { exhaust = \"me\" },\n"
                 "  add = { power = { fury = 1 } } } }",
                 "two abilities that add, neither of them more than the other");
  unsupported_is("local u = unit {}\nreturn card { " FACTS "when_played {\n"
                 "targets = { u, u, u, u, u, u, u }, run = function() end } }",
                 "more than 6 choices in one ability");
}

/* ---- What a card becomes -------------------------------------------------------------- */

static void facts_become_a_definition(void **state)
{
  (void)state;
  ArbCards *cards = whole_pool();
  const RbCardDef *jinx = def_named(cards, "Jinx, Demolitionist");
  assert_string_equal(jinx->id, "ogn-030");
  assert_int_equal(jinx->type, RB_UNIT);
  assert_int_equal(jinx->supertypes, RB_CHAMPION);
  assert_int_equal(jinx->domains, 1 << RB_FURY);
  assert_int_equal(jinx->energy, 3);
  assert_int_equal(jinx->power[0].domains, 1 << RB_FURY);
  assert_int_equal(jinx->power[0].amount, 1);
  assert_int_equal(jinx->might, 4);
  assert_int_equal(jinx->tag_count, 2);
  assert_string_equal(rb_cards(cards)->tags[jinx->tags[0]], "Jinx");
  assert_int_equal(jinx->keywords, 1u << RB_KW_ACCELERATE | 1u << RB_KW_ASSAULT);
  assert_int_equal(jinx->keyword_value[RB_KW_ASSAULT], 2);
  assert_int_equal(def_named(cards, "Decisive Strike")->power[0].domains,
                   1 << RB_BODY | 1 << RB_ORDER);
  assert_int_equal(arb_cards_find(cards, "Yi, Honed"), arb_cards_find(cards, "Master Yi, Honed"));
  arb_cards_release(cards);
}

/* 805.1.a: {1} and one Power of the unit's domain; 135.2.e.6.b: of any when it has two. */
static void rule_805_accelerate_becomes_an_additional_cost_of_the_card(void **state)
{
  (void)state;
  ArbCards *cards = whole_pool();
  const RbCardDef *wurm = def_named(cards, "Blazing Scorcher");
  assert_int_equal(wurm->extra_count, 1);
  const RbExtra *extra = &rb_cards(cards)->extras[wurm->first_extra];
  assert_string_equal(extra->name, "accelerate");
  assert_true(extra->optional && extra->enters_ready);
  assert_int_equal(extra->cost.energy, 1);
  assert_int_equal(extra->cost.power[0].domains, 1 << RB_FURY);
  assert_int_equal(extra->cost.power[0].amount, 1);
  arb_cards_release(cards);
  ArbError error;
  cards = pool_of_card("return card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = 1,\n"
                       "domains = { \"fury\", \"mind\" }, keywords = { \"accelerate\" } }",
                       &error);
  extra = &rb_cards(cards)->extras[def_named(cards, "Trial")->first_extra];
  assert_int_equal(extra->cost.power[0].domains, RB_ANY_DOMAIN);
  arb_cards_release(cards);
}

static void keywords_become_cards_of_their_own_kind(void **state)
{
  (void)state;
  ArbCards *cards = whole_pool();
  static const int defined[] = {RB_KW_ACCELERATE, RB_KW_ASSAULT, RB_KW_SHIELD, RB_KW_TEMPORARY,
                                RB_KW_VISION};
  for (size_t i = 0; i < sizeof defined / sizeof *defined; i++) {
    uint16_t def = rb_cards(cards)->keyword_defs[defined[i]];
    assert_int_not_equal(def, 0);
    assert_int_equal(rb_cards(cards)->defs[def].type, RB_KEYWORD_CARD);
  }
  assert_int_equal(rb_cards(cards)->keyword_defs[RB_KW_TANK], 0);
  const RbAbility *shield = ability_of(cards, "keyword-shield", 0);
  assert_int_equal(shield->kind, RB_STATIC);
  assert_int_equal(shield->stat.affects, RB_AFFECTS_ME);
  assert_int_not_equal(shield->while_.me_selector1, 0);
  const ArbTerm *might = &cards->terms[shield->stat.might.first];
  assert_int_equal(shield->stat.might.count, 1);
  assert_int_equal(might->op, ARB_N_ME);
  assert_int_equal(might->a, rb_find_attribute("shield"));
  arb_cards_release(cards);
}

static void targets_become_slots(void **state)
{
  (void)state;
  ArbError error;
  ArbCards *cards =
      pool_of_card("local mine = unit { friendly = true }\n"
                   "return card { " FACTS "when_played {\n"
                   "targets = { mine, up_to(2, unit {}), exactly(2, mine), any_number(gear {}),\n"
                   "  another(unit {}), destination { of = 1, to = battlefield {} } },\n"
                   "run = function(game, me) end } }",
                   &error);
  if (!cards) fail_msg("%s", error.text);
  const RbAbility *ability = ability_of(cards, "Trial", 0);
  const RbSlot *slots = &rb_cards(cards)->slots[ability->first_slot];
  assert_int_equal(ability->slot_count, 6);
  assert_int_equal(slots[0].min * 10 + slots[0].max, 11);
  assert_int_equal(slots[0].list, 0);
  assert_int_equal(slots[1].min * 10 + slots[1].max, 2);
  assert_int_equal(slots[1].list, 1);
  assert_int_equal(slots[2].min * 10 + slots[2].max, 22);
  assert_int_equal(slots[2].selector1, slots[0].selector1); /* one table, one selector */
  assert_int_equal(slots[3].min, 0);
  assert_int_equal(slots[3].max, 255);
  assert_int_equal(slots[4].different, 1);
  assert_int_equal(slots[5].kind, RB_SLOT_DESTINATION);
  assert_int_equal(slots[5].of, 1);
  assert_int_not_equal(slots[5].selector1, 0);
  arb_cards_release(cards);
}

static void a_selector_becomes_tests_and_zones(void **state)
{
  (void)state;
  ArbError error;
  ArbCards *cards =
      pool_of_card("return card { " FACTS "static { might = 1, affects = unit {\n"
                   "other = true, enemy = false, at = { \"here\", \"base\" }, might = at_most(3),\n"
                   "tags = any_of { \"Mech\", \"Bird\" }, keyword = \"hidden\" } } }",
                   &error);
  if (!cards) fail_msg("%s", error.text);
  int selector1 = ability_of(cards, "Trial", 0)->stat.selector1;
  const ArbSelector *selector = &cards->selectors[selector1 - 1];
  const ArbTest *tests = &cards->tests[selector->first_test];
  assert_int_equal(selector->not_me, 1);
  assert_int_equal(selector->zones, 1u << rb_find_zone("board"));
  assert_int_equal(selector->test_count, 7); /* type, at, enemy, keyword, might, two tags */
  assert_int_equal(tests[0].attribute, rb_find_attribute("type"));
  assert_int_equal(tests[1].compare, ARB_HAS_ANY);
  assert_int_equal(tests[2].compare, ARB_EQUAL);
  assert_int_equal(cards->terms[tests[2].number.first].value, 0);
  assert_int_equal(cards->terms[tests[3].number.first].value, 1 << RB_KW_HIDDEN);
  assert_int_equal(tests[4].compare, ARB_AT_MOST);
  assert_int_equal(tests[5].compare, ARB_TAGGED);
  assert_int_equal(tests[5].or_next, 1);
  assert_int_equal(tests[6].or_next, 0);
  arb_cards_release(cards);
}

static void numbers_become_postfix_terms(void **state)
{
  (void)state;
  ArbError error;
  ArbCards *cards = pool_of_card(
      "return card { " FACTS "static { affects = \"me\",\n"
      "might = number.count(units { enemy = true }) * 2 - number.min(number.you(\"points\"), 3),\n"
      "while_ = all_of { { buffed = true }, number.you(\"hand\"):at_least(2),\n"
      "  number.tally { event = \"discard\", by = \"you\" }:more_than(0) } } }",
      &error);
  if (!cards) fail_msg("%s", error.text);
  const RbAbility *ability = ability_of(cards, "Trial", 0);
  static const uint8_t might[] = {ARB_N_COUNT, ARB_N_CONST, ARB_N_MUL, ARB_N_YOU,
                                  ARB_N_CONST, ARB_N_MIN,   ARB_N_SUB};
  assert_int_equal(ability->stat.might.count, sizeof might);
  for (size_t i = 0; i < sizeof might; i++)
    assert_int_equal(cards->terms[ability->stat.might.first + i].op, might[i]);
  static const uint8_t condition[] = {ARB_N_YOU,   ARB_N_CONST,   ARB_N_COMPARE, ARB_N_TALLY,
                                      ARB_N_CONST, ARB_N_COMPARE, ARB_N_MUL};
  assert_int_equal(ability->while_.number.count, sizeof condition);
  for (size_t i = 0; i < sizeof condition; i++)
    assert_int_equal(cards->terms[ability->while_.number.first + i].op, condition[i]);
  assert_int_not_equal(ability->while_.me_selector1, 0);
  assert_int_equal(cards->tally_count, 1);
  arb_cards_release(cards);
}

static void an_ability_for_two_events_becomes_two(void **state)
{
  (void)state;
  ArbCards *cards = whole_pool();
  const RbAbility *first = ability_of(cards, "Mask of Foresight", 0), *second = first + 1;
  assert_int_equal(def_named(cards, "Mask of Foresight")->ability_count, 2);
  assert_int_equal(first->event1 - 1, rb_find_event("attack"));
  assert_int_equal(second->event1 - 1, rb_find_event("defend"));
  assert_int_equal(first->function, second->function);
  arb_cards_release(cards);
}

static void modes_stand_right_behind_their_ability(void **state)
{
  (void)state;
  ArbCards *cards = whole_pool();
  const RbCardDef *udyr = def_named(cards, "Udyr, Wildman");
  const RbAbility *ability = ability_of(cards, "Udyr, Wildman", 0);
  assert_int_equal(ability->kind, RB_ACTIVATED);
  assert_int_equal(ability->cost.me, RB_SPEND_MY_BUFF);
  assert_int_equal(ability->flags & RB_MODES_DISTINCT, RB_MODES_DISTINCT);
  assert_int_equal(ability->mode_count, 4);
  assert_int_equal(ability->first_mode, udyr->first_ability + 1);
  for (int i = 0; i < 4; i++) {
    const RbAbility *mode = &rb_cards(cards)->abilities[ability->first_mode + i];
    assert_int_equal(mode->kind, RB_MODE);
    assert_int_equal(mode->slot_count, i < 2 ? 1 : 0);
    assert_int_not_equal(mode->function, 0);
  }
  arb_cards_release(cards);
}

static void named_abilities_come_after_the_others(void **state)
{
  (void)state;
  ArbCards *cards = whole_pool();
  const RbAbility *text = ability_of(cards, "Disintegrate", 0);
  const RbAbility *delayed = ability_of(cards, "Disintegrate", 1);
  assert_int_equal(text->kind, RB_SPELL_TEXT);
  assert_int_equal(delayed->kind, RB_TRIGGERED);
  assert_string_equal(delayed->name, "draw_for_the_kill");
  assert_int_equal(delayed->flags, ARB_HAS_NAME | ARB_ONLY_ONCE | RB_KILLED_BY_THIS);
  assert_int_equal(delayed->subject_ref1, 1);
  assert_int_equal(delayed->ends_at, RB_UNTIL_CLEANUP);
  const RbAbility *rescue = ability_of(cards, "Highlander", 1);
  assert_int_equal(rescue->kind, RB_REPLACEMENT);
  assert_int_equal(rescue->ends_at, RB_UNTIL_TURN);
  arb_cards_release(cards);
}

static void a_deathknell_is_a_keyword_and_a_trigger(void **state)
{
  (void)state;
  ArbCards *cards = whole_pool();
  const RbAbility *ability = ability_of(cards, "Soaring Scout", 0);
  assert_int_equal(ability->event1 - 1, rb_find_event("die"));
  assert_int_equal(ability->flags, RB_IS_DEATHKNELL | ARB_SUBJECT_ME);
  assert_int_equal(def_named(cards, "Soaring Scout")->keywords, 1u << RB_KW_DEATHKNELL);
  arb_cards_release(cards);
}

static void costs_become_records(void **state)
{
  (void)state;
  ArbError error;
  ArbCards *cards = pool_of_card(
      "return card { " FACTS "activated { cost = { energy = 2, power = { [\"body/order\"] = 1,\n"
      "any = 2, own = 1 }, exhaust = \"me\", kill = two(unit { friendly = true }), discard = 3 },\n"
      "run = function() end } }",
      &error);
  if (!cards) fail_msg("%s", error.text);
  const RbCost *cost = &ability_of(cards, "Trial", 0)->cost;
  assert_int_equal(cost->energy, 2);
  assert_int_equal(cost->me, RB_EXHAUST_ME);
  assert_int_equal(cost->power[0].domains, RB_ANY_DOMAIN); /* sorted: any, body/order, own */
  assert_int_equal(cost->power[0].amount, 2);
  assert_int_equal(cost->power[1].domains, 1 << RB_BODY | 1 << RB_ORDER);
  assert_int_equal(cost->power[2].domains, 1 << RB_FURY);
  assert_int_equal(cost->objects[0].pay, RB_PAY_KILL);
  assert_int_equal(cost->objects[0].count, 2);
  assert_int_equal(cost->objects[1].pay, RB_PAY_DISCARD);
  assert_int_equal(cost->objects[1].count, 3);
  arb_cards_release(cards);
}

static void a_basic_rune_is_recognised(void **state)
{
  (void)state;
  ArbCards *cards = whole_pool();
  assert_int_equal(def_named(cards, "Fury Rune")->basic_rune, 1);
  assert_int_equal(def_named(cards, "Fury Rune")->supertypes, RB_BASIC);
  arb_cards_release(cards);
}

static void deck_lists_may_use_each_alias(void **state)
{
  (void)state;
  ArbError error;
  ArbCards *cards =
      pool_of_card("return card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = 1,\n"
                   "aliases = { \"Ordeal\", \"Test of Might\" } }",
                   &error);
  if (!cards) fail_msg("%s", error.text);
  int trial = arb_cards_find(cards, "Trial");
  assert_int_not_equal(trial, 0);
  assert_int_equal(arb_cards_find(cards, "Ordeal"), trial);
  assert_int_equal(arb_cards_find(cards, "Test of Might"), trial);
  assert_int_equal(arb_cards_find(cards, "Test"), 0);
  assert_int_equal(arb_cards_find(cards, "Ord"), 0);
  assert_int_equal(arb_cards_find(cards, "Might"), 0);
  arb_cards_release(cards);
}

static void every_card_that_ships_can_be_executed(void **state)
{
  (void)state;
  ArbCards *cards = whole_pool();
  for (int def = 1; def <= arb_cards_count(cards); def++) {
    const char *reason = arb_card_unsupported(cards, (uint16_t)def);
    if (reason) fail_msg("%s: %s", arb_card_title(cards, (uint16_t)def), reason);
  }
  arb_cards_release(cards);
}

static void two_loads_give_the_same_pool(void **state)
{
  (void)state;
  ArbCards *a = whole_pool(), *b = whole_pool();
  assert_true(a->hash == b->hash);
  assert_int_equal(arb_cards_count(a), arb_cards_count(b));
  for (int def = 1; def <= arb_cards_count(a); def++) {
    assert_string_equal(arb_card_id(a, (uint16_t)def), arb_card_id(b, (uint16_t)def));
    assert_true(arb_card_hash(a, (uint16_t)def) == arb_card_hash(b, (uint16_t)def));
  }
  arb_cards_release(a);
  arb_cards_release(b);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_syntax_error_names_file_and_line),
    cmocka_unit_test(a_card_needs_id_name_type_and_might),
    cmocka_unit_test(an_id_is_a_word_and_a_name_one_line),
    cmocka_unit_test(a_card_file_returns_one_card),
    cmocka_unit_test(a_card_file_makes_nothing_else),
    cmocka_unit_test(unknown_fields_come_with_a_suggestion),
    cmocka_unit_test(unknown_names_come_with_a_suggestion),
    cmocka_unit_test(wrong_types_are_named),
    cmocka_unit_test(incomplete_abilities_are_refused),
    cmocka_unit_test(ids_and_names_are_used_once),
    cmocka_unit_test(all_mistakes_are_told_as_far_as_they_fit),
    cmocka_unit_test(a_file_that_loops_or_eats_memory_is_refused),
    cmocka_unit_test(bytecode_is_refused),
    cmocka_unit_test(broken_cards_are_left_out_and_the_rest_works),
    cmocka_unit_test(a_pool_of_some_cards_minds_no_others),
    cmocka_unit_test(a_missing_directory_is_one_clear_error),
    cmocka_unit_test(directories_are_searched_in_the_order_of_paths),
    cmocka_unit_test(a_tally_of_sources_names_types),
    cmocka_unit_test(what_nothing_listens_to_is_refused),
    cmocka_unit_test(what_cannot_be_executed_is_loaded_with_a_reason),
    cmocka_unit_test(facts_become_a_definition),
    cmocka_unit_test(rule_805_accelerate_becomes_an_additional_cost_of_the_card),
    cmocka_unit_test(keywords_become_cards_of_their_own_kind),
    cmocka_unit_test(targets_become_slots),
    cmocka_unit_test(a_selector_becomes_tests_and_zones),
    cmocka_unit_test(numbers_become_postfix_terms),
    cmocka_unit_test(an_ability_for_two_events_becomes_two),
    cmocka_unit_test(modes_stand_right_behind_their_ability),
    cmocka_unit_test(named_abilities_come_after_the_others),
    cmocka_unit_test(a_deathknell_is_a_keyword_and_a_trigger),
    cmocka_unit_test(costs_become_records),
    cmocka_unit_test(a_basic_rune_is_recognised),
    cmocka_unit_test(deck_lists_may_use_each_alias),
    cmocka_unit_test(every_card_that_ships_can_be_executed),
    cmocka_unit_test(two_loads_give_the_same_pool),
  };
  return cmocka_run_group_tests_name("loader", tests, NULL, NULL);
}
