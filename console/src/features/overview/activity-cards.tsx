import { formatAmount, formatNumber, momentFormat, numberFormat } from '@banyan/client/formats.ts'
import { lazyPart } from '@banyan/client/lazy-part.tsx'
import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import { amountOfExact, exactOf } from '@banyan/rules/money/amount.ts'
import { Card } from '@banyan/ui/card.tsx'
import { Chip, ChipStrip } from '@banyan/ui/chip.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import type { ChartPoint, ChartSeries } from '@banyan/ui/time-chart.tsx'
import { useNear } from '@banyan/ui/use-near.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { request } from '#/src/api/request.ts'
import { useCallName } from '#/src/features/calls/call-name.ts'
import { Money } from '#/src/features/records/amount.tsx'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { Facts } from '#/src/features/records/facts.tsx'
import { FactsSkeleton } from '#/src/features/records/facts-skeleton.tsx'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { startUp } from '#/src/session/start-up.ts'

type Figures = ValueOf<Calls['activityFigures']>
type Point = Figures['points'][number]
type Range = 'day' | 'week' | 'month'

const TimeChart = lazyPart(async () => (await import('@banyan/ui/time-chart.tsx')).TimeChart)
const ranges = ['day', 'week', 'month'] as const satisfies readonly Range[]
/** The server tells money no sooner, and the rest is read beside it. */
const anewAfterMs = 60_000

/**
 * What was played, who signed in and what failed over a day, a week or a month, and what members have now; beside it
 * what else is looked at first.
 */
export function ActivityCards({ aside }: { aside: ReactNode }) {
  const t = useText()
  const [range, setRange] = useState<Range>('day')
  const query = useQuery({
    queryKey: ['activityFigures', range],
    queryFn: () => request('activityFigures', { range }, { isUnattended: true }),
    placeholderData: keepPreviousData,
    refetchInterval: anewAfterMs,
    meta: { shownInPlace: true },
  })
  const { data } = query
  if (!data && query.isError)
    return (
      <>
        {aside}
        <Card title={t('activity.title')}>
          <CardFailure query={query} />
        </Card>
      </>
    )
  return (
    <div className="grid min-w-0 gap-4 xl:grid-cols-3">
      <div className="flex min-w-0 flex-col gap-4 xl:col-start-3 xl:row-start-2">
        {aside}
        <MoneyCard data={data} />
      </div>
      <div className="min-w-0 xl:col-span-3 xl:row-start-1">
        <ChipStrip label={t('activity.range')}>
          {ranges.map((each) => (
            <Chip key={each} chosen={each === range} onClick={() => setRange(each)}>
              {t(`activity.${each}`)}
            </Chip>
          ))}
        </ChipStrip>
      </div>
      <div className="min-w-0 xl:col-span-2 xl:col-start-1 xl:row-start-2">
        <PlayCard data={data} range={range} />
      </div>
      <div className="min-w-0 xl:col-span-2">
        <LoginsCard data={data} range={range} />
      </div>
      <FailuresCard data={data} range={range} />
    </div>
  )
}

interface CardProps {
  data: Figures | undefined
  range: Range
}

function PlayCard({ data, range }: CardProps) {
  const t = useText()
  const points = data?.points ?? []
  const sumOf = (of: 'staked' | 'paid') => points.reduce((sum, point) => sum + exactOf(point[of]), 0n)
  const [staked, paid] = [sumOf('staked'), sumOf('paid')]
  const stakes = points.reduce((sum, point) => sum + point.stakes, 0)
  return (
    <Card title={t('activity.title')}>
      {data ? (
        <dl className="mb-5 flex flex-wrap gap-x-10 gap-y-3">
          <Sum name={t('activity.staked')} value={amountOfExact(staked)}>
            {t('activity.stakes', { count: stakes, stakes: formatNumber(stakes) })}
          </Sum>
          <Sum name={t('activity.paid')} value={amountOfExact(paid)} />
          <Sum name={t('activity.kept')} value={amountOfExact(staked - paid)} />
        </dl>
      ) : (
        <Skeleton className="mb-5 h-14 w-full rounded-md" />
      )}
      <Chart
        data={data}
        range={range}
        label={t('activity.title')}
        series={[
          { name: t('activity.staked'), colour: 'primary', shape: 'bars' },
          { name: t('activity.paid'), colour: 'gold', shape: 'line' },
        ]}
        pointOf={({ at, staked: in_, paid: out }) => ({
          at,
          drawn: [Number(in_), Number(out)],
          told: [formatAmount(in_), formatAmount(out)],
        })}
      />
      {data && (
        <p className="mt-3 text-sm text-muted">
          {data.foldedUntil ? t('activity.asOf', { when: momentText(data.foldedUntil) }) : t('activity.notYet')}
        </p>
      )}
    </Card>
  )
}

