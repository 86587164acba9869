/* SPDX-License-Identifier: MIT */
/*
** test_nothings.c -- what a script asks for and cannot be is refused with the card, the line and a
** sentence, and what cannot be done is answered with false; nothing is dropped in silence.  What
** is no card, and no number of an event, has no text and no word.
*/
#include "reader/riftbound/words.h"
#include "riftbound/block.h"
#include "support.h"

typedef struct Asked {
  const char *rule, *body, *told; /* `told`: a part of the refusal; NULL: it is done */
} Asked;

static const char ring[] =
    "return card { id = \"e-ri\", name = \"Ring\", type = \"gear\", tags = { \"Equipment\" },\n"
    "cost = { energy = 1 }, might_bonus = 1, equip { cost = { energy = 1 } } }";

static const char rune[] =
    "return card { id = \"e-ru\", name = \"Rune\", type = \"rune\", domains = { \"fury\" } }";

/* A spell with this body, and a unit for it to speak of, with gear attached. */
static void open_trial(Desk *desk, const char *body, ArbId *spell)
{
  enum { ROOM = 2048 };
  char text[ROOM];
  snprintf(
      text, sizeof text,
      "local mine = units { friendly = true }\n"
      "local fields, my_runes, gears = battlefields {}, runes {}, gear {}\n"
      "return card { id = \"e-tr\", name = \"Trial\", type = \"spell\", counters = { \"thing\" },\n"
      "cost = { energy = 1 }, additional { name = \"more\", optional = true, cost = { energy = 1 } "
      "},\n"
      "abilities = { after = reflexive { run = function(game)\n"
      "  assert(game.paid \"more\" == false) end } },\n"
      "run = function(game, me)\n"
      "local it = game.all(mine)[1]\n%s\nend }",
      body);
  const char *texts[] = {text, ring, rune};
  desk_open(desk, texts, 3, true);
  ArbId unit = desk_put(desk, "Unit 2", 0, "board", (ArbId){0, 0});
  desk_put(desk, "Ring", 0, "board", unit);
  desk_put(desk, "Rune", 0, "runes", (ArbId){0, 0});
  *spell = desk_put(desk, "Trial", 0, "hand", (ArbId){0, 0});
  desk_begin(desk);
}

/* It is played without its additional cost and resolves, or what resolves it is refused. */
static ArbStatus resolve_trial(const Desk *desk, ArbId spell)
{
  ArbStatus status = try_choose(desk->game, "play", spell);
  for (int i = 0; i < 8 && status == ARB_OK; i++) {
    if (arb_advance(desk->game) != ARB_AWAITING) return ARB_SCRIPT;
    if (find_option(desk->game, "end", (ArbId){0, 0}) >= 0) break; /* it has resolved */
    int32_t values[ARB_ANSWERS_MAX], pass = find_option(desk->game, "pass", (ArbId){0, 0});
    int count = pass >= 0 ? 1 : arb_default(desk->game, values, ARB_ANSWERS_MAX);
    status = answer(desk->game, pass >= 0 ? &pass : values, count);
    if (status == ARB_OK && arb_advance(desk->game) != ARB_AWAITING) status = ARB_SCRIPT;
  }
  return status;
}

static void try_asked(const Asked *asked)
{
  Desk desk;
  ArbId spell;
  open_trial(&desk, asked->body, &spell);
  ArbStatus status = resolve_trial(&desk, spell);
  const char *told = arb_error(desk.game);
  if (!asked->told && status != ARB_OK) fail_msg("%s: %s: %s", asked->rule, asked->body, told);
  if (asked->told && status == ARB_OK) fail_msg("%s: %s: is not refused", asked->rule, asked->body);
  if (asked->told && (!strstr(told, asked->told) || !strstr(told, "a.lua:")))
    fail_msg("%s: %s: is told: %s", asked->rule, asked->body, told);
  assert_sound(desk.game);
  desk_close(&desk);
}

/* 165, 463, 702.3, 730: what a record cannot hold. */
static void what_a_record_cannot_hold_is_refused(void **state)
{
  static const Asked asked[] = {
    {"165", "game.add { energy = 200 } game.add { energy = 56 }", "no more than 255"},
    {"165", "game.add { energy = 300 }", "300 is no number of Energy"},
    {"165", "game.add { fury = -1 }", "`fury` is -1, which is less than nothing"},
    {"165", "game.pay { energy = -1 }", "`energy` is -1, which is less than nothing"},
    {"165", "game.pay { any = 256 }", "256 is no number of Energy"},
    {"730.1", "for i = 1, 3 do game.gain_xp(30000) end", "no more than 65535"},
    {"730.1", "game.gain_xp(40000)", "no more than 32767"},
    {"463", "game.gain_points(40000)", "no more than 32767"},
    {"463", "game.gain_points(-2)", "less than nothing"},
    {"110", "game.put_counters(it, \"thing\", 40000)", "no more than 32767"},
    {"110", "game.put_counters(it, \"thing\", 32767)", NULL},
    {"165", "game.add { energy = 100 }", NULL},
    {"432",
     "for i = 1, 20 do game.double_might(it, { lasts = \"turn\" }) end\n"
     "assert(it.might == 32767)",
     NULL},
  };
  (void)state;
  for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) try_asked(&asked[i]);
}

