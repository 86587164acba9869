/* SPDX-License-Identifier: MIT */
/* support.c -- see support.h. */
#include "passive_cards.h"
#include "support.h"

#include <stdio.h>

/* ---- Texts -------------------------------------------------------------------------- */

static Text *texts[TEXTS + 1];
static jmp_buf *running_script;

void text(int n, Text *function)
{
  assert_in_range(n, 1, TEXTS);
  texts[n] = function;
}

static int host_call(void *self, ArbGame *game, int function, ArbMode mode,
                     const ArbContext *context, const ArbValue *values, int count, ArbValue *result)
{
  jmp_buf here, *outer = running_script;
  int volatile status = 0;
  running_script = &here;
  if (setjmp(here) != 0) status = -1;
  else if (texts[function]) texts[function](game, context, values, count);
  running_script = outer;
  return status;
}

static void __attribute__((noreturn)) host_raise(void *self)
{
  longjmp(*running_script, 1);
}

static const ArbScriptHost host = {.call = host_call, .raise = host_raise};

/* ---- The pool ----------------------------------------------------------------------- */

static void leader_card(EvBuilder *b, const char *id, const char *name, int class_)
{
  ev_builder_card(
      b, &(EvCardDef){.id = id, .name = name, .type = EV_LEADER, .class_ = (uint8_t)class_});
}

static void follower(EvBuilder *b, const char *name, int cost, int attack_, int defense,
                     uint32_t keywords)
{
  ev_builder_card(b, &(EvCardDef){.id = name,
                                  .name = name,
                                  .type = EV_FOLLOWER,
                                  .cost = (int8_t)cost,
                                  .attack = (int16_t)attack_,
                                  .defense = (int16_t)defense,
                                  .keywords = keywords});
}

static void token(EvBuilder *b, const char *name, int type, int cost, int attack_, int defense,
                  uint32_t keywords)
{
  ev_builder_card(b, &(EvCardDef){.id = name,
                                  .name = name,
                                  .type = (uint8_t)type,
                                  .special = EV_TOKEN,
                                  .cost = (int8_t)cost,
                                  .attack = (int16_t)attack_,
                                  .defense = (int16_t)defense,
                                  .keywords = keywords});
}

/* A follower that evolves for `points`, and its evolved card. */
static void evolving(EvBuilder *b, const char *name, const char *evolved, int points,
                     uint32_t keywords)
{
  int first = ev_builder_evolve(b, points);
  ev_builder_card(b, &(EvCardDef){.id = name,
                                  .name = name,
                                  .type = EV_FOLLOWER,
                                  .cost = 2,
                                  .attack = 2,
                                  .defense = 3,
                                  .first_ability = (uint16_t)first,
                                  .ability_count = 1});
  ev_builder_card(b, &(EvCardDef){.id = evolved,
                                  .name = name,
                                  .type = EV_FOLLOWER,
                                  .special = EV_EVOLVED,
                                  .attack = 4,
                                  .defense = 5,
                                  .keywords = keywords});
}

/* A card with one ability, which runs text number n. */
void with_text(EvBuilder *b, const char *name, int type, EvAbility ability, int n,
               uint32_t keywords)
{
  ability.function = n;
  int first = ev_builder_ability(b, &ability);
  bool fights = type == EV_FOLLOWER;
  ev_builder_card(b, &(EvCardDef){.id = name,
                                  .name = name,
                                  .type = (uint8_t)type,
                                  .cost = 1,
                                  .attack = fights ? 1 : 0,
                                  .defense = fights ? 2 : 0,
                                  .first_ability = (uint16_t)first,
                                  .ability_count = 1,
                                  .keywords = keywords});
}

