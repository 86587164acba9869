-- SPDX-License-Identifier: MIT
-- In which order triggers reach the chain when their moments differ (357, 383.3, 428.1.a.1.b).

use "../test_cards.lua"

test_card { id = "t-910", name = "Vulture", type = "unit", cost = { energy = 1 }, might = 2,
  when { event = "die", subject = units { enemy = true },
    run = function(game, me) game.draw(1) end },
}
test_card { id = "t-911", name = "Reader", type = "unit", cost = { energy = 1 }, might = 2,
  when { event = "draw", by = "you", run = function(game, me) game.buff(me) end },
}
test_card { id = "t-912", name = "Slay and Draw", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it)
    game.kill(it)
    game.draw(1)
  end,
}
test_card { id = "t-913", name = "Two Deaths", type = "spell", cost = { energy = 1 },
  targets = { unit {}, another(unit {}) },
  run = function(game, me, one, two)
    game.kill(one)
    game.kill(two)
  end,
}
test_card { id = "t-914", name = "Boasting Tyrant", type = "unit", cost = { energy = 1 }, might = 4,
  additional { name = "kill", cost = { kill = unit { friendly = true } } },
  when_played { run = function(game, me) game.buff(me) end },
}
test_card { id = "t-915", name = "Guardian Glass", type = "gear", cost = { energy = 1 },
  instead_of { event = "die", subject = units { friendly = true },
    run = function(game, me)
      game.kill(me)
      game.recall(game.event.subject)
    end },
}
test_card(function()
  local all_gear = gear {}
  local all_units = units {}
  return card { id = "t-916", name = "Doom", type = "spell", cost = { energy = 1 },
    run = function(game, me)
      local doomed = game.all(all_gear)
      for _, each in ipairs(game.all(all_units)) do
        table.insert(doomed, each)
      end
      game.kill(doomed)
    end,
  }
end)
test_card { id = "t-917", name = "Chronicle", type = "legend",
  when { event = "die", subject = card {}, run = function(game, me) game.draw(1) end },
}

scenario "323.4 in a cleanup a Deathknell goes below what sees the death" {
  p1 = { base = { "Vulture" }, hand = { "Bolt" }, runes = { fury = 1 } },
  p2 = { base = { "Martyr" } },
  function(t)
    t.p1:play("Bolt"):on("Martyr")
    t:resolve()
    t:expect_chain(2)
    t:expect_decision("p1", "priority")
  end }

scenario "428.1.a.1.b and so it does when a spell kills" {
  p1 = { base = { "Vulture" }, hand = { "Slay" }, runes = { fury = 1 } },
  p2 = { base = { "Martyr" } },
  function(t)
    t.p1:play("Slay"):on("Martyr")
    t:resolve()
    t:expect_chain(2)
    t:expect_decision("p1", "priority")
  end }

scenario "428.1.a.1.b one's own Deathknell and what sees the death are not simultaneous" {
  p1 = { base = { "Mourner", "Martyr" }, hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Slay"):on("Martyr")
    t:resolve()
    t:expect_chain(2)
    t:expect_decision("p1", "priority")
  end }

scenario "383.3 what comes first in a spell triggers first, whoever's turn it is" {
  p1 = { base = { "Reader" }, hand = { "Slay and Draw" }, runes = { fury = 1 } },
  p2 = { base = { "Martyr" } },
  function(t)
    t.p1:play("Slay and Draw"):on("Martyr")
    t:resolve()
    t:expect_chain(2)
    t:expect_decision("p1", "priority")
    t:resolve()
    t:expect("Reader"):buffed()
    t:expect_chain(1)
  end }

scenario "383.1.b of two deaths one after the other only one is the first" {
  p1 = { base = { "First Blood", "Unit 1", "Unit 2" }, hand = { "Two Deaths" },
    runes = { fury = 1 } },
  function(t)
    t.p1:play("Two Deaths"):on("Unit 1", "Unit 2")
    t:resolve()
    t:expect_chain(1)
    t:expect_decision("p1", "priority")
  end }

scenario "357.2 what a cost triggers goes onto the chain before the play effect" {
  p1 = { base = { "Martyr" }, hand = { "Boasting Tyrant" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Boasting Tyrant"):at("base")
    t:expect_chain(2)
    t:expect_decision("p1", "priority")
    t:resolve()
    t:expect("Boasting Tyrant"):buffed()
    t:expect_chain(1)
  end }

scenario "428 what a replacement has killed does not die again with the others" {
  p1 = { base = { "Guardian Glass", "Unit 3" }, legend = "Chronicle", hand = { "Doom" },
    runes = { fury = 1 } },
  function(t)
    t.p1:play("Doom")
    t:resolve()
    t:expect("Guardian Glass"):in_zone("trash")
    t:expect("Unit 3"):at("base")
    t:expect_chain(1)
  end }

scenario "315.4.d Rune Pools empty after what the draw triggered" {
  turn = "p2",
  p1 = { base = { "Reader", "Mana Elf" } },
  function(t)
    t.p2:end_turn()
    t:expect_decision("p1", "priority")
    t.p1:use("Mana Elf")
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect("Reader"):buffed()
    t:expect_number("p1", "energy", 0)
  end }

scenario "339.1 an Add ability used in between makes the earlier pass void" {
  p1 = { hand = { "Quick Study" }, runes = { fury = 1 } }, p2 = { base = { "Mana Elf" } },
  function(t)
    t.p1:play("Quick Study")
    t.p1:pass()
    t.p2:use("Mana Elf")
    t:expect_decision("p2", "priority")
    t.p2:pass()
    t:expect_chain(1)
    t:expect_decision("p1", "priority")
  end }
