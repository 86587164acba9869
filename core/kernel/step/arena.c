/* SPDX-License-Identifier: MIT */
/*
** arena.c -- memory for one run of a step, and the rules' scratch.
**
** The arena is one block that is handed out from its front.  What does not fit lies in further
** blocks.  Everything in it is gone when the next run begins.
*/
#include <string.h>

#include "kernel/step/flow.h"
#include "memory.h"

typedef struct ArbArenaBlock {
  struct ArbArenaBlock *next;
  uint64_t bytes[];
} ArbArenaBlock;

enum { ARENA_SIZE = 64 * 1024, ARENA_MAX = 64 << 20 };

void *arb_arena_spill(ArbGame *game, size_t bytes)
{
  ArbArena *arena = &game->arena;
  if (bytes > ARENA_MAX - arena->spilt)
    arb_flow_refuse(game, "one step takes more than %d MiB to work with (does it loop for ever?)",
                    ARENA_MAX >> 20);
  ArbArenaBlock *block = arb_memory_take(sizeof *block + bytes);
  if (!block) arb_flow_stop(game, ARB_STOP_MEMORY);
  block->next = arena->spill;
  arena->spill = block;
  arena->spilt += bytes;
  return block->bytes;
}

static void arena_empty(ArbArena *arena)
{
  arena->used = arena->spilt = 0;
  while (arena->spill) {
    ArbArenaBlock *next = arena->spill->next;
    arb_memory_free(arena->spill);
    arena->spill = next;
  }
}

bool arb_arena_open(ArbArena *arena)
{
  arena->bytes = arb_memory_take(ARENA_SIZE);
  arena->size = arena->bytes ? ARENA_SIZE : 0;
  return arena->bytes != NULL;
}

void arb_arena_close(ArbArena *arena)
{
  arena_empty(arena);
  arb_memory_free(arena->bytes);
}

size_t arb_scratch_size(const ArbRules *rules)
{
  return rules->scratch_size ? rules->scratch_size : sizeof(ArbScratch);
}

void arb_scratch_clear(const ArbRules *rules, ArbScratch *scratch)
{
  memset(scratch, 0, rules->scratch_size ? rules->scratch_zeroed : sizeof *scratch);
}

void arb_flow_forget_run(ArbGame *game)
{
  arena_empty(&game->arena);
  game->posed.ask = NULL;
  arb_scratch_clear(game->rules, game->scratch);
}
