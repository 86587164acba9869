-- SPDX-License-Identifier: MIT
scenario "10.2.1.3.2 Temple Defender: is dealt 1 less in combat" {
  p1 = { field = { "Goblin" } },
  p2 = { field = { { "Temple Defender", engaged = true } } },
  function(t)
    t.p1:attack("Goblin", "Temple Defender")
    t:expect("Temple Defender"):damage(1):in_zone "field"
    t:expect("Goblin"):in_zone "cemetery"
  end }

scenario "10.2.1.3.2 Temple Defender: and by abilities" {
  p1 = { hand = { "Blazing Breath" }, play_points = 1 },
  p2 = { field = { "Temple Defender" } },
  function(t)
    t.p1:play("Blazing Breath"):on "Temple Defender"
    t:expect("Temple Defender"):damage(1)
  end }

scenario "10.2.1.3.2 Temple Defender: it alone" {
  p1 = { field = { "Goblin" } },
  p2 = { field = { "Temple Defender", { "Goliath", engaged = true } } },
  function(t)
    t.p1:attack("Goblin", "Goliath")
    t:expect("Goliath"):damage(2)
  end }

scenario "1.3.2.2 Temple Defender: of 1 damage nothing is left; each damage is reduced by itself" {
  p1 = { hand = { "Angelic Barrage", "Blazing Breath", "Blazing Breath" }, play_points = 3 },
  p2 = { field = { "Temple Defender" } },
  function(t)
    t.p1:play "Angelic Barrage"
    t:expect("Temple Defender"):damage(0)
    t.p1:play("Blazing Breath")
    t.p1:play("Blazing Breath")
    t:expect("Temple Defender"):damage(2)
  end }

scenario "12.14.2.1 Temple Defender: Bane destroys it, whatever damage there was" {
  p1 = { field = { "Righteous Devil" } },
  p2 = { field = { { "Temple Defender", engaged = true } } },
  function(t)
    t.p1:attack("Righteous Devil", "Temple Defender")
    t:expect_event("damage", "Temple Defender", 1)
    t:expect("Temple Defender"):in_zone "cemetery"
  end }

scenario "12.8.2 Temple Defender: it has Ward" {
  p1 = { field = { "Goblin" } },
  p2 = { field = { { "Temple Defender", engaged = true } } },
  function(t)
    t:expect("Temple Defender"):keyword "ward"
    t:cannot(t.p1, "attack", "Goblin", "p2's leader")
  end }
