// SPDX-License-Identifier: MIT
//
// The values of the messages of writing, measuring and decks that `protocol.ts` leaves open.

export interface ModFile {
  path: string
  kind: 'card' | 'spec' | 'keyword' | 'format' | 'deck' | 'mod' | 'text'
}

export interface WritableMod {
  name: string
  title?: string
  game?: string
  wrong?: string
  files: ModFile[]
}

export interface ScenarioResult {
  name?: string | null
  file?: string
  line?: number
  status: 'passed' | 'failed' | 'vacuous'
  failed_line?: number
  message?: string
  situation?: string
}

export interface TestResult {
  passed: number
  failed: number
  scenarios: ScenarioResult[]
  coverage: { file: string; missed: number[]; lines: number }[]
}

export interface Sentence {
  text: string
  rules?: string[]
  inner?: Sentence[]
}

export interface DrawnFacts {
  id: string
  name: string
  head: { cost?: string; kind?: string; stats?: string; tags?: string }
  keywords: { name: string; title: string; value?: number; text?: string }[]
  text: Sentence[]
}

export interface ShareOf {
  wins: number
  games: number
  share: number
  low: number
  high: number
}

export interface RatedSide {
  games: number
  wins: number
  share?: number
  low?: number
  high?: number
}
export interface RatedRow {
  with: RatedSide
  without: RatedSide
  difference?: { value: number; low: number; high: number }
}

export interface RatedCard {
  id: string
  name: string
  deck: number
  deck_name: string
  copies: number
  [event: string]: RatedRow | string | number
}

export interface SimLine {
  decks: { name: string; bot: string }[]
  wins: ShareOf[]
  first: ShareOf
  games: number
  draws: number
  errors: number
  format?: string
  curve: (ShareOf & { played: number })[]
  lengths: (ShareOf & { turn: number })[]
  cards?: RatedCard[]
}

export interface Compared {
  pairs: number
  only_first: number
  only_other: number
  value: number
  low: number
  high: number
}

export interface SimResult {
  sim: number
  done: number
  games: number
  finished: boolean
  cancelled: boolean
  message?: string
  seed: string
  lines: SimLine[]
  compared?: Compared
}

export interface SimState {
  sim: number
  done: number
  games: number
  finished: boolean
  cancelled: boolean
  message?: string
}

export interface DeckCard {
  id: string
  name: string
  type: string
  section: string
  word: string
  cost?: number
  power?: Record<string, number>
  domains?: string[]
  supertypes?: string[]
  tags?: string[]
  traits?: string[]
  class?: string
  might?: number
  attack?: number
  defense?: number
  evolved?: boolean
  mod?: string
  unsupported?: string
}

export interface DeckSection {
  name: string
  field: string
  single: boolean
}

export interface DeckEntry {
  id: string
  name: string
  count: number
}

export interface DeckFault {
  text: string
  where?: string
  line?: number
  rule?: string
  card?: string
}

export interface DeckForm {
  name: string
  title: string
  game?: string
  reads: boolean
  writes: boolean
}
