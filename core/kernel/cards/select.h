/* SPDX-License-Identifier: MIT */
/*
** select.h -- numbers as data, and compiled predicates over objects.
**
** A *number* is a few postfix operations over constants, attributes, counts and sums.  A *selector*
** is a list of tests (attribute, comparison, number) and the zones that it looks in.  Both are
** compiled when cards are loaded, and evaluated here in C without a script.
**
** The game gives attributes their meaning: the kernel asks rules->attribute(...).  A test on an
** object that has no such attribute (ARB_NULL) is false.
*/
#ifndef ARB_SELECT_H
#define ARB_SELECT_H

#include "kernel/block/script.h"

typedef enum ArbOp {
  /* One operand or none. */
  ARB_N_CONST,    /* value */
  ARB_N_ME,       /* attribute `a` of me */
  ARB_N_SUBJECT,  /* attribute `a` of the object under test */
  ARB_N_REF,      /* attribute `a` of refs[value] */
  ARB_N_YOU,      /* attribute `a` of the player who is "you" */
  ARB_N_OPPONENT, /* attribute `a` of the next opponent of "you" */
  ARB_N_GAME,     /* attribute `a` of the game: of no object */
  ARB_N_TARGET,   /* attribute `a` of targets[value] */
  ARB_N_ARG,      /* args[value] */
  ARB_N_EVENT,    /* the amount of the event */
  ARB_N_COUNT,    /* the number of objects that selector `a` finds */
  ARB_N_SUM,      /* the sum of attribute `b` over selector `a` */
  ARB_N_HIGHEST,  /* the highest attribute `b` over selector `a`; none when it finds nothing */
  ARB_N_LOWEST,   /* the lowest attribute `b` over selector `a`; none when it finds nothing */
  ARB_N_DISTINCT, /* the number of different values of attribute `b` over selector `a` */
  ARB_N_GIVEN_UP, /* the sum of attribute `a` over what is given up; ARB_HOW_MANY: its number */
  ARB_N_TALLY,    /* tally `a` of "you" */
  ARB_N_X,        /* the X that was chosen when the item was played */
  ARB_N_SCRIPT,   /* function `value`, read-only */
  /* Two operands, from here on. */
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

/* The most values that the evaluation of a number may hold at once, when the number is built.  A
** number joined by arb_build_both holds one more. */
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
  ARB_TAGGED, /* the object has tag `value` (ArbRules.tagged) */
  ARB_NAMED,  /* the object has the name of definition `value` (ArbRules.named) */
  ARB_NOT_TAGGED,
  ARB_NOT_NAMED,
  ARB_RELATED /* the relation holds to an object of selector `value` (ArbRules.related) */
} ArbCompare;

typedef struct ArbTest {
  uint8_t attribute, compare;
  uint8_t or_next; /* 1: this test or the next one must hold */
  uint8_t reserved;
  ArbNumber number;
} ArbTest;

/* Most tests are yes-or-no questions about an object, its *facts*.  The game can answer all facts
** at once, as a bit each (ArbRules.opens).  A gate stands for a selector's tests of facts. */
typedef struct ArbGate {
  uint32_t all, none; /* facts that must all hold, and facts of which none may hold */
  uint32_t any[2];    /* two groups of which at least one fact must hold; 0: no such group */
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
  uint8_t not_me;    /* 1: "other": me does not match */
  uint8_t only_me;   /* 1: only me matches */
  uint16_t gated;    /* number of tests that the gate stands for; they come first */
  uint16_t things;   /* kinds of ids, a bit each, of objects that are not cards */
  uint16_t zoned;    /* 1: the script names the zones; 0: they are the usual ones */
  uint16_t reserved;
  ArbGate gate;
} ArbSelector;

/* Moves the tests that a gate can stand for to the front and makes the gate of them.  Done once,
** when the card pool is finished. */
struct ArbRules;
void arb_selector_compile(const struct ArbRules *rules, const ArbTerm *terms, ArbTest *tests,
                          ArbSelector *selector);

/* Tells which state a number or a selector reads, as bits of the game's.  The game answers for each
** part; the kernel joins the answers. */
typedef struct ArbLook {
  uint32_t (*term)(const ArbTerm *term);
  uint32_t (*test)(const ArbTest *test);
  uint32_t (*selector)(const ArbSelector *selector); /* may be NULL */
} ArbLook;
/* The attribute that a term or a test reads, of one object or of several; -1: none. */
int arb_term_attribute(const ArbTerm *term);
static inline bool test_is_of_tags(const ArbTest *test)
{
  return test->compare == ARB_TAGGED || test->compare == ARB_NOT_TAGGED;
}
struct ArbCards;
uint32_t arb_number_looks(const struct ArbCards *cards, const ArbLook *look, ArbNumber number);
uint32_t arb_selector_looks(const struct ArbCards *cards, const ArbLook *look, int selector1);

/* The value of a number that has terms; ARB_NULL: it has none now. */
int32_t arb_number_value(ArbGame *game, ArbNumber number, const ArbContext *context);
/* The value of a number; 0 when there is no number, or its value is none. */
static inline int32_t number_or_zero(ArbGame *game, ArbNumber number, const ArbContext *context)
{
  int32_t value = number.count ? arb_number_value(game, number, context) : 0;
  return value == ARB_NULL ? 0 : value;
}
/* The value of a number as an amount from 0 to `most`; `otherwise` when there is no number. */
int arb_number_within(ArbGame *game, ArbNumber number, const ArbContext *context, int otherwise,
                      int most);
bool arb_selector_matches(ArbGame *game, int selector1, const ArbContext *context, ArbId object);
/* The object matches and, where the selector names zones, lies in one of them. */
bool arb_selector_fits(ArbGame *game, int selector1, const ArbContext *context, ArbId object);
/* The object matches and lies in a zone that the selector looks in. */
bool arb_selector_finds(ArbGame *game, int selector1, const ArbContext *context, ArbId object);
/* An upper bound for the number of objects that any selector finds. */
int arb_selector_room(ArbGame *game);
/* Calls `visit` for every match until it returns false: cards in zone order, then the objects that
** are not cards. */
typedef bool ArbMatchVisitor(ArbGame *game, ArbId object, void *data);
void arb_selector_each(ArbGame *game, int selector1, const ArbContext *context,
                       ArbMatchVisitor *visit, void *data);
/* Writes the matches in the order of arb_selector_each, at most `max`.  Returns how many there
** are. */
int arb_selector_list(ArbGame *game, int selector1, const ArbContext *context, ArbId *out, int max);
int arb_selector_count(ArbGame *game, int selector1, const ArbContext *context);

#endif
