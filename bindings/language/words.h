/* SPDX-License-Identifier: MIT */
/*
** words.h -- the words that cards are written in, as tables.
**
** A word for an ability (`when`, `activated` ...) has a row: what it makes, and which fields it may
** have.  A field has a row: what reads it, and where to.  Fields that every game has are read by
** ability.c into the head of the game's record.  Each game lists all its fields in the order in
** which they are read, with its own among them.  A word without a row may be shorthand, which the
** game's keyword files define: `shorthand "fanfare" { event = "enter" }`.
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

/* An ability that is being compiled. */
typedef struct Draft {
  ArbAbility *a; /* the game's record, which begins with this head */
  const struct AbilityWord *word;
  int table;                  /* stack position of its fields */
  int shorthand;              /* stack position of the fields of a shorthand word; 0: none */
  uint8_t events[EVENTS_MAX]; /* it becomes one record for each of these events */
  int event_count;
  ArbAbility *modes[MODES_MAX];
  int mode_count;
  const char *grants[GRANTS_MAX]; /* names that a static grants, beside the first */
  int grant_count;
  const char *extra;  /* the additional cost that `targets_if_paid` depends on */
  int spoken;         /* the highest of its choices that its other fields refer to */
  const char *speaks; /* the field that refers to it */
  bool elsewhere;     /* those choices belong to what is being played, not to this ability */
  bool alone;         /* its function is given nothing but the game */
} Draft;

/* Where a word may be used: in cards, in both, in formats. */
enum { BIND_OF_CARDS, BIND_BOTH, BIND_OF_FORMATS };

typedef struct AbilityWord {
  const char *word;
  uint8_t kind;        /* of the game's records */
  bool named, unnamed; /* it may stand under `abilities`; it may stand in the card itself */
  bool plain;          /* it may not have modes */
  bool card_only;      /* it may stand in cards, but not in keywords */
  uint8_t formats;     /* BIND_... */
  const char *event;   /* the event that it always waits for, or NULL */
  uint32_t flags;      /* flags that it always has: ARB_SUBJECT_ME ... */
  const char *begun;   /* the actions that start it by name: "then_do then_do_among" */
  const char *paid;    /* the rule by which players use it for its cost; NULL: they do not */
  void (*compile)(lua_State *L, Loader *l, int index); /* for a word that makes several records */
  const char *fields[WORD_FIELDS_MAX];
} AbilityWord;

/* Reads the value at the top of the stack into the record; leaves the value there. */
typedef struct FieldRow FieldRow;
typedef void FieldReader(lua_State *L, Loader *l, Draft *draft, const FieldRow *row);
struct FieldRow {
  const char *name;
  FieldReader *read;
  uint32_t to;                /* the offset of its place in the record, or a flag */
  uint32_t also;              /* the offset of a second place */
  int least, most;            /* integers: bounds; choices: `least` is the value of the first */
  const char *const *choices; /* words: the list in which the word's place is its value */
  uint32_t kinds;             /* only for abilities of these kinds, a bit each; 0: for any */
  bool speaks;                /* it is read after targets are chosen, so it may refer to them */
  const char *events;         /* only with these events: "die damage"; NULL: with any */
  const char *not_events;     /* not with these events, which do not have it; NULL: with any */
  const char *shown;          /* plain fields of statics: how `show` says it (static_field.h) */
};

#define FIELD(n, reader)         {.name = n, .read = reader}
#define FIELD_TO(n, reader, ...) {.name = n, .read = reader, .to = __VA_ARGS__}

/* The row of a plain field of statics, from the row that the game has of it (static_field.h). */
#define READ_FLAG(at)     bind_read_flag8, .to = at
#define READ_COUNT(at)    bind_read_integer8, .to = at, .least = 1, .most = COUNT_MAX
#define READ_CHANGE(at)   bind_read_integer8, .to = at, .least = -COUNT_MAX, .most = COUNT_MAX
#define READ_NUMBER(at)   bind_read_number, .to = at
#define READ_SELECTOR(at) bind_read_selector, .to = at