static int enemy_followers(EvBuilder *b)
{
  ArbBuilder *base = ev_builder_base(b);
  ArbTest tests[] = {{.attribute = (uint8_t)ev_find_attribute("type"),
                      .compare = ARB_HAS_ANY,
                      .number = arb_build_constant(base, 1 << (EV_FOLLOWER - 1))},
                     {.attribute = (uint8_t)ev_find_attribute("enemy"),
                      .compare = ARB_EQUAL,
                      .number = arb_build_constant(base, 1)}};
  return arb_build_selector(base, (ArbSelector){.zones = 1u << EV_Z_FIELD}, tests, 2);
}

static int own_spells(EvBuilder *b)
{
  ArbBuilder *base = ev_builder_base(b);
  ArbTest is_spell = {.attribute = (uint8_t)ev_find_attribute("type"),
                      .compare = ARB_HAS_ANY,
                      .number = arb_build_constant(base, 1 << (EV_SPELL - 1))};
  return arb_build_selector(base, (ArbSelector){.zones = 1u << EV_Z_DECK}, &is_spell, 1);
}

static void spells(EvBuilder *b)
{
  static const char *const names[] = {"", "Spell 1", "Spell 2", "Spell 3", "Spell 4"};
  for (int n = 1; n <= 4; n++)
    with_text(b, names[n], EV_SPELL, (EvAbility){.kind = EV_SPELL_TEXT}, n, 0);
  with_text(b, "Quick Spell", EV_SPELL, (EvAbility){.kind = EV_SPELL_TEXT}, 5, 1u << EV_KW_QUICK);
  int selector1 = enemy_followers(b);
  EvSlot one = {.selector1 = (uint16_t)selector1, .min = 1, .max = 1},
         two = {.selector1 = (uint16_t)selector1, .min = 2, .max = 2, .list = 1},
         up_to = {.selector1 = (uint16_t)selector1, .max = 2, .list = 1};
  EvAbility aim = {.kind = EV_SPELL_TEXT, .slot_count = 1};
  aim.first_slot = (uint16_t)ev_builder_slots(b, &one, 1);
  with_text(b, "Aim at one", EV_SPELL, aim, 1, 0);
  aim.first_slot = (uint16_t)ev_builder_slots(b, &two, 1);
  with_text(b, "Aim at two", EV_SPELL, aim, 1, 0);
  aim.first_slot = (uint16_t)ev_builder_slots(b, &up_to, 1);
  with_text(b, "Aim at up to two", EV_SPELL, aim, 1, 0);
  EvAbility options[3] = {{.kind = EV_MODE, .name = "Say c", .function = 2},
                          {.kind = EV_MODE, .name = "Say x", .function = 3},
                          {.kind = EV_MODE, .name = "Aim", .function = 1, .slot_count = 1}};
  options[2].first_slot = (uint16_t)ev_builder_slots(b, &one, 1);
  int modes = ev_builder_ability(b, &options[0]);
  ev_builder_ability(b, &options[1]), ev_builder_ability(b, &options[2]);
  EvAbility choice = {.kind = EV_SPELL_TEXT,
                      .first_mode = (uint16_t)modes,
                      .mode_count = 3,
                      .modes_least = 1,
                      .modes_most = 1};
  with_text(b, "Choose one", EV_SPELL, choice, 0, 0);
  choice.modes_most = 3;
  with_text(b, "Choose up to three", EV_SPELL, choice, 0, 0);
  EvAbility fanfare = {
    .kind = EV_AUTOMATIC, .name = "Fanfare", .event1 = EV_E_ENTER + 1, .role = EV_TO_ME};
  with_text(b, "Fanfare 1", EV_FOLLOWER, fanfare, 1, 0);
  with_text(b, "Fanfare 2", EV_FOLLOWER, fanfare, 2, 0);
  EvAbility paid = fanfare;
  paid.cost.play_points = 2;
  with_text(b, "Paid Fanfare", EV_FOLLOWER, paid, 2, 0);
  fanfare.slot_count = 1;
  fanfare.first_slot = (uint16_t)ev_builder_slots(b, &one, 1);
  with_text(b, "Fanfare Aim", EV_FOLLOWER, fanfare, 1, 0);
  EvAbility last_words = {.kind = EV_AUTOMATIC,
                          .name = "Last Words",
                          .event1 = EV_E_BURY + 1,
                          .role = EV_TO_ME,
                          .from_zones = 1u << EV_Z_FIELD};
  with_text(b, "Last Words 1", EV_FOLLOWER, last_words, 1, 0);
  with_text(b, "Last Words 2", EV_FOLLOWER, last_words, 2, 0);
  with_text(b, "Mourner", EV_FOLLOWER,
            (EvAbility){.kind = EV_AUTOMATIC, .event1 = EV_E_DESTROY + 1, .role = EV_TO_YOU}, 3, 0);
  with_text(b, "Greeter", EV_FOLLOWER,
            (EvAbility){.kind = EV_AUTOMATIC, .event1 = EV_E_ENTER + 1, .role = EV_TO_YOU}, 3, 0);
  with_text(b, "Keeper", EV_AMULET,
            (EvAbility){.kind = EV_AUTOMATIC,
                        .event1 = EV_E_BURY + 1,
                        .role = EV_TO_YOU,
                        .from_zones = 1u << EV_Z_FIELD},
            3, 0);
  with_text(b, "Striker", EV_FOLLOWER,
            (EvAbility){.kind = EV_AUTOMATIC, .event1 = EV_E_ATTACK + 1, .role = EV_TO_ME}, 4, 0);
  with_text(b, "Early", EV_FOLLOWER,
            (EvAbility){.kind = EV_AUTOMATIC, .event1 = EV_E_MAIN_PHASE + 1, .role = EV_TO_YOU}, 1,
            0);
  with_text(b, "Late", EV_FOLLOWER,
            (EvAbility){.kind = EV_AUTOMATIC, .event1 = EV_E_END_PHASE + 1, .role = EV_TO_YOU}, 2,
            0);
  with_text(b, "Charm", EV_AMULET,
            (EvAbility){.kind = EV_ACTIVATED, .cost = {.play_points = 1, .engage_me = 1}}, 1, 0);
  with_text(b, "Quick Charm", EV_AMULET,
            (EvAbility){.kind = EV_ACTIVATED, .flags = EV_HAS_QUICK, .cost = {.engage_me = 1}}, 2,
            0);
  with_text(b, "Idol", EV_AMULET, (EvAbility){.kind = EV_ACTIVATED, .cost = {.play_points = 2}}, 3,
            0);
}

