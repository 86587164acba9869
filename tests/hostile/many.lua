-- SPDX-License-Identifier: MIT
--
-- many.lua FOLDER KIND: writes a mod of sixty hostile cards, each with its scenarios.
--
--   load     every card does its harm while it is read
--   run      the cards can be read; their functions do the harm when they are played or looked at
--   told     the cards can be read and are played; their names and errors hold control bytes
--
-- Kinds are apart because of a mod with a card that cannot be read nothing is played.

local folder, kind = arg[1], arg[2]

-- What a script of a stranger may try; those of the first list run for ever, or nearly.
local HARM = {
  loop = "while true do end",
  inner = "while true do for i = 1, 1000000 do end end",
  tables = "local t = {} while true do t[#t + 1] = { t } end",
  wide = "local t = {} for i = 1, 1 << 40 do t[i] = i end",
  sums = "local s = 'x' while true do s = s .. s end",
  texts = "local s = string.rep('x', 60000) while true do s = string.upper(s) end",
  rep = "local s = string.rep('x', 1 << 40)",
  deep = "local function f() return f() + 1 end f()",
  tail = "local function f() return f() end f()",
  arguments = "local function f(...) return f(1, ...) end f()",
  sort = "local t = {} for i = 1, 5000 do t[i] = i end while true do table.sort(t, function() return true end) end",
  joined = "local t = {} for i = 1, 5000 do t[i] = 'xx' end while true do local s = table.concat(t) end",
  unpacked = "while true do local t = { table.unpack({}, 1, 200000) } end",
  format = "while true do local s = string.format('%99d', 1) end",
  searched = "local s = string.rep('a', 60000) while true do local at = string.find(s, string.rep('a', 900) .. 'b') end",
  raised = "error({ message = {} })",
  said = "error('\\27]0;owned\\7\\27[2J')",
  raises = "error(error)",
  jump = "::again:: goto again",
  number = "local n = 1 while n ~= 0 do n = n * 3 // 2 | 1 end",
}

local ORDER = {}
for name in pairs(HARM) do ORDER[#ORDER + 1] = name end
table.sort(ORDER)

local function write(path, text)
  local file = assert(io.open(folder .. "/" .. path, "w"))
  file:write(text)
  file:close()
end

local number = 0
local function card(name, title, head, body)
  number = number + 1
  write(("cards/%s.lua"):format(name), ([[
%s
return card {
  id = "%s-%03d", name = "%s", type = "unit", domains = { "fury" }, cost = { energy = 0 }, might = 1,
%s
}
]]):format(head, kind, number, title, body))
end

local function scenarios(name, list) write(("cards/%s_spec.lua"):format(name), table.concat(list, "\n") .. "\n") end

local function played(title)
  return ('scenario "%s: is played" { p1 = { hand = { "%s" }, base = { "%s" } }, function(t) t.p1:play "%s" end }'):format(
    title:gsub("%c", ""), title, title, title)
end

assert(os.execute(("mkdir -p '%s/cards' '%s/decks' '%s/formats'"):format(folder, folder, folder)))
write("mod.lua", ('return mod { name = "%s", version = "1.0", game = "riftbound" }\n'):format(kind))
write("decks/named.txt", "Legend:\n1 ../../../etc/passwd\nMainDeck:\n99999999999 Loop\n1 \27[2J\n")

if kind == "load" then
  for _, name in ipairs(ORDER) do
    card(name, "Load " .. name, HARM[name], "")
    card(name .. "_field", "Field " .. name, ("local function harm() %s end"):format(HARM[name]), "  tags = { harm() },")
    card(name .. "_twice", "Twice " .. name, ("local function harm() %s end harm() harm()"):format(HARM[name]), "")
    scenarios(name, { ('scenario "harm" { function(t) %s end }'):format(HARM[name]), HARM[name] })
  end
elseif kind == "run" then
  for _, name in ipairs(ORDER) do
    local title = "Run " .. name
    card(name, title, "", ("  when_played { run = function(game) %s end },"):format(HARM[name]))
    card(name .. "_might", "Might " .. name, "", ("  static { affects = \"me\", might = function(q) %s return 1 end },"):format(HARM[name]))
    card(name .. "_both", "Both " .. name, "", ([[
  when_played { run = function(game) %s end },
  static { affects = "me", might = function(q) %s return 1 end },]]):format(HARM[name], HARM[name]))
    scenarios(name, { played(title), played("Might " .. name),
      ('scenario "%s" { function(t) %s end }'):format(name, HARM[name]) })
  end
else
  for i = 1, 60 do
    local title = ("Told \\27]0;%d\\7\\27[2J\\13\\8\\127"):format(i)
    card("told_" .. i, title, "", "  when_played { run = function(game) game.draw(1) end },")
    scenarios("told_" .. i, { ('scenario "\\27[2J%d" { function(t) t.p1:play "%s" end }'):format(i, title) })
  end
end
