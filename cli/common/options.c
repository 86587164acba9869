/* SPDX-License-Identifier: MIT */
/* options.c -- see options.h. */
#include "common/options.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "basics/guess.h"

static bool takes_value(const Option *option)
{
  return option->kind != OPTION_FLAG && option->kind != OPTION_NEGATED;
}

static void print_option(const Option *option)
{
  char head[64];
  snprintf(head, sizeof head, "--%s%s%s", option->name, takes_value(option) ? " " : "",
           takes_value(option) ? option->argument : "");
  printf("  %-22s", head);
  for (const char *line = option->help; line;) {
    const char *end = strchr(line, '\n');
    printf(" %.*s\n", end ? (int)(end - line) : (int)strlen(line), line);
    line = end ? end + 1 : NULL;
    if (line) printf("%24s", "");
  }
}

static void print_examples(const char *examples)
{
  printf("\nexamples:\n");
  for (const char *line = examples; line && *line;) {
    size_t length = strcspn(line, "\n");
    printf("  lunarbiter %.*s\n", (int)length, line);
    line += length + (line[length] == '\n');
  }
}

static void print_help(const Usage *usage)
{
  printf("usage: lunarbiter %s %s\n\n%s\n", usage->name, usage->synopsis, usage->text);
  if (usage->examples) print_examples(usage->examples);
  printf("\noptions:\n");
  for (int i = 0; i < usage->option_count; i++) print_option(&usage->options[i]);
  print_option(&(Option){.name = "help", .kind = OPTION_FLAG, .help = "print this text"});
  printf("\nexit codes: 0 success, 1 failure (stderr says why), 2 a mistake on the command line\n");
}

int options_exit(Parsed parsed)
{
  return parsed == PARSED_HELP ? EXIT_FINE : EXIT_USAGE;
}

int options_wrong(const Usage *usage, const char *format, ...)
{
  va_list args;
  va_start(args, format);
  fprintf(stderr, "lunarbiter %s: ", usage->name);
  vfprintf(stderr, format, args);
  fprintf(stderr, " (lunarbiter %s --help)\n", usage->name);
  va_end(args);
  return EXIT_USAGE;
}

static const Option *find_option(const Usage *usage, const char *name, size_t length)
{
  for (int i = 0; i < usage->option_count; i++) {
    const Option *option = &usage->options[i];
    if (strlen(option->name) == length && memcmp(option->name, name, length) == 0) return option;
  }
  return NULL;
}

static bool set_number(const Usage *usage, const Option *option, const char *value)
{
  char *end;
  errno = 0;
  long long number = strtoll(value, &end, 10);
  if (end == value || *end || errno || number < option->min || number > option->max) {
    options_wrong(usage, "--%s takes a whole number from %lld to %lld, not '%s'", option->name,
                  (long long)option->min, (long long)option->max, value);
    return false;
  }
  *(int64_t *)option->to = number;
  return true;
}

static bool set_seed(const Usage *usage, const Option *option, const char *value)
{
  char *end;
  errno = 0;
  unsigned long long seed = strtoull(value, &end, 0);
  if (end == value || *end || errno || *value == '-') {
    options_wrong(usage, "--%s takes a number, not '%s'", option->name, value);
    return false;
  }
  *(uint64_t *)option->to = seed;
  return true;
}

static bool add_to_list(const Usage *usage, const Option *option, const char *value)
{
  TextList *list = option->to;
  if (list->count == OPTION_LIST_MAX) {
    options_wrong(usage, "--%s may be given at most %d times", option->name, OPTION_LIST_MAX);
    return false;
  }
  list->items[list->count++] = value;
  return true;
}

static bool set_option(const Usage *usage, const Option *option, const char *value)
{
  switch (option->kind) {
  case OPTION_FLAG: *(bool *)option->to = true; return true;
  case OPTION_NEGATED: *(bool *)option->to = false; return true;
  case OPTION_TEXT: *(const char **)option->to = value; return true;
  case OPTION_NUMBER: return set_number(usage, option, value);
  case OPTION_SEED: return set_seed(usage, option, value);
  case OPTION_LIST: return add_to_list(usage, option, value);
  }
  return false;
}

static void no_such_option(const Usage *usage, const char *name, size_t length)
{
  char given[48];
  snprintf(given, sizeof given, "%.*s", (int)length, name);
  Guess guess = bind_guess_begin(given);
  for (int i = 0; i < usage->option_count; i++) bind_guess_try(&guess, usage->options[i].name);
  bool near = guess.best[0];
  options_wrong(usage, "there is no option --%s%s%s%s", given, near ? " (did you mean --" : "",
                near ? guess.best : "", near ? "?)" : "");
}

/* Reads the option at argv[*i], and its value, which may be the next argument. */
static bool read_option(const Usage *usage, int argc, char **argv, int *i)
{
  const char *name = argv[*i] + 2, *value = strchr(name, '=');
  size_t length = value ? (size_t)(value - name) : strlen(name);
  const Option *option = find_option(usage, name, length);
  if (!option) {
    no_such_option(usage, name, length);
    return false;
  }
  if (value && !takes_value(option)) {
    options_wrong(usage, "--%s takes no value", option->name);
    return false;
  }
  if (value) value++;
  else if (takes_value(option)) {
    if (*i + 1 == argc) {
      options_wrong(usage, "--%s takes a value: %s", option->name, option->argument);
      return false;
    }
    value = argv[++*i];
  }
  return set_option(usage, option, value);
}

static Parsed check_count(const Usage *usage, int count)
{
  if (count < usage->min_arguments) {
    options_wrong(usage, "an argument is missing: usage: lunarbiter %s %s", usage->name,
                  usage->synopsis);
    return PARSED_WRONG;
  }
  if (usage->max_arguments >= 0 && count > usage->max_arguments) {
    options_wrong(usage, "too many arguments: usage: lunarbiter %s %s", usage->name,
                  usage->synopsis);
    return PARSED_WRONG;
  }
  return PARSED_RUN;
}

Parsed options_parse(const Usage *usage, int argc, char **argv, int *argument_count)
{
  int count = 0;
  bool ended = false;
  for (int i = 1; i < argc; i++) {
    char *word = argv[i];
    if (ended || strncmp(word, "--", 2) != 0) {
      argv[count++] = word;
    } else if (strcmp(word, "--") == 0) {
      ended = true;
    } else if (strcmp(word, "--help") == 0) {
      print_help(usage);
      return PARSED_HELP;
    } else if (!read_option(usage, argc, argv, &i)) {
      return PARSED_WRONG;
    }
  }
  *argument_count = count;
  return check_count(usage, count);
}
