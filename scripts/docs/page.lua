-- SPDX-License-Identifier: MIT
--
-- page.lua -- a Markdown page as the list of what is tried of it: its fenced blocks, the files
-- it links to, and the remarks `<!-- docs: ... -->` that say how the blocks below are meant.
--
-- A block is { line, language, words, text, first }: the line of its fence, what stands
-- behind the fence ("lua", { "ability", "gear" }), and the page's line of its first line.

local files = require "files"

local page = {}

local function words_of(text)
  local words = {}
  for word in text:gmatch "%S+" do words[#words + 1] = word end
  return words
end

-- What begins in a line: a fence (with its indent and info text), or nothing.
local function fence(line)
  local indent, marks, info = line:match "^(%s*)(```+)%s*(.-)%s*$"
  if not marks then return nil end
  return { indent = #indent, marks = marks, words = words_of(info) }
end

local function begin_block(opened, number)
  local words = opened.words
  local language = table.remove(words, 1)
  return { line = number, first = number + 1, language = language, words = words, lines = {},
    opened = opened }
end

local function ends(block, line)
  local marks = line:match "^%s*(```+)%s*$"
  return marks and #marks >= #block.opened.marks
end

-- The files that a line of text links to.
local function add_links(items, line, number)
  for target in line:gsub("`[^`]*`", ""):gmatch "%]%(([^)%s]+)%)" do
    local path = target:gsub("#.*$", "")
    if path ~= "" and not path:match "^%a+:" then
      items[#items + 1] = { line = number, link = path }
    end
  end
end

-- The blocks, links and remarks of a page, in their order; an unended block is an error.
function page.read(path)
  local items, block, number = {}, nil, 0
  for line in (files.read(path) .. "\n"):gmatch "(.-)\r?\n" do
    number = number + 1
    local opened = not block and fence(line)
    local remark = not block and line:match "^%s*<!%-%-%s*docs:%s*(.-)%s*%-%->"
    if opened then
      block = begin_block(opened, number)
    elseif block and ends(block, line) then
      block.text = table.concat(block.lines, "\n") .. "\n"
      items[#items + 1], block = block, nil
    elseif block then
      block.lines[#block.lines + 1] = line:gsub("^" .. (" "):rep(block.opened.indent), "")
    elseif remark then
      items[#items + 1] = { line = number, remark = words_of(remark) }
    else
      add_links(items, line, number)
    end
  end
  if block then error(("%s:%d: this block does not end"):format(path, block.line), 0) end
  return items
end

return page
