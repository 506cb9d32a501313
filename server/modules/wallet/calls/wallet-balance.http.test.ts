import { calls } from '@banyan/contract/calls.ts'
import { expect, test } from 'vitest'
import { available, debt, demoFunding, vendorAccount } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import type { Leg } from '#/ledger/posting.ts'
import { beginHold } from '#/ledger/posting-parts.ts'
import { type World, world } from '#/test-world/world.ts'

const VND = 'VND'

async function move(w: World, externalId: string, ...legs: Leg[]): Promise<void> {
  const key = { source: 'test', kind: 'move', externalId }
  await w.database.transaction((tx) => postOne(tx, { key, parameters: {}, actor: 'demo', legs }))
}

async function balanceOf(w: World, headers: object) {
  const answer = await w.app.portal.inject({ url: calls.walletBalance.path, headers: { ...headers } })
  expect(answer.headers['cache-control']).toBe('no-store')
  return answer.json().value
}

test('[WAL-03] a member reads what it can play with, what is held and what it owes, with the symbol', async () => {
  await using w = await world()
  const { accountId, headers } = await w.signIn()
  const none = { balance: '0.00', currencySymbol: '₫', held: '0.00', owed: '0.00', version: 0 }
  expect(await balanceOf(w, headers)).toEqual(none)

  await move(w, 'fund', { debit: demoFunding(VND), credit: available(accountId, VND), amount: 1_234_567n })
  expect(await balanceOf(w, headers)).toEqual({ ...none, balance: '12345.67', version: 1 })

  await w.database.transaction((tx) =>
    postOne(tx, {
      key: { source: 'test', kind: 'hold', externalId: 'h' },
      ...{ parameters: {}, actor: 'demo', subject: available(accountId, VND) },
      ...beginHold(accountId, VND, 1_000_001n),
    }),
  )
  await move(w, 'owe', { debit: debt(accountId, VND), credit: vendorAccount('PG', VND), amount: 5n })
  expect(await balanceOf(w, headers)).toEqual({
    ...{ balance: '2345.66', currencySymbol: '₫', held: '10000.01', owed: '0.05', version: 4 },
  })
})

test('[WAL-03] nobody reads another account’s money', async () => {
  await using w = await world()
  const [linh, minh] = [await w.signIn(), await w.signIn()]
  await move(w, 'fund', { debit: demoFunding(VND), credit: available(linh.accountId, VND), amount: 100n })
  expect((await balanceOf(w, linh.headers)).balance).toBe('1.00')
  expect((await balanceOf(w, minh.headers)).balance).toBe('0.00')
})

test('[WAL-03] the largest balance there can be is told to the unit', async () => {
  await using w = await world()
  const { accountId, headers } = await w.signIn()
  const most = 10n ** 15n
  for (const at of ['a', 'b'])
    await move(w, at, { debit: demoFunding(VND), credit: available(accountId, VND), amount: most })
  expect((await balanceOf(w, headers)).balance).toBe('20000000000000.00')
})
