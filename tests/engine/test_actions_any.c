/* SPDX-License-Identifier: MIT */
/*
** test_actions_any.c -- every action of both games is given anything.
**
** The calls come from the tables of actions (fuzz/wild.h), so a new action is tried by itself.
** Each is called with every kind of object in every zone of every player, with what is gone, and
** with numbers at their bounds.  It is done, says that it cannot be, or refuses the answer with
** the card and the line; the invariants hold, and the game goes on.
*/
#include "support.h"
#include "field.h"
#include "wild.h"

enum { TEXT_MAX = 1 << 19, ASKED_MAX = 24, ON = 3, TRIED_EVERY = 11 };
#ifdef ARB_SANITIZED
enum { OBJECTS_EVERY = 3 }; /* another third for each action */
#else
enum { OBJECTS_EVERY = 1 };
#endif

typedef struct Outcomes {
  long done, cannot, refused, over, gone;
} Outcomes;

typedef struct Tried {
  const WildField *field;
  const ArbCards *cards;
  BindHost *host;
  const ArbAction *action;
  Outcomes outcomes;
  long broken;
  uint64_t untouched; /* the position when nothing is called */
  char call[256];     /* what is tried now, for who reads of a failure */
} Tried;

/* ---- The card that calls ------------------------------------------------------------------- */

/* Which calls there are of an action: each parameter with each value, all others as usual; how
** many of them speak of objects come first. */
static int add_calls(WildText *out, const WildField *field, const ArbAction *action, bool of_list,
                     int *first_plain)
{
  int count = wild_params(action), chosen[ARB_PARAMS_MAX], calls = 0;
  for (int plain = 0; plain < 2; plain++) {
    for (int i = 0; i < count; i++) chosen[i] = -1;
    if (!plain) {
      wild_add(out, "    if v == %d then r = ", ++calls);
      wild_call(out, field->rules, action, of_list, chosen);
    }
    for (int i = 0; i < count; i++) {
      if (wild_takes_objects(&action->params[i]) == plain) continue;
      WildValues values;
      wild_values(field->rules, &action->params[i], &values);
      for (int v = 0; v < values.count; v++) {
        chosen[i] = v;
        wild_add(out, "\n    elseif v == %d then r = ", ++calls);
        wild_call(out, field->rules, action, of_list, chosen);
        chosen[i] = -1;
      }
    }
    if (!plain) *first_plain = calls + 1;
  }
  wild_add(out, "\n    end\n");
  return calls;
}

/* It asks which object, which other one and which call; then it says what came out. */
static int write_card(WildText *out, const WildField *field, const ArbAction *action, bool of_list,
                      int *first_plain)
{
  WildText calls = {malloc(TEXT_MAX), TEXT_MAX, 0};
  assert_non_null(calls.text);
  int count = add_calls(&calls, field, action, of_list, first_plain);
  wild_selectors(out, field->rules, field->riftbound);
  wild_add(out, "return card { id = \"try\", name = \"Try\", type = \"spell\",\n%s",
           field->riftbound ? "cost = { energy = 0 }, domains = { \"fury\" }, keywords = { "
                              "\"reaction\" }, additional { name = "
                              "\"extra\", optional = true, cost = { energy = 1 } },\n"
                            : "class = \"forestcraft\", cost = 0, option = \"earth_rite\",\n");
  wild_declared(out, field->riftbound, "game.draw(1)");
  wild_add(out,
           "run = function(game, me)\n"
           "    local gone = game.all(any)[1]\n"
           "    game.return_to_hand(gone)\n"
           "    local all = objects(game)\n"
           "    local i = game.number(0, #all + 1, { text = \"x\" })\n"
           "    local x = all[i] or (i == 0 and gone) or me\n"
           "    local y = all[game.number(1, #all, { text = \"y\" })]\n"
           "    local v, r = game.number(0, %d, { text = \"v\" })\n"
           "%s"
           "    local nothing = r == false or r == 0 or tostring(r) == \"none\" or\n"
           "      (type(r) == \"table\" and #r == 0)\n"
           "    game.yes(nothing and \"cannot\" or \"done\")\n"
           "  end }\n",
           count, calls.text);
  free(calls.text);
  return count;
}

static const ArbCards *pool_with(const WildField *field, const char *text)
{
  ArbError error = {0};
  BindText file = {"try.lua", text};
  const ArbCards *cards = wild_pool(field, &file, 1, &error);
  if (!cards) fail_msg("%s\n%s", error.text, text);
  return cards;
}

