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
                      EV_KEYWORD_CARD, /* no card: what a keyword stands for ... */
                      EV_FORMAT_CARD,  /* ... and what a format says */
                      EV_TYPES
} EvType;
enum { EV_EVOLVED = 1, EV_TOKEN = 2 }; /* special types (2.3.3, 9) */

enum { EV_TRAITS_MAX = 4, EV_GIVEN_TRAITS_MAX = 32 };
enum { EV_STACK_COUNTER }; /* the first name of counters (13.3.2) */

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
  X(AURA, "aura", "12.15")             \
  X(STACK, "stack", "13.3.2")
enum {
#define X(id, name, rule) EV_KW_##id,
  EV_KEYWORDS(X)
#undef X
      EV_KEYWORD_COUNT
};
/* A pool may have further ones (ArbCards.keywords), which stand for abilities and may have a
** value: EV_KEYWORD_COUNT is the engine's. */
enum { EV_KEYWORDS_MAX = ARB_KEYWORDS_MAX, EV_OF_KEYWORD_MAX = 8 /* abilities of one */ };

/* What a part of a cost does (10.4.2).  CARDS: to cards the payer selects; ME: to the card
** itself, as `field = "me"`; AMOUNT: so much of something. */
/*   id             field             of      rule        help */
#define EV_PAYS(X)                                                                               \
  X(ENGAGE, "engage", CARDS, "10.4.6", "engages these")                                          \
  X(COUNTERS, "counters", AMOUNT, "14.1.4", "removes counters of a name from this card")         \
  X(LEADER_DEFENSE, "leader_defense", AMOUNT, "10.4.5", "takes so much defense from the leader") \
  X(RITE, "earth_rite", CARDS, "13.3.3.2", "removes a Stack counter from an amulet with Stack")  \
  X(DISCARD, "discard", CARDS, "5.11", "discards these")                                         \
  X(BURY, "bury", CARDS, "4.9.1", "puts these into their owners' cemeteries")                    \
  X(BANISH, "banish", CARDS, "5.6", "banishes these")                                            \
  X(RETURN, "return_to_hand", CARDS, "4.7", "returns these to their owners' hands")              \
  X(BURY_ME, "bury", ME, "4.9.1", "puts this card into its owner's cemetery")                    \
  X(BANISH_ME, "banish", ME, "5.6", "banishes this card")                                        \
  X(RETURN_ME, "return_to_hand", ME, "4.7", "returns this card to its owner's hand")             \
  X(FACEUP, "turn_faceup", CARDS, "4.2.3", "turns these cards of the evolve deck faceup")        \
  X(FACEDOWN, "turn_facedown", CARDS, "4.2.3", "turns these cards of the evolve deck facedown")  \
  X(REVEAL, "reveal", CARDS, "5.20", "reveals these cards of the hand")                          \
  X(TO_TOP, "deck_top", CARDS, "5.4", "puts these on top of their owners' decks")                \
  X(TO_BOTTOM, "deck_bottom", CARDS, "5.4", "puts these under their owners' decks")              \
  X(MILL, "mill", AMOUNT, "4.9.1", "puts so many cards of the deck's top into the cemetery")     \
  X(EVOLUTION, "evolution_points", AMOUNT, "3.2.5", "takes so many evolution points")
enum { EV_PAY_CARDS, EV_PAY_ME, EV_PAY_AMOUNT };
typedef enum EvPay {
#define X(id, field, of, rule, help) EV_PAY_##id,
  EV_PAYS(X)
#undef X
      EV_PAY_COUNT
} EvPay;
typedef struct EvPart {
  uint8_t pay;        /* EvPay */
  uint8_t counter;    /* COUNTERS: which, index into counter names */
  uint8_t min, max;   /* so many cards, or the amount */
  ArbNumber is;       /* so much or so many, as things are when it is paid, in place of them */
  uint16_t selector1; /* CARDS: which; 0: any that it can be done with */
} EvPart;

