/* SPDX-License-Identifier: MIT */
/* The block: layout, pools, growth, hash, equality, and the generator. */
#include "toy.h"

#include <stdio.h>

typedef struct Item {
  uint16_t in_use, value;
} Item;

enum { POOL_A, POOL_B, POOL_CACHE, POOL_COUNT };
static const ArbPoolSpec specs[POOL_COUNT] = {
  {"a", sizeof(Item), 3, 0},
  {"b", sizeof(Item), 5, 0},
  {"cache", sizeof(Item), 4, ARB_POOL_DERIVED},
};

/* An empty block, zeroed as every block is. */
static ArbState *block_new(void)
{
  ArbState header = {.magic = ARB_MAGIC, .version = ARB_STATE_VERSION, .seats = 2};
  size_t size = arb_state_layout(&header, specs, POOL_COUNT);
  ArbState *block = calloc(1, size);
  assert_non_null(block);
  *block = header;
  return block;
}

static int take(ArbState *block, int pool, int value)
{
  int index1 = arb_pool_take(block, pool);
  if (index1) *(Item *)pool_at(block, pool, index1) = (Item){1, (uint16_t)value};
  return index1;
}

static int value_at(const ArbState *block, int pool, int index1)
{
  return ((const Item *)pool_at(block, pool, index1))->value;
}

static void pools_lie_behind_the_header_and_do_not_overlap(void **state)
{
  ArbState *block = block_new();
  uint32_t end = sizeof(ArbState);
  for (int i = 0; i < POOL_COUNT; i++) {
    assert_true(block->pools[i].offset >= end);
    assert_int_equal(block->pools[i].offset % 8, 0);
    assert_int_equal(block->pools[i].capacity, specs[i].capacity);
    end = block->pools[i].offset + (uint32_t)specs[i].item_size * specs[i].capacity;
  }
  assert_true(block->size >= end);
  free(block);
}

static void items_are_taken_lowest_first(void **state)
{
  ArbState *block = block_new();
  assert_int_equal(take(block, POOL_A, 10), 1);
  assert_int_equal(take(block, POOL_A, 20), 2);
  assert_int_equal(take(block, POOL_A, 30), 3);
  arb_pool_free(block, POOL_A, 2);
  arb_pool_free(block, POOL_A, 1);
  assert_int_equal(take(block, POOL_A, 40), 1);
  assert_int_equal(take(block, POOL_A, 50), 2);
  assert_int_equal(block->pools[POOL_A].count, 3);
  free(block);
}

static void a_full_pool_gives_nothing_and_stays_as_it_was(void **state)
{
  ArbState *block = block_new();
  for (int i = 0; i < 3; i++) take(block, POOL_A, i);
  uint64_t hash = arb_state_hash(block, specs);
  assert_int_equal(arb_pool_take(block, POOL_A), 0);
  assert_int_equal(block->pools[POOL_A].count, 3);
  assert_true(hash == arb_state_hash(block, specs));
  free(block);
}

static void a_freed_item_is_zero_and_equal_games_are_equal_bytes(void **state)
{
  ArbState *one = block_new(), *other = block_new();
  take(one, POOL_A, 10);
  take(one, POOL_A, 20);
  arb_pool_free(one, POOL_A, 2);
  take(other, POOL_A, 10);
  assert_false(pool_in_use(one, POOL_A, 2));
  assert_memory_equal(one, other, one->size);
  assert_true(arb_state_equal(one, other, specs));
  assert_true(arb_state_hash(one, specs) == arb_state_hash(other, specs));
  free(one);
  free(other);
}

static void a_different_item_is_a_different_hash(void **state)
{
  ArbState *one = block_new(), *other = block_new();
  take(one, POOL_B, 10);
  take(other, POOL_B, 11);
  assert_false(arb_state_equal(one, other, specs));
  assert_true(arb_state_hash(one, specs) != arb_state_hash(other, specs));
  free(one);
  free(other);
}

