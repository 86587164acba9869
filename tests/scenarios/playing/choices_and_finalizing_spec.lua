-- SPDX-License-Identifier: MIT
-- Rules the core cites and no other scenario names: playing, abilities, replacement,
-- triggers (355-406).

use "../test_cards.lua"

test_card { id = "t-9520", name = "Crossroads", type = "spell", cost = { energy = 1 },
  modes { choose = 1,
    mode { targets = { unit { enemy = true } },
      run = function(game, me, it) game.deal(1, it) end },
    mode { run = function(game, me) game.draw(1) end },
  },
}
test_card { id = "t-9521", name = "Free Play", type = "spell", cost = { energy = 1 },
  targets = { card { zone = "trash", mine = true } },
  run = function(game, me, it) game.play(it, { ignoring = "cost", at = "base" }) end,
}
test_card { id = "t-9522", name = "Cheap Play", type = "spell", cost = { energy = 1 },
  targets = { card { zone = "trash", mine = true } },
  run = function(game, me, it) game.play(it, { ignoring = "energy", at = "base" }) end,
}
test_card { id = "t-9523", name = "Dear Giant", type = "unit", cost = { energy = 1 }, might = 6,
  additional { name = "kill", cost = { kill = units { friendly = true } } },
  additional { name = "discard", cost = { discard = 1 } },
}
test_card { id = "t-9524", name = "Flourish", type = "spell", cost = { energy = 1 },
  additional { name = "flourish", optional = true, cost = { energy = 1 } },
  run = function(game, me)
    if game.paid("flourish") then game.draw(2) else game.draw(1) end
  end,
}
test_card { id = "t-9525", name = "Patron", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = spell { mine = true, zone = "hand" }, cost = { energy = -2 } },
}
test_card { id = "t-9526", name = "Ransomer", type = "unit", cost = { energy = 1 }, might = 2,
  instead_of { event = "die", subject = units { friendly = true, other = true },
    run = function(game, me)
      game.recall(game.event.subject)
      game.draw(1)
    end },
}
test_card { id = "t-9527", name = "Shy Sage", type = "unit", cost = { energy = 1 }, might = 2,
  activated { cost = { energy = 1 },
    if_ = number.count(card { zone = "hand", mine = true }):at_most(0),
    run = function(game, me) game.draw(1) end },
}
test_card { id = "t-9528", name = "Bell Ringer", type = "unit", cost = { energy = 1 }, might = 1,
  when_played { run = function(game, me) game.later("ring") end },
  abilities = {
    ring = delayed { event = "turn_end", once = true, ends = "turn",
      run = function(game, me) game.draw(1) end },
  },
}

scenario "355.3 the mode is chosen as the spell is played" {
  p1 = { hand = { "Crossroads" }, runes = { fury = 1 } }, p2 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Crossroads"
    t:expect_decision("p1", "355.3")
    t.p1:choose(2)
    t:expect_decision("p1", "priority") -- without a target: the other mode has one
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect("Unit 2"):damage(0)
  end }

scenario "355.3 and only the chosen mode happens" {
  p1 = { hand = { "Crossroads" }, runes = { fury = 1 } }, p2 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Crossroads"):choose(1):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):damage(1)
    t:expect(t.p1.hand):count(0)
  end }

