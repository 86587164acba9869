-- SPDX-License-Identifier: MIT

scenario "Battering Ram: costs one less for each card played this turn, at least one" {
  p1 = {
    hand = { "Unit 0", "Unit 0", "Unit 0", "Unit 0", "Unit 0", "Battering Ram" },
    pool = { energy = 1 },
  },
  function(t)
    for _ = 1, 5 do t.p1:play("Unit 0") end
    t.p1:play("Battering Ram")
    t:expect("Battering Ram"):at("base")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Battering Ram: five without another card; the opponent's cards do not count" {
  p1 = { hand = { "Battering Ram" }, pool = { energy = 4 } },
  p2 = { hand = { "Unit 0" } },
  function(t) t:cannot(t.p1, "play", "Battering Ram", "357") end,
}

scenario "Battering Ram: a team mate's cards make it no cheaper" {
  format = "2v2",
  p1 = { hand = { "Battering Ram" }, pool = { energy = 4 } }, p2 = {},
  p3 = { hand = { "Consult the Past" }, pool = { energy = 4 } }, p4 = {},
  function(t)
    t.p1:invite()
    t.p3:play("Consult the Past")
    t:resolve()
    t:cannot(t.p1, "play", "Battering Ram")
  end }
