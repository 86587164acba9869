/* SPDX-License-Identifier: MIT */
/*
** pools.c -- cards, formats and script hosts that are made once, and not for each input.
**
** The linker sends the program's calls of these functions here (--wrap).  Nearly the whole time of
** a target that opens games went into reading the same files again, which other targets test.  What
** was read without a word is kept by what it depends on: paths, names, and the texts of all files
** of mods.  A host that is given back serves the next game of its pool, as it may (bindings.h).
*/
#define _GNU_SOURCE /* nftw */
#include "fuzz.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings.h"
#include "common/text.h"

/* ---- What an answer depends on ------------------------------------------------------------- */

static Text *key_of_files;

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
  const unsigned char *at = bytes;
  for (size_t i = 0; i < size; i++) hash = (hash ^ at[i]) * 0x100000001B3u;
  return hash;
}

static int add_file(const char *path, const struct stat *info, int kind, struct FTW *where)
{
  static char bytes[1 << 16];
  uint64_t hash = 0xCBF29CE484222325u;
  size_t got;
  (void)where;
  (void)info;
  FILE *file = kind == FTW_F ? fopen(path, "rb") : NULL;
  while (file && (got = fread(bytes, 1, sizeof bytes, file)) > 0)
    hash = hash_bytes(hash, bytes, got);
  if (file) fclose(file);
  text_add(key_of_files, "%s %d %016llx\n", path, kind, (unsigned long long)hash);
  return 0;
}

static void add_texts(Text *key, const char *what, const char *const *texts, int count)
{
  text_add(key, "%s %d\n", what, texts ? count : -1);
  for (int i = 0; texts && i < count; i++) text_add(key, "%s\n", texts[i]);
}

/* False: what is made of these paths is not kept. */
static bool add_paths(Text *key, const BindPaths *paths)
{
  if (paths->own || paths->text_count || paths->instead_count) return false;
  text_add(key, "%s\n%s\n", paths->game ? paths->game : "", paths->scripts);
  add_texts(key, "folders", paths->cards, paths->card_count);
  key_of_files = key;
  for (int i = 0; i < paths->mod_count; i++) {
    text_add(key, "mod %s\n", paths->mods[i].directory);
    if (nftw(paths->mods[i].directory, add_file, 8, FTW_PHYS) != 0) return false;
  }
  return true;
}

/* ---- Hosts --------------------------------------------------------------------------------- */

enum { HOSTS_MAX = 64 };

typedef struct Host {
  BindHost *host;
  const ArbCards *cards;
  bool idle;
} Host;

static Host hosts[HOSTS_MAX];

static int number_of(const ArbCards *cards);
BindHost *__real_bind_host_new(const ArbCards *cards, ArbError *error);
BindHost *__wrap_bind_host_new(const ArbCards *cards, ArbError *error);
void __real_bind_host_free(BindHost *host);
void __wrap_bind_host_free(BindHost *host);

BindHost *__wrap_bind_host_new(const ArbCards *cards, ArbError *error)
{
  Host *room = NULL;
  for (int i = 0; i < HOSTS_MAX; i++) {
    if (!hosts[i].host) room = &hosts[i];
    if (!hosts[i].idle || hosts[i].cards != cards) continue;
    hosts[i].idle = false;
    return hosts[i].host;
  }
  BindHost *host = __real_bind_host_new(cards, error);
  if (host && room && number_of(cards)) *room = (Host){host, cards, false};
  return host;
}

void __wrap_bind_host_free(BindHost *host)
{
  for (int i = 0; i < HOSTS_MAX; i++) {
    if (!host || hosts[i].host != host) continue;
    hosts[i].idle = true;
    return;
  }
  __real_bind_host_free(host);
}

/* Hosts of a pool that is not kept any more go when they are given back, or now. */
static void forget_hosts(const ArbCards *cards)
{
  for (int i = 0; i < HOSTS_MAX; i++) {
    if (!hosts[i].host || hosts[i].cards != cards) continue;
    if (hosts[i].idle) __real_bind_host_free(hosts[i].host);
    hosts[i] = (Host){.host = NULL};
  }
}

