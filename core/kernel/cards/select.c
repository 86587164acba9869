/* SPDX-License-Identifier: MIT */
/* select.c -- evaluates numbers and selectors.  A `none` makes the result none. */
#include "kernel/cards/select.h"

#include "kernel/cards/ability.h"
#include "kernel/game.h"
#include "kernel/cards/tally.h"

enum { NUMBER_STACK = ARB_NUMBER_DEPTH + 1 };

static int32_t clamp(int64_t value)
{
  if (value > INT16_MAX * 64) return INT16_MAX * 64;
  if (value < -INT16_MAX * 64) return -INT16_MAX * 64;
  return (int32_t)value;
}

static int32_t combine(ArbOp op, int32_t a, int32_t b)
{
  if (a == ARB_NULL || b == ARB_NULL) return ARB_NULL;
  switch (op) {
  case ARB_N_ADD: return clamp((int64_t)a + b);
  case ARB_N_SUB: return clamp((int64_t)a - b);
  case ARB_N_MUL: return clamp((int64_t)a * b);
  case ARB_N_MIN: return a < b ? a : b;
  default: return a > b ? a : b;
  }
}

/* The result of an operation over a list of values, such as their sum. */
static int32_t folded_values(ArbOp op, const int32_t *values, int count)
{
  int32_t result = op == ARB_N_HIGHEST || op == ARB_N_LOWEST ? ARB_NULL : 0;
  for (int i = 0; i < count; i++) {
    int before = 0;
    switch (op) {
    case ARB_N_HIGHEST:
      if (result == ARB_NULL || values[i] > result) result = values[i];
      break;
    case ARB_N_LOWEST:
      if (result == ARB_NULL || values[i] < result) result = values[i];
      break;
    case ARB_N_DISTINCT:
      while (values[before] != values[i]) before++;
      result += before == i;
      break;
    default: result = clamp((int64_t)result + values[i]);
    }
  }
  return result;
}

static int32_t folded(ArbGame *game, const ArbTerm *term, const ArbContext *context)
{
  size_t mark = game->arena.used;
  int max = arb_selector_room(game);
  ArbId *found = arena_raw(game, (size_t)(max + 1) * sizeof *found);
  int count = arb_selector_list(game, term->a, context, found, max), known = 0;
  int32_t *values = arena_raw(game, (size_t)(count + 1) * sizeof *values);
  for (int i = 0; i < count; i++) {
    int32_t value = game->rules->attribute(game, context, found[i], term->b);
    if (value != ARB_NULL) values[known++] = value;
  }
  int32_t result = folded_values((ArbOp)term->op, values, known);
  game->arena.used = mark;
  return result;
}

/* The sum, or the number, of the objects given up to pay, while a cost is computed. */
static int32_t given_up(ArbGame *game, const ArbTerm *term, const ArbContext *c)
{
  int32_t sum = 0;
  for (int i = ARB_GIVEN_UP; i < c->target_count; i += ARB_TARGET_COLUMNS) {
    if (id_is_nothing(c->targets[i])) continue;
    int32_t value =
        term->a == ARB_HOW_MANY ? 1 : game->rules->attribute(game, c, c->targets[i], term->a);
    if (value != ARB_NULL) sum = clamp((int64_t)sum + value);
  }
  return sum;
}

static int32_t opponent_number(ArbGame *game, const ArbContext *context, int attribute)
{
  if (context->you == ARB_NO_SEAT) return ARB_NULL;
  ArbSeat other = arb_game_next_seat(game, context->you);
  return game->rules->attribute(game, context, id_player(other), attribute);
}

/* The object under test; of an ability that waits for an event or replaces it, the object or player
** that the event happens to. */
static ArbId subject_of(const ArbContext *c)
{
  return id_is_nothing(c->subject) && c->event ? c->event->subject : c->subject;
}

static int32_t scripted(ArbGame *game, int function, const ArbContext *context)
{
  ArbValue subject = {.type = ARB_T_ID, .id = subject_of(context)};
  ArbValue value = arb_script_call(game, function, ARB_READ, context, &subject, 1);
  if (value.type == ARB_T_INT) return value.number;
  if (value.type == ARB_T_BOOL) return value.number != 0;
  return ARB_NULL;
}

