-- SPDX-License-Identifier: MIT
-- Abilities that cards are given (10.9.1.2): by what is valid, and by effects that last.

test_card { id = "t-captain", name = "Captain", type = "follower", class = "neutral", cost = 2, attack = 1, defense = 1,
  static { affects = followers { friendly = true, other = true }, grants = "parting" },
  abilities = { parting = last_words { run = function(game, me) game.draw(1) game.recover(me.attack) end } },
}
test_card { id = "t-tutor", name = "Tutor", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  fanfare { targets = { follower { friendly = true, other = true } },
    run = function(game, me, one) game.start("blow", one, { lasts = "turn" }) end },
  abilities = { blow = strike { run = function(game) game.draw(1) end } },
}
test_card { id = "t-chaplain", name = "Chaplain", type = "spell", class = "neutral", cost = 1,
  targets = { follower {} },
  run = function(game, me, one) game.give_ability(one, "parting") end,
  abilities = { parting = last_words { run = function(game) game.draw(2) end } },
}
test_card { id = "t-host", name = "Welcomer", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true }, grants = "hello" },
  abilities = { hello = fanfare { targets = { follower { enemy = true } }, run = function(game, me, foe) game.deal(me.attack, foe) end } },
}
test_card { id = "t-workshop", name = "Workshop", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true }, grants = "work" },
  abilities = { work = activated { cost = { engage = "me" }, run = function(game, me) game.recover(me.attack) end } },
}
test_card { id = "t-mute", name = "Mute", type = "spell", class = "neutral", cost = 1,
  targets = { follower {} }, run = function(game, me, one) game.lose_abilities(one) end,
}
test_card { id = "t-strike", name = "Smite", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, one) game.destroy(one) end,
}

scenario "10.9.1.2 a follower has what a card on the field gives it, and looks back with it (10.7.4.1.2)" {
  p1 = { field = { "Captain", "Follower 3/1" }, hand = { "Smite" }, max_play_points = 9 },
  function(t)
    t.p1:play("Smite"):on("Follower 3/1")
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "play_points", 3)
  end }

scenario "10.9.1.2 a follower looks back with what it was given also when what gives it goes at the same moment" {
  p1 = { field = { "Captain", "Follower 3/1" }, hand = { "Sweep" }, max_play_points = 9 },
  function(t)
    t.p1:play("Sweep")
    t:expect(t.p1.hand):count(1)
  end }
test_card(function()
local all = followers {}
return card { id = "t-sweep", name = "Sweep", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.destroy(all) end,
}
end)

scenario "10.9.1.2 a follower has no such ability any more once what gave it has gone (10.1.1.3)" {
  p1 = { field = { "Captain", "Follower 3/1" }, hand = { "Smite", "Smite" } },
  function(t)
    t.p1:play("Smite#1"):on("Captain")
    t.p1:play("Smite#2"):on("Follower 3/1")
    t:expect(t.p1.hand):count(0)
  end }

scenario "10.9.1.2 it does not give it to itself, nor to the opponent's" {
  p1 = { field = { "Captain" }, hand = { "Smite", "Smite" } }, p2 = { field = { "Follower 1/1" } },
  function(t)
    t.p1:play("Smite#1"):on("Follower 1/1")
    t.p1:play("Smite#2"):on("Captain")
    t:expect(t.p1.hand):count(0)
    t:expect(t.p2.hand):count(0)
  end }

scenario "10.2.1.2 an effect gives a Strike for the turn (12.7)" {
  p1 = { hand = { "Tutor" }, play_points = 1, field = { "Follower 1/1" } },
  function(t)
    t.p1:play("Tutor"):on("Follower 1/1")
    t.p1:attack("Follower 1/1", "p2's leader")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:next_turn()
    t:next_turn()
    t:expect(t.p1.hand):count(2)
    t.p1:attack("Follower 1/1", "p2's leader")
    t:pass_all()
    t:expect(t.p1.hand):count(2) -- it was for the turn
  end }

scenario "10.2.1.2 an ability that is given without an end stays; its controller's is what it does" {
  p1 = { hand = { "Chaplain" }, play_points = 1 }, p2 = { field = { "Follower 1/1" }, hand = { "Smite" } },
  function(t)
    t.p1:play("Chaplain"):on("Follower 1/1")
    t:next_turn()
    t.p2:play("Smite"):on("Follower 1/1")
    t:expect(t.p2.hand):count(3) -- one drawn as the turn began
    t:expect(t.p1.hand):count(0)
  end }

