/* SPDX-License-Identifier: MIT */
/* test_host.c -- ids, none, actions and their arguments, and who may use them. */
#include "support.h"

#include "riftbound/house.h"

#define AT "a.lua:4: Trial: when_played: "

/* ---- Ids -------------------------------------------------------------------- */

static void an_id_answers_its_attributes(void **state)
{
  (void)state;
  gives("return me.points + me.hand", 0);
  fails("return me.pionts", AT "a player has no 'pionts' (did you mean points?)");
}

static void an_id_is_no_number(void **state)
{
  (void)state;
  fails("return me + 1", AT "a player cannot be added to");
  fails("return 1 - me", AT "a player cannot be subtracted");
  fails("return me < 3", AT "a player cannot be compared by size");
  fails("return \"it is \" .. me", AT "a player cannot be joined to a text");
  fails("me()", AT "a player cannot be called");
  fails("me.points = 3", AT "a player cannot be written to");
}

/* What may be one or several is gone through alike (355.17). */
static void an_id_is_a_list_of_one(void **state)
{
  (void)state;
  gives("return #me * 10 + (me[1] == me and 1 or 0) + (me[2] == nil and 1 or 0)", 12);
  gives("local n = 0 for _, it in ipairs(me) do n = n + #it end return n", 1);
  gives("local n, gone = 0, me.might for _ in ipairs(gone) do n = n + 1 end return n + #gone", 0);
  fails("return me[true]", AT "a player has attributes and is a list of itself alone");
}

static void the_same_thing_is_equal_to_itself(void **state)
{
  (void)state;
  gives("local t = { [me] = 5 } return me == game.you() and me ~= game.opponent() and t[me]", 5);
}

/* ---- none (359.3.e.12) ---------------------------------------------------------- */

/* The Might of a player: what has no such number gives none. */
static void numbers_of_none_are_none(void **state)
{
  (void)state;
  gives_none("return me.might");
  gives_none("return me.might + 1");
  gives_none("return 2 * -me.might // 3");
  gives_none("return me.might.anything");
}

static void comparisons_with_none_are_false(void **state)
{
  (void)state;
  gives("local n = me.might return (n < 1 or n > 1 or n <= 1 or n >= 1 or n == 0) and 1 or 0", 0);
  gives("return game.exists(me.might) and 1 or 0", 0);
}

static void none_is_no_text(void **state)
{
  (void)state;
  fails("return \"x\" .. me.might", AT "none cannot be joined to a text");
  gives("return tostring(me.might) == \"none\" and 1 or 0", 1);
}

static void acting_on_none_does_nothing(void **state)
{
  (void)state;
  gives("return game.kill(me.might) and 1 or 0", 0);
  gives("return game.give(me.might, { might = 2, lasts = \"turn\" }) and 1 or 0", 0);
}

/* ---- Actions and arguments --------------------------------------------------------- */

static void an_unknown_action_is_found_at_load(void **state)
{
  (void)state;
  refused("return card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = 1,\n"
          "when_played { run = function(game)\n game.dela(1) end } }",
          "a.lua:3:7: game.dela: no such action (did you mean game.deal?) (Trial)");
  refused("return card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = 1,\n"
          "when_played { run = function(game)\n game:draw(1) end } }",
          "a.lua:3:7: write game.draw(...), with a dot (Trial)");
  refused("return card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = 1,\n"
          "when_played { run = function(game)\n game.draw = nil end } }",
          "a.lua:3:7: assigns to game.draw: cards keep no state (Trial)");
}

static void an_unknown_action_is_found_when_it_is_used(void **state)
{
  (void)state;
  fails("local name = \"dela\" game[name](1)",
        AT "game.dela: no such action (did you mean game.deal?)");
  fails("local name = \"deal\" game[name] = 1",
        AT "assigns to the field 'deal' of a constant: cards keep no state");
}