/* ---- Pools --------------------------------------------------------------------------------- */

enum { POOLS_MAX = 48 };

typedef struct Pool {
  char *key; /* what was asked for */
  ArbCards *cards;
  int number;
} Pool;

static Pool pools[POOLS_MAX];
static int newest;

ArbCards *__real_bind_load(const BindPaths *paths, ArbError *error);
ArbCards *__wrap_bind_load(const BindPaths *paths, ArbError *error);
ArbCards *__real_bind_load_reporting(const BindPaths *paths, BindReport *report, void *data,
                                     ArbError *error);
ArbCards *__wrap_bind_load_reporting(const BindPaths *paths, BindReport *report, void *data,
                                     ArbError *error);

static bool add_pool(Text *key, const BindPaths *paths)
{
  if (!add_paths(key, paths)) return false;
  text_add(key, "%s\n", paths->only && paths->format ? paths->format : "");
  add_texts(key, "only", paths->only, paths->only_count);
  return true;
}

static ArbCards *find_pool(const char *key)
{
  for (int i = 0; i < POOLS_MAX; i++) {
    if (!pools[i].key || strcmp(pools[i].key, key) != 0) continue;
    arb_cards_keep(pools[i].cards);
    return pools[i].cards;
  }
  return NULL;
}

/* Keeps the pool in the place of the oldest; takes the key. */
static void keep_pool(Text *key, ArbCards *cards)
{
  static int number;
  Pool *pool = &pools[newest = (newest + 1) % POOLS_MAX];
  free(pool->key);
  if (pool->cards) forget_hosts(pool->cards);
  arb_cards_release(pool->cards);
  arb_cards_keep(cards);
  *pool = (Pool){key->bytes, cards, ++number};
  *key = (Text){0};
}

/* The number of a pool that is kept; 0: it is not. */
static int number_of(const ArbCards *cards)
{
  for (int i = 0; i < POOLS_MAX; i++)
    if (cards && pools[i].cards == cards) return pools[i].number;
  return 0;
}

ArbCards *__wrap_bind_load(const BindPaths *paths, ArbError *error)
{
  Text key = {0};
  bool keeps = add_pool(&key, paths);
  ArbCards *cards = keeps ? find_pool(key.bytes) : NULL;
  if (!cards) {
    cards = __real_bind_load(paths, error);
    if (cards && keeps) keep_pool(&key, cards);
  }
  text_free(&key);
  return cards;
}

typedef struct Counting {
  BindReport *report;
  void *data;
  int count;
} Counting;

static void count_report(void *data, const char *message)
{
  Counting *counting = data;
  counting->count++;
  counting->report(counting->data, message);
}

ArbCards *__wrap_bind_load_reporting(const BindPaths *paths, BindReport *report, void *data,
                                     ArbError *error)
{
  Text key = {0};
  Counting counting = {.report = report, .data = data};
  bool keeps = add_pool(&key, paths);
  ArbCards *cards = keeps ? find_pool(key.bytes) : NULL;
  if (!cards) {
    cards = __real_bind_load_reporting(paths, count_report, &counting, error);
    if (cards && keeps && counting.count == 0) keep_pool(&key, cards);
  }
  text_free(&key);
  return cards;
}

/* ---- Formats ------------------------------------------------------------------------------- */

enum { ANSWERS_MAX = 512 };

/* What a function said of a format. */
typedef struct Answer {
  char *key;
  int result;
  ArbError error;
  ArbFormat format;
  uint16_t defs[ARB_SHARED_MAX];
  Text problems; /* of a deck: rule and text by turns, each with its zero */
} Answer;

static Answer answers[ANSWERS_MAX];
static int last;

bool __real_bind_format(const BindPaths *paths, const char *name, ArbFormat *format,
                        ArbError *error);
bool __wrap_bind_format(const BindPaths *paths, const char *name, ArbFormat *format,
                        ArbError *error);
int __real_bind_format_shared(const BindPaths *paths, const char *format, const ArbCards *cards,
                              uint16_t defs[ARB_SHARED_MAX], ArbError *error);
