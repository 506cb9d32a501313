import type { Tx } from '#/platform/db/handles.ts'
import { inOneTurn } from '#/platform/db/turns.ts'
import { type AccountRef, debt } from './chart.ts'
import type { Entry } from './deciding/decide-entry.ts'
import { Draft } from './draft.ts'
import { fingerprintOf, keyText, type Outcome, type Posting } from './posting.ts'
import { entriesByKey, type PriorEntry } from './store/entries.ts'

/**
 * Puts entries into the book, in order. A posting whose key is known moves nothing and answers its first outcome. However
 * many postings there are, this takes four statements and a hint, and one more for each of: second transfers, holds that begin, holds
 * that end.
 * Two transactions that post one key for different members meet at the key's constraint: the later one fails, and finds
 * the entry when it runs again.
 *
 * @example A member bets 3.00 VND at PG. The same key again returns the same outcome and moves nothing.
 * const subject = available(memberId, 'VND')
 * const [outcome] = await inBook(database, (tx) =>
 *   post(tx, [{
 *     key: { source: 'vendor:PG', kind: 'bet', externalId: 'T-1' },
 *     parameters: { roundId: 'R-1', amount: '300' }, // other parameters under this key: { is: 'conflict' }
 *     actor: 'vendor:PG',
 *     legs: [{ debit: subject, credit: vendorAccount('PG', 'VND'), amount: 300n }],
 *     subject, // its balance is returned, and kept with the entry
 *   }]),
 * )
 */
export async function post(tx: Tx, postings: readonly Posting[]): Promise<Outcome[]> {
  const draft = await Draft.lock(tx, postings.flatMap(accountsOf))
  const known = await knownEntries(tx, postings)
  const added = new Map<string, { readonly entry: Entry; readonly at: number }>()
  const isPosted = postings.map((posting) => {
    const key = keyText(posting.key)
    if (known.has(key) || added.has(key)) return false
    added.set(key, { entry: draft.add(posting), at: added.size })
    return true
  })
  const { ids } = await inOneTurn(tx, {
    written: (turn) => draft.write(turn),
    ids: (turn) => draft.ids(turn),
  })
  return postings.map((posting, at): Outcome => {
    const key = keyText(posting.key)
    const prior = known.get(key)
    if (prior) return sameOrConflict(posting, prior.fingerprint, { is: 'repeated', ...firstOutcome(prior) })
    const own = added.get(key)
    if (!own) throw new Error(`the posting ${key} was not decided`)
    const { refusal, subject, fingerprint } = own.entry
    const is = isPosted[at] ? 'posted' : 'repeated'
    const left = subject && { balance: subject.balance, version: subject.version }
    return sameOrConflict(posting, fingerprint, { is, entryId: ids[own.at] ?? 0n, refusal, subject: left })
  })
}

/** Puts one entry into the book. */
export async function postOne(tx: Tx, posting: Posting): Promise<Outcome> {
  const [outcome] = await post(tx, [posting])
  if (!outcome) throw new Error('a posting has no outcome')
  return outcome
}

/** Read after the locks, so that it sees what another transaction posted for these members meanwhile. */
async function knownEntries(tx: Tx, postings: readonly Posting[]): Promise<Map<string, PriorEntry>> {
  const keys = postings.map(({ key }) => key)
  return new Map((await entriesByKey(tx, keys)).map((prior) => [keyText(prior), prior]))
}

/** Every account that a posting may touch. */
function accountsOf({ legs, subject, shortfall }: Posting): AccountRef[] {
  const debts = legs.flatMap(({ debit: { kind, holder, asset } }) =>
    shortfall === 'owed' && kind === 'available' ? [debt(BigInt(holder), asset)] : [],
  )
  return [...legs.flatMap(({ debit, credit }) => [debit, credit]), ...debts, ...(subject ? [subject] : [])]
}

function sameOrConflict(posting: Posting, fingerprint: Uint8Array, outcome: Outcome): Outcome {
  return fingerprintOf(posting.parameters).equals(fingerprint) ? outcome : { is: 'conflict' }
}

function firstOutcome({ id, refusal, subjectBalance, subjectVersion }: PriorEntry) {
  const subject =
    subjectBalance === null || subjectVersion === null
      ? undefined
      : { balance: subjectBalance, version: subjectVersion }
  return { entryId: id, refusal: refusal ?? undefined, subject }
}
