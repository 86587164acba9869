-- SPDX-License-Identifier: MIT
-- Two and three cards of the sets that meet, decided from the rules first.

test_card { id = "T-MZ1", name = "Zap", type = "spell", class = "neutral", cost = 0,
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.deal(2, foe) end,
}
test_card { id = "T-MBLOOD", name = "Bloodletting", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true }, keywords = { "drain" } },
}
test_card { id = "T-MX1", name = "Toll", type = "amulet", class = "neutral", cost = 1,
  when { event = "destroy", subject = follower {}, run = function(game) game.draw(1) end },
}
test_card { id = "T-MX2", name = "Hex", type = "spell", class = "neutral", cost = 0, keywords = { "quick" },
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.destroy(foe) end,
}
test_card { id = "T-MX3", name = "Waste", type = "spell", class = "neutral", cost = 0,
  run = function(game) game.mill(30) end,
}
test_card { id = "T-MX4", name = "Twice", type = "spell", class = "neutral", cost = 0, targets = { follower { enemy = true }, follower { enemy = true } },
  run = function(game, me, a, b) game.deal(2, a) game.deal(2, b) end,
}
test_card { id = "T-MX5", name = "Dread Banner", type = "amulet", class = "neutral", cost = 1,
  static { affects = followers { friendly = true }, keywords = { "intimidate" } },
}
test_card { id = "T-MX6", name = "Halfprice", type = "amulet", class = "neutral", cost = 1,
  static { affects = cards { friendly = true, zone = "hand" }, cost = -1 },
}
test_card { id = "T-MX7", name = "Ledger", type = "amulet", class = "neutral", cost = 1,
  static { affects = cards { friendly = true, zone = "hand" }, set_cost = 2 },
}

scenario "4.4.4.2 Frontguard General dies on a full field: one space, one Steelclad Knight, which has Ward and may be engaged" {
  p1 = { field = { { "Frontguard General", damage = 6, engaged = true }, "Amulet", "Amulet", "Amulet", "Amulet" } },
  p2 = { field = { "Follower 2/2" } },
  turn = "p2",
  function(t)
    t.p2:attack("Follower 2/2", "Frontguard General")
    t.p1:choose("Steelclad Knight")
    t:expect("Frontguard General"):in_zone("cemetery")
    t:expect(t.p1.field):has("Steelclad Knight", 1)
    t:expect(t.p1.field):count(5)
  end }

scenario "10.7.2.1 two followers come at once by one effect: Okami grows twice" {
  p1 = { field = { "Okami" }, hand = { "Golem Protection" }, play_points = 4 },
  p2 = {},
  function(t)
    t.p1:play("Golem Protection"):no():no()
    t:expect("Okami"):attack(7):defense(7)
  end }

scenario "12.5.3 a follower that is banished has no last words" {
  p1 = { field = { "Crafty Warlock" } },
  p2 = { hand = { "Soul Collector" }, play_points = 6 },
  turn = "p2",
  function(t)
    t.p2:play("Soul Collector")
    t:pass_all()
    t:expect("Crafty Warlock"):in_zone("banished")
    t:expect_no_event("trigger", "Crafty Warlock")
    t:expect(t.p1.field):count(0)
  end }

scenario "10.5.2.2 both sides' last words: the active player's come first, whoever died" {
  p1 = { hand = { "Conflagration" }, play_points = 5, field = { "Crafty Warlock", "Crafty Warlock" } },
  p2 = { field = { "Aiela, Dragon Knight", "Crafty Warlock" }, max_play_points = 3 },
  function(t)
    t.p1:play("Conflagration")
    t:expect(t.p1.field):has("Magic Sediment", 2)
    t:expect_decision("p2", "10.7.3")
    t.p2:choose(1)
    t:pass_all()
    t:expect(t.p1.field):has("Magic Sediment", 2)
    t:expect(t.p2.field):is { "Magic Sediment" }
    t:expect_number("p2", "max_play_points", 4)
  end }

