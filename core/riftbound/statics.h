/* SPDX-License-Identifier: MIT */
/*
** statics.h -- Riftbound's static abilities (363) as data: what they are about, whom they affect,
** and their fields, a row each.
*/
#ifndef RB_STATICS_H
#define RB_STATICS_H

#include <stddef.h>

#include "kernel/cards/static_field.h"

/* The topics of statics, a bit each.  A visit of statics is about one topic or several, so that
** it skips all others. */
/* clang-format off */
#define RB_TOPICS(X)                                                       \
  X(COST) X(READY) X(PLACES) X(BONUS) X(BORROWING) X(LAYERS) X(LAST)       \
  X(LETHAL) X(TRIGGERS) X(EXTRAS) X(GRANTS) X(BANS)                        \
  X(SCRIPT)    /* its part in the layers is decided by a script */         \
  X(MOVES)     /* places open to moves, their cost, facedown limits */     \
  X(CHOICE)    /* changes of costs that depend on choices (discount.c) */  \
  X(REACH)     /* keywords of cards that are not on the board */           \
  X(PLAY_BANS) /* bans on playing cards */                                 \
  X(VICTORY)   /* the number of points that wins */                        \
  X(FROM)      /* zones and prices to play cards from, and for (permit.c) */ \
  X(LOSSES)    /* objects lose keywords or abilities (472.2.a) */          \
  X(LIMITS)    /* the limit of buffs; the price of hiding */               \
  X(PARTS)     /* the cost of Repeat, hiding, Equip (356.4.c) */           \
  X(OPEN)      /* hands and tops of decks that are played revealed */      \
  X(ADDS)      /* bonuses to Add abilities of other objects */             \
  X(LEAST)     /* Might is lowered, but not below some number */
/* clang-format on */
enum {
#define X(id) RB_TOPIC_##id,
  RB_TOPICS(X)
#undef X
      RB_TOPIC_COUNT
};
_Static_assert((int)RB_TOPIC_COUNT < 31, "a bit each");
enum {
#define X(id) RB_ABOUT_##id = 1 << RB_TOPIC_##id,
  RB_TOPICS(X)
#undef X
      RB_ABOUT_NOTHING = 0,
  RB_ABOUT_PRICES = 0,  /* of costs: which topic depends on several members (fields.c) */
  RB_ABOUT_FORBIDS = 0, /* of bans: the topic depends on which */
  /* Topics of a card's own statics that matter only while the card is played, off the board. */
  RB_ABOUT_PLAYS = RB_ABOUT_COST | RB_ABOUT_READY | RB_ABOUT_PLACES | RB_ABOUT_EXTRAS |
                   RB_ABOUT_PLAY_BANS | RB_ABOUT_FROM | RB_ABOUT_CHOICE,
  /* Statics of the card itself that work wherever the card is (rb_own_statics). */
  RB_ABOUT_ITSELF = RB_ABOUT_PLAYS | RB_ABOUT_REACH
};

/* The rows of bans (A18): "can't" goes before any permission (054).  A ban is on objects (its
** static affects "me", a selector, a ref) or on players ("you", "opponents", "players", a ref). */
/* clang-format off */
#define RB_BANS(X)                                                                                \
  X(BE_CHOSEN, "be_chosen", "355.6", OBJECTS, "by enemy spells and abilities")                    \
  X(MOVE, "move", "420", OBJECTS, "at all")                                                       \
  X(MOVE_TO_BASE, "move_to_base", "420", OBJECTS, "to a base")                                    \
  X(BE_READIED, "be_readied", "415", OBJECTS, "by anything, the Awaken Phase included")           \
  X(BE_READIED_BY_EFFECTS, "be_readied_by_effects", "415", OBJECTS, "by spells and abilities")    \
  X(BE_PLAYED, "be_played", "366.1", OBJECTS, "wherever it is played from")                       \
  X(BE_PLAYED_HERE, "be_played_here", "355.2", OBJECTS, "where the static is")                    \
  X(DEAL_COMBAT_DAMAGE, "deal_combat_damage", "460.1", OBJECTS, "in a combat")                    \
  X(BE_COUNTERED, "be_countered", "425", OBJECTS, "spells and abilities on the chain")            \
  X(TAKE_DAMAGE, "take_damage", "460.2.c.9", OBJECTS, "of any kind")                              \
  X(PLAY, "play", "349", PLAYERS, "cards, or the `cards` it names")                               \
  X(MOVE_UNITS, "move_units", "420", PLAYERS, "units, or the `cards` it names")                   \
  X(HIDE, "hide", "421", PLAYERS, "cards, or the `cards` it names")                               \
  X(SCORE, "score", "466", PLAYERS, "by conquering or holding")                                   \
  X(GAIN_POINTS, "gain_points", "463.1", PLAYERS, "in any way")                                   \
  X(WIN, "win", "467", PLAYERS, "by points or cards; who is left alone wins all the same")
