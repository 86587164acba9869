/* SPDX-License-Identifier: MIT */
/*
** select.h -- numbers as data, and compiled predicates over objects.
**
** A *number* is a few postfix operations over constants, attributes, counts
** and sums; a *selector* is a list of tests (attribute, comparison, number)
** with the zones it looks in.  Both are compiled when cards are loaded and
** evaluated here in C, without a script.
**
** What an attribute means is the game's: the kernel only asks
** rules->attribute(...).  A test on something that has no such attribute
** (ARB_NULL) is false.
*/
#ifndef ARB_SELECT_H
#define ARB_SELECT_H

#include "kernel/block/script.h"

typedef enum ArbOp {
  /* numbers */
  ARB_N_CONST,    /* value */
  ARB_N_ME,       /* attribute `a` of me */
  ARB_N_SUBJECT,  /* attribute `a` of the object under test */
  ARB_N_REF,      /* attribute `a` of refs[value] */
  ARB_N_YOU,      /* attribute `a` of the player who is "you" */
  ARB_N_OPPONENT, /* attribute `a` of the next opponent of "you" */
  ARB_N_TARGET,   /* attribute `a` of targets[value] */
  ARB_N_ARG,      /* args[value] */
  ARB_N_EVENT,    /* the amount of the event */
  ARB_N_COUNT,    /* how many objects selector `a` finds */
  ARB_N_SUM,      /* of attribute `b` over selector `a` */
  ARB_N_HIGHEST,  /* of attribute `b` over selector `a`; none when it finds nothing */
  ARB_N_LOWEST,   /* ... the same */
  ARB_N_DISTINCT, /* how many different values of attribute `b` selector `a` finds */
  ARB_N_GIVEN_UP, /* the sum of attribute `a` over what is given up; ARB_HOW_MANY: how much is */
  ARB_N_TALLY,    /* tally `a` of "you" */
  ARB_N_X,        /* the number that was chosen as this was played */
  ARB_N_SCRIPT,   /* function `value`, read-only */
  /* from here on: two operands */
  ARB_N_ADD,
  ARB_N_SUB,
  ARB_N_MUL,
  ARB_N_MIN,
  ARB_N_MAX,
  ARB_N_COMPARE /* ArbCompare `a`: 1 or 0; false when an operand is none */
} ArbOp;

enum { ARB_HOW_MANY = UINT16_MAX };

typedef struct ArbTerm {
  uint8_t op;
  uint8_t b;
  uint16_t a;
  int32_t value;
} ArbTerm;

/* How many values a number may hold at once while it is worked out, when it is made; joined
** with another one (build_both) it holds one more. */
enum { ARB_NUMBER_DEPTH = 16 };

/* A slice of the card pool's terms; count 0 means "no number". */
typedef struct ArbNumber {
  uint16_t first, count;
} ArbNumber;

typedef enum ArbCompare {
  ARB_EQUAL,
  ARB_NOT_EQUAL,
  ARB_AT_MOST,
  ARB_AT_LEAST,
  ARB_LESS,
  ARB_MORE,
  ARB_HAS_ANY, /* attribute & value is not zero */
  ARB_HAS_ALL,
  ARB_HAS_NONE,
  ARB_TAGGED, /* the object's definition has tag `value` (game callback) */
  ARB_NAMED,  /* the object's definition is `value` */
  ARB_NOT_TAGGED,
  ARB_NOT_NAMED, /* ... is another one */
  ARB_RELATED    /* the object is so related to what selector `value` finds (game callback) */
} ArbCompare;

typedef struct ArbTest {
  uint8_t attribute, compare;
  uint8_t or_next; /* it is enough that this test or the next holds */
  uint8_t reserved;
  ArbNumber number;
} ArbTest;

/* Most tests are yes-or-no questions about an object that the game can answer all at
** once: its *facts*, a bit each (ArbRules.opens).  A gate stands for such tests. */
typedef struct ArbGate {
  uint32_t all, none; /* facts that must hold, and that must not */
  uint32_t any[2];    /* of each group one at least; 0: no such group */
} ArbGate;
static inline bool gate_opens(const ArbGate *gate, uint32_t facts)
{
  return (facts & gate->all) == gate->all && !(facts & gate->none) &&
         (!gate->any[0] || facts & gate->any[0]) && (!gate->any[1] || facts & gate->any[1]);
}

typedef struct ArbSelector {
  uint16_t first_test, test_count;
  uint32_t zones;    /* a bit per zone kind */
  uint16_t or_else1; /* another selector that may match instead, one-based; 0: none */
  uint8_t not_me;    /* "other": me is excluded */
  uint8_t only_me;   /* "me" */
  uint16_t gated;    /* so many of its tests, the first ones, are the gate's */
  uint16_t things;   /* objects that are no cards it looks for: a bit per kind of id */
  uint16_t zoned;    /* its zones are named: they are not just where such objects usually are */
  uint16_t reserved;
  ArbGate gate;
} ArbSelector;

/* Moves the tests a gate can stand for to the front and makes the gate of them: once,
** when the card pool is finished. */
struct ArbRules;
void selector_compile(const struct ArbRules *rules, const ArbTerm *terms, ArbTest *tests,
                      ArbSelector *selector);

/* What a number or a selector looks at, worked out from what the game says of each of its
** parts: bits of the game's own. */
typedef struct ArbLook {
  uint32_t (*term)(const ArbTerm *term);
  uint32_t (*test)(const ArbTest *test);
  uint32_t (*selector)(const ArbSelector *selector); /* may be NULL */
} ArbLook;
/* The attribute of an object, or of several, that a term or a test asks for; -1: none. */
int term_attribute(const ArbTerm *term);
static inline bool test_is_of_tags(const ArbTest *test)
{
  return test->compare == ARB_TAGGED || test->compare == ARB_NOT_TAGGED;
}
struct ArbCards;
uint32_t number_looks(const struct ArbCards *cards, const ArbLook *look, ArbNumber number);
uint32_t selector_looks(const struct ArbCards *cards, const ArbLook *look, int selector1);

int32_t number_value(ArbGame *game, ArbNumber number, const ArbContext *context);
/* ... where none counts as 0, as what is left out does. */
static inline int32_t number_or_zero(ArbGame *game, ArbNumber number, const ArbContext *context)
{
  int32_t value = number.count ? number_value(game, number, context) : 0;
  return value == ARB_NULL ? 0 : value;
}
/* An amount: what is left out is `otherwise`; never below 0, nor above `most`. */
int number_within(ArbGame *game, ArbNumber number, const ArbContext *context, int otherwise,
                  int most);
bool selector_matches(ArbGame *game, int selector1, const ArbContext *context, ArbId object);
/* It matches and, where the selector names zones, lies in one of them. */
bool selector_fits(ArbGame *game, int selector1, const ArbContext *context, ArbId object);
/* It matches and is where the selector looks. */
bool selector_finds(ArbGame *game, int selector1, const ArbContext *context, ArbId object);
/* No selector finds more objects than this. */
int selector_room(ArbGame *game);
/* Calls `visit` for every match, in zone order, what is no card last, until it returns false. */
typedef bool ArbMatchVisitor(ArbGame *game, ArbId object, void *data);
void selector_each(ArbGame *game, int selector1, const ArbContext *context, ArbMatchVisitor *visit,
                   void *data);
/* Writes at most `max` matches in that order; returns how many there are. */
int selector_list(ArbGame *game, int selector1, const ArbContext *context, ArbId *out, int max);
int selector_count(ArbGame *game, int selector1, const ArbContext *context);

#endif
