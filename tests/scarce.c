/* SPDX-License-Identifier: MIT */
/* scarce.c -- see scarce.h. */
#include "scarce.h"

#include <stddef.h>

static long left = -1, failures;
static bool for_good;

void scarce_after(long count, bool all)
{
  left = count;
  for_good = all;
  failures = 0;
}

long scarce_end(void)
{
  left = -1;
  return failures;
}

bool scarce_allows(void)
{
  if (left < 0) return true;
  if (left > 0) return left--, true;
  failures++;
  if (!for_good) left = -1;
  return false;
}

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *before, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *before, size_t size);

void *__wrap_malloc(size_t size)
{
  return scarce_allows() ? __real_malloc(size) : NULL;
}

void *__wrap_calloc(size_t count, size_t size)
{
  return scarce_allows() ? __real_calloc(count, size) : NULL;
}

void *__wrap_realloc(void *before, size_t size)
{
  return scarce_allows() ? __real_realloc(before, size) : NULL;
}
