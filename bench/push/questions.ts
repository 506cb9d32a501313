/** What the bench asks of a process of tabs; each question has one answer, and a time after which it is a fault. */
export interface Question {
  readonly withinMs: number
  /** Opens a tab for each of these sessions, at an even pace, and waits for all of them. */
  readonly open?: { readonly port: number; readonly sids: readonly string[]; readonly perSecond: number }
  /** Waits until at least or at most this many tabs are open. */
  readonly untilOpen?: { readonly atLeast?: number; readonly atMost?: number }
  /** Waits until every tab that reads has seen this version of a topic: one for all, or one for each. */
  readonly untilSeen?: { readonly event: string; readonly versions: number | readonly number[] }
  /** Every tab watches this key of a topic from here on. */
  readonly watch?: { readonly event: string; readonly key: string }
  /** These tabs read no more, and all others do. */
  readonly stall?: readonly number[]
  /** Closes every tab. */
  readonly close?: true
}

/** What became of it. */
export interface Answer {
  readonly fault?: string
  /** The moment at which it came true, in nanoseconds of the machine's monotonic clock. */
  readonly at: string
  /** Versions that came after a greater one. */
  readonly backwards: number
  /** Why sockets ended, and how often. */
  readonly losses: Readonly<Record<string, number>>
}
