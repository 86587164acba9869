/* SPDX-License-Identifier: MIT */
/* test_mods.c -- folders of mods: found, read, held against each other, put in order; and what
** of them is told as data (docs/mods.md). */
#include "support.h"

#include <sys/stat.h>
#include <unistd.h>

#include "language/diagnose.h"
#include "formats/mods.h"

enum { TOLD_MAX = 4000, PATH_ROOM = 300, ASKED_MAX = 8 };

/* A folder of our own, with a user's folder in it. */
typedef struct Fixture {
  char root[64], home[80];
  char told[TOLD_MAX]; /* warnings, or mistakes: one a line */
} Fixture;

static int open_fixture(void **state)
{
  Fixture *f = calloc(1, sizeof *f);
  if (!f) return -1;
  strcpy(f->root, "/tmp/lunarbiter-mods-XXXXXX");
  if (!mkdtemp(f->root)) return -1;
  snprintf(f->home, sizeof f->home, "%s/home", f->root);
  *state = f;
  return mkdir(f->home, 0700);
}

static int close_fixture(void **state)
{
  Fixture *f = *state;
  char command[100];
  snprintf(command, sizeof command, "rm -r '%s'", f->root);
  int status = system(command);
  free(f);
  return status;
}

static void write_file(const Fixture *f, const char *name, const char *text)
{
  char path[PATH_ROOM];
  snprintf(path, sizeof path, "%s/%s", f->root, name);
  for (char *at = path + strlen(f->root) + 1; (at = strchr(at, '/')); at++) {
    *at = '\0';
    mkdir(path, 0700);
    *at = '/';
  }
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  assert_true(fputs(text, file) >= 0);
  assert_int_equal(fclose(file), 0);
}

/* A mod of Riftbound in the folder FOLDER, called as its last part. */
static void write_mod(const Fixture *f, const char *folder, const char *version, const char *more)
{
  char path[PATH_ROOM], text[500];
  const char *slash = strrchr(folder, '/'), *name = slash ? slash + 1 : folder;
  snprintf(path, sizeof path, "%s/mod.lua", folder);
  snprintf(text, sizeof text,
           "-- a mod\nreturn mod {\n  name = \"%s\", version = \"%s\", game = \"riftbound\",\n"
           "%s}\n",
           name, version, more);
  write_file(f, path, text);
}

static void note(void *data, const char *message)
{
  Fixture *f = data;
  size_t used = strlen(f->told);
  snprintf(f->told + used, sizeof f->told - used, "%s\n", message);
}

/* The mods that are asked for: folders in the root, or names where there is no such folder. */
static BindMods *find(Fixture *f, const char *const *asked, bool all, ArbError *error)
{
  static char paths[ASKED_MAX][PATH_ROOM];
  const char *list[ASKED_MAX];
  struct stat info;
  int count = 0;
  for (; asked[count]; count++) {
    snprintf(paths[count], PATH_ROOM, "%s/%s", f->root, asked[count]);
    list[count] = stat(paths[count], &info) == 0 ? paths[count] : asked[count];
  }
  f->told[0] = '\0';
  *error = (ArbError){.status = ARB_OK};
  BindModSearch search = {.scripts = SCRIPTS,
                          .asked = list,
                          .asked_count = count,
                          .home = f->home,
                          .all = all,
                          .warn = note,
                          .data = f};
  return bind_mods_find(&search, error);
}

#define ASKED(...) ((const char *const[]){__VA_ARGS__, NULL})

/* "a b c": the names in load order; a star behind those that were asked for. */
static void finds_of(Fixture *f, const char *const *asked, bool all, const char *names)
{
  char found[200] = "";
  ArbError error;
  BindMods *mods = find(f, asked, all, &error);
  if (!mods) fail_msg("%s", error.text);
  for (int i = 0; i < mods->count; i++) {
    size_t used = strlen(found);
    snprintf(found + used, sizeof found - used, "%s%s%s", i ? " " : "", mods->items[i].name,
             mods->items[i].asked ? "*" : "");
  }
  bind_mods_free(mods);
  assert_string_equal(found, names);
}

/* Refused with words that stand behind the root's path, or anywhere. */
static void refuses(Fixture *f, const char *const *asked, const char *words)
{
  ArbError error;
  BindMods *mods = find(f, asked, false, &error);
  if (mods) fail_msg("not refused: %s", words);
  if (!strstr(error.text, words)) fail_msg("'%s' is not in '%s'", words, error.text);
}

