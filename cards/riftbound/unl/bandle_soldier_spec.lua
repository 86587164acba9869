-- SPDX-License-Identifier: MIT

scenario "Bandle Soldier: with 3 XP it enters ready" {
  rule = "824",
  p1 = { hand = { "Bandle Soldier" }, pool = { energy = 4, order = 1 }, xp = 3 },
  function(t)
    t.p1:play("Bandle Soldier")
    t:expect("Bandle Soldier"):ready()
  end,
}

scenario "Bandle Soldier: with 2 it does not" {
  p1 = { hand = { "Bandle Soldier" }, pool = { energy = 4, order = 1 }, xp = 2 },
  function(t)
    t.p1:play("Bandle Soldier")
    t:expect("Bandle Soldier"):exhausted()
  end,
}
