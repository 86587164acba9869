/* SPDX-License-Identifier: MIT */
/*
** house.h -- rules that a format may change, the sections of a deck, the numbers of a format.
**
** A *switch* changes one rule: to that of the earlier edition of the Core Rules (E: its numbers),
** or to a house rule.  Its row says what is done when the switch is on; off is the current
** rulebook.  A *profile* is a set of switches that a format asks for by name (docs/formats.md).
**
**     if (rb_house(g, RB_H_WIN_AT_ONCE)) ...   at the one place that knows the rule
*/
#ifndef RB_HOUSE_H
#define RB_HOUSE_H

#include "kernel/game.h"

/*   id                   name                    the current rule  what is done instead */
#define RB_SWITCHES(X)                                                                            \
  X(WIN_AT_ONCE, "win_at_once", "467",                                                            \
    "who reaches the Victory Score wins at once, not at the next cleanup, lead or not (E445)")    \
  X(LIMIT_AT_ONE_SHORT, "limit_at_one_short", "466.1.b",                                          \
    "a conquest gives no Winning Point only at exactly one point short (E444.1.b)")               \
  X(BURN_OUT_WINS_NOTHING, "burn_out_wins_nothing", "431.3.b",                                    \
    "points from a second Burn Out are points like others (E418.3)")                              \
  X(DAMAGE_IS_CLEARED, "damage_is_cleared", "461.1.a.1",                                          \
    "damage that ends with a combat or a turn is cleared, which heals nobody (E440.1.a.1)")       \
  X(DEFLECT_ONCE, "deflect_once", "809.1.c",                                                      \
    "Deflect costs its value once, however often a spell chooses the permanent (E725.1.c)")       \
  X(LEGION_BY_PLAYED, "legion_by_played", "812.1.c",                                              \
    "Legion counts cards that were played; a countered one was not (E728.1.c)")                   \
  X(TIMESTAMPS_OF_PLAY, "timestamps_of_play", "475.1",                                            \
    "an effect is as old as what it comes from, also if it began to apply later (E453.1)")        \
  X(DEPENDENCY_BY_OBJECTS, "dependency_by_objects", "473.1.c",                                    \
    "an effect depends on another only if that one decides whether or where it applies (E451.1)") \
  X(BONUS_ON_NOTHING, "bonus_on_nothing", "715.4",                                                \
    "Bonus Damage is added to 0 damage too (E715.1)")                                             \
  X(JOINING_BY_PERMANENTS, "joining_by_permanents", "442.2.a",                                    \
    "only a player with permanents at a combat of others may send units there (E421.2.a)")

enum {
#define X(id, name, rule, help) RB_H_##id,
  RB_SWITCHES(X)
#undef X
      RB_SWITCH_COUNT
};
_Static_assert(RB_SWITCH_COUNT <= 32, "a format holds a bit for each");

enum { RB_PROFILE_COUNT = 2 };
extern const ArbNamed rb_switches[];
extern const ArbProfile rb_profiles[];

/* The sections of a deck (103), and the numbers that a format fixes (478). */
enum {
  RB_SECTION_LEGEND,       /* 103.1 */
  RB_SECTION_CHAMPION,     /* 103.2.a */
  RB_SECTION_MAIN,         /* 103.2 */
  RB_SECTION_BATTLEFIELDS, /* 103.4 */
  RB_SECTION_RUNES,        /* 103.3 */
  RB_SECTION_SIDEBOARD,
  RB_SECTION_POOL, /* the cards that a limited deck is built from; they do not enter the game */
  RB_SECTIONS
};
enum {
  RB_F_VICTORY_SCORE,
  RB_F_BATTLEFIELDS_USED, /* battlefields of each player that come into play */
  RB_F_BATTLEFIELDS_IN_DECK,
  RB_F_EXTRA_RUNES_LAST,    /* extra runes in the last player's first Channel Phase */
  RB_F_FIRST_SKIPS_DRAW,    /* 1: the first player draws no card in their first turn */
  RB_F_FIRST_BRINGS_NONE,   /* 1: the first player's battlefields stay out (483.4.b) */
  RB_F_CHOOSE_BATTLEFIELDS, /* 1: players choose their battlefields; 0: they are drawn by lot */
  RB_F_SIDEBOARD_MAX,       /* cards beside the deck, to exchange between games; 0: none */
  RB_F_LIMITED,             /* 1: decks are built from the cards a player was given (T602) */
  RB_F_MISSING_DRAWS,       /* extra cards in the first hand for a missing legend or champion */
  RB_F_VICTORY_SCORE_OF,    /* the Victory Score of seat 0, then of the others; 0: the mode's */
  RB_F_VICTORY_SCORE_LAST = RB_F_VICTORY_SCORE_OF + ARB_SEATS_MAX - 1,
  RB_F_POINTS_OF, /* points at the start, of seat 0, then of the others */
  RB_F_POINTS_LAST = RB_F_POINTS_OF + ARB_SEATS_MAX - 1,
  RB_F_RUNES_OF, /* extra runes in the first Channel Phase of seat 0, then of the others */
  RB_F_RUNES_LAST = RB_F_RUNES_OF + ARB_SEATS_MAX - 1,
  RB_F_USED_OF, /* battlefields used by seat 0, then by the others; 0: the mode's */
  RB_F_USED_LAST = RB_F_USED_OF + ARB_SEATS_MAX - 1,
  RB_F_SHARED_USED,     /* how many of the shared battlefields come into play; 0: all */
  RB_F_SIDEBOARD_FIRST, /* cards are exchanged before the only game, too (T406.1.g) */
  RB_F_AS_GIVEN,        /* decks are played exactly as they were given (T602.4.a.9) */
  RB_F_CHOOSE_FIRST,    /* a player drawn by lot says who plays first (T603.7.b-c) */
  RB_FORMAT_NUMBERS
};
_Static_assert((int)RB_FORMAT_NUMBERS <= (int)ARB_FORMAT_NUMBERS_MAX, "a format holds them");
static inline int rb_format(const ArbGame *g, int number)
{
  return g->format.numbers[number];
}

/* The number of a seat's battlefields that come into play (478.4). */
static inline int rb_battlefields_used(const ArbGame *g, ArbSeat seat)
{
  int said = rb_format(g, RB_F_USED_OF + seat);
  return said == ARB_FORMAT_NONE ? 0 : said ? said : rb_format(g, RB_F_BATTLEFIELDS_USED);
}

static inline bool rb_house(const ArbGame *g, int number)
{
  return g->format.house >> number & 1;
}

#endif
