/* SPDX-License-Identifier: MIT */
/* lua_tool.c -- see lua_tool.h. */
#include "commands/lua_tool.h"

#include <stdlib.h>

#include "common/fence.h"
#include "common/terminal.h"

bool lua_tool_begin(LuaTool *tool, const Usage *usage, int argc, char **argv)
{
  ArbError error = {0};
  Parsed parsed = options_parse(usage, argc, argv, &tool->count);
  tool->usage = usage, tool->arguments = argv;
  tool->code = options_exit(parsed);
  if (parsed != PARSED_RUN) return false;
  if (!session_find_data(&tool->session, tool->data, &error) || !bind_game(tool->game, &error)) {
    tool->code = session_failed(usage->name, &error);
    return false;
  }
  snprintf(tool->cards, sizeof tool->cards, "%s/cards", tool->session.data);
  return true;
}

bool lua_tool_run(LuaTool *tool, const BindToolOption *told, BindToolResult *results)
{
  ArbError error = {0};
  if (tool->fenced) fence_raise(tool->writes, tool->starts);
  const BindTool run = {.scripts = tool->session.scripts,
                        .name = tool->name,
                        .arguments = (const char *const *)tool->arguments,
                        .argument_count = tool->count,
                        .options = told,
                        .out = tool->out,
                        .control = terminal_control,
                        .stop = tool->stop};
  if (bind_run_tool(&run, results, error.text, sizeof error.text)) return true;
  session_failed(tool->usage->name, &error);
  return false;
}

const char **lua_tool_mods(const Session *session, bool asked)
{
  int count = session->mods ? session->mods->count : 0, kept = 0;
  const char **folders = calloc((size_t)count + 1, sizeof *folders);
  for (int i = 0; folders && i < count; i++)
    if (session->mods->items[i].asked == asked) folders[kept++] = session->mods->items[i].directory;
  return folders;
}
