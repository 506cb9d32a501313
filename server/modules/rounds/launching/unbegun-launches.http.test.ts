import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaignId, gameCode, launch, type VendorWorld, vendorWorld } from '../test-world/vendor-world.ts'

let v: VendorWorld
beforeAll(async () => {
  v = await vendorWorld()
})
afterAll(() => v[Symbol.asyncDispose]())

const prune = () => v.w.app.work.runDue('prune-launches')
const left = async () =>
  await v.w.database.db.selectFrom('game_sessions').select(['account_id', 'authenticated_at']).orderBy('id').execute()

test('[PLAY-03] launches that nobody began go after a day, in batches; begun sessions stay for what they owe', async () => {
  const who = await v.player()
  const { accountId } = await v.w.signIn()
  await launch(v.w, accountId)
  await v.w.moveClock(23 * 3600)
  await prune()
  expect(await left()).toHaveLength(2)
  // More than two batches of them.
  await v.w.database.transaction((tx) =>
    sql`
      insert into game_sessions (launch_hash, account_id, vendor_code, game_code, asset, made_at)
      select sha256(n::text::bytea), ${accountId}, 'PG', ${gameCode}, 'VND', clock_now() - make_interval(hours => 23)
      from generate_series(1, 10_001) n
    `.execute(tx),
  )
  const young = await launch(v.w, accountId)
  await v.w.moveClock(25 * 3600)
  await prune()
  expect(await left()).toMatchObject([{ account_id: who.memberId }, { account_id: accountId, authenticated_at: null }])
  const rounds = v.w.database.db.selectFrom('job_runs').select('result').where('job', '=', 'prune-launches')
  expect((await rounds.where('item', '!=', '').orderBy('done_at').execute()).map(({ result }) => result)).toEqual([
    ...[{ removed: 0 }, { removed: 5_000 }, { removed: 5_000 }, { removed: 2 }],
  ])
  expect(young).toMatch(/^[\w-]{43}$/)
  const win = { player: who.player, currency: 'VND', campaignId, transactionId: 'p1', amount: '5' }
  expect((await v.pg.call('promoWin', win)).outcome).toBe('ok')
})
