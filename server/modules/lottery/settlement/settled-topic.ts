import { lotterySettled } from '@banyan/contract/lottery/settled-event.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { notify } from '#/platform/db/wake-ups.ts'
import type { Topic } from '#/platform/realtime/topic.ts'
import { settledChannel, settledNews } from '../store/settled-news.ts'

/** A notification holds 8 kB; an id has 19 digits at most. */
const namedAtMost = 350
const amount = (minor: bigint) => toAmount(minor, merchantCurrency.exponent)

/** Tells the tabs of an account when its bets on an issue are settled, won or lost (requirements MSG-05). */
export function settledTopic(db: Db): Topic {
  return {
    event: lotterySettled,
    channel: settledChannel,
    async current(accounts) {
      const news = await settledNews(db, accounts)
      return new Map(
        news.map(({ accountId, game, issue, isVoid, settledAt, staked, payout }) => {
          const value = { gameCode: game, numero: issue, isVoid, staked: amount(staked), payout: amount(payout) }
          return [accountId, { version: settledAt.getTime(), value }]
        }),
      )
    },
  }
}

/** Sends a hint that accounts have such news. */
export async function tellSettled(tx: Tx, accounts: Iterable<bigint>): Promise<void> {
  const named = [...new Set(accounts)]
  if (named.length > 0) await notify(tx, settledChannel, named.length > namedAtMost ? '' : named.join(','))
}
