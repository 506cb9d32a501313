import type { Tx } from '#/platform/db/handles.ts'
import { available } from './chart.ts'
import { postOne } from './post.ts'
import type { EntryKey, Outcome, Posting } from './posting.ts'
import { entryToReverse } from './store/reversals.ts'

/** An entry that is to be taken back. */
export interface Reversal extends Pick<Posting, 'parameters' | 'actor' | 'shortfall'> {
  readonly key: EntryKey
  readonly entryId: bigint
}

/** What a reversal is refused with whose entry was taken back before. */
export const alreadyReversed = 'already_reversed'

/**
 * Takes an entry back by its mirror image; the entry itself stays as it is. Each is taken back once; one that moved no
 * money leaves an entry that moves none. Where a member has spent what is taken, `shortfall` says what happens.
 */
export async function reverse(tx: Tx, { key, parameters, actor, shortfall, entryId }: Reversal): Promise<Outcome> {
  const { legs, subject, isReversed } = await entryToReverse(tx, entryId)
  const mirrored = legs.toReversed().map(({ debit, credit, amount }) => ({ debit: credit, credit: debit, amount }))
  return await postOne(tx, {
    ...{ key, parameters, actor, legs: mirrored, reverses: entryId },
    ...(shortfall && { shortfall }),
    subject: subject && available(BigInt(subject.holder), subject.asset),
    refusal: isReversed ? alreadyReversed : undefined,
  })
}
