/* SPDX-License-Identifier: MIT */
/*
** test_calls.c -- every call of lunarbiter.h in every phase of a game.
**
** A call is accepted, and then the game is sound, its copy plays on alike and so does
** what was saved of it; or it is refused with a reason, and then not a byte differs.
** Looking never changes anything.  The table of calls is held against the header: a new
** function without a row fails.
*/
#include <ctype.h>

#include "calls.h"

enum { ON = 12 /* answers that are played on */, LOOKS = 4 };
#ifdef ARB_SANITIZED
enum { PLACES = 1 /* tried a phase */ };
#else
enum { PLACES = 2 };
#endif

/* Functions that are given no game that goes on. */
static const char apart[] =
    "arb_status_text arb_section_find arb_format_number arb_create arb_destroy arb_player_id "
    "arb_load arb_cards_keep arb_cards_release arb_cards_count arb_cards_find arb_card_id "
    "arb_card_title arb_card_type arb_card_hash arb_card_token arb_card_text arb_card_mod "
    "arb_keywords_count arb_keyword arb_rules_edition arb_card_unsupported arb_version "
    "arb_default_setup arb_set_hooks arb_free arb_call_word arb_call_find arb_verb arb_attribute "
    "arb_attribute_find ";

/* ---- What must hold ------------------------------------------------------------------------- */

typedef struct Seen {
  void *bytes;
  size_t size;
  uint64_t hash, offered, seen[ARB_SEATS_MAX];
} Seen;

static Seen look(ArbGame *game)
{
  Seen seen = {.hash = arb_hash(game)};
  seen.bytes = saved(game, &seen.size);
  seen.offered = all_offered(game);
  return seen;
}

static Seen look_closely(ArbGame *game)
{
  Seen seen = look(game);
  for (ArbSeat seat = 0; seat < arb_seats(game); seat++) seen.seen[seat] = all_seen(game, seat);
  return seen;
}

/* What the seats see takes far longer to compare than the bytes: it is compared `closely`. */
static bool is_unchanged(ArbGame *game, const Seen *before, bool closely)
{
  Seen now = closely ? look_closely(game) : look(game);
  bool same = now.size == before->size && now.hash == before->hash &&
              now.offered == before->offered &&
              (now.size == 0 || memcmp(now.bytes, before->bytes, now.size) == 0) &&
              (!closely || memcmp(now.seen, before->seen, sizeof now.seen) == 0);
  free(now.bytes);
  return same;
}

/* Both play the same answers. */
static void play_on_alike(Play *play, ArbGame *one, ArbGame *other, const char *what)
{
  for (int i = 0; i < ON; i++) {
    ArbStatus status = arb_advance(one);
    if (status != arb_advance(other) || arb_hash(one) != arb_hash(other) ||
        all_offered(one) != all_offered(other))
      fail_msg("%s: after %d answers they differ", what, i);
    if (status != ARB_AWAITING) return;
    int count = bind_random_choose(&play->random, &play->drawn, one);
    status = answer(one, play->drawn.values, count);
    if (status != answer(other, play->drawn.values, count))
      fail_msg("%s: %s", what, arb_error(one));
    if (status < 0 && status != ARB_SCRIPT) fail_msg("%s: %s", what, arb_error(one));
    ArbError error = {0};
    if (!arb_check(one, &error)) fail_msg("%s: %s", what, error.text);
  }
}

static void assert_plays_on(Play *play, ArbGame *game, const char *what)
{
  ArbError error = {0};
  char text[300];
  if (!arb_check(game, &error)) fail_msg("%s: %s", what, error.text);
  ArbGame *copy = arb_clone(game), *again = arb_clone(game);
  size_t size;
  void *bytes = saved(game, &size);
  ArbGame *back =
      arb_load(play->duel.session.cards, bind_script_host(play->duel.host), bytes, size, &error);
  if (!back) fail_msg("%s: its own save is refused: %s", what, error.text);
  snprintf(text, sizeof text, "%s, saved", what);
  play_on_alike(play, again, back, text);
  snprintf(text, sizeof text, "%s, copied", what);
  play_on_alike(play, game, copy, text);
  free(bytes);
  arb_destroy(back);
  arb_destroy(copy);
  arb_destroy(again);
}

