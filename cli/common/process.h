/* SPDX-License-Identifier: MIT */
/*
** process.h -- a child process that exchanges lines with this one.
**
** The command is split into words here, without a shell.  Words end at blanks; '...' and "..." hold
** blanks together; a backslash takes the next character as it is, except within '...'.  There are
** no variables, patterns or pipes; for these, write sh -c '...'.  The first word is looked up along
** PATH.
**
** The child's standard input and output are connected to this process; its standard error is this
** program's own.  Waiting for a line, or for the child to read one, ends after a time.
*/
#ifndef CLI_PROCESS_H
#define CLI_PROCESS_H

#include <stdbool.h>
#include <stddef.h>

enum { PROCESS_WORDS_MAX = 64, PROCESS_COMMAND_MAX = 512, PROCESS_LINE_MAX = 1 << 20 };

typedef struct Process Process;

typedef enum ProcessEnd {
  PROCESS_FINE,
  PROCESS_ENDED, /* the child ended, or closed its output */
  PROCESS_SLOW,  /* the time is over */
  PROCESS_LONG   /* a line is longer than PROCESS_LINE_MAX */
} ProcessEnd;

/* Whether the command can be split and its program is found; if not, with a sentence in `why`. */
bool process_check(const char *command, char *why, size_t size);
/* Starts the command.  NULL, with a sentence, when that fails. */
Process *process_start(const char *command, char *why, size_t size);
/* Sends bytes; waits at most `seconds` for the child to read them. */
ProcessEnd process_write(Process *process, const char *bytes, size_t count, double seconds);
/* Gets the next line without its end in *line, valid until the next call. */
ProcessEnd process_read(Process *process, const char **line, double seconds);
/* Closes the child's input, waits at most `seconds` for it to end, then kills it.  Writes what
** became of it to `how` (may be NULL): "it ended with exit code 1". */
void process_end(Process *process, double seconds, char *how, size_t size);

#endif
