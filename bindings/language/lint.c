/* SPDX-License-Identifier: MIT */
/*
** lint.c -- warns of parts that are well-formed and can never matter; see lint.h.
**
** A selector is a list of tests.  The game's tables say which types of cards have an attribute, lie
** in a zone, or are the subject of an event; here these columns are compared.  Only what is certain
** is reported: a value that is computed during play may be anything.
*/
#include <stdio.h>
#include <string.h>

#include "language/lint.h"

enum { ALL_TYPES = -1, NAMES_MAX = 120 };

/* ---- Types of cards ------------------------------------------------------------ */

static const char *const *type_names(const ArbRules *rules)
{
  int type = bind_attribute_of(rules, "type");
  return type < 0 ? NULL : rules->attributes[type].values;
}

/* Whether a name is in a list such as "unit gear". */
static bool is_among(const char *name, const char *names)
{
  size_t length = strlen(name);
  for (const char *at = names; (at = strstr(at, name)) != NULL; at += length)
    if ((at == names || at[-1] == ' ') && (!at[length] || at[length] == ' ')) return true;
  return false;
}

/* The bits of the attribute `type` for a list such as "unit gear"; other words have no bit. */
static int32_t types_in(const ArbRules *rules, const char *names)
{
  const char *const *types = type_names(rules);
  int32_t bits = 0;
  if (!names || !types) return ALL_TYPES;
  for (int i = 0; types[i]; i++)
    if (is_among(types[i], names)) bits |= 1 << i;
  return bits;
}

/* All types of cards; players are not cards. */
static int32_t card_types(const ArbRules *rules)
{
  return rules->players_have ? ALL_TYPES & ~types_in(rules, "player") : ALL_TYPES;
}

static const char *with_article(const char *word)
{
  return strchr("aeio", word[0]) ? "an " : "a ";
}

/* "a unit or gear", "an amulet" */
static const char *name_types(const ArbRules *rules, int32_t bits, char *out, size_t size)
{
  const char *const *types = type_names(rules);
  out[0] = '\0';
  for (int i = 0; types && types[i]; i++)
    if (bits >> i & 1)
      arb_text_add(out, size, "%s%s", *out ? " or " : with_article(types[i]), types[i]);
  return out;
}

static int32_t types_of_zones(const ArbRules *rules, uint32_t zones)
{
  int32_t bits = 0;
  for (int i = 0; i < rules->zone_count; i++)
    if (zones >> i & 1) bits |= types_in(rules, rules->zones[i].types);
  return bits;
}

void bind_lint_card(lua_State *L, Loader *l, int card)
{
  const char *type = NULL;
  if (!l->lint) return;
  l->lint->card_types = ALL_TYPES;
  l->lint->never = NULL;
  if (lua_istable(L, card) && bind_field(L, card, "type")) {
    if (lua_type(L, -1) == LUA_TSTRING) type = lua_tostring(L, -1);
    lua_pop(L, 1);
  }
  if (type && types_in(l->rules, type)) l->lint->card_types = types_in(l->rules, type);
}

void bind_lint_never(Loader *l, const char *event, const char *why)
{
  if (l->lint) l->lint->never = event, l->lint->never_why = why;
}

void bind_lint_begin(Loader *l)
{
  if (l->lint) l->lint->me_zones = UINT32_MAX, l->lint->me_is_not = l->lint->of_me_not = NULL;
}

void bind_lint_me(Loader *l, const char *is_not, const char *of_not)
{
  if (l->lint) l->lint->me_is_not = is_not, l->lint->of_me_not = of_not;
}

int32_t bind_lint_types(Loader *l, int32_t types)
{
  if (!l->lint) return types;
  int32_t before = l->lint->card_types;
  l->lint->card_types = types;
  return before;
}

/* ---- Selectors ------------------------------------------------------------------- */

/* The types that a selector's tests leave; 0: none. */
static int32_t types_left(const Loader *l, const LintTests *tests, int32_t types)
{
  int type = bind_attribute_of(l->rules, "type");
  for (int i = 0; i < tests->count; i++) {
    const LintTest *test = &tests->items[i];
    if (test->attribute != type || !test->known) continue;
    types &= test->compare == ARB_HAS_NONE ? ~test->value : test->value;
  }
  return types;
}

static bool is_true(const LintTest *test)
{
  return test->known && test->compare == ARB_EQUAL && test->value == 1;
}

/* Warns of attributes that players do not have. */
static void lint_of_players(Loader *l, const LintTests *tests)
{
  for (int i = 0; i < tests->count; i++) {
    const ArbAttribute *row = &l->rules->attributes[tests->items[i].attribute];
    if (l->rules->players_have(tests->items[i].attribute)) continue;
    bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, row->rule, "no player has '%s'",
                     row->name);
  }
}

