import type { Temperatures, TrendWindow } from '@banyan/rules/lottery/trend-window.ts'
import { useGrowing } from '@banyan/ui/use-growing.ts'
import { type CSSProperties, memo } from 'react'
import { shortNumero } from '#/src/features/lottery/games/short-numero.ts'
import { valueName } from '#/src/features/lottery/games/value-name.ts'
import { useText } from '#/src/i18n/text.ts'
import { lineGroups } from '../trends/line-groups.ts'
import { TemperatureSign } from './temperature-sign.tsx'
import { figuresOf, trendFigures } from './trend-figures.ts'
import { TrendPath } from './trend-path.tsx'
import '../trends/long-table.css'
import './trend-chart.css'

interface TrendChartProps {
  /** What is followed. */
  name: string
  window: TrendWindow
  temperatures: Temperatures
  /** Numbers of the issues of the window, the oldest first. */
  issues: readonly string[]
}

/** Lines that one frame puts into the page. */
const linesAFrame = 10

/** Issues × labels: a ball where a label was drawn, elsewhere how long ago it was; what that comes to at the foot. */
export function TrendChart({ name, window, temperatures, issues }: TrendChartProps) {
  const t = useText()
  const { labels, omissions } = window
  const width = labels.length
  const isWords = labels.some((label) => !/^\d+$/.test(label))
  const shown = useGrowing(issues.length, linesAFrame)
  // The foot comes with the second lines, so that the first ones wait for less.
  const isFooted = shown > linesAFrame || shown === issues.length
  const newestFirst = Array.from({ length: shown }, (_, at) => issues.length - 1 - at)
  return (
    <section
      dir="ltr"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={name}
      className="trend-box"
      style={{ minBlockSize: `min(40rem, 80svh, ${9.75 + 1.5 * issues.length}rem)` }}
    >
      <div
        className="trend-chart tabular-nums"
        style={{ '--columns': width, '--least': isWords ? '4.25rem' : '1.75rem' } as CSSProperties}
      >
        <TrendPath window={window} />
        <table className="long-table">
          <caption className="sr-only">{t('trends.chartCaption', { row: name, count: issues.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('trends.issue')}</th>
              {labels.map((label, at) => (
                <th key={label} scope="col">
                  <b className="block">{valueName(t, label)}</b>
                  <TemperatureSign isHot={temperatures.hot[at] === true} isCold={temperatures.cold[at] === true} />
                </th>
              ))}
            </tr>
          </thead>
          {lineGroups(newestFirst).map((group) => (
            <tbody key={issues[group[0] ?? 0]} style={{ '--lines': group.length } as CSSProperties}>
              {group.map((issue) => (
                <TrendLine
                  key={issues[issue]}
                  numero={issues[issue] ?? ''}
                  missed={omissions.subarray(issue * width, (issue + 1) * width)}
                  labels={labels}
                  isWords={isWords}
                />
              ))}
            </tbody>
          ))}
          {isFooted && (
            <tfoot>
              {trendFigures.map((figure) => (
                <tr key={figure}>
                  <th scope="row">{t(`trends.${figure}`)}</th>
                  {figuresOf(window, figure).map((value, label) => (
                    <td key={labels[label]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tfoot>
          )}
        </table>
      </div>
    </section>
  )
}

interface TrendLineProps {
  numero: string
  missed: Uint16Array
  labels: readonly string[]
  isWords: boolean
}

/** Who hears the table hears what was drawn; how long the others are missing stands at the foot. */
const TrendLine = memo(function TrendLine({ numero, missed, labels, isWords }: TrendLineProps) {
  const t = useText()
  const figures = Array.from(missed, (figure) => (figure === 0 ? '' : String(figure)))
  return (
    <tr>
      <th scope="row">{shortNumero(numero)}</th>
      <td colSpan={labels.length}>
        <span aria-hidden="true" className="trend-missed">
          {figures.join('\t')}
        </span>
        {labels.map((label, at) =>
          missed[at] === 0 ? (
            <span
              key={label}
              className={isWords ? 'trend-hit trend-hit-word' : 'trend-hit'}
              style={{ insetInlineStart: `calc(${at} * var(--cell))` }}
            >
              {valueName(t, label)}
            </span>
          ) : null,
        )}
      </td>
    </tr>
  )
}, isSameLine)

/** A window that moved on has new figures; most of its lines have the same. */
function isSameLine(before: TrendLineProps, after: TrendLineProps): boolean {
  return (
    before.numero === after.numero &&
    before.labels === after.labels &&
    before.missed.every((missed, at) => missed === after.missed[at])
  )
}
