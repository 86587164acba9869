-- SPDX-License-Identifier: MIT
-- Zones and what changing them does (104-110), cards and their faces (120-139).

use "../test_cards.lua"

scenario "107.1.c permanents live in the base of who controls them" {
  p1 = { hand = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Unit 1"
    t:expect(t.p1.base):is { "Unit 1" }
    t:expect(t.p2.base):is {}
  end }

scenario "107.3.b a facedown zone holds one card" {
  p1 = { hand = { "Lurker", "Hidden Jab" }, at = { ["West Field"] = { "Unit 1" } },
    runes = { fury = 2 } },
  function(t)
    t.p1:hide("Lurker", "West Field")
    t:expect("Lurker"):in_zone "facedown"
    t:cannot(t.p1, "hide", "Hidden Jab")
  end }

scenario "107.3.b each battlefield has a facedown zone of its own" {
  p1 = { hand = { "Lurker", "Hidden Jab" }, runes = { fury = 2 },
    at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:hide("Lurker", "West Field")
    t.p1:hide("Hidden Jab", "East Field")
    t:expect("Lurker"):in_zone "facedown"
    t:expect("Hidden Jab"):in_zone "facedown"
  end }

scenario "107.3.c a card is hidden only where its player is in control" {
  p1 = { hand = { "Lurker" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t:cannot(t.p1, "hide", "Lurker")
  end }

scenario "107.3.d losing control of the battlefield puts the hidden card into the trash" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Lurker" } },
  function(t)
    t.p1:move("Unit 1", "base")
    t:expect_control("West Field", "nobody")
    t:expect("Lurker"):in_zone "trash"
    t:expect(t.p1.trash):is { "Lurker" }
  end }

scenario "107.3.d keeping control keeps the hidden card" {
  p1 = { at = { ["West Field"] = { "Unit 1", "Unit 2" } },
    facedown = { ["West Field"] = "Lurker" } },
  function(t)
    t.p1:move("Unit 1", "base")
    t:expect_control("West Field", "p1")
    t:expect("Lurker"):in_zone "facedown"
  end }

scenario "108.2.b a spell goes to the trash when it has been executed" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:expect(t.p1.trash):is {}
    t:pass_all()
    t:expect(t.p1.trash):is { "Study" }
  end }

scenario "108.2.b a discarded card goes to the trash" {
  p1 = { hand = { "Forget" }, runes = { fury = 1 } }, p2 = { hand = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play "Forget"
    t:pass_all()
    t:expect(t.p2.trash):is { "Unit 1", "Unit 2" }
    t:expect(t.p2.hand):is {}
  end }

scenario "108.3.d the chosen champion is played from the champion zone" {
  p1 = { champion = "Unit 2", runes = { fury = 2 } },
  function(t)
    t.p1:play "Unit 2"
    t:expect("Unit 2"):at "base"
    t:expect(t.p1.champion):is {}
  end }

scenario "108.3.d the chosen champion costs what it costs" {
  p1 = { champion = "Unit 2", runes = { fury = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Unit 2", "357")
  end }

scenario "108.3.c a chosen champion that is returned goes to the hand" {
  p1 = { champion = "Unit 2", hand = { "Bounce" }, runes = { fury = 3 } },
  function(t)
    t.p1:play "Unit 2"
    t.p1:play("Bounce"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):in_zone "hand"
    t:expect(t.p1.champion):is {}
  end }

scenario "110 damage and buffs do not follow a unit off the board" {
  p1 = { base = { { "Unit 3", damage = 1, buffs = 1 } },
    hand = { "Bounce" }, runes = { fury = 4 } },
  function(t)
    t:expect("Unit 3"):might(4):damage(1)
    t.p1:play("Bounce"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):in_zone "hand"
    t.p1:play "Unit 3"
    t:expect("Unit 3"):at("base"):might(3):damage(0):unbuffed()
  end }

scenario "110 a granted keyword does not follow a unit off the board" {
  p1 = { at = { ["West Field"] = { "Unit 1" } },
    hand = { "Lend Ganking", "Bounce" }, runes = { fury = 3 } },
  controls = { ["East Field"] = "p1" },
  function(t)
    t.p1:play("Lend Ganking"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):attribute("ganking", 1)
    t.p1:play("Bounce"):on "Unit 1"
    t:pass_all()
    t.p1:play("Unit 1"):at "base"
    t:expect("Unit 1"):attribute("ganking", 0)
  end }

scenario "110 a unit killed with a Might bonus is its printed self in the trash" {
  p1 = { base = { "Unit 2" }, hand = { "Grow", "Slay" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Grow"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(4)
    t.p1:play("Slay"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash"):might(2)
  end }

scenario "131.4 a discount does not change the cost an effect asks for" {
  p1 = { base = { "Quartermaster" }, hand = { "Unit 3" } },
  function(t)
    t:expect("Unit 3"):attribute("energy", 3)
  end }

-- ---- How much a Facedown Zone holds (107.3.b) -------------------------------------------

test_card { id = "t-1040", name = "Deep Woods", type = "battlefield",
  static { affects = "me", hides_more = 1 },
}
test_card { id = "t-1041", name = "Attic", type = "gear", cost = { energy = 1 },
  static { affects = battlefields {}, hides_more = 1 },
}
test_card { id = "t-1042", name = "Searchlight", type = "gear", cost = { energy = 1 },
  static { affects = battlefields {}, hides_more = -1 },
}
test_card { id = "t-1043", name = "Tidy Up", type = "spell", cost = { energy = 1 },
  targets = { gear {} }, run = function(game, me, it) game.kill(it) end,
}

scenario "107.3.b.1 a facedown zone that holds one card more, and not two" {
  battlefields = { "Deep Woods", "East Field" },
  p1 = { hand = { "Lurker", "Hidden Jab", "Hidden Greeter" }, runes = { fury = 4 },
    at = { ["Deep Woods"] = { "Unit 1" }, ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:hide("Lurker", "Deep Woods")
    t.p1:hide("Hidden Jab", "Deep Woods")
    t:cannot(t.p1, "hide", "Hidden Greeter", "Deep Woods")
    t.p1:hide("Hidden Greeter", "East Field")
    t:expect(t:zone("facedown", 1)):count(3)
  end }

scenario "107.3.b.1 a facedown zone that holds one card less holds none" {
  p1 = { hand = { "Lurker" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { base = { "Searchlight" } },
  function(t)
    t:cannot(t.p1, "hide", "Lurker", "107.3.b")
  end }

scenario "107.3.b.2 when it holds less its controller says which card goes to the trash" {
  p1 = { base = { "Attic" }, at = { ["West Field"] = { "Unit 1" } },
    facedown = { ["West Field"] = { "Lurker", "Hidden Jab" } } },
  p2 = { hand = { "Tidy Up" }, runes = { fury = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Tidy Up"):on "Attic"
    t:pass_all()
    t:expect_decision("p1", "107.3.b.2")
    t.p1:choose "Hidden Jab"
    t:expect("Hidden Jab"):in_zone "trash"
    t:expect("Lurker"):in_zone "facedown"
  end }

scenario "107.3.b.2 all cards that a facedown zone has room for stay" {
  battlefields = { "Deep Woods", "East Field" },
  p1 = { base = { "Attic" }, at = { ["Deep Woods"] = { "Unit 1" } },
    facedown = { ["Deep Woods"] = { "Lurker", "Hidden Jab" } } },
  p2 = { hand = { "Tidy Up" }, runes = { fury = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Tidy Up"):on "Attic"
    t:pass_all()
    t:expect(t:zone("facedown", 1)):count(2)
  end }

scenario "107.3.b.2 what was hidden before it held less goes" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Lurker" } },
  p2 = { hand = { "Searchlight" }, runes = { fury = 1 } },
  turn = "p2",
  function(t)
    t.p2:play "Searchlight"
    t:pass_all()
    t:expect("Lurker"):in_zone "trash"
  end }
