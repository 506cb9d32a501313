import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { type ChartPoint, type ChartSeries, colourOf } from './series.ts'

interface PlotProps {
  label: string
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  tickOf: (at: string) => string
  momentOf: (at: string) => string
  axisOf: (figure: number) => string
}

const height = 256
const tick = { fill: 'var(--muted)', fontSize: 12 }

/** The drawing. Time runs as the page's lines do; the arrow keys go from moment to moment once it has the focus. */
export function Plot({ label, series, points, tickOf, momentOf, axisOf }: PlotProps) {
  const isRtl = document.documentElement.dir === 'rtl'
  return (
    // Its places are counted from the left; what is written in it has its own direction.
    <div dir="ltr" className="min-w-0" style={{ height }}>
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 320, height }}>
        <ComposedChart
          data={[...points]}
          margin={{ top: 8, right: 4, bottom: 0, left: 4 }}
          aria-label={label}
          barGap={1}
          barCategoryGap="22%"
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="at"
            reversed={isRtl}
            tickFormatter={tickOf}
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: 'var(--line)' }}
            minTickGap={28}
          />
          <YAxis
            orientation={isRtl ? 'right' : 'left'}
            tickFormatter={axisOf}
            tick={tick}
            tickLine={false}
            axisLine={false}
            width="auto"
            allowDecimals={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--shade)', stroke: 'var(--line-control)' }}
            content={({ active, payload }) =>
              active && payload[0] ? (
                <Told point={payload[0].payload as ChartPoint} series={series} momentOf={momentOf} isRtl={isRtl} />
              ) : null
            }
          />
          {series.map(({ name, colour, shape }, place) => {
            const figureOf = ({ drawn }: ChartPoint) => drawn[place] ?? 0
            return shape === 'bars' ? (
              <Bar
                key={name}
                name={name}
                dataKey={figureOf}
                fill={colourOf(colour)}
                radius={[3, 3, 0, 0]}
                maxBarSize={28}
                isAnimationActive={false}
              />
            ) : (
              <Line
                key={name}
                name={name}
                dataKey={figureOf}
                type="linear"
                stroke={colourOf(colour)}
                strokeWidth={2}
                dot={false}
                activeDot={{ r: 4, stroke: 'var(--raised)' }}
                isAnimationActive={false}
              />
            )
          })}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}

interface ToldProps {
  point: ChartPoint
  series: readonly ChartSeries[]
  momentOf: (at: string) => string
  isRtl: boolean
}

/** Beside the pointer: the moment and its figures. */
function Told({ point, series, momentOf, isRtl }: ToldProps) {
  return (
    <div
      dir={isRtl ? 'rtl' : 'ltr'}
      className="rounded-md border border-line bg-overlay px-3 py-2 text-sm shadow-md tabular-nums"
    >
      <p className="mb-1 text-muted">{momentOf(point.at)}</p>
      <dl className="grid grid-cols-[auto_auto] gap-x-4 gap-y-0.5">
        {series.map(({ name, colour }, place) => (
          <div key={name} className="contents">
            <dt className="flex items-center gap-2">
              <span aria-hidden="true" style={{ backgroundColor: colourOf(colour) }} className="size-2 rounded-full" />
              {name}
            </dt>
            <dd className="text-end font-semibold">
              <bdi dir="ltr">{point.told[place]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