/* clang-format on */
enum { RB_FORBIDS_OBJECTS, RB_FORBIDS_PLAYERS };
enum {
#define X(id, name, rule, whom, help) RB_CANNOT_##id,
  RB_BANS(X)
#undef X
      RB_BAN_COUNT
};
_Static_assert((int)RB_BAN_COUNT <= 32, "what a static forbids is a bit each");
enum { /* masks: the bans that a card may say of itself as it is played; the bans on players */
       RB_BANS_PLAY = 1 << RB_CANNOT_BE_PLAYED | 1 << RB_CANNOT_BE_PLAYED_HERE |
                      1 << RB_CANNOT_PLAY | 1 << RB_CANNOT_BE_COUNTERED,
#define X(id, name, rule, whom, help) | RB_FORBIDS_##whom << RB_CANNOT_##id
       RB_BANS_PLAYERS = 0 RB_BANS(X)
#undef X
};

/* Classes of triggered abilities that other abilities refer to (383.4, 808, 816). */
enum {
  RB_CLASS_NONE,
  RB_CLASS_PLAY,
  RB_CLASS_DEATHKNELL,
  RB_CLASS_CONQUER,
  RB_CLASS_HOLD,
  RB_CLASS_ATTACK,
  RB_CLASS_DEFEND,
  RB_CLASS_TEMPORARY
};

/* The objects or players that a static affects. */
enum {
  RB_AFFECTS_SELECTOR,
  RB_AFFECTS_ME,
  RB_AFFECTS_YOU,
  RB_AFFECTS_REF, /* refs[selector1 - 1] of an ability started by name */
  RB_AFFECTS_OPPONENTS,
  RB_AFFECTS_PLAYERS, /* all of them */
  RB_AFFECTS_TEAM     /* you and your allies (740.1) */
};

enum { /* the part of costs that a change is about (A11) */
       RB_PART_TOTAL,
       RB_PART_ADDITIONAL, /* each optional additional cost (356.2.b) */
       RB_PART_REPEAT,     /* each Repeat cost (820) */
       RB_PART_HIDE,       /* the cost of hiding a card (811.1.b) */
       RB_PART_EQUIP,      /* the cost of Equip (818) */
       RB_PART_ABILITY     /* the cost of each activated ability of the affected objects (377) */
};
enum { RB_IGNORES_ENERGY = 1, RB_IGNORES_POWER = 2 };

/* The objects or players that a field can apply to, a bit for each way to write `affects`
** (rb_says_of). */
enum {
  RB_OF_ME = 1,
  RB_OF_SELECTED = 2,
  RB_OF_YOU = 4,
  RB_OF_OTHERS = 8, /* opponents, players, team */
  RB_OF_REF = 16,
  RB_OF_OBJECTS = RB_OF_ME | RB_OF_SELECTED | RB_OF_REF,
  RB_OF_PLAYERS = RB_OF_YOU | RB_OF_OTHERS | RB_OF_REF,
  RB_OF_DEALERS =
      RB_OF_YOU | RB_OF_SELECTED | RB_OF_REF, /* your spells, or what a selector finds */
  RB_OF_SIDES = RB_OF_PLAYERS | RB_OF_ME,     /* of "me": of everybody */
  RB_OF_ANY = RB_OF_OBJECTS | RB_OF_PLAYERS
};
static inline unsigned rb_says_of(int affects)
{
  switch (affects) {
  case RB_AFFECTS_ME: return RB_OF_ME;
  case RB_AFFECTS_SELECTOR: return RB_OF_SELECTED;
  case RB_AFFECTS_YOU: return RB_OF_YOU;
  case RB_AFFECTS_REF: return RB_OF_REF;
  default: return RB_OF_OTHERS;
  }
}

