import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { inBook } from '#/ledger/in-book.ts'
import { uploadedBy } from '#/modules/uploads/test-world/send-image.ts'
import type { Poll } from '#/platform/jobs/poll.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import type { Gateway } from '../gateway/gateway-port.ts'
import { askAboutPayouts, sendPayouts } from '../jobs/payout-polls.ts'
import { receivePayouts } from '../jobs/withdrawal-jobs.ts'
import { type WithdrawalWorld, withdrawalWorld } from '../test-world/withdrawal-world.ts'
import { decideLeg, type LegDecision } from './decide-withdrawal.ts'
import type { SendingParts } from './send-legs.ts'

onPostgres('withdrawals', () => {
  let d: WithdrawalWorld
  beforeAll(async () => {
    d = await withdrawalWorld({ engine: 'postgres' })
  })
  // Proves the book.
  afterAll(() => d[Symbol.asyncDispose]())

  const dong = (thousands: number) => BigInt(thousands) * 100_000n

  test('[WAL-07] of withdrawals at once one is made, and its money is held once', async () => {
    const linh = await d.payee(3_000)
    // Four tries of the payment password at once lock nothing.
    const answers = await Promise.all(Array.from({ length: 4 }, () => d.request(linh)))
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['withdrawal_open']))
    expect(await moneyOf(d.w.database.db, linh.accountId, 'VND')).toMatchObject({
      ...{ heldMinor: dong(1_000), available: { balance: dong(2_000) } },
    })
  })

  test('[WAL-07] a withdrawal that is taken back twice, and asked for again meanwhile, keeps every đồng', async () => {
    const linh = await d.payee(6_000)
    for (let turn = 0; turn < 3; turn++) {
      const { number } = await d.withdrawn(linh, 5_500)
      const cancel = () => d.call(linh, 'cancelWithdrawal', { number })
      const [one, other] = await Promise.all([cancel(), cancel(), d.request(linh, { amount: '5500000' })])
      expect([one?.code, other?.code]).toEqual([undefined, undefined])
      const open = (await d.call(linh, 'withdrawals')).value.rows.filter(
        ({ mayCancel }: { mayCancel: boolean }) => mayCancel,
      )
      for (const each of open) await d.call(linh, 'cancelWithdrawal', { number: each.number })
    }
    expect(await moneyOf(d.w.database.db, linh.accountId, 'VND')).toMatchObject({
      ...{ heldMinor: 0n, available: { balance: dong(6_000) } },
    })
  })

  /** What a process has providers pay with, with a provider that notes what it is asked, and fails where it is told to. */
  function standingPayer() {
    const paid: string[] = []
    const inquired: string[] = []
    const standing = { paid, inquired, failing: new Set<string>() }
    const gateway: Gateway = {
      provider: 'aggregator',
      read: () => ({ is: 'nonsense' }) as const,
      reply: () => ({ status: 200, body: '', contentType: 'text/plain' }),
      async payOut({ payoutId }) {
        paid.push(payoutId)
        return { is: 'accepted', reference: payoutId }
      },
      async inquirePayout({ payoutId }) {
        inquired.push(payoutId)
        if (standing.failing.has(payoutId)) throw new Error('the process died')
        return { is: 'unknown' }
      },
    }
    const parts = {
      database: d.w.database,
      gateways: new Map([['AGGREGATOR', gateway]]),
      receiptMinutes: () => 30,
      alarm: () => {},
      callbackUrl: () => new URL('http://localhost'),
      openAccount: async () => ({ bin: '970436', number: '0123456789', holder: 'NGUYEN VAN DUC' }),
      content: (text: string) => text,
    }
    return Object.assign(standing, { parts })
  }

  test('[WAL-07] several processes that look at once have the provider pay, and ask it, once for each payout', async () => {
    const payer = standingPayer()
    const payoutIds = await Promise.all(
      Array.from({ length: 8 }, async () => `${(await d.withdrawn(await d.payee(1_000), 1_000)).number}-1`),
    )
    const atOnce = (pollOf: (parts: SendingParts) => Poll) =>
      Promise.all(Array.from({ length: 4 }, () => pollOf(payer.parts).step()))
    const ours = (ids: readonly string[]) => ids.filter((id) => payoutIds.includes(id)).toSorted()
    await atOnce(sendPayouts)
    expect(ours(payer.paid)).toEqual(payoutIds.toSorted())
    await atOnce(askAboutPayouts)
    expect(payer.inquired).toEqual([])
    await d.pass(60)
    await atOnce(askAboutPayouts)
    expect(ours(payer.inquired)).toEqual(payoutIds.toSorted())
  })

  test('[WAL-07] what a process was asking when it died is left to another one after a minute; the rest goes on', async () => {
    const payer = standingPayer()
    const numbers = [await d.withdrawn(await d.payee(1_000), 1_000), await d.withdrawn(await d.payee(1_000), 1_000)]
    const [lost = '', other = ''] = numbers.map(({ number }) => `${number}-1`)
    await sendPayouts(payer.parts).step()
    await d.pass(60)
    payer.failing.add(lost)
    await expect(askAboutPayouts(payer.parts).step()).rejects.toThrow('the process died')
    expect(payer.inquired).toEqual(expect.arrayContaining([lost, other]))
    payer.inquired.length = 0
    payer.failing.clear()
    await askAboutPayouts(payer.parts).step()
    expect(payer.inquired).toEqual([])
    await d.pass(60)
    await askAboutPayouts(payer.parts).step()
    expect(payer.inquired).toEqual(expect.arrayContaining([lost, other]))
  })

  test('[WAL-07] a payout that cannot be taken up holds up no other, and is tried again after a minute', async () => {
    const payer = standingPayer()
    const numbers = [await d.withdrawn(await d.payee(1_000), 1_000), await d.withdrawn(await d.payee(1_000), 1_000)]
    const [stuck = '', other = ''] = numbers.map(({ number }) => `${number}-1`)
    const stays = sql`check (payout_id <> ${sql.lit(stuck)} or state = 'queued')`
    const change = (what: RawBuilder<unknown>) =>
      d.w.database.transaction((tx) => sql`alter table withdrawal_legs ${what}`.execute(tx))
    await change(sql`add constraint it_stays ${stays}`)
    await expect(sendPayouts(payer.parts).step()).rejects.toThrow('it_stays')
    expect(payer.paid).toEqual([other])
    await change(sql`drop constraint it_stays`)
    await sendPayouts(payer.parts).step()
    expect(payer.paid).toEqual([other])
    // Nobody asks about what nobody was asked for.
    await d.pass(60)
    await askAboutPayouts(payer.parts).step()
    expect(payer.inquired).not.toContain(stuck)
    await sendPayouts(payer.parts).step()
    expect(payer.paid).toEqual([other, stuck])
  })

  test('[WAL-08] member, clock and operator meet at a payout: one of them ends it, once', async () => {
    const { database } = d.w
    const numbers: string[] = []
    const members = []
    for (let n = 0; n < 4; n++) {
      const who = await d.payee(1_000)
      numbers.push((await d.paidOut(who, 1_000)).number)
      members.push(who)
    }
    await d.pass(31 * 60)
    const back = await Promise.all(members.map((who) => d.again(who)))
    const images = await Promise.all(back.map((who) => uploadedBy(d.w, who)))
    const job = receivePayouts(database, () => [10, 2])
    // Without the note that keeps a slot's item from a second worker: the payout itself must keep it.
    const once = async (_item: string, work: Parameters<Parameters<typeof job.run>[0]['once']>[1]) => {
      await inBook(database, work)
      return true
    }
    const run = () => job.run({ slot: new Date(), once })
    const decide = (number: string) =>
      inBook(database, (tx) => decideLeg(tx, 'forced', { number, place: 1, actor: 'mai', note: 'proved' })).catch(
        () => {},
      )
    const place = 1
    await Promise.all([
      ...back.map((who, at) => d.call(who, 'confirmLeg', { number: numbers[at], place })),
      ...[run(), run()],
      ...back.map((who, at) => d.call(who, 'denyLeg', { number: numbers[at], place, proofs: [images[at]] })),
      ...numbers.map(decide),
    ])
    for (const number of numbers) await decide(number)
    for (const [at, who] of back.entries()) {
      const seen = await d.withdrawal(who, numbers[at] ?? '')
      expect(seen).toMatchObject({ state: 'paid', received: '1000000.00' })
      const ends = seen.steps.filter(({ legState }) => String(legState).toLowerCase().endsWith('received'))
      expect(ends).toHaveLength(1)
      expect((await moneyOf(database.db, who.accountId, 'VND')).heldMinor).toBe(0n)
    }
  })

  test('[WAL-08] operators and the provider meet at a payout that came back: its money comes back once', async () => {
    const { database } = d.w
    for (let turn = 0; turn < 3; turn++) {
      const linh = await d.payee(1_000)
      const { number } = await d.paidOut(linh, 1_000)
      await d.call(linh, 'confirmLeg', { number, place: 1 })
      const decide = (event: LegDecision) =>
        inBook(database, (tx) => decideLeg(tx, event, { number, place: 1, actor: 'mai', note: 'it is back' })).then(
          () => event,
          ({ code }) => code,
        )
      const bounce = () => d.payoutCallback({ payoutId: `${number}-1`, status: 'failed', amount: '1000000' })
      const told = [bounce(), bounce(), d.drain()]
      const answers = await Promise.all(Array.from({ length: 4 }, () => decide('returned')))
      await Promise.all(told)
      await d.drain()
      expect(answers.toSorted()).toEqual(['leg_over', 'leg_over', 'leg_over', 'returned'])
      expect(await d.withdrawal(linh, number)).toMatchObject({ state: 'returned', legs: [{ state: 'returned' }] })
      expect(await d.money(linh)).toBe(dong(1_000))
    }
  })
})
