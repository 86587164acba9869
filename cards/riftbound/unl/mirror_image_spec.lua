-- SPDX-License-Identifier: MIT

scenario "Mirror Image: a ready copy of the unit in your base, with Temporary" {
  rule = "472.1.b",
  p1 = { hand = { "Mirror Image" }, pool = { energy = 3, mind = 2 } },
  p2 = { base = { { "Jeweled Colossus", buffs = 1, exhausted = true } } },
  function(t)
    t.p1:play("Mirror Image"):on("Jeweled Colossus")
    t:pass_all()
    t:expect(t.p1.base):is { "Jeweled Colossus" }
    t:expect("Jeweled Colossus#2"):might(5):ready():unbuffed():attribute("temporary", 1)
    t:expect("Jeweled Colossus#2"):attribute("token", 1):attribute("shield", 1)
    t:next_turn()
    t:next_turn()
    t:expect(t.p1.base):is {}
    t:expect(t.p1.trash):is { "Mirror Image" }
  end,
}

scenario "Mirror Image: it does not get that card's play effects" {
  p1 = { hand = { "Mirror Image" }, pool = { energy = 3, mind = 2 }, base = { "Greeter" } },
  function(t)
    t.p1:play("Mirror Image"):on("Greeter")
    t:pass_all()
    t:expect(t.p1.base):is { "Greeter", "Greeter" }
    t:expect(t.p1.hand):count(0)
  end,
}
test_card { id = "t-mi1", name = "Greeter", type = "unit", cost = { energy = 1 }, might = 1,
  when_played { run = function(game, me) game.draw(1) end },
}

scenario "Mirror Image: with the unit gone the token stays a Reflection, but Temporary" {
  rule = "359.3.e.6",
  p1 = { hand = { "Mirror Image" }, pool = { energy = 3, mind = 2 },
    at = { ["West Field"] = { "Unit 3" } } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Mirror Image"):on("Unit 3"):pass()
    t.p2:play("Gust"):on("Unit 3")
    t:pass_all()
    t:expect(t.p1.base):is { "Reflection" }
    t:expect("Reflection"):might(0):attribute("temporary", 1)
  end,
}

scenario "Mirror Image: where two tokens come instead, both become copies" {
  p1 = { at = { ["West Field"] = { "Zilean, Time Mage" } }, hand = { "Mirror Image" },
    pool = { energy = 3, mind = 2 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Mirror Image"):on("Unit 4")
    t:pass_all()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.base):has("Unit 4", 2)
  end,
}

scenario "Mirror Image: a team mate's unit may be copied, into its player's own base" {
  format = "2v2",
  p1 = { hand = { "Mirror Image" }, pool = { energy = 3, mind = 2 } }, p2 = {},
  p3 = { base = { "Unit 7" } }, p4 = {},
  function(t)
    t.p1:play("Mirror Image"):on("Unit 7")
    t:pass_all()
    t:expect("p1's Unit 7"):might(7):ready():keyword("temporary"):controlled_by("p1")
    t:expect("p3's Unit 7"):no_keyword("temporary")
  end }
