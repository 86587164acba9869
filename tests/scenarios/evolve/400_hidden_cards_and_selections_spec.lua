-- SPDX-License-Identifier: MIT
-- Questions about hidden cards, selections, limits and who is asked.

test_card { id = "jh-bounce", name = "Gust of Wind", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { card {} }, run = function(game, me, it) game.return_to_hand(it) end,
}
test_card { id = "jh-disc", name = "Sorrow", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.all_discard(1) end,
}
test_card { id = "jh-peek", name = "Spy", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.look(2, { of = game.opponent() }) end,
}
test_card { id = "jh-cheap", name = "Sale", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.change_cost(game.hand(), -1, { lasts = "turn" }) end,
}
test_card(function()
local theirs = followers { enemy = true }
return card { id = "jh-mass", name = "Great Gale", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.return_to_hand(theirs) end,
}
end)
test_card(function()
local theirs = followers { enemy = true }
return card { id = "jh-deck", name = "Avalanche", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.put(theirs, "deck_bottom") end,
}
end)
test_card { id = "jh-lim", name = "Narrow Hall", type = "amulet", class = "neutral", cost = 0,
  static { affects = "opponent", limits = { field = -2 } },
}
test_card { id = "jh-two", name = "Twin Bolt", type = "spell", class = "neutral", cost = 0,
  targets = { follower { enemy = true }, follower { friendly = true } },
  run = function(game, me, foe, friend) game.deal(1, foe) game.deal(1, friend) end,
}
test_card { id = "jh-neg", name = "Drainage", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.lose_play_points(3, { by = game.opponent() }) end,
}
test_card { id = "jh-win", name = "Miracle", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.draw(1) game.win() end,
}
test_card(function()
local mine = followers { zone = "hand", owned = true }
return card { id = "jh-y1", name = "Invite", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.play(game.choose(mine), { cost = 0 }) end,
}
end)
test_card(function()
local mine = spells { zone = "cemetery", owned = true }
return card { id = "jh-y2", name = "Echoes", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.play(game.choose(mine)) end,
}
end)
test_card { id = "jh-y3", name = "Opt", type = "spell", class = "neutral", cost = 2,
  options = { { name = "cheap", cost = { leader_defense = 2 }, costs = 0 } },
  run = function(game) game.draw(1) end,
}
test_card { id = "jh-z1", name = "Muzzle", type = "amulet", class = "neutral", cost = 0,
  static { affects = followers { enemy = true }, loses = { "storm", "rush", "ward" } },
}
test_card { id = "jh-z2", name = "Grant", type = "spell", class = "neutral", cost = 0,
  targets = { follower { friendly = true } }, run = function(game, me, it) game.give(it, { keyword = "storm" }) end,
}
test_card { id = "jh-z3", name = "Charm", type = "spell", class = "neutral", cost = 0,
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.take_control(foe) end,
}
test_card { id = "jh-z4", name = "Backlash", type = "amulet", class = "neutral", cost = 0,
  when { event = "damage", subject = leader { friendly = true }, run = function(game) game.deal(1, game.leader(game.opponent())) end },
}
test_card { id = "jh-z5", name = "Fate", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.deal(3, game.leader(game.opponent())) game.deal(3, game.leader()) end,
}
test_card { id = "jh-z6", name = "Guard Dog", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 4, keywords = { "ward" },
  static { enters_engaged = true },
}
test_card { id = "jh-z7", name = "Bell", type = "amulet", class = "neutral", cost = 0,
  when { event = "engage", subject = follower { friendly = true }, run = function(game) game.draw(1) end },
}
test_card { id = "jh-frog", name = "Frog Curse", type = "spell", class = "neutral", cost = 0,
  targets = { card {} }, run = function(game, me, it) game.transform(it, "Fairy") end,
}

scenario "4.7.2 a card that returns to a hand is known to who saw it" {
  p1 = { hand = { "Gust of Wind" } },
  p2 = { field = { "Goblin" } },
  function(t)
    t.p1:play "Gust of Wind"
    t:expect("Goblin"):in_zone("hand"):owned_by "p2"
  end }

scenario "5.9.1 a card that is drawn is seen by its player only" {
  p1 = { hand = { "Insight" }, deck = { "Goblin" }, play_points = 1 },
  function(t)
    t.p1:play "Insight"
    t:expect("Goblin"):seen_by("p1"):unseen_by "p2"
  end }

