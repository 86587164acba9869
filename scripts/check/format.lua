-- SPDX-License-Identifier: MIT
-- format.lua -- formats: the engine reads them and says what is wrong.

local engine = require "lunarbiter"

local function check(files, report, options)
  for _, file in ipairs(files) do
    if file.kind == "format" then
      for _, problem in ipairs(engine.diagnose_format { scripts = options.scripts,
        path = file.path }) do
        report:add(problem)
      end
    end
  end
end

return { check = check }