/* What must be paid (10.4), in the order in which it is paid: play points, engaging the card
** itself, the parts. */
enum { EV_PARTS_MAX = 4, EV_AMOUNT_MAX = 99 };
typedef struct EvCost {
  int8_t play_points;
  uint8_t engage_me; /* 10.4.6 */
  uint8_t part_count;
  uint8_t by_x;        /* something in it is as large as the X that its player chooses */
  ArbNumber points_is; /* so many play points, in the same way */
  EvPart parts[EV_PARTS_MAX];
} EvCost;

static inline bool ev_costs_nothing(const EvCost *cost)
{
  return cost->play_points <= 0 && !cost->points_is.count && !cost->engage_me && !cost->part_count;
}

/* What may be done beside as a card or ability is played (10.4.7.3, 10.6.2.2.1). */
typedef struct EvOption {
  const char *name; /* scripts ask whether it was paid */
  EvCost cost;
  ArbCondition if_;   /* without it there is no such option */
  uint8_t sets_cost;  /* then the card costs ... */
  int8_t set, change; /* ... so many play points; so many more (10.10.2.4) */
} EvOption;

typedef enum EvAbilityKind { /* 10.1.1 */
                             EV_ACTIVATED = 1,
                             EV_AUTOMATIC,
                             EV_SPELL_TEXT,
                             EV_STATE, /* an automatic one that waits for a state (10.7.6) */
                             EV_MODE,  /* an option of one of these (5.17) */
                             EV_PASSIVE,
                             EV_REPLACEMENT,      /* a passive one whose effect replaces events */
                             EV_BEFORE_MULLIGANS, /* of a format: done once for each player, when
                                                  ** hands are drawn (6.2.1.6) ... */
                             EV_AFTER_MULLIGANS   /* ... and when the mulligans are over */
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
  EV_ONE_OR_MORE = ARB_GAME_FLAG << 3,   /* several such events of one moment trigger it once */
  EV_WHILE_PLAYED = ARB_GAME_FLAG << 4,  /* of this card where it can be played from (10.3.4) */
  EV_IS_GIVEN = ARB_GAME_FLAG << 5,      /* under a name: others have it when it is given them */
  EV_THEIRS = ARB_GAME_FLAG << 6         /* of a format: of the player who did what triggers it */
};

/* What is selected as a card or ability is played (10.6.2.3), in order; `min` less than
** `max`: "up to" (10.6.2.3.2). */
typedef struct EvSlot {
  ARB_SLOT_HEAD;
  uint8_t divides; /* they share `most` units, each at least one (10.6.2.4) */
} EvSlot;

typedef struct EvAbility {
  ARB_ABILITY_HEAD; /* kind: EvAbilityKind; its options stand in `first_mode` (5.17.1) */
  EvCost cost;      /* of playing it; of an automatic ability it need not be paid (10.4.7) */
  EvCost process; /* ... of resolving it: what is done then, or not, for the effect (10.4.7.4-5) */
  uint16_t first_option, option_count; /* at most one of these is taken */
  ArbCondition more_if;                /* when it holds ... */
  uint8_t more_modes;                  /* ... up to so many modes are chosen; 0: never more */
  uint8_t role;                        /* EV_TO_ME ... */
  uint8_t until;                       /* a delayed one: EV_UNTIL_..., its time frame */
  uint32_t from_zones; /* of cards that move: only from these kinds of zones; 0: from anywhere */
  uint32_t to_zones;   /* ... to these */
  void (*run)(ArbGame *game, int item1); /* what it does when it is one of the engine's own */
  uint16_t static1, replacement1;        /* what a passive one says (statics.h) */
  /* worked out, of passive ones: */
  uint16_t about;   /* EV_ABOUT_... */
  uint8_t reads;    /* EV_READS_... */
  uint8_t keyword1; /* of which keyword of the pool's own it is, plus one; 0: a card's */
} EvAbility;

