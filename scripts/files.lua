-- SPDX-License-Identifier: MIT
--
-- files.lua -- whole files, as the tools read and write them.  What goes wrong is one sentence.

local confine = require "confine"
local lfs = require "lfs"

local files = {}

files.last = false -- the file that was read last: what a tool stumbles over is most often in it

files.instead = {} -- texts that stand in for those of files, by path

local LARGEST = 16 -- MiB
local DEEPEST = 16 -- folders one in the other; a link may lead round in a circle

-- The text of a file; or nil, and why not.  What is no plain file is not opened: a pipe that a
-- stranger's archive brings would be waited for without end.
function files.try(path)
  files.last = path
  if files.instead[path] then return files.instead[path] end
  local facts = lfs.attributes(path)
  if facts and facts.mode ~= "file" then return nil, path .. ": cannot be read" end
  if facts and facts.size > LARGEST << 20 then return nil, ("%s: is larger than %d MiB"):format(path, LARGEST) end
  local file, why = io.open(path, "rb")
  if not file then return nil, why end
  local text = file:read "a" -- nil: a folder
  file:close()
  return text, path .. ": cannot be read"
end

function files.read(path)
  local text, why = files.try(path)
  return text or error(why, 0)
end

-- Writes it whole or not at all; also the folders that it is to lie in.
function files.write(path, text)
  local at = path:sub(1, 1) == "/" and "/" or ""
  for part in path:gmatch "([^/]+)/" do
    at = at .. part .. "/"
    if not lfs.attributes(at, "mode") then
      local made, why = lfs.mkdir(at)
      if not made then error(at .. ": " .. why, 0) end
    end
  end
  local done, why = require "aside".write(path, text)
  if not done then error(why, 0) end
end

-- What lies in a folder, by name and in order; hidden files are left out.
function files.names(folder)
  local names = {}
  for name in lfs.dir(folder) do
    if name:sub(1, 1) ~= "." then names[#names + 1] = name end
  end
  table.sort(names)
  return names
end

-- Refuses what no folder of a stranger may have: a name that would be told as several lines, a link
-- that leads out of the folder, folders within folders without end.  `depth`: of `folder`, from 1.
function files.check_name(folder, name, root, depth)
  if depth > DEEPEST then error(("%s: directories nest more than %d deep"):format(folder, DEEPEST), 0) end
  if name:find "%c" then error(("%s: a name with control characters: %q"):format(folder, name), 0) end
  local path = folder .. "/" .. name
  if lfs.symlinkattributes(path, "mode") == "link" and not confine.inside(root, path) then
    error(path .. ": a link that leads out of this folder, which is not followed", 0)
  end
end

-- Calls for every *.lua file under a folder, in order.
function files.each(folder, visit)
  local function look(at, depth)
    for _, name in ipairs(files.names(at)) do
      local path = at .. "/" .. name
      files.check_name(at, name, folder, depth)
      local mode = lfs.attributes(path, "mode")
      if mode == "directory" then
        look(path, depth + 1)
      elseif mode == "file" and name:match "%.lua$" then
        visit(path)
      end
    end
  end
  look(folder, 1)
end

return files
