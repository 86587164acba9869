/* SPDX-License-Identifier: MIT */
/*
** test_scripts.c -- card scripts that ask, fail and never end, on the real engine.
**
** The test cards here do in the middle of a script what shipped cards never do:
** they ask inside a sort, five replacements deep, behind a loop; and they break
** there.  Wherever a question is open the game must be a game like any other: it
** can be copied, saved, answered wrongly.  And wherever a script breaks, only
** the answer that led there is refused.
*/
#include "support.h"

#define TEST_SPELL(id, name, head, targets, body)                                  \
  head "\nreturn card { id = \"" id "\", name = \"" name "\", type = \"spell\",\n" \
       "cost = { energy = 1 }, keywords = { \"reaction\" }, " targets "\n"         \
       "run = function(game, me, it)\n" body "\nend }"

static const char snuff[] =
    TEST_SPELL("e-sn", "Snuff", "", "targets = { unit {} },", "game.kill(it)");

/* Dies through its own replacement, which may kill the next one first: as deep as
** there are Dolls.  %s is what breaks. */
static const char doll_format[] =
    "local dolls = units { name = \"Doll\" }\n"
    "local function recurse(n) return 1 + recurse(n) end\n"
    "return card { id = \"e-do\", name = \"Doll\", type = \"unit\", might = 1,\n"
    "cost = { energy = 1 },\n"
    "instead_of { event = \"die\", subject = \"me\", run = function(game, me)\n"
    "  if game.yes(\"deeper?\") then\n"
    "    local found = false\n"
    "    for _, doll in ipairs(game.all(dolls)) do\n"
    "      if found then game.kill(doll) break end\n"
    "      found = found or doll == me\n"
    "    end\n"
    "  elseif game.yes(\"break?\") then\n"
    "    game.stun(me)\n"
    "    %s\n"
    "  end\n"
    "  game.exhaust(me)\n"
    "end } }";

enum { DOLLS_MAX = 17, CARD_TEXT = 2048 };

typedef struct Dolls {
  Desk desk;
  ArbId dolls[DOLLS_MAX];
} Dolls;

/* What the script asks, without the name of its card in front. */
static const char *words(ArbGame *game)
{
  const char *text = question(game), *name = strstr(text, ": ");
  return name ? name + 2 : text;
}

/* A Snuff on the first of `count` Dolls has begun to resolve: "deeper?". */
static void open_dolls(Dolls *d, const char *breaks, int count, bool check)
{
  char text[CARD_TEXT];
  snprintf(text, sizeof text, doll_format, breaks);
  const char *texts[] = {snuff, text};
  desk_open(&d->desk, texts, 2, check);
  for (int i = 0; i < count; i++)
    d->dolls[i] = desk_put(&d->desk, "Doll", (ArbSeat)(i % 2), "board", (ArbId){0, 0});
  ArbId spell = desk_put(&d->desk, "Snuff", 0, "hand", (ArbId){0, 0});
  desk_begin(&d->desk);
  play_out(d->desk.game, spell, d->dolls[0]);
  assert_string_equal(words(d->desk.game), "deeper?");
}

static void say(ArbGame *game, const char *asked, bool yes)
{
  assert_int_equal(arb_advance(game), ARB_AWAITING);
  assert_string_equal(words(game), asked);
  choose(game, yes ? "yes" : "no", (ArbId){0, 0});
}

/* ---- A question in mid-script is a question like any other --------------------- */

/* Goes on with the default answers to the next main phase, both alike. */
static void finish_alike(ArbGame *one, ArbGame *other)
{
  int32_t values[64];
  for (int i = 0; i < 100 && arb_advance(one) == ARB_AWAITING; i++) {
    assert_same(one, other);
    if (find_option(one, "end", (ArbId){0, 0}) >= 0) break;
    bool passes = find_option(one, "pass", (ArbId){0, 0}) >= 0;
    int count = passes ? 1 : arb_default(one, values, 64);
    if (passes) values[0] = find_option(one, "pass", (ArbId){0, 0});
    assert_int_equal(answer(one, values, count), answer(other, values, count));
    arb_advance(other);
  }
  assert_same(one, other);
}

