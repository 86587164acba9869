/* SPDX-License-Identifier: MIT */
/*
** options.h -- the argument parser every subcommand shares.
**
** A command describes itself with one Usage record: a synopsis, what it does
** in a few sentences, and a table of options that say where their value goes.
** From that record come the parser, the messages of the refusals and --help,
** so they cannot disagree.
**
**     sim --games 100 --bots greedy,random --json
**
** Options may be written `--name value` or `--name=value`, and may stand before
** or behind the other arguments; `--` ends them.
*/
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

/* How the program ends: sysexits in three numbers. */
enum { EXIT_FINE = 0, EXIT_FAILED = 1, EXIT_USAGE = 2 };

typedef enum OptionKind {
  OPTION_FLAG,    /* bool: given or not */
  OPTION_NEGATED, /* bool: set to false when given (`--no-skip`) */
  OPTION_TEXT,    /* const char *: the last one given counts */
  OPTION_NUMBER,  /* int64_t within min..max */
  OPTION_SEED,    /* uint64_t, decimal or 0x */
  OPTION_LIST     /* TextList: may be given several times */
} OptionKind;

enum { OPTION_LIST_MAX = 16 };
typedef struct TextList {
  const char *items[OPTION_LIST_MAX + 1]; /* ends with NULL where it began so */
  int count;
} TextList;

typedef struct Option {
  const char *name; /* without the dashes */
  OptionKind kind;
  void *to;             /* a bool, text, number, seed or list, as the kind says */
  const char *argument; /* what --help calls the value: "N", "FILE" */
  const char *help;     /* may hold line breaks; says what is used without the option */
  int64_t min, max;     /* OPTION_NUMBER */
} Option;

typedef struct Usage {
  const char *name;     /* of the subcommand */
  const char *synopsis; /* "[options] FILE" */
  const char *text;     /* what it does: some sentences, lines broken by hand */
  const Option *options;
  int option_count;
  int min_arguments, max_arguments; /* besides options; max -1: any number */
  const char *examples; /* lines, each a command without "lunarbiter"; and what it does */
} Usage;

typedef enum Parsed {
  PARSED_RUN,  /* go on */
  PARSED_HELP, /* --help was printed: end with EXIT_FINE */
  PARSED_WRONG /* the mistake was printed on stderr: end with EXIT_USAGE */
} Parsed;

/* Reads argv[1..argc-1]; argv[0] is the subcommand.  Other arguments are put
** into argv[0..*argument_count-1], in their order. */
Parsed options_parse(const Usage *usage, int argc, char **argv, int *argument_count);
/* The exit code of a parse that did not say PARSED_RUN. */
int options_exit(Parsed parsed);
/* Prints "lunarbiter NAME: sentence" on stderr and returns EXIT_USAGE. */
int options_wrong(const Usage *usage, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
