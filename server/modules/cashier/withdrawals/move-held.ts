import { type AccountRef, available } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import type { EntryKey } from '#/ledger/posting.ts'
import { beginHold, useHold } from '#/ledger/posting-parts.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { WithdrawalRow } from '../store/withdrawals.ts'

interface Holding {
  readonly number: string
  readonly accountId: bigint
  readonly asset: string
  readonly amount: bigint
}

/** Holds the money of a withdrawal that is asked for; insufficient_funds. Answers the hold's id. */
export async function holdMoney(tx: Tx, { number, accountId, asset, amount }: Holding): Promise<bigint> {
  const own = available(accountId, asset)
  const outcome = await postOne(tx, {
    key: { source: 'withdrawal', kind: 'withdrawal', externalId: number },
    parameters: { number, amount: String(amount) },
    actor: `member:${accountId}`,
    ...beginHold(accountId, asset, amount),
    subject: own,
  })
  if (outcome.is !== 'posted') throw new Error(`the withdrawal ${number} was posted before`)
  if (outcome.refusal !== undefined) throw new Refusal('insufficient_funds')
  return outcome.entryId
}

interface HeldPart {
  readonly key: EntryKey
  readonly captured?: bigint
  /** Where what is captured goes. */
  readonly to: AccountRef
  readonly released?: bigint
  readonly actor: string
}

/** What is held of a withdrawal after some of it moved. */
export type HeldMoney = Pick<WithdrawalRow, 'hold_id' | 'held'>

/** Moves some of what is held of a locked withdrawal, out or back to its member; the rest stays held. */
export async function moveHeld(
  tx: Tx,
  withdrawal: Pick<WithdrawalRow, 'number' | 'account_id' | 'asset'> & HeldMoney,
  { key, captured = 0n, to, released = 0n, actor }: HeldPart,
): Promise<HeldMoney> {
  const { number, hold_id: id, held: amount, account_id: memberId, asset } = withdrawal
  if (captured === 0n && released === 0n) return { hold_id: id, held: amount }
  if (id === null) throw new Error(`nothing is held of the withdrawal ${number}`)
  const outcome = await postOne(tx, {
    key,
    parameters: { number, captured: String(captured), released: String(released) },
    actor,
    ...useHold({ id, memberId, asset, amount }, { captured, to, released }),
    subject: available(memberId, asset),
  })
  // The withdrawal is locked and its table of transitions lets each happen once.
  if (outcome.is !== 'posted' || outcome.refusal !== undefined)
    throw new Error(`the entry ${key.source} ${key.kind} ${key.externalId} was not made`)
  const held = amount - captured - released
  return { hold_id: held === 0n ? null : outcome.entryId, held }
}

interface ReturnedPart {
  readonly key: EntryKey
  readonly from: AccountRef
  readonly amount: bigint
  readonly actor: string
}

/** Gives a member back what was paid out, or charged, for a locked withdrawal. */
export async function returnPaid(
  tx: Tx,
  { number, account_id: memberId, asset }: Pick<WithdrawalRow, 'number' | 'account_id' | 'asset'>,
  { key, from, amount, actor }: ReturnedPart,
): Promise<void> {
  if (amount === 0n) return
  const own = available(memberId, asset)
  const outcome = await postOne(tx, {
    key,
    parameters: { number, amount: String(amount) },
    actor,
    legs: [{ debit: from, credit: own, amount }],
    subject: own,
  })
  if (outcome.is !== 'posted' || outcome.refusal !== undefined)
    throw new Error(`the entry ${key.source} ${key.kind} ${key.externalId} was not made`)
}
