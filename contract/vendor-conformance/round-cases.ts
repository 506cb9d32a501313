import type { ConformanceCase } from './scene.ts'

/** Bets, wins, refunds, jackpots, promotions, corrections and tips, one after the other. */
export const roundCases: readonly ConformanceCase[] = [
  {
    name: 'C1 a bet and its win move the balance',
    async run(s) {
      const who = await s.player()
      const bet = s.bet(10_000n)
      await s.is(who, bet, 'ok', 90_000n)
      await s.is(who, s.win(bet.round, 25_050n), 'ok', 115_050n)
      await s.is(who, { operation: 'balance' }, 'ok', 115_050n)
    },
  },
  {
    name: 'C2 a win of zero closes a lost round and moves nothing',
    async run(s) {
      const who = await s.player()
      const bet = s.bet(10_000n)
      await s.is(who, bet, 'ok', 90_000n)
      await s.is(who, s.win(bet.round, 0n), 'ok', 90_000n)
      await s.is(who, s.bet(100n, { round: bet.round }), 'round_closed', 90_000n)
    },
  },
  {
    name: 'C3 a bet and its win are done together or not at all',
    async run(s) {
      const who = await s.player()
      const both = (amount: bigint, win: bigint) => ({
        ...{ operation: 'betAndWin' as const, id: s.id(), round: s.id(), amount, win, roundClosed: true },
      })
      await s.is(who, both(30_000n, 12_000n), 'ok', 82_000n)
      await s.is(who, both(30_000n, 130_000n), 'ok', 182_000n)
      // A win can't pay for its own stake.
      await s.is(who, both(182_001n, 500_000n), 'insufficient_funds', 182_000n)
    },
  },
  {
    name: 'C4 concurrent copies of a bet count once and are answered alike',
    async run(s) {
      await s.isOnce(await s.player(), s.bet(10_000n), 20, 90_000n)
    },
  },
  {
    name: 'C5 concurrent copies of a win count once and are answered alike',
    async run(s) {
      const who = await s.player()
      const bet = s.bet(10_000n)
      await s.is(who, bet, 'ok')
      await s.isOnce(who, s.win(bet.round, 4_000n), 20, 94_000n)
    },
  },
  {
    name: 'C6 the same id with another amount, round or operation is a conflict',
    async run(s) {
      const who = await s.player()
      const bet = s.bet(10_000n)
      await s.is(who, bet, 'ok')
      await s.is(who, { ...bet, amount: 10_100n }, 'conflict', 90_000n)
      await s.is(who, { ...bet, round: s.id() }, 'conflict', 90_000n)
      await s.is(who, s.win(bet.round, 10_000n, { id: bet.id }), 'conflict', 90_000n)
      await s.is(who, bet, 'ok_duplicate', 90_000n)
    },
  },
  {
    name: 'C49 bets may say what they are on, and the same id on another side, market or at other odds is a conflict',
    async run(s) {
      const who = await s.player()
      const bet = s.bet(10_000n, { odds: '1.95', outcome: 'BANKER', market: s.id() })
      await s.is(who, bet, 'ok', 90_000n)
      await s.is(who, s.bet(5_000n, { round: bet.round, outcome: 'PLAYER' }), 'ok', 85_000n)
      await s.is(who, s.bet(1_000n, { round: bet.round, odds: '1.2' }), 'ok', 84_000n)
      for (const changed of [{ outcome: 'PLAYER' }, { odds: '1.96' }, { market: s.id() }])
        await s.is(who, { ...bet, ...changed }, 'conflict', 84_000n)
      await s.is(who, bet, 'ok_duplicate', 90_000n)
      const both = { operation: 'betAndWin' as const, id: s.id(), round: s.id(), win: 0n, roundClosed: true }
      await s.is(who, { ...both, amount: 4_000n, odds: '2', outcome: 'HOME' }, 'ok', 80_000n)
      await s.is(who, { ...both, amount: 4_000n, odds: '2', outcome: 'AWAY' }, 'conflict', 80_000n)
    },
  },
  {
    name: 'C7, C8 a bet is refunded once, whatever the id of the refund',
    async run(s) {
      const who = await s.player()
      const bet = s.bet(10_000n)
      await s.is(who, bet, 'ok')
      const refund = s.refund(bet.id)
      await s.is(who, refund, 'ok', 100_000n)
      await s.is(who, refund, 'ok_duplicate', 100_000n)
      await s.is(who, s.refund(bet.id), 'ok_duplicate', 100_000n)
      await s.is(who, { operation: 'refund', bet: bet.id }, 'ok_duplicate', 100_000n)
      // A repetition of the bet is answered as at first.
      await s.is(who, bet, 'ok_duplicate', 90_000n)
    },
  },
  {
    name: 'C9, C11 a refund before its bet refuses the bet for good',
    async run(s) {
      const who = await s.player()
      const bet = s.bet(10_000n)
      await s.is(who, s.refund(bet.id), 'ok_noop', 100_000n)
      await s.is(who, bet, 'ref_cancelled', 100_000n)
      await s.is(who, bet, 'ref_cancelled', 100_000n)
    },
  },
  {
    name: 'C10 a refused bet has nothing to refund',
    async run(s) {
      const who = await s.player()
      const bet = s.bet(100_001n)
      await s.is(who, bet, 'insufficient_funds', 100_000n)
      await s.is(who, s.refund(bet.id), 'ok_noop', 100_000n)
    },
  },
  {
    name: 'C12 a paid round is not refunded, even one that paid nothing',
    async run(s) {
      const who = await s.player()
      for (const amount of [5_000n, 0n]) {
        const bet = s.bet(10_000n)
        await s.is(who, bet, 'ok')
        await s.is(who, s.win(bet.round, amount), 'ok')
        await s.is(who, s.refund(bet.id), 'ref_settled')
      }
      const both = { operation: 'betAndWin' as const, id: s.id(), round: s.id(), win: 0n, roundClosed: true }
      await s.is(who, { ...both, amount: 1_000n }, 'ok', 84_000n)
      await s.is(who, s.refund(both.id), 'ref_settled', 84_000n)
    },
  },
  {
    name: 'C13 a win before its bet is to be sent again and is then taken',
    async run(s) {
      const who = await s.player()
      const bet = s.bet(10_000n)
      const win = s.win(bet.round, 3_000n)
      await s.is(who, win, 'ref_not_found', 100_000n)
      await s.is(who, bet, 'ok')
      await s.is(who, win, 'ok', 93_000n)
    },
  },
  {
    name: 'C14 a win of a refunded bet is refused',
    async run(s) {
      const who = await s.player()
      const bet = s.bet(10_000n)
      await s.is(who, bet, 'ok')
      await s.is(who, s.refund(bet.id), 'ok')
      await s.is(who, s.win(bet.round, 50_000n), 'ref_cancelled', 100_000n)
    },
  },
  {
    name: 'C17 the whole balance can be bet, and the least balance of a game must be there',
    async run(s) {
      const who = await s.player()
      await s.is(who, s.bet(1_000n, { minBalance: 100_001n }), 'insufficient_funds', 100_000n)
      await s.is(who, s.bet(1_000n, { minBalance: 100_000n }), 'ok', 99_000n)
      await s.is(who, s.bet(99_001n), 'insufficient_funds', 99_000n)
      await s.is(who, s.bet(99_000n), 'ok', 0n)
      await s.is(who, s.bet(1n), 'insufficient_funds', 0n)
    },
  },
  {
    name: 'C19 a jackpot pays by an id of its own, without a round',
    async run(s) {
      const who = await s.player()
      const jackpot = { operation: 'jackpotWin' as const, id: s.id(), amount: 7_700n }
      await s.is(who, jackpot, 'ok', 107_700n)
      await s.is(who, jackpot, 'ok_duplicate', 107_700n)
    },
  },
  {
    name: 'C20 a promotion pays by an id of its own, without a round',
    needs: ['campaign'],
    async run(s) {
      await s.is(await s.player(), s.promo(7_700n), 'ok', 107_700n)
    },
  },
  {
    name: 'C21 a free round takes nothing and pays what it won',
    async run(s) {
      const who = await s.player(100n)
      const bet = s.bet(50_000n, { isFree: true })
      await s.is(who, bet, 'ok', 100n)
      await s.is(who, s.win(bet.round, 1_200n), 'ok', 1_300n)
    },
  },
  {
    name: 'C22, C23, C24 a round may have many bets and wins, and wins after it is closed',
    async run(s) {
      const who = await s.player()
      const round = s.id()
      for (const amount of [10_000n, 5_000n, 2_500n]) await s.is(who, s.bet(amount, { round }), 'ok')
      await s.is(who, s.win(round, 1_000n, { roundClosed: false }), 'ok', 83_500n)
      await s.is(who, s.bet(500n, { round }), 'ok', 83_000n)
      await s.is(who, s.win(round, 2_000n), 'ok', 85_000n)
      await s.is(who, s.bet(500n, { round }), 'round_closed', 85_000n)
      await s.is(who, s.win(round, 3_000n), 'ok', 88_000n)
    },
  },
  {
    name: 'C24 a round ends once; the end of an unknown round does nothing',
    async run(s) {
      const who = await s.player()
      const bet = s.bet(10_000n)
      await s.is(who, bet, 'ok')
      await s.is(who, { operation: 'endRound', round: bet.round }, 'ok')
      await s.is(who, { operation: 'endRound', round: bet.round }, 'ok_duplicate')
      await s.is(who, { operation: 'endRound', round: s.id() }, 'ok_noop')
      await s.is(who, s.bet(100n, { round: bet.round }), 'round_closed')
      await s.is(who, s.win(bet.round, 700n), 'ok', 90_700n)
    },
  },
  {
    name: 'C26 a correction adds or takes money, but no more than there is',
    async run(s) {
      const who = await s.player()
      const adjust = (amount: bigint) => ({ operation: 'adjust' as const, id: s.id(), amount })
      await s.is(who, adjust(1_234n), 'ok', 101_234n)
      await s.is(who, adjust(-1_234n), 'ok', 100_000n)
      await s.is(who, adjust(-150_000n), 'ok', 0n)
    },
  },
  {
    name: 'C27 a tip can be refunded',
    async run(s) {
      const who = await s.player()
      const tip = { operation: 'tip' as const, id: s.id(), amount: 2_000n }
      await s.is(who, tip, 'ok', 98_000n)
      await s.is(who, s.refund(tip.id), 'ok', 100_000n)
    },
  },
  {
    name: 'C36 a session may play another game of the vendor',
    needs: ['otherGame'],
    async run(s) {
      await s.is(await s.player(), s.bet(100n, { gameCode: s.world.otherGame ?? '' }), 'ok', 99_900n)
    },
  },
]
