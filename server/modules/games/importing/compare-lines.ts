import {
  type CatalogueChange,
  type CatalogueDifference,
  changesAtMost,
  type LineChange,
} from '@banyan/contract/games/catalogue-difference.ts'
import type { CatalogueLine } from '@banyan/contract/games/catalogue-lines.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import { isSame, type Json, valueDifferences } from '@banyan/rules/content/value-differences.ts'
import { minorOf, toAmount } from '@banyan/rules/money/amount.ts'
import { merchantCurrency } from '#/modules/system/merchant.ts'

type Counts = { -readonly [Name in keyof CatalogueDifference['games']]: number }

/** What names a line among those of its kind. */
function idOfLine(line: CatalogueLine): string {
  if (line.kind === 'vendor') return line.code
  return line.kind === 'class' ? `${line.gameType} ${line.key}` : line.nodeId.replace(/^0+(?=\d)/, '')
}

/** What the lines of an import change of the catalogue; `before` is as `wholeCatalogue` answers it. */
export function compareLines(
  before: readonly CatalogueLine[],
  given: readonly CatalogueLine[],
): Omit<CatalogueDifference, 'version'> {
  const counts = { vendor: noneOf(before, 'vendor'), class: noneOf(before, 'class'), game: noneOf(before, 'game') }
  const told = new Changes()
  const left = new Map(before.map((line, place) => [keyOf(line), { line, place }]))
  const lastPlaces = { vendor: -1, class: -1, game: -1 }
  let isReordered = false
  for (const line of given) {
    const count = counts[line.kind]
    count.after += 1
    const key = keyOf(line)
    const standing = left.get(key)
    left.delete(key)
    if (standing === undefined) {
      count.added += 1
      told.add('added', line)
      continue
    }
    isReordered ||= standing.place < lastPlaces[line.kind]
    lastPlaces[line.kind] = standing.place
    const after = asStored(line, standing.line)
    if (isSame(standing.line as Json, after as Json)) continue
    count.changed += 1
    told.add('changed', line, standing.line, after)
  }
  for (const { line } of left.values()) {
    counts[line.kind].withdrawn += 1
    told.add('withdrawn', line)
  }
  return { vendors: counts.vendor, classes: counts.class, games: counts.game, isReordered, changes: told.changes }
}

const keyOf = (line: CatalogueLine) => `${line.kind} ${idOfLine(line)}`

function noneOf(before: readonly CatalogueLine[], kind: CatalogueLine['kind']): Counts {
  const count = before.reduce((sum, line) => sum + Number(line.kind === kind), 0)
  return { before: count, after: 0, added: 0, changed: 0, withdrawn: 0 }
}

/** The first changes of each kind. */
class Changes {
  readonly changes: CatalogueChange[] = []
  readonly #told = new Map<LineChange, number>()

  add(what: LineChange, line: CatalogueLine, before?: CatalogueLine, after?: CatalogueLine): void {
    const told = this.#told.get(what) ?? 0
    if (told === changesAtMost) return
    this.#told.set(what, told + 1)
    const fields = before && after ? valueDifferences(before as Json, after as Json) : []
    this.changes.push({
      ...{ what, kind: line.kind, id: idOfLine(line), name: line.names.en ?? '' },
      vendor: line.kind === 'game' ? line.vendor : null,
      fields: fields.map(({ path, before: was, after: is }) => ({
        field: path.slice(1).replaceAll('/', '.'),
        before: was === undefined ? null : String(was),
        after: is === undefined ? null : String(is),
      })),
    })
  }
}

/** A line as the catalogue gives it back once it is imported over the one that stands. */
function asStored(line: CatalogueLine, standing: CatalogueLine): CatalogueLine {
  const names = Object.fromEntries(Object.entries(line.names).filter(([, name]) => name))
  if (line.kind === 'class') return { ...line, names } as CatalogueLine
  const { maintenanceUntil: given, iconUrl, ...fields } = line
  const until = given === undefined && 'maintenanceUntil' in standing ? standing.maintenanceUntil : storedMoment(given)
  return {
    ...fields,
    ...(line.kind === 'game' && {
      nodeId: idOfLine(line),
      minBet: toAmount(minorOf(line.minBet, merchantCurrency.exponent), merchantCurrency.exponent),
    }),
    names,
    // To a vendor's wordmark, unlike to a game's picture, empty is as good as left out.
    ...((line.kind === 'game' ? iconUrl !== undefined : iconUrl) && { iconUrl }),
    ...(until && { maintenanceUntil: until }),
  } as CatalogueLine
}

function storedMoment(given: string | null | undefined): string | undefined {
  return given ? momentOf(given)?.toISOString() : undefined
}

/**
 * The lines before an import, as those that take it back. They name a maintenance only where the import changed it, so
 * that one which an operator sets later is kept.
 */
export function linesBack(before: readonly CatalogueLine[], given: readonly CatalogueLine[]): CatalogueLine[] {
  const ends = new Map(
    given.flatMap((line) =>
      line.kind !== 'class' && line.maintenanceUntil !== undefined
        ? [[keyOf(line), storedMoment(line.maintenanceUntil)] as const]
        : [],
    ),
  )
  return before.map((line) => {
    if (line.kind === 'class') return line
    const { maintenanceUntil, ...rest } = line
    const key = keyOf(line)
    if (!ends.has(key) || ends.get(key) === maintenanceUntil) return rest
    return { ...rest, maintenanceUntil: maintenanceUntil ?? null }
  })
}
