/* SPDX-License-Identifier: MIT */
/* session.c -- see session.h. */
#include "session/session.h"

#include <dirent.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "faces/face.h"
#include "basics/guess.h"
#include "common/text.h"
#include "basics/wrong.h"
#include "sandbox/allowance.h"

int session_failed(const char *name, const ArbError *error)
{
  fflush(stdout);
  fprintf(stderr, "lunarbiter %s: %s\n", name, error->text);
  return EXIT_FAILED;
}

/* ---- A budget over all scripts ------------------------------------------------------- */

bool session_allow(int64_t millions, ArbError *error)
{
  return !millions || bind_allowance_open(millions) || wrong(error, "no memory can be shared");
}

bool session_allow_once(int64_t millions, ArbError *error)
{
  if (!session_allow(millions, error)) return false;
  bind_allowance_hold();
  return true;
}

bool session_spent(void)
{
  return bind_allowance_spent();
}

int session_gave_up(const char *name, const ArbError *error)
{
  return session_spent() ? EXIT_FAILED : session_failed(name, error);
}

int session_end(const char *name, int code)
{
  ArbError error = {0};
  if (!bind_allowance_spent()) return code;
  bind_allowance_tell(error.text, sizeof error.text);
  return session_failed(name, &error);
}

/* ---- Where the data is ---------------------------------------------------------- */

bool session_find_data(Session *session, const char *data, ArbError *error)
{
  memset(session, 0, sizeof *session);
  ArbError none = {0};
  if (!bind_find_data(data, session->data, sizeof session->data, &none))
    return wrong(error, "%s: give the data with --data DIR", none.text);
  snprintf(session->scripts, sizeof session->scripts, "%s/scripts", session->data);
  session->card_roots[0] = session->card_root;
  session->seats = 2;
  session->paths =
      (BindPaths){.scripts = session->scripts, .cards = session->card_roots, .card_count = 1};
  return session_set_game(session, NULL, error);
}

/* ---- Mods ------------------------------------------------------------------------ */

static void warn(void *data, const char *message)
{
  Session *session = data;
  if (!session->forgives) {
    fprintf(stderr, "lunarbiter: %s\n", message);
    return;
  }
  size_t length = strlen(session->left_out);
  snprintf(session->left_out + length, sizeof session->left_out - length, "%s%s",
           length ? "\n" : "", message);
}

static void forget_mods(Session *session)
{
  bind_mods_free(session->mods);
  free(session->in_use);
  free(session->mod_broken);
  session->mods = NULL;
  session->in_use = NULL;
  session->mod_broken = NULL;
}

bool session_find_mods(Session *session, const SessionMods *mods, ArbError *error)
{
  static const SessionMods nobody = {.none = true};
  char home[SESSION_PATH_MAX];
  if (!mods) mods = &nobody;
  const BindModSearch search = {.scripts = session->scripts,
                                .asked = mods->named.items,
                                .asked_count = mods->named.count,
                                .home = bind_mods_home(home, sizeof home),
                                .all = !mods->none,
                                .forgive = mods->forgive,
                                .warn = warn,
                                .data = session};
  session->forgives = mods->forgive;
  session->left_out[0] = 0;
  session->any_game = mods->any_game;
  session->mods = bind_mods_find(&search, error);
  if (!session->mods) return false;
  size_t count = (size_t)session->mods->count + 1;
  session->in_use = must_take(NULL, count * sizeof *session->in_use);
  session->mod_broken = must_take(NULL, count * sizeof *session->mod_broken);
  memset(session->mod_broken, 0, count * sizeof *session->mod_broken);
  session->paths.mods = session->in_use;
  session->paths.mod_broken = session->mod_broken;
  return true;
}

static bool same_file(const char *a, const char *b)
{
  struct stat one, other;
  return stat(a, &one) == 0 && stat(b, &other) == 0 && one.st_dev == other.st_dev &&
         one.st_ino == other.st_ino;
}

/* The nearest folder above a file that holds a mod.lua; "": there is none. */
static void mod_above(const char *file, char *directory)
{
  char path[2 * SESSION_PATH_MAX] = "", script[sizeof path + 16];
  *directory = 0;
  if (*file != '/' && !getcwd(path, SESSION_PATH_MAX)) return;
  size_t length = strlen(path);
  snprintf(path + length, sizeof path - length, "%s%s", *path ? "/" : "", file);
  for (char *end; (end = strrchr(path, '/')) && end != path;) {
    *end = 0;
    snprintf(script, sizeof script, "%s/mod.lua", path);
    if (access(script, F_OK) != 0 || strlen(path) >= SESSION_PATH_MAX) continue;
    memcpy(directory, path, strlen(path) + 1);
    return;
  }
}