static int32_t leaf(ArbGame *game, const ArbTerm *term, const ArbContext *c)
{
  const ArbRules *rules = game->rules;
  switch ((ArbOp)term->op) {
  case ARB_N_CONST: return term->value;
  case ARB_N_ME: return rules->attribute(game, c, c->me, term->a);
  case ARB_N_SUBJECT: return rules->attribute(game, c, subject_of(c), term->a);
  case ARB_N_REF:
    return term->value < c->ref_count ? rules->attribute(game, c, c->refs[term->value], term->a)
                                      : ARB_NULL;
  case ARB_N_YOU:
    return c->you == ARB_NO_SEAT ? ARB_NULL : rules->attribute(game, c, id_player(c->you), term->a);
  case ARB_N_OPPONENT: return opponent_number(game, c, term->a);
  case ARB_N_GAME: return rules->attribute(game, c, ARB_NOTHING, term->a);
  case ARB_N_TARGET:
    return term->value < c->target_count
               ? rules->attribute(game, c, c->targets[term->value], term->a)
               : ARB_NULL;
  case ARB_N_ARG: return term->value < c->arg_count ? c->args[term->value] : ARB_NULL;
  case ARB_N_EVENT: return c->event ? c->event->amount : ARB_NULL;
  case ARB_N_COUNT: return arb_selector_count(game, term->a, c);
  case ARB_N_SUM:
  case ARB_N_HIGHEST:
  case ARB_N_LOWEST:
  case ARB_N_DISTINCT: return folded(game, term, c);
  case ARB_N_GIVEN_UP: return given_up(game, term, c);
  case ARB_N_X: return c->x;
  case ARB_N_TALLY: return c->you == ARB_NO_SEAT ? ARB_NULL : arb_tally_of(game, c->you, term->a);
  case ARB_N_SCRIPT: return scripted(game, term->value, c);
  default: return ARB_NULL;
  }
}

static int32_t compared(ArbCompare how, int32_t a, int32_t b)
{
  if (a == ARB_NULL || b == ARB_NULL) return 0; /* comparisons with none are false */
  switch (how) {
  case ARB_EQUAL: return a == b;
  case ARB_NOT_EQUAL: return a != b;
  case ARB_AT_MOST: return a <= b;
  case ARB_AT_LEAST: return a >= b;
  case ARB_LESS: return a < b;
  case ARB_MORE: return a > b;
  case ARB_HAS_ANY: return (a & b) != 0;
  case ARB_HAS_ALL: return (a & b) == b;
  case ARB_HAS_NONE: return (a & b) == 0;
  default: return 0;
  }
}

int32_t arb_number_value(ArbGame *game, ArbNumber number, const ArbContext *context)
{
  int32_t stack[NUMBER_STACK];
  int top = 0;
  if (number.count == 1) return leaf(game, &game->cards->terms[number.first], context);
  for (int i = 0; i < number.count; i++) {
    const ArbTerm *term = &game->cards->terms[number.first + i];
    ARB_HOLDS(game, top < NUMBER_STACK, "a number is deeper than the pool's checks allow");
    if (term->op < ARB_N_ADD) {
      stack[top++] = leaf(game, term, context);
      continue;
    }
    top--;
    stack[top - 1] = term->op == ARB_N_COMPARE
                         ? compared((ArbCompare)term->a, stack[top - 1], stack[top])
                         : combine((ArbOp)term->op, stack[top - 1], stack[top]);
  }
  return top ? stack[0] : ARB_NULL;
}

static bool speaks_of_subject(const ArbGame *game, ArbNumber number)
{
  for (int i = 0; i < number.count; i++) {
    int op = game->cards->terms[number.first + i].op;
    if (op == ARB_N_SUBJECT || op == ARB_N_SCRIPT) return true;
  }
  return false;
}

/* What a test compares with.  Where nothing else is the subject, the object under test is. */
static int32_t bound_of(ArbGame *game, ArbNumber number, const ArbContext *context, ArbId object)
{
  if (!id_is_nothing(subject_of(context)) || !speaks_of_subject(game, number))
    return arb_number_value(game, number, context);
  ArbContext with = *context;
  with.subject = object;
  return arb_number_value(game, number, &with);
}

static bool test_holds(ArbGame *game, const ArbTest *test, const ArbContext *context, ArbId object)
{
  int32_t wanted = bound_of(game, test->number, context, object);
  if (test->compare == ARB_RELATED)
    return game->rules->related(game, context, object, test->attribute, wanted);
  if (test->compare >= ARB_TAGGED) {
    const ArbCard *card = state_resolve(game->s, object);
    if (!card && !(game->rules->remembers && game->rules->remembers(game, object))) return false;
    bool is = test->compare == ARB_TAGGED || test->compare == ARB_NOT_TAGGED
                  ? game->rules->tagged(game, object, wanted)
              : game->rules->named ? game->rules->named(game, object, (uint16_t)wanted)
                                   : card && card->def == wanted;
    return is == (test->compare == ARB_TAGGED || test->compare == ARB_NAMED);
  }
  int32_t value = game->rules->attribute(game, context, object, test->attribute);
  return compared((ArbCompare)test->compare, value, wanted) != 0;
}

