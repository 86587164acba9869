-- SPDX-License-Identifier: MIT

scenario "Moth Swarm: two Moths in the base" {
  p1 = { hand = { "Moth Swarm" }, pool = { energy = 3, order = 1 } },
  function(t)
    t.p1:play("Moth Swarm")
    t:pass_all()
    t:expect("Moth#1"):at("base"):might(1)
    t:expect("Moth#2"):at("base"):might(1)
    t:expect("Moth#3"):gone()
  end,
}
