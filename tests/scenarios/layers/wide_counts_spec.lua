-- SPDX-License-Identifier: MIT
-- What is counted has no end that a game could reach: no sum stops at a byte's 255 in silence.

test_card { id = "t-wide-scorch", name = "Wide Scorch", type = "spell", cost = { energy = 0 },
  targets = { unit {} },
  run = function(game, me, target)
    for _ = 1, 3 do game.deal(100, target) end
  end,
}

test_card { id = "t-wide-witness", name = "Wide Witness", type = "unit", cost = { energy = 0 }, might = 1,
  static { affects = "me", might = number.tally { event = "damage", by = "you", sum = true } },
}

test_card { id = "t-wide-banner", name = "Wide Banner", type = "gear", cost = { energy = 0 },
  static { affects = unit { mine = true }, keywords = { assault = 99 } },
}

test_card { id = "t-wide-runner", name = "Wide Runner", type = "spell", cost = { energy = 0 },
  targets = { unit { mine = true }, destination { of = 1 } },
  run = function(game, me, target, where)
    for _ = 1, 150 do
      game.move(target, { to = where })
      game.move(target, { to = "base" })
    end
  end,
}

test_card { id = "t-wide-giant", name = "Wide Giant", type = "unit", cost = { energy = 0 }, might = 90 }

scenario "471 a sum of amounts is counted beyond 255" {
  p1 = { hand = { "Wide Scorch" }, base = { "Wide Witness" } },
  p2 = { base = { "Wide Giant" } },
  function(t)
    t.p1:play("Wide Scorch"):on "Wide Giant"
    t:pass_all()
    t:expect("Wide Witness"):might(301)
  end }

scenario "807.2 Assault of three sources is their sum, also beyond 255" {
  p1 = { base = { "Wide Banner", "Wide Banner", "Wide Banner", "Unit 1" } },
  p2 = {},
  function(t)
    t:expect("Unit 1"):attribute("assault", 297)
  end }

scenario "420 moves of a turn are counted beyond 255" {
  p1 = { hand = { "Wide Runner" }, base = { "Unit 1" } },
  p2 = {},
  function(t)
    t.p1:play("Wide Runner"):on("Unit 1"):choose "West Field"
    t:pass_all()
    t:expect("Unit 1"):attribute("moves", 300)
    t.p1:end_turn()
    t:expect("Unit 1"):attribute("moves", 0)
  end }