static ArbGame *build_position(const Tried *tried)
{
  ArbError error = {0};
  static const WildLies try = {"Try", 0, "hand", NULL};
  ArbGame *game = wild_game(tried->field, tried->cards, tried->host, &try, 1, 1, &error);
  if (!game) fail_msg("%s", error.text);
  return game;
}

/* ---- One try --------------------------------------------------------------------------------- */

/* Whether Try asks this now. */
static bool asks(ArbGame *game, const char *text)
{
  static const char head[] = "Try: ";
  return strncmp(question(game), head, sizeof head - 1) == 0 &&
         strcmp(question(game) + sizeof head - 1, text) == 0;
}

/* The first of each action are told. */
static bool broke(Tried *tried, const char *why)
{
  if (tried->broken++ < 3) print_error("%s: %s\n", tried->call, why);
  return true;
}

static bool is_sound(Tried *tried, ArbGame *game)
{
  ArbError error = {0};
  return arb_check(game, &error) || !broke(tried, error.text);
}

/* A refusal names the card's file and the line; the game is as it was. */
static bool was_refused(Tried *tried, ArbGame *game, ArbStatus status, bool told)
{
  if (status == ARB_OK || status == ARB_AWAITING || status == ARB_OVER) return false;
  if (status == ARB_BUG || status == ARB_MEMORY) return broke(tried, arb_error(game));
  if (!strstr(arb_error(game), "try.lua:") && status == ARB_SCRIPT)
    return broke(tried, arb_error(game)); /* it names no line */
  tried->outcomes.refused += !told;
  return true;
}

static ArbStatus answer_default(ArbGame *game)
{
  int32_t values[ARB_ANSWERS_MAX];
  int count = arb_default(game, values, ARB_ANSWERS_MAX);
  ArbStatus status = answer(game, values, count);
  return status == ARB_OK ? arb_advance(game) : status;
}

static ArbStatus answer_number(ArbGame *game, const char *asked, int32_t number)
{
  assert_true(asks(game, asked));
  ArbStatus status = answer(game, &number, 1);
  return status == ARB_OK ? arb_advance(game) : status;
}

/* Whether what it gives says that something was done.  Not so a list, which may be empty behind
** tokens that are gone, an answer, or the payment of nothing. */
static bool tells(const ArbAction *action)
{
  static const char *const answers[] = {"yes", "number", "pay", "pay_any"};
  for (int i = 0; i < (int)(sizeof answers / sizeof *answers); i++)
    if (strcmp(answers[i], action->name) == 0) return false;
  return action->mode == ARB_ACT && (action->result == ARB_T_BOOL || action->result == ARB_T_INT);
}

/* The call that is numbered v has been made: what came out, and what becomes of the game. */
static void follow(Tried *tried, ArbGame *game, ArbStatus status)
{
  bool told = false;
  for (int i = 0; i < ASKED_MAX + ON && !was_refused(tried, game, status, told); i++) {
    if (!is_sound(tried, game)) return;
    if (status == ARB_OVER) {
      tried->outcomes.over += !told;
      return;
    }
    bool done = asks(game, "done");
    if (!told && (done || asks(game, "cannot"))) {
      bool same = arb_state_hash(game->s, game->rules->pools) == tried->untouched;
      if (tells(tried->action) && done == same)
        broke(tried, done ? "it says that it is done, and nothing is"
                          : "it says that it cannot be done, and something is");
      if (tried->action->mode == ARB_READ && !same) broke(tried, "asking changes the game");
    }
    if (!told && (done || asks(game, "cannot"))) {
      if (done) tried->outcomes.done++;
      else tried->outcomes.cannot++;
      told = true;
      i = ASKED_MAX;
    }
    status = answer_default(game);
  }
  if (!told && (status == ARB_AWAITING || status == ARB_OK)) tried->outcomes.gone++;
}

static bool takes_two(const ArbAction *action)
{
  int count = 0;
  for (int i = 0; i < wild_params(action); i++) count += wild_takes_objects(&action->params[i]);
  return count > 1;
}

/* Every object with the calls that speak of objects; of the other calls a part, with each. */
static void try_objects(Tried *tried, ArbGame *game, int calls, int first_plain)
{
  int objects = arb_decision(game)->max, step = takes_two(tried->action) ? 9 : objects;
  for (int x = tried->action->name[0] % OBJECTS_EVERY; x <= objects; x += OBJECTS_EVERY) {
    ArbGame *of = arb_clone(game);
    answer_number(of, "x", x);
    for (int y = 1 + x % step; y < objects; y += step) {
      ArbGame *with = arb_clone(of);
      answer_number(with, "y", y);
      ArbGame *none = arb_clone(with);
      answer_number(none, "v", 0);
      tried->untouched = arb_state_hash(none->s, none->rules->pools);
      arb_destroy(none);
      for (int v = 1; v <= calls; v++) {
        if (v >= first_plain && ((x + v) % TRIED_EVERY || y > step)) continue;
        ArbGame *one = arb_clone(with);
        snprintf(tried->call, sizeof tried->call, "%s: %s, x %d, y %d, call %d", tried->field->game,
                 tried->action->name, x, y, v);
        follow(tried, one, answer_number(one, "v", v));
        arb_destroy(one);
      }
      arb_destroy(with);
    }
    arb_destroy(of);
  }
}

