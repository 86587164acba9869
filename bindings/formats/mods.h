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
** bind_mods_find reads every mod.lua that matters, looks up what those mods build on and
** puts them in order: what a mod builds on comes before it, else they go by name, so that
** the order in which they were asked for changes nothing.  The finding and ordering is
** scripts/mods.lua; a mod.lua itself runs in the sandbox like any card (docs/mods.md).
**
**     BindMods *mods = bind_mods_find(&search, &error);
**     paths.mods = mods->items; paths.mod_count = mods->count;    (of one game: bind_mods_of)
**     ArbCards *cards = bind_load(&paths, &error);
**
** Who loads cards leaves it at that: the load reads the folders (load_files.c), bind_format
** finds their formats (format.c).
*/
#ifndef BINDINGS_MODS_H
#define BINDINGS_MODS_H

#include "bindings.h"

struct lua_State;

/* One mod.  Its texts live as long as the BindMods it is of. */
struct BindMod {
  const char *name, *version, *title;
  const char *game;            /* whose cards it has */
  const char *directory;       /* with mod.lua in it */
  int line;                    /* of mod { ... } in mod.lua */
  bool asked;                  /* somebody named it, or builds on it who was named: what is
                                ** wrong with it is an error.  false: it lay in the user's
                                ** folder, and is left out when it is broken */
  const char *const *needs;    /* names of all it builds on, however far; ends with NULL */
  const char *const *replaces; /* ids of cards its own take the place of; ends with NULL */
};

typedef struct BindMods {
  const BindMod *items; /* in load order, of all games */
  int count;
  struct lua_State *keeper; /* everything lies in it */
} BindMods;

typedef struct BindModSearch {
  const char *scripts;      /* the directory with mods.lua and the vocabulary */
  const char *const *asked; /* folders, or names of mods in `home` */
  int asked_count;
  const char *home; /* the user's folder of mods; NULL: none */
  bool all;         /* those in `home` are used without being asked for */
  BindReport *warn; /* is told of each that is left out; may be NULL */
  void *data;
} BindModSearch;

/* The mods to use.  NULL with `error` when one that was asked for is missing or broken. */
BindMods *bind_mods_find(const BindModSearch *search, ArbError *error);
void bind_mods_free(BindMods *mods);

/* The user's folder: $XDG_DATA_HOME/lunarbiter/mods, else ~/.local/share/lunarbiter/mods.
** NULL when neither is known; otherwise `out`, whether or not it is there. */
const char *bind_mods_home(char *out, size_t size);

/* Copies those of a game to `out`, which has room for all; how many. */
int bind_mods_of(const BindMods *mods, const char *game, BindMod *out);
/* Whether `mod` builds on the one of that name, or is it. */
bool bind_mod_uses(const BindMod *mod, const char *name);
/* Whether its cards take the place of the card with that id. */
bool bind_mod_replaces(const BindMod *mod, const char *id);

#endif