scenario "10.9.1.2 two that are given are two" {
  p1 = { hand = { "Chaplain", "Chaplain", "Smite" }, play_points = 2, field = { "Follower 1/1" } },
  function(t)
    t.p1:play("Chaplain#1"):on("Follower 1/1")
    t.p1:play("Chaplain#2"):on("Follower 1/1")
    t.p1:play("Smite"):on("Follower 1/1")
    t.p1:choose(1)
    t:expect(t.p1.hand):count(4)
  end }

scenario "10.9.3.1 a Fanfare is there as the follower enters" {
  p1 = { field = { "Welcomer" }, hand = { "Follower 3/1" }, play_points = 1 }, p2 = { field = { "Follower 0/5" } },
  function(t)
    t.p1:play "Follower 3/1"
    t:expect("Follower 0/5"):damage(3)
  end }

scenario "10.1.1.1 an activated ability is used by who has it" {
  p1 = { field = { "Workshop", "Follower 3/1" }, max_play_points = 9 }, p2 = { field = { "Follower 1/1" } },
  function(t)
    t.p1:use "Follower 3/1"
    t:expect_number("p1", "play_points", 3)
    t:expect("Follower 3/1"):engaged()
    t:cannot(t.p1, "use", "Follower 3/1")
    t:cannot(t.p1, "use", "Workshop", "8.3.1")
  end }

scenario "10.9.1.2 who loses all abilities loses what was given before, not what comes later" {
  p1 = { field = { "Follower 1/1" }, hand = { "Chaplain", "Mute", "Smite" }, play_points = 2 },
  function(t)
    t.p1:play("Chaplain"):on("Follower 1/1")
    t.p1:play("Mute"):on("Follower 1/1")
    t.p1:play("Smite"):on("Follower 1/1")
    t:expect(t.p1.hand):count(0)
  end }

scenario "10.9.1.2 who loses all abilities has what is given later (10.9.1.6)" {
  p1 = { field = { "Follower 1/1" }, hand = { "Chaplain", "Mute", "Smite" }, play_points = 2 },
  function(t)
    t.p1:play("Mute"):on("Follower 1/1")
    t.p1:play("Chaplain"):on("Follower 1/1")
    t.p1:play("Smite"):on("Follower 1/1")
    t:expect(t.p1.hand):count(2)
  end }

-- ---- Quick, and what a follower had as it left ----

test_card { id = "t-lookout", name = "Lookout", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true }, grants = "snipe" },
  abilities = { snipe = activated { quick = true, cost = { engage = "me" },
    run = function(game) game.deal(1, game.leader(game.opponent())) end } },
}
test_card { id = "t-wake", name = "Wake", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true }, grants = "mourn" },
  abilities = { mourn = when { event = "leave", subject = follower { friendly = true }, one_or_more = true,
    run = function(game) game.draw(1) end } },
}

scenario "12.3.3 a given ability with Quick opens the window for who has no hand (7.4.4, 8.4.7)" {
  p1 = { field = { "Follower 2/2" } }, p2 = { field = { "Lookout", "Follower 1/1" } },
  function(t)
    t.p1:attack("Follower 2/2", "p2's leader")
    t.p2:use "Follower 1/1"
    t:pass_all()
    t:expect_defense("p1", 19)
    t:expect_defense("p2", 18)
  end }

scenario "12.3.3 a given ability without Quick opens no window" {
  p1 = { field = { "Follower 2/2" } }, p2 = { field = { "Workshop", "Follower 1/1" } },
  function(t)
    t.p1:attack("Follower 2/2", "p2's leader")
    t:expect_defense("p2", 18)
    t:expect("Follower 1/1"):reserved()
  end }

scenario "10.7.4.1.2 'one or more' that two cards gave a follower triggers twice as it leaves, with whatever goes with it" {
  p1 = { field = { "Wake", "Wake", "Follower 1/1", "Follower 2/2" }, hand = { "Sweep" } },
  function(t)
    t.p1:play "Sweep"
    for _ = 1, 3 do t.p1:choose(1) end
    t:expect(t.p1.hand):count(4) -- two followers, each with it twice
  end }

test_card { id = "T-GIFTS", name = "Two Gifts", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true }, attack = 1, grants = { "hello", "work" } },
  abilities = {
    hello = when { event = "attack", subject = "me", run = function(game) game.draw(1) end },
    work = activated { cost = { engage = "me" }, run = function(game) game.draw(2) end },
  },
}

