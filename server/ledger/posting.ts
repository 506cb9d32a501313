import type { AccountRef } from './chart.ts'

/** Largest amount of one transfer, in minor units (reliability goal I32). */
export const amountAtMost = 10n ** 15n

/** What an entry is known by, for ever: whoever caused it, what it is, and the id that was given to it. */
export interface EntryKey {
  /** Such as `vendor:PG` or `demo`; 1 to 40 characters. */
  readonly source: string
  /** Such as `bet`; 1 to 40 characters. */
  readonly kind: string
  /** 1 to 200 characters. */
  readonly externalId: string
}

/** Money that goes from one account to another. */
export interface Leg {
  readonly debit: AccountRef
  readonly credit: AccountRef
  /** In minor units, from 1 to `amountAtMost`. */
  readonly amount: bigint
}

/** An entry that somebody wants in the book. */
export interface Posting {
  readonly key: EntryKey
  /** Everything that was asked for and would make it another request: another value under the same key is a conflict. */
  readonly parameters: Readonly<Record<string, string>>
  /** Who does it, as in the audit: `member:5`, `vendor:PG`, `demo`; 1 to 60 characters. */
  readonly actor: string
  /** All of them or none, in this order; without any the entry says that something was done and moved no money. */
  readonly legs: readonly Leg[]
  /** The member's account that it is about: its balance is answered, and kept with the entry. */
  readonly subject?: AccountRef | undefined
  /** Why it is refused for good, whatever the balances are; whoever posts has looked at more than money. */
  readonly refusal?: string | undefined
  /** What the subject must have at least before anything moves, where that is more than the legs take. */
  readonly atLeast?: bigint | undefined
  /** Where money lacks: refused, or taken as far as it goes and the rest owed (reliability goal I15). */
  readonly shortfall?: 'refused' | 'owed'
  /** The entry that this one takes back; each is taken back once. */
  readonly reverses?: bigint | undefined
  /** So much of the subject's money waits from now on, by legs into its `held`: the entry's id is the hold's. */
  readonly holds?: bigint | undefined
  /** The hold that its legs end; each ends once. */
  readonly ends?: EndedHold | undefined
}

/** How a hold ended: what was captured and what was released make up what was held. */
export interface EndedHold {
  readonly holdId: bigint
  readonly captured: bigint
  readonly released: bigint
}

/** The balance of a member's account, and how many transfers made it. */
export interface VersionedBalance {
  readonly balance: bigint
  readonly version: bigint
}

/** What became of a posting. */
export type Outcome =
  | (Done & { readonly is: 'posted' })
  /** The key was there already, with the same parameters: this is what became of it then. Nothing was done now. */
  | (Done & { readonly is: 'repeated' })
  /** The key is there with other parameters; nothing was done. */
  | { readonly is: 'conflict' }

export interface Done {
  readonly entryId: bigint
  /** Code of a refusal, which is final for its key: `insufficient_funds` or the posting's own. Nothing was moved. */
  readonly refusal?: string | undefined
  /** The subject's, right after the entry. */
  readonly subject?: VersionedBalance | undefined
}

export const insufficientFunds = 'insufficient_funds'
