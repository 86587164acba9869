-- SPDX-License-Identifier: MIT

test_card { id = "t-1", name = "Hammer", type = "spell", class = "neutral", cost = 1,
  keywords = { "quick" },
  targets = { amulet {} }, run = function(game, _, it) game.destroy(it) end,
}

scenario "10.7.4 Holy Sentinel: a tiger with Ward when another amulet of yours leaves" {
  p1 = { hand = { "Hammer" }, field = { "Holy Sentinel", "Amulet" }, play_points = 1 },
  function(t)
    t.p1:play("Hammer"):on "Amulet"
    t:expect("Holy Tiger"):in_zone("field"):keyword("ward"):attack(4):defense(4)
  end }

scenario "10.7.2 Holy Sentinel: once in a turn" {
  p1 = { hand = { "Hammer", "Hammer" }, field = { "Holy Sentinel", "Amulet", "Amulet" },
    play_points = 2 },
  function(t)
    t.p1:play("Hammer"):on "Amulet"
    t.p1:play("Hammer"):on "Amulet"
    t:expect(t.p1.field):count(2)
  end }

scenario "10.3.3 Holy Sentinel: not in an opponent's turn, nor for an opponent's amulet, nor itself" {
  turn = "p2",
  p1 = { field = { "Holy Sentinel", "Amulet" } },
  p2 = { hand = { "Hammer" }, field = { "Amulet", "Holy Sentinel" }, play_points = 1 },
  function(t)
    t.p2:play("Hammer"):on "Amulet"
    t:expect(t.p1.field):count(1)
    t:expect(t.p2.field):count(2)
  end }

scenario "10.7.4 Holy Sentinel: also for one that is put into the cemetery to pay" {
  p1 = { field = { "Holy Sentinel", "Sacred Plea" } },
  function(t)
    t.p1:use "Sacred Plea"
    t:expect("Holy Tiger"):in_zone("field"):keyword("ward", "rush"):reserved()
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.7.2 Holy Sentinel: again in the next turn of yours; two of them do it each" {
  p1 = { hand = { "Hammer", "Hammer" }, field = { "Holy Sentinel", "Amulet", "Amulet" }, play_points = 1, max_play_points = 2 },
  function(t)
    t.p1:play("Hammer"):on "Amulet"
    t:expect(t.p1.field):has("Holy Tiger", 1)
    t:next_turn()
    t:next_turn()
    t.p1:play("Hammer"):on "Amulet#2"
    t:expect(t.p1.field):has("Holy Tiger", 2)
  end }

scenario "10.7.4 Holy Sentinel: not as it leaves itself; not for a follower" {
  p1 = { hand = { "Hammer", "Soul Conversion" }, field = { "Holy Sentinel", "Goblin" }, play_points = 2 },
  function(t)
    t.p1:play "Soul Conversion"
    t:expect(t.p1.field):is { "Holy Sentinel" }
    t.p1:play("Hammer"):on "Holy Sentinel"
    t:expect(t.p1.field):count(0)
  end }

scenario "10.7.4.1.2 Holy Sentinel: it sees what leaves in the same moment; of two Sentinels each sees the other" {
  p1 = { field = { "Bahamut", "Holy Sentinel", "Amulet" }, evolve_deck = { "Bahamut" } },
  function(t)
    t.p1:evolve "Bahamut"
    t:expect(t.p1.field):is { "Bahamut", "Holy Tiger" }
  end }

scenario "10.7.4.1.2 Holy Sentinel: two of them that leave together bring two tigers" {
  p1 = { field = { "Bahamut", "Holy Sentinel", "Holy Sentinel" }, evolve_deck = { "Bahamut" } },
  function(t)
    t.p1:evolve "Bahamut"
    t.p1:choose(1) -- which is first
    t:expect(t.p1.field):is { "Bahamut", "Holy Tiger", "Holy Tiger" }
  end }

scenario "10.7.2 Holy Sentinel: two amulets at once are one time" {
  p1 = { field = { "Holy Sentinel", "Amulet", "Amulet", "Goblin" }, hand = { "Sweep" } },
  function(t)
    t.p1:play "Sweep"
    t:expect(t.p1.field):is { "Holy Sentinel", "Goblin", "Holy Tiger" }
  end }

test_card(function()
  local plain = amulets { name = "Amulet" }
  return card { id = "t-2", name = "Sweep", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.destroy(plain) end,
  }
end)
