/* SPDX-License-Identifier: MIT */
/*
** test_fuzz_files.c -- files from strangers: saves and replays full of noise.
**
** Noise, cut and edited files are refused with a sentence.  An edited save whose
** sum was mended is harder: it may be a game, as somebody could have written it;
** then it must be one that can be looked at and played, and never a crash.
*/
#include <unistd.h>

#include "kernel/block/state.h"
#include "session/replay.h"
#include "support.h"

/* ---- Saves ------------------------------------------------------------------------ */

typedef struct Save {
  Duel duel;
  char *bytes, *edited; /* as it was, and a copy to spoil */
  size_t size;
} Save;

/* A save in the middle of a game; `in_step`: with answers of a running step. */
static void open_save(Save *save, uint64_t seed, bool in_step)
{
  duel_open(&save->duel, "jinx-origins", "viktor-origins", seed, false);
  while (save->duel.number < 70 || (arb_decision(save->duel.game)->open != 0) != in_step)
    assert_true(duel_step(&save->duel));
  save->bytes = saved(save->duel.game, &save->size);
  save->edited = malloc(save->size + 64);
  assert_non_null(save->edited);
  memcpy(save->edited, save->bytes, save->size);
}

static void close_save(Save *save)
{
  free(save->bytes);
  free(save->edited);
  duel_close(&save->duel);
}

static ArbGame *load(Save *save, const void *bytes, size_t size)
{
  ArbError error = {0};
  ArbGame *game =
      arb_load(save->duel.session.cards, bind_script_host(save->duel.host), bytes, size, &error);
  if (!game) {
    assert_int_equal(error.status, ARB_CORRUPT);
    assert_true(strlen(error.text) > 5);
  }
  return game;
}

static void must_be_refused(Save *save, const void *bytes, size_t size)
{
  assert_null(load(save, bytes, size));
}

static unsigned below(Save *save, size_t bound)
{
  return (unsigned)bind_bot_below(&save->duel.random, (int)bound);
}

static void noise_is_no_save(void **state)
{
  enum { NOISE = 4096 };
  Save save;
  (void)state;
  open_save(&save, 1, false);
  for (int i = 0; i < 400; i++) {
    char noise[NOISE];
    size_t size = below(&save, NOISE), kept = below(&save, 200);
    for (size_t at = 0; at < size; at++) noise[at] = (char)below(&save, 256);
    if (i % 2) memcpy(noise, save.bytes, kept < size ? kept : size); /* begins like one */
    must_be_refused(&save, noise, size);
  }
  must_be_refused(&save, "", 0);
  close_save(&save);
}

static void a_cut_or_longer_save_is_refused(void **state)
{
  Save save;
  (void)state;
  open_save(&save, 2, true);
  for (size_t size = 0; size < save.size; size += 1 + below(&save, 60)) {
    char *cut = malloc(size + 1); /* of its own, so that reading behind its end is seen */
    assert_non_null(cut);
    memcpy(cut, save.bytes, size);
    must_be_refused(&save, cut, size);
    free(cut);
  }
  for (size_t more = 1; more < 64; more += 7) must_be_refused(&save, save.edited, save.size + more);
  close_save(&save);
}

static void a_changed_byte_is_found(void **state)
{
  Save save;
  (void)state;
  open_save(&save, 3, true);
  for (int i = 0; i < 4000; i++) {
    size_t at = i < 400 ? (size_t)i : below(&save, save.size);
    save.edited[at] ^= (char)(1 << below(&save, 8));
    must_be_refused(&save, save.edited, save.size);
    save.edited[at] = save.bytes[at];
  }
  ArbGame *game = load(&save, save.edited, save.size); /* as it was */
  assert_non_null(game);
  arb_destroy(game);
  close_save(&save);
}

/* The sum at its end is made to fit. */
static void mend(Save *save)
{
  uint64_t sum = arb_hash_bytes(0x5641534C, save->edited, save->size - sizeof sum);
  memcpy(save->edited + save->size - sizeof sum, &sum, sizeof sum);
}

static void spoil(Save *save)
{
  memcpy(save->edited, save->bytes, save->size);
  for (unsigned edits = 1 + below(save, 3); edits > 0; edits--) {
    static const unsigned char odd[] = {0, 1, 2, 0x7F, 0x80, 0xFE, 0xFF};
    size_t at = below(save, below(save, 3) ? save->size : 400);
    save->edited[at] = (char)(below(save, 2) ? odd[below(save, sizeof odd)] : below(save, 256));
  }
  mend(save);
}