/* A clone, a clone of the clone and a loaded save go on alike from here. */
static void examine_answer(const Desk *desk, int32_t option)
{
  ArbGame *clone = arb_clone(desk->game), *second = arb_clone(clone);
  ArbGame *load = loaded(desk->cards, desk->host, desk->game);
  assert_same(desk->game, load);
  ArbStatus status = answer(clone, &option, 1);
  assert_int_equal(answer(second, &option, 1), status);
  assert_int_equal(answer(load, &option, 1), status);
  arb_advance(clone), arb_advance(second), arb_advance(load);
  assert_same(clone, second);
  finish_alike(clone, load);
  arb_destroy(load);
  arb_destroy(second);
  arb_destroy(clone);
}

static void examine(const Desk *desk)
{
  size_t size, again_size;
  uint64_t hash = arb_hash(desk->game);
  ArbGame *load = loaded(desk->cards, desk->host, desk->game);
  void *bytes = saved(desk->game, &size), *again = saved(load, &again_size);
  assert_int_equal(size, again_size);
  assert_memory_equal(bytes, again, size);
  free(bytes), free(again);
  arb_destroy(load);
  for (int32_t i = 0; i < arb_decision(desk->game)->option_count; i++) examine_answer(desk, i);
  assert_wrong_answers_are_refused(desk->game);
  assert_true(arb_hash(desk->game) == hash);
}

static void replacements_may_ask_inside_each_other(void **state)
{
  Dolls d;
  (void)state;
  open_dolls(&d, "", 5, true);
  for (int depth = 1; depth < 5; depth++) {
    examine(&d.desk);
    assert_int_equal(arb_decision(d.desk.game)->player,
                     1 - depth % 2); /* its controller (355.17) */
    say(d.desk.game, "deeper?", true);
  }
  examine(&d.desk);
  say(d.desk.game, "deeper?", false);
  examine(&d.desk);
  say(d.desk.game, "break?", true); /* nothing breaks here: the deepest one is stunned */
  for (int i = 0; i < 5; i++) {
    assert_int_equal(number_of(d.desk.game, d.dolls[i], "exhausted"), 1);
    assert_int_equal(number_of(d.desk.game, d.dolls[i], "stunned"), i == 4);
  }
  assert_true(find_option(d.desk.game, "end", (ArbId){0, 0}) >= 0);
  assert_sound(d.desk.game);
  desk_close(&d.desk);
}

/* Sixteen replacements nest; the seventeenth is refused, with the answer that led to it. */
static void replacements_nest_sixteen_deep(void **state)
{
  Dolls d;
  (void)state;
  open_dolls(&d, "", 17, false);
  for (int depth = 1; depth < 16; depth++) say(d.desk.game, "deeper?", true);
  int32_t yes = find_option(d.desk.game, "yes", (ArbId){0, 0});
  assert_refused(d.desk.game, ARB_SCRIPT, &yes, 1);
  assert_non_null(strstr(arb_error(d.desk.game), "16 replacement effects"));
  say(d.desk.game, "deeper?", false);
  say(d.desk.game, "break?", false);
  assert_int_equal(number_of(d.desk.game, d.dolls[15], "exhausted"), 1);
  assert_int_equal(number_of(d.desk.game, d.dolls[16], "exhausted"), 0);
  desk_close(&d.desk);
}

/* A spell that is played and asks, with `count` units to ask about. */
static ArbId open_asking(Desk *desk, const char *text, int count, ArbId *units)
{
  desk_open(desk, &text, 1, true);
  for (int i = 0; i < count; i++) units[i] = desk_put(desk, "Unit 2", 0, "board", (ArbId){0, 0});
  ArbId spell = desk_put(desk, "Trial", 0, "hand", (ArbId){0, 0});
  ArbId other = desk_put(desk, "Unit 2", 0, "deck", (ArbId){0, 0}); /* equal ones have no order */
  assert_int_equal(arb_set(desk->game, other, "top", 1), ARB_OK);
  desk_begin(desk);
  play_out(desk->game, spell, (ArbId){0, 0});
  return spell;
}