static ArbCards *build(void)
{
  EvBuilder *b = ev_builder_bare();
  assert_non_null(b);
  ev_builder_open(b);
  leader_card(b, "L-1", "Left", EV_FORESTCRAFT);
  leader_card(b, "L-2", "Right", EV_SWORDCRAFT);
  follower(b, "Filler", 1, 1, 1, 0);
  follower(b, "Plain 2/2", 2, 2, 2, 0);
  follower(b, "Plain 3/4", 3, 3, 4, 0);
  follower(b, "Big 5/5", 5, 5, 5, 0);
  follower(b, "Wall 0/4", 2, 0, 4, 0);
  follower(b, "Dear", 10, 9, 9, 0);
  follower(b, "Free", 0, 1, 1, 0);
  follower(b, "Ward 2/2", 2, 2, 2, 1u << EV_KW_WARD);
  follower(b, "Storm 2/1", 2, 2, 1, 1u << EV_KW_STORM);
  follower(b, "Rush 2/2", 2, 2, 2, 1u << EV_KW_RUSH);
  follower(b, "Assail 2/2", 2, 2, 2, 1u << EV_KW_ASSAIL);
  follower(b, "Rush Assail", 3, 2, 2, 1u << EV_KW_RUSH | 1u << EV_KW_ASSAIL);
  follower(b, "Intimidate 1/3", 2, 1, 3, 1u << EV_KW_INTIMIDATE);
  follower(b, "Hidden Ward", 2, 1, 3, 1u << EV_KW_INTIMIDATE | 1u << EV_KW_WARD);
  follower(b, "Drain 3/3", 3, 3, 3, 1u << EV_KW_DRAIN);
  follower(b, "Bane 0/1", 1, 0, 1, 1u << EV_KW_BANE);
  follower(b, "Bane Drain 2/2", 2, 2, 2, 1u << EV_KW_BANE | 1u << EV_KW_DRAIN);
  follower(b, "Aura 2/2", 2, 2, 2, 1u << EV_KW_AURA);
  follower(b, "Quick 2/2", 2, 2, 2, 1u << EV_KW_QUICK);
  evolving(b, "Fighter", "Fighter+", 1, 0);
  evolving(b, "Adept", "Adept+", 0, 1u << EV_KW_BANE);
  evolving(b, "Master", "Master+", 3, 1u << EV_KW_WARD);
  token(b, "Fairy", EV_FOLLOWER, 1, 1, 1, 0);
  token(b, "Ghost", EV_FOLLOWER, 1, 1, 1, 1u << EV_KW_STORM);
  token(b, "Thorn", EV_SPELL, 0, 0, 0, 0);
  token(b, "Sigil", EV_AMULET, 1, 0, 0, 0);
  ev_builder_card(b, &(EvCardDef){.id = "Relic", .name = "Relic", .type = EV_AMULET, .cost = 1});
  spells(b);
  assert_int_equal(own_spells(b), SPELLS_OF_DECK);
  cards_of_play(b);
  passive_cards(b);
  with_text(
      b, "Delays", EV_AMULET,
      (EvAbility){
        .kind = EV_AUTOMATIC, .name = "later", .flags = ARB_HAS_NAME, .event1 = EV_E_ENTER + 1},
      4, 0);
  return ev_builder_finish(b);
}

