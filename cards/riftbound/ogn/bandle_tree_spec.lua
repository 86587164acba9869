-- SPDX-License-Identifier: MIT

scenario "Bandle Tree: a second card can be hidden here, and no third" {
  battlefields = { "Bandle Tree", "East Field" },
  p1 = { at = { ["Bandle Tree"] = { "Unit 1" } }, hand = { "Pakaa Cub", "Block", "Back Off" },
    runes = { fury = 3 } },
  function(t)
    t.p1:hide("Pakaa Cub", "Bandle Tree")
    t.p1:hide("Block", "Bandle Tree")
    t:expect(t:zone("facedown", 1)):count(2)
    t:cannot(t.p1, "hide", "Back Off", "107.3.b")
  end }

scenario "Bandle Tree: not at another battlefield" {
  battlefields = { "Bandle Tree", "East Field" },
  p1 = { at = { ["East Field"] = { "Unit 1" } }, hand = { "Pakaa Cub", "Block" },
    runes = { fury = 3 } },
  function(t)
    t.p1:hide("Pakaa Cub", "East Field")
    t:cannot(t.p1, "hide", "Block", "107.3.b")
  end }

scenario "Bandle Tree: both can be played on a later turn, one after the other" {
  battlefields = { "Bandle Tree", "East Field" },
  p1 = { at = { ["Bandle Tree"] = { "Unit 1" } },
    facedown = { ["Bandle Tree"] = { "Pakaa Cub", "Blastcone Fae" } } },
  function(t)
    t.p1:play("Pakaa Cub")
    t:pass_all()
    t.p1:play("Blastcone Fae"):on "Unit 1"
    t:pass_all()
    t:expect("Pakaa Cub"):at "Bandle Tree"
    t:expect("Blastcone Fae"):at "Bandle Tree"
  end }

scenario "Bandle Tree: who loses control of it loses both" {
  battlefields = { "Bandle Tree", "East Field" },
  p1 = { at = { ["Bandle Tree"] = { "Unit 1" } },
    facedown = { ["Bandle Tree"] = { "Pakaa Cub", "Block" } } },
  function(t)
    t.p1:move("Unit 1", "base")
    t:expect(t.p1.trash):is { "Pakaa Cub", "Block" }
  end }
