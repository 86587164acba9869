-- SPDX-License-Identifier: MIT

scenario "Thwonk!: stuns an attacker" {
  rule = "423",
  p1 = { base = { "Unit 7" } },
  p2 = { hand = { "Thwonk!" }, pool = { energy = 2, calm = 5 }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Unit 7", "West Field")
    t.p1:pass()
    t.p2:play("Thwonk!"):on("Unit 7")
    t:expect_no_event("choose", "Unit 3")
    t:resolve()
    t:expect("Unit 7"):stunned()
    t:combat()
    t:expect("Unit 3"):at("West Field")
  end,
}

scenario "Thwonk!: without an attacker it cannot be played" {
  rule = "355.8",
  p1 = { hand = { "Thwonk!" }, pool = { energy = 9, calm = 5 }, base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 7" } } },
  function(t) t:cannot(t.p1, "play", "Thwonk!") end,
}

scenario "Thwonk!: repeated" {
  rule = "820",
  p1 = { base = { "Unit 7", "Unit 6" } },
  p2 = { hand = { "Thwonk!" }, pool = { energy = 9, calm = 5 }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move({ "Unit 7", "Unit 6" }, "West Field")
    t.p1:pass()
    t.p2:play("Thwonk!"):yes():on("Unit 7", "Unit 6")
    t:resolve()
    t:expect("Unit 7"):stunned()
    t:expect("Unit 6"):stunned()
  end,
}
