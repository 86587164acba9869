/* SPDX-License-Identifier: MIT */
/*
** test_memory_table.c -- memory runs out while the table answers: one request of each kind, of the
** table and of its studio.
**
** Whichever allocation fails, the program ends with its sentence, or the request has one answer.
** That is an error, and every game is as it was and the same request works afterwards; or it is the
** answer, with the same pushes, that it has with memory.  A file of a mod is whole in any case.
*/
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "starve.h"
#include "table/inside.h"
#include "table/kinds.h"

/* ---- Requests ---------------------------------------------------------------------- */

/* Of each kind, written with ' in place of ", without its id; $t is the table. */
static const char *const requests[] = {
  "{'type':'enter','key':'owner-key','name':'Ann'}",
  "{'type':'lobby'}",
  "{'type':'create','decks':['sd01-forest','sd02-sword'],'seats':['person','greedy'],'seed':3}",
  "{'type':'create','game':'chess'}",
  "{'type':'join','table':'$t','host':true}",
  "{'type':'leave','table':'$t'}",
  "{'type':'links','table':'$t','renew':true}",
  "{'type':'close','table':'$t'}",
  "{'type':'answer','table':'$t','number':$n,'values':[0]}",
  "{'type':'answer','table':'$t','number':$n,'values':[99,98]}",
  "{'type':'partial','table':'$t','number':$n,'values':[]}",
  "{'type':'cancel','table':'$t','number':$n}",
  "{'type':'concede','table':'$t','seat':0}",
  "{'type':'call','table':'$t','call':'time'}",
  "{'type':'undo','table':'$t'}",
  "{'type':'redo','table':'$t'}",
  "{'type':'draw','table':'$t','seat':0}",
  "{'type':'agree','table':'$t','seat':1,'wish':1,'yes':false}",
  "{'type':'look','table':'$t'}",
  "{'type':'pace','table':'$t','pace':100}",
  "{'type':'explain','table':'$t','object':'c3'}",
  "{'type':'why','table':'$t','object':'c3'}",
  "{'type':'show','card':'Fairy'}",
  "{'type':'rule','rule':'10.6.2','game':'evolve'}",
  "{'type':'timeline','table':'$t'}",
  "{'type':'goto','table':'$t','moment':0}",
  "{'type':'branch','table':'$t','name':'here'}",
  "{'type':'settable','table':'$t','object':'p0'}",
  "{'type':'set','table':'$t','object':'p0','name':'leader_life','value':7}",
  "{'type':'put','table':'$t','zone':'hand','card':'Fairy'}",
  "{'type':'move','table':'$t','object':'c3','zone':'hand'}",
  "{'type':'as','table':'$t','seat':1}",
  "{'type':'bot','table':'$t','seat':1,'bot':'random'}",
  "{'type':'save','table':'$t'}",
  "{'type':'open','text':'lunarbiter replay 1\\n'}",
  "{'type':'run','table':'$t','running':true}",
  "{'type':'scenario','table':'$t','name':'here'}",
  "{'type':'open_scenario','text':'scenario \\'x\\' { function(t) end }'}",
  "{'type':'files'}",
  "{'type':'read','mod':'ember','path':'cards/hound.lua'}",
  "{'type':'write','mod':'ember','path':'cards/hound.lua','text':'return 1'}",
  "{'type':'new','what':'card','mod':'ember','name':'Tide Fox','kind':'spell'}",
  "{'type':'change','game':'riftbound','card':'ogn-185'}",
  ("{'type':'bring','mod':'guest','paths':['mod.lua'],'texts':['return mod { name = [[guest]], "
   "version = [[1]], game = [[evolve]] }']}"),
  "{'type':'warm','game':'evolve'}",
  "{'type':'check','mod':'ember','path':'cards/hound.lua','text':'return card {'}",
  "{'type':'complete','game':'evolve','text':'return card { ty','at':16}",
  "{'type':'hover','game':'evolve','text':'return card { type = 1 }','at':15}",
  "{'type':'draw_card','mod':'ember','path':'cards/hound.lua','text':'return card {'}",
  "{'type':'test','mod':'ember','path':'cards/hound.lua'}",
  "{'type':'reload','table':'$t'}",
  "{'type':'sim','decks':['sd01-forest'],'games':1,'bots':['random']}",
  "{'type':'sims'}",
  "{'type':'sim_cancel','sim':1}",
  "{'type':'sim_forget','sim':1}",
  "{'type':'sim_result','sim':1}",
  "{'type':'sim_games','sim':1}",
  "{'type':'sim_game','sim':1,'game':0}",
  "{'type':'deck_cards','game':'evolve'}",
  "{'type':'deck_forms'}",
  "{'type':'deck_read','text':'3 Fairy','game':'evolve'}",
  "{'type':'deck_write','text':'3 Gust','to':'codes','from':'text','game':'riftbound'}",
};
enum { REQUESTS = sizeof requests / sizeof *requests };

