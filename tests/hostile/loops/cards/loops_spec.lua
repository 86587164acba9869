-- SPDX-License-Identifier: MIT
-- What goes on for ever, in Riftbound: each scenario ends, by a rule or with a refusal.

local many = {}
for i = 1, 60 do many[i] = "Reader" end
local slow = {}
for i = 1, 60 do slow[i] = "Slower" end

scenario "sixty that read" { p1 = { base = many, hand = { "Tick" } },
  function(t) t.p1:play("Tick") t:pass_all() end }
scenario "each reads of each" { p1 = { base = slow, hand = { "Tick" } },
  function(t) t.p1:play("Tick") t:pass_all() end }
scenario "reckoning" { p1 = { base = { "Reckoner", "Reckoner" }, hand = { "Tick" } },
  function(t) t.p1:play("Tick") t:pass_all() end }
scenario "a signal that doubles" { p1 = { base = { "Echo" }, hand = { "Tick" } },
  function(t) t.p1:play("Tick") t:pass_all() end }
scenario "effects that run themselves" { p1 = { hand = { "Again" } },
  function(t) t.p1:play("Again") t:pass_all() end }
scenario "effects that run themselves twice" { p1 = { hand = { "Twice" } },
  function(t) t.p1:play("Twice") t:pass_all() end }
scenario "a death in place of a death" { p1 = { base = { "Undying" }, hand = { "Sweep" } },
  function(t) t.p1:play("Sweep") t:pass_all() end }
scenario "swaps without end" { p1 = { base = { "Echo", "Undying" }, hand = { "Swaps" } },
  function(t) t.p1:play("Swaps") t:pass_all() end }
scenario "gifts without end" { p1 = { base = { "Undying" }, hand = { "Gives" } },
  function(t) t.p1:play("Gives") t:pass_all() end }
scenario "looks without end" { p1 = { base = { "Undying" }, hand = { "Looks" } },
  function(t) t.p1:play("Looks") t:pass_all() end }
