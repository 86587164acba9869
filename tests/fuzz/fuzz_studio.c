/* SPDX-License-Identifier: MIT */
/*
** fuzz_studio.c -- what the owner's page may ask of the studio: files of a mod read and written,
** texts checked, completed, drawn and tested, decks in any form.  The mod holds links that lead out
** of it.  Beside what talk.h says, nothing outside of the mods' folders is ever written, and
** nothing outside is ever told.
*/
#define _GNU_SOURCE /* mkdtemp, nftw */
#include "soup.h"

#include <dirent.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/json.h"
#include "talk.h"

enum { ACTS_MAX = 24 };

static SoupFiles seeds = {.pattern = "tests/fuzz/seeds/studio/*.txt"};
static SoupFiles cards = {.pattern = "cards/*/*/*.lua"};
static SoupFiles lists = {.pattern = "decks/*/*.txt"};
static SoupFiles words = {.pattern = "scripts/*/*.lua"};

/* ---- Folders ------------------------------------------------------------------------- */

/* ROOT/mods/ember is the mod, ROOT/home the user's data, ROOT/outside what nobody may touch. */
static char root[64];
static const char secret[] = "what lies outside";

static const char *below_root(const char *path)
{
  static char full[2][300];
  static int turn;
  turn = !turn;
  snprintf(full[turn], sizeof full[turn], "%s/%s", root, path);
  return full[turn];
}

static void write_file(const char *path, const char *text)
{
  FILE *file = fopen(below_root(path), "w");
  if (!file || fputs(text, file) < 0 || fclose(file) != 0) fuzz_failed(path, "cannot be written");
}

static void run(const char *command)
{
  char line[300];
  snprintf(line, sizeof line, "cd '%s' && %s", root, command);
  if (system(line) != 0) fuzz_failed(line, "failed");
}

/* A hash of all that lies in the folders that a page may write to: names, links, texts. */
static uint64_t seen;

static int look_at(const char *path, const struct stat *info, int kind, struct FTW *where)
{
  char bytes[4096];
  (void)where;
  uint64_t hash = (uint64_t)kind * 31 + (uint64_t)(kind == FTW_F ? info->st_size : 0);
  for (const char *c = path; *c; c++) hash = hash * 31 + (unsigned char)*c;
  FILE *file = kind == FTW_F ? fopen(path, "r") : NULL;
  for (size_t got; file && (got = fread(bytes, 1, sizeof bytes, file)) > 0;)
    for (size_t i = 0; i < got; i++) hash = hash * 31 + (unsigned char)bytes[i];
  if (file) fclose(file);
  seen += hash; /* in any order */
  return 0;
}

static uint64_t look_around(void)
{
  seen = 0;
  nftw(below_root("mods"), look_at, 16, FTW_PHYS);
  nftw(below_root("home"), look_at, 16, FTW_PHYS);
  return seen;
}

/* The mod as it was at the beginning, for each input. */
static void make_mod(void)
{
  static uint64_t fresh;
  if (fresh && fresh == look_around()) return;
  run("rm -rf mods/ember home && mkdir -p mods/ember/cards mods/ember/decks home");
  write_file("mods/ember/mod.lua",
             "return mod { name = \"ember\", version = \"1.0\", game = \"riftbound\" }\n");
  write_file("mods/ember/cards/hound.lua",
             "return card {\n  id = \"ember-001\", name = \"Ember Hound\", type = \"unit\",\n"
             "  domains = { \"fury\" }, cost = { energy = 2 }, might = 2,\n}\n");
  write_file("mods/ember/cards/hound_spec.lua",
             "scenario \"Ember Hound: has two\" {\n  p1 = { base = { \"Ember Hound\" } },\n"
             "  function(t) t:expect(\"Ember Hound\"):might(2) end }\n");
  run("ln -s ../../outside mods/ember/away && ln -s ../../../outside/secret.lua "
      "mods/ember/cards/link.lua");
  fresh = look_around();
}

static void remove_root(void)
{
  run("cd / && rm -rf \"$OLDPWD\"");
}

