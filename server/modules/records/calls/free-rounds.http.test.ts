import { expect, test } from 'vitest'
import { gameCode, vendorWorld } from '#/modules/rounds/test-world/vendor-world.ts'
import { recordReader } from '../test-world/record-reader.ts'

test.each([
  ['0', 'lost'],
  ['25', 'won'],
])('[WAL-09] a free spin that paid %s is %s', async (amount, status) => {
  await using v = await vendorWorld()
  const { memberId, player, session } = await v.player(1_000_00n)
  const inRound = { player, currency: 'VND', roundId: 'free' }
  await v.pg.call('bet', { ...inRound, session, gameCode, transactionId: 'spin', amount: '10', isFree: true })
  await v.pg.call('win', { ...inRound, transactionId: 'end', amount, roundClosed: true })
  const reader = recordReader(v.w, memberId)
  expect((await reader.read('betHistory')).rows).toMatchObject([{ roundId: 'free', status, stake: '0.00' }])
  expect((await reader.read('betHistory', { status })).rows).toHaveLength(1)
  expect((await reader.read('betHistory', { status: 'draw' })).rows).toEqual([])
})
