-- SPDX-License-Identifier: MIT
scenario "a loop" { function(t) while true do end end }
scenario "a loop that catches its end" { function(t) while true do pcall(function() while true do end end) end end }
scenario "a long text" { function(t) local text = ("x"):rep(1 << 30) end }
scenario "a long table" { function(t) local list = {} for i = 1, 1 << 30 do list[i] = { i } end end }
