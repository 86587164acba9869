-- SPDX-License-Identifier: MIT
-- A worked mod: hard designs for Shadowverse: Evolve, of kinds that no other mod here has (docs/mods/more/README.md).
return mod {
  name = "more-evolve", version = "1.0", game = "evolve",
  title = "More hard designs for Evolve",
  text = "Damage that spills over, a wheel of fortune, a jester who never tells the same joke twice, and wagers in secret.",
}
