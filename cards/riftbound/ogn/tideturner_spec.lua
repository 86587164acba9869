-- SPDX-License-Identifier: MIT

scenario "Tideturner: changes places with a unit of mine elsewhere" {
  p1 = {
    hand = { "Tideturner" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 3" } },
    base = { "Unit 1" },
  },
  function(t)
    t.p1:play("Tideturner"):at("base"):yes():on("Unit 3")
    t:resolve()
    t:expect("Tideturner"):at("West Field")
    t:expect("Unit 3"):at("base")
  end,
}

scenario "Tideturner: it may stay" {
  p1 = {
    hand = { "Tideturner" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 3" } },
  },
  function(t)
    t.p1:play("Tideturner"):at("base"):no()
    t:expect("Tideturner"):at("base")
  end,
}

scenario "Tideturner: gone meanwhile, nobody moves" {
  p1 = {
    hand = { "Tideturner" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 3" } },
  },
  p2 = { hand = { "Star-Crossed" }, pool = { energy = 3, chaos = 1 }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Tideturner"):at("base"):yes():on("Unit 3"):pass()
    t.p2:play("Star-Crossed"):on("Unit 1", "Unit 3")
    t:pass_all()
    t:expect("Tideturner"):at("base")
  end,
}

scenario "484.8.c Tideturner: a unit you control, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Tideturner" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 3", "Unit 4" } } },
  p3 = { at = { ["East Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Tideturner"):at("base")
    t.p1:yes()
    t:expect_option("Unit 3", "Unit 4")
    t:expect_no_option("Unit 5")
    t.p1:choose("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("base")
    t:expect("Tideturner"):at("West Field")
  end,
}