static bool is_named(const TextList *mods, const char *directory)
{
  for (int i = 0; i < mods->count; i++)
    if (same_file(mods->items[i], directory)) return true;
  return false;
}

bool session_find_mods_of_decks(Session *session, const SessionMods *mods, const TextList *decks,
                                ArbError *error)
{
  char path[DECK_PATH_MAX];
  SessionMods all = mods ? *mods : (SessionMods){.none = true};
  for (int i = 0; i < decks->count && i < SESSION_SEATS; i++) {
    if (!bind_deck_find(decks->items[i], session->data, NULL, path, sizeof path)) continue;
    mod_above(path, session->near[i]);
    if (!*session->near[i] || is_named(&all.named, session->near[i]) ||
        all.named.count == OPTION_LIST_MAX)
      continue;
    fprintf(stderr, "lunarbiter: %s is of the mod in %s, which is used\n", path, session->near[i]);
    all.named.items[all.named.count++] = session->near[i];
  }
  return session_find_mods(session, &all, error);
}

static bool has_mod(const BindMods *mods, const char *name)
{
  for (int i = 0; mods && i < mods->count; i++)
    if (strcmp(mods->items[i].name, name) == 0) return true;
  return false;
}

/* Whether a mod of that name lies in the folder. */
static bool is_mod(const Session *session, const char *directory, const char *name)
{
  char script[SESSION_PATH_MAX + 16];
  ArbError ignored = {0};
  snprintf(script, sizeof script, "%s/mod.lua", directory);
  if (!*directory || access(script, F_OK) != 0) return false;
  const BindModSearch search = {.scripts = session->scripts, .asked = &directory, .asked_count = 1};
  BindMods *mods = bind_mods_find(&search, &ignored);
  bool found = has_mod(mods, name);
  if (mods) bind_mods_free(mods);
  return found;
}

/* The mod above the file, above where we stand, or a folder of its name in either place. */
static bool find_near(const Session *session, const char *file, const char *name,
                      char out[SESSION_PATH_MAX])
{
  const char *slash = strrchr(file, '/');
  for (int way = 0; way < 4; way++) {
    if (way < 2) mod_above(way == 0 ? file : "file", out);
    else if (way == 2) snprintf(out, SESSION_PATH_MAX, "%s", name);
    else snprintf(out, SESSION_PATH_MAX, "%.*s%s", slash ? (int)(slash + 1 - file) : 0, file, name);
    if (is_mod(session, out, name)) return true;
  }
  return false;
}

bool session_find_mods_of_game(Session *session, const SessionMods *mods, const char *const *names,
                               int count, const char *file, ArbError *error)
{
  SessionMods all = mods ? *mods : (SessionMods){.none = true};
  int found = 0;
  if (!session_find_mods(session, mods, error)) return false;
  for (int i = 0; i < count && found < SESSION_SEATS && all.named.count < OPTION_LIST_MAX; i++) {
    if (has_mod(session->mods, names[i]) ||
        !find_near(session, file, names[i], session->near[found]))
      continue;
    fprintf(stderr, "lunarbiter: the mod %s is the one in %s\n", names[i], session->near[found]);
    all.named.items[all.named.count++] = session->near[found++];
  }
  if (found == 0) return true;
  forget_mods(session);
  return session_find_mods(session, &all, error);
}

/* The mods of the game; one of another game is not asked for, unless they are for all games. */
static bool use_mods(Session *session, ArbError *error)
{
  const BindMods *mods = session->mods;
  for (int i = 0; mods && i < mods->count; i++)
    if (!session->any_game && mods->items[i].asked &&
        strcmp(mods->items[i].game, session->game->name) != 0)
      return wrong(error, "the mod %s is for %s, not for %s", mods->items[i].name,
                   mods->items[i].game, session->game->name);
  session->paths.mod_count = bind_mods_of(mods, session->game->name, session->in_use);
  return true;
}

