-- SPDX-License-Identifier: MIT
scenario "10.9.1.2 Aria: other Pixies have Rush, she has not" {
  p1 = { field = { "Aria, Fairy Princess", "Fairy", "Fighter" } },
  function(t)
    t:expect("Fairy"):keyword "rush"
    t:expect("Fighter"):no_keyword "rush"
    t:expect("Aria, Fairy Princess"):no_keyword("rush"):keyword "ward"
  end }

scenario "Aria, Fairy Princess: its printed numbers" {
  p1 = { hand = { "Aria, Fairy Princess" } },
  function(t)
    t:expect("Aria, Fairy Princess"):attribute("cost", 6):attribute("attack", 5):attribute("defense", 5)
  end,
}

scenario "12.4 Aria: Fairies onto the field and into the EX area, as many as there is room for" {
  p1 = { hand = { "Aria, Fairy Princess" }, field = { "Fighter" }, play_points = 6 },
  p2 = { field = { "Fairy" } },
  function(t)
    t:expect("Fairy"):no_keyword "rush"
    t.p1:play("Aria, Fairy Princess"):no()
    assert(t:accepts_number(t.p1, 3) and t:accepts_number(t.p1, 0))
    assert(not t:accepts_number(t.p1, 4) and not t:accepts_number(t.p1, -1))
    t.p1:number(3)
    t.p1:number(5)
    t:expect(t.p1.field):has("Fairy", 3):count(5)
    t:expect(t.p1.ex):has("Fairy", 5):count(5)
    t:expect("p2's Fairy"):no_keyword "rush"
  end }

scenario "12.4 Aria: nine in all at most, none at all if you like" {
  p1 = { hand = { "Aria, Fairy Princess" }, play_points = 6 },
  function(t)
    t.p1:play("Aria, Fairy Princess"):no()
    local try = t:copy()
    try.p1:number(0)
    try.p1:number(0)
    try:expect(try.p1.field):count(1)
    try:expect(try.p1.ex):count(0)
    t.p1:number(4)
    t.p1:number(5)
    t:expect(t.p1.field):count(5)
    t:expect(t.p1.ex):count(5)
  end }

scenario "12.10.2 Aria: the Fairies she brings attack followers at once, not the leader, not reserved ones" {
  p1 = { hand = { "Aria, Fairy Princess" }, play_points = 6 },
  p2 = { field = { { "Follower 1/1", engaged = true }, "Follower 2/2" } },
  function(t)
    t.p1:play("Aria, Fairy Princess"):no()
    t.p1:number(1)
    t.p1:number(0)
    t:can(t.p1, "attack", "Fairy", "Follower 1/1")
    t:cannot(t.p1, "attack", "Fairy", "Follower 2/2")
    t:cannot(t.p1, "attack", "Fairy", "p2's leader")
    t:cannot(t.p1, "attack", "Aria, Fairy Princess", "Follower 1/1")
  end }

scenario "10.3.5 Aria: when she has left, nobody has Rush from her" {
  p1 = { field = { "Aria, Fairy Princess", "Fairy" }, hand = { "Nature's Guidance" }, play_points = 1 },
  function(t)
    t.p1:play("Nature's Guidance"):on "Aria, Fairy Princess"
    t:expect("Fairy"):no_keyword "rush"
  end }

scenario "10.9.1.2 Aria: two of them give Rush to each other" {
  p1 = { field = { "Aria, Fairy Princess", "Aria, Fairy Princess" } },
  function(t)
    t:expect("Aria, Fairy Princess#1"):keyword "rush"
    t:expect("Aria, Fairy Princess#2"):keyword "rush"
  end }

scenario "4.8.3 Aria: with field and EX area full no Fairy comes" {
  p1 = { hand = { "Aria, Fairy Princess" }, field = { "Amulet", "Amulet", "Amulet", "Amulet" },
    ex = { "Fairy", "Fairy", "Fairy", "Fairy", "Fairy" }, play_points = 6 },
  function(t)
    t.p1:play("Aria, Fairy Princess"):no()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.field):count(5):lacks "Fairy"
    t:expect(t.p1.ex):count(5)
  end }

test_card(function()
  local all = followers { zone = "hand", owned = true }
  return card { id = "t-march", name = "March In", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.put(game.all(all), "field") end }
end)

scenario "10.7.7 Aria: her Fairies come also when she has left before, nine at most, without Rush" {
  p1 = { hand = { "March In", "Aria, Fairy Princess", "Ancient Elf" } },
  function(t)
    t.p1:play("March In"):no():no()
    t.p1:choose("Ancient Elf"):yes()
    t:expect("Aria, Fairy Princess"):in_zone "hand"
    assert(t:accepts_number(t.p1, 4) and not t:accepts_number(t.p1, 5))
    t.p1:number(4)
    t.p1:number(5)
    t:expect(t.p1.field):has("Fairy", 4)
    t:expect(t.p1.ex):has("Fairy", 5)
    t:expect("Fairy#1"):no_keyword "rush"
  end }