/* The option to play a card of that name; -1: there is none. */
static int32_t option_to_play(ArbGame *game, const char *card)
{
  const ArbOption *options = arb_options(game);
  char id[64], name[64];
  for (int32_t o = 0; o < arb_decision(game)->option_count; o++) {
    arb_option_id(game, o, id, sizeof id);
    arb_card_name(game, ARB_NO_SEAT, options[o].object, name, sizeof name);
    if (strncmp(id, "play", 4) == 0 && strcmp(name, card) == 0) return o;
  }
  return -1;
}

/* In Riftbound a Spell waits on the chain below it. */
static void play_try(ArbGame *game, bool riftbound)
{
  bool below = !riftbound;
  assert_int_equal(arb_advance(game), ARB_AWAITING);
  for (int i = 0; i < ASKED_MAX && !asks(game, "x"); i++) {
    int32_t found = option_to_play(game, below ? "Try" : "Spell");
    if (found >= 0) below = true;
    if (found < 0) found = find_option(game, "pass", (ArbId){0, 0});
    ArbStatus status = found < 0 ? answer_default(game) : answer(game, &found, 1);
    if (status < 0) fail_msg("Try cannot be played: %s", arb_error(game));
    arb_advance(game);
  }
  assert_true(asks(game, "x"));
}

static long try_action(const WildField *field, const ArbAction *action, bool of_list)
{
  WildText text = {malloc(TEXT_MAX), TEXT_MAX, 0};
  Tried tried = {.field = field, .action = action};
  ArbError error = {0};
  int first_plain = 0, calls = write_card(&text, field, action, of_list, &first_plain);
  tried.cards = pool_with(field, text.text);
  tried.host = bind_host_new(tried.cards, &error);
  assert_non_null(tried.host);
  ArbGame *game = build_position(&tried);
  play_try(game, field->riftbound);
  try_objects(&tried, game, calls, first_plain);
  const Outcomes *o = &tried.outcomes;
  print_message("%s %s: %ld done, %ld cannot, %ld refused, %ld over, %ld gone\n", field->game,
                action->name, o->done, o->cannot, o->refused, o->over, o->gone);
  arb_destroy(game);
  bind_host_free(tried.host);
  arb_cards_release(tried.cards);
  free(text.text);
  return tried.broken;
}

static void try_all(const WildField *field)
{
  long broken = 0;
  const char *only = getenv("ACTION");
  for (int i = 0; i < arb_actions_in(field->rules->actions); i++)
    if (!only || strcmp(only, field->rules->actions[i].name) == 0)
      broken += try_action(field, &field->rules->actions[i], false);
  for (int i = 0; i < arb_actions_in(field->rules->list_actions) && !only; i++)
    broken += try_action(field, &field->rules->list_actions[i], true);
  assert_int_equal(broken, 0);
}

/* The selector of what lies in that zone. */
static const char *set_in(const char *zone, char *out, size_t size)
{
  static const char *const own[][2] = {{"legends", "legends {}"},
                                       {"battlefields", "battlefields {}"},
                                       {"runes", "runes {}"},
                                       {"leader", "leaders {}"}};
  for (int i = 0; i < (int)(sizeof own / sizeof *own); i++)
    if (strcmp(own[i][0], zone) == 0) return own[i][1];
  snprintf(out, size, "cards { zone = \"%s\" }", zone);
  return out;
}