/* Sorted by answers: of two units the younger comes first. */
static void a_comparator_may_ask(void **state)
{
  static const char sorter[] = TEST_SPELL(
      "e-tr", "Trial", "local mine = units { friendly = true }", "",
      "local list = game.all(mine)\n"
      "table.sort(list, function(a, b)\n"
      "  return a ~= b and game.choose({ a, b }, { text = \"which first?\" }) == a end)\n"
      "game.stun(list[1]) game.exhaust(list[5])");
  Desk desk;
  ArbId units[5];
  int asked = 0;
  (void)state;
  open_asking(&desk, sorter, 5, units);
  for (; strcmp(words(desk.game), "which first?") == 0; asked++) {
    examine(&desk);
    const ArbOption *o = arb_options(desk.game);
    choose(desk.game, "card", o[0].object.slot > o[1].object.slot ? o[0].object : o[1].object);
  }
  assert_in_range(asked, 4, 25);
  assert_int_equal(number_of(desk.game, units[4], "stunned"), 1);
  assert_int_equal(number_of(desk.game, units[0], "exhausted"), 1);
  desk_close(&desk);
}

/* A comparator that contradicts itself is the script's error: that answer is refused. */
static void a_comparator_that_contradicts_itself_refuses_the_answer(void **state)
{
  static const char sorter[] =
      TEST_SPELL("e-tr", "Trial", "local mine = units { friendly = true }", "",
                 "local list = game.all(mine)\n"
                 "table.sort(list, function(a, b) return game.yes(\"before?\") end)");
  Desk desk;
  ArbId units[5];
  bool refused = false;
  (void)state;
  open_asking(&desk, sorter, 5, units);
  for (int i = 0; i < 40 && !refused && strcmp(words(desk.game), "before?") == 0; i++) {
    int32_t yes = find_option(desk.game, "yes", (ArbId){0, 0});
    ArbGame *clone = arb_clone(desk.game);
    refused = answer(clone, &yes, 1) == ARB_SCRIPT;
    arb_destroy(clone);
    if (refused) assert_refused(desk.game, ARB_SCRIPT, &yes, 1);
    else choose(desk.game, "yes", (ArbId){0, 0});
  }
  assert_true(refused);
  while (strcmp(words(desk.game), "before?") == 0) choose(desk.game, "no", (ArbId){0, 0});
  assert_true(find_option(desk.game, "end", (ArbId){0, 0}) >= 0);
  desk_close(&desk);
}

static void a_callback_may_ask(void **state)
{
  static const char text[] = TEST_SPELL(
      "e-tr", "Trial",
      "local mine = units { friendly = true }\n"
      "local function each(list, f) for i, x in ipairs(list) do f(x, i) end end",
      "",
      "local taken = {}\n"
      "each(game.all(mine), function(unit, i)\n"
      "  if game.yes(\"unit \" .. i .. \"?\") then table.insert(taken, unit) game.stun(unit) end\n"
      "end)\n"
      "for _, unit in pairs(taken) do\n"
      "  if game.yes(\"again?\") then game.exhaust(unit) end\n"
      "end");
  Desk desk;
  ArbId units[3];
  (void)state;
  open_asking(&desk, text, 3, units);
  examine(&desk);
  say(desk.game, "unit 1?", true);
  examine(&desk);
  say(desk.game, "unit 2?", false);
  say(desk.game, "unit 3?", true);
  examine(&desk);
  say(desk.game, "again?", false);
  examine(&desk);
  say(desk.game, "again?", true);
  for (int i = 0; i < 3; i++) {
    assert_int_equal(number_of(desk.game, units[i], "stunned"), i != 1);
    assert_int_equal(number_of(desk.game, units[i], "exhausted"), i == 2);
  }
  desk_close(&desk);
}

