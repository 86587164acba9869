/* SPDX-License-Identifier: MIT */
/* test_diagnose.c -- all mistakes of a file as data: where, of which kind, what was meant. */
#include "language/diagnose.h"
#include "support.h"

enum { FOUND_MAX = 40 };

typedef struct Found {
  struct {
    int line, column;
    BindCode code;
    char file[80], message[200], hint[40], card[40], rule[20];
  } items[FOUND_MAX];
  int count;
} Found;

static void keep(void *data, const BindDiagnostic *d)
{
  Found *found = data;
  assert_true(found->count < FOUND_MAX);
  int i = found->count++;
  found->items[i].line = d->line, found->items[i].column = d->column;
  found->items[i].code = d->code;
#define KEEP(name) \
  snprintf(found->items[i].name, sizeof found->items[i].name, "%s", d->name ? d->name : "")
  KEEP(file), KEEP(message), KEEP(hint), KEEP(card), KEEP(rule);
#undef KEEP
}

static Found look(const char *game, const char *const *texts, int count)
{
  static const char *const names[] = {"a.lua", "b.lua"};
  BindText files[2];
  Found found = {.count = 0};
  ArbError error;
  for (int i = 0; i < count; i++) files[i] = (BindText){names[i], texts[i]};
  BindPaths paths = {.scripts = SCRIPTS, .game = game, .texts = files, .text_count = count};
  if (!bind_diagnose(&paths, NULL, 0, keep, &found, &error)) fail_msg("%s", error.text);
  return found;
}

/* Whether this was found; the message need only begin so. */
static void has(const Found *found, int line, int column, const char *code, const char *message,
                const char *hint)
{
  for (int i = 0; i < found->count; i++)
    if (found->items[i].line == line && found->items[i].column == column &&
        strcmp(bind_codes[found->items[i].code].name, code) == 0 &&
        strncmp(found->items[i].message, message, strlen(message)) == 0 &&
        strcmp(found->items[i].hint, hint) == 0)
      return;
  for (int i = 0; i < found->count; i++)
    print_message("%d:%d: %s [%s] %s\n", found->items[i].line, found->items[i].column,
                  found->items[i].message, bind_codes[found->items[i].code].name,
                  found->items[i].hint);
  fail_msg("missing: %d:%d %s [%s]", line, column, message, code);
}

#define LOOK(game, text) look(game, (const char *const[]){text}, 1)

static void mistakes_do_not_hide_each_other(void **state)
{
  (void)state;
  Found found =
      LOOK("riftbound",
           "return card {\n"
           "  id = \"x-1\", name = \"Sentry\", type = \"unit\", domains = { \"fury\", \"fire\" },\n"
           "  cost = { energi = 3 }, might = \"3\", keywords = { assalt = 2 },\n"
           "  mihgt = 3,\n"
           "  when_played {\n"
           "    optionl = true, targets = { unit { at = \"hear\", enemi = true } },\n"
           "    run = function(game, me, enemy)\n"
           "      game.deel(2, enemy)\n"
           "      gaem.deal(2, enemy)\n"
           "    end },\n"
           "  when { event = \"conqer\", run = function(game) game:draw(1) end },\n"
           "}\n");
  has(&found, 2, 67, "unknown-value", "'domains' is 'fire', but may be fury", "fury");
  has(&found, 3, 12, "unknown-field", "unknown field 'energi'", "energy");
  has(&found, 3, 26, "wrong-type", "'might' must be an integer, got string", "");
  has(&found, 3, 52, "unknown-keyword", "unknown keyword 'assalt'", "assault");
  has(&found, 4, 3, "unknown-field", "unknown field 'mihgt'", "might");
  has(&found, 6, 5, "unknown-field", "unknown field 'optionl'", "optional");
  has(&found, 6, 45, "unknown-value", "'at' is 'hear', but may be here", "here");
  has(&found, 6, 53, "unknown-attribute", "unknown attribute 'enemi'", "enemy");
  has(&found, 8, 12, "unknown-action", "game.deel: no such action", "deal");
  has(&found, 9, 7, "unknown-name", "unknown name 'gaem'", "game");
  has(&found, 11, 18, "unknown-event", "unknown event 'conqer'", "conquer");
  has(&found, 11, 54, "method-call", "write game.draw(...), with a dot", "");
  assert_int_equal(found.count, 12); /* and nothing that only follows from them */
  assert_string_equal(found.items[4].card, "Sentry");
}

