-- SPDX-License-Identifier: MIT

scenario "5.5.1 Righteous Devil: evolved it takes 1 from the leader of a destroyed enemy" {
  p1 = { field = { { "Righteous Devil", evolved = true }, "Goblin" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:attack("Righteous Devil", "Goliath") -- Assail; Bane destroys it
    t:expect("Goliath"):in_zone "cemetery"
    t:expect_defense("p2", 19)
    t:expect_defense("p1", 21)
  end }

scenario "10.7.4.1.2 Righteous Devil: also when it dies in the same moment" {
  p1 = { field = { { "Righteous Devil", evolved = true, damage = 4 } } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:attack("Righteous Devil", "Goliath")
    t:expect("Righteous Devil"):in_zone "cemetery"
    t:expect_defense("p1", 20)
  end }

scenario "5.5.1 Righteous Devil: not for followers of yours" {
  p1 = { field = { { "Righteous Devil", evolved = true }, "Goblin" },
    hand = { "Soul Conversion" }, play_points = 1 },
  function(t)
    t.p1:play("Soul Conversion"):on "Goblin"
    t:expect_defense("p1", 20)
    t:expect_defense("p2", 20)
  end }

scenario "12.2.1 Righteous Devil: evolves for 3 defense of your leader" {
  p1 = { field = { "Righteous Devil" }, evolve_deck = { "Righteous Devil" }, defense = 4 },
  function(t)
    t:expect("Righteous Devil"):keyword "bane"
    t.p1:evolve "Righteous Devil"
    t:expect("Righteous Devil"):evolved():attack(3):defense(5):keyword("assail", "bane")
    t:expect_defense("p1", 1)
  end }

scenario "10.4.5 Righteous Devil: not when the leader has less" {
  p1 = { field = { "Righteous Devil" }, evolve_deck = { "Righteous Devil" }, defense = 2,
    play_points = 5, evolution_points = 3 },
  function(t)
    t:cannot(t.p1, "evolve", "Righteous Devil")
  end }

scenario "1.2.1.1 Righteous Devil: the leader's last three may be given, which loses the game" {
  p1 = { field = { "Righteous Devil" }, evolve_deck = { "Righteous Devil" }, defense = 3 },
  function(t)
    t.p1:evolve "Righteous Devil"
    t:expect_winner "p2"
  end }

scenario "10.7.2.1 Righteous Devil: once for each of several, also where the rules destroy them, tokens too" {
  p1 = { field = { { "Righteous Devil", evolved = true } }, hand = { "Alchemical Lore" }, play_points = 5 },
  p2 = { field = { "Goliath", "Forest Bat", "Genesis Dragon" } },
  function(t)
    t.p1:play "Alchemical Lore"
    while t:now().kind ~= "turn" do t.p1:choose(1) end -- the order of the two
    t:expect_defense("p2", 18)
    t:expect_defense("p1", 22)
  end }

scenario "5.6 Righteous Devil: not for one that is banished or put into the cemetery by its player" {
  p1 = { field = { { "Righteous Devil", evolved = true } }, hand = { "Blackened Scripture" }, play_points = 2 },
  p2 = { field = { "Goblin", "Hell's Unleasher" }, cemetery = { "Goliath" } },
  function(t)
    t.p1:play("Blackened Scripture"):on "Goblin"
    t:next_turn()
    t.p2:use "Hell's Unleasher"
    t:expect("Hell's Unleasher"):in_zone "cemetery"
    t:expect_defense("p2", 20)
    t:expect_defense("p1", 20)
  end }

scenario "10.7.4.1.2 Righteous Devil: it sees those that are destroyed together with it" {
  p1 = { field = { { "Righteous Devil", evolved = true } }, hand = { "Themis's Decree" }, play_points = 5 },
  p2 = { field = { "Goblin", "Fighter" } },
  function(t)
    t.p1:play "Themis's Decree"
    while t:now().kind ~= "turn" do t.p1:choose(1) end -- the order of the two
    t:expect_defense("p2", 18)
    t:expect_defense("p1", 22)
  end }
