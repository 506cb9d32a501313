import { reelCount, type SlotMachine, type SlotSymbol, type SlotWindow } from './slot-machine.ts'

export interface LineWin {
  readonly line: number
  readonly symbol: SlotSymbol
  /** How many in a row, from the first reel on. */
  readonly count: number
  /** Times the stake of a line. */
  readonly pays: number
}

export interface WindowPay {
  readonly lineWins: readonly LineWin[]
  readonly scatterCount: number
  /** All of it, times the stake of a line, before any multiplier. */
  readonly pays: number
}

/** What a window pays: the win of each line, and the scatters. */
export function windowPay(machine: SlotMachine, window: SlotWindow): WindowPay {
  const lineWins = machine.lines.flatMap((rows, line): LineWin[] => {
    const win = lineRun(
      machine,
      window.map((reel, column) => reel[rows[column] ?? 0] ?? 'J'),
    )
    return win ? [{ line, ...win }] : []
  })
  const scatterCount = window.flat().filter((symbol) => symbol === 'scatter').length
  const onLines = lineWins.reduce((sum, { pays }) => sum + pays, 0)
  return { lineWins, scatterCount, pays: onLines + scatterPay(machine, scatterCount) * machine.lines.length }
}

/** What the scatters pay, in multiples of the whole stake. */
export function scatterPay({ scatterPays }: SlotMachine, count: number): number {
  return count < 3 ? 0 : (scatterPays[Math.min(count, reelCount) - 3] ?? 0)
}

/** What the symbols of one line pay: the first and what is like it, for which wilds stand too; none starts a line. */
export function lineRun({ pays }: SlotMachine, symbols: readonly SlotSymbol[]): Omit<LineWin, 'line'> | undefined {
  const first = symbols[0] ?? 'wild'
  const count = runLength(symbols, (symbol) => symbol === first || symbol === 'wild')
  const paid = pays[first]?.[count - 3] ?? 0
  return paid > 0 ? { symbol: first, count, pays: paid } : undefined
}

function runLength(symbols: readonly SlotSymbol[], belongs: (symbol: SlotSymbol) => boolean): number {
  const end = symbols.findIndex((symbol) => !belongs(symbol))
  return end < 0 ? symbols.length : end
}