typedef struct EvCardDef {
  ARB_CARD_HEAD;
  uint8_t type, special, class_;
  int8_t cost; /* 2.5: printed, 0 for what has none */
  int16_t attack, defense;
  uint32_t keywords; /* a bit each */
  uint8_t keyword_value[EV_KEYWORDS_MAX];
  uint8_t trait_count;
  uint16_t traits[EV_TRAITS_MAX];      /* indices into trait names */
  uint16_t first_option, option_count; /* of playing the card; at most one is taken (10.4.7.3) */
  /* worked out: */
  uint16_t called;     /* the first definition of the same name */
  uint16_t about;      /* what its passive abilities speak of: EV_ABOUT_... */
  ArbEventSet watches; /* events its abilities look for */
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
  uint16_t keyword_defs[EV_KEYWORDS_MAX]; /* ... of the pool's own: a card of its own kind, or 0 */
  uint32_t own_keywords;                  /* those with such a card */
  uint16_t keyword_about;                 /* what their passive abilities speak of */
  ArbEventSet keyword_watches, watches;   /* of all keywords; of all cards and keywords */
  ArbEventSet elsewhere_watches;          /* of abilities that work off the field */
  ArbEventSet given_watches;              /* of abilities that may be given */
  uint8_t gives;                          /* there are some */
  uint8_t has_states;                     /* some card has a state trigger */
  uint8_t of_choices;                     /* ... speaks of what is chosen (chosen_in) */
  uint8_t asks_played;                    /* some script asks which cards were played this turn */
  uint8_t puts_texts; /* some passive ability puts a text in the place of another one */
  EvStatic *statics;
  int static_count;
  EvReplacement *replacements;
  int replacement_count;
  uint16_t given_traits[EV_GIVEN_TRAITS_MAX]; /* traits that something gives, a bit each */
  int given_trait_count;
  uint16_t about;      /* what any passive ability speaks of: EV_ABOUT_... */
  uint32_t play_zones; /* from where cards may be played beside hand and EX area, a bit each */
  uint32_t bans;       /* what any of them says cannot be, a bit each */
  uint32_t passive_zones[EV_ABOUTS]; /* by what is spoken of: kinds of zones where such work */
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
/* Strings, numbers and selectors go into the kernel's part of it. */
ArbBuilder *ev_builder_base(EvBuilder *builder);
int ev_builder_slots(EvBuilder *builder, const EvSlot *slots, int count); /* first index */
int ev_builder_trait(EvBuilder *builder, const char *name);   /* the same for the same name */
int ev_builder_counter(EvBuilder *builder, const char *name); /* 14.1.2.2: likewise */
bool ev_builder_has_counter(const EvBuilder *builder, const char *name);
int ev_builder_options(EvBuilder *builder, const EvOption *options, int count); /* first index */
const char *ev_builder_option_name(const EvBuilder *builder, int option);
/* Abilities of one card must be added in a row; the index of the first one goes into its
** definition.  Texts are copied. */
int ev_builder_ability(EvBuilder *builder, const EvAbility *ability);
int ev_builder_abilities(const EvBuilder *builder); /* how many there are */
/* What a passive ability says: the number goes into its `static1`, `replacement1`. */
int ev_builder_static(EvBuilder *builder, const EvStatic *stat);
int ev_builder_replacement(EvBuilder *builder, const EvReplacement *replacement);
/* What `grants` of these abilities names, among them (10.9.1.2); NULL: all is there, else the
** name of which there is none. */
const char *ev_builder_grants(EvBuilder *builder, int first, int count);
/* The bit of a trait that something gives; -1: there are too many. */
int ev_builder_given_trait(EvBuilder *builder, int trait);
/* 12.2: "evolve this follower" for so many play points. */
int ev_builder_evolve(EvBuilder *builder, int play_points);
int ev_builder_card(EvBuilder *builder, const EvCardDef *def); /* definition number */
/* What words of the cards stand for belongs to the pool: it is another one with other words. */
void ev_builder_words(EvBuilder *builder, uint64_t hash);
/* The card whose abilities a keyword stands for. */
void ev_builder_keyword(EvBuilder *builder, int keyword, uint16_t def);
/* Freezes the pool; the builder is gone. */
ArbCards *ev_builder_finish(EvBuilder *builder);
void ev_builder_free(EvBuilder *builder);        /* without a pool */
void ev_builder_asks_played(EvBuilder *builder); /* which cards were played is kept */

/* What passive abilities speak of, and look at (statics.c): once, as the pool is finished. */
void ev_work_out_passives(EvCards *cards);

extern const ArbRules ev_rules;
/* Events that pass by replacement effects before they happen (10.2.1.3, 10.10). */
extern const int16_t ev_replaceable[];

#endif
