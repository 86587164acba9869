/* SPDX-License-Identifier: MIT */
/*
** words.h -- what the parts of Riftbound's reader share.
**
** Uses: core, core/riftbound, bindings/language
** Used by: nobody by name; language/games.c lists its rows
*/
#ifndef BINDINGS_RIFTBOUND_WORDS_H
#define BINDINGS_RIFTBOUND_WORDS_H

#include "riftbound/cards.h"

#include "language/words.h"

enum { KEYWORD_EXTRAS_MAX = 2 };

/* A pass over all files, and what is known of the definition being compiled. */
typedef struct RbLoad {
  RbBuilder *builder;
  int extras;        /* how many additional costs the builder has so far */
  uint32_t keywords; /* those that work, a bit each */
  RbExtra keyword_extras[RB_KEYWORDS_MAX][KEYWORD_EXTRAS_MAX]; /* what keywords cost more */
  int keyword_extra_counts[RB_KEYWORDS_MAX];
  /* of the definition */
  uint8_t domains;     /* of the card: what [C] means (135.2.e.6) */
  bool has_deathknell; /* an ability of the card is one (808) */
  bool has_equip;      /* the same of Equip (818) */
  RbAdd add;           /* ... what one of its abilities adds while costs are paid (429.3) */
  bool adds_apart;     /* ... two of them do, neither of which adds more */
  bool effect_text;    /* its Effect Text is being read (136) */
} RbLoad;

static inline RbLoad *rb_load(const Loader *l)
{
  return l->own;
}

/* Notes that the card cannot be executed when a keyword does not work. */
void need_keywords(Loader *l, uint32_t keywords); /* a bit each */

/* What may stand in the tables of fields, where those are read. */
extern const char *const rb_printed_fields[],
    *const rb_cost_fields[], *const rb_add_fields[],
                                 *const rb_adds_more_fields[],
                                     *const rb_price_fields[],
                                         *const rb_additional_fields[],
                                             *const rb_reduces_fields[],
                                                 *const rb_destination_fields[],
                                                     *const rb_becomes_fields[],
                                                         *const rb_cost_change_fields[],
                                                             *const rb_triggers_fields[];

/* ---- ability.c -------------------------------------------------- */

extern const GameWords riftbound_words;
/* An additional cost (356.2). */
RbExtra compile_additional(lua_State *L, Loader *l, int index);
void add_extra(Loader *l, const RbExtra *extra);

/* ---- static.c: fields of statics --------------------------------- */

FieldReader read_affects, read_becomes, read_cost_change, read_extra, read_rb_triggers, read_places,
    read_price, read_adds_more, read_hides_for, read_minimum;
void begin_static(RbStatic *stat);
/* What the fields of a static say together (363). */
void check_static(lua_State *L, Loader *l, Draft *draft);
/* ... of one that works off the board. */
void check_static_elsewhere(lua_State *L, Loader *l, const RbStatic *stat);

/* ---- cost.c ------------------------------------------------------- */

RbCost compile_cost(lua_State *L, Loader *l, int index);
/* Reads { fury = 1, ["body/order"] = 2, any = 1, own = 1 } into at most `max` parts. */
int compile_power(lua_State *L, Loader *l, int index, RbPower *out, ArbNumber *is, int max);
/* The places "here", "base", "battlefield" or a list of them, or a selector: one-based. */
int compile_place(lua_State *L, Loader *l, int index);

/* ---- others.c --------------------------------------------------------- */

extern const OtherWord riftbound_others[]; /* ends with an empty row */

#endif
