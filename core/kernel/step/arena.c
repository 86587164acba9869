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

void *arena_spill(ArbGame *game, size_t bytes)
{
  ArbArena *arena = &game->arena;
  if (bytes > ARENA_MAX || arena->spilt > ARENA_MAX - bytes)
    flow_refuse(game, "one step takes more than %d MiB to work with (does it loop for ever?)",
                ARENA_MAX >> 20);
  ArbArenaBlock *block = memory_take(sizeof *block + bytes);
  if (!block) flow_stop(game, ARB_STOP_MEMORY);
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
    memory_free(arena->spill);
    arena->spill = next;
  }
}

bool arena_open(ArbArena *arena)
{
  arena->bytes = memory_take(ARENA_SIZE);
  arena->size = arena->bytes ? ARENA_SIZE : 0;
  return arena->bytes != NULL;
}

void arena_close(ArbArena *arena)
{
  arena_empty(arena);
  memory_free(arena->bytes);
}

size_t scratch_size(const ArbRules *rules)
{
  return rules->scratch_size ? rules->scratch_size : sizeof(ArbScratch);
}

void scratch_clear(const ArbRules *rules, ArbScratch *scratch)
{
  memset(scratch, 0, rules->scratch_size ? rules->scratch_zeroed : sizeof *scratch);
}

void flow_forget_run(ArbGame *game)
{
  arena_empty(&game->arena);
  game->posed.ask = NULL;
  scratch_clear(game->rules, game->scratch);
}