/* 107, 108, 169.2.a, 355.17, 356.4.f.1, 438.1, 439.2.a */
static void what_cannot_be_is_refused_or_false(void **state)
{
  static const Asked asked[] = {
    {"439.2.a", "game.replace(it, \"Brush\")", "a battlefield cannot take the place of a unit"},
    {"169.2.a", "game.play_token \"Brush\"", "a battlefield is not played"},
    {"188", "game.take_control(game.create \"Brush\")", NULL},
    {"188", "game.take_control(game.all(my_runes)[1])", "stays with its player"},
    {"355.17", "game.choose(mine, { n = 3, max = 2 })", "is no choice"},
    {"355.17", "assert(#game.choose(mine, { n = 1, max = 2 }) == 1)", NULL},
    {"108.3", "assert(not game.put_in_champion_zone(me))", NULL},
    {"107", "game.played_from \"attic\"", "there is no zone \"attic\""},
    {"108.3.c.1", "assert(game.put_in_champion_zone(it))", NULL},
    {"169.2.b", "assert(not game.recycle(game.all(fields)))", NULL},
    {"107.4", "assert(not game.move(it, { to = me }))", NULL},
    {"419.1", "assert(not game.play(it))", NULL},
    {"413.1", "assert(not game.draw(1, { card = it }))", NULL},
    {"383.4", "assert(not game.run_effects(\"play\", it))", NULL},
    {"718", "assert(game.replace(it, \"Gold\"))", NULL}, /* the Ring lets go */
    {"387", "game.then_do \"after\"", NULL},
    {"423", "game.stun(it)", NULL},
    {"423", "game.stun(game.all(gears)[1])", "this is a gear, and only units can be meant"},
    {"423", "game.stun(game.you())", "this is a player, and only units can be meant"},
    {"107", "game.play(me, { leaves_to = \"battlefields\" })",
     "does not leave the chain for the zone"},
  };
  (void)state;
  for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) try_asked(&asked[i]);
}

/* 359.2: a permanent that is being played may not be moved away before it enters. */
static void as_played_moves_nothing_away(void **state)
{
  static const char *const bodies[] = {"game.banish(me)", "game.return_to_hand(me)",
                                       "game.recycle(me)", "return me"};
  (void)state;
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) {
    char text[512];
    snprintf(text, sizeof text,
             "return card { id = \"e-tr\", name = \"Trial\", type = \"unit\", might = 1,\n"
             "cost = { energy = 1 }, as_played { run = function(game, me)\n%s end } }",
             bodies[i]);
    const char *texts[] = {text};
    Desk desk;
    desk_open(&desk, texts, 1, true);
    ArbId unit = desk_put(&desk, "Trial", 0, "hand", (ArbId){0, 0});
    desk_begin(&desk);
    ArbStatus status = try_choose(desk.game, "play", unit);
    for (int n = 0; n < 4 && status == ARB_OK; n++) {
      bool asked = arb_advance(desk.game) == ARB_AWAITING;
      status = asked ? answer(desk.game, (int32_t[]){0}, 1) : ARB_SCRIPT;
    }
    if (status == ARB_OK) fail_msg("%s is not refused", bodies[i]);
    if (!strstr(arb_error(desk.game), "`as_played`")) fail_msg("%s", arb_error(desk.game));
    assert_sound(desk.game);
    desk_close(&desk);
  }
}

/* 355, 322: a unit dies in a Cleanup, when there is no chain; what is copied then resolves. */
static void a_spell_may_be_copied_in_a_cleanup(void **state)
{
  static const char *const texts[] = {
    "local dolls = units { name = \"Doll\" }\n"
    "return card { id = \"e-tr\", name = \"Trial\", type = \"spell\", cost = { energy = 1 },\n"
    "run = function(game) game.deal(5, dolls) end }",
    "return card { id = \"e-sp\", name = \"Spark\", type = \"spell\", cost = { energy = 1 },\n"
    "run = function(game) game.draw(1) end }",
    "local spark = cards { zone = \"trash\", name = \"Spark\" }\n"
    "return card { id = \"e-do\", name = \"Doll\", type = \"unit\", might = 1,\n"
    "cost = { energy = 1 }, instead_of { event = \"die\", subject = \"me\",\n"
    "run = function(game, me) game.heal(me) game.copy_item(game.all(spark)[1]) end } }"};
  Desk desk;
  (void)state;
  desk_open(&desk, texts, 3, true);
  desk_put(&desk, "Doll", 0, "board", (ArbId){0, 0});
  desk_put(&desk, "Spark", 0, "trash", (ArbId){0, 0});
  ArbId spell = desk_put(&desk, "Trial", 0, "hand", (ArbId){0, 0});
  desk_begin(&desk);
  play_out(desk.game, spell, (ArbId){0, 0});
  assert_int_equal(zone_size(desk.game, "hand", 0), 1); /* the copy has drawn it */
  assert_sound(desk.game);
  desk_close(&desk);
}

