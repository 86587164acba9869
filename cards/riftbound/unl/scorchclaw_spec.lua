-- SPDX-License-Identifier: MIT

scenario "Scorchclaw: with 3 XP it enters ready and has 1 more" {
  rule = "824",
  p1 = { hand = { "Scorchclaw" }, pool = { energy = 3, fury = 1 }, xp = 3 },
  function(t)
    t.p1:play("Scorchclaw")
    t:expect("Scorchclaw"):ready():might(4)
  end,
}

scenario "Scorchclaw: below that neither" {
  p1 = { hand = { "Scorchclaw" }, pool = { energy = 3, fury = 1 }, xp = 2 },
  function(t)
    t.p1:play("Scorchclaw")
    t:expect("Scorchclaw"):exhausted():might(3)
  end,
}

scenario "Scorchclaw: Hunt 2" {
  rule = "823",
  p1 = { base = { "Scorchclaw" } },
  function(t)
    t.p1:move("Scorchclaw", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "xp", 2)
  end,
}
