/* SPDX-License-Identifier: MIT */
/*
** test_memory.c -- memory runs out while something is read: cards, mods, formats, deck rules.
**
** The n-th allocation of the call fails, of C and of Lua in its sandboxes, each of the first ones
** and then ever fewer: once only that one, once all that follow.  What is asked for is there, or
** the call says that it is not and why.  A pool is never there with a card missing.  The program is
** linked so that the allocations of the libraries come here (CMakeLists.txt).
*/
#include <lua.h>

#include "basics/plain_lua.h"
#include "formats/mods.h"
#include "loader/declared.h"
#include "scarce.h"
#include "support.h"

enum { EACH = 200 };

/* ---- What is read ------------------------------------------------------------------------- */

/* Makes something and frees it again: how much of it there was, or -1 with `error`. */
typedef long Read(ArbError *error);

static const ArbCards *pool; /* for those who need one */

static long of_pool(ArbCards *cards)
{
  long count = cards ? arb_cards_count(cards) : -1;
  arb_cards_release(cards);
  return count;
}

static const char *const texts[] = {
  "local keeper = { id = \"t-2\", name = \"Keeper\", type = \"unit\", might = 2,\n"
  "  cost = { energy = 1 },\n"
  "  when_played { run = function(game, me) game.draw(1) end } }\n"
  "return card(keeper)",
  "return card { id = \"t-3\", name = \"Trial\", type = \"spell\", cost = { energy = 2 },\n"
  "  targets = { unit { enemy = true } },\n"
  "  run = function(game, me, unit)\n"
  "    game.deal(unit, number.count(units { enemy = true }))\n"
  "  end }",
};

static long read_texts(ArbError *error)
{
  return of_pool(pool_of_cards(texts, 2, error));
}

static void count_reports(void *data, const char *message)
{
  (void)message;
  (*(int *)data)++;
}

static long read_reporting(ArbError *error)
{
  const char *directory = ARB_DATA_DIR "/cards/evolve/sd01";
  BindPaths paths = {.game = "evolve", .scripts = SCRIPTS, .cards = &directory, .card_count = 1};
  int reports = 0;
  ArbCards *cards = bind_load_reporting(&paths, count_reports, &reports, error);
  long count = of_pool(cards);
  return cards ? count * 100 + reports : -1; /* with all its cards */
}

static long read_mods(ArbError *error)
{
  const char *asked[] = {ARB_DATA_DIR "/docs/mods/lantern-court"};
  BindModSearch search = {.scripts = SCRIPTS, .asked = asked, .asked_count = 1};
  BindMods *mods = bind_mods_find(&search, error);
  long count = mods ? mods->count : -1;
  bind_mods_free(mods);
  return count;
}

static long make_host(ArbError *error)
{
  BindHost *host = bind_host_new(pool, error);
  bind_host_free(host);
  return host ? 1 : -1;
}

static long make_observing_host(ArbError *error)
{
  BindHost *host = bind_host_new_observing(pool, error);
  bind_host_free(host);
  return host ? 1 : -1;
}

static const BindPaths plain_paths = {.scripts = SCRIPTS};

static long read_format(ArbError *error)
{
  ArbFormat format;
  return bind_format(&plain_paths, "duel", &format, error) ? format.players : -1;
}

static long read_format_names(ArbError *error)
{
  char **names;
  int count = bind_format_names(&plain_paths, &names, error);
  arb_free(names);
  return count;
}

static void no_problem(void *data, const char *rule, const char *text)
{
  (void)data, (void)rule, (void)text;
}

static long check_deck(ArbError *error)
{
  ArbDeck deck = {0};
  return bind_check_deck(&plain_paths, "duel", pool, &deck, no_problem, NULL, error);
}

