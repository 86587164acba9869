/* SPDX-License-Identifier: MIT */
/* test_studio.c -- writing, measuring and decks through the hall. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "desk.h"
#include "sandbox/allowance.h"

/* ---- A hall with a mod ------------------------------------------------------------ */

typedef struct Room {
  char path[64], mod[80];
  SessionMods mods;
  Desk desk;
  Guest owner;
} Room;

static void write_file(const Room *room, const char *name, const char *text)
{
  char path[200];
  snprintf(path, sizeof path, "%s/%s", room->mod, name);
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  fputs(text, file);
  fclose(file);
}

static const char card[] = "return card {\n"
                           "  id = \"ember-001\", name = \"Ember Hound\", type = \"unit\",\n"
                           "  domains = { \"fury\" }, cost = { energy = 2 }, might = 2,\n"
                           "}\n";

/* The list of a shipped deck in which another card is the mod's. */
static void write_deck(const Room *room)
{
  char line[200];
  FILE *from = fopen(ARB_DATA_DIR "/decks/riftbound/jinx-origins.txt", "r");
  snprintf(line, sizeof line, "%s/decks/hounds.txt", room->mod);
  FILE *to = fopen(line, "w");
  assert_true(from && to);
  while (fgets(line, sizeof line, from))
    fputs(strcmp(line, "3 Chemtech Enforcer\n") == 0 ? "3 Ember Hound\n" : line, to);
  fclose(from);
  fclose(to);
}

static void open_room(Room *room)
{
  char command[300];
  *room = (Room){.path = "/tmp/lunarbiter-hall-XXXXXX"};
  assert_non_null(mkdtemp(room->path));
  setenv("XDG_DATA_HOME", room->path, 1);
  snprintf(room->mod, sizeof room->mod, "%s/ember", room->path);
  snprintf(command, sizeof command, "mkdir -p '%s/cards' '%s/decks'", room->mod, room->mod);
  assert_int_equal(system(command), 0);
  write_file(room, "mod.lua",
             "return mod { name = \"ember\", version = \"1.0\", game = \"riftbound\" }\n");
  write_file(room, "cards/hound.lua", card);
  write_deck(room);
  room->mods = (SessionMods){.named = {.items = {room->mod}, .count = 1}, .any_game = true};
  desk_open_with(&room->desk, NULL, &room->mods);
  desk_join(&room->desk, &room->owner);
  desk_good(&room->owner, "{'type':'enter','key':'owner-key'}");
}

static void close_room(Room *room)
{
  char command[100];
  desk_leave(&room->owner);
  desk_close(&room->desk);
  snprintf(command, sizeof command, "rm -rf '%s'", room->path);
  assert_int_equal(system(command), 0);
}

/* ---- Other games ------------------------------------------------------------------- */

/* A mod that the table was opened with belongs to one game; the other one is played without it. */
static void a_mod_of_one_game_leaves_the_other_alone(void **state)
{
  Room room;
  (void)state;
  open_room(&room);
  desk_good(&room.owner, "{'type':'create','game':'evolve','seed':5,'pace':0,"
                         "'seats':['greedy','greedy']}");
  desk_good(&room.owner, "{'type':'create','game':'riftbound','decks':['ember/hounds'],'pace':0,"
                         "'seats':['greedy','greedy']}");
  close_room(&room);
}

