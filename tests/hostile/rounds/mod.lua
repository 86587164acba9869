-- SPDX-License-Identifier: MIT
return mod { name = "rounds", version = "1.0", game = "evolve" }
