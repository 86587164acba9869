-- SPDX-License-Identifier: MIT

scenario "Lillia, Fae Fawn: leaves a Sprite where she came from" {
  p1 = { base = { "Lillia, Fae Fawn" } },
  function(t)
    t.p1:move("Lillia, Fae Fawn", "West Field")
    t:resolve()
    t:expect("Sprite"):at("base"):exhausted()
  end,
}

scenario "Lillia, Fae Fawn: also at a battlefield; a recall is no move" {
  p1 = { at = { ["West Field"] = { "Lillia, Fae Fawn" } } },
  function(t)
    t.p1:move("Lillia, Fae Fawn", "base")
    t:resolve()
    t:expect("Sprite"):at("West Field"):controlled_by("p1")
  end,
}

scenario "Lillia, Fae Fawn: Accelerate" {
  p1 = { hand = { "Lillia, Fae Fawn" }, pool = { energy = 4, mind = 1 } },
  function(t)
    t.p1:play("Lillia, Fae Fawn"):yes()
    t:expect("Lillia, Fae Fawn"):ready()
    t:expect_chain(0)
  end,
}
