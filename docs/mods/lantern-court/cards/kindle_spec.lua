-- SPDX-License-Identifier: MIT

scenario "Kindle: a Lantern gets Might and is readied" {
  p1 = { hand = { "Kindle" }, pool = { energy = 1 }, base = { { "Wick Warden", exhausted = true } } },
  function(t)
    t.p1:play("Kindle"):on("Wick Warden")
    t:pass_all()
    t:expect("Wick Warden"):might(4):ready()
    t:next_turn()
    t:expect("Wick Warden"):might(2)
  end,
}

scenario "Kindle: another unit only gets Might" {
  p1 = { hand = { "Kindle" }, pool = { energy = 1 }, base = { { "Unit 1", exhausted = true } } },
  function(t)
    t.p1:play("Kindle"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):might(3):exhausted()
  end,
}
