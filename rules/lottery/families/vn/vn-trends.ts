import { numberLabels } from '../../grammar/numbers.ts'
import type { FamilyTrends, TrendRow } from '../../trend-row.ts'
import type { Board, Prizes } from '../../vietnamese-boards.ts'
import { slotsOf, tiersOfWidth } from './vn-match.ts'

/** What boards of both kinds have. */
type Tier = 'DB' | 'G1'

/** The last and the first two digits of every prize, of the special, the first and the lowest one; its tens and units. */
export function vnTrends<T extends string>(
  family: string,
  board: Board<T | Tier>,
  lowest: NoInfer<T>,
): FamilyTrends<Prizes<T | Tier>> {
  const twoDigits = (name: string, part: 'first' | 'last', ...tiers: (T | Tier)[]): TrendRow<Prizes<T | Tier>> => {
    const slots = slotsOf(board, tiers, part, 2)
    return { name: `${family}_${name}`, labels, shown: (draw) => slots.numbers(draw).map(Number) }
  }
  const digitOfSpecial = (name: string, place: number): TrendRow<Prizes<T | Tier>> => ({
    name: `${family}_${name}`,
    labels: digits,
    shown: ({ DB }) => [Number((DB as readonly string[])[0]?.at(-place) ?? -1)],
  })
  const rows = [
    twoDigits('LO2', 'last', ...tiersOfWidth(board, 2)),
    twoDigits('DE_DB', 'last', 'DB'),
    digitOfSpecial('DAU', 2),
    digitOfSpecial('DUOI', 1),
    twoDigits('DE_DB_HEAD', 'first', 'DB'),
    twoDigits('DE_G1', 'last', 'G1'),
    twoDigits('DE_G1_HEAD', 'first', 'G1'),
    twoDigits(`DE_${lowest}`, 'last', lowest),
    twoDigits('DE_DD', 'last', 'DB', lowest),
    twoDigits('LO2_HEAD', 'first', ...tiersOfWidth(board, 3)),
  ]
  return {
    rows,
    rowFor: (playCode) =>
      /_(LO2_1K|XIEN\d|TRUOT\d+)$/.test(playCode) ? `${family}_LO2` : rows.find(({ name }) => name === playCode)?.name,
  }
}

const labels = numberLabels(0, 99, 2)
const digits = numberLabels(0, 9)
