import { available, lotteryAccount } from '#/ledger/chart.ts'
import { idOfAccount, plainMoves } from '#/ledger/draft.ts'
import { amountAtMost, fingerprintOf } from '#/ledger/posting.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Turns } from '#/platform/db/turns.ts'
import type { PricedSlip } from '../deciding/price-slip.ts'
import { type LotterySettings, limitsOfGame } from '../sections.ts'
import { acceptableSlips, betsOfMoved, type PlainSlip, sumsOfMoved } from '../store/plain-slips.ts'
import { limitsOf, type SlipAnswer } from './decide-slip.ts'

const { code: asset } = merchantCurrency

/** The slip as a plain one, which most are: no chase, and of accounts that are known here. */
export function plainOf(slip: PricedSlip, settings: LotterySettings): PlainSlip | undefined {
  const memberAccount = idOfAccount(available(slip.accountId, asset))
  const lottery = idOfAccount(lotteryAccount(asset))
  if (slip.chase || slip.stake > amountAtMost || memberAccount === undefined || lottery === undefined) return undefined
  const limits = limitsOf(limitsOfGame(settings, slip.game))
  return { slip, memberAccount, lotteryAccount: lottery, fingerprint: fingerprintOf(slip.parameters), limits }
}

/**
 * Places plain slips in a transaction of one trip to the database, as vendors' plain calls are settled (ADR 17). The database
 * accepts those that the rules accept, and adds them to the sums of their issues; where that may be too much it fails as if
 * it had lost a race, and nothing was done. The others it leaves undecided: they are not among the answers. A player has one
 * slip.
 */
export async function placePlainSlips(
  turns: Turns,
  plain: readonly PlainSlip[],
): Promise<ReadonlyMap<PricedSlip, SlipAnswer>> {
  const members = plain.map(({ memberAccount }) => memberAccount)
  const { lock, write } = plainMoves(members, acceptableSlips(plain, asset), betsOfMoved(plain))
  const accepted = await turns.atOnce([lock], write, [sumsOfMoved(plain)])
  return new Map(
    accepted.map(({ ord, balance, numbers, ...issue }) => {
      const { slip } = plain[Number(ord) - 1] as PlainSlip
      return [slip, { is: 'accepted', bets: numbered(slip, numbers), balance, issue }]
    }),
  )
}

/** The bets of an accepted slip with their numbers. */
function numbered(slip: PricedSlip, numbers: string) {
  const inOrder = numbers.split(',').map(BigInt)
  return slip.bets.map((bet, place) => {
    const number = inOrder[place]
    if (number === undefined) throw new Error('a bet has no number')
    return { number, place, issueId: slip.issueId, slip, bet }
  })
}
