-- SPDX-License-Identifier: MIT
--
-- 715: Bonus Damage whose number has no value adds nothing, and takes nothing from another Bonus Damage.

use "../test_cards.lua"

test_card { id = "t-7150", name = "Hollow Drum", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units {}, bonus_damage = number.highest(gear {}, "might"), bonus_damage_to = 2 },
}
test_card { id = "t-7151", name = "Hollow Bell", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = units {},
    bonus_damage = number.highest(gear {}, "might"), bonus_damage_to = number.highest(gear {}, "might") },
}
test_card { id = "t-7152", name = "Drumstick", type = "unit", cost = { energy = 1 }, might = 1,
  activated { cost = { exhaust = "me" }, targets = { unit { enemy = true } },
    run = function(game, me, it) game.deal(1, it) end },
}

scenario "715 a Bonus Damage without a value does not swallow the other one of the same ability" {
  p1 = { base = { "Hollow Drum", "Drumstick" } }, p2 = { base = { "Unit 9" } },
  function(t)
    t.p1:use("Drumstick"):on "Unit 9"
    t:pass_all()
    t:expect("Unit 9"):damage(3)
  end }

scenario "715 two Bonus Damages without a value add nothing" {
  p1 = { base = { "Hollow Bell", "Drumstick" } }, p2 = { base = { "Unit 9" } },
  function(t)
    t.p1:use("Drumstick"):on "Unit 9"
    t:pass_all()
    t:expect("Unit 9"):damage(1)
  end }
