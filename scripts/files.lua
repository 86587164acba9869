-- SPDX-License-Identifier: MIT
--
-- files.lua -- whole files, as the tools read and write them.  What goes wrong is one sentence.

local lfs = require "lfs"

local files = {}

files.last = false -- the file that was read last: what a tool stumbles over is most often in it

-- The text of a file; or nil, and why not.
function files.try(path)
  files.last = path
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

-- Also the folders that it is to lie in.
function files.write(path, text)
  local at = path:sub(1, 1) == "/" and "/" or ""
  for part in path:gmatch "([^/]+)/" do
    at = at .. part .. "/"
    if not lfs.attributes(at, "mode") then
      local made, why = lfs.mkdir(at)
      if not made then error(at .. ": " .. why, 0) end
    end
  end
  local file, why = io.open(path, "wb")
  if not file then error(why, 0) end
  file:write(text)
  file:close()
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

-- Calls for every *.lua file under a folder, in order.
function files.each(folder, visit)
  for _, name in ipairs(files.names(folder)) do
    local path = folder .. "/" .. name
    local mode = lfs.attributes(path, "mode")
    if mode == "directory" then
      files.each(path, visit)
    elseif mode == "file" and name:match "%.lua$" then
      visit(path)
    end
  end
end

return files