scenario "10.9.1.2: a passive ability gives several abilities, and changes more beside that once" {
  p1 = { field = { "Two Gifts", "Follower 2/2", "Follower 3/3" } },
  function(t)
    t:expect("Follower 2/2"):attack(3)
    t.p1:attack("Follower 2/2", "p2's leader")
    t:expect(t.p1.hand):count(1)
    t.p1:use("Follower 3/3")
    t:expect(t.p1.hand):count(3)
  end }

test_card { id = "T-MUTE1", name = "Chatterbox", type = "follower", class = "neutral", cost = 0, attack = 2, defense = 2,
  keywords = { "ward", "storm" },
  when { event = "play", by = "you", run = function(game) game.draw(1) end },
  static { affects = followers { friendly = true, other = true }, attack = 1 },
}
test_card(function()
local all = followers { friendly = true }
return card { id = "T-MUTE2", name = "Hush", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.lose_text(game.all(all), { lasts = "turn" }) end,
}
end)
test_card { id = "T-MUTE3", name = "Gift of Ward", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, it) game.give(it, { keyword = "ward" }) end,
}
test_card { id = "T-MUTE4", name = "Silent Order", type = "amulet", class = "neutral", cost = 0,
  static { affects = followers { friendly = true }, loses = "text" },
}
test_card { id = "T-MUTE5", name = "Word", type = "spell", class = "neutral", cost = 0, run = function() end }

scenario "10.9.1.2 who loses the own text keeps what was given, before and later" {
  p1 = { field = { "Chatterbox", "Follower 1/1" }, hand = { "Gift of Ward", "Hush", "Word" } },
  function(t)
    t:expect("Follower 1/1"):attack(2)
    t.p1:play("Gift of Ward"):on("Chatterbox")
    t:expect(t.p1.hand):count(3)
    t.p1:play("Hush")
    t:expect("Chatterbox"):keyword("ward"):no_keyword("storm")
    t:expect("Follower 1/1"):attack(1)
    t:expect(t.p1.hand):count(3)
    t.p1:play("Word")
    t:expect(t.p1.hand):count(2)
    t:next_turn()
    t:expect("Chatterbox"):keyword("storm")
    t:expect("Follower 1/1"):attack(2)
  end }

scenario "10.9.1.2 a passive takes the own text and leaves what is given" {
  p1 = { field = { "Chatterbox", "Silent Order" }, hand = { "Gift of Ward", "Word" } },
  function(t)
    t:expect("Chatterbox"):no_keyword("ward"):no_keyword("storm")
    t.p1:play("Word")
    t:expect(t.p1.hand):count(1)
    t.p1:play("Gift of Ward"):on("Chatterbox")
    t:expect("Chatterbox"):keyword("ward")
  end }

scenario "10.9.1.2 who loses all abilities loses what a passive gave before" {
  p1 = { field = { "Captain", "Follower 3/1" }, hand = { "Mute", "Smite" }, play_points = 1, max_play_points = 9 },
  function(t)
    t.p1:play("Mute"):on "Follower 3/1"
    t.p1:play("Smite"):on "Follower 3/1"
    t:expect(t.p1.hand):count(0)
    t:expect_number("p1", "play_points", 0)
  end }

test_card { id = "t-coach", name = "Coach", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} },
  run = function(game, me, one) game.give_ability(one, "lap") end,
  abilities = { lap = activated { once_each_turn = true, run = function(game) game.recover(1) end } },
}

scenario "10.4.7 an ability that a follower was given twice is used twice each turn" {
  p1 = { field = { "Follower 3/1" }, hand = { "Coach", "Coach" }, play_points = 0, max_play_points = 9 },
  function(t)
    t.p1:play("Coach"):on "Follower 3/1"
    t.p1:use "Follower 3/1"
    t:cannot(t.p1, "use", "Follower 3/1")
    t.p1:play("Coach"):on "Follower 3/1"
    t.p1:use "Follower 3/1"
    t:cannot(t.p1, "use", "Follower 3/1")
    t:expect_number("p1", "play_points", 2)
  end }

scenario "10.9.1.2 who loses all abilities has no keyword at all" {
  p1 = { hand = { "Mute" }, play_points = 1 }, p2 = { field = { { "Sektor", evolved = true } } },
  function(t)
    t.p1:play "Mute"
    t:expect("Sektor"):no_keyword("ward"):no_keyword("quick")
  end }