/* Picks of several, picks of as many as one likes, and orders, from one script. */
static void every_shape_of_question_refuses_wrong_answers(void **state)
{
  static const char text[] =
      TEST_SPELL("e-tr", "Trial", "local mine = units { friendly = true }", "",
                 "local two = game.choose(mine, { n = 2, text = \"two\" })\n"
                 "local some = game.choose(mine, { n = 1, max = 3, text = \"some\" })\n"
                 "for _, unit in ipairs(two) do game.stun(unit) end\n"
                 "for _, unit in ipairs(some) do game.exhaust(unit) end\n"
                 "for _, card in ipairs(game.look(3)) do game.reveal(card) end\n"
                 "game.predict(3)");
  Desk desk;
  ArbId units[4];
  (void)state;
  open_asking(&desk, text, 4, units);
  assert_string_equal(words(desk.game), "two");
  examine(&desk);
  assert_int_equal(answer(desk.game, (int32_t[]){3, 1}, 2), ARB_OK);
  assert_string_equal(words(desk.game), "some");
  examine(&desk);
  assert_int_equal(answer(desk.game, (int32_t[]){2, 0, 1}, 3), ARB_OK);
  for (int i = 0; i < 2; i++) { /* which are recycled, and in which order the others lie */
    const ArbDecision *d = arb_decision(desk.game);
    examine(&desk);
    assert_int_equal(d->shape, i == 0 ? ARB_PICK : ARB_ORDER);
    int count = d->shape == ARB_PICK ? 0 : d->option_count;
    assert_int_equal(answer(desk.game, (int32_t[]){2, 0, 1}, count), ARB_OK);
    assert_int_equal(arb_advance(desk.game), ARB_AWAITING);
  }
  assert_true(find_option(desk.game, "end", (ArbId){0, 0}) >= 0);
  for (int i = 0; i < 4; i++) {
    assert_int_equal(number_of(desk.game, units[i], "stunned"), i % 2);
    assert_int_equal(number_of(desk.game, units[i], "exhausted"), i < 3);
  }
  desk_close(&desk);
}

/* What was drawn and thrown stays so, however often the script runs again. */
static void chance_before_a_question_is_not_taken_anew(void **state)
{
  static const char text[] =
      TEST_SPELL("e-tr", "Trial", "", "",
                 "local thrown = math.random(1000000)\n"
                 "game.draw(2)\n"
                 "game.yes(\"thrown \" .. thrown)\n"
                 "game.yes(\"then \" .. thrown .. \" and \" .. math.random(1000000))");
  Desk desk;
  (void)state;
  open_asking(&desk, text, 0, NULL);
  char first[256], then[300];
  snprintf(first, sizeof first, "%s", words(desk.game));
  assert_memory_equal(first, "thrown ", 7);
  examine(&desk);
  assert_string_equal(words(desk.game), first);
  choose(desk.game, "no", (ArbId){0, 0});
  snprintf(then, sizeof then, "then %s and ", first + 7);
  assert_memory_equal(words(desk.game), then, strlen(then));
  assert_int_equal(zone_size(desk.game, "hand", 0), 2);
  examine(&desk);
  desk_close(&desk);
}

/* The block is laid out anew in mid-script, behind an answer. */
static void pools_grow_behind_a_question(void **state)
{
  static const char text[] =
      TEST_SPELL("e-tr", "Trial", "", "",
                 "if game.yes(\"flood?\") then\n"
                 "  game.play_token(\"Recruit\", { count = 40, at = \"base\" })\n"
                 "  game.yes(\"wet?\")\n"
                 "end");
  Desk desk;
  (void)state;
  open_asking(&desk, text, 0, NULL);
  size_t before = arb_bytes_in_use(desk.game);
  examine(&desk);
  say(desk.game, "flood?", true);
  assert_true(arb_counters(desk.game)->grows > 0);
  assert_true(arb_bytes_in_use(desk.game) > before);
  examine(&desk);
  say(desk.game, "wet?", true);
  pass_priority(desk.game);
  int32_t values[64];
  while (find_option(desk.game, "end", (ArbId){0, 0}) < 0) {
    assert_int_equal(answer(desk.game, values, arb_default(desk.game, values, 64)), ARB_OK);
    pass_priority(desk.game);
  }
  assert_int_equal(zone_size(desk.game, "board", 0), 40);
  assert_sound(desk.game);
  desk_close(&desk);
}

/* ---- Scripts that break ----------------------------------------------------------- */

