-- SPDX-License-Identifier: MIT
--
-- tabletop.lua -- a deck as tokens, one for each physical card: "OGN-265-1", which is set, number
-- and art.  Tabletop Simulator has them on one line with blanks between; Pixelborn has them joined
-- by $ and written as base64.  They come in the order legend, champion, main, battlefields, runes.

local Deck = require "decks.deck"
local Faults = require "decks.faults"
local bytes = require "decks.bytes"

local tabletop = {}

local TOKENS_MAX = 300 -- physical cards

local function is_token(text) return text:match "^%u%u%u%-%u*%d+[a-z*]?%-%d+$" ~= nil end

-- ---- Reading -----------------------------------------------------------------------------------

-- The card of a token; the art is the last number.
local function read_token(deck, token, number, section)
  local where = ("token %d"):format(number)
  local code, art = token:match "^(%a+%-%w+%*?)%-(%d+)$"
  if not code or tonumber(art) < 1 then
    Faults.stop(where, "'%s': expected a set, a number and an art, as in OGN-265-1", token)
  end
  local card, printing = deck.book:by_code(code, where)
  if not card then Faults.stop(where, "'%s': expected a code like %s", code, deck.game.code_example) end
  if section then deck:place(section, 1, card, printing, where, "this place of the line")
  else deck:add_pile(1, card, printing, where) end
end

local function read_tokens(tokens, book, options)
  local deck = Deck.new(book)
  if #tokens > TOKENS_MAX then Faults.stop("", "%d tokens: a deck has at most %d cards", #tokens, TOKENS_MAX) end
  local places = { "legend", not options.champion and "champion" or nil }
  for i, token in ipairs(tokens) do
    local _, faults = Faults.catch(read_token, deck, token, i, places[i])
    if faults then deck.faults:again(faults) end
  end
  deck.faults:check()
  deck:choose_champion(nil, options.champion, "the line does not say")
  return deck
end

function tabletop.read(text, book, options)
  local tokens = {}
  for token in text:gmatch "%S+" do tokens[#tokens + 1] = token end
  return read_tokens(tokens, book, options)
end

function tabletop.looks_like(text)
  local count = 0
  for token in text:gmatch "%S+" do
    if not is_token(token) then return false end
    count = count + 1
  end
  return count > 1
end

local function unpack_code(text)
  local letters, padding = text:match "^%s*([^=%s]*)(=*)%s*$"
  if not letters then Faults.stop("the end of the code", "expected one word without blanks, with nothing behind the =") end
  if #padding > 2 or #padding > 0 and (#letters + #padding) % 4 ~= 0 then
    Faults.stop("the end of the code", "'%s': expected as many = as fill the last four characters, or none", padding)
  end
  return bytes.decode(letters, bytes.base64)
end

function tabletop.read_pixelborn(text, book, options)
  local tokens = {}
  for token in (unpack_code(text) .. "$"):gmatch "([^$]*)%$" do tokens[#tokens + 1] = token end
  if tokens[#tokens] == "" then tokens[#tokens] = nil end
  return read_tokens(tokens, book, options)
end

function tabletop.looks_like_pixelborn(text)
  if not text:match "^[%w+/]+=*$" then return false end
  local line = Faults.catch(unpack_code, text)
  return line ~= nil and is_token(line:match "^[^$]*")
end

-- ---- Writing -----------------------------------------------------------------------------------

-- The token of an entry.  Of the arts only `a` has a place in it; the others are written plainly.
local function token_of(deck, entry)
  local code, plain = deck.game.read_code(entry.code or entry.card.id)
  if code and not code:match "a$" then code = plain end
  if not code then
    Faults.stop(entry.where or "", "'%s' (%s) has no set and number to be named by", entry.card.title, entry.card.id)
  end
  return code .. "-1"
end

local function tokens_of(deck, form)
  deck:no_more(form)
  deck:only(form, deck.game.order)
  if deck:count "champion" == 0 then Faults.stop("", "%s names the chosen champion second, and the deck has none", form) end
  local tokens = {}
  for _, section in ipairs(deck.game.order) do
    for _, each in ipairs(deck:words(section, token_of)) do
      for _ = 1, each.count do tokens[#tokens + 1] = each.word end
    end
  end
  return tokens
end

function tabletop.write(deck) return table.concat(tokens_of(deck, "a Tabletop Simulator line"), " ") .. "\n" end

function tabletop.write_pixelborn(deck)
  local code = bytes.encode(table.concat(tokens_of(deck, "a Pixelborn code"), "$"), bytes.base64)
  return code .. ("="):rep(-#code % 4) .. "\n"
end

return tabletop
