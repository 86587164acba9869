/* SPDX-License-Identifier: MIT */
/*
** static_field.h -- the fields of a game's static abilities, a row each.
**
** A game writes its fields as rows of two lists.  A field that holds one plain value needs one row,
** and the code that acts on the value, and nothing else:
**
**     X(FLAG, any_buffs, OBJECTS, LIMITS, PLAIN, ANYWHERE, "702", "help", "what `show` says")
**
** The columns: the type; the name in card files; the objects or players that it can apply to
** (GAME_OF_...); its topic (GAME_ABOUT_...); what the layers do with it (ARB_LAYER_...); if a game
** needs it, whether it works off the board (ARB_WORKS_...); the rule; the help; how `show` says it.
**
** From the row come the member of the record (ARB_DECLARE_...), the code that reads it from a card
** file, the note for editors and the reference, what `show` says, and a row of the game's
** ArbStaticField.  The other list has the members that fields with tables, lists or words set.  The
** game declares and reads these members itself; only their ArbStaticField comes from the list.
*/
#ifndef ARB_STATIC_FIELD_H
#define ARB_STATIC_FIELD_H

#include "kernel/cards/ability.h"

/* The types of plain fields, their members, and how the annotations write the type. */
#define ARB_DECLARE_FLAG(name)     uint8_t name;
#define ARB_DECLARE_COUNT(name)    uint8_t name; /* from 1 */
#define ARB_DECLARE_CHANGE(name)   int8_t name;  /* may be negative */
#define ARB_DECLARE_NUMBER(name)   ArbNumber name;
#define ARB_DECLARE_SELECTOR(name) uint16_t name##1; /* one-based; 0: none */
#define ARB_MEMBER_FLAG(name)      name
#define ARB_MEMBER_COUNT(name)     name
#define ARB_MEMBER_CHANGE(name)    name
#define ARB_MEMBER_NUMBER(name)    name
#define ARB_MEMBER_SELECTOR(name)  name##1
#define ARB_TYPE_FLAG              "boolean"
#define ARB_TYPE_COUNT             "integer"
#define ARB_TYPE_CHANGE            "integer"
#define ARB_TYPE_NUMBER            "Number"
#define ARB_TYPE_SELECTOR          "Selector"

enum { /* the type of a member; OTHER: one that this header need not understand */
       ARB_FIELD_OTHER,
       ARB_FIELD_FLAG,
       ARB_FIELD_COUNT,
       ARB_FIELD_CHANGE,
       ARB_FIELD_NUMBER,
       ARB_FIELD_SELECTOR
};
/* What the layers do with a field: nothing; add it to a sum; or set something, so that the order of
** effects matters. */
enum { ARB_LAYER_PLAIN, ARB_LAYER_ADDS, ARB_LAYER_SETS };
/* Whether it depends on the place of its card, so that it works from the board only. */
enum { ARB_WORKS_ANYWHERE, ARB_WORKS_HERE };

typedef struct ArbStaticField {
  const char *word;      /* the field of card files that sets it */
  const char *rule;      /* the rule that a refusal cites */
  uint16_t offset, size; /* of the member */
  uint8_t type, layer, works;
  uint8_t whom;   /* the objects or players that it can apply to: the game's bits */
  uint32_t about; /* topics of a static that has it: the game's bits; 0: none by itself */
} ArbStaticField;

/* A row of the table, for a record `Record` of a game whose names begin with `GAME`. */
#define ARB_STATIC_ROW(Record, GAME, type, member, whom, about, layer, works, word, rule) \
  {word,                                                                                  \
   rule,                                                                                  \
   offsetof(Record, member),                                                              \
   sizeof((Record *)0)->member,                                                           \
   ARB_FIELD_##type,                                                                      \
   ARB_LAYER_##layer,                                                                     \
   ARB_WORKS_##works,                                                                     \
   GAME##_OF_##whom,                                                                      \
   GAME##_ABOUT_##about}

/* Whether the static has the field: one of its bytes is not 0.  Tables end with an empty row. */
bool arb_static_says(const void *stat, const ArbStaticField *field);
/* The topics of a static: those of all fields that it has. */
uint32_t arb_static_topics(const void *stat, const ArbStaticField *fields);
/* The state that its numbers and selectors for the layers read, as `look` says. */
uint32_t arb_static_fields_look(const struct ArbCards *cards, const ArbLook *look, const void *stat,
                                const ArbStaticField *fields);
/* The first field of the static that cannot apply to `whom` (a bit); NULL: all can. */
const ArbStaticField *arb_static_field_past(const void *stat, const ArbStaticField *fields,
                                            unsigned whom);

#endif