/* `breaks` happens `depth` replacements deep, behind depth + 1 answers. */
static void breaks_at(const char *breaks, int depth, const char *message)
{
  Dolls d;
  open_dolls(&d, breaks, depth, false);
  for (int i = 1; i < depth; i++) say(d.desk.game, "deeper?", true);
  say(d.desk.game, "deeper?", false);
  int32_t yes = find_option(d.desk.game, "yes", (ArbId){0, 0});
  assert_refused(d.desk.game, ARB_SCRIPT, &yes, 1);
  if (!strstr(arb_error(d.desk.game), message))
    fail_msg("%d deep: \"%s\" lacks \"%s\"", depth, arb_error(d.desk.game), message);
  assert_non_null(strstr(arb_error(d.desk.game), "b.lua"));
  ArbGame *clone = arb_clone(d.desk.game); /* one may also give up */
  assert_int_equal(arb_concede(clone, 0), ARB_OK);
  assert_int_equal(arb_advance(clone), ARB_OVER);
  arb_destroy(clone);
  say(d.desk.game, "break?", false); /* or answer otherwise */
  for (int i = 0; i < depth; i++) {
    assert_int_equal(number_of(d.desk.game, d.dolls[i], "exhausted"), 1);
    assert_int_equal(number_of(d.desk.game, d.dolls[i], "stunned"), 0);
  }
  assert_true(find_option(d.desk.game, "end", (ArbId){0, 0}) >= 0);
  assert_sound(d.desk.game);
  desk_close(&d.desk);
}

static void errors_behind_answers_refuse_the_last_one(void **state)
{
  (void)state;
  for (int depth = 1; depth <= 16; depth += 5) {
    breaks_at("error(\"broken\")", depth, "b.lua:14: Doll: instead_of: broken");
    breaks_at("local x = nil x.y = 1", depth, "attempt to index a nil value");
    breaks_at("game.deal(\"much\", me)", depth, "bad argument #1 to 'deal'");
    breaks_at("game.later(\"never\", me)", depth, "never");
    breaks_at("game.play_token(\"never\")", depth, "never");
    breaks_at("recurse(1)", depth, "8 MiB");
  }
}

static void an_endless_loop_refuses_the_answer_at_every_depth(void **state)
{
  (void)state;
  for (int depth = 1; depth <= 4; depth++)
    breaks_at("while true do end", depth, "10 million instructions");
  breaks_at("while true do end", 16, "10 million instructions");
}

/* Work that is done by library functions and by the engine counts too. */
static void endless_work_refuses_the_answer(void **state)
{
  (void)state;
  breaks_at("while true do game.count(dolls) end", 2, "10 million instructions");
  breaks_at("while true do game.exhaust(me) game.ready(me) end", 2, "10 million instructions");
  breaks_at("while true do game.all(dolls) end", 2, "10 million instructions");
  breaks_at("local t = {} for i = 1, 3000 do t[i] = -i end while true do table.sort(t) end", 2,
            "10 million instructions");
}

/* What happens can be the same each time or another; what the engine does for it counts. */
static void what_happens_without_end_refuses_the_answer(void **state)
{
  static const struct {
    const char *body, *message;
  } cases[] = {
    {"game.stun(me)", "10 million instructions"},
    {"game.give(me, { might = 1, lasts = \"turn\" })", "64 MiB"},
    {"game.give(me, { keyword = \"ganking\", lasts = \"turn\" })", "more than 8191 effects"},
    {"game.take_control(me, { lasts = \"turn\" })", "more than 8191 effects"},
    {"game.play_token(\"Recruit\", { at = \"base\" })", "more than 8191 cards"},
    {"game.buff(me) game.spend_buff(me)", "10 million instructions"},
    {"game.gain_xp(1)", "10 million instructions"},
    {"game.heal(me)", "10 million instructions"},
    {"game.add({ energy = 1 })", "no more than 255 are counted"},
  };
  (void)state;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char text[200];
    snprintf(text, sizeof text, "while true do %s end", cases[i].body);
    breaks_at(text, 2, cases[i].message);
  }
}

static void a_memory_eater_refuses_the_answer_at_every_depth(void **state)
{
  (void)state;
  for (int depth = 1; depth <= 16; depth += 5) {
    breaks_at("local t = {} for i = 1, 1000000000 do t[i] = { i } end", depth, "8 MiB");
    breaks_at("local s = \"ab\" while true do s = s .. s end", depth, "64 KiB");
  }
}

