-- SPDX-License-Identifier: MIT
-- Cards that become copies of others, and tokens that are copies (10.9.1.1, 9.1.2).

test_card { id = "T-MASK", name = "Mask", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 4,
  fanfare { targets = { follower { other = true } }, run = function(game, me, it) game.become_copy(me, it) end },
}
test_card { id = "T-GLIMPSE", name = "Glimpse", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true }, follower { enemy = true } },
  run = function(game, me, it, of) game.become_copy(it, of, { lasts = "turn" }) end,
}
test_card { id = "T-TWIN", name = "Twin", type = "spell", class = "neutral", cost = 0,
  targets = { card { type = any_of { "follower", "amulet" } } },
  run = function(game, me, of) game.summon_copy(of, 2) end,
}
test_card { id = "T-SPARE-TWIN", name = "Spare Twin", type = "spell", class = "neutral", cost = 0,
  targets = { card { zone = "cemetery", owned = true } },
  run = function(game, me, of) game.summon_copy(of, { to = "ex" }) end,
}
test_card { id = "T-GREETER", name = "Greeter", type = "follower", class = "neutral", cost = 3, attack = 2, defense = 2,
  keywords = { "ward" },
  fanfare { run = function(game) game.draw(1) end },
}
test_card { id = "T-BOUNCE", name = "Bounce", type = "spell", class = "neutral", cost = 0,
  targets = { card {} }, run = function(game, me, it) game.return_to_hand(it) end,
}
test_card { id = "T-BRACE", name = "Brace", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.give(it, { attack = 3, keyword = "rush" }) end,
}

scenario "10.9.1.1 it has the name, numbers and abilities of what it copies, and what was given to it stays" {
  p1 = { hand = { "Mask", "Brace" }, play_points = 1 },
  p2 = { field = { "Greeter" } },
  function(t)
    t.p1:play "Mask"
    t:expect("Mask"):attack(2):defense(2):cost(3):keyword("ward"):controlled_by("p1")
    t:expect(t.p1.hand):is { "Brace" } -- it did not come as a Greeter
    t.p1:play("Brace"):on("Mask")
    t:expect("Mask"):attack(5):keyword("rush")
  end }

scenario "4.1.4 when it leaves the field it is itself again" {
  p1 = { hand = { "Mask", "Bounce" }, play_points = 1 },
  p2 = { field = { "Greeter" } },
  function(t)
    t.p1:play "Mask"
    t.p1:play("Bounce"):on("Mask")
    t:expect(t.p1.hand):is { "Mask" }
    t:expect("Mask"):cost(1)
  end }

scenario "7.4.7 until the end of the turn, damage stays" {
  p1 = { hand = { "Glimpse" }, field = { { "Mask", damage = 1 } } },
  p2 = { field = { "Greeter" } },
  function(t)
    t.p1:play "Glimpse"
    t:expect("Mask"):attack(2):defense(1):keyword("ward")
    t:next_turn()
    t:expect("Mask"):attack(1):defense(3)
  end }

scenario "10.9.1.1.1 what came last counts: a copy that evolves, and what has evolved and becomes a copy" {
  p1 = { hand = { "Glimpse" }, field = { { "Evolver", evolved = true } } },
  p2 = { field = { "Greeter" } },
  function(t)
    t:expect("Evolver"):attack(4):evolved()
    t.p1:play "Glimpse"
    t:expect("Evolver"):attack(2):unevolved()
    t:next_turn()
    t:expect("Evolver"):attack(4):evolved()
  end }

scenario "12.2.2 a copy evolves into a card of the name it has" {
  p1 = { hand = { "Mask" }, evolve_deck = { "Evolver" }, play_points = 2 },
  p2 = { field = { "Evolver" } },
  function(t)
    t.p1:play "Mask"
    t.p1:evolve "Mask"
    t:expect("Mask"):evolved():attack(4)
  end }

scenario "9.1.2 tokens that are copies come as such, with their fanfare" {
  p1 = { hand = { "Twin" } },
  p2 = { field = { "Greeter" } },
  function(t)
    t.p1:play("Twin"):no():no():choose(1)
    t:expect("Greeter#2"):attack(2):keyword("ward"):controlled_by("p1"):attribute("token", 1)
    t:expect(t.p1.field):count(2)
    t:expect(t.p1.hand):count(2)
  end }

scenario "2.11 a token that copies what has evolved looks as that does" {
  p1 = { hand = { "Twin", "Bounce" }, field = { { "Evolver", evolved = true } } },
  function(t)
    t.p1:play "Twin"
    t:expect("Evolver#3"):evolved():attack(4)
    t.p1:play("Bounce"):on("Evolver#3")
    t:expect(t.p1.field):count(2)
    t:expect(t.p1.hand):count(0)
  end }

scenario "9.1.4.2 a copy of a card in the cemetery, into the EX area" {
  p1 = { hand = { "Spare Twin" }, cemetery = { "Sting" } },
  function(t)
    t.p1:play "Spare Twin"
    t:expect(t.p1.ex):is { "Sting" }
  end }
test_card { id = "T-STING2", name = "Sting", type = "spell", class = "neutral", cost = 0, run = function() end }

scenario "4.4.4.2 only as many as there is room for" {
  p1 = { hand = { "Twin" }, field = { "Goblin", "Goblin", "Goblin", "Fighter" } },
  function(t)
    t.p1:play("Twin"):on("Fighter")
    t:expect(t.p1.field):count(5)
  end }
