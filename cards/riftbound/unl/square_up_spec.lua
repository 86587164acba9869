-- SPDX-License-Identifier: MIT

scenario "Square Up: Assault 4 this turn" {
  p1 = { hand = { "Square Up" }, pool = { energy = 4 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Square Up"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):attribute("assault", 4)
    t:next_turn()
    t:expect("Unit 2"):attribute("assault", 0)
  end,
}

scenario "Square Up: repeated for a discarded card, the Assault of one unit adds up" {
  rule = "820.1.c.1",
  p1 = { hand = { "Square Up", "Gust" }, pool = { energy = 4 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Square Up"):yes()
    t:expect(t.p1.trash):has("Gust")
    t:pass_all()
    t:expect("Unit 2"):attribute("assault", 8)
  end,
}

scenario "Square Up: not with an empty hand" {
  p1 = { hand = { "Square Up" }, pool = { energy = 4 }, base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Square Up"):choose("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):attribute("assault", 4)
  end,
}