/* ---- Finding and order ------------------------------------------------------------- */

static void without_mods_nothing_is_read(void **state)
{
  ArbError error;
  BindMods *mods = find(*state, ASKED(NULL), false, &error);
  assert_non_null(mods);
  assert_int_equal(mods->count, 0);
  assert_null(mods->keeper);
  bind_mods_free(mods);
  bind_mods_free(NULL);
}

static void what_a_mod_builds_on_comes_before_it(void **state)
{
  Fixture *f = *state;
  write_mod(f, "base", "1.2", "");
  write_mod(f, "arch", "1.0", "  needs = { \"base 1.2\" },\n");
  write_mod(f, "apex", "1.0", "  needs = { \"arch\" },\n");
  write_mod(f, "crow", "1.0", "");
  finds_of(f, ASKED("apex"), false, "base* arch* apex*");
  finds_of(f, ASKED("crow", "base"), false, "base* crow*"); /* by name, */
  finds_of(f, ASKED("base", "crow"), false, "base* crow*"); /* whichever was asked for first */
  finds_of(f, ASKED("crow", "apex", "base"), false, "base* arch* apex* crow*");
}

static void what_it_needs_is_known_however_far(void **state)
{
  Fixture *f = *state;
  write_mod(f, "base", "1.2", "");
  write_mod(f, "arch", "1.0", "  needs = { \"base\" },\n");
  write_mod(f, "apex", "1.0", "  needs = { \"arch\" }, replaces = { \"a-1\", \"a-2\" },\n");
  ArbError error;
  BindMods *mods = find(f, ASKED("apex"), false, &error);
  assert_non_null(mods);
  const BindMod *apex = &mods->items[2];
  assert_string_equal(apex->needs[0], "arch");
  assert_string_equal(apex->needs[1], "base");
  assert_null(apex->needs[2]);
  assert_true(bind_mod_uses(apex, "base"));
  assert_true(bind_mod_uses(apex, "apex"));
  assert_false(bind_mod_uses(&mods->items[0], "apex"));
  assert_true(bind_mod_replaces(apex, "a-2"));
  assert_false(bind_mod_replaces(apex, "a-3"));
  assert_string_equal(apex->title, "apex"); /* what is not said */
  assert_int_equal(apex->line, 2);
  BindMod of_game[3];
  assert_int_equal(bind_mods_of(mods, "riftbound", of_game), 3);
  assert_int_equal(bind_mods_of(mods, "evolve", of_game), 0);
  assert_int_equal(bind_mods_of(NULL, "evolve", of_game), 0);
  bind_mods_free(mods);
}

static void one_folder_named_twice_is_one_mod(void **state)
{
  Fixture *f = *state;
  write_mod(f, "base", "1.2", "");
  write_mod(f, "other/base", "1.2", "");
  finds_of(f, ASKED("base", "base/", "other/../base/mod.lua"), false, "base*");
  refuses(f, ASKED("base", "other/base"), "there are two mods 'base'");
}

/* ---- Versions ------------------------------------------------------------------------ */

static void versions_are_compared_part_by_part(void **state)
{
  static const char *const fine[][2] = {
    {"1.10", "1.9"}, {"2", "1.9"}, {"1.2", "1.2.0"}, {"1.2.1", "1.2"}, {"1.0", "1.0"}};
  Fixture *f = *state;
  char needs[60];
  for (size_t i = 0; i < sizeof fine / sizeof *fine; i++) {
    write_mod(f, "base", fine[i][0], "");
    snprintf(needs, sizeof needs, "  needs = { \"base %s\" },\n", fine[i][1]);
    write_mod(f, "apex", "1", needs);
    finds_of(f, ASKED("apex"), false, "base* apex*");
    if (strcmp(fine[i][0], fine[i][1]) == 0 || i == 2) continue;
    write_mod(f, "base", fine[i][1], "");
    snprintf(needs, sizeof needs, "  needs = {\n    \"base %s\" },\n", fine[i][0]);
    write_mod(f, "apex", "1", needs);
    refuses(f, ASKED("apex"), "apex/mod.lua:5: it needs base ");
  }
}

/* ---- What is wrong ---------------------------------------------------------------------- */

