/* SPDX-License-Identifier: MIT */
/*
** reading.h -- what the parts of the card loader share.
**
**   language/names.c       names in tables
**   language/diagnose.c    mistakes: raised, or noted as data (diagnose.h, lint.h)
**   reader/fields.c        reading a declared table, with errors that say where
**   reader/chosen.c        where a card may refer to choices
**   reader/number.c        numbers; selector.c: selectors, conditions
**   reader/ability.c       abilities, modes, slots (words.h)
**   reader/card.c          what every card file has: its head, entries, named abilities, shorthand
**   reader/riftbound/, reader/evolve/   the readers of the games: cards, costs, statics
**   loader/load.c          the whole load, for any game (load.h)
**   loader/files.c         finding and reading files
**   loader/bytecode_check.c   checks of what functions would do, read from their bytecode
**
** Each card is read in one protected call: a mistake is raised as a message, and nothing here owns
** memory across a call that may raise.  Tables are read raw, by position on the Lua stack.  A
** function leaves the stack as it was unless it says that it pushes.
**
** Uses: core, core/kernel, core/kernel/cards, core/kernel/parts, bindings, bindings/sandbox
** Used by: bindings/formats, bindings/reader, bindings/reader/riftbound,
**          bindings/reader/evolve, bindings/loader, bindings/host,
**          bindings/module, cli/faces, cli/bots, cli/commands
*/
#ifndef BINDINGS_READING_H
#define BINDINGS_READING_H

#include "kernel/cards/ability.h"
#include "kernel/cards/build.h"

#include "language/diagnose.h"
#include "language/pool.h"

typedef struct Loader {
  Sandbox box;
  const ArbRules *rules; /* of the game of the cards */
  ScriptPool *pool;
  const struct GameWords *words; /* the words that these cards are written in (words.h) */
  const struct CardReader *reader;
  void *own;        /* the reader's own, from `begin` to `finish` or `drop` */
  ArbBuilder *base; /* takes the pool's strings, numbers and selectors */
  int abilities;    /* number of cards' abilities in the pool so far */
  bool starved;     /* memory ran out: there is no pool */

  /* The definition that is being compiled. */
  Script *script;
  int functions;           /* stack position of its functions, by number */
  const char *title;       /* the card's name, once known */
  const char *part;        /* "when_played": which part of the card */
  int line;                /* of that part */
  int nth;                 /* the number of parts with the same name before it in that line */
  const char *field;       /* the field that is read, for mistakes in its value; may be NULL */
  char unsupported[200];   /* why the engine cannot execute it; empty: it can */
  int mistakes;            /* mistakes that lint mode had noted before this definition */
  int choices;             /* choices that number.target and chosen_in may refer to here */
  int spoken;              /* the highest choice that was referred to; 0: none */
  bool by_slot;            /* a reference used chosen_in */
  bool by_x;               /* a number here uses the X of a cost: number.x */
  bool uses_x, pays_x;     /* the card uses number.x somewhere; one of its costs depends on X */
  bool named;              /* the ability that is read is started by name, so X is known */
  bool gives_up;           /* numbers may use what is given up to pay: number.given_up */
  int card_spoken;         /* the highest choice that the card's own cost refers to */
  int text_slots;          /* number of choices that the card makes when played */
  const char *card_speaks; /* the part of the cost that refers to `card_spoken` */
  const char *place;       /* the outermost field that is read, for refusals */
  bool some_only;          /* BindPaths.only is used: a card's name may be unknown */
  bool of_format;          /* this is the ability of a format, not of a card */
  bool of_game;            /* this is a keyword of the game: cards that it names may be missing */
  struct Lint *lint;       /* lint mode (lint.h); NULL: the first mistake is raised */
} Loader;

