/* SPDX-License-Identifier: MIT */
/* memory.c -- see memory.h. */
#include "memory.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lunarbiter.h"

/* The library's only variable: it is written before anything is made (arb_set_hooks). */
static ArbHooks hooks;

bool arb_set_hooks(const ArbHooks *wanted)
{
  if (wanted && wanted->size != sizeof hooks) return false;
  hooks = wanted ? *wanted : (ArbHooks){0};
  return true;
}

void *arb_memory_grow(void *block, size_t size)
{
  if (size == 0) size = 1;
  return hooks.resize ? hooks.resize(hooks.data, block, size) : realloc(block, size);
}

void *arb_memory_take(size_t size)
{
  return arb_memory_grow(NULL, size);
}

void *arb_memory_zeroed(size_t count, size_t size)
{
  if (size && count > SIZE_MAX / size) return NULL;
  if (!hooks.resize) return calloc(count ? count : 1, size ? size : 1);
  void *block = arb_memory_take(count * size);
  if (block) memset(block, 0, count * size);
  return block;
}

void arb_memory_free(const void *block)
{
  void *given = (void *)(uintptr_t)block;
  if (!given) return;
  if (hooks.resize) hooks.resize(hooks.data, given, 0);
  else free(given);
}

void arb_free(void *block)
{
  arb_memory_free(block);
}

void arb_memory_fatal(const char *what)
{
  if (hooks.fatal) hooks.fatal(hooks.data, what);
  fprintf(stderr, "lunarbiter: %s\n", what);
  abort();
}
