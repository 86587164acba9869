/* SPDX-License-Identifier: MIT */
/* sessions.c -- cards, decks and format, shared by the games that are played with them. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "table/inside.h"

static void session_free(HallSession *session)
{
  if (session->host) bind_host_free(session->host);
  session_close(&session->session);
  free(session->key);
  free(session);
}

HallSession *hall_session_keep(HallSession *session)
{
  session->tables++;
  return session;
}

void hall_session_release(HallSession *session)
{
  if (session && --session->tables == 0) session_free(session);
}

/* A file that is younger than the load, or is not there any more, makes the session old. */
typedef struct Files {
  time_t loaded;
  bool changed;
} Files;

static void look_at_file(void *data, const char *path, uint64_t hash)
{
  Files *files = data;
  struct stat info;
  (void)hash;
  files->changed |= stat(path, &info) == 0 ? info.st_mtime >= files->loaded : *path == '/';
}

static bool is_young(const HallSession *session)
{
  char format[SESSION_PATH_MAX + 64];
  uint64_t hash;
  Files files = {.loaded = session->loaded};
  const Session *of = &session->session;
  const BindMod *mod = bind_format_mod(&of->paths, of->format_name, &hash);
  snprintf(format, sizeof format, "%s/formats/%s.lua", mod ? mod->directory : of->scripts,
           of->format_name);
  bind_files(of->cards, look_at_file, &files);
  look_at_file(&files, format, 0);
  for (int seat = 0; seat < of->seats; seat++) look_at_file(&files, of->decks[seat].path, 0);
  return !files.changed;
}

static void unlist(Hall *hall, HallSession *session)
{
  for (HallSession **at = &hall->sessions; *at; at = &(*at)->next) {
    if (*at != session) continue;
    *at = session->next;
    hall_session_release(session);
    return;
  }
}

HallSession *hall_session_find(Hall *hall, const char *key)
{
  for (HallSession *session = hall->sessions; session; session = session->next) {
    if (strcmp(session->key, key) != 0) continue;
    if (is_young(session)) return session;
    unlist(hall, session);
    return NULL;
  }
  return NULL;
}

enum { SESSIONS_KEPT = 8 };

void hall_session_add(Hall *hall, HallSession *session, const char *key)
{
  int count = 0;
  session->key = must_take(NULL, strlen(key) + 1);
  memcpy(session->key, key, strlen(key) + 1);
  session->next = hall->sessions;
  hall->sessions = hall_session_keep(session);
  for (HallSession *at = hall->sessions; at; at = at->next) {
    if (++count != SESSIONS_KEPT) continue;
    while (at->next) unlist(hall, at->next);
    break;
  }
}

void hall_sessions_forget(Hall *hall)
{
  while (hall->sessions) unlist(hall, hall->sessions);
  hall_books_forget(hall);
}
