/* SPDX-License-Identifier: MIT */
/*
** cards.h -- what a card of Shadowverse: Evolve *is* (2): the read-only pool beside the game.
**
** An EvBuilder fills in these records.  Nothing here changes during play.  Records name each other
** by index: abilities by their place in `abilities`; selectors and script functions one-based, 0
** for none.
*/
#ifndef EV_CARDS_H
#define EV_CARDS_H

#include "kernel/cards/ability.h"
#include "kernel/cards/build.h"
#include "kernel/block/event_set.h"
#include "evolve/statics.h"

typedef enum EvType { /* 2.3.2 */
                      EV_NO_TYPE,
                      EV_LEADER,
                      EV_FOLLOWER,
                      EV_AMULET,
                      EV_SPELL,
                      EV_KEYWORD_CARD, /* not a card: the definition of a keyword's abilities */
                      EV_FORMAT_CARD,  /* not a card: the definition of a format's abilities */
                      EV_TYPES
} EvType;
enum { EV_EVOLVED = 1, EV_TOKEN = 2 }; /* special types (2.3.3, 9) */

enum { EV_TRAITS_MAX = 4, EV_GIVEN_TRAITS_MAX = 32 };
enum { EV_STACK_COUNTER }; /* Stack counters are the first name of counters (13.3.2) */

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

/* The words for the types of cards (2.3.2), from EV_LEADER on, and for the classes (2.2); each list
** ends with NULL. */
extern const char *const ev_type_words[EV_SPELL + 1], *const ev_class_names[EV_CLASSES + 1];

/* Keywords without further text (12).  They are a bit each, so several instances count as one. */
#define EV_KEYWORDS(X)                 \
  X(QUICK, "quick", "12.3")            \
  X(WARD, "ward", "12.8")              \
  X(STORM, "storm", "12.9")            \
  X(RUSH, "rush", "12.10")             \
  X(ASSAIL, "assail", "12.11")         \
  X(INTIMIDATE, "intimidate", "12.12") \
  X(DRAIN, "drain", "12.13")           \
  X(BANE, "bane", "12.14")             \
  X(AURA, "aura", "12.15")             \
  X(STACK, "stack", "13.3.2")
enum {
#define X(id, name, rule) EV_KW_##id,
  EV_KEYWORDS(X)
#undef X
      EV_KEYWORD_COUNT
};
/* The engine's keywords come first.  A pool may have more (ArbCards.keywords), which stand for
** abilities and may have a value. */
enum { EV_KEYWORDS_MAX = ARB_KEYWORDS_MAX, EV_OF_KEYWORD_MAX = 8 /* abilities of one keyword */ };

/* Parts of a cost (10.4.2).  CARDS: something is done to cards that the payer selects.  ME: to the
** card itself, written `field = "me"`.  AMOUNT: an amount of something is paid. */
/*   id             field             of      rule        help */
#define EV_PAYS(X)                                                                                 \
  X(ENGAGE, "engage", CARDS, "10.4.6", "engages these")                                            \
  X(COUNTERS, "counters", AMOUNT, "14.1.4", "removes counters of a name from this card")           \
  X(LEADER_DEFENSE, "leader_defense", AMOUNT, "10.4.5", "takes that much defense from the leader") \
  X(RITE, "earth_rite", CARDS, "13.3.3.2", "removes a Stack counter from an amulet with Stack")    \
  X(DISCARD, "discard", CARDS, "5.11", "discards these")                                           \
  X(BURY, "bury", CARDS, "4.9.1", "puts these into their owners' cemeteries")                      \
  X(BANISH, "banish", CARDS, "5.6", "banishes these")                                              \
  X(RETURN, "return_to_hand", CARDS, "4.7", "returns these to their owners' hands")                \
  X(BURY_ME, "bury", ME, "4.9.1", "puts this card into its owner's cemetery")                      \
  X(BANISH_ME, "banish", ME, "5.6", "banishes this card")                                          \
  X(RETURN_ME, "return_to_hand", ME, "4.7", "returns this card to its owner's hand")               \
  X(FACEUP, "turn_faceup", CARDS, "4.2.3", "turns these cards of the evolve deck faceup")          \
  X(FACEDOWN, "turn_facedown", CARDS, "4.2.3", "turns these cards of the evolve deck facedown")    \
  X(REVEAL, "reveal", CARDS, "5.20", "reveals these cards of the hand")                            \
  X(TO_TOP, "deck_top", CARDS, "5.4", "puts these on top of their owners' decks")                  \
  X(TO_BOTTOM, "deck_bottom", CARDS, "5.4", "puts these under their owners' decks")                \
  X(MILL, "mill", AMOUNT, "4.9.1", "puts cards from the top of the deck into the cemetery")        \
  X(EVOLUTION, "evolution_points", AMOUNT, "3.2.5", "takes that many evolution points")
