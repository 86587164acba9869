-- SPDX-License-Identifier: MIT
--
-- retell.lua -- writes a scenario from a moment of a game: the position as a table, the answers
-- since as acts, and what is so at the end as expectations.
--
-- The position is built as a scenario builds it, and each answer is given there, so whatever is
-- written has been played.  Where the game of the scenario asks another question than the recorded
-- one did (cards of one name are asked about one by one here), the least is answered; where that
-- does not help the scenario ends, and says so.  In the end the whole text is run as `lunarbiter
-- test` runs it.
--
-- options.told is JSON: { game =, format =, players =, name =, view =, after =, answers = { { kind =,
-- seat =, shape =, rule =, options = { { kind =, label = }, ... }, values = { ... } }, ... } };
-- retell/NAME.lua knows the zones of a game.

local json = require "json"
local play = require "scenario.play"
local pools = require "scenario.pools"
local position = require "scenario.position"
local scenario = require "scenario"
local spec = require "scenario.spec"
local engine = require "lunarbiter"

local FORCED_MAX = 4 -- questions in a row that the recorded game did not ask

-- ---- Lua, written ---------------------------------------------------------------------------

local write

local function quoted(text) return (("%q"):format(text):gsub("\\\n", "\\n")) end

local function write_key(key)
  return type(key) == "string" and key:match "^[%a_][%w_]*$" and key or "[" .. write(key) .. "]"
end