int __wrap_bind_format_shared(const BindPaths *paths, const char *format, const ArbCards *cards,
                              uint16_t defs[ARB_SHARED_MAX], ArbError *error);
int __real_bind_check_deck(const BindPaths *paths, const char *format, const ArbCards *cards,
                           const ArbDeck *deck, BindProblem *report, void *data, ArbError *error);
int __wrap_bind_check_deck(const BindPaths *paths, const char *format, const ArbCards *cards,
                           const ArbDeck *deck, BindProblem *report, void *data, ArbError *error);

/* The answer with that key, or one that is to be filled in: then `fresh` is set.  Takes the key. */
static Answer *answer_for(Text *key, bool *fresh)
{
  Answer *answer = NULL;
  for (int i = 0; i < ANSWERS_MAX && !answer; i++)
    if (answers[i].key && strcmp(answers[i].key, key->bytes) == 0) answer = &answers[i];
  *fresh = !answer;
  if (answer) {
    text_free(key);
    return answer;
  }
  answer = &answers[last = (last + 1) % ANSWERS_MAX];
  free(answer->key);
  text_free(&answer->problems);
  *answer = (Answer){.key = key->bytes};
  *key = (Text){0};
  return answer;
}

bool __wrap_bind_format(const BindPaths *paths, const char *name, ArbFormat *format,
                        ArbError *error)
{
  Text key = {0};
  bool fresh;
  if (!add_paths(&key, paths)) {
    text_free(&key);
    return __real_bind_format(paths, name, format, error);
  }
  text_add(&key, "format %s\n", name);
  Answer *answer = answer_for(&key, &fresh);
  if (fresh) answer->result = __real_bind_format(paths, name, &answer->format, &answer->error);
  if (answer->result) *format = answer->format;
  if (error) *error = answer->error;
  return answer->result;
}

/* As add_paths, of what is asked about a kept pool. */
static bool add_question(Text *key, const BindPaths *paths, const char *what, const char *format,
                         const ArbCards *cards)
{
  int number = number_of(cards);
  if (!number || !add_paths(key, paths)) return false;
  text_add(key, "%s %s %d\n", what, format ? format : "", number);
  return true;
}

int __wrap_bind_format_shared(const BindPaths *paths, const char *format, const ArbCards *cards,
                              uint16_t defs[ARB_SHARED_MAX], ArbError *error)
{
  Text key = {0};
  bool fresh;
  if (!add_question(&key, paths, "shared", format, cards)) {
    text_free(&key);
    return __real_bind_format_shared(paths, format, cards, defs, error);
  }
  Answer *answer = answer_for(&key, &fresh);
  if (fresh)
    answer->result = __real_bind_format_shared(paths, format, cards, answer->defs, &answer->error);
  for (int i = 0; i < answer->result; i++) defs[i] = answer->defs[i];
  if (error) *error = answer->error;
  return answer->result;
}

static void note_problem(void *data, const char *rule, const char *text)
{
  text_add(data, "%s%c%s%c", rule, '\0', text, '\0');
}

int __wrap_bind_check_deck(const BindPaths *paths, const char *format, const ArbCards *cards,
                           const ArbDeck *deck, BindProblem *report, void *data, ArbError *error)
{
  Text key = {0};
  bool fresh;
  if (!add_question(&key, paths, "deck", format, cards)) {
    text_free(&key);
    return __real_bind_check_deck(paths, format, cards, deck, report, data, error);
  }
  for (int i = 0; i < ARB_SECTIONS_MAX; i++) {
    const ArbSection *section = &deck->sections[i];
    text_add(&key, "%d:", i);
    for (int k = 0; k < section->count; k++) text_add(&key, " %d", section->cards[k]);
  }
  Answer *answer = answer_for(&key, &fresh);
  if (fresh)
    answer->result = __real_bind_check_deck(paths, format, cards, deck, note_problem,
                                            &answer->problems, &answer->error);
  const char *at = answer->problems.bytes, *end = at ? at + answer->problems.length : NULL;
  while (at < end) {
    const char *text = at + strlen(at) + 1;
    report(data, at, text);
    at = text + strlen(text) + 1;
  }
  if (error) *error = answer->error;
  return answer->result;
}
