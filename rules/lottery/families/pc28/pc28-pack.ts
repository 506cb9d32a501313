import type { BetType } from '../../bet-type.ts'
import { lineKind } from '../../counting/line-kinds.ts'
import { chanceThat } from '../../counting/measure.ts'
import { wins } from '../../counting/wins.ts'
import type { Pc28Draw } from '../../draw.ts'
import { betTypeOfRows } from '../../grammar/bet-type-of.ts'
import { isPicked, type Picks } from '../../grammar/picks.ts'
import { row } from '../../picker.ts'
import { pc28Sum, pc28Sums } from './pc28-sum.ts'

/** 包三: three sums are one line, whose chance, and so whose odds, are those of the sums chosen. */
export function pc28Pack(): BetType<Pc28Draw> {
  return betTypeOfRows<Pc28Draw>([row('sum', pc28Sums, 3, 3)], [], ([picked]) => {
    const holds = (sum: number) => isPicked(picked as Picks, sum)
    return {
      lines: 1,
      lineKinds: [lineKind(chanceThat(pc28Sum, holds))],
      winningLines: (draw) => wins(holds(pc28Sum.of(draw)) ? 1 : 0),
      bestWins: () => [wins(1)],
    }
  })
}
