/* SPDX-License-Identifier: MIT */
/*
** statics.h -- passive abilities (10.1.1.3) and replacement effects (10.2.1.3) as data: the records
** of the card pool beside EvAbility.
*/
#ifndef EV_STATICS_H
#define EV_STATICS_H

#include <stddef.h>

#include "kernel/cards/static_field.h"

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
  X(SEARCH, "search", "5.7", "that player searches no deck")                                      \
  X(LOSE, "lose", "1.2.1", "that player does not lose the game, but by conceding")
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

/* Topics of passive abilities, a bit each: of an ability, of a card, of the pool. */
/* clang-format off */
#define EV_TOPICS(X)                                                        \
  X(INFORMATION) /* keywords, traits, numbers */                            \
  X(COST) X(BANS) X(ATTACKS) X(ENTERING) X(QUANTITIES) X(LIMITS)            \
  X(EVENTS)      /* it replaces events */                                   \
  X(ELSEWHERE)   /* it affects cards that are not on a field, nor leaders */ \
  X(GRANTS) X(TRIGGERS)                                                     \
  X(PLAYS)       /* zones that cards may be played from; repeated texts */  \
  X(OPEN)        /* hands and tops of decks that are played revealed */
/* clang-format on */
enum {
#define X(id) EV_TOPIC_##id,
  EV_TOPICS(X)
#undef X
      EV_ABOUTS
};
_Static_assert((int)EV_ABOUTS <= 16, "a bit each of EvAbility.about");
enum {
#define X(id) EV_ABOUT_##id = 1 << EV_TOPIC_##id,
  EV_TOPICS(X)
#undef X
};

/* The results of the layers that something reads, or that an effect writes. */
enum {
  EV_READS_KEYWORDS = 1,
  EV_READS_TRAITS = 2,
  EV_READS_NUMBERS = 4,
  EV_READS_LOSS = 8 /* whether its card has lost its abilities */
};

/* The objects or players that a field can apply to: a bit for each of EV_AFFECTS_... */
enum {
  EV_OF_CARDS = 1 << EV_AFFECTS_ME | 1 << EV_AFFECTS_SELECTOR,
  EV_OF_PLAYERS = 1 << EV_AFFECTS_YOU | 1 << EV_AFFECTS_OPPONENT | 1 << EV_AFFECTS_PLAYERS,
  EV_OF_EITHER = EV_OF_CARDS | EV_OF_PLAYERS
};

/* The fields that are one plain value (static_field.h).  `layer`: the layers of 10.9 measure it,
** and add it up or set it.  `shown`: what `show` says after the subject, or a whole sentence with
** {object}, {whose} and {value}; NULL: scripts/show/evolve.lua says it. */
/* clang-format off */
/*  type    name            whom     about        layer  rule      help, shown */
#define EV_PLAIN_FIELDS(X)                                                                        \
  X(NUMBER, attack, CARDS, INFORMATION, ADDS, "10.9.1.4", "that much more attack", NULL)          \
  X(NUMBER, defense, CARDS, INFORMATION, ADDS, "10.9.1.4", "that much more defense", NULL)        \
  X(NUMBER, set_attack, CARDS, INFORMATION, SETS, "10.9.1.4", "its attack is this", NULL)         \
  X(NUMBER, set_defense, CARDS, INFORMATION, SETS, "10.9.1.4", "its defense is this", NULL)       \
  X(NUMBER, evolve_cost, CARDS, COST, PLAIN, "12.2",                                              \
    "affected cards cost that much more to evolve; below 0: less", NULL)                          \
  X(NUMBER, set_evolve_cost, CARDS, COST, PLAIN, "12.2",                                          \
    "affected cards cost this to evolve", NULL)                                                   \
  X(FLAG, ignores_ward, CARDS, ATTACKS, PLAIN, "12.8.2", "may attack past Ward", "ignore Ward")   \
  X(FLAG, deals_defense, CARDS, ATTACKS, PLAIN, "8.4.9",                                          \
    "fights with its defense in place of its attack", "fight with defense in place of attack")    \
  X(FLAG, enters_engaged, CARDS, ENTERING, PLAIN, "5.4",                                          \
    "comes onto the field engaged", "come onto the field engaged")                                \
  X(SELECTOR, text_of, CARDS, INFORMATION, SETS, "10.9.1.2",                                      \
    "affected cards have the text of what this finds first, in place of their own", NULL)         \
  X(COUNT, repeats, CARDS, PLAYS, PLAIN, "10.6.2.7.2",                                            \
    "the text of affected spells is carried out that many times more, each time with new "         \
    "selections", NULL)                                                                           \
  X(FLAG, hand_revealed, PLAYERS, OPEN, PLAIN, "4.7.1",                                           \
    "the player plays with the hand revealed: everybody sees the cards there", NULL)              \
  X(FLAG, deck_top_revealed, PLAYERS, OPEN, PLAIN, "4.5.2",                                       \
    "the player plays with the top card of the deck revealed: everybody sees it", NULL)

/* The members that a field with more to it sets. */
/*  type   member        whom     about        layer  word          rule */
#define EV_MADE_FIELDS(X)                                                  \
  X(OTHER, keywords, CARDS, INFORMATION, PLAIN, "keywords", "10.9.1.2")    \
  X(OTHER, loses, CARDS, INFORMATION, PLAIN, "loses", "10.9.1.2")          \
  X(OTHER, loses_all, CARDS, INFORMATION, PLAIN, "loses", "10.9.1.2")      \
  X(OTHER, traits, CARDS, INFORMATION, PLAIN, "traits", "10.9.1.3")        \
  X(NUMBER, cost, CARDS, COST, PLAIN, "cost", "10.10.2.4")                 \
  X(NUMBER, set_cost, CARDS, COST, PLAIN, "set_cost", "10.10.2.4")         \
  X(OTHER, cannot, EITHER, BANS, PLAIN, "cannot", "1.3.3")                 \
  X(OTHER, grants, CARDS, GRANTS, PLAIN, "grants", "10.9.1.2")             \
  X(OTHER, grants1, CARDS, GRANTS, PLAIN, "grants", "10.9.1.2")            \
  X(OTHER, trigger_more, EITHER, TRIGGERS, PLAIN, "triggers", "10.7.2")    \
  X(OTHER, plays_from, CARDS, PLAYS, PLAIN, "plays_from", "8.2.1")         \
  X(OTHER, quantity, PLAYERS, QUANTITIES, PLAIN, "counts", "13.3.1")       \
  X(OTHER, more, PLAYERS, LIMITS, PLAIN, "limits", "4.4.4")
/* clang-format on */

/* What a passive ability changes.  Its numbers are evaluated for each affected card, which is the
** subject. */
typedef struct EvStatic {
  ARB_STATIC_HEAD; /* affects: EV_AFFECTS_...; keywords given and lost (10.9.1.2);
                   ** `cannot`: EV_CANNOT_...; `trigger_class1`: EvTriggerClass */
#define X(type, name, ...) ARB_DECLARE_##type(name)
  EV_PLAIN_FIELDS(X)
#undef X
  uint32_t traits;          /* traits given (10.9.1.3), a bit each: EvCards.given_traits */
  ArbNumber cost, set_cost; /* change of the card's cost; its new cost (10.2.1.3.3) */
  uint8_t quantity;         /* EV_SPELLCHAIN: what `counts1` finds also counts */
  uint16_t counts1;
  int8_t more[3]; /* limits of field, hand, EX area */
} EvStatic;

/* fields.c: the rows of all members; ends with an empty one. */
extern const ArbStaticField ev_static_fields[];

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
