import type { BetType, Selection } from './bet-type.ts'
import { touchedNumbers } from './exposure.ts'
import { entryList } from './grammar/entry-list.ts'
import type { Odds } from './price.ts'

/** How numbers are sold that are not sold as the others are: not at all, or at half the odds. */
export const numberSales = ['closed', 'half'] as const
export type NumberSale = (typeof numberSales)[number]

/** Numbers of a bet type that are closed, and those at half the odds. */
export interface MarkedNumbers {
  readonly closed: ReadonlySet<string>
  readonly half: ReadonlySet<string>
}

/** How a selection is sold. Of half-priced numbers and others it has both: a bet has one price, so they are bet apart. */
export type SelectionSale =
  | { readonly is: 'usual' }
  | { readonly is: 'half' }
  | { readonly is: 'closed' | 'mixed'; readonly numbers: readonly string[] }

/** How a selection of a bet type is sold while these numbers are marked. */
export function saleOf(
  betType: Pick<BetType, 'picker'>,
  selection: Pick<Selection, 'canonical' | 'cells' | 'lines'>,
  { closed, half }: MarkedNumbers,
): SelectionSale {
  const stopped = closed.size > 0 ? touchedNumbers(betType, selection, closed) : []
  if (stopped.length > 0) return { is: 'closed', numbers: stopped }
  const halved = half.size > 0 ? touchedNumbers(betType, selection, half) : []
  if (halved.length === 0) return { is: 'usual' }
  return isWhollyHalf(betType, selection, half) ? { is: 'half' } : { is: 'mixed', numbers: halved }
}

/**
 * Half of each odds, floored to four decimals (`domain/lottery.md` 6.9, T13), but never below 1: what wins never pays
 * less than its stake.
 */
export function halfOdds(odds: Odds): Odds {
  return Object.fromEntries(
    Object.entries(odds).map(([tier, whole]) => [tier, whole / 2n > 10_000n ? whole / 2n : smaller(whole, 10_000n)]),
  )
}

const smaller = (a: bigint, b: bigint) => (a < b ? a : b)

/** Whether no line is without a half-priced number: a single one, or none of whose parts has the usual price. */
function isWhollyHalf(
  { picker }: Pick<BetType, 'picker'>,
  { canonical, cells, lines }: Pick<Selection, 'canonical' | 'cells' | 'lines'>,
  half: ReadonlySet<string>,
): boolean {
  if (lines === 1 || cells().every(({ cell }) => half.has(cell))) return true
  if (picker.kind === 'entries') return [...entryList(canonical, picker.width)].every((entry) => half.has(entry))
  const { rows } = picker
  return canonical.split('|').every((field, at) => {
    const name = rows.length > 1 ? `${rows[at]?.name}:` : ''
    return field === '-' || field.split(',').every((label) => half.has(name + label))
  })
}

/**
 * Whether a bet type has such a number: a label, which is named where there are several rows, an entry, or a cell of one
 * pick, such as `345`, `01-02` and `first:*345`.
 */
export function isNumberOf(betType: Pick<BetType, 'picker' | 'parse'>, number: string): boolean {
  const { picker } = betType
  if (picker.kind === 'rows') {
    const { rows } = picker
    const labels = rows.flatMap(({ name, labels: own }) =>
      own.map((label) => (rows.length > 1 ? `${name}:${label}` : label)),
    )
    if (labels.includes(number)) return true
  }
  const bare = number.slice(number.indexOf(':') + 1).replaceAll('*', '0')
  const picks = [bare, bare.replaceAll('-', ','), [...bare].join('|'), [...bare].join(','), bare.replaceAll('-', '|')]
  return picks.some((pick) => {
    const parsed = betType.parse(pick)
    if (!parsed.ok) return false
    const { canonical, cells } = parsed.selection
    return (picker.kind === 'entries' && canonical === number) || cells().some(({ cell }) => cell === number)
  })
}
