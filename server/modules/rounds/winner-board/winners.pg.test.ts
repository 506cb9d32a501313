import { expect, test } from 'vitest'
import { emit } from '#/events.ts'
import { available, vendorAccount } from '#/ledger/chart.ts'
import { postOne } from '#/ledger/post.ts'
import { createAccount } from '#/modules/accounts/accounts.ts'
import { anAccount } from '#/modules/accounts/test-world/account-builder.ts'
import { type Database, openDatabase } from '#/platform/db/database.ts'
import { Relay } from '#/platform/outbox/relay.ts'
import { moveClock } from '#/test-world/move-clock.ts'
import { ownDatabase } from '#/test-world/postgres-template.ts'
import { onPostgres } from '#/test-world/test-database.ts'
import { FollowedWinners } from './followed-winners.ts'
import { putOnBoard } from './tell-winners.ts'

const range = () => ({ floor: 1n, days: 7 })

async function twoProcesses() {
  const resources = new AsyncDisposableStack()
  const { url } = resources.use(await ownDatabase('winners'))
  const [here, there] = await Promise.all([1, 2].map(() => openDatabase({ engine: 'postgres', url })))
  if (!here || !there) throw new Error('two were asked for')
  resources.use(here)
  resources.use(there)
  const accountId = await here.transaction((tx) => createAccount(tx, anAccount({ username: 'marigold7' })))
  let count = 0
  const pay = (paid: bigint) =>
    here.transaction(async (tx) => {
      const transactionId = `t${++count}`
      const [member, vendor] = [available(accountId, 'VND'), vendorAccount('PG', 'VND')]
      const { number } = await tx
        .insertInto('game_rounds')
        .values({
          ...{ vendor_code: 'PG', account_id: accountId, round_id: `r${count}`, asset: 'VND', game_code: 'koi' },
          closed_at: null,
        })
        .returning('number')
        .executeTakeFirstOrThrow()
      await postOne(tx, {
        key: { source: 'vendor:PG', kind: 'win', externalId: transactionId },
        ...{ parameters: {}, actor: 'vendor:PG', subject: member, about: number },
        legs: [{ debit: vendor, credit: member, amount: paid }],
      })
      const payload = { vendorCode: 'PG', transactionId }
      await emit(tx, [{ name: 'round.won', aggregate: `member:${accountId}`, payload }])
    })
  const relay = (database: Database) =>
    new Relay({ database, consumers: [putOnBoard], failed: () => {}, away: () => {} })
  return { here, there, pay, relay, [Symbol.asyncDispose]: () => resources.disposeAsync() }
}

const amounts = async (winners: FollowedWinners) => (await winners.current()).wins.map(({ winMinor }) => winMinor)

onPostgres('the winner board of several processes', () => {
  test('[PLAY-08] a win that one delivers is shown by the other: when it hears of it, and by looking where it hears nothing', async () => {
    await using w = await twoProcesses()
    await using hearing = new FollowedWinners(w.there, range)
    await using deaf = new FollowedWinners({ db: w.there.db, listen: async () => {} }, range)
    hearing.begin()
    expect([await amounts(hearing), await amounts(deaf)]).toEqual([[], []])
    await w.pay(500n)
    await w.relay(w.here).drained()
    while ((await amounts(hearing)).length === 0) await new Promise((resolve) => setImmediate(resolve))
    expect(await amounts(deaf)).toEqual([])
    await deaf.look()
    expect(await amounts(deaf)).toEqual([500n])
    expect((await deaf.current()).wins).toMatchObject([{ customerName: 'marigold7', gameCode: 'koi' }])
  })

  test('[PLAY-08] wins that two processes deliver at once are all counted, and leave the board with its days', async () => {
    await using w = await twoProcesses()
    await using winners = new FollowedWinners(w.there, range)
    for (let n = 1n; n <= 20n; n++) await w.pay(n)
    await Promise.all([w.relay(w.here).drained(), w.relay(w.there).drained()])
    await winners.look()
    expect((await winners.current()).version).toBe(20)
    expect(await amounts(winners)).toEqual(Array.from({ length: 20 }, (_, n) => BigInt(20 - n)))
    for (const { days, left } of [
      { days: 6, left: 20 },
      { days: 8, left: 0 },
    ]) {
      await w.here.transaction((tx) => moveClock(tx, days * 86_400))
      await winners.look()
      expect(await amounts(winners)).toHaveLength(left)
    }
  })
})
