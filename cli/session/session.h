/* SPDX-License-Identifier: MIT */
/*
** session.h -- from the command line to a game.
**
** A session knows where the data is (scripts, cards, decks), holds the card pool, the format and
** the decks of one pairing, and makes games from them:
**
**     session_find_data   --data, else LUNARBITER_DATA, else the source tree that this was built
**                         from, else the installed folder
**     session_set_game    the game: that of --game, else of the format, else of the decks, else
**                         the default (bindings/language/games.h)
**     session_find_mods   mods: --mod, and those in the user's folder (bindings/formats/mods.h);
**                         a broken mod in that folder is reported on stderr and left out;
**                         with SessionMods.forgive every broken one is, and the session tells it
**     session_load_cards  the card pool; broken card files are an error
**     session_pair        the decks of all players, a format that all may be played in, and only
**                         the part of the pool that the game can reach; so other installed cards
**                         change no game and no replay
**     session_game        a game for one thread's script host
**
** Every function that can fail leaves one sentence in `error`.
**
** Uses: bindings, bindings/basics, bindings/formats, bindings/host, bindings/sandbox,
**       cli/common, cli/faces, cli/bots
** Used by: cli/commands, cli/games, cli/bench, cli/event/entry, cli/event/lists,
**          cli/event/rehearsal, cli/table, cli/table/requests
*/
#ifndef CLI_SESSION_H
#define CLI_SESSION_H

#include <stdio.h>

#include "bindings.h"
#include "formats/deck.h"
#include "formats/mods.h"
#include "common/options.h"

enum { SESSION_PATH_MAX = BIND_PATH_MAX, SESSION_SEATS = ARB_SEATS_MAX };

/* The mods to use: the options --mod and --no-mods. */
typedef struct SessionMods {
  TextList named; /* folders, or names of mods in the user's folder */
  bool none;      /* only the named mods, and those that they build on */
  bool any_game;  /* a named mod of another game is passed over, not refused */
  bool forgive;   /* a broken mod is left out, also one that was named (Session.left_out) */
} SessionMods;

typedef struct Session {
  const BindGame *game;
  char data[SESSION_PATH_MAX];
  char scripts[SESSION_PATH_MAX + 16], card_root[SESSION_PATH_MAX + 16];
  const char *card_roots[1];
  BindPaths paths;
  BindMods *mods; /* mods of all games */
  bool any_game;  /* SessionMods.any_game */
  bool forgives;  /* SessionMods.forgive: mods that are left out are told in `left_out`, each in
                    ** a line, and not on stderr */
  char left_out[1200];
  BindMod *in_use;  /* paths.mods: mods of this game; once decks and format are known, only those
                    ** that the game needs */
  bool *mod_broken; /* paths.mod_broken */
  char near[ARB_SEATS_MAX][BIND_PATH_MAX]; /* folders of mods that nobody named but decks or a
                                           ** recorded game need */
  const ArbCards *cards;                   /* NULL until loaded */
  ArbFormat format;
  char format_name[32];
  uint16_t shared[ARB_SHARED_MAX]; /* the cards that the format brings (ArbSetup.shared) */
  int shared_count;
  int seats;                 /* number of players */
  Deck decks[SESSION_SEATS]; /* in the order in which they were named */
} Session;

/* Which deck each seat plays, and who begins. */
typedef struct Seating {
  int rotation; /* seat s has deck s + rotation, round the table */
  bool by_lot;  /* true: the first player is drawn by lot; false: seat 0 begins */
  uint64_t seed;
  bool check; /* the engine checks itself at every step */
} Seating;

/* Finds the data; `data` is the value of --data, or NULL. */
bool session_find_data(Session *session, const char *data, ArbError *error);
/* Finds the mods; call it after the data is found and before the game is set.  `mods` NULL:
** none. */
bool session_find_mods(Session *session, const SessionMods *mods, ArbError *error);
/* The same, and also uses the mods in whose folders the files of these decks lie; each of these is
** reported on stderr. */
bool session_find_mods_of_decks(Session *session, const SessionMods *mods, const TextList *decks,
                                ArbError *error);
/* The same for a recorded game that needs the mods with these names.  A mod that is neither named
** nor in the user's folder is looked for in the current folder and in that of the file: the mod
** that the folder is in, or a folder with the mod's name.  Each is reported on stderr. */
bool session_find_mods_of_game(Session *session, const SessionMods *mods, const char *const *names,
                               int count, const char *file, ArbError *error);
/* Sets the game by name; NULL: the default game, which is set from the start. */
bool session_set_game(Session *session, const char *name, ArbError *error);
bool session_load_cards(Session *session, ArbError *error);
/* After a load that failed: leaves out the broken mods that nobody asked for, and reports each on
** stderr.  False when no such mod is broken. */
bool session_leave_out_broken(Session *session, const ArbError *error);
/* Loads only these cards instead, and looks up the cards of the session's decks again. */
bool session_load_only(Session *session, const char *const *ids, int count, ArbError *error);
/* Loads the scripts again, from files that may have changed: the same cards, new tokens, and the
** cards named in `more`.  `before` gets what the session had; pass it to session_keep_old or
** session_let_go.  On failure nothing has changed. */
typedef struct SessionBefore {
  const ArbCards *cards;
  ArbFormat format;
  Deck *decks;
} SessionBefore;
bool session_load_again(Session *session, const char *const *more, int more_count,
                        SessionBefore *before, ArbError *error);
