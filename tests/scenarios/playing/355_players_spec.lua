-- SPDX-License-Identifier: MIT
-- Players as targets (355.9.a, 355.10): chosen as the item is played, looked at again as it resolves.

test_card { id = "t-pl1", name = "Gift", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { player { enemy = true } },
  run = function(game, me, foe) game.draw(1, { by = foe }) end,
}
test_card { id = "t-pl2", name = "Alms", type = "spell", cost = {}, targets = { up_to(2, players {}) },
  run = function(game, me, chosen)
    for _, each in ipairs(chosen) do game.draw(1, { by = each }) end
  end,
}
test_card(function()
local someone = player {}
return card { id = "t-pl3", name = "Bolt At All", type = "spell", cost = {},
  targets = { any_of { unit { enemy = true }, player { enemy = true } } },
  run = function(game, me, it)
    if game.is(it, someone) then game.discard(1, { by = it }) else game.kill(it) end
  end,
}
end)
test_card { id = "t-pl4", name = "Tithe", type = "spell", cost = {},
  targets = { player { hand = at_least(2) }, unit { controller = number.target(1, "controller") } },
  run = function(game, me, whose, it)
    game.discard(1, { by = whose })
    game.kill(it)
  end,
}
test_card { id = "t-pl5", name = "Spy", type = "spell", cost = {}, targets = { player { enemy = true } },
  run = function(game, me, foe)
    game.recycle(game.look(1, { of = foe }))
    game.recycle(game.reveal_top(1, { of = foe }))
  end,
}
test_card { id = "t-pl6", name = "Watcher", type = "unit", cost = {}, might = 1,
  when { event = "choose", by = "you", subject = player { enemy = true },
    run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-pl7", name = "Silent Watcher", type = "unit", cost = {}, might = 1,
  when { event = "choose", by = "you", subject = unit { enemy = true },
    run = function(game) game.gain_xp(1) end },
}

scenario "355.10 with one opponent the only legal player is taken: nobody is asked" {
  p1 = { hand = { "Gift" } },
  function(t)
    t.p1:play("Gift")
    t:expect_event("choose", "player 2", { by = "p1" })
    t:expect_decision("p1", "priority")
    t:pass_all()
    t:expect(t.p2.hand):count(1)
  end }

scenario "355.10 with three players the opponent is chosen before anybody may respond" {
  format = "ffa3",
  p1 = { hand = { "Gift" } },
  function(t)
    t.p1:play("Gift")
    t:expect_options("player 2", "player 3")
    t.p1:choose("player 3")
    t:expect_decision("p1", "priority")
    t:pass_all()
    t:expect(t.p3.hand):count(1)
    t:expect(t.p2.hand):count(0)
  end }

scenario "355.10, 740.2 in teams a team mate is no opponent" {
  format = "2v2",
  p1 = { hand = { "Gift" } },
  function(t)
    t.p1:play("Gift")
    t:expect_options("player 2", "player 4")
    t.p1:choose("player 2")
    t:pass_all()
    t:expect(t.p2.hand):count(1)
  end }

scenario "359.3.e.2 a player who has left the game is no legal target, and nobody else takes their place" {
  format = "ffa3",
  p1 = { hand = { "Gift", "Spy" } },
  function(t)
    t.p1:play("Gift"):choose("player 3")
    t.p3:concede()
    t:resolve()
    t:expect(t.p1.hand):is { "Spy" }
    t:expect(t.p2.hand):count(0)
  end }

scenario "359.3.e.6 what is looked at of an illegal player is nobody's, not one's own" {
  format = "ffa3",
  p1 = { hand = { "Spy" }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Spy"):choose("player 3")
    t.p3:concede()
    t:resolve()
    t:expect_no_event("look")
    t:expect_no_event("reveal")
    t:expect_no_event("recycle")
  end }

scenario "355.13 up to two players: none, one or two" {
  format = "ffa3",
  p1 = { hand = { "Alms", "Alms" } },
  function(t)
    t.p1:play("Alms"):choose("player 1", "player 3")
    t:resolve()
    t:expect(t.p1.hand):count(2)
    t:expect(t.p3.hand):count(1)
    t.p1:play("Alms"):choose()
    t:resolve()
    t:expect(t.p2.hand):count(0)
  end }

scenario "355.9.b what a player must be holds as it is chosen and as it resolves" {
  p1 = { hand = { "Tithe", "Unit 1" } },
  p2 = { hand = { "Unit 2", "Unit 3" }, base = { "Unit 4" } },
  function(t)
    t.p1:play("Tithe")
    t:pass_all()
    t.p2:choose("Unit 2")
    t:expect("Unit 4"):in_zone("trash") -- of the player of the first target
  end }

scenario "355.8 without a legal player it cannot be played" {
  p1 = { hand = { "Tithe" } },
  p2 = { hand = { "Unit 2" }, base = { "Unit 4" } },
  function(t) t:cannot(t.p1, "play", "Tithe", "355.8") end }

scenario "355.9.b a unit or a player" {
  p1 = { hand = { "Bolt At All", "Bolt At All" } },
  p2 = { hand = { "Unit 2" }, base = { "Unit 4" } },
  function(t)
    t.p1:play("Bolt At All")
    t:expect_options("Unit 4", "player 2")
    t.p1:choose("player 2")
    t:resolve()
    t:expect("Unit 2"):in_zone("trash")
    t.p1:play("Bolt At All")
    t.p1:choose("Unit 4")
    t:resolve()
    t:expect("Unit 4"):in_zone("trash")
  end }

scenario "383.4.b.3 a player who becomes a target triggers what waits for that, and no more" {
  p1 = { hand = { "Gift" }, base = { "Watcher", "Silent Watcher" } },
  function(t)
    t.p1:play("Gift")
    t:expect_chain(2)
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }
