-- SPDX-License-Identifier: MIT
--
-- shell.lua -- runs what a page tells its reader to type, in the page's own folder, and
-- compares what is printed with what the page shows.
--
-- In a ```console block a line `$ COMMAND` is run and the lines below it are what it prints;
-- in what is shown, `...` stands for anything, on a line of its own for any number of lines.
-- A ```sh block is a script.  Nothing of the reader's machine is seen: his home is the folder.

local write = require("files").write

local shell = {}

local function quoted(text) return "'" .. text:gsub("'", "'\\''") .. "'" end
shell.quoted = quoted

-- A folder in which `lunarbiter` and `./run` are the program at `program`.
function shell.prepare(folder, program, data)
  write(folder .. "/.environment", table.concat({
    "cd " .. quoted(folder),
    "PATH=" .. quoted(folder .. "/.bin") .. ":$PATH",
    "HOME=" .. quoted(folder .. "/.home"),
    "XDG_DATA_HOME=$HOME/data XDG_CONFIG_HOME=$HOME/config XDG_STATE_HOME=$HOME/state",
    "LUNARBITER_DATA=" .. quoted(data),
    "LUA_CPATH=" .. quoted(program:match "^(.*)/" .. "/?.so") .. '";;"',
    "export PATH HOME XDG_DATA_HOME XDG_CONFIG_HOME XDG_STATE_HOME LUNARBITER_DATA LUA_CPATH",
  }, "\n") .. "\n")
  local start = '#!/bin/sh\n[ $# -gt 0 ] || set -- watch\nexec ' .. quoted(program) .. ' "$@"\n'
  os.execute("mkdir -p " .. quoted(folder .. "/.bin") .. " " .. quoted(folder .. "/.home"))
  write(folder .. "/.bin/lunarbiter", start)
  write(folder .. "/run", start)
  os.execute(("chmod +x %s %s"):format(quoted(folder .. "/.bin/lunarbiter"),
    quoted(folder .. "/run")))
end

-- What a script prints, on both channels, and whether it ended well.
function shell.run(folder, script)
  write(folder .. "/.script", ". " .. quoted(folder .. "/.environment") .. "\n" .. script)
  local pipe = assert(io.popen("sh -e " .. quoted(folder .. "/.script") .. " 2>&1 </dev/null"))
  local text = pipe:read "a"
  local fine = pipe:close()
  return text, fine == true
end

-- { { command, line, shown = { lines } }, ... } of a console block; a command may go on in
-- lines that begin with "> ".
local function commands_of(block)
  local list = {}
  for i, line in ipairs(block.lines) do
    local begun, more = line:match "^%$ (.*)$", line:match "^> (.*)$"
    local last = list[#list]
    if begun then
      list[#list + 1] = { command = begun, line = block.line + i, shown = {} }
    elseif more and last and #last.shown == 0 then
      last.command = last.command .. "\n" .. more
    elseif last then
      last.shown[#last.shown + 1] = line
    else
      error("a console block begins with a command: `$ lunarbiter ...`", 0)
    end
  end
  return list
end

local function as_pattern(shown)
  local pattern = shown:gsub("%s+$", ""):gsub("[%^%$%(%)%%%.%[%]%*%+%-%?]", "%%%0")
  return "^" .. pattern:gsub("%%%.%%%.%%%.", ".-") .. "%s*$"
end

-- Where what is shown first differs from what was printed: its index and the line that was
-- expected there; nil when all of it is there.
local function first_difference(shown, printed)
  local at, free = 1, false
  for i, line in ipairs(shown) do
    if line:match "^%s*%.%.%.%s*$" then
      free = true
    else
      local pattern = as_pattern(line)
      while free and printed[at] and not printed[at]:match(pattern) do at = at + 1 end
      if not (printed[at] and printed[at]:match(pattern)) then return i, at end
      at, free = at + 1, false
    end
  end
  if at <= #printed and not free then return #shown + 1, at end
  return nil
end

local function lines_of(text)
  local lines = {}
  for line in text:gmatch "([^\n]*)\n?" do lines[#lines + 1] = line end
  while lines[#lines] == "" do lines[#lines] = nil end
  return lines
end

-- nil when the page shows what is printed, else the line of the page and what is wrong.
local function compare(one, text)
  local shown, printed = one.shown, lines_of(text)
  while shown[#shown] == "" do shown[#shown] = nil end
  local i, at = first_difference(shown, printed)
  if not i then return nil end
  return one.line + i, ("`%s` printed %s where the page shows %s\n%s"):format(one.command,
    printed[at] and '"' .. printed[at] .. '"' or "nothing more",
    shown[i] and '"' .. shown[i] .. '"' or "its end", text)
end

-- Runs a console block.  `failing`: its last command is to fail, as the others are not.
function shell.console(folder, block, failing)
  local list = commands_of(block)
  for i, one in ipairs(list) do
    local text, fine = shell.run(folder, one.command .. "\n")
    local wanted = not (failing and i == #list)
    if fine ~= wanted then
      return one.line, ("`%s` %s:\n%s"):format(one.command,
        fine and "did not fail" or "failed", text)
    end
    local line, why = compare(one, text)
    if line then return line, why end
  end
  return nil
end

-- Whether a message holds what the page shows of it, however its lines are broken.
function shell.holds(message, shown)
  local function flat(text) return (text:gsub("%s+", " "):gsub("^ ", ""):gsub(" $", "")) end
  return flat(message):match(as_pattern(flat(shown)):sub(2, -5)) ~= nil
end

return shell