static void mistakes_are_told_at_their_line(void **state)
{
  Fixture *f = *state;
  write_mod(f, "a", "1", "  needs = { \"b\" },\n");
  refuses(f, ASKED("a"), "a/mod.lua:4: it needs the mod 'b', which is not there");
  write_mod(f, "b", "1", "  needs = { \"c\" },\n");
  write_mod(f, "c", "1", "  needs = { \"a\" },\n");
  refuses(f, ASKED("a"), "the mods need each other in a circle: a needs b needs c needs a");
  write_mod(f, "a", "1", "  needs = { \"a\" },\n");
  refuses(f, ASKED("a"), "in a circle: a needs a");
  write_mod(f, "a", "1", "  needs = { \"B 1\" },\n");
  refuses(f, ASKED("a"), "a/mod.lua:4: 'needs' lists mods like");
  write_mod(f, "a", "1.x", "");
  refuses(f, ASKED("a"), "'version' is numbers with dots between them");
  write_mod(f, "A", "1", "");
  refuses(f, ASKED("A"), "A/mod.lua:3: 'name' is made of small letters");
  write_mod(f, "a", "1", "  nedes = {},\n");
  refuses(f, ASKED("a"), "a/mod.lua:4:3: mod: unknown field 'nedes' (did you mean needs?)");
  write_mod(f, "a", "1", "  replaces = \"x\",\n");
  refuses(f, ASKED("a"),
          "a/mod.lua:4:3: mod: 'replaces' must be a table, got string: replaces = { ... }");
  write_file(f, "a/mod.lua", "return mod { name = \"a\" }");
  refuses(f, ASKED("a"), "a/mod.lua:1:8: mod: 'version' is missing");
  write_file(f, "a/mod.lua", "return mod { name = \"a\", version = \"1\", game = \"chess\" }");
  refuses(f, ASKED("a"), "there is no game 'chess' (there are: riftbound, evolve)");
  write_file(f, "a/mod.lua", "return 3");
  refuses(f, ASKED("a"), "mod.lua returns one mod { ... }, got integer");
  write_file(f, "a/mod.lua", "return mod {");
  refuses(f, ASKED("a"), "a/mod.lua:1: unexpected symbol near <eof>");
  write_file(f, "a/mod.lua", "os.exit()");
  refuses(f, ASKED("a"), "a/mod.lua:1:");
  write_file(f, "a/mod.lua", "while true do end");
  refuses(f, ASKED("a"), "a/mod.lua");
  write_file(f, "d/cards/x.lua", "");
  refuses(f, ASKED("d"), "d holds no mod.lua");
  refuses(f, ASKED("nowhere"), "there is no mod 'nowhere'");
}

static void lists_and_texts_have_an_end(void **state)
{
  Fixture *f = *state;
  char text[2000] = "return mod { name = \"a\", version = \"1\", game = \"riftbound\", needs = { ";
  for (int i = 0; i < 65; i++) strcat(text, "\"b\", ");
  strcat(text, "} }");
  write_file(f, "a/mod.lua", text);
  refuses(f, ASKED("a"), "'needs' lists more than 64");
  snprintf(text, sizeof text,
           "return mod { name = \"%060d\", version = \"1\", game = \"riftbound\" }", 0);
  write_file(f, "a/mod.lua", text);
  refuses(f, ASKED("a"), "'name' is empty or longer than 47 letters");
  snprintf(text, sizeof text,
           "return mod { name = \"a\", version = \"1\", game = \"riftbound\", "
           "needs = { \"%0200d\" } }",
           0);
  write_file(f, "a/mod.lua", text);
  refuses(f, ASKED("a"), "is too long");
}

/* ---- Two that do not go together -------------------------------------------------------- */

static void two_mods_may_not_take_one_place(void **state)
{
  Fixture *f = *state;
  write_mod(f, "a", "1", "  replaces = { \"ogn-251\" },\n");
  write_mod(f, "b", "1", "  title = \"B\",\n  replaces = { \"ogn-251\" },\n");
  refuses(f, ASKED("a", "b"), "b/mod.lua:5: a replaces the card 'ogn-251' too");
  write_mod(f, "b", "1", "  needs = { \"a\" }, replaces = { \"ogn-251\" },\n");
  finds_of(f, ASKED("a", "b"), false, "a* b*"); /* who builds on it may */
  write_mod(f, "b", "1", "");
  write_file(f, "b/formats/duel.lua", "");
  refuses(f, ASKED("b"), "there is a format 'duel' already (it comes with the program)");
  write_file(f, "c/formats/quick.lua", "");
  write_mod(f, "c", "1", "");
  write_file(f, "a/formats/quick.lua", "");
  refuses(f, ASKED("a", "c"), "there is a format 'quick' already");
}

