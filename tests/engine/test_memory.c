/* SPDX-License-Identifier: MIT */
/*
** test_memory.c -- memory runs out within each call of lunarbiter.h, in every phase of a game.
**
** The first allocation of the call fails, then the second one, and so on until the call has
** enough: those of C and those of Lua alike.  Once only that one fails, once all that follow, too.
** The call succeeds or is refused.  A refused one has changed nothing, not a byte of the save, nor
** what is asked; and the same call, made again with memory, does what it does to a game to which
** nothing has happened.  The program is linked so that all allocations of the libraries come here
** (CMakeLists.txt).
*/
#include "calls.h"
#include "kernel/step/flow.h"
#include "scarce.h"

enum { EACH = 24 /* of the first allocations each fails; then ever fewer */ };
enum { VARIANTS = 12, PLACES = 3 /* of each phase */ };

static long tries;

/* ---- What must hold ------------------------------------------------------------------------ */

typedef struct Seen {
  void *bytes;
  size_t size;
  uint64_t offered;
  uint32_t number, last;
  ArbStatus stands;
} Seen;

static Seen look_at(ArbGame *game)
{
  Seen seen = {.stands = arb_advance(game), .offered = all_offered(game)};
  seen.bytes = saved(game, &seen.size);
  seen.number = arb_decision(game) ? arb_decision(game)->number : 0;
  seen.last = arb_events(game, ARB_NO_SEAT, UINT32_MAX, NULL, NULL);
  return seen;
}

static bool same(const Seen *a, const Seen *b)
{
  return a->size == b->size && a->offered == b->offered && a->number == b->number &&
         a->last == b->last && a->stands == b->stands && memcmp(a->bytes, b->bytes, a->size) == 0;
}

/* Looks at a copy: the game may stand between two steps. */
static Seen look_past(ArbGame *game)
{
  ArbGame *copy = arb_clone(game);
  Seen seen = look_at(copy);
  arb_destroy(copy);
  return seen;
}

static bool is_as(ArbGame *game, const Seen *before)
{
  Seen now = look_past(game);
  bool good = same(&now, before);
  free(now.bytes);
  return good;
}

/* ---- One call ------------------------------------------------------------------------------- */

typedef struct Try {
  Play *play;
  const Phase *phase;
  const Call *call;
  int variant;
  ArbGame *twin;      /* copies of it are what the call is made on */
  Seen before, after; /* with memory */
  ArbStatus status;
  uint64_t dice;
  bool all; /* all allocations after the first that fails fail, too */
} Try;

/* The call, which draws the same whenever it is made; false: there is no such variant. */
static bool make(Try *try, ArbGame *game, ArbStatus *status)
{
  try->play->random.state = try->dice;
  *status = ARB_OK;
  return try->call->act(try->play, game, try->variant, status);
}

static void fault(const Try *try, long n, const char *what)
{
  fail_msg("%s, %s, %.24s %d, allocation %ld%s: %s", try->play->name, try->phase->name,
           try->call->names, try->variant, n, try->all ? " and all that follow" : "", what);
}

/* Every copy is made with memory; what fails is the call.  `fresh`: its question has been made. */
static ArbGame *copy_of(const Try *try, bool fresh)
{
  char text[4];
  ArbGame *copy = arb_clone(try->twin);
  if (fresh) arb_question(copy, text, sizeof text);
  return copy;
}

/* False: the call had enough. */
static bool fails_well(Try *try, long n, bool fresh)
{
  ArbStatus status;
  ArbGame *game = copy_of(try, fresh);
  ArbError error = {0};
  scarce_after(n, try->all);
  make(try, game, &status);
  bool failed = scarce_end() > 0;
  tries += failed;
  if (status >= 0 && !arb_check(game, &error)) fault(try, n, error.text);
  if (status == ARB_SCRIPT && try->status != ARB_SCRIPT) fault(try, n, "a card is blamed");
  if (status < 0 && !is_as(game, &try->before)) fault(try, n, arb_error(game));
  if (failed && status < 0) make(try, game, &status);
  if (status != try->status) fault(try, n, "with memory the call says something else");
  if (!is_as(game, &try->after)) fault(try, n, "with memory the call does something else");
  arb_destroy(game);
  return failed;
}

static void fail_each(Try *try, bool all, bool fresh)
{
  try->all = all;
  for (long n = 0; fails_well(try, n, fresh);) n += n < EACH ? 1 : n / 2;
}

static bool try_variant(Try *try)
{
  ArbGame *game = copy_of(try, false);
  try->before = look_past(game);
  bool tried = make(try, game, &try->status);
  try->after = look_past(game);
  for (int i = 0; i < 4 && tried; i++) fail_each(try, i & 1, i & 2);
  free(try->before.bytes);
  free(try->after.bytes);
  arb_destroy(game);
  return tried;
}

static void try_place(Play *play, const Phase *phase, int nth)
{
  ArbGame *twin = phase->reach(play, nth);
  if (twin) twin->check = nth == 1; /* each step runs twice */
  Try try = {.play = play, .phase = phase, .twin = twin};
  for (try.call = calls; twin && try.call->names; try.call++) {
    int tried = 0;
    for (try.variant = 0; tried < VARIANTS; try.variant += tried < 8 ? 1 : 7, tried++) {
      try.dice = (uint64_t)(try.variant + 1);
      if (!try_variant(&try)) break;
    }
  }
  arb_destroy(twin);
}

static void try_everything(const char *one, const char *other)
{
  Play *play = play_open(one, other);
  tries = 0;
  for (int i = 0; phases[i].name; i++)
    for (int nth = 0; nth < PLACES; nth++) try_place(play, &phases[i], nth);
  play_close(play);
  print_message("%s: %ld calls without memory\n", one, tries);
  assert_true(tries > 1000);
}

static void memory_runs_out_in_a_duel(void **state)
{
  try_everything("jinx-origins", "viktor-origins");
}
static void memory_runs_out_in_evolve(void **state)
{
  try_everything("sd01-forest", "sd02-sword");
}
static void memory_runs_out_with_three(void **state)
{
  try_everything("ffa3", NULL);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(memory_runs_out_in_a_duel),
    cmocka_unit_test(memory_runs_out_in_evolve),
    cmocka_unit_test(memory_runs_out_with_three),
  };
  return cmocka_run_group_tests_name("memory", tests, NULL, NULL);
}
