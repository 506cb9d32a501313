import { randomBytes } from 'node:crypto'
import {
  isLegOver,
  type LegEvent,
  type LegState,
  legEvents,
  legStateAfter,
  legStates,
} from '@banyan/rules/cashier/leg-states.ts'
import {
  isWithdrawalOver,
  withdrawalEvents,
  withdrawalStateAfter,
  withdrawalStates,
} from '@banyan/rules/cashier/withdrawal-states.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { PersonalSecrets } from '#/modules/accounts/personal-secrets.ts'
import { rehearse } from '#/platform/db/database.ts'
import type { Tx } from '#/platform/db/handles.ts'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { legsOf } from '../store/withdrawal-legs.ts'
import { lockWithdrawal, type WithdrawalRow, withdrawalStepsOf } from '../store/withdrawals.ts'
import { happen, insertPlanted, plantedAmount } from '../test-world/planted-withdrawals.ts'
import { plantPayee, withdrawalSettings } from '../test-world/withdrawal-world.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { changeLeg } from './change-leg.ts'
import { changeWithdrawal } from './change-withdrawal.ts'
import { decideLeg, legAt } from './decide-withdrawal.ts'

/** The least ways into each state of a leg. */
const ways: Readonly<Record<LegState, readonly LegEvent[]>> = {
  ...{ queued: [], unknown: ['asked'], sending: ['asked', 'accepted'], sent: ['asked', 'paid'] },
  ...{ partial: ['asked', 'paid', 'partly'], disputed: ['asked', 'paid', 'denied'], failed: ['asked', 'refused'] },
  ...{ received: ['asked', 'paid', 'received'], autoReceived: ['asked', 'paid', 'lapsed'] },
  ...{ forcedReceived: ['asked', 'paid', 'forced'], refunded: ['asked', 'paid', 'denied', 'refunded'] },
  replaced: ['asked', 'paid', 'denied', 'replaced'],
  ...{ bounced: ['asked', 'paid', 'lapsed', 'bounced'], returned: ['asked', 'paid', 'received', 'returned'] },
}

const fee = 1_000_000n
const change = { actor: 'test', partly: plantedAmount / 4n, receiptMinutes: 30 }

