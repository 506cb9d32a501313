import { eachField, eachLabel, isSide, line, product, type ReferenceTable } from './reference.ts'

function first(fields: readonly (readonly string[])[]) {
  return product(fields)
    .filter((tuple) => new Set(tuple).size === tuple.length)
    .map((tuple) => line((order) => tuple.every((car, at) => order[at] === Number(car))))
}

/** The naive reading of every bet type of PK10. */
export const pk10References: ReferenceTable = {
  PK_FIXED: eachField((car, place) => line((order) => order[place] === Number(car))),
  PK_F1: first,
  PK_F2: first,
  PK_F3: first,
  PK_POS_BSOE: eachField((side, place) => line((order) => isSide(side, order[place] ?? 0, 6))),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((place) => [
      `PK_DT_${place}`,
      eachLabel((side) => line((order) => (order[place - 1] ?? 0) > (order.at(-place) ?? 0) === (side === 'D'))),
    ]),
  ),
  PK_SUM2: eachLabel((sum) => line(([a = 0, b = 0]) => a + b === Number(sum), sum)),
  PK_SUM2_BSOE: eachLabel((side) => line(([a = 0, b = 0]) => isSide(side, a + b, 12), side)),
}