/* Leaves out the mods that `drop` marks, and those that build on them. */
static void drop_mods(Session *session, const bool *drop)
{
  int kept = 0, count = session->paths.mod_count;
  bool *gone = must_take(NULL, (size_t)count + 1);
  for (int i = 0; i < count; i++) {
    gone[i] = drop[i];
    for (int k = 0; k < i; k++)
      if (gone[k] && bind_mod_uses(&session->in_use[i], session->in_use[k].name)) gone[i] = true;
  }
  for (int i = 0; i < count; i++)
    if (!gone[i]) session->in_use[kept++] = session->in_use[i];
  session->paths.mod_count = kept;
  free(gone);
}

bool session_leave_out_broken(Session *session, const ArbError *error)
{
  int found = 0, count = session->paths.mod_count;
  for (int i = 0; i < count; i++) {
    if (!session->mod_broken[i]) continue;
    if (session->in_use[i].asked && !session->forgives) return false;
    found++;
  }
  for (int i = 0; i < count; i++) {
    char text[SESSION_PATH_MAX + 600];
    if (!session->mod_broken[i]) continue;
    snprintf(text, sizeof text, "the mod in %s is left out: its files hold a mistake%s%.500s",
             session->in_use[i].directory, session->forgives ? ": " : "",
             session->forgives ? error->text : "");
    warn(session, text);
  }
  if (found && *error->text && !session->forgives) fprintf(stderr, "%s\n", error->text);
  drop_mods(session, session->mod_broken);
  memset(session->mod_broken, 0, (size_t)count);
  return found > 0;
}

bool session_set_game(Session *session, const char *name, ArbError *error)
{
  const BindGame *game = bind_game(name, error);
  if (!game) return false;
  session->game = game;
  session->paths.game = game->name;
  snprintf(session->card_root, sizeof session->card_root, "%s/cards/%s", session->data, game->name);
  return use_mods(session, error);
}

/* ---- Cards, formats, decks ------------------------------------------------------ */

int session_keep_mods(Session *session, const char *const *names, int count)
{
  int used = session->paths.mod_count, missing = -1;
  bool *drop = must_take(NULL, (size_t)used + 1);
  for (int i = 0; i < used; i++) drop[i] = true;
  for (int n = count - 1; n >= 0; n--) {
    bool found = false;
    for (int i = 0; i < used; i++) {
      if (strcmp(session->in_use[i].name, names[n]) != 0) continue;
      drop[i] = false;
      found = true;
    }
    if (!found) missing = n;
  }
  drop_mods(session, drop);
  free(drop);
  return missing;
}

static bool in_use(const BindMod *used, int count, const char *name)
{
  for (int i = 0; i < count; i++)
    if (strcmp(used[i].name, name) == 0) return true;
  return false;
}

BindMod *session_use_asked_mods(Session *session, int *count)
{
  *count = session->paths.mod_count;
  BindMod *before = must_take(NULL, ((size_t)*count + 1) * sizeof *before);
  memcpy(before, session->in_use, (size_t)*count * sizeof *before);
  int used = 0;
  for (int i = 0; session->mods && i < session->mods->count; i++) {
    const BindMod *mod = &session->mods->items[i];
    bool ours = strcmp(mod->game, session->game->name) == 0;
    if (ours && (mod->asked || in_use(before, *count, mod->name))) session->in_use[used++] = *mod;
  }
  if (used == *count) {
    free(before);
    return NULL;
  }
  session->paths.mod_count = used;
  return before;
}

void session_mods_back(Session *session, BindMod *before, int count)
{
  memcpy(session->in_use, before, (size_t)count * sizeof *before);
  session->paths.mod_count = count;
}

bool session_load_cards(Session *session, ArbError *error)
{
  while (!session->cards) {
    session->cards = bind_load(&session->paths, error);
    if (!session->cards && !session_leave_out_broken(session, error)) return false;
  }
  return true;
}

/* Looks up what the format brings itself, in the cards as they are now. */
static bool find_shared(Session *session, ArbError *error)
{
  if (!session->format_name[0]) return true;
  session->shared_count = bind_format_shared(&session->paths, session->format_name, session->cards,
                                             session->shared, error);
  return session->shared_count >= 0;
}

bool session_load_only(Session *session, const char *const *ids, int count, ArbError *error)
{
  BindPaths paths = session->paths;
  paths.only = ids;
  paths.only_count = count;
  paths.format = session->format_name[0] ? session->format_name : NULL;
  const ArbCards *cards = bind_load(&paths, error);
  if (!cards) return false;
  if (session->cards) arb_cards_release(session->cards);
  session->cards = cards;
  for (int seat = 0; seat < session->seats; seat++)
    if (!bind_deck_resolve(&session->decks[seat], cards, error)) return false;
  return find_shared(session, error);
}

