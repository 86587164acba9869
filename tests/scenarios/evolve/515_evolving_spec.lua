-- SPDX-License-Identifier: MIT
-- Evolving and what is linked (5.15, 11.6, 12.2).

scenario "5.15.1 a card of the evolve deck is put into the evolve zone and linked (5.15.1.3)" {
  p1 = { field = { "Goblin" }, evolve_deck = { "Goblin" }, play_points = 4 },
  function(t)
    t.p1:evolve "Goblin"
    t:expect("Goblin"):in_zone("field"):evolved():attack(4):defense(4)
    t:expect("Goblin#2"):in_zone("evolve"):linked_to("Goblin")
    t:expect_event("evolve", "Goblin")
  end }

scenario "5.15.2 it has the information of the linked card, except the cost" {
  p1 = { field = { "Sektor" }, evolve_deck = { "Sektor" }, play_points = 3 },
  function(t)
    t:expect("Sektor"):no_keyword("ward"):cost(2)
    t.p1:evolve "Sektor"
    t:expect("Sektor"):keyword("ward"):attack(4):defense(4):cost(2)
  end }

scenario "5.15.3 it stays the same follower: engaged as it was, with the defense it has lost" {
  p1 = { field = { { "Goblin", engaged = true, damage = 1 } }, evolve_deck = { "Goblin" },
    play_points = 4 },
  function(t)
    t.p1:evolve "Goblin"
    t:expect("Goblin"):engaged():defense(3):damage(1)
  end }

scenario "5.15.4 the link is lost when the follower leaves the field, and the card lies faceup (11.6.1)" {
  p1 = { field = { { "Goblin", evolved = true } } },
  p2 = { field = { { "Gilgamesh", engaged = true } } },
  function(t)
    t.p1:attack("Goblin", "Gilgamesh")
    t:expect(t.p1.cemetery):is { "Goblin" }
    t:expect(t.p1.evolve_zone):count(0)
    t:expect("Goblin#2"):in_zone("evolve_deck"):seen_by("p2")
    t:expect("Goblin"):unevolved()
    t:expect_event("unlink", "Goblin#2")
  end }

scenario "12.2.1 an evolve ability is an activated ability: it is played in the own main phase only" {
  p1 = { field = { "Goblin" }, evolve_deck = { "Goblin" }, play_points = 4 },
  turn = "p2",
  function(t) t:cannot(t.p1, "evolve", "Goblin") end }

scenario "12.2.2 a card of the same name must be in the evolve deck" {
  p1 = { field = { "Goblin" }, evolve_deck = { "Goliath" }, play_points = 4 },
  function(t) t:cannot(t.p1, "evolve", "Goblin", "12.2.2") end }

scenario "12.2.2 a card that lies faceup there was used, and is not used again" {
  p1 = { field = { "Goblin" }, evolve_deck = { { "Goblin", faceup = true } }, play_points = 4 },
  function(t) t:cannot(t.p1, "evolve", "Goblin", "12.2.2") end }

scenario "12.2.3 the evolve ability may cost one play point less and an evolution point" {
  p1 = { field = { "Goblin" }, evolve_deck = { "Goblin" }, play_points = 3, evolution_points = 1 },
  function(t)
    t.p1:evolve "Goblin"
    t:expect("Goblin"):evolved()
    t:expect_number("p1", "play_points", 0)
    t:expect_number("p1", "evolution_points", 0)
  end }

scenario "12.2.3 only one evolution point is used for it, and it need not be" {
  p1 = { field = { "Goblin" }, evolve_deck = { "Goblin" }, play_points = 4, evolution_points = 3 },
  function(t)
    t.p1:evolve "Goblin"
    t:expect_decision("p1", "12.2.3")
    t.p1:choose "pay 4 play points"
    t:expect_number("p1", "play_points", 0)
    t:expect_number("p1", "evolution_points", 3)
  end }

scenario "8.3.2 one evolve ability a turn" {
  p1 = { field = { "Goblin", "Goliath" }, evolve_deck = { "Goblin", "Goliath" }, play_points = 10 },
  function(t)
    t.p1:evolve "Goblin"
    t:cannot(t.p1, "evolve", "Goliath", "8.3.2")
    t:next_turn()
    t:next_turn()
    t:can(t.p1, "evolve", "Goliath")
  end }

scenario "8.3.1 an ability of a follower that an opponent controls is not played" {
  p1 = { field = { "Goliath", "Goblin" }, evolve_deck = { "Goblin" }, play_points = 4 },
  p2 = { field = { "Goblin" } },
  function(t)
    t:can(t.p1, "evolve", "p1's Goblin")
    t:cannot(t.p1, "evolve", "p2's Goblin")
  end }

scenario "12.2.2 a copy that lies faceup does not stand for one that lies facedown" {
  p1 = { field = { "Goblin" }, evolve_deck = { { "Goblin", faceup = true }, "Goblin" }, play_points = 4 },
  function(t)
    t.p1:evolve "Goblin"
    t:expect("Goblin"):evolved()
  end }