/* Warns of attributes that none of these types has.  A selector without a type is about cards. */
static void lint_attributes(Loader *l, const LintTests *tests, int32_t types)
{
  char names[NAMES_MAX];
  int32_t players = l->rules->players_have ? types_in(l->rules, "player") : 0;
  if (players && types == players) {
    lint_of_players(l, tests);
    return;
  }
  types &= ~players;
  for (int i = 0; i < tests->count; i++) {
    const LintTest *test = &tests->items[i];
    const ArbAttribute *row = &l->rules->attributes[test->attribute];
    bool asks = row->kind != ARB_A_BOOL || is_true(test);
    if (!row->of || !asks || types_in(l->rules, row->of) & types) continue;
    if (strcmp(row->of, "player") == 0)
      bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, row->rule,
                       "'%s' is asked of a card, and only players have it: number.you(\"%s\")",
                       row->name, row->name);
    else
      bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, row->rule,
                       "'%s' is asked of %s, and only a %s has it", row->name,
                       name_types(l->rules, types, names, sizeof names), row->of);
  }
}

/* The bits of the zones in a list such as "board runes". */
static uint32_t zones_in(const ArbRules *rules, const char *names)
{
  uint32_t bits = 0;
  for (int i = 0; i < rules->zone_count; i++)
    if (is_among(rules->zones[i].name, names)) bits |= 1u << i;
  return bits;
}

/* The zones in which an object can have what a test asks for. */
static uint32_t zones_of(const ArbRules *rules, const LintTest *test)
{
  const ArbAttribute *row = &rules->attributes[test->attribute];
  bool asks = row->kind == ARB_A_BOOL ? is_true(test) : test->compare != ARB_HAS_NONE;
  return row->in && asks ? zones_in(rules, row->in) : UINT32_MAX;
}

/* The zones in which objects of these types may lie. */
static uint32_t zones_of_types(const ArbRules *rules, int32_t types)
{
  uint32_t zones = 0;
  for (int i = 0; i < rules->zone_count; i++)
    if (types_in(rules, rules->zones[i].types) & types) zones |= 1u << i;
  return zones;
}

/* Warns of two tests that hold in different zones only: facedown and damaged, a spell and
** exhausted. */
static void lint_together(Loader *l, const LintTests *tests, int32_t types)
{
  char names[NAMES_MAX];
  bool cards = types != ALL_TYPES && zones_of_types(l->rules, types);
  uint32_t lie = cards ? zones_of_types(l->rules, types) : UINT32_MAX;
  for (int i = 0; i < tests->count; i++) {
    const ArbAttribute *row = &l->rules->attributes[tests->items[i].attribute];
    uint32_t here = zones_of(l->rules, &tests->items[i]);
    bool never = row->of && !(types_in(l->rules, row->of) & types); /* reported elsewhere */
    if (!(here & lie) && !never)
      bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, row->rule,
                       "'%s' is asked of %s, and only what is in %s has it", row->name,
                       name_types(l->rules, types, names, sizeof names), row->in);
    for (int k = 0; k < i; k++) {
      const ArbAttribute *other = &l->rules->attributes[tests->items[k].attribute];
      if (zones_of(l->rules, &tests->items[k]) & here) continue;
      bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, row->rule,
                       "nothing has '%s' and '%s' at once: that is in different zones", row->name,
                       other->name);
    }
  }
}

/* Notes the zones in which a condition about this card could hold. */
static void note_places(Loader *l, const LintTests *tests)
{
  for (int i = 0; i < tests->count; i++) l->lint->me_zones &= zones_of(l->rules, &tests->items[i]);
}

/* Warns of attributes that nothing in these zones has. */
static void lint_places(Loader *l, const LintTests *tests)
{
  for (int i = 0; tests->zones && i < tests->count; i++) {
    const ArbAttribute *row = &l->rules->attributes[tests->items[i].attribute];
    if (zones_of(l->rules, &tests->items[i]) & tests->zones) continue;
    bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, row->rule,
                     "nothing in this zone has '%s': only what is in %s", row->name, row->in);
  }
}

