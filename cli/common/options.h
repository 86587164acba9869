/* SPDX-License-Identifier: MIT */
/*
** options.h -- the argument parser of all subcommands.
**
** A command describes itself with one Usage record: a synopsis, a few sentences, and a table of
** options that say where their values go.  The parser, the messages of refusals and --help are made
** from that record, so they agree.
**
**     sim --games 100 --bots greedy,random --json
**
** Options are written `--name value` or `--name=value`, before or after the other arguments; `--`
** ends them.
*/
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

/* The exit codes of the program. */
enum { EXIT_FINE = 0, EXIT_FAILED = 1, EXIT_USAGE = 2 };

typedef enum OptionKind {
  OPTION_FLAG,    /* bool: given or not */
  OPTION_NEGATED, /* bool: set to false when given (`--no-skip`) */
  OPTION_TEXT,    /* const char *: the last value counts */
  OPTION_NUMBER,  /* int64_t from min to max */
  OPTION_SEED,    /* uint64_t, decimal or 0x... */
  OPTION_LIST     /* TextList: may be given several times */
} OptionKind;

enum { OPTION_LIST_MAX = 16 };
typedef struct TextList {
  const char *items[OPTION_LIST_MAX + 1]; /* then NULL, if the list was zeroed at first */
  int count;
} TextList;

typedef struct Option {
  const char *name; /* without the dashes */
  OptionKind kind;
  void *to;             /* a bool, text, number, seed or list, depending on the kind */
  const char *argument; /* the value's name in --help: "N", "FILE" */
  const char *help;     /* may have line breaks; says the default */
  int64_t min, max;     /* OPTION_NUMBER */
} Option;

typedef struct Usage {
  const char *name;     /* of the subcommand */
  const char *synopsis; /* "[options] FILE" */
  const char *text;     /* some sentences, with lines broken by hand */
  const Option *options;
  int option_count;
  int min_arguments, max_arguments; /* other arguments; max -1: any number */
  const char *examples;             /* lines: a command without "lunarbiter", and what it does */
} Usage;

typedef enum Parsed {
  PARSED_RUN,  /* the command runs */
  PARSED_HELP, /* --help was printed: the program ends with EXIT_FINE */
  PARSED_WRONG /* the mistake was printed on stderr: the program ends with EXIT_USAGE */
} Parsed;

/* Reads argv[1..argc-1]; argv[0] is the subcommand.  Moves the other arguments, in their order, to
** argv[0..*argument_count-1]. */
Parsed options_parse(const Usage *usage, int argc, char **argv, int *argument_count);
/* The exit code for a result other than PARSED_RUN. */
int options_exit(Parsed parsed);
/* Prints "lunarbiter NAME: sentence" on stderr and returns EXIT_USAGE. */
int options_wrong(const Usage *usage, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
