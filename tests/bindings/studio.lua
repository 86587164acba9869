-- SPDX-License-Identifier: MIT
--
-- studio.lua -- a tool for test_studio.c: the service behind the panes Write and Decks.

local engine = require "lunarbiter"
local files = require "files"
local dkjson = require "dkjson" -- a client sends what it likes, also what is no UTF-8
local json = require "json"
local lfs = require "lfs"
local studio = require "studio"

local options, service, room
local services = {} -- by the folder of a mod

local function fail(...) error((...):format(select(2, ...)), 0) end

-- ---- Asking -----------------------------------------------------------------------------------------

-- A request is an object; what is empty would be written as a list.
local function ask(name, asked)
  return json.decode((service[name](next(asked) and dkjson.encode(asked) or "{}")))
end

local function service_of(folder)
  services[folder] = services[folder] or studio.serve { scripts = options.scripts, cards = options.cards, mods = { folder }, apart = options.apart }
  return services[folder]
end

local function refused(name, asked, words)
  local fine, why = pcall(ask, name, asked)
  if fine then fail("%s is not refused: %s", name, json.encode(asked)) end
  if not tostring(why):find(words, 1, true) then fail("%s: no '%s' in '%s'", name, words, why) end
end

local function equal(got, expected, what)
  if got ~= expected then fail("%s is '%s', not '%s'", what, tostring(got), tostring(expected)) end
end

local CARD = [[
return card {
  id = "ember-002", name = "Ember Hound", type = "unit", domains = { "fury" },
  cost = { energy = 2 }, might = 2,
  when_played { run = function(game) game.draw(1) end },
}
]]