/* Warns of places where nothing of these types is ever, or which the card itself does not have. */
static void lint_place_words(Loader *l, const LintTests *tests, int32_t types)
{
  char names[NAMES_MAX];
  const ArbPlaceWord *words = l->rules->place_words;
  for (int i = 0; words && i < tests->count; i++) {
    const LintTest *test = &tests->items[i];
    const ArbAttribute *row = &l->rules->attributes[test->attribute];
    bool may = row->kind != ARB_A_PLACE || !test->known || test->compare != ARB_HAS_ANY;
    int32_t whose = types;
    for (int k = 0; !may && row->values[k]; k++) {
      if (!(test->value >> k & 1)) continue;
      whose = words[k].mine ? l->lint->card_types : types;
      may = whose == ALL_TYPES || (types_in(l->rules, words[k].types) & whose) != 0;
    }
    if (!may)
      bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, row->rule, "%s is never in this place",
                       name_types(l->rules, whose, names, sizeof names));
  }
}

/* Whether a test asks for values of a set that are all among these words: at = "base". */
static bool is_value_among(const ArbAttribute *row, const LintTest *test, const char *words)
{
  if (!row->values || !test->known || test->compare == ARB_HAS_NONE) return false;
  for (int i = 0; row->values[i]; i++)
    if (test->value >> i & 1 && !is_among(row->values[i], words)) return false;
  return test->value != 0;
}

/* Warns of an attribute that this card never has while the ability works. */
static void lint_while_it_works(Loader *l, const ArbAttribute *row)
{
  const char *not_me = l->lint->me_is_not;
  if (not_me && is_among(row->name, not_me))
    bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, row->rule,
                     "this card is never '%s' while this ability works", row->name);
}

/* Whether the test asks that a yes-or-no attribute holds, with no other test as an alternative. */
static bool demands(const Loader *l, const ArbTest *test, bool alternative)
{
  const ArbTerm *terms = (const void *)l->base->terms.items;
  const ArbTerm *term = terms + test->number.first;
  return !alternative && !test->or_next && test->compare == ARB_EQUAL && test->number.count == 1 &&
         term->op == ARB_N_CONST && term->value == 1;
}

void bind_lint_used(Loader *l, int selector1)
{
  if (!l->lint || !l->lint->of_me_not || !selector1) return;
  const ArbSelector *selectors = (const void *)l->base->selectors.items;
  const ArbSelector *selector = &selectors[selector1 - 1];
  if (selector->or_else1) return;
  const ArbTest *tests = (const void *)l->base->tests.items;
  for (int i = 0; i < selector->test_count; i++) {
    const ArbTest *test = &tests[selector->first_test + i];
    const ArbAttribute *row = &l->rules->attributes[test->attribute];
    if (is_among(row->name, l->lint->of_me_not) && demands(l, test, i > 0 && test[-1].or_next))
      bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, row->rule,
                       "nothing has '%s' while this ability works", row->name);
  }
}

/* Warns of two tests that exclude each other. */
static void lint_against(Loader *l, const LintTests *tests)
{
  for (int i = 0; i < tests->count; i++) {
    const ArbAttribute *row = &l->rules->attributes[tests->items[i].attribute];
    for (int k = 0; row->against && k < tests->count; k++) {
      const ArbAttribute *other = &l->rules->attributes[tests->items[k].attribute];
      bool value = is_value_among(other, &tests->items[k], row->against);
      bool both = is_true(&tests->items[k]) && is_among(other->name, row->against);
      if (is_true(&tests->items[i]) && value)
        bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, row->rule,
                         "nothing is '%s' and of that '%s'", row->name, other->name);
      if (is_true(&tests->items[i]) && both)
        bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, row->rule,
                         "nothing is '%s' and '%s'", row->name, other->name);
    }
  }
}

typedef struct Range {
  int64_t least, most;
} Range;

static Range narrowed(Range range, const LintTest *test)
{
  int64_t value = test->value;
  switch ((ArbCompare)test->compare) {
  case ARB_EQUAL:
    return (Range){value > range.least ? value : range.least,
                   value < range.most ? value : range.most};
  case ARB_AT_LEAST: return (Range){value > range.least ? value : range.least, range.most};
  case ARB_MORE: return (Range){value + 1 > range.least ? value + 1 : range.least, range.most};
  case ARB_AT_MOST: return (Range){range.least, value < range.most ? value : range.most};
  case ARB_LESS: return (Range){range.least, value - 1 < range.most ? value - 1 : range.most};
  default: return range;
  }
}

/* Warns of numbers that no attribute can have at once: at_least(5) and at_most(3). */
static void lint_ranges(Loader *l, const LintTests *tests)
{
  for (int i = 0; i < tests->count; i++) {
    const ArbAttribute *row = &l->rules->attributes[tests->items[i].attribute];
    Range range = {INT32_MIN, INT32_MAX};
    if (row->kind != ARB_A_NUMBER && row->kind != ARB_A_BOOL) continue;
    for (int k = 0; k <= i; k++)
      if (tests->items[k].attribute == tests->items[i].attribute && tests->items[k].known)
        range = narrowed(range, &tests->items[k]);
    if (range.least > range.most)
      bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, row->rule,
                       "'%s' cannot be all of that at once", row->name);
  }
}

