-- SPDX-License-Identifier: MIT

scenario "LeBlanc, Everywhere at Once: Temporary does not trigger at her battlefield" {
  rule = "816",
  p1 = { at = { ["West Field"] = { "LeBlanc, Everywhere at Once", "Sprite" },
    ["East Field"] = { "Sprite" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t:at("West Field")):has("Sprite")
    t:expect(t:at("East Field")):lacks("Sprite")
  end,
}

scenario "LeBlanc, Everywhere at Once: not in a base" {
  p1 = { base = { "LeBlanc, Everywhere at Once", "Sprite" } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p1.base):lacks("Sprite")
  end,
}

scenario "484.8.c LeBlanc, Everywhere at Once: your Temporary effects, not a team mate's there" {
  format = "2v2", controls = { ["West Field"] = "p1" }, turn = "p2",
  p1 = { at = { ["West Field"] = { "LeBlanc, Everywhere at Once", "Sprite" } } },
  p3 = { at = { ["West Field"] = { "Sprite" } } },
  function(t)
    t:next_turn()
    t:expect_decision("p3", "turn")
    t:expect("Sprite#2"):gone()
    t:next_turn()
    t:next_turn()
    t:expect_decision("p1", "turn")
    t:expect("Sprite#1"):at("West Field")
  end,
}

scenario "LeBlanc, Everywhere at Once: a unit there that was made Temporary stays, a gear in the base dies" {
  p1 = {
    at = { ["West Field"] = { "LeBlanc, Everywhere at Once", "Unit 1" } }, base = { "Sprite Fountain" },
    hand = { "Shadow's Call" }, pool = { energy = 2 },
  },
  function(t)
    t.p1:play("Shadow's Call"):on("Unit 1")
    t:pass_all()
    t:next_turn()
    t.p2:end_turn()
    t:pass_all()
    t:expect("Unit 1"):at("West Field")
    t:expect("Sprite Fountain"):in_zone("trash")
    t:expect(t.p1.base):is { "Sprite" }
  end,
}
