/* SPDX-License-Identifier: MIT */
/*
** reading.h -- what the parts of the card loader share.
**
**   fields.c      reading a declared table, with errors that say where
**   chosen.c      what may speak of choices
**   number.c      numbers; selector.c: selectors, conditions; names.c: words
**   ability.c     abilities, modes, slots (words.h)
**   card.c        what every card file has: its head, entries, named abilities, shorthand
**   bytecode_check.c  what functions would do, read off their bytecode
**   load.c        the whole load, of any game (load.h)
**   files.c       finding and reading files
**   diagnose.c    mistakes: raised, or noted as data (diagnose.h, lint.h)
**   riftbound_*.c, evolve_*.c  the readers of the games: their cards, costs, statics
**
** All of it runs inside one protected call per card: a mistake is raised as a
** message and nothing here owns memory across a call that may raise.  Tables
** are read raw, by position on the Lua stack; a function leaves the stack as
** it found it unless it says that it pushes.
**
** Uses: core/kernel, core/kernel/cards, core/kernel/parts, bindings, bindings/sandbox
** Used by: bindings/formats, bindings/reader, bindings/reader/riftbound,
**          bindings/reader/evolve, bindings/loader, bindings/host, bindings/tooling,
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
  const ArbRules *rules; /* of the game whose cards these are */
  ScriptPool *pool;
  const struct GameWords *words; /* ... and what they are written in (words.h) */
  const struct CardReader *reader;
  void *own;        /* the reader's, between begin and finish or drop */
  ArbBuilder *base; /* where its strings, numbers and selectors go */
  int abilities;    /* how many abilities of cards the pool has so far */
  bool starved;     /* memory ran out: there is no pool */

  /* the definition being compiled */
  Script *script;
  int functions;           /* stack position of its functions by number */
  const char *title;       /* the card's name, once known */
  const char *part;        /* "when_played": which part of the card */
  int line;                /* of that part */
  int nth;                 /* so many parts of the same name were made in that line before it */
  const char *field;       /* the field that is read, for mistakes in its value; may be NULL */
  char unsupported[200];   /* why the engine cannot execute it; empty: it can */
  int mistakes;            /* that lint mode had noted before it */
  int choices;             /* what is read may speak of that many choices: number.target and
                           ** chosen_in say of which; 0: nothing is chosen when it is looked at */
  int spoken;              /* ... the last of those that it speaks of; 0: none ... */
  bool by_slot;            /* ... with chosen_in */
  bool by_x;               /* it speaks of the X of a cost: number.x */
  bool uses_x, pays_x;     /* the card does somewhere; one of its costs is as large as that */
  bool named;              /* an ability that is started by its name is read: it knows the X */
  bool gives_up;           /* it may speak of what is given up to pay: number.given_up */
  int card_spoken;         /* the same of what the card itself costs to play ... */
  int text_slots;          /* ... which makes so many choices as it is played */
  const char *card_speaks; /* ... in that part */
  const char *place;       /* the field that is read, the outermost, for refusals */
  bool some_only;          /* not all cards were asked for: a name may be unknown */
  bool of_format;          /* what a format says: it belongs to no card */
  bool of_game;            /* the game's own keywords: a card they name may be in another pool */
  struct Lint *lint;       /* lint mode (lint.h); NULL: the first mistake is raised */
} Loader;

/* What a game does with the tables that script files return.  A mistake is raised
** (loader_fail); the file is then left out and all others are read anew. */
typedef struct CardReader {
  const struct GameWords *words;
  const char *const *card_fields; /* those of a card; ends with NULL */
  size_t def_size;                /* the pool is a record of so many bytes a card, which begins with
                     ** ARB_CARD_HEAD, abilities and slots, and nothing else (plain.c): `card` gives
                     ** its record to plain_add; `begin`, `finish` and `drop` are NULL then.
                     ** 0: it is more */
  uint32_t fixed_keywords;  /* those that are rules in C: no script defines them; a bit each */
  const char *apart;        /* a field: cards that differ in it may share a name; NULL: none may */
  void (*begin)(Loader *l); /* a pass: takes what it needs */
  /* The tables of a keyword file.  NULL: of a plain pool, words that are short for `when`. */
  void (*keywords)(lua_State *L, Loader *l, int made);
  void (*card)(lua_State *L, Loader *l, int card);     /* the table of a card file */
  void (*format)(lua_State *L, Loader *l, int format); /* ... of a format with abilities;
                                                            ** NULL: they have none */
  ArbCards *(*finish)(Loader *l);                      /* the pool, and gives all back */
  void (*drop)(Loader *l);                             /* ... without a pool; also twice */
} CardReader;
extern const CardReader riftbound_reader, evolve_reader; /* cards.c, cards.c */

