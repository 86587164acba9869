-- SPDX-License-Identifier: MIT

scenario "Shadow Watcher: a friendly unit died in your Beginning Phase this turn, it enters ready" {
  rule = "315.2",
  p1 = { hand = { "Shadow Watcher" }, base = { "Sprite" }, runes = { calm = 5 } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect("Sprite"):gone()
    t.p1:play("Shadow Watcher")
    t:expect("Shadow Watcher"):ready()
  end,
}

scenario "Shadow Watcher: not one that died in the Main Phase" {
  p1 = { hand = { "Shadow Watcher", "Vengeance" }, base = { "Unit 1" }, pool = { energy = 8, order = 2, calm = 1 } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 1")
    t:pass_all()
    t.p1:play("Shadow Watcher")
    t:expect("Shadow Watcher"):exhausted()
  end,
}

scenario "740.1 Shadow Watcher: a team mate's unit that died in your Beginning Phase is friendly" {
  format = "2v2",
  turn = "p4", battlefields = { "Frozen Fortress", "East Field", "North Field" },
  p1 = { hand = { "Shadow Watcher" }, runes = { calm = 5 } },
  p3 = { at = { ["Frozen Fortress"] = { "Unit 1" } } },
  function(t)
    t:next_turn()
    t:expect("Unit 1"):in_zone("trash")
    t.p1:play("Shadow Watcher")
    t:expect("Shadow Watcher"):ready()
  end,
}

scenario "Shadow Watcher: a unit that died in an opponent's Beginning Phase did not die in yours" {
  rule = "315.2", battlefields = { "Frozen Fortress", "East Field" },
  p1 = {
    at = { ["Frozen Fortress"] = { "Unit 1" } }, base = { "Shadow Watcher" },
    hand = { "Thrill of the Hunt" }, runes = { fury = 4 },
  },
  p2 = { base = { "Unit 3" }, hand = { "Stupefy" } },
  function(t)
    t:next_turn()
    t:expect("Unit 1"):in_zone("trash")
    t.p2:play("Stupefy"):on("Unit 3"):pass()
    t.p1:play("Thrill of the Hunt"):on("Shadow Watcher")
    t:resolve()
    t.p1:choose("East Field")
    t:expect("Shadow Watcher"):at("East Field"):exhausted()
  end,
}
