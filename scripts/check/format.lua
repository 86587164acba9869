-- SPDX-License-Identifier: MIT
-- format.lua -- formats: the engine reads them and says what is wrong.

local engine = require "lunarbiter"
local files_of = require "check.files"
local names_of = require "check.names"

local function check(files, report, options)
  for _, file in ipairs(files) do
    if file.kind == "format" then
      local home = file.mod and files_of.game_of_mod(file.mod)
      for _, problem in ipairs(engine.diagnose_format { scripts = options.scripts,
        path = file.path, game = not home and options.game or nil, home = home,
        names = names_of.cards(file, files, options) }) do
        report:add(problem)
      end
    end
  end
end

return { check = check }
