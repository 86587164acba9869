-- SPDX-License-Identifier: MIT

scenario "Jhin, Murderous Artist: as he moves there is one Energy and one Power more, at once" {
  rule = "429.2",
  p1 = { base = { "Jhin, Murderous Artist" } },
  function(t)
    t.p1:move("Jhin, Murderous Artist", "West Field")
    t:expect_chain(0)
    t:expect_number("p1", "energy", 1)
    t:expect_number("p1", "any", 1)
    t:expect("Jhin, Murderous Artist"):might(4):keyword("deflect", "ganking")
  end,
}

scenario "Jhin, Murderous Artist: it is not reacted to, and the Power pays for any domain" {
  rule = "429.2.a",
  p1 = {
    base = { "Jhin, Murderous Artist", "Unit 1" }, hand = { "Void Seeker" }, pool = { energy = 2 },
  },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 7" } } },
  function(t)
    t:cannot(t.p1, "play", "Void Seeker")
    t.p1:move("Jhin, Murderous Artist", "West Field")
    t:expect_decision("p1", "focus")
    t.p1:play("Void Seeker"):on("Unit 7")
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "any", 0)
  end,
}

scenario "Jhin, Murderous Artist: not as another unit moves, nor as he is recalled" {
  rule = "451.1",
  p1 = { base = { "Unit 1" }, at = { ["West Field"] = { "Jhin, Murderous Artist" } } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_number("p1", "energy", 0)
  end,
}
