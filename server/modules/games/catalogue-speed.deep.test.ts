import { aGameLine, aVendorLine, videoLine } from '@banyan/contract/test-world/catalogue-lines.ts'
import { expect, test } from 'vitest'
import { emptyDatabase, onEachEngine } from '#/test-world/test-database.ts'
import { catalogueLines } from './catalogue-lines.ts'
import { addImportLines, beginImport, importLines, previewImport } from './import-lines.ts'
import { findGames } from './manage-games.ts'

const vendors = Array.from({ length: 40 }, (_, place) => aVendorLine(`V${place}`))
const names = (id: number) => ({ en: `Golden Dragon ${id}`, vi: `Rồng Vàng ${id}`, 'zh-Hans': `金龙 ${id}` })
const games = Array.from({ length: 33_000 }, (_, place) =>
  aGameLine(place + 1, { vendor: `V${place % vendors.length}`, names: names(place) }),
)
const lines = [...vendors, videoLine, ...games]
const linesOfPage = 250

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

onEachEngine('33,000 games', (engine) => {
  test('[OPS-05] are compared and searched in a fraction of what reading them once takes', async () => {
    const database = await emptyDatabase(engine)
    await database.transaction((tx) => importLines(tx, lines, []))
    const changed = lines.map((line, place) =>
      line.kind === 'game' && place % 50 === 0 ? { ...line, minBet: '9.00' } : line,
    )
    const importId = await database.transaction(beginImport)
    for (let at = 0; at < changed.length; at += linesOfPage) {
      const part = changed.slice(at, at + linesOfPage)
      await database.transaction((tx) => addImportLines(tx, importId, at + 1, part, []))
    }
    const readingMs = await msOf(async () => {
      for (let at = 0; at < lines.length; at += linesOfPage) await catalogueLines(database.db, at, linesOfPage)
    })
    // 0.07 embedded, 0.15 on PostgreSQL.
    expect(await msOf(() => previewImport(database.db, importId, changed.length))).toBeLessThan(readingMs / 2)
    // 0.01 and 0.02: a name that no game has is looked for in all.
    const searched = await msOf(async () =>
      expect(await findGames(database.db, { text: 'tiger', atMost: 101 })).toEqual([]),
    )
    expect(searched).toBeLessThan(readingMs / 5)
    const page = { after: { rank: 30_000, nodeId: 30_001n }, atMost: 101 }
    expect(await msOf(() => findGames(database.db, page))).toBeLessThan(readingMs / 20)
  }, 300_000)
})