/* ---- plain.c: pools of records (CardReader.def_size) --------------------- */

void plain_begin(Loader *l);
void plain_add(Loader *l, const void *def);
ArbCards *plain_finish(Loader *l);
void plain_drop(Loader *l);
int plain_add_ability(Loader *l, const void *ability);
int plain_add_slots(Loader *l, const void *slots, int count);
/* The record of a definition, by its number. */
const void *plain_def(const ArbCards *cards, size_t size, uint16_t number);
/* ... of an ability and of a slot, by their indices: GameWords.ability_size, slot_size. */
const void *plain_ability(const ArbCards *cards, int index);
const void *plain_slot(const ArbCards *cards, int index);

/* ---- diagnose.c ---------------------------------------------------------- */

/* Raises `file:line: part: message (card, rule)`; `rule` may be NULL.  In lint mode the
** mistake is noted, and the load goes on behind the innermost loader_try.  `word` is what
** stands in the file there; NULL: the first one in single quotes. */
/* Memory ran out: the load ends, without a pool (load.c). */
_Noreturn void loader_starves(Loader *l);
/* What was taken, when it is no NULL. */
void *loader_taken(Loader *l, void *taken);
/* From here on this is the builder; it says so too when memory runs out. */
void loader_builds(Loader *l, ArbBuilder *base);
_Noreturn void loader_fail_as(lua_State *L, Loader *l, BindCode code, const char *word,
                              const char *rule, const char *format, ...)
    __attribute__((format(printf, 6, 7)));
/* The same of what does not go together, and has no kind of its own: rule, format, ... */
#define loader_fail(L, l, ...) loader_fail_as(L, l, BIND_C_NOT_TOGETHER, NULL, __VA_ARGS__)
/* A mistake that only leaves something out: raised too, but lint mode notes it and returns. */
void loader_slip(lua_State *L, Loader *l, BindCode code, const char *word, const char *rule,
                 const char *format, ...) __attribute__((format(printf, 6, 7)));
/* Lint mode only: notes what is allowed, and hardly what was meant. */
void loader_warn(Loader *l, BindCode code, const char *word, const char *rule, const char *format,
                 ...) __attribute__((format(printf, 5, 6)));
/* Takes a step; in lint mode a mistake ends that step and no more.  False after a mistake.
** The stack is then as it was before the step. */
typedef void LoaderStep(lua_State *L, Loader *l, void *data);
bool loader_try(lua_State *L, Loader *l, LoaderStep *step, void *data);
/* What else is wrong with that word here only follows from a mistake that was noted. */
void loader_told(Loader *l, const char *word);
/* How many mistakes lint mode has noted: what a part with one says together is not looked at. */
int loader_mistakes(const Loader *l);
/* ... none in this definition. */
bool loader_is_fine(const Loader *l);

/* ---- fields.c ------------------------------------------------------------ */