scenario "1.3.4.1 each selects a card, the active player first; they are discarded together" {
  p1 = { hand = { "Sorrow", "Goblin", "Goliath" } },
  p2 = { hand = { "Fighter", "Trail of Light" } },
  function(t)
    t.p1:play "Sorrow"
    t:expect_decision "p1"
    t.p1:choose "Goblin"
    t:expect_decision "p2"
    t:expect("Goblin"):in_zone "hand"
    t.p2:choose "Trail of Light"
    t:expect("Goblin"):in_zone "cemetery"
    t:expect(t.p2.hand):count(2)
  end }

scenario "5.10.1 who looks at the top of the opponent's deck: he alone sees it" {
  p1 = { hand = { "Spy" } },
  p2 = { deck = { "Goblin", "Goliath", "Fighter" } },
  function(t)
    t.p1:play "Spy"
    t:expect("Goblin"):in_zone "deck"
    t:expect("Fighter"):unseen_by "p1"
    t:expect("Goblin"):unseen_by "p2"
  end }

scenario "10.9.2 cards that come into the hand later are not cheaper" {
  p1 = { hand = { "Sale", "Insight", "Goblin" }, deck = { "Fighter" }, play_points = 5 },
  function(t)
    t.p1:play "Sale"
    t:expect("Goblin"):cost(0)
    t.p1:play "Insight"
    t:expect("Fighter"):cost(2)
    t:expect_number("p1", "play_points", 5)
  end }

scenario "10.9.2 cards that leave the hand and come back are not cheaper any more" {
  p1 = { hand = { "Sale", "Goblin", "Gust of Wind" }, play_points = 5 },
  function(t)
    t.p1:play "Sale"
    t.p1:play "Goblin"
    t.p1:play("Gust of Wind"):on "Goblin"
    t:expect("Goblin"):cost(1)
  end }

scenario "4.1.6 several return at one moment, each to its owner's hand, tokens are gone, evolved cards go back" {
  p1 = { hand = { "Great Gale" } },
  p2 = { field = { "Goblin", "Knight", { "Evolver", evolved = true }, "Amulet", "Elf Child May" } },
  function(t)
    t.p1:play "Great Gale"
    t:expect(t.p2.hand):is { "Goblin", "Evolver", "Elf Child May" }
    t:expect(t.p2.field):is { "Amulet" }
    t:expect(t.p2.evolve_deck):count(1)
  end }

scenario "4.1.5 several go under a deck: their owner says in which order, unseen by the other" {
  p1 = { hand = { "Avalanche" } },
  p2 = { field = { "Goblin", "Goliath" }, deck = { "Fighter" } },
  function(t)
    t.p1:play "Avalanche"
    t:expect_decision "p2"
    t.p2:order { "Goliath", "Goblin" }
    t:expect(t.p2.deck):in_order { "Fighter", "Goliath", "Goblin" }
    t:expect("Goliath"):seen_by("p2"):unseen_by("p1")
    t:expect("Goblin"):seen_by("p2"):unseen_by("p1")
  end }

scenario "4.1.5.1 where one card alone goes under a deck, everybody knows where it lies" {
  p1 = { hand = { "Avalanche" } },
  p2 = { field = { "Goblin" }, deck = { "Fighter" } },
  function(t)
    t.p1:play "Avalanche"
    t:expect(t.p2.deck):in_order { "Fighter", "Goblin" }
    t:expect("Goblin"):seen_by("p1")
  end }

scenario "11.4.1 the field's limit falls: its player says what stays; the rest is put into the cemetery, with Last Words" {
  p1 = { hand = { "Narrow Hall" } },
  p2 = { field = { "Goblin", "Bellringer Angel", "Amulet", "Fighter" } },
  function(t)
    t.p1:play "Narrow Hall"
    t:expect_decision("p2", "11.4.1")
    t.p2:choose("Goblin", "Amulet", "Fighter")
    t:expect("Bellringer Angel"):in_zone "cemetery"
    t:expect(t.p2.hand):count(1)
    t:expect_no_event "destroy"
  end }

scenario "10.6.2.3.4 two targets, and one of them cannot be selected: it is not played" {
  p1 = { hand = { "Twin Bolt" } },
  p2 = { field = { "Follower 3/3" } },
  function(t) t:cannot(t.p1, "play", "Twin Bolt", "10.6.2.3.4") end }

