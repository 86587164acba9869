-- SPDX-License-Identifier: MIT

scenario "Highlander: instead of dying the unit is healed, exhausted and recalled" {
  rule = "390.3",
  p1 = {
    hand = { "Highlander" }, pool = { energy = 4 },
    at = { ["West Field"] = { { "Unit 3", damage = 1 } } },
  },
  p2 = { hand = { "Falling Comet" }, pool = { energy = 5 } },
  turn = "p2",
  function(t)
    t.p2:play("Falling Comet"):on("Unit 3"):pass()
    t.p1:play("Highlander"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("base"):exhausted():damage(0)
  end,
}

scenario "Highlander: once" {
  p1 = {
    hand = { "Highlander", "Cruel Patron", "Cruel Patron" }, pool = { energy = 12 },
    base = { "Unit 3" },
  },
  function(t)
    t.p1:play("Highlander"):on("Unit 3")
    t:pass_all()
    t.p1:play("Cruel Patron")
    t:expect("Unit 3"):at("base"):exhausted()
    t.p1:play("Cruel Patron"):choose("Unit 3")
    t:expect("Unit 3"):in_zone("trash")
  end,
}

scenario "Highlander: not for another unit, not next turn" {
  p1 = {
    hand = {
      "Highlander" }, pool = { energy = 4 }, at = { ["West Field"] = { "Unit 2", "Unit 3" },
    },
  },
  p2 = { hand = { "Incinerate", "Falling Comet" }, runes = { fury = 7 } },
  function(t)
    t.p1:play("Highlander"):choose("Unit 3")
    t:pass_all()
    t:next_turn()
    t.p2:play("Incinerate"):choose("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t.p2:play("Falling Comet"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
  end,
}

scenario "Highlander: saved from a combat" {
  p1 = { hand = { "Highlander" }, pool = { energy = 4 }, base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Highlander"):on("Unit 3")
    t:pass_all()
    t.p1:move("Unit 3", "West Field")
    t:combat()
    t:expect("Unit 3"):at("base"):exhausted():damage(0)
    t:expect("Unit 5"):at("West Field")
  end,
}

scenario "Highlander: saves from Cull the Weak, the other unit dies" {
  p1 = {
    hand = { "Cull the Weak", "Highlander" }, pool = { energy = 6, order = 1 },
    at = { ["West Field"] = { "Unit 3" } },
  },
  p2 = { base = { "Undercover Agent" } },
  function(t)
    t.p1:play("Highlander"):on("Unit 3")
    t:pass_all()
    t.p1:play("Cull the Weak")
    t:pass_all()
    t:expect("Unit 3"):at("base")
    t:expect("Undercover Agent"):in_zone("trash")
    t:expect(t.p2.hand):count(2)
  end,
}

scenario "Highlander: on a token" {
  p1 = {
    hand = { "Highlander", "Cruel Patron" }, pool = { energy = 8 },
    at = { ["West Field"] = { "Recruit" } },
  },
  function(t)
    t.p1:play("Highlander"):on("Recruit")
    t:pass_all()
    t.p1:play("Cruel Patron"):at("base")
    t:expect("Recruit"):at("base"):exhausted()
  end,
}

scenario "Highlander: the saved defender is gone from the battlefield, the attacker conquers" {
  p1 = { base = { "Unit 5" } },
  p2 = { hand = { "Highlander" }, pool = { energy = 4 }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t.p1:pass()
    t.p2:play("Highlander"):on("Unit 3")
    t:pass_all()
    t:combat()
    t:expect("Unit 3"):at("base"):exhausted():damage(0)
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end,
}

scenario "Highlander: does not save from being returned" {
  p1 = { hand = { "Highlander" }, pool = { energy = 4 }, at = { ["West Field"] = { "Unit 3" } } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Gust"):on("Unit 3"):pass()
    t.p1:play("Highlander"):on("Unit 3")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 3" }
  end,
}

scenario "Highlander: a unit that left and came back is another one" {
  rule = "359.3.e.4",
  p1 = {
    hand = { "Highlander", "Gust", "Cruel Patron" }, pool = { energy = 12 },
    at = { ["West Field"] = { "Unit 3" } },
  },
  function(t)
    t.p1:play("Highlander"):on("Unit 3")
    t:pass_all()
    t.p1:play("Gust"):on("Unit 3")
    t:pass_all()
    t.p1:play("Unit 3")
    t.p1:play("Cruel Patron")
    t:expect("Unit 3"):in_zone("trash")
  end,
}

scenario "Highlander: does not keep a Sprite past its controller's next turn" {
  p1 = { base = { "Sprite" }, hand = { "Highlander", "Cruel Patron" }, pool = { energy = 8 } },
  function(t)
    t.p1:play("Highlander"):on("Sprite")
    t:pass_all()
    t.p1:play("Cruel Patron")
    t:expect("Sprite"):at("base")
    t:next_turn()
    t:next_turn()
    t:expect("Sprite"):gone()
  end,
}

scenario "Highlander: two on the same unit save it twice" {
  p1 = {
    hand = { "Highlander", "Highlander", "Cruel Patron", "Cruel Patron" }, pool = { energy = 16 },
    base = { "Unit 3" },
  },
  function(t)
    t.p1:play("Highlander"):on("Unit 3")
    t:pass_all()
    t.p1:play("Highlander"):on("Unit 3")
    t:pass_all()
    t.p1:play("Cruel Patron")                  -- which of the two it is makes no difference
    t:expect("Unit 3"):at("base")
    t.p1:play("Cruel Patron"):choose("Unit 3")
    t:expect("Unit 3"):at("base")
  end,
}

scenario "740.1 Highlander: a team mate's unit is recalled to its own base" {
  format = "2v2",
  p1 = { hand = { "Highlander", "Vengeance" }, pool = { energy = 9, any = 9 } },
  p3 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Highlander"):on("Unit 2")
    t:pass_all()
    t.p1:play("Vengeance"):on("Unit 2")
    t:pass_all()
    t:expect(t.p3.base):is { "Unit 2" }
  end,
}

scenario "355.8 Highlander: an enemy unit is no choice" {
  p1 = { hand = { "Highlander" }, pool = { energy = 4 } },
  p2 = { base = { "Unit 3" } },
  function(t) t:cannot(t.p1, "play", "Highlander", "355.8") end,
}
