/* SPDX-License-Identifier: MIT */
/* process.c -- see process.h. */
#include "common/process.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "common/text.h"

extern char **environ;

struct Process {
  pid_t pid;
  int in, out;               /* our ends: what we write to, what we read from */
  char *bytes;               /* read so far and not yet given out */
  size_t count, room, given; /* `given` of them were the line given out last */
};

/* ---- Words ---------------------------------------------------------------------- */

typedef struct Words {
  char text[PROCESS_COMMAND_MAX];
  char *word[PROCESS_WORDS_MAX + 1]; /* ends with NULL */
  int count;
} Words;

/* Takes one word's characters; the place behind it, or NULL when a quote is left open. */
static const char *take_word(const char *at, char **to)
{
  char quote = 0;
  for (; *at && (quote || (*at != ' ' && *at != '\t')); at++) {
    if (quote && *at == quote) quote = 0;
    else if (!quote && (*at == '\'' || *at == '"')) quote = *at;
    else if (*at == '\\' && quote != '\'' && at[1]) *(*to)++ = *++at;
    else *(*to)++ = *at;
  }
  *(*to)++ = 0;
  return quote ? NULL : at;
}

static bool wrong(char *why, size_t size, const char *what)
{
  snprintf(why, size, "%s", what);
  return false;
}

static bool split(const char *command, Words *words, char *why, size_t size)
{
  char *to = words->text;
  words->count = 0;
  if (strlen(command) + 2 > sizeof words->text) return wrong(why, size, "the command is too long");
  for (const char *at = command;;) {
    while (*at == ' ' || *at == '\t') at++;
    if (!*at) break;
    if (words->count == PROCESS_WORDS_MAX)
      return wrong(why, size, "the command has too many words");
    words->word[words->count++] = to;
    at = take_word(at, &to);
    if (!at) return wrong(why, size, "a quote in the command is not closed");
  }
  words->word[words->count] = NULL;
  return words->count > 0 || wrong(why, size, "there is no command");
}

static bool is_program(const char *path)
{
  struct stat info;
  return stat(path, &info) == 0 && S_ISREG(info.st_mode) && access(path, X_OK) == 0;
}

/* Along PATH, unless the name has a slash. */
static bool is_there(const char *name)
{
  char path[1024];
  const char *at = getenv("PATH");
  if (strchr(name, '/')) return is_program(name);
  while (at && *at) {
    size_t length = strcspn(at, ":");
    snprintf(path, sizeof path, "%.*s/%s", (int)length, at, name);
    if (is_program(path)) return true;
    at += length + (at[length] == ':');
  }
  return false;
}

bool process_check(const char *command, char *why, size_t size)
{
  Words words;
  if (!split(command, &words, why, size)) return false;
  if (is_there(words.word[0])) return true;
  snprintf(why, size, "there is no program '%s'", words.word[0]);
  return false;
}

/* ---- Starting and ending -------------------------------------------------------- */

/* Both ends are closed in other children; posix_spawn opens the child's own again. */
static bool make_pair(int ends[2])
{
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0;
}

static void close_pair(const int ends[2])
{
  for (int i = 0; i < 2; i++)
    if (ends[i] >= 0) close(ends[i]);
}

static int spawn(const Words *words, int in, int out, pid_t *pid)
{
  posix_spawn_file_actions_t actions;
  int failed = posix_spawn_file_actions_init(&actions);
  if (failed) return failed;
  posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
  failed = posix_spawnp(pid, words->word[0], &actions, NULL, words->word, environ);
  posix_spawn_file_actions_destroy(&actions);
  return failed;
}

Process *process_start(const char *command, char *why, size_t size)
{
  Words words;
  int in[2] = {-1, -1}, out[2] = {-1, -1};
  pid_t pid = 0;
  if (!split(command, &words, why, size)) return NULL;
  int failed = make_pair(in) && make_pair(out) ? spawn(&words, in[0], out[1], &pid) : errno;
  if (failed) {
    close_pair(in);
    close_pair(out);
    snprintf(why, size, "'%s' cannot be started: %s", words.word[0], strerror(failed));
    return NULL;
  }
  close(in[0]);
  close(out[1]);
  Process *process = must_take(NULL, sizeof *process);
  *process = (Process){.pid = pid, .in = in[1], .out = out[0]};
  return process;
}

