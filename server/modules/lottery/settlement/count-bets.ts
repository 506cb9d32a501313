import { partAtRisk, type RiskShare } from '@banyan/rules/cashier/at-risk.ts'
import { validBet } from '@banyan/rules/cashier/valid-bet.ts'
import type { Draw } from '@banyan/rules/lottery/draw.ts'
import { drawOfResult } from '@banyan/rules/lottery/fair-result.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import { type CountedBet, countValidBets } from '#/modules/wagering/turnover.ts'
import type { Database } from '#/platform/db/database.ts'
import { type EndedBet, playsThatReturn, productOf, validStakeOf } from '../deciding/valid-stake.ts'
import { betSource } from '../store/bets.ts'
import { endedBets, markCounted, takeUncounted } from '../store/counted-bets.ts'
import { betsAtRisk } from './bets-at-risk.ts'
import { tellSettled } from './settled-topic.ts'

/** Bets that one transaction tells: some 50 ms, as of vendors' calls. */
const betsAtOnce = 500
const { exponent } = merchantCurrency

/**
 * Tells the wallet what bets of a settled issue count for turnover (requirements WAL-07), and answers whether there were
 * any. Players' tabs learn with it that their bets are settled. It follows settlements, so that none waits for it. Each bet is told by the newest result, whichever settlement asks:
 * when an issue is settled anew, what a bet counted before is corrected.
 */
export async function countSome(database: Pick<Database, 'transaction'>): Promise<boolean> {
  return await database.transaction(async (tx) => {
    const issue = await takeUncounted(tx)
    if (!issue) return false
    const { id, after, day, result } = issue
    const bets = await endedBets(tx, id, { after, atMost: betsAtOnce, selectionsOf: playsThatReturn() })
    const draw = result ? drawOfResult(result, day) : undefined
    // A void issue counts nothing.
    const shareOf = draw ? await betsAtRisk(tx, id, bets) : () => 0n
    await countValidBets(
      tx,
      bets.map((bet) => countedBet(bet, draw, shareOf(bet))),
    )
    await tellSettled(
      tx,
      bets.map(({ accountId }) => accountId),
    )
    await markCounted(tx, issue, { after: bets.at(-1)?.number ?? after, isAll: bets.length < betsAtOnce })
    return true
  })
}

function countedBet(bet: EndedBet, draw: Draw | undefined, share: RiskShare): CountedBet {
  const { number, accountId, asset, mode, placedAt } = bet
  const [product, stake] = [productOf(mode), validStakeOf(bet, draw, exponent)]
  // Of drawn numbers the whole stake at risk counts, whatever was won.
  const settled = validBet({ product, stake, winLoss: -stake, end: stake > 0n ? 'settled' : 'cancelled' })
  const valid = partAtRisk(settled, share)
  return { source: betSource, bet: String(number), accountId, asset, product, placedAt, stake, valid }
}
