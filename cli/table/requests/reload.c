/* SPDX-License-Identifier: MIT */
/*
** reload.c -- the same game with other scripts.
**
** The cards are loaded anew, on another thread, and a second game is played from its start: the
** same moves, by the ids of their options.  If they all fit, it takes the place of the first.  If
** not, the caller says beforehand whether it goes on from the first move that does not, or stays.
** Until then the old game is as it was.
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench/put.h"
#include "table/inside.h"

typedef struct Reloading {
  HallWork work;
  Hall *hall;
  char table[HALL_ID_MAX];
  HallReload *reload;
  Replay replay; /* the game as it is recorded: its cards are loaded again */
  HallSession *session;
  const char *data;
  const SessionMods *mods;
  bool good;
  ArbError error;
} Reloading;

/* The card that a name means becomes one of the recorded game. */
static bool add_card(Reloading *reloading, ArbError *error)
{
  const HallReload *reload = reloading->reload;
  Replay *replay = &reloading->replay;
  Session *session = &reloading->session->session;
  ArbCards *all = session_all_cards(session);
  uint16_t def = all ? put_card_named(all, reload->zone, reload->more) : 0;
  const char *why = def ? arb_card_unsupported(all, def) : NULL;
  error->status = ARB_REFUSED;
  if (!def) snprintf(error->text, sizeof error->text, "there is no card '%.60s'", reload->more);
  else if (why)
    snprintf(error->text, sizeof error->text, "%s cannot be played: %.300s",
             arb_card_title(all, def), why);
  bool good = def && !why;
  if (good) {
    int count = 0;
    const char **ids = must_take(NULL, (size_t)(replay->card_count + 2) * sizeof *ids);
    for (int i = 0; i < replay->card_count; i++)
      if (!session_is_keyword(replay->cards[i].id)) ids[count++] = replay->cards[i].id;
    ids[count++] = arb_card_id(all, def);
    good = session_load_only(session, ids, count, error);
    free(ids);
  }
  if (all) arb_cards_release(all);
  return good;
}

/* On any thread. */
static void load_again(HallWork *work)
{
  Reloading *reloading = (Reloading *)work;
  HallSession *session = must_take(NULL, sizeof *session);
  *session = (HallSession){.tables = 1, .loaded = time(NULL)};
  reloading->session = session;
  reloading->good =
      replay_open(&reloading->replay, &session->session, reloading->data, reloading->mods,
                  &reloading->error) &&
      (!reloading->reload->more || add_card(reloading, &reloading->error)) &&
      (session->host = bind_host_new(session->session.cards, &reloading->error)) != NULL;
}

/* The cards whose scripts are others, or new. */
static void list_cards(const ArbCards *old, const ArbCards *now, Text *out)
{
  text_add(out, "%s", "");
  for (int def = 1; def <= arb_cards_count(now); def++) {
    const char *id = arb_card_id(now, (uint16_t)def);
    uint16_t was = arb_cards_find(old, id);
    if (was && arb_card_hash(old, was) == arb_card_hash(now, (uint16_t)def)) continue;
    text_add(out, "%s%s", out->length ? ", " : "", id);
  }
  if (!out->length) text_add(out, "-");
}

/* The table's things that are not of its game go over to the fresh one, which takes its place. */
static void take_over(HallGame *game, HallGame *fresh)
{
  Hall *hall = game->hall;
  memcpy(fresh->id, game->id, sizeof fresh->id);
  memcpy(fresh->name, game->name, sizeof fresh->name);
  memcpy(fresh->keys, game->keys, sizeof fresh->keys);
  memcpy(fresh->watch_key, game->watch_key, sizeof fresh->watch_key);
  memcpy(fresh->who_is, game->who_is, sizeof fresh->who_is);
  fresh->undo = game->undo;
  fresh->pace = game->pace;
  fresh->running = game->running;
  fresh->wish = game->wish;
  fresh->summary = json_incref(game->summary);
  for (int viewer = 0; viewer < VIEWERS; viewer++) {
    fresh->viewers[viewer].clients = game->viewers[viewer].clients;
    fresh->viewers[viewer].number = game->viewers[viewer].number;
    game->viewers[viewer].clients = 0;
  }
  for (HallClient *client = hall->clients; client; client = client->next)
    for (int i = 0; i < client->place_count; i++)
      if (client->places[i].game == game) client->places[i].game = fresh;
  hall_game_free(game);
}

static void greet_all(HallGame *game)
{
  for (HallClient *client = game->hall->clients; client; client = client->next)
    for (int i = 0; i < client->place_count; i++)
      if (client->places[i].game == game) hall_viewer_greet(game, client, client->places[i].viewer);
}

