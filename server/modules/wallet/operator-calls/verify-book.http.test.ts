import { operatorBalanceCalls } from '@banyan/contract/wallet/operator-balance-calls.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { available, demoFunding } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { type World, world } from '#/test-world/world.ts'

async function verified({ app, operatorHeaders }: World) {
  const { method, path: url } = operatorBalanceCalls.verifyBook
  return (await app.operator.inject({ method, url, headers: { ...operatorHeaders } })).json().value
}

async function fund(w: World, memberId: bigint): Promise<void> {
  const subject = available(memberId, 'VND')
  const legs = [{ debit: demoFunding('VND'), credit: subject, amount: 100n }]
  const key = { source: 'demo', kind: 'funding', externalId: String(memberId) }
  await w.database.transaction((tx) => postOne(tx, { key, parameters: {}, actor: 'demo', legs, subject }))
}

test('[WAL-01] an operator proves the book, and is told what differs', async () => {
  await using w = await world()
  expect(await verified(w)).toEqual({ entries: 0, transfers: 0, accounts: 0, differences: [] })
  for (let memberId = 1n; memberId <= 30n; memberId++) await fund(w, memberId)
  expect(await verified(w)).toEqual({ entries: 30, transfers: 30, accounts: 31, differences: [] })

  await w.database.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update ledger_accounts set balance = balance + 1 where version is not null`.execute(tx)
  })
  const { differences } = await verified(w)
  expect(differences).toEqual([{ invariant: 'I3', rule: expect.any(String), count: 30, rows: expect.any(Array) }])
  expect(differences[0].rows).toHaveLength(20)
  expect(differences[0].rows[0]).toMatch(/^account \d+ has 101 at version 1, its changes make 100 at version 1$/)
})

test('[WAL-01] whoever asks while the book is read gets the same answer', async () => {
  await using w = await world()
  await fund(w, 1n)
  expect(await Promise.all([verified(w), verified(w), verified(w)])).toEqual(
    Array(3).fill({ entries: 1, transfers: 1, accounts: 2, differences: [] }),
  )
})
