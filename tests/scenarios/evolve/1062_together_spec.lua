-- SPDX-License-Identifier: MIT
-- Cards of Evolve that meet: what comes out was decided from the rules before it was played.

scenario "5.13.3 Alexander attacks three times in a turn, and Sapphire Priestess counts each" {
  p1 = { field = { "Alexander", "Sapphire Priestess" } },
  p2 = { field = { { "Follower 0/3", engaged = true }, { "Follower 0/4", engaged = true },
    { "Follower 1/1", engaged = true } } },
  function(t)
    t.p1:attack("Alexander", "Follower 0/3")
    t.p1:attack("Alexander", "Follower 0/4")
    t:expect("Alexander"):reserved()
    t.p1:attack("Alexander", "Follower 1/1")
    t.p1:end_turn()
    t:pass_all()
    t:expect(t.p1.hand):count(3)
  end }

scenario "5.13.1 Alexander under Woodland Curse deals no damage, so nothing refreshes him" {
  p1 = { field = { "Alexander" } },
  p2 = { field = { { "Follower 0/3", engaged = true } }, hand = { "Woodland Curse" }, play_points = 2 },
  function(t)
    t.p1:attack("Alexander", "Follower 0/3")
    t.p2:play "Woodland Curse"
    t:pass_all()
    t:expect("Alexander"):engaged()
    t:expect("Follower 0/3"):damage(0)
  end }

scenario "5.5.1 Flame Soldier: a Bat that was put into the cemetery for a cost was not destroyed" {
  p1 = { hand = { "Flame Soldier" }, field = { "Vania, Vampire Princess", "Forest Bat" }, play_points = 4 },
  p2 = { field = { "Follower 3/4", "Follower 5/6" } },
  function(t)
    t.p1:use("Vania, Vampire Princess"):on "Follower 3/4"
    t:expect("Forest Bat"):gone()
    t.p1:play("Flame Soldier"):on "Follower 5/6"
    t:expect("Follower 5/6"):damage(1)
  end }

scenario "13.5.2.2 the defense that Righteous Devil's evolving costs makes Sanguine active" {
  p1 = { hand = { "Dark Summoner" }, field = { "Righteous Devil" }, evolve_deck = { "Righteous Devil" },
    play_points = 2 },
  function(t)
    t.p1:evolve "Righteous Devil"
    t.p1:play "Dark Summoner"
    t:expect("Dark Summoner"):attack(4):keyword("rush")
  end }

scenario "10.4.5, 11.2.1 Righteous Devil evolves for the last three defense of its leader, who has lost then" {
  p1 = { field = { "Righteous Devil" }, evolve_deck = { "Righteous Devil" }, defense = 3 },
  function(t)
    t.p1:evolve "Righteous Devil"
    t:expect_winner "p2"
  end }

