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

/* Memory of `size` bytes, at least one; NULL when there is none. */
void *arb_memory_take(size_t size);

/* `count` records of `size` bytes each, all zero; NULL when there is no memory. */
void *arb_memory_zeroed(size_t count, size_t size);

/* A block with room for `size` bytes that begins with what the old one held; the old one is gone.
** NULL when there is no memory: then the old one stays.  An old one of NULL is taken anew. */
void *arb_memory_grow(void *block, size_t size);

/* Gives a block back; NULL is fine. */
void arb_memory_free(const void *block);

/* An invariant is broken where no answer can be refused: the hook of the host is called, and the
** program ends when it comes back. */
_Noreturn void arb_memory_fatal(const char *what) __attribute__((cold));

#endif