static bool rest_holds(ArbGame *game, const ArbTest *tests, int from, int to,
                       const ArbContext *context, ArbId object)
{
  for (int i = from; i < to; i++) {
    bool holds = test_holds(game, &tests[i], context, object);
    if (holds)
      while (tests[i].or_next) i++; /* one true test of an or-group is enough */
    else if (!tests[i].or_next) return false;
  }
  return true;
}

static bool tests_hold(ArbGame *game, const ArbSelector *selector, const ArbContext *context,
                       ArbId object)
{
  const ArbTest *tests = game->cards->tests + selector->first_test;
  if (selector->gated) {
    bool opens = game->rules->opens(game, &selector->gate, context, object);
    /* A check build compares with the tests themselves. */
    ARB_HOLDS(game,
              !game->check || opens == rest_holds(game, tests, 0, selector->gated, context, object),
              "the gate of a selector says otherwise than its tests");
    if (!opens) return false;
  }
  return rest_holds(game, tests, selector->gated, selector->test_count, context, object);
}

/* The gate is only there for speed: the simple rule is to evaluate each test (tests_hold compares).
** Whether the gate can stand for a test: it is alone, with a constant, and about a fact. */
static bool is_gated(const ArbRules *rules, const ArbTerm *terms, const ArbTest *tests, int i,
                     ArbGate *gate)
{
  const ArbTest *test = &tests[i];
  const ArbTerm *term = &terms[test->number.first];
  if (test->or_next || (i > 0 && tests[i - 1].or_next)) return false;
  if (test->number.count != 1 || term->op != ARB_N_CONST) return false;
  return rules->gate(test, term->value, gate);
}

void arb_selector_compile(const ArbRules *rules, const ArbTerm *terms, ArbTest *tests,
                          ArbSelector *selector)
{
  ArbTest *own = tests + selector->first_test;
  selector->gated = 0;
  selector->gate = (ArbGate){0, 0, {0, 0}};
  for (int i = 0; i < selector->test_count; i++) {
    if (!is_gated(rules, terms, own, i, &selector->gate)) continue;
    ArbTest test = own[i]; /* the others keep their order, so or-groups stay together */
    for (int j = i; j > selector->gated; j--) own[j] = own[j - 1];
    own[selector->gated++] = test;
  }
}

bool arb_selector_matches(ArbGame *game, int selector1, const ArbContext *context, ArbId object)
{
  const ArbSelector *selector = &game->cards->selectors[selector1 - 1];
  bool is_me = id_equal(object, context->me);
  bool matches = !(selector->not_me && is_me) && !(selector->only_me && !is_me) &&
                 tests_hold(game, selector, context, object);
  if (matches || !selector->or_else1) return matches;
  return arb_selector_matches(game, selector->or_else1, context, object);
}

/* The zones that a selector and its alternatives look in. */
static uint32_t zones_of(const ArbGame *game, int selector1)
{
  uint32_t zones = 0;
  for (; selector1; selector1 = game->cards->selectors[selector1 - 1].or_else1)
    zones |= game->cards->selectors[selector1 - 1].zones;
  return zones;
}

static uint32_t things_of(const ArbGame *game, int selector1)
{
  uint32_t things = 0;
  for (; selector1; selector1 = game->cards->selectors[selector1 - 1].or_else1)
    things |= game->cards->selectors[selector1 - 1].things;
  return things;
}

/* An object matches only an alternative that looks in its zone, or for its kind of thing. */
static bool matches_in(ArbGame *game, int selector1, const ArbContext *context, ArbId object,
                       uint32_t zone, uint32_t thing)
{
  for (; selector1; selector1 = game->cards->selectors[selector1 - 1].or_else1) {
    const ArbSelector *selector = &game->cards->selectors[selector1 - 1];
    if (!(selector->zones & zone || selector->things & thing)) continue;
    bool is_me = id_equal(object, context->me);
    if (!(selector->not_me && is_me) && !(selector->only_me && !is_me) &&
        tests_hold(game, selector, context, object))
      return true;
  }
  return false;
}

bool arb_selector_fits(ArbGame *game, int selector1, const ArbContext *context, ArbId object)
{
  const ArbCard *card = state_resolve(game->s, object);
  uint32_t zone = card ? 1u << zone_kind(game, card->zone) : 0;
  for (; selector1; selector1 = game->cards->selectors[selector1 - 1].or_else1) {
    const ArbSelector *selector = &game->cards->selectors[selector1 - 1];
    bool is_me = id_equal(object, context->me);
    if (selector->zoned && !(selector->zones & zone)) continue;
    if (!(selector->not_me && is_me) && !(selector->only_me && !is_me) &&
        tests_hold(game, selector, context, object))
      return true;
  }
  return false;
}

