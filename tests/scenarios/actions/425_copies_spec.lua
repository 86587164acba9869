-- SPDX-License-Identifier: MIT
-- Copies of spells and abilities on the chain, which cards were played this turn, losing one's text.

test_card { id = "t-cp-jolt", name = "Jolt", type = "spell", domains = { "fury" }, cost = { energy = 1 },
  targets = { unit {} }, run = function(game, me, it) game.deal(2, it) end,
}
test_card { id = "t-cp-kick", name = "Kicked", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  additional { name = "kick", optional = true, cost = { energy = 1 } },
  targets = { unit {}, if_paid("kick", unit {}) },
  run = function(game, me, it, other) game.deal(1, it) game.deal(3, other) end,
}
test_card { id = "t-cp-twin", name = "Twin", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  keywords = { "reaction" }, targets = { any_of { spell { other = true }, ability {} } },
  run = function(game, me, it) game.copy_item(it) end,
}
test_card { id = "t-cp-fork", name = "Fork", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  keywords = { "reaction" }, targets = { any_of { spell { other = true }, ability {} } },
  run = function(game, me, it) game.copy_item(it, { choose = true }) end,
}
test_card { id = "t-cp-lamp", name = "Lamp", type = "gear", domains = { "mind" }, cost = { energy = 0 },
  activated { cost = { exhaust = "me" }, targets = { unit {} }, run = function(game, me, it) game.deal(2, it) end },
}
test_card { id = "t-cp-count", name = "Counter", type = "unit", domains = { "mind" }, cost = { energy = 0 }, might = 1,
  when { event = "play", by = "you", subject = spell {}, run = function(game) game.gain_xp(1) end },
}
test_card(function()
local played, last = units { played_this_turn = true }, units { mine = true, last_played = true }
return card { id = "t-cp-last", name = "Recall Last", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game)
    game.buff(game.all(played))
    game.give(game.all(last), { might = 3, lasts = "turn" })
  end,
}
end)
test_card { id = "t-cp-mute", name = "Mute", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.lose_text(it, { lasts = "turn" }) end,
}
test_card { id = "t-cp-loud", name = "Loud", type = "unit", domains = { "mind" }, cost = { energy = 0 }, might = 2,
  keywords = { "tank", shield = 2 },
  static { affects = "me", might = 1 },
  when { event = "stun", subject = "me", run = function(game) game.gain_xp(1) end },
}

test_card { id = "t-cp-charm", name = "Trinket", type = "gear", domains = { "mind" }, cost = { energy = 0 },
  tags = { "Equipment" }, equip { cost = { energy = 1 } },
  effect_text { static { affects = "me", might = 5 } },
}

scenario "472.2.a what is appended to it by another card is not its own text" {
  p1 = { hand = { "Mute" } },
  p2 = { base = { { "Loud", attached = { "Trinket" } } } },
  function(t)
    t:expect("Loud"):might(8)
    t.p1:play("Mute"):on("Loud")
    t:pass_all()
    t:expect("Loud"):might(7)
  end }

