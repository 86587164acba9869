-- SPDX-License-Identifier: MIT
-- place.lua -- where the files of a mod lie: what lies elsewhere is never loaded.

-- What kind of file -> the folder of its mod that is searched for it.
local FOLDERS = { card = "cards", keyword = "keywords", format = "formats" }

local function first_token(file)
  local open = file.source:returned(file.kind)
  return file.source.tokens[open and open - 1 or 1]
end

local function check(files, report)
  for _, file in ipairs(files) do
    local folder = FOLDERS[file.kind]
    local inside = folder and file.mod and file.absolute:sub(#file.mod + 2)
    if inside and inside:sub(1, #folder + 1) ~= folder .. "/" then
      report:at(file.source, first_token(file), "misplaced",
        "this mod does not load it: a %s lies in the mod's folder %s/", file.kind, folder)
    end
  end
end

return { check = check }