/* How a game compiles the tables that script files return.  A mistake is raised (loader_fail); the
** file is then left out and all others are read again. */
typedef struct CardReader {
  const struct GameWords *words;
  const char *const *card_fields; /* the fields of a card; ends with NULL */
  /* The bytes of a card's record, for a plain pool: records that begin with ARB_CARD_HEAD, their
  ** abilities and slots, and nothing else (plain.c).  `card` then gives its record to
  ** bind_plain_add; `begin`, `finish` and `drop` are NULL.  0: the pool is not plain. */
  size_t def_size;
  uint32_t fixed_keywords;  /* keywords that are rules in C and not in scripts, a bit each */
  const char *apart;        /* a field; cards that differ in it may share a name; or NULL */
  void (*begin)(Loader *l); /* begins a pass over the files */
  /* Compiles the tables of a keyword file.  NULL: a plain pool's words are shorthand for `when`. */
  void (*keywords)(lua_State *L, Loader *l, int made);
  void (*card)(lua_State *L, Loader *l, int card);     /* compiles the table of a card file */
  void (*format)(lua_State *L, Loader *l, int format); /* a format with abilities; NULL: none */
  ArbCards *(*finish)(Loader *l);                      /* makes the pool and frees the rest */
  void (*drop)(Loader *l); /* frees everything without a pool; may be called twice */
} CardReader;
extern const CardReader bind_riftbound_reader, bind_evolve_reader; /* cards.c of each game */

/* ---- plain.c: pools of records (CardReader.def_size) --------------------- */

/* CardReader.begin, finish and drop of such pools, and the record of the card that was read. */
void bind_plain_begin(Loader *l);
void bind_plain_add(Loader *l, const void *def);
ArbCards *bind_plain_finish(Loader *l);
void bind_plain_drop(Loader *l);
/* Add an ability, and slots in a row.  They return the index, of the first slot. */
int bind_plain_add_ability(Loader *l, const void *ability);
int bind_plain_add_slots(Loader *l, const void *slots, int count);
/* The record of a definition, by its number. */
const void *bind_plain_def(const ArbCards *cards, size_t size, uint16_t number);
/* The record of an ability, and of a slot, by index: GameWords.ability_size, slot_size. */
const void *bind_plain_ability(const ArbCards *cards, int index);
const void *bind_plain_slot(const ArbCards *cards, int index);

/* ---- diagnose.c ---------------------------------------------------------- */

/* Ends the load without a pool, because memory ran out (load.c). */
_Noreturn void bind_loader_starves(Loader *l);
/* Returns `taken`, or ends the load when it is NULL. */
void *bind_loader_taken(Loader *l, void *taken);
/* Makes `base` the builder; it ends the load, too, when memory runs out. */
void bind_loader_builds(Loader *l, ArbBuilder *base);
/* Raises `file:line: part: message (card, rule)`; `rule` may be NULL.  In lint mode the mistake is
** noted, and the load continues after the innermost bind_loader_try.  `word` is the wrong word in
** the file; NULL: the first word of the message in single quotes. */
_Noreturn void bind_loader_fail_as(lua_State *L, Loader *l, BindCode code, const char *word,
                                   const char *rule, const char *format, ...)
    __attribute__((format(printf, 6, 7)));
/* bind_loader_fail_as for parts that contradict each other: rule, format, ... */
#define loader_fail(L, l, ...) bind_loader_fail_as(L, l, BIND_C_NOT_TOGETHER, NULL, __VA_ARGS__)
/* A mistake that only leaves something out.  It is raised, too, but in lint mode it returns. */
void bind_loader_slip(lua_State *L, Loader *l, BindCode code, const char *word, const char *rule,
                      const char *format, ...) __attribute__((format(printf, 6, 7)));
/* In lint mode, notes what is allowed but was hardly meant.  Else does nothing. */
void bind_loader_warn(Loader *l, BindCode code, const char *word, const char *rule,
                      const char *format, ...) __attribute__((format(printf, 5, 6)));