scenario "1.3.2 play points are taken away as far as there are some" {
  p1 = { hand = { "Drainage" } },
  p2 = { play_points = 2, max_play_points = 5 },
  function(t)
    t.p1:play "Drainage"
    t:expect_number("p2", "play_points", 0)
    t:expect_number("p2", "max_play_points", 5)
  end }

scenario "1.2.4 who wins by a card's word has won, whatever he could not draw just before" {
  p1 = { hand = { "Miracle" }, deck = {} },
  function(t)
    t.p1:play "Miracle"
    t:expect_winner "p1"
  end }

scenario "1.2.3 a player concedes while the other one has to say something" {
  p1 = { field = { "Follower 1/1" } },
  p2 = { hand = { "Goblin" } },
  function(t)
    t.p1:attack("Follower 1/1", "p2's leader")
    t:expect_decision("p2", "quick")
    t.p1:concede()
    t:expect_winner "p2"
  end }

scenario "7.4.4 a player with cards in his hand is asked, whatever they are; one without any and with no Quick in sight is not" {
  p1 = {},
  p2 = { ex = { "Fairy" }, field = { "Yurius, Levin Duke", "Goblin" } },
  function(t)
    t.p1:end_turn()
    t:expect_decision("p2", "turn")
  end }

scenario "10.6.2.6 an effect cannot play a follower onto a full field: it stays in the hand" {
  p1 = { hand = { "Invite", "Goblin" }, field = { "Amulet", "Amulet", "Amulet", "Amulet", "Amulet" } },
  function(t)
    t.p1:play "Invite"
    t.p1:choose "Goblin"
    t:expect("Goblin"):in_zone "hand"
    t:expect_number("p1", "combo", 1)
  end }

scenario "10.6.2.6 a follower that an effect plays where there is room comes, was played, and has its Fanfare" {
  p1 = { hand = { "Invite", "Waltzing Fairy" }, field = { "Amulet", "Amulet", "Amulet", "Amulet" } },
  function(t)
    t.p1:play "Invite"
    t.p1:choose "Waltzing Fairy"
    t:expect("Waltzing Fairy"):in_zone "field"
    t:expect(t.p1.ex):is { "Fairy" }
    t:expect_number("p1", "combo", 2)
  end }

scenario "10.6.2.5.3 an effect plays a spell for its cost, which must be there" {
  p1 = { hand = { "Echoes" }, cemetery = { "Insight" }, play_points = 0 },
  function(t)
    t.p1:play "Echoes"
    t:expect(t.p1.cemetery):is { "Insight", "Echoes" }
    t:expect(t.p1.hand):count(0)
  end }

scenario "10.6.2.5 an effect that plays a spell for its cost takes that cost" {
  p1 = { hand = { "Echoes" }, cemetery = { "Insight" }, play_points = 1 },
  function(t)
    t.p1:play "Echoes"
    t:expect_number("p1", "play_points", 0)
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.4.7.3 what it may be played for otherwise serves an effect that plays it for its cost, too" {
  p1 = { hand = { "Echoes" }, cemetery = { "Opt" }, play_points = 0 },
  function(t)
    t.p1:play "Echoes"
    t:expect_defense("p1", 18)
    t:expect(t.p1.hand):count(1)
  end }

scenario "12.10.2 Rush and Assail: on the turn it comes it attacks reserved followers, not the leader (12.11.2)" {
  p1 = { field = { { "Alexander", new = true } } },
  p2 = { field = { "Follower 1/1", { "Intimidate 2/2", engaged = true } } },
  function(t)
    t:can(t.p1, "attack", "Alexander", "Follower 1/1")
    t:cannot(t.p1, "attack", "Alexander", "Intimidate 2/2")
    t:cannot(t.p1, "attack", "Alexander", "p2's leader")
  end }

scenario "10.9.1.6 Storm that is taken and then given: what came last counts" {
  p1 = { field = { { "Storm 2/2", new = true }, { "Follower 2/2", new = true } }, hand = { "Grant", "Grant" } },
  p2 = { field = { "Muzzle" } },
  function(t)
    t:cannot(t.p1, "attack", "Storm 2/2")
    t.p1:play("Grant"):on "Storm 2/2"
    t:can(t.p1, "attack", "Storm 2/2", "p2's leader")
  end }

