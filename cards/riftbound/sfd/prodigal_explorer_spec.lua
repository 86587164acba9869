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

scenario "740.2 Prodigal Explorer: a team mate's units are no enemies, those of both opponents are" {
  rule = "740.2",
  teams = 2,
  p1 = { legend = "Prodigal Explorer", hand = { "Punch First", "Punch First", "Punch First" }, pool = { energy = 3, body = 6 } },
  p2 = { base = { "Unit 2" } }, p3 = { base = { "Unit 3" } }, p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Punch First#1"):on("Unit 3")
    t:pass_all()
    t.p1:play("Punch First#2"):on("Unit 2")
    t:pass_all()
    t:cannot(t.p1, "use", "Prodigal Explorer", "377.2.b")
    t.p1:play("Punch First#3"):on("Unit 4")
    t:pass_all()
    t.p1:use("Prodigal Explorer")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}
