/* SPDX-License-Identifier: MIT */
/* guess.c -- see guess.h. */
#include "basics/guess.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { GUESS_LENGTH = 47 };

static int least(int a, int b, int c)
{
  int ab = a < b ? a : b;
  return ab < c ? ab : c;
}

/* The number of letters to add, remove, change or swap with a neighbour. */
static int distance_of(const char *a, const char *b)
{
  int rows[3][GUESS_LENGTH + 2], wide = (int)strlen(b);
  int *two = rows[0], *before = rows[1], *now = rows[2];
  for (int j = 0; j <= wide; j++) two[j] = before[j] = j;
  for (int i = 1; a[i - 1]; i++) {
    now[0] = i;
    for (int j = 1; j <= wide; j++) {
      now[j] = least(before[j] + 1, now[j - 1] + 1, before[j - 1] + (a[i - 1] != b[j - 1]));
      bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped && two[j - 2] + 1 < now[j]) now[j] = two[j - 2] + 1;
    }
    int *free_row = two;
    two = before, before = now, now = free_row;
  }
  return before[wide];
}

Guess bind_guess_begin(const char *name)
{
  size_t length = strlen(name);
  int reach = length < 3 ? 1 : length < 6 ? 2 : 3; /* the largest distance that counts as near */
  return (Guess){.name = length <= GUESS_LENGTH ? name : "", .distance = reach + 1};
}

void bind_guess_try(Guess *guess, const char *candidate)
{
  if (!*guess->name || strlen(candidate) > GUESS_LENGTH) return;
  int distance = distance_of(guess->name, candidate);
  if (distance >= guess->distance || distance >= (int)strlen(guess->name)) return;
  guess->distance = distance;
  snprintf(guess->best, sizeof guess->best, "%s", candidate);
}

const char *bind_guess_text(const Guess *guess, char *out, size_t size)
{
  if (guess->best[0]) snprintf(out, size, " (did you mean %s?)", guess->best);
  else snprintf(out, size, "%s", "");
  return out;
}
