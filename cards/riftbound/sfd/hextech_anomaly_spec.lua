-- SPDX-License-Identifier: MIT

scenario "Hextech Anomaly: used as one likes, so much Energy for as much Power" {
  rule = "429.3",
  p1 = { base = { "Hextech Anomaly" }, pool = { fury = 1, any = 1 } },
  function(t)
    t.p1:use("Hextech Anomaly"):number(2)
    t:expect("Hextech Anomaly"):exhausted()
    t:expect_chain(0)
    t:expect_number("p1", "energy", 2)
    t:expect_number("p1", "any", 0)
    t:expect_number("p1", "fury", 0)
  end,
}

scenario "Hextech Anomaly: it pays for Energy that the player does not have" {
  rule = "429.3.a",
  p1 = { base = { "Hextech Anomaly" }, hand = { "Unit 3" }, pool = { energy = 1, order = 1, mind = 1 } },
  function(t)
    t.p1:play("Unit 3")
    t:expect("Hextech Anomaly"):exhausted()
    t:expect("Unit 3"):at("base")
    t:expect_number("p1", "order", 0)
    t:expect_number("p1", "mind", 0)
  end,
}

scenario "Hextech Anomaly: a rune gives both, Energy and the Power that becomes Energy" {
  p1 = { base = { "Hextech Anomaly" }, hand = { "Unit 4" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Unit 4")
    t:expect("Unit 4"):at("base")
    t:expect(t.p1.runes):count(0)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Hextech Anomaly: the Power is needed beside that of the card" {
  p1 = { base = { "Hextech Anomaly" }, hand = { "Void Seeker" }, pool = { energy = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 7" } } },
  function(t)
    t:cannot(t.p1, "play", "Void Seeker", "357")
  end,
}
