/* SPDX-License-Identifier: MIT */
/*
** memory.h -- where the library's memory comes from, and where a broken invariant ends.
**
** Everything that core and bindings allocate goes through these functions, which call the hooks of
** the host (arb_set_hooks).  tests/lint.sh keeps malloc and its kin out of both.
*/
#ifndef ARB_MEMORY_H
#define ARB_MEMORY_H

#include <stddef.h>

/* Memory of `size` bytes, at least one; NULL when memory runs out. */
void *arb_memory_take(size_t size);

/* `count` records of `size` bytes each, all zero; NULL when memory runs out. */
void *arb_memory_zeroed(size_t count, size_t size);

/* Changes the size of a block to `size` bytes and keeps its contents.  Returns the block, which may
** have moved.  NULL when memory runs out; then the block is as it was.  A NULL `block` is a new
** one. */
void *arb_memory_grow(void *block, size_t size);

/* Gives a block back; NULL is fine. */
void arb_memory_free(const void *block);

/* An invariant is broken where no answer can be refused: the hook of the host is called, and the
** program ends when it comes back. */
_Noreturn void arb_memory_fatal(const char *what) __attribute__((cold));

#endif