-- A folder with a mod of one card and its scenario.
local function make_mod()
  files.write(room .. "/ember/mod.lua", 'return mod { name = "ember", version = "1.0", game = "riftbound" }\n')
  files.write(room .. "/ember/cards/hound.lua", CARD)
  files.write(room .. "/ember/cards/hound_spec.lua", [[
scenario "it draws" {
  p1 = { hand = { "Ember Hound" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Ember Hound")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }
scenario "it does not" {
  p1 = { hand = { "Ember Hound" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Ember Hound")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end }
]])
end

local function hound(text) return { mod = "ember", path = "cards/hound.lua", text = text } end

-- ---- Checks -----------------------------------------------------------------------------------------

local checks = {}

function checks.paths()
  for _, path in ipairs { "../out.lua", "cards/../../out.lua", "/etc/passwd.lua", "cards//x.lua", "./x.lua", ".x.lua", "cards/.x.lua",
    "x\n.lua", "x\0.lua", "x\27[2J.lua", "cards\\x.lua", "", ("x"):rep(300) .. ".lua", "x.sh", "x", "cards/", "\xFFx.lua" } do
    for _, name in ipairs { "read", "write" } do
      refused(name, { mod = "ember", path = path, text = "x" }, "")
    end
  end
  refused("read", { mod = "../ember", path = "mod.lua" }, "there is no mod")
  refused("read", { mod = "ember", path = "cards/none.lua" }, "there is no such file")
  files.write(room .. "/outside/secret.lua", "secret")
  os.execute(("ln -s ../outside %q; ln -s ../../outside/secret.lua %q"):format(room .. "/ember/linked",
    room .. "/ember/cards/linked.lua"))
  refused("read", { mod = "ember", path = "cards/linked.lua" }, "is a link")
  refused("read", { mod = "ember", path = "linked/secret.lua" }, "is a link")
  refused("write", { mod = "ember", path = "linked/new.lua", text = "x" }, "is a link")
  equal(lfs.attributes(room .. "/outside/new.lua", "mode"), nil, "a file outside of the mod")
  for _, each in ipairs(ask("files", {}).mods[1].files) do
    if each.path:find "linked" then fail("a link is listed: %s", each.path) end
  end
end

function checks.files()
  local mods = ask("files", {}).mods
  equal(#mods, 1, "the number of mods")
  equal(mods[1].name .. " " .. mods[1].game, "ember riftbound", "the mod")
  equal(json.encode(mods[1].files), '[{"kind":"card","path":"cards/hound.lua"},{"kind":"spec","path":"cards/hound_spec.lua"},'
    .. '{"kind":"mod","path":"mod.lua"}]', "its files")
  local read = ask("read", { mod = "ember", path = "cards/hound.lua" })
  equal(read.text, CARD, "the text")
  local stamp = ask("write", { mod = "ember", path = "cards/hound.lua", text = CARD .. "-- more\n", stamp = read.stamp }).stamp
  refused("write", { mod = "ember", path = "cards/hound.lua", text = "late", stamp = read.stamp }, "somebody else has written this file")
  equal(ask("read", { mod = "ember", path = "cards/hound.lua" }).stamp, stamp, "the stamp")
  ask("write", { mod = "ember", path = "cards/deeper/new.lua", text = CARD:gsub("ember%-002", "ember-009"):gsub("Ember Hound", "Newt"), stamp = "" })
  refused("write", { mod = "ember", path = "cards/deeper/new.lua", text = "y", stamp = "" }, "there is such a file already")
  refused("write", { mod = "ember", path = "cards/x.lua", text = ("x"):rep(600000) }, "a file has at most")
  refused("write", { mod = "ember", path = "cards/x.lua", text = "a\0b" }, "no zero bytes")
  local made = ask("new", { what = "card", mod = "ember", name = "Ash Wisp" })
  equal(table.concat(made.files, " "), "cards/ash_wisp.lua cards/ash_wisp_spec.lua", "the new files")
  refused("new", { what = "card", mod = "ember", name = "../x/y\n" }, "")
  made = ask("new", { what = "mod", name = "cinder", game = "riftbound" })
  equal(made.mod, "cinder", "the new mod")
  equal(ask("files", {}).mods[1].name, "cinder", "the new mod is listed")
end

-- A mod that came with a game: taken when there is none of its name, else only on demand.
function checks.bring()
  local function mod(fields)
    local asked = { mod = "brought", paths = { "mod.lua", "cards/deep/newt.lua" },
      texts = { 'return mod { name = "brought", version = "1.0", game = "riftbound" }\n', CARD } }
    for name, value in pairs(fields or {}) do asked[name] = value end
    return asked
  end
  local function path_of(path) return { mod = "brought", path = path } end
  for why, fields in pairs {
    ["small letters"] = { mod = "../brought" },
    ["has no mod.lua"] = { paths = { "cards/a.lua" }, texts = { "x" } },
    ["each has a path and a text"] = { texts = { "x" } },
    ["a part of a path"] = { paths = { "mod.lua", "../out.lua" } },
    ["ends in .lua"] = { paths = { "mod.lua", "run.sh" } },
    ["no zero bytes"] = { texts = { "x", "a\0b" } },
    ["a file has at most"] = { texts = { "x", ("x"):rep(600000) } },
    ["another name"] = { texts = { 'return mod { name = "ember", version = "1.0", game = "riftbound" }', CARD } },
    ["cannot be taken"] = { texts = { "return mod {", CARD } },
  } do
    refused("bring", mod(fields), why)
    refused("read", path_of "mod.lua", "there is no mod")
  end
  equal(ask("bring", mod()).taken, true, "a new mod is taken")
  equal(ask("read", path_of "cards/deep/newt.lua").text, CARD, "its card")
  equal(ask("bring", mod()).taken, true, "the same mod is taken again")
  local other = mod { texts = { mod().texts[1], CARD .. "-- more\n" } }
  equal(ask("bring", other).taken, false, "another mod of that name is taken unasked")
  equal(ask("read", path_of "cards/deep/newt.lua").text, CARD, "the card that was there")
  other.paths[2], other.replace = "cards/newt.lua", true
  equal(ask("bring", other).taken, true, "it is taken on demand")
  equal(ask("read", path_of "cards/newt.lua").text, CARD .. "-- more\n", "the card that was brought")
  refused("read", path_of "cards/deep/newt.lua", "there is no such file")
end

-- A shipped card is changed.  Whichever file is the last one that can be written, the mod can be
-- loaded: its game has the shipped card, or the copy; and the same request does the rest.
function checks.change()
  local home, write = room .. "/home", files.write
  local folder, asked = home .. "/changed-riftbound", { game = "riftbound", card = "ogn-185" }
  local function pool(mods)
    local cards <close> = engine.pool { scripts = options.scripts, game = "riftbound", cards = options.cards .. "/riftbound", mods = mods }
    return cards:file(cards:find "ogn-185")
  end
  for last = 0, 3 do
    local count = 0
    files.write = function(...)
      count = count + 1
      if count > last then error("the disk is full", 0) end
      write(...)
    end
    local fine, why = pcall(ask, "change", asked)
    files.write = write
    equal(fine or why, last == 3 or "the disk is full", ("what is said after %d files"):format(last))
    if lfs.attributes(folder, "mode") then
      equal(pool { folder }:sub(1, #folder) == folder, last == 3, ("the card is the mod's after %d files"):format(last))
    end
  end
  equal(ask("change", asked).path, ask("change", asked).path, "the same card again")
  local head = files.read(folder .. "/mod.lua")
  equal(select(2, head:gsub('"ogn%-185"', "")), 1, "how often mod.lua names the card")
  assert(os.remove(folder .. "/" .. ask("change", asked).path))
  equal(pool { folder }:sub(1, #options.cards), options.cards, "the card when the copy was deleted")
  ask("change", { game = "riftbound", card = "ogn-002" })
  equal(pool { folder }:sub(1, #options.cards), options.cards, "the card when another one is changed")
  write(home .. "/changed-evolve/cards/mine.lua", "return card {}\n")
  refused("change", { game = "evolve", card = "SD01-001" }, "holds something else")
end

local function codes(problems)
  local list = {}
  for i, each in ipairs(problems) do list[i] = ("%d:%d %s"):format(each.line, each.column, each.code) end
  return table.concat(list, ", ")
end

function checks.check()
  equal(codes(ask("check", hound(CARD)).problems), "", "a good card")
  equal(codes(ask("check", hound((CARD:gsub("might", "mihgt")))).problems), "1:8 missing-field, 3:26 unknown-field", "a misspelt field")
  equal(codes(ask("check", hound "return card {").problems), "1:1 syntax", "no Lua")
  equal(codes(ask("check", hound((CARD:gsub("draw%(1%)", "summon 'Gust'")))).problems):match "unknown%-%w+", "unknown-action", "an action")
  equal(codes(ask("check", hound((CARD:gsub("Ember Hound", "Gust")))).problems):match "duplicate", "duplicate", "a name that ships")
  local said = codes(ask("check", { mod = "ember", path = "cards/hound_spec.lua",
    text = 'scenario "x" {\n  p1 = { hand = { "Ember Huond" } },\n  function(t) t:expect("Ember Huond"):in_zone "hand" end }\n' }).problems)
  equal(said:match "unknown%-card" or said, "unknown-card", "a name in a scenario")
  equal(codes(ask("check", hound(CARD)).problems), "", "the good card again")
  equal(codes(ask("check", { mod = "ember", path = "README.md", text = "A page of `mod.lua`." }).problems), "", "a page is no script")
  equal(codes(ask("check", hound "while true do end return card {}").problems):match "script%-error", "script-error", "an endless loop")
end

-- A text that is checked with stubs of the game's cards has the problems that `check` finds.
function checks.stubs()
  local check = require "check"
  local edits = { { "might = %d+", "mihgt = 1" }, { "energy", "enregy" }, { '"fury"', '"fyry"' }, { "game%.", "gaem." }, { 'name = "', 'name = "Gust' },
    { "tags = { \"", 'tags = { "Xyzzy' }, { "return", "retrun" }, { "}%s*$", "" }, { "run = function%(game", "run = function(game, foe, more" } }
  local count, files_seen = 0, 0
  for name in lfs.dir(engine.data() .. "/docs/mods") do
    local folder = engine.data() .. "/docs/mods/" .. name
    local cards = folder .. "/cards"
    for _, file in ipairs(name:sub(1, 1) ~= "." and lfs.attributes(cards, "mode") and files.names(cards) or {}) do
      local text = file:match "%.lua$" and files.read(cards .. "/" .. file)
      files_seen = files_seen + (text and 1 or 0)
      for i, edit in ipairs(text and count < #edits and { edits[files_seen % #edits + 1] } or {}) do -- each edit in one file
        local changed = text:gsub(edit[1], edit[2], 1)
        local path = cards .. "/" .. file
        local parts = { "place", "script", "players", "spec", "text", "format" }
        local fine, text_of = options.apart(function()
          local report = check.look({ path }, { scripts = options.scripts, cards = options.cards, buffers = { [path] = changed }, parts = parts })
          local lines = {}
          for _, each in ipairs(report:sorted()) do
            if each.file:sub(-#file) == file then lines[#lines + 1] = ("%d:%d %s %s"):format(each.line, each.column, each.code, each.message) end
          end
          return table.concat(lines, "\n")
        end, 60)
        if not fine then fail("%s, edit %d: %s", file, i, text_of) end
        local lines = {}
        local reply = json.decode((service_of(folder).check(json.encode { mod = name, path = "cards/" .. file, text = changed })))
        for _, each in ipairs(reply.problems) do lines[#lines + 1] = ("%d:%d %s %s"):format(each.line, each.column, each.code, each.message) end
        if table.concat(lines, "\n") ~= text_of then
          fail("%s, edit %d:\n%s\nwith stubs, and\n%s\nwithout", file, i, table.concat(lines, "\n"), text_of)
        end
        count = count + 1
      end
    end
  end
  if count < #edits then fail("only %d texts were compared", count) end
end

function checks.draw()
  local drawn = ask("draw_card", hound(CARD))
  equal(drawn.facts.name, "Ember Hound", "the card that is drawn")
  if not drawn.text:find("When I am played", 1, true) then fail("it is not told:\n%s", drawn.text) end
  equal(ask("draw_card", hound((CARD:gsub("might = 2", "might = 7")))).facts.head.stats, "Might 7", "the text as it is written")
end

function checks.test()
  local page = ask("test", { mod = "ember", path = "cards/hound.lua" })
  equal(page.passed .. " " .. page.failed, "1 1", "scenarios")
  local failed = page.scenarios[1].status == "failed" and page.scenarios[1] or page.scenarios[2]
  equal(failed.file .. ":" .. failed.failed_line, "cards/hound_spec.lua:13", "where it fails")
  equal(#page.coverage[1].missed, 0, "lines that no scenario runs")
end

-- Nothing that a text does is left behind, and nothing outside is written.
function checks.apart()
  local fine, text = options.apart(function() return "x" end, 5)
  equal(tostring(fine) .. text, "truex", "what is returned")
  fine, text = options.apart(function() error("because", 0) end, 5)
  equal(tostring(fine) .. text, "falsebecause", "an error")
  local begin = options.clock()
  fine, text = options.apart(function() while true do end end, 1)
  equal(fine, false, "an endless loop")
  if not text:find "more than 1 seconds" or options.clock() - begin > 5 then fail("an endless loop: %s", text) end
  fine = options.apart(function() os.exit(0) end, 5)
  equal(fine, false, "an end without a result")
  local kept = 1
  options.apart(function() kept = 2 return "" end, 5)
  equal(kept, 1, "what the copy changed")
end

local function labels(game, text, max)
  local at = text:find("|", 1, true)
  local reply = ask("complete", { game = game, text = (text:gsub("|", "", 1)), at = at - 1 })
  local list = {}
  for i = 1, math.min(max, #reply.items) do list[i] = reply.items[i].label end
  return table.concat(list, " ")
end

local function hover(text)
  local at = text:find("|", 1, true)
  return ask("hover", { game = "riftbound", text = (text:gsub("|", "", 1)), at = at - 1 }).title
end

function checks.complete()
  equal(labels("riftbound", 'return card { type = "|" }', 6), "unit gear spell rune battlefield legend", "a field's words")
  equal(labels("riftbound", "return card { id = 'x', m| }", 4), "id name type supertypes", "fields of a card")
  equal(labels("riftbound", 'return card { when { event = "|" } }', 2), "play die", "events")
  equal(labels("riftbound", "return card { cost = { | } }", 2), "energy power", "fields of a cost")
  equal(labels("riftbound", 'return card { keywords = { "|" } }', 2), "accelerate action", "keywords")
  equal(labels("riftbound", "return card { when { run = function(game) game.| end } }", 2), "event deal", "actions")
  equal(labels("riftbound", 'scenario "x" { p1 = { | } }', 2), "hand deck", "fields of a player")
  equal(labels("riftbound", 'scenario "x" { function(t) t.p1:| end }', 1), "hand", "what a player does")
  equal(labels("evolve", 'return card { class = "|" }', 1) ~= "", true, "words of the other game")
  equal(labels("riftbound", "return card { x = ((({|", 0), "", "a text that is not whole")
  equal(labels("riftbound", '"|', 0), "", "a quote that does not end")
  equal(hover "return card { mi|ght = 2 }", "might?: integer", "a field")
  equal(hover 'return card { when { event = "d|ie" } }', '"die"', "a word")
  equal(hover "return card { when { run = function(game) game.de|al(1) end } }", "deal(amount, units, options?): boolean", "an action")
  equal(hover "return ca|rd {}", "card(fields): riftbound.Definition", "a function")
  equal(hover "local x = 1|2", nil, "a number")
end

function checks.decks()
  local text = files.read(engine.data() .. "/decks/riftbound/jinx-origins.txt")
  local read = ask("deck_read", { text = text })
  equal(read.game .. " " .. #read.problems .. " " .. read.sections.legend[1].name, "riftbound 0 Loose Cannon", "a deck")
  read = ask("deck_read", { text = (text:gsub("3 Gust\n", "5 Gust\n")) })
  equal(read.problems[1].rule, "103.2.b", "too many copies")
  read = ask("deck_read", { text = (text:gsub("3 Gust\n", "5 Gusst\n3 Scrapheep\n")) })
  equal(read.faults[1].line .. " " .. read.faults[2].line, "11 12", "two names that are none")
  local code = ask("deck_write", { text = text, to = "piltover" }).text
  equal(ask("deck_write", { text = ask("deck_read", { text = code }).text, to = "piltover" }).text, code, "the code of the deck of its code")
  equal(ask("deck_write", { text = text, to = "sve-json" }).faults[1].text, "sve-json is a form of decks of evolve, and this is one of riftbound", "another game")
  local cards, found = ask("deck_cards", { game = "riftbound" }), false
  for _, card in ipairs(cards.cards) do
    found = found or card.name == "Ember Hound"
    if card.section ~= "main" and card.name == "Gust" then fail "Gust stands in another section" end
  end
  equal(found, true, "the card of the mod among the cards")
end

-- How long a check takes, once the cards' names are there: in processor time, as other programs run
-- on the machine.
function checks.quick()
  local here = studio.serve { scripts = options.scripts, cards = options.cards, mods = { room .. "/ember" },
    apart = function(work) return pcall(work) end }
  local best = math.huge
  for i = 0, 5 do
    local begin = os.clock()
    here.check(json.encode(hound((CARD:gsub("might = 2", "might = " .. i)))))
    if i > 0 then best = math.min(best, os.clock() - begin) end
  end
  if os.getenv "LUNARBITER_TIMES" then io.stderr:write(("a check: %.1f ms\n"):format(best * 1000)) end
  if best > 0.2 then fail("a check of one text takes %.0f ms", best * 1000) end
end

-- ---- The tool -----------------------------------------------------------------------------------------

local function run(arguments, given)
  options, room = given, arguments[2]
  make_mod()
  service = studio.serve { scripts = options.scripts, cards = options.cards, mods = { room .. "/ember" }, home = room .. "/home", data = engine.data(),
    apart = options.apart }
  checks[arguments[1]]()
end

return { run = run }
