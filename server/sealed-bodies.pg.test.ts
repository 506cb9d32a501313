import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openDatabase } from './platform/db/database.ts'
import { ownDatabase } from './test-world/postgres-template.ts'
import { sealedCalls } from './test-world/sealed-calls.ts'
import { onPostgres } from './test-world/test-database.ts'

const masterKey = randomBytes(32)
const body = { name: 'mai', secret: 'correct horse' }

/** What a process has of its own: connections, open keys and an app. */
async function process(url: string) {
  const database = await openDatabase({ engine: 'postgres', url })
  const calls = await sealedCalls(database, masterKey)
  return {
    ...calls,
    async [Symbol.asyncDispose]() {
      await calls[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

onPostgres('sealed bodies at several processes', () => {
  test('[SYS-17] all of them have one key, whoever made it, and open what was sealed for another', async () => {
    await using database = await ownDatabase('sealed')
    await using first = await process(database.url)
    await using second = await process(database.url)
    const keys = await Promise.all([first.key(), second.key(), first.key(), second.key()])
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1)
    expect((await second.send(await first.seal(body))).statusCode).toBe(200)
  })

  test('a sealed body that comes to all of them at once is opened by one of them, once', async () => {
    await using database = await ownDatabase('sealed')
    await using first = await process(database.url)
    await using second = await process(database.url)
    for (let round = 0; round < 5; round++) {
      const compact = await first.seal(body)
      const answers = await Promise.all([first, second, first, second, first, second].map((p) => p.send(compact)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400, 400])
    }
  })
})
