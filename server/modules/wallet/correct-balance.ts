import { available, corrections } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import type { VersionedBalance } from '#/ledger/posting.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'

export interface Correction {
  readonly accountId: bigint
  /** In minor units: positive gives, negative takes; never zero. */
  readonly amount: bigint
  /** Names the correction for ever: 1 to 200 characters, such as an approval's id. */
  readonly key: string
  /** Who asked for it, as in the audit: 1 to 60 characters. */
  readonly actor: string
}

export interface Corrected {
  readonly entryId: bigint
  /** What the member can play with right after it. */
  readonly available: VersionedBalance
}

/**
 * Gives a member money or takes some, as an entry of its own kind against the operators' corrections. What is held is not
 * touched, and more than there is to play with is refused, for good under its key. The same correction again moves
 * nothing and answers the same; another one under its key is refused as changed_meanwhile.
 */
export async function correctBalance(tx: Tx, { accountId, amount, key, actor }: Correction): Promise<Corrected> {
  if (amount === 0n) throw new Error('a correction of nothing corrects nothing')
  const asset = merchantCurrency.code
  const [own, ours] = [available(accountId, asset), corrections(asset)]
  const [debit, credit] = amount > 0n ? [ours, own] : [own, ours]
  const outcome = await postOne(tx, {
    key: { source: 'operator', kind: 'correction', externalId: key },
    parameters: { account: String(accountId), amount: String(amount), asset },
    actor,
    legs: [{ debit, credit, amount: amount < 0n ? -amount : amount }],
    subject: own,
  })
  if (outcome.is === 'conflict') throw new Refusal('changed_meanwhile')
  if (outcome.refusal !== undefined) throw new Refusal('insufficient_funds')
  if (!outcome.subject) throw new Error(`the correction ${key} has no balance`)
  return { entryId: outcome.entryId, available: outcome.subject }
}
