import { digitReferences } from './digit-reference.ts'
import { eachField, eachLabel, isSide, line, type ReferenceTable } from './reference.ts'

const pairs = [1, 2, 3, 4, 5].flatMap((first) =>
  [1, 2, 3, 4, 5].filter((second) => second > first).map((second) => [first, second] as const),
)

/** The naive reading of every bet type of 时时彩. */
export const sscReferences: ReferenceTable = {
  ...digitReferences('SSC_5', 0, 5),
  ...digitReferences('SSC_4', 1, 5),
  ...digitReferences('SSC_F3', 0, 3),
  ...digitReferences('SSC_M3', 1, 4),
  ...digitReferences('SSC_L3', 2, 5),
  ...digitReferences('SSC_F2', 0, 2),
  ...digitReferences('SSC_L2', 3, 5),
  SSC_FIXED: eachField((digit, at) => line((drawn) => drawn[at] === Number(digit))),
  SSC_POS_BSOE: eachField((side, at) => line((drawn) => isSide(side, drawn[at] ?? -1, 5))),
  SSC_SUM_BSOE: eachLabel((side) =>
    line((drawn) =>
      isSide(
        side,
        drawn.reduce((a, b) => a + b, 0),
        23,
      ),
    ),
  ),
  ...Object.fromEntries(
    [1, 2, 3, 4].map((least) => [
      `SSC_FUN${least}`,
      eachLabel((digit) => line((drawn) => drawn.filter((shown) => shown === Number(digit)).length >= least)),
    ]),
  ),
  ...Object.fromEntries(
    pairs.flatMap(([i, j]) =>
      (['', '_PUSH'] as const).map((rule) => [
        `SSC_DT_${i}_${j}${rule}`,
        eachLabel((letter) => (drawn) => {
          const [first = 0, second = 0] = [drawn[i - 1], drawn[j - 1]]
          const shown = first > second ? 'D' : first < second ? 'T' : 'X'
          if (shown === letter) return [letter]
          return rule === '_PUSH' && shown === 'X' ? ['PUSH'] : []
        }),
      ]),
    ),
  ),
}
