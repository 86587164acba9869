/* SPDX-License-Identifier: MIT */
/* guess.h -- guessing which name a misspelt one was meant to be. */
#ifndef BINDINGS_GUESS_H
#define BINDINGS_GUESS_H

#include <stddef.h>

/* The candidate nearest to a name, so far. */
typedef struct Guess {
  const char *name;
  char best[48];
  int distance;
} Guess;
/* A guess without a candidate.  `name` must stay valid as long as the guess. */
Guess bind_guess_begin(const char *name);
/* Takes the candidate as the best one when it is nearer to the name than all before it. */
void bind_guess_try(Guess *guess, const char *candidate);
/* Writes " (did you mean best?)", or nothing when no candidate is near. */
const char *bind_guess_text(const Guess *guess, char *out, size_t size);

#endif