static void mods_of_two_games_do_not_build_on_each_other(void **state)
{
  Fixture *f = *state;
  write_file(f, "a/mod.lua", "return mod { name = \"a\", version = \"1\", game = \"evolve\" }");
  write_mod(f, "b", "1", "  needs = { \"a\" },\n");
  refuses(f, ASKED("b"), "b/mod.lua:4: it needs a, which is for evolve, not for riftbound");
}

/* ---- The user's folder ------------------------------------------------------------------- */

static void the_users_mods_are_there_unasked(void **state)
{
  Fixture *f = *state;
  write_mod(f, "home/base", "1.0", "");
  write_mod(f, "home/apex", "1.0", "  needs = { \"base\" },\n");
  finds_of(f, ASKED(NULL), true, "base apex");
  assert_string_equal(f->told, "");
  finds_of(f, ASKED(NULL), false, "");
  finds_of(f, ASKED("apex"), false, "base* apex*"); /* by name, and what it needs */
  write_mod(f, "base", "1.0", "");
  finds_of(f, ASKED("base"), true, "base* apex"); /* a folder stands in for an installed one */
  assert_string_equal(f->told, "");
}

static void broken_ones_of_the_user_are_left_out_with_what_builds_on_them(void **state)
{
  Fixture *f = *state;
  write_mod(f, "home/apex", "1.0", "  needs = { \"base 2\" },\n");
  write_mod(f, "home/base", "1.0", "");
  write_mod(f, "home/crow", "1.0", "");
  write_mod(f, "home/dove", "1.0", "  needs = { \"apex\" },\n");
  write_file(f, "home/bad/mod.lua", "no Lua");
  finds_of(f, ASKED(NULL), true, "base crow");
  assert_non_null(strstr(f->told, "home/bad is left out: "));
  assert_non_null(strstr(f->told, "home/apex is left out: "));
  assert_non_null(strstr(f->told, "home/dove is left out: "));
  assert_null(strstr(f->told, "home/base is left out"));
  refuses(f, ASKED("bad"), "home/bad/mod.lua:1:");
  refuses(f, ASKED("dove"), "it needs base 2");
}

static void the_users_folder_is_where_xdg_says(void **state)
{
  (void)state;
  char path[BIND_PATH_MAX];
  setenv("HOME", "/h", 1);
  setenv("XDG_DATA_HOME", "/x", 1);
  assert_string_equal(bind_mods_home(path, sizeof path), "/x/lunarbiter/mods");
  setenv("XDG_DATA_HOME", "relative", 1);
  assert_string_equal(bind_mods_home(path, sizeof path), "/h/.local/share/lunarbiter/mods");
  unsetenv("XDG_DATA_HOME");
  assert_string_equal(bind_mods_home(path, sizeof path), "/h/.local/share/lunarbiter/mods");
  unsetenv("HOME");
  assert_null(bind_mods_home(path, sizeof path));
}

/* ---- Replaced cards in a pool --------------------------------------------------------------- */

static ArbCards *pool_with(Fixture *f, const char *const *asked, ArbError *error)
{
  BindMods *mods = find(f, asked, false, error);
  if (!mods) fail_msg("%s", error->text);
  BindPaths paths = {.scripts = SCRIPTS, .mods = mods->items, .mod_count = mods->count};
  ArbCards *cards = bind_load(&paths, error);
  bind_mods_free(mods);
  return cards;
}

static void a_card_takes_the_place_of_a_needed_mods(void **state)
{
  Fixture *f = *state;
  ArbError error;
#define CARD(name) "return card { id = \"x-1\", name = \"" name "\", type = \"unit\", might = 1 }"
  write_mod(f, "base", "1", "");
  write_file(f, "base/cards/x.lua", CARD("Old"));
  write_mod(f, "apex", "1", "  needs = { \"base\" }, replaces = { \"x-1\" },\n");
  write_file(f, "apex/cards/x.lua", CARD("New"));
  ArbCards *cards = pool_with(f, ASKED("apex"), &error);
  if (!cards) fail_msg("%s", error.text);
  assert_int_equal(arb_cards_find(cards, "Old"), 0);
  uint16_t def = arb_cards_find(cards, "x-1");
  assert_string_equal(arb_card_title(cards, def), "New");
  assert_string_equal(arb_card_mod(cards, def), "apex");
  arb_cards_release(cards);
  write_mod(f, "apex", "1", "  needs = { \"base\" },\n"); /* not silently */
  assert_null(pool_with(f, ASKED("apex"), &error));
  assert_non_null(strstr(error.text, "the id 'x-1' is already used by "));
  assert_non_null(strstr(error.text, "replaces = { \"x-1\" }"));
  write_mod(f, "apex", "1", "  needs = { \"base\" },\n  replaces = { \"x-1\",\n    \"x-2\" },\n");
  assert_null(pool_with(f, ASKED("apex"), &error));
  assert_non_null(strstr(error.text, "apex/mod.lua:6:5: mod: 'replaces' names the card 'x-2'"));
}

