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
