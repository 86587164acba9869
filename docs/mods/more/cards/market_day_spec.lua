-- SPDX-License-Identifier: MIT
scenario "Market Day: the first card of each player costs 1 less" {
  p1 = { base = { "Market Day" }, hand = { "Incinerate" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 5" }, at = { ["West Field"] = { "Unit 4" } }, hand = { "Stupefy" } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 4")
    t:pass_all()
    t:expect_number("p1", "energy", 0)
  end }

scenario "Market Day: the opponent's first, too, in the same turn" {
  p1 = { base = { "Market Day" }, hand = { "Incinerate" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 5" }, at = { ["West Field"] = { "Unit 4" } }, hand = { "Stupefy" } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 4")
    t.p1:pass()
    t:can(t.p2, "play", "Stupefy")
  end }

scenario "Market Day: not the second one" {
  p1 = { base = { "Market Day" }, hand = { "Stupefy", "Incinerate" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Stupefy"):on("Unit 4")
    t:pass_all()
    t:cannot(t.p1, "play", "Incinerate")
  end }
