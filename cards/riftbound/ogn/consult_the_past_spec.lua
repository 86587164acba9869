-- SPDX-License-Identifier: MIT

scenario "Consult the Past: draws two" {
  p1 = { hand = { "Consult the Past" }, pool = { energy = 4 } },
  function(t)
    t.p1:play("Consult the Past")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p2.hand):count(0)
  end,
}

scenario "Consult the Past: hidden for one Power, played for nothing on a later turn" {
  rule = "811.1.b",
  p1 = {
    hand = { "Consult the Past" }, pool = { energy = 0, order = 1 },
    at = { ["West Field"] = { "Unit 1" } },
  },
  p2 = { hand = { "Incinerate" }, runes = { fury = 2 } },
  function(t)
    t.p1:hide("Consult the Past", "West Field")
    t:expect(t.p1.hand):count(0)
    t:expect_number("p1", "order", 0)
    t:cannot(t.p1, "play", "Consult the Past")
    t:next_turn()
    t.p2:play("Incinerate"):on("Unit 1"):pass()
    t.p1:play("Consult the Past")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Consult the Past: burning out in the middle of it" {
  rule = "431",
  p1 = {
    hand = { "Consult the Past" }, pool = { energy = 4 }, deck = { "Unit 1" }, trash = { "Unit 2" },
  },
  function(t)
    t.p1:play("Consult the Past")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1", "Unit 2" }
    t:expect_points("p2", 1)
  end,
}

scenario "Consult the Past: its printed numbers and keywords" {
  p1 = { hand = { "Consult the Past" } },
  function(t)
    t:expect("Consult the Past"):attribute("energy", 4):has("keyword", "reaction")
  end,
}