const ArbCards *pool(void)
{
  static ArbCards *cards;
  if (!cards) cards = build();
  return cards;
}

uint16_t def_of(const char *name)
{
  uint16_t def = arb_cards_find(pool(), name);
  if (!def) fail_msg("no card is called %s", name);
  return def;
}

/* ---- The table ---------------------------------------------------------------------- */

ArbGame *table(void)
{
  ArbError error = {0};
  ArbSetup setup = {.size = sizeof(ArbSetup),
                    .cards = pool(),
                    .seed = 7,
                    .check = true,
                    .bare = true,
                    .named_apart = true, /* a test names its cards */
                    .fixed_first = true,
                    .format = {.name = "test", .players = 2, .opening_hand = 4},
                    .script_host = &host};
  memset(texts, 0, sizeof texts);
  ArbGame *game = arb_create(&setup, &error);
  if (!game) fail_msg("%s", error.text);
  for (ArbSeat seat = 0; seat < 2; seat++) {
    put(game, seat ? "L-2" : "L-1", seat, "leader");
    for (int i = 0; i < 10; i++) put(game, "Filler", seat, "deck");
    set(game, arb_player_id(seat), "max_play_points", 10);
    set(game, arb_player_id(seat), "play_points", 10);
  }
  return game;
}

ArbId put_at(ArbGame *game, const char *name, ArbSeat seat, const char *zone, ArbId place)
{
  ArbId id = arb_put(game, def_of(name), seat, zone, place);
  if (!id.slot) fail_msg("%s cannot be put there: %s", name, arb_error(game));
  return id;
}

ArbId put(ArbGame *game, const char *name, ArbSeat seat, const char *zone)
{
  return put_at(game, name, seat, zone, NOBODY);
}

void set(ArbGame *game, ArbId object, const char *attribute, int32_t value)
{
  if (arb_set(game, object, attribute, value) != ARB_OK) fail_msg("%s", arb_error(game));
}

void begin(ArbGame *game)
{
  assert_int_equal(arb_begin(game), ARB_OK);
  assert_int_equal(arb_advance(game), ARB_AWAITING);
}

ArbGame *begun(void)
{
  ArbGame *game = table();
  begin(game);
  return game;
}

