-- SPDX-License-Identifier: MIT
scenario "Poppy, Paragon: ready and three XP when an opponent is within three points" {
  p1 = { hand = { "Poppy, Paragon" }, pool = { energy = 5 } }, p2 = { points = 5 },
  function(t)
    t.p1:play "Poppy, Paragon"
    t:pass_all()
    t:expect("Poppy, Paragon"):ready()
    t:expect_number("p1", "xp", 3)
  end }

scenario "Poppy, Paragon: nothing when he is not" {
  rule = "383.3.e",
  p1 = { hand = { "Poppy, Paragon" }, pool = { energy = 5 } }, p2 = { points = 4 },
  function(t)
    t.p1:play "Poppy, Paragon"
    t:expect_chain(0)
    t:expect("Poppy, Paragon"):exhausted()
  end }

scenario "Poppy, Paragon: Deflect" {
  p1 = { base = { "Poppy, Paragon" } },
  function(t) t:expect("Poppy, Paragon"):attribute("deflect", 1) end }

scenario "Poppy, Paragon: one opponent of several near the Victory Score is enough" {
  p1 = { hand = { "Poppy, Paragon" }, pool = { energy = 5 } }, p2 = { points = 0 }, p3 = { points = 5 },
  function(t)
    t.p1:play("Poppy, Paragon")
    t:pass_all()
    t:expect("Poppy, Paragon"):ready()
    t:expect_number("p1", "xp", 3)
  end,
}