scenario "12.4.3, 13.2.1 Amelia puts Fencer from the hand: the Fanfare happens, and no card was played" {
  p1 = { hand = { "Amelia, Silver Paladin", "Fencer", "Elf Metallurgist" }, play_points = 6 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Amelia, Silver Paladin"):choose "mode 1"
    t.p1:choose "Fencer"
    t:expect("Amelia, Silver Paladin"):attack(4)
    t.p1:play "Elf Metallurgist"
    t:expect("Follower 5/6"):damage(1) -- the second card of the turn
  end }

scenario "10.7.5 Elana's Prayer: the Drain of two Bats makes the followers grow once" {
  p1 = { field = { "Elana's Prayer", "Midnight Vampire", "Forest Bat", "Forest Bat" } },
  function(t)
    t.p1:attack("Forest Bat#1", "p2's leader")
    t:expect_defense("p1", 21)
    t:expect("Midnight Vampire"):attack(3)
    t.p1:attack("Forest Bat#2", "p2's leader")
    t:expect_defense("p1", 23)
    t:expect("Midnight Vampire"):attack(3)
  end }

scenario "10.2.1.3.2 Cleric Lancer beside Laelia: in the opponent's turn its defense, and four more" {
  p1 = { field = { "Follower 5/6" } },
  p2 = { field = { { "Cleric Lancer", engaged = true }, "Arch Priestess Laelia" } },
  function(t)
    t.p1:attack("Follower 5/6", "Cleric Lancer")
    t:expect_event("damage", "Follower 5/6", 9)
  end }

scenario "10.10.2 the opponent's Conflagration: Liza takes one off for all of hers, Temple Defender one more" {
  p1 = { hand = { "Conflagration" }, field = { "Follower 5/6" }, play_points = 5 },
  p2 = { field = { "Elf Girl Liza", "Temple Defender", "Goliath" } },
  function(t)
    t.p1:play "Conflagration"
    t:expect_event("damage", "Temple Defender", 3)
    t:expect_event("damage", "Goliath", 4)
    t:expect_event("damage", "Elf Girl Liza", 4)
    t:expect("Follower 5/6"):damage(5)
  end }

scenario "12.2.3 Treant with Combo 3 evolves for nothing, and no evolution point is spent" {
  p1 = { hand = { "Treant" }, evolve_deck = { "Treant" }, play_points = 3, evolution_points = 1, played = 2 },
  function(t)
    t.p1:play "Treant"
    t.p1:evolve "Treant"
    t:expect("Treant"):evolved()
    t:expect_number("p1", "evolution_points", 1)
  end }

scenario "10.7.3 which of two abilities is about which follower is told" {
  p1 = { hand = { "Sea Queen Otohime" }, field = { "Leonidas's Resolve" }, play_points = 4 },
  function(t)
    t.p1:play "Sea Queen Otohime"
    t.p1:choose "Sea Queen Otohime"
    t.p1:no()
    t:expect_options(
      "ability of Leonidas's Resolve: gives what it finds +3 attack +3 defense Rush (about Sea Queen Otohime)",
      "ability of Leonidas's Resolve#2: gives what it finds +3 attack +3 defense Rush (about Otohime's Bodyguard)")
    t.p1:choose(2)
    t:expect("Otohime's Bodyguard"):attack(4)
    t:expect("Sea Queen Otohime"):attack(6)
  end }

-- ---- What is found before anything is done (5.13.1), and who selects what fits (4.4.4.2) ----

test_card(function()
  local hurt = followers { friendly = true, damage = at_least(1) }
  return card { id = "T-KIN", name = "Kin", type = "follower", class = "neutral", cost = 1,
    attack = 1, defense = 4,
    instead_of { event = "damage", subject = "me", if_ = number.count(hurt):at_least(1), amount = 0 } }
end)

test_card(function()
  local foes = followers { enemy = true }
  return card { id = "T-HAIL", name = "Hail", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.deal(1, game.all(foes)) end }
end)

scenario "5.13.1 damage of one moment is found before any of it is dealt" {
  p1 = { hand = { "Hail", "Hail" } }, p2 = { field = { "Follower 1/5", "Kin" } },
  function(t)
    t.p1:play("Hail")
    t:pass_all()
    t:expect("Follower 1/5"):defense(4)
    t:expect("Kin"):defense(3)
    t.p1:play("Hail")
    t:pass_all()
    t:expect("Follower 1/5"):defense(3)
    t:expect("Kin"):defense(3)
  end }

test_card(function()
  local foes = followers { enemy = true }
  return card { id = "T-LURE", name = "Lure", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.take_control(game.all(foes)) end }
end)

scenario "4.4.4.2 of more than there is room for, who plays the card selects what comes under control" {
  p1 = { hand = { "Lure" }, field = { "Follower 1/1", "Follower 1/1", "Follower 1/1", "Follower 1/1" } },
  p2 = { field = { "Follower 2/2", "Follower 3/3" } },
  function(t)
    t.p1:play("Lure")
    t:expect_decision("p1", "4.4.4.2")
    t.p1:choose("Follower 3/3")
    t:expect("Follower 3/3"):in_zone("field")
    t:expect(t.p2.field):is { "Follower 2/2" }
  end }

test_card { id = "tg-narrow", name = "Narrows", type = "amulet", class = "neutral", cost = 0,
  static { affects = "you", limits = { field = -3 } },
}
test_card(function()
  local theirs = card { enemy = true }
  return card { id = "tg-seize", name = "Seize All", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.take_control(game.all(theirs)) end,
  }
end)

scenario "4.4.4.2, 11.4.1 all for which there was room are taken at once, also when one of them lowers the limit" {
  p1 = { field = { "Goblin" }, hand = { "Seize All" } },
  p2 = { field = { "Narrows", "Follower 1/1" } },
  function(t)
    t.p1:play "Seize All"
    t:expect(t.p2.field):count(0)
    t.p1:choose("Narrows", "Goblin")           -- two stay
    t:expect("Follower 1/1"):in_zone "cemetery":owned_by "p2"
    t:expect(t.p1.field):count(2)
  end }
