-- SPDX-License-Identifier: MIT
--
-- dialect.lua -- old spellings of files (scripts/dialect.lua): each is told with its new spelling,
-- or, with the option `fix`, the file is written anew.

local dialect = require "dialect"
local names = require "check.names"
local new_source = require("check.source").new
local whole = require "files"

local function tell(file, report, tokens_called)
  for _, change in ipairs(dialect.changes(file.source, file.game, tokens_called)) do
    report:old(file.source, change.token)
    if not change.follows then
      report:at(file.source, change.token, "old-spelling", "write %s", change.text:gsub("%s+", " "))
    end
  end
end

-- Writes the file anew; true: there was something to write.
local function fix(file, tokens_called)
  local text = dialect.renewed(file.source.text, file.game, tokens_called)
  if text == file.source.text then return false end
  whole.write(file.path, text)
  file.source = new_source(file.source.name, text)
  return true
end

local READ = { card = true, keyword = true, spec = true }

-- What is old in all files; with the option `fix` they are written anew, and how many were is given.
local function check(files, report, options)
  local written = 0
  for _, file in ipairs(files) do
    if READ[file.kind] and file.game and not file.source.unreadable then
      local function tokens_called() return names.tokens(file, files, options) end
      if options.fix then written = written + (fix(file, tokens_called) and 1 or 0)
      else tell(file, report, tokens_called) end
    end
  end
  return written
end

return { check = check }
