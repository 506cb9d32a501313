/** What is told of a topic now. */
export interface Versioned {
  /** Grows with each change of the value; which version a tab has seen decides what it is told. */
  readonly version: number
  readonly value: object
}

/** Something of an account's that its tabs are kept up to date with: only the newest value counts. */
export interface Topic {
  /** Its event in contract/events.ts, such as `balance.changed`. */
  readonly event: string
  /** Channel whose payload is the ids of accounts with news, apart by commas; empty when any may have. A hint, which may be lost. */
  readonly channel: string
  /** The value for each of these accounts, by one query; an account without any has nothing to be told. */
  current(accounts: readonly bigint[]): Promise<ReadonlyMap<bigint, Versioned>>
}

/** Something that every tab is kept up to date with, a visitor's too; it is read and made into bytes once for all. */
export interface SharedTopic {
  readonly event: string
  /** A hint, which may be lost. */
  readonly channel: string
  /** The value for everybody; undefined while there is nothing to be told. */
  everybodys(): Promise<Versioned | undefined>
}

/**
 * Something with a value for each key, such as a game, of which each tab watches a few, a visitor's too. A value is read and
 * made into bytes once for all who watch its key.
 */
export interface WatchedTopic {
  readonly event: string
  /** Channel whose payload is the keys with news, apart by commas; empty when any may have. A hint, which may be lost. */
  readonly channel: string
  /** Whether there is such a key: no other is watched. */
  isKey(text: string): boolean
  /** The value of each of these keys, by one query; a key without any has nothing to be told. */
  newest(keys: readonly string[]): Promise<ReadonlyMap<string, Versioned>>
}
