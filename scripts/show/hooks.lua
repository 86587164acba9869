-- SPDX-License-Identifier: MIT
-- hooks.lua -- what a format does as a game begins, in words.

local english = require "show.english"

-- A word whose script acts at such a time, for each player in turn order.
local function hook(time, rule)
  return { fields = { "run", "if_" }, whole = function(w, a)
    local run, condition = w:get(a, "run"), w:get(a, "if_")
    local text = ("%s, for each player in turn order%s, its script acts (%s)"):format(time,
      condition and " if " .. w:condition(condition) or "", w:function_words(run))
    return { { text = english.sentence(text), rule = rule, rules = { rule }, line = a.line, functions = { run },
      inner = {}, word = a.what } }
  end }
end

return hook
