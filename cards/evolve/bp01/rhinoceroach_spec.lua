-- SPDX-License-Identifier: MIT

scenario "Rhinoceroach: +1 attack for every card played before it" {
  p1 = { hand = { "Rhinoceroach" }, play_points = 2, played = 3 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:play "Rhinoceroach"
    t:expect("Rhinoceroach"):attack(4):defense(1):keyword "rush"
    t:can(t.p1, "attack", "Rhinoceroach", "Goliath")
  end }

scenario "Rhinoceroach: as the first card it has none" {
  p1 = { hand = { "Rhinoceroach" }, play_points = 2 },
  function(t)
    t.p1:play "Rhinoceroach"
    t:expect("Rhinoceroach"):attack(1)
  end }

scenario "Rhinoceroach: evolved, Storm" {
  p1 = { hand = { "Rhinoceroach" }, evolve_deck = { "Rhinoceroach" }, play_points = 2, played = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Rhinoceroach"):evolve("Rhinoceroach"):choose "(1)"
    t.p1:attack "Rhinoceroach"
    t:expect_defense("p2", 17) -- what it was given stays (5.15.3)
  end }

scenario "Rhinoceroach: evolved, or damage as high as its attack" {
  p1 = { field = { "Rhinoceroach" }, evolve_deck = { "Rhinoceroach" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:evolve("Rhinoceroach"):choose("(2)"):on "Goliath"
    t:expect("Goliath"):damage(1)
  end }

scenario "4.1.4 Rhinoceroach: played, returned and played again, the first one counts" {
  p1 = { hand = { "Rhinoceroach", "Nature's Guidance" }, play_points = 5 },
  function(t)
    t.p1:play("Rhinoceroach"):play("Nature's Guidance"):play "Rhinoceroach"
    t:expect("Rhinoceroach"):attack(3) -- itself as it was, and the spell
  end }

scenario "13.2.1.3 Rhinoceroach: tokens played count; cards of the opponent and evolving do not" {
  p1 = { hand = { "Rhinoceroach" }, field = { "Evolver" }, evolve_deck = { "Evolver" }, ex = { "Fairy", "Fairy Wisp" },
    play_points = 4 },
  p2 = { played = 3 },
  function(t)
    t.p1:play("Fairy"):play("Fairy Wisp"):evolve("Evolver"):play "Rhinoceroach"
    t:expect("Rhinoceroach"):attack(3)
  end }

scenario "10.2.1.2 Rhinoceroach: cards played afterwards add nothing; what it has stays" {
  p1 = { hand = { "Rhinoceroach" }, ex = { "Fairy Wisp", "Fairy Wisp" }, play_points = 2 },
  function(t)
    t.p1:play("Fairy Wisp"):play("Rhinoceroach"):play "Fairy Wisp#2"
    t:expect("Rhinoceroach"):attack(2)
    t:next_turn()
    t:expect("Rhinoceroach"):attack(2)
  end }

test_card(function()
  local one = follower { zone = "hand", owned = true }
  return card { id = "t-usher-in", name = "Usher In", type = "spell", class = "neutral", cost = 0,
    run = function(game) game.put(game.choose(one), "field") end }
end)

scenario "12.4.3 Rhinoceroach: put there by an effect it was not played, so all cards count" {
  p1 = { hand = { "Rhinoceroach", "Usher In" }, ex = { "Fairy Wisp" } },
  function(t)
    t.p1:play("Fairy Wisp"):play("Usher In"):choose "Rhinoceroach"
    t:expect("Rhinoceroach"):attack(3)
  end }

scenario "5.17.3 Rhinoceroach: against Aura alone it has Storm; the damage is its attack as it is" {
  p1 = { hand = { "Rhinoceroach" }, evolve_deck = { "Rhinoceroach" }, play_points = 2, played = 3 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    local try = t:copy()
    try.p1:play("Rhinoceroach"):evolve "Rhinoceroach"
    try:expect("Rhinoceroach"):keyword("storm"):attack(4)
    t.p1:end_turn()
    t:expect("Aura 2/2"):damage(0)
  end }

scenario "5.15.3 Rhinoceroach: evolved it deals the attack it was given" {
  p1 = { hand = { "Rhinoceroach" }, evolve_deck = { "Rhinoceroach" }, play_points = 2, played = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Rhinoceroach"):evolve("Rhinoceroach"):choose("(2)"):on "Goliath"
    t:expect("Goliath"):damage(3)
    t:expect("Rhinoceroach"):no_keyword("storm", "rush")
    t:cannot(t.p1, "attack", "Rhinoceroach", "p2's leader")
  end }
