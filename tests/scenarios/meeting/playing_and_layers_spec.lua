-- SPDX-License-Identifier: MIT
-- What a second reading of playing, paying, triggers and layers asked (349-406, 468-475, 800-817).

test_card { id = "t-950", name = "Watcher", type = "unit", cost = { energy = 1 }, might = 2,
  when { event = "die", subject = units { friendly = true }, run = function(game) game.draw(1) end },
}
test_card { id = "t-951", name = "Put Down", type = "spell", cost = { energy = 1 },
  targets = { unit {} }, run = function(game, me, it) game.kill(it) end,
}
test_card { id = "t-952", name = "Twelve Coins", type = "unit", cost = { energy = 12 }, might = 2 }

-- ---- Triggers in the order in which they happen ------------------------------------------

scenario "808.1.d.2 a Deathknell is on the chain before the spell that killed has been played" {
  p1 = { legend = "Lady of Luminosity, Starter", hand = { "Blast of Power" }, runes = { order = 6 } },
  p2 = { at = { ["West Field"] = { "Soaring Scout" } } },
  function(t)
    t.p1:play "Blast of Power"
    t.p1:pass()
    t.p2:pass()
    t:expect("Soaring Scout"):in_zone "trash"
    t:expect_chain(2)
    t:expect_decision("p1", "priority") -- the Lady's item is the newest
    t:resolve()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.runes):count(0)
    t:resolve()
    t:expect(t.p2.runes):count(1):exhausted(1)
  end }

scenario "383.3 what a discard set off lies below what playing the spell set off" {
  p1 = { base = { "Ravenbloom Student" }, hand = { "Get Excited!", "Flame Chompers" }, runes = { fury = 4 } },
  p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:play("Get Excited!"):on "Unit 9"
    t.p1:pass()
    t.p2:pass()
    t.p1:yes()
    t.p1:yes()
    t:expect_chain(2)
    t:resolve()
    t:expect("Ravenbloom Student"):might(3)
    t:expect("Flame Chompers"):in_zone "trash"
    t:resolve()
    t:expect("Flame Chompers"):at "base"
    t:expect("Unit 9"):damage(3)
  end }

