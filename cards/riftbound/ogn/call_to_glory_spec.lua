-- SPDX-License-Identifier: MIT
scenario "Call to Glory: three Might this turn" {
  p1 = { hand = { "Call to Glory" }, pool = { energy = 3 }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Call to Glory"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(6)
    t:next_turn()
    t:expect("Unit 3"):might(3)
  end }

scenario "Call to Glory: for a buff instead of its cost" {
  rule = "356.1.b",
  p1 = { hand = { "Call to Glory" }, base = { { "Unit 3", buffs = 1 } }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Call to Glory"):yes():on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(6):unbuffed()
    t:expect_number("p1", "energy", 3)
  end }

scenario "Call to Glory: the buff is kept when Energy is paid" {
  p1 = { hand = { "Call to Glory" }, base = { { "Unit 3", buffs = 1 } }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Call to Glory"):no():on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):might(7):buffed()
    t:expect_number("p1", "energy", 0)
  end }

scenario "Call to Glory: in response" {
  p1 = { hand = { "Stupefy" }, pool = { energy = 1, mind = 1 } },
  p2 = { hand = { "Call to Glory", "Call to Glory" }, at = { ["West Field"] = { "Unit 3" } }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Stupefy"):on("Unit 3"):pass()
    t.p2:play("Call to Glory"):on("Unit 3")
    t:expect_chain(2)
  end }

scenario "Call to Glory: an enemy's buff is not spent for it" {
  p1 = { hand = { "Call to Glory" }, base = { "Unit 3" } },
  p2 = { base = { { "Unit 2", buffs = 1 } } },
  function(t) t:cannot(t.p1, "play", "Call to Glory") end }

scenario "702.2.b.2 Call to Glory: a team mate's buff is not yours to spend; the unit may be a team mate's" {
  format = "2v2",
  p1 = { hand = { "Call to Glory", "Call to Glory" }, pool = { energy = 3 } },
  p3 = { base = { { "Unit 3", buffs = 1 } } },
  function(t)
    t.p1:play("Call to Glory"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):buffed():might(7)
    t:cannot(t.p1, "play", "Call to Glory in hand", "357")
  end,
}
