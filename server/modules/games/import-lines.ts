import type { CatalogueDifference } from '@banyan/contract/games/catalogue-difference.ts'
import { type CatalogueLine, catalogueFileBounds } from '@banyan/contract/games/catalogue-lines.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import { minorOf } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { Refusal } from '#/platform/refusal.ts'
import { wholeCatalogue } from './catalogue-lines.ts'
import {
  type CatalogueClass,
  type CatalogueGame,
  type CatalogueVendor,
  type ImportOutcome,
  importCatalogue,
} from './import-catalogue.ts'
import { checkLines, type LineFault, nothingSeen, type Seen } from './importing/check-lines.ts'
import { compareLines, linesBack } from './importing/compare-lines.ts'
import { insertAppliedImport } from './store/applied-imports.ts'
import {
  deleteImport,
  importProgress,
  insertImport,
  insertLines,
  lockImport,
  stagedLines,
  stagedNodeIds,
  updateImport,
} from './store/catalogue-imports.ts'
import { lockVersion } from './store/write-catalogue.ts'

/** Faults in lines of a catalogue file; none of the lines is kept. */
export class LinesRefused extends Error {
  override name = 'LinesRefused'
  readonly faults: readonly LineFault[]

  constructor(faults: readonly LineFault[]) {
    super(`line ${faults[0]?.index} of those given breaks ${faults[0]?.rule} in ${faults[0]?.field}`)
    this.faults = faults
  }
}

/** Begins an import of several requests and answers its id. */
export async function beginImport(tx: Tx): Promise<string> {
  return await insertImport(tx, nothingSeen())
}

/** Adds the next lines to an import; answers their number so far. */
export async function addImportLines(
  tx: Tx,
  importId: string,
  firstLine: number,
  lines: readonly CatalogueLine[],
  imageHosts: readonly string[],
): Promise<number> {
  const found = await lockImport(tx, importId)
  if (!found) throw new Refusal('import_not_found')
  // What takes an import back is whole.
  if (found.takesBack !== null || firstLine !== found.lineCount + 1)
    throw new LinesRefused([{ index: 0, field: '', rule: 'not_in_order' }])
  const lineCount = found.lineCount + lines.length
  if (lineCount > catalogueFileBounds.lines) throw new Refusal('catalogue_too_large')
  const seen = found.seen as Seen
  refuse(checkLines(seen, lines, imageHosts))
  refuse(await keepLines(tx, importId, firstLine, lines))
  await updateImport(tx, importId, { lineCount, seen })
  return lineCount
}

/** How far an import has come, and which applied one it takes back. */
export async function readImport(db: Db, importId: string) {
  const found = await importProgress(db, importId)
  if (!found) throw new Refusal('import_not_found')
  return found
}

/** What applying an import would change; `lines` is how many were sent. */
export async function previewImport(db: Db, importId: string, lines: number): Promise<CatalogueDifference> {
  refuseIncomplete(await importProgress(db, importId), lines)
  const { version, lines: before } = await wholeCatalogue(db)
  return { version, ...compareLines(before, (await stagedLines(db, importId)) as CatalogueLine[]) }
}

interface Application {
  readonly lines: number
  /** The catalogue's when the difference was made. */
  readonly version: number
  readonly by: string
  readonly reason: string
}

/** Replaces the catalogue with an import, if it is whole and the catalogue the one that was compared with. */
export async function applyImport(tx: Tx, importId: string, application: Application): Promise<ImportOutcome> {
  const { lines, version, ...author } = application
  const found = await lockImport(tx, importId)
  const { takesBack } = refuseIncomplete(found, lines)
  if (Number(await lockVersion(tx)) !== version) throw new Refusal('changed_meanwhile')
  const { lines: before } = await wholeCatalogue(tx)
  const given = (await stagedLines(tx, importId)) as CatalogueLine[]
  const outcome = await applyLines(tx, given)
  await deleteImport(tx, importId)
  const { versionBefore, ...counts } = outcome
  if (outcome.version !== versionBefore)
    await insertAppliedImport(tx, { ...counts, ...author, takesBack }, linesBack(before, given))
  return outcome
}

function refuseIncomplete<Found extends { readonly lineCount: number }>(
  found: Found | undefined,
  lines: number,
): Found {
  if (!found) throw new Refusal('import_not_found')
  if (found.lineCount !== lines) throw new Refusal('import_incomplete')
  return found
}

/** Imports a whole file at once, as the demo does. */
export async function importLines(
  tx: Tx,
  lines: readonly CatalogueLine[],
  imageHosts: readonly string[],
): Promise<ImportOutcome> {
  refuse(checkLines(nothingSeen(), lines, imageHosts))
  return await applyLines(tx, lines)
}

function refuse(faults: readonly LineFault[]): void {
  if (faults.length > 0) throw new LinesRefused(faults)
}

async function keepLines(
  tx: Tx,
  importId: string,
  firstLine: number,
  lines: readonly CatalogueLine[],
): Promise<LineFault[]> {
  const staged = lines.map((content, index) => ({
    line: firstLine + index,
    content,
    ...(content.kind === 'game' && {
      node_id: content.nodeId,
      vendor_code: content.vendor,
      game_code: content.gameCode,
    }),
  }))
  const kept = await insertLines(tx, importId, staged)
  const refused = lines.flatMap((line, index) =>
    line.kind === 'game' && !kept.has(firstLine + index) ? [{ index, nodeId: BigInt(line.nodeId) }] : [],
  )
  if (refused.length === 0) return []
  const again = await stagedNodeIds(
    tx,
    importId,
    refused.map(({ nodeId }) => nodeId),
  )
  return refused.map(({ index, nodeId }) => ({
    index,
    field: again.has(nodeId) ? 'nodeId' : 'gameCode',
    rule: 'duplicate',
  }))
}

async function applyLines(tx: Tx, lines: readonly CatalogueLine[]): Promise<ImportOutcome> {
  const vendors: CatalogueVendor[] = []
  const classes: CatalogueClass[] = []
  const games: CatalogueGame[] = []
  for (const line of lines) {
    if (line.kind === 'vendor') vendors.push(vendorOf(line))
    else if (line.kind === 'class') classes.push(line)
    else games.push(gameOf(line))
  }
  return await importCatalogue(tx, vendors, games, classes)
}

function vendorOf({ code, names, iconUrl = '', maintenanceUntil }: CatalogueLine & { kind: 'vendor' }) {
  return { code, displayNames: names, iconUrl, maintenanceUntil: dateOf(maintenanceUntil) }
}

function gameOf(line: CatalogueLine & { kind: 'game' }): CatalogueGame {
  return {
    nodeId: BigInt(line.nodeId),
    vendorCode: line.vendor,
    gameCode: line.gameCode,
    gameType: line.gameType,
    gameClass: line.gameClass,
    names: line.names,
    isHot: line.isHot,
    hasFreeTrial: line.hasFreeTrial,
    minBetMinor: minorOf(line.minBet, merchantCurrency.exponent),
    lineCount: line.lineCount,
    isVendorLobby: line.isGame === 'VASSALAGE',
    iconUrl: line.iconUrl ?? null,
    maintenanceUntil: dateOf(line.maintenanceUntil),
  }
}

/** Undefined, which keeps what stands, stays undefined. */
function dateOf(moment: string | null | undefined): Date | null | undefined {
  return moment ? (momentOf(moment) ?? null) : (moment as null | undefined)
}
