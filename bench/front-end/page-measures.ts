import type { PageMeasure } from './lighthouse-run.ts'

const score = { unit: 'of 100', better: 'higher' } as const
const time = { unit: 'ms', better: 'lower', isReport: true } as const

/** What is asked of a page in Lighthouse's mobile preset. */
export const pageMeasures: readonly PageMeasure[] = [
  { ...score, name: 'performance', floor: 95, target: 99, isReport: true, figure: (p) => p.performance },
  { ...score, name: 'accessibility', floor: 100, target: 100, figure: (p) => p.accessibility },
  { ...score, name: 'best practices', floor: 100, target: 100, figure: (p) => p.bestPractices },
  { ...score, name: 'SEO', floor: 100, target: 100, figure: (p) => p.seo },
  { ...time, name: 'largest contentful paint', floor: 2000, target: 1500, figure: (p) => p.largestPaintMs },
  { ...time, name: 'total blocking time', floor: 150, target: 80, figure: (p) => p.blockingMs },
  {
    ...{ name: 'cumulative layout shift', unit: '', better: 'lower', floor: 0.02, target: 0 },
    figure: (p) => p.layoutShift,
  },
  { name: 'first load in all', unit: 'KB', better: 'lower', floor: 400, target: 300, figure: (p) => p.kilobytes },
]
