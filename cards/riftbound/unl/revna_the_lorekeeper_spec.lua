-- SPDX-License-Identifier: MIT

scenario "Revna the Lorekeeper: a spell for 4 readies her" {
  p1 = { base = { { "Revna the Lorekeeper", exhausted = true } }, hand = { "Falling Comet" }, pool = { energy = 5 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Falling Comet"):on("Unit 9")
    t:pass_all()
    t:expect("Revna the Lorekeeper"):ready()
  end,
}

scenario "Revna the Lorekeeper: not one for 3; Ganking" {
  p1 = { at = { ["West Field"] = { "Revna the Lorekeeper", { "Revna the Lorekeeper", exhausted = true } } }, hand = { "Void Seeker" },
    pool = { energy = 3, fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Void Seeker"):on("Unit 9")
    t:pass_all()
    t:expect("Revna the Lorekeeper#2"):exhausted()
    t.p1:move("Revna the Lorekeeper#1", "East Field")
    t:expect("Revna the Lorekeeper#1"):at("East Field")
  end,
}

scenario "484.8.c Revna the Lorekeeper: you play the spell, not a team mate" {
  format = "2v2",
  turn = "p3",
  p1 = { base = { { "Revna the Lorekeeper", exhausted = true } } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  p3 = { hand = { "Falling Comet" }, pool = { energy = 5 } },
  function(t)
    t.p3:play("Falling Comet"):on("Unit 9")
    t:pass_all()
    t:expect_event("play", "Falling Comet")
    t:expect("Revna the Lorekeeper"):exhausted()
  end,
}
