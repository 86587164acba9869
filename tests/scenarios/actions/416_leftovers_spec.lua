-- SPDX-License-Identifier: MIT
-- Single rules of several chapters that no other file names.

use "../test_cards.lua"

test_card { id = "t-416-1", name = "Dull", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = "you", bonus_damage = -2 },
}
test_card(function()
  local all = runes { friendly = true }
  return card { id = "t-416-2", name = "Sow", type = "spell", cost = { energy = 1 },
    run = function(game, me) game.recycle(game.all(all)) end,
  }
end)
test_card { id = "t-416-3", name = "Lend Deflect", type = "spell", cost = { energy = 1 },
  targets = { unit { friendly = true } },
  run = function(game, me, it) game.give(it, { keyword = "deflect", value = 1, lasts = "turn" }) end,
}
test_card { id = "t-416-4", name = "Silence Action", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { spell { keyword = "action" } },
  run = function(game, me, it) game.counter(it) end,
}
test_card { id = "t-416-5", name = "Silence Reaction", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" },
  targets = { spell { keyword = "reaction" } },
  run = function(game, me, it) game.counter(it) end,
}
test_card { id = "t-416-6", name = "Either", type = "unit", cost = { energy = 1 }, might = 1,
  activated { cost = { exhaust = "me" },
    modes { choose = 1,
      mode { run = function(game) game.draw(1) end },
      mode { run = function(game) game.channel(1) end },
    },
  },
}
test_card { id = "t-416-7", name = "Rear Guard", type = "unit", cost = { energy = 1 }, might = 2,
  keywords = { "tank", "backline" },
}

test_card { id = "t-416-8", name = "Rear Giant", type = "unit", cost = { energy = 1 }, might = 3,
  keywords = { "tank", "backline" },
}

scenario "416.5.a several runes go under the deck in the order their owner says" {
  p1 = { hand = { "Sow" }, runes = { fury = 2, calm = 1 }, rune_deck = { "Mind Rune" } },
  function(t)
    t.p1:play "Sow"
    t:resolve()
    t:expect_decision("p1", "416.5.a")
    t.p1:order { "Calm Rune", "Fury Rune", "Fury Rune" }
    t:expect(t.p1.rune_deck):in_order { "Mind Rune", "Calm Rune", "Fury Rune", "Fury Rune" }
    t:expect(t.p1.runes):is {}
  end }

scenario "416.5.a runes that are alike have no order" {
  p1 = { hand = { "Sow" }, runes = { fury = 3 }, rune_deck = {} },
  function(t)
    t.p1:play "Sow"
    t:resolve()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.rune_deck):count(3)
  end }

scenario "428.3.a, 410.2.b, 432.2.a, 433.2.a, 434.2.a, 435.2.a, 436.2.a, 437.6.a, 438.2.a, 439.6.a by himself a player may end his turn, play, use, move and hide: nothing else" {
  p1 = { hand = { "Unit 1", "Lurker" }, base = { "Sage", "Unit 2" }, at = { ["West Field"] = { "Unit 3" } }, runes = { fury = 3 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t:expect_decision("p1", "turn")
    local may = { ["end"] = true, play = true, use = true, move = true, hide = true }
    for _, option in ipairs(t.game:decision().options) do
      local verb = string.sub(option.id, 1, (string.find(option.id, " ") or 99) - 1)
      assert(may[verb], "offered: " .. option.id)
    end
  end }

scenario "460.2.c.8 of several units with Tank and Backline each is decided by itself" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Rear Guard", "Rear Giant", "Unit 4" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:showdown_pass()
    t:expect_decision("p1", "460.2.c.7")
    t.p1:yes()
    t:expect_decision("p1", "460.2.c.7")
    t.p1:no()
    t:expect_event("damage", "Rear Guard", 2)
    t:expect_event("damage", "Unit 4", 1)
    t:expect(t:at "East Field"):is { "Rear Giant", "Unit 4" }
  end }

scenario "460.2.c.8 two that come first both come first, in any order" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Rear Guard", "Rear Giant", "Unit 4" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:showdown_pass()
    t.p1:yes():yes()
    t:expect_decision("p1", "460.2.c.3")
    t.p1:order { "Rear Giant", "Rear Guard" }
    t:expect_no_event("damage", "Rear Guard")
    t:expect_event("damage", "Rear Giant", 3)
    t:expect_no_event("damage", "Unit 4")
  end }

scenario "714.1, 714.2 a bonus that would be negative takes nothing away" {
  p1 = { hand = { "Bolt" }, runes = { fury = 1 }, base = { "Dull" } }, p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Bolt"):on "Unit 5"
    t:pass_all()
    t:expect("Unit 5"):damage(3)
  end }

scenario "809.2 Deflect adds up" {
  p1 = { hand = { "Lend Deflect" }, runes = { fury = 1 }, base = { "Deflector 2" } }, p2 = { hand = { "Jab" }, pool = { energy = 1, any = 2 } },
  function(t)
    t.p1:play "Lend Deflect"
    t:pass_all()
    t:expect("Deflector 2"):attribute("deflect", 3)
    t.p1:end_turn()
  end }