scenario "12.8.2 an engaged Ward that has lost it forces nothing" {
  p1 = { field = { "Follower 1/1", "Muzzle" } },
  p2 = { field = { { "Ward 2/2", engaged = true } } },
  function(t)
    t:can(t.p1, "attack", "Follower 1/1", "p2's leader")
  end }

scenario "10.7.2 damage to both leaders in a chain: each answers" {
  p1 = { hand = { "Fate" }, field = { "Backlash" } },
  p2 = { field = { "Follower 1/1" } },
  function(t)
    t.p1:play "Fate"
    t:expect_defense("p1", 17)
    t:expect_defense("p2", 16)
  end }

scenario "10.5.2.2 answers on both sides: the active player's come before the other one's each time, so he wins" {
  p1 = { hand = { "Fate" }, field = { "Backlash" }, defense = 6 },
  p2 = { field = { "Backlash" }, defense = 6 },
  function(t)
    t.p1:play "Fate"
    t:expect_winner "p1"
  end }

scenario "12.8.2 a Ward that comes engaged is not asked for" {
  p1 = { hand = { "Guard Dog" }, play_points = 1, field = { "Bell" } },
  function(t)
    t.p1:play "Guard Dog"
    t:expect("Guard Dog"):engaged()
    t:expect(t.p1.hand):count(0)
  end }

scenario "5.3.1 engaging by Ward and by attacking is engaging" {
  p1 = { hand = { "Veteran Lancer" }, play_points = 2, field = { "Bell", "Follower 1/1" } },
  function(t)
    t.p1:play("Veteran Lancer"):yes()
    t:expect(t.p1.hand):count(1)
    t.p1:attack("Follower 1/1", "p2's leader")
    t:expect(t.p1.hand):count(2)
  end }

scenario "5.16.1 an amulet that is transformed has left the field: Skullfane sees it go" {
  p1 = { hand = { "Frog Curse" }, field = { "Skullfane", "Pinion Prayer" } },
  function(t)
    t.p1:play("Frog Curse"):on "Pinion Prayer"
    t:expect_defense("p2", 18)
    t:expect("Fairy"):in_zone "field"
    t:expect("Pinion Prayer"):in_zone "banished"
  end }