static void ignore(void *data, const char *message)
{
  (void)data;
  (void)message;
}

ArbCards *session_all_cards(const Session *session)
{
  ArbError ignored = {0};
  return bind_load_reporting(&session->paths, ignore, NULL, &ignored);
}

bool session_is_keyword(const char *id)
{
  return strncmp(id, "keyword-", 8) == 0 || strncmp(id, "format-", 7) == 0;
}

typedef struct IdList {
  const char **ids;
  int count;
} IdList;

static void add_id(IdList *list, const char *id)
{
  for (int i = 0; i < list->count; i++)
    if (strcmp(list->ids[i], id) == 0) return;
  list->ids = must_take(list->ids, (size_t)(list->count + 1) * sizeof *list->ids);
  list->ids[list->count++] = id;
}

/* The cards the pool has, the tokens there are now, and some more. */
static bool load_named_again(Session *session, const ArbCards *all, const char *const *more,
                             int more_count, ArbError *error)
{
  IdList list = {0};
  for (int def = 1; def <= arb_cards_count(session->cards); def++)
    if (!session_is_keyword(arb_card_id(session->cards, (uint16_t)def)))
      add_id(&list, arb_card_id(session->cards, (uint16_t)def));
  for (int def = 1; all && def <= arb_cards_count(all); def++)
    if (arb_card_token(all, (uint16_t)def)) add_id(&list, arb_card_id(all, (uint16_t)def));
  for (int i = 0; i < more_count; i++) add_id(&list, more[i]);
  bool loaded = session_load_only(session, list.ids, list.count, error);
  free(list.ids);
  return loaded;
}

static bool load_same_format(Session *session, ArbError *error)
{
  char name[sizeof session->format_name];
  int seats = session->seats;
  snprintf(name, sizeof name, "%s", session->format_name);
  if (!session_load_format(session, name, error)) return false;
  if (session->seats == seats) return true;
  session->seats = seats;
  return wrong(error, "%s is for %d players now, not %d", name, session->format.players, seats);
}

bool session_load_again(Session *session, const char *const *more, int more_count,
                        SessionBefore *before, ArbError *error)
{
  *before = (SessionBefore){.cards = arb_cards_keep(session->cards),
                            .format = session->format,
                            .decks = must_take(NULL, sizeof session->decks)};
  memcpy(before->decks, session->decks, sizeof session->decks);
  ArbCards *all = session_all_cards(session);
  bool loaded =
      load_named_again(session, all, more, more_count, error) && load_same_format(session, error);
  if (all) arb_cards_release(all);
  if (!loaded) session_keep_old(session, before);
  return loaded;
}

void session_keep_old(Session *session, SessionBefore *before)
{
  arb_cards_release(session->cards);
  session->cards = before->cards;
  session->format = before->format;
  memcpy(session->decks, before->decks, sizeof session->decks);
  free(before->decks);
}

void session_let_go(SessionBefore *before)
{
  arb_cards_release(before->cards);
  free(before->decks);
}

/* Whether a card is in a deck of the session, or brought by the format. */
static bool in_a_deck(const Session *session, uint16_t def)
{
  for (int i = 0; i < session->shared_count; i++)
    if (session->shared[i] == def) return true;
  for (int seat = 0; seat < session->seats; seat++)
    for (int i = 0; i < session->decks[seat].entry_count; i++)
      if (session->decks[seat].entries[i].def == def) return true;
  return false;
}

static bool is_of_mod(const Session *session, uint16_t def, const BindMod *mod)
{
  const char *name = arb_card_mod(session->cards, def);
  return name && strcmp(name, mod->name) == 0;
}

/* A game uses a mod for its format, for a card of a deck, or because it stands in the place of
** a token that any card may make. */
static bool is_used(const Session *session, const BindMod *mod)
{
  uint64_t hash;
  const BindMod *of_format = bind_format_mod(&session->paths, session->format_name, &hash);
  if (of_format && strcmp(of_format->name, mod->name) == 0) return true;
  for (int def = 1; def <= arb_cards_count(session->cards); def++) {
    bool token = arb_card_token(session->cards, (uint16_t)def) &&
                 bind_mod_replaces(mod, arb_card_id(session->cards, (uint16_t)def));
    if (is_of_mod(session, (uint16_t)def, mod) && (token || in_a_deck(session, (uint16_t)def)))
      return true;
  }
  return false;
}

