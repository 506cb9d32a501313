import type { LoadedFamily } from '@banyan/rules/lottery/load-family.ts'
import { useMemo } from 'react'
import type { MarkOf } from '#/src/features/lottery/bet-types/number-mark.ts'
import { useMissed } from '#/src/features/lottery/draws/missed.ts'
import { markedNumbers } from '../quote/quote-bet.ts'
import type { Betting } from './use-betting.ts'

/** What is told of each number of the bet type that is shown: whether it is sold, at which odds, and how long it was not drawn. */
export function useMarks(gameCode: string, family: LoadedFamily, { current, playCode, betType }: Betting): MarkOf {
  const missedOf = useMissed(gameCode, family)
  return useMemo(() => {
    const { closed, half } = markedNumbers(current, playCode)
    const isOne = betType?.picker.kind === 'rows' && betType.picker.rows.length === 1
    return (row, label) => {
      const number = isOne ? label : `${row}:${label}`
      const sale = closed.has(number) ? 'closed' : half.has(number) ? 'half' : undefined
      const colour = /^\d\d$/.test(label) ? family.colourOf?.(Number(label)) : undefined
      return { ...missedOf(playCode, row, label), sale, colour }
    }
  }, [missedOf, family, current, playCode, betType])
}
