/** What a page tells of a number beside offering it. */
export interface NumberMark {
  /** Draws since it was drawn last. */
  readonly missed?: number | undefined
  readonly isHot?: boolean | undefined
  readonly isCold?: boolean | undefined
  /** The colour that the number has of old. */
  readonly colour?: 'R' | 'B' | 'G' | undefined
  /** Not sold, or at half the odds. */
  readonly sale?: 'closed' | 'half' | undefined
}

/** The mark of a label in a row of a bet type's picker. */
export type MarkOf = (row: string, label: string) => NumberMark | undefined
