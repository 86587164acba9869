/* SPDX-License-Identifier: MIT */
/*
 * switch.c -- the processes of switch.h: where a wanted mutant is reached, a child of the test
 * goes on with it, and the test waits for the child.
 */
#define _GNU_SOURCE /* wait4 */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "switch.h"

enum { WANTED = 1, NOTICED = 2 };
enum {
  SAME_AGAIN = 6, /* children that were the same, in one scenario */
  LOAD_TRIES = 4, /* children made while cards are loaded, which takes longer than a scenario */
  FIRST_SCENARIOS = 12, /* which a child from before the first one goes on for */
  FIRST_SECONDS = 5     /* so many times the processor time of others */
};

/* The file ARB_STATE, which all tests that run at a time share. */
typedef struct State {
  unsigned char outcome[ARB_MUTANTS]; /* WANTED, NOTICED, or 0: it is left alone */
  unsigned char reached[ARB_MUTANTS];
  unsigned char cut[ARB_MUTANTS]; /* a place that reached it was left out, for want of time */
  int by[ARB_MUTANTS];            /* ARB_TEST of the one that noticed it */
  int tries[ARB_MUTANTS];         /* children that noticed nothing */
  int millis[ARB_MUTANTS];        /* processor time of all its children */
} State;

int arb_mutant = -1;
unsigned char arb_watch[ARB_MUTANTS];

static State *state;
static int test, seconds, most_millis, most, most_tries; /* of the environment */
static int scenarios;                                    /* that have ended in this process */
static bool child, from_start; /* from_start: made before the first scenario began */
static bool loading;           /* the cards of a file of scenarios */
static bool unit_tests;        /* each of them loads its cards itself */
static bool fresh;             /* a child that has not yet done anything of its own */
static unsigned char same[ARB_MUTANTS];
static int tries_here[ARB_MUTANTS]; /* of this file or program, whose tests are much alike */

/* ---- What is looked for -------------------------------------------------------------- */

static bool is_open(int n)
{
  return state->outcome[n] == WANTED && state->millis[n] < most_millis && state->tries[n] < most &&
         tries_here[n] < most_tries && (!loading || state->tries[n] < LOAD_TRIES);
}

static void watch_all(void)
{
  for (int n = 0; n < ARB_MUTANTS; n++)
    arb_watch[n] = is_open(n) || (state->outcome[n] == WANTED && !state->cut[n]);
  memset(same, 0, sizeof same);
}

static int number_of(const char *name, int otherwise)
{
  const char *text = getenv(name);
  return text ? atoi(text) : otherwise;
}

__attribute__((constructor)) static void read_environment(void)
{
  const char *file = getenv("ARB_STATE");
  arb_mutant = number_of("ARB_MUTANT", -1);
  if (!file) return;
  test = number_of("ARB_TEST", 0);
  seconds = number_of("ARB_SECONDS", 3);
  most_millis = number_of("ARB_MILLIS", 10000);
  most = number_of("ARB_MOST", 1000000);
  most_tries = number_of("ARB_TRIES", 1000000);
  unsetenv("ARB_STATE"); /* what this process starts is left alone */
  int fd = open(file, O_RDWR);
  if (fd < 0) _exit(99);
  state = mmap(NULL, sizeof *state, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (state == MAP_FAILED) _exit(99);
  close(fd);
  watch_all();
}

/* ---- A child -------------------------------------------------------------------------- */

static int millis_of(const struct timeval *time)
{
  return (int)(time->tv_sec * 1000 + time->tv_usec / 1000);
}

/* What came of a child: was it noticed? */
static void judge(int n, int status, const struct rusage *usage)
{
  if (WIFEXITED(status) && WEXITSTATUS(status) == ARB_SAME) {
    arb_watch[n] = ++same[n] < SAME_AGAIN;
    if (!arb_watch[n]) state->cut[n] = 1;
    return;
  }
  state->reached[n] = 1;
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM) return; /* it waited for somebody */
  if (status) {
    state->by[n] = test;
    state->outcome[n] = NOTICED;
  } else {
    state->tries[n]++;
    tries_here[n]++;
  }
  state->millis[n] += 1 + millis_of(&usage->ru_utime) + millis_of(&usage->ru_stime);
}

/* Processor time ends a child that does not come to an end: somebody would notice that. */
static void become(int n)
{
  child = fresh = true;
  from_start = loading && scenarios == 0;
  arb_mutant = n;
  memset(arb_watch, 0, sizeof arb_watch);
  int most = from_start ? FIRST_SECONDS * seconds : seconds;
  setitimer(ITIMER_PROF, &(struct itimerval){.it_value.tv_sec = most}, NULL);
  alarm((unsigned)most * 40); /* others may use the machine, too */
}

void arb_fork(int n)
{
  struct rusage usage;
  int status;
  arb_watch[n] = 0;
  if (!is_open(n)) {
    state->cut[n] |= state->outcome[n] == WANTED;
    return;
  }
  pid_t process = fork();
  if (process == 0) become(n);
  if (process > 0 && wait4(process, &status, 0, &usage) == process) judge(n, status, &usage);
}

int arb_right(int n, int value, int original)
{
  if (fresh && arb_mutant == n && value == original) _exit(ARB_SAME);
  fresh = false;
  return value;
}

void arb_file_loads(void)
{
  if (!state || child) return;
  loading = true;
  watch_all();
}

/* Scenarios of another file are less alike. */
void arb_file_begins(void)
{
  if (!state || child) return;
  loading = false;
  memset(tries_here, 0, sizeof tries_here);
  watch_all();
}

/* ---- Folders of a test ---------------------------------------------------------------- */

/* What a test made before the child was, its process needs afterwards: a child removes only folders
 * of its own. */
static char own_folder[256];

char *__real_mkdtemp(char *name);
char *__wrap_mkdtemp(char *name);
int __real_system(const char *command);
int __wrap_system(const char *command);

char *__wrap_mkdtemp(char *name)
{
  char *made = __real_mkdtemp(name);
  if (made && child) snprintf(own_folder, sizeof own_folder, "%s", made);
  return made;
}

int __wrap_system(const char *command)
{
  bool removes = strncmp(command, "rm ", 3) == 0;
  bool own = *own_folder && strstr(command, own_folder);
  return child && removes && !own ? 0 : __real_system(command);
}

/* ---- Where a test ends ---------------------------------------------------------------- */

void arb_scenario_ends(bool passed)
{
  scenarios++;
  if (child && !(passed && from_start && scenarios < FIRST_SCENARIOS)) _exit(passed ? 0 : 1);
  if (state && !child) watch_all();
}

/* Each unit test of a program ends like a scenario, where nothing is shared by them. */
typedef int Setup(void **);
typedef struct UnitTest {
  const char *name;
  void (*run)(void **);
  Setup *setup, *teardown;
  void *initial;
} UnitTest;

__attribute__((weak)) int __real__cmocka_run_group_tests(const char *, const UnitTest *, size_t,
                                                         Setup *, Setup *);
int __wrap__cmocka_run_group_tests(const char *, const UnitTest *, size_t, Setup *, Setup *);

int __wrap__cmocka_run_group_tests(const char *name, const UnitTest *tests, size_t count,
                                   Setup *setup, Setup *teardown)
{
  int failed = 0;
  if (!state || setup || teardown)
    return __real__cmocka_run_group_tests(name, tests, count, setup, teardown);
  unit_tests = true;
  for (size_t i = 0; i < count; i++) {
    int worse = __real__cmocka_run_group_tests(name, &tests[i], 1, NULL, NULL);
    failed += worse;
    arb_scenario_ends(!worse);
  }
  return failed;
}