enum { EV_PAY_CARDS, EV_PAY_ME, EV_PAY_AMOUNT };
typedef enum EvPay {
#define X(id, field, of, rule, help) EV_PAY_##id,
  EV_PAYS(X)
#undef X
      EV_PAY_COUNT
} EvPay;
typedef struct EvPart {
  uint8_t pay;        /* EvPay */
  uint8_t counter;    /* COUNTERS: index into the names of counters */
  uint8_t min, max;   /* the fewest and the most cards; AMOUNT: the amount */
  ArbNumber is;       /* when present: the number or amount, computed when it is paid */
  uint16_t selector1; /* CARDS: the cards; 0: any with which it can be done */
} EvPart;

/* A cost (10.4).  It is paid in this order: play points, engaging the card itself, the parts. */
enum { EV_PARTS_MAX = 4, EV_AMOUNT_MAX = 99 };
typedef struct EvCost {
  int8_t play_points;
  uint8_t engage_me; /* 10.4.6 */
  uint8_t part_count;
  uint8_t by_x;        /* 1: it depends on the X that its player chooses */
  ArbNumber points_is; /* when present: the play points, computed when they are paid */
  EvPart parts[EV_PARTS_MAX];
} EvCost;

static inline bool ev_costs_nothing(const EvCost *cost)
{
  return cost->play_points <= 0 && !cost->points_is.count && !cost->engage_me && !cost->part_count;
}

/* An option of playing a card or ability (10.4.7.3, 10.6.2.2.1). */
typedef struct EvOption {
  const char *name; /* for scripts: game.paid(name) */
  EvCost cost;
  ArbCondition if_;   /* the option exists only while this holds */
  uint8_t sets_cost;  /* 1: the card costs `set` play points */
  int8_t set, change; /* change: play points added to the card's cost (10.10.2.4) */
} EvOption;

typedef enum EvAbilityKind { /* 10.1.1 */
                             EV_ACTIVATED = 1,
                             EV_AUTOMATIC,
                             EV_SPELL_TEXT,
                             EV_STATE, /* an automatic ability that waits for a state (10.7.6) */
                             EV_MODE,  /* a mode of another ability (5.17) */
                             EV_PASSIVE,
                             EV_REPLACEMENT, /* a passive ability that replaces events */
                             /* Abilities of a format that run once for each player: when hands
                             ** are drawn (6.2.1.6), and after the mulligans. */
                             EV_BEFORE_MULLIGANS,
                             EV_AFTER_MULLIGANS
} EvAbilityKind;

/* The part that the card of an automatic ability must have in the event that triggers it. */
enum {
  EV_TO_ME = 1, /* the event happens to the card */
  EV_BY_ME = 2, /* the card does it */
  EV_TO_YOU = 4 /* it happens to the ability's controller, or to a card of theirs */
};

/* Ability flags */
enum {
  EV_IS_EVOLVE = ARB_GAME_FLAG,         /* 12.2 */
  EV_HAS_QUICK = ARB_GAME_FLAG << 1,    /* 12.3.3 */
  EV_ONE_OR_MORE = ARB_GAME_FLAG << 2,  /* several events of one moment trigger it only once */
  EV_WHILE_PLAYED = ARB_GAME_FLAG << 3, /* about this card while it can be played (10.3.4) */
  EV_IS_GIVEN = ARB_GAME_FLAG << 4,     /* it has a name, and is given to other cards */
  EV_THEIRS = ARB_GAME_FLAG << 5,       /* of a format: the player who triggers it controls it */
  EV_COUNTS_ITSELF = ARB_GAME_FLAG << 6 /* "the Nth time" is counted by marks on the card */
};

