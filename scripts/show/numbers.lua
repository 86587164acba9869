-- SPDX-License-Identifier: MIT
--
-- numbers.lua -- numbers that a card declares, and comparisons of them, in words.

local english = require "show.english"

local numbers = {}

local function is(value, tag, what)
  return type(value) == "table" and value.tag == tag and (not what or value.what == what)
end

-- "to a minimum of 1", behind what a static lowers.
function numbers.least(w, static)
  local least = w:get(static, "minimum")
  return least and (" (to a minimum of %d)"):format(least) or ""
end

-- ---- Of whom ---------------------------------------------------------------------------

-- The subject whose attribute a number is: me, you, opponent, game, subject, ref, target.
local function whose(w, value)
  if value.what == "me" then return w.me, 1 end
  if value.what == "you" then return w.YOU, 1 end
  if value.what == "opponent" then return w.OPPONENT, 1 end
  if value.what == "game" then return w.thing("the game"), 1 end
  if value.what == "subject" then
    return { text = "it", object = "it", whose = "its", person = "it" }, 1
  end
  local n = w:get(value, 1)
  if value.what == "ref" then
    return w:subject { tag = "ref", n }, 2
  end
  return w.thing("target " .. n), 2
end

-- Whether an attribute is so or not so: "equipped" is, Might is not.
local function yes_or_no(entry)
  return entry.yes or (entry.adj or entry.is) and not (entry.noun or entry.count or entry.have or entry.number)
end

-- "my Might", "the number of cards in your hand"
local function attribute(w, value)
  local subject, at = whose(w, value)
  local entry = w:attribute(w:get(value, at))
  if entry.of then return (entry.of:gsub("{whose}", subject.whose)) end
  if entry.noun then return subject.whose .. " " .. entry.noun end
  if entry.number then return entry.number .. " " .. w:says(subject, "have", entry.did) end
  if entry.count then
    return ("the number of %s %s"):format(entry.count[2], w:says(subject, "have"))
  end
  if yes_or_no(entry) then return "1 if " .. w:clause(subject, value[at], true) .. ", else 0" end
  return w:unknown("number " .. value[at])
end

-- ---- Tallies ---------------------------------------------------------------------------

-- "times that you played a gear this turn"
local function tally_words(w, tally)
  local said = w:happened(tally)
  local source, amount = w:get(tally, "source"), w:get(tally, "amount")
  if source then
    said = said .. " because of " .. w:words(source, function(type)
      return english.a(w.phrases.nouns[type] or type)
    end)
  end
  if amount then said = said .. " (" .. numbers.bound(w, amount) .. " at a time)" end
  if w:get(tally, "phase") then
    said = said .. " during its " .. w.phrases.phases[tally.phase]
  end
  local when = w:get(tally, "last_turn") and " last turn" or w:get(tally, "ever") and " this game" or " this turn"
  return said .. when, w:get(tally, "sum")
end

-- ---- Expressions -----------------------------------------------------------------------

local say = {}
for _, what in ipairs { "me", "you", "opponent", "game", "subject", "ref", "target" } do
  say[what] = attribute
end

function say.count(w, value) return "the number of " .. w:plural(w:get(value, 1)) end

function say.sum(w, value)
  local selector, entry = w:get(value, 1), w:attribute(w:get(value, 2))
  return ("the total %s of %s"):format(entry.noun or entry.count[2], w:plural(selector))
end

function say.highest(w, value)
  local selector, entry = w:get(value, 1), w:attribute(w:get(value, 2))
  return ("the highest %s among %s"):format(entry.noun or entry.count[2], w:plural(selector))
end

function say.lowest(w, value)
  local selector, entry = w:get(value, 1), w:attribute(w:get(value, 2))
  return ("the lowest %s among %s"):format(entry.noun or entry.count[2], w:plural(selector))
end

function say.distinct(w, value)
  local selector, entry = w:get(value, 1), w:attribute(w:get(value, 2))
  local values = w:get(value, 3)
  if values then
    return ("the number of different ones of %s among %s"):format(english.list(w:each(values), "and"), w:plural(selector))
  end
  return ("the number of different values of %s among %s"):format(entry.noun or entry.count[2],
    w:plural(selector))
end

