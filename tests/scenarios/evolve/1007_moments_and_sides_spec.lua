-- SPDX-License-Identifier: MIT
-- How often abilities trigger, how long they wait, whose limits and whose followers are meant: cases in
-- which a careless engine would be right in the plain case and wrong in this one.

-- ---- 10.7.2.1: moments ----

test_card { id = "T-MS1", name = "Nursery", type = "amulet", class = "neutral", cost = 1,
  when { event = "enter", subject = follower { friendly = true }, one_or_more = true,
    run = function(game) game.give(game.leader(), { defense = 1 }) end },
}
test_card { id = "T-MS2", name = "Two Arrivals", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    game.summon("Fairy")
    game.summon("Fairy")
  end,
}
test_card { id = "T-MS3", name = "Joint Arrival", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.summon("Fairy", 2) end,
}

scenario "10.7.2.1 \"one or more\" triggers once for each moment, also while it waits from an earlier one" {
  p1 = { field = { "Nursery" }, hand = { "Two Arrivals" } },
  function(t)
    t.p1:play("Two Arrivals")
    t:pass_all()
    t:expect_defense("p1", 22)
  end }

scenario "10.7.2.1 \"one or more\" triggers once for several of one moment" {
  p1 = { field = { "Nursery" }, hand = { "Joint Arrival" } },
  function(t)
    t.p1:play("Joint Arrival")
    t:pass_all()
    t:expect_defense("p1", 21)
  end }

-- ---- 10.7.6.1: states ----

test_card { id = "T-MS4", name = "Empty Purse", type = "amulet", class = "neutral", cost = 1,
  state { if_ = number.you("hand"):equals(0),
    run = function(game) game.give(game.leader(), { defense = 1 }) end },
}
test_card { id = "T-MS5", name = "In and Out", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    game.draw(1)
    game.discard(1)
  end,
}

scenario "10.7.6.1 a state that is left and reached again while its ability waits triggers it once" {
  p1 = { field = { "Empty Purse" }, hand = { "In and Out" } },
  function(t)
    t.p1:play("In and Out")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t:expect_defense("p1", 21)
  end }

scenario "10.7.6.1 a state that is reached again after its ability was resolved triggers it again" {
  p1 = { field = { "Empty Purse" }, hand = { "In and Out" }, ex = { "In and Out" } },
  function(t)
    t.p1:play("In and Out#1")
    t:expect_defense("p1", 21)
    t.p1:play("In and Out#2")
    t:expect_defense("p1", 22)
  end }

-- ---- 10.7.5.1: delayed abilities ----

test_card { id = "T-MS6", name = "Feast Day", type = "spell", class = "neutral", cost = 0,
  abilities = { toast = delayed { event = "enter", subject = follower { friendly = true }, ends = "turn",
    run = function(game) game.give(game.leader(), { defense = 1 }) end } },
  run = function(game) game.later("toast") end,
}

scenario "10.7.5.1 with a time frame a delayed ability triggers each time until then, and not in the next turn" {
  p1 = { hand = { "Feast Day", "Joint Arrival" } }, p2 = { hand = {} },
  function(t)
    t.p1:play("Feast Day")
    t:pass_all()
    t.p1:play("Joint Arrival")
    t:pass_all()
    t:expect_defense("p1", 22)
  end }

scenario "10.7.5.1 a delayed ability with a time frame is gone when its turn has ended" {
  p1 = { hand = { "Feast Day", "Joint Arrival" } }, p2 = { hand = {} },
  function(t)
    t.p1:play("Feast Day")
    t:pass_all()
    t:next_turn()
    t:next_turn()
    t.p1:play("Joint Arrival")
    t:pass_all()
    t:expect_defense("p1", 20)
  end }

-- ---- 7.4.6: whose hand ----

test_card { id = "T-MS7", name = "Deep Pockets", type = "amulet", class = "neutral", cost = 1,
  static { affects = "you", limits = { hand = 1 } },
}

