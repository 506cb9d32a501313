import { moneyText } from '#/src/features/cashier/wallet/money.tsx'
import { useText } from '#/src/i18n/text.ts'
import type { Recalled } from '../fund-queries.ts'

const looks: Record<Recalled['outcome'], string> = {
  moved: 'text-primary-strong',
  inTransit: 'text-gold',
  refused: 'text-danger',
  empty: 'text-muted',
  busy: 'text-gold',
  maintenance: 'text-gold',
  noAnswer: 'text-danger',
}

/** A line for each vendor. */
export function RecallResults({ results }: { results: readonly Recalled[] }) {
  const t = useText()
  return (
    <ul aria-label={t('fund.recallResults')} className="border-t border-line bg-ground/40">
      {results.map(({ vendor, name, outcome, transfer }) => (
        <li
          key={vendor}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4.5 py-2.5 text-sm"
        >
          <bdi className="font-semibold">{name}</bdi>
          <span className={`text-pretty ${looks[outcome]}`}>
            {t(`fund.recalled.${outcome}`, { amount: moneyText(transfer?.amount ?? '0') })}
          </span>
        </li>
      ))}
    </ul>
  )
}
