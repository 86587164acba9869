/* SPDX-License-Identifier: MIT */
/*
** words.h -- the words that cards are written in, as tables.
**
** A word for an ability (`when`, `activated` ...) has a row: what it makes and which fields
** may stand in it.  A field has a row: what reads it, and where to.  Fields that every game
** has are read by the house (ability.c) into the head of the game's record; each game
** lists them in the order in which they are read, with its own between them
** (ability.c, ability.c).  A word that is none of the rows may be
** shorthand, which the game's keywords define: `shorthand "fanfare" { event = "enter" }`.
*/
#ifndef BINDINGS_WORDS_H
#define BINDINGS_WORDS_H

#include "kernel/cards/ability.h"

#include "language/reading.h"
#include "language/notes.h"

enum {
  EVENTS_MAX = 8,
  MODES_MAX = 8,
  COUNT_MAX = 99,
  WORD_FIELDS_MAX = 64,
  LABEL_MAX = 100,
  GRANTS_MAX = 8
};

/* An ability under construction. */
typedef struct Draft {
  ArbAbility *a; /* the game's record, which begins with this head */
  const struct AbilityWord *word;
  int table;                  /* where its fields stand on the stack ... */
  int shorthand;              /* ... and those that its word stands for; 0: none */
  uint8_t events[EVENTS_MAX]; /* it becomes a record for each */
  int event_count;
  ArbAbility *modes[MODES_MAX];
  int mode_count;
  const char *grants[GRANTS_MAX]; /* names beside the first that a static grants */
  int grant_count;
  const char *extra;  /* what `targets_if_paid` rests on */
  int spoken;         /* the last of its choices that its other fields speak of ... */
  const char *speaks; /* ... and which field does */
  bool elsewhere;     /* they are those of what is being played, not its own */
} Draft;

/* Where a word may stand: in cards, in formats too, or there only. */
enum { BIND_OF_CARDS, BIND_BOTH, BIND_OF_FORMATS };

typedef struct AbilityWord {
  const char *word;
  uint8_t kind;        /* of the game's records */
  bool named, unnamed; /* where it may stand: under `abilities`, in the card */
  bool plain;          /* no modes may stand in it */
  bool card_only;      /* it stands in cards, not in what a keyword stands for */
  uint8_t formats;     /* BIND_... */
  const char *event;   /* what it waits for by itself ... */
  uint32_t flags;      /* ... and what else it says: ARB_SUBJECT_ME ... */
  const char *begun;   /* the actions that start it by its name: "then_do then_do_among" */
  const char *paid;    /* the rule by which a player uses it for its cost; NULL: nobody does */
  void (*compile)(lua_State *L, Loader *l, int index); /* it is more than one record */
  const char *fields[WORD_FIELDS_MAX];
} AbilityWord;

/* Reads the value at the top of the stack into the record, and leaves it there. */
typedef struct FieldRow FieldRow;
typedef void FieldReader(lua_State *L, Loader *l, Draft *draft, const FieldRow *row);
struct FieldRow {
  const char *name;
  FieldReader *read;
  uint32_t to;                /* the offset of its place in the record, or a flag */
  uint32_t also;              /* ... of a second place */
  int least, most;            /* of an integer; of a choice: what the first one counts as */
  const char *const *choices; /* of a word: its place in the list */
  uint32_t kinds;             /* only in abilities of these kinds, a bit each; 0: in any */
  bool speaks;                /* it is looked at when targets are chosen: it may speak of them */
  const char *events;         /* only these tell it: "die damage"; NULL: any may */
};

#define FIELD(n, reader)         {.name = n, .read = reader}
#define FIELD_TO(n, reader, ...) {.name = n, .read = reader, .to = __VA_ARGS__}

/* How a slot may be written: up_to(2, unit {}). */
typedef struct SlotWord {
  const char *word;
  void (*read)(lua_State *L, Loader *l, int index, int before, ArbSlot *slot);
} SlotWord;

/* What may stand in a table that is the value of a field, or a word by itself that makes no
** record of its own: for notes (notes.h). */
typedef struct WordTable {
  const char *name; /* "Cost" */
  const char *word; /* "additional"; NULL: it is only a value */
  const char *const *fields;
} WordTable;

/* Where selectors of a type look when they name no zone; "me": where `me` may be. */
typedef struct UsualZones {
  const char *type;
  const char *zones[12];
} UsualZones;

/* Selectors of objects that are no cards: their kind of id (ARB_KIND_...). */
typedef struct ThingWord {
  const char *type;
  int kind;
  const char *rule;
} ThingWord;

/* Words of another game, one or several with a space between: "unit" is "follower" here, and
** what these rules leave no room for says why.  Ends with an empty row. */
typedef struct OtherWord {
  const char *word;
  const char *ours; /* what is written here; NULL: it cannot be said ... */
  const char *rule; /* ... by this rule ... */
  const char *why;  /* ... as a sentence without its full stop */
  const char *form; /* what is written here where one word does not say it: a piece of a card */
  uint8_t kinds;    /* only as one of these (OTHER_...), a bit each; 0: as any */
} OtherWord;
enum { OTHER_ACTION = 1, OTHER_ABILITY = 2, OTHER_FIELD = 4, OTHER_ATTRIBUTE = 8 };