static void make_root(void)
{
  snprintf(root, sizeof root, "/tmp/fuzz-studio-XXXXXX");
  if (!mkdtemp(root)) fuzz_failed(root, "cannot be made");
  atexit(remove_root);
  run("mkdir outside mods");
  write_file("outside/secret.lua", secret);
  write_file("outside/secret_spec.lua", secret);
  setenv("XDG_DATA_HOME", below_root("home"), 1);
}

static int files_in(const char *path)
{
  int count = 0;
  DIR *folder = opendir(below_root(path));
  while (folder && readdir(folder)) count++;
  if (folder) closedir(folder);
  return count - 2;
}

static void nothing_outside_changed(void)
{
  static const char *const files[] = {"outside/secret.lua", "outside/secret_spec.lua"};
  for (int i = 0; i < 2; i++) {
    char text[64] = "";
    FILE *file = fopen(below_root(files[i]), "r");
    if (!file || !fgets(text, sizeof text, file) || strcmp(text, secret) != 0)
      fuzz_failed(files[i], "it was changed from a mod's page");
    fclose(file);
  }
  if (files_in("outside") != 2) fuzz_failed("outside", "a file was added");
  if (files_in("mods") != 1) fuzz_failed("mods", "a file was added beside the mod");
  if (files_in("") != 3) fuzz_failed("the folder above", "a file was added");
}

/* ---- Requests ------------------------------------------------------------------------ */

static json_t *one_of(const char *const *choices, int count, Bytes *bytes)
{
  return json_string(choices[bytes_below(bytes, count)]);
}

#define ONE_OF(...)                          \
  one_of((const char *const[]){__VA_ARGS__}, \
         (int)(sizeof(const char *const[]){__VA_ARGS__} / sizeof(const char *)), bytes)

static json_t *some_path(Bytes *bytes)
{
  char path[260];
  if (bytes_below(bytes, 4))
    return ONE_OF("cards/hound.lua", "cards/hound_spec.lua", "mod.lua", "decks/new.txt",
                  "cards/other.lua", "keywords/glow.lua", "formats/small.lua", "README.md");
  if (bytes_below(bytes, 4))
    return ONE_OF("away/secret.lua", "cards/link.lua", "../../outside/secret.lua", "/etc/passwd",
                  "cards/../../../outside/new.lua", "away/new.lua", "cards/.hidden.lua",
                  "cards//x.lua", "cards\\x.lua", "cards/\x1b[2J.lua",
                  "cards/a/b/c/d/e/f/g/h/i/j.lua", "mod.lua/x.lua", "cards", "cards/x.so",
                  "./mod.lua", "away", "cards/\n.lua", "~/x.lua");
  memset(path, 'x', sizeof path);
  snprintf(path + 255, 5, ".lua");
  return json_string(path);
}

/* Texts that cost much, or are cut off. */
static const char *const bombs[] = {
  "return card { id = \"ember-001\", name = string.rep(\"x\", 1e9), type = \"unit\" }",
  "while true do end",
  "local function f() return f() + 1 end return f()",
  "return card { id = \"ember-001\", name = (\"a\"):rep(1e5):find((\"a-\"):rep(100) .. \"b\") }",
  "local t = {} while true do t[#t + 1] = t end",
  "return card { id = \"ember-001\", name = \"Ember Hound\", type = \"unit\", when { event =",
  "\x1bLua",
  "return card { id = \"../../x\", name = \"\x1b[31m\", type = \"unit\" }",
  "((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((",
  "scenario \"x\" { p1 = {}, function(t) while true do end end }",
  "scenario \"x\" { p1 = {}, function(t) t:expect(setmetatable({}, {})) end }",
};

static json_t *some_text(Bytes *bytes)
{
  enum { BOMBS = sizeof bombs / sizeof *bombs };
  switch (bytes_below(bytes, 8)) {
  case 0: return json_text(soup_of_files(&lists, bytes));
  case 1: return json_text(soup_of_files(&words, bytes));
  case 2: return json_text(bytes_below(bytes, 8) ? "" : bombs[bytes_below(bytes, BOMBS)]);
  default: return json_text(soup_of_files(&cards, bytes));
  }
}

