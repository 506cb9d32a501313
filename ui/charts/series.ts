/** One figure over time. */
export interface ChartSeries {
  readonly name: string
  readonly colour: 'primary' | 'gold' | 'danger' | 'info'
  readonly shape: 'bars' | 'line'
}

/** The figures of one moment, in the order of the series. */
export interface ChartPoint {
  readonly at: string
  /** As they are drawn. */
  readonly drawn: readonly number[]
  /** As they are told: exact, where the drawing need not be. */
  readonly told: readonly string[]
}

export const colourOf = (colour: ChartSeries['colour']) => `var(--${colour})`
