import type { OutcomeCode } from '../vendor/outcomes.ts'
import { type ConformanceCase, expectSame, usualFunds } from './scene.ts'

/** Cases about several players, locks, time and restarts. */
export const partyCases: readonly ConformanceCase[] = [
  {
    name: 'C15, C16 a locked player may not bet, but is paid and refunded',
    needs: ['lock'],
    async run(s) {
      const who = await s.player()
      const [won, refunded, buyIn] = [s.bet(10_000n), s.bet(10_000n), s.buyIn(10_000n)]
      for (const command of [won, refunded, buyIn]) await s.is(who, command, 'ok')
      await s.world.lock?.(who)
      await s.is(who, s.bet(100n), 'player_locked', 70_000n)
      await s.is(who, s.buyIn(100n), 'player_locked', 70_000n)
      await s.is(who, won, 'ok_duplicate', 90_000n)
      await s.is(who, s.win(won.round, 500n), 'ok', 70_500n)
      await s.is(who, s.refund(refunded.id), 'ok', 80_500n)
      await s.is(who, s.buyOut(buyIn.id, 10_500n), 'ok', 91_000n)
    },
  },
  {
    name: 'C15, C16 a game in maintenance takes no bets',
    needs: ['closedGame'],
    async run(s) {
      const who = await s.player()
      await s.is(who, s.bet(100n, { gameCode: s.world.closedGame ?? '' }), 'game_disabled', 100_000n)
    },
  },
  {
    name: 'C15, C16 an unknown or expired session takes no bets, but its wins are paid',
    needs: ['expireSessions'],
    async run(s) {
      const who = await s.player()
      const bet = s.bet(10_000n)
      await s.is(who, bet, 'ok')
      await s.is({ ...who, session: 'x'.repeat(22) }, s.bet(100n), 'token_invalid', 90_000n)
      await s.world.expireSessions?.()
      await s.is(who, s.bet(100n), 'token_expired', 90_000n)
      await s.is(who, s.win(bet.round, 500n), 'ok', 90_500n)
    },
  },
  {
    name: 'C18 of ten concurrent bets of the whole balance one is taken',
    async run(s) {
      const who = await s.player(5_000n)
      const answers = await Promise.all(Array.from({ length: 10 }, () => s.insist(who, s.bet(5_000n))))
      const wanted: OutcomeCode[] = [...Array<OutcomeCode>(9).fill('insufficient_funds'), 'ok']
      expectSame(
        answers
          // Taken, and answered too late at first.
          .map(({ outcome, isRepeated }) => (isRepeated && outcome === 'ok_duplicate' ? 'ok' : outcome))
          .sort()
          .join(' '),
        wanted.join(' '),
        'ten bets of everything',
      )
    },
  },
  {
    name: 'C10 a refused bet stays refused after a deposit',
    needs: ['fund'],
    async run(s) {
      const who = await s.player(1_000n)
      const bet = s.bet(5_000n)
      await s.is(who, bet, 'insufficient_funds', 1_000n)
      await s.world.fund?.(who, 100_000n)
      await s.is(who, bet, 'insufficient_funds', 1_000n)
      await s.is(who, s.bet(5_000n), 'ok', 96_000n)
    },
  },
  {
    name: 'C6 a round, a bet and an id belong to one player',
    needs: ['secondPlayer'],
    async run(s) {
      const who = await s.player()
      const other = (await s.world.secondPlayer?.(usualFunds)) ?? who
      const bet = s.bet(10_000n)
      await s.is(who, bet, 'ok')
      await s.is(other, bet, 'conflict', 100_000n)
      await s.is(other, s.bet(10_000n, { round: bet.round }), 'conflict', 100_000n)
      await s.is(other, s.win(bet.round, 10_000n), 'conflict', 100_000n)
      await s.is(other, s.refund(bet.id), 'conflict', 100_000n)
      const buyIn = s.buyIn(10_000n)
      await s.is(who, buyIn, 'ok')
      await s.is(other, s.buyOut(buyIn.id, 10_000n), 'conflict', 100_000n)
      // A buy-in has no round that would name its player.
      await s.is(other, s.refund(buyIn.id), 'conflict', 100_000n)
      await s.is(who, s.buyOut(buyIn.id, 10_000n), 'ok', 90_000n)
    },
  },
  {
    name: 'C38 outcomes survive a restart a day later',
    needs: ['restart'],
    async run(s) {
      const who = await s.player()
      const [bet, refused, taken] = [s.bet(10_000n), s.bet(100_001n), s.bet(1_000n)]
      await s.is(who, bet, 'ok', 90_000n)
      await s.is(who, refused, 'insufficient_funds', 90_000n)
      await s.is(who, taken, 'ok', 89_000n)
      const [win, refund] = [s.win(bet.round, 2_000n), s.refund(taken.id)]
      await s.is(who, win, 'ok', 91_000n)
      await s.is(who, refund, 'ok', 92_000n)
      await s.world.restart?.()
      await s.is(who, bet, 'ok_duplicate', 90_000n)
      await s.is(who, refused, 'insufficient_funds', 90_000n)
      await s.is(who, win, 'ok_duplicate', 91_000n)
      await s.is(who, refund, 'ok_duplicate', 92_000n)
      await s.is(who, { ...bet, amount: 9n }, 'conflict', 92_000n)
      await s.is(who, { operation: 'balance' }, 'ok', 92_000n)
    },
  },
]
