-- SPDX-License-Identifier: MIT

scenario "Smoke and Mirrors: two units change places if one of them is Temporary, and a card" {
  p1 = { hand = { "Smoke and Mirrors" }, pool = { energy = 2 }, base = { "Sprite" }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Smoke and Mirrors"):on("Sprite", "Unit 1")
    t:pass_all()
    t:expect("Sprite"):at("West Field")
    t:expect("Unit 1"):at("base")
    t:expect(t.p1.hand):count(1)
    t:expect_event("move", "Sprite")
  end,
}

scenario "Smoke and Mirrors: otherwise they stay, and you draw" {
  p1 = { hand = { "Smoke and Mirrors" }, pool = { energy = 2 }, base = { "Unit 2" }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Smoke and Mirrors"):on("Unit 2", "Unit 1")
    t:pass_all()
    t:expect("Unit 2"):at("base")
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Smoke and Mirrors: not two at one place" {
  rule = "355.8",
  p1 = { hand = { "Smoke and Mirrors" }, pool = { energy = 2 }, base = { "Unit 2", "Sprite" } },
  function(t) t:cannot(t.p1, "play", "Smoke and Mirrors") end,
}

scenario "484.8.c Smoke and Mirrors: two units that you control" {
  format = "2v2",
  p1 = { hand = { "Smoke and Mirrors" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  p3 = { base = { "Sprite" } },
  function(t)
    t:cannot(t.p1, "play", "Smoke and Mirrors")
  end,
}
