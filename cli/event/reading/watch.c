/* SPDX-License-Identifier: MIT */
/* watch.c -- `event watch`: a screen that follows the round until q or ctrl-C. */
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "common/json.h"
#include "common/terminal.h"
#include "event/reading/screen.h"
#include "event/reading/reading.h"

#define SCREEN_ENTER "\033[?1049h\033[?25l" /* the other page of the terminal, without a cursor */
#define SCREEN_LEAVE "\033[?25h\033[?1049l"

typedef struct Watching {
  EventStore *store;
  bool screen; /* the page is redrawn in place */
  bool keys;   /* keys are read one by one */
  bool json;
  int64_t seconds; /* between two looks at the file */
  struct termios before;
} Watching;

static volatile sig_atomic_t interrupted;

static void on_signal(int number)
{
  (void)number;
  interrupted = 1;
}

static void catch_signals(void)
{
  struct sigaction action = {.sa_handler = on_signal};
  static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < 3; i++) sigaction(numbers[i], &action, NULL);
}

static void enter(Watching *watching)
{
  catch_signals();
  watching->screen = !watching->json && isatty(STDOUT_FILENO);
  watching->keys = isatty(STDIN_FILENO) && tcgetattr(STDIN_FILENO, &watching->before) == 0;
  if (watching->keys) {
    struct termios raw = watching->before;
    raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    tcsetattr(STDIN_FILENO, TCSANOW, &raw);
  }
  if (watching->screen) terminal_control(stdout, SCREEN_ENTER);
}

static void leave(const Watching *watching)
{
  if (watching->screen) terminal_control(stdout, SCREEN_LEAVE);
  if (watching->keys) tcsetattr(STDIN_FILENO, TCSANOW, &watching->before);
}

/* Each line is written over the one that was there, so nothing flickers. */
static void show_screen(const Event *event)
{
  struct winsize size = {0};
  Text page = {0};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < 20 || size.ws_row < 5)
    size = (struct winsize){.ws_col = 80, .ws_row = 24};
  screen_draw(&page, event, desk_now(), size.ws_col, size.ws_row - 1);
  terminal_control(stdout, "\033[H");
  for (char *at = page.bytes, *end; at && *at; at = end + 1) {
    end = strchr(at, '\n');
    *end = '\0';
    printf("%s", at);
    terminal_control(stdout, "\033[K\n");
  }
  terminal_control(stdout, "\033[J");
  printf("q ends");
  fflush(stdout);
  text_free(&page);
}

static void show_text(const Event *event)
{
  Text page = {0};
  screen_draw(&page, event, desk_now(), 80, 0);
  printf("%s", page.bytes);
  fflush(stdout);
  text_free(&page);
}

static void show(const Watching *watching)
{
  const Event *event = store_event(watching->store);
  if (watching->json) json_line(screen_json(event, desk_now()));
  else if (watching->screen) show_screen(event);
  else show_text(event);
  fflush(stdout);
}

/* Waits until the next look; false when the user has had enough.  Input that is no terminal ends
** it when the input ends, so that a program that starts it can. */
static bool wait_on(const Watching *watching)
{
  struct pollfd in = {.fd = STDIN_FILENO, .events = POLLIN};
  char key[64];
  int ready = poll(&in, 1, (int)watching->seconds * 1000);
  if (interrupted) return false;
  if (ready <= 0) return true;
  ssize_t length = read(STDIN_FILENO, key, sizeof key);
  if (length <= 0) return false;
  return !memchr(key, 'q', (size_t)length) && !memchr(key, 'Q', (size_t)length);
}

static int follow(Watching *watching)
{
  EventError error;
  int shown = -1;
  bool good = true;
  enter(watching);
  do {
    good = store_refresh(watching->store, &error);
    int facts = event_fact_count(store_event(watching->store));
    if (good && (watching->screen || facts != shown)) show(watching);
    shown = facts;
  } while (good && !interrupted && wait_on(watching));
  leave(watching);
  return good ? EXIT_FINE : desk_failed(&error);
}

int verb_watch(int argc, char **argv)
{
  int count;
  bool once = false;
  Watching watching = {.seconds = 1};
  /* clang-format off */
  const Option table[] = {
    {.name = "once", .kind = OPTION_FLAG, .to = &once, .help = "print it once, and end"},
    {.name = "every", .kind = OPTION_NUMBER, .to = &watching.seconds, .argument = "SECONDS",
     .min = 1, .max = 600, .help = "how often the file is looked at (1)"},
    {.name = "json", .kind = OPTION_FLAG, .to = &watching.json,
     .help = "a line of JSON at first and after each change"},
  };
  /* clang-format on */
  const Usage usage = {
    .name = "event watch",
    .synopsis = "[options] FILE",
    .text = "Follows the newest round on the screen: the clock, the tables without a result,\n"
            "then those with one. q or ctrl-C ends it. Where output is no terminal, the page is\n"
            "printed again after each change. Several may watch while scorekeepers work.",
    .examples = "event watch friday.event\nevent watch friday.event --once\n",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .min_arguments = 1,
    .max_arguments = 1,
  };
  Parsed parsed = options_parse(&usage, argc, argv, &count);
  if (parsed != PARSED_RUN) return options_exit(parsed);
  watching.store = desk_open(argv[0]);
  if (!watching.store) return EXIT_FAILED;
  int code = EXIT_FINE;
  if (once) show(&watching);
  else code = follow(&watching);
  store_close(watching.store);
  return code;
}