bool arb_selector_finds(ArbGame *game, int selector1, const ArbContext *context, ArbId object)
{
  const ArbCard *card = state_resolve(game->s, object);
  if (card)
    return matches_in(game, selector1, context, object, 1u << zone_kind(game, card->zone), 0);
  return id_kind(object) != ARB_KIND_CARD &&
         matches_in(game, selector1, context, object, 0, 1u << id_kind(object));
}

int arb_selector_room(ArbGame *game)
{
  int things = game->rules->things ? game->rules->things(game, UINT32_MAX, NULL, 0) : 0;
  return game->s->pools[ARB_POOL_CARD].used + things;
}

/* Visits the matches that are not cards. */
static void each_thing(ArbGame *game, int selector1, uint32_t kinds, const ArbContext *context,
                       ArbMatchVisitor *visit, void *data)
{
  int there = game->rules->things(game, kinds, NULL, 0);
  ArbId *things = arena_raw(game, (size_t)(there + 1) * sizeof *things);
  game->rules->things(game, kinds, things, there);
  for (int i = 0; i < there; i++)
    if (matches_in(game, selector1, context, things[i], 0, 1u << id_kind(things[i])) &&
        !visit(game, things[i], data))
      return;
}

/* Zones are numbered in the order of their kinds, so this visits cards in zone order. */
void arb_selector_each(ArbGame *game, int selector1, const ArbContext *context,
                       ArbMatchVisitor *visit, void *data)
{
  for (uint32_t left = zones_of(game, selector1); left; left &= left - 1) {
    int kind = __builtin_ctz(left), zone = game->zone_base[kind];
    int zones = game->zone_step[kind] ? game->s->seats : 1;
    for (int end = zone + zones; zone < end; zone++)
      for (int at = zone_first(game, zone); at; at = card_next(game, at)) {
        ArbId object = state_card_id(game->s, at);
        if (matches_in(game, selector1, context, object, 1u << kind, 0) &&
            !visit(game, object, data))
          return;
      }
  }
  uint32_t things = things_of(game, selector1);
  if (things) each_thing(game, selector1, things, context, visit, data);
}

typedef struct Matches {
  ArbId *out;
  int count, max;
} Matches;

static bool add_match(ArbGame *game, ArbId object, void *data)
{
  Matches *matches = data;
  (void)game;
  if (matches->count < matches->max) matches->out[matches->count] = object;
  matches->count++;
  return true;
}

int arb_selector_list(ArbGame *game, int selector1, const ArbContext *context, ArbId *out, int max)
{
  Matches matches = {out, 0, max};
  arb_selector_each(game, selector1, context, add_match, &matches);
  return matches.count;
}

int arb_selector_count(ArbGame *game, int selector1, const ArbContext *context)
{
  return arb_selector_list(game, selector1, context, NULL, 0);
}

/* ---- What they look at ------------------------------------------------------- */

uint32_t arb_number_looks(const ArbCards *cards, const ArbLook *look, ArbNumber number)
{
  uint32_t looks = 0;
  for (int i = 0; i < number.count; i++) {
    const ArbTerm *term = &cards->terms[number.first + i];
    looks |= look->term(term);
    if (term->op >= ARB_N_COUNT && term->op <= ARB_N_DISTINCT)
      looks |= arb_selector_looks(cards, look, term->a);
  }
  return looks;
}

uint32_t arb_selector_looks(const ArbCards *cards, const ArbLook *look, int selector1)
{
  uint32_t looks = 0;
  for (; selector1; selector1 = cards->selectors[selector1 - 1].or_else1) {
    const ArbSelector *selector = &cards->selectors[selector1 - 1];
    if (look->selector) looks |= look->selector(selector);
    for (int i = 0; i < selector->test_count; i++) {
      const ArbTest *test = &cards->tests[selector->first_test + i];
      looks |= look->test(test) | arb_number_looks(cards, look, test->number);
      if (test->compare == ARB_RELATED) /* its number is a constant: the other selector */
        looks |= arb_selector_looks(cards, look, cards->terms[test->number.first].value);
    }
  }
  return looks;
}

int arb_number_within(ArbGame *game, ArbNumber number, const ArbContext *context, int otherwise,
                      int most)
{
  if (!number.count) return otherwise;
  int32_t value = arb_number_value(game, number, context);
  return value < 0 ? 0 : value < most ? value : most; /* ARB_NULL is the least number */
}

int arb_term_attribute(const ArbTerm *term)
{
  switch ((ArbOp)term->op) {
  case ARB_N_ME:
  case ARB_N_SUBJECT:
  case ARB_N_REF:
  case ARB_N_YOU:
  case ARB_N_OPPONENT:
  case ARB_N_GAME:
  case ARB_N_TARGET: return term->a;
  case ARB_N_SUM:
  case ARB_N_HIGHEST:
  case ARB_N_LOWEST:
  case ARB_N_DISTINCT: return term->b;
  default: return -1;
  }
}
