import './store/ledger-tables.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { type AccountRef, available, held } from './chart.ts'
import { postOne } from './post.ts'
import type { EntryKey, Outcome } from './posting.ts'
import { holdById } from './store/holds.ts'

/** Money of a member that is to wait. */
export interface NewHold {
  readonly key: EntryKey
  readonly parameters: Readonly<Record<string, string>>
  readonly actor: string
  readonly memberId: bigint
  readonly asset: string
  /** In minor units. */
  readonly amount: bigint
}

/** Takes money from what a member can spend; it waits until the hold ends. The entry's id is the hold's. */
export async function hold(tx: Tx, { key, parameters, actor, memberId, asset, amount }: NewHold): Promise<Outcome> {
  const subject = available(memberId, asset)
  const legs = [{ debit: subject, credit: held(memberId, asset), amount }]
  return await postOne(tx, { key, parameters, actor, legs, subject, holds: amount })
}

/** How a hold is to end: this much goes to an account, and the rest back to the member. */
export interface HoldEnd {
  readonly key: EntryKey
  readonly parameters: Readonly<Record<string, string>>
  readonly actor: string
  readonly holdId: bigint
  /** In minor units, from 0 to what is held. */
  readonly captured: bigint
  /** Who gets what is captured. */
  readonly to: AccountRef
}

/** What a hold refuses that has ended already. */
export const holdIsOver = 'hold_is_over'

/** Ends a hold, once; a second end is refused with `hold_is_over`. */
export async function release(tx: Tx, { key, parameters, actor, holdId, captured, to }: HoldEnd): Promise<Outcome> {
  const { memberId, asset, amount, isOver } = await holdById(tx, holdId)
  if (captured < 0n || captured > amount) throw new Error(`${captured} of a hold of ${amount} can't be captured`)
  const from = held(memberId, asset)
  const subject = available(memberId, asset)
  const released = amount - captured
  const legs = [
    ...(captured > 0n ? [{ debit: from, credit: to, amount: captured }] : []),
    ...(released > 0n ? [{ debit: from, credit: subject, amount: released }] : []),
  ]
  const refusal = isOver ? holdIsOver : undefined
  return await postOne(tx, { key, parameters, actor, legs, subject, refusal, ends: { holdId, captured, released } })
}