scenario "439.2.b.1 a copy resolves with the same choices, is not played, and is gone then" {
  p1 = { hand = { "Jolt", "Twin" }, base = { "Counter" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 8" } },
  function(t)
    t.p1:play("Jolt"):on("Unit 8")
    t.p1:play("Twin"):on("Jolt")
    t:resolve()
    t:expect_chain(3)                          -- Jolt, its copy, and that Twin was played
    t:pass_all()
    t:expect("Unit 8"):damage(4)
    t:expect_number("p1", "xp", 2)             -- Twin and Jolt
    t:expect(t.p1.trash):count(2)
  end }

scenario "355 a copy with new choices; the original keeps its own" {
  p1 = { hand = { "Jolt", "Fork" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 8", "Unit 7" } },
  function(t)
    t.p1:play("Jolt"):on("Unit 8")
    t.p1:play("Fork"):on("Jolt")
    t:resolve()
    t.p1:yes():on("Unit 7")
    t:pass_all()
    t:expect("Unit 8"):damage(2)
    t:expect("Unit 7"):damage(2)
  end }

scenario "356.2 a copy is paid for like the original: additional costs that were paid count" {
  p1 = { hand = { "Kicked", "Fork" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 8", "Unit 7" } },
  function(t)
    t.p1:play("Kicked"):yes():on("Unit 8", "Unit 7")
    t.p1:play("Fork"):on("Kicked")
    t:resolve()
    t.p1:yes():on("Unit 7", "Unit 8")
    t:pass_all()
    t:expect("Unit 8"):damage(4)
    t:expect("Unit 7"):damage(4)
  end }

scenario "377 the copy of an ability; the opponent who copies it controls it" {
  p1 = { base = { "Lamp" } },
  p2 = { base = { "Unit 8", "Unit 7" }, hand = { "Fork" } },
  function(t)
    t.p1:use("Lamp"):on("Unit 8")
    t.p1:pass()
    t.p2:play("Fork")
    t:resolve()
    t.p2:no()
    t:pass_all()
    t:expect("Unit 8"):damage(4)
  end }

scenario "419.4 which cards were played this turn, and which one last" {
  p1 = { hand = { "Unit 1", "Unit 2", "Recall Last" }, base = { "Unit 3" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Unit 1"):at("base")
    t.p1:play("Unit 2"):at("base")
    t.p1:play("Recall Last")
    t:pass_all()
    t:expect("Unit 1"):buffed():might(2)
    t:expect("Unit 2"):buffed():might(6)
    t:expect("Unit 3"):unbuffed()
  end }

scenario "472.2.a its own text is lost, keywords and abilities, and comes back" {
  p1 = { hand = { "Mute", "Stupefy" }, pool = { energy = 1 } },
  p2 = { base = { { "Loud", buffs = 1 } } },
  function(t)
    t:expect("Loud"):keyword("tank"):might(4)
    t.p1:play("Mute"):on("Loud")
    t:pass_all()
    t:expect("Loud"):no_keyword("tank", "shield"):might(3)
    t:next_turn()
    t:expect("Loud"):keyword("tank"):might(4)
  end }

-- ---- Spells that have left the chain -------------------------------------------

test_card { id = "t-425-echo", name = "Echo Hall", type = "gear", cost = { energy = 0 },
  when { event = "play", subject = spell {}, by = "you", run = function(game) game.copy_item(game.event.subject) end },
}
test_card { id = "t-425-learn", name = "Learn", type = "spell", cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.deal(1, it) end,
}
test_card { id = "t-425-x", name = "Learn More", type = "spell", cost = { energy = 0 },
  additional { name = "harder", optional = true, cost = { energy = 1 } },
  targets = { unit {} }, run = function(game, me, it) game.deal(game.paid("harder") and 3 or 1, it) end,
}

scenario "355 a spell that has left the chain is copied with new choices" {
  p1 = { base = { "Echo Hall" }, hand = { "Learn" } }, p2 = { base = { "Unit 5", "Unit 6" } },
  function(t)
    t.p1:play("Learn"):on "Unit 5"
    t:resolve()
    t:expect("Unit 5"):damage(1)
    t:resolve()
    t.p1:choose "Unit 6"
    t:pass_all()
    t:expect("Unit 5"):damage(1)
    t:expect("Unit 6"):damage(1)
  end }

scenario "355 the additional cost of the copied spell counts as paid for the copy, too" {
  p1 = { base = { "Echo Hall" }, hand = { "Learn More" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 5", "Unit 6" } },
  function(t)
    t.p1:play("Learn More"):yes():on("Unit 5")
    t:resolve()
    t:expect("Unit 5"):damage(3)
    t:resolve()
    t.p1:choose "Unit 6"
    t:pass_all()
    t:expect("Unit 6"):damage(3)
    t:expect_number("p1", "energy", 0)
  end }

scenario "355 nothing comes of the copy where no choice is legal any more" {
  p1 = { base = { "Echo Hall" }, hand = { "Learn" } }, p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Learn"):on "Unit 1"
    t:resolve()
    t:expect("Unit 1"):in_zone "trash"
    t:expect_chain(1) -- the battlefield's ability
    t:resolve()
    t:expect_chain(0)
    t:expect(t.p1.trash):is { "Learn" }
  end }

test_card { id = "t-425-bury", name = "Deny Deeply", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { spell {} }, run = function(game, me, it) game.counter(it, { to = "deck" }) end,
}
test_card { id = "t-425-gone", name = "Deny For Good", type = "spell", cost = { energy = 0 }, keywords = { "reaction" },
  targets = { spell {} }, run = function(game, me, it) game.counter(it, { to = "banishment" }) end,
}

scenario "425.1 a card may say where the spell that it counters goes: under its owner's deck, or into Banishment" {
  p1 = { hand = { "Learn", "Learn" } }, p2 = { hand = { "Deny Deeply", "Deny For Good" }, base = { "Unit 5" } },
  function(t)
    t.p1:play("Learn#1"):on("Unit 5"):pass()
    t.p2:play("Deny Deeply"):on "Learn#1"
    t:pass_all()
    t:expect("Learn#1"):in_zone "deck"
    t.p1:play("Learn#2"):on("Unit 5"):pass()
    t.p2:play("Deny For Good"):on "Learn#2"
    t:pass_all()
    t:expect("Learn#2"):in_zone "banishment"
    t:expect("Unit 5"):damage(0)
  end }

test_card { id = "t-cp-offer", name = "Burnt Offering", type = "spell", cost = { energy = 0 },
  additional { name = "kill", cost = { kill = units { mine = true } } },
  targets = { unit { enemy = true } },
  run = function(game, me, it) game.deal(game.paid_with("kill"):sum "might", it) end,
}

scenario "355.15, 359.3.e.13 a copy remembers what was given up for the original, as it was" {
  p1 = { hand = { "Burnt Offering", "Twin" }, base = { { "Unit 3", buffs = 1 } } },
  p2 = { base = { "Unit 10" } },
  function(t)
    t.p1:play "Burnt Offering"
    t.p1:play("Twin"):on "Burnt Offering"
    t:resolve() -- Twin
    t:expect_chain(2)
    t:resolve() -- the copy
    t:expect("Unit 10"):damage(4)
    t:resolve()
    t:expect("Unit 10"):damage(8)
  end }

-- ---- The next spell, and the last card of each player ---------------------------------------

test_card { id = "t-cp-stoke", name = "Stoke", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game) game.start("burns", { lasts = "turn" }) end,
  abilities = { burns = static { affects = spells { mine = true }, next = true, bonus_damage = 2 } },
}
test_card { id = "t-cp-word", name = "Quick Word", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  keywords = { "reaction" }, run = function(game) game.draw(1) end,
}

scenario "712, 439.2.b the Bonus Damage of the next spell is that spell's alone, and none of its copy" {
  p1 = { hand = { "Stoke", "Jolt", "Twin" }, pool = { energy = 1 } }, p2 = { base = { "Unit 9" } },
  function(t)
    t.p1:play "Stoke"
    t:resolve()
    t.p1:play("Jolt"):on "Unit 9"
    t.p1:play("Twin")
    t:resolve()
    t:resolve() -- the copy
    t:expect("Unit 9"):damage(2)
    t:resolve()
    t:expect("Unit 9"):damage(6)
  end }

scenario "712 the bonus of the next spell is used up by that spell, though it deals no damage" {
  p1 = { hand = { "Stoke", "Stoke", "Jolt", "Jolt" }, pool = { energy = 2 } }, p2 = { base = { "Unit 9" } },
  function(t)
    t.p1:play "Stoke#1" -- its next spell is the second Stoke
    t:resolve()
    t.p1:play "Stoke#2"
    t:resolve()
    t.p1:play("Jolt#1"):on "Unit 9"
    t:resolve()
    t:expect("Unit 9"):damage(4)
    t.p1:play("Jolt"):on "Unit 9"
    t:resolve()
    t:expect("Unit 9"):damage(6)
  end }

test_card { id = "t-cp-stoker", name = "Stoker", type = "gear", domains = { "mind" }, cost = { energy = 0 },
  activated { cost = { exhaust = "me" }, run = function(game) game.start("burns", { lasts = "turn" }) end },
  abilities = { burns = static { affects = spells { mine = true }, next = true, bonus_damage = 1 } },
}

scenario "712 two bonuses of the next spell count together, and for no other spell" {
  p1 = { base = { "Stoker", "Stoker" }, hand = { "Jolt", "Jolt" }, pool = { energy = 2 } }, p2 = { base = { "Unit 9" } },
  function(t)
    t.p1:use "Stoker#1"
    t:resolve()
    t.p1:use "Stoker#2"
    t:resolve()
    t.p1:play("Jolt#1"):on "Unit 9"
    t:resolve()
    t:expect("Unit 9"):damage(4)
    t.p1:play("Jolt"):on "Unit 9"
    t:resolve()
    t:expect("Unit 9"):damage(6)
  end }

scenario "419.4 the last card that a player has played is not another player's, though that is later" {
  p1 = { hand = { "Counter", "Recall Last" } }, p2 = { hand = { "Quick Word" } },
  function(t)
    t.p1:play "Counter"
    t:pass_all()
    t.p1:play "Recall Last"
    t.p1:pass()
    t.p2:play "Quick Word"
    t:resolve()
    t:resolve()
    t:expect("Counter"):buffed():might(5)
  end }