/* A card that refuses when one of the objects of the position is not among those that are tried. */
static void write_counting_card(WildText *out, const WildField *field)
{
  char set[64];
  wild_selectors(out, field->rules, field->riftbound);
  wild_add(out, "local lies = {\n");
  for (int i = 0; i < field->lie_count; i++) {
    const WildLies *one = &field->lies[i];
    wild_add(out, "  { %s, \"%s\", %d },\n", set_in(one->zone, set, sizeof set),
             strcmp(one->name, "E1") == 0 ? "Follower" : one->name, one->seat + 1);
  }
  wild_add(out,
           "}\nreturn card { id = \"try\", name = \"Try\", type = \"spell\", %s\n"
           "run = function(game, me)\n"
           "    local all, players = objects(game), { game.you(), game.opponent() }\n"
           "    for _, one in ipairs(lies) do\n"
           "      local found = false\n"
           "      for i = 1, #all do\n"
           "        found = found or game.is(all[i], one[1]) and all[i].name == one[2] and\n"
           "          game.owner(all[i]) == players[one[3]]\n"
           "      end\n"
           "      if not found then error(\"untried: \" .. one[2] .. \" \" .. one[3]) end\n"
           "    end\n"
           "    game.number(0, 1, { text = \"x\" })\n"
           "  end }\n",
           field->riftbound ? "cost = { energy = 0 }, domains = { \"fury\" }, keywords = { "
                              "\"reaction\" },"
                            : "class = \"forestcraft\", cost = 0,");
}

/* Facedown cards, runes and what else lies in the position: each is given to the actions. */
static void every_object_of_the_position_is_tried(void **state)
{
  (void)state;
  for (int f = 0; f < 2; f++) {
    WildText text = {malloc(TEXT_MAX), TEXT_MAX, 0};
    Tried tried = {.field = &wild_fields[f]};
    ArbError error = {0};
    assert_non_null(text.text);
    write_counting_card(&text, tried.field);
    tried.cards = pool_with(tried.field, text.text);
    tried.host = bind_host_new(tried.cards, &error);
    assert_non_null(tried.host);
    ArbGame *game = build_position(&tried);
    play_try(game, tried.field->riftbound);
    arb_destroy(game);
    bind_host_free(tried.host);
    arb_cards_release(tried.cards);
    free(text.text);
  }
}

/* An action that gives nothing could do nothing without a word: a script would not know. */
static void every_action_answers(void **state)
{
  (void)state;
  for (int f = 0; f < 2; f++)
    for (const ArbAction *a = wild_fields[f].rules->actions; a->name; a++)
      if (a->mode == ARB_ACT && a->result == ARB_T_NIL)
        fail_msg("%s: %s gives nothing: give what was done, or whether something was",
                 wild_fields[f].game, a->name);
}

/* The number of the parameter's value with this text. */
static int value_with(const WildField *field, const ArbParam *param, const char *text)
{
  WildValues values;
  wild_values(field->rules, param, &values);
  for (int i = 0; i < values.count; i++)
    if (strstr(values.text[i], text)) return i;
  fail_msg("%s: %s is not among the values", param->name, text);
  return 0;
}

/* Whether a call is refused whose parameter `at` is its value with the number `wrong`; with 0 that
** is `x`, which stands for `is`.  `told`: a part of the refusal. */
static bool is_refused(const WildField *field, const ArbAction *action, int at, int wrong,
                       const char *is, const char *told)
{
  int chosen[ARB_PARAMS_MAX], before = 0;
  WildText text = {malloc(TEXT_MAX), TEXT_MAX, 0};
  Tried tried = {.field = field};
  ArbError error = {0};
  assert_non_null(text.text);
  for (int i = 0; i < ARB_PARAMS_MAX; i++) chosen[i] = i == at ? wrong : -1;
  for (int i = 0; i < at; i++) before += wild_takes_objects(&action->params[i]);
  wild_selectors(&text, field->rules, field->riftbound);
  wild_add(&text, "return card { id = \"try\", name = \"Try\", type = \"spell\",\n%s",
           field->riftbound ? "cost = { energy = 0 }, domains = { \"fury\" }, keywords = { "
                              "\"reaction\" }, additional { name = "
                              "\"extra\", optional = true, cost = { energy = 1 } },\n"
                            : "class = \"forestcraft\", cost = 0, option = \"earth_rite\",\n");
  wild_declared(&text, field->riftbound, "game.draw(1)");
  wild_add(&text,
           "run = function(game, me)\n"
           "    local i = game.number(0, 1, { text = \"x\" })\n"
           "    local x, y, all = %s, %s, { me }\n"
           "    local r = i == 0 and ",
           before ? "me" : is, before ? is : "me");
  wild_call(&text, field->rules, action, false, chosen);
  wild_add(&text, "\n  end }\n");
  tried.cards = pool_with(field, text.text);
  tried.host = bind_host_new(tried.cards, &error);
  assert_non_null(tried.host);
  ArbGame *game = build_position(&tried);
  play_try(game, field->riftbound);
  ArbStatus status = answer_number(game, "x", 0);
  bool refused =
      status == ARB_SCRIPT && strstr(arb_error(game), "try.lua:") && strstr(arb_error(game), told);
  if (!refused)
    print_error("%s: %s: %s: %s\n", field->game, action->name, action->params[at].name,
                arb_error(game));
  arb_destroy(game);
  bind_host_free(tried.host);
  arb_cards_release(tried.cards);
  free(text.text);
  return refused;
}