static void what_lua_cannot_read_has_its_place(void **state)
{
  (void)state;
  Found found = LOOK("riftbound", "return card {\n  id = \"t-1\",\n  name = = \"x\"\n}");
  has(&found, 3, 10, "syntax", "unexpected symbol near '='", "");
  found = LOOK("riftbound", "\nlocal x = when_plaid {}\nlocal y = unti {}\nreturn card {}");
  has(&found, 2, 11, "unknown-name", "unknown name 'when_plaid'", "when_played");
  has(&found, 3, 11, "unknown-name", "unknown name 'unti'", "unit");
  found = LOOK("riftbound", "local x = unit(3)\nreturn card {}");
  has(&found, 1, 1, "script-error", "unit takes a table", "");
  found = LOOK("riftbound", "return { id = \"t-1\" }");
  has(&found, 1, 1, "wrong-file", "a card file returns one card", "");
}

static void both_games_are_read_alike(void **state)
{
  (void)state;
  Found found = LOOK(
      "evolve", "return card {\n"
                "  id = \"X-1\", name = \"Sprite\", type = \"follower\", class = \"forestcaft\",\n"
                "  traits = \"Pixie\", cost = 100, attack = 1, evolved = \"no\",\n"
                "  keywords = { \"wrad\" },\n"
                "  fanfare { tagets = { follower { enmy = true } }, run = function(game) end },\n"
                "  state { run = function(game) game.summn(\"Fairy\") end },\n"
                "}\n");
  has(&found, 2, 59, "unknown-value", "'class' is 'forestcaft'", "forestcraft");
  has(&found, 3, 3, "wrong-type", "'traits' must be a table, got string", "");
  has(&found, 3, 21, "out-of-range", "'cost' must be from 0 to 99, got 100", "");
  has(&found, 3, 45, "wrong-type", "'evolved' must be true or false", "");
  has(&found, 1, 8, "missing-field", "a follower needs 'defense'", "");
  has(&found, 4, 16, "unknown-keyword", "unknown keyword 'wrad'", "ward");
  has(&found, 5, 13, "unknown-field", "unknown field 'tagets'", "targets");
  has(&found, 5, 35, "unknown-attribute", "unknown attribute 'enmy'", "enemy");
  has(&found, 6, 3, "missing-field", "'if_' is missing", "");
  has(&found, 6, 37, "unknown-action", "game.summn: no such action", "summon");
  assert_int_equal(found.count, 10);
}

static void a_broken_file_does_not_make_others_look_wrong(void **state)
{
  (void)state;
  const char *texts[] = {
    "return card {\n  id = \"a-1\", name = \"Alpha\", type = = 3\n}\n",
    "return card {\n  id = \"b-1\", name = \"Beta\", type = \"unit\", might = 1,\n"
    "  when { event = \"die\", subject = unit { name = \"Alpha\" }, run = function() end },\n"
    "  when { event = \"die\", subject = unit { name = \"Alpah\" }, run = function() end },\n}\n"};
  Found found = look("riftbound", texts, 2);
  has(&found, 2, 38, "syntax", "unexpected symbol near '='", "");
  has(&found, 4, 49, "unknown-card", "there is no card named 'Alpah'", "Alpha");
  assert_int_equal(found.count, 2);
}

static void two_cards_of_one_id(void **state)
{
  (void)state;
  const char *texts[] = {
    "return card { id = \"a-1\", name = \"Alpha\", type = \"unit\", might = 1 }\n",
    "return card { id = \"a-1\", name = \"Beta\", type = \"unit\", might = 1 }\n"};
  Found found = look("riftbound", texts, 2);
  has(&found, 1, 15, "duplicate", "the id 'a-1' is already used by a.lua", "");
  assert_string_equal(found.items[0].file, "b.lua");
}

static void what_shipped_cards_say_is_clean(void **state)
{
  (void)state;
  static const char *const games[] = {"riftbound", "evolve"};
  for (int i = 0; i < 2; i++) {
    char cards[200];
    Found found = {.count = 0};
    const char *directories[] = {cards};
    snprintf(cards, sizeof cards, ARB_DATA_DIR "/cards/%s", games[i]);
    BindPaths paths = {.scripts = SCRIPTS, .game = games[i], .cards = directories, .card_count = 1};
    assert_true(bind_diagnose(&paths, NULL, 0, keep, &found, NULL));
    for (int n = 0; n < found.count; n++)
      print_message("%s:%d: %s\n", found.items[n].file, found.items[n].line,
                    found.items[n].message);
    assert_int_equal(found.count, 0);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(mistakes_do_not_hide_each_other),
    cmocka_unit_test(what_lua_cannot_read_has_its_place),
    cmocka_unit_test(both_games_are_read_alike),
    cmocka_unit_test(a_broken_file_does_not_make_others_look_wrong),
    cmocka_unit_test(two_cards_of_one_id),
    cmocka_unit_test(what_shipped_cards_say_is_clean),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
