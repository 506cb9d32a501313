import type { BetType, BetTypeTable } from '../../bet-type.ts'
import { greatest } from '../../counting/cell-bounds.ts'
import { cellsAlike } from '../../counting/cells.ts'
import { lineKind } from '../../counting/line-kinds.ts'
import { chanceThat } from '../../counting/measure.ts'
import { wins } from '../../counting/wins.ts'
import type { Pc28Draw } from '../../draw.ts'
import { betTypeOfRows, type Counted } from '../../grammar/bet-type-of.ts'
import { isPicked, type Picks } from '../../grammar/row-reader.ts'
import { row } from '../../picker.ts'
import { market } from '../../primitives/market.ts'
import { measureOfDigits, segment } from '../digits/segment.ts'
import { pc28Combo, pc28Extreme, pc28Number, pc28Sides, pc28Sum, pc28Sums } from './pc28-sum.ts'

/** 包三: three sums are one line, whose chance, and so whose odds, are those of the sums chosen. */
function pc28Pack(): BetType<Pc28Draw> {
  const count = ([picked]: readonly Picks[]): Counted<Pc28Draw> => {
    const holds = (sum: number) => isPicked(picked as Picks, sum)
    return {
      lines: 1,
      lineKinds: [lineKind(chanceThat(pc28Sum, holds))],
      winningLines: (draw) => wins(holds(pc28Sum.of(draw)) ? 1 : 0),
      bestWins: () => [wins(1)],
      cells: () => cellsAlike(picked?.values.map((sum) => pc28Sums[sum] ?? '') ?? [], [wins(1)]),
    }
  }
  return betTypeOfRows<Pc28Draw>([row('sum', pc28Sums, 3, 3)], [], count, greatest())
}

/** 豹子: three equal digits. */
function pc28Leopard() {
  const measure = measureOfDigits(segment(0, 3), (digits) => (new Set(digits).size === 1 ? 1 : 0))
  return market([{ name: 'leopard', measure }], [{ label: 'ALL', wins: (value) => value === 1 }])
}

/** Every bet type of PC28 by play code. */
export const pc28BetTypes: BetTypeTable<Pc28Draw> = {
  PC_NUM: () => pc28Number(),
  PC_BSOE: () => pc28Sides(),
  PC_COMBO: () => pc28Combo(),
  PC_EXTREME: () => pc28Extreme(),
  PC_LEOPARD: () => pc28Leopard(),
  PC_NUM3: () => pc28Pack(),
}
