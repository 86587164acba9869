-- SPDX-License-Identifier: MIT
scenario "Baalt, King of the Elves: without a Pixie on the field only the search can be chosen" {
  p1 = { hand = { "Baalt, King of the Elves" }, play_points = 4, field = { "Goblin" }, deck = { "Goblin", "Water Fairy" } },
  function(t)
    t.p1:play("Baalt, King of the Elves")
    t.p1:choose("Water Fairy")
    t:expect("Water Fairy"):in_zone("hand")
  end }

scenario "Baalt, King of the Elves: a Pixie of his field gets +2/+2" {
  p1 = { hand = { "Baalt, King of the Elves" }, play_points = 4, field = { "Water Fairy", "Goblin" }, deck = { "Goblin" } },
  p2 = { field = { "Water Fairy" } },
  function(t)
    t.p1:play("Baalt, King of the Elves"):choose(1)
    t:expect("p1's Water Fairy"):attack(3):defense(3)
    t:expect("Goblin"):attack(2):defense(2)
    t:expect("p2's Water Fairy"):attack(1):defense(1)
  end }


scenario "Baalt, King of the Elves: what is no Pixie is not found" {
  p1 = { hand = { "Baalt, King of the Elves" }, play_points = 4, deck = { "Goblin" } },
  function(t)
    t.p1:play("Baalt, King of the Elves"):choose()
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end }

scenario "5.7 Baalt, King of the Elves: nothing but a Pixie follower is found" {
  p1 = { hand = { "Baalt, King of the Elves" }, play_points = 4, field = { "Water Fairy" }, deck = { "Goblin", "Water Fairy", "Elf Bard" } },
  function(t)
    t.p1:play("Baalt, King of the Elves"):choose(2)
    t:expect_no_option("Goblin", "Elf Bard")
    t.p1:choose("Water Fairy")
    t:expect(t.p1.hand):is { "Water Fairy" }
  end }