static void play_some(Save *save, ArbGame *game, int decisions)
{
  for (int i = 0; i < decisions && arb_advance(game) == ARB_AWAITING; i++) {
    int count = draw_answer(&save->duel, game);
    all_offered(game);
    for (ArbSeat seat = 0; seat < 2; seat++) all_seen(game, seat);
    ArbStatus status = answer(game, save->duel.values.values, count);
    if (status < 0) break;
  }
}

/* Where the block begins: behind the header of the file. */
static ArbState *block_of(Save *save)
{
  for (size_t at = 0; at + sizeof(ArbState) < save->size; at += 8) {
    uint32_t magic;
    memcpy(&magic, save->edited + at, sizeof magic);
    if (magic == ARB_MAGIC) return (ArbState *)(void *)(save->edited + at);
  }
  fail_msg("the save holds no block");
  return NULL;
}

/* It would be nobody's turn for ever. */
static void a_game_that_all_have_left_and_nobody_has_lost_is_refused(void **state)
{
  Save save;
  (void)state;
  open_save(&save, 5, false);
  block_of(&save)->gone = 3;
  mend(&save);
  must_be_refused(&save, save.edited, save.size);
  close_save(&save);
}

/* Crashes are a sanitizer's to find: the other builds try fewer. */
#ifdef ARB_SANITIZED
enum { EDITS = 800 };
#else
enum { EDITS = 200 };
#endif

/* A save that was edited with care is refused or it is a game.  What is wrong with it is wrong
** from the start, so most are played a few decisions only. */
static void an_edited_save_is_refused_or_can_be_played(void **state)
{
  int played = 0;
  (void)state;
  for (int position = 0; position < 6; position++) {
    Save save;
    open_save(&save, 4 + (uint64_t)position, position % 2 == 1);
    for (int i = 0; i < EDITS; i++) {
      spoil(&save);
      ArbGame *game = load(&save, save.edited, save.size);
      if (!game) continue;
      assert_sound(game);
      play_some(&save, game, i % 4 ? 5 : 20);
      arb_destroy(game);
      played++;
    }
    close_save(&save);
  }
  assert_true(played > 100);
}

/* ---- Replays ------------------------------------------------------------------------ */

typedef struct Script {
  Session session;
  char path[64];
  char *text;
  size_t size, begin; /* where the answers begin */
  BotRandom random;
} Script;

static ArbGame *new_game(Script *script, BindHost **host)
{
  ArbError error = {0};
  Seating seating = {.seed = 9};
  *host = bind_host_new(script->session.cards, &error);
  if (!*host) fail_msg("%s", error.text);
  ArbGame *game = session_game(&script->session, *host, &seating, &error);
  if (!game) fail_msg("%s", error.text);
  return game;
}

static void record_move_of(Recorder *recorder, ArbGame *game, EntryKind kind, const char *text)
{
  const ArbDecision *decision = arb_decision(game);
  recorder_add(recorder, &(ReplayEntry){.kind = kind,
                                        .number = decision->number,
                                        .answer = text,
                                        .seat = decision->player,
                                        .hash = arb_hash(game)});
}