scenario "8.4.9 the attacker left in response: no damage either way" {
  p1 = { field = { "Follower 3/3" } },
  p2 = { field = { { "Follower 2/2", engaged = true } }, hand = { "Fiery Embrace" }, play_points = 4 },
  function(t)
    t.p1:attack("Follower 3/3", "Follower 2/2")
    t.p2:play("Fiery Embrace")
    t:pass_all()
    t:expect("Follower 3/3"):in_zone("cemetery")
    t:expect("Follower 2/2"):damage(0)
  end }

scenario "12.14.2 Bane after a fight in which its bearer died: the other one is destroyed all the same" {
  p1 = { field = { { "Shapeshifting Mage", evolved = true } } , evolve_deck = {} },
  p2 = { field = { { "Genesis Dragon", engaged = true } } },
  function(t)
    t.p1:attack("Shapeshifting Mage", "Genesis Dragon")
    t:pass_all()
    t:expect("Shapeshifting Mage"):in_zone("cemetery")
    t:expect("Genesis Dragon"):in_zone("cemetery")
  end }

scenario "10.6.2.3.4, 12.15.2 the only enemy follower has Aura: the fanfare is not played, the follower comes" {
  p1 = { hand = { "Robin Hood" }, play_points = 6 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    t.p1:play("Robin Hood")
    t:expect("Robin Hood"):in_zone("field")
    t:expect("Aura 2/2"):damage(0)
    t:cannot(t.p1, "use", "Robin Hood")
  end }

scenario "12.15.2 an effect that selects nothing reaches a follower with Aura" {
  p1 = { hand = { "Alchemical Lore" }, play_points = 5 },
  p2 = { field = { "Aura 2/2", "Follower 5/6" } },
  function(t)
    t.p1:play("Alchemical Lore")
    t:expect("Aura 2/2"):in_zone("cemetery")
    t:expect("Follower 5/6"):damage(4)
  end }

scenario "7.4.7 Woodland Curse stops the damage of one turn" {
  p1 = { field = { "Storm 2/2" } },
  p2 = { hand = { "Woodland Curse" }, play_points = 2 },
  function(t)
    t.p1:attack("Storm 2/2", "p2's leader")
    t.p2:play("Woodland Curse")
    t:pass_all()
    t:expect_defense("p2", 20)
    t:next_turn()
    t:next_turn()
    t.p1:attack("Storm 2/2", "p2's leader")
    t:pass_all()
    t:expect_defense("p2", 18)
  end }

scenario "12.13.2 Drain whose damage is halted gains nothing" {
  p1 = { field = { "Drain 2/2" }, defense = 10 },
  p2 = { hand = { "Woodland Curse" }, play_points = 2 },
  function(t)
    t.p1:attack("Drain 2/2", "p2's leader")
    t.p2:play("Woodland Curse")
    t:pass_all()
    t:expect_defense("p1", 10)
    t:expect_defense("p2", 20)
  end }

scenario "12.2.3 an evolution point for a cost of 0 is not spent" {
  p1 = { field = { "Rhinoceroach" }, evolve_deck = { "Rhinoceroach" }, evolution_points = 1 },
  p2 = {},
  function(t)
    t.p1:evolve("Rhinoceroach")
    t:expect_number("p1", "evolution_points", 1)
    t:expect("Rhinoceroach"):keyword("storm")
  end }

scenario "10.7.4.1.2 Elf Child May is returned by her own player: she shoots from the hand" {
  p1 = { field = { "Elf Child May" }, hand = { "Nature's Guidance" }, play_points = 1 },
  p2 = { field = { "Follower 1/1", "Follower 2/2" } },
  function(t)
    t.p1:play("Nature's Guidance"):on("Elf Child May")
    t.p1:on("Follower 1/1")
    t:expect("Follower 1/1"):in_zone("cemetery")
    t:expect(t.p1.hand):count(2)
  end }

scenario "10.11.1 Soul Dealer destroys a follower: its attack as it was counts" {
  p1 = { field = { "Soul Dealer" }, evolve_deck = { "Soul Dealer" }, play_points = 2, defense = 10 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:evolve("Soul Dealer")
    t:pass_all()
    t:expect("Follower 5/6"):in_zone("cemetery")
    t:expect_defense("p1", 15)
  end }

scenario "12.14.1 Heavenly Aegis: Bane is an ability and does not destroy it" {
  p1 = { field = { { "Heavenly Aegis", engaged = true } } },
  p2 = { field = { "Bane 2/2", "Follower 5/6" } },
  turn = "p2",
  function(t)
    t.p2:attack("Bane 2/2", "Heavenly Aegis")
    t:pass_all()
    t:expect("Heavenly Aegis"):in_zone("field"):damage(2)
    t.p2:attack("Follower 5/6", "Heavenly Aegis")
    t:pass_all()
    t:expect("Heavenly Aegis"):damage(7)
  end }

scenario "1.2.2 both leaders at 0 in one confirmation: a draw" {
  p1 = { field = { { "Demonic Hedonist", evolved = true } }, defense = 1 },
  p2 = { defense = 1 },
  function(t)
    t.p1:attack("Demonic Hedonist", "p2's leader")
    t:expect_winner("nobody")
    t:expect_event("drawn")
  end }

scenario "13.2.1.3 a token from the EX area and a spell before it: the third card of the turn" {
  p1 = { ex = { "Fairy" }, hand = { "Fairy Circle", "Elf Metallurgist" }, play_points = 4 },
  p2 = { field = { "Follower 3/4", "Follower 5/6" } },
  function(t)
    t.p1:play("Fairy")
    t.p1:play("Fairy Circle")
    t.p1:play("Elf Metallurgist"):on("Follower 5/6")
    t:expect("Follower 5/6"):damage(3)
  end }

scenario "10.7.2 Kaguya evolves: the Moon that she summons is an amulet of cost 3" {
  p1 = { field = { "Kaguya" }, evolve_deck = { "Kaguya" }, play_points = 2, defense = 15 },
  p2 = { field = { "Follower 3/4" } },
  function(t)
    t.p1:evolve("Kaguya")
    t:expect("Follower 3/4"):damage(3)
    t:expect_defense("p1", 18)
    t:expect(t.p1.field):has("Ephemeral Moon")
  end }

scenario "10.7.3 Kaguya puts an amulet onto the field: its fanfare and her damage, in the order that her player says" {
  p1 = { hand = { "Kaguya", "Beastcall Aria" }, play_points = 5 },
  p2 = { field = { "Follower 3/4" } },
  function(t)
    t.p1:play("Kaguya")
    t.p1:choose("Beastcall Aria")
    t:expect_decision("p1", "10.7.3")
    t.p1:choose(2)
    t:pass_all()
    t:expect("Beastcall Aria"):in_zone("field")
    t:expect(t.p1.field):has("Holy Falcon")
    t:expect("Follower 3/4"):damage(3)
  end }

scenario "10.7.5 Polyphonic Roar: once on each turn, also when a second Dragon comes" {
  p1 = { field = { "Polyphonic Roar", "Zirnitra", "Zirnitra" }, ex = { "Dragon", "Dragon" }, play_points = 8 },
  p2 = {},
  function(t)
    t.p1:use("Zirnitra#1"):on("Dragon#1")
    t:expect_defense("p2", 15)
    t.p1:use("Zirnitra#2")
    t:expect_defense("p2", 15)
    t:expect(t.p1.field):has("Dragon", 2)
  end }

scenario "4.4.4.2 Wyrm Spire destroys on a full enemy field: there is room again for the Dragon" {
  p1 = { field = { "Wyrm Spire" } },
  p2 = { field = { "Follower 1/1", "Amulet", "Amulet", "Amulet", "Amulet" } },
  function(t)
    t.p1:use("Wyrm Spire")
    t:expect("Follower 1/1"):in_zone("cemetery")
    t:expect("Dragon"):controlled_by("p2"):no_keyword("rush")
  end }

scenario "10.6.2.7.2 Silver Bolt counts the hand after its draw" {
  p1 = { hand = { "Silver Bolt", "Goblin", "Goblin" }, play_points = 7 },
  p2 = {},
  function(t)
    t.p1:play("Silver Bolt")
    t:expect_defense("p2", 17)
  end }

scenario "2.8.2 Azazel sets a leader below 10 to 10: that is gained, so Elana's Prayer sees it" {
  p1 = { field = { "Azazel" }, evolve_deck = { "Azazel" }, play_points = 1 },
  p2 = { defense = 5, field = { "Elana's Prayer", "Follower 2/2" } },
  function(t)
    t.p1:evolve("Azazel")
    t:expect_defense("p2", 10)
    t:expect("Follower 2/2"):attack(3):defense(3)
  end }

scenario "5.16.1 Transmogrified Wyrm transforms a token of the opponent's EX area: a Dragon there, the opponent's" {
  p1 = { hand = { "Transmorgrifried Wyrm" }, play_points = 4 },
  p2 = { ex = { "Fairy" } },
  function(t)
    t.p1:play("Transmorgrifried Wyrm")
    t:expect(t.p2.ex):is { "Dragon" }
    t:expect("Dragon"):owned_by("p2")
    t:expect("Fairy"):gone()
  end }

scenario "4.8.3.2 Arcane Enlightenment fills the EX area and banishes it at the end of that turn; tokens cease" {
  p1 = { hand = { "Arcane Enlightenment" }, ex = { "Fairy" }, play_points = 4, deck = { "Goblin", "Fighter", "Spell", "Amulet", "Goliath", "Goblin" } },
  p2 = {},
  function(t)
    t.p1:play("Arcane Enlightenment")
    t:expect(t.p1.ex):count(5)
    t.p1:end_turn()
    t:pass_all()
    t:expect(t.p1.ex):count(0)
    t:expect(t.p1.banished):count(4)
    t:expect("Fairy"):gone()
  end }

scenario "10.6.2.1.2 Wyvern Cavalier: the card in the EX area keeps its discount as it is played" {
  p1 = { hand = { "Wyvern Cavalier" }, play_points = 6, deck = { "Goliath", "Goblin" } },
  p2 = {},
  function(t)
    t.p1:play("Wyvern Cavalier")
    t:expect(t.p1.ex):is { "Goliath" }
    t:expect("Goliath"):cost(1)
    t.p1:play("Goliath")
    t:expect_number("p1", "play_points", 0)
    t:expect("Goliath"):in_zone("field")
  end }

scenario "13.3.1.3 Merlin plays a spell from the cemetery: it is played for Dragonbond Mage, too, and did not count itself" {
  p1 = { field = { "Merlin", "Dragonbond Mage" }, evolve_deck = { "Merlin" }, cemetery = { "Wind Blast", "Spell", "Spell" }, play_points = 2 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:evolve("Merlin")
    t.p1:choose("Wind Blast")
    t:pass_all()
    t:expect("Dragonbond Mage"):counters("spell", 1)
    t:expect("Follower 5/6"):damage(2)
    t:expect("Wind Blast"):in_zone("cemetery")
  end }

scenario "10.7.2.1 Ancient Alchemist, evolved: two Golems at once shoot twice" {
  p1 = { field = { { "Ancient Alchemist", evolved = true } }, hand = { "Golem Protection" }, play_points = 4 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Golem Protection"):no():no()
    t.p1:on("Follower 5/6")
    t.p1:on("p2's leader")
    t:expect("Follower 5/6"):damage(3)
    t:expect_defense("p2", 17)
  end }

scenario "8.4.3.1 Bahamut with two enemy followers does not attack the leader; when one has died it does" {
  p1 = { field = { "Bahamut" }, hand = { "Angelic Snipe" }, play_points = 1 },
  p2 = { field = { "Follower 1/1", "Follower 5/6" } },
  function(t)
    t:cannot(t.p1, "attack", "Bahamut", "p2's leader")
    t.p1:play("Angelic Snipe"):on("Follower 1/1")
    t:can(t.p1, "attack", "Bahamut", "p2's leader")
  end }

scenario "12.13.2 Twin-Headed Dragon with Drain: the leader gains what was dealt, doubled" {
  p1 = { field = { "Twin-Headed Dragon", "Bloodletting" }, defense = 10 },
  p2 = {},
  function(t)
    t.p1:attack("Twin-Headed Dragon", "p2's leader")
    t:expect_defense("p2", 16)
  end }

scenario "4.4.4.2 Necrocarnival with both modes on three cards: the follower comes, one Ghost has room" {
  p1 = { field = { "Amulet", "Amulet", "Amulet" }, hand = { "Necrocarnival" }, play_points = 3, cemetery = { "Goblin", "Fighter", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell" } },
  p2 = {},
  function(t)
    t.p1:play("Necrocarnival"):choose("mode 1", "mode 2"):on("Goblin")
    t:pass_all()
    t:expect(t.p1.field):count(5)
    t:expect(t.p1.field):has("Goblin")
    t:expect(t.p1.field):has("Ghost", 1)
  end }

scenario "11.6.1 an evolved follower under the deck: its evolved card lies faceup in the evolve deck" {
  p1 = { hand = { "Homecoming" }, play_points = 3 },
  p2 = { field = { { "Evolver", evolved = true } }, deck = { "Goblin" } },
  function(t)
    t.p1:play("Homecoming")
    t.p2:choose(1)
    t:expect(t.p2.deck):has("Evolver")
    t:expect("Evolver#2"):in_zone("evolve_deck"):seen_by("p1")
  end }

scenario "7.4.6 discard to seven at the end: Dragonsong Flute puts its Dragon into the EX area still in this turn" {
  p1 = { hand = { "Dragonsong Flute", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" } },
  p2 = {},
  function(t)
    t.p1:end_turn()
    t.p1:choose("Dragonsong Flute")
    t:expect(t.p1.ex):is { "Hellflame Dragon" }
    t:expect_decision("p2", "turn")
  end }

scenario "10.5.2.2 Bane of both fighters: the active player's first, and both are destroyed" {
  p1 = { field = { "Bane 2/2", "Toll" } },
  p2 = { field = { { "Bane 2/2", engaged = true }, "Toll" } },
  function(t)
    t.p1:attack("p1's Bane 2/2", "p2's Bane 2/2")
    t.p1:choose("Bane of Bane 2/2")
    t:expect_decision("p2", "10.7.3")
    t.p2:choose("Bane of Bane 2/2")
    t:pass_all()
    t:expect("p1's Bane 2/2"):in_zone("cemetery")
    t:expect("p2's Bane 2/2"):in_zone("cemetery")
    t:expect(t.p1.hand):count(2)
    t:expect(t.p2.hand):count(2)
  end }

scenario "8.4.7 the target of an attack grows in response, and both die" {
  p1 = { field = { "Follower 3/3" } },
  p2 = { field = { { "Follower 2/2", engaged = true } }, hand = { "Forge Weaponry" }, play_points = 2 },
  function(t)
    t.p1:attack("Follower 3/3", "Follower 2/2")
    t.p2:play("Forge Weaponry"):on("Follower 2/2")
    t:pass_all()
    t:expect("Follower 2/2"):in_zone("cemetery")
    t:expect("Follower 3/3"):in_zone("cemetery")
  end }

scenario "11.2.2 an empty deck alone does not lose; the next draw does" {
  p1 = { hand = { "Waste", "Teachings of Creation" }, play_points = 1 },
  p2 = {},
  function(t)
    t.p1:play("Waste")
    t:expect_winner("nobody")
    t.p1:play("Teachings of Creation")
    t:expect_winner("p2")
  end }

scenario "11.1.2 a follower at 0 defense dies only in confirmation" {
  p1 = { hand = { "Twice" } },
  p2 = { field = { "Follower 2/2", "Follower 3/3" } },
  function(t)
    t.p1:play("Twice"):on("Follower 2/2", "Follower 3/3")
    t:expect("Follower 2/2"):in_zone("cemetery")
    t:expect("Follower 3/3"):damage(2)
  end }

scenario "12.8.2 two engaged Wards: each may be attacked, nothing else" {
  p1 = { field = { "Storm 2/2" } },
  p2 = { field = { { "Ward 2/2", engaged = true }, { "Veteran Lancer", engaged = true }, { "Follower 1/1", engaged = true } } },
  function(t)
    t:can(t.p1, "attack", "Storm 2/2", "Ward 2/2")
    t:can(t.p1, "attack", "Storm 2/2", "Veteran Lancer")
    t:cannot(t.p1, "attack", "Storm 2/2", "Follower 1/1")
    t:cannot(t.p1, "attack", "Storm 2/2", "p2's leader")
  end }

scenario "12.12.2, 12.8.2 an engaged Ward with Intimidate cannot be selected, so it forces nothing" {
  p1 = { field = { "Storm 2/2" } },
  p2 = { field = { { "Ward 2/2", engaged = true }, "Dread Banner" } },
  function(t)
    t:expect("Ward 2/2"):keyword("intimidate")
    t:can(t.p1, "attack", "Storm 2/2", "p2's leader")
    t:cannot(t.p1, "attack", "Storm 2/2", "Ward 2/2")
  end }

scenario "12.11.2, 12.8.2 Assail finds no way past an engaged Ward" {
  p1 = { field = { "Assail 2/2" } },
  p2 = { field = { { "Ward 2/2", engaged = true }, "Follower 1/1" } },
  function(t)
    t:can(t.p1, "attack", "Assail 2/2", "Ward 2/2")
    t:cannot(t.p1, "attack", "Assail 2/2", "Follower 1/1")
  end }

scenario "12.10.2, 12.11.2 Rush with Assail attacks a reserved follower in the turn it came, not the leader" {
  p1 = { hand = { "Aurelia, Regal Saber" }, play_points = 5 },
  p2 = { field = { "Follower 1/1" } },
  function(t)
    t.p1:play("Aurelia, Regal Saber"):no()
    t:can(t.p1, "attack", "Aurelia, Regal Saber", "Follower 1/1")
    t:cannot(t.p1, "attack", "Aurelia, Regal Saber", "p2's leader")
  end }

scenario "8.4.2.1, 8.4.3.1 evolved in the turn it came: it attacks followers, not the leader" {
  p1 = { field = { { "Evolver", new = true } }, evolve_deck = { "Evolver" }, play_points = 1 },
  p2 = { field = { { "Follower 1/1", engaged = true } } },
  function(t)
    t:cannot(t.p1, "attack", "Evolver", "Follower 1/1")
    t.p1:evolve("Evolver")
    t:can(t.p1, "attack", "Evolver", "Follower 1/1")
    t:cannot(t.p1, "attack", "Evolver", "p2's leader")
  end }

scenario "10.10.2.4 a cost set to a number and one that is lower by one: first the number" {
  p1 = { hand = { "Goliath" }, field = { "Halfprice", "Ledger" }, play_points = 1 },
  p2 = {},
  function(t)
    t:expect("Goliath"):cost(1)
    t.p1:play("Goliath")
    t:expect_number("p1", "play_points", 0)
  end }

scenario "13.3.2.2 Bahamut on a Stack of two: one counter goes" {
  p1 = { field = { { "Magic Sediment", stack = 2 } } },
  p2 = { field = { { "Bahamut" } }, evolve_deck = { "Bahamut" } },
  turn = "p2",
  function(t)
    t.p2:evolve("Bahamut")
    t:expect("Magic Sediment"):counters("stack", 1):in_zone("field")
  end }

scenario "3.1.2, 9.1.2.1 Noble Fairy gives a Fairy to the other field: its owner is the other player" {
  p1 = { hand = { "Noble Fairy" }, play_points = 3, played = 4 },
  p2 = { field = { "Follower 3/3" } },
  function(t)
    t.p1:play("Noble Fairy"):no()
    t:expect("Follower 3/3"):in_zone("cemetery")
    t:expect("Fairy"):controlled_by("p2"):owned_by("p2")
  end }

scenario "13.5.1.2, 4.8.3.2 Trick Dullahan with ten cards: three Ghosts, of which two have room" {
  p1 = { hand = { "Trick Dullahan" }, play_points = 2, cemetery = { "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell", "Spell" }, ex = { "Fairy", "Fairy", "Fairy" } },
  p2 = {},
  function(t)
    t.p1:play("Trick Dullahan")
    t:expect(t.p1.ex):has("Ghost", 2)
    t:expect(t.p1.ex):count(5)
  end }
