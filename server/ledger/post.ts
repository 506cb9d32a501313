import type { Tx } from '#/platform/db/handles.ts'
import { notify } from '#/platform/db/wake-ups.ts'
import { type AccountRef, debt } from './chart.ts'
import type { AccountsAtHand } from './deciding/accounts-at-hand.ts'
import { decide } from './deciding/decide.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type LockedMoney, lockMoney } from './locked-money.ts'
import type { Done, EntryKey, Outcome, Posting } from './posting.ts'
import { entriesByKey, type NewEntry, type PriorEntry, writeEntries } from './store/entries.ts'
import { endHolds, insertHolds } from './store/holds.ts'

/** Carries the account ids of members whose money moved, apart by commas; empty where they are too many to name. */
export const balancesChannel = 'balances_changed'
/** A notification holds 8 kB; an id has 19 digits at most. */
const namedAtMost = 350

/** Postings that are decided and not written yet. */
export interface Draft {
  /** What becomes of each, in their order. */
  readonly outcomes: readonly Omit<Done, 'entryId'>[]
  /** Puts them into the book, and answers their entries' ids. What is sent right after its call travels with it. */
  write(tx: Tx): Promise<readonly bigint[]>
}

/**
 * Decides postings in their order, each by the balances that the ones before it left. For whoever locked every account
 * that they name, and looked for their keys after that: they are not in the book.
 */
export function draft(postings: readonly Posting[], { accounts }: LockedMoney): Draft {
  const keys = new Set(postings.map(({ key }) => keyText(key)))
  if (keys.size < postings.length) throw new Error('two postings have one key')
  const entries = postings.map((posting): NewEntry => {
    return { ...decide(posting, accounts), fingerprint: fingerprintOf(posting.parameters) }
  })
  return {
    outcomes: entries.map(({ refusal, subject }) => ({
      refusal,
      subject: subject && { balance: subject.balance, version: subject.version },
    })),
    write: (tx) => write(tx, entries, accounts),
  }
}

/**
 * Puts entries into the book, in their order. A posting whose key is known does nothing and answers what became of it
 * then. Three statements and a hint, however many there are, and one more for those that begin holds and one for those
 * that end them. Two transactions that post one key for different members at once meet at the key's constraint: the
 * later one fails, and is to be run again, which then finds the entry.
 */
export async function post(tx: Tx, postings: readonly Posting[]): Promise<Outcome[]> {
  const locked = await lockMoney(tx, postings.flatMap(accountsOf))
  const known = await knownAmong(tx, postings)
  const fresh = new Map<string, Posting>()
  const isFirst = postings.map((posting) => {
    const key = keyText(posting.key)
    if (known.has(key) || fresh.has(key)) return false
    fresh.set(key, posting)
    return true
  })
  const { outcomes, write } = draft([...fresh.values()], locked)
  const ids = await write(tx)
  const done = new Map([...fresh.keys()].map((key, at) => [key, { entryId: ids[at] ?? 0n, ...outcomes[at] }]))
  return postings.map((posting, at) => {
    const key = keyText(posting.key)
    const prior = known.get(key)
    if (prior) return outcomeOf(posting, prior.fingerprint, 'repeated', doneBefore(prior))
    const [first, now] = [fresh.get(key), done.get(key)]
    if (!first || !now) throw new Error(`the posting ${key} was not decided`)
    return outcomeOf(posting, fingerprintOf(first.parameters), isFirst[at] ? 'posted' : 'repeated', now)
  })
}

/** Puts one entry into the book. */
export async function postOne(tx: Tx, posting: Posting): Promise<Outcome> {
  const [outcome] = await post(tx, [posting])
  if (!outcome) throw new Error('a posting has no outcome')
  return outcome
}

/** Read after the locks: what another transaction posted for these members meanwhile is seen. */
async function knownAmong(tx: Tx, postings: readonly Posting[]): Promise<Map<string, PriorEntry>> {
  const keys = postings.map(({ key }) => key)
  return new Map((await entriesByKey(tx, keys)).map((prior) => [keyText(prior), prior]))
}

async function write(tx: Tx, entries: readonly NewEntry[], accounts: AccountsAtHand): Promise<readonly bigint[]> {
  if (entries.length === 0) return []
  const changed = accounts.changed()
  const [{ ids, balances }] = await Promise.all([writeEntries(tx, entries, changed), tellOf(tx, changed)])
  if (ids.length !== entries.length || balances !== changed.length)
    throw new Error('the book was not written as decided')
  await writeHolds(tx, entries, ids)
  return ids
}

/** Once the transaction commits. */
async function tellOf(tx: Tx, changed: readonly { readonly holder: string }[]): Promise<void> {
  if (changed.length === 0) return
  const holders = [...new Set(changed.map(({ holder }) => holder))]
  await notify(tx, balancesChannel, holders.length > namedAtMost ? '' : holders.join(','))
}

async function writeHolds(tx: Tx, entries: readonly NewEntry[], ids: readonly bigint[]): Promise<void> {
  const done = entries.flatMap(({ posting, refusal }, at) =>
    refusal === undefined ? [{ ...posting, entryId: ids[at] ?? 0n }] : [],
  )
  const begun = done.flatMap(({ holds, subject, entryId }) =>
    holds === undefined || !subject ? [] : [{ entryId, holder: subject.holder, asset: subject.asset, amount: holds }],
  )
  const ended = done.flatMap(({ ends, entryId }) => (ends ? [{ ...ends, entryId }] : []))
  if (begun.length > 0) await insertHolds(tx, begun)
  if (ended.length > 0) await endHolds(tx, ended)
}

/** Every account that a posting may touch. */
function accountsOf({ legs, subject, shortfall }: Posting): AccountRef[] {
  const debts = legs.flatMap(({ debit: { kind, holder, asset } }) =>
    shortfall === 'owed' && kind === 'available' ? [debt(BigInt(holder), asset)] : [],
  )
  return [...legs.flatMap(({ debit, credit }) => [debit, credit]), ...debts, ...(subject ? [subject] : [])]
}

/** No part of a key holds a line break: the contract of whoever sends one says so. */
function keyText({ source, kind, externalId }: EntryKey): string {
  return `${source}\n${kind}\n${externalId}`
}

function outcomeOf(posting: Posting, fingerprint: Uint8Array, is: 'posted' | 'repeated', done: Done): Outcome {
  return fingerprintOf(posting.parameters).equals(fingerprint) ? { is, ...done } : { is: 'conflict' }
}

function doneBefore({ id, refusal, subjectBalance, subjectVersion }: PriorEntry): Done {
  const subject =
    subjectBalance === null || subjectVersion === null
      ? undefined
      : { balance: subjectBalance, version: subjectVersion }
  return { entryId: id, refusal: refusal ?? undefined, subject }
}
