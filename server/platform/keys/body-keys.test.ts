import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { StartError } from '#/platform/process/start-error.ts'
import { moveClock } from '#/test-world/move-clock.ts'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { BodyKeys } from './body-keys.ts'

const master = randomBytes(32)

onEachEngine('body keys', (engine) => {
  test('are made once, whoever asks at the same time, and open for each process', async () => {
    const database = await emptyDatabase(engine)
    const processes = Array.from({ length: 3 }, () => new BodyKeys(database, master))
    const published = await Promise.all([...processes, ...processes].map((keys) => keys.published()))
    const [kid = ''] = new Set(published.map((key) => key.kid))
    expect(published.every((key) => key.kid === kid)).toBe(true)
    for (const keys of processes) expect((await keys.privateKey(kid))?.asymmetricKeyDetails?.modulusLength).toBe(3072)
    expect(await new BodyKeys(database, master).privateKey('x'.repeat(43))).toBeUndefined()
  })

  test('are refused under another master key, and under another name', async () => {
    const database = await emptyDatabase(engine)
    const { kid } = await new BodyKeys(database, master).published()
    await expect(new BodyKeys(database, randomBytes(32)).privateKey(kid)).rejects.toThrow(StartError)
    const other = 'y'.repeat(43)
    await database.transaction((tx) => tx.updateTable('body_keys').set({ kid: other }).execute())
    await expect(new BodyKeys(database, master).published()).rejects.toThrow(StartError)
  })

  test('follow each other every 90 days, and the one before the last is gone from the database', async () => {
    const database = await emptyDatabase(engine)
    const keys = new BodyKeys(database, master)
    const kids: string[] = []
    for (const days of [0, 91, 182]) {
      await database.transaction((tx) => moveClock(tx, days * 86_400))
      kids.push((await keys.published()).kid)
    }
    expect(new Set(kids).size).toBe(3)
    const rows = await database.db.selectFrom('body_keys').select('kid').orderBy('generation').execute()
    expect(rows.map((row) => row.kid)).toEqual(kids.slice(1))
  })
})
