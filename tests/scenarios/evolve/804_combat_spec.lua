-- SPDX-License-Identifier: MIT
-- What judges are asked about attacks, Quick in them, and the keywords of combat (8.4, 12.8-12.15).

test_card { id = "j-swap", name = "Turncoat", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.take_control(foe) end,
}
test_card { id = "j-ref", name = "Second Wind", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower {} }, run = function(game, me, it) game.refresh(it) end,
}
test_card { id = "j-frog", name = "Frog Curse", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower {} }, run = function(game, me, it) game.transform(it, "Fairy") end,
}
test_card { id = "j-rise", name = "Sudden Growth", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower {} }, run = function(game, me, it) game.evolve(it) end,
}
test_card { id = "j-hex", name = "Grudge", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1,
  keywords = { "drain" }, last_words { run = function(game) game.draw(1) end },
}

scenario "8.4.9 the target is given up in the window: no damage, but the attack has happened" {
  p1 = { field = { "Roc" } },
  p2 = { field = { { "Follower 2/2", engaged = true } }, hand = { "Soul Conversion" }, play_points = 1, deck = { "Goblin", "Goblin" } },
  function(t)
    t.p1:attack("Roc", "Follower 2/2")
    t:expect("Roc"):attack(4)
    t.p2:play "Soul Conversion"
    t:pass_all()
    t:expect("Roc"):engaged():damage(0)
    t:expect_no_event "fought"
    t:expect_defense("p2", 20)
  end }

scenario "8.4.9 the attacker is destroyed in the window: its target is not hurt" {
  p1 = { field = { "Follower 5/6" } },
  p2 = { hand = { "Execution" }, play_points = 4 },
  function(t)
    t.p1:attack("Follower 5/6", "p2's leader")
    t.p2:play "Execution"
    t:pass_all()
    t:expect_defense("p2", 20)
    t:expect_decision("p1", "turn")
  end }

scenario "8.4.9.1 the target that has grown in the window deals what it has then" {
  p1 = { field = { "Follower 3/3" } },
  p2 = { field = { { "Follower 2/2", engaged = true } }, hand = { "Forge Weaponry" }, play_points = 2 },
  function(t)
    t.p1:attack("Follower 3/3", "Follower 2/2")
    t.p2:play "Forge Weaponry"
    t:pass_all()
    t:expect("Follower 3/3"):in_zone "cemetery"
    t:expect("Follower 2/2"):in_zone "cemetery"
  end }

scenario "8.4.9 the target that is refreshed in the window is still fought" {
  p1 = { field = { "Follower 3/3" } },
  p2 = { field = { { "Follower 2/2", engaged = true } }, hand = { "Second Wind" } },
  function(t)
    t.p1:attack("Follower 3/3", "Follower 2/2")
    t.p2:play("Second Wind"):on "Follower 2/2"
    t:expect("Follower 2/2"):in_zone "cemetery"
    t:expect_event "fought"
  end }

scenario "8.4.9 an attacker that is refreshed in the window deals its damage and may attack again" {
  p1 = { field = { "Follower 3/3" } },
  p2 = { hand = { "Second Wind" } },
  function(t)
    t.p1:attack("Follower 3/3", "p2's leader")
    t.p2:play("Second Wind")
    t:expect_defense("p2", 17)
    t:can(t.p1, "attack", "Follower 3/3", "p2's leader")
  end }

scenario "4.1.4 an attacker that is transformed in the window deals nothing; the token may not attack" {
  p1 = { field = { "Follower 3/3" } },
  p2 = { hand = { "Frog Curse" } },
  function(t)
    t.p1:attack("Follower 3/3", "p2's leader")
    t.p2:play "Frog Curse"
    t:expect_defense("p2", 20)
    t:expect("Fairy"):in_zone("field"):controlled_by("p1"):reserved()
    t:cannot(t.p1, "attack", "Fairy", "8.4.2.1")
  end }

scenario "4.1.4 a target that is transformed in the window takes nothing, nor does the token" {
  p1 = { field = { "Follower 3/3" } },
  p2 = { field = { { "Follower 2/2", engaged = true } }, hand = { "Frog Curse" } },
  function(t)
    t.p1:attack("Follower 3/3", "Follower 2/2")
    t.p2:play("Frog Curse"):on "Follower 2/2"
    t:expect("Fairy"):in_zone("field"):controlled_by "p2"
    t:expect("Follower 3/3"):damage(0)
    t:expect("Follower 2/2"):in_zone "banished"
  end }