/* Leaves the mods that the game uses, and what they build on: others change nothing. */
static void keep_used_mods(Session *session)
{
  int count = session->paths.mod_count;
  bool *unused = must_take(NULL, (size_t)count + 1);
  for (int i = count - 1; i >= 0; i--) {
    unused[i] = !is_used(session, &session->in_use[i]);
    for (int k = i + 1; k < count; k++)
      if (!unused[k] && bind_mod_uses(&session->in_use[k], session->in_use[i].name))
        unused[i] = false;
  }
  drop_mods(session, unused);
  free(unused);
}

/* Whether a card comes with the program or a mod that the game uses. */
static bool is_near(const Session *session, uint16_t def)
{
  if (!arb_card_mod(session->cards, def)) return true;
  for (int i = 0; i < session->paths.mod_count; i++)
    if (is_of_mod(session, def, &session->in_use[i])) return true;
  return false;
}

/* Leaves the cards of the decks and the tokens any card may make. */
static bool load_reachable(Session *session, ArbError *error)
{
  int all = arb_cards_count(session->cards), count = 0;
  const char **ids = must_take(NULL, (size_t)(all + 1) * sizeof *ids);
  keep_used_mods(session);
  for (int def = 1; def <= all; def++)
    if (in_a_deck(session, (uint16_t)def) ||
        (arb_card_token(session->cards, (uint16_t)def) && is_near(session, (uint16_t)def)))
      ids[count++] = arb_card_id(session->cards, (uint16_t)def);
  bool loaded = session_load_only(session, ids, count, error);
  free(ids);
  return loaded;
}

bool session_load_format(Session *session, const char *name, ArbError *error)
{
  if (strlen(name) >= sizeof session->format_name)
    return wrong(error, "there is no format '%s'", name);
  if (!bind_format(&session->paths, name, &session->format, error)) return false;
  snprintf(session->format_name, sizeof session->format_name, "%s", name);
  session->seats = session->format.players;
  return true;
}

/* A card whose script the engine cannot execute exactly is never played. */
static bool all_supported(const Session *session, const Deck *deck, ArbError *error)
{
  for (int i = 0; i < deck->entry_count; i++) {
    const char *why = arb_card_unsupported(session->cards, deck->entries[i].def);
    if (why)
      return wrong(error, "%s:%d: '%s' cannot be played: %s", deck->path, deck->entries[i].line,
                   deck->entries[i].card, why);
  }
  return true;
}

static bool find_deck(const Session *session, const char *name, const BindGame *game, char *path,
                      size_t size)
{
  return bind_deck_find(name, session->data, game, path, size) ||
         (session->mods && bind_deck_find_of_mods(name, session->mods->items, session->mods->count,
                                                  game, path, size));
}

const BindGame *session_game_of_deck(const Session *session, const char *name)
{
  char path[DECK_PATH_MAX];
  Deck *deck = must_take(NULL, sizeof *deck);
  ArbError ignored = {0};
  bool found = find_deck(session, name, NULL, path, sizeof path);
  if (found) bind_deck_read(deck, path, NULL, &ignored); /* what is wrong with it is told later */
  const BindGame *game = found && deck->game ? deck->game : bind_game_at(0);
  free(deck);
  return game;
}

/* Files and the program's decks go before those of mods: MOD/NAME is what is hidden by it. */
static void tell_hidden_deck(const Session *session, const char *name, const char *path)
{
  char other[DECK_PATH_MAX];
  for (int i = 0; session->mods && i < session->mods->count; i++) {
    const BindMod *mod = &session->mods->items[i];
    if (!mod->asked || strchr(name, '/') ||
        !bind_deck_find_of_mods(name, mod, 1, session->game, other, sizeof other) ||
        same_file(path, other))
      continue;
    fprintf(stderr, "lunarbiter: the deck %s is %s; that of the mod is %s/%s\n", name, path,
            mod->name, name);
  }
}

