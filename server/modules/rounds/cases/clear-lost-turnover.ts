import { isMoneyLost } from '@banyan/rules/cashier/turnover.ts'
import { type MemberMoney, moneyOf, moneyOfMany } from '#/ledger/balance.ts'
import { available } from '#/ledger/chart.ts'
import { Draft } from '#/ledger/draft.ts'
import { inBook } from '#/ledger/in-book.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { clearTurnover } from '#/modules/wallet/turnover.ts'
import type { Database } from '#/platform/db/database.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { hasOpenBets } from '../store/settled-bets.ts'

interface Parts {
  readonly database: Pick<Database, 'db' | 'transaction'>
  /** Below this, in minor units, an account has lost its money. */
  readonly clearBelow: () => bigint
  readonly hasOtherStakes: HasStakes
}

/** Whether a member has money at stake, beside what it holds. */
export type HasStakes = (db: Db, accountId: bigint) => Promise<boolean>

const { code: asset } = merchantCurrency
const totalOf = ({ available: own, heldMinor }: MemberMoney) => own.balance + heldMinor

/**
 * Ends the open lots of those among these accounts that have lost their money (domain section 4.3, clear rule). Each is
 * a transaction of its own, which holds the member's money first, as everywhere, so that no bet comes in between.
 */
export async function clearLostTurnover(parts: Parts, accounts: readonly bigint[]): Promise<void> {
  const { database, clearBelow } = parts
  const [money, bound] = [await moneyOfMany(database.db, accounts, asset), clearBelow()]
  for (const [accountId, own] of money)
    if (totalOf(own) < bound) await inBook(database, (tx) => clearIfLost(tx, accountId, bound, parts.hasOtherStakes))
}

async function clearIfLost(tx: Tx, accountId: bigint, clearBelow: bigint, hasOther: HasStakes): Promise<void> {
  await Draft.lock(tx, [available(accountId, asset)])
  const total = totalOf(await moneyOf(tx, accountId, asset))
  const isAtStake = (await hasOpenBets(tx, accountId)) || (await hasOther(tx, accountId))
  if (isMoneyLost(total, isAtStake, clearBelow)) await clearTurnover(tx, accountId, asset)
}
