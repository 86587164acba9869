/* SPDX-License-Identifier: MIT */
/*
** test_copies.c -- every decision of whole games is a place to go on from.
**
** A game is played once and everything is kept: a clone at every decision, the
** answers, the hashes.  Then each clone is given the next answers, and has to meet
** the same hash at every decision: the block is then the same again, whose own clone
** goes on from there.  What the hash leaves out, the caches, has until then been used;
** some clones, and saves in other threads with script hosts of their own, go on to the
** same end.
*/
#include <pthread.h>

#include "support.h"

/* Pairings in which all seven decks are played, and modes of play. */
static const char *const pairings[][2] = {
  {"jinx-origins", "viktor-origins"},
  {"lee-sin-origins", "jinx-origins"},
  {"annie-proving-grounds", "garen-proving-grounds"},
  {"lux-proving-grounds", "master-yi-proving-grounds"},
  {"match", NULL},
  {"ffa3", NULL},
  {"ffa4", NULL},
  {"2v2", NULL},
};
enum {
  PAIRINGS = sizeof pairings / sizeof *pairings,
  LENGTH_MAX = 2000,
  VALUES_MAX = 64,
  FURTHER = 40,   /* decisions that most clones play */
  TO_THE_END = 10 /* one clone of this many plays to the end */
};

/* A game, decision by decision. */
typedef struct Page {
  ArbGame *clone;
  uint64_t hash, position;
  int32_t values[VALUES_MAX];
  int count;
} Page;

typedef struct Book {
  Duel duel;
  Page pages[LENGTH_MAX];
  int count;
  uint64_t end;
} Book;

static void write_page(Book *book)
{
  Page *page = &book->pages[book->count++];
  ArbGame *game = book->duel.game;
  page->clone = arb_clone(game);
  page->hash = arb_hash(game);
  page->position = arb_position_hash(game);
  page->count = draw_answer(&book->duel, game);
  assert_in_range(page->count, 0, VALUES_MAX);
  memcpy(page->values, book->duel.values.values, (size_t)page->count * sizeof(int32_t));
  assert_int_equal(answer(game, page->values, page->count), ARB_OK);
  arb_forget_events(game);
}

static Book *open_book(int pairing, uint64_t seed)
{
  Book *book = calloc(1, sizeof *book);
  assert_non_null(book);
  duel_open(&book->duel, pairings[pairing][0], pairings[pairing][1], seed, false);
  while (arb_advance(book->duel.game) == ARB_AWAITING && book->count < LENGTH_MAX) write_page(book);
  assert_int_equal(arb_advance(book->duel.game), ARB_OVER);
  book->end = arb_hash(book->duel.game);
  return book;
}

static void close_book(Book *book)
{
  for (int i = 0; i < book->count; i++) arb_destroy(book->pages[i].clone);
  duel_close(&book->duel);
  free(book);
}

/* Goes on with the answers from page `at` up to page `to`, or the end of the game; -1, or the
** page where it first differed. */
static int read_up_to(const Book *book, ArbGame *game, int at, int to)
{
  for (; at < book->count; at++) {
    const Page *page = &book->pages[at];
    if (arb_advance(game) != ARB_AWAITING || arb_hash(game) != page->hash ||
        arb_position_hash(game) != page->position ||
        answer(game, page->values, page->count) != ARB_OK)
      return at;
    if (at == to) return -1;
    arb_forget_events(game);
  }
  return arb_advance(game) == ARB_OVER && arb_hash(game) == book->end ? -1 : at;
}

static int read_on(const Book *book, ArbGame *game, int at)
{
  return read_up_to(book, game, at, book->count);
}

static void every_clone_plays_on_alike(void **state)
{
  (void)state;
  for (int pairing = 0; pairing < PAIRINGS; pairing++) {
    Book *book = open_book(pairing, 31 + (uint64_t)pairing);
    for (int at = 0; at < book->count; at++) {
      int to = at % TO_THE_END ? at + FURTHER : book->count;
      int differs = read_up_to(book, book->pages[at].clone, at, to);
      if (differs >= 0)
        fail_msg("%s: the clone of decision %d differs at decision %d", pairings[pairing][0], at,
                 differs);
    }
    close_book(book);
  }
}

/* Copied over one another again and again, in any order. */
static void a_reused_copy_is_as_good_as_a_new_one(void **state)
{
  (void)state;
  Book *book = open_book(1, 77);
  ArbGame *reused = arb_clone(book->pages[0].clone);
  for (int i = 0; i < 60; i++) {
    int at = bind_bot_below(&book->duel.random, book->count);
    assert_int_equal(arb_copy(reused, book->pages[at].clone), ARB_OK);
    int differs = read_on(book, reused, at);
    if (differs >= 0) fail_msg("the copy of decision %d differs at decision %d", at, differs);
  }
  arb_destroy(reused);
  close_book(book);
}

/* ---- Threads ------------------------------------------------------------------------ */

typedef struct Reader {
  const Book *book;
  pthread_t thread;
  int first, step; /* the pages this thread begins at */
  int bad;         /* the first one that went wrong, or -1 */
} Reader;

/* No assertions here: cmocka's belong to the thread it runs in. */
static bool read_from(Reader *reader, BindHost *host, int at)
{
  ArbGame *from = reader->book->pages[at].clone;
  size_t size = arb_save_size(from);
  ArbError error;
  void *bytes = malloc(size);
  if (!bytes || arb_save(from, bytes, size) != size) return false;
  ArbGame *game =
      arb_load(reader->book->duel.session.cards, bind_script_host(host), bytes, size, &error);
  bool good = game && read_on(reader->book, game, at) < 0;
  arb_destroy(game);
  free(bytes);
  return good;
}

static void *read_some(void *data)
{
  Reader *reader = data;
  ArbError error;
  BindHost *host = bind_host_new(reader->book->duel.session.cards, &error);
  for (int at = reader->first; host && at < reader->book->count && reader->bad < 0;
       at += reader->step)
    if (!read_from(reader, host, at)) reader->bad = at;
  if (!host) reader->bad = 0;
  bind_host_free(host);
  return NULL;
}

static void saves_play_on_in_other_threads(void **state)
{
  enum { THREADS = 3 };
  (void)state;
  Book *book = open_book(2, 5);
  Reader readers[THREADS];
  for (int i = 0; i < THREADS; i++) {
    readers[i] = (Reader){.book = book, .first = i, .step = THREADS * 3, .bad = -1};
    assert_int_equal(pthread_create(&readers[i].thread, NULL, read_some, &readers[i]), 0);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(readers[i].thread, NULL);
    if (readers[i].bad >= 0) fail_msg("the save of decision %d went wrong", readers[i].bad);
  }
  close_book(book);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_clone_plays_on_alike),
    cmocka_unit_test(a_reused_copy_is_as_good_as_a_new_one),
    cmocka_unit_test(saves_play_on_in_other_threads),
  };
  return cmocka_run_group_tests_name("copies", tests, NULL, NULL);
}
