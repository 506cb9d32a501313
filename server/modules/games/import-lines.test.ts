import type { CatalogueLine } from '@banyan/contract/games/catalogue-lines.ts'
import { aGameLine, aVendorLine, videoLine } from '@banyan/contract/test-world/catalogue-lines.ts'
import { expect, test } from 'vitest'
import type { Database } from '#/platform/db/database.ts'
import { emptyDatabase, onEachEngine, onPostgres } from '#/test-world/test-database.ts'
import { catalogueLines } from './catalogue-lines.ts'
import { addImportLines, applyImport, beginImport, importLines, LinesRefused } from './import-lines.ts'

const head = [aVendorLine('PG'), aVendorLine('JDB'), videoLine]

async function begun(database: Database): Promise<string> {
  return await database.transaction(beginImport)
}

async function add(database: Database, importId: string, firstLine: number, lines: readonly CatalogueLine[]) {
  return await database.transaction((tx) => addImportLines(tx, importId, firstLine, lines, ['images.example.com']))
}

const author = { by: 'dao.pham', reason: 'a test' }

/** Applies an import to the catalogue as it stands. */
async function apply(database: Database, importId: string, lines: number) {
  const { version } = await catalogueLines(database.db, 0, 1)
  return await database.transaction((tx) => applyImport(tx, importId, { lines, version, ...author }))
}

async function imported(database: Database, lines: readonly CatalogueLine[]) {
  return await database.transaction((tx) => importLines(tx, lines, ['images.example.com']))
}

async function stored(database: Database): Promise<CatalogueLine[]> {
  return (await catalogueLines(database.db, 0, 250)).lines
}

async function artByGame(database: Database): Promise<Record<string, string>> {
  const rows = await database.db.selectFrom('games').select(['node_id', 'art']).execute()
  return Object.fromEntries(rows.map(({ node_id, art }) => [node_id, art]))
}

async function refusal(attempt: Promise<unknown>) {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(LinesRefused)
  return (error as LinesRefused).faults
}

