-- SPDX-License-Identifier: MIT
scenario "Trick Dullahan: three Ghosts with ten cards, as many as there is room for" {
  p1 = { hand = { "Trick Dullahan" }, play_points = 2, ex = { "Goblin", "Goblin", "Goblin" },
    cemetery = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play("Trick Dullahan")
    t:expect(t.p1.ex):has("Ghost", 2):count(5)
  end }

scenario "Trick Dullahan: one Ghost with nine" {
  p1 = { hand = { "Trick Dullahan" }, play_points = 2, cemetery = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin",
    "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play("Trick Dullahan")
    t:expect(t.p1.ex):is { "Ghost" }
  end }

scenario "13.5.1.2 Trick Dullahan: three Ghosts with ten cards" {
  p1 = { hand = { "Trick Dullahan" }, play_points = 2,
    cemetery = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:play("Trick Dullahan")
    t:expect(t.p1.ex):is { "Ghost", "Ghost", "Ghost" }
  end }
