/* SPDX-License-Identifier: MIT */
/*
** session.h -- from what was asked on the command line to a game.
**
** A session knows where the data is (scripts, cards, decks), holds the card
** pool, the format and the decks of one pairing, and makes games of them:
**
**     session_find_data   --data, else LUNARBITER_DATA, else the source tree
**                         this was built from, else the installed folder
**     session_set_game    whose cards: as --game says, else the format, else the
**                         decks, else the default (bindings/language/games.h)
**     session_find_mods   the folders with further cards and formats: --mod, and those in
**                         the user's folder (bindings/formats/mods.h); what is wrong with one
**                         that lies there is told on stderr, and it is left out
**     session_load_cards  the pool; broken card files are an error
**     session_pair        the decks of all players, a format all may be played in,
**                         and of the pool only what the game can reach: so what
**                         else is installed changes no game and no replay
**     session_game        a game for one thread's script host
**
** Every function that can fail leaves one sentence in `error`.
**
** Uses: bindings, bindings/basics, bindings/formats, bindings/host, cli/common,
**       cli/faces, cli/bots
** Used by: cli/commands, cli/bench, cli/event
*/
#ifndef CLI_SESSION_H
#define CLI_SESSION_H

#include <stdio.h>

#include "bindings.h"
#include "formats/deck.h"
#include "formats/mods.h"
#include "common/options.h"

enum { SESSION_PATH_MAX = BIND_PATH_MAX, SESSION_SEATS = ARB_SEATS_MAX };

/* Which mods, as --mod and --no-mods said. */
typedef struct SessionMods {
  TextList named; /* folders, or names of mods in the user's folder */
  bool none;      /* only these, and what they build on */
} SessionMods;

typedef struct Session {
  const BindGame *game;
  char data[SESSION_PATH_MAX];
  char scripts[SESSION_PATH_MAX + 16], card_root[SESSION_PATH_MAX + 16];
  const char *card_roots[1];
  BindPaths paths;
  BindMods *mods;   /* of all games */
  BindMod *in_use;  /* of this game, and once decks and format are known, of those
                               ** only what the game needs: paths.mods */
  bool *mod_broken; /* paths.mod_broken */
  char near[ARB_SEATS_MAX][BIND_PATH_MAX]; /* folders of mods that nobody named: of decks, of a
                               ** recorded game */
  const ArbCards *cards;                   /* NULL until loaded */
  ArbFormat format;
  char format_name[32];
  uint16_t shared[ARB_SHARED_MAX]; /* the cards that the format brings (ArbSetup.shared) */
  int shared_count;
  int seats;                 /* how many play */
  Deck decks[SESSION_SEATS]; /* in the order they were named */
} Session;

/* How the decks sit down. */
typedef struct Seating {
  int rotation; /* seat s has deck s + rotation, round the table */
  bool by_lot;  /* the first player is drawn; otherwise seat 0 begins */
  uint64_t seed;
  bool check; /* the engine checks itself at every step */
} Seating;

/* `data`: what --data said, or NULL. */
bool session_find_data(Session *session, const char *data, ArbError *error);
/* The mods; after the data, before the game.  Without it, or with NULL, there are none. */
bool session_find_mods(Session *session, const SessionMods *mods, ArbError *error);
/* The same, with the mods in whose folders the files of these decks lie, each told on stderr. */
bool session_find_mods_of_decks(Session *session, const SessionMods *mods, const TextList *decks,
                                ArbError *error);
/* The same for a recorded game, with the mods that it needs (their names).  One that is neither
** named nor in the user's folder is looked for where we stand and where the file lies: the mod
** that this is in, or a folder of its name; each is told on stderr. */
bool session_find_mods_of_game(Session *session, const SessionMods *mods, const char *const *names,
                               int count, const char *file, ArbError *error);
/* Which game: by name, or NULL for the default, which it is from the start. */
bool session_set_game(Session *session, const char *name, ArbError *error);
bool session_load_cards(Session *session, ArbError *error);
/* After a load that failed: leaves out the broken mods that nobody asked for, with a word
** about each on stderr.  False when the fault lies elsewhere. */
bool session_leave_out_broken(Session *session, const ArbError *error);
/* Loads just these cards instead, and looks up the decks that are there anew. */
bool session_load_only(Session *session, const char *const *ids, int count, ArbError *error);
/* Loads the scripts anew, from files that may have changed: the same cards, tokens that are
** new, and the ones named in `more`.  `before` gets what the session had: give it to
** session_keep_old or session_let_go.  On failure nothing has changed. */
typedef struct SessionBefore {
  const ArbCards *cards;
  ArbFormat format;
  Deck *decks;
} SessionBefore;
bool session_load_again(Session *session, const char *const *more, int more_count,
                        SessionBefore *before, ArbError *error);
