import type { VendorTransaction } from '@banyan/contract/records/operator-money-calls.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import type { TracedEntry } from '#/ledger/statement.ts'
import { entriesOfBet, type PlayedBet } from '#/modules/lottery/member-bets.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Db } from '#/platform/db/handles.ts'
import { lotteryBet, playKey, playsOf } from './played-rounds.ts'

const amountOf = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)

/** The bet of the lottery that an entry is about; undefined where it is about none, or about a slip of several. */
export async function betOfEntry(db: Db, entry: TracedEntry): Promise<PlayedBet | undefined> {
  const [play] = (await playsOf(db, [entry])).filter(({ key }) => key === playKey(entry))
  if (!play || play.bets > 1 || play.roundId === null) return undefined
  return await lotteryBet(db, { vendor: play.vendorCode, roundId: play.roundId })
}

/** What moved money for a bet of the lottery, as a vendor's messages are told. */
export async function transactionsOfBet(db: Db, bet: PlayedBet): Promise<VendorTransaction[]> {
  const entries = await entriesOfBet(db, bet)
  return entries.map(({ id, kind, transactionId, madeAt, staked, paid, balance }) => ({
    ...{ vendor: bet.vendorCode, transactionId, operation: kind, outcome: 'ok', refersTo: null, roundId: bet.roundId },
    ...{ at: madeAt.toISOString(), entryId: String(id) },
    ...{ staked: amountOf(staked), paid: amountOf(paid), balance: amountOf(balance) },
  }))
}
