/* SPDX-License-Identifier: MIT */
/*
** ability.h -- the fields that cards, abilities and choices have in every game.
**
** A game's record begins with the kernel's head and continues with the game's own fields:
**
**     typedef struct RbAbility {
**       ARB_ABILITY_HEAD;
**       uint8_t timing;
**       ...
**     } RbAbility;
**
** The rules of the game read the fields of the head as their own (ability->event1).  The kernel and
** the loader use `&ability->head`, so the loader compiles the same words for every game.
*/
#ifndef ARB_ABILITY_H
#define ARB_ABILITY_H

#include "kernel/cards/select.h"

/* ---- A card --------------------------------------------------------------- */

#define ARB_CARD_FIELDS                                                              \
  const char *id, *name;                                                             \
  const char *aliases;     /* further names, one a line, or NULL */                  \
  const char *file;        /* its script, or NULL */                                 \
  const char *unsupported; /* why the engine cannot execute it, or NULL */           \
  const char *type_name;   /* the name of its type */                                \
  const char *text;        /* the text that its author wrote, or NULL */             \
  const char *mod;         /* the mod that it comes with, or NULL */                 \
  uint64_t hash;           /* the hash of its script */                              \
  uint8_t token;                                                                     \
  uint8_t by_id;  /* 1: its name means another card, so only its id finds it */      \
  uint8_t copies; /* copies allowed in a deck; 0: as many as the deck rules allow */ \
  uint16_t first_ability, ability_count;
typedef struct ArbCardHead {
  ARB_CARD_FIELDS
} ArbCardHead;
#define ARB_CARD_HEAD ARB_HEAD(ArbCardHead, ARB_CARD_FIELDS)

/* The head of a definition; for pools with heads (arb_build_heads). */
const ArbCardHead *arb_cards_head(const struct ArbCards *cards, uint16_t def);

/* ---- What must hold -------------------------------------------------------- */

/* A condition: `me` matches a selector, and a number is neither 0 nor none.  Either may be
** absent. */
typedef struct ArbCondition {
  uint16_t me_selector1; /* 0: no selector */
  uint16_t reserved;
  ArbNumber number; /* count 0: no number */
} ArbCondition;

static inline bool condition_is_empty(const ArbCondition *condition)
{
  return !condition->me_selector1 && !condition->number.count;
}
/* The bits for everything that the condition reads (select.h). */
uint32_t arb_condition_looks(const struct ArbCards *cards, const ArbLook *look,
                             const ArbCondition *condition);
bool arb_condition_holds(ArbGame *game, const ArbCondition *condition, const ArbContext *context);

/* The responsible player that an event must have, for an ability to wait for it or a tally to count
** it. */
enum { ARB_BY_ANY, ARB_BY_YOU, ARB_BY_OPPONENT, ARB_BY_ME, ARB_BY_TEAM };

/* A count of events per player, from the start of the turn; or the count of the turn before. */
typedef struct ArbTally {
  uint8_t event; /* index into the event table */
  uint8_t by;    /* ARB_BY_... */
  uint16_t subject1;
  uint8_t sources; /* the types that the source's card may have, a bit each; 0: any */
  uint8_t least;   /* only events with at least this amount */
  uint8_t sums;    /* 1: adds up the amounts; 0: counts the events */
  uint8_t phase;   /* only events in this phase (the game's number); 0: any */
  uint8_t signal1; /* signals: the index of the name in ArbCards.signals, plus one */
  uint8_t ever;    /* 1: counts over the whole game, not this turn */
  uint16_t last1;  /* not 0: the result of tally `last1` - 1 in the turn before */
} ArbTally;
_Static_assert(sizeof(ArbTally) == 12, "compared byte by byte: no holes");

/* ---- A choice that is made while something is played ------------------------ */

