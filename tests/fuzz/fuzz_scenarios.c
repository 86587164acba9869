/* SPDX-License-Identifier: MIT */
/*
** fuzz_scenarios.c -- stirred files of scenarios, played as a stranger's: each ends, and a fault in
** one is told and ends nothing else.  FUZZ_SHOW=1 prints what is told.
*/
#include "soup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "module/tool.h"

static SoupFiles specs[] = {{.pattern = "cards/riftbound/*/*_spec.lua"},
                            {.pattern = "cards/evolve/*/*_spec.lua"}};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
  static FILE *nowhere;
  Bytes bytes = {data, data + size};
  int evolve = bytes_below(&bytes, 2);
  const char *text = soup_of_files(&specs[evolve], &bytes);
  const char *path = soup_file("_spec.lua", text, strlen(text));
  const double one = 1;
  if (!nowhere && getenv("FUZZ_SHOW")) nowhere = stderr;
  if (!nowhere) nowhere = fopen("/dev/null", "w");
  const BindToolOption told[] = {{.name = "cards", .text = ARB_DATA_DIR "/cards"},
                                 {.name = "game", .text = evolve ? "evolve" : "riftbound"},
                                 {.name = "threads", .number = &one},
                                 {.name = "brief", .flag = bytes_below(&bytes, 2)},
                                 {.name = "check", .flag = bytes_below(&bytes, 8) == 7},
                                 {0}};
  BindTool tool = {.scripts = ARB_DATA_DIR "/scripts",
                   .name = "scenario",
                   .arguments = (const char *const[]){path, NULL},
                   .argument_count = 1,
                   .options = told,
                   .out = nowhere};
  char error[2000] = "";
  BindToolResult results[] = {{.name = "failed"}, {0}};
  if (!bind_run_tool(&tool, results, error, sizeof error)) fuzz_failed("stirred scenarios", error);
  return 0;
}