-- A value as Lua text on one line; fields in the order of their names.
function write(value)
  if type(value) ~= "table" then
    return type(value) == "string" and quoted(value) or tostring(value)
  end
  local parts, names = {}, {}
  for i, each in ipairs(value) do parts[i] = write(each) end
  for key in pairs(value) do
    if math.type(key) ~= "integer" or key < 1 or key > #value then names[#names + 1] = key end
  end
  table.sort(names, function(a, b) return tostring(a) < tostring(b) end)
  for _, key in ipairs(names) do parts[#parts + 1] = write_key(key) .. " = " .. write(value[key]) end
  return #parts == 0 and "{}" or "{ " .. table.concat(parts, ", ") .. " }"
end

-- The parts between commas, on lines of at most 100 letters.
local function wrapped(out, indent, head, parts, tail)
  local line = indent .. head
  for i, part in ipairs(parts) do
    local more = part .. (i < #parts and ", " or "")
    if #line + #more > 100 and line:match "%S" then
      out[#out + 1] = (line:gsub("%s+$", ""))
      line = indent .. "  "
    end
    line = line .. more
  end
  out[#out + 1] = line .. tail
end

local function write_field(out, indent, name, value)
  local parts = {}
  for i, each in ipairs(type(value) == "table" and value or {}) do parts[i] = write(each) end
  if #parts > 0 and not next(value, #value) then
    wrapped(out, indent, name .. " = { ", parts, " },")
  else
    out[#out + 1] = ("%s%s = %s,"):format(indent, name, write(value))
  end
end

-- The table of a scenario: { fields = { { name, value }, ... }, players = { { { name, value }, ... } } }
local function write_position(out, laid)
  for _, field in ipairs(laid.fields) do write_field(out, "  ", field[1], field[2]) end
  for seat, fields in ipairs(laid.players) do
    out[#out + 1] = ("  p%d = {"):format(seat)
    for _, field in ipairs(fields) do write_field(out, "    ", field[1], field[2]) end
    out[#out + 1] = "  },"
  end
end

-- ---- Answers ------------------------------------------------------------------------------------

local function plain(label) return (label:gsub("#%d+", "")) end

-- The options of the open decision that were taken in the recorded one; nil: they are not there.
local function taken_again(decision, answer)
  local indices, taken = {}, {}
  for _, value in ipairs(answer.values) do
    local option, found = answer.options[value + 1], nil
    for i, each in ipairs(decision.options) do
      if not found and not taken[i] and each.kind == option.kind and plain(each.label) == plain(option.label) then
        found = i
      end
    end
    if not found then return nil end
    taken[found] = true
    indices[#indices + 1] = found
  end
  return indices
end

-- A name for the option that the words of scenarios understand as this option; else its number.
local function name_of(t, decision, index, taken)
  local label = decision.options[index].label
  return t:option_named(decision, label, taken) == index and quoted(label) or tostring(index)
end

local function names_of(t, decision, indices)
  local names, taken = {}, {}
  for i, index in ipairs(indices) do
    names[i] = name_of(t, decision, index, taken)
    taken[index] = true
  end
  return table.concat(names, ", ")
end

local function is_payment(answer)
  local first = answer.options and answer.options[1]
  return first and (first.kind == "pay" or first.kind == "by_hand" or first.kind == "come_to")
end

-- How the answer is said at this decision: text, values.  nil: it is no answer to it.
local function said(t, decision, answer)
  if answer.kind == "cancel" or answer.kind == "concede" then
    return (":%s()"):format(answer.kind), answer.kind
  end
  if decision.player ~= answer.seat + 1 or decision.shape ~= answer.shape then return nil end
  if answer.shape == "number" then
    local value = answer.values[1]
    if value < decision.min or value > decision.max then return nil end
    return (":number(%d)"):format(value), { value }
  end
  if answer.shape == "split" then
    local all, parts, values = {}, {}, {}
    for i = 1, #answer.values do all[i] = i - 1 end
    local indices = #answer.values == #decision.options and
      taken_again(decision, { values = all, options = answer.options })
    if not indices then return nil end
    for i, index in ipairs(indices) do
      values[index] = answer.values[i]
      parts[i] = ("[%s] = %d"):format(name_of(t, decision, index), answer.values[i])
    end
    return (":assign { %s }"):format(table.concat(parts, ", ")), values
  end
  local indices = taken_again(decision, answer)
  if not indices then return nil end
  if answer.shape == "order" then return (":order { %s }"):format(names_of(t, decision, indices)), indices end
  return (":choose(%s)"):format(names_of(t, decision, indices)), indices
end

-- What is answered where the recorded game did not ask.
local function least(t, decision)
  if decision.shape == "number" then return (":number(%d)"):format(decision.min), { decision.min } end
  local indices = {}
  local count = decision.shape == "pick" and decision.min or #decision.options
  for i = 1, count do indices[i] = i end
  if decision.shape == "order" then return (":order { %s }"):format(names_of(t, decision, indices)), indices end
  if decision.shape == "split" then return nil end
  return (":choose(%s)"):format(names_of(t, decision, indices)), indices
end

local function act(t, seat, values)
  if values == "cancel" then return t["p" .. seat]:cancel() end
  if values == "concede" then return t["p" .. seat]:concede() end
  t:answer(values)
end

-- Gives the answers; the lines of the acts, and how many answers found their question.
local function give_all(t, answers)
  local lines, at, forced = {}, 1, 0
  while at <= #answers do
    local answer, decision = answers[at], t:now()
    if not decision then break end
    if decision.kind == "payment" then
      local text, values = said(t, decision, answer)
      local first = not text or values[1] == 1
      if not first then lines[#lines + 1] = ("    t.p%d:pay(%s)"):format(decision.player,
        names_of(t, decision, values)) end
      t:answer(text and values or { 1 })
      if text then at = at + 1 end
    else
      local text, values = said(t, decision, answer)
      local player = text and (type(values) == "string" and answer.seat + 1 or decision.player)
      local next_one = answers[at + 1]
      if text then
        at, forced = at + 1, 0
      elseif is_payment(answer) or (next_one and said(t, decision, next_one)) then
        at = at + 1 -- the engine answered it by itself here
        goto continue
      else
        text, values = least(t, decision)
        player, forced = decision.player, forced + 1
        if not text or forced > FORCED_MAX then break end
      end
      local done = pcall(act, t, player, values)
      if not done then break end
      lines[#lines + 1] = ("    t.p%d%s"):format(player, text)
    end
    ::continue::
  end
  return lines, at - 1
end

-- ---- The text -------------------------------------------------------------------------------------

local function add_end(t, words, lines)
  t:settle()
  words.expect(t, function(format, ...)
    lines[#lines + 1] = "    " .. format:format(...)
  end)
  local decision = t:now()
  local winner = not decision and t.game:winner()
  if decision then lines[#lines + 1] = ("    t:expect_decision(\"p%d\")"):format(decision.player)
  else lines[#lines + 1] = ("    t:expect_winner(%s)"):format(quoted(winner and "p" .. winner or "nobody")) end
end

-- Where the end of the scenario is not that of the game: zones with other cards.
local function differences(t, words, after)
  local there, differ = {}, {}
  local function add(zone, owner, name, by)
    if words.elsewhere[zone] then return end
    local key = ("%s of p%s: %s"):format(zone, owner, name)
    there[key] = (there[key] or 0) + by
  end
  for _, zone in ipairs(after.zones) do
    for _, card in ipairs(zone.cards) do add(zone.zone, card.owner + 1, card.name, 1) end
  end
  for _, card in ipairs(t:cards()) do
    if card.name then add(card.zone, card.owner, card.name, -1) end
  end
  for key, count in pairs(there) do
    if count ~= 0 then differ[#differ + 1] = key end
  end
  table.sort(differ)
  return differ
end

local function text_of(told, laid, lines)
  local out = { "-- SPDX-License-Identifier: MIT", ("game %s"):format(quoted(told.game)), "",
    ("scenario %s {"):format(quoted(told.name)) }
  write_position(out, laid)
  out[#out + 1] = "  function(t)"
  for _, line in ipairs(lines) do out[#out + 1] = line end
  out[#out + 1] = "  end }"
  return table.concat(out, "\n") .. "\n"
end

local function write_file(path, text)
  local file = assert(io.open(path, "w"))
  file:write(text)
  file:close()
end

-- ---- The tool ---------------------------------------------------------------------------------------

local function retell(told, options, path)
  local words = require("retell." .. told.game)
  local laid = words.lay(told)
  write_file(path, text_of(told, laid, {}))
  local read, failure = play.read(path, options)
  if not read then error(failure.message, 0) end
  local pool = pools.new(options):whole(read)
  local t = position.build(pool, read.scenarios[1].given, { check = false }, spec.words_of(read.game))
  local lines, given = give_all(t, told.answers)
  if given < #told.answers then
    table.insert(lines, 1, ("    -- %d of the %d answers; then this game asks something else"):format(given, #told.answers))
  end
  add_end(t, words, lines)
  local text, differ = text_of(told, laid, lines), differences(t, words, told.after)
  write_file(path, text)
  local said_lines = {}
  local page = scenario.run({ path }, { scripts = options.scripts, cards = options.cards, game = told.game,
    check = true, print = function(line) said_lines[#said_lines + 1] = line end })
  return { text = text, passes = page.failed == 0 and page.passed == 1, answers = given,
    of = #told.answers, same = #differ == 0 and given == #told.answers, differ = differ,
    said = table.concat(said_lines, "\n") }
end

local function run(_, options)
  local told = json.decode(options.told)
  options.game, options.games = told.game, engine.games()
  local fine, page = pcall(retell, told, options, options.scratch)
  if not fine then error(type(page) == "table" and (page.message or page.got) or page, 0) end
  options.print(json.encode(page))
  return {}
end

return { run = run }
