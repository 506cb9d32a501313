import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { look, publicIdOf } from '#/modules/staff/test-world/member-desk.ts'
import { bigSum, chaseWorld } from '../test-world/chase-world.ts'

test('[WAL-01] [LOT-06] from an amount of the lottery to its bet and what moved money for it, and the other way', async () => {
  await using c = await chaseWorld(2)
  const player = await c.chaser()
  const placed = await player.place([bigSum])
  await player.place([bigSum, { ...bigSum, selection: 'S' }])
  await player.chase([2], { stopOnWin: false })
  await c.advance()
  await c.moveInto(1)
  await c.close()
  await c.draw(0, 'W')
  await c.run()
  const id = await publicIdOf(c.w, player.accountId)
  const named = { vendor: 'LOTT', roundId: placed.value.bets[0]?.id ?? '' }

  const { rows } = (await look(c.w, calls.memberStatement, { id })).value
  const won = rows.find(({ kind, round }) => kind === 'win' && round?.roundId === named.roundId)
  expect(won).toMatchObject({ source: 'lottery', amount: '1950.00', round: named })
  expect(rows.find(({ kind }) => kind === 'chase')?.round).toBe(null)

  const traced = (await look(c.w, calls.traceEntry, { id: won?.entryId ?? '' })).value
  expect(traced).toMatchObject({
    ...{ source: 'lottery', kind: 'win', transaction: null },
    round: { ...named, gameCode: 'SSC1M', staked: '1000.00', paid: '1950.00', player: { id } },
  })
  const back = (await look(c.w, calls.traceRound, named)).value
  expect(back.round).toEqual(traced.round)
  expect(back.rows.map(({ operation, staked, paid }) => [operation, staked, paid])).toEqual([
    ['bet', '1000.00', '0.00'],
    ['win', '0.00', '1950.00'],
  ])
  const rounds = (await look(c.w, calls.memberRounds, { id })).value
  expect(rounds.rows.map(({ staked, paid }) => `${staked} ${paid}`).toSorted()).toEqual([
    ...['1000.00 0.00', '1000.00 1950.00', '1000.00 1950.00', '2000.00 3900.00'],
  ])
  // Of a slip with two bets the entry is about both.
  const slip = rows.find(({ kind, amount }) => kind === 'bet' && amount === '-2000.00')
  expect((await look(c.w, calls.traceEntry, { id: slip?.entryId ?? '' })).value.round).toBe(null)
})
