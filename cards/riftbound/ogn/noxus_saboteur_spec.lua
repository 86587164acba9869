-- SPDX-License-Identifier: MIT

scenario "Noxus Saboteur: opponents do not play what they have hidden where it is" {
  p1 = { base = { "Noxus Saboteur" } },
  p2 = {
    at = { ["West Field"] = { "Unit 5" }, ["East Field"] = { "Unit 4" } },
    facedown = { ["West Field"] = "Block", ["East Field"] = "Back to Back" },
  },
  function(t)
    t.p1:move("Noxus Saboteur", "West Field")
    t.p1:pass()
    t:cannot(t.p2, "play", "Block", "054")
  end,
}

scenario "Noxus Saboteur: cards hidden elsewhere, and its own player's, are played" {
  p1 = { base = { "Noxus Saboteur" } },
  p2 = {
    at = { ["West Field"] = { "Unit 5" }, ["East Field"] = { "Unit 4" } },
    facedown = { ["East Field"] = "Hidden Blade" },
  },
  function(t)
    t.p1:move("Noxus Saboteur", "West Field")
    t.p1:pass()
    t:can(t.p2, "play", "Hidden Blade")
  end,
}

scenario "Noxus Saboteur: in base it does nothing" {
  p1 = { base = { "Noxus Saboteur", "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, facedown = { ["West Field"] = "Block" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:pass()
    t:can(t.p2, "play", "Block")
  end,
}

scenario "484.8.c Noxus Saboteur: a team mate's hidden card here can be played" {
  format = "2v2", turn = "p3",
  p1 = { at = { ["West Field"] = { "Noxus Saboteur" } } },
  p3 = { facedown = { ["West Field"] = "Teemo, Scout" }, at = { ["West Field"] = { "Unit 1" } } },
  controls = { ["West Field"] = "p3" },
  function(t) t:can(t.p3, "play", "Teemo, Scout") end,
}

scenario "811.1.c Noxus Saboteur: cards from hand are played as ever, units to where it is among them" {
  p1 = { base = { "Noxus Saboteur" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Shen, Kinkou", "Stupefy" }, pool = { energy = 5, order = 1 } },
  function(t)
    t.p1:move("Noxus Saboteur", "West Field"):pass()
    t:can(t.p2, "play", "Stupefy")
    t.p2:play("Shen, Kinkou"):at("West Field")
    t:expect("Shen, Kinkou"):at("West Field"):defending()
  end,
}

scenario "740.2 Noxus Saboteur: each of two opponents is kept from it where it is, nobody elsewhere" {
  players = 3, turn = "p2",
  p1 = { at = { ["West Field"] = { "Noxus Saboteur" } } },
  p2 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Consult the Past" } },
  p3 = { at = { ["East Field"] = { "Unit 2" } }, facedown = { ["East Field"] = "Consult the Past" } },
  controls = { ["West Field"] = "p2" },
  function(t)
    t:cannot(t.p2, "play", "p2's Consult the Past", "054")
    t:next_turn()
    t:can(t.p3, "play", "p3's Consult the Past")
  end,
}
