-- SPDX-License-Identifier: MIT
--
-- page.lua -- a card as text: a frame with what is printed on it, then its text line by line.

local english = require "show.english"

local page = {}

local WIDTH, LEAST = 88, 44

-- ---- The frame ---------------------------------------------------------------------------

local function length(text) return utf8.len(text) or #text end

local function framed(lines)
  local width = LEAST
  for _, line in ipairs(lines) do
    width = math.max(width, length(line[1]) + (line[2] and length(line[2]) + 2 or 0))
  end
  local edge = "+" .. ("-"):rep(width + 2) .. "+"
  local out = { edge }
  for _, line in ipairs(lines) do
    local right = line[2] or ""
    local gap = width - length(line[1]) - length(right)
    out[#out + 1] = "| " .. line[1] .. (" "):rep(gap) .. right .. " |"
  end
  out[#out + 1] = edge
  return out
end

local function keyword_line(told)
  local list = {}
  for _, each in ipairs(told.keywords) do
    list[#list + 1] = each.title .. (each.value and " " .. each.value or "")
  end
  return table.concat(list, ", ")
end

local function frame_of(told)
  local head = told.head
  local lines = { { told.name, head.cost }, { head.kind } }
  if head.tags then lines[#lines + 1] = { head.tags } end
  local keywords = keyword_line(told)
  if keywords ~= "" or head.stats then lines[#lines + 1] = { keywords, head.stats } end
  return framed(lines)
end

-- ---- The text --------------------------------------------------------------------------------

local function add(out, indent, mark, text)
  local first, rest = indent .. mark, indent .. (" "):rep(#mark)
  out[#out + 1] = first .. english.wrap(text, WIDTH - #first, rest)
end

local function cited(text, rules, options)
  if not options.rules or #rules == 0 then return text end
  return text .. " (" .. table.concat(rules, ", ") .. ")"
end

-- What was seen of a sentence's functions.
local function add_observed(out, sentence, indent, told)
  if #sentence.functions == 0 or not told.observes then return end
  if not sentence.observed or not sentence.ran then
    add(out, indent, "* ", "no scenario runs this")
    return
  end
  local said = {}
  for _, each in ipairs(sentence.observed) do said[#said + 1] = each.text end
  add(out, indent, "* ", "observed: " .. (#said > 0 and table.concat(said, "; ") or
    "it ran, and called no action"))
  if #sentence.missed > 0 then
    add(out, indent, "* ", ("no scenario runs line%s %s"):format(#sentence.missed > 1 and "s" or "",
      english.list(sentence.missed)))
  end
end

local function add_sentence(out, sentence, indent, told, options)
  local name = sentence.name and ('"%s": '):format(sentence.name) or ""
  add(out, indent, "- ", cited(name .. sentence.text, sentence.rules, options))
  add_observed(out, sentence, indent .. "    ", told)
  for _, inner in ipairs(sentence.inner) do
    add_sentence(out, inner, indent .. "    ", told, options)
  end
end

local function add_keywords(out, told, options)
  for _, each in ipairs(told.keywords) do
    local title = each.title .. (each.value and " " .. each.value or "")
    add(out, "", "- ", cited(title .. ": " .. (each.text or "(no reminder)"):gsub("%.$", "") .. ".",
      each.rule and { each.rule } or {}, options))
  end
end

local function add_status(out, told)
  if told.aliases then out[#out + 1] = "also called: " .. table.concat(told.aliases, "; ") end
  if told.signals then out[#out + 1] = "its script tells: " .. table.concat(told.signals, "; ") end
  if told.copies then out[#out + 1] = "copies in a deck: " .. told.copies end
  for _, each in ipairs(told.unknown) do out[#out + 1] = "also declared, without words here: " .. each end
  out[#out + 1] = ("file: %s (%s, %s%s)"):format(told.file, told.id, told.title,
    told.mod and ", mod " .. told.mod or "")
  out[#out + 1] = told.unsupported and "status: not supported: " .. told.unsupported or
    "status: supported"
  local scenarios = told.scenarios
  if not scenarios then
    out[#out + 1] = "scenarios: none beside it"
  elseif scenarios.passed then
    out[#out + 1] = ("scenarios: %s (%d pass%s)"):format(scenarios.file, scenarios.passed,
      scenarios.failed > 0 and (", %d FAIL"):format(scenarios.failed) or "")
  else
    out[#out + 1] = "scenarios: " .. scenarios.file .. " (not run)"
  end
end

-- The lines of a card.
function page.lines(told, options)
  local out = frame_of(told)
  add_keywords(out, told, options)
  for _, sentence in ipairs(told.text) do add_sentence(out, sentence, "", told, options) end
  if #told.keywords == 0 and #told.text == 0 then out[#out + 1] = "(it has no text)" end
  for _, helper in ipairs(told.helpers or {}) do
    local said = {}
    for _, each in ipairs(helper.observed) do said[#said + 1] = each.text end
    add(out, "", "- ", ("Used by its functions (lines %d-%d):"):format(helper.line, helper.last_line))
    add(out, "    ", "* ", "observed: " .. table.concat(said, "; "))
  end
  add_status(out, told)
  return out
end

-- The lines of a keyword.
function page.keyword(told, options)
  local out = { ("%s (a keyword of %s)"):format(told.name, told.title) }
  if told.reminder ~= "" then
    add(out, "", "- ", cited(told.reminder:gsub("^%l", string.upper):gsub("%.$", "") .. ".", told.rules, options))
  end
  for _, sentence in ipairs(told.text) do add_sentence(out, sentence, "", {}, options) end
  if told.file then out[#out + 1] = "file: " .. told.file end
  return out
end

return page
