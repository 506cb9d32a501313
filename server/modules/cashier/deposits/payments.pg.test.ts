import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInClient } from '#/test-world/sign-in.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { type DepositWorld, depositWorld } from '../test-world/deposit-world.ts'

onPostgres('payments', () => {
  let d: DepositWorld
  beforeAll(async () => {
    d = await depositWorld({ engine: 'postgres' })
  })
  // Proves the book.
  afterAll(() => d[Symbol.asyncDispose]())

  const dong = (count: number) => BigInt(count) * 100n

  test('[WAL-06] one callback ten times in parallel is credited once', async () => {
    const linh = await d.w.signIn()
    const order = await d.order(linh, { channel: 'WALLET', amount: '500000' })
    const tell = () => d.callback({ orderNumber: order.number, transactionId: 'T-ten-times' })
    expect(await Promise.all(Array.from({ length: 10 }, tell))).toEqual(Array(10).fill(200))
    await Promise.all([d.drain(), d.drain(), d.drain()])
    expect(await d.money(linh)).toBe(dong(497_500))
  })

  test('[WAL-06] ten orders at once: three are opened', async () => {
    const linh = await d.w.signIn()
    const open = (n: number) =>
      d.ask(linh, 'openDeposit', {
        requestId: `request-at-once-${n}`,
        channel: 'VIETQR',
        amount: String((n + 1) * 100_000),
      })
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => open(n)))
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(3)
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['deposit_too_many_open']))
  })

  /** Small in `npm test`; `STORM_CALLBACKS=1000` is what a release runs. */
  const callbacks = Number(process.env.STORM_CALLBACKS ?? 200)
  const seed = Number(process.env.STORM_SEED ?? 21)

  /** Draws that a seed repeats (mulberry32). */
  function drawsOf(start: number): () => number {
    let state = start
    return () => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    }
  }

  interface Planned {
    readonly who: number
    readonly number: string
    readonly transactionId: string
    readonly amount: number
    readonly isForged: boolean
  }

  test(`[WAL-06] ${callbacks} callbacks in a storm, duplicated, out of order and forged, end as a plain model says`, async () => {
    const draw = drawsOf(seed)
    const members = await Promise.all(Array.from({ length: 12 }, () => d.w.signIn()))
    const orders = await ordersOf(members)
    const planned: Planned[] = []
    while (planned.length < callbacks) {
      const order = orders[Math.floor(draw() * orders.length)]
      if (!order) throw new Error('there is no order')
      const [isCopy, isForged] = [draw() < 0.4, draw() < 0.05]
      const before = planned.filter(({ number, isForged: forged }) => number === order.number && !forged)
      const copied = before[Math.floor(draw() * before.length)]
      // Most pay what was ordered; some pay it a second time, in another transaction.
      planned.push(
        isCopy && copied && !isForged
          ? copied
          : { ...order, transactionId: `S-${planned.length}`, isForged, amount: order.amount },
      )
    }
    const shuffled = planned.map((one) => [draw(), one] as const).toSorted(([a], [b]) => a - b)
    const answers = await inGroups(
      shuffled.map(([, one]) => one),
      16,
      async ({ number, transactionId, amount, isForged }) => {
        const how = isForged ? { secret: 'a key that somebody made up for the storm' } : {}
        return await d.callback({ orderNumber: number, transactionId, amount: String(amount) }, how)
      },
    )
    await Promise.all([d.drain(), d.drain()])
    await d.drain()
    expect(answers.filter((status) => status !== 200)).toHaveLength(planned.filter(({ isForged }) => isForged).length)
    const model = new Map<number, bigint>()
    const credited = new Map(planned.flatMap((one) => (one.isForged ? [] : [[one.transactionId, one] as const])))
    // Each transaction brings its amount less half a per cent, once, whatever became of its order.
    for (const { who, amount } of credited.values())
      model.set(who, (model.get(who) ?? 0n) + dong(amount) - (dong(amount) * 5_000n) / 1_000_000n)
    for (const [who, member] of members.entries())
      expect(await d.money(member), `member ${who}`).toBe(model.get(who) ?? 0n)
  })

  async function ordersOf(members: readonly SignedInClient[]) {
    const orders: { who: number; number: string; amount: number }[] = []
    for (const [who, member] of members.entries())
      for (const amount of [100_000, 250_000, 777_000]) {
        const { number } = await d.order(member, { channel: 'WALLET', amount: String(amount) })
        orders.push({ who, number, amount })
      }
    return orders
  }

  async function inGroups<Item, Answer>(
    items: readonly Item[],
    size: number,
    work: (item: Item) => Promise<Answer>,
  ): Promise<Answer[]> {
    const answers: Answer[] = []
    for (let at = 0; at < items.length; at += size)
      answers.push(...(await Promise.all(items.slice(at, at + size).map(work))))
    return answers
  }
})
