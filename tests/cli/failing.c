/* SPDX-License-Identifier: MIT */
/*
** failing.c -- a library to load before the program: the n-th call of a kind that writes fails.
**
**     LD_PRELOAD=./failing.so FAIL_CALL=fsync FAIL_AT=2 FAIL_WHY=28 lunarbiter ...
**
** FAIL_CALL is write, pwrite, fsync (also fdatasync), ftruncate, rename, unlink, close, fchmod or
** mkstemp; FAIL_WHY is an errno.  Of write, pwrite and close only files of the disk count that
** the program opened; of a failing write half is on the disk.  FAIL_KILL=1 kills the program there
** instead; with FAIL_ON=1 all later calls fail, too.
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
  if (!wanted || strcmp(wanted, call) != 0) return 0;
  int first = atoi(at ? at : "1"), now = ++seen;
  if (now < first || (now > first && !getenv("FAIL_ON"))) return 0;
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

ssize_t pwrite(int fd, const void *bytes, size_t size, off_t at)
{
  if (!is_file(fd) || !fails("pwrite")) return REAL(pwrite)(fd, bytes, size, at);
  int why = errno;
  if (size > 1 && REAL(pwrite)(fd, bytes, size / 2, at) < 0) return -1;
  errno = why;
  return -1;
}

ssize_t pwrite64(int fd, const void *bytes, size_t size, off64_t at)
{
  return pwrite(fd, bytes, size, at); /* off_t has as many bits here */
}

int fsync(int fd)
{
  return fails("fsync") ? -1 : REAL(fsync)(fd);
}
int fdatasync(int fd)
{
  return fails("fsync") ? -1 : REAL(fdatasync)(fd);
}
int ftruncate(int fd, off_t size)
{
  return fails("ftruncate") ? -1 : REAL(ftruncate)(fd, size);
}
int ftruncate64(int fd, off64_t size)
{
  return ftruncate(fd, size);
}
int unlink(const char *path)
{
  return fails("unlink") ? -1 : REAL(unlink)(path);
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
