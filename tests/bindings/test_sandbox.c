/* SPDX-License-Identifier: MIT */
/* test_sandbox.c -- what a card may use, and that nothing else is within reach. */
#include "support.h"

#include <time.h>

/* In what `called` wraps, the body stands on line 4. */
#define AT "a.lua:4: Trial: when_played: "

/* ---- The whitelist -------------------------------------------------------- */

static void what_is_not_on_the_list_is_unknown_at_load(void **state)
{
  (void)state;
  static const char *const names[] = {
    "pcall",          "xpcall", "coroutine",  "setmetatable", "getmetatable",
    "next",           "rawset", "rawget",     "rawequal",     "rawlen",
    "collectgarbage", "load",   "loadstring", "dofile",       "loadfile",
    "require",        "print",  "os",         "io",           "debug",
    "package",        "utf8",   "tag"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    char text[300], start[100];
    ArbError error;
    snprintf(text, sizeof text,
             "return card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = 1,\n"
             "when_played { run = function(game) game.draw(%s and 1 or 2) end } }",
             names[i]);
    snprintf(start, sizeof start, "a.lua:2:46: unknown name '%s'", names[i]);
    assert_null(pool_of_card(text, &error));
    assert_memory_equal(error.text, start, strlen(start));
  }
}

static void library_functions_outside_the_list_do_not_exist(void **state)
{
  (void)state;
  static const char *const names[] = {
    "string.match", "string.gmatch", "string.gsub", "string.char",     "string.byte", "string.dump",
    "string.pack",  "table.move",    "table.pack",  "math.randomseed", "math.sin",    "math.huge"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    char body[100];
    snprintf(body, sizeof body, "return %s == nil and 1 or 0", names[i]);
    gives(body, 1);
  }
}

static void pairs_visits_integers_then_texts_in_order(void **state)
{
  (void)state;
  gives("local t, s = { b = 1, [3] = 1, a = 1, [1] = 1, [10] = 1, [true] = 1, [-2] = 1 }, \"\"\n"
        "for k in pairs(t) do s = s .. tostring(k) .. \" \" end\n"
        "return s == \"-2 1 3 10 a b true \" and 1 or 0",
        1);
}

static void pairs_refuses_keys_without_an_order(void **state)
{
  (void)state;
  fails("for k in pairs({ [{}] = 1 }) do end", AT "pairs: keys of type table have no order");
}

static void a_key_may_be_removed_while_pairs_visits(void **state)
{
  (void)state;
  gives("local t, n = { a = 1, b = 2, c = 3 }, 0\n"
        "for k, v in pairs(t) do t.b = nil n = n + v end\nreturn n",
        4);
}

static void tostring_shows_no_address(void **state)
{
  (void)state;
  gives("return tostring({}) == \"table\" and tostring(me) == \"player\" and\n"
        "tostring(game.draw) == \"function\" and tostring(1) == \"1\" and 1 or 0",
        1);
}

static void format_shows_no_address(void **state)
{
  (void)state;
  gives("return string.format(\"%s %d %5s|%%\", {}, 3, \"x\") == \"table 3     x|%\" and 1 or 0",
        1);
  fails("return string.format(\"%p\", {})",
        AT "string.format: only %d %i %x %X %c %s %% may be used");
}

static void strings_have_no_methods_and_no_arithmetic(void **state)
{
  (void)state;
  fails("return (\"x\"):upper()", AT "attempt to index a string value (constant 'x')");
  fails("local s = \"10\" return s + 1",
        AT "attempt to perform arithmetic on a string value (local 's')");
}

static void find_takes_text_as_it_is(void **state)
{
  (void)state;
  gives("return (string.find(\"a.b\", \".\"))", 2);
  gives("return string.find(\"abc\", \"a*\") == nil and 1 or 0", 1);
  gives("return (string.find(\"abab\", \"ab\", 2))", 3);
}

static void the_bounded_string_functions_work(void **state)
{
  (void)state;
  gives("return string.upper(string.sub(string.rep(\"ab\", 3, \"-\"), 2, 4)) == \"B-A\" and\n"
        "string.len(string.lower(\"ABC\")) or 0",
        3);
  fails("return string.rep(\"x\", 65537)", AT "string.rep: the result would be longer than 64 KiB");
}

static void the_table_functions_work(void **state)
{
  (void)state;
  gives("local t = {}\nfor i = 1, 5 do table.insert(t, 6 - i) end\n"
        "table.insert(t, 1, 9) table.remove(t, 2) table.sort(t)\n"
        "local a, b = table.unpack(t)\n"
        "return table.concat(t, \",\") == \"1,2,3,4,9\" and a + b",
        3);
}

static void random_numbers_come_from_the_game(void **state)
{
  (void)state;
  gives("local n = math.random(6) return n >= 1 and n <= 6 and 1 or 0", 1);
  Called a = called("", "return math.random(1000000)", ARB_ACT);
  Called b = called("", "return math.random(1000000)", ARB_ACT);
  assert_int_equal(a.result.number, b.result.number); /* the same seed */
  call_ends(&a);
  call_ends(&b);
}

