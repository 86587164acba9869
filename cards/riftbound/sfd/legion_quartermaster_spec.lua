-- SPDX-License-Identifier: MIT

scenario "Legion Quartermaster: a friendly gear goes back to its owner's hand" {
  rule = "356.2",
  p1 = { hand = { "Legion Quartermaster" }, pool = { energy = 9, calm = 5 },
    base = { { "Long Sword", owner = "p2" } } },
  function(t)
    t.p1:play("Legion Quartermaster")
    t:expect("Legion Quartermaster"):at("base")
    t:expect(t.p2.hand):is { "Long Sword" }
  end,
}

scenario "Legion Quartermaster: without one it cannot be played" {
  p1 = { hand = { "Legion Quartermaster" }, pool = { energy = 9, calm = 5 } },
  p2 = { base = { "Long Sword" } },
  function(t) t:cannot(t.p1, "play", "Legion Quartermaster") end,
}

scenario "740.1 Legion Quartermaster: a team mate's gear may be returned, to its owner" {
  rule = "740.1",
  teams = 2,
  p1 = { hand = { "Legion Quartermaster" }, pool = { energy = 3 } },
  p2 = { base = { "Orb of Regret" } }, p3 = { base = { "Poro Snax" } }, p4 = {},
  function(t)
    t.p1:play("Legion Quartermaster")
    t:expect("Legion Quartermaster"):at("base")
    t:expect(t.p3.hand):is { "Poro Snax" }
  end,
}
