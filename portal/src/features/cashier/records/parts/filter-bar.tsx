import type { BonusPeriod, RecordPeriod } from '@banyan/rules/money/record-filters.ts'
import { Chip, ChipStrip } from '@banyan/ui/chip.tsx'
import { boundsOf, type Filter, FilterChips, type FilterTexts } from '@banyan/ui/filter-chips.tsx'
import type { ReactNode } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { dayText } from './moment.tsx'

/** What a page of records lets through: filters by their ids, beside the period or the days of `dates`. */
export interface ShownFilters<Period extends BonusPeriod = RecordPeriod> {
  readonly period: Period
  readonly values: Readonly<Record<string, string>>
}

export const firstFilters: ShownFilters = { period: 'sevenDays', values: {} }

const daysId = 'dates'

interface FilterBarProps<Period extends BonusPeriod> {
  filters: readonly Filter[]
  periods: readonly Period[]
  shown: ShownFilters<Period>
  onChange: (next: ShownFilters<Period>) => void
  /** At the end of the line of filters. */
  action?: ReactNode
}

/** Periods that are mostly wanted, and below them a chip for each filter. */
export function FilterBar<Period extends BonusPeriod>(props: FilterBarProps<Period>) {
  const { filters, periods, shown, onChange, action } = props
  const t = useText()
  const { period, values } = shown
  const { [daysId]: days, ...others } = values
  const dates: Filter = { id: daysId, kind: 'dates', label: t('records.dates'), write: dayText }
  return (
    <div className="flex flex-col gap-2.5">
      <Periods
        periods={periods}
        chosen={days ? undefined : period}
        onChoose={(next) => onChange({ period: next, values: others })}
      />
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <FilterChips
            filters={[dates, ...filters]}
            values={values}
            onChange={(next) => onChange({ ...shown, values: next })}
            texts={useFilterTexts()}
          />
        </div>
        {action}
      </div>
    </div>
  )
}

interface PeriodsProps<Period extends BonusPeriod> {
  periods: readonly Period[]
  chosen: Period | undefined
  onChoose: (period: Period) => void
}

/** The periods as chips. */
export function Periods<Period extends BonusPeriod>({ periods, chosen, onChoose }: PeriodsProps<Period>) {
  const t = useText()
  return (
    <ChipStrip label={t('records.period')}>
      {periods.map((each) => (
        <Chip key={each} chosen={each === chosen} onClick={() => onChoose(each)}>
          {t(`records.${each as BonusPeriod}`)}
        </Chip>
      ))}
    </ChipStrip>
  )
}

function useFilterTexts(): FilterTexts {
  const t = useText()
  return {
    filters: t('records.filters'),
    apply: t('records.apply'),
    from: t('records.from'),
    until: t('records.until'),
    remove: (filter) => t('records.removeFilter', { filter }),
    atLeast: (bound) => t('records.atLeast', { bound }),
    atMost: (bound) => t('records.atMost', { bound }),
  }
}

/** The days of the filters as the calls take them: from and to go before the period. */
export function daysOf<Period extends BonusPeriod>({
  period,
  values,
}: ShownFilters<Period>): { period: Period; from?: string; to?: string } {
  const { from, until } = boundsOf(values[daysId] ?? '')
  if (!from && !until) return { period }
  return { period, ...(from && { from }), ...(until && { to: until }) }
}

/** Whether anything but the period narrows the list. */
export const isNarrowed = ({ values }: Pick<ShownFilters, 'values'>) => Object.keys(values).length > 0
