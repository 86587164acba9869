-- SPDX-License-Identifier: MIT

scenario "Aspiring Engineer: a gear comes back from the trash" {
  p1 = { hand = { "Aspiring Engineer" }, pool = { energy = 3, mind = 1 }, trash = { "Long Sword", "Unit 1" } },
  function(t)
    t.p1:play("Aspiring Engineer"):on("Long Sword")
    t:pass_all()
    t:expect(t.p1.hand):is { "Long Sword" }
  end,
}

scenario "Aspiring Engineer: no unit, none of an opponent's" {
  p1 = { hand = { "Aspiring Engineer" }, pool = { energy = 3, mind = 1 }, trash = { "Unit 1" } },
  p2 = { trash = { "Long Sword" } },
  function(t)
    t.p1:play("Aspiring Engineer")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.trash):is { "Long Sword" }
  end,
}
