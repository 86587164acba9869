-- SPDX-License-Identifier: MIT

scenario "Nidalee, Cat Form: she wins a combat and draws" {
  rule = "461.3",
  p1 = { base = { "Nidalee, Cat Form" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Nidalee, Cat Form", "West Field")
    t:combat()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Nidalee, Cat Form: not when she dies in it, though her side wins; Ambush" {
  rule = "822",
  p1 = { hand = { "Nidalee, Cat Form" }, pool = { energy = 3, body = 1 }, base = { "Unit 9" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 9", "West Field")
    t.p1:play("Nidalee, Cat Form"):at("West Field")
    t:combat()
    t.p2:order { "Nidalee, Cat Form", "Unit 9" }
    t:expect("Nidalee, Cat Form"):in_zone("trash")
    t:expect_control("West Field", "p1")
    t:expect(t.p1.hand):count(0)
  end,
}
