-- SPDX-License-Identifier: MIT
-- Objects that change what or whose they are: control (185-188), copies and given traits
-- (472.1), creating (439), replacing and swapping back (438).

use "../test_cards.lua"

test_card { id = "t-4380", name = "Steal", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" }, targets = { unit { enemy = true } },
  run = function(game, me, it) game.take_control(it, { lasts = "turn" }) end,
}
test_card { id = "t-4381", name = "Keep", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" }, targets = { unit { enemy = true } },
  run = function(game, me, it) game.take_control(it, { lasts = "board" }) end,
}
test_card { id = "t-4382", name = "Give Back", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" }, targets = { unit {} },
  run = function(game, me, it) game.lose_control(it) end,
}
test_card { id = "t-4383", name = "Mimic", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" }, targets = { unit {}, another(unit {}) },
  run = function(game, me, it, of) game.become_copy(it, of) end,
}
test_card { id = "t-4384", name = "Short Mimic", type = "spell", cost = { energy = 1 },
  keywords = { "reaction" }, targets = { unit {}, another(unit {}) },
  run = function(game, me, it, of) game.become_copy(it, of, { lasts = "turn" }) end,
}
test_card { id = "t-4385", name = "Yordle Herald", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { friendly = true, other = true, at = "here" },
    becomes = { tags = "Yordle" } },
}
test_card { id = "t-4386", name = "Yordle Trainer", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { tags = "Yordle" }, becomes = { might = 6 } },
}
test_card { id = "t-4387", name = "Small Yordle", type = "unit", cost = { energy = 1 }, might = 1,
  tags = { "Yordle" },
  when { event = "move", subject = "me", run = function(game, me) game.draw(1) end },
}
test_card { id = "t-4388", name = "Found Land", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.create "Marsh" end,
}
test_card { id = "token-marsh", name = "Marsh", type = "battlefield", supertypes = { "token" },
  static { affects = units { at = "here" }, might = 1 },
}
test_card { id = "t-4390", name = "Flood", type = "spell", cost = { energy = 1 },
  targets = { battlefield {} }, run = function(game, me, it) game.replace(it, "Marsh") end,
}
test_card { id = "t-4391", name = "Drain", type = "spell", cost = { energy = 1 },
  targets = { battlefield {} },
  run = function(game, me, it) if game.swap_back(it) then game.gain_xp(1) end end,
}
test_card { id = "t-4395b", name = "Dry Up", type = "spell", cost = { energy = 1 },
  targets = { battlefield {} }, run = function(game, me, it) game.replace(it, "Waste") end,
}
test_card { id = "token-waste", name = "Waste", type = "battlefield", supertypes = { "token" } }
test_card { id = "t-4392", name = "Deputy", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.create "Recruit" end,
}
test_card { id = "t-4393", name = "Rich Field", type = "battlefield",
  static { affects = units { at = "here" }, might = 2 },
}
test_card { id = "t-4394", name = "Recruit Him", type = "spell", cost = { energy = 1 },
  targets = { unit {} }, run = function(game, me, it) game.replace(it, "Recruit") end,
}

test_card { id = "t-4396", name = "Call Him Back", type = "spell", cost = { energy = 1 },
  targets = { unit {} }, run = function(game, me, it) game.swap_back(it) end,
}