static void arguments_are_checked_against_the_table(void **state)
{
  (void)state;
  fails("game.deal({}, me)", AT "bad argument #1 to 'deal' (integer expected, got table)");
  fails("game.deal(2, 3)",
        AT "bad argument #2 to 'deal' (object, list or selector expected, got integer)");
  fails("game.deal(2)",
        AT "bad argument #2 to 'deal' (object, list or selector expected, got nil)");
  fails("game.draw(1.5)", AT "bad argument #1 to 'draw' (integer expected, got fraction)");
  fails("game.draw(1, 2, 3)",
        AT "too many arguments to 'draw' (1 at most, then a table of options)");
  fails("game.draw(1, { by = \"yuo\" })",
        AT "bad option 'by' of 'draw' (player expected, got \"yuo\")");
  fails("game.draw(1, { form = me })", AT "'draw' has no option 'form'");
  fails("game.give(me, { keyword = \"gankign\" })",
        AT "unknown keyword 'gankign' (did you mean ganking?)");
  fails("game.give(me, { might = 1, lasts = \"ever\" })",
        AT "bad option 'lasts' of 'give' (\"turn\", \"next_turn\", \"combat\", \"board\" or "
           "\"me\" expected, got \"ever\")");
  fails("game.deal_each { { me } }",
        AT "bad argument #1 to 'deal_each' (list of { unit, amount } expected, got nil)");
}

static void players_can_be_said_in_words(void **state)
{
  (void)state;
  gives("return game.you().points + game.opponent().points + game.turn_player().points", 0);
  gives("return #game.players() == 2 and 1 or 0", 1);
}

static void a_selector_is_known_by_its_number(void **state)
{
  (void)state;
  Called c = called("local all = units {}\nlocal runes_too = any_of { unit {}, rune {} }",
                    "return game.count(all) + #game.all(runes_too)", ARB_ACT);
  assert_string_equal(c.error, "");
  assert_int_equal(c.result.number, 0);
  call_ends(&c);
  fails("return game.count({})", AT "bad argument #1 to 'count' (selector expected, got table)");
}

/* What the called script says of `local one = number.you("hand") + 1`. */
static void number_gives(const char *body, ArbMode mode, int value, const char *error)
{
  Called c = called("local hand = number.you(\"hand\")\nlocal one = hand + 1", body, mode);
  assert_string_equal(c.error, error);
  if (!error[0]) assert_int_equal(c.result.number, value);
  call_ends(&c);
}

static void a_number_is_worked_out_where_an_integer_is_taken(void **state)
{
  (void)state;
  number_gives("return game.value(one)", ARB_ACT, 1, "");
  number_gives("game.draw(hand) return game.value(hand) + game.value(one)", ARB_ACT, 1, "");
}

static void a_number_is_no_integer_of_itself(void **state)
{
  static const char late[] = "a.lua:5: Trial: when_played: this number is not worked out yet: "
                             "game.value(it) gives its value now (in a number: q.value)";
  (void)state;
  number_gives("return one + 1", ARB_ACT, 0, late);
  number_gives("return one >= 1 and 1 or 0", ARB_ACT, 0, late);
  number_gives("return one:at_least(1) and 1 or 0", ARB_ACT, 0, late);
}

static void what_reads_may_not_act(void **state)
{
  (void)state;
  refused("return card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = 1,\n"
          "static { affects = \"me\", might = function(q)\n q.draw(1) end } }",
          "a.lua:3:4: q.draw: a number or condition may only look, not act (rule 413) (Trial)");
  Called c = called("", "local name = \"draw\" q[name](1)", ARB_READ);
  assert_int_equal(c.status, -1);
  assert_string_equal(c.error, AT "q.draw: a number or "
                                  "condition may only look, not act (rule 413)");
  call_ends(&c);
  c = called("", "return q.you().points", ARB_READ);
  assert_int_equal(c.status, 0);
  assert_int_equal(c.result.number, 0);
  call_ends(&c);
}

static void without_an_event_there_is_none(void **state)
{
  (void)state;
  gives_none("return game.event.subject");
}

static void an_event_is_a_constant(void **state)
{
  (void)state;
  Called c = called("",
                    "if game.event.amount then\nlocal e = game.event\n"
                    "if e.amount == 4 then e.amount = 5 end end\nreturn 1",
                    ARB_ACT);
  assert_int_equal(c.result.number, 1);
  const ArbScriptHost *host = bind_script_host(c.host);
  ArbEvent event = {.amount = 4, .actor = 1, .kind1 = 1};
  ArbContext context = {.me = id_player(0), .event = &event};
  c.game->run.script_depth = 1;
  assert_int_equal(host->call(host->self, c.game, ability_of(c.cards, "Trial", 0)->function,
                              ARB_ACT, &context, NULL, 0, &c.result),
                   -1);
  assert_string_equal(c.game->error,
                      "a.lua:6: Trial: when_played: assigns to the field 'amount' of a constant: "
                      "cards keep no state");
  c.game->run.script_depth = 0;
  call_ends(&c);
}

