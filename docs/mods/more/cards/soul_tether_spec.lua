-- SPDX-License-Identifier: MIT
scenario "Soul Tether: what it is dealt the tied unit is dealt" {
  p1 = { hand = { "Soul Tether" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 5", "Unit 4" }, hand = { "Hex Bolt" }, runes = { fury = 4 } },
  function(t)
    t.p1:play("Soul Tether")
    t.p1:on("Unit 5")
    t:pass_all()
    t:next_turn()
    t.p2:play("Hex Bolt"):on("Soul Tether")
    t:pass_all()
    t:expect("Soul Tether"):damage(2)
    t:expect("Unit 5"):damage(2)
    t:expect("Unit 4"):damage(0)
  end }

scenario "Soul Tether: they die together" {
  p1 = { hand = { "Soul Tether" }, pool = { energy = 3 } },
  p2 = { base = { "Unit 2", "Unit 4" }, hand = { "Hex Bolt" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Soul Tether")
    t.p1:on("Unit 2")
    t:pass_all()
    t:next_turn()
    t.p2:play("Hex Bolt"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Soul Tether"):in_zone("trash")
    t:expect("Unit 4"):at("base")
  end }

test_card { id = "t-bolt", name = "Hex Bolt", type = "spell", cost = { energy = 1 },
  targets = { unit {} }, run = function(game, me, it) game.deal(2, it) end,
}
