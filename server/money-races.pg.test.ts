import { transferCalls } from '@banyan/contract/wallet/transfer-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import {
  paymentPassword,
  plantPayee,
  type WithdrawalWorld,
  withdrawalWorld,
} from '#/modules/cashier/test-world/withdrawal-world.ts'
import { importCatalogue } from '#/modules/games/import-catalogue.ts'
import { aGame, aVendor } from '#/modules/games/test-world/catalogue-builder.ts'
import { gameCode, launch, PG, standInVendor } from '#/modules/rounds/test-world/vendor-world.ts'
import { asClientsSend } from '#/test-world/sealed-body.ts'
import { onPostgres } from '#/test-world/test-database.ts'

const dong = (thousands: number) => BigInt(thousands) * 100_000n
/** Amounts in thousands of đồng. */
const [stake, withdrawn, sent, paidIn] = [130, 1_000, 200, 500]

onPostgres('everything that moves money of one member, at once', () => {
  let d: WithdrawalWorld
  beforeAll(async () => {
    d = await withdrawalWorld({ engine: 'postgres', vendorKeys: [{ ...PG }] })
    const game = aGame({ nodeId: 1n, vendorCode: 'PG', gameCode })
    await d.w.database.transaction((tx) => importCatalogue(tx, [aVendor('PG')], [game]))
    await d.w.set('treeTransfers', {
      ...{ upline: true, downline: 'off', turnover: 0 },
      ...{ least: '50000.00', most: '1000000.00', sumPerDay: '9000000.00' },
    })
  })
  // Proves the book.
  afterAll(() => d[Symbol.asyncDispose]())

  const transfer = async (who: Parameters<WithdrawalWorld['call']>[0], requestId: string) => {
    const { method, path } = transferCalls.transferUpline
    const body = JSON.stringify({ requestId, amount: `${sent}000`, paymentPassword })
    const json = { headers: { ...who.headers, 'content-type': 'application/json' }, payload: body }
    const given = await asClientsSend(transferCalls.transferUpline, json, d.w.bodyKey)
    return (await d.w.app.portal.inject({ method, url: path, ...given })).json()
  }

  // From what pays for one of them to what pays for nearly all.
  test.each([150, 900, 1_150, 1_900, 4_000])(
    '[WAL-02] [WAL-05] [WAL-06] [WAL-07] fifty at %d,000 đồng: never below zero, sums exact',
    async (thousands) => {
      const { database } = d.w
      const agent = await d.w.signIn({ type: 1 })
      const member = await d.w.signIn({ parentId: agent.accountId })
      const payoutAccount = await plantPayee(database, d.w.personal, member.accountId, thousands)
      const who = { ...member, payoutAccount }
      const vendor = standInVendor(d.w, PG)
      const launchToken = await launch(d.w, member.accountId)
      const { session = '', player = '' } = await vendor.call('authenticate', { launchToken, gameCode })
      const orders = await Promise.all([0, 1].map((n) => d.order(member, { amount: `${paidIn + n}000` })))

      const bets = Array.from({ length: 30 }, (_, n) => {
        // A third of them repeats another one.
        const transactionId = `${thousands}-${n % 20}`
        const body = { transactionId, roundId: transactionId, session, player, currency: 'VND', gameCode }
        return vendor.call('bet', { ...body, amount: `${stake}000` })
      })
      const payments = orders.flatMap(({ transfer: to }, n) => {
        const told = { id: thousands * 10 + n, content: to?.content ?? '', transferAmount: (paidIn + n) * 1_000 }
        return [0, 1, 2].map(() => d.transfer(told))
      })
      const [answers, requests, transfers] = await Promise.all([
        Promise.all(bets),
        Promise.all(Array.from({ length: 4 }, () => d.request(who, { amount: `${withdrawn}000` }))),
        Promise.all([0, 1, 2, 3].map((n) => transfer(member, `race-${thousands}-${n % 2}`))),
        Promise.all(payments),
        ...Array.from({ length: 6 }, () => d.drain()),
      ])
      await d.drain()

      const placed = new Set(answers.flatMap(({ outcome }, n) => (outcome === 'ok' ? [n % 20] : [])))
      expect(answers.filter(({ outcome }) => outcome === 'ok')).toHaveLength(placed.size)
      const open = requests.filter(({ code }) => code === undefined)
      expect(open.length).toBeLessThanOrEqual(1)
      // One number a request, however often it was sent.
      const numbers = new Set(transfers.flatMap(({ code, value }) => (code === undefined ? [value.number] : [])))
      const { available, heldMinor, owedMinor } = await moneyOf(database.db, member.accountId, 'VND')
      expect([heldMinor, owedMinor]).toEqual([dong(open.length * withdrawn), 0n])
      const out = placed.size * stake + numbers.size * sent + open.length * withdrawn
      const fromDeposits = await Promise.all(orders.map(async ({ number }) => (await d.seen(member, number)).credited))
      const credited = fromDeposits.reduce((sum, text) => sum + BigInt(text?.replace('.', '') ?? 0), 0n)
      expect(available.balance).toBe(dong(thousands) + credited - dong(out))
      expect(available.balance).toBeGreaterThanOrEqual(0n)
      expect(await d.money(agent)).toBe(dong(numbers.size * sent))
      expect(fromDeposits).not.toContain(null)
    },
  )
})