static void values_go_in_and_come_out(void **state)
{
  (void)state;
  ArbError error;
  ArbCards *cards = pool_of_card(
      "return card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = 1,\n"
      "when_played { run = function(game, me, list, flag, n, gone)\n"
      "  if flag and n == 7 and not game.exists(gone) then return { list[2], list[1], gone } end\n"
      "end } }",
      &error);
  BindHost *bound = bind_host_new(cards, &error);
  const ArbScriptHost *host = bind_script_host(bound);
  ArbSetup setup = {.size = sizeof(ArbSetup),
                    .cards = cards,
                    .bare = true,
                    .fixed_first = true,
                    .format = {.players = 2, .numbers = {[RB_F_VICTORY_SCORE] = 8}},
                    .script_host = bind_script_host(bound)};
  ArbGame *game = arb_create(&setup, &error);
  assert_non_null(game);
  game->s = game->base;
  const ArbId players[] = {id_player(0), id_player(1)};
  const ArbValue values[] = {{.type = ARB_T_IDS, .ids = players, .count = 2},
                             {.type = ARB_T_BOOL, .number = 1},
                             {.type = ARB_T_INT, .number = 7},
                             {.type = ARB_T_NONE}};
  ArbContext context = {.me = id_player(0)};
  ArbValue result;
  game->run.script_depth = 1;
  int status = host->call(host->self, game, ability_of(cards, "Trial", 0)->function, ARB_ACT,
                          &context, values, 4, &result);
  game->run.script_depth = 0;
  assert_string_equal(game->error, "");
  assert_int_equal(status, 0);
  assert_int_equal(result.type, ARB_T_IDS);
  assert_int_equal(result.count, 2); /* none is left out */
  assert_true(id_equal(result.ids[0], players[1]) && id_equal(result.ids[1], players[0]));
  arb_destroy(game);
  bind_host_free(bound);
  arb_cards_release(cards);
}

/* ---- Numbers of functions ------------------------------------------------------------ */

static void a_host_finds_the_functions_of_every_card(void **state)
{
  (void)state;
  ArbError error;
  ArbCards *cards = whole_pool();
  BindHost *host = bind_host_new(cards, &error);
  if (!host) fail_msg("%s", error.text);
  bind_host_free(host);
  arb_cards_release(cards);
}

static void a_host_outlives_its_makers_hold_on_the_pool(void **state)
{
  (void)state;
  Called c = called("", "return 1", ARB_ACT);
  arb_destroy(c.game);
  arb_cards_release(c.cards);
  bind_host_free(c.host); /* frees the pool */
}

static void cards_without_texts_have_no_host(void **state)
{
  (void)state;
  ArbError error;
  RbBuilder *builder = rb_builder_bare();
  assert_non_null(builder);
  rb_builder_open(builder);
  ArbCards *cards = rb_builder_finish(builder);
  assert_null(bind_host_new(cards, &error));
  assert_string_equal(error.text, "these cards were not made by bind_load");
  arb_cards_release(cards);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(an_id_answers_its_attributes),
    cmocka_unit_test(an_id_is_no_number),
    cmocka_unit_test(an_id_is_a_list_of_one),
    cmocka_unit_test(the_same_thing_is_equal_to_itself),
    cmocka_unit_test(numbers_of_none_are_none),
    cmocka_unit_test(comparisons_with_none_are_false),
    cmocka_unit_test(none_is_no_text),
    cmocka_unit_test(acting_on_none_does_nothing),
    cmocka_unit_test(an_unknown_action_is_found_at_load),
    cmocka_unit_test(an_unknown_action_is_found_when_it_is_used),
    cmocka_unit_test(arguments_are_checked_against_the_table),
    cmocka_unit_test(players_can_be_said_in_words),
    cmocka_unit_test(a_selector_is_known_by_its_number),
    cmocka_unit_test(a_number_is_worked_out_where_an_integer_is_taken),
    cmocka_unit_test(a_number_is_no_integer_of_itself),
    cmocka_unit_test(what_reads_may_not_act),
    cmocka_unit_test(without_an_event_there_is_none),
    cmocka_unit_test(an_event_is_a_constant),
    cmocka_unit_test(values_go_in_and_come_out),
    cmocka_unit_test(a_host_finds_the_functions_of_every_card),
    cmocka_unit_test(a_host_outlives_its_makers_hold_on_the_pool),
    cmocka_unit_test(cards_without_texts_have_no_host),
  };
  return cmocka_run_group_tests_name("host", tests, NULL, NULL);
}
