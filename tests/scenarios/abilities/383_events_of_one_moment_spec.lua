-- SPDX-License-Identifier: MIT
-- Events of one moment: what happens once, happens once (371, 383.1.b, 383.3.f, 390, 428).

test_card { id = "t-960", name = "Vigil", type = "spell", cost = { energy = 1 },
  run = function(game) game.later("mourn") end,
  abilities = {
    mourn = delayed { event = "die", subject = units { friendly = true }, once = true, ends = "turn",
      run = function(game) game.draw(1) end },
  },
}
test_card { id = "t-961", name = "Sweep", type = "spell", cost = { energy = 1 },
  targets = { exactly(2, unit {}) },
  run = function(game, me, both) game.kill(both) end,
}
test_card { id = "t-962", name = "Keeper", type = "unit", cost = { energy = 1 }, might = 2,
  when { event = "die", subject = units { friendly = true, other = true }, once_each_turn = true,
    run = function(game) game.draw(1) end },
}
test_card { id = "t-963", name = "Two Blows", type = "spell", cost = { energy = 1 },
  targets = { unit {}, unit {} },
  run = function(game, me, a, b) game.kill { a, b } end,
}
test_card { id = "t-964", name = "Hidden Muster", type = "spell", cost = { energy = 1 },
  keywords = { "hidden" }, targets = { unit { zone = "trash", mine = true } },
  run = function(game, me, it) game.play(it, { ignoring = "cost" }) end,
}

test_card(function()
local movers = units { happened_to = true }
return card { id = "t-383-toll", name = "Toll Keeper", type = "unit", cost = { energy = 0 }, might = 3,
  when { event = "move", subject = units { enemy = true }, at = "battlefield", one_or_more = true,
    run = function(game)
      if not game.pay { energy = 1, by = game.event.player, optional = true } then game.deal(1, game.all(movers)) end
    end },
}
end)

scenario "390 a delayed trigger of the next time triggers once though two die at once" {
  p1 = { base = { "Unit 1", "Unit 2" }, hand = { "Vigil", "Sweep" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Vigil"
    t:pass_all()
    t.p1:play("Sweep"):on("Unit 1", "Unit 2")
    t.p1:pass()
    t.p2:pass()
    -- which of the two counts (383.1.b) is not asked: the ability reads neither
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "383.3.f once each turn is once also when two die at once" {
  p1 = { base = { "Keeper", "Unit 1", "Unit 2" }, hand = { "Sweep" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Sweep"):on("Unit 1", "Unit 2")
    t.p1:pass()
    t.p2:pass()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "383.3.f.2 declined for the first it may still be used for the second" {
  p1 = { base = { "Keeper", "Unit 1", "Unit 2" }, hand = { "Sweep" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Sweep"):on("Unit 1", "Unit 2")
    t.p1:pass()
    t.p2:pass()
    t.p1:no()
    t.p1:yes()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "428 a unit chosen twice dies once" {
  p1 = { hand = { "Two Blows" }, runes = { fury = 1 } },
  p2 = { base = { "Soaring Scout", "Unit 1" } },
  function(t)
    t.p1:play("Two Blows"):on("Soaring Scout", "Soaring Scout")
    t:pass_all()
    t:expect("Soaring Scout"):in_zone "trash"
    t:expect(t.p2.runes):count(1)
  end }

scenario "811.1.d.3 a unit that a hidden spell plays comes to that battlefield" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Hidden Muster" },
    trash = { "Unit 2" } },
  function(t)
    t.p1:play "Hidden Muster"
    t:pass_all()
    t:expect("Unit 2"):at "West Field"
  end }

scenario "383 one or more events trigger it once, and it finds the subjects of all of them" {
  p1 = { base = { "Unit 2", "Unit 3" }, at = { ["West Field"] = { "Unit 4" } }, pool = { energy = 1 } },
  p2 = { base = { "Toll Keeper" } },
  function(t)
    t.p1:move({ "Unit 2", "Unit 3" }, "West Field")
    t:expect_chain(1)
    t:resolve()
    local try = t:copy()
    try.p1:yes()
    try:expect("Unit 2"):damage(0)
    t.p1:no()
    t:expect("Unit 2"):damage(1)
    t:expect("Unit 3"):damage(1)
    t:expect("Unit 4"):damage(0)
  end }