/* One call with all its variants, on games that stand as `twin` does.  Refusals follow one another
** on the same game, so a close look at every fourth and after the last one shows what any did. */
static void try_call(Play *play, const Phase *phase, int nth, const Call *call, ArbGame *twin,
                     const Seen *first, const Seen *of_copies)
{
  const Seen *before = first;
  char what[256];
  ArbGame *game = phase->reach(play, nth);
  for (int variant = 0;; variant++) {
    ArbStatus status = ARB_REFUSED; /* where there is nothing left to try, too */
    bool tried = call->act(play, game, variant, &status);
    snprintf(what, sizeof what, "%s, %s (%d), %.20s %d: %s", play->name, phase->name, nth,
             call->names, variant, status < 0 ? arb_error(game) : "accepted");
    if (status == ARB_BUG || status == ARB_MEMORY) fail_msg("%s", what);
    bool closely = !tried || variant % LOOKS == LOOKS - 1;
    if (status < 0 && !is_unchanged(game, before, closely))
      fail_msg("%s, but something changed", what);
    if (status >= 0) {
      assert_plays_on(play, game, what);
      arb_destroy(game);
      game = arb_clone(twin);
      before = of_copies;
    }
    if (!tried) break;
  }
  assert_plays_on(play, game, what); /* after what was refused */
  arb_destroy(game);
}

static void try_phase(Play *play, const Phase *phase)
{
  for (int nth = 0; nth < PLACES; nth++) {
    ArbGame *twin = phase->reach(play, nth);
    if (!twin) return;
    ArbGame *copy = arb_clone(twin); /* it has no events */
    Seen before = look_closely(twin), of_copies = look_closely(copy);
    for (int i = 0; calls[i].names; i++)
      try_call(play, phase, nth, &calls[i], twin, &before, &of_copies);
    free(before.bytes);
    free(of_copies.bytes);
    arb_destroy(copy);
    arb_destroy(twin);
  }
}

static void try_everything(const char *one, const char *other)
{
  Play *play = play_open(one, other);
  for (int i = 0; phases[i].name; i++) try_phase(play, &phases[i]);
  play_close(play);
}

static void calls_in_every_phase_of_a_duel(void **state)
{
  try_everything("jinx-origins", "viktor-origins");
}

static void calls_in_every_phase_of_evolve(void **state)
{
  try_everything("sd01-forest", "sd02-sword");
}
static void calls_in_every_phase_with_three(void **state)
{
  try_everything("ffa3", NULL);
}
static void calls_in_every_phase_of_two_against_two(void **state)
{
  try_everything("2v2", NULL);
}

/* ---- The header -------------------------------------------------------------------------------
 */

static bool is_listed(const char *list, const char *name)
{
  char word[80];
  snprintf(word, sizeof word, "%s ", name);
  const char *at = strstr(list, word);
  return at && (at == list || at[-1] == ' ');
}

static void every_function_of_the_header_is_called(void **state)
{
  FILE *file = fopen(ARB_DATA_DIR "/core/lunarbiter.h", "r");
  char line[400];
  int found = 0;
  assert_non_null(file);
  while (fgets(line, sizeof line, file)) {
    if (strncmp(line, "ARB_API ", 8) != 0) continue;
    char *end = strchr(line, '('), name[80] = "";
    assert_non_null(end);
    char *start = end;
    while (start > line && (isalnum((unsigned char)start[-1]) || start[-1] == '_')) start--;
    snprintf(name, sizeof name, "%.*s", (int)(end - start), start);
    bool listed = is_listed(apart, name);
    for (int i = 0; calls[i].names; i++) listed |= is_listed(calls[i].names, name);
    if (!listed) fail_msg("%s stands in lunarbiter.h and in no row of this test", name);
    found++;
  }
  fclose(file);
  assert_true(found > 60);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_function_of_the_header_is_called),
    cmocka_unit_test(calls_in_every_phase_of_a_duel),
    cmocka_unit_test(calls_in_every_phase_of_evolve),
    cmocka_unit_test(calls_in_every_phase_with_three),
    cmocka_unit_test(calls_in_every_phase_of_two_against_two),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
