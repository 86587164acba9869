-- SPDX-License-Identifier: MIT

test_card { id = "t-zb", name = "Blessing", type = "spell", class = "neutral", cost = 0,
  targets = { card { zone = "ex", friendly = true } },
  run = function(game, me, blessed) game.give(blessed, { keyword = "bane" }) end,
}
scenario "12.4.3 Zirnitra: a Dragon into the EX area" {
  p1 = { hand = { "Zirnitra" }, play_points = 3 },
  function(t)
    t.p1:play "Zirnitra"
    t:expect(t.p1.ex):is { "Dragon" }
  end }

scenario "10.4.6 Zirnitra: puts it onto the field with Rush" {
  p1 = { field = { "Zirnitra" }, ex = { "Dragon" }, play_points = 3, max_play_points = 6 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:use "Zirnitra"
    t:expect("Zirnitra"):engaged()
    t:expect("Dragon"):in_zone("field"):keyword "rush"
    t:expect_number("p1", "play_points", 1)
    t:cannot(t.p1, "attack", "Dragon", "p2's leader")
    t.p1:attack("Dragon", "Goliath")
    t:expect("Goliath"):in_zone "cemetery"
    t:expect(t.p1.ex):count(0)
  end }

scenario "13.4.1.2 Zirnitra: with Overflow the two play points are there again" {
  p1 = { field = { "Zirnitra" }, ex = { "Dragon" }, play_points = 3, max_play_points = 7 },
  function(t)
    t.p1:use "Zirnitra"
    t:expect_number("p1", "play_points", 3)
  end }

scenario "10.6.2.3.4 Zirnitra: not without a Dragon in the own EX area" {
  p1 = { field = { "Zirnitra", "Dragon" }, ex = { "Fairy" }, play_points = 3 },
  p2 = { ex = { "Dragon" } },
  function(t)
    t:cannot(t.p1, "use", "Zirnitra")
  end }

scenario "4.4.4.2 Zirnitra: no room, so the Dragon stays; the play points come all the same" {
  p1 = { field = { "Zirnitra", "Goblin", "Goblin", "Goblin", "Goblin" }, ex = { "Dragon" },
    play_points = 2, max_play_points = 7 },
  function(t)
    t.p1:use "Zirnitra"
    t:expect("Dragon"):in_zone("ex"):no_keyword "rush"
    t:expect_number("p1", "play_points", 2)
  end }

scenario "4.8.3.3 Zirnitra: what the Dragon was given in the EX area it keeps" {
  p1 = { field = { "Zirnitra" }, ex = { "Dragon" }, hand = { "Blessing" }, play_points = 2 },
  function(t)
    t.p1:play "Blessing"
    t.p1:use "Zirnitra"
    t:expect("Dragon"):in_zone("field"):keyword("rush", "bane")
  end }
