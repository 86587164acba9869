-- SPDX-License-Identifier: MIT
scenario "Tribunal of Good and Evil: as it says" {
  p1 = { hand = { "Tribunal of Good and Evil" }, play_points = 5 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Tribunal of Good and Evil")
    t:expect("Follower 5/6"):in_zone("cemetery")
    t.p1:use("Tribunal of Good and Evil")
    t:expect(t.p1.hand):count(1)
  end }

scenario "Tribunal of Good and Evil: destroys no follower of one's own, no amulet; engaged it is not used" {
  p1 = { hand = { "Tribunal of Good and Evil" }, play_points = 5, field = { "Goblin", { "Tribunal of Good and Evil", engaged = true } } },
  p2 = { field = { "Amulet" } },
  function(t)
    t.p1:play("Tribunal of Good and Evil")
    t:expect("Goblin"):in_zone("field")
    t:expect("Amulet"):in_zone("field")
    t:cannot(t.p1, "use", "Tribunal of Good and Evil#2")
    t.p1:use("Tribunal of Good and Evil")
    t:expect("Tribunal of Good and Evil#1"):in_zone("cemetery")
  end }