void as_spell(ArbGame *game, Text *function)
{
  text(1, function);
  cast(game, "Spell 1", 0);
}

ArbDeck deck_of(const uint16_t *leader_def, const uint16_t *main_defs, int main_count,
                const uint16_t *evolve_defs, int evolve_count)
{
  ArbDeck deck = {0};
  deck.sections[EV_SECTION_LEADER] = (ArbSection){leader_def, 1};
  deck.sections[EV_SECTION_MAIN] = (ArbSection){main_defs, main_count};
  deck.sections[EV_SECTION_EVOLVE] = (ArbSection){evolve_defs, evolve_count};
  return deck;
}

enum { DECK_NAMES = 22 };

/* Two of each of these, three of each evolved card. */
static ArbGame *game_of(const char *const names[DECK_NAMES], uint64_t seed, bool fixed_first)
{
  static const char *const evolved[] = {"Fighter+", "Adept+", "Master+"};
  static uint16_t leaders[2], main_deck[2 * DECK_NAMES], evolve_deck[9];
  ArbError error = {0};
  ArbSetup setup = {.size = sizeof(ArbSetup),
                    .cards = pool(),
                    .seed = seed,
                    .check = true,
                    .fixed_first = fixed_first,
                    .format = {.name = "test", .players = 2, .opening_hand = 4},
                    .script_host = &host};
  for (int i = 0; i < 2 * DECK_NAMES; i++) main_deck[i] = def_of(names[i % DECK_NAMES]);
  for (int i = 0; i < 9; i++) evolve_deck[i] = def_of(evolved[i / 3]);
  for (int seat = 0; seat < 2; seat++) {
    leaders[seat] = def_of(seat ? "L-2" : "L-1");
    setup.decks[seat] = deck_of(&leaders[seat], main_deck, 2 * DECK_NAMES, evolve_deck, 9);
  }
  memset(texts, 0, sizeof texts);
  ArbGame *game = arb_create(&setup, &error);
  if (!game) fail_msg("%s", error.text);
  assert_int_equal(arb_advance(game), ARB_AWAITING);
  return game;
}

ArbGame *match(uint64_t seed, bool fixed_first)
{
  static const char *const names[DECK_NAMES] = {
    "Filler",      "Plain 2/2",   "Plain 3/4", "Big 5/5",    "Wall 0/4",
    "Ward 2/2",    "Storm 2/1",   "Rush 2/2",  "Assail 2/2", "Intimidate 1/3",
    "Drain 3/3",   "Bane 0/1",    "Aura 2/2",  "Quick 2/2",  "Bane Drain 2/2",
    "Hidden Ward", "Rush Assail", "Fighter",   "Adept",      "Master",
    "Relic",       "Free"};
  return game_of(names, seed, fixed_first);
}

ArbGame *wild_match(uint64_t seed)
{
  static const char *const names[DECK_NAMES] = {"Spell 1",      "Spell 2",
                                                "Quick Spell",  "Aim at one",
                                                "Aim at two",   "Aim at up to two",
                                                "Fanfare 1",    "Fanfare Aim",
                                                "Last Words 1", "Mourner",
                                                "Greeter",      "Striker",
                                                "Early",        "Late",
                                                "Charm",        "Idol",
                                                "Quick Charm",  "Fighter",
                                                "Adept",        "Master",
                                                "Choose one",   "Choose up to three"};
  return game_of(names, seed, false);
}

ArbGame *costly_match(uint64_t seed)
{
  static const char *const names[DECK_NAMES] = {"Pays by discarding",
                                                "Pays with a spell",
                                                "Pays by burying",
                                                "Pays by banishing",
                                                "Pays by returning",
                                                "Pays with defense",
                                                "Pays with counters",
                                                "Pays by engaging",
                                                "Pays with itself",
                                                "Pays with itself and another",
                                                "Once a turn",
                                                "Returns for it",
                                                "Discards a spell for it",
                                                "Aims, and discards a spell for it",
                                                "Rite Aim",
                                                "Two ways",
                                                "Stack 1",
                                                "Stack 2",
                                                "Divide 3",
                                                "Second play",
                                                "When discarded",
                                                "Empty hand"};
  return game_of(names, seed, false);
}

