-- SPDX-License-Identifier: MIT

scenario "Sprite Fountain: played it brings a ready Sprite, dying another one" {
  p1 = { hand = { "Sprite Fountain", "Vengeance" }, pool = { energy = 6, mind = 1, order = 2 } },
  function(t)
    t.p1:play("Sprite Fountain")
    t:pass_all()
    t:expect(t.p1.base):has("Sprite", 1)
    t:expect("Sprite"):ready()
  end,
}

scenario "Sprite Fountain: Temporary, it dies in your Beginning Phase and repeats its play effect" {
  rule = "816",
  p1 = { base = { "Sprite Fountain" } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Sprite Fountain"):in_zone("trash")
    t:expect(t.p1.base):has("Sprite", 1)
    t:expect_no_event("play", "Sprite Fountain")
  end,
}
