-- SPDX-License-Identifier: MIT
--
-- functions.lua -- what functions of cards say that can only go wrong when they run: words of a
-- file that no function may build, targets that are asked whether they are there.

-- ---- What is built when the file is loaded -----------------------------------------------

-- Whether the function at `i` is called in play: it takes the game, or questions to it.
local function runs_in_play(source, i)
  local first = source.tokens[(source:parameters(i)) and source:parameters(i)[1] or 0]
  return first ~= nil and (first.text == "game" or first.text == "q")
end

-- The word that is called at `i`: "unit", "number.count"; nil: nothing is.
local function called_at(source, i)
  local word, at = source.tokens[i].text, i + 1
  if source:is(i - 1, "op", ".") or source:is(i - 1, "op", ":") then return nil end
  if source:is(at, "op", ".") and source:is(at + 1, "name") then
    word, at = word .. "." .. source.tokens[at + 1].text, at + 2
  end
  return (source:is(at, "op", "{") or source:is(at, "op", "(")) and word or nil
end

-- Selectors, slots and numbers belong to the file: a function cannot make them.
local function check_built(source, report, built)
  local behind = 0 -- the last one
  for _, i in ipairs(source:places "function") do
    if i >= behind and runs_in_play(source, i) then
      for at = select(2, source:parameters(i)), source:function_end(i) - 1 do
        local word = source.tokens[at].kind == "name" and called_at(source, at)
        if word and built[word] then
          report:at(source, source.tokens[at], "not-here",
            "'%s' is built when the file is loaded, not in play: make it a constant in front of the "
              .. "card (local it = %s ...), or a field", word, word)
        end
      end
      behind = source:function_end(i)
    end
  end
end

-- ---- Targets as truth values ---------------------------------------------------------------

local ASKS = { ["if"] = true, ["elseif"] = true, ["while"] = true, ["not"] = true }
local BEGINS = { ["="] = true, ["("] = true, [","] = true, ["return"] = true, ["and"] = true, ["or"] = true }
local ENDS = { ["then"] = true, ["do"] = true }

-- Whether a word between these is a condition; `a and it or b` gives it as a value.
local function is_condition(before, behind)
  return ASKS[before] and (ENDS[behind] or behind == "and" or behind == "or" or before == "not")
    or BEGINS[before] and behind == "and" or (before == "and" or before == "or") and ENDS[behind]
end

-- A target is an id, `none` or a list: each counts as true.
local function check_truth(source, report, name, first, last)
  for _, at in ipairs(source:places(name)) do
    local before, behind = source.tokens[at - 1], source.tokens[at + 1]
    if at >= first and at <= last and behind and is_condition(before.text, behind.text) then
      report:at(source, source.tokens[at], "always-true",
        "'%s' is true whatever was chosen: ask game.exists(%s), of a list #%s > 0", name, name, name)
    end
  end
end

return { check_built = check_built, check_truth = check_truth }
