import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { world } from '#/test-world/world.ts'

test('[OPS-05] a name with a stroked d gets the words of a plain one, and words that are kept stay', async () => {
  await using w = await world()
  // One whose words are to be made, and one whose words are there.
  await w.database.transaction(async (tx) => {
    await sql`
      insert into accounts (type, username, username_key, nickname, has_words)
        values (0, 'vet', 'vet', 'Ðức Ðặng', false), (0, 'linh', 'linh', 'Linh', true)
    `.execute(tx)
    await sql`
      insert into account_words (account_id, word, name)
        select id, 'kept', 'nickname' from accounts where username = 'linh'
    `.execute(tx)
  })
  await w.app.work.runDue('index-names')
  const words = await w.database.db
    .selectFrom('account_words')
    .innerJoin('accounts', 'accounts.id', 'account_words.account_id')
    .select(['username', 'word', 'has_words'])
    .where('username', 'in', ['vet', 'linh'])
    .orderBy('word')
    .execute()
  expect(words.map(({ username, word, has_words }) => [username, word, has_words])).toEqual([
    ['vet', 'dang', true],
    ['vet', 'duc dang', true],
    ['linh', 'kept', true],
    ['vet', 'vet', true],
  ])
})
