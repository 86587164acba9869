-- SPDX-License-Identifier: MIT
-- One scenario for each of forty rules, in the order of their numbers.  Each fails when that rule is
-- broken (tests/mutants/), whatever else is tested.

use "../test_cards.lua"

test_card(function()
  local theirs = units { zone = "trash", enemy = true }
  return card { id = "t-995-1", name = "Borrow Corpse", type = "spell", cost = { energy = 1 },
    run = function(game, me)
      local it = game.choose(theirs)
      if game.exists(it) then game.play(it, { ignoring = "cost" }) end
    end,
  }
end)
test_card(function()
  local mine = units { zone = "hand", mine = true }
  return card { id = "t-995-2", name = "Maybe Free", type = "spell", cost = { energy = 1 },
    run = function(game, me)
      local it = game.choose(mine, { optional = true })
      if game.exists(it) then game.play(it, { ignoring = "energy" }) end
    end,
  }
end)
test_card { id = "t-995-3", name = "Self Sale", type = "spell", cost = { energy = 3 },
  static { affects = "me", cost = { energy = -2 } },
  run = function(game) game.draw(1) end,
}
test_card { id = "t-995-4", name = "Rain Oath", type = "spell", cost = { energy = 1 },
  targets = { unit { friendly = true } },
  run = function(game, me, it) game.later("rain", it) end,
  abilities = { rain = delayed { event = "turn_end", once = true, run = function(game) game.draw(1) end } },
}
test_card { id = "t-995-5", name = "Echo Hit", type = "spell", cost = { energy = 1 },
  targets = { unit { enemy = true } },
  run = function(game, me, it) game.then_do("hit", it) end,
  abilities = { hit = reflexive { run = function(game, me, it) game.deal(2, it) end } },
}
test_card { id = "t-995-6", name = "Own Bolt", type = "spell", cost = { energy = 1 },
  targets = { unit { friendly = true } },
  run = function(game, me, it)
    game.later("cheer", it)
    game.deal(3, it)
  end,
  abilities = {
    cheer = delayed { event = "die", killed_by_this = true, ends = "turn", once = true,
      run = function(game) game.draw(1) end },
  },
}
test_card { id = "t-995-8", name = "Gank Counter", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", might = number.count(units { friendly = true, keyword = "ganking" }) },
}
test_card { id = "t-995-9", name = "Assign Two", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it)
    game.set_might(it, 9, { lasts = "turn" })
    game.set_might(it, 7, { lasts = "turn" })
  end,
}
test_card { id = "t-995-10", name = "Rival", type = "unit", cost = { energy = 0 }, might = 1,
  when { event = "play", by = "opponent", subject = units {}, run = function(game, me) game.buff(me) end },
}
test_card { id = "t-995-11", name = "Kind Word", type = "spell", cost = { energy = 0 },
  targets = { unit { friendly = true } },
  run = function(game, me, it) game.buff(it) end,
}
test_card { id = "t-995-12", name = "Horn", type = "gear", might_bonus = 1, tags = { "Equipment" },
  effect_text { when { event = "move", subject = "me", run = function(game) game.draw(1) end } },
}
test_card { id = "t-995-13", name = "Armourer", type = "spell", cost = { energy = 1 },
  targets = { unit { equipped = true } },
  run = function(game, me, it) game.buff(it) end,
}
test_card { id = "t-995-14", name = "Unit Hater", type = "spell", cost = { energy = 1 },
  targets = { unit {} },
  run = function(game, me, it) game.kill(it) end,
}
test_card { id = "t-995-15", name = "Gear Hater", type = "spell", cost = { energy = 1 },
  targets = { gear {} },
  run = function(game, me, it) game.kill(it) end,
}

scenario "133 a card belongs to its type and to no other" {
  p1 = { hand = { "Unit Hater", "Gear Hater" }, runes = { fury = 2 } }, p2 = { base = { "Unit 1" } },
  function(t)
    t:can(t.p1, "play", "Unit Hater")
    t:cannot(t.p1, "play", "Gear Hater")
  end }

scenario "163.2.b a rune that is recycled to pay gives Power of its own domain" {
  p1 = { hand = { "Costly" }, runes = { fury = 3 } },
  function(t)
    t.p1:play "Costly"
    t:expect("Costly"):at "base"
    t:expect_event("recycle", "Fury Rune#1")
    t:expect_number("p1", "calm", 0)
  end }