/* A way to write a slot: up_to(2, unit {}). */
typedef struct SlotWord {
  const char *word;
  void (*read)(lua_State *L, Loader *l, int index, int before, ArbSlot *slot);
} SlotWord;

/* The fields of a table that is the value of a field, or of a word that makes no record of its own;
** for notes (notes.h). */
typedef struct WordTable {
  const char *name; /* "Cost" */
  const char *word; /* "additional"; NULL: it is only a value */
  const char *const *fields;
} WordTable;

/* The zones in which a selector of this type looks when it names none.  For the type "me", the
** zones in which `me` may be. */
typedef struct UsualZones {
  const char *type;
  const char *zones[12];
} UsualZones;

/* A type of selectors of objects that are not cards, and their kind of id (ARB_KIND_...). */
typedef struct ThingWord {
  const char *type;
  int kind;
  const char *rule;
} ThingWord;

/* A row for words of another game: this game's own word for them ("unit" is "follower"), or the
** reason why it has none.  A list ends with an empty row. */
typedef struct OtherWord {
  const char *word; /* the other game's words, separated by spaces */
  const char *ours; /* this game's word; NULL: it has none */
  const char *rule; /* this game's rule that leaves no room for the word */
  const char *why;  /* why there is none: a sentence without its full stop */
  const char *form; /* a piece of a card that says the same, where one word does not */
  uint8_t kinds;    /* only as one of these (OTHER_...), a bit each; 0: as any */
} OtherWord;
enum { OTHER_ACTION = 1, OTHER_ABILITY = 2, OTHER_FIELD = 4, OTHER_ATTRIBUTE = 8 };

/* The words of a game.  Every list ends with an empty row.  Anything may be left out: bind_words_of
** replaces NULL and 0. */
typedef struct GameWords {
  const AbilityWord *abilities;
  const FieldRow *fields;
  const SlotWord *slots; /* beside those of every game */
  const UsualZones *usual;
  const ThingWord *things; /* NULL: selectors are about cards only */
  const OtherWord *others;
  const char *board;        /* where abilities work that name no zone; NULL: the first board zone */
  uint32_t untargeted;      /* kinds of zones whose cards cannot be targets, a bit each */
  const char *const *types; /* types of cards; bit `first_type` of a tally is the first */
  int first_type;
  const char *const *phases;       /* phases that tallies may be limited to, from 1 */
  const char *const *game_numbers; /* attributes that the game itself has: number.game */
  const char *const *told;         /* events that are only recorded: nothing can wait for them */
  const char *const *text_fields;  /* fields of a mode, and of a spell for its own text */
  const FieldRow *mode_fields;     /* fields of `modes`, beside `choose` and `up_to` */
  const WordTable *tables;
  const struct BindNote *notes; /* the meaning of the game's words (notes.h) */
  const char *a_number;         /* an attribute for examples in refusals */
  const char *place;            /* the type of cards that are places, for an ARB_A_PLACE, or NULL */
  const char *chosen;           /* the attribute that tells which slot chose an object, or NULL */
  /* Whether cards or keywords define counters of this name; NULL: cards have no counters. */
  bool (*is_counter)(const Loader *l, const char *name);
  size_t ability_size, slot_size; /* bytes of the records; 0: the records are just heads */
  size_t stat_at, stat_size;      /* offset and bytes of the static in an ability's record */
  int spell_kind, mode_kind;      /* kinds of the text of a spell, and of a mode */
  /* Add records; return the index of the first.  NULL for a plain pool (CardReader.def_size). */
  int (*add_ability)(Loader *l, const void *ability);
  int (*add_slots)(Loader *l, const void *slots, int count);
  int (*add_tag)(Loader *l, const char *text);
  void (*begin)(Loader *l, Draft *draft);               /* before the fields are read */
  void (*check)(lua_State *L, Loader *l, Draft *draft); /* checks the fields together */
  struct {                                              /* rules cited in refusals */
    const char *targets, *group, *if_, *if_paid, *modes, *event, *refs, *text, *keywords, *triggers;
  } cites;
} GameWords;

