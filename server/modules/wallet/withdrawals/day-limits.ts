/** What a member may withdraw in a day of the merchant's. */
export interface DayLimits {
  /** Undefined without a limit. */
  readonly countPerDay: number | undefined
  /** In minor units. */
  readonly sumPerDay: bigint
}