/* ---- A hall, whose client hears without memory -------------------------------------- */

enum { HEARD_MAX = 1 << 22 };
static char heard[HEARD_MAX + 1], expected[HEARD_MAX + 1]; /* each message is a line */
static size_t heard_length;
static int answers;
static unsigned drawn = 7;
static char folder[64], mod[80];
static Hall *hall;
static HallClient *client;

static void hear(void *host, void *to, const char *text, size_t length)
{
  (void)host, (void)to;
  answers += strstr(text, "\"id\":\"it\"") != NULL;
  if (heard_length + length + 1 > HEARD_MAX) starve_wrong("the table", "says too much");
  memcpy(heard + heard_length, text, length);
  heard_length += length + 1;
  heard[heard_length - 1] = '\n';
  heard[heard_length] = 0;
}

static void draw(void *host, void *out, size_t size)
{
  unsigned char *bytes = out;
  (void)host;
  for (size_t i = 0; i < size; i++)
    bytes[i] = (unsigned char)((drawn = drawn * 1103515245u + 12345u) >> 16);
}

static bool put(void *data, const char *table, const char *settings, const char *lines, ArbError *e)
{
  (void)data, (void)table, (void)settings, (void)lines, (void)e;
  return true;
}

static bool set(void *data, const char *table, const char *text, ArbError *error)
{
  (void)data, (void)table, (void)text, (void)error;
  return true;
}

static bool drop(void *data, const char *table, ArbError *error)
{
  (void)data, (void)table, (void)error;
  return true;
}

static bool each(void *data, void (*visit)(void *to, const char *table, const char *settings),
                 void *to, ArbError *error)
{
  (void)data, (void)visit, (void)to, (void)error;
  return true;
}

static char *lines(void *data, const char *table, ArbError *error)
{
  (void)data, (void)table, (void)error;
  return NULL;
}

/* Says a request; the marks are replaced. */
static void say(const char *request)
{
  char text[1000];
  size_t length = 0;
  const HallGame *game = hall->games;
  const ArbDecision *open = game && game->awake ? arb_decision(game->timeline.game) : NULL;
  for (const char *c = request; *c && length < sizeof text - 40; c++) {
    if (c[0] == '$' && c[1] == 't')
      length += (size_t)sprintf(text + length, "%s", game ? game->id : ""), c++;
    else if (c[0] == '$' && c[1] == 'n')
      length += (size_t)sprintf(text + length, "%u", open ? game->viewers[open->player].number : 0),
          c++;
    else text[length++] = *c == '\'' ? '"' : *c;
  }
  length--; /* the brace */
  length += (size_t)sprintf(text + length, ",\"id\":\"it\"}");
  heard_length = 0, heard[0] = 0, answers = 0, drawn = 7;
  hall_message(hall, client, text, length);
}

static void write_mod_file(const char *name, const char *text)
{
  char path[200];
  snprintf(path, sizeof path, "%s/%s", mod, name);
  FILE *file = fopen(path, "w");
  assert_true(file && fputs(text, file) >= 0 && fclose(file) == 0);
}

static const char card[] = "return card {\n  id = \"ember-001\", name = \"Ember Hound\", type = "
                           "\"unit\",\n  domains = { \"fury\" }, cost = { energy = 2 }, might = "
                           "2,\n}\n";

static void fresh_files(void)
{
  char command[300];
  snprintf(command, sizeof command,
           "rm -rf '%s'/ember '%s'/lunarbiter && mkdir -p '%s'/ember/cards", folder, folder,
           folder);
  assert_int_equal(system(command), 0);
  write_mod_file("mod.lua",
                 "return mod { name = \"ember\", version = \"1.0\", game = \"riftbound\" }\n");
  write_mod_file("cards/hound.lua", card);
}

static int open_hall(void **state)
{
  (void)state;
  static SessionMods mods = {.named = {.count = 1}, .none = true, .any_game = true};
  static const HallStore store = {NULL, put, set, set, drop, each, lines};
  static const HallSetup setup = {.data = ARB_DATA_DIR,
                                  .mods = &mods,
                                  .token = "owner-key",
                                  .store = &store,
                                  .send = hear,
                                  .random = draw};
  ArbError error = {0};
  starve_begin();
  snprintf(folder, sizeof folder, "/tmp/lunarbiter-starve-XXXXXX");
  assert_non_null(mkdtemp(folder));
  snprintf(mod, sizeof mod, "%s/ember", folder);
  setenv("XDG_DATA_HOME", folder, 1);
  mods.named.items[0] = mod;
  fresh_files();
  hall = hall_open(&setup, &error);
  assert_non_null(hall);
  client = hall_connect(hall, NULL);
  say("{'type':'enter','key':'owner-key'}");
  say("{'type':'create','decks':['sd01-forest','sd02-sword'],'seats':['person','person'],"
      "'sit':[0,1],'seed':5}");
  assert_non_null(hall->games);
  for (int i = 0; i < 3; i++) say("{'type':'answer','table':'$t','number':$n,'values':[0]}");
  return 0;
}