scenario "355.5 what a spell must choose is chosen before anybody has priority" {
  p1 = { hand = { "Bolt" }, runes = { fury = 1 } }, p2 = { base = { "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play "Bolt"
    t:expect_decision("p1", "355.5")
    t:expect_option("Unit 4", "Unit 5")
    t.p1:choose "Unit 5"
    t:expect_decision("p1", "priority")
    t:pass_all()
    t:expect("Unit 5"):damage(3)
    t:expect("Unit 4"):damage(0)
  end }

scenario "355.10.c what a cost takes is no target" {
  p1 = { hand = { "Tyrant" }, runes = { fury = 1 }, base = { "Idol" } },
  function(t)
    t.p1:play "Tyrant"
    t:expect("Idol"):in_zone "trash"
    t:expect_no_event("choose", "Idol")
    t:expect(t.p1.hand):count(0)
  end }

scenario "355.10.c what a replacement speaks of is no target, a choice outside of it is" {
  p1 = { hand = { "Saving Angel", "Slay" }, runes = { fury = 2 }, base = { "Idol", "Unit 1" } },
  function(t)
    t.p1:play("Saving Angel"):on "Idol"
    t:expect_event("choose", "Idol")
    t:pass_all()
    t:expect(t.p1.hand):count(2) -- Slay and what Idol draws
    t:forget()
    t.p1:play("Slay"):on "Idol"
    t:pass_all()
    t:expect("Idol"):at "base"
    t:expect(t.p1.hand):count(2) -- Slay has gone, Idol has drawn once more, not twice
  end }

scenario "356 the total is the printed cost, what increases it and what lowers it" {
  rule = "356",
  p1 = { hand = { "Unit 3", "Study" }, base = { "Quartermaster" }, runes = { fury = 4 } },
  p2 = { base = { "Taxman" } },
  function(t)
    t.p1:play "Unit 3"
    t:expect(t.p1.runes):exhausted(2)
    t.p1:play "Study"
    t:expect(t.p1.runes):exhausted(4)
  end }

scenario "356 who cannot pay the total cannot play the card" {
  rule = "356",
  p1 = { hand = { "Unit 3" }, base = { "Quartermaster" }, runes = { fury = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Unit 3", "357")
  end }

scenario "356.1.a a card that is played for a price costs that instead of its printed cost" {
  p1 = { hand = { "Sift", "Flame Chompers" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Sift"
    t:pass_all()
    t.p1:yes() -- whether to play it
    t.p1:yes() -- whether to pay
    t:pass_all()
    t:expect("Flame Chompers"):at "base"
    t:expect(t.p1.runes):count(1) -- one recycled for its Power, no Energy asked
  end }

scenario "356.1.a without the price it is not played" {
  p1 = { hand = { "Sift", "Flame Chompers" }, runes = { calm = 2 } },
  function(t)
    t.p1:play "Sift"
    t:pass_all()
    t.p1:yes()
    t:expect_decision("p1", "turn")
    t:expect("Flame Chompers"):in_zone "trash"
    t:expect(t.p1.runes):count(2)
  end }

scenario "356.1.b ignoring the cost makes it zero" {
  p1 = { hand = { "Free Play" }, runes = { fury = 1 }, trash = { "Costly" } },
  function(t)
    t.p1:play("Free Play"):on "Costly"
    t:pass_all()
    t:expect("Costly"):at "base"
    t:expect(t.p1.runes):count(1)
  end }

scenario "356.1.b ignoring the Energy leaves the Power to be paid" {
  p1 = { hand = { "Cheap Play" }, runes = { fury = 2 }, trash = { "Costly" } },
  function(t)
    t.p1:play("Cheap Play"):on "Costly"
    t:pass_all()
    t:expect("Costly"):at "base"
    t:expect(t.p1.runes):count(1)
  end }

scenario "356.1.b who cannot pay that Power does not play it" {
  p1 = { hand = { "Cheap Play" }, runes = { calm = 2 }, trash = { "Costly" } },
  function(t)
    t.p1:play("Cheap Play"):on "Costly"
    t:pass_all()
    t:expect("Costly"):in_zone "trash"
    t:expect(t.p1.runes):count(2)
  end }

scenario "356.2 every additional cost is paid" {
  p1 = { hand = { "Dear Giant", "Filler" }, base = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Dear Giant"
    t:expect("Dear Giant"):at "base"
    t:expect(t.p1.trash):is { "Unit 1", "Filler" }
    t:expect(t.p1.runes):exhausted(1)
  end }

scenario "356.2 without the second one the card is not played" {
  p1 = { hand = { "Dear Giant" }, base = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Dear Giant")
  end }

scenario "356.4.f.1 an additional cost that a discount has eaten up was paid" {
  p1 = { hand = { "Flourish" }, base = { "Patron" } },
  function(t)
    t.p1:play("Flourish"):yes()
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "356.4.f.1 one that was left out was not paid" {
  p1 = { hand = { "Flourish" }, base = { "Patron" } },
  function(t)
    t.p1:play("Flourish"):no()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "358 what is not permitted at this time is no legal play" {
  rule = "358",
  p1 = { hand = { "Study", "Swift Study", "Quick Study" }, runes = { fury = 3 },
    base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:cannot(t.p1, "play", "Study")
    t:can(t.p1, "play", "Swift Study")
    t.p1:play "Quick Study"
    t:cannot(t.p1, "play", "Swift Study")
  end }

scenario "358 a play that is given up is undone: card and runes are back" {
  rule = "358",
  p1 = { hand = { "Bolt" }, runes = { fury = 1 } }, p2 = { base = { "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play "Bolt"
    t.p1:cancel()
    t:expect(t.p1.hand):is { "Bolt" }
    t:expect(t.p1.runes):ready(1)
    t:expect_chain(0)
    t:expect_decision("p1", "turn")
  end }

scenario "359 a finalized permanent enters at once, a spell waits on the chain" {
  rule = "359",
  p1 = { hand = { "Unit 1", "Trinket", "Study" }, runes = { fury = 3 } },
  function(t)
    t.p1:play "Unit 1"
    t:expect("Unit 1"):at "base"
    t:expect_decision("p1", "turn")
    t.p1:play "Trinket"
    t:expect("Trinket"):at "base"
    t.p1:play "Study"
    t:expect("Study"):in_zone "chain"
    t:expect(t.p1.hand):count(0)
  end }

scenario "359.1 a card that is no longer pending can be answered" {
  p1 = { hand = { "Bolt" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 4", "Unit 5" }, hand = { "Negate" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Bolt"
    t:expect_no_event("finalize", "Bolt")
    t.p1:choose "Unit 4"
    t:expect_event("finalize", "Bolt")
    t.p1:pass()
    t.p2:play("Negate"):on "Bolt"
    t:pass_all()
    t:expect("Unit 4"):damage(0)
  end }

scenario "359.3.e.6 what cannot be followed is left out, the rest is done" {
  p1 = { hand = { "Volley" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 4" }, hand = { "Bounce" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Volley"):on "Unit 4"
    t.p1:pass()
    t.p2:play("Bounce"):on "Unit 4"
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 4" }
    t:expect_no_event("damage", "Unit 4")
    t:expect(t.p1.hand):count(1)
  end }

scenario "359.3.f.3 the trigger condition is looked at when it is met, not later" {
  p1 = { base = { "Mask of Foresight", "Unit 2", "Unit 3" }, hand = { "Push" },
    runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 2", "East Field")
    t:expect_chain(1)
    t.p1:play("Push"):on("Unit 3", "East Field")
    t:resolve()
    t:expect("Unit 3"):at "East Field"
    t:resolve()
    t:expect("Unit 2"):might(3)
    t:expect("Unit 3"):might(3)
  end }

scenario "359.3.f.3 two units that attack together do not meet it" {
  p1 = { base = { "Mask of Foresight", "Unit 2", "Unit 3" } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move({ "Unit 2", "Unit 3" }, "East Field")
    t:expect_chain(0)
    t:expect("Unit 2"):might(2)
  end }

scenario "370 a replacement changes what the instruction of another card does" {
  rule = "370",
  p1 = { hand = { "Slay" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } }, base = { "Saint" } },
  function(t)
    t.p1:play("Slay"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):at "base"
    t:expect_no_event("die", "Unit 1")
    t:expect(t.p2.trash):is {}
  end }

scenario "370 what it does not speak of happens as written" {
  rule = "370",
  p1 = { hand = { "Slay" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } }, base = { "Saint" } },
  function(t)
    t.p1:play("Slay"):on "Saint"
    t:pass_all()
    t:expect("Saint"):in_zone "trash"
    t:expect_event("die", "Saint")
  end }

scenario "372 the owner of the unit decides, not who kills it" {
  rule = "372",
  p1 = { hand = { "Slay" }, runes = { fury = 1 } },
  p2 = { base = { "Saint", "Ransomer", "Unit 1" } },
  function(t)
    t.p1:play("Slay"):on "Unit 1"
    t:pass_all()
    t:expect_decision("p2", "372")
    t:expect_option("Saint", "Ransomer")
    t.p2:choose "Ransomer"
    t:expect("Unit 1"):at "base"
    t:expect(t.p2.hand):count(1)
  end }

scenario "372 the replacement that was not chosen does nothing" {
  rule = "372",
  p1 = { hand = { "Slay" }, runes = { fury = 1 } },
  p2 = { base = { "Saint", "Ransomer", "Unit 1" } },
  function(t)
    t.p1:play("Slay"):on "Unit 1"
    t:pass_all()
    t.p2:choose "Saint"
    t:expect("Unit 1"):at "base"
    t:expect(t.p2.hand):count(0)
  end }

scenario "377 an activated ability is used as often as its cost can be paid" {
  rule = "377",
  p1 = { base = { "Paid Archer" }, runes = { fury = 2 } }, p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:use("Paid Archer"):on "Unit 4"
    t:pass_all()
    t.p1:use("Paid Archer"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):damage(2)
    t:cannot(t.p1, "use", "Paid Archer")
  end }

scenario "377.2.b an ability with a condition is not used while it does not hold" {
  p1 = { base = { "Shy Sage" }, hand = { "Filler" }, runes = { fury = 1 } },
  function(t)
    t:cannot(t.p1, "use", "Shy Sage", "377.2.b")
  end }

scenario "377.2.b and is when it holds" {
  p1 = { base = { "Shy Sage" }, runes = { fury = 2 } },
  function(t)
    t.p1:use "Shy Sage"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:cannot(t.p1, "use", "Shy Sage", "377.2.b")
  end }

scenario "377.3 an activated ability waits on the chain" {
  p1 = { base = { "Sage" } }, p2 = { hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t.p1:use "Sage"
    t:expect_chain(1)
    t:expect(t.p1.hand):count(0)
    t.p1:pass()
    t.p2:play("Slay"):on "Sage"
    t:resolve()
    t:expect("Sage"):in_zone "trash"
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end }

scenario "383.4.b.2 'when you choose me' goes onto the chain behind the finalized spell" {
  p1 = { hand = { "Grow" }, runes = { fury = 1 }, base = { "Idol" } },
  function(t)
    t.p1:play("Grow"):on "Idol"
    t:expect_chain(2)
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect("Idol"):might(3)
    t:resolve()
    t:expect("Idol"):might(5)
  end }

scenario "383.4.b.2 and only for who chooses" {
  p1 = { hand = { "Grow" }, runes = { fury = 1 } }, p2 = { base = { "Idol" } },
  function(t)
    t.p1:play("Grow"):on "Idol"
    t:expect_chain(1)
  end }

scenario "383.4.c.2.a 'when I conquer' needs the unit there" {
  p1 = { base = { "Unit 3", "Conqueror" } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t:expect(t.p1.hand):count(0)
    t.p1:move("Conqueror", "East Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_points("p1", 2)
    t:expect(t.p1.hand):count(1)
  end }

scenario "392 a delayed ability happens though its source has gone" {
  rule = "392",
  p1 = { hand = { "Bell Ringer", "Slay" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Bell Ringer"
    t:pass_all()
    t.p1:play("Slay"):on "Bell Ringer"
    t:pass_all()
    t:expect("Bell Ringer"):in_zone "trash"
    t:expect(t.p1.hand):count(0)
    t.p1:end_turn()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "401 an ability that is activated becomes an item of its own, its source stays" {
  rule = "401",
  p1 = { base = { "Paid Archer" }, runes = { fury = 1 } }, p2 = { base = { "Unit 4", "Unit 5" } },
  function(t)
    t.p1:use "Paid Archer"
    t:expect_chain(1)
    t:expect("Paid Archer"):at("base"):ready()
    t.p1:on "Unit 4"
    t:expect_event("activate", "Paid Archer")
  end }

scenario "404.1 the cost of an ability is paid as it is activated" {
  p1 = { base = { "Sage", "Bomb" } }, p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:use("Bomb"):on "Unit 4"
    t:expect("Bomb"):in_zone "trash"
    t:expect("Unit 4"):damage(0)
    t:pass_all()
    t:expect("Unit 4"):damage(2)
    t.p1:use "Sage"
    t:expect("Sage"):exhausted()
  end }

scenario "404.1 who cannot pay it does not activate" {
  p1 = { base = { { "Sage", exhausted = true } } },
  function(t)
    t:cannot(t.p1, "use", "Sage", "404.1")
  end }

scenario "406 a finalized ability is answered and resolved like a spell" {
  rule = "406",
  p1 = { base = { "Paid Archer" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 4", "Quick Sage" } },
  function(t)
    t.p1:use("Paid Archer"):on "Unit 4"
    t:expect_decision("p1", "priority")
    t.p1:pass()
    t.p2:use "Quick Sage"
    t:resolve()
    t:expect(t.p2.hand):count(1)
    t:expect("Unit 4"):damage(0)
    t:resolve()
    t:expect("Unit 4"):damage(1)
  end }