/* A mod breaks while the table is open: it is left out, and whoever asks is told which and why.
** All other games go on, and the mod is back when it is mended. */
static void leaves_out(Room *room, const char *words)
{
  Guest guest;
  char key[64];
  desk_good(&room->owner, "{'type':'lobby'}");
  const json_t *reply = desk_good(&room->owner, "{'type':'create','game':'riftbound','pace':0,"
                                                "'seats':['greedy','greedy'],'seed':4}");
  const char *why = json_string_value(json_array_get(json_object_get(reply, "left_out"), 0));
  if (!why || !strstr(why, room->mod) || !strstr(why, words)) fail_msg("%s", why ? why : "nothing");
  desk_good(&room->owner, "{'type':'create','game':'evolve','pace':0,'seats':['greedy','greedy']}");
  desk_refused(&room->owner, words,
               "{'type':'create','decks':['ember/hounds'],'game':'riftbound'}");
  desk_good(&room->owner, "{'type':'read','mod':'ember','path':'cards/hound.lua'}");
  desk_good(&room->owner, "{'type':'show','table':'%s','card':'Gust'}", desk_text(reply, "table"));
  desk_join(&room->desk, &guest);
  snprintf(
      key, sizeof key, "%s",
      desk_text(desk_good(&room->owner, "{'type':'links','table':'%s'}", desk_text(reply, "table")),
                "watch"));
  desk_good(&guest, "{'type':'enter','key':'%s'}", key);
  assert_null(json_object_get(desk_good(&guest, "{'type':'lobby'}"), "left_out"));
  desk_leave(&guest);
}

static void a_mod_that_breaks_is_left_out(void **state)
{
  Room room;
  (void)state;
  open_room(&room);
  room.mods.forgive = true;
  write_file(&room, "cards/hound.lua", "return card { id = \"ember-001\" }\n");
  leaves_out(&room, "hound.lua:1");
  write_file(&room, "cards/hound.lua", card);
  write_file(&room, "mod.lua", "return mod { name = \"ember\", game = \"riftbound\" }\n");
  desk_wait(&room.desk, 1100); /* what the lobby says is kept for a second */
  leaves_out(&room, "version");
  const json_t *lobby = desk_good(&room.owner, "{'type':'lobby'}");
  assert_int_equal(json_array_size(json_object_get(lobby, "left_out")), 1);
  write_file(&room, "mod.lua",
             "return mod { name = \"ember\", version = \"1.0\", game = \"riftbound\" }\n");
  desk_wait(&room.desk, 1100);
  lobby = desk_good(&room.owner, "{'type':'lobby'}");
  assert_null(json_object_get(lobby, "left_out"));
  lobby = desk_good(&room.owner, "{'type':'create','decks':['ember/hounds'],'pace':0,"
                                 "'seats':['greedy','greedy']}");
  assert_null(json_object_get(lobby, "left_out"));
  close_room(&room);
}

/* ---- Writing ---------------------------------------------------------------------- */

static void a_file_is_read_checked_written(void **state)
{
  Room room;
  (void)state;
  open_room(&room);
  const json_t *mods = json_object_get(desk_good(&room.owner, "{'type':'files'}"), "mods");
  assert_string_equal(desk_text(json_array_get(mods, 0), "name"), "ember");
  const json_t *read =
      desk_good(&room.owner, "{'type':'read','mod':'ember','path':'cards/hound.lua'}");
  assert_string_equal(desk_text(read, "text"), card);
  char stamp[40];
  snprintf(stamp, sizeof stamp, "%s", desk_text(read, "stamp"));
  const json_t *checked =
      desk_good(&room.owner, "{'type':'check','mod':'ember',"
                             "'path':'cards/hound.lua','text':'return card {'}");
  const json_t *problem = json_array_get(json_object_get(checked, "problems"), 0);
  assert_string_equal(desk_text(problem, "code"), "syntax");
  assert_int_equal(desk_number(problem, "line"), 1);
  desk_good(&room.owner,
            "{'type':'write','mod':'ember','path':'cards/hound.lua','text':'-- new','stamp':'%s'}",
            stamp);
  desk_refused(&room.owner, "somebody else has written this file",
               "{'type':'write','mod':'ember','path':'cards/hound.lua','text':'-- late',"
               "'stamp':'%s'}",
               stamp);
  desk_refused(&room.owner, "a part of a path",
               "{'type':'write','mod':'ember','path':'../out.lua','text':'x'}");
  desk_refused(&room.owner, "there is no mod 'other'",
               "{'type':'read','mod':'other','path':'mod.lua'}");
  close_room(&room);
}