void session_keep_old(Session *session, SessionBefore *before);
void session_let_go(SessionBefore *before);
/* Uses the mods that somebody named, also those that neither decks nor format need; what was
** in use before, for session_mods_back (free it then).  NULL: they all were. */
BindMod *session_use_asked_mods(Session *session, int *count);
void session_mods_back(Session *session, BindMod *before, int count);
/* Every card there is, also those no deck has; broken files are left out.  NULL: none. */
ArbCards *session_all_cards(const Session *session);
/* Keywords are in every pool, with ids as cards have them. */
bool session_is_keyword(const char *id);
/* The game of a deck, by path or name; the default one when there is no such file. */
const BindGame *session_game_of_deck(const Session *session, const char *name);
/* The game of the first mod that was named; the default one when none was. */
const BindGame *session_game_of_mods(const Session *session);
/* Finds the file of a deck by path or name. */
bool session_find_deck(const Session *session, const char *name, char path[DECK_PATH_MAX],
                       ArbError *error);
/* Whether cards of the deck that were looked up and not found are cards of another game: a sentence
** that says so and what to write. */
bool session_other_game(const Session *session, const Deck *deck, char *out, size_t size);
/* Loads one deck by path or name into decks[seat] and looks its cards up. */
bool session_load_deck(Session *session, int seat, const char *name, ArbError *error);
/* Reads a format by name. */
bool session_load_format(Session *session, const char *name, ArbError *error);
/* Data, cards, the decks and the format.  `decks` names none (a default pairing), one
** (that all play) or one for each player; `format` NULL takes the game's own ("duel"), or
** else the first format of two players in which both decks are legal; two decks that are
** each legal in a format of their own may meet when those formats differ in nothing but
** their deck rules.
** `game` NULL: the format's, else the first deck's, else the default one. */
bool session_pair(Session *session, const char *data, const SessionMods *mods, const char *game,
                  const TextList *decks, const char *format, ArbError *error);
/* A new game with its script host, or NULL. */
ArbGame *session_game(const Session *session, BindHost *host, const Seating *seating,
                      ArbError *error);
void session_close(Session *session);

/* Which deck a seat plays. */
static inline int session_deck_of(const Session *session, const Seating *seating, ArbSeat seat)
{
  return (seat + seating->rotation) % session->seats;
}

/* What the players are called, by seat: their decks' names, numbered by seat when
** several play the same, or more than two play. */
typedef struct PlayerNames {
  char text[SESSION_SEATS][DECK_NAME_MAX + 8];
  const char *name[SESSION_SEATS]; /* points into `text` */
} PlayerNames;
void session_player_names(const Session *session, const Seating *seating, PlayerNames *names);

/* Prints "lunarbiter NAME: sentence" on stderr; EXIT_FAILED. */
int session_failed(const char *name, const ArbError *error);

/* Uses the mods of these names and no other; the first name that none has, or -1. */
int session_keep_mods(Session *session, const char *const *names, int count);
/* Tells on one line which mods the game uses, and which shipped cards they replace; nothing
** when it uses none. */
void session_tell_mods(const Session *session, FILE *out);

/* The score that wins in the session's format; 0: none does. */
int session_goal(const Session *session);

/* The options every subcommand that needs data has. */
#define SESSION_DATA_OPTION(to_)                           \
  {.name = "data",                                         \
   .kind = OPTION_TEXT,                                    \
   .to = (to_),                                            \
   .argument = "DIR",                                      \
   .help = "the folder with scripts/, cards/ and decks/\n" \
           "(else $LUNARBITER_DATA, else where this was built or installed)"}
#define SESSION_GAME_OPTION(to_) \
  {.name = "game",               \
   .kind = OPTION_TEXT,          \
   .to = (to_),                  \
   .argument = "G",              \
   .help = "riftbound or evolve (as format and decks say, else riftbound)"}
/* ... and two for those that read cards: `to_` is a SessionMods. */
#define SESSION_MOD_OPTIONS(to_)                                                \
  {.name = "mod",                                                               \
   .kind = OPTION_LIST,                                                         \
   .to = &(to_)->named,                                                         \
   .argument = "DIR",                                                           \
   .help = "a folder with cards and formats of its own, or the name of a mod\n" \
           "in ~/.local/share/lunarbiter/mods (docs/mods.md)"},                 \
      {.name = "no-mods",                                                       \
       .kind = OPTION_FLAG,                                                     \
       .to = &(to_)->none,                                                      \
       .help = "leave the mods of that folder out, but for those that are named"}

#endif
