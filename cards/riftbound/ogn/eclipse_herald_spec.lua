-- SPDX-License-Identifier: MIT

scenario "Eclipse Herald: readies and grows when I stun an enemy" {
  p1 = {
    base = { { "Eclipse Herald", exhausted = true }, { "Udyr, Wildman", buffs = 1 } },
  },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:use("Udyr, Wildman"):choose("mode 2"):on("Unit 2")
    t:pass_all()
    t:expect("Eclipse Herald"):ready():might(8)
    t:next_turn()
    t:expect("Eclipse Herald"):might(7)
  end,
}

scenario "Eclipse Herald: not for a unit of mine" {
  p1 = {
    base = { { "Eclipse Herald", exhausted = true }, { "Udyr, Wildman", buffs = 1 } },
    at = { ["West Field"] = { "Unit 2" } },
  },
  function(t)
    t.p1:use("Udyr, Wildman"):choose("mode 2"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):stunned()
    t:expect("Eclipse Herald"):exhausted()
  end,
}

scenario "411.4 Eclipse Herald: you stun, not a team mate" {
  format = "2v2", turn = "p3",
  p1 = { base = { { "Eclipse Herald", exhausted = true } } },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  p3 = { base = { "Leona, Determined" } },
  function(t)
    t.p3:move("Leona, Determined", "West Field")
    t:resolve()
    t:expect("Unit 6"):stunned()
    t:expect_no_event("trigger", "Eclipse Herald")
    t:expect("Eclipse Herald"):exhausted()
  end,
}

scenario "Eclipse Herald: of a friend and an enemy stunned together only the enemy counts" {
  p1 = { base = { { "Eclipse Herald", exhausted = true }, "Unit 3" }, hand = { "Facebreaker" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:play("Facebreaker"):on("Unit 3", "Unit 4")
    t:resolve()
    t:expect_chain(1)
    t:resolve()
    t:expect("Eclipse Herald"):ready():might(8)
  end,
}
