import { expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { rememberDevice } from '#/modules/sign-in/known-places.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { promotionCoded } from './store/promotions.ts'
import { free, newName, newRequest, promotionWorld } from './test-world/promotion-world.ts'
import { withoutVip } from './test-world/without-vip.ts'
import { claim } from './use-cases/claim.ts'

const parts = { choose: () => 0, nonce: () => 'AAAAAAAAAAAAAAAAAAAAAA', vip: withoutVip }

onPostgres('claims at once', () => {
  test('[PRO-02] 64 members claim the last of a budget: sums are exact, nobody is paid beyond it', async () => {
    await using p = await promotionWorld({ engine: 'postgres' })
    const { database } = p.d.w
    const [code, enough] = [newName('last'), 10]
    await p.run({ code, kind: 'reload', common: free, budget: BigInt(enough) * 40_000_00n + 1n })
    // Another one's money is not theirs to take, nor its budget theirs to lower.
    const other = newName('other')
    await p.run({ code: other, kind: 'reload', common: free, budget: 10n ** 15n })
    const members = await Promise.all(Array.from({ length: 64 }, () => p.d.w.signIn()))
    for (const who of members) await p.deposit(who, 200_000)
    const { standing } = (await p.ask(members[0], 'promotion', { code })).value
    const wish = { promotion: code, version: 1, cycle: standing.cycle as string }
    const answers = await Promise.all(
      members.map(({ accountId }) =>
        claim({ ...parts, database }, { ...wish, accountId, requestId: newRequest() }).then(
          () => 'paid',
          (error: { code?: string }) => error.code ?? String(error),
        ),
      ),
    )
    const of = (answer: string) => answers.filter((each) => each === answer).length
    expect([of('paid'), of('promotion_sold_out')]).toEqual([enough, 64 - enough])
    const money = await Promise.all(members.map(({ accountId }) => moneyOf(database.db, accountId, 'VND')))
    expect(money.reduce((sum, { available }) => sum + available.balance, 0n)).toBe(64n * 200_000_00n + 10n * 40_000_00n)
    expect((await promotionCoded(database.db, code))?.spent).toBe(10n * 40_000_00n)
    expect((await promotionCoded(database.db, other))?.spent).toBe(0n)
  })

  test('[PRO-02] one member, forty tabs of two processes: paid once, whatever the order', async () => {
    await using p = await promotionWorld({ engine: 'postgres' })
    const { database } = p.d.w
    const code = newName('once')
    await p.run({ code, kind: 'reload', common: free })
    const linh = await p.d.w.signIn()
    await p.deposit(linh, 1_000_000)
    const { standing } = (await p.ask(linh, 'promotion', { code })).value
    const wish = { promotion: code, version: 1, cycle: standing.cycle as string, accountId: linh.accountId }
    const [shared, ...own] = Array.from({ length: 21 }, () => newRequest())
    const requests = [...own, ...Array.from({ length: 20 }, () => shared as string)]
    const settled = await Promise.allSettled(
      requests.map((requestId) => claim({ ...parts, database }, { ...wish, requestId })),
    )
    const rows = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value.enrolment.id] : []))
    // Either one tab of its own won, or all twenty that share a request were answered alike.
    expect(new Set(rows).size).toBe(1)
    expect([1, 20]).toContain(rows.length)
    expect((await moneyOf(database.db, linh.accountId, 'VND')).available.balance).toBe(1_200_000_00n)
  })

  test('[PRO-10] two accounts of one device that claim at the same moment: one is paid, one waits', async () => {
    await using p = await promotionWorld({ engine: 'postgres' })
    const { database } = p.d.w
    const code = newName('pair')
    await p.run({ code, kind: 'reload', common: { ...free, review: 'shared' } })
    const pair = await Promise.all([p.d.w.signIn(), p.d.w.signIn()])
    for (const who of pair) {
      await p.deposit(who, 1_000_000)
      await database.transaction((tx) => rememberDevice(tx, who.accountId, 'BBBBBBBBBBBBBBBBBBBBBB', 'a phone'))
    }
    const { standing } = (await p.ask(pair[0], 'promotion', { code })).value
    const wish = { promotion: code, version: 1, cycle: standing.cycle as string }
    const claimed = await Promise.all(
      pair.map(({ accountId }) => claim({ ...parts, database }, { ...wish, accountId, requestId: newRequest() })),
    )
    expect(claimed.map(({ enrolment }) => enrolment.status).toSorted()).toEqual(['applying', 'claimed'])
  })

  test('[PRO-03] forty turns for three of a prize: three are given', async () => {
    await using p = await promotionWorld({ engine: 'postgres' })
    const { database } = p.d.w
    const code = newName('stock')
    const prizes = [
      { name: { en: 'rare' }, amount: '50000.00', ppm: 999_999, stock: 3 },
      { name: { en: 'always' }, amount: '0.00', ppm: 1, stock: 0 },
    ]
    await p.run({ code, kind: 'wheel', common: free, own: { prizes } })
    const members = await Promise.all(Array.from({ length: 40 }, () => p.d.w.signIn()))
    for (const who of members) await p.deposit(who, 500_000)
    const turns = await Promise.all(
      members.map(({ accountId }) =>
        claim(
          { ...parts, database },
          { promotion: code, version: 1, cycle: undefined, accountId, requestId: newRequest() },
        ),
      ),
    )
    expect(turns.filter(({ enrolment }) => enrolment.prize === 0)).toHaveLength(3)
    expect((await promotionCoded(database.db, code))?.spent).toBe(3n * 50_000_00n)
  })
})