scenario "173.2.b a legend cannot be sent away" {
  p1 = { hand = { "Send Legend" }, runes = { fury = 1 } }, p2 = { legend = "Emperor" },
  function(t)
    t.p1:play "Send Legend"
    t:pass_all()
    t:expect(t.p2.legend):is { "Emperor" }
    t:expect(t.p2.banishment):is {}
  end }
test_card { id = "t-995-16", name = "Send Legend", type = "spell", cost = { energy = 1 },
  targets = { legend { enemy = true } },
  run = function(game, me, it) game.banish(it) end,
}

scenario "188.3 who plays another player's card controls what enters" {
  p1 = { hand = { "Borrow Corpse" }, runes = { fury = 1 } }, p2 = { trash = { "Unit 3" } },
  function(t)
    t.p1:play "Borrow Corpse"
    t:pass_all()
    t:expect("Unit 3"):at("base"):controlled_by("p1"):owned_by("p2")
  end }

scenario "313.1 without Focus one cannot act in a showdown, and is told why" {
  p1 = { base = { "Unit 1" } }, p2 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:cannot(t.p2, "play", "Quick Study", "313.1")
  end }

scenario "323.4 damage equal to its Might kills a unit with a Deathknell, which triggers" {
  p1 = { hand = { "Twin Jab" }, runes = { fury = 1 } }, p2 = { base = { { "Martyr", damage = 1 }, "Unit 2" } },
  function(t)
    t.p1:play("Twin Jab"):on("Martyr", "Unit 2")
    t:pass_all()
    t:expect("Martyr"):in_zone "trash"
    t:expect("Unit 2"):at("base"):damage(1)
    t:expect(t.p2.hand):count(1)
  end }

scenario "323.7 a card hidden where its player lost control goes to the trash" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Lurker" } },
  function(t)
    t.p1:move("Unit 1", "base")
    t:expect_control("West Field", "nobody")
    t:expect(t.p1.trash):is { "Lurker" }
    t:expect(t:zone("facedown", 1)):is {}
  end }

scenario "323.9 a combat is staged before the showdown begins: it opens as one" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect_event("showdown", "East Field", 1)
  end }

