/* SPDX-License-Identifier: MIT */
/*
** words.h -- what the parts of Riftbound's reader share.
**
** Uses: core, core/riftbound, core/riftbound/timing, bindings/language
** Used by: nobody by name; language/games.c lists its rows
*/
#ifndef BINDINGS_RIFTBOUND_WORDS_H
#define BINDINGS_RIFTBOUND_WORDS_H

#include "riftbound/cards.h"

#include "language/words.h"

enum { KEYWORD_EXTRAS_MAX = 2 };

/* The state of a pass over all files, and of the definition that is being compiled. */
typedef struct RbLoad {
  RbBuilder *builder;
  int extras;        /* number of additional costs in the builder so far */
  uint32_t keywords; /* keywords that the engine can execute, a bit each */
  RbExtra keyword_extras[RB_KEYWORDS_MAX][KEYWORD_EXTRAS_MAX]; /* additional costs of keywords */
  int keyword_extra_counts[RB_KEYWORDS_MAX];
  /* The definition that is being compiled. */
  uint8_t domains;     /* the card's domains: the meaning of [C] (135.2.e.6) */
  bool has_deathknell; /* one of its abilities is a Deathknell (808) */
  bool has_equip;      /* one of its abilities is Equip (818) */
  RbAdd add;           /* the Add ability that it has for paying costs (429.3) */
  bool adds_apart;     /* it has two Add abilities, and neither adds all that the other one adds */
  bool effect_text;    /* its Effect Text is being read (136) */
  bool of_keyword;     /* it is a keyword, whose abilities are given to cards (135.4.b) */
} RbLoad;

static inline RbLoad *rb_load(const Loader *l)
{
  return l->own;
}

/* Marks the card as unsupported when one of these keywords, a bit each, is not executed. */
void bind_need_keywords(Loader *l, uint32_t keywords);

/* The fields of the tables that some fields have as their value.  Each list is defined where it is
** read, and ends with NULL. */
extern const char bind_rb_placeless[]; /* events that happen at no place; a blank between them */
extern const char *const bind_rb_printed_fields[];
extern const char *const bind_rb_cost_fields[];
extern const char *const bind_rb_add_fields[];
extern const char *const bind_rb_adds_more_fields[];
extern const char *const bind_rb_price_fields[];
extern const char *const bind_rb_additional_fields[];
extern const char *const bind_rb_reduces_fields[];
extern const char *const bind_rb_destination_fields[];
extern const char *const bind_rb_becomes_fields[];
extern const char *const bind_rb_cost_change_fields[];
extern const char *const bind_rb_triggers_fields[];

/* ---- ability.c -------------------------------------------------- */

extern const GameWords bind_riftbound_words;
/* Compiles an additional cost (356.2). */
RbExtra bind_compile_additional(lua_State *L, Loader *l, int index);
void bind_add_extra(Loader *l, const RbExtra *extra);

/* ---- static.c: fields of statics --------------------------------- */

FieldReader bind_read_affects, bind_read_becomes, bind_read_cost_change, bind_read_extra,
    bind_read_rb_triggers, bind_read_places, bind_read_price, bind_read_adds_more,
    bind_read_hides_for, bind_read_minimum;
/* Checks the fields of a static together (363). */
void bind_check_static(lua_State *L, Loader *l, Draft *draft);
/* Checks a static that works off the board. */
void bind_check_static_elsewhere(lua_State *L, Loader *l, const RbStatic *stat);

/* ---- cost.c ------------------------------------------------------- */

/* Reads the cost at `index`: a number of Energy, or a table with the parts that costs have. */
RbCost bind_compile_cost(lua_State *L, Loader *l, int index);
/* Reads { fury = 1, ["body/order"] = 2, any = 1, own = 1 } into at most `max` parts. */
int bind_compile_power(lua_State *L, Loader *l, int index, RbPower *out, ArbNumber *is, int max);
/* Compiles the places "here", "base", "battlefield", a list of them, or a selector.  The result is
** one-based. */
int bind_compile_place(lua_State *L, Loader *l, int index);

/* ---- others.c --------------------------------------------------------- */

extern const OtherWord bind_riftbound_others[]; /* ends with an empty row */

#endif
