/* SPDX-License-Identifier: MIT */
/*
** bindings.h -- from Lua files to a card pool, and from a card pool to a game.
**
** Cards, keywords and formats are Lua.  This library is everything between
** them and the core, which knows no Lua:
**
**     directories, texts --bind_load--> ArbCards --bind_host_new--> BindHost
**                                       (data and source text)      (one lua_State)
**
**     ArbError error;
**     BindPaths paths = {.scripts = "scripts", .cards = (const char *[]){"cards/riftbound"},
**                        .card_count = 1};
**     ArbCards *cards = bind_load(&paths, &error);
**     BindHost *host = bind_host_new(cards, &error);
**     ArbSetup setup = arb_default_setup();
**     setup.cards = cards, setup.script_host = bind_script_host(host);
**
** Loading runs every file once in a sandbox, turns what it declares into the
** records of core/riftbound/cards.h and keeps its text.  A host runs the same
** text again in a lua_State of its own, so the disk is read once, and finds a
** function by the number the load gave it: one walk counts them in both.
**
** Nothing here is global.  A pool may be shared by threads; a host belongs to
** one thread and to one pool, serves any number of that pool's games one call
** at a time, must outlive them, and keeps the pool alive until it is freed.
**
** Uses: core
** Used by: bindings/language, bindings/formats, bindings/loader, bindings/host,
**          bindings/tooling, bindings/module, cli/session
*/
#ifndef BINDINGS_H
#define BINDINGS_H

#include <stdio.h>

#include "lunarbiter.h"

/* ---- Where the data is --------------------------------------------------- */

enum { BIND_PATH_MAX = 512 };

/* The folder with scripts/, cards/ and decks/: `given`, else $LUNARBITER_DATA, else the source
** tree this was built from, else where it was installed.  False with `error` when it holds no
** scripts. */
ARB_API bool bind_find_data(const char *given, char *out, size_t size, ArbError *error);

/* Which build of the engine this is: a hash of its sources, sixteen letters. */
ARB_API const char *bind_build_id(void);

/* ---- Card pools ---------------------------------------------------------- */

/* A card file that is not on the disk: `name` is what errors call it; with this before the
** name it is a file of keywords, or a format: "formats:quick:x_spec.lua" is called quick. */
#define BIND_KEYWORDS "keywords:"
#define BIND_FORMATS  "formats:"
typedef struct BindText {
  const char *name, *text;
} BindText;

typedef struct BindMod BindMod; /* a folder with cards and more: mods.h */

/* Where scripts are.  Everything is borrowed for the length of the call. */
typedef struct BindPaths {
  const char *game;           /* whose cards these are, by name; NULL: "riftbound" */
  const struct BindGame *own; /* a game beside those of the table: its row (games.h) */
  const char *scripts;        /* the directory with vocabulary.lua, keywords/, formats/ */
  const char *const *cards;   /* directories, each searched to the bottom for *.lua */
  int card_count;
  const BindText *texts; /* more card files, loaded after those of the directories */
  int text_count;
  const BindText *instead; /* texts that are taken for those of the files of these names */
  int instead_count;
  const char *const *only; /* the ids of the cards to load; NULL: all there are */
  int only_count;
  const char *format;  /* with `only`: the format whose abilities are kept; NULL: of none */
  const BindMod *mods; /* of this game, in load order: bind_mods_find */
  int mod_count;
  bool *mod_broken; /* is set for each of them whose files hold a mistake; may be NULL */
} BindPaths;

/* Is told of one broken file: "file:line: message (card, rule)". */
typedef void BindReport(void *data, const char *message);

/* Loads the keywords and every card, in the order of their paths, then those of the mods;
** files that end in "_spec.lua" are scenarios and left alone.  NULL when anything is
** wrong: `error` then holds the first mistakes, one a line, as far as they
** fit.  A card that is well-formed but needs what the engine cannot do is
** loaded with a reason: arb_card_unsupported.  Release with arb_cards_release.
** With `only`, nothing of the other cards matters, not even whether they are
** broken; an id that no card has is a mistake. */
ARB_API ArbCards *bind_load(const BindPaths *paths, ArbError *error);