test_card { id = "t-annul", name = "Annulment", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} },
  run = function(game, me, one)
    game.give_ability(one, "parting")
    game.lose_abilities(one)
  end,
  abilities = { parting = last_words { run = function(game) game.draw(2) end } },
}
test_card { id = "t-afterwards", name = "Afterwards", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} },
  run = function(game, me, one)
    game.lose_abilities(one)
    game.give_ability(one, "parting")
  end,
  abilities = { parting = last_words { run = function(game) game.draw(2) end } },
}

scenario "10.9.1.2 what was given just before all abilities are lost is lost with them" {
  p1 = { field = { "Goblin" }, hand = { "Annulment", "Smite" } },
  function(t)
    t.p1:play("Annulment"):on "Goblin"
    t.p1:play("Smite"):on "Goblin"
    t:expect(t.p1.hand):count(0)
  end }

scenario "10.9.1.2 what is given just after all abilities are lost is kept" {
  p1 = { field = { "Goblin" }, hand = { "Afterwards", "Smite" } },
  function(t)
    t.p1:play("Afterwards"):on "Goblin"
    t.p1:play("Smite"):on "Goblin"
    t:expect(t.p1.hand):count(2)
  end }

test_card { id = "T-STING", name = "Stingers", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true }, grants = "sting" },
  abilities = { sting = when { event = "damage", source = "me", subject = follower {}, run = function(game) game.draw(1) end } },
}
test_card { id = "T-WHET", name = "Whetstone", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, one) game.give(one, { attack = 1 }) end,
}

scenario "10.2.1.2 a follower whose attack an effect changes has no ability by it, such as Drain (12.13)" {
  p1 = { field = { "Stingers", "Follower 1/1" }, hand = { "Whetstone" }, play_points = 1, defense = 10 },
  function(t)
    t.p1:play("Whetstone"):on("Follower 1/1")
    t.p1:attack("Follower 1/1", "p2's leader")
    t:expect_defense("p2", 18)
    t:expect_defense("p1", 10)
  end }

test_card { id = "T-LONGWAKE", name = "Long Wake", type = "amulet", class = "neutral", cost = 1,
  static { affects = cards { friendly = true, type = "follower", zone = { "field", "cemetery" } }, grants = "mourn" },
  abilities = { mourn = when { event = "leave", subject = follower { friendly = true }, one_or_more = true,
    run = function(game) game.draw(1) end } },
}

scenario "10.7.4.1.2 'one or more' triggers as often as the follower had it, whatever its card has where it went" {
  p1 = { field = { "Long Wake", "Follower 1/1", "Follower 2/2" }, hand = { "Sweep" } },
  function(t)
    t.p1:play "Sweep"
    t.p1:choose(1)
    t:expect(t.p1.hand):count(2) -- once for each of the two that left
  end }

-- ---- Whose a passive ability is ----

test_card { id = "T-OATH1", name = "Oath", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, one) game.give_ability(one, "oath") end,
  abilities = { oath = static { affects = followers { friendly = true, other = true }, attack = 2 } },
}
test_card { id = "T-OATH2", name = "Chill", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, one) game.start("chill", one, { lasts = "turn" }) end,
  abilities = { chill = static { affects = followers { friendly = true, other = true }, attack = 2 } },
}
test_card { id = "T-OATH3", name = "Peace", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, one) game.give_ability(one, "peace") end,
  abilities = { peace = damage { subject = leader { friendly = true }, amount = 0 } },
}
test_card { id = "T-OATH4", name = "Truce", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} }, run = function(game, me, one) game.start("truce", one) end,
  abilities = { truce = damage { subject = leader { friendly = true }, amount = 0 } },
}
test_card { id = "T-OATH5", name = "Barter of Fields", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true }, follower { enemy = true } },
  run = function(game, me, one, other) game.exchange_control(one, other) end,
}

scenario "3.1.2.1 'you' in a passive ability that an enemy follower was given is who controls the follower" {
  p1 = { field = { "Follower 3/3" }, hand = { "Oath" } }, p2 = { field = { "Follower 1/1", "Follower 2/2" } },
  function(t)
    t.p1:play("Oath"):on("Follower 1/1")
    t:expect("Follower 2/2"):attack(4)
    t:expect("Follower 1/1"):attack(1)
    t:expect("Follower 3/3"):attack(3)
  end }

