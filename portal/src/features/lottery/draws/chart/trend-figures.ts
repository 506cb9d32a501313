import { numberFormat } from '@banyan/client/formats.ts'
import { averageOmission, type TrendWindow } from '@banyan/rules/lottery/trend-window.ts'

/** What is told of each label over a window, in the order in which it stands below a chart. */
export const trendFigures = ['current', 'hits', 'average', 'longest', 'streak'] as const
export type TrendFigure = (typeof trendFigures)[number]

/** A figure of every label, as the page's language writes it; averages have one decimal. */
export function figuresOf(window: TrendWindow, figure: TrendFigure): string[] {
  if (figure !== 'average') return Array.from(window[figure], String)
  const format = numberFormat({
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return Array.from(window.hits, (hits) => format.format(averageOmission(window.issues, hits)))
}
