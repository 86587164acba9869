-- SPDX-License-Identifier: MIT

scenario "Prodigal Explorer: draws once enemy units were chosen twice with spells or unit abilities" {
  p1 = {
    legend = "Prodigal Explorer", hand = { "Back Off" }, pool = { energy = 3, fury = 1 },
    at = { ["West Field"] = { "Xerath, Freed" } },
  },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Back Off"):choose("Unit 4")
    t:pass_all()
    t:cannot(t.p1, "use", "Prodigal Explorer", "377.2.b")
    t.p1:use("Xerath, Freed"):choose("Unit 4")
    t.p1:use("Prodigal Explorer")
    t:resolve()
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Prodigal Explorer: one's own units and other abilities do not count" {
  p1 = {
    legend = "Prodigal Explorer", base = { "Divining Shells", "Divining Shells" },
  },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:use("Divining Shells")
    t:pass_all()
    t.p1:use("Divining Shells#2")
    t:pass_all()
    t:expect("Unit 4"):might(8)
    t:cannot(t.p1, "use", "Prodigal Explorer")
  end,
}
