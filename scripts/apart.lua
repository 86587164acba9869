-- SPDX-License-Identifier: MIT
--
-- apart.lua -- another tool, run in a copy of this process: for a server, which goes on whatever the
-- scripts of strangers do there.  What the tool prints is printed when it has ended.
--
-- `options.tool` is its name and `options.seconds` its time.  A copy has budgets of its own, and
-- nothing that it counts or catches reaches its parent.  With `options.writes` it keeps the right
-- to write one file for a moment: `options.scratch`, which is removed here, however the copy ends.

local confine = require "confine"

local function run(arguments, options)
  if options.writes then
    local name = os.tmpname()
    os.remove(name)
    options.scratch = name .. "_spec.lua"
  end
  local fine, text = options.apart(function()
    local lines = {}
    options.print = function(line) lines[#lines + 1] = line end
    confine.allow_files(nil, #arguments)
    require(options.tool).run(arguments, options)
    if confine.spent() then error("the scripts that this needs ran for too long", 0) end
    return table.concat(lines, "\n")
  end, math.tointeger(options.seconds), options.writes)
  if options.scratch then os.remove(options.scratch) end
  if not fine then error(text, 0) end
  options.print(text)
  return {}
end

return { run = run }
