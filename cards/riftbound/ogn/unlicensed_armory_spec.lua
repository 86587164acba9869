-- SPDX-License-Identifier: MIT

scenario "Unlicensed Armory: a discard, and one fury saves the unit" {
  p1 = {
    base = { "Unlicensed Armory", "Unit 2" }, hand = { "Unit 0" }, pool = { fury = 1 },
  },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:use("Unlicensed Armory"):on("Unit 2")
    t:expect(t.p1.trash):is { "Unit 0" }
    t:expect("Unlicensed Armory"):exhausted()
    t:pass_all()
    t.p1:move("Unit 2", "West Field")
    t:combat()
    t.p1:yes()
    t:expect("Unit 2"):at("base"):exhausted():damage(0)
    t:expect_number("p1", "fury", 0)
  end,
}

scenario "Unlicensed Armory: without fury the unit dies, and nobody is asked" {
  rule = "371.1",
  p1 = { base = { "Unlicensed Armory", "Unit 2" }, hand = { "Unit 0" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:use("Unlicensed Armory"):on("Unit 2")
    t:pass_all()
    t.p1:move("Unit 2", "West Field")
    t:combat()
    t:expect("Unit 2"):in_zone("trash")
  end,
}

scenario "Unlicensed Armory: one may decline; another unit is not saved" {
  p1 = {
    base = { "Unlicensed Armory", "Unit 1", "Unit 2" }, hand = { "Unit 0" }, pool = { fury = 1 },
  },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:use("Unlicensed Armory"):on("Unit 2")
    t:pass_all()
    t.p1:move({ "Unit 1", "Unit 2" }, "West Field")
    t:combat()
    t.p2:assign { ["Unit 1"] = 2, ["Unit 2"] = 6 }
    t.p1:no()
    t:expect(t.p1.trash):has("Unit 1"):has("Unit 2")
    t:expect_number("p1", "fury", 1)
  end,
}

scenario "Unlicensed Armory: not without a card to discard, not for an enemy unit" {
  p1 = { base = { "Unlicensed Armory", "Unit 2" } },
  p2 = { base = { "Unlicensed Armory" }, hand = { "Unit 0" } },
  function(t)
    t:cannot(t.p1, "use", "p1's Unlicensed Armory")
    t:next_turn()
    t:cannot(t.p2, "use", "Unlicensed Armory#2")
  end,
}

scenario "740.1 Unlicensed Armory: a team mate's unit is saved by who used it" {
  format = "2v2",
  p1 = { base = { "Unlicensed Armory" }, hand = { "Unit 1", "Vengeance" }, pool = { energy = 9, any = 9 } },
  p3 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:use("Unlicensed Armory"):choose("Unit 1"):on("Unit 2")
    t:pass_all()
    t.p1:play("Vengeance"):on("Unit 2")
    t:pass_all()
    t.p1:yes()
    t:expect(t.p3.base):is { "Unit 2" }
  end,
}

scenario "Unlicensed Armory: the unit is healed, exhausted and recalled, once" {
  p1 = { base = { "Unlicensed Armory" }, hand = { "Unit 0", "Void Seeker", "Void Seeker" }, pool = { energy = 6, fury = 4 },
    at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:use("Unlicensed Armory"):choose("Unit 0"):on("Unit 4")
    t:pass_all()
    t.p1:play("Void Seeker#1"):on("Unit 4")
    t:pass_all()
    t.p1:yes()
    t:expect("Unit 4"):at("base"):exhausted():damage(0)
    t:expect_number("p1", "fury", 2)
  end,
}

scenario "Unlicensed Armory: a second death this turn, or one in the next, is not replaced" {
  p1 = { base = { "Unlicensed Armory", "Unit 4" }, hand = { "Unit 0", "Cruel Patron", "Cruel Patron" },
    pool = { energy = 8, fury = 4 }, runes = { fury = 1 } },
  p2 = { hand = { "Vengeance" }, runes = { order = 6 } },
  function(t)
    t.p1:use("Unlicensed Armory"):choose("Unit 0"):on("Unit 4")
    t:pass_all()
    local other = t:copy()
    t.p1:play("Cruel Patron"):yes() -- there is nobody else to kill
    t:expect("Unit 4"):at("base"):exhausted()
    t.p1:play("Cruel Patron in hand"):choose("Unit 4")
    t:expect("Unit 4"):in_zone("trash")
    other:next_turn()
    other.p2:play("Vengeance"):on("Unit 4")
    other:pass_all()
    other:expect("Unit 4"):in_zone("trash")
  end,
}