/* ---- Playing ------------------------------------------------------------------------ */

static bool is_about(const ArbOption *option, ArbId object)
{
  return !object.slot || memcmp(&option->object, &object, sizeof object) == 0;
}

static int find_option(ArbGame *game, const char *verb, ArbId object)
{
  const ArbDecision *decision = arb_decision(game);
  for (int i = 0; decision && i < decision->option_count; i++)
    if (strcmp(ev_rules.verbs[arb_options(game)[i].verb].name, verb) == 0 &&
        is_about(&arb_options(game)[i], object))
      return i;
  return -1;
}

bool offered(ArbGame *game, const char *verb, ArbId object)
{
  arb_advance(game);
  return find_option(game, verb, object) >= 0;
}

static void no_such_option(ArbGame *game, const char *verb)
{
  char label[200];
  const ArbDecision *decision = arb_decision(game);
  print_error("asked (%s):\n", asked(game));
  for (int i = 0; decision && i < decision->option_count; i++) {
    arb_option_label(game, i, label, sizeof label);
    print_error("  %s\n", label);
  }
  fail_msg("'%s' is not among the options", verb);
}

void answer_with(ArbGame *game, const int32_t *values, int count)
{
  arb_advance(game);
  const ArbDecision *decision = arb_decision(game);
  if (!decision) fail_msg("nothing is asked");
  if (arb_answer(game, decision->number, values, count) != ARB_OK) fail_msg("%s", arb_error(game));
  if (arb_advance(game) < 0) fail_msg("%s", arb_error(game));
}

void choose(ArbGame *game, const char *verb, ArbId object)
{
  arb_advance(game);
  int32_t option = find_option(game, verb, object);
  if (option < 0) no_such_option(game, verb);
  answer_with(game, &option, 1);
}

void choose_all(ArbGame *game, const ArbId *objects, int count)
{
  int32_t values[32];
  arb_advance(game);
  for (int i = 0; i < count; i++) {
    values[i] = -1;
    for (int j = 0; j < arb_decision(game)->option_count; j++)
      if (is_about(&arb_options(game)[j], objects[i])) values[i] = j;
    if (values[i] < 0) no_such_option(game, "one of several");
  }
  answer_with(game, values, count);
}

void decline(ArbGame *game)
{
  answer_with(game, NULL, 0);
}

const char *asked(ArbGame *game)
{
  return arb_decision_rule(game);
}

ArbSeat asks(ArbGame *game)
{
  return arb_decision(game) ? arb_decision(game)->player : ARB_NO_SEAT;
}

void cast(ArbGame *game, const char *spell, ArbSeat seat)
{
  choose(game, "play", put(game, spell, seat, "hand"));
}

void refused_spell(ArbGame *game, Text *function, const char *reason)
{
  text(1, function);
  ArbId spell = put(game, "Spell 1", 0, "hand");
  arb_advance(game);
  int32_t option = find_option(game, "play", spell);
  assert_int_equal(arb_answer(game, arb_decision(game)->number, &option, 1), ARB_REFUSED);
  if (!strstr(arb_error(game), reason)) fail_msg("%s", arb_error(game));
}

void attack(ArbGame *game, ArbId attacker, ArbId target)
{
  choose(game, "attack", attacker);
  if (strcmp(asked(game), "8.4.3") == 0) choose(game, "target", target);
}

void skip_windows(ArbGame *game)
{
  while (arb_advance(game) == ARB_AWAITING) {
    if (strcmp(asked(game), "8.4.7") == 0 || strcmp(asked(game), "7.4.4") == 0)
      choose(game, "pass", NOBODY);
    else if (strcmp(asked(game), "7.4.3") == 0) decline(game);
    else return;
  }
}

