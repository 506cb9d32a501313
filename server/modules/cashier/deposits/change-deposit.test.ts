import { randomBytes } from 'node:crypto'
import { depositEvents, depositStateAfter, depositStates } from '@banyan/rules/cashier/deposit-states.ts'
import { expect, test } from 'vitest'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { drawNumber } from '#/platform/crypto/order-number.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { type DepositRow, insertDeposit, lockDeposit, newsOf, stepsOf } from '../store/deposits.ts'
import { changeDeposit } from './change-deposit.ts'
import { drawContent } from './draw-content.ts'

let requests = 0

async function orderIn(tx: Tx, accountId: bigint, state: DepositRow['state']): Promise<DepositRow> {
  const row = await insertDeposit(tx, {
    ...{
      number: drawNumber(randomBytes),
      accountId,
      requestId: `request-${++requests}`,
      fingerprint: Buffer.from('x'),
    },
    ...{ channel: 'VIETQR', kind: 'bankQr', provider: 'BANKFEED', asset: 'VND', amount: 100n, feePpm: 0, bonusPpm: 0 },
    ...{ state: 'created', content: drawContent(randomBytes), payTo: undefined, review: undefined, minutes: 15 },
    ...{ askAfterSeconds: undefined, actor: 'test' },
  })
  const credited = state === 'completed' || state === 'reversed' ? 100n : null
  await tx.updateTable('deposits').set({ state, credited }).where('id', '=', row.id).execute()
  return (await lockDeposit(tx, row.number)) ?? row
}

onEachEngine('transitions of deposits', (engine) => {
  test('[WAL-06] every transition of the table is kept with its step, and every other one changes nothing', async () => {
    const { database, accountId } = await opened(engine)
    for (const state of depositStates)
      for (const event of depositEvents) {
        const after = depositStateAfter(state, event)
        await database.transaction(async (tx) => {
          const order = await orderIn(tx, accountId, state)
          const credited = after === 'completed' ? { credited: 100n } : {}
          const change = changeDeposit(tx, order, event, { actor: 'test', note: 'why', changes: credited })
          if (after === undefined) {
            await expect(change, `${state} ${event}`).rejects.toMatchObject({ code: 'deposit_over' })
            expect(await lockDeposit(tx, order.number)).toEqual(order)
            expect(await stepsOf(tx, [order.id])).toHaveLength(1)
          } else {
            expect(await change, `${state} ${event}`).toMatchObject({ state: after, version: 2 })
            const step = (await stepsOf(tx, [order.id])).at(-1)
            expect(step).toMatchObject({ event, state: after, actor: 'test', note: 'why', version: 2 })
          }
        })
      }
    const [news] = await newsOf(database.db, [accountId])
    expect(news?.news).toBeGreaterThan(BigInt(depositStates.length * depositEvents.length))
  })

  test('[WAL-06] the database itself keeps a credited amount and the state together', async () => {
    const { database, accountId } = await opened(engine)
    const breaking = database.transaction(async (tx) => {
      const { id } = await orderIn(tx, accountId, 'created')
      await tx.updateTable('deposits').set({ credited: 100n }).where('id', '=', id).execute()
    })
    await expect(breaking).rejects.toThrow('only_money_that_came_is_credited')
  })
})

async function opened(engine: 'pglite' | 'postgres') {
  const database = await emptyDatabase(engine)
  const accountId = await database.transaction((tx) => createAccount(tx, { type: 0, username: 'linh' }))
  return { database, accountId }
}
