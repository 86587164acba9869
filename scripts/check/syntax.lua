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

local function column_of(source, line, message)
  local word, column = message:match "near '(.-)'$", nil
  for _, token in ipairs(source.tokens) do
    if token.line == line and (not column or token.text == word) then column = token.column end
  end
  return column or 1
end

-- What Lua says of a line, with the hint.
local function explain(source, line, message)
  if not message:find "expected" and not message:find "<eof>" then return message end
  return message .. hint(source, line)
end

local function tell(source, line, message, report)
  report:add { file = source.name, line = line, column = column_of(source, line, message),
    code = "syntax", message = message }
end

return { tell = tell, explain = explain }
