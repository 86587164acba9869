/* SPDX-License-Identifier: MIT
 *
 * switch.c -- reads the environment for switch.h before anything else runs.  The bytes of what
 * was reached lie in a mapped file, so that they are there however the process ends.
 */
#define _POSIX_C_SOURCE 200809L
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "switch.h"

int arb_mutant = -1;
static unsigned char nowhere[ARB_MUTANTS];
unsigned char *arb_reached = nowhere;

__attribute__((constructor)) static void read_environment(void)
{
  const char *mutant = getenv("ARB_MUTANT"), *file = getenv("ARB_REACHED");
  if (mutant) arb_mutant = atoi(mutant);
  if (!file) return;
  int fd = open(file, O_RDWR | O_CREAT, 0644);
  if (fd < 0 || ftruncate(fd, ARB_MUTANTS)) _exit(99);
  void *bytes = mmap(NULL, ARB_MUTANTS, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (bytes == MAP_FAILED) _exit(99);
  arb_reached = bytes;
  close(fd);
}
