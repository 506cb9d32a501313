import { expect, test } from 'vitest'
import type { Database } from '#/platform/db/database.ts'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { accountTypes, agentTypes } from './account-types.ts'
import { createAccount, type NewAccount, UsernameTaken } from './accounts.ts'
import { anAccount } from './test-world/account-builder.ts'

onEachEngine('accounts', (engine) => {
  const create = (database: Database, account: Partial<NewAccount> & { username: string }) =>
    database.transaction((tx) => createAccount(tx, anAccount(account)))

  test.each([
    ['Linh', ' linh '],
    ['Linh', 'LINH'],
    ['ﬁnn', 'FINN'],
  ])('%j and %j are one username', async (one, other) => {
    const database = await emptyDatabase(engine)
    await create(database, { username: one })
    await expect(create(database, { username: other })).rejects.toThrow(UsernameTaken)
    await create(database, { username: `${one}1` })
  })

  test('of many who take one username at once, one gets it', async () => {
    const database = await emptyDatabase(engine)
    const all = Array.from({ length: 10 }, () => create(database, { username: 'Linh' }))
    const made = (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled')
    expect(made).toHaveLength(1)
  })

  test.each(agentTypes)('an agent of type %i stands above others, and those above it do too', async (type) => {
    const database = await emptyDatabase(engine)
    const top = await create(database, { username: 'top', type })
    const middle = await create(database, { username: 'middle', type, parentId: top })
    const member = await create(database, { username: 'member', parentId: middle })
    const tree = await database.db
      .selectFrom('account_tree')
      .select(['ancestor_id as above', 'depth'])
      .where('descendant_id', '=', member)
      .orderBy('depth')
      .execute()
    expect(tree).toEqual([
      { above: member, depth: 0 },
      { above: middle, depth: 1 },
      { above: top, depth: 2 },
    ])
  })

  test.each([accountTypes.member, accountTypes.trial, accountTypes.operator])(
    'nobody stands below an account of type %i, nor below nobody',
    async (type) => {
      const database = await emptyDatabase(engine)
      const parentId = await create(database, { username: 'top', type })
      await expect(create(database, { username: 'member', parentId })).rejects.toThrow('no agent')
      await expect(create(database, { username: 'member', parentId: 404n })).rejects.toThrow('no agent')
    },
  )

  test('an account has an identity for the wire that tells nothing of its number', async () => {
    const database = await emptyDatabase(engine)
    for (const username of ['a', 'b', 'c']) await create(database, { username })
    const rows = await database.db.selectFrom('accounts').select('public_id').execute()
    expect(new Set(rows.map((row) => row.public_id)).size).toBe(3)
    for (const row of rows) expect(row.public_id).toMatch(/^[\w-]{22}$/)
  })
})
