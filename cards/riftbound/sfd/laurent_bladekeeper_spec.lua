-- SPDX-License-Identifier: MIT

scenario "Laurent Bladekeeper: moves from battlefield to battlefield" {
  rule = "810",
  p1 = { at = { ["West Field"] = { "Laurent Bladekeeper", "Unit 1" } } },
  function(t)
    t:cannot(t.p1, "move", "Unit 1", "East Field")
    t.p1:move("Laurent Bladekeeper", "East Field")
    t:expect("Laurent Bladekeeper"):at("East Field")
  end,
}

scenario "Laurent Bladekeeper: not exhausted" {
  p1 = { at = { ["West Field"] = { { "Laurent Bladekeeper", exhausted = true } } } },
  function(t) t:cannot(t.p1, "move", "Laurent Bladekeeper", "East Field") end,
}
