-- SPDX-License-Identifier: MIT

test_card { id = "t-kay1", name = "Shift", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { unit { friendly = true }, destination { of = 1 } },
  run = function(game, me, it, place) game.move(it, { to = place }) end,
}
test_card { id = "t-kay2", name = "Blast", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { up_to(2, unit {}) }, run = function(game, me, them) game.deal(6, them) end,
}

-- Moves him, so often, between his base and West Field.
local function shift(t, times)
  for i = 1, times do
    t.p1:play("Shift#" .. i):on("Kayn, Unleashed", i == 1 and "West Field" or "base")
    t:pass_all()
    if i == 1 then t:showdown_pass() end
  end
end

local shifts = { "Shift", "Shift", "Blast" }

scenario "Kayn, Unleashed: with Ganking he moves from battlefield to battlefield" {
  rule = "810",
  p1 = { at = { ["West Field"] = { "Kayn, Unleashed" } } },
  function(t)
    t:can(t.p1, "move", "Kayn, Unleashed", "East Field")
  end,
}

scenario "Kayn, Unleashed: after two moves this turn he takes no damage, others do" {
  rule = "054",
  p1 = { base = { "Kayn, Unleashed", "Unit 7" }, hand = shifts },
  function(t)
    shift(t, 2)
    t.p1:play("Blast"):choose("Kayn, Unleashed", "Unit 7")
    t:pass_all()
    t:expect("Kayn, Unleashed"):at("base"):damage(0)
    t:expect("Unit 7"):damage(6)
    t:expect_no_event("damage", "Kayn, Unleashed")
  end,
}

scenario "Kayn, Unleashed: after one move he takes it" {
  p1 = { base = { "Kayn, Unleashed" }, hand = shifts },
  function(t)
    shift(t, 1)
    t.p1:play("Blast"):choose("Kayn, Unleashed")
    t:pass_all()
    t:expect("Kayn, Unleashed"):in_zone("trash")
  end,
}

scenario "Kayn, Unleashed: moves of another turn do not count" {
  p1 = { base = { "Kayn, Unleashed" }, hand = shifts },
  function(t)
    shift(t, 2)
    t:next_turn()
    t:next_turn()
    t.p1:play("Blast"):choose("Kayn, Unleashed")
    t:pass_all()
    t:expect("Kayn, Unleashed"):in_zone("trash")
  end,
}

scenario "Kayn, Unleashed: he can still be killed" {
  rule = "428",
  p1 = { base = { "Kayn, Unleashed" }, hand = { "Shift", "Shift", "Vengeance" },
    pool = { energy = 4, order = 2 } },
  function(t)
    shift(t, 2)
    t.p1:play("Vengeance"):on("Kayn, Unleashed")
    t:pass_all()
    t:expect("Kayn, Unleashed"):in_zone("trash")
  end,
}
