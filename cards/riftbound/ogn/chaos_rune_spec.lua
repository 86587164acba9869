-- SPDX-License-Identifier: MIT

scenario "Chaos Rune: Energy and chaos Power" {
  rule = "163.2",
  p1 = { hand = { "Cemetery Attendant" }, runes = { chaos = 3 } },
  function(t)
    t.p1:play("Cemetery Attendant")
    t:expect("Cemetery Attendant"):at("base")
    t:expect(t.p1.runes):count(2):exhausted(2)
  end,
}

scenario "Chaos Rune: no fury Power" {
  p1 = { hand = { "Void Seeker" }, runes = { chaos = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t:cannot(t.p1, "play", "Void Seeker")
  end,
}

test_card { id = "t-chaos-rune", name = "Chaos Answer", type = "spell", keywords = { "reaction" },
  cost = { energy = 1, power = { chaos = 1 } }, run = function(game) game.draw(1) end,
}

scenario "163.2, 813 Chaos Rune: it pays for a reaction in the opponent's turn, Energy and Power" {
  p1 = { hand = { "Chaos Answer" }, runes = { chaos = 1 } },
  p2 = { hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Mobilize"):pass()
    t.p1:play("Chaos Answer")
    t:expect(t.p1.runes):count(0)
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end,
}