bool bind_lint_may_be(const Loader *l, const char *type)
{
  int32_t types = l->lint->card_types;
  return types == ALL_TYPES || (types & types_in(l->rules, type)) != 0;
}

void bind_lint_selector(Loader *l, const LintTests *tests, uint32_t zones, bool me)
{
  char names[NAMES_MAX];
  if (!l->lint) return;
  int32_t types = types_left(l, tests, me ? l->lint->card_types : ALL_TYPES);
  if (!types) {
    bind_loader_warn(l, BIND_C_MATCHES_NOTHING, "type", NULL,
                     "nothing is of all these types at once");
    return;
  }
  lint_attributes(l, tests, types);
  lint_against(l, tests);
  lint_ranges(l, tests);
  lint_places(l, tests);
  lint_place_words(l, tests, types);
  lint_together(l, tests, types);
  for (int i = 0; me && i < tests->count; i++)
    if (is_true(&tests->items[i]))
      lint_while_it_works(l, &l->rules->attributes[tests->items[i].attribute]);
  if (me) note_places(l, tests);
  if (me || !zones || types == ALL_TYPES || types_of_zones(l->rules, zones) & types) return;
  bind_loader_warn(l, BIND_C_MATCHES_NOTHING, "zone", NULL, "%s is never in this zone",
                   name_types(l->rules, types, names, sizeof names));
}

/* ---- Numbers ------------------------------------------------------------------------ */

void bind_lint_number(Loader *l, ArbOp op, int attribute)
{
  char names[NAMES_MAX];
  bool player = op == ARB_N_YOU || op == ARB_N_OPPONENT;
  if (!l->lint || attribute >= l->rules->attribute_count) return;
  const ArbAttribute *row = &l->rules->attributes[attribute];
  int32_t types = l->lint->card_types;
  if (op == ARB_N_ME) lint_while_it_works(l, row);
  if (!row->of || (!player && op != ARB_N_ME)) return;
  if (player && !is_among("player", row->of))
    bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, row->rule,
                     "'%s' is asked of a player, and only a %s has it", row->name, row->of);
  else if (!player && strcmp(row->of, "player") == 0)
    bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, row->rule,
                     "'%s' is asked of this card, and only players have it: number.you(\"%s\")",
                     row->name, row->name);
  else if (!player && types != ALL_TYPES && !(types_in(l->rules, row->of) & types))
    bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, row->rule,
                     "'%s' is asked of %s, and only a %s has it", row->name,
                     name_types(l->rules, types, names, sizeof names), row->of);
}

/* ---- Abilities --------------------------------------------------------------------- */

/* The types of the subject at the top of the stack: "me" or a selector. */
static int32_t types_of_subject(lua_State *L, const Loader *l)
{
  TagInfo info = bind_script_tag(L, -1);
  if (lua_type(L, -1) == LUA_TSTRING) return l->lint->card_types;
  if (info.tag != TAG_SELECTOR || strcmp(info.what, "card") == 0) return card_types(l->rules);
  return types_in(l->rules, info.what);
}

/* Warns of events that never happen to the subject. */
static void lint_events(lua_State *L, Loader *l, const Draft *draft)
{
  char names[NAMES_MAX];
  bool said = draft->event_count && bind_draft_field(L, draft, "subject");
  bool own = said ? lua_type(L, -1) == LUA_TSTRING : draft->a->flags & ARB_SUBJECT_ME;
  int32_t types = said ? types_of_subject(L, l) : l->lint->card_types;
  if (said) lua_pop(L, 1);
  if (!said && !own) return;
  if (own && draft->a->flags & ARB_HAS_NAME) return; /* "me" is the card that it is given to */
  for (int i = 0; own && l->lint->never && i < draft->event_count; i++)
    if (strcmp(l->rules->events[draft->events[i] - 1].name, l->lint->never) == 0)
      bind_loader_warn(l, BIND_C_MATCHES_NOTHING, l->part,
                       l->rules->events[draft->events[i] - 1].rule, "%s", l->lint->never_why);
  for (int i = 0; i < draft->event_count; i++) {
    const ArbNamed *event = &l->rules->events[draft->events[i] - 1];
    if (!event->of || types_in(l->rules, event->of) & types) continue;
    bind_loader_warn(
        l, BIND_C_MATCHES_NOTHING, "subject", event->rule,
        *event->of ? "the event '%s' never happens to %s" : "the event '%s' has no subject",
        event->name,
        types == card_types(l->rules) ? "a card"
                                      : name_types(l->rules, types, names, sizeof names));
  }
}

