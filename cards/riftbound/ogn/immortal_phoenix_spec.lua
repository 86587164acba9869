-- SPDX-License-Identifier: MIT

scenario "Immortal Phoenix: a unit that my spell kills lets it be played from the trash" {
  p1 = { trash = { "Immortal Phoenix" }, hand = { "Vengeance" }, pool = { energy = 5, order = 2, fury = 1 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 5")
    t:resolve()
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Immortal Phoenix"):at("base"):exhausted()
  end,
}

scenario "Immortal Phoenix: not for a death in combat" {
  p1 = { trash = { "Immortal Phoenix" }, base = { "Unit 5" }, pool = { energy = 1, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t:combat()
    t:expect("Unit 2"):in_zone("trash")
    t:expect_no_event("trigger")
  end,
}

scenario "411.4 Immortal Phoenix: a unit that you kill, not a team mate" {
  format = "2v2", turn = "p3",
  p1 = { trash = { "Immortal Phoenix" }, pool = { energy = 1, fury = 1 } },
  p2 = { base = { "Unit 2" } },
  p3 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  function(t)
    t.p3:play("Vengeance"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect_no_event("trigger", "Immortal Phoenix")
  end,
}

scenario "Immortal Phoenix: Assault 2; a gear killed with a spell is no unit" {
  p1 = { trash = { "Immortal Phoenix" }, hand = { "Salvage" }, pool = { energy = 3, order = 1, fury = 1 },
    base = { "Immortal Phoenix" } },
  p2 = { base = { "Sun Disc" }, at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Salvage"):on("Sun Disc")
    t:pass_all()
    t:expect("Sun Disc"):in_zone("trash")
    t:expect_no_event("trigger")
    t.p1:move("Immortal Phoenix at base", "West Field")
    t:expect("Immortal Phoenix at West Field"):might(5)
  end,
}

scenario "383.2.c.1 Immortal Phoenix: killed by a spell of its own player it sees its own death" {
  p1 = { base = { "Immortal Phoenix" }, hand = { "Vengeance" }, pool = { energy = 5, order = 2, fury = 1 } },
  function(t)
    t.p1:play("Vengeance"):on("Immortal Phoenix")
    t:resolve()
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Immortal Phoenix"):at("base")
  end,
}

scenario "428.5.c Immortal Phoenix: a unit that another unit was made to strike was killed by no spell" {
  p1 = { trash = { "Immortal Phoenix" }, hand = { "Challenge" }, pool = { energy = 3, body = 1, fury = 1 }, base = { "Unit 5" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Challenge")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect_no_event("trigger", "Immortal Phoenix")
  end,
}

scenario "411.1 Immortal Phoenix: a card of an opponent that you play is your spell" {
  p1 = { trash = { "Immortal Phoenix" }, hand = { "Blind Fury" }, pool = { energy = 5, fury = 3 } },
  p2 = { deck = { "Vengeance" }, base = { "Unit 5" } },
  function(t)
    t.p1:play("Blind Fury")
    t:resolve()
    t:resolve()
    t:expect("Unit 5"):in_zone("trash")
    t.p1:yes():yes()
    t:pass_all()
    t:expect("Immortal Phoenix"):at("base")
    t:expect(t.p2.trash):has("Vengeance")
  end,
}