/* Runs a step.  In lint mode a mistake ends this step only: the result is false, and the stack is
** as it was before the step. */
typedef void LoaderStep(lua_State *L, Loader *l, void *data);
bool bind_loader_try(lua_State *L, Loader *l, LoaderStep *step, void *data);
/* Suppresses further mistakes about this word on this line: they follow from a noted one. */
void bind_loader_told(Loader *l, const char *word);
/* The number of mistakes noted in lint mode.  Checks of whole parts are skipped if it grew. */
int bind_loader_mistakes(const Loader *l);
/* Whether no mistake was noted in this definition. */
bool bind_loader_is_fine(const Loader *l);

/* ---- fields.c ------------------------------------------------------------ */

/* Notes that the card is well-formed but cannot be executed.  The first reason is kept. */
void bind_loader_unsupported(Loader *l, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* The part of the card that is read.  bind_loader_enter returns the outer part for
** bind_loader_leave. */
typedef struct Spot {
  const char *part;
  int line, nth;
} Spot;
Spot bind_loader_enter(Loader *l, const char *part, int line);
void bind_loader_leave(Loader *l, Spot spot);

/* The text in field "name" of a table that may be a card; NULL when there is none. */
const char *bind_peek_name(lua_State *L, int index);
/* Pushes field `name` of the table and returns true, or pushes nothing. */
bool bind_field(lua_State *L, int table, const char *name);
/* A flag; false when it is missing.  An integer from `least` to `most`; `missing` when it is.  A
** value of another type, or out of range, is a mistake. */
bool bind_field_flag(lua_State *L, Loader *l, int table, const char *name);
lua_Integer bind_field_integer(lua_State *L, Loader *l, int table, const char *name,
                               lua_Integer least, lua_Integer most, lua_Integer missing);
/* A text field; NULL when it is missing.  The text lives as long as the table. */
const char *bind_field_text(lua_State *L, Loader *l, int table, const char *name);
/* The index of a text field in `choices` (ends with NULL); `missing` when the field is. */
int bind_field_choice(lua_State *L, Loader *l, int table, const char *name,
                      const char *const *choices, int missing);
/* The same for a text; `what` names the field in the mistake. */
int bind_choice_of(lua_State *L, Loader *l, const char *what, const char *text,
                   const char *const *choices);
/* Refuses fields that are not in `known` (ends with NULL); `list` allows numbered entries. */
void bind_fields_check(lua_State *L, Loader *l, int table, const char *const *known, bool list);
/* The text, and the integer from `least` to `most`, at `index`; raise when it is something else. */
const char *bind_text_at(lua_State *L, Loader *l, int index, const char *what);
lua_Integer bind_integer_at(lua_State *L, Loader *l, int index, const char *what, lua_Integer least,
                            lua_Integer most);
/* Pushes the table in field `name`; false when it is missing.  Raises when it is something else. */
bool bind_field_table(lua_State *L, Loader *l, int table, const char *name);
/* Notes that a script refers to the n-th choice.  Refuses it where that choice is not made yet, or
** is never made. */
void bind_loader_speaks_of(lua_State *L, Loader *l, const char *word, int n);
/* Notes that a script uses number.x.  Refuses it where no X has been chosen; X is chosen before the
** targets. */
void bind_loader_speaks_of_x(lua_State *L, Loader *l);
/* Refuses an expression as the value of a field that must be as printed; the value is at the top
** of the stack.  `change` names the field with which a static changes that cost. */
void bind_check_printed(lua_State *L, Loader *l, const char *name, const char *rule,
                        const char *change);
/* bind_choices_open: from here on, `choices` choices may be referred to, in the field `place`.
** bind_choices_close restores what was before, and returns the highest choice that was referred
** to. */
typedef struct Choices {
  int choices, spoken;
  const char *place;
} Choices;
Choices bind_choices_open(Loader *l, int choices, const char *place);
int bind_choices_close(Loader *l, Choices before);
/* bind_card_speaks_of notes that the card's own cost refers to choices up to `spoken`.
** bind_check_card_choices refuses it when the card makes fewer choices as it is played. */
void bind_card_speaks_of(Loader *l, int spoken, const char *part);
void bind_check_card_choices(lua_State *L, Loader *l, int slots);
/* The number of the signal whose name is at the top of the stack (arb_build_signal). */
int bind_signal_at(lua_State *L, Loader *l, const char *what);
/* signals = { "race" } of a card or keyword: the signals that its functions send. */
void bind_read_signals(lua_State *L, Loader *l, int table);
/* The index of a name in a table whose rows begin with their names.  Raises, with a suggestion,
** when it is not there. */
int bind_name_index(lua_State *L, Loader *l, const char *what, const char *name, const void *rows,
                    size_t row_size, int count);

/* ---- bytecode_check.c --------------------------------------------------- */

/* A ScriptJudge that checks a file's bytecode; its data is the Loader. */
void bind_judge_file(lua_State *L, const Script *script, void *data);
/* A ScriptJudge that only notes the line of `return card { ... }`, read from the chunk: this tail
** call leaves no line while it runs. */
void bind_judge_place(lua_State *L, const Script *script, void *data);
/* Refuses the first function, in the table at stack position `functions`, that keeps a variable
** from call to call: a closure that a helper made. */
void bind_judge_functions(lua_State *L, Loader *l, int functions);

/* Refuses the function at `index`, which gives a number or a condition, when it calls an action
** that does more than read, whatever its parameter is called. */
void bind_judge_looking(lua_State *L, Loader *l, int index);

/* ---- ability.c ------------------------------------------------------- */

/* Adds the ability at `index`.  `name`: the name that starts it, or NULL. */
void bind_compile_ability(lua_State *L, Loader *l, int index, const char *name);
/* Adds the text of a spell whose card has targets and run (or modes) itself. */
void bind_compile_spell_text(lua_State *L, Loader *l, int card);

/* A word of the game's keyword files stands for the table of `when` fields at `index`. */
void bind_compile_shorthand(lua_State *L, int index, const char *word);
void bind_compile_no_shorthands(lua_State *L);

/* ---- card.c --------------------------------------------------------- */

/* Begins a definition, and forgets everything about the one before. */
void bind_begin_definition(Loader *l, const char *title, int line);
/* Reads the id, name, aliases, file and hash of the card at `card`; its fields are `known`. */
void bind_read_card_head(lua_State *L, Loader *l, int card, const char *const *known,
                         ArbCardHead *head);
/* Calls `visit` for each text of the list in field `name`. */
typedef void TextVisitor(lua_State *L, Loader *l, const char *text, void *data);
void bind_each_text_in(lua_State *L, Loader *l, int table, const char *name, TextVisitor *visit,
                       void *data);
/* Calls `visit` for each entry of a card that is an ability, at the top of the stack.  Refuses any
** other entry, except modes where `modes` allows them. */
typedef void EntryVisitor(lua_State *L, Loader *l, void *data);
void bind_each_entry(lua_State *L, Loader *l, int card, bool modes, EntryVisitor *visit,
                     void *data);
/* abilities = { name = delayed { ... } } */
void bind_read_named_abilities(lua_State *L, Loader *l, int card);
/* Reads the head of a format with abilities, and its entries. */
void bind_read_format_head(lua_State *L, Loader *l, int format, ArbCardHead *head);
/* Refuses `run` and `targets` in a card that is not a spell. */
void bind_check_own_text(lua_State *L, Loader *l, int card, const char *rule);
/* shorthand "fanfare" { ... } of a keyword file. */
void bind_read_shorthands(lua_State *L, Loader *l, int made);

/* ---- keywords.c: the keywords of the pool ------------------------------------- */

/* Adds the keywords that the tables `made` of a keyword file define to the pool, before anything is
** compiled.  bind_keyword_here: whether this definition counts; another file may replace it. */
void bind_declare_keywords(lua_State *L, Loader *l, int made);
bool bind_keyword_here(const Loader *l, const Script *script, const TagInfo *info);
/* Checks a keyword's table: its fields beside the abilities, and entries that it may not have. */
void bind_check_keyword_table(lua_State *L, Loader *l, int table);
/* Fills in the head of the definition that holds a keyword's abilities. */
void bind_read_keyword_head(Loader *l, const TagInfo *info, ArbCardHead *head);
/* Calls `visit` for each keyword of a list such as { "ganking", assault = 2 }.  `value` is the
** stack position of the keyword's value; 0: it has none. */
typedef void KeywordVisitor(lua_State *L, Loader *l, int keyword, int value, void *data);
void bind_each_keyword_in(lua_State *L, Loader *l, int list, KeywordVisitor *visit, void *data);

/* ---- files.c ------------------------------------------------------------- */

/* Reads a whole file of at most 1 MiB, ended with a zero byte; NULL with `error`.  arb_memory_free
** gives it back. */
char *bind_file_read(const char *path, size_t *size, ArbError *error);
/* Whether a file found in a folder of a mod really lies in that mod.  False with `error` when a
** link leads out of it. */
bool bind_file_of_mod(const char *mod, const char *path, ArbError *error);
/* Finds the *.lua files in a directory, sorted by path; `deep`: also those in directories below it.
** Free them with bind_files_free.  -1 with `error`. */
int bind_files_find(const char *directory, bool deep, char ***paths, ArbError *error);
void bind_files_free(char **paths, int count);
void bind_error_set(ArbError *error, ArbStatus status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* ---- number.c, selector.c ----------------------------------------- */

/* Compiles the value at `index`: an integer, a number, a comparison, or a function. */
ArbNumber bind_compile_number(lua_State *L, Loader *l, int index);
/* Compiles a selector, `any_of` of selectors, or "me"; one-based. */
int bind_compile_selector(lua_State *L, Loader *l, int index);
/* Refuses a selector that finds objects which are not cards, where `what` must be a card. */
void bind_loader_needs_cards(lua_State *L, Loader *l, int selector1, const char *what,
                             const char *rule);
/* Compiles a selector that looks in `zone` when it names no zone. */
int bind_compile_selector_in(lua_State *L, Loader *l, int index, const char *zone);
/* Compiles a condition: a table of attributes of me, a comparison, or `all_of` of those. */
ArbCondition bind_compile_condition(lua_State *L, Loader *l, int index);
/* Makes a selector of cards of `type` whose attribute has the value at `index`. */
int bind_compile_where(lua_State *L, Loader *l, int index, const char *type, const char *attribute);
/* The number of a function in the whole pool.  Errors name it by `part`. */
int bind_compile_function(lua_State *L, Loader *l, int index);

/* Compiles every selector of the file, and the numbers that its functions use, and notes their
** numbers in the pool.  `made` is the stack position of the tagged tables. */
void bind_compile_constants(lua_State *L, Loader *l, int made);
/* Begins a pass over all files: forgets what was compiled, and numbers the cards by name. */
void bind_compile_begin(lua_State *L, Loader *l);
void bind_compile_name(lua_State *L, const char *name, int def);

/* ---- names.c ----------------------------------------------------------- */

/* The number of a word in the game's tables, or in the pool's keywords.  Raises, with near words,
** when there is none. */
int bind_find_attribute(lua_State *L, Loader *l, const char *name);
int bind_find_event(lua_State *L, Loader *l, const char *name);
/* What a message adds about an event that is only told: what to ask for instead, or "". */
const char *bind_told_hint(const char *event);
int bind_find_keyword(lua_State *L, Loader *l, const char *name);
int bind_find_zone(lua_State *L, Loader *l, const char *name);
int bind_attribute_of(const ArbRules *rules, const char *name); /* -1: there is none */
extern const char *const bind_who_names[]; /* in the order of ARB_BY_...; ends with NULL */

#endif
