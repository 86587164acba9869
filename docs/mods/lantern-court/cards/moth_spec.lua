-- SPDX-License-Identifier: MIT

scenario "Moth: one Might and nothing else" {
  p1 = { base = { "Moth" } },
  function(t) t:expect("Moth"):might(1) end,
}
