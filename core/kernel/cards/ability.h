/* SPDX-License-Identifier: MIT */
/*
** ability.h -- what the records of a card, an ability, a choice have in common in every game.
**
** A game's record begins with the house's head and goes on with what is its own:
**
**     typedef struct RbAbility {
**       ARB_ABILITY_HEAD;
**       uint8_t timing;
**       ...
**     } RbAbility;
**
** Its fields are then the game's (ability->event1), and `&ability->head` is what the house
** reads and fills in: the loader compiles the same words into the records of any game.
*/
#ifndef ARB_ABILITY_H
#define ARB_ABILITY_H

#include "kernel/cards/select.h"

/* ---- A card --------------------------------------------------------------- */

#define ARB_CARD_FIELDS                                                                         \
  const char *id, *name;                                                                        \
  const char *aliases;     /* further names, one a line, or NULL */                             \
  const char *file;        /* its script, or NULL */                                            \
  const char *unsupported; /* why it cannot be executed, or NULL */                             \
  const char *type_name;   /* of its type */                                                    \
  const char *text;        /* its author's words for it, or NULL */                             \
  const char *mod;         /* the mod it comes with, or NULL */                                 \
  uint64_t hash;           /* of its script */                                                  \
  uint8_t token;                                                                                \
  uint8_t by_id;  /* its name means another card: it goes by its id only */                     \
  uint8_t copies; /* so many a deck may hold, in place of what its rules say; 0: as they say */ \
  uint16_t first_ability, ability_count;
typedef struct ArbCardHead {
  ARB_CARD_FIELDS
} ArbCardHead;
#define ARB_CARD_HEAD ARB_HEAD(ArbCardHead, ARB_CARD_FIELDS)

/* Of a pool with heads (build_heads). */
const ArbCardHead *cards_head(const struct ArbCards *cards, uint16_t def);

/* ---- What must hold -------------------------------------------------------- */

/* A yes-or-no number with what must hold of `me`. */
typedef struct ArbCondition {
  uint16_t me_selector1; /* `me` must match */
  uint16_t reserved;
  ArbNumber number; /* when present: must not be 0 or none */
} ArbCondition;

static inline bool condition_is_empty(const ArbCondition *condition)
{
  return !condition->me_selector1 && !condition->number.count;
}
/* What it looks at (select.h). */
uint32_t condition_looks(const struct ArbCards *cards, const ArbLook *look,
                         const ArbCondition *condition);
bool condition_holds(ArbGame *game, const ArbCondition *condition, const ArbContext *context);

/* Who is responsible for an event, as an ability or a tally asks. */
enum { ARB_BY_ANY, ARB_BY_YOU, ARB_BY_OPPONENT, ARB_BY_ME, ARB_BY_TEAM };

/* Counts events from the start of the turn, per player; or those of the turn before. */
typedef struct ArbTally {
  uint8_t event; /* index into the event table */
  uint8_t by;    /* ARB_BY_... */
  uint16_t subject1;
  uint8_t sources; /* of what its source's card must be a bit: types; 0: of any */
  uint8_t least;   /* only events of at least that amount */
  uint8_t sums;    /* the amounts are counted, not the events */
  uint8_t phase;   /* only in that phase, as the game says; 0: any */
  uint8_t signal1; /* of signals: of that name, plus one (ArbCards.signals) */
  uint8_t reserved;
  uint16_t last1; /* what that tally, plus one, came to last turn; nothing is counted here */
} ArbTally;
_Static_assert(sizeof(ArbTally) == 12, "compared byte by byte: no holes");

/* ---- A choice that is made while something is played ------------------------ */

/* What holds of the whole group that is chosen. */
enum { ARB_SAME_CONTROLLER = 1, ARB_SAME_PLACE = 2, ARB_OTHER_PLACES = 4 };
enum { ARB_SLOTS_MAX = 6, ARB_ANY_NUMBER = 255 };
/* A row of ArbContext.targets: what each slot chose, and what is given up to pay. */
enum { ARB_GIVEN_UP = ARB_SLOTS_MAX, ARB_TARGET_COLUMNS };

#define ARB_SLOT_FIELDS                                                                 \
  uint8_t min, max; /* max ARB_ANY_NUMBER: any number */                                \
  uint16_t selector1;                                                                   \
  uint8_t list;      /* the script gets a list, not one id */                           \
  uint8_t different; /* not an object chosen in an earlier slot ("another") */          \
  uint8_t on_slot;   /* what is attached to the choice of that slot, one-based */       \
  uint8_t same;      /* ARB_SAME_..., ARB_OTHER_PLACES */                               \
  uint8_t total1;    /* an attribute, plus one, whose sum may be at most `most` */      \
  uint8_t unless_paid;                                                                  \
  ArbNumber most;                                                                       \
  const char *extra; /* chosen only if that additional cost is paid, or unless it is */ \
  ArbCondition if_;  /* without it there is nothing to choose */
typedef struct ArbSlot {
  ARB_SLOT_FIELDS
} ArbSlot;
#define ARB_SLOT_HEAD ARB_HEAD(ArbSlot, ARB_SLOT_FIELDS)

enum { ARB_LOSES_ALL = 1, ARB_LOSES_TEXT }; /* abilities that are lost: all, or its own text */

/* ---- What a static ability says -------------------------------------------- */

