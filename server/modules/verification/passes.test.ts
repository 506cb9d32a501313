import { expect, test } from 'vitest'
import type { Database } from '#/platform/db/database.ts'
import { moveClock } from '#/test-world/move-clock.ts'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import type { Asker } from './asker.ts'
import { consumeCaptcha } from './passes.ts'
import { askerWith } from './test-world/browser.ts'
import { issueCaptcha } from './use-cases/issue-captcha.ts'

const asker = askerWith('A'.repeat(22))
const other = askerWith('B'.repeat(22))

const issued = (database: Database, answer: string) => database.transaction((tx) => issueCaptcha(tx, answer, asker))
const tried = (database: Database, id: string, answer: string, as: Asker = asker) =>
  consumeCaptcha(database, id, answer, as)

onEachEngine('answers to an image', (engine) => {
  test.each(['KW3AT', 'kw3at', ' Kw3at '])('[ACC-15] %j is right once', async (answer) => {
    const database = await emptyDatabase(engine)
    const id = await issued(database, 'KW3AT')
    expect(await tried(database, id, answer)).toBe(true)
    expect(await tried(database, id, answer)).toBe(false)
  })

  test.each(['KW3AX', 'KW3A', '', 'KW3ATT', 'K W3AT'])(
    '[ACC-15] after %j the right answer comes too late',
    async (answer) => {
      const database = await emptyDatabase(engine)
      const id = await issued(database, 'KW3AT')
      expect(await tried(database, id, answer)).toBe(false)
      expect(await tried(database, id, 'KW3AT')).toBe(false)
    },
  )

  test('[ACC-15] another asker can neither use nor spoil it', async () => {
    const database = await emptyDatabase(engine)
    const id = await issued(database, 'KW3AT')
    expect(await tried(database, id, 'KW3AT', other)).toBe(false)
    expect(await tried(database, 'x'.repeat(22), 'KW3AT')).toBe(false)
    expect(await tried(database, id, 'KW3AT')).toBe(true)
  })

  test('[ACC-15] it is over after 120 s, and when a new one was asked for', async () => {
    const database = await emptyDatabase(engine)
    const first = await issued(database, 'KW3AT')
    await database.transaction((tx) => moveClock(tx, 119))
    const second = await issued(database, 'PRR49')
    expect(await tried(database, first, 'KW3AT')).toBe(false)
    await database.transaction((tx) => moveClock(tx, 119 + 120))
    expect(await tried(database, second, 'PRR49')).toBe(false)
  })

  test('the answer can not be read from what is kept', async () => {
    const database = await emptyDatabase(engine)
    const id = await issued(database, 'KW3AT')
    const rows = await database.db.selectFrom('captchas').select(['id_hash', 'answer_hash']).execute()
    for (const kept of rows.flatMap((row) => [row.id_hash, row.answer_hash])) {
      expect(Buffer.from(kept).includes(id)).toBe(false)
      expect(Buffer.from(kept).includes('KW3AT')).toBe(false)
    }
  })
})
