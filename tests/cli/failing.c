/* SPDX-License-Identifier: MIT */
/*
** failing.c -- a library to load before the program: the n-th call of a kind that writes fails.
**
**     LD_PRELOAD=./failing.so FAIL_CALL=fsync FAIL_AT=2 FAIL_WHY=28 lunarbiter ...
**
** FAIL_CALL is write, fsync, rename, close, fchmod or mkstemp; FAIL_WHY is an errno.  Of write and
** close only files of the disk that the program opened are counted; of a failing write half is on
** the disk.  FAIL_KILL=1 kills the program there instead.
*/
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int seen;

static int fails(const char *call)
{
  const char *wanted = getenv("FAIL_CALL"), *at = getenv("FAIL_AT"), *why = getenv("FAIL_WHY");
  if (!wanted || strcmp(wanted, call) != 0 || ++seen != atoi(at ? at : "1")) return 0;
  if (getenv("FAIL_KILL")) raise(SIGKILL);
  errno = atoi(why ? why : "28");
  return 1;
}

static int is_file(int fd)
{
  struct stat about;
  return fd > STDERR_FILENO && fstat(fd, &about) == 0 && S_ISREG(about.st_mode);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int fd, const void *bytes, size_t size)
{
  if (!is_file(fd) || !fails("write")) return REAL(write)(fd, bytes, size);
  int why = errno;
  if (size > 1 && REAL(write)(fd, bytes, size / 2) < 0) return -1;
  errno = why;
  return -1;
}

int fsync(int fd)
{
  return fails("fsync") ? -1 : REAL(fsync)(fd);
}
int rename(const char *from, const char *to)
{
  return fails("rename") ? -1 : REAL(rename)(from, to);
}
int fchmod(int fd, mode_t mode)
{
  return fails("fchmod") ? -1 : REAL(fchmod)(fd, mode);
}
int mkstemp(char *name)
{
  return fails("mkstemp") ? -1 : REAL(mkstemp)(name);
}
int close(int fd)
{
  int failed = is_file(fd) && fails("close"), why = errno, result = REAL(close)(fd);
  if (!failed) return result;
  errno = why;
  return -1;
}
