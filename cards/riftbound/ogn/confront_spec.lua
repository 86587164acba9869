-- SPDX-License-Identifier: MIT

scenario "Confront: units I play this turn enter ready, and a card" {
  p1 = { hand = { "Unit 1", "Confront", "Unit 2" }, pool = { energy = 5 } },
  function(t)
    t.p1:play("Unit 1")
    t.p1:play("Confront")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 2", "Filler" }
    t.p1:play("Unit 2")
    t:expect("Unit 2"):ready()
    t:expect("Unit 1"):exhausted()
  end,
}

scenario "Confront: not the opponent's, not next turn" {
  p1 = { hand = { "Confront" }, pool = { energy = 2 } },
  p2 = { hand = { "Unit 2" }, runes = { body = 2 } },
  function(t)
    t.p1:play("Confront")
    t:pass_all()
    t:next_turn()
    t.p2:play("Unit 2")
    t:expect("Unit 2"):exhausted()
  end,
}

scenario "Confront: a unit from hidden too" {
  p1 = {
    hand = { "Confront" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 1" } },
    facedown = { ["West Field"] = "Pakaa Cub" }, legend = { "Herald of the Arcane" },
  },
  function(t)
    t.p1:play("Confront")
    t:pass_all()
    t.p1:play("Pakaa Cub")
    t:expect("Pakaa Cub"):at("West Field"):ready()
  end,
}

scenario "Confront: in a showdown; a unit of the opponent enters exhausted" {
  p1 = { base = { "Unit 2" }, hand = { "Confront", "Unit 1" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Confront")
    t:resolve()
    t:combat()
    t.p1:play("Unit 1"):at("base")
    t:expect("p1's Unit 1"):ready()
  end,
}

scenario "484.8.c Confront: units that you play, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Confront" }, pool = { energy = 5, any = 3 } },
  p3 = { hand = { "Desert's Call" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Confront")
    t:pass_all()
    t.p1:invite()
    t.p3:play("Desert's Call")
    t:pass_all()
    t:expect("Sand Soldier"):exhausted()
  end,
}

scenario "Confront: in its player's next turn units enter exhausted again" {
  p1 = { hand = { "Confront", "Unit 1" }, pool = { energy = 2 }, runes = { body = 1 } },
  function(t)
    t.p1:play("Confront")
    t:pass_all()
    t:next_turn()
    t:next_turn()
    t.p1:play("Unit 1")
    t:expect("Unit 1"):exhausted()
  end,
}

scenario "Confront: a unit that reacts in the opponent's turn enters exhausted" {
  p1 = { hand = { "Confront", "Shen, Kinkou" }, pool = { energy = 2 }, runes = { order = 4 } },
  p2 = { hand = { "Mobilize" } },
  function(t)
    t.p1:play("Confront")
    t:pass_all()
    t:next_turn()
    t.p2:play("Mobilize"):pass()
    t.p1:play("Shen, Kinkou")
    t:expect("Shen, Kinkou"):exhausted()
  end,
}
