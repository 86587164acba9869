-- SPDX-License-Identifier: MIT
-- Two keywords of one follower, or of the two that fight, that no other scenario brings together (12).

test_card { id = "km-1", name = "Rushing Hunter", type = "follower", class = "neutral", cost = 0, attack = 2, defense = 2,
  keywords = { "rush", "assail" },
}
test_card { id = "km-2", name = "Shy Guard", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 5,
  keywords = { "ward", "intimidate" },
}
test_card { id = "km-3", name = "Leech", type = "follower", class = "neutral", cost = 0, attack = 2, defense = 4,
  keywords = { "drain", "bane" },
}
test_card { id = "km-4", name = "Big One", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 9 }
test_card { id = "km-5", name = "Swift Cub", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 1, evolve = 0,
  keywords = { "storm" },
}
test_card { id = "km-6", name = "Swift Cub", type = "follower", class = "neutral", evolved = true, attack = 3, defense = 3 }
test_card { id = "km-7", name = "Allure", type = "spell", class = "neutral", cost = 0,
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.take_control(foe) end,
}
test_card { id = "km-8", name = "Swift One", type = "follower", class = "neutral", cost = 0, attack = 2, defense = 2,
  keywords = { "storm" },
}
test_card { id = "km-9", name = "Veiled Bane", type = "follower", class = "neutral", cost = 0, attack = 0, defense = 3,
  keywords = { "aura", "bane" },
}
test_card(function()
  local engaged = follower { enemy = true, engaged = true }
  return card { id = "km-10", name = "Striker Bane", type = "follower", class = "neutral", cost = 0, attack = 2, defense = 3,
    keywords = { "bane", "drain" },
    strike { run = function(game) game.destroy(game.all(engaged)) end },
  }
end)
test_card { id = "km-11", name = "Guarded Hunter", type = "follower", class = "neutral", cost = 0, attack = 2, defense = 2,
  keywords = { "assail", "intimidate" },
}
test_card { id = "km-12", name = "Last Guard", type = "follower", class = "neutral", cost = 0, attack = 1, defense = 1,
  keywords = { "ward", "aura", "intimidate" },
  last_words { run = function(game) game.draw(1) end },
}
test_card { id = "km-13", name = "Sacrifice", type = "spell", class = "neutral", cost = 0,
  targets = { follower { enemy = true } }, run = function(game, me, foe) game.destroy(foe) end,
}

scenario "12.10.2, 12.11.2 with Rush and Assail a reserved follower is as if engaged, also on the turn it comes" {
  p1 = { field = { { "Rushing Hunter", new = true } } },
  p2 = { field = { "Big One" } },
  function(t)
    t:can(t.p1, "attack", "Rushing Hunter", "Big One")
    t:cannot(t.p1, "attack", "Rushing Hunter", "p2's leader")
  end }

scenario "12.8.2, 12.12.2 an engaged Ward with Intimidate cannot be selected, so others may be" {
  p1 = { field = { "Swift One", "Rushing Hunter" } },
  p2 = { field = { { "Shy Guard", engaged = true }, { "Big One", engaged = true } } },
  function(t)
    t:cannot(t.p1, "attack", "Swift One", "Shy Guard")
    t:can(t.p1, "attack", "Swift One", "Big One")
    t:can(t.p1, "attack", "Swift One", "p2's leader")
  end }

scenario "12.13.2, 12.14.2 Drain and Bane of one attacker both work, and Bane needs no more than the fight" {
  p1 = { field = { "Leech" }, defense = 10 },
  p2 = { field = { { "Big One", engaged = true } } },
  function(t)
    t.p1:attack("Leech", "Big One")
    t.p1:choose(1) -- which is next; then the other
    t:expect("Big One"):in_zone "cemetery"
    t:expect("Leech"):in_zone "field"
    t:expect_defense("p1", 12)
  end }

scenario "8.4.3.1, 5.15.2 Storm that is gone by evolving leaves followers as targets, not the leader" {
  p1 = { field = { { "Swift Cub", new = true } }, evolve_deck = { "Swift Cub" } },
  p2 = { field = { { "Big One", engaged = true } } },
  function(t)
    t:can(t.p1, "attack", "Swift Cub", "p2's leader")
    t.p1:evolve "Swift Cub"
    t:can(t.p1, "attack", "Swift Cub", "Big One")
    t:cannot(t.p1, "attack", "Swift Cub", "p2's leader")
  end }

scenario "12.9.2 a follower with Storm that was taken this turn attacks the leader" {
  p1 = { hand = { "Allure" } },
  p2 = { field = { "Swift One" } },
  function(t)
    t.p1:play "Allure":on "Swift One"
    t.p1:attack("Swift One", "p2's leader")
    t:expect_defense("p2", 18)
  end }

scenario "12.14.2, 12.15.2 Bane selects nothing, so Aura keeps nobody from it; of two with Bane both are destroyed" {
  p1 = { field = { "Veiled Bane" } },
  p2 = { field = { { "Veiled Bane", engaged = true } } },
  function(t)
    t.p1:attack("p1's Veiled Bane", "p2's Veiled Bane")
    t:expect("p1's Veiled Bane"):in_zone "cemetery"
    t:expect("p2's Veiled Bane"):in_zone "cemetery"
  end }

scenario "8.4.9, 12.7.1 what Strike destroys is not fought: no Bane, no Drain" {
  p1 = { field = { "Striker Bane" }, defense = 10 },
  p2 = { field = { { "Veiled Bane", engaged = true } } },
  function(t)
    t.p1:attack("Striker Bane", "Veiled Bane")
    t:expect("Veiled Bane"):in_zone "cemetery"
    t:expect("Striker Bane"):in_zone "field"
    t:expect_defense("p1", 10)
  end }

scenario "12.11.2, 12.12.2 Assail does not reach one with Intimidate, reserved or engaged" {
  p1 = { field = { "Guarded Hunter" } },
  p2 = { field = { "Guarded Hunter", "Big One" } },
  function(t)
    t:cannot(t.p1, "attack", "p1's Guarded Hunter", "p2's Guarded Hunter")
    t:can(t.p1, "attack", "p1's Guarded Hunter", "Big One")
  end }

scenario "12.8.2, 12.15.2 one with Ward, Aura and Intimidate is neither attacked nor selected, and forces nothing" {
  p1 = { field = { "Swift One" }, hand = { "Sacrifice" } },
  p2 = { field = { { "Last Guard", engaged = true } } },
  function(t)
    t:cannot(t.p1, "play", "Sacrifice")
    t:cannot(t.p1, "attack", "Swift One", "Last Guard")
    t:can(t.p1, "attack", "Swift One", "p2's leader")
  end }

test_card { id = "km-14", name = "Guard Post", type = "amulet", class = "neutral", cost = 0,
  static { affects = cards { friendly = true }, keywords = { "ward" } },
}
test_card { id = "km-15", name = "Lantern", type = "amulet", class = "neutral", cost = 0 }

scenario "12.8.2 Ward is about followers: nobody is asked whether to engage an amulet that has it" {
  p1 = { field = { "Guard Post" }, hand = { "Lantern", "Swift One" } },
  function(t)
    t.p1:play "Lantern"
    t:expect("Lantern"):reserved():keyword "ward"
    t:expect_decision("p1", "turn")
    t.p1:play "Swift One"
    t.p1:yes()
    t:expect("Swift One"):engaged()
  end }
