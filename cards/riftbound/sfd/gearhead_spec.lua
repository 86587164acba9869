-- SPDX-License-Identifier: MIT

scenario "Gearhead: each Equipment on it gives its Might Bonus twice" {
  rule = "137.3",
  p1 = { base = { { "Gearhead", attached = { "B.F. Sword", "Doran's Blade" } },
    { "Unit 1", attached = { "Long Sword" } } } },
  function(t)
    t:expect("Gearhead"):might(13)
    t:expect("Unit 1"):might(3)
  end,
}

scenario "Gearhead: nothing on it, nothing more" {
  p1 = { base = { "Gearhead", "B.F. Sword" } },
  function(t)
    t:expect("Gearhead"):might(3)
  end,
}

scenario "137.1 Gearhead with Svellsongur: the text is there twice, and double the base bonus stays double" {
  p1 = { base = { { "Gearhead", attached = { "B.F. Sword", "Svellsongur" } } } },
  function(t)
    t:expect("Gearhead"):might(3 + 2 * 3)
  end,
}

scenario "718.3 Svellsongur on another unit than Gearhead doubles nothing" {
  p1 = { base = { "Gearhead", { "Unit 1", attached = { "B.F. Sword", "Svellsongur" } } } },
  function(t)
    t:expect("Gearhead"):might(3)
    t:expect("Unit 1"):might(1 + 3)
  end,
}

test_card { id = "t-hush", name = "Hush", type = "spell", cost = {},
  targets = { unit {} },
  run = function(game, me, it) game.lose_text(it, { lasts = "turn" }) end,
}

scenario "472.2.a Gearhead has lost its text: what Svellsongur brings later doubles, and once again when both are there" {
  p1 = { base = { { "Gearhead", attached = { "B.F. Sword" } }, "Svellsongur" }, hand = { "Hush" },
    pool = { energy = 1, calm = 1 } },
  function(t)
    t:expect("Gearhead"):might(3 + 2 * 3)
    t.p1:play("Hush"):on("Gearhead")
    t:pass_all()
    t:expect("Gearhead"):might(3 + 3)
    t.p1:use("Svellsongur"):on("Gearhead")
    t:pass_all()
    t:expect("Gearhead"):might(3 + 2 * 3)
    t:next_turn()
    t:expect("Gearhead"):might(3 + 2 * 3)
  end }

test_card { id = "t-blank", name = "Blank", type = "spell", cost = {},
  targets = { unit {} },
  run = function(game, me, it) game.lose_abilities(it, { lasts = "turn" }) end,
}

scenario "472.2.a Gearhead loses its own text and keeps what Svellsongur has brought; without all abilities it has neither" {
  p1 = { base = { { "Gearhead", attached = { "B.F. Sword", "Svellsongur" } } }, hand = { "Hush", "Blank" } },
  function(t)
    t.p1:play("Hush"):on("Gearhead")
    t:pass_all()
    t:expect("Gearhead"):might(3 + 2 * 3)
    t.p1:play("Blank"):on("Gearhead")
    t:pass_all()
    t:expect("Gearhead"):might(3 + 3)
  end }