static double now(void)
{
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* Waits at most `seconds` for the process to end; false when it still runs. */
static bool wait_for(pid_t pid, double seconds, int *status)
{
  double end = now() + seconds;
  for (;;) {
    pid_t ended = waitpid(pid, status, WNOHANG);
    if (ended == pid || (ended < 0 && errno != EINTR)) return true;
    if (now() >= end) return false;
    nanosleep(&(struct timespec){.tv_nsec = 2000000}, NULL);
  }
}

void process_end(Process *process, double seconds, char *how, size_t size)
{
  int status = 0;
  char ignored[64];
  if (!process) return;
  if (!how) how = ignored, size = sizeof ignored;
  close(process->in);
  bool ended = wait_for(process->pid, seconds, &status);
  if (!ended) {
    kill(process->pid, SIGKILL);
    while (waitpid(process->pid, &status, 0) < 0 && errno == EINTR) {
    }
    snprintf(how, size, "it was killed");
  } else if (WIFSIGNALED(status)) {
    snprintf(how, size, "it was ended by signal %d", WTERMSIG(status));
  } else {
    snprintf(how, size, "it ended with exit code %d", WEXITSTATUS(status));
  }
  close(process->out);
  free(process->bytes);
  free(process);
}

/* ---- Talking -------------------------------------------------------------------- */

/* PROCESS_FINE when the socket is ready for `events` before `end`. */
static ProcessEnd wait_until(int socket, short events, double end)
{
  for (;;) {
    double left = end - now();
    struct pollfd poll_on = {.fd = socket, .events = events};
    int ready = poll(&poll_on, 1, left > 0 ? (int)(left * 1000) + 1 : 0);
    if (ready > 0) return PROCESS_FINE;
    if (ready == 0 && left <= 0) return PROCESS_SLOW;
    if (ready < 0 && errno != EINTR) return PROCESS_ENDED;
  }
}

ProcessEnd process_write(Process *process, const char *bytes, size_t count, double seconds)
{
  double end = now() + seconds;
  while (count > 0) {
    ssize_t sent = send(process->in, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR) return PROCESS_ENDED;
    if (sent > 0) bytes += sent, count -= (size_t)sent;
    ProcessEnd waited = sent < 0 ? wait_until(process->in, POLLOUT, end) : PROCESS_FINE;
    if (waited != PROCESS_FINE) return waited;
  }
  return PROCESS_FINE;
}

/* Drops the line that was given out. */
static void drop_given(Process *process)
{
  process->count -= process->given;
  memmove(process->bytes, process->bytes + process->given, process->count);
  process->given = 0;
}

static void make_room(Process *process)
{
  if (process->room - process->count >= 4096) return;
  process->room = process->room * 2 + 8192;
  process->bytes = must_take(process->bytes, process->room);
}

ProcessEnd process_read(Process *process, const char **line, double seconds)
{
  double end = now() + seconds;
  size_t searched = 0;
  if (process->given) drop_given(process);
  for (;;) {
    char *newline = process->count > searched
                        ? memchr(process->bytes + searched, '\n', process->count - searched)
                        : NULL;
    if (newline) {
      *newline = 0;
      *line = process->bytes;
      process->given = (size_t)(newline - process->bytes) + 1;
      return PROCESS_FINE;
    }
    searched = process->count;
    if (process->count > PROCESS_LINE_MAX) return PROCESS_LONG;
    ProcessEnd waited = wait_until(process->out, POLLIN, end);
    if (waited != PROCESS_FINE) return waited;
    make_room(process);
    ssize_t got =
        recv(process->out, process->bytes + process->count, process->room - process->count, 0);
    if (got == 0 || (got < 0 && errno != EINTR)) return PROCESS_ENDED;
    if (got > 0) process->count += (size_t)got;
  }
}