/* Budgets are a call's own: what an inner call wasted is not missing outside, and
** after a refusal the next call has all of it. */
static void a_broken_call_costs_the_next_one_nothing(void **state)
{
  Dolls d;
  (void)state;
  open_dolls(&d, "for i = 1, 2000000 do end", 3, false);
  for (int i = 1; i < 3; i++) say(d.desk.game, "deeper?", true);
  say(d.desk.game, "deeper?", false);
  say(d.desk.game, "break?", true);
  assert_int_equal(number_of(d.desk.game, d.dolls[0], "exhausted"), 1);
  desk_close(&d.desk);
}

/* The script fails before it asks anything: the pass that led to its resolution is
** refused, and the opponent may do something about it instead. */
static void an_error_before_any_answer_refuses_the_pass_that_led_there(void **state)
{
  static const char *const texts[] = {
    TEST_SPELL("e-br", "Broken", "", "", "game.draw(1) error(\"broken\")"),
    TEST_SPELL("e-de", "Deny", "", "targets = { spell {} },", "game.counter(it)")};
  Desk desk;
  (void)state;
  desk_open(&desk, texts, 2, true);
  ArbId broken = desk_put(&desk, "Broken", 0, "hand", (ArbId){0, 0});
  ArbId deny = desk_put(&desk, "Deny", 1, "hand", (ArbId){0, 0});
  desk_begin(&desk);
  choose(desk.game, "play", broken);
  choose(desk.game, "pass", (ArbId){0, 0});
  int32_t pass = find_option(desk.game, "pass", (ArbId){0, 0});
  assert_int_equal(arb_decision(desk.game)->player, 1);
  assert_refused(desk.game, ARB_SCRIPT, &pass, 1);
  assert_string_equal(arb_error(desk.game), "a.lua:5: Broken: spell text: broken");
  assert_int_equal(zone_size(desk.game, "hand", 0), 0);
  choose(desk.game, "play", deny);
  pass_priority(desk.game);
  assert_int_equal(zone_size(desk.game, "trash", 0), 1);
  assert_int_equal(zone_size(desk.game, "trash", 1), 1);
  assert_int_equal(zone_size(desk.game, "hand", 0), 0); /* nothing of it happened */
  assert_true(find_option(desk.game, "end", (ArbId){0, 0}) >= 0);
  desk_close(&desk);
}

/* A number that fails when it is looked up refuses what would have needed it. */
static void a_failing_number_refuses_what_led_to_it(void **state)
{
  static const char text[] =
      "local mine = units { friendly = true }\n"
      "return card { id = \"e-tr\", name = \"Trial\", type = \"unit\", might = 1,\n"
      "cost = { energy = 1 },\n"
      "static { affects = units { friendly = true }, might = function(q, me)\n"
      "  if q.count(mine) > 2 then error(\"too many\") end return 1\n"
      "end } }";
  const char *texts[] = {text};
  Desk desk;
  (void)state;
  desk_open(&desk, texts, 1, true);
  ArbId trial = desk_put(&desk, "Trial", 0, "hand", (ArbId){0, 0});
  ArbId last = desk_put(&desk, "Unit 2", 0, "hand", (ArbId){0, 0});
  ArbId unit = desk_put(&desk, "Unit 2", 0, "board", (ArbId){0, 0});
  desk_begin(&desk);
  play_out(desk.game, trial, (ArbId){0, 0});
  assert_int_equal(number_of(desk.game, unit, "might"), 3);
  int32_t play = find_option(desk.game, "play", last);
  assert_refused(desk.game, ARB_SCRIPT, &play, 1); /* the third unit is one too many */
  assert_string_equal(arb_error(desk.game), "a.lua:5: Trial: static: too many");
  choose(desk.game, "end", (ArbId){0, 0});
  assert_int_equal(number_of(desk.game, unit, "might"), 3);
  desk_close(&desk);
}

