import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogueLine } from '@banyan/contract/games/catalogue-lines.ts'
import { expect, test } from 'vitest'
import { verifyBook } from '#/ledger/verify.ts'
import { findAccount } from '#/modules/accounts/accounts.ts'
import { importLines } from '#/modules/games/import-lines.ts'
import { enrolmentHistory, waitingReviews } from '#/modules/promotions/manage-promotions.ts'
import { openLotsOf } from '#/modules/wagering/turnover.ts'
import { world } from '#/test-world/world.ts'
import { reviewedMember, vipMember } from './accounts.ts'
import { demoCatalogue } from './demo-catalogue.ts'
import { prepareAccounts } from './prepare-accounts.ts'
import { prepareMoney } from './prepare-money.ts'
import { prepareStandings } from './prepare-standings.ts'
import { startDemoPromotions } from './promotions.ts'
import { playedGame } from './standings.ts'

test('[PRO-02] [PRO-04] [PRO-10] of the demo’s members one stands at VIP 2 with a bonus mostly betted, another waits for an operator', async () => {
  using data = mkdtempDisposableSync(join(tmpdir(), 'banyan-demo-'))
  await using w = await world()
  const { database, settings, personal, app } = w
  const { db } = database
  // Without accounts there is nobody to stand anywhere.
  await prepareStandings({ database, settings, personal })
  await database.transaction(async (tx) => {
    await importLines(tx, demoCatalogue(new Date()).filter(isOfGame), [])
    await startDemoPromotions(tx, new Date())
  })
  await prepareAccounts(database, data.path, new Uint8Array(32).fill(1))
  await prepareMoney(database)
  for (let start = 0; start < 2; start++) await prepareStandings({ database, settings, personal })

  const [vip = 0n, reviewed = 0n] = [await findAccount(db, vipMember), await findAccount(db, reviewedMember)]
  const had = async (accountId: bigint) =>
    (await enrolmentHistory(db, accountId, { before: undefined, atMost: 10 })).map(({ status, reasons }) => [
      status,
      ...reasons,
    ])
  expect(await had(vip)).toEqual([['claimed'], ['claimed'], ['claimed']])
  expect(await had(reviewed)).toEqual([['applying', 'network']])
  expect(await waitingReviews(db)).toBe(1)

  // What is younger than a second may belong to a transaction that is not over.
  await w.moveClock(2)
  await app.work.polled('fold-valid-bets')
  await w.moveClock(4)
  await app.work.polled('fold-promotion-facts')
  const standing = await db.selectFrom('vip_standings').select('level').where('account_id', '=', vip).executeTakeFirst()
  expect(standing?.level).toBe(2)
  const [bonus] = (await openLotsOf(db, vip, 'VND')).filter(({ amount }) => amount === 50_000_000n)
  expect(bonus).toMatchObject({ required: 15_000_000_000n, given: 1_080_000_000_000n })
  expect(await verifyBook(database)).toMatchObject({ differences: [] })
})

/** The lines of the game that is played. */
function isOfGame(line: CatalogueLine): boolean {
  if (line.kind === 'vendor') return line.code === playedGame.vendorCode
  return line.kind === 'class' ? line.gameType === 'RNG' : line.gameCode === playedGame.gameCode
}
