-- SPDX-License-Identifier: MIT

scenario "Fire Below the Mountain: one Power for a gear" {
  rule = "429",
  p1 = { legend = "Fire Below the Mountain", hand = { "Poro Snax" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Poro Snax")
    t:pass_all()
    t:expect("Poro Snax"):at("base")
    t:expect("Fire Below the Mountain"):exhausted()
  end,
}

scenario "Fire Below the Mountain: for a gear's ability" {
  p1 = { legend = "Fire Below the Mountain", base = { "Cull", "Unit 1" } },
  function(t)
    t.p1:use("Cull")
    t:pass_all()
    t:expect("Cull"):attached_to("Unit 1")
    t:expect("Fire Below the Mountain"):exhausted()
  end,
}

scenario "Fire Below the Mountain: not for a unit, not for a spell" {
  p1 = { legend = "Fire Below the Mountain", hand = { "Hextech Ray", "Draven, Audacious" }, pool = { energy = 9 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t:cannot(t.p1, "play", "Hextech Ray")
    t:cannot(t.p1, "play", "Draven, Audacious")
  end,
}