/* One selection made while a card or ability is played (10.6.2.3); slots are in order.  `min` less
** than `max` means "up to" (10.6.2.3.2). */
typedef struct EvSlot {
  ARB_SLOT_HEAD;
  uint8_t divides; /* 1: `most` units are divided over the targets, at least 1 each (10.6.2.4) */
} EvSlot;

typedef struct EvAbility {
  ARB_ABILITY_HEAD; /* kind: EvAbilityKind; `first_mode`: its modes (5.17.1) */
  EvCost cost;      /* of playing it; for an automatic ability the cost is optional (10.4.7) */
  EvCost process;   /* optional while it resolves; if paid, the effect happens (10.4.7.4-5) */
  uint16_t first_option, option_count; /* at most one of these options is taken */
  ArbCondition more_if;                /* while this holds, up to `more_modes` modes are chosen */
  uint8_t more_modes;                  /* 0: `more_if` is not used */
  uint8_t kinds;                       /* damage: EV_BY_... of the event, a bit each; 0: any */
  uint8_t role;                        /* EV_TO_ME ... */
  uint8_t until;                       /* delayed abilities: EV_UNTIL_..., when it ends */
  /* With an event of a card that moves: the kinds of zones that it may move from, a bit each; 0:
  ** from anywhere.  With the event of a phase: the phases (EV_PHASE_...), a bit each. */
  uint32_t from_zones;
  uint32_t to_zones; /* the kinds of zones that the card may move to, a bit each; 0: to anywhere */
  void (*run)(ArbGame *game, int item1); /* the effect, for abilities that the engine defines */
  uint16_t static1, replacement1;        /* passive abilities: index plus one (statics.h) */
  /* The fields below are computed when the pool is finished, for passive abilities. */
  uint16_t about;   /* EV_ABOUT_... */
  uint8_t reads;    /* EV_READS_... */
  uint8_t keyword1; /* the pool's keyword that it belongs to, plus one; 0: it is a card's */
} EvAbility;

typedef struct EvCardDef {
  ARB_CARD_HEAD;
  uint8_t type, special, class_;
  int8_t cost; /* 2.5: the printed cost; 0 when there is none */
  int16_t attack, defense;
  uint32_t keywords; /* a bit each */
  uint16_t keyword_value[EV_KEYWORDS_MAX];
  uint8_t trait_count;
  uint16_t traits[EV_TRAITS_MAX];      /* indices into trait names */
  uint16_t first_option, option_count; /* options of playing it; at most one is taken (10.4.7.3) */
  /* The fields below are computed when the pool is finished. */
  uint16_t called;     /* the first definition with the same name */
  uint16_t about;      /* EV_ABOUT_... of its passive abilities */
  ArbEventSet watches; /* events that its abilities wait for */
} EvCardDef;

typedef struct EvCards {
  ArbCards base;
  EvCardDef *defs; /* 1-based */
  EvAbility *abilities;
  int ability_count;
  EvSlot *slots;
  int slot_count;
  EvOption *options;
  int option_count;
  uint32_t use_zones;    /* kinds of zones from which an activated ability is played, a bit each */
  const char **counters; /* 14.1.2 */
  int counter_count;
  const char **traits; /* 2.4 */
  int trait_count;
  uint16_t keyword_ability1[EV_KEYWORD_COUNT]; /* what a keyword stands for; 0: no ability */
  uint16_t keyword_defs[EV_KEYWORDS_MAX];      /* definitions of the pool's own keywords, or 0 */
  uint32_t own_keywords;                       /* the pool's own keywords, a bit each */
  uint16_t keyword_about;                      /* EV_ABOUT_... of their passive abilities */
  ArbEventSet keyword_watches, watches;        /* of all keywords; of all cards and keywords */
  ArbEventSet elsewhere_watches;               /* of abilities that work off the field */
  ArbEventSet given_watches;                   /* of abilities that may be given */
  uint8_t gives;                               /* 1: there are such abilities */
  uint8_t has_states;                          /* some card has a state trigger */
  uint8_t of_choices;                          /* 1: some card refers to choices (chosen_in) */
  uint8_t asks_played; /* some script asks which cards were played this turn */
  uint8_t puts_texts;  /* 1: some passive ability replaces the text of a card */
  EvStatic *statics;
  int static_count;
  EvReplacement *replacements;
  int replacement_count;
  uint16_t given_traits[EV_GIVEN_TRAITS_MAX]; /* traits that may be given; the index is the bit */
  int given_trait_count;
  uint16_t about;      /* EV_ABOUT_... of all passive abilities */
  uint32_t play_zones; /* zones to play cards from, beside hand and EX area, a bit each */
  uint32_t bans;       /* bans of all passive abilities, a bit each */
  uint32_t passive_zones[EV_ABOUTS]; /* for each topic: kinds of zones where passives work */
  ArbEventSet replaced;              /* events that some ability replaces */
} EvCards;