/* The same, but broken card files are reported one by one (the first 50) and
** left out.  NULL when not even the vocabulary or the keywords can be loaded,
** or when memory ran out. */
ARB_API ArbCards *bind_load_reporting(const BindPaths *paths, BindReport *report, void *data,
                                      ArbError *error);

/* Is told of one file that a pool was made of: vocabulary, keywords, cards. */
typedef void BindFileVisitor(void *data, const char *path, uint64_t hash);
ARB_API void bind_files(const ArbCards *cards, BindFileVisitor *visit, void *data);

/* ---- Script hosts -------------------------------------------------------- */

typedef struct BindHost BindHost;

/* A lua_State for one thread, made from the pool's text.  NULL with `error`. */
ARB_API BindHost *bind_host_new(const ArbCards *cards, ArbError *error);
/* The same, which notes what scripts do (observe.h): slower, and no game differs by it. */
ARB_API BindHost *bind_host_new_observing(const ArbCards *cards, ArbError *error);
ARB_API void bind_host_free(BindHost *host);
/* What ArbSetup.script_host and arb_load want.  Lives as long as the host. */
ARB_API const ArbScriptHost *bind_script_host(const BindHost *host);

/* An option's label, and behind it what the ability that it is about does: the author's `label`,
** or words made from its script.  Made when asked for; what was said is kept by the host. */
ARB_API void bind_option_label(ArbGame *game, int option, char *out, size_t size);

/* ---- Formats ------------------------------------------------------------- */

/* Reads scripts/formats/NAME.lua or that of a mod.  False with `error` when it is missing or
** wrong; an unknown name is answered with the names there are.  With `paths->game` a
** format of another game is wrong. */
ARB_API bool bind_format(const BindPaths *paths, const char *name, ArbFormat *format,
                         ArbError *error);

/* The cards that a format brings into the game itself (ArbSetup.shared), looked up in a pool;
** how many, or -1 with `error`. */
ARB_API int bind_format_shared(const BindPaths *paths, const char *format, const ArbCards *cards,
                               uint16_t defs[ARB_SHARED_MAX], ArbError *error);

/* The mod that a format comes with, with the hash of its text; NULL: it is the program's. */
ARB_API const BindMod *bind_format_mod(const BindPaths *paths, const char *name, uint64_t *hash);

/* The names of all formats, those of the program first; returns how many (also when more than
** `max`), or -1 with `error`.  Each name that was written is given back with arb_free. */
ARB_API int bind_format_names(const BindPaths *paths, char **names, int max, ArbError *error);

/* Is told of one problem of a deck, with the rule it breaks ("103.2.b"). */
typedef void BindProblem(void *data, const char *rule, const char *text);

/* Checks a deck against the deck rules of a format.  Returns the number
** of problems, each reported in the order of the rules, or -1 with `error` when
** the check itself failed. */
ARB_API int bind_check_deck(const BindPaths *paths, const char *format, const ArbCards *cards,
                            const ArbDeck *deck, BindProblem *report, void *data, ArbError *error);

/* ---- What there is, written down ------------------------------------------ */

/* Writes docs/reference.md, or docs/reference-NAME.md of a further game: actions, attributes,
** events, zones and keywords, from the tables the engine itself uses. */
ARB_API void bind_write_reference(const struct BindGame *game, FILE *out);
/* Every word of all games: where it is there, and what is said of it elsewhere. */
ARB_API void bind_write_words(FILE *out);
/* How many words of one game another game says nothing of, each with a line. */
ARB_API int bind_words_unsaid(FILE *out);
/* Writes scripts/meta/NAME/cards.lua: the same for editors that know LuaLS
** annotations. */
ARB_API void bind_write_annotations(const struct BindGame *game, FILE *out);

#endif
