-- SPDX-License-Identifier: MIT
--
-- decks.lua -- `lunarbiter deck --from FORM --to FORM`: decks in the forms that players
-- exchange (docs/deck-formats.md).
--
--   decks/faults.lua     what is wrong with a deck, and where
--   decks/bytes.lua      base32, base64, numbers in groups of seven bits
--   decks/book.lua       the cards of a pool by name and code; printings/GAME.tsv
--   decks/deck.lua       a deck between two forms
--   decks/riftbound.lua, evolve.lua   sections, sets and codes of a game
--   decks/text.lua       lists of lines, ours and those that players paste
--   decks/piltover.lua   deck codes of Piltover Archive
--   decks/tabletop.lua   lines of Tabletop Simulator, codes of Pixelborn
--   decks/sve_json.lua   JSON of Shadowverse: Evolve

local engine = require "lunarbiter"
local files = require "files"
local guess = require "check.guess"
local json = require "json"

local Book = require "decks.book"
local Faults = require "decks.faults"
local piltover = require "decks.piltover"
local sve_json = require "decks.sve_json"
local tabletop = require "decks.tabletop"
local text = require "decks.text"

local TEXT_MAX = 64 * 1024

-- ---- The forms -----------------------------------------------------------------------------------

local function refuse_decklog()
  Faults.stop("", "a DeckLog code needs the publisher's server and is not decoded here: open the deck there, "
    .. "export it as text, and give that text")
end

local function is_decklog(line)
  return line:match "^https?://decklog[%w.-]*/" ~= nil or
    #line >= 4 and #line <= 6 and line:match "^%w+$" ~= nil and line:match "%d" ~= nil
end

-- `game` nil: of any game.  Forms with `looks_like` are tried in this order when nobody says what
-- a text is; what none of them knows is a list of lines.
local FORMS = {
  { name = "lunarbiter", title = "a deck file of this program", read = text.read, write = text.write_ours },
  { name = "text", title = "a list of names for other programs, as players paste it", read = text.read,
    write = text.write },
  { name = "codes", game = "evolve", title = "a list of card codes of Shadowverse: Evolve", read = text.read, write = text.write_codes },
  { name = "piltover", game = "riftbound", title = "a code of Piltover Archive, versions 1 to 6", read = piltover.read,
    write = piltover.write, looks_like = piltover.looks_like },
  { name = "tabletop", game = "riftbound", title = "a line of Tabletop Simulator", read = tabletop.read,
    write = tabletop.write, looks_like = tabletop.looks_like },
  { name = "pixelborn", game = "riftbound", title = "a code of Pixelborn", read = tabletop.read_pixelborn,
    write = tabletop.write_pixelborn, looks_like = tabletop.looks_like_pixelborn },
  { name = "sve-json", game = "evolve", title = "JSON of Shadowverse: Evolve", read = sve_json.read,
    write = sve_json.write, looks_like = sve_json.looks_like },
  { name = "decklog", game = "evolve", title = "a code of DeckLog (refused)", read = refuse_decklog,
    looks_like = is_decklog },
}