static void only_the_owner_writes_measures_and_builds_decks(void **state)
{
  static const char *const requests[] = {
    "{'type':'files'}",
    "{'type':'read','mod':'ember','path':'mod.lua'}",
    "{'type':'write','mod':'ember','path':'x.lua','text':''}",
    "{'type':'new','what':'mod','name':'x'}",
    "{'type':'check','mod':'ember','path':'x.lua','text':''}",
    "{'type':'test','mod':'ember','path':'x.lua'}",
    "{'type':'draw_card','mod':'ember','path':'x.lua','text':''}",
    "{'type':'complete','game':'riftbound','text':'','at':0}",
    "{'type':'hover','game':'riftbound','text':'','at':0}",
    "{'type':'sim'}",
    "{'type':'sims'}",
    "{'type':'sim_cancel','sim':1}",
    "{'type':'sim_result','sim':1}",
    "{'type':'deck_cards','game':'riftbound'}",
    "{'type':'deck_read','text':''}",
  };
  Room room;
  Guest guest;
  (void)state;
  open_room(&room);
  const json_t *made = desk_good(&room.owner, "{'type':'create','game':'riftbound'}");
  char table[40];
  snprintf(table, sizeof table, "%s", desk_text(made, "table"));
  const json_t *links = desk_good(&room.owner, "{'type':'links','table':'%s'}", table);
  desk_join(&room.desk, &guest);
  desk_good(&guest, "{'type':'enter','key':'%s'}",
            json_string_value(json_array_get(json_object_get(links, "seats"), 1)));
  for (size_t i = 0; i < sizeof requests / sizeof *requests; i++)
    desk_refused(&guest, "only the owner of the hall may do that", "%s", requests[i]);
  desk_refused(&guest, "only the owner", "{'type':'reload','table':'%s'}", table);
  desk_leave(&guest);
  close_room(&room);
}

static int might_of(Room *room, const char *table)
{
  const json_t *reply =
      desk_good(&room->owner, "{'type':'show','table':'%s','card':'ember-001'}", table);
  return desk_number(json_object_get(json_object_get(reply, "facts"), "declared"), "might");
}

static void a_changed_card_is_taken_into_the_running_game(void **state)
{
  Room room;
  (void)state;
  open_room(&room);
  const json_t *made =
      desk_good(&room.owner, "{'type':'create','decks':['ember/hounds','viktor-origins'],"
                             "'seats':['person','person'],'sit':[0,1],'seed':3}");
  char table[40];
  snprintf(table, sizeof table, "%s", desk_text(made, "table"));
  const json_t *same = desk_good(&room.owner, "{'type':'reload','table':'%s'}", table);
  assert_true(json_is_true(json_object_get(same, "taken")));
  assert_string_equal(desk_text(same, "changed"), "-");
  char text[sizeof card];
  memcpy(text, card, sizeof card);
  strstr(text, "might = 2")[8] = '9';
  write_file(&room, "cards/hound.lua", text);
  const json_t *taken = desk_good(&room.owner, "{'type':'reload','table':'%s'}", table);
  assert_true(json_is_true(json_object_get(taken, "taken")));
  assert_string_equal(desk_text(taken, "changed"), "ember-001");
  write_file(&room, "cards/hound.lua", "return card {");
  desk_refused(&room.owner, "ember-001", "{'type':'reload','table':'%s'}", table);
  write_file(&room, "cards/hound.lua", text);
  assert_int_equal(might_of(&room, table), 9);
  close_room(&room);
}

/* ---- Measuring -------------------------------------------------------------------- */