static void one_item_more_is_a_different_game(void **state)
{
  ArbState *one = block_new(), *other = block_new();
  take(one, POOL_A, 10), take(other, POOL_A, 10);
  take(other, POOL_A, 20);
  assert_false(arb_state_equal(one, other, specs));
  assert_false(arb_state_equal(other, one, specs));
  free(one);
  free(other);
}

/* Saves, replays and lists of hashes are read by programs of other compilers. */
static void a_hash_is_the_same_on_every_compiler(void **state)
{
  assert_true(arb_hash_bytes(7, "lunarbiter", 10) == UINT64_C(0xb1b4d7e6b5146026));
  assert_true(arb_hash_bytes(7, "lunarbit", 8) == UINT64_C(0xae09de115a9a5b72));
}

static void the_same_items_in_another_pool_are_a_different_game(void **state)
{
  ArbState *one = block_new(), *other = block_new();
  take(one, POOL_A, 10);
  take(other, POOL_B, 10);
  assert_false(arb_state_equal(one, other, specs));
  assert_true(arb_state_hash(one, specs) != arb_state_hash(other, specs));
  free(one);
  free(other);
}

static void derived_values_count_for_nothing(void **state)
{
  ArbState *one = block_new(), *other = block_new();
  take(one, POOL_CACHE, 99);
  one->change = 7;
  assert_true(arb_state_equal(one, other, specs));
  assert_true(arb_state_hash(one, specs) == arb_state_hash(other, specs));
  free(one);
  free(other);
}

static void growing_keeps_every_item_and_makes_room(void **state)
{
  ArbState *small = block_new();
  for (int i = 0; i < 3; i++) take(small, POOL_A, 10 + i);
  take(small, POOL_B, 77);
  size_t size = arb_state_size_grown(small, POOL_A, 6);
  ArbState *large = malloc(size);
  assert_non_null(large);
  memset(large, 0xAA, size); /* growing must not read what lay there */
  arb_state_grow(large, small, POOL_A, 6);
  assert_int_equal(large->size, size);
  assert_int_equal(large->pools[POOL_A].capacity, 6);
  for (int i = 0; i < 3; i++) assert_int_equal(value_at(large, POOL_A, i + 1), 10 + i);
  assert_int_equal(value_at(large, POOL_B, 1), 77);
  assert_int_equal(take(large, POOL_A, 13), 4);
  free(small);
  free(large);
}

/* How much room a pool has is no part of the game. */
static void growing_changes_neither_hash_nor_equality(void **state)
{
  ArbState *small = block_new();
  take(small, POOL_A, 10);
  size_t size = arb_state_size_grown(small, POOL_A, 12);
  ArbState *large = calloc(1, size);
  assert_non_null(large);
  arb_state_grow(large, small, POOL_A, 12);
  assert_true(arb_state_equal(small, large, specs));
  assert_true(arb_state_hash(small, specs) == arb_state_hash(large, specs));
  free(small);
  free(large);
}

static void ids_tell_kind_index_and_generation(void **state)
{
  ArbId id = id_make(ARB_KIND_ITEM, ARB_INDEX_MAX, 65535);
  assert_int_equal(id_kind(id), ARB_KIND_ITEM);
  assert_int_equal(id_index1(id), ARB_INDEX_MAX);
  assert_int_equal(id.generation, 65535);
  assert_true(id_is_nothing(ARB_NOTHING));
  assert_int_equal(id_seat(id_player(3)), 3);
  assert_int_equal(id_seat(id), ARB_NO_SEAT);
}

/* ---- The generator: the reference values of xoshiro256** over splitmix64 ----- */

