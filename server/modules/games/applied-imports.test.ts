import { changesAtMost } from '@banyan/contract/games/catalogue-difference.ts'
import type { CatalogueLine } from '@banyan/contract/games/catalogue-lines.ts'
import { aGameLine, aVendorLine, videoLine } from '@banyan/contract/test-world/catalogue-lines.ts'
import { expect, test } from 'vitest'
import type { Database } from '#/platform/db/database.ts'
import { emptyDatabase, onEachEngine, onPostgres } from '#/test-world/test-database.ts'
import { pastImports, takeBackImport } from './applied-imports.ts'
import { catalogueLines, wholeCatalogue } from './catalogue-lines.ts'
import { addImportLines, applyImport, beginImport, importLines, LinesRefused, previewImport } from './import-lines.ts'
import { setGameMaintenance, setVendorMaintenance } from './manage-games.ts'

const head = [aVendorLine('PG'), videoLine]
const soon = '2099-12-01T11:00:00.000Z'
const later = '2099-12-02T11:00:00.000Z'

async function staged(database: Database, lines: readonly CatalogueLine[]): Promise<string> {
  const importId = await database.transaction(beginImport)
  await database.transaction((tx) => addImportLines(tx, importId, 1, lines, ['images.example.com']))
  return importId
}

async function stored(database: Database): Promise<CatalogueLine[]> {
  return [...(await wholeCatalogue(database.db)).lines]
}

/** Previews and applies an import; the counts of both are the same. */
async function apply(database: Database, importId: string, lines: number, reason = 'a test') {
  const { version, games } = await previewImport(database.db, importId, lines)
  const outcome = await database.transaction((tx) =>
    applyImport(tx, importId, { lines, version, by: 'dao.pham', reason }),
  )
  const { added, changed, withdrawn } = games
  expect(outcome).toMatchObject({ added, changed, withdrawn, games: games.after })
  return outcome
}

async function imported(database: Database, lines: readonly CatalogueLine[]) {
  return await apply(database, await staged(database, lines), lines.length)
}

async function takenBack(database: Database, version: bigint) {
  const { importId, lines } = await database.transaction((tx) => takeBackImport(tx, version))
  return await apply(database, importId, lines, `takes ${version} back`)
}

onEachEngine('what an import changes', (engine) => {
  test('[OPS-05] is told before it is applied, field by field, and changes nothing', async () => {
    const database = await emptyDatabase(engine)
    const before = [...head, aGameLine(1), aGameLine(2), aGameLine(3, { maintenanceUntil: soon })]
    await database.transaction((tx) => importLines(tx, before, []))
    const hostile = '<img src=x onerror=alert(1)>'
    const given = [
      { ...aVendorLine('PG'), names: { en: 'Pocket', vi: '' }, iconUrl: '' },
      aVendorLine('JDB'),
      videoLine,
      aGameLine(3, { minBet: '0002.50' }),
      { ...aGameLine(1, { names: { en: 'Koi', vi: hostile }, iconUrl: '' }), nodeId: '001' },
      aGameLine(9, { vendor: 'JDB', names: { en: hostile } }),
    ] as CatalogueLine[]
    const difference = await previewImport(database.db, await staged(database, given), given.length)
    expect(difference).toEqual({
      version: 1,
      vendors: { before: 1, after: 2, added: 1, changed: 1, withdrawn: 0 },
      classes: { before: 1, after: 1, added: 0, changed: 0, withdrawn: 0 },
      games: { before: 3, after: 3, added: 1, changed: 1, withdrawn: 1 },
      isReordered: true,
      changes: [
        {
          ...{ what: 'changed', kind: 'vendor', id: 'PG', name: 'Pocket', vendor: null },
          fields: [{ field: 'names.en', before: 'PG', after: 'Pocket' }],
        },
        { what: 'added', kind: 'vendor', id: 'JDB', name: 'JDB', vendor: null, fields: [] },
        {
          ...{ what: 'changed', kind: 'game', id: '1', name: 'Koi', vendor: 'PG' },
          fields: [
            { field: 'names.en', before: 'Game 1', after: 'Koi' },
            { field: 'names.vi', before: null, after: hostile },
            { field: 'iconUrl', before: null, after: '' },
          ],
        },
        { what: 'added', kind: 'game', id: '9', name: hostile, vendor: 'JDB', fields: [] },
        { what: 'withdrawn', kind: 'game', id: '2', name: 'Game 2', vendor: 'PG', fields: [] },
      ],
    })
    expect(await stored(database)).toEqual(before)
  })

  test('has a bound for what is told one by one, and none for the counts', async () => {
    const database = await emptyDatabase(engine)
    const games = Array.from({ length: changesAtMost + 50 }, (_, i) => aGameLine(i + 1))
    await database.transaction((tx) => importLines(tx, [...head, ...games], []))
    const { games: counted, changes } = await previewImport(database.db, await staged(database, head), head.length)
    expect(counted).toMatchObject({ before: games.length, after: 0, withdrawn: games.length })
    expect(changes).toHaveLength(changesAtMost)
  })

  test('is not applied once the catalogue is another, and can be looked at again', async () => {
    const database = await emptyDatabase(engine)
    const importId = await staged(database, [...head, aGameLine(1)])
    const { version } = await previewImport(database.db, importId, 3)
    await database.transaction((tx) => importLines(tx, [...head, aGameLine(2)], []))
    const attempt = database.transaction((tx) =>
      applyImport(tx, importId, { lines: 3, version, by: 'dao.pham', reason: 'late' }),
    )
    await expect(attempt).rejects.toMatchObject({ code: 'changed_meanwhile' })
    expect(await stored(database)).toEqual([...head, aGameLine(2)])
    expect(await apply(database, importId, 3)).toMatchObject({ added: 1, withdrawn: 1 })
  })
})

