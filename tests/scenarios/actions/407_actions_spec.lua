-- SPDX-License-Identifier: MIT
-- Game actions (407-439).

use "../test_cards.lua"

scenario "413.4 drawing more than the deck holds: what there is, Burn Out, the rest" {
  p1 = { deck = { "Unit 1" }, trash = { "Unit 2", "Unit 3", "Unit 4" },
    hand = { "Draw Three" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Draw Three"
    t:pass_all()
    t:expect_event "burn_out"
    t:expect(t.p1.hand):count(3):has "Unit 1"
    t:expect_points("p2", 1)
  end }

scenario "431.2.b a Burn Out recycles the whole trash" {
  p2 = { deck = {}, trash = { "Unit 1", "Unit 2" } },
  function(t)
    t:next_turn()
    t:expect(t.p2.trash):is {}
    t:expect(t.p2.deck):count(1)
    t:expect(t.p2.hand):count(1)
  end }

scenario "431.2.c a Burn Out gives the opponent a point" {
  p2 = { deck = {}, trash = { "Unit 1", "Unit 2" }, points = 3 }, p1 = { points = 2 },
  function(t)
    t:next_turn()
    t:expect_points("p1", 3)
    t:expect_points("p2", 3)
  end }

scenario "431.3.a with deck and trash empty a player burns out until he has lost" {
  p2 = { deck = {} }, p1 = { points = 5 },
  function(t)
    t.p1:end_turn()
    t:expect_winner "p1"
  end }

scenario "431.3.b the winner by Burn Outs must be ahead" {
  p2 = { deck = {}, points = 7 },
  function(t)
    t.p1:end_turn()
    t:expect_winner "p1"
    t:expect_points("p1", 8)
  end }

scenario "414.1.c exhausting what is exhausted does nothing" {
  p1 = { hand = { "Tire" }, runes = { fury = 1 } },
  p2 = { base = { { "Unit 1", exhausted = true } } },
  function(t)
    t.p1:play("Tire"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):exhausted()
    t:expect_no_event("exhaust", "Unit 1")
  end }

scenario "414.1 a unit is exhausted by an effect" {
  p1 = { hand = { "Tire" }, runes = { fury = 1 } }, p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Tire"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):exhausted()
  end }

scenario "415.1 a readied unit may move again" {
  p1 = { at = { ["West Field"] = { { "Unit 1", exhausted = true } } },
    hand = { "Wake" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Wake"):on "Unit 1"
    t:pass_all()
    t.p1:move("Unit 1", "base")
    t:expect("Unit 1"):at("base"):exhausted()
  end }

scenario "415.1.c readying what is ready does nothing" {
  p1 = { base = { "Insomniac" }, hand = { "Wake" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Wake"):on "Insomniac"
    t:pass_all()
    t:expect_no_event("ready", "Insomniac")
    t:expect(t.p1.hand):count(0)
  end }

scenario "416.1.a a recycled card goes to the bottom of the main deck" {
  p1 = { deck = { "Unit 1", "Unit 2" }, trash = { "Unit 3" },
    hand = { "Bury" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Bury"):on "Unit 3"
    t:pass_all()
    t:expect(t.p1.deck):in_order { "Unit 1", "Unit 2", "Unit 3" }
    t:expect(t.p1.trash):is { "Bury" }
  end }

scenario "417.1 dealing damage marks it" {
  p1 = { hand = { "Jab" }, runes = { fury = 1 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Jab"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):damage(1)
    t:expect_event("damage", "Unit 3")
  end }

scenario "417.1.e.1 no damage is dealt when the amount is 0" {
  p1 = { hand = { "Zero" }, runes = { fury = 1 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Zero"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):damage(0)
    t:expect_no_event("damage", "Unit 3")
  end }

scenario "417.1.d damage is dealt to several units at the same time" {
  p1 = { hand = { "Twin Jab" }, runes = { fury = 1 } }, p2 = { base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Twin Jab"):on("Unit 1", "Unit 2")
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
    t:expect("Unit 2"):damage(1)
  end }

scenario "418.1 healing clears the damage" {
  p1 = { base = { { "Unit 3", damage = 2 } }, hand = { "Mend" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Mend"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):damage(0)
    t:expect_event("heal", "Unit 3")
  end }

scenario "419.1.a cards are not played from the trash" {
  p1 = { trash = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Unit 1")
  end }

scenario "421.2 hiding costs one Power of any domain" {
  p1 = { hand = { "Lurker" }, runes = { calm = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:hide("Lurker", "West Field")
    t:settle()
    t:expect(t.p1.runes):count(0)
    t:expect(t.p1.hand):is {}
  end }

scenario "421.2 without a rune nothing is hidden" {
  p1 = { hand = { "Lurker" }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:cannot(t.p1, "hide", "Lurker")
  end }

scenario "422.1.a the discarding player chooses" {
  p1 = { hand = { "Sift", "Unit 1", "Unit 2" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Sift"
    t.p1:pass()
    t.p2:pass()
    t.p1:choose "Unit 2"
    t:expect(t.p1.trash):is { "Unit 2", "Sift" }
    t:expect(t.p1.hand):is { "Unit 1", "Filler" }
  end }

scenario "422.1.a the opponent chooses what he discards himself" {
  p1 = { hand = { "Forget" }, runes = { fury = 1 } },
  p2 = { hand = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Forget"
    t.p1:pass()
    t.p2:pass()
    t:expect_decision "p2"
    t.p2:choose("Unit 1", "Unit 3")
    t:expect(t.p2.hand):is { "Unit 2" }
  end }

scenario "422.4 discarding as an effect does as much as possible" {
  p1 = { hand = { "Forget" }, runes = { fury = 1 } }, p2 = { hand = { "Unit 1" } },
  function(t)
    t.p1:play "Forget"
    t:pass_all()
    t:expect(t.p2.hand):is {}
    t:expect(t.p2.trash):is { "Unit 1" }
  end }

scenario "422.4 with an empty hand nothing is discarded and the rest is done" {
  p1 = { hand = { "Sift" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Sift"
    t:pass_all()
    t:expect(t.p1.hand):is { "Filler" }
    t:expect_no_event "discard"
  end }

scenario "423.1 a stunned unit deals no combat damage" {
  p1 = { base = { "Unit 3" }, hand = { "Daze" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Daze"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):stunned():might(4)
    t.p1:move("Unit 3", "East Field")
    t:combat()
    t:expect_no_event("damage", "Unit 3")
    t:expect("Unit 3"):at("base"):damage(0)
  end }

scenario "423.1.c a stunned unit still has its Might against damage" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { { "Unit 4", stunned = true } } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:combat()
    t:expect("Unit 4"):at "East Field"
    t:expect_control("East Field", "p2")
  end }

scenario "423.1.a.1 a stunned unit is not stunned again" {
  p1 = { hand = { "Daze" }, runes = { fury = 1 } },
  p2 = { base = { { "Unit 4", stunned = true } } },
  function(t)
    t.p1:play("Daze"):on "Unit 4"
    t:pass_all()
    t:expect_no_event("stun", "Unit 4")
  end }

scenario "426.1.b buffing places one buff: +1 Might" {
  p1 = { base = { "Unit 2" }, hand = { "Pump" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Pump"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):buffed():might(3)
  end }

scenario "426.1.b.1 a second buff is not placed" {
  p1 = { base = { "Unit 2" }, hand = { "Pump", "Pump" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Pump"):on "Unit 2"
    t:pass_all()
    t.p1:play("Pump"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(3):attribute("buffs", 1)
  end }

scenario "426.1.c a buffed unit can still be chosen" {
  p1 = { base = { { "Unit 2", buffs = 1 } }, hand = { "Pump" }, runes = { fury = 1 } },
  function(t)
    t:can(t.p1, "play", "Pump")
  end }

scenario "427.2.a banishing is not killing" {
  p1 = { base = { "Mourner" }, hand = { "Exile" }, runes = { fury = 1 } },
  p2 = { base = { "Martyr" } },
  function(t)
    t.p1:play("Exile"):on "Martyr"
    t:pass_all()
    t:expect("Martyr"):in_zone "banishment"
    t:expect_no_event "die"
    t:expect(t.p2.hand):count(0)
  end }

scenario "428.1 a killed unit goes to its owner's trash" {
  p1 = { hand = { "Slay" }, runes = { fury = 1 } }, p2 = { base = { "Unit 9" } },
  function(t)
    t.p1:play("Slay"):on "Unit 9"
    t:pass_all()
    t:expect(t.p2.trash):is { "Unit 9" }
    t:expect_event("die", "Unit 9")
  end }

scenario "428.1.a.1.b a Kill instruction puts the Deathknell on the chain" {
  p1 = { hand = { "Slay" }, runes = { fury = 1 } }, p2 = { base = { "Martyr" } },
  function(t)
    t.p1:play("Slay"):on "Martyr"
    t:resolve()
    t:expect_chain(1)
    t:pass_all()
    t:expect(t.p2.hand):count(1)
  end }

scenario "430.1 channeling takes the top rune, ready" {
  p1 = { hand = { "Channel" }, runes = { fury = 1 }, rune_deck = { "Mind Rune", "Body Rune" } },
  function(t)
    t.p1:play "Channel"
    t:pass_all()
    t:expect(t.p1.runes):is { "Fury Rune", "Mind Rune" }
    t:expect(t.p1.runes):ready(1)
    t:expect(t.p1.rune_deck):in_order { "Body Rune" }
  end }

scenario "430.2 an effect can channel a rune exhausted" {
  p1 = { hand = { "Channel Tired" }, runes = { fury = 1 }, rune_deck = { "Mind Rune" } },
  function(t)
    t.p1:play "Channel Tired"
    t:pass_all()
    t:expect(t.p1.runes):count(2):exhausted(2)
  end }

scenario "430.1 with an empty rune deck nothing is channeled" {
  p1 = { hand = { "Channel" }, runes = { fury = 1 }, rune_deck = {} },
  function(t)
    t.p1:play "Channel"
    t:pass_all()
    t:expect(t.p1.runes):count(1)
    t:expect_no_event "burn_out"
  end }

scenario "436.1 predicting looks at the top card and may recycle it" {
  p1 = { hand = { "Foresee" }, runes = { fury = 1 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play "Foresee"
    t.p1:pass()
    t.p2:pass()
    t.p1:choose "Unit 1"
    t:expect(t.p1.deck):in_order { "Unit 2", "Unit 1" }
  end }

scenario "436.1 predicting may leave the card" {
  p1 = { hand = { "Foresee" }, runes = { fury = 1 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play "Foresee"
    t.p1:pass()
    t.p2:pass()
    t.p1:choose()
    t:expect(t.p1.deck):in_order { "Unit 1", "Unit 2" }
  end }

scenario "436.4.a predicting with an empty deck is no Burn Out" {
  p1 = { hand = { "Foresee" }, runes = { fury = 1 }, deck = {} },
  function(t)
    t.p1:play "Foresee"
    t:pass_all()
    t:expect_no_event "burn_out"
    t:expect_decision("p1", "turn")
  end }

scenario "411.4 'when you discard' sees a discard the opponent made one do" {
  p1 = { hand = { "Forget" }, runes = { fury = 1 } },
  p2 = { base = { "Scavenger" }, hand = { "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Forget"
    t.p1:pass()
    t.p2:pass()
    t.p2:choose("Unit 1", "Unit 2")
    t.p2:order { 1, 2 }
    t:pass_all()
    t:expect("Scavenger"):buffed()
  end }

scenario "411.4 'when you discard' does not see the opponent's discards" {
  p1 = { hand = { "Forget" }, runes = { fury = 1 }, base = { "Scavenger" } },
  p2 = { hand = { "Unit 1" } },
  function(t)
    t.p1:play "Forget"
    t:pass_all()
    t:expect("Scavenger"):unbuffed()
  end }

test_card { id = "t-950", name = "Peek", type = "spell", cost = { energy = 1 },
  run = function(game, me)
    local top = game.look(3)
    if top[1] then game.reveal(top[1]) end
  end,
}

scenario "431.1.c looking at more cards than there are is no Burn Out" {
  p1 = { hand = { "Peek" }, runes = { fury = 1 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play "Peek"
    t:pass_all()
    t:expect_no_event "burn_out"
    t:expect(t.p1.deck):in_order { "Unit 1", "Unit 2" }
  end }

scenario "424.1.a.2 a revealed card stays where it is" {
  p1 = { hand = { "Peek" }, runes = { fury = 1 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play "Peek"
    t:pass_all()
    t:expect_event("reveal", "Unit 1")
    t:expect("Unit 1"):in_zone "deck"
  end }

scenario "413.1 drawing takes the top card" {
  p1 = { hand = { "Study" }, runes = { fury = 1 }, deck = { "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play "Study"
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 4" }
    t:expect(t.p1.deck):in_order { "Unit 5" }
  end }

test_card { id = "t-407dig", name = "Dig", type = "spell", cost = { energy = 0 },
  run = function(game)
    local top = game.look(2)
    game.draw(1, { card = top[2] })
    game.draw(1, { card = top[3] or game.choose({}) })
  end,
}

scenario "413.1 a card that is drawn from elsewhere is drawn; one that is not there is none" {
  p1 = { hand = { "Dig" }, deck = { "Unit 4", "Unit 5", "Unit 6" } },
  function(t)
    t.p1:play "Dig"
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 5" }
    t:expect(t.p1.deck):in_order { "Unit 4", "Unit 6" }
    t:expect_event("draw", "Unit 5")
  end }

scenario "416.5 several cards go to the bottom of the deck, below what is there" {
  p1 = { deck = {}, trash = { "Unit 1", "Unit 2", "Unit 3" },
    hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p1.deck):count(2)
    t:expect(t.p1.trash):is { "Study" }
  end }

test_card(function()
  local all = units {}
  return card { id = "t-407-all", name = "Wash Away", type = "spell", domains = { "mind" }, cost = { energy = 0 },
    run = function(game) game.recycle(game.all(all)) end }
end)

scenario "416.1.c, 416.5 a stolen unit that is recycled with others goes to its owner's deck, and mixes with none of them" {
  p1 = { hand = { "Wash Away" }, deck = { "Filler" }, base = { "Unit 1", "Unit 2", { "Unit 3", owner = "p2" }, { "Unit 4", owner = "p2" } } },
  p2 = { deck = { "Filler" } },
  function(t)
    t:over_seeds(6, function(u)
      u.p1:play "Wash Away"
      u:resolve()
      u:expect(u.p1.deck):is { "Filler", "Unit 1", "Unit 2" }
      u:expect(u.p1.deck):starts_with { "Filler" }
      u:expect(u.p2.deck):is { "Filler", "Unit 3", "Unit 4" }
      u:expect(u.p2.deck):starts_with { "Filler" }
      return 1
    end):only(1)
  end }

test_card { id = "t-407-these", name = "Empty Hands", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game, me)
    local all = {}
    for _, player in ipairs(game.players()) do
      for _, held in ipairs(game.hand(player)) do all[#all + 1] = held end
    end
    game.draw(#game.discard_cards(all))
  end,
}

scenario "422 cards that are named are discarded by whoever holds them, each player's at once" {
  p1 = { hand = { "Empty Hands", "Unit 1" } }, p2 = { hand = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Empty Hands")
    t:pass_all()
    t:expect(t.p1.hand):count(3)
    t:expect(t.p2.hand):count(0)
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Unit 3"):in_zone("trash")
  end }
