-- SPDX-License-Identifier: MIT

scenario "Dragonsoul Sage: exhausted it adds one Energy" {
  rule = "429",
  p1 = { base = { "Dragonsoul Sage" }, hand = { "Unit 1" } },
  function(t)
    t.p1:play("Unit 1")
    t:expect("Unit 1"):at("base")
    t:expect("Dragonsoul Sage"):exhausted()
  end,
}

scenario "Dragonsoul Sage: not when it is exhausted already" {
  p1 = { base = { { "Dragonsoul Sage", exhausted = true } }, hand = { "Unit 1" } },
  function(t) t:cannot(t.p1, "play", "Unit 1") end,
}