function Sum({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-xl font-semibold tabular-nums">
        <Money amount={value} />
      </dd>
      {children && <dd className="text-sm text-muted">{children}</dd>}
    </div>
  )
}

function MoneyCard({ data }: { data: Figures | undefined }) {
  const t = useText()
  return (
    <Card title={t('money.title')}>
      {data ? (
        <Facts
          rows={[
            { name: t('money.available'), value: <Money amount={data.money.available} /> },
            { name: t('money.held'), value: <Money amount={data.money.held} /> },
            { name: t('money.owed'), value: <Money amount={data.money.owed} /> },
          ]}
        />
      ) : (
        <FactsSkeleton rows={3} />
      )}
    </Card>
  )
}

function LoginsCard({ data, range }: CardProps) {
  const t = useText()
  return (
    <Card title={t('activity.logins')}>
      <CountChart
        data={data}
        range={range}
        label={t('activity.logins')}
        series={[
          { name: t('activity.entered'), colour: 'primary', shape: 'bars' },
          { name: t('activity.refused'), colour: 'gold', shape: 'line' },
        ]}
        figuresOf={({ signIns, refusedSignIns }) => [signIns, refusedSignIns]}
      />
    </Card>
  )
}

/** How many requests failed, and which calls failed most. */
function FailuresCard({ data, range }: CardProps) {
  const t = useText()
  const callName = useCallName()
  return (
    <Card title={t('activity.errors')}>
      <CountChart
        data={data}
        range={range}
        label={t('activity.errors')}
        series={[{ name: t('activity.failures'), colour: 'danger', shape: 'bars' }]}
        figuresOf={({ failures }) => [failures]}
      />
      {data && data.failing.length > 0 && (
        <div className="mt-4 border-t border-line pt-3">
          <h3 className="mb-2 text-sm text-muted">{t('activity.failing')}</h3>
          <Facts
            rows={data.failing.map(({ call, count }) => ({
              name: call === '' ? t('activity.files') : callName(call),
              value: formatNumber(count),
            }))}
          />
        </div>
      )}
    </Card>
  )
}

interface ChartProps extends CardProps {
  label: string
  series: readonly ChartSeries[]
  pointOf: (point: Point) => ChartPoint
}

function CountChart({
  figuresOf,
  ...rest
}: Omit<ChartProps, 'pointOf'> & { figuresOf: (point: Point) => readonly number[] }) {
  return (
    <Chart
      {...rest}
      pointOf={(point) => {
        const drawn = figuresOf(point)
        return { at: point.at, drawn, told: drawn.map(formatNumber) }
      }}
    />
  )
}

/** A chart as high as its place holder, so that nothing moves when it comes; its library is large, so it comes to whoever sees it. */
function Chart({ data, range, label, series, pointOf }: ChartProps) {
  const t = useText()
  const { ref, isNear } = useNear<HTMLDivElement>()
  const waiting = <Skeleton className="h-[19rem] w-full rounded-md" />
  if (!data || !isNear) return <div ref={ref}>{waiting}</div>
  return (
    <Suspense fallback={waiting}>
      <TimeChart
        label={label}
        series={series}
        points={data.points.map(pointOf)}
        texts={{ asTable: t('activity.asTable'), asChart: t('activity.asChart'), time: t('activity.time') }}
        tickOf={tickOf(range)}
        momentOf={momentOf(range)}
        axisOf={axisText}
      />
    </Suspense>
  )
}

const writtenAs = (options: Intl.DateTimeFormatOptions) => (at: string) =>
  momentFormat({ ...options, timeZone: startUp().timeZone }).format(new Date(at))
const tickOf = (range: Range) =>
  writtenAs(
    range === 'day' ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : { day: 'numeric', month: 'numeric' },
  )
const momentOf = (range: Range) =>
  range === 'month' ? writtenAs({ weekday: 'short', day: 'numeric', month: 'short' }) : momentText
const axisText = (figure: number) => numberFormat({ notation: 'compact', maximumFractionDigits: 1 }).format(figure)
