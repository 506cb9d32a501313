import { type ReactNode, useId, useState } from 'react'
import { Plot } from './charts/plot.tsx'
import { type ChartPoint, type ChartSeries, colourOf } from './charts/series.ts'

export type { ChartPoint, ChartSeries }

export interface TimeChartTexts {
  /** What shows the figures as a table, and the drawing again. */
  readonly asTable: string
  readonly asChart: string
  /** Heads the column of moments. */
  readonly time: string
}

interface TimeChartProps {
  /** What is drawn, for whoever does not see it. */
  label: string
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  texts: TimeChartTexts
  /** A moment under the drawing: short. */
  tickOf: (at: string) => string
  /** A moment in the table and beside the pointer: whole. */
  momentOf: (at: string) => string
  /** A figure at the axis: short. */
  axisOf: (figure: number) => string
  /** Before the switch between drawing and table. */
  aside?: ReactNode
}

/**
 * Figures over time, drawn or as a table: the table says the same to whoever can't see the drawing. The drawing comes
 * with a chart library, so whoever shows one fetches this file when it is needed.
 */
export function TimeChart({ label, series, points, texts, aside, ...rest }: TimeChartProps) {
  const [isTable, setIsTable] = useState(false)
  const titleId = useId()
  return (
    <figure aria-labelledby={titleId} className="flex min-w-0 flex-col gap-3">
      <figcaption id={titleId} className="sr-only">
        {label}
      </figcaption>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
        <Legend series={series} />
        <div className="flex items-center gap-3">
          {aside}
          <button
            type="button"
            onClick={() => setIsTable(!isTable)}
            className="min-h-11 rounded-sm text-muted underline decoration-line-control underline-offset-4 hover:text-text"
          >
            {isTable ? texts.asChart : texts.asTable}
          </button>
        </div>
      </div>
      {isTable ? (
        <FigureTable label={label} series={series} points={points} head={texts.time} momentOf={rest.momentOf} />
      ) : (
        <Plot label={label} series={series} points={points} {...rest} />
      )}
    </figure>
  )
}

function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {series.map(({ name, colour, shape }) => (
        <li key={name} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            style={{ backgroundColor: colourOf(colour) }}
            className={shape === 'bars' ? 'size-2.5 rounded-[3px]' : 'h-0.75 w-4 rounded-full'}
          />
          {name}
        </li>
      ))}
    </ul>
  )
}

interface FigureTableProps {
  label: string
  series: readonly ChartSeries[]
  points: readonly ChartPoint[]
  head: string
  momentOf: (at: string) => string
}

/** The newest first, as long as the drawing is high. */
function FigureTable({ label, series, points, head, momentOf }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section aria-label={label} tabIndex={0} className="h-64 overflow-auto rounded-sm border border-line">
      <table className="w-full text-sm tabular-nums">
        <thead className="sticky top-0 bg-raised">
          <tr>
            <th scope="col" className="px-3 py-2 text-start font-semibold">
              {head}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="px-3 py-2 text-end font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ at, told }) => (
            <tr key={at} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 text-start font-normal whitespace-nowrap text-muted">
                {momentOf(at)}
              </th>
              {series.map(({ name }, place) => (
                <td key={name} className="px-3 py-1.5 text-end">
                  <bdi dir="ltr">{told[place]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
