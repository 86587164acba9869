/* SPDX-License-Identifier: MIT */
/*
** statics.h -- passive abilities (10.1.1.3) and replacement effects (10.2.1.3) as data: the records
** of the card pool beside EvAbility.
*/
#ifndef EV_STATICS_H
#define EV_STATICS_H

#include "kernel/cards/ability.h"

/* The cards or players that a passive ability affects. */
enum {
  EV_AFFECTS_ME,
  EV_AFFECTS_SELECTOR,
  EV_AFFECTS_YOU,      /* the player: a limit, a quantity */
  EV_AFFECTS_OPPONENT, /* the other player */
  EV_AFFECTS_PLAYERS   /* both players */
};

/* Bans (1.3.3): what affected cards cannot do, or what cannot be done to them. */
/*   id                 name                        rule      help */
#define EV_BANS(X)                                                                                \
  X(ATTACK, "attack", "8.4.2", "it is not selected as an attacking follower")                     \
  X(ATTACK_FOLLOWERS, "attack_followers", "8.4.3", "it attacks no follower")                      \
  X(ATTACK_LEADERS, "attack_leaders", "8.4.3", "it attacks no leader")                            \
  X(BE_ATTACKED, "be_attacked", "8.4.3", "no follower attacks it")                                \
  X(BE_SELECTED, "be_selected", "10.6.2.3", "an opponent's cards and abilities do not select it") \
  X(BE_DESTROYED, "be_destroyed_by_abilities", "5.5", "cards and abilities do not destroy it")    \
  X(DEAL_DAMAGE, "deal_damage", "5.13", "it deals no damage")                                     \
  X(TAKE_DAMAGE, "take_damage", "5.13", "it is dealt no damage")                                  \
  X(TAKE_COMBAT_DAMAGE, "take_combat_damage", "5.13.3", "it is dealt no combat damage")           \
  X(TAKE_ABILITY_DAMAGE, "take_ability_damage", "5.13.4", "it is dealt no ability damage")        \
  X(BE_REFRESHED, "be_refreshed", "5.3", "it is not refreshed")                                   \
  X(EVOLVE, "evolve", "5.15", "it does not evolve")                                               \
  X(BE_PLAYED, "be_played", "8.2", "it is not played")                                            \
  X(BE_BANISHED, "be_banished", "5.6", "it is not banished")                                      \
  X(BE_RETURNED, "be_returned", "4.7", "it is not put into a hand")                               \
  X(GAIN_DEFENSE, "gain_defense", "2.8", "the defense of that leader does not go up")             \
  X(USE, "use", "8.3", "its activated abilities are not used")                                    \
  X(DRAW, "draw", "5.9", "that player draws no cards")                                            \
  X(PLAY, "play", "8.2", "that player plays no cards")                                            \
  X(RECOVER, "recover", "5.14", "that player recovers no play points")                            \
  X(SEARCH, "search", "5.7", "that player searches no deck")
typedef enum EvBan {
#define X(id, name, rule, help) EV_CANNOT_##id,
  EV_BANS(X)
#undef X
      EV_BAN_COUNT
} EvBan;
/* The bans from EV_FIRST_PLAYER_BAN on are about players, those before it about cards. */
enum { EV_FIRST_PLAYER_BAN = EV_CANNOT_DRAW, EV_CARD_BANS = (1 << EV_FIRST_PLAYER_BAN) - 1 };
_Static_assert((int)EV_BAN_COUNT <= 32, "a bit each");

/* Classes of abilities that trigger when something happens to their own card. */
/*   id             name         event     from a field */
#define EV_TRIGGER_CLASSES(X)              \
  X(FANFARE, "fanfare", ENTER, false)      \
  X(LAST_WORDS, "last_words", BURY, true)  \
  X(ON_EVOLVE, "on_evolve", EVOLVE, false) \
  X(STRIKE, "strike", ATTACK, false)
typedef enum EvTriggerClass {
#define X(id, name, event, from) EV_OF_##id,
  EV_TRIGGER_CLASSES(X)
#undef X
      EV_TRIGGER_CLASS_COUNT
} EvTriggerClass;
/* The names of the classes; ends with NULL. */
extern const char *const ev_class_words[];

/* Quantities of a player that an ability may redefine. */
enum { EV_NO_QUANTITY, EV_SPELLCHAIN };

/* What a passive ability changes.  Its numbers are evaluated for each affected card, which is the
** subject. */
typedef struct EvStatic {
  ARB_STATIC_HEAD;           /* affects: EV_AFFECTS_...; keywords given and lost (10.9.1.2);
                   ** `cannot`: EV_CANNOT_...; `trigger_class1`: EvTriggerClass */
  uint32_t traits;           /* traits given (10.9.1.3), a bit each: EvCards.given_traits */
  ArbNumber attack, defense; /* added (10.9.1.4) */
  ArbNumber set_attack, set_defense;
  ArbNumber cost, set_cost;               /* change of the card's cost; its new cost (10.2.1.3.3) */
  ArbNumber evolve_cost, set_evolve_cost; /* the same for the cost of its evolve ability */
  uint8_t ignores_ward;                   /* 1: 12.8.2 (iii) does not bind it */
  uint8_t deals_defense;                  /* 1: it deals damage equal to its defense (8.4.9) */
  uint8_t enters_engaged;
  uint8_t quantity; /* EV_SPELLCHAIN: what `counts1` finds also counts */
  uint16_t counts1;
  int8_t more[3];        /* limits of field, hand, EX area */
  uint8_t hand_revealed; /* the player plays with the hand revealed */
  uint16_t text_of1; /* it has the text of what this finds first, in place of its own (10.9.1.2) */
} EvStatic;