/* (declarer) -> how many definitions there are; what each declares is made and let go */
static int push_declared(lua_State *L)
{
  Declarer *of = lua_touserdata(L, 1);
  int count = arb_cards_count(pool);
  for (int def = 1; def <= count; def++) {
    ArbError error = {0};
    if (!bind_declarer_push(of, L, (uint16_t)def, &error)) {
      lua_pushstring(L, error.text);
      lua_error(L);
    }
    lua_settop(L, 1);
  }
  lua_pushinteger(L, count);
  return 1;
}

static Declarer *declarer; /* opened with memory, so that each allocation behind it is met */

/* Tables go from the state of a sandbox to another one: an error in either is caught. */
static long read_declared(ArbError *error)
{
  long count = -1;
  if (!declarer) declarer = bind_declarer_new(pool, error);
  lua_State *L = declarer ? bind_plain_lua_open() : NULL;
  if (!L) *error = (ArbError){ARB_MEMORY, "out of memory"};
  if (L) {
    lua_pushcfunction(L, push_declared);
    lua_pushlightuserdata(L, declarer);
    if (lua_pcall(L, 1, 1, 0) == LUA_OK) count = (long)lua_tointeger(L, -1);
    else {
      const char *why = lua_tostring(L, -1);
      error->status = ARB_SCRIPT;
      snprintf(error->text, sizeof error->text, "%s", why && *why ? why : "out of memory");
    }
    lua_close(L);
  }
  return count;
}

/* ---- What must hold ------------------------------------------------------------------------- */

/* False: it had enough. */
static bool fails_well(Read *read, long expected, long n, bool all)
{
  ArbError error = {0};
  scarce_after(n, all);
  long got = read(&error);
  bool failed = scarce_end() > 0;
  if (got != expected && got != -1) fail_msg("allocation %ld: %ld, not %ld", n, got, expected);
  if (got == -1 && !failed) fail_msg("allocation %ld: %s", n, error.text);
  if (got == -1 && (error.status >= 0 || !error.text[0]))
    fail_msg("allocation %ld: refused without a reason", n);
  return failed;
}

static void runs_out(Read *read)
{
  ArbError error = {0};
  long expected = read(&error), tries = 0;
  if (expected < 0) fail_msg("%s", error.text);
  for (int all = 0; all < 2; all++)
    for (long n = 0; fails_well(read, expected, n, all); tries++) n += n < EACH ? 1 : n / 25;
  print_message("%ld without memory\n", tries);
  assert_true(tries > 3);
  assert_int_equal(read(&error), expected);
}

static void texts_of_cards(void **state)
{
  runs_out(read_texts);
}
static void a_folder_of_cards(void **state)
{
  runs_out(read_reporting);
}
static void mods(void **state)
{
  runs_out(read_mods);
}
static void hosts(void **state)
{
  runs_out(make_host);
}
static void hosts_that_observe(void **state)
{
  runs_out(make_observing_host);
}
static void formats(void **state)
{
  runs_out(read_format);
}
static void names_of_formats(void **state)
{
  runs_out(read_format_names);
}
static void checks_of_decks(void **state)
{
  runs_out(check_deck);
}

static void what_files_declare(void **state)
{
  runs_out(read_declared);
}

static int open_pool(void **state)
{
  ArbError error = {0};
  pool = pool_of_cards(texts, 2, &error);
  if (!pool) print_message("%s\n", error.text);
  return pool ? 0 : -1;
}

static int close_pool(void **state)
{
  bind_declarer_free(declarer);
  arb_cards_release(pool);
  return 0;
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(texts_of_cards),
    cmocka_unit_test(a_folder_of_cards),
    cmocka_unit_test(mods),
    cmocka_unit_test(hosts),
    cmocka_unit_test(hosts_that_observe),
    cmocka_unit_test(formats),
    cmocka_unit_test(names_of_formats),
    cmocka_unit_test(checks_of_decks),
    cmocka_unit_test(what_files_declare),
  };
  return cmocka_run_group_tests_name("memory", tests, open_pool, close_pool);
}
