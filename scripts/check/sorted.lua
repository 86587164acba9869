-- SPDX-License-Identifier: MIT
--
-- sorted.lua -- looks in lists that are in order, so that what is asked of each name of a file
-- takes no longer with every other name in it.

local sorted = {}

-- The index of the last entry that is at most `most`; 0: none is.  `key` gives the number of an entry
-- (default: the entry is the number).
function sorted.last(list, most, key)
  local low, high = 0, #list
  while low < high do
    local middle = (low + high + 1) // 2
    local number = key and key(list[middle]) or list[middle]
    if number <= most then low = middle else high = middle - 1 end
  end
  return low
end

return sorted
