import type { Quote, QuotedBet } from '../quote/quote-bet.ts'

/** Bets that wait to be placed together, for one game; a slip of the wire has no more than fifty. */
export const slipAtMost = 50

/** A bet of the slip; what it costs is worked out anew from this with every change of terms. */
export interface SlipLine extends Pick<QuotedBet, 'playCode' | 'selection' | 'unit' | 'multiple' | 'prizeGroup'> {
  readonly key: number
}

/** A bet of the slip with what it costs now. */
export interface QuotedLine {
  readonly line: SlipLine
  readonly quote: Quote
}

export interface SlipState {
  readonly lines: readonly SlipLine[]
  readonly nextKey: number
}

export const emptySlip: SlipState = { lines: [], nextKey: 1 }

export type SlipChange =
  | { readonly kind: 'add'; readonly bets: readonly Omit<SlipLine, 'key'>[] }
  | { readonly kind: 'multiple'; readonly key: number; readonly multiple: number }
  | { readonly kind: 'remove'; readonly key: number }
  | { readonly kind: 'clear' }

/** The slip after a change. The same selection at the same stake is one bet of a greater multiple. */
export function changeSlip(slip: SlipState, change: SlipChange, mostMultiple: number): SlipState {
  switch (change.kind) {
    case 'add':
      return change.bets.reduce((next, bet) => withBet(next, bet, mostMultiple), slip)
    case 'multiple':
      return {
        ...slip,
        lines: slip.lines.map((line) => (line.key === change.key ? { ...line, multiple: change.multiple } : line)),
      }
    case 'remove':
      return { ...slip, lines: slip.lines.filter(({ key }) => key !== change.key) }
    case 'clear':
      return { ...slip, lines: [] }
  }
}

function withBet(slip: SlipState, bet: Omit<SlipLine, 'key'>, mostMultiple: number): SlipState {
  const same = slip.lines.find(
    ({ playCode, selection, unit, prizeGroup }) =>
      playCode === bet.playCode && selection === bet.selection && unit === bet.unit && prizeGroup === bet.prizeGroup,
  )
  if (same) {
    const multiple = Math.min(mostMultiple, same.multiple + bet.multiple)
    return changeSlip(slip, { kind: 'multiple', key: same.key, multiple }, mostMultiple)
  }
  if (slip.lines.length >= slipAtMost) return slip
  return { lines: [...slip.lines, { ...bet, key: slip.nextKey }], nextKey: slip.nextKey + 1 }
}
