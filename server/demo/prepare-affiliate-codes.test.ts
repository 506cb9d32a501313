import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#/test-world/test-database.ts'
import { demoAccounts } from './accounts.ts'
import { prepareAccounts } from './prepare-accounts.ts'
import { prepareAffiliateCodes } from './prepare-affiliate-codes.ts'

test('[ACC-11] each agent of the demo brings members by a code of its own, once made however often it starts', async () => {
  using data = mkdtempDisposableSync(join(tmpdir(), 'banyan-demo-'))
  const database = await emptyDatabase('pglite')
  // Without accounts there is nobody to have one.
  await prepareAffiliateCodes(database)
  await prepareAccounts(database, data.path, new Uint8Array(32).fill(1))
  for (let start = 0; start < 2; start++) await prepareAffiliateCodes(database)
  const made = await database.db
    .selectFrom('affiliate_codes')
    .innerJoin('accounts', 'accounts.id', 'affiliate_codes.owner_id')
    .select(['username', 'code', 'kind'])
    .orderBy('accounts.id')
    .execute()
  const agents = demoAccounts.filter(({ type }) => [1, 2, 41, 42].includes(type))
  expect(made).toEqual(agents.map(({ username, affiliateCode: code }) => ({ username, code, kind: 'player' })))
  expect(made).toHaveLength(4)
})
