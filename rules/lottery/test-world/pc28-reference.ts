import { eachLabel, isSide, line, type ReferenceTable } from './reference.ts'

const sum = (digits: readonly number[]) => digits.reduce((a, b) => a + b, 0)

/** The naive reading of every bet type of PC28. */
export const pc28References: ReferenceTable = {
  PC_NUM: eachLabel((wanted) => line((digits) => sum(digits) === Number(wanted), wanted)),
  PC_BSOE: eachLabel((side) => line((digits) => isSide(side, sum(digits), 14))),
  PC_COMBO: eachLabel((combo) => line((digits) => [...combo].every((side) => isSide(side, sum(digits), 14)), combo)),
  PC_EXTREME: eachLabel((side) => line((digits) => (side === 'MIN' ? sum(digits) <= 5 : sum(digits) >= 22))),
  PC_LEOPARD: eachLabel(() => line(([a, b, c]) => a === b && b === c)),
  PC_NUM3: ([sums = []]) => [line((digits) => sums.includes(String(sum(digits))))],
}
