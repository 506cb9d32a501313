import { fieldName } from '#/src/features/lottery/games/drawn-numbers.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { Tiers } from './prizes-of.ts'

interface PrizeTableProps {
  board: Tiers
  prizes: Readonly<Record<string, readonly string[]>>
  /** How many last digits stand out; 0 for the whole numbers. */
  digits: number
}

/** Tier by tier; what is not drawn yet keeps its place. */
export function PrizeTable({ board, prizes, digits }: PrizeTableProps) {
  const t = useText()
  return (
    <table className="w-full border-collapse text-base">
      <caption className="sr-only">{t('trends.board')}</caption>
      <tbody>
        {board.map(([tier, count, width]) => (
          <tr key={tier} className="border-b border-line last:border-0">
            <th
              scope="row"
              className="w-18 py-2 ps-4 pe-1 text-start align-middle text-sm font-normal text-muted sm:w-24 sm:ps-5"
            >
              {fieldName(t, { kind: 'numerals', name: tier, count, width })}
            </th>
            <td dir="ltr" className="py-1.5 pe-3">
              <div
                className="grid justify-items-center gap-x-1 gap-y-0.5"
                style={{ gridTemplateColumns: `repeat(${columnsOf(count)}, minmax(0, 1fr))` }}
              >
                {Array.from({ length: count }, (_, place) => (
                  <Prize
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells equal prizes apart
                    key={place}
                    number={prizes[tier]?.[place]}
                    width={width}
                    digits={digits}
                    isSpecial={tier === 'DB'}
                  />
                ))}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function columnsOf(count: number): number {
  return count === 6 ? 3 : Math.min(count, 4)
}

interface PrizeProps {
  number: string | undefined
  width: number
  digits: number
  isSpecial: boolean
}

function Prize({ number, width, digits, isSpecial }: PrizeProps) {
  const t = useText()
  const size = isSpecial ? 'text-[1.75rem] leading-9 tracking-wide' : 'leading-6'
  if (number === undefined)
    return (
      <span className={`${size} text-muted opacity-60 motion-safe:animate-breathe`}>
        <span aria-hidden="true">{'·'.repeat(width)}</span>
        <span className="sr-only">{t('trends.waiting')}</span>
      </span>
    )
  const cut = digits === 0 ? 0 : Math.max(0, number.length - digits)
  return (
    <span className={`${size} ${isSpecial ? 'font-bold text-danger' : 'font-semibold'}`}>
      {cut > 0 && <span className={isSpecial ? 'opacity-75' : 'font-normal text-muted'}>{number.slice(0, cut)}</span>}
      <span className={digits > 0 ? 'font-bold' : ''}>{number.slice(cut)}</span>
    </span>
  )
}
