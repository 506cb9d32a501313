/** An application's text of a key such as `method.DIRECT` or `group.lo`, or nothing where it has none. */
export type NameOf = (key: string, values?: Record<string, string | number>) => string | undefined

/** A play code is `<FAMILY>_<SEGMENT>_<METHOD>`; some families have no segments. */
const segmented = /^[A-Z\d]+_([345]|[FML]3|[FL]2)_(.+)$/

/** What stands together where the play code names no segment; the first that fits counts. */
const groups: readonly (readonly [fits: RegExp, group: string])[] = [
  [/_DT_\d_\d_PUSH$/, 'dragonTigerPush'],
  [/^SSC_DT_|^PK_DT_/, 'dragonTiger'],
  [/^SSC_FUN/, 'repeats'],
  [/^SSC_SUM_BSOE|_POS_BSOE$/, 'sides'],
  [/_FIXED$|^PK_F\d$/, 'positions'],
  [/^E5_ANY\d_DT$/, 'banker'],
  [/^E5_ANY/, 'choose'],
  [/^E5_/, 'markets'],
  [/^K3_(SUM|BSOE)$|^PK_SUM2|^PC_|^LHC_SUM/, 'sum'],
  [/^K3_/, 'dice'],
  [/^LHC_TM/, 'special'],
  [/^LHC_ZM/, 'normal'],
  [/^LHC_NBZ/, 'none'],
  [/^LHC_(YX|WS|LX)/, 'zodiac'],
  [/^LHC_/, 'linked'],
  [/^VN._LO/, 'lo'],
  [/^VN._XIEN/, 'xien'],
  [/^VN._TRUOT/, 'truot'],
  [/^VN._\dC_/, 'cang'],
  [/^VN._/, 'de'],
  [/^SEA_.*(BOTTOM|BSOE)$/, 'bottom'],
  [/^SEA_/, 'top'],
  [/^D4_I?BOX/, 'ibox'],
  [/^D4_/, 'prizes'],
]

/** Methods that hold a number: the text's key and what is counted. */
const counted: readonly (readonly [fits: RegExp, key: string])[] = [
  [/^ANY(\d)_DT$/, 'CHOOSE_DT'],
  [/^(?:FUN)(\d)$/, 'FUN'],
  [/^XIEN(\d)$/, 'XIEN'],
  [/^TRUOT(\d+)$/, 'TRUOT'],
  [/^NBZ(\d+)$/, 'NBZ'],
  [/^LX(\d)$/, 'LX'],
  [/^ZMT_(\d)$/, 'ZMT'],
]

/** The group of a bet type among those of its family: the segment of the draw, or what it is about. */
export function groupOf(playCode: string): string {
  return segmented.exec(playCode)?.[1] ?? groups.find(([fits]) => fits.test(playCode))?.[1] ?? 'other'
}

/** The name of a group. */
export function groupName(nameOf: NameOf, group: string): string {
  return nameOf(`group.${group}`) ?? group
}

/** The name of a bet type within its group; where nobody has named the method, its play code. */
export function methodName(nameOf: NameOf, playCode: string): string {
  const inSegment = segmented.exec(playCode)?.[2]
  const method = inSegment ?? playCode.slice(playCode.indexOf('_') + 1)
  return countedName(nameOf, method, inSegment !== undefined) ?? nameOf(`method.${method}`) ?? playCode
}

/** The name of a bet type by itself, joined of both; a group that the method names already is not said twice. */
export function fullName(
  nameOf: NameOf,
  playCode: string,
  join: (names: { readonly group: string; readonly method: string }) => string,
): string {
  const [group, method] = [groupName(nameOf, groupOf(playCode)), methodName(nameOf, playCode)]
  return method.startsWith(group) ? method : join({ group, method })
}

function countedName(nameOf: NameOf, method: string, isSegmented: boolean): string | undefined {
  const [, first, second] = /^DT_(\d)(?:_(\d))?/.exec(method) ?? []
  // PK10 compares a place with its mirror, of eleven together.
  if (first) return nameOf('method.DUEL', { first, second: second ?? 11 - Number(first) })
  const any = /^ANY(\d)$/.exec(method)?.[1]
  if (any) return nameOf(isSegmented ? 'method.ANYWHERE' : 'method.CHOOSE', { count: any })
  for (const [fits, key] of counted) {
    const count = fits.exec(method)?.[1]
    if (count) return nameOf(`method.${key}`, { count })
  }
  return undefined
}