scenario "5.15.3 a target that evolves in the window is the same follower: it fights with its new numbers" {
  p1 = { field = { "Follower 3/3" } },
  p2 = { field = { { "Evolver", engaged = true } }, evolve_deck = { "Evolver" }, hand = { "Sudden Growth" } },
  function(t)
    t.p1:attack("Follower 3/3", "Evolver")
    t.p2:play("Sudden Growth"):on "Evolver"
    t:expect("Evolver"):evolved():damage(3):defense(1)
    t:expect("Follower 3/3"):in_zone "cemetery"
  end }

scenario "8.4.5.1 an attacker whose control changes in the window still deals its damage to the leader it attacked (S10)" {
  p1 = { field = { "Follower 3/3" } },
  p2 = { hand = { "Turncoat" } },
  function(t)
    t.p1:attack("Follower 3/3", "p2's leader")
    t.p2:play "Turncoat"
    t:expect("Follower 3/3"):controlled_by "p2"
    t:expect_defense("p2", 17)
  end }

scenario "8.4.8 after one Quick card the window is open again, until he does nothing" {
  p1 = { field = { "Follower 5/6" } },
  p2 = { hand = { "Angelic Snipe", "Angelic Snipe", "Angelic Snipe" }, play_points = 3 },
  function(t)
    t.p1:attack("Follower 5/6", "p2's leader")
    t.p2:play "Angelic Snipe"
    t:expect_decision("p2", "quick")
    t.p2:play "Angelic Snipe"
    t.p2:play "Angelic Snipe"
    t:expect("Follower 5/6"):in_zone "cemetery"
    t:expect_defense("p2", 20)
  end }

scenario "12.3.4 the active player plays nothing in that window" {
  p1 = { field = { "Follower 2/2" }, hand = { "Angelic Snipe" }, play_points = 1 },
  p2 = { field = { { "Follower 3/3", engaged = true } }, hand = { "Goblin" } },
  function(t)
    t.p1:attack("Follower 2/2", "Follower 3/3")
    t:expect_decision("p2", "quick")
    t:cannot(t.p1, "play", "Angelic Snipe")
    t.p2:pass()
    t:expect_decision("p1", "turn")
  end }

scenario "12.3.4 a card with Quick is played from the EX area, too" {
  p1 = { field = { "Follower 2/2" } },
  p2 = { ex = { "Angelic Snipe" }, play_points = 1 },
  function(t)
    t.p1:attack("Follower 2/2", "p2's leader")
    t.p2:play "Angelic Snipe"
    t:expect("Follower 2/2"):in_zone "cemetery"
    t:expect_defense("p2", 20)
  end }

scenario "10.7.1 Strike is done before the window: its target may be dead by then (8.4.6)" {
  p1 = { field = { "Alucard" }, defense = 10 },
  p2 = { field = { { "Follower 3/3", engaged = true } }, hand = { "Goblin" } },
  function(t)
    t.p1:attack("Alucard", "Follower 3/3")
    t:expect("Follower 3/3"):in_zone "cemetery"
    t:expect_defense("p1", 14)
    t:expect_decision("p2", "quick")
    t.p2:pass()
    t:expect("Alucard"):damage(0):engaged()
  end }

scenario "10.7.3.2 Alucard attacks a leader without followers: with nothing to select nobody is healed" {
  p1 = { field = { "Alucard" }, defense = 10 },
  function(t)
    t.p1:attack("Alucard", "p2's leader")
    t:expect_defense("p1", 10)
    t:expect_defense("p2", 16)
  end }

scenario "10.7.3.2 White General alone: the Strike does nothing, the attack goes on" {
  p1 = { field = { "White General" } },
  function(t)
    t.p1:attack("White General", "p2's leader")
    t:expect_defense("p2", 15)
  end }

scenario "12.7.2 Dragonnewt Scholar draws and then discards, which may be the card drawn" {
  p1 = { field = { "Dragonnewt Scholar" }, deck = { "Goblin" } },
  function(t)
    t.p1:attack("Dragonnewt Scholar", "p2's leader")
    t:expect(t.p1.cemetery):is { "Goblin" }
    t:expect_defense("p2", 18)
  end }