onEachEngine('an import', (engine) => {
  test('[LOB-17] in several requests replaces the catalogue at once, and reads back as it was sent', async () => {
    const database = await emptyDatabase(engine)
    const until = '2026-12-01T11:00:00.000Z'
    const lines: CatalogueLine[] = [
      { ...aVendorLine('PG'), iconUrl: 'https://images.example.com/pg.svg', maintenanceUntil: until } as CatalogueLine,
      ...head.slice(1),
      aGameLine(2, { iconUrl: '', maintenanceUntil: until, isHot: true, isGame: 'VASSALAGE' }),
      aGameLine(1, { names: { en: 'Koi', vi: 'Cá Chép' }, minBet: '9999999999999.99', hasFreeTrial: false }),
      aGameLine(3, { vendor: 'JDB', iconUrl: 'https://images.example.com/3.png' }),
    ]
    const importId = await begun(database)
    expect(await add(database, importId, 1, lines.slice(0, 4))).toBe(4)
    expect(await stored(database)).toEqual([])
    expect(await add(database, importId, 5, lines.slice(4))).toBe(6)
    const outcome = await apply(database, importId, 6)
    expect(outcome).toEqual({ versionBefore: 0n, version: 1n, games: 3, added: 3, changed: 0, withdrawn: 0 })
    expect(await catalogueLines(database.db, 0, 250)).toEqual({ lines, total: 6, version: 1 })
    expect((await catalogueLines(database.db, 2, 2)).lines).toEqual(lines.slice(2, 4))
    await expect(apply(database, importId, 6)).rejects.toMatchObject({
      code: 'import_not_found',
    })
  })

  test('[LOB-17] of a refreshed file counts what it did, and withdraws what is no longer named without deleting it', async () => {
    const database = await emptyDatabase(engine)
    await imported(database, [...head, aGameLine(1), aGameLine(2), aGameLine(3), aGameLine(4)])
    const refreshed = [...head, aGameLine(9), aGameLine(2, { minBet: '3.00' }), aGameLine(1), aGameLine(4)]
    expect(await imported(database, refreshed)).toEqual({
      versionBefore: 1n,
      version: 2n,
      games: 4,
      added: 1,
      changed: 1,
      withdrawn: 1,
    })
    expect(await stored(database)).toEqual(refreshed)
    expect(await database.db.selectFrom('games').select('node_id').where('is_offered', '=', false).execute()).toEqual([
      { node_id: 3n },
    ])
    expect(await imported(database, [...refreshed, aGameLine(3)])).toMatchObject({ added: 1, changed: 0, withdrawn: 0 })
  })

  test('that changes nothing keeps the version; a new order alone, a new name of a vendor or a class do not', async () => {
    const database = await emptyDatabase(engine)
    const lines = [...head, aGameLine(1), aGameLine(2)]
    await imported(database, lines)
    expect(await imported(database, lines)).toMatchObject({ version: 1n, added: 0, changed: 0, withdrawn: 0 })
    expect(await imported(database, [...head, aGameLine(2), aGameLine(1)])).toMatchObject({ version: 2n, changed: 0 })
    const renamed = { ...head[0], names: { en: 'Pig' } } as CatalogueLine
    expect(await imported(database, [renamed, ...head.slice(1), aGameLine(2), aGameLine(1)])).toMatchObject({
      version: 3n,
    })
    expect(await imported(database, [head[0] as CatalogueLine, videoLine, aGameLine(2), aGameLine(1)])).toMatchObject({
      version: 4n,
    })
    expect((await stored(database)).map((line) => line.kind)).toEqual(['vendor', 'class', 'game', 'game'])
  })

  test('lets two games swap their codes, and a new one take the code of one that is withdrawn', async () => {
    const database = await emptyDatabase(engine)
    await imported(database, [...head, aGameLine(1), aGameLine(2), aGameLine(3)])
    const swapped = [
      ...head,
      aGameLine(1, { gameCode: 'game-2' }),
      aGameLine(2, { gameCode: 'game-1' }),
      aGameLine(4, { gameCode: 'game-3' }),
    ]
    expect(await imported(database, swapped)).toMatchObject({ added: 1, changed: 2, withdrawn: 1 })
    expect(await stored(database)).toEqual(swapped)
  })

  test('[LOB-17] leaves the art of every game as it was, wherever new ones come to stand', async () => {
    const database = await emptyDatabase(engine)
    const old = Array.from({ length: 30 }, (_, i) => aGameLine(i + 1))
    await imported(database, [...head, ...old])
    const before = await artByGame(database)
    const mixed = old.toReversed().flatMap((line, i) => [aGameLine(100 + i), { ...line, names: { en: `Dragon ${i}` } }])
    await imported(database, [...head, ...mixed])
    const after = await artByGame(database)
    expect(after).toMatchObject(before)
    expect(Object.keys(after)).toHaveLength(60)
  })

  test.each<{ why: string; lines: CatalogueLine[]; fault: object }>([
    {
      why: 'an id twice',
      lines: [aGameLine(7), aGameLine(7, { gameCode: 'other' })],
      fault: { index: 1, field: 'nodeId', rule: 'duplicate' },
    },
    {
      why: 'the id of an earlier request',
      lines: [aGameLine(8), aGameLine(1)],
      fault: { index: 1, field: 'nodeId', rule: 'duplicate' },
    },
    {
      why: 'the same id with zeros before it',
      lines: [aGameLine(7), { ...aGameLine(7), nodeId: '007', gameCode: 'x' }],
      fault: { index: 1, field: 'nodeId', rule: 'duplicate' },
    },
    {
      why: 'a code twice',
      lines: [aGameLine(7), aGameLine(8, { gameCode: 'game-7' })],
      fault: { index: 1, field: 'gameCode', rule: 'duplicate' },
    },
    { why: 'the id 0', lines: [aGameLine(0)], fault: { index: 0, field: 'nodeId', rule: 'minimum' } },
    {
      why: 'a vendor that has no line',
      lines: [aGameLine(7, { vendor: 'FC' })],
      fault: { index: 0, field: 'vendor', rule: 'unknown_vendor' },
    },
    {
      why: 'a vendor twice',
      lines: [aVendorLine('FC'), aVendorLine('PG')],
      fault: { index: 1, field: 'code', rule: 'duplicate' },
    },
    { why: 'a class twice', lines: [videoLine], fault: { index: 0, field: 'key', rule: 'duplicate' } },
    {
      why: 'a class of another type',
      lines: [aGameLine(7, { gameType: 'FISH' })],
      fault: { index: 0, field: 'gameClass', rule: 'unknown_class' },
    },
    {
      why: 'a picture from elsewhere',
      lines: [aGameLine(7, { iconUrl: 'https://evil.example/x.png' })],
      fault: { index: 0, field: 'iconUrl', rule: 'host_not_allowed' },
    },
    {
      why: 'no such moment',
      lines: [aGameLine(7, { maintenanceUntil: '2026-13-01T00:00Z' })],
      fault: { index: 0, field: 'maintenanceUntil', rule: 'moment' },
    },
  ])('refuses $why, says where, and keeps nothing of that request', async ({ lines, fault }) => {
    const database = await emptyDatabase(engine)
    const importId = await begun(database)
    await add(database, importId, 1, [...head, aGameLine(1)])
    expect(await refusal(add(database, importId, 5, lines))).toEqual([fault])
    expect(await add(database, importId, 5, [aGameLine(2)])).toBe(5)
  })

  test('[LOB-13] refuses a game of sports at a vendor of esports', async () => {
    const database = await emptyDatabase(engine)
    const book: CatalogueLine = { kind: 'class', gameType: 'SPORTS', key: 'BOOK', names: { en: 'Books' } }
    const lines = [
      aVendorLine('AV'),
      aVendorLine('GOL'),
      book,
      aGameLine(1, { vendor: 'GOL', gameType: 'SPORTS', gameClass: 'BOOK' }),
    ]
    await imported(database, lines)
    const wrong = [...lines, aGameLine(2, { vendor: 'AV', gameType: 'SPORTS', gameClass: 'BOOK' })]
    expect(await refusal(imported(database, wrong))).toEqual([{ index: 4, field: 'gameType', rule: 'wrong_group' }])
  })

  test('takes a hundred vendors, sixty classes of a type and three hundred hot games, and no more', async () => {
    const database = await emptyDatabase(engine)
    const vendors = Array.from({ length: 101 }, (_, i) => aVendorLine(`V${i}`))
    expect(await refusal(imported(database, vendors))).toEqual([{ index: 100, field: 'code', rule: 'too_many' }])
    const classes = Array.from({ length: 61 }, (_, i) => ({ ...videoLine, key: `C${i}` }) as CatalogueLine)
    expect(await refusal(imported(database, classes))).toEqual([{ index: 60, field: 'key', rule: 'too_many' }])
    const hot = Array.from({ length: 301 }, (_, i) => aGameLine(i + 1, { isHot: true }))
    expect(await refusal(imported(database, [...head, ...hot]))).toEqual([
      { index: 303, field: 'isHot', rule: 'too_many' },
    ])
  })

  test('refuses lines out of order, an unknown import, and one that is not complete', async () => {
    const database = await emptyDatabase(engine)
    await imported(database, [...head, aGameLine(1)])
    const importId = await begun(database)
    await add(database, importId, 1, head)
    for (const firstLine of [1, 3, 5]) {
      expect(await refusal(add(database, importId, firstLine, [aGameLine(2)]))).toEqual([
        { index: 0, field: '', rule: 'not_in_order' },
      ])
    }
    await expect(add(database, 'x'.repeat(22), 1, head)).rejects.toMatchObject({ code: 'import_not_found' })
    await expect(apply(database, importId, 4)).rejects.toMatchObject({
      code: 'import_incomplete',
    })
    expect(await stored(database)).toEqual([...head, aGameLine(1)])
  })

  test('does not disturb another, and an abandoned one is gone when the next begins', async () => {
    const database = await emptyDatabase(engine)
    const [first, second] = [await begun(database), await begun(database)]
    await add(database, first, 1, [...head, aGameLine(1)])
    await add(database, second, 1, [...head, aGameLine(1), aGameLine(2)])
    await apply(database, first, 4)
    const old = await begun(database)
    await database.transaction((tx) =>
      tx
        .updateTable('catalogue_imports')
        .set({ touched_at: new Date(Date.now() - 2 * 3_600_000) })
        .where('import_id', '=', old)
        .execute(),
    )
    await begun(database)
    await expect(add(database, old, 1, head)).rejects.toMatchObject({ code: 'import_not_found' })
    expect(await apply(database, second, 5)).toMatchObject({ added: 1, changed: 0 })
  })

  test('that fails while it is applied leaves the old catalogue as it was', async () => {
    const database = await emptyDatabase(engine)
    const old = [...head, aGameLine(1), aGameLine(2)]
    await imported(database, old)
    const importId = await begun(database)
    await add(database, importId, 1, [aVendorLine('NEW'), videoLine, aGameLine(5, { vendor: 'NEW' })])
    const attempt = database.transaction(async (tx) => {
      await applyImport(tx, importId, { lines: 3, version: 1, ...author })
      throw new Error('the process ends here')
    })
    await expect(attempt).rejects.toThrow('the process ends here')
    expect(await catalogueLines(database.db, 0, 250)).toEqual({ lines: old, total: 5, version: 1 })
    expect(await apply(database, importId, 3)).toMatchObject({ added: 1, withdrawn: 2 })
  })

  test('tells whoever listens which version there is now', async () => {
    const database = await emptyDatabase(engine)
    const { promise, resolve } = Promise.withResolvers<string>()
    await database.listen('catalogue_changed', resolve)
    await imported(database, [...head, aGameLine(1)])
    expect(await promise).toBe('1')
  })
})

onPostgres('imports that are applied together', () => {
  test('wait for each other, so that one of them stands whole at the end', async () => {
    const database = await emptyDatabase('postgres')
    const rounds = [1, 2, 3, 4].map((round) => [...head, aGameLine(round), aGameLine(10 + round)])
    const outcomes = await Promise.all(rounds.map((lines) => imported(database, lines)))
    expect(outcomes.map(({ version }) => version).sort()).toEqual([1n, 2n, 3n, 4n])
    expect(rounds).toContainEqual(await stored(database))
  })
})
