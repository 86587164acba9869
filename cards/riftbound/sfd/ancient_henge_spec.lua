-- SPDX-License-Identifier: MIT

scenario "Ancient Henge: used as one likes, so much Power for as much Energy" {
  rule = "429.3",
  p1 = { base = { "Ancient Henge" }, pool = { energy = 3 } },
  function(t)
    t.p1:use("Ancient Henge"):number(2)
    t:expect("Ancient Henge"):exhausted()
    t:expect_chain(0)
    t:expect_number("p1", "energy", 1)
    t:expect_number("p1", "any", 2)
  end,
}

scenario "Ancient Henge: it pays for a Power that the player does not have" {
  rule = "429.3.a",
  p1 = { base = { "Ancient Henge" }, hand = { "Void Seeker" }, pool = { energy = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 7" } } },
  function(t)
    t.p1:play("Void Seeker"):on("Unit 7") -- three Energy and one Fury Power
    t:expect("Ancient Henge"):exhausted()
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect("Unit 7"):damage(4)
  end,
}

scenario "Ancient Henge: the Energy for it is needed beside that of the card" {
  p1 = { base = { "Ancient Henge" }, hand = { "Void Seeker" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 7" } } },
  function(t)
    t:cannot(t.p1, "play", "Void Seeker", "357")
  end,
}

scenario "Ancient Henge: with runes one may spare them, or it" {
  rule = "357.1",
  p1 = {
    base = { "Ancient Henge" }, hand = { "Void Seeker" },
    runes = { fury = 4 },
  },
  p2 = { at = { ["West Field"] = { "Unit 7" } } },
  function(t)
    t.p1:play("Void Seeker"):pay("exhaust 4 Fury; use Ancient Henge for 1")
    t:expect("Ancient Henge"):exhausted()
    t:expect(t.p1.runes):count(4)
    t:expect(t.p1.runes):exhausted(4)
  end,
}

scenario "Ancient Henge: not when it is exhausted, nor the opponent's" {
  p1 = {
    base = { { "Ancient Henge", exhausted = true } }, hand = { "Void Seeker" },
    pool = { energy = 4 },
  },
  p2 = { base = { "Ancient Henge" }, at = { ["West Field"] = { "Unit 7" } } },
  function(t)
    t:cannot(t.p1, "play", "Void Seeker")
    t:cannot(t.p1, "use", "p1's Ancient Henge")
  end,
}