/* What must be true of all objects chosen for a slot together. */
enum { ARB_SAME_CONTROLLER = 1, ARB_SAME_PLACE = 2, ARB_OTHER_PLACES = 4 };
enum { ARB_SLOTS_MAX = 6, ARB_ANY_NUMBER = 255 };
/* The columns of a row of ArbContext.targets: the slots, and the objects given up as a cost. */
enum { ARB_GIVEN_UP = ARB_SLOTS_MAX, ARB_TARGET_COLUMNS };

#define ARB_SLOT_FIELDS                                                                  \
  uint8_t min, max; /* max ARB_ANY_NUMBER: any number */                                 \
  uint16_t selector1;                                                                    \
  uint8_t list;        /* 1: the script gets a list, not one id */                       \
  uint8_t different;   /* 1: no object chosen for an earlier slot ("another") */         \
  uint8_t on_slot;     /* only objects attached to the choice of this slot, one-based */ \
  uint8_t same;        /* ARB_SAME_..., ARB_OTHER_PLACES */                              \
  uint8_t total1;      /* an attribute, plus one, whose sum may be at most `most` */     \
  uint8_t unless_paid; /* 1: the slot exists if the cost `extra` is not paid */          \
  ArbNumber most;                                                                        \
  const char *extra; /* the additional cost that the slot depends on, or NULL */         \
  ArbCondition if_;  /* the slot exists only if this holds */
typedef struct ArbSlot {
  ARB_SLOT_FIELDS
} ArbSlot;
#define ARB_SLOT_HEAD ARB_HEAD(ArbSlot, ARB_SLOT_FIELDS)

enum { ARB_LOSES_ALL = 1, ARB_LOSES_TEXT }; /* loses all abilities, or those of its own text */

/* ---- What a static ability says -------------------------------------------- */

#define ARB_STATIC_FIELDS                                                                   \
  uint8_t affects;   /* the objects that it affects; the numbers are the game's */          \
  uint8_t loses_all; /* ARB_LOSES_...: the abilities that the affected objects lose */      \
  uint16_t selector1;                                                                       \
  uint32_t keywords; /* keywords given, a bit each */                                       \
  uint32_t valued;   /* given keywords with the value `keyword_value`; the others have 1 */ \
  ArbNumber keyword_value;                                                                  \
  uint32_t loses;      /* keywords lost, a bit each */                                      \
  uint32_t cannot;     /* what the affected objects cannot do or be: the game's bits */     \
  uint32_t plays_from; /* kinds of zones that they may also be played from, a bit each */   \
  const char *grants;  /* the name of an ability that they get, or NULL */                  \
  uint16_t grants1;    /* the index of the ability `grants`, plus one */                    \
  uint8_t bounded;     /* 1: it does not lower a number below `least` */                    \
  int8_t least;                                                                             \
  uint8_t trigger_class1; /* a class of abilities (the game's, plus one), or 0 */           \
  int8_t trigger_more;    /* how many times more these trigger; -1: not at all */
typedef struct ArbStatic {
  ARB_STATIC_FIELDS
} ArbStatic;
#define ARB_STATIC_HEAD ARB_HEAD(ArbStatic, ARB_STATIC_FIELDS)

/* The part of `change` that the static ability makes to `number`: a bounded one lowers no number
** below `least`. */
static inline int static_lowered(const ArbStatic *stat, int number, int change)
{
  int room = number - stat->least;
  if (!stat->bounded || change >= 0) return change;
  return room <= 0 ? 0 : -change < room ? change : -room;
}
/* One byte of the game's static record, added up over all static abilities that affect an object.
** A visitor of static abilities asks each for its value (said_value), and adds the value if the
** ability affects the object (said_add). */
typedef struct ArbSaid {
  ArbId object;
  size_t field; /* offset of the byte in the record */
  bool once;    /* a flag: one static ability that has it is enough */
  int sum;
} ArbSaid;
static inline int said_value(const ArbSaid *said, const ArbStatic *stat)
{
  return *((const int8_t *)(const void *)stat + said->field);
}
static inline bool said_add(ArbSaid *said, int value) /* false: no more are needed */
{
  said->sum += value;
  return !said->once;
}
/* The value of the lowest-numbered keyword in `keywords`.  `value` is that of the valued ones. */
static inline int static_value(const ArbStatic *stat, uint32_t keywords, int value)
{
  return stat->valued & keywords & -keywords ? value : 1;
}

