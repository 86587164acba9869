-- SPDX-License-Identifier: MIT

scenario "Gentle Gemdragon: played, it readies two runes" {
  p1 = { hand = { "Gentle Gemdragon" }, runes = { body = 8 } },
  function(t)
    t.p1:play("Gentle Gemdragon")
    t.p1:choose(1, 2)
    t:pass_all()
    t:expect(t.p1.runes):ready(2)
  end,
}

scenario "Gentle Gemdragon: another Dragon of yours, too" {
  p1 = { base = { "Gentle Gemdragon" }, hand = { "Mountain Drake" }, pool = { energy = 9 }, runes = { exhausted = { body = 3 } } },
  function(t)
    t.p1:play("Mountain Drake")
    t.p1:choose(1, 2)
    t:pass_all()
    t:expect(t.p1.runes):ready(2)
  end,
}

scenario "Gentle Gemdragon: nothing else" {
  p1 = { base = { "Gentle Gemdragon" }, hand = { "Unit 1" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Unit 1")
    t:expect_decision("p1", "turn")
  end,
}
