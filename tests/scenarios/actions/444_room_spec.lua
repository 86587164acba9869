-- SPDX-License-Identifier: MIT
-- Limits on who and how many come to a battlefield (444.1, 442.2.c, 355.2), and statics about a place that an
-- ability was begun with or that a card remembers (146).

use "../test_cards.lua"

test_card { id = "t-room-pass", name = "Narrow Pass", type = "battlefield",
  static { affects = "me", room = 2 },
}
test_card { id = "t-room-each", name = "Twin Gate", type = "battlefield",
  static { affects = "me", room = 1, room_each = true },
}
test_card { id = "t-room-mighty", name = "Low Vault", type = "battlefield",
  static { affects = "me", room = 1, room_for = units { might = at_least(4) } },
}
test_card { id = "t-room-guest", name = "Shut Inn", type = "battlefield",
  static { affects = "me", room = 0, room_for = units { enemy = true } },
}
test_card { id = "t-room-worthy", name = "Worthy Hall", type = "battlefield",
  static { affects = units { might = at_most(2) }, cannot = "move", at = "here" },
}
test_card { id = "t-room-herald", name = "Room Herald", type = "spell", cost = { energy = 0 }, keywords = { "action" },
  targets = { up_to(3, unit { friendly = true }), destination { of = 1 } },
  run = function(game, me, units, place) game.move(units, { to = place }) end,
}
test_card(function()
  local mine = units { friendly = true }
  return card { id = "t-room-storm", name = "Room Storm", type = "spell", cost = { energy = 0 }, keywords = { "action" },
    targets = { battlefield {} },
    run = function(game, me, place) game.move(game.all(mine), { to = place }) end,
  }
end)
test_card { id = "t-room-camp", name = "Room Camp", type = "spell", cost = { energy = 0 }, keywords = { "action" },
  targets = { battlefield {} },
  run = function(game, me, place) game.play_token("Sand Soldier", { at = place, count = 3 }) end,
}

