/* SPDX-License-Identifier: MIT */
/*
** fuzz_serve.c -- what another program may send to `lunarbiter serve`: every line is answered, and
** the last one ends the command with success.
*/
#define _GNU_SOURCE /* fmemopen */
#include "soup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands/commands.h"

static const char said[] =
    "{\"type\":\"new\",\"game\":\"evolve\",\"seats\":[0],\"bots\":\"random\",\"seed\":7}\n"
    "{\"type\":\"new\",\"decks\":[\"jinx-origins\",\"viktor-origins\"],\"lot\":true,"
    "\"seed\":\"18446744073709551615\",\"bots\":[\"greedy\"],\"view\":true,\"events\":true,"
    "\"format\":\"duel\"}\n"
    "{\"type\":\"new\",\"format\":\"ffa4\",\"seats\":[3,1],\"bots\":[\"random\",\"random\"]}\n"
    "{\"type\":\"answer\",\"values\":[0]}\n{\"type\":\"answer\",\"values\":[],\"number\":2}\n"
    "{\"type\":\"concede\",\"seat\":0}\n{\"type\":\"concede\"}\n";

static const char *const opens[] = {
  "{\"type\":\"new\",\"seats\":[0],\"bots\":\"random\"}\n",
  "{\"type\":\"new\",\"game\":\"evolve\",\"bots\":\"random\"}\n",
  "{\"type\":\"new\",\"format\":\"2v2\",\"seats\":[2],\"bots\":\"random\"}\n",
  "",
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  static char lines[SOUP_TEXT_MAX + 256];
  static char serve[] = "serve", option[] = "--data", path[] = ARB_DATA_DIR;
  static FILE *nowhere;
  Bytes bytes = {data, data + size};
  int length = snprintf(lines, sizeof lines, "%s", opens[bytes_below(&bytes, 4)]);
  for (int i = bytes_below(&bytes, 40); i > 0; i--)
    length += snprintf(lines + length, sizeof lines - (size_t)length,
                       "{\"type\":\"answer\",\"values\":[%d]}\n", bytes_below(&bytes, 4));
  snprintf(lines + length, sizeof lines - (size_t)length, "%s", soup_of_text(said, said, &bytes));
  if (!nowhere) nowhere = fopen("/dev/null", "w");
  FILE *in = stdin, *out = stdout;
  stdin = fmemopen(lines, strlen(lines), "r");
  stdout = nowhere;
  if (!stdin || !stdout) fuzz_failed("serve", "no streams");
  int code = command_serve(3, (char *[]){serve, option, path, NULL});
  fclose(stdin);
  stdin = in, stdout = out;
  if (code != 0) fuzz_failed("serve", "it did not end well");
  return 0;
}
