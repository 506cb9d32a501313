import type { Command, Seat } from './driver.ts'
import type { ConformanceCase, Scene } from './scene.ts'

/** Minor units: what a call may give, and what is left of the day, in the cases about caps. */
const [perCall, left] = [50_000n, 80_000n]

const jackpot = (s: Scene, amount: bigint): Command => ({ operation: 'jackpotWin', id: s.id(), amount })
const adjust = (s: Scene, amount: bigint): Command => ({ operation: 'adjust', id: s.id(), amount })

/** Plays with caps, and lifts them and the stop afterwards, whatever came of it. */
async function capped(s: Scene, run: (who: Seat) => Promise<void>): Promise<void> {
  await s.world.capGifts?.({ perCall, left })
  try {
    await run(await s.player())
  } finally {
    await s.world.capGifts?.(undefined)
    await s.world.liftGifts?.()
  }
}

/** What vendors give without a stake to answer for: campaigns, caps, and the stop. */
export const giftCases: readonly ConformanceCase[] = [
  {
    name: 'C41 a promotion of a known campaign pays once',
    needs: ['campaign'],
    async run(s) {
      const who = await s.player()
      const promo = s.promo(7_700n)
      await s.is(who, promo, 'ok', 107_700n)
      await s.is(who, promo, 'ok_duplicate', 107_700n)
      await s.is(who, { ...promo, amount: 7_800n }, 'conflict', 107_700n)
    },
  },
  {
    name: 'C42 a promotion of an unknown campaign pays nothing, however often it comes',
    async run(s) {
      const who = await s.player()
      const promo = s.promo(100n, s.id())
      await s.is(who, promo, 'campaign_unknown', 100_000n)
      await s.is(who, promo, 'campaign_unknown', 100_000n)
      await s.is(who, { ...promo, amount: 200n }, 'conflict', 100_000n)
    },
  },
  {
    name: 'C43 a campaign that has ended, or has not begun, pays nothing until it is changed',
    needs: ['setCampaign'],
    async run(s) {
      const who = await s.player()
      for (const time of ['over', 'ahead'] as const) {
        const campaign = s.id()
        await s.world.setCampaign?.(campaign, { budget: 100_000n, time })
        const promo = s.promo(1_000n, campaign)
        await s.is(who, promo, 'campaign_closed', 100_000n)
        await s.world.setCampaign?.(campaign, { budget: 100_000n, time: 'now' })
        await s.is(who, promo, 'ok', 101_000n)
        await s.is(who, promo, 'ok_duplicate', 101_000n)
        await s.is(who, adjust(s, -1_000n), 'ok', 100_000n)
      }
    },
  },
  {
    name: 'C44 a campaign pays its budget to the last unit, and nothing beyond until it is raised',
    needs: ['setCampaign'],
    async run(s) {
      const who = await s.player()
      const campaign = s.id()
      await s.world.setCampaign?.(campaign, { budget: 10_000n, time: 'now' })
      const [first, beyond] = [s.promo(6_000n, campaign), s.promo(4_001n, campaign)]
      await s.is(who, first, 'ok', 106_000n)
      await s.is(who, beyond, 'campaign_spent', 106_000n)
      await s.is(who, s.promo(4_000n, campaign), 'ok', 110_000n)
      await s.is(who, s.promo(1n, campaign), 'campaign_spent', 110_000n)
      await s.is(who, first, 'ok_duplicate', 106_000n)
      await s.world.setCampaign?.(campaign, { budget: 14_001n, time: 'now' })
      await s.is(who, beyond, 'ok', 114_001n)
    },
  },
  {
    name: 'C45 a gift above the cap of a call is held, and stops every gift; bets and their wins go on',
    needs: ['capGifts', 'liftGifts', 'campaign'],
    run: (s) =>
      capped(s, async (who) => {
        const [paid, above] = [s.promo(perCall), s.promo(perCall + 1n)]
        const bet = s.bet(10_000n)
        await s.is(who, bet, 'ok', 90_000n)
        await s.is(who, paid, 'ok', 140_000n)
        await s.is(who, above, 'held', 140_000n)
        for (const gift of [s.promo(1n), jackpot(s, 1n), adjust(s, 1n), s.win(s.id(), 1n, { freeRewardId: s.id() })])
          await s.is(who, gift, 'held', 140_000n)
        // Paid before, and answered as then.
        await s.is(who, paid, 'ok_duplicate', 140_000n)
        await s.is(who, { ...above, amount: 1n }, 'conflict', 140_000n)
        await s.is(who, s.win(bet.round, 100_000n), 'ok', 240_000n)
        await s.is(who, s.bet(40_000n), 'ok', 200_000n)
        await s.is(who, adjust(s, -1_000n), 'ok', 199_000n)
        await s.world.liftGifts?.()
        await s.is(who, above, 'ok', 249_001n)
        await s.is(who, above, 'ok_duplicate', 249_001n)
      }),
  },
  {
    name: 'C46 a vendor gives what is left of its day to the last unit; what is held is paid once when the stop is lifted',
    needs: ['capGifts', 'liftGifts', 'campaign'],
    run: (s) =>
      capped(s, async (who) => {
        const [first, last, beyond] = [s.promo(50_000n), jackpot(s, 30_000n), s.promo(1n)]
        await s.is(who, first, 'ok', 150_000n)
        await s.is(who, last, 'ok', 180_000n)
        await s.is(who, beyond, 'held', 180_000n)
        await s.is(who, beyond, 'held', 180_000n)
        for (const done of [first, last]) await s.is(who, done, 'ok_duplicate')
        await s.world.liftGifts?.()
        await s.isOnce(who, beyond, 5, 180_001n)
      }),
  },
  {
    name: 'C47 wins of free rounds are gifts, whatever way they come; the stake of a round answers for all its wins',
    needs: ['capGifts', 'liftGifts'],
    run: (s) =>
      capped(s, async (who) => {
        const round = s.id()
        await s.is(who, s.bet(100n, { round }), 'ok', 99_900n)
        await s.is(who, s.bet(50_000n, { round, isFree: true }), 'ok', 99_900n)
        await s.is(who, s.win(round, perCall + 1n, { roundClosed: false }), 'ok', 149_901n)
        await s.is(who, s.win(round, perCall + 1n), 'ok', 199_902n)
        const free = s.bet(50_000n, { isFree: true })
        await s.is(who, free, 'ok', 199_902n)
        await s.is(who, s.win(free.round, 700n, { roundClosed: false }), 'ok', 200_602n)
        await s.is(who, s.win(free.round, 0n, { roundClosed: false }), 'ok', 200_602n)
        const win = s.win(free.round, perCall + 1n)
        await s.is(who, win, 'held', 200_602n)
        const both = { operation: 'betAndWin' as const, id: s.id(), round: s.id(), roundClosed: true }
        await s.is(who, { ...both, amount: 0n, win: 1n }, 'held', 200_602n)
        await s.is(who, { ...both, id: s.id(), amount: 2n, win: perCall + 2n }, 'ok', 250_602n)
        await s.world.liftGifts?.()
        await s.is(who, win, 'ok', 300_603n)
      }),
  },
  {
    name: 'C48 a reward pays out of a campaign that the brand knows; an invented one pays nothing',
    needs: ['campaign'],
    async run(s) {
      const who = await s.player()
      const invented = s.win(s.id(), 7_000n, { freeRewardId: s.id() })
      await s.is(who, invented, 'campaign_unknown', 100_000n)
      await s.is(who, invented, 'campaign_unknown', 100_000n)
      await s.is(who, s.win(s.id(), 7_000n, { freeRewardId: s.world.campaign ?? '' }), 'ok', 107_000n)
    },
  },
]
