import type { Text } from '#/src/i18n/text.ts'

type Values = Readonly<Record<string, string | number>>

/** Which sentence says when a bet type wins, and what its placeholders hold; a value that begins with `.` is a text's key. */
interface Sentence {
  readonly key: string
  readonly values: Values
}

/** When a line of a bet type wins, in one sentence; undefined where nobody has written one. */
export function winSentence(t: Text, playCode: string): string | undefined {
  const sentence = sentenceOf(playCode)
  if (!sentence) return undefined
  const read = t as (key: string, values: Values) => string
  const values = Object.entries(sentence.values).map(([name, value]) => {
    const isKey = typeof value === 'string' && value.startsWith('.')
    return [name, isKey ? read(`rules${value}`, sentence.values) : value]
  })
  return read(`rules.win.${sentence.key}`, Object.fromEntries(values)) || undefined
}

type Row = readonly [fits: RegExp, key: string, values?: (found: string[]) => Values]

const first = (found: string[]) => found[1] ?? ''
const count = (found: string[]) => ({ count: Number(first(found)) })

/** Part of the digits, which the sentence names. */
const part = (found: string[]) => ({ part: `.part.${first(found)}` })
const segment = '(?:SSC|P3)_(5|4|[FML]?3|[FL]2)'

/** Digits of 时时彩 and 3D. */
const digits: readonly Row[] = [
  [new RegExp(`^${segment}_DIRECT(?:_IN)?$`), 'direct', part],
  [
    new RegExp(`^${segment}_(G\\d+)$`),
    'group',
    // Two pairs of four digits and three different ones of three are both group 6.
    (found) => ({
      ...part(found),
      shape: `.shape.${first(found) === '4' && found[2] === 'G6' ? 'twoPairs' : found[2]}`,
    }),
  ],
  [new RegExp(`^${segment}_SUM$`), 'digitSum', part],
  [new RegExp(`^${segment}_SPAN$`), 'digitSpan', part],
  [new RegExp(`^${segment}_MIX$`), 'mixedGroup', part],
  [new RegExp(`^${segment}_GSUM$`), 'groupSum', part],
  [new RegExp(`^${segment}_ANY1$`), 'anyDigit', part],
  [new RegExp(`^${segment}_ANY(\\d)$`), 'anyDigits', (found) => ({ ...part(found), count: Number(found[2]) })],
  [new RegExp(`^${segment}_SHAPE$`), 'shape', part],
  [new RegExp(`^${segment}_BSOE$`), 'sidesOfTwo', part],
  [/^(?:SSC|P3)_FIXED$/, 'digitFixed'],
  [/^SSC_POS_BSOE$/, 'digitSides'],
  [/^SSC_FUN1$/, 'digitShows'],
  [/^SSC_FUN(\d)$/, 'digitRepeats', count],
  [/^SSC_DT_(\d)_(\d)$/, 'duel', (found) => ({ first: first(found), second: found[2] ?? '' })],
  [/^SSC_DT_(\d)_(\d)_PUSH$/, 'duelReturns', (found) => ({ first: first(found), second: found[2] ?? '' })],
]

/** Sums whose upper half begins at `from`. */
const totals: readonly Row[] = [
  [/^SSC_SUM_BSOE$/, 'totalSides', () => ({ from: 23, below: 22 })],
  [/^K3_BSOE$/, 'totalSides', () => ({ from: 11, below: 10 })],
  [/^PC_BSOE$/, 'totalSides', () => ({ from: 14, below: 13 })],
  [/^LHC_SUM_BSOE$/, 'sevenSides', () => ({ from: 175, below: 174 })],
  [/^PK_SUM2_BSOE$/, 'firstTwoSides', () => ({ from: 12, below: 11 })],
  [/^E5_SUM_BSOE$/, 'totalSidesReturn', () => ({ from: 31, below: 29, middle: 30 })],
  [/^K3_SUM$|^PC_NUM$/, 'total'],
  [/^PC_NUM3$/, 'threeTotals'],
  [/^PC_COMBO$/, 'totalBoth', () => ({ from: 14, below: 13 })],
  [/^PC_EXTREME$/, 'totalExtreme', () => ({ lowest: 5, highest: 22 })],
  [/^PC_LEOPARD$/, 'leopard'],
  [/^PK_SUM2$/, 'firstTwoTotal'],
]

/** 11选5 and PK10: numbers that are drawn without putting any back. */
const urns: readonly Row[] = [
  [/^E5_F(\d)_DIRECT$|^PK_F([2-9])$/, 'firstInOrder', (found) => ({ count: Number(found[1] ?? found[2]) })],
  [/^PK_F1$/, 'firstPlace'],
  [/^E5_F(\d)_GROUP$/, 'firstAnyOrder', count],
  [/^E5_F(\d)_GROUP_DT$/, 'firstBankers', count],
  [/^E5_F(\d)_ANY1$/, 'amongFirst', count],
  [/^(?:E5|PK)_FIXED$/, 'numberFixed'],
  [/^PK_POS_BSOE$/, 'numberSides'],
  [/^PK_DT_(\d)$/, 'duelNoTie', (found) => ({ first: first(found), second: 11 - Number(first(found)) })],
  [/^E5_DT$/, 'duelNoTie', () => ({ first: 1, second: 5 })],
  [/^E5_ANY1$/, 'isDrawn'],
  [/^E5_ANY([2-5])$/, 'allDrawn', count],
  [/^E5_ANY([6-8])$/, 'coversDrawn', count],
  [/^E5_ANY([2-5])_DT$/, 'allDrawnBankers', count],
  [/^E5_ANY([6-8])_DT$/, 'coversDrawnBankers', count],
  [/^E5_ODD$/, 'oddCount'],
  [/^E5_MID$/, 'middleNumber'],
]

