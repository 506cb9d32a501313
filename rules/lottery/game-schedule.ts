/** Days without a draw, first and last included, as yyyy-MM-dd. */
export interface Closure {
  readonly from: string
  readonly to: string
}

/** The draw of day `from` is held on day `to`; its issue has the number of the day on which it is held. */
export interface MovedDraw {
  readonly from: string
  readonly to: string
}

/** Days of the week from 1 for Monday to 7, or days of each month. */
export type DrawDays = { readonly weekdays: readonly number[] } | { readonly monthDays: readonly number[] }

/** What a merchant may edit of a game that we draw ourselves. */
export interface FastSchedule {
  /** Seconds before the draw at which sale closes. */
  readonly closeSeconds: number
  /** Whole days, by the clocks of its zone, of which no issue is sold. */
  readonly closures: readonly Closure[]
}

/** What a merchant may edit of a game whose results are imported. Times are HH:MM by the clocks of its zone. */
export interface ImportedSchedule {
  readonly drawTime: string
  readonly closeTime: string
  readonly days: DrawDays
  readonly closures: readonly Closure[]
  readonly moved: readonly MovedDraw[]
}

/** When a game is drawn and its sale closes: plain data of the merchant's. */
export type GameSchedule = FastSchedule | ImportedSchedule
