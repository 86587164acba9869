/* SPDX-License-Identifier: MIT */
/*
** cards.h -- what a card of Shadowverse: Evolve *is* (2): the read-only pool beside the game.
**
** An EvBuilder fills these records; during play nothing here changes.  Everything
** is an index: abilities into `abilities`, selectors are one-based (0: none),
** script functions are one-based numbers the host understands (0: none).
*/
#ifndef EV_CARDS_H
#define EV_CARDS_H

#include "kernel/ability.h"
#include "kernel/build.h"
#include "kernel/event_set.h"

typedef enum EvType { /* 2.3.2 */
                      EV_NO_TYPE,
                      EV_LEADER,
                      EV_FOLLOWER,
                      EV_AMULET,
                      EV_SPELL,
                      EV_TYPES
} EvType;
enum { EV_EVOLVED = 1, EV_TOKEN = 2 }; /* special types (2.3.3, 9) */

enum { EV_TRAITS_MAX = 4 };

/* 2.2, in the order of chapter 13 */
enum {
  EV_NEUTRAL,
  EV_FORESTCRAFT,
  EV_SWORDCRAFT,
  EV_RUNECRAFT,
  EV_DRAGONCRAFT,
  EV_ABYSSCRAFT,
  EV_HAVENCRAFT,
  EV_CLASSES
};

/* Keywords without further text (12): a bit each, so that several instances are one. */
#define EV_KEYWORDS(X)                 \
  X(QUICK, "quick", "12.3")            \
  X(WARD, "ward", "12.8")              \
  X(STORM, "storm", "12.9")            \
  X(RUSH, "rush", "12.10")             \
  X(ASSAIL, "assail", "12.11")         \
  X(INTIMIDATE, "intimidate", "12.12") \
  X(DRAIN, "drain", "12.13")           \
  X(BANE, "bane", "12.14")             \
  X(AURA, "aura", "12.15")
enum {
#define X(id, name, rule) EV_KW_##id,
  EV_KEYWORDS(X)
#undef X
      EV_KEYWORD_COUNT
};

/* What must be paid (10.4), in the order in which it is paid. */
typedef struct EvCost {
  int8_t play_points;
  uint8_t engage_me; /* 10.4.6 */
} EvCost;

typedef enum EvAbilityKind { /* 10.1.1 */
                             EV_ACTIVATED = 1,
                             EV_AUTOMATIC,
                             EV_SPELL_TEXT,
                             EV_MODE /* an option of one of these (5.17) */
} EvAbilityKind;

/* What the card with an automatic ability must be in the event that triggers it. */
enum {
  EV_TO_ME = 1, /* ... what it happens to */
  EV_BY_ME = 2, /* ... what does it */
  EV_TO_YOU = 4 /* it happens to what the ability's controller has, or to him */
};

/* Ability flags */
enum {
  EV_IS_EVOLVE = ARB_GAME_FLAG,          /* 12.2 */
  EV_HAS_QUICK = ARB_GAME_FLAG << 1,     /* 12.3.3 */
  EV_ATTACK_DAMAGE = ARB_GAME_FLAG << 2, /* the event must be attack damage (12.13.2.1) */
  EV_FROM_FIELD = ARB_GAME_FLAG << 3     /* ... must begin on the field (12.5.3) */
};

/* What is selected as a card or ability is played (10.6.2.3), in order; `min` less than
** `max`: "up to" (10.6.2.3.2). */
typedef ArbSlot EvSlot;

typedef struct EvAbility {
  ARB_ABILITY_HEAD; /* kind: EvAbilityKind; its options stand in `first_mode` (5.17.1) */
  EvCost cost;
  uint8_t role;                          /* EV_TO_ME ... */
  void (*run)(ArbGame *game, int item1); /* what it does when it is one of the engine's own */
} EvAbility;

typedef struct EvCardDef {
  ARB_CARD_HEAD;
  uint8_t type, special, class_;
  int8_t cost; /* 2.5: printed, 0 for what has none */
  int16_t attack, defense;
  uint32_t keywords; /* a bit each */
  uint8_t trait_count;
  uint16_t traits[EV_TRAITS_MAX]; /* indices into trait names */
  uint16_t first_ability, ability_count;
  /* worked out: */
  uint16_t called;     /* the first definition of the same name */
  ArbEventSet watches; /* events its abilities look for */
} EvCardDef;

typedef struct EvCards {
  ArbCards base;
  EvCardDef *defs; /* 1-based */
  EvAbility *abilities;
  int ability_count;
  EvSlot *slots;
  int slot_count;
  const char **traits; /* 2.4 */
  int trait_count;
  uint16_t keyword_ability1[EV_KEYWORD_COUNT]; /* what a keyword stands for; 0: no ability */
  ArbEventSet keyword_watches, watches;        /* of all keywords; of all cards and keywords */
  ArbOwned owned;
} EvCards;

static inline const EvCards *ev_cards(const ArbCards *cards)
{
  return (const EvCards *)cards;
}

/* ---- Building a pool ----------------------------------------------------- */

typedef struct EvBuilder EvBuilder;

EvBuilder *ev_builder_new(void);
/* Strings, numbers and selectors go into the kernel's part of it. */
ArbBuilder *ev_builder_base(EvBuilder *builder);
int ev_builder_slots(EvBuilder *builder, const EvSlot *slots, int count); /* first index */
int ev_builder_trait(EvBuilder *builder, const char *name); /* the same for the same name */
/* Abilities of one card must be added in a row; the index of the first one goes into its
** definition.  Texts are copied. */
int ev_builder_ability(EvBuilder *builder, const EvAbility *ability);
/* 12.2: "evolve this follower" for so many play points. */
int ev_builder_evolve(EvBuilder *builder, int play_points);
int ev_builder_card(EvBuilder *builder, const EvCardDef *def); /* definition number */
/* Freezes the pool; the builder is gone. */
ArbCards *ev_builder_finish(EvBuilder *builder);
void ev_builder_free(EvBuilder *builder); /* without a pool */

extern const ArbRules ev_rules;

#endif
