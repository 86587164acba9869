-- SPDX-License-Identifier: MIT

scenario "188 Turncoat Ford: at the start of each turn the unit changes sides" {
  battlefields = { "Turncoat Ford", "East Field" },
  p1 = { at = { ["Turncoat Ford"] = { "Unit 3" } } },
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t:expect("Unit 3"):controlled_by("p2"):owned_by("p1")
    t:showdown_pass()
    t:expect_control("Turncoat Ford", "p2")
    t.p2:end_turn()
    t:pass_all()
    t:expect("Unit 3"):controlled_by "p1"
  end }

scenario "Turncoat Ford: only the units that are there" {
  battlefields = { "Turncoat Ford", "East Field" },
  p1 = { at = { ["Turncoat Ford"] = { "Unit 3", "Unit 2" }, ["East Field"] = { "Unit 5" } }, base = { "Unit 1" } },
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t:expect("Unit 3"):controlled_by "p2"
    t:expect("Unit 2"):controlled_by "p2"
    t:expect("Unit 5"):controlled_by "p1"
    t:expect("Unit 1"):controlled_by "p1"
  end }

scenario "Turncoat Ford: with three players it is the next one's" {
  players = 3, battlefields = { "Turncoat Ford", "East Field", "North Field" },
  p2 = { at = { ["Turncoat Ford"] = { "Unit 3" } } },
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t:expect("Unit 3"):controlled_by "p3"
  end }

scenario "740.2 Turncoat Ford: a team mate is passed over" {
  format = "2v2", battlefields = { "Turncoat Ford", "East Field", "North Field" },
  p1 = { at = { ["Turncoat Ford"] = { "Unit 3" } } },
  p3 = { at = { ["Turncoat Ford"] = { "Unit 2" } } },
  controls = { ["Turncoat Ford"] = "p1" },
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t:expect("Unit 3"):controlled_by "p2"
    t:expect("Unit 2"):controlled_by "p4"
  end }
