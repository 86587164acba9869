-- SPDX-License-Identifier: MIT
--
-- lexer.lua -- cuts Lua into tokens that know where they stand.
--
--   { kind = "name" | "keyword" | "number" | "string" | "operator",
--     text, from, to (bytes), line, column, first = the first one of its line }
--
-- and comments, by themselves: { text, line, alone = nothing else is in its line }.

local lexer = {}

local KEYWORDS = {}
for word in ([[and break do else elseif end false for function goto if in local nil not or
  repeat return then true until while]]):gmatch "%a+" do KEYWORDS[word] = true end

-- Where a long bracket that begins at `at` ends; nil when none begins there.
local function long_end(text, at)
  local level = text:match("^%[(=*)%[", at)
  if not level then return nil end
  local _, last = text:find("]" .. level .. "]", at, true)
  return last or #text
end

local function quoted_end(text, at)
  local quote, i = text:sub(at, at), at + 1
  while i <= #text do
    local char = text:sub(i, i)
    if char == "\\" then i = i + 1 elseif char == quote or char == "\n" then return i end
    i = i + 1
  end
  return #text
end

local function number_end(text, at)
  local _, last = text:find("^0[xX][%x%.]*[pP]?[%+%-]?%d*", at)
  if last then return last end
  _, last = text:find("^%d*%.?%d*", at)
  local _, exponent = text:find("^[eE][%+%-]?%d+", last + 1)
  return exponent or last
end

-- The kind and the end of the token at `at`.
local function token_at(text, at)
  local _, last = text:find("^[%a_][%w_]*", at)
  if last then return KEYWORDS[text:sub(at, last)] and "keyword" or "name", last end
  if text:find("^%.?%d", at) then return "number", number_end(text, at) end
  if text:find("^[\"']", at) then return "string", quoted_end(text, at) end
  last = long_end(text, at)
  if last then return "string", last end
  for _, pattern in ipairs { "^%.%.%.", "^[=~<>]=", "^//", "^::", "^<<", "^>>", "^%.%." } do
    _, last = text:find(pattern, at)
    if last then return "operator", last end
  end
  return "operator", at
end

local function comment_end(text, at)
  local last = long_end(text, at + 2)
  return last or (text:find("\n", at, true) or #text + 1) - 1
end

function lexer.run(text)
  local tokens, comments = {}, {}
  local at, line, line_from, last_line = 1, 1, 1, 0
  local function pass(to) -- counts the lines up to byte `to`
    for newline in text:sub(at, to):gmatch "()\n" do
      line, line_from = line + 1, at + newline
    end
    at = to + 1
  end
  while true do
    local _, blank = text:find("^%s*", at)
    pass(blank)
    if at > #text then break end
    if text:find("^%-%-", at) then
      local last = comment_end(text, at)
      comments[#comments + 1] = { text = text:sub(at, last), line = line, alone = last_line ~= line }
      pass(last)
    else
      local kind, last = token_at(text, at)
      tokens[#tokens + 1] = { kind = kind, text = text:sub(at, last), from = at, to = last,
        line = line, column = at - line_from + 1, first = last_line ~= line }
      last_line = line
      pass(last)
      last_line = line
    end
  end
  return tokens, comments
end

-- The text of a string token, without quotes; escapes are left as they are.
function lexer.content(token)
  local level = token.text:match "^%[(=*)%["
  if level then return token.text:sub(#level + 3, -#level - 3) end
  return token.text:sub(2, -2)
end

return lexer