scenario "12.7.2 Moon Al-mi'raj: Follower Strike does not trigger for a leader" {
  p1 = { field = { "Moon Al-mi'raj" } },
  function(t)
    t.p1:attack("Moon Al-mi'raj", "p2's leader")
    t:expect_defense("p2", 16)
  end }

scenario "12.13.2.1 attack 0 deals nothing and Drain gives nothing" {
  p1 = { field = { { "Midnight Vampire" }, "Forest Bat" }, defense = 10 },
  p2 = { field = { { "Temple Defender", engaged = true } } },
  function(t)
    t.p1:attack("Forest Bat", "Temple Defender")
    t:expect("Temple Defender"):damage(0)
    t:expect_defense("p1", 10)
    t:expect("Forest Bat"):gone()
  end }

scenario "12.13.2 Drain gives what was dealt, not what was left of the defense (5.13.1.1)" {
  p1 = { field = { "Drain 2/2" }, defense = 10 },
  p2 = { field = { { "Follower 1/1", engaged = true } } },
  function(t)
    t.p1:attack("Drain 2/2", "Follower 1/1")
    t:expect_defense("p1", 12)
  end }

scenario "12.13.2 a follower with Drain that dies in its attack drains all the same, above twenty too" {
  p1 = { field = { "Drain 2/2" } },
  p2 = { field = { { "Follower 5/6", engaged = true } } },
  function(t)
    t.p1:attack("Drain 2/2", "Follower 5/6")
    t:expect("Drain 2/2"):in_zone "cemetery"
    t:expect_defense("p1", 22)
  end }

scenario "12.13.2.2 the token whose Drain comes from another card: it is not the attacker when attacked" {
  p1 = { field = { "Follower 2/2" } },
  p2 = { field = { "Midnight Vampire", { "Forest Bat", engaged = true } }, defense = 10 },
  function(t)
    t.p1:attack("Follower 2/2", "Forest Bat")
    t:expect_defense("p2", 10)
  end }

scenario "10.5.2.2 Drain comes before the other player's Last Words" {
  p1 = { field = { "Drain 2/2" }, defense = 2 },
  p2 = { field = { { "Rabbit Necromancer", engaged = true, damage = 1 } } },
  function(t)
    t.p1:attack("Drain 2/2", "Rabbit Necromancer")
    t:expect_defense("p1", 2)
    t:expect_decision("p1", "turn")
  end }

scenario "12.14.2 Bane and Last Words: the one that Bane destroys has its Last Words then" {
  p1 = { field = { "Bane 2/2" } },
  p2 = { field = { { "Bellringer Angel", engaged = true, evolved = true } } },
  function(t)
    t.p1:attack("Bane 2/2", "Bellringer Angel")
    t:expect("Bellringer Angel"):in_zone "cemetery"
    t:expect(t.p2.hand):count(1)
    t:expect("Bane 2/2"):damage(0)
  end }

scenario "12.14.2 Bane and damage that is reduced to nothing (Temple Defender)" {
  p1 = { field = { "Spectre" } },
  p2 = { field = { { "Temple Defender", engaged = true } } },
  function(t)
    t.p1:attack("Spectre", "Temple Defender")
    t:expect("Temple Defender"):in_zone "cemetery"
    t:expect("Spectre"):in_zone "cemetery"
  end }