static void a_number_may_not_draw(void **state)
{
  (void)state;
  Called c = called("", "return math.random(6)", ARB_READ);
  assert_int_equal(c.status, -1);
  assert_string_equal(c.error, AT "math.random: only an effect that is happening may draw");
  call_ends(&c);
}

/* ---- State ------------------------------------------------------------------ */

static void globals_cannot_be_written(void **state)
{
  (void)state;
  refused("return card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = 1,\n"
          "when_played { run = function(game) seen = 1 end } }",
          "a.lua:2:36: assigns the global 'seen': cards keep no state (write local seen) (Trial)");
  refused("seen = 1\nreturn card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = 1 }",
          "a.lua:1: assigns the global 'seen': cards keep no state (write local seen)");
  fails("local name = \"seen\" _ENV[name] = 1",
        AT "assigns the global 'seen': cards keep no state (write local seen)");
}

static void libraries_cannot_be_written(void **state)
{
  (void)state;
  fails("math.max = 1", AT "assigns to the field 'max' of a constant: cards keep no state");
  fails("table.insert(table, 1)", AT "assigns to a field of a constant: cards keep no state");
}

static void tables_of_the_file_are_constants(void **state)
{
  (void)state;
  fails_with("local seen = { inner = {} }", "seen.x = 1",
             AT "assigns to the field 'x' of a constant: cards keep no state");
  fails_with("local seen = { inner = {} }", "seen.inner[1] = me",
             AT "assigns to a field of a constant: cards keep no state");
  fails_with("local seen = {}\nlocal function note(x) table.insert(seen, x) end", "note(me)",
             "a.lua:2: Trial: when_played: assigns to a field of a constant: cards keep no state");
  fails_with("local us = units { friendly = true }", "us.friendly = nil",
             AT "assigns to the field 'friendly' of a constant: cards keep no state");
}

static void constants_are_read_like_tables(void **state)
{
  (void)state;
  Called c = called("local t = { 3, 4, 5, name = { deep = 7 } }",
                    "local n = #t + t.name.deep\nfor _, v in ipairs(t) do n = n + v end\n"
                    "for k in pairs(t) do n = n + 100 end\nreturn n + t[1] + table.unpack(t, 3)",
                    ARB_ACT);
  assert_string_equal(c.error, "");
  assert_int_equal(c.result.number, 3 + 7 + 12 + 400 + 3 + 5);
  call_ends(&c);
}

static void a_local_of_the_file_cannot_be_assigned_to(void **state)
{
  (void)state;
  refused("local n = 0\nreturn card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = 1,\n"
          "when_played { run = function(game)\n n = n + 1\n end } }",
          "a.lua:4:2: assigns to 'n', which outlives the call: cards keep no state (Trial)");
  refused("local n = 0\nreturn card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = 1,\n"
          "when_played { run = function(game)\n local f = function() n = 1 end f()\n end } }",
          "a.lua:4:23: assigns to 'n', which outlives the call: cards keep no state (Trial)");
}

static void a_closure_that_counts_is_found_too(void **state)
{
  (void)state;
  refused("local function counter()\n local n = 0\n return function(game)\n n = n + 1 end\nend\n"
          "return card { id = \"t-1\", name = \"Trial\", type = \"unit\", might = 1,\n"
          "when_played { run = counter() } }",
          "a.lua:4:2: assigns to 'n', which outlives the call: cards keep no state (Trial)");
}

static void locals_of_a_call_may_change(void **state)
{
  (void)state;
  gives("local n = 0\nlocal function each(f) for i = 1, 4 do f(i) end end\n"
        "each(function(i) n = n + i end)\nreturn n",
        10);
}

static void selectors_are_built_at_file_level(void **state)
{
  (void)state;
  fails("return game.count(units {})",
        AT "'unit' may not be used while a game is played: build selectors, numbers and costs at "
           "file level");
}

/* ---- Budgets ------------------------------------------------------------------ */

static void an_endless_loop_is_stopped(void **state)
{
  (void)state;
  fails("while true do end",
        AT "ran for more than 10 million instructions (does it loop for ever?)");
}

static void an_endless_loop_of_library_work_is_stopped(void **state)
{
  (void)state;
  fails("local t = {}\nfor i = 1, 5000 do t[i] = 5000 - i end\nwhile true do table.sort(t) end",
        "a.lua:6: Trial: when_played: ran for more than 10 million instructions "
        "(does it loop for ever?)");
  fails("local s = string.rep(\"a\", 60000)\nwhile true do string.find(s, \"ab\") end",
        "a.lua:5: Trial: when_played: ran for more than 10 million instructions "
        "(does it loop for ever?)");
}

static void a_memory_eater_is_stopped(void **state)
{
  (void)state;
  fails("local t = {}\nfor i = 1, 1000000000 do t[i] = { i } end",
        "a.lua:5: Trial: when_played: used more than 8 MiB of memory");
  fails("local s = \"ab\"\nwhile true do s = s .. s end",
        "a.lua: Trial: when_played: made a string of more than 64 KiB");
}

