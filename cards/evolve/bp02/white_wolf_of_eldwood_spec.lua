-- SPDX-License-Identifier: MIT
scenario "White Wolf of Eldwood: a forestcraft follower of the top four comes, the others go to the bottom" {
  p1 = { field = { { "White Wolf of Eldwood", damage = 3 } }, deck = { "Goblin", "Spell", "Treant", "Fighter", "Goliath" } },
  p2 = { field = { { "Follower 3/3", engaged = true } } },
  function(t)
    t.p1:attack("White Wolf of Eldwood", "Follower 3/3")
    t:expect_option("Treant")
    t:expect_no_option("Goblin", "Fighter")
    t.p1:choose("Treant")
    t:expect("Treant"):in_zone("field")
    t.p1:order { "Fighter", "Goblin", "Spell" }
    t:expect(t.p1.deck):in_order { "Goliath", "Fighter", "Goblin", "Spell" }
  end }

scenario "White Wolf of Eldwood: Storm; nobody need come" {
  p1 = { field = { { "White Wolf of Eldwood", damage = 3 } }, deck = { "Goblin", "Treant" } },
  p2 = { field = { { "Follower 3/3", engaged = true } } },
  function(t)
    t:expect("White Wolf of Eldwood"):keyword("storm"):attack(4)
    t.p1:attack("White Wolf of Eldwood", "Follower 3/3")
    t.p1:choose()
    t:expect(t.p1.field):count(0)
    t:expect_decision("p1", "4.1.5")
  end }

scenario "12.4.3 White Wolf of Eldwood: who comes says its Fanfare; nothing as it is banished" {
  p1 = { field = { "White Wolf of Eldwood" }, hand = { "Soul Conversion" }, play_points = 1,
    deck = { "Goblin", "Fighter", "Elf Healer", "Goliath", "Roc", "Roc", "Lizardman" } },
  function(t)
    t.p1:play("Soul Conversion"):choose "Elf Healer" -- two cards have been drawn by then
    t.p1:order { "Roc", "Roc#2", "Goliath" }
    t:expect("Elf Healer"):in_zone("field")
    t:expect_defense("p1", 23)
  end }

scenario "4.4.4.2 White Wolf of Eldwood: on a field that has become full the follower goes to the bottom with the others" {
  turn = "p2",
  p1 = { field = { "White Wolf of Eldwood", { "Frontguard General", damage = 3 }, "Amulet", "Amulet", "Amulet" },
    deck = { "Treant", "Goblin", "Roc", "Fighter", "Goliath" } },
  p2 = { hand = { "Fafnir" }, play_points = 8 },
  function(t)
    t.p2:play "Fafnir"
    t.p1:choose "Frontguard General" -- its two Knights come first
    t.p1:choose():choose "Treant"
    t.p1:order { "Goblin", "Treant", "Roc", "Fighter" }
    t:expect(t.p1.field):count(5):lacks "Treant"
    t:expect(t.p1.deck):in_order { "Goliath", "Goblin", "Treant", "Roc", "Fighter" }
  end }