#define ARB_STATIC_FIELDS                                                                   \
  uint8_t affects;   /* whom it is about: the game's */                                     \
  uint8_t loses_all; /* ARB_LOSES_...: abilities are lost ... */                            \
  uint16_t selector1;                                                                       \
  uint32_t keywords; /* given, a bit each ... */                                            \
  uint32_t valued;   /* ... of these the value is `keyword_value`, of the others 1 */       \
  ArbNumber keyword_value;                                                                  \
  uint32_t loses;      /* ... or these keywords are, a bit each */                          \
  uint32_t cannot;     /* what the affected cannot do, or be: a bit each, the game's */     \
  uint32_t plays_from; /* they may be played from these kinds of zones, too, a bit each */  \
  const char *grants;  /* the name of an ability that they have, as the card says it ... */ \
  uint16_t grants1;    /* ... its index, plus one */                                        \
  uint8_t bounded;     /* what it lowers it does not lower below `least` */                 \
  int8_t least;                                                                             \
  uint8_t trigger_class1; /* abilities of that class (the game's, plus one) trigger ... */  \
  int8_t trigger_more;    /* ... so many more times; -1: not at all */
typedef struct ArbStatic {
  ARB_STATIC_FIELDS
} ArbStatic;
#define ARB_STATIC_HEAD ARB_HEAD(ArbStatic, ARB_STATIC_FIELDS)

/* What it lowers a number by, when that is `number` so far: as much as is left above `least`. */
static inline int static_lowered(const ArbStatic *stat, int number, int change)
{
  int room = number - stat->least;
  if (!stat->bounded || change >= 0) return change;
  return room <= 0 ? 0 : -change < room ? change : -room;
}
/* What statics say of an object in one of the bytes of the game's record, summed up.  Whoever
** visits them asks each for its value, and adds it if it affects the object. */
typedef struct ArbSaid {
  ArbId object;
  size_t field;
  bool once; /* it is enough that one says it: a flag */
  int sum;
} ArbSaid;
static inline int said_value(const ArbSaid *said, const ArbStatic *stat)
{
  return *((const int8_t *)(const void *)stat + said->field);
}
static inline bool said_add(ArbSaid *said, int value) /* false: that is enough */
{
  said->sum += value;
  return !said->once;
}
/* The value of the lowest of these keywords, when what is valued comes to so much. */
static inline int static_value(const ArbStatic *stat, uint32_t keywords, int value)
{
  return stat->valued & keywords & -keywords ? value : 1;
}

/* ---- An ability -------------------------------------------------------------- */

/* Flags of abilities; a game's own begin at ARB_GAME_FLAG. */
enum {
  ARB_OPTIONAL = 1,       /* "you may" as the first words */
  ARB_ONCE_EACH_TURN = 2, /* it can be used, or triggers, once each turn */
  ARB_HAS_NAME = 4,       /* started by name: delayed, reflexive, lasting */
  ARB_OFF_BOARD = 8,      /* works from `active_zones` only, not from the board */
  ARB_SUBJECT_ME = 16,    /* the event must happen to me */
  ARB_ONLY_ONCE = 32,     /* a delayed ability that ends when it has triggered */
  ARB_GAME_FLAG = 64
};

/* What an ability cannot look at, as its file names no word for it: the event that triggered it;
** and, beyond that, itself. */
enum { ARB_BLIND_NOT, ARB_BLIND_TO_EVENT, ARB_BLIND_TO_ME };

#define ARB_ABILITY_FIELDS                                                                      \
  uint8_t kind;  /* the game's */                                                               \
  uint8_t blind; /* ARB_BLIND_... */                                                            \
  uint8_t nth;   /* "the Nth time each turn"; 0: every time */                                  \
  uint16_t line; /* where it stands in its file, for errors */                                  \
  uint32_t flags;                                                                               \
  const char *name;      /* ARB_HAS_NAME: how scripts start it; else for labels, or NULL */     \
  uint8_t event1;        /* what it waits for: index into the event table, plus one; 0: no */   \
  uint8_t by;            /* who is responsible for it: ARB_BY_... */                            \
  uint8_t by_ref1;       /* delayed: the responsible player is refs[n-1] */                     \
  uint16_t tally;        /* with nth: the tally that counts it */                               \
  uint16_t subject1;     /* selector the event's subject must match */                          \
  uint16_t place1;       /* selector the event's place must match */                            \
  uint32_t active_zones; /* kinds of zones it works from; 0: the board */                       \
  ArbCondition while_;   /* must hold for it to be active at all */                             \
  ArbCondition if_;      /* intervening condition, tested when it triggers */                   \
  uint8_t subject_ref1;  /* delayed: the subject is refs[n-1] */                                \
  uint8_t slot_count, mode_count;                                                               \
  uint8_t modes_least, modes_most; /* so many of its modes are chosen */                        \
  uint8_t signal1;                 /* of a signal: of that name, plus one (ArbCards.signals) */ \
  uint16_t source1;                /* selector that what causes the event must match */         \
  uint16_t first_mode; /* index of the first mode; they stand right behind each other */        \
  uint16_t first_slot;                                                                          \
  int32_t function; /* the script, or 0 */
typedef struct ArbAbility {
  ARB_ABILITY_FIELDS
} ArbAbility;
#define ARB_ABILITY_HEAD ARB_HEAD(ArbAbility, ARB_ABILITY_FIELDS)

/* Its own conditions. */
static inline bool ability_holds(ArbGame *game, const ArbAbility *ability,
                                 const ArbContext *context)
{
  return condition_holds(game, &ability->while_, context) &&
         condition_holds(game, &ability->if_, context);
}
/* The ability of a definition that is started by that name; -1: it has no such. */
int cards_ability_named(const struct ArbCards *cards, uint16_t def, const char *name);

#endif
