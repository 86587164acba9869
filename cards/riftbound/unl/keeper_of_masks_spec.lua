-- SPDX-License-Identifier: MIT

scenario "Keeper of Masks: two Reflections where he is become copies of him" {
  rule = "472.1.b",
  p1 = { hand = { "Keeper of Masks" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Keeper of Masks")
    t:pass_all()
    t:expect(t.p1.base):is { "Keeper of Masks", "Keeper of Masks", "Keeper of Masks" }
    t:expect("Keeper of Masks#2"):might(1):attribute("token", 1):attribute("temporary", 1)
    t:expect("Keeper of Masks#1"):attribute("token", 0)
  end,
}

scenario "Keeper of Masks: all three are killed in the next Beginning Phase" {
  p1 = { hand = { "Keeper of Masks" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Keeper of Masks")
    t:pass_all()
    t:next_turn()
    t:next_turn()
    t.p1:order { "Keeper of Masks", "Keeper of Masks", "Keeper of Masks" }
    t:pass_all()
    t:expect(t.p1.base):is {}
    t:expect(t.p1.trash):is { "Keeper of Masks" }
  end,
}

scenario "375 Keeper of Masks: what Zilean adds becomes a copy, too" {
  p1 = { hand = { "Keeper of Masks" }, pool = { energy = 2 }, at = { ["West Field"] = { "Zilean, Time Mage" } } },
  function(t)
    t.p1:play("Keeper of Masks"):at("base")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.base):has("Keeper of Masks", 4)
  end,
}
