-- SPDX-License-Identifier: MIT
--
-- source.lua -- the text of a script as words with their places.
--
-- Lua keeps no columns, and a table that has been made keeps neither the order of its fields
-- nor those that were written twice.  What `check` has to say of such things it reads off the
-- text: a list of tokens
--   { kind = "name" | "number" | "string" | "op", text =, line =, column =, open =, close = }
-- `text` of a string is what stands between its quotes; `open` is the bracket or block around
-- it, `close` of such a one where it ends, both as indices.

local engine = require "lunarbiter"
local remarks = require "remarks"
local sorted = require "check.sorted"

local Source = {}

-- Of each name, and of the signs that somebody looks for, the indices of its tokens.
local LOOKED_FOR = {}
for sign in ("= . : [ == ~= < > <= >="):gmatch "%S+" do LOOKED_FOR[sign] = true end
local function index(tokens)
  local indices = {}
  for i = 1, #tokens do
    local token = tokens[i]
    local text = token.text
    if token.kind == "name" or LOOKED_FOR[text] and token.kind == "op" then
      local list = indices[text]
      if list then list[#list + 1] = i else indices[text] = { i } end
    end
  end
  return indices
end

-- Most texts are never asked for their words: they are read when somebody does.
local Unread, Read = {}, { __index = Source }
function Unread.__index(self, key)
  if key ~= "tokens" and key ~= "indices" and key ~= "lists" then return Source[key] end
  self.tokens = engine.tokens(self.text)
  self.indices = index(self.tokens)
  self.lists = {} -- what `entries` gave, by bracket
  return setmetatable(self, Read)[key]
end

-- `-- check: allow CODE reason`
local function read_allows(self)
  for _, remark in ipairs(remarks(self.text, "check")) do
    local code, reason = remark.said:match "^allow%s+([%w-]+)%s*(.-)$"
    self.allows[#self.allows + 1] = { line = remark.line, code = code, reason = reason or "", alone = remark.alone }
  end
end

local function new(name, text)
  local self = setmetatable({ name = name, text = text, allows = {}, unreadable = false }, Unread)
  read_allows(self)
  return self
end

function Source:is(i, kind, text)
  local token = self.tokens[i]
  return token ~= nil and token.kind == kind and (text == nil or token.text == text)
end

-- The indices of the tokens that are this name, or one of the signs above.
local NONE = {}
function Source:places(text) return self.indices[text] or NONE end

local function read_entries(self, open)
  local list, close = {}, self.tokens[open].close
  if not close then return list end
  local first, i = open + 1, open + 1
  local function finish(last)
    if last < first then return end
    local entry = { first = first, last = last }
    if self:is(first, "name") and self:is(first + 1, "op", "=") then
      entry.key, entry.first = first, first + 2
    elseif self:is(first, "op", "[") and self:is(first + 1, "string")
      and self:is(first + 3, "op", "=") then
      entry.key, entry.first = first + 1, first + 4
    end
    list[#list + 1] = entry
  end
  while i < close do
    local token = self.tokens[i]
    if token.kind == "op" and (token.text == "," or token.text == ";") then
      finish(i - 1)
      first = i + 1
    elseif token.close then
      i = token.close
    end
    i = i + 1
  end
  finish(close - 1)
  return list
end

-- The entries between a bracket and its closing one: { first =, last =, key = }, indices of
-- tokens; `key` is that of `name =` or ["name"] =, then `first` is behind the equals sign.
function Source:entries(open)
  if not self.lists[open] then self.lists[open] = read_entries(self, open) end
  return self.lists[open]
end

-- The entry of that key in the table that opens at `open`.
function Source:entry(open, key)
  for _, entry in ipairs(self:entries(open)) do
    if entry.key and self.tokens[entry.key].text == key then return entry end
  end
  return nil
end

-- The index behind the `end` of the function whose word stands at `i`.
function Source:function_end(i)
  return (self.tokens[i].close or #self.tokens) + 1
end

-- Whether the token at `i` stands in a function.
function Source:in_function(i)
  local open = self.tokens[i].open
  while open do
    if self.tokens[open].text == "function" then return true end
    open = self.tokens[open].open
  end
  return false
end

-- Whether the token at `i` is the key of an entry of a table.
function Source:is_key(i)
  local token, before = self.tokens[i], self.tokens[i - 1]
  if token.kind ~= "name" or not token.open or self.tokens[token.open].text ~= "{" then return false end
  return (i - 1 == token.open or before.text == "," or before.text == ";") and self:is(i + 1, "op", "=")
end

-- The names in the brackets of the function at `i`, as indices, and where its body begins.
function Source:parameters(i)
  local open, names = i + 1, {}
  while self.tokens[open] and not self:is(open, "op", "(") do open = open + 1 end
  local close = self.tokens[open] and self.tokens[open].close or open
  for at = open + 1, close - 1 do
    if self.tokens[at].kind == "name" or self.tokens[at].text == "..." then names[#names + 1] = at end
  end
  return names, close + 1
end

-- Whether a name stands between two tokens, as a name and no field of something; at `besides` it
-- does not count.
function Source:uses(name, first, last, besides)
  local places = self:places(name)
  for i = sorted.last(places, first - 1) + 1, #places do
    local at = places[i]
    if at > last then return false end
    local is_field = self:is(at - 1, "op", ".") or self:is(at - 1, "op", ":")
    local is_key = self:is(at + 1, "op", "=") and (self:is(at - 1, "op", "{")
      or self:is(at - 1, "op", ","))
    if at ~= besides and not is_field and not is_key then return true end
  end
  return false
end

-- The bracket that opens the table of `return card {` or of another word; nil: there is none.
function Source:returned(word)
  for _, i in ipairs(self:places "return") do
    if self:is(i + 1, "name", word) then
      local open = i + 2
      if self:is(open, "op", "(") then open = open + 1 end
      if self:is(open, "op", "{") then return open end
    end
  end
  return nil
end

-- The text or number that a field of the table at `open` holds, as a token.
function Source:value(open, key)
  local entry = open and self:entry(open, key)
  local token = entry and entry.first == entry.last and self.tokens[entry.first]
  return token and (token.kind == "string" or token.kind == "number") and token or nil
end

return { new = new }