local function form_named(name, must)
  local names = {}
  for _, form in ipairs(FORMS) do
    if form.name == name and form[must] then return form end
    if form[must] then names[#names + 1] = form.name end
  end
  Faults.stop("", "there is no form '%s'%s to %s: expected one of %s", name, guess.hint(name, names), must,
    table.concat(names, ", "))
end

-- ---- Converting ------------------------------------------------------------------------------------

local Decks = {}
Decks.__index = Decks

-- `options` has scripts, cards (the folder with a folder for each game), mods (folders), and
-- `partial`: broken files of mods are left out.
function Decks.new(options)
  return setmetatable({ options = options, books = {} }, Decks)
end

-- The cards of a game, loaded once.  Another's pool may be given.
function Decks:book(name, pool)
  local book = self.books[name]
  if book and (not pool or book.pool == pool) then return book end
  local options, mods = self.options, {}
  for _, mod in ipairs(#(options.mods or {}) > 0 and engine.mods { scripts = options.scripts, mods = options.mods } or {}) do
    if mod.game == name then mods[#mods + 1] = mod.directory end
  end
  pool = pool or engine.pool { scripts = options.scripts, game = name, cards = options.cards .. "/" .. name, mods = mods,
    partial = options.partial }
  book = Book.new(pool, require("decks." .. name), options.scripts)
  book.sections = engine.words(name).sections
  self.books[name] = book
  return book
end

-- The game whose headings, names and codes a list has; of several, `likely`.
local function game_of(decks, source, likely)
  local best, most, equal
  for _, name in ipairs(engine.games()) do
    local known = text.understood(source, decks:book(name))
    if not most or known > most then best, most, equal = name, known, false
    elseif known == most then equal = true end
  end
  if equal and not likely then
    Faults.stop("", "%s: pass --game G", most == 0 and "no line of the list is a card of any game"
      or "the list could be one of several games")
  end
  return equal and likely or best
end

-- The form and the game of a text, where nobody said them.
local function detect(decks, source, from, game, likely)
  if from then
    from = form_named(from, "read")
  else
    local trimmed = source:match "^%s*(.-)%s*$"
    for _, form in ipairs(FORMS) do
      if not from and form.looks_like and (not game or form.game == game) and form.looks_like(trimmed) then
        from = form
      end
    end
    from = from or form_named("text", "read")
  end
  if from.game and game and from.game ~= game then
    Faults.stop("", "%s is a form of decks of %s, not of %s", from.name, from.game, game)
  end
  return from, from.game or game or game_of(decks, source, likely)
end

-- Reads a text.  `asked` has from, to, game, champion, no_sideboard; each may be nil.  The deck and
-- the name of its form; or nil and the faults.
function Decks:read(source, asked)
  return Faults.catch(function()
    if #source > TEXT_MAX then Faults.stop("", "%d bytes: a deck has at most %d", #source, TEXT_MAX) end
    if not source:find "%S" then Faults.stop("", "the text is empty: expected a deck") end
    local to = asked.to and form_named(asked.to, "write")
    local form, game = detect(self, source, asked.from, asked.game, to and to.game)
    local deck = form.read(source, self:book(game), asked):finish()
    if asked.no_sideboard then deck.sections.sideboard, deck.counts.sideboard = nil, 0 end
    return deck, form.name
  end)
end

-- The deck in a form; or nil and the faults.
function Decks:write(deck, to)
  return Faults.catch(function()
    local form = form_named(to, "write")
    if form.game and form.game ~= deck.game.name then
      Faults.stop("", "%s is a form of decks of %s, and this is one of %s", form.name, form.game, deck.game.name)
    end
    return form.write(deck)
  end)
end

function Decks:close()
  for _, book in pairs(self.books) do book.pool:close() end
end

-- ---- The command -----------------------------------------------------------------------------------

local function tell_forms(options)
  for _, form in ipairs(FORMS) do
    options.print(("%-12s %s"):format(form.name, form.title))
  end
end

local function read_source(path)
  if path ~= "-" then return files.read(path) end
  return io.read(TEXT_MAX + 1) or ""
end

local function tell_faults(faults, path)
  local name = path == "-" and "(standard input)" or path
  for _, fault in ipairs(faults) do
    local where = fault.where:match "^line (%d+)$"
    where = where and ":" .. where or fault.where ~= "" and ": " .. fault.where or ""
    io.stderr:write("lunarbiter deck: ", name, where, ": ", fault.text, "\n")
  end
  return { failed = #faults }
end

local function run(arguments, options)
  if options.forms then
    tell_forms(options)
    return {}
  end
  local path = arguments[1]
  local decks = Decks.new(options)
  local deck, faults = decks:read(read_source(path), { from = options.from, to = options.to,
    game = options.game, champion = options.champion, no_sideboard = options.no_sideboard })
  if not deck then return tell_faults(faults, path) end
  local written, why = decks:write(deck, options.to or "lunarbiter")
  if not written then return tell_faults(why, path) end
  options.print((written:gsub("\n$", "")))
  return {}
end

-- ---- The service -----------------------------------------------------------------------------------

-- convert(request) -> reply, both JSON: { text, from, game, champion, no_sideboard, to } gives
-- { text, from, game } or { faults = { { where, text } } }.
local function serve(options)
  local decks = Decks.new(options)
  local function convert(asked)
    local deck, from = decks:read(asked.text, asked)
    if not deck then return { faults = { table.unpack(from) } } end
    local written, why = decks:write(deck, asked.to or "lunarbiter")
    if not written then return { faults = { table.unpack(why) } } end
    return { text = written, from = from, game = deck.game.name }
  end
  return { convert = function(request) return json.encode(convert(json.object(request, "the request"))) end }
end

return { run = run, serve = serve, new = Decks.new, forms = FORMS }