const dice: readonly Row[] = [
  [/^K3_TRIPLE$/, 'diceTriple'],
  [/^K3_TRIPLE_ANY$/, 'diceAnyTriple'],
  [/^K3_DIFF([23])$/, 'diceAll', count],
  [/^K3_STRAIGHT_ANY$/, 'diceStraight'],
  [/^K3_PAIR_ANY$/, 'dicePair'],
  [/^K3_PAIR$/, 'dicePairAndSingle'],
  [/^K3_ONE$/, 'diceOne'],
]

const markSix: readonly Row[] = [
  [/^LHC_TM$/, 'special'],
  [/^LHC_TM_BSOE$/, 'specialSides'],
  [/^LHC_TM_SUMBS$/, 'specialDigitSum'],
  [/^LHC_TM_SUMOE$/, 'specialDigitParity'],
  [/^LHC_TM_TAILBS$/, 'specialTail'],
  [/^LHC_TM_COLOR$/, 'specialColour'],
  [/^LHC_TM_ZODIAC$/, 'specialAnimal'],
  [/^LHC_ZM$/, 'normal'],
  [/^LHC_ZMT_(\d)$/, 'normalAt', count],
  [/^LHC_([23])QZ$/, 'normalAll', count],
  [/^LHC_3Z2$/, 'normalTwoOfThree'],
  [/^LHC_2ZT$/, 'normalOrSpecial'],
  [/^LHC_TC$/, 'normalAndSpecial'],
  [/^LHC_NBZ(\d+)$/, 'noneOfSeven', count],
  [/^LHC_YX$/, 'animal'],
  [/^LHC_WS$/, 'tail'],
  [/^LHC_LX(\d)$/, 'animals', count],
]

/** Prizes of a Vietnamese board. */
const prize = (name: string): Values =>
  name === 'DB' ? { prize: '.prize.DB' } : { prize: '.prize.tier', tier: name.slice(1) }

const vietnam: readonly Row[] = [
  [/^VN[NS]_LO(\d)$/, 'lo', count],
  [/^VN[NS]_LO2_1K$/, 'loOneStake'],
  [/^VN[NS]_LO2_HEAD$/, 'loHead'],
  [/^VN[NS]_XIEN(\d)$/, 'allAppear', count],
  [/^VN[NS]_TRUOT(\d+)$/, 'noneAppears', count],
  [/^VN[NS]_DE_(DB|G\d)$/, 'lastDigitsOf', (found) => ({ ...prize(first(found)), count: 2 })],
  [/^VN[NS]_DE_(DB|G\d)_HEAD$/, 'firstDigitsOf', (found) => ({ ...prize(first(found)), count: 2 })],
  [/^VN([NS])_DE_DD$/, 'lastDigitsOfBoth', (found) => ({ ...prize(first(found) === 'N' ? 'G7' : 'G8'), count: 2 })],
  [/^VN[NS]_DAU$/, 'tens'],
  [/^VN[NS]_DUOI$/, 'units'],
  [/^VN[NS]_(3|4)C_(DB|G\d)$/, 'lastDigitsOf', (found) => ({ ...prize(found[2] ?? ''), ...count(found) })],
  [/^VN([NS])_3C_DD$/, 'lastDigitsOfBoth', (found) => ({ ...prize(first(found) === 'N' ? 'G6' : 'G7'), count: 3 })],
  [/^VN[NS]_DB_BSOE$/, 'specialPrizeSides'],
]

const southEast: readonly Row[] = [
  [/^SEA_(\d)TOP$/, 'top', count],
  [/^SEA_(\d)TOD$/, 'topAnyOrder', count],
  [/^SEA_2BOTTOM$/, 'bottom'],
  [/^SEA_3FRONT$/, 'front'],
  [/^SEA_3BACK$/, 'back'],
  [/^SEA_RUNTOP$/, 'runTop'],
  [/^SEA_RUNBOTTOM$/, 'runBottom'],
  [/^SEA_BSOE$/, 'topSides'],
  [/^D4_(BIG|SMALL)$/, 'fourDigits', (found) => ({ prizes: `.prizes.${first(found)}` })],
  [/^D4_BOX_(BIG|SMALL)$/, 'box', (found) => ({ prizes: `.prizes.${first(found)}` })],
  [/^D4_IBOX_(BIG|SMALL)$/, 'iBox', (found) => ({ prizes: `.prizes.${first(found)}` })],
  [/^D4_ROLL_(BIG|SMALL)$/, 'roll', (found) => ({ prizes: `.prizes.${first(found)}` })],
  [/^D4_4A$/, 'firstPrize'],
  [/^D4_3A$/, 'firstPrizeThree'],
]

const rows = [...digits, ...totals, ...urns, ...dice, ...markSix, ...vietnam, ...southEast]

function sentenceOf(playCode: string): Sentence | undefined {
  for (const [fits, key, values] of rows) {
    const found = fits.exec(playCode)
    if (found) return { key, values: values?.([...found]) ?? {} }
  }
  return undefined
}
