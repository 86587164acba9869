-- SPDX-License-Identifier: MIT

scenario "Fading Memories: the unit dies at its controller's Beginning Phase, before scoring" {
  rule = "816",
  p1 = { hand = { "Fading Memories" }, pool = { energy = 4, chaos = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Fading Memories"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):at("West Field")
    t:next_turn()
    t:expect("Unit 5"):in_zone("trash")
    t:expect_points("p2", 0)
  end,
}

scenario "Fading Memories: a gear too, also in its base" {
  p1 = { hand = { "Fading Memories" }, pool = { energy = 4, chaos = 1 } },
  p2 = { base = { "Orb of Regret", "Unit 5" } },
  function(t)
    t.p1:play("Fading Memories"):on("Orb of Regret")
    t:pass_all()
    t:next_turn()
    t:expect("Orb of Regret"):in_zone("trash")
    t:expect("Unit 5"):at("base")
  end,
}

scenario "Fading Memories: not a unit in a base" {
  p1 = { hand = { "Fading Memories" }, pool = { energy = 4, chaos = 1 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t:cannot(t.p1, "play", "Fading Memories")
  end,
}

scenario "Fading Memories: not in the opponent's Beginning Phase" {
  rule = "816.1.c",
  p1 = {
    hand = { "Fading Memories" }, pool = { energy = 4, chaos = 1 },
    at = { ["West Field"] = { "Unit 5" } },
  },
  function(t)
    t.p1:play("Fading Memories"):on("Unit 5")
    t:pass_all()
    t:next_turn()
    t:expect("Unit 5"):at("West Field")
    t:next_turn()
    t:expect("Unit 5"):in_zone("trash")
  end,
}

scenario "Fading Memories: on a Sprite only one trigger" {
  p1 = {
    hand = { "Fading Memories" }, pool = { energy = 4, chaos = 1 },
    at = { ["West Field"] = { "Sprite" } },
  },
  p2 = {},
  function(t)
    t.p1:play("Fading Memories"):on("Sprite")
    t:pass_all()
    t:next_turn()
    t:forget()
    t.p2:end_turn()
    t:expect_chain(1)
    t:pass_all()
    t:expect("Sprite"):gone()
  end,
}

scenario "Fading Memories: forgotten when the unit goes to the hand" {
  p1 = { hand = { "Fading Memories", "Gust" }, pool = { energy = 5, chaos = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Fading Memories"):on("Unit 2")
    t:pass_all()
    t.p1:play("Gust"):on("Unit 2")
    t:pass_all()
    t:next_turn()
    t.p2:play("Unit 2")
    t:next_turn()
    t:next_turn()
    t:expect("Unit 2"):at("base")
  end,
}

scenario "Fading Memories: dying of it triggers a Deathknell" {
  p1 = { hand = { "Fading Memories" }, pool = { energy = 4, chaos = 1 } },
  p2 = { at = { ["West Field"] = { "Soaring Scout" } } },
  function(t)
    t.p1:play("Fading Memories"):on("Soaring Scout")
    t:pass_all()
    t:next_turn()
    t:expect("Soaring Scout"):in_zone("trash")
    t:expect(t.p2.runes):count(3):exhausted(1)
  end,
}

scenario "816.1.c Fading Memories: after a change of control it dies in its new controller's Beginning Phase" {
  p1 = { hand = { "Fading Memories", "Possession" }, pool = { energy = 12, chaos = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Fading Memories"):on("Unit 5")
    t:pass_all()
    t.p1:play("Possession"):on("Unit 5")
    t:pass_all()
    t:next_turn()
    t:expect("Unit 5"):at("base"):controlled_by("p1")
    t:next_turn()
    t:expect(t.p2.trash):has("Unit 5")
  end,
}
