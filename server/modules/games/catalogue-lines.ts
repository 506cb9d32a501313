import type { CatalogueLine } from '@banyan/contract/games/catalogue-lines.ts'
import type { GameType } from '@banyan/contract/games/game.ts'
import type { LocalisedText } from '@banyan/rules/content/localised-text.ts'
import { toAmount } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Db } from '#/platform/db/handles.ts'
import { catalogueCounts, offeredClasses, offeredGames, offeredVendors } from './store/read-catalogue.ts'
import { gameOf, storedCatalogue } from './store/stored-catalogue.ts'

export interface CatalogueLines {
  readonly lines: CatalogueLine[]
  /** How many lines there are in all. */
  readonly total: number
  readonly version: number
}

/** At most `limit` lines of the catalogue after the first `offset`: vendors, then classifications, then games. */
export async function catalogueLines(db: Db, offset: number, limit: number): Promise<CatalogueLines> {
  const { vendors, classes, games, version } = await catalogueCounts(db)
  const parts = [
    { count: vendors, read: vendorLines },
    { count: classes, read: classLines },
    { count: games, read: gameLines },
  ]
  const lines: CatalogueLine[] = []
  let before = 0
  for (const { count, read } of parts) {
    const from = Math.max(0, offset - before)
    const room = limit - lines.length
    if (from < count && room > 0) lines.push(...(await read(db, from, room)))
    before += count
  }
  return { lines, total: before, version }
}

/** Every line of the catalogue, all of one version. */
export async function wholeCatalogue(db: Db): Promise<Omit<CatalogueLines, 'total'>> {
  const { version, vendors, classes, units } = await storedCatalogue(db)
  const lines = [
    ...vendors.map(({ code, names, iconUrl, maintenanceUntil }) => ({
      ...{ kind: 'vendor', code, names, ...(iconUrl && { iconUrl }), ...(maintenanceUntil && { maintenanceUntil }) },
    })),
    ...classes.map((line) => ({ kind: 'class', ...line })),
    ...units.map((unit) => {
      const { vendorCode, minBetMinor, isVendorLobby, iconUrl, maintenanceUntil, namesJson, ...same } = gameOf(unit)
      const { art: _art, ...fields } = same
      return {
        ...fields,
        kind: 'game',
        vendor: vendorCode,
        names: JSON.parse(namesJson),
        minBet: toAmount(minBetMinor, merchantCurrency.exponent),
        isGame: isVendorLobby ? 'VASSALAGE' : 'GAME',
        ...(iconUrl !== null && { iconUrl }),
        ...(maintenanceUntil && { maintenanceUntil }),
      }
    }),
  ]
  // What the tables hold came in as lines.
  return { version, lines: lines as CatalogueLine[] }
}

async function vendorLines(db: Db, offset: number, limit: number): Promise<CatalogueLine[]> {
  return (await offeredVendors(db, offset, limit)).map(({ code, names, iconUrl, maintenanceUntil }) => ({
    kind: 'vendor',
    code,
    names: names as LocalisedText & typeof names,
    ...(iconUrl && { iconUrl }),
    ...untilOf(maintenanceUntil),
  }))
}

async function classLines(db: Db, offset: number, limit: number): Promise<CatalogueLine[]> {
  return (await offeredClasses(db, offset, limit)).map(({ gameType, key, names }) => ({
    kind: 'class',
    gameType: gameType as GameType,
    key,
    names: names as LocalisedText & typeof names,
  }))
}

async function gameLines(db: Db, offset: number, limit: number): Promise<CatalogueLine[]> {
  const rows = await offeredGames(db, offset, limit)
  return rows.map(({ nodeId, gameType, names, minBetMinor, isVendorLobby, iconUrl, maintenanceUntil, ...same }) => ({
    ...same,
    kind: 'game',
    nodeId: nodeId.toString(),
    gameType: gameType as GameType,
    names: names as LocalisedText & typeof names,
    minBet: toAmount(minBetMinor, merchantCurrency.exponent),
    isGame: isVendorLobby ? 'VASSALAGE' : 'GAME',
    ...(iconUrl !== null && { iconUrl }),
    ...untilOf(maintenanceUntil),
  }))
}

function untilOf(maintenanceUntil: Date | null): { maintenanceUntil?: string } {
  return maintenanceUntil ? { maintenanceUntil: maintenanceUntil.toISOString() } : {}
}
