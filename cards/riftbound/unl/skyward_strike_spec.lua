-- SPDX-License-Identifier: MIT

scenario "Skyward Strike: moves an enemy unit; below six XP that is all" {
  rule = "727.1.b",
  p1 = { hand = { "Skyward Strike" }, pool = { energy = 2, calm = 1 }, xp = 5 },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Skyward Strike"):on("Unit 3", "base")
    t:pass_all()
    t:expect("Unit 3"):at("base")
    t:expect_no_event("stun")
  end,
}

scenario "Skyward Strike: with six XP it also stuns an enemy unit, perhaps another one" {
  rule = "824",
  p1 = { hand = { "Skyward Strike" }, pool = { energy = 2, calm = 1 }, xp = 6 },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, base = { "Unit 4" } },
  function(t)
    t.p1:play("Skyward Strike"):on("Unit 3", "base", "Unit 4")
    t:pass_all()
    t:expect("Unit 3"):at("base")
    t:expect("Unit 4"):stunned()
  end,
}

scenario "Skyward Strike: when the XP are spent in reply nothing is stunned" {
  rule = "721.2",
  p1 = {
    hand = { "Skyward Strike" }, pool = { energy = 2, calm = 1 }, xp = 6, base = { "Spender" },
  },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Skyward Strike"):on("Unit 3", "base", "Unit 3")
    t.p1:use("Spender")
    t:pass_all()
    t:expect("Unit 3"):at("base")
    t:expect_no_event("stun")
  end,
}

test_card {
  id = "t-spender", name = "Spender", type = "unit", might = 1,
  activated { timing = "reaction", cost = { xp = 1 }, run = function(game) game.draw(1) end },
}

scenario "Skyward Strike: below six XP of its own player nobody is stunned; enemies are both opponents'" {
  format = "2v2",
  p1 = { hand = { "Skyward Strike" }, pool = { energy = 2, calm = 1 } },
  p2 = { base = { "Unit 2" } }, p3 = { xp = 9, base = { "Unit 3" } }, p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Skyward Strike")
    t:expect_options("Unit 2", "Unit 4")
    t.p1:choose("Unit 4"):choose("East Field")
    t:resolve()
    t:expect("Unit 4"):at("East Field")
    t:expect_no_event("stun")
    t:showdown_pass()
  end }