static json_t *some_list(json_t *(*some)(Bytes *bytes), Bytes *bytes)
{
  json_t *list = json_array();
  json_array_append_new(list, some(bytes));
  for (int i = bytes_below(bytes, 3); i > 0; i--) json_array_append_new(list, some(bytes));
  return list;
}

static json_t *value_of(const char *field, Bytes *bytes)
{
  if (strcmp(field, "mod") == 0)
    return ONE_OF("ember", "ember", "ember", "new-mod", "../outside", "away");
  if (strcmp(field, "path") == 0) return some_path(bytes);
  if (strcmp(field, "paths") == 0) return some_list(some_path, bytes);
  if (strcmp(field, "text") == 0) return some_text(bytes);
  if (strcmp(field, "texts") == 0) return some_list(some_text, bytes);
  if (strcmp(field, "stamp") == 0) return json_string("");
  if (strcmp(field, "what") == 0) return ONE_OF("mod", "card", "keyword", "format", "house");
  if (strcmp(field, "name") == 0)
    return ONE_OF("Tide Fox", "../../outside/fox", "\x1b]0;x\x07", "fox\nmod", "x/y", "'\"]]",
                  "Ember Hound");
  if (strcmp(field, "kind") == 0) return ONE_OF("unit", "spell", "follower", "leader");
  if (strcmp(field, "game") == 0) return ONE_OF("riftbound", "riftbound", "evolve", "chess");
  if (strcmp(field, "at") == 0)
    return json_integer(bytes_below(bytes, 256) * (1 + bytes_below(bytes, 8)));
  if (strcmp(field, "format") == 0) return ONE_OF("duel", "standard", "../x", "small");
  if (strcmp(field, "from") == 0 || strcmp(field, "to") == 0)
    return ONE_OF("lunarbiter", "text", "codes", "piltover", "tabletop", "pixelborn", "sve-json",
                  "x");
  if (strcmp(field, "champion") == 0) return ONE_OF("none", "Jinx", "");
  return NULL;
}

static const char *const types[] = {
  "files", "read",       "write",      "write",     "bring",      "complete",  "complete", "hover",
  "hover", "deck_cards", "deck_forms", "deck_read", "deck_write", "deck_read", "read",     NULL};
/* These are done in a copy of the process, and take long. */
static const char *const slow[] = {"check", "check",  "check", "draw_card", "draw_card",
                                   "new",   "new",    "warm",  "warm",      "reload",
                                   "test",  "change", NULL};

static void act(Bytes *bytes)
{
  int luck = bytes_below(bytes, 64);
  json_t *request = talk_request(luck < 4 ? slow : luck == 4 ? NULL : types, value_of, bytes);
  talk_ask(bytes_below(bytes, 16) == 15, request);
  if (bytes_below(bytes, 4)) talk_work(4);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  static SessionMods mods = {.named = {.count = 1}, .any_game = true};
  static char lines[SOUP_TEXT_MAX], mod[300];
  Bytes bytes = {data, data + size};
  int kind = bytes_below(&bytes, 256);
  if (!root[0]) make_root();
  make_mod();
  snprintf(mod, sizeof mod, "%s", below_root("mods/ember"));
  mods.named.items[0] = mod;
  talk_hall(&mods);
  talk_never_tells(secret);
  if (kind >= '0' && kind <= '9' && size < sizeof lines) { /* lines, as files of seeds have them */
    memcpy(lines, data, size);
    lines[size] = '\0';
    talk_lines(lines);
  } else if (kind % 8 == 7) {
    talk_lines(soup_of_files(&seeds, &bytes));
  } else {
    talk_ask(0, json_pack("{s:s, s:s}", "type", "enter", "key", talk_owner));
    for (int i = 0; i < ACTS_MAX && bytes_left(&bytes); i++) act(&bytes);
  }
  talk_end();
  nothing_outside_changed();
  return 0;
}
