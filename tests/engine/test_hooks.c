/* SPDX-License-Identifier: MIT */
/*
** test_hooks.c -- a host takes over the memory of the library, and its end (arb_set_hooks).
*/
#include "support.h"

#include "memory.h"

/* Each block has its size in front of it, so that what goes back can be counted. */
typedef struct Counted {
  long blocks, taken;
  size_t bytes;
  jmp_buf out;
  char what[200];
} Counted;

enum { FRONT = 16 };

static void *counted(void *data, void *block, size_t size)
{
  Counted *all = data;
  char *old = block ? (char *)block - FRONT : NULL;
  size_t before = 0;
  if (old) memcpy(&before, old, sizeof before);
  if (size == 0) {
    all->blocks--;
    all->bytes -= before;
    free(old);
    return NULL;
  }
  char *made = realloc(old, size + FRONT);
  if (!made) return NULL;
  if (!old) all->blocks++, all->taken++;
  all->bytes += size - before;
  memcpy(made, &size, sizeof size);
  return made + FRONT;
}

static void leave(void *data, const char *what)
{
  Counted *all = data;
  snprintf(all->what, sizeof all->what, "%s", what);
  longjmp(all->out, 1);
}

/* A block of the library that went back to the C library, or the other way round, would break. */
static void all_memory_comes_from_the_hooks(void **state)
{
  (void)state;
  static Counted all;
  uint64_t hashes[2];
  const ArbHooks hooks = {sizeof hooks, &all, counted, leave};
  for (int hooked = 0; hooked < 2; hooked++) {
    Duel duel;
    assert_true(arb_set_hooks(hooked ? &hooks : NULL));
    duel_open(&duel, "jinx-origins", "viktor-origins", 5, false);
    for (int i = 0; i < 100 && duel_step(&duel); i++) continue;
    hashes[hooked] = arb_hash(duel.game);
    duel_close(&duel);
  }
  assert_true(arb_set_hooks(NULL));
  assert_true(hashes[0] == hashes[1]);
  assert_true(all.taken > 1000);
  assert_int_equal(all.blocks, 0);
  assert_int_equal(all.bytes, 0);
}

/* A pool that cannot be made leaves nothing behind: of each table something is there by then. */
static void cards_that_cannot_be_read_leave_no_memory(void **state)
{
  (void)state;
  static const BindText texts[][2] = {
    {{"a.lua", "return card { id = \"e-good\", name = \"Good\", type = \"unit\", might = 1,\n"
               "cost = { energy = 1 }, tags = { \"Cat\" }, counters = { \"thing\" },\n"
               "additional { name = \"more\", optional = true, cost = { energy = 1 } },\n"
               "when_played { targets = { unit {} }, run = function(game, me, it) end } }"},
     {"b.lua", "return card { id = \"e-bad\", name = \"Bad\", type = \"nothing\" }"}},
    {{"a.lua", "return card { id = \"e-good\", name = \"Good\", type = \"follower\", cost = 1,\n"
               "attack = 1, defense = 1, traits = { \"Cat\" },\n"
               "fanfare { targets = { follower {} }, run = function(game, me, it) end } }"},
     {"b.lua", "return card { id = \"e-bad\", name = \"Bad\", type = \"nothing\" }"}},
  };
  for (int game = 0; game < 2; game++) {
    static Counted all;
    ArbError error = {0};
    const ArbHooks hooks = {sizeof hooks, &all, counted, leave};
    const BindPaths paths = {.scripts = ARB_DATA_DIR "/scripts",
                             .texts = texts[game],
                             .text_count = 2,
                             .game = game ? "evolve" : "riftbound"};
    all = (Counted){0};
    assert_true(arb_set_hooks(&hooks));
    assert_null(bind_load(&paths, &error));
    assert_true(arb_set_hooks(NULL));
    assert_non_null(strstr(error.text, "b.lua"));
    assert_true(all.taken > 100);
    assert_int_equal(all.blocks, 0);
  }
}

static void a_host_may_leave_when_the_engine_is_broken(void **state)
{
  (void)state;
  static Counted all;
  const ArbHooks hooks = {sizeof hooks, &all, NULL, leave};
  assert_true(arb_set_hooks(&hooks));
  if (setjmp(all.out) == 0) arb_memory_fatal("nothing holds");
  assert_true(arb_set_hooks(NULL));
  assert_string_equal(all.what, "nothing holds");
}

static void hooks_of_another_version_are_refused(void **state)
{
  (void)state;
  const ArbHooks hooks = {.size = sizeof hooks + 8};
  assert_false(arb_set_hooks(&hooks));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(all_memory_comes_from_the_hooks),
    cmocka_unit_test(cards_that_cannot_be_read_leave_no_memory),
    cmocka_unit_test(a_host_may_leave_when_the_engine_is_broken),
    cmocka_unit_test(hooks_of_another_version_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
