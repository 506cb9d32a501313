import { combinations, eachLabel, isSide, line, type ReferenceTable } from './reference.ts'

const sum = (dice: readonly number[]) => dice.reduce((a, b) => a + b, 0)
const sorted = (dice: readonly number[]) => dice.toSorted().join('')
const showAll =
  (size: number) =>
  ([picked = []]: readonly (readonly string[])[]) =>
    combinations(picked, size).map((wanted) => line((dice) => wanted.every((face) => dice.includes(Number(face)))))

/** The naive reading of every bet type of 快三. */
export const k3References: ReferenceTable = {
  K3_SUM: eachLabel((wanted) => line((dice) => sum(dice) === Number(wanted), wanted)),
  K3_BSOE: eachLabel((side) => line((dice) => isSide(side, sum(dice), 11))),
  K3_TRIPLE: eachLabel((wanted) => line((dice) => dice.join('') === wanted)),
  K3_TRIPLE_ANY: eachLabel(() => line(([a, b, c]) => a === b && b === c)),
  K3_DIFF3: showAll(3),
  K3_DIFF2: showAll(2),
  K3_ONE: showAll(1),
  K3_STRAIGHT_ANY: eachLabel(() => line((dice) => ['123', '234', '345', '456'].includes(sorted(dice)))),
  K3_PAIR_ANY: eachLabel((pair) => line((dice) => sorted(dice).includes(pair) && new Set(dice).size === 2)),
  K3_PAIR: ([pairs = [], singles = []]) =>
    pairs.flatMap((pair) =>
      singles
        .filter((single) => single !== pair)
        .map((single) => line((dice) => sorted(dice) === [pair, pair, single].sort().join(''))),
    ),
}