/* The fields that are one plain value (static_field.h).  `about`: RB_ABOUT_..., NOTHING for one
** that only goes with others.  `shown`: what `show` says after the subject, or a whole sentence
** with {object}, {whose} and {value}; NULL: scripts/show/riftbound.lua says it. */
/* clang-format off */
/*  type      name             whom     about   layer  works      rule       help, shown */
#define RB_PLAIN_FIELDS(X)                                                                        \
  X(NUMBER, might, OBJECTS, LAYERS, ADDS, ANYWHERE, "472.3", "that much more Might", NULL)        \
  X(NUMBER, buff_might, OBJECTS, LAYERS, ADDS, ANYWHERE, "702",                                   \
    "each buff gives that much more Might", "each buff of {object} gives {value} Might more")     \
  X(FLAG, counts_once, OBJECTS, NOTHING, PLAIN, ANYWHERE, "472.3",                                \
    "with `might`: an object that has this text several times adds it once", NULL)               \
  X(NUMBER, bonus_damage, DEALERS, BONUS, PLAIN, ANYWHERE, "715",                                 \
    "with affects = \"you\": your spells and abilities deal that much more; else affected ones "   \
    "do", NULL)                                                                                   \
  X(NUMBER, bonus_damage_to, OBJECTS, BONUS, PLAIN, ANYWHERE, "715",                              \
    "spells and abilities deal that much more to affected units", NULL)                           \
  X(FLAG, enters_ready, OBJECTS, READY, PLAIN, ANYWHERE, "359.2",                                 \
    "affected permanents enter ready", "enter ready")                                             \
  X(FLAG, enters_exhausted, OBJECTS, READY, PLAIN, ANYWHERE, "359.2",                             \
    "affected permanents enter exhausted", "enter exhausted")                                     \
  X(FLAG, next, ANY, NOTHING, PLAIN, ANYWHERE, "390.4",                                           \
    "ends with the next affected card that is finalized", NULL)                                   \
  X(FLAG, open_to_moves, OBJECTS, MOVES, PLAIN, HERE, "420",                                      \
    "units can move to this battlefield from anywhere", "can be moved to from anywhere")          \
  X(COUNT, move_tax, OBJECTS, MOVES, PLAIN, HERE, "420",                                          \
    "Power an opponent pays for each unit beyond the first that moves here at once",              \
    "opponents pay {value} Power for each unit beyond the first that moves there at once")        \
  X(CHANGE, hides_more, OBJECTS, MOVES, PLAIN, HERE, "421",                                       \
    "that many more cards can lie facedown at affected battlefields",                             \
    "{value} cards can lie facedown there")                                                       \
  X(NUMBER, room, OBJECTS, MOVES, PLAIN, ANYWHERE, "444.1",                                       \
    "no more than that many units can come to affected battlefields; who is there stays", NULL)   \
  X(SELECTOR, room_for, OBJECTS, NOTHING, PLAIN, ANYWHERE, "444.1",                               \
    "with `room`: such units only are counted and kept out; else all are", NULL)                  \
  X(FLAG, room_each, OBJECTS, NOTHING, PLAIN, ANYWHERE, "444.1",                                  \
    "with `room`: that many of each player, not of all together", NULL)                           \
  X(COUNT, repeats, OBJECTS, EXTRAS, PLAIN, ANYWHERE, "820",                                      \
    "the instructions of affected spells are executed that many times more, each time with "      \
    "choices of its own", NULL)                                                                   \
  X(CHANGE, victory_score, SIDES, VICTORY, PLAIN, ANYWHERE, "478.3",                              \
    "affected players need that many more points to win; with affects = \"me\" everybody does",    \
    NULL)                                                                                         \
  X(FLAG, hand_revealed, PLAYERS, OPEN, PLAIN, ANYWHERE, "108.7",                                 \
    "affected players play with their hands revealed: everybody sees the cards there", NULL)      \
  X(FLAG, deck_top_revealed, PLAYERS, OPEN, PLAIN, ANYWHERE, "108.4",                             \
    "affected players play with the top card of their Main Deck revealed: everybody sees it",     \
    NULL)                                                                                         \
  X(FLAG, any_buffs, OBJECTS, LIMITS, PLAIN, ANYWHERE, "702",                                     \
    "affected units can have any number of buffs", "can have any number of buffs")                \
  X(FLAG, everywhere, OBJECTS, REACH, PLAIN, ANYWHERE, "472.2",                                   \
    "keywords are given in every zone", NULL)                                                     \
  X(SELECTOR, borrows, OBJECTS, BORROWING, PLAIN, HERE, "376",                                    \
    "I have their abilities that cost exhausting", NULL)                                          \
  X(FLAG, assigned_last, OBJECTS, LAST, PLAIN, ANYWHERE, "460.2",                                 \
    "they are assigned combat damage last", "combat damage is assigned to {object} last")         \
  X(FLAG, lethal, OBJECTS, LETHAL, PLAIN, ANYWHERE, "460.2",                                      \
    "any damage of yours kills affected units", "any damage of yours kills {object}")             \
  X(FLAG, holds_are_conquers, ME, TRIGGERS, PLAIN, HERE, "464",                                   \
    "abilities that trigger when I conquer also trigger when I hold",                             \
    "{whose} hold effects happen as conquer effects, too")                                        \
  X(SELECTOR, text_of, OBJECTS, LAYERS, SETS, ANYWHERE, "472.2.a",                                \
    "affected objects have the text printed on the first object this finds, not their own", NULL) \
  X(SELECTOR, plays_to, OBJECTS, PLACES, PLAIN, ANYWHERE, "355.2",                                \
    "affected cards may also be played there", NULL)