void end_turn(ArbGame *game)
{
  choose(game, "end", NOBODY);
  skip_windows(game);
}

const char *why(ArbGame *game, ArbSeat seat, ArbId card)
{
  static char text_of[400];
  arb_why_not(game, seat, card, text_of, sizeof text_of);
  return text_of;
}

void assert_why(ArbGame *game, ArbSeat seat, ArbId card, const char *expected)
{
  assert_string_equal(why(game, seat, card), expected);
}

/* ---- Looking ------------------------------------------------------------------------ */

int32_t look(ArbGame *game, ArbId object, const char *attribute)
{
  int32_t value = 0;
  if (!arb_look(game, ARB_NO_SEAT, object, attribute, &value)) fail_msg("no %s", attribute);
  return value;
}

int32_t of_player(ArbGame *game, ArbSeat seat, const char *attribute)
{
  return look(game, arb_player_id(seat), attribute);
}

int size_of(ArbGame *game, const char *zone, ArbSeat seat)
{
  return arb_view_zone(game, ARB_NO_SEAT, arb_zone_find(game, zone), seat, NULL, NULL);
}

typedef struct Nth {
  int left;
  uint16_t def;
  ArbId id;
} Nth;

static bool find_nth(void *data, const ArbCardView *card)
{
  Nth *find = data;
  if (find->def && card->def != find->def) return true;
  if (find->left-- > 0) return true;
  find->id = card->id;
  return false;
}

ArbId nth(ArbGame *game, const char *zone, ArbSeat seat, int n)
{
  Nth find = {n, 0, NOBODY};
  arb_view_zone(game, ARB_NO_SEAT, arb_zone_find(game, zone), seat, find_nth, &find);
  return find.id;
}

ArbId named(ArbGame *game, const char *name, const char *zone, ArbSeat seat)
{
  Nth find = {0, def_of(name), NOBODY};
  arb_view_zone(game, ARB_NO_SEAT, arb_zone_find(game, zone), seat, find_nth, &find);
  return find.id;
}

bool is_in(ArbGame *game, ArbId id, const char *zone)
{
  return ev_find_in(game, id, arb_zone_find(game, zone)) != 0;
}

ArbId leader(ArbGame *game, ArbSeat seat)
{
  return nth(game, "leader", seat, 0);
}

typedef struct Count {
  const char *kind;
  int count;
} Count;

static void count_event(void *data, const ArbEventView *event)
{
  Count *count = data;
  count->count += strcmp(event->kind, count->kind) == 0;
}

int events_of(ArbGame *game, const char *kind)
{
  Count count = {kind, 0};
  arb_events(game, ARB_NO_SEAT, 0, count_event, &count);
  return count.count;
}

/* ---- Random play -------------------------------------------------------------------- */

static uint32_t roll(uint64_t *seed, uint32_t bound)
{
  *seed = *seed * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)((*seed >> 33) % bound);
}

int random_answer(ArbGame *game, uint64_t *seed, int32_t *values, int max)
{
  const ArbDecision *d = arb_decision(game);
  int32_t order[64];
  int count = 0;
  assert_true(d->option_count <= 64 && max >= 64);
  for (int i = 0; i < d->option_count; i++) order[i] = i;
  for (int i = d->option_count - 1; i > 0; i--) {
    int j = (int)roll(seed, (uint32_t)i + 1);
    int32_t value = order[i];
    order[i] = order[j], order[j] = value;
  }
  if (d->shape == ARB_ORDER) return memcpy(values, order, sizeof order), d->option_count;
  if (d->shape != ARB_PICK) return arb_default(game, values, max);
  int wanted = d->min + (int)roll(seed, (uint32_t)(d->max - d->min) + 1);
  for (int i = 0; i < d->option_count && count < wanted; i++) {
    values[count] = order[i];
    if (arb_partial(game, values, count + 1)) count++;
  }
  return count;
}