static void the_generator_gives_the_same_numbers_on_every_compiler(void **state)
{
  static const uint64_t seeded[] = {0xbdd732262feb6e95u, 0x28efe333b266f103u, 0x47526757130f9f52u,
                                    0x581ce1ff0e4ae394u};
  static const uint64_t drawn[] = {0x15780b2e0c2ec716u, 0x6104d9866d113a7eu, 0xae17533239e499a1u,
                                   0xecb8ad4703b360a1u};
  ArbState block = {.magic = ARB_MAGIC};
  arb_rng_seed(&block, 42);
  for (int i = 0; i < 4; i++) assert_true(block.rng[i] == seeded[i]);
  for (int i = 0; i < 4; i++) assert_true(arb_rng_next(&block) == drawn[i]);
}

static void a_die_gives_the_same_faces_on_every_compiler(void **state)
{
  static const uint32_t faces[] = {4, 1, 5, 5, 5, 5, 0, 0, 2, 0, 3, 4};
  ArbState block = {.magic = ARB_MAGIC};
  arb_rng_seed(&block, 7);
  for (int i = 0; i < 12; i++) assert_int_equal(arb_rng_below(&block, 6), faces[i]);
}

/* A bound just over 3/4 of the range would show a generator that only scales:
** without rejection one number in three would come up twice as often. */
static void numbers_below_a_bound_are_equally_likely(void **state)
{
  enum { DRAWS = 60000, BINS = 12 };
  static const uint32_t bounds[] = {12, 3u << 30};
  for (int b = 0; b < 2; b++) {
    int seen[BINS] = {0};
    ArbState block = {.magic = ARB_MAGIC};
    arb_rng_seed(&block, 2026);
    for (int i = 0; i < DRAWS; i++) {
      uint32_t number = arb_rng_below(&block, bounds[b]);
      assert_true(number < bounds[b]);
      seen[number / (bounds[b] / BINS)]++;
    }
    for (int i = 0; i < BINS; i++) assert_in_range(seen[i], 4700, 5300); /* 5000, 4.5 deviations */
  }
}

/* Of three numbers scaled from 32 bits the low residues must be as even. */
static void no_number_of_a_wide_bound_is_favoured(void **state)
{
  enum { DRAWS = 60000 };
  int seen[3] = {0};
  ArbState block = {.magic = ARB_MAGIC};
  arb_rng_seed(&block, 5);
  for (int i = 0; i < DRAWS; i++) seen[arb_rng_below(&block, 3u << 30) % 3]++;
  for (int i = 0; i < 3; i++) assert_in_range(seen[i], 19500, 20500);
}

static void below_one_is_nothing(void **state)
{
  ArbState block = {.magic = ARB_MAGIC};
  arb_rng_seed(&block, 1);
  for (int i = 0; i < 100; i++) assert_int_equal(arb_rng_below(&block, 1), 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(pools_lie_behind_the_header_and_do_not_overlap),
    cmocka_unit_test(items_are_taken_lowest_first),
    cmocka_unit_test(a_full_pool_gives_nothing_and_stays_as_it_was),
    cmocka_unit_test(a_freed_item_is_zero_and_equal_games_are_equal_bytes),
    cmocka_unit_test(a_different_item_is_a_different_hash),
    cmocka_unit_test(one_item_more_is_a_different_game),
    cmocka_unit_test(a_hash_is_the_same_on_every_compiler),
    cmocka_unit_test(the_same_items_in_another_pool_are_a_different_game),
    cmocka_unit_test(derived_values_count_for_nothing),
    cmocka_unit_test(growing_keeps_every_item_and_makes_room),
    cmocka_unit_test(growing_changes_neither_hash_nor_equality),
    cmocka_unit_test(ids_tell_kind_index_and_generation),
    cmocka_unit_test(the_generator_gives_the_same_numbers_on_every_compiler),
    cmocka_unit_test(a_die_gives_the_same_faces_on_every_compiler),
    cmocka_unit_test(numbers_below_a_bound_are_equally_likely),
    cmocka_unit_test(no_number_of_a_wide_bound_is_favoured),
    cmocka_unit_test(below_one_is_nothing),
  };
  return cmocka_run_group_tests_name("state", tests, NULL, NULL);
}
