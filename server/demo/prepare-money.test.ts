import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moneyOf } from '#/ledger/balance.ts'
import { verifyBook } from '#/ledger/verify.ts'
import { findAccount } from '#/modules/accounts/accounts.ts'
import { emptyDatabase } from '#/test-world/test-database.ts'
import { prepareAccounts } from './prepare-accounts.ts'
import { prepareMoney } from './prepare-money.ts'

test('[WAL-01] the demo’s members and agents begin with money, once, and the trial account with none', async () => {
  using data = mkdtempDisposableSync(join(tmpdir(), 'banyan-demo-'))
  const database = await emptyDatabase('pglite')
  // Without accounts there is nobody to have any.
  await prepareMoney(database)
  await prepareAccounts(database, data.path, new Uint8Array(32).fill(1))
  for (let start = 0; start < 2; start++) await prepareMoney(database)
  const money = async (username: string) => {
    const id = (await findAccount(database.db, username)) ?? 0n
    return (await moneyOf(database.db, id, 'VND')).available.balance
  }
  expect([await money('linhtran'), await money('agent1'), await money('trialguest')]).toEqual([
    500_000_000n,
    250_000_000n,
    0n,
  ])
  expect(await verifyBook(database)).toMatchObject({ entries: 12n, differences: [] })
})