/* ---- An ability -------------------------------------------------------------- */

/* Flags of abilities; a game's own begin at ARB_GAME_FLAG. */
enum {
  ARB_OPTIONAL = 1,       /* "you may" as the first words */
  ARB_ONCE_EACH_TURN = 2, /* it can be used once each turn, or triggers once each turn */
  ARB_HAS_NAME = 4,       /* a script starts it by its name: delayed, reflexive, lasting */
  ARB_OFF_BOARD = 8,      /* it works from `active_zones` only, not from the board */
  ARB_SUBJECT_ME = 16,    /* the event must happen to the object that has the ability */
  ARB_ONLY_ONCE = 32,     /* a delayed ability that ends when it has triggered */
  ARB_GAME_FLAG = 64
};

/* What an ability certainly does not read, because its script names no word for it.  TO_EVENT:
** the event that triggered it.  TO_ME: also the object that has it.  TO_REFS: its function does
** not read either what it was begun with. */
enum { ARB_BLIND_NOT, ARB_BLIND_TO_EVENT, ARB_BLIND_TO_ME, ARB_BLIND_TO_REFS };

#define ARB_ABILITY_FIELDS                                                                  \
  uint8_t kind;  /* the game's */                                                           \
  uint8_t blind; /* ARB_BLIND_... */                                                        \
  uint8_t nth;   /* "the Nth time each turn"; 0: every time */                              \
  uint16_t line; /* its line in its file, for errors */                                     \
  uint32_t flags;                                                                           \
  const char *name;      /* ARB_HAS_NAME: the name for scripts; else for labels, or NULL */ \
  uint8_t event1;        /* the event it waits for: table index, plus one; 0: none */       \
  uint8_t by;            /* the responsible player: ARB_BY_... */                           \
  uint8_t by_ref1;       /* delayed: the responsible player is refs[by_ref1 - 1]; 0: any */ \
  uint16_t tally;        /* with `nth`: the tally that counts the event */                  \
  uint16_t subject1;     /* selector that the event's subject must match */                 \
  uint16_t place1;       /* selector that the event's place must match */                   \
  uint32_t active_zones; /* kinds of zones it works from, a bit each; 0: the board */       \
  ArbCondition while_;   /* it is active only while this holds */                           \
  ArbCondition if_;      /* condition that is tested when it triggers */                    \
  uint8_t subject_ref1;  /* delayed: the subject is refs[subject_ref1 - 1]; 0: any */       \
  uint8_t slot_count, mode_count;                                                           \
  uint8_t modes_least, modes_most; /* how many of its modes are chosen */                   \
  uint8_t signal1;     /* signals: the index of the name in ArbCards.signals, plus one */   \
  uint16_t source1;    /* selector that the event's source must match */                    \
  uint16_t first_mode; /* index of the first mode; the others follow it */                  \
  uint16_t first_slot;                                                                      \
  int32_t function; /* the script function, or 0 */
typedef struct ArbAbility {
  ARB_ABILITY_FIELDS
} ArbAbility;
#define ARB_ABILITY_HEAD ARB_HEAD(ArbAbility, ARB_ABILITY_FIELDS)

/* Whether both conditions of the ability hold. */
static inline bool ability_holds(ArbGame *game, const ArbAbility *ability,
                                 const ArbContext *context)
{
  return arb_condition_holds(game, &ability->while_, context) &&
         arb_condition_holds(game, &ability->if_, context);
}
/* The index of the definition's ability that scripts start by this name; -1: there is none. */
int arb_cards_ability_named(const struct ArbCards *cards, uint16_t def, const char *name);

#endif