scenario "7.4.6 the limit of a hand is its own player's" {
  p1 = { hand = { "Filler", "Filler", "Filler", "Filler", "Filler", "Filler", "Filler", "Filler" } },
  p2 = { field = { "Deep Pockets" } },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p1", "5.11")
    t.p1:choose("Filler")
    t:expect(t.p1.hand):count(7)
  end }

scenario "7.4.6 a card raises the limit of its own player's hand" {
  p1 = { hand = { "Filler", "Filler", "Filler", "Filler", "Filler", "Filler", "Filler", "Filler" }, field = { "Deep Pockets" } },
  function(t)
    t:next_turn()
    t:expect(t.p1.hand):count(8)
  end }

-- ---- 12.15.2: whose follower with Aura ----

test_card { id = "T-MS8", name = "Veiled", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 2,
  keywords = { "aura" },
}
test_card(function()
  local foes = followers { enemy = true }
  return card { id = "T-MS9", name = "Come Over", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.take_control(game.all(foes)) end }
end)
test_card { id = "T-MS10", name = "Nudge", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower {} }, run = function(game, me, it) game.give(it, { attack = 1, lasts = "turn" }) end,
}

scenario "12.15.2 a follower with Aura is selected by who controls it, and not by its owner" {
  p1 = { hand = { "Come Over", "Nudge" } },
  p2 = { field = { "Veiled" }, hand = { "Nudge" } },
  function(t)
    t:cannot(t.p1, "play", "Nudge", "10.6.2.3.4")
    t.p1:play("Come Over")
    t:pass_all()
    t.p1:play("Nudge"):on("Veiled")
    t:pass_all()
    t:expect("Veiled"):attack(2)
    t.p1:end_turn()
    t:expect_decision("p2", "7.4.4")
    t:cannot(t.p2, "play", "Nudge", "10.6.2.3.4")
    t.p2:pass()
  end }

-- ---- 5.12: a swap is one moment ----

test_card { id = "T-MS11", name = "Drill Master", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  static { affects = followers { friendly = true, other = true }, attack = 3 },
}
test_card { id = "T-MS12", name = "Leaver", type = "follower", class = "neutral", cost = 1, attack = 2, defense = 2,
  when { event = "leave", subject = "me", run = function(game, me) game.give(game.leader(), { defense = me.attack }) end },
}
test_card(function()
  local mine = follower { friendly = true }
  local yours = card { zone = "ex", friendly = true }
  return card { id = "T-MS13", name = "Swap Over", type = "spell", class = "neutral", cost = 0,
    targets = { mine, yours }, run = function(game, me, one, other) game.swap(other, one) end }
end)

scenario "5.12 what leaves in a swap is remembered as it was before the other card came" {
  p1 = { hand = { "Swap Over" }, field = { "Leaver" }, ex = { "Drill Master" } },
  function(t)
    t.p1:play("Swap Over"):on("Leaver", "Drill Master")
    t:pass_all()
    t:expect("Drill Master"):in_zone("field")
    t:expect("Leaver"):in_zone("ex")
    t:expect_defense("p1", 22)
  end }

-- ---- 5.20.1.1: revealed while another effect runs ----

test_card(function()
  local last = spells { zone = "hand", owned = true, name = "Joint Arrival" }
  local small = followers { zone = "hand", owned = true }
  return card { id = "T-MS14", name = "Open Speech", type = "spell", class = "neutral", cost = 0,
    run = function(game)
      game.reveal(game.hand())
      game.play(game.choose(last))
      game.discard_cards(game.choose(small))
    end }
end)

scenario "5.20.1.1 what this effect has revealed is still revealed after another that was carried out within it" {
  p1 = { hand = { "Open Speech", "Joint Arrival", "Follower 1/1" } },
  function(t)
    t.p1:play("Open Speech")
    t.p1:choose("Joint Arrival")
    assert(t:settle().min == 1)
    t.p1:choose("Follower 1/1")
    t:expect("Follower 1/1"):in_zone("cemetery")
  end }
