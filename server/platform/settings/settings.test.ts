import { sql } from 'kysely'
import Type from 'typebox'
import { expect, test, vi } from 'vitest'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import type { Database } from '../db/database.ts'
import { Settings } from './settings.ts'

interface Sections {
  door: { open: boolean }
  sign: { text: string }
}
const definitions = {
  door: { schema: Type.Object({ open: Type.Boolean() }), initial: { open: true } },
  sign: { schema: Type.Object({ text: Type.String() }), initial: { text: 'hello' } },
}
const open = (database: Database, onUnusable: (section: string) => void = () => {}) =>
  Settings.open<Sections>(database, definitions, onUnusable)

onEachEngine('settings', (engine) => {
  test('start with their initial values and change one section at a time', async () => {
    await using settings = await open(await emptyDatabase(engine))
    expect(settings.section('door')).toEqual({ version: 0, value: { open: true }, changedAt: null, changedBy: null })
    expect(await settings.change('door', 0, { open: false }, 'Mai')).toBe(1)
    expect(settings.section('door')).toMatchObject({
      version: 1,
      value: { open: false },
      changedBy: 'Mai',
      changedAt: expect.any(Date),
    })
    expect(settings.current('sign')).toEqual({ text: 'hello' })
  })

  test('another process has a change within a second', async () => {
    const database = await emptyDatabase(engine)
    await using here = await open(database)
    await using there = await open(database)
    const arrived = new Promise<void>((resolve) => there.onChange(resolve))
    const started = performance.now()
    await here.change('sign', 0, { text: 'closed' }, 'Mai')
    await arrived
    expect(performance.now() - started).toBeLessThan(1_000)
    expect(there.current('sign')).toEqual({ text: 'closed' })
  })

  test('a notification that is lost is caught up with by looking again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const database = await emptyDatabase(engine)
      await using settings = await open(database)
      const arrived = new Promise<void>((resolve) => settings.onChange(resolve))
      await database.transaction((tx) =>
        sql`insert into settings (section, version, value, changed_by) values ('door', 1, '{"open":false}', 'x')`.execute(
          tx,
        ),
      )
      vi.advanceTimersByTime(5_000)
      await arrived
      expect(settings.current('door')).toEqual({ open: false })
    } finally {
      vi.useRealTimers()
    }
  })

  test.each([0, 1, 3])(
    'a change made from version %i is refused when the section is at 2, and changes nothing',
    async (version) => {
      await using settings = await open(await emptyDatabase(engine))
      await settings.change('door', 0, { open: false }, 'Mai')
      await settings.change('door', 1, { open: true }, 'Mai')
      await expect(settings.change('door', version, { open: false }, 'Lan')).rejects.toMatchObject({
        code: 'changed_meanwhile',
      })
      expect(settings.section('door')).toMatchObject({ version: 2, value: { open: true }, changedBy: 'Mai' })
    },
  )

  test('of changes made at once from one version, one is kept', async () => {
    await using settings = await open(await emptyDatabase(engine))
    const attempts = Array.from({ length: 8 }, (_, i) => settings.change('sign', 0, { text: `${i}` }, `author ${i}`))
    const results = await Promise.allSettled(attempts)
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1)
    expect(settings.section('sign').version).toBe(1)
  })

  test('every value stays in the history, which nothing can change', async () => {
    const database = await emptyDatabase(engine)
    await using settings = await open(database)
    await settings.change('sign', 0, { text: 'one' }, 'Mai')
    await settings.change('sign', 1, { text: 'two' }, 'Lan')
    const history = await database.db
      .selectFrom('settings_history')
      .select(['version', 'value', 'changed_by'])
      .orderBy('version')
      .execute()
    expect(history).toEqual([
      { version: 1, value: { text: 'one' }, changed_by: 'Mai' },
      { version: 2, value: { text: 'two' }, changed_by: 'Lan' },
    ])
    for (const change of ["update settings_history set changed_by = 'x'", 'delete from settings_history']) {
      await expect(database.transaction((tx) => sql.raw(change).execute(tx))).rejects.toMatchObject({ code: '23001' })
    }
  })

  test('a stored value that this version refuses gives way to the initial one, and is told of', async () => {
    const database = await emptyDatabase(engine)
    await database.transaction((tx) =>
      sql`insert into settings (section, version, value, changed_by) values ('door', 4, '{"open":"ajar"}', 'x')`.execute(
        tx,
      ),
    )
    const told: string[] = []
    await using settings = await open(database, (section) => told.push(section))
    expect(settings.section('door')).toMatchObject({ version: 4, value: { open: true } })
    expect(told).toEqual(['door'])
  })
})