/* The words of a game, with harmless values for everything that it leaves out. */
struct BindGame;
GameWords bind_words_of(const struct BindGame *game);
/* The row for another game's word, when it is used as one of `kinds` (OTHER_..., a bit each); NULL:
** there is no row. */
const OtherWord *bind_other_word(const GameWords *words, const char *name, unsigned kinds);
/* This game's word for another game's; NULL: it has none. */
const char *bind_word_of_other(const GameWords *words, const char *name);

extern const SlotWord bind_house_slots[];     /* slots of every game */
extern const char *const bind_group_fields[]; /* the fields of `group` in slots; ends with NULL */
extern const char *const bind_tally_fields[]; /* those of number.tally; ends with NULL */

/* ---- ability.c: readers of fields ------------------------------------ */

FieldReader bind_read_flag; /* row->to: the flag */
FieldReader bind_read_flag8, bind_read_number, bind_read_condition, bind_read_selector;
FieldReader bind_read_zones, bind_read_integer8, bind_read_event, bind_read_signal, bind_read_by;
FieldReader bind_read_subject, bind_read_nth, bind_read_active_in, bind_read_label;
FieldReader bind_read_targets, bind_read_targets_if_paid, bind_read_run;
FieldReader bind_read_choice;              /* the word's place in row->choices */
FieldReader bind_read_set, bind_read_set8; /* a bit for each word of a list */
FieldReader bind_read_losses; /* like bind_read_set; "abilities" means all, noted at row->also */
FieldReader bind_read_given_keywords, bind_read_grants; /* row->to: the ArbStatic */
FieldReader bind_read_triggers; /* row->to: the ArbStatic; row->choices: the classes */
/* Adds the keywords of the list at `index` to those that the static gives. */
void bind_given_keywords(lua_State *L, Loader *l, int index, ArbStatic *stat);
/* Writes those of `words` whose bit is set in `whom`, as a list for messages: "me, you or players".
** `words` are the ways to write `affects`, in the order of the bits, and end with NULL. */
enum { SAYING_MAX = 160 };
const char *bind_affects_words(char out[SAYING_MAX], unsigned whom, const char *const *words);
/* The fields that `triggers` has in every game; ends with NULL. */
extern const char *const bind_house_triggers_fields[];
/* Reads `triggers` from a table that may have these fields. */
void bind_triggers_at(lua_State *L, Loader *l, Draft *draft, const FieldRow *row,
                      const char *const *fields);
/* The fields that `modes` has in every game; ends with NULL. */
extern const char *const bind_house_mode_fields[];
/* Adds a requirement to `condition`: `terms` are not 0. */
void bind_add_condition(Loader *l, ArbCondition *condition, const ArbTerm *terms, int count);
/* Calls `visit` for the value at `index`, or for each value of a list there.  The value is at the
** top of the stack. */
typedef void ValueVisitor(lua_State *L, Loader *l, void *data);
void bind_each_value(lua_State *L, Loader *l, int index, ValueVisitor *visit, void *data);
/* Pushes field `name` of the ability, or of its shorthand.  False when neither has it. */
bool bind_draft_field(lua_State *L, const Draft *draft, const char *name);
/* Refuses an `instead_of` with an event that cannot be replaced (ArbRules.replaceable). */
void bind_loader_check_replaced(lua_State *L, Loader *l, const Draft *draft, const char *rule);
/* Reads what a slot chooses from: a selector, another(selector) or on_slot(n, selector). */
void bind_slot_selector(lua_State *L, Loader *l, int index, int before, ArbSlot *slot);
/* Reads a slot of `targets`. */
void bind_slot_at(lua_State *L, Loader *l, int index, int before, ArbSlot *slot);
/* Whether the script asks which cards were played, in a selector or as card.last_played.  Games
** remember played cards only for scripts that ask. */
bool bind_asks_for_played(const Loader *l);
/* Adds an ability's record and counts it. */
void bind_add_ability(Loader *l, const void *ability);
/* The i-th word for abilities, in the order of the table, and the fields that it may have (ends
** with NULL).  NULL after the last word. */
const char *bind_ability_word(const GameWords *words, int i, const char *const **fields);

#endif
