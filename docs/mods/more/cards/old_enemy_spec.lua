-- SPDX-License-Identifier: MIT
test_card { id = "t-slap", name = "Slap", type = "spell", cost = { energy = 0 },
  targets = { unit { friendly = true }, unit { enemy = true } },
  run = function(game, me, mine, theirs) game.deal(1, theirs, { by = mine }) end,
}

scenario "Old Enemy: remembers the unit that hurt it, and no other" {
  p1 = { at = { ["West Field"] = { "Old Enemy" } } },
  p2 = { base = { "Unit 5", "Unit 2" }, hand = { "Slap" } }, turn = "p2",
  function(t)
    t.p2:play("Slap"):on("Unit 5")
    t:pass_all()
    t:expect("Old Enemy"):damage(1):might(4)
    t:next_turn()
    t:next_turn()
    t.p2:move("Unit 2", "West Field")
    t:expect("Old Enemy"):might(4)
  end }

scenario "Old Enemy: two more while it is here" {
  p1 = { at = { ["West Field"] = { "Old Enemy" } } },
  p2 = { base = { "Unit 5", "Unit 2" }, hand = { "Slap" } }, turn = "p2",
  function(t)
    t.p2:play("Slap"):on("Unit 5")
    t:pass_all()
    t.p2:move("Unit 5", "West Field")
    t:expect("Old Enemy"):might(6)
  end }
