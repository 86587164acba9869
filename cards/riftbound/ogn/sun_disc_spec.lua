-- SPDX-License-Identifier: MIT

scenario "Sun Disc: the next unit enters ready, the one after it does not" {
  p1 = { base = { "Sun Disc" }, hand = { "Unit 0", "Unit 1", "Unit 2" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Unit 0")
    t:expect("Unit 0"):exhausted()
    t.p1:use("Sun Disc")
    t:pass_all()
    t.p1:play("Unit 1")
    t:expect("Unit 1"):ready()
    t.p1:play("Unit 2")
    t:expect("Unit 2"):exhausted()
  end,
}

scenario "Sun Disc: cannot be used before a card was played" {
  rule = "812.1.c",
  p1 = { base = { "Sun Disc" }, hand = { "Unit 0" } },
  function(t)
    t:cannot(t.p1, "use", "Sun Disc")
    t.p1:play("Unit 0")
    t:can(t.p1, "use", "Sun Disc")
  end,
}

scenario "Sun Disc: a gear in between is no unit; this turn only" {
  p1 = { base = { "Sun Disc" }, hand = { "Confront", "Orb of Regret", "Unit 0", "Unit 1" }, pool = { energy = 10 } },
  function(t)
    t.p1:play("Orb of Regret")
    t.p1:use("Sun Disc")
    t:pass_all()
    t.p1:play("Unit 0")
    t:expect("Unit 0"):ready()
  end,
}

scenario "Sun Disc: over at the end of the turn" {
  p1 = { base = { "Sun Disc" }, hand = { "Orb of Regret", "Unit 0" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Orb of Regret")
    t.p1:use("Sun Disc")
    t:pass_all()
    t:next_turn()
    t:next_turn()
    t.p1:play("Unit 0")
    t:expect("Unit 0"):exhausted()
  end,
}

scenario "Sun Disc: a token is a unit that is played" {
  p1 = {
    base = { "Sun Disc" }, hand = { "Orb of Regret", "Unit 0" }, pool = { energy = 2 },
    legend = { "Herald of the Arcane" },
  },
  function(t)
    t.p1:play("Orb of Regret")
    t.p1:use("Sun Disc")
    t:pass_all()
    t.p1:use("Herald of the Arcane")
    t:pass_all()
    t:expect("Recruit"):ready()
    t.p1:play("Unit 0")
    t:expect("Unit 0"):exhausted()
  end,
}

scenario "484.8.c Sun Disc: the next unit that you play, not a team mate's" {
  format = "2v2",
  p1 = { base = { "Sun Disc" }, hand = { "Mobilize", "Unit 1" }, pool = { energy = 9, any = 3 } },
  p3 = { hand = { "Desert's Call" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Mobilize")
    t:pass_all()
    t.p1:use("Sun Disc")
    t:pass_all()
    t.p1:invite()
    t.p3:play("Desert's Call")
    t:pass_all()
    t:expect("Sand Soldier"):exhausted()
    t.p1:play("Unit 1"):at("base")
    t:pass_all()
    t:expect("Unit 1"):ready()
  end,
}

scenario "Sun Disc: it is exhausted for it; a unit in the opponent's turn enters exhausted" {
  p1 = { base = { "Sun Disc" }, hand = { "Orb of Regret", "Shen, Kinkou" }, pool = { energy = 1 }, runes = { order = 4 } },
  p2 = { hand = { "Mobilize" } },
  function(t)
    t.p1:play("Orb of Regret")
    t.p1:use("Sun Disc")
    t:expect("Sun Disc"):exhausted()
    t:pass_all()
    t:next_turn()
    t.p2:play("Mobilize"):pass()
    t.p1:play("Shen, Kinkou")
    t:expect("Shen, Kinkou"):at("base"):exhausted()
  end,
}

scenario "812.3 Sun Disc: its ability has Legion; a team mate's card does not count" {
  format = "2v2",
  p1 = { base = { "Sun Disc" } },
  p3 = { hand = { "Desert's Call" }, pool = { energy = 2 } },
  function(t)
    t:expect("Sun Disc"):keyword("legion")
    t.p1:invite()
    t.p3:play("Desert's Call")
    t:pass_all()
    t:cannot(t.p1, "use", "Sun Disc")
  end,
}
