-- SPDX-License-Identifier: MIT

scenario "Blazing Scorcher: Accelerate lets it enter ready" {
  rule = "805",
  p1 = { hand = { "Blazing Scorcher" }, pool = { energy = 6, fury = 1 } },
  function(t)
    t.p1:play("Blazing Scorcher"):yes()
    t:expect("Blazing Scorcher"):at("base"):ready()
    t:expect_number("p1", "energy", 0)
    t:expect_number("p1", "fury", 0)
  end,
}

scenario "Blazing Scorcher: without the additional cost it enters exhausted" {
  rule = "143.4",
  p1 = { hand = { "Blazing Scorcher" }, pool = { energy = 6, fury = 1 } },
  function(t)
    t.p1:play("Blazing Scorcher"):no()
    t:expect("Blazing Scorcher"):at("base"):exhausted()
    t:expect_number("p1", "energy", 1)
  end,
}

scenario "Blazing Scorcher: its Power must be fury" {
  rule = "805.1.a.1",
  p1 = { hand = { "Blazing Scorcher" }, pool = { energy = 6, calm = 1 } },
  function(t)
    t.p1:play("Blazing Scorcher")
    t:expect("Blazing Scorcher"):at("base"):exhausted()
  end,
}
