-- SPDX-License-Identifier: MIT
local function cemetery(count)
  local list = { "Goblin" }
  for i = 2, count do list[i] = "Goliath" end
  return list
end

scenario "5.17 Necrocarnival: a follower that costs 2 or less back onto the field" {
  p1 = { hand = { "Necrocarnival" }, cemetery = cemetery(9), play_points = 3 },
  function(t)
    t.p1:play "Necrocarnival"
    assert(not t:accepts(t.p1, 1, 2), "both can be chosen")
    t.p1:choose(1) -- Goliath costs 3
    t:expect(t.p1.field):is { "Goblin" }
  end }

scenario "5.17 Necrocarnival: or two Ghosts" {
  p1 = { hand = { "Necrocarnival" }, cemetery = cemetery(9), play_points = 3 },
  function(t)
    t.p1:play("Necrocarnival"):choose(2)
    t:expect(t.p1.field):is { "Ghost", "Ghost" }
    t:expect("Goblin"):in_zone "cemetery"
  end }

scenario "13.5.1.2 Necrocarnival: both with ten cards in the cemetery" {
  p1 = { hand = { "Necrocarnival" }, cemetery = cemetery(10), play_points = 3 },
  function(t)
    t.p1:play("Necrocarnival"):choose(1, 2)
    t:expect(t.p1.field):is { "Goblin", "Ghost", "Ghost" }
  end }

scenario "5.17.2 Necrocarnival: or one of them even then" {
  p1 = { hand = { "Necrocarnival" }, cemetery = cemetery(10), play_points = 3 },
  function(t)
    t.p1:play("Necrocarnival"):choose(2)
    t:expect(t.p1.field):is { "Ghost", "Ghost" }
  end }

scenario "10.6.2.3.1 Necrocarnival: the opponent's cemetery offers nothing" {
  p1 = { hand = { "Necrocarnival" }, play_points = 3 },
  p2 = { cemetery = { "Goblin" } },
  function(t)
    t.p1:play "Necrocarnival"
    t:expect(t.p1.field):is { "Ghost", "Ghost" } -- nothing else can be chosen
  end }

scenario "2.5.1 Necrocarnival: a follower that costs 2 comes back" {
  p1 = { hand = { "Necrocarnival" }, cemetery = { "Fighter", "Goliath" }, play_points = 3 },
  function(t)
    t.p1:play("Necrocarnival"):choose(1)
    t:expect(t.p1.field):is { "Fighter" }
  end }