/* Answers, with everything else a record can hold in between. */
static void record_game(Script *script, Recorder *recorder, ArbGame *game, const ArbCards *cards)
{
  static const char *const bots[] = {"random", "random"};
  static const char *const edits[] = {"set p1 points 2", "set game turn 9", "put p2 trash ogs-007"};
  Seating seating = {.seed = 9};
  BotAnswer values = {0};
  ArbError error = {0};
  ArbGame *kept = NULL;
  int moves = 0, kept_at = 0;
  recorder_start(recorder, &script->session, &seating, bots);
  for (int i = 0; i < 120 && arb_advance(game) == ARB_AWAITING; i++) {
    const ArbDecision *decision = arb_decision(game);
    if (decision->open && bind_bot_below(&script->random, 6) == 0) {
      record_move_of(recorder, game, ENTRY_CANCEL, NULL);
      assert_int_equal(arb_cancel(game, decision->player), ARB_OK);
      moves++;
      continue;
    }
    if (i % 40 == 10) {
      record_move_of(recorder, game, ENTRY_SEAT, i > 60 ? "random" : "person");
      moves++;
    }
    if (i % 30 == 20 && !decision->open) {
      const char *edit = edits[i / 30 % 3];
      size_t before = recorder->text.length;
      record_move_of(recorder, game, ENTRY_EDIT, edit);
      if (record_edit(game, cards, edit, &error)) moves++;
      else text_cut(&recorder->text, before); /* a sealed step is running */
    }
    if (i >= 50 && !kept) {
      kept = arb_clone(game), kept_at = moves;
      recorder_add(recorder, &(ReplayEntry){.kind = ENTRY_BRANCH, .number = 1, .answer = "here"});
    }
    if (i >= 90 && kept_at >= 0) {
      recorder_add(recorder, &(ReplayEntry){
                               .kind = ENTRY_GOTO, .number = 1, .to = kept_at, .answer = "here"});
      assert_int_equal(arb_copy(game, kept), ARB_OK);
      kept_at = -1;
    }
    int count = bind_random_choose(&script->random, &values, game);
    recorder_answer(recorder, game, values.values, count);
    assert_int_equal(answer(game, values.values, count), ARB_OK);
    moves++;
  }
  arb_destroy(kept);
  bind_answer_free(&values);
}

static char *read_all(const char *path, size_t *size)
{
  FILE *file = fopen(path, "rb");
  assert_non_null(file);
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  char *text = malloc(*size + 64);
  assert_non_null(text);
  assert_int_equal(fread(text, 1, *size, file), *size);
  text[*size] = 0;
  fclose(file);
  return text;
}

static void open_script(Script *script)
{
  ArbError error = {0};
  TextList names = {.items = {"annie-proving-grounds", "lux-proving-grounds"}, .count = 2};
  BindHost *host;
  Recorder recorder;
  memset(script, 0, sizeof *script);
  script->random.state = 1;
  if (!session_pair(&script->session, ARB_DATA_DIR, NULL, NULL, &names, NULL, &error))
    fail_msg("%s", error.text);
  ArbGame *game = new_game(script, &host);
  record_game(script, &recorder, game, script->session.cards);
  strcpy(script->path, "replay-XXXXXX");
  int file = mkstemp(script->path);
  assert_true(file >= 0);
  close(file);
  assert_true(recorder_write(&recorder, game, false, script->path, &error));
  script->text = read_all(script->path, &script->size);
  script->begin = (size_t)(strstr(script->text, "\nbegin\n") + 7 - script->text);
  recorder_free(&recorder);
  arb_destroy(game);
  bind_host_free(host);
}

static void close_script(Script *script)
{
  unlink(script->path);
  free(script->text);
  session_close(&script->session);
}

static void write_text(const Script *script, const char *text, size_t size)
{
  FILE *file = fopen(script->path, "wb");
  assert_non_null(file);
  assert_int_equal(fwrite(text, 1, size, file), size);
  fclose(file);
}

/* The last line says the sum of all bytes before it (FNV-1a). */
static size_t mend_sum(char *text, size_t size)
{
  uint64_t sum = 0xCBF29CE484222325u;
  size_t at = size > 0 ? size - 1 : 0;
  while (at > 0 && text[at - 1] != '\n') at--;
  for (size_t i = 0; i < at; i++) sum = (sum ^ (unsigned char)text[i]) * 0x100000001B3u;
  return at + (size_t)snprintf(text + at, 32, "sum %016llx\n", (unsigned long long)sum);
}

/* Reads the file, and plays it when it can be read; whether all went well. */
static bool read_and_play(Script *script, bool verify)
{
  Replay replay;
  ArbError error = {0};
  if (!replay_read(&replay, script->path, &error)) {
    assert_non_null(strstr(error.text, script->path));
    return false;
  }
  BindHost *host;
  ArbGame *game = new_game(script, &host);
  bool good = replay_play(&replay, game, script->session.cards, verify, NULL, NULL, &error);
  if (!good) assert_non_null(strstr(error.text, script->path));
  assert_sound(game);
  arb_destroy(game);
  bind_host_free(host);
  replay_free(&replay);
  return good;
}

static void a_replay_as_it_was_written_is_read(void **state)
{
  Script script;
  (void)state;
  open_script(&script);
  assert_true(read_and_play(&script, true));
  close_script(&script);
}