static void endless_recursion_is_stopped(void **state)
{
  (void)state;
  Called c = called("local function f(n) return 1 + f(n) end", "return f(1)", ARB_ACT);
  assert_int_equal(c.status, -1);
  assert_non_null(strstr(c.error, "a.lua"));
  call_ends(&c);
}

/* Each call hands on one argument more: that takes long, and is few instructions. */
static void calls_with_ever_more_arguments_are_stopped(void **state)
{
  static const char *const bodies[] = {"return f(1)", "return g(table.unpack({}, 1, 60000))"};
  (void)state;
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) {
    clock_t began = clock();
    Called c = called("local function f(...) return f(1, ...) end\n"
                      "local function g(...) while true do select(\"#\", ...) end end",
                      bodies[i], ARB_ACT);
    assert_int_equal(c.status, -1);
    assert_non_null(strstr(c.error, "handed on more than 250 arguments"));
    assert_true((clock() - began) / CLOCKS_PER_SEC < 5);
    call_ends(&c);
  }
}

static void a_call_after_an_exhausted_one_has_its_own_budget(void **state)
{
  (void)state;
  Called c = called("", "if me.points == 0 then while true do end end return 7", ARB_ACT);
  assert_int_equal(c.status, -1);
  const ArbScriptHost *host = bind_script_host(c.host);
  ArbContext context = {.me = ARB_NOTHING, .you = 0};
  c.game->run.script_depth = 1;
  assert_int_equal(host->call(host->self, c.game, ability_of(c.cards, "Trial", 0)->function,
                              ARB_ACT, &context, NULL, 0, &c.result),
                   0);
  assert_int_equal(c.result.number, 7); /* me is none, and its points are not 0 */
  c.game->run.script_depth = 0;
  call_ends(&c);
}

/* ---- Errors ---------------------------------------------------------------------- */

static void an_error_names_file_line_card_and_ability(void **state)
{
  (void)state;
  fails("error(\"oh\")", AT "oh");
  fails("assert(false, \"no\")", AT "no");
  fails("error({})", AT "an error that is a table, not a text");
  fails("local x = nil\nreturn x.y",
        "a.lua:5: Trial: when_played: attempt to index a nil value (local 'x')");
}

static void a_long_path_is_named_in_full(void **state)
{
  (void)state;
  char name[200];
  snprintf(name, sizeof name, "%s",
           "sets/a_very_long_name_of_a_set_with_many_words/and_another/"
           "long_directory_name_below_it/card.lua");
  BindText text = {name, "return card {\n"};
  BindPaths paths = {.scripts = SCRIPTS, .texts = &text, .text_count = 1};
  ArbError error;
  assert_null(bind_load(&paths, &error));
  assert_memory_equal(error.text, name, strlen(name));
  assert_string_equal(error.text + strlen(name), ":2: unexpected symbol near <eof>");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_is_not_on_the_list_is_unknown_at_load),
    cmocka_unit_test(library_functions_outside_the_list_do_not_exist),
    cmocka_unit_test(pairs_visits_integers_then_texts_in_order),
    cmocka_unit_test(pairs_refuses_keys_without_an_order),
    cmocka_unit_test(a_key_may_be_removed_while_pairs_visits),
    cmocka_unit_test(tostring_shows_no_address),
    cmocka_unit_test(format_shows_no_address),
    cmocka_unit_test(strings_have_no_methods_and_no_arithmetic),
    cmocka_unit_test(find_takes_text_as_it_is),
    cmocka_unit_test(the_bounded_string_functions_work),
    cmocka_unit_test(the_table_functions_work),
    cmocka_unit_test(random_numbers_come_from_the_game),
    cmocka_unit_test(a_number_may_not_draw),
    cmocka_unit_test(globals_cannot_be_written),
    cmocka_unit_test(libraries_cannot_be_written),
    cmocka_unit_test(tables_of_the_file_are_constants),
    cmocka_unit_test(constants_are_read_like_tables),
    cmocka_unit_test(a_local_of_the_file_cannot_be_assigned_to),
    cmocka_unit_test(a_closure_that_counts_is_found_too),
    cmocka_unit_test(locals_of_a_call_may_change),
    cmocka_unit_test(selectors_are_built_at_file_level),
    cmocka_unit_test(an_endless_loop_is_stopped),
    cmocka_unit_test(an_endless_loop_of_library_work_is_stopped),
    cmocka_unit_test(a_memory_eater_is_stopped),
    cmocka_unit_test(endless_recursion_is_stopped),
    cmocka_unit_test(calls_with_ever_more_arguments_are_stopped),
    cmocka_unit_test(a_call_after_an_exhausted_one_has_its_own_budget),
    cmocka_unit_test(an_error_names_file_line_card_and_ability),
    cmocka_unit_test(a_long_path_is_named_in_full),
  };
  return cmocka_run_group_tests_name("sandbox", tests, NULL, NULL);
}