scenario "323.9 with nobody else there it does not" {
  p1 = { base = { "Unit 3" } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect_event("showdown", "East Field", 0)
  end }

scenario "335.2 what the last item made due is done before the next one resolves" {
  p1 = { hand = { "Study", "Jab" }, runes = { fury = 2 } }, p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play "Study"
    t.p1:play("Jab"):on "Unit 1"
    t:resolve()
    t:expect("Unit 1"):in_zone "trash"
    t:expect_chain(1)
  end }

scenario "337.1.c.3 who has put the newest item onto the chain has priority" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } }, p2 = { hand = { "Quick Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:play "Quick Study"
    t:expect_decision("p2", "priority")
  end }

scenario "337.1.c.3 also when it is an opponent's trigger that came onto the chain" {
  p1 = { hand = { "Slay" }, runes = { fury = 1 } }, p2 = { base = { "Martyr" } },
  function(t)
    t.p1:play("Slay"):on "Martyr"
    t:resolve()
    t:expect_chain(1)
    t:expect_decision("p2", "priority")
  end }

scenario "355.17 a 'may' on resolution may be left" {
  p1 = { hand = { "Maybe Free", "Unit 3" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Maybe Free"
    t:resolve()
    t:expect_decision("p1", "355.17")
    t.p1:choose()
    t:expect("Unit 3"):in_zone "hand"
    t:expect_decision("p1", "turn")
  end }

scenario "356 the total cost is the card's and what was added: paying for Accelerate" {
  p1 = { hand = { "Racer" }, runes = { fury = 5 } },
  function(t)
    t.p1:play("Racer"):yes()
    t:expect("Racer"):ready()
    t:expect(t.p1.runes):ready(2)
    t:expect(t.p1.runes):count(4)
  end }

scenario "356.4 what was paid may take something off the cost" {
  p1 = { hand = { "Haggler", "Unit 1" }, runes = { fury = 3 } },
  function(t)
    t.p1:play("Haggler"):yes()
    t:expect(t.p1.runes):ready(2)
  end }

scenario "357.1.a while paying, abilities that add are used" {
  p1 = { base = { "Mana Elf" }, hand = { "Unit 1" } },
  function(t)
    t.p1:play "Unit 1"
    t:expect("Mana Elf"):exhausted()
    t:expect("Unit 1"):at "base"
  end }

scenario "358 a trigger for which nothing can be chosen is not finalized" {
  p1 = { hand = { "Sniper" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Sniper"
    t:expect_event "drop"
    t:expect_chain(0)
  end }

scenario "358.4 a card that cannot be paid for goes back where it came from" {
  p1 = { hand = { "Maybe Free", "Costly" }, runes = { calm = 3 } },
  function(t)
    t.p1:play "Maybe Free"
    t:resolve()
    t.p1:choose "Costly"
    t:expect("Costly"):in_zone "hand"
    t:expect(t.p1.trash):is { "Maybe Free" }
  end }

scenario "359.1, 406 an ability that was paid for is pending no longer: priority, then it resolves" {
  p1 = { base = { "Sage" }, hand = { "Greeter" }, runes = { fury = 1 } },
  function(t)
    t.p1:use "Sage"
    t:expect_decision("p1", "priority")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t.p1:play "Greeter"
    t:expect_decision("p1", "priority")
    t:pass_all()
    t:expect(t.p1.hand):count(2)
  end }

scenario "359.2 a unit enters where it was played to" {
  p1 = { hand = { "Unit 1" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Unit 1"):at "West Field"
    t:expect("Unit 1"):at "West Field"
  end }

scenario "359.3.e.6 about a target that is gone no ability is started" {
  p1 = { hand = { "Rain Oath" }, runes = { fury = 1 }, base = { "Unit 3" } }, p2 = { hand = { "Bounce" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Rain Oath"):on "Unit 3"
    t.p1:pass()
    t.p2:play("Bounce"):on "Unit 3"
    t:pass_all()
    t:next_turn()
    t:expect(t.p1.hand):is { "Unit 3" }
  end }

scenario "359.3.e.6 about one that is there it is" {
  p1 = { hand = { "Rain Oath" }, runes = { fury = 1 }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Rain Oath"):on "Unit 3"
    t:pass_all()
    t:next_turn()
    t:expect(t.p1.hand):count(1)
  end }

scenario "366.2 a card takes something off its own cost" {
  p1 = { hand = { "Self Sale" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Self Sale"
    t:expect(t.p1.runes):ready(0)
    t:expect_chain(1)
  end }

scenario "386 a reflexive ability knows what it is about" {
  p1 = { hand = { "Echo Hit" }, runes = { fury = 1 } }, p2 = { base = { "Unit 4", "Unit 5" } },
  function(t)
    t.p1:play("Echo Hit"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):damage(2)
    t:expect("Unit 5"):damage(0)
  end }

scenario "404.1 the cost of a trigger is paid" {
  p1 = { hand = { "Paid Sniper" }, runes = { fury = 2 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Paid Sniper"):yes()
    t:expect(t.p1.runes):ready(0)
  end }

scenario "419.1.a cards are played from the hand and from one's Champion Zone, nobody else's" {
  p1 = { hand = { "Unit 1" }, champion = "Unit 2", trash = { "Unit 3" }, deck = { "Unit 4" }, runes = { fury = 9 } },
  p2 = { champion = "Unit 5" },
  function(t)
    t:cannot(t.p1, "play", "Unit 3")
    t:cannot(t.p1, "play", "Unit 5")
    t.p1:play "Unit 1"
    t.p1:play "Unit 2"
    t:expect(t.p1.base):is { "Unit 1", "Unit 2" }
  end }

scenario "422.1.a who discards chooses which cards, and as many as he is told" {
  p1 = { hand = { "Draw and Drop", "Unit 1", "Unit 2" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Draw and Drop"
    t:resolve()
    t:expect_decision("p1", "422.1.a")
    local decision = t.game:decision()
    assert(decision.min == 1 and decision.max == 1, "another number of cards may be discarded")
    t.p1:choose "Unit 2"
    t:expect(t.p1.hand):is { "Unit 1" }
  end }
test_card { id = "t-995-17", name = "Draw and Drop", type = "spell", cost = { energy = 1 },
  run = function(game) game.discard(1) end,
}

scenario "428.5 a spell that says kill has killed" {
  p1 = { hand = { "Plain Cull" }, runes = { fury = 1 } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Plain Cull"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }
test_card { id = "t-995-18", name = "Plain Cull", type = "spell", cost = { energy = 1 },
  targets = { unit { enemy = true } },
  run = function(game, me, it)
    game.later("cheer", it)
    game.kill(it)
  end,
  abilities = {
    cheer = delayed { event = "die", killed_by_this = true, ends = "turn", once = true,
      run = function(game) game.draw(1) end },
  },
}

scenario "428.5.c a unit that dies in a later cleanup was not killed by the spell that damaged it" {
  p1 = { hand = { "Own Bolt" }, runes = { fury = 1 }, base = { "Unit 3", "Captain" } },
  function(t)
    t.p1:play("Own Bolt"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):damage(3):might(4)
    t.p1:move("Captain", "West Field")
    t:expect("Unit 3"):in_zone "trash"
    t:expect_chain(0)
    t:expect(t.p1.hand):count(0)
  end }

scenario "459.2, 461 a combat has an attacker and a defender, and ends with a winner" {
  p1 = { base = { "Unit 4" } }, p2 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:expect("Unit 4"):attacking()
    t:expect("Unit 2"):defending()
    t:combat()
    t:expect_event "win_combat"
    t:expect_event "lose_combat"
  end }

scenario "461.5.b when nobody is left nobody controls the battlefield" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:combat()
    t:expect_control("East Field", "nobody")
    t:expect_points("p1", 0)
    t:expect_points("p2", 0)
  end }

scenario "471 layers are gone through until nothing changes: Might that ends its own reason is taken away" {
  p1 = { base = { "Shy Mighty" } },
  function(t) t:expect("Shy Mighty"):might(4) end }

scenario "472 abilities come before arithmetic: keywords that are given are counted" {
  p1 = { base = { "Gank Counter", "Drill Sergeant", "Unit 2" } },
  function(t)
    t:expect("Gank Counter"):attribute("ganking", 1)
    t:expect("Gank Counter"):might(3)
  end }

scenario "475 of two effects that say what a Might is the newer one counts" {
  p1 = { hand = { "Assign Two" }, runes = { fury = 1 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Assign Two"):on "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):might(7)
  end }

scenario "712 Bonus Damage is dealt on top" {
  p1 = { hand = { "Jab" }, runes = { fury = 1 }, base = { "Pyromancer" } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Jab"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):damage(2)
  end }

scenario "719.1 an attached card's text is its Top-Most Card's: it triggers" {
  p1 = { base = { { "Unit 2", attached = { "Horn" } }, "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_chain(0)
    t:showdown_pass()
    t.p1:move("Unit 2", "East Field")
    t:expect_chain(1)
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

scenario "740.1 what a team mate controls is friendly" {
  format = "2v2", p1 = { hand = { "Kind Word" } }, p3 = { base = { "Unit 2" } }, p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play "Kind Word"
    t:pass_all()
    t:expect("Unit 2"):buffed()
    t:expect("Unit 3"):unbuffed()
  end }

scenario "740.2 a team mate is no opponent" {
  format = "2v2", p1 = { base = { "Rival" } }, p3 = { hand = { "Unit 0" } }, turn = "p3",
  function(t)
    t.p3:play "Unit 0"
    t:expect_chain(0)
    t:expect("Rival"):unbuffed()
  end }

scenario "740.2 a player of the other team is" {
  format = "2v2", p1 = { base = { "Rival" } }, p2 = { hand = { "Unit 0" } }, turn = "p2",
  function(t)
    t.p2:play "Unit 0"
    t:expect_chain(1)
  end }

scenario "807 Assault is nothing while the unit does not attack" {
  p1 = { base = { "Assailant" } }, p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t:expect("Assailant"):might(2)
    t.p1:move("Assailant", "East Field")
    t:expect("Assailant"):might(4)
  end }

scenario "818.3.b a unit with an Equipment is equipped" {
  p1 = { hand = { "Armourer" }, runes = { fury = 1 }, base = { { "Unit 2", attached = { "Horn" } }, "Unit 1" } },
  function(t)
    t.p1:play "Armourer"
    t:pass_all()
    t:expect("Unit 2"):buffed()
    t:expect("Unit 1"):unbuffed()
  end }

scenario "811.1.b a hidden card is played for nothing, from the turn after" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Lurker" } },
  function(t)
    t.p1:play "Lurker"
    t:expect("Lurker"):at "West Field"
    t:expect(t.p1.runes):count(0)
  end }

scenario "444.2 where units of two other players are, a third's may not move" {
  players = 3,
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["West Field"] = { "Unit 2" } } }, p3 = { at = { ["West Field"] = { "Unit 1" } } },
  controls = { ["West Field"] = "p2" },
  function(t)
    assert(not t:offered(t.p1, "move", "Unit 3", "West Field"), "a third player may join")
    t:can(t.p1, "move", "Unit 3", "East Field")
  end }