/* Tries the names of the decks in one folder. */
static void guess_in(Guess *guess, const char *folder)
{
  char name[DECK_NAME_MAX];
  DIR *directory = opendir(folder);
  for (struct dirent *each; directory && (each = readdir(directory));) {
    const char *dot = strrchr(each->d_name, '.');
    if (!dot || strcmp(dot, ".txt") != 0 || dot - each->d_name >= (ptrdiff_t)sizeof name) continue;
    snprintf(name, sizeof name, "%.*s", (int)(dot - each->d_name), each->d_name);
    bind_guess_try(guess, name);
  }
  if (directory) closedir(directory);
}

/* Refuses a deck of that name: it is of another game, or there is none, and perhaps one like it. */
static bool no_deck(const Session *session, const char *name, ArbError *error)
{
  char path[2 * DECK_PATH_MAX], hint[80];
  Guess guess = bind_guess_begin(name);
  if (find_deck(session, name, NULL, path, sizeof path)) {
    const char *other = session_game_of_deck(session, name)->name;
    return wrong(error,
                 "the deck '%s' is one of the game %s, and this is %s: say --game %s, or "
                 "name another deck",
                 name, other, session->game->name, other);
  }
  for (int root = 0; root < 2; root++) {
    const char *folder = root ? session->data : ".";
    snprintf(path, sizeof path, "%s/decks", folder);
    guess_in(&guess, path);
    snprintf(path, sizeof path, "%s/decks/%s", folder, session->game->name);
    guess_in(&guess, path);
  }
  for (int i = 0; session->mods && i < session->mods->count; i++) {
    snprintf(path, sizeof path, "%s/decks", session->mods->items[i].directory);
    guess_in(&guess, path);
  }
  return wrong(error,
               "there is no deck '%s'%s: no such file, and none of that name in ./decks, "
               "%s/decks or a mod",
               name, bind_guess_text(&guess, hint, sizeof hint), session->data);
}

bool session_find_deck(const Session *session, const char *name, char path[DECK_PATH_MAX],
                       ArbError *error)
{
  if (!find_deck(session, name, session->game, path, DECK_PATH_MAX))
    return no_deck(session, name, error);
  tell_hidden_deck(session, name, path);
  return true;
}

/* How many of the deck's cards that are not found are cards of that game. */
static int cards_of_game(const Session *session, const Deck *deck, const char *game)
{
  Session *other = must_take(NULL, sizeof *other);
  ArbError ignored = {0};
  int known = 0;
  ArbCards *cards =
      session_find_data(other, session->data, &ignored) && session_set_game(other, game, &ignored)
          ? session_all_cards(other)
          : NULL;
  for (int i = 0; cards && i < deck->entry_count; i++)
    known += !deck->entries[i].def && bind_find_card(cards, deck->entries[i].card, -1) != 0;
  if (cards) arb_cards_release(cards);
  session_close(other);
  free(other);
  return known;
}

bool session_other_game(const Session *session, const Deck *deck, char *out, size_t size)
{
  for (int i = 0; bind_game_at(i); i++) {
    const BindGame *game = bind_game_at(i);
    int known = game == session->game ? 0 : cards_of_game(session, deck, game->name);
    if (!known) continue;
    snprintf(out, size,
             "%d of the cards that %s does not have %s of %s: --game %s reads the deck as one of "
             "that game",
             known, session->game->title, known == 1 ? "is one" : "are cards", game->title,
             game->name);
    return true;
  }
  return false;
}

bool session_load_deck(Session *session, int seat, const char *name, ArbError *error)
{
  char path[DECK_PATH_MAX], other[240];
  Deck *deck = &session->decks[seat];
  if (!session_find_deck(session, name, path, error) ||
      !bind_deck_read(deck, path, session->game, error))
    return false;
  if (bind_deck_resolve(deck, session->cards, error)) return true;
  if (session_other_game(session, deck, other, sizeof other)) {
    size_t length = strlen(error->text);
    snprintf(error->text + length, sizeof error->text - length, "; %s", other);
  }
  return false;
}

typedef struct FirstProblem {
  const Deck *deck;
  ArbError *error;
  int count;
} FirstProblem;

static void note_problem(void *data, const char *rule, const char *text)
{
  FirstProblem *first = data;
  if (first->count++ == 0) wrong(first->error, "%s: %s (%s)", first->deck->path, text, rule);
}

/* How many problems the deck has in a format, the first one in `error`; -1:
** the check itself failed. */
static int deck_problems(const Session *session, int seat, const char *format, ArbError *error)
{
  FirstProblem first = {.deck = &session->decks[seat], .error = error};
  ArbDeck deck = bind_deck_view(&session->decks[seat]);
  return bind_check_deck(&session->paths, format, session->cards, &deck, note_problem, &first,
                         error);
}