/* What a play gives up is known only while its place is examined.  A function that fails then
** leaves nothing behind: no play is in question any more, and every battlefield counts (822.3). */
static void a_failing_place_leaves_nothing_given_up(void **state)
{
  static const char wolf[] =
      "local omens, fields = units { name = \"Omen\" }, battlefields { given_up_here = true }\n"
      "return card { id = \"e-wo\", name = \"Wolf\", type = \"unit\", might = 1,\n"
      "cost = { energy = 1 },\n"
      "additional { name = \"prey\", cost = { kill = unit { mine = true, name = \"Prey\" } } },\n"
      "static { affects = \"me\", plays_to = battlefields { given_up_here = true },\n"
      "  while_ = function(q, me)\n"
      "    if q.count(omens) == 0 and q.count(fields) < 2 then error(\"no omen\") end return 1\n"
      "end } }";
  static const char omen[] = "return card { id = \"e-om\", name = \"Omen\", type = \"unit\", "
                             "might = 1, cost = { energy = 1 } }";
  static const char prey[] = "return card { id = \"e-pr\", name = \"Prey\", type = \"unit\", "
                             "might = 1, cost = { energy = 1 } }";
  static const char *const texts[] = {
    wolf, omen, prey, TEST_SPELL("e-ki", "Kill", "", "targets = { unit {} },", "game.kill(it)")};
  Desk desk;
  (void)state;
  desk_open(&desk, texts, 4, true);
  ArbId target = desk_put(&desk, "Omen", 0, "board", (ArbId){0, 0});
  desk_put(&desk, "Prey", 0, "board", desk.fields[0]);
  ArbId beast = desk_put(&desk, "Wolf", 0, "hand", (ArbId){0, 0});
  ArbId spell = desk_put(&desk, "Kill", 0, "hand", (ArbId){0, 0});
  desk_begin(&desk);
  play_out(desk.game, spell, target);
  int32_t play = find_option(desk.game, "play", beast);
  assert_refused(desk.game, ARB_SCRIPT, &play, 1);
  assert_string_equal(arb_error(desk.game), "a.lua:7: Wolf: static: no omen");
  for (int i = 0; i < 2; i++)
    assert_int_equal(number_of(desk.game, desk.fields[i], "given_up_here"), 1);
  desk_close(&desk);
}

/* ---- Numbers that no card prints ---------------------------------------------------- */

/* One action with numbers out of all reason, on a friendly unit `it`. */
static void happens_or_is_refused(const char *body)
{
  static const char format[] =
      "local mine = units { friendly = true }\n"
      "return card { id = \"e-tr\", name = \"Trial\", type = \"spell\", cost = { energy = 1 },\n"
      "targets = { unit {} },\n"
      "run = function(game, me, it)\nlocal max, min = 2147483647, -2147483647\n%s\nend }";
  char text[CARD_TEXT];
  const char *texts[] = {text};
  Desk desk;
  snprintf(text, sizeof text, format, body);
  desk_open(&desk, texts, 1, true);
  ArbId spell = desk_put(&desk, "Trial", 0, "hand", (ArbId){0, 0});
  ArbId unit = desk_put(&desk, "Unit 2", 0, "board", (ArbId){0, 0});
  desk_put(&desk, "Unit 2", 1, "board", (ArbId){0, 0});
  desk_begin(&desk);
  choose(desk.game, "play", spell);
  if (find_option(desk.game, "target", unit) >= 0) choose(desk.game, "target", unit);
  int32_t values[256];
  ArbStatus status = ARB_OK;
  for (int i = 0; i < 300 && arb_advance(desk.game) == ARB_AWAITING && status == ARB_OK; i++) {
    int32_t pass = find_option(desk.game, "pass", (ArbId){0, 0});
    if (find_option(desk.game, "end", (ArbId){0, 0}) >= 0) break;
    int count = pass >= 0 ? 1 : arb_default(desk.game, values, 256);
    status = answer(desk.game, pass >= 0 ? &pass : values, count);
  }
  if (status != ARB_OK && status != ARB_SCRIPT && status != ARB_FULL)
    fail_msg("%s: %s", body, arb_error(desk.game));
  assert_sound(desk.game);
  desk_close(&desk);
}