/* ---- All mistakes of a mod.lua --------------------------------------------------------- */

static void tell(void *data, const BindDiagnostic *d)
{
  char line[300];
  snprintf(line, sizeof line, "%d:%d: %s [%s]", d->line, d->column, d->message,
           bind_codes[d->code].name);
  note(data, line);
}

static void diagnosed(Fixture *f, const char *text, const char *told)
{
  char path[PATH_ROOM];
  ArbError error = {ARB_OK, ""};
  write_file(f, "a/mod.lua", text);
  snprintf(path, sizeof path, "%s/a/mod.lua", f->root);
  f->told[0] = '\0';
  if (!bind_diagnose_mod(SCRIPTS, path, tell, f, &error)) fail_msg("%s", error.text);
  assert_string_equal(f->told, told);
}

static void all_mistakes_are_told_with_line_and_column(void **state)
{
  Fixture *f = *state;
  diagnosed(f, "return mod { name = \"a\", version = \"1\", game = \"riftbound\" }\n", "");
  diagnosed(f,
            "-- a mod\nreturn mod {\n  name = 3,\n  versoin = \"1\",\n  game = \"chess\",\n"
            "  needs = \"b\",\n}\n",
            "4:3: unknown field 'versoin' (did you mean version?) [unknown-field]\n"
            "3:3: 'name' must be a text, got integer [wrong-type]\n"
            "2:8: 'version' is missing [missing-field]\n"
            "6:3: 'needs' must be a table, got string: needs = { ... } [wrong-type]\n"
            "5:10: 'game': there is no game 'chess' (there are: riftbound, evolve) "
            "[unknown-value]\n");
  diagnosed(f, "return 3\n", "1:1: mod.lua returns one mod { ... }, got integer [wrong-file]\n");
  diagnosed(f, "return mod {\n  name = \"a\"\n  version = \"1\" }\n",
            "3:3: '}' expected (to close '{' at line 1) near 'version' [syntax]\n");
  diagnosed(f, "return mood {}\n", "1:8: unknown name 'mood' (did you mean mod?) [unknown-name]\n");
}

static void a_mod_lua_that_is_not_there_is_an_error(void **state)
{
  Fixture *f = *state;
  ArbError error = {ARB_OK, ""};
  assert_false(bind_diagnose_mod(SCRIPTS, "/nowhere/mod.lua", tell, f, &error));
  assert_non_null(strstr(error.text, "/nowhere/mod.lua: cannot be read"));
  assert_false(bind_diagnose_mod("/nowhere", "/nowhere/mod.lua", tell, f, &error));
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, open_fixture, close_fixture)
  const struct CMUnitTest tests[] = {
    TEST(without_mods_nothing_is_read),
    TEST(what_a_mod_builds_on_comes_before_it),
    TEST(what_it_needs_is_known_however_far),
    TEST(one_folder_named_twice_is_one_mod),
    TEST(versions_are_compared_part_by_part),
    TEST(mistakes_are_told_at_their_line),
    TEST(lists_and_texts_have_an_end),
    TEST(two_mods_may_not_take_one_place),
    TEST(mods_of_two_games_do_not_build_on_each_other),
    TEST(the_users_mods_are_there_unasked),
    TEST(broken_ones_of_the_user_are_left_out_with_what_builds_on_them),
    TEST(a_card_takes_the_place_of_a_needed_mods),
    TEST(all_mistakes_are_told_with_line_and_column),
    TEST(a_mod_lua_that_is_not_there_is_an_error),
    cmocka_unit_test(the_users_folder_is_where_xdg_says),
  };
  return cmocka_run_group_tests_name("mods", tests, NULL, NULL);
}