void session_keep_old(Session *session, SessionBefore *before);
void session_let_go(SessionBefore *before);
/* Uses all mods that were named, also those that neither decks nor format need.  Returns the
** mods in use before, for session_mods_back; free them then.  NULL: all were in use. */
BindMod *session_use_asked_mods(Session *session, int *count);
void session_mods_back(Session *session, BindMod *before, int count);
/* A pool of every card, also of cards that no deck has; broken files are left out.  NULL: there are
** no cards. */
ArbCards *session_all_cards(const Session *session);
/* Whether an id is that of a keyword's definition; every pool has these. */
bool session_is_keyword(const char *id);
/* The game of a deck, by path or name; the default game when there is no such file. */
const BindGame *session_game_of_deck(const Session *session, const char *name);
/* The game of the first mod that was named; the default game when none was. */
const BindGame *session_game_of_mods(const Session *session);
/* Finds the file of a deck by path or name. */
bool session_find_deck(const Session *session, const char *name, char path[DECK_PATH_MAX],
                       ArbError *error);
/* Whether cards of the deck that were not found are cards of another game.  Then `out` gets a
** sentence that says so, and what to write. */
bool session_other_game(const Session *session, const Deck *deck, char *out, size_t size);
/* Loads one deck by path or name into decks[seat] and looks its cards up. */
bool session_load_deck(Session *session, int seat, const char *name, ArbError *error);
/* Reads a format by name. */
bool session_load_format(Session *session, const char *name, ArbError *error);
/* Prepares everything: data, cards, decks and format.  `decks` names no deck (a default pairing),
** one deck (for all players), or one for each player.  `format` NULL: the game's default, or else
** the first format of two players in which both decks are legal.  Two decks that are each legal in
** a format of their own may meet when these formats differ only in their deck rules.  `game` NULL:
** the game of the format, else of the first deck, else the default. */
bool session_pair(Session *session, const char *data, const SessionMods *mods, const char *game,
                  const TextList *decks, const char *format, ArbError *error);
/* A new game with its script host, or NULL. */
ArbGame *session_game(const Session *session, BindHost *host, const Seating *seating,
                      ArbError *error);
void session_close(Session *session);

/* The deck that a seat plays. */
static inline int session_deck_of(const Session *session, const Seating *seating, ArbSeat seat)
{
  return (seat + seating->rotation) % session->seats;
}

/* The players' display names, by seat: the names of their decks, numbered by seat when several play
** the same deck, or when more than two play. */
typedef struct PlayerNames {
  char text[SESSION_SEATS][DECK_NAME_MAX + 8];
  const char *name[SESSION_SEATS]; /* points into `text` */
} PlayerNames;
void session_player_names(const Session *session, const Seating *seating, PlayerNames *names);

/* Lets all scripts of the command together run for so many millions of instructions; 0: each call
** has its own budget, and there is none over all. */
bool session_allow(int64_t millions, ArbError *error);
/* The same for a command that runs tools with budgets of their own: they share this one. */
bool session_allow_once(int64_t millions, ArbError *error);
/* Whether that budget is spent: then what failed failed because of it. */
bool session_spent(void);
/* Ends the command: the code, or EXIT_FAILED after a sentence on stderr when the budget is
** spent. */
int session_end(const char *name, int code);
/* Prints "lunarbiter NAME: sentence" on stderr and returns EXIT_FAILED. */
int session_failed(const char *name, const ArbError *error);
/* The same in a command that session_end ends: prints nothing when the budget is spent, because
** that is told once, in the end. */
int session_gave_up(const char *name, const ArbError *error);

/* Uses the mods with these names and no others.  Returns the index of the first name that no mod
** has, or -1. */
int session_keep_mods(Session *session, const char *const *names, int count);
/* Prints on one line which mods the game uses, and which shipped cards they replace; nothing when
** it uses none. */
void session_tell_mods(const Session *session, FILE *out);

/* The names of all formats, as bind_format_names gives them; without memory the program ends. */
int session_format_names(const Session *session, char ***names);
/* Reads a format; false: there is none, or it has mistakes.  Without memory the program ends. */
bool session_format_there(const Session *session, const char *name, ArbFormat *format);
/* The score that wins in the session's format; 0: no score does. */
int session_goal(const Session *session);

/* The options of every subcommand that needs data. */
#define SESSION_DATA_OPTION(to_)                           \
  {.name = "data",                                         \
   .kind = OPTION_TEXT,                                    \
   .to = (to_),                                            \
   .argument = "DIR",                                      \
   .help = "the folder with scripts/, cards/ and decks/\n" \
           "(default: $LUNARBITER_DATA, else where this was built or installed)"}
#define SESSION_GAME_OPTION(to_) \
  {.name = "game",               \
   .kind = OPTION_TEXT,          \
   .to = (to_),                  \
   .argument = "G",              \
   .help = "riftbound or evolve (as format and decks say, else riftbound)"}
#define SESSION_BUDGET_OPTION(to_)                                                         \
  {.name = "budget",                                                                       \
   .kind = OPTION_NUMBER,                                                                  \
   .to = (to_),                                                                            \
   .argument = "N",                                                                        \
   .min = 1,                                                                               \
   .max = INT32_MAX,                                                                       \
   .help = "let all scripts together run for N million instructions, then end (default:\n" \
           "each call has its own budget, and there is none over all)"}
/* Two more options, for subcommands that read cards: `to_` is a SessionMods. */
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
