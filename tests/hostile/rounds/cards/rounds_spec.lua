-- SPDX-License-Identifier: MIT
-- What goes on for ever, in Evolve: each scenario ends, by a rule or with a refusal.

scenario "five that read" { p1 = { field = { "Reader", "Reader", "Reader", "Reader", "Reader" },
  hand = { "Tick" } },
  p2 = { field = { "Reader", "Reader", "Reader", "Reader", "Reader" } },
  function(t) t.p1:play("Tick") t:pass_all() end }
scenario "a signal that doubles" { p1 = { field = { "Echo" }, hand = { "Tick" } },
  function(t) t.p1:play("Tick") t:pass_all() end }
scenario "effects that run themselves" { p1 = { hand = { "Again" } },
  function(t) t.p1:play("Again") t:pass_all() end }
scenario "effects that run themselves twice" { p1 = { hand = { "Twice" } },
  function(t) t.p1:play("Twice") t:pass_all() end }
scenario "a destruction in place of a destruction" { p1 = { field = { "Undying" }, hand = { "Sweep" } },
  function(t) t.p1:play("Sweep") t:pass_all() end }
scenario "swaps without end" { p1 = { field = { "Echo", "Undying" }, hand = { "Swaps" } },
  function(t) t.p1:play("Swaps") t:pass_all() end }
scenario "ends without end" { p1 = { field = { "Echo", "Undying" }, hand = { "Ends" } },
  function(t) t.p1:play("Ends") t:pass_all() end }
scenario "gifts without end" { p1 = { field = { "Undying" }, hand = { "Gives" } },
  function(t) t.p1:play("Gives") t:pass_all() end }
