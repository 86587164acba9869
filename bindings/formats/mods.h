/* SPDX-License-Identifier: MIT */
/*
** mods.h -- folders that bring cards, keywords, formats and decks of their own.
**
**     ember-court/
**       mod.lua      return mod { name = "ember-court", version = "1.0", game = "riftbound" }
**       cards/       *.lua, searched to the bottom; *_spec.lua are scenarios everywhere
**       keywords/    *.lua, before any card
**       formats/     NAME.lua
**       decks/       NAME.txt
**
** bind_mods_find reads every mod.lua that is needed, finds the mods that these build on, and
** orders them: a mod comes after those that it builds on, and else by name, so the order of asking
** does not matter.  scripts/mods.lua does the finding and ordering.  A mod.lua runs in the sandbox
** like any card (docs/mods.md).
**
**     BindMods *mods = bind_mods_find(&search, &error);
**     paths.mods = mods->items; paths.mod_count = mods->count;    (of one game: bind_mods_of)
**     ArbCards *cards = bind_load(&paths, &error);
**
** Nothing else is needed to load cards: bind_load reads the mods' folders (load_files.c), and
** bind_format finds their formats (format.c).
*/
#ifndef BINDINGS_MODS_H
#define BINDINGS_MODS_H

#include "bindings.h"

struct lua_State;

/* One mod.  Its texts are valid as long as the BindMods that it belongs to. */
struct BindMod {
  const char *name, *version, *title;
  const char *game;      /* the game of its cards */
  const char *directory; /* the folder with mod.lua */
  int line;              /* the line of mod { ... } in mod.lua */
  /* True: it was asked for, or a mod that was asked for builds on it; mistakes in it are errors.
  ** False: it lay in the user's folder, and is left out when it is broken. */
  bool asked;
  const char *const *needs;    /* names of all mods that it builds on, directly or not; then NULL */
  const char *const *replaces; /* ids of cards that its own cards replace; ends with NULL */
};

typedef struct BindMods {
  const BindMod *items; /* mods of all games, in load order */
  int count;
  struct lua_State *keeper; /* owns everything */
} BindMods;

typedef struct BindModSearch {
  const char *scripts;      /* the directory with mods.lua and the vocabulary */
  const char *const *asked; /* folders of mods, or names of mods in `home` */
  int asked_count;
  const char *home; /* the user's folder of mods; NULL: none */
  bool all;         /* all mods in `home` are used, too */
  bool forgive;     /* one that was asked for is left out, too, when it is broken */
  BindReport *warn; /* reports each mod that is left out; may be NULL */
  void *data;
} BindModSearch;

/* Finds the mods to use; the caller frees them.  NULL with `error` when a mod that was asked for is
** missing or broken. */
BindMods *bind_mods_find(const BindModSearch *search, ArbError *error);
void bind_mods_free(BindMods *mods);

/* Writes the user's folder of mods: $XDG_DATA_HOME/lunarbiter/mods, else
** ~/.local/share/lunarbiter/mods.  Returns `out`, even if the folder does not exist; NULL when
** neither path is known. */
const char *bind_mods_home(char *out, size_t size);

/* Copies the mods of a game to `out`, which has room for all mods.  Returns how many. */
int bind_mods_of(const BindMods *mods, const char *game, BindMod *out);
/* Whether `mod` is the mod called `name`, or builds on it. */
bool bind_mod_uses(const BindMod *mod, const char *name);
/* Whether a card of the mod replaces the card with this id. */
bool bind_mod_replaces(const BindMod *mod, const char *id);

#endif
