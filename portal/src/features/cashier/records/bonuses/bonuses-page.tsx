import { type BonusPeriod, bonusPeriods, bonusStates } from '@banyan/rules/money/record-filters.ts'
import { percentIcon } from '@banyan/ui/icons/percent-icon.ts'
import { useMemo, useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { EmptyList } from '../parts/empty-list.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { daysOf, FilterBar, type ShownFilters } from '../parts/filter-bar.tsx'
import { RecordList } from '../parts/record-list.tsx'
import { RecordSums } from '../parts/record-sums.tsx'
import { useRecordPages } from '../parts/use-record-pages.ts'
import { type Bonus, bonusPages, type Filters } from '../queries/record-queries.ts'
import { bonusColumns } from './bonus-columns.tsx'
import { BonusDialog } from './bonus-dialog.tsx'

/** The account's bonuses, and how far their turnover has come (requirements WAL-09, MEM-01). */
export function BonusesPage() {
  const t = useText()
  const [shown, setShown] = useState<ShownFilters<BonusPeriod>>({ period: 'thirtyDays', values: {} })
  const [opened, setOpened] = useState<Bonus>()
  const asked = useMemo(() => askedOf(shown), [shown])
  const fetchPage = useMemo(() => bonusPages(asked), [asked])
  const pages = useRecordPages('bonuses', asked, fetchPage)
  const columns = useMemo(() => bonusColumns(t), [t])
  const options = bonusStates.map((value) => ({ value, label: t(`records.bonusState.${value}`) }))
  return (
    <div className="flex flex-col gap-4">
      <FilterBar
        filters={[{ id: 'state', kind: 'choice', label: t('records.status'), options }]}
        periods={bonusPeriods}
        shown={shown}
        onChange={setShown}
        action={
          <ExportButton name="bonuses" columns={columns} fetchPage={fetchPage} disabled={pages.rows.length === 0} />
        }
      />
      <RecordSums
        label={t('records.sums')}
        failed={pages.query.isError && !pages.first}
        figures={[{ id: 'total', label: t('records.bonusTotal'), amount: pages.first?.total }]}
      />
      <RecordList
        label={t('member.page.bonusDetails')}
        columns={columns}
        pages={pages}
        keyOf={({ id }) => id}
        onOpen={setOpened}
        empty={
          <EmptyList icon={percentIcon} title={t('records.noBonuses')} shown={shown} onChange={setShown}>
            {t('records.noBonusesText')}
          </EmptyList>
        }
      />
      <BonusDialog bonus={opened} onClose={() => setOpened(undefined)} />
    </div>
  )
}

function askedOf(shown: ShownFilters<BonusPeriod>): Filters<'bonusDetails'> {
  const { state } = shown.values
  return { ...daysOf(shown), ...(state && { state: state as Bonus['state'] }) }
}
