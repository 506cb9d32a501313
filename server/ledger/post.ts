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

/** What whoever posts has done or looked at already. */
export interface Already {
  /** Locks of at least every account that the postings name. */
  readonly locked?: LockedMoney
  /** Whether the keys were looked for after those locks, and are not in the book. */
  readonly keysAreNew?: boolean
}

/**
 * Puts entries into the book, in their order: each by the balances that the ones before it left. A posting whose key is
 * known does nothing and answers what became of it then. Three statements and a hint, however many there are; a single
 * one for who has locked and looked before, and one more for those that begin holds and one for those that end them. Two transactions that post one key for different members at once meet at
 * the key's constraint: the later one fails, and is to be run again, which then finds the entry.
 */
export async function post(tx: Tx, postings: readonly Posting[], already: Already = {}): Promise<Outcome[]> {
  const { accounts } = already.locked ?? (await lockMoney(tx, postings.flatMap(accountsOf)))
  const known = already.keysAreNew ? new Map<string, PriorEntry>() : await knownAmong(tx, postings)
  const fresh = new Map<string, NewEntry>()
  for (const posting of postings) {
    const key = keyText(posting.key)
    if (known.has(key) || fresh.has(key)) continue
    fresh.set(key, { ...decide(posting, accounts), fingerprint: fingerprintOf(posting.parameters) })
  }
  const ids = await write(tx, [...fresh.values()], accounts)
  const entryIds = new Map([...fresh.keys()].map((key, at) => [key, ids[at] ?? 0n]))
  const first = new Set<string>()
  return postings.map((posting) => {
    const key = keyText(posting.key)
    const prior = known.get(key)
    if (prior) return outcomeOf(posting, prior.fingerprint, 'repeated', doneBefore(prior))
    const entry = fresh.get(key)
    if (!entry) throw new Error(`the posting ${key} was not decided`)
    const is = first.has(key) ? 'repeated' : 'posted'
    first.add(key)
    return outcomeOf(posting, entry.fingerprint, is, doneNow(entry, entryIds.get(key) ?? 0n))
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
  const { ids, balances } = await writeEntries(tx, entries, changed)
  if (ids.length !== entries.length || balances !== changed.length)
    throw new Error('the book was not written as decided')
  await writeHolds(tx, entries, ids)
  if (changed.length > 0) {
    const holders = [...new Set(changed.map(({ holder }) => holder))]
    await notify(tx, balancesChannel, holders.length > namedAtMost ? '' : holders.join(','))
  }
  return ids
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

function doneNow({ refusal, subject }: NewEntry, entryId: bigint): Done {
  return { entryId, refusal, subject: subject && { balance: subject.balance, version: subject.version } }
}

function doneBefore({ id, refusal, subjectBalance, subjectVersion }: PriorEntry): Done {
  const subject =
    subjectBalance === null || subjectVersion === null
      ? undefined
      : { balance: subjectBalance, version: subjectVersion }
  return { entryId: id, refusal: refusal ?? undefined, subject }
}
