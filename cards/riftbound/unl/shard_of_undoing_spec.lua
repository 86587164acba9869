-- SPDX-License-Identifier: MIT

scenario "Shard of Undoing: the first friendly death in your Beginning Phase costs each opponent a unit" {
  rule = "315.2",
  p1 = { base = { "Shard of Undoing", "Sprite", "Sprite" } },
  p2 = { base = { "Unit 1", "Unit 2", "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:end_turn()
    t:resolve()
    t:resolve()
    t.p2:choose("Unit 2")
    t:pass_all()
    t:expect(t.p2.trash):is { "Unit 2" }
  end,
}

scenario "Shard of Undoing: not in the Main Phase, not in the opponent's turn" {
  p1 = { base = { "Shard of Undoing", "Unit 1" }, hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 2"):at("base")
    t:expect_decision("p1", "turn")
  end,
}

scenario "411.1 Shard of Undoing: each opponent is responsible for the unit they kill; a team mate kills none" {
  format = "2v2", turn = "p4",
  p1 = { base = { "Shard of Undoing", "Sprite" } },
  p2 = { base = { "Unit 4" } },
  p3 = { base = { "Unit 3" } },
  p4 = { base = { "Unit 6" } },
  function(t)
    t.p4:end_turn()
    t:pass_all()
    t:expect_event("die", "Unit 4", { by = "p2" })
    t:expect_event("die", "Unit 6", { by = "p4" })
    t:expect("Unit 3"):at("base")
  end,
}

scenario "740.1 Shard of Undoing: a team mate's unit is friendly, each opponent kills one of theirs" {
  format = "2v2",
  turn = "p4", battlefields = { "Frozen Fortress", "East Field", "North Field" },
  p1 = { base = { "Shard of Undoing" } },
  p2 = { base = { "Unit 2" } },
  p3 = { at = { ["Frozen Fortress"] = { "Unit 1" } }, base = { "Unit 6" } },
  p4 = { base = { "Unit 5" } },
  function(t)
    t:next_turn()
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 5"):in_zone("trash")
    t:expect("Unit 6"):at("base")
  end,
}