/* Warns of fields about facts that these events do not have. */
static void lint_fields(lua_State *L, Loader *l, const Draft *draft)
{
  for (const FieldRow *row = l->words->fields; row->name; row++) {
    if (!row->events && !row->not_events) continue;
    if (row->kinds && !(row->kinds >> draft->a->kind & 1)) continue;
    if (!bind_draft_field(L, draft, row->name)) continue;
    lua_pop(L, 1);
    for (int i = 0; i < draft->event_count; i++) {
      const ArbNamed *event = &l->rules->events[draft->events[i] - 1];
      if (row->events && !is_among(event->name, row->events))
        bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, event->rule,
                         "the event '%s' does not tell '%s': only %s", event->name, row->name,
                         row->events);
      if (row->not_events && is_among(event->name, row->not_events))
        bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, event->rule,
                         "the event '%s' does not tell '%s'", event->name, row->name);
    }
  }
}

/* Warns of conditions about this card that never hold where its ability works. */
static void lint_me(Loader *l, const Draft *draft)
{
  uint32_t zones = draft->a->active_zones;
  if (zones && !(zones & l->lint->me_zones))
    bind_loader_warn(l, BIND_C_MATCHES_NOTHING, "active_in", NULL,
                     "its conditions ask what no card in this zone has");
}

/* Warns of a passive that changes an attribute which the affected cards never have: Might of
** spells. */
static void lint_changes(lua_State *L, Loader *l, const Draft *draft)
{
  char names[NAMES_MAX];
  if (!bind_draft_field(L, draft, "affects")) return;
  int32_t types = types_of_subject(L, l);
  lua_pop(L, 1);
  for (const FieldRow *row = l->words->fields; row->name && types != ALL_TYPES; row++) {
    int attribute = bind_attribute_of(l->rules, row->name);
    const char *of = attribute < 0 ? NULL : l->rules->attributes[attribute].of;
    if (!of || types_in(l->rules, of) & types || !bind_draft_field(L, draft, row->name)) continue;
    lua_pop(L, 1);
    bind_loader_warn(l, BIND_C_MATCHES_NOTHING, row->name, l->rules->attributes[attribute].rule,
                     "'%s' of %s is changed, and only a %s has it", row->name,
                     name_types(l->rules, types, names, sizeof names), of);
  }
}

/* Warns of an ability without a cost, which a player could use any number of times. */
static void lint_cost(lua_State *L, Loader *l, const Draft *draft)
{
  static const char *const limits[] = {"cost", "once_each_turn", NULL};
  if (!draft->word->paid) return;
  for (int i = 0; limits[i]; i++)
    if (bind_draft_field(L, draft, limits[i])) {
      lua_pop(L, 1);
      return;
    }
  bind_loader_warn(l, BIND_C_NO_COST, draft->word->word, draft->word->paid,
                   "without 'cost' it is used as often as one likes: cost = { ... }");
}

void bind_lint_paid(Loader *l, const char *word, const ArbNamed *event, bool there)
{
  char names[NAMES_MAX];
  if (!l->lint) return;
  int32_t types = l->lint->card_types;
  if (!there)
    bind_loader_warn(l, BIND_C_MATCHES_NOTHING, word, event->rule,
                     "%s = \"me\" is never paid where this ability works", word);
  else if (!l->named && types != ALL_TYPES && !(types_in(l->rules, event->of) & types))
    bind_loader_warn(l, BIND_C_MATCHES_NOTHING, word, event->rule,
                     "%s = \"me\" is never paid: it happens to %s only, and this is %s", word,
                     event->of, name_types(l->rules, types, names, sizeof names));
}

void bind_lint_ability(lua_State *L, Loader *l, const Draft *draft)
{
  char names[NAMES_MAX];
  if (!l->lint) return;
  lint_events(L, l, draft);
  lint_fields(L, l, draft);
  lint_me(l, draft);
  lint_changes(L, l, draft);
  lint_cost(L, l, draft);
  uint32_t zones = draft->a->active_zones;
  int32_t types = l->lint->card_types;
  if (!zones || types == ALL_TYPES || types_of_zones(l->rules, zones) & types) return;
  bind_loader_warn(l, BIND_C_MATCHES_NOTHING, "active_in", NULL, "%s is never in this zone",
                   name_types(l->rules, types, names, sizeof names));
}