onEachEngine('transitions of withdrawals', (engine) => {
  test('[WAL-08] every transition of a leg moves its money and is kept with its step; every other one changes nothing', async () => {
    const { database, accountId } = await opened(engine)
    for (const state of legStates) {
      const allowed = legEvents.filter((event) => legStateAfter(state, event))
      await rehearse(database, async (tx) => {
        const row = await withLegIn(tx, accountId, state)
        const leg = await legAt(tx, row, 1)
        for (const event of legEvents.filter((one) => !allowed.includes(one)))
          await expect(changeLeg(tx, row, leg, event, change), `${state} ${event}`).rejects.toMatchObject({
            code: 'leg_over',
          })
        expect(await legAt(tx, row, 1)).toEqual(leg)
        for (const event of allowed) {
          await sql`savepoint before_the_event`.execute(tx)
          await checkChange(tx, row, event)
          await sql`rollback to before_the_event`.execute(tx)
        }
      })
    }
  })

  test('[WAL-07] every transition of a withdrawal is kept with its step, and every other one changes nothing', async () => {
    const { database, accountId } = await opened(engine)
    const over = { hold_id: null, held: 0n, refunded: plantedAmount }
    for (const state of withdrawalStates) {
      const at = async (tx: Tx) => {
        const { id } = await insertPlanted(tx, accountId)
        const set = { state, ...(isWithdrawalOver(state) && { ...over, finished_at: new Date() }) }
        return await tx
          .updateTable('withdrawals')
          .set(set)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
      }
      await rehearse(database, async (tx) => {
        const row = await at(tx)
        for (const event of withdrawalEvents.filter((one) => !withdrawalStateAfter(state, one)))
          await expect(changeWithdrawal(tx, row, event, { actor: 'test' })).rejects.toMatchObject({
            code: 'withdrawal_over',
          })
        expect(await lockWithdrawal(tx, row.number)).toEqual(row)
      })
      for (const event of withdrawalEvents) {
        const after = withdrawalStateAfter(state, event)
        if (after === undefined) continue
        await rehearse(database, async (tx) => {
          const changes = isWithdrawalOver(after) ? over : {}
          const changed = await changeWithdrawal(tx, await at(tx), event, { actor: 'test', note: 'why', changes })
          expect(changed).toMatchObject({ state: after, version: 2 })
          const step = { version: 2, event, state: after, actor: 'test', note: 'why', place: null }
          expect((await withdrawalStepsOf(tx, [changed.id])).at(-1)).toMatchObject(step)
        })
      }
    }
  })

  test('[WAL-08] a payout is split, paid in part, disputed and paid again; the sums are those of the amount', async () => {
    const { database, accountId } = await opened(engine)
    const ended = await database.transaction(async (tx) => {
      const planted = await insertPlanted(tx, accountId, fee)
      const settings = { ...withdrawalSettings, legLeast: '100000.00', legMost: '500000.00' }
      const approved = await approveWithdrawal(tx, planted, { event: 'passed', settings, actor: 'test' })
      expect((await legsOf(tx, [planted.id])).map(({ amount }) => amount)).toEqual([50_000_000n, 49_000_000n])
      const paying = await changeWithdrawal(tx, approved, 'sent', { actor: 'test' })
      // A quarter of the amount, half of the leg, arrives; the rest is paid again, and comes back from there.
      const replaced = await happen(tx, paying, ['asked', 'paid', 'partly', 'replaced'])
      const third = await legAt(tx, replaced, 3)
      expect(third).toMatchObject({ state: 'queued', amount: 25_000_000n, payout_id: `${planted.number}-3` })
      let row = await changeLeg(tx, replaced, third, 'asked', { actor: 'test' })
      row = await changeLeg(tx, row, await legAt(tx, row, 3), 'refused', { actor: 'test' })
      row = await changeLeg(tx, row, await legAt(tx, row, 2), 'asked', { actor: 'test' })
      row = await changeLeg(tx, row, await legAt(tx, row, 2), 'paid', { actor: 'test', receiptMinutes: 30 })
      const decision = { number: planted.number, place: 2, actor: 'dao.pham', note: 'the bank proved it' }
      return (await decideLeg(tx, 'forced', decision)).withdrawal
    })
    expect(ended).toMatchObject({ state: 'partlyPaid', received: 74_000_000n, refunded: 25_000_000n, held: 0n, fee })
    expect(await moneyOf(database.db, accountId, 'VND')).toMatchObject({
      heldMinor: 0n,
      available: { balance: 25_000_000n },
    })
    expect((await verifyBook(database)).differences).toEqual([])
  })

  test('[WAL-08] forced receipt is final: the database itself keeps it', async () => {
    const { database, accountId } = await opened(engine)
    const breaking = database.transaction(async (tx) => {
      const { id } = await withLegIn(tx, accountId, 'forcedReceived')
      await tx
        .updateTable('withdrawal_legs')
        .set({ state: 'disputed', finished_at: null, received: 0n })
        .where('withdrawal_id', '=', id)
        .execute()
    })
    await expect(breaking).rejects.toThrow('has ended')
  })
})

/** Has an allowed event happen to the only leg, and looks at its state, its step, the money and the end. */
async function checkChange(tx: Tx, before: WithdrawalRow, event: LegEvent): Promise<void> {
  const leg = await legAt(tx, before, 1)
  const row = await changeLeg(tx, before, leg, event, change)
  const what = `${leg.state} ${event}`
  const legs = await legsOf(tx, [row.id])
  const after = legStateAfter(leg.state, event)
  expect(legs[0]?.state, what).toBe(after)
  const steps = await withdrawalStepsOf(tx, [row.id])
  expect(steps.find(({ version }) => version === before.version + 1)).toMatchObject({
    ...{ event, place: 1, leg_state: after, actor: 'test' },
  })
  const { heldMinor, available } = await moneyOf(tx, row.account_id, 'VND')
  expect(row.held, what).toBe(heldMinor)
  expect(row.refunded, what).toBe(available.balance)
  const isOver = legs.every((one) => isLegOver(one.state))
  if (isOver) expect(row.received + row.refunded, what).toBe(plantedAmount - row.fee)
  expect(row.finished_at !== null, what).toBe(isOver)
}

/** A withdrawal of one leg that has come into this state. */
async function withLegIn(tx: Tx, accountId: bigint, state: LegState): Promise<WithdrawalRow> {
  const planted = await insertPlanted(tx, accountId, fee)
  const approved = await approveWithdrawal(tx, planted, {
    event: 'passed',
    settings: withdrawalSettings,
    actor: 'test',
  })
  const paying = await changeWithdrawal(tx, approved, 'sent', { actor: 'test' })
  return await happen(tx, paying, ways[state])
}

async function opened(engine: 'pglite' | 'postgres') {
  const database = await emptyDatabase(engine)
  const accountId = await database.transaction((tx) => createAccount(tx, { type: 0, username: 'linh' }))
  await plantPayee(database, new PersonalSecrets(randomBytes(32)), accountId, 1_000)
  return { database, accountId }
}