onEachEngine('a maintenance', (engine) => {
  test('[OPS-05] of an operator outlives a file that says nothing of it; null ends it, a moment replaces it', async () => {
    const database = await emptyDatabase(engine)
    await imported(database, [...head, aGameLine(1), aGameLine(2)])
    await database.transaction((tx) => setGameMaintenance(tx, 1n, new Date(soon)))
    await database.transaction((tx) => setVendorMaintenance(tx, 'PG', new Date(later)))
    const standing = [
      { ...aVendorLine('PG'), maintenanceUntil: later },
      videoLine,
      aGameLine(1, { maintenanceUntil: soon }),
      aGameLine(2),
    ]
    expect((await catalogueLines(database.db, 0, 250)).lines).toEqual(standing)
    expect(await imported(database, [...head, aGameLine(1), aGameLine(2)])).toMatchObject({ version: 3n, changed: 0 })
    expect(await stored(database)).toEqual(standing)
    // Even while it is withdrawn.
    await imported(database, [...head, aGameLine(2)])
    await imported(database, [...head, aGameLine(1), aGameLine(2)])
    expect(await stored(database)).toEqual(standing)
    await imported(database, [
      { ...aVendorLine('PG'), maintenanceUntil: null },
      videoLine,
      aGameLine(1, { maintenanceUntil: null }),
      aGameLine(2, { maintenanceUntil: later }),
    ])
    expect(await stored(database)).toEqual([...head, aGameLine(1), aGameLine(2, { maintenanceUntil: later })])
  })
})