scenario "188 who takes control of a unit has it, and what ends with the turn gives it back" {
  p1 = { hand = { "Steal" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3", "Unit 2" } },
  function(t)
    t.p1:play("Steal"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):controlled_by "p1"
    t:expect("Unit 2"):owned_by "p2"
    t:next_turn()
    t:expect("Unit 2"):controlled_by "p2"
    t:expect(t.p2.base):has "Unit 2"
  end }

scenario "187.3.a.1 a unit that is taken contests the battlefield where it is" {
  p1 = { hand = { "Keep" }, runes = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2" }, ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Keep"):on "Unit 2"
    t:pass_all()
    t:combat()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "454 a unit that is taken at a battlefield fights where others are" {
  p1 = { hand = { "Keep" }, runes = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  function(t)
    t.p1:play("Keep"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):attacking()
    t:combat()
    t:expect("Unit 2"):in_zone "trash"
    t:expect("Unit 3"):at "West Field"
  end }

scenario "188 two effects: the later one counts, and when it ends the earlier one does" {
  p1 = { hand = { "Keep" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 2" }, hand = { "Steal", "Give Back" }, runes = { calm = 2 } },
  function(t)
    t.p1:play("Keep"):on "Unit 2"
    t:pass_all()
    t:next_turn()
    t:expect("Unit 2"):controlled_by "p1"
    t.p2:play("Steal"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):controlled_by "p2"
    t.p2:play("Give Back"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):controlled_by "p1"
  end }

scenario "323.7 a unit taken in its base is recalled to the base of who has it now" {
  p1 = { hand = { "Keep" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Keep"):on "Unit 2"
    t:pass_all()
    t:expect(t.p1.base):has "Unit 2"
    t:expect(t.p2.base):lacks "Unit 2"
  end }

scenario "056 a unit that somebody else controls goes to its owner's trash" {
  p1 = { hand = { "Keep", "Slay" }, runes = { fury = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Keep"):on "Unit 2"
    t:pass_all()
    t.p1:play("Slay"):on "Unit 2"
    t:pass_all()
    t:expect(t.p2.trash):is { "Unit 2" }
  end }

scenario "473.1.b a trait that is given widens what another effect of that layer assigns" {
  p1 = { at = { ["West Field"] = { "Yordle Trainer", "Yordle Herald", "Unit 1" } },
    base = { "Unit 2" } },
  function(t)
    -- the Trainer is older, but depends on the Herald
    t:expect("Unit 1"):might(6)
    t:expect("Yordle Trainer"):might(6)
    t:expect("Yordle Herald"):might(2)
    t:expect("Unit 2"):might(2)
    t.p1:move("Yordle Herald", "base")
    t:expect("Unit 1"):might(1)
    t:expect("Unit 2"):might(6)
  end }

scenario "472.1.b.1 a copy has the traits and the text, its state stays its own" {
  p1 = { hand = { "Mimic" }, runes = { fury = 1 },
    base = { "Small Yordle", { "Unit 3", damage = 1, buffs = 1, exhausted = true } } },
  function(t)
    t.p1:play("Mimic"):on("Unit 3", "Small Yordle")
    t:pass_all()
    t:expect("Small Yordle#2"):might(2):damage(1):buffed():exhausted()
    t:next_turn()
    t:next_turn()
    t.p1:move("Small Yordle#2", "West Field")
    t:expect_event("draw")
    t:expect("Small Yordle#2"):at "West Field"
  end }

scenario "472.1.b.3 what is copied is the copy's new traits, not what was added" {
  p1 = { hand = { "Mimic", "Mimic", "Grow" }, runes = { fury = 3 },
    base = { "Small Yordle", "Unit 3", "Unit 5" } },
  function(t)
    t.p1:play("Grow"):on "Small Yordle"
    t:pass_all()
    t.p1:play("Mimic"):on("Unit 3", "Small Yordle")
    t:pass_all()
    t:expect("Small Yordle#2"):might(1)
    t.p1:play("Mimic"):on("Unit 5", "Small Yordle#2")
    t:pass_all()
    t:expect("Small Yordle#3"):might(1)
  end }

scenario "472.1.b a copy that leaves the board is itself again" {
  p1 = { hand = { "Mimic", "Bounce" }, runes = { fury = 2 }, base = { "Small Yordle", "Unit 3" } },
  function(t)
    t.p1:play("Mimic"):on("Unit 3", "Small Yordle")
    t:pass_all()
    t.p1:play("Bounce"):on "Small Yordle#2"
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 3" }
  end }

scenario "472.1.b a copy for a turn is itself again afterwards" {
  p1 = { hand = { "Short Mimic" }, runes = { fury = 1 }, base = { "Small Yordle", "Unit 3" } },
  function(t)
    t.p1:play("Short Mimic"):on("Unit 3", "Small Yordle")
    t:pass_all()
    t:expect("Small Yordle#2"):might(1)
    t:next_turn()
    t:expect("Unit 3"):might(3)
  end }

scenario "475.3 a copy replaces Might that was assigned before it" {
  p1 = { hand = { "Short Mimic" }, runes = { fury = 1 },
    base = { "Unit 1", "Levelled" } , at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t:expect("Unit 5"):might(9)
    t.p1:play("Short Mimic"):on("Unit 5", "Unit 1")
    t:pass_all()
    t:expect("Unit 1#2"):might(1)
  end }

scenario "473.1.b Might that is assigned to what the unit becomes comes after the copy, though it is older" {
  p1 = { hand = { "Short Mimic" }, runes = { fury = 1 },
    base = { "Yordle Trainer", "Small Yordle", "Unit 3" } },
  function(t)
    t.p1:play("Short Mimic"):on("Unit 3", "Small Yordle")
    t:pass_all()
    t:expect("Small Yordle#2"):might(6)
  end }

test_card { id = "t-4395", name = "Levelled", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { at = "battlefield" }, becomes = { might = 9 } },
}

scenario "439.4.b a created battlefield has no controller and is there for everybody" {
  p1 = { hand = { "Found Land" }, runes = { fury = 1 }, base = { "Unit 2" } },
  function(t)
    t.p1:play "Found Land"
    t:pass_all()
    t:expect_control("Marsh", "nobody")
    t.p1:move("Unit 2", "Marsh")
    t:combat()
    t:expect_control("Marsh", "p1")
    t:expect("Unit 2"):might(3)
  end }

scenario "439.2 what is created is not played" {
  p1 = { hand = { "Deputy" }, runes = { fury = 1 }, base = { "Recruiter" } },
  function(t)
    t.p1:play "Deputy"
    t:pass_all()
    t:expect(t.p1.base):has "Recruit"
    t:expect(t.p1.hand):count(0)
  end }

scenario "438.1 a battlefield that is replaced keeps units, control and its place" {
  battlefields = { "Rich Field", "East Field" },
  p1 = { hand = { "Flood", "Drain" }, runes = { fury = 2 },
    at = { ["Rich Field"] = { { "Unit 2", damage = 1 } } } },
  function(t)
    t:expect("Unit 2"):might(4)
    t.p1:play("Flood"):on "Rich Field"
    t:pass_all()
    t:expect_event("replace")
    t:expect("Unit 2"):at "Marsh"
    t:expect("Unit 2"):might(3):damage(1)
    t:expect_control("Marsh", "p1")
    t:expect("Rich Field"):in_zone "banishment" -- 438.5
    t.p1:play("Drain"):on "Marsh"
    t:pass_all()
    t:expect("Unit 2"):at "Rich Field"
    t:expect("Unit 2"):might(4)
    t:expect_control("Rich Field", "p1")
    t:expect("Marsh"):gone()
  end }

scenario "438.4 replacing is not banishing" {
  battlefields = { "Rich Field", "East Field" },
  p1 = { hand = { "Flood", "Exile" }, runes = { fury = 2 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Flood"):on "Rich Field"
    t:pass_all()
    t:expect_no_event "banish"
    t.p1:play("Exile"):on "Unit 2"
    t:pass_all()
    t:expect_event("banish", "Unit 2")
  end }

scenario "438.7.c a token that replaced nothing but a token cannot be swapped back" {
  p1 = { hand = { "Found Land", "Dry Up", "Drain" }, runes = { fury = 3 } },
  function(t)
    t.p1:play "Found Land"
    t:pass_all()
    t.p1:play("Dry Up"):on "Marsh"
    t:pass_all()
    t.p1:play("Drain"):on "Waste"
    t:pass_all()
    t:expect("Waste"):in_zone "battlefields"
    t:expect("Drain"):in_zone "trash"
    t:expect_number("p1", "xp", 0)
  end }

scenario "438.6, 438.7.b a token that had replaced a card is replaced: the card can be put back" {
  battlefields = { "Rich Field", "East Field" },
  p1 = { hand = { "Flood", "Dry Up", "Drain" }, runes = { fury = 3 },
    at = { ["Rich Field"] = { { "Unit 3", damage = 1 } } } },
  function(t)
    t.p1:play("Flood"):on "Rich Field"
    t:pass_all()
    t.p1:play("Dry Up"):on "Marsh"
    t:pass_all()
    t:expect("Marsh"):gone() -- 438.6
    t:expect(t.p1.banishment):is { "Rich Field" }
    t.p1:play("Drain"):on "Waste"
    t:pass_all()
    t:expect_decision("p1", "438.7.b")
    t:expect_option("Rich Field", "Marsh")
    t.p1:choose "Rich Field"
    t:expect("Unit 3"):at("Rich Field"):might(5):damage(1)
    t:expect_control("Rich Field", "p1")
    t:expect("Waste"):gone()
    t:expect_number("p1", "xp", 1)
  end }

scenario "438.7.b the token of the chain can be put back, too; the card is then still to be had" {
  battlefields = { "Rich Field", "East Field" },
  p1 = { hand = { "Flood", "Dry Up", "Drain", "Drain" }, runes = { fury = 4 },
    at = { ["Rich Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Flood"):on "Rich Field"
    t:pass_all()
    t.p1:play("Dry Up"):on "Marsh"
    t:pass_all()
    t.p1:play("Drain"):on "Waste"
    t:pass_all()
    t.p1:choose "Marsh"
    t:expect("Unit 3"):at("Marsh"):might(4)
    t:expect("Rich Field"):in_zone "banishment"
    t.p1:play("Drain"):on "Marsh" -- one object only is left: nothing to ask
    t:pass_all()
    t:expect("Unit 3"):at("Rich Field"):might(5)
    t:expect_decision("p1", "turn")
  end }

scenario "438.7.b in a game of three whoever swaps back chooses, whoever replaced" {
  format = "ffa3", battlefields = { "Rich Field", "East Field", "West Field" },
  p1 = { hand = { "Flood" }, runes = { fury = 1 } },
  p2 = { hand = { "Dry Up" }, runes = { fury = 3 } },
  p3 = { hand = { "Drain" }, runes = { fury = 3 } },
  function(t)
    t.p1:play("Flood"):on "Rich Field"
    t:pass_all()
    t:next_turn()
    t.p2:play("Dry Up"):on "Marsh"
    t:pass_all()
    t:next_turn()
    t.p3:play("Drain"):on "Waste"
    t:pass_all()
    t:expect_decision("p3", "438.7.b")
    t.p3:choose "Rich Field"
    t:expect("Rich Field"):in_zone "battlefields"
  end }

scenario "438.1 a unit that is replaced hands its state to the token" {
  p1 = { hand = { "Recruit Him" }, runes = { fury = 1 },
    at = { ["West Field"] = { { "Unit 3", buffs = 1, exhausted = true } } } },
  function(t)
    t.p1:play("Recruit Him"):on "Unit 3"
    t:pass_all()
    t:expect("Recruit"):at "West Field"
    t:expect("Recruit"):might(2):buffed():exhausted()
    t:expect(t.p1.banishment):is { "Unit 3" }
    t:expect_no_event "die"
  end }

scenario "438.1, 472.1.b a copy that is replaced ends as one: afterwards the token is what it was made" {
  p1 = { hand = { "Short Mimic", "Recruit Him" }, runes = { fury = 2 }, base = { "Unit 2" } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Short Mimic"):on("Unit 2"):on("Unit 5")
    t:pass_all()
    t.p1:play("Recruit Him"):on("p1's Unit 5")
    t:pass_all()
    t:expect(t.p1.base):has "Recruit":lacks "Unit 2"
    t:next_turn()
    t:expect(t.p1.base):has "Recruit":lacks "Unit 2"
  end }

scenario "438.7, 472.1.b a token that is a copy and is swapped back ends as one, too" {
  p1 = { hand = { "Recruit Him", "Short Mimic", "Call Him Back" }, runes = { fury = 3 },
    base = { "Unit 2" } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Recruit Him"):on("Unit 2")
    t:pass_all()
    t.p1:play("Short Mimic"):on("Recruit"):on("Unit 5")
    t:pass_all()
    t.p1:play("Call Him Back"):on("p1's Unit 5")
    t:pass_all()
    t:expect(t.p1.base):has "Unit 2":lacks "Recruit"
    t:next_turn()
    t:expect(t.p1.base):has "Unit 2":lacks "Recruit"
  end }

test_card { id = "token-pretender", name = "Pretender", type = "legend", supertypes = { "token" } }
test_card { id = "t-4397", name = "Old King", type = "legend", domains = { "order" } }
test_card(function()
  local theirs, mine = legends { enemy = true }, legends { mine = true }
  return card { id = "t-4398", name = "Usurp", type = "spell", cost = { energy = 1 },
    run = function(game)
      if game.replace(game.all(theirs)[1], "Pretender") then game.gain_xp(1) end
      if game.replace(game.all(mine)[1], "Pretender") then game.gain_xp(10) end
    end,
  }
end)

scenario "439.4 a token is its creator's, so none takes the place of an object in another player's zone" {
  p1 = { legend = "Old King", hand = { "Usurp" }, pool = { energy = 1 } },
  p2 = { legend = "Old King" },
  function(t)
    t.p1:play("Usurp")
    t:pass_all()
    t:expect(t:zone("legends", 1)):is { "Pretender" }
    t:expect(t:zone("legends", 2)):is { "Old King" }
    t:expect_number("p1", "xp", 10)
  end }
