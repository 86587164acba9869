/* SPDX-License-Identifier: MIT */
/*
** studio.c -- requests that scripts/studio.lua answers: the files of mods, checks of texts,
** completion, scenarios, decks.
**
** The service is opened when it is first asked and stays open with what it has loaded.  It runs in
** a HallWork; a lock lets one request in at a time.  Texts of strangers are loaded in a copy of the
** process, behind the fence (apart.h, fence.h).
*/
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "basics/apart.h"
#include "common/fence.h"
#include "formats/mods.h"
#include "module/tool.h"
#include "table/inside.h"

struct HallStudio {
  pthread_mutex_t lock; /* guards what follows */
  const char *data;
  const SessionMods *mods;
  BindService *service; /* NULL: not yet */
};

static void guard(void)
{
  static const char *const nowhere[] = {NULL};
  fence_raise(nowhere, false);
}

void hall_guard_copies(void)
{
  bind_apart_guard = guard;
}

static bool same_folder(const char *a, const char *b)
{
  struct stat one, other;
  return stat(a, &one) == 0 && stat(b, &other) == 0 && one.st_dev == other.st_dev &&
         one.st_ino == other.st_ino;
}

static bool is_folder(const char *path)
{
  struct stat info;
  return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

/* The folders of mods that were named, which a page may write to, broken ones, too; ends with
** NULL. */
static const char **asked_folders(const Session *session, const SessionMods *mods)
{
  int count = session->mods ? session->mods->count : 0, kept = 0;
  int named = mods ? mods->named.count : 0;
  const char **folders = must_take(NULL, ((size_t)(count + named) + 1) * sizeof *folders);
  for (int i = 0; i < count; i++)
    if (session->mods->items[i].asked) folders[kept++] = session->mods->items[i].directory;
  for (int i = 0; i < named; i++) {
    bool there = !is_folder(mods->named.items[i]);
    for (int k = 0; k < kept; k++) there |= same_folder(folders[k], mods->named.items[i]);
    if (!there) folders[kept++] = mods->named.items[i];
  }
  folders[kept] = NULL;
  return folders;
}

static bool open_service(HallStudio *studio, ArbError *error)
{
  char cards[SESSION_PATH_MAX + 16], home[SESSION_PATH_MAX];
  Session *session = must_take(NULL, sizeof *session);
  *session = (Session){0};
  if (session_find_data(session, studio->data, error) &&
      session_find_mods(session, studio->mods, error)) {
    const char **folders = asked_folders(session, studio->mods);
    snprintf(cards, sizeof cards, "%s/cards", session->data);
    const BindToolOption options[] = {{.name = "cards", .text = cards},
                                      {.name = "data", .text = session->data},
                                      {.name = "home", .text = bind_mods_home(home, sizeof home)},
                                      {.name = "mods", .list = folders},
                                      {.name = NULL}};
    const BindTool tool = {.scripts = session->scripts, .name = "studio", .options = options};
    studio->service = bind_service_open(&tool, error->text, sizeof error->text);
    free(folders);
  }
  session_close(session);
  free(session);
  return studio->service != NULL;
}

/* ---- A request -------------------------------------------------------------------- */

typedef struct StudioWork {
  HallWork work;
  HallLater later;
  HallStudio *studio;
  const char *function; /* the kind of the request */
  char *request;
  json_t *reply; /* NULL: because of `error` */
  ArbError error;
} StudioWork;

/* On any thread. */
static void ask_service(HallWork *work)
{
  StudioWork *asked = (StudioWork *)work;
  HallStudio *studio = asked->studio;
  size_t length = 0;
  pthread_mutex_lock(&studio->lock);
  const char *reply = NULL;
  if (studio->service || open_service(studio, &asked->error))
    reply =
        bind_service_call(studio->service, asked->function, asked->request, strlen(asked->request),
                          &length, asked->error.text, sizeof asked->error.text);
  if (reply) asked->reply = json_loadb(reply, length, 0, NULL);
  pthread_mutex_unlock(&studio->lock);
}

static void service_answered(HallWork *work)
{
  StudioWork *asked = (StudioWork *)work;
  Hall *hall = asked->later.hall;
  static const char *const writing[] = {"write", "new", "bring", "change"};
  bool wrote = false;
  for (size_t i = 0; i < sizeof writing / sizeof *writing; i++)
    wrote |= strcmp(asked->function, writing[i]) == 0;
  if (asked->reply && wrote) hall_books_forget(hall); /* what is said of cards may have changed */
  hall_answer_later(&asked->later, asked->reply, asked->error.text);
  free(asked->request);
  free(asked);
}

HANDLER(studio)
{
  Hall *hall = request->hall;
  json_t *bare = json_copy((json_t *)(uintptr_t)request->message);
  StudioWork *asked = must_take(NULL, sizeof *asked);
  if (!hall->studio) {
    hall->studio = must_take(NULL, sizeof *hall->studio);
    *hall->studio = (HallStudio){.data = hall->setup.data, .mods = hall->setup.mods};
    pthread_mutex_init(&hall->studio->lock, NULL);
  }
  json_object_del(bare, "type");
  json_object_del(bare, "id");
  *asked = (StudioWork){.work = {.run = ask_service, .done = service_answered},
                        .later = hall_later(request),
                        .studio = hall->studio,
                        .function = request->kind->type,
                        .request = json_dumps(bare, JSON_COMPACT)};
  json_decref(bare);
  hall_do(hall, &asked->work);
  return true;
}

void hall_studio_free(Hall *hall)
{
  if (!hall->studio) return;
  bind_service_close(hall->studio->service);
  pthread_mutex_destroy(&hall->studio->lock);
  free(hall->studio);
  hall->studio = NULL;
}

/* ---- Changed scripts in a running game -------------------------------------------- */

typedef struct Wanted {
  HallReload reload;
  HallLater later;
  char mod[80];
} Wanted;

static void reloaded(HallReload *reload, HallGame *game, const char *why)
{
  Wanted *wanted = (Wanted *)reload;
  json_t *reply = json_object();
  bool unfit = !game && *reload->unfit;
  if (game) json_object_set_new(reply, "changed", json_sentence(reload->changed));
  if (*reload->unfit) {
    json_object_set_new(reply, "unfit", json_sentence(reload->unfit));
    json_object_set_new(reply, "lost", json_integer(reload->lost_moves));
  }
  json_object_set_new(reply, "taken", json_boolean(game != NULL));
  bool told = game || unfit;
  hall_answer_later(&wanted->later, told ? reply : NULL, why);
  if (!told) json_decref(reply);
  free(wanted);
}

HANDLER(reload)
{
  if (hall_game_locked(request->game, request->why, sizeof request->why)) return false;
  Wanted *wanted = must_take(NULL, sizeof *wanted);
  *wanted = (Wanted){
    .reload = {.anyhow = hall_flag(request, "anyhow"), .after = reloaded},
    .later = hall_later(request),
  };
  const char *mod = hall_text(request, "mod");
  snprintf(wanted->mod, sizeof wanted->mod, "%s", mod ? mod : "");
  if (mod) wanted->reload.mod = wanted->mod;
  hall_game_reload(request->game, &wanted->reload);
  return true;
}
