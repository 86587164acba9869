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

/* UTF-8 writes the control characters U+0080 to U+009F as 0xC2 and a byte of that range. */
enum { C1_LEAD = 0xC2 };

static size_t put_escaped(char *out, unsigned char byte)
{
  static const char digits[] = "0123456789abcdef";
  out[0] = '\\', out[1] = 'x', out[2] = digits[byte >> 4], out[3] = digits[byte & 15];
  return 4;
}

static bool is_control(unsigned char byte)
{
  return (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7f;
}

size_t terminal_escape(const char *bytes, size_t length, char *out, unsigned char *held)
{
  size_t used = 0;
  for (size_t i = 0; i < length; i++) {
    unsigned char byte = (unsigned char)bytes[i];
    if (*held) {
      bool c1 = byte >= 0x80 && byte <= 0x9f;
      if (c1) used += put_escaped(out + used, *held);
      else out[used++] = (char)*held;
      *held = 0;
      if (c1) {
        used += put_escaped(out + used, byte);
        continue;
      }
    }
    if (byte == C1_LEAD) *held = byte;
    else if (is_control(byte)) used += put_escaped(out + used, byte);
    else out[used++] = (char)byte;
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
  unsigned char held;
} Stream;

static Stream streams[2] = {{.fd = STDOUT_FILENO}, {.fd = STDERR_FILENO}};

/* What stdio flushes: the number of bytes taken, 0 when they cannot be written. */
static ssize_t filter(void *data, const char *bytes, size_t length)
{
  Stream *stream = data;
  char escaped[4 * 1024 + 8];
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