static bool fits_all(const Session *session, const char *format, ArbError *error)
{
  for (int seat = 0; seat < session->seats; seat++)
    if (deck_problems(session, seat, format, error) != 0) return false;
  return true;
}

typedef struct FormatNames {
  char **names;
  int count;
} FormatNames;

bool session_format_there(const Session *session, const char *name, ArbFormat *format)
{
  ArbError error = {0};
  if (bind_format(&session->paths, name, format, &error)) return true;
  if (error.status == ARB_MEMORY) must_stop();
  return false;
}

int session_format_names(const Session *session, char ***names)
{
  ArbError error = {0};
  int count = bind_format_names(&session->paths, names, &error);
  if (count < 0 && error.status == ARB_MEMORY) must_stop();
  return count < 0 ? 0 : count;
}

static bool is_for_two(const Session *session, const char *name)
{
  ArbFormat format;
  return session_format_there(session, name, &format) && format.players == 2 &&
         !arb_format_number(session->cards, &format, "limited");
}

/* The formats a search goes through, of those for two players (limited ones are asked for
** by name, as they allow almost any deck): the default one, then all by name. */
static void list_formats(const Session *session, FormatNames *formats)
{
  int count = session_format_names(session, &formats->names);
  formats->count = 0;
  for (int i = 0; i < count; i++)
    if (is_for_two(session, formats->names[i]))
      formats->names[formats->count++] = formats->names[i];
  for (int i = 0; i < formats->count; i++) {
    if (strcmp(formats->names[i], session->game->format) != 0) continue;
    char *first = formats->names[i];
    memmove(formats->names + 1, formats->names, (size_t)i * sizeof first);
    formats->names[0] = first;
  }
}

static const char *format_of_both(const Session *session, const FormatNames *formats)
{
  ArbError ignored = {0};
  for (int i = 0; i < formats->count; i++)
    if (fits_all(session, formats->names[i], &ignored)) return formats->names[i];
  return NULL;
}

static const char *format_of_one(const Session *session, const FormatNames *formats, int seat)
{
  ArbError ignored = {0};
  for (int i = 0; i < formats->count; i++)
    if (deck_problems(session, seat, formats->names[i], &ignored) == 0) return formats->names[i];
  return NULL;
}

/* Whether two formats play alike, whatever decks they allow. */
static bool play_alike(const Session *session, const char *a, const char *b)
{
  ArbFormat formats[2];
  if (!a || !b || !session_format_there(session, a, &formats[0]) ||
      !session_format_there(session, b, &formats[1]))
    return false;
  for (int i = 0; i < 2; i++) memset(formats[i].name, 0, sizeof formats[i].name);
  return memcmp(&formats[0], &formats[1], sizeof formats[0]) == 0;
}

static bool find_format(Session *session, ArbError *error)
{
  FormatNames formats;
  list_formats(session, &formats);
  const char *name = format_of_both(session, &formats);
  if (!name) {
    const char *own[2];
    for (int seat = 0; seat < 2; seat++) own[seat] = format_of_one(session, &formats, seat);
    if (play_alike(session, own[0], own[1])) name = own[0];
  }
  bool found = name ? session_load_format(session, name, error)
                    : fits_all(session, session->game->format, error);
  arb_free(formats.names);
  return found; /* else `error` says what is wrong in the default format */
}

/* As many as the format has players; a team may not be formed of any two (484.8.g-h). */
static bool load_decks(Session *session, const TextList *decks, ArbError *error)
{
  int named = decks->count;
  if (named > 1 && named != session->seats)
    return wrong(error, "%s is for %d players: name one deck, or %d, not %d",
                 session->format_name[0] ? session->format_name : session->game->format,
                 session->seats, session->seats, named);
  for (int seat = 0; seat < session->seats; seat++) {
    const char *name =
        named ? decks->items[named == 1 ? 0 : seat] : session->game->decks[session->seats][seat];
    if (!name) return wrong(error, "name a deck: --deck DECK");
    if (!session_load_deck(session, seat, name, error) ||
        !all_supported(session, &session->decks[seat], error))
      return false;
  }
  return true;
}

