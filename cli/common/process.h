/* SPDX-License-Identifier: MIT */
/*
** process.h -- a child process that is talked to in lines.
**
** The command is split into words here, and no shell sees it: words end at blanks, '...' and
** "..." hold blanks together, a backslash takes the character behind it as it is (but not
** within '...').  There are no variables, no patterns and no pipes; who needs a shell writes
** sh -c '...'.  The first word is looked for along PATH.
**
** The child's standard input and output are ours, its standard error is the program's own.
** Waiting for a line, or for the child to take one, ends after a time.
*/
#ifndef CLI_PROCESS_H
#define CLI_PROCESS_H

#include <stdbool.h>
#include <stddef.h>

enum { PROCESS_WORDS_MAX = 64, PROCESS_COMMAND_MAX = 512, PROCESS_LINE_MAX = 1 << 20 };

typedef struct Process Process;

typedef enum ProcessEnd {
  PROCESS_FINE,
  PROCESS_ENDED, /* it ended, or closed its output */
  PROCESS_SLOW,  /* nothing came in time */
  PROCESS_LONG   /* a line without an end */
} ProcessEnd;

/* Whether the command can be split and its program found; else a sentence in `why`. */
bool process_check(const char *command, char *why, size_t size);
/* NULL with a sentence when it cannot be started. */
Process *process_start(const char *command, char *why, size_t size);
/* Sends bytes; waits at most so many seconds for the child to take them. */
ProcessEnd process_write(Process *process, const char *bytes, size_t count, double seconds);
/* The next line, without its end, in *line: valid until the next call. */
ProcessEnd process_read(Process *process, const char **line, double seconds);
/* Closes the child's input, gives it so many seconds to end, then kills it.  What became of it
** is written to `how` ("it ended with exit code 1"); how may be NULL. */
void process_end(Process *process, double seconds, char *how, size_t size);

#endif
