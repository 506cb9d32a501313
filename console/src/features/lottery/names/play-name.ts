import type { Text } from '#/src/i18n/text.ts'
import { named } from './named.ts'

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
function groupOf(playCode: string): string {
  return segmented.exec(playCode)?.[1] ?? groups.find(([fits]) => fits.test(playCode))?.[1] ?? 'other'
}

/** The name of a group. */
function groupName(t: Text, group: string): string {
  return named(t, `group.${group}`) ?? group
}

/** The name of a bet type within its group; where nobody has named the method, its play code. */
function methodName(t: Text, playCode: string): string {
  const inSegment = segmented.exec(playCode)?.[2]
  const method = inSegment ?? playCode.slice(playCode.indexOf('_') + 1)
  return countedName(t, method, inSegment !== undefined) ?? named(t, `method.${method}`) ?? playCode
}

/** The name of a bet type by itself: a group that the method names already is not said twice. */
export function fullName(t: Text, playCode: string): string {
  const [group, method] = [groupName(t, groupOf(playCode)), methodName(t, playCode)]
  return method.startsWith(group) ? method : t('lotteryName.play', { group, method })
}

function countedName(t: Text, method: string, isSegmented: boolean): string | undefined {
  const [, first, second] = /^DT_(\d)(?:_(\d))?/.exec(method) ?? []
  // PK10 compares a place with its mirror, of eleven together.
  if (first) return named(t, 'method.DUEL', { first, second: second ?? 11 - Number(first) })
  const any = /^ANY(\d)$/.exec(method)?.[1]
  if (any) return named(t, isSegmented ? 'method.ANYWHERE' : 'method.CHOOSE', { count: any })
  for (const [fits, key] of counted) {
    const count = fits.exec(method)?.[1]
    if (count) return named(t, `method.${key}`, { count })
  }
  return undefined
}
