-- SPDX-License-Identifier: MIT

scenario "Vex, Cheerless: in combat your spells cost one Energy and one Power less, but at least one Energy" {
  rule = "356.4.e",
  p1 = {
    base = { "Vex, Cheerless" }, hand = { "Vault Breaker" }, pool = { energy = 1 },
  },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Vex, Cheerless", "West Field")
    t.p1:play("Vault Breaker"):choose("Vex, Cheerless")
    t:pass_all()
    t:expect("Vex, Cheerless"):attribute("assault", 2)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Vex, Cheerless: the opponent's cost one Energy and one Power more" {
  rule = "356.3",
  p1 = { base = { "Vex, Cheerless" } },
  p2 = {
    at = { ["West Field"] = { "Unit 3" } }, hand = { "Combat Experience", "Combat Experience" },
    pool = { energy = 4, fury = 1 },
  },
  function(t)
    t.p1:move("Vex, Cheerless", "West Field"):pass()
    t.p2:play("Combat Experience"):choose("Unit 3")
    t:expect_number("p2", "energy", 2)
    t:expect_number("p2", "fury", 0)
    t:cannot(t.p2, "play", "Combat Experience#1")
  end,
}

scenario "Vex, Cheerless: outside of combat nothing changes" {
  p1 = { base = { "Vex, Cheerless" }, hand = { "Vault Breaker" }, pool = { energy = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Vault Breaker")
  end,
}

scenario "740.1 Vex, Cheerless: a team mate's spells cost less, both opponents' more" {
  rule = "740.1",
  teams = 2,
  p1 = { base = { "Vex, Cheerless" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Punch First" }, pool = { energy = 1, body = 2 } },
  p3 = { hand = { "Defiant Dance" }, pool = { energy = 1 } },
  p4 = { hand = { "Punch First" }, pool = { energy = 2, body = 3 } },
  function(t)
    t.p1:move("Vex, Cheerless", "West Field"):pass()
    t:cannot(t.p2, "play", "p2's Punch First")
    t.p2:pass()
    t.p3:play("Defiant Dance"):on("Vex, Cheerless", "Unit 3")
    t:expect_number("p3", "energy", 0)
    t:resolve()
    t:expect("Vex, Cheerless"):might(7)
  end,
}