/* Plays the game again with the fresh session; NULL with a sentence. */
static HallGame *play_again(HallGame *game, Reloading *reloading, ArbError *error)
{
  HallReload *reload = reloading->reload;
  HallGame *fresh = hall_game_new(game->hall);
  fresh->closed = true; /* nobody finds it yet */
  const Timeline *old = &game->timeline;
  Moment **map = must_take(NULL, (size_t)old->count * sizeof *map);
  bool good =
      hall_game_start(fresh, reloading->session, &game->seating, &old->moments[0]->seats, error);
  const Moment *unfit = good ? timeline_again(&fresh->timeline, old, map, error) : NULL;
  if (unfit) {
    snprintf(reload->unfit, sizeof reload->unfit,
             "the game no longer goes as it went: '%.160s' cannot come then (%.160s)",
             hall_viewers_label(game, unfit), error->text);
    reload->lost_moves = old->at->depth - unfit->depth + 1;
    good = reload->anyhow;
    if (!good) snprintf(error->text, sizeof error->text, "%s", reload->unfit);
  }
  if (good) {
    Text cards = {0};
    list_cards(game->session->session.cards, reloading->session->session.cards, &cards);
    timeline_again_all(&fresh->timeline, old, map, cards.bytes);
    snprintf(reload->changed, sizeof reload->changed, "%s", cards.bytes);
    text_free(&cards);
    fresh->shown = fresh->timeline.at;
  }
  free(map);
  if (good) return fresh;
  hall_game_free(fresh);
  return NULL;
}

static void loaded_again(HallWork *work)
{
  Reloading *reloading = (Reloading *)work;
  Hall *hall = reloading->hall;
  ArbError error = reloading->error, unsaved = {0};
  HallGame *game = hall_game_find(hall, reloading->table), *fresh = NULL;
  if (!game || !game->awake) snprintf(error.text, sizeof error.text, "the table is gone");
  else if (reloading->good) fresh = play_again(game, reloading, &error);
  if (fresh) {
    Text said = {0};
    hall_game_forget_bots(game);
    take_over(game, fresh);
    fresh->closed = false;
    fresh->awake = true;
    if (strcmp(reloading->reload->changed, "-") != 0) {
      text_add(&said, "loaded again, and played with from the start: %s",
               reloading->reload->changed);
      hall_viewers_remark(fresh, said.bytes);
      text_free(&said);
    }
    hall_game_store(fresh, &unsaved);
    greet_all(fresh);
    hall_game_summarize(fresh);
    hall_game_wake(fresh);
  }
  hall_session_release(reloading->session);
  replay_free(&reloading->replay);
  reloading->reload->after(reloading->reload, fresh, error.text);
  free(reloading);
}

static bool is_mod_name(const char *name)
{
  size_t length = strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-");
  return length > 0 && !name[length];
}

/* The mod comes behind those that the game was recorded with. */
static bool add_mod(Replay *replay, const char *name, ArbError *error)
{
  error->status = ARB_REFUSED;
  if (!is_mod_name(name)) {
    snprintf(error->text, sizeof error->text, "there is no mod of that name");
    return false;
  }
  for (int i = 0; i < replay->mod_count; i++)
    if (strcmp(replay->mods[i].name, name) == 0) return true;
  replay->mods = must_take(replay->mods, (size_t)(replay->mod_count + 1) * sizeof *replay->mods);
  replay->mods[replay->mod_count++] = (ReplayMod){.name = name, .version = "0"};
  return true;
}

void hall_game_reload(HallGame *game, HallReload *reload)
{
  Hall *hall = game->hall;
  TimelineWriter writer;
  Text text = {0};
  Reloading *reloading = must_take(NULL, sizeof *reloading);
  *reloading = (Reloading){.work = {.run = load_again, .done = loaded_again},
                           .hall = hall,
                           .reload = reload,
                           .data = hall->setup.data,
                           .mods = hall->setup.mods};
  memcpy(reloading->table, game->id, sizeof reloading->table);
  timeline_writer_start(&writer, &game->timeline, &game->seating);
  timeline_writer_go_on(&writer);
  recorder_finish(&writer.recorder, game->timeline.game, false, &text);
  timeline_writer_free(&writer);
  bool read =
      replay_read_text(&reloading->replay, game->id, text.bytes, text.length, &reloading->error);
  text_free(&text);
  if (read && reload->mod) read = add_mod(&reloading->replay, reload->mod, &reloading->error);
  if (read) {
    hall_do(hall, &reloading->work);
    return;
  }
  replay_free(&reloading->replay);
  reload->after(reload, NULL, reloading->error.text);
  free(reloading);
}
