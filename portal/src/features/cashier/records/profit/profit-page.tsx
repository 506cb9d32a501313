import { errorText } from '@banyan/client/error-text.ts'
import { type RecordPeriod, recordPeriods } from '@banyan/rules/money/record-filters.ts'
import { Button, IconButton } from '@banyan/ui/button.tsx'
import { csvOf } from '@banyan/ui/csv.ts'
import { chartIcon } from '@banyan/ui/icons/chart-icon.ts'
import { downloadIcon } from '@banyan/ui/icons/download-icon.ts'
import { failureIcon } from '@banyan/ui/icons/failure-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { saveFile } from '@banyan/ui/save-file.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Text, useText } from '#/src/i18n/text.ts'
import { EmptyList } from '../parts/empty-list.tsx'
import { Periods } from '../parts/filter-bar.tsx'
import { dayText } from '../parts/moment.tsx'
import { AsOf, RecordSums } from '../parts/record-sums.tsx'
import { type Profit, profitQuery } from '../queries/record-queries.ts'
import { ProfitTable, productText } from './profit-table.tsx'

/** What the account won and lost, by product (requirements WAL-09, MEM-01). */
export function ProfitPage() {
  const t = useText()
  const [period, setPeriod] = useState<RecordPeriod>('sevenDays')
  const { data, error, isFetching, refetch } = useQuery(profitQuery(period))
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 basis-full md:grow md:basis-0">
          <Periods periods={recordPeriods} chosen={period} onChoose={setPeriod} />
        </div>
        <IconButton
          icon={downloadIcon}
          label={t('records.export')}
          title={t('records.export')}
          weight="quiet"
          disabled={!data || data.products.length === 0}
          onClick={() => data && saveProfit(t, data)}
        />
      </div>
      {error && !data ? (
        <Notice
          icon={failureIcon}
          title={errorText(t, error)}
          urgent
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('action.tryAgain')}
            </Button>
          }
        />
      ) : (
        <>
          <RecordSums
            label={t('records.netProfit')}
            figures={[
              { id: 'profit', label: t('records.netProfit'), amount: data?.profit, isMovement: true },
              { id: 'deposits', label: t('records.deposits'), amount: data?.deposits },
              { id: 'withdrawals', label: t('records.withdrawals'), amount: data?.withdrawals },
              { id: 'pending', label: t('records.pending'), amount: data?.pending },
            ]}
            note={
              <>
                <p className="min-h-5">
                  {data && data.from !== data.to
                    ? t('records.daysShown', { from: dayText(data.from), to: dayText(data.to) })
                    : data && dayText(data.from)}
                </p>
                <AsOf moment={data?.asOf} />
              </>
            }
          />
          {data && data.products.length === 0 ? (
            <EmptyList
              icon={chartIcon}
              title={t('records.noPlay')}
              shown={{ period, values: {} }}
              onChange={(next) => setPeriod(next.period)}
            />
          ) : (
            <ProfitTable profit={data} />
          )}
          {/* How long the table above it is nobody knows before. */}
          {data && <p className="px-1 text-sm text-muted text-pretty">{t('records.profitNote')}</p>}
        </>
      )}
    </div>
  )
}

function saveProfit(t: Text, profit: Profit): void {
  const titles = ['product', 'roundCount', 'stake', 'valid', 'payout', 'profit'] as const
  const rows = profit.products.map(({ product, bets, stake, valid, payout, profit: own }) => [
    ...[productText(t, product), String(bets), stake, valid, payout, own],
  ])
  const rest = [
    [t('records.rebates'), '', '', '', '', profit.rebate],
    [t('records.promotions'), '', '', '', '', profit.promotion],
    [t('records.total'), String(profit.bets), profit.stake, profit.valid, profit.payout, profit.profit],
  ]
  const text = csvOf(
    titles.map((title) => t(`records.${title}`)),
    [...rows, ...rest],
  )
  saveFile('profit.csv', 'text/csv;charset=utf-8', text)
}
