/* SPDX-License-Identifier: MIT */
/* `event watch` at a terminal: the page follows the file, and q or a signal ends it. */
#define _XOPEN_SOURCE 700 /* posix_openpt */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#ifdef ARB_EVENT
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "event/reading/reading.h"
#include "event/reading/screen.h"

static char path[200];
static EventError error;

static EventStore *new_evening(void)
{
  EventFact created = fact_created(
      1, &(EventSetup){.name = "Evening", .best_of = 3, .team = 1, .minutes = 60, .seed = 3});
  snprintf(path, sizeof path, "%.150s/event-XXXXXX", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp");
  assert_non_null(mkdtemp(path));
  strcat(path, "/e");
  EventStore *store = store_new(path, &created, &error);
  assert_non_null(store);
  return store;
}

static void clean_up(EventStore *store)
{
  store_close(store);
  unlink(path);
  *strrchr(path, '/') = '\0';
  assert_int_equal(rmdir(path), 0);
}

static void say(EventStore *store, EventFact fact)
{
  assert_true(store_begin(store, &error));
  if (!store_add(store, &fact, &error)) fail_msg("%s", error.text);
  assert_true(store_commit(store, &error));
}

static void register_and_pair(EventStore *store, int players)
{
  char name[40];
  EventFact round;
  for (int i = 1; i <= players; i++) {
    snprintf(name, sizeof name, "Pl\303\244yer %d", i);
    say(store, (EventFact){.kind = FACT_REGISTERED, .numbers = {i}, .texts = {name}});
  }
  say(store, (EventFact){.kind = FACT_STARTED});
  assert_true(event_pair(store_event(store), 2, &round, &error));
  say(store, round);
  free((void *)round.list);
}

/* Reads the screen until it has shown `text`. */
static void until(int screen, const char *text)
{
  static char seen[1 << 16];
  size_t length = 0;
  struct pollfd in = {.fd = screen, .events = POLLIN};
  while (poll(&in, 1, 20000) == 1) {
    ssize_t more = read(screen, seen + length, sizeof seen - 1 - length);
    if (more <= 0) break;
    length += (size_t)more;
    seen[length] = '\0';
    if (strstr(seen, text)) return;
  }
  fail_msg("the screen never shows '%s'", text);
}

/* Starts `event watch` at a terminal of its own; its process. */
static pid_t watch(int *screen)
{
  int terminal = posix_openpt(O_RDWR | O_NOCTTY);
  assert_true(terminal >= 0 && grantpt(terminal) == 0 && unlockpt(terminal) == 0);
  const char *name = ptsname(terminal);
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    char verb[] = "watch";
    char *argv[] = {verb, path, NULL};
    setsid();
    int end = open(name, O_RDWR);
    dup2(end, STDIN_FILENO);
    dup2(end, STDOUT_FILENO);
    _exit(verb_watch(2, argv));
  }
  *screen = terminal;
  return child;
}

static void ended(pid_t child)
{
  int status;
  assert_int_equal(waitpid(child, &status, 0), child);
  assert_true(WIFEXITED(status));
  assert_int_equal(WEXITSTATUS(status), EXIT_FINE);
}

static void the_screen_follows_the_round_until_q(void **state)
{
  int screen;
  EventStore *store = new_evening();
  register_and_pair(store, 4);
  pid_t child = watch(&screen);
  until(screen, "Results missing: 2 of 2.");
  say(store, (EventFact){.kind = FACT_REPORTED, .numbers = {1, 1, 2, 1}});
  until(screen, "Results missing: 1 of 2.");
  say(store, (EventFact){.kind = FACT_REPORTED, .numbers = {1, 2, 2, 0}});
  until(screen, "All results are in: pair.");
  assert_int_equal(write(screen, "xq", 2), 2);
  until(screen, "\033[?1049l");
  ended(child);
  close(screen);
  clean_up(store);
}

static void a_signal_ends_it_and_gives_the_terminal_back(void **state)
{
  int screen;
  struct termios before, after;
  EventStore *store = new_evening();
  pid_t child = watch(&screen);
  assert_int_equal(tcgetattr(screen, &before), 0);
  until(screen, "registration is open");
  kill(child, SIGINT);
  until(screen, "\033[?1049l");
  ended(child);
  assert_int_equal(tcgetattr(screen, &after), 0);
  assert_true(after.c_lflag & ICANON && after.c_lflag & ECHO);
  close(screen);
  clean_up(store);
}

static void assert_page(const EventStore *store, int64_t now, int lines, const char *expected)
{
  Text page = {0};
  screen_draw(&page, store_event(store), now, 60, lines);
  assert_string_equal(page.bytes, expected);
  text_free(&page);
}

static void the_clock_counts_down_and_tables_with_more_time_have_their_own(void **state)
{
  EventStore *store = new_evening();
  register_and_pair(store, 4);
  const EventTable *tables = event_round(store_event(store), 1)->tables;
  const char *one = desk_name(store_event(store), tables[0].entrants[0]);
  assert_int_equal(strlen(one), strlen("Pl\303\244yer 1"));
  say(store, (EventFact){.at = 1000, .kind = FACT_CLOCK, .numbers = {1}});
  say(store, (EventFact){.kind = FACT_EXTENDED, .numbers = {1, 1, 5}});
  Text page = {0};
  screen_draw(&page, store_event(store), 1000 + 61, 80, 0);
  assert_non_null(strstr(page.bytes, "Evening: round 1 of 2; 58:59 left\n"));
  assert_non_null(strstr(page.bytes, "+5 min, 1:03:59 left\n"));
  text_free(&page);
  screen_draw(&page, store_event(store), 1000 + 3600 + 70, 80, 0);
  assert_non_null(strstr(page.bytes, "; time is up, 1:10 over\n"));
  assert_non_null(strstr(page.bytes, "+5 min, 3:50 left\n"));
  text_free(&page);
  clean_up(store);
}

static void a_low_screen_says_how_many_tables_it_does_not_show(void **state)
{
  EventStore *store = new_evening();
  register_and_pair(store, 20);
  Text page = {0};
  int lines = 0;
  screen_draw(&page, store_event(store), 1, 60, 8);
  for (const char *c = page.bytes; *c; c++) lines += *c == '\n';
  assert_int_equal(lines, 8);
  assert_non_null(strstr(page.bytes, "and 6 more: event tables shows all\n"));
  text_free(&page);
  clean_up(store);
  store = new_evening();
  assert_page(store, 1, 5, "Evening: registration is open\n0 entrants, 0 deck lists.\n");
  clean_up(store);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_screen_follows_the_round_until_q),
    cmocka_unit_test(a_signal_ends_it_and_gives_the_terminal_back),
    cmocka_unit_test(the_clock_counts_down_and_tables_with_more_time_have_their_own),
    cmocka_unit_test(a_low_screen_says_how_many_tables_it_does_not_show),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
#else
int main(void)
{
  return 0;
}
#endif