/* Writes a file of a mod of the user's with `from` replaced by `to`. */
static void rewrite(Room *room, const char *mod, const char *path, const char *from, const char *to)
{
  char name[300];
  const json_t *read = desk_good(&room->owner, "{'type':'read','mod':'%s','path':'%s'}", mod, path);
  const char *text = desk_text(read, "text"), *at = strstr(text, from);
  assert_non_null(at);
  snprintf(name, sizeof name, "%s/lunarbiter/mods/%s/%s", room->path, mod, path);
  FILE *file = fopen(name, "w");
  assert_non_null(file);
  fprintf(file, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
  fclose(file);
}

/* A shipped card is copied into a mod of the user's, changed there, and comes into the game. */
static void a_shipped_card_is_changed_in_the_running_game(void **state)
{
  Room room;
  (void)state;
  open_room(&room);
  const json_t *made = desk_good(&room.owner, "{'type':'create','game':'riftbound','format':'duel',"
                                              "'seats':['person','person'],'sit':[0,1],'seed':3}");
  char table[40], mod[60], path[120];
  snprintf(table, sizeof table, "%s", desk_text(made, "table"));
  desk_refused(&room.owner, "there is no card 'ogn-999999'",
               "{'type':'change','game':'riftbound','card':'ogn-999999'}");
  desk_refused(&room.owner, "game", "{'type':'change','game':'../x','card':'ogn-251'}");
  for (int time = 0; time < 2; time++) { /* the second time it is there already */
    const json_t *copy =
        desk_good(&room.owner, "{'type':'change','game':'riftbound','card':'ogn-251'}");
    snprintf(mod, sizeof mod, "%s", desk_text(copy, "mod"));
    snprintf(path, sizeof path, "%s", desk_text(copy, "path"));
    assert_string_equal(mod, "changed-riftbound");
    assert_string_equal(path, "cards/loose_cannon.lua");
  }
  const json_t *same =
      desk_good(&room.owner, "{'type':'reload','table':'%s','mod':'%s'}", table, mod);
  assert_true(json_is_true(json_object_get(same, "taken")));
  rewrite(&room, mod, path, "game.draw(1)", "game.draw(2)");
  static const char written[] =
      "return card { id = \\\"ogn-251\\\", name = \\\"Loose Cannon\\\", type = \\\"legend\\\", "
      "domains = { \\\"fury\\\", \\\"chaos\\\" } }";
  const json_t *seen = desk_good(
      &room.owner, "{'type':'check','mod':'%s','path':'%s','text':\"%s\"}", mod, path, written);
  assert_int_equal(json_array_size(json_object_get(seen, "problems")), 0);
  seen = desk_good(&room.owner, "{'type':'draw_card','mod':'%s','path':'%s','text':\"%s\"}", mod,
                   path, written);
  assert_non_null(strstr(desk_text(seen, "text"), "Loose Cannon"));
  const json_t *taken =
      desk_good(&room.owner, "{'type':'reload','table':'%s','mod':'%s'}", table, mod);
  assert_true(json_is_true(json_object_get(taken, "taken")));
  assert_string_equal(desk_text(taken, "changed"), "ogn-251");
  /* another card joins it, and the mod's name is known from now on */
  desk_good(&room.owner, "{'type':'change','game':'riftbound','card':'ogn-006'}");
  const json_t *read = desk_good(&room.owner, "{'type':'read','mod':'%s','path':'mod.lua'}", mod);
  assert_non_null(strstr(desk_text(read, "text"), "replaces = { \"ogn-251\", \"ogn-006\" }"));
  desk_good(&room.owner, "{'type':'reload','table':'%s'}", table);
  desk_refused(&room.owner, "no mod", "{'type':'reload','table':'%s','mod':'../x'}", table);
  desk_refused(&room.owner, "the mod none", "{'type':'reload','table':'%s','mod':'none'}", table);
  close_room(&room);
}

static void wait_for_end(Room *room, int sim)
{
  for (int i = 0; i < 3000; i++) {
    desk_wait(&room->desk, 10);
    const json_t *news = desk_push(&room->owner, "sim_progress", -1);
    if (news && desk_number(news, "sim") == sim && json_is_true(json_object_get(news, "finished")))
      return;
  }
  fail_msg("the series of games does not end");
}

static int start_sim(Room *room, const char *fields)
{
  return desk_number(desk_good(&room->owner, "{'type':'sim','bots':['random'],%s}", fields), "sim");
}

static void a_series_is_played_told_and_each_number_opens_its_games(void **state)
{
  Room room;
  (void)state;
  open_room(&room);
  int sim = start_sim(&room, "'decks':['jinx-origins','viktor-origins'],'games':12,'seed':5,"
                             "'cards':['Gust']");
  wait_for_end(&room, sim);
  const json_t *result = desk_good(&room.owner, "{'type':'sim_result','sim':%d}", sim);
  assert_int_equal(desk_number(result, "done"), 12);
  const json_t *line = json_array_get(json_object_get(result, "lines"), 0);
  const json_t *wins = json_array_get(json_object_get(line, "wins"), 0);
  int won = desk_number(wins, "wins"), decided = desk_number(wins, "games");
  assert_int_equal(decided + desk_number(line, "draws") + desk_number(line, "errors"), 12);
  assert_true(json_array_size(json_object_get(line, "curve")) > 0);
  assert_true(json_array_size(json_object_get(line, "lengths")) > 0);
  assert_true(json_array_size(json_object_get(line, "cards")) > 0);
  const json_t *games = json_object_get(
      desk_good(&room.owner, "{'type':'sim_games','sim':%d,'deck':0,'outcome':'won'}", sim),
      "games");
  assert_int_equal((int)json_array_size(games), won);
  const json_t *rated = json_object_get(json_array_get(json_object_get(line, "cards"), 0), "drawn");
  int with = desk_number(json_object_get(rated, "with"), "games");
  games = json_object_get(desk_good(&room.owner,
                                    "{'type':'sim_games','sim':%d,'deck':0,'card':'ogn-169',"
                                    "'event':'drawn','with':true}",
                                    sim),
                          "games");
  assert_int_equal((int)json_array_size(games), with);
  const json_t *game = desk_good(&room.owner, "{'type':'sim_game','sim':%d,'game':3}", sim);
  json_t *open = json_pack("{s:s, s:i, s:s, s:s}", "type", "open", "id", 9001, "text",
                           desk_text(game, "text"), "name", desk_text(game, "name"));
  char *text = json_dumps(open, 0);
  assert_true(hall_message(room.desk.hall, room.owner.client, text, strlen(text)));
  free(text);
  json_decref(open);
  desk_refused(&room.owner, "there is no game 12", "{'type':'sim_game','sim':%d,'game':12}", sim);
  desk_refused(&room.owner, "there is no line 1", "{'type':'sim_game','sim':%d,'line':1,'game':0}",
               sim);
  desk_refused(&room.owner, "was not looked at",
               "{'type':'sim_games','sim':%d,'deck':0,'card':'ogn-001'}", sim);
  desk_good(&room.owner, "{'type':'sim_forget','sim':%d}", sim);
  desk_refused(&room.owner, "there is no series", "{'type':'sim_result','sim':%d}", sim);
  close_room(&room);
}

static void a_comparison_and_a_matrix_have_their_lines(void **state)
{
  Room room;
  (void)state;
  open_room(&room);
  int sim = start_sim(&room, "'decks':['ember/hounds','viktor-origins'],'games':6,"
                             "'compare':'jinx-origins'");
  wait_for_end(&room, sim);
  const json_t *result = desk_good(&room.owner, "{'type':'sim_result','sim':%d}", sim);
  assert_int_equal(json_array_size(json_object_get(result, "lines")), 2);
  assert_true(desk_number(json_object_get(result, "compared"), "pairs") > 0);
  sim = start_sim(&room, "'decks':['jinx-origins','viktor-origins','lee-sin-origins'],'games':2,"
                         "'matrix':true");
  wait_for_end(&room, sim);
  result = desk_good(&room.owner, "{'type':'sim_result','sim':%d}", sim);
  assert_int_equal(json_array_size(json_object_get(result, "lines")), 3);
  close_room(&room);
}

static void a_series_is_cancelled_and_what_is_wrong_is_refused(void **state)
{
  Room room;
  (void)state;
  open_room(&room);
  int sim = start_sim(&room, "'games':20000");
  desk_refused(&room.owner, "are still being played", "{'type':'sim_result','sim':%d}", sim);
  desk_refused(&room.owner, "cancel them first", "{'type':'sim_forget','sim':%d}", sim);
  desk_wait(&room.desk, 10);
  desk_good(&room.owner, "{'type':'sim_cancel','sim':%d}", sim);
  wait_for_end(&room, sim);
  const json_t *result = desk_good(&room.owner, "{'type':'sim_result','sim':%d}", sim);
  assert_true(json_is_true(json_object_get(result, "cancelled")));
  assert_in_range(desk_number(result, "done"), 1, 19999);
  desk_refused(&room.owner, "from 1 to 20000 games", "{'type':'sim','games':0}");
  desk_refused(&room.owner, "from 1 to 20000 games", "{'type':'sim','games':30000}");
  desk_refused(&room.owner, "starts no programs", "{'type':'sim','bots':['exec:sh']}");
  desk_refused(&room.owner, "clever", "{'type':'sim','bots':['clever']}");
  desk_refused(&room.owner, "a matrix has 2 to 8 decks",
               "{'type':'sim','decks':['jinx-origins'],'matrix':true}");
  sim = start_sim(&room, "'decks':['no-such-deck'],'games':5");
  wait_for_end(&room, sim);
  const json_t *news = desk_push(&room.owner, "sim_progress", -1);
  assert_non_null(strstr(desk_text(news, "message"), "no-such-deck"));
  close_room(&room);
}

/* ---- Decks ------------------------------------------------------------------------ */

static void decks_are_read_and_written_through_the_hall(void **state)
{
  Room room;
  (void)state;
  open_room(&room);
  const json_t *cards = desk_good(&room.owner, "{'type':'deck_cards','game':'evolve'}");
  assert_true(json_array_size(json_object_get(cards, "cards")) > 400);
  const json_t *read = desk_good(&room.owner, "{'type':'deck_read','text':'1 SD01-011'}");
  assert_string_equal(desk_text(read, "game"), "evolve");
  assert_true(json_array_size(json_object_get(read, "problems")) > 0);
  const json_t *faulty =
      desk_good(&room.owner, "{'type':'deck_read','game':'riftbound','text':'Main:\\n3 Gusst'}");
  assert_int_equal(desk_number(json_array_get(json_object_get(faulty, "faults"), 0), "line"), 2);
  const json_t *written =
      desk_good(&room.owner, "{'type':'deck_write','text':'1 SD01-011','to':'lunarbiter'}");
  assert_string_equal(desk_text(written, "text"), "MainDeck:\n1 Water Fairy\n");
  close_room(&room);
}

/* A budget is of the process: one that stayed would be spent by everybody's games. */
static void no_request_leaves_a_budget_behind(void **state)
{
  Room room;
  (void)state;
  open_room(&room);
  desk_good(&room.owner, "{'type':'show','card':'Gust','game':'riftbound','scenarios':true}");
  desk_good(&room.owner, "{'type':'show','card':'Gust'}");
  desk_good(&room.owner, "{'type':'open_scenario','text':'scenario [[x]] { function(t) end }'}");
  desk_good(&room.owner,
            "{'type':'check','mod':'ember','path':'cards/hound.lua','text':'return 1'}");
  write_file(&room, "cards/hound_spec.lua",
             "scenario \"Ember Hound: has two\" { p1 = { base = { \"Ember Hound\" } },\n"
             "  function(t) t:expect(\"Ember Hound\"):might(2) end }\n");
  desk_good(&room.owner, "{'type':'test','mod':'ember','path':'cards/hound.lua'}");
  assert_int_equal(bind_allowance_left(), -1);
  close_room(&room);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_mod_of_one_game_leaves_the_other_alone),
    cmocka_unit_test(a_mod_that_breaks_is_left_out),
    cmocka_unit_test(a_file_is_read_checked_written),
    cmocka_unit_test(only_the_owner_writes_measures_and_builds_decks),
    cmocka_unit_test(a_changed_card_is_taken_into_the_running_game),
    cmocka_unit_test(a_shipped_card_is_changed_in_the_running_game),
    cmocka_unit_test(a_series_is_played_told_and_each_number_opens_its_games),
    cmocka_unit_test(a_comparison_and_a_matrix_have_their_lines),
    cmocka_unit_test(a_series_is_cancelled_and_what_is_wrong_is_refused),
    cmocka_unit_test(decks_are_read_and_written_through_the_hall),
    cmocka_unit_test(no_request_leaves_a_budget_behind),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