scenario "12.14.2 Bane triggers by fighting, not by damage that an ability deals" {
  p1 = { field = { { "Shapeshifting Mage", evolved = true }, { "Rhinoceroach" } }, evolve_deck = { "Rhinoceroach" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:evolve("Rhinoceroach"):choose("mode 2")
    t:expect("Follower 5/6"):damage(1):in_zone "field"
  end }

scenario "12.14.2 the follower with Bane is gone before the damage: nobody has fought" {
  p1 = { field = { "Follower 5/6" } },
  p2 = { field = { { "Bane 2/2", engaged = true } }, hand = { "Soul Conversion" }, play_points = 1, deck = { "Goblin", "Goblin" } },
  function(t)
    t.p1:attack("Follower 5/6", "Bane 2/2")
    t.p2:play "Soul Conversion"
    t:pass_all()
    t:expect("Follower 5/6"):in_zone("field"):damage(0)
  end }

scenario "12.14.2 Bane given in the same turn works in the next attack; a second one changes nothing (12.14.3)" {
  p1 = { field = { "Moonlight Assassin" }, play_points = 2 },
  p2 = { field = { { "Goblinmount Demon", engaged = true, evolved = true } } },
  function(t)
    t.p1:use "Moonlight Assassin"
    t.p1:use "Moonlight Assassin"
    t.p1:attack("Moonlight Assassin", "Goblinmount Demon")
    t:expect("Goblinmount Demon"):in_zone "cemetery"
    t:expect_decision("p1", "turn")
  end }

scenario "12.8.2 Elf Wanderer ignores Ward, and attacks leader and followers as she likes" {
  p1 = { field = { "Elf Wanderer" } },
  p2 = { field = { { "Ward 2/2", engaged = true }, "Follower 3/3" } },
  function(t)
    t:can(t.p1, "attack", "Elf Wanderer", "p2's leader")
    t:can(t.p1, "attack", "Elf Wanderer", "Follower 3/3")
    t:can(t.p1, "attack", "Elf Wanderer", "Ward 2/2")
  end }

scenario "12.8.2 Assail does not get past an engaged Ward, a second one with Ward may be selected instead" {
  p1 = { field = { "Lizardman" } },
  p2 = { field = { { "Ward 2/2", engaged = true }, "Veteran Lancer", "Follower 3/3" } },
  function(t)
    t:can(t.p1, "attack", "Lizardman", "Ward 2/2")
    t:cannot(t.p1, "attack", "Lizardman", "Veteran Lancer")
    t:cannot(t.p1, "attack", "Lizardman", "Follower 3/3")
    t:cannot(t.p1, "attack", "Lizardman", "p2's leader")
  end }

scenario "12.8.2 a Ward that an opponent's ability engages must be attacked from then on" {
  p1 = { hand = { "Swordsman" }, field = { "Follower 3/3" }, play_points = 1 },
  p2 = { field = { "Ward 2/2" } },
  function(t)
    t:can(t.p1, "attack", "Follower 3/3", "p2's leader")
    t.p1:play "Swordsman"
    t:cannot(t.p1, "attack", "Follower 3/3", "p2's leader")
    t:can(t.p1, "attack", "Follower 3/3", "Ward 2/2")
  end }

scenario "12.10.2 Rush on the turn it comes: an engaged Ward that has Intimidate leaves it nothing else to attack (8.4.3.2)" {
  p1 = { field = { { "Holy Tiger", new = true } } },
  p2 = { field = { { "Intimidate 2/2", engaged = true } } },
  function(t) t:cannot(t.p1, "attack", "Holy Tiger", "8.4.3.2") end }

scenario "8.4.2.1 a follower that came this turn and evolved attacks followers, not the leader" {
  p1 = { field = { { "Evolver", new = true } }, evolve_deck = { "Evolver" }, play_points = 1 },
  p2 = { field = { { "Follower 2/2", engaged = true } } },
  function(t)
    t.p1:evolve "Evolver"
    t:can(t.p1, "attack", "Evolver", "Follower 2/2")
    t:cannot(t.p1, "attack", "Evolver", "p2's leader")
  end }

scenario "12.9.2 Storm that the follower is given as it evolves lets it attack the leader at once" {
  p1 = { field = { { "Rhinoceroach", new = true } }, evolve_deck = { "Rhinoceroach" } },
  function(t)
    t:cannot(t.p1, "attack", "Rhinoceroach")
    t.p1:evolve "Rhinoceroach" -- the other mode would need a follower
    t:can(t.p1, "attack", "Rhinoceroach", "p2's leader")
  end }

scenario "8.4.2 evolving does not refresh: a follower that has attacked does not attack again" {
  p1 = { field = { "Evolver" }, evolve_deck = { "Evolver" }, play_points = 1 },
  function(t)
    t.p1:attack("Evolver", "p2's leader")
    t.p1:evolve "Evolver"
    t:cannot(t.p1, "attack", "Evolver", "8.4.2")
  end }

scenario "8.4.2 Penguin Wizard is refreshed by its On Evolve: it attacks twice" {
  p1 = { field = { "Penguin Wizard" }, evolve_deck = { "Penguin Wizard" }, play_points = 1 },
  function(t)
    t.p1:attack("Penguin Wizard", "p2's leader")
    t.p1:evolve "Penguin Wizard"
    t.p1:attack("Penguin Wizard", "p2's leader")
    t:expect_defense("p2", 17)
  end }

scenario "8.4.2.1 a follower that was returned and played again has come this turn" {
  p1 = { hand = { "Nature's Guidance" }, field = { "Follower 1/1" }, play_points = 2 },
  function(t)
    t.p1:play "Nature's Guidance"
    t.p1:play "Follower 1/1"
    t:cannot(t.p1, "attack", "Follower 1/1", "8.4.2.1")
  end }

scenario "10.2.1.3.2 Laelia: a follower with attack 0 deals what is left of its defense" {
  p1 = { field = { { "Arch Priestess Laelia", damage = 2 } } },
  function(t)
    t.p1:attack("Arch Priestess Laelia", "p2's leader")
    t:expect_defense("p2", 16)
  end }

scenario "10.2.1.3.2 Ardent Nun deals one more on the opponent's turn only, a follower with attack 0 nothing more" {
  p1 = { field = { "Follower 2/3" } },
  p2 = { field = { { "Ardent Nun", engaged = true } } },
  function(t)
    t.p1:attack("Follower 2/3", "Ardent Nun")
    t:expect("Follower 2/3"):in_zone "cemetery"
    t:expect("Ardent Nun"):in_zone "cemetery"
  end }

scenario "1.3.3 Imprisoned Dragon cannot attack; it may engage itself by Ward" {
  p1 = { field = { "Imprisoned Dragon" } },
  p2 = { field = { { "Follower 2/2", engaged = true } } },
  function(t)
    t:cannot(t.p1, "attack", "Imprisoned Dragon", "8.4.3.2")
    t.p1:end_turn()
    t:expect_decision("p1", "ward")
    t.p1:choose "Imprisoned Dragon"
    t:expect("Imprisoned Dragon"):engaged()
  end }

scenario "10.6.2.7.2 Woodland Curse on a follower with Drain and Bane: it fights, deals nothing, drains nothing, and Bane destroys" {
  p1 = { field = { "Spectre" } },
  p2 = { field = { { "Follower 1/1", engaged = true } }, hand = { "Woodland Curse" }, play_points = 2 },
  function(t)
    t.p1:attack("Spectre", "Follower 1/1")
    t.p2:play "Woodland Curse"
    t:expect("Follower 1/1"):in_zone "cemetery"
    t:expect_no_event("damage", "Follower 1/1")
    t:expect("Spectre"):in_zone "cemetery"
  end }

scenario "12.5.3 both die, the attacker's draw comes first; the leader has drained before" {
  p1 = { field = { "Grudge" }, deck = {} },
  p2 = { field = { { "Grudge", engaged = true } }, deck = { "Goblin" } },
  function(t)
    t.p1:attack("Grudge", "p2's Grudge")
    t.p1:choose(1)
    t:expect_winner "p2"
    t:expect(t.p2.hand):count(0)
  end }

scenario "12.14.2 Bane destroys an enemy: one that has changed sides since the attack is none" {
  p1 = { field = { "Follower 5/6" } },
  p2 = { field = { { "Bane 2/2", engaged = true } }, hand = { "Turncoat" } },
  function(t)
    t.p1:attack("Follower 5/6", "Bane 2/2")
    t.p2:play "Turncoat"
    t:pass_all()
    t:expect("Bane 2/2"):in_zone "cemetery"
    t:expect("Follower 5/6"):in_zone("field"):damage(2)
  end }

scenario "8.4.2.1 what evolved on an earlier turn and is taken now does not attack" {
  p1 = { field = { "Goblin" }, evolve_deck = { "Goblin" }, play_points = 4 },
  p2 = { hand = { "Turncoat" } },
  function(t)
    t.p1:evolve "Goblin"
    t:next_turn()
    t.p2:play "Turncoat"
    t:cannot(t.p2, "attack", "Goblin", "8.4.2.1")
  end }