/* What a game brings.  Every list ends with an empty row, and may be left out: words_of fills in
** what is NULL or 0. */
typedef struct GameWords {
  const AbilityWord *abilities;
  const FieldRow *fields;
  const SlotWord *slots; /* beside the house's */
  const UsualZones *usual;
  const ThingWord *things; /* NULL: selectors are of cards only */
  const OtherWord *others;
  const char *board;        /* the zone where abilities work that name none; NULL: the first
                                  ** one with a board */
  uint32_t untargeted;      /* kinds of zones whose cards are no targets, a bit each */
  const char *const *types; /* of cards; the first of them is bit `first_type` of a tally */
  int first_type;
  const char *const *phases;      /* that tallies may be limited to, from 1 */
  const char *const *told;        /* events that nothing can wait for: they are only told */
  const char *const *text_fields; /* of a mode, and of a spell for its own text */
  const FieldRow *mode_fields;    /* of `modes`, beside `choose` and `up_to` */
  const WordTable *tables;
  const struct BindNote *notes; /* what the game's words mean (notes.h) */
  const char *a_number;         /* an attribute, for examples in refusals */
  const char *chosen;           /* the attribute that asks which slot chose it, or NULL */
  /* Cards bear counters of names that cards and keywords list: is it one?  NULL: they do not. */
  bool (*is_counter)(const Loader *l, const char *name);
  size_t ability_size, slot_size; /* of its records; 0: they are heads and nothing else */
  size_t stat_at, stat_size;      /* where its record of a static lies in that of an ability */
  int spell_kind, mode_kind;      /* of the text of a spell, and of a mode */
  /* Its index, the first one's; NULL where CardReader.def_size is said: plain.c keeps them. */
  int (*add_ability)(Loader *l, const void *ability);
  int (*add_slots)(Loader *l, const void *slots, int count);
  int (*add_tag)(Loader *l, const char *text);
  void (*begin)(Loader *l, Draft *draft);               /* before fields are read */
  void (*check)(lua_State *L, Loader *l, Draft *draft); /* what fields say together */
  struct {                                              /* rules, for refusals */
    const char *targets, *group, *if_, *if_paid, *modes, *event, *refs, *text, *keywords, *triggers;
  } cites;
} GameWords;

/* The words of a game, with something harmless in place of what it leaves out. */
struct BindGame;
GameWords words_of(const struct BindGame *game);
/* What is said of another game's word; NULL: nothing. */
const OtherWord *other_word(const GameWords *words, const char *name, unsigned kinds);
/* This game's word for another game's; NULL: it has none. */
const char *word_of_other(const GameWords *words, const char *name);

extern const SlotWord house_slots[];                            /* slots of every game */
extern const char *const group_fields[], *const tally_fields[]; /* of slots, of number.tally */

/* ---- ability.c: readers of fields ------------------------------------ */

FieldReader read_flag, /* row->to: the flag */
    read_flag8, read_number, read_condition, read_selector, read_zones, read_integer8,
    read_choice,         /* ... the place in the record */
    read_set, read_set8, /* words of a list, a bit each */
    read_losses,         /* ... or "abilities": all of them, noted in the second place */
    read_event, read_signal, read_by, read_subject, read_nth, read_active_in, read_label,
    read_targets, read_targets_if_paid, read_run, read_given_keywords,
    read_grants,   /* row->to: the ArbStatic */
    read_triggers; /* ... and choices: the classes */
/* Adds them to what a static gives; the list is at `index`. */
void given_keywords(lua_State *L, Loader *l, int index, ArbStatic *stat);
/* What every game's `triggers` may say; ends with NULL. */
extern const char *const house_triggers_fields[];
/* The same, of a table that may have these fields. */
void triggers_at(lua_State *L, Loader *l, Draft *draft, const FieldRow *row,
                 const char *const *fields);
/* What every game's `modes` may say; ends with NULL. */
extern const char *const house_mode_fields[];
/* Makes `condition` hold only while `terms` are not 0 too. */
void add_condition(Loader *l, ArbCondition *condition, const ArbTerm *terms, int count);
/* Calls `visit` for the value at `index`, or for each in the list that it is; what is visited
** is at the top of the stack. */
typedef void ValueVisitor(lua_State *L, Loader *l, void *data);
void each_value(lua_State *L, Loader *l, int index, ValueVisitor *visit, void *data);
/* Pushes what stands in field `name` of the ability, or of what its word stands for. */
bool draft_field(lua_State *L, const Draft *draft, const char *name);
/* Fails when an `instead_of` speaks of an event that nothing replaces (ArbRules.replaceable). */
void loader_check_replaced(lua_State *L, Loader *l, const Draft *draft, const char *rule);
/* What a slot chooses from: a selector, another(selector) or on_slot(n, selector). */
void slot_selector(lua_State *L, Loader *l, int index, int before, ArbSlot *slot);
/* A slot as it may stand in `targets`. */
void slot_at(lua_State *L, Loader *l, int index, int before, ArbSlot *slot);
/* Which cards were played is kept only where a script asks for it, in a selector or as
** card.last_played: does this one? */
bool asks_for_played(const Loader *l);
/* Adds a record and counts it. */
void add_ability(Loader *l, const void *ability);
/* The words for abilities in the order of their table, with the fields each may have (ends
** with NULL); NULL after the last one. */
const char *ability_word(const GameWords *words, int i, const char *const **fields);

#endif
