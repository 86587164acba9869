-- SPDX-License-Identifier: MIT

scenario "Overreacher: pays 3 more, has 3 Might more and splits 3 damage" {
  p1 = { hand = { "Overreacher" }, pool = { energy = 5 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Overreacher"):number(3):at("base")
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect("Overreacher"):might(5)
    t:expect("Unit 4"):damage(0)
  end }

test_card { id = "t-amb", name = "Gate of War", type = "gear", domains = { "fury" }, cost = { energy = 1 },
  static { affects = units { mine = true }, plays_to = battlefields {} },
}

scenario "Overreacher: the damage is split among enemies where it is, as many as X at most" {
  p1 = { hand = { "Overreacher" }, pool = { energy = 4 }, base = { "Gate of War" } },
  p2 = { at = { ["West Field"] = { "Unit 4", "Unit 5", "Unit 6" } }, base = { "Unit 7" } },
  function(t)
    t.p1:play("Overreacher"):number(2):at("West Field")
    t:expect_no_option("Unit 7")
    assert(not t:accepts(t.p1, "Unit 4", "Unit 5", "Unit 6"))
    t.p1:on("Unit 4", "Unit 5")
    t:resolve()
    t:expect("Unit 4"):damage(1)
    t:expect("Unit 5"):damage(1)
    t:expect("Overreacher"):might(4)
  end }

scenario "Overreacher: X is not more than can be paid, and may be nothing" {
  p1 = { hand = { "Overreacher" }, runes = { fury = 4 } },
  function(t)
    t.p1:play("Overreacher")
    t:expect_option("X is 0", "X is 1", "X is 2")
    assert(not t:accepts_number(t.p1, 3), "four Energy in all")
    t.p1:number(0):at("base")
    t:pass_all()
    t:expect("Overreacher"):might(2)
  end }
