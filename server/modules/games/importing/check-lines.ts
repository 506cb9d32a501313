import type { CatalogueLine, ClassLine, GameLine, VendorLine } from '@banyan/contract/games/catalogue-lines.ts'
import { catalogueBounds } from '@banyan/contract/games/vendor.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import { isSportsGroup, sportsGroupOf } from '@banyan/rules/games/sports-groups.ts'
import { leadsTo } from '#/modules/system/allowed-hosts.ts'

/** The earlier lines' vendors and classes, against which later lines are checked. */
export interface Seen {
  readonly vendors: string[]
  /** Keys of classifications by type of game. */
  readonly classes: Record<string, string[]>
  hotGames: number
}

/** A line's fault: its index, the field, and the broken rule. */
export interface LineFault {
  readonly index: number
  readonly field: string
  readonly rule: string
}

type Fault = Omit<LineFault, 'index'> | undefined

/** The bound of lists of hot games (contract/games/hot-games.ts). */
const hotGamesAtMost = 300

export const nothingSeen = (): Seen => ({ vendors: [], classes: {}, hotGames: 0 })

/** Checks lines in order, beyond their schema, and adds them to `seen`. */
export function checkLines(seen: Seen, lines: readonly CatalogueLine[], imageHosts: readonly string[]): LineFault[] {
  return lines.flatMap((line, index) => {
    const fault = faultOf(seen, line, imageHosts)
    return fault ? [{ index, ...fault }] : []
  })
}

function faultOf(seen: Seen, line: CatalogueLine, imageHosts: readonly string[]): Fault {
  if (line.kind === 'class') return classFault(seen, line)
  if (line.maintenanceUntil && !momentOf(line.maintenanceUntil)) return { field: 'maintenanceUntil', rule: 'moment' }
  if (line.iconUrl && !leadsTo(line.iconUrl, imageHosts)) return { field: 'iconUrl', rule: 'host_not_allowed' }
  return line.kind === 'vendor' ? vendorFault(seen, line) : gameFault(seen, line)
}

function vendorFault({ vendors }: Seen, { code }: VendorLine): Fault {
  if (vendors.includes(code)) return { field: 'code', rule: 'duplicate' }
  if (vendors.length >= catalogueBounds.vendors) return { field: 'code', rule: 'too_many' }
  vendors.push(code)
  return undefined
}

function classFault({ classes }: Seen, { gameType, key }: ClassLine): Fault {
  const ofType = classes[gameType] ?? []
  classes[gameType] = ofType
  if (ofType.includes(key)) return { field: 'key', rule: 'duplicate' }
  if (ofType.length >= catalogueBounds.classesOfType) return { field: 'key', rule: 'too_many' }
  ofType.push(key)
  return undefined
}

function gameFault(seen: Seen, { nodeId, vendor, gameType, gameClass, isHot }: GameLine): Fault {
  if (BigInt(nodeId) === 0n) return { field: 'nodeId', rule: 'minimum' }
  if (!seen.vendors.includes(vendor)) return { field: 'vendor', rule: 'unknown_vendor' }
  if (!seen.classes[gameType]?.includes(gameClass)) return { field: 'gameClass', rule: 'unknown_class' }
  if (isSportsGroup(gameType) && sportsGroupOf(vendor) !== gameType) return { field: 'gameType', rule: 'wrong_group' }
  if (isHot && seen.hotGames >= hotGamesAtMost) return { field: 'isHot', rule: 'too_many' }
  if (isHot) seen.hotGames += 1
  return undefined
}
