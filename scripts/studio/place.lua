-- SPDX-License-Identifier: MIT
--
-- place.lua -- the folders of mods that a page may read and write, and the paths in them.
--
-- A path comes from a page.  It names a file below the folder of a mod, by parts with slashes in
-- between.  Parts that lead elsewhere, hidden files, control characters and links are refused, so
-- nothing outside of the folder is ever read or written.

local confine = require "confine"
local engine = require "lunarbiter"
local lfs = require "lfs"

local Place = {}
Place.__index = Place

local PATH_MAX = 200
local ENDINGS = { lua = true, txt = true, md = true }

-- `options.mods` are the folders that were asked for, `options.home` is the user's folder of mods.
function Place.new(options) return setmetatable({ options = options }, Place) end

local function is_folder(path) return lfs.attributes(path, "mode") == "directory" end

-- The mods there are: { name, game, title, folder, replaces }, sorted; a broken one has `wrong`.
function Place:mods()
  local options, list, seen = self.options, {}, {}
  local function add(folder)
    if seen[folder] or not is_folder(folder) then return end
    seen[folder] = true
    local fine, mods = pcall(engine.mods, { scripts = options.scripts, mods = { folder } })
    local own = fine and mods[#mods] or {}
    list[#list + 1] = { name = own.name or folder:match "([^/]+)/*$", game = own.game, title = own.title, folder = folder, replaces = own.replaces,
      wrong = not fine and tostring(mods) or nil }
  end
  for _, folder in ipairs(options.mods or {}) do add(folder) end
  if options.home and is_folder(options.home) then
    for name in lfs.dir(options.home) do
      local folder = options.home .. "/" .. name
      if name:sub(1, 1) ~= "." and lfs.attributes(folder .. "/mod.lua", "mode") == "file" then add(folder) end
    end
  end
  table.sort(list, function(a, b) return a.name < b.name end)
  return list
end

function Place:mod(name)
  for _, mod in ipairs(self:mods()) do
    if mod.name == name then return mod end
  end
  error(("there is no mod '%s'"):format(tostring(name):gsub("%c", "?"):sub(1, 40)), 0)
end

-- Refuses a link on the way to a file; what is not there yet is no link.
local function check_links(folder, parts)
  local at = folder
  for _, part in ipairs(parts) do
    at = at .. "/" .. part
    local mode = lfs.symlinkattributes(at, "mode")
    if mode == "link" then error(("%s is a link, which is not followed"):format(part), 0) end
    if not mode then return end
  end
  if not confine.inside(folder, at) then error("the path leads out of the mod", 0) end
end

-- The full path of a file of a mod; raises why it is none.
function Place:file(mod, path)
  local parts = {}
  if type(path) ~= "string" or path == "" or #path > PATH_MAX then
    error(("a path has 1 to %d bytes"):format(PATH_MAX), 0)
  end
  if path:find "[%c\\]" or not utf8.len(path) then error("a path has no control characters and no backslashes", 0) end
  if path:sub(1, 1) == "/" or path:sub(-1) == "/" then error("a path begins and ends with a name: cards/hound.lua", 0) end
  for part in (path .. "/"):gmatch "([^/]*)/" do
    if part == "" or part:sub(1, 1) == "." then
      error(("'%s': a part of a path is a name that does not begin with a dot"):format(part), 0)
    end
    parts[#parts + 1] = part
  end
  if not ENDINGS[path:match "%.(%w+)$" or ""] then error("a file of a mod ends in .lua, .txt or .md", 0) end
  check_links(mod.folder, parts)
  return mod.folder .. "/" .. path
end

return Place