scenario "444.1 two units have room, and three do not move there together" {
  battlefields = { "Narrow Pass", "East Field" },
  p1 = { base = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:choose("move units to Narrow Pass")
    assert(not t:accepts(t.p1, "Unit 1", "Unit 2", "Unit 3"))
    assert(t:accepts(t.p1, "Unit 1", "Unit 3"))
    t.p1:cancel()
    t.p1:move({ "Unit 1", "Unit 2" }, "Narrow Pass")
    t:showdown_pass()
    t:cannot(t.p1, "move", "Unit 3", "Narrow Pass")
    t:can(t.p1, "move", "Unit 3", "East Field")
    t:expect_reason(t.p1, "Unit 3", { topic = "move" })
  end }

scenario "444.1 who is there stays when there are more than have room, and nobody else comes" {
  battlefields = { "Narrow Pass", "East Field" },
  p1 = { at = { ["Narrow Pass"] = { "Unit 1", "Unit 2", "Unit 3" } }, base = { "Unit 4" } },
  function(t)
    t:expect("Unit 3"):at("Narrow Pass")
    t:cannot(t.p1, "move", "Unit 4", "Narrow Pass")
    t.p1:move({ "Unit 1", "Unit 2" }, "base")
    t:can(t.p1, "move", "Unit 4", "Narrow Pass")
  end }

scenario "444.1 units of both sides count, so the third to come finds no room" {
  battlefields = { "Narrow Pass", "East Field" },
  p1 = { base = { "Unit 1" } }, p2 = { at = { ["Narrow Pass"] = { "Unit 2", "Unit 3" } } },
  function(t)
    t:cannot(t.p1, "move", "Unit 1", "Narrow Pass")
    t:can(t.p1, "move", "Unit 1", "East Field")
  end }

scenario "444.1 room for one of each player: an attacker comes where one defends" {
  battlefields = { "Twin Gate", "East Field" },
  p1 = { base = { "Unit 5", "Unit 1" } }, p2 = { at = { ["Twin Gate"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 5", "Twin Gate")
    t:combat()
    t:expect("Unit 5"):at("Twin Gate")
    t:cannot(t.p1, "move", "Unit 1", "Twin Gate")
  end }

scenario "444.1 only units that are meant take room" {
  battlefields = { "Low Vault", "East Field" },
  p1 = { base = { "Unit 5", "Unit 4", "Unit 3" }, at = { ["Low Vault"] = { "Unit 2" } } },
  function(t)
    t.p1:choose("move units to Low Vault")
    assert(not t:accepts(t.p1, "Unit 5", "Unit 4"))
    t.p1:cancel()
    t.p1:move({ "Unit 5", "Unit 3" }, "Low Vault")
    t:cannot(t.p1, "move", "Unit 4", "Low Vault")
  end }

scenario "444.1 enemies find no room, team mates of who controls it do" {
  format = "2v2", battlefields = { "Shut Inn", "East Field", "North Field" }, controls = { ["Shut Inn"] = "p1" },
  p1 = { base = { "Unit 1" } }, p2 = { base = { "Unit 2" } }, p3 = {}, p4 = { base = { "Unit 4" } }, turn = "p2",
  function(t)
    t:cannot(t.p2, "move", "Unit 2", "Shut Inn")
    t:can(t.p2, "move", "Unit 2", "East Field")
  end }

scenario "355.2 a unit is not played to where there is no room" {
  battlefields = { "Narrow Pass", "East Field" }, controls = { ["Narrow Pass"] = "p1", ["East Field"] = "p1" },
  p1 = { hand = { "Unit 3" }, pool = { energy = 9 }, at = { ["Narrow Pass"] = { "Unit 1", "Unit 2" } } },
  function(t)
    t:can(t.p1, "play", "Unit 3", "East Field")
    t:cannot(t.p1, "play", "Unit 3", "Narrow Pass", "355.2")
    t.p1:play("Unit 3")
    t:expect_option("East Field")
    t:expect_no_option("Narrow Pass")
  end }

scenario "442.2.c what an effect moves beyond the room is recalled" {
  battlefields = { "Narrow Pass", "East Field" },
  p1 = { hand = { "Room Storm" }, at = { ["East Field"] = { "Unit 1", "Unit 2", "Unit 3" } } },
  function(t)
    t.p1:play("Room Storm"):on("Narrow Pass")
    t:pass_all()
    t:expect(t:at("Narrow Pass")):count(2)
    t:expect(t:at("East Field")):count(0)
    t:expect(t.p1.base):count(1)
    t:expect_events(1, "recall")
  end }

scenario "355.4.a a destination is not offered to more units than have room" {
  battlefields = { "Narrow Pass", "East Field" },
  p1 = { hand = { "Room Herald" }, base = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Room Herald")
    t.p1:choose("Unit 1", "Unit 2", "Unit 3")
    t:pass_all()
    t:expect("Unit 1"):at("East Field")
  end }

scenario "457.2.a tokens beyond the room come to the base" {
  battlefields = { "Narrow Pass", "East Field" },
  p1 = { hand = { "Room Camp" } },
  function(t)
    t.p1:play("Room Camp"):on("Narrow Pass")
    t:pass_all()
    t:expect(t:at("Narrow Pass")):count(2)
    t:expect(t.p1.base):count(1)
  end }

scenario "811.1.d a facedown unit is not played where there is no room" {
  battlefields = { "Narrow Pass", "East Field" },
  p1 = { at = { ["Narrow Pass"] = { "Unit 1", "Unit 2" } }, facedown = { ["Narrow Pass"] = { "Tideturner" } } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:pass_all()
    t:cannot(t.p1, "play", "Tideturner", "355.2")
  end }

scenario "054 only the worthy move here, and the others elsewhere" {
  battlefields = { "Worthy Hall", "East Field" },
  p1 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t:cannot(t.p1, "move", "Unit 2", "Worthy Hall")
    t:can(t.p1, "move", "Unit 2", "East Field")
    t:can(t.p1, "move", "Unit 3", "Worthy Hall")
  end }

test_card { id = "t-room-siege", name = "Room Siege", type = "spell", cost = { energy = 0 }, keywords = { "action" },
  targets = { battlefield {} },
  run = function(game, me, place) game.start("siege", place, { lasts = "turn" }) end,
  abilities = {
    siege = static { affects = units { friendly = true, at = battlefields { given = true } }, might = 2 },
  },
}
test_card { id = "t-room-ward", name = "Room Ward", type = "gear", cost = { energy = 0 },
  when_played { targets = { battlefield {} },
    run = function(game, me, place) game.remember_cards(place) end },
  static { affects = units { enemy = true }, cannot = "move", at = battlefields { remembered_by_me = true } },
  static { affects = units { friendly = true, at = battlefields { remembered_by_me = true } }, keywords = { "tank" } },
  when { event = "die", subject = units { at = battlefields { remembered_by_me = true } },
    run = function(game) game.gain_xp(1) end },
}

scenario "146 a static is about units at the battlefield that its ability was begun with, not at another" {
  p1 = { hand = { "Room Siege" }, at = { ["West Field"] = { "Unit 3" }, ["East Field"] = { "Unit 4" } }, base = { "Unit 1" } },
  p2 = { at = {} },
  function(t)
    t.p1:play("Room Siege"):on("West Field")
    t:pass_all()
    t:expect("Unit 3"):might(5)
    t:expect("Unit 4"):might(4)
    t.p1:move("Unit 1", "West Field")
    t:expect("Unit 1"):might(3)
    t:next_turn()
    t:expect("Unit 3"):might(3)
  end }

scenario "146 in teams it is about a team mate's units there, too" {
  format = "2v2",
  p1 = { hand = { "Room Siege" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  p3 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Room Siege"):on("West Field")
    t:pass_all()
    t:expect("Unit 3"):might(5)
    t:expect("Unit 2"):might(2)
  end }

scenario "054 enemies do not move to the battlefield that a card remembers, and its owner's units are there with Tank" {
  p1 = { hand = { "Room Ward" }, at = { ["West Field"] = { "Unit 3" }, ["East Field"] = { "Unit 4" } } },
  p2 = { base = { "Unit 5" }, hand = { "Incinerate" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Room Ward"):on("West Field")
    t:pass_all()
    t:expect("Unit 3"):keyword("tank")
    t:expect("Unit 4"):no_keyword("tank")
    t:next_turn()
    t:cannot(t.p2, "move", "Unit 5", "West Field")
    t:can(t.p2, "move", "Unit 5", "East Field")
  end }

scenario "383.2.c.1 a trigger about units at a remembered battlefield looks back at where they were" {
  p1 = { hand = { "Room Ward" }, at = { ["West Field"] = { "Unit 2" }, ["East Field"] = { "Unit 1" } } },
  p2 = { hand = { "Incinerate", "Incinerate" }, runes = { fury = 4 } },
  function(t)
    t.p1:play("Room Ward"):on("West Field")
    t:pass_all()
    t:next_turn()
    t.p2:play("Incinerate"):on("Unit 1")
    t:pass_all()
    t:expect_number("p1", "xp", 0)
    t.p2:play("Incinerate"):on("Unit 2")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end }

test_card { id = "t-room-crowd", name = "Room Crowd", type = "spell", cost = { energy = 0 },
  targets = { up_to(3, unit {}), destination { of = 1 } },
  run = function(game, me, units, place) game.move(units, { to = place }) end,
}

scenario "444.1 where each player has room for one, each of a group that is moved is looked at for its own player" {
  battlefields = { "Twin Gate", "East Field" },
  p1 = { hand = { "Room Crowd" }, base = { "Unit 3" } },
  p2 = { base = { "Unit 2", "Unit 4" } },
  function(t)
    local all = t:copy()
    all.p1:play("Room Crowd"):choose("Unit 3", "Unit 2", "Unit 4")
    all:resolve()
    all:expect("Unit 3"):at("East Field") -- it was the only place for the three of them
    all:expect("Unit 4"):at("East Field")
    all:combat()
    t.p1:play("Room Crowd"):choose("Unit 3", "Unit 2")
    t:expect_option("East Field", "Twin Gate")
    t.p1:choose("Twin Gate")
    t:resolve()
    t:expect("Unit 3"):at("Twin Gate")
    t:expect("Unit 2"):at("Twin Gate")
    t:combat()
  end }

test_card(function()
  local all = battlefields {}
  return card { id = "t-room-survey", name = "Room Survey", type = "spell", cost = { energy = 0 },
    targets = { card { mine = true, zone = "hand" } },
    run = function(game, me, it) game.gain_xp(#game.playable_at(it, all)) end }
end)

scenario "444.1, 355.2 a unit cannot be played where there is no room, and gear needs none" {
  battlefields = { "Narrow Pass", "East Field" },
  p1 = { hand = { "Room Survey", "Room Survey", "Unit 3", "Long Sword" }, at = { ["Narrow Pass"] = { "Unit 1", "Unit 2" } } },
  function(t)
    t.p1:play("Room Survey#1"):on("Unit 3")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
    t.p1:play("Room Survey"):on("Long Sword")
    t:pass_all()
    t:expect_number("p1", "xp", 3)
  end }