scenario "4.7.3 more than seven cards may be held until the end phase" {
  p1 = { hand = { "Gust of Wind", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" }, field = { "Goliath" } },
  function(t)
    t.p1:play("Gust of Wind"):on "Goliath"
    t:expect(t.p1.hand):count(8)
    t.p1:end_turn()
    t:expect_decision("p1", "5.11")
    t.p1:choose "Goliath"
    t:expect("Goliath"):in_zone "cemetery"
  end }

scenario "1.3.2.2 a leader that is given no defense has gained none" {
  p1 = { field = { "Soul Dealer", "Elana's Prayer" }, evolve_deck = { "Soul Dealer" }, play_points = 2 },
  p2 = { field = { "Follower 0/3" } },
  function(t)
    t.p1:evolve "Soul Dealer"
    t:expect("Follower 0/3"):in_zone "cemetery"
    t:expect("Soul Dealer"):attack(7)
  end }

scenario "12.8.2 a follower with Ward that has attacked is engaged: it must be attacked" {
  p1 = { field = { "Ward 2/2" } },
  p2 = { field = { "Follower 3/3" } },
  function(t)
    t.p1:attack("Ward 2/2", "p2's leader")
    t.p1:end_turn()
    t:cannot(t.p2, "attack", "Follower 3/3", "p1's leader")
    t:can(t.p2, "attack", "Follower 3/3", "Ward 2/2")
  end }

scenario "3.1.2 a card of the opponent's in the EX area is banished into its owner's zone (5.6.1)" {
  p1 = { hand = { "Urd" }, evolve_deck = { "Urd" }, field = { "Follower 1/1" }, play_points = 5 },
  p2 = { ex = { { "Goblin", owner = "p1" } }, field = { "Knight" } },
  function(t)
    t.p1:play "Urd"
    t.p1:evolve("Urd"):on "Goblin"
    t:expect(t.p1.banished):is { "Goblin" }
    t:expect("Knight"):in_zone("ex"):owned_by "p2"
  end }

scenario "4.1.6 Urd puts an enemy follower into its owner's EX area, whoever that is" {
  p1 = { hand = { "Urd" }, play_points = 4 },
  p2 = { field = { { "Goblin", owner = "p1" } } },
  function(t)
    t.p1:play "Urd"
    t:expect(t.p1.ex):is { "Goblin" }
    t:expect("Goblin"):controlled_by "p1"
  end }

scenario "4.4.4.1 the EX area and the field are counted by where cards lie, not by who owns them" {
  p1 = { ex = { "Fairy", { "Goblin", owner = "p2" } }, play_points = 2,
    field = { "Amulet", { "Fighter", owner = "p2" }, "Amulet", { "Knight", owner = "p2" } } },
  function(t)
    t.p1:play "Goblin"
    t:cannot(t.p1, "play", "Fairy", "10.6.2.6")
    t:expect(t.p1.field):count(5)
  end }

scenario "10.4.3 cards of the opponent's on one's own field pay one's costs, and go to their owner's cemetery" {
  p1 = { hand = { "Lord Atomy" }, field = { { "Rabbit Necromancer", owner = "p2" }, { "Rabbit Necromancer", owner = "p2" },
    { "Lilith", owner = "p2" }, "Lilith" } },
  function(t)
    t.p1:play "Lord Atomy"
    t.p1:choose(1)
    t:expect(t.p2.cemetery):count(3)
    t:expect(t.p1.cemetery):is { "Lilith" }
    t:expect_defense("p2", 16)
  end }

scenario "12.12.2 Intimidate and Aura do not help against one's own controller's costs and effects" {
  p1 = { hand = { "Soul Conversion" }, field = { "Mainyu" }, play_points = 1 },
  function(t)
    t.p1:play "Soul Conversion"
    t:expect("Mainyu"):in_zone "cemetery"
    t:expect(t.p1.hand):count(2)
  end }

scenario "9.1.4.2 a spell token in the EX area is played with Combo and gone when it has resolved" {
  p1 = { ex = { "Mimi" }, hand = { "Elf Metallurgist" }, play_points = 2, played = 1 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play "Mimi"
    t:expect("Mimi"):gone()
    t.p1:play "Elf Metallurgist"
    t:expect("Follower 5/6"):damage(5)
  end }

test_card { id = "t-handle1", name = "Crumbling Keep", type = "amulet", class = "neutral", cost = 0,
  static { affects = "players", limits = { field = -2, ex = -4 } },
}
test_card { id = "t-handle2", name = "Old Guard", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 2,
  last_words { run = function(game, me) game.draw(me.attack) end },
}
test_card { id = "t-handle3", name = "Banner Bearer", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  static { affects = followers { friendly = true, other = true }, attack = 2 },
}
test_card { id = "t-handle4", name = "Choking Keep", type = "amulet", class = "neutral", cost = 0,
  static { affects = "players", limits = { field = -2 } },
  static { affects = followers {}, defense = -1 },
}

scenario "11.4.1 what cannot stay is looked back at as it was, before others have died" {
  p1 = { hand = { "Choking Keep" }, field = { "Banner Bearer", "Old Guard", "Follower 2/3", "Follower 3/3" } },
  function(t)
    t.p1:play "Choking Keep"
    t:expect_decision("p1", "11.4.1")
    t.p1:choose("Follower 2/3", "Follower 3/3", "Choking Keep")
    t:expect_event("destroy", "Banner Bearer")
    t:expect_no_event("destroy", "Old Guard")
    t:expect("Old Guard"):in_zone "cemetery"
    t:expect(t.p1.hand):count(3)
  end }

scenario "11.1.3 both areas of both players: the active player says first, and all is done at one moment" {
  p1 = { hand = { "Crumbling Keep" }, field = { "Old Guard", "Goblin", "Fighter" }, ex = { "Fairy", "Forest Bat" } },
  p2 = { field = { "Goblin", "Fighter", "Goliath", "Dragon" }, ex = { "Fairy", "Forest Bat" } },
  function(t)
    t.p1:play "Crumbling Keep"
    t:expect_decision("p1", "11.4.1")
    t.p1:choose("Old Guard", "Goblin", "Crumbling Keep")
    t:expect_decision("p1", "11.5.1")
    t.p1:choose "Fairy"
    t:expect_decision("p2", "11.4.1")
    t:expect(t.p1.field):count(4)                      -- nothing has gone before all have said
    t.p2:choose("Goblin", "Goliath", "Dragon")
    t:expect_decision("p2", "11.5.1")
    t.p2:choose "Forest Bat"
    t:expect(t.p1.field):is { "Old Guard", "Goblin", "Crumbling Keep" }
    t:expect(t.p2.field):is { "Goblin", "Goliath", "Dragon" }
    t:expect(t.p1.ex):is { "Fairy" }
    t:expect(t.p2.ex):is { "Forest Bat" }
    t:expect(t.p1.cemetery):is { "Fighter" }           -- a token that leaves is no more
    t:expect(t.p2.cemetery):is { "Fighter" }
  end }

-- ---- 5.20.1.1: what an effect reveals is revealed until it has been resolved ----

test_card { id = "jh-show", name = "Show of Hands", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.reveal(game.hand()) end,
}
test_card(function()
local shown = spells { zone = "hand", owned = true, name = "Show of Hands" }
local small = followers { zone = "hand", owned = true }
return card { id = "jh-outer", name = "Long Speech", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    game.play(game.choose(shown))
    game.discard_cards(game.choose(small))
  end,
}
end)
test_card(function()
local small = followers { zone = "hand", owned = true }
return card { id = "jh-both", name = "Short Speech", type = "spell", class = "neutral", cost = 0,
  run = function(game)
    game.reveal(game.hand())
    game.discard_cards(game.choose(small))
  end,
}
end)

scenario "5.20.1.1 a hand that another effect has revealed, played by this one, is hidden again, so nothing need be selected in it" {
  p1 = { hand = { "Long Speech", "Show of Hands", "Follower 1/1" } },
  function(t)
    t.p1:play("Long Speech")
    t.p1:choose("Show of Hands")
    t:expect_event("reveal", "Follower 1/1")
    t.p1:choose()
    t:expect("Follower 1/1"):in_zone("hand")
  end }

scenario "5.20.1.1 of a hand that this effect has revealed a card must be selected" {
  p1 = { hand = { "Short Speech", "Follower 1/1" } },
  function(t)
    t.p1:play("Short Speech")
    assert(t:settle().min == 1)
    t.p1:choose("Follower 1/1")
    t:expect("Follower 1/1"):in_zone("cemetery")
  end }

-- ---- 4.1.2.2: only in non-public zones need nothing be found ----

test_card(function()
local buried = cards { zone = "cemetery", owned = true }
local small = followers { attack = 1, zone = "cemetery" }
return card { id = "jh-dig", name = "Grave Digger", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.put(game.choose(game.all(buried), { where = small }), "hand") end,
}
end)
test_card(function()
local small = followers { zone = { "hand", "field" }, friendly = true, cost = 1 }
return card { id = "jh-drop", name = "Farewell", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.banish(game.choose(small)) end,
}
end)

scenario "4.1.2.2 of cards in a public zone the only one that fits is selected without a question" {
  p1 = { cemetery = { "Follower 1/1", "Follower 3/3" }, hand = { "Grave Digger" } },
  function(t)
    t.p1:play("Grave Digger")
    t:expect("Follower 1/1"):in_zone("hand")
  end }

scenario "4.1.2.2 a card must be selected when one that fits lies on the field, and none otherwise" {
  p1 = { field = { "Follower 1/1" }, hand = { "Farewell", "Farewell", "Follower 1/2" } },
  function(t)
    t.p1:play("Farewell#1")
    assert(t:settle().min == 1)
    t.p1:choose("Follower 1/1")
    t:expect("Follower 1/1"):in_zone("banished")
    t.p1:play("Farewell#2")
    assert(t:settle().min == 0)
    t.p1:choose()
    t:expect("Follower 1/2"):in_zone("hand")
  end }

test_card { id = "jh-ends", name = "Late Return", type = "spell", class = "neutral", cost = 0,
  targets = { follower {} },
  run = function(game, me, it)
    game.destroy(it)
    game.put_at_ends(it)
  end,
}

scenario "4.1.4 nobody is asked where a card goes that has gone" {
  p1 = { field = { "Follower 1/1" }, hand = { "Late Return" } },
  function(t)
    t.p1:play("Late Return"):on("Follower 1/1")
    t:expect("Follower 1/1"):in_zone("cemetery")
    t:expect_decision("p1", "turn")
  end }