function say.given_up(w, value)
  local name = w:get(value, 1)
  if not name then return "the number of those" end
  local entry = w:attribute(name)
  return "the " .. (entry.noun or entry.count[2]) .. " of what is given up"
end

function say.tally(w, value)
  local said, sum = tally_words(w, w:get(value, 1))
  return sum and "the total that " .. said or "the number of times that " .. said
end

function say.keyword(w, value)
  return "the value of " .. w:keyword_name(w:get(value, 1))
end

function say.x() return "X" end
function say.event() return "that much" end
function say.arg(w, value)
  return w:get(value, 1) == 1 and "a number its script gives" or "another number its script gives"
end

local function two(w, value) return numbers.say(w, w:get(value, 1)), numbers.say(w, w:get(value, 2)) end

function say.add(w, value)
  local a, b = two(w, value)
  if a:match "^%-?%d+$" then a, b = b, a end
  return a .. " plus " .. b
end

function say.sub(w, value)
  local a, b = two(w, value)
  if a == "0" then return "minus " .. b end
  return a .. " minus " .. b
end

function say.mul(w, value)
  local a, b = two(w, value)
  if b:match "^%-?%d+$" then a, b = b, a end
  if a == "2" then return "twice " .. b end
  if a == "-1" then return "minus " .. b end
  return a .. " for each of " .. b:gsub("^the number of ", "")
end

function say.min(w, value)
  local a, b = two(w, value)
  if b:match "^%d+$" then return ("%s (at most %s)"):format(a, b) end
  return ("the smaller of %s and %s"):format(a, b)
end

function say.max(w, value)
  local a, b = two(w, value)
  if b:match "^%d+$" then return ("%s (at least %s)"):format(a, b) end
  return ("the larger of %s and %s"):format(a, b)
end

-- "2", "my Might minus 1", "what its script says (line 12)"
function numbers.say(w, value)
  if is(value, "number") then
    return say[value.what] and say[value.what](w, value) or w:unknown("number." .. value.what)
  end
  if is(value, "function") then return "what its script says (" .. w:function_words(value) .. ")" end
  if is(value, "comparison") then return "1 if " .. numbers.comparison(w, value) .. ", else 0" end
  return tostring(value)
end

-- Whether a number is plain: 3, not `number.count(...)`.
function numbers.plain(value) return type(value) == "number" end

-- "+2 Might", "-1 Might", "+1 Might for each friendly unit here"
function numbers.signed(w, value, noun)
  noun = noun and " " .. noun or ""
  if numbers.plain(value) then return english.signed(value) .. noun end
  if is(value, "number", "count") then
    return "+1" .. noun .. " for each " .. w:one(w:get(value, 1))
  end
  if is(value, "number", "mul") then
    local at = numbers.plain(value[1]) and 1 or 2
    local factor, other = w:get(value, at), w:get(value, 3 - at)
    if factor == -1 and not is(other, "number", "count") then
      return ("less%s by %s"):format(noun, numbers.say(w, other))
    end
    if numbers.plain(factor) then
      if not is(other, "number", "count") then
        return ("%s%s times %s"):format(english.signed(factor), noun, numbers.say(w, other))
      end
      return ("%s%s for each %s"):format(english.signed(factor), noun, w:one(w:get(other, 1)))
    end
  end
  local said = numbers.say(w, value)
  if said:match "^minus " then return ("less%s by %s"):format(noun, (said:gsub("^minus ", ""))) end
  return ("more%s: as much as %s"):format(noun, said)
end

-- ---- Bounds ------------------------------------------------------------------------------

local BOUNDS = {
  at_least = { "%s or more", "at least %s" }, at_most = { "%s or less", "at most %s" },
  less_than = { "less than %s", "less than %s" }, more_than = { "more than %s", "more than %s" },
  equals = { "exactly %s", "exactly %s" }, different = { "other than %s", "other than %s" },
}

-- "3 or more", "at least my Might", "exactly 2"
function numbers.bound_of(w, what, n)
  local forms = BOUNDS[what]
  if not forms then return w:unknown("bound " .. tostring(what)) end
  return forms[numbers.plain(n) and 1 or 2]:format(numbers.say(w, n))
end

function numbers.bound(w, value)
  if not is(value, "bound") then return numbers.say(w, value) end
  return numbers.bound_of(w, value.what, w:get(value, 1))