/* A parameter that takes cards only refuses a player, alone and in a list with cards, with the
** card's file, the line and the rule. */
static void a_player_is_no_card(void **state)
{
  long silent = 0;
  (void)state;
  for (int f = 0; f < 2; f++)
    for (const ArbAction *a = wild_fields[f].rules->actions; a->name; a++)
      for (int i = 0; i < wild_params(a); i++) {
        if (!a->params[i].cards) continue;
        static const char told[] = "this is a player, and only";
        silent += !is_refused(&wild_fields[f], a, i, 0, "game.opponent()", told);
        if (a->params[i].type == ARB_T_IDS)
          silent += !is_refused(&wild_fields[f], a, i, 0, "{ me, game.opponent() }", told);
      }
  assert_int_equal(silent, 0);
}

/* A parameter that counts refuses -1 with the card's file, the line and what to write. */
static void nothing_is_counted_below_0(void **state)
{
  long silent = 0;
  (void)state;
  for (int f = 0; f < 2; f++)
    for (const ArbAction *a = wild_fields[f].rules->actions; a->name; a++)
      for (int i = 0; i < wild_params(a); i++)
        if (a->params[i].counts)
          silent +=
              !is_refused(&wild_fields[f], a, i, value_with(&wild_fields[f], &a->params[i], "-1"),
                          "me", "less than nothing");
  assert_int_equal(silent, 0);
}

/* Each number of an action that does something counts, or is known here to mean something below 0
** or to be refused by the action itself. */
static void every_number_of_an_action_counts_or_says_why(void **state)
{
  static const struct {
    const char *action, *param;
  } others[] = {
    {"deal", "amount"},       /* Evolve: attack may be below 0, which deals nothing (1.3.2.2) */
    {"deal_each", "deals"},   /* likewise */
    {"deal", "bonus"},        /* Bonus Damage below 0 is not applied (714.2) */
    {"give", NULL},           /* decreases; a keyword's value */
    {"raise_might", "might"}, /* Might may be below 0 (143.2.b) */
    {"later", "measured"},    /* the same, as it was when it was measured */
    {"set_might", "might"},
    {"set_defense", "defense"},         /* defense may be below 0 (5.13.1.1) */
    {"change_cost", "amount"},          /* below 0: less */
    {"set_cost", "amount"},             /* a cost below 0 is 0 (1.3.2.2.1) */
    {"set_evolve_cost", "play_points"}, /* likewise */
    {"play", "cost"},                   /* likewise */
    {"play", "measured"},               /* any number */
    {"remember_number", "number"},      /* any number */
    {"signal", "amount"},               /* any number */
    {"number", NULL},                   /* the bounds of a choice */
    {"secret_numbers", NULL},
    {"choose", NULL}, /* refused by the action: n = 0 chooses nothing, either */
    {"choose_each", NULL},
    {"secret_choices", NULL},
    {"roll", NULL}, /* a die has two sides at least */
    {NULL, "arg"},  /* what a selector compares with */
  };
  enum { OTHERS = sizeof others / sizeof *others };
  (void)state;
  for (int f = 0; f < 2; f++)
    for (const ArbAction *a = wild_fields[f].rules->actions; a->name; a++)
      for (int i = 0; i < wild_params(a); i++) {
        const ArbParam *param = &a->params[i];
        bool number = param->type == ARB_T_INT || param->type == ARB_T_DEALS;
        bool known = param->counts || a->mode != ARB_ACT || !number;
        for (int j = 0; j < OTHERS; j++)
          known |= (!others[j].action || strcmp(others[j].action, a->name) == 0) &&
                   (!others[j].param || strcmp(others[j].param, param->name) == 0);
        if (!known) fail_msg("%s: %s: %s below 0?", wild_fields[f].game, a->name, param->name);
      }
}

static void actions_of_riftbound_take_anything(void **state)
{
  (void)state;
  try_all(&wild_fields[0]);
}

static void actions_of_evolve_take_anything(void **state)
{
  (void)state;
  try_all(&wild_fields[1]);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_object_of_the_position_is_tried),
    cmocka_unit_test(every_action_answers),
    cmocka_unit_test(a_player_is_no_card),
    cmocka_unit_test(nothing_is_counted_below_0),
    cmocka_unit_test(every_number_of_an_action_counts_or_says_why),
    cmocka_unit_test(actions_of_riftbound_take_anything),
    cmocka_unit_test(actions_of_evolve_take_anything),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