scenario "3.1.2.1 the passive ability is the new controller's when control of the follower changes" {
  p1 = { field = { "Follower 3/3", "Follower 1/1" }, hand = { "Oath", "Barter of Fields" } }, p2 = { field = { "Follower 2/2", "Follower 3/4" } },
  function(t)
    t.p1:play("Oath"):on("Follower 1/1")
    t:expect("Follower 3/3"):attack(5)
    t.p1:play("Barter of Fields"):on("Follower 1/1", "Follower 2/2")
    t:expect("Follower 3/3"):attack(3)
    t:expect("Follower 2/2"):attack(2)
    t:expect("Follower 3/4"):attack(5)
  end }

scenario "3.1.2.4 'you' in an effect that only applies to an enemy follower is who controls the effect" {
  p1 = { field = { "Follower 3/3" }, hand = { "Chill" } }, p2 = { field = { "Follower 1/1", "Follower 2/2" } },
  function(t)
    t.p1:play("Chill"):on("Follower 1/1")
    t:expect("Follower 3/3"):attack(5)
    t:expect("Follower 2/2"):attack(2)
  end }

scenario "3.1.2.1 a replacement that an enemy follower was given protects the leader of who controls it" {
  p1 = { field = { "Follower 3/3" }, hand = { "Peace" } }, p2 = { field = { "Follower 1/1" } },
  function(t)
    t.p1:play("Peace"):on("Follower 1/1")
    t.p1:attack("Follower 3/3", "p2's leader")
    t:pass_all()
    t:expect_defense("p2", 20)
    t:next_turn()
    t.p2:attack("Follower 1/1", "p1's leader")
    t:pass_all()
    t:expect_defense("p1", 19)
  end }

scenario "3.1.2.4 a replacement that only applies to an enemy follower protects the leader of who began it" {
  p1 = { field = { "Follower 3/3" }, hand = { "Truce" } }, p2 = { field = { "Follower 1/1" } },
  function(t)
    t.p1:play("Truce"):on("Follower 1/1")
    t.p1:attack("Follower 3/3", "p2's leader")
    t:pass_all()
    t:expect_defense("p2", 17)
    t:next_turn()
    t.p2:attack("Follower 1/1", "p1's leader")
    t:pass_all()
    t:expect_defense("p1", 20)
  end }

scenario "10.9.1.2 who loses all abilities loses a passive ability that was given before, not what only applies" {
  p1 = { field = { "Follower 1/1", "Follower 3/3" }, hand = { "Oath", "Mute", "Chill" }, play_points = 1 },
  function(t)
    t.p1:play("Oath"):on("Follower 1/1")
    t.p1:play("Chill"):on("Follower 1/1")
    t:expect("Follower 3/3"):attack(7)
    t.p1:play("Mute"):on("Follower 1/1")
    t:expect("Follower 3/3"):attack(5)
  end }

scenario "10.9.1.2 a passive ability that is given after the loss of all abilities is kept" {
  p1 = { field = { "Follower 1/1", "Follower 3/3" }, hand = { "Oath", "Mute" }, play_points = 1 },
  function(t)
    t.p1:play("Mute"):on("Follower 1/1")
    t.p1:play("Oath"):on("Follower 1/1")
    t:expect("Follower 3/3"):attack(5)
  end }

scenario "10.9.1.2 a replacement that a follower was given is lost with all its abilities" {
  p1 = { field = { "Follower 3/3" }, hand = { "Peace", "Mute" }, play_points = 1 }, p2 = { field = { "Follower 1/1" } },
  function(t)
    t.p1:play("Peace"):on("Follower 1/1")
    t.p1:play("Mute"):on("Follower 1/1")
    t.p1:attack("Follower 3/3", "p2's leader")
    t:expect_defense("p2", 17)
  end }

scenario "10.9.1.2 a replacement that only applies to a follower goes on when the follower loses all abilities" {
  p1 = { hand = { "Truce", "Mute" }, play_points = 1 }, p2 = { field = { "Follower 1/1" } },
  function(t)
    t.p1:play("Truce"):on("Follower 1/1")
    t.p1:play("Mute"):on("Follower 1/1")
    t:next_turn()
    t.p2:attack("Follower 1/1", "p1's leader")
    t:expect_defense("p1", 20)
  end }
