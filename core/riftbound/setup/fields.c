/* SPDX-License-Identifier: MIT */
/* fields.c -- what the fields of a static ability are about, and what they look at (fields.h). */
#include "riftbound/setup/fields.h"

#include "riftbound/rb.h"
#include "riftbound/script/script.h"

const ArbStaticField rb_static_fields[] = {
#define X(type, name, whom, about, layer, works, rule, help, shown)                             \
  ARB_STATIC_ROW(RbStatic, RB, type, ARB_MEMBER_##type(name), whom, about, layer, works, #name, \
                 rule),
  RB_PLAIN_FIELDS(X)
#undef X
#define X(type, member, whom, about, layer, word, rule) \
  ARB_STATIC_ROW(RbStatic, RB, type, member, whom, about, layer, ANYWHERE, word, rule),
      RB_MADE_FIELDS(X)
#undef X
          {0}};

/* ---- The results of the layers that they look at (472-473) ----------------------- */

static uint32_t term_reads(const ArbTerm *term)
{
  int attribute = arb_term_attribute(term);
  if (attribute >= 0) return (uint32_t)rb_attribute_reads(attribute);
  return term->op == ARB_N_SCRIPT ? RB_READS_MIGHT | RB_READS_KEYWORDS | RB_READS_DAMAGE : 0;
}

static uint32_t test_reads(const ArbTest *test)
{
  return (uint32_t)rb_attribute_reads(test->attribute) |
         (test_is_of_tags(test) ? RB_READS_TRAITS : 0);
}

const ArbLook rb_by_reading = {term_reads, test_reads, NULL};

/* ---- The state that they look at -------------------------------- */

static uint32_t term_touches(const ArbTerm *term)
{
  switch ((ArbOp)term->op) {
  case ARB_N_CONST:
  case ARB_N_ARG:
  case ARB_N_COUNT: return 0;
  case ARB_N_ME:
  case ARB_N_SUBJECT:
  case ARB_N_YOU:
  case ARB_N_OPPONENT:
  case ARB_N_GAME: return rb_attribute_looks(term->a);
  case ARB_N_SUM:
  case ARB_N_HIGHEST:
  case ARB_N_LOWEST:
  case ARB_N_DISTINCT: return rb_attribute_looks(term->b);
  case ARB_N_TALLY: return RB_TOUCH_MEMORY;
  default: return term->op < ARB_N_ADD ? UINT32_MAX : 0; /* a script may read anything */
  }
}

static uint32_t test_touches(const ArbTest *test)
{
  bool face = test->compare == ARB_TAGGED || test->compare == ARB_NAMED;
  return face ? 0 : rb_attribute_looks(test->attribute);
}

static uint32_t selector_touches(const ArbSelector *selector)
{
  return selector->zones | (selector->things ? 1u << RB_Z_CHAIN : 0);
}

static const ArbLook touches = {term_touches, test_touches, selector_touches};

/* ---- Whether they speak of what is chosen while something is played (355) --- */

static uint32_t term_chooses(const ArbTerm *term)
{
  return term->op == ARB_N_TARGET;
}

static uint32_t test_chooses(const ArbTest *test)
{
  return test->attribute == RB_A_CHOSEN_IN;
}

const ArbLook rb_by_choices = {term_chooses, test_chooses, NULL};

/* ---- One static -------------------------------------------------------------------- */

/* What decides whether a static is active and what it gives in the layers.  Statics about costs and
** the like are evaluated again each time. */
static uint32_t looked_at(const RbCards *cards, const ArbLook *look, const RbAbility *ability)
{
  const ArbCards *base = &cards->base;
  const RbStatic *stat = &ability->stat;
  return arb_condition_looks(base, look, &ability->while_) |
         arb_condition_looks(base, look, &ability->if_) |
         arb_selector_looks(base, look, stat->selector1) |
         arb_number_looks(base, look, stat->keyword_value) |
         arb_static_fields_look(base, look, stat, rb_static_fields);
}

/* Whether the layers do something with the static for which the order matters. */
static bool sets_something(const RbStatic *stat)
{
  for (const ArbStaticField *field = rb_static_fields; field->word; field++)
    if (field->layer == ARB_LAYER_SETS && arb_static_says(stat, field)) return true;
  return false;
}

/* 475.1: whether the time since which a static applies can matter.  Only a condition gives it such
** a time; and the order matters only if its layer does not just add up, or if it reads what others
** add. */
static bool is_dated(const RbAbility *a)
{
  bool conditional = !condition_is_empty(&a->while_) || !condition_is_empty(&a->if_);
  return !a->active_zones && conditional && (sets_something(&a->stat) || a->reads & RB_READS_MIGHT);
}

/* 356.4: a change of costs that depends on choices, of one part of a cost, or any other. */
static uint32_t about_costs(const RbStatic *stat)
{
  bool costs = stat->cost_energy.count || stat->cost_power.count;
  bool parts = costs && stat->part >= RB_PART_REPEAT;
  bool chosen = stat->choosing1 || stat->either || stat->of_choices;
  return (chosen ? RB_ABOUT_CHOICE : 0) | (parts ? RB_ABOUT_PARTS : 0) |
         (costs && !chosen && !parts ? RB_ABOUT_COST : 0);
}

/* Whether numbers of its change of costs depend on choices. */
static bool changes_by_choices(const RbCards *cards, const RbStatic *stat)
{
  return arb_number_looks(&cards->base, &rb_by_choices, stat->cost_energy) |
         arb_number_looks(&cards->base, &rb_by_choices, stat->cost_power);
}

static uint32_t about(const RbCards *cards, const RbAbility *ability)
{
  const RbStatic *stat = &ability->stat;
  uint32_t topics = arb_static_topics(stat, rb_static_fields) | about_costs(stat);
  if (stat->cannot & (uint32_t)RB_BANS_PLAY) topics |= RB_ABOUT_PLAY_BANS;
  if (stat->cannot & ~(uint32_t)RB_BANS_PLAY) topics |= RB_ABOUT_BANS;
  if (stat->keywords & cards->extra_keywords) topics |= RB_ABOUT_EXTRAS;
  if (topics & RB_ABOUT_LAYERS && ability->looks == UINT32_MAX) topics |= RB_ABOUT_SCRIPT;
  return topics;
}

void rb_index_static(const RbCards *cards, RbAbility *ability)
{
  uint32_t conditions = arb_condition_looks(&cards->base, &rb_by_reading, &ability->while_) |
                        arb_condition_looks(&cards->base, &rb_by_reading, &ability->if_);
  uint32_t might = ability->stat.bounded ? RB_READS_MIGHT : 0; /* how much is there */
  ability->reads = (uint8_t)(looked_at(cards, &rb_by_reading, ability) | might);
  ability->condition_reads = (uint8_t)(conditions & RB_READS_RESULTS);
  ability->dated = is_dated(ability);
  ability->looks = looked_at(cards, &touches, ability);
  ability->stat.of_choices = changes_by_choices(cards, &ability->stat);
  ability->about = about(cards, ability);
}