scenario "806.5.b a card can ask whether a spell has Action" {
  p1 = { hand = { "Swift Study" }, runes = { fury = 1 } }, p2 = { hand = { "Silence Action", "Silence Reaction" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Swift Study"
    t.p1:pass()
    t:cannot(t.p2, "play", "Silence Reaction")
    t.p2:play "Silence Action"
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end }

scenario "813.5.b a card can ask whether a spell has Reaction" {
  p1 = { hand = { "Quick Study" }, runes = { fury = 1 } }, p2 = { hand = { "Silence Action", "Silence Reaction" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Quick Study"
    t.p1:pass()
    t:cannot(t.p2, "play", "Silence Action")
    t.p2:play "Silence Reaction"
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end }

scenario "188.4.d who has the ability chooses its mode" {
  p1 = { base = { "Either" } },
  function(t)
    t.p1:use "Either"
    t:expect_decision("p1", "355.3")
    t.p1:choose(2)
    t:pass_all()
    t:expect(t.p1.runes):count(1)
    t:expect(t.p1.hand):count(0)
  end }

test_card { id = "t-416-9", name = "Unmask", type = "spell", cost = { energy = 0 },
  targets = { card { zone = "facedown", enemy = true } },
  run = function(game, me, it) game.banish(it) end,
}
test_card { id = "t-416-10", name = "Call Champion", type = "spell", cost = { energy = 0 },
  targets = { unit { zone = "champion", mine = true } },
  run = function(game, me, it) game.return_to_hand(it) end,
}
test_card { id = "t-416-11", name = "Cannibal", type = "unit", cost = { energy = 0 }, might = 1,
  when_played { cost = { kill = unit { friendly = true, other = true } }, run = function(game) game.draw(1) end },
}
test_card(function()
  local mine = runes { friendly = true }
  return card { id = "t-416-12", name = "Must Recycle", type = "spell", cost = { energy = 0 },
    run = function(game, me) game.recycle(game.choose(mine)) end,
  }
end)
scenario "355.9.a.3 a facedown card is chosen where it lies" {
  p1 = { hand = { "Unmask" } },
  p2 = { at = { ["East Field"] = { "Unit 1" } }, facedown = { ["East Field"] = "Lurker" } },
  function(t)
    t.p1:play "Unmask"
    t:expect_event "choose"
    t:pass_all()
    t:expect(t.p2.banishment):is { "Lurker" }
  end }

scenario "355.9.a.5 a unit in the Champion Zone is chosen there" {
  p1 = { hand = { "Call Champion" }, champion = "Unit 3", base = { "Unit 4" } },
  function(t)
    t.p1:play "Call Champion"
    t:expect_event("choose", "Unit 3")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 3" }
  end }

scenario "355.10.c.1 what is given up to pay within an instruction is no target" {
  p1 = { hand = { "Cannibal" }, base = { "Idol" } },
  function(t)
    t.p1:play("Cannibal"):yes()
    t:expect("Idol"):in_zone "trash"
    t:expect_no_event "choose"
  end }

scenario "355.10.f what a player must choose he chooses on resolution: no target" {
  p1 = { hand = { "Must Recycle" }, runes = { fury = 1, calm = 1 } },
  function(t)
    t.p1:play "Must Recycle"
    t:expect_no_event "choose"
    t:resolve()
    t:expect_decision("p1", "355.17")
    t.p1:choose "Calm Rune"
    t:expect(t.p1.runes):is { "Fury Rune" }
  end }

scenario "359.3.b items of both players are finalized before anybody may act" {
  p1 = { base = { "Vengeful Martyr", "Unit 4", "Unit 5" } },
  p2 = { at = { ["East Field"] = { "Vengeful Martyr" } }, base = { "Unit 6", "Unit 7" } },
  function(t)
    t.p1:move("Vengeful Martyr#1", "East Field")
    t:showdown_pass()
    t:expect_decision("p1", "355.5")
    t.p1:choose "Unit 7"
    t:expect_decision("p2", "355.5")
    t.p2:choose "Unit 5"
    t:expect_decision("p2", "priority")
    t:expect_chain(2)
    t:pass_all()
    t:expect("Unit 7"):damage(2)
    t:expect("Unit 5"):damage(2)
  end }

test_card(function()
  local mine = cards { zone = { "board", "hand" }, mine = true, type = "unit" }
  return card { id = "t-416z1", name = "Clean Sweep", type = "spell", cost = { energy = 0 },
    run = function(game) game.recycle(game.all(mine)) end,
  }
end)
test_card { id = "t-416z2", name = "Jealous One", type = "unit", cost = { energy = 1 }, might = 1,
  instead_of { event = "leave_board", subject = "me", run = function(game) game.banish(game.hand("you")) end },
}

scenario "416 a card that a replacement has moved meanwhile is not recycled from where it is then" {
  p1 = { base = { "Jealous One", "Unit 2" }, hand = { "Clean Sweep", "Unit 3" } },
  function(t)
    t.p1:play "Clean Sweep"
    t:pass_all()
    t:expect("Unit 3"):in_zone "banishment"
    t:expect("Jealous One"):at "base"
    t:expect("Unit 2"):in_zone "deck"
  end }
