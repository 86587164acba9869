-- SPDX-License-Identifier: MIT

scenario "Playful Phantom: five Might for five Energy, without text" {
  p1 = { hand = { "Playful Phantom" }, pool = { energy = 5 } },
  function(t)
    t.p1:play("Playful Phantom")
    t:expect("Playful Phantom"):at("base"):might(5):exhausted()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Playful Phantom: not for four" {
  p1 = { hand = { "Playful Phantom" }, pool = { energy = 4 } },
  function(t)
    t:cannot(t.p1, "play", "Playful Phantom")
  end,
}