static void numbers_out_of_all_reason_do_no_harm(void **state)
{
  static const char *const bodies[] = {
    "game.deal(max, it)",
    "game.deal(min, it)",
    "for _ = 1, 2 do game.give(it, { might = max, lasts = \"turn\" }) end game.deal(max, it)",
    "for _ = 1, 2 do game.give(it, { might = min, lasts = \"turn\" }) end",
    "game.give(it, { might = min, lasts = \"turn\", minimum = max })",
    "game.give(it, { keyword = \"assault\", value = max, lasts = \"turn\" }) "
    "game.give(it, { keyword = \"assault\", value = max, lasts = \"turn\" })",
    "game.give(it, { keyword = \"deflect\", value = min, lasts = \"turn\" }) "
    "game.give(it, { keyword = \"tank\", value = min, lasts = \"turn\" })",
    "game.gain_points(max) game.gain_points(max)",
    "game.gain_points(min) game.gain_points(min)",
    "game.draw(max)",
    "game.draw(min)",
    "game.discard(max)",
    "game.discard(min)",
    "game.channel(max)",
    "game.channel(min)",
    "game.look(max)",
    "game.look(min)",
    "game.predict(max)",
    "game.predict(min)",
    "game.choose(mine, { n = max })",
    "game.choose(mine, { n = min })",
    "game.choose(mine, { n = 1, max = max })",
    "game.choose(mine, { n = max, max = min })",
    "game.play_token(\"Recruit\", { count = max, at = \"base\" })",
    "game.play_token(\"Recruit\", { count = min, at = \"base\" })",
    "game.play_token(\"Recruit\", { count = 9000, at = \"base\" })",
    "game.add { energy = max } game.add { energy = max }",
    "game.add { energy = min }",
    "game.add { fury = max, any = max } game.add { fury = max, any = 1 }",
    "game.pay { energy = max }",
    "game.pay { energy = min }",
    "game.pay { any = max, fury = max }",
    "game.deal_each { { it, max }, { it, max } }",
    "game.deal_each { { it, min } }",
    "game.deal(1.0, it) game.draw(1.0)",
    "math.random(max) math.random(min, max)",
    "math.random(0)",
    "math.random(1 << 62)",
    "string.format(\"%2147483647d\", 1)",
    "string.rep(\"\", max)",
    "string.rep(\"\", 1 << 62, \"\")",
    "table.concat({}, \"\", min, max)",
    "table.unpack({}, 1, 1 << 40)",
    "table.unpack({}, math.mininteger, math.maxinteger)",
    "table.insert({}, max, 1)",
    "string.sub(\"abc\", min, max) string.find(\"abc\", \"b\", min)",
    "local x = math.mininteger // -1 local y = math.mininteger % -1",
    "local x = 1 // 0",
    "game.choose(game.all(mine), { n = 1, text = string.rep(\"x\", 60000) })",
    "error(string.rep(\"%s%n\", 10000))",
    "game.yes(\"%s%n%s\")",
  };
  (void)state;
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) happens_or_is_refused(bodies[i]);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(replacements_may_ask_inside_each_other),
    cmocka_unit_test(replacements_nest_sixteen_deep),
    cmocka_unit_test(a_comparator_may_ask),
    cmocka_unit_test(a_comparator_that_contradicts_itself_refuses_the_answer),
    cmocka_unit_test(a_callback_may_ask),
    cmocka_unit_test(every_shape_of_question_refuses_wrong_answers),
    cmocka_unit_test(chance_before_a_question_is_not_taken_anew),
    cmocka_unit_test(pools_grow_behind_a_question),
    cmocka_unit_test(errors_behind_answers_refuse_the_last_one),
    cmocka_unit_test(an_endless_loop_refuses_the_answer_at_every_depth),
    cmocka_unit_test(endless_work_refuses_the_answer),
    cmocka_unit_test(what_happens_without_end_refuses_the_answer),
    cmocka_unit_test(a_memory_eater_refuses_the_answer_at_every_depth),
    cmocka_unit_test(a_broken_call_costs_the_next_one_nothing),
    cmocka_unit_test(an_error_before_any_answer_refuses_the_pass_that_led_there),
    cmocka_unit_test(a_failing_number_refuses_what_led_to_it),
    cmocka_unit_test(a_failing_place_leaves_nothing_given_up),
    cmocka_unit_test(numbers_out_of_all_reason_do_no_harm),
  };
  return cmocka_run_group_tests_name("scripts", tests, NULL, NULL);
}
