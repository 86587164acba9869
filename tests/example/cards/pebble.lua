-- SPDX-License-Identifier: MIT
return card { id = "stone-1", name = "Pebble", weight = 1 }