/* A game as these decks would begin it: what the engine refuses is told once, before. */
static bool can_begin(const Session *session, ArbError *error)
{
  BindHost *host = bind_host_new(session->cards, error);
  ArbGame *game = host ? session_game(session, host, &(Seating){.seed = 1}, error) : NULL;
  arb_destroy(game);
  if (host) bind_host_free(host);
  return game != NULL;
}

const BindGame *session_game_of_mods(const Session *session)
{
  for (int i = 0; session->mods && i < session->mods->count; i++)
    if (session->mods->items[i].asked) return bind_game(session->mods->items[i].game, NULL);
  return bind_game_at(0);
}

/* As it was said, else the format's, else the first deck's, else that of a mod that was named. */
static bool choose_game(Session *session, const char *game, const TextList *decks,
                        const char *format, ArbError *error)
{
  const BindGame *found = NULL;
  BindPaths any = session->paths;
  any.game = NULL;
  any.mods = session->mods->items;
  any.mod_count = session->mods->count;
  if (game) return session_set_game(session, game, error);
  if (format) found = bind_format_game(&any, format, error);
  else if (decks->count) found = session_game_of_deck(session, decks->items[0]);
  else found = session_game_of_mods(session);
  return found && session_set_game(session, found->name, error);
}

bool session_pair(Session *session, const char *data, const SessionMods *mods, const char *game,
                  const TextList *decks, const char *format, ArbError *error)
{
  if (!session_find_data(session, data, error) ||
      !session_find_mods_of_decks(session, mods, decks, error) ||
      !choose_game(session, game, decks, format, error) || !session_load_cards(session, error))
    return false;
  if (!format && decks->count > 2)
    return wrong(error, "%d decks need a mode of play for as many: --format ffa3, ffa4 or 2v2",
                 decks->count);
  if (format && !session_load_format(session, format, error)) return false;
  if (!load_decks(session, decks, error)) return false;
  bool fits = format ? fits_all(session, format, error) : find_format(session, error);
  if (!fits || !find_shared(session, error) || !load_reachable(session, error)) return false;
  return session->seats == 2 || can_begin(session, error);
}

/* ---- Games ---------------------------------------------------------------------- */

ArbGame *session_game(const Session *session, BindHost *host, const Seating *seating,
                      ArbError *error)
{
  ArbSetup setup = {.size = sizeof(ArbSetup),
                    .cards = session->cards,
                    .format = session->format,
                    .seed = seating->seed,
                    .check = seating->check,
                    .fixed_first = !seating->by_lot,
                    .script_host = bind_script_host(host),
                    .shared = {session->shared, session->shared_count}};
  for (int seat = 0; seat < session->seats; seat++)
    setup.decks[seat] =
        bind_deck_view(&session->decks[session_deck_of(session, seating, (ArbSeat)seat)]);
  return arb_create(&setup, error);
}

void session_player_names(const Session *session, const Seating *seating, PlayerNames *names)
{
  for (int seat = 0; seat < session->seats; seat++) {
    const char *deck = session->decks[session_deck_of(session, seating, (ArbSeat)seat)].name;
    int same = 0;
    for (int i = 0; i < session->seats; i++) same += strcmp(session->decks[i].name, deck) == 0;
    if (same > 1 || session->seats > 2)
      snprintf(names->text[seat], sizeof names->text[seat], "%s (%d)", deck, seat + 1);
    else snprintf(names->text[seat], sizeof names->text[seat], "%s", deck);
    names->name[seat] = names->text[seat];
  }
}

int session_goal(const Session *session)
{
  const char *goal = face_of(session->cards)->goal;
  return goal ? arb_format_number(session->cards, &session->format, goal) : 0;
}

void session_tell_mods(const Session *session, FILE *out)
{
  for (int i = 0; i < session->paths.mod_count; i++) {
    const BindMod *mod = &session->in_use[i];
    fprintf(out, "%s%s %s", i ? ", " : "mods: ", mod->name, mod->version);
    const char *word = " (in place of";
    for (const char *const *id = mod->replaces; *id; id++) {
      uint16_t def = arb_cards_find(session->cards, *id);
      if (!def || !is_of_mod(session, def, mod)) continue;
      fprintf(out, "%s %s", word, *id);
      word = ",";
    }
    if (*word == ',') fprintf(out, ")");
  }
  if (session->paths.mod_count) fprintf(out, "\n");
}

void session_close(Session *session)
{
  if (session->cards) arb_cards_release(session->cards);
  session->cards = NULL;
  forget_mods(session);
}