/* Topics of passive abilities, a bit each: of an ability, of a card, of the pool. */
enum {
  EV_ABOUT_INFORMATION = 1, /* keywords, traits, numbers */
  EV_ABOUT_COST = 2,
  EV_ABOUT_BANS = 4,
  EV_ABOUT_ATTACKS = 8,
  EV_ABOUT_ENTERING = 16,
  EV_ABOUT_QUANTITIES = 32,
  EV_ABOUT_LIMITS = 64,
  EV_ABOUT_EVENTS = 128,    /* it replaces events */
  EV_ABOUT_ELSEWHERE = 256, /* it affects cards that are neither on a field nor a leader */
  EV_ABOUT_GRANTS = 512,
  EV_ABOUT_TRIGGERS = 1024,
  EV_ABOUT_PLAYS = 2048, /* zones that cards may be played from */
  EV_ABOUT_HANDS = 4096, /* hands that are played revealed */
  EV_ABOUTS = 13
};

/* The results of the layers that something reads, or that an effect writes. */
enum {
  EV_READS_KEYWORDS = 1,
  EV_READS_TRAITS = 2,
  EV_READS_NUMBERS = 4,
  EV_READS_LOSS = 8 /* whether its card has lost its abilities */
};

/* The fields of EvStatic that change something, a row each.  From these rows come the questions
** that an ability answers (static_about), what the layers must know that it looks at, and which
** fields a card may give to cards and which to players (reader/evolve/static.c).
**   of      CARDS, PLAYERS, or EITHER: as `cannot` and `triggers`
**   about   the question: EV_ABOUT_...
**   kind    NUMBER, SELECTOR: the layers measure it; PLAIN: they do not */
/*   field            of       about        kind */
#define EV_STATIC_FIELDS(X)                  \
  X(keywords, CARDS, INFORMATION, PLAIN)     \
  X(loses, CARDS, INFORMATION, PLAIN)        \
  X(loses_all, CARDS, INFORMATION, PLAIN)    \
  X(text_of1, CARDS, INFORMATION, SELECTOR)  \
  X(traits, CARDS, INFORMATION, PLAIN)       \
  X(attack, CARDS, INFORMATION, NUMBER)      \
  X(defense, CARDS, INFORMATION, NUMBER)     \
  X(set_attack, CARDS, INFORMATION, NUMBER)  \
  X(set_defense, CARDS, INFORMATION, NUMBER) \
  X(cost, CARDS, COST, PLAIN)                \
  X(set_cost, CARDS, COST, PLAIN)            \
  X(evolve_cost, CARDS, COST, PLAIN)         \
  X(set_evolve_cost, CARDS, COST, PLAIN)     \
  X(cannot, EITHER, BANS, PLAIN)             \
  X(ignores_ward, CARDS, ATTACKS, PLAIN)     \
  X(deals_defense, CARDS, ATTACKS, PLAIN)    \
  X(enters_engaged, CARDS, ENTERING, PLAIN)  \
  X(grants, CARDS, GRANTS, PLAIN)            \
  X(grants1, CARDS, GRANTS, PLAIN)           \
  X(trigger_more, EITHER, TRIGGERS, PLAIN)   \
  X(plays_from, CARDS, PLAYS, PLAIN)         \
  X(quantity, PLAYERS, QUANTITIES, PLAIN)    \
  X(more, PLAYERS, LIMITS, PLAIN)            \
  X(hand_revealed, PLAYERS, HANDS, PLAIN)
enum { EV_SAYS_OF_CARDS = 1, EV_SAYS_OF_PLAYERS, EV_SAYS_OF_EITHER };
enum { EV_FIELD_PLAIN, EV_FIELD_NUMBER, EV_FIELD_SELECTOR };
typedef struct EvStaticField {
  uint16_t offset, size;
  uint8_t of, kind;
  uint16_t about;
} EvStaticField;
extern const EvStaticField ev_static_fields[]; /* ends with an empty row */
bool ev_static_says(const EvStatic *stat, const EvStaticField *field);
unsigned ev_static_speaks_of(const EvStatic *stat); /* cards, players, or both of EV_SAYS_OF_... */

/* A replacement effect.  The head of its ability says which event it replaces: `event1`, who does
** it (`by`), what it happens to (`subject1`, ARB_SUBJECT_ME).  The ability's `function` is what
** happens instead. */
typedef struct EvReplacement {
  ArbNumber amount;  /* the event happens with this amount; 0: it does not (10.2.1.3.2) */
  uint16_t source1;  /* selector that the event's source must match */
  uint8_t source_me; /* 1: the event's source must be this card */
  uint8_t kinds;     /* damage: EV_BY_... of the event, a bit each; 0: any */
  uint8_t continues; /* 1: the event happens after `function` */
  uint8_t reserved[3];
} EvReplacement;

#endif
