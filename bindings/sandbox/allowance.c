/* SPDX-License-Identifier: MIT */
/* allowance.c -- see allowance.h. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "sandbox/allowance.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/mman.h>

enum { MILLION = 1000 * 1000 };

typedef struct Allowance {
  _Atomic int64_t left; /* instructions; below zero when it is spent */
  int64_t millions;     /* what was given */
  atomic_bool held;     /* it is not opened again */
} Allowance;

static Allowance *allowance; /* in memory that worker processes share */

bool bind_allowance_open(int64_t millions)
{
  if (!allowance) {
    void *shared =
        mmap(NULL, sizeof *allowance, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED) return false;
    allowance = shared;
  }
  if (atomic_load(&allowance->held)) return true;
  allowance->millions = millions;
  atomic_store(&allowance->left, millions * MILLION);
  return true;
}

void bind_allowance_hold(void)
{
  if (allowance) atomic_store(&allowance->held, true);
}

void bind_allowance_close(void)
{
  if (allowance) munmap(allowance, sizeof *allowance);
  allowance = NULL;
}

void bind_allowance_charge(int64_t instructions)
{
  if (allowance && instructions > 0 && atomic_load(&allowance->left) > 0)
    atomic_fetch_sub(&allowance->left, instructions);
}

bool bind_allowance_spent(void)
{
  return allowance && atomic_load(&allowance->left) <= 0;
}

int64_t bind_allowance_left(void)
{
  if (!allowance) return -1;
  int64_t left = atomic_load(&allowance->left);
  return left > 0 ? left / MILLION : 0;
}

void bind_allowance_tell(char *out, size_t size)
{
  snprintf(out, size,
           "the scripts of this command have run for %" PRId64
           " million instructions in all, and no further ones are run (--budget N allows more)",
           allowance ? allowance->millions : 0);
}
