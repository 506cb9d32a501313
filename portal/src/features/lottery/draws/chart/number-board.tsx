import type { Temperatures, TrendWindow } from '@banyan/rules/lottery/trend-window.ts'
import { useState } from 'react'
import { useText } from '#/src/i18n/text.ts'
import { Segments } from '../trends/segments.tsx'
import { TemperatureSign } from './temperature-sign.tsx'
import { figuresOf, type TrendFigure, trendFigures } from './trend-figures.ts'

interface NumberBoardProps {
  name: string
  window: TrendWindow
  temperatures: Temperatures
}

/** So many numbers that issue by issue nobody would find one: each with a figure. */
export function NumberBoard({ name, window, temperatures: { hot, cold } }: NumberBoardProps) {
  const t = useText()
  const [figure, setFigure] = useState<TrendFigure>('current')
  const figures = figuresOf(window, figure)
  const columns = window.labels.length === 100 ? 10 : 7
  return (
    <div className="flex flex-col gap-3 px-3 md:px-5">
      <Segments
        label={t('trends.figure')}
        value={figure}
        onChoose={setFigure}
        options={trendFigures.map((value) => ({ value, label: t(`trends.${value}`) }))}
      />
      <ol
        dir="ltr"
        aria-label={t('trends.boardCaption', { row: name, count: window.issues, figure: t(`trends.${figure}`) })}
        className="grid gap-0.5 tabular-nums sm:gap-1.5"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {window.labels.map((label, at) => (
          <li
            key={label}
            className="flex h-11 flex-col items-center justify-center rounded-xs border border-line leading-none sm:rounded-sm"
          >
            <b className="text-sm font-bold">{label}</b>
            <span
              className={`mt-1 flex items-center gap-0.5 text-xs ${figure === 'current' && cold[at] ? 'font-bold text-info' : 'text-muted'}`}
            >
              {figures[at]}
              <TemperatureSign isHot={hot[at] === true} isCold={cold[at] === true} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
