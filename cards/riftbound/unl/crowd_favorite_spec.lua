-- SPDX-License-Identifier: MIT

scenario "Crowd Favorite: 2 XP for a buff" {
  rule = "730",
  p1 = { base = { "Crowd Favorite" }, xp = 3 },
  function(t)
    t.p1:use("Crowd Favorite")
    t:pass_all()
    t:expect("Crowd Favorite"):might(4):buffed()
    t:expect_number("p1", "xp", 1)
    t:cannot(t.p1, "use", "Crowd Favorite")
  end,
}

scenario "Crowd Favorite: Hunt" {
  rule = "823",
  p1 = { base = { "Crowd Favorite" } },
  function(t)
    t.p1:move("Crowd Favorite", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t:cannot(t.p1, "use", "Crowd Favorite")
  end,
}