/* Spoils some bytes behind `from`; lines are doubled, dropped and exchanged too. */
static size_t spoil_text(Script *script, char *text, size_t from)
{
  static const char letters[] = "#=~,- \n0123456789abcdefcounterpaysundo\t\"%";
  size_t size = script->size;
  memcpy(text, script->text, size + 1);
  for (int edits = 1 + bind_bot_below(&script->random, 4); edits > 0; edits--) {
    size_t at = from + (size_t)bind_bot_below(&script->random, (int)(size - from));
    size_t other = from + (size_t)bind_bot_below(&script->random, (int)(size - from));
    size_t length = (size_t)bind_bot_below(&script->random, 40);
    if (at + length > size) length = size - at;
    if (other + length > size) length = size - other;
    switch (bind_bot_below(&script->random, 4)) {
    case 0: text[at] = letters[bind_bot_below(&script->random, (int)sizeof letters - 1)]; break;
    case 1: text[at] = (char)bind_bot_below(&script->random, 256); break;
    case 2: memmove(text + other, text + at, length); break;
    default: /* takes some bytes out */
      memmove(text + at, text + at + length, size - at - length + 1);
      size -= length;
    }
  }
  return size;
}

static void an_edited_replay_is_refused(void **state)
{
  Script script;
  (void)state;
  open_script(&script);
  char *text = malloc(script.size + 64);
  assert_non_null(text);
  for (int i = 0; i < 300; i++) {
    size_t size = spoil_text(&script, text, 0);
    if (size == script.size && memcmp(text, script.text, size) == 0) continue;
    write_text(&script, text, size);
    assert_false(read_and_play(&script, true));
  }
  free(text);
  close_script(&script);
}

static void a_cut_replay_is_refused(void **state)
{
  Script script;
  (void)state;
  open_script(&script);
  for (size_t size = 0; size + 1 < script.size; size += 1 + script.size / 200) {
    write_text(&script, script.text, size);
    assert_false(read_and_play(&script, false));
  }
  close_script(&script);
}

/* With the sum mended it is a replay of a game that was never played: it stops at
** the first line that is not legal, or it differs from its hashes. */
static void an_edited_replay_with_a_mended_sum_does_no_harm(void **state)
{
  Script script;
  (void)state;
  open_script(&script);
  char *text = malloc(script.size + 64);
  assert_non_null(text);
  for (int i = 0; i < 250; i++) {
    size_t size = spoil_text(&script, text, i % 4 ? script.begin : 0);
    size = mend_sum(text, size);
    write_text(&script, text, size);
    read_and_play(&script, i % 2 == 0);
  }
  free(text);
  close_script(&script);
}

/* Decks, cards and format of the header are looked up anew. */
static void an_edited_header_with_a_mended_sum_does_no_harm(void **state)
{
  Script script;
  (void)state;
  open_script(&script);
  char *text = malloc(script.size + 64);
  assert_non_null(text);
  size_t whole = script.size;
  for (int i = 0; i < 40; i++) {
    Replay replay;
    Session session;
    ArbError error = {0};
    memset(&session, 0, sizeof session);
    script.size = script.begin; /* spoil no answers */
    size_t size = spoil_text(&script, text, 0);
    script.size = whole;
    memcpy(text + size, script.text + script.begin, whole - script.begin + 1);
    size = mend_sum(text, size + whole - script.begin);
    write_text(&script, text, size);
    if (!replay_read(&replay, script.path, &error)) continue;
    if (!replay_session(&replay, &session, ARB_DATA_DIR, NULL, &error))
      assert_true(strlen(error.text) > 0);
    session_close(&session);
    replay_free(&replay);
  }
  free(text);
  close_script(&script);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(noise_is_no_save),
    cmocka_unit_test(a_cut_or_longer_save_is_refused),
    cmocka_unit_test(a_changed_byte_is_found),
    cmocka_unit_test(a_game_that_all_have_left_and_nobody_has_lost_is_refused),
    cmocka_unit_test(an_edited_save_is_refused_or_can_be_played),
    cmocka_unit_test(a_replay_as_it_was_written_is_read),
    cmocka_unit_test(an_edited_replay_is_refused),
    cmocka_unit_test(a_cut_replay_is_refused),
    cmocka_unit_test(an_edited_replay_with_a_mended_sum_does_no_harm),
    cmocka_unit_test(an_edited_header_with_a_mended_sum_does_no_harm),
  };
  return cmocka_run_group_tests_name("fuzzed files", tests, NULL, NULL);
}
