import { hash } from 'node:crypto'
import type { AccountRef } from './chart.ts'

/** Largest amount of one transfer, in minor units (reliability goal I32). */
export const amountAtMost = 10n ** 15n

/** The name of an entry, for ever: its source, its kind, and the id that the source gave it. */
export interface EntryKey {
  /** Such as `vendor:PG` or `demo`; 1 to 40 characters. */
  readonly source: string
  /** Such as `bet`; 1 to 40 characters. */
  readonly kind: string
  /** 1 to 200 characters. */
  readonly externalId: string
}

/** Money to move from one account to another. */
export interface Leg {
  readonly debit: AccountRef
  readonly credit: AccountRef
  /** In minor units, from 1 to `amountAtMost`. */
  readonly amount: bigint
}

/** A request to put an entry into the book. */
export interface Posting {
  readonly key: EntryKey
  /** What identifies the request beside its key: other values under the same key are a conflict. */
  readonly parameters: Readonly<Record<string, string>>
  /** The actor, as in the audit: `member:5`, `vendor:PG`, `demo`; 1 to 60 characters. */
  readonly actor: string
  /** Posted in this order, all or none. An entry without legs records an act that moved no money. */
  readonly legs: readonly Leg[]
  /** The member's account that the entry is about: its balance is answered, and kept with the entry. */
  readonly subject?: AccountRef | undefined
  /** Code of a refusal for another reason than money; final for the key. */
  readonly refusal?: string | undefined
  /** The least balance of the subject before anything moves, where that is more than the legs take. */
  readonly atLeast?: bigint | undefined
  /** If the subject has too little: refuse, or take what there is and let the rest be owed (reliability goal I15). */
  readonly shortfall?: 'refused' | 'owed'
  /** What of the source's the entry belongs to, by the source's own number of it: a vendor's call belongs to a round. */
  readonly about?: bigint | undefined
  /** What else of the source's it names, by the source's id, there or not: a refund names its bet; 1 to 200 characters. */
  readonly refersTo?: string | undefined
  /** What it belongs to and names if it is refused, where that differs. */
  readonly ifRefused?: { readonly about: bigint | undefined; readonly refersTo: string | undefined }
  /** The entry that this one reverses; each is reversed once. */
  readonly reverses?: bigint | undefined
  /** Amount that the legs move into the subject's `held`. The entry's id is the hold's. */
  readonly holds?: bigint | undefined
  /** The hold that the legs end; each ends once. */
  readonly ends?: EndedHold | undefined
}

/** How a hold ends: captured and released together are the amount held. */
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

/** The result of a posting. */
export type Outcome =
  | (Done & { readonly is: 'posted' })
  /** The key was posted before with the same parameters. This is its first result; nothing moved now. */
  | (Done & { readonly is: 'repeated' })
  /** The key was posted before with other parameters; nothing moved. */
  | { readonly is: 'conflict' }

interface Done {
  readonly entryId: bigint
  /** Code of a refusal, which is final for its key: `insufficient_funds` or the posting's own. Nothing moved. */
  readonly refusal?: string | undefined
  /** The subject's balance right after the entry. */
  readonly subject?: VersionedBalance | undefined
}

export const insufficientFunds = 'insufficient_funds'

/** A key as one text. The contracts of those who send keys forbid line breaks in them. */
export function keyText({ source, kind, externalId }: EntryKey): string {
  return `${source}\n${kind}\n${externalId}`
}

const knownFingerprints = new WeakMap<object, Buffer>()

/** A hash of parameters in any order. It tells a repeated request from another one. */
export function fingerprintOf(parameters: Readonly<Record<string, string>>): Buffer {
  // The book and the module that keeps the request both hash the same object.
  const before = knownFingerprints.get(parameters)
  if (before) return before
  const inOrder = Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const fingerprint = hash('sha256', JSON.stringify(inOrder), 'buffer')
  knownFingerprints.set(parameters, fingerprint)
  return fingerprint
}
