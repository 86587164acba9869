/* SPDX-License-Identifier: MIT */
/*
** bindings.h -- from Lua files to a card pool, and from a card pool to a game.
**
** Cards, keywords and formats are Lua.  This library is everything between them and the core,
** which knows no Lua:
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
** Loading runs every file once in a sandbox, turns its declarations into the records of
** core/riftbound/cards.h (or of another game), and keeps its text.  A script host runs the same
** text again in a lua_State of its own, so files are read from the disk once.  The load numbers
** functions in the order of a fixed walk; the host takes the same walk, so the numbers agree.
**
** Nothing here is global.  A pool may be shared by threads.  A script host belongs to one thread
** and to one pool.  It serves any number of games of that pool, one call at a time, must outlive
** them, and keeps the pool alive until it is freed.
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

/* Finds the folder with scripts/, cards/ and decks/: `given`, else $LUNARBITER_DATA, else the
** source tree that this was built from, else where it was installed.  False with `error` when it
** holds no scripts. */
ARB_API bool bind_find_data(const char *given, char *out, size_t size, ArbError *error);

/* The build of the engine: a hash of its sources, in sixteen letters. */
ARB_API const char *bind_build_id(void);

/* ---- Card pools ---------------------------------------------------------- */

/* A script file that is not on the disk.  `name` is used in errors.  A prefix makes it a file of
** keywords or a format; the format of "formats:quick:x_spec.lua" is called quick. */
#define BIND_KEYWORDS "keywords:"
#define BIND_FORMATS  "formats:"
typedef struct BindText {
  const char *name, *text;
} BindText;

typedef struct BindMod BindMod; /* a folder with cards and more: mods.h */

/* Where scripts are.  Everything is borrowed for the length of the call. */
typedef struct BindPaths {
  const char *game;           /* the game of the cards, by name; NULL: "riftbound" */
  const struct BindGame *own; /* the row of a game that is not in the table (games.h), or NULL */
  const char *scripts;        /* the directory with vocabulary.lua, keywords/, formats/ */
  const char *const *cards;   /* directories; all *.lua files in them are loaded, at any depth */
  int card_count;
  const BindText *texts; /* more card files, loaded after those of the directories */
  int text_count;
  const BindText *instead; /* texts that replace the files of the same names */
  int instead_count;
  const char *const *only; /* the ids of the cards to load; NULL: all cards */
  int only_count;
  const char *format;  /* with `only`: the format whose abilities are kept; NULL: none */
  const BindMod *mods; /* the mods of this game, in load order: bind_mods_find */
  int mod_count;
  bool *mod_broken; /* one for each mod: set when a file of it has a mistake; may be NULL */
} BindPaths;

/* Reports one broken file: "file:line: message (card, rule)". */
typedef void BindReport(void *data, const char *message);

/* Loads the keywords and every card, in the order of their paths, then those of the mods.  Files
** that end in "_spec.lua" are scenarios and are not loaded.  NULL when anything is wrong: `error`
** then holds the first mistakes, one a line, as many as fit.  A card that is well-formed but needs
** what the engine cannot do is loaded with a reason (arb_card_unsupported).  With `only`, the other
** cards do not matter, even if they are broken; an id that no card has is a mistake.  Release with
** arb_cards_release. */
ARB_API ArbCards *bind_load(const BindPaths *paths, ArbError *error);

/* Like bind_load, but broken card files are reported one by one (the first 50) and left out.  NULL
** when the vocabulary or the keywords cannot be loaded, or when memory runs out. */
ARB_API ArbCards *bind_load_reporting(const BindPaths *paths, BindReport *report, void *data,
                                      ArbError *error);

/* Visits a file that a pool was made of: vocabulary, keywords, cards. */
typedef void BindFileVisitor(void *data, const char *path, uint64_t hash);
ARB_API void bind_files(const ArbCards *cards, BindFileVisitor *visit, void *data);

/* ---- Script hosts -------------------------------------------------------- */

typedef struct BindHost BindHost;

/* A script host for one thread: a lua_State made from the pool's text.  The caller frees it.  NULL
** with `error`. */
ARB_API BindHost *bind_host_new(const ArbCards *cards, ArbError *error);
/* A script host that notes what scripts do (observe.h).  It is slower; games are the same. */
ARB_API BindHost *bind_host_new_observing(const ArbCards *cards, ArbError *error);
ARB_API void bind_host_free(BindHost *host);
/* The interface for ArbSetup.script_host and arb_load.  Valid as long as the host. */
ARB_API const ArbScriptHost *bind_script_host(const BindHost *host);

/* Writes an option's label, followed by the effect of the ability that it is about: the author's
** `label`, or words made from the script.  They are made on request, and the host keeps them. */
ARB_API void bind_option_label(ArbGame *game, int option, char *out, size_t size);

/* ---- Formats ------------------------------------------------------------- */

/* Reads scripts/formats/NAME.lua, or the format of a mod.  False with `error` when it is missing or
** wrong; for an unknown name the error lists the names that exist.  With `paths->game`, a format of
** another game is wrong. */
ARB_API bool bind_format(const BindPaths *paths, const char *name, ArbFormat *format,
                         ArbError *error);

/* Writes the cards that a format brings into the game itself (ArbSetup.shared), as definitions of
** the pool.  Returns how many, or -1 with `error`. */
ARB_API int bind_format_shared(const BindPaths *paths, const char *format, const ArbCards *cards,
                               uint16_t defs[ARB_SHARED_MAX], ArbError *error);

/* The mod that a format belongs to, and the hash of the format's text; NULL: no mod has it. */
ARB_API const BindMod *bind_format_mod(const BindPaths *paths, const char *name, uint64_t *hash);

/* The names of all formats, those of the program first; returns how many, or -1 with `error`.  The
** list, with its names, is given back with one arb_free; without a name it is NULL. */
ARB_API int bind_format_names(const BindPaths *paths, char ***names, ArbError *error);

/* Reports one problem of a deck, with the rule that it breaks ("103.2.b"). */
typedef void BindProblem(void *data, const char *rule, const char *text);

/* Checks a deck against the deck rules of a format.  Reports each problem, in the order of the
** rules.  Returns the number of problems, or -1 with `error` when the check itself failed. */
ARB_API int bind_check_deck(const BindPaths *paths, const char *format, const ArbCards *cards,
                            const ArbDeck *deck, BindProblem *report, void *data, ArbError *error);

#endif
