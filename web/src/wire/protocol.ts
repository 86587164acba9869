// SPDX-License-Identifier: MIT
// Written by `lunarbiter table --protocol types` (cli/table/kinds.h).

export interface Ask_enter {
  type: 'enter'
  key?: string
  protocol?: number
  name?: string
}
export interface Reply_enter {
  protocol: number
  engine: string
  rights: string
  table?: string
  seat?: number
}
export interface Ask_lobby {
  type: 'lobby'
}
export interface Reply_lobby {
  games: any
  bots: string | string[]
  mods: any
  left_out?: string | string[]
  tables: any
}
export interface Ask_create {
  type: 'create'
  game?: string
  format?: string
  decks?: string | string[]
  seed?: number | string
  lot?: boolean
  seats?: string | string[]
  name?: string
  undo?: string
  pace?: number
  sit?: number[]
}
export interface Reply_create {
  table: string
  seats: number[]
  left_out?: string | string[]
}
export interface Ask_join {
  type: 'join'
  key?: string
  table?: string
  seat?: number
  host?: boolean
}
export interface Reply_join {
  table: string
  seat?: number
}
export interface Ask_leave {
  type: 'leave'
  table: string
  seat?: number
}
export interface Reply_leave {
}
export interface Ask_links {
  type: 'links'
  table: string
  renew?: boolean
}
export interface Reply_links {
  seats: string | string[]
  watch: string
}
export interface Ask_close {
  type: 'close'
  table: string
}
export interface Reply_close {
}
export interface Push_tables {
  type: 'tables'
  tables: any
}
export interface Push_seats {
  type: 'seats'
  table: string
  seats: any
  watching: number
  undo: string
}
export interface Push_closed {
  type: 'closed'
  table: string
  message?: string
}
export interface Ask_answer {
  type: 'answer'
  table: string
  seat?: number
  number: number
  values: (number | string)[] | Record<string, number>
  auto?: boolean
}
export interface Reply_answer {
}
export interface Ask_partial {
  type: 'partial'
  table: string
  seat?: number
  number: number
  values: (number | string)[] | Record<string, number>
}
export interface Reply_partial {
  possible: boolean
  complete: boolean
  next: number[]
}
export interface Ask_cancel {
  type: 'cancel'
  table: string
  seat?: number
}
export interface Reply_cancel {
}
export interface Ask_concede {
  type: 'concede'
  table: string
  seat?: number
}
export interface Reply_concede {
}
export interface Ask_call {
  type: 'call'
  table: string
  call: string
  seat?: number
}
export interface Reply_call {
}
export interface Ask_undo {
  type: 'undo'
  table: string
  seat?: number
}
export interface Reply_undo {
  asked?: boolean
}
export interface Ask_redo {
  type: 'redo'
  table: string
  seat?: number
}
export interface Reply_redo {
  asked?: boolean
}
export interface Ask_draw {
  type: 'draw'
  table: string
  seat?: number
}
export interface Reply_draw {
  asked?: boolean
}
export interface Ask_agree {
  type: 'agree'
  table: string
  seat?: number
  wish: number
  yes: boolean
}
export interface Reply_agree {
}
export interface Ask_look {
  type: 'look'
  table: string
  seat?: number
}
export interface Reply_look {
}
export interface Ask_pace {
  type: 'pace'
  table: string
  pace: number
}
export interface Reply_pace {
}
export interface Push_hello {
  type: 'hello'
  table: string
  seat?: number
  protocol: number
  engine: string
  game: string
  format: string
  name: string
  players: number
  goal?: number
  decks: string | string[]
  face: any
}
export interface Push_decision {
  type: 'decision'
  table: string
  seat: number
  number: number
  player: number
  shape: string
  min: number
  max: number
  question: string
  rule: string
  source?: string
  open?: boolean
  free?: boolean
  options: any
  default: any
  undo?: boolean
  redo?: boolean
  view: any
}
export interface Push_view {
  type: 'view'
  table: string
  seat?: number
  undo?: boolean
  redo?: boolean
  view: any
}
export interface Push_event {
  type: 'event'
  table: string
  seat?: number
  number: number
  kind: string
}
export interface Push_back {
  type: 'back'
  table: string
  seat?: number
  number: number
  lines: number
}
export interface Push_log {
  type: 'log'
  table: string
  seat?: number
  from: number
  lines: any
}
export interface Push_wish {
  type: 'wish'
  table: string
  seat: number
  wish: number
  by: number
  what: string
}
export interface Push_wish_over {
  type: 'wish_over'
  table: string
  wish: number
  granted: boolean
}
export interface Push_thinking {
  type: 'thinking'
  table: string
  seat: number
}
export interface Push_end {
  type: 'end'
  table: string
  seat?: number
  winner: number
  won?: boolean
  reason: string
  message?: string
}
export interface Push_stuck {
  type: 'stuck'
  table: string
  seat: number
  message: string
}
export interface Ask_explain {
  type: 'explain'
  table: string
  seat?: number
  object?: string
  event?: number
}
export interface Reply_explain {
  object?: string
  name?: string
  reasons: any
  reminders?: any
}
export interface Ask_why {
  type: 'why'
  table: string
  seat?: number
  object: string
}
export interface Reply_why {
  text: string
  rule?: string
}
export interface Ask_show {
  type: 'show'
  game?: string
  card: string
  table?: string
  scenarios?: boolean
}
export interface Reply_show {
  card: string
  text: string
  facts: any
}
export interface Ask_rule {
  type: 'rule'
  game?: string
  rule: string
}
export interface Reply_rule {
  rule: string
  exists: boolean
  about: string | string[]
  state?: string
  near: any
}
export interface Ask_timeline {
  type: 'timeline'
  table: string
  from?: number
}
export interface Reply_timeline {
  at: number
  moments: any
  count: number
  branches: any
  redo?: number
}
export interface Ask_goto {
  type: 'goto'
  table: string
  moment?: number
  branch?: string
}
export interface Reply_goto {
  at: number
}
export interface Ask_branch {
  type: 'branch'
  table: string
  name: string
}
export interface Reply_branch {
  at: number
}
export interface Ask_settable {
  type: 'settable'
  table: string
  object?: string
}
export interface Reply_settable {
  rows: any
  zones: string | string[]
}
export interface Ask_set {
  type: 'set'
  table: string
  object?: string
  name: string
  value: number
}
export interface Reply_set {
  at: number
}
export interface Ask_put {
  type: 'put'
  table: string
  seat: number
  zone: string
  card: string
  place?: string
  count?: number
}
export interface Reply_put {
  at: number
  objects: string | string[]
}
export interface Ask_move {
  type: 'move'
  table: string
  object: string
  zone: string
  place?: string
}
export interface Reply_move {
  at: number
}
export interface Ask_as {
  type: 'as'
  table: string
  seat: number
}
export interface Reply_as {
  at: number
}
export interface Ask_bot {
  type: 'bot'
  table: string
  seat: number
  bot: string
}
export interface Reply_bot {
  at: number
}
export interface Ask_save {
  type: 'save'
  table: string
}
export interface Reply_save {
  text: string
  name: string
}
export interface Ask_open {
  type: 'open'
  text: string
  name?: string
  running?: boolean
}
export interface Reply_open {
  table: string
  at: number
}
export interface Ask_run {
  type: 'run'
  table: string
  running: boolean
}
export interface Reply_run {
}
export interface Ask_scenario {
  type: 'scenario'
  table: string
  from?: number
  name?: string
}
export interface Reply_scenario {
  text: string
  passes: boolean
  said?: string
  answers: number
  of: number
  same: boolean
  differ: string | string[]
}
export interface Ask_open_scenario {
  type: 'open_scenario'
  text?: string
  file?: string
  name?: string
  game?: string
}
export interface Reply_open_scenario {
  names: string | string[]
  name: string
  game: string
  steps: any
  passed: boolean
}
export interface Push_moment {
  type: 'moment'
  table: string
  at: number
  count: number
  held?: boolean
}
export interface Ask_files {
  type: 'files'
}
export interface Reply_files {
  mods: any
}
export interface Ask_read {
  type: 'read'
  mod: string
  path: string
}
export interface Reply_read {
  text: string
  stamp: string
}
export interface Ask_write {
  type: 'write'
  mod: string
  path: string
  text: string
  stamp?: string
}
export interface Reply_write {
  stamp: string
}
export interface Ask_new {
  type: 'new'
  what: string
  name: string
  mod?: string
  game?: string
  kind?: string
}
export interface Reply_new {
  mod: string
  files: string | string[]
}
export interface Ask_change {
  type: 'change'
  game: string
  card: string
}
export interface Reply_change {
  mod: string
  path: string
}
export interface Ask_bring {
  type: 'bring'
  mod: string
  paths: string | string[]
  texts: string | string[]
  replace?: boolean
}
export interface Reply_bring {
  taken: boolean
}
export interface Ask_warm {
  type: 'warm'
  game: string
}
export interface Reply_warm {
}
export interface Ask_check {
  type: 'check'
  mod: string
  path: string
  text: string
}
export interface Reply_check {
  problems: any
  game?: string
}
export interface Ask_complete {
  type: 'complete'
  game: string
  text: string
  at: number
}
export interface Reply_complete {
  from: number
  items: any
}
export interface Ask_hover {
  type: 'hover'
  game: string
  text: string
  at: number
}
export interface Reply_hover {
  from?: number
  to?: number
  title?: string
  text?: string
  params?: any
}
export interface Ask_draw_card {
  type: 'draw_card'
  mod: string
  path: string
  text: string
}
export interface Reply_draw_card {
  text: string
  facts?: any
}
export interface Ask_test {
  type: 'test'
  mod: string
  path: string
}
export interface Reply_test {
  passed: number
  failed: number
  scenarios: any
  coverage: any
}
export interface Ask_reload {
  type: 'reload'
  table: string
  anyhow?: boolean
  mod?: string
}
export interface Reply_reload {
  taken: boolean
  changed?: string
  unfit?: string
  lost?: number
}
export interface Ask_sim {
  type: 'sim'
  decks?: string | string[]
  game?: string
  format?: string
  bots?: string | string[]
  games?: number
  seed?: number | string
  cards?: string | string[]
  all_cards?: boolean
  compare?: string
  matrix?: boolean
}
export interface Reply_sim {
  sim: number
}
export interface Ask_sims {
  type: 'sims'
}
export interface Reply_sims {
  sims: any
}
export interface Ask_sim_cancel {
  type: 'sim_cancel'
  sim: number
}
export interface Reply_sim_cancel {
}
export interface Ask_sim_forget {
  type: 'sim_forget'
  sim: number
}
export interface Reply_sim_forget {
}
export interface Ask_sim_result {
  type: 'sim_result'
  sim: number
}
export interface Reply_sim_result {
  sim: number
  done: number
  games: number
  finished: boolean
  cancelled: boolean
  message?: string
  seed: string
  lines: any
  compared?: any
}
export interface Ask_sim_games {
  type: 'sim_games'
  sim: number
  line?: number
  deck?: number
  outcome?: string
  turn?: number
  card?: string
  event?: string
  with?: boolean
}
export interface Reply_sim_games {
  games: any
}
export interface Ask_sim_game {
  type: 'sim_game'
  sim: number
  line?: number
  game: number
}
export interface Reply_sim_game {
  text: string
  name: string
}
export interface Push_sim_progress {
  type: 'sim_progress'
  sim: number
  done: number
  games: number
  finished: boolean
  cancelled: boolean
  message?: string
}
export interface Ask_deck_cards {
  type: 'deck_cards'
  game: string
  renew?: boolean
}
export interface Reply_deck_cards {
  cards: any
  sections: any
  formats: string | string[]
  format: string
}
export interface Ask_deck_forms {
  type: 'deck_forms'
}
export interface Reply_deck_forms {
  forms: any
}
export interface Ask_deck_read {
  type: 'deck_read'
  text: string
  from?: string
  game?: string
  champion?: string
  format?: string
}
export interface Reply_deck_read {
  faults?: any
  game?: string
  from?: string
  sections?: any
  more?: string | string[]
  format?: string
  problems?: any
  text?: string
}
export interface Ask_deck_write {
  type: 'deck_write'
  text: string
  to: string
  from?: string
  game?: string
  champion?: string
  no_sideboard?: boolean
}
export interface Reply_deck_write {
  faults?: any
  text?: string
}
export interface Replies {
  enter: Reply_enter
  lobby: Reply_lobby
  create: Reply_create
  join: Reply_join
  leave: Reply_leave
  links: Reply_links
  close: Reply_close
  answer: Reply_answer
  partial: Reply_partial
  cancel: Reply_cancel
  concede: Reply_concede
  call: Reply_call
  undo: Reply_undo
  redo: Reply_redo
  draw: Reply_draw
  agree: Reply_agree
  look: Reply_look
  pace: Reply_pace
  explain: Reply_explain
  why: Reply_why
  show: Reply_show
  rule: Reply_rule
  timeline: Reply_timeline
  goto: Reply_goto
  branch: Reply_branch
  settable: Reply_settable
  set: Reply_set
  put: Reply_put
  move: Reply_move
  as: Reply_as
  bot: Reply_bot
  save: Reply_save
  open: Reply_open
  run: Reply_run
  scenario: Reply_scenario
  open_scenario: Reply_open_scenario
  files: Reply_files
  read: Reply_read
  write: Reply_write
  new: Reply_new
  change: Reply_change
  bring: Reply_bring
  warm: Reply_warm
  check: Reply_check
  complete: Reply_complete
  hover: Reply_hover
  draw_card: Reply_draw_card
  test: Reply_test
  reload: Reply_reload
  sim: Reply_sim
  sims: Reply_sims
  sim_cancel: Reply_sim_cancel
  sim_forget: Reply_sim_forget
  sim_result: Reply_sim_result
  sim_games: Reply_sim_games
  sim_game: Reply_sim_game
  deck_cards: Reply_deck_cards
  deck_forms: Reply_deck_forms
  deck_read: Reply_deck_read
  deck_write: Reply_deck_write
}
export type Ask =
  | Ask_enter
  | Ask_lobby
  | Ask_create
  | Ask_join
  | Ask_leave
  | Ask_links
  | Ask_close
  | Ask_answer
  | Ask_partial
  | Ask_cancel
  | Ask_concede
  | Ask_call
  | Ask_undo
  | Ask_redo
  | Ask_draw
  | Ask_agree
  | Ask_look
  | Ask_pace
  | Ask_explain
  | Ask_why
  | Ask_show
  | Ask_rule
  | Ask_timeline
  | Ask_goto
  | Ask_branch
  | Ask_settable
  | Ask_set
  | Ask_put
  | Ask_move
  | Ask_as
  | Ask_bot
  | Ask_save
  | Ask_open
  | Ask_run
  | Ask_scenario
  | Ask_open_scenario
  | Ask_files
  | Ask_read
  | Ask_write
  | Ask_new
  | Ask_change
  | Ask_bring
  | Ask_warm
  | Ask_check
  | Ask_complete
  | Ask_hover
  | Ask_draw_card
  | Ask_test
  | Ask_reload
  | Ask_sim
  | Ask_sims
  | Ask_sim_cancel
  | Ask_sim_forget
  | Ask_sim_result
  | Ask_sim_games
  | Ask_sim_game
  | Ask_deck_cards
  | Ask_deck_forms
  | Ask_deck_read
  | Ask_deck_write
export type Push =
  | Push_tables
  | Push_seats
  | Push_closed
  | Push_hello
  | Push_decision
  | Push_view
  | Push_event
  | Push_back
  | Push_log
  | Push_wish
  | Push_wish_over
  | Push_thinking
  | Push_end
  | Push_stuck
  | Push_moment
  | Push_sim_progress