static inline const EvCards *ev_cards(const ArbCards *cards)
{
  return (const EvCards *)cards;
}

/* ---- Building a pool ----------------------------------------------------- */

typedef struct EvBuilder EvBuilder;

/* A builder with nothing in it; NULL: out of memory.  Its ArbBuilder.lost is set before it is
** opened. */
EvBuilder *ev_builder_bare(void);
void ev_builder_open(EvBuilder *builder);
/* The kernel's part of the builder, for strings, numbers and selectors. */
ArbBuilder *ev_builder_base(EvBuilder *builder);
int ev_builder_slots(EvBuilder *builder, const EvSlot *slots, int count); /* first index */
int ev_builder_trait(EvBuilder *builder, const char *name);   /* one number for each name */
int ev_builder_counter(EvBuilder *builder, const char *name); /* one number for each (14.1.2.2) */
bool ev_builder_has_counter(const EvBuilder *builder, const char *name);
int ev_builder_options(EvBuilder *builder, const EvOption *options, int count); /* first index */
const char *ev_builder_option_name(const EvBuilder *builder, int option);
/* Adds an ability; texts are copied.  The abilities of one card must be added in a row, and the
** index of the first goes into its definition. */
int ev_builder_ability(EvBuilder *builder, const EvAbility *ability);
int ev_builder_abilities(const EvBuilder *builder); /* the number of abilities so far */
/* Add the data of a passive ability; the number goes into its `static1` or `replacement1`. */
int ev_builder_static(EvBuilder *builder, const EvStatic *stat);
int ev_builder_replacement(EvBuilder *builder, const EvReplacement *replacement);
/* Resolves the names in `grants` of these abilities, among themselves (10.9.1.2).  Returns the name
** that is not there; NULL when all are. */
const char *ev_builder_grants(EvBuilder *builder, int first, int count);
/* The bit of a trait that something gives; -1: there are too many. */
int ev_builder_given_trait(EvBuilder *builder, int trait);
/* 12.2: an evolve ability ("evolve this follower") for a number of play points. */
int ev_builder_evolve(EvBuilder *builder, int play_points);
int ev_builder_card(EvBuilder *builder, const EvCardDef *def); /* definition number */
/* Adds a hash of the words that cards use: pools with other words are different pools. */
void ev_builder_words(EvBuilder *builder, uint64_t hash);
/* The definition that holds the abilities of a keyword. */
void ev_builder_keyword(EvBuilder *builder, int keyword, uint16_t def);
/* Finishes the pool and frees the builder. */
ArbCards *ev_builder_finish(EvBuilder *builder);
void ev_builder_free(EvBuilder *builder);        /* frees a builder that makes no pool */
void ev_builder_asks_played(EvBuilder *builder); /* sets EvCards.asks_played */

/* Computes the summaries of passive abilities, when the pool is finished (statics.c). */
void ev_work_out_passives(EvCards *cards);

extern const ArbRules ev_rules;
/* Events that replacement effects can replace (10.2.1.3, 10.10); ends with -1. */
extern const int16_t ev_replaceable[];

#endif
