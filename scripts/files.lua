-- SPDX-License-Identifier: MIT
--
-- files.lua -- whole files, as the tools read and write them.  What goes wrong is one sentence.

local confine = require "confine"
local lfs = require "lfs"

local files = {}

files.last = false -- the file that was read last: what a tool stumbles over is most often in it

files.instead = {} -- texts that stand in for those of files, by path

-- The text of a file; or nil, and why not.
function files.try(path)
  files.last = path
  if files.instead[path] then return files.instead[path] end
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

-- Refuses a name that no file of a folder may have: one that would be told as several lines, and a
-- link that leads out of the folder.
local function check_name(folder, name, root)
  if name:find "%c" then error(("%s: a name with control characters: %q"):format(folder, name), 0) end
  local path = folder .. "/" .. name
  if lfs.symlinkattributes(path, "mode") == "link" and not confine.inside(root, path) then
    error(path .. ": a link that leads out of this folder, which is not followed", 0)
  end
end

-- Calls for every *.lua file under a folder, in order.
function files.each(folder, visit, root)
  root = root or folder
  for _, name in ipairs(files.names(folder)) do
    local path = folder .. "/" .. name
    check_name(folder, name, root)
    local mode = lfs.attributes(path, "mode")
    if mode == "directory" then
      files.each(path, visit, root)
    elseif mode == "file" and name:match "%.lua$" then
      visit(path)
    end
  end
end

return files