static int close_hall(void **state)
{
  char command[100];
  (void)state;
  hall_close(hall);
  snprintf(command, sizeof command, "rm -rf '%s'", folder);
  return system(command);
}

static const char *only; /* the kind of the requests that are tried; NULL: all */

/* ---- What must hold ------------------------------------------------------------------ */

static uint64_t look_around(void)
{
  uint64_t hash = 0;
  for (HallGame *game = hall->games; game; game = game->next)
    hash = hash * 31 +
           (game->awake ? arb_hash(game->timeline.game) * 3 + (uint64_t)game->timeline.count : 7);
  return hash;
}

static bool is_error(const char *text)
{
  const char *answer = strstr(text, "\"id\":\"it\"");
  while (answer > text && answer[-1] != '\n') answer--;
  const char *end = answer + strcspn(answer, "\n"), *error = strstr(answer, "\"type\":\"error\"");
  return error && error < end;
}

/* In a copy. */
static void ask(void *data)
{
  const char *request = data;
  uint64_t before = look_around();
  starve_now();
  say(request);
  bool failed = starve_ends();
  if (answers != 1) starve_wrong("not one answer", heard);
  for (HallGame *game = hall->games; game; game = game->next) {
    ArbError error = {0};
    if (game->awake && !arb_check(game->timeline.game, &error)) starve_wrong("unsound", error.text);
  }
  if (strcmp(heard, expected) == 0) return;
  bool apart = strstr(heard, "memory") != NULL; /* it failed in a copy of this process */
  if (!failed && !apart) starve_wrong("another answer", heard);
  if (!is_error(heard)) starve_wrong("half an answer", heard);
  if (look_around() != before) starve_wrong("a refused request changed a game", heard);
  if (!starve_early()) return;
  say(request);
  if (answers != 1) starve_wrong("not one answer with memory", heard);
  if (is_error(heard) != is_error(expected)) starve_wrong("with memory", heard);
}

/* With memory, in a copy; what is heard comes back. */
static void learn(const char *request)
{
  FILE *told = tmpfile();
  fflush(NULL);
  pid_t child = fork();
  if (child == 0) {
    say(request);
    fwrite(heard, 1, heard_length, told);
    fflush(told);
    _exit(0);
  }
  int status = -1;
  waitpid(child, &status, 0);
  assert_int_equal(status, 0);
  rewind(told);
  expected[fread(expected, 1, HEARD_MAX, told)] = 0;
  fclose(told);
}

static bool writes(const char *request)
{
  static const char *const kinds[] = {"'write'", "'new'", "'change'", "'bring'"};
  bool found = false;
  for (int i = 0; i < 4; i++) found |= strstr(request, kinds[i]) != NULL;
  return found;
}

static void whole_files(void *data, bool came)
{
  char command[400];
  (void)came;
  if (!writes(data)) return;
  snprintf(command, sizeof command,
           "for file in $(find '%s' -type f ! -name '.*'); do test -s $file || exit 1; done",
           folder);
  if (system(command) != 0) fail_msg("a file is empty");
  fresh_files();
}

static void every_request_has_one_answer_without_memory(void **state)
{
  (void)state;
  long tries = 0;
  for (int i = 0; i < REQUESTS; i++) {
    if (only && !strstr(requests[i], only)) continue;
    learn(requests[i]);
    fresh_files();
    print_message("%s\n", requests[i]);
    tries += starve_each(requests[i], ask, whole_files, (void *)(uintptr_t)requests[i]);
  }
  print_message("%ld requests without memory\n", tries);
  assert_true(only || tries > 4 * REQUESTS);
}

static void every_kind_of_request_is_tried(void **state)
{
  (void)state;
  for (int group = 0; hall_groups[group]; group++)
    for (const HallKind *kind = hall_groups[group]->kinds; kind && kind->type; kind++) {
      char word[60];
      bool found = false;
      snprintf(word, sizeof word, "{'type':'%s'", kind->type);
      for (int i = 0; i < REQUESTS; i++) found |= strncmp(requests[i], word, strlen(word)) == 0;
      if (!found) fail_msg("there is no request '%s' in the list", kind->type);
    }
}

int main(int argc, char **argv)
{
  only = argc > 1 ? argv[1] : NULL;
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_kind_of_request_is_tried),
    cmocka_unit_test(every_request_has_one_answer_without_memory),
  };
  return cmocka_run_group_tests_name("memory of the table", tests, open_hall, close_hall);
}
