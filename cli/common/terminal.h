/* SPDX-License-Identifier: MIT */
/*
** terminal.h -- no name that is printed can control the terminal.
**
** Names of cards, players, files and bots come from strangers.  Everything written to standard
** output and standard error goes through one filter, which shows control bytes other than line ends
** and tabs, characters that turn the direction of the text, and what is not UTF-8, as \xNN.  So no
** name can move the cursor, set a title, put words into another order, or send an answer as if the
** user had typed it.  The program's own colours go through terminal_control.
*/
#ifndef CLI_TERMINAL_H
#define CLI_TERMINAL_H

#include <stddef.h>
#include <stdio.h>

/* Puts the filter behind stdout and stderr; call it before anything is printed. */
void terminal_guard(void);
/* Writes the program's own bytes to stdout or stderr, past the filter. */
void terminal_control(FILE *out, const char *bytes);
/* Flushes stdout and returns the exit code `code`; EXIT_FAILED, with a message on stderr, when the
** output could not be written (a full disk). */
int terminal_finish(int code);

/* The beginning of a character of UTF-8 whose end comes with the next call. */
typedef struct TerminalHeld {
  unsigned char bytes[4];
  int count;
} TerminalHeld;

/* Escapes `length` bytes into `out`, which has room for four times as many and 16 more.  Returns
** the number of bytes written.  `held` is empty at the start. */
size_t terminal_escape(const char *bytes, size_t length, char *out, TerminalHeld *held);

#endif
