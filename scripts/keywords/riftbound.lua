-- SPDX-License-Identifier: MIT
--
-- The keywords of Riftbound that are short for an ability (chapter 800), in the
-- words cards are written in. Keywords that only permit something (Action,
-- Reaction, Hidden, Ganking), shape a decision of the rules (Tank, Backline,
-- Deflect) or mark an ability (Deathknell, Legion, Unique) are the engine's own.
--
-- `number.keyword(name)` is the value of the keyword on the card that has it.

-- 805: the Power is of the unit's domain, or any when it has none or several (805.1.a)
keyword "accelerate" {
  additional {
    name = "accelerate", optional = true, cost = { energy = 1, power = { own = 1 } },
    enters_ready = true,
  },
}

-- 807.1.c
keyword "assault" {
  static { while_ = { attacking = true }, affects = "me", might = number.keyword("assault") },
}

-- 814.1.c
keyword "shield" {
  static { while_ = { defending = true }, affects = "me", might = number.keyword("shield") },
}

-- 823.1.c: the value is the one it has when it triggers
keyword "hunt" {
  when {
    event = { "conquer", "hold" }, by = "me", measure = number.keyword("hunt"),
    run = function(game)
      game.gain_xp(game.measured())
    end,
  },
}

-- 822.1.b: a place, and Reaction as long as it is played there
keyword "ambush" {
  static {
    affects = "me", plays_to = battlefields { your_units = at_least(1) }, timing = "reaction",
  },
}

-- 816.1.b: its controller's Beginning Phase, before scoring
keyword "temporary" {
  when {
    event = "beginning", by = "you",
    run = function(game, me)
      game.kill(me)
    end,
  },
}

-- 819.1.d: its other half, Reaction, is a matter of timing
keyword "quick_draw" {
  when_played {
    targets = { unit { mine = true } },
    run = function(game, me, host)
      game.attach(me, host)
    end,
  },
}

-- 821.1.c: the Equipment is chosen, the unit is not (821.1.c.6)
keyword "weaponmaster" {
  when_played {
    optional = true, pays_equip = true,
    targets = { gear { mine = true, tags = "Equipment" } },
    run = function(game, me, equipment)
      game.attach(equipment, me)
    end,
  },
}

-- 817.1.b
keyword "vision" {
  when_played {
    run = function(game)
      game.predict(1)
    end,
  },
}
