-- SPDX-License-Identifier: MIT
scenario "Elf Knight Cynthia: a card of the EX area is banished for two damage and two Fairies" {
  p1 = { field = { "Elf Knight Cynthia" }, ex = { "Goblin", "Fighter" } },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Elf Knight Cynthia", "Goliath"):on("p2's leader"):yes():choose("Goblin")
    t:expect_defense("p2", 18)
    t:expect("Goblin"):in_zone("banished")
    t:expect(t.p1.field):has("Fairy", 2)
  end }

scenario "Elf Knight Cynthia: nothing in the EX area, nothing happens" {
  p1 = { field = { "Elf Knight Cynthia" } },
  function(t)
    t.p1:attack("Elf Knight Cynthia")
    t:pass_all()
    t:expect_decision("p1")
  end }

scenario "Elf Knight Cynthia: an enemy follower, too; she comes with Rush" {
  p1 = { field = { { "Elf Knight Cynthia", new = true }, "Goblin" }, ex = { "Goblin" } },
  p2 = { field = { { "Follower 5/6", engaged = true } } },
  function(t)
    t.p1:attack("Elf Knight Cynthia", "Follower 5/6")
    t:expect_no_option("Goblin")
    t.p1:on("Follower 5/6"):yes()
    t:pass_all()
    t:expect("Follower 5/6"):in_zone("cemetery")
    t:expect(t.p1.field):has("Fairy", 2)
  end }

scenario "10.4.7.4 Elf Knight Cynthia: nothing need be banished, then nothing happens" {
  p1 = { field = { "Elf Knight Cynthia" }, ex = { "Goblin" } },
  function(t)
    t.p1:attack("Elf Knight Cynthia"):no()
    t:expect(t.p1.ex):is { "Goblin" }
    t:expect_defense("p2", 15)
    t:expect(t.p1.field):count(1)
  end }

scenario "4.4.4.2 Elf Knight Cynthia: two damage also where no Fairy finds room" {
  p1 = { field = { "Elf Knight Cynthia", "Goblin", "Goblin", "Goblin", "Goblin" }, ex = { "Fairy" } },
  function(t)
    t.p1:attack("Elf Knight Cynthia"):yes()
    t:expect_defense("p2", 13)
    t:expect(t.p1.field):count(5):lacks "Fairy"
  end }