scenario "383.2.c.2 a unit that watches friendly deaths does not see its own" {
  p1 = { base = { "Watcher" }, hand = { "Put Down" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Put Down"):on "Watcher"
    t:pass_all()
    t:expect("Watcher"):in_zone "trash"
    t:expect(t.p1.hand):count(0)
  end }

scenario "354.3 a unit paid for by a trigger of a move is there before the showdown begins" {
  p1 = { base = { "Traveling Merchant" }, hand = { "Flame Chompers" }, runes = { fury = 1 } },
  function(t)
    t.p1:move("Traveling Merchant", "East Field")
    t:pass_all()
    t.p1:yes()
    t.p1:yes()
    t:pass_all()
    t:expect("Flame Chompers"):at "base"
    t:expect_decision("p1", "focus")
    t:showdown_pass()
    t:expect_control("East Field", "p1")
  end }

scenario "187.4.c a battlefield whose last unit died is still open to a unit played in the same chain" {
  p1 = { hand = { "Blast of Power" }, runes = { order = 6 } },
  p2 = { base = { "Viktor, Innovator" }, at = { ["East Field"] = { "Undercover Agent" } },
    hand = { "Flame Chompers", "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Blast of Power"
    t:pass_all()
    t.p2:yes()
    t.p2:yes()
    t:pass_all()
    t.p2:at "East Field"
    t:pass_all()
    t:expect("Recruit"):controlled_by("p2"):at "base"
    t:expect_control("East Field", "p2")
  end }

-- ---- Costs and payment ---------------------------------------------------------------------

scenario "357.1 runes of six domains pay together" {
  p1 = { hand = { "Twelve Coins" }, runes = { fury = 2, calm = 2, mind = 2, body = 2, chaos = 2, order = 2 } },
  function(t)
    t.p1:play("Twelve Coins"):at "base"
    t:expect(t.p1.runes):exhausted(12)
  end }

scenario "357.1 which Power of the pool pays is the player's choice" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Pakaa Cub" }, pool = { fury = 1, chaos = 1 } },
  function(t)
    t.p1:hide("Pakaa Cub", "West Field")
    t:expect_decision("p1", "payment")
    t.p1:pay "Chaos"
    t:expect_number("p1", "fury", 1)
    t:expect_number("p1", "chaos", 0)
  end }

scenario "357.1 Power in the pool may be kept for another rune's" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Pakaa Cub" }, pool = { fury = 1 },
    runes = { exhausted = { chaos = 1 } } },
  function(t)
    t.p1:hide("Pakaa Cub", "West Field")
    t.p1:pay "recycle 1 Chaos"
    t:expect_number("p1", "fury", 1)
    t:expect(t.p1.runes):count(0)
  end }

scenario "809.1.c two targets with Deflect cost one Power each" {
  p1 = { hand = { "Singularity" }, pool = { energy = 6, mind = 3, fury = 1 } },
  p2 = { base = { "Pouty Poro", "Pouty Poro" } },
  function(t)
    t.p1:play("Singularity"):on("Pouty Poro", "Pouty Poro#2")
    t:pass_all()
    t:expect(t.p2.trash):count(2)
    t:expect_number("p1", "mind", 0)
    t:expect_number("p1", "fury", 0)
  end }

scenario "809.1.c with Power for one Deflect only one such unit can be chosen" {
  p1 = { hand = { "Singularity" }, pool = { energy = 6, mind = 3 } },
  p2 = { base = { "Pouty Poro", "Pouty Poro" } },
  function(t)
    t.p1:play "Singularity"
    t.p1:choose "Pouty Poro"
    t:pass_all()
    t:expect("Pouty Poro#2"):at "base"
    t:expect(t.p2.trash):count(1)
  end }

scenario "429.3 a borrowed Add ability pays together with its source" {
  p1 = { base = { "Lux, Crownguard", "Heimerdinger, Inventor" }, hand = { "Falling Comet" }, runes = { mind = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Falling Comet"):on "Unit 5"
    t:expect("Heimerdinger, Inventor"):exhausted()
    t:expect("Lux, Crownguard"):exhausted()
    t:pass_all()
    t:expect("Unit 5"):in_zone "trash"
  end }

scenario "356.4.e a discount with a minimum does not make a hidden card cost" {
  p1 = { at = { ["West Field"] = { "Eager Apprentice" } }, facedown = { ["West Field"] = "Hidden Blade" } },
  function(t)
    t.p1:play("Hidden Blade"):on "Eager Apprentice"
    t:pass_all()
    t:expect("Eager Apprentice"):in_zone "trash"
    t:expect(t.p1.hand):count(2)
  end }

scenario "357.2 what a discard as a cost gives is there at once" {
  p1 = { at = { ["West Field"] = { "Raging Soul" } }, hand = { "Brazen Buccaneer", "Unit 1" }, runes = { fury = 4 } },
  function(t)
    t.p1:play("Brazen Buccaneer"):at "base" -- only with the discount
    t:can(t.p1, "move", "Raging Soul", "East Field")
  end }

scenario "805.2 a chosen champion is played with Accelerate" {
  p1 = { champion = { "Jinx, Demolitionist" }, runes = { fury = 4 } },
  function(t)
    t.p1:play("Jinx, Demolitionist"):yes()
    t:expect("Jinx, Demolitionist"):at("base"):ready()
    t:expect(t.p1.runes):count(2)
  end }

-- ---- Fights ---------------------------------------------------------------------------------

scenario "811.1.d.3 a Sprite called from hidden joins the defence" {
  turn = "p2",
  p1 = { at = { ["West Field"] = { "Unit 2" } }, facedown = { ["West Field"] = "Sprite Call" } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p2:move("Unit 4", "West Field")
    t.p2:pass()
    t.p1:play "Sprite Call"
    t:pass_all()
    t:expect("Sprite"):at("West Field"):ready():defending()
    t:combat()
    t.p2:order { "Unit 2", "Sprite" }
    t:expect("Unit 4"):in_zone "trash"
    t:expect("Sprite"):at("West Field"):damage(0)
    t:expect_control("West Field", "p1")
  end }

scenario "323.2 a token that its maker was lured to make attacks with it" {
  p1 = { at = { ["West Field"] = { "Unit 4" } }, hand = { "Charm" }, runes = { calm = 1 } },
  p2 = { base = { "Noxian Drummer" } },
  function(t)
    t.p1:play("Charm"):on "Noxian Drummer"
    t.p1:choose "West Field"
    t:pass_all()
    t:expect("Recruit"):at("West Field"):controlled_by("p2"):attacking()
    t:expect("Unit 4"):defending()
    t:expect_decision("p2", "focus")
  end }

scenario "741.1 a defender becomes alone when the other one dies" {
  turn = "p2",
  p1 = { legend = "Wuju Bladesman, Starter", at = { ["West Field"] = { "Unit 2", "Unit 1" } } },
  p2 = { base = { "Unit 4" }, hand = { "Incinerate" }, runes = { fury = 2 } },
  function(t)
    t.p2:move("Unit 4", "West Field")
    t:expect("Unit 2"):might(2)
    t.p2:play("Incinerate"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 2"):might(4)
  end }

scenario "714 bonus damage of a battlefield and of a unit adds up on each unit" {
  battlefields = { "Void Gate", "East Field" },
  p1 = { base = { "Annie, Fiery", "Unit 1" }, hand = { "Cannon Barrage" }, runes = { body = 2 } },
  p2 = { at = { ["Void Gate"] = { "Unit 9", "Unit 8" } }, base = { "Unit 7" } },
  function(t)
    t.p1:move("Unit 1", "Void Gate")
    t.p1:play "Cannon Barrage"
    t:pass_all()
    t:expect("Unit 9"):damage(4)
    t:expect("Unit 8"):damage(4)
    t:expect("Unit 7"):damage(0)
  end }

-- ---- The Beginning Phase ----------------------------------------------------------------------

scenario "816.1.b what is Temporary does not count when its battlefield is held" {
  battlefields = { "The Grand Plaza", "East Field" },
  p2 = { at = { ["The Grand Plaza"] = { "Sprite", "Unit 1", "Unit 1", "Unit 1", "Unit 1", "Unit 1", "Unit 1" } } },
  function(t)
    t:next_turn()
    t:expect_winner "nobody"
    t:expect_points("p2", 1)
  end }

scenario "816.1.b a token that stays counts" {
  battlefields = { "The Grand Plaza", "East Field" },
  p2 = { at = { ["The Grand Plaza"] = { "Recruit", "Unit 1", "Unit 1", "Unit 1", "Unit 1", "Unit 1", "Unit 1" } } },
  function(t)
    t.p1:end_turn()
    t:pass_all()
    t:expect_winner "p2"
  end }

-- ---- Layers -------------------------------------------------------------------------------------

scenario "472.3.b a minimum is measured with what the battlefield gives" {
  battlefields = { "Trifarian War Camp", "East Field" },
  p1 = { base = { "Orb of Regret" }, hand = { "Stupefy" }, runes = { mind = 1 } },
  p2 = { at = { ["Trifarian War Camp"] = { "Unit 1" } } },
  function(t)
    t.p1:use("Orb of Regret"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):might(1)
    t.p1:play("Stupefy"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):might(1)
  end }

scenario "143.2.a a rune recycled to pay can make old damage lethal" {
  p1 = { base = { { "Master Yi, Meditative", damage = 4 } }, at = { ["West Field"] = { "Unit 1" } },
    hand = { "Pakaa Cub" }, runes = { calm = 8 } },
  function(t)
    t:expect("Master Yi, Meditative"):might(8)
    t.p1:hide("Pakaa Cub", "West Field")
    t:expect("Master Yi, Meditative"):in_zone "trash"
  end }