/* Notes that the card is well-formed but cannot be executed; the first reason stays. */
void loader_unsupported(Loader *l, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Where we are, to be restored by who changed it. */
typedef struct Spot {
  const char *part;
  int line, nth;
} Spot;
Spot loader_enter(Loader *l, const char *part, int line);
void loader_leave(Loader *l, Spot spot);

/* The text in field "name" of what may be a card; NULL when there is none. */
const char *peek_name(lua_State *L, int index);
/* Pushes field `name` of the table and returns true, or pushes nothing. */
bool field(lua_State *L, int table, const char *name);
bool field_flag(lua_State *L, Loader *l, int table, const char *name);
lua_Integer field_integer(lua_State *L, Loader *l, int table, const char *name, lua_Integer least,
                          lua_Integer most, lua_Integer missing);
/* The text lives as long as the table; NULL when the field is missing. */
const char *field_text(lua_State *L, Loader *l, int table, const char *name);
/* An index into `choices` (ends with NULL), or `missing`. */
int field_choice(lua_State *L, Loader *l, int table, const char *name, const char *const *choices,
                 int missing);
int choice_of(lua_State *L, Loader *l, const char *what, const char *text,
              const char *const *choices);
/* Refuses fields that are not in `known` (ends with NULL); with `list`, numbered
** entries are allowed. */
void fields_check(lua_State *L, Loader *l, int table, const char *const *known, bool list);
/* The text at the top of the stack, which must be one. */
const char *text_at(lua_State *L, Loader *l, int index, const char *what);
lua_Integer integer_at(lua_State *L, Loader *l, int index, const char *what, lua_Integer least,
                       lua_Integer most);
/* The table in field `name`, pushed; raises when the field is something else. */
bool field_table(lua_State *L, Loader *l, int table, const char *name);
/* Something speaks of the n-th choice: refuses it where that is not made yet, or never. */
void loader_speaks_of(lua_State *L, Loader *l, const char *word, int n);
/* The same of number.x, which is chosen before the targets. */
void loader_speaks_of_x(lua_State *L, Loader *l);
/* What a card costs is printed: the value of the field, at the top of the stack, is no expression;
** `change` is how a static changes it. */
void check_printed(lua_State *L, Loader *l, const char *name, const char *rule, const char *change);
/* From here on so many choices may be spoken of, in the field called so.  What was before
** comes back, for choices_close. */
typedef struct Choices {
  int choices, spoken;
  const char *place;
} Choices;
Choices choices_open(Loader *l, int choices, const char *place);
/* Returns the last one that was spoken of meanwhile. */
int choices_close(Loader *l, Choices before);
/* What a card costs to play speaks of these choices; refuses those that it does not make as it
** is played. */
void card_speaks_of(Loader *l, int spoken, const char *part);
void check_card_choices(lua_State *L, Loader *l, int slots);
/* The number of the signal whose name is at the top of the stack (build_signal). */
int signal_at(lua_State *L, Loader *l, const char *what);
/* signals = { "race" } of a card or keyword: those that its functions tell. */
void read_signals(lua_State *L, Loader *l, int table);
/* Looks a name up in a table of the game, whose rows begin with their name; raises with a
** suggestion. */
int name_index(lua_State *L, Loader *l, const char *what, const char *name, const void *rows,
               size_t row_size, int count);

/* ---- bytecode_check.c --------------------------------------------------- */

/* A ScriptJudge, with the Loader as its data. */
void judge_file(lua_State *L, const Script *script, void *data);
/* A ScriptJudge that judges nothing.  `return card { ... }` is a tail call, which leaves no
** line: it is read off the chunk. */
void judge_place(lua_State *L, const Script *script, void *data);
/* Refuses the first function of the table at stack position `functions` that
** keeps a variable from call to call: a closure that a helper made. */
void judge_functions(lua_State *L, Loader *l, int functions);

/* The function at `index` gives a number or a condition: refuses it when it acts, whatever it
** calls what it asks. */
void judge_looking(lua_State *L, Loader *l, int index);

/* ---- ability.c ------------------------------------------------------- */

/* Adds the ability at `index`; `name` when it is one that is started by name. */
void compile_ability(lua_State *L, Loader *l, int index, const char *name);
/* The text of a spell that gives targets and run (or modes) itself. */
void compile_spell_text(lua_State *L, Loader *l, int card);

/* What a word of the game's keywords stands for: a table of fields of `when`. */
void compile_shorthand(lua_State *L, int index, const char *word);
void compile_no_shorthands(lua_State *L);

/* ---- card.c --------------------------------------------------------- */

/* A definition begins: nothing is known of it. */
void begin_definition(Loader *l, const char *title, int line);
/* The id, name, aliases, file and hash of the card at `card`, whose fields are `known`. */
void read_card_head(lua_State *L, Loader *l, int card, const char *const *known, ArbCardHead *head);
/* Calls for each text of the list in field `name`. */
typedef void TextVisitor(lua_State *L, Loader *l, const char *text, void *data);
void each_text_in(lua_State *L, Loader *l, int table, const char *name, TextVisitor *visit,
                  void *data);
/* Calls for each entry of a card that is an ability, at the top of the stack; refuses any
** other, but for `modes` where they may stand. */
typedef void EntryVisitor(lua_State *L, Loader *l, void *data);
void each_entry(lua_State *L, Loader *l, int card, bool modes, EntryVisitor *visit, void *data);
/* abilities = { name = delayed { ... } } */
void read_named_abilities(lua_State *L, Loader *l, int card);
/* The head of what a format says, and its entries: abilities, of words that may stand there. */
void read_format_head(lua_State *L, Loader *l, int format, ArbCardHead *head);
/* Refuses `run` and `targets` in a card that is no spell. */
void check_own_text(lua_State *L, Loader *l, int card, const char *rule);
/* shorthand "fanfare" { ... } of a keyword file. */
void read_shorthands(lua_State *L, Loader *l, int made);

/* ---- keywords.c: the keywords of the pool ------------------------------------- */

/* Before anything is compiled: those that the tables `made` of a keyword file define, as part
** of the pool.  `keyword_here`: whether this is the definition that counts (another file may
** replace it). */
void declare_keywords(lua_State *L, Loader *l, int made);
bool keyword_here(const Loader *l, const Script *script, const TagInfo *info);
/* A keyword's table: its fields beside the abilities, and what may not stand in it. */
void check_keyword_table(lua_State *L, Loader *l, int table);
/* The definition of a keyword of its own kind of card: the head of the record. */
void read_keyword_head(Loader *l, const TagInfo *info, ArbCardHead *head);
/* keywords = { "ganking", assault = 2 } at `list`: each, with the stack position of its value;
** 0: it has none. */
typedef void KeywordVisitor(lua_State *L, Loader *l, int keyword, int value, void *data);
void each_keyword_in(lua_State *L, Loader *l, int list, KeywordVisitor *visit, void *data);

/* ---- files.c ------------------------------------------------------------- */

/* Reads a whole file of at most 1 MiB, ended with a zero byte; NULL with `error`.  memory_free
** gives it back. */
char *file_read(const char *path, size_t *size, ArbError *error);
/* Whether a file that was found in a folder of a mod lies in that mod; false with `error`: a link
** leads out of it. */
bool file_of_mod(const char *mod, const char *path, ArbError *error);
/* Finds the *.lua files under a directory, sorted by path; -1 with `error`.
** With `deep` also those in directories below.  Free with files_free. */
int files_find(const char *directory, bool deep, char ***paths, ArbError *error);
void files_free(char **paths, int count);
void error_set(ArbError *error, ArbStatus status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* ---- number.c, selector.c ----------------------------------------- */

/* The value at `index`: an integer, a number, a comparison, or a function. */
ArbNumber compile_number(lua_State *L, Loader *l, int index);
/* A selector, `any_of` of selectors, or "me"; one-based. */
int compile_selector(lua_State *L, Loader *l, int index);
/* ... which looks in `zone` when it names none. */
/* Refuses one that finds what is no card: it cannot stand for `what`. */
void loader_needs_cards(lua_State *L, Loader *l, int selector1, const char *what, const char *rule);
int compile_selector_in(lua_State *L, Loader *l, int index, const char *zone);
/* A table of attributes of me, a comparison, or `all_of` of those. */
ArbCondition compile_condition(lua_State *L, Loader *l, int index);
/* A selector of what is `type` and has the value at `index` as that attribute. */
int compile_where(lua_State *L, Loader *l, int index, const char *type, const char *attribute);
/* A function's number in the whole pool; `part` is what errors will call it. */
int compile_function(lua_State *L, Loader *l, int index);

/* Compiles every selector of the file, and the numbers that its functions use, and notes what
** they are; `made` is the stack position of the tables that were tagged. */
void compile_constants(lua_State *L, Loader *l, int made);
/* Before a pass over all files: forget what was compiled, and number the cards
** by name. */
void compile_begin(lua_State *L, Loader *l);
void compile_name(lua_State *L, const char *name, int def);

/* ---- names.c ----------------------------------------------------------- */

/* The number a word has in the game's tables, or in the pool's keywords; fails with the words
** that are near when there is none. */
int find_attribute(lua_State *L, Loader *l, const char *name);
int find_event(lua_State *L, Loader *l, const char *name);
int find_keyword(lua_State *L, Loader *l, const char *name);
int find_zone(lua_State *L, Loader *l, const char *name);
int attribute_of(const ArbRules *rules, const char *name); /* -1: there is none */
extern const char *const who_names[]; /* in the order of ARB_BY_...; ends with NULL */

#endif
