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