onEachEngine('taking an import back', (engine) => {
  test('[OPS-05] restores what the demo had filled without an import, by a preview and an apply of its own', async () => {
    const database = await emptyDatabase(engine)
    const filled = [...head, aGameLine(2), aGameLine(1, { isHot: true, iconUrl: '' }), aGameLine(3)]
    await database.transaction((tx) => importLines(tx, filled, []))
    await imported(database, [aVendorLine('FC'), videoLine, aGameLine(1, { vendor: 'FC', minBet: '9.00' })])
    expect(await takenBack(database, 2n)).toMatchObject({ version: 3n, added: 2, changed: 1, withdrawn: 0 })
    expect(await stored(database)).toEqual(filled)
    const past = await pastImports(database.db, undefined, 10)
    expect(past).toMatchObject([
      { version: 3n, by: 'dao.pham', reason: 'takes 2 back', takesBack: 2n, added: 2, canBeTakenBack: true },
      { version: 2n, reason: 'a test', takesBack: null, withdrawn: 2, games: 1, canBeTakenBack: true },
    ])
    // What was taken back can itself be taken back.
    await takenBack(database, 3n)
    expect((await stored(database)).map(({ kind }) => kind)).toEqual(['vendor', 'class', 'game'])
  })

  test('undoes the maintenance that it brought, and keeps one that an operator set since', async () => {
    const database = await emptyDatabase(engine)
    await imported(database, [...head, aGameLine(1), aGameLine(2), aGameLine(3, { maintenanceUntil: soon })])
    await imported(database, [
      ...head,
      aGameLine(1, { maintenanceUntil: later }),
      aGameLine(2),
      aGameLine(3, { maintenanceUntil: null }),
    ])
    await database.transaction((tx) => setGameMaintenance(tx, 2n, new Date(soon)))
    await takenBack(database, 2n)
    expect(await stored(database)).toEqual([
      ...head,
      aGameLine(1),
      aGameLine(2, { maintenanceUntil: soon }),
      aGameLine(3, { maintenanceUntil: soon }),
    ])
  })

  test('keeps the lines of the last ten, and none for an import that changed nothing', async () => {
    const database = await emptyDatabase(engine)
    for (let bet = 1; bet <= 12; bet++) await imported(database, [...head, aGameLine(1, { minBet: `${bet}.00` })])
    await imported(database, [...head, aGameLine(1, { minBet: '12.00' })])
    const past = await pastImports(database.db, undefined, 50)
    expect(past.map(({ version, canBeTakenBack }) => [Number(version), Boolean(canBeTakenBack)])).toEqual(
      Array.from({ length: 12 }, (_, i) => [12 - i, i < 10]),
    )
    expect((await pastImports(database.db, 3n, 50)).map(({ version }) => version)).toEqual([2n, 1n])
    for (const gone of [0n, 2n, 13n])
      await expect(database.transaction((tx) => takeBackImport(tx, gone))).rejects.toMatchObject({
        code: 'version_not_found',
      })
    expect(await takenBack(database, 3n)).toMatchObject({ changed: 1 })
    expect(await stored(database)).toEqual([...head, aGameLine(1, { minBet: '2.00' })])
  })

  test('takes no further lines', async () => {
    const database = await emptyDatabase(engine)
    await database.transaction((tx) => importLines(tx, [...head, aGameLine(1)], []))
    await imported(database, [...head, aGameLine(2)])
    const { importId, lines } = await database.transaction((tx) => takeBackImport(tx, 2n))
    expect(lines).toBe(3)
    const attempt = database.transaction((tx) => addImportLines(tx, importId, 4, [aGameLine(5)], []))
    await expect(attempt).rejects.toBeInstanceOf(LinesRefused)
  })
})

onPostgres('imports and maintenance at the same time', () => {
  test('one import is applied from a version, the others are refused, and no maintenance is lost', async () => {
    const database = await emptyDatabase('postgres')
    await database.transaction((tx) => importLines(tx, [...head, aGameLine(1), aGameLine(2)], []))
    const imports = [
      await staged(database, [...head, aGameLine(1), aGameLine(3)]),
      await staged(database, [...head, aGameLine(1), aGameLine(4)]),
      await staged(database, [...head, aGameLine(1), aGameLine(5)]),
    ]
    const outcomes = await Promise.allSettled(
      imports.map((importId) =>
        database.transaction((tx) =>
          applyImport(tx, importId, { lines: 4, version: 1, by: 'dao.pham', reason: 'at once' }),
        ),
      ),
    )
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
    expect(refused).toEqual(['changed_meanwhile', 'changed_meanwhile'])
    const late = await staged(database, [...head, aGameLine(1, { minBet: '7.00' })])
    const { version } = await previewImport(database.db, late, 3)
    await Promise.allSettled([
      database.transaction((tx) => setGameMaintenance(tx, 1n, new Date(soon))),
      database.transaction((tx) => applyImport(tx, late, { lines: 3, version, by: 'dao.pham', reason: 'late' })),
    ])
    expect((await stored(database)).find((line) => line.kind === 'game')).toMatchObject({ maintenanceUntil: soon })
  })
})