end

-- How many of what an attribute counts: "3 or more Might", "2 cards in hand"
local function of_what(entry, quantity, one)
  if entry.noun then return quantity .. " " .. entry.noun end
  if entry.count then return quantity .. " " .. entry.count[one and 1 or 2] end
  return quantity
end

function numbers.quantity(w, value, entry)
  local n = is(value, "bound") and value[1] or value
  if entry.noun and not numbers.plain(n) then
    return ("%s of %s"):format(entry.noun, numbers.bound(w, value))
  end
  if entry.have then return (entry.have:gsub("%%s", (numbers.bound(w, value):gsub(" less$", " fewer")))) end
  if n == 0 and not is(value, "bound") then return of_what(entry, "no") end
  return of_what(entry, numbers.bound(w, value), n == 1 and not is(value, "bound"))
end

-- ---- Comparisons ---------------------------------------------------------------------------

local PEOPLE = { me = true, you = true, opponent = true, game = true, subject = true, ref = true, target = true }

-- Whether a comparison asks if something is so or not: true, false, or nil.
local function asks_yes(what, n)
  if what == "equals" then return n == 1 or (n ~= 0 and nil) end
  if what == "at_least" and n == 1 or what == "more_than" and n == 0 then return true end
  if what == "at_most" and n == 0 or what == "less_than" and n == 1 then return false end
  return nil
end

local function compare_count(w, what, left, n)
  local selector, yes = w:get(left, 1), asks_yes(what, n)
  if what == "equals" and n == 1 then return "there is exactly one " .. w:one(selector) end
  if yes == true then return "there is " .. w:a(selector) end
  if yes == false or what == "equals" and n == 0 then return "there are no " .. w:plural(selector) end
  return ("there are %s %s"):format(numbers.bound_of(w, what, n):gsub(" less$", " fewer"),
    w:plural(selector))
end

local function compare_attribute(w, what, left, n)
  local subject, at = whose(w, left)
  local name = w:get(left, at)
  local entry, yes = w:attribute(name), asks_yes(what, n)
  if yes_or_no(entry) and yes ~= nil then return w:clause(subject, name, yes) end
  if entry.of or not (entry.noun or entry.count or entry.have) then return nil end
  if what == "equals" and n == 0 then
    local none = entry.have and entry.have:gsub("%%s", "no") or of_what(entry, "no")
    return w:says(subject, "have", none)
  end
  local quantity = numbers.bound_of(w, what, n)
  if entry.noun and not numbers.plain(n) then
    return ("%s %s is %s"):format(subject.whose, entry.noun, quantity)
  end
  if entry.count or entry.have then quantity = quantity:gsub(" less$", " fewer") end
  if entry.have then return w:says(subject, "have", (entry.have:gsub("%%s", quantity))) end
  return w:says(subject, "have", of_what(entry, quantity))
end

local function compare_tally(w, what, left, n)
  local said, sum = tally_words(w, w:get(left, 1))
  local yes = asks_yes(what, n)
  if not sum and yes == true and what ~= "equals" then return said end
  if not sum and yes == false then return "it is not so that " .. said end
  return ("%s (%s)"):format(said, numbers.bound_of(w, what, n) .. (sum and " in all" or " times"))
end

-- "there are 7 or more units here", "you have 3 or more XP"
function numbers.comparison(w, value)
  local left, n, what = w:get(value, 1), w:get(value, 2), value.what
  local said
  if is(left, "number", "count") and numbers.plain(n) then
    said = compare_count(w, what, left, n)
  elseif is(left, "number") and PEOPLE[left.what] then
    said = compare_attribute(w, what, left, n)
  elseif is(left, "number", "tally") then
    said = compare_tally(w, what, left, n)
  end
  if said then return said end
  return numbers.say(w, left) .. " is " .. numbers.bound_of(w, what, n)
end

-- A number where a condition stands: it must not be 0.
function numbers.holds(w, value)
  if PEOPLE[value.what] then
    local subject, at = whose(w, value)
    local name = w:get(value, at)
    if yes_or_no(w:attribute(name)) then return w:clause(subject, name, true) end
  end
  return numbers.say(w, value) .. " is not 0"
end

return numbers
