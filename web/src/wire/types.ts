// SPDX-License-Identifier: MIT
//
// What protocol.ts leaves open: the values inside messages (docs/table-protocol.md). Nothing here
// knows a game by name; a game says in its face how it wants to be drawn.

export type Id = string // of a thing in the game: "c17", "p1", "base2", "i3"

export type Role =
  'places' | 'board' | 'row' | 'small' | 'hero' | 'hand' | 'stack' | 'pile' | 'aside'

export interface Area {
  zone: string
  role: Role
  title: string
  shared?: boolean
}

export interface FaceNumber {
  attribute: string
  word: string
  short?: string
}

export interface FacePlayerNumber {
  attribute: string
  word: string
  kind: 'score' | 'resource' | 'count'
}

export interface Face {
  areas: Area[]
  numbers: FaceNumber[]
  states: (string | { attribute: string; word: string })[]
  player: FacePlayerNumber[]
  turned?: string
  combat?: { attacker?: string; defender?: string } | string[]
}

export interface CardView {
  id: Id
  name?: string
  card?: string
  type?: string
  owner?: number
  controller?: number
  facedown?: boolean
  place?: Id
  attached_to?: Id
  keywords?: Record<string, number>
  [fact: string]: unknown
}

export interface ZoneView {
  zone: string
  owner?: number
  count: number
  cards: CardView[]
}

export interface PlayerView {
  seat: number
  id: Id
  gone?: boolean
  turn_player?: number
  [number: string]: unknown
}

export interface Thing {
  id: Id
  name: string
  controller?: number
  card?: Id
  source?: Id
  targets?: Id[]
  place?: Id
  pending?: boolean
}

export interface View {
  seat?: number
  turn?: number
  phase?: string
  players: PlayerView[]
  zones: ZoneView[]
  things: Thing[]
  combat?: { place?: Id; attackers?: Id[]; defenders?: Id[] }
  [number: string]: unknown
}

export interface Option {
  index: number
  id: string
  label: string
  kind: string
  object?: Id
  place?: Id
  aux?: number
  least?: number
  most?: number
  manual?: boolean
  /** Another option has the same words, but for its number (play/labels.ts). */
  twin?: boolean
}

export type Values = number[]

export interface Decision {
  table: string
  seat: number
  number: number
  player: number
  shape: 'pick' | 'order' | 'number' | 'split'
  min: number
  max: number
  question: string
  rule: string
  source?: Id
  open?: boolean
  free?: boolean
  options: Option[]
  default: Values
  undo?: boolean
  redo?: boolean
  view: View
}

export interface GameEvent {
  number: number
  kind: string
  rule?: string
  actor?: number
  subject?: Id
  name?: string
  place?: Id
  source?: Id
  other?: Id
  amount?: number
  detail?: string
}

export interface LogLine {
  text: string
  rule?: string
  kind: 'heading' | 'told' | 'aside' | 'remark'
}

export interface SeatInfo {
  seat: number
  who: string
  name?: string
  deck?: string
  here?: boolean
}

export interface TableInfo {
  table: string
  name?: string
  game: string
  format: string
  turn?: number
  over?: boolean
  winner?: number
  seats: SeatInfo[]
}

export interface FormatInfo {
  format: string
  title?: string
  players: number
  teams?: number
  games?: number // of a match
}

export interface DeckInfo {
  deck: string
  mod?: string
}

export interface GameInfo {
  game: string
  title: string
  edition?: string
  format: string
  formats: FormatInfo[]
  decks: DeckInfo[]
  /** The decks of the seats when none are named, by the number of players. */
  pairing?: Record<string, string[]>
  face: Face
}

export interface ModInfo {
  name: string
  version?: string
  game?: string
  title?: string
}

export interface Lobby {
  games: GameInfo[]
  bots: string[]
  mods: ModInfo[]
  /** Why mods are left out, a sentence each. */
  leftOut: string[]
  tables: TableInfo[]
}

export interface Reason {
  kind: 'value' | 'base' | 'effect' | 'holds' | 'fails' | 'replaced' | 'fact'
  topic: string
  text: string
  rule?: string | null
  layer?: string | number | null
  timestamp?: number
  amount?: number
  value?: number
  player?: number | null
  source?: Id | null
  source_card?: string | null
}

export interface Explanation {
  object?: Id
  name?: string
  reasons: Reason[]
  reminders?: Record<string, string>
}

export interface RuleAbout {
  rule: string
  exists?: boolean
  about?: string[]
  state?: string
  near?: { rule: string; about: string[] | string }[]
}

export interface Moment {
  moment: number
  parent?: number
  depth?: number
  kind: 'start' | 'answer' | 'cancel' | 'concede' | 'edit' | 'call' | 'seat'
  seat?: number
  number?: number
  turn?: number
  label?: string
  mine?: boolean
}

export interface Branch {
  name: string
  moment?: number
  lost?: string
  turn?: number
  question?: string
}

export interface Timeline {
  at: number
  moments: Moment[]
  branches: Branch[]
  redo?: number
}

export interface Settable {
  rows: {
    name: string
    least: number
    most: number
    help?: string
    value?: number
    seat?: boolean
  }[]
  zones: string[]
}

export interface ScenarioStep {
  line?: number
  text: string
  passed?: boolean
  message?: string
  view?: View
  told?: (LogLine | string)[]
}
