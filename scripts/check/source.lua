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

-- Behind the text in quotes that begins at `at`: the place of its last quote.
local function quoted(text, at)
  local quote, last = text:sub(at, at), at
  repeat
    last = text:find("[\\\n" .. quote .. "]", last + 1) or #text
    local found = text:sub(last, last)
    if found == "\\" then last = last + 1 end
  until found == quote or found == "\n" or last >= #text
  return last
end

local LETTER, DIGIT, SIGN, OF_LONG = {}, {}, {}, {}
for code = 0, 255 do
  local letter = string.char(code)
  LETTER[code], DIGIT[code] = letter:find "[%a_]" ~= nil, letter:find "%d" ~= nil
  SIGN[code], OF_LONG[code] = letter, letter:find "[.=~<>/:]" ~= nil
end

-- Most signs are of one letter; a long one has a second that begins one, too.
local function operator(text, at)
  local code, after = text:byte(at, at + 1)
  if not (OF_LONG[code] and after and OF_LONG[after]) then return SIGN[code] end
  for _, sign in ipairs(LONG) do
    if text:sub(at, at + #sign - 1) == sign then return sign end
  end
  return SIGN[code]
end

local NEWLINE, QUOTE, APOSTROPHE, MINUS, OPEN = ("\n\"'-["):byte(1, -1)

-- What begins at `at` and is no space: its kind, its text, its last letter; no kind: a comment.
local function next_token(text, at)
  local code = text:byte(at)
  if LETTER[code] then
    local last = select(2, text:find("^[%w_]+", at))
    return "name", text:sub(at, last), last
  elseif DIGIT[code] then
    local last = select(2, text:find("^[%w.]+", at))
    return "number", text:sub(at, last), last
  elseif code == QUOTE or code == APOSTROPHE then
    local last = quoted(text, at)
    return "string", text:sub(at + 1, last - 1), last
  elseif code == MINUS and text:byte(at + 1) == MINUS then
    local long, last = long_bracket(text, at + 2)
    return nil, long, last or (text:find("\n", at, true) or #text + 1) - 1
  elseif code == OPEN then
    local long, last = long_bracket(text, at)
    if long then return "string", long, last end
  end
  local sign = operator(text, at)
  return "op", sign, at + #sign - 1
end

local function read_tokens(self, text)
  local at, line, line_start, tokens, count = 1, 1, 1, self.tokens, 0
  while true do
    at = text:find("[^ \t\r]", at)
    if not at then return end
    if text:byte(at) == NEWLINE then
      line, line_start, at = line + 1, at + 1, at + 1
    else
      local kind, value, last = next_token(text, at)
      if kind then
        count = count + 1
        tokens[count] = { kind = kind, text = value, line = line, column = at - line_start + 1 }
      end
      if kind == "string" or not kind then -- a long one spans lines
        for newline in text:sub(at, last):gmatch "()\n" do
          line, line_start = line + 1, at + newline
        end
      end
      at = last + 1
    end
  end
end

local BLOCKS = { ["function"] = true, ["do"] = true, ["if"] = true, ["repeat"] = true }
local ENDS = { ["end"] = true, ["until"] = true }

-- Of each token what stands around it, a bracket or a block (`open`), and of those where they
-- end (`close`).
local function match_brackets(tokens)
  local stack, depth = {}, 0
  for i, token in ipairs(tokens) do
    local text = token.text
    token.open = stack[depth]
    if token.kind == "op" and OPENING[text] or token.kind == "name" and BLOCKS[text] then
      depth = depth + 1
      stack[depth] = i
    elseif depth > 0 then
      local opening = tokens[stack[depth]]
      if token.kind == "op" and OPENING[opening.text] == text
        or token.kind == "name" and ENDS[text] and BLOCKS[opening.text] then
        opening.close = i
        depth = depth - 1
      end
    end
  end
  for i = 1, depth do tokens[stack[i]].unclosed = true end
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
  local self = setmetatable({ name = name, text = text, allows = {}, unreadable = false }, Source)
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
