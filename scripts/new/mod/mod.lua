-- SPDX-License-Identifier: MIT
-- What this folder is.  Cards lie in cards/, keywords in keywords/, formats in formats/, decks in
-- decks/; scenarios beside them, as *_spec.lua.
return mod {
  name = "@name@", version = "0.1", game = "@game@",
  -- needs = { "other-mod" },     mods it builds on
  -- replaces = { "ogn-001" },    ids of shipped cards that cards of this mod stand for
}