/* The members that a field with more to it sets. */
/*  member            whom     about     layer  word            rule */
#define RB_MADE_FIELDS(X)                                     \
  X(NUMBER, set_might, OBJECTS, LAYERS, SETS, "becomes", "472.1")   \
  X(OTHER, tags, OBJECTS, LAYERS, SETS, "becomes", "472.1")         \
  X(OTHER, keywords, OBJECTS, LAYERS, SETS, "keywords", "801.3")    \
  X(OTHER, loses, OBJECTS, LAYERS | RB_ABOUT_LOSSES, SETS, "loses", "472.2.a")     \
  X(OTHER, loses_all, OBJECTS, LAYERS | RB_ABOUT_LOSSES, SETS, "loses", "472.2.a") \
  X(OTHER, bounded, OBJECTS, LEAST, PLAIN, "minimum", "472.3.d.2")  \
  X(NUMBER, cost_energy, ANY, PRICES, PLAIN, "cost", "356.4")       \
  X(NUMBER, cost_power, ANY, PRICES, PLAIN, "cost", "356.4")        \
  X(OTHER, extra1, OBJECTS, EXTRAS, PLAIN, "extra", "356.2")        \
  X(OTHER, grants, OBJECTS, GRANTS, PLAIN, "grants", "472.2.a")     \
  X(OTHER, grants1, OBJECTS, GRANTS, PLAIN, "grants", "472.2.a")    \
  X(OTHER, trigger_class1, YOU, TRIGGERS, PLAIN, "triggers", "383") \
  X(OTHER, cannot, ANY, FORBIDS, PLAIN, "cannot", "054")            \
  X(OTHER, plays_from, OBJECTS, FROM, PLAIN, "plays_from", "419.1.a") \
  X(OTHER, priced, OBJECTS, FROM, PLAIN, "price", "356.1.a")        \
  X(OTHER, hides_for1, YOU, LIMITS, PLAIN, "hides_for", "811.1.b")  \
  X(OTHER, adds_energy, OBJECTS, ADDS, PLAIN, "adds_more", "429")   \
  X(OTHER, adds_any, OBJECTS, ADDS, PLAIN, "adds_more", "429")
/* clang-format on */

/* What a static ability changes, forbids and permits. */
typedef struct RbStatic {
  ARB_STATIC_HEAD; /* affects: RB_AFFECTS_...; keywords: layer 2 (472.2); `bounded`: Might
                   ** (472.3.d.2.b); `cannot`: RB_CANNOT_... (054) */
#define X(type, name, ...) ARB_DECLARE_##type(name)
  RB_PLAIN_FIELDS(X)
#undef X
  ArbNumber set_might;     /* layer 1: Might becomes this (472.1.a.1) */
  uint32_t tags;           /* layer 1: tags given, a bit each (RbCards.given_tags) */
  ArbNumber cost_energy;   /* added to the Energy cost of affected cards when played */
  ArbNumber cost_power;    /* added to the Power cost of affected cards */
  uint8_t cost_domain1;    /* the domain of that Power, plus one; 0: any */
  int16_t cost_minimum;    /* the minimum of a discount, or 0 (356.4.e) */
  uint16_t choosing1;      /* the discount requires that an object of this selector is chosen */
  uint8_t either;          /* 1: a discount of Energy or of Power, as the player chooses */
  uint8_t part;            /* RB_PART_...: the part of the cost that changes (356.4.c) */
  uint8_t of_choices;      /* 1: the change of costs refers to choices */
  uint16_t trigger_place1; /* `trigger_more` is about triggers at places of this selector */
  uint16_t ban_cards1;     /* `cannot` is about cards of this selector only */
  uint16_t ban_at1;        /* `cannot` is about places of this selector only */
  uint16_t ban_except1;    /* `cannot` is not about places of this selector */
  ArbNumber ban_where;     /* `cannot` applies while this holds of the affected object */
  uint8_t priced;          /* affected cards are played for this ability's cost (356.1) */
  uint8_t ignores;         /* RB_IGNORES_...: parts of the printed cost not paid (356.1.b) */
  uint8_t plays_timing;    /* RB_ON_...: timing of cards that are played to `plays_to1` */
  uint16_t extra1;         /* an additional cost of affected cards (index plus one) */
  uint8_t hides_for1;      /* "you" can hide for this Energy (plus one) instead (811.1.b) */
  uint8_t adds_energy, adds_any; /* affected objects add this much more (429) */
} RbStatic;

/* fields.c: the rows of all members; ends with an empty one. */
extern const ArbStaticField rb_static_fields[];

#endif
