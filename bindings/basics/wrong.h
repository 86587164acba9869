/* SPDX-License-Identifier: MIT */
/* wrong.h -- a refusal in one line: `return wrong(error, "there is no '%s'", name);` */
#ifndef BINDINGS_WRONG_H
#define BINDINGS_WRONG_H

#include <stdarg.h>
#include <stdio.h>

#include "lunarbiter.h"

/* Writes ARB_REFUSED and the formatted sentence into `error`.  Always returns false. */
static inline bool wrong(ArbError *error, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static inline bool wrong(ArbError *error, const char *format, ...)
{
  va_list args;
  va_start(args, format);
  error->status = ARB_REFUSED;
  vsnprintf(error->text, sizeof error->text, format, args);
  va_end(args);
  return false;
}

#endif
