-- SPDX-License-Identifier: MIT

scenario "Carrion Dredger: when it dies a Bird is played to the base" {
  p1 = { at = { ["West Field"] = { "Carrion Dredger" } } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Carrion Dredger")
    t:pass_all()
    t:expect("Bird"):at("base"):exhausted():might(1):attribute("deflect", 1)
  end,
}

scenario "Carrion Dredger: not when it is returned to the hand" {
  p1 = { at = { ["West Field"] = { "Carrion Dredger" } } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Gust"):on("Carrion Dredger")
    t:pass_all()
    t:expect(t.p1.hand):is { "Carrion Dredger" }
    t:expect(t.p1.base):count(0)
  end,
}