/* ---- Events without a place ------------------------------------------------------------------ */

static bool is_placeless(const char *kind)
{
  char word[80], list[1024];
  snprintf(word, sizeof word, " %s ", kind);
  snprintf(list, sizeof list, " %s ", bind_rb_placeless);
  return strstr(list, word) != NULL;
}

static void look_for_place(void *data, const ArbEventView *event)
{
  if (!is_placeless(event->kind)) return;
  ++*(int *)data;
  if (event->place.slot || event->place.generation)
    fail_msg("the event '%s' has a place: `at` can hold for it", event->kind);
}

/* `check` warns that `at` never holds for these (bind_rb_placeless). */
static void what_is_said_to_have_no_place_has_none(void **state)
{
  static const char *const pairs[][2] = {{"jinx-origins", "viktor-origins"},
                                         {"garen-proving-grounds", "lux-proving-grounds"},
                                         {"2v2", NULL}};
  (void)state;
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
    for (uint64_t seed = 1; seed <= 3; seed++) {
      Duel duel;
      int seen = 0;
      duel_open(&duel, pairs[i][0], pairs[i][1], seed, false);
      while (arb_decision(duel.game)) {
        int count = draw_answer(&duel, duel.game);
        assert_int_equal(answer(duel.game, duel.values.values, count), ARB_OK);
        assert_true(arb_advance(duel.game) >= 0);
      }
      arb_events(duel.game, ARB_NO_SEAT, 0, look_for_place, &seen);
      duel_close(&duel);
      if (seen <= 20) fail_msg("%s: only %d such events", pairs[i][0], seen);
    }
}

/* A host may ask for any number. */
static void a_number_that_is_no_card_has_no_text_and_keywords_are_attributes(void **state)
{
  Desk desk;
  ArbId spell;
  open_trial(&desk, "", &spell);
  const ArbCards *cards = desk.game->cards;
  uint16_t beyond = (uint16_t)(arb_cards_count(cards) + 1);
  assert_null(arb_card_text(cards, 0));
  assert_null(arb_card_mod(cards, 0));
  assert_null(arb_card_text(cards, beyond));
  assert_null(arb_card_mod(cards, beyond));
  for (int i = 0; i < arb_keywords_count(cards); i++) {
    const char *name = arb_keyword(cards, i)->name;
    assert_string_equal(arb_attribute(cards, arb_attribute_find(cards, name)), name);
  }
  desk_close(&desk);
  (void)state;
}

static const char *detail(const ArbCards *cards, int kind, int aux)
{
  ArbEvent event = {.kind1 = (uint16_t)(kind + 1), .aux = (int16_t)aux};
  return cards->rules->event_detail(cards, &event);
}

/* The first and the last word of each list, and what lies beyond on either side. */
static void an_event_has_a_word_for_each_number_that_means_something(void **state)
{
  Desk desk;
  ArbId spell;
  open_trial(&desk, "", &spell);
  const ArbCards *cards = desk.game->cards;
  int keywords = arb_keywords_count(cards), tags = rb_cards(cards)->tag_count;
  const struct {
    int kind, count;
    const char *first;
  } lists[] = {
    {RB_E_PHASE, 8, "Awaken"},
    {RB_E_EXTRA_PHASE, 8, "Awaken"},
    {RB_E_GRANT, keywords, arb_keyword(cards, 0)->name},
    {RB_E_NAMED, tags, rb_cards(cards)->tags[0]},
    {RB_E_REPLACED, RB_EVENT_COUNT, cards->rules->events[0].name},
  };
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
    assert_string_equal(detail(cards, lists[i].kind, -1), "");
    assert_string_equal(detail(cards, lists[i].kind, 0), lists[i].first);
    assert_string_not_equal(detail(cards, lists[i].kind, lists[i].count - 1), "");
    assert_string_equal(detail(cards, lists[i].kind, lists[i].count), "");
  }
  assert_int_equal(rb_find_event("phase"), RB_E_PHASE);
  assert_int_equal(rb_find_event("nothing of this name"), -1);
  assert_int_equal(rb_find_zone("attic"), -1);
  assert_string_equal(detail(cards, RB_E_NAMED_CARD, 0), "");
  assert_string_equal(detail(cards, RB_E_NAMED_CARD, 1), arb_card_title(cards, 1));
  assert_string_equal(detail(cards, RB_E_NAMED_CARD, arb_cards_count(cards) + 1), "");
  desk_close(&desk);
  (void)state;
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_is_said_to_have_no_place_has_none),
    cmocka_unit_test(what_a_record_cannot_hold_is_refused),
    cmocka_unit_test(what_cannot_be_is_refused_or_false),
    cmocka_unit_test(as_played_moves_nothing_away),
    cmocka_unit_test(a_spell_may_be_copied_in_a_cleanup),
    cmocka_unit_test(a_number_that_is_no_card_has_no_text_and_keywords_are_attributes),
    cmocka_unit_test(an_event_has_a_word_for_each_number_that_means_something),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
