-- SPDX-License-Identifier: MIT
--
-- syntax.lua -- where a file is no Lua, and what was probably forgotten.
--
-- Lua tells where it could not go on, which is often far behind the mistake: a function without
-- `end` takes the `end` of the next one.  How lines are indented tells where it happened.

-- Whether a token is the first one of its line.
local function begins_line(tokens, i)
  return i == 1 or tokens[i - 1].line < tokens[i].line
end

-- The column in which the line of a token begins.
local function indent_of(tokens, i)
  while not begins_line(tokens, i) do i = i - 1 end
  return tokens[i].column
end

-- The first bracket or block that ends where it does not belong to: less far in than it began,
-- or nowhere; as an index.
local function find_open(tokens)
  local found
  for i, token in ipairs(tokens) do
    local close = token.close
    if close and begins_line(tokens, close) and tokens[close].line > token.line
      and tokens[close].column < indent_of(tokens, i) then
      found = i -- the innermost of several, which is the last
    end
  end
  for i = #tokens, 1, -1 do -- else the innermost that never ends
    if not found and tokens[i].unclosed then found = i end
  end
  return found
end

local ENDS = { ["{"] = "}", ["("] = ")", ["["] = "]", ["repeat"] = "until" }

-- "'if' in line 5 has no 'end'", or nothing.
local function hint(source, line)
  local at = find_open(source.tokens)
  local token = at and source.tokens[at]
  if not token or token.line > line then return "" end
  return (": '%s' in line %d has no '%s'"):format(token.text, token.line, ENDS[token.text] or "end")
end

-- What other languages write, and how Lua does.
local FOREIGN = { ["!"] = "Lua writes ~= for 'is not', and 'not' for no", ["&"] = "Lua writes 'and'",
  ["|"] = "Lua writes 'or'", ["+"] = "Lua has no += and no ++: n = n + 1" }

-- The token that Lua could not go on with; nil: it is not found.
local function stuck_at(source, line, word)
  for i, token in ipairs(source.tokens) do
    local quoted = token.kind == "string" and word:match "^[\"'](.*)[\"']$" or word
    if token.line == line and token.text == quoted then return i end
  end
  return nil
end

-- Whether a value ends with the token: behind it another field may begin.
local function ends_value(token)
  return token.kind ~= "op" or token.text == "}" or token.text == ")" or token.text == "]"
end

-- What was probably meant at the place where Lua could not go on, or nothing.
local function slip(source, line, message)
  local word = message:match "near '(.-)'$"
  local i = word and stuck_at(source, line, word)
  local before, token = i and source.tokens[i - 1], i and source.tokens[i]
  if not before then return nil end
  if FOREIGN[word] and token.kind == "op" then return FOREIGN[word] end
  if message:find "'then' expected" and word == "=" then
    local behind = source.tokens[i + 1]
    return behind and behind.text == ">" and "Lua writes >= for 'at least'" or "Lua writes == to compare"
  end
  if word == "{" and message:find "'then' expected" then return "Lua writes if ... then ... end" end
  if word == "{" and message:find "'do' expected" then return "Lua writes while ... do ... end, for ... do ... end" end
  local in_braces = token.open and source.tokens[token.open].text == "{"
  if word == "=" and message:find "'%)' expected" then return "a table has braces: card { ... }" end
  if not in_braces or not ends_value(before) or not (token.kind ~= "op" or word == "{") then return nil end
  local touches = before.kind == "string" and before.line == token.line
    and before.column + #before.text + 2 == token.column
  return touches and "a quote is missing, before this or behind it"
    or ("a comma is missing behind '%s', in front of '%s'"):format(before.text, token.text)
end

local function column_of(source, line, message)
  local word, column = message:match "near '(.-)'$", nil
  for _, token in ipairs(source.tokens) do
    if token.line == line and (not column or token.text == word) then column = token.column end
  end
  return column or 1
end

-- What Lua says of a line, with the hint.
local function explain(source, line, message)
  if message:find("is a word of Lua itself", 1, true) then return message end -- the loader's own hint says it all
  local meant = slip(source, line, message)
  if meant then return message .. ": " .. meant end
  if not message:find "expected" and not message:find "<eof>" then return message end
  return message .. hint(source, line)
end

local function tell(source, line, message, report)
  report:add { file = source.name, line = line, column = column_of(source, line, message),
    code = "syntax", message = message }
end

return { tell = tell, explain = explain }
