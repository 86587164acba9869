/* SPDX-License-Identifier: MIT */
/*
** terminal.h -- nothing that is printed moves a cursor but the program itself.
**
** Names of cards, players, files and bots come from strangers.  All that is written to standard
** output and standard error goes through one filter, which shows control bytes other than the
** ends of lines and tabs as \xNN: no name can move the cursor, set a title or answer in the
** place of who sits at the terminal.  The program's own colours go by terminal_control.
*/
#ifndef CLI_TERMINAL_H
#define CLI_TERMINAL_H

#include <stddef.h>
#include <stdio.h>

/* Puts the filter behind stdout and stderr, before anything is printed. */
void terminal_guard(void);
/* Writes bytes of the program's own to stdout or stderr, past the filter. */
void terminal_control(FILE *out, const char *bytes);
/* Flushes stdout; the exit code, which is EXIT_FAILED after a word on stderr when what was printed
** could not be written (a full disk). */
int terminal_finish(int code);

/* Escapes `length` bytes into `out`, which has room for four times as many and 8 more; the number
** of bytes written.  `held` keeps a byte that may begin a control character of UTF-8 until the next
** call: 0 at the start. */
size_t terminal_escape(const char *bytes, size_t length, char *out, unsigned char *held);

#endif
