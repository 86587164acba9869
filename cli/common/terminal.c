/* SPDX-License-Identifier: MIT */
/* terminal.c -- see terminal.h. */
#define _GNU_SOURCE /* fopencookie */
#include "common/terminal.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/options.h"

/* ---- Escaping -------------------------------------------------------------------- */

static size_t put_escaped(char *out, unsigned char byte)
{
  static const char digits[] = "0123456789abcdef";
  out[0] = '\\', out[1] = 'x', out[2] = digits[byte >> 4], out[3] = digits[byte & 15];
  return 4;
}

/* The number of bytes of a character of UTF-8 that begins so; 0: none does. */
static int length_of(unsigned char first)
{
  if (first < 0x80) return 1;
  if (first < 0xC2) return 0;
  return first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
}

/* Whether a character may be shown: it neither controls the terminal, nor ends a line unasked, nor
** turns the direction of what follows (U+202A to U+202E, U+2066 to U+2069). */
static bool is_plain(const unsigned char *bytes, int length)
{
  unsigned point = length == 1 ? bytes[0] : bytes[0] & (0x7Fu >> length);
  for (int i = 1; i < length; i++) point = point << 6 | (bytes[i] & 0x3F);
  if (point < 0x20) return point == '\n' || point == '\t';
  bool longer = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
  bool turns = (point >= 0x2028 && point <= 0x202E) || (point >= 0x2066 && point <= 0x2069);
  return !(point >= 0x7F && point <= 0x9F) && !turns && !longer &&
         !(point >= 0xD800 && point <= 0xDFFF) && point <= 0x10FFFF;
}

/* Writes what is held, as it is or escaped. */
static size_t let_go(TerminalHeld *held, bool plain, char *out)
{
  size_t used = 0;
  for (int i = 0; i < held->count; i++)
    if (plain) out[used++] = (char)held->bytes[i];
    else used += put_escaped(out + used, held->bytes[i]);
  held->count = 0;
  return used;
}

size_t terminal_escape(const char *bytes, size_t length, char *out, TerminalHeld *held)
{
  size_t used = 0;
  for (size_t i = 0; i < length; i++) {
    unsigned char byte = (unsigned char)bytes[i];
    bool follows = (byte & 0xC0) == 0x80;
    if (held->count && !follows) used += let_go(held, false, out + used);
    held->bytes[held->count++] = byte;
    int whole = length_of(held->bytes[0]);
    if (held->count >= whole)
      used += let_go(held, whole && is_plain(held->bytes, whole), out + used);
  }
  return used;
}

/* ---- The streams ----------------------------------------------------------------- */

static bool write_all(int fd, const char *bytes, size_t length)
{
  while (length) {
    ssize_t done = write(fd, bytes, length);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    bytes += done;
    length -= (size_t)done;
  }
  return true;
}

#ifdef __GLIBC__
typedef struct Stream {
  int fd;
  TerminalHeld held;
} Stream;

static Stream streams[2] = {{.fd = STDOUT_FILENO}, {.fd = STDERR_FILENO}};

/* What stdio flushes: the number of bytes taken, 0 when they cannot be written. */
static ssize_t filter(void *data, const char *bytes, size_t length)
{
  Stream *stream = data;
  char escaped[4 * 1024 + 16];
  for (size_t from = 0; from < length; from += 1024) {
    size_t part = length - from < 1024 ? length - from : 1024;
    size_t size = terminal_escape(bytes + from, part, escaped, &stream->held);
    if (!write_all(stream->fd, escaped, size)) return 0;
  }
  return (ssize_t)length;
}

static FILE *guarded(Stream *stream, int buffering)
{
  FILE *file = fopencookie(stream, "w", (cookie_io_functions_t){.write = filter});
  if (file) setvbuf(file, NULL, buffering, BUFSIZ);
  return file;
}

void terminal_guard(void)
{
  FILE *out = guarded(&streams[0], isatty(STDOUT_FILENO) ? _IOLBF : _IOFBF);
  FILE *err = guarded(&streams[1], _IOLBF);
  if (out) stdout = out;
  if (err) stderr = err;
}
#else
/* Elsewhere a stream cannot be put in the place of stdout: control bytes are not escaped there. */
void terminal_guard(void)
{
}
#endif

void terminal_control(FILE *out, const char *bytes)
{
  fflush(out);
  write_all(out == stderr ? STDERR_FILENO : STDOUT_FILENO, bytes, strlen(bytes));
}

int terminal_finish(int code)
{
  errno = 0;
  bool failed = fflush(stdout) != 0 || ferror(stdout);
  fflush(stderr);
  if (!failed) return code;
  fprintf(stderr, "lunarbiter: what was printed could not be written%s%s\n", errno ? ": " : "",
          errno ? strerror(errno) : "");
  fflush(stderr);
  return code == EXIT_FINE ? EXIT_FAILED : code;
}
