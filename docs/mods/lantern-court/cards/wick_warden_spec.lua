-- SPDX-License-Identifier: MIT

scenario "Wick Warden: a card for each other Lantern there" {
  p1 = { hand = { "Wick Warden" }, pool = { energy = 2 }, base = { "Nightglass Captain" },
    deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Wick Warden")
    t:pass_all()
    t:expect("Unit 1"):in_zone("hand")
    t:expect("Unit 2"):in_zone("deck")
  end,
}

scenario "Wick Warden: none when it is alone" {
  p1 = { hand = { "Wick Warden" }, pool = { energy = 2 }, deck = { "Unit 1" } },
  function(t)
    t.p1:play("Wick Warden")
    t:pass_all()
    t:expect("Unit 1"):in_zone("deck")
  end,
}
