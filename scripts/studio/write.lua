-- SPDX-License-Identifier: MIT
--
-- write.lua -- the files of mods for a page: what there is, texts, new mods and cards.

local engine = require "lunarbiter"
local files = require "files"
local lfs = require "lfs"

local write = {}

local TEXT_MAX, FILES_MAX, DEPTH_MAX, NAME_MAX = 512 * 1024, 2000, 8, 64

-- What a file is, by its place.
local function kind_of(path)
  if path:match "_spec%.lua$" then return "spec" end
  if path:match "%.txt$" then return "deck" end
  if path:match "%.md$" then return "text" end
  if path:match "^keywords/" then return "keyword" end
  if path:match "^formats/" then return "format" end
  return path == "mod.lua" and "mod" or "card"
end

local function list_files(folder)
  local list = {}
  local function visit(prefix, depth)
    for _, name in ipairs(files.names(folder .. "/" .. prefix)) do
      local path = prefix .. name
      local mode = lfs.symlinkattributes(folder .. "/" .. path, "mode")
      if mode == "directory" and depth < DEPTH_MAX then
        visit(path .. "/", depth + 1)
      elseif mode == "file" and path:match "%.[lmt][udx][atd]?t?$" and #list < FILES_MAX then
        list[#list + 1] = { path = path, kind = kind_of(path) }
      end
    end
  end
  visit("", 1)
  return list
end

-- The text of a file with the stamp that a later write names; a file that is not there has none.
local function stamped(path)
  if not lfs.attributes(path, "mode") then return nil, "" end
  local text = files.read(path)
  return text, engine.hash(text)
end

function write.serve(options, place)
  local serve = {}

  -- {} -> { mods = { { name, title, game, wrong, files = { { path, kind } } } } }
  function serve.files()
    local mods = place:mods()
    for _, mod in ipairs(mods) do
      mod.files = setmetatable(list_files(mod.folder), { __jsontype = "array" })
      mod.folder, mod.replaces = nil, nil
    end
    return { mods = setmetatable(mods, { __jsontype = "array" }) }
  end

  -- { mod, path } -> { text, stamp }
  function serve.read(asked)
    local path = place:file(place:mod(asked.mod), asked.path)
    local text, stamp = stamped(path)
    if not text then error(asked.path .. ": there is no such file", 0) end
    if #text > TEXT_MAX or not utf8.len(text) then error(asked.path .. ": this is no text that can be edited here", 0) end
    return { text = text, stamp = stamp }
  end

  -- { mod, path, text, stamp } -> { stamp }; `stamp` is that of the text that was read, "" of a new
  -- file: a file that changed in between is not written over.
  function serve.write(asked)
    local path = place:file(place:mod(asked.mod), asked.path)
    if #asked.text > TEXT_MAX then error(("a file has at most %d bytes"):format(TEXT_MAX), 0) end
    if asked.text:find "\0" then error("a file has no zero bytes", 0) end
    local _, stamp = stamped(path)
    if asked.stamp and asked.stamp ~= stamp then
      error(asked.path .. (stamp == "" and ": the file is not there any more"
        or asked.stamp == "" and ": there is such a file already" or ": somebody else has written this file since it was read"), 0)
    end
    files.write(path, asked.text)
    return { stamp = engine.hash(asked.text) }
  end

  -- { what = "mod" | "card" | "keyword" | "format", name, mod, game, kind } -> { mod, files }
  function serve.new(asked)
    local kinds = { mod = true, card = true, keyword = true, format = true }
    if not kinds[asked.what] then error("what is made is a mod, a card, a keyword or a format", 0) end
    local folder = asked.what == "mod" and options.home or asked.what ~= "mod" and place:mod(asked.mod).folder or nil
    if not folder then error("there is no folder for new mods: start the table with --mod", 0) end
    if asked.what == "mod" and not lfs.attributes(folder, "mode") then files.write(folder .. "/.keep", "") end
    local written = {}
    require "new".run({ asked.what, asked.name }, { scripts = options.scripts, cards = options.cards, data = options.data, folder = folder,
      game = asked.game, type = asked.kind, print = function(line)
        local path = line:match "^wrote (.*)$"
        if path then written[#written + 1] = path:gsub("^" .. folder:gsub("%p", "%%%0") .. "/", "") end
      end })
    local mod = asked.what == "mod" and written[1] and written[1]:match "^([^/]+)/" or asked.mod
    return { mod = mod, files = written }
  end

  -- Why a mod of another page is refused; nil: it is fine.
  local function wrong_mod(asked)
    for _, field in ipairs { "paths", "texts" } do
      if type(asked[field]) == "string" then asked[field] = { asked[field] } end
    end
    if not asked.mod:match "^[%l%d][%l%d%-]*$" or #asked.mod > NAME_MAX then
      return "a mod's name is small letters, digits and hyphens"
    end
    if #asked.paths ~= #asked.texts or #asked.paths == 0 then return "a mod has files, and each has a path and a text" end
    if #asked.paths > FILES_MAX then return ("a mod has at most %d files"):format(FILES_MAX) end
    for i, text in ipairs(asked.texts) do
      if #text > TEXT_MAX then return ("%s: a file has at most %d bytes"):format(asked.paths[i], TEXT_MAX) end
      if text:find "\0" then return asked.paths[i] .. ": a file has no zero bytes" end
    end
  end

  -- Whether the mod has exactly these files.
  local function is_same(mod, wanted)
    local count = 0
    for _, file in ipairs(list_files(mod.folder)) do
      local text = wanted[file.path]
      if not text or stamped(mod.folder .. "/" .. file.path) ~= text then return false end
      count = count + 1
    end
    for _ in pairs(wanted) do count = count - 1 end
    return count == 0
  end

  local function mod_at(folder)
    for _, mod in ipairs(place:mods()) do
      if mod.folder == folder then return mod end
    end
  end

  -- A new folder, with its mod.lua alone: what others call the mod is known now, and must be this.
  local function new_folder(name, text)
    local folder = options.home .. "/" .. name
    if lfs.attributes(folder, "mode") then error(("the folder '%s' of your mods holds something else"):format(name), 0) end
    files.write(folder .. "/mod.lua", text)
    local mod = mod_at(folder)
    if mod and not mod.wrong and mod.name == name then return mod end
    assert(os.remove(folder .. "/mod.lua"))
    assert(lfs.rmdir(folder))
    error(("the mod of this game cannot be taken: %s"):format(mod and mod.wrong or "its mod.lua has another name"), 0)
  end

  -- { mod, paths, texts, replace } -> { taken }: a mod that came with a game.  One of that name with
  -- other files stays as it is, unless `replace` is set: then its files are these and no others.
  function serve.bring(asked)
    local why = wrong_mod(asked)
    if why then error("the mod of this game cannot be taken: " .. why, 0) end
    if not options.home then error("there is no folder for mods", 0) end
    local mod, wanted, full = nil, {}, {}
    for _, each in ipairs(place:mods()) do
      if each.name == asked.mod then mod = each end
    end
    for i, path in ipairs(asked.paths) do wanted[path] = asked.texts[i] end
    if not wanted["mod.lua"] then error("the mod of this game cannot be taken: it has no mod.lua", 0) end
    if mod and is_same(mod, wanted) then return { taken = true } end
    if mod and not asked.replace then return { taken = false } end
    local folder = mod or { folder = options.home .. "/" .. asked.mod }
    for i, path in ipairs(asked.paths) do full[i] = place:file(folder, path) end -- all, before the first is written
    if not mod then new_folder(asked.mod, wanted["mod.lua"]) end
    for _, file in ipairs(mod and list_files(mod.folder) or {}) do
      if not wanted[file.path] then assert(os.remove(mod.folder .. "/" .. file.path)) end
    end
    for i, path in ipairs(full) do files.write(path, asked.texts[i]) end
    return { taken = true }
  end

  -- ---- A shipped card, to be changed -------------------------------------------------------------

  -- The file of a card, by its id, and the mod that it is of.
  local function card_of(game, id)
    local mods = {}
    for _, mod in ipairs(place:mods()) do
      if mod.game == game and not mod.wrong then mods[#mods + 1] = mod end
    end
    local shipped = engine.pool { scripts = options.scripts, game = game, cards = options.cards .. "/" .. game }
    local def = shipped:find(id)
    local file = def and shipped:file(def)
    shipped:close()
    for _, mod in ipairs(mods) do
      for _, each in ipairs(list_files(mod.folder)) do
        local text = each.kind == "card" and files.read(mod.folder .. "/" .. each.path)
        if text and text:find(("%sid%%s*=%%s*[\"']%s[\"']"):format("%f[%w]", (id:gsub("%p", "%%%0")))) then return nil, mod, each.path end
      end
    end
    return file or error(("there is no card '%s'"):format(id:gsub("%c", "?"):sub(1, 40)), 0)
  end

  -- The list `replaces` of a mod.lua gets one more id, unless it has it.
  local function replacing(text, id)
    local line = ("%q"):format(id)
    if (text:match "\n%s*replaces%s*=%s*{([^}]*)}" or ""):find(line, 1, true) then return text end
    local changed, count = text:gsub("(\n%s*replaces%s*=%s*{)%s*([^}]*)}", function(head, list)
      return ("%s %s%s }"):format(head, list:find "%S" and list:gsub("[%s,]*$", "") .. ", " or "", line)
    end, 1)
    if count == 0 then error("mod.lua has no list of the cards that it replaces", 0) end
    return changed
  end

  -- { card, game } -> { mod, path }: a copy of a shipped card that may be written, in the user's mod
  -- of changed cards of that game, which is made when it is not there yet.  The scenarios beside the
  -- card come with it.  A card that a mod has already is left as it is.  Whenever this ends, the mod
  -- is as it was, or replaces the card: the card itself is written last.
  function serve.change(asked)
    local file, there, path = card_of(asked.game, asked.card)
    if there then return { mod = there.name, path = path } end
    if not options.home then error("there is no folder for mods", 0) end
    local name = "changed-" .. asked.game
    local folder, head = options.home .. "/" .. name
    if lfs.attributes(folder .. "/mod.lua", "mode") then
      local mod = mod_at(folder)
      if not mod or mod.wrong then error(("the mod '%s' cannot be loaded: mend it first"):format(name), 0) end
      head = files.read(folder .. "/mod.lua")
    else
      if lfs.attributes(folder, "mode") and next(list_files(folder)) then error(("the folder '%s' of your mods holds something else"):format(name), 0) end
      head = ('-- Shipped cards that were changed. A game with one of them uses it in place of the shipped card;\n' ..
        '-- to have that back, delete the file in cards/ and its id here.\n' ..
        'return mod {\n  name = "%s", version = "0.1", game = "%s", title = "Changed cards",\n  replaces = { },\n}\n'):format(name, asked.game)
    end
    head = replacing(head, asked.card)
    path = "cards/" .. file:match "([^/]+)$"
    if lfs.attributes(folder .. "/" .. path, "mode") then path = ("cards/%s/%s"):format(asked.card:gsub("%W", "-"), file:match "([^/]+)$") end
    local full = place:file({ folder = folder }, path)
    files.write(folder .. "/mod.lua", head) -- as long as the card is missing, the shipped one is played
    for _, ending in ipairs { "_spec.lua", ".lua" } do
      local text, to = files.try((file:gsub("%.lua$", ending))), full:gsub("%.lua$", ending)
      if text and not lfs.attributes(to, "mode") then files.write(to, (text:gsub("^%-%- SPDX[^\n]*\n", ""))) end
    end
    return { mod = name, path = path }
  end

  return serve
end

return write
