/* SPDX-License-Identifier: MIT */
/*
** words.h -- what the parts of Evolve's reader share.
**
** Uses: core/evolve, core/evolve/timing, core/evolve/play, core/evolve/effects,
**       core/evolve/script, bindings/language
** Used by: nobody by name; language/games.c lists its rows
*/
#ifndef BINDINGS_EVOLVE_WORDS_H
#define BINDINGS_EVOLVE_WORDS_H

#include "evolve/ev.h"

#include "language/words.h"

static inline EvBuilder *ev_builder(const Loader *l)
{
  return l->own;
}

/* The fields of the tables that some fields have as their value.  Each list is defined where it is
** read, and ends with NULL. */
extern const char *const bind_ev_cost_fields[];
extern const char *const bind_ev_option_fields[];
extern const char *const bind_ev_card_option_fields[];
extern const char *const bind_ev_more_fields[];
extern const char *const bind_ev_limits_fields[];
extern const char *const bind_ev_counts_fields[];

/* ---- ability.c ------------------------------------------------------- */

extern const GameWords bind_evolve_words;
/* Adds the ability of `evolve = 1`: "evolve this follower" for play points (12.2). */
void bind_add_evolve_ability(Loader *l, int play_points);

/* ---- static.c: passives and replacements -------------------------------- */

/* An ability that is being compiled, with the records that belong to it. */
typedef struct EvDraft {
  EvAbility ability;
  EvStatic stat;             /* for a passive ability */
  EvReplacement replacement; /* for an ability that replaces events */
} EvDraft;

static inline EvDraft *ev_draft(const Draft *draft)
{
  return (EvDraft *)(void *)draft->a;
}

FieldReader bind_read_ev_affects, bind_read_ev_traits, bind_read_ev_limits, bind_read_ev_counts,
    bind_read_ev_minimum, bind_read_ev_source;
extern const char *const bind_ev_ban_words[]; /* the words of `cannot`; ends with NULL */
/* Refuses `grants` that names no ability of the same card.  `first`: the card's first ability. */
void bind_check_grants(lua_State *L, Loader *l, int first, int count);
/* Checks the fields of a passive ability together, once they are read. */
void bind_check_passive(lua_State *L, Loader *l, Draft *draft);

/* ---- cost.c ---------------------------------------------------------- */

/* The name of a part of a cost: "bury". */
const char *bind_ev_pay_name(int pay);
/* Compiles { play_points = 2, engage = "me", ... } (10.4.2). */
EvCost bind_compile_ev_cost(lua_State *L, Loader *l, int index);
/* Compiles options: "earth_rite", { name = ..., cost = ..., if_ = ... }, or a list of these.  For a
** card they may also have `costs` (the new cost) and `change`.  Returns how many; `first` is the
** index of the first. */
int bind_compile_ev_options(lua_State *L, Loader *l, int index, bool card, int *first);

/* ---- others.c --------------------------------------------------------- */

extern const OtherWord bind_evolve_others[]; /* ends with an empty row */

#endif
