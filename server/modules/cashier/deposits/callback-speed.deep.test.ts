import { afterAll, beforeAll, expect, test } from 'vitest'
import { available, providerAccount } from '#/ledger/chart.ts'
import { inBook } from '#/ledger/in-book.ts'
import { postOne } from '#/ledger/post.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { type DepositWorld, depositWorld } from '../test-world/deposit-world.ts'

const callbacks = 300
const atOnce = 16
/** What a callback costs beside its entry: two transactions, an event, the order and its step. */
const floor = 0.05

onPostgres('callbacks', () => {
  let d: DepositWorld
  beforeAll(async () => {
    d = await depositWorld({ engine: 'postgres' })
  })
  afterAll(() => d[Symbol.asyncDispose]())

  async function perSecond(count: number, work: (n: number) => Promise<unknown>, afterwards = async () => {}) {
    const start = performance.now()
    for (let at = 0; at < count; at += atOnce)
      await Promise.all(Array.from({ length: Math.min(atOnce, count - at) }, (_, n) => work(at + n)))
    await afterwards()
    return count / ((performance.now() - start) / 1_000)
  }

  test('[WAL-06] callbacks, kept and handled, against entries of the book alone, side by side', async () => {
    const members = await Promise.all(Array.from({ length: callbacks / 3 }, () => d.w.signIn()))
    const numbers: string[] = []
    for (const member of members)
      for (const amount of ['100000', '200000', '300000'])
        numbers.push((await d.order(member, { channel: 'WALLET', amount })).number)
    const ratios: number[] = []
    for (let round = 0; round < 3; round++) {
      const part = numbers.slice((round * callbacks) / 3, ((round + 1) * callbacks) / 3)
      const handled = await perSecond(
        part.length,
        (n) => d.callback({ orderNumber: part[n] ?? '', transactionId: `speed-${round}-${n}` }),
        () => d.drain(),
      )
      const posted = await perSecond(part.length, (n) => {
        const own = available(members[n % members.length]?.accountId ?? 0n, 'VND')
        const legs = [{ debit: providerAccount('AGGREGATOR', 'VND'), credit: own, amount: 100n }]
        const key = { source: 'test', kind: 'speed', externalId: `${round} ${n}` }
        return inBook(d.w.database, (tx) => postOne(tx, { key, parameters: {}, actor: 'test', legs, subject: own }))
      })
      ratios.push(handled / posted)
    }
    const median = ratios.toSorted((a, b) => a - b)[1] ?? 0
    expect(median, `callbacks ÷ entries alone: ${ratios.join(', ')}`).toBeGreaterThan(floor)
  }, 300_000)
})
