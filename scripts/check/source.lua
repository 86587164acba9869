-- SPDX-License-Identifier: MIT
--
-- source.lua -- the text of a script as words with their places.
--
-- Lua keeps no columns, and a table that has been made keeps neither the order of its fields
-- nor those that were written twice.  What `check` has to say of such things it reads off the
-- text: a list of tokens
--   { kind = "name" | "number" | "string" | "op", text =, line =, column =, close = }
-- `text` of a string is what stands between its quotes; `close` of an opening bracket is the
-- index of its closing one.

local Source = {}

local OPENING = { ["{"] = "}", ["("] = ")", ["["] = "]" }
local LONG = { "...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>" }

-- `-- check: allow CODE reason`; `alone`: nothing else stands in its line.
local function read_allow(self, comment, line, alone)
  local rest = comment:match "^%s*check:%s*(.*)$"
  if not rest then return end
  local code, reason = rest:match "^allow%s+([%w-]+)%s*(.-)%s*$"
  self.allows[#self.allows + 1] = { line = line, code = code, reason = reason or "", alone = alone }
end

-- Reads a comment or long bracket at `at`: what is in it, and where it ends; nil: it is none.
local function long_bracket(text, at)
  local signs = text:match("^%[(=*)%[", at)
  if not signs then return nil end
  local first = at + #signs + 2
  local close, last = text:find("]" .. signs .. "]", first, true)
  return text:sub(first, (close or #text + 1) - 1), last or #text
end

local function read_tokens(self, text)
  local at, line, line_start, tokens = 1, 1, 1, self.tokens
  local function add(kind, value, first, last)
    tokens[#tokens + 1] = { kind = kind, text = value, line = line, column = first - line_start + 1 }
    local from = first
    while true do -- a long text spans lines
      local newline = text:find("\n", from, true)
      if not newline or newline > last then break end
      line, line_start, from = line + 1, newline + 1, newline + 1
    end
    at = last + 1
  end
  while at <= #text do
    local c = text:sub(at, at)
    if c == "\n" then
      line, line_start, at = line + 1, at + 1, at + 1
    elseif c:match "%s" then
      at = text:find("[^ \t\r]", at) or #text + 1
      if text:sub(at - 1, at - 1) == c and c:match "[^ \t\r]" then at = at + 1 end
    elseif text:sub(at, at + 1) == "--" then
      local long, last = long_bracket(text, at + 2)
      if long then
        add("comment", long, at, last)
        tokens[#tokens] = nil
      else
        last = (text:find("\n", at, true) or #text + 1) - 1
        at = last + 1
      end
    elseif c:match "[%a_]" then
      local last = select(2, text:find("^[%w_]+", at))
      add("name", text:sub(at, last), at, last)
    elseif c:match "%d" then
      local last = select(2, text:find("^[%w.]+", at))
      add("number", text:sub(at, last), at, last)
    elseif c == '"' or c == "'" then
      local last = at
      repeat
        last = last + 1
        if text:sub(last, last) == "\\" then last = last + 2 end
        local now = text:sub(last, last)
      until now == c or now == "\n" or now == ""
      add("string", text:sub(at + 1, last - 1), at, last)
    else
      local long, last = long_bracket(text, at)
      if long then
        add("string", long, at, last)
      else
        local op = c
        for _, sign in ipairs(LONG) do
          if text:sub(at, at + #sign - 1) == sign then
            op = sign
            break
          end
        end
        add("op", op, at, at + #op - 1)
      end
    end
  end
end

local function match_brackets(tokens)
  local open = {}
  for i, token in ipairs(tokens) do
    if token.kind == "op" then
      if OPENING[token.text] then
        open[#open + 1] = i
      elseif #open > 0 and OPENING[tokens[open[#open]].text] == token.text then
        tokens[open[#open]].close = i
        open[#open] = nil
      end
    end
  end
end

-- Most texts are never asked for their words: they are read when somebody does.
function Source.__index(self, key)
  if key ~= "tokens" then return Source[key] end
  self.tokens = {}
  read_tokens(self, self.text)
  match_brackets(self.tokens)
  return self.tokens
end

local function read_allows(self)
  local number = 0
  if not self.text:find("check: allow", 1, true) then return end
  for line in (self.text .. "\n"):gmatch "(.-)\n" do
    number = number + 1
    local before, comment = line:match "^(.-)%-%-(%s*check:.*)$"
    if comment then read_allow(self, comment, number, not before:find "%S") end
  end
end

local function new(name, text)
  local self = setmetatable({ name = name, text = text, allows = {} }, Source)
  read_allows(self)
  return self
end

function Source:is(i, kind, text)
  local token = self.tokens[i]
  return token ~= nil and token.kind == kind and (text == nil or token.text == text)
end

-- The entries between a bracket and its closing one: { first =, last =, key = }, indices of
-- tokens; `key` is that of `name =` or ["name"] =, then `first` is behind the equals sign.
function Source:entries(open)
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
    elseif token.kind == "name" and token.text == "function" then
      i = self:function_end(i) - 1
    elseif token.close then
      i = token.close
    end
    i = i + 1
  end
  finish(close - 1)
  return list
end

-- The entry of that key in the table that opens at `open`.
function Source:entry(open, key)
  for _, entry in ipairs(self:entries(open)) do
    if entry.key and self.tokens[entry.key].text == key then return entry end
  end
  return nil
end

local BLOCKS = { ["function"] = 1, ["do"] = 1, ["then"] = 0, ["if"] = 1, ["repeat"] = 1,
  ["end"] = -1, ["until"] = -1 }

-- The index behind the `end` of the function whose word stands at `i`.
function Source:function_end(i)
  local depth = 0
  for at = i, #self.tokens do
    local token = self.tokens[at]
    local step = token.kind == "name" and BLOCKS[token.text]
    if step and not (self:is(at - 1, "op", ".") or self:is(at - 1, "op", ":")) then
      depth = depth + step
      if depth == 0 then return at + 1 end
    end
  end
  return #self.tokens + 1
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

-- Whether a name stands between two tokens, as a name and no field of something.
function Source:uses(name, first, last)
  for at = first, last do
    local token = self.tokens[at]
    local is_field = self:is(at - 1, "op", ".") or self:is(at - 1, "op", ":")
    local is_key = self:is(at + 1, "op", "=") and (self:is(at - 1, "op", "{")
      or self:is(at - 1, "op", ","))
    if token.kind == "name" and token.text == name and not is_field and not is_key then
      return true
    end
  end
  return false
end

-- The bracket that opens the table of `return card {` or of another word; nil: there is none.
function Source:returned(word)
  for i, token in ipairs(self.tokens) do
    if token.kind == "name" and token.text == "return" and self:is(i + 1, "name", word) then
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
